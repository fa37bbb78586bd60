#!/usr/bin/env node

// command/command.js
var OK = 0;
var REFUSED = 1;
var USAGE = 2;
var IO = 3;
var INTERNAL = 70;
function command(command2) {
  return command2;
}
var done = { file: "", line: "" };

// generated/command.js
var packageVersion = "0.1.0";
var languages = {
  de: async () => (await import("../generated/messages/de.js")).de,
  es: async () => (await import("../generated/messages/es.js")).es,
  fr: async () => (await import("../generated/messages/fr.js")).fr
};

// generated/bytes.js
var text = 'a5>)5Sbaaab6Kbs5RdUUUa5ReUUUUa5RcUUa5RfUUUUUa5RbUa5ReUUUUbU5RcUUbU5RdUUUbU5RgUUUUUUa5RbUbU5RfUUUUUbU5RhUUUUUUUa5RgUUUUUUbU5RiUUUUUUUUa5RfUUUU6da5RiUUUUUU6bUbU5RhUUUUUUUbU5RcUUb6d5RkUUUUUUUUUUa5Rc6dUa5Raa5RabUd3b8DbbdmbbeaaaaaafkmfaabbaccaaabccjdbbddccfcgadlbbhgaacdddeeeeeeeeeecccccecbbccggccaghdjaaaeeeeeeedddeeicabacafhkhhffgfkhhbdaaidafbbndhhghcabkgcadaaabiiifhhiicdbdbbbhaabbfffffoablliaaecabaaajjfbbiGxddccbabbibdgagaadagyhdbaghacbGdigcfddcaiieq]bcjfcghfggarudfdbaygjbUb [[_alh6kbkg5S/5S5}O5Dcal5E5"/5E-5J5?5>Y5E5"a6Jbh5E5}5|V/OYa6KbG5E5}5|V/OY5J5?5>Y5E5"a6Rbn:/Y/5EY5JV/O)5#5}5|a6Tbl/5|:@5}5#5|Y5J5}5 a6Dbi5#)5JV5>+5#:a6FbhO/)/OV/a6:biV5>+5#:5>Y/a6*bGV5>+5#:5>Y/5J5E5>++a8abk8u8#h8Db8t5Hc&Ud6d&a 6xl-(e%a<aIar(rIamIaCb=jdE<e 1f.(k<g.(h aJaa<h!aRa<<h aJar<h!aRai<h3maaaaaaaaaaaaaaaa3laI<h aJaR<h3maaaaaaaaaaaaaaaa3la5x<g 8la.(g 1eSGal<e 8sa.(f<k 1e2kaa<e<jJa6Nf<jeE i<j<j iNz=gdE<f<dIaiJai<f<dHaaRaa<d m.=d<f 8la.=f<g b-(gGall<e 8bf.<a<cx8nb<eIaQf=f<eIa_f=k<eIa8bf=gdE<k<g(dSeE<d <.=g<dIaa<fSGb<dHap=5f<dHax=I<e 8sa.<dFae hA 8la+.(h<dHai(HRa%<h<IRaT<h<5fRa5m<e<HRaCf<e<IRa0f<e<5fRa8sfmbll<jeE<aIam=m<aIax=x a=gdE<e 8sa.<g hA(d 8la+.(k<kFa>?a&<kIaaeE<e 0a.<a<kIae b.(h<rIam<d p+.(f<rIarx5K<kcU a<eIa5w bA"Gaw<fFas hSeE<eIa5==i bmbl al(d?a=<k b?a<<k<iJax<k<dJam h=d<fFar(f a<f 8na|z m+Fa8bXE=fcEcEcEcEcEcEcEcEcEcEcEcEcEcE [Z_a<m<h m+.<h<xNzIai hA b-nhbcdefghal a=dmgl b=dmfl c=dmel d=dmdl a=i b=h e=d e=n b=l<fnkiddddedfgidl a=h b=i f=d b=l<f(nnkhccccdcefhcl g=dl a=h b=l<d=n a=i<fnkfaaaabacdeal<d d#=lmel<n c#=lmdl<h=lmcl<i=lmbl<d gA e#=ll<k<l?a(<k b?a"<k<kIa<Ja#l<j<g b.(gSGallcE<rIam(xIaCb(d p+ a<d j|(dz(h"Ga<x e<dz(f<h.=q<e 8Ff.=y<rFax=] a=jdE<f p.=dcEcU<]<fFay(hSeE<h cSeE h=i<j<fFas h#Gcwlmcl<j=i<fFasl=k a=f<x<i hA(h p+.Fas h#<e 8sa.(l<h 8la+.(mIa<(n [cA"<n pV(o aSOO=h a=g<k hA 8la+<l.(lIa<(s [[[WA [[[xSeE<s [[eA xV<hO=glcEcEcE<o b-nccbal c=f<h<g<sAO bA"Gbl b=fl<e<kJa9f<e<f?a8Rf<e<iJa8Ff<e<g U) bA?a8"f a=fdEcE<y<f(h dY.(fFae(g"Ga<e 8sa.<fIaa hA 8la+.(fFa< bA"Ga<f aJa#<f a?a"<f<g?a5tl b=f<h bA"Gal<mFa5t c#eE<l<nJa#<l c?a"lcE<mIam bSGa<lIam bSGa<lIax=h<e<mIaxJa6ml<e<aIaxJaPl<e<a3aaa3la8}k<e<hJa8"f<e<aIaxJa9f<e<a3aaa3la1f<e 8}k.<e 1f.x8Gb"Ga<e<iJa8"f<e<kJa9f<e<kJa8Rf<e<iJa8Ff a=f a=gdEcUcE<e 8sa.(i<y<f dY.(fIaa hA 8la+.(hFa5t bSGa<hFa> c#Ga<fIae hA 8la+<i.Fa5t"mbl al=f<h<f?a5u b=f<g bA b=g"Galll<d<q#Gb<j b.=j<d=fmalal a=hcE<eIa6Nf(w"Ga<aIa;=5a<aIa<=(<aIap=o a=xdE<rIam(g<x hA(d p+(k.=h<e 8sa.<d 8la+.(qFa"=tcEcEcEcEcEcEcEcEcEcEcEcEcE<qIaK(f<qIaT(d~eE<tGG<rIar(dIar(f"GG<hFay bSGG<hFas hSGG<hFar(h a<h 8na|z m+(hFa6NXE d#GG<rFaxGG<f p+=f<h ^X_a.Faj(h a<h 5q|z v+ 6F6(_a.=j<dIax=d<gFa8Eb<rFa6%c m+Fa8q6SE m+Fa8eXES=hdEcE<d<f.(g x-Iaa(i"Ga<hGa<g r-Iaa(kFaa *SGa<i b-(m<jFapSGa<j<k b.<mxLb"Gdl<f p-(fGalmGl<qFa?=g<qFa5n bA(l"<t c#AGm<e 8sa.<hFas hA 8la+.(hIax=i<hIam=v<hIae=5b<hIaa=5c a<l<g bAzGd<( b?a/<rIam<k.=g<veE<e Ca.<a<ixx<eIa5p=G<eIa5s=ul<e 1f.(h<5a b<oIaI<d.<f<oIaT}(kz(p a<f<d-(j<kz(]<g<rIarx6yb<eIa1f"Gj<e<eIa8FfJa9k<e<eHa1fRa8Fk<eIa8Rf=n<eIa9f=m<eIa8"f=y<veE<e<eIa9kJa[l<e<eHa8FkRa8}k<e<yJa6ml<e<mJaPl<e<nJaLl<e<iJa8"f<e<aIaxJa9f<e<a3aaa3la1f<e 8}k.<hx8GbGdl<e<eIa9kJa[l<e<eHa8FkRa8}k<e<nJaLl<e<mJaPl<e<mJa9f<e<e3aa8}k3la1f<e<yJa8}f<e cJa8"f<e E-<e 1f. c<yx6<b<y d|Ge<eIaE bA"Ge<eIa5u=g c=f<eIa8Rf=d<eIa9f=jdEcE<f=k<e<g(l [Z_a<d<g m+(z.<g<jNzIai hA g#.(fJa8"f<e >.<e 1f.<f<yx6<b<f<yNGa<eIa5x=g<eIa> bAGbll<e<e3aa8}k3la1f<e<eIaPl(<Ja9f<e<yJa8}f c=s<e cJa8"f<eIa8}k==<eIa8Rf=;dE<e K.<e 1f.<s(f<yx6<b<f<yNGf<eIaK bA"Gf<e<eIa5m(d [Z_a<;<d m+.<d<<NzIai hA g#.(sJa8"f a=d a=i a=h<f<m|eE<n<f m+.Iai(h eV(j a<h hA(g f#z=h<j a<g e#z=il a=gcE<="Ga<i<f b.(f}eE<f=jdE<d b.=d [Z_a<n<j b.(j m+.<j<mNzIai eV(j<i|Gall<f<hNGadE<g b.=g [Z_a<n<f m+.<f<mNzIai eV(f<h|Gall<d<g. b#Gal [Z_a<n<k m+.(h<k<mNzIai hA fSGb [Z_a<n<y m+.<m<y~z(dIae=j<dIaa=d 6mZ_a=f a=i e=gmhl<g i-Iaa=d a=hcE<g e-Iaa(i"eE<d=fmbl<d<i.=k<d=f<i=gcEdE<fFaa j-(l t~ a b<lY 6z[[eAz"eE<d<i. b-=d a=ldE<d<l.Faa j-(h t}Gd b<hY 6z[[eA"Gd<g<l b-(l.Gal a=hmdl<f b.=f<g b-(gGal<k=fmbl<g<l.=hl<e<hJa2f<e<fJa8}f<e cJa8"f<e 8}6w_aJa9f<e<mJa8Rf<e<jJa8Ff<e bJa8%f<e 6e6q_aJa1f<e 8}k.<e 1f. ex6~b<a<b<q<x<eIa2k(d<eIa[lx1b<eIa8}k(h"Gl<d<hx7bmll [Z_a<n<y m+.<m<y~zIae=j [Z_a<n<z.<l<mNzIaa=d<e I.<e 8}k.<k<l b-x6<b a=i<k<m|eE<hIai(h eV a<h hA e#z=il<eIaT=z<eIaI=s<k b.=gcUcUcEcEdE<g(h<iNGb [Z_a<n<g b.(f m+.<f<mNzIai eV=g<h<l~Gal<s bAGb [Z_a<n<h m+.<h<mNzIaa=j bmcl b=f a<s bSGcwl [Z_a<n<z b.(d m+.<d<mNzIae=d bl=f al=g a=imfl<e 1f.<] b bx#<eIa8%f=d<eIa1fGd<e<eIa8Ff(hJa8qk<e<dJa0k<]"(dGh<dGf<h<p<]2kaamfl<oIaI=g<e 1f. a<f<d-(j<f<oIaT}(iz(h b bx#<eIa8%f=f<eIa1f b#Gb<e<eIa8Ff(kJa8qk<e<fJa0k<h"(lGh<lGe<k b<d<g.<iz<h2kaamel a=f b=imcl<eIa8Ffal<eIa8FfalcE<veE [Z_a<n<y m+.<m<y~z(dIae=j<dIaa=d<G=g<u=fmbl<iGcl [Z_a<n m.<m b~zIaa=h<e<gJa8Rf<e<fJa8Ff<e b<p<j<h-(f.<f<]}zJa9f<e a<d<h-(d<d<]}(dzJa8%f<e b<p<dzJa1f<e<]<f-(d a<d<]~zJa8"f<e 0k.<e 1f. dx6~b<eIa8sk(j"Gcl<t"eE<a<b<q<x<eIa8qk(d<jx1b<eIa0k(h"Ge<d<hx7bmel<qIaa bSeE<a o<b<5b<t cSz<b<5cz(d<d<xx8rbmcl<a o<qIae(d<d<xx8rbmbl<e![[[[xRa0kl<eIa0k=fl<f"Ga<eIa8qk<fx7bl<x b.(x<wSGal<eIa6Nf(h"eE a=hmbl b=g a=fdE<f 1e#Gb<e 8sa.<f.=d<g<h#=i<g b.=g<f 8la.=f<dIar<dFa5t aSO bA(d b c<dz<iz(d c#Gal<d"Ga<rIam(fIaCb(d a<d j|(gz(i p+=d<f e<gz(G=fdE<d(geE<d p-=d<fIaa<f p.=f cSGbll<i p+=d a=fcEdEcE<f 1e#Ga<d"Ga<e 8sa.<f.=icE<g"eE<iIaa"Gb b=j<iFa5t bSGbmel b=j<iFa5t c#Gd<GIaa cSGa<iIaaGdl<G p.=G<f 8la.=f<d p-=d<h b-(hGbll a=jl<aIa<(d<j<dFa/O?a/<aIa;(oFa6Kb b#eE<ax6#bl<o aJa6Nb<oHa6!b=5f<o![[[[_aRa6!b<e aJaCk<e<5fRa_k<a<bx5f=ucU<aFa%(5a"eE [Z_a<aIam<b m+.<b<aIaxNzIae(d<d aS-mbl<aIai(d a<d<aIae~zl=vcE<oIa8wb(("eE a=j<o aJaQb<eIa6Nf=p a=s<u(h=y<h=xmbl<5f!<P6*=5b [Z_a<aIam(5c<oIa8sb(nIaa(d m+.<d<aIax(wNzIaa=i<o aJaQb b<aIaa<aIai(z<aIae(d}z=<<eIa6Nf(p b-=]<o Cb.==<o 8bb.=;<n<( cY.=&<z b-<d|=5d a=j a=t<u(k=x<i=y a=sdE<t b.=t [Z_a<5c<nIaa(q m+.(f m.<q b.<wNzIae(h=d [Z_a<f<q<wNzIaa(m=l a=gcEcE<p"Ga<]=d a=G a=fdE<f 1e#eE<h=d a=gmclcUcE<e 8sa.<f.(gFa5t"Ga<gIaa"Ga b<gIae<q#Gbwl<G b.=G al=g<f 8la.=f c<g-<g<dz=g<d b-=d<g c#Gal<h=d<g"Ga c=g<q=l<e 8sa.<G(d hA 8la+.(GFa5t bSGacE<jGa<oIa8wb<t~eE<u=k<i=mmbl [Z_a<5c<oIa8sb<t cY.Iaa(d m+.<d<wNzIaa=f a=mcE<5d"Ga U=g<<Faa=kdE<g(d 8D6w_a.Faa<k#(l"eE<d b.=g<dGbll<f<zNGa<5a"Ga<lGa<f<<.Faa 5]SGa<oIa0b(x<oIaCb#eE<=x5Rl<oIa8lb<x. 5]?aa b=s<o<x b.(yJa0b b=ml<f<m.=m<h=kl<oIaQb(d<oIa8bb#eE<;x5Fl<oIa_b<d cY.<h<m<h<m}zJaa<G<mJaE<G<kJa5x<o<d b.JaQbmbl<eIa_k<j#eE<e _k.x5H<eIaQk=5bl<5b<j p+.(f<dJar<f<lJax<f<gJam<f<m<y<jzJai<f<k<x<jzJae<f a<s<jzJaa<e<j b.(jJaCkl<h=k<n e.(n<&SGall a=g<o aJa8"b<oHa8Rb=5f<o![[[[[bRa8Rb<e<yJa9k<e<xJa8Rk<e<sJa8Fk<e aJa8sk<e<5fRa0k<o 8Rb.=t<5f!<P6*=G a=ndE<p<g<g<p|z=fcEdE<f<g(d#Gb<d b.=g<e 8sa.<d hA 8la+.(iIar bSGal<i5Ga5m=5f<eIa0k<n#eE<e 0k. bxE<eIa8qk=Gl<G<n eY.(f<dJai<f<5fRaa<e<n b.(nJa8skmbll<eIa8qk(p<n<o 8}b.x8!bwcE<n"eE<eIaQk=g<j=lmbl 5e T<5az=q<aIai(f<aIae}(g<f c|O=5a b<aIaa(5b<gz=5c<o Cb.=z<p<n eY.=d<aIap=w<v a<f<gz}=<<j=l<h=idE<e 8sa.<d i-Iaa hA 8la+.(hIa5m(f<d x-(G<p- eV(k-(d a<d<f~z=g a=mcU b<hIaI(d<hIa%(f|Gaw b<d<wIaT}Gaw<d<f-=m<wIaI<f.l=d<g<j}=]<hIa;<hIap=;<hIar=&cEcE<(Ga<k b.<nSGa a=s a=f<m a<v<i-<<<i<v}O(hz~eE a<m<d b<i<5c.<hz<mxLbz=fl<e aJa8Fk<e<iJa8Rk<e<f<i.(hJa9k<h=ymbl<i=h<x=il<j<g<]z=]cE<m"eE<e<q?a1f<]"=k b=g<e 1f.=mmbl<d a<d<m b-(g.Faa(x 5]#(fz=kcEcE<x 5]SGa<]Ga<5aeE<e<q?a1fmcl<d=k<5b*aa 8e8:aSGa b=y<e bJa9k<e![[[[xRa8Fk<e<q?a1f a=s b=i a=umbl<e<q?a1f<g<m<fz=g<k<d<fz=dl<]"=k<g h~eE<e 1f.=m<g"eE b=gmcl a=fdE<q<d<f.Faa#eE<d=mmdl<g<f b.(fSGal b=gmbl<e <.<q<d<gx8ub<g b<eIa< b#(fz=g<d<e 1f.<fz=ml<i=x<oIa0b=f<m<g<zxk<oIa0b=g b=dcE<k"eE<f=m<g=kmbl<s=d<x=m<y=k<l"Ga<eIaQk(i<gJai<i<fJae<i bJaal<eIa_k<l#eE<e _k.x5Hl a<& bA(fz=i<; a<fz==<eIaQk(g<l<]<l<]|z(; p+.=fcE<l<]~Ga<l<;- p+(]"Ga<f p.<f<]2kaal<f<iJar<f<=Jax<f bJam<f<kJai<f<mJae<f<dJaa<e<l b.(lJaCk<h=i<G(d<pSGall<tx5o<t<eIa8skJai<t<eHa0kRaa<e<uJa1k<e<oIa0bJa8%k<l"eE<a<e 1k.<e 8Fk.<e 8sa.x5~l<o 6!b.=i<e aJaLg<e<g<l p+.(kJa6>g<e 8Rf.=j b=fdE<f<l c#O=fcEcEdEcE<f bA"eE<j<l m+.(fIaa(d dSGbl<g<k#Gc<e<g p.(dJa6Kg<gIaa(f d#Gc<e<fJa8Rf<e<gHaeRa9f<e<gHamRa8}f<e<gIarJa[g a=l<d=g a=fmbll<e<dJa8}k<e<fHae(5fRa2k<l b.=l<dGb<eIa1k<5f6*SGb<oIa0b<eIa8%kSGb<e<5f!<P5qa1k a=fmcl<e<vJa8Ff<e<hJa8%f a=h<e aJa1f<a<e 1k.<e 1f.<e 8sa.x5~<ix5q<i<eIaCkJai<i<eHa_kRaa<eIa6Nf(d"Gc a=fdE<e 8sa.<f hA 8la+.(hIaaeE<a<hIae b.<fx*l<d<f b.(fSGal<eIa6Nf=hmcl<a<e 1k.<e 8}k.<e 8sa.x5~ a=fmalal<rIam(GFa8Eb=fcEcE<h"eE<aFa%Gb T=ymcl<aFa%=u<aIam=s<aIax=q<f a<f o|z 5x+*a8x^E=m a=fdE<e 8sa.<f hA(k 8la+.(dFa"=ycE<dIaa"Ga<dIae=GcEcEcEcE<dFa5t bSeE<y bSGf<rIam(dFa8Rb"Gb<d<k p+.(iFar=d<rFax=g<iFay b-ncdecl<dFa> c#eE<a n<G<G<fx8rbmfl a=x<e 8sa.<rIam<k p+.(jFas(n hA 8la+.(gFa( b#eE<gFa> cS=xl<dIax=i<dIam=l<dFa5u"eE<rFax=d G=gcEcEcEcEcEcE<jFay b-ncbdal<d bAGc<n hSGb<a y<G<G<fx8rbmkl<d"Gb<n hSGa<a x<G<G<fx8rbmjl<l<xO bSGc<lGb l=gl<a<g<G<G<fx8rbmhl<e<iJa8}f<e<aIaxJa9f<e<a3aaa3la1f<e<G b.(dJa8"f<e x.<e 1f.<d<ix6<bcE<d<iNGa<eIax bA"Ga<eIar=g<eIa8Rf=j<eIa9f=xdE<e<g [Z_a<j<g m+.<g<xNzIai hA g#.(lJa8"f<e i.<e 1f.<l<ix6<b<g=G<i<l~Gb<eIam=g<eIai bAGall<a l<G<G<fx8rb<a<d<i<fx6=bmgl<a<jFa]<G<G<fx8rbmfl<a b<G<gIaaeU<gIaef<Gl<fx8rb<l"Ge<a<G b.<i<fx6=bmelal<g bAGbmcl<g bAGbl<d a<d 8na|z=d [Z_a<s<G b.(g m+.<g<qNz(gIae=l<gIaa=xcE<u bAeE<e 1f.<a<gxy a=g<l<x}eEdEcE<e p.<e 1f.x8Hb<eFap(g"Ga<eFav K- 4bA k|Gbll<g b)=gl<d 5G- 4bA 8:b|Gc<g"Gbmcl<rFa6%c m+Fa8u6SE<d m+ ^X_a.(dFad aSA=i h=jcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<gIai hA b-nhabgcdefil b=jmel c=jmdl e=jmcl f=jmbl g=jl<iGk<dFai=gmbl<iGj d=j<dFai(g b#Gcl<g 4bAnkiccccdcegfcl<i<dFai"OGh<dFae"Ggmhl<dFaeGg<l<x- c~Gfmgl<j dSGemfl<j cSGdmel<j eSGcmdl<j gA eSGbmcl<j f#Gbl<a e<G<G<fx8rbl a=G<rIam(dFa8Eb(g a<g o|z 5x+Fa3^E=gcE<d<k p+.(iFas(k h#Ga<e 8sa.<k hA(k 8la+.IaaGa<m<d<k p+.Far<g- oAV=Gl<iFay(l c#<y aSO=k<rFax=dcEcEcEcEcE<l b-nccabl<k<GO bA"Gcmdl<d b)=dl<d<kO<GO bAGbl<m<iFar<g- oAV bA"Ga<a d<b<b<fx8rbl<f b.(f<hSGal<rIam=G<u bA"eE T=ymcl<GFa8Eb=fl 5e=y<f a<f 4bA o|z(b h- 4bA 8:b|Ga<GIaCb(d a<d j|(dz(h"Ga<b 4bA 5x+(bFa8D^E<G e<dz(j y.=f a=g<bFa3^E(u<bFa8N^E. 4bA=b<rFax(m bA=i<h p+(d=lcEdEcE<fFad<bSGacEcEcE<fFaa b-ncacbl<i"Gbmcl<i"Gbl<e 8sa.<g hA 8la+.(bIaa=l<bIae=imcl<f p.=f<g b.=g<l p-(lGal a=ll<j y.=f a=g<u. 4bA=h<m bA=bdEcE<fFad<hSGacEcEcE<fFaa b-ncacbl<b"Gbmcl<b"Gbl<l<e 8sa.<g hA 8la+.(bIaaA bSGc<aIa<<bIae=b<e [8:d5oa8Rf<e g?a8?f<e!aRa1f<e<b<i<b<i}zJa8Ff<e 1f.xQb<rIam=Gmcl<f p.=f<g b.=g<d p-(dGall a=lcE<GIaCb(b p+ a<b j|(bz(d"Ga<d p-=g<G e<bz s.=f<rFax=xdEcEcU<x<f f-Faa(bSeE<b cSeE<l=j h<fFaa h#Gcwlmcl<fFaa=j<l hAl=b<e 8sa.(d<b 8la+.(hFa5s=k<rIam<b p+.Fas=b<j hA 8la+<d.(jFaS=u<jFa"=dcEcEcEcEcEcEcEcE<hFa"(m b#eE a=icE<d b-ndjacal a=dmil<d b-ndfdbcl a=d<b h#Gg<u bA"Gg<k bAGgmdl a=d<b h#Gd<u bAGcmdl a=dmcl a=d<m dSeE a=imel a=i<k bA"Gdmcl c=dl<m d#Ga a=imbl c=il<h<i?a}<j<d?a}l<g"Gb<g p-=g<f p.=f<l b.=lmalal a=f<aIa; aJa0b<eIa6Nf=ncEdE<f<n#Gb<a<e 8sa.<fx)<f b.=f"Gal<aIa<(h<hIa5R b.Ja5R<hFa: bSGa<hIaD=b<h aJaD<hHa5==5f<h![[[[xRa5=<e<bJa9k<e<5fRa8Fk b<aIaa<aIai(d<aIae}(fz=m a<d<fz=j<aIax=G<aIam=s<b=f a=idE<a<e 8sa.<ix)eE<eIa8Fk<f#eE<e 8Fk.x5Rl<eIa8Rk<f. (?aa<e<f b.Ja9k<i hA(f p+(o<rIam.Far(d a<d 8na|z m+Fa8cXE(d a<d 5q|z v+(d 6F6(_a.<dFa8d6(E<e 8Fk.(dxk<e 8sa.<f 8la+.(kFa} cY(fIa8}8aE<fIa8R8aE<dxkcEcEcEcEcEcE<kIaa(f"Ga<kFa5t bSGa 6*6]_a f<dxk<k5Gai<dx8Rb<eIa9k(f<eIa8Fk#eE<dx5Rl<eIa8Rk<f. T?aa<e<f b.Ja9k<kIaE(f<kIa5x(d#Gc<d<f}<f<j}O(gGc b<d<m.<gz=g<f<d-=f<a ax5f<d#Gb<f bSGb<gFaa<ySGbmcl<a<e 8sa.<ixYeE _6]_a h<e 8Fk.xk<f"Gemdl<eIa9k=fmel 6>6]_a g<e 8Fk.(dxk<e<fJa8%f<e<gJa1f<e 1f. b<dxi<eIa9k(f<eIa8Fk#eE<dx5Rl<eIa8Rk<f. T?aa<e<f b.Ja9kl<kFa5ueE 6#6]_a n<e 8Fk.xkl _6]_a h<e 8Fk.xkl [Z_a<s<kIae(f m+.(g<f<GNz(dIae=x<dIaa=d [Z_a<g m.<f b.<GNz(fIae(u=t<fIaa(f=l<kIam b#eE [Z_a<s<kIax(g m+.<g<GNz(gIae=t<gIaa=ll<e<uJa6ml<e<tJaPl<e<lJaLl<e<fJa[l<e<xJa2k<e<dJa8}k a=fdE<e 1f.<f.(] a<e 8}k.<f.(qIae(g<qIaa(q-<g<q|<g<j}O(gzJae<] b<m<q.<gzJaa<f i.(f pSGal<eIa8"f=q<eIa9f=]<eIa8Rf=v<eIa8Ff=p a=f<e 8sa.<rIam<o.Fas hA 8la+.(oIam b#eE<e<a<oIaxxx<eIae=g<eIaa=fl<e 1f.cUcEcE<kFa5u"eE<d<m.=f<kFa5t cSGb<e<qJaLg<e<]Ja[g<e cJa2f<e 8q6q_aJa8}f<e<vJa8"f<e<pJa9f<e [6q_aJa8Ff<e a<x<d-<j<x|<d<x}O(dzJa8%f<e bJa8Rf<e b<f<dzJa1f fmdlcE<f"Ga<g a<t<l-<j<t|<l<t}O(kzSGa<f b<l<m.<kz<gxLb"Gcl<e a<u<d-<j<u|<d<u}O(fzJa8%f<e b<d<m.<fzJa1f bmcl<e a<u<d-<j<u|<d<u}O(dzJa8%f<e b<f<dzJa1f bmbl<e<qJa8"f<e<]Ja9f<e cJa8Rf<e 8q6q_aJa8Ff<e a<l<d-<j<l|<d<l}O(fzJa8%f<e b<d<m.<fzJa1f dl<e 8Fk.xil<eIa9k(d<eIa8Fk#eE<e 8Fk.x5Rl<eIa8Rk<d. T?aa<e<d b.(fJa9kl<eIa8FkcE<f"eE a=fmbl<e<f b-(fJa9kl<f#eE<e 8Fk.x5Rl<eIa8Rk<f. 3a?aa<e<f b.(dJa9k<eIa8Fk<d#eE<e 8Fk.x5Rl<eIa8Rk<d. T?aa<e<f c.(fJa9kl<i b.(i<nSGalcE<f"eE a=dmbl<e<f b-(dJa9kl<hIa5w(f<hIa5s(g#eE&a x-(a%a<a i.<h Ca.<g b e %x5?<aIai 6e[[[WSeE<aIamal<a x.%al<hIa5p<f %+.(a<cHaxRax<a<c3aaa3laa<a a?a<<a<dJa;<a<bJap<h<f b.Ja5w<e<eIa9kJa8Ff<e<eHa8FkRa1f<hIa5=(aeE<hIa5I<ax7bl<h<eIa8FfJaD<h<eHa1fRa5=l<e 6xl.%al8e>d5dUc6db6a&a 6xc-(f%a 6HQ_a aJaa 6;Q_a e?aa 6pQ_a aJaa 6mQ_a aJaa [Q_a aJaa 8"M_a aJaa 0M_aIaa 6e[xNeE 0M_ax5y 0M_a![[[[_aRaal 8FM_a q?aa 8sM_a aJaa 6;{_a aJaa 6x{_a aJaa L{_a aJaa 8}__a aJaa<aIam=mcEcEcEcEcE<deE 6K{_aIaa=i 6K{_a aJaa ,{_aHaa=5g ,{_a![[[[xRaa<f<iJaK<f<5gRaI Q{_aIaa=i Q{_a q?aa 6>{_a3aaa=T ^{_a aJaa 6>{_a![[[[_aRaa<f<iJa5I<f 8b{_aHaaRa5w<f<T3laE<f 6Kb.(k<d<e<f I.x8ib<f 1a.(d<f E-<k a<fIa6!b mx6 b<f C{_aJaW<f 9__aJaY<f<aJa6b<aFax=i<f hJa6Hb<f 6y6q_aJa,b<f jJa6;b<f P6q_aJa6pb<f Z6q_aJa6xb<f eJa6mb<f 6f6q_aJaPb<f fJaLb<f 6z6y_aJa[b<f cJa6rb<k<d a<f [b. fx6;bcEcE<fIa6Kb(n cSeE b=g<fIa8lb=o<fIaCb=x<fIaQb=p<fIa_b=z<fIa8bb=h<fIa6Nb=j<fIa^b=k<fIa6!b=e<fIa6>b=d<ax8Eb=y<n bAGbl f=gmbl<f 1a.<d<i m+(dIa8l6SE<dIa06SEx5d"Ga<e bSeE f=gmbl<f 1a.<k 6y6y_a 6i6y_a<mFa z kx5d"Ga<j bSeE f=gmbl<f 1a.(d<h 6y6y_a 6i6y_a<mFaEz kx5d"GacE<z b#eE<y"Gc<d<p<mIae<mIaix5d"Gcmbl<yGbl f=g<x bSGa e f<f 1a.<ox8=bz=gl<f<fHaERa6Kb<f<f3aa5s3la6!b<f<fIa5IJa_b<fFa5I=h ,{_aIaa(GeE 6H{_aIaa<Gx7bl 6K{_a<fIaKJaa ,{_a<fHaIRaa 6>{_ax5y Q{_a<fIa_bJaa 8b{_a<fHa6NbRaa 6>{_a<f3aa6Kb3laa a=e<g a<h 4bA q#z a<g fSz(u eSGblcE<mFaE<mFa SeE<cIae(e<cIaa(g- [B6|8?b<mIa5m(d<d [B6|8?bNz~Gb a=e c=b d=g m=h g=cmel<bIaa=d 6;__a a<cIam(a<cIai(e-<a<e|<a<bIae}O(bz(ix5] 6H__aIaa=ccE<i"(aGa<aGa ,__aIaa<c. b<d<e.<bz<i2kaal 6H__a<c<i.Jaamfl 8FM_aIaa=d 8FM_a q?aa 0M_a3aaa=T 1M_aHaa=5g 8sM_a aJaa 0M_a![[[[_aRaa<f<dJaW<f<5gRa@<f<T3la5RcE<aFax(q hNeE<f 6Kb.<f 1a.<bx6!bmbl<f 6Kb.<f 1a.<b<g<e<mIa>x6 bl<fFaW(u qSeE<fIaY=i<fIa@=G<fIa+=e a=b g=h a=gcEcE<u G- a<u G}z b-neaaabel b=gmdl c=b m=h e=gmcl<f<bHaa(5gRaI<f<fIa5"(5bJa><f<fIa:(5cJa5m<f<bIai(bJaK<q dS<q fSA=z b<5g6*(&<b<fIaT(%}(ez=5d a<b<ez=5e<q g}=5f<q m+ 8l6S_a.=<<aIae(p<aIai(= 6Hc+.=I<f E- bO=(<cIam=]<cIai=v<p=ndEcEcEcEcEcEcEcE<n<ISeE<nIa>Gg 8l__a aJaa ___a aJaa ^__a<vJaa 6!__a aJaa 8>__a a?aa 8%__a!aRaa 8s__a aJaa<nIam=r<nFax=o<f E-<f I.<q<mx5h<fFa5( dSeE 6pQ_aIaa(c 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<c p+.(b<fHa5wRax<b<f3aaE3laa 6pQ_a<c b.Jaamgl 6;Q_a<fFaE(c?aa ,Q_a<fIa5u(jJaa 6<Q_a<(*aa5oaa 6(Q_a<(Fac?aa b=k b=bcEcEcE<c b-neabbbcl<j b.=jmbl a=k<z=bl<f<fIa>Ja6xb<f<f3aaI3la[b<f<b?a6Tb<f<5f?a6Hb<f<nJa6rb<f P__aJa,b<f C{_aJa6;b<f 9__aJa6pb 6!M_a aJaa 8}__aIaa eY=d 8"__aIaa x-=cdE<d"Gf<d x-=d<c(e x.=c<eFa;Gal<eIar=s<eIap=c<eIax=h<f 6Kb. 9__a 8sa2kaa Q{_a q?aa 6!{_a!eRaa 6K{_a!aRaa ,{_a![[[[xRaa 6p{_a!bRaa 6x{_a!aRaa P{_a![[[[_aRaa [{_a!eRaa 8}__a!aRaa 9__a![[[[_aRaa<bGbmdl<=Gb<f 6Kb.<f I.<q<mx5h<fFa8cb(a d#(g"eE<f<fHa6|bRa6Gb<f<f3aa6Kb3la[b<f*a8db=el 6xQ_a<a dSx5r 6pQ_aIaa=b 6pQ_a<geU<bf 6rQ_aIaa<b p+.(g<fHa6GbRaG<g<f3aa[b3laa<g<e5oas<g<a?au<b b.lJaa 6;__a a<]<v-<]<v|<]<%}O(ez(cx5] 6H__aIaa=bcE<c"(aGa<aGa ,__aIaa<b. b<v<&.<ez<c2kaal 6H__a<b<c.Jaambl<f [b.<k<j<h<s<c<f 6Kb.x6EbmblcE [Q_aIaa(h c|Ga 2M_aIaa(c p.=d<h eY x-=g<cIai=edE<e<dIaa(e~eE<d x.=d<g x-(gGbmcll a=e 8bM_a aJaa ^M_a<hxE 6NM_aIaa(b 8bM_aIaa(a eY.=ddE<d<eJai<d<c5GaiRaa<d x.=d<c x.=c<h<e b.(eSGal 8bM_a<a<e.(aJaa<b<a _M_ax8!bw a=h ___a aJaa 6NM_aIaa(d 8bM_aIaa eY.=c 6N__a=GdE [Q_aIaa=bcEdE<c<d#Gb<d(a x.=d<aIai(a<bNGal 2M_aIaa<a eY.(eFan(b r#Ga<eFao=a<f<eHagRa6Eb<f<eHaaRa6Kb 6N__aIaa<h#eE 6N__a<h b e xx5*l ___a<h b.(iJaa 8b__aIaa<h eY.(e<fHa6KbRaa<e<fHa6EbRag<e<a?ao<e<b?an<i=hmbll a=ddE<d P__a.(a 9d.(eIaa=g<a<aIaKJa9d<a<gJaK<d e.(d mSGall 6mQ_aIaaeE LQ_a cx5] 6mQ_aIaa(a PQ_aIaa. 38Nb5oaa 6mQ_a<a c.Jaal<mFa!"Ge [Q_aIaa(b"Ge n x<mFaE<mFa |z=a<b eY=e 2M_aIaa=ddE<dFan(c iNeE G=i t=bcEcEcEcE<c o-nfcbbaabl<<Faj=h 6pQ_aIaa(g 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<g p+.(c3maaaaaaaaaaaaaaaa3laa<c 6lg5oaxmcl m=i<a=bl a=h<dFam(c<=|eE<f 6Kb.<q<d<p<c 6Hc+.(cIam<cFaxx8<b<fFaXb=hl [Z_a<5c<dIai(G m+.<G<5bNz(cIae=k<cIaa=j 6pQ_aIaa(g 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<g p+.(c<i?ax<c<jJam<c<GJai<c<kJae<c<jJaal<c [e5oar<c<b?a]<c<h?aq 6pQ_a<g b.Jaal<d x.=d<e x-(eGalmelcE<h<sNeE<fIa8bb=g<fIa6Nb=embl<fIa6rb=x<fIa,b=y<fIa6Nb=e<fIa8bb=gdEcE<g<h~Ga<e<h T+.(cIai=i<cIaa bAeE<cIa%=G<cIa<=t<cIa;=d<f <.<f [b.(b<cIae<xFa6%c m+Fa8q6SE m+Fa8eXEx/<fIa< bAeE<b b<fIa%<d<t<G<f 6Kb.x6Ebl<d<tNGb<e<d T+.=cdEcE<d<gNGa<cIaaGa<cIai=G<f [8:d5oa6mc<f ]?a6nc<f aJaPc<f<GJaLc<f<iJa[c<y<f [c.xQbl<c T.=c<t<d b.(dSGalmbl<f [8:d5oa6mc<f q?a6nc<f!aRaLc<f<iJa[c<y<f [c.xQbl<h b.(h<sSGallcE<geE<e<g T+.=c a=gdE<eIaa=b<e aJaa<e5Gae=5g 6KM_a<bxE 6!M_aIaa=d<b b#eE 6>M_aIaa<d eY.(b<gJai<b<5gRaa<d b.=dl 6!M_a<dJaa<g b.=g<e T.(e<cSGalmbl 6!M_aIaa=dl 6>M_aIaa<d _M_ax8!bw 9__aIaa(beE 8"__aIaa<b eYx7bl 2__aIaa(beE [{_aIaa<b T+x7bl P{_aIaa(beE 6m{_aIaa<b fYx7bl 6r{_aIaa(beE 6p{_aIaa<bx7bl ,{_aIaa(beE 6H{_aIaa<bx7bl 6>{_ax5y 9__a<f 6Kb. 8sa2kaalcE<keE<j<fIa6xb(gNGb<j b.(d<fIa6mb(e<j m+.Iai(b eV a<b hA f#z(hNGb<fIa,bIaI=i a=cdE [Z_a<e<d m+.<d<gNzIai<f [b.<d<cx6%b<c b.=c eV(d<h|Gal<fIa,bIaI<i~Gb<f<fIa6xbJa6Nb<f<f3aa[b3la6Kb<f<jJa_b<f aJa8bb<f p.<f 6Kb. a<jx6<b<j"Gb<fIap bA"Gb<fIa;=d a=e<fIa^b=g<fIa6Nb=cdE<f<d [Z_a<g<d m+.<c<d~zIai hA g#.(bJa8bb<f [b.<ex5!<f x.<f 6Kb.<b<jx6<b<b<jNGc<fIar=d<b=e<fIax bAGalmbl<fFa6Tb"Ga<f [b. a ax6%bl<fIa,b=dcE<rFa8mb(b r#Ga<o bA"Ga<f [8:d5oa^b<f<b?a6}b<f aJa6!b<f!aRa6Kb<d<f 6Kb.xQb<fIa,b=dlcE<dIa5w"GacE 6mQ_aIaa(beE LQ_aIaa<b#eE LQ_ax5Rl PQ_aIaa<b. T?aa 6mQ_a<b b.Jaambl<mFaE=c<mFa =b<f kJa8wb<f 6y6y_a 6i6y_a<bzJa8sb<f gJa8qb<f 8>6]_aJa0b<f kJa8lb<f 6y6y_a 6i6y_a<czJaCb<f iJaQb<f 8I6]_aJa_b<f<<HaaRa6Nb<f jJa^b<f 8w6]_aJa6!b a=ddE<f 6Kb.<d.(cIai(beE<cHax=5g<b<cIam LQ_axk<f<5gRa[c<f [c. b LQ_axi<d x.(d KSGbll<ax8EbeE 8!6]_a G LQ_axk<f<mHaeRa6Kb<f 6Kb. b LQ_axil [6r_a m LQ_axkl b=d a=c b=e a=g<rFa8>b b#eE<rFar(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+(b 6F6(_a.=e<bFa8d6(E=g {Z_a=d b=cl<f<gJa8bb<f<eJa6Nb<f<cJa^b<f<dJa6!b<f<rHa_bRa6Kb<f 6Kb. d LQ_axi 6mQ_aIaa(b LQ_aIaa#eE LQ_ax5Rl PQ_aIaa<b. ??aa 6mQ_a<b b.Jaa<fIa,b(lIa5p=x<lIa5s=H<l![[[[_aRa5s<lIa5==r<lIa5w=o<l!aRa5w<lIa5I=;<lIaD=5a<l!bRa5I<f [b.<k<j e a b ax6?b<fIa6;b=w<oeE<o %+=c<x <.=d<w I.=bdE<d<b<d x-IaaxN?aa<d %.=d<c %-(cGall 8i6]_a j LQ_axk<w5GaK LQ_ax8Rb 06]_a m LQ_axk<w I.=s<fIa6rb=t<o=k<x=bdEcEcEcEcEcEcEcE<k(jncebal<b 5m.=d b=jdE<d %-Iaa<dIaaSGb<d %.=d<k<j b.(jSGal<k=jmbl<j<k}Gbl<bIaa<f [b.(e<bIam(c<bIax<bFa<x6Hb bSGc<f i.<e<c<tFa6%c m+Fa8q6SE m+Fa8eXEx/<e<fIai<fIam e a b ax6?b 8r6q_a j LQ_axk<w5GaK LQ_ax8Rb 8<6q_a k LQ_axk<j=g<b=idEcEcEcEcEcEcE<g(cncbcal b=c<iIaa(G=e<i=ddE<e bS=y<d %.(hIaa=ecE<y"eE<e"Ge<dIae<dIaISGe<dIai<dIaT#Gbmel<eGdl<h=d<g<c b.(cSGal<g=cmcl 6mQ_aIaa(ceE 6mQ_a<c b-Jaal 8*6q_a c LQ_axkmil<c<g}Gb<iIaa=Gl<G"Gb<f [b.<iIae<iIai(d<s<dxNx6Hbmblal<i<c<;<5ax8>b 6mQ_aIaa(d LQ_aIaa#eE LQ_ax5Rl<g<c-=g<c %+<i.=i PQ_aIaa<d. T?aa 6mQ_a<d b.Jaamalalal 6mQ_aIaa(beE 6mQ_a<b b-Jaal 8*6q_a c LQ_axk<lIa5s(beE<lIa5p<b %+x7bl<l<oJa5w<l<xJa5p<l<HJa5s<lIa5=(beE<lIa5I<bx7bl<l<5aJaD<l<;Ja5I<l<rJa5=mdl<b<j<;<5ax8>bl 6mQ_aIaa(c LQ_aIaa#eE LQ_ax5Rl<k<j-=k<j %+<b.=b PQ_aIaa<c. T?aa 6mQ_a<c b.Jaamalal 6HQ_a 6HQ_aIaa 8>__aFaaOJaacE ___aIaa(b"eE a=embl<b eY=c 8b__aIaa n.=d a=edE<d c- a?aa<e<dFaa 5bA q#O=e<d x.=d<c x-(cGall C__aIaa 8l__aIaa _M_ax8!bw 8l__aIaa(beE<b eY=g C__aIaa=d a=cdE<c bA<5h<dHaa(5h5zA"eE [Z_a<5c<5h6*(c m+.<c<5bNz(bIae=i<bIaa=h 6pQ_aIaa(b 6xQ_aIaa#eE 6xQ_ax5Hl 6pQ_a<b b.Jaa 6rQ_aIaa<b p+.(b ZL[xJaq<b e?ax<b<hJam<b<cJai<b<iJae<b<hJaal<d x.=d b=c<g x-(gGallcE<e bA"Ga<nIarFa5rGa 6pQ_aIaaGa<nFa6%c m+Fa8]6SE=b 6xQ_aIaa"eE 6xQ_ax5Hl 6pQ_a bJaa 6rQ_aIaa(c3maaaaaaaaaaaaaaaa3laa<c c?au<c t5oa]<c<b?aq<c 6le5oaxl 6;__a<5d<5e ^__aIaa<]x5z ^__a ^__aIaa(b<]<b<]}zJaal a=ddE<d P__a.(cIa8%d=b<c<cIa<Ja8%d<c<bJa<<d e.(d mSGal a=ddE<d P__a.(b 9d.(eIaa=g<b<bIaKJa9d<b<gJaK<d e.(d mSGall<n 6Hc.=n 6pQ_aIaa"Gbll d=bmbl<i m+Fa8]6SE=h c=b t=g l=cmbl<f<fIaWJa_b<f<fHa@Ra6Nb<f<f3aa5R3la6Kb 0M_ax5y 8FM_a<fIa_bJaa 1M_a<fHa6NbRaa 0M_a<f3aa6Kb3laa<u q#Gc f=cmbl a=i a=Gl 6pQ_aIaa(a 6xQ_aIaa#eE 6xQ_ax5Hl 6rQ_aIaa<a p+.(d<b?au<d a?ar<d<g?a]<d<h?aq<d<u?ay<d<c?ax<d<eJam<d<iJai<d<GJae<d<eJaa 6pQ_a<a b.Jaal<f 6xc.%al6"scqUd6d&a ,b-(g%a 6H__aIaa=i<b<c<d<e<fxbcE 6pQ_aIaa(oGa 8"M_aIaaeE b=fcE 6H__aIaa(h 9M_aIaaIaa(e<i.<dIai-(i|Ga<h<i-(h a<dIam(d<e-<d<e|<d<cIae}O(dzSGa ,__aIaa<i. b<cIaa<e.<dz<hxLb aS=fl 6>8g_a 6>8g_aIaa<f.Jaal 6mQ_aIaaeE 6H8g_a5Gaa=p<aHax 2Q_a5Gaa 8FQ_a j i<aIai(ez(ax5] 9Q_aIaa=d<aeE 8RQ_aIaa<d. ^6w_a 6>6w_a<ez<a2kaal 9Q_a<a<d.Jaa6c<p6b 8FQ_ax8Rb 8FQ_a nx5] 9Q_aIaa(a 8RQ_aIaa.(d 8c6w_aHaaRaa<d M6w_aHaaRag 9Q_a<a n.Jaa PQ_aIaa=e 8FQ_a 6mQ_aIaa(ax5] 9Q_aIaa=dcE<a"(fGa<fGa 8RQ_aIaa<d.<e<a2kaal 9Q_a<a<d.Jaa 8FQ_a cx5] 9Q_aIaa(a 8RQ_aIaa. 3r5oaa 9Q_a<a c.Jaal 2M_aIaa(a [Q_aIaa eY(d.=x<g 5m.=y<a=fdE<d"Gb<d x-=d<fFan<f x.=f d|Gal 8qM_aIaa=l<g 8sM_aIaa(nJa;<g<lJap<g aJai<g![[[[_aRaa<g<cIaiJar<g<cHaaRam<g [[[[WJa5m<bFax=q<bIae=]<bIai=rdEcEcEcEcEcE<x<a(bSeE<b x.=a<bFan d|Gg<r<bFam(d~Gg<g 8ra.<q<b<]<d 6Hc+.(dIam<dFaxx8<b a=d<g aJa:<g<gFa5&?a5E<g<gFa5F?a5?<g<gFa5T(i?a5><g<gFa5H?a5R<g<gFa5%?a5J<g<gFa5I?a5K<g<bFan(e?aD<g c![[[P6x,_[b<e dY6?P6*<e iNz?a5*cU r<gIa5m [[[[W#Gaw<g <.=d<y<e d- e~Gaw a=d rl=j 6p8g_aHaa=p 6p8g_a![[[[xRaa ,8g_a aJaa<g aJa@<g<pRa5"<d"Ge<dIam=h<bIaa=k a=e<dIax(fncdcbl<gIa5m(a a5teE<gIa><a eYx7bl<gIaa(a"Gg<gIae<a eYx7bmgldE<e<f bV(m<e.(e<h<e m+.Iaa<k}z=e<f<m-(f b}Gall<e<h<e m+.Iaa<k~.(e<e aS-=fl<g<dIaxJa6pb<g<d3aaa3laPb<g 8"a.<j<fx8mbmbl<g<nJa6pb<g<lJa6rb<g<cIaiJa6xb<g<cHaaRaPb<g 8"a.<g<bIaix8mbl<g Pb.<gIaW<gIa6b<g 8Fa.(dx6(bcE<bFan d- 4bA e}Ga<bFaG 4b#Ga [Z_a<l<bIai(b m+.<b<nNzIai hA g#Ga<i a<i 8na|z 4bA m+Fa8cXE(b a<b 5q|z v+(b 6F6(_a.<bFa8d6(E<dxjl a=d<gIa+(j<gIa@(ex8qb6*=i 6x8g_aIaa=kcEcEcEcEcEcEcE 6r8g_aIaa(bncbcal L8g_aIaa=m P8g_aIaa=u<b=fdEcU<i<k<f bV(s<d.(t dY.(hIaa(GSeE<i<G|mbl a<u<hIae(h~Gaw<g<m<h ;+.(hHamRa6b<g<hIarJaLb<hIae<hIai=h<g<gIa:Ja6pb<g<gHaDRa6xb<j<h<e<e<h}zxLb(G<h<e-<Gz(heE<h a5tmblcU<gHa6b(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(v<gHa6xb(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(p5zeE a<gIaLb(h 46e2hA iW<h pW 46e2hAO6?(v<gIa6pb(h 46e2hA iW<h pW 46e2hAO6?(p5zGbwl U b<p<v5&zl a5tl=h<d<t<hz=d<f<s-(f b}Galmbl P8g_aIaa(h 8FhNGbmcl<k<d dY.(hIae=fcU<i<hIaa(hSeE<h<i}<h<i|-mbl 4b P8g_aIaa<f~Gaw<g L8g_aIaa<f ;+.(hHamRa6b<g<hIarJaLb<hIae<hIai=h<g<gIa:Ja6pb<g<gHaDRa6xb<j<h<e<e<h}zxLb(j<h<e-<jz(eeE<e a5t<e a5s-mblcU<gHa6b(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(v<gHa6xb(p!>Z<p![8:d6g!IZL<p![[2h6g!pZ<p![[[8}o6g!iZLL<p!iP![[[8}o6g<p!pP![[2h6gL<p!IP![8:d6g<p!>PLLL(p5zeE a<gIaLb(e 46e2hA iW<e pW 46e2hAO6?(v<gIa6pb(e 46e2hA iW<e pW 46e2hAO6?(p5zGbwl U b<p<v5&zl(e a5t<e a5s-l 4bA(eeE P8g_aIaa(h 8FhNGb<d<e 4b#.=dmcl<b<d~Gd<f P8g_aIaaNGd L8g_aIaa<f ;+.(b<bIap b.Japmdl<h ;+ 18pb-=f L8g_aIaa(b 8w8pb.=e<b 18pb.=d 8Th=bdE<f"Gc<dHam=p<f ;-=f<b b.=b<e ;.=e<d(i ;.=d<iIar<gIa:)6?<p<gHaD6hL!a5;Gal<b<hNGc<e<eIaa b.Jaamcl 6m8g_aIaa<b#eU 6m8g_ax5T 6x8g_aIaaf<kl<d dY.=ecE<b<d~Ga<b<d- dY(d"Ga<e i.<e<d2kaal<e<hJae<e<iJaa 6r8g_a<b b.Jaa<g 8wa.<gIa+<gIa@x5(mbl<g 8wa. 6|6y_a bx5(l<g<gIa@Ja6xb<g<gHa5"RaPb 6p8g_aIaa(beE 6;8g_aIaa<bx7bl ,8g_a<gIa6xbJaa 6p8g_a<gHaPbRaamalal<g ,b.%a<o"l1]cvUb6d&a _b-(e%a<aIae=y<aIai(leE<y >.=f 6HQ_aIaa=g<l=kdEcE<f T-IaaFa8?b(h c#Ga<g<fIaaV bA"Ga b<hY<jO=jl<f 6Hc.=f<k b-(kGall<e 6fc5oa6=b 6m__aIaa=k P__aIaa=h<e 6Kb.=g a=fdE<e 6=b.<f.Faa=i<e 6p__aIaaJax<e 6x__aHaaRai<g<heU<e i.<i cY.Iaa(g<k-(i a<g<iNzf alJaa<e ,b.=g<f b.(f cSGal<eIa6Kb=h<eIa,b=i [Q_aIaa=g _B_a ex  CB_a CB_aIaa(f e.(kJaa QB_aIaa<f cY.(f<iJam<f<hJai<f<gJae<f<jJaa<e aJax<e![[[[_aRai<e [[[[WJa5=<e<bHaa(5aRaY<e<bIai(fJa6b<e 8sM_aIaa(jJaLb<e 8qM_aIaa(hJa[b<e<5aRar<e<fJa;<e<jJa%<e<hJa<<e<cIaiJa6xb<e<cHaaRaPb<aFax=f<e<d?a6rb<e<f?a6ub<e![[[[[bRaI<e!aRaK<e!iRa><e 5m.=s<e I.=t<e 8"a.=u<geE 2M_aIaa(j<g eY.=wcEdE<jFam(d<l|eE<e ,b.<eFa6ub<j<y<d 6Hc+.(dIam<dFaxx8<b CB_aIaa=k<jFan=i<eFa6%b=q<eFa6&b=]<eFa6Ib=r<eFa6Hb=m<eFa6Tb=G<eFa,b=o<e aJa6!b<e<o?a6 b<e<G?a6Eb<e<m?a6?b<e<r?a6>b<e<]?aXb<e<q?a6Rb<e<i?a6Kb<e c![[[P6x,_[b<i dY6?P6*<i iNz(z?a6Jb _B_a<e 6Kb.(d mxv<jIaa=p<jIae=v _B_a cx  CB_a CB_aIaa(f c.(gJaa QB_aIaa<f cY.(f<vJae<f<pJaa _B_a cx  CB_a CB_aIaa(f c.Jaa QB_aIaa<f cY.!aRaa<e<uIaxJa6Nb<e<u3aaa3la6Kb<d<e i.<jIai(nx,b=fcE 6i8:5]<iV bAGa<jFaG 4b#Ga [Z_a<eIa[b<n m+.<n<eIaLbNzIai hA g#Ga _B_a bx  CB_a CB_aIaa(d b.Jaa QB_aIaa<d cY.<m a<m 8na|z 4bA m+Fa8cXE [[[[eOJaal CB_aIaa=d<e<fJa6Kb<e<d<g-(h c-Ja6>b QB_aIaa=xcE<d<g~Ga<x<g cY.=f b c<h c|z=g<e 6Kb.=hdE<f"Gb<f<hIaaJaa<f e.=f<h e.=h<g b-(gGall a=hcU<i c}(;eE<d=g ambl _B_a bx  CB_a CB_aIaa(f b.(gJaa QB_aIaa(x<f cY.<m a<m 8na|z<G a<G 8na|z<i c#(fz 4bA m+Fa8cXE [[[[eOJaa<g<d- xY [[2hA a [c<fzOl=dcE<eFa6rb bSGa<i ]}eE b=hmbl b<iY(f 8}bAGa<f hA"eE b=h<f [[KA"Gb a=hmbl<i cS=hl<j x.=j a=f<e a?a6Sb<e<o?a6 b<e<G?a6Eb<e<m?a6?b<e<r?a6>b<e<]?aXb<e<q?a6Rb<e<z?a6Jb<e<i?a6Kb<e<d xV?a6#b<e<d iV?a6"b<e<d<hO?a6!b<x<k cY.=ddEcE<g<k~Ga<d<f.(i"Ga<i<e 6Kb.<f.IaaJaal<k b.=k<f e.(f mSGalcE<h"Ga<t [Z_a<eIa[b<n m+.(g<n<eIaLb(fNz(dIaa [Z_a<g m.<n b.<fNz<d<dIai hA g#zIae _B_axCb<;Ga<s<p<v _B_axCbl<j<wSGbmcllal CB_aIaa=k<eFa6rb=dl<aIamFa5u=n<e aJa6!b<e![[[[[bRa6Kb<eIaY=f<eIaW=l<eIa6b=a<eIaPb=i<eIa6mb=m<eIa6xb=g _B_a bx  CB_a CB_aIaa(G b.(jJaa QB_aIaa(h<G cY. aJaa a<g<g<m}(gz=G b<i<gz=x b<f<a<l}(gz=y a<a<gz=q 9M_aIaa(g 8"M_aIaa eY.=]<d bA=r a=d<g=fdE<f<]SeE<f x.=f<r"Gb b<x<gIai(a.<gIam(l<a|<l<G}O(iz=m a<l<a-<iz(a a<gIae(l<gIaa(i-<i<l}<l<q}O(oz#eE<f=g b<i<y.<oz<m<axLb"Gcl 8qB_aIaa=g 8lB_a<ax5] 0B_aIaa=j 8qB_aIaa=hcE<a"(oGa<oGa<h<j.<m<a2kaal<d b.=d 8qB_a<a<h.(aJaa b<g<j.<a<g|z<a<g-(g a<a<gNzx6gb=a<e 6Kb.(g<i CB_aIaa(j axw<g<l<j b. axw _B_a dx  CB_a CB_aIaa(g d.(jJaa QB_aIaa(h<g cY.(g<aJai<g!aRaa<f=gmbllcE<j<k~Ga<h<k cY.(a"Ga<a<dJaal<e 6Kb.<u<n bA(a 8l6w_a _B_ax5m<t<b<a 8l6w_a _B_ax5m<s<c<a 8l6w_a _B_ax5m<eIai(aeE<eIam<a eYx7bl<eIa5=(a a5teE<eIa5I<a eYx7bl<e _b.%al8SebhU&a K-(f%a 8qB_a aJaa CB_a aJaa<f aJax<f![[[[_aRai<f<bIaxJa%<f<b3aaa3lar _B_a dx  CB_a CB_aIaa(e d.Jaa QB_aIaa<e cY.(e!aRaa<e aJai _B_a bx  CB_a CB_aIaa(e b.Jaa QB_aIaa<e cY.<dJaacE<d"Ga<c<d dY.=h<a 4bA m+Fa8]6SE=idE<cFag=e<cFaf=d<f<cFae(a?a5g<f<d?aH<f<e?aI<f<a a<a 8na|z m+(gFa6|XE<i<gFa^XEz?a5h _B_a<f I. exv CB_aIaa=a _B_a cx  CB_a CB_aIaa(e c.Jaa QB_aIaa<e cY.!aRaa<b<f i.<cIaax,b=jcE<d cSeE QB_aIaa=d CB_aIaa=embl _B_a bx  CB_a CB_aIaa(k b.(eJaa QB_aIaa(d<k cY.<g ^X_a.Faj [[[[eOJaal<f<jJaI<f<e<a-(g c-JaTcE<a<eNGa<d<a cY.=d b c<g c|z=a<f I.=edE<d"Gb<d<eIaaJaa<d e.=d<e e.=e<a b-(aGall<c i.(c<hSGal<fIai(a"Ga<fIam<a eYx7bl<f K.%al8JcbeU&a x-(c%a 8qB_a aJaa CB_a aJaa _B_a dx  CB_a CB_aIaa(b d.Jaa QB_aIaa<b cY.(b!aRaa<b aJai _B_a cx  CB_a CB_aIaa(b c.Jaa QB_aIaa<b cY.!aRaa U=d 8qB_aIaa(e=bcEcEcE<aFar b-ncabcl<c [Z_a<aIam<aIap(b m+.<b<aIaxNz(bHaaRaa<c<bIaiJai<a<c 8lB_axl 8qB_aIaa=b 5q=dmbl 5]=dl b 0B_aIaa<e.<b<e|z<b<e-(a a<a<b~zx6gb=a _B_a cx  CB_a CB_aIaa(b c.Jaa QB_aIaa<b cY.(b<aJae<b<dJaa<c x.%al8DbbeU&a x-(d%acE<aIarFak c#eE<d b<aIaa<aIai(e<aIae}(az a<e<az<bIaa<bIaex8ob<dIaa(b [[[[W#Gb<dIae=e<c<dIai(ax5]<cIai=fcE<a"(gGa<gGa<cIae<f.<e<a2kaal<c<a<f.Jai<b"Gb<e<bx7bmbl<d [Z_a<aIam<bIai(b m+.<b<aIaxNz(bHaaRaa<d<bIai(bJai b<b hAY 6~bAGa<a<d<cxll<d x.%al8EdbeU&a x-(d%acEcEcEcE<aFaa b-ndabcdl<c<aFab(a a<a 5q|z v+(eFa8d6(E(ax5]<cIai=b<aeE<cIae<b.<e 6F6(_a.<a2kaal<c<a<b.Jaimcl<aFab=a<cIai(b<cIaa#eE<cx5Rl<cIae<b. (?aa<c<b b.Jai<c<a a<a 5q|z 4bA v+(eFa8d6(E(ax5]<cIai=b<aeE<cIae<b.<e 6F6(_a.<a2kaal<c<a<b.(aJai<cIaa<a#eE<cx5Rl<cIae<a. (?aa<c<a b.Jaimbl<aFac<aIae=f<aFab=a<d c?ai<d<a?aj<d i.<b<cxh<cIai(a<cIaa#eE<cx5Rl<cIae<a. ??aa<c<a b.Jai<d<b<fxx<dIaa=f<c<dIae(ax5]<cIai=bcE<a"(gGa<gGa<cIae<b.<f<a2kaal<c<a<b.(aJai bA"Ga<cIaa<a#eE<cx5Rl<cIae<a. T?aa<c<a b.Jail<d x.%al6fdbfU&a x-(f%a<cIai(d<cIaa#eE<cx5Rl<cIae<d. (?aa<c<d b.Jai<a<b dY.=g a=ddEcEcEcEcE<d"Ga<d<h#Ga<d=bmbldE<a<g#Gc<a(b i.=a<bIae(d"Gal<d<a i-Iaa(b.=hl<b b.=d<bFaa(e <|Gb<cIai=b<e (S<e 8waSA"eE<cIaa<b#eE<cx5Rl<cIae<b. 8wa?aa<c<b b.(bJail<cIaa<b#eE<cx5Rl<cIae<b.<e?aa<c<b b.Jaimcl<cIai(a<cIaa#eE<cx5Rl<cIae<a. (?aa<c<a b.Jai<f x.%aol<f 8w8K{6edJak<f<e eV KO?an<f<e KO<e oA(b 8ua.<b k|z?ao<f k. g<cxkmalal5:bdU<cIai(d<cIaa#eE<cx5Rl<cIae<d. 4b?aa<c<d b.Jai<c b<b<b _a}(ez(bx5]<cIai=dcE<b"(fGa<fGa<cIae<d. 6|6y_a<a<ez<b2kaal<c<b<d.Jail5nbcU<c<bx5]<cIai=dcE<b"(eGa<eGa<cIae<d.<a<b2kaal<c<b<d.Jail6HbbfU&a x-(e%acE<bFai iA"eE<aIaa=f<c a<bIae(d<d aS-(d<bIaa b.(b-<d<aIae}<b<d}O(gz(ax5]<cIai=dcE<a"(hGa<hGa<cIae<d. b<b<f.<gz<a2kaal<c<a<d.Jaimbl<e<a<bxy<c<exzl<e x.%al8hbbdU&a <-(e%acU<bFai iA"eE a a<bIae(f<f aS-(f<bIaa b.(b-<b<f}<f<aIae}O(fz<dSGbw b<aIaa<b.<fz<c<dxLb"mbl<e x.<a<bxycEdE<e i.<e x.x8Hb<eFai b)(a bAGb<d"Gb<d b-=d<cFaa<c b.=c<eFaj#Gal ambl<a<d"Al<e <.%alQcbcU&a E.(f%acEcE<eGa<bIai iAGa a=e a<bIae(g<g aS-(g<bIaa b.(b-<b<g}<g<aIae}O(gz<dSGb b<aIaa<b.<gz<c<dxLb"=embl<f a?aT<f aJaI<f a?a5x<f<dJa5m<f<cJaK<f aJa><f a<bIae(c<c aS-(c<bIaa b.(b-<b<c}<c<aIae}O(czJa%<f b<aIaa<b.<czJa<dEcE<f p.<f <.x8Hb<fFap"Ga<fFav<f i.<f K.x8Hb a=e<fFai"Gc<fFaj#Gbmcll<f x.<f K.x8Hb<fFax b)=el<f E-%a<e bAl6ybbfUcE a<a<b hA ;+.(bIa5p(g<bIa5s(h-<g<h|<g<aIai(i}O(jz<dSGa<bIa5==g<bIa5w=b b<aIae(a<h.<jz<c<dxLbGa a<g<b-<b<g}<g<i}O(cz<fSGa b<a<b.<cz<e<fxLb"=kl<kl8qbbgU b=ecE<aIa;(gIa[e(f<d|Ga<f _a}Ga<d<fSeE<g<f dY.=f b b<aIam<aIar(e<aIax}(az(h<b.<c a<e<az(i}<b<c}O(az=j a<c<b-<az=b<g<d dY.=adE<b a<aIae(c<aIaa(d-<c<d|<c<i}O(cz#eE b=e b<d<h.<cz<j<bxLb"Gdl<a i.(a<fSGall a=el<el.bcU<a a [Z_a<bIam<c m+.<c<bIaxNz(dIae(c<dIaa(d-<c<d|<c a<bIai(e<e<bIae}(ez}O(czJae<a b<d b<bIaa<ez.<czJaal8hbbcU<acU<bIam [Z_a<bIaxzFai iA"eE a<cIae(d<d aS-(d<cIaa b.(e-<d<e|<d<bIae}O(dz=c b<bIaa<e.<dz=b ambl b<cIaa(d b<bIaa<bIai(e<bIae}(bz.<cIae(c<d|<c a<e<bz}O(ez=b a<c<d-<ez=c bl?am<a<cJae<a<bJaa<a aJail8GbbcU&a x-(e%a<acU<a<c b#eU<e a?am<e aJai<e a [Z_a<bIam<d m+.<d<bIaxNz(cIae(d<d aS-(d<cIaa b.(f-<d<f|<d<bIae}O(dzJae<e b<bIaa<f.<dzJaa<cIai=c<bIar(bIaT=f<b %.<exz a<c hA dSGbw<bIaTf alJai<a<fJae blJaa<e x.%al6vcbiU&a x-(f%a<a aJa5u<a aJa><a aJar<a aJai<deE<d cY=g<a m.=h<bIam=i<bIax=jdEcE [Z_a<i<cIaa(d m+.<d<jNz(eFai iA"eE<eIae b-=k<eIaa b.=l<aIar(e<aIam#eE<hx5%l<a<e b.Jar<aIax<e eY.(e a?am<e<kJai<e<lJae<e<dJaambl<f<b<exy<a<d<fxrl<c e.=c<g e-(gGall<a b<bIaa<bIai(a<bIae}(bz a<a<bzxXb<f x.%al5RbcU<aIai=d<a<cxz<aIai=e<aIar(c<aIam#eE<a m.x5%l<a<c b.Jar<aIax<c eY.(a b?am<a<eJai<a<dJae<a<bJaal@bcU [Z_a<aIap<b m+.<b<aIa;NzIai=d<aIai(c<aIaa#eE<ax5%l<a<c b.Jai<aIae<c eY.(a<d hA f#?am<a aJai<a<b b.Jae<a<bJaal5]bbU<aIai(c<aIaa#eE<ax5>l<aIae<c cY.<bJaa<a<c b.Jai<a<aIam<b.Jaml5ja<a<b<cx5w=b<a bx <a<aIai(c b.Jai<aIae<c cY.<bJaal>a<a<b<cx5w=b<a bx <a<aIai(c b.Jai<aIae<c cY.<b [[[[WOJaal5tbcU<c ;A=cdE<bIaa=d<a bx <a<aIai(e b.Jai<aIae<e cY.<dJaa<b e.=b<c e-(cGall!bbU<aIai(e<aIaa#eE<axDl<a<e b.Jai<aIae<e eY.(a<c bY<dOJai<a<b6?RaalObdU&a x-(c%a<c i.<bx8Hb<cFaieE<cFaj=ddE<aIai(e<aIaa#eE<a bx5]l<a<e b.Jai<aIae<e.<d?aa<c<bx8Hb<cFab=d<cFaaGall<c x.%alEbcU&a x-(c%a<c<a<bx8vb<cIae=b<cIaa=d<c a?ai<a<d<b<c i.x8gb<c x.%al6ubbiU&a x-(b%a<aIae=d<aIaa=f<b 6~9a5oam<b m.=g a=acUdE<a<g.Faa(e a<e 5q|z v+(cFa8d6(E<d#eE<c 6F6(_a.<f<dxLb(c"<aO b=a bA"Gb U<e<czmcl<a bA b=a"Gal 4bl<b x.%al6ybbcUcU<b 4bA(b e~eE a<c<b k+ 8"6=_a.(f.Fai(b a<b j|(bz(c"Gbw<f b<bz=f a=bdE b<b<f.Faa(g a<g 5q|z v+ 6F6(_a.<d<ex6ebGcw<c<b b.(bSGall al=c<a<bJae<a<cJaal6vbbdUcU a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ ^X_a. b<ez j.=b a=edE b<bFaa(g a<g 5q|z v+ 6F6(_a.<c<dx6ebGbw<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaalXbbdUcU a<bFa?(e a<e<bFa5n(b. 0a|(ez(f"Gaw<f m+=f<b m+ ^X_a. b<ez j.=b a=edEcE<d<bFaa(g a<g 5q|z v+(gFa8d6(ESGa<g 6F6(_a.<c<dxLbGa bmcl<b m.=b<e b.=e<f m-(fGal al=b<a<eJae<a<bJaal6ucbeU&a <-(f%a<b a<b 4bA o|z 4bA 5x+ Q^_a.=b<e b~eE<b<e bY.*ac=il<f!URap<f!URax<bFa?(e m+ a<e<bFa5n(b. 0a|(ez(heE<b m+ ^X_a. b<ez j.=e a=bdEcE<i<b oAV bA"Ga<g xNGa<f x.<g.<eFaa?aa<g b.=gl<b b.=b<e m.=e<h m-(hGall<f i.<c<d<f x. b<g y|(bz<g a<bzx8%b<fFai=b<a<fFaj?ab<a<b bA?aa<f <.%al6*cbiU&a <-(f%a<bFa?(g m+ a<g<bFa5n(h. 0a|(gz(ieE<h m+ ^X_a. b<gz=g<eIae b-=j<eIaa(e b.=k<c<b<aIapFaF bY.(b*ag<b*akO U)A 44dA=c a=bdEcE<gFae(l d#Ga<c<b oAV bA"Ga<g b.<aIar j.<gFaazFaa=m<f<l?a5a<f i5oaz<f<m?aw<f<b<h.?av<f c?ap<f<dJax<f<jJar<f<kJam<f<eJai<a<f i. a ax6ibl<g m.=g<b b.=b<i m-(iGall<f <.%al0bbhU&a <-(c%a<aIa;(e p. b axXb<eIa5w(feE<bIa;=g<bIa<=h a=e a=bdEcE<b<aIa;(dIa5wNGa<dIa5p<e.Iaa(d<hNGa<g<d dY.(dIae=i<dIaa=d<c ZL[xJaw<c e?ap<c aJax<c<dJar<c<iJam<c<dJai<a<c i. a ax6ibl<e e.=e<f<b b.(bSGall<c <.%alVbdU&a <-(c%a [Z_a<aIam<b m+.<b<aIaxNz(dIae=e<dIaa=d<c ZL[xJaw<c e?ap<c<bJax<c<dJar<c<eJam<c<dJai<a<c i. a ax6ib<c <.%alJa [Z_a<aIam<b m+.<b<aIaxNz(bIai hA d#eU<a<b<c<dxmf allJbbU [Z_a<aIam<b m+.<b<aIaxNzIai(c gA e#eE<a<b<c eVx5"ll5IbbU<aFa%"eE [Z_a<aIam<b m+.<b<aIaxNzIaa b.ol<aIae(b<aIai(c b-}eU b<aIaa<b<c|zFaa 5]#f all5DbbUcE<b b.(d [Z_a<aIam<b m+.<b<aIaxNzIai eV(bNGadE<aFaT b#eE<aFaI bA"Gcl<a<d<cx5N [Z_a<aIam<d m+.<d<aIaxNzIai eV(d<b|Galll5oa<a<b<c<d<e [Z_a<aIam<e m+.<e<aIaxNz(aIaa<aIae<aIai hA"x8;bl6jbbbU&a <-(h%a<h<c?a5a<h a?a;<h<b?az<h<d?aw<h<f?av<h<e?ap<h<gJax<h [Z_a<aIam<g m+.<g<aIaxNz(bIaa(cJar<h<bIaeJam<h<cJai<a<h i. a ax6ib<h <.%al8%bbbU&a x-(e%acEcEcE<c 4bA d-ndbabal<a e?aa d=dmbl<e i.<b<dIaI a<dIa% [[[[WSz<dIaTx6zb d=d<eFai dSeE<a<eHaiRaambl<a a?ar<a 6jT5oaq<a<eFaj?ay<a j?ax<a<eIam(cJai<a [Z_a<bIam<c m+.<c<bIaxNz(bIaa(cJam<a<bIaeJae<a<cJaa c=dl<a<d?au<e x.%al!bbU&a x-(e%a<e i.<d<aIapFa5ix8|b<eFaj(d dSeE<a<eFai<d<c<bxHl<e x.%al#bcU&a x-(d%a<d i.<c<aIapFa5ix8|b<dFaj(e dSeE<a<dFai<e<c<bxO=bl<d x.%a<bl6*bbdU&a x-(d%a<d i.<a<b C8a_a dx6mb<dIai b#eE<dcUcEcE<dIam d.(c"Ga<b<c~eE<b<c#Gbmcl<a<c.Taa E5sGbl<b<c-=e<a<c.mbl al(a b<az<e a<az {Z_a bx6mb<dIae<c.<b<dIaa bAz=cl<d x.%a<cl6%bbdU&a x-(d%acEcEcE<aIar(eIam<c hA p+.(cIaa b-ncbacl<eIar=cl<cIai(e"Ga<cIae=f a=cdEcE<c<e}Ga<c<f.Faa *SGa<d i.<a<b<f<cx6wb<dIai bSGa<a<dIamx5!l<e<c b.(cSGall<d x.%alQcbfU&a x-(d%acEcEcE<b<c#Ga<b b.=e<bFaa(f 8:a#eE<c<e#Gb * 8:a<bFab 5j#z=f<b c.=el<d e. i b bx#<dIai=b<dIae b#Gc<dIam(g<f?aa<d bJam<d<gJai<d<bJaecE<c<e#Ga b=bdE<e b.=h<eFaa(f 8:aSeU<hf<c<h#Gc * 8:a<eFab 5j#z=f<e c.l=e<dIae<b#eE<d e. bx5]<dIai=gl<b<g.<f?aa<d<b b.(bJam<c<eSGall<a<dIamJai<a<dHaeRaambl<a aJai<a![[[[xRaal<d x.%aol<dIamal6|bbfU&a <-(c%a<c<bx8HbcEcE<cFaaeE<cFab=d<c x.(e i b bx#<cIar=f<cIax b#Gc<cIap(g<d?aa<c bJam<c<gJai<c<fJae<c<b3aaa3lax<c e.<exz<a<cIamJai<a<cHaeRaambl<a aJai<a![[[[xRaal<c <.%aol<cIapal6 bbfU&a <-(f%acEcE<e U#eE<a [[[[WJaambl<f r.<e e ix#<fIap=j<fIar b#Gb<fIa;=h<eeE<h=g<e=idE<f i.<b<c<dxBb<g<fHaiRaa<g i.=g<d i.=d<i b-(iGall<a<eJai<a<hJae<a<jJaal<f <.%aol<fIa;al6HeciUb6d&a <-(f%a<a<b<c<d<e ax6qb<f r.<bIa%(i i xx#<fIap=a<fIar bSeE<f aJax<f<fIa;(hJam<f<aJai<bIa<=k<ieE<i p+=a<k ].=e a=d i=cdE<e5jaa<e h-5Gaa!iZL=G<fIai<d#eE<f i.xD<fIam=hl<c<h.(g<dJaa<g i-<GRaa<f<d b.(gJax<e p.=e<c x.=c<g=d<a p-(aGal<fIam=hl<f aJa;<f![[[[[bRar<h<g<f r.x8!b=c<fIar=acE<c"eE<aeE<fIap<a eYx7bl<fIai(a"Gb<h<a eYx7bmbl<aeE<fIap<a eYx7bl<b!eRa<<bIa;=c<b aJa;<fIai=e<geE<b ;.=l<g eY=g<h i.=ddE<l<dIaa(j<i|x5r<bIa%=a<b<i<j}eU<bIa<<a p+.(m<k<j p+.(jHaaRaa<m<j3aai3lai<a b.f<alJa%<d x.=d<g x-(gGall<eeE<h<e eYx7bl<c"Ga<k<c p+x7bl<f <.%aol<fIa;al6tdbjU&a K-(f%a<aIai=g<aIae=h<f aJax<f![[[[[bRai<h<g<f i.x8!bw<fIai(ieE<fIam<i eYx7bl<f<c?a%<f![[[[xRa;<f!aRar<f<bIaiJax<f<bHaaRai<geE<h<g eY.=i<eIai(g c-=j<dIae b-=k<eIae=e<dIai=l<dIaa=mdE<hIai=b<f i.<hIaax|<fIap=ccE<g<b bV(d~Ga<e<d cY.(G"Ga<G<c<m.JaalcE<b bA"Ga<f<c<fIa;- b<l<fIa<(b bSz.JaT<f<b<k.JaI<g<d c.(b~Ga<e<b cY.=c b c<b<j}z=d<f I.=bdE<c"Gb<c<bIaaJaa<c e.=c<b e.=b<d b-(dGall<h x.(h<iSGall<ax5o<f K.%al5&beU<aIae=c<aIai(deE<c=bdE<bIaa(eeE<bIae<ex7bl<b 6Hc.=b<d b-(dGall<aIaa(aeE<c<a 6Hc+x7bll5"beU<aIae=d<aIai(eeE<d=bdE<bIaa(ceE<bIae<cx7bl<bIam(ceE<bIax<cx7bl<b p.=b<e b-(eGall<aIaa(aeE<d<a p+x7bllUbcU<ax5q<a m.x5x<a p.(bIaa(ceE<bIae<cx7bl<bIam(ceE<bIax<c eYx7bl<b p.x5o<bIa%(ceE<bIaI<c r+x7bl<b K.x5x<b 5x.x5x<aIa5R(beE<aIa:<bx7bll~bbU<aIaa(beE<aIae<b m+x7bl<a m.x5x<aIap(beE<aIa;<b dYx7bl<aIa%(beE<aIaI<bx7bll~bbU<aIaa(beE<aIae<bx7bl<a m.xJ<aIap(b a5teE<aIa;<bx7bl<aIa%(b a5teE<aIaI<bx7bll5bbbU<aIaa(b a5teE<aIae<b dYx7bllzbbU<aIaa(beE<aIae<b eYx7bllzbbU<aIaa(beE<aIae<b cYx7bllzbbU<aIaa(beE<aIae<b m+x7bllzbbU<aIaa(beE<aIae<b p+x7bll&bbU<aIaa<aIai(c-<b|eE<a<c<b b bx5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b i xx5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e ex5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e >x5*ll&bbU<aIaa<aIai(c-<b|eE<a<c<b e px5*ll5;bcU<aIae(c<aIaa(bJaa<beE<b<cJael 6x8k_aIaa<aIai(a cY.Iaa"eE P8k_a P8k_aHaa!b<a6?Z6hRaall6JbbeUcE 6x8k_aIaa 5]cU<b<a-(e(c 6ecNeE 5b<c5!-(d bY<c<dV.mbl<c eVl(c<c 5]Nz(d cY.(cIaa(f"eE<c<aJaa P8k_a P8k_aHaa!b<d6?ZLRaambl<c<aJaa<f<aJael<a<eJam<a<dJai<a<cJae<a<fJaa<b e-<eJaal6mbcb6dbUcE<d6?<b6?6d(e!<P6*Ga<e6*(d [[[[W<c-}Ga<d"eE<a<cJai<a aJae<a aJaaol<c<dx8 b(f"eE<a<dJai<a<cJae<a bJaaol<a<fJai<a<bJae<a aJaaol<a aJae<a bJaal6jbbdU<d U)=f 6x8k_aIaa<b cY.=bdE<bIaa(b"eE<a aJaaol<b<bIam.(g<b<d.<fA(e<c.|Gal<bx5ucE<b<e#eE<b e-(b<bIaa c)Jaambl<b<ex"l<a<gJai<a<eJae<a bJaal6ygdlUb6ab6dcEcE<bIam(eeE<e<bIaxSGb<a aJaaol<bIar(f<bIai(eNeE<a aJaaol<bIae(h<f-=g<bIaa(j=ccEcEdE<e<f<i.(d E-|eE<e(c<d~GddE3maaaaaaaaaaaaaaaa=GcE<d<h}Ga<g x|Ga<d<j.3aaa3mkkkkkkkkkkkkkkkk3&=Gl<G3:(cGd<g x-=g<d x.(d<e|Gal<e=cmdl<g x-(l x-(m x-=kc6a3maaaaaaaaaaaaaaaa(G<d<h}Gaw3maaaaaaaaaaaaaaaa<g x|Gaw<c<f.3aaa3mkkkkkkkkkkkkkkkk3&l3:c6a3maaaaaaaaaaaaaaaa<h<d x.|Gaw3maaaaaaaaaaaaaaaa<l x|Gaw<c<f.3aax3mkkkkkkkkkkkkkkkk3&l3: xYO6?c6a3maaaaaaaaaaaaaaaa<h<d <.|Gaw3maaaaaaaaaaaaaaaa<m x|Gaw<c<f.3aa<3mkkkkkkkkkkkkkkkk3&l3:6?!<ZL=ncE<h<d K.|Ga<k x|Ga<c<f.3aaK3mkkkkkkkkkkkkkkkk3&=Gl<k x-=g<c E-=c<i E-=i<G3:6?!KZ<nL(n5wGal<n5:6*<f.<i. E.=cmbl<c5"<d.=cl a=gcE<c<f~Ga<c b-(d<hNGa<d<j.Faa G#=gl<e<c b.(d<d<e}z=d<c<g<bFapA-=e<f=cmbl<b<e i.Jam<bIar=f<eIaa=c<eIae(e=dl<a<dJax<a<fJam<a<eJai<a<cJae<b<dJar<a bJaal6xgcjUe6a<aIam(c<aIai(d<b<b<d}z(f|eE<aIap=j<aIax=e<aFa;=k<aIae=g<aIaa=hdE<g<c-=i<c=ddE<f<d(b E-(dNeEc6a3m4444444444444444(l<b<g}Gaw3m4444444444444444<i x|Gaw<b<h.3aaa3mnnnnnnnnnnnnnnnn35dl=mc6a3m4444444444444444<g<b x.|Gaw3m4444444444444444<i x- x|Gaw<b<h.3aax3mnnnnnnnnnnnnnnnn35dl=Gc6a3m4444444444444444<g<b <.|Gaw3m4444444444444444<i <- x|Gaw<b<h.3aa<3mnnnnnnnnnnnnnnnn35dl=ncE<g<b K.|Ga<i K- x|Ga<b<h.3aaK3mnnnnnnnnnnnnnnnn35d=ll<i E.=i<l3:<n3:<G3:<m3:OOO"GbllcE<b<fNeE<e<f<c-.=e<f=cmbldE3m4444444444444444=lcE<b<g}Ga<g<b- x|Ga<b<h.3aaa3mnnnnnnnnnnnnnnnn35d=ll<l3:(d [[eO5"<b.=b<d"<b<f|AGal<e<f<b<b<f}z(d<c-.=ecE<b<fNeE<d=cmblcE<d<g|eE<d<h.Faa=b<d b.=ccU b<k bA"Gaw a<b_ E5sGaw c b<b 8Eb}zl<e.=ecE<b k-necddadl<c<gNGb<c<h.Faa kSGbmcl<e b.=e<d b.=cmbl<a<eJar<a<j b.(jJapl<c<f|Gbll<a<cJam<a<eJaxllQbcbUb6a<aIae=c<aIaa=adE3m4444444444444444=dcE<c<b<c|eU<a<b.Faa k#f al<b.(b|Ga<c<b- x|Ga<a<b.3aaa3m<<<<<<<<<<<<<<<<3%=dlcEcE<d3: [[eO5"<b.(b<cNGa<a<b.Faa j-npbcaabaaaaaaaaaaaaaaaaaacal<bol<b b.=bmalal4dbdU<aIax(c<b}eE<aIam<b.Faa F#=dlcEcEcEcEcE<b<d.(b<cNGa<aIam(d<b.Faa(e K#Gb<e K- 4bA j}GacEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"Gdmcl<a<b hx5vmcl<b b.=blcEcEcE<b<cNGa<b<d.Faa 5iSGa<b b.(b<cNGb<b<d.Faa K- 4bA j}GbcEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"GdlcE<b<cNGa<b<d.Faa 8<bA 8gaSGa<c<b b.(b}eU<b<d.Faa 5h- 3bAf bl"<b.(b<cNGc<b<d.Faa K- 4bA j}GccEdE<b<d.Faa K- 4bA j}Gb<c<b b.(bSGal<c=bl<b"Gdl a=e<b<c|eE<b<d.Faa=elcE<e 5i#Ga<e 8<a#Ga<e K- 4bA k|Ga<e 5JA {a- 4bA v}Gel<a<b ix5vmcl<a<b hx5vmbl<a<b hx5vl a=bl<bl)beU<aIam<b.=e<aIax=fdE a=d<f<b<c.}eE<c<e.Faa=dl<c b.=c<d K- 4bA k|Ga<d 5JA {a- 4bA w|Gal<a a?ae<a<bJaa<a<c b-<b.Jail6(bbeU<aIax(d<b}eE<aIam<b.Faa 8>b#=el<d<b b.(c}eE<aIam<c.Faa 1bA ,b#=flcEcE<d<b c.(c~Ga<e<fA"Ga<aIam<c.Taa E5sGbl<a n?ae<a<bJaa<a<b b.Jaiol<a o?ae<a<bJaa<a<b d.Jail5:bcUcE<aIax<b~eE<b<aIar(d|=embl<b<aIar(d|=e<aIam<b.Taa a5vGa<b<dNGa<a m.<bx8tb(eGa<a<bx~ol<a<c?ae<a<d<b<b<d}z(bJaa<a<b<e.JailDbcUcE<b<aIaiNGa<aIae<b m+.Iae"Ga<aIar<b}eE<aIax<b cY.Iaa=cl<c<aIa<NGa<aIa;<c dY.Iaa b}=dl<dl5rbcU<a m.<cx5]<aIar=dcE<c"(eGa<eGa<aIax<d.<b<c2kaal<a<c<d.Jar<b<cx6gbl_bbbU b<b<d.<c<d|z=f<e<d-(b a<b<e~z=bcE<c<d-(d a<c<dNz(c <|Ga<b <}Ga<a <x5]<aIai(c<aIae.(d<f3aaa3laa<d<f3aax3lax<a<b<c.Jaiol<a a<b<b<c}(dz(bx5]<aIai=ccE<b"(eGa<eGa<aIae<c. b<f<dz<b2kaal<a<b<c.Jail8~bbiU&a x-(d%a<aIai=b<a <x5]<aIae(f<aIai(e.(c3maaaaaaaaaaaaaaaa3laa<c3maaaaaaaaaaaaaaaa3lax<a<e <.(iJai b=hcE<beE a=c a<b <.<b<e}(gz=e b<f<gz=fdE b=gcE<c<eNGa<c<f.Taa a5vGa<d<bJam<d<eJai<d<fJae<d e.<cx8tb(gGa a=hmdl<c<g.(c<b|Gall<b<i}Ga<a<bJail<d x.%a<hl0bcgUb6a&a x-(d%a<d3maaaaaaaaaaaaaaaa3laa<c oA(feE<d<b<c 9444hA.<f2kaal<b<c @A.=gdEcEcUcE<b"Ga<b<g#Ga<b x.mbl<hGb<d=b b=h al<b3aaa(j3m6d6d6d6d6d6d6d6d6d6d6d6d6d6d6d6d3&3:<j3m****************3&3:O5#<e.=e=bmbll<a<c<e. b.xs<d x.%al5|beU&a x-(d%a<d e.<c b bx#<dIai=f<dIae bSeE<dIam=ecE<c"(gGa<gGa<e<b<c2kaal<a<cJai<a<eJae<a<fJaa<d x.%aol<dIamal8SbbfU&a x-(d%a<d e.<c b bx#<dIai=gcE<dIae bSeE<dIam=f<c"(eGb<eGb<f<b<c2kaambl<dIamal P8g_aIaa(e [8g_aIaa(h#eE&a x-(b%a<b i. [8g_a<h b e ;x5?<bIai 6e[[[WSeE<bIamal<b x.%al L8g_aIaa<e ;+.(b<cJai<b<fJae<b<gJaa<b<aHaaRam<b<aIaiJar<b bJap P8g_a<e b.Jaa<d x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e mx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e xx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e rx5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e px5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e ix5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b e ex5?<bIai 6e[[[WSeE<bIamal<b x.%al5ybbU&a x-(b%a<b i.<a<aIaa b i xx5?<bIai 6e[[[WSeE<bIamal<b x.%al?bbU&a x-(f%a<f i.<a<b<c<d<ex5?<fIai 6e[[[WSeE<fIamal<f x.%al8FbbbU&a x-(f%a<f i.<b<c<d<ex5J a=ecE<fIai bSGa<dFaq=ccEcEcEcEcEcE [Z_a<bIam<fIam(d m+.<d<bIaxNzIai hA c-needcbal<cGe b=emfl<c b- h|Gd b=emel<c j}Gc b<cY 6efA"Gc b=emdl b=e<c j}Gc b<cY ,hA"Gcmbl b=e<cngbaaaabal a=el<a<dJae<a<eJaa<f x.%alVbdU&a x-(f%a b=gcEcEcE<dIaa(h b-ncabcl<dIai=h<dIae=gmbl<eIai=h<eIae=gl<f i.<b<c<g<hx6wb<fIam=b<a<fIaiJaa<a<bJae<f x.%al8sbbgU&a x-(d%a<d e.=e<aIaa(b=c<aIae=fcU i<b bY(b<b i~z(g(b a5seE b=c a=b emblcUcEcU<ceE<f<c b<bx9bmbl<b"eE b=cmcl b<bx8 bl(cGa<e bJae bmbl<e<cJae al=c il<e.<bJaa<e<cJaa<dIae b#eE<dIaiw<dIamal<dIai=b<a<gJaa<a<bJae<d x.%al8]cchUb6d&a x-(e%a<aIaa(f=b&a x-(d%acU a<b b.(b"Gaw<d e.=g b=h e=ccE e<b<f bY(f<b<f}z(b<b e~z(f6?!cZ(i!<P!a5;eE a=bmbl<i6*(b 2444h}eE a=bmblcEcEcU<aIaa(ceE<aIae<c cY e<bx9bmbl<b"eE e=cmcl e<bx8 bl(cGa<g eJaembl<g<cJae a=hl i=cl<c<g.<bJaa<g<hJaa<dIae b#eE<dIam=b<dIaimbl<dIai=b<a<fJaa<a<bJae 6e[[[Wl=a<e<bJam<e<aJai<d x.%a<eIai 6e[[[WSeE<eIamal<e x.%al6SccfUb6d&a x-(g%acU a<d<c<d.(c}Gaw<g e.=j b=k e=dcE<f6?<c<bIaa bY(h<c<h}z(c i e<f b#z(h<c<h}z(h6?6d(l!<P!a5;Ga<l6*(i [[[[W<e-}eE a=imblcEcEcU<bIaa(ceE<bIae<c<f+<e<ix9bmbl<i"eE<e=dmcl<e<ix8 bl(dGa<j<eJaembl<j<dJae a=kl i=dl<d<j.<iJaa<j<kJaa<gIae b#eE<gIam=c<gIaimbl<gIai=c<b<hJaa<b<cJae 6e[[[Wl=b<a<cJae<a<bJaa<g x.%al6mdbGU&a x-(f%acE<bFa5dGa<bIae=gcE<bIax(h<bIai(m}Ga<h<bIam(c|Ga<b r.(G<bFap(i. b-Faa=j<i f|=ndE<c<g.=kcEcEcU<h<c-(e h~eE a=d a<e"GbwdE b<j<d<k.Faa#Gcw<e<d b.(dSGal<e=d ambl<f i.<j<k<ex8ub<fIam=d<fIail b#eE<b<c<d. b.(cJam<c<i|Gc<c<m}Gc<n"Gb<g<c<i-(d.<G<ixLbGc<bIa;=e<b<cJa;<e<g.=l<d<e-=dmfl<b<hJammdlal<c<h~Gall<b b?a5dcE<bFa% b#eE<bIa<=c<bIa;=bmbl<bIa<(c<bIa;(b#Gbl<b<g.=l<c<b-=dl<a<dJae<a<lJaa<f x.%al6icbgU&a x-(f%acE<c a<c 4bA(g o|z 4bA 5x+(dFa3^E(h<dFa8:^E(i. 8na}GacE<g h-ndbabal<h m+ 8eX_a.=e a=d<b<c 4bA o@ bY.*a8Gb=gcUcEdE<g<d oAV bAeE<eFaa=c<e d-Faa i#eE<c a<c 8na|z 4bA m+Fa8eXEmel<f i.<b<cx:<fFaiGcl<e m.=e<d b.(d<i|Gal a=emcl<fFajl=d b=el<a<d?ab<a<e bA?aa<f x.%al6icbgU&a x-(e%a<bIam=h<bIax(j<c}eE<h<c m+.Iai(f eV a<f hA e#z=ilcE<c b.(c<iNGadE [Z_a<h<c b.(f m+.<f<jNzIai=g<e i.<b<d<cx6ccE<eFai"GacE<eFaj(c a<c 8na|z 4bA m+(cFa8bXE i#eE<g hA f#Gbmcl<e<b<f<c ^X_a.Falx/<eIaa bSGb<eIae=fl b=gmcl<g eV(c<i|Gal a=gl<a<fJae<a<gJaa<e x.%al6SbbdU<c a<c 4bA 8na|z 4bA m+(c ^X_a.=dcEcEcE<cFa8bXE h-ncabcl<a<b<dFalx6ambl<b<aIa;(eNGa<b b.(c<aIap(f<b m+.Iai(b eV a<b hA f#z(bNGa<dFal=ddE [Z_a<f<c m+.<c<eNzIai<a<c<dx5  eV(c<b|Galll6NbbjU<aIa;(c aJa8wbcE<b<aIax(gNGa<b b.(d<aIam(h<b m+.Iai(b eV a<b hA e#z(iNGa<c 8qb.=e a=bdE [Z_a<h<d b.(j m+.<j<gNzIai eV<eIaa<f#eE<e bx l<c<f b.(fJa8wb<cIa8sb<b.<dJaa<b e.=b(d<i|Gall<ax6#bl6ecbjU<b<c|eEdE<b<aIax(j|=d<b m+=e<b b.=bcE<e<aIam(k. [Z_a<dzIai(d hA eSGa<aIa;(eIar(f=g<d eV(l<b}eE<f cY=h<e m.=i<b=ddE<iIaa<g#eE<ix5Fl<eIax<h.<dJaa<e<g b.(gJar<h e.=h [Z_a<k<d b.(d m+.<d<jNzIai eV(d<l|Gall<g<f- b}eU<a<fx6Sb<aIa;(eIarf<gl<f|Ga<e<fJarl<b<cSGalll6JdbhUcE<d"Ga<a m.=i<aIam=gcEcEcEcE<b<aIax(hNGa<b<g.Faa(f <}eE<b=emcl<b b.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx5t(e<hNGb<e<g.Faa=fl<f 8za#Gbl<d b-=jdEcE<ceE<a<e<f<c<jx-(eGbmel<a<e<f<jx5|(e"Gdl<aIam=gcEcE<e<aIax(hNGa<e<g.Faa(f <}eE<e=dmcl<e b.(d<hNGa<f <SGa<d<g.Faa(f <}Gbl<i<ex5t(d<hNGd<d<g.Faa=fl<f TSeE<f 8zaSGd<d b.=kmdlcE<d b.(b<hNGa<b(e<g.Faa(f <}Gb<d c.(e<hNGa<f <SGa<e<g.Faa(f <}Gbl a=f<i<bx5t(e<hNGa<e<g.Faa=fmalal<e b.ol<kl6qgblU&a x-(j%acE<c"Ga<aFa&=l<a a?a&<aFa%=g<aIa;Ia[e=k<j!aRai<a m.=h<aIam=fcEcE<b<aIax(iNGa<b<f.Faa(e <}eE<b=dmcl<b b.(d<iNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx5t(d<iNGb<d<f.Faa=el<e (#eE<c b-=i<g a<g 8na|z 4bA m+ ^X_a.=mdE<a<d<k<j i.x5}(d"Gc<aIam=ecEcEcEcEcE<d<aIax(fNGa<d<e.Faa(b <}eE<d=cmcl<d b.(c<fNGa<b <SGa<c<e.Faa(b <}Gbl<h<dx5t(c<fNGb<c<e.Faa=bl<l bA"Gb<b 4bA 8vaSGbcEcEcEcE<c b.(d<fNGa<d<e.Faa(b <}Gb<c c.(g<fNGa<b <SGa<e<g.Faa(b <}Gbl<h<dx5t(b<fNGb<b<e.Faa=bl<b 4bA 8Da#Gbl 8va=bmcl<a<d<m<ix5#(cGc<a b?a5emfl a=bl<a<c<b<ix5|(c"Gdl<aIam=fcEcEcE<c<aIax(gNGa<c<f.Faa(e <}eE<c=dmcl<c b.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<g<h<cx5t(d~eE a=emcl<d<f.Faa=el<e TSGacEcE<d b.(b<gNGa<b<f.Faa(e <}eE<b=dmcl<d c.(d<gNGa<e <SGa<d<f.Faa(e <}Gbl<h<bx5t(d<gNGe<d<f.Faa=el<e (#Gbmdll<aIa;<kJa[el<d b. a<e 3a#z=Gl<j x.%a<Gl6NjcgUb6a&a x-(k%acEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<dFai(hnkcdaaaaefgbal<c 4bA (SGl<h gNGl<b b.=g<aIax(f<b U).=e<aIam<b.=i @=cdE3maaaaaaaaaaaaaaaa=lcE<f<b<c. y.|Ga<e x|Ga<c<i.3aay=ll<e x-=e<c x.=c<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(j"Gal<f<j5"(j<b.<c. b.(e}eE<i<j.<c.Fab (#Ghl<a<ex@(bGh a=cmGl<c <O 4bA 8DaSGkl<a<b<c<ex5|=cmll<c 4bA (#Gjmil<c 4bA (SGh<k i.<dFal<aIapFaF<a m.<b b.x[b<kIai b#eE<a<b (<ex5|=cmkl<a<b<dx5S=cmjl<c 4bA 8DaSGg<a<b b.<dFal<ex6b=cmil<c 4bA 8vaSGf a=c<a<b b.(f<dFal(g a<g 8na|z m+ ^X_a.<ex5#(e"Gh<aIam=gcEcE<f<aIax(hNGa<f<g.Faa(c <}Gb<b c.(b<hNGa<c <SGa<b<g.Faa(c <}Gbl<h<a m.<fx5t(b~eE<e=cmjl<b<g.Faa=cl<c 8zaSeE<e=cmil<dFaf(b d#eE<e=cmil<a j<b<d<exO=cmhl a<c<j.(i<e<g|<e<f}O(ez=c<b<i. c.=fmbl a=c<b bAGb a<b bV(f b-(b<g-<b<g|<b<aIax}O(ez=cl<h b<aIam<g.<ez<c<aIapFa*x8&b(b 4bA pSGb<f=cmel<a b?a5emdl<c"eE<a<f<dxF=cmdl<a<b a<d<fxO=cmcl<a g<dFad<dFae"<c 4bA 8?a#xPbeU af<a<b<c<ex5|l=cmbl<aIax(g<b U).=e<aIam=f a=cdE3maaaaaaaaaaaaaaaa=lcE<g<b<c. b.|Ga<e x|Ga<b<f.3aab=ll<e x-=e<c x.=c<f x.=f<l3mDDDDDDDDDDDDDDDD3&<l3mcccccccccccccccc35z3m================35d35w3:(h"GalcUcEcE<g<c<h5"<b.(e.(c o-(h}eE<e<f. o-Faa (#Gbl<a<hx@(cGb a=cmdl<c n-mbl<c bVl=c<c<b c.(bSGa<a<b<dxF=cl<k x.%a<cl6]ccfUb6a<aIax(h<b U).=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcUcEcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx@(dGb aol<f n-mbl<d bVl(d<b c.#eU<a<d<cxFf<dll6"ccfUb6a<aIax(h<b U).=e<aIam=ddE3maaaaaaaaaaaaaaaa=icE<h<b<f. b.|Ga<e x|Ga<b<d.3aab=il<e x-=e<f x.=f<d x.=d<i3mDDDDDDDDDDDDDDDD3&<i3mcccccccccccccccc35z3m================35d35w3:(g"GalcEcEcEcUcE<h<f<g5"<b.(e.(f o-(g}eE<d<e. o-Faa (#Gbl<a<gx@(d"Gd<d bAGc<d bVmbl<f n-l(d<b- cSGc<a<d<cxFol<a b?a5el aol<a h a<c<dxOl6]gcdUb6acEcEcEcEcEcEcEcEcEcE<c 4bA(e 8va-n=cggggggggggegggggggfgggggdggggggbalcE<e (-nmagggggggggghgl<aIax(f<b U).=d<aIam=e a=cdE3maaaaaaaaaaaaaaaa=hcE<f<b<c. b.|Ga<d x|Ga<b<e.3aab=hl<d x-=d<c x.=c<e x.=e<h3mDDDDDDDDDDDDDDDD3&<h3mcccccccccccccccc35z3m================35d35w3:(g"GalcE<f<g5"<b.(b<c.(c o-(d}eE<b<e. o-Faa (#Gbl<a<dx@ bVol<c n-ol<a<b b.<dx.ol<a<b b. a<dx5#ol<b 6a}Gf<b e.(d<aIax(e}Gf<aIam(f<b.Iaa 8"8%8]XgSGf a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Gf<e 8<a#Gf<c K- 4bA k|Gf<c 5JA {a- 4bA v}Gemfl<b 5:}Ge<b f.(d<aIax(e}Ge<aIam(f<b.(cIaa 8H8f6"6zh)<cFae 8Ia)OGe a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Ge<e 8<a#Ge<c K- 4bA k|Ge<c 5JA {a- 4bA v~Gemdl<b 6a}Gd<b e.(d<aIax(e}Gd<aIam(f<b.Iaa 8?8K6"8&gSGd a=c<d<e|eE<d<f.Faa=cl<c 4bA(e 5i#Gd<e 8<a#Gd<c K- 4bA k|Gd<c 5JA {a- 4bA v~Gdmcl a=d<c K- 4bA kNGbl<a<bx}=dl<dol<a<bx5p al8&ediUb6ac6d<b b.=k<a m.=l<aIax(i<b U).=h<aIam(j=gdE3maaaaaaaaaaaaaaaa=mcE<i<b<e. b.|Ga<h x|Ga<b<g.3aab=ml<h x-=h<e x.=e<g x.=g<m3mDDDDDDDDDDDDDDDD3&<m3mcccccccccccccccc35z3m================35d35w3:(f"GalcUcEcE<i<f5"<b.(h<e.(e o-(f}eE<g<h. o-Faa (#Gbl<a<fx@(hGb aol a=h<e n-mbl<aIax=i<aIam=j<h bVl=fcEcE<f<iNGa<f<j.Faa(e <}eE<f=gmcl<f b.(g<iNGa<e <SGa<g<j.Faa(e <}Gbl<i<l<fx5t(g~eE aol<g<j.Faa=elcE<e ?#eUcE<i<k|Ga<i<k- i|Ga<j<k.Haa=Gl<h bAGb<dHaa(n!b<G!U h<f<b- c-(e<e hNz dY6?Z!U6h6g<e6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(G6g!a5;eE<a<b<f<cxoGcl<d<G<nLRaa<aIa;(dIa[e(c _aNeE<a b?a5e aol<d<c dY.(a<bJaa<a<fJae<d<dIa[e b.Ja[e<g b.f alol<a b?a5e al8mfchUb6a&a x-(e%acEcEcE<b<aIax(dNGa<a m.=idEcEcEcEcEcE<iIaa(f<b.Faa(c 8waSeE<c (#Gb<c_ a5sGe<c <|Gh a<b-=cdE3maaaaaaaaaaaaaaaa=jcE<b<d}Ga<c<d. x|Ga<b<f.3aaa=jl<c x-=c<b x.=b<j3mDDDDDDDDDDDDDDDD3&<j3mcccccccccccccccc35z3m================35d35w3:(g"Gal<g5"<c- x-=bmflcEcE<b b.(c<dNGa<c<f.Faa (-n5=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbal<a<c jx5v a=dmjl<e i.<a<b c.x8xb a=d<eIai bSGi<eIam(c [9dA [6!dSeU gf<b g.(f<aIax(gNGi<f<aIam(h.Faa 8waSGi<g<b h.(f~Gi<c 46~d}Gi<f<h.Faa 8#aSGi<e<a<b i.x8xb<eIaa bSGj<eIae [8}dA [6NdSGi ml<b.(b"Gi<aIax=dmcl<b bY c.<hO=dmhl<b c.=bl b=hmbl<i<bx8tb(ceE<b<c.=bmbl<a<bx~ a=dmel<b<d|Gall<aIar<b}eE<a<b mx5v a=dmcl<a<b lx5v a=dmbl<a o?ae<a<bJaa<a<b g.Jail<e x.%a<dlUbdU&a x-(e%a<e i.<a a<a 4bA o|z 4bA 5x+ Q^_a.(g<b<cx< b=fcE<eIai b#eE<g<d bY.*ag<eIam oAV bAGbl<e<a<b<c<dx=<eFaa=fl<e x.%a<f bAlpa a<e<a<b<c<dFae" axPbzl?bbUcU b<b<c hA 8la+.(dFa}Gaw<dIaaeE b<dFa5t b#Gbwl<a<b<cxYll8>ccjUb6d&a K-(e%acE<b<c hA 8la+.(bIaa bSGa<bFa5t cSGa<bIam"Ga [Z_a<aIam(g<bIae(h b.(d m+.<d<aIax(iNz(fIaa=d [Z_a<g<bIax(b m+.<b<iNzHaa=m<e<fIae(bJar<e<mRam<e<dJai<e<bJae<e<dJaa b<aIaa<aIai(b<aIae}(dz=j a<b<dz=k a=ddE<e p.<d.(l a<d<e.(fIae(b<fIaa(f-<b<f|<b<k}O(bzJae<l b<f<j.<bzJaa<d i.(d pSGal b=d<aIar<c<eIa<<eIa%<eIaI<eIaTxn"Ga [Z_a<g<h m+.<h<iNzFai iA dV=dl<e K.%a<dl8geboU&a x-(l%a<c(f e.=hcEcEcEcUcEcEcE<cIaa(m b-ncbcal<f i.mcl<fIai(b<aIa;(aIa0b}Gc<b<fIae(c|Gd<a Cb.<b<c-(bx5]<aIa0b=d<beE<aIa8lb(e<d.<c<e.<b2kaal<a<b<d.Ja0bmel [Z_a<aIam<fIae(c m+.(e<c<aIax(gNz=h [Z_a<e m.<c b.<gNz e.l b<aIaa<aIai(e<aIae}(gz=n a<e<gz=o<aIa< r.=x<bIae=j<bIaa=e<aIa;=iIaa=y<hIaa=gdEcE<e<g|Ga<iIa0b<j}Ga<b<yJaa<m cSGe<d<fIai(b hA(c 8la+.(eIam bSGe<a<fIae(f<eIax(e<b<d<aIarIam<c p+.Fas hA 8la+. %.x{b<a<f b.<e<bx6=bmel<e b.=q<iIaQb cY=k<iIa_b=hdEcE<k"eE<g=cmbl<k e-=k<hIaa=c<h e.=h<c<q|Gb<c<gNGbll<l i.<x<n<o<e<c<iIa8lb<iIa0b(e<j<ex8Jb<b<cJaa<b<iIa0b(jJae<c=emalalalal<l x.%al8wdbfU<eFai=fcEcEcEcEcEcEcEcEcE<cIai(g hA d-nfabdeiel<f b- f|Gb<f"Gemgl<f b- i|Gfmdl<cIae(h<cIaa(j- c#eE<a<b<d<exTol<aIapFa*=icU<g iA"eE<f b<j b.(c<aIaa.<h<h aS-(e<c|<e<aIae}O(fz a<e<c-<fz<i bAx8&bmbl<aIa;(e aJa5"<a<c<e 1a.xl<f<eIa:<eIa5"<i bAx8&bl(c 4bA p#Gf<a<c a<d<bxHol<fnkbdddddddcbdl<fGcl [Z_a<aIam<b m+.<b<aIaxNzIai(c gA eSGc<a<b<c eVx5"ol<a<b<eFalxI<b b.<g eVSGb<cIae U#Gb<eFaf(c d#Gb<a j<c<d<bxHmbl [Z_a<aIam<b m+.<b<aIaxNzIai(f gA e#eE<a<b<f eVx5"l<cIae U#Ga<a g<eFad<d<bxHll8wcbgU&a <-(d%a<d [Z_a<aIam<b m+.<b<aIaxNz(hHaaRax<d<hIai(iJap<c a<c 4bA 8na|z 4bA m+(e ^X_a.=f<eFa8bXE=ecEcE b<i hA(gY 8TbAGacEcEcE<g d#eE<e b-ngbeeeecel<e h#Gcmdl<dIar<dIax- c~Gcmdl<fFal=e<aIapFaF=gcU<i iA"eE<d<e<g bA<a<dIax b.x[b<dIaambl<d i.<e<g bA<a<hx5b<dIail b#GccE<dIar<dIax- c#eE<a<b<c<fxTmbl<a h a<c<bxHlmcl<a<fFal<bxWmbl<a<b<d x.<c<fxVl<d <.%al8~db]U&a K-(d%a [Z_a<aIam(m<c m+.<c<aIax(jNz(fIai=k<fIaa=G<dcUcE<b a<b 4bA o|z 4bA 5x+(eFa8}^E b#<fIae(n USA"eE<d aJapmbl<e Q^_a.=hcE<c b.(f<k eV(o|eE<hFa5n m+(eFa8cXE(g a<g 5q|z v+ 6F6(_a.=x<e ^X_a.=y<aIap=q a=edE [Z_a<m<f m+.(] m.<f b.<jNz(lIai=g<lIaa=rcE<x<a [Z_a<]<f<jNzx6eb"Ga a=e<g hA dSGa<qFaF=f<yFal=e<g iA"eE<d i.<e<f bA<a<r b.x[b<dIam=i<dIai=embl<d x.<e<f bA<a<lx5b<dIar=i<dIax=el<g eV(f<o|Gal<e bAGbl<d aJap<h*a5kmcl<d<iJa;<d bJap<h<i hA bY.*a(=ul al5oa(<d<u5oa<<d<kJaT<d<nJaI<d<GJa%<a<b<c<d %.<d p.x5:<d K.%al8tdcjUb6d&a x-(g%a x=h c=j<d b#eE a c<b a<b 4bA o|z 4bA 5x+Fa4^E<e hAV bA(dz=j q x<dz=hlcE<f"<b 4bA(d c#AGa<a<hx6jb"Ga<c<aIa;Iar(kNGa<c cY=e<b a<d o|z 4bA 5x+ Q^_a.=l<h q#=m<c=fdE<f<aIa;(dIarNGb<dIax<e.Iaa=icEcE<mGa<lFa5G"Ga<aIapFaF=G<g [Z_a<aIam<i m+.<i<aIaxNz(nHaa(oRaa<g<nIaiJai<gIae<o6*- 6edNGb<d aJa5"<a<g<d 1a.xl<b<dIa:<dIa5"<GxA"Gbl<a<h<j<b a<b 4bA o|z 4bA 5x+(d 8g^_a.<aIar j.<dFaQ^EzFaa d<b<ix5gl<e e.=e<k<f b.(fSGall<aIa;(fIar(b<c- b}eU<a<cx6Sb<aIa;(fIarf<bl<cNeE<f<cJarl<g x.%al6&ic]Ue6d&a <-(i%a<b a<b 4bA o|z 4bA 5x+ Q^_a.=j<aIa;Iar=y 44d=f<c b.(h<dIai eV(q|eE<e*ak<e*ai<j<aIapFaF bY.(]*ac U)OO=rdEcE<aFaT b#eE<aFaI bA"GblcUcEcEcE [Z_a<aIam(u<h m+.<h<aIax(sNz(gFai iA"eE<aIaa=m!a=vcE<aIae(f<gIaa(l b.(n|Ga<f<n- i|Ga<m<n.Haa=vl<aIai=t<jFa?(g<jFa5n(k. 8na}Gd<g<o~Gd<k m+<o m+.Fa8cXE(g a<g 5q|z(G v+(kFa8d6(E b.=g<kHa6F6(E=p!b<G6?Z(w!6q{6y8FM8N[6tI6g!a5;Gb<p<v5;Gd!a=pcE<f<l j.(G|Ga<f<G- i|Ga<m<G.Haa=pl<g i#Gc<k 6F6(_a.(kHai=z<w!8I8d8?6i8b[8S8Fs6g5weE<g x#eE<p<z5;Gfmel!a=wcE<f<l y.(l|Ga<f<l- i|Ga<l<m.Haa=wl<p<z5;Ge _b<g dY-(g 5]}Ge<kHax<w6h<g6?Z5wGdmel<p<z6h [b<g dY-6?Z!a5;Gdmcl<i i.<j<a<gx5c<iIai=f<iIammdl<p<v6h _a<g dY-6?Z!a5;Gbl b=f<ombl<i<tJa;<i<fJap<i<mJar<i<j<i r.<n<vxU<iIaa=f<iIael=gcEcE<f b#eE b<g oAY(f<]*agA"Gbl<aIa;(fIar(g<fIam#eE<f m.x5Fl<fIax<g cY.<hJaa<f<g b.Jar [Z_a<u<h b.(h m+.<h<sNzIai(f gA eSGb<a<h<f eVx5"mbl<f<xAeE<a<hx%l<g b.=o<f<xO=x<f<rA"eE<a<h b.(h<jFa5n<g.x5Nmbl<a<j<g<h<ex8Nb<h b.=hl [Z_a<aIam<h m+.<h<aIaxNzIai eV(h<q|Gbll<x U)=flcE<dIae(g U#Ga<j*an=h<eIaaeU<j<eIae hA bY.*aq<hOf<hl<fA(h 44dA"Ga<a<j<h<c<dx(l<y<aIa;Iar|eE<a<b<y<eIaa<eIae<g USx5Dl<i <.%al6kyc5aUe6d&a 6!b-(f%acE [Z_a<aIap(y<b m+.(g<b<aIa;(lNzIai hA eSGa<f [c5oaT<c a<c 4bA o|z 4bA 5x+(e*a8G^E<e*aB^EO=h<e 8G^_a.=q<e B^_a.=]<e Q^_a.=m<f T.=j a=edE<d<j.=n b=d<r<q<nFaa bY(n.*aa<n<].*aaO<h)O=r<e bA b=e"Gal<c 4bA(c bY<c o5| 5b+- 8b6r_a.=c<m*ax=e a=n 8Gb=ddE<c<d.*aa<nO=n<d 9b.(d 6=hSGalcE<n<e<rA(uO 44dA"eE a=ddE<f %.<d. aJaa<d i.(d [bSGalmbl a=ddE<f %.<d. aJaa<d i.(d [bSGal<b<lNGa<b b.(d<gIai(c eV a<c hA e#z(oNGa<aIar=s<aIax=j<aIam=i<mFa?(t<mFa5n(c. 0a|=p<c m+=v ^X_a=h a=edE<p<e<t|A=w<h<v.=zdE [Z_a<y<d m+.(c m.<d b.<lNzIaicEcEcEcE [Z_a<c<d<lNz(cFai iA"eE!a==cE<j<cIaa(x b.(k|Ga<j<k- i|Ga<i<k.Haa==l<w"Gd<zFaj(c a<c 5q|z(c v+(GFa8d6(E b.=g<GHa6F6(E=<!b<c6?Z((!6q{6y8FM8N[6tI6g!a5;Gc<<<=5;Gd!a=<cE<j<x j.(c|Ga<j<c- i|Ga<c<i.Haa=<l b=h<e=c<g i#Ge<G 6F6(_a.(GHai=&<(!8I8d8?6i8b[8S8Fs6g!a5;Gb<g x#eE<<<&5;Gemfl!a=(cE<j<x y.(c|Ga<j<c- i|Ga<c<i.Haa=(l<<<&5;Gd _b<g dY-(g 5]}Gd<e=c<GHax<(6h<g6?Z5wGemdl<f p.<m<a m.<cx5c<fIa;=c<fIap=hmdl<<<&6h [b<g dY-6?Z!a5;Gbmcl b=h<e=c<<<=6h _a<g dY-6?Z5wGbl<f<sJa6>b<f<jJa6Kb<f<iJa6Hb<f x.<m<f 6Hb.<k<=xU<fIar=c<fIax=hl eV=g<h bA"eE<g(d<o|Gbmdll<f %.<c oA dY.(e<dJae<e bJaa<c b.(e m+ ^X_a.=h<g(d<o|Gall<mFa5n=j<f 6>b.=h a=g a=cdEcE b<c oAY(i<uA"Ga<f %.<g.IaaGa<f [c5oa6>b<c<j.=l a=d a=edE<q<d<h.Faa(d bY(k.*aa<k<].*aaO<iA"eE<a<d c<l<bx8kbl b=d<e bA b=e"Gall<c b.=c<g i.(g [bSGal<b<aIa;(yNGa<b b.(e<aIap(u<b m+.Iai(b eV a<b hA e#z(oNGa<f 6>b.=s<j m+=t ^X_a=d a=l a=cdE<d<t.=p<aIar=v<aIax=g<aIam=i<aIap=w<aIa;=z<e=ddE [Z_a<d m+(b<u. m.<d b.(5b<yNzIaicEcEcEcE [Z_a<b<w.<d<zNz(bFai iA"eE!a==cE<g<bIaa(x b.(k|Ga<g<k- i|Ga<i<k.Haa==l<mFa?(b<j. 8na}Gd<b<c~Gd<pFaj(b a<b 5q|z(b v+(GFa8d6(E b.=e<GHa6F6(E=<!b<b6?Z((!6q{6y8FM8N[6tI6g!a5;Gc<<<=5;Gd!a=<cE<g<x j.(b|Ga<g<b- i|Ga<b<i.Haa=<l b=h<c=b<e i#Ge<G 6F6(_a.(GHai=&<(!8I8d8?6i8b[8S8Fs6g!a5;Gb<e x#eE<<<&5;Gemfl!a=(cE<g<x y.(b|Ga<g<b- i|Ga<b<i.Haa=(l<<<&5;Gd _b<e dY-(e 5]}Gd<c=b<GHax<(6h<e6?Z5wGemdl<f i.<m<a m.<bx5c<fIam=b<fIai=hmdl<<<&6h [b<e dY-6?Z!a5;Gbmcl b=h<c=b<<<=6h _a<e dY-6?Z5wGbl<f<vJa6>b<f<gJa6Kb<f<iJa6Hb<f<m<f 6Hb.<k<=xU<fIae=b<fIaa=hl eV=ecE<h b#eE b<b oAY(i<r<l U)AAeE<f [c5oa6>b<b<j.=k a=h a=cdE a=gcE<q<h<s.Faa(h bY.*aa<iA"eE b=g<]<h bY.*aa<iA"Gbl<a<h<g<k<dx8kbl b=h<c b=c"Gall<i<nA"Gb<b xNGb<f %.<b dY.(cIaa bSGb<cIae<dSGb<a<5b<b<j.x5 mbl<o<e(d}Gbmdll<i<lO=l<b b.(c m+ ^X_a.=d<e<o|Gall<f 6!b.%al6%]czUe6d&a K-(l%acE<d"Ga<aIar=p<aIam=m<aIax=h<aIapFaF=e<l!aRap<a m.=n<c a<c 4bA o|z 4bA 5x+ Q^_a.(j<e bY.*ac=i<a*a<=o<aIa;Ia[e=qcEcE<b<hNGa<b<m.Faa(g <}eE<b=fmcl<b b.(f<hNGa<g <SGa<f<m.Faa(g <}Gbl<h<n<bx5t(f~eE a=imcl<f<m.Faa=gl<g (SeU af<d b-=x<o<i U)A=v<j (.=u<j<e bY.=s<jFa5n(t m+ ^X_a.=w<jFa?(z<t. 8na}=;<h=b<m=d a=ocEdE<f b.=gc6d!a<f<hNGaw!a<h<g- i|Gaw<g<m.Haal==cUcE<;Ga<o<zNGa<w<o m+.Faj(e a<e 5q|z(k v+(iFa8d6(E b.=e<iHa6F6(E=5ccE!b<k6?Z(<!6q{6y8FM8N[6tI6g5weE<5c<=5;Gc!a=5ccE<h<f j.(k|Ga<h<k- i|Ga<k<m.Haa=5cl<e i#Gb<i 6F6(_a.(kHai=(<<!8I8d8?6i8b[8S8Fs6g5weE<e x#eE<5c<(5;Gemdl!a=<cE<h<f y.(i|Ga<h<i- i|Ga<i<m.Haa=<l<5c<(5;Gd _b<e dY-(e 5]}Gd<kHax<<6h<e6?Z5wGcmdl<5c<(6h [b<e dY-6?Z!a5;Gcmbl<5c<=6h _a<e dY-6?Z!a5;Gbl b=e<ombl<l<pJaT<l<hJaI<l<mJa%<l x.<j<l %.<g<=xU<lIax=e<lIarl=kcEcEcEcUcEcEcEcEcEcEcEcEcEcEcEcE<e b#eE b<k oA(5aY(y<s*agA"Gbl a=i<a<f<q<l p.x5}(f"G]<aIam=e<f<aIax(gNGc<e<f.Faa(b <~Gb<f=dmdlcE<h<f<k<t.(e a<e 4bA 8na|z 4bA m+(5bFa8cXE(e a<e 5q|z v+Fa8d6(E.(f c.(e}eE<e<m.Faa ?#Gbl<a b?a5e a=im]l a=i<y<r<vOAGqcEcE<f d.(g<bNGa<d<g.Faa(f <}eE<g=emcl<g b.(e<bNGa<f <SGa<d<e.Faa(f <}Gbl a=f<n<gx5t(e<bNGa<d<e.Faa=fl<k b.=o<y<rO=r<s*ak<yA=bcE<G b#eE<bGg<u<] hA bY.*aa<yA"Gb b=G<a<e<f<xx5|(eGh amGl<bGflcEcEcE<5b ^X_a.(bFai b-nhaggggbcgl<f 4bA (SGf<a<e<bx+(eGhmil<f 4bA (SGe<l i.<bFal(d<aIapFaF(f<n<e b.x[b<lIai b#eE<lIam=b<G b<kz=GcU a<d fNGaw a<b<d k+ 8"6=_a.(d<f.Fai(f a<f j|(fzNGaw<d b<fz<b.Faa(d a<d 5q|z v+Fa8d6(El<e. c.(e"Gi<]<b<kz=]mhl<a<e<bx5S(eGgmhl<f 4bA 8DaSGd<a<e b.<bFal<xx6b(eGfmgl<f b.(d<gNGa<b <SGa<d<e.Faa(b <}Gbl a=b<n<fx5t(d<gNGa<d<e.Faa=bl<a<d<b<xx5|(eGcmol<a<e<f<b<xx-(eGbmcl<aFa5d"GG<a<e<f<xx5|(e"Gbl<aIam=d<e<aIax(bNGc<d<e.Faa(g <~Gb<e=fmdl<G"Gd amel<e b.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex5t(f~eE a=gmil<d<f.Faa=gl<g TSGg<f b.(e<bNGd<d<e.Faa(g <~Gc<e=fmel<j*a5k<5aVl=b<a<b<aFa5eO bA?a5emgl<f c.(f<bNGa<g <SGa<d<f.Faa(g <}Gbl<b<n<ex5t(f~Ge<d<f.Faa=gl<g (#GalmclcE<a*a<(o"eE<aIa;=mmblcE<G bA"Ga<r<u<] hA bY.*aaA"Gamdl<aIa;(mIa[e(e<q#Ga<e<q|<e _a}O(hGacE<G b#eE<jFa5o<] hAV bAGbl<aFa( d b<aFa5dz|Gb<jFa5G bSGd e<m<q dY(i.<hz=h<e dY<i-=e b<d<b<aIar(d|(bz=n a<d<bz=x<aIap=kdE<e"Gc<hIaa=b<hIae=d a=i<e i-=e<h i.=h<c b<n<b b.(b.<d b-(d<b|<d<x}O(yz a<d<b-<yz<kFaFxA"Galmdl<aFa(Gc b=Gl<m<qJa[e<] hAl=b<g 3aSeE a=imblcU<aFa5d"eE<j*an(c<G bA"Gbw<j<b bY.*aq<cOmbl<j*an=c<j*ax<G bAeU<j<b bY.*aq<cOf<cl<oAOl<j<aIapFaF bY.(b*ag<rO<b*akO U)A(c 44dAeE a=icU<jFa?(b m+ a<b<jFa5n(e. 0a|(bz(deE<e m+ ^X_a. b<bz e.=b<c 44dA=h a=cdEcE<bFaa(e d#Ga<h<c oAV bA"Ga<a i<e<e" axPb"Ga bmdl<b m.=b<c b.=c<d m-(dGall alGbl<f b.=il<l K.%a<il8RecmUd6d&a x-(g%acE<bIarIam<c 4bA(e o@ bY.*a8Gb(h"Ga<c a<e o|z 4bA 5x+(cFa8:^E(G<cFa3^E(l. 8na}Ga [Z_a<bIam<d m+.<d<bIaxNz=j<l m+ ^X_a.=n<bIae=c<bIaa=kdE<G<h5"(m~Gb<jIaa=f<jIae=d<g<jIai(eJam<g<dJai<g<fJae<n<m m+.Faj(d a<d 5q|z(i v+ 6F6(_a.=dcEcEcEcE<e iA"eE!a=xcE<c<f b.(e|Ga<c<e- i|Ga<e<k.Haa=xl<dFap b.=e<dHaa=y!b<i6?Z(q!6q{6y8FM8N[6tI6g!a5;Gb<x<y5;Ge!a=xcE<c<f j.(i|Ga<c<i- i|Ga<i<k.Haa=xl<e i#Gd<dHai=y<q!8I8d8?6i8b[8S8Fs6g!a5;Gc<e x#eE<x<y5;Gfmel!a=qcE<c<f y.(f|Ga<c<f- i|Ga<f<k.Haa=ql<x<y5;Ge _b<e dY-(f 5]}Ge<dHax<q6h<f6?Z!a5;Gemdl<d<b<g e.x6eb"Gdmcl<x<y6h _a<e dY-6?Z5wGbmcl<x<y6h [b<e dY-6?Z!a5;Gbl<l<m.=f b=omcl<h b-<hA(h 44dAGall<a<f?ab<a<o?aa<g x.%al6~fciUe6d&a x-(h%acEcE<dFam"eE<h [Z_a<cIam<dIae(d m+.<d<cIaxNz(dHaaRaa<h<dIai(dJai<d iA"eE<cIaa=ecE<cIae(d<hIaa(f b.(g|Ga<d<g- i|Ga<e<g.Haa=nl<d<f y.(g|<d<g- i|O=i<d<f j.(f|<d<f- i|O=j<e<g.=k<e<f.=l [[[[e=f 8 )=ddE<d 8lX_a.Faa(g b.=e<d ^X_a.Haa=mcEcE<g hNeE<m<n5;Gc!a=m<j"eE<lHaa=ml<e i#Gb<d 8bX_a.Haa=G<g oNeE<e x#eE<m<G5;Gemdl!a=o<i"eE<kHaa=ol<m<G5;Gd _b<e dY-(e 5]}Gd<d QX_a.Haa<o6h<e6?Z5wGcmdl<m<G6h [b<e dY-6?Z!a5;Gcmbl<m<n6h _a<e dY-6?Z!a5;Gbl<b bx <b<bIai(d b.Jai<bIae<d cY.<fJaamel<f b.=f<d v.(dGall<bIar=d<c<h<b m.xl b<d<bIax.<bIar(c<d|z<c<d-(e a<c<eNzx6gb=c<b bx <b<bIai(e b.Jai<bIae<e cY.<c [[[[WOJaa<d<bIax. a<bIar(c<dNz=b<c<d-=dmcl<dIai=d<b bx <b<bIai(c b.Jai<bIae<c cY.<dJaal a=bl<a<dJae<a<bJaa<h x.%al6:dchUd6dcE<bFa?(h a<h<bFa5n(g. 0a|(iz(b"Ga<b m+=h<cIae(b<d x.(f|<b<f- i|O=j<b<d i.(d|<b<d- i|O=k<g m+ ^X_a. b<iz j.=b<cIaa(c<f.=i<c<d.=l a=cdE<bFaa(d a<d 5q|z(f v+(gFa8d6(E b.=d<gHa6F6(E=mcE!b<f6?Z(G!6q{6y8FM8N[6tI6g5weE<e<m5;Gb!a=m<k"eE<lHaa=ml b=f<d i#Gd<g 6F6(_a.(gHai=ncE<G!8I8d8?6i8b[8S8Fs6g5weE<d xSGb<m<n5;Gdmfl<m<n6h [b<d dY-6?Z5wGemcl!a=G<j"eE<iHaa=Gl<m<n5;Gb _b<d dY-(d 5]}Gb<gHax<G6h<d6?Z!a5;Gbmdl<e<m6h _a<d dY-6?Z!a5;Ga b=fmcl<b m.=b<c b.=c<h m-(hGal a=fl<a<cJae<a<fJaal8udcgUe6dcE<dIae(f<e|Ga<f<e- i|Ga<dIaa<e.Haa=nlcE<b 4bA(g e~eE a=b<c<g k+ 8"6=_a.(g.Fai(c a<c j|(cz(h"Gb<g b<cz=g<f<e x.(b|<f<b- i|O=i<f<e i.(c|<f<c- i|O=f<b<dIaa(d.=j<c<d.=k a=edE<e<g.Faa(b a<b 5q|z(b v+(dFa8d6(E b.=c<dHa6F6(E=lcE!b<b6?Z(m!6q{6y8FM8N[6tI6g5weE<l<n5;Gb!a=l<f"eE<kHaa=ll b=b<c i#Ge<d 6F6(_a.(dHai=GcE<m!8I8d8?6i8b[8S8Fs6g5weE<c xSGb<l<G5;Gdmgl<l<G6h [b<c dY-6?Z5wGfmcl!a=m<i"eE<jHaa=ml<l<G5;Gb _b<c dY-(c 5]}Gb<dHax<m6h<c6?Z!a5;Gbmel<l<n6h _a<c dY-6?Z!a5;Ga b=bmdl<h<e b.(eSGall a=bl<a<eJae<a<bJaal8kccd6deUcEcU<cFai iA"eE<bIaa=hcE<bIae(b<cIaa(g b.(c|Ga<b<c- i|Ga<c<h.Haa=dl<aFap(i b.=c<aHaa=e<i hNeE a<d<e5;Gcw!a=dcE<b<g j.(j|Ga<b<j- i|Ga<h<j.Haa=dl b<c i#Gcw<aHai=e<i o|Gd<c x#eE<d<e5zolcE<b<g y.(g|Ga<b<g- i|Ga<g<h.Haa=fl a<d<e5;Gcw _b<c dY-(b _a|<aHax<f6h<b6?Z5wAol<d<e6h _a<c dY-6?Z5wol<b<c<a b<aFap(a v|(bz<a a<bzxmlol<d<e6h [b<c dY-6?Z5wl6;cbeU b=dcE<b<c}Ga<c<aIar(fIaT}Ga<fIaI<b.=d<c<b-=elcU<aIa;Fax h|eE {6q_a=a fmbl<eeU<d a<d<e b-(b.Faa 5]#zf al=a<b<e<az=e<a<d<az=d _6q_a=a bl=f<e"eE bol<d<e.=g a=c a=bdE<b<c<d.Faa T#.=b<e<c b.(cSGalcEcE<b b}GadE<d(b b.=d<bFaa=e<a=c<f=bdE<e<cFaaSeE<c b.=c<b b-(bGbmdll b=c<d<gSGalmbl a=cl<cl8ebbfU<a<b 9444hA(e.=f<b oA(ceE<f=bdE<d<bFaa(g 8Eb}.<g_ 8eU5t.=d<b b.=b<c b-(cGall<eeEdE x=c<a3aaa3mnnnnnnnnnnnnnnnn35d3:eE a=c a=bdE<c<a<b.Faa(e 8Eb}.<e_ 8eU5t.=c<b b.(b xSGall<c<d.=d<a x.(a<fSGall<dl5rbdUcE<c"GadE<aFaa(d<bFaa(e#eE<a b.=a<b b.=b<c b-(cGbmcll<d<e-=fl<fl5!bcU<a<aIai(c<b|eU<a<b<c-(cx5]<aIae(d<aIai(b.=a<c cNeU<c b-(ceE<a a<c2lal<d<b<c.(b.f<al a?aa<b b.f<blJail6rbbdU<bFaf=e<bFae=f&a x-(d<bIaaJam<d<e bY cA<f [c a<czOOJaicE<aIai(c e|Ga<aIae m.=b c<c d-(a<a cNz=c<d i.=adE<b"Gb<b<aIaaJaa<b e.=b<a e.=a<c b-(cGalllDbdU<bFau=e<b<bFa](f<aIap.Fau(g e#eU<f<aIarFal<e pY [[e a<dzO [c a<czOOx8Sb 4bAf<gl?ar<a<bxMbl5}bcU<aIap=f<aFa5d=gcE<b 5bA iSGa<fFa*"Ga aolcE<c 4bA(c bSGa<fFa5i"Ga aol<b<c pY [[e a<ezO [c a<dzO<gOx8Sb 4bA<aFa(~l5>bbU<aIap<b 4bA.Fau(c e#eE<b<aIarFal [[[xOx8Sb 4bA=cl b=bcEcEcE<c b-ndaabcl<aFaT b) bAol a=bl<b bAl6mbbdU<bIaa=ccEcEcE<bIae(bnccbal<cFaa KSGa a=bmblcEdE<cFaa(e K|Gb<e 5n}Gb<d [8f8u*}Gb<c b.=c<d k+<e K- 4bA.=d<b b-(bGal b=bmbl a=bl<a<dJae<a<bJaal6ybbeU i=gcE<c c|Ga<c<c aS-=d<b x.=ecEdE<e x-Haa<eHaa5&Gb<e x.=e<d<f b.(fSGal a=dmbl<c<f~eE a=dmbl<f U)<c.=d<f b.=c<e=gl<a<dJam<a<gJai<a<cJae<a<bJaal5*beU<c<e|eU af<c<e-=g a=cdEcE<c b.=f<b<c.<d<exLb(h"Ga<c<gS<f=cGbll<f b-=f<h"l=b<a<fJae<a<bJaal6JbbhU<bIam=e<bIax(f<c}eE<e<c m+.Iai(d eV a<d hA e#z=dl<c b.=ccUdE a<c<dNGbw<c<f|=g [Z_a<e<c m+.(h m.<c b.(i<fNzIai(j eV=c L6%_a<b<h [Z_a<gzx6eb"Gal<j gA c#l=b<a<iJae<a<bJaalPbbdU [Z_a<bIam(f<c m+.(d<c<bIax(eNzIai hA e#eE<a<c<e|eU<dIai(d eV a<d hA e#zf alJap<a<eJax<a<fJam<a<bIaiJai<a<bHaaRaa<a<c b.Jarol<a aJaal1bbgU&a x-=d<bIam=fcU<bIax(g<c~eE<d<bIaiJai<d<bHaaRaa ambl<d<bHaaRaa<d<bIaiJai<f<c m+.Iai(e eV(h a<e hA(e f#z=i<h a<e e#zl=e<a<dIaiJai<a<dHaaRaa<a<eJap<a<gJax<a<fJam<a<iJa5m<a<gJaT<a<fJaI<a<c b.(cJar<a<bHaaRa;<a<bIaiJa%<a<cJaKl6]dbgU&a <-(g%a<b aJai<bIaa"eE<bx5Rl<bIae 8Da?aa<b bJai<b<dx5]<bIai=ecE<d"(fGa<fGa<bIae<e.<c<d2kaal<b<d<e.(cJai<bIaa<c#eE<bx5Rl<bIae<c. 3a?aa<b<c b.(dJai<b<c =.(ex6hb<bIae=f<bIai=h<g<dJa;<g a<e<e<h}(ez(hJap<g b<f<ez(iJar<g<b m.<g r. a<d Ux6 bcEcEcE [Z_a<bIax(e p.<bIar(f c~z(jIai<e [Z_a<fzIai) o}Ga<bFa% qSGa [Z_a<e m.<f b~z(bIaa bSGa<bIai hA gSGa<jIae<c#Gbl<a aJaambl<a<fJax<a<eJam<a<dJai<a<hJae<a<iJaal<g <.%al8TcccUb6d&a 0a-(g%a<g >.(h<b<c<dx6xbcE<gIa>eE<g<gIaE(dJa<<g<gHa>(iRap<gIa5u=b<gIa5s=c<g<dJaE<g<iRa><g<cJa5s<g<bJa5u<g x.<h c<e<fx5JcEcEcE<gIax bAeE [Z_a<b<gIar(d m+.<c<d~zIai hA dSGb<g<gIa<JaK<g<gHapRaImcl<a aJaamel<g<gIa<JaE<g<gHapRa><g<cJa5s<g<bJa5u<g i.<g >. c<e<fx5K<g<gHapRaI<g<gIa<JaK<gIai bSGbl<a<gIaKJai<a<gHaIRaa<a<dJar<a<cJax<a<bJammcl<a aJaambl<a aJaal<g 0a.%al8phclUb6d&a 0a-(g%a<b ;.=k<d a<d k|z(i m+(h 8l6S_a.=m<hFa8r6SE=GcU [B6|8?b<eIai(h<h [B6|8?bNz(n<cIai(hN<i h- dNA"eE<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b q?ap<b aJai qmbl<g i.<b<c a<h<eIamx6 b<bIai=j<bFapl=i<bIar=o<bIax=x<bIam=l<b aJaK<b aJa%<g a?aJ<g<f?a5m<g b?aK<g!eRaI<g<kJa%<g<eJa<<g<mJa;<g<jJap<g<i qS?a5G<g<cHaaRai<g<cIaiJax<g<bIae(cJarcEcEcEcE<h<n~eE<G b-nccdbl<g 6mZ[xJa5t<g g?a5s<g3maaaaaaaaaaaaaaaa3la><g i.<g >.xMbmdl<g i. a<dx5NmclcEcUcEcE<c [Z_a<jz(cIai(h gA e#eE<cIae=j<g >.<g i.<eIaa<eIaex6zb a=c<gFa>(e b-ndceebl<g i. a kx5Nmfl<gIa5xmbl<gIa5x b.l=c<g i.(k a<cx5"<k<c<dxI [Z_a<gIar<c m+.<c<gIapNzIai eV=cl<g i.(d<c<h eVx5"<j U#Gb<g<gHa>(yRaI<e dSGb&a <-(c%a<c 6j6>[xJaw<c j?ap<c<y!<P6*(eJax<c [Z_a<dIam<e m+.<e<dIaxNz(eIaa(hJar<c<eIaeJam<c<hJai<c<y!iP6*(e?av<e 4bA c#eE<c b?a;l<dIapFa5h(e eSeE<c<e?a;l<d<c i.xMb<c <.%ambl<g i.x8Kbl<i qSeE<g f?a5s<g<oJaE<g<lJa5u<g<xJa5x<g<lJa><g<i?a|<g a?a5p<g![[[[<<i G- a<i G}z6?!dZ(yP5xa~<g![6fLP_a<yP5xa}<g!Z6m6p6!_b<yP5xa5t<g i.<g >.xMbl<a<gIaKJai<a<gHaIRaa<f"eE<b<bIa%"?a6mfl<g 0a.%al6GfchUb6d 0M_a=h&a 0a-(g%a 0M_aIaa 6e[xNeE 0M_ax5y 0M_a![[[[_aRaal 8FM_a q?aa 8sM_a aJaacE<cIai(i [B6|8?b<fIaa(j<j [B6|8?bNz~eEcE<b 4bA g}eE<g m. 0M_a<cx6!bmbl<g m. 0M_a<c a<i<fIaex6 bl 8FM_aFaa qSeE<a aJai<a![[[[_aRaamcl<cIaa=i<cHae=G 8qM_aIaa=j 8sM_aIaa=k<g aJaK<g<kJaI<g<jJa%<g<GRa;<g<iJap<g aJar<g![[[[_aRam<g<fIaiJaT<b 4bA(b m+ 8l6S_a.Fai m+Fa8eXE=fcEcEcE<b d-ndababl<g<kJa5p<g<jJa5s<g<GRaE<g<iJa5x<g 5m.<g 5x.<d<ex6zbcEcEcE<gFa5m b-ndbccal b=l<gIa>=dmbl b=l<gIa> b.=dl<d b.=e<j<d m+.=m a=bdE<b a<c<h}z"eE<l"Gd a=l a=c<d<k|eE<mIai(b eV a<b hA f#z=cl<i"Gd<i=b<e(h<cNGdl [Z_a<j<h m+.<h<kNzIai<g m.<h<fx6a eV=hmalal<g m. a<fx6al<a<gIarJai<a<gHamRaambl<a aJai<a![[[[_aRaal<g 0a.%al8*eciUb6d&a K-(e%a c=fcE<aIai(l [B6|8?b<cIai(h<h [B6|8?bNz}Ga<cIam(h _a}Ga<b a<b k|z(g h- d|Ga<cFar bAGa a=f 6NB_a aJaa<e<aHaa(mRar<e q?am<e<g m+ 8l6S_a.(gFal?aF<e<cJa<<e a?a5i<e a?a5h<e 6N8h_aJa%<e<aIaiJa;<e<d?a5g<e U a<d 4bAz5oaI<gFai=g<e r.=j<m6*=icEcE<eIap(k"Ga<iFaa(a <}Gb b=f<k b#Ga<a <SGa<iFab(a <}Gbl a=a<j ax5t(f<kNGa<f<i.Faa=alcEcEcEcUcEcE<b d-ndbabal<e i.<f<a<g m+ ^X_a.<hx-mblcE<a 4bA(a 8vaSeE<a 8Da#Gbmdl<e i.<f b.<g m+ ^X_a.<hx5#mbl<d 4bAGb<cIaaGb<e<g?aT<e b?a5h<e i.<f b.<hx.l(b"GbcEcE<b<eIap(cNGa<eIar(d<b.Faa(f <}eE<b=amcl<c<b b.(a~Ga<f <SGa<a<d.Faa <}Gbl<j<bx5t=al<a<l#(fGd<eFa5i bA"Gdmcl<e b?a5il a=f<eFa5i"Gbl c=fl<e K.%a<fl6qhbxU&a K-(e%a<aIa%=d<aIa<=g<c=j<b=fcUdE a=m b=G a=acU<g<d"GawcEdE<a<g.(iFaa *#Gb<d<a b.(aSGal<d(m=a<gmbl<a U)<d.=m a=G<i b.l=n a<oGbwcU<j"eE a=j b=x b=o a=d<fmbl a=dcEdE<d<f.(iFaa *#Gb b=o<j<d b.(dSGal b=x<j=d<fmbl a=o<d U)<j.(c=j<i b.(bl=icEcEcEcE<aeE<gFaa 8Da#Gbl<a<d#Gb amfl<e i.(k<f<d a<dx8ob<k b<eIam<eIai(a [[[[W#(dz(g a<eIax<dzx8sb a<a<dz=ycEcE<eIaiGa<eIax(h"Ga<eIam=a<e b5oaT<e<hJaI<e aJa%<e b?a<<e 5oJa;<e<hJap<e aJar<e<hJax<e<aJam<e 5oJai<e<kx5E<eIaa(f b<fz=dcEcEcE<eIae a<fz b-ncabcl<dFaa 5iSGbmcl<d*aa 6E8wa#Gbl<a<h.=fdE a=l<a<f#GccU<aTaa(h a5veE<h 4bA=d<a b.mbl<aFab 5]A=d<h 5cA=k<h 5J~eE<k gY<dO=d<a c.mbl<aFac 5]A<d gYO=d<h @|eE<d<k mYO=d<a d.mbl<k qY [[9aA<aFad 5]A<d gYOO(d [[Qa#Gd<a e.l=a b=lcEcE<d 5d-nlebbbbbbbbbeal<d 8wa#Gcl<d <|Gb<d 4a- <}Gall b=ll<y"Gb<g<yx7b<m=d<n=g<i=f<l<GO"Gdmcl<f<g<axLb=a<m=d<n=g<i=f<G<a aS(lO"Gcmbl<m=d<n=g<i=f<l<GO"Gbll a<lGaw a=a<xeU afcE<c"GadE<a<b.Faa *#Gb<c<a b.(aSGall<bl"l<e K.%al0ebhU&a x-(g%acE<aIa6pb h- c~eE b<aIaW<aIa[b(b<aIa6b}(dz=f a=a a<b<dz(eeE<fFaa 5]#=al<c a<c 4bA 5q|z 4bA v+ 6F6(_a.=hdEcE<a<eNGadE<a<f.Faa 5eSGb<e<a b.(aSGal a=cmdl a=c<e<a(b|Gc<a<e#Gc<e<a-=c<a<f.=i a=acEdE<a<i.Faa 5e#Gb<c<a b.(aSGal<c=al<g e.<f<e<bcUcE<aeE a=ddE<d<i.Faa 5y#Gc<a<d b.(dSGall<a<b.(ambl<a<b.=a<b<d.lx8ob<gIae(b [[[[W#Ga<gIai=ccE<gIam(d<hFap#eE<h<c<dxLb=d<b"Gb<c<bx7b<dGc b=cmel<b"Gb<c<bx7bmbl<dGal b=cmbl<aIaLb=e<aIaPb(f<b}eE<e<b m+.Iai(d eV a<d hA e#z=dl<a 8}a.=h<b b.=a<c a<c 4bA 5q|z 4bA v+ 6F6(_a.=bdE<a<d|=c<a<dNGb<a<f|=i [Z_a<e<a m+.(j m.<a b.<fNzIai eV=a<b<h<j [Z_a<izx6eb"Gall<g x.%a<clChbGU&a <-(g%acEcE<a<c 4bA.FaH(i e#eE b=i<bIaa b#Gb<c<d pYx8Sb 4bA=il<i d#Gbl<c 4bA j~eE<aFa5r bAGbl<d 4bA b#eE<aFa!Gbl<a<aFax<i aSA?ax<aIam(h<aIa%|eE<a<h b.Jam G i g<bIaa(l b#z<c 4bA r#z=m<aIai=h<eFaj=G<eFai=j<eFah=n<eFag=o<eFaf=x<eFae=y<eIaa=q<fFaa(k=e 4b=acEcUcEcEcE<k b-ndabcel<fFabmcl<fFab=e 8:b=amcl 3bl=a a=el<g aJa;<g<n?az<g<o?aw<g<x?av<g<y?ap<g<e?at<g<a?as<g<G?ar<g<m?a]<g<d?aq<g<i?ay<g<c?ax<g U<j<j 8;a#z?au<h<g x. xxv<h bx <h<hIai(a b.(cJai<hIae<a cY.<qJaa<h cx <h<hIai(d c.(aJai<hIae(i<d cY.!aRaacEcEcE<l b-ncabcl<bIai=a<bIae=b<h bx <h<hIai(d b.Jai<hIae<d cY. 8b[[[eJaa<h<b<axp<hIae=i<hIai=ambl<h bx <h<hIai(b b.(aJai<hIae(i<b cY. 8c[[[eJaal<g aJax<g<a<c-(b c-JarcE<a<c~Ga<i<c cY.=a b c<b c|z=i<g x.=cdE<a"Gb<a<cIaaJaa<a e.=a<c e.=c<i b-(iGall<k dSGb<fIae=d<gcU<fIai(i"eE a=i b=b ambl a=c a=acEdE<c<a<d.Taa 8eU5t.(c I}Gb b=b<i<a b.(aSGal ambl a<a<a<i}(az=i b<d<az=d 6*6y_a=b dlJa;<g<bJap<g<iJar<g<dJax<g e.<g x. cx6~b<h<gIai(a<gIamxt<gIae(b"Gb<a<bx7bmbl<a b?ayl<g <.%al8pycmUb6d&a K-(h%a<cFaa(o=i 4b=jcEcUcEcEcE<o b-ndabcel<cFabmcl<cFab=i 8:b=jmcl 3bl=j a=il<bFai=g<b*a5l=k<bFa5G=G<bFa5k=l<bFaj=m<bIae=n<bFa;=x<h a5oa5e<h<x cS?a5d<h<d?a%<h<nJa<<h<i?a5c<h<j?a5b<h<m?a;<h<l?az<h<G?aw<h<k5oap<h U<g<g 8;a#z?a5a<a<h p. xxv<bIaa=b<a bx <a<aIai(d b.(GJai<aIae<d cY.<bJaa<a cx <aIae<aIai(b cY.!aRaa<a<b c.JaicEcEcEcE<fFay(j"<fFax(l j#A(m"eE<eIaEIarFak cSGbl<eIaI(beE<b b-=i<eIa%<b cY. e-=b<eIaT=gdE<g<bIaa-=g<b e-=b<i b-(i USGal<e<gJaT<e aJaIl a=b a=d<eFa5uGbmdl<h p.<e<fIaix8mb<eIaI(b<hIap(g<b<g|z=d<b<g}eE<eIa%<b cY. e-=g<eIaT=idE<i<gIaa-=i<g e-=g<b b-(b<d}Gal<e<iJaT<e<dJaI<d=bl<eFa5u bSGc<dGbl<eFa"=d<a bx <a<aIai(g b.Jai<aIae<g cY.<d [[[[eOJaa a=dmbl<d b.=dlcE<eIaE(kIarFak c#eEcEcEcE<l b-nGeeaabeeeeeeaacl<h aJa<<h![[[[xRap<k<f<h p.xg<e <.<hIa;(b<hIa<(fx5<<a<b<fxp<hIap(f"Gd<b<fx7bmdlcU<kIai(j<kIae}eE<fIaa=i a=j b=f ambl<fIaa=i<kIaa=f<j"eE a=j ambl<fFaa 5]#l=bdEcE<b<jNGadE<b<f.Faa 5eSGb<j<b b.(bSGalmel<j<b(k|Gd<b<j#Gd<j<b-=g<b<f.=l a=bcEdE<b<l.Faa 5e#Gb<g<b b.(bSGal<g=blcUcE<beE a=gdE<g<l.Faa 5y#Gc<b<g b.(gSGall<b<k.(bmbl<b<k.=b<g<k.l=g<b<i|Ga<g<iNGal<h p.<f<j<k<gx8ob<hIap(b [[[[W#Gc<e <.<hHa;(q6*(f<q!<P6*(gx5<<a<f<gxp<b"Gc<f<bx7bmcl<e <. m a<b _aNzxs<a bx <a<aIai(b b.Jai<aIae<b cY.<j a<j 8na|z 4bA m+Fa8cXE [[[[eOJaamblcE<m"eE<e <.=f<eIae(g<eIai eY.=idEcE<b"eE<g<iSGbmel<b<i<g- eVNGd<g<b eY.=gl<h<eIaE(b3aaa3lap<h<bIaxJaI<h<a<h p.<gx6d<g x.=g<hIaa(beE<f<b<hIaex5<f<f m a<eIaI _aNzxsl a=bmalal a=j a=i b=g<kIap(fIaa(beE<fIae=i<b=gl<e <.=n a=bdEcEcE<b bA"eE<j bAGf<i"Gf<i c-=l a=bdE<b<g.(mFaa *#Gc<l b-=l<i<b b.(bSGalmfl<j bAGe<i"eE b=j a=b<g=f a=imcl a=bcUcEdE<b<g.(fFaa(j *#Gb<i<b b.(bSGal<i=b<gmbl<b U)<i.=i<f b.l<g"Ge<j *S=j<g=f=gmbl b=j<m b.=f<b<i b-#eE a=b<f=g a=imbl<b U)<i.=k<b<i- b.=g a=bcEdE<b<m.(jFab *#Gb b=j<g<b b.(b.Gal<f=g<k(b=imbl<l<b-=i<j c.=g a=jl<h p.<f<b<f.xK<n<hIa;(b<hIa<(fx5<<a<b<fxp<hIap(feE<b<fx7bl b=bmalal<l cSGa<f m a<eIaI _aNzxs<a bx <a<aIai(b b.Jai<aIae<b cY.<j a<j 8na|z 4bA m+Fa8cXE [[[[eOJaal<e<eIaK<eIaT.JaK<h<aIai(b<G-(e c-Ja;<h<dJapcE<b<G~Ga<aIae<G cY.=b b c<e c|z=i<h p.=gdE<b"Gb<b<gIaaJaa<b e.=b<g e.=g<i b-(iGallcE<o dSGa<cIae=f<hcU<cIai(i"eE a=i b=j ambl a=g a=bcEdE<g<b<f.Taa 8eU5t.(g I}Gb b=j<i<b b.(bSGal ambl a<b<b<i}(bz=i b<f<bz=f 6*6y_a=j dlJa%<h<jJa<<h<iJa;<h<fJap<h m.<h p. cx6~b<a<hIax(a<hIarxt<hIam(b"Ga<a<bx7bl<h K.%al6=GbtU&a ,c-(e%acEcEcEcE<bIam(g<bIax(c|eE<bFav(d<bFap(fO<d<f<d<f|z"A=f<bFaw m+ 8l6S_a.=i<bFar bA=mdE<g b.=dcE<meE c<g-(g d|Gb<b<dJamal<g dNGel<feE<iFai m+Fa8eXE(G<g 9b+ 8b6r_a.(jFa8Eb#Gd<j<G o@ bY.*a8GbGdl<d(g<cSGal<b<cJaml<a [[[[WJaamdl<b<dJam<b<bIai(s b.Jai<bFa;=q<bIae=n<bIaaFaa=t<e aJar<e![[[[xRam<e p. a 1b2la<jIaCb(o b-(] h}Gb<nIai=m<nIae=G a=i a=cdE b=dcEcEcE<j<c p+.(bIaa(f b-ncabcl<bIai=f<bIae=dmbl<m=f<G=dl<c b.<e p.<c ;+.=k a=l<e<bFar(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+(bFa8d6(EJa2b<e<b 6F6(_a.Ja8}b<e 8}b. b<e m.xi<eIar=r a=h a=cdEcEcEcE<c bA"eE<hGd<f"Gd<f c-=x a=bdE<b<d.(uFaa *#Gc<x b-=x<f<b b.(bSGalmdl<hGc<f"eE a=f b=h a=c<d(b"Gdmcl a=ccEdE<c<d.(bFaa *#Gb b=h<f<c b.(cSGal<f=c<d(b"Gdmcl<b b.=b<c U)<f.=f a=h<d"Gcmbl b=h<u b.=d a=c<b<f b-#eE<d=b a=fmbl<b U)<f.=y<b<f- b.=bcEdE<c<u.(hFab *#Gb b=h<b<c b.(c.Gal<d=b<y(c=fmbl<x<c-=f<h c.=b a=hl<e 8}b.<d<c<d.xK<eIar(d<eIam#eE<e m.x5Rl<eIax<d. 8Da?aa<e<d b.Jar<e<eIa[cJa6;c<e<eIa2b(cJa6pc<e 6pc. b<e m.(yxi<eIar(d<eIam#eE<yx5Rl<eIax<d. ??aa<e<d b.Jar<eIa8}b(deE<c<dx7bl<l b.=l b=c<b=dmbll<eIar(b=c<leE a=cdE<b<c.(d<eIam#eE<e m.x5Rl<d<eIax. 3a?aa<e<d b.Jar<l<c b.(cSGal<b<c.=cl<k<lJap<k<bJax<k<bJam<k<rJai<k<rJae<k<iJaa<k<b<l.Jar<c=i(c<oSGalmbl<b<dJamal<e m. <x5]<eIar(d<eIax.(b!aRaa<b!aRai<b3maaaaaaaaaaaaaaaa3lax<e<d <.Jar<e 8}b.=d a=cdE<d<j<]<c<c<]}z p+.Far(b a<b 8na|z m+Fa8cXE(b a<b 5q|z v+ 6F6(_a.Jaa<d e.=d<c b.(c iSGal a=b<g cNeE<jFar m+Fa8bXE gS=bl<o p+=f<g 9b+ 8m6r_a.=c<q bA=gcUdE b=d<cFaf(i hSeE<j<i hA p+.Far(d a<d 8na|z m+Fa6NXE d#=dlcEcEcEcE<cFaa b-ncacbl<gGcmbl<g"Gbl<d<cFad(i a<i 8na|z m+Fa6NXE dSA"Ga bmcl<c p.=c<f p-(fGal al=d<a E-<e p. 1b2kaa<a<eIarJai<a<eHamRaa<a<e3aa8}b3lap<a<e3aaPc3laI<a<t?a6%c<a<d?a6&c<a<b?a,c<a<oJa5x<a<sJa><a<nJar<a<q?ax<a<jJaml<e ,c.%al_ib]U&a K-(g%a<bIae=s<bIaa=t<bIam=y<bIax=lcEdEcEcE<h bA"eE b=h<mGe<e"Ge<e c-=i a=bdE<b<d.(jFaa *#Gc<i b-=i<e<b b.(bSGalmel b=h<mGd<e"eE a=e b=m<d=j a=f<d"Gemcl a=fcEdE<d<f.(bFaa *#Gb b=m<e<f b.(fSGal<d=j<e=f<d"Gemcl<b b.=j<f U)<e.=e a=m<d"Gdmbl b=m<j b.=d a=f<b<e b-#eE<d=j a=embl<b U)<e.=G<b<e- b.=ecEdE<f<j.(bFab *#Gb<e<f b.(f.Gal<d=j<G(f=embl<i<f-=e<b c.=j a=ml<g<fJa;<g<dJapcEcEcE [Z_a<y<c m+.(G<c<lNzIai hA(b eSeE<b fSGd a=i<c<l|eE<GIai(b eV a<b hA f#z=il<g x.<g p.x6kb<gIax bAGbmdl<c<lNGc<c b.(k<GIai(b eV a<b hA e#z(qNGc<d<f.=n a=]dE<o=GcEcEdE b<t [Z_a<y<k(o m+.(i<k<lNz(rIaa b.(h.<rIae(b<b aS-(k<h|<k<s}O(bz=u a<k<h-<bz=x [Z_a<i m.<o b.<lNzIai eV=kcEcE<rFai iAGacE<f h~eE<f"Gb<d=b<f=hdE<bFaa 8:a#Gd<b b.=b<h b-(hGalmbl<g i. 8:a<d<fx8ub<gIai b#Gbl<f<xSGb<u<d<fxLbGbmdl<g a?aT<g<xJa%<g<uJa<<g aJaI<d=bdEcE<g<g <.x8Hb<gFaa"Ga<b<n#Gc<gFab=x<b b.=i<bFaa(h 8:aSeU<if<i<n#Gd * 8:a<bFab 5j#z=h<b c.l=b<h<x#Gbmcll<b<n#Gc<bFaa 8:aSGa<b b.<n#Gcl<k<q|Gal<G=o<]"Gfmbl b=]<k<q|Gbll<o b.=bmbl<c b.=b<gIar(heEdE<b<iNGd [Z_a<y<b m+.<b<lNzIai eV=b<h b-(hGall<b<iNGbl b=h<j=d<b=cmbll a=hl<a<cJae<a<hJaa<g K.%al6yebxU&a x-(k%acEcU a<bIam(g [Z_a<bIax(izIai hA f#GawcEcE<ceE<k i.<b a<c<dx6wb<kIai bAGbmcl c=e<i"Gd<gIai(c <|Gd<c hA eSGd<c eV=o<bIae=x<bIaa=y b=d b=fdE [Z_a<g<f(c b.(f m+.(e<f<iN(lzIai eV=fcE<lGa<eIai(e hA fSGa<e eV=l<c c.(q=ecEdE<e<lNGb [Z_a<g<e m+.<e<iNzIai(m eV=e<m hA e#Galmbl<b [Z_a<g<G<c<hz(G m+.<i<G~z b<y<g<c m+.(eIaa b.(m.<eIae(h<h aS-(h<m|<h<x}O(]z a<h<m-<]z<eIai iA dVxG<dA=d<c<j<l<q}(cz=j<c<nO=n b=hl<f<o|Gal c=e<n bA"Gd b<d bAGcw a=j c=fmbl b=f a [Z_a<g<kIam(j m+.<i<j~zIai hA f#Gbwl<a<f?ab dl=e<a<jJael<a<e?aa<k x.%al8=cbjU&a E.(f%acE [Z_a<bIam(k<c m+.(i<c<bIax(jNzIai hA e#eEdE<g<f. aJaa<g i.(g _aSGalcE<c<jNGa<c b.(h<iIai(c eV a<c hA e#z(iNGa<d<e dY.=edE [Z_a<k<h m+.(c<h<jNz=l [Z_a<c m.<h b.(m<jNzIai eV=h<f=c<d=gcEcEdE<b<l<gIaa<gIaexm"eE<c i.=c<g i.(g<eSGbmcll<c<mJae<cIaa<c bJaa"Gbl<a cJaamel<h<i|Gall<a<f3aaK3laK<a<f3aa<3la<<a<f3aax3lax<a<f3aaa3laambl<a cJaal<f E-%al4bbmU&a E.(e%a<e i.<b<cx6ob<eIa5x=g<eIa>=b<eIa5m=j<eIaK=k<eIa%=lcEcE<eIai"Ga<eIa<=m<eIa;=f<eIap=G<eIar=ndE<o=h<c=i<f(c<mNGb b=o [Z_a<n<c b.(f m+.<f<GNzIai eV=f<c<d~Galmbl<l"Ga<b<gNGa<b<d}GadE b=h [Z_a<k<b(i m+.<b<jNzIai eV(b<gNGb<b<d~Gall<a<iJae<a<hJaa<e E-%al8sdbGU&a E.(e%a<e<cJaI<e<bJa%<e<aIaxJa<<e<a3aaa3lax<e i.<e x.<b<cx6<bcE<b<cNGa<eIai bA"Ga<eIam=f<aIa<=n<aIax=h<aIam=i<aIaa=k<eIa;=o<eIa<=xdE<e<f [Z_a<o<f m+.<f<xNzIai hA g#.(jJa% a=l a=m<b<h|eE<i<b m+.Iai(a eV(g a<a hA(a f#z=m<g a<a e#z=ll<b b.(g=a<k=GdEcEcEcE<G"GadE<l<g(b~Gb [Z_a<i<b b.(g m+.<g<hNzIai eV=g<b<f#Galmbl<k"GbdE<a(b<mNGc [Z_a<i<b m+.<b<hNzIai eV=a<b<f#Gal a=Gl<e<d?a5y<e a?a5x<e m?a5q<e<bJa><e!aRaK<n<e K.xQbmbll<e<e x.<j<cx6<b<c<j~Gb<eIae=f<j=b<eIaa bAGall<e E-%al6rcbjU&a <-(f%a<ceE<c eY=g<b m.=c<aIae=i<aIaa=j<aIam=k<aIax=ldEcEcE<cFaaGa a [Z_a<k<c i-Iaa(b m+.<b<lNz(bIae(e<e aS-(e<bIaa b.(h-<e<h|<e<i}O(mz=e<bFai iA"eE b<h<j.<mz<e<dxjmcl<e _a}Ga<f x.(e<a<bxy<f e.<ex5j<fIai(b<fIam<dxj<fIae(e"Gb<b<ex7bmbl 6|6y_a b<dxjl<c x.=c<g x-(gGall<f <.%al6jbbdU&a <-(d%a<d r.<b<cx8mb<dIap(c<dIa; eY.=e<dIar(f=bdEcEcE<b"eE<c<eSGbmcl<b<e<c- eVNGb<c<b eY.=cl<d i. _B_a<a<cx6d<c x.=c a=bmbll<d <.%a<fl6ibbcU&a <-(d%a<d x.<b<cxx<d<dIaxJap [Z_a<bIam<c m+.<c<bIaxNzIai=b<d<dIar(cJa;<d i.<d p.x6kb<dIai=e<a<dIamJae<a<e<b hA c#A<c k|AJaa<d <.%al5(bbU&a <-(d%a<d<cJap<d<bJar<d aJa;<d aJai<a<b<aIarFa6%c m+Fa8q6SE m+Fa8eXE<d i.x6>b<d <.%al5>bbU&a <-(e%a<aIa;Fa6Kb b#eE<ax6#bl<aIa< b?a/<e!aRat<e3maaaaaaaaaaaaaaaa3lai<a<b<d<c<e i.x{b<e <.%al6obbbU&a <-(e%a 8J6q_a g LQ_axk<c6? LQ_ax8Rb<e x.<a<bx6Gb<eIax b#eE<eIar=b 76q_a g LQ_axk<e i.<a<bxx<e<eHaiRap<e p. b LQ_axil<deE 8|6q_a x LQ_axkl<e <.%al6JcbeU&a 9a-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<a i~eE<aFaQZE=gl<e x.(a 8wB_aIaa 1B_aIaa<c<d<bx8jb<e<eIapJai<e<eHaxRaa<e<eHa%Ra5R<e<eIaTJa5"<eIa;=b<eIa<=cx8}b<e 8qa.<g<e<b<c<e 1a.x6]b<e<eHaaRax<e<eIaiJap<e 8qM_aHaaRa;<g<a<eIa5I(a<eIaDxex8~b<eIa5=(ceE<a<c dYx7bl [__a a?aa<e 9a.%al6qcbcU&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c<d<bx8jb<e<eIa5IJax<e<eHa5wRai<e<eIa6mbJa5s<e<e3aa6b3la><e<e3aa+3laI<e<e3aaD3lap&a x-(b%a<e i.(d<a<e p.(f ax6rb 4bA(c c#eE<b e. 6!8g_a<d<a<f bx6qb<bFam=cl<b x.%a [__a a?aa<e 6xb.%a<c bAlMgcfUb6d&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<e 0a. 8wB_aIaa 1B_aIaa<c a<c a5tz<d<bx8jb<e<eIa5IJax<e<eHa5wRai<e<eIa6mbJa5s<e<e3aa6b3la><e<e3aa+3laI<e<e3aaD3lapcE<c a5veE<e<eIaxJa5I<e<eHaiRa5w<e d?a/mblcU<c 5!~eE h i<c 5!#z=f f=d g=b ambl g=f m g<c U)Fa8sZE(d d- 4bA c|(cz=b c a<czl=c<e3maaaaaaaaaaaaaaaa3la5w<e<c?a/<e a?a:<e<d?a5E<e<b?a5?<e<f?a5Rl<e p.=d&a <-(b%acE<e 0a.(cFau dSeE<b e. 6!8g_a<cx6"b<b 26x_aIaaJap<b 8"6x_aHaaRaxmblcEcE 8bB_aFaa b#eE<c<a<d cx6rb 3bAGbl<b e. 6!8g_a<c<a<dx5lmbl 8q8g_a aJaa<b b?am<b e?ael<b<cIaiJap<b<cHaaRaxl<b x.=g&a K-(c%acE<b e.(f5jaa(j!e5;eE ^8g_aIaa=h<c 6N8g_aIaaJap<c<hJar<c<gHaaRai<c<gIaiJax<c<f5Gab<f5jah!KZ<f5laf!<ZLL!iZ<jLRa;mbl<c e?a;l<c i.xf<c I.(h 6!8g_a<f<g<a<d 8%6x_a _B_ax8eb _B_a<h<dFaFxZb<c K.%a<b <.%acUcE CB_aIaa(a e|Ga<a hSGa QB_aIaa(aFam bSGa<a5Gap<aHax![[[[@6hL!a5;Ga amblx8~bl [__a a?aa<e 6xb.%al[jchUb6d&a ,b-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<a i~eE<aFaQZE=il<c <.=a 1B_aIaa=f 8wB_aIaa=gcE<c 5J}Ga<a<f}Ga<c<g.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<e<cJax<e a<a<a<f}(czJam<e b<g<czJai<e r.(h b b<a<g.<d<f<a-(a a<a<f~z}(az<cz(c a<d<az(d<bx8bb<e 8wa.<i<hx8hbx8}b<d eNeE<cFad(a aS=jl 6x__a!aRaa 6m__a<aJaa P__a<jJaa 8R__a<j"(g?aa 6p__a aJaa a=d a=c&a x-(a%a<e 8wa.(jIam(fIap [[[[WSeE<fIa<=d<fIa;=cl 6p__a aJaa 6x__a!aRaa 6H__a aJaa 8R__a P__aFaa b)?aa<a aJai<a aJaa<a<e i.(fIai(hJam<a<hJae<j<f<a<c<dxb<a x.%acE 6pQ_aIaa(a"eE 6;__aHaa=l 6;__a![[[[xRaa 6H__aIaa=a 6H__a aJaa<e<aJaW<e<lRa@<e 9a. <x5]<eIaY(c<eIaW(d.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<e<d <.(fJaW<b cS<gA=gcE 6;Q_a5jaa(l!e5;eE<e<eHaiRa[b<e<eIaxJaPb<e 8qM_aHaaRa6mb<e 6<Q_a5Gaa 6IQ_a5jaa!KZ 6&Q_a5laa!<ZLL!iZ<lLRa6rbmbl<e e?a6rbl<e [b.(ixf _B_a 0Z_a<eIa5"Fa xZb PQ_aHaa=l _B_a ex  CB_a CB_aIaa(b e.Jaa QB_aIaa<b cY.(b<lRai<b<aJae<b<cJaa<e<aJaPb<e a<a <.<a<d}(bzJaLb<e b<c<bzJa[b<e 8wa.<e i.<i<gxd<a<f~eE<e<aJaWl 6;__aIaa(aeE ,__aIaa<ax7bl 6H__a<eIaWJaa 6;__a<eHa@Raambl<e<eHaiRa[b<e<eIaxJaPb<e 8qM_aHaaRa6mb<i<e [b.<e r.<b cS 6rQ_aIaa<ax8dblx8~b<e 8wa.x5G<e r.x5n [__a a?aa<e ,b.%al8bjbGU&a ,b-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall<b <.=f 1B_aIaa=g 8wB_aIaa=icE<b 5J}Ga<f<g}Ga<b<i.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<e b<f<i.<f<g}(hz(j<g<f-(k a<g<kNz(g<c<dx5k<e m. b<j<c<g}(dz a<c<dz ax8cb 8qB_a aJaa CB_a aJaa _B_a dx  CB_a CB_aIaa(c d.Jaa QB_aIaa<c cY.(c!aRaa<c aJai<e aJa5s<e![[[[xRaE<e aJa5=<e![[[[_aRa5p<e<a h- d|?a@<e aJa+<eIai=c<e<eIae a<eIaa [[[[WSz(dJa:<e<d<c dY.Ja5"<e a<f<hz(cJaD<e<bJa5R<e b<i<hz(fJa5I<e 8"a.<e 8sa.x5s e=g a=d a=k a=i<eIaY b#eE b<f<b<c}(cz=m a<b<cz=GdE<e Pb. b<m<eIaW(h.<eIa6b(j<h|(b<j<G}O(fz a<j<h-(c<fz<e E-x8ibcEcEcE<eIa:GacE a<c<b<j a<eIa5R(f<f<eIaD}(fz}O(bz(n"Ga b b<eIa5I<fz<h.<bz(l=f<c=bdEcE<fFaa j-(o t~ a b<oY 6z[[eAz"eE<c<l. b-=c a=fdE<c<f.Faa j-(l t}Gc b<lY 6z[[eA"Gc<b<f b-(f.Galmdl<f b.=f<b b-(bGbmcll<b<f.Gbl<n [B6|8?b<eIar(b<b [B6|8?bNz~Gbl 8bB_aFaa b#eE<e Pb.<a<e m. cx6rb 3bAGcl<e 6rb. 6!8g_a<e Pb.<a<e m. ax6qb 8q8g_aIaa"Gb<eIa5p<d#eE<e 8la.x5&<eIa5w=gl<g<d m+.(b<jJai<b<hJae<b<iJaa<e<d b.(dJa5=mbl<k b.=kl<i b.=i<e 8"a.<e 8sa.x5s<eIaYGall _B_a dx  CB_a CB_aIaa(a d.Jaa QB_aIaa<a cY.(a<dJai<a<kJae<a<iJaa _B_a<d d+(ax  CB_aIaa=bcE<a"Ga<a cY(c"Ga QB_aIaa<b cY.<g<c2kaal CB_a<a<b.Jaax8~b<eIa5p(beE<g<b m+x7bl<eIaE(beE<eIa5u<bx7bl<ex? [__a a?aa<e ,b.%al8|zcsUd6d&a [c-(i%a [__a [__aFaa(j b<jz?aa<jeEdE [__aFaa(jGa [__a<j b<jz?aa<jGall<a i~eE<aFaQZE=nl<b <.=l 1B_aIaa=a 8wB_aIaa=ocE<b 5J}Ga<a<l|Ga<b<o.(j3maaaaaaaaaaaaaaaa3lax<j3maaaaaaaaaaaaaaaa3laal<i m. b b<l<o.<a<l|(xz(G<c a<a<l-(j<a<j|(kz(m}(az a<c<az ax8bb<i 8qa.<G<m<c<dx5k a=a<iIa5=(u [[[[WSeE<iIaD dY=al<i 1a.<e e mx#<iIa:=vcE<iIa5R bSeE<iIa5"=q<eeE a<f<f<m<a<c.(a<e m+.(c-(d a<d<m~z}(dz=y b b<c<G.<dz<c<m}z=s a<j<kz<a-=k<e=f<q=jdEcU a<a<m}Gaw a<k e|Gaw<a<G.Iaal=t<i<G<m<a e.xBb<iIaa=c<iIae=d<j<tJaa<j a<d<c-<d<y}<c<d}O(dzJai<j b<c<s.<dzJae<k m-=k<a m.=a<j m.=j<f b-(fGall<i<bJa[b<i a<l<xz(yJa6b<i b<o<xz(oJaW<i<h aS(f?aLb<i<eJa:<i<qJa5R<i<iIaD(hJa+<i<g2hRa@<i<iIa5I a<u [[[[WSz(dJa5"x8}b<i 8FQ_aJa6>b<i 8wQ_aJa6Kb<i 6Kb.=k a=a a=jdE<k<j cY.Iaa(cIaa(j [[[c}eE<cIae<jx7b<c![[[[xRaal<c aJai b=j<a bA b=a"Gal 2Q_a aJaa P8g_aIaa=a P8g_a aJaa<aeE L8g_aIaa=jdE<jIaa(ceE<jIae<cx7bl<j ;.=j<a b-(aGall<i 8}a.=x 6H8g_a!aRaa 6>8g_a aJaa 6r8g_a aJaa<i 6mb.<n<i m.x8hb 8R__a<f?aa 6x__a!aRaa 6p__a aJaa P__a aJaa Y=jdE<j 8FQ_a.(aIaa=c<a<j 6K__a.(aIaaJaa<a<cJaa<j e.(jGal<i<xIaiJa6Kb<i<xHaaRa,b<i<iFa6;b g}?a6Nb<i<dJa6>b<i<d<h dY.Ja6!b<i aJa^b<iIaE=c<i _b.<i ,b.x5s<iIa_b bSGb b<o<b<y}(az=u a<b<az=s [B6|8?b<c<c [B6|8?bNz=t<q<e m+.=f<i Qb.=z a=h<q=ddE 6H8g_aIaa=ccEcUcUcE<h bA"eE<d<fSGb b=h<f=d amdl<beE<b=e<dmcl b=h amcl<d(e m.l=a<c<eIaa#eE a=h<a=dmcl b=h<a=d<el=b a=el<iIa0b=l<iIa8lb=G<iIaCb(k<iIaQb(m|=n<k<m-=ccEcUcEcEcE<iIa6>bGacE a<c<n<k a<iIa6Kb(a<a<iIa6Hb}(jz}O(az(]"Ga b b<iIa,b<jz<m.<az(r=j<c=adE<jFaa j-(p t~ a b<pY 6z[[eAz"eE<c<r. b-=r a=jdEcE<j<r.Faa j-(p t}Ga b<pY 6z[[eA"Ga<a<j b-(j.Gbmell<a<j."Gcmdl<j b.=j<a b-(aGall<e"(j<]<t~A"eE<jGcmdl 6K8g_a 6K8g_aIaa b.Jaa 6;__a a<l<G-<l<G|<l<y}O(ez(cx5] 6H__aIaa=acE<c"(jGa<jGa ,__aIaa<a. b<G<o.<ez<c2kaal 6H__a<a<c.Jaamel<eGbl ambl<eIai=a<eIael=e 6H__aIaa=jcE<iFa6;b hNeE 0Q_aHaa=5b 0Q_a![[[[xRaa 8sQ_aIaa=] 8sQ_a aJaa<i<]Ja1b<i<5bRa8sb<i 8%b. b<m<u.<n<k<s}O(nz a<c<nz<i 8sb.x8ib 6;__a a<m<G-<m<G|<m<y}O(]z(cx5] 6H__aIaa=ncE<c"(rGa<rGa ,__aIaa<n. b<G<o.<]z<c2kaal 6H__a<c<n.Jaa<i aJa8}b<i<iIa8Rb(cJa2b<i<cJa8"b<i aJa9b<i 1a.<i 6mb.<i 8%b.<i 9b.<e<axc 6;__a a<l<k-<k<l}<l<y}O(lz(cx5] 6H__aIaa=acE<c"(GGa<GGa ,__aIaa<a. b<k<o.<lz<c2kaal 6H__a<a<c.Jaa 0Q_aIaa(ceE 8qQ_aIaa<cx7bl 8sQ_a<iIa1bJaa 0Q_a<iHa8sbRaa"Gbmcl<i 1a.<i 6mb.<x<z<e<axcGbl 6H__aIaa<jNeE 6H__a<jJaal 6H8g_aIaa=e 2Q_aIaa(c 8"Q_aIaa#eE 8"Q_ax5&l 8}Q_aIaa<c m+.(a<eJai<a<kJae<a<mJaa 2Q_a<c b.Jaal 6H8g_a 6H8g_aIaa b.Jaa<i _b.<i ,b.x5s<iIa_bGalmbl<iIa5"al Y=jdE<j 8FQ_a.(aIaa=b<a<j 6K__a.(aIaaJaa<a<bJaa<j e.(jGal P8g_aIaa(aeE L8g_aIaa(j<a ;+.=mdE a=e<i aJa8}b<i![[[[xRa9b<j(bIai=k<jIae=d a=fdE<d=acU<k"eE b=h a=j a=k<ambl a=jcEdE<a<j.(cFaa 4b#Gb b=h<k<j b.(jSGal<k=j<ambl<j U)<k.=k a=h<c b.l=d<feE<iIa9b<e#eE<i 9b.x5Rl<iIa8"b<e. *?aa<i<e b.(eJa8}bl<f b.=f a=ccEcEdE<c<j#Gb<a<c.Faa(l *SeE<c b.=c<l 8:aSGbll<jeEdEcU<aFaa(c *SeE<c 8:aSeE<iIa9b<e#eE<i 9b.x5Rl<iIa8"b<e.<c?aa<e b.mcl<i 9b. cx5]<iIa8}b(c<iIa8"b. 8:1a5oaa<c c.mbl<i 9b. cx5]<iIa8}b(c<iIa8"b. 8:8(a5oaa<c c.l=e<a b.=a<i<eJa8}b<j b-(jGall<hGbmcl<i 9b.<jx5]<iIa8}b=ccE<j"(eGa<eGa<iIa8"b<c.<a<j2kaal<i<c<j.(eJa8}b<h"Gbll<i<iIa8}bJaCb<i<iHa9bRa_b<bIaa(aeE<bIae<ax7bl<b<iIaCbJai<b<iHa_bRaa<b ;.(j<mSGall<i 6mb.x5G 8qB_a aJaa CB_a aJaa _B_a dx  QB_aIaa CB_aIaa(a cY.(b!aRaa<b aJai CB_a<a d.Jaa 6H8g_aHaa=5b 6>8g_aIaa=d 1Q_aHaa=5c 8RQ_aHaa=< 2Q_aIaa=b P8g_aIaa=c _B_a jx  QB_aIaa CB_aIaa(e cY.(a<cJa<<a<bJa;<a<<Rar<a<5cRam<a<dJai<a<5bRaa CB_a<e j.Jaa<beE 8}Q_aIaa(j<b m+.=bdE<jIai=d<jIae=e<jIaa=f _B_a dx  CB_a CB_aIaa(a d.Jaa QB_aIaa<a cY.(a<eJai<a<fJae<a<dJaa<j m.(j<bSGall<ceE<c ;+=a L8g_aIaa p.=jdE _B_a<j m- mxv<jIaa=b _B_a bx  CB_a CB_aIaa(c b.Jaa QB_aIaa<c cY.<bJaa _B_a<j r-Iaa<j x-Iaaxt<j ;.=j<a ;-(aGallx8~b<veE<q<v m+x7bl<i 8qa.x?<i m.x5n [__a a?aa<i [c.%al8jmdzUd6db6a&a K-(n%a<a aJa<<a p.<aIar(gxE<aIa<=e<a<geU<aIa;<e eY.=ddE<d!aRaa<d<fJai<d x.=d<g<f b.(fSGal<e<f.f<elJa<<a %.=s<aIar=g<aIaT(e<aIa%#eE<sx5Il<a<e b.(hJaT<aIaI<e r+.(e a?ax<e<gJam<e aJai<e aJaa<heE<a 5x.=w<a K.=p<n x.=zdE<a<h b-(eJaTcE<aIaI(v<e r+.(lIam(j<lIai(m|eE<e=hmbl<aIa<<j|eE<e=hmbl<j<m-(y c|eE<e=hmbl<lIae=o<lIaa=u<aIa;<m eY.=g<lFax bA"eE<g<y eY.=;<aIai=q<aIae=t<aIar=x<aIax=i<g=fdEcE<fIai(d<xNGa a<i<d eY.(GIai(d<GIae(k-<d<k|<d<q<c<GFam bA(Gz}O(dz=] b<t<b<Gz<k.<dz=d<u bAeE b<d<o.<o<]}z=kcE<]<o-(d a<d<]~z(G i|(r"eE<kHaa(5b!>Z<5b![8:d6g!IZL<5b![[2h6g!pZ<5b![[[8}o6g!iZLL<5b!IP![8:d6g<5b!iP![[[8}o6g<5b!pP![[2h6gLLL=5cmbl!a=5c<o<]NGa<k b-=k<G=ddE<d<k.5jaa!>Z<5c!iPL=5c<d b-(dGall<f<5c<G i<rz6?LRaambl<f<d<]x8qbRaal<f x.(f<;SGallcE<y yNGa<g<y eY(G.=t a=q b=r<g=kdEcE<q"Ga<kHaa=5b<G=d<r=f<g=idE<d"Gb b c<iHaa<5b5z(xz<x<fz=x<d x-=d<f b.=f<i x.=i<x 4bA c#Gal<x bAGcl<r b-=r<q b.=q<k x.(k<tSGal<e=hmbl!U=5c!a=<<g=d<j=fdE<dHaa(5b<<L=<<5b<5c6g=5c<d x.=d<m<f b-(fSGalcEcE<5c<<5;eE!b<5c<<6h5D!5]6hZ=5b a=i<j=f<g=ddE<dHaa<5b6g5weE<i<yNGd<d3aaa==<d<g<i eY.(e3aaa3laa<e<=3laa<i b.=il<d x.=d<m<f b-(fSGal<n<jJa;<n<mJax<n<i<m.(gJap<n<gJar<h r+ r-=f a=i a=jdE<z<i dY.(gIae=e<gIaa=g<sIaa<h b-#eE<sx5I<aIaI=vl<a<hJaT<f<v.(d<uJaa b=i<d b?ax<d<eJam<d<gJai<d<oJae<f r.=f<h b.=h<j bA b=j"Gal<h b-=hmdl<u"Gb<5c!8}b6g!a5;Gb<g p.=f<y eY(i x- eV=j<gIai=ddE<d<fIaa(e<d<e|z=d<f x.=f<j b-(jGal a=j<aIar<d}eE<aIax<d eY.Iaa=m b=jldEcE<ieE<gIai(e<d#Gb<acU<aIar<e~eE<p ax <aIa>mbl<aIax<e eY.Iaa=h<p bx <aIa5m<aIa>(e cY.<hJaa<e b.lJa><w<jx <aIa5u=e<a<jeU<aIaE<e cY.<mJaa<e b.f<elJa5umbl<aIaT=hmel<g x.=g<i x-=imalalal<l a?ax<l<jJam<l<mJai<l bJaa<a<hJaT<l<o h. a<u bAzJael<hGall<n K.%al8Hyc=Ue6d&a [b-(f%acE [Z_a<aIam(q<b m+.(i<b<aIax(GNzIai hA eSGa<aIar(nIamFa8Eb<c 4bASeE<b<GNGb<b b.(e<iIai(i eV a<i hA e#z(xNGb<aIa<(iIa5R=y<iIaI=r<dIar iY=u<dIax=n<dIam=m a=idE [Z_a<e m+(k<q. m.<e b.(g<GNz [Z_a<k<aIam(k.<e<aIax(oNz(hIai=]c6d!a<aIae(s<hIaa(t b.(j|Gaw!a<s<j- i|Gaw<aIaa<j.Haal=5dIaicE<] iAeE b=lmbl<l!b<5d!U h<hIae<t- c-(h<h hNz dY6?Z!U6h6g<h6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(5d<5e6g!a5;O=l<5d<5eL=5el<f i.<a<c<ex6c<fFaieE<fFaj(h a<h 8na|z 4bA m+(] ^X_a.=jcE<]Fa8bXE hSeE<g<oNGb<e c.(e<k<g m+.Iai(g eV a<g hA f#z(hNGb<jFal(g a<g 8na|z m+Fa8eXE=j a=gdE<f<nJa<<f<mJa;<f aJa%<f<eJar [Z_a<k<e m+.<e<oNzIai<f<gJap<f bJax<a<e<j<f x.x6>b<g b.=g eV(e<h|Galmbl<f<nJa<<f<mJa;<f<dHaaRax<f<dIaiJap<f<u<h b.OJa%<a<g<jFal<f x.x6>bl<i b.=il eV(e<x|GalcE<r<aIa<(cIaINeE<i b5t<cIa5R<y}A<lAGbmdl<l bA"Gcl<a<bx5!mbl<aIa;(o aJa8wbdE<f x.<e.(c aJaa<c aJai<e m.(e 1aSGalcE<b<GNGa<b b.(m<iIai(c eV a<c hA e#z(tNGa<o 8qb.=u<n p.=i<aIaa=x<aIae=kdE<q<m m+.(c m.=g [Z_a<c<m<GNz(eIai=p!a=5d<k<eIaa(y b.(c|<k<c- i|O(w"eE<c<x.Haa=5dl [Z_a<g<m b.<GNz<eIae=]cE<p iA(;eE b=rmbl!b<5d!U h<]<y- c-(e<e hNz dY6?Z!U6h6g<e6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(5d<5e6g!a5;<rO=r<5d<5eL=5elIaicE<nIa5x(5a"Ga<k<y y.(e|<k<e- i|O=5b<k<y j.(g|<k<g- i|O=5c<c<x.=<<e<x.==<g<x.=( a=g<f x.=e<i=cdE<g i#Gb<cIaa=h<f<pJa6b<f<]JaW<f<yJaYcEcEcEcE<;"eE!a=5d<w"eE<<Haa=5dl<hFap(s b.=j<hHaa=5f<s h|Gb<5d<5f5;Ge!a=5d<5c"eE<(Haa=5dl<j i#Gd<hHai=5f<s o|Gc<j x#eE<5d<5f5zGemfl!a=I<5b"eE<=Haa=Il<5d<5f5;Ge _b<j dY-(j 5]}Ge<hHax<I6h<j6?Z5wGdmel<h<a<f 8"a.x6ebGcmdl<5d<5f6h _a<j dY-6?Z5wGbmcl<5d<5f6h [b<j dY-6?Z!a5;Gbl<e bJaa<e<lJai<e<mJael<c e.=c<e m.=e<5a<g b.(gSGall<uIaa<l#eE<ux5Fl<oIa8sb<l cY.<mJaa<o<l b.(lJa8wb eV(c=m<c<t|Gall<o<r?a6Kb<o<5eRa,b<f 8"a.<a<dx8nbcEcE<fIaY(e<fIaW(c#Ga<fIa6b=idE<i<eIaaSeE<c<e <.(eSGbmcll<eFa5b cSGbl<nFa6&c"eE a=edE<e 1a#Gd<f x.<e.<e m.=eIaa"Gall<nFa,c bSGa<fIax b)=c<fIa;=i [Z_a<qcU<nFax b#eE<c<iA"Gc b=g<fIa<mbl<c<iO bAGb a=g<fIarl(l b.(c<n<g ;+.Ia5I(j bY.(i m+.<i<GNz(hIae=m<hIaa=k [Z_a<q<l m+.(e<l<GNzIai=q [Z_a<e m.<c<GNz(eIai=x<eIae=G<eIaa=o<nIam<g p+.(yFaq=ecEcEcEcEcEcEcE<hIai(h hA c-neabcedl<engeffffefl<e j}Gd b<eY ,hA"Gdmel<e j}Gd b<eY 6efAGcmdl<eGcmbl<e b- h|GblcU<j"eE<c=i bmbl<h<x) o}Gb<n<g b b<aIaa<aIai(e<aIae}(hz(j<o.<k<o|<k a<e<hz(e}O(hz a<k<o-<hz b<j<m.<e<G|<m<G}O(ez a<G<m-<ezxnl<q iAGa"Ga<a<l<g<ix6Ibmcl<aIa<Fa:Ga<f<a<c<y<nIarx5K<fIaa bSGa<a<l<g<fIae(bx6Ib<a<c<gx*<a<c<b<gx6=bmbl<a<b<d<f x.xal<f [b.%al6SjclUd6a&a 1a-(h%a<aIa;(j3aaI=q<j![[[[_aRaI<j!aRaK<j3aa>=]<j!eRa><j![[[[_aRaE<j3aa5s=r<j!aRa5s<j!bRa5w<h<q3la<<h<]3laK<h<r3laE<h aJaIcE<b b#eE<c<aIax(mNGb<c b.(b<aIam(G<c m+.Iai(c eV a<c hA f#z(lNGb i=cdE [Z_a<G<b m+.<b<mNzIai<h x.<a<bx6Gb<hIax(n c#Gc<hIar=o<hIa<<i#eE<h <.<i b e mx5*l<hIa%<c.(k<oJaa<k e-<nJaa<k i-<bJaa<h<i b.(iJaI<c m.=c eV(b<l|Galmbl<h p.<a ax6Gb<hIa;=c<hIap=i<hIa<"eE<h <.x5&l<hIa%(b<cJai<b<iJae<b aJaa b=i<h bJaIl<j I.=m<j aJa6;b<j aJa6xb<j aJa+<j aJa5R<h aJa5m<j 8sa.=x<d<e T+.=n<hIa%(c<i m+.=o<h T.=y W=G a=i a=bdEcEcE<c"Ga<c<o#Ga<c m.=e b=k a=l<cIae bSeE<e=cmcl<h i.<a<cIaixx<hIam=l<hIai=k<e=cmblcUcE<d<nSeE<d T.=e a=c b=k<dIax(l<dIam(d|Gb<g<l|Gb<d<f.=k<l<d-mcl a=a<x b axXb<jIa6;b(c<jIa6xb(d<c<d|z(deE<jIa6pb=i<jIa6mb=c<hIaK=edE<b<cIaa(f}eE<e<f cY.<iIaaJaal<c e.=c<i e.=i<d b-(dGall<h aJaE a=k<beE a=c<hIa><b|eE<h >. a<b e ix5*<hIaE=cl<hIa5x(d<c dY.=a<b bSeU<GeE<a a<G2lal<b<c.(a b-=c<d<a dY. i-f<al!aRaa<c b.=k<hIa5m=al<h<kJaEcE<hIaI(d"Ga<hIaK=c<a cY=b a=i<hIa5x=edE<b"Gb<k<cIaa(a}eE<e<a dY.(a<iJae<a<aIaa b.Jaal<c e.=c<b e-=b<d<i b.(iSGall<mx><m<h3aaE3la<<m<h3aaK3lax<m<h3aa<3laa<h 1a.%aol al=l<e=dl<h a?aD<h<lJa5=<h<kJa5w<h aJa5I<x<b<h 0a.xr<hIaT<b#eE<yx5Fl<hIaK<i.<bJaa<h<b b.(bJa5m<i e.=i<G i.=Gmalal8Kgd]Uc6dc6a&a E.(h%acE<d<e#Ga<e<gIar}<d<e}O(jGa<a<b<c e<gIax<d T+.<jz(i<e<d-(j<gIaI(q<gIaT(]x6?b<aIa;(bHaI=z<b![[[[_aRaI<bHaK=w<b!aRaK<b3aa>=;<b!eRa><b![[[[_aRaE<b3aa5s=5a<b!aRa5s<b!bRa5w<h<5a3laK<h<zRax<h<;3la<<h<wRap<h aJa5x<b I.=G<w6*(leE a=d<hIa5m<l|eE<h 5m. a<l b bx5*<hIa5x=dl<hIa>(g<d.=c<l bSeU<l b-(eeE<c a<e2lal<g<d<e.(d.f<cl a?aa<d b.=ol<h<oJa5x<j T+=x<hIa<<hIap(j cY.=c<aIam=r<aIax=u<hIa>=s<hIar=y<hIaT=t<hIaK=p<hIa%=v<j=ddE a=g a<i(eIax(b<eIam(k-<b<k|<b<]}O(nz=icEcEcU<d<v|eE<cIaa=glcE<g<pNGa<t<g dY.(bIaa bSGa<i"Ga<eFaIGa<bIae=b bmblcE<j<eIai(b~eE a=g<f<lSGe b=mmbl<f<lSGc b=m<y<b m+.(gIae bSeE a=gmbl<h i.<a<gIaixx<hIam=g<hIai=ml<g<iSGb<m b<k<q.<nz<ixLb"l=i<y<b m+.=m a=g a=k<i<b<j|A(neE [Z_a<r<mIaa(k m+.<k<uNzIai hA e#=kl<b<o|<iA"Gb<b<s.(bFaa<b b?aa<k<nA"Gb bAGb<mIaa=b b=gmbl a=gl<e T.=i<e<gJaa<e<bJae<d b.=d<c e.=c<x T-(xGal<Gx><G<h3aaK3la<<G<h3aa<3lax<G<h3aax3laal<h E-%al6ksdkUb6ab6d&a K-(h%a<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b q?ap<b aJai<h<cHaa(yRap<h q?ax<h<eJaT<h [[[i<f<f [[[iNzJaI<h<bJa%<h<cIaiJa<<y6*=fcEcE<hIa;(j<d|Ga<j<d- h~Ga<d<f.Haa!444h6g!8E8|8:f5;Ga<h x?ax<h<dJam<h<d d.Jarmbl<h p.=n<b=k U=mdE<G bAeEcUcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx5t(g<jNGb<f<g.Faa=el<e 4bA (SGa<g U)<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Gcl<h m.<ex@(f"Gf n g<f bAz=j<hIa%=k<f bVmcl<h m.<g d c<m b.<l#zx5vmel g=j<i n-l=e<kIai(d<kIaa#eE<kx5&l<kIae<d m+.(f<eJae<f<gJaa<f<d eY<jO x.Jai<k<d b.Jai<hIap=fcEcEcEcE<e<hIa;(jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex5t(d<jNGb<d<f.Faa=gl<g 4bA ?#Gbl<h m.<d ex5vmdl<d b.=dlcEcEcEcEcEcE<d<jNGa<d<f.Faa(e <}eE<d=gmcl<d b.(g<jNGa<e <SGa<f<g.Faa(e <}Gbl<n<dx5t(g<jNGb<f<g.Faa=elcEcEcUcEcEcEcEcEcEcEcE<e 4bA(i 8va-n=bccccccccccfcccccccgccccceccccccbalcE<i (-nmaccccccccccdcl<g U)<j.=d a=edE3maaaaaaaaaaaaaaaa=xcE<j<e<g. b.|Ga<d x|Ga<f<g.3aab=xl<d x-=d<e x.=e<f x.=f<x3mDDDDDDDDDDDDDDDD3&<x3mcccccccccccccccc35z3m================35d35w3:(i"Gal<j<i5"<g.(d<e.(i o-(e}eE<d<f. o-Faa (#Ghl<h m.<ex@(l"Go<l bVmhl<o<hIaI#Gk<g<hIaT}Gl<kIai(d<kIaa#eE<kx5&l<i 8Da#(f=G<kIae<d m+.(e e f<fzJai<e<mJae<e<gJaa<k<d b.(lJai<g b.=e<o b.=omml<e K- 4bA kNGhl<h m.<gx}(e"Gm a=l c=dmflcE<g 6a}Ga<g e.(e<j}Ga<f<g.Iaa 8"8%8]XgSGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4bA(f 5i#Ga<f 8<a#Ga<d K- 4bA k|Ga<d 5JA {a- 4bA v~Ga b=dmfl<h m.<gx5pmllcE<g 5:}Ga<g f.(e<j}Ga<f<g.(dIaa 8H8f6"6zh)<dFae 8Ia)OGa a=l a=d<e<j|eE<e<f.Faa=dl<d 4bA(f 5i#Ga<f 8<a#Ga<d K- 4bA k|Ga<d 5JA {a- 4bA v~Ga b=dmel<h m.<gx5pmklcE<g 6a}Ga<g e.(e<j}Ga<f<g.Iaa 8?8K6"8&gSGa a=d a=i<e<j|eE<e<f.Faa=il<i 4bA(f 5i#Ga<f 8<a#Ga<i K- 4bA k|Ga a=l<i 5JA {a- 4bA v}Gdl<h m.<gx5pmjl a=l<i n-l=e d=dl<hIa%(kIai(f<kIaa#eE<kx5&l<kIae<f m+.(i<eJae<i<gJaa<i<f eY<d iO<d<l bAzO x.Jai<k<f b.(lJai<m=dmel<e 8<bA {a- 4bA v}Ga<h m.<gx5pmfl<h m.<g ax5vmel<h y?ax<h<gJam<h<g b.Jarmdl<h m.<g Gx5vmcl<hIa;=j<hIap=f<oeE<d=m<G=idEcUcEcEcEcEcEcEcEcEcEcEcEcEcE<e<jNGa<e<f.Faa(g <}eE<e=dmcl<e b.(d<jNGa<g <SGa<d<f.Faa(g <}Gbl<n<ex5t(d<jNGb<d<f.Faa=gl<g 4bA(e 8za#Gd<e 3a#Gb<e T#Gil<m b.<l#Gg<i bA"Gbmdl<i bAGd<m b.<l#Ghl<h m.<d gx5vmml<i bA"Gc b=G<m b.<l#Gkl<h m.<d fx5vmkl<l<m~Ge<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l eYOJai a<kIai(l<m~Gfw<kIae<m m+.Iai hA e#mfl<l<m~Gd<kIae<m m+.(iIae=m<i<d b.(eJae<i<iIai<l eYOJai a<kIai(l<m~Gew<kIae<m m+.Iai hA e#mel b=G<i bAGgmbl<l<m b.SeE<d b.=d<i=Gmgl b=G<i bAGflcE<d<jNGa a=GcE<d<f.Faa(e T-nobgggggggggggggbal<e 3a#Ga<eGfl<h m.<d bx5vmfl<d b.=e U=m al=i<o b-(oGalllcEcE<e<jNGa<f<e(d.Faa(i <}Gb<d b.(d<jNGa<i <SGa<d<f.Faa <}Gbl<n<ex5t=dl<hIaT(f<eN<d<fNAGa<h m.<d Gx5vl<hFax(i qSeE<hIam=f<hIar=e<b<ix8lb=dl<b<i?ap<b<dJar<b<eJax<b<fJam<a<cHaaRaa<a<cIaiJai<a<bHaeRam<h K.%al6EgbqU&a K-(e%a<bIaa(d 6e[xNeE<bx5y<b![[[[_aRaa a=dl<b q?ap<b aJai a<cIai(h<h<cIae}(hz=i<cIaa=f<d"eE<bx5&l b<f<hz=m<b bJai<bIae(G mJai<G<iJae<G aJaa<ieE<mFaa 5]#=gl<e i.=o b=jdEcEcE<g<iNGadE<g<m.Faa 5eSGb<i<g b.(gSGalmbl<i<g(h|Ga<g<i#Ga<i<g-=g<h<m.=f a=dcEdE<d<f.Faa 5e#Gb<g<d b.(dSGal<g=dlcUcE<deE a=kdE<f<k.Faa 5y#Gc<d<k b.(kSGall<d<h.(gmbl<d<h.=g<h<k.l=d<e d?a;<e g?ax<e<hJai<e<dJam<e<gJap<e<g<d b.(d<d<g}zJar<j m+=d<j eY x.=k a=l a=hdE<o<l m+.(fFai(x i#Gc<e <.<m<i<fIaa(y<fIae(qx8obcE<eIa<(f [[[[WSeE<f"Gb<eIa%<fx7bmblcU<bFap(l q#eE n=l<eIaI=f<eIa%=n ambl<e<b*av5oaT<e<bFaz?a5i<bIam=n<bIax=f<bIarl=]<b<l?ap<b<]Jar<b<fJax<b<nJam<b<e*aT5oav<b<eFa5i?azl<bIaa<j#eE<bx5&<bIae=Gl<d<G.(f<yJaa<f<k<x iO.Jai<f<qJae<b<j b.(jJai<d m.=d<k x.=k b=l<h b=h"Galmbll<bIae=b<jeE<b<iJae<b<bIai<j eYOJail<a<jJax<a<bJam<a<cIaiJai<a<cHaaRaa<e K.%alYa<bIaa 6e[xNeE<bx5y<b![[[[_aRaal<b aJa%<b q?ap<b aJai<bIa;"eE<b ;.x5Hl<b bJa%<a a?ai<a e?aa<bIa<(a<cHaaRaa<a<c3aai3lail6DbbfU<aIa;(b aJa6xbcE<bIa8wb(c c|Ga<bIa8sb=e<c x~eE<a<e<cx8]bGbl<b 8sa.<a<e<cx]<bIa6xb=dl<bIa6mb=b<aIa<(a 5x.<dxE<aIa5u=c<a<deU<c<d.<aIaE<c eY.=adE<a aJai<a<b5GaaRaa<b e.=b<a x.=a<d b-(dGalf<clJa5ul6RbbdU<aIa;(c aJa5wcE<cIar(e<b-(d a<d<e~z(d c|Ga e<cIax<b cY.<b<e}z=b<d x~eE<a<b<dx8]bGbl<c p.<a<b<dx]<cIa5w(d"Ga a=b a=cdE<aIa;(eIa5w<c}eE<a<eIa5p<b.Iaax%l<b e.=b<d<c b.(cSGalll8kbbgU<cIae=f<cIaa=gcE<bIae(bIa<(c"Ga<bIa;(e<c eY.=hdE<f<eIae#eE<eIaa=b a=cdE<c<f#eE<b=gmel<b<c.=d<c<g.=i<c b.=c < a<dFaa(d {a- 4bA w|z<dO 4bA < a<iFaa(d {a- 4bA w|z<dO 4bA#Gall<e x.(e<hSGall<a<fJae<a<gJaal8%gbhU&a 0a-(e%acE<c"Ga<c<dx8#b 4bA cSGa<e![[[[@RaI<e 8oa?a5j<e <.<c<d P6G_a cx8%b<eFa<eE<e<eFa=?a5il<e 8ua?aK<e 8%6m_ax5a?a*<ecU<aFa5u"eE<e<dJaE<e<cJa5x dmbl<e d?a5n bl?a><e p.<a 8%6m_ax^b<e bJa5u<e<eHapRa5s<a<e Qa. r c<e I.<e >.x6tblcE<b"Ga<bIa5m(c"Ga<c %+=d<bIaK=cdEcE<cFa<(h d#Ga<e Qa.<aIae<cx6}bcEcE<eIa5u(b [[[[W#eE i=f 8xa=gmbl<eIa5pGb j=f 8ya=g<b"Ga<eIa5s<bx7bl<e<g?a5j<e 8;a?aK<e![[[[@RaI<e<cx5a?a*<e x.<a<cx^b<e bJa><e<eHaxRa5x<e a?a5u<a<e >.<f<h<e I.<e Qa.x6tbmbl<b"Ga<eIa5s<bx7bl<c %.=c<d %-(dGall<aIae(bIa<(ceE<bIa;(g<c eY.=jdE<gIaa=h<e Qa.<gIae(b b bx#<eIa5s=icE<eIa5u"eE<eIa5p=f<beE<beE<f<h<b2kaal<f=c<b=ddE<c < a<cFaa(k {a- 4bA w|z<kO?aa<c b.=c<d b-(dGall<g x.=g 6NU=cdEcE<c 26G_a.Iaa<bSGa<c 8}6G_a.Iaa<f<bxLbGa<e<f<b 8q6m_a cx8%bmdl<c %.(cGal<e i.<f<b 8q6m_a cx8%b<eFai"Gb<eFaj=c<e![[[[@RaI<e<bJaE<e<hJa5x<e bJa><e {6Kb5oaK<e<c?a5i<e a?a5u<a<e >. x c<e I.<e Qa.x6tbmbl<eIa5pal<ieE<f<ix7bl<g<jSGall<e 0a.%al8ifbjU&a <-(d%a<d [[[[WJai<bIa<(eeE<bIa;(h<e eY.=j<cIaa=k<cIae=idEcE<hIae<iSGa<hIaa=c<i=b<k=edE<beE<eFaa=f<cFaa=g<b b-=b<e b.=e<c b.=c<g < a<g {a- 4bA w|zO 4bA<f < a<f {a- 4bA w|zO 4bA#Gbmcll<hIai=fcEcEcEcE<hIam(c"Ga a=bcEdE<b<f.Faa(e <S<e jSAGb<c<b b.(bSGal<c=bl<beE<b<cNeE<b<c#Gcmdl<b<f.Taa 8eU5pGcl<b<f.=e<b<c#Gc<c<b-=g<c<f.(f b-=c a=bdE<b<c.Faa(l <S<l jSA"eE<g<b b-(b.Gbmell<b<g.(c"Gc<c<gNeE<b"Ge a=emel<b<f.Taa E5vGd a=emdl<c<f.=embl b=el a=cl<c a<ez=b<e b<ez=e<dIai [[[[WSeE<d i.(c cx5]<dIax(f<dIam. 6>_a5oaa<d<f c.Jax<c<bx5]<dIax=ccE<b"(fGa<fGa<dIam<c.<e<b2kaal<d<b<c.Jaxmbl<d r.<b b bx#<dIap=gcE<dIar bSeE<dIa;=f<b"eE a=cmcl<b"Gb<f<e<b2kaambl<dIa;al<d<fJam<d<gJai<d<cJaxl<h x.(h<jSGall<a<dIaxJai<a<dHaiRaa<d <.%al8 bbfU&a <-(d%a<b e.=f<c=edE<fIaa<g.=g<f i.=f<e b-(eGal<d r.<g b bx#<dIap=e<dIar bSeE<b<c dY.=g<d aJax<d<dIa;Jam<d<eJaidE<d i.<bIaa(c<bIae.(h<c-(ex5]<dIax=fcE<c<h#Ga<e"Ga<dIam<f.<c<e2kaal<d<e<f.Jax<b i.(b<gSGal<a<dIaxJai<a<dHaiRaa<d <.%aol<dIa;al6;cbiU&a <-(d%a<d aJax<d![[[[_aRai<c eNeE b=f e=gdE<c e-=c<b e.=e<f b-=icE<bIaa(b U#eE<dIai<i#eE<d i.x5Tl<dIam(g<h. aJaa<e=bmbl<d r.<e<b<c<b<c|z(bx8sb a<dIap<dIarz=j<dIa;=k<c<b-=c<b<e.=b<dIai<i#eE<d i.x5T<dIam=gl<g<h.(e<jJaa<e<kJael<h i.=h<d<fJax<f b.=f<c d}Gall<a<dIaxJai<a<dHaiRaa<d <.%al[dbiU&a <-(d%a b=f [__a [__aFaa(b b<bz?aa<beEdE [__aFaa(bGa [__a<b b<bz?aa<bGall<d b b 8wB_aIaa <.<a 1B_aIaa(b <-(c a<b<cNz}(cz<b <|z a<a<czx6Nb<dIae=ccE<dIai(e"eE b=b a=ambl b=b<cIaa(aeE<cIae=g<a=bl<e b#eE a=ambl a=acU<cIai(f"eE b=f ambl<cIaml=h<e d|Ga<cIar=e<cIax=al<d m.<f<h<a<ex8IbcU U<dIam(a"Gaw U<b<g<a<dIaxx8"b(a"Gaw U<a 8w6z_a- 78=M6id+(a cV<a pNzl<dIaa(beE<c<b dYx7bl [__a a?aa<d <.%al8ybbbU [__a [__aFaa(b b<bz?aa<beEdE [__aFaa(bGa [__a<b b<bz?aa<bGall 1B_aIaa(b 6e[_aNeU 8sB_aIaa(beE 8wB_aIaa<bx7bl 8sB_a![[[[xRaa 1B_a aJaa 6!8g_ax5y 8l8g_axR 6!8g_a 9Z_a 6xf2kaa 1B_aIaaf<bl<a|eE 8sB_a<ax6hbl [__a a?aa 8wB_aIaal8khbpU&a 6xb-(e%a [__a [__aFaa(f b<fz?aa<feEdE [__aFaa(fGa [__a<f b<fz?aa<fGall 8wB_aIaa=j<e >. a<d<d 1B_aIaa(k<b a<b a5tz(g<c. <.(h-(f a<f<k~z}(lz(i b bx#<eIa5x=xcE<eIa> bSeE<eIaE=o a=f<i"(GGb<GeE<d=fmcl<o b b<h<j.<lz<h<k}z<i2kaa<d=fmbl<eIaEal<e >. 8wB_aIaa 1B_aIaa<g<c<ax8jb<eIaE=G<eIa5x=q<eIa>=]<e<eIaYJaK<e<e3aa:3la<<e<e3aa5=3lax<e<e3aa5u3laa<e 8}a.<o<fx6Nb<eIaW=y a=ccUcEcE<eIa6b(k<eIa[b(d dY.(h<deU<kIae=r<kIaa=m<k i.f<kl(d#eE a=imbl<dIae=u<dIaa=i<d i.<hSGbl<e aJa6mb<e![[[[_aRaLb embl<dIam=s<dIai=t<e aJa6mb<e![[[[_aRaLb e<h<d x.(p#Gaw a=f e=ndEcE<f<p.(g i.(d<h#Ga<gIaa(v"Ga<dIaa(w"Ga<gIae=j<dIae=l<eIaLb<c#eE<e Lb.x5%<eIaPb=nl<f<n.(g<vJaa<g<lJam<g<wJai<g<jJae<e<c b.(cJa6mb<f x.=f<d i.<hSGbll<eIaPbl=d a=f<u a<iz=h<r a<mz=g<i b<iz=i<m b<mz=ncE<b a5seE c=f<b 5"|eE f=jmcl<b U)Fa8sZE=jmbl<a d#Ga b=f b<]<G<q}(jz=l a<G<jz=ml<e<sJa5R<e<tJaD<e<hJa5w<e<iJa5p<e<gJa5s<e<nJa5u<e<cJa5I<e<dJa5=<e<mJaE<e<lJa5x<e<j?a5n<e<f?a><e >.<ex8(bx8~b<eIaLb(beE<d<b eYx7bl<yeE<k<y dYx7bl<xeE<o<xx7bl [__a a?aa<e 6xb.%al6~jc]Uc6d&a 9a-(e%a<e x. b<b x.<c x|z<c x-(f a<c<fNzx6Nb<eIax=ocEcE<eIar(l<eIap(f dY.(g<feU<lIae=r<lIaa=x<l i.f<ll(fSeE<fIae=u<fIaa=y<f i.<gSGbl<e aJam<e![[[[_aRaembl<e aJam<e![[[[_aRae<fIam=m<fIai=q<f x.(f<g#Ga r=i e=]dE<f i.(j<g#Gb<fIaa(G"Gb<jIaa(n"Gb<jIae=h<e 8%a.<G<fIaex5=<e x.<h b bx#<eIar=scE<eIax bSeE<eIap=G<h"(fGb<fGb<G<n<h2kaambl<eIapal<e<eIa+Jap<e<eHa:Rax<eIae<k#eE<e e.x5H<eIai=]l<eHax=t<eIap=n<i<].(f<hJaa<f r-(h<nJai<h<tRaa<f e-<GJaa<f i-<sJaa<e<k b.(kJam<i p.=i<j i.(f<gSGallcUcEcE<c c}eE<bFac=hmbl a=h<cGa a=gmbl b<bFaa(g b}Gbwl<gFa8fZEl a=g<e x.=f bA=icU<c cNeE b<bFab(g b}Gbwl<gFa8fZEl bA=g<f 26w_a ex5=<f<g?a <f<i?aE<f a5oa!<f [[[[WJa%<f![[[[[[[[[URar<f![[[[_aRam<f a?a5u<f 8w6y_aJaK<f 6K6m_aHaaRa5m<f 6!6m_aIaaJa5x<eIar=g<eIax=fcE<xeE<e 8sa.<x<rx5=<f"Gb<g<fx7bmbl<e<eIapJa5R<e<gJaD<e<fJa5Il [[[[W=fcE<q"eE [[[[W=jmbl<e 8%a.<m b bx#<eIa5"=j<eIa:"eE<eIa+(g6?<me6d<meE<g<q<m2kaal<m6?!<Zf!alL=tmbl<eIa+al<yeE<e 8%a.<y<ux5=<eHa5"=p<eIa:=fl a=gcE<c i|eE a=k a=imbl<bIae=i<c m|eE a=kmbl<bIai=k<c x|Ga<bIam=gl<a<e*a5w5oaE<a<eHa5IRaa<a<eIa5RJai<a<eHaeRam<a<eIamJar<a<pRaI<a<fJa%<a<tRa;<a<jJap<a<iJa5m<a<kJa><a<gJa5x<a<h bA?a!<a<d b#?a5u<a<h bV bA?a5r<a<eIaEJaK<e ;.xJ<eIaI(a a5teE<eIaT<ax7bl<eIa5m(a a5teE<eIa><ax7bl<oeE<l<o dYx7bl<e 9a.%al8eeblU b=l<c b~eE<a aJaa<a a?a5l<a 6e[[iJaF<a ^6m_aHaaRar<a 8b6m_a3aaa3la;<a 8l6m_aFaa?aT<a 6K6m_aHaaRai<a 6!6m_aIaaJax<a<d cS?a5k<a<d b#?a5jol<bFaa(e c|eE<eFa8fZE=ll<bFab=g&a <-(f 6p6m_aFaa?ap<f 6x6m_aHaaRax<f [6m_a3aaa3laa<c c-(eeE p<e<e pNz=j<b c.=k<f bO=m a=edEcE<e<k.Faa b-(G d}Ga<e 8sZ_a.Faa(h f~<h cSAGa<h<m.<G 6v6m_a.Faa?aa b=il<j<e b.(eSGall<c 5e-=h<g bA=j<f<i?aa<b 5e.<g ;Y 5c5~A a<c 5eNz=kcE<c 5b|eE a=e a=imbl<bIaw=i<c (|eE a=embl<bIa5b=e<c 5e|Ga<bIa(=nl<a<j?a5i<a<fHaaRar<a<f3aai3la;<a<fFap?aT<a<nJax<a<eJam<a<iJai<a<hJae<a<kJaa<a<l bA?aF<a<d cS?a5k<a<d b#?a5j<a<g bV bA?a*<a<g eV bA?a5l<a<g eA"?aKl6>ebhU&a ,b-(g%a<cIa5x=h<g a5oa5k<g ^6m_aHaaRap<g 8b6m_a3aaa3la<<g 8l6m_aFaa?aK<g<cHa5mRam<g<cIa5xJar<g<cFaE(i?a5j<cIaI=j<cIa%=k<cIaT=l<cFa5u=c<g a?aR<g<d?aJ<g<c?a5G<g<lJai<g<j a<k [[[[WSzJae<g b?a5m<g<a 4bA m+ 8l6S_a.Ja5p<g<bIaxJa5s<g<b3aaa3la><g<g e.Ja5w<g 8Fa. b<h<h b~z(a<f<a<f|z(b e >x#<gIa+=a<gIa5" bSeE<g aJa:<g<gIa@Ja5R<g<aJaD<g 8wa.<bx!<gIa:=c<gIa5R=d<feE<b<c.<d<c >+.=cdE<g 8Fa.<g >.<ex8Tb<c<gHa6pbRaK<c<g3aaPb3la<<c<g3aaW3lax<c<g3aa5"3laa<c >.=c<e p.=e<b b-(bGal=cl<gIaD=a<g e?a6b<g 8Fa.xf<g<g >.<d<c e a 8%6x_a _B_ax_bJa5=<g a5oa5I _B_a<g 8qa.<i bAxZb<aeE<d<a >+x7bl<g ,b.%aol<gIa@al6HecjUb6a&a 1a-(i%a<fIax(k<bIa%(l<k<l|z=j<bIa<=mcEcEcEcEcE<l"Ga<m<l b-(n p+.(GFa](o f}Ga<o c#Ga<k"Gb<j b-(k<nNGc<G3aaa=y<m<k p+.(k<GHaxRax<k<y3laamcl<jGbl a=bmbl<i<fJap<i<dHaaRaa<i<dIaiJai<i<bHaeRam<i<e a<e k|z m+ 8l6S_a.Jar<i I.<j e >x#<iIaT=b<iIaI b#Gb<i aJa%<i<iIaKJa<<i<bJa;<i ;.<jx!<iIa%=b<i<jeU<b<j.<iIa<<b >+.=b<m=fdE<i I.<i<fx8Tb<b<iHa5IRaK<b<i3aa5s3la<<b<i3aa>3lax<b<i3aaI3laa<b >.=b<f p.=f<j b-(jGalf<blJa%<i I.<i<e<m<l<i ;.x8Fb<i<iIa<(d<iIa%<iIaT(e<iIaK<g<hx_b=b<iIaI(feE<e<f eYx7bl<iIa;(e"Ga<d<e >+x7bl<a<bJaa<a<b<l|?af<a<cFai?ae<i 1a.%aol<iIaKal6ThbxU&a 1a-(h%a<h<aJa5s<h aJax<h![[[[_aRai<h![[[[_aRaI<h3maaaaaaaaaaaaaaaa3laK<h!iRaE<h<f*am5oa5p<h<a3aaa3lar<h<aIaxJa%<h 5x.=kcE<c"eE<aIap=mmbl<b<c >+.=]<g m.=r<c b- 4444bA b.<aIap=mdE<b <.=c<gIar=x<gIai=y<hIa5u=qcUcE<hIa5sIapFa5k b#eE<bFaK(j l}Gb b<jY _zA"Gbl<h 0a.(j<h i.(i<cx0b<g<b<j a<i<cx6pb ambl<h 0a.(j<h i.(i<cx0b<g<b<j b<i<cx6pb<k<bIa<<bIa%<gxCb bl=icE<bFa;(G c#Ga<bIar=c<bIax=j<b*ap=n<bFaw=o<h<bFaz(s Ca#?a5&<h<i?a5(<h<o?a5=<h<n5oa5;<h<G?a5z<h<s?a5w<h a?a5%<g<h 0a. ixv<g bx <g<gIai(i b.Jai<gIae<i cY. a<c<c<c<j.(i}<e<i|O(cz(iJaa<i"Ga e<d<j eY.<cz(c<i eY.=GdE<h<cHaaRa5w<cIam=n<cIai=o<gIar=j<h 0a.<hIa5s<rxh b<j<gIax.<gIar(i<j|z<i<j-(j a<i<jNzx6gb=j<k<o<gIai axw<k<n<gIai b. axw<g dx <g<gIai(i d.Jai<gIae<i cY.(i<jJai<i!aRaa<c x.(c<GSGallcE<hIa> 6e[_a|Ga<l"Ga<mFa5lGa<gIai<yNeE<g<yJail<gIar<xNeE<g<xJarl<q<hIa5u}Gc<h<qJa5umcl<l b.=l<b >.(b<]SGal=ll<mFa5j=b<h<kIaiJa5I<h<kHaaRa5w<h 0a.<a<b<f<gx5m<hIai(aeE<hIam<a eYx7bl<hIaI(aeE<hIaT<a cYx7bl<h 1a.%a<ll8!fbsU&a 1a-(f%a<aIaa=q<aIai=m<aIae=]<aIax=j<aIam=k<aIar(gIam=i<f<cJa5u<f<b b.JaE<f<bJa5x<f 5x.=cdE<f Ca.<h. [Z_a<k<cIaa(l m+.<j<l~zHaaRaa<c e.=c<h i.(h pSGal<fIaD=r<fIa5I=u<fIa5==s<fIa5w=t<fIa5p=p<fIa5s=v<g<i<d hA p+.Fas hA(G ;+.(cIa5==j<cIa5w=k<cIa5p=l<cIa5s=n<cIa5u=o<cIaE=x<gIai=c<gIae=hcE<eFauGa<eIam(y<eIai(e~Ga<i<G p+.=G<f %.<aIa;cU<aIap(wIaT<y|eE a=i bmbl<y<e-=i<wIaI<e.l<i<G<gIarx6yb<fIa%(g"Ga<fIa5m=i<fIaK=j<fIaT=e<fIaI=k<f<fIa>Ja5u<f!6e[[[<Ra5x<f 5x.=c a=hdE<f Ca.<h. [Z_a<j<cIaa(l m+.<i<l~zHaaRaa<c e.=c<h i.(h pSGal a<e<e<k}(ez=c b<g<ez=h<fIaD=k<fIa5I=l<fIa5==j<fIa5w=n<fIa5p=o<fIa5s=xl<f p.<aIa<(i r.(a b<q<m<]}(gz(e a<m<gz(g<v<p<h<c<x<ox8Jb<fIap=m<f x.<a<e<g<t<u<h<c<n<lx8Jb<f i.<a<e<g<r<s<h<c<k<jx8Jb<fIam=a<f<d?a5(<f a?a5=<f a?a5&<f<bJa5w<f<aJa5p<f<mJa5s<i<f Ca.xQb<f 1a.%al6wccdUb6d&a 1a-(f%a<f<dHax(iRap<f<dIaKJa><f<dHaIRaK<f<d3aap3la<<f<d3aaa3lai<f<i6*<aIam(g-Jap<aIai=h<aIaa=dcE<bFau dSeE<f Qa.<d<bx6"b<f 26x_aIaaJa5I<f 8"6x_aHaaRa5wmbl<f Qa.<d<b<c<f i.x5l<f<bIaiJa5I<f<bHaaRa5wl<f 5x.<d<f Qa.<f 0a.<c<f i.<e<hx8eb<a<fIa5x<g.Jam<a<aFax<fFaEA?ax<a<aFay<fFa O?ay<f 1a.%al6scbcUcEcEcE<bFa] 5bA i#eE<aFaFGd<aFa5ieE<bFaxGecE<bFay(c a<c 8na|z m+Fa8bXE c-nfafffafl<b a?au<aIapFa*Ge<bFar(c dSGdmel<aIap(cFa*Gdmbl<aIap=cl<bFau b#eE<cFa5iGc<bFar(c d#Gcmbl<bFar(c d#Gbl<a<aFaI<c 4bA aSA?aI<aFaTGa<aIa;(aIai(c<aIaa#eE<ax5Hl<aIae<c p+.(d<bHaxRax<d<b3aaa3laa<a<c b.Jaill6IbbbU c=ccEcEcEcEcE<bFanniaaabbbbbcl<aIaa"Gc<a<aIai b.Jaimdl b=cl<aIaa bSGa<a<c cY.(c<cIai b.(cJai<c<aIae}Gbl<aIa>(c<aIaK#eE<a K.x5%l<a<c b.Ja><aIa5m<c eY.<b3aaa3laall~bb6d<dHaa=e<aIaY(d<aIa+#eE<a 8Ra.x5%l<a<d b.JaY<aIa@<d eY.(a<cJam<a<bJai<a<eRaal6HdbeU&a ,f-(d%a<d<b?ah<d<b?a(<d dJap<d!aRax<d<cJam<d<cFa (b?a=<d<cFaE(e?a<<d<b<e~(b?a%<d<b?a;<d<d h.Jai<d 5m.<d i.x6vbcEcU<dIa5m [[[[W#eE e=e a=b ambl e 6xjx8 b(e"Gb<e<d 5m. 6Hc2kaa b=b<d bJaK<d<eJaT<d eJaI<d<d3aap3la8Fc<d<d3aai3la8sc<d 2c.<d 8sc.x6vb<dIa2c [[[[WSeE 6Hc=fdE<dIaI<b#eE<d I.<b b e 6Hcx5*<dIaT=el<e<f.<d 2c.(g 6Hc2kaa<d<b b.(bJaK<f 6Hc.=f<g<d 8sc.x6vb<dIa2c [[[[WSGall<dIaIl=f<a<dFah?ax<a<cJam<a<bJai<a<eJae<a<fJaa<d ,f.%aolal8dbbdU<d aJai<d<c <.(gx5]<d<cx5]<dIai=ecE<c"(fGa<fGa<dIae<e.<b<c2kaal<d<c<e.Jai<d <x5]<a<cJai<dIae(e<dIai(b.(f3maaaaaaaaaaaaaaaa3laa<f3maaaaaaaaaaaaaaaa3lax<d<b <.Jai<a a<g<b<c|(bzJae<a b<e<bzJaal5=a<a<b<dIai(b bxw<a<c<b b. axw<d ex <d<dIai(a e.Jai<dIae<a cY.3maaaaaaaaaaaaaaaa3laal6*bbcU<d <.=gcE<d 5J}Ga<c<g|Ga<b<d.(h3maaaaaaaaaaaaaaaa3lax<h3maaaaaaaaaaaaaaaa3laal<a m. b b<b<g.<e<c<g-(h a<c<hNz}(hz<c<g|(cz a<e<hz<fx8cb<a<dJai<a a<g<czJae<a b<b<czJaal5HbcUcU a<c<d|Gaw a<c<d- e|Gaw<b<d.Iaal=ecE<c<d e.(d|Ga<c<d- e|Ga<b<d.Iaa=fl<a<fJae<a<eJaalAbdU<aIai(f<aIa<N a b<bY(g<aIa%(hAz"eE<a<g<hOJa%<aIaa<f#eE<ax5Tl<a<f b.Jai<aIae<f dY.(a<b?ag<a<c?af<a<d?ae<a<eJaall8~cbiU<aIai(f Y+=d<f m+(h m5|=c<aIae(g<h.(i=edEcE<d(h"eE a=cmbl<h m.=d<c b-=c<e e-<e m-=eIaa o}Gbll b=e<b 4bA(b G~eE<b bS<b gSA=elcEcEcUcEcE<h"Ga<c<fNGa<e<g<c m+.Iai hA f#A=dmbl a(d<f"Gbwl<dGb<i e-Iaa hA g#Gb<fl=d<c=fmbl<f b.(d eY hO=b<aIaa<f#eE<ax5&<aIae=gl<a<dJai<g<f m+.(a<bJai<a!aRaal<d m+=e<g i.=c<d eY=bdEcE<eeE<gIai(a xNGb<c e- UJaa<c<a<bOJaambl<fol<g m.=g<e m-=e<c m.=cmalal6 dbGUcEcEcE<bIai(d"eE<bIa;=embl<bIae<d eY. x-=g<bIap=h<bIa;=edEcE<gIaa(f<cNGa<c [Z_a<h<f m+.<f<eNzIai eVNGa<d=emdl<b<d b-(dJai<g x-=g<dGall a=d<c"eE a=fmcl a=f<c<eNGb<b axu<bIai(e"Gbl<d=fdE<bIae<e eY.(i e-cU<i m-(mIaa(h<c~eE<h=g<i i-Iaambl<i x-Iaa b.=g al b-=dFaa b)=G<bIap=n<bIa;=odE<d b.=d [Z_a<n<g(k<G.(j m+.<j<oNzIai eV(g<c~Gal<m<kJaa<i i-<dJaa<h<kSeE<e b-(d<f<d<f|z=fl<c<j~eE<e=dmcl<b<jxu<bIai(eGal a=dl<a<dJai<a<fJaa<a<bIaeJael6?dclUc6d&a K-(c%a<aIar=d<bIam=h<bIar=e<bIax=k<aIam=f<c<aIax(lJax<c<fJam<c<aIaiJai<c<aHaaRaa<bIaa=i<bIae=g<bIai=j<c [Z_a<h<e m+.<e<kNz(aIai(eJaT<c<aHaa(GRa%<c [Z_a<f<d m+.<d<lNz(aIai(dJa<<c<aHaa(nRap<G6*=b<G!<P6*=acU<d hA d#<e hA d#A"eE a a<n!<P6*(d<n6*(e-<d<e|<d a<cIai(f<f<cIae}(fz}O(dz(h a<a<b-<a<b|<a a<j<g<j|(gz}O(azSGbw b b<cIaa<fz<e.<dz b b<i<gz<b.<az<hxLb"mbl<c<c p. b<i<b b.(b.<a<a aS-(a<b|<a<g}O(dz a<a<b-<dz<e iA dVxGl<c K.%al6uccfUb6d e=f<c e m<cIaa bAz.5Gaa=i<bIa;(dIa8%b=ecEcEcEcE<dIa8Fb(dncdabl<eHaa<i5zGb a=dmcldE<g<d bV(h<g.(g<e<g eY.Haa<i5&z=g<d<h-(d b}Gal<e<g eY.(eHaa<i5zGa a=dmbl<eIai(d<bIap(bIarNeE a=dmbl a<bIax<d T+.(eIap(d<eIar(e-<d<e|<d<bIa<}O(fz=d e<bIa;<e fY.<fz=fl<a<fJaa<a<cIarJai<a<f<d fY.Jael8IdbeU b=d<bIaE(eIai(b<eIae~eE<eIaa=d<b=fl b<d<cIaa(b.<cIae(d<b|<d<f}O(gz=f a<d<b-<gz=dcEcEcEcEcEcEcEcEcEcE<cFax(geE a=b<g fSGk<cFay G}Gk<deE<eIapFaK"Gc<fFaa(b K- 4bA k|Ge<b =- 4bA o|Gf<b ?-n"fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgl<a g?abmjl<eIapFaKGbl<a<dJai<a<fJae<a d?aaol<eIarFak cSGd<a d?abmgl<a h?abmfl<a<b?ab<a c?aaol<b <|Gb<b 4a#Gb<b 8<bA {a- 4bA wNGc<a j?abmdl<a![6fP6p_,{b<cIai(b<eIax|eU<eIam<b m+.f [Z_al5Gai!dZP5xabmcl<a i?abmbl<a k?abl b=bl<a<b?aal8vfbhU&a E.(f%a b<b<d.<c<e|<d<e}O(bz=ccEcEcEcE a<e<d-<bz(beEdE<g(h b.=gcE<c<h.(iFaa 5dSGa<b<g~Gd<iFab(j K- 4bA kNeE<j 5JA {a- 4bA f}Gel<h c.<bNGd<iFac(j ?- 4bA 8#b}Ga<j 5JA 8ia- 4bA 8Nb|Gdl<b<gSGall<f b?a%<f<bJa;<f<cJap<f aJa<<f m.(g<f p.x5j<gx5;Gbmcl<h U)<b.=ecE<b b-<h#Ga<i b.=g<e=c a=bdEcE<gTaa(i a5sGa<b bAGa b=b<g b.=g<c b-(cGbmcll c<b<i a5vz=el<a [[[[WJaa<a<d<h.(bJae<a<b<e. b.JaimclcEcE<b d~eE<c b-=h<b=gdE<g"Gd<g<h.<g b-=gTaa a5vGalmbl<cIaa [6e6fLWAGa e<c d. 6bA(g<c-<c<g#z(g<b e-(h|eEdE<c<g.Iaa [6e6fLWAGc<g e.(g<h|Gall<c<h.Iaa [6e6fLWA"Gbl<f 5m.<b b bx#<fIa>=gcE<fIa5m bSeE<f aJaK<f<fIa5x(hJaT<f<gJaI<b"Gb<beE<h<c<b2kaal<f<bJaKmbl<fIa5xal<f I.x5;<fIaI(ceE<fIaT<cx7bl"Gbl<a<fIarJai<a<fHamRaambl<a<eJai<a<dJae<a [[[[WJaa<fIam(a"Ga<fIax<ax7bl<f E-%al8ccbhUcE<c 6a}eE b=dmbl<bIam<c.=i<c<bIax(d<c<c<d|z(e-=jdEcEcE<f<j.eE<f<i.Faa(g K- 4bA(d k|Gc<g 8=a- 4bA g|Gb<g {a- 4bA g|eE<g R-=dmdl<c<f.=elcEcE<bIax<e~eE<e<bIar(d|=cmbl<e<bIar(d|=c<bIam<e.Taa a5vGa<d<e~Ga<b m.<ex8tb(cGa<b<ex~mbl<b k?ae<b<d<e<d<e|z(dJaa<b<c<d.Jail a=dmdl<g 8ua-=dl<d<h eY.=h b=d<f b.(f eSGall<a<hJae<a<dJaal6(bbdU<a<aIae(c<b<c<b<c|z(d-Jae<a<aIaa(b<d.Jaa<ceEdEcE<bFaa(c K- 4bA(a k|Ga<c 8=a- 4bA gNeE x=a<c {a- 4bA gNGb<c R-=ambl<c 8ua-=al<a oA<e eYO=e<b b.=b<d b-(dGall<el6GbcdUb6d<b hA=d<b iNeE<b dV=e<a=cdE<cHaa<f6h!6u8}6J8N6t6~8;6z6=U6d!<6j=f<c i.=c<e b-(eGall<deE<a<b 8}444hA.=cdE<f<c5jaa6h!6u8}6J8N6t6~8;6z6=U6d!<6j=f<c b.=c<d b-(dGall<fl8NbciUc6d<ceU<c cY=c<aIaa=g<aIae=e<aIam=h<aIax=i a=adE [Z_a<h<bIaa(d m+.<d<iNz(dIai=jc6d!a<e<dIaa(k b.(f|Gaw!a<e<f- i|Gaw<f<g.Haal=lcE<j iAeE b=ambl<a!b<l!U h<dIae<k- c-(d<d hNz dY6?Z!U6h6g<d6?6h!6u8}6J8N6t6~8;6z6=U6d!?PZ(l<m6g!a5;O=a<l<mL=ml<b e.=b<c e-(cGal<a b)f bl bAl8cdbhU&a x-(i%a [Z_a<aIam<d m+.(f m.<aIax(g<d b.~z [Z_a<f<d<gNz(d<dIai hA g#zIae=f<dIaa=h<aIa<(lIa%=j a=dcEcEcE<lIaI(anccbal<a=gdE<d<g bV(k<d.(d<j<d eY.Iaa<h}z=d<g<k-(g b}GallcE<d<j<d eY.Iaa<h~.(d"Ga<j<d eY.(d m-Iaa(g<h~eE<d e-Iaa<h<g-.=hmbl<d i-Iaa=hl a=d<a bSeEdE<a bV(g<d.(k<d<j<k eY.Iaa<f|z=d<a<g-(a b}Gall<d<j<d eY.Iaa<f|.(a"Ga<j<a eY.(d e-Iaa=a<d m-Iaa(d<fNeE<a=fmbl<f<d-<a.=fl<i<e?aG<i a?am<i<b?an<i<cJai<i<hJaa<i<h<f<f<h|zJae<l<ixQb<i x.%al6scbfUcEcEcE<c<c d. 6bA(e#eE<d i-=i a=embl<d<e<c-(e<d<e|z=e<deE<b 4bA=g b=hdE<c<f.Faa<g#Ge<e<f b.(fSGall<e<d i-(i}Gbl<b 4bA 6e6fLi+=fdE [6fLi<c<e.(hIaa<f)(g-<gO [6fLi<hIae<f)(g-<gOA [6e6fLWA [6e6fLWSGb<e i.(e<i~Gall<d<eSeE<b 4bA=f b=hdE<f<c<e.Faa#eE<e=fmdl<d<e b.(eSGall a=hl<a<fJae<a<hJaal6JfcgUb6dcE<c"Ga<c h-(d a<c<dNz=h<b d. 6bA<b-=i a=ddEcEcEcE<b<d.Faa(f_(g a5veE<i<d- dAGb<d<hNGcdE<b<d.(eIae<eIaaO [6e6fLWAGd<d i.(d<h|Galmcl![[[[6x<=jcEcEcEcEcEcEcEcEcE<fFa[8dE c-ndabchl<d b.(e<c|Gc!a=jmgl<d b.(e<c|Gc!a=jmfl<d b.(e<c|Gc!a=jmel<b<e.Taa 8eU5tGdmel<b<e.Taa=ecEcEcE<f 1b-nnaccccccccccccbcl<e 5RA ,U#Gdmel<e 6(U5tGdmcl<g 5c. 4bA mNeE<g 6dA 5|SGd<e E5sGcmdl<e E5sGbmcl<b<e.Taa=ecEcEcEcE<f 9b-nfbaaacal<g o. 4bA c}Ge<e E5sGcmel<e 9a. 4bA K|Gbmdl<e 6oU5tGcl<c<d c.(e~eE!a=jmcl<b<e.Taa 8eU5teE![[[[6x_a=jmcl!a=j<d d.(e<cNGb<b<e.Taa E5sGc![[[[6x1a=jmbl!a=j<d c.(e<cNGa<b<e.Taa 8eU5pGb![[[[6x_a=jl<a<j<d6?LRae<a bJaaol<e b.=dmcl<d b.=dmbl<c<d~GadE<b<d.Taa a5sGb<c<d b.(dSGalmcl<c<d}Gall<a<cJai<a<bJae<a aJaal6IcbhUcEcE<aIae(g<b}eE 8eb=f<aIaa(d<b.(iFaa(a 5q. 4bA 5b|eE c=cmcl d=c ,b=ecEcEcEcE<a 1b-nngaaaaaaaaaaaabal<a 5c. 4bA o|Ge e=c 6xb=e<a 9b-nffcccbcl 6(b=fmdl 6ob=fmcl [b=e<a o. 4bA d|Gcl aol [b=el<g<b b.(a}eE<a<d.Faa=hl c=ddEcE<d(a<c#eE<c=ambl<a<b.<gNGa<a b.=d<a<i.Taa E5sGbll<c a<a<cNz a<f<hNz a<e<h~zl6%bbcUcE<b<cNGa<c a<aIai(d<d<aIae}(dz}Ga b<aIaa<dz(a<b.Faa (SGa<c<b U)."Ga<b b.(d<c-=b<a<d.=cdEcE<cFaa(a j-(d t}Ga b<dY 6z[[eA"Ga<c b.=c<b b.(bGbmcll<a 8va- 8<bA"=el<el6kdbgU [Z_a<bIaLb<c m+.(e m.<bIaPb(i<c b.~zIae=d b<bIaW<bIa[b(h<bIa6b}(bz=g a<h<bz=fcEcEcE [Z_a<e<c<iNzIaa(eeE<e(c b-<fNGb<g b-=bdEcE<b<c.Faa j-n%aaddaddddddddddddddddddadddddddddddedl<c b-(cGall a=cl<d<fNGb<d=bdEcEcE<b<g.Faa j-n%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebel<f<b b.(bSGbmdll<f<b b.(d~eE<e=cmcldE<d<g.Faa j-(b t}eE<e=cmdl b<bY 6][[eA"eE<e=cmdl<d b.(d<f|Gal<h=d<e=cmbl<c b-=cl<a<dJae<a<cJaal8 bbfU<bFa5j=e<bFaK=d<bFag=f g=ccEcEcEcEcEcEcEcE<bFa5l h-nlahhhhhhbhcdhl<f 4b#Gg<dGg g e<e 8na- 4bA 8bb|z=cmgl<d bSGf<e a<e 8na|z 4bA m+(d ^X_a.=b<dFa6:XE b-ndcdefl g g f<d dSz<f 4b#z=cmel d g<d b#z=cmdl a=cmcl<bFah=g b=cmbl<bFah=g c=cl<a<g?ab<a<c?aal a<a<b a<c a<c 4bA 8na|z 4bA m+(b 6|X_a.<aIar j.<bFa^XEzFaa b<c<dx5gl8abbdU&a <-(i%acU<d 4bA(j 8Ga~eE<j m+(j 6|X_a.<aIar j.<jFa^XEz=k<j ^X_a.mbl<aIar j.=k ^X_al=j<i<c?a5a<i a?a;<i<b?az<i<d?av<i a?ap<i<eJax<i<fJar<i<gJam<i<fJai<i<kFaa?aw<a<i i.<jFae"<hx6ib<i <.%al8xcbgUcU<dIaCb(g a<g j|(gz(j<cFaG(f~eEcE<dFa8mb(f rSeE 4b=g<f<cFan#Gbl 4b=g<b 4bA m+Fa8]6SE=b<dFax=f<dFau=i 4bmcl<dFax=f<dFau=i<dFa8lb=b 4bmbl<d e<gz(k<f p+.(hFar(g a<g 8na|z m+(f 6|X_a.<b 4bA m+ 8]6S_a.<fFa^XEzFaa=b<hFax=f<hFau=i 4b<j<hFas(h~Gaw<k<h p+.Farl=h<dFa8Rb=dcE<cFan 5bA xSeE<d 4bA"Gb<e b)=dl<a<h?af<a<g?ae<a<b?ad<a<f?ab<a<i?ac<a<d bA?aaolal7dbiU&a <-(h%a<aIar(iIam=j<h m.(k<aIa;(l<e<fx6xbcU a<hIam"Gaw<hIap=m<hIa;=G<h<k c<j<d hA p+.(g<iIarx5K a=j<gFar(g a<g 8na|z m+Fa8bXE=i<hIaa=g a=kcUcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE [Z_a<m p.<G c~zIai hA c-nedabcel b=jmdl<inkkddddfdmikdl<inkjccccecgijcl b=kl<inkhbbbbdbefibl<g b#=g amkl<g b#(g<jGiw amjl<g b#=g amil<g b#(g<kGgw amhl<g b#=g amgl<g b#=g amfl<g b#mdl<g b#mcl<g b#=g amcl<g b#l=g bl=i<c a?a|<c<i?a5s<c<g?aS<c d5oa"<lIa0b=g<e<f<l Cb.xk<c<gJap<c bJar<c<lIa0bJa;<cFa5n"eE<c UJa5ml<a c<b<b<dx8rb<h <.%al6ogb]U&a 9a-(c%a<c <.<a<bx6nbcEcE<cIa<"Ga<cIa5m(i<cIa>(nNeE b=bmcl<cIaK=o<cIaT=x<aIar=f<aIam=y<aIax=q<aIa;=ldE [Z_a<y<i m+(b.<i<qNz=j [Z_a<b<x. m.<i b.(]<oNzIai eV=i<lIai 6Hc+=b<lIae(d 6pc-=gdE<b"Gc<c<jIaiJa5"<c<jHaaRa5R b=e a=h b=k a=m<dIam(GFa8>b b#eE<GFar(e a<e 8na|z m+Fa8cXE(e a<e 5q|z v+(e 6F6(_a.=k<eFa8d6(E=m b=h {Z_a=el<c<mJa5m<c<kJaK<c<hJaT<c<eJaI<c<GHa_bRa<<c x.<c <. dx6~b<a<c 1a.<cIar(e<cIapxm<cIax(keE<e<kx7bl<d 6Hc.=d<b 6Hc-=b<g 6Hc.=g"Gal<fIai eY=b<fIae=d<gIaT(j 4bA=edE<beE<b x-=b<dFam=h<d x.=d<e<hSGbmdll<c hJa;<c ,6y_aJap<c fJar<c 8a6q_aJax<c <.(b<a<]<c x. cx6;b<cIa<(d c#Gb<d bA"Gb<cIaT=d<cIaI<c i.<a<cIa%x6&b<cIai bSGb bSGb<cIam=e<b<a<d<gIaa<lFax m+Fa8q6SE m+Fa8eXE bx8*b<cIa<"Gb<cIaI=g<cIa%=h<fIai(d<fIaa#eE<fx5%l<fIae<d eY.(b<j?am<b<eJai<b<gJae<b<hJaa b=b<f<d b.Jai<i<n|Galmbl a=bl<c 9a.%a<bl6:GbyU&a 9b-(c%a<c i.<a 8%6m_ax6}bcU<cIai(j [[[[WSeE<bFaF<cIam(k<cIax(lx8#b 4bA(d<d c#zmbl<bFaFl=m<c e?aI<c r.xf<c<m bA(e?a5(<c 6!8g_aJar<c<bHarRa5x<c<b3aa;3la5u<c<bFaT?a5=<c<bHaiRaK<c<bIaxJa><c<b*a5j5oa5H<c<bFa5l(g?a5F<c<bFaK(h?a5I<c<bFa*(i?a5%<c<bFa5i(G?a5&<c<bIae(nJaT<c<bIaa(oJaI<c<aJap<c![[[[xRa<<c _B_aJa;<c 8wa.<aIar(x<aIap(y<aIa%<aIaIx8IbcEcEcUcEcE<cIaD(feE<aIam<aIax<f<cIa5R(qx8"b(dGbmcl a=e 8Gamcl<dFaE<e}Ga<dIaa eSeE<dFar bA<e~GblcE<cIa5"(f"Ga<c<i?a8Tb<c<G?a8Hb<c<e?a8Ib<c<nJa8bb<c<oJa6Nb<c<bHarRa8lb<c<b3aa;3la8qb<c<bFaT?a8%b<c<bHaiRa_b<c<bIaxJaCb<dFa =b<cIa+=e<cIa:=i<c<g?a8Jb<c b?a8*b<c<h?a8Fb<c b?a8Kb<c aJa^b<c![[[[xRa6>b<c [b.(a<x<y<c 6>b.(gx8ib<c![[[[xRa6rb<c!aRa6mb<c b?a6;b<a<ix|<c 6e8Sa5oa6b<c<cIa6pbJaY<c<cIa6xb(hJa@<c<h<cIa6rb- b.JaW<a<f<e<gx8ib<c d?a6ub<c r.<a<b<c 6Nb.<c 9a.x8fb<cIa6>b(a"Ga<cIa6!b<ax7bl<c r.<d<k<lx6|b<c a?a6>b<c cJa,b<cIap(aFaa=bcEcEcE<dFa!(e jSeE<b b-nccdbl<b"Gg<c 8;6Rb5oa_b<c![[[[@Ra6Nb<c r.<c ,b. x c<c 6Nb.<c 6>b.x6tbmgl<d 8w6z_a- 78=M6id+ cV(d b.=b 6pd=adE<b b-(beE<a Qa-(aGbll<c 8;6>b5oa_b<c 4b<d<bz6?!>Z![[[[9444aLRa6Nb<c r.<c ,b. i a<c 6Nb.<c 6>b.x6tbmfl<aIai=b<aIae=a<c aJaW<c![[[[xRa@<c [b.(d<a<b<c 9a.x8ib<c d?a6ub<c<cIa5IJa8Fb<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Nb<c r.<d<e<c 6Nb. 6m6G_ax8fb<cIa@(a"Ge<cIaY<ax7bmel<aFab=a<c3maaaaaaaaaaaaaaaa3la[b<c<a?a6]b<c a?a6rb<c c a<a d- 4bA c|(az?a6ub<c g?a6xb<c m g<az?a6qb<c<cIa5IJa8Fb<c<c3aa5s3la8sb<c<c3aa>3laCb<c<c3aaI3la6Nb<c r.<c [b.<e<c 6Nb. 6m6G_ax8fbmdl a=e a=b a=adE b<aY a<b 8w6z_a.<f<qx6ubz<eO=e<a b.=a<b Qa.(b 6pdSGal<deE<c 8;a?aW<c![[[[@Ra@<c 8ma 8la<dIaa e#(az?a5D c a<az=e u n<az=f<d 8w6z_a- 78=M6id+ cV(d b.=b 6pd=adE<b b-(beE<a Qa-(aGbll<c U<d<bz?a5Nmcl 0a 8na<ezl=a<c![[[[@Ra@<c 8;a?aW<c<a?a5D<c<eJa@ c=e u=fl<c aJa[b<c a?a6Nb<c r.(a<c [b.<f<e<c 9a.<c 6Nb.x6tb<a a<k<lx6|bl<cIa;<c<cHa<Ra6Nb<c 6Nb.<m bAxZb<j a5teE<cIam<jx7bl<c 9b.%al6FkchUd6a p=fcEcEcEcEcUcEcEcEcEcE<a 4bA c-neadcbil<c"Gf<b<c.=g<b=adE<aFaaFa8%6nE b#eE<e b.=e<a b.(a<gSGbmhll k=f<c<e|Gh<c<e#Gf<e"Gh<b<e.Faa _aSGh b<c<e U)."Gew<e<c-=h F=b a=e b=cdEcUcEcEcE<a<c.Faa(g F-ncbacl<b 4bA=i F=b a<i FSGcwmbl<e b- 5y}Ga F=b<e b.mbl<g K- 4bA j}eU<g 8<bA {a- 4bA v}f alGj<e 5]NGj<g=b<e b.l=e<h<c b.(c.Galmdl g=f<c"GgdE<c"eE pol<c b-=c<bFaa<b b.=b K- 4bA k|Galmgl<ceU<c b-=e<b b. a<bFaa F#zf al=a G=f<e<c<az(e"Gf<a<b<az(a<e.=d a=b<a=ccEdE<cFaa 5i#Gb<b b.=b<c b.(c<dSGaldE<e"eE pol<e b-=e<aFaa<a b.=a K- 4bA k|Galmgl<b"Gf a=ddE<b<dSeE<a<d.<d b.=dFaa K- 4bA k|Gbmhll<e<b U)."Gf<b<e-=a b=bdE<a<b."eE pol<b<c.<b b.=bFaa K- 4bA k|Galmfl l=f<c w|Ge<b3aaa(l3m00008y008y006>008h0035|(m3mjjjjjjjjjjjjjjjj35N3maaaaaaaaaaaaaaaa3Gabcdrfgtijwlm5ano<m3&35E"Ge3maaaaaaaaaaaaaaaa<b3aak(m3m6>008h008h008x00000035|(G3mjjjjjjjjjjjjjjjj35N3Gayqdrugtpjwz;5a5b5c<G3&35E"GecUcE<l3sf K- 4bA k+<l3sg K- 4bA.(a l~eE 5b b<aY 0rAGcw<a c#Gbl 5c a<a b- m|zmbl ; 5a<l3sc K- 4bA k+<l3sd K- 4bA.(a<l3sa bY<l3sb.<az dAzl<l3si K- 4bA k+<l3sj K- 4bA. b-~Gf<m3sb K- 4bA k+<m3sc K- 4bA. t}Gf<m3se K- 4bA k+<m3sf K- 4bA. 5o}Gf<m3sh K- 4bA k+<m3si K- 4bA. 5o}Gf p=f<c w-(a"GecE<a b#<bFaw(c 8pa#AGa l=fcE<c 5h-ndagagl<a gSGg<bFaz(a K- 4bA c}Gg<bFa;(c K- 4bA j}Gg<bFa5a ?SGg<bFa5b K- 4bA f}Gg<bFa5c K- 4bA j}Gg<a 5kSGa<c 5l}Gfl mol<b FSGc<e 5]|l<d"Gc bA"Gcmbl k=f<d"Gbl pol<fol ll8khc]Uc6d<eeE&a 1a-=g<d<e.=u<b<c.=y U=ndE a=fcE<c<dFaa(q a<q 5q|z v+(lFa8d6(E(i-<i<c-<c<i}z(m d<i cV(e<e dNz b<ez(o<i.}Ga<l 6F6(_a.(l<i.=j<l=ecE<ceE<b=hdEcE<hFaa(f F#Ga<f 8<a#Ga<e<j#Gd < a<f {a- 4bA w|z<fOdE<eFaa(f 8<aS<f FSA"eE<e b.(e<jSGbmfll < a<f {a- 4bA w|z<fOSGd<e b.=el<h b.(h<ySGall a=h<e<j#eE b=fmcldE<eFaa(f 8<aS<f FSAGb b=f<e b.(e<jSGalmbl a=f<m<o}Ga!a=p!a=v<ceE<b=e<c=fdE!b<e5jaaZ<vL=v<e b.=e<f b-(fGall<l=e<i=fdE!b<e5jaaZ<pL=p<e b.=e<f b-(fGal a=f<p<v6h6a6*<o bY}Ga<g3maaaaaaaaaaaaaaaa3lax<g3maaaaaaaaaaaaaaaa3laa a=edE<g E-<e.<e?aa<e b.(e <SGal<ceE a=e<b=j a=GdE<g!aRa=<g3maaaaaaaaaaaaaaaa3laH<g!aRa><g<G b.(h?a<<jFaa=m<e 4bA=s a=e a=fdE<f=x<e<l.Faa=f 4b=kcE<G"Ga<e"Ga<m<x 4bASGa<s<f 4bASGa<g<e b- 5cA.Faa b.=kl<e<g.<k 4bA(x<h b. 4bA(h<g E-<e.(kFab b. 4bA(t<kFaa<m<f 4bAS. 4bA(k<k<t}z(k<h<k|z(h<h<x}z(h?a=<i<e b.(eSGal<g<g3aa5w3lax<g<g3aaE3laa<g<g3aa<3laE<g<g3aaK3la5w<G b.=G<m=e<j b.(j<ySGall<o<g E-<i.Faa(hN=fl<q<]<f<h<n|A(ez=]<h<n<ez=n<e<rO=r<d b.(d<uSGall<a<]?ab<a<r bA?aal8 hbkU&a <-(k%a<k p.<b<c 8n8a_a bx6mb<kIap b#eEcE<kIa;(f"GacE<c<f~eE<c<fSGbmcl<b<f.Taa E5vGbl a=bl<f a<bz=c<b b<bz=bl<k x.<b<c ,Z_a bx6mbcUcEcUcE<kIax b#eE<b<kIar(f"Gcw<c<f~eE<c a<c<f#(fz=g<b b<fzmdl<b<f.Taa 8eU5tGb bmcl<c=f<cGa<bmbl<c<f~eE<c=g<b<c<f#Gbwmcl<b<f.Taa E5sGb<f=g<bl=h<c<g-=m<b<g.mbl<b=h<f=g al=GcEcE<deEcE<e"Ga<d<e. b-Faa *#eE<e b-(e"Gbl<e<gNeE<g=j<e<g#Gbmdl<h<e(j.Taa E5sGclcE<d<jx5i(i"Ga<i<jNeE<i<jSGdmbl a=f<h<i.Taa E5sGd<d<i.Taa E5sGdl<g<j-=l<h<j.=n a=bdE<b<iSeE<b<h.=c<b<d.=e a=f<b b.=b < a<cFaa(c {a- 4bA w|z<cO 4bA < a<eFaa(c {a- 4bA w|z<cO 4bA#GbmellcEcUcE<i"eE<j=cmbl<i<jNeE<i<jSGd<h<i.=h a=cmbl<h<i.(b a<bTaa 8eU5tz=h<j<i-=c a<d<i.Taa E5sGbwl<c<j<i-#=e<d<i.l=bcE<heE a=f<b aS<eAGbmfl<bGdmbl<h<b<cxLbGdl a=f<l e|Gc a<n<nIaa(b 46e2hA iW<b pW 46e2hAO(b 6 8%8s8Dc|<b 6 8%8s8Dc}-z=fmclcEcEcE<h<gx5i(c"Ga<c<gNeE<c<g#Gbmcl<c<h.Taa E5sGbl<c<h.=b<g<c-=cmbl a=bl a=f<k i.<b b<bz(d<c a<bz(c 8k8a_a ex6mb<kIai bSGbcE<kIam(b"Ga<b<cNeE<b<c#Gbmdl<b<d.Taa E5sGcl<b<d.=f<c<b-=lmbl a=fl<a<mJax<a<gJai<a<lJae<a<fJaa<a<G a<mz a<GzJam<k <.%al6uebfUcEcEcE<bIai(c"eE<bIae(eGbmcl<b<c iVJai b=fmcl<b<e b-(gJae b=f<b<bIaa(d b.Jaa<dFaa=c<bFam"eE<c 8waSGc<g"Gb<b<e c-Jae<b<d c.JaacEcEcEcEcEcE<dFab(c 8(a-nraiiibiiiiiiiciiidiefil i=cmhl m=cmgl k=cmfl G=cmel j=cmdlcU a=d<b(c ex8yb(b [8}dA [6!d#eE<c b<cIaa c.<cIae(e c|zJaa<c<e c-(g a<e<gNzJae<b kY [8}5]A<c ex8yb 4hAO [[e.=blcE<b [bNeE<b [x|Gb<b [[eNeE<c<b xY [[2bA<b cY [8:aA<b mV 5]AOO [6e6feOJai<b qV 9bOmdl<b iY [8:aA<b gV 5]AO [6ecO=d<b mV 1bO=bl<c<dJai<bmbl<c<b 5]A [bOJai<b gV _bOl=cmclcEcE<c 5d-nhadddddbdl<b cx8yb=cmcl <=cmbl a=fl<a<c?ab<a<f?aal8bobmU&a K-(f%a 8;a=l s=d 4b=h 4b=e 4b=gcEcUcEcEcEcUcEcEcUcEcEcEcEcEcEcEcEcEcEcEcEcEcEcEcE<cFax b-nGbcdefgphigjklal<cFay(g a<g 8na|z m+(d ^X_a.=k<dFa8bXE=i H=dcEcEcEcEcEcEcEcEcEcEcEcEcE<cFa] g-nnabkcd%efkkkkkgkl 5c=d<i f-nf&jghijl a=h<f aJaT<f![[[[xRa%<b<c<f %.xg b=d<fIaT=e<fIaI=i<kFal(j e~eE<j k+ 8"6=_a.(d b<d<bIapFaF.Fai(j j|(hz=d<j a<hz=hl<f i.<i<e<d<hx8%b<bIarcE<fFai"eE 4b=hmbl {a=l<e<fFaj(h a<h 4bA 5q|z 4bA v+(bFa8d6(ESGa<b 6F6(_a.=d<i=jdE<e"eE 8fa=lmcl<jFaa=b<dFaa=k<j b.=j<e b-=e<d b.=d<k < a<k {a- 4bA w|zO 4bA<b < a<b {a- 4bA w|zO 4bA#GallFal<fIa%(deE<i<dx7bl <O=d a=j 4b=em(l %=d<i g-ndji=il Ma=l<bIarFal 5f.m5cl 5gm5bl 5hm5al<kFak=e 8ga=l T=dm5al<b<cIaa<cIaex8pb"Gcmwl<b<cIaa<cIaex8pbGvmbl<b<cIaa<cIaex8pbGpl<bIarFal 5a.mpl 5d 5e 5d<kFae(b<cFau#z<b d#z=dmpl<bIarFal (OmslcEcEcE<cFay(g 8naNeE ^X_a=i 5G=d<cFa] n-nedbwcwl<g m+(d ^X_a.=i<dFa8dXE=e 5G=d<cFa] n-necavbvl Kmtl<bIarFal 5l.=dmtl R *<iFaczmul<cFay(g a<g 8na|z m+Fa8bXE g#Gj Fmrl<cFay=e<cFa] q#eE 5G=dmql<f![[[[xRa%<f aJaT<b<c<f %.xg<bIapFaF=d<f p.<e a<e 4bA o|z 4bA 5x+ Q^_a.(j<fIaI(i<fIaT(kx<cUcE<fIap b#eE<j<d bY.*ag<fIa;(m oAV bAGbl<bIarFal<f x.<e<i<k<dx= {a 8;a<fFax(dz=l<fFay U<dz=h JOmbl<jFa5n<m.=g 4b=e<bIarFal 5j.l=d<fIa%(beE<i<bx7bl a=jmrl 8ha=l<bIar(bFak cSGi ?=dmol q=dcEcEcEcE<cFay(i G- a<i G}z b-nebcsdal b<bIaa<bIai(g<bIae}(bz(k=e b=h b a<g<bz(m"Gxw<k<m.dE<eFaa j-(d t}Go b<dY 6z[[eA"Go<e b.=e<g b-(gGal a=g=emol o n<bIarFak c#z=dmxl<bIarFal xO=dmol [[[i<bIapIam(b<b [[[iNzmkl<bIap=b u=d<cFa] d-nchiyl t=dmml<cFay 5o.=dmll<cFay 8saO=dmkl 8za=dmjl 8wa=dmil 8;a Qa<bIarFal(bz=l 5i<b-mkl<bFal >O=dmgl [B6|8?b<bIai(b<b [B6|8?bNz=j r=dmfl [[[i<bIam(b<b [[[iNzl=j ]=dmdl a=hl<g bSl=b<i b- m|eE 4b=h 4b=e 4b=g<i=dmflcEcEcEcE<i b-nGddddddddddddbal<h"Gb p=dmdl G=d<cIae(b<cIaa(e~Gc<b<m}Gc G z<e<k.Faa 8va- 8<bAz=dmcl<eFaa(d 5x#eE v=dmcl<b"<d 5cSOeE 4b=h 4b=e 4b=g a=dmglcE<eFab(b 6lb#Ga<b 8Eb#Ga a=d<b 8fb#Ga 4b=h 4b=e 4b=gmgl w=dmblal 4b=el 4b=h 4b=gmcl ;l=d 4b=el<a c?a;<a<d?aj<a<l?ai<a<cHaxRaK<a<c3aaa3la<<a<j6?<e6?!4b6g!IZ<h6?!KZL<g6?!4b6g!<ZLL![[[[[[[[ULRaa<f K.%al6J<c5dUc6d&a 1c-(g%a<fIai(s >+=m<fIae=ucE<bIarFak c#eE<u=idE<m(neE<m >-=m<g <.<ix8wb<i >.=i<gFa< g#Gbll U a<nz=ymbl<bIam=n<g<bIax(GJa8Rb<g<nJa8Fb<g aJa8sb<g![[[[_aRa0b<g<bIaiJa8%b<g<bHaaRa8wbcE<s"GacEdE<g K.<i<u.(hx8wb<gFaK gSeE<g 6Hc.<g 0b.<hIaIx8mb<gIa6>c(kGcl<m<i >.(iSGalmbl [Z_a<n<gIa6Kc<k eY. x-Iaa(k m+.<k<GNzIai eV=y<m >-<i#Ga<h 1a.=j<m<i- >- >5|=idE<g I.<j I-x8wbcE<gFaI g#Ga<g 6Hc.<g 0b.<jIaax8mb<gIa6>c(h"Ga<y [Z_a<n<gIa6Kc<h eY. x-Iaa(h m+.<h<GNzIai eV(h<h<y|z=yl<j >.=j<i b-(iGall<gIa0b(i"Ga<gIa8qb<i eYx7bl<s >+=G<d<e p+.=k<d=i<s(n=jdEcE<jeE<j b-<k<i- p5|NGb<j p+<i.=il<i<k#GadEcEcE<iIai<yNGa<iFa](h y}Ga b<hY [6eGAGbl<i p.(i<kSGbmcll<g 0b.<b<ix8Tb<gFa6hc d#Ga<fIaa<n#eE<f bx!<fIae=ul<i p.=i<f<n b.(hJai<u<n >+.(n<gHa[cRaK<n<g3aa9b3la<<n<g3aa1b3lax<n<g3aa0b3laa<G >.=G a=j<h=nmbll<g<cJa8lb<g<eJaCb<g<dJaQb<g<bHaaRa6>b<g<bHaiRa^b<g<bIaxJa8bb<g<bIapJa_b<g 5m. 8}6G_a 8Ra2kaa a=i<g aJa6Kb<g![[[[_aRa,b<g 6>b.=5b<fIae(d=mcEcEdE<i<G#Gb<mFa5l=c<i >.=i<m >.=m<c f}Ga<c c#Gal<a<gIa6KbJai<a<gHa,bRaambl a=m<g aJa6rc<g![[[[_aRa6mc<g aJa,c<g![[[[[bRa6pc<g aJa6>c<g![[[[_aRa6Hc<g<bIaxJa_c<g<b3aaa3la6!ccE<n"eE e=5cmbl i=c e=5c a=y<d=i a=jdE<g p.<ix8wb<gFap(h gSeE<gFav=e a=kcU a<gIa8lb h- d|Gaw<g 0b.<g 6Hc.<iIaIx8mb a<gIa8sb(b"Gaw<gIa8qb<b eY.(b m-Iaa=k<b x-Iaal=qc6d<h f#eE<i5jag![cLmbl<i5jael=5h<gIa6pc<m#eE<g 6pc.xD<gIa6;c=cl<c<m eY.(b<yJai<b<5h<q6?!<ZLRaa<g<m b.(mJa,c<gIa6mc<y#eE<g 6mc.x5%l<gIa6xc(5c<y eY.(b<e?aG<b<h?am<b<kJai<b<qJae<b<jJaa<g<y b.(yJa6rcl<i >.=i<j b.=j<G >-(GGal<y"Ga<gIa6;c=i<g aJa8sb<g![[[[[bRa0b<i<m<g 0b.x8!bw<gIa0b(beE<gIa8qb<b eYx7bl<m"Ga e<d<n<s|z=(<i<m eY.==<i x.=& a=udE<e=h<G=k<c=q<u b-=j<&<u eY.=GdE<j c.=u<iIai=b<iHaa=5hcU<j<m|eE b<G <-Haa<5h5zGbwl<m<u}eE<GHaa=Tl<m<u}<5h<T5zAl=dcEcE<b<yNGa<n<s|Ga<s<5c<b eY.(bIaa(c}Gbl<j b.=j<G x.=G<i x.(i<=SGbmdll<(<c >+.(rFae=c<rFag=j<rIa%=o<rIa<=]<bIai=e<gIa6Kb=GcEcUcEcEcEcEcEcEcEcEcEcEcEcEcEcE<bFam b-nfbgfchal<g 5m.<ex; 4b=t 8ia=p<dGl a=x 4bmGl<bFaG=j<g 5m.<ex; [Z_a<gIa6Nb<e b.(b m+.<b<gIa8bbNz(bIai hA(hGb 8ia=p 4b=tmjl<g c?a0b<g<j?a8ob<g 5m.<]<o<g 0b.x8gb b=x 4b=t Ba=p<rFai 8fa#Gb<jmll b=x 4b=t 8ia=p<h dSGj<bIae=h<bIaa=k<gIa6>b=o<gIa6!b=] a=l<g a?a8wb<g aJa8sb<g a<h<h aS-(b<k b.(q-<b<q|<b<]}O(bzJa8qb<g b<o<q.<bzJa0bdEcE<g<g 0b.x8Hb<gFaa"Ga<gFab(b <- 4bA 8<aNGl<l 4bA<b=lGb<b <SGbmlll 4b<l 4bA <#Gkw Ca 8ia<h<k- c}(bz=p<j U<bz=tmhl<j<dGjw<c a<c 4bA(d 8na|z(h 4bA m+(kFa8dXE(q a<h l- 4bA Qa|z 4bA 5x+(hFa8}^E bSGd<d<h Q^_a.(hFa5nSGd<j<k ^X_a.Fal(d e}Gjw<j<d k+ 8"6=_a.(d<gIa_b(kFaF.Fai(l a<l j|(lz(o"Gjw<d b<lz=l a=dcEdE<d<l.Faa<j#Gb<o<d b.(dSGal<jmkl<g aJa5s<g aJa5x<bIae=b<g a?a8:b<g a5oa2b<g b?a8}b<g!eRa9b<g<kJa8Fb<g<5bIaxJa1b<g<5b3aaa3la0b<g<gIa8lb(k a<k k|z m+ 8l6S_a.Ja8%b<g<g 5m.Ja8Rb<g a5oa8Gc<g bJaQc<g<dJaCc<g<h<d hA bY.*a(5oa8lc<g [Z_a<gIa8wb<b m+.<b<gIa1bNz(dHaaRa0c<g<dIaiJa8sc<g 0b.<q<b<g 0c.<g Qc.x5:<gIa5x(b"Gd<gIa>(d<b p+.=;<gIaQb(k<gIaCb(q p+.=odE<d=h<k=b<qeE<hIam=l a=b<q bSeE<q=ddE<d bV(]<b.(w<b<k<w p+.Iam<l|z=b<d<]-(d b}Gall<k<b<k<b p+.Iam<l|. p+.=bl<j<b<o#Gkw<h p.=d<hIai=w<hFax=]<hFay=l<hIam=5a<hFa]=<dE<j<5a<bIamSGlwcE<bFa]<<SGa<bFax<]SGa<bIai<wSGa<bFay=hcEcEcEcEcEcEcEcE<]nmgabchdhhhehfhl<h<lSGhmgl<h<lSGgmfl<h<lSGfmel<h<l#(z<h G}(vA<h n|<l G}z bSGe<v<zO"Gemdl<h<lSGdmcl<h<l#Gbmcl<h<lSGbl<d<;#Ggmcl<b p.(b<oSGall<jmjl<g 5m.<ex; b=x 4b=t 8ia=pmhl<d"Gcmdl<dGc<g 5m.(d<bIae<jx6sbGc<g<j?a8ob b=x<g b c<gIa8lb h- d|z?a0b<d<]<o<g 0b.x8gb 4b=t 8ka=p<jmgl a=x<jmfl<bFaG=]<g x.<g 5m.<ex8vb<gIar=<<gIax=;<g i.<5b<e b.(5dxx<bIae(d<gIa8bb(jNGa<d b.(b<gIa6Nb(w<d m+.Iai(d eV a<d hA e#z(xNGa<gIam<c a<c 4bA 8na|z 4bA m+Fa8cXE(5a a<5a 5q|z v+Fa8d6(E.=5e<] a<] 5q|z 4bA v+ 6F6(_a.=odEcE [Z_a<w<b b.(d m+.(v<d<jNzIai(z hA f#eE<o<5b [Z_a<w<b m+.<b<jNzx6ebGbl<z eV(b<x|Gbmcll a=x a=z<d<j|eE<vIai(d eV a<d hA f#z=zl<b c.=d a=odE<gIa6Nb=5f<gIa8bb=IcEcEcEdE<d(b<zNGb [Z_a<5f<b m+(d.<b<INz(vIai(H hA eSGf [Z_a<d<w.<b<jNzIai eV=d<vIaa=v<g 5m.<b<5ax6sbGal<v<;~<xO"Gbmcl<x"eE<g a?a0b<g 5m.<;<<<g 0b.x8gbl 8ja 8ia<oz=p<] U<oz=tmfl<g a?a0b<g 5m.<;<<<g 0b.x8gb b=xl<g<5dJa8qb<g<5a?a8ob<g d?a0b<g<b b.<H eVS?a8xb<g 5m.<v b.(b<b<g 0b.x8gb<o<5e.(o [[_a~Gall c=x<gIa6Kb<GNeE<g<GJa6Kbl<h=e<k=G<q=cmel<dGa a=x 4bmcl b=xl 4bl=5g<gIa6Kb<G-=ll<r<x?a;<r<p?az<r<t?aw<r<5g?av<r<c?ap<r<lJar<r<GJax<r<eJam<i x.(i<=SGall<a<gIa6KbJai<a<gHa,bRaa<gIa6Hc(aeE<gIa6Kc<a eYx7bl<gIa6pc(aeE<gIa6;c<a eYx7bl<gIa6mc(aeE<5c<a eYx7bl<fIai=nl<g 5m.xR<n<sNeE<f<sJail<g 1c.%alZub5hU&a [c-(g%acEcE [Z_a<bIam(v<c m+.(h<c<bIax(tNzIai hA fSeE<a aJaambl<g aJa><g![[[[_aRaKcEcEcEcEcEcE<c<t|eE<c b.(k<hIai(c eV a<c hA f#z(<|Gbl<bIar(b r.=k<bIar=c e=hmbl<bIap(y m.==<bIar(j p.=w<d e<dIaCb(c j|(hz r.=(<c a<hz(& p+=%<bIa;=z<dFa8Eb=5d e=;dE [Z_a<v<k m+.<k<tNzIai<g fJa5"<g [6y_aJa:<g fJa5R<g 8a6q_aJaD<g hJa5I<g ^6q_aJa5=<g iJa5w<g 6>6q_aJa5p<g cJa5s<g 6h6y_aJa5u<g cJaE<g 6w6q_aJa5x<g ,b.(c<b<k<g 5x. gx6;b<gIa,b(5e c#Gf<gIa8lb=5f<gIaCb=5a<gIaQb=I<gIa_b=q<gIa^b=H<gIa6!b<gIa6>b=5g<gIa6Kb=5h<gIa6Hb=TcU<jIa<(s<gIa6Nb bA"Gaw<c<b<gIa8bbx6nb<gIa,b"Gg<s<gIa^b(o<gIa6Nb(FNGaw<gIa6!b=5i<gIa6>b=*<s b-=5bdE [Z_a<o m+(c<*. m.<o b.(G<5iNzIai<g aJaY<g![[[[xRa+<g [Z_a<c<v.<o<tNz(cIaiJa6Kb<g<cHaaRa,b<b<g ,b.<g 8Ra.xl<gIa@=]<&"Gg eV=o<gIaY=i a=k<%=h<(=cdEcE<cFaa(l a<l 8na|z m+Fa8cXE(l a<l 5q|z v+(lFa8d6(E<i#eE<l 6F6(_a.<]<ixLb"Gbl<c p.=c<k b.=k<h p-(hGbmill<e 4bA<5dSGg<jIa<=h<jIa;(i=ccE<seE<h<5b~Gb<i<5b fY. <.=cl<c<i<h fY.(h#GadE<cIaa"eE<cFae<k 4bA#Gjl<c <.(c<hSGall<g eJa6;b<g 6}6y_aJa6pb<g gJa6rb<g 6(6q_aJa6xb<g dJa6mb<g 6;6q_aJaPb<g cJaLb<g 6w6q_aJa[b<g cJa6b<g 6p6q_aJaW<g ,b.<b<G<g 8}a. fx6;b<gIa,b(c c#Gg<gIaQb=i<gIa_b=h<gIa8bb=G<gIa6Nb<gIa^b=l<gIa6!b=m<gIa6>b=x<gIa6Kb=r a=5ccU a<c bA"Gaw b<b<gIa6Hb(p 6T6q_a ex5dGaw<b<p 6J6q_a dx5d"Gh cl=p<r bAeE<g I.<b<xx6&b<gIaI bSGh<gIaT=5cl<g ,b.<b<m<lxq<gIa,b bSGg<gIa6Kb=l<gIa6Hb=x bSeU af<g <.<b<Gxx<gIa% eSGh<gIa<Iaa 8"8%8]XgSGh bl=u<g ,b.<b<h<ixq<gIa,b bSGg<gIa6Kb=i<gIa6Hb=GcEcE<r b#(r"eE<m b#Gj<uGj<i<G}Gb<c bSGj<h b#Gj<b<x<lx6fb"Gjmcl<i<G~Gil<b<x<lx6fb"Gh<k hA p+=m b=c a=hcE<i<G|Ga<i<jIaT}Ga<jIaI<G.=c<i<G-=hl<d<m.=m<u b<rzeE<mFas h#Gi<g ,b.<y<c<h<m<zIamx6yb<gIa,b"Gil<mFar(m a<m 8na|z m+Fa8cXE=mcE<zFax g~eE<g 1b.<y<c<hx6xbmbl<g 8"b.(K<c<h<yx8ib<g ,b.<=<Kx6!bcEcE [Z_a<yIax(c m.<yIar(h b~zIaaGa [Z_a<c p.<h c~zIae<gIa2bSGa<h dSGa<yFa% q#Gbl<g aJa1bmbl<g<gIa2bJa8Fb<g<gHa8"bRa1b<g dJa9b<g<cJa8Rbl<gIa1b"Gh<g 1b. [Z_a<gIa8Rb m.<gIa9b b~z<m a<m 5q|z v+ 6F6(_a.(c<cFapxm"Ghl<jIa<(h<jIap#eE&a x-(c%a<c i.<w<wIaa b e <x5?<cIai 6e[[[WSGk<c x.%al<jIa;<h fY.(c<u?a5b<c<r?a5a<c<p?a;<c<5cJap<c<iJar<c<GJax<c<lJam<c<xJai<c<k?ae<c aJaa<j<h b.Ja<<gIa+(ceE<]<cx7bl<o<F|Gal<jIa<l=GcU<q<5aA a<fz"eE<5a b#Gh a=o a<q bSGbwmhl<g p.<d<ex:<gFap"Gg<g ,b.<b<5f<d<gFav ax8*b<gIa,b"Gg<gIa6Kb=o<gIa6Hbl=]<5e bSGf<g x.<b<Tx6&b<gIax bSGf<gIar=l<g ,b.<b<5h<5gxq<gIa,b bSGf<gIa6Kb=x<gIa6Hb=u a=i a=h b#eE<g i.<b<Hxx<gIam eSGg b=h<gIaiIaa 8"8%8]XgSGgl<q b#eE<g<b<Ix6&b<gIaa bA"Gg<gIae=il eV=k<gIaK(q<n#eE&a x-(c%a<c i.<g K.<q b e Tx5?<cIai 6e[[[WSGi<c x.%a<gIa5m=;l<;<n T+.(c<h?aI<c<iJa%<c<oJa<<c<]Ja;<c<GJap<c<sJar<c<xJax<c<uJam<c<lJai<c aJaa<g<n b.(nJa><k<<|Gal<j r.=k<gIa5m=h<jIam<jIar(c-<n|eE<j m.<c<n e Tx5*<jIar=bmcl<c=b<nGb a=nl<c=bmbl<n T+(d"Ga<jIax<b T+.<h<d2kaal<a<cJae<a bJaa<k<b<n.(bJaa<a<bJai<g aJa><gIaK(a"Gc<h<a T+x7bmcl<gIa+(b"Ga<]<bx7bl<a aJaa<gIaK(a"Ga<gIa5m<a T+x7bl<g [c.%aol<cIamal6tlbuU&a 9a-(b%a<aIaa=h<aIai=e<aIae=i<aIarFai=c<aIa;(d aJaD<d aJa5w<d aJaT<d aJa<<b a5oa><b aJa5m<b![[[[_aRaT<b aJa<<b aJar<b<c a<c 8na|z m+Fa8eXE?a? b<h<e<i}(cz=G a=d a<e<cz(keE<GFaa 5]#=dl<b T.=]<b 8%a.=rdEcEcEcEcEcE<d<kNGadE<d<G.Faa 5eSGb<k<d b.(dSGalmbl<k<d(e|Ga<d<k#Ga<k<d-=c<d<G.=h a=dcEdE<d<h.Faa 5e#Gb<c<d b.(dSGal<c=dl<b 8qa.<G<k<ecUcE<deE a=cdE<c<h.Faa 5y#Gc<d<c b.(cSGall<d<e.(dmbl<d<e.=d<c<e.l(lx8ob<bIaD=c<bIa5I=hcEcE<bIa5=(m [[[[W#eE<c=g<h=imbl<b 8qa.<G<k<d<l b.(i<d<i|z(n<dx8ob<bIaD=g<bIa5I=i<bIa5=(o [[[[WSGb<m"Ga<h<mx7bl<a b?aF<a<b r.(dx&<a<dx8?b<b a5oa5"<b 6h6;6piJa:<b aJaD<b<iJa5R<b<gJa5I<b<iJa5=<a<b 8qa.xMbmcl<aIapFaF=x<b i.<bFa?(j a<j o|z(u 5x+ Q^_a.(f<h<cx<cE<bIai bSGa b<bIam(y oAY(q<f<x bY.*agAGa<b*a>(c<qAeE<b ZL[xJa5 <b e?a:<b aJaD<b<eJa5R<b<lJa5I<b<eJa5=<a<b 8qa. a ax6ibl<b<c<qO5oa><fFa5n<y.=l<u h- 4bA 8:bNeE<b<f*aJ5oa:<b!aRa5" a=e<r=cdEcE<y<cFaaSGa<b r.<e.(fIaaGa<f bJaa<f<dJai<f<nJael<c b.=c<e m.(e pSGallcE<l 4bA(e 8Ga}Ga<e m+(eFa8bXE<i<g<aIapFa*x8&b(c 4bA p#Ga<a<c<e ^X_a.Fad<l a<n<d ax8;bl<oeE<i<ox7bl<m"Gf<h<mx7bmfl<a xx6jb"Gd<fFa5G"Gc<b<j<h<c<xx=<bFaa"Gdmcl<a a?aF<a<b r.(dx&<a<dx8?bl<bIaT(aeE<bIaK<a dYx7bl<b 9a.%aol<b c?a5z<b x5oaN<b<j?a~<b d?a5p<b aJa5u<b<eJa5s<b<lJaE<b<eJa5x<b<f b.<aIar j.<fFaazFaa?a5v<a<b 5x. a ax6ibl<aIa;(gIa<=n<bIa5m=f<g p.<cx5]<gIa<=jcE<c"(xGa<xGa<gIa;<j.<h<c2kaal<g<c<j.(jJa<<meE<h<mx7bl<gIaT(c<gIa%#eE<g %.x5%l<g<c b.JaT<gIaI<c eY.(c b?am<c<jJai<c<nJae<c<fJaa<bIaT<f#eE<]x5Tl<bIaK<f dY.(c<lJae<c<eJaa<b<f b.Ja5m<o"Ga<i<ox7bmalal8>bbdU<b<c<d<bIap<ex5z<b<bIap(k<e<e<k|zJap<bIai=k<b<g<h<i<jx5z<b<fJap<bIai=lcE a<f<e-<d<f|<e<f}O(dz(m a<j<i-<h<j|<i<j}O(hz#eE b<c<e.<dz b<g<i.<hz<mxLb"Gbl<bIar(c<bIam#eE<b m.x5%l<b<c b.Jar<bIax<c eY.(b<lJam<b<kJai<b<fJae<b<eJaal<a<lJae<a<kJaal5sbbU<a!j5&eE<a!k[<bx8Rbl<bIai(c<bIaa#eE<bx5Rl<bIae<c.<a!k6f6* KO?aa<b<c b.Jail8qbbdU 8h6q_a m LQ_axkcE<b"eE 6mQ_aIaa=ambl<b %+=e<a p.=bdE b<c<bIaa(a.<bIae(f<a|<d<f|O(gz a<f<a-<gz LQ_axk 6mQ_aIaa(a LQ_aIaa#eE LQ_ax5Rl PQ_aIaa<a. T?aa 6mQ_a<a b.(aJaa<b %.=b<e %-(eGall<aeE 6mQ_a<a b-Jaal 8x6q_a c LQ_axkl6ubbcUcE<bFa5e(c a<c o|z(c f- 4bA b}Ga<bIaa bA"Ga<bIam bA"Ga<a ]<c 5x+(aFa2^E<aFa3^E<a 8N^_a.<a 8D^_a.<bIae(c<bIax(d}(azFaa. a<c<d<az<b i.<b r.<azIaa ax8;bll6ebbeU<aIai(b"eE aol<aIae(c<b 6Hc+.=ddE<cIam(a e<aIaCb(a j|(ez=b<c 6Hc.=c<a a<ez p+=acEdE<a"Gb<a p-=a<bIaa<b p.=b cSGal bol<c<dSGal alZcbgUcEcEcUcEcEcE<b<d|<b<d}- 4bAncfbal<d ]. @A(c<b ]. @A(b#Ge<a<c.(e<a<b.(b e-Faa cAeU<bIam=c<bx5u<b<c.f<blx"mbl<b ]. @A(g<d ]. @A(h#Gd<a<g.(f e-Faa cA"Gc<a<h.(e<f<fIam(i.(j}Gc<fx5u b<h<g<i.#Gbw<e<jx"l dl=b<e e-<bJaa<aol<c<dx8 b(c"eE aol<beE<c<a<b2kaal<a<bx7b<c=al<al5JbdU<a<b ]. @A.(b e-Iaa=dcE<a e-(eIaa(c bA"eE<a<c-(ax5umbl<e<c cOJaal<a<d cAeU<bIam<bx5u<b.f<blx"l6%gckUc6d&a x-(d%a<b ]. @A(e 6o[e<a 6o[e.<a x~z.(b [[6bA=i<b xV=j<a<e<a<e}z b-=f<a b-=g<a y|=kcEcUdEcE P8k_aHaa=mcEcU<f 6ecNeE 5b<f5!-(a bY<f<aV.mbl<f eVl(b b.(a 5q~eE!U<a6?Z<m6g5:(G!5]5IeE<G6*=a<keE 6x8k_aIaa<a cY.Iaa(aIam=b<ax5u<a e-(c<cIaa c)Jaa<a<b.mgldE<d e.<a<e<gxS<dIae b#Ge<a 5]|eE P8k_aHaa!U<a b.6?Z6g5:(m6*=a<m!_a5=Gbll<d e.<b<e<gxS<dIaeGdmcl<m<b6?P!b6g5wGb<d e.<b<e<gxS<dIae b#Gcmbl<m!a5HGa<d e. 5]<e<gxS<dIae b#Gbl<jEa(b U#eE a=amel 6r8k_aIaa=a 6r8k_a aJaa<b xY(b<i.=ccEcE<a a<a<b#z"eE U<c<b<c}z @A=c 6x8k_aIaa"eE a=h<b b<bz d. L[6bA(b 6xcO 6x6f6bA(a<b|Gc<a<c}Gc 6x8k_a<bJaa<a e- d b<a<c|zJaa<b a [c2lamdl a=h<b<b ]. 6x[6bA(a x.(l}Gb<c<l|Gb<a e- hJaamcl<b U<c<b<c}z @A(hNeE 6r8k_a<aJaamelcE<a e-(cIaa(b bAeE<c<b cOJaambl<a<b-(ax5ul<a<hx"l 6r8k_a<hJaamcl<a<c|eE<a<cx"l 6r8k_a<cJaambll<dIai=a<dIaml=b<b<a<e.(e#eU bf<e<bx" dl=b<e e-<bJaal<d x.%a<al8secoUb6d&a <-(d%acE<b c|Ga<b eY=h<aHaa=q x=edE<q<a<e.Haa(q5IeE<h<e x.(eSGbmcll<c aJai<c<bxE<cIai=f<cIae=e<heE<e<f eY.<a<h2kaal<c<b<f.(cJaidE<e(f<c(h eY(o.=l<a=e<b=i<f=cdE<d x.(g<e<ix6lb<d<dIar(mJae<d<dIax(GJaa<g<dIap<dIa;x6lb<d<dIar(jJam<d<dIaxJai<dIap=e<dIa;=idE<dIai=xdE<c=gcEcEcU<m"eE<j"Gc<d i.mbl<d<j"Gaw<d i.<d<GHaa<xHaa5&zl(kIae(y"Gb<g<l(c#Gc<k<y b-Jae<k<kIaa(c x.Jaa<g<cIaiJai<g<cHaaRaa<g x.=c<dIae=m<dIam=j<dIaa=Gmdl<iGd<n b)=c<fHaa=q x=edE<q<e<f.Haa(q5&eE<c=n<b=c<a=e<h=b<f=amgl<o<e x.(eSGal b=i<n bAGf<h<b<b<h}z=edE<a<fHaaRaa<a<fIaiJai<f x.=f<a x.=a<e b-(eGalmfl<g x a<g<lSz.=cmalalalalal<d <.%a<il6"bbhUcEdEcE<eIa8}6zE<bSGa<e 8w6z_a.(fIap=g<b=h<a=idE<heE<iFaa=j<gFaa=k<i b.=i<h b-=h<g b.=g<k < a<k {a- 4bA w|zO 4bA<j < a<j {a- 4bA w|zO 4bA#Gbmcll<f<c<dx6ubGcl<e Qa.(e 6pdSGal a=fl<fl8Fccc6dgU&a x-(e [c5oam<e m.=g a=e<b kS=hdEcEcE<h"eE 6y6y_a 6i6y_a<e<g.Faa(iz(fHaa(c!>Z<c![8:d6g!IZL<c![[2h6g!pZ<c![[[8}o6g!iZLL<c!iP![[[8}o6g<c!pP![[2h6gL<c!IP![8:d6g<c!>PLLL(d<aHaa(c!>Z<c![8:d6g!IZL<c![[2h6g!pZ<c![[[8}o6g!iZLL<c!iP![[[8}o6g<c!pP![[2h6gL<c!IP![8:d6g<c!>PLLL(c5;Gb a=b<f*ai(f iY<f iVO6?!44d6g(d<a*ai(f iY<f iVO6?!44d6g(c5;Gbmcl<e b=e"Gc col U b<c<d5&z=bl<b"<eO b=e bA"Gal c<i<bzl8KbbcU<b iV=d c=ccEcEcEcEcEcEcEcEcEcE<a 4bA g-nxabcdbhjheifjjgjjhl a=c<b bA"Gh<b 444h}Gi<b [[eA"Gh<d bA"Gimhl a=c<b bA"Gg<d bA"Ghmgl a=c<b bA"Gf<b 444h}Ggmfl a=c<b bA"Ge<d b)<b 444h}O bAGfmel<b bA"Gcmel<b bA"Gd dol<b 444h}Gcl a=cl<col bl5EbcU j=ecE<bFae(d dS<c<d b#A"AGa a=dcE<bFai(b c-nfbaaabal d a<b b a ax8&b(e 4bA p#z=dl<a<d?ab<a<e?aal8"hbbU P__aIaa c#eE 1__a bJaa 8s__a!aRaa 0__a![[[[_aRaa C__a!iRaa ___a!aRaa 6N__a![[[[_aRaa 6!__a!aRaa 6K__a![[[[_aRaa ,__a!bRaa 8%__a!aRaa&a K-(a3maaaaaaaaaaaaaaaa3la< 6m__a<a3aa;3laa 6;__a<aIaTJaa _Q_a q?aa 8FM_a q?aa 8R{_a q?aa Q{_a q?aa<a3maaaaaaaaaaaaaaaa3lai P__a aJaa 8R__a a5oaa 6;8g_a bJaa 6r8g_a!aRaa 6m8g_a![[[[_aRaa L8g_a!eRaa 2Q_a!aRaa 8"Q_a![[[[_aRaa 8RQ_a!bRaa 8%Q_a!aRaa 8wQ_a![[[[xRaa 8qQ_a!bRaa 8lQ_a!aRaa QQ_a![[[[xRaa 6>Q_a!eRaa 6HQ_a!aRaa 6;Q_a!eRaa 6rQ_a!eRaa 6mQ_a!aRaa LQ_a![[[[xRaa 2M_a!eRaa 8"M_a!aRaa 8RM_a![[[[_aRaa 0M_a![[[[_aRaa _M_a![[[[[bRaa 6NM_a!iRaa 6!M_a!aRaa 6KM_a![[[[[bRaa ,M_a!eRaa 6pM_a!aRaa 6xM_a![[[[xRaa PM_a!eRaa [M_a!aRaa 8}8f_a![[[[_aRaa 8F8f_a!aRaa 18f_a!eRaa 8s8f_a!aRaa 08f_a![[[[_aRaa C8f_a!eRaa _8f_a!aRaa 6N8f_a![[[[[bRaa 6!8f_a!eRaa 6K8f_a!aRaa ,8f_a![[[[xRaa 6p8f_a!bRaa 6x8f_a!aRaa P8f_a![[[[_aRaa [8f_a!eRaa 8}{_a!aRaa 9{_a![[[[_aRaa 8s{_a!eRaa 0{_a!aRaa C{_a![[[[xRaa 6!{_a!eRaa 6K{_a!aRaa ,{_a![[[[xRaa 6p{_a!bRaa 6x{_a!aRaa P{_a![[[[_aRaa [{_a!eRaa 8}__a!aRaa 9__a![[[[_aRaa 98f_a a?aa 8sM_a aJaa CM_a aJaa ,8g_a<a3aai3laall6nbbcU QB_aIaa=acE CB_aIaa(b"Ga<a<bJaa QB_aIaa=a CB_aIaa(b c|Ga<a e.eE<a 0B_aIaaJae CB_aIaa=b QB_aIaa=al<b d|Ga<a W#Ga<a 8qB_aIaaJai QB_aIaa=al<al8lbbcU<bFa5n<c.=f b<c oAY(c<b<aIapFaF(g bY.*akA"eE<e*ai<cA"eE<b<g bY.*ac<cA"eE<a o<f<dx8zbl<a<aFa5i(b<e*ak<cA aSO?a5i<a<d b.<fx5N<a<b?a5iol<a<eIaaeU q y<bFa5o<eFae hAV bAzf yl<f<dx8zb<a<d b.x5eol<a n<f<dx8zb<a<d b.x5ell8&5g6Kba [[_albsa 6t[_alc_Ga 6F[_ald_a<a 8j[_alc_qa 8z[_ald_aqa 8 [_alc_(a 6s6e_ald_axa 6J6e_alc_(a 8m6e_alb_a 6J6h_albua 8d6h_ald<_Ga 06h_alF8naxaNaaa2daa5laaa8naxaNaaaheaaRaaa6rbxaNaaa8mbaaRa PZ_alv8|4445|5~++5lbxayaaaIbaa]aaa5]a {Z_al5m*ababcdefghiaaaaaaabaaaabcdefghijklmGnoxyq]rustaaaaea P6i_aljqaaaaaaaea 6;6i_albea 6K6i_albba ^6i_albea _6i_albia 8l6i_albea 8s6i_albea 8%6i_albea 96i_albba 26l_al=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda 6R6m_al5rxaEaaa:aaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaR>WF5>@5#FV/O)5#5}5|a5&gxaGaaaba L6G_al5Gdaaa5n?aaaaaabaaabaaab5yaaWF5#:/5S@5}Y/5|5E5DF-/5Daaa5&gxaGaaaba 06G_alFdaaa6;gxayaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea P6n_albea 6r6n_albba ,6n_albea 6>6n_albia 6N6n_albea Q6n_albea 06n_albea 8w6n_albba 6h6o_al5Kbabbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8F6x_al8qdbaaabaaaaaaa=dxa<aaaaaaa5#Y/5S)5#:5kK5k5lFKRF5kR5kK5k5mFK5kFK5G)5"5>@//5|YO5#/)8([6F5E5>++6a+5>5?/+6c5gY/WY/5|8([6;6a+5>5?/+6c8([6<aaa6Eixahaaa8bixaGaaa6:ixacaaabaaacaaadaaaeaaafaaa8lixabaaa?(5 O5}5SY5}@5>5D5}5~Y5(O+5E5"5>5|5!/)5#)5>Y5!5>@)5"5>O/:-/@Y5|/5NO/@/5>Y/:5S/5S5?/O)5E5}5~5|Y5e<jGkTT(5S/5S5?/O)(?6a6c6c((T(5E5}5~5|Y(?T(5#Y/5S)(?5F5*6c6a(5>Y(?T(5#:(?T(O/@/5>Y/:(?YO5~/(?6a(?6a(5#)(?(-/@Y(T(?6a(5#)(?(5|/5N(T(5>Y(?(5!5>@(?()5"5>O/:(?YO5~/T(Y/WY(?6a(5E5}5~5|Y(?T(/5|YO5#/)(?5F6a()5"5>@/(?T(5 O5}5S(?T(Y5}(?T(@5>5D5}5~Y5(O+(?T(5E5"5>5|5!/)(?6a@O5}:5~5EY5J+5#)Y5#5|5!5J/WY/5|:/:O/:/5S@Y5#5}5|5J5~O+5JY5}5J@5>5D5}5~Ya 8m6r_algbai5faha 8I6r_algbaiIaha 36r_algbaiHaha 6u6u_algcaiaaha 6?6u_algcaiaaha 8g6u_algcaiaaha 8z6u_algcaiaaha 8#6u_alucaiaahamkxapaaadaaaara 6K6s_alebabda 8c6s_algbai5iaha 8]6s_algbai*aha 8>6s_algbaiKaha 6h6t_algbai5jaha 6<6t_algbai5kaha 6|6t_algbai5laha 8m6t_algcaiaaha 8I6t_alucaiaahamkxapaaagaaaGha 6p6p_alebacfa 6>6p_aljcabj5rcbaca Q6p_algcbbk5uca 8z6p_algcaiaaha 8#6p_algcaiaaha 6G6v_algcaiaaha 6T6v_algcaiaaha 8c6v_algcaiaaha 8]6v_alwcaiaaha%kxapaaacaaaaraaaa<a P6w_al8]bbaam8Nbxaqaaa_aaauaaa8Nbxaqaaa{aaataaa6a(+5#5|/(?6a(5#5|:/W(?T(5E5}5S@+/5S/5|Y(?aaaaabaaabaaa5cbxa]aaa6#aaakaaa8%bxauaaa+aaa5eaaa(?5]5e*5~O+S"5=*V5k*@O5}:5~5EY*V5k*@O5}:5~5EY*5E5}5~5|YO5#/)abaaaaaaa5wN5<5=*V5k*5}O:/O*V5k*5}O:/O*6a5#:6c*V5k*5}O:/O*6a5#:6c*+5#5|-)aea 8"6z_alF[Gxadaaa6gGxalaaabaaaaaaa:gxabaaaeaaaaaaaahjfea 6N6;_alF[Gxadaaa6nGxauaaabaaaaaaaeaaaaaaa6HGxabaaabjjjea 26;_alF6>Gxaeaaa6!Gxajaaabaaaaaaa6!gxacaaaeaaaaaaaajabea _6<_alF[Gxadaaa6DGxanaaabaaaaaaa:gxabaaaeaaaaaaaajjcea L6=_alT[Gxadaaa6!Gxajaaabaaaaaaa:gxabaaaeaaaaaaaaijda 8b6=_albba C6=_al5S[Gxadaaa8iGxaraaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%5d444444cc5e5fIH4444ee5l5m444444cc5GJ444444cc@5>5D5S/5|Y5J5S/Y5"5}:(a 8d6(_alhn5#Y/5S)(a 8u6(_alkf@O5}:5~5EY)(a 96(_al=i5#:/5S@5}Y/5|5E5D5J-/5D(aaaaaaaao)Y5>Y5~)(a 6%,_alng5E5}5S@+/Y/:5J5>Y(a 8a,_alxmO/:/5S@Y5#5}5|5J5~O+(a 8q,_alin@5>5D5}5~Y(a 8>,_alGg5#)5J5E5}5S@+/Y/(a Z6&_alll5E5}5~5|YO5#/)(a 6(6&_alxj5#5|5#Y5#5>+5JV5>+5~/)(a 6N6&_alnn5 5#5|5>+5JV5>+5~/)(a 8o6&_alom@O5}:5~5EY5J5E5}5~5|Y(a 8K6&_aliGY5}-/5|)(a 6g6%_aleg5#:(a 6;6%_aljc5S/))5>5!/(a 6|6%_alxh5>@@O5}V5>+5J)Y5>Y/(a 8G6%_almn5E5>Y/5!5}O5#/)(a 8T6%_alik/W@5#O5D(a [6I_alng@O5}:5~5EY5J5E5}:/(a 6v6I_allm5}+:5J)Y5>Y/(a 6#6I_allj5|/5N5J)Y5>Y/(a 8k6I_alljY5#5S/)Y5>5S@(a 8%6I_alnj5#)5J5}O:/O5>5?+/(a 36I_algm5E5}:/(a 6s6H_al<e5E5}5~5|YO5#/)5JO/://5S5>5?+/5J5#5|(t5>5 Y/O(a C6H_alif5?/5 5}O/(a 8=6H_alhg+5#5S5#Y(a 8N6H_algfY5D@/(a 6]6T_alje5E5>O:5J5#:(a 6>6T_alkh5E5~OO/5|5E5D(a 8g6T_alli5rN~5w5p"5="5u(a 8;6T_almj5w5;N5r"5<5<|5vS(a 8|6T_alik# |5p"5u(a 6x6F_al5cg@O5#5E/5J5S5~+Y5#@+5#/O(aaaaaaax5r 5;5u(a 8f6F_al5be 5r5rN5(5v5=5J! 5p 5v5r"(aaaaaaaao"5(5;(a 8"6F_alfdS!5w(a 6G6*_alfd5(5<5u(a 6F6*_alfd5r 5u(a 8e6*_al(d:5#)YO5#5?5~Y5#5}5|5J5S/Y5"5}:(aaaa]5E5}5~5|YO5D(a 76*_alkh5}O:/O5J5#:(a 6k6K_alHi:5#)5E5}5~5|Y5J5S5~+Y5#@+5#/O(aaaa]:/+5#V/O5D5J/5S5>5#+(a 8b6K_alon5E5~OO/5|Y5JY5}-/5|(a 8]6K_aloG/5S5>5#+5J5>::O/))(a 8?6K_alhGV5>+5~/(a 6i6J_alifV5>+5~/)(a ,6J_alhg"~ |5p(a 6D6J_alGf5w 5HN5(5=5J5p|5v}(a 8x6J_alil5<|5vS5p"(a 8J6J_alkg~5(5p5=|5w5p"(a L6R_aloiWF5>@5#FV/O)5#5}5|(a 6<6R_al5dGWF5#:/5S@5}Y/5|5E5DF-/5D(aaaaaay5kK5k5lFKRF5kR(a 8n6R_almk5kK5k5mFK5kFK5G(a 8F6R_alhkA5~/O5D(a 6eX_aljf5"/5>:/O)(a 6wX_algh5?5}:5D(a 6SX_al,jeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaiba?aaaadddbaca4aaaaddc>ada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb5oaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaalb4aaaaddaaamb4aaaaddaaaGb4aaaaadaagecaaaaabdaaanc4aaaabdaaaoc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc5xaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaalc4aaaaddaaamc4aaaaddaaaGc4aaaaadaabxd4aaaaddaajyd4aaaaddaahqdjaaaaadaab]e4aaaaddaahrekaaaaadaahuekaaaaadaadse4aaaaddaabtf4aaaaddaabpf4aaaaddaabvf4aaaaddaabwf4aaaaddaabzf4aaabddaaf;f4aaabddaaf;g4aaaaddaabzg4aaaaddaabwg4aaaabdaag5aibaaaabdaab5bi4aaaabdaag5cicaaaaddaah4alaaaaddaah4bmaaaaddaah4cmbbaaddaae&k4aaaabdaah5glGaaaabdaahclnaaaaddbaa5hl4aaaabdaah5gmGaaaabdaahcmnaaabddaabgm4aaabddaaahm4aaaaddaaaTm4aaaaddaaaFm4aaaaddaaa5im4aaaaddaaa*m4aaaabdaag5aGdaaaabdaacKG4aaaabdaag5aneaaabbdaab5jn4aaaabbaai5kn5vaaabddaab4n45}O:/OFO/A5~/)Y5}O:/OF5EO/5>Y/:5}O:/O5}O:/OF+5#)Y@O5}:5~5EY@O5}:5~5EYF+5#)Y@O5}:5~5EYF5~@:5>Y/@O5}:5~5EYFA5~/O5D5}O:/OFA5~/O5Daa5"vxaGaaaadaa5~vxaGaaabeab6fvxafaaacfab6ivxakaaadfbb6yvxahaaaeaab6pvxamaaafabb6Hvxanaaagcab6#vxaGaaahhca8evxalaaaihca6Rixaeaaajgcaaadadaaaaamamada 2^_aludleaaababaaaaa8:o8:obaba 6N6|_alzdomaaa5]a5]aaaaa_o_obaba>agaga 16|_ale8}o8}oa 8?6|_alz8:obaaadzmgaaaahahaaaaaaababa 6?6}_almbaad5fdaaaoaoa 8f6}_aldGaGa 8R6}_alld5geaaaaa5]a5]a 6F6~_alleda5igaaahaha 8(6~_alfbcb5mda ,6N_aljdRaaaahaha 6#6N_alffaaaca C6N_albca 8r6N_aljcabaaadRda 6u6D_almbaad5yaabbbaba 8q6D_al]d5ybaaadadaaaaaeaeada 6G6:_alsbaad5qdaaadalaiaaa9a8"ada 8l6:_aljd iaaadada 8;6:_alfbaaaca 8"6:_albca 6f8a_alocabaaad|caaahaha 6w8a_alhbaaacaea 6E8a_aldeaca 8d8a_al5<gabaaad}da?***V5k*&5S5#:<5q<+/5|aaa"bxa5vaaa8%laa5haaadaaaoaaanaaa6ijxa6kjxa6vjxa5Kcxa5taaaHcaaja 6K8b_alGGcxa5waaa;aaafa [8d_al[bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8f8e_al5lccccccccccccccccccccccccccccccddddddddddddddddeeeeea P__albca ^8g_albea C8g_aljqaaaaaaaea 8w8g_albea 8F8g_albba 8"8g_albea [8h_albia 6m8h_albea 6p8h_albea 6H8h_albea 6!8h_albba 8bB_aljbaaaaaaaea 0B_albba 8wB_albba 8FB_albga 8"B_albe';
var frequent = "fffffff1f13b1c507eaa000103c1f5181510000010800100b15010001000300b";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijklmGnoxyq]rustpvwz;<=(&%IHTF*KJR>?E !"#S|}~ND:/.-+@AO)YVWU[LZP,X^_{MQCB0197234568';
function fromAscii(text3, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let place = 0; place < ALPHABET.length; place++)
    places[ALPHABET.charCodeAt(place)] = place;
  const bytes = new Uint8Array(text3.length);
  let length = 0;
  for (let at = 0; at < text3.length; at++) {
    const place = places[text3.charCodeAt(at)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text3.charCodeAt(++at)]];
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
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "endpoint": "GET /v2/product", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/product/countries", "endpoint_since": "2024-02-05" }, { "endpoint": "POST /v2/order", "shape": "order-request", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order/{id}", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order", "endpoint_since": "2023-07-27" }, { "endpoint": "GET /v2/order/{id}/links", "endpoint_since": "2023-07-27", "endpoint_removed_in": "2023-07-27", "endpoint_instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };
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
var text2 = (value, name) => {
  if (typeof value === "string")
    return value;
  throw new TypeError(`${name} must be a string, not ${typeOf(value)}`);
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
var reference = (value) => {
  if (hasList(value, "explanations"))
    return value;
  throw new TypeError(`messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`);
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
var changes = [{ "id": "product_listing_extended", "version": "2024-02-05", "section": "2.1", "basis": "stated", "title": "The product listing has more fields, filters and pages", "description": "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required." }, { "id": "countries_endpoint_added", "version": "2024-02-05", "section": "4", "basis": "stated", "title": "The supported countries can be listed", "description": "`GET /v2/product/countries` lists the supported countries. Its response is not documented." }, { "id": "redemption_url_to_payout", "version": "2024-02-05", "section": "2.6", "basis": "stated", "title": "`payout` replaces `redemption_url` on the items of an order", "description": "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented." }];
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
var FLAG_ALL = 16;
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
var SIGN_WORDS = 1;
function readSignRecord(words2, at) {
  const w0 = words2[at + 0];
  return {
    version: w0 & 255,
    clue: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    section: w0 >>> 24
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
function readSettings(options) {
  return options === void 0 ? DEFAULTS : settingsOf(readDocumentOptions(options));
}
var kept = [];
function settingsOf(options, more = 0) {
  const { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits4, mask, messages: messages3, names } = options;
  const bytes = bytesOf(options, more | flagsOf(options));
  return { version: version2, level, draft, severity: severity2, entries: entries2, limits: limits4, mask, messages: messages3, names, bytes };
}
function bytesOf(options, flags) {
  const { version: version2, severity: severity2, entries: entries2, limits: limits4 } = options;
  if (severity2 !== void 0 || entries2 !== void 0 || limits4 !== DEFAULTS.limits)
    return encoded(options, flags);
  const key = flags * versions.length + versions.indexOf(version2);
  kept[key] ??= encoded(options, flags);
  return kept[key];
}
function encoded({ version: version2, severity: severity2, entries: entries2, limits: limits4 }, flags) {
  const pointer2 = new TextEncoder().encode(entries2);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + pointer2.length);
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags;
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits4, bytes, SETTINGS_LIMITS);
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
function withAllFindings(settings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings: MOST } }, FLAG_ALL);
}
function withFatalAlone(settings) {
  const off = codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]);
  return settingsOf({ ...settings, severity: Object.fromEntries(off) });
}
function shapeIndex(shape) {
  return shapes.indexOf(knownShape(shape));
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
  address = call("reserve", size) >>> 0;
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
function call(name, ...numbers2) {
  try {
    return core[name](...numbers2);
  } catch (trap) {
    core = void 0;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(name, ...numbers2) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(name, ...numbers2);
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
function loneSurrogateAt(text3) {
  if (typeof text3.isWellFormed === "function" && text3.isWellFormed())
    return -1;
  return text3.search(LONE);
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
function writeText(text3, settings) {
  const units = text3.length;
  const spare = PADDING + settings.bytes.length;
  const most = Math.min(units * MOST_PER_UNIT, settings.limits.bytes) + spare;
  let into = room(units > SHORT ? units + spare : most);
  let { read, written: written2 } = encoder.encodeInto(text3, into);
  if (read < units || written2 + spare > into.length) {
    into = room(most);
    ({ read, written: written2 } = encoder.encodeInto(text3, into));
  }
  if (read < units || written2 > settings.limits.bytes)
    return REFUSED_SIZE;
  const lone = written2 === units ? -1 : loneSurrogateAt(text3);
  return finish(into, lone < 0 ? written2 : cutAtSurrogate(text3, lone, into), settings);
}
function cutAtSurrogate(text3, at, into) {
  const { written: written2 } = encoder.encodeInto(text3.slice(0, at), into);
  const unit = text3.charCodeAt(at);
  into[written2] = 224 | unit >> 12;
  into[written2 + 1] = 128 | unit >> 6 & 63;
  into[written2 + 2] = 128 | unit & 63;
  return written2 + 3;
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
  const { from, to, payoutUrl, entries: entries2, complement, onLoss: onLoss3, onOrphan, limits: limits4, messages: messages3 } = options;
  const bytes = headOf([payoutUrl, entries2, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = (onLoss3 === "error" ? CONVERSION_LOSS_IS_ERROR : 0) | (onOrphan === "drop" ? CONVERSION_ORPHANS_DROP : 0);
  writeLimits(limits4, bytes, CONVERSION_LIMITS);
  return { from, to, entries: entries2, limits: limits4, messages: messages3, bytes, fill, identity: from === to && complement === void 0 };
}
var BY_DEFAULT = defaultsOf(OPTIONAL);
function settingsOfRefusal({ from, limits: limits4, messages: messages3 }) {
  return settingsOf({
    ...DEFAULTS,
    version: from,
    limits: { ...limits4, findings: Math.max(1, limits4.findings) },
    messages: messages3
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
  return Object.entries(texts).flatMap(([gap, text3]) => text3 === void 0 ? [] : [gap, text3]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
var jsonText = (value, name) => {
  let text3;
  let cause;
  try {
    text3 = JSON.stringify(value);
  } catch (error) {
    cause = error;
  }
  if (text3 !== void 0 && !LONE_SURROGATE.test(text3))
    return text3;
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
      const { number, text: text3 } = this.#entry(line);
      if (number <= this.#last)
        throw this.#error("complement_order");
      this.#last = number;
      if (text3 !== void 0)
        return { number, text: text3 };
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
      const { done: done2, value } = await this.#reader.read();
      this.#isDone = done2;
      if (done2)
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
function hasAt(line, at, text3) {
  for (let i = 0; i < text3.length; i++)
    if (line[at + i] !== text3.charCodeAt(i))
      return false;
  return true;
}
function complementOf(text3) {
  try {
    return JSON.parse(decoder2.decode(text3));
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
    const isBlank2 = this.#start < 0;
    const offset = isBlank2 ? this.#offset + this.#scanned : this.#start;
    const bytes = this.#pending.bytes().slice(offset - this.#offset);
    this.#drop(this.#scanned);
    return { kind: "cut", bytes, offset, line: isBlank2 ? this.#line : this.#startLine };
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
  constructor(documents, rejects, complements, isArray2) {
    this.#documents = documents;
    this.#rejects = rejects && new StreamOutput("rejects", rejects);
    this.#complements = complements && new StreamOutput("complements", complements);
    this.all = [this.#rejects, this.#complements, documents].filter((one) => one !== void 0);
    this.#isFirst = isArray2;
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
    const written2 = [this.copy(hasComma ? output.subarray(1) : output)];
    if (this.#complements)
      written2.push(this.#complements.write(complements));
    return written2;
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
  let text3 = bytes === void 0 ? textAt(address2, length) : void 0;
  return () => {
    text3 ??= decoder.decode(bytes);
    return text3;
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
  const address2 = callWhole("convert_batch", shapeIndex(shape), length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0);
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
  const address2 = callWhole("check_batch", shapeIndex(shape), length, settings.length, places);
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
function documentSink(work) {
  let resolve3;
  let reject;
  const summary = new Promise((...both) => {
    ;
    [resolve3, reject] = both;
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
  const guarded = async (run2) => {
    try {
      await run2();
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const each = async (parts) => {
    for (const part2 of parts)
      await work.part(part2);
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
      resolve3(work.summary);
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
      const part2 = chunk.subarray(at, at + room2);
      const isMore = this.#pending.length >= BATCH;
      const before = this.#pending.length;
      this.#pending.append(part2);
      at += part2.length;
      if (this.#pending.length < BATCH)
        return;
      const end = isMore ? endBehind(part2, before) : this.#pending.bytes().lastIndexOf(LF) + 1;
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
function endBehind(part2, before) {
  const end = part2.lastIndexOf(LF);
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
  const text3 = (template ?? "").replaceAll(/\{(\w+)\}/gu, (_, name) => argument2(name));
  return text3.charAt(0).toUpperCase() + text3.slice(1);
}
function build({ messages: messages3, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages3, sentence);
  const text3 = filled(byLabel ? withLabels(messages3, template) : template, (name) => {
    const { value, shown } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text: text3, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(messages3) {
  if (lastUsed?.messages === messages3)
    return lastUsed.known;
  const known = caches.get(messages3) ?? /* @__PURE__ */ new Map();
  caches.set(messages3, known);
  lastUsed = { messages: messages3, known };
  return known;
}
function expectedOf(messages3, sentence, given) {
  const right = rights[sentence];
  if (!right)
    return void 0;
  if (typeof right !== "string")
    return right.map((word) => messages3.expected?.[word] ?? word);
  const field = fields[given.field];
  if (right === "types")
    return typesOf(field?.type);
  if (right === "values")
    return allowed(field, right, given);
  return right === "methods" ? methodsOf(messages3, given) : [...versions];
}
function allowed(field, list2, { version: version2 }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version2;
  return (field?.[list2] ?? []).filter((value) => !isLater(value));
}
function typesOf(type) {
  if (type === void 0)
    return void 0;
  return type === "collection" ? ["array", "object"] : [type === "count" ? "string" : type];
}
function textOf({ sentences, calls, conversions }, sentence) {
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? "";
}
function argument(messages3, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages3.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages3.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (value) => {
    const text3 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text3) : text3 };
  };
  const named = (wire, label = labelled(messages3, wire)) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label) : quoted(wire)
  });
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(messages3, object?.discriminator));
  const list2 = (names = [], last) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire).shown), last)
  });
  switch (name) {
    case "field":
    case "name": {
      const wire = nameOf(given.field) ?? given.name;
      const known = field === void 0 ? given.name : labelOf(messages3, given.field);
      if (texts?.called !== void 0)
        return plain(texts.called);
      const isUnnamed = wire === void 0 || byLabel && known === void 0;
      return isUnnamed ? { value: wire, shown: messages3.unnamed } : named(wire, known);
    }
    case "type":
      return plain(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list2(allowed(field, name, given), messages3.or);
    case "other":
      return named(field?.other);
    case "discriminator":
      return discriminator();
    case "carried":
      return list2(object?.carried, messages3.and);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near]);
    case "list":
    case "header":
      return named(word);
    case "header_why":
      return plain(messages3.calls?.headers[word]);
    case "versions":
      return list2(versions, messages3.or);
    case "methods":
      return plain(methodsOf(messages3, given).join(` ${messages3.or} `));
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
function labelOf(messages3, field = NONE) {
  return messages3.fields[field]?.label ?? (messages3.labels[fields[field]?.name ?? NONE] || void 0);
}
function labelled({ labels }, wire = "") {
  return labels[words.indexOf(wire)] || wire;
}
function inSentence({ label }, text3) {
  return label.replace("{label}", () => text3);
}
function withLabels(messages3, text3) {
  return text3.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages3, labelled(messages3, name)));
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
  const count = reply.word(REPORT_DETAILS);
  const reader = new ProblemReader(reply, phrasing);
  setProperties(report, ["problems"], count <= FEW2 && !reply.isLong, () => ({ problems: reader.problems(count) }));
  return report;
}
function phrasingOf({ messages: messages3, names, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names === "label", mask };
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
var ProblemReader = class {
  #reply;
  #phrasing;
  #trail;
  /** The number of the version whose rules applied. */
  #version;
  /** The escaped names of pointers that were built later. The problems of a long report often share a long name. */
  #escaped;
  constructor(reply, phrasing) {
    this.#reply = reply;
    this.#trail = new Trail(reply);
    this.#phrasing = phrasing;
    this.#version = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT;
  }
  problems(count) {
    const problems = [];
    for (let i = 0; i < count; i++)
      problems.push(this.#problem());
    return problems;
  }
  #problem() {
    const reply = this.#reply;
    const detail = readDetailRecord(reply.numbers, reply.at);
    reply.at += DETAIL_WORDS;
    const number = reply.next();
    const path = this.#trail.to(reply.next(), reply.next());
    const { field, object, near, other } = detail;
    const last = path.at(-1);
    const phrasing = this.#phrasing;
    const name = phrasing.mask || typeof last !== "string" ? void 0 : last;
    const given = { field, object, near, other, number, name, version: this.#version };
    const { text: text3, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
      code: codes[detail.code],
      severity: severities[detail.severity],
      basis: bases[detail.basis],
      section: sections[detail.section],
      message: text3,
      pointer: reply.isLong ? "" : this.#trail.pointer(),
      path,
      meta: { ...meta }
    };
    if (reply.isLong) {
      const own2 = path.slice();
      setProperties(problem, ["pointer"], false, () => ({ pointer: this.#pointer(own2) }));
    }
    const expected = expectedOf(phrasing.messages, detail.message, given);
    if (expected !== void 0)
      problem.expected = expected;
    if (detail.found !== NOTHING2)
      problem.found = this.#found(detail);
    if (detail.help !== NOTHING2)
      problem.help = messageOf(phrasing, detail.help, given);
    if (near !== NOTHING2)
      problem.suggestion = words[near];
    if (detail.has_span)
      problem.span = readSpan(reply);
    if (detail.has_fix)
      problem.fix = this.#fix(object);
    return problem;
  }
  #pointer(path) {
    const once = (name) => this.#escapedOnce(name);
    return path.reduce((pointer2, segment) => below(pointer2, segment, once), "");
  }
  #escapedOnce(name) {
    this.#escaped ??= /* @__PURE__ */ new Map();
    const known = this.#escaped.get(name) ?? escaped(name);
    this.#escaped.set(name, known);
    return known;
  }
  #found({ found, character }) {
    if (found === FOUND_SOURCE)
      return this.#reply.string(this.#reply.next());
    return found === FOUND_CHARACTER ? String.fromCharCode(character) : this.#phrasing.messages.found[found];
  }
  #fix(object) {
    const reply = this.#reply;
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.numbers, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, object, near, other };
    const fix = {
      title: messageOf(this.#phrasing, title, given),
      applicability: applicabilities[applicability]
    };
    const edits = readEdits(reply);
    if (has_edits)
      fix.edits = edits;
    if (has_header)
      fix.headers = [words[other]];
    return fix;
  }
};
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
function readConversion(address2, outputOf3, messages3 = ENGLISH) {
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = { messages: messages3, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return refused(new ProblemReader(reply, phrasing).problems(reply.word(REPORT_DETAILS)));
  }
  const conversion = converted(outputOf3(reply.next(), reply.next()), assumptions);
  const [complement, complementLength] = [reply.next(), reply.next()];
  const assumed = reply.next();
  assumptions.push(...messages3.conversions.assumptions.filter((_, bit) => assumed >>> bit & 1));
  const count = reply.next();
  const more = { losses: reply.next(), gaps: reply.next() };
  const areFew = count <= FEW_NOTES;
  setProperties(conversion, NOTES, areFew, () => readNotes(reply, count, messages3));
  if (complementLength > 0) {
    const text3 = copiedText(complement, complementLength);
    setProperties(conversion, ["complement"], areFew, () => ({ complement: JSON.parse(text3()) }));
  }
  return { conversion, more };
}
function readNotes(reply, count, messages3) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages3);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages3) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const list2 = topics[note.topic];
  if (list2 === "changes") {
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages3) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list2].push(shortfall);
}
function reasonOf(note, entry, item, messages3 = ENGLISH) {
  const { reason, field, other, version: version2 } = note;
  const of = [reason, field, other, version2, entry, item, messages3];
  if (lastReason?.of.every((part2, at) => part2 === of[at]))
    return lastReason.text;
  const named = (number) => quoted(nameOf(number));
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text3 = withTexts(messages3.conversions.reasons[reason], texts);
  lastReason = { of, text: text3 };
  return text3;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}
function readDetected(address2, { conversions } = ENGLISH) {
  const reply = new Reply(address2, REPORT_FLAGS);
  const evidence = [];
  const trail = new Trail(reply);
  for (let left = reply.next(); left > 0; left--)
    evidence.push(readSign(reply, trail, conversions.clues));
  const open3 = versions.filter((version2) => !evidence.some((one) => one.version === version2));
  return { candidates: open3.length === 0 ? [...versions] : open3, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.numbers, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version2 = versions[sign.version];
  const speaking = [field?.removed_in, field?.since, version2, version2][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(nameOf(sign.field)) });
  return { version: version2, pointer: trail.pointer(), path, section: sections[sign.section], reason };
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
    const text3 = JSON.stringify(value);
    return text3 === void 0 ? REFUSED_VALUE : text3;
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
function percentEncoded(text3) {
  return text3.split(/[\ud800-\udfff]/u).map(encodeURIComponent).join("%FF");
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
function sourceOf(shape, form, input2, { limits: limits4 }) {
  if (form !== FORM_VALUE)
    return input2;
  if (input2 === void 0)
    return REFUSED_NOTHING;
  if (input2 === NOT_PLAIN)
    return REFUSED_OBJECT;
  return isQuery(shape) ? queryOf(input2) : jsonOf(input2, limits4.depth);
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
function validate(shape, input2, options) {
  return validated(shape, input2, readSettings(options));
}
function validated(shape, input2, settings) {
  return reportOn(shape, prepare(shape, input2, settings));
}
function isAccepted(shape, input2, settings) {
  const index = shapeIndex(shape);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  return !isRefusal(length) && call("is_valid", index, form, length, settings.bytes.length) !== 0;
}
function reportOn(shape, { index, form, length, settings }) {
  if (isRefusal(length))
    writeSettings(settings);
  return reportAt(call("validate", index, form, length, settings.bytes.length), shape, settings);
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
function detectVersion(shape, input2, options) {
  knownShape(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  const { index, form, length } = prepare(shape, input2, settings);
  const written2 = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole("detect_version", index, form, written2, settings.bytes.length);
  return readDetected(address2, settings.messages);
}
var { entries, limits: limits2, messages } = DOCUMENT;
var readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits: limits2, messages });
function addressOf({ index, form, length, settings }) {
  return callWhole("convert", index, form, length, settings.bytes.length);
}
function refusedInput(shape, prepared) {
  return refused(reportOn(shape, { ...prepared, settings: settingsOfRefusal(prepared.settings) }).problems);
}
function outputOf(shape, form, start2, length, input2) {
  if (form === FORM_TEXT)
    return textAt(start2, length);
  if (form !== FORM_VALUE)
    return bytesAt(start2, length);
  const text3 = textAt(start2, length);
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? Object.fromEntries(new URLSearchParams(text3));
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
  constructor(messages3) {
    this.#messages = messages3;
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
    const list2 = causes.flatMap(({ section, reason, counts }) => Array.from(counts, ([pointer2, count]) => ({ pointer: pointer2, section, reason, count })));
    return list2.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
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
function convertInto(output, shape, options, framing) {
  return documentSink(new Conversions(shape, options, output, framing));
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
    const { limits: limits4 } = given;
    const some = { ...given, complement: void 0, limits: { ...limits4, findings: Math.max(1, limits4.findings) } };
    this.#settings = encoded2(some, fillFor(shape, some));
    this.#reasons = new RefusalReasons(shape, some, this.#settings);
    this.#tallies = new Tallies(given.messages);
    const most = limits4.bytes;
    this.#isArray = format === "json";
    this.#number = this.#written = this.#isArray ? 0 : 1;
    this.framing = framing ?? framingOf(format, most);
    this.onProgress = onProgress;
    this.#copies = this.#settings.identity && held === void 0;
    this.#held = held && new Complements(held, format, most);
    this.#to = new ConversionOutputs(output, rejects, complements, this.#isArray && !this.#copies);
    this.outputs = this.#to.all;
  }
  async part(part2) {
    if (part2.kind === "batch")
      return this.#batch(part2);
    if (part2.kind === "verbatim")
      return this.#to.copy(part2.bytes);
    if (part2.kind === "piece")
      return this.#copies ? this.#to.copy(part2.bytes) : void 0;
    const place = { line: part2.line ?? this.#number, offset: part2.offset };
    await this.#held?.take(this.#number, 1);
    this.#number++;
    this.summary.documents++;
    if (part2.kind === "long") {
      this.#isOpen = true;
      if (this.#copies && !part2.isCut)
        return this.#copied();
      return this.#reject(1, [{ ...place, length: part2.length, problems: this.#reasons.ofLong() }]);
    }
    await this.#reject(1, [{ ...place, ...this.#reasons.ofCut(part2) }], part2.bytes);
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
    const written2 = refused2.length > 0 && !keepsRejects ? [] : this.#to.write(converted2);
    if (refused2.length > 0) {
      const first = batch.bytes.subarray(refused2[0]?.start, refused2[0]?.end);
      written2.push(this.#reject(refused2.length, this.#reasons.inBatch(batch, refused2, held, this.#number), first));
    }
    await Promise.all(written2);
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
function validateEach(shape, options, listener) {
  return documentSink(new Validations(shape, options, listener));
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
  async part(part2) {
    if (part2.kind === "batch")
      return this.#batch(part2);
    if (part2.kind === "verbatim" || part2.kind === "piece")
      return;
    const { offset, line = this.#line } = part2;
    this.#line++;
    this.summary.documents++;
    if (part2.kind === "long") {
      return this.#list([this.#found({ line, offset }, tooLarge(this.#shape, this.#settings), void 0)]);
    }
    const bytes = unreadableOf(this.#shape, part2.bytes, this.#settings);
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

// command/arguments.js
import { parseArgs } from "node:util";

// command/usage_error.js
var UsageError = class extends Error {
  name = "UsageError";
};
function asUsage(run2) {
  try {
    return run2();
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

// command/arguments.js
function readArguments(args, specs) {
  const options = Object.fromEntries(Object.entries(specs).map(([name, { short, value }]) => {
    const type = value === void 0 ? "boolean" : "string";
    return [name, short ? { type, short } : { type }];
  }));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = {};
  const switches = /* @__PURE__ */ new Set();
  const positionals = [];
  for (const token of tokens) {
    if (token.kind === "positional")
      positionals.push(token.value);
    if (token.kind !== "option")
      continue;
    const { name, rawName, value } = token;
    const spec = Object.hasOwn(specs, name) ? specs[name] : void 0;
    if (spec === void 0)
      throw unknownOption(rawName, specs);
    if (spec.value === void 0) {
      if (value !== void 0)
        throw new UsageError(`${rawName} takes no value: leave it out`);
      switches.add(name);
    } else if (value === void 0 || isOption(token) || isEmpty(value, spec)) {
      throw new UsageError(`${rawName} needs a value: write ${rawName} ${spec.value}`);
    } else if (Object.hasOwn(values, name)) {
      throw new UsageError(`${rawName} is given twice: keep one`);
    } else {
      const { check = (text3) => text3 } = spec;
      values[name] = asUsage(() => check(value, `--${name}`));
    }
  }
  return { values, switches, positionals };
}
function isOption({ value, inlineValue }) {
  return inlineValue === false && value?.startsWith("--") === true;
}
function isEmpty(value, spec) {
  return value === "" && spec.value !== "POINTER";
}
function unknownOption(given, specs) {
  const names = Object.keys(specs).map((name) => `--${name}`);
  const near = nearest(given, names);
  const hint = near === void 0 ? `use ${names.join(", ")}` : `did you mean ${near}?`;
  return new UsageError(`unknown option ${given}: ${hint}`);
}

// call.js
var baseUrl = /* @__PURE__ */ optional(text2);
var readCallOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, baseUrl });
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });

// changelog.js
function changelog(range) {
  const { from, to, messages: messages3 } = readOptions4(range);
  const all = messages3 === void 0 ? structuredClone([...changes]) : translated(messages3);
  const between = all.filter(({ version: version2 }) => isBetween(version2, from, to));
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
var readOptions4 = /* @__PURE__ */ rangeReaderOf({ messages: /* @__PURE__ */ optional(reference) });
function translated({ texts }) {
  const own2 = texts.slice(-2 * changes.length);
  return changes.map((change, n) => ({ ...change, title: own2[2 * n], description: own2[2 * n + 1] }));
}
function isBetween(version2, one, other) {
  const at = versions.indexOf(version2);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at > Math.min(first, last) && at <= Math.max(first, last);
}

// lookup.js
function byName(what, name, table) {
  return table[oneOf(Object.keys(table))(name, what)];
}

// generated/explanations.js
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/syntax/" };
var encoding_ = { "code": "encoding", "text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" }, "page": "codes/encoding/" };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' }, "page": "codes/duplicate_key/" };
var too_large_ = { "code": "too_large", "text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' }, "page": "codes/too_large/" };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' }, "page": "codes/too_deep/" };
var not_serializable_ = { "code": "not_serializable", "text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/not_serializable/" };
var type_ = { "code": "type", "text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" }, "page": "codes/type/" };
var enum_ = { "code": "enum", "text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "codes/enum/" };
var required_ = { "code": "required", "text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' }, "page": "codes/required/" };
var empty_ = { "code": "empty", "text": "A string or list is empty although it needs content.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "page": "codes/empty/" };
var email_ = { "code": "email", "text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "page": "codes/email/" };
var timestamp_ = { "code": "timestamp", "text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/timestamp/" };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/timestamp_offset/" };
var decimal_ = { "code": "decimal", "text": "The text is not a decimal number: digits, with an optional minus sign and fraction.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "codes/decimal/" };
var removed_ = { "code": "removed", "text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "codes/removed/" };
var deprecated_ = { "code": "deprecated", "text": "The version still has this field, but a later one removes it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' }, "page": "codes/deprecated/" };
var undocumented_ = { "code": "undocumented", "text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" }, "page": "codes/undocumented/" };
var irrelevant_ = { "code": "irrelevant", "text": "The field has no meaning for the chosen type, for example a card ID where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' }, "page": "codes/irrelevant/" };
var unexpected_ = { "code": "unexpected", "text": "An order that is processing or failed contains its status, its ID and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' }, "page": "codes/unexpected/" };
var exclusive_ = { "code": "exclusive", "text": "Two parameters are used together that exclude each other. A page comes before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" }, "page": "codes/exclusive/" };
var unknown_version_ = { "code": "unknown_version", "text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' }, "page": "codes/unknown_version/" };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version has no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "codes/unknown_endpoint/" };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' }, "page": "codes/entries/" };
var complement_ = { "code": "complement", "text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' }, "page": "codes/complement/" };
var explanations = {
  "syntax": syntax_,
  "encoding": encoding_,
  "duplicate_key": duplicate_key_,
  "too_large": too_large_,
  "too_deep": too_deep_,
  "not_serializable": not_serializable_,
  "type": type_,
  "enum": enum_,
  "required": required_,
  "empty": empty_,
  "email": email_,
  "timestamp": timestamp_,
  "timestamp_offset": timestamp_offset_,
  "decimal": decimal_,
  "removed": removed_,
  "deprecated": deprecated_,
  "undocumented": undocumented_,
  "irrelevant": irrelevant_,
  "unexpected": unexpected_,
  "exclusive": exclusive_,
  "unknown_version": unknown_version_,
  "unknown_endpoint": unknown_endpoint_,
  "entries": entries_,
  "complement": complement_
};

// explain.js
function explain(code, options) {
  const explanation = structuredClone(byName("code", code, explanations));
  const { messages: messages3 } = readOptions5(options);
  return messages3 === void 0 ? explanation : { ...explanation, text: messages3.explanations[codes.indexOf(code)] };
}
var readOptions5 = /* @__PURE__ */ readerOf({ messages: /* @__PURE__ */ optional(reference) });

// fixes.js
function applyFixes(shape, input2, options) {
  const { only, ...given } = readOptions6(options);
  const settings = settingsOf(given);
  const prepared = prepare(shape, input2, settings);
  const { index, form, source: source2 } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source2 === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text3 = source2;
  let spare = MOST_POINTER_TEXT;
  let truncated = false;
  for (; ; ) {
    const { problems } = reportOn(shape, { ...round, length: write(text3, round.settings) });
    const safe = applicable(problems.filter(({ code }) => only.includes(code)));
    if (safe.length === 0)
      break;
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text3));
      spare -= pointerText(problem);
      if (spare >= 0 || applied.length === 0)
        applied.push(form === FORM_VALUE ? withoutPlaces(problem) : problem);
      else
        truncated = true;
    }
    text3 = edited(text3, safe.flatMap(({ fix }) => fix.edits));
  }
  const report = reportOn(shape, { index, form, source: text3, length: write(text3, settings), settings });
  return { output: outputOf2(shape, input2, form, text3), headers, applied, truncated, report };
}
var readOptions6 = /* @__PURE__ */ readerOf({ ...DOCUMENT, only: /* @__PURE__ */ optional(codesIn, codes) });
var MOST_POINTER_TEXT = 1 << 20;
var FREE = 64;
function pointerText({ path }) {
  const lengths = path.map((segment) => typeof segment === "string" ? segment.length : 0);
  return lengths.reduce((sum, length) => length > FREE ? sum + 1 + 2 * length : sum, 0);
}
function applicable(problems) {
  let end = 0;
  return problems.filter((problem) => {
    const { edits, applicability } = problem.fix ?? {};
    if (applicability !== "safe" || !edits?.every(({ start: start2 }) => end <= start2))
      return false;
    end = edits.at(-1)?.end ?? end;
    return true;
  });
}
function edited(text3, edits) {
  const pieces = edits.flatMap((edit, n) => [part(text3, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
  pieces.push(part(text3, edits.at(-1)?.end ?? 0));
  return typeof text3 === "string" ? pieces.join("") : new TextEncoder().encode(pieces.join(""));
}
function part(text3, from, to) {
  return typeof text3 === "string" ? text3.slice(from, to) : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text3.subarray(from, to));
}
function headersOf({ headers, edits }, text3) {
  const [name] = headers ?? [];
  const [edit] = edits;
  if (name === void 0 || edit === void 0)
    return {};
  const member = part(text3, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, "");
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
  return { ...problem, fix };
}
function outputOf2(shape, input2, form, text3) {
  if (typeof text3 !== "string")
    return text3 === input2 ? new Uint8Array(text3) : text3;
  return form === FORM_VALUE ? editedValue(shape, input2, text3) : text3;
}
function editedValue(shape, input2, text3) {
  if (!isQuery(shape))
    return JSON.parse(text3);
  return queryLike(input2, text3) ?? { ...input2 };
}
function codesIn(only) {
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
  return only.map((code) => aCode(code, "code in only"));
}
var aCode = /* @__PURE__ */ oneOf(codes);

// other_schema.js
var REQUIRED = "also must be a Standard Schema, such as one of Zod, Valibot or ArkType";
function standardOf(schema) {
  const isSchema = typeof schema === "object" && schema !== null || typeof schema === "function";
  const standard = isSchema ? schema["~standard"] : void 0;
  if (typeof standard?.validate === "function")
    return standard;
  throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`);
}

// guard.js
var readOptions7 = /* @__PURE__ */ readerOf({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) });

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "minItems": 1, "items": { "title": "Offered product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } } } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Remove it. The API documentation names no replacement.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
var order_created_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Created order", "description": "The shape order-created, section 2.5.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"] };
var order_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } };
var order_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order", "description": "The shape order, section 2.6.", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "Replaces the redemption URL. Its structure is not documented." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } };
var order_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "redemption_url": { "title": "Redemption URL", "description": "Where the recipient redeems the item.", "deprecated": true } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } } } };
var order_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Order", "description": "The shape order-list, section 2.6.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Order", "type": "object", "properties": { "status": { "title": "Status", "description": "Whether the order is completed, processing or failed.", "type": "string", "enum": ["COMPLETED", "PROCESSING", "FAILED"] } }, "required": ["status"], "if": { "properties": { "status": { "const": "COMPLETED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." }, "completed_at": { "title": "Completion time", "description": "When the order was completed." }, "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": ["object", "null"], "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": ["string", "null"], "examples": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": ["string", "null"], "examples": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": ["string", "null"] } } } } }, "items": { "title": "Item list", "description": "What was ordered: one entry for each payout.", "type": ["array", "null"], "items": { "title": "Item", "description": "One payout to one recipient.", "type": ["object", "null"], "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": ["object", "null"], "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": ["string", "null"], "examples": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": ["string", "null"] } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": ["object", "null"], "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": ["string", "null"], "examples": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": ["array", "null"], "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "payout": { "title": "Payout", "description": "Replaces the redemption URL. Its structure is not documented." } } } } } }, "else": { "if": { "properties": { "status": { "const": "PROCESSING" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } }, "else": { "if": { "properties": { "status": { "const": "FAILED" } }, "required": ["status"] }, "then": { "properties": { "id": { "title": "Order ID", "description": "Identifies the order." }, "message": { "title": "Message", "description": "What the service says about an order that is processing or failed." } } } } } } } };
var product_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object" };
var product_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product", "description": "The shape product, section 2.1.", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved for every listed product. Its values are not documented.", "type": "string", "minLength": 1 }, "categories": { "title": "Category list", "description": "The categories of the product. Their form is not documented.", "type": ["array", "object", "null"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry. Their fields are not documented.", "type": ["object", "null"] } }, "required": ["approval_state"] };
var product_list_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object" } } };
var product_list_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "List: Product", "description": "The shape product-list, section 2.1.", "type": ["array", "object"], "items": { "$ref": "#/$defs/entry" }, "additionalProperties": { "if": { "type": "array", "items": { "type": "object" } }, "then": { "type": "array", "items": { "$ref": "#/$defs/entry" } } }, "$defs": { "entry": { "title": "Product", "type": "object", "properties": { "approval_state": { "title": "Approval state", "description": "Approved for every listed product. Its values are not documented.", "type": "string", "minLength": 1 }, "categories": { "title": "Category list", "description": "The categories of the product. Their form is not documented.", "type": ["array", "object", "null"] }, "expiry": { "title": "Expiry", "description": "Instructions on expiry. Their fields are not documented.", "type": ["object", "null"] } }, "required": ["approval_state"] } } };
var product_update_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product update", "description": "The shape product-update, section 2.3.", "type": "object", "properties": { "product_code": { "title": "Product code", "description": "The code of the product that changed.", "type": "string", "minLength": 1 }, "old_state": { "title": "Old state", "description": "The product's state before the update.", "type": ["object", "null"], "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": ["string", "null"], "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "new_state": { "title": "New state", "description": "The product's state after the update.", "type": "object", "properties": { "price_multiplier": { "title": "Price multiplier", "description": "A decimal number in a string.", "type": ["string", "null"], "pattern": "^-?[0-9]+(?:\\.[0-9]+)?$" } } }, "timestamp": { "title": "Timestamp", "description": "When the update happened, to the microsecond and without a zone offset.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\.[0-9]{6}(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$" } }, "required": ["product_code", "new_state", "timestamp"] };
var product_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object" };
var product_query_2024_02_05_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable filter", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Country filter", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented.", "type": "string", "pattern": "^[0-9]+$" } }, "not": { "required": ["before", "after"] } };
var product_query_2024_02_05_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Product query", "description": "The shape product-query, section 4.1.", "type": "object", "properties": { "is_orderable": { "title": "Orderable filter", "description": "When set, only products that can be ordered are listed.", "type": "string" }, "code": { "title": "Product code", "description": "Lists the one product with this code.", "type": "string" }, "countries_redeemable_in": { "title": "Country filter", "description": "Lists products that can be redeemed in these countries.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented." } }, "not": { "required": ["before", "after"] } };
var order_query_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented.", "type": "string", "pattern": "^[0-9]+$" }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" } } };
var order_query_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order query", "description": "The shape order-query, section 4.1.", "type": "object", "properties": { "limit": { "title": "Page size", "description": "How many entries a page holds at most. The largest value is not documented." }, "before": { "title": "End cursor", "description": "A cursor: lists what precedes it.", "type": "string" }, "after": { "title": "Start cursor", "description": "A cursor: lists what follows it.", "type": "string" } } };
var schemas = {
  "order-request": {
    "2023-07-27": {
      "implied": order_request_2023_07_27_implied_,
      "stated": order_request_2023_07_27_stated_
    },
    "2024-02-05": {
      "implied": order_request_2023_07_27_implied_,
      "stated": order_request_2023_07_27_stated_
    }
  },
  "order-created": {
    "2023-07-27": {
      "implied": order_created_2023_07_27_implied_,
      "stated": order_created_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_created_2023_07_27_implied_,
      "stated": order_created_2023_07_27_implied_
    }
  },
  "order": {
    "2023-07-27": {
      "implied": order_2023_07_27_implied_,
      "stated": order_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_2024_02_05_implied_,
      "stated": order_2024_02_05_implied_
    }
  },
  "order-list": {
    "2023-07-27": {
      "implied": order_list_2023_07_27_implied_,
      "stated": order_list_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": order_list_2024_02_05_implied_,
      "stated": order_list_2024_02_05_implied_
    }
  },
  "product": {
    "2023-07-27": {
      "implied": product_2023_07_27_implied_,
      "stated": product_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_2024_02_05_implied_,
      "stated": product_2024_02_05_implied_
    }
  },
  "product-list": {
    "2023-07-27": {
      "implied": product_list_2023_07_27_implied_,
      "stated": product_list_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_list_2024_02_05_implied_,
      "stated": product_list_2024_02_05_implied_
    }
  },
  "product-update": {
    "2023-07-27": {
      "implied": product_update_2023_07_27_implied_,
      "stated": product_update_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_update_2023_07_27_implied_,
      "stated": product_update_2023_07_27_implied_
    }
  },
  "product-query": {
    "2023-07-27": {
      "implied": product_query_2023_07_27_implied_,
      "stated": product_query_2023_07_27_implied_
    },
    "2024-02-05": {
      "implied": product_query_2024_02_05_implied_,
      "stated": product_query_2024_02_05_stated_
    }
  },
  "order-query": {
    "2023-07-27": {
      "implied": order_query_2023_07_27_implied_,
      "stated": order_query_2023_07_27_stated_
    },
    "2024-02-05": {
      "implied": order_query_2023_07_27_implied_,
      "stated": order_query_2023_07_27_stated_
    }
  }
};

// schema.js
var readOptions8 = /* @__PURE__ */ readerOf({
  version,
  level: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied")
});
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const { version: version2, level } = readOptions8(options);
  return structuredClone(versions2[version2][level]);
}

// standard_schema.js
var readOptions9 = /* @__PURE__ */ readerOf({
  ...DOCUMENT,
  names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label"),
  message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
  only: /* @__PURE__ */ optional(pointersFrom),
  // The joined schema checks it.
  also: /* @__PURE__ */ optional((value) => value)
});
function messageFrom(message) {
  const build2 = callback(message, "message");
  return (problem) => {
    const text3 = build2(problem);
    if (typeof text3 === "string")
      return text3;
    throw new TypeError(`message must return a string, not ${typeOf(text3)}`);
  };
}
function pointersFrom(only) {
  if (Array.isArray(only))
    return only.map((field) => pointer(field, "only"));
  throw new TypeError(`only must be an array of JSON Pointers, not ${typeOf(only)}`);
}

// convert_call.js
var { onLoss: onLoss2, limits: limits3, messages: messages2 } = CONVERSION;

// command/options.js
var FORMATS2 = ["pretty", "json", "ndjson"];
var INPUTS = ["document", "ndjson", "array"];
var MOST_DEPTH = 999999999;
function choice(known, help2) {
  return { value: known.join("|"), check: oneOf(known), help: help2 };
}
function date(help2) {
  return { value: "DATE", check: oneOf(versions), help: help2 };
}
var HELP = { help: { short: "h", help: "Show this help." } };
var INPUT = {
  input: {
    ...choice(INPUTS, "How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document."),
    // Don't suggest the nearest one: json may mean an array as well as ndjson.
    check(value, name) {
      if (INPUTS.includes(value))
        return value;
      throw unlisted(name, value, INPUTS);
    }
  }
};
var LIMIT = {
  "max-bytes": {
    value: "NUMBER",
    check: numberUpTo(MOST_BYTES),
    help: `The largest document in bytes. The default is ${DEFAULTS.limits.bytes}.`
  },
  "max-depth": {
    value: "NUMBER",
    check: numberUpTo(MOST_DEPTH),
    help: `How deeply a document can be nested. The default is ${DEFAULTS.limits.depth}.`
  }
};
var ENTRIES = {
  entries: { value: "POINTER", check: pointer, help: "The JSON Pointer of the entries of a list." }
};
var FORMAT = { format: choice(FORMATS2, "How to print the result. The default is pretty.") };
var MESSAGES2 = {
  messages: {
    value: ["en", ...Object.keys(languages)].join("|"),
    check: language2,
    help: "The language of messages. The default is en."
  }
};
var VERSION = { "api-version": date(`The API version. The default is ${defaultVersion}.`) };
var LEVEL = { level: choice(levels, "Which rules apply. The default is implied: all of them.") };
var SHARED = { ...ENTRIES, ...LIMIT, ...MESSAGES2, ...HELP };
function numberUpTo(most) {
  return (value, name) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= most)
      return number;
    throw new UsageError(`${name} must be a whole number from 0 to ${most}, not ${value}`);
  };
}
function language2(name) {
  if (name === "en")
    return void 0;
  const load2 = Object.hasOwn(languages, name) ? languages[name] : void 0;
  if (load2 !== void 0)
    return load2;
  throw new UsageError(`unknown language ${name}: use en, ${Object.keys(languages).join(", ")}`);
}
function shapeOf([shape, ...files]) {
  if (shape === void 0)
    throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
  return { shape: asUsage(() => oneOf(shapes)(shape, "shape")), files };
}
function filesOf(files) {
  if (files.length === 0)
    throw new UsageError("the file is missing: name one, or - for standard input");
  if (files.filter((file) => file === "-").length > 1)
    throw new UsageError("standard input can be read only once: name - once");
  return files;
}
function shapeAndFileOf(positionals) {
  const { shape, files } = shapeOf(positionals);
  const [file, ...more] = filesOf(files);
  if (more.length > 0)
    throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
  return { shape, file };
}
function inputKindOf(input2, shape, file) {
  return input2 ?? (isQuery(shape) || isNamedLines(file) ? "ndjson" : "document");
}
function archiveFormatOf(kind) {
  return kind === "array" ? "json" : "ndjson";
}
function isNamedLines(file) {
  return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
async function settingsOf2(shape, values) {
  asUsage(() => refuseEntries(shape, values, "the option --entries"));
  const { bytes, depth } = DEFAULTS.limits;
  return withoutUndefined({
    version: values["api-version"],
    level: values.level,
    entries: values.entries,
    limits: { bytes: values["max-bytes"] ?? bytes, depth: values["max-depth"] ?? depth },
    messages: await values.messages?.()
  });
}
function withoutUndefined(options) {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== void 0));
}

// command/output_files.js
import { randomBytes } from "node:crypto";
import { unlinkSync, write as write3 } from "node:fs";
import { open, readlink, realpath, rename, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";

// command/gzip_output.js
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
function isNamedGzip(path) {
  return /\.gz$/i.test(path);
}
var Compressor = class {
  #gzip = createGzip();
  #isWritten;
  constructor(writeAll) {
    const file = new Writable({ write: (bytes, _, done2) => void writeAll(bytes).then(() => done2(), done2) });
    this.#isWritten = pipeline(this.#gzip, file);
    this.#isWritten.catch(() => void 0);
  }
  /** Resolves when the bytes are compressed. */
  async write(bytes) {
    const isTaken = new Promise((resolve3) => {
      this.#gzip.write(bytes, (error) => resolve3(error ? this.#isWritten : void 0));
    });
    await Promise.race([isTaken, this.#isWritten]);
  }
  /** Resolves when everything is written. */
  async end() {
    this.#gzip.end();
    await this.#isWritten;
  }
};

// command/io_error.js
var REASONS2 = {
  ENOENT: "there is no such file or folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  ENOSPC: "there is no space left on the device",
  EDQUOT: "the quota is used up",
  EROFS: "the file system is read-only",
  EPIPE: "its reader has closed it",
  EMFILE: "too many files are open",
  Z_BUF_ERROR: "its gzip data is cut off",
  Z_DATA_ERROR: "its gzip data is damaged"
};
var IoError = class extends Error {
  name = "IoError";
  constructor(action, file, cause) {
    const code = cause?.code ?? "";
    super(`cannot ${action} ${file}: ${REASONS2[code] ?? (code || String(cause))}`, { cause });
  }
};

// command/write_buffer.js
var CHUNK2 = 1 << 20;
var DONE = Promise.resolve();
var WriteBuffer = class {
  #writeAll;
  #gathered = new Gathered();
  #other = new Gathered();
  #written = DONE;
  constructor(writeAll) {
    this.#writeAll = writeAll;
  }
  /** Copies the bytes before it returns. A later write, or `end`, reports a failure. */
  write(bytes) {
    this.#gathered.append(bytes);
    return this.#gathered.length < CHUNK2 ? DONE : this.#flush();
  }
  /** Writes what is left. */
  async end() {
    if (this.#gathered.length > 0)
      await this.#flush();
    await this.#written;
  }
  async #flush() {
    await this.#written;
    this.#written = this.#writeAll(this.#gathered.bytes());
    this.#written.catch(() => void 0);
    [this.#gathered, this.#other] = [this.#other, this.#gathered];
    this.#gathered.drop(this.#gathered.length);
  }
};

// command/output_files.js
var writeTo = promisify(write3);
var STDOUT = 1;
async function finishAll(sinks) {
  for (const sink of sinks)
    await sink?.end();
  for (const sink of sinks)
    await sink?.appear();
}
var toStandardOutput = new WriteBuffer(writeStandardOutput);
var standardOutput = {
  isInPlace: true,
  write: (bytes) => toStandardOutput.write(bytes),
  end: () => toStandardOutput.end(),
  appear: async () => void 0
};
async function writeStandardOutput(bytes) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += (await writeTo(STDOUT, bytes, at, bytes.length - at)).bytesWritten;
    } catch (error) {
      if (error.code !== "EAGAIN")
        throw new IoError("write", "standard output", error);
      await new Promise((resolve3) => setTimeout(resolve3, 1));
    }
  }
}
var temporary = /* @__PURE__ */ new Set();
function deleteTemporaryFiles() {
  const deleted = temporary.size > 0 ? "Unfinished files are deleted." : "";
  for (const path of temporary) {
    try {
      unlinkSync(path);
    } catch {
    }
  }
  temporary.clear();
  return deleted;
}
var unfinished = /* @__PURE__ */ new Set();
async function closeFiles() {
  for (const file of unfinished)
    await file.close().catch(() => void 0);
}
async function openOutput(path) {
  return path === void 0 || path === "-" ? standardOutput : openOutputFile(path);
}
async function openOutputFile(path) {
  try {
    const existing = await stat(path).catch(undefinedIfAbsent);
    if (existing?.isFile() === false)
      return new NamedOutputFile(path, await open(path, "w"), void 0);
    if (existing === void 0 && FOLDER_NAME.test(path))
      throw Object.assign(new Error(), { code: "ENOENT" });
    const to = await targetOf(path);
    const from = temporaryPathFor(to);
    temporary.add(from);
    const file = await open(from, "wx", existing ? 384 : 438).catch((error) => {
      throw isForbidden(error) ? new IoError("create a file in the folder of", path, error) : error;
    });
    if (existing)
      await file.chmod(existing.mode & 511);
    return new NamedOutputFile(path, file, { from, to });
  } catch (error) {
    throw error instanceof IoError ? error : new IoError("write", path, error);
  }
}
var FOLDER_NAME = sep === "/" ? /(?:^|\/)\.{0,2}$/ : /(?:^|[\\/])\.{0,2}$/;
var KEPT = 25;
function temporaryPathFor(path) {
  const name = [...basename(path)].slice(0, KEPT).join("");
  return join(dirname(path), `.${name}.${randomBytes(4).toString("hex")}.partial`);
}
function isForbidden({ code }) {
  return code === "EACCES" || code === "EPERM";
}
async function targetOf(path) {
  const found = await realpath(path).catch(undefinedIfAbsent);
  if (found !== void 0)
    return found;
  const link = await readlink(path).catch(() => void 0);
  if (link !== void 0)
    return targetOf(resolve(dirname(path), link));
  const folder = await realpath(dirname(path)).catch(undefinedIfAbsent);
  return folder === void 0 ? resolve(path) : join(folder, basename(path));
}
function undefinedIfAbsent(error) {
  if (error.code !== "ENOENT")
    throw error;
}
var NamedOutputFile = class {
  isInPlace;
  #name;
  #file;
  #move;
  #buffer;
  #compressor;
  constructor(name, file, move) {
    this.#name = name;
    this.#file = file;
    this.#move = move;
    this.isInPlace = move === void 0;
    const writeAll = (bytes) => this.#writeAll(bytes);
    const compressor = isNamedGzip(name) ? new Compressor(writeAll) : void 0;
    this.#compressor = compressor;
    this.#buffer = new WriteBuffer(compressor ? (bytes) => compressor.write(bytes) : writeAll);
    unfinished.add(file);
  }
  write(bytes) {
    return this.#buffer.write(bytes);
  }
  #writeAll(bytes) {
    return this.#guarded(async () => {
      for (let at = 0; at < bytes.length; )
        at += (await this.#file.write(bytes, at)).bytesWritten;
    });
  }
  async end() {
    await this.#buffer.end();
    await this.#compressor?.end();
    return this.#guarded(async () => {
      if (this.#move)
        await this.#file.datasync();
      await this.#file.close();
      unfinished.delete(this.#file);
    });
  }
  appear() {
    return this.#guarded(async () => {
      if (this.#move === void 0)
        return;
      await rename(this.#move.from, this.#move.to);
      temporary.delete(this.#move.from);
    });
  }
  async #guarded(run2) {
    try {
      await run2();
    } catch (error) {
      throw new IoError("write", this.#name, error);
    }
  }
};
function streamInto(sink, edit = (bytes) => bytes) {
  return new WritableStream({ write: (bytes) => sink.write(edit(bytes)) });
}
function outputInto(sink) {
  return { write: (bytes) => sink.write(bytes), close: async () => void 0, abort: () => void 0 };
}
var encoder4 = new TextEncoder();
function print(text3) {
  return writeStandardOutput(encoder4.encode(text3));
}

// command/printed_list.js
async function printAll(values, format, pretty2) {
  if (format === "json")
    await print(`${JSON.stringify(values, null, 2)}
`);
  else if (format === "ndjson")
    await print(values.map((value) => `${JSON.stringify(value)}
`).join(""));
  else
    await print(values.map(pretty2).join("\n"));
}
var PrintedList = class {
  #format;
  #count = 0;
  constructor(format) {
    this.#format = format;
  }
  /** Prints a value: `pretty` for people, or as JSON. */
  async add(value, pretty2) {
    const isFirst = this.#count++ === 0;
    if (this.#format === "pretty")
      await print(pretty2());
    else if (this.#format === "ndjson")
      await print(`${JSON.stringify(value)}
`);
    else
      await print(`${isFirst ? "[\n" : ",\n"}${JSON.stringify(value)}`);
  }
  /** Runs what adds to the list, and ends the list. One that has begun is closed even if `run` fails. */
  async fill(run2) {
    try {
      await run2();
    } catch (error) {
      if (this.#count > 0)
        await this.#end();
      throw error;
    }
    await this.#end();
  }
  async #end() {
    if (this.#format === "json")
      await print(this.#count === 0 ? "[]\n" : "\n]\n");
  }
};

// command/terminal.js
import util from "node:util";
function paintFor(stream) {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const isOff = Boolean(NO_COLOR) || FORCE_COLOR === "0" || FORCE_COLOR === "false";
  const hasColours = !isOff && (Boolean(FORCE_COLOR) || stream.isTTY === true && TERM !== "dumb");
  if (!hasColours || typeof util.styleText !== "function")
    return (_, text3) => text3;
  return (style, text3) => util.styleText(style, text3, { validateStream: false });
}
function tell(text3) {
  process.stderr.write(`order-contract: ${printable(text3)}
`);
}
function printable(text3) {
  return text3.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "\uFFFD");
}
function width(text3) {
  let columns = 0;
  for (const character of text3)
    columns += columnsOf(character);
  return columns;
}
function columnsOf(character) {
  if (/\p{Mn}|\p{Me}/u.test(character))
    return 0;
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(character) ? 2 : 1;
}
function grouped(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
function counted(number, noun, plural = `${noun}s`) {
  return `${grouped(number)} ${number === 1 ? noun : plural}`;
}

// command/changelog.js
var changelogCommand = command({
  usage: "",
  summary: "List what changed between two API versions.",
  options: {
    from: date(`The API version before. The default is ${versions[0]}.`),
    to: date(`The API version after. The default is ${versions.at(-1)}.`),
    ...FORMAT,
    ...HELP
  },
  async run({ values, positionals }) {
    if (positionals.length > 0)
      throw new UsageError("changelog takes only options: leave out the other arguments");
    const { format = "pretty" } = values;
    const { from = versions[0], to = versions.at(-1) } = values;
    const changes2 = changelog({ from, to });
    const paint = paintFor(process.stdout);
    await printAll(changes2, format, ({ version: version2, title, description, section, basis }) => `${paint("bold", version2)} ${title} ${paint("dim", `(${section}, ${basis})`)}
  ${description}
`);
    if (format === "pretty" && changes2.length === 0)
      tell(`nothing changed between ${from} and ${to}`);
    return OK;
  }
});

// command/flags.js
var FLAGS = /* @__PURE__ */ new Map([
  ["limits.bytes", "--max-bytes"],
  ["limits.depth", "--max-depth"],
  ["order-contract/stream", "--input ndjson"],
  ["onLoss: 'report'", "--on-loss report"],
  ["onOrphan: 'drop'", "--on-orphan drop"],
  ["payoutUrl", "--payout-url"],
  ["entries", "--entries"]
]);
function withFlags(message) {
  return message.replace(/`([^`]+)`/g, (quoted2, name) => FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted2);
}

// command/frame.js
var COLUMNS = 100;
var BEFORE = 40;
var decoder4 = new TextDecoder("utf-8", { ignoreBOM: true });
var WINDOW = 4 * (COLUMNS + 2);
function frame(problem, origin, paint) {
  const { severity: severity2, code, section, message, pointer: pointer2, help: help2, suggestion, span } = problem;
  const colour = severity2 === "error" ? "red" : severity2 === "warning" ? "yellow" : "blue";
  const line = origin.line + (span?.line ?? 1) - 1;
  const excerpt = span && origin.bytes ? shownLineOf(origin.bytes, span) : void 0;
  const column = span === void 0 ? "" : `:${excerpt?.column ?? span.column}`;
  const place = printable(`${origin.file}:${line}${column}`);
  const lines = [
    `${paint(colour, paint("bold", severity2))} ${paint("bold", code)} ${paint("dim", `(${section})`)} ${printable(withFlags(message))}`,
    `  ${paint("dim", "-->")} ${place}${pointer2 === "" ? "" : `  ${printable(pointer2)}`}`
  ];
  if (excerpt) {
    const gutter = String(line);
    const bar = paint("dim", "|");
    const marks = paint(colour, "^".repeat(Math.max(1, width(excerpt.marked))));
    lines.push(`  ${paint("dim", gutter)} ${bar} ${excerpt.before}${excerpt.marked}${excerpt.behind}`, `  ${" ".repeat(gutter.length)} ${bar} ${" ".repeat(width(excerpt.before))}${marks}`);
  }
  if (help2 !== void 0)
    lines.push(`  ${paint("cyan", "help:")} ${printable(withFlags(help2))}`);
  if (suggestion !== void 0)
    lines.push(`  ${paint("cyan", "did you mean:")} ${printable(suggestion)}`);
  if (problem.fix) {
    lines.push(`  ${paint("cyan", problem.fix.applicability === "safe" ? "fix:" : "possible fix:")} ${printable(problem.fix.title)}`);
  }
  return `${lines.join("\n")}
`;
}
function shownLineOf(bytes, span) {
  const start2 = span.start - (span.column - 1);
  const next = bytes.subarray(span.start, span.start + WINDOW).findIndex((byte) => byte === 10 || byte === 13);
  const end = next < 0 ? Math.min(bytes.length, span.start + WINDOW) : span.start + next;
  const stop = Math.min(Math.max(span.end, span.start), end);
  const text3 = (from, to) => [...decoder4.decode(bytes.subarray(from, to))];
  const before = charactersIn(bytes.subarray(start2, span.start));
  const nearBefore = text3(Math.max(start2, span.start - WINDOW), span.start).slice(-BEFORE).join("");
  const marked2 = text3(span.start, stop);
  const room2 = COLUMNS - Math.min(before, BEFORE);
  return {
    before: `${before > BEFORE ? "\u2026" : ""}${printable(nearBefore)}`,
    marked: cut(marked2, room2),
    behind: marked2.length > room2 ? "" : cut(text3(stop, end), room2 - marked2.length),
    column: before + 1
  };
}
function charactersIn(bytes) {
  let count = 0;
  for (let at = 0; at < bytes.length; at++)
    if ((bytes[at] & 192) !== 128)
      count++;
  return count;
}
function cut(characters, most) {
  const text3 = printable(characters.slice(0, most).join(""));
  return characters.length > most ? `${text3}\u2026` : text3;
}

// command/input_files.js
import { fstatSync, open as openWithCallback } from "node:fs";
import { open as open2, stat as stat2 } from "node:fs/promises";
import { Socket } from "node:net";
import { promisify as promisify2 } from "node:util";

// stream/documents_in.js
async function* documentsIn(chunks, format, most) {
  const framing = framingOf(format, most);
  let line = 1;
  const parts = function* (all) {
    for (const part2 of all) {
      if (part2.kind === "verbatim" || part2.kind === "piece")
        continue;
      if (part2.kind === "batch") {
        for (const document of part2.places ? elementsOf(part2) : linesOf(part2, line)) {
          line = document.line + 1;
          const { bytes } = document;
          if (bytes === void 0 || bytes.length > most || !bytes.every(isBlank))
            yield document;
        }
      } else {
        const isCut = part2.kind === "cut";
        yield { line: part2.line ?? line, offset: part2.offset, bytes: isCut ? part2.bytes : void 0, isCut };
        line++;
      }
    }
  };
  for await (const chunk of chunks)
    yield* parts(framing.push(chunk));
  yield* parts(framing.end());
}
function* linesOf({ bytes, offset }, first) {
  let line = first;
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(LF, at);
    const next = end < 0 ? bytes.length : end;
    yield { line: line++, offset: offset + at, bytes: bytes.subarray(at, next) };
    at = next + 1;
  }
}
function* elementsOf({ bytes, offset, places }) {
  const { spans, lines } = places;
  for (const [n, line] of lines.entries()) {
    const [start2, end] = [spans[2 * n], spans[2 * n + 1]];
    yield { line, offset: offset + start2, bytes: bytes.subarray(start2, end) };
  }
}
function isBlank(byte) {
  return byte === 32 || byte >= 9 && byte <= 13 && byte !== 11;
}

// command/gzip_input.js
import { createGunzip } from "node:zlib";
var GZIP = [31, 139];
var CHUNK3 = 1 << 20;
function isGzip(first) {
  return first[0] === GZIP[0] && first[1] === GZIP[1];
}
function decompressed(source2) {
  const gunzip = createGunzip({ chunkSize: CHUNK3 });
  gunzip.on("error", () => void 0);
  const fed = feed(source2, gunzip);
  fed.catch((error) => gunzip.destroy(error));
  const chunks = gunzip[Symbol.asyncIterator]();
  return {
    size: void 0,
    async read() {
      const { value, done: done2 } = await chunks.next();
      if (done2)
        await fed;
      return value ?? void 0;
    },
    async close() {
      gunzip.destroy();
      await source2.close();
    }
  };
}
async function feed(source2, gunzip) {
  let given = 0;
  for (let bytes = await source2.read(); bytes !== void 0; bytes = await source2.read()) {
    if (gunzip.bytesWritten === given)
      await written(gunzip, bytes);
    given += bytes.length;
    const left = Math.min(bytes.length, given - gunzip.bytesWritten);
    if (left > 0 && bytes.subarray(-left).some((byte) => byte !== 0))
      throw Object.assign(new Error(), { code: "Z_DATA_ERROR" });
  }
  if (gunzip.bytesWritten === given)
    gunzip.end();
}
function written(gunzip, bytes) {
  return new Promise((resolve3, reject) => gunzip.write(bytes, (error) => error ? reject(error) : resolve3()));
}

// command/input_files.js
var STDIN = 0;
var openDescriptor = promisify2(openWithCallback);
var CHUNK4 = 1 << 20;
function nameOf2(path) {
  return path === "-" ? "standard input" : path;
}
async function openSource(path) {
  const guarded = async (run2) => {
    try {
      return await run2();
    } catch (error) {
      throw new IoError("read", nameOf2(path), error);
    }
  };
  const source2 = withoutGzip(await guarded(() => path === "-" ? standardInput() : fileSource(path)));
  return {
    get size() {
      return source2.size;
    },
    read: () => guarded(() => source2.read()),
    close: () => source2.close()
  };
}
function withoutGzip(file) {
  let opened;
  const open3 = async () => {
    const first = await beginningOf(file, (bytes) => bytes.length >= 2);
    const whole = continued(file, first);
    return first !== void 0 && isGzip(first) ? decompressed(whole) : whole;
  };
  return {
    get size() {
      return (opened ?? file).size;
    },
    async read() {
      opened ??= await open3();
      return opened.read();
    },
    close: () => (opened ?? file).close()
  };
}
async function openChecked(path, check) {
  const source2 = await openSource(path);
  try {
    const first = await beginningOf(source2, (bytes) => bytes.length >= 2 && !bytes.every(isBlank));
    check(first ?? new Uint8Array(0));
    return continued(source2, first);
  } catch (error) {
    await source2.close();
    throw error;
  }
}
async function beginningOf(source2, isEnough) {
  let first = await source2.read();
  while (first !== void 0 && first.length < CHUNK4 && !isEnough(first)) {
    const more = await source2.read();
    if (more === void 0)
      break;
    first = Buffer.concat([first, more]);
  }
  return first;
}
function continued(source2, first) {
  let isBegun = false;
  const read = async () => {
    if (isBegun)
      return source2.read();
    isBegun = true;
    return first;
  };
  return { size: source2.size, read, close: () => source2.close() };
}
function standardInput() {
  if (fstatSync(STDIN).isDirectory())
    throw Object.assign(new Error(), { code: "EISDIR" });
  return pipeSource(process.stdin);
}
async function namedPipe(path) {
  return pipeSource(new Socket({ fd: await openDescriptor(path, "r"), readable: true, writable: false }));
}
function pipeSource(stream) {
  const chunks = stream[Symbol.asyncIterator]();
  return {
    size: void 0,
    read: async () => (await chunks.next()).value ?? void 0,
    // The iterator's own `return` would wait for bytes that a read has asked for.
    async close() {
      stream.destroy();
    }
  };
}
async function fileSource(path) {
  const found = await stat2(path);
  if (found.isFIFO())
    return namedPipe(path);
  const file = await open2(path);
  let [next, other] = [new Uint8Array(CHUNK4), new Uint8Array(CHUNK4)];
  return {
    size: found.isFile() ? found.size : void 0,
    async read() {
      const { bytesRead } = await file.read(next, 0, CHUNK4, null);
      const bytes = next.subarray(0, bytesRead);
      [next, other] = [other, next];
      return bytesRead === 0 ? void 0 : bytes;
    },
    close: () => file.close()
  };
}
async function pump(source2, into) {
  const writer = into.getWriter();
  try {
    for (let bytes = await source2.read(); bytes !== void 0; ) {
      const written2 = writer.write(bytes);
      const next = source2.read();
      next.catch(() => void 0);
      await written2;
      bytes = await next;
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => void 0);
    throw error;
  } finally {
    await source2.close();
  }
}
function streamOf(source2) {
  return new ReadableStream({
    async pull(controller) {
      const bytes = await source2.read();
      if (bytes !== void 0)
        return controller.enqueue(bytes);
      controller.close();
      await source2.close();
    },
    cancel: () => source2.close()
  }, { highWaterMark: 0 });
}
async function* chunksOf(source2) {
  try {
    for (let bytes = await source2.read(); bytes !== void 0; bytes = await source2.read())
      yield bytes;
  } finally {
    await source2.close();
  }
}
async function readDocument(path, most = Number.POSITIVE_INFINITY) {
  const chunks = [];
  let length = 0;
  for await (const bytes of chunksOf(await openSource(path))) {
    chunks.push(bytes.slice());
    length += bytes.length;
    if (length > most)
      break;
  }
  return Buffer.concat(chunks);
}

// command/conversion_report.js
function reportWrongComplement({ message }, file, held) {
  reportWrongFile(message, file, held, "--complements");
}
function reportWrongFile(message, file, side, option) {
  tell(`${nameOf2(side)}: ${message}`);
  process.stderr.write(`Pass the file that was written by ${option} together with ${printable(nameOf2(file))}.
`);
}
function reportRefused(error, file, isPartial, advice = "") {
  const paint = paintFor(process.stderr);
  const [problem] = error.problems;
  const shown = process.stderr.isTTY ? ArchiveError.documentOf(error) : void 0;
  if (problem === void 0)
    tell(`${nameOf2(file)}: ${withFlags(error.message)}`);
  else
    process.stderr.write(frame(problem, { file: nameOf2(file), line: error.line, bytes: shown }, paint));
  const state = isPartial ? "The conversion ended here." : "Nothing was written.";
  process.stderr.write(`${[state, problem && advice].filter(Boolean).join(" ")}
`);
}
function reportConverted(summary, requested, isUnchanged2) {
  if (!process.stderr.isTTY) {
    warn(summary, requested);
    if (isUnchanged2)
      tell(UNCHANGED);
    return;
  }
  const { documents, converted: converted2, changed, rejected, losses, gaps } = summary;
  const paint = paintFor(process.stderr);
  const bad = `${grouped(rejected)} rejected`;
  const good = `${paint("green", `${grouped(converted2)} converted`)} (${grouped(changed)} changed)`;
  const lines = [`${counted(documents, "document")}: ${good}, ${rejected > 0 ? paint("red", bad) : bad}`];
  if (isUnchanged2)
    lines.push(UNCHANGED);
  for (const [title, list2] of [
    ["Lost", losses],
    ["Missing", gaps]
  ]) {
    for (const { count, pointer: pointer2, reason } of list2.slice(0, 10)) {
      const place = printable(pointer2 || "the document");
      lines.push(`${paint("bold", title)} ${grouped(count)} \xD7 ${place}: ${printable(withFlags(reason))}`);
    }
    if (list2.length > 10)
      lines.push(`${title}: ${grouped(list2.length - 10)} more, see --summary FILE`);
  }
  process.stderr.write(`${lines.join("\n")}
`);
}
var UNCHANGED = "no document was changed: check the shape, --from and --to";
function warn({ losses, rejected }, { complements, summary }) {
  const lost = losses.reduce((sum, { count }) => sum + count, 0);
  if (rejected > 0)
    tell(`${counted(rejected, "document")} rejected: see the file of --rejects`);
  if (lost === 0 || complements)
    return;
  const list2 = summary ? "the file of --summary lists them" : "--summary FILE lists them";
  tell(`${counted(lost, "loss", "losses")}: ${list2}, --complements FILE keeps what is lost`);
}

// command/file_checks.js
var OPEN2 = 91;
function refuseArray(shape, file, bytes) {
  const advice = adviceOnArray(shape, file, bytes);
  if (advice !== void 0)
    throw new UsageError(advice);
}
function adviceOnSeveral(shape, file, bytes, problems) {
  return adviceOnArray(shape, file, bytes) ?? adviceOnLength(file, problems);
}
function refuseLines(file) {
  if (isNamedLines(file))
    throw new UsageError(`${nameOf2(file)} has a document in each line: fix takes one document`);
}
function isArray(shape, bytes) {
  if (isList(shape) || isQuery(shape))
    return false;
  return bytes.find((byte) => !isBlank(byte)) === OPEN2;
}
function adviceOnArray(shape, file, bytes) {
  if (!isArray(shape, bytes))
    return void 0;
  const list2 = lists.find((list3) => list3 === `${shape}-list`);
  const page = list2 === void 0 ? "" : `, or the shape ${list2} for a page of ${shape}s`;
  return `${nameOf2(file)} begins with an array: pass --input array to read its elements${page}`;
}
function adviceOnLength(file, problems) {
  if (problems.every(({ code }) => code !== "too_large"))
    return void 0;
  return `${nameOf2(file)} is long: if each line is a document, pass --input ndjson`;
}

// command/file_identities.js
import { fstatSync as fstatSync2 } from "node:fs";
import { stat as stat3 } from "node:fs/promises";
import { resolve as resolve2 } from "node:path";
async function identitiesOf(paths) {
  const named = paths.filter((path) => path !== void 0 && path !== "-");
  const keys = await Promise.all(named.map(identityOf));
  return keys.filter((key) => key !== void 0);
}
async function identityOf(file) {
  if (typeof file === "number")
    return identityOfDescriptor(file);
  try {
    const found = await stat3(file);
    return found.isCharacterDevice() ? void 0 : keyOf(found);
  } catch {
    return targetOf(file).catch(() => resolve2(file));
  }
}
function identityOfDescriptor(descriptor) {
  try {
    const found = fstatSync2(descriptor);
    return found.isFile() ? keyOf(found) : void 0;
  } catch {
    return void 0;
  }
}
function keyOf({ dev, ino }) {
  return `${dev}:${ino}`;
}

// command/progress.js
var EVERY_MS = 100;
var CELLS = 24;
async function withProgress(file, verb, source2, begin) {
  const bar = new ProgressBar(source2.size);
  const onProgress = (progress) => {
    bar.update(progress);
    done.line = progressLine(progress, nameOf2(file), verb);
  };
  const stream = begin(onProgress, () => bar.clear());
  try {
    await pump(source2, stream.writable);
    return await stream.summary;
  } finally {
    bar.clear();
  }
}
var ProgressBar = class {
  #size;
  #isShown = process.stderr.isTTY === true;
  #started = performance.now();
  #drawn = 0;
  #isDrawn = false;
  constructor(size) {
    this.#size = size;
  }
  update({ bytes, documents }) {
    const now = performance.now();
    if (!this.#isShown || now - this.#drawn < EVERY_MS)
      return;
    this.#drawn = now;
    this.#isDrawn = true;
    const speed = bytes / 1e3 / Math.max(1, now - this.#started);
    const share = this.#size ? Math.min(1, bytes / this.#size) : void 0;
    const bar = share === void 0 ? "" : `${barOf(share)} ${String(Math.floor(share * 100)).padStart(3)} % `;
    const text3 = `${bar}${counted(documents, "document")}, ${megabytes(bytes)} MB, ${speed.toFixed(0)} MB/s`;
    process.stderr.write(`\r\x1B[K${text3.slice(0, (process.stderr.columns || 80) - 1)}`);
  }
  clear() {
    if (this.#isDrawn)
      process.stderr.write("\r\x1B[K");
    this.#isDrawn = false;
  }
};
function progressLine({ documents }, file, verb) {
  return `${counted(documents, "document")} of ${file} ${documents === 1 ? "was" : "were"} ${verb}.`;
}
function barOf(share) {
  const full = Math.round(share * CELLS);
  return `${"\u2588".repeat(full)}${"\u2591".repeat(CELLS - full)}`;
}
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}

// command/line_end.js
var CR = 13;
function cutLineEnd(shape, bytes) {
  let end = bytes.length;
  if (isQuery(shape)) {
    if (bytes[end - 1] === LF)
      end--;
    if (bytes[end - 1] === CR)
      end--;
  }
  return [bytes.subarray(0, end), bytes.subarray(end)];
}

// command/whole.js
var LINE_END = 2;
var Whole = class {
  offset = 0;
  #shape;
  #most;
  #pending = new Gathered();
  constructor(shape, most) {
    this.#shape = shape;
    this.#most = most + LINE_END;
  }
  *push(chunk) {
    const wasLong = this.offset > this.#most;
    this.offset += chunk.length;
    if (!wasLong)
      this.#pending.append(chunk);
    if (this.offset <= this.#most)
      return;
    yield { kind: "piece", bytes: wasLong ? chunk : this.#pending.bytes() };
    this.#pending.drop(this.#pending.length);
  }
  *end() {
    if (this.offset > this.#most) {
      yield { kind: "long", offset: 0, length: this.offset, line: void 0, isCut: false };
      return;
    }
    const [bytes, lineEnd] = cutLineEnd(this.#shape, this.#pending.bytes());
    yield { kind: "batch", bytes, offset: 0, places: { spans: [0, bytes.length], lines: [1] } };
    yield { kind: "verbatim", bytes: lineEnd };
  }
};
var WITH_INDEX = '{"index"';
var WITH_LINE = new TextEncoder().encode('{"line"');
function asLine(complement) {
  const line = complement.subarray(WITH_INDEX.length - WITH_LINE.length);
  line.set(WITH_LINE);
  return line;
}

// command/file_conversion.js
var RANGE2 = {
  from: date("The API version that the documents have."),
  to: date("The API version that they are to have.")
};
var OUTPUT = {
  output: { short: "o", value: "FILE", help: "Where to write. The default is standard output." }
};
var WITH_COMPLEMENTS = {
  "with-complements": { value: "FILE", help: "The complements of the conversion the other way." }
};
var PAYOUT_URL = {
  "payout-url": {
    value: "POINTER",
    check: pointer,
    help: "Where the URL is inside `payout`. The default is /url."
  }
};
var LOSSES = {
  "on-loss": choice(ON_LOSS, "Whether a document that would lose something is refused. The default is report: it is not."),
  "on-orphan": choice(ON_ORPHAN, "What happens to a part of a complement that matches nothing. The default is error: it is refused.")
};
async function settingsOf3(shape, values) {
  const { from, to } = values;
  if (from === void 0 || to === void 0)
    throw new UsageError("a version is missing: name both with --from and --to");
  const { "payout-url": payoutUrl, "on-loss": onLoss3, "on-orphan": onOrphan } = values;
  const shared = await settingsOf2(shape, values);
  return { ...shared, ...withoutUndefined({ from, to, payoutUrl, onLoss: onLoss3, onOrphan }) };
}
async function refuseSameFiles([output, ...others], inputs) {
  if (inputs.filter((path) => path === "-").length > 1)
    throw new UsageError("standard input can be read only once: name - once");
  const isStdout = output === void 0 || output === "-";
  const outputs = await identitiesOf([isStdout ? STDOUT : output, ...others]);
  if (new Set(outputs).size < outputs.length)
    throw new UsageError("two outputs have the same file: name a file for each");
  const read = new Set(await identitiesOf(inputs.map((path) => path === "-" ? STDIN : path)));
  if (outputs.some((file) => read.has(file)))
    throw new UsageError("an output has the same file as an input: name another file for it");
}
async function convertFile(conversion) {
  const { shape, file, kind, settings, held, output, rejects, complements, check } = conversion;
  const isDocument = kind === "document";
  done.file = nameOf2(file);
  const opened = await openInputs(file, held, check);
  return withProgress(file, "read", opened.source, (onProgress) => {
    const streamOptions = {
      ...settings,
      format: archiveFormatOf(kind),
      rejects,
      complements,
      complement: opened.complements && streamOf(opened.complements),
      onProgress: isDocument ? void 0 : onProgress
    };
    const framing = isDocument ? new Whole(shape, settings.limits.bytes) : void 0;
    return convertInto(output, shape, streamOptions, framing);
  });
}
async function openInputs(file, held, check) {
  const complements = held === void 0 ? void 0 : await openSource(held);
  try {
    return { source: await openChecked(file, check), complements };
  } catch (error) {
    await complements?.close();
    throw error;
  }
}

// command/convert.js
var FILES = ["output", "rejects", "complements", "summary"];
var convertCommand = command({
  usage: "SHAPE FILE --from DATE --to DATE",
  summary: "Convert documents from one API version to another.",
  options: {
    ...RANGE2,
    ...OUTPUT,
    rejects: {
      value: "FILE",
      help: "Where to write documents that cannot be converted. Without it the first one ends the conversion."
    },
    complements: { value: "FILE", help: "Where to write the complements, for converting back." },
    ...WITH_COMPLEMENTS,
    summary: { value: "FILE", help: "Where to write the summary, as JSON." },
    ...PAYOUT_URL,
    ...LOSSES,
    ...INPUT,
    ...SHARED
  },
  async run({ values, positionals }) {
    const { shape, file } = shapeAndFileOf(positionals);
    const settings = await settingsOf3(shape, values);
    const kind = inputKindOf(values.input, shape, file);
    const held = values["with-complements"];
    const to = await outputsOf(values, [file, held]);
    try {
      const summary = await convertFile({
        ...{ shape, file, kind, settings, held },
        output: outputInto(to.output),
        rejects: to.rejects && streamInto(to.rejects),
        complements: to.complements && streamInto(to.complements, kind === "document" ? asLine : void 0),
        check: (first) => {
          if (kind !== "array")
            refuseArray(shape, file, first);
        }
      });
      if (to.summary)
        await to.summary.write(encoder5.encode(`${JSON.stringify(summary, null, 2)}
`));
      await finishAll([to.output, to.rejects, to.complements, to.summary]);
      reportConverted(summary, to, isUnchanged(kind, settings, summary));
      return summary.rejected > 0 ? REFUSED : OK;
    } catch (error) {
      if (!(error instanceof ArchiveError))
        throw error;
      const isPartial = to.output.isInPlace && kind !== "document";
      if (isPartial)
        await to.output.end();
      if (error.source === "complements")
        reportWrongComplement(error, file, held ?? "");
      else
        reportRefused(error, file, isPartial, "Pass --rejects FILE to set such documents aside and go on.");
      return REFUSED;
    }
  }
});
var encoder5 = new TextEncoder();
async function outputsOf(values, inputs) {
  const wrong = FILES.find((name) => name !== "output" && values[name] === "-");
  if (wrong)
    throw new UsageError(`--${wrong} cannot be standard output: name a file`);
  await refuseSameFiles(FILES.map((name) => values[name]), inputs);
  const sink = async (name) => {
    const path = values[name];
    return path === void 0 ? void 0 : openOutputFile(path);
  };
  return {
    rejects: await sink("rejects"),
    complements: await sink("complements"),
    summary: await sink("summary"),
    output: await openOutput(values.output)
  };
}
function isUnchanged(kind, { from, to }, summary) {
  return kind !== "document" && from !== to && summary.converted > 0 && summary.changed === 0;
}

// command/detect.js
var detectCommand = command({
  usage: "SHAPE FILE\u2026",
  summary: "Tell which API versions a document can have, and why.",
  options: {
    ...INPUT,
    summary: { help: "Print only how many documents can have which versions." },
    ...FORMAT,
    ...SHARED
  },
  async run({ values, switches, positionals }) {
    const { shape, files } = shapeOf(positionals);
    const { format = "pretty" } = values;
    const isSummary = switches.has("summary");
    const listing = isSummary ? void 0 : new PrintedList(format);
    const settings = await settingsOf2(shape, values);
    const task = { shape, settings, read: readSettings(settings), listing, counts: new CandidateCounts() };
    const detectAll = async () => {
      for (const file of filesOf(files)) {
        const kind = inputKindOf(values.input, shape, file);
        if (kind === "document")
          await oneDocument(file, task);
        else
          await archive(file, archiveFormatOf(kind), task);
      }
    };
    await (listing ? listing.fill(detectAll) : detectAll());
    if (isSummary)
      await task.counts.print(format);
    else
      task.counts.report();
    return task.counts.unreadable > 0 ? REFUSED : OK;
  }
});
async function oneDocument(file, task) {
  const { shape, read, listing, counts } = task;
  const bytes = await readDocument(file, read.limits.bytes);
  refuseArray(shape, file, bytes);
  const found = counts.add(detect(cutLineEnd(shape, bytes)[0], task));
  await listing?.add({ file, ...found }, () => pretty(nameOf2(file), found));
}
async function archive(file, format, task) {
  const { shape, read, listing, counts } = task;
  done.file = nameOf2(file);
  const source2 = await openChecked(file, (first) => {
    if (format !== "json")
      refuseArray(shape, file, first);
  });
  for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source2), format, read.limits.bytes)) {
    const document = bytes && (isCut ? unreadableOf(shape, bytes, read) : cutLineEnd(shape, bytes)[0]);
    const found = counts.add(detect(document, task));
    await listing?.add({ file, line, offset, ...found }, () => pretty(`${nameOf2(file)}:${line}`, found));
  }
}
function detect(bytes, { shape, settings, read }) {
  const found = bytes && detectVersion(shape, bytes, settings);
  if (found && found.evidence.length > 0)
    return found;
  const { problems } = bytes ? validated(shape, bytes, withFatalAlone(read)) : tooLarge(shape, read);
  return found && problems.length === 0 ? found : { candidates: [], evidence: [], problems };
}
function pretty(place, { candidates, evidence, problems }) {
  const paint = paintFor(process.stdout);
  if (problems) {
    const message = printable(withFlags(problems[0]?.message ?? ""));
    return `${printable(place)}: ${paint("red", "cannot be read")}: ${message}
`;
  }
  const reasons = evidence.map(({ version: version2, pointer: pointer2, reason }) => `  not ${version2}: ${printable(reason)} ${paint("dim", printable(pointer2))}
`);
  return `${printable(place)}: ${paint("bold", candidates.join(" or "))}
${reasons.join("")}`;
}
var CandidateCounts = class {
  #byVersions = /* @__PURE__ */ new Map();
  unreadable = 0;
  add(found) {
    if (found.problems)
      this.unreadable++;
    else {
      const { candidates } = found;
      const key = candidates.join();
      const count = this.#byVersions.get(key) ?? { candidates, documents: 0 };
      count.documents++;
      this.#byVersions.set(key, count);
    }
    return found;
  }
  /** Prints the counts on standard error if there is more than one document. */
  report() {
    if (this.#summary().documents > 1)
      tell(this.#text());
  }
  /** Prints the counts as the result. */
  async print(format) {
    if (format === "pretty")
      await print(`${this.#text()}
`);
    else
      await print(`${JSON.stringify(this.#summary(), null, format === "json" ? 2 : 0)}
`);
  }
  #text() {
    const { documents, unreadable, versions: versions2 } = this.#summary();
    const parts = versions2.map(({ candidates, documents: documents2 }) => `${grouped(documents2)} of ${candidates.join(" or ")}`);
    if (unreadable > 0)
      parts.push(`${grouped(unreadable)} cannot be read`);
    return [counted(documents, "document"), parts.join(", ")].filter(Boolean).join(": ");
  }
  #summary() {
    const { unreadable } = this;
    const versions2 = [...this.#byVersions.keys()].sort().map((key) => this.#byVersions.get(key));
    return { documents: versions2.reduce((sum, { documents }) => sum + documents, unreadable), unreadable, versions: versions2 };
  }
};

// command/explain.js
var explainCommand = command({
  usage: "[CODE\u2026]",
  summary: "Say what a code means, with an example that has it and one that has not. Without a code: all codes.",
  options: { ...FORMAT, ...HELP },
  async run({ values, positionals }) {
    const { format = "pretty" } = values;
    const wanted = positionals.map((code) => asUsage(() => oneOf(codes)(code, "code")));
    const all = (wanted.length > 0 ? wanted : codes).map((code) => explain(code));
    const paint = paintFor(process.stdout);
    await printAll(all, format, ({ code, text: text3, fails, passes: passes2 }) => {
      const example = (title, colour, { shape, input: input2 }) => input2 === void 0 ? "" : `  ${paint(colour, title)} ${shape ?? "call"}: ${input2}
`;
      return `${paint("bold", code)}
  ${text3}
${example("fails: ", "red", fails)}${example("passes:", "green", passes2)}`;
    });
    return OK;
  }
});

// command/fix.js
var decoder5 = new TextDecoder("utf-8", { ignoreBOM: true });
var fixCommand = command({
  usage: "SHAPE FILE",
  summary: "Apply the safe fixes of one document. What is left goes to standard error.",
  options: {
    output: { short: "o", value: "FILE", help: "Where to write. The default is standard output." },
    format: {
      ...FORMAT.format,
      help: "pretty writes the document; json and ndjson write it with headers, fixes and report."
    },
    ...VERSION,
    ...LEVEL,
    ...SHARED
  },
  async run({ values, positionals }) {
    const { shape, file } = shapeAndFileOf(positionals);
    refuseLines(file);
    const { format = "pretty" } = values;
    const settings = await settingsOf2(shape, values);
    const [document, lineEnd] = cutLineEnd(shape, await readDocument(file));
    const fixed = applyFixes(shape, document, settings);
    const sink = await openOutput(values.output);
    if (format === "pretty") {
      await sink.write(fixed.output);
      await sink.write(lineEnd);
    } else {
      const value = { file, ...fixed, output: decoder5.decode(fixed.output) };
      await sink.write(new TextEncoder().encode(`${JSON.stringify(value, null, format === "json" ? 2 : 0)}
`));
    }
    await finishAll([sink]);
    if (format === "pretty")
      reportFixes(fixed, { file: nameOf2(file), line: 1, bytes: fixed.output });
    return fixed.report.valid ? OK : REFUSED;
  }
});
function reportFixes({ applied, headers, report }, origin) {
  const paint = paintFor(process.stderr);
  const lines = applied.map(({ fix, pointer: pointer2 }) => `Fixed: ${printable(`${fix?.title ?? ""} ${pointer2}`.trim())}`);
  for (const [name, value] of Object.entries(headers))
    lines.push(`Send this header: ${name}: ${printable(value)}`);
  for (const problem of report.problems)
    lines.push("", frame(problem, origin, paint).trimEnd());
  if (lines.length > 0)
    process.stderr.write(`${lines.join("\n")}
`);
}

// command/help.js
function helpOf(commands) {
  const names = Object.keys(commands);
  const column = Math.max(...names.map((name) => name.length)) + 2;
  return [
    "order-contract COMMAND [ARGUMENTS]",
    "",
    "Validates documents of the catalogue and order service and converts them between its API versions.",
    "",
    ...names.map((name) => `  ${name.padEnd(column)}${commands[name]?.summary}`),
    "",
    "  --help     Show this help. With the name of a command: its options.",
    "  --version  Show the version of order-contract.",
    "",
    ...notesOn(["SHAPE", "FILE"]),
    "Exit codes: 0 all valid or converted, 1 a document is invalid, unreadable or was refused, 2 usage, 3 reading or writing failed, 70 the command itself failed.",
    ""
  ].join("\n");
}
function helpOn(name, { usage, summary, options }) {
  const lines = Object.entries(options).map(([option, spec]) => `  ${flag(option, spec)}
      ${spec.help}`);
  const notes = notesOn([...new Set(usage.match(/[A-Z]+/g))]);
  const about = [`order-contract ${`${name} ${usage}`.trim()} [OPTIONS]`, summary, notes.join("\n"), lines.join("\n")];
  return `${about.filter(Boolean).join("\n\n")}
`;
}
var NOTES2 = {
  SHAPE: `SHAPE is one of ${shapes.join(", ")}.`,
  FILE: "FILE can be - for standard input. Input in gzip is decompressed, and an output whose name ends in .gz is compressed.",
  CODE: `CODE is one of ${codes.join(", ")}.`
};
function notesOn(args) {
  return args.map((argument2) => NOTES2[argument2]).filter((note) => note !== void 0);
}
function flag(option, { short, value }) {
  return `${short ? `-${short}, ` : ""}--${option}${value ? ` ${value}` : ""}`;
}

// command/rejects.js
var REASONS3 = {
  line: "Each line must be an object with `line` and the `document` of that line.",
  order: "Each `line` must be larger than the one before it.",
  length: "The document is not kept, because it exceeded the limit. Convert the archive with a larger --max-bytes.",
  orphan: "The archive has no place for this line."
};
var RejectsError = class extends Error {
  name = "RejectsError";
  constructor(reason, line) {
    super(`rejects, line ${line}: ${REASONS3[reason]}`);
  }
};
var Rejects = class {
  #source;
  #lines;
  /** The line of the file that was read last, for errors. */
  #line = 0;
  #last = 0;
  constructor(source2) {
    this.#source = source2;
    this.#lines = documentsIn(chunksOf(source2), "ndjson", MOST_BYTES);
  }
  /** Returns the next rejected line, or undefined at the end. */
  async next() {
    const { value, done: done2 } = await this.#lines.next();
    if (done2)
      return void 0;
    this.#line = value.line;
    const rejected = this.#parsed(value.bytes);
    if (rejected.line <= this.#last)
      throw this.error("order");
    this.#last = rejected.line;
    return rejected;
  }
  /** Makes an error about the line that was read last. */
  error(reason) {
    return new RejectsError(reason, this.#line);
  }
  close() {
    return this.#source.close();
  }
  #parsed(bytes) {
    const { line, lineEnd = "\n", ...excerpt } = this.#object(bytes);
    if ("length" in excerpt)
      throw this.error("length");
    const document = documentOf(excerpt);
    const isLine = Number.isSafeInteger(line) && document?.includes(LF) === false && /^\r?\n?$/.test(lineEnd);
    if (!isLine)
      throw this.error("line");
    return { line, text: Buffer.concat([document, Buffer.from(lineEnd)]) };
  }
  #object(bytes) {
    try {
      return { ...JSON.parse(new TextDecoder().decode(bytes)) };
    } catch {
      throw this.error("line");
    }
  }
};
function documentOf({ document, base64 }) {
  if (typeof document === "string")
    return Buffer.from(document);
  return typeof base64 === "string" ? Buffer.from(base64, "base64") : void 0;
}

// command/restored_lines.js
var RestoredLines = class {
  /** How many lines were put back. */
  count = 0;
  #output;
  #rejects;
  /** The number of the line that is written, and whether it has begun. */
  #line = 1;
  #isOpen = false;
  /** A line without an end was put back, so nothing can follow it. */
  #isEnded = false;
  /** Undefined behind the last one. */
  #next;
  constructor(output, rejects) {
    this.#output = output;
    this.#rejects = rejects;
  }
  async write(bytes) {
    const copy = bytes.slice();
    for (let at = 0; at < copy.length; ) {
      const next = await this.#putBack();
      if (this.#isEnded)
        throw this.#rejects.error("orphan");
      const end = next === void 0 ? copy.length : this.#pass(copy, at, next.line);
      await this.#output.write(copy.subarray(at, end));
      at = end;
    }
  }
  async close() {
    if (await this.#putBack() !== void 0)
      throw this.#rejects.error("orphan");
    return this.#output.close();
  }
  abort(reason) {
    this.#output.abort(reason);
  }
  /** Writes the rejected lines that come next. Returns the one after them. */
  async #putBack() {
    for (; ; ) {
      this.#next ??= this.#rejects.next();
      const next = await this.#next;
      if (next === void 0 || this.#isOpen || this.#isEnded || next.line > this.#line)
        return next;
      if (next.line < this.#line)
        throw this.#rejects.error("orphan");
      await this.#output.write(next.text);
      this.count++;
      this.#next = void 0;
      this.#isEnded = next.text.at(-1) !== LF;
      this.#line++;
    }
  }
  /** Passes lines until the one with the given number. Returns where that begins. */
  #pass(bytes, from, until) {
    let at = from;
    while (at < bytes.length && (this.#isOpen || this.#line < until)) {
      const end = bytes.indexOf(LF, at);
      this.#isOpen = end < 0;
      if (end >= 0)
        this.#line++;
      at = end < 0 ? bytes.length : end + 1;
    }
    return at;
  }
};

// command/restore.js
var restoreCommand = command({
  usage: "SHAPE FILE --with-rejects FILE --from DATE --to DATE",
  summary: "Convert an archive back, with its rejects at the lines where they were.",
  options: {
    ...RANGE2,
    ...OUTPUT,
    "with-rejects": { value: "FILE", help: "The rejects of the conversion the other way." },
    ...WITH_COMPLEMENTS,
    ...PAYOUT_URL,
    ...SHARED
  },
  async run({ values, positionals }) {
    const { shape, file } = shapeAndFileOf(positionals);
    const settings = await settingsOf3(shape, values);
    const { output, "with-complements": held, "with-rejects": rejected } = values;
    if (rejected === void 0)
      throw new UsageError("the rejects are missing: name their file with --with-rejects");
    await refuseSameFiles([output], [file, held, rejected]);
    const sink = await openOutput(output);
    const rejects = new Rejects(await openSource(rejected));
    const lines = new RestoredLines(outputInto(sink), rejects);
    try {
      const summary = await convertFile({
        ...{ shape, file, kind: "ndjson", settings, held },
        output: lines,
        check: (first) => {
          if (!isArray(shape, first))
            return;
          throw new UsageError(`${nameOf2(file)} begins with an array: restore takes a file with a document in each line`);
        }
      });
      await finishAll([sink]);
      reportRestored(summary, lines.count, held);
      return OK;
    } catch (error) {
      if (!(error instanceof ArchiveError || error instanceof RejectsError))
        throw error;
      if (sink.isInPlace)
        await sink.end();
      if (error instanceof RejectsError)
        reportWrongFile(error.message, file, rejected, "--rejects");
      else if (error.source === "complements")
        reportWrongComplement(error, file, held ?? "");
      else
        reportRefused(error, file, sink.isInPlace);
      return REFUSED;
    } finally {
      await rejects.close();
    }
  }
});
function reportRestored({ documents, losses }, count, held) {
  if (process.stderr.isTTY) {
    process.stderr.write(`${counted(documents, "document")} converted back, ${counted(count, "reject")} put back
`);
  }
  const lost = losses.reduce((sum, { count: count2 }) => sum + count2, 0);
  const advice = held === void 0 ? ": pass the complements of the archive with --with-complements" : "";
  if (lost > 0)
    tell(`${counted(lost, "loss", "losses")}${advice}`);
}

// command/schema.js
var schemaCommand = command({
  usage: "SHAPE",
  summary: "Print the JSON Schema of a shape.",
  options: { ...VERSION, ...LEVEL, ...HELP },
  async run({ values, positionals }) {
    const { shape, files } = shapeOf(positionals);
    if (files.length > 0)
      throw new UsageError("schema takes only a shape: leave out the other arguments");
    const settings = withoutUndefined({ version: values["api-version"], level: values.level });
    await print(`${JSON.stringify(jsonSchema(shape, settings), null, 2)}
`);
    return OK;
  }
});

// command/validate.js
var validateCommand = command({
  usage: "SHAPE FILE\u2026",
  summary: "Validate documents and list their problems.",
  options: {
    ...INPUT,
    ...FORMAT,
    ...VERSION,
    ...LEVEL,
    ...SHARED
  },
  async run({ values, positionals }) {
    const { shape, files } = shapeOf(positionals);
    const { format = "pretty" } = values;
    const settings = await settingsOf2(shape, values);
    const task = {
      shape,
      settings,
      listing: new PrintedList(format),
      paint: paintFor(process.stdout),
      documents: 0,
      invalid: 0,
      problems: 0
    };
    await task.listing.fill(async () => {
      for (const file of filesOf(files)) {
        const kind = inputKindOf(values.input, shape, file);
        if (kind === "document")
          await oneDocument2(file, task);
        else
          await archive2(file, archiveFormatOf(kind), task);
      }
    });
    if (format === "pretty")
      await print(`${summaryOf(task)}
`);
    return task.invalid > 0 ? REFUSED : OK;
  }
});
async function oneDocument2(file, task) {
  const { shape, settings } = task;
  const bytes = await readDocument(file, settings.limits.bytes);
  const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0], settings);
  task.documents++;
  if (!valid)
    task.invalid++;
  if (problems.length > 0)
    await list({ file, line: 1, offset: 0, valid, problems }, bytes, task);
  const advice = adviceOnSeveral(shape, file, bytes, problems);
  if (advice !== void 0)
    tell(advice);
}
async function archive2(file, format, task) {
  const { shape, settings } = task;
  done.file = nameOf2(file);
  const { documents, invalid } = await withProgress(file, "checked", await openSource(file), (onProgress, clear) => validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
    clear();
    await list({ file, ...listed }, bytes, task);
  }));
  task.documents += documents;
  task.invalid += invalid;
}
async function list(listed, bytes, task) {
  const { file, line, problems } = listed;
  const origin = { file: nameOf2(file), line, bytes };
  task.problems += problems.length;
  await task.listing.add(listed, () => problems.map((problem) => `${frame(problem, origin, task.paint)}
`).join(""));
}
function summaryOf({ documents, invalid, problems, paint }) {
  const found = problems === 0 ? "no problems" : counted(problems, "problem");
  const verdict = invalid === 0 ? paint("green", "all valid") : paint("red", `${counted(invalid, "document")} invalid`);
  return `${counted(documents, "document")}, ${found}, ${verdict}`;
}

// command/run.js
var COMMANDS = {
  validate: validateCommand,
  convert: convertCommand,
  restore: restoreCommand,
  detect: detectCommand,
  fix: fixCommand,
  explain: explainCommand,
  schema: schemaCommand,
  changelog: changelogCommand
};
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
async function run(args) {
  use(loader);
  for (const signal of SIGNALS)
    process.once(signal, () => interrupt(signal));
  process.once("uncaughtException", crash);
  process.stderr.on("error", () => void 0);
  try {
    return await dispatch(args);
  } catch (error) {
    return failed(error, args[0]);
  } finally {
    await closeFiles();
    deleteTemporaryFiles();
  }
}
async function dispatch([name, ...args]) {
  if (name === void 0) {
    process.stderr.write(helpOf(COMMANDS));
    return USAGE;
  }
  if (name === "--help" || name === "-h" || name === "help")
    return help(args.find((arg) => !arg.startsWith("-")));
  if (name === "--version") {
    await print(`${packageVersion}
`);
    return OK;
  }
  const command2 = commandOf(name);
  const given = readArguments(args, command2.options);
  return given.switches.has("help") ? help(name) : command2.run(given);
}
async function help(name) {
  await print(name === void 0 ? helpOf(COMMANDS) : helpOn(name, commandOf(name)));
  return OK;
}
function commandOf(name) {
  const command2 = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
  if (command2 !== void 0)
    return command2;
  const near = nearest(name, Object.keys(COMMANDS));
  const hint = near === void 0 ? `use ${Object.keys(COMMANDS).join(", ")}` : `did you mean ${near}?`;
  throw new UsageError(`unknown command ${name}: ${hint}`);
}
function failed(error, name) {
  if (error instanceof UsageError) {
    tell(error.message);
    tell(`see order-contract ${name !== void 0 && Object.hasOwn(COMMANDS, name) ? `${name} ` : ""}--help`);
    return USAGE;
  }
  if (error instanceof IoError) {
    tell(error.message);
    if (done.line !== "")
      tell(joined3(done.line, deleteTemporaryFiles()));
    return IO;
  }
  if (error instanceof ArchiveError) {
    tell(`${done.file}: ${withFlags(error.message)}`);
    return REFUSED;
  }
  throw error;
}
function crash(error) {
  deleteTemporaryFiles();
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  const reason = error instanceof SyntaxError ? error.name : String(error);
  tell("the command itself failed: please report these lines");
  process.stderr.write(`${[printable(reason), ...frames].join("\n")}
`, () => process.exit(INTERNAL));
}
function interrupt(signal) {
  if (process.stderr.isTTY)
    process.stderr.write("\r\x1B[K");
  tell(joined3("stopped.", done.line, deleteTemporaryFiles()));
  process.kill(process.pid, signal);
}
function joined3(...sentences) {
  return sentences.filter(Boolean).join(" ");
}

// command/main.js
process.exitCode = INTERNAL;
run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
