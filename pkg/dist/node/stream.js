// generated/bytes.js
var text = 'a3H_31baaab}bv3Id000a3Ie0000a3Ic00a3If00000a3Ic00b03Ie0000b03Ib0a3Id000b03Ig000000a3Ib0b03If00000b03Ih0000000a3Ig000000b03Ii00000000a3Ii0000007c0b03Ic7e0a3If00007ea3Ik0000000000a3Iab03Ic00b7e3Ih0000000b03Iaad8Zb81bbdrbbgaecfdhbbabaccbccaaacheefccaeggggjjfffffyiihdkfaaahbbfbddgggggggaacabaaaxbiiiacacccddobbddubibbcbcfeggiggeabaadeacaaacdbbadahffifhfkefddbbhccleahadccgabkeehehaadabbddddbhuuaebiicbfbfddedjcb]hacccesbkhdjjeeahaaaagiadahtbeaccefci]qdbapfrbidaadfdbalgjb0b //!auh7gbkg31,313ZP3Vcau3R3.,3RO3E3K3HW3R3.a3hh3R3Z39X,PWa*]3R3Z39X,PW3E3K3HW3R3.aJyV,W,3RW3EX,P_3)3Z39aTu,39V3D3Z3)39W3E3Z+a3fi3)_3EX3HN3)VaFhP,_,PX,a3eiX3HN3)V3HW,a3g]X3HN3)V3HW,3E3R3HNNa7Qbk7H8vh81b!3(c&0d7e&a /uO(e%a<aTaq(]TarTa@b=jdR<e @fY(h<iY(g aEaa<g.aIa<<g aEaq<g.aIai<g2raaaaaaaaaaaaaaaa2uaT<g aEaI<g2raaaaaaaaaaaaaaaa2ua3o<i CaY(i Ae9]au<e RO(f<h Ae8Qkaa<e<jEa|f<jeR i<j<j iMm=idR<f<dTaiEai<f<dFaaIaa<d rY=d<f CaY=f<i bO(i]auu<e 7*fY<a<co8sb<eTa#f=h<eTa}f=f<eTa7*f=idR<f<i(d9eR<d <Y=i<dTaa<h9]b<dFaz=3f<dFao=T<e RO<dJae h^ CaNY(g<dFai(FIa%<g<TIa*<g<3fIa3r<e<FIa7.f<e<TIa7Qf<e<3fIa!frbuu<jeR<aTar=y<aTao=x a=idR<e RO<i h^(d CaNY(f<fJaHKa&<fTaaeR<e HY<a<fTae bY(h<]Tar<d zNY(g<]Taqo0<fc0 a<eTaH b^)]aG<gJav h9eR<eTa3o=u brbu au(dKa=<f bKa<<f<uEao<f<dEar h=d<gJaq(g a<g 8]aZm rNJa"#R=gcRcRcRcRcRcRcRcRcRcRcRcRcRcR C~!a<y<h rNY<h<xMmTai h^ bOyhbcdefghau a=drgu b=drfu c=dreu d=drdu a=u b=o e=d e=r b=h<gykiddddedfgidu a=o b=u f=d b=h<g(rykhccccdcefhcu g=du a=o b=h<d=r a=u<gykfaaaabacdeau<d d1=hreu<r c1=hrdu<o=hrcu<u=hrbu<d g^ e1=hu<f<hKa(<f bKa)<f<fTa<Ea1u<j<i bY(i9]auucR<]Tar(xTa@b(d zN a<d jZ(dm(g)]a<x e<dm(f<gY=q<e -fY=l<]Jao=t a=jdR<f zY=dcRc0<t<fJal(g9eR<g c9eR h=u<j<fJav h1]cGurcu<j=u<fJavu=h a=f<x<u h^(g zNYJav h1<e RO(]<g CaNY(yTa<(r /c^)<r zX(s a9PP=g a=i<h h^ CaN<]Y(]Ta<(o ///3Q^ ///o9eR<o //e^ oX<gP=iucRcRcR<s bOyccbau c=f<g<i<o^P b^)]bu b=fu<e<hEa"f<e<fKa8lf<e<uEa-f<e<i 0_ b^Ka8zf a=fdRcR<l<f(g dWY(fJae(i)]a<e RO<fTaa h^ CaNY(fJa< b^)]a<f aEa1<f aKa)<f<iKa3wu b=f<g b^)]au<yJa3w c1eR<]<rEa1<] cKa)ucR<yTar b9]a<]Tar b9]a<]Tao=g<e<yTaoEa8Qk<e<aTaoEa8Zk<e<a2aaa2uaBk<e<gEa8zf<e<aTaoEa"f<e<a2aaa2ua@f<e BkY<e @fYo7qb)]a<e<uEa8zf<e<hEa"f<e<hEa8lf<e<uEa-f a=f a=idRc0cR<e RO(h<l<f dWY(fTaa h^ CaNY(gJa3w b9]a<gJaH c1]a<fTae h^ CaN<hYJa3w)rbu au=h<g<hKa3p b=f<i b^ b=i)]auuu<d<q1]b<j bY=j<d=frauau a=ocR<eTa|f(n)]a a=rdR<aTaq(iTar(j<r h^(g zN(uY=d<e RO<g CaNY(xJa)=qcRcRcRcRcRc0c0cRcRcRcRcRcRcR<xTa?(g<xTa*(hLeR<q]y<iTaq(gTaq(h)]y<dJal b9]y<dJav h9]y<dJaq(d a<d 8]aZm rN(dJa8l#R d1]y<iJao]y<h zN=f<d -#!aYJaj(d a<d 3sZm nN 5|!aY=d<gTao=u<jJa8Ib<iJa7Tc rNJa8H7ZR rNJa8w#R9=idRcR<f<uY(g oOTaa(h)]a<i]a<g qOTaa(jJaa >9]a<h bO(h<dJaz9]a<d<j bY<ho|b)]du<f zO(f]auryu<xJaK=j<xJa3y b^(])<q c1^]]<e RO<dJav h^ CaNY(dTao=f<dTar=s<dTae=z<dTaa=G a<]<j b^m]e<aTa< bKa,<iTar<uY=u<seR a C~!a<aTar<f rNY<f<aTaoMm(kTae(d<kTaa(kO<d<kZ<d a<aTai(j<j<aTaeD(jmDP(dm=v b b<aTaa<jm<kY<dm=ku<e @fY(o<aTa; b<aTaz(dTaT<hY<g<dTa*D(jm(p a<g<hO(d<jm(l<u<iTaqoM<eTa@f)]k<e<eTa-fEa!k<e<eFa@fIa7Qk<eTa8lf=]<eTa"f=h<eTa8zf=y<seR<e<eTa!kEa8Hk<e<eFa7QkIaBk<e<yEa8Qk<e<hEa8Zk<e<]Ea8.k<e<fEa8zf<e<aTaoEa"f<e<a2aaa2ua@f<e BkY<oo7qb]eu<e<eTa!kEa8Hk<e<eFa7QkIaBk<e<]Ea8.k<e<hEa8Zk<e<hEa"f<e<e2aaBk2ua@f<e<yEaAf<e cEa8zf<e @kY<e @fYo9<eTa@k b9]cdR<eTa-k=t<eTaCk=o<e @kY<e @fYo9<eTa@k]au<e<eTa8ZkEa"f<e<e2aaBk2ua@f<e<yEaAf<e cEa8zf<eTaBk=wdR<e "kY<e @fYo9<eTa"k b9]d a=d a=u a=g<h<eTa8zk(fDeR<]<f rNYTai(g eX(j a<g h^(i f1m=g<j a<i e1m=uu a=icR<w)]a<u<f bY(fDeR<f=jdR<d bY=d C~!a<]<j bY(j rNY<h<jLmTai eX(j<uZ]auu<f<gM]adR<i bY=i C~!a<]<f rNY<f<hMmTai eX(f<gZ]auu<d<iY b1]au C~!a<]<o rNY(g<h<oLmTai h^ f9]b C~!a<]<y rNY<h<yLm(dTae=j<dTaa=d 8;~!a=f e=i ariu<e ?Y<g iOTaa<g eOTaao7Fb<e<eFa?IaAf<e cEa8zf<e U7<!aEa"f<e<hEa8lf<e<dEa-f<e bEaCf<e 7i7q!aEa@f<e BkY<e @fY eo3Q<a<b<x<r<eTa8>k(d<eTa8Hko8Kb<eTaBk(g)]r<d<go+rru C~!a<]<y rNY<h<yLmTae=j C~!a<]<t rNY<h<tLmTaa=d<e TY<e BkY<o<t bOo7c a=u<h<oDeR<gTai(g eX a<g h^ e1m=uu<eTa*=m<eTaT=w<o bY=icRcRdR<i(g<uM]b C~!a<]<g bY(f rNY<f<hMmTai eX=i<g<tL]au<w b^)]brgu b=f a=i<w b1]f arhu C~!a<]<g rNY<g<hMmTaa=j brfu a=f brfu<e @fY<l b bo3R<eTaCf=g<eTa@f]b<e<eTa-f(hEa7.k<e<gEa#k<l)(g]h<g]f<h<p<l8Qkaarfu<aTaz(fTaT=i<e @fY a<g<hO(d<g<fTa*D(jm(g b bo3R<eTaCf=f<eTa@f b9eR<e<eTa-f(uEa7.k<e<fEa#k<g)(]]i<]]f<u b<h<iY<jm<g8Qkaarfu<eTa-fau<eTa-fau C~!a<]<m bY(d rNY<d<hMmTae=d bu=f a=i au=gcR<seR C~!a<]<y rNY<h<yLm(dTae=j<dTaa=d<v=i<k=frbu<g]cu C~!a<] rY<h bLmTaa=g<e<iEa8lf<e<fEa-f<e b<p<j<gO(hY<h<lDmEa"f<e a<d<gO(d<d<lD(dmEaCf<e b<p<dmEa@f<e<l<hO(d a<d<lLmEa8zf<e #kY<e @fY do3Q<eTa7Zk(d)]cu<q)eR<a<b<x<r<eTa7.k(g<do8Kb<eTa#k(d)]e<g<do+reu<xTaa b9eR<a x<b<z<q c9m<b<Gm(d<d<ro8wbrcu<a x<xTae(d<d<ro8wbrbu<e.////oIa#ku<eTa#k=fu<f)]a<eTa7.k<fo+u<r bY(r<n9]au<eTa|f(o)eR a=orbu b=i a=fdR<f Ae1]b<e RO<fY=d<i<o1=g<i bY=i<f CaY=f<dTaq<dJa3w a9P b^(d b c<dm<gm(d c1]au<d)]a<aTaqTar(gTa@b(d a<d jZ(km(h zN=d<g e<km(u=fdR<d(geR<d zO=d<fTaa<f zY=f c9]buu<h zN=d a=fcRdRcR<f Ae1]a<d)]a<e RO<fY=kcR<g)eR<kTaa)]b b=j<kJa3w b9]breu b=j<kJa3w c1]d<uTaa c9]a<kTaa]du<u zY=u<f CaY=f<d zO=d<o bO(o]buu a=ju<aTa<(d<j<dJa,PKa,<aTa;(rJa}b b1eR<ao7mb<aTa;=ru<r aEa7Qb<rFa7.b=3f<r.////!aIa7.b<e aEa!k<e<3fIa7Qk<a<boh=]c0<aJa%(G)eR C~!a<aTar<b rNY<b<aTaoMmTae(d<d a9Orbu<aTai(d a<d<aTaeLmu=ncR<rTa8zb(m)eR a=j<r aEa6b<eTa|f=w a=q<](g=l<g=xrbu<3f.<S7?=; C~!a<aTar(3a<rTa"b(oTaa(d rNY<d<aTao(zMmTaa=v<r aEa6b b<aTaa<aTai(3b<aTae(dDm=3c<eTa|f(w bO=s<r @bY=<<r 8cbY==<o<m cWY=(<3b bO<dZ=& a=j a=p<](k=x<v=l a=qdR<p bY=p C~!a<3a<oTaa(t rNY(h rY<t bY<zMmTae(g=d C~!a<h<t<zMmTaa(y=h a=icRcR<w)]a<s=d a=u a=fdR<f Ae1eR<g=d<y=h a=ircuc0cR<e RO<fY(hJa3w)]a<hTaa)]a b<hTae<t1]bGu<u bY=u au=h<f CaY=f c<hO<h<dm=i<d bO=d<i c1]au<g=d<y=h<i)]a c=i<t=h<e RO<u(d h^ CaNY(fJa3w b9]acR<j]a<rTa8zb<pLeR<]=k<v=yrbu C~!a<3a<rTa"b<p cWYTaa(d rNY<d<zMmTaa=k a=ycR<&)]a 0=i<3cJaa=hdR<i(d 7j7<!aYJaa<h1(u)eR<d bY=i<d]buu<k<3bM]a<G)]a<u]a<k<3cYJaa 3t9]a<rTa-b(x<rTa@b1eR<<o3)u<rTaCb<xY 3tKaa b=q<r<x bY(lEa-b b=yu<k<yY=y<g=ku<rTa6b(d<rTa8cb1eR<=o3su<rTa!b<d cWY<g<y<g<yDmEaa<f<yEaR<f<kEa3o<r<d bYEa6brbu<eTa7Qk<j1eR<e 7QkYo.<eTa8ck=;u<;<j zNY(f<dEaq<f<hEao<f<iEar<f<y<l<jmEai<f<k<x<jmEae<f a<q<jmEaa<e<j bY(jEa!ku<g=k<o eY(o<(9]auu a=h<r aEa8.b<rFa8>b=3f<r./////bIa8>b<e<lEaAk<e<xEa8zk<e<qEa"k<e aEa-k<e<3fIa@k<3f.<S7?=u 3D=y a=t a=idR<w<i<i<wZm=kcRdR<k<i(d1]b<d bY=i<e RO<d h^ CaNY(fTaq b9]au<f3]a3r=3f<eTa@k<t1eR<e @kY<t b i oo3l<eTaCk=uu<u<t eWY(k<dEai<k<3fIaa<e<t bY(tEa-k<h oY=h<y oY=yrbuu<eTaCk(f<t<r 8ZbYo8obGcR<t)eR<j=f<g=krbu 3e *<Gm=w<aTai(d<aTaeD(k<d cZP=; b<aTaa(3a<km=3b<f iO=3c<j zN=p<r @bY=<<aTaz=G<n a<d<kmD==<j=fdR<e RO<h<3cYTaa h^ CaNY(dTa3r(z<h oO(o eX(vO(k a<k<zLm=u a=hc0 b<dTaT(k<dTa%(iZ]aG b<k<GTa*D]aG<k<iO=h<GTaT<iYu=i<j<uZ=s<dTa;<dTaz=&<dTaq=3dcRcR<m]a<v bY<t9]a a=q a=d<h a<n<gO<=<g<nDP(kmLeR a<h<i b<g<3bY<km<ho|bm=du<e aEa"k<e<gEa8zk<e<d<gY(kEaAk<k=l<g=xrbu<g=ku<j<u<sm=sc0<h)eR<e<wKa@f a=u<s)rbu<i a<i<h bO(uYJaa(g 3t1(dm=vcR<g 3t9]a<s]a<;eR<e<wKa@f brcu<i=v<3a>aa 8f8Va9]a b=l<e bEaAk<e.////oIa"k<e<wKa@f a=q b=x a=] brbu<e<wKa@f<u<h<dm=u<v<i<dm=i<s)u=g<e <Y<w<i<uo3x b=h<rTa-b=d<<<i<e @fY<eTa< b1(im<u b<imov<rTa-b=icR<g)eR<d=u<i=grbu<q=h<x=u<l=g<f)]a<eTa8ck(v<iEai<v<dEae<v bEaau<eTa7Qk<f1eR<e 7QkYo.u a<3d b^(dm=i<& a<dm=v<eTa8ck<f<s<f<sZm zNY=dcR<f<sL]a<p<j<f<f<jDm(s<z<y eXO(( a<z<(Mm(z<s<zZm 3.NY(s)]a<d zY<d<s8Qkaau<d<iEaq<d<vEao<d bEar<d<gEai<d<uEae<d<hEaa<e<f bY(fEa!k<y oO=y<p zY=p<k=g<o(h]auu<rTa8>b(deR<rTa8Hb<d eWo+u<r<eTa-kEa8.b<r<eFa@kIa8>b<eTa8ck=i<e<]Ea#k<e<rTa-bEa7.k<f)eR<a<e #kY<e "kY<e ROo7Kbu<e aEa8>f<e<i<f zNY(gEa7pg<e 8lfY=j b=fdR<f<h c1P=fcRcRdRcR<f b^)eR<j<h rNY(fTaa(d d9]bu<g<i1]c<e<i zY(dEa7lg<iTaa(h d1]c<e<hEa8lf<e<iFaeIa"f<e<iFarIaAf<e<iTaqEaBf a=h<d=i a=frbuu<e<dEaBk<e<fFae(3fIa8>k<h bY=h<d]b<eTa#k<3f7?9]b<rTa-b<eTa7.k9]b<e<3f.<S3sa#k a=frcu<e<nEa-f<e<kEaCf a=o<e aEa@f<a<e #kY<e @fY<e ROo7Kb<rTa7.b(deR<rTa7Zb<d zNo+u<r<eTa!kEa7Qb<r<eFa7QkIa7.b<eTa|f(d)]c a=fdR<e RO<f h^ CaNY(gTaaeR<a<gTae bY<fo3Lu<d<f bY(f9]au<eTa|f=orcu<a<e #kY<e BkY<e ROo7Kb a=frauau<aTaq=d<oeR<dTarJa8Ib(g a<g xZm 3oN>a8E7DR=x a=fdR<e RO<f h^(k CaNY(gJa)=lcR<gTaa)]a<gTae=jcRcRcRcR<gJa3w b9eR<l b9]f<dTar(gJa8>b)]b<g<k zNY(iJaq=g<aTao=u<dJao=h<iJal bOycdecu<gJaH c1eR<a y<j<j<fo8wbrfu a=y<e RO<dTar<k zNY(rJav(v h^ CaNY(hJa( b1eR<hJaH c9=yu<gTao=u<gTar=]<gJa3p)eR<dJao=g ]=icRcRcRcRcRcR<rJal bOycbdau<g b^]c<v h9]b<a l<j<j<fo8wbrku<g)]b<v h9]a<a o<j<j<fo8wbrju<]<yP b9]c<]]b u=iu<a<i<j<j<fo8wbrhu<e<uEaAf<e<j bY(gEa8zf<e<aTaoEa"f<e<a2aaa2ua@f<e BkY<e @fYo9<eTaBk b1eRdR<eTa8Hk=j<e BkY<e @fYo9<eTaBk]auu<a u<j<j<fo8wb<a<g<u<fo7?brgu<a<rJat<j<j<fo8wbrfu<a b<j<hTaae0<hTaef<ju<fo8wb<])]e<a<j bY<u<fo7?breuau<h b^]brcu<h b^]bu<g a<g 8]aZm=g C~!a<aTar<j bY(h rNY<h<uMm(hTae=]<hTaa=ycR<aJa% b1eR<e @fY<a<hoy a=i<]<yDeRdRcR<e zY<e @fYo8<b<eJaz(h)]a<eJan ?O 4b^ kZ]buu<h b_=iu<g 3]O 4b^ 8VbZ]c<i)]brcu<dJa7Tc rNJa8 7ZR<g rN -#!aY(gJad a9^=i h=ucRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<hTai h^ bOyhabgcdefiu b=ureu c=urdu e=urcu f=urbu g=uu<i]k<gJai=irbu<i]j d=u<gJai(i b1]cu<i 4b^ykiccccdcegfcu<i<gJai)P]h<gJae)]grhu<gJae]g<]<yO cL]frgu<u d9]erfu<u c9]dreu<u e9]crdu<u g^ e9]brcu<u f1]bu<a e<j<j<fo8wbu a=j<dTar(gJa8Ib(h a<h xZm 3oNJa7G7LR=icR<g<k zNY(kJav(h h1]a<e RO<h h^(h CaNYTaa]a<x<g<h zNYJaq<iO x^X=ju<kJal(u c1<l a9P=g<dJao=hcRcRcRcRcR<u bOyccabu<g<jP b^)]crdu<h b_=hu<g<hP<jP b^]bu<x<kJaq<iO x^X b^)]a<a d<b<b<fo8wbu<f bY(f<o9]auucR<aJa%)]a<dTarJa8Ib(b a<b xZm(b hO 4b^ 8VbZ]a<e<dJaoKa"k<e<aEa8>k<e<b 3oN(b A7D!aYEaBk<bJa7w7LR=d<e<e ROEa8.k<e<e "kYEa8Hk<e oY<e BkY(g<do7*b<eTaq=d<eTao<e iY<g<bJa7z7LRo7*b b9]a<eTai b^)]a<eTar=b<aTa<<e /8Vd3xa8lf<e gKa8tf<e.aIa@f<e<b<d<b<dDmEa-f<e @fYo7Gbu a=hcR<aTaq(bTar(dTa@b(g zN a<g jZ(gm(k)]a<k zO=i<d e<gm vY=f<bJao=ldRcRc0<l<f fOJaa(d9eR<d c9eR<h=j h<fJaa h1]cGurcu<fJaa=j<h h^u=d<e RO(u<d CaNY(gJa3v=k<bTar<d zNYJav=]<j h^ CaN<uY(jJa9=y<jJa)=dcRcRcRcRcRcRcRcR<gJa)(x b1eR a=ucR<d bOydjacau a=driu<d bOydfdbcu a=d<] h1]g<y b^)]g<k b^]grdu a=d<] h1]d<y b^]crdu a=drcu a=d<x d9eR a=ureu a=u<k b^)]drcu c=du<x d1]a a=urbu c=uu<g<uKaD<j<dKaDu<i)]b<i zO=i<f zY=f<h bY=hrauau a=f<aTa; aEa-b<eTa|f=vcRdR<f<v1]b<a<e RO<foCb<f bY=f)]au<aTa<(g<gTa3I bYEa3I<gJaV b9]a<gTaQ=b<g aEaQ<gFa3==3f<g.////oIa3=<e<bEaAk<e<3fIa"k 3e *<aJa%m=w b<aTaa<aTai(d<aTaeD(km=] a<d<km=j<aTao=x<aTar=r<aTaq=o<b=f a=udR<a<e RO<uoCbeR<eTa"k<f1eR<e "kYo3)u<eTa8zk<fY (Kaa<e<f bYEaAk<e "kY(d<u h^(k zN(s<oTarYJaq(h a<h 8]aZm rNJa8p#R(h a<h 3sZm nN(h 5|!aY<hJa8v|Rov<d<e RO<k CaNY(hJaD cW(kTa7p8dR<kTaS8dRovcRcRcRcRcRcR<hTaa(k)]a<hJa3w b9]a<d 7H7p!a fov<h3]ai<doL<eTaAk(k<eTa"k1eR<do3)u<eTa8zk<kY *Kaa<e<k bYEaAk<hTaR(k<hTa3o(d1]c<d<kD<k<jDP(f]c b<d<]Y<fm=f<k<dO=k<a aoh<d1]b<k b9]b<fJaa<w9]brcu<a<e RO<uo7RbeR<e "kY 67p!a hov<k)]erdu<eTaAk=freu<e "kY(d 7.7p!a gov<e<kEaCf<e<fEa@f<e @fY b<doD<eTaAk(k<eTa"k1eR<do3)u<eTa8zk<kY *Kaa<e<k bYEaAku<hJa3peR<e "kY 7L7p!a yovu<e "kY 67p!a hovu C~!a<r<hTae(k rNY(f<k<xMm(dTae=l<dTaa=d C~!a<f rY<k bY<xMm(fTae(y=k<fTaa(f=p<hTar b1eR C~!a<r<hTao(k rNY<k<xMm(iTae=k<iTaa=pu<e<yEa8Qk<e<kEa8Zk<e<pEa8.k<e<fEa8Hk<e<lEa8>k<e<dEaBk a=fdR<e @fY<fY(t a<e BkY<fY(qTae(i<qTaa(qO<i<qZ<i<jDP(imEae<t b<]<qY<imEaa<f iY(f z9]au<eTa8zf=q<eTa"f=t<eTa8lf=n<eTa-f=z a=f<e RO<oTar<sYJav h^ CaNY(sTar b1eR a C~!a<r<sTao(f rNY<f<xMm(iTae(f<iTaa(sO<f<sZ<f<jDP(fm=i b<]<sY<fm=fu<e @fYc0cRcR<hJa3p)eR<d<]Y=k<hJa3w c9]b<e<qEa8>f<e<tEaBf<e cEa8(f<e "7q!aEaAf<e<nEa8zf<e<zEa"f<e U7q!aEa-f<e a<l<dO<j<lZ<d<lDP(dmEaCf<e bEa8lf<e b<k<dmEa@f frducR<f)]a<i a<k<pO<k<pZ<k<jDP(km9]a<f b<]<pY<km<io|b)]cu<e a<y<dO<j<yZ<d<yDP(kmEaCf<e b<d<]Y<kmEa@f brcu<e a<y<dO<j<yZ<d<yDP(dmEaCf<e b<k<dmEa@f brbu<e<qEa8zf<e<tEa"f<e cEa8lf<e "7q!aEa-f<e a<p<dO<j<pZ<d<pDP(kmEaCf<e b<d<]Y<kmEa@f du<e "kYoDu<eTaAk(d<eTa"k1eR<e "kYo3)u<eTa8zk<dY *Kaa<e<d bY(fEaAku<eTa"kcR<f)eR a=frbu<e<f bO(fEaAku<f1eR<e "kYo3)u<eTa8zk<fY 2aKaa<e<f bY(dEaAk<eTa"k<d1eR<e "kYo3)u<eTa8zk<dY *Kaa<e<f cY(fEaAku<u bY(u<v9]aucR<f)eR a=drbu<e<f bO(dEaAku<gTa3G(k<gTa3v(h1eR&a oO(a%a<a iY<g @aY<h b e %oO<aTai 7f///3Q9eR<aTarau<a oY%au<gTa3z<k %NY(a<cFaoIao<a<c2aaa2uaa<a aKa<<a<dEa;<a<bEaz<g<k bYEa3G<e<eTaAkEa-f<e<eFa"kIa@f<gTa3=(aeR<gTa3T<ao+u<g<eTa-fEaQ<g<eFa@fIa3=u<e /uY%au7qHd3d0c7eb7b&a /cO(f%a 6{!a aEaa 8c{!a eKaa 7Q{!a aEaa #{!a aEaa |{!a aEaa 7p{!a aEaa 8H6!ao3d 8c5!a aEaa 7.5!a aEaa 7*5!a aEaa 7n5!a aEaa<aTar=]cRcRcRcRcR<deR @5!aTaa=i @5!a aEaa !5!aFaa=3g !5!a.////oIaa<f<iEa<<f<3gIaz 8(5!aTaa=i 8(5!a sKaa C5!a2aaa=* 8l5!a aEaa C5!a.////!aIaa<f<iEa3v<f 8z5!aFaaIaR<f<*2ua?<f 7nbY(k<d<e<f zYo3K<f -aY(d<f ?Y<k a<fTa|b roUb<f B5!aEa3.<f 7l5!aEaV<f<aEaN<aJao=i<f hEa7pb<f 7v7q!aEa7lb<f jEa7]b<f 7]7q!aEaSb<f 7u7q!aEa/b<f eEa7c<f ~7q!aEa3Q<f fEaW<f 8M7s!aEa3D<f cEaUb<k<d a<f 8HaY fo7bcRcR<fTa7nb(y c9eR b=g<fTa8cb=x<fTa7Qb=o<fTa7Zb=z<fTa7.b=m<fTa#b=j<fTa}b=h<fTa7*b=k<fTa|b=e<fTa7<b=d<ao8fb=l<y b^]bu f=grbu<f -aY<d<i rN(dTaB7ZR<dTa8>7ZRoj)]a<e b9eR f=grbu<f -aY<k 8K7s!a 8T7s!a<]Ja m koj)]a<h b9eR f=grbu<f -aY(d<j 8K7s!a 8T7s!a<]JaRm koj)]acR<m b1eR<l)]c<d<z<]Tae<]Taioj)]crbu<l]bu f=g<o b9]a e f<f -aY<xo71bm=gu<f<fFa?Ia7nb<f<f2aaH2ua|b<f<fTa3vEa7.b<fJa3v=h !5!aTaa(reR 65!aTaa<ro+u @5!a<fTa<Eaa !5!a<fFazIaa C5!aTaa(deR -5!aTaa<d rNo+u 8(5!a<fTa7.bEaa 8z5!a<fFa}bIaa C5!a<f2aa7nb2uaa a=e<g a<h 4b^ s1m a<g f9m(p e9]bucR<]JaR<]Ja 9eR<cTae(e<cTaa(gO /8k7D8Eb<]Ta3r(d<d /8k7D8EbMmL]b a=e c=b d=g r=h g=creu 8c[!a b<cTai(d<bTaaY<cTar(c<dZ<c<bTaeDP(am a<c<dO<amovrfu S{!aTaa=d S{!a sKaa 8H6!a2aaa=* /{!aFaa=3g 8Z6!a aEaa 8H6!a.////!aIaa<f<dEa3.<f<3gIa3I<f<*2ua3GcR<aJao(s hMeR<f 7nbY<f -aY<bo7pbrbu<f 7nbY<f -aY<b<g<e<]TaHoUbu<fJa3.(p s9eR<fTaV=i<fTa3I=r<fTaQ=e a=b g=h a=gcRcR<p ]O a<p ]Dm bOyeaaabeu b=grdu c=b r=h e=grcu<f<bFaa(3gIaz<f<fTa3T(3bEaT<f<fTa3=(3cEa%<f<bTai(bEa<<s d9<s f9^=m b<3g7?(&<b<fTa;(%D(em=3d a<b<em=3e<s gD=3f<s rN B7Z!aY=<<aTae(z<aTai(= 7*cNY=T<f ?Y bP=(<cTar=t<cTai=n<z=ydRcRcRcRcRcRcRcR<y<T9eR<yTaH]g 8>[!a aEaa A[!a aEaa 8l[!a<nEaa -[!a aEaa 7y5!a aKaa U5!a.aIaa 8Z[!a aEaa<yTar=q<yJao=x<f ?Y<f zY<s<]oZ<fJa) d9eR 7Q{!aTaa(c 7.{!aTaa1eR 7.{!ao.u 7Z{!aTaa<c zNY(b<fFaRIao<b<f2aa?2uaa 7Q{!a<c bYEaargu 8c{!a<fJa?(cKaa !{!a<fTa3r(jEaa 8d{!a<(>aa3xaa 8f{!a<(JacKaa b=k b=bcRcRcR<c bOyeabbbcu<j bY=jrbu a=k<m=bu<f<fTaTEa/b<f<f2aaz2ua3D<f<bKa7vb<f<3fKa7pb<f<yEaUb<f }[!aEa7lb<f B5!aEa7]b<f 7l5!aEaSb -6!a aEaa 7n5!aTaa eW=d 7p5!aTaa oO=cdR<d)]f<d oO=d<c(e oY=c<eJa;]au<eTaq=v<eTaz=c<eTao=h<f 7nbY 7l5!a "a8Qkaa 8(5!a sKaa -5!a.eIaa @5!a.aIaa !5!a.////oIaa 7Q5!a.bIaa 7.5!a.aIaa }5!a.////!aIaa |5!a.eIaa 7n5!a.aIaa 7l5!a.////!aIaa<b]brdu<=]b<f 7nbY<f zY<s<]oZ<fJa7Kb(a d9eR<f<fFa7JbIa7d<f<f2aa7nb2ua3D<f>a7Rb=eu<a d9(g 7.{!aTaa 7Q{!aTaa(dODeR 7.{!a<d<g e zo3l 7Q{!aTaa=du 7Q{!a<a d9e0 7Z{!aTaa<d zNY(g<fFa7dIa]<g<f2aa3D2uaa<g<e3xav<g<aKap<d bYf<duEaa 8c[!a b<n<&Y<t<nZ<t<%DP(am a<t<nO<amovrbu<f 8HaY<k<j<h<v<c<f 7nbYo7 brbucR |{!aTaa(h cZ]a 7<{!aTaa(c zY=d<h eW oO=g<cTai=edR<e<dTaa(eLeR<d oY=d<g oO(g]brcuu a=e 8z6!a aEaa a=g 8l6!aTaa<hZeR 8l6!a a<h i oo3l 8z6!aTaa=gu "6!aTaa(b<g eWY=ddR<d<eEai<d<c3]aiIaa<d oY=d<c oY=c<h<e bY(e9]au 8z6!a<e<gY(aEaa<b<a A6!ao8obG a=h A[!a aEaa "6!aTaa(d 8z6!aTaa eWY=c "[!a=rdR |{!aTaa=bcRdR<c<d1]b<d(a oY=d<aTai(a<bM]au 7<{!aTaa<a eWY(eJay(b q1]a<eJax=a<f<eFagIa7(b<f<eFaaIa7nb "[!aTaa<h1eR "[!a<h b e oo3lu A[!a<h bY(iEaa 8z[!aTaa<h eWY(e<fFa7nbIaa<e<fFa7(bIag<e<aKax<e<bKay<i=hrbuu a=ddR<d }[!aY(a 8HdY(eTaa=g<a<aTa?Ea8Hd<a<gEa?<d eY(d r9]auu #{!aTaaeR 7*{!a 8t7q!a covu<]Ja.)]e |{!aTaa(b)]e y o<]JaR<]Ja Zm=a<b eW=e 7<{!aTaa=ddR<dJay(c iMeR ]=i w=bcRcRcRcR<c xOyfcbbaabu<<Jaj=h 7Q{!aTaa(g 7.{!aTaa1eR 7.{!ao.u 7Z{!aTaa<g zNY(c2raaaaaaaaaaaaaaaa2uaa<c 7rg3xaorcu r=i<a=bu a=h<dJar(c<=ZeR<f 7nbY<s<d<z<c 7*cNY(cTar<cJaoo8Rb<fJa7;b=hu C~!a<3c<dTai(r rNY<r<3bMm(cTae=k<cTaa=j 7Q{!aTaa(g 7.{!aTaa1eR 7.{!ao.u 7Z{!aTaa<g zNY(c<iKao<c<jEar<c<rEai<c<kEae<c<jEaau<c /e3xaq<c<bKat<c<hKas 7Q{!a<g bYEaau<d oY=d<e oO(e]aureucR<h<vMeR<fTa#b=g<fTa}b=erbu<fTaUb=o<fTa7lb=l<fTa}b=e<fTa#b=gdRcR<g<hL]a<e<h *NY(cTai=i<cTaa b^eR<cTa%=r<cTa<=w<cTa;=d<f oY<f 8HaY(b<cTae<oJa7Tc rNJa8H7ZR rNJa8w#Ro7d<fTao b^eR<b b<fTaq<d<w<r<f 7nbYo7 bu<d<wM]b<e<d *NY=cdRcR<d<gM]a<cTaa]a<cTai=r<f /8Vd3xa8Qb<f tKa8Vb<f aEa8Zb<f<rEa8.b<f<iEa8Hb<l<f 8HbYo7Gbu<c *Y=c<w<d bY(d9]aurbu<f /8Vd3xa8Qb<f sKa8Vb<f.aIa8.b<f<iEa8Hb<l<f 8HbYo7Gbu<h bY(h<v9]auucR<geR<e<g *NY=c a=gdR<eTaa=b<e aEaa<e3]ae=3gcRcR<b @6!aTaa -6!aTaa(dODeR @6!a<d<b i oo3l -6!aTaa=drbu<b)]bu C6!aTaa<d eWY(b<gEai<b<3gIaa<d bY=du -6!a<dEaa<g bY=g<e *Y(e<c9]aurbu -6!aTaa=du C6!aTaa<d A6!ao8obG 7l5!aTaa(beR 7p5!aTaa<b eWo+u 7<5!aTaa(beR |5!aTaa<b *No+u }5!aTaa(beR #5!aTaa<b fWo+u 7Z5!aTaa(beR 7Q5!aTaa<bo+u !5!aTaa(beR 65!aTaa<bo+u C5!aTaa(beR -5!aTaa<b rNo+u 7l5!a<f 7nbY "a8QkaaucR<keR<j<fTa/b(gM]b<j bY(d<fTa7c(h<j rNYTai(b eX a<b h^ f1m(iM]b<fTa7lbTaT=r a=cdR C~!a<h<d rNY<d<gMmTai<f<dEa7*b<f aEa#b<f aEa7nb<fTaUbJa7Tc rNJa8H7ZR rNJa8w#R=b<f<cEa}b<f 8HaY<d<b<f 7nbY(bo79b<c bY=c eX(d<iZ]au<fTa7lbTaT<rL]b<f<fTa/bEa}b<f<f2aa3D2ua7nb<f<jEa7.b<f aEa#b<f 8HbY<bo9<fTa8Hb b9]bdR<f 8HaY<fTa8.bo3<<f 8HbY<f 7nbYo9<fTa8Hb]aurbu<fJa7vb)]a<f aEa#b<f aEa7nb<f.aIa7*b<f 8HaY a<fTaUbJa7Tc rNJa8H7ZR rNJa8w#R<f 7nbYo79bu<fTa7lb=dcR<qJa8ub(b q1]a<x b^)]a<f /8Vd3xa7*b<f<bKa7>b<f aEa|b<f.aIa7nb<d<f 7nbYo7Gb<fTa7lb=ducR<dTa3G)]acR #{!aTaa(beR 7*{!aTaa<b1eR 7*{!ao3)u }{!aTaa<bY *Kaa #{!a<b bYEaarbu<]JaR=c<]Ja =b<f kEaCb<f 8K7s!a 8T7s!a<bmEa@b<f gEa6b<f 8K7p!aEa!b<f kEa8cb<f 8K7s!a 8T7s!a<cmEa7Qb<f iEa7Zb<f 8F7p!aEa7.b<f<<FaaIa}b<f jEa7*b<f A7p!aEa|b a=ddR<f 7nbY<dY(cTai(beR<cFao=3g 7*{!a<b<cTarov<f<3gIa8Hb<f 8HbY b 7*{!aoD<d oY(d ?9]buu<ao8fbeR 7*{!a 897p!a ]ov<f<]FaeIa7nb<f 7nbY b 7*{!aoDu 7*{!a U7v!a rovu b=d a=c b=e a=g<qJa8?b b1eR<qJaq(b a<b 8]aZm rNJa8p#R(b a<b 3sZm nN(b 5|!aY=e<bJa8v|R=g 7=7j!a=d b=cu<f<gEa#b<f<eEa}b<f<cEa7*b<f<dEa|b<f<qFa!bIa7nb<f 7nbY d 7*{!aoD #{!aTaa(b 7*{!aTaa1eR 7*{!ao3)u }{!aTaa<bY KKaa #{!a<b bYEaa<fTa7lb(uTa3z=o<uTa3v=F<u.////!aIa3v<uTa3==q<uTa3G=x<u.aIa3G<uTa3T=;<uTaQ=3a<u.bIa3T<f 8HaY<k<j e a b ao7.b<fTa7]b=G<xeR<x %N=c<o <Y=d<G TY=bdR<d<b<d oOTaao=Kaa<d %Y=d<c %O(c]auu 7*{!a :7p!a jov<G3]a? 7*{!aoL 7*{!a 8l7p!a rov<G TY=v<fTaUb=w<x=k<o=jdRcRcRcRcRcRcRcR<k(bycebau<j 3rY=d b=bdR<d %OTaa<dTaa9]b<d %Y=d<k<b bY(b9]au<k=brbu<b<kD]bu<jTaa<f 8HaY(e<jTar(c<jTao<jJa<or b9]c<f iY<e<c<wJa7Tc rNJa8H7ZR rNJa8w#Ro7d<e<fTai<fTar e a b ao7.b 7*{!a 8v7q!a jov<G3]a? 7*{!aoL 7*{!a 8=7q!a kov<b=g<j=idRcRcRcRcRcRcR<g(cycbcau b=c<iTaa(r=e<i=ddR<e b9=l<d %Y(hTaa=ecR<l)eR<e)]e<dTae<dTaT9]e<dTai<dTa*1]breu<e]du<h=d<g<c bY(c9]au<g=crcu #{!aTaa(ceR #{!a<c bOEaau 7*{!a 8?7q!a covriu<c<gD]b<iTaa=ru<r)]b<f 8HaY<iTae<iTai(d<v<do=orrbuau<i<c<;<3ao8mb #{!aTaa(d 7*{!aTaa1eR 7*{!ao3)u<g<cO=g<c %N<iY=i }{!aTaa<dY *Kaa #{!a<d bYEaarauauau #{!aTaa(beR #{!a<b bOEaau 7*{!a 8?7q!a cov<uTa3v(beR<uTa3z<b %No+u<u<xEa3G<u<oEa3z<u<FEa3v<uTa3=(beR<uTa3T<bo+u<u<3aEaQ<u<;Ea3T<u<qEa3=rdu<j<b<;<3ao8mbu #{!aTaa(c 7*{!aTaa1eR 7*{!ao3)u<k<bO=k<b %N<jY=j }{!aTaa<cY *Kaa #{!a<c bYEaarauau 6{!a 6{!aTaa 7y5!aJaaPEaacR A[!aTaa(b)eR a=erbu<b eW=c 8z[!aTaa yY=d a=edR<d cO aKaa<e<dJaa 3b^ s1P=e<d oY=d<c oO(c]auu B[!aTaa 8>[!aTaa A6!ao8obG 8>[!aTaa(beR<b eW=g B[!aTaa=d a=cdR<c b^<3h<dFaa(3h3m^)eR C~!a<3c<3h7?(c rNY<c<3bMm(bTae=i<bTaa=h 7Q{!aTaa(b 7.{!aTaa1eR 7.{!ao.u 7Q{!a<b bYEaa 7Z{!aTaa<b zNY(b ~U/oEas<b eKao<b<hEar<b<cEai<b<iEae<b<hEaau<d oY=d b=c<g oO(g]auucR<e b^)]a<yTaqJa3q]a 7Q{!aTaa]a<yJa7Tc rNJa8K7ZR=b 7.{!aTaa)eR 7.{!ao.u 7Q{!a bEaa 7Z{!aTaa(c2raaaaaaaaaaaaaaaa2uaa<c cKap<c w3xat<c<bKas<c 7re3xaou 8c[!a<3d<3e 8l[!aTaa<to8ub 8l[!a 8l[!aTaa(b<t<b<tDmEaau a=ddR<d }[!aY(cTa8(d=b<c<cTa<Ea8(d<c<bEa<<d eY(d r9]au a=ddR<d }[!aY(b 8HdY(eTaa=g<b<bTa?Ea8Hd<b<gEa?<d eY(d r9]auu<y 7*cY=y 7Q{!aTaa)]buu d=brbu<i rNJa8K7ZR=h c=b w=g u=crbu<f<fTa3.Ea7.b<f<fFa3IIa}b<f<f2aa3G2ua7nb 8H6!aTaa(aeR 8.6!aTaa<a rNo+u S{!a<fTa7.bEaa /{!a<fFa}bIaa 8H6!a<f2aa7nb2uaa<p s1]c f=crbu a=i a=ru 7Q{!aTaa(a 7.{!aTaa1eR 7.{!ao.u 7Z{!aTaa<a zNY(d<bKap<d aKaq<d<gKat<d<hKas<d<pKal<d<cKao<d<eEar<d<iEai<d<rEae<d<eEaa 7Q{!a<a bYEaau<f /cY%au89ycy0c7e&a |bO(g%a 6[!aTaa=h<b<c<d<e<fobcR 7Q{!aTaa(r]a 7p{!aTaaeR b=fcR 6[!aTaa(i 7l{!aTaaTaa(e<hY<dTaiO(hZ]a<i<hO(i a<dTar(d<eO<d<eZ<d<cTaeDP(dm9]a ![!aTaa<hY b<cTaa<eY<dm<io|b a9=fu C8h!a C8h!aTaa<fYEaau #{!aTaaeR 68h!a3]aa<aFao 7<8h!a3]aa S8h!a 7Q7;!a 7.7;!a<aTai(am j i<amov7d7c S8h!aoL S8h!a [7;!a yov S8h!a }{!aTaa #{!aTaaov S8h!a 8]7;!a covu 7<{!aTaa(a |{!aTaa eW(dY=]<g 3rY=y<a=fdR<d)]b<d oO=d<fJay<f oY=f dZ]au 8.6!aTaa=i<g 8Z6!aTaa(uEa;<g<iEaz<g aEai<g.////!aIaa<g<cTaiEaq<g<cFaaIar<g ////3QEa3r<bJao=x<bTae=o<bTai=ldRcRcRcRcRcR<]<a(b9eR<b oY=a<bJay dZ]g<l<bJar(dL]g<g 8taY<x<b<o<d 7*cNY(dTar<dJaoo8Rb a=d<g aEaV<g<gJa3&Ka3R<g<gJa3JKa3K<g<gJa3*(hKa3H<g<gJa3FKa3I<g<gJa3%Ka3E<g<gJa3TKa3?<g<bJay(eKaQ<g c.///S7l|!/b<e dW7KS7?<e iMmKa3>c0 q<gTa3r ////3Q1]aG<g <Y=d<y<e dO eL]aG a=d qu=s 7Q8h!aFaa=q 7Q8h!a.////oIaa !8h!a aEaa<g aEa3D<g<qIa3.<d)]e<dTar=j<bTaa=k a=e<dTao(fycdcbu<gTa3r(a a3weR<gTaH<a eWo+u<gTaa(a)]g<gTae<a eWo+rgudR<e<f bX(t<eY(e<j<e rNYTaa<kDm=e<f<tO(f bD]auu<e<j<e rNYTaa<kLY(e<e a9O=fu<g<dTaoEa7nb<g<d2aaa2uaSb<g 8ZaY<s<fo8lbrbu<g<uEa7nb<g<iEa7pb<g<cTaiEa7lb<g<cFaaIaSb<g 8ZaY<g<bTaio8lbu<g SbY<gTa7c<gTa/b<g BaY(do}bcR<bJay dO 4b^ eD]a<bJa] 4b1]a C~!a<i<bTai(b rNY<b<uMmTai h^ g1]a<h a<h 8]aZm 4b^ rNJa8p#R(b a<b 3sZm nN(b 5|!aY<bJa8v|R<do3zu<gTaN(e<gTa3D(ho8Gb=q<g<gTaVEa/b<g<gFaQIa3Q<g<q7?(kEaUb a=f 7.8h!aTaa=b 7Z8h!aTaa=d<g<hEa7pb<g<eEa7lb<g |8h!aEa7]b<g<g 8ZaYEa7nb<g<g UbYEaSbcRcRcRcRcRcRcRcR<dyccbaudR<f<d bX(e<fY(f<g SbY<b<f dWYo8yb 4b^ b1m=f<d<eO(d bD]auu<g SbY<b<f dW(dYo8yb 4b^(b)]b<f<b 4b1Y=du }8h!aTaa(j BhZ]b<j ;N A8vbO=f 7*8h!aTaa(b 8z8vbY=e<b A8vbY=d 8Th=bdR<f)]d<dFar=q<f ;O=f<b bY=b<e ;Y=e<d(h ;Y=d<hTaq<gTaV_7K<q<gFaQ7iU.a3;]au<b<jM]e<e<eTaa bYEaareu<f 7Z8h!aTaaM]d 7.8h!aTaa<dYTae(b }8h!aTaaM]d 7*8h!aTaa<b ;NY(b<bTaz bYEazrdu 7Z8h!aTaa(b<dZ]b #8h!aTaa<b1eR #8h!ao3qu 7.8h!aTaa<d dWY=ecR<b<dL]a<b<dO dW(d)]a<e iY<e<d8Qkaau<e<jEae<e<kEaa 7Z8h!a<b bYEaa<g 8zaY<gTaN<gTa3Do)rcu<g 8zaY 8a7t!a bo)rbuau<g<gTa3DEa7lb<g<gFa3.IaSb 7Q8h!aTaa(beR 8c8h!aTaa<bo+u !8h!a<gTa7lbEaa 7Q8h!a<gFaSbIaarauau<g |bY%a<r)u7)tcz0b7e&a !bO(e%a<aTae=o<aTai(reR<o HY=g 6{!aTaa=f<r=jdRcR<g *OTaaJa8Eb(i c1]a<f<gTaaX b^)]a b<iW<kP=ku<g 7*cY=g<j bO(j]auu<e 7gc3xa7*b #[!aTaa=j }[!aTaa=i<e }bY=f a=gdR<e 7*bY<gYJaa=h<e 7Q[!aTaaEao<e 7.[!aFaaIai<f<ie0<e iY<h cWYTaa(f<jO(h a<f<hMmf auEaa<e 7nbY=f<g bY(g c9]au<eTa}b=f<e<eTa7nbEaq<e<fEao<e<kEai<e |{!aTaa(fEar A:!a<e iY eow<e aEao<e.////!aIai<e ////3QEa3=<e<bFaa(;IaW<e<bTai(gEa7c<e 8Z6!aTaa(jEaUb<e 8.6!aTaa(kEa/b<e<;Iaq<e<gEa;<e<jEa%<e<kEa<<e<cTaiEa7lb<e<cFaaIaSb<aJao=g<e<dKa7pb<e<gKa7vb<e./////bIaT<e.aIa?<e.iIaH<e 3rY=w<e TY=z<e 8.aY=p<feR 7<{!aTaa(k<f eWY=xcRdR<k(dJar(f<rZeR<e 7nbY<eJa7vb<d<o<f 7*cNY(fTar<fJaoo8Rb B:!aTaa=j<dJay=i<eJa7mb=l<eJa7Gb=s<eJa7;b=t<eJa7<b=u<eJa7=b=y<eJa7nb=q a=g<e aEa7.b<e<qKa7 b<e<yKa7Rb<e<uKa7Kb<e<tKa#b<e<sKa7Hb<e<lKa7Ib<e<iKa}b<e c.///S7l|!/b<i dW7KS7?<i iMm(nKa7Eb<d oY=k 7j8V3t<iX=hdR<e<e }bY(f<gYTaaEa7*b A:!a<e 7*bY bow<g eY(g r9]au<e<dTae(GEa#b<e<dTaa(mEa}b A:!a<f cow B:!aTaa=g A:!a S7t!a cow<e<pTaoEa7Qb<e<p2aaa2ua}b<f<e iY<dTai(]o8gb=vcR<h b^]a<dJa] 4b1]a C~!a<eTa/b<] rNY<]<eTaUbMmTai h^ g1]a<e<u a<u 8]aZm 4b^ rNJa8p#R ////ePEa}b A:!a<f bowu B:!aTaa=d<e<vEa}b<e<d<gO(f cOEa#bcR<d<gL]a 8(:!aTaa<g cWY=g b c<f cZm=f<e }bY=hdR<g)]b<g<hTaaEaa<g eY=g<h eY=h<f bO(f]auu a=hc0<i cD(veR<d=f arbuc0<i c1eR<e<u a<u 8]aZm 4b^ rNJa8p#R ////ePEa}b A:!a<e }bY bow arbu<e<y a<y 8]aZm 4b^ rNJa8p#R ////ePEa}b A:!a<e }bY bow /cu B:!aTaa(f<dO oW //8Qh^Pu=dcR<eJa7pb b9]a<i tDeR b=hrbu b<iW(g 8Zb^]a<g h^)eR b=h<g //?^)]b a=hrbu<i c9=hu a=g<e aKa79b<e<qKa7 b<e<yKa7Rb<e<uKa7Kb<e<tKa#b<e<sKa7Hb<e<lKa7Ib<e<nKa7Eb<e<iKa}b<e<d oXKa71b<e<d iXKa7)b<e<d<hPKa7.b 8(:!aTaa<j cWY=ddRcR<f<jL]a<d<gY(i)]a<i<e }bY<gYTaaEaau<j bY=j<g eY(g r9]aucR<h)]a<z C~!a<eTa/b<] rNY(f<]<eTaUb(gMm(dTaa C~!a<f rY<] bY<gMm<d<dTai h^ g1mTae A:!aot<v]a<w<m<G A:!aotu<k<x9]brcuuau<eJa7pb=du<aTarJa3p=]<e aEa|b<e./////bIa7nb B:!aTaa=i<eTaW=g<eTa3Q=j<eTa7c=a<eTaSb=k<eTa7]b=r<eTa7lb=f A:!a 8l7;!a bow a<f<f<rD(fm=y b<k<fm=o b<g<a<jD(fm=l a<a<fm=s 7l{!aTaa(f 7p{!aTaa eWY=t i=j<d b^=q a=a a=d<f=gdR<g<t9eR<g oY=g<q)]b b<o<fTai(kY<fTar(r<kZ<r<yDP(um=h a<r<kO<um(u a<fTae(k<fTaa(rO<k<rZ<k<sDP(xm1eR<g=f b<r<lY<xm<h<uo|b)]cu 8.:!aTaa=f 8>:!a<h<uov b<f 8H:!aTaaY 8.:!aTaa(h<fZm<h<fO(f a<f<hLmo7%b=h B:!aTaa=u<eTa7nb(f<a1eR<e 7nbYo3p<eTa7<b=j<eTa7nb=fu<j<a eWY(x<u bW(uEai<x<r7KIaa<e<a bP(rEa|b<d bY=d<f<r1eR<e 7nbYo3p<eTa7<b=ju<j<r eWY(f<u cYEai<f<k7KIaa<e<a cY(aEa|b<e<hEa7.b<e.aIa}b A:!a<e }bY dow<g=frbuucR B:!aTaa<iL]a 8(:!aTaa<i cWY(a)]a<a<dEaau<e 7nbY<p<] b^(a "7;!a A:!ao7Ib<z<b<a "7;!a A:!ao7Ib<w<c<a "7;!a A:!ao7Ib<eTai(aeR<eTar<a eWo+u<eTa3=(a a3weR<eTa3T<a eWo+u<e !bY%au8qdbg0&a ?O(e%a 8.:!a aEaa B:!a aEaa<e aEao<e.////!aIai<e<bTaoEa%<e<b2aaa2uaq A:!a 7l7t!a dow<e<dEaT A:!a<e TY bowcR<d)]a<c<d dWY=g<a 4b^ rNJa8K7ZR=hdR<e<cJag<cJae(a a<a 8]aZm rN(dJa8y#R<h<dJa-#Rm zW<a oWP<cJaf(f iWPPEaT A:!a<e TY(i bow B:!aTaa=a A:!a S7t!a cow<b<e iY<cTaao8gb=j<f c1eR<e<d -#!aYJaj ////ePEaT A:!a<i bowu B:!aTaa=d<e<jEaT<e<d<aO(f cOEa*cR<a<dM]a 8(:!aTaa<a cWY=d b c<f cZm=f<e TY=adR<d)]b<d<aTaaEaa<d eY=d<a eY=a<f bO(f]auu<c iY(c<g9]au<eTai(a)]a<eTar<a eWo+u<e ?Y%au89bbe0&a oO(c%a 8.:!a aEaa B:!a aEaa A:!a 7l7t!a dow A:!a S7t!a cow 0=d 8.:!aTaa(e=bcRcRcR<aJaq bOycabcu<c C~!a<aTar<aTaz(b rNY<b<aTaoMm(bFaaIaa<c<bTaiEai<a<c 8>:!ao3r 8.:!aTaa=b 3s=drbu 3t=du<c b 8H:!aTaa<eY<b<eZm<b<eO(a a<a<bLmo7%bEae<c<dEaa A:!a<c cow<c oY%au8jbbc0&a oO(d%acR<aTaqJak c1eR<d b<aTaa<aTai(e<aTaeD(am a<e<am<bTaa<bTaeo8bb<dTaa(a ////3Q1]b<c<dTae(b<dTaiov<a)]b<b<ao+rbu<d C~!a<aTar<bTai(b rNY<b<aTaoMm(bFaaIaa<d<bTai(bEai b<b h^W 7Mb^]a<a<d<co3ru<d oY%au3Tbb0<aJa%)eR C~!a<aTar<b rNY<b<aTaoMmTaa bYxu<aTae(b<aTai(c bODe0 b<aTaa<b<cZmJaa 3t1f auuIbb0 C~!a<aTar<b rNY<b<aTaoMmTai(c g^ e1eR<a<b<c eXo8zbuuEa C~!a<aTar<b rNY<b<aTaoMm(bTai h^ d1e0<a<b<c<do3uf auu3xa<a<b<c<d<e C~!a<aTar<e rNY<e<aTaoMm(aTaa<aTae<aTai h^)o5bu0bc0cR<b b9]a c=e C~!a<aTar<c rNY<c<aTaoMm(cTae(b<cTaa(cZ]a<b a<aTai(d<d<aTaeD(dmD]a<b<cO e9]a b c b<aTaa<dm<cYTaa 8.8(8s7Hg1m=eu<eu8zbbc0&a oO(e%a 7*{!a 8I7q!a gov<c7K 7*{!aoL<e<a<bo7>b<eTaa b1eR<eTae=b 7*{!a 8)7q!a gov<e a C~!a<aTar<b rNY<b<aTaoMm(cTae(b<cTaa(cO<b<cZ<b a<aTai(f<f<aTaeD(fmDP(bmEar<e b<c b<aTaa<fmY<bmEai<e iY b 7*{!aoDu<deR 7*{!a 8M7q!a oovu<e oY%au8rbbc0&a oO(e%a<ac0<a<c b1e0<e aKar<e aEai<e a C~!a<bTar<d rNY<d<bTaoMm(cTae(d<d a9O(d<cTaa bY(fO<d<fZ<d<bTaeDP(dmEae<e b<bTaa<fY<dmEaa<cTai=c<bTaq(bTa*=f<b %Y<eop a<c h^ d9]bG<bTa*f auEai<a<fEae buEaa<e oY%au8hbbc0<ac0<bTar C~!a<bTaomJai i^)eR a<cTae(d<d a9O(d<cTaa bY(eO<d<eZ<d<bTaeDP(dm=c b<bTaa<eY<dm=b arbu b<cTaa(d b<bTaa<bTai(e<bTaeD(bmY<cTae(c<dZ<c a<e<bmDP(em=b a<c<dO<em=c buKar<a<cEae<a<bEaa<a aEaiu7Gcbi0&a oO(f%a<a aEa3p<a aEaH<a aEaq<a aEai<deR<d cW=g<a rY=h<bTar=i<bTao=jdRcR C~!a<i<cTaa(d rNY<d<jMm(eJai i^)eR<eTae bO=k<eTaa bY=u<aTaq(e<aTar1eR<hoRu<a<e bYEaq<aTao<e eWY(e aKar<e<kEai<e<uEae<e<dEaarbu<f<b<eoy<a<d<foou<c eY=c<g eO(g]auu<a b<bTaa<bTai(a<bTaeD(bm a<a<bmo8xb<f oY%au3Ibc0<aTai=d<a<cop<aTai=e<aTaq(c<aTar1eR<a rYoRu<a<c bYEaq<aTao<c eWY(a bKar<a<eEai<a<dEae<a<bEaau3Dbc0 C~!a<aTaz<b rNY<b<aTa;MmTai=d<aTai(c<aTaa1eR<aoRu<a<c bYEai<aTae<c eWY(a<d h^ f1Kar<a aEai<a<b bYEae<a<bEaau3tbb0<aTai(c<aTaa1eR<aoYu<aTae<c cWY<bEaa<a<c bYEai<a<aTar<bYEaru7tbbc0<dTai=f<aTai(e<aTaa1eR<ao3pu<a<e bYEai<aTae<e eWY(e<f bW bPEai<e<b7KIaa<aTai(b<aTaa1eR<ao3pu<a<b bYEai<aTae<b eWY(a<f bW cYEai<a<c7KIaa<d 7<7t!a eowu3Dbd0&a oO(c%a<c iY<a<bo/b<cTar=d<cTai=e<aTaW(b<aTaN1eR<a 8>aYoRu<a<b bYEaW<aTa3D<b eWY(a<dEar<a<eEai<a.aIaa<c oY%au3Qbd0&a oO(c%a<c iY<bo8<b<cJaieR<cJaj=edR<aTai(d<aTaa1eR<a<d b b bo3lu<a<d bYEai<aTae<dY<eKaa<c<bo8<b<cJab=e<cJaa]auu<c oY%au3&bb0cRcR<aTaa<aTai(dO<cZeR<a<d<c b bo3l<aTai=drbu<c)]bu<c)]a<aTae<dY<b<c8Qkaau<a<c<dYEaiu3?bc0cRcR<aTaa<aTai(dO<cZeR<a<d<c e eo3l<aTai=drbu<c)]bu<c cW(e)]a<aTae<d cWY<b<e8Qkaau<a<c<dYEaiu3%bb0cRcR<aTaa<aTai(dO<bZeR<a<d<b e eo3l<aTai=drbu<b b9]bu<aTae<d cWY<cEaa<d bY=du<a<dEaiu7dbc0<a<aTai(c<bZe0<b<cO(b<aTaa<cODeR<a<c<b b bo3l<aTai=cu<aTae(d<cY=a<b cMe0<b bO(beR<a a<b8Quau<d<b<cY(cYf<au aKaa<c bYf<buEaiu7Tbbc0cR<b<cM]a<c a<aTai(d<d<aTaeD(dmD]a b<aTaa<dm(a<bYJaa (9]a<c<b 0_Y)]a<b bY(d<cO=b<a<dY=cdRcR<cJaa(a jO(d wD]a b<dW 7;//e^)]a<c bY=c<b bY(b]brcuu<a 8waO 8mb^)=eu<eu3Rbc0cRcR<b<aTao(cM]a<aTar(d<bYJaa ?O 4b^ jD]adR<b<dYJaa ?O 4b^ jD]c<c<b bY(b9]au<cxu<a<b ho< a=bu<bu[cbc0cRcRcR<aTao(c<bDe0<aTar<bYJaa J1f au<bY(b<cZeR<aTar<bYJaa ?1]bu<a<bom(b)]c<aTao=crbu<b bY=bucR<b<cM]a<aTar<bYJaa 3i9]a<a<b bYom(b)]b<aTao=cucRc0 a<b<cM]aGcR<aTar(d<bYJaa 8mb^ {a9]a<a<c<b bY(bDe0<b<dYJaa 3hO 2b^f bu)<bYom(b)]d<b<aTaoZ]a arbu<aTar<bYJaau(c 4b^(d 3i1]a<d 8ma1]a<c ?O 4b^ kZ]a<c 3E^ [aO 4b^ nL]a<bxu<a<b io<u au7]bbd0cRcR<b<dY(e<bZ]a<e<aTao(fD]a<aTar(g<bY<c<do|b]a a=d<e<fZeR<e<gYJaa=du<d 4b^(c 3i1]a<c 8ma1]a<d ?O 4b^ kZ]a<d 3E^ [aO 4b^ GM]bu<a<bo3b a=eu<eu_be0<aTar<bY=e<aTao=fdR a=d<f<b<cYDeR<c<eYJaa=du<c bY=c<d ?O 4b^ kZ]a<d 3E^ [aO 4b^ GZ]au<a aKae<a<bEaa<a<c bO<bYEaiu7&bbe0<aTao(d<bDeR<aTar<bYJaa 8?b1=eu<d<b bY(cDeR<aTar<cYJaa Ab^ |b1=fucRcR<d<b cY(cL]a<e<f^)]a<aTar<cY*aa R3v]bu<a yKae<a<bEaa<a<b bYEaixu<a xKae<a<bEaa<a<b dYEaiu7abc0cR<aTao<bLeR<b<aTaq(dZ=erbu<b<aTaq(dZ=e<aTar<bY*aa a3n]a<b<dM]a<a rY<boAb(e]a<a<bo3cxu<a<cKae<a<d<b<b<dDm(bEaa<a<b<eYEaiuQbc0cR<b<aTaiM]a<aTae<b rNYTae)]a<aTaq<bDeR<aTao<b cWYTaa=cu<c<aTa<M]a<aTa;<c dWYTaa bD=du<du3Fbb0<aTaa(beR<aTae<b rNo+u<aTar(beR<aTao<b cWo+u<aTaz(beR<aTa;<b dWo+u<aTa%(beR<aTaT<bo+uu6bbb0<aTaa(beR<aTae<b zNo+u<aTar(beR<aTao<b cWo+u<aTaz(beR<aTa;<bo+u<aTa%(beR<aTaT<b eWo+u<aTa?(beR<aTa3r<b eWo+u<aTa3o(beR<aTaR<b qNo+u<aTa3v(beR<aTa3z<b cWo+u<aTa3=(beR<aTa3T<b cWo+u<aTa3I(beR<aTaV<bo+uu3wbb0<aTaa(beR<aTae<bo+u<a rYoN<aTaz(b a3weR<aTa;<bo+u<aTa%(b a3weR<aTaT<bo+uu3ybb0<aTaa(b 7f/oMeR<aTae<b rNo+<a.////!aIaau<a sKaz<a aEaiu8%bbb0 |[!a |[!aJaa(b b<bmKaa<beRdR |[!aJaa(b]a |[!a<b b<bmKaa<b]auu /C!aTaa(b 7f/!aMe0 8Z:!aTaa(beR 8Q:!aTaa<bo+u 8Z:!a.////oIaa /C!a aEaa -8h!aTaa(beR 8l8h!aTaa<b rNo+u 8>8h!ao& -8h!a C7j!a 7lf8Qkaa /C!aTaaf<bu<aZeR 8Z:!a<aonu |[!a aKaa 8Q:!aTaau2cbi0&a <O(d%a b=f |[!a |[!aJaa(b b<bmKaa<beRdR |[!aJaa(b]a |[!a<b b<bmKaa<b]auu<d b b 8Q:!aTaa <Y<a /C!aTaa(b <O(c a<b<cMmD(cm<b <Zm a<a<cmo3M<dTae=ccR<dTai(e)eR b=b a=arbu b=b<cTaa(aeR<cTae=g<a=bu<e b1eR a=arbu a=ac0<cTai(f)eR b=f arbu<cTaru=h<e dZ]a<cTaq=e<cTao=au<d rY<f<h<a<eo_c0 0<dTar(a)]aG 0<b<g<a<dTaoo8ab(a)]aG 0<a 8Z7<!aO 8K8;8g7jdN(a cX<a zMmu<dTaa(beR<c<b dWo+u |[!a aKaa<d <Y%au7>cbe0&a 8HaO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu<a iLeR<aJa|7jR=gu<e oY(a 8Q:!aTaa /C!aTaa<c<d<bo3H<e<eTazEai<e<eFaoIaa<e<eFa%Ia3I<e<eTa*Ea3.<eTa;=b<eTa<=co8?b<e 8laY<g<e<b<c<e AaYo3m<e<eFaaIao<e<eTaiEaz<e 8.6!aFaaIa;<g<a<eTa3T(a<eTaQoeo8jb<eTa3=(ceR<a<c dWo+u |[!a aKaa<e 8HaY%au7lcbc0&a 7lbO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu<e -aY 8Q:!aTaa /C!aTaa<c<d<bo3H<e<eTa3TEao<e<eFa3GIai<e<eTa7]bEa3v<e<e2aa7c2uaH<e<e2aaN2uaT<e<e2aaQ2uaz&a oO(b%a<e iY(d<a<e zY(f ao7hb 4b^(c c1eR<b eY -8h!a<d<a<f bo3G<bJar=cu<b oY%a |[!a aKaa<e 7lbY%a<c b^u8ggcf0b7e&a 7lbO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu<e -aY 8Q:!aTaa /C!aTaa<c a<c a3wm<d<bo3H<e<eTa3TEao<e<eFa3GIai<e<eTa7]bEa3v<e<e2aa7c2uaH<e<e2aaN2uaT<e<e2aaQ2uazcR<c a3neR<e<eTaoEa3T<e<eFaiIa3G<e dKa,rbuc0<c 3 LeR h i<c 3 1m=f f=d g=b arbu g=f r g<c 0_Ja7Z7jR(d dO 4b^ cZ(cm=b c a<cmu=c<e2raaaaaaaaaaaaaaaa2ua3G<e<cKa,<e aKaV<e<dKa3R<e<bKa3K<e<fKa3Iu<e zY=d&a <O(b%acR<e -aY(cJap d9eR<b eY -8h!a<co8>b<b 8z7s!aTaaEaz<b 8l7s!aFaaIaorbucRcR 8z:!aJaa b1eR<c<a<d co7hb 2b^]bu<b eY -8h!a<c<a<do7Ebrbu 8.8h!a aEaa<b bKar<b eKaeu<b<cTaiEaz<b<cFaaIaou<b oY=g&a ?O(c%acR<b eY(f3jaa(j.e3;eR 8l8h!aTaa=h<c "8h!aTaaEaz<c<hEaq<c<gFaaIai<c<gTaiEao<c<f3]ab<f3jah.?~<f3uaf.<~UU.i~<jUIa;rbu<c eKa;u<c iYof<c TY(h -8h!a<f<g<a<d 67s!a A:!aoBb A:!a<h<dJaJo7;b<c ?Y%a<b <Y%ac0cR B:!aTaa(a eZ]a<a h9]a 8(:!aTaa(aJar b9]a<a3]az<aFao.////3D7iU.a3;]a arbuo8jbu |[!a aKaa<e 7lbY%au8&hb]0&a 7.bO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu<b <Y=g /C!aTaa=i 8Q:!aTaa=hcR<b 3ED]a<g<iD]a<b<hY(f2raaaaaaaaaaaaaaaa2uao<f2raaaaaaaaaaaaaaaa2uaau a=f<e oY b<g<hY<g<iD(km(u<i<gO(r a<i<rMm(i<c<do8cb<e ;Y b<u<c<iD(dm a<c<dm ao8Jb 8.:!a aEaa B:!a aEaa A:!a 7l7t!a dow<e aEa3T<e.////oIa3G<e aEaV<e.////!aIaQ<e<a hO dZKa/b<e aEa7c<eTaz=c<e<eTaq(r a<eTao(u ////3Q9m(dEaW<e<d<c dWYEa3Q<e a<g<km(dEaN<e<bEa3D<e b<h<km(gEa3.<e UbY<e BaYo8hb e=ccR<eTaUb b9eR a=d a=brbu b<g<b<dD(cm=k a<b<cm=] e=c a=b a=ddR<e 7nbY b<k<eTaSb(gY<eTa7]b(i<gZ(h<i<]DP(jm a<i<gO(y<jm<e -aYo3KcRcRcR<eTaW]a<e iY b b<eTa3.<eTa3D(j<eTaND(xm<gY<h<i a<j<xmDP(hm a<y<hm(ho7Fb<eTar]a<h /8k7D8Eb<eTa%(j<j /8k7D8EbMmL]bu 8z:!aJaa b1eR<e 7nbY<a<e ;Y co7hb 2b^]cu<e 7*bY -8h!a<e 7nbY<a<e ;Y ao3G 8.8h!aTaa)]b<eTaQ<f1eR<e 8zaYo3t<eTa3I=cu<c<f rNY(h<iEai<h<gEae<h<bEaa<e<f bY(fEaVrbu<d bY=du<b bY=b<e UbY<e BaYo8hb<eTaUb]auu<e<dEaSb<e<bEaUb<e<fEa7]b A:!a<e UbY dow A:!a<c<f dNowo8jb<eTaQ(beR<c<b rNo+u<eTa3G(beR<eTa3=<bo+u<u a3weR<r<u dWo+u |[!a aKaa<e 7.bY%au7;ich0b7e&a |bO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu<a iLeR<aJa|7jR=ju<c <Y=a /C!aTaa=f 8Q:!aTaa=gcR<c 3ED]a<a<fD]a<c<gY(i2raaaaaaaaaaaaaaaa2uao<i2raaaaaaaaaaaaaaaa2uaau<e<cEai<e a<a<a<fD(cmEae<e b<g<cmEaa<e rY(i b b<a<gY<d<f<aO(a a<a<fLmD(am<cm(c a<d<am(d<bo7Mb<e 8laY<j<io8.bo8?b<d eMeR<cJad(a a9=hu 7.[!a.aIaa #[!a<aEaa }[!a<hEaa 7]5!a<h)(gKaa 7Q[!a aEaa a=c a=d&a oO(a%a<e 8laY(hTar(fTaz ////3Q9eR<fTa;=d<fTa<=cu 7Q[!a aEaa 7.[!a.aIaa 6[!a aEaa 7]5!a }[!aJaa b_Kaa<a aEai<a aEaa<a<eTai(fEar<a<fEae<h<e<a<d<cob<a oY%acR 7Q{!aTaa(a)eR 8c[!aFaa=u 8c[!a.////oIaa 6[!aTaa=a 6[!a aEaa<e<aEa3D<e<uIa3.<e BaY 8D~!a <ov<b c9<g^=bcR 8c{!a3jaa(u.e3;eR<e<eFaaIa3Q<e<eTaiEa/b<e 8.6!aFaaIaUb<e 8d{!a3]aa 8g{!a3jaa.?~ [{!a3uaa.<~UU.i~<uUIa7]brbu<e eKa7]bu<e 8ZaY(cof A:!a #7j!a<eTa3IJa o7;b<e }{!aFaaIa/b<e<aEa7c<e<eTaN(dEa3Q A:!a<c eow<e<aEa7<b<e a<a <Y(c<c<eTa3D(fD(cmEa7nb<e b<d<cmEa7pb<e 8laY<e<e 7pbY<bod<a<fLeR<e<aEa3Du 8c[!aTaa(aeR ![!aTaa<ao+u 6[!a<eTa3DEaa 8c[!a<eFa3.Iaarbu<e<eFaaIa3Q<e<eTaiEa/b<e 8.6!aFaaIaUb<j<e 8ZaY<e rY<b c9 7Z{!aTaa<ao8Tbuo8jb<e 8laYo31<e rYo% |[!a aKaa<e |bY%au7zncv0b7e&a 7lcO(i%a |[!a |[!aJaa(j b<jmKaa<jeRdR |[!aJaa(j]a |[!a<j b<jmKaa<j]auu<a iLeR<aJa|7jR=qu<b <Y=k /C!aTaa=a 8Q:!aTaa=xcR<b 3ED]a<a<kZ]a<b<xY(j2raaaaaaaaaaaaaaaa2uao<j2raaaaaaaaaaaaaaaa2uaau<i qY b b<k<xY<a<kZ(rm(]<c<a<kO(j a<a<jMm(uD(jm a<c<jm ao7Mb<i 8zaY<]<u<c<do8cb a=d<iTaQ(p ////3Q9eR<iTaV dW=du<h a9=l a<k<rm=s b<x<rm=t<i iY<e e ro3y<i<iTar(xEa8>b<i<iTai(oEaBb<i aEa8HbcRcR<e<oDeR<i BbY a<e e ro3l<iTa8>b=x<iTa8Hb=hrbu a=h<e)]bu a<f<f<u<c<dY(o<e rNY(jO(y a<u<yMmD(fm=v b b<j<]Y<fm<j<uDm=w<e<hY=y<a<oO=f<]<oY=j<a<dO<cO=d<x<h rNY=z a<a<k<rmO=k a=hdRc0 a<u<h<oY(rZ]aG a<f<kY eZ]aG<h<jYTaau=n<d<kY=] a=cc0 a<u<r eYZ]aG a<] eO eZ]aG<h<jYTaeu=acR<u<r iYZ]a<] iO eZ]a<h<jYTai=cu<h<zY(r<nEaa<r a<c<aO<a<cD<c<vDP(cmEai<r b<a<wY<cmEae<f rO=f<d rO=d<h rY=h<e bO(e]au<iTaBb=ou<i<bEaSb<i<sEaUb<i<tEa/b<i<lKa7]b<i<yEaN<i<xEa3.<i<iTaV(eEaW<i<g8QhIa3Q<i<iTa3I(v a<p ////3Q9m(dEa3Do8?b<i S8h!aEa8.b<i 8Q{!aEa8Hb<i 8HbY=u a=a a=hdR<u<h cWYTaa(cTaa(h ///cDeR<cTae<ho+<c.////oIaau<c aEai b=h<a b^ b=a)]au 7<8h!a aEaa }8h!aTaa=a }8h!a aEaa<aeR 7*8h!aTaa=hdR<hTaa(ceR<hTae<co+u<h ;Y=h<a bO(a]auu<i /bY=r 68h!a.aIaa C8h!a aEaa 7Z8h!a aEaa<i 7pbY<q<i qYo8.b 7]5!a<lKaa 7.[!a.aIaa 7Q[!a aEaa }[!a aEaa W=hdR<h S8h!aY(aTaa=c<a<h @[!aY(aTaaEaa<a<cEaa<h eY(h]au<i<rTaiEa8Hb<i<rFaaIaBb<i<iJa7*b gDKa/c<i<dEa8.b<i<d<e dWYEa8Zb<i aEa8Qb<iTa3v=a<i }bY<i BbYo8hb<iTa}b b1eR b<t<b<sD(cm=q a<b<cm=w /8k7D8Eb<a<a /8k7D8EbMm=z<x<y rNY=a<i #bY=n a=u<x=ddR 68h!aTaa=bcRc0c0cR<u b^)eR<a<d9]b b=u<a=d ardu<jeR<j=c<drcu b=u arcu<d(c rYu=d<b<cTaa1eR a=urcu b=u<cu=j a=cu<iTa7Qb=h<iTa7Zb=k<iTa7.b(b<iTa#b(eZ=]<b<eO=lcRc0cRcRcRcR<iTa8.b)eR<i b b<iTaBb<iTa8Hb(f<iTa8>bD(ym<eY<]<b a<f<ymDP(fm a<l<fm(fo7Fb<iTae)]bu<c]brdu<c)(y<f<zL^]b<y]cu<cTai=f<cTaercu @8h!a @8h!aTaa bYEaa 8c[!a b<k<tY<h<kZ<h<sDP(bm a<h<kO<bmovrcu au=c 6[!aTaa=ycR<iJa7*b hMeR 8H{!aFaa=3b 8H{!a.////oIaa 8Z{!aTaa=G 8Z{!a aEaa<i<GEa@b<i<3bIa!b<i CbY(G b<e<qY<]<b<wDP(]m a<l<]m<i !bYo3K 8c[!a b<k<tY<e<kZ<e<sDP(]m a<e<kO<]mov<i aEaAb<i<iTa8lb(kEa8(b<i<kEa8zb<i aEa"b<i BaY<i 7pbY<G<i "bY<c<foc 8c[!a b<b<tY<b<hD<h<sDP(km a<h<bO<kmov 8H{!aTaa(heR 8.{!aTaa<ho+u 8Z{!a<iTa@bEaa 8H{!a<iFa!bIaa)]brcu<i BaY<i 7pbY<r<n<c<foc]bu 6[!aTaa<yMeR 6[!a<yEaau 68h!aTaa=k 7<8h!aTaa(c 7p8h!aTaa1eR 7p8h!ao3tu 7n8h!aTaa<c rNY(h<kEai<h<bEae<h<eEaa 7<8h!a<c bYEaau 68h!a 68h!aTaa bYEaa<i }bY<i BbYo8hb<iTa}b]auu W=hdR<h S8h!aY(aTaa=b<a<h @[!aY(aTaaEaa<a<bEaa<h eY(h]au }8h!aTaa(aeR 7*8h!aTaa(h<a ;NY=kdR a=u<i aEaAb<i.////oIa"b<h(eTai=b<hTae=fdR<f=ac0<b)eR b=d a=h a=b<arbu a=hcRdR<a<hY(cJaa 4b1]b b=d<b<h bY(h9]au<b=h<arbu<h 0_<bY=b a=d<c bYu=f<ueR<iTaAb(c<iTa"b1eR<i "bYo3)u<iTa8zb<cY >Kaa<i<c bYEaAbu<u bY=u a=ccRcRdR<c<h1]b<a<cYJaa(j >9eR<c bY=c<j 8Va9]buu<h)]bdRcR<aJaa(c >9eR<c 8Va9eR<iTaAb(j<iTa"b1eR<i "bYo3)u<iTa8zb<jY<cKaa<i<j bYEaAbrcu<i "bY 7G7j!a covrbu<i "bY 7;7j!a covu<a bY=a<h bO(h]aurbu<i "bY<a<hovu<d)]au<i<iTaAbEa7.b<i<iFa"bIa}b<eTaa(aeR<eTae<ao+u<e<iTa7.bEai<e<iFa}bIaa<e ;Y(h<k9]auu<i 7pbYo31 8.:!a aEaa B:!a aEaa A:!a 7l7t!a dow<i }8h!aTaa(bEaSc<i 7<8h!aTaa(aEaUc<i 7]8h!aFaaIa8Qb<i /8h!aFaaIa8.b<i C8h!aTaaEa8Hb<i 68h!aFaaIaBb A:!a<i BbY jow<aeR 7n8h!aTaa(h<a rNY=adR<hTaa=c<i<hTaeEa8Hb<i<cEa8>b<i<hTaiEaBb A:!a<i BbY dow<h rY(h<a9]auu<beR 7*8h!aTaa(a<b ;NY=bdR r=hdR<i<a<hYTaaEaBb A:!a<i BbY(c bow<h eY(h z9]au<i<aTazEaBb A:!a<c bow A:!a<aTae<aTaio3]<a ;Y(a<b9]auuo8jb<oeR<x<o rNo+u<p a3weR<v<p dWo+u<i qYo% |[!a aKaa<i 7lcY%au8foc]0b7e&a ?O(g%a 4b=j<cJaa(x=kcRc0cRcRcR<x bOydabceu<cJabrcu<cJab=k 8Vb=jrcu 2bu=j a=ku<bJai=i<b>a3u=]<bJa3]=u<bJa3k=r<bJaj=y<bTae=o<bJa;=l<g a3xa3e<g<l c9Ka3d<g<dKa%<g<oEa<<g<kKa3c<g<jKa3b<g<yKa;<g<rKam<g<uKaG<g<]3xaz<g 0<i<i 8Ga1mKa3adR<g<g zY(d<hYTaaEar<a<g rY bow<h eY(h o9]au<g<bTaaEaz<a<d bow<aTai=u<a S7t!a cowcRcRcRcR<f oY 7n~!ao7&b(j)eR<eTaRTaqJak c9]bu<eTaT(beR<b bO=i<eTa%<b cWY eO=h<eTa*=bdR<b<hTaaO=b<h eO=h<i bO(i 09]au<e<bEa*<e aEaTu a=h a=k<eJa3p]brdu<g zY<e<fTaio8lb<eTaT(h<gTaz(b<b<hDm=k<b<hZeR<eTa%<h cWY eO=b<eTa*=idR<i<bTaaO=i<b eO=b<h bO(h<kD]au<e<iEa*<e<kEaT<k=hu<eJa3p b9]c<k]bu<g<eJa) ////ePEaz<a<g zY bow a=krbu<k bY=kucRcRcR<eTaR(dTaqJak c1eRcRcR<fJao bOy]ffaabffffffaadu<g aEa<<g.////oIaz<d<f<g zYog<e <Y<gTa;(b<gTa<(do6b<a<b<doE<gTaz(d)]e<b<do+reu<gc0<dTai(i<dTaeDeR<fTaa=h a=i b=j arbu<fTaa=h<dTaa=j<i)eR a=i arbu<jJaa 3t1uEaq<g<iEao<g<jEar<g zY<g rYo{b<gTaz b9]ddRcRcR<h<gTa<(bL]a<gTa%<hD]a<h<gTaTL]bu<g zY<g rYo{b<gTaz]brfuu<g zY<j<i<gTa;<bo8bb<gTaz(b ////3Q1]d<e <Y<gFa;(t7?(d<t.<S7?(fo6b<a<d<foE<b)]d<d<bo+rdu<j)eR<e <Y=d<eTae(b<eTai eWY=jdRcR<h)eR<b<j9]brfu<h<j<bO eXM]e<b<h eWY=bu<g<eTaR(h2aaa2uaz<g<hTaoEaT<g<a<g zY<bo7xb<b oY=b<gTaa(heR<d<h<gTaeo6bf<d r a<eTaT !aMmosu a=hrauau a=f a=i b=b<dTaz(jTaa(deR<jTae=i<d=bu<e <Y=y a=hdRcRcR<h b^)eR<f b^]g<i)]g<i cO=d a=hdR<b<hY(rJaa >1]c<d bO=d<i<h bY(h9]aurgu<f b^]f<i)eR b=f a=h<b=j a=ircu a=hc0cRdR<b<hY(dJaa(f >1]b<i<h bY(h9]au<i=h<brbu<h 0_<iY=i<d bYu<b)]f<f >9=f<b=j=brbu b=f<r bY=j<h<i bO1eR a=h<j=b a=irbu<h 0_<iY=]<h<iO bY=b a=hcRdR<h<rY(fJab >1]b b=f<b<h bY(hY]au<j=b<](h=irbu<d<hO=i<f cY=b a=fu<g zY<j<h<jYo3V<y<gTa;(d<gTa<(jo6b<a<d<joE<gTaz(jeR<d<jo+u b=hrauau<fJal=b<e <Y r a<h !aMmos<g<b a<b 8]aZm rNJa8p#R ////ePEaz<a<g zY bowrbu<fJao c9]a<fJal=b<d r a<eTaT !aMmos<g<b a<b 8]aZm rNJa8p#R ////ePEaz<a<g zY bowu<e<eTa?<eTa*YEa?<g<aTai(b<uO(d cOEa;<g<kEazcR<b<uL]a<aTae<u cWY=h b c<d cZm=i<g zY=bdR<h)]b<h<bTaaEaa<h eY=h<b eY=b<i bO(i]auucR<x d9]a<cTae=j<gc0<cTai(i)eR a=i b=f arbu a=b a=hcRdR<b<h<jY*aa 8f03wY(b TD]b b=f<i<h bY(h9]au arbu a<h<h<iD(bm=i b<j<bm=j #7t!a=f duEa%<g<fEa<<g<iEa;<g<jEaz<g rY<g zY co3Q<a<gTao(a<gTaqo3]<gTar(b)]a<a<bo+u<g ?Y%au7xhby0&a <O(g%acRcR<a<c 4b^YJaF(h e1eR b=h<bTaa b1]b<c<d zWo8(b 4b^=hu<h d1]bu<c 4b^ jLeR<aJa3q b^]bu<d 4b^ b1eR<aJa.]bu<a<aJao<h a9^Kao<aTar(i<aTa%ZeR<a<i bYEar ] i g<bTaa(] b1m<c 4b^ q1m=y<eJaj=x<eJai=u<eJah=o<eJag=l<eJaf=s<eJae=t<fJaa(r=j 4b=kcRc0cRcRcR<r bOydabceu<fJabrcu<fJab=j 8Vb=krcu 2bu=k a=ju<aTai=i<eTaa=e a=a<g aEa;<g<oKam<g<lKaG<g<sKan<g<tKaz<g<jKaw<g<kKav<g<xKaq<g<yKat<g<dKas<g<hKal<g<cKao<g 0<u<u 8Ga1mKapdR<g<g oY(c<aYTaaEae<i<g eY bow<a eY(a o9]au<g<eEao<i<c bow<iTai=a<i S7t!a cowcRcRcR<] bOycabcu<bTai=c<bTae=b<g 8c///eEao<i<g oY bow<i<b<coErbu<g 8d///eEao<i<g oY bowu<iTai=b<g aEao<g<b<aO(c cOEaqcR<a<bM]a<iTae<a cWY=a b c<c cZm=h<g oY=cdR<a)]b<a<cTaaEaa<a eY=a<c eY=c<h bO(h]auu<r d9]b<fTae=d<gc0<fTai(h)eR a=h b=b arbu a=c a=acRdR<c<a<dY*aa 8f03wY(c TD]b b=b<h<a bY(a9]au arbu a<a<a<hD(am=h b<d<am=d #7t!a=b duEa;<g<bEaz<g<hEaq<g<dEao<g eY<g oY co3Q<i<gTai(a<gTaro3]<gTae(b)]b<a<bo+rbu<a bKalu<g <Y%au7whbx0&a RY(d%a<aTa%=j<aTa<=kcRdR<k=f a=a b=oc0 a<j)]aGcRdR<a<fY(kJaa >1]b<j<a bY(a9]au<f=k<j(arbu<k bY=k a=o<a 0_<jYu=j<reR a=hrcu<b=ic0<c)eR b=r a=e a=c<irbu a=ecRdR<e<iY(bJaa >1]b b=r<c<e bY(e9]au<c=e<irbu<e 0_<cY=c a=r<b bYu=bcRcR<aeR<fJaa 8Ma1]bu a=h<a<e9]d<i<f<ao|b]drbu a=a<d zY(g<i<e a<eo8bb<g b<dTa;<dTaz(f ////3Q1(em(i a<dTa<<emo8;b a<f<em=lcR<dTaz]a<dTa<(])]a<dTa;=y<d b3xa3o<d<]EaH<d aEa3r<d bKa?<d 3xEa*<d<]EaT<d aEa%<d<]Ea<<d<yEa;<d 3xEaz a=h a=x&a oO(u%acR<gJa3d]a<gTae=f<u eY<goX<uTae b1eR<gTa;=e<g<uTarEa;<e<fY=h<uTai<eO=xrbu<gJa3d]a<g bKa3dcR<gJa% b1eR<gTa<=f<gTa;=erbu<gTa<(f<gTa;(e1]bu<f<eO=x<gTae<eY=hu<d<xEaq<d<hEao<u oY%a<dTao(e b<em=fcRcRcR<dTaq a<em bOycabcu<fJaa 3i9]brcu<f>aa 7R8za1]bu<d<yEaz<d<]<yYEa;dRcR<d iY<d zYo7sbcRcR<dTar //6a<dTai b^m(f 3dOyuebbbbbbbbbeau<f 8za1]d<f //6a1]bu<f <Z]c<f 4aO =M]brcuu b=au<leR<i<lo+<a]b a=hrdu<a]a a=hrcu<o)]au<reR b=hrbu a=h<c)]a a=adR<a<bYJaa >1]b<c<a bY(a9]auu<d RO%a<hu7jibs0&a ?O(f%a<bTae=q<bTaa=p<bTar=o<bTao=ucRdRcRcR<i b^)eR b=i<r]e<e)]e<e cO=h a=bdR<b<dY(kJaa >1]c<h bO=h<e<b bY(b9]aureu b=i<r]d<e)eR a=e b=r<d=k a=g<d)]ercu a=gcRdR<d<gY(bJaa >1]b b=r<e<g bY(g9]au<d=k<e=g<d)]ercu<b bY=k<g 0_<eY=e a=r<d)]drbu b=r<k bY=d a=g<b<e bO1eR<d=k a=erbu<b 0_<eY=]<b<eO bY=bcRdR<g<kY(jJab >1]b<b<g bY(gY]au<d=k<](g=erbu<h<gO=e<j cY=k a=ru<f<gEa;<f<dEazcRcRcR C~!a<o<c rNY(b<c<uMmTai h^(] e9eR<] f9]d a=h<c<uZeR<bTai(b eX a<b h^ f1m=hu<f oY<f zYo7lb<fTao b^]brdu<c<uM]c<c bY(h<bTai(b eX a<b h^ e1m(sM]c<d<gY=y a=tdR<x=]cRcRdR b<p C~!a<o<h(x rNY(l<h<uMm(bTaa bY(hY<bTae(j<j a9O(j<hZ<j<qDP(vm=i a<j<hO<vm=j C~!a<l rY<x bY<uMmTai eX=hcRcR<bJai i^]a<f iY 8Va<d<go3x<fTai b1]a<g<j9]b<i<d<go|b]brdu<f aKa*<f<jEa%<f<iEa<<f aEaT<d=bdRcR<f<f <Yo8<b<fJaa)]a<b<y1]c<fJab=l<b bY=j<bJaa(i 8Va9e0<jf<j<y1]d > 8Va<bJab 3j1m=i<b cYu=b<i<l1]brcuu<b<y1]c<bJaa 8Va9]a<b bY<y1]cu<h<sZ]au<]=x<t)]frbu b=t<h<sZ]buu<x bY=brbu<c bY=b<fTaq(ieRdR<b<hM]d C~!a<o<b rNY<b<uMmTai eX=b<i bO(i]auu<b<hM]bu b=i<k=d<b=crbuu a=iu<a<cEae<a<iEaa<f ?Y%au6cbc0&a RY(f%acRcR<e]a<bTai i^]a a=e a<bTae(g<g a9O(g<bTaa bY(bO<b<gD<g<aTaeDP(gm<d9]b b<aTaa<bY<gm<c<do|b)=erbu<f aKa*<f aEaT<f aKa3o<f<dEa3r<f<cEa?<f aEaH<f a<bTae(c<c a9O(c<bTaa bY(bO<b<cD<c<aTaeDP(cmEa%<f b<aTaa<bY<cmEa<dRcR<f zY<f <Yo8<b<fJaz)]a<fJan<f iY<f ?Yo8<b a=e<fJai)]c<fJaj1]brcuu<f oY<f ?Yo8<b<fJao b_=eu<f RO%a<e b^u8hbbd0&a <O(e%ac0<bJai i^)eR a a<bTae(f<f a9O(f<bTaa bY(bO<b<fD<f<aTaeDP(fm<d9]bG b<aTaa<bY<fm<c<do|b)rbu<e oY<a<boycRdR<e iY<e oYo8<b<eJai b_(a b^]b<d)]b<d bO=d<cJaa<c bY=c<eJaj1]au arbu<a<d)^u<e <Y%au^bb0&a oO(d%acR<bJai i^)eR<c b<bTaa bY(c<aTaaY<bTae(b<b a9O(b<cZ<b<aTaeDP(am a<b<cO<amovrbu<d<a<boy<c<dopu<d oY%auEbb0&a oO(d%a<a rY<b<cov<d<b<co7%bEar<a<d rY bow<d oY%au3lbb0&a oO(d%a<a rY<b<cov<d<b<co7%b ////3QPEar<a<d rY bow<d oY%au9bc0&a oO(d%a<d iY<c<aTazJa3io8 b<dJaj(e d9eR<a<dJai<e<c<bo:b=bu<d oY%a<bu.bb0&a oO(e%a<e iY<d<aTazJa3io8 b<eJaj(d d9eR<a<eJai<d<c<boku<e oY%au3wbb0&a oO(e%a<e eY<b<c<do3R<eTai=b<eTae b1eR<eTarau<a<eTarEae<a<bEaa<e oY%au0bd0&a oO(e%a<e iY<a a<a 4b^ xZm 4b^ 3oN A7D!aY(g<b<co3J b=fcR<eTai b1eR<g<d bWY>ag<eTar x^X b^]bu<e<a<b<c<do3><eJaa=fu<e oY%a<f b^u7xbbd0&a oO(e%acRcR<d hLeR<d]b a=d a=brcu<e iY<b<c<do3D<eTar=d<eTai=brbu<b 4b^=g b=bdR<g<c<fYJaa1eR<f=drcu<d<f bY(f9]au a=bu<a<bEaa<a<dEae<e oY%au3Lbd0&a oO(f%a b=gcRcRcR<dTaa(h bOycabcu<dTai=h<dTae=grbu<eTai=h<eTae=gu<f iY<b<c<g<ho3j<fTar=b<a<fTaiEaa<a<bEae<f oY%auKbb0&a oO(f%a<f iY<a<b<c<d<eoO<fTai 7f///3Q9eR<fTarau<f oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e eoO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e roO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e ooO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e qoO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e zoO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b e ioO<bTai 7f///3Q9eR<bTarau<b oY%au3lbb0&a oO(b%a<b iY<a<aTaa b i ooO<bTai 7f///3Q9eR<bTarau<b oY%au81bbf0&a oO(d%a<d eY<c b bo3R<dTai=gcR<dTae b9eR<dTar=f<c)(e]b<e]b<f<b<c8Qkaarbu<dTarau }8h!aTaa(e |8h!aTaa(h1eR&a oO(b%a<b iY |8h!a<h b e ;oO<bTai 7f///3Q9eR<bTarau<b oY%au 7*8h!aTaa<e ;NY(b<cEai<b<fEae<b<gEaa<b<aFaaIar<b<aTaiEaq<b bEaz }8h!a<e bYEaa<d oY%au39be0&a oO(d%a<d eY<c b bo3R<dTai=f<dTae b9eR<dTar=ecR<c)(g]a<g]a<e<b<c8Qkaau<a<cEai<a<eEae<a<fEaa<d oY%axu<dTarau7ubbe0&a oO(d%a<d iY<b<bTaq(e<bTaz(co7ccR<c<eL]a<dTai b^)]a<dTar=c<a<eEae<a<cEai<b<c C~!a<bTar<c rNY<c<bTaoMmTai h^ g1YEaq b=fu<a<fEaa<d oY%au7Zbbe0&a oO(d%a<d b C~!a<bTar<c rNY<c<bTaoMm(cTaa(e b<bTaa<bTai(f<bTaeD(gmY<cTae(b<eZ<b a<f<gmDP(fmEai<d a<b<eO<fm(bEar<cTai=c<d<d iYo7lb<dTaa=e<a<dTaeEae<a<e<c h^ c1^<b kZ^Eaa<d oY%au8(bbb0&a oO(e%acRcRcR<c 4b^ dOydbabau<a eKaa d=drbu<e iY<b<dTaT a<dTa% ////3Q9m<dTa*o8Hb d=d<eJai d9eR<a<eFaiIaarbu<a aKaq<a 7k*3xas<a<eJajKal<a jKao<a<eTar(cEai<a C~!a<bTar<c rNY<c<bTaoMm(bTaa(cEar<a<bTaeEae<a<cEaa c=du<a<dKap<e oY%au!dbe0&a oO(e%acRcRcRcR<aJaa bOydabcdu<c<aJab(a a<a 3sZm nN(a 5|!aY<aJa8v|Rovrcu<aJab=a<cTai(b<cTaa1eR<co3)u<cTae<bY (Kaa<c<b bYEai<c<a a<a 3sZm 4b^ nN(a 5|!aY<aJa8v|Rov<cTai(a<cTaa1eR<co3)u<cTae<aY (Kaa<c<a bYEairbu<aJac<aTae=d<aJab=a<e cKai<e<aKaj<e iY<b<co3w<cTai(a<cTaa1eR<co3)u<cTae<aY KKaa<c<a bYEai<c b C~!a<bTar<d rNY<d<bTaoMm(dTaa(a b<bTaa<bTai(f<bTaeD(gmY<dTae(b<aZ<b a<f<gmDP(dm a<b<aO<dmov b^)]a<cTai(a<cTaa1eR<co3)u<cTae<aY *Kaa<c<a bYEaiu<e oY%au7gdbf0&a oO(f%a<cTai(d<cTaa1eR<co3)u<cTae<dY (Kaa<c<d bYEai<a<b dWY=g a=ddRcRcRcRcR<d)]a<d<h1]a<d=brbudR<a<g1]c<a(b iY=a<bTae(d)]au<d<a iOTaa(bY=hu<b bY=d<bJaa(e <Z]b<cTai=b<e (9<e 8za9^)eR<cTaa<b1eR<co3)u<cTae<bY 8zaKaa<c<b bY(bEaiu<cTaa<b1eR<co3)u<cTae<bY<eKaa<c<b bYEaircu<cTai(a<cTaa1eR<co3)u<cTae<aY (Kaa<c<a bYEai<f oY%axu<f 8z8*[7fdEak<f<e eX ?PKay<f<e ?P<e x^(b 8qaY<b kZmKax<c<f kY govrauauDbb0<cTai(d<cTaa1eR<co3)u<cTae<dY 4bKaa<c<d bYEai<c 8a7t!a<a<b !aD(am b<b<amovu9bb0<a.j3&eR<a.k/<boLu<bTai(c<bTaa1eR<bo3)u<bTae<cY<a.k7g7? ?PKaa<b<c bYEaiuBcbg0&a <O(f%a<b aEai<bTaa)eR<bo3)u<bTae 8MaKaa<b bEai<b<c<dov<bTai(c<bTaa1eR<bo3)u<bTae<cY 2aKaa<b<c bY(dEai<b<c =Y(eon<bTae=g<bTai=h<f<dEa;<f a<e<e<hD(em(hEaz<f b<g<em(iEaq<f<b rY<f qY a<d 0oUbcRcRcR C~!a<bTao(e zY<bTaq(g cLm(jTai<e C~!a<gmTai_ xD]a<bJa% s9]a C~!a<e rY<g bLm(bTaa b9]a<bTai h^ g9]a<jTae<c1]bu<a aEaarbu<a<gEao<a<eEar<a<dEai<a<hEae<a<iEaau<f <Y%au8%ccc0b7e&a -aO(g%a<g HY(h<b<c<do3ncR<gTaHeR<g<gTaR(dEa<<g<gFaH(iIaz<gTa3p=b<gTa3v=c<g<dEaR<g<iIaH<g<cEa3v<g<bEa3p<g oY<h c<e<fo3ocRcRcR<gTao b^eR C~!a<b<gTaq(d rNY<c<dLmTai h^ d9]b<g<gTa<Ea?<g<gFazIaTrcu<a aEaareu<g<gTa<EaR<g<gFazIaH<g<cEa3v<g<bEa3p<g iY<g HY c<e<fo0<g<gFazIaT<g<gTa<Ea?<gTai b9]bu<a<gTa?Eai<a<gFaTIaa<a<dEaq<a<cEao<a<bEarrcu<a aEaarbu<a aEaau<g -aY%au79hck0b7e&a -aO(g%a<b ;Y=j<d a<d kZm(i rN(h B7Z!aY=k<hJa8R7ZR=rcR /8k7D8Eb<eTai(h<h /8k7D8EbMm(]<cTai(hM<i hO dM^)eR<bo3drbu<g iY<b<c a<h<eTaroUbu<bTaq=y<bTao=x<bTar=u<bJaz=i<b aEa?<b aEa%<g aKaE<g<fKa3r<g bKa?<g.eIaT<g<jEa%<g<eEa<<g<kEa;<g<i s9Ka3]<g<cFaaIai<g<cTaiEao<g<bTai(cEaz<g<bTae(jEaqcRcRcRcR<h<]LeR<r bOyccdbu<g 7]~/oEa3w<g gKa3v<g2raaaaaaaaaaaaaaaa2uaH<g iY<g HYo7nbrdu<g iY a<do7wbrcucRc0cRcR<j C~!a<cm(cTai(h g^ e1eR<cTae=j<g HY<g iY<eTaa<eTaeo8Hb a=c<gJaH(e bOydceebu<g iY a ko7wbrfu<gTa3orbu<gTa3o bYu=c<g iY(k a<co8zb<k<c<do3= C~!a<gTaq<c rNY<c<gTazMmTai eX=cu<g iY(d<c<h eXo8zb<j 01]b<g<gFaH(oIaT<e d9]b&a <O(c%a<c 7k#/oEaG<c jKaz<c<o.<S7?(eEao<c C~!a<dTar<e rNY<e<dTaoMm(eTaa(hEaq<c<eTaeEar<c<hEai<c<o.iS7?(eKan<e 4b^ c1eR<c bKa;u<dTazJa3h(e e9eR<c<eKa;u<d<c iYo7nb<c <Y%arbu<g iYo"bu<i s9eR<g fKa3v<g<yEaR<g<uEa3p<g<xEa3o<g<uEaH<g<iKaZ<g aKa3z<g.////<<i ]O a<i ]Dm7K.d~(oS3oaL<g./7gUS!a<oS3oaD<g.~7]7n7.!b<oS3oa3w<g iY<g HYo7nbu<a<gTa?Eai<a<gFaTIaa<f)eR<b<bTa%)Ka7]fu<g -aY%au8zech0b7e 8H6!a=h&a -aO(g%a 8H6!ao3dcR<cTai(i /8k7D8Eb<fTaa(j<j /8k7D8EbMmLeRcR<b 4b^(u gDeR<g rY 8H6!a<co7pbrbu<g rY 8H6!a<c a<i<fTaeoUbu S{!aJaa s9eR<a aEai<a.////!aIaarcu<cTaa=i<cFae=] 8.6!aTaa=j 8Z6!aTaa=k<g aEa?<g<kEaT<g<jEa%<g<]Ia;<g<iEaz<g aEaq<g.////!aIar<g<fTaiEa*<u rN B7Z!aYJai rNJa8w#R=fcRcRcR<b 4b^ dOydababu<g<kEa3z<g<jEa3v<g<]IaR<g<iEa3o<g 3rY<g 3oY<d<eo8HbcRcRcR<gJa3r bOydbccau b=r<gTaH=drbu b=r<gTaH bY=du<d bY=e<j<d rNY=u a=bdR<b a<c<hDm)eR<r)]d a=r a=c<d<kZeR<uTai(b eX a<b h^ f1m=cu<i)]d<i=b<e(h<cM]du C~!a<j<h rNY<h<kMmTai<g rY<h<fo7)b eX=hrauau<g rY a<fo7)bu<a<gTaqEai<a<gFarIaarbu<a aEai<a.////!aIaau<g -aY%au7Zbbd0<c a<c 4b^ 8]aZm 4b^ rN(c -#!aY=dcRcRcR<cJa"#R hOycabcu<a<b<dJauo7)brbu<b<aTa;(eM]a<b bY(c<aTaz(f<b rNYTai(b eX a<b h^ f1m(bM]a<dJau=ddR C~!a<f<c rNY<c<eMmTai<a<c<do3; eX(c<bZ]auuu8fbbj0<aTa;(c aEa8zbcR<b<aTao(fM]a<b bY(d<aTar(g<b rNYTai(b eX a<b h^ e1m(hM]a<c 8lbY=i a=bdR C~!a<g<d bY(j rNY<j<fMmTai eX<cTa8lb<b1eR<i<b b e eo3lu<c<b bY(bEa8zb<cTa"b<eY<dEaa<e eY=e(d<hZ]auu<ao7mbu7abb0cR<b bY(d C~!a<aTar<b rNY<b<aTaoMmTai eX(bM]adR<aJa* b1eR<aJaT b^)]cu<a<d<co7wb C~!a<aTar<d rNY<d<aTaoMmTai eX(d<bZ]auuuXbd0&a <O(c%a C~!a<aTar<b rNY<b<aTaoMm(dTae=e<dTaa=d<c ~U/oEaG<c eKaz<c<bEao<c<dEaq<c<eEar<c<dEai<a<c iY a ao7<b<c <Y%au-bbh0&a <O(c%a<aTa;(e zY b ao8xb<eTa3G(feR<bTa;=g<bTa<=h a=e a=bdRcR<b<aTa;(dTa3GM]a<dTa3z<eYTaa(d<hM]a<g<d dWY(dTae=i<dTaa=d<c ~U/oEaG<c eKaz<c aEao<c<dEaq<c<iEar<c<dEai<a<c iY a ao7<bu<e eY=e<f<b bY(b9]auu<c <Y%au7dbd0<aTa;(c zY<a e<cTao<b cWY<cTaq(d<bZm<d<bO(b a<b<dLmo8kb<cTa3G(ceR a=bdR<aTa;(dTa3G<bDeR<a<dTa3z<eYTaao3(u<e eY=e<c<b bY(b9]auuu8Mbbd0&a oO(f%ac0 a<eTai(g h^ d9]aG<g i^)eR<f<b<c<d<eTaa bYo3F<fTae=d<fTaarbuc0<b 4b^(b eLeR a<c<b kN 7l|!aY(gYJai(b a<b jZ(bm(c)]bG<g b<bm=g a=bdR b<b<gYJaa(h a<h 3sZm nN 5|!aY<d<eo7ob]cG<c<b bY(b9]auu au=c<f<bEar<f<cEai<fTar=d<fTaiu=b<a<dEae<a<bEaa<f oY%au7Edcg0e7ecR<dTae(f<eZ]a<f<eO iZ]a<dTaa<eYFaa=ruc0<b 4b^(b eLeR a<c<b kN 7l|!aY(bYJai(c a<c jZ(cm(g)]bG<b b<cm=h<f<e oY(bZ<f<bO iZP=i<f<e iY(cZ<f<cO iZP=f<b<dTaa(dY=j<c<dY=d a=edR<e<hYJaa(b a<b 3sZm(k nN(cJa8v|R bY=b<cFa5|R=ucR.b<k7K~(y.7t[7qB8i8L7g7zH7h3GeR<u<r3;]b.a=u<f)eR<dFaa=uu<c 5|!aY(cFai=]<y.8?8e8>7j7QU8.Bg7h3GeR<u<]3;]c<ie7e.af<jFaau<cFao7i<b HN7K~.a3;]c brfu<u<]7i /b<b dWO7K~.a3;]b breu<u<r7i !a<b dWO7K~.a3;]a brdu<g<e bY(e9]auu au=b<a<eEae<a<bEaau7ldch0d7ec0 a<bJaK(g a<g<bJa3y(hY -aZ(im(b)]aG<b rN=g<cTae(b<d oY(fZ<b<fO iZP=j<b<d iY(dZ<b<dO iZP=k<h rN -#!aY b<im jY=b<cTaa(c<fY=h<c<dY=i a=ddR<bJaa(c a<c 3sZm(u nN(fJa8v|R bY=c<fFa5|R=rcR.b<u7K~(y.7t[7qB8i8L7g7zH7h3GeR<e<r3;]b.a=r<k)eR<iFaa=ru<f 5|!aY(fFai=]<y.8?8e8>7j7QU8.Bg7h3GeR<r<]3;]c<je7e.af<hFaau<fFao7i<c HN7K~.a3;]c breu<r<]7i /b<c dWO7K~.a3;]b brdu<e<r7i !a<c dWO7K~.a3;]a brcu<b rY=b<d bY=d<g rO(g]au au=b<a<dEae<a<bEaau7Hbbd0c0 a<bJaK(e a<e<bJa3y(bY -aZ(em(f)]aG<f rN=f<b rN -#!aY b<em jY=b a=edRcR<d<bJaa(g a<g 3sZm nN(gJa8v|R9]a<g 5|!aY<c<do|b]a brcu<b rY=b<e bY=e<f rO(f]au au=b<a<eEae<a<bEaau7Gbbd0c0 a<bJaK(e a<e<bJa3y(bY -aZ(em(f)]aG<f rN=f<b rN -#!aY b<em jY=b a=edR b<bJaa(g a<g 3sZm nN 5|!aY<c<do7ob]bG<b rY=b<e bY=e<f rO(f]au au=b<a<eEae<a<bEaau7vcbe0&a <O(f%a<b a<b 4b^ xZm 4b^ 3oN A7D!aY=b<e bLeR<b<e bWY>ac=iu<f.0Iaz<f.0Iao<bJaK(e rN a<e<bJa3y(bY -aZ(em(heR<b rN -#!aY b<em jY=e a=bdRcR<i<b x^X b^)]a<g oM]a<f oY<gY<eJaaKaa<g bY=gu<b bY=b<e rY=e<h rO(h]auu<f iY<c<d<f oY b<g lZ(bm<g a<bmo8*b<fJai=b<a<fJajKab<a<b b^Kaa<f <Y%au7?cbi0&a <O(f%a<bJaK(g rN a<g<bJa3y(hY -aZ(gm(ieR<h rN -#!aY b<gm=g<eTae bO=j<eTaa(e bY=k<c<b<aTazJaJ bWY(b>ag<b>akP 0_^ 44d^=c a=bdRcR<gJae(u d1]a<c<b x^X b^)]a<g bY<aTaq jY<gJaamJaa=r<f<uKa3a<f i3xam<f<rKaG<f<b<hYKan<f cKaz<f<dEao<f<jEaq<f<kEar<f<eEai<a<f iY a ao7<bu<g rY=g<b bY=b<i rO(i]auu<f <Y%au7kbbb0&a <O(h%a<h<cKa3a<h aKa;<h<bKam<h<dKaG<h<fKan<h<eKaz<h<gEao<h C~!a<aTar<g rNY<g<aTaoMm(bTaa(cEaq<h<bTaeEar<h<cEai<a<h iY a ao7<b<h <Y%au3Hbb0&a <O(e%a<aTa;Ja}b b1eR<ao7mbu<aTa< bKa,<e.aIaw<e2raaaaaaaaaaaaaaaa2uai<a<b<d<c<e iYo#b<e <Y%au7?bbc0<d <Y=gcR<d 3ED]a<c<gZ]a<b<dY(h2raaaaaaaaaaaaaaaa2uao<h2raaaaaaaaaaaaaaaa2uaau<a rY b b<b<gY<e<c<gO(h a<c<hMmD(hm<c<gZ(cm a<e<hm<fo8Jb<a<dEai<a a<g<cmEae<a b<b<cmEaauVbb0<d aEai<c <Y(e<dTaaDeR<d a<e b bo3lu<d<b<cov<d 8D~!a <ov<a<cEai<a a<e<e<dTaiD(bmEae<a b<dTae<bmEaau7rbcb7eb0cR<d7K<b7K7e(e.<S7?]a<e7?(d ////3Q<cOD]a<d)eR<a<cEai<a aEae<a aEaaxu<c<do3.(f)eR<a<dEai<a<cEae<a bEaaxu<a<fEai<a<bEae<a aEaaxu<a aEae<a bEaau7Ebbe0cR 7.C!aTaa 3tc0<b<aO(e(c 7fcMeR 3b<c3 O(d bW<c<dXYrbu<c eXu(c<c 3tMm(d cWY(cTaa(f)eR<c<aEaa }C!a }C!aFaa.b<d7K~UIaarbu<c<aEaa<f<aEaeu<a<eEar<a<dEai<a<cEae<a<fEaa<b eO<eEaau8]bbe0<d 0_=f 7.C!aTaa(g<b cWY=bdR<bTaa(b)eR<a aEaaxu<b<bTarY(h<b<dY<f^(e<cYZ]au<bTae(d<bTaa(cEaa<ceR<c<dEaeu<g<bTai(c cWYTaa)eR }C!a }C!aFaa.b<c7K~7iIaaucR<b<e1eR<b eO(b<bTaa c_Eaarbu<b<eoVu<a<hEai<a<eEae<a bEaau8)bbd0<a<b tY 3D^Y(b eOTaa=dcR<a eO(eTaa(c b^)eR<a<cO(aTae(e<aTaa(cEaa<ceR<c<eEaeu 7.C!aTaa<aTai(c cWYTaa]b }C!a }C!aFaa.b<c7K~7iIaarbu<e<c cPEaau<a<d c^e0<bTar=c<bTae(d<bTaa(aEaa<aeR<a<dEaeu 7.C!aTaa<bTai(a cWYTaa)eR }C!a }C!aFaa.b<a7K~7iIaau<b<cYf<buoVu7ndbg0cRcRc0cRcRcR<b<dZ<b<dDO 4b^ycfbau<d tY 3D^(c<b tY 3D^(b1]e<a<cY(f<a<bY(b eOJaa c^e0<bTar=d<bTae(e<bTaa(cEaa<ceR<c<eEaeu 7.C!aTaa<bTai(c cWYTaa)eR }C!a }C!aFaa.b<c7K~7iIaau<b<dYf<buoVrbu<b tY 3D^(g<d tY 3D^(h1]d<a<gY(e eOJaa c^)]c<a<hY(f<e<eTar(iY(jD]c<eTae(c<eTaa(bEaa<beR<b<cEaeu 7.C!aTaa<eTai(b cWYTaa)eR }C!a }C!aFaa.b<b7K~7iIaau b<h<g<iY1]bG<f<joVu du=b<f eO<bEaa<axu<c<do3.(c)eR axu<beR<c<a<b8Qkaau<a<bo+<c=au<au7Ihck0c7e&a oO(d%a<b tY 3D^(e 7o/e<a 7o/eY<a oLmY(b //7c^=i<b oX=j<a<e<a<eDm bO=f<a bO=g<a lZ=kcRc0dRcR }C!aFaa=rcRc0<f 7fcMeR 3b<f3 O(a bW<f<aXYrbu<f eXu(b bY(a 3sLeR.0<a7K~<r7h7a(].3t3TeR<]7?=a<keR 7.C!aTaa(c<a cWYTaa(aTar=f<aTae(g<aTaa(bEaa<beR<b<gEaeu<c<aTai(b cWYTaa)eR }C!a.b<b7K~<r7iIaau<a eO(b<bTaa c_Eaa<a<fYrgudR<d eY<a<e<go,<dTae b1]e<a 3tZeR }C!aFaa.0<a bY7K~7h7a(r7?=a<r.!a3=]buu<d eY<b<e<go,<dTae]drcu<r<b7KS.b7h3G]b<d eY<b<e<go,<dTae b1]crbu<r.a3F]a<d eY 3t<e<go,<dTae b1]bu<jRa(a 01eR a=areu 7ZC!aTaa=b 7ZC!a aEaa<a oW(c<iY=acRcR<b a<b<c1m)eR 0<a<a<cZm 3D^=b 7.C!aTaa)eR a=h<c b<cm dY U/7c^(c 7lcP 7l7g7c^(a<cZ]c<a<bD]c 7.C!a<cEaa<a eO d b<a<bZmEaa<c a /c8Quardu a=h<c<c tY 7l/7c^(a oY(uD]b<b<uZ]b<a eO hEaarcu<c 0<a<a<cZm 3D^(hMeR 7ZC!a<bEaareucR<b eO(cTaa(a b^eR<c<a cPEaarbu<b<aO(bTae(c<bTaa(aEaa<aeR<a<cEaeu 7.C!aTaa<bTai(a cWYTaa]a }C!a }C!aFaa.b<a7K~7iIaau<b<hoVu 7ZC!a<hEaarcu<a<bZeR<a<boVu 7ZC!a<bEaarbuu<dTai=a<dTaru=b<b<a<eY(c1e0 bf<c<boV du=b<c eO<bEaau<d oY%a<au8tbbg0&a oO(d%a<d eY=e<aTaa(b=c<aTae=fc0 i<b bW(b<b iLm(g(b a3veR b=c a=b erbuc0cRc0<ceR<f<c b<bo3 rbu<b)eR b=crcu b<bo3.u(c]a<e bEae brbu<e<cEae au=c iu<eY<bEaa<e<cEaa<dTae b1eR<dTaiG<dTarau<dTai=b<a<gEaa<a<bEae<d oY%au8occh0b7e&a oO(e%a<aTaa(f=b&a oO(d%ac0 a<b bY(b)]aG<d eY=g b=h e=ccR e<b<f bW(f<b<fDm(b<b eLm(f7K.c~(i.<S.a3;eR a=brbu<i7?(b 8Q444hDeR a=brbucRcRc0<aTaa(ceR<aTae<c cW e<bo3 rbu<b)eR e=crcu e<bo3.u(c]a<g eEaerbu<g<cEae a=hu i=cu<c<gY<bEaa<g<hEaa<dTae b1eR<dTar=b<dTairbu<dTai=b<a<fEaa<a<bEae 7f///3Qu=a<e<bEar<e<aEai<d oY%a<eTai 7f///3Q9eR<eTarau<e oY%au7)ccf0b7e&a oO(g%ac0 a<d<c<dY(cD]aG<g eY=j b=k e=dcR<f7K<c<bTaa bW(h<c<hDm(c i e<f b1m(h<c<hDm(h7K7e(u.<S.a3;]a<u7?(i ////3Q<eODeR a=irbucRcRc0<bTaa(ceR<bTae<c<fN<e<io3 rbu<i)eR<e=drcu<e<io3.u(d]a<j<eEaerbu<j<dEae a=ku i=du<d<jY<iEaa<j<kEaa<gTae b1eR<gTar=c<gTairbu<gTai=c<b<hEaa<b<cEae 7f///3Qu=b<a<cEae<a<bEaa<g oY%au,be0<aTae=d<aTai(eeR<d=bdR<bTaa(ceR<bTae<co+u<bTar(ceR<bTao<co+u<b zY=b<e bO(e]auu<aTaa(aeR<d<a zNo+uu3=be0<aTae=c<aTai(deR<c=bdR<bTaa(eeR<bTae<eo+u<b 7*cY=b<d bO(d]auu<aTaa(aeR<c<a 7*cNo+uu7&bbd0<a<aTae(c<b<c<b<cZm(dOEae<a<aTaa(b<dYEaa<ceRdRcR<bJaa(c ?O 4b^(a kZ]a<c 8;aO 4b^ gMeR o=a<c [aO 4b^ gM]b<c IO=arbu<c 8qaO=au<a x^<e eWP=e<b bY=b<d bO(d]auu<eu8dcbh0cR<c 7bDeR b=drbu<bTar<cY=i<c<bTao(d<c<c<dZm(eO=jdRcRcR<f<jYeR<f<iYJaa(g ?O 4b^(d kZ]c<g 8;aO 4b^ gZ]b<g [aO 4b^ gZeR<g IO=drdu<c<fY=eucRcR<bTao<eLeR<e<bTaq(dZ=crbu<e<bTaq(dZ=c<bTar<eY*aa a3n]a<d<eL]a<b rY<eoAb(c]a<b<eo3crbu<b kKae<b<d<e<d<eZm(dEaa<b<c<dYEaiu a=drdu<g 8qaO=du<d<h eWY=h b=d<f bY(f e9]auu<a<hEae<a<dEaau7wcbf0cRcRcR<c<c dY 7c^(e1eR<d iO=i a=erbu<d<e<cO(e<d<eZm=e<deR<b 4b^=g b=hdR<c<fYJaa<g1]e<e<f bY(f9]auu<e<d iO(iD]bu<b 4b^ 7f7gUiN=fdR /7gUi<c<eY(hTaa<f_(gO<gP /7gUi<hTae<f_(gO<gP^ /7f7gU3Q^ /7f7gU3Q9]b<e iY(e<iL]auu<d<e9eR<b 4b^=f b=hdR<f<c<eYJaa1eR<e=frdu<d<e bY(e9]auu a=hu<a<fEae<a<hEaau:bbg0<cTae=f<cTaa=gcR<bTae(bTa<(c)]a<bTa;(e<c eWY=hdR<f<eTae1eR<eTaa=b a=cdR<c<f1eR<b=greu<b<cY=d<c<gY=i<c bY=c < a<dJaa(d [aO 4b^ GZm<dP 4b^ < a<iJaa(d [aO 4b^ GZm<dP 4b^1]auu<e oY(e<h9]auu<a<fEae<a<gEaau7ffbj0&a <O(e%a<e ////3QEai<bTa<(deR<bTa;(h<d eWY=j<cTaa=k<cTae=idRcR<hTae<i9]a<hTaa=c<i=b<k=ddR<beR<dJaa=f<cJaa=g<b bO=b<d bY=d<c bY=c<g < a<g [aO 4b^ GZmP 4b^<f < a<f [aO 4b^ GZmP 4b^1]brcuu<hTai=fcRcRcRcR<hTar(c)]a a=bcRdR<b<fYJaa(d <9<d j9^]b<c<b bY(b9]au<c=bu<beR<b<cMeR<b<c1]crdu<b<fY*aa 8f03z]cu<b<fY=d<b<c1]c<c<bO=g<c<fY(f bO=c a=bdR<b<cYJaa(u <9<u j9^)eR<g<b bO(bY]breuu<b<gY(c)]c<c<gMeR<b)]e a=dreu<b<fY*aa R3n]d a=drdu<c<fY=drbu b=du a=cu<c a<dm=b<d b<dm=d<eTai ////3Q9eR<e iY(c 717y!a cov<c<d<bovrbu<e qY<b b bo3R<eTaz=gcR<eTaq b9eR<eTa;=f<b)eR a=crcu<b)]b<f<d<b8Qkaarbu<eTa;au<e<cEao<e<fEar<e<gEaiu<h oY(h<j9]auu<a<eTaoEai<a<eFaiIaa<e <Y%au8Rhbk0&a <O(k%a<k zY<b<c 8J8c!a bo7Jb<kTaz b1eRcR<kTa;(f)]acR<c<fLeR<c<f9]brcu<b<fY*aa R3n]bu a=bu<f a<bm=c<b b<bm=bu<k oY<b<c 8Z~!a bo7Jbc0cRc0cR<kTao b1eR<b<kTaq(f)]cG<c<fLeR<c a<c<f1(fm=g<b b<fmrdu<b<fY*aa 8f03w]b brcu<c=f<c]a<brbu<c<fLeR<c=g<b<c<f1]bGrcu<b<fY*aa R3v]b<f=g<bu=h<c<gO=r<b<gYrbu<b=h<f=g au=]cRcR<deRcR<e)]a<d<eY bOJaa >1eR<e bO(e)]bu<e<gMeR<g=j<e<g1]brdu<h<e(jY*aa R3v]cucR<d<joW(i)]a<i<jMeR<i<j9]drbu a=f<h<iY*aa R3v]d<d<iY*aa R3v]du<g<jO=u<h<jY=y a=bdR<b<i9eR<b<hY=c<b<dY=e a=f<b bY=b < a<cJaa(c [aO 4b^ GZm<cP 4b^ < a<eJaa(c [aO 4b^ GZm<cP 4b^1]breuucRc0cR<i)eR<j=crbu<i<jMeR<i<j9]d<h<iY=h a=crbu<h<iY(b a<b*aa 8f03wm=h<j<iO=c a<d<iY*aa R3v]bGu<c<j<iO1=e<d<iYu=bcR<heR a=f<b a9<e^]brfu<b]drbu<h<b<co|b]du a=f<u eZ]c a<y<yTaa(b 47f8Qh^ i3Q<b z3Q 47f8Qh^P(b 7 8("8McZ<b 7 8("8McDOm=frcucRcRcR<h<goW(c)]a<c<gMeR<c<g1]brcu<c<hY*aa R3v]bu<c<hY=b<g<cO=crbu a=bu a=f<k iY<b b<bm(d<c a<bm(c 8T8c!a eo7Jb<kTai b9]bcR<kTar(b)]a<b<cMeR<b<c1]brdu<b<dY*aa R3v]cu<b<dY=f<c<bO=urbu a=fu<a<rEao<a<gEai<a<uEae<a<fEaa<a<] a<rm a<]mEar<k <Y%au7?bbd0&a oO(d%a<d iY<a<b 8(8c!a do7Jb<dTai b1eR<dc0cRcR<dTar dY(c)]a<b<cLeR<b<c1]brcu<a<cY*aa R3v]bu<b<cO=e<a<cYrbu au(a b<am<e a<am 7=7j!a bo7Jb<dTae<cY<b<dTaa b^m=cu<d oY%a<cu7%bbd0&a oO(d%acRcRcR<aTaq(eTar<c h^ zNY(cTaa bOycbacu<eTaq=cu<cTai(e)]a<cTae=f a=cdRcR<c<eD]a<c<fYJaa >9]a<d iY<a<b<f<co3j<dTai b9]a<a<dTaro3<u<e<c bY(c9]auu<d oY%au8(bbu0&a oO(d%acR<bTao(e<bTar(cZ]a<e<bTai(hD]a<bTae=g<b qY(i<bJaz(fY bOJaa=j<f fZ=kdR<d iY<j<c<gY<e<cOo3xcRcR<dTai b1eR<b<c<dTarY bY(cEar<c<fZ]c<c<hD]c<k)]b<g<c<fO(uY<i<fo|b]c<a<cEai<a<uEae b=rreu<b<eEarrduau<c<eL]auu<a<rEaa<d oY%au7<cbi0&a <O(d%a<d aEao<d.////!aIai<c eMeR b=f e=gdR<c eO=c<b eY=e<f bO=icR<bTaa(b 01eR<dTai<i1eR<d iYo3qu<dTar(g<hY aEaa<e=brbu<d qY<e<b<c<b<cZm(bo8;b a<dTaz<dTaqm=j<dTa;=k<c<bO=c<b<eY=b<dTai<i1eR<d iYo3q<dTar=gu<g<hY(e<jEaa<e<kEaeu<h iY=h<d<fEao<f bY=f<c dD]auu<a<dTaoEai<a<dFaiIaa<d <Y%au7nbbe0&a <O(d%a<b eY=e<c=fdR<eTaa<gY=g<e iY=e<f bO(f]au<d iY<g b bo3y<d aEa;<d<dFaiIaq<b<c dWY=cdR<d qY<bTaa<bTaeov<b iY(b<c9]au<a<dTa;Eai<a<dFaqIaa<d <Y%au7Lcbf0&a <O(d%acRcR<b<c1]a<b bY=e<bJaa(f 8Va1eR<c<e1]b > 8Va<bJab 3j1m=f<b cY=eu<d iY i b bo3y<dTai=b<dTar(g<fKaa<d bEa;<d<gEaz<d<bEaqcR<c<e1]a b=bdR<e bY=h<eJaa(f 8Va9e0<hf<c<h1]c > 8Va<eJab 3j1m=f<e cYu=e<dTaq<b1eR<d qY<b b b bo3l<dTaz=gu<b<gY<fKaa<d<b bY(bEa;<c<e9]auu<a<dTa;Eai<a<dFaqIaarbu<a aEai<a.////oIaau<d <Y%au7Jbbe0&a ?O(c%a<c oY<bo8<bcR<cJaoeR<cJal=d<c iY i b bo3y<cTai=e<cTar(f<dKaa<c bEa;<c<fEaz<c<eEaq<c<b2aaa2ua<<c qY<c <Yop<a<cTa;Eai<a<cFaqIaarbu<a aEai<a.////oIaau<c ?Y%au8;cbj0&a RY(f%acR C~!a<bTar(k<c rNY(i<c<bTao(jMmTai h^ e1eRdR<g<fY aEaa<g iY(g !a9]aucR<c<jM]a<c bY(h<iTai(c eX a<c h^ e1m(iM]a<d<e dWY=edR C~!a<k<h rNY(c<h<jMm=u C~!a<c rY<h bY(r<jMmTai eX=h<f=c<d=gcRcRdR<b<u<gTaa<gTaeo3u)eR<c iY=c<g iY(g<e9]brcuu<c<rEae<cTaa<c bEaa)]bu<a cEaareu<h<iZ]auu<a<f2aa?2ua?<a<f2aa<2ua<<a<f2aao2uao<a<f2aaa2uaarbu<a cEaau<f RO%au8?bbi0<bTar=h<bTao(i<cDeR<h<c rNYTai(e eX(f a<e h^(e f1m=j<f a<e e1m=uucR<bTaa)]a a=f<c bY(e=gdRcR<f=k<b=c<g(b<uM]a b=f C~!a<h<b bY(g rNY<g<iMmTai eX=g<b<dL]brcuu<e<jM]a<d<eZ]adR b=k C~!a<h<e(c rNY<e<iMmTai eX(e<jM]b<d<eM]auu<a<cEae<a<kEaauScbg0&a oO(e%a<bTar=h<bTao(j<cDeR<h<c rNYTai(f eX a<f h^ e1m=iucR<c bY(c<iM]adR C~!a<h<c bY(f rNY<f<jMmTai=g<e iY<b<d<co7ybcR<eJai)]acR<eJaj(c a<c 8]aZm 4b^ rN(cJa"#R i1eR<g h^ f1]brcu<e<b<f<c -#!aYJauo7d<eTaa b9]b<eTae=fu b=grcu<g eX(c<iZ]au a=gu<a<fEae<a<gEaa<e oY%au7jcbg0&a oO(f%acR<c a<c 4b^(g xZm 4b^ 3oN(dJa7G7LR(h<dJa7m7LR(iY 8]aD]acR<g hOydbabau<h rN 8w#!aY=e a=d<b<c 4b^ x3D bWY>a8rb=gc0cRdR<g<d x^X b^eR<eJaa=c<e dOJaa i1eR<c a<c 8]aZm 4b^ rNJa8w#Rreu<f iY<b<co7e<fJai]cu<e rY=e<d bY(d<iZ]au a=ercu<fJaju=d b=eu<a<dKab<a<e b^Kaa<f oY%auBbbb0&a oO(f%a<f iY<b<c<d<eo3o a=ecR<fTai b9]a<dJas=ccRcRcRcRcRcR C~!a<bTar<fTar(d rNY<d<bTaoMmTai h^ cOyeedcbau<c]e b=erfu<c bO hZ]d b=ereu<c jD]c b<cW 7ff^)]c b=erdu b=e<c jD]c b<cW |h^)]crbu b=e<cygbaaaabau a=eu<a<dEae<a<eEaa<f oY%au7udbg0 C~!a<bTaUb<c rNY(e rY<bTaSb(i<c bYLmTae=d b<bTa3Q<bTa/b(h<bTa7cD(bm=g a<h<bm=fcRcRcR C~!a<e<c<iMmTaa(eeR<e(c bO<fM]b<g bO=bdRcR<b<cYJaa jOy%aaddaddddddddddddddddddadddddddddddedu<c bO(c]auu a=cu<d<fM]b<d=bdRcRcR<b<gYJaa jOy%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebeu<f<b bY(b9]brduu<f<b bY(dLeR<e=crcudR<d<gYJaa jO(b wDeR<e=crdu b<bW 7q//e^)eR<e=crdu<d bY(d<fZ]au<h=d<e=crbu<c bO=cu<a<dEae<a<cEaau7mgbu0&a oO(j%acR<c)]a<aJa&=u<a aKa&<aJa%=g<aTa;Ta/e=k<j.aIai<a rY=h<aTar=fcRcR<b<aTao(iM]a<b<fYJaa(e <DeR<b=drcu<b bY(d<iM]a<e <9]a<d<fYJaa(e <D]bu<h<bo@b(d<iM]b<d<fYJaa=eu<e (1eR<c bO=i<g a<g 8]aZm 4b^ rN -#!aY=rdR<a<d<k<j iYo7ib(d)]c<aTar=ecRcRcRcRcR<d<aTao(fM]a<d<eYJaa(b <DeR<d=crcu<d bY(c<fM]a<b <9]a<c<eYJaa(b <D]bu<h<do@b(c<fM]b<c<eYJaa=bu<u b^)]b<b 4b^ 8wa9]bcRcRcRcR<c bY(d<fM]a<d<eYJaa(b <D]b<c cY(g<fM]a<b <9]a<e<gYJaa(b <D]bu<h<do@b(b<fM]b<b<eYJaa=bu<b 4b^ 8Ma1]bu 8wa=brcu<a<d<r<io7gb(c]c<a bKa3erfu a=bu<a<c<b<io7jb(c)]du<aTar=fcRcRcR<c<aTao(gM]a<c<fYJaa(e <DeR<c=drcu<c bY(d<gM]a<e <9]a<d<fYJaa(e <D]bu<g<h<co@b(dLeR a=ercu<d<fYJaa=eu<e *9]acRcR<d bY(b<gM]a<b<fYJaa(e <DeR<b=drcu<d cY(d<gM]a<e <9]a<d<fYJaa(e <D]bu<h<bo@b(d<gM]e<d<fYJaa=eu<e (1]brduu<aTa;<kEa/eu<d bY a<e 2a1m=]u<j oY%a<]u7Rdbh0cR<d)]a<a rY=i<aTar=gcRcRcRcR<b<aTao(hM]a<b<gYJaa(f <DeR<b=ercu<b bY(e<hM]a<f <9]a<e<gYJaa(f <D]bu a=f<i<bo@b(e<hM]b<e<gYJaa=fu<f 8na1]bu<d bO=jdRcR<ceR<a<e<f<c<joSb(e]breu<a<e<f<jo7jb(e)]du<aTar=gcRcR<e<aTao(hM]a<e<gYJaa(f <DeR<e=drcu<e bY(d<hM]a<f <9]a<d<gYJaa(f <D]bu<i<eo@b(d<hM]d<d<gYJaa=fu<f *9eR<f 8na9]d<d bY=krducR<d bY(b<hM]a<b(e<gYJaa(f <D]b<d cY(e<hM]a<f <9]a<e<gYJaa(f <D]bu a=f<i<bo@b(e<hM]a<e<gYJaa=frauau<e bYxu<ku8Eeci0b7e&a ?O(e%a c=fcR<aTai(u /8k7D8Eb<cTai(h<h /8k7D8EbMmD]a<cTar(h !aD]a<b a<b kZm(g hO dZ]a<cJaq b^]a a=f ":!a aEaa<e<aFaa(rIaq<e sKar<e<g rN B7Z!aY(gJauKaJ<e<cEa<<e aKa3i<e aKa3h<e "8i!aEa%<e<aTaiEa;<e<dKa3g<e 0 a<d 4b^m3xaT<gJai=g<e qY=j<r7?=icRcR<eTaz(k)]a<iJaa(a <D]b b=f<k b1]a<a <9]a<iJab(a <D]bu a=a<j ao@b(f<kM]a<f<iYJaa=aucRcRcRc0cRcR<b dOydbabau<e iY<f<a<g rN -#!aY<hoSbrbucR<a 4b^(a 8wa9eR<a 8Ma1]brdu<e iY<f bY<g rN -#!aY<ho7gbrbu<d 4b^]b<cTaa]b<e<gKa*<e bKa3h<e iY<f bY<ho7fbu(b)]bcRcR<b<eTaz(cM]a<eTaq(d<bYJaa(f <DeR<b=arcu<c<b bY(aL]a<f <9]a<a<dYJaa <D]bu<j<bo@b=au<a<u1(f]d<eJa3i b^)]drcu<e bKa3iu a=f<eJa3i)]bu c=fu<e ?Y%a<fu7Esdk0b7bb7e&a ?O(h%a<bo3d<h<cFaa(lIaz<h sKao<h<eEa*<h ///i<f<f ///iMmEaT<h<bEa%<h<cTaiEa<<l7?=icRcR<hTa;(e<dZ]a<e<dO hL]a<d<iYFaa.444h7h.8I898Vf3;]a<h oKao<h<dEar<h<d dYEaqrbu<h zY=y<b=j 0=udR<reRc0cRcRcRcR<d<eM]a<d<iYJaa(f <DeR<d=krcu<d bY(k<eM]a<f <9]a<i<kYJaa(f <D]bu<y<do@b(k<eM]b<i<kYJaa=fu<f 4b^ (9]a<k 0_<eY=d a=f<i=gdR2raaaaaaaaaaaaaaaa=ocR<e<f<kY bYZ]a<d oZ]a<g<kY2aab=ou<d oO=d<f oY=f<g oY=g<o2rQQQQQQQQQQQQQQQQ2&<o2rcccccccccccccccc23m2r================23d23G2V(])]au<e<]3.<kY(d<fY(f xO(]DeR<d<gY xOJaa (1]cu<h rY<]o7kb(f)]f y g<f b^m=g<hTa%=j<hTa;=e<hTaz=i<f bXrcu<h rY<k d c<jTai<u bY1mo<reu g=g<f yOu=f<jTai(d<jTaa1eR<jo3tu<jTae<d rNY(]<fEae<]<kEaa<]<d eW<gP oYEai<j<d bYEaicRcRcRcR<e<fL]a<f<iYJaa(g <DeR<f=drcu<f bY(d<eM]a<g <9]a<d<iYJaa(g <D]bu<y<fo@b(d<eM]b<d<iYJaa=gu<g 4b^ K1]bu<h rY<d eo<rdu<d bY=ducRcRcRcRcRcRcRcRcR<d<eM]a<d<iYJaa(f <DeR<d=grcu<d bY(g<eM]a<f <9]a<g<iYJaa(f <D]bu<y<do@b(g<eM]b<g<iYJaa=fucRcRcRcRcRcRcRcR<f 4b^(k 8waOy=bccccccccccfcccccccgccccceccccccbaucR<k (Oyraccccccccccdcu<g 0_<eY=d a=fdR2raaaaaaaaaaaaaaaa=ocR<e<f<gY bYZ]a<d oZ]a<g<iY2aab=ou<d oO=d<f oY=f<i oY=i<o2rQQQQQQQQQQQQQQQQ2&<o2rcccccccccccccccc23m2r================23d23G2V(j)]au<e<j3.<gY(d<fY(j xO(fDeR<d<iY xOJaa (1]ju<h rY<fo7kb(i)]x<i bX=f d=erru<x<hTaT1]i<g<hTa*D]j<hTa%(jTai(d<jTaa1eR<jo3tu<k 8Ma1(f=r<jTae<d rNY(e e f<fmEai<e<uEae<e<gEaa<j<d bY(kEai<g bY=f<x bY=xrru<f ?O 4b^ kM]eu<h rY<go;(f)]r a=i c=erju<h rY<g "~!a eo3a(f)]urhu<h rY<g 8z~!a fo3a(f]grku a=e a=i<h rY<g 8;~!a eo3a(f)]jrgu<f 8mb^ [aO 4b^ nD]a<h rY<go3briu<h rY<g ao<rhu<j yO=f a=i d=erdu<h lKao<h<gEar<h<g bYEaqrfu<h rY<g ]o<reu a=i b=eu<hTa%(jTai(d<jTaa1eR<jo3tu<jTae<d rNY(k<fEae<k<gEaa<k<d eW<e iP<e<i b^mP oYEai<j<d bY(kEai<u=du<hTa;=e<hTaz=icRcRcRcRcR<xeR<d=udRcRcR<e<fL]a<f<iYJaa(g <DeR<f=drcu<f bY(d<eM]a<g <9]a<d<iYJaa(g <D]bu<y<fo@b(d<eM]e<d<iYJaa=gucR<g 4b^(f 8na9eR<f 2a9eR<f *1]frgu<r]b<u bY<k1]irgu<r)]a b=rreuc0<k<uLeR<d bY=f 0=u arbu<jTae<u rNY(gTae=u<g<d bY(fEae<g<gTai<k eWPEai a<u<jTai(kM]aG<jTae<u rNYTai h^ e1u=r<x bO(x]auucRcR<e<fL]a<i<f(dYJaa(g <D]b<d bY(d<eM]a<g <9]a<d<iYJaa <D]bu<y<fo@b=du<hTa*(e<fM<d<eM^]g<h rY<d ]o<rgu<u bY<k1]c<d bY=dreu<u bY<k1]b<r)]a<h rY<d fo<reu<h rY<d go<rdu<r=f b=r<f b^]bucR<d<eM]a a=rcR<d<iYJaa(f *Oyxbcccccccccccccbau<f 2a1]a<f]buu<h rY<d bo<u<hJao(g s9eR<hTar=f<hTaq=d<b<go8db=eu<b<gKaz<b<eEaq<b<dEao<b<fEar<a<cFaaIaa<a<cTaiEai<a<bFaeIar<h ?Y%au8%edi0b7bc7e<b bY=k<a rY=u<aTao(i<b 0_Y=h<aTar(j=gdR2raaaaaaaaaaaaaaaa=rcR<i<b<eY bYZ]a<h oZ]a<b<gY2aab=ru<h oO=h<e oY=e<g oY=g<r2rQQQQQQQQQQQQQQQQ2&<r2rcccccccccccccccc23m2r================23d23G2V(f)]auc0cRcR<i<f3.<bY(h<eY(e xO(fDeR<g<hY xOJaa (1]bu<a<fo7kb(h]b axu a=h<e yOrbu<aTao=i<aTar=j<h bXu=fcRcR<f<iM]a<f<jYJaa(e <DeR<f=grcu<f bY(g<iM]a<e <9]a<g<jYJaa(e <D]bu<i<u<fo@b(gLeR axu<g<jYJaa=eucR<e K1e0cR<i<kZ]a<i<kO iZ]a<j<kYFaa=]u<h b^]b<dFaa(y.b<].0 h<f<bO cO(e<e hMm dW7K~.07i7h<e7K7i.7v8Z7E8L7z7M8G7;7(07e.KS~(]7h.a3;eR<a<b<f<co8Eb]cu<d<]<yUIaa<aTa;(dTa/e(c !aMeR<a bKa3e axu<d<c dWY(a<bEaa<a<fEae<d<dTa/e bYEa/e<g bYf auxu<a bKa3e au79ccf0b7b<aTao(h<b 0_Y=e<aTar=ddR2raaaaaaaaaaaaaaaa=icR<h<b<fY bYZ]a<e oZ]a<b<dY2aab=iu<e oO=e<f oY=f<d oY=d<i2rQQQQQQQQQQQQQQQQ2&<i2rcccccccccccccccc23m2r================23d23G2V(g)]aucRcRcRc0cR<h<f<g3.<bY(eY(f xO(gDeR<d<eY xOJaa (1]bu<a<go7kb(d)]d<d b^]c<d bXrbu<f yOu(d<bO c9]c<a<d<coIxu<a bKa3eu axu<a h a<c<do:bu71dcd0b7bc0cRcRcRcRcRcRcRcR<c 4b^(e 8waOy=cggggggggggegggggggfgggggdggggggbaucR<e (Oyragggggggggghgu<aTao(f<b 0_Y=d<aTar=e a=cdR2raaaaaaaaaaaaaaaa=hcR<f<b<cY bYZ]a<d oZ]a<b<eY2aab=hu<d oO=d<c oY=c<e oY=e<h2rQQQQQQQQQQQQQQQQ2&<h2rcccccccccccccccc23m2r================23d23G2V(g)]aucR<f<g3.<bY(b<cY(c xO(dDeR<b<eY xOJaa (1]bu<a<do7kb bXxu<c yOxu<a<b bY<do7fbxu<a<b bY a<do7gbxu<a<b "~!a eo3axu<a<b 8z~!a fo3axu<a<b 8;~!a eo3axu a<c ?O 4b^ kM]bGu<a<bo;uu5jcg0b7b&a oO(k%acRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<dJai(hykcdaaaaefgbau<c 4b^ (9]u<h gM]u<b bY=g<aTao(f<b 0_Y=e<aTar<bY=i 3D=cdR2raaaaaaaaaaaaaaaa=ucR<f<b<cY lYZ]a<e oZ]a<c<iY2aal=uu<e oO=e<c oY=c<u2rQQQQQQQQQQQQQQQQ2&<u2rcccccccccccccccc23m2r================23d23G2V(j)]au<f<j3.(j<bY<cY bY(eDeR<i<jY<cYJab (1]hu<a<eo7kb(b]h a=cr]u<c <P 4b^ 8Ma9]ku<a<b<c<eo7jb=cruu<c 4b^ (1]jriu<c 4b^ (9]h<k iY<dJau<aTazJaJ<a rY<b bYo3F<kTai b1eR<a<b (<eo7jb=crku<a<b<do~b=crju<c 4b^ 8Ma9]g<a<b bY<dJau<eo7ub=criu<c 4b^ 8wa9]f a=c<a<b bY(f<dJau(g a<g 8]aZm rN -#!aY<eo7gb(e)]h<aTar=gcRcR<f<aTao(hM]a<f<gYJaa(c <D]b<b cY(b<hM]a<c <9]a<b<gYJaa(c <D]bu<h<a rY<fo@b(bLeR<e=crju<b<gYJaa=cu<c 8na9eR<e=criu<dJaf(b d1eR<e=criu<a j<b<d<eo:b=crhu a<c<jY(i<e<gZ<e<fDP(em=c<b<iY cY=frbu a=c<b b^]b a<b bX(f bO(b<gO<b<gZ<b<aTaoDP(em=cu<h b<aTar<gY<em<c<aTazJa>o8&b(b 4b^ z9]b<f=creu<a bKa3erdu<c)eR<a<f<doI=crdu<a<b a<d<fo:b=crcu<a g<dJad<dJae)<c 4b^ 8Ea1o7=be0 af<a<b<c<eo7jbu=crbu<aTao(g<b 0_Y=e<aTar=f a=cdR2raaaaaaaaaaaaaaaa=ucR<g<b<cY bYZ]a<e oZ]a<b<fY2aab=uu<e oO=e<c oY=c<f oY=f<u2rQQQQQQQQQQQQQQQQ2&<u2rcccccccccccccccc23m2r================23d23G2V(h)]auc0cRcR<g<c<h3.<bY(eY(c xO(hDeR<e<fY xOJaa (1]bu<a<ho7kb(c]b a=crdu<c yOrbu<c bXu=c<c<b cY(b9]a<a<b<doI=cu<k oY%a<cu:fch0b7b&a oO(e%acRcRcR<b<aTao(dM]a<a rY=idRcRcRcRcRcR<iTaa(f<bYJaa(c 8za9eR<c (1]b<c! a3v]e<c <Z]h a<bO=cdR2raaaaaaaaaaaaaaaa=jcR<b<dD]a<c<dY oZ]a<b<fY2aaa=ju<c oO=c<b oY=b<j2rQQQQQQQQQQQQQQQQ2&<j2rcccccccccccccccc23m2r================23d23G2V(g)]au<g3.<cO oO=brfucRcR<b bY(c<dM]a<c<fYJaa (Oy3=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbau<a<c jo< a=drju<e iY<a<b cYo3Z a=d<eTai b9]i<eTar(c /8Hd^ /7.d9e0 gf<b gY(f<aTao(gM]i<f<aTar(hYJaa 8za9]i<g<b hY(fL]i<c 47MdD]i<f<hYJaa 8)a9]i<e<a<b iYo3Z<eTaa b9]j<eTae /8Zd^ /7Qd9]i ru<bY(b)]i<aTao=drcu<b bW cY<hP=drhu<b cY=bu b=hrbu<i<boAb(ceR<b<cY=brbu<a<bo3c a=dreu<b<dZ]auu<aTaq<bDeR<a<b ro< a=drcu<a<b uo< a=drbu<a xKae<a<bEaa<a<b gYEaiu<e oY%a<duSpdG0e7eb7b&a ?O(r%acR<d)]a<aTaq=z<aTar=]<aTao=i<aTazJaJ=e<r.aIaz<a rY=x<c a<c 4b^ xZm 4b^ 3oN A7D!aY(k<e bWY>ac=j<a>a<=u<aTa;Ta/e=scRcR<b<iM]a<b<]YJaa(g <DeR<b=frcu<b bY(f<iM]a<g <9]a<f<]YJaa(g <D]bu<i<x<bo@b(fL]b<f<]YJaa=gu<g (9e0 af<d bO=o<u<j 0_^=n<k (Y=p<k<e bWY=v<kJa3y(w rN -#!aY=G<kJaK(m<wY 8]aD=;<i=b<]=d a=ucRdR<r<zEa*<r<]Ea%<f bY=e<r<iEaTc7e.a<f<iM]aG.a<i<eO iZ]aG<e<]YFaau=3cc0cR<;]a<u<mM]a<G<u rNYJaj(g a<g 3sZm(j nN(hJa8v|R bY=g<hFa5|R=3bcR.b<j7K~(=.7t[7qB8i8L7g7zH7h3GeR<3b<3c3;]c<h 5|!aY=h.a=3bcR<i<f jY(jZ]a<i<jO iZ]a<j<]YFaa=3bu<hFai=<<=.8?8e8>7j7QU8.Bg7h3GeR<3b<<3;]d.a=3bcR<i<f lY(jZ]a<i<jO iZ]a<j<]YFaa=3bu<hFao<3b7i<g HN7K~3G]crdu<3b<<7i /b<g dWO7K~.a3;]crbu<3b<3c7i !a<g dWO7K~.a3;]bu b=e<urbu<r oY<k<r %Y<e<3co3*<rTao=e<rTaqu=jcRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<e b1eR b<j x^(3aW(l<v>ag^)]bu a=h<a<f<s<r zYo7ib(f)]s<aTar=e<f<aTao(gM]c<e<fYJaa(b <L]b<f=drducR<i<f<j<wY(e a<e 4b^ 8]aZm 4b^ rN(uJa8p#R(e a<e 3sZm nNJa8v|RY(f cY(eDeR<e<]YJaa K1]bu<a bKa3e a=hrsu a=h<l<q<nP^]lcRcR<f dY(g<bM]a<d<gYJaa(e <DeR<g=frcu<g bY(f<bM]a<e <9]a<d<fYJaa(e <D]bu a=e<x<go@b(f<bM]a<d<fYJaa=eu<v>ak<l^=gcRcR<y b1eR<g]c<p<t h^ bWY>aa<l^)]b b=yrku<g]bucRcRcRcR<u -#!aY(gJai bOyhbuuuucauu<e 4b^ 8Ma1]crku<e 4b^ (9]j<f 0_<bY=h a=edR2raaaaaaaaaaaaaaaa=(cR<b<e<fY bYZ]a<h oZ]a<d<fY2aab=(u<h oO=h<e oY=e<d oY=d<(2rQQQQQQQQQQQQQQQQ2&<(2rcccccccccccccccc23m2r================23d23G2V(u)]au<b<e<u3.<fY(hY(e xO(uDeR<d<hY xOJaa (1]hu<a<uo7kb(b)]]<b bX=eriu<e 4b^ (9]i<r iY<gJau(b<aTazJaJ(e<x<f bYo3F<rTai b9]g<y b<jm=y<t<rTar(d<jm=tc0 a<b fM]aG a<d<b kN 7l|!aY(b<eYJai(e a<e jZ(emM]aG<b b<em<dYJaa(b a<b 3sZm nNJa8v|Ru<fY cY=erku<a<f bY<gJau<oo7ub=erju<aJa3d]hrlu<f bY(d<gM]a<b <9]a<d<eYJaa(b <D]bu a=b<x<fo@b(d<gM]a<d<eYJaa=bu<a<d<b<oo7jb(e]gryu<e yO=erbu<a<f<go~b=erdu<e<f cY(b9]c<a<b<goI=ercu<a<f<e<g<ooSb=erbu<a<f<e<oo7jb=eu<e)]b<j bY=u<l<qP=qu<aTar=dcRcR<e<aTao(bM]a<d<eYJaa(g <DeR<e=frcu<e bY(f<bM]a<g <9]a<d<fYJaa(g <D]bu<b<x<eo@b(fLeR a=grhu<d<fYJaa=gu<g *9]f<f bY(e<bM]c<d<eYJaa(g <L]b<e=frdu a=h<a<ye0 af<k>a3k<3aXu<aJa3eP b^Ka3ergu<f cY(f<bM]a<g <9]a<d<fYJaa(g <D]bu<b<x<eo@b(fLeR a=hrfu<d<fYJaa=gu<g (1]au a=hrcucR<a>a<(u)eR<aTa;=]rbucR<y b^)]a<q<p<t h^ bWY>aa^)]a a=hrdu<aTa;(]Ta/e(e<s1]a<e<sZ<e !aDP(i]acR<y b1eR<kJa3x<t h^X b^]bu<aJa( d b<aJa3dmZ]b<kJa3] b9eR a=hreu e<]<s dW(hY<im=i<e dW<hO=e b<d<b<aTaq(dZ(bm=x a<d<bm=j<aTaz=odR<e)]c<iTaa=b<iTae=d a=h<e iO=e<i iY=i<c b<x<b bY(bY<d bO(d<bZ<d<jDP(lm a<d<bO<lm<oJaJoK)]aurdu<aJa(eR a=hrdu b=yu<]<sEa/e<t h^u=b<g 2a9eR a=hrbuc0<aJa3d)eR<k>ay(c<y b^)]bG<k<b bWY>as<cPrbu<k>ay=c<k>ao<y b^e0<k<b bWY>as<cPf<cu<u^Pu<k<aTazJaJ bWY(b>ag<qP<b>akP 0_^(c 44d^eR a=hc0<kJaK(b rN a<b<kJa3y(eY -aZ(bm(deR<e rN -#!aY b<bm eY=b<c 44d^=i a=cdRcR<bJaa(e d1]a<i<c x^X b^)]a<a i<e<e) ao7=b)]a brdu<b rY=b<c bY=c<d rO(d]auu au]bu<f bY=hu<r ?Y%a<hu8<hcs0e7e&a oO(j%a<b a<b 4b^ xZm 4b^ 3oN A7D!aY=i<aTa;Taq=l 44d=f<c bY(g<dTai eX(sZeR<e>ak<e>ai<i<aTazJaJ bWY(t>ac 0_PP=qdRcR<aJa* b1eR<aJaT b^)]buc0cRcRcR C~!a<aTar(p<g rNY<g<aTao(vMm(rJai i^)eR<aTaa=h.a=zcR<aTae(f<rTaa(] bY(rZ]a<f<rO iZ]a<h<rYFaa=zu<iJaK(k<iJa3y(uY 8]aD]d<k<xL]d<u rN<x rNYJa8p#R(k a<k 3sZm(y nN(uJa8v|R bY=k<uFa5|R=w.b<y7K~(G.7t[7qB8i8L7g7zH7h.a3;]b<w<z3;]d<u 5|!aY=u.a=wcR<f<] jY(yZ]a<f<yO iZ]a<h<yYFaa=wu<uFai=n<G.8?8e8>7j7QU8.Bg7h3GeR<w<n3;]e.a=wcR<f<] lY(]Z]a<f<]O iZ]a<h<]YFaa=wu<uFao<w7i<k HN7K~3G]dreu<w<n7i /b<k dWO7K~.a3;]drcu<j iY<i<a<roQ<jTai=f<jTarrdu<w<z7i !a<k dWO7K~.a3;]bu b=f<xrbu<j<i<a<r<zo3*<jTaa=f<jTaeu=hcRcR<f b1eR b<h x^W(f<t>ag^)]bu<aTa;(fTaq(h<fTar1eR<f rYo3su<fTao<h cWY<gEaa<f<h bYEaq C~!a<p<g bY(g rNY<g<vMmTai(f g^ e9]b<a<g<f eXo8zbrbu<f<o^eR<a<go3(u<h bY=x<f<oP=o<f<q^)eR<a<g bY(g<iJa3y<hYo7wbrbu<a<i<h<g<eo8)b<g bY=gu C~!a<aTar<g rNY<g<aTaoMmTai eX(g<sZ]buu<o 0_=fucR<dTae(h 01]a<i>ay=g<eTaae0<i<eTae h^ bWY>as<gPf<gu<f^(g 44d^)]a<a<i<g<c<do3?u<l<aTa;TaqZeR<a<b<l<eTaa<eTae<h 09o8pbu<j oY%au8?dce7eh0&a oO(j%a<b rY=x<ac0cRcRcR C~!a<bTaz<d rNY<d<bTa;Mm(rJai i^)eR<bTar=dcR<bTao(b<rTaa(] bY(rZ]a<b<rO iZ]a<d<rYFaa=gu<e<cJaK(kM]d<k<cJa3y(uY 8]aD]d<u rN<e rNYJa8p#R(k a<k 3sZm(y nN(uJa8v|R bY=k<uFa5|R=f.b<y7K~(i.7t[7qB8i8L7g7zH7h.a3;]b<f<g3;]d<u 5|!aY=uc7e.a<b<] jY(yZ]aG.a<b<yO iZ]aG<d<yYFaau=f<uFai=h<i.8?8e8>7j7QU8.Bg7h3GeR<f<h3;]e.a=fcR<b<] lY(]Z]a<b<]O iZ]a<d<]YFaa=fu<uFao<f7i<k HN7K~3G]dreu<f<h7i /b<k dWO7K~.a3;]drcu<j iY<c<x<roQ<jTar=e<jTairdu<f<g7i !a<k dWO7K~.a3;]bu brbu<j<c<x<r<go3*<jTae=e<jTaauEaa<a<eEae<j oY%au8iecd7er0&a oO(j%acR<bTaqTar<c 4b^(k x3D bWY>a8rb(u)]a<c a<k xZm 4b^ 3oN(cJa7m7LR(o<cJa7G7LR(yY 8]aD]a C~!a<bTar<d rNY<d<bTaoMm=k<y rN -#!aY=l<bTae=c<bTaa=]dR<o<u3.(xL]b<kTaa=h<kTae=d<j<kTai(iEar<j<dEai<j<hEae<l<x rNYJaj(d a<d 3sZm(r nN 5|!aY=dcRcRcRcR<i i^)eR.a=ecR<c<h bY(iZ]a<c<iO iZ]a<i<]YFaa=eu<dJaz bY=i<dFaa=f.b<r7K~(g.7t[7qB8i8L7g7zH7h.a3;]b<e<f3;]e.a=ecR<c<h jY(rZ]a<c<rO iZ]a<r<]YFaa=eu<dFai=f<g.8?8e8>7j7QU8.Bg7h.a3;]c<e<f3;]e.a=ecR<c<h lY(hZ]a<c<hO iZ]a<h<]YFaa=eu<dFao<e7i<i HN7K~.a3;]erdu<d<b<j eYo7ob)]drcu<e<f7i !a<i dWO7K~3G]brcu<e<f7i /b<i dWO7K~.a3;]bu<y<xY=h b=srcu<u bO<u^(u 44d^]auu<a<hKab<a<sKaa<j oY%au@eci0d7e&a oO(e%acRcR<dJar)eR<e C~!a<cTar<dTae(d rNY<d<cTaoMm(dFaaIaa<e<dTai(dEai<d i^)eR<cTaa=fcR<cTae(d<eTaa(g bY(hZ]a<d<hO iZ]a<f<hYFaa=]u<d<g lY(hZ<d<hO iZP=i<d<g jY(gZ<d<gO iZP=j<f<hY=k<f<gY=u ////e=f 8R_=ddR<d B#!aYJaa(h bY=g<d -#!aYFaa=rcRcR<h iMeR<r<]3;]c.a=r<j)eR<uFaa=ru<d "#!aYFaa=y<h oMeR<r<y3;]d<ie7e.af<kFaau<d A#!aYFaa7i<g HN7K~3G]crdu<r<y7i /b<g dWO7K~.a3;]crbu<r<]7i !a<g dWO7K~.a3;]bu<e<fEar<b<e rY bowreu<f bY=f<d nY(d]auu<bTaq=d<c<e<b rYo3r<e b<d<bTaoY<bTaq(c<dZm<c<dO(f a<c<fMmo7%b ////3QPEar<b<e rY bow<d<bTaoY a<bTaq(c<dMm=b<c<dO=drcu<e<dTaiEaa<b<e bowu a=bu<a<dEae<a<bEaa<e oY%au}ccc7ef0cRcR<cJai i^)eR<bTaa=gcR<bTae(b<cTaa(f bY(cZ]a<b<cO iZ]a<c<gYFaa=du<aJaz(h bY=c<aFaa=e<h iMeR<d<e3;]c.a=dcR<b<f jY(iZ]a<b<iO iZ]a<g<iYFaa=du<aFai=e<h oZ]d<d<e3;]c.a=dcR<b<f lY(fZ]a<b<fO iZ]a<f<gYFaa=du<aFao<d7i<c HN7K~3Gxu<d<e7i !a<c dWO7K~3Gxu<b<c<a b<aJaz(a nZ(bm<a a<bmo3u=ju<jxu<d<e7i /b<c dWO7K~3Gu7]bbd0<bTaa=ccRcRcR<bTae(byccbau<cJaa ?9]a a=brbucRdR<cJaa(e ?Z]b<e 3yD]b<d /58q>D]b<c bY=c<d kN<e ?O 4b^Y=d<b bO(b]au b=brbu a=bu<a<dEae<a<bEaau6bbf0cR<bTaa(c<bTae1]a b=g<b<c bYEaa<cJaa(d! a3n]a<b<c cYEaa<cJab 3t^=e<d 3c^=f<d 8mbLeR<f gW<eP=drbu<b<c dYEaa<cJac 3t^<e gWP=e<d 8HbZeR<e<f rWP=drbu<b<c eYEaa<f sW //8Ha^<cJad 3t^<e gWPP=du<a<dEae<a<gEaau8Ibbd0<b<c<d<bTaz<eo8ub<b<bTaz(k<e<e<kZmEaz<bTai=k<b<g<h<i<jo8ub<b<fEaz<bTai=ucR a<f<eO<d<fZ<e<fDP(dm(r a<j<iO<h<jZ<i<jDP(hm1eR b<c<eY<dm b<g<iY<hm<ro|b)]bu<bTaq(c<bTar1eR<b rYoRu<b<c bYEaq<bTao<c eWY(b<uEar<b<kEai<b<fEae<b<eEaau<a<uEae<a<kEaau7Kdcu0c7e&a ?O(c%a<aTaq=d<bTar=h<bTaq=e<bTao=k<aTar=f<c<aTao(uEao<c<fEar<c<aTaiEai<c<aFaaIaa<bTaa=i<bTae=g<bTai=j<c C~!a<h<e rNY<e<kMm(aTai(eEa*<c<aFaa(]Ia%<c C~!a<f<d rNY<d<uMm(aTai(dEa<<c<aFaa(yIaz<]7?=b<].<S7?=ac0<d h^ d1<e h^ d1^)eR a a<y.<S7?(d<y7?(eO<d<eZ<d a<cTai(f<f<cTaeD(fmDP(dm(h a<a<bO<a<bZ<a a<j<g<jZ(gmDP(am9]bG b b<cTaa<fm<eY<dm b b<i<gm<bY<am<ho|b)rbu<c<c zY b<i<b bY(bY<a<a a9O(a<bZ<a<gDP(dm a<a<bO<dm<e i^ dXo3ku<c ?Y%au8Gebs0&a ?O(d%a<bo3d a<cTai(e<e<cTaeD(im=j<cTaa=k<bTai(e<bTaa1eR<bo3tu b<k<im=u<b<e bY(fEai<bTae(h<e rNY(e rEai<e<jEae<e aEaa<d<je0<uJaa 3t1f auEai<d<jEae<d<uEaa<d rY<do{b<dTar b1eRdR<f rN=r<f eW oY=] a=k y=y<dTa;=l<dTaz=s<dTaq=e<dTao=idR<d <Y<u<j<i<eo8bbcR<dTa<(g ////3Q9eR<g)]b<dTa%<go+rbuc0<bJaz(g s1eR y=g<dTaT=x<dTa%=o arbu<d<b>an3xa*<d<bJamKa3i<bTar=o<bTao=x<bTaqu=t<b<gKaz<b<tEaq<b<xEao<b<oEar<b<d>a*3xan<b<dJa3iKamu<bTaa<f1eR<bo3t<bTae=hu<h<rY(g<iEaa<g<]<yYEai<g<eEae<b<f bY(fEai<] oY=]<r rY=r<k u=y<l=e<s=i b=k)]au<d rY<do{b<dTar]auu<feR<h<jEae<h<hTai<f eWPEai<bTae=hu<a<fEao<a<hEar<a<cTaiEai<a<cFaaIaa<d ?Y%au8&dbh0&a ?O(d%acR<aTa7nb hO cLeR b<aTa3Q<aTa/b(e<aTa7cD(am=g a=b<d a<e<am(ee0<gJaa 3t1f auEar<d<eEai<d<gEae<d oY<d eYo{b<dTao b9]b<c a<c 4b^ 3sZm 4b^ nN 5|!aY=fdR<d %Y<g<e<dTaq<dTazo8bbcR<dTa%(a ////3Q1]a<dTaT=ccR<dTa*(h<fJaz1eR<f<c<ho|b=h<a)]b<c<ao+<h]c b=brfu<a)]b<c<ao+rbu<h]a b=brdu<d oY<d eYo{b<dTao]aurbu<aTaUb=g<aTaSb(e<bDeR<g<b rNYTai(f eX a<f h^ e1m=fu<a 8ZaY=h<b bY=a<c a<c 4b^ 3sZm 4b^ nN 5|!aY=cdR<a<fZ=b<a<fM]b<a<eZ=i C~!a<g<a rNY(j rY<a bY<eMmTai eX=a<c<h<j C~!a<imo7ob)]auu<d ?Y%a<bu7Icbf0&a <O(d%a<d C~!a<aTar<b rNY<b<aTaoMm(hFaaIao<d<hTai(gEaz<c a<c 4b^ 8]aZm 4b^ rN(e -#!aY=f<eJa"#R=ecRcR b<g h^(gW 8Tb^]acRcRcR<g d1eR<e bOygbeeeeceu<e h1]crdu<dTaq<dTaoO cL]crdu<d iY<fJau<aTazJaJ<a<ho3T<dTai b1]ccR<dTaq<dTaoO c1eR<a<b<c<foHrbu<a h a<c<bokurcu<a<fJau<bo8vbrbu<a<b<d oY<c<fo7zbu<d <Y%au8Gdbf0<eJai=fcRcRcRcRcRcRcRcRcR<cTai(g h^ dOyfabdeieu<f bO fZ]b<f)]ergu<f bO iZ]frdu<cTae(h<cTaa(jO c1eR<a<b<d<eoHxu<aTazJa>=ic0<g i^)eR<f b<j bY(c<aTaaY<h<h a9O(e<cZ<e<aTaeDP(fm a<e<cO<fm<i b^o8&brbu<aTa;(e aEa3.<a<c<e AaYo3r<f<eTaV<eTa3.<i b^o8&bu(c 4b^ z1]f<a<c a<d<bokxu<fykbdddddddcbdu<f]cu C~!a<aTar<b rNY<b<aTaoMmTai(c g^ e9]c<a<b<c eXo8zbxu<a<b<eJauo3=<b bY<g eX9]b<cTae 01]b<eJaf(c d1]b<a j<c<d<bokrbu C~!a<aTar<b rNY<b<aTaoMmTai(f g^ e1eR<a<b<f eXo8zbu<cTae 01]a<a g<eJad<d<bokuu7wcbc0cRcRcR<bJat 3b^ i1eR<aJaJ]d<aJa3ieR<bJao]ecR<bJal(c a<c 8]aZm rNJa"#R cOyfafffafu<b aKap<aTazJa>]e<bJaq(c d9]dreu<aTaz(cJa>]drbu<aTaz=cu<bJap b1eR<cJa3i]c<bJaq(c d1]crbu<bJaq(c d1]bu<a<aJaT<c 4b^ a9^KaT<aJa*]a<aTa;(aTai(c<aTaa1eR<ao.u<aTae<c zNY(d<bFaoIao<d<b2aaa2uaa<a<c bYEaiuu7Fbbb0 c=ccRcRcRcRcR<bJayyiaaabbbbbcu<aTaa)]c<a<aTai bYEairdu b=cu<aTaa b9]a<a<c cWY(c<cTai bY(cEai<c<aTaeD]bu<aTaH(c<aTa?1eR<a ?YoRu<a<c bYEaH<aTa3r<c eWY<b2aaa2uaauu7 bbf0<aTa;(d "aY<a<dTa"b<dTa8zbo8kb<dTa7]b=ecRcR<dTa7lb(b<aTa<(cTa3o<cTa3p(aODeR<c 3oY<a<b i oo3l<cTa3p=arbu<b)]bu<a<bY<cTaR<a eWY=adR<a aEai<a<e3]aaIaa<e eY=e<a oY=a<b bO(b]au=au<c<aEa3pu7pbbd0<bJaf=e<bJae=f&a oO(d<bTaaEar<d<e bW c^<f /c a<cmPPEaicR<aTai(c eZ]a<aTae rY=b c<c dO(a<a cMm=c<d iY=adR<b)]b<b<aTaaEaa<b eY=b<a eY=a<c bO(c]auuuQbd0<bJap=e<b<bJat(f<aTazYJap(g e1e0<f<aTaqJau<e zW //e a<dmP /c a<cmPPo8(b 4b^f<guKaq<a<bo7nbu3Zbc0<aTaz=f<aJa3d=gcR<b 3b^ i9]a<fJa>)]a axucR<c 4b^(c b9]a<fJa3i)]a axu<b<c zW //e a<emP /c a<dmP<gPo8(b 4b^<aJa(Lu3Hbb0<aTaz<b 4b^YJap(c e1eR<b<aTaqJau ///oPo8(b 4b^=cu b=bcRcRcR<c bOydaabcu<aJa* b_ b^xu a=bu<b b^u3Zbc0cRcR<aJaa(c<bJaa9]a b=dcRcR<cyrddddcacccdcbcu<aJab(a<bJab(b1(c<a ]D(d^<a yZ<b ]Dm<c<dP^xurbu<dxu<aJab<bJab1u3qbd0cR<c)]adR<aJaa(d<bJaa(e1eR<a bY=a<b bY=b<c bO(c]brcuu<d<eO=fu<fu8fbbf0<a<b 8H444h^(eY=f<b x^(ceR<f=bdR<d<bJaa(g 8IbDY<g! 8f03wY=d<b bY=b<c bO(c]auu<eeRdR o=c<a2aaa2ryyyyyyyyyyyyyyyy23d2VeR a=c a=bdR<c<a<bYJaa(e 8IbDY<e! 8f03wY=c<b bY(b o9]auu<c<dY=d<a oY(a<f9]auu<du7]cbe0&a oO(f%a b=dcR<b<cD]a<c<aTaq(gTa*D]a<gTaT<bY=d<c<bO=euc0<aTa;Jao hZeR {7q!a=a frbu<ee0<d a<d<e bO(bYJaa 3t1mf au=a<b<e<am=e<a<d<am=d 67q!a=a bu=gcR<eeR a=c a=bdR<b<c<dYJaa *1Y=b<e<c bY(c9]au a=c<b bD]budR<e)(b=c<b]b<f iY<dJaa<a<go3x<e bO=e<d bY=d<fTai b1]auu<f oY%a<cu!bbf0<ac0<c)eR<b=d arbu a<cO=e<b<cY=f<b=dcRdR<dJaa jO(g wL a b<gW 7;//e^m)eR<e bY=f<b<cY bO=c a=bdR<b<cYJaa jO(g wD]d b<gW 7;//e^)]d<b<f1<b bO=b)]au ardu<d bY=d<e bY(e]au<f=d arbu<b<eOuEae<a<dEaau8pbbe0c0 a<bTaeTaqTar(eTa@b(d a<d jZ(dm(f)]aG<f zN=f<e e<dm lY=e a=d<bTaaJa3y<cY 4b^=g<bTaiJaa b^=cdRcR<eJad<g9]acRcRcR<eJaa bOycacbu<c)]brcu<c)]bu<bTar<d h^ CaNY(bTae=d<bTaarcu<e zY=e<d bY=d<f zO(f]au au=b<a<dEae<a<bEaau3>be0<c<eZe0 af<c<eO=g a=cdRcR<c bY=f<b<cY<d<eo|b(h)]a<c<g9<f=c]buu<f bO=f<h)u=b<a<fEae<a<bEaau7Ebbh0<bTar=e<bTao(f<cDeR<e<c rNYTai(d eX a<d h^ e1m=du<c bY=cc0dR a<c<dM]bG<c<fZ=g C~!a<e<c rNY(h rY<c bY(i<fMmTai(j eX=c |7F!a<b<h C~!a<gmo7ob)]au<j g^ c1u=b<a<iEae<a<bEaau8Vcbj0&a RY(e%a<e<cEa<<e<bEa;<e<aTao(fEaz<e<a2aaa2uai<aTaa=h<aTar=g<aTa<=r<e %Y<e iYo9<eTa% b1eRdR a=i a=j<f<eTaT(aDeR<g<a rNYTai(b eX(c a<b h^(b f1m=j<c a<b e1m=iu<eTa*=k<a bY(b=c<h=udRcRcRcR<u)]adR<i<b(aL]b C~!a<g<a bY(b rNY<b<fMmTai eX=b<a<k1]aurbu<h)]bdR<c(a<jM]c C~!a<g<a rNY<a<fMmTai eX=c<a<k1]au a=uu<e<dKa3l<e aKa3o<e rKa3s<e<aEaH<e.aIa?<r<e ?Yo7Gbrbuu<e %Y<e iYo9<eTa%]auu<e RO%au7qcbj0&a <O(f%a<ceR<c eW=g<b rY=c<aTae=i<aTaa=j<aTar=k<aTao=udRcRcR<cJaa]a a C~!a<k<c iOTaa(b rNY<b<uMm(bTae(e<e a9O(e<bTaa bY(hO<e<hZ<e<iDP(rm=e<bJai i^)eR b<h<jY<rm<e<do3zrcu<e !aD]a<f oY(e<a<boy<f eY<eo7a<fTai(b<fTar<do3z<fTae(e)]b<b<eo+rbu 8a7t!a b<do3zu<c oY=c<g oO(g]auu<f <Y%au7Veci0b7e&a <O(f%a<a<b<c<d<e ao3G<f qY<bTa%(i i oo3R<fTaz=a<fTaq b9eR<f aEao<f<fTa;(hEar<f<aEai<bTa<=k<ieR<i zN=a<k tY=e a=d i=cdR<e3jaa<e hO3]aa.i~U=]<fTai<d1eR<f iYo3p<fTar=hu<c<hY(g<dEaa<g iO<]Iaa<f<d bY(gEao<e zY=e<c oY=c<g=d<a zO(a]au<fTar=hu<f aEa;<f./////bIaq<h<g<f qYo8ob=c<fTaq=acR<c)eR<aeR<fTaz<a eWo+u<fTai(a)]b<h<a eWo+rbu<aeR<fTaz<a eWo+u<b.eIa<<bTa;=a a=e<b aEa;<fTai=c<geR<g eW=g<h iY=d<b ;Y=rdR<dTaa(j<iZ(u<bTa;<eODeR<r<e<u e zo3l<bTa%=eu<i<jDeR<bTa<<e zNY(u<k<j zNY(jFaaIaa<u<j2aai2uai<e bY=eu<b<eEa%<d oY=d<g oO(g]auu<ceR<h<c eWo+u<a)]a<k<a zNo+u<f <Y%axu<fTa;au7Idbk0&a ?O(f%a<aTai=g<aTae=h<f aEao<f./////bIai<h<g<f iYo8obG<fTai(ieR<fTar<i eWo+u<f<cKa%<f.////oIa;<f.aIaq<f<bTaiEao<f<bFaaIai<geR<h<g eWY=j<eTai(g cO=k<dTae bO=u<eTae=i<dTai=r<dTaa=]<h=edR<eTai=b<f iY<eTaao8ib<fTaz=ccR<g<b bX(dL]a<i<d cWY(y)]a<y<c<]YEaaucR<b b^)]a<f<c<fTa;O b<r<fTa<(b b9mYEa*<f<b<uYEaT<g<d cY(bL]a<i<b cWY=c b c<b<kDm=d<f TY=bdR<c)]b<c<bTaaEaa<c eY=c<b eY=b<d bO(d]auu<e oY(e<j9]auu<aTaa(aeR<h<a eWo+u<f ?Y%au7;ccd0b7e&a AaO(f%a<f<dFao(iIaz<f<dTa?EaH<f<dFaTIa?<f<d2aaz2ua<<f<d2aaa2uai<f<i7?<aTar(gOEaz<aTai=h<aTaa=dcR<bJap d9eR<f 6aY<d<bo8>b<f 8z7s!aTaaEa3T<f 8l7s!aFaaIa3Grbu<f 6aY<d<b<c<f iYo7Eb<f<bTaiEa3T<f<bFaaIa3Gu<f 3oY<d<f 6aY<f -aY<c<f iY<e<hoBb<a<fTa3o<gYEar<a<aJao<fJaR^Kao<a<aJal<fJa PKal<f AaY%au8Rfbv0&a AaO(f%a<aTaa=s<aTai=r<aTae=t<aTao=j<aTar=k<aTaq(gTar=i<f<cEa3p<f<b bYEaR<f<bEa3o<f 3oY=cdR<f @aY<hY C~!a<k<cTaa(u rNY<j<uLmFaaIaa<c eY=c<h iY(h z9]au<fTaQ=q<fTa3T=p<fTa3==v<fTa3G=w<fTa3z=z<fTa3v=n<g<i<d h^ zNYJav h^(] ;NY(cTa3==j<cTa3G=k<cTa3z=u<cTa3v=y<cTa3p=x<cTaR=o<gTai=c<gTae=hcR<eJap]a<eTar(l<eTai(eL]a<i<] zNY=]<f %Y<aTa;c0<aTaz(GTa*<lZeR a=i brbu<l<eO=i<GTaT<eYu<i<]<gTaqoM<fTa%(g)]a<fTa3r=i<fTa?=j<fTa*=e<fTaT=k<f<fTaHEa3p<f.7f///<Ia3o<f 3oY=c a=hdR<f @aY<hY C~!a<j<cTaa(u rNY<i<uLmFaaIaa<c eY=c<h iY(h z9]au a<e<e<kD(em=c b<g<em=h<fTaQ=k<fTa3T=u<fTa3==j<fTa3G=y<fTa3z=x<fTa3v=ou<f zY<aTa<(i qY(a b<s<r<tD(gm(e a<r<gm(g<n<z<h<c<o<xo7tb<fTaz=r<f oY<a<e<g<w<p<h<c<y<uo7tb<f iY<a<e<g<q<v<h<c<k<jo7tb<fTar=a<f<dKa3(<f aKa3=<f aKa3&<f<bEa3G<f<aEa3z<f<rEa3v<i<f @aYo7Gb<f AaY%au8%ebx0&a oO(u%a<c(g eY=icRcRcRc0cRcRcR<cTaa(r bOycbcau<g iYrcu<gTai(b<aTa;(aTa-b(fD]c<b<gTae(dZ]d<b<dO(c<aTa@b<fODeR<a @bY<f<c b bo3l<aTa-b=fu<c a<b<cMm(beR<aTaCb(c<fY<c<dY<b8Qkaau<a<b<fYEa-breu C~!a<aTar<gTae(c rNY(e<c<aTao(hMm=i C~!a<e rY<c bY<hMm eYu b<aTaa<aTai(e<aTaeD(hm=y a<e<hm=x<aTa< qY=o<bTae=k<bTaa=e<aTa;=jTaa=l<iTaa=hdRcR<e<hZ]a<jTa-b<kD]a<b<lEaa<r c9]e<d<gTai(b h^(c CaNY(eTar b9]e<a<gTae(g<eTao(e<b<d<aTaqTar<c zNYJav h^ CaNY %Yo#b<a<g bY<e<bo7?breu<e bY=s<jTa6b cW=f<jTa!b=idRcR<f)eR<h=crbu<f eO=f<iTaa=c<i eY=i<c<sZ]b<c<hM]buu<u iY<o<y<x<e<c<jTaCb<jTa-b(e<k<eo7tb<b<cEaa<b<jTa-b(kEae<c=erauauauau<u oY%au8Eccj0b7e&a ?O(e%acR<b<c h^ CaNY(bTaa b9]a<bJa3w c9]a<bTar)]a C~!a<aTar(g<bTae(h bY(d rNY<d<aTao(iMm(fTaa=d C~!a<g<bTao(b rNY<b<iMmFaa=r<e<fTae(bEaq<e<rIar<e<dEai<e<bEae<e<dEaa b<aTaa<aTai(b<aTaeD(dm=j a<b<dm=k a=ddR<e zY<dY(u a<d<eY(fTae(b<fTaa(fO<b<fZ<b<kDP(bmEae<u b<f<jY<bmEaa<d iY(d z9]au b=d<aTaq<c<eTa<<eTa%<eTaT<eTa*o8Ib)]a C~!a<g<h rNY<h<iMmJai i^ dX=du<e ?Y%a<du7Dhdp0c7ec7b&a ?O(h%acR<d<e1]a<e<gTaqD<d<eDP(i]a<a<b<c e<gTao<d *NY<im(b<e<dO(i<gTaT(t<gTa*(qo7.b<aTa;(cFaT=3a<c.////!aIaT<cFa?=;<c.aIa?<c2aaH=3b<c.eIaH<c.////!aIaR<c2aa3v=3c<c.aIa3v<c.bIa3G<h<3c2ua<<h<3aIaa<h<3b2uao<h<;Iai<h aEa*<;7?(jeR a=d<hTa%<jZeR<h %Y a<j b bo3l<hTa*=du<hTaT(k<dY=e<j b9e0<j bO(geR<e a<g8Quau<k<d<gY(dYf<eu aKaa<d bY=yu<c TY=k<h<yEa* b<aTaa<aTai(c<aTaeD(dm=p a<c<dm=v<i *N=x<hTao<hTai(i cWY=g<aTar=o<aTao=l<hTaT=w<hTae=s<hTa;=z<hTa<=n<hTaq=G<i=adR a=d a<b(eTao(b<eTar(rO<b<rZ<b<qDP(mm=ucRcRc0<a<GZeR<gTaa=ducR<d<nM]a<z<d dWY(bTaa b9]a<u)]a<eJaT]a<bTae=c brbucR<i<eTai(cLeR a=d<f<j9]e b=brbu<f<j9]c b=b<s<c rNY(dTae b9eR a=drbu a C~!a<o<dTai(b rNY<b<lMm(dTae(b<dTaa(]O<b<]Z<b<vDP(bm=d b<]<pY<bm=bu<d<u9]b<b b<r<tY<mm<uo|b)u=u<s<c rNY=r a=d a=b<u<c<iZ^(]eR C~!a<o<rTaa(b rNY<b<lMmTai h^ e1=bu<c<yZ<u^)]b<c<wY(cJaa<c bKaa<b<]^)]b b^]b<rTaa=c b=drbu a=du<e *Y=b<e<dEaa<e<cEae<a bY=a<g eY=g<x *O(x]au<ko(<k<h2aa<2ua<<k<h2aao2uao<k<h2aaa2uaau<h ?Y%au7ukcy0d7b&a -aO(h%a<aTa;(j2aaT=p<j.////!aIaT<j.aIa?<j2aaH=v<j.eIaH<j.////!aIaR<j2aa3v=w<j.aIa3v<j.bIa3G<h<p2uao<h<v2ua<<h<w2ua?<h aEazcR<b b1eR<aTar=]<c<aTao(xM]b<c bY(b<]<c rNYTai(c eX a<c h^ f1m(uM]b i=cdR C~!a<]<b rNY<b<xMmTai<h<a<bo7>b<hTaa(y c1]c<hTae=o<hTao<i1eR<h oY<i b e ro3lu<hTaq<cY(k<oEaa<k eO<yEaa<k iO<bEaa<h<i bY(iEaz<c rY=c eX(b<uZ]aurbu<h iY<a ao7>b<hTar=c<hTai=i<hTao)eR<h oYo3tu<hTaq(b<cEai<b<iEae<b aEaa b=i<h bEaz<aTar=]<aTao=xu<j TY=k<j aEa7<b<j aEa7lb<j aEaN<j aEa3I<h aEa% b<aTaa<aTai(b<aTaeD(am=o a<b<am=l<j "aY=y<d<e *NY=s<hTaq(a<i rNY=t<h ;Y=q 3Q=u a=i a=bdRcRcR<a)]a<a<t1]a<a rY=e b=c a=r<aTae b9eR<e=arcu a C~!a<]<aTai(a rNY<a<xMm(cTae(a<cTaa(cO<a<cZ<a<lDP(am=r b<c<oY<am=c<e=arbuc0cR<d<s9eR<d *Y=e a=a b=c<dTao(r<dTar(dZ]b<g<rZ]b<d<fY=c<r<dOrcu a=e<y b ao8xb<jTa7<b(a<jTa7lb(c<a<cZm(deR<jTa7nb=i<jTa7]b=a<hTa<=cdR<b<aTaa(fDeR<c<f cWY<iTaaEaau<a eY=a<i eY=i<d bO(d]auu<h aEa? a=c<beR a=a<hTaT<bZeR<h TY a<b e io3l<hTa?=au<hTa*(d<a dWY=c<b b9e0<ueR<c a<u8Quau<a<bY(b bO=a<d<b dWY iOf<cu.aIaa<hTa%=e<a bY=cu<h<cEa?cR<hTaz(f)]a<hTa<=a<e cW=b a=i<hTa*=edR<b)]b<c<aTaa(dDeR<e<d dWY(d<iEae<d<dTaa bYEaau<a eY=a<b eO=b<f<i bY(i9]auu<ko(<k<h2aa?2ua<<k<h2aa<2uao<k<h2aao2uaa<h -aY%axu au=r<e=du<h aKa3z<h<rEa3p<h<cEaR<h aEa3v<y<b<h ROoo<hTa;<b1eR<qo3su<hTa<<iY<bEaa<h<b bY(bEa%<i eY=i<u iY=urauau7>ibv0&a |bO(f%acR C~!a<aTaz(u<b rNY(i<b<aTa;(gMmTai h^ e9]a<f /c3xa;<c a<c 4b^ xZm 4b^ 3oN(e>a8*7DR<e>a8%7DRP=k<e 8*7D!aY=o<e 8%7D!aY=l<e A7D!aY=]<f ;Y=h a=edR<d<hY=j b=d<s<o<jJaa bW(jY>aa<j<lY>aaP<k_P=s<e b^ b=e)]au<c 4b^(c bW<c x39 3bNO !7v!aY=c<]>ao=e a=k 8rb=ddR<c<dY>aa<kP=k<d 8HbY(d 7(h9]aucR<k<e<s^(jP 44d^)eR a=ddR<f qY<dY aEaa<d iY(d /b9]aurbu a=ddR<f qY<dY aEaa<d iY(d /b9]au a=d a=h<b<gZeR<iTai(c eX a<c h^ e1m=hu<b bY=edR<e(c<hM]b C~!a<u<c bY(e rNY<e<gMmTai<f iY<a<]<c<do7]b eX=e<fTai b9]a<f qY<fTar(d x^ dWY(i<cEae<i bEaa<d bY=drauau<]Ja3y=u<f 7<bY=h a=c a=gdRcR b<g x^W(i<j^)]a<f qY<cYTaa]a<f /c3xa7<b<g<uY=y a=d a=edR<o<d<hYJaa(d bW(xY>aa<x<lY>aaP<i^)eR<a<d c<y<bo8ebu b=d<e b^ b=e)]auu<g bY=g<c iY(c /b9]au<aTaz=j a=i a=y<aTa;(p<bDeR<j<b rNYTai(c eX a<c h^ e1m=yu<b bY=e<f 7<bY=v a=ddR<e(b<yM]b C~!a<j<b bY(x rNY<x<pMmTai<f<a<]<b<do7]b eX=e<fTaa b^)]a b<fTae(c x^W(h<s<i 0_^^eR<f /c3xa7<b<c<uY=w a=r a=gdR a=dcR<o<r<vYJaa(r bWY>aa<h^)eR b=d<l<r bWY>aa<h^)]bu<a<r<d<w<bo8ebu b=r<g b^ b=g)]auu<c bY=d<h<iP=i<h<k^)]a<c xD]a<f qY<c dWY(gTaa b9]a<gTae<b9]a<a<x<c<uYo3;rauau<f |bY%au7 gbl0&a 8HaO(c%acR C~!a<aTar(o<b rNY(f<b<aTao(uMmTai h^ e9]a<b<uZeR<fTai(f eX a<f h^ e1m=]u<aTaa)]a b=d<b bY(i<]M]a<aTaq=f<aTa;=rdR C~!a<o<i rNY(b<i<uMm=j C~!a<b rY<i bY(l<uMmTai eX=i<rTai 7*cN=b<rTae(d 7ncO=gdR<b)eR a=drdu<c<jTaiEa3.<c<jFaaIa3I b=e a=h b=k a=y<dTar(xJa8?b b1eR<xJaq(e a<e 8]aZm rNJa8p#R(e a<e 3sZm nN(e 5|!aY=k<eJa8v|R=y b=h 7=7j!a=eu<c<yEa3r<c<kEa?<c<hEa*<c<eEaT<c<xFa!bIa<<c oY<c <Y do3Q<a<c AaY<cTaq(e<cTazo3u<cTao(keR<e<ko+u<d 7*cY=d<b 7*cO=b<g 7*cY=g)]au<fTai eW=b<fTae=d<gTa*(j 4b^=ecRdR<b)]b<b oO=b<dJar=h<d oY=d<e<h9]au a=drcu<c hEa;<c /7t!aEaz<c fEaq<c 8f7q!aEao<c <Y(b<a<l<c oY co7bcR<cTa<(d c1]a<d b^)]a<cTa*=d<cTaT<c iY<a<cTa%o3v<cTai b9]a b9]a<cTar=e<b<a<d<gTaa<rJao rNJa8H7ZR rNJa8w#R bo7Db<cTa<)]a<cTaT=d<cTa%=h<fTai(g<fTaa1eR<foRu<fTae<g eWY(b<jKar<b<eEai<b<dEae<b<hEaa b=d<f<g bYEai<i<]Z]brcuu a=du<c 8HaY%a<du7Mlc=0d7e&a /bO(g%acR C~!a<aTar(s<b rNY(f<b<aTao(rMmTai h^ e9]a<aTaq(]TarJa8Ib<c 4b^9eR<b<rM]b<b bY(e<fTai(f eX a<f h^ e1m(oM]b<aTa<(fTa3I=l<fTaT=q<dTaq iW=p<dTao=i<dTar=]dR C~!a<e rN(h<sY rY<e bY(f<rMm C~!a<aTar(k<hY<e<aTao(yMm(hTai=tc7e.a<aTae(v<hTaa(w bY(jZ]aG.a<v<jO iZ]aG<aTaa<jYFaau=3dTaicR<t i^eR b=urbu<u.b<3d.0 h<hTae<wO cO(h<h hMm dW7K~.07i7h<h7K7i.7v8Z7E8L7z7M8G7;7(07e.KS~(3d<3e7h.a3;P=u<3d<3eU=3eu<g iY<a<c<eo7yb<gJaieR<gJaj(h a<h 8]aZm 4b^ rN(t -#!aY=jcR<tJa"#R h9eR<f<yM]b<e cY(e<k<f rNYTai(f eX a<f h^ f1m(fM]b<jJau(h a<h 8]aZm rNJa8w#R=j a=hdR<g<iEa<<g<]Ea;<g aEa%<g<eEaq C~!a<k<e rNY<e<yMmTai<g<hEaz<g bEao<a<e<j<g oYo79b<h bY=h eX(e<fZ]aurbu<g<iEa<<g<]Ea;<g<dFaaIao<g<dTaiEaz<g<p<h bYPEa%<a<f<jJau<g oYo79bu<x bY=xu eX(f=e<f<oZ]aucR<q<aTa<(cTaTMeR<x b3w<cTa3I<lD^<u^]brdu<u b^)]cu<a<bo3<rbu<aTa;(y aEa8zbdR<g oY<eY(c aEaa<c aEai<e rY(e Aa9]aucR<b<rM]a<b bY(c<fTai(f eX a<f h^ e1m(wM]a<] zY=i<y 8lbY=p<aTaa=x<aTae=kdR<s<c rNY(f rY=h C~!a<f<c<rMm(eTai=z.a=3d<k<eTaa(o bY(fZ<k<fO iZP(G)eR<f<xYFaa=3du C~!a<h<c bY<rMm<eTae=tcR<z i^(;eR b=lrbu.b<3d.0 h<t<oO cO(e<e hMm dW7K~.07i7h<e7K7i.7v8Z7E8L7z7M8G7;7(07e.KS~(3d<3e7h.a3;<lP=l<3d<3eU=3euTaicR<]Ta3o(3a)]a<k<o lY(eZ<k<eO iZP=3b<k<o jY(hZ<k<hO iZP=3c<f<xY=<<e<xY==<h<xY=( a=h<g oY=e<i=fdR<h i1]b<fTaa=j<g<zEa7c<g<tEa3Q<g<oEaWcRcRcRcR<;)eR.a=3d<G)eR<<Faa=3du<jJaz(v bY=q<jFaa=3f<v iZ]b<3d<3f3;]e.a=3d<3c)eR<(Faa=3du<jFai=3f<v oZ]c<3d<3f3;]e<3be7e.af<=Faau<jFao7i<q HN7K~3G]dreu<j<a<g 8.aYo7ob]crdu<3d<3f7i !a<q dWO7K~3G]brcu<3d<3f7i /b<q dWO7K~.a3;]bu<e bEaa<e<uEai<e<cEaeu<f eY=f<e rY=e<3a<h bY(h9]auu<pTaa<u1eR<po3su<yTa"b<u cWY<cEaa<y<u bY(uEa8zb eX(c<wZ]auu<y<lKa}b<y<3eIa|b<g 8.aY<a<do8sbcRcR<gTaW(e<gTa3Q(c1]a<gTa7c=fdR<f<eTaa9eR<c<e <Y(e9]brcuu<eJa3b c9]bu<]Ja7%c)eR a=edR<e Aa1]d<g oY<eY<e rY=eTaa)]auu<]Ja|c b9]a<gTao b_=c<gTa;=f C~!a<sc0<]Jao b1eR<c<f^)]c b=h<gTa<rbu<c<fP b^]b a=h<gTaqu(e bY(c<]<h ;NYTa3T(x bWY(f rNY<f<rMm(jTae=u<jTaa=k C~!a<s<e rNY(i<e<rMmTai=s C~!a<i rY<c<rMm(iTai=o<iTae=r<iTaa=y<]Tar<h zNY(lJas=icRcRcRcRcRcRcR<jTai(j h^ cOyeabcedu<iygeffffefu<i jD]d b<iW |h^)]dreu<i jD]d b<iW 7ff^]crdu<i]crbu<i bO hZ]buc0<x)eR<c=f brbu<j<o_ xD]b<]<h b b<aTaa<aTai(i<aTaeD(jm(x<yY<k<yZ<k a<i<jm(iDP(jm a<k<yO<jm b<u<xY<i<rZ<u<rDP(im a<r<uO<imo8Ibu<s i^]a)]a<a<e<h<fo3Ircu<aTa<JaV]a<g<a<c<l<]Taqo0<gTaa b9]a<a<e<h<gTae(bo3I<a<c<ho3L<a<c<b<ho7?brbu<a<b<d<g oYoau<g /bY%au8s(c3g0c7e&a AcO(g%a<fTai(m HN=y<fTae=hcR<bTaqJak c1eR<h=idR<y(ueR<u HO=y<g <Y<io8=b<i HY=i<gJa< g1]buu 0 a<um=qrbu<bTar=t<g<bTao(rEa8>b<g<tEaBb<g aEa"b<g.////!aIa-b<g<bTaiEa8(b<g<bFaaIa8zbcR<m)]acRdR<g ?Y<h<iY(]o8=b<gJa? g9eR<g 7*cY<g -bY<]TaTo8lb<gTa#c(u]cu<y<i HY(i9]aurbu C~!a<t<gTa}c<u eWY oOTaa(u rNY<u<rMmTai eX=q<y HO<i1]a<] AaY=j<y<iO HO H39=idR<g TY<j TOo8=bcR<gJaT g1]a<g 7*cY<g -bY<jTaao8lb<gTa#c(u)]a<q C~!a<t<gTa}c<u eWY oOTaa(u rNY<u<rMmTai eX(u<u<qZm=qu<j HY=j<i bO(i]auu<gTa-b(i)]a<gTa8lb<i eWo+u<m HN=x<d<e zNY=r<d=i<m(u=jdRcR<jeR<j bO<r<iO z39M]b<j zN<iY=iu<i<r1]adRcRcR<iTai<qM]a<iJat(] lD]a b<]W /7f]^]bu<i zY(i<r9]brcuu<g -bY<b<io8qb<gJa7ic d1]a<fTaa<u1eR<f<u b e Ho3l<fTae=hu<i zY=i<f<u bY(]Eai<h<u HNY(u<gFa/cIa?<u<g2aa8Hb2ua<<u<g2aaAb2uao<u<g2aa-b2uaa<x HY=x a=j<]=urbuu<g<cEaCb<g<eEa@b<g<dEa6b<g<bFaaIa#b<g<bFaiIa7Zb<g<bTaoEa8cb<g<bTazEa!b<g 3rY "7x!a 8>a8Qkaa a=i<g aEa}b<g.////!aIa|b<g |bY=n<g #bY=&<fTae(c=ycRcRdR<i<x1]b<yJa3u=d<i HY=i<y HY=y<d fD]a<d c1]au<a<nTaiEai<a<nFaaIaarbu a=y<g aEa7pc<g.////!aIa7]c<g aEa|c<g./////bIa7nc<g aEa#c<g.////!aIa7*c<g<bTaoEa!c<g<b2aaa2ua7.ccR<u)eR e=<rbu i=z e=< a=q<c=i a=jdR<g zY<io8=b<gJaz(] g9eR<gJan=e a=rc0 a<gTaCb hO dZ]aG<g -bY<g 7*cY<iTaTo8lb a<gTa"b(b)]aG<gTa8lb<b eWY(b rOTaa=r<b oOTaau=dc7e<] f1eR<i3jag./cUrbu<i3jaeu=?<gTa7nc<y1eR<g 7ncYo3p<gTa7<c=zu<z<y eWY(b<qEai<b<?<d7K.<~UIaa<g<y bY(yEa|c<gTa7]c<q1eR<g 7]cYoRu<gTa7lc(<<q eWY(b<eKa]<b<]Kar<b<rEai<b<dEae<b<jEaa<g<q bY(qEa7pcu<i HY=i<j bY=j<x HO(x]au<q)]a<gTa7<c=i<g aEa"b<g./////bIa-b<i<y<g -bYo8obG<gTa-b(beR<gTa8lb<b eWo+u<y)]a e<c<u<mZm=F<i<y eWY=T<i oY=3g<g 8sbY=3h<g 8scY=* a=bdR<e=t<x=r<z=]<b bO=j<3g<b eWY=xdR<j cY=b<iTai=c<iFaa=?c0<j<yZeR b<x <OFaa<?3m]bGu<b<yZeR<xFaa=3ju<b<yZ<?<3j3m^u=ocRcR<c<qM]a<u<mZ]a<m<<<c eWY(vTaa(cD]bu<j bY=j<x oY=x<i oY(i<T9]brduu<F<c HNY(wJag(c7K.4b7h=?<wJae=z<wTa%=l<wTa<=j<vTai=e<gTa}b=xcRcRcRcRcRc0cRcRcRcRcRcRcRcRcRcR<vJar bOyfcfabgeu<g 3rY<eoq b=s 4b=p 8ia=3a 4b=kr]u<gTa|b<x1eR<noRu<gTa7*b<x eWY(d<lEar<d<jEai<d<?.i~.cUIaa b=s<g<x bYEa}b 4b=p 8ka=3a<wJai 5a1]b<c=krru<vJa]=k<g 3rY<eoq b=s C~!a<gTa7Qb<e bY(c rNY<c<gTa8cbMm(cTae=j<cTaa=G b=h<cTai h^(t]irju<oeR<c=kruu<z a<z 4b^ 8]aZm(d 4b^ rN(kJa8v#R(h a<d uO 4b^ 6aZm 4b^ 3oN(dJa7p7LR b9eR<c=k a=sruu<d A7D!aY(tJa3y<z 4b^9eR<c=k a=sruu<k -#!aYJau(d eDeR<c=kruu<d kN 7l|!aY(k<gTa!b(rJaJYJai(d a<d jZ(dm(])eR<c=kruu<k b<dm=k a=dcRdR<d<kYJaa<c1]b<]<d bY(d9]au<c=kruu<g aEa3v<g aEa3o<vTae=]<g aKa8Vb<g a3xa8Qb<g bKa8Zb<g.eIa8Hb<g<rEaBb<g<&TaoEaAb<g<&2aaa2ua-b<g<gTaCb(k a<k kZm rN B7Z!aYEa8(b<g<g 3rYEa8>b<g a3xa8rc<g bEa6c<g<dEa@c<g<t<d h^ bWY>a(3xaCc<g C~!a<gTa8zb<] rNY<]<gTaAbMm(dFaaIa-c<g<dTaiEa"c<g -bY<h<]<g -cY<g 6cYo7rb<gTa3o(d)eR<c=k a=sruu<gTaH(r<d zNY=o<gTa6b(]<gTa@b(k zNY=3bdR<]=h<keR<rTar=G a=h<k b9eR<k=ddR<d bX(p<hY(t<h<]<t zNYTar<GZm=h<d<pO(d bD]auu<]<h<]<h zNYTar<GZY zNY=hu 4b=p<h<3b1eR<c=krru<r zY<rJal=l<rJao=j<rTai=;<rJat=v<rTar=GcRdR<G<hTar9eR<c=kryu<g<hJat(tKa8lc<g<h>ao3xa8sc<g<hTai(rEa-c<g<lKa8tb<g<jKa8sb<g<;Ea-b<g<vKa8lbcR<t<v9]a<r<;9]a<*<3ho7&b]cu<h zY(h<3b9]au<c=krru(r<o9]au<c=k a=srku<g 3rY<eoq b=s 4b=p 8ia=3a 4b=k<o)]irju<o)]brdu<o]c<g 3rY<vTae<co7vb<gTa}b=h]b<?.i~.b.c<gTaCb hO dZmU=?<gTa|b<h1eR<noRu<gTa7*b<h eWY(d<lEar<d<jEai<d<?Iaa b=s<g<h bYEa}b 4b=p :a=3a<c=krhu<vJa]=%<g oY<g 3rY<eo/b<vTae(c<gTa8cb(3cM]b<c bY(h<gTa7Qb(=<c rNYTai(c eX a<c h^ e1m(lM]b<z a<z 4b^ 8]aZm 4b^ rNJa8p#R(3d a<3d 3sZm nNJa8v|R C~!a<=<e bY(; rNY<;<3cMm(cTae(j<cTaa(dO a<j<gTa7Zb(c a<c<gTa7.bLmLm a<d<jLmY=v<3d7K<gTaq=s<gTao=3e<% a<% 3sZm 4b^ nN 5|!aY=jdRcR C~!a<=<h bY(o rNY(d<o<3cMmTai(c h^ f1eR<j<& C~!a<=<h rNY<h<3cMmo7ob]bu<c eX(h<lZ]brduu a=3f a=3b<o<3cZeR<dTai(c eX a<c h^ f1m=3bu.i~<;7K.<~U.dU=?<h cY=d a=(dR<gTa7Qb=o<gTa8cb=lcRcRcRcRdR<d(c<3bM]b C~!a<o<c rN(dY<c<lMm(hTai(j h^ e9]d C~!a<d<=Y<c<3cMmTai eX=d<hTaa=;<g 3rY<c<3do7vb]au<gTa|b=l<gTa}b=o<;<3eL<3fP)]brdu<3f)eR<gTa}b(d<gTa|b1eR<noRu<gTa7*b<d eWY(c<sEar<c<3eEai<c.aIaa<g<d bYEa}bu<% 0<(m=p 8ja 8ia<(m=3a b=s 4b=krku<o<l1eR<noR<gTa|b=lu<gTa7*b<o eWY(h<sEar<h<3eEai<h.aIaa b=3f<g<o bY(oEa}brbu<gTa}b=hrcu<o<l1eR<noRu<gTa7*b<o eWY(l<; bY(hEar<l<hEai<l.//e.a<c bY<j eX9m<?UIaa<g<o bY(hEa}b<v<(Y(( //!aL]auu c<h<xZ]bGu<g<xEa}b cu=s<t=e<r=x<]=zreu a=h<t d9]a<gTa#b=d<gTa7.b=c a=p<g aKa8zb<g aEa"b<g a<j<j a9O(r<G bY(]O<c<rZ<r<]ZP(cmEa8lb<g b<d<]Y<cmEa-bcRdRcR<g iY<g -bYo8<b<gJai)]a<gJaj(c <O 4b^ 8maM]c<p 4b^<c=p]b<c <9]brcuu<p 4b^ <9=huu<k 0<t d1<j<GO cD^<h^(cm=p @a 8ia<cm=3a 4b=k<o<h b_P]bu a=su<gTa}b<xO=Gu<w<sKa;<w<3aKam<w<pKaG<w<kKan<w<zKaz<w<GEaq<w<xEao<w<eEar<i oY(i<T9]auu<a<nTaiEai<a<nFaaIaa<gTa7*c(aeR<gTa}c<a eWo+u<gTa7nc(aeR<gTa7<c<a eWo+u<gTa7]c(aeR<<<a eWo+u<fTai=uu<g 3rYo&<u<mMeR<f<mEaiu<g AcY%auAqb3h0&a 8HbO(g%acRcR C~!a<bTar(n<c rNY(h<c<bTao(lMmTai h^ f9eR<a aEaarbu<g aEaT<g.////!aIa<cRcRcRcRcRcR<c<lZeR<c bY(k<hTai(c eX a<c h^ f1m((Z]bu<bTaq(b qY=k<bTaq=c e=hrbu<bTaz(s rY=&<bTaq(i zY=;<d e<dTa@b(c jZ(hm qY=%<c a<hm(3d zN=3e<bTa;=3a<bTaa=3f<dJa8Ib=T e=3bdR C~!a<n<k rNY<k<lMmTai<g fEa3T<g A7s!aEa3=<g fEa3G<g 8f7q!aEa3z<g hEa3v<g 7Q7q!aEa3p<g iEaR<g 7.7q!aEa3o<g cEaH<g 8&7s!aEa3r<g cEa?<g 7(7q!aEa*<g 7lbY<b<k<g *Y go7b<gTa7lb(F c1]f<gTa8cb=3g<gTa7Qb=3c<gTa7Zb=3h<gTa7.b=t<gTa7*b=*<gTa|b=J<gTa7<b=3i<gTa7nb=><gTa7pb=?c0<iTa<(z<gTa}b b^)]aG C~!a<n<gTa#b(c rNY(h<c<lMmTai h^ e9]g a=q<c<lZeR<hTai(h eX a<h h^ e1m=qu<3f)]g<z<c bY(x<qM]aG<z bO=<dR C~!a<n<x rNY(c rY<x bY(]<lMmTai<g aEaV<g.////oIaQ<g C~!a<c<x<lMm(cTaiEa7nb<g<cFaaIa7lb<b<g 7lbY<g 8zaYo3r<gTa3I=p<3d)]g eX=x<gTaV=j a=k<3e=h<%=cdRcR<cJaa(u a<u 8]aZm rNJa8p#R(u a<u 3sZm nN(uJa8v|R<j1eR<u 5|!aY<p<jo|b)]bu<c zY=c<k bY=k<h zO(h]briuu<e 4b^<T9]g<iTa<=h<iTa;(j=ccR<zeR<h<<L]b<j<< fWY <Y=cu<c<j<h fWY(h1]adR<cTaa)eR<cJae<k 4b^1]ju<c <Y(c<h9]auu<g eEa7]b<g 8b7t!aEaSb<g gEaUb<g 7F7q!aEa/b<g dEa7c<g |7q!aEa3Q<g cEaW<g 7(7q!aEa3D<g cEaN<g 7<7q!aEa3.<g 7lbY<b<]<g BaY fo7b<gTa7lb(c c1]g<gTa7Zb=j<gTa7.b=h<gTa#b=]<gTa}b=v<gTa7*b=u<gTa|b=r<gTa7<b=o<gTa7nb=w a==c0 a<c b^)]aG b<b<gTa7pb(G 7E7q!a eoj]aG<b<G 7K7q!a doj)]h cu=G<w b^eR<g zY<b<oo3v<gTaz b9]h<gTa;==u<g 7lbY(m<b<r<uo]<gTa7lb b9]g<gTa7nb=u<gTa7pb=o<b<v<]ou 4b^(v c1]g<m<b<h<jo]<gTa7lb b9]g<gTa7nb=j<gTa7pb=]cRcR<w b1(w)eR<r b1]j<v b^]j<j<]D]b<c b9]j<h b1]j<b<o<uo7Tb)]jrcu<j<]L]iu<b<o<uo7Tb)]h<k h^ zN=r b=c a=hcR<j<]Z]a<j<iTa*D]a<iTaT<]Y=c<j<]O=hu<d<rY=r<v b^ b<wmeR<rJav h1]i<g 7lbY<s<c<h<r<3aTaroM<gTa7lb)]iu<rJaq(r a<r 8]aZm rNJa8p#R=rcR<3aJao gLeR<g -bY<s<c<ho3nrbu<g 8(bY(m<c<h<so3K<g 7lbY<&<mo7pbcRcR C~!a<sTao(c rY<sTaq(h bLmTaa]a C~!a<c zY<h cLmTae<gTa8>b9]a<h d9]a<sJa% s1]bu<g aEa-brbu<g<gTa8>bEa"b<g<gFa8(bIa-b<g dEaAb<g<cEa8zbu<gTa-b)]h<g -bY C~!a<gTa8zb rY<gTaAb bLm<r a<r 3sZm nN 5|!aY(c<cJazo3u)]hu<iTa<(h<iTaz1eR&a oO(c%a<c iY<;<;Taa b e <oO<cTai 7f///3Q9]k<c oY%au<iTa;<h fWY(c<vKa3b<c<wKa3a<c<GKa;<c<=Eaz<c<jEaq<c<]Eao<c<uEar<c<oEai<c<kKae<c aEaa<i<h bYEa<<gTaQ(ceR<p<co+u<x<qZ]au<iTa<u=jc0<t<3c^ a<fm)eR<3c b1]h a=x a<t b9]bGrhu<g oY<d<eo7e<gJao)]g<g 7lbY<b<3g<d<gJal ao7Db<gTa7lb)]g<gTa7nb=x<gTa7pbu=]<F b9]f<g iY<b<?o3v<gTai b9]f<gTar=q<g 7lbY<b<><3io]<gTa7lb b9]f<gTa7nb=p<gTa7pb=u<b<J<*ou 4b^(o c1]f a=h<t b1eR<g<b<3ho3v<gTaa b^)]g<gTae=hu eX=k<gTa<(t<y1eR&a oO(c%a<c iY<g <Y<t b e *oO<cTai 7f///3Q9]i<c oY%a<gTa%=3bu<3b<y *NY(c<oKaT<c<hEa%<c<xEa<<c<]Ea;<c<jEaz<c<zEaq<c<pEao<c<uEar<c<qEai<c aEaa<g<y bY(yEaT<k<(Z]au<i qY=k<gTa%=h<iTar<iTaq(cO<yZeR<i rY<c<y e *o3l<iTaq=brcu<c=b<y]b a=yu<c=brbu<y *N(d)]a<iTao<b *NY<h<d8Qkaau<a<cEae<a bEaa<k<b<yY(bEaa<a<bEai<g aEaT<gTa<(a)]c<h<a *No+rcu<gTaQ(b)]a<p<bo+u<a aEaa<gTa<(a)]a<gTa%<a *No+u<g 8HbY%axu<cTarau}]bz0&a |cO(e%acRcR<bTar(c<bTao(uZeR<bJan(d<bJaz(f<d<fDm=h<d<f<d<fZm=f<bJaG rN B7Z!aY=]dR<b<c(d bY(cEarcR<fc0cRcR<bJaq b1eR c<dO(d dZ]bau<d dM]bu<d 8HbN !7v!aYrbuau(gJa8>b(dM]a<d<hD]a<]Jai rNJa8w#R(d<gJa8Ib1]d<g<d x3D bWY>a8rb]du<c<u9]auu<a ////3QEaarbu<b<bTai(p bYEai<bJa;=l<bTae=y<bTaaJaa=v<e aEaq<e.////oIar<e zY a Ab8Qua<gTa@b(i jZ=wcR<i bO(s hD]a<yTai=h<yTae=] a=u<i iD=z a=cdR b=dcRcRcR<g<c zNY(fTaa(b bOycabcu<fTai=b<fTae=drbu<h=b<]=du<c bY<e zY<c ;NY=j a=r<e<fJaq(f a<f 8]aZm rNJa8p#R(f a<f 3sZm nN(fJa8v|REa8Qb<e<f 5|!aYEa8Zb<e 8ZbY b<e rYoD<eTaq=t a=k a=cdRcRcRcR<c b^)eR<k]d<b)]d<b cO=x a=fdR<d<fY(qJaa >1]c<x bO=x<b<f bY(f9]aurdu<k]c<b)eR a=b b=k<d=f a=c<d)]drcu a=ccRdR<c<dY(fJaa >1]b b=k<b<c bY(c9]au<d=f<b=c<d)]drcu<f bY=f<c 0_<bY=b a=k<d)]crbu b=k<q bY=d a=c<f<b bO1eR<d=f a=brbu<f 0_<bY=o<f<bO bY=bcRdR<c<qY(fJab >1]b<b<c bY(cY]au<d=f<o(c=brbu<x<cO=b<f cY=f a=ku<e 8ZbY<d<c<dYo3V<eTaq(d<eTar1eR<e rYo3)u<eTao<dY 8MaKaa<e<d bYEaq<e<eTa/cEa7<c<e<eTa8Qb(cEa7nc<e 7ncY b<e rY(ooD<eTaq(d<eTar1eR<oo3)u<eTao<dY KKaa<e<d bYEaq<eTa8Zb(deR<c<do+u<r bY=r b=c<f=drbuu<eTaq(b=c<reR a=cdR<b<cY(d<eTar1eR<e rYo3)u<d<eTaoY 2aKaa<e<d bYEaq<r<c bY(c9]au<b<cY=cu<j<rEaz<j<bEao<j<bEar<j<tEai<j<tEae<j<uEaa<j<b<rYEaq<z]b<c=u(c<iZ]auu<g e<wm=f<e rY 8D~!a <ov<e 8ZbY=d a=cdR<d<g<s<c<c<sDm zNYJaq(b a<b 8]aZm rNJa8p#R(b a<b 3sZm nN 5|!aYEaa<d eY=d<c bY(c i9]au a=cc0 a<i c9]aG a<gJav h1]aG<gJaq(b a<b 8]aZm rNJa"#R g9u=ucR<i zN a<i jZm(b)]a<f vY=c<l b^=fdR b=d<cJaa(h h9eR<g<h h^ zNYJaq(d a<d 8]aZm rNJa8l#R d1=ducRcRcRcR<c fOJaa bOycacbu<f]crbu<f)]bu<d<c cOJaa(h a<h 8]aZm rNJa8l#R d9^)]a b=crcu<c zY=c<b zO(b]au a=cu<a RO<e zY Ab8Qkaa<a<eTaqEai<a<eFarIaa<a<e2aa8Zb2uaz<a<e2aaSc2uaT<a<vKa7Tc<a<cKa7%c<a<uKa|c<a<iEa3o<a<pEaH<a<yEaq<a<lKao<a<gEaru<e |cY%au7ujcq0c7e&a 8HaO(e%a<e oY b<b oY<c oZm<c oO(f a<c<fMmo3M<eTao=ocRcR<eTaq(j<eTaz(f dWY(i<fe0<jTae=q<jTaa=l<j iYf<ju(f9eR<fTae=p<fTaa=k<f iY<i9]bu<e aEar<e.////!aIaerbu<e aEar<e.////!aIae<fTar=h<fTai=s<f oY(g<i1]a q=u e=tdR<g iY(r<i1]b<gTaa(y)]b<rTaa(x)]b<rTae=f<e 8(aY<y<gTaeo1<e oY<f b bo3R<eTaq=vcR<eTao b9eR<eTaz=y<f)(g]b<g]b<y<x<f8Qkaarbu<eTazau<e<eTaNEaz<e<eFaVIao<eTae<]1eR<e eYo.<eTai=tu<eFao=z<eTaz=x<u<tY(g<fEaa<g qO(f<xEai<f<zIaa<g eO<yEaa<g iO<vEaa<e<] bY(]Ear<u zY=u<r iY(g<i9]auuc0cRcR<c cDeR<bJac=irbu a=i<c]a a=frbu b<bJaa(f bD]bGu<fJa7(7jRu=g a=fc0<c cMeR b<bJab(f bD]bGu<fJa7(7jRu=f<e oY S7<!a eo1<e<f b^(uKa3m<e<g b^(rKa3G<e a3xa3;<e ////3QEa3r<e./////////0Ia%<e.////!aIa;<e aKa3=<e A7t!aEaR<e U7y!aFaaIa3p<e 7]7y!aTaaEa3z<eTaq=g<eTao=fcR<leR<e "aY<l<qo1<f)]b<g<fo+rbu<e<eTazEa3I<e<gEaQ<e<fEa3Tu ////3Q=gcR<s)eR ////3Q=]rbu<e 8(aY<h b bo3R<eTa3.=]<eTaV)eR<eTaN(f7K<he7e<heR<f<s<h8Qkaau<h7K.<~f.auU=zrbu<eTaNau<keR<e 8(aY<k<po1<eFa3.=n<eTaV=gu<e ;Y a=fcR<c iZeR a=h a=krbu<bTae=k<c rZeR a=hrbu<bTai=h<c oZ]a<bTar=fu<a<uKa <a<rKaR<a<eFa3TIaa<a<eTa3IEai<a<eFaeIar<a<eTarEaq<a<nIaT<a<gEa%<a<zIa;<a<]Eaz<a<fEa3o<a<hEaH<a<kEa3r<a<i b^Ka.<a<d b1Ka3p<a<i bX b^Ka3q<a A7t!aEa?oN<oeR<j<o dWo+u<e 8HaY%au8hhbz0&a 7lbO(e%a |[!a |[!aJaa(f b<fmKaa<feRdR |[!aJaa(f]a |[!a<f b<fmKaa<f]auu 8Q:!aTaa=j<e HY a<d<d /C!aTaa(k<b a<b a3wm(g<cY <Y(hO(f a<f<kLmD(um(i b bo3R<eTa3o=ocR<eTaH b9eR<eTaR=x a=f<i)(]]b<]eR<d=frcu<x b b<h<jY<um<h<kDm<i8Qkaa<d=frbu<eTaRau<e HY 8Q:!aTaa /C!aTaa<g<c<ao3H<eTaR=]<eTa3o=s<eTaH=t<e<eTaWEa?<e<e2aaV2ua<<e<e2aa3=2uao<e<e2aa3p2uaa<e 8ZaY<x<fo3M<eTa3Q=l a=cc0cRcR<eTa7c(k<eTa/b(d dWY(h<de0<kTae=q<kTaa=r<k iYf<ku(d1eR a=irbu<dTae=p<dTaa=i<d iY<h9]bu<e aEa7]b<e.////!aIaUb erbu<dTar=v<dTai=w<e aEa7]b<e.////!aIaUb e<h<d oY(z1]aG a=f e=ydRcR<f<zY(g iY(d<h1]a<gTaa(n)]a<dTaa(G)]a<gTae=j<dTae=u<eTaUb<c1eR<e UbYoR<eTaSb=yu<f<yY(g<nEaa<g<uEar<g<GEai<g<jEae<e<c bY(cEa7]b<f oY=f<d iY<h9]buu<eTaSbu=d a=f<p a<im=h<q a<rm=g<i b<im=i<r b<rm=ycR<b a3veR c=f<b 3.ZeR f=jrcu<b 0_Ja7Z7jR=jrbu<a d1]a b=f b<t<]<sD(jm=u a<]<jm=ru<e<vEa3I<e<wEaQ<e<hEa3G<e<iEa3z<e<gEa3v<e<yEa3p<e<cEa3T<e<dEa3=<e<rEaR<e<uEa3o<e<jKa3y<e<fKaH<e HY<eo8%bo8jb<eTaUb(beR<d<b eWo+u<leR<k<l dWo+u<oeR<x<oo+u |[!a aKaa<e 7lbY%au8ngbh0&a -aO(e%acR<c)]a<c<do-b 4b^ c9]a<e.////3DIaT<e 8yaKa3j<e <Y<c<d B7y!a co8*b<eJa<eR<e<eJa=Ka3iu<e 8qaKa?<e 67y!ao8]bKa><ec0<aJa3p)eR<e<dEaR<e<cEa3o drbu<e dKa3y buKaH<e zY<a 67y!ao^<e bEa3p<e<eFazIa3v<a<e 6aY q c<e TY<e HYo>ucR<b)]a<bTa3r(c)]a<c %N=d<bTa?=cdRcR<cJa<(h d1]a<e 6aY<aTae<coPcRcR<eTa3p(b ////3Q1eR i=f 8xa=grbu<eTa3z]b j=f 8oa=g<b)]a<eTa3v<bo+u<e<gKa3j<e 8GaKa?<e.////3DIaT<e<co8]bKa><e oY<a<co^<e bEaH<e<eFaoIa3o<e aKa3p<a<e HY<f<h<e TY<e 6aYo>rbu<b)]a<eTa3v<bo+u<c %Y=c<d %O(d]auu<aTae(bTa<(ceR<bTa;(g<c eWY=jdR<gTaa=h<e 6aY<gTae(b b bo3R<eTa3v=icR<eTa3p)eR<eTa3z=f<beR<beR<f<h<b8Qkaau<f=c<b=ddR<c < a<cJaa(k [aO 4b^ GZm<kPKaa<c bY=c<d bO(d]auu<g oY=g 7Q0=cdRcR<c 8z7x!aYTaa<b9]a<c "7x!aYTaa<f<bo|b]a<e<f<b 7.7y!a co8*brdu<c %Y(c]au<e iY<f<b 7.7y!a co8*b<eJai)]b<eJaj=c<e.////3DIaT<e<bEaR<e<hEa3o<e bEaH<e [}b3xa?<e<cKa3i<e aKa3p<a<e HY o c<e TY<e 6aYo>rbu<eTa3zau<ieR<f<io+u<g<j9]auu<e -aY%au7.bbh0cRdRcR<eTa7p7=R<b9]a<e 8Z7<!aY(fTaz=g<b=h<a=idR<heR<iJaa=j<gJaa=k<i bY=i<h bO=h<g bY=g<k < a<k [aO 4b^ GZmP 4b^<j < a<j [aO 4b^ GZmP 4b^1]brcuu<f<c<do?]cu<e 6aY(e 7nd9]au a=fu<fu8wfbh0&a RY(f%a b<b<dY<c<eZ<d<eDP(bm=ccRcRcRcR a<e<dO<bm(beRdR<g(h bY=gcR<c<hY(iJaa 3d9]a<b<gL]d<iJab(j ?O 4b^ kMeR<j 3E^ [aO 4b^ fD]eu<h cY<bM]d<iJac(j KO 4b^ 8)bD]a<j 3E^ 8iaO 4b^ 8LbZ]du<b<g9]auu<f bKa%<f<bEa;<f<cEaz<f aEa<<f rY(g<f zYo7a<go8rb]brcu<h 0_<bY=ecR<b bO<h1]a<i bY=g<e=c a=bdRcR<g*aa(i a3v]a<b b^]a b=b<g bY=g<c bO(c]brcuu c<b<i a3nm=eu<a ////3QEaa<a<d<hY(bEae<a<b<eY bYEaircucRcR<b dLeR<c bO=h<b=gdR<g)]d<g<hY<g bO=g*aa a3n]aurbu<cTaa /7f7gU3Q^]a e<c dY 7c^(g<cO<c<g1m(g<b eO(hZeRdR<c<gYTaa /7f7gU3Q^]c<g eY(g<hZ]auu<c<hYTaa /7f7gU3Q^)]bu<f 3rY<b b bo3R<fTaH=gcR<fTa3r b9eR<f aEa?<f<fTa3o(hEa*<f<gEaT<b)]b<beR<h<c<b8Qkaau<f<bEa?rbu<fTa3oau<f TYo8rb<fTaT(ceR<fTa*<co+u)]bu<a<fTaqEai<a<fFarIaarbu<a<eEai<a<dEae<a ////3QEaa<fTar(a)]a<fTao<ao+u<f RO%au8dcbj0&a <O(f%acR<e 01eR<a ////3QEaarbu<f iY<e e io3y<f aEa;<f<fTar(hEaz<f<fTai(kEaqcRcR<e<kDeR<f qY a<e e io3l<fTaz=h<fTa;=grbu<e)]bu<e<gY<c<dO=i<b<dY=b<h<g dWY=r a=gdRc0 a<c<d<gY(jZ]aG a<i eZ]aG<b<gYTaau=] a=hcR<c<j eYZ]a<i eO eZ]a<b<gYTae=hu<g<rY(j<]Eaa<j<hEae<i iO=i<g iY=g<e bO(e]au=gu<a<fFaqIaa<a<gEai<f<gEa;u<f <Y%au8Dcbi0<aTai(f WN=d<f rN(h r39=c<aTae(g<hY(i=edRcR<d(h)eR a=crbu<h rY=d<c bO=c<e eO<e rO=eTaa xD]buu b=e<b 4b^(b ]LeR<b b9<b g9^=eucRcRc0cRcR<h)]a<c<fM]a<e<g<c rNYTai h^ f1^=drbu a(d<f)]bGu<d]b<i eOTaa h^ g1]b<fu=d<c=frbu<f bY(d eW hP=b<aTaa<f1eR<ao3t<aTae=gu<a<dEai<g<f rNY(a<bEai<a.aIaau<d rN=e<g iY=c<d eW=bdRcR<eeR<gTai(a oM]b<c eO 0Eaa<c<a<bPEaarbu<fxu<g rY=g<e rO=e<c rY=crauau^bd0<aTai(f<aTa<M a b<bW(g<aTa%(h^m)eR<a<g<hPEa%<aTaa<f1eR<ao3qu<a<f bYEai<aTae<f dWY(a<bKag<a<cKaf<a<dKae<a<eEaauu7fbbe0<aTai(b)eR axu<aTae(c<b 7*cNY=ddR<cTar(a e<aTa@b(a jZ(em=b<c 7*cY=c<a a<em zN=acRdR<a)]b<a zO=a<bTaa<b zY=b c9]au bxu<c<d9]au au7vbbc0cR<bJa3e(c a<c xZm(c fO 4b^ bD]a<bTaa b^)]a<bTar b^)]a<a t<c 3oN(aJa7n7LR<aJa7G7LR<a 7w7L!aY<a 7z7L!aY<bTae(c<bTao(dD(amJaaY a<c<d<am<b iY<b qY<amTaa ao5buu a<a<b a<c a<c 4b^ 8]aZm 4b^ rN(b 8y#!aY<aTaq jY<bJa-#RmJaa b<c<do3Eu8bbbd0&a <O(i%ac0<d 4b^(j 8raLeR<j rN(j 8y#!aY<aTaq jY<jJa-#Rm=k<j -#!aYrbu<aTaq jY=k -#!au=j<i<cKa3a<i aKa;<i<bKam<i<dKan<i aKaz<i<eEao<i<fEaq<i<gEar<i<fEai<i<kJaaKaG<a<i iY<jJae)<ho7<b<i <Y%au7ubbd0&a <O(d%a<d qY<b<co8lb<dTaz(c<dTa; eWY=e<dTaq(f=bdRcRcR<b)eR<c<e9]brcu<b<e<cO eXM]b<c<b eWY=cu<d iY A:!a<a<co7xb<c oY=c a=brbuu<d <Y%a<fu-bcg0b7b&a oO(d%a<d2raaaaaaaaaaaaaaaa2uaa<c x^(feR<d<b<c 8H444h^Y<f8Qkaau<b<c 3D^Y=gdRcRc0cR<b)]a<b<g1]a<b oYrbu<h]b<d=b b=h au<b2aaa(j2r7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e7e2&2V<j2r>>>>>>>>>>>>>>>>2&2VP3)<eY=e=brbuu<a<c<eY bYos<d oY%au7ycbf0<bTaa=ccR<bTai(d<bTae(gM]adR<c<dYJaa 3e9]b<b<d bY(dEai<d<g9]au<a aEaaxucR<d<gD]a<d<g1]a<c<dY=f<g<dO=e a=ccRdR<c<fYJaa 3e1]b<e<c bY(c9]au<e=cuc0cR<ceR a=edR<e<fYJaa 3l1]c<c<e bY(e9]auu<c<dY(crbu<c<dY=c<d<eYu=f<a<cEao<a<fEai<a<dEae<b<cEai b=e<a<c<f bY(b<b<cDmEaru<a<eEaau7sgdu0b7bb7ecRcR<bTar(eeR<e<bTao9]b<a aEaaxu<bTaq(f<bTai(eMeR<a aEaaxu<bTae(h<fO=g<bTaa(j=ccRcRdR<e<f<iY(d ROZeR<e(c<dL]ddR2raaaaaaaaaaaaaaaa=]cR<d<hD]a<g oZ]a<d<jY2aaa2rkkkkkkkkkkkkkkkk2&=]u<]2V(c]d<g oO=g<d oY(d<eZ]au<e=crdu<g oO(u oO(r oO=kc7b2raaaaaaaaaaaaaaaa(]<d<hD]aG2raaaaaaaaaaaaaaaa<g oZ]aG<c<fY2aaa2rkkkkkkkkkkkkkkkk2&u2Vc7b2raaaaaaaaaaaaaaaa<h<d oYZ]aG2raaaaaaaaaaaaaaaa<u oZ]aG<c<fY2aao2rkkkkkkkkkkkkkkkk2&u2V oWP7Kc7b2raaaaaaaaaaaaaaaa<h<d <YZ]aG2raaaaaaaaaaaaaaaa<r oZ]aG<c<fY2aa<2rkkkkkkkkkkkkkkkk2&u2V7K.<~U=ycR<h<d ?YZ]a<k oZ]a<c<fY2aa?2rkkkkkkkkkkkkkkkk2&=]u<k oO=g<c RO=c<i RO=i<]2V7K.?~<yU(y3G]au<y7a7?<fY<iY RY=crbu<c3.<dY=cu a=gcR<c<fL]a<c bO(d<hM]a<d<jYJaa ]1=gu<e<c bY(d<d<eDm=d<c<g<bJaz^O=e<f=crbu<b<e iYEar<bTaq=f<eTaa=c<eTae(e=du<a<dEao<a<fEar<a<eEai<a<cEae<b<dEaq<a bEaau7lgcj0e7b<aTar(c<aTai(d<b<b<dDm(fZeR<aTaz=j<aTao=e<aJa;=k<aTae=g<aTaa=hdR<g<cO=i<c=ddR<f<d(b RO(dMeRc7b2r4444444444444444(u<b<gD]aG2r4444444444444444<i oZ]aG<b<hY2aaa2ryyyyyyyyyyyyyyyy23du=rc7b2r4444444444444444<g<b oYZ]aG2r4444444444444444<i oO oZ]aG<b<hY2aao2ryyyyyyyyyyyyyyyy23du=]c7b2r4444444444444444<g<b <YZ]aG2r4444444444444444<i <O oZ]aG<b<hY2aa<2ryyyyyyyyyyyyyyyy23du=ycR<g<b ?YZ]a<i ?O oZ]a<b<hY2aa?2ryyyyyyyyyyyyyyyy23d=uu<i RY=i<u2V<y2V<]2V<r2VPPP)]buucR<b<fMeR<e<f<cOY=e<f=crbudR2r4444444444444444=ucR<b<gD]a<g<bO oZ]a<b<hY2aaa2ryyyyyyyyyyyyyyyy23d=uu<u2V(d //eP3.<bY=b<d)<b<fZ^]au<e<f<b<b<fDm(d<cOY=ecR<b<fMeR<d=crbucR<d<gZeR<d<hYJaa=b<d bY=cc0 b<k b^)]aG a<b! R3v]aG c b<b 8IbDmu<eY=ecR<b kOyecddadu<c<gM]b<c<hYJaa k9]brcu<e bY=e<d bY=crbu<a<eEaq<a<j bY(jEazu<c<fZ]buu<a<cEar<a<eEaouu6bcb0b7b<aTae=c<aTaa=adR2r4444444444444444=dcR<c<b<cZe0<a<bYJaa k1f au<bY(bZ]a<c<bO oZ]a<a<bY2aaa2r<<<<<<<<<<<<<<<<2%=ducRcR<d2V //eP3.<bY(b<cM]a<a<bYJaa jOyzbcaabaaaaaaaaaaaaaaaaaacau<bxu<b bY=brauau7xbbc0 8(:!aTaa=acR B:!aTaa(b)]a<a<bEaa 8(:!aTaa=a B:!aTaa(b cZ]a<a eYeR<a 8H:!aTaaEae B:!aTaa=b 8(:!aTaa=au<b dZ]a<a 3Q1]a<a 8.:!aTaaEai 8(:!aTaa=au<au?a<a aEaHcR<d cZ]a<d lZeR<b<c<do8nb]bu<a<b<c<doxuuza a<e<a<b<c<dJae) ao7=bmu3xbb0c0 b<b<c h^ CaNY(dJaD]aG<dTaaeR b<dJa3w b1]bGu<a<b<co7Rbuu/bbb0 b<b<dY<c<dZm=f<e<dO(b a<b<eLm=bcR<c<dO(d a<c<dMm(c <Z]a<b <D]a<a<f <ov<aTai(c <<bO(bMeR<a<c<bOEaiuxu<a b<f<b<cD(am a<b<amovu8bbbi0&a oO(c%a<aTai=b<a 8D~!a <ov<aTai=g b=hcR<beR a<b <Y(d<d<gD(em=d b<aTae<em=edR b=icR<d<fL]a<e<fY*aa a3n]a<c<bEar<c<dEai<c<eEae<c eY<foAb(i]a a=hrdu<f<iY(f<bZ]auu<b<gD]a<a<bEaiu<c oY%a<hu7vbbi0&a oO(b%a<aTae=d<aTaa=f<b 7M8Ha3xar<b rY=g a=ac0dR<a<gYJaa(e a<e 3sZm nN(cJa8v|R<d1eR<c 5|!aY<f<do|b(c)<aP b=a b^)]b 0<e<cmrcu<a b^ b=a)]au 4bu<b oY%auBccc7eg0&a oO(e /c3xar<e rY=g a=e<b k9=hdRcRcR<h)eR 8K7s!a 8T7s!a<e<gYJaa(im(fFaa(c.H~<c./8Vd7h.T~U<c.//8Qh7h.z~<c.///8Zx7h.i~UU<c.iS.///8Zx7h<c.zS.//8Qh7hU<c.TS./8Vd7h<c.HSUUU(d<aFaa(c.H~<c./8Vd7h.T~U<c.//8Qh7h.z~<c.///8Zx7h.i~UU<c.iS.///8Zx7h<c.zS.//8Qh7hU<c.TS./8Vd7h<c.HSUUU(c3;]b a=b<f>ai(f iW<f iXP7K.44d7h(d<a>ai(f iW<f iXP7K.44d7h(c3;]brcu<e b=e)]c cxu 0 b<c<d3&m=bu<b)<eP b=e b^)]au c<i<bmu8%dcc7eg0&a ?O(e%ac0<bTaa(f<aTaaTaa(g9eR<f<gD<f<gZOrbu 4b<bTae(g<aTae(hTaiM]aG<aTao=f<aTar=b<aTai=i<e<hTae<g ;NY(aFarIao<e<aTaqEaz<aTae<aTai=a<e<fTaiEa*<e<fFaaIa%<i<a<b<a<bZmo|b(f<a<bO<fm(aeR<a a3w<a a3vOrbuc0<eFao(c.H~<c./8Vd7h.T~U<c.//8Qh7h.z~<c.///8Zx7h.i~UU<c.iS.///8Zx7h<c.zS.//8Qh7hU<c.TS./8Vd7h<c.HSUUU(d<eFa%(c.H~<c./8Vd7h.T~U<c.//8Qh7h.z~<c.///8Zx7h.i~UU<c.iS.///8Zx7h<c.zS.//8Qh7hU<c.TS./8Vd7h<c.HSUUU(c3meR a<eTaz(a 47f8Qh^ i3Q<a z3Q 47f8Qh^P7K(d<eTa*(a 47f8Qh^ i3Q<a z3Q 47f8Qh^P7K(c3m]bGu 0 b<c<d3&mu(a a3w<a a3vOu<e ?Y%au8Mrc;0d7e&a <O(y%a<a aEa<cRcR<aTaq(h bW(e<aTazDeR<a zY a<e i oo3l<aTa<=irbu<h)]bu<aTa;<i eWY=ddR<d.aIaa<d<fEai<d oY=d<e<f bY(f9]au<f<iY=d<aTaq=iu<a<dEa<<a %Y=p<aTa*(e<aTa%1eR<po u<a<e bY(hEa*<aTaT<e qNY(e aKao<e<iEar<e aEai<e aEaa<heR<a 3oY=G<a ?Y=m<y oY=;dR<a<h bO(iEa*cRcR<aTa<(z<aTaq(xMeR<aTaT(n<i qNY(uTar(t<uTai(oZeR<i=hrdu<x<tZeR<i=hrdu<t<oO(] cZeR<i=hrdu<uTae=l<uTaa=q<aTa;(3a<o eWY=e<uJao b^)eR<e<] eWY=r<aTai=v<aTae=s<aTao=w<e=fdRcR<fTai(d<xM]a a<w<d eWY(dTai(g<dTae(jO<g<jZ<g<v<c<dJar b^(kmDP(gm=d b<s<b<km<jY<gm=g<q b^eR b<g<lY<d<lZm=jcR<d<lO(g a<d<gMm(g iZ(k)eR<jFaa(3c.H~<3c./8Vd7h.T~U<3c.//8Qh7h.z~<3c.///8Zx7h.i~UU<3c.TS./8Vd7h<3c.iS.///8Zx7h<3c.zS.//8Qh7hUUU=3crbu.a=3c<d<lL]a<j bO=j<g=ddR<d<jY3jaa.H~<3c.iSU=3c<d bO(d]auu<f<3c<g i<km7KUIaarbu<f<g<do8GbIaau<f oY(f<r9]auu<] lM]b<e<] eW(vY=w a=j b=k<e=rdRcR<j)]a<rFaa=3c<v=d<k=f<e=gdR<d)]b b c<gFaa<3c3m(sm<s<fm=s<d oO=d<f bY=f<g oY=g<s 4b^ c1]au<s b^]du<k bO=k<j bY=j<r oY(r<w9]au<i=hrcuau<3a<x eWY=g.0=3c.a=<<e=d<t=fdR<dFaa(=<<U=<<3c<=7h=3c<d oY=d<o<f bO(f9]au<3c<<3;eR<z<xO=r<] eW=i.b<3c<<7i3V.3t7i~=3c a=f<]=j<e=ddR<r<j<dFaa(<<3c7h(=.a3;(kO(j<f<km(kDeR<g<k eWY(k<dTaiEai<k<<Iaau<d oY=d<f<=3GY=f<i oO(i]au<x<z9eR<r<]<r<]Zm=ddR<e<gFaaIaa<e<gTaiEai<e oY=e<g oY=g<d bO(d]auu<y<tEa;<y<oEao<y<f<oY(eEaz<y<eEaq<h qN qO=f a=g a=idR<;<g dWY(eTae=d<eTaa=j<pTaa<h bO1eR<po <aTaT=nu<a<hEa*<f<nY(e<qEaa b=g<e bKao<e<dEar<e<jEai<e<lEae<f qY=f<h bY=h<i b^ b=i)]au<h bO=hrbucR<q)]a<3c.8Zb7h.a3;]a<e zY=f<] eW(g oO eX=i<eTai=ddR<d<fTaa(h<d<hZm=d<f oY=f<i bO(i]au a=j<d<xZeR b=j<aTao<d eWYTaa=kudRcR<geR<eTai(f<d1]b a=i<aTaq<fDeR b=i<aTao<f eWYTaa=hu<m<i<hoz<G<j<kozrbu<aTa*=hrdu<e oY=e<g oO=grauau<u aKao<u<tEar<u<oEai<u bEaa<a<hEa*<u<l hY a<q b^mEaeu<h]auu<y <Y%au8sgcl0b7e&a oO(e%acR<b cZ]a<b eW=g<aFaa=q o=ddR<q<a<dYFaa(q3TeR<g<d oY(d9]brcuu<c aEai<cTaa<bZeR<c a<b i oo3l<cTai=iu<cTae=d<geR<d<i eWY<a<g8Qkaau<c<b<iY(fEaidR<d(g<f(x eW(sY=o<d=i<b=c<a=jdRcRc0cRcRcRcRcR<cycdbau<c bO=f<j <Y=k<j oY=h a=d<c=r<c cO(y=]dR<j<d eW(uYFaa<h<uYFaa3TeR<f bO=f<r bO=r<k oY=k<] bO=]<d<y1<d bY=d)]brcuu<c<dD]bu<e<cEae<e<jEaa i=d ardu<e<d bY(uEae<e<jEaa<j<u eWY=d<c<uO(y cZ]b b=h<r b<f<fmO=cdR<k oOFaa<kFaa3TeR<k oY=k<] bO=]<h bY(h<c9]brduu<h bO<yM]b<u=crdu<l b_=c<gFaa=q o=ddR<q<d<gYFaa(q3&eR<c=l<b=f<a=d<x=b<g=argu<s<d oY(d9]au b=i<l b^]f<x<b<b<xDm=ddR<a<gFaaIaa<a<gTaiEai<g oY=g<a oY=a<d bO(d]aurfu<u=c<yu=h i=k a=]u<e<hEar<e<dEaidR<eTai=udR<i=fcRcRc0<c)eR<h)]c<e iYrbu<e<h)]aG<e iY<e<jFaa<uFaa3&mu(rTae(d)]b<f<o(i1]c<r<d bOEae<r<rTaa(c oYEaa<f<cTaiEai<f<cFaaIaa<f oY=i<eTae=c<eTar=h<eTaa=jrdu<]=c<k=jrdu<f o a<f<o9mY=irauauauauau<e oY%a<iu7 db]0cRcRcR<bTai(d)eR<bTa;=erbu<bTae<d eWY oO=g<bTaz=h<bTa;=edRcR<gTaa(f<cM]a<c C~!a<h<f rNY<f<eMmTai eXM]a<d=erdu<b<d bO(dEai<g oO=g<d]auu a=d<c)eR a=frcu a=f<c<eM]b<b aol<bTai(e)]bu<d=fdR<bTae<e eWY(i eOc0<i rO(rTaa(h<cLeR<h=g<i iOTaarbu<i oOTaa bY=g au bO=dJaa b_=]<bTaz=y<bTa;=xdR<d bY=d C~!a<y<g(k<]Y(j rNY<j<xMmTai eX(g<cL]au<r<kEaa<i iO<dEaa<h<k9eR<e bO(d<f<d<fZm=fu<c<jLeR<e=drcu<b<jol<bTai(e]au a=du<a<dEai<a<fEaa<a<bTaeEaeu7vccf0b7e e=f<c e r<cTaa b^mY3]aa=i<bTa;(dTa8(b=ecRcRcRcR<dTaBb(dycdabu<eFaa<i3m]b a=drcudR<g<d bX(h<gY(g<e<g eWYFaa<i3&m=g<d<hO(d bD]au<e<g eWY(eFaa<i3m]a a=drbu<eTai(d<bTaz(bTaqMeR a=drbu a<bTao<d *NY(eTaz(d<eTaq(eO<d<eZ<d<bTa<DP(fm=d e<bTa;<e fWY<fm=fu<a<fEaa<a<cTaqEai<a<f<d fWYEaeu8&dbe0 b=d<bTaR(eTai(b<eTaeLeR<eTaa=d<b=fu b<d<cTaa(bY<cTae(d<bZ<d<fDP(gm=f a<d<bO<gm=dcRcRcRcRcRcRcRcRcRcR<cJao(geR a=b<g f9]k<cJal ]D]k<deR<eTazJa?)]c<fJaa(b ?O 4b^ kZ]e<b =O 4b^ xZ]f<b KOy)fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgu<a gKabrju<eTazJa?]bu<a<dEai<a<fEae<a dKaaxu<eTaqJak c9]d<a dKabrgu<a hKabrfu<a<bKab<a cKaaxu<b <Z]b<b 4a1]b<b 8mb^ [aO 4b^ GM]c<a jKabrdu<a./7gS7n!|[b<cTai(b<eTaoZe0<eTar<b rNYf C~!au3]ai.d~S3oabrcu<a iKabrbu<a kKabu b=bu<a<bKaau7Mxbr0&a ?O(f%a 8Ga=u v=d 4b=h 4b=e 4b=gcRc0cRcRcRc0cRcRc0cRcRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<cJao bOy]bcdefgzhigjkuau<cJal(g a<g 8]aZm rN(d -#!aY=k<dJa"#R=i F=dcRcRcRcRcRcRcRcRcRcRcRcRcR<cJat gOyyabkcd%efkkkkkgku 3c=d<i fOyf&jghiju a=h<f aEa*<f.////oIa%<b<c<f %Yog b=d<fTa*=e<fTaT=i<kJau(j eLeR<j kN 7l|!aY(d b<d<bTazJaJYJai(j jZ(hm=d<j a<hm=hu<f iY<i<e<d<ho8*b<bTaqcR<fJai)eR 4b=hrbu [a=u<e<fJaj(h a<h 4b^ 3sZm 4b^ nN(bJa8v|R9]a<b 5|!aY=d<i=jdR<e)eR 5a=urcu<jJaa=b<dJaa=k<j bY=j<e bO=e<d bY=d<k < a<k [aO 4b^ GZmP 4b^<b < a<b [aO 4b^ GZmP 4b^1]auuJau<fTa%(deR<i<do+u <P=d a=j 4b=er(u %=d<i gOydji=iu 8ga=u<bTaqJau 3fYr3cu 3gr3bu 3hr3au<kJak=e {a=u *=dr3au<b<cTaa<cTaeoG)]crGu<b<cTaa<cTaeoG]nrbu<b<cTaa<cTaeoG]zu<bTaqJau 3aYrzu 3d 3e 3d<kJae(b<cJap1m<b d1m=drzu<bTaqJau (PrvucRcRcR<cJal(g 8]aMeR -#!a=i 3]=d<cJat yOyedbGcGu<g rN(d -#!aY=i<dJa8v#R=e 3]=d<cJat yOyecanbnu ?rwu<bTaqJau 3uY=drwu I ><iJacmrpu<cJal(g a<g 8]aZm rNJa"#R g1]j Jrqu<cJal=e<cJat s1eR 3]=drsu<f.////oIa%<f aEa*<b<c<f %Yog<bTazJaJ=d<f zY<e a<e 4b^ xZm 4b^ 3oN A7D!aY(j<fTaT(i<fTa*(ko3Jc0cR<fTaz b1eR<j<d bWY>ag<fTa;(r x^X b^]bu<bTaqJau<f oY<e<i<k<do3> [a 8Ga<fJao(dm=u<fJal 0<dm=h EPrbu<jJa3y<rY=g 4b=e<bTaqJau 3jYu=d<fTa%(beR<i<bo+u a=jrqu 8ha=u<bTaq(bJak c9]i K=drxu s=dcRcRcRcR<cJal(i ]O a<i ]Dm bOyebcvdau b<bTaa<bTai(g<bTaeD(bm(k=e b=h b a<g<bm(r)]oG<k<rYdR<eJaa jO(d wD]x b<dW 7;//e^)]x<e bY=e<g bO(g]au a=g=erxu x y<bTaqJak c1m=drou<bTaqJau oP=drxu ///i<bTazTar(b<b ///iMmrku<bTaz=b p=d<cJat dOychilu w=drru<cJal 3xY=druu<cJal "aP=drku 8na=drju 8za=driu 8Ga 6a<bTaqJau(bm=u 3i<bOrku<bJau HP=drgu /8k7D8Eb<bTai(b<b /8k7D8EbMm=j q=drfu ///i<bTar(b<b ///iMmu=j t=drdu a=hu<g b9u=b<i bO rZeR 4b=h 4b=e 4b=g<i=drfucRcRcRcR<i bOy]ddddddddddddbau<h)]b z=drdu ]=d<cTae(b<cTaa(eL]c<b<rD]c ] m<e<kYJaa 8waO 8mb^m=drcu<eJaa(d 3o1eR n=drcu<b)<d 3c9PeR 4b=h 4b=e 4b=g a=drgucR<eJab(b 7rb1]a<b 8Ib1]a a=d<b 5b1]a 4b=h 4b=e 4b=grgu G=drbuau 4b=eu 4b=h 4b=grcu ;u=d 4b=eu<a cKa;<a<dKaj<a<uKai<a<cFaoIa?<a<c2aaa2ua<<a<j7K<e7K.4b7h.T~<h7K.?~U<g7K.4b7h.<~UU.////////0UIaa<f ?Y%au7hkbp0&a 7lbO(b%a<aTaa=e<aTai=g<aTae=]<aTaqJai=d<aTa;(c aEaQ<c aEa3G<c aEa*<c aEa<<b a3xaH<b aEa3r<b.////!aIa*<b aEa<<b aEaq<b<d a<d 8]aZm rNJa8w#RKaK b<e<g<]D(cm=u<b a<g<cm(ye0<uJaa 3t1f auEa3p<b<yEaR<b<uEa3o<b @aY<b 3oYo{bcR<bTa3v b1eR<b *Y=q<b UbY=]dR<bTa3T=k<bTa3==x<b 8.aY<u<y<bTa3z(h<bTa3G(io8bb<bTa7c=d<bTa3Q=ccRcR<bTaW(j ////3Q1eR<d=e<c=grbu<b 8.aY<u<y<x<ko8bb<bTa7c=e<bTa3Q=g<bTaW(r ////3Q9]b<j)]a<c<jo+u<a bKaJ<a<b qY(co3&<a<co!b<b a3xaSb<b 7i7<7niEaUb<b aEa7c<b<gEa/b<b<eEa3Q<b<gEaW<a<b 8.aYo7nbrdu<aTazJaJ=l<b iY<bJaK(o a<o xZm(p 3oN A7D!aY(f<c<do3JcRcR<bTai b9]a b<bTar(s x^W(t<f<l bWY>ag^]a<b>aH(d<t^eR<b ~U/oEa~b<b eKaUb<b aEa7c<b<hEa/b<b<iEa3Q<b<hEaW<a<b 8.aY a ao7<bu<b<d<tP3xaH<fJa3y<sY=i<p hO 4b^ 8VbMeR<b<f>aE3xaUb<b.aIaSb a=f<]=ddRcR<s<dJaa9]a<b qY<fY(hTaa]a<h bEaa<h<kEai<h<xEaeu<d bY=d<f rY(f z9]auucR<i 4b^(d 8raD]a<d rN(dJa"#R<g<e<aTazJa>o8&b(e 4b^ z1]a<a<e<d -#!aYJad<i a<x<k ao5bu<reR<g<ro+u<j)]b<c<jo+rbucR<a oo7(b)]a<fJa3]eR<b<o<c<d<lo3><bJaa)]bu<b cKa^<b o3xa3Z<b<oKa31<b dKaN<b aEaV<b<hEa3.<b<iEa3I<b<hEaQ<b<f bY<aTaq jY<fJaamJaaKa39<a<b 8zaY a ao7<bu<aTa;(eTa<=k<bTa3r=f<e zY<c<dov<jeR<c<jo+u<eTa<=d<eTa*(c<eTa%1eR<e %YoRu<e<c bYEa*<eTaT<c eWY(c bKar<c<dEai<c<kEae<c<fEaa<bTa*<f1eR<qo3qu<bTa?<f dWY(c<iEae<c<hEaa<b<f bYEa3r<r)]a<g<ro+u<b @aY<b 3oYo{b<bTa3v]auu<a aKaJ<a<b qY(co3&<a<co!bu<bTa*(aeR<bTa?<a dWo+u<b 7lbY%au"dcj0b7e&a oO(g%a o=h c=j<d b1eR a c<b a<b 4b^ xZm 4b^ 3oNJa7;7LR<e h^X b^(dm=j s o<dm=hucR<f)<b 4b^(d c1^]a<a<ho7(b)]a<c<aTa;Taq(kM]a<c cW=e<b a<d xZm 4b^ 3oN A7D!aY=u<h s1=r<c=fdR<f<aTa;(dTaqM]b<dTao<eYTaa=icRcR<r]a<uJa3])]a<aTazJaJ=]<g C~!a<aTar<i rNY<i<aTaoMm(yFaa(xIaa<g<yTaiEai<gTae<x7?O 7fdM]b<d aEa3.<a<g<d AaYo3r<b<dTaV<dTa3.<]oK)]bu<a<h<j<b a<b 4b^ xZm 4b^ 3oN(d 8;7D!aY<aTaq jY<dJaA7DRmJaa d<b<io3Eu<e eY=e<k<f bY(f9]auu<aTa;(fTaq(b<cO bDe0<a<co3%<aTa;(fTaqf<bu<cMeR<f<cEaqu<g oY%au7%dbl0&a <O(d%a C~!a<aTar(u<c rNY<c<aTao(iMm(eTai=j<eTaa=r<dc0cR<b a<b 4b^ xZm 4b^ 3oN(fJa7p7LR b1<eTae(] 09^)eR<d aEairbu<f A7D!aY=fcR<c bY(e<j eX(yZeR<fJa3y rN(gJa8p#R(h a<h 3sZm nN 5|!aY=h<g -#!aY=x<aTaz=o a=gdR C~!a<u<e rNY(l rY<e bY<iMm(sTai<h<a C~!a<l<e<iMmo7obeR<d<xJau<oJaJ<a<so3T<dTae=k<dTaa=gu eX(e<yZ]au<g b^]bu<d aEai<f>a3krcu<d<kEar<d bEai<f<k h^ bWY>a(=tu au3xas<d<t3xao<d<jEa;<d<]Eaz<d<rEaq<a<b<c<d qY<d iYo7rb<d <Y%au8ddbh0&a oO(i%a C~!a<aTar<d rNY(f rY<aTao(g<d bYLm C~!a<f<d<gMm(d<dTai h^ g1mTae=f<dTaa=h<aTa<(uTa%=j a=dcRcRcR<uTaT(ayccbau<a=gdR<d<g bX(k<dY(d<j<d eWYTaa<hDm=d<g<kO(g bD]auucR<d<j<d eWYTaa<hLY(d)]a<j<d eWY(d rOTaa(g<hLeR<d eOTaa<h<gOY=hrbu<d iOTaa=hu a=d<a b9eRdR<a bX(g<dY(k<d<j<k eWYTaa<fZm=d<a<gO(a bD]auu<d<j<d eWYTaa<fZY(a)]a<j<a eWY(d eOTaa=a<d rOTaa(d<fMeR<a=frbu<f<dO<aY=fu<i<eKa]<i aKar<i<bKay<i<cEai<i<hEaa<i<h<f<f<hZmEae<u<io7Gb<i oY%au/cbj0<b<cZeRdR<b<aTao(jZ=d<b rN=e<b bY=bcR<e<aTar(kY C~!a<dmTai(d h^ e9]a<aTa;(eTaq(f=g<d eX(u<bDeR<f cW=h<e rY=i<b=ddR<iTaa<g1eR<io3su<eTao<hY<dEaa<e<g bY(gEaq<h eY=h C~!a<k<d bY(d rNY<d<jMmTai eX(d<uZ]auu<g<fO bDe0<a<fo3%<aTa;(eTaqf<gu<fZ]a<e<fEaqu<b<c9]auuu8Lbci0c7e<ce0<c cW=c<aTaa=g<aTae=e<aTar=h<aTao=i a=adR C~!a<h<bTaa(d rNY<d<iMm(dTai=jc7e.a<e<dTaa(k bY(fZ]aG.a<e<fO iZ]aG<f<gYFaau=ucR<j i^eR b=arbu<a.b<u.0 h<dTae<kO cO(d<d hMm dW7K~.07i7h<d7K7i.7v8Z7E8L7z7M8G7;7(07e.KS~(u<r7h.a3;P=a<u<rU=ru<b eY=b<c eO(c]au<a b_f bu b^u7ybcd0b7e<b h^=d<b iMeR<b dX=e<a=cdR<cFaa<f7i.7v8Z7E8L7z7M8G7;7(07e.<7k=f<c iY=c<e bO(e]auu<deR<a<b 8Z444h^Y=cdR<f<c3jaa7i.7v8Z7E8L7z7M8G7;7(07e.<7k=f<c bY=c<d bO(d]auu<fu8lbbd0 7*{!a 8k7q!a rovcR<b)eR #{!aTaa=arbu<b %N=e<a zY=bdR 7*{!a b<c<bTaa(aY<bTae(f<aZ<d<fZP(gm a<f<aO<gmov #{!aTaa(a 7*{!aTaa1eR 7*{!ao3)u }{!aTaa<aY *Kaa #{!a<a bY(aEaa<b %Y=b<e %O(e]auu<aeR #{!a<a bOEaau 7*{!a 8t7q!a covu7Fcbh0cRcR<aTae(g<bDeR 8fb=f<aTaa(d<bY(iJaa(a 3sY 4b^ 3bZeR c=crcu d=c |b=ecRcRcRcR<a AbOyygaaaaaaaaaaaabau<a 3cY 4b^ xZ]e e=c 7lb=e<a 8HbOyffcccbcu 7&b=frdu 7ob=frcu /b=e<a xY 4b^ dZ]cu axu /b=eu<g<b bY(aDeR<a<dYJaa=hu c=ddRcR<d(a<c1eR<c=arbu<a<bY<gM]a<a bY=d<a<iY*aa R3v]buu<c a<a<cMm a<f<hMm a<e<hLmu7Efcg0b7ecR<c)]a<c hO(d a<c<dMm=h<b dY 7c^<bO=i a=ddRcRcRcR<b<dYJaa(f!(g a3neR<i<dO d^]b<d<hM]cdR<b<dY(eTae<eTaaP /7f7gU3Q^]d<d iY(d<hZ]aurcu.////7l<=jcRcRcRcRcRcRcRcRcR<fJa7<8fR cOydabchu<d bY(e<cZ]c.a=jrgu<d bY(e<cZ]c.a=jrfu<d bY(e<cZ]c.a=jreu<b<eY*aa 8f03w]dreu<b<eY*aa=ecRcRcR<f AbOyyaccccccccccccbcu<e 3I^ |01]dreu<e 7&03w]drcu<g 3cY 4b^ rMeR<g 7e^ 399]d<e R3v]crdu<e R3v]brcu<b<eY*aa=ecRcRcRcR<f 8HbOyfbaaacau<g xY 4b^ cD]e<e R3v]creu<e 8HaY 4b^ ?Z]brdu<e 7o03w]cu<c<d cY(eLeR.a=jrcu<b<eY*aa 8f03weR.////7l!a=jrcu.a=j<d dY(e<cM]b<b<eY*aa R3v]c.////7lAa=jrbu.a=j<d cY(e<cM]a<b<eY*aa 8f03z]b.////7l!a=ju<a<j<d7KUIae<a bEaaxu<e bY=drcu<d bY=drbu<c<dL]adR<b<dY*aa a3v]b<c<d bY(d9]aurcu<c<dD]auu<a<cEai<a<bEae<a aEaau7tebf0cRcRcR<bTai(c)eR<bTae(e]brcu<b<c iXEai b=frcu<b<e bO(gEae b=f<b<bTaa(d bYEaa<dJaa=c<bJar)eR<c 8za9]c<g)]b<b<e cOEae<b<d cYEaacRcRcRcRcRcR<dJab(c 8<aOyqaiiibiiiiiiiciiidiefiu i=crhu r=crgu k=crfu ]=creu j=crduc0 a=d<b(c eo39(b /8Zd^ /7.d1eR<c b<cTaa cY<cTae(e cZmEaa<c<e cO(g a<e<gMmEae<b kW /8Z3t^<c eo39 4h^P //eY=bucR<b /bMeR<b /oZ]b<b //eMeR<c<b oW //8Qb^<b cW /8Va^<b rX 3t^PP /7f7gePEai<b sX 8HbPrdu<b iW /8Va^<b gX 3t^P /7fcP=d<b rX AbP=bu<c<dEai<brbu<c<b 3t^ /bPEai<b gX !bPu=crcucRcR<c 3dOyhadddddbdu<b co39=crcu <=crbu a=fu<a<cKab<a<fKaau8Rbbf0<bJa3j=e<bJa?=d<bJag=f g=ccRcRcRcRcRcRcRcR<bJa3u hOyuahhhhhhbhcdhu<f 4b1]g<d]g g e<e 8]aO 4b^ 8cbZm=crgu<d b9]f<e a<e 8]aZm 4b^ rN(d -#!aY=b<dJa8t#R bOydcdefu g g f<d d9m<f 4b1m=creu d g<d b1m=crdu a=crcu<bJah=g b=crbu<bJah=g c=cu<a<gKab<a<cKaau8*bbc0<b iX=d c=ccRcRcRcRcRcRcRcRcRcR<a 4b^ gOyoabcdbhjheifjjgjjhu a=c<b b^)]h<b 444hD]i<b //e^)]h<d b^)]irhu a=c<b b^)]g<d b^)]hrgu a=c<b b^)]f<b 444hD]grfu a=c<b b^)]e<d b_<b 444hDP b^]freu<b b^)]creu<b b^)]d dxu<b 444hD]cu a=cu<cxu bu7>kch0d7b z=fcRcRcRcRc0cRcRcRcRcR<a 4b^ cOyeadcbiu<c)]f<b<cY=g<b=adR<aJaaJa67oR b1eR<e bY=e<a bY(a<g9]brhuu k=f<c<eZ]h<c<e1]f<e)]h<b<eYJaa !a9]h b<c<e 0_Y)]eG<e<cO=h J=b a=e b=cdRc0cRcRcR<a<cYJaa(g JOycbacu<b 4b^=i J=b a<i J9]cGrbu<e bO 3lD]a J=b<e bYrbu<g ?O 4b^ jDe0<g 8mb^ [aO 4b^ nDf au]j<e 3tM]j<g=b<e bYu=e<h<c bY(cY]aurdu g=f<c)]gdR<c)eR zxu<c bO=c<bJaa<b bY=b ?O 4b^ kZ]aurgu<ce0<c bO=e<b bY a<bJaa J1mf au=a ]=f<e<c<am(e)]f<a<b<am(a<eY=d a=b<a=ccRdR<cJaa 3i1]b<b bY=b<c bY(c<d9]audR<e)eR zxu<e bO=e<aJaa<a bY=a ?O 4b^ kZ]aurgu<b)]f a=ddR<b<d9eR<a<dY<d bY=dJaa ?O 4b^ kZ]brhuu<e<b 0_Y)]f<b<eO=a b=bdR<a<bY)eR zxu<b<cY<b bY=bJaa ?O 4b^ kZ]aurfu u=f<c GZ]e<b2aaa(u2r----8o--8o--#--8h--239(r2rjjjjjjjjjjjjjjjj23M2raaaaaaaaaaaaaaaa2]abcdqfgwijGur3ayx<r2&23R)]e2raaaaaaaaaaaaaaaa<b2aak(r2r#--8h--8h--8x------239(]2rjjjjjjjjjjjjjjjj23M2]alsdqpgwzjGm;3a3b3c<]2&23R)]ec0cR<u2vf ?O 4b^ kN<u2vg ?O 4b^Y(a uLeR 3b b<aW -q^]cG<a c1]bu 3c a<a bO rZmrbu ; 3a<u2vc ?O 4b^ kN<u2vd ?O 4b^Y(a<u2va bW<u2vbY<am d^mu<u2vi ?O 4b^ kN<u2vj ?O 4b^Y bOL]f<r2vb ?O 4b^ kN<r2vc ?O 4b^Y wD]f<r2ve ?O 4b^ kN<r2vf ?O 4b^Y 3xD]f<r2vh ?O 4b^ kN<r2vi ?O 4b^Y 3xD]f z=f<c GO(a)]ecR<a b1<bJaG(c 8va1^]a u=fcR<c 3hOydagagu<a g9]g<bJam(a ?O 4b^ cD]g<bJa;(c ?O 4b^ jD]g<bJa3a K9]g<bJa3b ?O 4b^ fD]g<bJa3c ?O 4b^ jD]g<a 3k9]a<c 3uD]fu rxu<b J9]c<e 3tZu<d)]c b^)]crbu k=f<d)]bu zxu<fxu uu7 ]bl0&a 8HbO(c%a<c iY<a 67y!aoPc0<cTai(j ////3Q9eR<bJaJ<cTar(k<cTao(uo-b 4b^(d<d c1mrbu<bJaJu=r<c eKaT<c qYof<c<r b^(eKa3(<c -8h!aEaq<c<bFaqIa3o<c<b2aa;2ua3p<c<bJa*Ka3=<c<bFaiIa?<c<bTaoEaH<c<b>a3j3xa3F<c<bJa3u(gKa3J<c<bJa?(hKa3T<c<bJa>(iKa3%<c<bJa3i(]Ka3&<c<bTae(yEa*<c<bTaa(xEaT<c<aEaz<c.////oIa<<c A:!aEa;<c 8zaY<aTaq(o<aTaz(l<aTa%<aTaTo_cRcRc0cRcR<cTaQ(feR<aTar<aTao<f<cTa3I(so8ab(d]brcu a=e 8rarcu<dJaR<eD]a<dTaa e9eR<dJaq b^<eL]bucR<cTa3.(f)]a<c<iKa8Tb<c<]Ka8%b<c<eKa8&b<c<yEa8cb<c<xEa7Qb<c<bFaqIaCb<c<b2aa;2ua8lb<c<bJa*Ka8(b<c<bFaiIa!b<c<bTaoEa@b<dJa =b<cTaN=e<cTaV=i<c<gKa8Jb<c bKa8Fb<c<hKaBb<c bKa8*b<c aEa7Zb<c.////oIa#b<c /bY(a<o<l<c #bY(go3K<c.////oIa7pb<c.aIa7]b<c bKa7<b<a<io8ib<c 7f81a3xa7c<c<cTa7nbEaW<c<cTa7lb(hEa3D<c<h<cTa7pbO bYEa3Q<a<f<e<go3K<c dKa7vb<c qY<a<b<c 7QbY<c 8HaYo7Hb<cTa#b(a)]a<cTa7.b<ao+u<c qY<d<k<uo7Vb<c aKa#b<c cEa|b<cTaz(aJaa=bcRcRcR<dJa.(e j9eR<b bOyccdbu<b)]g<c 8G7Ib3xa!b<c.////3DIa7Qb<c qY<c |bY o c<c 7QbY<c #bYo>rgu<d 8Z7<!aO 8K8;8g7jdN cX(d bY=b 7nd=adR<b bO(beR<a 6aO(a]buu<c 8G#b3xa!b<c 4b<d<bm7K.H~.////8H444aUIa7Qb<c qY<c |bY i a<c 7QbY<c #bYo>rfu<aTai=b<aTae=a<c aEa3Q<c.////oIa3D<c /bY(d<a<b<c 8HaYo3K<c dKa7vb<c<cTa3TEaBb<c<c2aa3v2ua"b<c<c2aaH2ua@b<c<c2aaT2ua7Qb<c qY<d<e<c 7QbY 8>7y!ao7Hb<cTa3D(a)]e<cTaW<ao+reu<aJab=a<c2raaaaaaaaaaaaaaaa2ua/b<c<aKa7qb<c aKa7pb<c c a<a dO 4b^ cZ(amKa7vb<c gKa7lb<c r g<amKa7tb<c<cTa3TEaBb<c<c2aa3v2ua"b<c<c2aaH2ua@b<c<c2aaT2ua7Qb<c qY<c /bY<e<c 7QbY 8>7y!ao7Hbrdu a=e a=b a=adR b<aW a<b 8Z7<!aY<f<so?m<eP=e<a bY=a<b 6aY(b 7nd9]au<deR<c 8GaKa3Q<c.////3DIa3D<c 8ua Ca<dTaa e1(amKa3V c a<am=e p y<am=f<d 8Z7<!aO 8K8;8g7jdN cX(d bY=b 7nd=adR<b bO(beR<a 6aO(a]buu<c 0<d<bmKa3Mrcu -a 8]a<emu=a<c.////3DIa3D<c 8GaKa3Q<c<aKa3V<c<eEa3D c=e p=fu<c aEa/b<c aKa7Qb<c qY(a<c /bY<f<e<c 8HaY<c 7QbYo><a a<k<uo7Vbu<cTa;<c<cFa<Ia7Qb<c 7QbY<r b^o7;b<j a3weR<cTar<jo+u<c 8HbY%au71ebi0&a 7.bO(g%a<cTa3o=i<g a3xa.<g 7l7y!aFaaIaT<g 7n7y!a2aaa2ua?<g }7y!aJaaKaR<g<cFa3rIa;<g<cTa3oEa%<g<cJaR(jKa <cTaT=k<cTa%=u<cTa*=r<cJa3p=c<g aKa9<g<dKa1<g<cKa)<g<rEaz<g<k a<u ////3Q9mEaq<g bKa3p<g<a 4b^ rN B7Z!aYEaQ<g<bTaoEa3T<g<b2aaa2ua3v<g<g qYEa3I<g iY b<i<i bLm(a<f<a<fZm(b e Ho3y<g aEaW<g<gTar(dEa3D<g<gTai(cEaNcRcR<b<cDeR<g 8>aY a<b e Ho3l<gTa3D=d<gTaW=hrbu<f)]bu<b<hY<d<h HNY=cdR<g 8ZaY<g @aY<eo8qb<c<gFa}bIa?<c<g2aa7nb2ua<<c<g2aaSb2uao<c<g2aa3Q2uaa<c HY=c<e zY=e<b bO(b]au<gTaN=c=hu<g eKa7]b<g 8ZaYof<g<g @aY<d<h e a 67s!a A:!ao8FbEaV<g a3xa3. A:!a<g 8(aY<j b^o7;b<ceR<d<c HNo+u<g 7.bY%au7Vecj0b7b&a 8HaO(i%a<fTao(k<bTa%(u<k<uZm=j<bTa<=rcRcRcR<u)]a<r<u bO(y zNY(]Jat(x fD]a<x c1]a<k)eR a=brdu<j bO(k<yM]b<]2aaa=l<r<k zNY(k<]FaoIao<k<l2uaarbu<j]a a=brbu<i<fEaT<i<dFaaIao<i<dTaiEaz<i<bFaeIa; a=b<i<e a<e kZm rN B7Z!aYEa%<i iY<j e Ho3y<i aEa3r<i<iTar(fEa?<i<iTai(dEa*cRcR<d<jZeR<i *Y a<j e Ho3l<iTa?=f<iTa3r=brbu<u)]bu<b<jY<f<b HNY=b<r=fdR<i HY<i oY<fo8qb<b<iFa3.Ia?<b<i2aa3T2ua<<b<i2aa3v2uao<b<i2aaH2uaa<b HY=b<f zY=f<j bO(j]au=bu<i<bEa3r<i HY<i oY(b<e<r<u<i *Yo7Zb<b<iTa?(d<iTa3r<iTa3o(e<iTaR<g<ho8Fb=b<iTaH(feR<e<f eWo+u<iTa*(e)]a<d<e HNo+u<a<bEaa<a<b<uZKaf<a<cJaiKae<i 8HaY%au7sics0c7e&a AaO(h%a<h<aEaR<h aEai<h.////!aIaa<h.////!aIa<<h2raaaaaaaaaaaaaaaa2uaT<h.iIaH<h<f>ar3xa3p<h<a2aaa2uar<h<aTaoEa;<h 3rY=rcR<c)eR<aTaz=xrbu<b<c HNY=p<g rY=v<c bO 4444b^ bY<aTaz=xdR<b <Y=c<gTaq=s<gTai=t<hTa3o=qc0cR<hTaRTazJa3k b1eR<bJa?(i uD]b b<iW !m^)]bu<h -aY(i<h<co8tb<g<b<i a<h<co3i arbu<h -aY(i<h<co8tb<g<b<i b<h<co3i<r<bTa<<bTa%<got bu=ucR<bJa;(o c1]a<bTaq=i<bTao=k<b>az=]<bJaG=l<bJam=j a=c<h aKa3%<h<j @a1Ka3&<h<uKa3(<h<lKa3=<h<]3xa3;<h<oKa3m<h<jKa3GdR<h<h -aY(j<cYTaaEa3v<g<h @aY bow<c eY(c i9]au<h a<i<i<kY(c<iZ<c<eDP(cm(iEa3G<g<j bow<i)]a e<d<k eWY<cm(c<i eWY=o<hTa3o(k eW=idR<h<cFaaIa3v<c3]ai=n<c3]ar=G<gTaq=j<h @aY<hTaR<vo3w b<j<gTaoY<gTaq(u<jZm<u<jO(j a<j<uLmo7%b=u<gTai=]<hTa3r(j<k1eR<ro3p<hTa3r=ju<hTaH(l<iY(z<nIaa<z<] bWEai<h<k bY(kEa3o<gTai=]<j<k1e0<ro3p<hTaHf<lu<iY(j<] bW cYEaz<j<GIao<h<k bY(kEa3o<h<uEa3T<h.aIa3G<g<h -aY dow<i <Y=i<c oY(c<o9]auucR<hTa? 7f/!aZ]a<y)]a<xJa3u]a<gTai<tMeR<g<tEaiu<gTaq<sMeR<g<sEaqu<q<hTa3oD]c<h<qEa3orcu<y bY=y<b HY(b<p9]au=yu<xJa3j=b<h<rTaiEa3T<h<rFaaIa3G<h -aY<a<b<f<go7Ib<hTaa(aeR<hTae<a eWo+u<hTa<(aeR<hTa%<a cWo+u<h AaY%a<yu:hct0c7e<eeR&a AaO=g<d<eY=p<b<cY=l 0=ydR a=fcR<c<dJaa(s a<s 3sZm nN(uJa8v|R(iO<i<cO<c<iDm(r d<i cX(e<e dMm b<em(x<iYD]a<u 5|!aY(u<iY=j<u=e<b=hcR<ceRdRcR<hJaa(f J1]a<f 8ma1]a<e<j1]d < a<f [aO 4b^ GZm<fPdR<eJaa(f 8ma9<f J9^)eR<e bY(e<j9]brfuu < a<f [aO 4b^ GZm<fP9]d<e bY=eu<h bY(h<l9]auu a=h<e<j1eR b=frcudR<eJaa(f 8ma9<f J9^]b b=f<e bY(e<j9]aurbu a=f<r<xD]a.a=z.a=n<ceR<b=e<c=fdR.b<e3jaa~<nU=n<e bY=e<f bO(f]auu<u=e<i=fdR.b<e3jaa~<zU=z<e bY=e<f bO(f]au a=f<z<n7i7b7?<x bWD]a<g2raaaaaaaaaaaaaaaa2uao<g2raaaaaaaaaaaaaaaa2uaa a=edR<g RO<eY<eKaa<e bY(e <9]au<ceR a=e<b=j a=]dR<g.aIa=<g2raaaaaaaaaaaaaaaa2uaF<g.aIaH<g<] bY(hKa<<jJaa=r<e 4b^=v a=e a=fdR<f=o<e<uYJaa=f 4b=kcR<])]a<e)]a<r<o 4b^9]a<v<f 4b^9]a<g<e bO 3c^YJaa bY=ku<e<gY<k 4b^(o<h bY 4b^(h<g RO<eY(kJab bY 4b^(w<kJaa<r<f 4b^9Y 4b^(k<k<wDm(k<h<kZm(h<h<oDm(hKa=<i<e bY(e9]au<g<g2aa3G2uao<g<g2aaR2uaa<g<g2aa<2uaR<g<g2aa?2ua3G<] bY=]<r=e<j bY(j<l9]auu<x<g RO<iYJaa(hM=fu<s<t<f<h<yZ^(em=t<h<y<em=y<e<qP=q<d bY(d<p9]auu<a<tKab<a<q b^Kaau8febu0 b=u<c bLeR<a aEaa<a aKa3u<a 7f//iEaJ<a 7l7y!aFaaIaq<a 7n7y!a2aaa2ua;<a }7y!aJaaKa*<a U7y!aFaaIai<a 7]7y!aTaaEao<a<d c9Ka3k<a<d b1Ka3jxu<bJaa(e cZeR<eJa7(7jR=uu<bJab=g&a <O(f 8.7]!aJaaKaz<f 8>7]!aFaaIao<f 8z7]!a2aaa2uaa<c cO(eeR z<e<e zMm=j<b cY=k<f bP=r a=edRcR<e<kYJaa bO(] dD]a<e 7Z7j!aYJaa(h fL<h c9^]a<h<rY<] 8)7]!aYJaaKaa b=iu<j<e bY(e9]auu<c 3eO=h<g b^=j<f<iKaa<b 3eY<g ;W 3c3L^ a<c 3eMm=kcR<c 3bZeR a=e a=irbu<bTaG=i<c (ZeR a=erbu<bTa3b=e<c 3eZ]a<bTa(=yu<a<jKa3i<a<fFaaIaq<a<f2aai2ua;<a<fJazKa*<a<yEao<a<eEar<a<iEai<a<hEae<a<kEaa<a<u b^KaJ<a<d c9Ka3k<a<d b1Ka3j<a<g bX b^Ka><a<g eX b^Ka3u<a<g e^)Ka?uLa<bo3d<b aEa%<bTa;)eR<b ;Yo.u<b bEa%<a aKai<a eKaa<bTa<(a<cFaaIaa<a<c2aai2uaiu8.hbb0 }[!aTaa c1eR /5!a bEaa 8Z[!a.aIaa 8H[!a.////!aIaa B[!a.iIaa A[!a.aIaa "[!a.////!aIaa -[!a.aIaa @[!a.////!aIaa ![!a.bIaa U5!a.aIaa&a ?O(a2raaaaaaaaaaaaaaaa2ua< #[!a<a2aa;2uaa 8c[!a<aTa*Eaa A{!a sKaa S{!a sKaa 7]8g!a sKaa 8(5!a sKaa<a2raaaaaaaaaaaaaaaa2uai }[!a aEaa 7]5!a a3xaa 8c8h!a bEaa 7Z8h!a.aIaa #8h!a.////!aIaa 7*8h!a.eIaa 7<8h!a.aIaa 7p8h!a.////!aIaa 7]8h!a.bIaa U8h!a.aIaa 8Q{!a.////oIaa 8.{!a.bIaa 8>{!a.aIaa 8({!a.////oIaa C{!a.eIaa 6{!a.aIaa 8c{!a.eIaa 7Z{!a.eIaa #{!a.aIaa 7*{!a.////oIaa 7<{!a.eIaa 7p{!a.aIaa 7]{!a.////!aIaa 8H6!a.////!aIaa A6!a./////bIaa "6!a.iIaa -6!a.aIaa @6!a./////bIaa !6!a.eIaa 7Q6!a.aIaa 7.6!a.////oIaa }6!a.eIaa |6!a.aIaa 7n6!a.////!aIaa S6!a.aIaa /6!a.eIaa 8Z8g!a.aIaa 8H8g!a.////!aIaa B8g!a.eIaa A8g!a.aIaa "8g!a./////bIaa -8g!a.eIaa @8g!a.aIaa !8g!a.////oIaa 7Q8g!a.bIaa 7.8g!a.aIaa }8g!a.////!aIaa |8g!a.eIaa 7n8g!a.aIaa 7l8g!a.////!aIaa 8Z5!a.eIaa 8H5!a.aIaa B5!a.////oIaa -5!a.eIaa @5!a.aIaa !5!a.////oIaa 7Q5!a.bIaa 7.5!a.aIaa }5!a.////!aIaa |5!a.eIaa 7n5!a.aIaa 7l5!a.////!aIaa 7l6!a aKaa 8Z6!a aEaa B6!a aEaa !8h!a<a2aai2uaauu8lbbg0 b=ecR<aTa;(gTa/e(f<dZ]a<f !aD]a<d<f9eR<g<f dWY=f b b<aTar<aTaq(e<aTaoD(am(h<bY<c a<e<am(iD<b<cDP(am=j a<c<bO<am=b<g<d dWY=adR<b a<aTae(c<aTaa(dO<c<dZ<c<iDP(cm1eR b=e b<d<hY<cm<j<bo|b)]du<a iY(a<f9]auu a=eu<eu7sbbf0cR a<a<b h^ ;NY(bTa3z(g<bTa3v(hO<g<hZ<g<aTai(iDP(jm<d9]a<bTa3==g<bTa3G=b b<aTae(a<hY<jm<c<do|b]a a<g<bO<b<gD<g<iDP(cm<f9]a b<a<bY<cm<e<fo|b)=ku<ku7lebo0&a oO(k%acRc0 a<bTar(g C~!a<bTao(imTai h^ f1]aGcRcR<ceR<k iY<b a<c<do3j<kTai b^]brcu c=e<i)]d<gTai(c <Z]d<c h^ e9]d<c eX=x<bTae=o<bTaa=l b=d b=fdR C~!a<g<f(c bY(f rNY(e<f<iM(umTai eX=fcR<u]a<eTai(e h^ f9]a<e eX=u<c cY(s=ecRdR<e<uM]b C~!a<g<e rNY<e<iMmTai(r eX=e<r h^ e1]aurbu<b C~!a<g<]<c<hm(] rNY<i<]Lm b<l<g<c rNY(eTaa bY(rY<eTae(h<h a9O(h<rZ<h<oDP(tm a<h<rO<tm<eTai i^ dXo3k<d^=d<c<j<u<sD(cm=j<c<yP=y b=hu<f<xZ]au c=e<y b^)]d b<d b^]cG a=j c=frbu b=f a C~!a<g<kTar(j rNY<i<jLmTai h^ f1]bGu<a<fKab du=e<a<jEaeu<a<eKaa<k oY%au8Hdbi0&a <O(h%a<aTaq(iTar=j<h rY(k<aTa;(u<e<fo3nc0 a<hTar)]aG<hTaz=r<hTa;=]<h<k c<j<d h^ zNY(g<iTaqo0 a=j<gJaq(g a<g 8]aZm rNJa"#R=i<hTaa=g a=kc0cRcRcRcRcRcRcRcRcRcRcRcRcRcRcR C~!a<r zY<] cLmTai h^ cOyedabceu b=jrdu<iykkddddfdrikdu<iykjccccecgijcu b=ku<iykhbbbbdbefibu<g b1=g arku<g b1(g<j]iG arju<g b1=g ariu<g b1(g<k]gG arhu<g b1=g argu<g b1=g arfu<g b1rdu<g b1rcu<g b1=g arcu<g b1u=g bu=i<c aKaZ<c<iKa3v<c<gKa9<c d3xa)<uTa-b=g<u @bY<e<fov<c<gEaz<c bEaq<c<uTa-bEa;<cJa3y)eR<c 0Ea3ru<a c<b<b<do8wb<h <Y%au8xcbg0c0<dTa@b(g a<g jZ(gm(j<cJa](fLeRcR<dJa8ub(f q9eR 4b=g<f<cJay1]bu 4b=g<b 4b^ rNJa8K7ZR=b<dJao=f<dJap=i 4brcu<dJao=f<dJap=i<dJaCb=b 4brbu<d e<gm(k<f zNY(hJaq(g a<g 8]aZm rN(f 8y#!aY<b 4b^ rN 8K7Z!aY<fJa-#RmJaa=b<hJao=f<hJap=i 4b<j<hJav(hL]aG<k<h zNYJaqu=h<dJa8>b=dcR<cJay 3b^ o9eR<d 4b^)]b<e b_=du<a<hKaf<a<gKae<a<bKad<a<fKab<a<iKac<a<d b^Kaaxuau3Rbc0 j=ecR<bJae(d d9<c<d b1^)^]a a=dcR<bJai(b cOyfbaaabau d a<b b a ao8&b(e 4b^ z1m=du<a<dKab<a<eKaau7Rdbe0&a 7.fO(d%a<d<bKaw<d<bKa3k<d dEaT<d.aIa<<d<cEa;<d<cJa (bKa3j<d<cJaR(eKa?<d<b<eL(bKa3r<d<bKa*<d<d wYEaz<d 6aY<d zYo7Lbc0<dTa3p ////3Q1eR e=e a=b arbu<d iY e e 7*co3y<dTai=f<dTar(e<d 6aY 7*c8Qkaa b=b<d bEaR<d<eEa3o<d<fEaH<d<d2aaT2ua8Zc<d<d2aaz2uaBc<d 7]dY<d BcYo7Lb<dTa7]d ////3Q9eR 7*c=fdR<dTaH<b1eR<d HY<b b e 7*co3l<dTa3o=eu<e<fY<d 7]dY(g 7*c8Qkaa<d<b bY(bEaR<f 7*cY=f<g<d BcYo7Lb<dTa7]d ////3Q9]auu<dTaHu=f<a<dJawKao<a<cEar<a<bEai<a<eEae<a<fEaa<d 7.fY%au8ubbc0<bJa3y<cY=f b<c x^W(c<b<aTazJaJ(g bWY>ak^)eR<e>ai<c^)eR<b<g bWY>ac<c^)eR<a x<f<do[bu<a<aJa3i(b<e>ak<c^ a9PKa3i<a<d bY<fo7wb<a<bKa3ixu<a<eTaae0 s l<bJa3x<eJae h^X b^mf lu<f<do[b<a<d bYoixu<a y<f<do[b<a<d bYoiuu7R3h#ba //!aubva 7z/!auc!]a 7>/!aud!a<a 8j/!auc!sa 8n/!aud!asa 8R/!auc!(a 7w7f!aud!aoa 7E7f!auc!(a 8u7f!aub!a !7i!aubpa 8s7i!aud<!]a 8%7i!aubqa 8M7i!auc!wa 7p~!au3]!bFajaaa8]aoaMaaa8Qdaa3uaaa8]aoaMaaaheaaIaaa7HboaMaaa8ubaaIa 8l~!au3d89444WP3L,+3HN_,393LNNaaa3uboalaaa7;aaaFaaa3ta 7G7j!auH7e?7e3j>ababcdefghiaaaaaaabaaaabcdefghijkur]yxolstqpvwaaaaea 8(7j!aujsaaaaaaaea 8Z7j!aubea US!aubba 7lS!aubea 7<S!aubia }S!aubea 7ZS!aubea !S!aubea CS!aubba "7]!au=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda ~7y!au9oaRaaaVaaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaIH*<3QJ3H3D3)JX,P_3)3Z39aaa7Zgoa]aaaba 8(7y!au3]daaa3yKaaaaaabaaabaaab3laa3QJ3)V,313D3ZW,393R3VJO,3Vaaa7Zgoa]aaaba 7.7x!auJdaaa8Qgoalaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea B7x!aubea 8.7x!aubba /7o!aubea 7]7o!aubia 7n7o!aubea 7*7o!aubea 7.7o!aubea 8c7o!aubba 8&7o!au3?babbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba @7s!au3tbaaabaaaaaaa3Vdoa<aaaaaaa3)W,31_3)V3k?3k3uJ?IJ3kI3k?3k3rJ?3kJ?3]_3.3H3D,,39WP3),_a #7t!au7pd8</7>3R3HNN7bN3H3K,N7d3gW,3QW,398</7<7bN3H3K,N7d8</7=aa3ujoahaaa joa]aaa3tjoacaaabaaacaaadaaaeaaafaaa3GjoabaaaK(+P3Z31W3Z3D3H3V3Z3LW3(PN3R3.3H393 ,_3)_3HW3 3H3D_3.3HP,VO,3DW39,3MP,3D,3HW,V31,313K,P_3R3Z3L39W3e<j]k**(31,313K,P_(K7b7d7d((*(3R3Z3L39W(K*(3)W,31_(K3J3>7d7b(3HW(K*(3)V(K*(P,3D,3HW,V(KWP3L,(K7b(K7b(3)_(K(O,3DW(*(K7b(3)_(K(39,3M(*(3HW(K(3 3H3D(K(_3.3HP,V(KWP3L,*(W,3QW(K7b(3R3Z3L39W(K*(,39WP3),_(K3J7b(_3.3H3D,(K*(+P3Z31(K*(W3Z(K*(3D3H3V3Z3LW3(PN(K*(3R3.3H393 ,_(K7b3DP3ZV3L3RW3EN3)_W3)393 3E,3QW,39V,VP,V,313DW3)3Z393E3LPN3EW3Z3E3D3H3V3Z3LWa 8y7v!augbai3faha 8F7v!augbaiTaha 7f7w!augbaiFaha 7G7w!augcaiaaha 7)7w!augcaiaaha 8j7w!augcaiaaha 8;7w!augcaiaaha 8D7w!aupcaiaaha7lkoazaaadaaaaqa #7z!auebabda [7z!augbai3iaha 8p7z!augbai>aha 8K7z!augbai?aha 7k7n!augbai3jaha 7%7n!augbai3kaha 7V7n!augbai3uaha 8y7n!augcaiaaha 8F7n!aupcaiaaha7lkoazaaagaaa]ha 7<7G!auebacfa 7.7G!aujcabj3qcbaca @7G!augcbbk3pca 8;7G!augcaiaaha 8D7G!augcaiaaha 7s7m!augcaiaaha 7E7m!augcaiaaha [7m!augcaiaaha 8p7m!auGcaiaaha}koazaaacaaaaqaaaa<a 7]7;!au)baarlcoasaaa!aaapaaalcoasaaa[aaawaaa7b(N3)39,(K7b(3)39V,3Q(K*(3R3Z313DN,31,39W(K7dka 8z7;!au7=bbaaabaaa3cboataaa71aaakaaa8MboapaaaNaaa3eaaa(K3t3e>3LPN)boavaaa3laaa3aaaa9)3=>X3k>3DP3ZV3L3RW>X3k>3DP3ZV3L3RW>3R3Z3L39WP3),_abaaaaaaa3GM3<3=>X3k>3ZPV,P>X3k>3ZPV,P>7b3)V7d>X3k>3ZPV,P>7b3)V7d>N3)39O_aea 7l7=!auJ;yoadaaa3cyoauaaabaaaaaaa6goabaaaeaaaaaaaahjfea 8l7=!auJ;yoadaaa3gyoapaaabaaaaaaaeaaaaaaaRyoabaaabjjjea 7n7(!auJ3vyoaeaaa3zyoajaaabaaaaaaaohoacaaaeaaaaaaaajabea 8z7(!auJ;yoadaaa3(yoayaaabaaaaaaa6goabaaaeaaaaaaaajjcea |7&!au*;yoadaaa3zyoajaaabaaaaaaa6goabaaaeaaaaaaaaijda "7&!aubba 8(7&!au31;yoadaaa3Ryoaqaaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%3d444444cc3e3fTF4444ee3u3r444444cc3]E444444cc3D3H3V31,39W3E31,W3.3ZV(a 8v|!auhy3)W,31_(a 8 |!aukf3DP3ZV3L3RW_(a 7]7%!au=i3)V,313D3ZW,393R3V3EO,3V(aaaaaaaax_W3HW3L_(a 8e7%!auyg3R3Z313DN,W,V3E3HW(a 8q7%!auorP,V,313DW3)3Z393E3LPN(a 8H7%!auiy3D3H3V3Z3LW(a 7k7T!au]g3)_3E3R3Z313DN,W,(a 7T7T!auuu3R3Z3L39WP3),_(a 8b7T!auoj3)393)W3)3HN3EX3HN3L,_(a 8l7T!auyy+3)393HN3EX3HN3L,_(a 8?7T!auxr3DP3ZV3L3RW3E3R3Z3L39W(a ~7F!aui]W3ZO,39_(a 7&7F!aueg3)V(a 7Q7F!aujc31,__3H3 ,(a 8y7F!auoh3H3D3DP3ZX3HN3E_W3HW,(a 8*7F!aury3R3HW,3 3ZP3),_(a 7h7*!auik,3Q3D3)P3V(a 7<7*!auyg3DP3ZV3L3RW3E3R3ZV,(a 7D7*!auur3ZNV3E_W3HW,(a 8r7*!auuj39,3M3E_W3HW,(a 8T7*!auujW3)31,_W3H313D(a /7J!auyj3)_3E3ZPV,P3H3KN,(a 7G7J!augr3R3ZV,(a 717J!au<e3R3Z3L39WP3),_3EP,V,,313H3KN,3E3)39(w3H+W,P(a 8(7J!auif3K,+3ZP,(a 27J!auhgN3)313)W(a 7w7>!augfW3V3D,(a 7 7>!auje3R3HPV3E3)V(a @7>!aukh3R3LPP,393R3V(a 8;7>!auui3qML3G3z)3=)3p(a 8L7>!aurj3G3;M3q)3<3<Z3n9(a 7q7?!auik1 Z3z)3p(a #7?!au3cg3DP3)3R,3E313LNW3)3DN3),P(aaaaaaao3q 3;3p(a 8G7?!au3be 3q3qM3(3n3=3E. 3z 3n3q)(aaaaaaaax)3(3;(a 7l}!aufd9.3G(a 7E}!aufd3(3<3p(a 5}!aufd3q 3p(a 8w}!au(dV3)_WP3)3K3LW3)3Z393E31,W3.3ZV(aaaat3R3Z3L39WP3V(a 7y7E!aukh3ZPV,P3E3)V(a 7>7E!auFiV3)_3R3Z3L39W3E313LNW3)3DN3),P(aaaatV,N3)X,P3V3E,313H3)N(a "7E!auxy3R3LPP,39W3EW3ZO,39(a 8K7E!aux],313H3)N3E3HVVP,__(a 7u7I!auh]X3HN3L,(a 7F7I!auifX3HN3L,_(a 8c7I!auhg)L Z3z(a 8s7I!au]f3G 3FM3(3=3E3zZ3nD(a 8E7I!auiu3<Z3n93z)(a 7j7H!aukgL3(3z3=Z3G3z)(a |7H!auxi3QJ3H3D3)JX,P_3)3Z39(a 7V7H!au3d]3QJ3)V,313D3ZW,393R3VJO,3V(aaaaaal3k?3k3uJ?IJ3kI(a 8J7H!aurk3k?3k3rJ?3kJ?3](a U#!auhk^3L,P3V(a 7=#!aujf3.,3HV,P_(a 7L#!augh3K3ZV3V(a 8]#!au|jeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaibaKaaaadddbaca4aaaaddcHada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb3xaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaaub4aaaaddaaarb4aaaaddaaa]b4aaaaadaagecaaaaabdaaayc4aaaabdaaaxc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc3oaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaauc4aaaaddaaarc4aaaaddaaa]c4aaaaadaabod4aaaaddaajld4aaaaddaahsdjaaaaadaabte4aaaaddaahqekaaaaadaahpekaaaaadaadve4aaaaddaabwf4aaaaddaabzf4aaaaddaabnf4aaaaddaabGf4aaaaddaabmf4aaabddaaf;f4aaabddaaf;g4aaaaddaabmg4aaaaddaabGg4aaaabdaag3aibaaaabdaab3bi4aaaabdaag3cicaaaaddaah4auaaaaddaah4braaaaddaah4crbbaaddaae&k4aaaabdaah3gu]aaaabdaahcuyaaaaddbaa3hu4aaaabdaah3gr]aaaabdaahcryaaabddaabgr4aaabddaaahr4aaaaddaaa*r4aaaaddaaaJr4aaaaddaaa3ir4aaaaddaaa>r4aaaabdaag3a]daaaabdaac?]4aaaabdaag3ayeaaabbdaab3jy4aaaabbaai3ky3naaabddaab4y43ZPV,PJP,^3L,_W3ZPV,PJ3RP,3HW,V3ZPV,P3ZPV,PJN3)_W3DP3ZV3L3RW3DP3ZV3L3RWJN3)_W3DP3ZV3L3RWJ3L3DV3HW,3DP3ZV3L3RWJ^3L,P3V3ZPV,PJ^3L,P3VaaeGoa]aaaadaalGoa]aaabeab3bGoafaaacfab&GoakaaadfbbJGoahaaaeaab3rGoaraaafabbRGoayaaagcab3nGoa]aaahhca3JGoauaaaihca>joaeaaajgcaaadadaaaaararada 7n7L!aupdueaaababaaaaa8Vx8Vxbaba 8l7L!aumdxraaa3ta3taaaaa!x!xbabaHagaga 8Q7L!aue8Zx8Zxa 7u7M!aum8Vxbaaadmrgaaaahahaaaaaaababa 8j7M!aurbaad3fdaaaxaxa 8G7M!aud]a]a S7Q!auud3geaaaaa3ta3ta 57Q!auueda3igaaahaha 8V7Q!aufbcb3rda 8c7V!aujdIaaaahaha 8r7V!auffaaaca 8(7V!aubca 8R7V!aujcabaaadIda 7)8a!aurbaad3laabbbaba 8H8a!autd3lbaaadadaaaaaeaeada 7E8b!auvbaad3sdaaadauaiaaa8Ha8.ada B8b!aujd iaaadada 8L8b!aufbaaaca 7l8c!aubca 7(8c!auxcabaaadZcaaahaha 7L8c!auhbaaacaea 8k8c!audeaca 8v8c!au3<gabaaadDdaK>>>X3k>&313)V<3s<N,39aaaQboa3naaa8(uaa3haaadaaaxaaayaaaukoaykoa3akoa3Lcoa3waaaFcaaja 68d!au]%coa3Gaaa;aaafa 7<8f!au/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8G!!au3uccccccccccccccccccccccccccccccddddddddddddddddeeeeea }[!aubca 8l8h!aubea B8h!aujsaaaaaaaea 8Q8h!aubea S8i!aubba 7p8i!aubea |8i!aubia #8i!aubea 7Q8i!aubea 68i!aubea -8i!aubba 8z:!aujbaaaaaaaea 8H:!aubba 8Q:!aubba SC!aubga 7pC!aube';
var frequent = "fffffff1f13b1c507eaa000107c1e5081510000010110000739110101010000a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378';
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let place = 0; place < ALPHABET.length; place++)
    places[ALPHABET.charCodeAt(place)] = place;
  const bytes = new Uint8Array(text2.length);
  let length = 0;
  for (let at = 0; at < text2.length; at++) {
    const place = places[text2.charCodeAt(at)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline.js
var loader = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
  isWhole: true
};

// no_webassembly.js
var HEADER = [0, 97, 115, 109, 1, 0, 0, 0];
var MESSAGE = "WebAssembly is missing or not allowed here: allow it with script-src 'wasm-unsafe-eval' in the content security policy";
var CODE = "no_webassembly";
var refusal;
function knownRefusal() {
  return refusal;
}
function compileError(cause) {
  if (refusal === void 0 && compiles())
    return cause;
  refusal ??= Object.assign(new Error(MESSAGE, { cause }), { code: CODE });
  return refusal;
}
function compiles() {
  try {
    return new WebAssembly.Module(Uint8Array.from(HEADER)) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

// module.js
var loader2;
var script;
function use(load2) {
  if (load2.start !== void 0)
    script = load2;
  if (loader2 === void 0 || loader2 === script || load2.isWhole && !loader2.isWhole)
    loader2 = load2;
}
function registered() {
  return loader2;
}
function loadedBy(load2, answer) {
  use(load2);
  return answer;
}
function load() {
  if (knownRefusal() !== void 0)
    loader2 = script;
  if (loader2 === void 0)
    throw notLoaded();
  if (loader2.start !== void 0)
    return loader2.start;
  try {
    const module = loader2.compile();
    return () => new WebAssembly.Instance(module).exports;
  } catch (error) {
    const thrown = compileError(error);
    if (script === void 0 || thrown !== knownRefusal())
      throw thrown;
    return load();
  }
}
function notLoaded() {
  return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(\u2026) from 'order-contract/slim' first");
}

// stream/archive_error.js
var REASONS = {
  not_an_array: "The file must begin with an array of documents.",
  byte_order_mark: "The file begins with a byte order mark (U+FEFF). Remove it.",
  after_array: "The file goes on behind its array.",
  complement_line: "Each line must be an object with `{key}` and `complement`.",
  complement_order: "Each `{key}` must be larger than the one before it.",
  complement_length: "A complement is too long.",
  complement_orphan: "There is no document for this complement."
};
var ArchiveError = class extends Error {
  name = "ArchiveError";
  /** The cause, for programs that write their own messages. */
  code;
  /** The line in `source`, from 1. */
  line;
  /** The offset in `source`, in bytes from 0. */
  offset;
  /** The stream with the error: the archive, or the complements. */
  source;
  /** The problems of the refused document. Empty for other errors. */
  problems;
  #document;
  /** @internal */
  constructor(code, { line, offset, key = "line", reason = "", problems = [], document }) {
    const source2 = code.startsWith("complement") ? "complements" : "archive";
    const place = source2 === "archive" ? `line ${line}` : `complements, line ${line}`;
    super(`${place}: ${code === "refused" ? reason : REASONS[code].replace("{key}", key)}`);
    this.#document = document?.slice();
    this.code = code;
    this.line = line;
    this.offset = offset;
    this.source = source2;
    this.problems = problems;
  }
  /** Returns the refused document. It is not a member, so that no log shows it. @internal */
  static documentOf(error) {
    return error.#document;
  }
};

// generated/tables.js
var shapes = [
  "order-request",
  "order-created",
  "order",
  "order-list",
  "product",
  "product-list",
  "product-update",
  "product-query",
  "order-query"
];
var queries = [
  "product-query",
  "order-query"
];
var lists = [
  "order-list",
  "product-list"
];
var versions = [
  "2023-07-27",
  "2024-02-05"
];
var defaultVersion = "2024-02-05";
var levels = [
  "implied",
  "stated"
];
var namings = [
  "wire",
  "label"
];
var codes = [
  "syntax",
  "encoding",
  "duplicate_key",
  "too_large",
  "too_deep",
  "not_serializable",
  "type",
  "enum",
  "required",
  "empty",
  "email",
  "timestamp",
  "timestamp_offset",
  "decimal",
  "removed",
  "deprecated",
  "undocumented",
  "irrelevant",
  "unexpected",
  "exclusive",
  "unknown_version",
  "unknown_endpoint",
  "entries",
  "complement"
];
var fatalCodes = [
  "syntax",
  "encoding",
  "too_large",
  "too_deep",
  "not_serializable"
];
var severities = [
  "error",
  "warning",
  "info",
  "off"
];
var applicabilities = [
  "safe",
  "review"
];
var bases = [
  "stated",
  "implied",
  "assumed"
];
var words = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": 0, "type": "object" }, { "name": 1, "type": "array" }, { "name": 2, "removed_in": "2023-07-27" }, { "name": 3, "removed_in": "2023-07-27" }, { "name": 4, "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": 5, "type": "string", "removed_in": "2023-07-27" }, { "name": 0, "type": "object", "removed_in": "2023-07-27" }, { "name": 1, "type": "array", "removed_in": "2023-07-27" }, { "name": 6, "type": "string", "removed_in": "2023-07-27", "since": "2024-02-05" }, { "name": 7, "removed_in": "2023-07-27", "since": "2024-02-05" }, { "name": 8, "removed_in": "2023-07-27" }, { "name": 9, "removed_in": "2023-07-27" }, { "name": 10, "removed_in": "2023-07-27" }, { "name": 11, "removed_in": "2023-07-27" }, { "name": 12, "removed_in": "2023-07-27" }, { "name": 13, "removed_in": "2023-07-27" }, { "name": 4, "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": 14 }, { "name": 15 }, { "name": 5, "type": "string" }, { "name": 0, "type": "object" }, { "name": 1, "type": "array" }, { "name": 8, "removed_in": "2023-07-27" }, { "name": 9, "removed_in": "2023-07-27" }, { "name": 10, "removed_in": "2023-07-27" }, { "name": 11, "removed_in": "2023-07-27" }, { "name": 12, "removed_in": "2023-07-27" }, { "name": 13, "removed_in": "2023-07-27" }, { "name": 16, "type": "string", "since": "2024-02-05" }, { "name": 17, "type": "collection", "since": "2024-02-05" }, { "name": 18, "type": "object", "since": "2024-02-05" }, { "name": 19, "type": "string" }, { "name": 20, "type": "object" }, { "name": 21, "type": "object" }, { "name": 22, "type": "string" }, { "name": 23, "type": "string", "since": "2024-02-05" }, { "name": 24, "type": "string", "since": "2024-02-05" }, { "name": 25, "type": "string", "since": "2024-02-05" }, { "name": 26, "type": "string", "since": "2024-02-05", "other": "before" }, { "name": 27, "type": "string", "since": "2024-02-05", "other": "after" }, { "name": 28, "type": "count", "since": "2024-02-05" }, { "name": 28, "type": "count" }, { "name": 27, "type": "string", "other": "after" }, { "name": 26, "type": "string", "other": "before" }, { "name": 29, "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": 30, "type": "string", "beside": ["CARD"] }, { "name": 31, "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": 35, "type": "string" }, { "name": 42, "type": "object" }, { "name": 2, "type": "object" }, { "name": 43, "removed_in": "2023-07-27" }, { "name": 42, "type": "object" }, { "name": 2, "type": "object" }, { "name": 6, "type": "string", "removed_in": "2024-02-05" }, { "name": 7, "since": "2024-02-05" }, { "name": 44, "removed_in": "2023-07-27" }, { "name": 45, "removed_in": "2023-07-27" }, { "name": 46, "removed_in": "2023-07-27" }, { "name": 47, "removed_in": "2023-07-27" }, { "name": 29, "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": 48, "type": "string", "beside": ["EMAIL"] }, { "name": 29, "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": 49, "type": "string", "beside": ["SINGLE"] }, { "name": 50, "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
var objects = [{}, {}, { "discriminator": 27, "carried": ["status", "id", "message"] }, {}, {}, {}, {}, {}, { "discriminator": 55 }, {}, {}, {}, {}, { "discriminator": 73 }, { "discriminator": 75 }];
var rights = [["value"], ["value", "]"], ["name"], ["name", "}"], [":"], [",", "}"], [",", "]"], ["digit"], ["end of number"], ["escape"], ["hexadecimal digit"], ['"'], ["escape"], ["end of text"], ["UTF-8"], ["%XX"], "", "", "", "", "", "", "", "", ["value"], ["value"], ["value"], ["end of text"], "types", "types", "types", ["a whole number"], "values", "values", "values", "values", "", "", "", ["an e-mail address"], ["an e-mail address"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["a decimal number in a string"], "", "types", "values", "", "", "", "", "", "", "", "", "", "", "", "", ["array"], ["array"], ["array"], "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "methods", "versions", ["string"], ["string"], "", "", "", "", "", "", "", "", "", ""];
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Product selection", "", "Status", "Completion time", "Redemption URL", "Payout", "", "", "", "", "", "", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Completed", "Processing", "Failed", "Price multiplier", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "Distribution method", "", "", "", "", "", "E-mail address", "Product", "Product list", "E-mail", "Payout link", "One product", "Several products", "", "", "", "", "", "", ""], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var changeIds = ["product_listing_extended", "countries_endpoint_added", "redemption_url_to_payout"];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

// closed_lists.js
function isQuery(shape) {
  return queries.includes(shape);
}
function isList(shape) {
  return lists.includes(shape);
}
function isFatal(code) {
  return fatalCodes.includes(code);
}

// nearest.js
function nearest(name, known) {
  const sought = name.slice(0, 64).toLowerCase();
  let best = sought.length > 2 ? known.find((candidate) => candidate.startsWith(sought)) : void 0;
  let bestDistance = best === void 0 ? Infinity : 1;
  for (const candidate of known) {
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance <= Math.max(2, candidate.length / 3) && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function editDistance(a, b) {
  const rows = [];
  const at = (i, j) => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i++) {
    const row = [];
    rows.push(row);
    for (let j = 0; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(i + j === 0 ? 0 : Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
}

// tag.js
function tagOf(value) {
  try {
    return Object.prototype.toString.call(value).slice("[object ".length, -1);
  } catch {
    return "";
  }
}
function withArticle(name) {
  return `${/^[aeio]/iu.test(name) ? "an" : "a"} ${name}`;
}
function typeOf(value) {
  if (value == null)
    return String(value);
  const tag = typeof value === "object" ? tagOf(value) : typeof value;
  return withArticle(tag === "Object" || tag === "Array" || tag === "" ? (tag || "object").toLowerCase() : tag);
}

// mistakes.js
function unknown(what, value, known) {
  const near = isName(value) ? nearest(value, known) : void 0;
  if (near === void 0)
    return unlisted(what, value, known);
  return new TypeError(`unknown ${what} ${quote(value)}: did you mean ${quote(near)}?`);
}
function unlisted(what, value, known) {
  const use2 = anyOf(known);
  return new TypeError(isName(value) ? `unknown ${what} ${quote(value)}: use ${use2}` : `${what} must be ${use2}, not ${otherOrType(value)}`);
}
function isName(value) {
  return typeof value === "string" && /^[\w./~-]{0,40}$/.test(value);
}
var quote = (name) => `'${name}'`;
function anyOf(names) {
  return names.map(quote).join(", ").replace(/, ([^,]*)$/, " or $1");
}
function otherOrType(value) {
  return typeof value === "string" ? "another string" : typeOf(value);
}
function numberOrType(value) {
  return typeof value === "number" ? String(value) : typeOf(value);
}

// option_reader.js
function optional(check, byDefault) {
  return { check, byDefault, isRequired: false };
}
function required(check) {
  return { check, byDefault: void 0, isRequired: true };
}
function defaultsOf(declared) {
  return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault]));
}
function readerOf(declared) {
  const names = Object.keys(declared);
  const known = Object.assign(/* @__PURE__ */ Object.create(null), declared);
  const missing = names.filter((name) => known[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = known[name];
        if (option === void 0) {
          refuseUnknown(what, value, name, names);
          continue;
        }
        const given = value[name];
        if (given !== void 0)
          checked[name] = option.check(given, what === "" ? name : `${what}.${name}`);
      }
    }
    for (const name of missing)
      if (checked[name] === void 0)
        known[name]?.check(void 0, name);
    return checked;
  };
}
function refuseUnknown(what, options, name, names) {
  if (!Object.prototype.propertyIsEnumerable.call(options, name))
    return;
  throw unknown(what === "" ? "option" : `name in ${what}`, name, names);
}
function refuseOthers(what, options, names) {
  const prototype = isRecord(options) && Object.getPrototypeOf(options);
  if (prototype === Object.prototype)
    return;
  if (!isPlainRecord(options))
    throw new TypeError(`${what || "options"} must be an object, not ${typeOf(options)}`);
  for (const parent of parentsOf(options)) {
    const name = names.find((name2) => !Object.hasOwn(options, name2) && Object.hasOwn(parent, name2));
    if (name === void 0)
      continue;
    throw new TypeError(`${what === "" ? `the option ${name}` : `${what}.${name}`} is inherited: set it on the object itself`);
  }
}
function parentsOf(value) {
  const parents = [];
  let parent = Object.getPrototypeOf(value);
  while (isRecord(parent)) {
    parents.push(parent);
    parent = Object.getPrototypeOf(parent);
  }
  return parents.slice(0, -1);
}
function own(object, name) {
  return object !== void 0 && Object.hasOwn(object, name) ? object[name] : void 0;
}
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function isPlainRecord(value) {
  return isRecord(value) && tagOf(value) === "Object";
}

// checks.js
function oneOf(known) {
  return (value, name) => {
    if (typeof value === "string" && known.includes(value))
      return value;
    throw unknown(name, value, known);
  };
}
var boolean = (value, name) => {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${name} must be true or false, not ${typeOf(value)}`);
};
function wholeNumber(least, most, unit = "") {
  return (value, name) => {
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most)
      return value;
    throw new TypeError(`${name} must be a whole number${unit} from ${least} to ${most}, not ${numberOrType(value)}`);
  };
}
var pointer = (value, name) => {
  if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value))
    return value;
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${name} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
  throw new TypeError(`${name} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
};
function callback(value, name) {
  if (typeof value === "function")
    return value;
  throw new TypeError(`${name} must be a function, not ${typeOf(value)}`);
}
var anyVersion = (value, name) => {
  if (versions.includes(value))
    return value;
  throw value === void 0 ? new TypeError(`${name} is missing: use ${anyOf(versions)}`) : unlisted(name, value, versions);
};
var version = /* @__PURE__ */ optional(anyVersion, defaultVersion);
var requiredVersion = /* @__PURE__ */ required(anyVersion);
var language = (value) => {
  if (hasList(value, "sentences"))
    return value;
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`);
};
function languageOrType(value) {
  if (hasList(value, "sentences"))
    return "a language such as de";
  if (hasList(value, "explanations"))
    return "a reference such as deReference";
  return isRecord(value) && isRecord(own(value, "receiver")) ? "a language of the edge such as deEdge" : typeOf(value);
}
function hasList(value, name) {
  return isRecord(value) && Array.isArray(own(value, name));
}

// generated/changes.js
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// generated/layout.js
var PADDING = 32;
var FORM_BYTES = 0;
var FORM_TEXT = 1;
var FORM_VALUE = 2;
var ABSENT = 4294967295;
var SETTINGS_FLAGS = 1;
var SETTINGS_SEVERITIES = 2;
var SETTINGS_LIMITS = 26;
var SETTINGS_ENTRIES = 38;
var FLAG_STATED = 1;
var FLAG_DRAFT = 2;
var FLAG_UNMASKED = 4;
var FLAG_ENTRIES = 8;
var CONVERSION_LIMITS = 4;
var CONVERSION_STRINGS = 16;
var CONVERSION_LOSS_IS_ERROR = 1;
var CONVERSION_ORPHANS_DROP = 2;
var REPORT_LENGTH = 0;
var REPORT_TEXT = 1;
var REPORT_TEXT_LENGTH = 2;
var REPORT_FLAGS = 3;
var REPORT_DETAILS = 4;
var REPORT_ASSUMPTION = 5;
var REPORT_HEAD = 7;
var REPORT_VALID = 1;
var REPORT_TRUNCATED = 2;
var REPORT_VERSION_SHIFT = 8;
var FOUND_CHARACTER = 254;
var FOUND_SOURCE = 253;
var STEP_WORD = 1073741824;
var STEP_NAME = 2147483648;
var DETAIL_WORDS = 4;
function readDetailRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
  const w2 = words2[at + 2];
  const w3 = words2[at + 3];
  return {
    code: w0 & 255,
    severity: w0 >>> 8 & 255,
    basis: w0 >>> 16 & 255,
    section: w0 >>> 24,
    message: w1 & 255,
    help: w1 >>> 8 & 255,
    found: w1 >>> 16 & 255,
    character: w1 >>> 24,
    field: w2 & 255,
    object: w2 >>> 8 & 255,
    near: w2 >>> 16 & 255,
    other: w2 >>> 24,
    has_span: w3 & 255,
    has_fix: w3 >>> 8 & 255
  };
}
var FIX_WORDS = 2;
function readFixRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
  return {
    title: w0 & 255,
    applicability: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    near: w0 >>> 24,
    other: w1 & 255,
    has_edits: w1 >>> 8 & 255,
    has_header: w1 >>> 16 & 255
  };
}
var NOTE_WORDS = 3;
function readNoteRecord(words2, at) {
  const w0 = words2[at + 0];
  const w1 = words2[at + 1];
  const w2 = words2[at + 2];
  return {
    reason: w0 & 255,
    topic: w0 >>> 8 & 255,
    change: w0 >>> 16 & 255,
    basis: w0 >>> 24,
    section: w1 & 255,
    field: w1 >>> 8 & 255,
    other: w1 >>> 16 & 255,
    version: w1 >>> 24,
    has_spans: w2 & 255,
    drops: w2 >>> 8 & 255,
    adds: w2 >>> 16 & 255
  };
}

// options.js
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var LIMITS = {
  bytes: optional(wholeNumber(0, MOST_BYTES), 1048576),
  depth: optional(wholeNumber(0, MOST), 64),
  findings: optional(wholeNumber(0, MOST), 100)
};
var limits = optional(readerOf(LIMITS), defaultsOf(LIMITS));
var severity = oneOf(severities);
var severityOfFatal = (value, name) => {
  if (severity(value, name) === "error")
    return "error";
  throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`);
};
var SEVERITIES = Object.fromEntries(codes.map((code) => [code, optional(isFatal(code) ? severityOfFatal : severity)]));
var DOCUMENT = {
  version,
  level: optional(oneOf(levels), "implied"),
  draft: optional(boolean, false),
  severity: optional(readerOf(SEVERITIES)),
  entries: optional(pointer),
  limits,
  mask: optional(boolean, true),
  messages: optional(language),
  names: optional(oneOf(namings), "wire")
};
var DEFAULTS = { ...defaultsOf(DOCUMENT), bytes: new Uint8Array(0) };
var readDocumentOptions = readerOf(DOCUMENT);
var kept = [];
function settingsOf(options, more = 0) {
  const { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits3, mask, messages: messages2, names } = options;
  const bytes = bytesOf(options, more | flagsOf(options));
  return { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits3, mask, messages: messages2, names, bytes };
}
function bytesOf(options, flags) {
  const { version: version2, severity: severity2, entries: entries2, limits: limits3 } = options;
  if (severity2 !== void 0 || entries2 !== void 0 || limits3 !== DEFAULTS.limits)
    return encoded(options, flags);
  const key = flags * versions.length + versions.indexOf(version2);
  kept[key] ??= encoded(options, flags);
  return kept[key];
}
function encoded({ version: version2, severity: severity2, entries: entries2, limits: limits3 }, flags) {
  const pointer2 = new TextEncoder().encode(entries2);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + pointer2.length);
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags;
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits3, bytes, SETTINGS_LIMITS);
  bytes.set(pointer2, SETTINGS_ENTRIES);
  return bytes;
}
function flagsOf({ level, draft, entries: entries2, mask }) {
  return (level === "stated" ? FLAG_STATED : 0) | (draft ? FLAG_DRAFT : 0) | (entries2 === void 0 ? 0 : FLAG_ENTRIES) | (mask ? 0 : FLAG_UNMASKED);
}
function writeSeverities(chosen, into) {
  for (const [index, code] of codes.entries()) {
    const severity2 = chosen[code];
    if (severity2 !== void 0)
      into[SETTINGS_SEVERITIES + index] = severities.indexOf(severity2) + 1;
  }
}
function writeLimits({ bytes, depth, findings }, into, at) {
  writeNumber(bytes, into, at);
  writeNumber(depth, into, at + 4);
  writeNumber(findings, into, at + 8);
}
function writeNumber(value, into, at) {
  for (let i = 0; i < 4; i++)
    into[at + i] = value >>> 8 * i;
}
function withFatalAlone(settings) {
  const off = codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]);
  return settingsOf({ ...settings, severity: Object.fromEntries(off) });
}
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    knownShape(shape);
  return index;
}
function knownShape(shape) {
  return aShape(shape, "shape");
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries2 }, name = "the option entries") {
  if (entries2 === void 0 || isList(shape))
    return;
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}

// range.js
var RANGE = { from: requiredVersion, to: requiredVersion };
function rangeReaderOf(declared) {
  const read = readerOf({ ...RANGE, ...declared });
  return (value) => {
    if (value !== void 0)
      return read(value);
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  };
}

// core.js
var LARGE = 1 << 20;
var SMALLEST = 1 << 14;
var NOTHING = /* @__PURE__ */ new Uint8Array(0);
var instantiate;
var source;
var core;
var address = 0;
var input = NOTHING;
var numbers = /* @__PURE__ */ new Uint32Array(0);
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
function room(bytes) {
  return input.length > bytes && source === registered() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = viewAt(address, size);
  return input;
}
function start() {
  if (instantiate === void 0 || source !== registered()) {
    instantiate = load();
    source = registered();
    core = void 0;
  }
  core ??= instantiate();
}
function memory() {
  return core.memory.buffer;
}
function call(run) {
  if (input.length > LARGE)
    input = NOTHING;
  try {
    return run(core);
  } catch (trap) {
    core = void 0;
    input = NOTHING;
    throw trap;
  }
}
function callWhole(run) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run);
}
function memoryNumbers() {
  if (numbers.buffer !== memory())
    numbers = new Uint32Array(memory());
  return numbers;
}
function textAt(start2, length) {
  return length === 0 ? "" : decoder.decode(viewAt(start2, length));
}
function bytesAt(start2, length) {
  return viewAt(start2, length).slice();
}
function viewAt(start2, length) {
  return new Uint8Array(memory(), start2, length);
}

// refusal.js
var REFUSED_SIZE = /* @__PURE__ */ refusalOf("too_large");
var REFUSED_DEPTH = /* @__PURE__ */ refusalOf("too_deep");
var REFUSED_VALUE = /* @__PURE__ */ refusalOf("not_serializable");
var REFUSED_NOTHING = ~codes.length;
var REFUSED_OBJECT = REFUSED_NOTHING - 1;
function refusalOf(code) {
  return ~codes.indexOf(code);
}
function isRefusal(length) {
  return length < 0;
}

// surrogates.js
var LONE = /[\ud800-\udfff]/u;
function loneSurrogateAt(text2) {
  if (typeof text2.isWellFormed === "function" && text2.isWellFormed())
    return -1;
  return text2.search(LONE);
}

// write.js
var MOST_PER_UNIT = 3;
var SHORT = 1 << 14;
var encoder = /* @__PURE__ */ new TextEncoder();
function write(source2, settings) {
  if (typeof source2 === "number")
    return source2;
  if (source2.length > settings.limits.bytes)
    return REFUSED_SIZE;
  return typeof source2 === "string" ? writeText(source2, settings) : writeBytes(source2, settings);
}
function writeSettings({ bytes }) {
  room(PADDING + bytes.length).set(bytes, PADDING);
}
function writeBytes(bytes, settings) {
  const length = bytes.length;
  const into = room(length + PADDING + settings.bytes.length);
  if (length > 0)
    into.set(bytes);
  return finish(into, length, settings);
}
function writeText(text2, settings) {
  const units = text2.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written } = encoder.encodeInto(text2, into);
  if (read < units || written + spare > into.length) {
    into = room(most);
    ({ read, written } = encoder.encodeInto(text2, into));
  }
  if (read < units || written > settings.limits.bytes)
    return REFUSED_SIZE;
  const lone = written === units ? -1 : loneSurrogateAt(text2);
  return finish(into, lone < 0 ? written : cutAtSurrogate(text2, lone, into), settings);
}
function cutAtSurrogate(text2, at, into) {
  const { written } = encoder.encodeInto(text2.slice(0, at), into);
  const unit = text2.charCodeAt(at);
  into[written] = 224 | unit >> 12;
  into[written + 1] = 128 | unit >> 6 & 63;
  into[written + 2] = 128 | unit & 63;
  return written + 3;
}
function finish(into, length, { bytes }) {
  if (bytes.length > 0)
    into.set(bytes, length + PADDING);
  return length;
}
function headOf(strings, before = 0) {
  const encoded3 = strings.map((string) => string === void 0 ? void 0 : encoder.encode(string));
  const head = new Uint8Array(encoded3.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before));
  let at = before;
  for (const bytes of encoded3) {
    writeNumber(bytes?.length ?? ABSENT, head, at);
    at += 4;
    if (bytes === void 0)
      continue;
    head.set(bytes, at);
    at += bytes.length;
  }
  return head;
}

// convert_options.js
var ON_LOSS = ["report", "error"];
var ON_ORPHAN = ["error", "drop"];
var onLoss = /* @__PURE__ */ oneOf(ON_LOSS);
var OPTIONAL = {
  payoutUrl: optional(pointer),
  complement: optional(complementText),
  entries: optional(pointer),
  onLoss: optional(onLoss, "report"),
  onOrphan: optional(oneOf(ON_ORPHAN), "error"),
  limits,
  messages: optional(language)
};
var CONVERSION = {
  ...OPTIONAL,
  fill: optional((value) => value)
};
var readOptions = rangeReaderOf(CONVERSION);
function fillFor(shape, given) {
  refuseEntries(shape, given);
  const { from, to, fill } = given;
  return fill === void 0 ? [] : fillTexts(fill, pointersOf(shape, from, to));
}
function encoded2(options, fill = []) {
  const { from, to, payoutUrl, entries: entries2, complement, onLoss: onLoss2, onOrphan, limits: limits3, messages: messages2 } = options;
  const bytes = headOf([payoutUrl, entries2, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = (onLoss2 === "error" ? CONVERSION_LOSS_IS_ERROR : 0) | (onOrphan === "drop" ? CONVERSION_ORPHANS_DROP : 0);
  writeLimits(limits3, bytes, CONVERSION_LIMITS);
  return { from, to, entries: entries2, limits: limits3, messages: messages2, bytes, fill, identity: from === to && complement === void 0 };
}
var BY_DEFAULT = defaultsOf(OPTIONAL);
function settingsOfRefusal({ from, limits: limits3, messages: messages2 }) {
  return settingsOf({
    ...DEFAULTS,
    version: from,
    limits: { ...limits3, findings: Math.max(1, limits3.findings) },
    messages: messages2
  });
}
function complementText(complement) {
  if (complement === void 0 || complement === null)
    return void 0;
  if (typeof complement !== "object") {
    throw new TypeError(`complement must be what an earlier conversion returned, not ${typeOf(complement)}`);
  }
  try {
    return JSON.stringify(complement) ?? "null";
  } catch {
    return "null";
  }
}
function fillTexts(fill, known) {
  if (known.length === 0 && isRecord(fill) && Object.keys(fill).length > 0)
    throw new TypeError("this conversion has no gap to fill: leave out the option fill");
  const readTexts = readerOf(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])));
  const texts = readTexts(fill, "fill");
  return Object.entries(texts).flatMap(([gap, text2]) => text2 === void 0 ? [] : [gap, text2]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
var jsonText = (value, name) => {
  let text2;
  let cause;
  try {
    text2 = JSON.stringify(value);
  } catch (error) {
    cause = error;
  }
  if (text2 !== void 0 && !LONE_SURROGATE.test(text2))
    return text2;
  throw new TypeError(`${name} cannot be written as JSON: use a JSON value`, { cause });
};
function pointersOf(shape, from, to) {
  const between = (version2) => {
    const at = versions.indexOf(version2);
    return at > versions.indexOf(from) && at <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// chunks.js
function bytesOf2(chunk, stream) {
  if (chunk instanceof Uint8Array || tagOf(chunk) === "Uint8Array")
    return chunk;
  const advice = typeof chunk === "string" ? ": pipe text through a TextEncoderStream" : "";
  throw new TypeError(`a chunk of ${stream} must be a Uint8Array, not ${typeOf(chunk)}${advice}`);
}
var MOST_KEPT = 1 << 22;
var Gathered = class {
  #buffer = new Uint8Array(0);
  length = 0;
  append(bytes) {
    const length = this.length + bytes.length;
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.bytes());
      this.#buffer = larger;
    }
    this.#buffer.set(bytes, this.length);
    this.length = length;
  }
  /** Returns the first bytes, or all. They are valid until bytes are removed. */
  bytes(end = this.length) {
    return this.#buffer.subarray(0, end);
  }
  /** Removes the first bytes. */
  drop(count) {
    this.#buffer.copyWithin(0, count, this.length);
    this.length -= count;
    if (this.length === 0 && this.#buffer.length > MOST_KEPT)
      this.#buffer = new Uint8Array(0);
  }
};

// stream/framing.js
var BATCH = 1 << 18;
var LF = 10;

// stream/complements.js
var INVALID = {};
var BETWEEN = ',"complement":{';
var MOST_PER_BYTE = 16;
var MOST_BESIDE = 4096;
var decoder2 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });
var encoder2 = /* @__PURE__ */ new TextEncoder();
var Complements = class {
  #reader;
  #key;
  #most;
  /** What was read and not passed on yet. One buffer for all of it: a copy for each chunk is collected too late. */
  #pending = new Gathered();
  #bytes = this.#pending.bytes();
  #at = 0;
  #isDone = false;
  /** Valid until the next line is read. */
  #next;
  /** The complements of a batch. */
  #taken = new Gathered();
  #last = -1;
  /** The place in the stream of complements, for errors. */
  #line = 0;
  #offset = 0;
  constructor(stream, format, mostBytes) {
    this.#reader = stream.getReader();
    this.#key = format === "json" ? "index" : "line";
    this.#most = MOST_PER_BYTE * mostBytes + MOST_BESIDE;
  }
  /**
   * Returns the complements of `count` documents, of which the first has the number `first`. They are valid until the
   * next call.
   */
  async take(first, count) {
    const places = [];
    this.#taken.drop(this.#taken.length);
    for (; ; ) {
      this.#next ??= await this.#read();
      if (this.#next === void 0 || this.#next.number >= first + count)
        return { places, texts: this.#taken.bytes() };
      if (this.#next.number < first)
        throw this.#left();
      const start2 = this.#taken.length;
      this.#taken.append(this.#next.text);
      places.push(this.#next.number - first, start2, this.#taken.length);
      this.#next = void 0;
    }
  }
  /** Returns whether the next complement is that of a document. */
  async isAt(number) {
    this.#next ??= await this.#read();
    return this.#next?.number === number;
  }
  /** Throws an error if there are complements left. */
  async end() {
    this.#next ??= await this.#read();
    if (this.#next !== void 0)
      throw this.#left();
  }
  #left() {
    return this.#error("complement_orphan");
  }
  /** Makes an error about the complement that was read last. */
  #error(code) {
    return new ArchiveError(code, { line: this.#line, offset: this.#offset, key: this.#key });
  }
  cancel(reason) {
    this.#reader.cancel(reason).catch(() => void 0);
  }
  async #read() {
    for (; ; ) {
      const line = await this.#readLine();
      if (line === void 0)
        return void 0;
      if (line.every((byte) => byte <= 32))
        continue;
      const { number, text: text2 } = this.#entry(line);
      if (number <= this.#last)
        throw this.#error("complement_order");
      this.#last = number;
      if (text2 !== void 0)
        return { number, text: text2 };
    }
  }
  async #readLine() {
    let from = this.#at;
    for (; ; ) {
      const end = this.#bytes.indexOf(LF, from);
      if (end >= 0)
        return this.#cut(end, end + 1);
      from = this.#bytes.length;
      if (from - this.#at > this.#most)
        throw this.#error("complement_length");
      if (this.#isDone)
        return this.#at < from ? this.#cut(from, from) : void 0;
      const { done, value } = await this.#reader.read();
      this.#isDone = done;
      if (done)
        continue;
      this.#pending.drop(this.#at);
      this.#pending.append(bytesOf2(value, "complements"));
      this.#bytes = this.#pending.bytes();
      from -= this.#at;
      this.#at = 0;
    }
  }
  #cut(end, next) {
    const line = this.#bytes.subarray(this.#at, end);
    this.#offset += next - this.#at;
    this.#at = next;
    this.#line++;
    return line;
  }
  /** Reads a line. Parses it only if it differs from what `convertStream` writes. */
  #entry(line) {
    const start2 = `{"${this.#key}":`;
    let at = start2.length;
    let number = 0;
    for (let byte = line[at] ?? 0; byte >= 48 && byte <= 57; byte = line[++at] ?? 0)
      number = 10 * number + (byte - 48);
    const digits = at - start2.length;
    const isNumber = digits === 1 || digits > 1 && line[start2.length] !== 48 && Number.isSafeInteger(number);
    const isOurs = isNumber && hasAt(line, 0, start2) && hasAt(line, at, BETWEEN) && line.at(-1) === 125;
    if (isOurs)
      return { number, text: line.subarray(at + BETWEEN.length - 1, -1) };
    return this.#parsed(line);
  }
  #parsed(line) {
    try {
      const parsed = JSON.parse(decoder2.decode(line));
      const number = parsed[this.#key];
      const { complement } = parsed;
      if (Number.isSafeInteger(number) && typeof complement === "object") {
        return { number, text: complement === null ? void 0 : encoder2.encode(JSON.stringify(complement)) };
      }
    } catch {
    }
    throw this.#error("complement_line");
  }
};
function hasAt(line, at, text2) {
  for (let i = 0; i < text2.length; i++)
    if (line[at + i] !== text2.charCodeAt(i))
      return false;
  return true;
}
function complementOf(text2) {
  try {
    return JSON.parse(decoder2.decode(text2));
  } catch {
    return INVALID;
  }
}

// stream/elements.js
var QUOTE = 34;
var BACKSLASH = 92;
var COMMA = 44;
var OPEN = 91;
var OPEN_BRACE = 123;
var CLOSE = 93;
var CLOSE_BRACE = 125;
var IN_STRING = /* @__PURE__ */ marked('"\\\n');
var OUTSIDE = /* @__PURE__ */ marked('"[]{},\n');
var SPACE = /* @__PURE__ */ marked(" 	\r\n");
function marked(characters) {
  const table = new Uint8Array(256);
  for (const character of characters)
    table[character.charCodeAt(0)] = 1;
  return table;
}
var MARK = [239, 187, 191];
var Elements = class {
  #most;
  #mostSpace;
  #pending = new Gathered();
  #phase = "before";
  /** The offset of the pending bytes in the archive, and how many of them have been scanned. */
  #offset = 0;
  #scanned = 0;
  #line = 1;
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** Where the white space before the current element begins. */
  #gap = 0;
  #gapLine = 1;
  /** The offset of the current element. -1 if only white space was read so far. */
  #start = -1;
  #startLine = 1;
  #count = 0;
  /** The current element is longer than the limit, so its bytes are dropped. */
  #isLong = false;
  /** The element that ends here was already passed on as a long one. */
  #isClosed = false;
  #places = { spans: [], lines: [] };
  constructor(most) {
    this.#most = most;
    this.#mostSpace = Math.max(most, BATCH);
  }
  get offset() {
    return this.#offset;
  }
  *push(chunk) {
    for (let at = 0; at < chunk.length; at += BATCH / 4) {
      this.#pending.append(chunk.subarray(at, at + BATCH / 4));
      yield* this.#scan();
      if (this.#pending.length >= BATCH)
        yield* this.#flush();
    }
  }
  *end() {
    if (this.#phase === "before")
      throw this.#error("not_an_array");
    if (this.#phase === "after")
      return;
    yield* this.#flush();
    if (this.#isLong)
      yield* this.#long(true);
    else
      yield this.#cut();
    yield { kind: "verbatim", bytes: new Uint8Array([CLOSE]) };
  }
  *#scan() {
    for (; ; ) {
      if (this.#phase !== "inside") {
        const isInside = this.#outside();
        yield this.#verbatim();
        if (!isInside)
          return;
      }
      const stop = this.#inside();
      if (stop === "end of long element")
        yield* this.#long(false);
      if (stop === "end of array") {
        yield* this.#flush();
        this.#scanned++;
        this.#phase = "after";
      }
      if (stop !== "more")
        continue;
      const end = this.#offset + this.#scanned;
      if (this.#start < 0 && end - this.#gap > this.#mostSpace)
        this.#begin(end);
      if (this.#start >= 0 && end - this.#start > this.#most) {
        if (!this.#isLong)
          yield* this.#flush();
        this.#isLong = true;
        yield* this.#piece();
      }
      return;
    }
  }
  /** Skips the bracket and white space before the first element, and after the array. Returns whether more follows. */
  #outside() {
    const bytes = this.#pending.bytes();
    for (; this.#scanned < bytes.length; this.#scanned++) {
      const byte = bytes[this.#scanned];
      if (byte === LF)
        this.#line++;
      if (SPACE[byte])
        continue;
      if (this.#phase === "after")
        throw this.#error("after_array");
      if (this.#phase === "opened") {
        this.#phase = "inside";
        this.#gap = this.#offset + this.#scanned;
        return true;
      }
      if (byte !== OPEN)
        throw this.#noArray(bytes);
      this.#phase = "opened";
      this.#depth = 1;
    }
    return false;
  }
  #inside() {
    const bytes = this.#pending.bytes();
    let at = this.#scanned;
    let inString = this.#inString;
    let isEscaped = this.#isEscaped;
    let stop = "more";
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (inString) {
        if (isEscaped)
          isEscaped = false;
        else if (IN_STRING[byte]) {
          if (byte === QUOTE)
            inString = false;
          else if (byte === BACKSLASH)
            isEscaped = true;
          else
            this.#line++;
        }
        continue;
      }
      if (this.#start < 0 && !SPACE[byte] && (this.#depth > 1 || byte !== COMMA && byte !== CLOSE)) {
        this.#begin(this.#offset + at);
      }
      if (!OUTSIDE[byte])
        continue;
      if (byte === LF)
        this.#line++;
      else if (byte === QUOTE)
        inString = true;
      else if (byte === OPEN || byte === OPEN_BRACE)
        this.#depth++;
      else if (this.#depth > 1) {
        if (byte !== COMMA)
          this.#depth--;
      } else if (byte !== CLOSE_BRACE) {
        this.#scanned = at;
        if (this.#isLong) {
          stop = "end of long element";
          break;
        }
        const isElement = byte === COMMA || this.#count > 0 || this.#start >= 0;
        if (isElement && !this.#isClosed)
          this.#close();
        this.#isClosed = false;
        this.#gap = this.#offset + at + 1;
        this.#gapLine = this.#line;
        if (byte === CLOSE) {
          stop = "end of array";
          break;
        }
      }
    }
    this.#scanned = at;
    this.#inString = inString;
    this.#isEscaped = isEscaped;
    return stop;
  }
  /** Begins an element with its first byte, or with the white space before it if that is too long to keep. */
  #begin(offset) {
    const isWide = offset - this.#gap > this.#mostSpace;
    this.#start = isWide ? this.#gap : offset;
    this.#startLine = isWide ? this.#gapLine : this.#line;
  }
  /** Records the current element, which ends at the scanner. */
  #close() {
    const end = this.#scanned;
    if (this.#start < 0)
      this.#begin(this.#offset + end);
    this.#places.spans.push(this.#start - this.#offset, end);
    this.#places.lines.push(this.#startLine);
    this.#start = -1;
    this.#count++;
  }
  /** Yields the complete elements as a batch. */
  *#flush() {
    const places = this.#places;
    if (places.lines.length === 0)
      return;
    this.#places = { spans: [], lines: [] };
    const end = places.spans.at(-1);
    yield { kind: "batch", bytes: this.#pending.bytes(end), offset: this.#offset, places };
    this.#drop(end);
  }
  /** Yields the element over the limit, which ends at the scanner. */
  *#long(isCut) {
    yield* this.#piece();
    const offset = this.#start;
    const length = this.#offset - offset;
    this.#isLong = false;
    this.#isClosed = true;
    this.#start = -1;
    this.#count++;
    yield { kind: "long", offset, length, line: this.#startLine, isCut };
  }
  *#piece() {
    yield { kind: "piece", bytes: this.#pending.bytes(this.#scanned) };
    this.#drop(this.#scanned);
  }
  /** Returns the beginning of an element that does not end. */
  #cut() {
    const isBlank = this.#start < 0;
    const offset = isBlank ? this.#offset + this.#scanned : this.#start;
    const bytes = this.#pending.bytes().slice(offset - this.#offset);
    this.#drop(this.#scanned);
    return { kind: "cut", bytes, offset, line: isBlank ? this.#line : this.#startLine };
  }
  #verbatim() {
    const bytes = this.#pending.bytes(this.#scanned).slice();
    this.#drop(this.#scanned);
    return { kind: "verbatim", bytes };
  }
  #drop(count) {
    this.#pending.drop(count);
    this.#offset += count;
    this.#scanned -= count;
  }
  /** Makes the error about a file that does not begin with an array. Its first chunk may have a part of a mark. */
  #noArray(bytes) {
    const isMark = this.#offset + this.#scanned === 0 && MARK.every((byte, n) => (bytes[n] ?? byte) === byte);
    return this.#error(isMark ? "byte_order_mark" : "not_an_array");
  }
  #error(code) {
    return new ArchiveError(code, { line: this.#line, offset: this.#offset + this.#scanned });
  }
};

// stream/output.js
var encoder3 = /* @__PURE__ */ new TextEncoder();
var StreamOutput = class {
  closed;
  #writer;
  #isEnding = false;
  /** `name` is the name of the option, for the error about a stream that was closed before. */
  constructor(name, stream) {
    this.#writer = stream.getWriter();
    this.closed = this.#writer.closed.then(() => {
      if (!this.#isEnding)
        throw new TypeError(`${name} is closed: pass a stream that is open`);
    });
  }
  async write(bytes) {
    if (bytes.length === 0)
      return;
    const copy = bytes.slice();
    await this.#writer.ready;
    this.#writer.write(copy).catch(() => void 0);
  }
  close() {
    this.#isEnding = true;
    return this.#writer.close();
  }
  abort(reason) {
    this.#writer.abort(reason).catch(() => void 0);
  }
};
var CHUNK = 1 << 16;
async function writeLines(output, values) {
  let lines = "";
  for (const value of values) {
    lines += `${JSON.stringify(value)}
`;
    if (lines.length < CHUNK)
      continue;
    await output.write(encoder3.encode(lines));
    lines = "";
  }
  if (lines !== "")
    await output.write(encoder3.encode(lines));
}

// stream/conversion_outputs.js
var ConversionOutputs = class {
  /** In the order in which they are closed: when the documents end, the others are complete. */
  all;
  #documents;
  #rejects;
  #complements;
  /** The next document is the first of an array, which has no comma before it. */
  #isFirst;
  constructor(documents, rejects, complements, isArray) {
    this.#documents = documents;
    this.#rejects = rejects && new StreamOutput("rejects", rejects);
    this.#complements = complements && new StreamOutput("complements", complements);
    this.all = [this.#rejects, this.#complements, documents].filter((one) => one !== void 0);
    this.#isFirst = isArray;
  }
  get keepsRejects() {
    return this.#rejects !== void 0;
  }
  get keepsComplements() {
    return this.#complements !== void 0;
  }
  /** Writes bytes as they are. */
  copy(bytes) {
    return this.#documents.write(bytes);
  }
  /** Writes documents and complements, which are valid until the next call of the core. */
  write({ output, complements }) {
    const hasComma = this.#isFirst && output[0] === COMMA;
    if (output.length > 0)
      this.#isFirst = false;
    const written = [this.copy(hasComma ? output.subarray(1) : output)];
    if (this.#complements)
      written.push(this.#complements.write(complements));
    return written;
  }
  /** Writes rejects. Without an output for them, throws the error about the first one, whose document is `first`. */
  async reject(rejects, first) {
    if (this.#rejects)
      return writeLines(this.#rejects, rejects);
    for (const { line, offset, problems } of rejects)
      throw new ArchiveError("refused", { line, offset, reason: problems[0]?.message, problems, document: first });
  }
};

// reply.js
var FEW = 512;
var SHORT2 = 1 << 10;
var LONG = 1 << 14;
var Reply = class {
  numbers;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory2 = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory2, start2, memory2[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    this.#text = copiedText(this.word(REPORT_TEXT), length);
  }
  word(at) {
    return this.numbers[at];
  }
  next() {
    return this.numbers[this.at++];
  }
  /** Reads the next string, which has `units` UTF-16 units. */
  string(units) {
    if (units === 0)
      return "";
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text().slice(start2, this.#textAt);
  }
};
function copiedText(address2, length) {
  const bytes = length > SHORT2 ? bytesAt(address2, length) : void 0;
  let text2 = bytes === void 0 ? textAt(address2, length) : void 0;
  return () => {
    text2 ??= decoder.decode(bytes);
    return text2;
  };
}
function copied(memory2, start2, length) {
  if (length > FEW)
    return memory2.slice(start2, start2 + length);
  const numbers2 = new Array(length);
  for (let at = 0; at < length; at++)
    numbers2[at] = memory2[start2 + at];
  return numbers2;
}

// stream/core_batch.js
var LINES = 4294967295;
var PLACE_WORDS = 2;
var COMPLEMENT_WORDS = 3;
var NO_COMPLEMENTS = { places: [], texts: /* @__PURE__ */ new Uint8Array(0) };
function complementsByUnit({ places, texts }) {
  let at = 0;
  return (unit) => {
    while (places[at] < unit)
      at += COMPLEMENT_WORDS;
    return places[at] === unit ? texts.subarray(places[at + 1], places[at + 2]) : void 0;
  };
}
function convertBatch(shape, batch, settings, held, first, keeps) {
  const places = write2(batch, settings, held);
  const { length } = batch.bytes;
  const count = held.places.length / COMPLEMENT_WORDS;
  const address2 = callWhole((core2) => core2.convert_batch(shapeIndex(shape), length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0));
  const reply = new Reply(address2, REPORT_FLAGS);
  const [units, blank, changed] = [reply.next(), reply.next(), reply.next()];
  const output = viewAt(reply.next(), reply.next());
  const complements = viewAt(reply.next(), reply.next());
  const [refused2, tallies] = [reply.next(), reply.next()];
  return {
    units,
    blank,
    changed,
    output,
    complements,
    refused: listOf(refused2, () => readListed(reply)),
    tallies: listOf(tallies, () => readTally(reply))
  };
}
function checkBatch(shape, batch, settings) {
  const places = write2(batch, settings, NO_COMPLEMENTS);
  const { length } = batch.bytes;
  const address2 = callWhole((core2) => core2.check_batch(shapeIndex(shape), length, settings.length, places));
  const reply = new Reply(address2, REPORT_FLAGS);
  const [units, blank, listed] = [reply.next(), reply.next(), reply.next()];
  return { units, blank, listed: listOf(listed, () => readListed(reply)) };
}
function listOf(length, next) {
  return Array.from({ length }, next);
}
function readListed(reply) {
  return { unit: reply.next(), start: reply.next(), end: reply.next() };
}
function readTally(reply) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const topic = topics[note.topic];
  return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) };
}
function write2(batch, settings, held) {
  const { bytes, places } = batch;
  const spans = places?.spans ?? [];
  const numbers2 = new Uint8Array(Uint32Array.from([...spans, ...held.places]).buffer);
  const behind = bytes.length + PADDING;
  const into = room(behind + settings.length + numbers2.length + held.texts.length);
  into.set(bytes);
  into.set(settings, behind);
  into.set(numbers2, behind + settings.length);
  into.set(held.texts, behind + settings.length + numbers2.length);
  return places === void 0 ? LINES : spans.length / PLACE_WORDS;
}

// stream/document_stream.js
function documentStream(workFor) {
  const through = new TransformStream();
  const output = new StreamOutput("the output", through.writable);
  return { readable: through.readable, ...documentSink(workFor(output)) };
}
function documentSink(work) {
  let resolve;
  let reject;
  const summary = new Promise((...both) => {
    ;
    [resolve, reject] = both;
  });
  summary.catch(() => void 0);
  let hasFailed = false;
  const fail = (reason) => {
    if (hasFailed)
      return;
    hasFailed = true;
    for (const one of work.outputs)
      one.abort(reason);
    work.cancel?.(reason);
    reject(reason);
  };
  const guarded = async (run) => {
    try {
      await run();
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const each = async (parts) => {
    for (const part of parts)
      await work.part(part);
    work.summary.bytes = work.framing.offset;
    work.onProgress?.({ bytes: work.summary.bytes, documents: work.summary.documents });
  };
  const writable2 = new WritableStream({
    start(controller) {
      controller.signal?.addEventListener("abort", () => fail(controller.signal.reason));
      for (const { closed } of work.outputs) {
        closed?.catch((reason) => {
          fail(reason);
          controller.error(reason);
        });
      }
    },
    write: (chunk) => guarded(() => each(work.framing.push(bytesOf2(chunk, "an archive")))),
    close: () => guarded(async () => {
      await each(work.framing.end());
      await work.end?.();
      for (const one of work.outputs)
        await one.close();
      resolve(work.summary);
    }),
    abort: fail
  });
  return { writable: writable2, summary };
}

// stream/lines.js
var Lines = class {
  /** The offset of the pending bytes in the archive. */
  offset = 0;
  #most;
  #pending = new Gathered();
  /** How many bytes of a line over the limit have been skipped. */
  #passed = 0;
  constructor(most) {
    this.#most = most;
  }
  *push(chunk) {
    let at = 0;
    while (at < chunk.length) {
      if (this.#passed > 0) {
        const end2 = chunk.indexOf(LF, at);
        const next = end2 < 0 ? chunk.length : end2 + 1;
        yield { kind: "piece", bytes: chunk.subarray(at, next) };
        this.#passed += (end2 < 0 ? next : end2) - at;
        if (end2 < 0)
          return;
        yield this.#long(1);
        at = next;
        continue;
      }
      if (this.#pending.length === 0 && chunk.length - at >= BATCH) {
        const end2 = chunk.lastIndexOf(LF, at + BATCH - 1) + 1;
        if (end2 > at) {
          yield this.#batch(chunk.subarray(at, end2));
          at = end2;
          continue;
        }
      }
      const room2 = Math.max(BATCH - this.#pending.length, BATCH / 4);
      const part = chunk.subarray(at, at + room2);
      const isMore = this.#pending.length >= BATCH;
      const before = this.#pending.length;
      this.#pending.append(part);
      at += part.length;
      if (this.#pending.length < BATCH)
        return;
      const end = isMore ? endBehind(part, before) : this.#pending.bytes().lastIndexOf(LF) + 1;
      if (end > 0) {
        yield this.#batch(this.#pending.bytes(end));
        this.#pending.drop(end);
      } else if (this.#pending.length > this.#most) {
        this.#passed = this.#pending.length;
        yield { kind: "piece", bytes: this.#pending.bytes() };
        this.#pending.drop(this.#passed);
      }
    }
  }
  *end() {
    if (this.#passed > 0)
      yield this.#long(0);
    else if (this.#pending.length > 0)
      yield this.#batch(this.#pending.bytes());
  }
  #batch(bytes) {
    const { offset } = this;
    this.offset += bytes.length;
    return { kind: "batch", bytes, offset, places: void 0 };
  }
  #long(behind) {
    const { offset } = this;
    const length = this.#passed;
    this.offset += length + behind;
    this.#passed = 0;
    return { kind: "long", offset, length, line: void 0, isCut: false };
  }
};
function linesIn(bytes) {
  let count = 0;
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(LF, at);
    at = end < 0 ? bytes.length : end + 1;
    count++;
  }
  return count;
}
function endBehind(part, before) {
  const end = part.lastIndexOf(LF);
  return end < 0 ? 0 : before + end + 1;
}

// message.js
function buildMessage(phrasing, sentence, given) {
  if (given.name !== void 0 || given.number !== 0)
    return build(phrasing, sentence, given);
  const known = cacheOf(phrasing.messages);
  const place = ((Number(phrasing.byLabel) * 256 + given.version) * 256 + sentence) * 256 + given.field;
  const key = ((place * 256 + given.object) * 256 + given.near) * 256 + given.other;
  let message = known.get(key);
  if (message === void 0) {
    message = build(phrasing, sentence, given);
    known.set(key, message);
  }
  return message;
}
function messageOf(phrasing, sentence, given) {
  return buildMessage(phrasing, sentence, given).text;
}
function filled(template, argument2) {
  const text2 = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}
function build({ messages: messages2, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages2, sentence);
  const text2 = filled(byLabel ? withLabels(messages2, template) : template, (name) => {
    const { value, shown } = argument(messages2, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages2, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text: text2, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(messages2) {
  if (lastUsed?.messages === messages2)
    return lastUsed.known;
  const known = caches.get(messages2) ?? /* @__PURE__ */ new Map();
  caches.set(messages2, known);
  lastUsed = { messages: messages2, known };
  return known;
}
function expectedOf(messages2, sentence, given) {
  const right = rights[sentence];
  if (!right)
    return void 0;
  if (typeof right !== "string")
    return right.map((word) => messages2.expected?.[word] ?? word);
  const field = fields[given.field];
  if (right === "types")
    return typesOf(field?.type);
  if (right === "values")
    return allowed(field, right, given);
  return right === "methods" ? methodsOf(messages2, given) : [...versions];
}
function allowed(field, list, { version: version2 }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version2;
  return (field?.[list] ?? []).filter((value) => !isLater(value));
}
function typesOf(type) {
  if (type === void 0)
    return void 0;
  return type === "collection" ? ["array", "object"] : [type === "count" ? "string" : type];
}
function textOf({ sentences, calls, conversions }, sentence) {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(messages2, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages2.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages2.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (value) => {
    const text2 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages2, text2) : text2 };
  };
  const named = (wire, label = labelled(messages2, wire)) => ({
    value: wire,
    shown: byLabel ? inSentence(messages2, label) : quoted(wire)
  });
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(messages2, object?.discriminator));
  const list = (names = [], last) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire).shown), last)
  });
  switch (name) {
    case "field":
    case "name": {
      const wire = nameOf(given.field) ?? given.name;
      const known = field === void 0 ? given.name : labelOf(messages2, given.field);
      if (texts?.called !== void 0)
        return plain(texts.called);
      const isUnnamed = wire === void 0 || byLabel && known === void 0;
      return isUnnamed ? { value: wire, shown: messages2.unnamed } : named(wire, known);
    }
    case "type":
      return plain(messages2.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages2.or);
    case "other":
      return named(field?.other);
    case "discriminator":
      return discriminator();
    case "carried":
      return list(object?.carried, messages2.and);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near]);
    case "list":
    case "header":
      return named(word);
    case "header_why":
      return plain(messages2.calls?.headers[word]);
    case "versions":
      return list(versions, messages2.or);
    case "methods":
      return plain(methodsOf(messages2, given).join(` ${messages2.or} `));
    case "shape":
      return named(endpoint?.shape);
    default: {
      const data = { ...given, ...field, ...texts, ...endpoint };
      return plain(data[name]);
    }
  }
}
var NONE = -1;
function nameOf(field = NONE) {
  return words[fields[field]?.name ?? NONE];
}
function labelOf(messages2, field = NONE) {
  return messages2.fields[field]?.label ?? (messages2.labels[fields[field]?.name ?? NONE] || void 0);
}
function labelled({ labels }, wire = "") {
  return labels[words.indexOf(wire)] || wire;
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages2, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages2, labelled(messages2, name)));
}
function methodsOf({ calls }, given) {
  const listed = calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? [];
  return listed.map(({ endpoint }) => endpoint.split(" ")[0]);
}
function joined(names, last) {
  const end = names.pop() ?? "";
  return names.length === 0 ? end : `${names.join(", ")} ${last} ${end}`;
}
function quoted(name) {
  return `\`${name ?? ""}\``;
}
function escaped(name) {
  return name.includes("~") || name.includes("/") ? name.split("~").join("~0").split("/").join("~1") : name;
}

// postponed.js
var READ = /* @__PURE__ */ Symbol("postponed");
var INSPECT = /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom");
var PRINTED = {
  value() {
    return { ...this };
  }
};
var accessors = /* @__PURE__ */ new Map();
function setProperties(target, names, areFew, make) {
  if (areFew)
    Object.assign(target, make());
  else
    postpone(target, names, make);
}
function postpone(target, names, make) {
  let made;
  const { [READ]: others } = target;
  const value = (name) => {
    if (!names.includes(name))
      return others?.(name);
    made ??= { ...make?.() };
    make = void 0;
    Reflect.defineProperty(target, name, dataProperty(made[name]));
    return made[name];
  };
  for (const name of names)
    Object.defineProperty(target, name, accessorOf(name));
  Object.defineProperty(target, READ, { value, configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function accessorOf(name) {
  const known = accessors.get(name);
  if (known !== void 0)
    return known;
  const accessor = {
    get() {
      return this[READ]?.(name);
    },
    // On an object that inherits from the target, an assignment makes a property of its own.
    set(value) {
      Object.defineProperty(this, name, dataProperty(value));
    },
    enumerable: true,
    configurable: true
  };
  accessors.set(name, accessor);
  return accessor;
}
function dataProperty(value) {
  return { value, enumerable: true, configurable: true, writable: true };
}

// report.js
var NOTHING2 = 255;
var CLEAN = 0;
function reportAt(address2, shape, settings, builtIn = english) {
  const { version: version2 } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version: version2, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  const flags = reply.word(REPORT_FLAGS);
  const report = {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT],
    problems: NONE2,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions: assumptionsFrom(reply, phrasing)
  };
  const areFew = reply.word(REPORT_DETAILS) <= FEW2 && !reply.isLong;
  setProperties(report, ["problems"], areFew, () => ({ problems: readProblems(reply, phrasing) }));
  return report;
}
function phrasingOf({ messages: messages2, names, mask }, builtIn = english) {
  return { messages: messages2 ?? builtIn, byLabel: names === "label", mask };
}
var FEW2 = 8;
var NONE2 = [];
function assumptionsFrom(reply, phrasing) {
  const sentence = reply.word(REPORT_ASSUMPTION);
  if (sentence === ABSENT)
    return [];
  const name = reply.string(reply.word(REPORT_ASSUMPTION + 1));
  return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? void 0 : name })];
}
var NO_ARGUMENTS = {
  field: NOTHING2,
  object: NOTHING2,
  near: NOTHING2,
  other: NOTHING2,
  number: 0,
  version: 0
};
function readProblems(reply, phrasing) {
  const version2 = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT;
  const source2 = { reply, trail: new Trail(reply), phrasing, version: version2, escapedNames: /* @__PURE__ */ new Map() };
  const problems = [];
  for (let left = reply.word(REPORT_DETAILS); left > 0; left--)
    problems.push(readProblem(source2));
  return problems;
}
function readProblem(source2) {
  const { reply, trail, phrasing, version: version2 } = source2;
  const detail = readDetailRecord(reply.numbers, reply.at);
  reply.at += DETAIL_WORDS;
  const number = reply.next();
  const path = trail.to(reply.next(), reply.next());
  const { field, object, near, other } = detail;
  const last = path.at(-1);
  const name = phrasing.mask || typeof last !== "string" ? void 0 : last;
  const given = { field, object, near, other, number, name, version: version2 };
  const { text: text2, meta } = buildMessage(phrasing, detail.message, given);
  const problem = {
    code: codes[detail.code],
    severity: severities[detail.severity],
    basis: bases[detail.basis],
    section: sections[detail.section],
    message: text2,
    pointer: reply.isLong ? "" : trail.pointer(),
    path,
    meta: { ...meta }
  };
  if (reply.isLong) {
    const own2 = path.slice();
    setProperties(problem, ["pointer"], false, () => ({ pointer: pointerOf(own2, source2) }));
  }
  const expected = expectedOf(phrasing.messages, detail.message, given);
  if (expected !== void 0)
    problem.expected = expected;
  if (detail.found !== NOTHING2)
    problem.found = readFound(detail, source2);
  if (detail.help !== NOTHING2)
    problem.help = messageOf(phrasing, detail.help, given);
  if (near !== NOTHING2)
    problem.suggestion = words[near];
  if (detail.has_span)
    problem.span = readSpan(reply);
  if (detail.has_fix)
    problem.fix = readFix(object, source2);
  return problem;
}
function pointerOf(path, { escapedNames }) {
  const once = (name) => {
    const known = escapedNames.get(name) ?? escaped(name);
    escapedNames.set(name, known);
    return known;
  };
  return path.reduce((pointer2, segment) => below(pointer2, segment, once), "");
}
function readFound({ found, character }, { reply, phrasing }) {
  if (found === FOUND_SOURCE)
    return reply.string(reply.next());
  return found === FOUND_CHARACTER ? String.fromCharCode(character) : phrasing.messages.found[found];
}
function readFix(object, { reply, phrasing }) {
  const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.numbers, reply.at);
  reply.at += FIX_WORDS;
  const given = { ...NO_ARGUMENTS, field, object, near, other };
  const fix = {
    title: messageOf(phrasing, title, given),
    applicability: applicabilities[applicability]
  };
  const edits = readEdits(reply);
  if (has_edits)
    fix.edits = edits;
  if (has_header)
    fix.headers = [words[other]];
  return fix;
}
var Trail = class {
  #reply;
  #path = [];
  #pointers = [];
  constructor(reply) {
    this.#reply = reply;
  }
  /** Reads the path that shares `shared` segments with the last one and has `count` more. */
  to(shared, count) {
    while (this.#path.length > shared)
      this.#path.pop();
    while (this.#pointers.length > shared)
      this.#pointers.pop();
    for (let i = 0; i < count; i++)
      this.#path.push(readSegment(this.#reply, this.#reply.next()));
    return this.#path.slice();
  }
  /** Returns the JSON Pointer of the last path. */
  pointer() {
    let pointer2 = this.#pointers.at(-1) ?? "";
    for (let at = this.#pointers.length; at < this.#path.length; at++) {
      pointer2 = below(pointer2, this.#path[at]);
      this.#pointers.push(pointer2);
    }
    return pointer2;
  }
  /** Returns the pointer of the last path without its last segments. Call `pointer` first. */
  above(segments) {
    return this.#pointers.at(-1 - segments) ?? "";
  }
};
function readSegment(reply, step) {
  if (step >= STEP_NAME)
    return reply.string(step - STEP_NAME);
  return step >= STEP_WORD ? words[step - STEP_WORD] : step;
}
function below(pointer2, segment, escapeName = escaped) {
  return `${pointer2}/${typeof segment === "string" ? escapeName(segment) : segment}`;
}
function readSpan(reply) {
  return { start: reply.next(), end: reply.next(), line: reply.next(), column: reply.next() };
}
function readEdits(reply) {
  const edits = [];
  for (let left = reply.next(); left > 0; left--) {
    edits.push({ start: reply.next(), end: reply.next(), text: reply.string(reply.next()) });
  }
  return edits;
}

// conversion.js
var NOTES = ["edits", "changes", "losses", "gaps"];
var FEW_NOTES = 8;
var ENGLISH = /* @__PURE__ */ Object.freeze({ ...english, conversions: englishConversions });
function converted(output, assumptions = []) {
  const lists2 = { edits: [], changes: [], losses: [], gaps: [], complement: null };
  return { ok: true, output, ...lists2, assumptions, problems: [] };
}
function refused(problems) {
  return { conversion: { ok: false, output: void 0, problems }, more: { losses: 0, gaps: 0 } };
}
function readConversion(address2, outputOf2, messages2 = ENGLISH) {
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = { messages: messages2, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return refused(readProblems(reply, phrasing));
  }
  const conversion = converted(outputOf2(reply.next(), reply.next()), assumptions);
  const [complement, complementLength] = [reply.next(), reply.next()];
  const assumed = reply.next();
  assumptions.push(...messages2.conversions.assumptions.filter((_, bit) => assumed >>> bit & 1));
  const count = reply.next();
  const more = { losses: reply.next(), gaps: reply.next() };
  const areFew = count <= FEW_NOTES;
  setProperties(conversion, NOTES, areFew, () => readNotes(reply, count, messages2));
  if (complementLength > 0) {
    const text2 = copiedText(complement, complementLength);
    setProperties(conversion, ["complement"], areFew, () => ({ complement: JSON.parse(text2()) }));
  }
  return { conversion, more };
}
function readNotes(reply, count, messages2) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages2);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages2) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const list = topics[note.topic];
  if (list === "changes") {
    let to = trail.above(note.drops);
    for (let i = 0; i < note.adds; i++)
      to = below(to, readSegment(reply, reply.next()));
    const change = {
      id: changeIds[note.change],
      from: pointer2,
      to,
      section,
      basis: bases[note.basis]
    };
    if (note.has_spans) {
      change.fromSpan = readSpan(reply);
      change.toSpan = readSpan(reply);
    }
    lists2.changes.push(change);
    return;
  }
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages2) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages2 = ENGLISH) {
  const { reason, field, other, version: version2 } = note;
  const of = [reason, field, other, version2, entry, item, messages2];
  if (lastReason?.of.every((part, at) => part === of[at]))
    return lastReason.text;
  const named = (number) => quoted(nameOf(number));
  const why = messages2.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(messages2.conversions.reasons[reason], texts);
  lastReason = { of, text: text2 };
  return text2;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}

// as_value.js
var NOT_PLAIN = /* @__PURE__ */ Symbol("not plain");

// input.js
function formOf(input2) {
  if (typeof input2 === "string")
    return FORM_TEXT;
  if (!ArrayBuffer.isView(input2))
    return FORM_VALUE;
  if (input2 instanceof Uint8Array || tagOf(input2) === "Uint8Array")
    return FORM_BYTES;
  throw new TypeError(`${typeOf(input2)} is not a document: ${WRAP}`);
}
function jsonOf(value, maxDepth) {
  refuseObjects(value, "document", ADVICE);
  try {
    const text2 = JSON.stringify(value);
    return text2 === void 0 ? REFUSED_VALUE : text2;
  } catch (error) {
    if (!isStackOverflow(error))
      return REFUSED_VALUE;
    if (/string length|memory|alloc/.test(error.message))
      return REFUSED_SIZE;
    return passes(() => isDeeperThan(value, maxDepth)) ? REFUSED_DEPTH : REFUSED_VALUE;
  }
}
function queryOf(value) {
  if (typeof value !== "object" || value === null)
    return REFUSED_VALUE;
  const tag = tagOf(value);
  const isNative = tag === "URL" || tag === "URLSearchParams";
  if (!isNative)
    refuseOthers2(value);
  try {
    if (isNative)
      return `${tag === "URL" ? value.search : value}`;
    return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(name, `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function refuseOthers2(value) {
  refuseObjects(value, "query", ADVICE_ON_QUERIES);
  if (passes(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (passes(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function passes(test) {
  try {
    return test();
  } catch {
    return false;
  }
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${percentEncoded(name)}=${percentEncoded(value)}`;
}
function percentEncoded(text2) {
  return text2.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
}
var WRAP = "pass its bytes as a Uint8Array, such as new Uint8Array(buffer)";
var READ2 = "pass what it resolves to, such as await response.text()";
var ADVISED = {
  document: "pass the document as text, bytes or a plain object",
  query: "pass the query as text, URLSearchParams or a plain object"
};
var PLAIN = "pass a plain object, such as Object.fromEntries(map)";
var ADVICE = {
  ArrayBuffer: WRAP,
  SharedArrayBuffer: WRAP,
  Promise: "await it first",
  Response: READ2,
  Request: READ2,
  Blob: READ2,
  File: READ2,
  ReadableStream: READ2,
  Map: PLAIN,
  Headers: PLAIN,
  FormData: PLAIN,
  URLSearchParams: "only the shapes 'product-query' and 'order-query' take it",
  Set: "pass an array, such as [...set]",
  WeakMap: PLAIN,
  WeakSet: PLAIN
};
var NO_DOCUMENTS = ["Date", "RegExp", "Error"];
var PAIRS = "pass new URLSearchParams(\u2026)";
var ADVICE_ON_QUERIES = {
  ...ADVICE,
  Map: PAIRS,
  Set: PAIRS,
  Array: PAIRS,
  Headers: PAIRS,
  FormData: PAIRS
};
function refuseObjects(value, kind, advice) {
  if (!passes(() => isOfAClass(value)))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !passes(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isOfAClass(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== Array.prototype;
}
function isStackOverflow(error) {
  return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
function isDeeperThan(value, depth) {
  let level = /* @__PURE__ */ new Set([value]);
  for (let reached = 0; level.size > 0; reached++) {
    if (reached > depth)
      return true;
    const children = Array.from(level, (parent) => Object.values(parent)).flat();
    level = new Set(children.filter((child) => typeof child === "object" && child !== null));
  }
  return false;
}

// document.js
function prepare(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  return { index, form, source: source2, length: write(source2, settings), settings };
}
function sourceOf(shape, form, input2, { limits: limits3 }) {
  if (form !== FORM_VALUE)
    return input2;
  if (input2 === void 0)
    return REFUSED_NOTHING;
  if (input2 === NOT_PLAIN)
    return REFUSED_OBJECT;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, limits3.depth);
}

// query_output.js
function queryLike(input2, query) {
  const tag = tagOf(input2);
  if (tag === "URLSearchParams")
    return new URLSearchParams(query);
  if (tag !== "URL")
    return void 0;
  const url = new URL(String(input2));
  if (url.search !== query)
    url.search = query;
  return url;
}

// validate.js
function validated(shape, input2, settings) {
  return reportOn(shape, prepare(shape, input2, settings));
}
function isAccepted(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  return !isRefusal(length) && call((core2) => core2.is_valid(index, form, length, settings.bytes.length)) !== 0;
}
function reportOn(shape, { index, form, length, settings }) {
  if (isRefusal(length))
    writeSettings(settings);
  return reportAt(call((core2) => core2.validate(index, form, length, settings.bytes.length)), shape, settings);
}

// convert.js
function convertUnder(shape, input2, settings) {
  if (settings.identity && formOf(input2) !== FORM_VALUE)
    return converted(typeof input2 === "string" ? input2 : new Uint8Array(input2));
  const prepared = prepare(shape, input2, settings);
  if (isRefusal(prepared.length))
    return refusedInput(shape, prepared).conversion;
  const address2 = addressOf(prepared);
  try {
    const output = (start2, length) => outputOf(shape, prepared.form, start2, length, input2);
    return readConversion(address2, output, settings.messages).conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refusedInput(shape, { ...prepared, length: REFUSED_DEPTH }).conversion;
  }
}
var { entries, limits: limits2, messages } = DOCUMENT;
function addressOf({ index, form, length, settings }) {
  return callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
}
function refusedInput(shape, prepared) {
  return refused(reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems);
}
function outputOf(shape, form, start2, length, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text2 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text2);
  return queryLike(input2, text2) ?? Object.fromEntries(new URLSearchParams(text2));
}

// stream/excerpt.js
var decoder3 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function excerptOf(bytes, most) {
  if (bytes.length > most)
    return { length: bytes.length };
  try {
    return { document: decoder3.decode(bytes) };
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
  }
}

// stream/unread.js
var NOTHING3 = /* @__PURE__ */ new Uint8Array(0);
function tooLarge(shape, settings) {
  const index = shapeIndex(shape);
  return reportOn(shape, { index, form: FORM_BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings });
}
function unreadableOf(shape, last, settings) {
  return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING3 : last;
}

// stream/refusal_reasons.js
var RefusalReasons = class {
  #shape;
  #options;
  #settings;
  /** `settings` are the options, encoded. */
  constructor(shape, options, settings) {
    this.#shape = shape;
    this.#options = options;
    this.#settings = settings;
  }
  /** Returns the problems of a document over the limit. */
  ofLong() {
    return tooLarge(this.#shape, settingsOfRefusal(this.#settings)).problems;
  }
  /** Validates instead of converting, because a conversion to the same version reads nothing. */
  ofCut({ bytes }) {
    const settings = settingsOfRefusal(this.#settings);
    const unreadable = unreadableOf(this.#shape, bytes, settings);
    const { problems } = validated(this.#shape, unreadable, withFatalAlone(settings));
    return { ...excerptOf(bytes, this.#settings.limits.bytes), problems };
  }
  /** Yields the rejects of a batch whose first document has the number `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
  *inBatch(batch, refused2, held, first) {
    const complementOfUnit = complementsByUnit(held);
    for (const { unit, start: start2, end } of refused2) {
      const bytes = batch.bytes.subarray(start2, end);
      const line = batch.places?.lines[unit] ?? first + unit;
      const problems = this.#problems(bytes, complementOfUnit(unit));
      const excerpt = excerptOf(bytes, this.#settings.limits.bytes);
      yield { line, offset: batch.offset + start2, ...excerpt, ...lineEndAt(batch, end), problems };
    }
  }
  /** Converts a refused document alone, for the reasons. */
  #problems(bytes, held) {
    const convertWith = (complement) => convertUnder(this.#shape, bytes, encoded2({ ...this.#options, complement: complement && JSON.stringify(complement) }, this.#settings.fill)).problems;
    const problems = convertWith(held && complementOf(held));
    return problems.length > 0 || held === void 0 ? problems : convertWith(INVALID);
  }
};
function lineEndAt({ bytes, places }, end) {
  if (places !== void 0 || bytes[end] === LF)
    return {};
  return { lineEnd: String.fromCharCode(...bytes.subarray(end, end + 2)) };
}

// stream/stream_options.js
var FORMATS = ["ndjson", "json"];
var STREAM = {
  format: optional(oneOf(FORMATS), "ndjson"),
  onProgress: optional(callback)
};
function framingOf(format, most) {
  return format === "json" ? new Elements(most) : new Lines(most);
}
function streamWith(method, kind) {
  return (value, name) => {
    if (typeof value !== "object" || value === null || typeof Reflect.get(value, method) !== "function")
      throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
    if (Reflect.get(value, "locked") === true)
      throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
    return value;
  };
}

// stream/summary.js
var MOST_PATTERNS = 1e3;
var OTHERS = "*";
var Tallies = class {
  #messages;
  #causes = /* @__PURE__ */ new Map();
  #patterns = 0;
  constructor(messages2) {
    this.#messages = messages2;
  }
  add(tallies) {
    for (const { topic, note, count, pattern } of tallies) {
      const { counts } = this.#cause(topic, note);
      const pointer2 = counts.has(pattern) || this.#patterns < MOST_PATTERNS ? pattern : OTHERS;
      const before = counts.get(pointer2);
      if (before === void 0)
        this.#patterns += 1;
      counts.set(pointer2, (before ?? 0) + count);
    }
  }
  #cause(topic, note) {
    const name = `${note.reason} ${note.change} ${note.field}`;
    const known = this.#causes.get(name);
    if (known !== void 0)
      return known;
    const section = sections[note.section];
    const reason = reasonOf(note, "*", "*", this.#messages);
    const cause = { topic, section, reason, counts: /* @__PURE__ */ new Map() };
    this.#causes.set(name, cause);
    return cause;
  }
  /** Returns the losses or gaps, most frequent first. */
  list(topic) {
    const causes = [...this.#causes.values()].filter((cause) => cause.topic === topic);
    const list = causes.flatMap(({ section, reason, counts }) => Array.from(counts, ([pointer2, count]) => ({ pointer: pointer2, section, reason, count })));
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
  }
};

// stream/convert_stream.js
var writable = optional(streamWith("getWriter", "WritableStream"));
var readOptions2 = rangeReaderOf({
  ...CONVERSION,
  ...STREAM,
  rejects: writable,
  complements: writable,
  complement: optional(streamWith("getReader", "ReadableStream"))
});
function convertStream(shape, options) {
  return documentStream((output) => new Conversions(shape, options, output));
}
var Conversions = class {
  framing;
  outputs;
  onProgress;
  summary = {
    bytes: 0,
    documents: 0,
    converted: 0,
    changed: 0,
    rejected: 0,
    losses: [],
    gaps: []
  };
  #shape;
  #settings;
  #reasons;
  #to;
  #held;
  #tallies;
  #isArray;
  /** The versions are the same and there are no complements: every document is copied, whatever it is. */
  #copies;
  /** The number of the next document or line in the input, and in the output. */
  #number;
  #written;
  /** The last line may lack its end. */
  #isOpen = false;
  constructor(shape, options, output, framing) {
    this.#shape = knownShape(shape);
    const { format, onProgress, rejects, complements, complement: held, ...given } = readOptions2(options);
    if (rejects !== void 0 && rejects === complements)
      throw new TypeError("rejects and complements are the same stream: pass a stream for each");
    const { limits: limits3 } = given;
    const some = { ...given, complement: void 0, limits: { ...limits3, findings: Math.max(1, limits3.findings) } };
    this.#settings = encoded2(some, fillFor(shape, some));
    this.#reasons = new RefusalReasons(shape, some, this.#settings);
    this.#tallies = new Tallies(given.messages);
    const most = limits3.bytes;
    this.#isArray = format === "json";
    this.#number = this.#written = this.#isArray ? 0 : 1;
    this.framing = framing ?? framingOf(format, most);
    this.onProgress = onProgress;
    this.#copies = this.#settings.identity && held === void 0;
    this.#held = held && new Complements(held, format, most);
    this.#to = new ConversionOutputs(output, rejects, complements, this.#isArray && !this.#copies);
    this.outputs = this.#to.all;
  }
  async part(part) {
    if (part.kind === "batch")
      return this.#batch(part);
    if (part.kind === "verbatim")
      return this.#to.copy(part.bytes);
    if (part.kind === "piece")
      return this.#copies ? this.#to.copy(part.bytes) : void 0;
    const place = { line: part.line ?? this.#number, offset: part.offset };
    await this.#held?.take(this.#number, 1);
    this.#number++;
    this.summary.documents++;
    if (part.kind === "long") {
      this.#isOpen = true;
      if (this.#copies && !part.isCut)
        return this.#copied();
      return this.#reject(1, [{ ...place, length: part.length, problems: this.#reasons.ofLong() }]);
    }
    await this.#reject(1, [{ ...place, ...this.#reasons.ofCut(part) }], part.bytes);
  }
  /** Counts a document over the limit, whose pieces were copied. */
  #copied() {
    this.summary.converted++;
    this.#written++;
  }
  async #batch(batch) {
    const held = await this.#held?.take(this.#number, batch.places?.lines.length ?? linesIn(batch.bytes)) ?? NO_COMPLEMENTS;
    const { keepsComplements, keepsRejects } = this.#to;
    const converted2 = convertBatch(this.#shape, batch, this.#settings.bytes, held, this.#written, keepsComplements);
    const { units, blank, refused: refused2 } = converted2;
    this.#isOpen = batch.bytes.at(-1) !== LF;
    this.summary.documents += units - blank;
    this.summary.converted += units - blank - refused2.length;
    this.summary.changed += converted2.changed;
    this.#tallies.add(converted2.tallies);
    const written = refused2.length > 0 && !keepsRejects ? [] : this.#to.write(converted2);
    if (refused2.length > 0) {
      const first = batch.bytes.subarray(refused2[0]?.start, refused2[0]?.end);
      written.push(this.#reject(refused2.length, this.#reasons.inBatch(batch, refused2, held, this.#number), first));
    }
    await Promise.all(written);
    this.#number += units;
    this.#written += units - refused2.length;
  }
  #reject(count, rejects, first) {
    this.summary.rejected += count;
    return this.#to.reject(rejects, first);
  }
  async end() {
    if (await this.#isQueryMissing())
      await this.#batch(emptyDocument(this.framing.offset, this.#number));
    await this.#held?.end();
    this.summary.losses = this.#tallies.list("losses");
    this.summary.gaps = this.#tallies.list("gaps");
  }
  /** Returns whether the last query lost all its parameters and had no line end: nothing is left of it. */
  async #isQueryMissing() {
    const hasPlace = isQuery(this.#shape) && !this.#isArray && !this.#isOpen;
    return hasPlace && await this.#held?.isAt(this.#number) === true;
  }
  cancel(reason) {
    this.#held?.cancel(reason);
  }
};
function emptyDocument(offset, line) {
  return { kind: "batch", bytes: new Uint8Array(0), offset, places: { spans: [0, 0], lines: [line] } };
}

// stream/validate_stream.js
var readOptions3 = readerOf({ ...DOCUMENT, ...STREAM });
function validateStream(shape, options = {}) {
  return documentStream((output) => new Validations(shape, options, output));
}
var Validations = class {
  framing;
  outputs;
  onProgress;
  summary = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} };
  #shape;
  #settings;
  #isArray;
  #to;
  /** The line of the next document, if each line is one. */
  #line = 1;
  constructor(shape, options, to) {
    this.#to = to;
    this.outputs = typeof to === "function" ? [] : [to];
    this.#shape = knownShape(shape);
    const { format, onProgress, ...given } = readOptions3(options);
    refuseEntries(shape, given);
    this.#settings = settingsOf(given);
    this.#isArray = format === "json";
    this.framing = framingOf(format, given.limits.bytes);
    this.onProgress = onProgress;
  }
  async part(part) {
    if (part.kind === "batch")
      return this.#batch(part);
    if (part.kind === "verbatim" || part.kind === "piece")
      return;
    const { offset, line = this.#line } = part;
    this.#line++;
    this.summary.documents++;
    if (part.kind === "long") {
      return this.#list([this.#found({ line, offset }, tooLarge(this.#shape, this.#settings), void 0)]);
    }
    const bytes = unreadableOf(this.#shape, part.bytes, this.#settings);
    await this.#list([this.#found({ line, offset }, this.#report(bytes), bytes.length > 0 ? bytes : void 0)]);
  }
  async #batch(batch) {
    const { units, blank, listed } = checkBatch(this.#shape, batch, this.#settings.bytes);
    this.summary.documents += units - blank;
    await this.#list(this.#foundIn(batch, listed));
    this.#line += this.#isArray ? 0 : units;
  }
  /** Yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
  *#foundIn(batch, listed) {
    for (const { unit, start: start2, end } of listed) {
      const line = batch.places?.lines[unit] ?? this.#line + unit;
      const bytes = batch.bytes.subarray(start2, end);
      yield this.#found({ line, offset: batch.offset + start2 }, this.#report(bytes), bytes);
    }
  }
  /** Counts a document with problems. */
  #found(place, { valid, problems }, bytes) {
    const { summary } = this;
    if (!valid)
      summary.invalid++;
    for (const { code } of problems)
      summary.byCode[code] = (own(summary.byCode, code) ?? 0) + 1;
    return { listed: { ...place, valid, problems }, bytes };
  }
  async #list(found) {
    if (typeof this.#to === "function")
      for (const { listed, bytes } of found)
        await this.#to(listed, bytes);
    else
      await writeLines(this.#to, listedOf(found));
    this.summary.valid = this.summary.documents - this.summary.invalid;
  }
  #report(bytes) {
    return validated(this.#shape, bytes, this.#settings);
  }
};
function* listedOf(found) {
  for (const { listed } of found)
    yield listed;
}

// stream.js
var convertStream2 = /* @__PURE__ */ loadedBy(loader, convertStream);
var validateStream2 = /* @__PURE__ */ loadedBy(loader, validateStream);
export {
  ArchiveError,
  convertStream2 as convertStream,
  validateStream2 as validateStream
};
