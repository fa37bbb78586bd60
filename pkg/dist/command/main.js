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
var text = 'a3HP39baaab|bv3IdXXXa3IeXXXXa3IcXXa3IfXXXXXa3IeXXXXbX3IcXXbX3IbXa3IdXXXbX3IgXXXXXXa3IbXbX3IfXXXXXbX3IhXXXXXXXa3IgXXXXXXbX3IiXXXXXXXXa3IiXXXXXX7dXbX3IhXXXXXXXbX3Iaa3IfXXXX7fa3IkXXXXXXXXXXa3IcXXb7f3IabX3Ic7fXad8%b8(bdyeibiiaarceubadkdddxuefehihbdehdiacacbaebdbbef]bofdheddfiaadleeajafbahfdbkddeaidahbafhacabaechbadsccceabdfaaaagbcbbcfjabaeaafhaaffb]geijbraaacbcjfeccidthcbcccjedhgucaaccqdkaacccfdgfdgbagafabagfagabpbhahaggggggbghdbceadaacgbbkcfdbalgjbXb 00!auh7ibkg39,393D^7acau3R3),3RY3E3K3H_3R3)azh3R3D3ZW,^_a3b]3R3D3ZW,^_3E3K3H_3R3)abyV,_,3R_3EW,^P313D3ZaQu,3ZV3L3D313Z_3E3D3 a i31P3EW3HO31VaUbh^,P,^W,a7tbiW3HO31V3H_,a3t]W3HO31V3H_,3E3R3HOOavrc7(bk8m8Th8(b8a3td3dXc7fb7c&a 0cY(f%a 6{!a aEca 8c{!a eKaa 7Q{!a aEca }{!a aEca S{!a aEca 7v{!a aEca B6!ao8mb 8c5!a aEca 7.5!a aEca 7J5!a aEca 7G5!a aEca<aTcr=ycRcRcRcRcR<deR @5!aTca=j @5!a aEca !5!aFca=3g !5!a.0000oIda<f<jEc<<f<3gIdz 8&5!aTca=j 8&5!a sKaa :5!a2aca=* 8s5!a aEca :5!a.0000!aIca<f<jEc3v<f 8n5!aFcaIdR<f<*2ud?<f 7Gb+(g<d<e<f z+o7Qb<f Ca+(d<f ?+<g a<fTcSb rof<f A5!aEc3)<f 7s5!aEcV<f<aEcO<aJao=j<f hEc7vb<f 7w7p!aEc7sb<f jEc7yb<f 7y7p!aEc~b<f 7r7p!aEc0b<f eEc7d<f U7p!aEc3V<f fEc_<f 8M7t!aEc3L<f cEc/b<g<d a<f Ba+ fo3vcRcR<fTc7Gb(k c9eR b=g<fTc8cb=d<fTc7Qb=h<fTc7Zb=u<fTc7.b=]<fTc}b=x<fTc|b=o<fTc7Jb=q<fTcSb=p<fTc7=b=i<ao7%b=e<k bN]bu f=grbu<f Ca+<i<j rO(kTcA7ZR<kTc8?7ZRo-b)]a<p b9eR f=grbu<f Ca+<q 8K7t!a 8F7t!a<yJa m ko-b)]a<o b9eR f=grbu<f Ca+(k<x 8K7t!a 8F7t!a<yJaRm ko-b)]acR<] b1eR<e)]c<k<u<yTce<yTcio-b)]crbu<e]bu f=g<h b9]a a=g a=x&a BaY(e%acR :U!a<f Ca+(kTcr(w<d rO+(h<d<kTco(oMmTci hN e9]a<d<oZeR<hTci(h eW a<h hN e1m=xu<kTca)]a b=g<d b+(u<xM]a<kTcq=d<kTc;=qdR :U!a<w<u rO+(g<u<oMm=p :U!a<g r+<u b+(s<oMmTci eW=u<qTci 7JcO=h<qTce(g 7GcY=]dR<h)eR a=grdu<e<pTciEc3)<e<pFcaId3I b=i a=r b=l a=t<gTcr(vJa8Eb b1eR<vJaq(i a<i 8yaZm rOJa8v}R(i a<i 3sZm nO(i 5S!a+=l<iJa8wSR=t b=r 7(7k!a=iu<e<tEc3r<e<lEc?<e<rEc*<e<iEcT<e<vFc!bIc<<e o+<e <+ do7]b<k<e "a+<eTcq(i<eTczo3 <eTco(leR<i<loVu<g 7Jc+=g<h 7JcY=h<] 7Jc+=])]au<dTci e_=h<dTce=g<] *+Tca(p 4bN=icRdR<h)]b<h oY=h<gJar=r<g o+=g<i<r9]au a=grcu<e hEc;<e 07q!aEcz<e fEcq<e 8f7p!aEco<e <+(g<k<s<e o+ co3vcR<eTc<(h c1]a<h bN)]a<eTc*=h<eTcT<e i+<k<eTc%o7a<eTci b9]a b9]a<eTcr=i<g<k<h<]Tca<qJao rOJaB7ZR rOJa8z}R bod<eTc<)]a<eTcT=]<eTc%=r<dTci(h<dTca1eR<do8rbu<dTce<h e_+(g<pKar<g<iEci<g<]Ece<g<rEca b=g<d<h b+Eci<u<xZ]brcuu a=gu<e Ba+%a e f<gm=gu<f<fFd?Id7Gb<f<f2adH2udSb<f<fTc3vEc7.b<fJa3v=h !5!aTca(reR 65!aTca<roVu @5!a<fTc<Eca !5!a<fFdzIca :5!aTca(deR C5!aTca<d rOoVu 8&5!a<fTc7.bEca 8n5!a<fFd|bIca :5!a<f2ad7Gb2uca a=e<g a<h 4bN s1m a<g f9m(v e9]bucR<yJaR<yJa 9eR<cTce(d<cTca(gY 08k7D8Ib<yTc3r(e<e 08k7D8IbMmL]b a=e c=b d=g r=h g=creu 8c[!a b<cTci(a<bTca+<cTcr(c<aZ<c<bTceD^(bm a<c<aY<bmo5brfu ~{!aTca=e ~{!a sKaa B6!a2aca=* 0{!aFca=3g 8Z6!a aEca B6!a.0000!aIda<f<eEc3)<f<3gId3I<f<*2ud3GcR<aJao(l hMeR<f 7Gb+<f Ca+<bo3frbu<f 7Gb+<f Ca+<b<g<d<yTcHofu<fJa3)(v s9eR<fTcV=j<fTc3I=r<fTcQ=e a=b g=h a=gcRcR<v ]Y a<v ]Dm bYyeaaabeu b=grdu c=b r=h e=grcu<f<bFca(3gIdz<f<fTc3T(GEcT<f<fTc3=(mEc%<f<bTci(bEc<<l d9<l f9N=p b<3g7E(3c<b<fTc;(<D(em== a<b<em=(<l gD=&<l rO A7Z!a+=;<aTce(q<aTci(3a 7JcO+=%<f ?+ b^=3b<cTcr=t<cTci=w<q=]dRcRcRcRcRcRcRcR<]<%9eR<]TcH]g 8?[!a aEca "[!a aEca 8s[!a<wEca C[!a aEca 7x5!a aKaa /5!a.aIca 8Z[!a aEca<]Tcr=x<]Jao=z<f ?+<f z+<l<yo^<fJa) d9eR 7Q{!aTca(b 7.{!aTca1eR 7.{!ao8ybu 7Z{!aTca<b zO+(c<fFcRIco<c<f2ac?2uca 7Q{!a<b b+Ecargu 8c{!a<fJa?(cKaa !{!a<fTc3r(uEca 8d{!a<3b>aa3xaa 8f{!a<3bJacKaa b=k b=bcRcRcR<c bYyeabbbcu<u b+=urbu a=k<p=bu<f<fTcTEc0b<f<f2adz2ud3L<f<bKa7wb<f<&Ka7vb<f<]Ec/b<f |[!aEc7sb<f A5!aEc7yb<f 7s5!aEc~b C6!a aEca 7G5!aTca e_=d 7v5!aTca oY=cdR<d)]f<d oY=d<c ;+<c o+=cJaa]au<c e+Tca=o<c i+Tca=d<cTca=h<f 7Gb+ 7s5!a -a8Qkaa 8&5!a sKaa C5!a.eIda @5!a.aIda !5!a.0000oIda 7Q5!a.bIda 7.5!a.aIda |5!a.0000!aIda S5!a.eIda 7G5!a.aIda 7s5!a.0000!aIda<b]brdu<3a]b<f 7Gb+<f z+<l<yo^<fJa#b(a d9eR<f<fFa7>bIa7e<f<f2ac7Gb2ud3L<f>b7Rb=eu<a d9(g 7.{!aTca 7Q{!aTca(dYDeR 7.{!a<d<g e zo8tb 7Q{!aTca=du 7Q{!a<a d9eX 7Z{!aTca<d zO+(g<fFa7eIa]<g<f2ad3L2uca<g<e3xbv<g<aKap<d b+f<duEca 8c[!a b<w<3c+<t<wZ<t<<D^(am a<t<wY<amo5brbu<f Ba+<k<u<h<o<d<f 7Gb+oprbucR S{!aTca(h cZ]a 7={!aTca(c z+=d<h e_ oY=g<cTci=edR<e<dTca(eLeR<d o+=d<g oY(g]brcuu a=e 8n6!a aEca a=g 8s6!aTca<hZeR 8s6!a a<h i oo8tb 8n6!aTca=gu -6!aTca(a<g e_+=ddR<d i+<eEca<d<c3]ciIda<d o+=d<c o+=c<h<e b+(e9]au 8n6!a<e<g+(bEca<a<b "6!aonG a=h "[!a aEca -6!aTca(d 8n6!aTca e_+=b -[!a=rdR S{!aTca=acRdR<b<d1]b<d i+<d o+=dTca(c<aM]au 7={!aTca<c e_+(aJay(c q1]a<aJax=e<f<aFbgIb7&b<f<aFcaId7Gb -[!aTca<h1eR -[!a<h b e oo8tbu "[!a<h b+(jEca 8n[!aTca<h e_+(a<fFd7GbIca<a<fFb7&bIbg<a<eKax<a<cKay<j=hrbuu a=ddR<d |[!a+(a Bd+(eTca=g<e<a ?+(aTcaEca<a<gEca<d e+(d r9]auu }{!aTcaeR 7J{!a 8q7p!a co5bu<yJa.)]e S{!aTca(b)]e y o<yJaR<yJa Zm=a<b e_=e 7={!aTca=ddR<d y+Jaa(c iMeR ]=j w=bcRcRcRcR<c xYyfcbbaabu<;Jaj=h 7Q{!aTca(g 7.{!aTca1eR 7.{!ao8ybu 7Z{!aTca<g zO+(c2raaaaaaaaaaaaaaaa2uca<c 7]g3xborcu r=j<a=bu a=h<d r+Jaa(c<3aZeR<f 7Gb+<l<d<q<c 7JcO+(cTcr<cJaoo3z<fJa7<b=hu :U!a<m<d i+Tca(r rO+<r<GMm(cTce=u<cTca=k 7Q{!aTca(g 7.{!aTca1eR 7.{!ao8ybu 7Z{!aTca<g zO+(c<jKao<c<kEcr<c<rEci<c<uEce<c<kEcau<c 0e3xbq<c<bKat<c<hKas 7Q{!a<g b+Ecau<d o+=d<e oY(e]aureucR<h<oMeR<fTc}b=g<fTc|b=erbu<fTc/b=n<fTc7sb=s<fTc|b=e<fTc}b=gdRcR<g<hL]a<e<h *O+(bTci=j<bTca bNeR<bTc%=r<bTc<=i<bTc;=d<f o+<f Ba+(c<bTce<nJa7Fc rOJaB7ZR rOJa8z}Ro3*<fTco bNeR<c b<fTcq<d<i<r<f 7Gb+opu<d<iM]b<e<d *O+=cdRcR<d<gM]a<cTca]a<c i+Tca=r<f 08Vd3xb8Qb<f tKa8Vb<f aEc8Zb<f<rEc8.b<f<jEcBb<s<f Bb+o7sbu<c *+=c<i<d b+(d9]aurbu<f 08Vd3xb8Qb<f sKa8Vb<f.aIc8.b<f<jEcBb<s<f Bb+o7sbu<h b+(h<o9]auucR<geR<e<g *O+=c a=gdR<eTca=b<e aEca<e e+3]ca=3gcRcR<b @6!aTca C6!aTca(dYDeR @6!a<d<b i oo8tb C6!aTca=drbu<b)]bu :6!aTca<d e_+(b<gEci<b<3gIda<d b+=du C6!a<dEca<g b+=g<e *+(e<c9]aurbu C6!aTca=du :6!aTca<d "6!aonG 7s5!aTca(beR 7v5!aTca<b e_oVu 7=5!aTca(beR S5!aTca<b *OoVu |5!aTca(beR }5!aTca<b f_oVu 7Z5!aTca(beR 7Q5!aTca<boVu !5!aTca(beR 65!aTca<boVu :5!aTca(beR C5!aTca<b rOoVu 7s5!a<f 7Gb+ -a8QkaaucR<keR<u<fTc0b(bM]b<u b+(d<fTc7d(h<u rO+Tci(c eW a<c hN f1m(jM]b<fTc7sbTcT=r a=cdR :U!a<h<d rO+<b<dLmTci<f<dEc7Jb<f aEc}b<f aEc7Gb<fTc/bJa7Fc rOJaB7ZR rOJa8z}R=g<f<cEc|b<f Ba+<d<g<f 7Gb+(goe<c b+=c eW(d<jZ]au<fTc7sbTcT<rL]b<f<fTc0bEc|b<f<f2ad3L2ud7Gb<f<uEc7.b<f aEc}b<f Bb+<go7;b<fTcBb b9]bdR<f Ba+<fTc8.boN<f Bb+<f 7Gb+o7;b<fTcBb]aurbu<fJa7wb)]a<f aEc}b<f aEc7Gb<f.aIc7Jb<f Ba+ a<fTc/bJa7Fc rOJaB7ZR rOJa8z}R<f 7Gb+oeu<fTc7sb=dcR<xJa8rb(b q1]a<z bN)]a<f 08Vd3xb7Jb<f<bKa7?b<f aEcSb<f.aIc7Gb<d<f 7Gb+o7sb<fTc7sb=ducR<dTc3G)]acR }{!aTca(beR 7J{!aTca<b1eR 7J{!ao7Mbu |{!aTca<b+ *Kaa }{!a<b b+Ecarbu<yJaR=b<yJa =c<f kEc:b<f 8K7t!a 8F7t!a<cmEc@b<f gEc6b<f 8K7v!aEc!b<f kEc8cb<f 8K7t!a 8F7t!a<bmEc7Qb<f iEc7Zb<f 8*7v!aEc7.b<f<;FcaIc|b<f jEc7Jb<f "7v!aEcSb a=ddR<f 7Gb+<d+(b i+Tca(ceR<b o+Fca=3g 7J{!a<c<b r+Tcao5b<f<3gIcBb<f Bb+ b 7J{!ao.<d o+(d ?9]buu<ao7%beR 7J{!a 897v!a ]o5b<f<yFceIc7Gb<f 7Gb+ b 7J{!ao.u 7J{!a /7w!a ro5bu b=d a=c b=e a=g<xJa8Eb b1eR<xJaq(b a<b 8yaZm rOJa8v}R(b a<b 3sZm nO(b 5S!a+=e<bJa8wSR=g 7(7k!a=d b=cu<f<gEc}b<f<eEc|b<f<cEc7Jb<f<dEcSb<f<xFc!bIc7Gb<f 7Gb+ d 7J{!ao. }{!aTca(b 7J{!aTca1eR 7J{!ao7Mbu |{!aTca<b+ KKaa }{!a<b b+Eca<fTc7sb(iTc3z=o<iTc3v=3d<i.0000!aIc3v<iTc3==3e<iTc3G=x<i.aIc3G<iTc3T=z<iTcQ=n<i.bIc3T<f Ba+<k<u e a b aor<fTc7yb=s<xeR<x %O=c<o <+=d<s T+=bdR<d<b<d oYTcao71bKaa<d %+=d<c %Y(c]auu 7J{!a 8u7v!a jo5b<s3]c? 7J{!ao8hb 7J{!a 8s7v!a ro5b<s T+=3f<fTc/b=T<x=k<o=udRcRcRcRcRcRcRcR<k(bycebau<u 3r+=d b=bdR<d %YTca<dTca9]b<d %+=d<k<b b+(b9]au<k=brbu<b<kD]bu<uTca<f Ba+(c<uTcr(e<uTco<uJa<o3L b9]c<f i+<c<e<TJa7Fc rOJaB7ZR rOJa8z}Ro3*<c<fTci<fTcr e a b aor 7J{!a 8w7p!a jo5b<s3]c? 7J{!ao8hb 7J{!a 8(7p!a ko5b<b=g<u=jdRcRcRcRcRcRcR<g(cycbcau b=c<jTca(r=e<j=ddR<e b9=F<d %+(hTca=ecR<F)eR<e)]e<d e+Tca<d T+Tca9]e<d i+Tca<d *+Tca1]breu<e]du<h=d<g<c b+(c9]au<g=crcu }{!aTca(ceR }{!a<c bYEcau 7J{!a 8E7p!a co5briu<c<gD]b<jTca=ru<r)]b<f Ba+<jTce<jTci(d<3f<do71bo3Lrbu 8?8c!a t 8Z8c!ao8zbau<j<c<z<no3V }{!aTca(d 7J{!aTca1eR 7J{!ao7Mbu<g<cY=g<c %O<j+=j |{!aTca<d+ *Kaa }{!a<d b+Ecarauau 8?8c!a t 8Z8c!ao8zbau }{!aTca(beR }{!a<b bYEcau 7J{!a 8E7p!a co5b<iTc3v(beR<iTc3z<b %OoVu<i<xEc3G<i<oEc3z<i<3dEc3v<iTc3=(beR<iTc3T<boVu<i<nEcQ<i<zEc3T<i<3eEc3=rdu<u<b<z<no3Vu }{!aTca(c 7J{!aTca1eR 7J{!ao7Mbu<k<bY=k<b %O<u+=u |{!aTca<c+ *Kaa }{!a<c b+Ecarauau 6{!a 6{!aTca 7x5!aJaa^EcacR "[!aTca(b)eR a=erbu<b e_=c 8n[!aTca y+=d a=edR<d cY aKaa<e<dJaa 3bN s1^=e<d o+=d<c oY(c]auu A[!aTca 8?[!aTca "6!aonG 8?[!aTca(beR<b e_=g A[!aTca=d a=cdR<c bN<3h<dFda(3h3mN)eR :U!a<m<3h7E(c rO+<c<GMm(bTce=j<bTca=h 7Q{!aTca(b 7.{!aTca1eR 7.{!ao8ybu 7Q{!a<b b+Eca 7Z{!aTca<b zO+(b U/0oEbs<b eKao<b<hEcr<b<cEci<b<jEce<b<hEcau<d o+=d b=c<g oY(g]auucR<e bN)]a<]TcqJa3q]a 7Q{!aTca]a<]Ja7Fc rOJa8K7ZR=c 7.{!aTca)eR 7.{!ao8ybu 7Q{!a bEca 7Z{!aTca(b2raaaaaaaaaaaaaaaa2uca<b cKap<b w3xat<b<cKas<b 7]e3xbou 8c[!a<=<( 8s[!aTca<to7nb 8s[!a 8s[!aTca(b<t<b<tDmEcau a=ddR<d |[!a+(b 8&d+(cTca=e<c<b <+(bTcaEca<b<eEca<d e+(d r9]au a=ddR<d |[!a+(b Bd+(eTca=g<e<b ?+(bTcaEca<b<gEca<d e+(d r9]auu<] 7Jc+=] 7Q{!aTca)]buu d=brbu<j rOJa8K7ZR=h c=b w=g u=crbu<f<fTc3)Ec7.b<f<fFd3IId|b<f<f2ad3G2ud7Gb B6!aTca(aeR 8.6!aTca<a rOoVu ~{!a<fTc7.bEca 0{!a<fFd|bIca B6!a<f2ad7Gb2uca<v s1]c f=crbu a=j a=ru 7Q{!aTca(d 7.{!aTca1eR 7.{!ao8ybu 7Z{!aTca<d zO+(a<bKap<a aKaq<a<gKat<a<hKas<a<vKal<a<cKao<a<eEcr<a<jEci<a<rEce<a<eEca 7Q{!a<d b+Ecau<f 0c+%au[nctXb7f&a 7scY(i%a S[!a S[!aJaa(j b<jmKaa<jeRdR S[!aJaa(j]a S[!a<j b<jmKaa<j]auu<a iLeR<aJaS7kR=]u<b <+=k 0:!aTca=a 8Q8u!aTca=ycR<b 3ED]a<a<kZ]a<b<y+(j2raaaaaaaaaaaaaaaa2uao<j2raaaaaaaaaaaaaaaa2uaau<i q+ b b<k<y+<a<kZ(xm(r<c<a<kY(j a<a<jMm(uD(jm a<c<jm ao]<i 8na+<r<u<c<doD a=d<iTcQ(v 00003V9eR<iTcV d_=du<h a9=q a<k<xm=s b<y<xm=t<i i+<e e ro{b<i<iTcr(yEc8?b<i<iTci(oEcAb<i aEcBbcRcR<e<oDeR<i Ab+ a<e e ro8tb<iTc8?b=y<iTcBb=hrbu a=h<e)]bu a<f<f<u<c<d+(o<e rO+(jY(l a<u<lMmD(fm=w b b<j<r+<fm<j<uDm=z<e<h+=l<a<oY=f<r<o+=j<a<dY<cY=d<y<h rO+=n a<a<k<xmY=x a=hdRcX a<u<h<o+(rZ]aG a<f<x+ eZ]aG<h<j+Taau=k<d<x+=p a=ccX a<u<r e+Z]aG a<p eY eZ]aG<h<j+ e+Taau=acR<u<r i+Z]a<p iY eZ]a<h<j+ i+Taa=cu<h<n+(r<kEca<r i+ a<c<aY<a<cD<c<wD^(cmEca<r e+ b<a<z+<cmEca<f rY=f<d rY=d<h r+=h<e bY(e]au<iTcAb=ou<i<bEc~b<i<sEc/b<i<tEc0b<i<qKa7yb<i<lEcO<i<yEc3)<i<iTcV(eEc_<i<g8QhId3V<i<iTc3I(p a<v 00003V9m(dEc3Lo3j<i ~8h!aEc8.b<i 8Q{!aEcBb<i Bb+=u a=a a=hdR<u<h c_+Tca(cTca(h 000cDeR<cTce<hoV<c.0000oIcau<c aEci b=h<a bN b=a)]au 7=8h!a aEca |8h!aTca=a |8h!a aEca<aeR 7J8h!aTca=hdR<hTca(ceR<h e+Tca<coVu<h ;+=h<a bY(a]auu<i 0b+=x 68h!a.aIca :8h!a aEca 7Z8h!a aEca<i 7vb+<]<i q+o) 7y5!a<qKaa 7.[!a.aIda 7Q[!a aEca |[!a aEca _=hdR<h ~8h!a+(aTca=c<a<h @[!a+(aTcaEca<a<cEca<h e+(h]au<i<xTciEcBb<i<xFcaIdAb<i<iJa7Jb gDKa0c<i<dEc8.b<i<d<e d_+Ec8Zb<i aEc8Qb<iTc3v=a<i |b+<i Ab+o&<iTc|b b1eR b<t<b<sD(cm=q a<b<cm=w 08k7D8Ib<a<a 08k7D8IbMm=z<y<l rO+=b<i }b+=n a=u<y=ddR 68h!aTca=ecRcXcXcR<u bN)eR<b<d9]b b=u<b=d ardu<jeR<j=c<drcu b=u arcu<d(c r+u=a<e<cTca1eR a=u<a=drcu b=u<a=d<cu=j a=cu<iTc7Qb=h<iTc7Zb=k<iTc7.b(a<iTc}b(eZ=r<a<eY=lcRcXcRcRcRcR<iTc8.b)eR<i b b<iTcAb<iTcBb(f<iTc8?bD(]m<e+<r<a a<f<]mD^(fm a<l<fm(foY<iTce)]bu<c]brdu<c)(]<f<zLN]b<]]cu<cTci=f<cTcercu @8h!a @8h!aTca b+Eca 8c[!a b<k<t+<h<kZ<h<sD^(am a<h<kY<amo5brcu au=c 6[!aTca=]cR<iJa7Jb hMeR B{!aFda=m B{!a.0000oIda 8Z{!aTca=G 8Z{!a aEca<i<GEc@b<i<mId!b<i :b+(G b<e<q+<r<a<wD^(rm a<l<rm<i !b+o7Qb 8c[!a b<k<t+<e<kZ<e<sD^(rm a<e<kY<rmo5b<i aEc"b<i<iTc8sb(kEc8&b<i<kEc8nb<i aEc-b<i Aa+<i 7vb+<G<i -b+<c<foj 8c[!a b<a<t+<a<hD<h<sD^(km a<h<aY<kmo5b B{!aTca(heR 8.{!aTca<hoVu 8Z{!a<iTc@bEca B{!a<iFd!bIda)]brcu<i Aa+<i 7vb+<x<n<c<foj]bu 6[!aTca<]MeR 6[!a<]Ecau 68h!aTca=k 7=8h!aTca(c 7v8h!aTca1eR 7v8h!ao:bu 7G8h!aTca<c rO+(h<kEci<h<aEce<h<eEca 7=8h!a<c b+Ecau 68h!a 68h!aTca b+Eca<i |b+<i Ab+o&<iTc|b]auu _=hdR<h ~8h!a+(aTca=b<a<h @[!a+(aTcaEca<a<bEca<h e+(h]au |8h!aTca(aeR 7J8h!aTca(h<a ;O+=kdR a=u<i aEc"b<i.0000oIc-b<h(eTci=b<hTce=fdR<f=acX<b)eR b=d a=h a=b<arbu a=hcRdR<a<h+(cJaa 4b1]b b=d<b<h b+(h9]au<b=h<arbu<h XP<b+=b a=d<c b+u=f<ueR<iTc"b(c<iTc-b1eR<i -b+o7Mbu<iTc8nb<c+ >Kaa<i<c b+Ec"bu<u b+=u a=ccRcRdR<c<h1]b<a<c+Jaa(j >9eR<c b+=c<j 8Va9]buu<h)]bdRcR<aJaa(c >9eR<c 8Va9eR<iTc"b(j<iTc-b1eR<i -b+o7Mbu<iTc8nb<j+<cKaa<i<j b+Ec"brcu<i -b+ 7m7k!a co5brbu<i -b+ 7<7k!a co5bu<a b+=a<h bY(h]aurbu<i -b+<a<ho5bu<d)]au<i<iTc"bEc7.b<i<iFc-bId|b<eTca(aeR<eTce<aoVu<e<iTc7.bEci<e<iFd|bIca<e ;+(h<k9]auu<i 7vb+o8ab 8.8u!a aEca A8u!a aEca "8u!a 7s7q!a do8bb<i |8h!aTca(bEc~c<i 7=8h!aTca(aEc/c<i 7y8h!aFcaIc8Qb<i 08h!aFdaIc8.b<i :8h!aTcaEcBb<i 68h!aFcaIcAb "8u!a<i Ab+ jo8bb<aeR 7G8h!aTca(h<a rO+=adR<hTca=c<i<h e+TcaEcBb<i<cEc8?b<i<h i+TcaEcAb "8u!a<i Ab+ do8bb<h r+(h<a9]auu<beR 7J8h!aTca(a<b ;O+=bdR r=hdR<i<a<h+TaaEcAb "8u!a<i Ab+(c bo8bb<h e+(h z9]au<i<aTczEcAb "8u!a<c bo8bb "8u!a<aTce<aTcio8nb<a ;+(a<b9]auuo7Hb<oeR<y<o rOoVu<v a3weR<p<v d_oVu<i q+o8gb S[!a aKaa<i 7sc+%au7qpdmXe7fb7c&a ?Y(r%acR<d)]a<aTcq=w<aTcr=]<aTco=i<aTczJaJ=e<r.aIdz<a r+=x<c a<c 4bN xZm 4bN 3oO "7D!a+(k<e b_+>bc=j<a>b<=u<aTc;Tc0e=scRcR<b<iM]a<b<]+Jaa(g <DeR<b=frcu<b b+(f<iM]a<g <9]a<f<]+Jaa(g <D]bu<i<x<bo7qb(fL]b<f<]+Jaa=gu<g (9eX af<d bY=o<u<j XPN=z<k (+=p<k<e b_+(b k+=n<b g+=G<kJa3y(v rO C}!a+=m<kJaK(;<v+ 8yaD=3a<i=b<]=d a=ucRdR<r<wEc*<r<]Ec%<f b+=e<r<iEcTc7f.a<f<iM]aG.a<i<eY iZ]aG<e<]+Faau=<cXcR<3a]a<u<;M]a<m<u rO+Jaj(g a<g 3sZm(j nO(hJa8wSR b+=g<hFa5SR=3ccR.b<j#U((.7q[7pA8i8L7h7nH7i3GeR<3c<<3;]c<h 5S!a+=h.a=3ccR<i<f j+(jZ]a<i<jY iZ]a<j<]+Faa=3cu<hFai==<(.8E8e8?7k7Q/8.Ag7i3GeR<3c<=3;]d.a=3ccR<i<f l+(jZ]a<i<jY iZ]a<j<]+Faa=3cu<hFao<3c7j<g HO#U3G]crdu<3c<=7j 0b<g d_Y#U.a3;]crbu<3c<<7j !a<g d_Y#U.a3;]bu b=e<urbu<r o+<k<r %+<e<<o3l<rTco=e<rTcqu=jcRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<e b1eR b<j xN(3b_(l<G>baN)]bu a=h<a<f<s<r z+oJ(f)]s<aTcr=e<f<aTco(gM]c<e<f+Jaa(b <L]b<f=drducR<i<f<j<v+(e a<e 4bN 8yaZm 4bN rO(uJa8v}R(e a<e 3sZm nOJa8wSR+(f c+(eDeR<e<]+Jaa K1]bu<a bKa3e a=hrsu a=h<l<q<z^N]lcRcR<f d+(g<bM]a<d<g+Jaa(e <DeR<g=frcu<g b+(f<bM]a<e <9]a<d<f+Jaa(e <D]bu a=e<x<go7qb(f<bM]a<d<f+Jaa=eu<n>ba<lN=gcRcR<y b1eR<g]c<p<t hN b_+>ba<lN)]b b=yrku<g]bucRcRcRcR<u C}!a+(gJai bYyhbuuuucauu<e 4bN 8Ma1]crku<e 4bN (9]j<f XP<b+=h a=edR2raaaaaaaaaaaaaaaa=&cR<b<e<f+ b+Z]a<h oZ]a<d<f+ b+2aaa=&u<h oY=h<e o+=e<d o+=d<&2rQQQQQQQQQQQQQQQQ2&<&2rcccccccccccccccc23m2r================23d23G2V(u)]au<b<e<u3)<f+(h+(e xY(uDeR<d<h+ xYJaa (1]hu<a<uo3i(b)]]<b bW=eriu<e 4bN (9]i<r i+<gJau(b<aTczJaJ(e<x<f b+oI<rTci b9]g<y b<jm=y<t<rTcr(d<jm=tcX a<b fM]aG a<d<b kO 7sS!a+(b<e+Jai(e a<e jZ(emM]aG<b b<em<d+Jaa(b a<b 3sZm nOJa8wSRu<f+ c+=erku<a<f b+<gJau<ooc=erju<aJa3d]hrlu<f b+(d<gM]a<b <9]a<d<e+Jaa(b <D]bu a=b<x<fo7qb(d<gM]a<d<e+Jaa=bu<a<d<b<ooL(e]gryu<e yY=erbu<a<f<go3?=erdu<e<f c+(b9]c<a<b<go8kb=ercu<a<f<e<g<ooo=erbu<a<f<e<ooL=eu<e)]b<j b+=u<l<q^=qu<aTcr=dcRcR<e<aTco(bM]a<d<e+Jaa(g <DeR<e=frcu<e b+(f<bM]a<g <9]a<d<f+Jaa(g <D]bu<b<x<eo7qb(fLeR a=grhu<d<f+Jaa=gu<g *9]f<f b+(e<bM]c<d<e+Jaa(g <L]b<e=frdu a=h<a<yeX af<k>b3k<3bWu<aJa3e^ bNKa3ergu<f c+(f<bM]a<g <9]a<d<f+Jaa(g <D]bu<b<x<eo7qb(fLeR a=hrfu<d<f+Jaa=gu<g (1]au a=hrcucR<a>b<(u)eR<aTc;=]rbucR<y bN)]a<q<p<t hN b_+>baN)]a a=hrdu<aTc;(]Tc0e(e<s1]a<e<sZ<e !aD^(i]acR<y b1eR<kJa3x<t hNW bN]bu<aJa( d b<aJa3dmZ]b<kJa3] b9eR a=hreu e<]<s d_(h+<im=i<e d_<hY=e b<d<b<aTcq(bZ(dm=x a<b<dm=j<aTcz=odR<e)]c<iTca=b<iTce=d a=h<e iY=e<i i+=i<c b<x<b b+(b+<d bY(d<bZ<d<jD^(lm a<d<bY<lm<oJaJoSb)]aurdu<aJa(eR a=hrdu b=yu<]<sEc0e<t hNu=b<g 2a9eR a=hrbu<k<aTczJaJ b_+(c>bg<q^<c>bk^ XPcX<aJa3d)eR<k>by(c<y bN)]bG<k<b b_+>bs<c^rbu<k>by=c<k>bo<y bNeX<k<b b_+>bs<c^f<cu<uN^uN(c 44dNeR a=hcX<kJaK(b rO a<b<kJa3y(e+ CaZ(bm(deR<e rO C}!a+ b<bm e+=b<c 44dN=i a=cdRcR<bJaa(e d1]a<i<c xNW bN)]a<a i<e<e) ao}b)]a brdu<b r+=b<c b+=c<d rY(d]auu au]bu<f b+=hu<r ?+%a<hu2qb*X&a BbY(g%acR :U!a<bTcr(n<c rO+(h<c<bTco(sMmTci hN f9eR<a aEcarbu<g aEcT<g.0000!aIc<cRcRcRcRcRcR<c<sZeR<c b+(u<hTci(c eW a<c hN f1m((Z]bu<bTcq(b q+=u<bTcq=c e=hrbu<bTcz(t r+=&<bTcq(i z+=3a<d e<dTc@b(c jZ(hm q+=%<c a<hm(3d zO=3e<bTc;=3b<bTca=3f<dJa8Hb=T e=3cdR :U!a<n<u rO+<u<sMmTci<g fEc3T<g "7t!aEc3=<g fEc3G<g 8f7p!aEc3z<g hEc3v<g 7Q7p!aEc3p<g iEcR<g 7.7p!aEc3o<g cEcH<g 8%7t!aEc3r<g cEc?<g 7&7p!aEc*<g 7sb+<b<u<g *+ go3v<gTc7sb(3g c1]f<gTc8cb=3h<gTc7Qb=<<gTc7Zb=*<gTc7.b=o<gTc7Jb=J<gTcSb=3i<gTc7=b=><gTc7Gb=?<gTc7vb=3jcX<iTc<(z<gTc|b bN)]aG :U!a<n<gTc}b(c rO+(h<c<sMmTci hN e9]g a=q<c<sZeR<hTci(h eW a<h hN e1m=qu<3f)]g<z<c b+(x<qM]aG<z bY==dR :U!a<n<x rO+(c r+<x b+(]<sMmTci<g aEcV<g.0000oIcQ<g :U!a<c<x<sMm(cTciEc7Gb<g<cFcaId7sb<b<g 7sb+<g 8na+o7Eb<gTc3I=p<3d)]g eW=x<gTcV=j a=u<3e=h<%=cdRcR<cJaa(r a<r 8yaZm rOJa8v}R(r a<r 3sZm nO(rJa8wSR<j1eR<r 5S!a+<p<jo@b)]bu<c z+=c<u b+=u<h zY(h]briuu<e 4bN<T9]g<iTc<=h<iTc;(j=ccR<zeR<h<=L]b<j<= f_+ <+=cu<c<j<h f_+(h1]adR<cTca)eR<c e+Jaa<u 4bN1]ju<c <+(c<h9]auu<g eEc7yb<g 8b7q!aEc~b<g gEc/b<g 7*7p!aEc0b<g dEc7d<g S7p!aEc3V<g cEc_<g 7&7p!aEc3L<g cEcO<g 7=7p!aEc3)<g 7sb+<b<]<g Aa+ fo3v<gTc7sb(c c1]g<gTc7Zb=j<gTc7.b=h<gTc}b=]<gTc|b=v<gTc7Jb=r<gTcSb=k<gTc7=b=l<gTc7Gb=w a=GcX a<c bN)]aG b<b<gTc7vb(m 7I7p!a eo-b]aG<b<m #7p!a do-b)]h cu=m<w bNeR<g z+<b<lo7a<gTcz b9]h<gTc;=Gu<g 7sb+(;<b<k<ro3)<gTc7sb b9]g<gTc7Gb=r<gTc7vb=l<b<v<]o7Fb 4bN(v c1]g<;<b<h<jo3)<gTc7sb b9]g<gTc7Gb=j<gTc7vb=]cRcR<w b1(w)eR<k b1]j<v bN]j<j<]D]b<c b9]j<h b1]j<b<l<ro3&)]jrcu<j<]L]iu<b<l<ro3&)]h<u hN zO=k b=c a=hcR<j<]Z]a<j<iTc*D]a<iTcT<]+=c<j<]Y=hu<d<k+=k<v bN b<wmeR<kJav h1]i<g 7sb+<t<c<h<k<3bTcroM<gTc7sb)]iu<kJaq(k a<k 8yaZm rOJa8v}R=kcR<3bJao gLeR<g Cb+<t<c<hoZrbu<g 8&b+(;<c<h<to7Qb<g 7sb+<&<;o3fcRcR :U!a<tTco(c r+<tTcq(h bLmTca]a :U!a<c z+<h cLmTce<gTc8?b9]a<h d9]a<tJa% s1]bu<g aEcCbrbu<g<gTc8?bEc-b<g<gFc8&bIdCb<g dEc"b<g<cEc8nbu<gTcCb)]h<g Cb+ :U!a<gTc8nb r+<gTc"b bLm<k a<k 3sZm nO 5S!a+(c<cJazo3 )]hu<iTc<(h<iTcz1eR&a oY(c%a<c i+<3a<3aTca b e <o7kb<cTci(k 7g0003V9eR<k<cTcro8=bau<c o+%au<iTc;<h f_+(c<vKa3b<c<wKa3a<c<mKa;<c<GEcz<c<jEcq<c<]Eco<c<rEcr<c<lEci<c<uKae<c aEca<i<h b+Ec<<gTcQ(ceR<p<coVu<x<qZ]au<iTc<u=jcX<o<<N a<fm)eR<< b1]h a=x a<o b9]bGrhu<g o+<d<eo3F<gJao)]g<g 7sb+<b<3h<d<gJal aod<gTc7sb)]g<gTc7Gb=x<gTc7vbu=]<3g b9]f<g i+<b<3jo7a<gTci b9]f<gTcr=q<g 7sb+<b<?<>o3)<gTc7sb b9]f<gTc7Gb=p<gTc7vb=r<b<3i<Jo7Fb 4bN(l c1]f a=h<o b1eR<g<b<*o7a<gTca bN)]g<gTce=hu eW=u<gTc<<y1eR&a oY(c%a<c i+<g <+(o<oTca b e *o7kb<cTci(o 7g0003V9eR<o<cTcro8=bau<c o+%a<gTc%=3cu<3c<y *O+(c<lKaT<c<hEc%<c<xEc<<c<]Ec;<c<jEcz<c<zEcq<c<pEco<c<rEcr<c<qEci<c aEca<g<y b+(yEcT<u<(Z]au<i q+=u<gTc%=h<iTcr<iTcq(cY<yZeR<i r+<c<y e *o8tb<iTcq=brcu<c=b<y]b a=yu<c=brbu<y *O(d)]a<iTco<b *O+<h<d8Qkaau<a<cEce<a bEca<u<b<y+(bEca<a<bEci<g aEcT<gTc<(a)]c<h<a *OoVrcu<gTcQ(b)]a<p<boVu<a aEca<gTc<(a)]a<gTc%<a *OoVu<g Bb+%au7l3)c&Xd7f&a 0bY(l%acR :U!a<aTcr(j<b rO+(f<b<aTco(rMmTci hN e9]a<aTcq(oTcrJa8Hb<c 4bN9eR<b<rM]b<b b+(h<fTci(f eW a<f hN e1m(vM]b<aTc<(fTc3I=t<fTcT=s<dTcq i_=;<dTco=g<dTcr=odR :U!a<h rO(i<j+ r+<h b+(f<rMm :U!a<aTcr(]<i+<h<aTco(kMm(iTci=ec7f.a<aTce(p<iTca(z b+(xZ]aG.a<p<xY iZ]aG<aTca<x+Faau=3fTcicR<e iNeR b=urbu<u.b<3f.X h<iTce<zY cY(i<i hMm d_#U.X7j7i<i#7j.7w8Z7I8L7n7M8m7<7&X7f.K~U(3f<T7i.a3;^=u<3f<T/=Tu<l i+<a<c<hoF<lJaieR<lJaj(i a<i 8yaZm 4bN rO(e C}!a+=xcR<eJa-}R h9eR<f<kM]b<h c+(h<]<f rO+Tci(f eW a<f hN f1m(fM]b<xJau(i a<i 8yaZm rOJa8z}R=x a=idR<l<gEc<<l<oEc;<l aEc%<l<hEcq :U!a<]<h rO+<h<kMmTci<l<iEcz<l bEco<a<h<x<l o+oe<i b+=i eW(h<fZ]aurbu<l<gEc<<l<oEc;<l<dFcaIdo<l<dTciEcz<l<;<i b+^Ec%<a<f<xJau<l o+oeu<y b+=yu eW(f=h<f<vZ]aucR<s<aTc<(cTcTMeR<y b3w<cTc3I<tDN<uN]brdu<u bN)]cu<a<boNrbu<aTc;(k aEc8nbdR<l o+<h+(c aEca<c i+ aEca<h r+(h "a9]aucR<b<rM]a<b b+(c<fTci(f eW a<f hN e1m(zM]a<o z+=g<k 8sb+=;<aTca=y<aTce=]dR<j<c rO+(f r+=i :U!a<f<c<rMm(hTci=q.a=3f<]<hTca(v b+(fZ<]<fY iZ^(n)eR<f<y+Faa=3fu :U!a<i<c b+<rMm<hTce=ecR<q iN(weR b=trbu.b<3f.X h<e<vY cY(h<h hMm d_#U.X7j7i<h#7j.7w8Z7I8L7n7M8m7<7&X7f.K~U(3f<T7i.a3;<t^=t<3f<T/=TuTcicR<oTc3o(m)]a<]<v l+(hZ<]<hY iZ^=3b<]<v j+(iZ<]<iY iZ^=3a<f<y+=3c<h<y+=<<i<y+== a=i<l o+=h<g=fdR<i i1]b<fTca=x<l<qEc7d<l<eEc3V<l<vEc_cRcRcRcR<w)eR.a=3f<n)eR<3cFaa=3fu<xJaz(p b+=s<xFaa=F<p iZ]b<3f<F3;]e.a=3f<3a)eR<=Faa=3fu<xFai=F<p oZ]c<3f<F3;]e<3be7f.af<<Faau<xFao7j<s HO#U3G]dreu<x<a<l 8.a+o3;]crdu<3f<F7j !a<s d_Y#U3G]brcu<3f<F7j 0b<s d_Y#U.a3;]bu<h bEca<h i+<uEca<h e+<cEcau<f e+=f<h r+=h<m<i b+(i9]auu<;Tca<u1eR<;o8lbu<kTc-b<u c_+<cEca<k<u b+(uEc8nb eW(c<zZ]auu<k<tKa|b<k<TIdSb<l 8.a+<a<do3%cRcR<lTc_(h<lTc3V(c1]a<lTc7d=fdR<f<hTca9eR<c<h <+(h9]brcuu<h 3b+Jaa c9]bu<oJa7Tc)eR a=hdR<h "a1]d<l o+<h+<h r+=hTca)]auu<oJaSc b9]a<lTco bP=c<lTc;=f :U!a<jcX<oJao b1eR<c<fN)]c b=i<lTc<rbu<c<f^ bN]b a=i<lTcqu(h b+(c<o<i ;O+Tc3T(y b_+(f rO+<f<rMm(xTce=u<xTca=] :U!a<j<h rO+(g<h<rMmTci=j :U!a<g r+<c<rMm(gTci=v<gTce=r<gTca=k<oTcr<i zO+(tJas=gcRcRcRcRcRcRcR<xTci(x hN cYyeabcedu<gygeffffefu<g jD]d b<g_ ShN)]dreu<g jD]d b<g_ 7gfN]crdu<g]crbu<g bY hZ]bucX<y)eR<c=f brbu<x<vP xD]b<o<i b b<aTca<aTci(g<aTceD(xm(y<k+<k<]D<] a<g<xm(gD^(xm a<]<kY<xm b<u<y+<g<rZ<u<rD^(gm a<r<uY<gmo7rbu<j iN]a)]a<a<h<i<fo8ibrcu<aTc<JaV]a<l<a<c<t<oTcqo31<lTca b9]a<a<h<i<lTce(bo8ib<a<c<io7xb<a<c<b<io3prbu<b=v<d=;<l o+=g a=f a=i a=o a=x a=p a=z&a 0uY(e%a<a(jTcq(uTcrTc@b=hdR<e @f+(b<f+(a aEca<a <+.aIca<a q+ aEca<a i+.aIca<a T+2raaaaaaaaaaaaaaaa2uca<a I+ aEaa<a 3o+2raaaaaaaaaaaaaaaa2uca<f :a+(f "e9]au<e RY(d<b "e8Qkaa<e<hEcSf<heR i<h<h iMm=fdR<d<gTciEci<d<gFcaIca<g r+=g<d :a+=d<f bY(f]auu<e 7Jf+<j<;o3%<eTc}f=c<eTc|f=d<eTc7Jf=fdR<d<f(a9eR<a <+=f<aTca<c9]b<a z+Fca=3f<a o+Fca=T<e RY<a e+Jaa hN :aO+(b<a i+Fca(FIc%<b<TIc*<b<3fIc3r<e<FId7.f<e<TId7Qf<e<3fId!frbuu<heR<jTcr=d<jTco=r a=fdR<e RY<f hN(a :aO+(c<cJaHKa&<cTcaeR<e H+<j<cTce b+(b<uTcr<a zO+(a<uTcqo31<ccX a<eTcH bN)]aG<aJav h9eR<eTc3o=i brbu au(gKa=<c bKa<<c<iEco<c<gEcr h=g<aJaq(a a<a 8yaZm rOJa-}R=acRcRcRcRcRcRcRcRcRcRcRcRcRcR :U!a<d<b rO+<b<rMmTci hN bYyhbcdefghau a=grgu b=grfu c=greu d=grdu a=i b=y e=g e=k b=b<aykiddddedfgidu a=y b=i f=g b=b<a(kykhccccdcefhcu g=gu a=y b=b<g=k a=i<aykfaaaabacdeau<g d1=breu<k c1=brdu<y=brcu<i=brbu<g gN e1=bu<c<bKa(<c bKa)<c<cTc<Eb1u<h<f b+(f9]auucR<uTcr(rTc@b(a zO a<a jZ(am(b)]a<r e<am(d<b+=t<e Cf+=]<uJao=s a=hdR<d z+=acRcX<s<dJal(b9eR<b c9eR h=i<h<dJav h1]cGurcu<h=i<dJavu=c a=d<r<i hN(b zO+Jav h1<e RY(g<b :aO+(uTc<(k 0cN)<k zW(q a9^^=b a=f<c hN :aO<g+(gTc<(y 0003VN 000o9eR<y 00eN oW<b^=fucRcRcR<q bYyccbau c=d<b<f<yN^ bN)]bu b=du<e<cEc-f<e<dKa8sf<e<iEcCf<e<f XP bNKa8nf a=ddRcR<]<d(b d_+(dJae(f)]a<e RY<dTca hN :aO+(dJa< bN)]a<d aEb1<d aKa)<d<fKa3wu b=d<b bN)]au<uJa3w c1eR<g<kEb1<g cKa)ucR<uTcr b9]a<gTcr b9]a<gTco=b<e<uTcoEc8Qk<e<jTcoEc8Zk<e<j2aca2udAk<e<bEc8nf<e<jTcoEc-f<e<j2aca2ud@f<e Ak+<e @f+oH)]a<e<iEc8nf<e<cEc-f<e<cEc8sf<e<iEcCf a=d a=fdRcXcR<e RY(c<]<d d_+(dTca hN :aO+(bJa3w b9]a<bJaH c1]a<dTce hN :aO<c+Ja3w)rbu au=c<b<cKa3p b=d<f bN b=f)]auuu<a<t1]b<h b+=h<a=drauau a=ycR<eTcSf(G)]a a=kdR<jTcq(fTcr(g<k hN(b zO(h+=a<e RY<b :aO+(rJa)=tcRcRcRcRcRcXcXcRcRcRcRcRcRcR<rTc?(b<rTc*(cLeR<t]y<fTcq(bTcq(c)]y<aJal b9]y<aJav h9]y<aJaq(a a<a 8yaZm rO(aJa8s}R d1]y<fJao]y<c zO=d<a C}!a+Jaj(a a<a 3sZm nO 5S!a+=a<bTco=h<gJa8Hb<fJa7Fc rOJaB7ZR rOJa8z}R9=fdRcR<d<h+(b oYTca(c)]a<f]a<b qYTca(gJaa >9]a<c bY(c<aJaz9]a<a<g b+<co@b)]du<d zY(d]auryu<rJaK=g<rJa3y bN(i)<t c1N]]<e RY<aJav hN :aO+(aTco=d<aTcr=q<aTce=m<aTca=3b a<i<g bNm]e<jTc< bKa,<fTcr<h+=i<qeR a :U!a<jTcr<d rO+<d<jTcoMm(gTce(a<gTca(gY<a<gZ<a a<jTci(h<h<jTceD(hmD^(am=x b b<jTca<hm<g+<am=ou<e @f+(a<jTc; b<jTcz(gTcT<c+<b<gTc*D(hm(n a<b<cY(g<hm(]<i<fTcqoM<eTc@f)]k<e<eTcCfEc!k<e<eFc@fId7Qk<eTc8sf=c<eTc-f=b<eTc8nf=u<qeR<e<eTc!kEcBk<e<eFd7QkIdAk<e<uEc8Qk<e<bEc8Zk<e<cEc8.k<e<dEc8nf<e<jTcoEc-f<e<j2aca2ud@f<e Ak+<aoH]eu<e<eTc!kEcBk<e<eFd7QkIdAk<e<cEc8.k<e<bEc8Zk<e<bEc-f<e<e2adAk2ud@f<e<uEc"f<e cEc8nf<e @k+<e @f+o7;b<eTc@k b9]cdR<eTcCk=s<eTc:k=y<e @k+<e @f+o7;b<eTc@k]au<e<eTc8ZkEc-f<e<e2adAk2ud@f<e<uEc"f<e cEc8nf<eTcAk=wdR<e -k+<e @f+o7;b<eTc-k b9]d a=g a=i a=a<b<eTc8nk(dDeR<c<d rO+Tci(a eW(h a<a hN(f f1m=a<h a<f e1m=iu a=fcR<w)]a<i<d b+(dDeR<d=hdR<g b+=g :U!a<c<h b+(h rO+<b<hLmTci eW(h<iZ]auu<a<dL]adR<f b+=f :U!a<c<d rO+<b<dLmTci eW(d<aZ]auu<f<g+ b1]au :U!a<c<y rO+(a<b<yLmTci hN f9]b :U!a<c<u rO+<b<uLm(aTce=h<aTca=g 8<U!a=d e=f ariu<e ?+<b iYTca<b eYTcaoY<e<eFd?Ic"f<e cEc8nf<e /7=!aEc-f<e<cEc8sf<e<aEcCf<e bEc:f<e 7j7p!aEc@f<e Ak+<e @f+ eo7]b<j<v<r<k<eTc8?k(a<eTcBko3y<eTcAk(b)]r<a<boVrru :U!a<c<u rO+<b<uLmTce=h :U!a<c<s rO+<b<sLmTca=g<e T+<e Ak+<y<s bYo3E a=i<b<yDeR<aTci(a eW a<a hN e1m=iu<eTc*=3a<eTcT=w<y b+=fcRcRdR<f(a<iM]b :U!a<c<a b+(d rO+<b<dLmTci eW=f<a<sL]au<w bN)]brgu b=d a=f<w b1]f arhu :U!a<c<a rO+<a<bMmTca=h brfu a=d brfu<e @f+<] b bo7<b<eTc:f=a<eTc@f]b<e<eTcCf(bEc7.k<e<aEc}k<])(a]h<a]f<b<n<]8Qkaarfu<jTcz(aTcT=f<e @f+ a<b<cY(g<b<aTc*D(bm(a b bo7<b<eTc:f=d<eTc@f b9eR<e<eTcCf(hEc7.k<e<dEc}k<a)(i]i<i]f<h b<c<f+<bm<a8Qkaarfu<d<eTcCfo8=bau<a<eTcCfo8=bau :U!a<c<3a b+(a rO+<a<bMmTce=g bu=d a=f au=acR<qeR :U!a<c<u rO+<b<uLm(aTce=h<aTca=g<x=f<o=drbu<a]cu :U!a<c r+<b bLmTca=a<e<fEc8sf<e<dEcCf<e b<n<h<aY(b+<b<]DmEc-f<e a<g<aY(a<a<]D(amEc:f<e b<n<amEc@f<e<]<bY(a a<a<]LmEc8nf<e }k+<e @f+ do7]b<eTc7Zk(g)]cu<t)eR<j<v<r<k<eTc7.k(a<go3y<eTc}k(b)]e<a<boVreu<rTca b9eR<j x<v<m<t c9m<v<3bm(a<a<koErcu<j x<rTce(a<a<koErbu<e.0000oIc}ku<eTc}k=du<d)]a<eTc7.k<doVu<k b+(k<G9]au<eTcSf(y)eR a=yrbu b=f a=ddR<d "e1]b<e RY<d+=a<f<y1=b<f b+=f<d :a+=d<a q+Tca<a 8ka+Jaa a9^ bN(a b c<am<bm(a c1]au<a)]a<jTcqTcr(aTc@b(b a<b jZ(bm(c zO=g<a e<bm(i=ddR<g(aeR<a zY=g<dTca<d z+=d c9]buu<c zO=g a=dcRdRcR<d "e1]a<g)]a<e RY<d+=bcR<a)eR<bTca)]b b=h<b 8ka+Jaa b9]breu b=h<b 8ka+Jaa c1]d<iTca c9]a<bTca]du<i z+=i<d :a+=d<g zY=g<y bY(y]buu a=hu<jTc<(a<h<aJa,^Ka,<jTc;(kJa|b b1eR<jo7jb<jTc;=ku<k aEc7Qb<kFd7.b=3f<k.0000!aId7.b<e aEc!k<e<3fId7Qk<j<vo8cb=ocX<jJa%(m)eR :U!a<jTcr<v rO+<v<jTcoMmTce(a<a a9Yrbu<jTci(a a<a<jTceLmu=ncR<kTc8nb(3b)eR a=h<k aEc6b<eTcSf=w a=t<o(a=]<a=rrbu<3f.<~7E=3a :U!a<jTcr(3c<kTc-b(yTca(a rO+<a<jTco(GMmTca=x<k aEc6b b<jTca<jTci(<<jTce(aDm==<eTcSf(w bY=q<k @b+=&<k 8cb+=%<y<3b c_+=(<< bY<aZ=3d a=h<o(c=r<x=] a=tdR<p b+=p :U!a<3c<yTca(s rO+(b r+<s b+<GMmTce(a=g :U!a<b<s<GMmTca(u=b a=fcRcR<w)]a<q=g a=i a=ddR<d "e1eR<a=g<u=b a=frcucXcR<e RY<d+(b 8ka+Jaa)]a<bTca)]a b<b e+Tca<s1]bGu<i b+=i au=b<d :a+=d c<bY<b<gm=f<g bY=g<f c1]au<a=g<u=b<f)]a c=f<s=b<e RY<i(g hN :aO+(dJa3w b9]acR<h]a<kTc8nb<pLeR<o=c<x=urbu :U!a<3c<kTc-b<p c_+Tca(b rO+<b<GMmTca=c a=ucR<3d)]a X=f<=Jaa=gdR<f(b 7k7=!a+Jaa<g1(i)eR<b b+=f<b]buu<c<<M]a<m)]a<i]a<c<=+Jaa 3t9]a<kTcCb(r<kTc@b1eR<&o7Mbu<kTc:b<r+ 3tKaa b=t<k<r b+(]EcCb b=uu<c<u+=u<a=cu<kTc6b(b<kTc8cb1eR<%o8lbu<kTc!b<b c_+<a<u<a<uDmEca<d<uEcR<d<cEc3o<k<b b+Ec6brbu<eTc7Qk<h1eR<e 7Qk+o8yb<eTc8ck=3au<3a<h zO+(d<gEcq<d<bEco<d<fEcr<d<u<]<hmEci<d<c<r<hmEce<d a<t<hmEca<e<h b+(hEc!ku<a=c<y e+(y<(9]auu a=b<k aEc8.b<kFc8?b=3f<k.00000bIc8?b<e<]Ec"k<e<rEc8nk<e<tEc-k<e aEcCk<e<3fId@k<k 8?b+=G<3f.<~7E=i 3L=u a=fdR<w<f<f<wZm=dcRdR<d<f(c1]b<c b+=f<e RY<c hN :aO+(gTcq b9]au<g3]c3r=3f<eTc@k<z1eR<e @k+<z b i oo8tb<eTc:k=iu<i<z e_+(d<cEci<d<3fIda<e<z b+(zEcCk<b o+=b<u o+=urbuu<eTc:k(f<z<k 8Zb+onGcR<z)eR<h=d<a=crbu 3e *<mm=q<jTci(c<jTceD(d<c cZ^=3a b<jTca(3c<dm=<<f iY==<h zO=p<k @b+=&<jTcz=m<n a<c<dmD=%<h=ddR<e RY<b<=+Tca hN :aO+(cTc3r(w<b oY(y eW(xY(b a<b<wLm=i a=bcX b<cTcT(f<cTc%(gZ]aG b<f<mTc*D]aG<f<gY=b<mTcT<g+u=f<h<iZ=s<cTc;<cTcz=3d<cTcq=3ecRcR<3b]a<x b+<z9]a a=t a=g<b a<n<aY<%<a<nD^(cmLeR a<b<f b<a<<+<cm<bo@bm=gu<e aEc-k<e<aEc8nk<e<a<g+(cEc"k<c=]<a=rrbu<a=cu<h<i<sm=scX<b)eR<e<qKa@f a=i<s)rbu<f a<f<b bY(i+Jaa(g 3t1(am=xcR<g 3t9]a<s]a<3aeR<e<qKa@f brcu<f=x<3c>aa 8f8Va9]a b=]<e bEc"k<e.0000oIc-k<e<qKa@f a=t b=r a=o brbu<e<qKa@f<i<b<am=i<x<f<am=f<s)u=a<e <+<q<f<io7lb b=b<kTcCb=g<&<f<e @f+<eTc< b1(fm<i b<fmo5b<kTcCb=fcR<a)eR<g=i<f=arbu<t=b<r=i<]=a<d)]a<eTc8ck(x<fEci<x<gEce<x bEcau<eTc7Qk<d1eR<e 7Qk+o8ybu a<3e bN(fm=g<3d a<fm=x<eTc8ck<d<s<d<sZm zO+=fcR<d<sL]a<p<h<d<d<hDm(s<w<u eWY(( a<w<(Mm(w<s<wZm 3)O+(s)]a<f z+<f<s8Qkaau<f<gEcq<f<xEco<f bEcr<f<aEci<f<iEce<f<bEca<e<d b+(dEc!k<u oY=u<p z+=p<c=a<y(b]auu<GTca(aeR<kTcBb<a e_oVu<G<eTcCkEci<G<eFd@kIca<eTc8ck=f<e<oEc}k<e<kTcCbEc7.k<d)eR<j<e }k+<e -k+<e RYo3eu<k 7.b+=g<e aEc8?f<e<f<d zO+(iEc7vg<e "f+=h<e 8sf+=o b=ddR<d<b c1^=dcRcRdRcR<d bN)eR<o<b rO+(dTca(a d9]bu<f<i1]c<e<f z+(aEc7sg<fTca(b d1]c<e<bEc8sf<e<f e+FcaIc-f<h<f r+FcaIca<h<f q+TcaEci a=b<a=f a=drbuu<e<aEcAk<e<dFce(3fIc8?k<b b+=b<a]b<eTc}k<3f7E9]b<kTcCb<eTc7.k9]b<e<3f.<~3sc}k a=drcu<e<nEcCf<e<cEc:f a=y<e aEc@f<j<e }k+<e @f+<e RYo3e<gTca(aeR<kTc7Zb<a zOoVu<g<eTc!kEci<g<eFd7QkIda<eTcSf(a)]c a=ddR<e RY<d hN :aO+(bTcaeR<j<bTce b+<do7xbu<a<d b+(d9]au<eTcSf=yrcu<j<e }k+<e Ak+<e RYo3e a=drauau<jTcq=a<yeR<aTcrJa8Hb(b a<b xZm 3oO>b8I7DR=o a=ddR<e RY<d hN(c :aO+(bJa)=rcR<bTca)]a<bTce=hcRcRcRcR<bJa3w b9eR<r b9]f<aTcr(bJa8?b)]b<b<c zO+(gJaq=b<jTco=i<aJao=f<gJal bYycdecu<bJaH c1eR<j y<h<h<doErfu a=u<e RY<aTcr<c zO+(]Jav(k hN :aO+(fJa( b1eR<fJaH c9=uu<bTco=g<bTcr=i<bJa3p)eR<aJao=b ]=fcRcRcRcRcRcR<]Jal bYycbdau<b bN]c<k h9]b<j l<h<h<doErku<b)]b<k h9]a<j o<h<h<doErju<i<u^ b9]c<i]b u=fu<j<f<h<h<doErhu<e<gEc"f<e<h b+(bEc8nf<e<jTcoEc-f<e<j2aca2ud@f<e Ak+<e @f+o7;b<eTcAk b1eRdR<eTcBk=h<e Ak+<e @f+o7;b<eTcAk]auu<j u<h<h<doE<j<b<g<do3prgu<j<]Jat<h<h<doErfu<j b<h<fTcaeX<fTcef<hu<doE<i)]e<j<h b+<g<do3preu X c 8&7<!ao6bau<f bN]brcu<f bN]bu<b a<b 8yaZm=b :U!a<jTcr<h b+(f rO+<f<iMm(fTce=u<fTca=]cR<jJa% b1eR<e @f+<j<fo3Z a=f<u<]DeRdRcR<e z+<e @f+o,<eJaz(f)]a<eJan ?Y 4bN kZ]buu<f bP=fu<b 3]Y 4bN 8VbZ]c<f)]brcu<aJa7Fc rOJa8 7ZR<b rO C}!a+(bJad a9N=g h=icRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<fTci hN bYyhabgcdefiu b=ireu c=irdu e=ircu f=irbu g=iu<g]k<bJai=frbu<g]j d=i<bJai(f b1]cu<f 4bNykiccccdcegfcu<g<bJai)^]h<bJae)]grhu<bJae]g<u<]Y cL]frgu<i d9]erfu<i c9]dreu<i e9]crdu<i gN e9]brcu<i f1]bu<j e<h<h<doEu a=h<aTcr(bJa8Hb(f a<f xZm 3oOJa7m7LR=fcR<b<c zO+(cJav(g h1]a<e RY<g hN(g :aO+Tca]a<o<b<g zO+Jaq<fY xNW=hu<cJal(i c1<r a9^=g<aJao=bcRcRcRcRcR<i bYyccabu<g<h^ bN)]crdu<b bP=bu<b<g^<h^ bN]bu<o<cJaq<fY xNW bN)]a<j d<v<v<doEu<d b+(d<y9]auucR<jJa%)]a<aTcrJa8Hb(b a<b xZm(b hY 4bN 8VbZ]a<e<aJaoKa-k<e<jEc8?k<e<b 3oO(a "7D!a+EcAk<aJa7z7LR=b<e<e RYEc8.k<e<e -k+EcBk<e o+<e Ak+(c<boO<eTcq=b<eTco<e i+<c<aJa7n7LRoO b9]a<eTci bN)]a<eTcr=a<jTc<<e 08Vd3xb8sf<e gKa8qf<e.aIc@f<e<a<b<a<bDmEcCf<e @f+o7sbu a=bcR<jTcq(aTcr(cTc@b(d zO a<d jZ(dm(f)]a<f zY=f<c e<dm v+=d<aJao=kdRcRcX<k<d fYJaa(c9eR<c c9eR<b=h h<dJaa h1]cGurcu<dJaa=h<b hNu=c<e RY(g<c :aO+(oJa3v=u<aTcr<c zO+Jav=c<h hN :aO<g+(hJa9=r<hJa)=gcRcRcRcRcRcRcRcR<oJa)(] b1eR a=icR<g bYydjacau a=griu<g bYydfdbcu a=g<c h1]g<r bN)]g<u bN]grdu a=g<c h1]d<r bN]crdu a=grcu a=g<] d9eR a=ireu a=i<u bN)]drcu c=gu<] d1]a a=irbu c=iu<o<iKaD<h<gKaDu<f)]b<f zY=f<d z+=d<b b+=brauau a=d<jTc; aEcCb<eTcSf=ycRdR<d<y1]b<j<e RY<do8sb<d b+=d)]au<jTc<(b<bTc3I b+Ec3I<bJaV b9]a<bTcQ=a<b aEcQ<bFc3==3f<b.0000oIc3=<e<aEc"k<e<3fId-k 3e *<jJa%m=z b<jTca<jTci(c<jTceD(dm=u a<c<dm=o<jTco=]<jTcr=x<jTcq=v<a=d a=idR<j<e RY<io8sbeR<eTc-k<d1eR<e -k+o7Mbu<eTc8nk<d+ (Kaa<e<d b+Ec"k<e -k+(c<i hN(d zO(q<vTcr+Jaq(f a<f 8yaZm rOJa8v}R(f a<f 3sZm nO(f 5S!a+<fJa8wSRo5b<c<e RY<d :aO+(hJaD c_(dTc7v8dR<dTc~8dRo5bcRcRcRcRcRcR<hTca(d)]a<hJa3w b9]a<c 7K7v!a fo5b<h3]ci<co8hb<eTc"k(d<eTc-k1eR<co7Mbu<eTc8nk<d+ *Kaa<e<d b+Ec"k<hTcR(d<hTc3o(c1]c<c<dD<d<oD^(f]c b<c<u+<fm=f<d<cY=d<j ao8cb<c1]b<d b9]b<fJaa<z9]brcu<j<e RY<io1eR<e -k+ 67v!a ho5b<d)]erdu<eTc"k=dreu<e -k+(c 7.7v!a go5b<e<dEc:f<e<fEc@f<e @f+ b<co.<eTc"k(d<eTc-k1eR<co7Mbu<eTc8nk<d+ *Kaa<e<d b+Ec"ku<hJa3peR<e -k+ 7L7v!a yo5bu<e -k+ 67v!a ho5bu :U!a<x<hTce(c rO+(d<c<]Mm(fTce=k<fTca=g :U!a<d r+<c b+<]Mm(dTce(r=c<dTca(d=p<hTcr b1eR :U!a<x<hTco(c rO+<c<]Mm(fTce=c<fTca=pu<e<rEc8Qk<e<cEc8Zk<e<pEc8.k<e<dEcBk<e<kEc8?k<e<gEcAk a=ddR<e @f+<d+(s e+ a<e Ak+<d+(t e+Tca(f<tTca(tY<f<tZ<f<oD^(fmEca<s b<u<t+<fmEca<d i+(d z9]au<eTc8nf=t<eTc-f=s<eTc8sf=n<eTcCf=w a=d<e RY<vTcr<q+Jav hN :aO+(qTcr b1eR a :U!a<x<qTco(d rO+<d<]Mm(fTce(d<fTca(qY<d<qZ<d<oD^(dm=f b<u<q+<dm=du<e @f+cXcRcR<hJa3p)eR<g<u+=c<hJa3w c9]b<e<tEc8?f<e<sEcAf<e cEc8&f<e -7p!aEc"f<e<nEc8nf<e<wEc-f<e /7p!aEcCf<e a<k<gY<k<oD<g<kD^(dmEc:f<e bEc8sf<e b<c<dmEc@f frducR<d)]a<f a<c<pY<c<pZ<c<oD^(cm9]a<d b<u<p+<cm<fo@b)]cu<e a<r<gY<r<oD<g<rD^(cmEc:f<e b<g<u+<cmEc@f brcu<e a<r<gY<r<oD<g<rD^(dmEc:f<e b<c<dmEc@f brbu<e<tEc8nf<e<sEc-f<e cEc8sf<e -7p!aEcCf<e a<p<gY<o<pZ<g<pD^(cmEc:f<e b<g<u+<cmEc@f du<e -k+o.u<eTc"k(c<eTc-k1eR<e -k+o7Mbu<eTc8nk<c+ *Kaa<e<c b+(dEc"ku<eTc-kcR<d)eR a=drbu<e<d bY(dEc"ku<d1eR<e -k+o7Mbu<eTc8nk<d+ 2aKaa<e<d b+(cEc"k<eTc-k<c1eR<e -k+o7Mbu<eTc8nk<c+ *Kaa<e<d c+(dEc"ku<i b+(i<y9]aucR<d)eR a=grbu<e<d bY(gEc"ku<bTc3G(d<bTc3v1eR&a oY(c%a<c i+<b @a+(f<fTca b e %o7kb<cTci(f 7g0003V9eR<f<cTcro8=bau<c o+%au<bTc3z<d %O+(c<;FcoIco<c<;2aca2uca<c aKa<<c<gEc;<c<aEcz<b<d b+Ec3G<e<eTc"kEcCf<e<eFd-kId@f<bTc3=(aeR<bTc3T<aoVu<b 8sa+(a<eTcCfEci<a<eFd@fIcau<e 0u+%au<l 0b+%au8apdkXb7cb7f&a ?Y(h%a<bo8mb<h<cFca(lIcz<h sKao<h<eEc*<h 000i<f<f 000iMmEcT<h<bEc%<h<cTciEc<<l7E=jcRcR<hTc;(e<dZ]a<e<dY hL]a<d<j+Faa.444h7i.8H898Vf3;]a<h r+(g oKae<g<dEca<g<d d+Ecirbu<h z+=]<b=k X=udR<reRcXcRcRcRcR<d<eM]a<d<j+Jaa(f <DeR<d=ircu<d b+(i<eM]a<f <9]a<i<j+Jaa(f <D]bu<]<do7qb(i<eM]b<i<j+Jaa=fu<f 4bN (9]a<i XP<e+=d a=f<j=gdR2raaaaaaaaaaaaaaaa=ocR<e<f<i+ b+Z]a<d oZ]a<g<i+ b+2aaa=ou<d oY=d<f o+=f<g o+=g<o2rQQQQQQQQQQQQQQQQ2&<o2rcccccccccccccccc23m2r================23d23G2V(x)]au<e<x3)<i+(d<f+(f xY(xDeR<d<g+ xYJaa (1]cu<h r+<xo3i(f)]f y g<f bNm=g<hTc%=k<hTc;=e<hTcz=j<f bWrcu<h r+<i d c<kTci<u b+1mo7Rbreu g=g<f yYu=f<kTci(d<kTca1eR<ko:bu<kTce<d rO+(x<fEce<x<iEca<x<d e_<g^ o+Eci<k<d b+EcicRcRcRcR<e<fL]a<f<j+Jaa(g <DeR<f=drcu<f b+(d<eM]a<g <9]a<d<j+Jaa(g <D]bu<]<fo7qb(d<eM]b<d<j+Jaa=gu<g 4bN K1]bu<h r+<d eo7Rbrdu<d b+=ducRcRcRcRcRcRcRcRcR<d<eM]a<d<j+Jaa(f <DeR<d=grcu<d b+(g<eM]a<f <9]a<g<j+Jaa(f <D]bu<]<do7qb(g<eM]b<g<j+Jaa=fucRcRcRcRcRcRcRcR<f 4bN(i 8zaYy=bccccccccccfcccccccgccccceccccccbaucR<i (Yyraccccccccccdcu<g XP<e+=d a=fdR2raaaaaaaaaaaaaaaa=ocR<e<f<g+ b+Z]a<d oZ]a<g<j+ b+2aaa=ou<d oY=d<f o+=f<j o+=j<o2rQQQQQQQQQQQQQQQQ2&<o2rcccccccccccccccc23m2r================23d23G2V(k)]au<e<k3)<g+(d<f+(k xY(fDeR<d<j+ xYJaa (1]ju<h r+<fo3i(j)]x<j bW=f d=erru<y<hTcT1]i<g<hTc*D]j<hTc%(kTci(d<kTca1eR<ko:bu<i 8Ma1(f=r<kTce<d rO+(e e f<fmEci<e<uEce<e<gEca<k<d b+(iEci<g b+=f<y b+=yrru<f ?Y 4bN kM]eu<h r+<go9(f)]r a=j c=erju<h r+<g -U!a eo7pb(f)]urhu<h r+<g 8nU!a fo7pb(f]grku a=e a=j<h r+<g 8<U!a eo7pb(f)]jrgu<f 8;bN [aY 4bN nD]a<h r+<go7Ibriu<h r+<g ao7Rbrhu<k yY=f a=j d=erdu<h r+(u lKae<u<gEca<u<g b+Ecirfu<h r+<g ]o7Rbreu a=j b=eu<hTc%(kTci(d<kTca1eR<ko:bu<kTce<d rO+(i<fEce<i<gEca<i<d e_<e i^<e<j bNm^ o+Eci<k<d b+(iEci<u=du<hTc;=e<hTcz=jcRcRcRcRcR<yeR<d=udRcRcR<e<fL]a<f<j+Jaa(g <DeR<f=drcu<f b+(d<eM]a<g <9]a<d<j+Jaa(g <D]bu<]<fo7qb(d<eM]e<d<j+Jaa=gucR<g 4bN(f 8Ga9eR<f 2a9eR<f *1]frgu<r]b<u b+<i1]irgu<r)]a b=rreucX<i<uLeR<d b+=f X=u arbu<kTce<u rO+(gTce=u<g<d b+(fEce<g<gTci<i e_^Eci a<u<kTci(iM]aG<kTce<u rO+Tci hN e1u=r<y bY(y]auucRcR<e<fL]a<j<f(d+Jaa(g <D]b<d b+(d<eM]a<g <9]a<d<j+Jaa <D]bu<]<fo7qb=du<hTc*(e<fM<d<eMN]g<h r+<d ]o7Rbrgu<u b+<i1]c<d b+=dreu<u b+<i1]b<r)]a<h r+<d fo7Rbreu<h r+<d go7Rbrdu<r=f b=r<f bN]bucR<d<eM]a a=rcR<d<j+Jaa(f *Yyxbcccccccccccccbau<f 2a1]a<f]buu<h r+<d bo7Rbu<hJao(j s9eR<hTcr=f<hTcq=dcX<bTci(u _O=g<u rO(k r3Z=e<bTce(r<k+(]=idRcR<g(k)eR a=erbu<k r+=g<e bY=e<i eY<i rY=iTca xD]buu b=i<j 4bN(g ]LeR<g b9<g g9N=iucRcRcXcRcR<k)]a<e<uM]a<i<r<e rO+Tci hN f1N=grbu a(g<u)]bGu<g]b<] eYTca hN g1]b<uu=g<e=urbu<u b+(g e_ h^=e<bTca<u1eR<bo:b<bTce=ru<b<gEci<r<u rO+(k<eEci<k.aIcau<g rO=i<r i+=e<g e_=gdRcR<ieR<rTci(k oM]b<e eY XEca<e<g<k^Ecarbu<urcu<r r+=r<i rY=i<e r+=erauau=eu<b<jKaz<b<eEcq<b<dEco<b<fEcr<a<cFcaIca<a<cTciEci<a<bFceIcr<h ?+%au8rocrXb7f&a ?Y(g%a 4b=j<cJaa(x=kcRcXcRcRcR<x bYydabceu<cJabrcu<cJab=k 8Vb=jrcu 2bu=j a=ku<bJai=i<b>a3u=u<bJa3]=r<bJa3k=]<bJaj=y<bTce=o<bJa;=l<g a3xa3e<g<l c9Ka3d<g<dKa%<g<oEa<<g<kKa3c<g<jKa3b<g<yKa;<g<]Kam<g<rKaG<g<u3xaz<g X<i<i 8ma1mKa3adR<g<g z+(d<h+TaaEcr<a<g r+ bo8bb<h e+(h o9]au<g<bTcaEcz<a<d bo8bb<aTci=r<a ~7q!a co8bbcRcRcRcR<f o+(j 7GU!ao7hb(u)eR<eTcRTcqJak c9]bu<eTcT(beR<b bY=i<eTc%<b c_+ eY=h<eTc*=bdR<b<hTcaY=b<h eY=h<i bY(i X9]au<e<bEc*<e aEcTu a=h a=k<eJa3p]brdu<g z+<e<fTcioK<eTcT(h<gTcz(b<b<hDm=k<b<hZeR<eTc%<h c_+ eY=b<eTc*=idR<i<bTcaY=i<b eY=b<h bY(h<kD]au<e<iEc*<e<kEcT<k=hu<eJa3p b9]c<k]bu<g<eJa) 0000e^Ecz<a<g z+ bo8bb a=krbu<k b+=kucRcRcR<eTcR(dTcqJak c1eRcRcR<jJaa bYy]ffaabffffffaadu<g aEc<<g.0000oIcz<d<f<g z+o3Q<e <+<gTc;(b<gTc<(doX<a<b<do8vb<gTcz(d)]e<b<doVreu<gcX<dTci(i<dTceDeR<fTca=h a=i b=j arbu<fTca=h<dTca=j<i)eR a=i arbu<jJaa 3t1uEcq<g<iEco<g<jEcr<g z+<g r+o3T<gTcz b9]ddRcRcR<h<gTc<(bL]a<gTc%<hD]a<h<gTcTL]bu<g z+<g r+o3T<gTcz]brfuu<g z+<j<i<gTc;<bo3a<gTcz(b 00003V1]d<e <+<gFc;(s7E(d<s.<~7E(foX<a<d<fo8vb<b)]d<d<boVrdu<u)eR<e <+=d<eTce(b<eTci e_+=idRcR<h)eR<b<i9]brfu<h<i<bY eWM]e<b<h e_+=bu<g<eTcR(h2aca2udz<g<hTcoEcT<g<a<g z+<bo3h<b o+=b<gTca(heR<d<h<gTceoX a=hf a=h<d r a<eTcT !aMmo8pburauau a=f a=i b=b<dTcz(jTca(deR<jTce=i<d=bu<e <+=y a=hdRcRcR<h bN)eR<f bN]g<i)]g<i cY=d a=hdR<b<h+(]Jaa >1]c<d bY=d<i<h b+(h9]aurgu<f bN]f<i)eR b=f a=h<b=j a=ircu a=hcXcRdR<b<h+(dJaa(f >1]b<i<h b+(h9]au<i=h<brbu<h XP<i+=i<d b+u<b)]f<f >9=f<b=j=brbu b=f<] b+=j<h<i bY1eR a=h<j=b a=irbu<h XP<i+=u<h<iY b+=b a=hcRdR<h<]+(f b+Jaa >1]b b=f<b<h b+(h+]au<j=b<u(h=irbu<d<hY=i<f c+=b a=fu<g z+<j<h<j+o3m<y<gTc;(d<gTc<(joX<a<d<jo8vb<gTcz(jeR<d<joVu b=hrauau<fJal=b<e <+ r a<h !aMmo8pb<g<b a<b 8yaZm rOJa8v}R 0000e^Ecz<a<g z+ bo8bbrbu<jJaa c9]a<fJal=b<d r a<eTcT !aMmo8pb<g<b a<b 8yaZm rOJa8v}R 0000e^Ecz<a<g z+ bo8bbu<e<eTc?<eTc*+Ec?<g<aTci(b<rY(d cYEc;<g<kEczcR<b<rL]a<aTce<r c_+=h b c<d cZm=i<g z+=bdR<h)]b<h<bTcaEca<h e+=h<b e+=b<i bY(i]auucR<x d9]a<cTce=j<gcX<cTci(i)eR a=i b=f arbu a=b a=hcRdR<b<h<j+*aa 8fX3w+(b TD]b b=f<i<h b+(h9]au arbu a<h<h<iD(bm=i b<j<bm=j }7q!a=f duEc%<g<fEc<<g<iEc;<g<jEcz<g r+<g z+ co7]b<a<gTco(a<gTcqo8nb<gTcr(b)]a<a<boVu<g ?+%au8cxbkX&a ?Y(g%a 8ma=u v=d 4b=f 4b=e 4b=icRcXcRcRcRcXcRcRcXcRcRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<cJao bYy]bcdefgzhigjkuau<cJal(i a<i 8yaZm rO(e C}!a+=j<eJa-}R=k F=d 4b=ecRcRcRcRcRcRcRcRcRcRcRcRcR<cJat gYyyabkcd%efkkkkkgku 3c=d<k fYyf&jghiju a=f<g aEc*<g.0000oIc%<b<c<g %+o3Q b=d<gTc*=e<gTcT=k<jJau(j eLeR<j kO 7sS!a+(j b<j<bTczJaJ+Jai(h jZ(jm=d<h a<jm=fu<g i+<k<e<d<fot<bTcqcR<gJai)eR 4b=frbu [a=u<e<gJaj(f a<f 4bN 3sZm 4bN nO(bJa8wSR9]a<b 5S!a+=d<k=hdR<e)eR 5a=urcu<hJaa=r<dJaa=b<h b+=h<e bY=e<d b+=d<b < a<b [aY 4bN GZm^ 4bN<r < a<r [aY 4bN GZm^ 4bN1]auuJau<gTc%(beR<k<boVu <^=d a=h 4b=er(u %=d<k gYydji=iu 8ga=u<bTcqJau 3f+r3cu 3gr3bu 3hr3au<jJak=e {a=u *=dr3au<b<cTca<cTceo7f)]crGu<b<cTca<cTceo7f]nrbu<b<cTca<cTceo7f]zu<bTcqJau 3a+rzu 3d 3e 3d<jJae(b<cJap1m<b d1m=drzu<bTcqJau (^rvucRcRcR<cJal(i 8yaMeR C}!a=k 3]=d<cJat yYyedbGcGu<i rO(e C}!a+=k<eJa8w}R=e 3]=d<cJat yYyecanbnu ?rwu<bTcqJau 3u+=drwu I ><kJacmrpu<cJal(i a<i 8yaZm rOJa-}R g1]j Jrqu<cJal=e<cJat s1eR 3]=drsu<g.0000oIc%<g aEc*<b<c<g %+o3Q<bTczJaJ=r<g z+<e a<e 4bN xZm 4bN 3oO "7D!a+(d<gTcT(h<gTc*(jo7ibcXcR<gTcz b1eR<d<r b_+>bg<gTc;(k xNW bN]bu<bTcqJau<g o+<e<h<j<ro3G [a 8ma<gJao(bm=u<gJal X<bm=f E^rbu<dJa3y<k+=i 4b=e<bTcqJau 3j+u=d<gTc%(beR<h<boVu a=hrqu 8ha=u<bTcq(bJak c9]i K=drxu s=dcRcRcRcR<cJal(j ]Y a<j ]Dm bYyebcvdau b<bTca<bTci(i<bTceD(bm(k=e b=f b a<i<bm(r)]oG<k<r+dR<eJaa jY(d wD]x b<d_ 7<00eN)]x<e b+=e<i bY(i]au a=i=erxu x y<bTcqJak c1m=drou<bTcqJau o^=drxu 000i<bTczTcr(b<b 000iMmrku<bTcz=b p=d<cJat dYychilu w=drru<cJal 3x+=druu<cJal -a^=drku 8Ga=drju 8na=driu 8ma 6a<bTcqJau(bm=u 3i<bYrku<bJau H^=drgu 08k7D8Ib<bTci(b<b 08k7D8IbMm=h q=drfu 000i<bTcr(b<b 000iMmu=h t=drdu a=fu<i b9u=d<j bY rZeR 4b=f 4b=e 4b=i<j=drfucRcRcRcR<j bYy]ddddddddddddbau<f)]b z=drdu ]=d<cTce(e<cTca(bL]c<e<rD]c ] m<b<k+Jaa 8zaY 8;bNm=drcu<eJaa(b 3o1eR n=drcu<d)<b 3c9^eR 4b=f 4b=e 4b=i a=drgucR<eJab(b 7]b1]a<b 8Hb1]a a=d<b 5b1]a 4b=f 4b=e 4b=irgu G=drbuau 4b=eu 4b=f 4b=ircu ;u=d 4b=eu<a cKa;<a<dKaj<a<uKai<a<cFcoIc?<a<c2aca2uc<<a<h#<e#.4b7i.TU<f#.?U/<i#.4b7i.<U//.00000000X/Ica<g ?+%au7E]cmXd7f&a <Y(y%a<a aEc<cRcR<aTcq(i b_(e<aTczDeR<a z+ a<e i oo8tb<aTc<=hrbu<i)]bu<aTc;<h e_+=ddR<d.aIda<d i+<fEca<d o+=d<e<f b+(f9]au<f<h+=d<aTcq=hu<a<dEc<<a %+=p<aTc*(e<aTc%1eR<po8]bu<a<e b+(iEc*<aTcT<e qO+(e aKao<e<hEcr<e aEci<e aEca<ieR<a 3o+=G<a ?+=m<y o+=;dR<a<i bY(hEc*cRcR<aTc<(n<aTcq(xMeR<aTcT(v<h qO+(uTcr(t<uTci(oZeR<h=irdu<x<tZeR<h=irdu<t<oY(] cZeR<h=irdu<uTce=l<uTca=q<aTc;(3a<o e_+=e<uJao bN)eR<e<] e_+=r<aTci=w<aTce=s<aTco=z<e=fdRcR<fTci(d<xM]a a<z<d e_+(dTci(g<dTce(jY<g<jZ<g<w<c<dJar bN(kmD^(gm=d b<s<b<km<j+<gm=g<q bNeR b<g<l+<d<lZm=jcR<d<lY(g a<d<gMm(g iZ(k)eR<jFaa(3b.HU<3b.08Vd7i.TU/<3b.008Qh7i.zU<3b.0008Zx7i.iU//<3b.T~.08Vd7i<3b.i~.0008Zx7i<3b.z~.008Qh7i///=3brbu.a=3b<d<lL]a<j bY=j<g=ddR<d<j+3jaa.HU<3b.i~/=3b<d bY(d]auu<f<3b<g i<km#/Idarbu<f<g<do7GbIdau<f o+(f<r9]auu<] lM]b<e<] e_(w+=z a=j b=k<e=rdRcR<j)]a<rFda=3b<w=d<k=f<e=gdR<d)]b b c<gFda<3b3m(sm<s<fm=s<d oY=d<f b+=f<g o+=g<s 4bN c1]au<s bN]du<k bY=k<j b+=j<r o+(r<z9]au<h=ircu 8?8c!a t AU!ao8zbau<3a<x e_+=g.X=3b.a=3c<e=d<t=fdR<dFda(<<3c/=3c<3b<<7i=3b<d o+=d<o<f bY(f9]au<3b<3c3;eR<n<xY=r<] e_=h.b<3b<3c7j7a.3t7jU=3b a=f<]=j<e=ddR<r<j<dFda(3c<3b7i(<.a3;(kY(j<f<km(kDeR<g<k e_+(k<d i+TcaEci<k<3cIdau<d o+=d<f<<3G+=f<h oY(h]au<x<n9eR<r<]<r<]Zm=ddR<e<gFdaIda<e i+<g i+TcaEca<e o+=e<g o+=g<d bY(d]auu<y<tEc;<y<oEco<y<f<o+(eEcz<y<eEcq<i qO qY=f a=g a=hdR<;<g d_+(eTce=d<eTca=j<pTca<i bY1eR<po8]b<aTcT=vu<a<iEc*<f<v+(e<qEca b=g<e o+ bKaa<e r+<dEca<e i+<jEca<e e+<lEca<f q+=f<i b+=i<h bN b=h)]au<i bY=irbucR<q)]a<3b.8Zb7i.a3;]a<e z+=f<] e_(g oY eW=h<eTci=ddR<d<fTca(i<d<iZm=d<f o+=f<h bY(h]au a=j<d<xZeR b=j<aTco<d e_+Tca=kudRcR<geR<eTci(f<d1]b a=h<aTcq<fDeR b=h<aTco<f e_+Tca=iu<m<h<io8fb<G<j<ko8fbrbu<aTc*=irdu<e o+=e<g oY=grauau<u aKao<u<tEcr<u<oEci<u bEca<a<iEc*<u<l h+ a<q bNmEceu<i]auu<y <+%au8*lcqXd7f&a SbY(g%a 6[!aTca=k<b<c<d<e<foacR 7Q{!aTca(x]a 7v{!aTcaeR b=fcR 6[!aTca(h 7s{!aTcaTca(e<k+<dTciY(kZ]a<h<kY(h a<dTcr(d<eY<d<eZ<d<cTceD^(dm9]a ![!aTca<k+ b<cTca<e+<dm<ho@b a9=fu :8h!a :8h!aTca<f+Ecau }{!aTcaeR 68h!a3]ca<aFdo 7=8h!a3]ca ~8h!a 7Q7<!a 7.7<!a<aTci(am j i<amo5b7e7d ~8h!ao8hb ~8h!a [7<!a yo5b ~8h!a |{!aTca }{!aTcao5b ~8h!a 8y7<!a co5bu 7={!aTca(a S{!aTca e_(d+=o<g 3r+=l<a=fdR<d)]b<d oY=d<fJay<f o+=f dZ]au 8.6!aTca=k<g 8Z6!aTca(rEc;<g<kEcz<g aEci<g.0000!aIca<g<cTciEcq<g<cFcaIcr<g 00003VEc3r<bJao=s<bTce=t<bTci=qdRcRcRcRcRcR<o<a(b9eR<b o+=a<bJay dZ]g<q<bJar(dL]g<g 8qa+<s<b<t<d 7JcO+(dTcr<dJaoo3z a=d<g aEaV<g<gJa3&Ka3R<g<gJa3JKa3K<g<gJa3*(]Ka3H<g<gJa3FKa3I<g<gJa3%Ka3E<g<gJa3TKa3?<g<bJay(eKaQ<g c.000~7sS!0b<e d_#~7E<e iMmKa3>cX q<gTc3r 00003V1]aG<g <+=d<l<e dY eL]aG a=d qu=u 7Q8h!aFda=G 7Q8h!a.0000oIda !8h!a aEca<g aEc3L<g<GId3)<d)]e<dTcr=h<bTca=i a=e<dTco(fycdcbu<gTc3r(a a3weR<gTcH<a e_oVu<gTca(a)]g<gTce<a e_oVrgudR<e<f bW(j<e+(e<h<e rO+Tca<iDm=e<f<jY(f bD]auu<e<h<e rO+Tca<iL+(e<e a9Y=fu<g<dTcoEc7Gb<g<d2aca2ud~b<g 8Za+<u<foKrbu<g<rEc7Gb<g<kEc7vb<g<cTciEc7sb<g<cFcaId~b<g 8Za+<g<bTcioKu<g ~b+=e<gTc7d=i<gTc0b=f<g Aa+=h&a <Y(d%a<feR<f e_=u<i r+=f<eTce=p<eTca=v<eTcr=w<eTco=zdRcRcR<fJaa]a a :U!a<w<f iYTca(i rO+<i<zMm(iTce(j<j a9Y(j<iTca b+(yY<j<yZ<j<pD^(nm=j<iJai iN)eR b<y<v+<nm<j<ho8jbrcu<j !aD]a<d o+(j<e<io3Z<d e+<jo7ob<dTci(i<dTcr<ho8jb<dTce(j)]b<i<joVrbu 8a7q!a b<ho8jbu<f o+=f<u oY(u]auu<d <+%acR<bJay dY 4bN eD]a<bJa] 4b1]a :U!a<k<bTci(b rO+<b<rMmTci hN g1]a<] a<] 8yaZm 4bN rOJa8v}R(b a<b 3sZm nO(b 5S!a+<bJa8wSR<g Aa+o8jbu<gTcO(e<gTc3L(ho7Gb=G<g<gTaVEc0b<g<gFaQId3V<g<G7E(iEc/b a=f 7.8h!aTca=b 7Z8h!aTca=d<g<hEc7vb<g<eEc7sb<g S8h!aEc7yb<g<g 8Za+Ec7Gb<g<g /b+Ec~bcRcRcRcRcRcRcRcR<dyccbaudR<f<d bW(e<f+(f<g ~b+<b<f d_+o3k 4bN b1m=f<d<eY(d bD]auu<g ~b+<b<f d_(d+o3k 4bN(b)]b<f<b 4b1+=du |8h!aTca(h AhZ]b<h ;O "8wbY=f 7J8h!aTca(b 8n8wb+=e<b "8wb+=d 8Fh=bdR<f)]d<dFar=G<d q+<f ;Y=f<b b+=b<e ;+=e<d ;+=dTaa<g 8&a+TaaP#<G<gFaQ7j/.a3;]au<b<hM]e<e<eTca b+Ecareu<f 7Z8h!aTcaM]d 7.8h!aTca<d+Tce(b |8h!aTcaM]d 7J8h!aTca<b ;O+(b<bTcz b+Eczrdu 7Z8h!aTca(b<dZ]b }8h!aTca<b1eR }8h!aoCbu 7.8h!aTca<d d_+=ecR<b<dL]a<b<dY d_(d)]a<e i+<e<d8Qkaau<e<hEce<e<iEca 7Z8h!a<b b+Eca<g 8na+<gTcO<gTc3Lo0brcu<g 8na+ 8a7q!a bo0brbu&a <Y(a%a<a<bEcr<a<dEci<a<a r+#.0000Ba/Idz<a<a i+#.0000Ba/Ido 8T7j!a<a o+ 7y7=!ao8zbau<g<gTc3LEc7sb<g<gFd3)Id~b 7Q8h!aTca(beR 8c8h!aTca<boVu !8h!a<gTc7sbEca 7Q8h!a<gFd~bIdarauau<g Sb+%a<x)u8]]bzX&a ScY(e%acRcR<bTcr(c<bTco(uZeR<b q+=h<bJan(d<bJaz(f<d<fDm=]<d<f<d<fZm=f<bJaG rO A7Z!a+=ydR<b<c(d b+(cEcrcR<fcXcRcR<hJaa b1eR c<dY(d dZ]b<d d S7<!ao6bau<d dM]bu<d BbO !7w!a+rbu<d d 7s7<!ao6bau(gJa8?b(dM]a<d<]D]a<yJai rOJa8z}R(d<gJa8Hb1]d<g<d x3L b_+>b8]b]du<c<u9]auu<a 00003VEcarbu<b<bTci(v b+Eci<bJa;=s<bTce=x<bTcaJaa=w<e aEcq<e.0000oIcr<e z+ a "b8Qua<gTc@b(i jZ=zcR<i bY(t hD]a<xTci=h<xTce=] a=u<i iD=n a=cdR b=dcRcRcR<g<c zO+(fTca(b bYycabcu<fTci=b<fTce=drbu<h=b<]=du<c b+<e z+<c ;O+=j a=r<e<fJaq(f a<f 8yaZm rOJa8v}R(f a<f 3sZm nO(fJa8wSREc8Qb<e<f 5S!a+Ec8Zb<e 8Zb+ b<e r+o.<eTcq=q a=k a=cdRcRcRcR<c bN)eR<k]d<b)]d<b cY=o a=fdR<d<f+(pJaa >1]c<o bY=o<b<f b+(f9]aurdu<k]c<b)eR a=b b=k<d=f a=c<d)]drcu a=ccRdR<c<d+(fJaa >1]b b=k<b<c b+(c9]au<d=f<b=c<d)]drcu<f b+=f<c XP<b+=b a=k<d)]crbu b=k<p b+=d a=c<f<b bY1eR<d=f a=brbu<f XP<b+=l<f<bY b+=bcRdR<c<p+(f b+Jaa >1]b<b<c b+(c+]au<d=f<l(c=brbu<o<cY=b<f c+=f a=ku<e 8Zb+<d<c<d+o3m<eTcq(d<eTcr1eR<e r+o7Mbu<eTco<d+ 8MaKaa<e<d b+Ecq<e<eTc0cEc7=c<e<eTc8Qb(cEc7Gc<e 7Gc+ b<e r+(lo.<eTcq(d<eTcr1eR<lo7Mbu<eTco<d+ KKaa<e<d b+Ecq<eTc8Zb(deR<c<doVu<r b+=r b=c<f=drbuu<eTcq(b=c<reR a=cdR<b<c+(d<eTcr1eR<e r+o7Mbu<d<eTco+ 2aKaa<e<d b+Ecq<r<c b+(c9]au<b<c+=cu<j<rEcz<j<bEco<j<bEcr<j<qEci<j<qEce<j<uEca<j<b<r+Ecq<n]b<c=u(c<iZ]auu<g e<zm=f<e r+ 8DU!a <o5b<e 8Zb+=d a=cdR<d<g<t<c<c<tDm zO+Jaq(b a<b 8yaZm rOJa8v}R(b a<b 3sZm nO 5S!a+Eca<d e+=d<c b+(c i9]au a=ccX a<i c9]aG a<gJav h1]aG<gJaq(b a<b 8yaZm rOJa-}R g9u=ucR<i zO a<i jZm(b)]a<f v+=c<s bN=fdR b=d<cJaa(h h9eR<g<h hN zO+Jaq(d a<d 8yaZm rOJa8s}R d1=ducRcRcRcR<c fYJaa bYycacbu<f]crbu<f)]bu<d<c cYJaa(h a<h 8yaZm rOJa8s}R d9N)]a b=crcu<c z+=c<b zY(b]au a=cu<a RY<e z+ "b8Qkaa<a<eTcqEci<a<eFcrIca<a<e2ac8Zb2ucz<a<e2ac~c2ucT<a<wKa7Fc<a<cKa7Tc<a<uKaSc<a<iEc3o<a<vEcH<a<xEcq<a<sKao<a<gEcru<e Sc+%au7?kcfXd7c z=fcRcRcRcRcXcRcRcRcRcR<a 4bN cYyeadcbiu<c)]f<b<c+=g<b=adR<aJaaJa67lR b1eR<e b+=e<a b+(a<g9]brhuu k=f<c<eZ]h<c<e1]f<e)]h<b<e+Jaa !a9]h b<c<e XP+)]eG<e<cY=h J=g a=e b=cdRcXcRcRcR<a<c+Jaa(b JYycbacu<g 4bN=i J=g a<i J9]cGrbu<e bY 3lD]a J=g<e b+rbu<b ?Y 4bN jDeX<b 8;bN [aY 4bN nDf au]j<e 3tM]j<b=g<e b+u=e<h<c b+(c+]aurdu g=f<c)]gdR<c)eR zxu<c bY=c<bJaa<b b+=b ?Y 4bN kZ]aurgu<ceX<c bY=e<b b+ a<bJaa J1mf au=a ]=f<e<c<am(e)]f<a<b<am(a<e+=d a=b<a=ccRdR<cJaa 3i1]b<b b+=b<c b+(c<d9]audR<e)eR zxu<e bY=e<aJaa<a b+=a ?Y 4bN kZ]aurgu<b)]f a=ddR<b<d9eR<a<d+<d b+=dJaa ?Y 4bN kZ]brhuu<e<b XP+)]f<b<eY=d b=bdR<b<d+)eR zxu<b<c+<b b+=bJaa ?Y 4bN kZ]aurfu u=f<c GZ]e<b2aaa(j2rCCCC8lCC8lCC}CC8hCC23Z(u2rjjjjjjjjjjjjjjjj23Q2raaaaaaaaaaaaaaaa2]abcdqfgwijGur3ayx<u2&23R)]e2raaaaaaaaaaaaaaaa<b2aak(k2r}CC8hCC8hCC8oCCCCCC23Z(u2rjjjjjjjjjjjjjjjj23Q2]alsdqpgwzjGm;3a3b3c<u2&23R)]ecXcR<j2vf ?Y 4bN kO<j2vg ?Y 4bN+(a uLeR 3b b<a_ CqN]cG<a c1]bu 3c a<a bY rZmrbu ; 3a<j2vc ?Y 4bN kO<j2vd ?Y 4bN+(a<j2va b_<j2vb+<am dNmu<j2vi ?Y 4bN kO<j2vj ?Y 4bN+ bYL]f<k2vb ?Y 4bN kO<k2vc ?Y 4bN+ wD]f<k2ve ?Y 4bN kO<k2vf ?Y 4bN+ 3xD]f<k2vh ?Y 4bN kO<k2vi ?Y 4bN+ 3xD]f z=f<c GY(c)]ecR<c b1<bJaG(a 8wa1N]a u=fcR<a 3hYydagagu<c g9]g<bJam(c ?Y 4bN cD]g<bJa;(a ?Y 4bN jD]g<bJa3a K9]g<bJa3b ?Y 4bN fD]g<bJa3c ?Y 4bN jD]g<c 3k9]a<a 3uD]fu rxu<g J9]c<e 3tZu<d)]c bN)]crbu k=f<d)]bu zxu<fxu uu7xkcyXd7c&a CaY(h%a<aTc;(j2acT=p<j.0000!aIdT<j.aId?<j2acH=v<j.eIdH<j.0000!aIdR<j2ac3v=w<j.aId3v<j.bId3G<h<p2udo<h<v2ud<<h<w2ud?<h aEczcR<b b1eR<aTcr=]<c<aTco(xM]b<c b+(b<]<c rO+Tci(c eW a<c hN f1m(rM]b i=cdR :U!a<]<b rO+<b<xMmTci<h<a<bo7c<hTca(y c1]c<hTce=o<hTco<i1eR<h o+<i b e ro8tbu<hTcq<c+(u<oEca<u eY<yEca<u iY<bEca<h<i b+(iEcz<c r+=c eW(b<rZ]aurbu<h i+<a ao7c<hTcr=c<hTci=i<hTco)eR<h o+o:bu<hTcq(b<cEci<b<iEce<b aEca b=i<h bEcz<aTcr=]<aTco=xu<j T+=u<j aEc7=b<j aEc7sb<j aEcO<j aEc3I<h aEc% b<aTca<aTci(b<aTceD(am=o a<b<am=l<j -a+=y<d<e *O+=s<hTcq(a<i rO+=t<h ;+=q 3V=r a=i a=bdRcRcR<a)]a<a<t1]a<a r+=e b=c a=k<aTce b9eR<e=arcu a :U!a<]<aTci(a rO+<a<xMm(cTce(a<cTca(cY<a<cZ<a<lD^(am=k b<c<o+<am=c<e=arbucXcR<d<s9eR<d *+=e a=a b=c<dTco(k<dTcr(dZ]b<g<kZ]b<d<f+=c<k<dYrcu a=e<y b aoi<jTc7=b(a<jTc7sb(c<a<cZm(deR<jTc7Gb=i<jTc7yb=a<hTc<=cdR<b<aTca(fDeR<c<f c_+<iTcaEcau<a e+=a<i e+=i<d bY(d]auu<h aEc? a=c<beR a=a<hTcT<bZeR<h T+ a<b e io8tb<hTc?=au<hTc*(c<a d_+=i<b b9eX<reR<i a<r8Quau<a<b+(b bY=a<c<b d_+ iYf<iu.aIca<hTc%=e<a b+=cu<h<cEc?cR<hTcz(f)]a<hTc<=a<e c_=b a=i<hTc*=edR<b)]b<c<aTca(dDeR<e<d d_+(d<iEce<d<dTca b+Ecau<a e+=a<b eY=b<f<i b+(i9]auu<uo7Zb<u<h2ad?2uc<<u<h2ad<2uco<u<h2ado2uca<h Ca+%axu au=k<e=du<h aKa3z<h<kEc3p<h<cEcR<h aEc3v<y<b<h RYo8db<hTc;<b1eR<qo8lbu<hTc<<i+<bEca<h<b b+(bEc%<i e+=i<r i+=rrauau7IjctXc7f&a BaY(e%a<e o+ b<b o+<c oZm<c oY(f a<c<fMmo3=<eTcq(u<eTcz(f d_+=h<eTco=tcRcRcX<f)eR<urbu<uTce=p<uTca=r<u i+u(f<h9eR<fTce=v<fTca=k<f i+<h9]bu<e aEcr<e.0000!aIcerbu<e aEcr<e.0000!aIce<fTcr=j<fTci=o<f o+(g<h1]a q=] e=ldR<g i+(y<h1]b<gTca(x)]b<yTca(s)]b<y e+Tca=f<e 8&a+<x<g e+Tcao#b<e o+<f b bo7<b<eTcq=xcR<eTco b9eR<eTcz=q<f)(g]b<g]b<q<s<f8Qkaarbu<x<eTczo8=bau<e<eTcOEcz<e<eFcVIdo<eTce<i1eR<e e+o8yb<eTci=lu<eFdo=w<eTcz=s<]<l+(g<fEca<g qY(f<sEci<f<wIca<g eY<qEca<g iY<xEca<e<i b+(iEcr<] z+=]<y i+(g<h9]auucXcRcR<c cDeR<bJac=frbu a=f<c]a a=hrbu b<bJaa(h bD]bGu<hJa7&7kRu=g a=hcX<c cMeR b<bJab(h bD]bGu<hJa7&7kRu=i<e o+ ~7=!a eo#b<e<i bN(]Ka3m<e<g bN(yKa3G<e a3xb3;<e 00003VEc3r<e.000000000XIc%<e.0000!aIc;<e aKa3=<e "7q!aEcR<e /7x!aFcaIc3p<e 7y7x!aTcaEc3z<eTcq=h<eTco=gcR<reR<e -a+<r<po#b<g)]b<h<goVrbu<e<eTczEc3I<e<hEcQ<e<gEc3Tu 00003V=gcR<o)eR 00003V=irbu<e 8&a+<j b bo7<b<eTc3)=i<eTcV)eR<eTcO(h#<je7f<jeR<h<o<j8Qkaau<j#.<Uf.au/=wrbu<i<eTcOo8=bau<keR<e 8&a+<k<vo#b<eFc3)=z<eTcV=gu<e ;+ a=hcR<c iZeR a=j a=krbu<bTae=k<c rZeR a=jrbu<bTai=j<c oZ]a<bTar=hu<a<]Ka <a<yKaR<a<eFc3TIca<a<eTc3IEci<a<eFceIcr<a<eTcrEcq<a<zIcT<a<gEc%<a<wIc;<a<iEcz<a<hEc3o<a<jEcH<a<kEc3r<a<f bNKa.<a<d b1Ka3p<a<f bW bNKa3q<a "7q!aEc?o7*b<teR<u<t d_oVu<e Ba+%au7JibtX&a SbY(f%acR :U!a<aTcz(]<b rO+(i<b<aTc;(gMmTci hN e9]a<f 0c3xb;<c a<c 4bN xZm 4bN 3oO(e>b8J7DR<e>b8T7DR^=k<e 8J7D!a+=l<e 8T7D!a+=s<e "7D!a+=o<f ;+=h a=edR<d<h+=j b=d<u<l<jJaa b_(u+>ba<u<s+>ba^<kP^=u<e bN b=e)]au<c 4bN(c b_<c x3Z 3bOY !7w!a+=c<o>bo=e a=k 8]b=ddR<c<d+>ba<k^=k<d Bb+(d 7&h9]aucR<k<e<uN(j^ 44dN)eR a=ddR<f q+<d+ aEca<d i+(d 0b9]aurbu a=ddR<f q+<d+ aEca<d i+(d 0b9]au a=d a=h<b<gZeR<iTci(c eW a<c hN e1m=hu<b b+=edR<e(c<hM]b :U!a<]<c b+(e rO+<e<gMmTci<f i+<a<o<c<do3u eW=e<fTci b9]a<f q+<fTcr(d xN d_+(i<cEce<i bEca<d b+=drauau<oJa3y=]<f 7=b+=h a=c a=gdRcR b<g xN_(i<jN)]a<f q+<c+Tca]a<f 0c3xb7=b<g<]+=y a=d a=edR<l<d<h+Jaa(d b_(r+>ba<r<s+>ba^<iN)eR<a<d c<y<bo7Kbu b=d<e bN b=e)]auu<g b+=g<c i+(c 0b9]au<aTcz=j a=i a=y<aTc;(t<bDeR<j<b rO+Tci(c eW a<c hN e1m=yu<b b+=e<f 7=b+=q a=ddR<e(b<yM]b :U!a<j<b b+(r rO+<r<tMmTci<f<a<o<b<do3u eW=e<fTca bN)]a b<fTce(c xN_(h<u<i XPNNeR<f 0c3xb7=b<c<]+=p a=x a=gdR a=dcR<l<x<q+Jaa(x b_+>ba<hN)eR b=d<s<x b_+>ba<hN)]bu<a<x<d<p<bo7Kbu b=x<g bN b=g)]auu<c b+=d<h<i^=i<h<kN)]a<c xD]a<f q+<c d_+(gTca b9]a<gTce<b9]a<a<r<c<]+o7drauau<f Sb+%au7ribsX&a ?Y(g%a<bTce=q<bTca=p<bTcr=o<bTco=rcRdRcRcR<h bN)eR b=h<u]e<e)]e<e cY=i a=bdR<b<d+(kJaa >1]c<i bY=i<e<b b+(b9]aureu b=h<u]d<e)eR a=e b=u<d=k a=f<d)]ercu a=fcRdR<d<f+(bJaa >1]b b=u<e<f b+(f9]au<d=k<e=f<d)]ercu<b b+=k<f XP<e+=e a=u<d)]drbu b=u<k b+=d a=f<b<e bY1eR<d=k a=erbu<b XP<e+=]<b<eY b+=bcRdR<f<k+(j b+Jaa >1]b<b<f b+(f+]au<d=k<](f=erbu<i<fY=e<j c+=k a=uu<g<fEc;<g<dEczcRcRcR :U!a<o<c rO+(b<c<rMmTci hN(] e9eR<] f9]d a=i<c<rZeR<bTci(b eW a<b hN f1m=iu<g o+<g z+o7=b<gTco bN]brdu<c<rM]c<c b+(i<bTci(b eW a<b hN e1m(sM]c<d<f+=y a=tdR<x=]cRcRdR b<p :U!a<o<i(x rO+(l<i<rMm(bTca b+(i+<bTce(j<j a9Y(j<iZ<j<qD^(vm=h a<j<iY<vm=j :U!a<l r+<x b+<rMmTci eW=icRcR<bJai iN]a<g i+ 8Va<d<fo7lb<gTci b1]a<f<j9]b<h<d<fo@b]brdu<g aKa*<g<jEc%<g<hEc<<g aEcT<d=bdRcR<g<g <+o,<gJaa)]a<b<y1]c<gJab=l<b b+=j<bJaa(h 8Va9eX<jf<j<y1]d > 8Va<bJab 3j1m=h<b c+u=b<h<l1]brcuu<b<y1]c<bJaa 8Va9]a<b b+<y1]cu<i<sZ]au<]=x<t)]frbu b=t<i<sZ]buu<x b+=brbu<c b+=b<gTcq(heRdR<b<iM]d :U!a<o<b rO+<b<rMmTci eW=b<h bY(h]auu<b<iM]bu b=h<k=d<b=crbuu a=hu<a<cEce<a<hEca<g ?+%au6jcgXb7c&a oY(k%acRcRcRcRcRcRcRcRcRcRcRcRcRcRcR<dJai(hykcdaaaaefgbau<c 4bN (9]u<h gM]u<b b+=g<aTco(f<b XP+=e<aTcr<b+=i 3L=cdR2raaaaaaaaaaaaaaaa=ucR<f<b<c+ l+Z]a<e oZ]a<c<i+ l+2aaa=uu<e oY=e<c o+=c<u2rQQQQQQQQQQQQQQQQ2&<u2rcccccccccccccccc23m2r================23d23G2V(j)]au<f<j3)(j<b+<c+ b+(eDeR<i<j+<c+ b+Jaa (1]hu<a<eo3i(b]h a=cr]u<c <^ 4bN 8Ma9]ku<a<b<c<eoL=cruu<c 4bN (1]jriu<c 4bN (9]h<k i+<dJau<aTczJaJ<a r+<b b+oI<kTci b1eR<a<b (<eoL=crku<a<b<do3?=crju<c 4bN 8Ma9]g<a<b b+<dJau<eoc=criu<c 4bN 8za9]f a=c<a<b b+(f<dJau(g a<g 8yaZm rO C}!a+<eo3](e)]h<aTcr=gcRcR<f<aTco(hM]a<f<g+Jaa(c <D]b<b c+(b<hM]a<c <9]a<b<g+Jaa(c <D]bu<h<a r+<fo7qb(bLeR<e=crju<b<g+Jaa=cu<c 8Ga9eR<e=criu<dJaf(b d1eR<e=criu<a j<b<d<eo8<b=crhu a<c<j+(i<e<gZ<e<fD^(em=c<b<i+ c+=frbu a=c<b bN]b a<b bW(f bY(b<gY<b<gZ<b<aTcoD^(em=cu<h b<aTcr<g+<em<c<aTczJa>ou(b 4bN z9]b<f=creu<a bKa3erdu<c)eR<a<f<do8kb=crdu<a<b a<d<fo8<b=crcu<a g<dJad<dJae)<c 4bN 8Ia1o}beX af<a<b<c<eoLu=crbu<aTco(g<b XP+=e<aTcr=f a=cdR2raaaaaaaaaaaaaaaa=ucR<g<b<c+ b+Z]a<e oZ]a<b<f+ b+2aaa=uu<e oY=e<c o+=c<f o+=f<u2rQQQQQQQQQQQQQQQQ2&<u2rcccccccccccccccc23m2r================23d23G2V(h)]aucXcRcR<g<c<h3)<b+(e+(c xY(hDeR<e<f+ xYJaa (1]bu<a<ho3i(c]b a=crdu<c yYrbu<c bWu=c<c<b c+(b9]a<a<b<do8kb=cu<k o+%a<cu8RhbkX&a <Y(k%a<k z+<b<c 8>8c!a bo79b<kTcz b1eRcR<kTc;(f)]acR<c<fLeR<c<f9]brcu<b<f+*aa R3n]bu a=bu<f a<bm=c<b b<bm=bu<k o+<b<c 8ZU!a bo79bcXcRcXcR<kTco b1eR<b<kTcq(g)]cG<c<gLeR<c a<c<g1(fm=h<b b<fmrdu<b<g+*aa 8fX3w]b brcu<c=g<c]a<brbu<c<gLeR<c=h<b<c<g1]bGrcu<b<g+*aa R3v]b<g=h<bu=f<c<hY=r<b<h+rbu<b=f<g=h au=]cRcR<deRcR<e)]a<d<e+ bYJaa >1eR<e bY(e)]bu<e<hMeR<h=j<e<h1]brdu<f<e(j+*aa R3v]cucR<d<jo7e(i)]a<i<jMeR<i<j9]drbu a=g<f<i+*aa R3v]d<d<i+*aa R3v]du<h<jY=u<f<j+=y a=bdR<b<i9eR<b<f+=c<b<d+=e a=g<b b+=b < a<cJaa(c [aY 4bN GZm<c^ 4bN < a<eJaa(c [aY 4bN GZm<c^ 4bN1]breuucRcXcR<i)eR<j=crbu<i<jMeR<i<j9]d<f<i+=f a=crbu<f<i+(c a<c*aa 8fX3wm=f<j<iY=c a<d<i+*aa R3v]bGu<c<j<iY1=e<d<i+u=bcR<feR a=g<b a9<eN]brfu<b]drbu<f<b<co@b]du a=g<u eZ]c a<y<yTaa(b 47g8QhN i3V<b z3V 47g8QhN^(b 7 8&-8McZ<b 7 8&-8McDYm=grcucRcRcR<f<ho7e(c)]a<c<hMeR<c<h1]brcu<c<f+*aa R3v]bu<c<f+=b<h<cY=crbu a=bu a=g<k i+<b b<bm(d<c a<bm(c 8F8c!a eo79b<kTci b9]bcR<kTcr(b)]a<b<cMeR<b<c1]brdu<b<d+*aa R3v]cu<b<d+=g<c<bY=urbu a=gu<a<rEco<a<hEci<a<uEce<a<gEca<a<] a<rm a<]mEcr<k <+%au7GxcsXe7f&a oY(y%a<b a<b 4bN xZm 4bN 3oO "7D!a+=i<aTc;Tcq=u 44d=f<c b+(g<dTci eW(sZeR<e>bk<e>bi<i<aTczJaJ b_+(f>bc XP^^=t<f g+=qdRcR<aJa* b1eR<aJaT bN)]bucXcRcRcR :U!a<aTcr(p<g rO+<g<aTco(vMm(jJai iN)eR<aTca=h.a=zcR<aTce(f<jTca(r b+(jZ]a<f<jY iZ]a<h<j+Faa=zu<iJaK(k<iJa3y(]+ 8yaD]d<k<xL]d<] rO<x rO+Ja8v}R(k a<k 3sZm(l nO(]Ja8wSR b+=k<]Fa5SR=w.b<l#U(G.7q[7pA8i8L7h7nH7i.a3;]b<w<z3;]d<] 5S!a+=].a=wcR<f<r j+(lZ]a<f<lY iZ]a<h<l+Faa=wu<]Fai=n<G.8E8e8?7k7Q/8.Ag7i3GeR<w<n3;]e.a=wcR<f<r l+(rZ]a<f<rY iZ]a<h<r+Faa=wu<]Fao<w7j<k HO#U3G]dreu<w<n7j 0b<k d_Y#U.a3;]drcu<y i+<i<a<jo7ub<yTci=f<yTcrrdu<w<z7j !a<k d_Y#U.a3;]bu b=f<xrbu<y<i<a<j<zo3l<yTca=f<yTceu=hcRcR<f b1eR b<h xN_(f<q>baN)]bu<aTc;(fTcq(h<fTcr1eR<f r+o8lbu<fTco<h c_+<gEca<f<h b+Ecq :U!a<p<g b+(g rO+<g<vMmTci(f gN e9]b<a<g<f eWo3Jrbu<f<oNeR<a<go7)bu<h b+=x<f<o^=o<f<tN)eR<a<g b+(g<iJa3y<h+o3Irbu<iJa3y<h+=fcR b<h xN_(h<i<aTczJaJ(j b_+>bkN)eR<e>bi<hN)eR<i<j b_+>bc<hN)eR<a x<f<go8qbu<a<aJa3i(j<e>bk<hN a9^Ka3i<a<g b+<fo3I<a<jKa3ircu<a<eTcaeX s l<iJa3x<eJae hNW bNmf lu<f<go8qb<a<g b+o8Gbrbu<a y<f<go8qb<a<g b+o8Gbu<g b+=gu :U!a<aTcr<g rO+<g<aTcoMmTci eW(g<sZ]buu<o XP=fucR<dTce(x X1]a<i>by=g<eTcaeX<i<eTce hN b_+>bs<g^f<gu<fN(k 44dN)]a&a <Y(g%a<iJaK(f rO a<f<iJa3y(h+ CaZ(fm(jeR<h rO C}!a+ b<fm=f<dTce bY=o<dTca(r b+=]<k<i<aTczJaJ b_+(d>bg<d>bk^ XPN 44dN=i a=ddRcR<f e+Jaa(k d1]a<i<d xNW bN)]a<f b+<aTcq j+<fJaamJaa=l<g<kKa3a<g i3xam<g<lKaG<g<d<h+Kan<g cKaz<g<cEco<g<oEcq<g<]Ecr<g<rEci<a<g i+ a ao"bu<f r+=f<d b+=d<j rY(j]auu<g <+%au<u<aTc;TcqZeR<eTca<eTce=d&a oY(e%a o=g c=h b1eR a c<b a<b 4bN xZm 4bN 3oOJa7<7LR<d hNW bN(cm=h s o<cm=gu<a=c<u=acR<x X1<b 4bN(d c1N]a<c<go[b)]a<a<cTc;Tcq(jM]a<a c_=i<b a<d xZm 4bN 3oO "7D!a+=x<g s1=k<a=ddR<d<cTc;(uTcqM]b<uTco<i+Tca=fcRcR<k]a<xJa3])]a<cTczJaJ=o<e :U!a<cTcr<f rO+<f<cTcoMm(rFca(wIda<e<rTciEci<eTce<w7EY 7gdM]b<u aEc3)<c<e<u "a+o7Eb<b<uTcV<uTc3)<ooSb)]bu<c<g<h<b a<b 4bN xZm 4bN 3oO(u 8<7D!a+<cTcq j+<uJa"7DRmJaa d<b<fo7Jbu<i e+=i<j<d b+(d9]auu<cTc;(dTcq(b<aY bDeX<c<ao7(b<cTc;(dTcqf<bu<aMeR<d<aEcqu<e o+%au<y o+%au8mhcqXc7f&a "aY=gcR<e)eRrbu<d<e+=v<b<c+=t<g =+=o X=ldR a=fcR<c<dJaa(q a<q 3sZm nO(uJa8wSR(iY<i<cY<c<iDm(r d<i cW(e<e dMm b<em(s<i+D]a<u 5S!a+(u<i+=j<u=e<b=hcR<ceRdRcR<hJaa(f J1]a<f 8;a1]a<e<j1]d < a<f [aY 4bN GZm<f^dR<eJaa(f 8;a9<f J9N)eR<e b+(e<j9]brfuu < a<f [aY 4bN GZm<f^9]d<e b+=eu<h b+(h<t9]auu a=h<e<j1eR b=frcudR<eJaa(f 8;a9<f J9N]b b=f<e b+(e<j9]aurbu a=f<r<sD]a.a=G.a=n<ceR<b=e<c=fdR.b<e3jaaU<n/=n<e b+=e<f bY(f]auu<u=e<i=fdR.b<e3jaaU<G/=G<e b+=e<f bY(f]au a=f<n<G7j7c7E<s b_D]a<g2raaaaaaaaaaaaaaaa2udo<g2raaaaaaaaaaaaaaaa2uda a=edR<g RY<e+<eKaa<e b+(e <9]au<ceR a=e<b=j a=xdR<o.aIaa<o2raaaaaaaaaaaaaaaa2uai<o.aIaw<g<x b+(hKa<<jJaa=r<e 4bN=w a=e a=fdR<f=]<e<u+Jaa=f 4b=kcR<x)]a<e)]a<r<] 4bN9]a<w<f 4bN9]a<g<e bY 3cN+Jaa b+=ku<e<g+ =+<k 4bN(]<h b+ 4bN(h<g RY<e+(k b+Jaa b+ 4bN(z<kJaa<r<f 4bN9+ 4bN(k<k<zDm(k<h<kZm(h<h<]Dm(hKaa<i<e b+(e9]au<g<g2ad3G2udo<g<g2adR2uda<g<g2aa<2udR<g<g2aa?2ud3G<x b+=x<r=e<j b+(j<t9]auu<s<g RY<i+Jaa(hM=fu<q<p<f<h<lZN(em=p<h<l<em=l<e<y^=y<d b+(d<v9]auu<a<pKab<a<y bNKaau7FicsXc7f&a "aY(h%a<h<aEcR<h aEci<h.0000!aIca<h.0000!aIc<<h2raaaaaaaaaaaaaaaa2ucT<h.iIcH<h<f>br3xb3p<h<a2aca2ucr<h<aTcoEc;<h 3r+=]cR<c)eR<aTcz=xrbu<b<c HO+=p<g r+=v<c bY 4444bN b+<aTcz=xdR<b <+=c<gTcq=s<gTci=t<hTc3o=qcXcR<hTcRTczJa3k b1eR<bJa?(j uD]b b<j_ !mN)]bu<h Ca+(k<h<coR<g<b<k a<h<cog arbu<h Ca+(k<h<coR<g<b<k b<h<cog<]<bTc<<bTc%<go8eb bu=ucR<bJa;(o c1]a<bTcq=j<bTco=i<b>bz=l<bJaG=y<bJam=k a=c<h aKa3%<h<k @a1Ka3&<h<uKa3(<h<yKa3=<h<l3xa3;<h<oKa3m<h<kKa3GdR<h<h Ca+(k<c+TaaEc3v<g<h @a+ bo8bb<c e+(c i9]au<h a<j<i<j+(c<jZ<c<eD^(cm(jEc3G<g<k bo8bb<j)]a e<d<i e_+<cm(c<j e_+=o<hTc3o(u e_=jdR<h<cFcaId3v<c i+3]ca=n<c r+3]ca=G<gTcq=i<h @a+<hTcR<vo3x b<i<gTco+<gTcq(k<iZm<k<iY(i a<i<kLmo3M=l<gTci=y<hTc3r(i<u1eR<]o8xb<hTc3r=iu<hTcH(k<j+(z<nIda<z i+<y b_Eca<h<u b+(uEc3o<gTci=y<i<u1eX<]o8xb<hTcHf<ku<j+(i z+<y b_ c+Eca<i o+<GIda<h<u b+(uEc3o<h<lEc3T<h.aIc3G<g<h Ca+ do8bb<j <+=j<c o+(c<o9]auucR<hTc? 7g0!aZ]a<r)]a<xJa3u]a<gTci<tMeR<g<tEciu<gTcq<sMeR<g<sEcqu<q<hTc3oD]c<h<qEc3orcu<r b+=r<b H+(b<p9]au=ru<xJa3j=b<h<]TciEc3T<h<]FcaId3G<h Ca+<a<b<f<go3o<hTca(aeR<hTce<a e_oVu<hTc<(aeR<hTc%<a c_oVu<h "a+%a<ru{hdpXc7fc7c&a ?Y(h%acR<d<e1]a<e<gTcqD<d<eD^(i]a<a<b<c e<gTco<d *O+<im(i<e<dY(e<gTcT(t<gTc*(qor<aTc;(bFcT=3a<b.0000!aIdT<bFc?=;<b.aId?<b2acH=3b<b.eIdH<b.0000!aIdR<b2ac3v=3c<b.aId3v<b.bId3G<h<3c2ud<<h<3aIda<h<3b2udo<h<;Idi<h aEc*<b T+=r<;7E(jeR a=d<hTc%<jZeR<h %+ a<j b bo8tb<hTc*=du<hTcT(k<d+=g<j b9eX<j bY(ceR<g a<c8Quau<k<c<d+(d+f<gu aKaa<d b+=]u<h<]Ec* b<aTca<aTci(b<aTceD(cm=p a<b<cm=v<e *O=x<hTco<hTci(k c_+=g<aTcr=o<aTco=l<hTcT=w<hTce=s<hTc;=z<hTc<=n<hTcq=G<k=adR a=d a<i(e o+Tca(b<e r+Tca(uY<b<uZ<b<qD^(ym=bcRcRcX<a<GZeR<gTca=ducR<d<nM]a<z<d d_+(cTca b9]a<b)]a<e T+Jaa]a<cTce=c brbucR<k<e i+Tca(cLeR a=d<f<j9]e b=irbu<f<j9]c b=i<s<c rO+(dTce b9eR a=drbu a :U!a<o<dTci(d rO+<d<lMm(iTce(d<iTca(iY<d<iZ<d<vD^(mm=d b<i<p+<mm=iu<b<d9]b<i b<u<t+<ym<bo@b)u=i<s<c rO+=u a=d a=b<i<c<kZN(yeR :U!a<o<uTca(b rO+<b<lMmTci hN e1=bu<c<]Z<iN)]b<c<w+(cJaa<c bKaa<b<yN)]b bN]b<uTca=c b=drbu a=du<e *+=i<e<dEca<e e+<cEca<a b+=a<g e+=g<x *Y(x]au<ro7Zb<r<h2ad<2uc<<r<h2ado2uco<r<h2ada2ucau<h ?+%au7npbwX&a 7sbY(e%a S[!a S[!aJaa(f b<fmKaa<feRdR S[!aJaa(f]a S[!a<f b<fmKaa<f]auu 8Q8u!aTca=h<e H+ a<d<d 0:!aTca(u<b a<b a3wm(g<c+ <+(jY(f a<f<uLmD(km(i b bo7<b<eTc3o=ocR<eTcH b9eR<eTcR=l a=f<i)(r]b<reR<d=frcu<l b b<h<j+<km<j<uDm<i8Qkaa<d=frbu<o<eTcRo8=bau<e H+ 8Q8u!aTca 0:!aTca<g<c<ao7zb<eTcR=r<eTc3o=x<eTcH=s<e<eTc_Ec?<e<e2acV2ud<<e<e2ac3=2udo<e<e2ac3p2uda<e 8Za+<l<fo3=<eTc3V=w a=ccXcRcR<eTc7d(u<eTc0b(d d_+(j<deX<uTce=t<uTca=]<u i+f<uu(d1eR a=irbu<dTce=q<dTca=i<d i+<j9]bu<e aEc7yb<e.0000!aIc/b erbu<dTcr=p<dTci=v<e aEc7yb<e.0000!aIc/b e<j<d o+(z1]aG a=f e=ydRcR<f<z+(g i+(d<j1]a<gTca(n)]a<dTca(G)]a<g e+Tca=h<d e+Tca=k<eTc/b<c1eR<e /b+o8rb<eTc~b=yu<f<y+(g<nEca<g r+<kEca<g i+<GEca<g e+<hEca<e<c b+(cEc7yb<f o+=f<d i+<j9]buu<eTc~bu=j a=f<q a<im=d<t a<]m=g<i b<im=i<] b<]m=ycR<b a3veR c=f<b 3)ZeR f=hrcu<b XPJa7Z7kR=hrbu<a d1]a b=f b<s<r<xD(hm=k a<r<hm=]u<e<pEc3I<e<vEcQ<e<dEc3G<e<iEc3z<e<gEc3v<e<yEc3p<e<cEc3T<e<jEc3=<e<]EcR<e<kEc3o<e<hKa3y<e<fKaH a=h a=k&a BbY(a%a<a i+<e H+(b 67x!ao(cX<aTci(] 00003V9eR<eJaJ<aTcr(h<aTco(ko3q 4bN(c<c c1mrbu<eJaJu=i<a eKaT<a q+o3D<a<i bN(dKa3(<a C8h!aEcq<a<eFcqIc3o<a<e2ac;2uc3p<a<eJa*Ka3=<a<eFciIc?<a<eTcoEcH<a<e>a3j3xa3F<a<eJa3u(fKa3J<a<eJa?(rKa3T<a<eJa>(yKa3%<a<eJa3i(xKa3&<a<eTce(sEc*<a<eTca(tEcT<a<bEcz<a.0000oIc<<a "8u!aEc;<a 8na+<bTcq(q<bTcz(p<bTc%<bTcTolcRcRcXcRcR<aTcQ(geR<bTcr<bTco<g<aTc3I(vo7b(c]brcu a=f 8]arcu<cJaR<dD]a<cTca e9eR<cJaq bN<dL]bucR<aTc3)(g)]a<a<yKa8Fb<a<xKa8Tb<a<dKa8%b<a<sEc8cb<a<tEc7Qb<a<e q+(bFcaIc:b<a<b2aci2uc8sb<a<bJazKa8&b<a<e i+(bFcaIc!b<a<bTciEc@b<cJa =d<aTcO=y<aTcV=x<a<fKa8>b<a bKa8*b<a<rKaAb<a bKa8Jb<a aEc7Zb<a.0000oIc}b<a 0b+(b<q<p<a }b+(fo7Qb<a.0000oIc7vb<a.aIc7yb<a bKa7=b<b<xo3d<a 7g81a3xb7d<a<aTc7GbEc_<a<aTc7sb(rEc3L<a<r<aTc7vbY b+Ec3V<b<g<y<fo7Qb<a dKa7wb<a q+<b<d<a 7Qb+<a Ba+o3H<aTc}b(b)]a<aTc7.b<boVu<a q+<c<h<ko;<a aKa}b<a cEcSb<aTcz(dJaa=fcRcRcR<cJa.(h j9eR<a T+=b<f bYyccdbu<f)]g<a 8m7Hb3xb!b<a.00003LId7Qb<a q+<a Sb+ o c<a 7Qb+<a }b+oGrgu<c 8Z7=!aY 8K8<8g7kdO cW(c b+=b 7Gd=ddR<b bY(beR<d 6aY(d]buu<a 8m}b3xb!b<a 4b<c<bm#.HU.0000B444a/Id7Qb<a q+<a Sb+ i a<a 7Qb+<a }b+oGrfu<dTci=c<dTce=d<a aEc3V<a.0000oIc3L<a 0b+(f<d<c<a Ba+o7Qb<a dKa7wb<a<bTc?EcAb<a<b2ac<2ud-b<a<b2aco2ud@b<a<b2aca2ud7Qb<a q+<f<h<a 7Qb+ 8?7x!ao3H<aTc3L(b)]e<aTc_<boVreu<dJab=c<a2raaaaaaaaaaaaaaaa2ud0b<a<cKa7pb<a aKa7vb<a c a<c dY 4bN cZ(cmKa7wb<a gKa7sb<a r g<cmKa7qb<a<bTc?EcAb<a<b2ac<2ud-b<a<b2aco2ud@b<a<b2aca2ud7Qb<a q+<a 0b+<h<a 7Qb+ 8?7x!ao3Hrdu a=f a=b a=ddR b<d_ a<b 8Z7=!a+<g<vo3cm<f^=f<d b+=d<b 6a+(b 7Gd9]au<ceR<a 8maKa3V<a.00003LId3L<a 8ra :a<cTca e1(bmKa7a c a<bm=f p y<bm=g<c 8Z7=!aY 8K8<8g7kdO cW(c b+=b 7Gd=ddR<b bY(beR<d 6aY(d]buu<a X<c<bmKa3Qrcu Ca 8ya<fmu=b<a.00003LId3L<a 8maKa3V<a<bKa7a<a<fEc3L c=f p=gu<a aEc0b<a aKa7Qb<a q+(b<a 0b+<g<f<a Ba+<a 7Qb+oG<b a<h<ko;u<aTc;<a<aFc<Id7Qb<a 7Qb+<i bNo7yb<] a3weR<aTcr<]oVu<a Bb+%ao7Hb<eTc/b(beR<j<b e_oVu<weR<u<w d_oVu<oeR<l<ooVu S[!a aKaa<e 7sb+%au#hckXc7f&a oY(d%a<b t+ 3LN(g 7l0e<a 7l0e+<a oLm+(b 007dN=u<b oW=h<a<g<a<gDm bY=e<a bY=i<a lZ=kcRcXdRcR |:!aFda=rcRcX<e 7gcMeR 3b<e3.Y(a b_<e<aW+rbu<e eWu(b b+(a 3sLeR.X<a#U<r7i7b(].3t3TeR<]7E=a<keR 7.:!aTca(k<a c_+Tca(aTcr=e<aTce(b<aTca(hEca<heR<h<bEceu<k<aTci(b c_+Tca)eR |:!a.b<b#U<r7jIdau<a eY(b<bTca cPEca<a<e+rgudR<d e+<a<g<ioP<dTce b1]e<a 3tZeR |:!aFda.X<a b+#U7i7b(]7E=a<].!a3=]buu<d e+<b<g<ioP<dTce]drcu<r<b#~.b7i3G]b<d e+<b<g<ioP<dTce b1]crbu<r.a3F]a<d e+ 3t<g<ioP<dTce b1]bu<hRa(a X1eR a=areu 7Z:!aTca=b 7Z:!a aEca<a o_(f<u+=acRcR<b a<b<f1m)eR X<a<a<fZm 3LN=c 7.:!aTca)eR a=j<f b<fm d+ /07dN(b 7sc^ 7s7h7dN(a<bZ]c<a<cD]c 7.:!a<bEca<a eY d b<a<cZmEca<b a 0c8Quardu a=j<f<f t+ 7s07dN(a o+(bD]b<b<cD]b<a eY hEcarcu<f X<a<a<fZm 3LN(jMeR 7Z:!a<bEcareucR<b eY(aTca(c bNeR<a<c c^Ecarbu<b<cY(bTce(a<bTca(cEca<ceR<c<aEceu 7.:!aTca<bTci(a c_+Tca]a |:!a |:!aFda.b<a#U7jIdau<b<jo7>bu 7Z:!a<jEcarcu<a<cZeR<a<co7>bu 7Z:!a<cEcarbuu<dTci=a<dTcru=b<b<a<g+(e1eX bf<e<bo7>b du=b<e eY<bEcau<d o+%a<au8&hbrX&a 7.bY(e%a S[!a S[!aJaa(f b<fmKaa<feRdR S[!aJaa(f]a S[!a<f b<fmKaa<f]auu<b <+=g 0:!aTca=i 8Q8u!aTca=hcR<b 3ED]a<g<iD]a<b<h+(f2raaaaaaaaaaaaaaaa2uao<f2raaaaaaaaaaaaaaaa2uaau a=f<e o+ b<g<h+<g<iD(km(u<i<gY(r a<i<rMm(i<c<doD<e ;+ b<u<c<iD(dm a<c<dm ao? 8.8u!a aEca A8u!a aEca "8u!a 7s7q!a do8bb<e aEc3T<e.0000oIc3G<e aEcV<e.0000!aIcQ<e<a hY dZKa0b<e aEc7d<eTcz=c<e<eTcq(r a<eTco(u 00003V9m(dEc_<e<d<c d_+Ec3V<e a<g<km(dEcO<e<bEc3L<e b<h<km(gEc3)<e /b+<e Aa+o& e=ccR<eTc/b b9eR a=d a=brbu b<g<b<dD(cm=k a<b<cm=] e=c a=b a=ddR<e 7Gb+ b<k<eTc~b(g+<eTc7yb(i<gZ(h<i<]D^(jm a<i<gY(y<jm<e Ca+o7QbcRcRcR<eTc_]a<e i+ b b<eTc3)<eTc3L(j<eTcOD(xm<g+<h<i a<j<xmD^(hm a<y<hm(hoY<eTcr]a<h 08k7D8Ib<eTc%(j<j 08k7D8IbMmL]bu 8n8u!aJaa b1eR<e 7Gb+<a<e ;+ coT 2bN]cu<e 7Jb+ C8h!a<e 7Gb+<a<e ;+ ao= 8.8h!aTca)]b<eTcQ<f1eR<e 8na+o:b<eTc3I=cu<c<f rO+(h<iEci<h<gEce<h<bEca<e<f b+(fEcVrbu<d b+=du<b b+=b<e /b+<e Aa+o&<eTc/b]auu<e<dEc~b<e<bEc/b<e<fEc7yb "8u!a<e /b+ do8bb "8u!a<c<f dOo8bbo7Hb<eTcQ(beR<c<b rOoVu<eTc3G(beR<eTc3=<boVu<u a3weR<r<u d_oVu S[!a aKaa<e 7.b+%au"gcoXc7f&a oY(e%acR<b cZ]a<b e_=f<aFda=t o=ddR<a<d+Fda(q<t3*eR<q=t<f<d o+(d9]brcuu<c aEci<cTca<bZeR<c a<b i oo8tb<cTci=gu<cTce=d<feR<d<g e_+<a<f8Qkaau<c<b<g+(fEcidR<d(u<f(o e_(s+=l<d=g<b=c<a=idRcRcXcRcRcRcRcR<cycdbau<c bY=f<i <+=j<i o+=k a=d<c=y<c cY(h=rdR<i<d e_(]+Fda<k<]+Fda3TeR<f bY=f<y bY=y<j o+=j<r bY=r<d<h1<d b+=d)]brcuu<c<dD]bu<e<cEce<e<iEca i=d ardu<e<d b+(kEce<e<iEca<i<k e_+=d<c<kY(] cZ]b b=h<y b<f<fmY=cdR<j oYFda<jFda3TeR<j o+=j<r bY=r<h b+(h<c9]brduu<h bY<]M]b<k=crdu<x bP=c<uFda=t o=ddR<t<d<u+Fda(t3&eR<c=x<b=f<a=d<o=b<u=argu<s<d o+(d9]au b=g<x bN]f<o<b<b<oDm=ddR<a<uFdaIda<a i+<u i+TcaEca<u o+=u<a o+=a<d bY(d]aurfu<k=c<]u=h i=j a=ru<e<hEcr<e<dEcidR<eTci=kdR<g=dcRcRcX<c)eR<h)]c<e i+rbu<e<h)]aG<e i+<e<iFda<kFda3&mu(fTce(y)]b<d<l(g1]c<f<y bYEce<f<fTca(c o+Eca<d<cTciEci<d<cFdaIda<d o+=g<eTce=c<eTcr=h<eTca=irdu<r=c<j=irdu<d o a<d<l9m+=grauauauauau<e o+%a<gu7whbyX&a <Y(g%acRcR<a<c 4bN+JaF(h e1eR b=h<bTca b1]b<c<d z_o+ 4bN=hu<h d1]bu<c 4bN jLeR<aJa3q bN]bu<d 4bN b1eR<aJa.]bu<a<aJao<h a9NKao<aTcr(i<aTc%ZeR<a<i b+Ecr ] i g<bTca(] b1m<c 4bN q1m=y<eJaj=x<eJai=u<eJah=o<eJag=l<eJaf=s<eJae=t<fJaa(r=j 4b=kcRcXcRcRcR<r bYydabceu<fJabrcu<fJab=j 8Vb=krcu 2bu=k a=ju<aTci=i<eTca=e a=a<g aEa;<g<oKam<g<lKaG<g<sKan<g<tKaz<g<jKaw<g<kKav<g<xKaq<g<yKat<g<dKas<g<hKal<g<cKao<g X<u<u 8ma1mKapdR<g<g o+(c<a+TaaEce<i<g e+ bo8bb<a e+(a o9]au<g<eEco<i<c bo8bb<iTci=a<i ~7q!a co8bbcRcRcR<] bYycabcu<bTci=c<bTce=b<g 8c000eEco<i<g o+ bo8bb<i<b<co8vbrbu<g 8d000eEco<i<g o+ bo8bbu<iTci=b<g aEco<g<b<aY(c cYEcqcR<a<bM]a<iTce<a c_+=a b c<c cZm=h<g o+=cdR<a)]b<a<cTcaEca<a e+=a<c e+=c<h bY(h]auu<r d9]b<fTce=d<gcX<fTci(h)eR a=h b=b arbu a=c a=acRdR<c<a<d+*aa 8fX3w+(c TD]b b=b<h<a b+(a9]au arbu a<a<a<hD(am=h b<d<am=d }7q!a=b duEc;<g<bEcz<g<hEcq<g<dEco<g e+<g o+ co7]b<i<gTci(a<gTcro8nb<gTce(b)]b<a<boVrbu<a bKalu<g <+%au7ngbuX&a oY(j%acR<c)]a<aJa&=u<a aKa&<aJa%=g<aTc;Tc0e=k<j.aIdi<a r+=h<aTcr=fcRcR<b<aTco(iM]a<b<f+Jaa(e <DeR<b=drcu<b b+(d<iM]a<e <9]a<d<f+Jaa(e <D]bu<h<bo7qb(d<iM]b<d<f+Jaa=eu<e (1eR<c bY=i<g a<g 8yaZm 4bN rO C}!a+=rdR<a<d<k<j i+oJ(d)]c<aTcr=ecRcRcRcRcR<d<aTco(fM]a<d<e+Jaa(b <DeR<d=crcu<d b+(c<fM]a<b <9]a<c<e+Jaa(b <D]bu<h<do7qb(c<fM]b<c<e+Jaa=bu<u bN)]b<b 4bN 8za9]bcRcRcRcR<c b+(d<fM]a<d<e+Jaa(b <D]b<c c+(g<fM]a<b <9]a<e<g+Jaa(b <D]bu<h<do7qb(b<fM]b<b<e+Jaa=bu<b 4bN 8Ma1]bu 8za=brcu<a<d<r<io3](c]c<a bKa3erfu a=bu<a<c<b<ioL(c)]du<aTcr=fcRcRcR<c<aTco(gM]a<c<f+Jaa(e <DeR<c=drcu<c b+(d<gM]a<e <9]a<d<f+Jaa(e <D]bu<g<h<co7qb(dLeR a=ercu<d<f+Jaa=eu<e *9]acRcR<d b+(b<gM]a<b<f+Jaa(e <DeR<b=drcu<d c+(d<gM]a<e <9]a<d<f+Jaa(e <D]bu<h<bo7qb(d<gM]e<d<f+Jaa=eu<e (1]brduu<aTc;<kEc0eu<d b+ a<e 2a1m=]u<j o+%a<]u8=gbhX&a CaY(e%acR<c)]a<c<do3q 4bN c9]a<e.00003LIdT<e 8xaKa3j<e <+<c<d A7x!a cot<eJa<eR<e<eJa=Ka3iu<e 8paKa?<e 67x!ao~bKa><ecX<aJa3p)eR<e<dEcR<e<cEc3o drbu<e dKa3y buKaH<e z+<a 67x!ao39<e bEc3p<e<eFdzIc3v<a<e 6a+ q c<e T+<e H+oGucR<b)]a<bTc3r(c)]a<c %O=d<bTc?=cdRcR<c <+Jaa(h d1]a<e 6a+<aTce<co(cRcR<eTc3p(b 00003V1eR i=f 8oa=grbu<eTc3z]b j=f 8la=g<b)]a<eTc3v<boVu<e<gKa3j<e 8maKa?<e.00003LIdT<e<co~bKa><e o+<a<co39<e bEcH<e<eFdoIc3o<e aKa3p<a<e H+<f<h<e T+<e 6a+oGrbu<b)]a<eTc3v<boVu<c %+=c<d %Y(d]auu<aTce(bTc<(ceR<bTc;(g<c e_+=jdR<gTca=i<e 6a+<gTce(b b bo7<b<eTc3v=hcR<eTc3p)eR<eTc3z=f<beR<beR<f<i<b8Qkaau<f=c<b=ddR<c < a<cJaa(k [aY 4bN GZm<k^Kaa<c b+=c<d bY(d]auu<g o+=g 7QX=cdRcR<c 8n7o!a+Tca<b9]a<c -7o!a+Tca<f<bo@b]a<e<f<b 7.7x!a cotrdu<c %+(c]au<e i+<f<b 7.7x!a cot<eJai)]b<eJaj=c<e.00003LIdT<e<bEcR<e<iEc3o<e bEcH<e [|b3xb?<e<cKa3i<e aKa3p<a<e H+ o c<e T+<e 6a+oGrbu<h<eTc3zo8=bau<heR<f<hoVu<g<j9]auu<e Ca+%au8TfbfX&a R+(f%a b<b<d+<c<eZ<d<eD^(bm=hcRcRcRcR a<e<dY<bm(beRdR<g(i b+=gcR<h<i+(jJaa 3d9]a<b<gL]d<j b+Jaa(c ?Y 4bN kMeR<c 3EN [aY 4bN fD]eu<i c+<bM]d<j c+Jaa(c KY 4bN 8)bD]a<c 3EN 8iaY 4bN 8LbZ]du<b<g9]auu<f bKa%<f<bEc;<f<hEcz<f aEc<<f r+(c<f z+o7ob<coW]brcu<i XP<b+=ecR<b bY<i1]a<j b+=g<e=c a=bdRcR<g*aa(j a3v]a<b bN]a b=b<g b+=g<c bY(c]brcuu c<b<j a3nm=eu<a 00003VEca<a<d<i+(bEce<a<b<e+ b+EcircucRcR<b dLeR<h bY=i<b=gdR<g)]d<g<i+<g bY=g*aa a3n]aurbu<hTaa 07g7h/3VN]a e<h d+ 7dN(c<hY<c<h1m(g<b eY(cZeRdR<g<h+Tca 07g7h/3VN]c<g e+(g<cZ]auu<c<h+Taa 07g7h/3VN)]bu<f 3r+<b b bo7<b<fTcH=gcR<fTc3r b9eR<f aEc?<f<fTc3o(cEc*<f<gEcT<b)]b<beR<c<h<b8Qkaau<f<bEc?rbu<g<fTc3oo8=bau<f T+oW<fTcT(beR<fTc*<boVu)]bu<a<fTcqEci<a<fFcrIcarbu<a<eEci<a<dEce<a 00003VEca<fTcr(a)]a<fTco<aoVu<f RY%au7u<cGXb7f&a SbY(g%a S[!a S[!aJaa(f b<fmKaa<feRdR S[!aJaa(f]a S[!a<f b<fmKaa<f]auu<a iLeR<aJaS7kR=hu<c <+=a 0:!aTca=f 8Q8u!aTca=ecR<c 3ED]a<a<fD]a<c<e+(j2raaaaaaaaaaaaaaaa2uao<j2raaaaaaaaaaaaaaaa2uaau<g<cEci<g a<a<a<fD(cmEce<g b<e<cmEca<g r+(j b b<a<e+<d<f<aY(a a<a<fLmD(am<cm(c a<d<am(d<bo]<g 8sa+<h<jo)o3j<d eMeR<cJad(a a9=iu 7.[!a.aIda }[!a<aEca |[!a<iEca 7y5!a<i)(iKaa 7Q[!a aEca a=c a=d&a oY(a%a<g 8sa+(eTcr(fTcz 00003V9eR<fTc;=d<fTc<=cu 7Q[!a aEca 7.[!a.aIda 6[!a aEca 7y5!a |[!aJaa bPKaa<a aEci<a aEca<a<gTci(fEcr<a<fEce<e<g<a<d<coa<a o+%acR 7Q{!aTca(c)eR 8c[!aFca=3b 8c[!a.0000oIca 6[!aTca=r 6[!a aEca<g<rEc3L<g<3bId3)<g Aa+ 8DU!a <o5b<b c9<iN=dcR 8c{!a3jaa(3b.e3;eR<g<gFcaId3V<g<gTciEc0b<g 8.6!aFcaIc/b<g 8d{!a3]aa 8g{!a3jaa.?U [{!a3uaa.<U//.iU<3b/Ic7ybrbu<g eKa7ybu<g 8Za+(ao3D "8u!a }7k!a<gTc3IJa o7yb<g |{!aFdaIc0b<g<rEc7d<g<gTcO(bEc3V "8u!a<a eo8bb<g<rEc7=b<g a<r <+(a<a<gTc3L(GD(amEc7Gb<g b<b<amEc7vb<g 7vb+=p a=f&a !bY(e%a<g 8sa+(yTce=o<yTci(ieR<o H+=b 6{!aTca=a<i=cdRcR<b *YTcaJa8Ib(h c1]a<a<bTcaW bN)]a b<h_<f^=fu<b 7Jc+=b<c bY(c]auu<e 7hc3xb7Jb }[!aTca=c |[!aTca=h<e |b+=a a=bdR<e 7Jb+<b+Jaa=j<e 7Q[!aTcaEco<e 7.[!aFcaIdi<a<heX<e i+<j c_+Tca(a<cY(j a<a<jMmf auEca<e 7Gb+=a<b b+(b c9]au<eTc|b=a<e<eTc7GbEcq<e<aEco<e<fEci<e S{!aTca(aEcr "8u!a<e i+ eo8bb<e aEco<e.0000!aIci<e 00003VEc3=<e<gFca(3bIc_<e<gTci(bEc7d<e 8Z6!aTca(cEc/b<e 8.6!aTca(fEc0b<e<3bIcq<e<bEc;<e<cEc%<e<fEc<<e<pTciEc7sb<e<pFcaIc~b<yJao=b<e<dKa7vb<e<bKa7wb<e.00000bIcT<e.aIc?<e.iIcH<e 3r+=z<e T+=n<e 8.a+=v<aeR 7={!aTca(f<a e_+=xcRdR<f(aJar(b<iZeR<e 7Gb+<eJa7wb<a<o<b 7JcO+(bTcr<bJaoo3z A8u!aTca=c<aJay=h<eJa7;b=l<eJa7mb=s<eJa7<b=t<eJa7=b=k<eJa7(b=]<eJa7Gb=q a=b<e aEa7.b<e<qKa7 b<e<]Ka7Rb<e<kKa#b<e<tKa}b<e<sKa7Kb<e<lKa7Hb<e<hKa|b<e c.000~7sS!0b<h d_#~7E<h iMm(mKa7Ib<a o+=f 7k8V3t<hW=jdR<e<e |b+(d<b+TaaEc7Jb "8u!a<e 7Jb+ bo8bb<b e+(b r9]au<e<aTce(;Ec}b<e<aTca(3aEc|b "8u!a<d co8bb A8u!aTca=b "8u!a ~7q!a co8bb<e<vTcoEc7Qb<e<v2aca2ud|b<d<e i+<aTci(uo7mb=wcR<j bN]a<aJa] 4b1]a :U!a<eTc0b<u rO+<u<eTc/bMmTci hN g1]a<e<k a<k 8yaZm 4bN rOJa8v}R 0000e^Ec|b "8u!a<d bo8bbu A8u!aTca=d<e<wEc|b<e<d<bY(a cYEc}bcR<b<dM]a 8&8u!aTca<b c_+=b b c<a cZm=a<e |b+=jdR<b)]b<b<jTcaEca<b e+=b<j e+=j<a bY(a]auu a=jcX<h cD(weR<d=a arbucX<h c1eR<e<k a<k 8yaZm 4bN rOJa8v}R 0000e^Ec|b "8u!a<e |b+ bo8bb arbu<e<] a<] 8yaZm 4bN rOJa8v}R 0000e^Ec|b "8u!a<e |b+ bo8bb 0cu A8u!aTca(a<dY o_ 008QhN^u=dcR<eJa7vb b9]a<h tDeR b=jrbu b<h_(b 8ZbN]a<b hN)eR b=j<b 00?N)]b a=jrbu<h c9=ju a=b<e aKa79b<e<qKa7 b<e<]Ka7Rb<e<kKa#b<e<tKa}b<e<sKa7Kb<e<lKa7Hb<e<mKa7Ib<e<hKa|b<e<d oWKa71b<e<d iWKa7)b<e<d<j^Ka7.b 8&8u!aTca<c c_+=ddRcR<a<cL]a<b<d+(h)]a<h<e |b+<b+TaaEcau<c b+=c<b e+(b r9]aucR<j)]a<n :U!a<eTc0b<u rO+(b<u<eTc/b(cMm(aTca :U!a<b r+<u b+<cMm<a<aTci hN g1mTce "8u!ao8eb<w]a<z<3a<; "8u!ao8ebu<f<x9]brcuu<b<i 8.7<!ao6bau<eJa7vb=du<yTcrJa3p=]<e aEcSb<e.00000bIc7Gb A8u!aTca=j<eTc_=c<eTc3V=f<eTc7d=a<eTc~b=i<eTc7yb=h<eTc7sb=b "8u!a 8s7<!a bo8bb a<b<b<hD(bm=y b<i<bm=o b<c<a<fD(bm=l a<a<bm=s 7s{!aTca(a 7v{!aTca e_+=t i=c<d bN=q a=f a=d<a=bdR<b<t9eR<b o+=b<q)]b b<o<aTci(i+<aTcr(h<iZ<h<yD^(um=k a<h<iY<um(u a<aTce(i<aTca(hY<h<iD<i<sD^(xm1eR<b=a b<h<l+<xm<k<uo@b)]cu 8.8u!aTca=a 8?8u!a<k<uo5b b<a B8u!aTca+ 8.8u!aTca(k<aZm<k<aY(a a<a<kLmo3M=k A8u!aTca=u<eTc7Gb(a<f1eR<e 7Gb+o8xb<eTc7=b=c<eTc7Gb=au<c<f e_+(x<u b_(uEci<x<h#Ida<e<f b^(hEcSb<d b+=d<a<h1eR<e 7Gb+o8xb<eTc7=b=cu<c<h e_+(a<u c+Eci<a<i#Ida<e<f c+(fEcSb<e<kEc7.b<e.aIc|b "8u!a<e |b+ do8bb<b=arbuucR A8u!aTca<jL]a 8&8u!aTca<j c_+(a)]a<a<dEcau<e 7Gb+<v<] bN(a -7<!a "8u!ao3o<n<g<a -7<!a "8u!ao3o<z<p<a -7<!a "8u!ao3o<eTci(aeR<eTcr<a e_oVu<eTc3=(a a3weR<eTc3T<a e_oVu<e !b+%a<r<GLeR<g<rEc3Lu 8c[!aTca(aeR ![!aTca<aoVu 6[!a<gTc3LEca 8c[!a<gFd3)Icarbu<g<gFcaId3V<g<gTciEc0b<g 8.6!aFcaIc/b 7Z{!aTca=e a=a&a 7.bY(d%a<g r+(fTc3o=i<d a3xb.<d 7s7x!aFcaIcT<d 7G7x!a2aca2uc?<d |7x!aJaaKaR<d<fFc3rIc;<d<fTc3oEc%<d<fJaR(jKa <fTcT=r<fTc%=k<fTc*=u<fJa3p=f<d aKa9<d<b c9Ka1<d<fKa)<d<uEcz<d<r a<k 00003V9mEcq<d bKa3p<d<h 4bN rO A7Z!a+EcQ<d<g 8Za+(bTcoEc3T<d<b2aca2ud3v<d<d q+Ec3I<d i+ b<i<i bLm(f<c(b<b<fDm(f e Ho{b<d aEc_<d<dTcr(iEc3L<d<dTci(cEcOcRcR<c<fZeR<d 8?a+ a<f e Ho8tb<dTc3L=i<dTc_=arbu<b)]bu<a<f+<i<a HO+=cdR<d 8Za+<d @a+<eoh<c<dFc|bIc?<c<d2ac7Gb2uc<<c<d2ac~b2uco<c<d2ac3V2uca<c H+=c<e z+=e<f bY(f]au<dTcO=c=au<d eKa7yb<d 8Za+o3D<d<d @a+<i<a e a 67t!a "8u!aoqEcV<d a3xb3) "8u!a<d 8&a+<j bNo7yb<ceR<i<c HOoVu<d 7.b+%auo7Hb<g 8sa+o8ab<g r+o8gb S[!a aKaa<g Sb+%au8lkbGX&a R+(f%a<aTc%=o<aTc<=ucRdR<u=e a=a b=lcX a<o(d)]aGcRdR<a<e+(uJaa >1]b<d<a b+(a9]au<e=u<d(arbu<u b+=u a=l<a XP<d+u=o<reR a=grcu<b=hcX<c)eR b=r a=d a=c<hrbu a=dcRdR<d<h+(bJaa >1]b b=r<c<d b+(d9]au<c=d<hrbu<d XP<c+=c a=r<b b+u=bcRcR<aeR<eJaa 8Ma1]bu a=g<a<d9]d<h<e<ao@b]drbu a=a<f z+(e<h<d a<do3a<e b<fTc;<fTcz(h 00003V1(dm(v a<fTc<<dmo% a<h<dm=scR<fTcz]a<fTc<(k)]a<fTc;=y<f b3xb3o<f<kEcH<f aEc3r<f bKa?<f 3xEc*<f<kEcT<f aEc%<f<kEc<<f<yEc;<f 3xEcz<f o+=t a=g a=h&a oY(j%acR<eJa3d]a<eTce(q=w<j e+=x a=p&a oY(i%acR<eTco(]<eTcr(dZ]a<]<eTci(zD]a<e q+(n<eJaz(g+ bYJaa=G<g fZ=mdR<i i+<G<d<q+<]<dYo7lbcRcR<iTci b1eR<e<d<iTcr+ b+(dEcr<d<gZ]c<d<zD]c<m)]b<q<d<gY(;+<n<go@b]c<x<dEci<x<;Ece b=preu<e<]Ecrrdu a<g e 8cU!ao3<au<d<]L]auu<x<pEca<i o+%a<jTce b1eR<eTc;=d<e<jTcrEc;<d<w+=g<jTci<dY=hrbu a=g<eJa3d]a<e bKa3dcR<eJa% b1eR<eTc<=i<eTc;=drbu<eTc<(i<eTc;(d1]bu<i<dY=h<eTce<d+=gu<t<hEce<t<gEca<j o+%a<fTco(e b<em=dcRcRcR<fTcq a<em bYycabcu<dJaa 3i9]brcu<d>aa 7R8na1]bu<f<yEcz<f<k<y+Ec;dRcR<f i+=k a=e a=hcR<f z+(gTca(d<gTce1]a b=h<g<d b+Eca<dJaa(e! a3n]a<g<d c+Eca<dJab 3tN=i<e 3cN=j<e 8;bLeR<j g_<i^=erbu<g<d d+Eca<dJac 3tN<i g_^=i<e BbZeR<i<j r_^=erbu<g<d e+Eca<j s_ 00BaN<dJad 3tN<i g_^^=eu<k<eEce<k<hEcacRcR<fTcr 006a<fTci bNm(e 3dYyuebbbbbbbbbeau<e 8na1]d<e 006a1]bu<e <Z]c<e 4aY =M]brcuu b=au<seR<v<soV<a]b a=grdu<a]a a=grcu<l)]au<reR b=grbu a=g<c)]a a=adR<a<b+Jaa >1]b<c<a b+(a9]auu<f RY%a<gu8HfbvX&a "aY(f%a<aTca=s<aTci=r<aTce=t<aTco=j<aTcr=k<aTcq(hTcr=i<f<cEc3p<f<b b+EcR<f<bEc3o<f 3o+=cdR<f @a+<g+ :U!a<k<cTca(u rO+<j<uLmFcaIca<c e+=c<g i+(g z9]au<fTcQ=q<fTc3T=p<fTc3==v<fTc3G=w<fTc3z=z<fTc3v=n<h<i<d hN zO+Jav hN(] ;O+(cTc3==j<cTc3G=k<cTc3z=u<cTc3v=y<cTc3p=x<cTcR=o<hTci=c<hTce=gcR<eJap]a<eTcr(l<eTci(eL]a<i<] zO+=]<f %+<aTc;cX<aTcz(GTc*<lZeR a=i brbu<l<eY=i<GTcT<e+u<i<]<hTcqoM<fTc%(h)]a<fTc3r=i<fTc?=j<fTc*=e<fTcT=k<f<fTcHEc3p<f.7g000<Ic3o<f 3o+=c a=gdR<f @a+<g+ :U!a<j<cTca(u rO+<i<uLmFcaIca<c e+=c<g i+(g z9]au a<e<e<kD(em=c b<h<em=g<fTcQ=k<fTc3T=u<fTc3==j<fTc3G=y<fTc3z=x<fTc3v=ou<f z+<aTc<(i q+(a b<s<r<tD(hm(e a<r<hm(h<n<z<g<c<o<xo3K<fTcz=r<f o+<a<e<h<w<p<g<c<y<uo3K<f i+<a<e<h<q<v<g<c<k<jo3K<fTcr=a<f<dKa3(<f aKa3=<f aKa3&<f<bEc3G<f<aEc3z<f<rEc3v<i<f @a+o7sb<f "a+%au7.lczXb7f&a CaY(h%a<b ;+=r<d a<d kZm(p rO(i A7Z!a+=v<iJa8R7ZR=kcR 08k7D8Ib<eTci(i<i 08k7D8IbMm(j<cTci(oM<p hY dMN)eR<bo8mbrbu<h i+<b<c a<o<eTcrofu<bTcq=3a<bTco=p<bTcr=;<bJaz=l<b aEc?<b aEc%<h aKaE<h<fKa3r<h bKa?<h.eIdT<h<rEc%<h<eEc<<h<vEc;<h<l s9Ka3]<h<cFcaIdi<h<cTciEco<h<bTci(iEcz<h<bTce(cEcqcRcRcRcR<j<oMeR<k bYyccdbu<h 7yU0oEb3w<h gKa3v<h2raaaaaaaaaaaaaaaa2udH<h i+<h H+o3>rdu<h i+ a<do3IrcucRcXcRcR<c :U!a<im(cTci(j gN e1eR<cTce=i<h H+<h i+<eTca<eTceo* a=c<hJaH(e bYydceebu<h i+ a ko3Irfu<hTc3orbu<hTc3o b+u=k<h i+(c a<ko3J<c<k<do7?b :U!a<hTcq<k rO+<k<hTczMmTci eW=cu<h i+(d<c<j eWo3J<i X1]b<h<hFdH(3bIdT<e d9]b&a <Y(i%a<i 7u}0oEbG<i jKaz<i<3b.<~7E(cEco<i :U!a<dTcr<c rO+<c<dTcoMm(eTca(cEcq<i<eTceEcr<i<cEci<i<3b.i~7E(cKan<c 4bN c1eR<i bKa;u<dTczJa3h(c e9eR<i<cKa;u<d<i i+o3><i <+%arbu&a 7sbY(g%a<h i+(uTca=d<uTci=i<uTce=c<uTcqJai=e<uTc;(j aEcQ<j aEc3G<j aEc*<j aEc<<g a3xbH<g aEc3r<g.0000!aIc*<g aEc<<g aEcq<g<e a<e 8yaZm rOJa8z}RKaK b<d<c<iZ(cm=t<g a<i<cm(weX<tJaa 3t1f auEc3p<g<wEcR<g<tEc3o<g @a+<g 3o+o3TcR<gTc3v b1eR<g *+=v<g /b+=cdR<gTc3T=z<gTc3==n<g 8.a+<t<w<gTc3z(s<gTc3G(Go3a<gTc7d=d<gTc3V=jcRcR<gTc_(] 00003V1eR<d=e<j=irbu<g 8.a+<t<w<n<zo3a<gTc7d=e<gTc3V=i<gTc_(q 00003V9]b<])]a<j<]oVu<u bKaJ<u<g q+(co_<u<co7wb<g a3xb~b<g 7j7=7GiEc/b<g aEc7d<g<iEc0b<g<eEc3V<g<iEc_<u<g 8.a+o3>rdu<uTczJaJ=y<g i+<gJaK(m a<m xZm(k 3oO "7D!a+(x<j<do7ibcRcR<gTci b9]a b<gTcr(o xN_(r<x<y b_+>bgN]a<g>bH(d<rNeR<g U/0oEbUb<g eKa/b<g aEc7d<g<sEc0b<g<GEc3V<g<sEc_<u<g 8.a+ a ao"bu<g<d<r^3xbH<xJa3y<o+=r<k hY 4bN 8VbMeR<c<x>bE3xba<g.aIc~b a=y<c=ddRcR<o<dJaa9]a<g q+<y+(kTca]a<k bEca<k i+<zEca<k e+<nEcau<d b+=d<y r+(y z9]auucR<r 4bN(d 8]aD]a<d rO(kJa-}R<i<e<uTczJa>ou(d 4bN z1]a<u<d<k C}!a+Jad<r a<n<z ao/bu<qeR<i<qoVu<])]b<j<]oVrbucR<u oo[b)]a<xJa3]eR<g<m<j<d<yo3G<gJaa)]bu<g cKaN<g o3xa3D<g<mKa39<g dKaO<g aEcV<g<sEc3)<g<GEc3I<g<sEcQ<g<x b+<uTcq j+<xJaamJaaKa3Z<u<g 8na+ a ao"bu<uTc;(rTc<=e<gTc3r=k<r z+<j<do5b<]eR<j<]oVu<rTc<=d<rTc*(j<rTc%1eR<r %+o8rbu<r<j b+Ec*<rTcT<j e_+(j bKar<j<dEci<j<eEce<j<kEca<gTc*<k1eR<voCbu<gTc?<k d_+(d<GEce<d<sEca<g<k b+Ec3r<q)]a<i<qoVu<g @a+<g 3o+o3T<gTc3v]auu<u aKaJ<u<g q+(co_<u<co7wbu<gTc*(ceR<gTc?<c d_oVu<g 7sb+%au<l s9eR<h fKa3v<h<3aEcR<h<;Ec3p<h<pEc3o<h<;EcH<h<lKaZ<h aKa3z<h.0000<<l ]Y a<l ]Dm#.dU(3b~3oaL<h.07h/~!a<3b~3oaD<h.U7y7G7.!b<3b~3oa3w<h i+<h H+o3>u<a<h T+(cTciEci<a<cFcaIca<f)eR<b<bTc%)Ka7yfu<h Ca+%au7ufbjX&a <Y(e%a<e 00003VEci<bTc<(deR<bTc;(h<d e_+=j<cTca=k<cTce=idRcR<hTce<i9]a<hTca=c<i=b<k=ddR<beR<dJaa=f<cJaa=g<b bY=b<d b+=d<c b+=c<g < a<g [aY 4bN GZm^ 4bN<f < a<f [aY 4bN GZm^ 4bN1]brcuu<hTci=fcRcRcRcR<hTcr(c)]a a=bcRdR<b<f+Jaa(d <9<d j9N]b<c<b b+(b9]au<c=bu<beR<b<cMeR<b<c1]crdu<b<f+*aa 8fX3z]cu<b<f+=d<b<c1]c<c<bY=g<c<f+(f bY=c a=bdR<b<c+Jaa(u <9<u j9N)eR<g<b bY(b+]breuu<b<g+(c)]c<c<gMeR<b)]e a=dreu<b<f+*aa R3n]d a=drdu<c<f+=drbu b=du a=cu<c a<dm=b<d b<dm=d<eTci 00003V9eR<e i+(c 717x!a co5b<c<d<bo5brbu<e q+<b b bo7<b<eTcz=fcR<eTcq b9eR<eTc;=g<b)eR a=crcu<b)]b<g<d<b8Qkaarbu<f<eTc;o8=bau<e<cEco<e<gEcr<e<fEciu<h o+(h<j9]auu<a<eTcoEci<a<eFciIca<e <+%au7?gdjXc7cb7fcRcR<bTcr(feR<f<bTco9]b<a aEcaxu<bTcq(g<bTci(fMeR<a aEcaxu<bTce(h<gY=d<bTca(j=ccRcRdR<f<g<i+(e RYZeR<f(c<eL]ddR2raaaaaaaaaaaaaaaa=ucR<e<hD]a<d oZ]a<e<j+2aaa2rkkkkkkkkkkkkkkkk2&=uu<u2V(c]d<d oY=d<e o+(e<fZ]au<f=crduc7c2raaaaaaaaaaaaaaaa(u<e<hD]aG2raaaaaaaaaaaaaaaa<d oZ]aG<c<g+2aaa2rkkkkkkkkkkkkkkkk2&u<d oY=d2V=kc7c2raaaaaaaaaaaaaaaa<h<e o+Z]aG2raaaaaaaaaaaaaaaa<d oZ]aG<c<g+ o+2aaa2rkkkkkkkkkkkkkkkk2&u<d oY=d2V o_<k^#=]c7c2raaaaaaaaaaaaaaaa<h<e <+Z]aG2raaaaaaaaaaaaaaaa<d oZ]aG<c<g+ <+2aaa2rkkkkkkkkkkkkkkkk2&u<d oY=d2V#.<U<]/=]cR<h<e ?+Z]a<d oZ]a<c<g+ ?+2aaa2rkkkkkkkkkkkkkkkk2&=uu<d oY=d<c RY=c<i RY=i<u2V#.?U<]/(]3G]au<]7b7E<g+<i+ R+=crbu<c3)<e+=cu a=dcR<c<gL]a<c bY(e<hM]a<e<j+Jaa ]1=du<f<c b+(e<e<fDm=e<c<d<bJazNY=f<g=crbu<b<f i+Ecr<bTcq=g<fTca=c<fTce(f=eu<a<eEco<a<gEcr<a<fEci<a<cEce<b<eEcq<a bEcau}fcgXb7fcR<c)]a<c hY(d a<c<dMm=h<b d+ 7dN<bY=i a=ddRcRcRcR<b<d+Jaa(f!(g a3neR<i<dY dN]b<d<hM]cdR<b<d+(e e+Tca<eTca^ 07g7h/3VN]d<d i+(d<hZ]aurcu.00007s<=jcRcRcRcRcRcRcRcRcR<fJa7=8fR cYydabchu<d b+(e<cZ]c.a=jrgu<d b+(e<cZ]c.a=jrfu<d b+(e<cZ]c.a=jreu<b<e+*aa 8fX3w]dreu<b<e+*aa=ecRcRcR<f "bYyyaccccccccccccbcu<e 3IN SX1]dreu<e 7%X3w]drcu<g 3c+ 4bN rMeR<g 7fN 3Z9]d<e R3v]crdu<e R3v]brcu<b<e+*aa=ecRcRcRcR<f BbYyfbaaacau<g x+ 4bN cD]e<e R3v]creu<e Ba+ 4bN ?Z]brdu<e 7lX3w]cu<c<d c+(eLeR.a=jrcu<b<e+*aa 8fX3weR.00007s!a=jrcu.a=j<d d+(e<cM]b<b<e+*aa R3v]c.00007s"a=jrbu.a=j<d c+(e<cM]a<b<e+*aa 8fX3z]b.00007s!a=ju<a<j<d#/Ice<a bEcaxu<e b+=drcu<d b+=drbu<c<dL]adR<b<d+*aa a3v]b<c<d b+(d9]aurcu<c<dD]auu<a<cEci<a<bEce<a aEcau7mgcjXe7c<aTcr(c<aTci(i<b<b<iDm(fZeR<aTcz=j<aTco=e<aJa;=k<aTce=g<aTca=hdR<g<cY=d<c=idR<f<i(b RY(iMeRc7c2r4444444444444444(u<b<gD]aG2r4444444444444444<d oZ]aG<b<h+2aaa2ryyyyyyyyyyyyyyyy23du=rc7c2r4444444444444444<g<b o+Z]aG2r4444444444444444<d oY oZ]aG<b<h+ o+2aaa2ryyyyyyyyyyyyyyyy23du=]c7c2r4444444444444444<g<b <+Z]aG2r4444444444444444<d <Y oZ]aG<b<h+ <+2aaa2ryyyyyyyyyyyyyyyy23du=ycR<g<b ?+Z]a<d ?Y oZ]a<b<h+ ?+2aaa2ryyyyyyyyyyyyyyyy23d=uu<d R+=d<u2V<y2V<]2V<r2V^^^)]buucR<b<fMeR<e<f<cY+=e<f=crbudR2r4444444444444444=ucR<b<gD]a<g<bY oZ]a<b<h+2aaa2ryyyyyyyyyyyyyyyy23d=uu<u2V(i 00e^3)<b+=b<i)<b<fZN]au<e<f<b<b<fDm(d<cY+=ecR<b<fMeR<d=crbucR<d<gZeR<d<h+Jaa=b<d b+=ccX b<k bN)]aG a<b! R3v]aG c b<b 8HbDmu<e+=ecR<b kYyecddadu<c<gM]b<c<h+Jaa k9]brcu<e b+=e<d b+=crbu<a<eEcq<a<j b+(jEczu<c<fZ]buu<a<cEcr<a<eEcouu8QebyX&a oY(u%a<c e+=hcRcRcRcXcRcRcR<cTca(r bYycbcau<c i+rcu<cTci(b<aTc;(aTcCb(eD]c<b<cTce(cZ]d<b<cY(d<aTc@b<eYDeR<a @b+<e<d b bo8tb<aTcCb=eu<d a<b<dMm(beR<aTc:b(d<e+<c<d+<b8Qkaau<a<b<e+EcCbreu :U!a<aTcr<hTca(g rO+(f<g<aTco(jMm=h :U!a<f r+<g b+<jMm e+u b<aTca<aTci(g<aTceD(fm=] a<g<fm=y<aTc< q+=x<bTce=k<bTca=f<aTc;=iTca=o<hTca=jdRcR<f<jZ]a<iTcCb<kD]a<b<oEca<r c9]e<d<cTci(b hN(g :aO+(fTcr b9]e<a<cTce(c<fTco(f<b<d<aTcqTcr<g zO+Jav hN :aO+ %+o<<a<c b+<f<bo3preu<f b+=l<iTc6b c_=e<iTc!b=hdRcR<e)eR<j=grbu<e eY=e<hTca=g<h e+=h<g<lZ]b<g<jM]buu<u i+<x<]<y<f<g<iTc:b<iTcCb(f<k<fo3K<b<gEca<b<iTcCb(kEce<g=frauau a<b<e 7=U!ao3<au<c<b<e }U!ao3<au<u o+%au8>ebsX&a ?Y(d%a<bo8mb a<cTci(e<e<cTceD(jm=k<cTca=u<bTci(e<bTca1eR<bo:bu b<u<jm=]<b<e b+(gEci<bTce(h<e rO+(e rEci<e<kEce<e aEca<d<keX<]Jaa 3t1f auEci<d<kEce<d<]Eca<d r+<do3T<dTcr b1eR<b n+=rdR<g rO=y<g e_ o+=i a=u y=x<dTc;=s<dTcz=t<dTcq=e<dTco=jdR<d <+<]<k<j<eo3acR<dTc<(f 00003V9eR<f)]b<dTc%<foVrbucX<bJaz(f s1eR y=f<dTcT=o<dTc%=l arbu<d<r>aa3xb*<d<rJacKa3i<bTcr=l<bTco=o<bTcqu=q<b<fKaz<b<qEcq<b<oEco<b<lEcr<r<d>b*3xaa<r<dJa3iKacu<bTca<g1eR<bo:b<bTce=hu<h<y+(f<jEca<f i+<i<x+Eca<f e+<eEca<b<g b+(gEci<i o+=i<y r+=y<u u=x<s=e<t=j b=u)]au<d r+<do3T<dTcr]auu<geR<h<kEce<h<hTci<g e_^Eci<bTce=hu<a<gEco<a<hEcr<a<cTciEci<a<cFcaIca<d ?+%au8IeciXb7f&a ?Y(e%a c=fcR<aTci(u 08k7D8Ib<cTci(h<h 08k7D8IbMmD]a<cTcr(h !aD]a<b a<b kZm(g hY dZ]a<cJaq bN]a a=f -8u!a aEca<e<aFca(rIcq<e sKar<e<g rO A7Z!a+(gJauKaJ<e<cEc<<e aKa3i<e aKa3h<e -8i!aEc%<e<aTciEc;<e<dKa3g<e X a<d 4bNm3xbT<gJai=g<e q+=j<r7E=icRcR<eTcz(k)]a<iJaa(a <D]b b=f<k b1]a<a <9]a<iJab(a <D]bu a=a<j ao7qb(f<kM]a<f<i+Jaa=aucRcRcRcXcRcR<b dYydbabau<e i+<f<a<g rO C}!a+<hoorbucR<a 4bN(a 8za9eR<a 8Ma1]brdu<e i+<f b+<g rO C}!a+<ho3]rbu<d 4bN]b<cTca]b<e<gKa*<e bKa3h<e i+<f b+<homu(b)]bcRcR<b<eTcz(cM]a<eTcq(d<b+Jaa(f <DeR<b=arcu<c<b b+(aL]a<f <9]a<a<d+Jaa <D]bu<j<bo7qb=au<a<u1(f]d<eJa3i bN)]drcu<e i+ bKa3eu a=f<eJa3i)]bu c=fu<e ?+%a<fu8jecd7frX&a oY(j%acR<bTcqTcr<c 4bN(k x3L b_+>b8]b(u)eRrbu<c a<k xZm 4bN 3oO(cJa7;7LR(l<cJa7m7LR(x+ 8yaD]a :U!a<bTcr<d rO+<d<bTcoMm=k<x rO C}!a+=s<bTce=c<bTca=ydR<l<u3)(oL]b<kTca=h<kTce=d<j<kTci(iEcr<j<dEci<j<hEce<s<o rO+Jaj(d a<d 3sZm(] nO 5S!a+=dcRcRcRcR<i iN)eR.a=ecR<c<h b+(iZ]a<c<iY iZ]a<i<y+Faa=eu<dJaz b+=i<dFaa=f.b<]#U(g.7q[7pA8i8L7h7nH7i.a3;]b<e<f3;]e.a=ecR<c<h j+(]Z]a<c<]Y iZ]a<]<y+Faa=eu<dFai=f<g.8E8e8?7k7Q/8.Ag7i.a3;]c<e<f3;]e.a=ecR<c<h l+(hZ]a<c<hY iZ]a<h<y+Faa=eu<dFao<e7j<i HO#U.a3;]erdu<d<b<j e+o3;)]drcu<e<f7j !a<i d_Y#U3G]brcu<e<f7j 0b<i d_Y#U.a3;]bu<x<o+=h b=rrcu<u bY<uN(u 44dN]auu<a<hKab<a<rKaa<j o+%au!eciXb7f&a <Y(f%a<a<b<c<d<e ao=<f q+<bTc%(i i oo7<b<fTcz=a<fTcq b9eR<f aEco<f<fTc;(hEcr<f<aEci<bTc<=k<ieR<i zO=a<k t+=e a=d i=cdR<e3jaa<e hY3]ca.iU/=]<fTci<d1eR<f i+o8xb<fTcr=hu<c<h+(g<dEca<g iY<]Ida<f<d b+(gEco<e z+=e<c o+=c<g=d<a zY(a]au<fTcr=hu<f aEc;<f.00000bIcq<h<g<f q+on=c<fTcq=acR<c)eR<aeR<fTcz<a e_oVu<fTci(a)]b<h<a e_oVrbu<aeR<fTcz<a e_oVu<b.eIc<<bTc;=a a=e<b aEc;<fTci=c<geR<g e_=g<h i+=d<b ;+=rdR<dTca(j<iZ(u<bTc;<eYDeR<r<e<u e zo8tb<bTc%=eu<i<jDeR<bTc<<e zO+(u<k<j zO+(jFcaIca<u<j2aci2uci<e b+=eu<b<eEc%<d o+=d<g oY(g]auu<ceR<h<c e_oVu<a)]a<k<a zOoVu<f <+%axu<a<fTc;o8=bau8yeciXd7f&a oY(e%acRcR<dJar)eR<e :U!a<cTcr<dTce(d rO+<d<cTcoMm(dFcaIda<e<dTci(dEci<d iN)eR<cTca=fcR<cTce(d<eTca(g b+(hZ]a<d<hY iZ]a<f<h+Faa=]u<d<g l+(hZ<d<hY iZ^=i<d<g j+(gZ<d<gY iZ^=j<f<h+=k<f<g+=u 0000e=f 8RP=ddR<d A}!a+Jaa(h b+=g<d C}!a+Faa=rcRcR<h iMeR<r<]3;]c.a=r<j)eR<uFaa=ru<d -}!a+Faa=y<h oMeR<r<y3;]d.a=r<ie7f.af<kFaau<d "}!a+Faa7j<g HO#U3G]crdu<r<y7j 0b<g d_Y#U.a3;]crbu<r<]7j !a<g d_Y#U.a3;]bu<e<fEcr<b<e r+ bo8bbreu<f b+=f<d n+(d]auu<bTcq=d<c<e<b r+o7Eb<e b<d<bTco+<bTcq(c<dZm<c<dY(f a<c<fMmo3M 00003V^Ecr<b<e r+ bo8bb<d<bTco+ a<bTcq(c<dMm=b<c<dY=drcu<e<dTciEca<b<e bo8bbu a=bu<a<dEce<a<bEca<e o+%au7;eboX&a oY(u%acRcX a<bTcr(h :U!a<bTco(jmTci hN f1]aGcRcR<ceR<u i+<b a<c<dox<uTci bN]brcu c=e<j)]d<hTci(c <Z]d<c hN e9]d<c eW=y<bTce=o<bTca=l b=d b=fdRcR :U!a<h<f(c b+(e rO+(r<e<jM(emTci eW=fcRcR<e]a<rTci(e hN f9]a<e eW=r<c c+(s=edR<e<rM]c :U!a<h<e rO+<e<jMmTci(i eW=e<i hN e1]auu<f<yZ]crbu<b :U!a<h<x<c<km(x rO+<j<xLm b<l<h<c rO+(eTca b+(k+<eTce(i<i a9Y(i<kZ<i<oD^(tm a<i<kY<tm<eTci iN dWo3w<dN=d<c<g<r<sD(cm=g<c<]^=] b=k<f<yZ]buu c=e<] bN)]d b<d bN]cG a=g c=frbu b=f a :U!a<h<uTcr(g rO+<g<jMmTci hN f1]bGu<a<fKab du=e<a<gEceu<a<eKaa<u o+%au7KgdkXb7cc7f<b b+=u<a r+=r<aTco(g<b XP+=f<aTcr(j=idR2raaaaaaaaaaaaaaaa=ycR<g<b<e+ b+Z]a<f oZ]a<b<i+ b+2aaa=yu<f oY=f<e o+=e<i o+=i<y2rQQQQQQQQQQQQQQQQ2&<y2rcccccccccccccccc23m2r================23d23G2V(h)]aucXcRcR<g<h3)<b+(f<e+(e xY(hDeR<f<i+ xYJaa (1]bu<a<ho3i(f]b axu a=f<e yYrbu<aTco=g<aTcr=j<f bWu=hcRcR<g<hL]a<h<j+Jaa(e <DeR<h=ircu<h b+(i<gM]a<e <9]a<i<j+Jaa(e <D]bu<g<r<ho7qb(iLeR axu<i<j+Jaa=eucR<e K1eXcR<g<uZ]a<g<uY iZ]a<j<u+Faa=xu<f bN]b<dFda(o.b<x.X h<h<bY(g cY(e<e hMm d_#U.X7j7i<e#7j.7w8Z7I8L7n7M8m7<7&X7f.K~U(x7i.a3;eR b=]cR<aTc;(kTc0e(e<cZ]a<e !aD]a<c<e9eR<k<e d_+=j b b<aTcr<aTcq(f<aTcoD(em(u<b+<h a<f<em(rD<b<hD^(fm=e a<g<fm=g<k<c d_+=kdR<g a<k e+Tca(c<kTca(fY<c<fZ<c<rD^(cm1eR b<f<u+<cm<e<go@b)]du<k i+(k<j9]auu a=]u<]]cu<d<x<o/Ida<aTc;(dTc0e(c !aMeR<a bKa3e axu<d<c d_+(a<bEca<a<hEce<d<dTc0e b+Ec0e<i b+f auxu<a bKa3e au8]fchXb7c&a oY(e%acRcRcR<b<aTco(dM]a<a r+=idRcRcRcRcRcR<iTca(f<b+Jaa(c 8na9eR<c (1]b<c! a3v]e<c <Z]h a<bY=cdR2raaaaaaaaaaaaaaaa=jcR<b<dD]a<c<d+ oZ]a<b<f+2aaa=ju<c oY=c<b o+=b<j2rQQQQQQQQQQQQQQQQ2&<j2rcccccccccccccccc23m2r================23d23G2V(g)]au<g3)<cY oY=brfucRcR<b b+(c<dM]a<c<f+Jaa (Yy3=daaaaaaaaaaaadaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaadaaaaadaaadaaaaaaadaaadadbau<a<c jo7Rb a=drju<e i+<a<b c+o3. a=d<eTci b9]i<eTcr(c 0BdN 07.d9eX gf<b g+(f<aTco(gM]i<f<aTcr(h+Jaa 8na9]i<g<b h+(fL]i<c 47MdD]i<f<h+Jaa 8)a9]i<e<a<b i+o3.<eTca b9]j<eTce 08ZdN 07Qd9]i ru<b+(b)]i<aTco=drcu<b b_ c+<h^=drhu<b c+=bu b=hrbu<i<bo3((ceR<b<c+=brbu<a<bo7vb a=dreu<b<dZ]auu<aTcq<bDeR<a<b ro7Rb a=drcu<a<b uo7Rb a=drbu<a xKae<a<bEca<a<b g+Eciu<e o+%a<du7)3fd3hXc7fb7c&a BaY(r%a<fTco(y<bTc%(<<y<<Zm=j<bTc<=xcRcRcR<<)]a<x<< bY(q zO+(kJat(u fD]a<u c1]a<y)eR a=brdu<j bY(y<qM]b<k2aca=3]<x<y zO+(y<kFcoIco<y<3]2ucarbu<j]a a=brbu<r<fEcT<r<dFcaIdo<r<dTciEcz<r<bFceIc; a=b<r<e a<e kZm rO A7Z!a+Ec%<r i+<j e Ho{b<r aEc3r<r<rTcr(fEc?<r<rTci(dEc*cRcR<d<jZeR<r *+ a<j e Ho8tb<rTc?=f<rTc3r=brbu<<)]bu<b<j+<f<b HO+=b<x=fdR<r H+<r o+<foh<b<rFc3)Ic?<b<r2ac3T2uc<<b<r2ac3v2uco<b<r2acH2uca<b H+=b<f z+=f<j bY(j]au=bu<r<bEc3r<r H+=3e<e=q<x=d<<=f a=e a=b&a "cY(i%a<r *+(3bTci(3c HO=s<3bTce=jcR<r o+(*(uTcqJak c1eR<j=edR<s(xeR<x HY=s<i <+<eo3R<e H+=e<iJa< g1]buu X a<xm=vrbu<uTcr=x<i<uTco(yEc8?b<i<xEcAb<i aEc-b<i.0000!aIcCb<i<uTciEc8&b<i<uFcaIc8nbcR<3c)]acRdR<i ?+<e<j+(ko3R<iJa? g9eR<i 7Jc+<i Cb+<k T+TcaoK<iTc}c(o]cu<s<e H+(e9]aurbu :U!a<x<iTc|c<o e_+ oYTca(o rO+<y<oLmTci eW=v<s HY<e1]a<k "a+=]<s<eY HY H3Z=edR<i T+<] TYo3RcR<iJaT g1]a<i 7Jc+<i Cb+<]TcaoK<iTc}c(k)]a<v :U!a<x<iTc|c<k e_+ oYTca(k rO+<k<yMmTci eW(k<k<vZm=vu<] H+=]<e bY(e]auu<iTcCb(e)]a<iTc8sb<e e_oVu<3c HO=y<d<f zO+=o<d=e<3c(x=]dRcR<]eR<] bY<o<eY z3ZM]b<] zO<e+=eu<e<o1]adRcRcR<e i+Tca<vM]a<e t+Jaa(k lD]a b<k_ 07g]N]bu<e z+(e<o9]brcuu<i Cb+<u<eoh<iJa7jc d1]a<3bTca<x1eR<3b<x b e Ho8tb<3bTce=ju<e z+=e<3b<x b+(kEci<j<x HO+(x<iFc0cIc?<x<i2acBb2uc<<x<i2ac"b2uco<x<i2acCb2uca<y H+=y a=]<k=xrbuu<i<qEc:b<i<fEc@b<i<dEc6b<i<uFcaIc}b<i<uFciIc7Zb<i<uTcoEc8cb<i<uTczEc!b<i 3r+ -7o!a 8?a8Qkaa a=e<i aEc|b<i.0000!aIcSb<i Sb+=;<i }b+=T<3bTce(d=scRcRdR<e<y1]b<sJa3u=j<e H+=e<s H+=s<j fD]a<j c1]au<3e<;TciEci<3e<;FcaIcarbu a=s<i aEc7vc<i.0000!aIc7yc<i aEcSc<i.00000bIc7Gc<i aEc}c<i.0000!aIc7Jc<i<uTcoEc!c<i<u2aca2uc7.ccR<x)eR e=3frbu i=q e=3f a=v<d=e a=]dR<i z+<eo3R<iJaz(k g9eR<iJan=f a=ucX a<iTc:b hY dZ]aG<i Cb+<i 7Jc+<e T+TcaoK a<iTc-b(j)]aG<iTc8sb<j e_+(j rYTca=u<j oYTcau=oc7f<k f1eR<e g+3jaa.0c/rbu<e e+3jaau=3u<iTc7Gc<s1eR<i 7Gc+o8xb<iTc7=c=qu<q<s e_+(j<vEci<j<3u<o#.<U/Ida<i<s b+(sEcSc<iTc7yc<v1eR<i 7yc+o8rbu<iTc7sc(3f<v e_+(j<fKa]<j<kKar<j<uEci<j<oEce<j<]Eca<i<v b+(vEc7vcu<e H+=e<] b+=]<y HY(y]au<v)]a<iTc7=c=e<i aEc-b<i.00000bIcCb<e<s<i Cb+onG<iTcCb(jeR<iTc8sb<j e_oVu<s)]a e<d<x<3cZm=J<e<s e_+=3g<e o+=3i<i 8tb+=><i 8tc+=?dR<f=u<y=o<q=G<( bY=]<3i<( e_+=ydR<] c+=(<e i+Tca=d<eFda=3ucX<]<sZeR b<y <YFda<3u3m]bGu<s<(DeR<yFda=3ru<s<(D<3u<3r3mNu=kcRcR<d<vM]a<x<3cZ]a<3c<3f<d e_+(jTca(dD]bu<] b+=]<y o+=y<e o+(e<3g9]brduu<J<d HO+(]Jag(d#.4b7i=3u<]Jae=q<]Tc%=l<]Tc<=t<jTci=f<iTc|b=ycRcRcRcRcRcXcRcRcRcRcRcRcRcRcRcR<jJar bYyfcfabgeu<i 3r+<fo7.b b=l 4b=p 8ia=m 4b=br]u<iTcSb<y1eR<;o8rbu<iTc7Jb<y e_+(b<lEcr<b<tEci<b<3u.iU.c/Ica b=l<i<y b+Ec|b 4b=p 8ka=m<]Jai 5a1]b<d=brru<jJa]=m<i 3r+<fo7.b b=l :U!a<iTc7Qb<f b+(b rO+<b<iTc8cbMm(bTce=d<bTca=u b=j<bTci hN(o]irju<keR<d=bruu<q a<q 4bN 8yaZm(b 4bN rO(kJa8w}R(u a<b uY 4bN 6aZm 4bN 3oO(bJa7v7LR b9eR<d=b a=lruu<b "7D!a+(oJa3y<q 4bN9eR<d=b a=lruu<k C}!a+Jau(b eDeR<d=bruu<b kO 7sS!a+(b<iTc!b(GJaJ+Jai(k a<k jZ(km(t)eR<d=bruu<b b<km=b a=kcRdR<b<k+Jaa<d1]b<t<k b+(k9]au<d=bruu<i aEc3v<i aEc3o<jTce=b<i aKa8Vb<i a3xb8Qb<i bKa8Zb<i.eIdBb<i<GEcAb<i<TTcoEc"b<i<T2aca2udCb<i<iTc:b(j a<j kZm rO A7Z!a+Ec8&b<i<i 3r+Ec8?b<i a3xb8]c<i bEc6c<i<kEc@c<i<o<k hN b_+>b(3xb:c<i :U!a<iTc8nb<b rO+<b<iTc"bMm(jFcaIdCc<i<jTciEc-c<i Cb+<u<b<i Cc+<i 6c+os<iTc3o(b)eR<d=b a=lruu<iTcH(u<b zO+=&<iTc6b(b<iTc@b(o zO+=GdR<b=j<oeR<uTcr=p a=j<o b9eR<o=kdR<k bW(t<j+(w<j<b<w zO+Tcr<pZm=j<k<tY(k bD]auu<b<j<b<j zO+Tcr<pZ+ zO+=ju 4b=p<j<G1eR<d=brru<u z+<uJal=%<uJao=3a<uTci=t<uJat=w<uTcr=ucRdR<u<j r+Tca9eR<d=bryu<i<j t+Jaa(nKa8sc<i<j o+>ba3xa8tc<i<j i+Tca(zEcCc<i<%Ka8qb<i<3aKa8tb<i<tEcCb<i<wKa8sbcR<w<n9]a<t<z9]a<?<>o7hb]cu<j z+(j<G9]au<d=brru(u<&9]au<d=b a=lrku<i 3r+<fo7.b b=l 4b=p 8ia=m 4b=b<k)]irju<k)]brdu<k]c<i 3r+<jTce<do3r<iTc|b=j]b<3u.iU.b.c<iTc:b hY dZm/=3u<iTcSb<j1eR<;o8rbu<iTc7Jb<j e_+(b<lEcr<b<tEci<b<3uIca b=l<i<j b+Ec|b 4b=p 8ua=m<d=brhu<jJa]=&<i o+<i 3r+<fo3n<jTce(d<iTc8cb(lM]b<d b+(j<iTc7Qb(t<d rO+Tci(d eW a<d hN e1m(wM]b<q a<q 4bN 8yaZm 4bN rOJa8v}R(% a<% 3sZm nOJa8wSR :U!a<t<f b+(d rO+<d<lMm(3aTce(k<3aTca(3aY a<k<iTc7Zb(n a<n<iTc7.bLmLm a<k<3aMm+=3j<%#<iTcq=3h<iTco=3a<& a<& 3sZm 4bN nO 5S!a+=ndRcR :U!a<t<j b+(k rO+(z<k<lMmTci(3d hN f1eR<n<T :U!a<t<j rO+<j<lMmo3;]bu<3d eW(j<wZ]brduu a=n a=3d<k<lZeR<zTci(k eW a<k hN f1m=3du.iU<d#.<U/.d/=3u<j c+=k a=wdR<iTc7Qb=j<iTc8cb=zcRcRcRcRdR<k(d<3dM]b :U!a<j<d rO(k+<d<zMm(=Tci(3k hN e9]d :U!a<k<t+<d<lMmTci eW=k<=Tca==<i 3r+<d<%o3r]au<iTcSb=z<iTc|b=j<3a<=M<n^)]brdu<n)eR<iTc|b(b<iTcSb1eR<;o8rbu<iTc7Jb<b e_+(d<3hEcr<d<3aEci<d.aIca<i<b b+Ec|bu<& X<wm=p 8ja 8ia<wm=m b=l 4b=brku<j<z1eR<;o8rb<iTcSb=zu<iTc7Jb<j e_+(n<3hEcr<n<3aEci<n.aIca b=n<i<j b+(jEc|brbu<iTc|b=jrcu<j<z1eR<;o8rbu<iTc7Jb<j e_+(z<= b+(=Ecr<z<=Eci<z.00e.a<d b+<3k eW9m<3u/Ica<i<j b+(jEc|b<w<3j+(w 00!aL]auu c<j<yZ]bGu<i<yEc|b cu=l<u=f<o=y<G=qreu a=j<o d9]a<iTc}b=t<iTc7.b=w a=p<i aKa8nb<i aEc-b<i a<d<d a9Y(b<u b+(GY<b<GZ<b<wD^(bmEc8sb<i b<t<G+<bmEcCbcRdRcR<i i+<i Cb+o,<iJai)]a<iJaj(b <Y 4bN 8;aM]c<p 4bN<b=p]b<b <9]brcuu<p 4bN <9=juu<m X<o d1<d<uY cDN<jN(bm=p @a 8ia<bm=m 4b=b<k<j bP^]bu a=lu<iTc|b<yY=Fu<]<lKa;<]<mKam<]<pKaG<]<bKan<]<qKaz<]<FEcq<]<yEco<]<fEcr<e o+(e<3g9]auu<3e<;TciEci<3e<;FcaIca<iTc7Jc(beR<iTc|c<b e_oVu<iTc7Gc(beR<iTc7=c<b e_oVu<iTc7yc(beR<3f<b e_oVu<3bTci=xu<i 3r+o!b<x<3cMeR<3b<3cEciu<i "c+%a<*<rTc?(d<rTc3r<rTc3o(e<rTcR<g<hoq=b<rTcH(feR<e<f e_oVu<rTc*(e)]a<d<e HOoVu<a<bEca<a<b<<ZKaf<a<cJaiKae<r Ba+%au8febuX b=j<c bLeR<a aEca<a aKa3u<a 7g00iEaJ<a 7s7x!aFcaIcq<a 7G7x!a2aca2uc;<a |7x!aJaaKa*<a /7x!aFcaIci<a 7y7x!aTcaEco<a<d c9Ka3k<a<d b1Ka3jxu<bJaa(f cZeR<fJa7&7kR=ju<bJab=h&a <Y(f 8.7y!aJaaKaz<f 8?7y!aFaaIdo<f 8n7y!a2aaa2uda<c cY(eeR z<e<e zMm=k<b c+=u<f b^=] a=edRcR<e<u+Jaa bY(y dD]a<e 7Z7k!a+Jaa(i fL<i c9N]a<i<]+<y 8)7y!a+JaaKaa b=gu<k<e b+(e9]auu<c 3eY=i<h bN=k<f<gKaa<b 3e+<h ;_ 3c3MN a<c 3eMm=ucR<c 3bZeR a=e a=grbu<bTaG=g<c (ZeR a=erbu<bTa3b=e<c 3eZ]a<bTa(=ru<a<kKa3i<a<fFdaIaq<a<f2adi2ua;<a<fJazKa*<a<rEco<a<eEcr<a<gEci<a<iEce<a<uEca<a<j bNKaJ<a<d c9Ka3k<a<d b1Ka3j<a<h bW bNKa><a<h eW bNKa3u<a<h eN)Ka?u8.hbbX |[!aTca c1eR 05!a bEca 8Z[!a.aIda B[!a.0000!aIda A[!a.iIda "[!a.aIda -[!a.0000!aIda C[!a.aIda @[!a.0000!aIda ![!a.bIda /5!a.aIca&a ?Y(a2raaaaaaaaaaaaaaaa2uc< }[!a<a2ac;2uca 8c[!a<aTc*Eca "{!a sKaa ~{!a sKaa 7y8g!a sKaa 8&5!a sKaa<a2raaaaaaaaaaaaaaaa2udi |[!a aEca 7y5!a a3xba 8c8h!a bEca 7Z8h!a.aIca }8h!a.0000!aIca 7J8h!a.eIca 7=8h!a.aIca 7v8h!a.0000!aIca 7y8h!a.bIca /8h!a.aIca 8Q{!a.0000oIca 8.{!a.bIca 8?{!a.aIca 8&{!a.0000oIca :{!a.eIca 6{!a.aIca 8c{!a.eIca 7Z{!a.eIca }{!a.aIca 7J{!a.0000oIca 7={!a.eIca 7v{!a.aIca 7y{!a.0000!aIca B6!a.0000!aIda "6!a.00000bIda -6!a.iIda C6!a.aIda @6!a.00000bIda !6!a.eIda 7Q6!a.aIda 7.6!a.0000oIda |6!a.eIda S6!a.aIda 7G6!a.0000!aIda ~6!a.aIda 06!a.eIda 8Z8g!a.aIda B8g!a.0000!aIda A8g!a.eIda "8g!a.aIda -8g!a.00000bIda C8g!a.eIda @8g!a.aIda !8g!a.0000oIda 7Q8g!a.bIda 7.8g!a.aIda |8g!a.0000!aIda S8g!a.eIda 7G8g!a.aIda 7s8g!a.0000!aIda 8Z5!a.eIda B5!a.aIda A5!a.0000oIda C5!a.eIda @5!a.aIda !5!a.0000oIda 7Q5!a.bIda 7.5!a.aIda |5!a.0000!aIda S5!a.eIda 7G5!a.aIda 7s5!a.0000!aIda 7s6!a aKaa 8Z6!a aEca A6!a aEca !8h!a<a2adi2udauu8?dcc7ffX&a ?Y(e%acX<bTca(f<aTcaTca(g9eR<f<gD<f<gZYrbu 4b<bTce(g<aTce(hTciM]aG<aTco=f<aTcr=b<aTci=i<e<hTce<g ;O+(aFcrIco<e<aTcqEcz<aTce<aTci=a<e<fTaiEc*<e<fFaaIc%<i<a<b<a<bZmo@b(f<a<bY<fm(aeR<a a3w<a a3vYrbucX<eFco(c.HU<c.08Vd7i.TU/<c.008Qh7i.zU<c.0008Zx7i.iU//<c.i~.0008Zx7i<c.z~.008Qh7i/<c.T~.08Vd7i<c.H~///(d<eFc%(c.HU<c.08Vd7i.TU/<c.008Qh7i.zU<c.0008Zx7i.iU//<c.i~.0008Zx7i<c.z~.008Qh7i/<c.T~.08Vd7i<c.H~///(c3meR a<e z+Tca(b 47g8QhN i3V<b z3V 47g8QhN^#(d<e *+Tca(b 47g8QhN i3V<b z3V 47g8QhN^#(c3m]bGu X b<c<d3&mu(a a3w<a a3vYu<e ?+%au8Idce7fhX&a oY(j%a<b r+=x<acXcRcRcR :U!a<bTcz<d rO+<d<bTc;Mm(rJai iN)eR<bTcr=dcR<bTco(b<rTca(] b+(rZ]a<b<rY iZ]a<d<r+Faa=gu<e<cJaK(kM]d<k<cJa3y(u+ 8yaD]d<u rO<e rO+Ja8v}R(k a<k 3sZm(y nO(uJa8wSR b+=k<uFa5SR=f.b<y#U(i.7q[7pA8i8L7h7nH7i.a3;]b<f<g3;]d<u 5S!a+=uc7f.a<b<] j+(yZ]aG.a<b<yY iZ]aG<d<y+Faau=f<uFai=h<i.8E8e8?7k7Q/8.Ag7i3GeR<f<h3;]e.a=fcR<b<] l+(]Z]a<b<]Y iZ]a<d<]+Faa=fu<uFao<f7j<k HO#U3G]dreu<f<h7j 0b<k d_Y#U.a3;]drcu<j i+<c<x<ro7ub<jTcr=e<jTcirdu<f<g7j !a<k d_Y#U.a3;]bu brbu<j<c<x<r<go3l<jTce=e<jTcauEca<a<eEce<j o+%au8%dbhX&a ?Y(d%acR<aTc7Gb hY cLeR b<aTc3V<aTc0b(f<aTc7dD(gm=e a=b a=a<d a<f<gm(feX<eJaa 3t1f auEcr<d<fEci<d<eEce<d o+<d e+o3T<dTco b9]b<c a<c 4bN 3sZm 4bN nO 5S!a+=gdR<d %+<e<f<dTcq<dTczo3acR<dTc%(a 00003V1]a<dTcT=ccR<dTc*(h<gJaz1eR<g<c<ho@b=h<a)]b<c<aoV<h]c b=brfu<a)]b<c<aoVrbu<h]a b=brdu<d o+<d e+o3T<dTco]aurbu<aTc/b=f<aTc~b(g<bDeR<f<b rO+Tci(e eW a<e hN e1m=eu<a 8Za+=h<b b+=a<c a<c 4bN 3sZm 4bN nO 5S!a+=cdR<a<eZ=b<a<eM]b<a<gZ=i :U!a<f<a rO+(j r+<a b+<gMmTci eW=a<c<h<j :U!a<imo3;)]auu<d ?+%a<bu}dbhXcR<d)]a<a r+=i<aTcr=gcRcRcRcR<b<aTco(hM]a<b<g+Jaa(f <DeR<b=ercu<b b+(e<hM]a<f <9]a<e<g+Jaa(f <D]bu a=f<i<bo7qb(e<hM]b<e<g+Jaa=fu<f 8Ga1]bu<d bY=kdRcR<ceR<a<e<f<c<koo(e]breu<a<e<f<koL(e)]du<aTcr=gcRcR<e<aTco(hM]a<e<g+Jaa(f <DeR<e=drcu<e b+(d<hM]a<f <9]a<d<g+Jaa(f <D]bu<i<eo7qb(d<hM]d<d<g+Jaa=fu<f *9eR<f 8Ga9]d<d b+=jrducR<d b+(b<hM]a<b(e<g+Jaa(f <D]b<d c+(e<hM]a<f <9]a<e<g+Jaa(f <D]bu a=f<i<bo7qb(e<hM]a<e<g+Jaa=frauau<e b+xu<ju8ddbhX&a oY(i%a :U!a<aTcr<d rO+(f r+<aTco(g<d b+Lm :U!a<f<d<gMm(d<dTci hN g1mTce=f<dTca=h<aTc<(uTc%=j a=dcRcRcR<uTcT(ayccbau<a=gdR<d<g bW(k<d+(d<j<d e_+Tca<hDm=d<g<kY(g bD]auucR<d<j<d e_+Tca<hL+(d)]a<j<d e_+(d rYTca(g<hLeR<d eYTca<h<gY+=hrbu<d iYTca=hu a=d<a b9eRdR<a bW(g<d+(k<d<j<k e_+Tca<fZm=d<a<gY(a bD]auu<d<j<d e_+Tca<fZ+(a)]a<j<a e_+(d eYTca=a<d rYTca(d<fMeR<a=frbu<f<dY<a+=fu<i<eKa]<i aKar<i<bKay<i<cEci<i<hEca<i<h<f<f<hZmEce<u<io7sb<i o+%au#dce7fgXcR<dTce(j<eZ]a<j<eY iZ]a<dTca<e+Faa=gucX<b 4bN(k eLeR a<c<k kO 7sS!a+(c+Jai(k a<k jZ(km(u)]bG<c b<km=k<j<e o+(bZ<j<bY iZ^=r<j<e i+(cZ<j<cY iZ^=j<b<dTca(b+=d<b<c+=] a=edR<e<k+Jaa(b a<b 3sZm(y nO(cJa8wSR b+=b<cFa5SR=fcR.b<y#U(i.7q[7pA8i8L7h7nH7i3GeR<f<g3;]b.a=f<j)eR<]Faa=fu<c 5S!a+(cFai=h<i.8E8e8?7k7Q/8.Ag7i3GeR<f<h3;]c.a=f<re7f.af<dFaau<cFao7j<b HO#U.a3;]c brfu<f<h7j 0b<b d_Y#U.a3;]b breu<f<g7j !a<b d_Y#U.a3;]a brdu<u<e b+(e9]auu au=b<a<eEce<a<bEcau#dckXc7f&a ?Y(c%a<aTcq=e<bTcr=h<bTcq=d<bTco=i<aTcr=f<c<aTco(uEco<c<fEcr<c<aTciEci<c<aFcaIda<bTca=j<bTce=g<bTci=k<c :U!a<h<d rO+<d<iMm(aTci(dEc*<c<aFca(rIc%<c :U!a<f<e rO+<e<uMm(aTci(eEc<<c<aFca(]Idz<r7E=b<r.<~7E=acX<e hN d1<d hN d1N)eR a a<].<~7E(d<]7E(fY<d<fZ<d a<cTci(d<d<cTceD(dmD^(hm(i a<a<bY<a<bZ<a a<k<g<kZ(amD^(gm9]bG b b<cTca<dm<f+<hm b b<j<am<b+<gm<io@b)rbu<c<c z+ b<j<b b+(b+<a<a a9Y(a<bZ<a<gD^(em a<a<bY<em<d iN dWo3wu<c ?+%auBdbiX&a <Y(h%a<aTcq(iTcr=j<h r+(k<aTc;(u<e<foZcX a<hTcr)]aG<hTcz=r<hTc;=]<h<k c<j<d hN zO+(g<iTcqo31 a=j<gJaq(g a<g 8yaZm rOJa-}R=i<hTca=g a=kcXcRcRcRcRcRcRcRcRcRcRcRcRcRcRcR :U!a<r z+<] cLmTci hN cYyedabceu b=jrdu<iykkddddfdrikdu<iykjccccecgijcu b=ku<iykhbbbbdbefibu<g b1=g arku<g b1(g<j]iG arju<g b1=g ariu<g b1(g<k]gG arhu<g b1=g argu<g b1=g arfu<g b1rdu<g b1rcu<g b1=g arcu<g b1u=g bu=i<c aKaZ<c<iKa3v<c<gKa9<c d3xa)<uTcCb=g<u @b+<e<fo5b<c<gEcz<c bEcq<c<uTcCbEc;<cJa3y)eR<c XEc3ru<a c<b<b<doE<h <+%au7)dbrXcRcRcR<bTci(d)eR<bTc;=frbu<bTce<d e_+ oY=g<bTcz=h<bTc;=fdRcR<gTca(e<cM]a<c :U!a<h<e rO+<e<fMmTci eWM]a<d=frdu<b<d bY(dEci<g oY=g<d]auu a=d<c)eR a=ercu a=e<c<fM]b<b ao7 b<bTci(f)]bu<d=edR<bTce<f e_+(i eYcX<i rY(uTca(h<cLeR<h=g<i iYTcarbu<i oYTca b+=g au bY=dJaa bP=r<bTcz=]<bTc;=ydR<d b+=d :U!a<]<g(j<r+(k rO+<k<yMmTci eW(g<cL]au<u<jEca<i iY<dEca<h<j9eR<f bY(d<e<d<eZm=eu<c<kLeR<f=drcu<b<ko7 b<bTci(f]au a=du<a<dEci<a<eEca<a<bTceEceu8idbfX&a oY(e%acRcRcRcR<aJaa bYydabcdu<c<aJab(a a<a 3sZm nO(a 5S!a+<aJa8wSRo5brcu<aJab=a<cTci(b<cTca1eR<co7Mbu<cTce<b+ (Kaa<c<b b+Eci<c<a a<a 3sZm 4bN nO(a 5S!a+<aJa8wSRo5b<cTci(a<cTca1eR<co7Mbu<cTce<a+ (Kaa<c<a b+Ecirbu<aJac<aTce=d<aJab=a<e cKai<e<aKaj<e i+<b<co3x<cTci(a<cTca1eR<co7Mbu<cTce<a+ KKaa<c<a b+Eci<c b :U!a<bTcr<d rO+<d<bTcoMm(dTca(a b<bTca<bTci(g<bTceD(hm+<dTce(b<aZ<b a<g<hmD^(dm a<b<aY<dmo5b bN)]a<cTci(a<cTca1eR<co7Mbu<cTce<a+ *Kaa<c<a b+Eciu<e o+%au|dbkX&a ?Y(f%a<aTci=g<aTce=h<f aEco<f.00000bIci<h<g<f i+onG<fTci(ieR<fTcr<i e_oVu<f<cKa%<f.0000oIc;<f.aIcq<f<bTciEco<f<bFcaIdi<geR<h<g e_+=j<eTci(g cY=k<dTce bY=u<eTce=i<dTci=r<dTca=]<h=edR<eTci=b<f i+<eTcao3d<fTcz=ccR<g<b bW(dL]a<i<d c_+(y)]a<y<c<]+EcaucR<b bN)]a<f<c<fTc;Y b<r<fTc<(b b9m+Ec*<f<b<u+EcT<g<d c+(bL]a<i<b c_+=c b c<b<kDm=d<f T+=bdR<c)]b<c<bTcaEca<c e+=c<b e+=b<d bY(d]auu<e o+(e<j9]auu<aTca(aeR<h<a e_oVu<f ?+%au7vdchXd7fcX a<bJaK(f a<f<bJa3y(h+ CaZ(im(b)]aG<b rO=g<cTce(b<d o+(fZ<b<fY iZ^=j<b<d i+(dZ<b<dY iZ^=k<h rO C}!a+ b<im j+=b<cTca(c<f+=h<c<d+=i a=ddR<bJaa(c a<c 3sZm(u nO(fJa8wSR b+=c<fFa5SR=rcR.b<u#U(y.7q[7pA8i8L7h7nH7i3GeR<e<r3;]b.a=r<k)eR<iFaa=ru<f 5S!a+(fFai=]<y.8E8e8?7k7Q/8.Ag7i3GeR<r<]3;]c.a=r<je7f.af<hFaau<fFao7j<c HO#U.a3;]c breu<r<]7j 0b<c d_Y#U.a3;]b brdu<e<r7j !a<c d_Y#U.a3;]a brcu<b r+=b<d b+=d<g rY(g]au au=g<a<dEce<a<gEcau7;dbgXcRcRcXcRcRcR<b<dZ<b<dDY 4bNycfbau<d t+ 3LN(c<b t+ 3LN(b1]e<a<c+(f<a<b+(b eYJaa cNeX<bTcr=d<bTce(e<bTca(cEca<ceR<c<eEceu 7.:!aTca<bTci(c c_+Tca)eR |:!a |:!aFda.b<c#U7jIdau<b<d+f<buo7>brbu<b t+ 3LN(g<d t+ 3LN(h1]d<a<g+(e eYJaa cN)]c<a<h+(f<e<eTcr(i+(jD]c<eTce(c<eTca(bEca<beR<b<cEceu 7.:!aTca<eTci(b c_+Tca)eR |:!a |:!aFda.b<b#U7jIdau b<h<g<i+1]bG<f<jo7>bu du=b<f eY<bEca<axu<c<dow(c)eR axu<beR<c<a<b8Qkaau<a<boV<c=au<au8kgceXb7f&a 7sbY(e%a S[!a S[!aJaa(f b<fmKaa<feRdR S[!aJaa(f]a S[!a<f b<fmKaa<f]auu<e Ca+ 8Q8u!aTca 0:!aTca<c a<c a3wm<d<bo7zb<e<eTc3TEco<e<eFc3GIdi<e<eTc7ybEc3v<e<e2ac7d2udH<e<e2acO2udT<e<e2acQ2udzcR<c a3neR<e<eTcoEc3T<e<eFdiId3G<e dKa,rbucX<c 3.LeR h i<c 3.1m=f f=d g=b arbu g=f r g<c XPJa7Z7kR(d dY 4bN cZ(cm=b c a<cmu=c<e2raaaaaaaaaaaaaaaa2ud3G<e<cKa,<e aKaV<e<dKa3R<e<bKa3K<e<fKa3Iu<e z+=b&a <Y(c%acR<e Ca+(dJap d9eR<c e+ C8h!a<do8ub<c 8n7t!aTcaEcz<c 8s7t!aFcaIdorbucRcR 8n8u!aJaa b1eR<d<a<b coT 2bN]bu<c e+ C8h!a<d<a<bo3grbu 8.8h!a aEca<c bKar<c eKaeu<c<dTciEcz<c<dFcaIdou<c o+=g&a ?Y(d%acR<c e+(f3jaa(i.e3;eR 8s8h!aTca=h<d -8h!aTcaEcz<d<hEcq<d<gFcaIdi<d<gTciEco<d<f3]ab<f h+3jaa.?U<f f+3uaa.<U//.iU<i/Ic;rbu<d eKa;u<d i+o3D<d T+(h C8h!a<f<g<a<b 67t!a "8u!ao> "8u!a<h<bJaJo7yb<d ?+%a<c <+%acXcR A8u!aTca(a eZ]a<a h9]a 8&8u!aTca(aJar b9]a<a z+3]aa<aFao.00003L7j/.a3;]a arbuo7Hbu S[!a aKaa<e 7sb+%au8?dbeX b=d<bTcR(eTci(b<eTceLeR<eTca=d<b=fu b<d<cTca(b+<cTce(d<bZ<d<fD^(gm=f a<d<bY<gm=dcRcRcRcRcRcRcRcRcRcR<cJao(geR a=b<g f9]k<cJal ]D]k<deR<eTczJa?)]c<fJaa(b ?Y 4bN kZ]e<b =Y 4bN xZ]f<b KYy)fffffffggggggggggggggggggggggggggffffffggggggggggggggggggggggggggffffgu<a gKabrju<eTczJa?]bu<a<dEci<a<fEce<a dKaaxu<eTcqJak c9]d<a dKabrgu<a hKabrfu<a<bKab<a cKaaxu<b <Z]b<b 4a1]b<b 8;bN [aY 4bN GM]c<a jKabrdu :U!a=b<a.07h~7G!S[b<cTci(c<eTcoZeX<eTcr<c rO+f :U!au3]ci.dU~3oabrcu<a iKabrbu<a kKabu b=bu<a<bKaau8QcbhX&a <Y(d%a b=e S[!a S[!aJaa(b b<bmKaa<beRdR S[!aJaa(b]a S[!a<b b<bmKaa<b]auu<d b b 8Q8u!aTca <+<a 0:!aTca(b <Y(c a<b<cMmD(cm<b <Zm a<a<cmo3=<dTce=ccR<dTci(f)eR b=b a=arbu b=b<cTca(aeR<cTce=h<a=bu<f b1eR a=arbu a=acX<cTci(e)eR b=e arbu<cTcru=g<f dZ]a<cTcq=f<cTco=au<d r+<e<g<a<folcX X<dTcr(a)]aG X<b<h<a<dTcoo7b(a)]aG X<a 8Z7=!aY 8K8<8g7kdO(a cW<a zMmu<dTca(aeR<c<a d_oVu S[!a aKaa<d <+%au~dbfX&a oY(f%a<cTci(d<cTca1eR<co7Mbu<cTce<d+ (Kaa<c<d b+Eci<a<b d_+=g a=ddRcRcRcRcR<d)]a<d<h1]a<d=brbudR<a<g1]c<a e+<a i+=aTca(d)]au<d<a iYTca(b+=hu<b b+=d<bJaa(e <Z]b<cTci=b<e (9<e 8na9N)eR<cTca<b1eR<co7Mbu<cTce<b+ 8naKaa<c<b b+(bEciu<cTca<b1eR<co7Mbu<cTce<b+<eKaa<c<b b+Ecircu<cTci(a<cTca1eR<co7Mbu<cTce<a+ (Kaa<c<a b+Eci<f o+%axu<f 8n8J[7gdEak<f<e eW ?^Kay<f<e ?^<e xN(b 8pa+<b kZmKax<c<f k+ go5brauau8Iccc7ffX&a oY(e 0c3xbr<e r+=g a=e<b k9=hdRcRcR<h)eR 8K7t!a 8F7t!a<e<g+Jaa(im(fFaa(c.HU<c.08Vd7i.TU/<c.008Qh7i.zU<c.0008Zx7i.iU//<c.i~.0008Zx7i<c.z~.008Qh7i/<c.T~.08Vd7i<c.H~///(d<aFaa(c.HU<c.08Vd7i.TU/<c.008Qh7i.zU<c.0008Zx7i.iU//<c.i~.0008Zx7i<c.z~.008Qh7i/<c.T~.08Vd7i<c.H~///(c3;]b a=b<f i+>aa(f i_<f iW^#.44d7i(d<a i+>aa(f i_<f iW^#.44d7i(c3;]brcu<e b=e)]c cxu X b<c<d3&m=bu<b)<e^ b=e bN)]au c<i<bmu0dbjX&a R+(e%a<e<cEc<<e<bEc;<e<aTco(fEcz<e<a2aca2udi<aTca=i<aTcr=g<aTc<=r<e %+<e i+o7;b<eTc% b1eRdR a=h a=j<f<eTcT(aDeR<g<a rO+Tci(b eW(c a<b hN(b f1m=j<c a<b e1m=hu<eTc*=k<a b+(b=c<i=udRcRcRcR<u)]adR<h<b(aL]b :U!a<g<a b+(b rO+<b<fMmTci eW=b<a<k1]aurbu<i)]bdR<c(a<jM]c :U!a<g<a rO+<a<fMmTci eW=c<a<k1]au a=uu<e<dKa3l<e aKa3o<e rKa3s<e<aEcH<e.aIc?<r<e ?+o7sbrbuu<e %+<e i+o7;b<eTc%]auu<e RY%au#dbeX&a 7.fY(d%a<d<bKaw<d<bKa3k<d dEcT<d.aIc<<d<cEc;<d<cJa (bKa3j<d<cJaR(eKa?<d<b<eL(bKa3r<d<bKa*<d<d w+Ecz<d 6a+<d z+okcX<dTc3p 00003V1eR e=f a=b arbu<d i+ e e 7Jco{b<dTci=e<dTcr(f<d 6a+ 7Jc8Qkaa b=b<d bEcR<d<fEc3o<d<eEcH<d<d2acT2ud8Zc<d<d2acz2udAc<d 7yd+<d Ac+ok<dTc7yd 00003V9eR 7Jc=edR<dTcH<b1eR<d H+<b b e 7Jco8tb<dTc3o=fu<e<f+<d 7yd+(g 7Jc8Qkaa<d<b b+(bEcR<e 7Jc+=e<g<d Ac+ok<dTc7yd 00003V9]auu<dTcHu=e<a<dJawKao<a<cEcr<a<bEci<a<fEce<a<eEca<d 7.f+%au8.ccjXb7f&a ?Y(e%acR<b<c hN :aO+(bTca b9]a<bJa3w c9]a<bTcr)]a :U!a<aTcr(g<bTce(h b+(d rO+<d<aTco(iMm(fTca=d :U!a<g<bTco(b rO+<b<iMmFca=r<e<fTce(bEcq<e<rIcr<e<dEci<e<bEce<e<dEca b<aTca<aTci(b<aTceD(dm=j a<b<dm=k a=ddR<e z+<d+(u e+ a<d<e+(f e+Tca(b<fTca(fY<b<fZ<b<kD^(bmEca<u b<f<j+<bmEca<d i+(d z9]au b=d<aTcq<c<eTc<<eTc%<eTcT<eTc*o7rb)]a :U!a<g<h rO+<h<iMmJai iN dW=du<e ?+%a<du{cbdXcRcRcR<aTco(c<bDeX<aTcr<b+Jaa J1f au<b+(b<cZeR<aTcr<b+Jaa ?1]bu<a<bo7Db(b)]c<aTco=crbu<b b+=bucR<b<cM]a<aTcr<b+Jaa 3i9]a<a<b b+o7Db(b)]b<aTco=cucRcX a<b<cM]aGcR<aTcr(e<b+Jaa 8;bN {a9]a<a<c<b b+(bDeX<b<e+Jaa 3hY 2bNf bu)<b+o7Db(b)]d<b<aTcoZ]a arbu<aTcr<b+Jaau(c 4bN(d 3i1]a<d 8;a1]a<c ?Y 4bN kZ]a<c 3EN [aY 4bN nL]a<bxu<a<b io7Rbu au8FcbiX&a R+(g%acR :U!a<bTcr(k<c rO+(i<c<bTco(jMmTci hN e1eRdR<f<g+ aEca<f i+(f !a9]aucR<c<jM]a<c b+(h<iTci(c eW a<c hN e1m(iM]a<d<e d_+=edR :U!a<k<h rO+(c<h<jMm=u :U!a<c r+<h b+(r<jMmTci eW=h<g=c<d=fcRcRdR<b<u<fTca<f e+Tcao3 )eR<c i+=c<f i+(f<e9]brcuu<c e+<rEca<cTca<c bEca)]bu<a cEcareu<h<iZ]auu<a<g2ac?2uc?<a<g2ac<2uc<<a<g2aco2uco<a<g2aca2ucarbu<a cEcau<g RY%au8>cbgX&a <Y(f%a<b aEci<bTca)eR<bo7Mbu<bTce 8MaKaa<b bEci<b<c<do5b<bTci(c<bTca1eR<bo7Mbu<bTce<c+ 2aKaa<b<c b+(dEci<b<c =+(eo7&b<bTce=g<bTci=h<f<dEc;<f a<e<e<hD(em(hEcz<f b<g<em(iEcq<f<b r+<f q+ a<d XofcRcRcR :U!a<bTco(e z+<bTcq(g cLm(jTci<e :U!a<gmTciP xD]a<bJa% s9]a :U!a<e r+<g bLm(bTca b9]a<bTci hN g9]a<jTce<c1]bu<a aEcarbu<a<gEco<a<eEcr<a<dEci<a<hEce<a<iEcau<f <+%au[cbcX&a R+(f%acRcR<e]a<bTci iN]a a=e a<bTce(g<g a9Y(g<bTca b+(bY<b<gD<g<aTceD^(gm<d9]b b<aTca<b+<gm<c<do@b)=erbu<f aKa*<f aEcT<f aKa3o<f<dEc3r<f<cEc?<f aEcH<f a<bTce(c<c a9Y(c<bTca b+(bY<b<cD<c<aTceD^(cmEc%<f b<aTca<b+<cmEc<dRcR<f z+<f <+o,<fJaz)]a<fJan<f i+<f ?+o, a=e<fJai)]c<fJaj1]brcuu<f o+<f ?+o,<fJao bP=eu<f RY%a<e bNu{cbiX&a <Y(g%acR<e X1eR<a 00003VEcarbu<g i+<e e io{b<g aEc;<g<gTcr(hEcz<g<gTci(jEcqcRcR<e<jDeR<g q+ a<e e io8tb<gTcz=h<gTc;=frbu<e)]bu<e<f+<c<dY=i<b<d+=u<h<f d_+=r a=fdRcX a<c<d<f+(kZ]aG a<i eZ]aG<f<u+Taau=b a=hcR<c<k e+Z]a<i eY eZ]a<f<u+ e+Taa=hu<f<r+(k<bEca<k e+<hEca<i iY=i<f i+=f<e bY(e]au=fu<a<gFcqIca<a<fEci<g<fEc;u<g <+%au8mcbgXcX<dTc@b(g a<g jZ(gm(j<cJa](hLeRcR<dJa8rb(f q9eR 4b=g<f<cJay1]bu 4b=g<b 4bN rOJa8K7ZR=b<dJao=h<dJap=i 4brcu<dJao=h<dJap=i<dJa:b=b 4brbu<d e<gm(k<h zO+(fJaq(g a<g 8yaZm rO(h 8x}!a+<b 4bN rO 8K7Z!a+<hJaC}RmJaa=b<fJao=h<fJap=i 4b<j<fJav(fL]aG<k<f zO+Jaqu=f<dJa8?b=dcR<cJay 3bN o9eR<d 4bN)]b<e bP=du<a<fKaf<a<gKae<a<bKad<a<hKab<a<iKac<a<d bNKaaxu X c 8&7<!ao6bau7DdcdXb7ccXcRcRcRcRcRcRcRcR<c 4bN(e 8zaYy=cggggggggggegggggggfgggggdggggggbaucR<e (Yyragggggggggghgu<aTco(f<b XP+=d<aTcr=e a=cdR2raaaaaaaaaaaaaaaa=hcR<f<b<c+ b+Z]a<d oZ]a<b<e+ b+2aaa=hu<d oY=d<c o+=c<e o+=e<h2rQQQQQQQQQQQQQQQQ2&<h2rcccccccccccccccc23m2r================23d23G2V(g)]aucR<f<g3)<b+(b<c+(c xY(dDeR<b<e+ xYJaa (1]bu<a<do3i bWxu<c yYxu<a<b b+<domxu<a<b b+ a<do3]xu<a<b -U!a eo7pbxu<a<b 8nU!a fo7pbxu<a<b 8<U!a eo7pbxu a<c ?Y 4bN kM]bGu<a<bo9uu7rdbgX :U!a<bTc/b<c rO+(e r+<bTc~b(i<c b+LmTce=d b<bTc3V<bTc0b(h<bTc7dD(bm=g a<h<bm=fcRcRcR :U!a<e<c<iMmTca(eeR<e(c bY<fM]b<g bY=bdRcR<b<c+Jaa jYy%aaddaddddddddddddddddddadddddddddddedu<c bY(c]auu a=cu<d<fM]b<d=bdRcRcR<b<g+Jaa jYy%aaeeaeeeeeeeeeeeeeeeeeeaeeeeeeeeeeebeu<f<b b+(b9]brduu<f<b b+(dLeR<e=crcudR<d<g+Jaa jY(b wDeR<e=crdu b<b_ 7p00eN)eR<e=crdu<d b+(d<fZ]au<h=d<e=crbu<c bY=cu<a<dEce<a<cEcau8FcccXb7f&a CaY(g%a<g H+(h<b<c<doZcR<gTcHeR<g<gTcR(dEc<<g<gFcH(iIdz<gTc3p=b<gTc3v=c<g<dEcR<g<iIdH<g<cEc3v<g<bEc3p<g o+<h c<e<fo7LbcRcRcR<gTco bNeR :U!a<b<gTcq(d rO+<c<dLmTci hN d9]b<g<gTc<Ec?<g<gFdzIdTrcu<a aEcareu<g<gTc<EcR<g<gFdzIdH<g<cEc3v<g<bEc3p<g i+<g H+ c<e<fo31<g<gFdzIdT<g<gTc<Ec?<gTci b9]bu<a<gTc?Eci<a<gFdTIca<a<dEcq<a<cEco<a<bEcrrcu<a aEcarbu<a aEcau<g Ca+%au7vcbeX&a <Y(f%a<b a<b 4bN xZm 4bN 3oO "7D!a+=h<e bLeR<h<e b_+>bc=iu<f.XIdz<f.XIdo<hJaK(b rO a<b<hJa3y(e+ CaZ(bm(heR<e rO C}!a+ b<bm j+=e a=bdRcR<i<b xNW bN)]a<g oM]a<f o+<g+<eJaaKaa<g b+=gu<b b+=b<e r+=e<h rY(h]auu<f i+<c<d<f o+ b<g lZ(bm<g a<bmot<fJai=b<a<fJajKab<a<b bNKaa<f <+%au7QcbfX&a <Y(d%acRcR<b<c1]a<b b+=e<bJaa(f 8Va1eR<c<e1]b > 8Va<bJab 3j1m=f<b c+=eu<d i+ i b bo{b<dTci=b<dTcr(g<fKaa<d bEc;<d<gEcz<d<bEcqcR<c<e1]a b=bdR<e b+=h<eJaa(f 8Va9eX<hf<c<h1]c > 8Va<eJab 3j1m=f<e c+u=e<dTcq<b1eR<d q+<b b b bo8tb<dTcz=gu<b<g+<fKaa<d<b b+(bEc;<c<e9]auu<a<dTc;Eci<a<dFcqIcarbu<a aEci<a.0000oIcau<d <+%au|ccc7ffXcRcR<cJai iN)eR<bTca=gcR<bTce(b<cTca(f b+(cZ]a<b<cY iZ]a<c<g+Faa=du<aJaz(h b+=c<aFaa=e<h iMeR<d<e3;]c.a=dcR<b<f j+(iZ]a<b<iY iZ]a<g<i+Faa=du<aFai=e<h oZ]d<d<e3;]c.a=dcR<b<f l+(fZ]a<b<fY iZ]a<f<g+Faa=du<aFao<d7j<c HO#U3Gxu<d<e7j !a<c d_Y#U3Gxu<b<c<a b<aJaz(a nZ(bm<a a<bmo3 =ju<jxu<d<e7j 0b<c d_Y#U3Gu7<cbbX&a <Y(e%acRcRcR<a<cLeR<b<cD]b<a<bL]c<e<aEci<e<bEcr<e<e r+#.0000Ba/Idz<e<e i+#.0000Ba/Ido 00!a<e o+<do8zbau<e<aEci<e<cEcr<e<e r+#.0000Ba/Idz<e<e i+#.0000Ba/Ido 8;0!a<e o+<do8zbau<e<bEci<e<cEcr<e<e r+#.0000Ba/Idzrbu<e<bEci<e<cEcr<e<e r+#.0000Ba/Idzu<e<e i+#.0000Ba/Ido 7G7g!a<e o+<do8zbauScbiX&a <Y(d%a<d aEco<d.0000!aIci<c eMeR b=g e=hdR<c eY=c<b e+=e<g bY=icR<bTaa(b X1eR<dTci<i1eR<d i+oCbu<dTcr(h<f+ aEca<e=brbu<d q+<e<b<c<b<cZm(bo% a<dTcz<dTcqm=j<dTc;=k<c<bY=c<b<e+=b<dTci<i1eR<d i+oCb<dTcr=hu<f<h+(e<jEca<e e+<kEcau<f i+=f<d<gEco<g b+=g<c dD]auu<a<dTcoEci<a<dFciIca<d <+%au7*cbhXcRcR<aTce(h<bDeR 8fb=g<aTca(d<b+(iJaa(a 3s+ 4bN 3bZeR c=crcu d=c Sb=ecRcRcRcR<a "bYyygaaaaaaaaaaaabau<a 3c+ 4bN xZ]e e=c 7sb=e<a BbYyffcccbcu 7%b=grdu 7lb=grcu 0b=e<a x+ 4bN dZ]cu axu 0b=eu<h<b b+(aDeR<a<d+Jaa=fu c=ddRcR<d(a<c1eR<c=arbu<a<b+<hM]a<a b+=d<a<i+*aa R3v]buu<c a<a<cMm a<f<gLm a<e<fLmu7xcbeX&a oY(g%a b=ecR<b<cD]a<c<aTcq(fTc*D]a<fTcT<b+=e<c<bY=ducX<aTc;Jao hZeR {7p!a=f frbu<deX<e a<e<d bY(b+Jaa 3t1mf au=c<b<d<cm=d<c<e<cm=e 67p!a=f bu=acR<deR a=c a=bdR<b<c<e+Jaa *1+=b<d<c b+(c9]au a=c<b bD]budR<d)(b=c<b]b<g i+<eJaa<f<ao7lb<d bY=d<e b+=e<gTci b1]auu<g o+%a<cu7wccfXb7f e=f<c e r<cTca bNm+3]ca=i<bTc;(dTc8&b=ecRcRcRcR<dTcAb(dycdabu<eFda<i3m]b a=drcudR<g<d bW(h<g+(g<e<g e_+Fda<i3&m=g<d<hY(d bD]au<e<g e_+(eFda<i3m]a a=drbu<eTci(d<bTcz(bTcqMeR a=drbu a<bTco<d *O+(eTcz(d<eTcq(eY<d<eZ<d<bTc<D^(fm=d e<bTc;<e f_+<fm=fu<a<fEca<a<cTcqEci<a<f<d f_+Eceu7xcbfX<bTca=ccR<bTci(d<bTce(eM]adR<c<d+Jaa 3e9]b<b<d b+(dEci<d<e9]au<a aEcaxucR<d<eD]a<d<e1]a<c<d+=g<e<dY=f a=ccRdR<c<g+Jaa 3e1]b<f<c b+(c9]au<f=cucXcR<ceR a=edR<e<g+Jaa 3l1]c<c<e b+(e9]auu<c<d+(crbu<c<d+=c<d<e+u=e<a<cEco<a<eEci<a<dEce<b<cEci b=f<a<c<e b+(b<b<cDmEcru<a<fEcau7kcbgX&a oY(f%acR<c a<c 4bN(g xZm 4bN 3oO(eJa7m7LR(h<eJa7;7LR(i+ 8yaD]acR<g hYydbabau<h rO 8z}!a+=d a=e<b<c 4bN x3L b_+>b8]b=gcXcRdR<g<e xNW bNeR<dJaa=c<d dYJaa i1eR<c a<c 8yaZm 4bN rOJa8z}Rreu<f i+<b<co3F<fJai]cu<d r+=d<e b+(e<iZ]au a=drcu<fJaju=e b=du<a<eKab<a<d bNKaa<f o+%au7kcbgX&a oY(e%a<bTcr=i<bTco(j<cDeR<i<c rO+Tci(g eW a<g hN e1m=hucR<c b+(c<hM]adR :U!a<i<c b+(g rO+<g<jMmTci=f<e i+<b<d<coFcR<eJai)]acR<eJaj(c a<c 8yaZm 4bN rO(cJa-}R i1eR<f hN f1]brcu<e<b<g<c C}!a+Jauo3*<eTca b9]b<eTce=gu b=frcu<f eW(c<hZ]au a=fu<a<gEce<a<fEca<e o+%au7hcbjX<b<cZeRdR<b<aTco(jZ=d<b rO=e<b b+=bcR<e<aTcr(k+ :U!a<dmTci(f hN e9]a<aTc;(gTcq(e=d<f eW(u<bDeR<e c_=h<g r+=i<b=fdR<iTca<d1eR<io8lbu<gTco<h+<fEca<g<d b+(dEcq<h e+=h :U!a<k<f b+(f rO+<f<jMmTci eW(f<uZ]auu<d<eY bDeX<a<eo7(b<aTc;(gTcqf<du<eZ]a<g<eEcqu<b<c9]auuu8]kc]Xb7f&a BaY(e%a S[!a S[!aJaa(j b<jmKaa<jeRdR S[!aJaa(j]a S[!a<j b<jmKaa<j]auu<a iLeR<aJaS7kR=hu<e o+(j 8Q8u!aTca 0:!aTca<c<d<bo7zb<e<eTczEci<e<eFcoIda<e<eFc%Id3I<e<eTc*Ec3)<eTc;<eTc<=ao3j<e 8sa+=]<h=b=u B6!a=h&a CaY(f%a B6!ao8mbcR<e(iTci(d 08k7D8Ib<e "a+(rTca(c<c 08k7D8IbMmLeRcR<b 4bN(c gDeR<f r+ B6!a<eo3frbu<f r+ B6!a<i a<d<rTceofu ~{!aJaa s9eR<] aEci<].0000!aIcarcu<iTca=d<iFce=l 8.6!aTca=x 8Z6!aTca=o<f aEc?<f<oEcT<f<xEc%<f<lIc;<f<dEcz<f aEcq<f.0000!aIcr<f<rTciEc*<c rO A7Z!a+Jai rOJa8z}R=gcRcRcR<b 4bN dYydababu<f<oEc3z<f<xEc3v<f<lIcR<f<dEc3o<f 3r+<f 3o+<u<ao*cRcRcR<fJa3r bYydbccau b=y<fTcH=urbu b=y<fTcH b+=uu<u b+=a<x<u rO+=k a=cdR<c a<h<iZm)eR<y)]d a=y a=i<u<oZeR<kTci(c eW a<c hN f1m=iu<d)]d<d=c<a(h<iM]du :U!a<x<h rO+<h<oMmTci<f r+<h<goy eW=hrauau<f r+ a<goyu<]<fTcqEci<]<fFcrIcarbu<] aEci<].0000!aIcau<f Ca+%a<e<eFdaIdo<e<eTciEcz<e 8.6!aFcaIc;<eTc3T(u=k<eTcQ=a&a ?Y(g%a 8.8u!a aEca A8u!a aEca<g aEco<g.0000!aIci<g<jTcoEc%<g<j2aca2ucq "8u!a 7s7q!a do8bb<g<aEcT "8u!a<g T+ bo8bbcR<a)]a<k<a d_+=h<b 4bN rOJa8K7ZR=ddR<g<kJag<kJae(a a<a 8yaZm rO(iJa8x}R<d<iJaC}Rm z_<a o_^<kJaf(c i_^^EcT "8u!a<g T+(b bo8bb A8u!aTca=r "8u!a ~7q!a co8bb<j<g i+<kTcao7mb=a<c c1eR<g<i C}!a+Jaj 0000e^EcT "8u!a<b bo8bbu A8u!aTca=b<g<aEcT<g<b<rY(a cYEc*cR<b<rL]a 8&8u!aTca<r c_+=c b c<a cZm=a<g T+=bdR<c)]b<c<bTcaEca<c e+=c<b e+=b<a bY(a]auu<k i+(k<h9]au<gTci(a)]a<gTcr<a e_oVu<g ?+%ao7Hb<eTc3=(aeR<u<a d_oVu S[!a aKaa<e Ba+%au7ncbcXcRcRcR<bJat 3bN i1eR<aJaJ]d<aJa3ieR<bJao]ecR<bJal(c a<c 8yaZm rOJa-}R cYyfafffafu<b aKap<aTczJa>]e<bJaq(c d9]dreu<aTcz(cJa>]drbu<aTcz=cu<bJap b1eR<cJa3i]c<bJaq(c d1]crbu<bJaq(c d1]bu<a<aJaT<c 4bN a9NKaT<aJa*]a<aTc;(aTci(c<aTca1eR<ao8ybu<aTce<c zO+(d<bFcoIco<d<b2aca2uca<a<c b+Eciuu7LccfXb7c<aTco(h<b XP+=e<aTcr=ddR2raaaaaaaaaaaaaaaa=icR<h<b<f+ b+Z]a<e oZ]a<b<d+ b+2aaa=iu<e oY=e<f o+=f<d o+=d<i2rQQQQQQQQQQQQQQQQ2&<i2rcccccccccccccccc23m2r================23d23G2V(g)]aucRcRcRcXcR<h<f<g3)<b+(e+(f xY(gDeR<d<e+ xYJaa (1]bu<a<go3i(d)]d<d bN]c<d bWrbu<f yYu(d<bY c9]c<a<d<co8kbxu<a bKa3eu axu<a h a<c<do8<bu8EbbiX<bTcr=h<bTco(u<cDeR<h<c rO+Tci(e eW(f a<e hN(e f1m=k<f a<e e1m=jucR<bTca)]a a=f<c b+(e=gdRcR<f=i<b=c<g(b<jM]a b=f :U!a<h<b b+(g rO+<g<uMmTci eW=g<b<dL]brcuu<e<kM]a<d<eZ]adR b=i :U!a<h<e(c rO+<e<uMmTci eW(e<kM]b<d<eM]auu<a<cEce<a<iEcau7(jbtX&a <Y(h%a<h :U!a<aTcr<b rO+<b<aTcoMm(eFcaIdo<h<eTci(gEcz<c a<c 4bN 8yaZm 4bN rO(f C}!a+=d<fJa-}R=fcRcR b<g hN(g_ 8FbN]acRcRcR<g d1eR<f bYygbeeeeceu<f h1]crdu<hTcq<hTcoY cL]crdu<h i+<dJau<aTczJaJ<a<eo7Tb<hTci b1]ccR<h o+(eTce<eTcaY c1eR<a<b<c<do8obrbu<a h a<c<bo8wburcu<dJau=e a=f&a <Y(c%a :U!a<aTcr(]<b rO+<b<aTco(jMm(dTci=k<dTca=y<ccXcR<e a<e xZm 4bN 3oO(gJa7v7LR b1<dTce(x X9N)eR<c aEcirbu<g "7D!a+=gcR<b b+(d<k eW(oZeR<gJa3y rO(uJa8v}R(r a<r 3sZm nO 5S!a+=r<u C}!a+=l<aTcz=s a=udR :U!a<]<d rO+(t r+<d b+<jMm(qTci<r<a :U!a<t<d<jMmo3;eR<c<lJau<sJaJ<a<qo7Tb<cTca=u<cTce=fu eW(d<oZ]au<u bN]bu<c aEci<g>b3krcu<c<fEcr<c bEci<g<f hN b_+>b(=iu au3xbs<c<i3xbo<c<kEc;<c<xEcz<c<yEcq<a<e<b<c q+<c i+os<c <+%arbu<dJai=ecRcRcRcRcRcRcRcRcR<h o+(fTci(g hN dYyfabdeieu<e bY fZ]b<e)]ergu<e bY iZ]frdu<fTce(i<fTca(kY c1eR<a<b<c<do8obrgu<aTczJa>=jcX<g iN)eR<e b<k b+(d<aTca+<i<i a9Y(e<dZ<e<aTceD^(fm a<e<dY<fm<j bNourbu<aTc;(d aEc3)<a<f<d "a+o7Eb<e<dTcV<dTc3)<j bNouu(d 4bN z1]f<a<d a<c<bo8wbrfu<eykbdddddddcbdu<e]cu :U!a<aTcr<b rO+<b<aTcoMmTci(c gN e9]c<a<b<c eWo3Jrcu<a<b<dJauo7?b<b b+<g eW9]b<fTce X1]b<dJaf(d d1]b<a j<d<c<bo8wbrbu :U!a<aTcr<b rO+<b<aTcoMmTci(e gN e1eR<a<b<e eWo3Ju<fTce X1]a<a g<dJad<c<bo8wbuu<h <+%au7mccdXb7f&a "aY(f%a<f<dFco(iIdz<f<dTc?EcH<f<dFcTId?<f<d2acz2ud<<f<d2aca2udi<f<i7E<aTcr(gYEcz<aTci=h<aTca=dcR<bJap d9eR<f 6a+<d<bo8ub<f 8n7t!aTcaEc3T<f 8s7t!aFcaId3Grbu<f 6a+<d<b<c<f i+o3g<f<bTciEc3T<f<bFcaId3Gu<f 3o+<d<f 6a+<f Ca+<c<f i+<e<ho><a<fTc3o<g+Ecr<a<aJao<fJaRNKao<a<aJal<fJa ^Kal<f "a+%auBbbdX<b<c<d<bTcz<eo7nb<b<bTcz(k<e<e<kZmEcz<bTci=k<b<g<h<i<jo7nb<b<fEcz<bTci=ucR a<f<eY<d<fZ<e<fD^(dm(r a<j<iY<h<jZ<i<jD^(hm1eR b<c<e+<dm b<g<i+<hm<ro@b)]bu<bTcq(c<bTcr1eR<b r+o8rbu<b<c b+Ecq<bTco<c e_+(b<uEcr<b<kEci<b<fEce<b<eEcau<a<uEce<a<kEcau8RbbfX<bJa3j=e<bJa?=d<bJag=f g=ccRcRcRcRcRcRcRcR<bJa3u hYyuahhhhhhbhcdhu<f 4b1]g<d]g g e<e 8yaY 4bN 8cbZm=crgu<d b9]f<e a<e 8yaZm 4bN rO(d C}!a+=b<dJa8q}R bYydcdefu g g f<d d9m<f 4b1m=creu d g<d b1m=crdu a=crcu<bJah=g b=crbu<bJah=g c=cu<a<gKab<a<cKaau81bbdX<a<b t+ 3LN+(b eYTca=dcR<a eY(eTca(c bN)eR<a<cY(aTce(e<aTca(cEca<ceR<c<eEceu 7.:!aTca<aTci(c c_+Tca]b |:!a |:!aFda.b<c#U7jIdarbu<e<c c^Ecau<a<d cNeX<bTcr=c<bTce(d<bTca(aEca<aeR<a<dEceu 7.:!aTca<bTci(a c_+Tca)eR |:!a |:!aFda.b<a#U7jIdau<b<c+f<buo7>bu7webfXcRcRcR<bTci(c)eR<bTce(e]brcu<b<c iWEci b=frcu<b<e bY(gEce b=f<b<bTca(d b+Eca<dJaa=c<bJar)eR<c 8na9]c<g)]b<b<e cYEce<b<d c+EcacRcRcRcRcRcR<dJab(c 8=aYyqaiiibiiiiiiiciiidiefiu i=crhu r=crgu k=crfu ]=creu j=crducX a=d<b(c eo7gb(b 08ZdN 07.d1eR<c b<cTca c+<cTce(e cZmEca<c<e cY(g a<e<gMmEce<b k_ 08Z3tN<c eo7gb 4hN^ 00e+=bucR<b 0bMeR<b 0oZ]b<b 00eMeR<c<b o_ 008QbN<b c_ 08VaN<b rW 3tN^^ 07g7he^Eci<b sW Bb^rdu<b i_ 08VaN<b gW 3tN^ 07gc^=d<b rW "b^=bu<c<dEci<brbu<c<b 3tN 0b^Eci<b gW !b^u=crcucRcR<c 3dYyhadddddbdu<b co7gb=crcu <=crbu a=fu<a<cKab<a<fKaau{bbcX&a <Y(e%acX<bJai iN)eR a a<bTce(f<f a9Y(f<bTca b+(bY<b<fD<f<aTceD^(fm<d9]bG b<aTca<b+<fm<c<do@b)rbu<e o+<a<bo3ZcRdR<e i+<e o+o,<eJai bP(a bN]b<d)]b<d bY=d<cJaa<c b+=c<eJaj1]au arbu<a<d)Nu<e <+%au8dcbhXcR<c 7cDeR b=erbu<bTcr<c+=i<c<bTco(d<c<c<dZm(dY=jdRcRcR<f<j+eR<f<i+Jaa(g ?Y 4bN(e kZ]c<g 8<aY 4bN gZ]b<g [aY 4bN gZeR<g IY=erdu<c<f+=ducRcR<bTco<dLeR<d<bTcq(eZ=crbu<d<bTcq(eZ=c<bTcr<d+*aa a3n]a<d<eM]a<b r+<do3((c]a<b<do7vbrbu<b kKae<b<e<d<d<eDm(dEca<b<c<d+Eciu a=erdu<g 8paY=eu<e<h e_+=h b=e<f b+(f e9]auu<a<hEce<a<eEcau8ybbdX&a oY(f%a<acX<a<c b1eX<f aKar<f aEci<f a :U!a<bTcr<d rO+<d<bTcoMm(dTce(e<e a9Y(e<dTca b+(gY<e<gZ<e<bTceD^(emEce<f b<bTca<g+<emEca<dTci=d<bTcq(bTc*=e<b %+<fo|b a<d hN d9]bG<bTc*f auEci<a<eEce buEca<f o+%au8*bbbX&a oY(f%a<f i+<b<c<d<eo7Lb a=ecR<fTci b9]a<dJas=ccRcRcRcRcRcR :U!a<bTcr<fTcr(d rO+<d<bTcoMmTci hN cYyeedcbau<c]e b=erfu<c bY hZ]d b=ereu<c jD]c b<c_ 7gfN)]c b=erdu b=e<c jD]c b<c_ ShN)]crbu b=e<cygbaaaabau a=eu<a<dEce<a<eEca<f o+%au8JbbcX<b iW=d c=ccRcRcRcRcRcRcRcRcRcR<a 4bN gYyoabcdbhjheifjjgjjhu a=c<b bN)]h<b 444hD]i<b 00eN)]h<d bN)]irhu a=c<b bN)]g<d bN)]hrgu a=c<b bN)]f<b 444hD]grfu a=c<b bN)]e<d bP<b 444hD^ bN]freu<b bN)]creu<b bN)]d dxu<b 444hD]cu a=cu<cxu bu!bbeX<acX<c)eR<b=d arbu a<cY=f<b<c+=g<b=dcRdR<dJaa jY(e wL a b<e_ 7<00eNm)eR<f b+=g<b<c+ bY=c a=bdR<b<c+Jaa jY(e wD]d b<e_ 7<00eN)]d<b<g1<b bY=b)]au ardu<d b+=d<f b+(f]au<g=d arbu<b<fYuEce<a<dEcau8nbbeXcX a<bTceTcqTcr(gTc@b(d a<d jZ(dm(f)]aG<f zO=f<g e<dm l+=e a=d<bTcaJa3y<c+ 4bN=g<bTciJaa bN=cdRcR<e d+Jaa<g9]acRcRcR<eJaa bYycacbu<c)]brcu<c)]bu<bTcr<d hN :aO+(bTce=d<bTcarcu<e z+=e<d b+=d<f zY(f]au au=e<a<dEce<a<eEcau8ubbgX<cTce=f<cTca=gcR<bTce(bTc<(c)]a<bTc;(e<c e_+=hdR<f<eTce1eR<eTca=b a=cdR<c<f1eR<b=greu<b<c+=d<c<g+=i<c b+=c < a<dJaa(d [aY 4bN GZm<d^ 4bN < a<iJaa(d [aY 4bN GZm<d^ 4bN1]auu<e o+(e<h9]auu<a<fEce<a<gEcau8hbbcX<acX<bTcr :U!a<bTcomJai iN)eR a<cTce(d<d a9Y(d<cTca b+(eY<d<eZ<d<bTceD^(dm=c b<bTca<e+<dm=b arbu b<cTca(d b<bTca<bTci(e<bTceD(bm+<cTce(c<dZ<c a<e<bmD^(em=b a<c<dY<em=c buKar<a<cEce<a<bEca<a aEciu8LbbeX&a oY(c%a 8.8u!a aEca A8u!a aEca "8u!a 7s7q!a do8bb "8u!a ~7q!a co8bb X=d 8.8u!aTca(e=bcRcRcR<aJaq bYycabcu<c :U!a<aTcr<aTcz(b rO+<b<aTcoMm(bFcaIda<c<bTciEci<a<c 8?8u!ao7Eb 8.8u!aTca=b 3s=drbu 3t=du<c b B8u!aTca<e+<b<eZm<b<eY(a a<a<bLmo3MEce<c<dEca "8u!a<c co8bb<c o+%au8;bbcX&a oY(e%a 7J{!a 8H7p!a go5b<c# 7J{!ao8hb<e<a<bo7c<eTca b1eR<eTce=b 7J{!a 8)7p!a go5b<e a :U!a<aTcr<b rO+<b<aTcoMm(cTce(b<cTca(cY<b<cZ<b a<aTci(f<f<aTceD(fmD^(bmEcr<e b<c b<aTca<fm+<bmEci<e i+ b 7J{!ao.u<deR 7J{!a 8M7p!a oo5bu<e o+%au!bbiX<aTc;(c aEc8nbcR<b<aTco(gM]a<b b+(d<aTcr(h<b rO+Tci(b eW a<b hN e1m(iM]a<c 8sb+=j a=bdR :U!a<h<d b+(f rO+<f<gMmTci eW<cTc8sb<b1eR<j<b b e eo8tbu<c<b b+(bEc8nb<cTc-b<e+<dEca<e e+=e(d<iZ]auu<ao7jbu8(bbbX&a oY(e%acRcRcR<c 4bN dYydbabau<a eKaa d=drbu<e i+<b<dTcT a<dTc% 00003V9m<dTc*o* d=d<eJai d9eR<a<eFdiIcarbu<a aKaq<a 7u*3xbs<a<eJajKal<a jKao<a<eTcr(cEci<a :U!a<bTcr<c rO+<c<bTcoMm(bTca(cEcr<a<bTceEce<a<cEca c=du<a<dKap<e o+%auCbbeX<d XP=f 7.:!aTca(g<b c_+=bdR<bTca(b)eR<a aEcaxu<b<bTcr+(h<b<d+<fN(e<c+Z]au<bTce(d<bTca(cEca<ceR<c<dEceu<g<bTci(c c_+Tca)eR |:!a |:!aFda.b<c#U7jIdaucR<b<e1eR<b eY(b<bTca cPEcarbu<b<eo7>bu<a<hEci<a<eEce<a bEcau8ybbhX&a <Y(c%a<aTc;(e z+ b aoi<eTc3G(feR<bTc;=g<bTc<=h a=e a=bdRcR<b<aTc;(dTc3GM]a<dTc3z<e+Tca(d<hM]a<g<d d_+(dTce=i<dTca=d<c U/0oEbG<c eKaz<c aEco<c<dEcq<c<iEcr<c<dEci<a<c i+ a ao"bu<e e+=e<f<b b+(b9]auu<c <+%au8fbbfX<a<b B444hN(e+=f<b xN(ceR<f=bdR<d<bJaa(g 8HbD+<g! 8fX3w+=d<b b+=b<c bY(c]auu<eeRdR o=c<a2aaa2ryyyyyyyyyyyyyyyy23d2VeR a=c a=bdR<c<a<b+Jaa(e 8HbD+<e! 8fX3w+=c<b b+(b o9]auu<c<d+=d<a o+(a<f9]auu<du8bbbiX&a oY(c%a<aTci=b<a 8DU!a <o5b<aTci=g b=hcR<beR a<b <+(e<e<gD(fm=e b<aTce<fm=fdR b=icR<d<eM]a<d<f+*aa a3n]a<c<bEcr<c<eEci<c<fEce<c e+<do3((i]a a=hrdu<d<i+(d<bZ]auu<b<gD]a<a<bEciu<c o+%a<hu8kbbcX&a oY(d%acR<aTcqJak c1eR<d b<aTca<aTci(e<aTceD(am a<e<am<bTca<bTceo3a<dTca(a 00003V1]b<c<dTce(b<dTcio5b<a)]b<b<aoVrbu<d :U!a<aTcr<bTci(b rO+<b<aTcoMm(bFcaIda<d<bTci(bEci b<b hN_ 7MbN]a<a<d<co7Ebu<d o+%au8zbbdX 7J{!a 8k7p!a ro5bcR<b)eR }{!aTca=arbu<b %O=e<a z+=bdR 7J{!a b<c<bTca(a+<b e+Tca(f<aZ<d<fZ^(gm a<f<aY<gmo5b }{!aTca(a 7J{!aTca1eR 7J{!ao7Mbu |{!aTca<a+ *Kaa }{!a<a b+(aEca<b %+=b<e %Y(e]auu<aeR }{!a<a bYEcau 7J{!a 8q7p!a co5bu7ZbbeX&a oY(d%a<d b :U!a<bTcr<c rO+<c<bTcoMm(cTca(e b<bTca<bTci(f<bTceD(gm+<cTce(b<eZ<b a<f<gmD^(fmEci<d a<b<eY<fm(bEcr<cTci=c<d<d i+o7=b<dTca=e<a<dTceEce<a<e<c hN c1N<b kZNEca<d o+%au7.bbhXcRdRcR<eTc7v7(R<b9]a<e 8Z7=!a+(fTcz=g<b=h<a=idR<heR<iJaa=j<gJaa=k<i b+=i<h bY=h<g b+=g<k < a<k [aY 4bN GZm^ 4bN<j < a<j [aY 4bN GZm^ 4bN1]brcuu<f<c<do3c]cu<e 6a+(e 7Gd9]au a=fu<fu|bbhX<bTcr=e<bTco(f<cDeR<e<c rO+Tci(d eW a<d hN e1m=du<c b+=ccXdR a<c<dM]bG<c<fZ=g :U!a<e<c rO+(h r+<c b+(i<fMmTci(j eW=c S7*!a<b<h :U!a<gmo3;)]au<j gN c1u=c<a<iEce<a<cEcau79bbeX<c a<c 4bN 8yaZm 4bN rO(c C}!a+=dcRcRcR<cJa-}R hYycabcu<a<b<dJauoyrbu<b<aTc;(eM]a<b b+(c<aTcz(f<b rO+Tci(b eW a<b hN f1m(bM]a<dJau=ddR :U!a<f<c rO+<c<eMmTci<a<c<do7d eW(c<bZ]auuu7EbbdX&a oY(d%a<d i+<a<b 8&8c!a do79b<dTci b1eR<dcXcRcR<dTcr d+(c)]a<b<cLeR<b<c1]brcu<a<c+*aa R3v]bu<b<cY=e<a<c+rbu au(a b<am<e a<am 7(7k!a bo79b<dTce<c+<b<dTca bNm=cu<d o+%a<cu7FbbcXcR<b<cM]a<c a<aTci(d<d<aTceD(dmD]a b<aTca<dm(a<b+Jaa (9]a<c<b XP+)]a<b b+(d<cY=b<a<d+=cdRcR<cJaa(a jY(d wD]a b<d_ 7<00eN)]a<c b+=c<b b+(b]brcuu<a 8zaY 8;bN)=eu<eu8xbcfXb7c&a oY(d%a<d2raaaaaaaaaaaaaaaa2uda<c xN(eeR<d<b<c B444hN+<e8Qkaau<b<c 3LN+=hdRcRcXcR<b)]a<b<h1]a<b o+rbu<g]b<d=b b=g au<b2aaa(i2r7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f2&2V<i2r>>>>>>>>>>>>>>>>2&2V^31<f+=f=brbuu<a<c<f+ b+o8pb<d o+%au/cbfX&a oY(d%a<d e+<c b bo7<b<dTci=gcR<dTce b9eR<dTcr=h<c)(e]b<e]b<h<b<c8Qkaarbu<g<dTcro8=bau |8h!aTca(e S8h!aTca(f1eR&a oY(b%a<b i+ S8h!a<f b e ;o7kb<bTci(f 7g0003V9eR<f<bTcro8=bau<b o+%au 7J8h!aTca<e ;O+(b<cEci<b<hEce<b<gEca<b<aFaaIar<b<aTaiEaq<b bEcz |8h!a<e b+Eca<d o+%au7%bbdX<a<aTce(c<b<c<b<cZm(dYEce<a<aTca(b<d+Eca<ceRdRcR<bJaa(c ?Y 4bN(a kZ]a<c 8<aY 4bN gMeR o=a<c [aY 4bN gM]b<c IY=arbu<c 8paY=au<a xN<e e_^=e<b b+=b<d bY(d]auu<eu^bcXcRcR<aJaa(d<bJaa9eRrbu b=ccRcR<dyrddddcacccdcbcu<aJab(a<bJab(b1(c<a ]D(dN<a yZ<b ]Dm<c<d^Nxurbu<cxu<aJab<bJab1u7KbbdXcX a<bJaK(e a<e<bJa3y(b+ CaZ(em(f)]aG<f rO=g<b rO C}!a+ b<em j+=b a=edRcR<d<bJaa(f a<f 3sZm nO(fJa8wSR9]a<f 5S!a+<c<do@b]a brcu<b r+=b<e b+=e<g rY(g]au au=g<a<eEce<a<gEcau8bbbdX&a <Y(i%acX<d 4bN(j 8]aLeR<j rO(j 8x}!a+<aTcq j+<jJaC}Rm=k<j C}!a+rbu<aTcq j+=k C}!au=j<i<cKa3a<i aKa;<i<bKam<i<dKan<i aKaz<i<eEco<i<fEcq<i<gEcr<i<fEci<i<kJaaKaG<a<i i+<jJae)<ho"b<i <+%au79bbeX<aTc;(b -a+<a<bTc-b<bTc8nbo8;b<bTc7yb=ecRcR<bTc7sb(c<aTc<(dTc3o<dTc3p(aYDeR<d 3o+<a<c i oo8tb<dTc3p=arbu<c)]bu<a<c+<dTcR<a e_+=adR<a i+ aEca<a<e3]caIda<e e+=e<a o+=a<c bY(c]au=au<d<aEc3pu7scbcX&a 7sbY(e%a S[!a S[!aJaa(f b<fmKaa<feRdR S[!aJaa(f]a S[!a<f b<fmKaa<f]auu<e Ca+ 8Q8u!aTca 0:!aTca<c<d<bo7zb<e<eTc3TEco<e<eFc3GIdi<e<eTc7ybEc3v<e<e2ac7d2udH<e<e2acO2udT<e<e2acQ2udz&a oY(b%a<e i+(d<a<e z+(f aoT 4bN(c c1eR<b e+ C8h!a<d<a<f bo=<bJar=cu<b o+%a<c bN S[!a aKaa<e 7sb+%au7ZccfXb7f&a oY(g%acX a<d<c<d+(cD]aG<g e+=j b=k e=dcR<f#<c<bTca b_(i<c<iDm(i i e<f b1m(c<c<iZm(i#7f(u.<~.a3;eRrbu<u7E(h 00003V<eYDeR a=hrbucRcRcX<bTca(ceR<bTce<c<fO<e<ho3srbu<h)eR<e=drcu<e<howu(d]a<j<eEcerbu<j<dEce a=ku i=du<d<j+<hEca<j<kEca<gTce b1eR<gTcr=c<gTcirbu<gTci=c<b<iEca<b<cEce 7g0003Vu=b<a<cEce<a<bEca<g o+%au7wbbhX&a oY(c%a<aTce=e<aTca=f<c 7MBa3xbr<c r+=g a=acXdR<a<g+Jaa(b a<b 3sZm nO(dJa8wSR<e1eR<d 5S!a+<f<eo@b(d)<a^ b=a bN)]b X<b<dmrcu<a bN b=a)]au 4bu<c o+%au7GbbdXcX a<bJaK(e a<e<bJa3y(b+ CaZ(em(g)]aG<g rO=f<b rO C}!a+ b<em j+=b a=edR b<bJaa(g a<g 3sZm nO 5S!a+<c<do3;]bG<b r+=b<e b+=e<f rY(f]au au=f<a<eEce<a<fEcau7tbbfXcR a<a<b hN ;O+(bTc3z(g<bTc3v(iY<g<iZ<g<aTci(jD^(km<d9]a<bTc3==g<bTc3G=b b<aTce(a<i+<km<c<do@b]a a<g<bY<b<gD<g<jD^(cm<f9]a b<a<b+<cm<e<fo@b)=hu<hu7(bbeX&a <Y(d%a<b e+=e<c=gdR<eTca<f+=f<e i+=e<g bY(g]au<d i+<f b bo{b<d aEc;<d<dFdiIcq<b<c d_+=cdR<d q+<bTca<b e+Tcao5b<b i+(b<c9]au<a<dTc;Eci<a<dFcqIca<d <+%au7vbbdX<bJaf=e<bJae=f&a oY(d<bTcaEcr<d<e b_ cN<f 0c a<cm^^EcicR<aTci(c eZ]a<aTce r+=b c<c dY(a<a cMm=c<d i+=adR<b)]b<b<aTcaEca<b e+=b<a e+=a<c bY(c]auuu7TbbdX&a oY(d%acRcRcR<aTcq(eTcr<c hN zO+(cTca bYycbacu<eTcq=cu<cTci(e)]a<cTce=f a=cdRcR<c<eD]a<c<f+Jaa >9]a<d i+<a<b<f<cox<dTci b9]a<a<dTcroNu<e<c b+(c9]auu<d o+%au7?bbeX&a ?Y(c%a<c o+<bo,cR<cJaoeR<cJal=d<c i+ i b bo{b<cTci=e<cTcr(f<dKaa<c bEc;<c<fEcz<c<eEcq<c<b2aca2ud<<c q+<c <+o|b<a<cTc;Eci<a<cFcqIcarbu<a aEci<a.0000oIcau<c ?+%au7(dbhX&a oY(i%acRcR<d hLeR<d]b a=d a=brcu<i i+=jcRcRcR<c<c d+ 7dN(e1eR<d iY=k a=erbu<d<e<cY(e<d<eZm=e<deR<b 4bN=g b=hdR<c<f+Jaa<g1]e<e<f b+(f9]auu<e<d iY(kD]bu<b 4bN 7g7h/iO=fdR 07h/i<c<e+(hTca<fP(gY<g^ 07h/i<h e+Tca<fP(gY<g^N 07g7h/3VN 07g7h/3V9]b<e i+(e<kL]auu<d<e9eR<b 4bN=f b=hdR<f<c<e+Jaa1eR<e=frdu<d<e b+(e9]auu a=hu<j<fEce<j<hEca<iTcr=d<iTci=brbu<b 4bN=e b=bdR<e<c<f+Jaa1eR<f=drcu<d<f b+(f9]au a=bu<a<bEca<a<dEce<i o+%au7JbbbX c=ccRcRcRcRcR<bJayyiaaabbbbbcu<aTca)]c<a<aTci b+Ecirdu b=cu<aTca b9]a<a<c c_+(c<cTci b+(cEci<c<aTceD]bu<aTcH(c<aTc?1eR<a ?+o8rbu<a<c b+EcH<aTc3r<c e_+<b2aca2ucauuAbbbX S[!a S[!aJaa(b b<bmKaa<beRdR S[!aJaa(b]a S[!a<b b<bmKaa<b]auu 0:!aTca(b 7g0!aMeX 8Z8u!aTca(beR 8Q8u!aTca<boVu 8Z8u!a.0000oIda 0:!a aEca C8h!aTca(beR 8s8h!aTca<b rOoVu 8?8h!ao!b C8h!a :7k!a 7sf8Qkaa 0:!aTcaf<bu<aZeR 8Z8u!a<ao7&bu S[!a aKaa 8Q8u!aTcau@bccXb7c<aTce=c<aTca=ddR a=a2r4444444444444444=ecR<c<b<cZeX<b<d+Jaa k1f au<b+(aZ]a<c<aY oZ]a<a<d+2aaa2r<<<<<<<<<<<<<<<<2%=eucRcR<e2V 00e^3)<a+(b<cM]a<b<d+Jaa jYyzbcaabaaaaaaaaaaaaaaaaaacau<bxu<b b+=brauau7xbbdXcRcR<b<d+(e<bZ]a<e<aTco(fD]a<aTcr(g<b+<c<do@b]a a=d<e<fZeR<e<g+Jaa=du<d 4bN(c 3i1]a<c 8;a1]a<d ?Y 4bN kZ]a<d 3EN [aY 4bN GM]bu<a<bo7Ib a=eu<eu7%bbeX<aTco(d<bDeR<aTcr<b+Jaa 8Eb1=eu<d<b b+(cDeR<aTcr<c+Jaa "bN Sb1=fucRcR<d<b c+(cL]a<e<fN)]a<aTcr<c+*aa R3v]bu<a yKae<a<bEca<a<b b+Ecixu<a xKae<a<bEca<a<b d+Eciu7wbbcXcR<bJa3e(c a<c xZm(c fY 4bN bD]a<bTca bN)]a<bTcr bN)]a<a t<c 3oO(aJa7G7LR<aJa7m7LR<a 7z7L!a+<a 7n7L!a+<bTce(c<bTco(dD(amJaa+ a<c<d<am<b i+<b q+<amTca ao/buu7?bbcX<d <+=gcR<d 3ED]a<c<gZ]a<b<d+(h2raaaaaaaaaaaaaaaa2uao<h2raaaaaaaaaaaaaaaa2uaau<a r+ b b<b<g+<e<c<gY(h a<c<hMmD(hm<c<gZ(cm a<e<hm<fo?<a<dEci<a a<g<cmEce<a b<b<cmEcau7hbbbX b<b<d+<c<dZm=f<e<dY(b a<b<eLm=bcR<c<dY(d a<c<dMm(c <Z]a<b <D]a<a<f <o5b<aTci(c <<bY(bMeR<a<c<bYEciuxu<a b<f<b<cD(am a<b<amo5bu7xbcdXb7f<b hN=d<b iMeR<b dW=e<a=cdR<cFaa<f7j.7w8Z7I8L7n7M8m7<7&X7f.<7u=f<c i+=c<e bY(e]auu<deR<a<b 8Z444hN+=cdR<f<c3jaa7j.7w8Z7I8L7n7M8m7<7&X7f.<7u=f<c b+=c<d bY(d]auu<fu~bbdX&a <Y(d%a<d q+<b<coK<dTcz(c<dTc; e_+=e<dTcq(f=bdRcRcR<b)eR<c<e9]brcu<b<e<cY eWM]b<c<b e_+=cu<d i+ "8u!a<a<co3h<c o+=c a=brbuu<d <+%a<fu7rbbeX&a oY(d%a<d i+<b<bTcq(e<bTcz(fo3EcR<e<fM]a<dTci bN)]a<dTcr=c<a<eEce<a<cEci<b<c :U!a<bTcr<c rO+<c<bTcoMmTci hN g1+Ecq b=cu<a<cEca<d o+%au7]bcb7fbXcR<d#<b#7f(e.<~7E]a<e7E(d 00003V<cYD]a<d)eR<a<cEci<a aEce<a aEcaxu<c<dow(f)eR<a<dEci<a<cEce<a bEcaxu<a<fEci<a<bEce<a aEcaxu<a aEce<a bEcau7ybbdX<bTca=ccRcRcR<bTce(byccbau<cJaa ?9]a a=brbucRdR<cJaa(e ?Z]b<e 3yD]b<d 058p>D]b<c b+=c<d kO<e ?Y 4bN+=d<b bY(b]au b=brbu a=bu<a<dEce<a<bEcau7fbdX<aTc;(c z+<a e<cTco<b c_+<cTcq(d<bZm<d<bY(b a<b<dLmo8;b<cTc3G(ceR a=bdR<aTc;(dTc3G<bDeR<a<dTc3z<e+Tcao7)bu<e e+=e<c<b b+(b9]auuu7fbcX<a<aTci(c<bZeX<b<cY(d<aTca<cYDeR<a<c<d b bo8tb<aTci=cu<aTce(a<c+=b<d cMeX<d bY(deR<b a<d8Quau<a<c<d+(c+f<bu aKaa<c b+f<buEciu7gbbeX<aTci(b)eR axu<aTce(c<b 7JcO+=edR<cTcr(a e<aTc@b(a jZ(dm=b<c 7Jc+=c<a a<dm zO=acRdR<a)]b<a zY=a<bTca<b z+=b c9]au bxu<c<e9]au au0bbdX&a oY(e%a<e i+<a a<a 4bN xZm 4bN 3oO "7D!a+(g<b<co7ib b=fcR<eTci b1eR<g<d b_+>bg<eTcr xNW bN]bu<e<a<b<c<do3G<eJaa=fu<e o+%a<f bNu7gcbeX&a oY(f%acX a<eTci(g hN d9]aG<g iN)eR<f<b<c<d<eTca b+oI<fTce=d<fTcarbu<f i+=gcX<b 4bN(b eLeR a<c<b kO 7sS!a+(h+Jai(b a<b jZ(bm(c)]bG<h b<bm=h a=bdR b<b<h+Jaa(i a<i 3sZm nO 5S!a+<d<eo3;]cG<c<b b+(b9]auu au=c<g<bEce<g<cEca<fTcr=d<fTciu=b<a<dEce<a<bEca<f o+%auXbcXcR<b b9]a c=d :U!a<aTcr<c rO+<c<aTcoMm(cTce(b<cTca(cZ]a<b a<aTci(e<e<aTceD(emD]a<b<cY e9]a b c b<aTca<em<c+Taa 8.8&8t7Kg1m=du<du3ZbeX<aTce=d<aTci(eeR<d=bdR<bTca(ceR<b e+Tca<coVu<b r+Tca(ceR<b o+Tca<coVu<b z+=b<e bY(e]auu<aTca(aeR<d<a zOoVuu7ubbbX&a <Y(h%a<h<cKa3a<h aKa;<h<bKam<h<dKaG<h<fKan<h<eKaz<h<gEco<h :U!a<aTcr<g rO+<g<aTcoMm(bTca(cEcq<h<bTceEcr<h<cEci<a<h i+ a ao"b<h <+%au7IbbeXcR 7.:!aTca 3tcX<b<aY(e(c 7gcMeR 3b<c3.Y(d b_<c<dW+rbu<c eWu(c<c 3tMm(d c_+(cTca(f)eR<c<aEca |:!a |:!aFda.b<d#U/Idarbu<c<aEca<f<aEceu<a<eEcr<a<dEci<a<cEce<a<fEca<b eY<eEcau7abbXcR<b b+(d :U!a<aTcr<b rO+<b<aTcoMmTci eW(bM]adR<aJa* b1eR<aJaT bN)]cu<a<d<co3I :U!a<aTcr<d rO+<d<aTcoMmTci eW(d<bZ]auuuPbbX&a oY(d%acR<bJai iN)eR<c b<bTca b+(c<aTca+<bTce(b<b a9Y(b<cZ<b<aTceD^(am a<b<cY<amo5brbu<d<a<bo3Z<c<do|bu<d o+%au3QbdX&a oY(c%a<c i+<bo,<cJaieR<cJaj=edR<aTci(d<aTca1eR<a<d b b bo8tbu<a<d b+Eci<aTce<d+<eKaa<c<bo,<cJab=e<cJaa]auu<c o+%auPbeX<aTcr<b+=e<aTco=fdR a=c<f<b<d+DeR<d<e+Jaa=cu<d b+=d<c ?Y 4bN kZ]a<c 3EN [aY 4bN GZ]au<a aKae<a<bEca<a<d bY<b+Eciu7pbbdX 8&8u!aTca=acR A8u!aTca(b)]a<a<bEca 8&8u!aTca=a A8u!aTca(b cZ]a<a e+(ceR<c B8u!aTcaEca A8u!aTca=b 8&8u!aTca=au<b dZ]a<a i+(b)]a<b 8.8u!aTcaEca 8&8u!aTca=au<au^bdX<aTci(f<aTc<M a b<b_(g<aTc%(hNm)eR<a<g<h^Ec%<aTca<f1eR<aoCbu<a<f b+Eci<aTce<f d_+(a<bKag<a<cKaf<a<dKae<a<eEcauu3ZbcX<aTcz=f<aJa3d=gcR<b 3bN i9]a<fJa>)]a axucR<c 4bN(c b9]a<fJa3i)]a axu<b<c z_ 00e a<em^ 0c a<dm^<g^o+ 4bN<aJa(Lu_beX&a oY(d%a<d e+<c b bo7<b<dTci=e<dTce b9eR<dTcr=fcR<c)(g]a<g]a<f<b<c8Qkaau<a<cEci<a<fEce<a<eEca<d o+%axu<e<dTcro8=bau7bbcXcR<aTco<bLeR<b<aTcq(dZ=erbu<b<aTcq(dZ=e<aTcr<b+*aa a3n]a<b<dM]a<a r+<bo3((e]a<a<bo7vbxu<a<cKae<a<d<b<b<dDm(bEca<a<b<e+EciuNbcX :U!a<aTcz<b rO+<b<aTc;MmTci=d<aTci(c<aTca1eR<ao8rbu<a<c b+Eci<aTce<c e_+(a<d hN f1Kar<a aEci<a<b b+Ece<a<bEcau3LbdX&a oY(c%a<c i+<a<bo3n<cTcr=d<cTci=e<aTc_(b<aTcO1eR<a 8?a+o8rbu<a<b b+Ec_<aTc3L<b e_+(a<dEcr<a<eEci<a.aIca<c o+%auWbdX&a <Y(c%a :U!a<aTcr<b rO+<b<aTcoMm(dTce=e<dTca=d<c U/0oEbG<c eKaz<c<bEco<c<dEcq<c<eEcr<c<dEci<a<c i+ a ao"b<c <+%auQbcXcR<b<aTciM]a<aTce<b rO+Tce)]a<aTcq<bDeR<aTco<b c_+Tca=du<d<aTc<M]a<aTc;<d d_+Tca bD=cu<cu3>beX<c<eZeX af<c<eY=g a=cdRcR<c b+=f<b<c+<d<eo@b(h)]a<c<g9<f=c]buu<f bY=f<h)u=c<a<fEce<a<cEcau3FbbX<aTca(beR<aTce<b rOoVu<aTcr(beR<aTco<b c_oVu<aTcz(beR<aTc;<b d_oVu<aTc%(beR<aTcT<boVuuVbcXcRcR<b<aTco(cM]a<aTcr(d<b+Jaa ?Y 4bN jD]adR<b<d+Jaa ?Y 4bN jD]c<c<b b+(b9]au<cxu<a<b ho7Rb a=bu<bu3MbdX&a oY(f%a b=gcRcRcR<dTca(h bYycabcu<dTci=h<dTce=grbu<eTci=h<eTce=gu<f i+<b<c<g<hox<fTcr=b<a<fTciEca<a<bEce<f o+%au-bbgX&a oY(d%a<d e+=e<aTca(b=c<aTce=fcX i<b b_(b<b iLm(g(b a3veR b=c a=b erbucXcRcX<ceR<f<c b<bo3srbu<b)eR b=crcu b<bowu(c]a<e bEce brbu<e<cEce au=c iu<e+<bEca<e<cEca<dTce b1eR<dTci<dTcro8=bau<dTci=b<a<gEca<a<bEce<d o+%au3.bbX<d aEci<c <+(e<dTcaDeR<d a<e b bo8tbu<d<b<co5b<d 8DU!a <o5b<a<cEci<a a<e<e<dTciD(bmEce<a b<dTce<bmEcau3KbcX j=ecR<bJae(d d9<c<d b1N)N]a a=dcR<bJai(b cYyfbaaabau d a<b b a aou(e 4bN z1m=du<a<dKab<a<eKaau3%beX<aTce=c<aTci(deR<c=bdR<bTca(eeR<b e+Tca<eoVu<b 7Jc+=b<d bY(d]auu<aTca(aeR<c<a 7JcOoVuu3EbcXcRcR<aTca<aTci(dY<cZeR<a<d<c e eo8tb<aTci=drbu<c)]bu<c c_(e)]a<aTce<d c_+<b<e8Qkaau<a<c<d+EciuQbcX<aJa%)eR :U!a<aTcr<b rO+<b<aTcoMmTca b+xu a=b<aTce(c<aTci(d bYDeX b<aTca<c<dZmJaa 3t1f auu3KbcX<aTci=d<a<co|b<aTci=e<aTcq(c<aTcr1eR<a r+o8rbu<a<c b+Ecq<aTco<c e_+(a bKar<a<eEci<a<dEce<a<bEcau7wbbcX<dTci=f<aTci(e<aTca1eR<ao8xbu<a<e b+Eci<aTce<e e_+(e<f b_ b^Eci<e<b#Ida<aTci(b<aTca1eR<ao8xbu<a<b b+Eci<aTce<b e_+(a<f b_ c+Eci<a<c#Ida<d 7=7q!a eo8bbu3TbbXcRcR<aTca<aTci(dY<bZeR<a<d<b e eo8tb<aTci=drbu<b b9]bu<aTce<d c_+<cEca<d b+=du<a<dEciu8jbbcX<aTca(beR<aTce<b zOoVu<aTcr(beR<aTco<b c_oVu<a z+(bTca(ceR<bTce<coVu<bTcr(ceR<bTco<c e_oVu<bTcz(ceR<bTc;<c e_oVu<bTc%(ceR<bTcT<c qOoVu<bTc?(ceR<bTc3r<c c_oVu<bTc3o(ceR<bTcR<c c_oVu<aTc3I(beR<aTcV<boVuu3IbbX<aTcz<b 4bN+Jap(c e1eR<b<aTcqJau 000o^o+ 4bN=cu b=bcRcRcR<c bYydaabcu<aJa* bP bNxu a=bu<b bNu3%bbXcRcR<aTca<aTci(dY<cZeR<a<d<c b bo8tb<aTci=drbu<c)]bu<c)]a<aTce<d+<b<c8Qkaau<a<c<d+EciuDbbX<aTca(beR<aTce<boVu<a r+o7*b<aTcz(b a3weR<aTc;<boVu<aTc%(b a3weR<aTcT<boVuu3mbbX&a <Y(d%a<d<bEcr<d<aEci<d<d i+#.0000Ba/Idz<d<d r+#.0000Ba/Ido |0!a<d o+<co8zbau3GbbX&a oY(e%a<e e+<b<c<do7<b<eTci=b<eTce b1eR<b<eTcro8=bau<a<eTcrEce<a<bEca<e o+%auZbbX<a.j3&eR<a.k0<bo8hbu<bTci(c<bTca1eR<bo7Mbu<bTce<c+<a.k7h7E ?^Kaa<b<c b+Eciu3IbbX&a <Y(e%a<aTc;Ja|b b1eR<ao7jbu<aTc< bKa,<e.aIaw<e2raaaaaaaaaaaaaaaa2udi<a<b<d<c<e i+o<<e <+%au3qbdXcR<c)]adR<aJaa(e<bJaa(f1eR<a b+=a<b b+=b<c bY(c]brcuu<e<fY=du<duLbbX<cTci(d<cTca1eR<co7Mbu<cTce<d+ 4bKaa<c<d b+Eci<c 8a7q!a<a<b !aD(am b<b<amo5bu9bcX&a oY(d%a<d i+<c<aTczJa3io7Vb<dJaj(e d9eR<a<dJai<e<c<bo8<b=bu<d o+%a<buMa<bo8mb<b aEc%<bTc;)eR<b ;+o8ybu<b bEc%<a aKai<a eKaa<bTc<(a<cFcaIca<a<c2aci2uciu)bbX&a oY(b%a<b i+<a<aTca b e ro7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au)bbX&a oY(b%a<b i+<a<aTca b e oo7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au)bbX&a oY(b%a<b i+<a<aTca b e qo7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au)bbX&a oY(b%a<b i+<a<aTca b e zo7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au)bbX&a oY(b%a<b i+<a<aTca b e io7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au)bbX&a oY(b%a<b i+<a<aTca b i oo7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%au3qbbX&a oY(e%a<e i+<d<aTczJa3io7Vb<eJaj(d d9eR<a<eJai<d<c<bo8wbu<e o+%au)bbX&a oY(b%a<b i+<a<aTca b e eo7kb<bTci(a 7g0003V9eR<a<bTcro8=bau<b o+%auKbbXcX b<b<c hN :aO+(dJaD]aG<dTcaeR b<dJa3w b1]bGu<a<b<co1uu.bbX&a oY(f%a<f i+<a<b<c<d<eo7kb<fTci(a 7g0003V9eR<a<fTcro8=bau<f o+%au.a<a<b a<c a<c 4bN 8yaZm 4bN rO(b 8x}!a+<aTcq j+<bJaC}RmJaa b<c<do7Jbu7tdcjXb7f<aTci(i<aTca(e1eR&a oY(g%a<g i+=j&a oY(f%acX a<e b+(c)]aG<f e+=h b=k e=dcR e<c<e b_(e<c<eDm(c<c eLm(e#.cU(u.<~.a3;eR a=crbu<u7E(c 8Q444hDeR a=crbucRcRcX<aTca(deR<aTce<d c_ e<co3srbu<c)eR e=drcu e<cowu(d]a<h eEcerbu<h<dEce a=ku i=du<d<h+<cEca<h<kEca<fTce b1eR<fTcr=c<fTcirbu<fTci=c<a<eEca<a<cEce 7g0003Vu=d<j<cEce<j<dEca<f o+%a<gTci(c 7g0003V9eR<c<gTcro8=bau<g o+%au<aTce<i c_+<bEca<a<i b+Eci<a<aTcr<b+EcruHbbX :U!a<aTcr<b rO+<b<aTcoMm(bTci hN d1eX<a<b<c<do3 f auu3sbbX&a oY(d%a<a r+<b<co5b<d<b<co3M 00003V^Ecr<a<d r+ bo8bb<d o+%au3xa<a<b<c<d<e :U!a<aTcr<e rO+<e<aTcoMm(aTca<aTce<aTci hN)o/bu3rbbX&a <Y(d%a<d<bEco<d<aEcr<d b3xb;<d<cEcz<d<d r+EcqauIbbX&a oY(d%a<a r+<b<co5b<d<b<co3MEcr<a<d r+ bo8bb<d o+%auEbbX :U!a<aTcr<b rO+<b<aTcoMmTci(c gN e1eR<a<b<c eWo3Juu3ybbX<aTca(b 7g0oMeR<aTce<b rOoV<a.0000!aIcau<a sKaz<a aEciu7KecuXc7f<a aEcHcR<d cZ]a<d lZeR<c=g<deX<d c_=h<bTca=k<bTce=i<bTcr=u<bTco=rdR :U!a<u<gTca(f rO+<f<rMm(fTci=]c7f.a<i<fTca(y b+(jZ]aG.a<i<jY iZ]aG<j<k+Faau=ocR<] iNeR b=erbu<e.b<o.X h<fTce<yY cY(f<f hMm d_#U.X7j7i<f#7j.7w8Z7I8L7n7M8m7<7&X7f.K~U(o<x7i.a3;^=e<x<o/=xu<g e+=g<h eY(h]au<e bPf bu bN]bu&a oY(g%a<a aEc3p<a aEcH<a aEcq<a aEci<deR<d c_=h<a r+=i<bTcr=f<bTco=jdRcR :U!a<f<cTca(d rO+<d<jMm(eJai iN)eR<eTce bY=k<eTca b+=u<aTcq(e<aTcr1eR<io8rbu<a<e b+Ecq<aTco<e e_+(e aKar<e<kEci<e<uEce<e<dEcarbu<g<b<eo3Z<a<d<go8dbu<c e+=c<h eY(h]auu<a b<bTca<bTci(a<bTceD(bm a<a<bmoi<g o+%auu3*bdX<bJap=e<b<bJat(f<aTcz+Jap(g e1eX<f<aTcqJau<e z_ 00e a<dm^ 0c a<cm^^o+ 4bNf<guKaq<a<bo3>uza a<e<a<b<c<dJae) ao}bmu7ba<aeR&a oY(a%a<a<bEce<a<a e+#.0000Ba/Idi&a <Y(b%a<b<a i+Eco<b !7j!aEcr<b aKa3a<b aKa;<b S8d!aEcz<b<b r+Ecqau 7.8d!a & 68d!ao8zbauu7p3k7(ba 00!au8jgvPO313R,<313ZV,3V<P_3H^_P<3H_<!]<3K3M_<,3ZVP<3H_<!a<313ZV,3V<3D3M_<3D3 <3K3D3M3ZVPK<_3),<O,3Z<31P<!s<3K3M_<_3),<313ZV,3V<31P<!as^3H3Z3.,<P_3H^_<313ZV,3V<!(<3D3M_<3D3 <^3H3Z3.,<3 3D^<PO313R,<3D3 <O,3Z3._3)<!ao^3H3Z3.,<,3ZV<313ZV,3V<!(<3D3M_<3D3 <^3H3Z3.,<3 3D^<PO313R,<3D3 <O,3Z3._3)<!a>^3MP_3R>3]3yH?IE3jE,3j3 3H3k3]3r?I3k3r3K3 3K3H3R3j3rVI3yIEVI,3r3H3uHE?>O313K^3H^7a>3R3D^,>P^3R>PO313R,>313ZV,3V3i^PaP^3R>3R3D3ZW,^_>3L3HPP3i^PaP^3R>_,3V_>3Z3H39,P3i^PaP^3R>3R3D3ZW,^_>_3HOO31,P3i^Pa>^3MP_3R>3]3yH?IE3jE,3j3 3H3k3]3r?I3k3r3K3 3K3H3R3j3rVI3yIEVI,3r3H3uHE?>O313K^3H^7a>3R3D^,>P^3R>PO313R,>31_,^3i^Pa>^3MP_3R>3]3yH?IE3jE,3j3 3H3k3]3r?I3k3r3K3 3K3H3R3j3rVI3yIEVI,3r3H3uHE?>O313K^3H^7a>3R3D^,>P^3R>P_^>3L3H__,^3Z3i^PaP^3R>3R3D3ZW,^_>V,_3H31O3i^PaP^3R>3R3D3ZW,^_>393DV3i^Pa>^3MP_3R>3]3yH?IE3jE,3j3 3H3k3]3r?I3k3r3K3 3K3H3R3j3rVI3yIEVI,3r3H3uHE?>O313K^3H^7a>3HOO3D3R>P^3R>^3H3Q3EW,3R>393DV3i^Pa>^3MP_3R>3]3yH?IE3jE,3j3 3H3k3]3r?I3k3r3K3 3K3H3R3j3rVI3yIEVI,3r3H3uHE?>O313K^3H^7a>3HOO3D3R>P^3R>3HOO3D3R3i^Pap39,393D^7a<3HOO3D3R3H_313D3Z<3D3 <!]<3K7a_,P<3 3H31O,Vaq313ZP,^_313D3Z<313ZV,3V<T31P<!wF<P3)3D3MOV<3K,<3o3l<O,3Z<T31P<!bFajaaa8yaoaMaaa8Qdaa3uaaa8yaoaMaaaheaaIaaa7KboaMaaa8rbaaIa 8sU!au3d89444_^3M,3 3HOP,3Z3MOOaaa3uboalaaa7<aaaFaaa3ta 7m7k!auH7f?7f3j>ababcdefghiaaaaaaabaaaabcdefghijkur]yxolstqpvwaaaaea 8&7k!aujsaaaaaaaea 8Z7k!aubea /~!aubba 7s~!aubea 7=~!aubia |~!aubea 7Z~!aubea !~!aubea :~!aubba -7y!au=baaaaeeeeeeeeeeeeeeeeeeeeeeeeabcda U7x!au9oaRaaaVaaaaeeeeeeeeeeeeeeeeeeeeeeeebaababaIH*<3VJ3H3L31JW,^P313D3Zaaa7Zgoa]aaaba 8&7x!au3]daaa3yKaaaaaabaaabaaab3laa3VJ31V,393L3D_,3Z3R7aJY,7aaaa7Zgoa]aaaba 7.7o!auJdaaa8Qgoalaaabaaaaaaabaaaaaaaeaaaaaaabaaaaaaaea A7o!aubea 8.7o!aubba 07l!aubea 7y7l!aubia 7G7l!aubea 7J7l!aubea 7.7l!aubea 8c7l!aubba 8%7l!au3?babbbbbaabbabbbbbbbbbbbbbaaabababbbbbbbbbbbbbbbbbbbbbbbbbbaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba @7t!au3tbaaabaaaaaaa7adoa<aaaaaaa31_,39P31V3k?3k3uJ?IJ3kI3k?3k3rJ?3kJ?3]P3)3H3L,,3Z_^31,Pa }7q!au7vd8=07?3R3HOO7cO3H3K,O7e3g_,3V_,3Z8=07=7cO3H3K,O7e8=07(aa3ujoahaaa joa]aaa3tjoacaaabaaacaaadaaaeaaafaaa3GjoabaaaK(3 ^3D39_3D3L3H7a3D3M_3(^O3R3)3H3Z3.,P31P3H_3.3H3LP3)3H^,VY,3L_3Z,3Q^,3L,3H_,V39,393K,^P3R3D3M3Z_3e<j]k**(39,393K,^P(K7c7e7e((*(3R3D3M3Z_(K*(31_,39P(K3J3>7e7c(3H_(K*(31V(K*(^,3L,3H_,V(K_^3M,(K7c(K7c(31P(K(Y,3L_(*(K7c(31P(K(3Z,3Q(*(3H_(K(3.3H3L(K(P3)3H^,V(K_^3M,*(_,3V_(K7c(3R3D3M3Z_(K*(,3Z_^31,P(K3J7c(P3)3H3L,(K*(3 ^3D39(K*(_3D(K*(3L3H7a3D3M_3(^O(K*(3R3)3H3Z3.,P(K7c3L^3DV3M3R_3EO31P_313Z3.3E,3V_,3ZV,V^,V,393L_313D3Z3E3M^O3E_3D3E3L3H7a3D3M_a 8x7w!augbai3faha 8*7w!augbaiTaha 7g7z!augbaiFaha 7m7z!augcaiaaha 7)7z!augcaiaaha 8j7z!augcaiaaha 8<7z!augcaiaaha 8D7z!aupcaiaaha7skoazaaadaaaaqa }7n!auebabda [7n!augbai3iaha 8v7n!augbai>aha 8K7n!augbai?aha 7u7G!augbai3jaha 7T7G!augbai3kaha 7V7G!augbai3uaha 8x7G!augcaiaaha 8*7G!aupcaiaaha7skoazaaagaaa]ha 7=7m!auebacfa 7.7m!aujcabj3qcbaca @7m!augcbbk3pca 8<7m!augcaiaaha 8D7m!augcaiaaha 7t7;!augcaiaaha 7I7;!augcaiaaha [7;!augcaiaaha 8v7;!auGcaiaaha|koazaaacaaaaqaaaa<a 7y7<!au)baarlcoasaaa!aaapaaalcoasaaa[aaawaaa7c(O313Z,(K7c(313ZV,3V(K*(3R3D393LO,39,3Z_(K7eka 8n7<!au7(bbaaabaaa3cboataaa71aaakaaa8MboapaaaOaaa3eaaa(K3t3e>3M^O)boavaaa3laaa3aaaa9)3=>W3k>3L^3DV3M3R_>W3k>3L^3DV3M3R_>3R3D3M3Z_^31,Pabaaaaaaa3GM3<3=>W3k>3D^V,^>W3k>3D^V,^>7c31V7e>W3k>3D^V,^>7c31V7e>O313ZYPaea 7s7(!auJ;yoadaaa3cyoauaaabaaaaaaa6goabaaaeaaaaaaaahjfea 8s7(!auJ;yoadaaa3gyoapaaabaaaaaaaeaaaaaaaRyoabaaabjjjea 7G7&!auJ3vyoaeaaa3zyoajaaabaaaaaaaohoacaaaeaaaaaaaajabea 8n7&!auJ;yoadaaa3(yoayaaabaaaaaaa6goabaaaeaaaaaaaajjcea S7%!au*;yoadaaa3zyoajaaabaaaaaaa6goabaaaeaaaaaaaaijda -7%!aubba 8&7%!au39;yoadaaa3Ryoaqaaabaaaaaaaeaaaaaaaeaaaaaaaajjj<=(44444dd%3d444444cc3e3fTF4444ee3u3r444444cc3]E444444cc3L3H7a39,3Z_3E39,_3)3DV(a 8wS!auhy31_,39P(a 8 S!aukf3L^3DV3M3R_P(a 7y7T!au=i31V,393L3D_,3Z3R7a3EY,7a(aaaaaaaaxP_3H_3MP(a 8e7T!auyg3R3D393LO,_,V3E3H_(a 8p7T!auor^,V,393L_313D3Z3E3M^O(a B7T!auiy3L3H7a3D3M_(a 7u7F!au]g31P3E3R3D393LO,_,(a 7F7F!auuu3R3D3M3Z_^31,P(a 8b7F!auoj313Z31_313HO3EW3HO3M,P(a 8s7F!auyy3 313Z3HO3EW3HO3M,P(a 8E7F!auxr3L^3DV3M3R_3E3R3D3M3Z_(a U7*!aui]_3DY,3ZP(a 7%7*!aueg31V(a 7Q7*!aujc39,PP3H3.,(a 8x7*!auoh3H3L3L^3DW3HO3EP_3H_,(a 8J7*!aury3R3H_,3.3D^31,P(a 7i7J!auik,3V3L31^7a(a 7=7J!auyg3L^3DV3M3R_3E3R3DV,(a 7D7J!auur3DOV3EP_3H_,(a 8]7J!auuj3Z,3Q3EP_3H_,(a 8F7J!auuj_3139,P_3H393L(a 07>!auyj31P3E3D^V,^3H3KO,(a 7m7>!augr3R3DV,(a 717>!au<e3R3D3M3Z_^31,P3E^,V,,393H3KO,3E313Z(w3H3 _,^(a 8&7>!auif3K,3 3D^,(a 27>!auhgO313931_(a 7z7?!augf_7a3L,(a 7 7?!auje3R3H^V3E31V(a @7?!aukh3R3M^^,3Z3R7a(a 8<7?!auui3qML3G3z)3=)3p(a 8L7?!aurj3G3;M3q)3<3<Z3n9(a 7p7E!auik1 Z3z)3p(a }7E!au3cg3L^313R,3E393MO_313LO31,^(aaaaaaao3q 3;3p(a 8m7E!au3be 3q3qM3(3n3=3E. 3z 3n3q)(aaaaaaaax)3(3;(a 7s|!aufd9.3G(a 7I|!aufd3(3<3p(a 5|!aufd3q 3p(a 8z|!au(dV31P_^313K3M_313D3Z3E39,_3)3DV(aaaat3R3D3M3Z_^7a(a 7x7I!aukh3D^V,^3E31V(a 7?7I!auFiV31P3R3D3M3Z_3E393MO_313LO31,^(aaaatV,O31W,^7a3E,393H31O(a -7I!auxy3R3M^^,3Z_3E_3DY,3Z(a 8K7I!aux],393H31O3E3HVV^,PP(a 7r7H!auh]W3HO3M,(a 7*7H!auifW3HO3M,P(a 8c7H!auhg)L Z3z(a 8t7H!au]f3G 3FM3(3=3E3zZ3nD(a 8I7H!auiu3<Z3n93z)(a 7k7K!aukgL3(3z3=Z3G3z)(a S7K!auxi3VJ3H3L31JW,^P313D3Z(a 7V7K!au3d]3VJ31V,393L3D_,3Z3R7aJY,7a(aaaaaal3k?3k3uJ?IJ3kI(a 8>7K!aurk3k?3k3rJ?3kJ?3](a /}!auhkN3M,^7a(a 7(}!aujf3),3HV,^P(a 7L}!augh3K3DV7a(a 8y}!auSjeaaaaadaah44aaaaaadaah44baaaaadaah44caaaaadaah44caaaaadaah44daaaaadaah44daaaaadaah44eaaaaadaah44faaaaadaah44gaaaaddaah44haaaaadaaj444aaaabdaahaaiaaaabbaaibaKaaaadddbaca4aaaaddcHada4aaaaadaagebaaaabddaabfb4aaaaddaahabiaaaadbaaibb3xaabbddaabgb4aabbddaaahb4aaaaddaaaib4aaaaddaaajb4aaaaddaaakb4aaaaddaaaub4aaaaddaaarb4aaaaddaaa]b4aaaaadaagecaaaaabdaaayc4aaaabdaaaxc4aaabbdaabfc4aaaabdaahaciaaaabbaaibc3oaaaaddaaaic4aaaaddaaajc4aaaaddaaakc4aaaaddaaauc4aaaaddaaarc4aaaaddaaa]c4aaaaadaabod4aaaaddaajld4aaaaddaahsdjaaaaadaabte4aaaaddaahqekaaaaadaahpekaaaaadaadve4aaaaddaabwf4aaaaddaabzf4aaaaddaabnf4aaaaddaabGf4aaaaddaabmf4aaabddaaf;f4aaabddaaf;g4aaaaddaabmg4aaaaddaabGg4aaaabdaag3aibaaaabdaab3bi4aaaabdaag3cicaaaaddaah4auaaaaddaah4braaaaddaah4crbbaaddaae&k4aaaabdaah3gu]aaaabdaahcuyaaaaddbaa3hu4aaaabdaah3gr]aaaabdaahcryaaabddaabgr4aaabddaaahr4aaaaddaaa*r4aaaaddaaaJr4aaaaddaaa3ir4aaaaddaaa>r4aaaabdaag3a]daaaabdaac?]4aaaabdaag3ayeaaabbdaab3jy4aaaabbaai3ky3naaabddaab4y43D^V,^J^,N3M,P_3D^V,^J3R^,3H_,V3D^V,^3D^V,^JO31P_3L^3DV3M3R_3L^3DV3M3R_JO31P_3L^3DV3M3R_J3M3LV3H_,3L^3DV3M3R_JN3M,^7a3D^V,^JN3M,^7aaaeGoa]aaaadaalGoa]aaabeab3bGoafaaacfab&GoakaaadfbbJGoahaaaeaab3rGoaraaafabbRGoayaaagcab3nGoa]aaahhca3JGoauaaaihca>joaeaaajgcaaadadaaaaararada 7G7L!aupdueaaababaaaaa8Vx8Vxbaba 8s7L!aumdxraaa3ta3taaaaa!x!xbabaHagaga 8Q7L!aue8Zx8Zxa 7r7M!aum8Vxbaaadmrgaaaahahaaaaaaababa 8j7M!aurbaad3fdaaaxaxa 8m7M!aud]a]a ~7Q!auud3geaaaaa3ta3ta 57Q!auueda3igaaahaha 8V7Q!aufbcb3rda 8c7V!aujdIaaaahaha 8]7V!auffaaaca 8&7V!aubca 8R7V!aujcabaaadIda 7)8a!aurbaad3laabbbaba B8a!autd3lbaaadadaaaaaeaeada 7I8b!auvbaad3sdaaadauaiaaaBa8.ada A8b!aujd iaaadada 8L8b!aufbaaaca 7s8c!aubca 7&8c!auxcabaaadZcaaahaha 7L8c!auhbaaacaea 8k8c!audeaca 8w8c!au5dgabaaadDdaK>>>W3k>&3931V<3s<O,3ZaaaQboa3naaa8&uaa3haaadaaaxaaayaaaukoaykoa3akoa3Mcoa3waaaFcaajaaa3R3H3L3H3R31_7a<3DW,^3 O3D3Qaaa%coa3Gaaa;aaafaaa???3j?3k?3u?3r?3]?E?I?H?3y3j?3j3j3j3k3j3u3j3r3j3]3jE3jI3jH3j3y3k?3k3j3k3k3k3u3k3r3k3]3kE3kI3kH3k3y3u?3u3j3u3k3u3u3u3r3u3]3uE3uI3uH3u3y3r?3r3j3r3k3r3u3r3r3r3]3rE3rI3rH3r3y3]?3]3j3]3k3]3u3]3r3]3]3]E3]I3]H3]3yE?E3jE3kE3uE3rE3]EEEIEHE3yI?I3jI3kI3uI3rI3]IEIIIHI3yH?H3jH3kH3uH3rH3]HEHIHHH3y3y?3y3j3y3k3y3u3y3r3y3]3yE3yI3yH3y3ybbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbba 8m!!au3uccccccccccccccccccccccccccccccddddddddddddddddeeeeea |[!aubca 8s8h!aubea A8h!aujsaaaaaaaea 8Q8h!aubea ~8i!aubba 7v8i!aubea S8i!aubia }8i!aubea 7Q8i!aubea 68i!aubea C8i!aubba 8n8u!aujbaaaaaaaea B8u!aubba 8Q8u!aubba ~:!aubga 7v:!aube';
var frequent = "fffffff1f13b1c507eaa000103c1e5081510000010130000731110101010100a";

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var ALPHABET = 'abcdefghijkur]yxolstqpvwznGm;<=(&%TF*J>?EIHKR .)19ZDLMQV,+YON^P_WX0/U~S|}#![56{@:C-"AB24378';
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
function use(load2) {
  if (loader2 === void 0 || load2.isWhole && !loader2.isWhole)
    loader2 = load2;
}
function registered() {
  return loader2;
}
function load() {
  const refusal2 = knownRefusal();
  if (refusal2 !== void 0 || loader2 === void 0)
    throw refusal2 ?? notLoaded();
  try {
    return loader2.compile();
  } catch (error) {
    throw compileError(error);
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
    if (value !== void 0 && !isPlainRecord(value))
      throw new TypeError(`${what || "options"} must be an object, not ${typeOf(value)}`);
    for (const [name, given] of Object.entries(value ?? {})) {
      const option = known[name];
      if (option === void 0)
        throw unknown(what === "" ? "option" : `name in ${what}`, name, names);
      if (given !== void 0)
        checked[name] = option.check(given, what === "" ? name : `${what}.${name}`);
    }
    for (const name of missing)
      if (checked[name] === void 0)
        known[name]?.check(void 0, name);
    return checked;
  };
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
var module;
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
  if (module === void 0 || source !== registered()) {
    module = load();
    source = registered();
    core = void 0;
  }
  core ??= new WebAssembly.Instance(module).exports;
}
function memory() {
  return core.memory.buffer;
}
function call(run2) {
  if (input.length > LARGE)
    input = NOTHING;
  try {
    return run2(core);
  } catch (trap) {
    core = void 0;
    input = NOTHING;
    throw trap;
  }
}
function callWhole(run2) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run2);
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
  const areFew = reply.word(REPORT_DETAILS) <= FEW2 && !reply.isLong;
  setProperties(report, ["problems"], areFew, () => ({ problems: readProblems(reply, phrasing) }));
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
  const { text: text3, meta } = buildMessage(phrasing, detail.message, given);
  const problem = {
    code: codes[detail.code],
    severity: severities[detail.severity],
    basis: bases[detail.basis],
    section: sections[detail.section],
    message: text3,
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
function readConversion(address2, outputOf3, messages3 = ENGLISH) {
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = { messages: messages3, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return refused(readProblems(reply, phrasing));
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
  throw notInput("document", typeOf(input2));
}
function jsonOf(value, maxDepth) {
  refuseObjects(value, "document");
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
    refuseOthers(value);
  try {
    if (isNative)
      return `${tag === "URL" ? value.search : value}`;
    return Object.entries(value).filter(([, item]) => item !== void 0 && item !== null).map(([name, item]) => parameter(name, `${item}`)).join("&");
  } catch {
    return REFUSED_VALUE;
  }
}
function refuseOthers(value) {
  refuseObjects(value, "query");
  const isHidden = () => typeof value.search === "string" && Object.keys(value).length === 0;
  if (passes(() => Symbol.iterator in value || isHidden()))
    throw notInput("query", typeOf(value));
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
var ACCEPTED = {
  document: "pass text, bytes as a Uint8Array, or a value of JSON",
  query: "pass text, a URL, new URLSearchParams(\u2026) or a plain object"
};
function notInput(kind, what) {
  return new TypeError(`${what} is not a ${kind}: ${ACCEPTED[kind]}`);
}
var NO_DOCUMENTS = /* @__PURE__ */ new Set([
  ...["ArrayBuffer", "SharedArrayBuffer", "Blob", "File", "ReadableStream", "Request", "Response", "Promise"],
  ...["Map", "Set", "WeakMap", "WeakSet", "Headers", "FormData", "URLSearchParams", "Date", "RegExp", "Error"]
]);
function refuseObjects(value, kind) {
  if (!passes(() => isOfAClass(value)))
    return;
  const tag = tagOf(value);
  if (NO_DOCUMENTS.has(tag))
    throw notInput(kind, withArticle(tag));
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
function detectVersion(shape, input2, options) {
  knownShape(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  const { index, form, length } = prepare(shape, input2, settings);
  const written2 = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written2, settings.bytes.length));
  return readDetected(address2, settings.messages);
}
var { entries, limits: limits2, messages } = DOCUMENT;
var readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits: limits2, messages });
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
var readOptions7 = /* @__PURE__ */ readerOf({
  version,
  level: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied")
});
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const { version: version2, level } = readOptions7(options);
  return structuredClone(versions2[version2][level]);
}

// standard_schema.js
var readOptions8 = /* @__PURE__ */ readerOf({
  ...DOCUMENT,
  names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), "label"),
  message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
  only: /* @__PURE__ */ optional(pointersFrom)
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
      tell(joined2(done.line, deleteTemporaryFiles()));
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
  tell(joined2("stopped.", done.line, deleteTemporaryFiles()));
  process.kill(process.pid, signal);
}
function joined2(...sentences) {
  return sentences.filter(Boolean).join(" ");
}

// command/main.js
process.exitCode = INTERNAL;
run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
