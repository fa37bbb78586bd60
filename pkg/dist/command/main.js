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
var text = ' Xc|S!   !}C!7|L#fff |L"ff |L%ffff |L&fffff |L!f |L%ffff!f|L#fff!f|L"ff!f|L(ffffff |L&fffff!f|L!f!f|L  |L)fffffff |L(ffffff!f|L*ffffffff |L*ffffff}"f!f|L)fffffff!f|L&ffff}% |L,ffffffffff |L !f|L"}%f "L!8|+G_bYZb|K|N_|TdbX|Nd|K|M|P|+[c|#|K|K|W|M|R|TY|PZ|T|K|R|T|Rd|KZ|XdZb|TbZ|O|KdX|M^Z -#i"})""#*1**&" *" /! !%&"#."#+##&(+&*2.( )"*## &"*! )""!((&"&-)#*)"0 **# &#3) !* #,) ) "((#( "+# *# (# #!!#(%&" )&  "" &!(#4&!( !&& ",#)##    "!!)#&  )#!( )"0" &! *,"/ # ""%,!)!!( ""&!%.!, !5#!+! ! ! !)##%%"  %)% !)!%6 "( "%(""%%%%%"%%("#(%!!&#!  %!!!!!"%%%%%!+!!-)%+"|U!00_ h*&#! 3(:#f!Nggq -f Nvuq -f N}/~-q -)~@!1(|SZ|S_b|Y" -|N|QZ|N]|K|MXd|N|Q <)|N_|TeZbd |"/|N_|TeZbd|K|MXd|N|Q %0YZdZ|Nd|KeZbc|R_|T b-Z|TY|U_|R|Td|K_|O U*|Rc|KeX^|RY }=!(bZ|O|VcZ ^)bZcZbeZ m!*eX^|RYXdZ |W/eX^|RYXdZ|K|NX^^ |!1|K|KX|M_bd|K|QX|TY^Zb#!7|K|K|R|TcdX|T|NZ|KdZb|S|R|TXdZY#"7|K|K|W|M|R|TY|PZ|T|KZ|XdZb|TbZ|Oc!!2|K|K|W|M|R|TY|PZ|T|KcdXbd  +|"! N!-/}&"}&"}&"}&"}&"Y|Nv!~1!~Y!g"}("})"."}1!,~6}:*})"}9Y"@f#}%A Nl+]@%B >%z.                z- ~)(>%N I ~>(>%O J ~7(>%O J }7(>%z.                z- }>(>%N I }K(>%z.                z- y&>%O J ~?&>%z.                z- ~G&>%N I ~T&>%z.                z- ~)&>%z.                z- o(>%N I }6)>%O J }/)>%z.                z- y(>%z.                z- ~C(>%N I ~()>%O J q)>%z.                z- o)>%z.                z- k)>%N I {)>%O J ~U)>%z.                z- ~G)>%z.                z- v)>%N I }U*>%O J o*>%z.                z- l*>%z.                z- }+*>%N I ~M*>%O J ~G*>%z.                z- ~7*>%z.                z- q*>%N I |;>%O J M>%N I K>%>%C ~T&I _>%>%z  ~G&z- |L>%>%z  ~7&z- |=>%>%F ~6&L })!>%>%z  ~(&z- c>%N I k!>%O J }/!>%N I h!>%>%C }K(I p!>%>%z  }>(z- n!>%>%z  }/(z- }>!>%>%F }.(L ~/!>%>%z  ~X&z- ~"!>%N I ~C!>%O J ~7!>%N I v!>%>%C ~>(I }*">%>%z  v(z- ~U!>%>%z  q(z- ~G!>%>%F ~"(L }=">%>%z  }N(z- }.">%N I o">%O J }E">%N I }>">%>%C }6)I ~2">%>%z  h)z- ~&">%>%z  ~Q(z- }R">%>%F ~P(L ~F">%>%z  ~B(z- ~6">%N I y">%O J x">%N I ~G">%>%C ~()I }A#>%>%z  }V)z- }3#>%>%z  m)z- g#>%>%F }H)L }Q#>%>%z  }:)z- }D#>%N I ~)#>%O J }Y#>%N I }R#>%>%C {)I ~J#>%>%z  x)z- ~;#>%>%z  ~?)z- u#>%>%F ~>)L {#>%>%z  ~/)z- ~M#>%N I }7%>%O J }+%>%N I g%>%>%C }U*I }U%>%>%z  m*z- m%>%>%z  k*z- k%>%>%F }:*L ~,%>%>%z  }**z- p%>%N I ~?%>%O J ~3%>%N I u%>%>%C ~M*I })&>%>%z  ~?*z- ~Q%>%>%z  v*z- ~C%>%>%F ~/*L }:&>%>%z  ~"*z- }*&>%N I k&>%> C 6@1C .C .@+I k&>+%MN*>+>+N*V<?(>%NK[?-#M>->#C *I *>->#D  J  >#N.[?#>-Nu [?->(N!]@(/ -->%N}>&[> >"2|S>%C }E&?)>%C l&?*>%C }>&?-#M>*>-@#R%M>#N>[?->#C  >)R/!>#N9[D  ?|&>#N2[D  ?|(>%NK[>#N%[F  N)aNu ^[@(>#N*[D  @CJ B>(>|(J E>(>|&J |/>%>CJ m&>%>|(J o&>%>|&J }V&.!-->+%M> C .?0> C 2?5N ?(N ?-#M>%NK[>-N)aNu ^[@#>#F KL A>#C  %MNw}8q ?)>1C .@*C .>-T%M>*C *>([?)->%NH[> >#C %N![@*>)>1C 62}&!>#"fN >%C HN!R/ ;>)F 8N)R%M>%C |/?&N!.!-N -@,L ?>#N!L >>#>&I 2>#>,I .N)?,>)F 6@&N >&N~/ S<N.^F ~QnM?&"M"M"M"M"M"M"M"M"M"M"M"M"M"MNyiq >0>*N.^[>*>5V<C *N)aN!]0)!"#%&() -N ?,.(-N!?,.&-N"?,.%-N#?,.#-N ?*N!?/N%?,N%?.N!?)>&0,*####%#&(*#-N ?/N!?*N&?,>&?.N!?)>&0,)""""#"%&)"-N(?,-N ?/N!?)>,?.N ?*>&0,&    ! "#% ->,N#Q?).%->.N"Q?).#->/?)."->*?).!->,N(aN%Q?)->#>)L @>#N!L P>#>#C >I Q->(N9[?(>+>-N![@-R/ --"M>1C .@#C .@/P/ >#C *@+>/N9^[?6>%N~7*[?5>1F 2?8>+?#N ?&#M>#N9[?("M"f>8>#F 3@)R%M>)N"R%MN)?,>&>#F 8N)Q/";-."->&?,>#F 8-?*N ?#>%NK[@)>,N)aNu ^[@1C >@2Ng"aP>2N9e@4N RbNw}8q >+>,N9^[>,>/V<F 8N)Qb?0N ?->*N)aNu ^>)[@.C >@)Nggg|XaNggg2R%M>)Ngg%aN2e>0b?--"M"M"M>4N!]0""! -N"?#>0>)>-abN!aP/!-N!?#->%>*I ~?*>%>#L ~;*>%>,I ~7*>%>-NfcN!aL ~C*N ?##M"M>5>#@)N#d[@#F %@-P/ >%NK[>#C  N)aNu ^[@#F >N!aP/ >#N I Q>#N L P>#>-L |:-N!?#>)N!aP/ ->1F |:N"Q%M>.>2I Q>.N"L P-"M>1C .N!R/ >.C .N!R/ >.C 2?#>%>1C 2I n*>%> C 2I m*>%> z   z- k*>%>#I ~C*>%> C 2I ~?*>%> z   z- v*>%Nk*[>%Nv*[2RP/ >%>,I ~C*>%>*I ~?*>%>*I ~;*>%>,I ~7*N ?#N ?-#M"f"M>%NK[@)>5>#N#d[@*C  N)aNu ^[@#F |:N!R/ >#F KN"Q/ >*C %N)aNu ^>)[F |:P.!-N -?)>#>)L |8N!?#>-N!aN!?-P/ --->(>6Q/!>&N![?&>(?#. - -N ?2"M>%C k&@5P/ N ?##M>%NK[>#N)aNu ^[@,C H?(>,C E?+Nw}8q ?*>#> C 6@)C .@&C .V@.P%M>&C *>#N9^[?*->,F P?-"M"M"M"M"M"M"M"f"M"M"M"M>(>+U%M>-/.>)C 6@+C 6@*P/.Nw}8q ?(>.P%M>&C *>#N9^[?(->(F 3N!R/.>(F 8N)R/.>(F 6@(N >(N~/ S<N.^@-F xnMN#Q/.>)F 2/.>*N9^?(>-Nwnq [F +@*N >*N|5S<N:^N~=lq [?->+C 2?*>&F H>)F }C"N.^F }/}SMN.^F ~TnMR?&#M"M>(>*[@+N2]C  @)P/ >&/ >+N6]C  @.F  NGR/ >)N!]@1>-F 9R/ >->.N![>12~6!P/#->(N9]@(/ -..->,F L?2>,F |1N!a@1P>-N"Qa/->%NK[>*F 8N)aNu ^[@&C 2?0>&C .?.>&C %?6>&C  ?8N >1>2N!a</&> C >N!L ZNw}8q ?*>)C .@&C .>#T%M>&C *>#N9^[?*->.%M>%NC[> >02~#!>%C C?2>%C E?/->%Nv*[@4> C =N!> C 9@&C C>+[>(>&C ET@3<@1N >(>+]@&>3<@(>*>)C 62W>%C v*P/">%>%C ~7*I o)>%>%D v*J m)>%C ~;*?)>%C ~?*?*>%C ~C*?+>.%M>%>%C o)I l*>%>%D m)J k*>%>+I n*>%>*I m*>%>)I }E*>%>0I ~C*>%> C 2I ~?*>%> z   z- v*>%Nk*[>42R/"->%>%C o)I ~7*>%>%D m)J v*>%>*I ~?*>%>)I ~;*>%>+I q(>%N I ~G)>%N!L }/(>%>%Nq([I }E*>%>%N~?)[I l*>%>%Nv*[@&I }>*>%>%N}/([I k*>&N">+>%Nk*[N~7}8q 2|M>./#>%C ~G)@2P/">%F }/(N!a/">%C ~C)?.>%C w)?/>%C ~?).%->+N*]C  ?&N ?."M>+N%]C  @+P%M>&?(.!->&>+[?0>&?(>+?)"M#M>(F  N+]@*N| UN N!>*dN}=gg%a<P%M>&>+[N!]?&N ?*#M>&>*[F  N+]@+N| T/#N!>+dN}=gg%aP/#>)>*N!]@*[/ -.#->(N![?(>)N!]@)/ ->0?(.!->)>*[?.->%>.I w*>%>(I ~G*>%N"I ~C*>%N}7}<q I ~?*>%>1I ~;*>%>-I ~7*>%N!I ~3*>%N}9}6q I v*>%Nk*[>%Nv*[N%2}+!> >!>,>#>%C }>*@(>%C l*2M>%C k*@&P/,>(>&2p!.,->%Nv*[>(N!N!2o!>%C ~3*?+>%C v*/*>%>%C ~7*@)I ~U(>%>+I ~Q(>(P@+/(>+/%>)>1>(y,  .%->%Ogggg2J ~Q(.&-Nyiq >)>+N.^[>*>+U<@&C %?.>&C  -?4Nyiq >)N.[>*N!U<C  ?&>%>/I ~;*>%>2I ~7*>%N!>1>.>&]@+[>(>+S<I ~?*>%N >4>&]@&>&>(T@&<I ~3*>%N!>1>&<I v*>%>(>+]@&N >&>(U<I ~C*>%N~Q([>%Nv*[N#2}+!>%C y(@&/!.#-> C 9@)C C?*>%Nv*[N >(>+]@&>(>)C ET@.<@)N!N!2o!>%C ~3*?(>%C v*N!Q/!>%>%C ~7*@1I ~U(>%>(I ~Q(>)P@2/#>2/ >1N!>*>+[>.<>)y,  ->-P%M> >!>,>#>%C ~U(@(>&2M>%C ~Q(@&P/&>(>&2p!.&->,C  N!R%f>!>6>-N"R<>!>8<&>,C %-?(> C >>%>#L ~<*>%N L ~;*>%N1L ~=*>%>(I ~7*>%O J v*>%Nv*[2}I!.!->%C ~7* ->%C ~Q(?(->(P/!>%C ~U(>(2p!.!->%C ~7* ->#N![@#>5R/ ->%C k&@2P%MN ?2.!-N!?-N ?##M>#N~?%Q/!>%NK[>#[?(>->2Q?)>-N![?->#Nu [?#>(N6[C  >(N~+ [F  N RbN!a@(N!N">(<>)<@(N"Q/ ->(P/ > C 6C .@#C .@+N9^?(>#C *@,?##M>(@&%M>&N9]?(>#C  ?)>#N9[?#>)N"R/!-->+N9^?(N ?#"M#M"M>#N~?%Q/ >(P/ >%NK[>#[?)"M>&P%M>)C  P/!N!?*>)N~+ [F  N!R/!.%-N!?*>)N~+ [F  N"Q/#>,C  N"R/ >)C  /#->,N9[?,>#Nu [?#>(N9]?(>2N!]@2/!--N ?*-> C >@#>*>#F ZbL Z> C =@3F x!N!Q%M> 2}H!> C =?3->3N I g">3D ~U!?|&>3Oggggq J ~U!>%N I o)>%>|&J m)> >!2~-!?1"f> F B@|!P%MNyiq > C .>!N.^[>!> C 2V<C %@#>#N R].!-> C *@#N >#> C %U<-?<>1?+>3C }E"@?%MNyiq > C .>3C l"C  @#N.^[>#> C 2V<C  ?+-N ?->3N I }/""fN >%C k&@7P/ ;N ?)"M#M>%NK[>)N)aNu ^[@(F |:/!>7>)N![@)R/ -N .!-N!>)N![@#>7V/ ;>(C *?,#M>%NK[>#N)aNu ^[@(F |:%M>#>)>,>(C *@(T<?)>,>(>(>,T<?,->7>#N![@#R/ -N!-?4"M>?P%M>+?5>1@(?6.!->|&O>}+}H?9>3Nh"[?@>3C l"@.>?N"d[?AN!> C  > C *@|"> C %@#T<?|#>3N}3"[?B> C .?>> C 2?| >|"N!]>#S?|%N ?,>1@0?6>+?5#MNyiq >>>.C  @&N.^[@#>&>| V<C  ?/Nyiq >#N.[>&N![>| V<C %?(>,N![?8"M"M"f"M>4N!a%f>%NK[>)N)aNu ^[@=C *>,Q/!N!&N -?4>)?#>(?)>/?&N .!-"M"M>7P/ N ?##M"M>%NK[>#N)aNu ^[@*F |:%M>*C *@2>,T/!->#N![@#>7R/!."--N!?4>#N![@*>7V/!#M"M>%NK[>*N)aNu ^[@:F |:P/ >:C *@:>,U/ >*>#>2>:T<?#>2>:>2>:S<?2->7>*N![@*R/ -.!-N ?4->=F |:N!Q/!N"-?,>%C m)>-Q%M>%Nm)[2~?!>%C n)?9->9>-N9^[@*>)I 6>*>&I 2>*>,I .>*>/>5>-<I *>*>0>6>-<I %>*N >;>-<I  >%>-N![@-I o).!-"M>-/ >3C }E">8U%M>1?0>+?/.!-Nyiq >>>3C l">8N"d[C  @&N.^[>&>| V<C  ?)N ?/"M>|%P/ Nf?,>|#F  ?*#M>,@&N}:}<q [F  >*Q@0P%M>&N![?,>&/!-->)>|"V/ >|!P/ >0/ >)>|#[F  N|6R/ >3C k"@6>3C }3"Q%M>B2~)!->3C }7">6[N|6L  N!?;>3>6N![@5I k"N!?/->)>/[?/>(?0->3C }/"@&>3C h"Q%M>@2~C!->3C }+">&N"d[>(>/>(>/T<I  >=>/I M>=>0I |3>3>&N![I }/"->#?)>8?,>(?0>.N%[@.>AR/ -->%>5I ~G)>%>6I ~C)>%>;I ~?)"M"M>7P/ N*>7>7N*V<?,>%Nu [?#N ?)#M>#C  >)[?)>#Nu [?#>,N!]@,/ ->)P/ N|&NE>|!<?| > C *@#> C %T@&>#N"Sb?|!N!> C  @|">&<?|#>3N}3"[?>> C 9?=>%N~;*[?:><N >#>&<T?@>-?.>)?8N ?/N ?2#M>(?+>8@4N!]?8N ?##M"M>%NK[>#N)a@&Nu ^[@(C 6P/ >(C |/?*"M>/N!a@(P/ >*>2R%M>*>2S/!."->#>0V/!>2?*->7>#N![@,T%M>#?/#M"M>%NK[>,N)aNu ^[@&C 6P/ >&C |/?&"M>(P/ >&>2R%M>&>2S/!."->2?&>,>0V/!->%>,I ~C*>%>,I ~?*>%>#I ~7*>%>/I ~3*>%>&I ~;*"f"M>&>*Q%M>,>/S/!>*?&>:."->:>&>*V/!;->*?&>%Nv*[-@*C *?#>*C %?/>&?*->7>,N![@,R/ ->#N)a?&->#?0N ?(>%NK[>&Nu ^[@/C |/@2>8]@#N >#>2U<?#N ?&"M>/F |1N!Q%MN ?,N!?*>/C C@&>/C B@(S/!>&>=C ET/!->&>(]?,>=C C>([?*->#>-T?&"M>?P>)>4QaP%M>+?(>6?+.!-N ?;N ?(>,N ><>+]>+><T>@b@5<U%MN >,>*N!>+>|#[>5<>,2~6!<?(->%N I ~?)>%>+I ~C)>%>(>+[@(I ~G)>(?5->->#>&<?4"M>,P%M>%>| L v*>4P?9N!?#>%Nv*[?&.!->*N >*>,N!]@#[F  N|6Q@6<?&"M"M>4/ >6P/ >|!%M>%>| L v*."->*?&>|"G  N~"~Y R/ N!?5>%N!I ~G)>%Ogggg2J ~?)>%>| L v*N ?;N!?+N ?1.!->%>| L v*>#>,>6<?#>&>*>6<?*->4P?9>#N)U%M>%Nv*[?&>#P%MN!?#."-N ?,#M>| >*>,[F  Q%M>*?&.#->#>,N![@,R/ -N!?#.!->%N>[>| >*>#2|R>#N!>%C >N!Q@&<?#>*>%Nv*[>&<?&->+?6>3C k"?+>>>#2~P!>3C k"?*>#%M>3C }7">*[>&>#y,  ->3>#>*[@#I k"N!?*"f>9P%M>#?,>+.!->;?*>5?,>6>.P/ ;>%C n)@&>#I *>&>+I %>&N!I  >6-?AN ?+N ?9>/C 6N!Q%M>/C =?9>/C 9?+->%C m)>.Q%M>%Nm)[2~?!->%C n)@#>.>4>.>4S<@/N9^[?&"M>.>4U/ >.>/]N9^@/P/ >&N9[>&>/y,  ->&>9I 6>&>+I 2N!?/>&N!I .>&>,I *>&>AI %>&>*I  >%>.N![@.I o)>8/">%>1I ~Q(>%>3C k"I ~U(.%->7>#N![@#R/ -->.?->+?(->%C n)?#>%>1I ~Q(>%>3C k"I ~U(>-%M>-?..!-> >%N~Q([>%N~?)[>%NK[2|,N ?.->%N I ~Q*>%>#>.N9^[@*I }>+>%N~G*[?+>%N~;*[?,N!?-#M>->)N"Qb?-"M"M#M"M>-N!aP%M>,>)N.^[@0C  @&N#R/!->#>*Q/">%>#N9[@&I k+>#C  @)N#Q/">%>)I ~;*>%>#N%[D  J ~?*>+>#N.[D  J  >+>#N6[C  I *N ?)>&?#N ?-.!-->%>&I k*>%>0D %@|&J }>*>)N![?)>&/!>%C ~Q(>|&}HR/!> C =C k">%C ~U(R/!>%>|&O>}+|5 ~Q(N ?-."->%><I ~7*>%>(I ~3*N ?2>%N I v*> >%N~Q([>%Nv*[>%NK[2|,> C =N~U![2y!> C =@#>%C o)I g">#>%D m)J ~U!>%C k&@(P/"N ?##M>%NK[>#N)aNu ^[@&C  %M> >&C %N![>#2}<!->(>#N![@#R/ ->%C k&?2."-> >%N~Q([>%Nk*[>%NK[2|,N ?-. - -> C 6?.>2%M>.C .F H@#N >#N1S<N|3^G }-}TM?.N ?##M>%NK[>#N)aNu ^[@&F P?/"M>&C  P/ >&C %?("M"M"M"M"M"M>&F |:N!R%M>/N!R/)Nw}8q ?-> C 6@&C .@+C .>#T%M>+C *>#N9^[?-->+F |-P/!>-F 6?+> C 2?*>&F 2?)>-F 3N!]0"#%"-Nw}8q ?,> C 6@*C .@+C .>#T%M>+C *>#N9^[?,->&F KN"Q%M> C >>%>#L ~<*>%N L ~;*>%N0L ~=*>%>(I ~7*>%O J v*>%Nv*[2}I!.)-N ?0>%NK[>,F 8@1N)aNu ^[@+F @N!Q%M>+F KN"R?0->&C 2?5>&C .?)>&F |8P%M>*F 2?+N/?*N ?&>(?-"M"M"M>,F 3N!]0"!* ->+N!a/)>1N)R/!N3?*.)->+N!aP/(>1N)R/ N2?*.(->)>0bP%M>,F 5?*.(-N-?*>)P/&>%>(I k*N!?&>%>%Nk*[I v*> >(N![>5>%Nv*[Nn}<q 2|M>%C k*?-.&-N ?,N ?&>+C  N!Q%MNyiq > C .>+C %@+N.^[@*>+> C 2@,V<C  ?&Nyiq >*N.[>+N![>,V<C %?,->%N2[> C >@+C B>+C C>&>,2|G>%N!L ~=*>%>#L ~<*>%N L ~;*>%>(I ~7*>%>%D 2J v*>+>%Nv*[2}I!>)P/(.&- ->)N!a/!.%->)N!a/#->+N >+N~/ S<?)Nyiq > C .>(N![@+N.^[>*>+U<@+C %?*>+C  ?0"M> F BN!Q%M>%Nv*[> >+2j!N ?->*>0T%M#M"M>%N9[>%Nv*[2}!>%F 9@&P/ >%F :NH]N{!aN,S/!-->&N!c?-->)N|0]N{!aN~Y!S/%>-P/!.%->&F }C"N.^F }2}SM>)N.^Nwnq [@&F #N Ra?)N)?,"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>+C *N)aN!]0) !("#%&*-N!?,.%-N"?,.#-N%?,."-N&?,.!-N(?,->)/.>&F *?-.!->)/-N#?,>&F *@-N!Q/"->-N{!a0,,""""#"%(&"->)>&F *Pb/+>&F %P/(.+->&F %/*>*>0]N"U/&.*->,N#R/%.)->,N"R/#.(->,N%R/".&->,N(aN%R/!.%->,N&Q/#-> N%>(>#2}F!."-> C >>%>#L ~<*>%N L ~;*>%>*L ~=*>%>-I ~7*>%O J v*>%Nv*[2}I!>&P/!->%>#I ~?)>%> C 2I ~?*>%> z   z- v*>%> I k*>%>%N~?)[I }>*>%Nv*[>(N![>5>%Nk*[Nk}<q 2|M-Nw}8q ?-> C 6@)C .@(C .@*>#T%M>(C *>#N9^[?--N ?,>(F H@&N >&N1S<N|3^F }S}TM?+"M>-F 8@&N)Q/ >%NK[>&N)aNu ^[C  / >.>&>*S%f>(C *>&N9^[&Nw}8q -F 6>+]N1ae?,->-F 3@*N"Q>/N Rb?&>)F 2?("M"M"M"M"M>*N!]0"" !->&>,bN!aP/".#->(N!c?(->&>(b>,bN!a/!->.>-F 6>+]N1aeN!aP/ > N#>!>#2}F!->#N![@#>2R/ -> C 6?.-"M> F BP/ >.C .@!F H@#N >#N1S<@#N)]N{!aN~Y!S/ >!C .@&P/ >#N|3^@(F }Q}TM>!C *@!N3[?#N ?->(F }S}TM@,>(F }P}TM[N{!a?0>.F 2@/N!a?*>&N9^@(?)"M#M"M>#N#[F  >0R/ "M"M"M>#F  N!]0" "!->*P/!."->*P/!->%NK[>-N)aNu ^[@#C  ?0>#C %?*."->#N9[?#>-N![?->)N9]@)/ -N ?0->!N3[?#N ?->,[N{!a?&>/N!a?!#M"M>#N#[F  >&R/ "M"M"M>#F  N!]0" "!->!P/!."->!P/!->0>%NK[>-N)aNu ^[@!C  aN!R/"> C >>!C %?!>%Ng~Y#|2 ~;*>%N(L ~=*>%O J v*>%>!>*>!>*T<I ~7*>%Nv*[2}I!> C 6?.."->#N9[?#>-N![?->(N9]@(/ --"M>.C .@!C .@#P/ >#N9^N9]?(>!C *N8[?#N ?,>.F 2?1#M"M"f>1>#N&]F  @!R%M>!N"R%M>,?)N)>#F  N)Q/";-."->#F  ?)>,-?!Nw}8q >.C .@&C *>!N9^[>!>&C .V<F 8?+>%NK[@&>)N)aNu ^[@*F R?0>*F P?)>!N)aNu ^>&[@!F |9?-"M"M"M"M"M"M"M"M>!F P@/N!Q%MN ?&"M>)N!]0#+ " -N ?).*->)N!]0#&#!"-N ?)>+N)Q/(>0N!aP/(>-N!a/(.#-N ?)>+N)Q/#>0N!a/".#-N ?)."-N ?)>/N#R%MN ?&.%-N ?&>-N!aP/#."-N"?)->/N#Q/ N ?&.!-N"?&->!>&L T>*>)L T->(P/!>(N9]?(>#N9[?#>,N![?,. - -N ?#> C =N I k">%C k&?2"M#M>#>2Q/!> >%NK[>#2~E!>#N![?#P/ -> C >@!>!C |LN![I |L>!F YN!R/ >!C W@#?6>!N I W>!D |A?|&>!Ogggg2J |A>%>#I ~G)>%>|&J ~?)N|&NE> F B<?9N!> C  > C *@#> C %T@(<?.N >#>(<?,>!N~3 [?1> C 2?5> C .?8> C 6?;N ?&#M> >%NK[>&2~E!%M>%N~?)[N"N!>%C ~G)>6T@+<@#2~P!>%C ~G)?(>#%M>%C ~C)>([N~U}6q N}9}6q >+<>#y,  ->%>#>([I ~G)>%N~?)[>;C .@#C .>&T%f>#C *>&N9^[&Nw}8q -F 6@#N >#N~/ S<N.^F ~RnM@#N >#N|5S<N:^@+F ~SlM@#2~P!>%C ~G)?(>#%M>%C ~C)>([>+N~=lq [>#y,  ->%>#>([I ~G)>%N~?)[>%NK[>&N)aNu ^[@*F TN"d@+C }+~ M@#2~P!>%C ~G)?(>#%M>%C ~C)>([>+C }7~ M>#y,  ->%>#>([@#I ~G)"f"M"M"M"M"M>*C  @)P/ >*F |:N!R/ >%N~?)[@#N&2~P!>%C ~G)@(>%C ~C)[@+N}<}7q C  I  >+N}@}7q F  L %>%>(N&[I ~G)>*|0 *>#2~3!>%C ~G)@(>%C ~?)Q%M>#2~)!->%C ~C)>([NEL  >%>(N![I ~G)>*C M@(>*C |3@#Q/">#>(T>(>,Tb@+/"N!>#>.[>+<?+>(>#]?(> N 2~-!>#Q/!>(N!R/!>+F  >9R/!."-> >%NK[>&2|@/">#N!]?#>%C ~?)?(.#->%N~?)[@#N(2~P!>%C ~G)@0>%C ~C)[@-N}A}7q C  I  >-N}D}7q G  |2 %>%>0N([I ~G)>%>(I ~3*>%>+I v*>%Nv*[N!>#2V>%C ~G)@(>%C ~?)Q%M>#2~)!->%C ~C)>([NEL  >%>(N![I ~G)->*F |8P/ >%N~?)[N02~P!>%C ~G)@#>%C ~C)[@(N}F}7q D  J  >(N}K}7q D  J (>%>#N0[I ~G)->%N~?)[N)2~P!>%C ~G)@#>%C ~C)[@(N}Q}7q C  I  >(N}T}7q C  I #>%>#N)[@#I ~G)>)%MNyiq >8>*C %@#N.^[@(>#>5V<@+C %?/>+C  ?)Nyiq >(N.[>#N![>5V<@#C %@0?4>#C  @#?+>*C .N!Q%MNyiq >8>*C 2@(N.^[>(>5V<@(C %?4>(C  ?+->%>0I n*>%>4I m*>%>+I }E*>%>#I l*>%>/I }>*>%>)I k*N ?##M>%Nv*[>#[@3N%[N >%Nk*[>#[@(N%[C  @->(C  @(]>,>-S>(>-Tb@-<I  >3N!>(>.[>-<I  >#N*[@#N9R/ ->%C ~C*?3>%C ~?*?7>%C ~;*?| >%C ~7*?<Nw}8q ?#>;C .@-C .>&T%M>-C *>&N9^[?#-N ?->%NK[>#F 8N)aNu ^[@#C .N!Q%M>%N*[> >#C 22~#!>%C *?->%C .?(-"f"M"M>*F |8P%M>)>.[?#>*F |:N"R/!>%>3I ~Q*>%>7I x*>%N"I w*>%N~9}6q I ~G*>%>| I ~C*>%><I ~?*>%N}7}6q I ~7*>%N >/>)]>,>/S>)>/Tb@(<I ~3*>%N!I ~;*>%N!>#>(<I v*>%Nv*[?-N&.#-"M>-P/ >(N >4>+]>,>4S>+>4Tb@#<R/ >-N!>+>.[>#<>(2~6!P/"->%N >0>)]>,>0S>)>0Tb@#<I ~3*>%N!>)>.[>#<I v*>%Nv*[?-N!."->%N >0>)]>,>0S>)>0Tb@(<I ~3*>%N!>#>(<I v*>%Nv*[?-N!.!->%>3I ~C*>%>7I ~?*>%N"I ~;*>%N~9}6q I ~7*>%N >+>)]>)>+T>+>,Tb@#<I ~3*>%N!>)>.[>#<I v*>%Nv*[?-N#-?#>->#>%N~?)[2V>%C ~G)?#->%C ~?)>#Q%M>%N~?)[2~)!->%C ~C)>#[NEL  >%>#N![@+I ~G)>%C ~?)?(N >+P/!;->%>#I ~G)>#-?#>#>(Q%M>%N~?)[2~)!->%C ~C)>#[Nz L  >%>#N![I ~G)->&N![@&>2R/ ->%>%C ~G)@(I ~7*>%>%D ~?)J v*>1C  @ %M>!C |E> 2p!->1>%C ~7*I *>1>%D v*J  >!C |=@#>!C |9Q%M>!N~) [2~D!->!C |;>#N&d[@ >"D 2J 2> >"z   z-  > >(I => >6I 9>!>#N![I |=->%Nl+[B -}V|7#|+f!}%!}!A Ng"]@&B N}/tq N I  Nhtq N%L  Ngtq N I  N~Qsq N I  N~Gsq N I  N~;sq N I  N}Vsq C  N}&g2V%MN}Vsq 2~W!N}Vsq Oggggq J  -Nvsq N4L  Nqsq N I  N}Y~#q N I  No~#q N I  N}E~#q N I  Nk~#q N I  > C .?0"M"M"M"M"M>#%MN~)~#q C  ?(N~)~#q N I  Nq~#q D  ?|.Nq~#q Ogggg2J  >&>(I >>&>|.J 9N~C~#q C  ?(N~C~#q N4L  Nu~#q z   ?|/N~3~#q N I  Nu~#q Oggggq J  >&>(I |9>&N~;~#q D  J M>&>|/z- H>&Nk![@(>#>%>&N9[2}G!>&Nv [@#>&NH[>(N >&C l!N.2&>&N~G~#q I |Q>&N}3~#q I Y>&> I ^> F 2?)>&N)I }7!>&N}G}6q I }3!>&N+I }/!>&N}?}6q I }+!>&N}=}6q I g!>&N%I }">&N}:}6q I |X>&N&I d>&N}Q}5q I |U>&N"I h!>(>#N >&Nx [N&2|B"M"M>&C k!@%N"R%MN!?(>&C }Y!?+>&C }V!?,>&C }R!?*>&C o!?.>&C n!?9>&C m!?=>&C }E!?->&C l!?/>&C }>!?2> 2}T!?#>%N!a/!-N&?(.!->&Nv [>2>)N.^@%C h}SM>%C }+}SM2~K!P/ >/N!R%MN&?(.!->&Nv [>-N}I}5q N}A}5q >0F N<N,2~K!P/ >=N!R%MN&?(.!->&Nv [@%>9N}I}5q N}A}5q >0F M<N,2~K!P/ "M>.N!Q%M>#P/">%>*>0C %>0C *2~K!P/".!->#/!-N&?(>,N!R/ N%N&>&Nv [>+2G<?(->&>&D HJ k!>&>&z  Kz- l!>&>&C |9I o!>&F |9?#Nq~#q C  @+%MN~&~#q C  >+2p!-N~)~#q >&C >I  Nq~#q >&D 9J  Nu~#q 2~W!N~C~#q >&C o!I  N~;~#q >&D m!J  Nu~#q >&z  k!z-  N ?%>(N >#N4Q<N >(N&R<@8N%R/!-"M>0F M>0F NR%M>"C %@#>"C  @(]Ng~+}S~L!>0C |/@%>%Ng~+}S~L!V<U/!N ?%N"?!N#?(N.?2N(?,.%->!C  ?#N}Yrq N >"C .@ >"C *@"]> >"S> >!C %Tb@%<@ 2~P!N~&rq C  ?!"M> P@(/ >(/ Nqrq C  >![N!>">#[>%<> y,  -N~&rq > >![I  .&-Nvsq C  ?%Nvsq N4L  N}Vsq z   ?|/N~)sq D  ?|.Nqsq N I  N}Vsq Oggggq J  >&>%I |Q>&>|.J |L>&>|/z- |="M> F 2@4N)V%M>&Nk![>&Nv [>!2A.!->&Nk![>&Nv [>!>(>#>0C K2&->&F |Q@8N4R%M>&C Y?)>&C |L?+>&C W?%N ?!N(?2N ?("M"M>8N/]N >8N/T<N!]0%   !%-N!?(.#-N"?!N.?2N%?(."->&>!D  @|.J 9>&>&C |E@|!I C>&>&C |A@|"I B>&>!C *@!I >>4N#R>4N&Ra?=N!>|.}H@C>!>&C =@DT@%<?|)N >!>%<?|*Nwsq ?2>4N(T?E>4N.^Nh}Sq [?|#> C %@9> C *@>N}E"^[?F>&N}E![??>&NH[N!b?@>"C .?5>"C *?:>9?,#M"M"M"M"M"M"M"M>,>FR%M>,C K/(Nwrq N I  N~?rq N I  N~3rq >:I  Nvrq N I  N}0~#q N L  Nh~#q O J  N~Urq N I  >,C .?| >,F 2?6>&NH[>&N9[>4>02},!>&F PN#R%MNgtq C  @!N~Usq C  Q%MN~Usq 2~?!-Nysq C  >!N9^[@">&D MJ 2>">&z  Hz-  Ngtq >!N![I  .(-Nhtq >&F H@"L  N}+tq >&C |/@/I  Nitq >@G  |2  N}*tq >@F "L  N!?.N!?!"M"M"M>"N!]0% !!!"->/N![?/.!-N ?.>=?!->&>&C CI g!>&>&z  9z- |U>&>!L }8!>&>EL }7!>&>,I h!>&Nmrq I }3!>&N~G~#q I }/!>&N}3~#q I }+!Nksq N I  Nk~#q C  N%d?#N}7~#q C  N2]?"#M>#P/&>#N2]?#>"N=[>"N2[?"F  / ->"N%[C  ?*>"N*[C  ?#>"C  ?)>&Nk![N}3~#q N~7 y,  N~C~#q N4L  Nv~#q O%J  N~)~#q O J  Nq~#q Ogggg2J  N}V~#q O!J  No~#q O J  Nm~#q Oggggq J  Nl~#q O%J  Nk~#q O J  N}3~#q Oggggq J  >!/!.#->>/!>&Nk![>&N9[>4>02},!>&F }L!@!N#Q@(P%M>&>&D }F!J }#>&>&z  k!z- |U>&G }M!?%-N~Usq >!N#R2~T!Ngtq C  ? Ngtq >(%f> &Nysq C  > N9^[@(>&D }#J />(>&z  |Uz-  >(>%|2 8>(>!L 7> N![-I  N}Yrq N >5>:]>5>:S>5>DTb@%<@ 2~P!N~&rq C  ?!"M> P@"/ >"/ Nqrq C  >![N!>:>C[>%<> y,  -N~&rq > >![I  .!->&Nx [>.>/>)>*>#>&Nk![2?.!-"M"MN~Gsq C  @)N"S/ N~Csq C  @"N9[?#>)N%dN2]?(>"C *?%#M>%>#C  @%U%M>#N2[?#>(N2]@(/!."--N ?%N}Esq N I  N}>sq >)2~Q!Nlsq C  @(N}Esq C  @ N%d[?##M>#N*[>%I  >#>"|0 *J  >#N2[?#>"N2[?">)>%N![@%R/ -N}Esq > >%[@ I  >(> Nmsq 2|.;N%?*Nlsq C  @"N}Esq C  N%d@#[?+N~Gsq C  ?."M#MN ?)>#P%MN ?,."->#N2]?#>"C *?(>"N2[@%?">(>.V/ -N ?,N~Csq C  @">(N%d[@ F 0@!N6Q/ > F 1?#>&> D (J I>&> D  J HN%Nq 2B@(P/">(>&D IJ (>(>&D HJ  >(>#L 1>(>!L 0>&N!I ~U!>&>(I ~Q!>&N%I x!N!?,#M"M>%>+Q/ >%N*[>%N2[@ ?%C  @!>.V/!>">!N%d[@!F 0@%N6Q/ >!F 1?#>&>!D (J }@!>&>!D  J k!>&C x!>,Q%M>&Nx![>,N!N%N22~G!>&C ~Q!?(->(>,N%d[@!>&D }@!J (>!>&D k!J  >!>#L 1>!>%L 0>&>,N![@,I ~U!> ?%.!-->&C ~Q!?*>&C x!?)-N~?sq 2~X!N~Gsq >,I  N~Csq >*I  N~?sq >)I  -N~Qsq C  %MNwsq N"2~P!N~Qsq C  @ Nxsq C  [Nz~W!|2  N~Qsq > N"[I  ->0F OP/&N~Gsq C  @!P/&N0N2>0F M>0F NS<? >!N%d?%N~Csq C  ?##M>#N0[F  @"N*V%MN/?)N| ?!"M"M"M"M>"N1]0&"!!  !->|#F +?2Ngtq C  @(N~Usq C  Q%MN~Usq 2~?!-Nysq C  >(N9^[@"z.                z-  >"N}.(|2 2."-N.?)> ?!-N ?2>#N.[F  @">>S%M>&Nk![>4>#>9>"N}E"^[@"C .>"F 22|I>&F }=!?2-Nyiq >|">#N*[C  @+N.^[>+>|!V<@"C %?*>"C  ?,Ngtq C  @(N~Usq C  Q%MN~Usq 2~?!-Nysq C  >(N9^[@">)L 2>">,I .>">+I *>">*I %>">,I  ->"Ng%|2 6>">!L 5>">2L 4Ngtq >(N![I  ->#N2[?#>%N2]@%/ -.&- -"M>)>*V%M>&C n!?(>&C m!?%.!->&C h!?;>&C }3!?3>&C m!?%>&C n!?(#M"M>(>)U/ >%>)NE^[@!C *?+>!C  N!a%M>!C B?">!C >?->!C =?#>&N2[>&Nx [@<>!C %>;F }C"N.^F }/}SMN.^F ~TnM2_>&C 2N!a%M><N!>&C 6>#>->">&Nk![2?->#>-V/!>%>#NE^[?"#M"M>#>(V/ >"C  / >"N*[C  ?!>&Ng~Y#|2 y!>&N5L ~Y!>&N I ~U!>&>!I ~Q!>&>+I x!>3>&Nx![2}I!->"NE[?">->#N![@#R/ -.!->&Ng~Y#|2 y!>&N4L ~Y!>&O J ~Q!>&>+I x!>3>&Nx![2}I!->)N![@)>*R/ --"M>(%M>%>(NE^[?"N ?(#M>%C  ?!>%N I  >%N%[|0  ?|.N}3sq >!2~Q!Nksq C  ?#>!N!Q%MN}7sq C  >#N%d[@!>(I *>!>|.J  >#N![?#-Nksq >#I  >(N![?(>%NE[@%>"R/ -.!-Nksq C  ?#-N}7sq C  >#Nmsq 2|.;N}3~#q C  @!%MN}7~#q C  >!N%d2p!-N}>~#q C  @!%MNl~#q C  >!NE^2p!-Nm~#q C  @!%MNn~#q C  >!N&d2p!-N}R~#q C  @!%MN}V~#q C  >!2p!-Nq~#q C  @!%MN~&~#q C  >!2p!-Nu~#q 2~W!N}3~#q >&Nk![N~7 y,  -"MN~Qsq "f"M"M"M"M>.%M>/>&C g!@!V/!>/N![@#>&C }"@%>/N.^[C *@"N%eN >"N)aN&Q<@(V/!>&C }3!C C?+N ?"#MNyiq >%>#N.^[>!>#U<C *>&Nx [>#>"2~4!>"N![?"N%e@#>(S/ ->&C }3!C C>+U/!>?>&C g!I 2>?>&z  |Uz-  >&N I l!>&Oggggq J k!>&Nx![>&Nk![>/2|9>&C ~Q!@#>&C ~U!N%d@"[?->&C }"?(>&C g!?)"M#M>"P/!>#C  ?!>"N2]?">#N2[?#Nyiq >(>!N.^[>!>)V<C *N)aN%R/ -N%N22B@*P/#>*>!I  N!?+>&N!I ~U!>&>*I ~Q!N%?%>&N%I x!#M>#>-R%M>#C  ?!>#N2[?#Nyiq >(>!N.^[>!>)V<C *N)aN%R/!>&C x!>+Q%M>&Nx![N!2~R!>&C ~Q!?*->*>+N"d[>!I  >&>+N![@+I ~U!>%N%[?%.!-->&C x!?!>&C ~Q!@"?##M>&Nx [>#C  2}.!>#N%[?#>%N%]@%/ ->!P/ >">!N"d2p!->&C k!@!P/!>&C }>!>!N%d2p!.!->&F }8!P/ >&Nx [N N 2~4!->&C }3!?#"M>| F G@!N6Q/ >6N!aP/ >&Ng~Y#|2 }E!>&>!L }G!>&N I l!>&O J k!>#>&Nk![2}I!>&C }3!?#->#C |=P/%N~Qsq C  @!%MNwsq C  >!Q%MNwsq 2~)!-Nxsq C  >![NEL  >!N![.%->0F M?!>0F N?">&N,I u!>&N}I}5q N}A}5q >"<I ~)!>&N(I ~&!>&N}+}8q I q!>&N,I }Y!>&N}I}5q N}A}5q >!<I }V!>&N*I }R!>&Ng}8q I o!>&>|#D  J m!>&N+I }E!>&N~T}7q I l!N ?"#M>&Nk![>"[@!N*[C  @%%M>!N6[C  ?(>!N2[C  ?*Nwsq >!N.[C  @!2~P!N~Qsq C  ?#"M>!P@)/ >)/ Nxsq C  >#[>%>!y,  -N~Qsq >!>#[I  >&>(I ~Q!>&>*I x!>&Nx![N!Nwsq 2V>"N2[@"NHR/!--> 2}T!/!."- -Nwsq N/2~P!N~Qsq C  @!Nxsq C  [@"N}1}8q D  J  >"N}6}8q D  J &N~Qsq >!N/[I  >&>0D %J k!>&Nk![N!Nwsq 2V-Nwsq N.2~P!N~Qsq C  @!Nxsq C  [@"N}=}8q D  J  >"N}D}8q C  I *>!N.[-I  >&Nk![@!>| 2}P!>!N#Nwsq 2VN~Qsq C  @!Nwsq C  Q%MNwsq 2~)!-Nxsq C  >![NLL  N~Qsq >!N![I  >&C }3!@-C |9?|+>-C |;?6>-Oggggq J |9>-C |A?G>-C |=?(>-O J |=>-C |E?;>-C W?<>-O!J |E>&Nx [>.>/N%N N!N 27>&C }/!@A|0 H?|.>&Nk![>(N!N!2o!>&C }>!?!"M>&C k!N!R%M>ANC[?B>&N I ~U!>&>&C l!I ~Q!>&>!I x!>&Nx![>(2~P!>&C ~U!?#>&C ~Q!?*>(%M>6N2[?">(?%#M>#>*[>B>"C  2~&!L  >"N>[?">#N![?#>%N!]@%/ -->(N&d?|%>&C x!?|&Nwsq N+2~P!N~Qsq C  @!Nxsq C  [@"N}X}7q D  J  >"N~#}7q F  L *N~Qsq >!N+[I  >|.Nwsq 2~3!Nwsq N.2~P!N~Qsq C  @!Nxsq C  [@"N~%}7q D  J  >"N~,}7q C  I *N~Qsq >!N.[@/I  >(P/!N"?!N ?)>&C h!?H>*?+#M>#P/">)>6[@3N*[C  ?%>3N%[C  ?.>3N.[C  ?|(>3C  ?">+F  ?|,N~Qsq "f"M"M"M"M>!N"R@|->| >3N2[C  @| QaP%M>|-%MNwsq N#N!>"N!Q@7<@!2~P!N~Qsq C  ?1>!%MNxsq C  >1[N~4}7q N}8}6q >7<>!y,  -N~Qsq >!>1[I  ->&Nx [>|(>| >|,N!a2f>"0"%!#-"M>!N!Q%M>"N!R/#>.>1R/#>%>7Q/!.#->"N!a/"-N~Qsq >/N"]@!I  Nwsq C  >!Q%MNwsq 2~)!-Nxsq C  >![NEL  >/N!].%->&N*[>&Nx [@!>|(>HF }C"N.^F }/}SMN.^F ~TnM2_>!>&C *>&C .N%N N!N 27Nwsq N+2~P!N~Qsq C  @!Nxsq C  [@1N~7}7q D  J  >1N~?}7q F  L *N~Qsq >!N+[I  >A|0 HNwsq 2~3!Nwsq N,2~P!N~Qsq C  @!Nxsq C  [@1N~@}7q D  J  >1N~H}7q G  |2 *N~Qsq >!N,[I  .!-Nwsq C  >/Q%MNwsq 2~)!-Nxsq C  >/[NEL  N~Qsq >/N![I  >"N!R/!->&Nx [>.>%>B>%2~&!2f-Nwsq N.2~P!N~Qsq C  @!Nxsq C  [@1N~J}7q D  J  >1N~P}7q C  I *>!N.[-I  Nwsq N >3N=[C  @!>3N9[C  @1]>!>1S>!><Tb@/<@!2~P!N~Qsq C  ?7"M>!P@3/ >3/ Nxsq C  >7[N!>1>;[>/<>!y,  ->+N![?+N~Qsq >!>7[I  Nwsq N"2~P!N~Qsq C  @!Nxsq C  [Nz~W!|2  N~Qsq >!N"[@/I  >#N!]?#>%?7>.?1>"?!>|%>)N>[@)R/ -.!->&C l! ->|&%M>*>|&2p!-"f>(P%MN"?#N~/}7q .!-N%N">6>|%[N>]C  @!<?#N~0}7q N~/}7q >!<-?"Nwsq >#2~P!N~Qsq C  ?!>#%MNxsq C  >![>">#y,  -N~Qsq >!>#[I  >-N~) [@!C  @"%M>!C %>"N&d2p!->->(I |=>->6I |;>->|+I |9>-C |A@!%M>-C |E>!2p!->-><I W>->;I |E>->GI |A-N}/tq N}/tq C  N}0~#q F  bI  "MN~?rq C  @!P%MN ?).!->!N%d?"N~;rq C  N0[?#N ?)#M>#N"]N L  >)>#F  N|"aN4Qb?)>#N2[?#>"N2]@"/ --N}Esq N I  N~Grq C  ?"N}>sq Nwrq C  @%2~Q!N}Esq C  ?#Nlsq C  ?(>%%M>#>%[>(>#N%d[?##M>#N*[N I  >#>"|0  J  >"N%[?">#N2[?#>%N!]@%/ -?#-N}Esq >#I  >(>#Nmsq 2|.;Nlsq C  ?""MN}Esq C  @(N"S%M>(?%.!->"NC[?!>(N"]?+>(N%dN2]?.N!?%N ?#"M"M#M"M>">#[@*N2[D  >*D  |?/ >*N9[C  >*N*[C  R/ >%N![>(S/".#->!N2[?!>+N!]?+>%N![?%>.>#N2[@#R/ ->(?%."-#M"M>!N*]@(D  >">%N%d[@#N2]D  |>%M>!C  >#N*]C  Q/!->#>(z   z-  >%N![?%->!N2[?!>+N!]@+/ --N}Esq >%I  -N~Usq >%2~T!Ngtq C  ?#Nysq C  ?*>%%M>#>%[>*>#N9^[?##MNyiq >|">"C  @(N.^[>(>|!V<@.C %?+>.C  ?.>#N4[Njhg2I  >#N2[N%L  >#N.[>.I  >#N*[>(I  >#N%[>+I  >#>.I  >"N2[?">#N9[?#>%N!]@%/ -?#-Ngtq >#I  "M>)N!aP/ >,C 6F |7/ >#/ >,F }C"N.^F }0}SM?!N~Usq C  P%MN~Usq 2~?!Nysq C  ?*->*z.                z-  >*N"L 7>*N| |2 5>*>!L 4>*N}.%|2 2Ngtq N!I  -N}Yrq >|)>|*N~3rq C  >52}0!N~3rq N~3rq C  @!>5>!>5T<I  -N ?##M>#Nmrq [@!Nn%[@"C  ?%>">!N>[@!C  I  >!>%I  >#N%[@#N.R/ -N ?##M>#Nmrq [@!N}V%[@%C  ?(>%>!NH[@!C  I  >!>(I  >#N%[@#N.R/ -->,N}E"[?,Ngtq C  P/!--N#?!.!->)N.^F }0}SM?2N"?!N| ?(N-?,.!->&>&C |QI o!>&>&D |LJ m!>&>&z  |=z- k!N}Vsq 2~W!Nvsq >&C o!I  N~)sq >&D m!J  N}Vsq >&z  k!z-  >8N4Q/"N&?,.!-N ?)N ?+-Ngtq C  @"N~Usq C  Q%MN~Usq 2~?!-Nysq C  >"N9^[@ >!L 7> N L 6> >(L 5> >2L 4> >8L 3> >,L 2> >%I .> >)I *> >+I %> >%I  Ngtq >"N![I  ->&Ng"[B -~,>"|%f"}%A N~?"]@(B >&C *@8NK^?.>&C %?7"M>!C 6F ,N"Q%M>7?*#M>.@0%M>.NK]?.>(N>[>*2|X>*NK[?*>(F >N(Q/!--NfN >0<?4.!->!C .?0>(>!C 2@/I w!>(>0I ~G!>(N I ~7!>(Oggggq J v!>(>!C *I ~C!>(>!D  J ~;!"M>8P/ "M#M>(NH[>*>7[@)2|X>(F HN(R%M>(N}E"[>(Nv![>)NC[C  2|9>(C n"@,/"->.>*NK[@*R/ -.!-Nyiq >0>(C m">,N%d[N2]C  @,N.^[>,>/V<C *N%e?4>.NK]>*Q/ >)N~? [?+>.>*]NK]NK|T?*#M>(NC[>+NC]2|X"M>(F CN(Q/ >(N}E"[>(Nv![>+C  2|9>(C n"@)P/ >4Nyiq >0>(C m">)N%d[N2]C  @)N.^[>)>/V<C *N%e@)>)>4S<?4->+NK[?+>*N!]@*/ -->(C v!@*P/ >(C ~3!>*N%d2p!->8NK^?/>#>%N9^[?,>#?*>8@0?+#M"M>+%M>+N!]>,>*]N9|TV/!>+N9^>*[?*->*>,Q/ #M"M"M>*N*[C  >4V/ >*N5[F  @)N3T/ N!>)dNg}&/a/!->*N9[@*>,R/!."-->(Nv![>!>*2.>(F i"N#Q/ >&C  >0Q%M>&N!2~S!>&C %?7->*N9[?*>&>0N![@)I *>7>0NK^[@0>(D g"J H>0>(z  x!z- >>0>(z  ~?!z- 2>0>(z  v!z-  >/NK[?/N ?+>)?0.!-->(>"I u!>(>%I ~)!>(>#I ~&!>(>!D  J n!>(>!D *J }R!>(>!C 2I }Y!>(>!C 9I q!>(N|/[N}3}2q Nw y,  N ?*>(N I m!>(Oggggq J l!>(Nl![?|">(Nn![?|#>&C %@#?."M"M#M>*>/Q/!>.F |.?">*NK[?*>.NK[?.>"N&T/ >"N"Q/ -> >|"C *I *> >|"D  J  .!-N ?.>(N I }7">(Oggggq J }/">(N I l">(Oggggg!J k">(N I n">(Oggggq J }E">(>!C 2I q">(>!z   z- o""M>0P%MN%?>.!-N*?"N%?>N ?4>#?*N ?+#M>(N9[>*2|X>(F 9@)N(R%M>(F :?%N ?,"fN >(C u!N)]N#S/ ;>(Nv![>(N}E"[>*NC[C  2|9N >(C ~7!@!P/ ;>(C ~3!>!N%d[@!N.]C  ?,>!N2]C  -?2"}%>)N&Q%M>*N([|,  Og"h.!->*N%[|,  -?|*>(C k">.Q%M>(Nk"[2~A!>(C }>"?"->">.N%d[@!>4I *>!>|*>2}LO>jhJ  >(>.N![@.I l">(C }/">4Q%M>(N}/"[2~>!->(C }3"@>>4N%d[@!>%L />!>)L .>!>,I *>!>2I %>!>+I  >(>4N![@4I }7"->*NK[?*>+N![?+>/NK]@// ->4P/ >(C }>"?*>(N I ~7!>(Oggggg!J v!>*>.>(Nv![2|.;>(C v!@!%M>(C ~3!>!N%d2p!->.P/ N%>#>0>8S<?A>*>.N%d[?@>*N2[?BN ?7#M>%?)>/?,>"?2>7N!]?+>B>7N%d[?/#M>+N"[?7>*N*[C  ?!>*D  ?|*"f>+>.S%MN!>/N>]D  >|*|>/!;->.>7T%M>/D  ?E->.>7T>|*>E|>a-?#"M"M>!>4V/ >0>8S/ >8>>>!N%d[@!C  @"T/!->+N![?+>/N2[?/>*N2[@*>@R/!.#-->A>"NK^[@6F %?">6F (?+>6C B?1>6C >?5>!C *?%>(C m!?/"M"f"M"M"M"M"M"M"M"M"M"M"M"M"M"M>!F .N!]0&!(&") ->(N|/[>%2~J!N{!?| N~( ?9>#/-N ?3N{!./->!F /?+>(N|/[>%2~J!Nyiq >(C }V!>%N![@!N.^[>!>(C }Y!V<@!C *N)a@)/!N~( ?9N{!?| .+->(N"L v!>(>+L ~0!>(N|/[>5>1>(Nv![2~8!N!?3N{!?| N~+ ?9>6F *N~# Q/!>+.--N!?3N{!?| N~( ?9>)N#R/+>!C %?)>!C  ?,>(C n!?1>(C o!?5N ?->(N L ~;!>(N I ~7!>(N >)>)N R]@!>,N![@2]>!>2S>!>5Tb@!<I ~3!>(N!>1>2[>!<I v!#M"M>(>(Nv![2}!>(F  P/ >(F !@!N>]N{!aN~> V/->-N{!a>!?-/!>!N>R/!.---N{!>-N{!aN>Q/,;N~) N~( >)>,]N"T@!<?9>+Nf>!<?| .)->+>#/+;>"N >"N{!a@#N~/ S<@)N{!aN.^@,F ~SnM@2N >)N-]N{!aN~& S<N{!aN|3^@)F o}TMN!R/#>#>)Ny}Sq [@)F |1R/#>+>,Nwnq [F -@#N%T/+;>+>#N,^Nnlq [@#>(C q!@,F F[F *@-N >-N+S@-<@1P/+;>#N!>-<?-N ?#"M#M>#>-[F  >+Q/!>1>#N![@#R/ ->+.,->(N I |9>(N I |3>!C %?!>(N L ~Y!>(N |2 y!>(N!L ~U!>(O%J x!>(>,I ~G!>(>|#C 2I ~?!>(>|#z   z- v!>(>(C u!@,N >,N,S<N.^Nh}Sq [I ~C!>(>(N|/[I w!>(N |2 ~.">(N!I ~&">(>#I ~)">(>)>#N)aN!d[G @|2 u">(Nyiq >(C ~;!>!N.^[>!>(C ~?!V<@#D  J v">(>#C *I ~7">(Nv![>2>!>(Nv"[>(N~&"[2| >(C |3@!P/#>(C K@#>!N9^[?=>(C ~&!@,>(C ~)!@2N9^[?1#M>#?)>,?!>2%M>)C .?-N ?!>2N!R%M>2?##M>#N!e@5>![@;>!>,>;N9^[C .>-S<?!>#>5]@#N!T/ -->,>!>,>!N9^[C .>-S[N9^[?!->+>!>1Q/,;>)N9[?#>)C *?;>)F 2?5>)F 3?->)C .?|!>)F 5??#M>+>|!>!N.[C  R/-;"M>!N5[F  >?R/ >!N2[F  >5R/ >!N*[C  >;R/ >!N3[F  ?)"M"M"M"M"M"M"M"M>50.( !")#)))%)&)->)>-R/).(->)>-R/(.&->)>-R/&.%->)>-Q@<>)N/T@:a>)N0S>-N/T<N!R/%>:><bP/%.#->)>-R/#."->)>-Q/!."->)>-R/!->#>=Q/(."->!N9[@!>1R/ -->+.+->(N|/[>%2~J!N!?3N{!?| N~( ?9.)->#P/".#->#/">(N|/[@#>!C %>+2|//">(>+L ~0!N!?3>(N!N">(C u!N)]N#S<L v!>#>5>1>(Nv![2~8!N{!?| N~, ?9>+.(-N ?3>+.&->!F /?5>(N2[>(N|/[>%2|H>(C 6??>(C 2?=>(N*[>|#>%N![@|%2~#!>!C %@#>(C }Y!@+V/ >#N![@!>(C }V!@;>#N.^[C *@#N%eN >#N)aN%Q<@3V/ >(C .>"N >"N{!aN~/ S<N{!aN.^F ~RnM@|!N >|!N|5S<N:^F ~SlM[?|&>5N >5N|5S<N{!aN:^N~=lq [?1#M"MNyiq >;>!N![@#N.^[@:>#>+V<C *@<N)aN&Q%M>1>|#Nyiq >;>!N.^[>!>+V<2|C/!-><N%e@!>3S/!."--N ?3N ?<>#>+S%M>:C *@#N%eN >#N)aN&Q<?<->!N"[?#N ?1#M>(C }V!?|(>(C }Y!?C"M"M"M#M>#@!><V/!Nyiq >|(>!N.^@#[>!>CV<@:C *@DN)aN%R/&Nyiq >#>;[>!>+V<C *N%e?#>:C  ?:>(N|/[>!>|!2|// ->:>=U>3bP/!."->3P%M>(N L v!>(N|/[>=>?>(Nv![2~8!-N~* N~( >1<?9>5Nf>1<?| .&->(N L v!>(N|/[>=>?>(Nv![2~8!N!?3->(>|%I ~3!>(>|!L ~0!>(N#L v!>(>!N![>DN%eRL ~1!>(N|/[>:N![@!>!>(Nv![2~8!>1>|&[@1Nggq U/ --N"?3>(C m!>/V%M>(>/I m!->)?%>,?/>2?".%->#/ N ?3N{!."-N!?3-N{!-?|)>(C m!>/]?-->6>3L =>6>9L <>6>| L ;>6>|)L :>6>"L 9>6>-I 6>6>/I 2>6>%I .>*N2[@*>@R/ --> >|"C *I *> >|"D  J  >(C }E"@ %M>(C m"> N%d2p!->(C k"@ %M>(C }>"> N%d2p!->(C }/"@ %M>>> N%d2p!->&C *?0->(N|/[2~O!>0>8V%M>&>8I *->(N~?"[B -~49"7f#}%A Ng"]@*B Nlrq Nlrq F  @/N!>/<L  >/%M#MNlrq F  @// Nlrq >/N!>/<L  >// --N ?/> N*U%M> F qjM?/->*N6[N!N!>!N>[@.N~&uq C  [>"N~)uq C  @ >.]@+N > >+V<T@+<> >.S<N >">+<N 28>*N~; [N~&uq C  N~)uq C  >">.[@ >#2}5!N ?+N~&uq C  ?,>*C W@4Ngggg|XR%M>*C YN#d?+->*N~G [N >&>&N~)uq C  @#> >+[>%N.^[@-]@ N > >#U<T@0<@ N!N!2o!>*C ^?| "M>*C |QN!R%M>*C |U?7> P%MN ?&."-> P/!>7N!N!>,>-[>0<>#>-S<> y,  .!->*C |U ->*N~G [>%N%N.2o!>*C ^?9"M>*C |QN!R%M>*C |U? >%%MN|L>">+[>![@0]?#>%?"N ?+#MN~&uq C  ?-"fN N~)uq C  @,>+>0[@1N>[S/ ;N >#>,[N%S/ ;>->0[>+[N>[C  -?3>*N*[>->,>1NB[2~*!>*C *?->*C .?,> >+[@1>3I  >1N*[N >,>-]>&>,S>,>-Sb@,<I  >1N%[N!>->7[>,<I  >#N.]?#>+N.[?+>"N!]@"/ -->)N R?&N~)uq C  ?"N~&uq C  ?#"M>!N|KT/ >">.S/ >!>#[@)z.                z- 2>)z.                z-  ->*>!I }+!>*>&L }/!>*>%I ^>*> I |Q>*>*C Y@-I d>*>(y)J |X>*N >.>">.S@"<@1I h!>*N!>#>"<@3I g!>*>*C |LN >4Ngggg|XR<@)I |U2K>*Nvtq I }R!>*N~&tq I o!>*No![?.N ?"N ?+#M>.>+N"d[C  @#C  @+Nggg"T%M>#C %>+2p!>#Ogggg2J  ->#N I *N!?+>"N!aN!?"P/ -N~Ctq N I  Nxtq C  ?"Nxtq N I  >"%MNwtq C  ?+#M>+C  @#%M>+N%[C  >#2p!->+N=[?+>"N!]@"/ -->*Ng![?4N}/~(q O J  N}7~(q N I  Nytq N I  >*N}7![>/>*N6[2|>N}/~#q >&L  Norq O J  N}Vrq N I  Nmrq N I  Nd?+#M>+Nvtq [@"C  ?#>">+N~)rq [@"C  I  >">#I  >+N%[@+/ ->*>4C *I o!>*>4D  J m!>*>*F }E!N(TL q!>*>)I }R!>*>)>-N#d[I }V!>*N I }Y!>*C |9?#>*N~&![>*Nm![2F>*C ~&!N!R/!N!>3>!>1T@"<?:N >!>"<?;Ng~+}S~L!>#>#Ng~+}S~L!V<?<> >%N.^[?)>*N~)![?=N ?%> ?&#MN}/~(q C  ?!"M"f"f"M>%N!aP%M>&>)R/!N ?/>)?&N!.#->/%M>/?#>&."-N ?/N!."->&@#N.[-?">!>#C  Q%MN ?%>"?&."->"?&>#?/N!-?%N ?#->*C ~3!?,>*C v!?0>*C u!@.>*C ~)!@-S?2>.>-]?!"M"f"M"M"M>*C }R!/ "MN >!>2>.N >*C o!@">">*C n!T@+<Tb@"<@5P/ N!N!>*C m!>+<>-[>"<@6?+>!?"#M>+F  N+]@8N| UN N!>8dN}=gg%a<P%M>!>6[N!]?6N ?+#M"M>+>6[F  N+]@8N| T/ N!>8dN}=gg%aP/ >">+N!]@+[/!.%-->">+[P/".#->+N![?+>"N!]@"/ -->#P@+>5><UaP%M>+/".#-N}3~(q N}3~(q C  N![I  N}Yrq N >,>0]>,>0S>,>1Tb@#<@!2~P!N~&rq C  ?""M>!P@+/ >+/ Nqrq C  >"[N!>0>3[>#<>!y,  -N~&rq >!>"[I  .%->#/!-N .!->#C *?">#C %-?#N~&rq C  ?+"M>*F }E!N)V%MN}Vtq D  ?|!N}Vtq Ogggg2J  Nqtq C  ?5Nqtq N I  >*>5I ~?!>*>|!J ~7!>*N~C![N!>->:[>2>.>;Tb@2<N >!>2<>*N~7![2}G!N}Yrq N >->0]>->0S>->1Tb@5<@!2~P!N~&rq C  ?2"M>!P@6/ >6/ Nqrq C  >2[N!>0>3[>5<>!y,  -N~&rq >!>2[I  >*N I ~U!>*>*C w!@!I y!>*>!I ~Q!>*N I x!>*N~G [>*N}7![>*N~C![>*Nx![>#>"2/N}Yrq N >,>.]>,>.S>,>1Tb@,<@!2~P!N~&rq C  ?""M>!P@0/ >0/ Nqrq C  >"[N!>.>3[>,<>!y,  -N~&rq >!>"[I  N}Vtq C  @!%MN}Ytq C  >!2p!-Nqtq >*C ~?!I  N}Vtq >*D ~7!J  P/!."->*N~G [>*N}7![>4>=>#>"2//!-N~&rq C  >+V%MN~&rq >+I  -N}/~(q C  ?#N~Ctq C  @!N~;tq C  Q%MN~;tq 2~=!-N~?tq C  >!N.^[@">#I *>">.I %>">-I  N~Ctq >!N![I  -N}/~(q N}/~(q C  N![I  >*N~&![>*Nm![2F>*C ~&!/ -.!->*C |U -Nd?+#M>+Nvtq [@!C  ?">!>+N~)rq [@!C  I  >!>"I  >+N%[@+/ ->*N}7![2u!N}Yuq N I  Nouq N I  Nmuq N#2~R!Nnuq C  Nouq C  @!N"d[@"O J  >"N I *Nouq >!N#[I  N}/~(q D  ?|!N}7~(q C  ?%N~)tq D  ?|"N~3tq D  ?|#N~Ctq C  ?"Nxtq C  ?#Nmuq N+2~R!Nnuq C  Nouq C  @&N"d[@!>#I >>!>"I =>!>|#J 6>!>|"J .>!>%I *>!>|!J  Nouq >&N+[I  >"%MN~?tq C  @+>"N.^[?"#M>+N*[C  ?%>+N%[C  ?&>+C  ?)Nmuq N#2~R!Nouq Nouq C  @!N#[I  Nnuq C  >!N"d[@!>&I *>!>)I %>!>%I  >+N.[@+>"R/ -->#%M>#N=^?"Nwtq C  N9[?+#MNmuq >+N.]N.2~7!>+C  ?!Nmuq N!2~R!Nouq Nouq C  @#N![I  Nnuq C  >#N"d[>!I  Nmuq >+N6]C  >+N2]C  2~N!>+N=[?+>"N=]@"/ --2}W!>9%M> >9N.^2p!->| %M>7>| 2p!->*N~; [2~V!>*N6[2~2!Nlrq N L  >*Ng"[B -}O8#,f!}!!}%A NH]@*B >!C  N}&g2V%M>!2~W!>!Oggggq J  ->!N4L 9>!N I *>*>"D  @3J 9>*N4L 2>*>%I E>*Nggg*>&>&Nggg*V<I C>*>!I B>*>"C *I >>3}H?&"M"M>*C =@+>#S/ >+>#]N)U/ >#>&[D  O{{{)})O~M~T~Y&|?/ >*N.[@)N2L %>)>#I  >)>#N#[I *.!->*N9[?0>!?,Nf?.#M>/N!a%M"f"M"M"M"M>#>+V/ >#>&[F  @%N>T%M>#?(."->#N![@(>+V/ >%N>R/ >&>([F  @%N>T/!->0>#2}J!@(>+V/!>&>([F  ?%->%N{!aN@R/ >(Nfc>+[?#N ?%#Mz.                ?2"M>+>%>([N![S/ >#N2S/ >&>([N![z   ?2->#N2]?#>%N2[?%>&N2[?&>2z.WWWWWWWWWWWWWWWWzA>2z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ ->+>)|Q>([@#>%[@)N1]@%T%M>#>&[N1]F  N@Q/"->*N.[>%2|1@&P/&N0N(>&N!a<?+>*C B?,>&N!e."->*N.[>(N#N">.N![>-Q<2q!.%-N(?+>)N0]-?%>,C *@#>,C  Q%M>,2~=!->,C %>#N.^[@&>%I %>&>(I  >&>#N%d>+bN2[I *>,>#N![I *>*C 9?&"M"M"M"M>%>*C =@+V/ >%>&[F  @(N>T%M>%?#."->%N![@#>+V/ >(N>R/ >#>&[F  @(N>T/!->0>%2}J!@#>+V/!>#>&[F  ?(->(N{!aNLQ/!->*N.[>#N%2q!.#->#N![?#-"M"M"M"M"M"M>#>+V/ >#>&[F  @%N>T%M>#?(."->#N![@(>+V/ >%N>R/ >&>([F  @%N>T/!->0>#2}J!@(>+V/!>&>([F  ?%-"M"M"f"M"M"M"M"M"M"M"M>%N{!a@)N~: ]0?!""""""""""&"""""""("""""%""""""! -"M>)N@]0. """"""""""#"->(Nfc>+[?#N ?%#Mz.                ?2"M>+>%>([N![S/ >#N2S/ >&>([N![z   ?2->#N2]?#>%N2[?%>&N2[?&>2z.WWWWWWWWWWWWWWWWzA>2z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ ->+>)|Q>([@#>%[@)N1]@%T%M>#>&[N1]F  N@Q/)->*N.[>%2|1@-P/1>-N!e.)->1>*C CQ/,>(>*C ET/->,C *@#>,C  Q%M>,2~=!->)N~X Q@&?/>,C %>#N.^[@%N%N&>&<I *>%>.I %>%>(I  >,>#N![@-I *>(N![?%>1N![?1..->%NH]N{!aN,V/)->*N.[>(2|3@%P/.N ?-N"?#.&-"M>(N}!T/ >(N%[@%>+T/ >&>([C  N~Q~C~4}K(R/ N ?-N ?#>%>+S%M>%>&[F  ?#->#N{!a@&N|+Q/ >&N~> Q/ >#NH]N{!aN,S/ >#N|KaNr ]N{!aN:U/ N!?#.&->*N.[>(2}V!.--"M>(N} T/ >(N&[@%>+T/ >&>([@#C  N~E~#}O}=)c>#N%[F  N~D cb/ N ?-N ?#>%>+S%M>%>&[F  ?#->#N{!a@&N|+Q/ >&N~> Q/ >#NH]N{!aN,S/ >#N|KaNr ]N{!aN:U/ N!?#.%->*N.[>(2}V!.,-"M>(N}!T/ >(N%[@%>+T/ >&>([C  N~L~I}O~B(R/ N ?#N ?)>%>+S%M>%>&[F  ?)->)N{!a@&N|+Q/ >&N~> Q/ >)NH]N{!aN,S/ N ?->)N|KaNr ]N{!aN:T/#->*N.[>(2}V!.+-N ?->)N0]-?%N#?#->*C B@,C *@&>,C  Q%M>,2~=!->,C %>&N.^[@)>%I %>)>(I  >)>&N%d>#N*b>#>-N!a<bN2[I *>,>&N![@-I *>.?#.%->%N~>!aNr ]N{!aN:T/ >*N.[>(2}V!.&->*N.[>(N 2q!.%->*N.[@)N3L %>)>(I  >)>(N![I *.#->*N.[>(N/2q!."->*C =?+>*C 9?&>1%M>#?.>/?)#M"f"M"M"M"M"M"M"M"M"M"M"M"M"M>%>+V/ >%>&[F  @(N>T%M>%?#."->%N![@#>+V/ >(N>R/ >#>&[F  @(N>T/!->0>%2}J!@#>+V/!>#>&[F  ?(->(N{!a@%N~< Q/#>%Nz Q/!>%NEQ/*->.N![>-Q/(>)N!aP/!.#->)N!a/#>.N![>-Q/)->*N.[>#N(2q!..->)N!aP/"N!?/>.N![>-Q/,->*N.[>#N&2q!.,->->.U/%>,C %>.N.^[@)C %?.>)>#N![@%I %>)>)C *>-N%dbI *N >,C *@->.U/&;>,C %>.N.^[C *N)aN%Q.&->->.U/#>,C %>.N.^[@)C %?.>)>#N![@%I %>)>)C *>-N%dbI *N >,C *@->.U/%;>,C %>.N.^[C *N)aN%Q.%-N!?/>)N!a/(.!->->.N![R%M>#N![?#>)?/.(-N!?/>)N!a/&-"M>#>+V/ N ?/"M>#>&[F  @%NE]01!(((((((((((((! ->%Nz Q/ >%/&->*N.[>#N!2q!.&->#N![?%Nf?.N -?)>1N!]@1/ ---"M"M>%>+V/ >&>%@#[F  @)N>T/!>#N![@#>+V/ >)N>R/ >#>&[F  N>T/!->0>%2}J!?#->*C E@&>%V>#>&Va/ >*N.[>#N/2q!->*F 2@)N4R%M>*C .?&>*C 6?%>!>)2|<?#->!>)L 9>!>#I 6>!>%I 2>!>&I .> >"D  J  > >"C *I *> >!D %J .>*NH[B -}P8!|.fA Nx!]@(B "MNyiq >!C .@| >"N.^[@)>">!C 2@2V<C *N)aN&R%M> N I  .!->!C 6@+C 6?9>(N I C>(Oggggq J >N%?3"M"M"f>9>">2V/ ;>9>"N![@">)C *@)N%eN >)N)aN&Q<@|&V/ ;N!>!C  >!C *@)>!C %T@*<?|#N >)>*<?>>+N.[??>+N9[?|(>+NB[?;>#C *@CN6[?3>!C 9@0N.[?D>#C .@|)N9^?5>!C =?@>#F H?|*N%?A#MNyiq >| >"N.^[>">2V<C *>(N&I |E>(Nk}5q I |A>(N&I |=>(Nv}6q I |;>(N)I |9>(N~*}6q I |8>(N*I M>(Nr}6q I |3>(N"I K>(N}?}5q I |/>(N"I H>(N}N}6q I E>(N}3![@)>!>">(NE[N(2|B>(C }3!@FN"Q/#>(C }Y!?|+>(C }V!?<>(C }R!?G>(C o!>(C }E!?B>(C l!>(C }>!?|->(C k!?|.>(C }7!?|/>+C >?="M>(C m!N!aP/ >)>!>(C n!2}M!>(C }3!P/%>(C }E!@1>(C m!@|0V/ >(C l!?I>(C }>!?J>=N!]?|%#MNyiq >1N.^@">J[N.[>1N![@,>IV<C *>(N I Y>(Ogggg2J W>(Nyiq >">| [>1>2V<@"C *I k!>(>"D  J }3!>!>(N}3![>(N~; [2}?!>(C |L?6>|)P/%N%e?1>(C Y?)N ?->5?*>3?"#M"M>"F  @.N >.N~/ S<N.^F ~RnM@.N >.N|5S<N:^@.F ~SlM>)Q%M>.N~=lq [>6>)2~6!P/!->"N9[?">-N![?->*N9]@*/!.(-->%N{!a>|*R/%>+C >?)>+C =@*?""M>=%M>)>|%U/!>*>|%N&d[N>[?"->">*>)N&d[@)Q/ #M>"C  P%M>"N%[F  >-N{!aQ/)->"N>[@">)R/ -->(N%I }/!>(N~-}5q I }+!>(N(I h!>(N}R}6q I g!>(N#I }">(N}O}6q I |X>(N"I d>(N}N}6q I |U>(N"I ^>(N}L}6q I |Q>(N}3![>!>,>(N~G [N&2|B>(C }3!@"N"Q/%>(C }R!?|!>(C o!?,>(C n!?)>(C m!>(C }E!?.>(C l!?/>(C }>!?4>(C k!?7N ?|""fN >"N!aP/ ;N!>!>(C }7!@8N}X}6q N%2~K!/ ;>!>8N~!}6q N#2~K!P/&N"-?K>7N!a%M>(N9[>!>42}*!>(C 9N!R/&>(C =?|"->(N}3![>!>/>.>;2h!>(C }3!N!R/%>(C k!?.>(C }7!?4N!R%fN &Nyiq >| >)N.^[>)>2V<@*C %@)>*C  @*S/&>)>>T/&>)>*]N%R/&>*>|#[C  N~Q~C~4}K(R/&N!-?8>(N}3![>!>,>|!>;2h!>(C }3!N!R/%>(C k!?)>(C }7!?*"M"M>7N!Q@7P%M>/N!Q/)>8/)>)>*T/!>"N!R/)>,N!Q/)>!>4>.2|KP/)."->)>*U/(->!>4>.2|KP/&>-N{!aN9^N!?"N ?,"M>)>*S/ >)>+C ET/ >+C C>*[?">)>*]?,->C[?/>8N!>7<%M>/F 8N)Q/(>(N}3![>0>">,>/>@C .2W>(C }3!P/(->/F 6@/N >/N~/ S<N.^F ~RnM?/"M>@F 2N(U%M>(Nv![>0>">,2|?.!->(N~C![@|!>">,>02}G!>(N}3![>D>|!2A"M"MNyiq >0C 2@"N.[>0C 6@,N!U<C  / Nyiq >"N9[>,N"U<C %>(C w!R/ >,N#R/ >0F BN4Q/!->(N I v!.!->(>(C w!I ~7!>(>(D ~C!J v!>(N#I ~?!>(>"I ~;!->(C v!P/&>(Nv![Nyiq >(C ~;!N.[>(C ~?!N!U<>/N >/N|5S<N:^N~=lq [@">"F 92}#P/&->+C >@,>+C 9Q%M>|(2~D!->+C =>,N&d[@">8L |">">7L |!>">KL =>">|"I 9>">)I 6>">*I 2>">.I .>">4I *>">-L %>"N I  >+>,N![I >>(C W@"%M>6>"2p!->1>|0S/ -->(N}3![>!>|.>|->;2h!>(C }3!N!R/#>FN!aP/#>(C k!?1>(C }7!?,>(N2[>!>|/2}*!>(C 2N!R/#>(C 6?6N ?)N ?*N!Q%MNyiq >| >BN.^[>2>BU<@*C %@">*C  @-S/%>">>T/%>">-]N%R/%N!?*>->|#[C  N~Q~C~4}K(R/%->+C >?.N!R@4P%M>(N*[>!>G2}*!>(C *N!R/%>(C .?)->+C 6@->+C .Q%MA N2]@"B >"N*[>?>?C  N!N%NE2}@!>"C *N}&ggg|XR%M>"C . ->"N2[B ->+C 2>-NE^[@">*L C>">)I B>"O J =>">.I 9>">=I 6>">1I 2>">,I .>">6I *>"N I  >+>-N![I 6><N!R@">4c/#>">&bP/#><N"Q/#N%e?">(C >>:Q%M>(N>[2~@!>(C B?A->A>:N#d[@)>|+I %>)><I  >(>:N![@:I C>">|&S/ ->(C >?5>(C B?3>+C 6-?0>3>:N#d[?1>3?&>9?"#M>(NE[?-"M>">0V%M>"?)N"?*.!->"N![?)>&>1Q%MN"?*.!->(>&C  I E>&C %?*>(N~G [?->&N*[?&>"?2->->*I  "M"M"M>(C E@"N"R%M>"N!aP/#>(C |Q?">(>#>%2|T>(F  P/!>(N}3![>!>">#>(F !N 2(>(C }3!P/!>2>+C 6S/".!->5%M>3>5N#d2p!-> >0I *> >9I %> N!I  .(-> N I  >5P/&>3>5N#d2p!.&->(C }7!?">+C 2>2NE^[@*>(C k!I >>*>"I =->)?". - ->(C W@!P/ >6>!2p!-> N I  >(C >@ P/ >(C B> N#d2p!->(Nx![B -}Q5"=f%}%A NH]@-B "M>#P/ > C 6?| > C .?.> C 2?)> C 9F F?%>-O J 9> N.[?0>"N >"N{!aN1S<N{!aN|3^Ny}Sq [@+>%N!d[G "?*> G >?1> C =C g%?4"M"M>!>)V/ >!>.[F  @(N>T%M>!?&."->!N![@&>)V/ >(N>R/ >&>.[F  @(N>T/!->)>0>!2}J!@&U%MN ?*."->&>.[F  ?(->(N@R%fN &>#N!]?2>1>*Nfca?9>+N@[?7>+>%N!d[@!N,[?:>!N([?;>+F |1@8N.^Nwnq [?<>+F L@=>8[N~/ T?|!>)?!>.?#N ?1"M#M>&N![?("}%O >&>)V/ ;O >)>(]N*S/ ;>(>.[D  -?@"f"M>|!/ >1>=V/ ><>1N.^[F +@%N >%N|5S<@,N:^@*F ~SlMN![?%>*D ~=lM?>"MO!>,}Lj@?O}5r}4~G~%~Wg}:C})|=%M>>>@|?/"O ?>"M>)>&N+[@,S/ >)>,]N*S/ >,>.[D  ?>->%N*Q/!>*N~=lq [@,D *?A>?O~D~!~L}*}Yg~S~G8})|=%M>%N2Q%M>>>A|?/%.#-O ??"M>)>&N3[@*S/ >)>*]N*S/ >*>.[D  ??->>>A|?/#Nq!>%N#d]@%N|6T/#>,D 2>?i>%}Lj|=/".#->>>AiNg!>%N#d]}LjO |?/".!->>>@iNq >%N#d]}LjO |?/!-N!?%>1.!->->| I E>->)I C>->.I B>-N2[>+>-NB[>(>@2Q>-C 2?%>-C 6-?,"M"M"M"f"M"M"M"M"M"M"M"M"M"M"M"M>%N!Q%MN!>,N1a@|"d@3>;G  aP/!-N ?*> >&>4>-N9[2J@&P/5> C .?%>&> C 2@(V/">%>&[F  @!N>U/!>&?#.#-"M>)>&>,>8[@%N >%N{!aN~/ S<N{!aN.^@|#F ~RnM@%N >%N|5S<N:^F ~SlM[@&N"[@%T%M>%>.[F  NLQ/!-> N!L |&N ?*.5-N ?*>3>6>9ba/4"M"M>&N#[@(>!V/ >#>([F  @&N>T%M>(?%."->(N![@%>!V/ >&N>R/ >#>%[F  @&N>T/!-N ?&>0>(2}J!@%>!V/ >#>%[F  ?&->,N![?1>3>6b?6>:G  >3a?!"M>/N!Q%M>!/(>7>5N)aN!d[G  >3aP/!N!?/> >%>&>22|)@%/)N ./->!/&-"M"M"M>|#Nwnq [@!F *N!]0) ((((!"(->&N{!aN@R/&> >%>!2|Y@%/).*->&N{!aN@R/%>-N*[>!F -@#> C 9F F@&>0>%N![2O>-C *N!Q%M>-C .?!>/N!>,<?/"fN >#N&V/ ;N >!>#N,^Nnlq [@#>&[F *@&N >&N+S@&<V/ ;>#N!>&<>![F  @#N >#N|5S<N:^F ~SlM->%[N"[@%P/*>5>!>,<?5.)-> >%>!2d@%/(.)->&N{!aN~X R/#> >%N![>!F ->22)@%/&.(->&N![@#>(V/ >!N>R/ >#>%[F  @!N>T/!-N ?!>0>&2}J!@#>(V/ >#>%[F  ?!-> >#>!>22|)@%/".1-> >%>&>!>229@%/!."-> F |%P//> >%>&>22|)@%P/!-> C .?#>%> C 2@!V/">#>%[F  @(N>U/!>%?&.#->/P/#N .%->%N![@&>!V/ >(N>R/ >#>&[F  @(N>T/!->!>0>%2}J!@&U%MN ?(.*->#>&[F  ?(->(NER/(>&N![@%>!V/#>#>%[F  @(N>U/">%?&.%->+G |->|"e-?!> >!> F |&bN!aL |&.(->&N"[@&>!V/ >(N>R/ >#>&[F  @(N>T/!->!>0>%2}J!@&U/%>#>&[F  ?(->(N@Q/ -."-"M> G >@1P%M> C =?..!-"M>/N!aP/ >6>7>5N)aN!d[G  aP/ .#-> C =@.C g%@%>4Q/ >%>4S>%Nq Tb@)/ "M>/N!Q%M>+F |2>5N)aeN!a/!-> F @N#N!> F |%<S/!>+F |0N!R/#N%>.>4N#d@*[>)<?)>%N#d>*]?%N!>#>!> C 6@#S@!<?0N >#>!<?2> C 9?,#M>%P/">)C  ?!>)C %?#N ?*>%N*]?%>)N*[?)>"N!>0>!N![@![>#N!]@#>!S>#>2Tb@3<N >#>!]>3<>,F F2}O!P/ -.#-> F @/"N!?/->.>4I g%>5N)a-?!>(Nz R%MN ?*.!-"f> F |%P%M>+G 0@">/N!aP/!;>+>!N!d[G 4>"b.!->+G 0?">+G 2>/N!a%f>+>!N!d[G 4>"b&>"->1ab->+> C 9F FN!d[@!G (>6b>!G ,bNfca@"N{{#a%MN ?*"f>+F L@!N.^N >!>+F |1@%[Nv S@!<@#%M>%N.^Nwnq [N!>!<N%[?!>"N{{#a?)N ?"#M"M>!F  @%N#Q/ >)>"N1aeN!aP/ > N*>%>%PN 2}Y!P/ N!.#->!N.[?!>"N![?">#N.]@#/ --N -/!->&N![?*->-NH[B >*-}15"|"f%}%A N}3!]@&B "MNyiq > C .@6>!N.^[@*>!> C 2@0V<C *N)aN%R/ > C 6@1C .F H>"N{!aR%M>!>0V/!>!N![@%>*C *@*N%eN >*N)aN%Q<@2V/!> C >@*C |L?3>*C C?5>#C 6N*d?8>#C 2?1>#C .?.N ?*#MNyiq >%N.^@->6[N.[>%N![@(>0V<Nyiq >-> C .@/[>%> C 2@-V<@)C *?4"}%O > C %@| >)C  @9N![@+S/ ;O >| >+]N*S/ ;> C  >+[D  -?@C *"M>4N*a%MN!?,.!->,O!>@OfN)>)C %>9]N"]@)>)N)V<N#d}LjOfi})>)}LiO}8~U}I~W}:}U~=}=}@f}%OL}+j@@>A})O |?b?,>@>Ah?A->&N2[> >">%2H>&F 2%M>&F 3@)N >)N~/ S<N{!aN.^@4Nwnq [?+"M>4F ~QnMN)R%M>(>-V/!>%N"[@%>/>(N.^[C *@(N%eN >(N)aN&Q<@)V/!>+F -@(N >(N~/ S<N.^F ~TnM?+N ?(#M>&>1I C>&>.I B>&N I E>&>%I =Nyiq >/>%N.^[>%>-V<C *>&>(I >>&N!I 9> >%>+>&N9[2*>(N![?(N%e@%>)S/ -.!->&>1I C>&>.I B>&>#D  J 9>&>#C *I >>&>8>)N![bI E> >(>+F ->&N9[2*->*N![?*-N%e@%>2S/ -"M>5> C >@"C CV%M>*N!|:>"C |L>3Ta>,a/!.#->,N!aP/"-> >!2}.!.!-> C =@-N I }E"#M>&N9[>%[@"N I  >"N*[N I  >%N.[@%N~? R/ -"M>!>0V/ >!N![@.>*C *@"N%eN >"N)aN%Q<@9V/ >-N}>"[?8>1N9[?*> C  ?2> C %?/#M>6>.N.^[@"N.[?(Nyiq >">.>0V<@%C *?7O ?@>/>%C  @3N![@"S>/>"]N*Sb@:P%M>">2[D  ?@-Nyiq >(>.N![>0V<>%C %?4"M>7N*a@;%MN!?5.!-O!>@OfN)>4>3]N"]@%>%N)V<N#d}LjOfi})>%}LiO}8~U}I~W}:}U~=}=}@f}%OL}+j@@>A})O |?>5b?5>@>Ah?A-C *"M>1C |3@=P/ >/>3N3[@%S>/>%]N*Sb?|!>/>3N+[@(S>/>(]N*Sb?|">">2[?|#>%>2[?>>(>2[??N ?(>&N9[?%>*?"#M>(N*Q/!>"C  ?)>&>7I g!>&>4I }">&>3I |X"M"M"M"M>;P%MO ?@>:P%M>|#D  ?@->)F 9@| N![?+>)D  ?B>| N)S/!>@>B|?/%O ?@>|"P%M>?D  ?@->+N*Q/#>)D *?B>| N1S/">+N2Q%M>@>B|>/%.&-O ?|%>|!P%M>>D  ?|%->@>B|?/%Nq!>+N#d]@+N|6T/%>)D 2>|%i>+}Lj|=/#.%->)> >&N~U [2|C/".#->@>BiNq >+N#d]}Lj|=/!."->@>BiNg!>+N#d]}LjO |?/!->%N!I  >%N*[>,I  >%N%[>.I  ->"N%[?">%N.[?%>=>(N![@(R/ -->8C  >,Q%M>82~C!->-C l">,N"d[>.I  >->,N![@,I }E"N%e@"?.>">9S/ -->->5L x!>->AJ ~G!>&N~U [> >#2|S"M"M>&C |X@%>&C }"@"Q/ >&C g!?,#M>,>%C  R%M>">%N>[@%R/!."-->%N|"[F  N"R/!->1F }B"P%MN ?%#M>%N~? Q/#>&N9[>%[>%N.[?%C  P/ -->1F l"N!R/ >&C 9N!c?">&C B?,"f>1F 2N!Q%M>">,aP/">&C C?(N!.!->">,bN!a/!>&C =?(N -?%Nyiq >6>(N![@*>1>%N=^[C |E@2N!d[@,N.^[>,>0V<@"C *?)Nyiq >6>(N.^[@->(>0V<C *?6>"C %?.>"C  ?/Nyiq >-N.[>*>0V<@"C *?3>"C %?0>"C  ?->%>1C .@+C .V@5%fNw}8q &>+C *>%N9^[-F 4?""M"M"M"M"M"M"M>)N)aN"]0% !"%#->"0(%&&&&%&->"N+T/#N!>"dNl)aP/#.%->"N+T/#N!>"dN}&&a/".#->"/".!->"N!]N)S/!-"f>2P%M>*?,N!.!->)>3cN1T/!>1>%N!N!> C  > C *@"> C %T@)<@2>-[>->/T>/N >">)<@"Tb@)<N >/>-]>)<N!>.>2[>">0S>.>0Tb@"<N >0>.]>"<2}B!->6N*a/ P/ > >(>%>,2~5!."-> C >F Y/ Nw}8q ?">5P%M>+C *>%N9^[?"->&> C 2I }+!>&> z   z- |X>&N*[>&N~U [>*>">1C 62}&!>&C *N!R/ > >(>%>&C .@"2~5!> >*>%2}<!A NH]@!B >!>%I .>!> C 2I >>!> z   z- 2>!> I C>!>!N.[I E>!N2[>*>">!NC[Nk}<q 2|M>!NH[B .!-> >!>#>&N9[2!->&N}3![B -}.3"<f%}%A No!]@&B "MNyiq > C 9@3>!N.^[@(>!> C =@.V<C *N)aN%R/ >&Ng"|2 E>"N >"N{!aN1S<N{!aN|3^@%G j}TM>%G }(}TMb?)>%Nj}Tq [?4>%N}(}Tq [?5>%Ny}Sq [?/>&NE[?+N ?%#M>#>+[?-N!?#>6>4>-F  N!d@-[G  >->5[G  b>)cb?6>%N!aN!?%P/ ->"N{!a@"N!d>"N1|TN|"^]Nh}9q [?">/G 2?%N ?-N2?##M>">#[G  >-b?->#N|/[@#Nn!R/ -"M>->%>6a@7bN{{#aP%MN ?##M>&NB[>#[N I  >#N*[@#Ng!R/ -.!-N ?##M>&NB[>#[N I  >#N*[@#Ng!R/ ->!>.V/ >!N![@#>(C *@"N%eN >"N)aN%Q<@1V/ > C 6?8> C 2?+> C .?*>/F L@| >/F |1@"[Nv S?9>"N.^?:Nwnq ?)N ?%#M>9>%>| Sa?;>)>:[?<#MNyiq >3>#N.^[@"N.[>#N![>.V<C *"M"M"M"MNyiq >">#>.V<@"F *N*aP%MO ?|#"M>+>"C  @2N![@,S/ >+>,]N*S/ >*>,[D  ?|#->;P/#><F +@"N >"N|5S<@"N:^@0F ~SlMN![?(>0D ~=lM?|"O!>"}Lj@>O}5r}4~G~%~Wg}:C})O |?/">|">|#|?/#O ?|""M>+>2N+[@"S/ >+>"]N*S/ >">*[D  ?|"-N!?)>%?">(N*Q/%>0N~=lq [@0D *??>>O~D~!~L}*}Yg~S~G8})O |?/!>(N2Q%M>|">?|?/%.&-O ?>"M>+>2N3[@"S/ >+>"]N*S/ >">*[D  ?>->|">?|?/#Nq!>(N#d]@(N|6T/#>%?">0D 2>>i>(}Lj|=/%.#->&N9[>/> N.[>"2l!>&C =?">&C 9?).#->|">?iNg!>(N#d]}LjO |?/!."-N!?)>%?">|">|#iNq >(N#d]}Lj|=/!->&>8I n!>&>+I m!>&>*I }E!>&N2[>/>&N}E![>,>|#2Q>&C 6?">&C 2?)-N%e?(>)N!aP%M>(@#>1S/!.#-->&NB[>"N1aN#d[@%>#I %>%N!I  >"N![@%N.^Nwnq [?)>(@#>1S/ -->/F |1?+>&Nn![?)N ?(N ?"#M"MN!>"N1ad@*>7aP/ >&NB[>([C  / >&Ng"|2 n!>">+[?.N ?#N ?%#M>4>#>)[F  @#N!d@,[G  >,>5[G  b>*aP%M> >#N">.>!2}X!-N!?#>%N!aN!?%P/ -->"N![?">(N*[@(Ng!R/ ->!> C =@3V/ >!N![@%> C 9@7>!N.^[C *@!N%eN >!N)aN%Q<@1V/ >&Nn![?8>+N.^?| Nwnq ?#N ?.N ?"#M>#>| [?9> C 6?:> C 2?(> C .?*> C 9?;> C =?<>%?##MNyiq >#N.^@!>7[N.[>#N![@=>3V<C *"M"M"M"MNyiq >!>;[>#><V<@!F *N*aP%MO ?|#"M>(>!C  @2N![@,S/ >(>,]N*S/ >*>,[D  ?|#->/F L@!>+[N~/ T/#>!>"U/#>9F +@!N >!N|5S<@!N:^@0F ~SlMN![?%>0D ~=lM?|"O!>!}Lj@>O}5r}4~G~%~Wg}:C})O |?/">|">|#|?/#O ?|""M>(>2N+[@!S/ >(>!]N*S/ >!>*[D  ?|"-N!?)>"?!>%N*Q/%>0N~=lq [@0D *??>>O~D~!~L}*}Yg~S~G8})O |?/!>%N2Q%M>|">?|?/%.&-O ?>"M>(>2N3[@!S/ >(>!]N*S/ >!>*[D  ?>->|">?|?/#Nq!>%N#d]@%N|6T/#>"?!>0D 2>>i>%}Lj|=/%.#->&N*[>/> N.[>!2l!>&C .?!>&C *?).#->|">?iNg!>%N#d]}LjO |?/!."-N!?)>"?!>|">|#iNq >%N#d]}Lj|=/!->&>:I n!>&>(I m!>&>*I }E!>&>/>&N}E![>,>|#2Q>&C %?!>&C  ?)-N%e?%"M>)N!Q%MN!>!N1ad@*>6>.Nfcaa%M>&Ng"|2 n!>!>+[?,N ?)N ?"#MN ?("M>4>)>8[F  @)N!d[G  >*aP%MN!?(>5>)N!d[G  >*aP/!-> >)>(>,>#2}X!-N!?)>"N!?"P/ -->*>-aP/!>!N2V/!>&NB[>!N#d[@"C  N!R/!>"C %>#R/!> >=>!>+[2}3!.!->1>%@#T/!.#-->*>.b?.>!N![@"N.^Nwnq [?#>%>1S/ -->&No![B -w3"-f!}%A NH]@)B >"F  @1?*N{!?+"M"f"M"M"M>1N!]0# !"%->"F !."->"F !?*N~Y!?+."-Nz!-?+N ?*->!F *?(>!G |.?,>!F |0?/>!F |-?->!F +?.>!C %?0>!F =?2>)N |2 |&>)>2N"RL |%>)>#L B>)>0I >>)>*L |#>)>+L |">)>.L =>)>-L <>)>/L ;>)>,|2 9>)Nf>(>(N~= Q<L |!> >)N9[N22~7!>!C  ?!> N!2~R!> > C *@#N![@/I *> C %>#N"d[>!I  > N"2~R!> C %> C *@!N"d[O J  > >!N"[I *"M"M"M"M>&F 3@+P>&F 2@-N+Qa@.P%M>%C MC 6F ,N"R/!->%C C@!%M>!N!]?*>%C B>!N"d[N%]?!>%C E?(#M>(>!C  ]?(>!N%]?!>*N!]@*NfR/ ->%>(I E>%N I C-N ?!N ?#>%F |8/!.#->)N9[>%>&C *2|9>%C C@!>)C 9@(>!>(S<?#>!>(T%M>%C B>!N"d[N%]?(>%C E?*#M>*>(C  ]?*>(N%]?(>!N!]@!>#T/ ->%>*I E>%>#I C>#?!->%F |8N!R/">#/!->%F P?#> N!2~R!> > C *@(N![I *> C %>(N"d[>#Ngggg%bI  N ?#.!->#N![?#-"M>%C M@,C 6F ,N"Q%M"M"M"M>-N!]0/%%  !%%%%%%  "->)N I >>)Ogggg2J 9>,>&>)N9[2} >%N>[>)C =@!>)C >@&2}8!> >!>&2x!>)C 9@&P/#>!>&2p!.#-"f>,C *@+>,C %T%M>&C  ?*N ?+N!?&N .!->&C  ?*>,C  ?&>+P%MN ?+N .!->&F  N|6Q-?!#M"M>!>+V/ #M>!>&[F  N|&R/!>+>!N![@!R/ -.%->+>!@,S/#>!>+Q/#>+>!]?(>!>&[?-N ?!"M#M>!>-[F  N|&Q/!>(>!N![@!R/ ->(?!-"f"M>!%MN ?(#M>(>-[F  N|4Q/">!>(N![@(R/ -->!>,[@!.!->!>,[?!>(>,[-?(>!>*S/ >(>*V/ ->)N9[>&>+>,>(2|(>)C 9@!Ngggg|XQ/">%N>[>)D =@3}H@&>3O>}+}H@(2}8!> >&>(2x!>!P/">&>!2p!."->%N>[N.N >!Nq V<2w!> N!2~R!> > C *@!N![I *> C %>!N"d[>+N >+N~/ S<N{!aN.^F ~RnMNgggg%bI  .!-"M>.P%M>%N>[?&>%C %@(>%C *N%d[?*#M"M>!P%M>(>*R/!.%->!>*>(]N%eV/#>(>!N%d[?(->)>%C M@!z   z- 9>)>!C 2I C>)> >)N9[>(2|*>(N2[?(>)C  @!%M>&>!>)C %2}8!&>&N.N >%C CNq V<2w!-N ?!. - -N ?+N ?*N!?(>,C 9@&C  @!%M>&C %?*>!?(->%N>[?0N ?!#M"M"M>!N!aP%M>+N!a/&>*P/&>*N"]?-N ?!#M>!>([@.F  NGQ/">-N!]?->*>!N![@!R/ -.&->+N!a/%>*P%MN!?+N ?!>(?&N ?*."-N ?!"f"M#M>!>([@&F  @+NGQ/!>*>!N![@!R/ ->*?!>(.!->!Nfc>*[?*>&N![->(P/%>+NGR?+>(?&?(.!-N!?+>.N![?&>!>*N!]Q%MN ?!>&?(N ?*.!->!Nfc>*[?,>!>*]N![?(N ?!"M#M>!>.[@+N![F  NGQ/!N!?+>(>!N![@![/ ->&?(>,@!?*.!->->!]?*>+N"[?(N ?+->)N9[>&>!>&[2|J>0>)C =@!>)C >@&2}8!> >!>&2x!>)C 9@&%M>!>&2p!-N!?!. - ->-N"R/ >&N.N >%C CNq V<2w!> N!2~R!> > C *@!N![I *> C %>!N"d[>+N >+N~/ S<N{!aN.^F ~RnMNgggg%bI  ->%>%C H>%C E[I H>)> C *@!>/]@%N"]I =>)>#I 9"M>!>/U/ > C %>/N"d[?!N!N">%N"S<?*>)N9[?(#M>!P/!>!>(C  I  >!N%[?!>(N%[?(>*N!]@*/ --"M>1N#R/ >"C %?&>)"f>"C *@*P%MN ?*N!?+N .!-N ?(N ?!"M#M>(>!>&[E  N~"f|:[@(NCT/!N!?+>*>!N![@!R/ -N .!-N >!>!>*T@!<?*N!>&>!<?&N~"}5q ?+N#-I B>)>+I >>)>*I =>)>&I 9>)N.[>)N9[N"2}+!> >)C 2@ >)C 62~N!>)C .@!P/ > >!2p!->)NH[B -}L5":f!}%A Nq!]@%B > C %?4> C *@-%M>4NK[?(N}/tq C  ?&>-?,#M"M>(NE]C  F |,@)N"Q/ >&>(C  eN!aP/ N!>)d>*b?*->(N}E"[?(>,N!]@,/ -->%N}("|2 }@!Nnrq C  ?,Nmrq C  ?)>%Nm![?&N ?(#M>%N}@![>([F  ?+>%N}Vrq C  I 2>%Norq D  J *>&>)%f>%N*[>+N"d[C  @&>,]@+N >&>+V<&N -I  >%Nl![?&>(N![@(N"R/ ->%C m!?)>%C l!?+N~Gsq C  ?&Nmuq N%2~R!Nouq Nouq C  @(N%[@,I  Nnuq C  >(N"d[@(>+I .>(>)I *>(>&I %>(>*I  >%N I 2>%Oggggq J *>%Ngggg|XI |A>%>!D  @|!J d>%>!C *@(I }">%Nqsq C  @*I h!>%N}Ysq C  @)I g!>%>|!J 6>%>(I =>%>*I B>%>)I >>%>"C *I }3!>%>"D  J }+!> F 2?(>%>#L }7!>%>(L }8!>%Oggggg!J C>%O J H>%O*J K>%N|/[?| >%NC[?9>%N~Q [?8>&%MN~Csq C  @*>&N%d[?<"M#M>*F .@#>-S%M>%Nl![>%F }8!>*>4>#N}E"^[@#C .>#F 22|INouq C  ?,>*F 0?)>%F }C!?5>%F }B!?6>%F }D!?7>%F }E!?+>%F }F!?1>%F l!?2>%N I o!>%>2L }N!>%>1L }M!>%>+L }L!>%>7L n!>%>6L }K!>%>5L }J!>%>)L m!>%N"Oggg}+}3lqg!>)N#d}L}+}H>)N*V<@=L }I!Nmuq >%Nm![@#N.2~7!>*C  ?:>*C %?;Nmuq N"2~R!Nouq Nouq C  @(N"[@&I  Nnuq C  >(N"d[@(>;I %>(>:I  Nmuq N"2~R!Nouq Nouq C  @(N"[I  Nnuq C  >(N"d[O J  >%>8C 2I }V!>%>8z   z- m!>#>%N*[>*C *@.2}L!?("MN}*~Y|6>)eN!a/ >*F /N{!Q/ Nyiq >%C g!>.N.^[>.>%C h!V<C *N)aN(Q/ Nmuq N!2~R!Nouq Nouq C  @#N![I  Nnuq C  >#N"d[>+N >+N~/ S<N{!aN.^F ~RnMNgggg%bI  -Nouq C  ?#>%>(I m!>%>#>&]@/N"]I n!Nnuq C  ?0"M>#>&U/ >0>&N"d[?(N!N">/N"S<?&>%Nm![?/#M>(P/!>(>/C  I  >(N%[?(>/N%[?/>&N!]@&/ --N ?("f>)N"T@/%M>#?&N .!-Nmuq N!2~R!Nouq Nouq C  @3N![@&I  Nnuq C  @0>3N"d[>+N >+N~/ S<>1N >1N~/ S<>)N"Q@3<N{!aN.^F ~RnMNgggg%bI  >&>#]N2dNggy)aN Ng">3<b-?#>*N2[?*>%F }7!?3>%N L }Q!>%>#N2eL }P!>%>#N*eL }O!>%>2L }N!>%>1L }M!>%>+L }L!>%>7L n!>%>6L }K!>%>5L }J!>%>=L }I!>%>)L m!>%>#>3N})~Y1>)ea@)bL o!>0>,N"d[?##M"M>&>,U/ >#>([@+P/ >+>%Nm![>([C  I  ->,N![?,>(N%[@(N.R/ -"M>)N!aP/ >9Nyiq >%C g!>.N.^[@&>.>%C h!@(V<@#C  Nyiq >&N.[>.N![>(V<>#>#C *N)aN(Q<C %Nmuq 2~<!>// >| >:>;Nmuq 2~<!->*><R/!."-- -Nouq C  ?,>%F }7!?#-> C .F |8?1>%N I o!>%Oggggg!J m!>%C d?(>%C |X?->%C }"? >%C }+!?)>%C }/!?.>%C }3!?&Nmuq N!2~R!Nouq Nouq C  @0N![@*I  Nnuq C  @+>0N"d[N I  N >&>&>.T@&<?0N!>)>&<?/N!>(> >-T@&<?4N > >&<?5N~7sq C  @&N~;sq C  N%d[?6>#N!a?7N ?#>&?(#M>(>6R%M>(N2[?(>7P/!N!>/>&C *@ [>&C .@-> S>->0Tb@)<?.N >-> ]>)<@ N >&C %@->&C  @)]>)>-T>->5Tb@2<Q%M>(?&N!>)>4[>2<>.> 2~6!P/"-N}Yuq C  ?&N}Ruq > 2~P!N}Vuq C  ?*N}Yuq C  ?+"M> P@2/ >2/ >*>+[>.> y,  ->#N![?#N}Yuq > >+[@ I  N!>&>*[> >&S<> >&]@&N > >&V<2}/!? >%Nm![@&>)Nouq C  @*N 2~;!>&>->*N![N 2~;!Nmuq N#2~R!Nouq Nouq C  @&N#[@*I  Nnuq C  @+>&N"d[@&> I *>&O J  >(?&.!--"M>*>,U/ >+>,N"d[@ P/ > >#I  ->%Nm![>8>1N!a@ N~G};q Nmuq 2|;>9>!> N~G};q Nmuq 2|;>| >"> N~G};q Nmuq 2|;>%C *@ %M>%C .> N%d2p!->%C |A@ N |:%M>%C |E> N%d2p!->%Nq![B -}Y1!,fA NH]@&B N~= ?-N8?#N{!?(N{!?%N{!?)"M"f"M"M"M"f"M"M"f"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>"F 2N!]0/!"#%&(9)*(+,- ->"F 3@)N >)N~/ S<N.^@#Nwnq [?,>#F ~QnM?*ND?#"M"M"M"M"M"M"M"M"M"M"M"M"M>"F 5N(]00 !,"#B%&,,,,,(,-N|#?#>*N&]0&A+()*+-N ?(>&N I E>&Ogggg2J B>!>">&NB[2} N!?#>&C E?%>&C C?*>,F -@+N%U%M>+N,^Nnlq [@#N!>#>!C 9F F[F *@+N+S@(<?#>+N >(<?(->&N*[>*>%>#>(2;>!C 6"M>&F *P%MN{!?(.!-Nr ?->%>&F +@(N >(N{!aN|5S<N{!aN:^@!F ~SlMR/ >!N~=lq [?#>*?+#M>%P%MN~# ?-."->+F  ?!>#F  ?,>+N![?+>%N!]?%>#N![?#>,N>N >,Nr ]N{!aN;S<bN{!a>!N>N >!Nr ]N{!aN;S<bN{!aQ/ --F ->&C B@#%M>*>#2p!-N>b?#N ?+N{!?%.@-NB?#>*N(]0#+*?*-N~% ?->!C 6F -N|([.|#-N|).|"-N|*.|!->,F ,?%Ns ?-NE?#.|!->!>"C  >"C %2}7!P/".;->!>"C  >"C %2}7!/:.!->!>"C  >"C %2}7!/9->!C 6F -N|![.9-N|%N|&N|%>,F %@!>"F 7Q<>!N#Q<?#.9->!C 6F -N@b.8-"M"M"M>"F 3@)N~/ V%MNwnq ?*N|0?#>"F 5N0]0%#!;";->)N.^@#Nwnq [?*>#F ~SnM?%N|0?#>"F 5N0]0%" :!:-NH.| ->!C 6F -N|.[?#.| -NJNG>*F "<.7->"F 3@)N >)N~/ S<N.^F ~QnMN(Q/+NF.6->"F 3?%>"F 5N4Q%MN|0?#.4->&Ogggg2J B>&N I E>!>">&NB[2} >!C 9F F?#>&N9[>%N >%N{!aN1S<N{!aN|3^Ny}Sq [@+>&C C@*>&C E@,2}:!"f"M>&C 9N!Q%M>+>#N!d[G (>&C =@.N1aeN!a/!->!C 6F ->&N2[>%>*>,>#2|LNr N~= >&F 2@#<?->&F 3Nf>#<?(NIb.!->+F |1>.[?)N{!?%>!C 6F -N|,[-?#>&C B@!%M>*>!2p!-N ?+.6-Nt ?->!C 6@!F ,N"R/*NL?#.1-N4?#"M"M"M"M>"F 3@*N/]N >*N/T<N!]0%!"8# -N!>!C  >!C *@)>!C %T@!<@,?%N!?(N!N >)>!<@.P/2;>,>.[#M>%F  N+]@#N| T/1N!>#dN}=gg%aP/1>%N![?%>)N!]@)/ -N ?)?%.1-N1N0>!C 6F ,N"Q<?#.2->!C 6F -N2b?#.1-Nggg*>!C 9C .@!>!Nggg*V<.,->!C 9?!N7?#>"F 5N#]0")*3-N| ?#..->"F 3N|2[?#.-->"F 3N~7 b?#.,-N~< ?#.+-N~; ?#.*-N~= N~& >!C 6F -@!<?-N|+>!].,->!F -NKb?#.(-Ng~+}S~L!>!C *@!>!Ng~+}S~L!V<?+N6?#.&-Nggg*>!C .@!>!Nggg*V<-?+N5?#.#-N ?(->)N!R-?!>*N!]N.S%MN{!?(N{!?%N{!?)>*?#.&-"M"M"M"M>*N!]0/############! ->(P/!N9?#.#-N/?#>"C %@!>"C  @%U/">!>.T/"N/N<>%>,[F  N~: ]N~>!a<?#."->%F  @#N|3Q%MN:?#."->!P>#N|#Rb%MN{!?(N{!?%N{!?)N ?#.(-"M>%F !@!N}.!Q/ >!N~M!Q/ N ?#>!N~#!Q/ N{!?(N{!?%N{!?).(-N;?#.!- -N{!?%-N{!?(N{!?)."-N=-?#N{!?%-> N"L => >#L +> >-L *> >"D 2J H> >"z   z- >> >+}L>%}LO{!})OCj>(}LOHjh>)}LO{!})O>jhhOggggggggfhJ  >&NH[B -n2"0f#}%A No!]@(B N~&rq C  ?)>!>">#>%>&2""MNgtq C  @./ N~;sq C  %MN!?&"MN~&rq C  @*N~7sq C  C  @%>)[>#C *]@)S/ >*>)]@*N >#C .@#>%]>#>%S>#>"C %Tb@#<R/ Nqrq C  >)[N!>"C  >%[>#<>*2~6!N R?&-N}7~(q N}7~(q C  >&[I  -N~Qsq C  %MN}/~(q |0  ?6> D 2N~Ctq |0  Nvtq N+N*> C *@%<@ 2~P!N~7tq C  ?#> %MN~3tq C  >#[Nv};q N~)};q >%<> y,  -N~7tq > >#[I  }#>6}"Nvtq 2~3!Nvtq N02~P!N~7tq C  @ N~3tq C  [@#N~8};q D  J  >#N~>};q D  J (N~7tq > N0[I  Nxsq C  ?%Nvtq N~Qsq C  @ 2~P!N~7tq C  ?#"M> P@&/ >&/ N~3tq C  >#[>%> y,  -N~7tq > >#[I  Nvtq N"2~P!N~7tq C  @ N~3tq C  [Nz6|2  N~7tq > N"[I  -N~Csq C  @ N~Gsq C  N%d@#[?/>(Nu [?0> ?&#M>#P/!>#N2]?#>&F 0>&N2[?&N#S/ -N}Ysq C  ?)>(Nqsq C  @*I |/>(>)I H>(N I >>(Oggggq J 9>(>"C *I E>(>"D  J B>(Ngggg|XI |;>!F 2?1>!C %?2>!C *?3"M#M"M"M"M"M"M>/> @!R%M>!N2[? >!F 0N#S/(>3>!F .@#U/(>(N~L [>1>!>2>#N}E"^[@#C .>#F 22|IN ?#>(N I }">(>(F |TL }!>(>(F cL } >(>(F b@+L |Y>(>(F aL |X>(>(F _L |W>(>(F |UL e>(>!F 0@%L d>(N"Oggg}+}3lqg!>%N#d}L}+}H>%N*V<L |V"fN6>(C |;Ngggg|XQ/ ;>(NK[?#>0>%N#]N%U/ ;N ?#N6-?4Ng~(q D  ?6Ng~(q Ogggg2J  N}+~(q N I  >(N I }+!>(>6J g!>#P/%>#C .?,>!C  ?-N ?%>#C 2@&0"#"!->(C |;@ N |:%M>(C |=> N%d2p!->(C 9@ P/)>(C => N%d2p!.)-#M>%>&N!e@5>%[@%>,>%N.^[C  >-T<?%>&>5]@&N!T/ -->%>,>%N.^[C  >-U[@%>%N R]?&->(>#C 2I l!>(>#z   z- }3!>(N}E![>4>&2|9.!->(>*I l!>(>)I }>!>(>"C *I k!>(>"D  J }3!>(N}E![>(N9[>!C *2|9->(N}3![>(C m!>(C n!>(Ng![@#2|E"M>!F 0N#]N{!aN%T/ >!F /N{!Q/ Nyiq >)>!C *@!N.^[>!>*V<C *N)aN(Q/ >+N >+N~/ S<N{!aN.^F ~RnM@!N >!N|5S<N:^@!N~=lq [>!F ~SlM>#2|D->(N2[>(N~Q [@!>(C h!>(C }+!25>(C 6?#"M"M"M>(C 2@&P/ Nxtq C  N~G)V%M>(N I }+!>(Ng![N!2~P!>(C }+!@#>(C h![N|)L  >(>#N![@#I }+!>(N*[>!>(C h!>#25>(C *?&>(C .?#->&N!aP/ Nytq C  @!>#S/"Nxtq C  ?&N~Qtq C  >!Q%MN~Qtq 2~I!-N~Utq C  >#N"d[?%"M>!>#U/ >!>#]N"d@#P/ >%N%[>%>#y,  ->%>&I  Nytq >!N![I  >(C h!?!>(N}3![>(C }+!@#N!N!2o!>(C }7!?+>(C }3!N!Q/%>(C k!?%"M>#P@&/ >&/ >%>!>#y,  -Nxtq C  @&N~Gtq C  @,Q%MA N2]@!B >!N*[N~Gtq >,N!N%N=2}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -Nwtq C  >&N=^[@!>#I *>!>%I %>!>+I  >!>(D dJ .>!>(C }"I 6>!N!I 9Nxtq >&N![I  .!->#Nytq C  V/ N~Utq C  >#N"d[C  @!Nxtq C  V/ Nwtq C  >!N=^[@!>!C 9N![I 9->(>(C }+!I k!>(>(D g!J }3!Ng~(q C  @!%MNh~(q C  >!2p!-N}+~(q >(C k!I  Ng~(q >(D }3!J  .!-- ->(C k! ->(No![B >.P-~//!9fA Nl"]@%B "M"M"M"M>!C .@(>!C 2@"S%M>!F :@#>!F 9@&b>#>&>#>&S<Pa?&>!F ;N.^Nh}Sq [?+>!F 6N!a?0#M>(N![?#"M>0%MN">(]@(N#S/!>!>#I . ->(N#V/%->&%M>+F *N.^F ~TnM@1>(N|/^Nh}9q [@/F HQ/#>/>1N1|UN!d[G 2/#->#@(>"R/ ->!>"I .-> Ngggg|XI  .#->!>#I .>!>!C *@8N![I *>!F =?5>!C  F  ?| >!C %?2N ?+>%N I 6>%Ogggg2J .>%N9[N N~?!y- N*>/C .@.>.N*V<?9>/C *?,>2C *?0>2C %?1N ?"#MN!?#"M"M"M>,>"N9^[@!C  @&N!]0" !"->!C *?&>!C %?#.!->0?&>1?#->"N![>%N9[>"N=^[?*N ?->%>!F 6@!N >!N~/ S<N.^F ~RnM@!N >!N|5S<N:^@!F ~SlMI y!>%>!N~=lq [I ~U!>%N~U![N!>%N.[2V>%C 6?6N ?)N ?"#M"M"M"M>"N!aP%M>)/#>&P/#>&N"]?3N ?!#M>!>#[@7F  NGQ/">3N!]?3>&>!N![@!R/ -.#->)/">&P%MN ?&N!?)N ?">#@!P/#."-N ?""M#M>">#[@!F  NGQ/!N!?)>&>"N![@"R/ ->&?">#@!P/#."->!N![?!>"Nfc>&[?&N ?)>#P/".!-N!?)>7N![?#N ?">!>&N!]Q%M>#?!N ?&.!->!Nfc>&[?4>!>&]N![?!"M#M>">7[@)N![F  NGQ/!N!?)>!>"N![@"[/ ->#?!>4@"?&.!->3>"]?&>)N"[?!N ?)->%N~U![>#>">#[2|J>%C 6@#>%C .Q%M>%N.[2~)!->%C 2>#[N~X L  >%>#N![I 6>%>%C g"I }>">%>%C y!@"I k">%Nk"[N!>%N.[@42V>%C 6@#>%C .Q%M>42~)!->%C 2>#[NLL  >%>#N![I 6>%C ~U!@#%M>">#2p!->-N![?-N!?">!?#.!-->%C 6@!?">-%MN ?"#M>!>"[@#>%C .Q%M>%N.[2~)!->#>%C 2[Nz L  >%>#N![I 6>->"N![@"R/ ->!>"[?"->*>-I 9>*>!I 2>*>!I .>*>6I *>*>6I %>*>+I  >*>!>-[I 6>"?+@">9R/ -.!->!>#I . ->%N.[N>2~P!>%C 6@#>%C 2[@!O J  >!O J *>!z.                z- 2>%>#N>[I 6>.N!]?!>%N~U![?#N ?"#M>#>,>!>">!>"S<N9^[F 6@&N >&N~/ S<N.^F ~RnM@&N >&N|5S<N:^N~=lq [I  >#N%[?#>"N![@"N*R/ -"fN >(N"R/ ;N >,F 8N)Q/ ;>,F 6@!N >!N~/ S<N.^F ~QnMN(R-?+>,N8[?">.N9^?&>5N!a?!"f#MN!?#>"F  @(N)R%MNw}8q >,>(N9^[>(>.V<F 6@#N >#N~/ S<N.^F xnMN#Q?#-"M"M"M"M>"N&]F  N!]0" "!->!/".!->!P/!->#>"N"]F  @(N >(N~/ S<N.^F xnMN#RaP/ N!."->"N9[?">&N9]@&/ -N -?!> NM]>%N9[N~?!y,  > >%C 6I *> >%D .J  > >%z  ~U!z- 9> >%z  }+"z- C> >| L }C"> >!L }B"> >+L l"> >.I |3> >8I K> >2I 6> >5L 2> >/I .->%Nl"[B -~0-#<f"}%!}!A NH]@/B > N I >> N9[> C 6@&2~Q!> C >?)> >&%f> C =>)N%d[?##M>#O J  >#N*[>%I  >#N2[?#>&>%N![@%R/ ->%>)[&>)-I >> NB[?2> C 6?&> C E@#> C BQ%M>22~>!-> >#N![@(I E> C C>#N%d[@#N L .>#N I *>#>&I %>#N I  >(%M> N|3[?6> NH[?5>/N2[?7#M> >(N!]@)I E"M> C C@3>)N%d[@.C %@,>.C  @-S%M>)?(.!-> C >>,S%M>)?(.!->,>-]@1N"S%M>)?(.!->.C *?0> C =@8>-N%d@| [?&>.F .N!aP%M>&>1N%d[?9> C *?:> C %?;> C 6?<> C 2?=>&?*#M><>*C *@#T%MN!N!>;>!>=>#N%d[@%F .N!a@#<>%C %@+[>%C *@%>+S>%>:>">#<Tb@#<>0[N >%>+]>#<@4>0S<?+"M>4>0]@#N >#>4U<@%N*S@|!P%M>+D  @|"OKj>|"Og~Y#})OCjh>|"Oggy)})O9j>|"Oggg~U1})O*jhh>|"OC}+Og~Y#})>|"O*}+Oggg~U1})>|"O9}+Oggy)})hhh?|#.!-O ?|#>0>4V/ >+N!]?+>%?##M>#>+[|,  OKj>|#O*}+h?|#>#N!]@#/ -->*>|#>%N*>|!<}LhJ  ->*N2[@*>9R/ -->1N![?%>&?##M>%N!]@%N"S%M>)?(."->#D  >#N2[@#D  |A/ -Of?|#>&?#>,?%#M>#D  >|#})?|#>#N2[?#>->%N!]@%R/ -O ?|">&?#>,?%#M>#D  >|"h?|">#N2[?#>->%N!]@%R/ ->|">|#|?%MO!>|">|#i|YO|6ij?|"N ?*>,?%>&?##M"M>#D  >|"})O |?/ >*>1S%M>#z   ?>>#>&>*N%d[@)z   z-  >)>>z-  >*N![?*.!- ->#N2[?#>->%N!]@%R/ ->/>,I =>/>-I 2>/>*>-[@&I 9>/>&I 6>(N%dN*]?%N ?*N ?+#M>7>*N#d[@&C %?#>&C  ?&>2C  >(N!]Q%M>22~>!> C C?3-> >(I E>%>3[@)>0I  N!?*>)N%[N!L  >)N%]>#I  >)N*]>&I  >%N2[?%>(N![?(>+N!aN!?+P/ ->(N!]?(.!->|#O~U!})|=%M>8>| [@(N9[?%>1N%d@*N2]N%e?+>(C *?##M>#>%C  @&>#>&S<?#>%N2[?%>+N!]@+/ -N ?+> C 6>#T%MN!?+> C 2>#N%d[C  ?)-#M"M>*%M>(C *@&>#Q/!> "f> C 6>&U%M>5N 2~R!> C K.!-> C 2>&N%d[C  ?,>5N!2~R!> C |/> C K@&N"d[>,I  >&N![-I K>6>+2~R!> C |8?&> >+%f> C M>&N"d[>)I  >&N![&>&-I |8.!-> C E?(.#->(N2[?(>*N2]?*. - ->.N L .>.>,I %>.>-I  > >(I E>.>0N)[I *->(/ -->/NH[B -~"/!3fA Nx!]@"B >"N*[> N}E}0q 2D"f>"C *@,Ngggg|XR%M>!F F>"C .@(>"C 2@-2|=N{!a@%>%N"Q<.!->!F F-?.>"N%L C>"N6[2|P>">.N!a@#L |B>"Nk~(q I 6>">!D 6J |3>">!z  =z- |8>">!F EL |A>">!D *J H>">!C 2I K>">!G |,|2 |F>">!F |.@)L |H>">!F H@*L |E>">!F G@+L |D>">!F |+@/L |C>">!C %@0I E>">!C  @1I C>"> I 9>"Ogggg2J >>"Nmuq I =>"N~; [> C 6@2> C 9@3> C B> C C2:"M"M"f"M"M>"C W@&%M> C .> C 2>&>"C |L@42}1!@%/!."-N ?#N~. ."->%F M>#T/ >%C  N%R%M>%F 6N!a>#U/!-"M>"C |Q@&P/ >">+L ~F!>">/L ~E!>">#L ~D!>">0I }Y!>">1I }V!>">!N6[@ D  J u!>"> z  *z- ~3!>"> F 9L ~C!>">!N*[@ D  J q!>"> C *I ~)!>%F N?!>"C ^?#>"C Y?+>">)L ~J!>"N!L ~H!>">*L ~G!>"N!L ~I!>"N I }R!>"Ogggg2J n!>"Ng![@ >2>3>"Nn![@)2}G!>"Ogggg2J }7!>"O J }/!>"N!L }>!> >+2|->"N}&~S |2 }">">"C k!I d>">"C }3!@*I |U>">*>"C }7!]N![I |X> >&>#>)2}G!>"N#L }8!>"N6[> >!>"N}V![>"Nx [2|V>"C n!@ P/ >"C o!> 2p!->"N6[>%>(>-2|%>"N L n!>"N"I l!>"C 9@!F  ?#"M"M"M>%F O@(N+R%M>"NC[? >#N!]0""#!->#P/(>"N~=}J!|2 q!>"Ogggg|UJ }V!>"N6[>"Nl![N2N">"N}V![>"Nn![2|#.(->%N}7}?q ]N~N~@~%}*#^N"e@%N![?!Nk#? #M>!N!]@!%M> N~& ]@ /!-->"N~=n!|2 q!>"N{!>%>!<}LOKjOggggx{{{ hJ }V!>"N6[>"Nl![N*N >"N}V![>"Nn![2|#.&->!C *?%>!C %?!>"N I |X>"Ogggg2J |U>"Ng![@#>!>%>"Nx [2}G!>"N#L }8!>"> C HI ~G!>"> z  >z- ~7!>"> z  2z- ~)!>"> z   z- }V!>"N6[>#>(>"N}V![Nu}0q 2|V>"C |U@ P/%>"C d> 2p!.%->!F !?!>"z.                z- g!>">!L }6!>"N L }7!>"N"N >!N#]N{!aN"S@!<L }8!>"N(L }3!>"N.N(>!<L }5!>"> C HI ~G!>"> z  >z- ~7!>"> z  2z- ~)!>"> z   z- }V!>"N6[>"Ng![>(>"N}V![Nu}0q 2|V.#-N ?#N ?!N ? #MN!> dN >!N}7}?q [>&>42=<>#b?#> N![? >!N~& [@!Nk#R/ ->%%M>"N~= L |X>"Ogggg|UJ |U>"N~- Nu >%C  N%Q@ <L |YN"N > <?#N7N0> <?&>%N}7}?q ]N~N~@~%}*#^N"e@%N![?!Nk#? #M>!N!]@!%M> N~& ]@ /!-->"Nf>%>!<L |W."-Nv N~/ >#<-? >"Ogggg|UJ |U>"N~= L |X>"> L |Y>">#I |UN"?#N7?&->"N I g!>"N L }V!>"N6[@ >"Ng![>&>#>"Nx [>"N}V![2|#> N >(>-2|%->"C =>">"D >J }V!>"N}V![>.N!a2}E!>,N |:%M>"C .>,2p!->"Nx![B -}D-!7fA Nx ]@!B > C  ?)> C *?%> C %?*> C 6F *?"> C =@#N I W>#N I |=>#N I E>#N I >>!N |2 K>!N I |/>!Oggggq J E>!N I >>!N I 6>!>"N >"N~/ S<N.^F ~TnML LN!>)>%>*T@"<?/N ?#N >%>"<@,%M>/F  N|6Q?#->!NE[?5>!N~C [?6#M"M"M"M"M"M>#>,V/ #M>#>/[F  N|&R/!>,>#N![@#R/ -.!->,>#@%S/ >#>,Q/ >,>#]?">#>/[?)N ?#"M#M>#>)[F  N|&Q/!>">#N![@#R/ ->"?#->!N~3 [>/>,>%"f"M>#%MN ?"#M>">)[F  N|4Q/">#>"N![@"R/ -->#>%[@#.!->#>%[?#>">%[-@-2|(>!C W?">!C |E?)"M"M>!C |A@.Ngggg|XQ%M>"?(>)?*.!->!N~3 [>/>,>#>-N![@*>#>*S<@0>#2|(>!C W?(>!C |E?*>!C |A@1Ngggg|XR/!>.P/ >)>.2p!-> N!L F> >!N6[@#2}-!> >#2n!>!N |2 |Q>!Ni}>k*I Y>!N I W>!>*I |L>!>(I |E>!>*I |A> >!N~3 [2c."-> C 9F F?2>!N*[>!F L@+N >+N1S<@7N|3^Ny}Sq [@&>)>"2}:!"M>!C *N!R/ N!>!C .@3N1ad@4>&>2N!d[G (a/ >!G K@">4a%M>!Njhg2I |O>!N%L Y>!N I W>!>%I |L>!>-I |E>!>%I |A> >!N~3 [N N 2~U!->!>">4b|2 K>&F |1>3[?->7N)]N{!aN~Y!V%M>!N~C [>&G I|2  >!O J |QN ?%>6?"#M"M>3>"F  R/ >!N6[>%[@&C  / >&N!I  >&N*[>#I  >&N%[>0I  ->"N![?">%N.[@%N9R/ --"M>-N{!a@%N~. T/ >%N.^@%F ~QnM>*>(> C 9F G24@"N{!aN9Q/ > >">%Nwnq [F #>-N >0>#N 2k!->1%M>*>12p!->.P/&>)>.2p!.&-> N22~0!P/#>&F |0P/">!>+>)>">22|L>!F  P/#."-> N L F> >!N6[@#2}-!> >#2n!->!C E@ %M>!C H> N#d2p!->!Nx [B 1->!N"L |>>!N2|2 V>!>+L U>!N#L |;>!N I |8>!>%I |9>!>-I M>!>%I |3>!>&N![> C 6N+[>&F  <F  L |<> >!N|3[N N 2~U!-> C =@(C >?0>!C |/?&>(N9[>"2~P!>(C >?+"M>"P@2/ >2/ >(C =>+[>)>"y,  ->(>">+[@+I >>.%M>)>.2p!->(C E@">(C BQ%M>(NB[2~>!->(>"N![I E>(C C>"N%d[@"N!L .>">+I *>">0I %>">&I  >!C E>&Q%M>52~@!->!C H>&N#d[@">-I %>">%I  >!>&N![I |/>1P/ >*>12p!. - -}G,"&f#}!N9?&"M"M"M"M"f"M"M"M"M"M> N{!aN"]0% #"!*->"P/&>!>"[?(>!? #M> F  F y}2MN!Q%M>%N![?%> N![@ >(R/!.)--N,?&>">%S/)>">%Q/&>%P/)>!>%[F  Nq R/)N!>">%Nfc[P/%;>%>"]?)NF?!N ?%N!?"#M"f"M"M"M> >"[F  @(NF]0"! "->!N{!a?*NF?!N >*NFR/";.!->%N!]N|4T/ NF?!>%N![.!->(NH]N{!aN+T%f>(N~>!aNr ]N{!aN:T&N -/+>%N|6V/+>(?!>%N![-?%>)>"N![@"[/ -.#-N(?&>"P/(#M>"P%MN91->"N!]?">!F  >!N![?!NH]N{!aN,S/ -.(->"%f>"N!]?%>!N![N >!F  NFQ<&N -? N/?&>%>"> <@%P/&> >!> <@ >%[?#N ?!> ?""M#M>"F  N|+Q/!>!N![?!>"N![@">#R/ -#M>%P%MN91->%N!]?%> F  > N![? NH]N{!aN,S/ -.(->!P/&N ?##M>!>#R%M> >#[>#N![?#F  NH]N{!aN,S/!.)-->%>!Nfc[P/&>!>%]? N!?!#M> >![P%MN91->!>"[>!N![?!F  NH]N{!aN,S/ -.&-N-?&>"N;S/%>!z   @+z.vvvv~2vv~2vvnvvtvvz|T@,z.++++++++++++++++z|Wz.                z/ !"#6&(| *+;-.|!01>,zAz|NP/%z.                >!z  ,@,z.nvvtvvtvv~1vvvvvvz|T@-z.++++++++++++++++z|Wz/ 34#67(| 9+;<=|!|"|#>-zAz|NP/%"f"M>+z8&NH]N{!aN,^>+z8(NH]N{!a[@ N-U%MN|"N!> dNv6a/";> N"Q/!-N|#N > N!]N.S<.!-N=N|!>+z8"NH]N{!aN,^>+z8#NH]N{!a[@ >+z8 N!d>+z8![> <N#a<->+z8*NH]N{!aN,^>+z8+NH]N{!a[N!]U/&>,z8!NH]N{!aN,^>,z8"NH]N{!a[N| T/&>,z8%NH]N{!aN,^>,z8&NH]N{!a[N|2T/&>,z8)NH]N{!aN,^>,z8*NH]N{!a[N|2T/&N9?&>"N;]@ P/%"M> N!Q>!F ;@"N~9 Qa/ N-?&"M>"N|*]0# ( (-> N(R/(>!F <@ NH]N{!aN"T/(>!F =@"NH]N{!aN+T/(>!F |!NLR/(>!F |"NH]N{!aN&T/(>!F |#NH]N{!aN+T/(> N|-R/ >"N|.T/&-N.1->!NFR/">%N|6S->#P/"N!aP/".!-N,?&>#P/!-N91->&1-N--~Q+""}%5f"fNytq C  @/%MN~Utq C  ?4Nxtq C  ?5>/N!R%M>#N#e?6>#N)a?0>">#N~U{{{)a[?7Nwtq C  ?8#M"M>4>/N!e@| >-@2[@-N"d[C  @(>5V/ >8>(N=^[@3C *@*N~U{{{)a?1>3C %?,"M"f>#>*S>#>*T]>#>*R/ ;>*N#e@9N#d?)>1?(>"?+>,?."M#M>)P/!>(P/#>)N*]?)>(N*]?(>+D  ?%>.D  ?&>+N*[?+>.N*[?.>%>&|>/ ->%>&|A>%>&|C].!-NfN >6>9R<-@)P%M>,>1[>7>*N)a@(>0>(>0S<2~6!@+>(>0]>+<@(N |:>(N |9]?)->)%f>)&"f>3D .@%OKj>%Og~Y#})OCjh>%Oggy)})O9j>%Oggg~U1})O*jhh>%O*}+Oggg~U1})>%O9}+Oggy)})h>%OC}+Og~Y#})>%OK}+hhh@&>!D  @%OKj>%Og~Y#})OCjh>%Oggy)})O9j>%Oggg~U1})O*jhh>%O*}+Oggg~U1})>%O9}+Oggy)})h>%OC}+Og~Y#})>%OK}+hhh@%|>%MN >3N6[C  @(N{}&y)aN*|X>(N9|XN{}&y)ab}L@&>!N*[C  @(N{}&y)aN*|X>(N9|XN{}&y)ab}L@%|>/!;-NfN!>%>&|C<-@(N |:>(N |9]-N!R/!->2?-->/>| ]@/N!T/ --N{!?)"M>4>-N"d[C  @(>5V/ Nwtq C  >(N=^[@*C *@,N~U{{{)a?2>*C %?1"f>#>,S>#>,T]>#>,R/ ;>#N#e?/>,N#e@0N#d?)>2?(>"?+>1?."M#M>)P/!>(P%MN!?).%->)N*]?)>(N*]?(>+D  ?%>.D  ?&>+N*[?+>.N*[?.>%>&|>/ ->%>&|A>%>&|C].!-NfN >/>0R<-@)P%M>1>2[>">#N~U{{{)a[>,N)a@">#N)a@#>">#S<2~6!@(>">#]>(<@"N |:>"N |9]?)->)P%M"f>*D .@%OKj>%Og~Y#})OCjh>%Oggy)})O9j>%Oggg~U1})O*jhh>%O*}+Oggg~U1})>%O9}+Oggy)})h>%OC}+Og~Y#})>%OK}+hhh@&>!D  @%OKj>%Og~Y#})OCjh>%Oggy)})O9j>%Oggg~U1})O*jhh>%O*}+Oggg~U1})>%O9}+Oggy)})h>%OC}+Og~Y#})>%OK}+hhh@%|>%MN >*N6[C  @"N{}&y)aN*|X>"N9|XN{}&y)ab}L@&>!N*[C  @!N{}&y)aN*|X>!N9|XN{}&y)ab}L@%|>/!;-NfN!>%>&|C<-@!N |:>!N |9]?)->)/ N ."->->)N{!aN{!Q[?--N!-?!> >-I %> >!I  -~Y*!4fA N>]@*B >!C %?6>!C  ?7>!C .?3>!C 2?-N ?!#M"M>"?,"f"M>!N!aP%MN!?(>./#>%P/#>%N"]?)N ?!#M>!>#[@/F  NGQ/">)N!]?)>%>!N![@!R/ -.#-N!?(>./">%P%MN ?%N!?.N ?&>#>#/";.#-N ?&"M#M>#>&[@!F  NGQ/!N!?.>%>&N![@&R/ ->%?&>#>#/";.#->&Nfc>%[?%N ?.>!N![>#/!;."-N!?.>/N![?#N ?&>!>%N!]Q%MN ?%>#.!->!Nfc>%[?">!>%]N![?!"M#M>&>/[@(N![F  NGQ/!>!>&N![@&[/ ->"@&?%>#.!->)>&]?%N ?.>(N"[-?/N ?("MNyiq >3>,N.^[@!>,>-V<C *N)a@"N%R%M>"N&Q/!."->,>-V/!>,N![@+>!C *@!N%eN >!N)aN%Q<@4V/!>#>&[?1N ?5#M>0?""M"M#MN!>7Nyiq >3>+@0N.^[@+>->0U<@!C  N![@)[>!C %@(>(N R]@(>)S>(>6Tb@8<?2N >(>)]>8<?(Nyiq >+N.[>0N![>-V<C *N%e?+"M"M>!F *N*a/ "M>&N)U%M>&P/!>#?!>&?)#M>!F  N~Y Q/#>!N![?!>)N!]@)/ -.!->*N*[N~Y >#>&2|R>*C *N!Q/!->&>(R/!>2>#>&2~6!/!.#->*N L =>*>(I 6>*>2I 2>*N I 9>#?!#M"M>*>*N2[2}!>*F  P/ >!>1Q/">*F !?2>!N![?(>!F  @)N~Y R%f>(&>(>1Q/#NGN~Y >!F !N|,Q<?)>!N"[-?!>)>2Q/!."-->!>1Q/">!F  N~Y R/ >!N![>1Q/"->+>4S/ ->"?0>5/!N ?(.%-N!?5>+>4S/!--N!?!>0N![?">/?#."-N ?)>,>-S%M>!C *@!N%eN >!N)aN&Q<?)->&?("M"M>&0""! ->#F  NHR/ N ?(.!->,N![?"N ?(N ?!#M>#F  @+NHS/!>+N|1T/!>!Ng~#~6GT/!>#N![?#>!N,^>+NH]N{!a[?!>&N!]@&/ ->!%M#M>">)V/"Nyiq >3>"N.^[>">-V<C *N%e?">!N!]@!/ --N!?!>/?#>">)S/!--> >,I %> >(I  >*N>[B -~3+!,fA Nl!]@)B >)N9[> C =@*NC[@1N~U y,  >*O%J k!>*O J }3!>*Oggggq J }+!>*O%J g!>*O J |X>*Oggggg!J |U>*O%J |Q>*O J |L>*Ogggg2J |E>*O!J |=>*O J |9>*Oggggq J M>*O%J K>*O J H>*Oggggq J C>)N I >"M>!N!Q%M>"> C 2@,V/!>"N![@*> C .@->"N.^[C *@!N%eN >!N)aN&Q<@.V/!N*?!#MNyiq >->*N.^[>*>,V<C *>)N*[> >*2}2!>)C *@0N"Q/">)C .?2>)C 9>+Q%M>)N9[>+N!N%N.2~G!->)C =>![@">2I  >"N%]>0I  >"N*]>*I  >)>+N![@+I >>!N.[?!N%e@"?*>">.S/ -.!->)N2[> N 2}2!>)C 6?">)C 2?+>)C 9P%M>)N9[2~=!->)C =@!>"I *>!>+I %>!N I  N!?+>)N!I >->)N I }/!>)N I g!>)N I W>)N I |=>)N I E>#>%NE^[?.>)C =@!>+N.^[?/>)NB[?0>)N~) [?-N ?+N ?*#M"M"M>!P/ >!>/Q/ >!N.[?%N!?"N ?,>!C %N!R%M>%?!."->)> >!C *2~#!>)C %?,>)C  ?">%?!.!-"f"M>#>.R%M>#NE[?%N ?!N!?">#C 2@,>#C .@#S/!>(>,S/!>#>&[?">,>#]."-N ?%>-N!N 21>)C }/!@ >)C g!@!> >!S<@#%M>)C }+!?+>)C }"?!>)C C? #M>*>!C  @"T%M> >"N"d[>+C  I  ->!N%[?!>+N%[?+>#N!]@#/ -->)N I KN ?">)C E@ %MN ?!>)C H> S%M>)NH[N > N%N*2~G!>)C K?!->)C |/@#>!N#d[?"> N!R%f> N#dN*]@%%M>"N >%y- -> >![@ N!]?!>#> N#d[N*]&>"-O J  >)C E?%>!N![?"->)>"I K"M>)C >@#P/ >)C C?!>%N"d?*N ?+>)C |/?%#M>*P/!>">!C  @ T%M>%> N#d[@ >+I %> > C  N![I  ->!N%[?!>*N%]?*>#>+N![@+R/ -->12~.!>1>)N9[N~U y,  >)Nl![B 1-N -?,>%?#->)N L }>!>)>,I }7!>)>"I }3!>)N I k!>->*>)N}3![2~/!>)C B>*Q%M>02~C!->)C C>+[>*I  >)>*N![@*I E>+N%[?+. - -~&+"5f"}%A Nx ]@%B >%N2[N!>!N2[>"N2S<>"N2]@&N >">&V<2[>%C 2?2"M"M>%C 6@->%C 9@&N#d[@(>&%f>-C %?6>-C  ?3>-N*[&>--@&R%M>&C %?7>&C  ?4>&N*[>(R/!->%N I .>%Oggggq J %.!->%N I .>%Oggggq J %>&C .?.>&C *?5>&N2[@&>(Q/ N6?)N%?0#M>&N*[@+>(Q/!>&C  @/P/!>+C  @1P/!>+N%[C  ?*>%N~C [>/>&N%[C  2~!!>%N2[>*N!N!2o!>%C 6?8"M>%C 2N!R%M>%C 9?/>*P@&/!>&/!>/>1>*y,  .!->%C 9 ->%>%C ^I 9>%>%D YJ 2>%C %>,Q%M>%N%[2~?!>%C *?0->%D 2?| >%C 9?1>)>0[@&>*I  >&N6]@*>1I *>*>| J  >&N%]>/I  >&N*]>8I  >%>,N![@,I .>)N9[?)>+N*[@&>(R/ --"f"M"M>"N"T%M>!F "?*.!-N ?*>"/ N ?(.!-N!>!F  @(N!T/!;->(F ~!jM-N ?(>%N2[?&N!a?)"f>"N"V%MN!>!F !@(N!T/!;->(F ~!jM-N!a?(>&Nq}<q N%2~!!>&>(L N>&>)L M>&N |2 O>&Ngggg|XI B>&OgggggggggfJ 6>&Oggggq J .>&N L |8>&Nx}5q I H>&N}E}/q D  J |/>&Nn}/q C  I |3>%C 6?(>%C 2?&"M>3%M>%N~7 [>3>62~!!>&P/!>(>&2p!.!->%>%C 9I |L>%>(I W>%>&I |E-Ngggg|X?&"M>5P%MNgggg|X?+.!->%N~C [>.N!N!2o!>%C |Q?+>%C YP%M>%C ^@(}L>.%}%>.%M>(>5>.y,  ->.}LO>j&O -h?| .!->%C ^ ->4%M>%N~C [>4>72~!!>%D |Q?9>%C Y?&-N ?("M>"N*S%MN ?,N ?).!->!C %?)>"N.S%MN ?,.!->!C *?,>"N2S/ >!C .?(-> >%G |=|2 M> >%D |EJ  > >%C |LI *> >%D %J .> >%C .I 6> >9J C> >&I B> >| J => >+I 9> >)I |/> >,I K> >(I |3> >*N!aL O> >#N!QL |8> >*N!eN!aL |7> >%C MI H>%N=[2}Q!>%C C@ N |:%M>%C E> 2p!->%C |/@ N |:%M>%C K> 2p!->2%M>->2N#d2p!->%Nx [B -}K*"5f%}%A N>]@*B >!N >!N{!aN1S<N{!aN|3^Ny}Sq [?+> C =C 6?3N{{#?&>"N![@)>#C *N%e@4S%M>%G ,>%G *>+> C 9F FN!d[@&G "Nfcbb?5>&N([?6#M"M> F EN!Q%M> F CN!aP/!-"f"M"M"MNyiq > C .@7>)N.^[>)> C 2@8V<@(F *N*aP%M> C  ?.O ?:"M> C %@&>(C  @-N![@0S/ >&>0]N*S/ >.>0[D  ?:-> C *?| >+F L@(>+F |1@,[N~/ T/#>(>1U/#>,N.^>1N.^[F ~RnM@(N >(N|5S<@/N:^@,F ~SlMN![?(>,D ~=lM?9O!>/}Lj@;O}5r}4~G~%~Wg}:C})O |?/!>9>:|?/#O ?9"M>&>-N+[@/S/ >&>/]N*S/ >.>/[D  ?9->(N*Q/">,N~=lq [@,D *?<>;O~D~!~L}*}Yg~S~G8})|=%M>(N2Q%M>9><|?/&.%-O ?;"M>&>-N3[@-S/ >&>-]N*S/ >->.[D  ?;->9><|?/%Nq!>(N#d]@(N|6T/%>,D 2>;i>(}Lj|=/#.%->9><iNg!>(N#d]}LjO |?/#."->*N*[>+> >(2l!>*C *?&>*C ..#->9>:iNq >(N#d]}LjO |?/!-N!?&>1.!->*>| I =>*>&I 9>*>.I 6>*>+>*N6[>0>:2Q>*C  ?&>*C %-?("M"M>&N!Q%MN!>(N1ad@&>6G  aP/!-> C =@&C 6@(>&C .Q%M>&N.[2~C!->&C 2>(N"d[>)I  >&>(N![I 6Nyiq >7>)N![@)N.^[>)>8V<C *@&N(aN%R/!> >)>&N%e2a.!->&>2a%M> >)2~%!->(N![?1>&>2b?2>&>5aP%M> >)N![@)>+F |1>([2X.!-> >+>(>)>%2})!>)N![?)-Nyiq > C .>)N.^[>)> C 2V<C *N%e@)>4S/!-->2Nfc?&-"M>#C %@(NfQ/ >+G 0?)>%C  %f>+>%C %N)aN!d[G 4>)b&>)->&a@)N{{#aP/ > >+>)>">#2Z->3> C =C 6S%M> >!>3>%C  >%C %>(NfR2|:->*N>[B -~&+"(f!}!A N2]@,B "M"M"M"M"M"M"M"M"M"M"M"M"M"M"M>#F *@)0,"#    %&(! ->"N{!aN@R/->)N(V/->!N![?(> C 2@&>!Nfc[?%> C .>![?*N|U?"#Mz.                ?-"M>&>!>"[N3[S/ >%N2S/ >">*[N3[z   ?-->%N2]?%>"N2[?">-z.WWWWWWWWWWWWWWWWzA>-z.""""""""""""""""z|>z.????????????????z|%z|=zY@+P/ ->&>+|Q@+>![>"[N![@%T%M>*>+[>"[N![F  N@Q/)-> >%2|1@!/)N ?"./->"N>bN{!aN~X R/,-> >!>">%2|)?".-->"N{!aN@Q/+.*->"N{!aN@R/)>,N*[>#F -> C 9F F> N.[>!N![2O>,C *N!Q%M> >!N@>%2|)?".,-> >!>#2d?".+->"N{!aN~X R/(> >!N![>#F ->%2)?".*->"N{!aN~: R/&N ?"> >!N![@&>#F -@(N >(N~/ S<N.^Nwnq [>%2|8@%P/)> C .?("M"M>&> C 2@)V/ >&>([F  @"N>T/!>!N"[@!>)V/ >"N>R/ >!>([F  @"N>T/!->)> N.[>&2}J!@!U%M>%?".+->!>([F  ?"->"N~< R%M>%?".*->#F &@!N#Q%M>%?".*-> N+>!>#>%2{!?".)-N >">+[@*>%>(S>%>&Tb@%<?">!>*[N"[?&.!-N ?">!N!a/!N >!N!e@&N!]@!>(]>!>(S>!> C 2Tb@%<?"->)N!> C .>([>%<>"> C 9F G24@!N{!aN9R/!>&?".%-> N!L |&.#->"P%M> >&>#2~:!?".#-> >!N >#>&2{!?"."-> N(>#F #>#F %P>"N{!aN~L Q2}Y!%fN &> >!>">%2|)-?".!-> C 2@(>!Nfc[?%> C .?&N ?"#Mz.                ?-"M>(>!>"[N![S/ >%N2S/ >!>&[N![z   ?-->%N2]?%>"N2[?">&N2[?&>-z.WWWWWWWWWWWWWWWWzA>-z.""""""""""""""""z|>z.????????????????z|%z|=zY@)P/ -"f"M"M>(>">)|Q>![@%[@"N1]@)T%M>%>&[N1]F  N@Q/!-> >)2|1@"/!N ?".#->"N0].!->"N!e-?">">!N"[@!R/ > >!>#2~:!?"->,N2[B >"-~Q)!,fA N>]@,B >,N9[>!>"N}*~ q N!2s!>,C 9N!Q%M"M>,C =@&P/ "M>">&U%M>">&R/!."->!>&[E  NM|</!-N ?!->&N >!<?">!N!>!<?!->,N2[>!>"N}>jq N!2s!"f"M"f"M>,C 2N!Q%M>!>,C 6@&P/";>">&U%M>"N >">&Q@&<?(>!N!>&<.#->!>&[E  N~"f|:/!N!."->"?&>"/ >!.!->">&U%M>"?(>!>">&Q/!;."->!>&[E  NM|9/!>&?(>!-?)>">(]?.>!>([.!->!?)>&?(N -?/"M"M>#%M"M>%P/ >#>%[N!]F  NGQ%M>%N!]@%P/!->%>(V%M>(?+>%>(Q/!.#->)>%@+[E  NM|9/"-"M>#>+2}4!@*P/ >*>+V%M>*>+R/#.!-N ?&>)>*[E  NM|9/#>#>*[E  NM|9/#->(>+]?->)>+[?0N ?!#M>!>*R%M>!>)[?">!>#[?%N ?&>!N![?!N>N >"F  @"Nr ]N{!aN;S<>"bN{!aN>N >%F  @"Nr ]N{!aN;S<>"bN{!aQ/!.%--"M"f"M>*P%M>+?".!->*>+V%M>*>+R/#>)>*[?)N ?".!->)>*[@!N >!E  N~"f|:<?)>+>*]?"N >#>*[E  NM|9/!;->">+>*]Q?%>#>*[-?!"M>)%MN ?&>!N R>%a/!.&->!/#.!->)>!>"2~6!/#-N ?&>-N%S/"N >0>0C  @!N{}&y)aN*|X>!N9|XN{}&y)ab@!N}N~C~7~X"S>!N}N~C~7~X"T]<?&."-"M"M"M>)>(2}4!@"P/ >">(V%M>">(Q/!."->">)[E  NM|9/!->">)[?!>(>"]?".!-N ?!-N ?&>,N*[>!N!>!<@#>"N >!<@"N})~ q N%2s!>,C *N!R/!"M>,C .@!P/ >!>"V%M>!>"Q/!.#->!>#[E  NM|9/"->!>#[?&>">!]?-.!-N ?&-> >.I 2> >(I *> >-I %> >&I  > >/N >.<N >/<I .>,N>[B -~5)"6f"}%>%%M>#>%[?8>!>"[?4A N~? ]@(N?[?1Nf?2#MN ?&"M>">#F  @5N >5N|5S<N:^@-F ~SlM@*]>*>"]>">*T<@.N#>*N"e@%>%N#V<N!>%<@3>*[T/ >-N~=lq [@->*[?+>-?%"M>"%M>!?)#M"M>)F  @&NFQ/ >&N~> Q/ >%>+Q/#N>N >&Nr ]N{!aN;S<>&b#M>%F  @&N~> R>&NFRaP%M>%N![@%>+R/!.&--N>N >&Nr ]N{!aN;S<>&bR/#>%N![?%->)N![@)>4R/ --N ?)>%>+Q%MN!?&."-#M>%F  @&N~> R>&NFRa/!N!?&>%N![@%>+R/ -.!-N ?&>.>3T/ O ?:O ?;>"%M>!?%>"?&#MO!>%|,  j>;h?;>%N![?%>&N!]@&/ -->-?%>*?&#MO!>%|,  j>:h?:>%N![?%>&N!]@&/ -N ?&>:>;i}!}H>3N!dT/ >(z.                z- 2>(z.                z-  N ?%#M>(NM]>%[>%L  >%N![@%N>R/ ->"%MN ?%>!?+N ?0#M>1O J  >1z.                z- *>1O J | >(>0N![@)L >>+F  ?.>%N{!a?| N ?%N ?&#M>&?/>%>-[F  ?&N{!?,"M>0P/ >%P/ >.>/N{!aR/ >| >&N{!aR/ >(>%N!]N|#a[F  N![?,->%>([N?[>,N{!a@/>)N![N{!a@)>(NM]>%[@,N![F  N![N{!a@9>,F  >.>&N{!aR[N{!a@,>,>9T<@,>)>,S<@)>)>/T<@)L  >*>%N![@%R/ ->(>(z  |=z- 2>(>(z  Mz-  >(>(z  >z- M>(>(z  Hz- |=>0N![?0>.?%>+N![@+>4R/ -->3>(NM]>*[F  @)V?&->5>6>&>)>2Sa@%<?6>)>2>%<?2>%>7b?7>#N![@#>8R/ --> >6L !> >7N!aL  -}G+!.fA Nv!]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ -->%N.[N~&uq C  N~)uq C  >!>"[N>[>#2}5!>%Nu [@&N~&uq C  N~)uq C  >!>"N 2E>%C |;?">%C |=?#>%C |A?!>%>%C }+!I |9>%>%z  |Xz- K>%>%z  |Qz- C>%>%z  |Ez- 9Nouq N I  N}Yuq N I  Nmuq N#2~R!Nouq Nouq C  @(N#[I  Nnuq C  >(N"d[@(O J  >(N I *>%N I }7!>%Ogggg2J }/!>%N I l!>%Oggggq J k!>%> N)]N#SL Y>%>!I |A>%>#I |=>%>"I |;>%N I |L>%C 6?(>%>%C 2N >%C .Ngggg|XR<@)I |E>%>)>(N#d[I W>%N}E![>&2FN%?("M>%C }E!N!R%MN ?)N ?&.!-N!>">!>#T@"<?.N >!>"<?/N ?&N ?)#M>%N}V![N!>.>%C m!@+[>%C n!@,>+S@">,>/Tb@#<N >,>+]@!>#<>%N}/![2}G!"M"M"M>%C |E/ "MN >!>">,N >%C |A@#>#>%C |=T@#<Tb@"<@0P/ N!N!>%C |;>#<>+[>"<@-?#>!?"#M>#F  N+]@1N| UN N!>1dN}=gg%a<P%M>!>-[N!]?!N ?##M"M>!>#[F  N+]@-N| T/ N!>-dN}=gg%aP/ >">#N!]@#[/!.%-->">#[/#."->#N![?#>"N!]@"/ -->0Ng~+}S~L!>%C >@!>!Ng~+}S~L!V<U/!-N}Euq F  N!Q%M>%N}V![> >%N9[N"2|0Nz!a/"->%N~&![Nk~(q >%N}V![> >%N9[N 2|&N}Y~(q C  P/!>%C k!>*Q%M>%Nk![2~=!>%C }>!?(->(>*N.^[@!>,I *>!>+I %>!>&I  >%>*N![@*I l!.!->)N![?)->&N![?&>%N}E![>%Nu [2F>%C }E!/ --Nmuq N#2~R!Nouq Nouq C  @ N#[I  Nnuq C  > N"d[@ >*I *> >)I %> >&I  Nmuq >*N#^@ 2~R!Nouq C  ?!"M> P/ > N"d@"P/ Nnuq C  >!N"d[>(>"y,  -Nouq > >![I  2}W!>%C k!@!%M>(>!N.^2p!->%C }/!@!%M>%C }3!>!2p!->%N.[2~V!Nlrq N L  >%Nv![B -}3)!1fA NH]@%B > C B?#> C >?(>"?+>!?&"f#MN ?.N!?/N ? "f>(>#P/ ;"M#M> >([@*F  NGQ/!>#> N![@ R/ ->#@.? >(.!-> Nfc>#[?.N ?/>*N![-?0N >1/!;"f>+P%MN ?+N!?2N!?1N ?#>&.!-N ?#"M#M>#>&[@*F  NGQ/!N!?1>+>#N![@#R/ -N!?2>+?#>&.!-N ?1>#Nfc>+[@"?+>*N![@!-?*"M"M"M"M> %M>(F  N~X Q/!-> >#Q/!N .&->%N*[@,>&>#N >#2|(>,N!>%C .>%C *@ Ngggg|XQ@#<@(N >%C 2>#<2|+N > >#<?3"M"M>%C */ >%C 2@)P/ >%C .? >%N!|2 E>%>)I C>%N I B>%N!L >>%N|2I =>%>)I 9>%N I 6>%>)I 2>%> I .>%N|2I *>%>,2S>%C  @&N!>&<?#"M"M"M>%C %N >&<N!]0" !"->#F  N|+R/!."->#G  N}M~; Q/!-> >)[?&#MN ?-> >&Q/""f> E  @)N |<%M>)N{!a?#> N![.!-> F !N|6a?#>)N|#a?,>)N|KU%M>,N(d>#b?#> N"[.!-> F "N|6a>#N(db?#>)N|US%M>#>,N.db?#> N#[.!->,N4dNggx a> F #N|6a>#N(dbb@#Ngg~& Q/#> N%[-? N!?-"M"M>#N|%]0-%!!!!!!!!!% ->#N~; Q/"->#N>S/!>#N{ ]N>T/ --N!?-->3P/!>(>32p!>.?#>0?(>*?&>->/bP/#."->&>(> 2~6!? >.?#>0?(>*?&>/> N R@-bP/".!->.?#>0?(>*?&>->/bP/!--N >-/ ;N ? >2%fN &"M>"P/ #M> >![F  NGQ/!>"> N![@ R/ -->!-P->%NH[B -~2)!8fA N}3!]@&B Nlrq Nlrq F  @(N!>(<L  >(%M#MNlrq F  @(/ Nlrq >(N!>(<L  >(/ --N~&uq C  ?+>&NK[N >#>#N~)uq C  @*>!>"[N>[@,]@(N >(>*U<T@-<@)N!N!2o!>&C |3?2"M>&C KN!R%M>&C M?1N ?(>)P@//!>/%M>#?(."->1N!N!>+>,[>-<>*>,S<>)y,  >#?(.!->&C M ->&NK[N~&uq C  N~)uq C  >!>"> 2E>&C M?/>&C |3?4>&C K?5>&>&C dI H>&>&z  Yz- >>&>&z  |Az- 2>&>&z  |8z-  >&N~U [>1>(2[>&C }"@#>&C g!@!N#d[?(>&C |X?3N ?""f"M"M>(>!%f>#C %?6>#C  ?.>#N*[&>#-@!Q%MN ?*.!->!C %?7>!C  ?*>!N*[>(R/!->&N I }/!>&Oggggq J h!N%.!->!C .?8>!C *?| >&N I }/!>&Oggggq J h!N%>(>!N2[@9Q/ ;N ?!N%?0#M"M>!>9[@)N*[@,>(Q/ >)C  @:P/ >,C  @;P/ >)N%[C  ?+>,N%[C  ?->&C h!>"Q%M>&Nh![2~>!>&C }+!?0->!>0[@)>:I  >)N.[>-I  >)N*[>;I  >)N%[>+I  >&>"N![@"I }/!>!N2[?!>,N*[>(R/!-->&C }+!-?(N ?!>7N >*<?,>6N >.<?)>*N!>*<?*>.N!>.<?0"M"M>%NfQ%M> N#R/!."-N"?!>%N| T%MN&?+."->%F ~3jM?+.!-N!?!N!>5>/>4T@+<?-N >/>+<?.->&>8I |L>&>| I W>&>,I |=>&>*I |;>&>)I |9>&>0I |8>&>"I |E>&>(I |A>&>.I M>&>-I |3>&>+L |1>&>!L K>&NK[>&222}W!>&C h!@!%M>(>!N%d2p!->3%M>#>3N#d2p!->2%M>1>22p!-Nlrq N L  >&N}3![B -}8,",f!}%A Nl!]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ --> N*U%M> F qjM?*-N ? N~&uq C  ?,>%N*[N >#>#N~)uq C  @(>"N>[@&]@+N >(>+V<T@.<@)N!N!2o!>%C .?-"M>%C *N!R%M>%C 2?+>)P@//!>/%M>#? ."->+N!N!>&>,[>.<>&>(T<>)y,  >#? .!->%C 2 ->%N*[@#>+> >!28>%Nv [>*>#2|>N ?#N~)uq C  ?(N~&uq C  ?)"M>"N|KT/ >&>(T/ >">)[@,z.                z- 2>,z.                z-  ->%>"I ^>%N >&>&>(T@"<I |Q>%N!>)>"<I Y2K> N%V%M>+F #@&N R?#-Norq O J  Nnrq >&I  Nmrq >#I  N}/~#q >#N!cL  N}Vrq N I  N ?&N ?"A N2]@ B >%Nv [@(C .@)C 9Ngggg|XR%M>)C >?&>)C =?"-N}Vrq N I  Norq O J  N~&rq N I  N}/~#q Nmrq F  N!cL  > N I *> N I  > >%N~C [@)C *@,I .> >,I %>(>)> >">&2"> N2[B "M"MNgtq C  @ %M>%>%D YJ g!>%>%C ^I }+!>%N}Ysq D  J }/!>*>%Ng![>%N*[@">!N"RNysq C  > 2N2}W!?&>(2u!>"2~2!>-/!."-N}Yrq D  ?0N}Yrq Ogggg2J  N~&rq C  ? N~&rq N I  >%> I |X>%>0J |U>%Nx [N>2~P!>%C d@">%C |X@&[@*z.                z-  >*z.                z- 2>%>&N>[@*I |X>#P>!N"Ra?#"MNhtq |,  @0O%|?%M>%>%D YJ g!>%>%C ^I }+!>%N}Ysq D  J }/!>%Nitq |0  N}.tq |,  OHjN},tq |.  O>jhhO*j>0hJ }7!.!->%N%L }7!->%Ng![@(2|PNmuq Nujq >%C WF N2}E!Nxsq D  ?0Nmuq N%2~R!Nouq Nouq C  @!N%[I  Nnuq C  >!N"d[@!>0J *>!> I %>!>"I  >%> I }+!>%N > N>[> >&T@!<I h!>%N!>">!<I g!>%Nv [>%N~C [>(>#2-> >*U%M>%> I |X-N}Yrq C  @ %MNqrq C  > 2p!-N~&rq >%C |XI  N}Yrq >%D |UJ  2}W!?&>%Nv [2u!>%N*[2~2!>-P/!->+>-2p!-Nlrq N L  >%Nl![B >&-~/)!/fA N>]@(B "M"M> >"N{!a[F D@*N%Q%MN!?*>!C  N!Q/!>">#N9d2}(!N{!a?*->*N#Q/!->"N{!aN+U%M> F |7N!a/!->#N{!aN!Q%M> F O/!-> > F 2>*N RaL 2> C .@)> C BS%M> >)N![I .N/N*N(>!C  @-N!Q<>"N{!aN6Q<?.> C *?)>%F +?/>%F *?+>%F )?0>%F (?1>%F &?2>%F %?3>%C  ?4>&F  @,?%N{!? "M"f"M"M"M>,N!]0# !"%->&F !."->&F !?%N~Y!? ."-Nz!-? N ?%->(N I =>(>0L <>(>1L ;>(>2L :>(>3L 9>(>%L | >(> L 8>(>/L 6>(>.L 5>(>#L 4>(>*L 3>(>"L 2>(Nf>+>+N~= Q<L 7>)>(N2[N22~7!>)N!2~R!>)>)C *@ N![@"I *>)C %> N"d[>4I  >)N"2~R!>)>)C *@#N"[@ I *>)C %@*>#N"d[O J  "M"M"M>-N!]0" !"->!C *? >!C %?!>)N!2~R!>)>)C *@#N![I *>)C %>#N"d[N}Yggg%I  >)>!> 2x!>)C %?*>)C *? .!->)N!2~R!>)>)C *@!N![@ I *>)C %@*>!N"d[N~ ggg%I  ->(N I 2>(> >"]@!N"]I 6"M> >"U/ >*>"N"d[? N!N">!N"S<?*>(N2[?"#M> P/!> >"C  I  > N%[? >"N%[?">*N!]@*/ -->,N#R/!>&C %?#>("f>&C *@*P%MN ?*N!?!N .!-N ?"N ? "M#M>"> >#[E  N~"f|:[@"NCT/!N!?!>*> N![@ R/ -N .!-N > > >*T@ <?*N!>#> <?#N~"}5q ?!N#-I =>(>!I 9>(>*I 6>(>#I 2>(N%[>(N2[N"2}+!>)>(C *@ >(C .2~N!>(C %@!P/!> >!2p!.!-> N!L 3->(N>[B -n)!2fA N~? ]@)B >)> I |9>)N I 2>)Oggggq J *>)Oggggq J C>)z.                z- H>)O*J M>)>&G .|2 |;>)> z   z- 6>)> C 2I B>)N|3[?,"M>"P%M> C 9?..!->!>"NK^[?5>(N.[?6>"N!]N{{{{!aN![> C 9?.#M>!N>[?">(C 6?2>(C *?3>)C |8?4"f"M>)C |9C 9F |-N!Q%M>!F H@+N-T/!N!>+dNq<aP/!->)Nv [@+>)N*[@*>"2T>(>!>+N >*>"2,N .!->)Nv [@+>)N*[@*>"2T>(>!>+N!>*>"2,>,>!C >>!C B>(2~<!N!-?*"M>!F =@/N"Q/ >!C 6?">!C 2?+>!G 9?0>!F ;?1>)>!F <@8N~) QL |C>)>*L |B>)>1L |A>)>0|2 |?>)>/L |>>)>8L |=>)N L |D>(>)Nv [N*2~7!>(N!2~R!>(>(C *@*N![I *>(C %>*N"d[N >">">">+[@*T>%>*Sb@"<@*I  >*P/ N%>#>+N%d[>"<@">*N%d[?/#M>)>"D  J |=>"N.[C  ?0>"N*[C  ?1>(C 6?+>)Nv [>)C |9>62|7N!>+>(C 2[>(C 6@*>+S<>*>+]@+N >*>+V<2}/!?+>,>1>(C *N 2~;!>,>0>(C *N![N 2~;!>(N#2~R!>(>(C *@*N#[I *>(C %>*N"d[@*>+I *>*O J  >"N2[@">/R/ --"M>)C KN}&gq S/ >-P/ >.F |./ >(C *>3V%M>(>3I *->(C 6>2V%M>(>2I 6->4>)C |8T/">)>4I |8."->-N![?->!NK[@!>5R/ -?-->.F |,?!>)>,C *I |E>)>,D  J |=>)Nv [> >!>&>(2|;>)C *@ %M>)C .> N%d2p!->)C C@ %M>)C E> N"d2p!->)N~? [B >--~R(!5fA Ng!]@)B "M>#>%Q/ >%>(C 6T>#>%Tb@./ > >!>"N%>(C 2>#NE^[>.<@*>%>#]@">(C C@4>(C E@527>)N*[> C =@!NC[@1N~U y,  >!O%J k!>!O J }3!>!Oggggq J }+!>!O%J g!>!O J |X>!Oggggg!J |U>!O%J |Q>!O J |L>!Ogggg2J |E>!O!J |=>!O J |9>!Oggggq J M>!O%J K>!O J H>!Oggggq J C>)N I |/>)C 2@,%M>)NE[>,2~P!>)C H@#>)C |/@![?%"M>,N!R%M>,N!]@(%M>%N >(y- ->#>!>,[@/[N!]?%.!->!N![?/->%N L  ->)>/I |/>"NE^?2>)C 9>)C 2@.N"d[?"> C .?6> C 2?7>)C H?8>)C .?3>)C B?| >)C C?9>)C =?:>.?##MN ?(N >*@%N2[C  @!>%N.[C  @+]>!>+S>!>5Tb@0<?*"M"M"f>#>:S%M>"C  ?(-"M>(>9V/ >| >(N#d[@!C  N!R/ >*P/ >%NC[F  / >!C %?!N!.!-"M>.>%N*[C  @!U%MN ?(>&>,R/%N!?-.!->&>,R/"N!?->3>!N.^[@(C %N!R%MN ?(.!->)> >(C *2~#!>)C %?(>)C  ?-->(>*R/!>-N!>+>4[>0<>*2~6!P-?*>3>!N.^[?-N ?(N ?+>*>!>.Sa@0%MNyiq >6>-C  @+N.^[>+>7V<C *N)aN%Q?+->!>/S>*aP/!>!>8[@!F  >!N!L  >+>0aP/!N!a/!>-C  ?!N!?(.!-N ?(->%NE[?*>%>(I  >%N%[>!I  >#N![?#>"N%[?">2NE]@2/ ->12~.!>1>)N*[N~U y,  ->)Ng![B -}:(!-fA N2]@+B "M>"P/ > F A?-> N L A> F B?(> C =C g%?,>+O J *> N.[?)> C .?&"M"M>!> C 2@*V/ >!>&[F  @%N>T%M>!?#."->!N![@#>*V/ >%N>R/ >#>&[F  @%N>T/!->)>!2}J!@#>*V/!>#>&[F  ?%->%N@Q%M>"N!]?*>(N >(N~/ S<N{!aN.^Nwnq [?.#M> >#>,>+N*[2J@#P/"> C .?%"M"M"M"M"M>#> C 2@&V/ >#>%[F  @!N>T%M>#?"."->#N![@">&V/ >!N>R/ >">%[F  @!N>T/!->)>#2}J!@">&V/!>">%[F  ?!->-N!aP/!>!N{!aN~: R/!"M"M"M"M>"N![@#>&V/ >#>%[F  @!N>T/!>"N"[@(>&V/ >!N>R/ >%>([F  @!N>T/!->)>#2}J!@!>&V/!>!>%[F  ?!->!N{!aN~X Q/!-N~: ?!."-> >#>.>*2|8@"/"> N!L |&.&-N ?!-> >">!>*2|)@"P/#-> C .?&"M"M"M>"> C 2@(V/ >">&[F  @%N>T%M>"?#."->"N![@#>(V/ >%N>R/ >#>&[F  @%N>T/!->(>)>"2}J!@#U%MN ?%."->#>&[F  ?%->%NER/ "M"M>#N![@!>(V/ >!>&[F  @%N>T%M>!?#."->#N"[@#>(V/ >%N>R/ >#>&[F  @%N>T/!->)>!2}J!@#>(V/%>#>&[F  ?%->%N@Q/!.#--> C =>,I g%->#N![N >%Nz Q<?/->+N2[B >/-~ (!4fA NH]@&B >!C  @#N}&g2V%M>!2~W!>!Oggggq J  N ?#->!N4L 9>!N I *N >"C *@)>)>"C %T@)<?*>"C  ?%>#P%M>!2~=!-N!>%>)<?.>!N!I *>!C %@/N.I *>/>*I %>/N I  >*%M>.F  N|6Q?(->!N:[?0>&N*[?2N!?+#M"M"M>(>*V/ #M>(>.[F  N|&R/!>*>(N![@(R/ -.!->*>(@)S/ >(>*Q/ >*>(]?(>)>.[?%N ?#"M#M>#>%[F  N|&Q/!>(>#N![@#R/ ->(?#-"f"M>#%MN ?,#M>%>,[F  N|4Q/">#>,N![@,R/ -->#>)[@(.!->#>)[?(>)>,[-?#>&N#L =>&N(L 2>&>)I *>&>#I .>&>(I 9>&>(>#N![@#>#>(T<I 6>+N.^?#>+N%dN2[?,N ?-N ?)#M>2>-N.^[@%F *@3N*Q/">&N>[>.>*>%C  @4>%C %@52|("M>&C >@%Ngggg|XR%M>%P/!>&C B>%2p!.!-"f>!F 9@-N4Q%MN0?->&C C?%>&C B?1N .!->&>0G  |2 E>&>0F "L |+>!C .?1>!C 2?%>!C 6-?6>!>-L 9>!>6I 6>!>%I 2>!>1I .>0>&G E|2  >0>&F |+L "->!C  >+Q%M>!2~=!>!C %?/->#>/[@%>4I  >%N*[>,>3N*b[I  >%N%[>5I  >!>+N![@+I *>#N.[?#>,N2[?,N!?->)N!?)P/ -.!-->!C %?!>+%M>!>*I %>!>!C *>+N%dbI *-> >+I 2> >!I .> >"C *I *> >"D  J  >&NH[B -}K(",f"}%A N2]@#B >!N5[N|Ua@%N}2g%> N}2g%[> N2U<[@!Ngg}"a?*>!N2e?+> >%> >%T<N!]?&> N!]?(> N3S?,"M"f#M"MNxuq D  ?."M"f>&N}&"V%MN|">&|P]@ N!d>&> e[.!->&N%e-@!N![@ N|5U%MOf> }Lj>.})} @/O|6|E%M>/}H? >,%MN~Uuq C  > N"d[C  @ C .?!> 2~9!> N%]@">"C  N"cI  > >![.(-#M>#N%[> >%>(2}N!>#C %N!Q/%> N|6S%MNxuq D  Of> N![}Lj})} @.}H? >.Oq |A/!-->#N%[>!>%>(2}N!>#C %/#."->.>!}L}+O!})|=/!>#N%[>!>%>(2}N!>#C %N!Q/".!->.O |F/ >#N%[N|6>%>(2}N!>#C %N!Q/!->+M @!NfQ%MN ? .%-Nyuq C  ? Nyuq N I  >!N2d@!>*[?""M"M> N > >!Q<P%MNf>">!>"T<N|Ua?"N~Uuq C  P%MN ?)>!N!>!<N#[Nhg}"a@!N}3"bN}3}(}"a@ >!S/"> >"T/"N~Uuq >!I  > N%]N#N!> >"S<I  >!N Ng"y- .#-N ?)>!>!N5[N}3g}"a@ N2[@-T/!>">-S/!> N%]N)I  ."->!Nf>">!>"T<N|Ua@)V%MNyuq > I  .%-"M> N%]@"C  @!N!a%M>">!N"bI  .!-> >!]@ 2~9!-> >)2}S!-Nyuq >)I  ."-> >"S%M> >"2}S!-Nyuq >"I  .!-->#C *? >#C .-?!>!> >%[@%Q%fN!&>%>!2}S!N#-?!>%N%]>!I  ->#N2[B > -~A(!)fA Nv ]@%B "M>"P/ >">#2|=N{!aN"R/ >%Ogggg|UJ C>%N~0 L |,>%N>[>">#N~)}0q N"2;>%F >%M>%>%F ?L |+->%N~6 L H>%N}E}0q 2}A!L G>%"f> F |8P%M>%>#I M>%>"I |3N#.!->%N#L |1N!-L K>%N9[> N}E}0q 2i!>%N!I |8>%>%D 9J |9> >%N~& [N6N">%NC[>%NK[2|#-"M>!P/ >!C |/@"P/ >"NB^?#>!C H?"#M"M>"N>[F  @)N#Q/ >%N~& [> C %>"2D"M"M>%C |8@!Ngggg|XQ%MN*?&N~1 ?(.!->%C |;/!N+?&N~2 ?(>!P/ >%C |9>!2p!->%>(L |,>%N~= L H>%Ogggg|UJ C>%>"2}A!L G>%N2[> >"2i!>%N!I K>%>%D 2J |3>%N L |8> >%NK[>&>)>%NC[>%N~& [2|#.!->!P/ >%C |9>!2p!->"NB[?">#NB]@#/ --> C %@!C >@"%M>!C =@(>"N%d[?+#M>(C  ?)>%N~& [>(C %@!N!N!2o!>%C |9?*"M>%C |8P%M>%C |;?&>!%M>!%M>&>)>!y,  ->&?">!?##M>"N>N >"F  @,Nr ]N{!aN;S<>,bL  >"N![?">#N!]@#/ -->(N2[?(N}Vf?"#M"M>"N}7}2q [C  >!R/ >"N}3}2q [C  >&>!2~6!/ >%>&>!Nv}/q N"2;.#->"NB[@"/ ->%N*[>&>!Nv}/q N"2;>%F *P/!>%F +?">%Ogggg|UJ C>%>!I M>%>)I |3>%N!I K>%Nrm!|2 H>%>"L |+>%N L |8> >%NK[N2N">%NC[>%N~& [2|#.!->%C |; ->*%M>&>*2p!->(>+R/ -->%Nv [B -~:)"-f!}%A Nv ]@(B >!N=[?,>#N >#N,S<@*N.^@)Nh}Sq [?.>)F }1}SM?/"fNg~+}S~L!>%C *@)>)Ng~+}S~L!V<@0>"C *@)V>*N)]N#VaP%M>!C  N}&g2V%M>!2~W!>!Oggggq J  ->!N4L 9>!N I *N4.!->(N*[>!>"N >)>%C .2&>!C *?+>!F 9-?*>!C 6?1>!C 2?2>!C .?->!N I H>!N I B>(N L I>(>&L |/>(N!L H>(O%J C>(>,I B>(>%I >>(>.I =>(>+I 9>(>*N4RL |0>(>"D  J *>(>"C *I 2>(>!C %@"I 6"M"M"M"M>)>0U%M>/N!]0""#!->(N}/jg2I |:>(N(L |9>(z.                z- K>(N*[>(NK[2c.#->(N*[N >#2X."-"M"f"M"M>"Nyiq >+<@"C *@)N(aN%Q%M>"C %?+>(NK[>(N*[>%C  >%C %2IN ?">(F K@%N!]0#"%%!->(N*[N N,2X.&->(C |3.!->(C |3N![-?">(N*[@,N >"2a>,>">#2}U!Nyiq >(C 6>"N.^[>">(C 9V<C *N%e?"->(N*[@#>">)N%e2a>+NfQ/!>(>(D K@3J C>%N#R/!A N>]@"B >"N},ng2I ;>"N+L 9>">3O>}+}H@%I 2>"Nyiq >#C .>%N.^[>%>#C 2V<@%C  @)I 6>">%C %I .>">)I *>">3O*}+}H@%L :>%N{!aN"Q%M>"N!L =->#C 9F |*@%N%R%M>">%L =->#>"N*[2c>"N>[B .!->(N*[23->*N4R%M>(N&L |9>(>1I M>(>-I |8>(>2I |3>(>-I K>(>*L S>(N L |;>(Ogggg>>*N/]N >*N/T<}LO#j@3}+|3 U>(Og}(h}+q >3}+|3 T>(Oj}/koq!>3}+|3 |:>(N*[>(NK[2c-> >(NC[@"C *I *> >"D  J  >&P%M>!>!C BPL }/&->(Nv [B -~D&!&fA NM[@&B N!>!>#[>">%S>#>%Tb@!<?""M"M"M"MN >%>#]>!<@!%M#M>(@)N![?("M>">)[@*F  N|%R/ >!>(U/#>*N![F  @+NH]N{!aN,V%M>+N|KaNr ]N{!aN&T/%->)N"[>!V/#>*N"[F  @+NL]N{!aN~R!T/ >+N|KaN~( ]N{!aN~W!S/#->!>(R/ -->&N!L B>&>!I =>&>"I 9>&N I >>&N.[@(>&N9[2}>!>(2g!/!."->)Nfc>![?%"M>!N!]>)Q/ >*N![?(>%?"N ?!#M"M>(E  @*N |9/ >!N!a/ N!?!>(N![?(>"N!]@"/!."--N">!>*N |<<?%-> Ngggg|XI  > >#>)[@!I %> >!>%[N![I *."-"M"M>!N#U%M>"N!]?)>!?(#M>(P/#>(>)[>(N!]?(E  N |</ -.!->"C  Ng}&}(h|Xa/ N%>"N#[N}"a@(>"]>">(Q<@(>!N%]@)S%M#M>">([C  Ng}&}(h|Xa/">(N%[@(>)S/ -->">)[C  Ng}&}(h|XaP/!->&N|/[>!N!N!2o!>&C K?("M>&C |/N!R%M>&N I H>&>&C |3@)I E>&>(I C>!P/!>!%M>)>">!y,  ->&>!I H.!->&C |3 ->&NC[2g!>&C C@"%M>&C E>"2p!-P/!-> >&C 6I *> >&D .J  .!-> >%I *> >#I %> Ngggg|XI  >&C .@ P/ >&C 2> 2p!->&NM]B -};(!7fA N~? ]@&B Nw}8q ?+> C 6@)C .@,C .@->#T%M>,C *>#N9^[?+-> C  ?3> C *?/> C %?4> C 2?*> C .?0>&>"I |8>&>!I |3>&>!N![I M>&N|3[?"#M>&N~) [>([Nyiq >0>"C  @1N.^[>*>1U<D  J  >"N%[?">(N*[@(N9R/ ->)>+F 8@(N)aN=^[?"Nw}8q ?*>(>-S%M>,C *>(N9^[?*->&C W?5>&C |E?6>&C |A?7>&C |=?8>&C |;?| >&C |9?9>"C |A?+>"C |=?,>"C |;?->"C |9?0>"C |8?1>"C M?2>)C *?">)C %?("M>%F 7/ >%C .@.>%C *@%U/ >&NB[> C ="f> C 9@:C E>.S%MN ?.N!.!->.>%]?.>:C C>%[->.>*>)C 62W>&C B@)P/ >&C |/?+>&C H?,>&C E?%>&C C?*>&>&C KI |8>&O}&ggg>J |3>&N|3[?"N ?(#M>&N~) [>([Nyiq >,>"C  @-N.^[>+>-U<D  J  >"N%[?">(N*[@(N9R/ -N >%>%>*T@%<?"N!>)>%<?(>&C W?,>&C |E?->&C |A?+>&C |=?0>&C |;?1>&C |9?2->&N9[> C >@*N6[@ N!>3>/>4T@)<@%N >/>)<@)>9>| >(>">2>12e>&C 9?/>&N2[> >%>)>8>6>(>">0>-2e>&N*[> >%>)>5>7>(>">,>+2e>&C .? >&>#L |B>&N L |A>&N L |C>&>!I |=>&> I |;>&>/I |9>*>&N~) [2}I!>&N~? [B -~+&!+fA N>]@#B >#Ngggg|XI *>!C >@%%M>!C =@)>%N%d[?+>"C  ?,>"C %?*#M"M>)C %>*R/ >)C  ?">*?!>,?%#M>!%M>%F  ?&>"F  ?(>!N!]?!>%N![?%>"N![?">(N>N >(Nr ]N{!aN;S<bN{!a>&N>N >&Nr ]N{!aN;S<bN{!aQ/!."-->)C *?&"M"M"M"M>)C .@"P/ N ?!"M#M>!>&[F  @%N>R>%N+Ra/!>">!N![@!R/ ->"?!->!%M>!>"V%M>!>"Q/".#->!>&[E  N~"f|;/"->!>&[?%>!>"Q/">">!]?(>">&[@&N!]?"N ?!#M>!>"[F  @-N>R>-N+RaP%M>(>!N!]@![/!.%-->!>([@"P/">">(V%M>!P/%N ?%.%->!>&[E  NM|</#N ?%.#->">&[?%.!-N!?%-N ?"->"N >%<?!>%N!>%<?%>#C *Ngggg|XR%M>#N*[@"N"2~P!>#C 2@&>#C .[Nnq |2  >#>&N"[I 2>">!2~P!>#C 2?""M>!P@&/ >&/ >#C .>"[>%>!y,  ->#>!>"[I 2.!->#N6[>!N!N!2o!>#C 9?("M>#C 6N!R%M>#C =?&>!P%MN ?"."->!P/!>&>%>!y,  .!->#C = ->#>&I .>#>(I *>#>"I 2->)N2[@)>+R/ --> >#C 2I *> >#D *J  >#N>[B -}<("#f!}!"M"M"M"M"M"M"M"M"M"M>"N{!a@%N~: ]0?"((((((((((%(((((((&(((((#((((((! -"M>%N@]0. (((((((((()(-> C 2@&>!Nfc[?#> C .?%N ?"#Mz.                ?)"M>&>!>"[N![S/ >#N2S/ >!>%[N![z   ?)->#N2]?#>"N2[?">%N2[?%>)z.WWWWWWWWWWWWWWWWzA>)z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"M>&>(|Q>![@!>"[@"N1]@#T%M>!>%[N1]F  N@Q/!-> >#2|1N!e1->"N0]1-> >!N![>#2@1-> >!N![N >#2|81->!N}!T/&>!N%[@#> C 2@%T/&> C .@&>![C  N~Q~C~4}K(R/&N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/&>%N~> Q/&>"NH]N{!aN,S/&>"N|KaNr ]N{!aN:T/%.&->!N} T/%>!N&[@#> C 2@%T/%> C .@&>![@"C  N~E~#}O}=)c>"N%[F  N~D cb/%N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/%>%N~> Q/%>"NH]N{!aN,S/%>"N|KaNr ]N{!aN:U/%.#->!N}!T/#>!N%[@#> C 2@%T/#> C .@&>![C  N~L~I}O~B(R/#N ?">#>%S%M>#>&[F  ?"->"N{!a@%N|+Q/#>%N~> Q/#>"NH]N{!aN,S/#>"N|KaNr ]N{!aN:U/#."-N ?#>"NH]N{!aN,V/!-> >!2|3?#->#1-> >!2}V!N -p&"*f%}%A N2]@)B "M"M>#F .P%M>)Nyiq >"C .>#C %@#N.^[>#>"C 2V<@#D  J  >)>#C *@#I *>#N*aP%M>"C  ?%"M>"C %@#>)C  @&N![@(S/ >#>(]N*S/ >%>([D  ?1->#>&N3[@(S>#>(]N*Sb?*>#>&N+[@&S>#>&]N*Sb?+>%>([?,>%>&[?-Ngggg%?&N~Oc?##M>#Nh}Lq [F  @(N![?%>#Nwnq [D  ?."M"M>(N)V%M>.>1|?/"O ?.>+P%M>-D  ?.->%N*Q/!>#N~Qnq [D  ?/>(N1V%M>%N2Q%M>.>/|?/%.#-O ?0>*P%M>,D  ?0->.>/|?/#Nq!>%N#d]@%N|6T/#>#Nynq [D  >0i>%}Lj|=/".#->.>/iNg!>%N#d]}LjO |?/".!->.>1iNq >%N#d]}LjO |?/!->!N!2~R!>!>!C *@#N![I *>!C %>#N"d[>&I  .%->&N![?&>#N:[@#/ -->!C 6?#>">)>!N.[2}?!N!>#>!C 2[>!C 6@">#S<>">#]@%N >">%V<2}/!?">!N!2~R!>!>!C *@%N![I *>!C %>%N"d[>"Ngggg|XbI  >#>!C 2[N >!C 6@">#V<?!>">#]?#."->#C *?#>!N!2~R!>!>!C *@"N![I *>!C %>"N"d[>#I  -N ?!-> >#I %> >!I  >)N2[B -~+&!.fA N>]?(>#N>[?,"M>#N|KT/ >">,S/ >!>#[@)z.                z- 2>)z.                z-  -N!?*"fN >%>%>">,]@)N >">)V<T@%<@)N!U%M>(N~)}/q F  L 9>(Nq}/q D  J 2>(No}/q z   z-  Nggq ?%Nq ?-N~C ?1N!?+N .!-N!?.N!N!>!>,[>%<>">,S<@*F  @%N!U%M>%F ~!jM?.->*F !?/>(N}7}/q F  L 9>(N}/}/q D  J 2>(Ny}.q z   z-  >)N"]@%%MN9>%>%N9V<?1>*N"[?+>(N!b?0N ?%#M"M>%>+[F  N!]@2N#T/ >%N~3jq [F  @-N&U>-N"Ra/ >->0[>2N}8}/q [F  L  N!?3->1>%N![@%R/ -->(>3L  >)N|&S?+>*N|&[>/N=dN|#|Va?0N ?-N ?%"fN >)N|"S/ ;>*C ;?%N >)N@S/ ;>*C |"?-N >+/ ;>*C @-?1>)N|&]?3N >0>+<?0>.N!a?+>/N%eN!a?.>/N!eN!a?2>/N%aP?*>/N!a-?)> >1I => >-I 9> >%I 6> >3I 2> >0I .> >#I *> >(D  J >> >(z  *z- C> >(F 9L K> >.L |6> >*L |3> >2L |2> >)L L> >+L |1> >&N"RL |5> >&N!QL |4> N >,>">,S@"<I %> N!>!>"<I  -}<(#-f!}!!}%"M"M>!C .@%%M>%>!C 2R/!> N I  1->!C 6@&>!C *@%V%M> N I  1->!C %@)>&]?(>!C  @+?""M"M#M>%>&>*[@#NM]S%M>%@">#U/##Mz.                ?/"M>#>)T/ >(N2S/ >#>+[z   z.,,,,,,,,,,,,,,,,zA?/->/zY@"/#>(N2]?(>#N2[@#>%S/ ->%?".#->(N2]@-N2]@.N2]?,"}!z.                @/>#>)T/ ;z.                >(N2S/ ;>">&[z   z.,,,,,,,,,,,,,,,,zA-zY"}!z.                >)>#N2[S/ ;z.                >-N2S/ ;>">&[N2[z   z.,,,,,,,,,,,,,,,,zA-zYN2db}L"}!z.                >)>#N>[S/ ;z.                >.N2S/ ;>">&[N>[z   z.,,,,,,,,,,,,,,,,zA-zY}LO>jh?0"M>)>#NH[S/ >,N2S/ >">&[NH[z   z.,,,,,,,,,,,,,,,,zA?/->,N2]?(>"NM]?">*NM]?*>/zY}LOHj>0h@0|=/ ->0} }H>&[>*[NM[?".!->"|Q>#[?"-N ?("M>">&U/ >"N!]@#>)V/ >#>+[F  N/Q?(->%>"N![@#>#>%T<?#>">(>!F 9a]?%>&?".!->!>%N*[I .>!C 6?&>%C  ?">%C %@%?#-> >#I 2> >&I .> >%I *> >"I %>!>#I 6> N!I  -n&"(f!}%"M>"P/ >"N)]@#N >">#V<?)>!N#[N}"a>!]?*N ?##M"M"M"M>!>#[F  @&q@(N |<%M>*>#]N#a/!>#>)V/"#M>!>#[@%N%[C  >%C  bNg}&}(h|Xa/#>#N*[@#>)S/ -."-Ogggg}3>?+"M"M"M"M"M"M"M"M"M>&F }>~"MN"]0# !")->#N![@%>"S/"O ?+.(->#N![@%>"S/"O ?+.&->#N![@%>"S/"O ?+.%->!>%[E  N~"f|:/#.%->!>%[E  ?%"M"M"M>&N~?!]00 """"""""""""!"->%N|LaNlfQ/#.%->%N}Af|:/#."->(N|#[N{!aN.V%M>(N}%aN|TR/#>%NM|9/".#->%NM|9/!."->!>%[E  ?%"M"M"M"M>&Nx!]0&!   " ->(N1[N{!aN"T/%>%NM|9/".%->%Nx [N{!aNHS/!.#->%N}2f|:/"->">#N"[@%U%MO ?+."->!>%[E  N~"f|:%MOgggg}3q ?+."-O ?+>#N#[@%>"V/!>!>%[E  NM|9/"Ogggg}3~? ?+.!-O ?+>#N"[@%>"V/ >!>%[E  N~"f|;/!Ogggg}3q ?+-> >+>#}LhJ %> N!I  1->%N![?#."->#N![?#.!->">#U/ #M>!>#[E  N |9/!>">#N![@#R/ -."->">#T/ --> >"I *> >!I %> N I  -}-&!3fA Nx ]@"B >"N>[> >!2}M!>"C >%M"MN!?(>"C |/@)>"C K@/V/ >"C H?0>"C E?1> C 6?%> C .?2> C 2?3> C =?-#MNyiq >2>)N.^@![>)>3V<?,Nyiq >!>1[N.[>)N![@*>0V<C *N%e?)>-C *N}E"^?!>-C %@#Nk"]?&#MN ?(>!P/">">,C *I |Q>">,D  J |L>"N>[@+>#C .2}P!>"N2[>+N#2}+!> >"N~? [>"C 6@+>"C 92}#>"C 2@4%M>+>42p!->#N}E"[?#>!N}E"]?!>&N}E"[?&P/ ->%C *N%d?!>%C %?#>&NE[C  @,N{!a?+#M>!%M>!N2]?!>#F .?.>#N2[?#>+>.R/!.#-->"N)I =>"N}V}5q I 9>"N&I 6>"Nv}6q I 2>"N>[@!> >*>"N2[N"2|B>"C >@#N"Q/!>#N!aP/!>"C E?#>"C C>"N*[> >"C B2}*!>"C *N!R/!N!R/!>"C .?*>!> >#>&C  >-F 2N.^F }/}SMN.^F ~TnMN!2(>"C >P/!>"C C?&>"C B?(>%C *@#>%C  Q%M>%2~>!->%C %>#N%d[@!>,L .>!>*I *>!>&I %>!>(I  N!?(>%>#N![I *>)>/S/ --->"Nx [B >(-~I%".f#}%A N2]@(B "M>!C 6C .>"N{!a@%N1|UN!d[G 2@)P/ >"N >%N1S<N{!aN|3^@"F }T}TM@/>"F }S}TM@-[N~/ T/ Nyiq >!C .>#N.^[>#>!C 2V<?+>-N.^Nwnq [?0>!C %?">!C  ?,#M>/>)|Q@.U/!>+C  ?&>+C %?#>(>+C *@%I .>(>#I *>(>&I %>0>.N.^[F +@#N >#N|5S<@*N:^N~=lq [?#"M"M"M"M>%N*aP%MO ?2"M>">&N![@%S/ >">%]N*S/ >%>,[D  ?2->#F 9N![?%>#D  ?3O!>*}Lj@4O}5r}4~G~%~Wg}:C})O |?/!>2>3|?/%O ?2"M>">&N+[@*S/ >">*]N*S/ >*>,[D  ?2->%N*Q/#>#D *?3>4O~D~!~L}*}Yg~S~G8})O |?/">%N2Q%M>2>3|?/&.%-O ?4"M>">&N3[@&S/ >">&]N*S/ >&>,[D  ?4->2>3|?/%Nq!>%N#d]@&N|6T/%>#D 2>4i>&}LjO |?/%.#->#>!>(N%[2|CP/#."->2>3iNq >%N#d]}Lj|=/!."->2>3iNg!>%N#d]}LjO |?/!->->.[?&N!?1."->)N!]>)a@)N{{#a/ --> >&L !> >1L  >(N2[B -{%!-fA NH]@&B >"N%[?)"M"M"M"f"M"M"M>"C  @.N!]0"!" ->"N*[."->"C *@!> C =@ C k"T/">!>"C %@"S/#> N}3"[>!>"]@!2~P!> C k"?#>!%M> C }7"@%>#[>">%[>!y,  -> >!>#[I k".%-Nyiq > C .>)C  @%N.^[@(>%> C 2@+V<?)Nyiq >(N.[>%N![>+V<N%[->!C %?->!C  ?(> C =?*C  ?/>)C  ?+#M"M>(>+S/ >*C k">-T/ >!>/I  >.N"R/%>#>"C *@!N)aNu ^[@%C .N!R/%> >"C %@">%C 2@%>!>#> C 6C .@(C .>!T%f>(C *>!N9^[&Nw}8q -F 8N)aNu ^[NB[2C>&>!I .>&> C 2I >>&> z   z- 2>&> I C>&>&N.[I E>&N2[>"N![>%>&NC[Nk}<q 2|M.%->(N![?0>*C }/"N"d?,>*C }+"?)#M"M>,P%M>+?%.!->,N%]?,>)C  ?%>)N%[?)>%>0S/!>%>+V/!-->&> C >N6[N!> C  > C *@)> C %T@,<N >)>,<>(>%>*C }7">*C k"@(>->(2e>!>%I  >!>*C k"@-I %>%?(. - - - ->&NH[B -};("+f%}!> C .@"> C *@#>!>!>#T<@&S%M> C 9?+> C 2?%> F =?,> C %?(> C  ?)#M>(>"]?*>"?##M>&>#@!NM]@#V%M"}!z.{{{{{{{{{{{{{{{{@->!>(T/ ;z.{{{{{{{{{{{{{{{{>*N2S/ ;>!>)[z   z.0000000000000000z|%-?."}!z.{{{{{{{{{{{{{{{{>(>!N2[S/ ;z.{{{{{{{{{{{{{{{{>*N2]N2S/ ;>!>)[N2[z   z.0000000000000000z|%-?/"}!z.{{{{{{{{{{{{{{{{>(>!N>[S/ ;z.{{{{{{{{{{{{{{{{>*N>]N2S/ ;>!>)[N>[z   z.0000000000000000z|%-?0"M>(>!NH[S/ >*NH]N2S/ >!>)[NH[z   z.0000000000000000z|%?-->*NM[?*>-zY>0zY>/zY>.zYbbbP/!--"M>!>&V%M>%>&>"][?%>&?".!-#Mz.{{{{{{{{{{{{{{{{?-"M>!>(T/ >(>!]N2S/ >!>)[z   z.0000000000000000z|%?-->-zY@#Ngg%b|Q>![?!>#P>!>&Sa/ ->%>&>!>!>&T<@#>"][?%"M>!>&V%M>#?".!-"M>#>(S%M>#>)[F  ?!>#N![?""fN!>,N!aP/ ;N >!qNM|9/ ;N"N!>!N~M!T<->%[?%"M>!N,]0%"## #->">(V/!>">)[F  N,R/!."->%N![?%>#N![?".!-> >%I 6> >+N![@+I 9->">&S/!--> >"I .> >%I 2--~>%"1f!}%A N>]@#B "M>!N"S/ >!N%d?)> D  ?4N2?%#M>4> >%[D  @4|E%M>)>%N2[@%R/!."-->"N I *>">!2~Q!>"C *?&>"C %?%>)%M>%>&N%d[> >)y,  ->">!>&[@"I *#M>%@&>"@)N%d@1[?-> ?%>!?*>&?"#M>#N2[@(>%>*2}C!>#>#C 6@.I %>#>#C 2@/I  >(>#C 9>#C =2}C!>#>#C 6@+I .>#>#C 2I *>#C 9?%>#C =?*#M>#C *?2#M>"?("M"M"f>.P%M>+P/">#N*[.!->#>+P/ ;>#N*[>#>/D  >2D  |C<-@,C %@3P/!>(>-@"Q/">,>3N!]I %>,>,C  @"N2[I  >(>"C *I *>(>"D  J  >(N2[?">#C %?.>#C .?+>#C  ?/.#->*/#>0N!c?">&D  ?4N2?%#M>4>%>&[D  @4|C%M>"?0>!?"> ?%>)?!>&? .(->1>%N2[@%R/ -N!?*>0N!a/&>)>!>!>)T<?%#M> >&D  J  > N*[>&N*[C  I  >&N2[?&> N2[? >%N!]@%/ -.&->(N2N >(>-R<[?". - - - - ->#N>[B >*-~.%!)fA N2]@(B "M> C k!N)]N"U%MN!> C |X> C g!@!> C }"T@#<?&N ? N >!>#<@%%M>&F  N|6Q? ->"N >"N{!aN|5S<N{!aN:^N~=lq [?)#M"M> >%V/ #M> >&[F  N|&R/!>%> N![@ R/ -N ?".#-N ?">%> @!S/"> >%Q/">%> ]?"> >&[?*N ? "M#M> >*[F  N|&Q/!>"> N![@ R/ ->"? ->(N%[>&>%>!"f"M> %MN ?##M>#>*[F  N|4Q/"> >#N![@#R/ --> >![@ .!-> >![? >!>#[-2|(>(C %@!Ngggg|XQ/ >(C *?""M>(C .@#>)F 9Q%M>)>">#2~6!?#>!P/!>">!2p!>#/"N!?".%->!P/!>">!2p!.!->#/ -N!?".!-> C h!?%> C }+!@&>!T%M>%>!N.^[C *@#N%eN >#N)aN%Q<?#-> N~U [?)>!N![? >"N >"N{!aN|5S<N{!aN:^N~=lq [?!#M> >#S?"> >#V/!> >&S?*Nyiq >%> N.^[@+N.[> N![>&V<C *N%e? >!>)>+Nyiq >*<2|CP/ -->(N2[B >"-~L%"*f!}%A NH]@%B N"?&"M> C *@-Ng~+}S~L!>"C *@)>)Ng~+}S~L!V<T/ >"C .@)Nq T/ >!N >!N,S<@(N)]N#S/ >"F 6N!a/ N ?&Nluq N I  >%> D  @.J 6>%N4L .>%>(N.^Nh}Sq [@(F -L F>%>"I >>%N L |+>%N L |*>%Nl~)q I B>%> C *I =>%>#L |)>%NfN >#N{!a<|2 C>(F *?(>%N6[?+>.}H?*"M"M>%C 9@,P/ >*F  @ N>T/!N!?&>,N!Q/ > N>R/ >*F !@ N>T/!-N ? >+N 2}J!@&>,V/ >&>*[F  ? -"M"M"M"f"M"M>!N#]0#! ! ->%N*[>&> >(N.^Nwnq [>)29.!-"M> N{!a@ N~: R%M> N~X Q/!.#->%N*[>&N![>(N.^Nwnq [>)2|8.!->#N{!a/!>"C  /!>%>(L E>%N!L |*>%N*[>&N![>)2@-@!P/!"M"M>!>%C 9@"V/ >%C 6@#>![F  @&N>T%M>!? ."->">!N![@ U/ >&N>R/ > >#[F  N>T/!->+>!2}J!? -> >-Q@&/#>%F |+N!aP/#."->%N*[N!L |&-N ?&>%F |+P/!-N"?&->%NH[B >&-}3%!2fA N2]@,B "M"fN >!C .@(Nyiq >!C 2@*<C *N)aN&Q/ ;"M"M>"%M>,N*[>!N >">#26>,C *N!a/!."-N"?%>*P/#>(C *@"N>S/#>"N)aN%R/#>"N%e?/>!C %?2>!C  ?3N!?#N!?&#MNyiq >(>&@"N![@&N.^[@%>&>*V@-<C *N%e?&"M>-/ >%C *@%N)aN&R/ >%N%e?->"N"[@4?%"M#M>%>-V/!Nyiq >(>%N.^[>%>*V<C *@.N%e?%>.N)aN%Q/ -.!->!Nyiq >(>0>">)<@0N.^[>*>0U<N!>3>(>"N.^[@%C  N![@.[>%C %@)>)N R]@)>.S>)>2Tb@5<N >)>.]>5<>%C *N*aN#e2|F>#a?#>">+>->4T@"<?+>">1b?1N!?)->&>/S/ -N"?%>1N!aP/#N!>#N!a/";N ?+N"?&.!-N!?&N Nyiq >(>,C .@+N.^[>*>+U<C *N)aN&Q/!;-> >&L !N#-?%> >+I %-> >%L  >,N2[B -~F%#*f!}!"}%>!N![?,> N.[?-> C 2@*>!Nfc[?)> C .@+?(#Mz.                ?."M>*>!>%[N![S/ >)N2S/ >!>([N![z   ?.->)N2]?)>%N2[?%>(N2[?(>.z.WWWWWWWWWWWWWWWWzA>.z.""""""""""""""""z|>z.????????????????z|%z|=zY@&P/ -"f"M"M>*>&|Q>![@)>%[@%N1]@&T%M>(>)[N1]F  N@Q/!-> >&2|1@)/!N 1-N ?)>%N0].!-> C 2?*> C .?+>)N!e-?&"M"M>&>*V/ >&>+[F  @%N>T%M>&?(."->&N![@(>*V/ >%N>R/ >(>+[F  @%N>T/!->*>->&2}J!@(U%MN 1->(>+[F  ?%-"M>%NLQ%f"M>*>,S/ >*>,]N*S/ >+>,[D  ?/->)N!a/!>#D  @0O!>/OfN)>&>!]N"]@%>%N)V<N#d}LjOfi})>%}LiO}8~U}I~W}:}U~=}=}@f}%OL}+j@/})O |?%M> >!>&>"2}"/"->#>/>0hJ  > C =@#C g%@"Nq V%M> N!L |&N 1->#>"N#d[@ >!I  > >&I %>#>#C g%N![I g%>(N![&N -1-> N!L |&N -~;*!!fNmrq C  N"Q%MNg~#q N!I  N~Urq O J  Nxrq Oggggq J  N~Grq O%J  N~?rq O J  N~7rq Oggggq J  Nvrq O J  N~)rq Oggggq J  Nqrq O!J  Nh~#q O J  A NH]@ z.                z- >Nnrq > z  =z-  N}Yrq > C EI  Nmtq N4L  Nvsq N4L  N}/~%q N4L  N~C~#q N4L  > z.                z- *Nmrq N I  N}/~#q N |2  Nh~(q N!I  Nytq O J  N~Qtq Oggggq J  Nwtq O%J  N~Ctq O J  N~;tq Oggggq J  N~3tq O!J  Nutq O J  N~&tq Ogggg2J  N}Ytq O!J  N}Rtq O J  Nntq Ogggg2J  N}7tq O%J  N}/tq O J  Nhtq O%J  Nysq O%J  N~Qsq O J  Nwsq Ogggg2J  N~Csq O%J  N~;sq O J  N~3sq Oggggq J  N}Vsq Oggggq J  Nmsq Oggggg!J  Nlsq O*J  Nksq O J  N}3sq Oggggg!J  N}+sq O%J  Ngsq O J  N~U~&q Ogggg2J  Nx~&q O%J  N~G~&q O J  N~?~&q Oggggq J  Nv~&q O J  N~)~&q O%J  Nq~&q O J  N}V~&q Oggggq J  No~&q O%J  Nm~&q O J  Nl~&q Oggggg!J  Nk~&q O%J  N}3~&q O J  N}+~&q Ogggg2J  Ng~&q O%J  N~U~%q O J  Nx~%q Oggggq J  N~G~%q O%J  N~?~%q O J  N~7~%q Oggggg!J  Nv~%q O%J  N~)~%q O J  Nq~%q Ogggg2J  N}V~%q O!J  No~%q O J  Nm~%q Oggggq J  Nl~%q O%J  Nk~%q O J  N}3~%q Oggggq J  N~U~#q O%J  Nx~#q O J  N~G~#q Ogggg2J  Nv~#q O%J  N~)~#q O J  Nq~#q Ogggg2J  N}V~#q O!J  No~#q O J  Nm~#q Oggggq J  Nl~#q O%J  Nk~#q O J  N}3~#q Oggggq J  N~7~&q N L  Nqsq N I  Nosq N I  N}+~(q > z  *z-  --~.&")f!}!A N2]@%B "M"M"M>!> C 2@#V/ > N.[?*#M"M"M"M"M"M>*C  @&>![F  @"N~; R%M>"N@Q/!>"qN |9/%>"N>S/)N >!]?"#Mz.                ?+"M>!>#T/ >">#[N2S/ >!>&[z   ?+->"N2]?">!N2[?!>+z.WWWWWWWWWWWWWWWWzA>+z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ ->(|Q>"]N2]?!.&-"M"M>!N![@">#V/ >">&[F  N@]0|A#            #                                            #     #   #       #   # #! -> >"N+2q!N ?#.+->%N*[> >!N"[2}%N ?#>%C *N!R/*>%C .@"Ngx#aNgo#R%fN(&>!N([@&> C 2@(V/*>&> C .@)[F  N~; R/*>(>!N)[@&U/*>"N{}U#T/*>&>)[F  N~R R/*>%> >!N*[2}%>%C  N!R/+>%C %Ng~U#aNg}V#R/*N.->![@!P/*> C 2?#."->!N!dN"[>)b?#.)->!N"[?!-N!?).!->*>!2]@"%M>!>"[?!.!-> >!2}K!N ?#.%->!>#S/ --> C 6>!T%M> >!N.2q!N ?#."-> >!N-2q!N ?#.!-> N1L %> >!I  > >!N([I *->%N2[B >#-}F%"*f!}%A N>]@&B > >!>">#>%N 2|&>&N6[>!C B@*N*N22o!>&C 9? >&C 6N!R%M>&N I 2>&>&C =@)I .>&> I *>!C >?,>*%M>*N9^? >,N5[?%N ?#N*?"#M>%|,  >%N)]|0  O*jh?/>&C *>#Q%M>&N*[2~A!>&C .?)->">)[@(>#I  >(N*]>/J  >&>#N![@(I 2>%N9[?%>"N2[?">(?#> N9]@ / ->&C .?)->&N I =>&Oggggg!J 6>)>(>&N6[2|.?">&C 6? "M>"P%M> %M>&C 9> N%d2p!->&C *@ P/!>)> N%d2p!.!-> %M>&C 9> N%d2p!->!O%J >>!C =?">!N I =>&C *?%>(%M>!N=[?->(N%d?(>)N*[?##M>->#C  @+>*S2~T!>!C B? >!>*>+T%f>!C >> N9^[@.>,>+N9^[@+D  J  >.>+z  *z- *> N![&> -I B>#N2[?#>(N2]@(/ -->%%M>)>%N%d2p!->"P/ >,>"N9^2p!->&N>[B 1->&C = -}.&"*f!}%N}Vsq ?)A Nv ]@(B N}Vsq C  N}&g2V%MN}Vsq 2~W!N}Vsq Oggggq J  -Nvsq N4L  Nqsq N I  "M>"C *@*Ng~+}S~L!>&C  @+>+Ng~+}S~L!V<U%M"M>!N{!aN(T%M>(N.[N}Vsq >"2A.!->(N.[N}Vsq >"N >*>&C %2&-Nvsq F  N4R%M> N I *> Oggggq J  ."->"C  ?*>"D %?0N}Ysq C  ?+Nqsq C  ?,>(N I H>(>,I C>(>+I B>(>0J =>(>*I 9>(N I 6>(Oggggq J .>(>&C *I E>!N{!a@!N.^Nh}Sq [F *N.^F ~TnM?&"M"M"M>!N#]0# ! !->(>,I |;>(>+I |9>(>0J M>(>*I |3>(N|/[>(N|3[>#>%2I"M"M"M>(F |/N!]0#!"" -N!?->(C K?#.!-N!?->(C KN![?#->#N![?%>+>#N.^[?.N ?!#M>!N >">)T<P%M>-P/#N ?-N ?">#>,S%M>.C *@!N%eN >!N)aN&Q<?"->*P/#>*?!>%@)>"V/#-Nyiq >+>)N.^[>)>,V<C *>(N.[>)>&2+N%e?). - ->(N.[N >&2+-> >(C 6I *> >(D .J  .!-> N I *> Oggggq J  ->(Nv [B -})%!#f> C 2@">!T%M> C .>![F  NFQ?#-"M"M"M"M"M>!>#[@!>"V/ > C .@#>![F  @%NHQ/!>%NH]N{!aN+T/ "M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#."-> >!N)2q!."->!N![?!-"M"M"M>!>"V/ >!>#[F  N|+R/ >!N![@!>"V/!>!>#[F  NH]N{!aN+T/!"M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#-"M>!>"V/ >!>#[F  N~>!aNs R/ >">!N![@!T%f>!>#[F  N|*]Nz!a&N!-P>![@!>"V/">!>#[F  NH]N{!aN+T/""M#M>!>#[F  NH]N{!aN+T/!>">!N![@!R/ ->"?!->!P/#-N ?%>!>"S%M>!>#[F  ?%-"M>%N|+Q/ >%N~> Q/ >%NH]N{!aN,S/ >%N|KaNr ]N{!aN:T/%-> >!N*2q!."-> >!N)2q!.!-> >!N)2q!-N ?!->!-~X%!)fA NH]@&B N}Yuq N I  Nouq N I  >&N I 2>&Oggggq J *>&>!C 2I B>&>!z   z- 6Nmuq N#2~R!Nouq Nouq C  @%N#[I  Nnuq C  >%N"d[@%O J  >%N I *Nmuq N!2~R!Nouq Nouq C  @%N![I  Nnuq C  >%N"d[>#I  "M>#P/ >">#N#d[?)> N{!aN.^F }0}SM?*#M>"F (?%>"F &?#>&>"F %@ L |)>&>#L D>&>%L C>&> N > N~/ S<N.^@(F ~KnM>*>(F wnM<L |*Nmuq >&NC[N%2~7!Nouq C  ? Nmuq N"2~R!Nouq Nouq C  @%N"[I  Nnuq C  >%N"d[O J  >!>&N*[>"C  2}L!?+"M>#N"R%MNnuq C  ?#Nouq C  ?%.!-Nmuq N!2~R!Nouq Nouq C  @,N![@%I  Nnuq C  @#>,N"d[>(Nwnq [F +Ngggg%bI  ->&>+I C>&>%> ]@(N"]I E"M> >%V/ >#> N"d[?#N!N">(N"S<? >&NC[?%#M>#P/!>#>%C  I  >#N%[?#>%N%[?%> N!]@ / -->"N*[@">)R/ ->&C *@ P/ >&C .> N%d2p!->&NH[B -}D%"*f!}!A N~? ]@*B >&C 2@,>!C B@->,>-S<?+>!C >?."M"M"M"M"M>-P/ >.>-N!]@0N9^[@/F 5@1N&T/ >1N"Q/ >,P/!>+N!]@,>0V/">/z   ?2>.>,N9^[@,>/D 2J 2>,>2z-  ."->+/!-N ?!.!->*>&I 9>*>#D  J  >*>#C *I *>*>!D %J .>*>%N >%N,S<N.^Nh}Sq [I 6>*NC[>+N%NK2o!>*C E?!>*C CN!Q/!>*N I B>*>*C HI >>*>!I =>*N=[>+2~S!>*C B?!>*>+%f>!>+[>*C >>!NK^[?!>.?&#M>*NC[>*>&2.>!>*D |EJ H>!>*z  |9z- >>!>*z  Kz- 2>!>*z  Cz-  >!NK[?!>&N9[?&>+N!]@+/ -&>!-I B>*NC[>*>%>.>->*N=[2#>*>*C >@#>*C B>*C E@%>*C H>(>)2>?!>*C C@&%M>%>&N%d2p!->*C =@%P/ >#>%NK^2p!-> >!I  > >!>-SL &> >"F *L %>*N~? [B 1->*C H -~U#!5fA NH]@#B Nyiq > C .@.>"N.^[>"> C 2@+V<@&C *?,>&C  ?/>#"f"M>!N >!N{!aN1S<N{!aN|3^@%F o}TMN!Q>&C %@0NfRaP%M>#N I 9.!->%Ny}Sq [?)"M>"N![@&>,N%e@1S%M>)F |1N.^@%F ~RnM@(N >(N|5S<N:^N~=lq [?2>%Nwnq [?3> C 9?4N ?%#MNyiq >.>&N.^[@5N.[>&N![>+V<@-C *?(>-C  ?6"M>2> Nyiq >5>&>+V<2|CP/ N ?%>(N)aN#R/ >4F F?&>3F -?%>(N*aP%M>#N*[>%>&N!a> >6N![2O>#C .?*>#C *?%.!->#N2[>%>&N!a> >-2}D!>#C 6?*>#C 2?%->(N%e@&>1S/ ->%N!a/!->#N I 9>)G |-."->#>*I =>#N!I 9>)>*N)aN!d[G @?7-N -|2 @>#>7|2 >>#>,I E>#>0I C>#>/I B> >!>">#NB[>#N9[2| >#NH[B -}N%!*fA N>]@)B Nw}8q ?(> C 6@*C .@+C .>#T%M>+C *>#N9^[?(->)N.[> C =@+>%>&2|?"f>)C .P%MN ?(N .!->)C 9?,>)C =?->)>)N.[N">(>*C 62}&!>(F 6@(N >(N~/ S<N.^F ~QnM?*>)C  ?("f"M"M"M"M"M"M"M"M"M"M"M"M"M"M"MNyiq >,N9[>-N"U<C *N)aN"]0%# !"%-N!?..#->*0,,####&#.*,#->*0,+""""%"(*+"-N!?/->*0,)!!!!#!%&*!->(N!Q?(N .,->(N!Q@(>./*;N .+->(N!Q?(N .*->(N!Q@(>//(;N .)->(N!Q?(N .(->(N!Q?(N .&->(N!Q.#->(N!Q."->(N!Q?(N ."->(N!Q-?(N!-?,>+C k"?->+N}3"[>&2~P!>+C k"?*"M>&P@./ >./ >+C }7">*[>%>&y,  ->"N L S>">,L |9>">(L R>"N#|2 P>">-I 9>"N!I 6>+>&>*[@%I k">">%I =>"F |1P%M>"NfI |/-> N">!>#2}F!>)N>[B -n%!(fA Nl!]@(B >"C |3?)>(N |2 |->(No}/q D  J 9>(N}V}/q z   z- >>(N~)}/q F  L H>(>"D |/J .>(>"C |3I 6>(>"F M@*L |,>"C C?+>"C B?,>"C E?->"F |8?">(N L J>(>#L I>(>"L |0>(>-I *>(>+N >,Ngggg|XR<I %>(N!L |/>(> N{!aN.^Nh}Sq [I |;>(>!C 2I |9>(>!z   z- K>(>(N%[I |=>(N~G [N!>)>)N!U<@ >&> >&S<@!N%NK2o!>(C ^? >(C |QN!R%M>(N I Y>(>(C |UI |L>(> I W>(N~; [>!2~S!>(C Y?">(C |L?#>&%M>!>"[>#>"NK^[?"#M>(N~G [>(NK[>%2.>">(D k!J H>">(z  }+!z- >>">(z  |Xz- 2>">(z  |Qz-  >"NK[?">%N9[?%>!N!]@!/ -?"->(C W? >(N%L }">(N~G [2|P>(>(NK[>#>"N%N Ny}4q Nmuq 2>I |A>(N |2 |ENmuq >(N~3 [>*N!a2}E!> %M>#> NK^2p!->(Nl![B 1->(C |U -~6#"%}%(f"M>#C %@+>%S/ >+>%]N*S/ >#C  >%[D  ?*-"M>!N{!a@,N%U%MN ?!>">,N,^Nnlq [@,[F *@"N >"N+S@"<@-P/!>,N!>"<?,>+>%N2[@!S>+>!]N*Sb?.>+>%N*[@"S>+>"]N*Sb?+>!>#C  @#[?/>">#[?0N ?%#M>%>,[F  @!N >!N|5S<@!N:^@#F ~SlMN![?">#D ~=lM?&"MO!>!}Lj@(O}5r}4~G~%~Wg}:C})|=%M>&>*|?/!O ?&>+P%M>0D  ?&-N!?!>"N*Q/%>#N~=lq [@#D *?)"M>(O~D~!~L}*}Yg~S~G8})|=%M>"N2R/!>&>)|?/#.(->&>)iNg!>"N#d]}Lj|=/&."-O ?(>.P%M>/D  ?(->&>)|?/!Nq!>"N#d]@"N|6T/!>#D 2>(i>"}LjO |?/!.%->&>*iNq >"N#d]}LjO |?/ N!?!.#->->%N![@%R/ --N ?!-> >%I %> >!I  -~T#!%fA N2]@#B "M"M"M"M> F  N!]0# !"#->"> F !@ N > N|5S<N:^@%F ~SlM@ 2~P!>"C *?!> %M>"C %>![>%N~=lq [> y,  ->"> >![I *."-> F !? >"C *@!>"C  Q%M>"2~)!->"C %>![N@L  >">!N![I *>"> N > N|5S<N{!aN:^@%F ~SlM@ 2~P!>"C *?!> %M>"C %>![>%N~=lq [> y,  ->"> >![@ I *>"C  > Q%M>"2~)!->"C %> [N@L  >"> N![I *.!-> F "> C %?&> F !? >#N"L *>#> L +>#N*[>!>"2|7>"C *@ >"C  Q%M>"2~)!->"C %> [NLL  >"> N![I *>#>!>&2~#!>#C  ?&>">#C %@ 2~P!>"C *?!"M> P@(/ >(/ >"C %>![>&> y,  ->"> >![@ I *N!aP/ >"C  > Q%M>"2~)!->"C %> [NEL  >"> N![I *->#N2[B -n#!)f"M>#P/ > N.[?*> C .?("M"M"M"M>!> C 2@)V/ >!>([F  @&N>T%M>!?%."->!N![@%>)V/ >&N>R/ >%>([F  @&N>T/!-N ?&>*>!2}J!@%>)V/!>%>([F  ?&->&N~< Q/!->#N!]?+#M"M>"%M> >%>&>">+29@%/!.%-> >%>&>+2|)@%P/#-> C .?("M"M>%> C 2@)V/ >%>([F  @&N>T%M>%?#."->%N![@#>)V/ >&N>R/ >#>([F  @&N>T/!->*>%2}J!@#>)V/#>#>([F  ?&->&NER%M>&N~< R/#>#N![?,.#-"M>#N![@!>)V/ >!@%>([F  @&N>T/!>#N"[@%>)V/ >&N>R/ >%>([F  @&N>T/!-N ?&>*>!2}J!@%>)V/ >%>([F  ?&. - ->%N![1->,-~?#!&f>%F *?&"M"M"M"M"M"M"M"M"M>"C *@(N)aN#]0& !#%*%->&N!]N&S/!>&P/%.(->&N!]N*S/&.#->"C %@)>"C  @+]N"Q%M> >!>#>%2~B!1-> C 9F G?*"f>(N*aP%M>&N!>+N![@"> C  [>)>)N R]@%>"S>%> C %Tb@&<N >%>"]>&<>*N!a24.!-> C =@%N I |Q> >">%N~? [2}?!>&>%C Y>%C |Q>*N!a24-@"N{!aN9Q/&> >"N >#>!2~L!1->&0,!#######"!#->&/"-Nyiq > C .>!N.^[>!> C 2V<C *@"N(aN%R/"> >!>"N%e2a1-> >!>%F -2}U!>!N![>(N%eR/!>"C %NfQ/!>%F &@"N#Q/!> N+>">#>!2~L!.!-Nyiq > C .>!N.^[>!> C 2V<C *@&N(aN%Q%M> >!>&N%e2a->"C %NfQ/ > N(>%F #>#>!2~L!--}X#")f#}%"M>!F L@)N >)>!F |1@([Nv S@*<@!P/ >!N.^?)>"C %@!>#N2[@&S>!>&]N*Sb?+>!>#N*[@#S>!>#]N*Sb?,>(N.^Nwnq [N!>*<N+[?!>"C  @">&[?*>">#[?-N ?"#M>!F  @#N >#N|5S<@&N:^@(F ~SlMN![?#>(D ~=lM?."MO!>&}Lj@/O}5r}4~G~%~Wg}:C})|=%M>%>.|?/!O ?.>,P%M>-D  ?.-N!?&>#N*Q/#>(N~=lq [@(D *?0"M>/O~D~!~L}*}Yg~S~G8})|=%M>#N2R/!>.>0|?/#.&->.>0iNg!>#N#d]}Lj|=/%."-O ?/>+P%M>*D  ?/->.>0|?/!Nq!>#N#d]@#N|6T/!>(D 2>/i>#}LjO |?/!.#->%>.iNq >#N#d]}LjO |?/ N!?&."->!N.[?!>"N![?">)N.]@)/ -N ?&-> >"I %> >&I  -}L#",f"}%A NH]@"B > C 6?#>!C .?)>!C 6?%>!C 2?,> C .?&>"> C 2@-I 2>">&I .>"> C *I *>"> D  J  >!C  ?*>!C %?(>!C *?+>"Nyiq >)>%N.^[>%>,V<@ C *@%I E>"> D  @.J B>"Nyiq >&>#N.^[>#>-V<@ C *@#I >>"> D  @/J 9>.}H?!>.O>}+}H? "f>#N)aN#Q>%N)aN#QaP%MN N >/O>}+}H@#>/}H@%]>#>%S>#N >"C *@&>&>"C %T@&<Tb@#<@)N > >!]> >!S> N >+>(>+S@(<Tb@ <R/!;N!N!>"C  >&<>%[>#<N!N!>*>(<>![> <>)2~6!P.!->">"N9[N!>*>!N![@![> > N R]@ >!S> >(Tb@#<N > >!]>#<>%N*aN#e2|F->"NH[B -}O#!.f"M"M"M>!C *@#P%M>!C =?&.!->!C %>#N%d[N2]?(>!C 9?)>!C =?&#M"M>(C  @%>"V/ >"Nyiq >)>%N.^[>%>&V<C *N%eV/ >#?&.#->!>#N!]@#I *>(N2]?(>#/ --N ?#>"P%MN ?%."-N ?%>">&V/!>!N 2r!>!C *@&P/!->#?%#M>!C %>&N%d[@*N%]"f>*N.]@-C  @)>"U%M>)?(>*N*]C  .!->*N2]C  N![?(N -N!]?#F  N!c?.>!C 9?/>!C =?0#M>#N![?#Nyiq >/>(@+>.[@,N.^[>,>0V<C *N%e@(>"U/ ->->+I  >*N*]>#I  >)>+R%M>&N!]@#>%>#>%S<?%->">,U%M>&?#."->!>,2r!>!C *@&/ -N ?#-> >#I *> >%I  > >!C %I %-}.#!/fA N2]@&B "M>!F |%/ >!C %?("M>!C 2@)>!C *@.T/ >)>!C .@"S/ >!N6[@/>!F 9@*[N!]F  ?+>*N&S?0#M>">([?,"M"M"f>)>"]@%N)U%MN ?#N >%P/!;#MN!>+>#>,[F  Q/";>%>#N![@#R/ ->%?#N .!->&N*[>+>,>%2|R>&C .?#>&C *-N!Q%M>!>">#[N![@"I .>">*S/">">.T/">0P/!>(>">*]@#[>/>*2~6!/">!C =?%>!>"I =>%>([?->#>%]?#.&->!>)I ..#- ->">)U/ -->!N!L |%"M>!F BN!Q%M>!C >?">!C =?!.!->!C >@">!C =@!Q/!->!>([?->">!]?#-> >#I %> >-I  >&N2[B -~;#"+f!}%A N2]@(B N2?)N"?+>#N!Q%MN N">!N >!N{!aN1S<N{!aN|3^F }U}TM>%N)aeN!a@#<?+N4N2>#<?)-"M>&P>!N{!a@#N"Qa/ > >)2~0!P/ >"> C =C 6@,V/ >"N"d?%>!N >#N1S<N{!aN|3^Ny}Sq [?->)N4Q?.>"?&#M>&> C =@#C 6V/!>#C 2>%[C  ?*"M"M>./ >-F |0P/ > C 9F F?/>(Nyiq > C .>*N.^[>*> C 2V<@0D  @1J  >(>0C *I *>(C %>1}H]N}&#V/!>#N I |Q> >(>#N~? [2}?!>!>#C Y>#C |Q>/2}O!P/!-> >)>+>!N >!N{!aN1S<N{!aN|3^@#Nz}Sq [> C 6N+[>#F y}SM<F  N#>!>*2}R!->%N%[?%>,>&N![@&R/ --> C =@&C 6@!>"]N!T%f> >"2}6!> C =@&C 6&>!->"V%M>&>"I 6->(N2[B -~D#!%fN!?#>!C M@%C *@!>%C %U%M>%C  ?#>!?&-N!>#>"C  @![>"C %@#>!S>#>&Tb@(<?&N >#>!]>(<?#"M"M"M"M"M"M"M"M"M"M>"F 2@(%MN ?!>(N&R/,>"F 3N/T/,>#%M>%C 9F HP/">&F  @!NH]N{!aN,S/%>!N?]N{!aN1S/&>!NL]0P&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-> N(L !.+->%C 9F H/!-> >#I *> >&I %> N#L  1->%C 6F ,N"R/#> N#L !.(-> N)L !.&-> >!L !> N"L  1->!N>S/!>!N{ Q/!>!N~>!aNr ]N{!aN;V/"> N+L !.#-> Og}(}+kqlr!>"C *@!>%C 2S%f>%C .>!N.^[&Nyiq -|0 *O#j}+|3 !."-> N*L !.!-> N,L !-N!?!-> >!L  -}:#!+fA NH]@&B > C *?(> C %?)>&N I 2>&Oggggg!J *>)>(>&N*[2|.;>&C *@*%M>&C .>*N%d2p!->&>"L B>&Ogggg2J =>&O J 6>&>!C *I 2>&>!D  J *>(%M>)>(N%d[?*>%C *@(N"]?+>#C %N!]?,>%C %?%>#C *?->#C  ?.#M>)C *?!>&N*[>)C  2|->&C 9?""M>(>!N!e@#U/ >%>#N"d[@/P/ >/>">.[I  -"M>!N!aP/ >&>">&C =]N!>->&C >@!N!R<[I E>&>!>,[I C>(>#N"[@!U/ >%>!N"d[?"N!N">!>+T<?#>&NC[?!#M>"P/!>">!C  I  >"N%[?">!N%[?!>#N!]@#/ -->)N2[@)>*R/ --> 2~X!>&NH[B -~Y"!)fA N>]@#B N!?&Nlrq Nlrq F  @!N!>!<L  >!%M#MNlrq F  @!/ Nlrq >!N!>!<L  >!/ -->#N!N!N~&uq C  N>[> N~)uq C  @!N>]@"N >!>"V<T@"<>!N>S<N > >"<2[>#C %?""M>#C *@%P%MN!?!N ? .!-N!?!>"C  @ %M>"C %?(> ?!->%N!Q%MN ? .!-N ? "f>"C *@&P%MN!?&N .!->"C .-?)>%N#S/ >"C 6?%>"C 2? ->#N.[>&>)> >%2:"fNf>#C .@ P/ ;Nf>!>(> >#C 22}1!@ P/ ;Nf> N}7}?q ]N~N~@~%}*#^@ N"e> N9V<->#C  @!%M>">!N#d2p!-Nlrq N L  >#N>[B -~W"!*f> C *@&Nd^?%>&N.^@)N.|T?"> C %@(>)[@*?##M"M>%@)P%MN ?".!->)N.[?%>"N!]?">#N%]>#N.]?#C  N1T/!--N!?#>!N{!a@!N/U%M>!N!R>!N(Ra?#-"M"M"f"M"M>)P/ >">&V/ >#>(>"N.^[C *N)aN&Qa?%.!-N @%>&P/!;->%/!>*N%]C  N)aN(Q/!>&-?%>"?&.!->&N![@%N%dN)b?!> C  >&Q%M> 2~=!> C %?(-> >%I *>(>&N.^[@ >!I *> O J  ->%N.^?#>(N*[?">%N%d?!#M"M>#%M>(C *@ N2V/!>"N%]NfI  >"> >!bI  .!->&1->(N.[?(>#N.]?#>"N.[?". - -h#!(f>"C *@%>"C  Q%M>"2~)!->"C %>%[N@L  >">%N![@#I *> >!N#d[?&N ?!#M"M"M"M"M>!P/ >!>(Q/ >!?%.!-#M> >&Q/"> N%[> N*[? C  @!P/ -> N*]C  @%>![?(->%N![?!>%F  @%N>S/!>%N@R>%N~; RaP%M>"C  >#Q%M>"2~)!->"C %>#[N~; L  >">#N![@#I *->"C  >#Q%M>"2~)!->"C %>#[>%L  >">#N![@#I *."->"C  >#Q%M>"2~)!->"C %>#[N@L  >">#N![I *1->"N(2~P!>"C *@)>"C %[@#>%NHb>%N1a@*N~6 [>*N,S<L &>#>%N%eNHbL %>#N~;~Ir}&#I  >">)N([@#I *. - -~L"""}%&fA N2]@%Ng"|2 .>%N.[?(N ?%>!N,R?)#M"M"M>)P%MN}I}5q N}A}5q >%>([F  @*<@&D  @"OKj>"Og~Y#})OCjh>"Oggy)})O9j>"Oggg~U1})O*jhh>"O*}+Oggg~U1})>"O9}+Oggy)})h>"OC}+Og~Y#})>"OK}+hhh@#> D  @"OKj>"Og~Y#})OCjh>"Oggy)})O9j>"Oggg~U1})O*jhh>"O*}+Oggg~U1})>"O9}+Oggy)})h>"OC}+Og~Y#})>"OK}+hhh@"|?/!N ?!>&N*[G  @&N*d>&N*eb}LO{{#})@#> N*[G  @&N*d>&N*eb}LO{{#})@"|?/!."->%N!?%P/"N"1-NfN!>">#|C<?!->!P>%bN!?%N!aP/ -N">*>!<-}B#!%fA Nl&]@#B >#>!L )>#>!L @>#N#I 9>#O J 2>#>"I .>#>"F N@!L ?>#>"F M@%L >>#>!>%U@!L B>#>!L =>#>#N)[I *>#N|/[>#N*[20"M"f>#C |/Ngggg|XQ%MN%?%N ?!N .!-N%N}3+2B@%P/!>%>#N|/[N}E"y,  N!?!>#N!I H>#>%I E>#N%I C>#>#z  9z- ~G">#>#z  *z- ~7">#Ny"[>#N~7"[20>#C y"Ngggg|XR%MN}E"?&#M>#C C>!Q%M>#NC[>!N!N%N}E"2~G!>#C E?%->%>&[>#Ny"[@(N}E"y,  >#>!N![@!I H>&N}E"[?&>(>#N~7"[20>#C y"Ngggg|XR/ -->#C C-?&> >#F )L 2> >"I .> >!I *> >%I %> >&I  >#Nl&[B 1- -}8#!(fA N>]@(B >!N I *>!C  P%M>!2~)!->!C %N~X L  >!N!I *>!>#2~P!>!C *?%"M>#P@&/ >&/ >!C %>%[>">#y,  ->!>#>%[@"I *>!C  >"Q%M>!2~)!->!C %>"[Nz L  >!>"N![@#I *>!>"N?[@%2~"!>!C %?&>!C *?)>(>#I =>(N >%>%>)T@%<@)I 9>(N!>&>%<@*I 6>(>!N.[>(N6[N >#Nf2&"M"M"MNyiq >!C 2@%N9[>!C 6@&N"U<@+C *>%Nyiq >&<C *cN1T/ >!F BN4R/ Nyiq >%N.[>&N!U<@!C  N!R/ >!C *N)aN(R/ >+C %>"Q/!-> N I  .!-> >&I 2> >%I .> >#I *> >)I %> >*I  ->(N>[B -~Q""+f!}%A NH]@%B "M>!>"N)aNu ^[@!C  N!R/ >!F |:N"R/ >!C .P/ Nyiq > C .@(>!C %@)N![@#N.^[>#> C 2@*V<@&C  ?#Nyiq >(>!C 2@!N.^[>!>*V<D  ?.>%>&C %@!I 6>%>.J .>%>#I *>%>!I %>%>#I  N!> C  > C *@!> C %T@#<?+N >!>#<?,N ?##M>%N9[>#[@-N%[N >#>%[@&N%[C  @!>&C  @&]>!>&S>!>,Tb@!<I  >-N!>&>+[>!<I  >#N*[@#N9R/ -N!?#> C 6>">%C >>%C B>%C C>%C E2}B!P/ Nyiq >(>)N.^[>)>*V<F *N*aN#e?#->%NH[B >#-~/"!1f>"P%MN!1->!>"N"d@0[?1> C %?)> C  ?*> C .?+> C 2?,>!?(#M"MNyiq >+>(C  @ N.^[> >,V<@ C *N*a@"P?2>"/ "M>-P/ N!>*> C  N![@"[> C %@ > N R]@ >"S> >)Tb@%<?3N > >"]>%<?.>0? >/?%>!?"#M> P/!"MN Nyiq >+>"C  @#N.^[>#>,V<@&C %@#>#N R]@#>&C  N![@&]>#>&S>#>)Tb@#<>.R/ N!>&>*[>#<>3>.2~6!/ N 1->"N%[?"> N%]? >%N![@%/ -->/N!]?/>-N![?->(N%[@(>1R/!-->2-~F"!*fA NM[@(B "MNyiq >!C .@,>"N.^[@*>">!C 2@+V<C *N)aN%Q%M#M>&>([N I  >&N*[@&Nq R/ -"M>">+V/ >"N![@)>*C *@"N%eN >"N)aN%Q<@*V/ >#>%N#d[?%#MNyiq >,>)N.^[@">)>+V<?-Nyiq >"N.[>)N![@.>+V<C *N%e?)>(?">#?&"M"M#M>!>->&C  >&N%[C  2}#P%M>"N*[?">&N*[@&>%R/!."-->"N%[>.I  >"C  >"N!I  P/!-> N"I  .%->)>*S/ --> >(z  Hz- H> >(z  >z- >> >(z  2z- 2> >(z   z-  .!-> N"I  ->(NM]B -~,""#}%%f"M"f>"F *N*aP%M>!C  ?)"M>!C %@!>"C  @(N![@"S/ >!>"]N*S/ >">)[D  ?#-> F 9@*N![?"> D  ?%>*N)V%MN >#>%|?/";O ?#"M>!>(N+[@+S/ >!>+]N*S/ >)>+[D  ?#-N!>"N*Q/";> D *?%>*N1S/#>"N2Q%M>#>%|>1-"M>!>(N3[@(S/ >!>(]N*S/ >(>)[D  ?&-N >#>%|?/";Nq!>"N#d]@!Nq S> D 2>&i>!}Lj|=a1->#>%iNq >"N#d]}Lj|=1->!>"> N!> F 9@ N:S@!<> N >!<2}#-1->#>%iNg!>"N#d]}Lj|=-~D"!#f>"C *@%>"C  Q%M>"2~)!->"C %>%[NGL  >">%N![@#I *"M>!Nq U%MN ?%#M>!>%Q/"> >%[F  @&N~Y R%M>%N![?%>&NGR/!--#M"f> F  @%NGR%M>%N~Y R%M>"C  >#Q%M>"2~)!->"C %>#[>%L  >#N![."->"N"2~P!>"C *@#>"C %[N~Y~? |2  >#N"[.!->"N"2~P!>"C *@#>"C %[N~Y~A |2  >#N"[-?#> N![? >">#I *>!N!]@!/ -1->"C  >#Q%M>"2~)!->"C %>#[N|)L  >">%N"[I *1->">!2~P!>"C *?#"M>!P@%/ >%/ >"C %>#[> >!y,  ->">!>#[I *-~7"!+fA N>]@&B >"%M>"N%d?(>!N.[?"> C %?*> C  ?+> C .?,> C 2?-#M"M"M>"F  P%MN Nyiq >,>"N*]C  @!N.^[>!>-V<@!C %@%>%N R]@%>!C  N![@)]>%>)S>%>*Tb@.<?%>!F *N*a/!N!>)>+[>.<>%>#2|D."->#N"2~P!>#C *@!>#C %[N}N~3 |2  >#>!N"[I *.!->%Nq U%M>&N2[@%> >!2j!>&N%[>%2}>!>&C *@!>&C .>#2|D>&C %@%P/!>!>%2p!.!->#N"2~P!>#C *@!>#C %[N}N~3 |2  >#>!N"[I *->"N2[?">(N2]@(/ -->&N>[B -r"!"fA NM[@&B "M"M>%/ >!C *N*a/ N ?%N >!C %@(>(N R]@(>!C  N![@!]>!>(T>(> C %Tb@(<>#R/!N!> C  >![>(<>">#2~6!P?%.!->&N L E>&N I C>&N L |3>&>#I |/>&>"I H>&N I K>&N >!C %@">"N R]@">!C  N![@!]>!>"T>"> C %Tb@"<I B>&N!> C  >![>"<I >#M"M>&N9[>&N>[2}!>&F 9P/ >&F :>&N*[>&NH[2}!N ?%>&F *P/">&F +Q/!."-->&N2[>&NH[2}!>&F 2N!c?%->&NM]B >%N!a-}K"!#f"M"M"M>"0""! ->"?(#M>&>(N!e@)>&[@&>!>&N%d[C  >#T<?&>(>)]@(N!T/ --"M>&>!>&N%d[C  >#U[@(P/ >!>(N%d[@(N.]C  @&>#U%M>(N%]C  >#>&][?#.!->(N*]C  ?#-N ?&>"N!R%M#M>"N!e@(>&[@)>&>!>)N%d[C  >%S<?&>">(]@"N!T/ -->&>!>&N%d[C  >%S[@"P/ >!>"N%d[@"N%]C  ?!>"N.]C  @">%V%M>!?%.!->%>"]>![?%-> >#I  > >#>%>#>%T<I %-}-#!(fNyiq >!C h!>"N.^[@%N.[>!C }+!@*>"N![U<C %?#N!>!C |X>!C g!@)>!C }"T@!<?(N >)>!<?&"M"M"MNyiq >%>">*V<C  @%%M>%@"N!]>&V/!>(N!]?!#M"M>!>"[F  N+]0B  ## ################## ###########%#->"N!]@"/ --N ?"->#>&V/!>#?!#M"M"M>!>([F  N+]0B  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%->&>!N![@!R/!.#-->&>!N![@#U%M>%?"."-#M>#>([F  N+]@!N| T%M>%?".#-N!>!dN}6gg%aP%M>%?".#->#N![@#>&S/ ->)?#>%?".!->"N!]?"-> >#I %> >"I  -~G"""f!}%A Nv ]@(B >(NK[@)>!>">#2|?"M>(C K%M>(>(C M@#I >>(>(D K@*J 9>(C |8?!>(C |9?">(>#I M>(>*J K>(>"I |9>(>!I |8>(N2[>)N">%>&2t!"M"M"M>(C 2N!a%MNyiq >!>(C 6@#N.^[>">#U<C *N)aN#R/!>(>(C >I H>(>(D 9J C."-> N I  .%->(>(C >I M>(>(D 9J K>(>"I |9>(>!I |8>(N*[>(NK[N">%>&2}&!>(>(D 9J C>(>(C >I H>(C *N!R/!-> >(C HI *> >(D CJ  > >#I 6> >"I 2> >!I .."-> N I  .!-> N I  ->(Nv [B -~."!(f>#C *?&"f>#C .@,>"F /@)U%M>&Nw}8q >,<?&"M>#F G@(N6R%MN{!?)>(>"F 0Q/!-N{!?)>!N{!aN.^F }0}SM?!>&F 2?(>&F 7?+N{!."->&F 2?(>&F 7?+>#F |+?!N{!.!->&>)N9^[@*F 6@)N >)N~/ S<N.^@(N~Knq [>!N{!aN.^N}0}Sq [>(F wnM<F  ?!>*F 2?(>*F 7?+N{!>,>*F 8@*U/ ;>&>*N9^[F 6-?&>#F |-?#"M>"F 0N|"aN2R%M>#N{!aP/!>%N!c?#-> >&L &> >)L %> >!L #> >(L !> >+L "> >#N!aL  1- -t"!&fA N2]@#B "M"M"M>!>"Q/ >!N![?%>!F  @&N~Y Q%M>">%Q/!NGN~Y >!F !N|,Q<?&>!N"[?%->#N%[N*N!N!2o!>#C *?!>#C %N!Q/">#C .@(>&L  >#N!I .>#>(I *>#>!I %"M>">%Q/ N!?!#M>%N![?)>%F  @&N~Y R%f>)&>">)Q/"NGN~Y >%F !N|,Q<?&>%N"[-?%>#C %>!Q%M>#N%[N!2~P!>#C *?(->!>([>&L  >#>!N![@!I .>">%R/ --> >#C .I *> >#D %J  .!-> N I *> Ogggg2J  ->#N2[B 1->#C . -}C"!%fN!?#"M>!>"T/ >"> C 6@&C ET/ >&C C>![?#>">!]?%-"M> C =F 2N)V%M>%%f>#N >#>%N!]@"[F  N|6Q<&N -? >">%> <?"> >#> <?!#M>"P@ ?&> /">"N!]?">!F  >!N![?!N|&Q/ -.!->%%MN ?"N ?!#M>!>">#[F  NEQ[?!>%>"N![@"R/ -N ?&>!N!T/!->#>%[?"#M>">#Q@&/!>#F  ?%N}"?!#M>!@ N~8}6q [F  >%Q@(P%M> N![?!> /!-->#N![?#>(/ -->&-}7"!%fA N>]@&B >!N >!N{!aN1S<N{!aN|3^Ny}Sq [?!>%N!U%M>!>%N!d[G "?)->&OfJ 9>&OfJ 2>!F L@%N.^N >%>!F |1@![Nv S@%<@*%M>!N.^Nwnq [N!>%<N+[?%N ?!#M"M>)>!N1aeN!aP/ >(N2V/ >&N2[>([>%F  L  >(N![?(->!N![?!>%N.[?%>*N.]@*/ -->&N*[>">#>&N2[N!>(N3S@!<>(N >!<2;>&F *?!> >&F +L !> >!N!aL  >&N>[B -~B"!(fA N>]@#B >#Nyiq > C .>!N.^[>!> C 2V<@&D  J 2>#>&C *@*I 9>"N >"N{!aN~/ S<N{!aN.^@%Nwnq [?(>%F ~QnM?%"M"MN!>*N)a@)dN~F!a/ "M"M"M>)N#Q%M>%N!]0(!%%%%"%->%N)Q/".#->#C 6>#C 2]N"U/".#->(F -?%> C 9F F?)"f>*N*aP%M>#>%>)N!a> >#C 2N![2O>#C  .!->#N*[>%>)N!a> >&2}D!>#C *-N!Q/""M>#N2[@&C %>&C  ]N"Q%M> >!>">(2~B!.!-> N)N >">!2~L!-."-> >(F ->!2|6.!-> >!>#N2[>">(2P->#N>[B -}S"!1fA N>]@&B "M>!>"V/ >%C 2?1> C 2?*> C .?-#M>!N![@%Nyiq >->!N.^[>!>*V<@2C *@ N%e@(V/!> N)aN%Q?3N ?.>"? #MNyiq ?+>%>3[@)>"U>"Nyiq >->)N.^[@/>)>*V<C *N%e@,Sa?0>(>,T?4N ?(>)>*S%M>/C %?(>/?+->)> >0<? >&>0L =>&>(I 9>&>%I 6>&>!I 2>&>4I *>&>5I %>&>.I  >&>,I .>#>&>13! >+C %?5N!?.>2C *N%e@(>,@%T/ -> @!>"S/ -->&N>[B -}S"!(f> C  @">!F =@%>"F  aL  >%%MNyiq ?%Nyiq ?">!C 6@#> C %@&C 2@(S%M>&C .>#N.^[?"-"M"M>(>!C 2@#T%f>&C .>#N.^[&Nyiq -C *N)aN%Q%M"M>!C  %M>!C %?".!->"C  ?">!C */"->!N9[?%N!?#."-Nyiq ?!N%?)>(> C .C  @"T%M>&C .>"N.^[?!->!N%[?%>!C  ?"N}+jq ?#.!-N!?#>!C .@!>(V/ >&C .>!N.^[?%->%C  ?!> C *@ >)I .> >#I *> >!I %> >"I  --}O"!(f> C  @">!F =@%>"F  aL  >%N!a%M>!C 2?#Nyiq ?">!C 6@&> C %@%C 2@(S%M>%C .>&N.^[?"-"M>#>(S%f>%C .>#N.^[&Nyiq -C *N)aN%Q%M>!C 9?#N!?&>!C  N!a%M>!C %?"."->"C  ?">!C *N!aP/!>(>!C .@!U%MN ?#."->%C .>!N.^[C  ?#.!-Nyiq ?!>(> C .C  @"T%M>%C .>"N.^[?!->!C %?#>!C  ?"N}+jq ?&N%?)-> C *@ >)I .> >&I *> >#I %> >"I  --}J"!*fA N>]@&B >!F L@(N.^N >(>!F |1@)[Nv S@(<@*%M>)N.^Nwnq [N!>(<?(>%C %N!]?+>%C  @%N![?,>">!> C 9F FN!d[@!G (>!G ,bNfcaN{{#a?"N ?!#M"M>(N%[F  @-N#Q/ >">!N1aeN!aP/ >(N![> C 6N+[>(F  <F  ?.>&>-L |!>&N*|2 <>&>.L ;>&>!>)[L :>&N"L 9>&>#I 2>&>+I 6>&>,I .>&>%I *> >&N*[N N 2~U!->(N.[?(>!N![?!>*N.]@*/ -->&N>[B -}6""-f"}%>"P%MN!1->!>"N"d[?(> C  ?+> C %?)> C .?,> C 2?->!?%"f#MNyiq >,>%C  @#N.^[>#>-V<@#C *?.O ?0"M>)>#C  @/N![@*S/ >)>*]N*S/ >*>+[D  ?0-"M>.N*aP%M>&O!>0OfN)>#C %>/]N"]@#>#N)V<N#d}LjOfi})>#}LiO}8~U}I~W}:}U~=}=}@f}%OL}+j@0>1})O |?b?&>0>1h?1>%N%[@%>(R/"N!>&N!aP/#;.!-N!?&>%N%[@%>(R/!--> >!>"2|A--~M"!%fA N2]@"B N}Yuq N I  Nouq N I  Nmuq N#2~R!Nouq Nouq C  @!N#[I  Nnuq C  >!N"d[@!O J  >!N I *Nmuq N"2~R!Nouq Nouq C  @!N"[I  Nnuq C  >!N"d[O J  Nf?#N}Yuq C  @%?!"M"M"M> F 6N!]0" !"->"Nyiq > C .> C 9@!N.^[>!> C 2V<@!D  J  >">!C *I *> >"N}Ruq 2}?!N}Yuq C  ?!N|5?#.!-N|6?#-N!N}Vuq C  >%[>!>%S<>!>%]@ N > >!U<2}/!? Nmuq N"2~R!Nouq Nouq C  @!N"[I  Nnuq C  >!N"d[@!> I %>!>#I  >"N2[B -},"!(f"M"M"f"M"M"M>!>#S>!>#T]N{!a0"&! ->#N5[N|Ua@">!N5[N|Ua@!Q/%> >"[@%> >![@!N%]F  N"a%f>!C .?">!2~9!>!>"[&>!-2}S!.!->!N5[N|Ua@(>#N5[N|Ua@)Q/#> >([@&N%]F  N"aP/"> >)[@%>&>&C .@*[@+T/">&2~9!N!>)>(>*[Q/!;>%>+2}S!-N#-?!>%N%]>!I  > 1->">#2B@"P%MN 1->!%M>"> >!y,  -> >!2p!>"? -> -};"!&f"M"M"M>">"N#[N}"a@%Q%M>#N*]?*N ?%.!->#>%>"]@%>#>%S<?%>#%M>!N{!a?(N!?)#M>">&[F  >(Q/%>%>&N![@&R/ -->%>#N*]@*T/!->!N{!aN}&}(h*^?&#MNg}(h*>">%[@)C  >&c@(]>(bNg}(h*>)N%[C  >&c@(]>(baNg}&}(h|XaNg}&}(h|XR/!>%N*[@%>*U/ -->#>%R%M>!N{!a?&N!?)#M>&>">%[F  Q%M>%?&.#->#>%N![@%R/ --N ?)-> >&I %> >)I  -l"!*fA N>]@#B >#N I 2>#Oggggq J *>"N%V%MN!?&N%?(#M>"N%]?">!N%[?%>&N!]?*"M>!C  @!NfQ%M>#C *>*Q%M>#N*[2~@!->#C .@(>)[N I  >%?!.!->#N6[>%>!>">!>"S<@!2|+N >#C 9>#C 6<?+>#C =?,>">!]?">!>%[?!>#C *>*Q%M>#N*[2~@!>#C .?(->(>)[@%>+I  >%N%[>,I  ->)N*[?)>#>&I 2>&N![?&>"N#T/ --> >#C 2I *> >#D *J  >#N>[B -}D"!)f"M"M> C %@)>!T%MN~"!?&> C  @#>![@*F  @ N|5[N{!aN|"S%MN"?"."-N#?"Nl!?%"M"M"M"M> N~?!]00(            ! -> N|#[N{!aN1S/%N%?"N}3!?%> Nx!]0&&"""!"-N}A!?&.#-N}2!?&."-Ng!?%> N1[N{!aN#S/"-N 1-Ng!?%->)>!N![@ T%M> >#[F  ?(-N"?##M"M>#@ >"Q%M>"? .!-> >![>)V/ > N![?#> >*[E  NM|9/!-->"N > >"V<N >&>(V<N >%>(U<-~6"!"fA N}3!]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ -->%NM]N~&uq C  N~)uq C  N >#>!2E>%>%C }"I K>%>%z  ^z- C>%>%z  Wz- 9>%>%z  |;z- *"M>"N9V%M>%Nj,I |?>"N9Q%M>%N)L |=."->%N*L |=.!->%>"F ~3jM@!L |@>%N L |A>%N"N >!N#]N{!aN"S@!<L |B>%N(L |=>%N.N(>!<L |?->%z.                z- M>%Nh![@!Nk~(q >%NM]2~+!>!N}/}5q > >%N*[2};!2}W!Nlrq N L  >%N}3![B -}8""&f!}%N%?&>"N%N.>"C  N!a<[|0  ?*>!C =@#C n"?%"M"M"M"M>#C o"@#0"# !->%D  >*|>/!N ?#."-#M>(>#N!e@)>([@(>%>(N%d[D  >*|C<?(>#>)]@#N!T/ ->%>(N%d[@%D  >*|>/ N ?#.!->%C *@#>!C 9@!C 6V%MN ?#.!-N >!C 2>#NE^[@%C 9@#>%C 6@%]>#>%S>#>!C >Tb@&<?#N%>!C =>%N&d[>&<?&-> >&I  > >"C 6I *> >&>#N&d[I %-j"!(fA N2]@&B "M>"N >"N{!a@(N1S<N{!aN|3^@#F }S}TM@)>#F }T}TM@*[N~/ T/ "M>(N)]0#! ! ->)N.^N~Tnq [?%N ?#>!>"N{!aN1|UN!d[G 2?("f"M#M>(>#N1aeN!a%M>%F  ?">%N#]F  N*Q%M>"N >"N~/ S<N{!aN.^F ~TnM.%->&N*[>!>"2|T>&F */"->%N.[?%>#N![@#>*S/ -N ?%."->&F +-?#N!?%-> >#L !> >%N!aL  >&N2[B -}*"!(fA N2]@%B >!C .?)>!C 2@+>"T%M>)>"N.^[C *@&N%eN >&N)aN%Q<?*-"M>"N![@">*V/ #MNyiq >)>"N![@&N.^[>&>+V<C *?(>%N*[>!>#>"2H"M>%F *P/ "M>%F +@"N >"N~/ S<N{!aN.^@"F ~QnMN*Q%M>(N)aN&Q/!."->%>!>&>"Nwnq [F -2_>%C  N!R/!>%C %?&-N!?(."->(N%e@">*S/ -N ?(-> >&I %> >(I  >%N2[B -}="!*fA N2]@&B > N I |8> N I K> N I 6> N I *>#%M>#N"d?(> N.[?)>!C .?*>!C 2?+#M"MNyiq >*>"C  @#N.^[>#>+V<@%F *N*aP%M>%C %N!]?,>%C  N![?-> C 6@%> C .Q%M>)2~>!-> >%N![I 6> C 2>%N%d[@%N L .>%>,I *>%>-I %>%>#I  .!->&>!>%2j!> >#>&2~/!->"N%[?">(N%]@(/ --> N!>!C  >!C *@ >!C %T@!<N > >!<21>&N2[B -}("!+f>!>"S%M#M>!> C 2@+S?#>!N.^?%>!N![?!"M>%> C .@,[Nyiq >#<C *@#N)aN%R/ > C =@%C 6@&?(>#N%e@->!T%M>&N"d?)>%N.[?*>!?##M>*C  >(Q%M>*2~C!->%C 2>)[>#I  >%>(N![@(I 6>)N%[?)Nyiq >,>#N![@#N.^[>#>+V<C *N%e@#>-S/ -->(>&]N!T%f> >&2}6!> C =@%C 6&>(->&S/ >%>&I 6->!>"R/ ---}G"!#fA Nx ]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ --> N*U%M> F qjM?(->%N2[@ N~&uq C  N~)uq C  >">#>!2E>%>%C 9I *>%>%D 2J  >%>%D BJ |L>%>%C EI |Q>%C =?!>%C >?"2K>%N~3 [>(>%>!>">%N~? [2|2>%>%D  J 2>%>%C *I 9>%N}Ysq D  J =>(> >%C |E@ >%C W2|42}W!>%C |A@"%M> >"N#d2p!-Nlrq N L  >%Nx [B -}:"!"f"M"M"M>!F 5N|"aN*Q%M> F F/#> F |+%M>!F 2/%"M>!F 3@"N >"N~/ S<N.^F ~QnMN"]0& &&& &->!N L 7> C 9F G/%>!F 6@"N#R/#.%-> C 9@"F G/#.!-> C 9?"->!F 7N!Q%M>"F |+/">!F 6@"N#Q/".!->!F 6@"N#Q/!-> > F C>"N{!aN RaL C> F E/ > C =@ C *@"> C  Q%M> 2~?!-> C %>"N9^[@#>!D 2J 2>#>!z   z-  > >"N![I *--}T""&f!}!> C 2@)>!Nfc[?%> C .?##Mz.                ?*"M>)>!>&[N![S/ >%N2S/ >!>#[N![z   ?*->%N2]?%>&N2[?&>#N2[?#>*z.WWWWWWWWWWWWWWWWzA>*z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"M"M"M"f"M>)>&>(|Q>![@%[@&N1]@(T%M>#>%[N1]F  N@Q/!-> >(2|1@#P/#>#N!a/">#N!e.!->&N0]-@#>!]N"R/"> >#>"2~:!1-> N!L |&-N 1-> N)N >">#2{!-};""#f!}%A N~? ]@&B >&>#D 2@*J 9>&>#C HI K>&>#D CJ H>&>#z  9z- >>&>#z   z- *>&>*}H> C .@(]I 9> C *?)> C  ?#"M>!F 7N#R%M>&N~& [>#>!2~+!>&N}7}5q C  I |E>&N}/}5q D  J |=.!->&N~& [>#>!>">&N*[2L>&>!C *I |E>&>!D  J |=->&N|3[>#>&N~& [>&Nv [>">&N*[>%>)2|5> >&C |3>([I .> > F 2>&F MaL 2> > F 3>&F NbL 3>&N~? [B -x!!#f>!>">#>!C 9>%2}0!>!>!C 9@,>%>%>,S<I 9>!C *?,>!>(>)>*>+2}0!>!>&I 9>!C *?-"MN >&>%]>#>&S>%>&Tb@#<@.N >+>*]>)>+S>*>+Tb@)<Q%MN!>">%[>#<N!>(>*[>)<>.2~6!P/!->!C 6@">!C .Q%M>!N.[2~>!->!>"N![I 6>!C 2>"N%d[@!>-I .>!>,I *>!>&I %>!>%I  -> >-I %> >,I  -}-#!"fA N}3!]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ -->%Nv [N~&uq C  N~)uq C  >">#>!2E>%>%C |EI 2>%>%D |=J *>%>%C }/!I |9>%>%z  }"z- K>%>%z  ^z- C>%>%z  Wz- 9>%N*[?">%N9[?#A N2]@!B "M"MN}Euq F  N!Q%M>"> >#N"2|0Nz!a/!->!N%[Nk~(q >"> >#2L.!-N}Y~(q N I  >!N!L .>!N%L %->!N%[>"> >#2};!>!N2[B "f"MNouq C  @ N%S/ > N)R/ Nnuq C  @ F .N!R/ > N9[|0  > D 2Ogggg|UihO |?/ N .!-2}W!-Nlrq N L  >%N}3![B -~O!!&f>!F |,?%>!F H?#>!F (?&N(?""M"M"M"M"M"M"M"M>!F |.N)]0- ))))))!)"#)->&N{!Q/(>#/(N(N%>%N~/ ]N{!aN}Y!S<?".(->#N!R/&>%N >%N~/ S<N{!aN.^@#Nwnq [?!>#F ~OnMN!]0#"#%&-N(N(N&>#N#R<>&N{!Q<?".%-N#N(>#N!Q<?".#-N ?"."->!F )?(N!?".!->!F )?(N"?"-> >(L !> >"L  -}:""&f!}!> C 2@)>!Nfc[?%> C .?##Mz.                ?*"M>)>!>&[N![S/ >%N2S/ >!>#[N![z   ?*->%N2]?%>&N2[?&>#N2[?#>*z.WWWWWWWWWWWWWWWWzA>*z.""""""""""""""""z|>z.????????????????z|%z|=zY@(P/ -"f"M"M>)>&>(|Q>![@%[@&N1]@(T%M>#>%[N1]F  N@Q/!-> >(2|1@#/!N 1->&N0].!->#N!e-@#>!N"[Q%f> >#>"2~:!&>#--y!!%fA N2]@#B "M> C 6F ,N"Q%M>#N!> C  > C *@%> C %T@ <N >%> <>!C  >!C %2|(>#C  @!Ngggg|XQ/!>#C %?%>">#C *@ 2~P!>"C *?&"M> P@(/ >(/ >"C %>&[>%> y,  ->"> >&[I *>!P/!>%>!2p!.!->#Nyiq > C .>!C *@!N.^[>!> C 2V<@!D  J  >#>!C *@!I *N!>!N)adN}U!a/ > >#>"2}?!->#N2[B -}8%!&f"M"M"M>!C *@"P%M>!C %@%/!."->!>"N*eI *N!?&."->!>%N!]@(I %N!?&>!>!C  @#N![I  >#F  ?">!F .P%M>"N~; R/">(P/!>!>%N"]I %>!>#N"[I  "M"M"M"M"M"M>#F !@"N~A ]06 ***!*******"***#*%&*-N*?".)-N.?".(-N,?".&-N/?".%-N+?".#-"fN ?#>!@"N%2}9!@!Ng~U#aNgo#Q%M>"N!>"C  N"[>"C %@%N"S<I  >">%N"]@(N >%>(V<I %>!N,dNg~U|6a>"N%2}9!N{)abNgg%[?!-"M>!Ng!V%M>!Ng2S/!>!Ngg%V%M>">!N2dNggy!a>!N"dNg~Y a>!N.eN|6abbNg}&}(%bI *>!N4eNx!b.#->!N*dNg~Y a>!N(eN|6abNg}&"b?#>!N.eN~?!b?!->">#I *>!.!->">!N|6aNg!bI *>!N(eNq!b-?"."-"M"M>"N|%]0) #####!#->!N"2}9!?"."-N>?".!-N ?&-> >"L !> >&L  -~6!!(fN!?%"M> C =@(C g%@&>#S/ >&Nq T/ >#>&R%M>(>&N#d[?&N!N!> C .> C 6@%> C 2T@ <@)>![>"N >%> <@*T>!>"Tb@ <?+N >">!]> <?!>(>#N#d[? #M>!N > N%[C  @"> C  @#]>">#S>">*Tb@"<Q%MN!?%N!>#>)[>"<>+>!2~6!P/#-> N*[@ >&R/ --N ?%->%-t!!"fA N>]@%B "f>!F *N*aP%MN N >!C %@&>&N R]@&>!C  N![@!]>!>&T>&> C %Tb@&<>#R/!;N!> C  >![>&<>">#2~6!P.!->%N2[> >!2j!"M#M>%N*[>%N2[2}!>%F *N!c@ N!a/!>#P/!>#N!]?#>"F  >"N![?">%F +Q/ -N .!-> >#Pa->%N>[B -~ "!)f"M>"N}!T%MN!?#.!->!C .>"[?*>">!C 2@#>">">#S<@%]?+#M"M"M>&>+[%M>&>*[F  @(NH]N{!a@#N,S/">(N~@ ]N{!aN(S/!>(Nr ]N{!aN(S%M>(NJ]?#.#->">&[?%-"M"M>!C 2>%U%M>%>!C 6@#S?".!->%>!C 6@#S?">!C .>%[E  N |</ >#>%U/ >!N.[>%2]@"/ >!>%2}K!.!->!N,L %>!>#>%>#>%S<@#I  >!>">#[I *-N ?#.#->(N~6 ]?#->#>)N%d[?)N!?#>&N![@&N%R/ --> >)I %> >#I  -}F"!#fA N>]@%B Nwsq N(2~P!N~Qsq C  @&Nxsq C  [@(N~;}6q C  I  >(N~?}6q G  |2 %N~Qsq >&N([I  >"}LNwsq 2~3!>%N2[> >!2}2!>%C 2N!Q%M>%C 6?!Nwsq N(2~P!N~Qsq C  @"Nxsq C  [@&N~A}6q C  I  >&N~E}6q G  |2 %N~Qsq >"N([I  >%N*[> >!2~#!>%>%D *J 9>%N9[N!Nwsq 2V->#%MNwsq N22~P!N~Qsq C  @ Nxsq C  [N~G}6q z   z-  N~Qsq > N2[I  ->%N>[B -~V!!*fA N2]@#B > C *?!> N>2~P!> C %@&> C *@%[@"z.                z-  >"z.                z- 2> >%N>[@*I *N!?)"M>!%MN ?"N >!N>[>!>%T@(<?%N!>&>(<?&#MN!?("M>">%V/ >">&[E  N |</ >#>!I .>#>%I *>#>&I %>#N%[>"2]@(/ N ?).#->">([@">!S/ -->!>*T/ > >!I *->#N2[B >)-~H!!!fA N2]@&B >&N*[>!>">#>%2t!N ?%"M>&C *N!R/ >#F 4?""M"M"M"M"M"MNyiq >!C .>&C .@#N.^[>#>!C 2V<C *N)aN"]0%%#"! ->"/%N!?%.&->"N!]N)S/#N!?%.%->"N+T/"N!>"dN}&&aP/"N!?%.#-N!?%>"N+T/"N!>"dNl)aP/".!-N!?%>"0(!    ! -N ?%-> >#I %> >%I  >&N2[B -~I!!"f>!N*e?#N"?""M"M"M"M"M"M"M"M"M"M> N{!aN(]02 !"#!)+)%*&++(++)-N ?">!N!aP/)>!N{{{)T/*>!Ngg%aP/)>#N!aP/*.)-N ?">!N!aP/(>#N!aP/).(-N ?">!N!aP/&>!N{{{)T/(.&-N ?">!N!aP/%>#N!c>!N{{{)TbN!a/&.%->!N!aP/".%->!N!aP/#N#1->!N{{{)T/"-N ?"->"1-N!-~.!!"f>!F |1>"[?&N!>"N1ad@">!> C 9F F@(N!d[G ,aP%M>%G *>"aP%M>!>(N!d[G ">"aP%M> N1>&>#2~F!-> > F |+@!>%G ,>"aN RbL |+> >#N![>&2X> >!L |+1-> >%C  %fN4N3>!F |2>%F %N)aeN!a<&N3->&>#2~F!> >#N![2~M!1-> N0>&>#2~F!> >#N![2~M!-~(!!"fA N2]@&B > "f> >"N!Q%f>&N L .>&N I *>&N Nyiq >!C .>#N.^[>#>!C 2V<@"C %@#>#N R]@#>"C  N![@(]>#>(S>#>!C %Tb@#<I %>&N!>!C  >([>#<I  >"C *?!>%C *?(>%>&2~ !N >!N)aN#R/!;>%C *&N -I *> >(I %N!-I  >&N2[B -~,!!(f>"C %?&>"C  ?("M>!C %@!C >@"P/ >!C =@%>"N%d[?)#M>&>%C %Q%M>%C  ?!N ?"#M>">&Q%M>!?(.%->!>"[?#>">([?*>"N![?"N>N >#F  @#Nr ]N{!aN;S<>#bN{!aN>N >*F  @#Nr ]N{!aN;S<>#bN{!aQ/ -->%N2[@%>)R/ --> >&I %> >(I  -t!!"f> "f>!C .Nyiq >!C 2<F *N*aP%MN >"C %@#>#N R]@#>"C  N![@%]>#>%S>#>!C %Tb@#<?"N!>!C  >%[>#<?!N .!-N!>"C  @#N!>!C  >!C *@%>!C %T@!<[>"C %@">#S>"N >%>!<Tb@%<?!N >">#]>%<?"N!-L .> >"I %> >!I  > N I *-~!!!%fA N2]@#B >#N*[>!>"2~#!Nyiq >!C .>"N.^[>">!C 2V<C *N)aN"Q>#C .@%N,Sa?&"f>%P%MN ?!N!.!->#C *?"N ?!"M#M>&%M>"F  NH]N{!a@(N+T/">!N,^>([?!->"N![?">%N!]@%/ -N!.!-N -?"> >!I %> >"N >&<I  >#N2[B -~V!!(fA N>]@#B >!N%[?&>"?%#M>&C  >([?(>&N*[?&>%N!]@%/ ->#N6[>(N!N!2o!>#C 9?%>#C 6N!R%M>!>"N#d[?)>#N I 2>#>#C =I .>#>%I *#M>#N*[@">!C  @%>!N%[C  [@*>%]@&2~P!>"C *?("M>%>*Q/ >&P/ >"C %>([>%>&y,  ->">&>([I *>!N*[@!>)R/ -> >#C 2I *> >#D *J  >#N>[B 1->#C = -~B!!!fA N2]@%B "M"M"M>"N{!aN#]0#! ! -> N%L  N#?#.!->%N*[>!>#C CN >#C BNgggg|XR<>#C E2IN#?#>%F *N#R%M> >%D *J  .!-> N L 6> N},E|2 4> >%F +L 3> N+L 2> >%C .@"I *> Nyiq >!C .>"N.^[>">!C 2V<@!C  @"I .> >!C %I %> >"I  N"?#-> >#L 7>%N2[B -~/!!)fA N>]@"B > C =@%N9[N!N 21>%C |=@&%M>!C =?(>!C >?)N ?%N ?!#M"M>!> C =@#C |=V/ >#C |;>%[C  @#>)V/ >(>#N#d[@#C %?*>#C  ?#>"Njhg2I ;>"N%L 9>"N I 2>">#I 6>">*I .>">#I *> >"N*[N N 2~U!->%N%[?%>&>!N![@!R/ -->"N>[B -}W!!*f> C =@"N I }E""M>!> C 2@)V/ >!N![@#> C .@*>!N.^[C *@!N%eN >!N)aN%Q<@+V/ >"N}>"[?&N ?!#MNyiq >*>#N![@%N.^[>%>)V<C *N%e>&C  >(Q%M>&N!2~R!->">(N![@(I }E">"C l">![>#I  >!N%[?!@#>+S/ --> 2}H!-~"!!&f> >!Nx{{{)a@%[?&>!N1a@"%M>&?!#M>#>!F  @(N~M!T[>(qN~"f|:[?#>!N![?!>"N!]@"/ -->%%M#MN2?"> z   z.0000000000000000z|%zY%MN ?"N ?!#M>"> >![F  @%N~M!T[>%qN~"f|:[?">!N![@!N2R/ -->">#[?#> N2[@ >&R/ -->#-~#!!!fN!>!>#[>">#S<?&>%>#]@!N >!>%U<?!"M>">#]@#N >">#V<@"N>S/ >!N>T/ > N>2~P!> C *@"> C %[@#>&z   z-  >#>&z  2z- 2> >!>"[I *1-> N >!>!>"T@#<@!2~P!> C *?""M>!P@%/ >%/ > C %>"[N!>&>#<>!y,  -> >!>"[I *-o!!)f"M#M"M>%C o}?M>!R/ >%N}7}?q [@&C 9?(>!?)> ?*#M>)%M>*F  ?+>(F  ?,>*N![?*>)N!]?)>(N![?(>,N>N >,Nr ]N{!aN;S<bN{!a>+N>N >+Nr ]N{!aN;S<bN{!aQ/!."-->&>">#2=/"->%N~& [@%Nk#R/ -N ?&->&-m!!)f>!C .?%>!C 2@&>"T%M>%>"N.^[C *@#N%eN >#N)aN%Q<?#->"N![?""f#MN >">#V/!;>">&S?(Nyiq >%>"N.^[@)N.[>"N![@*>&V<C *@+N%e?"N}Y}Dq >!>)Nyiq >(<2|CP/ ->+N(aN"Q-?!> >*I %> >!I  -}R!!%f>"N >"N{!aN~/ S<N{!aN.^@"Nwnq [?#"M"M"M>"F ~QnMN)]0" !"-> >!>#F -2+.!->!> C =@%V/ >!N![@"> C 9@&>!N.^[C *@!N%eN >!N)aN&Q<@!V/ >#F -?##MNyiq >&>"N.^[>">%V<C *> >">#2}3!N%e@">!S/ ---}H!!#fA N2]@#B >#N*[> >!Ng~ q N#2s!>#C *N!Q%M>#"f"M"M>#C .N#[@"P/ >!>"U%M>!>"Q/!."-> >"[E  NM|9/!->!>"]?%> >"[.!-N -@ N!> <>%N > <N~ jq N!2s!>#C %>"[>!>#C  N!a<?"->#N2[B >"-o!!&fA N>]@&B "M"M>%NfQ%M> Ngggg|XI  .!->&N6[>%N%N*2o!>&C 9?+>&C 6N!Q/!>&C =?)>%%M>)?(>%?*#M>&N*[>!>">#2~*!>(>&D *J  >(N*[?(>#N*[?#>*N!]@*/ --> >%I *> >)I %> >+I  ->&N>[B 1->&C = -}J!!#f> C =@"N I |="M>"C 6@%>!]@#N >#>%U<@#N"S/ N%>"C 2>!N"d[>!>%T<?!>#N2U%M> >!>#2|O/!->"N9[> >!>#2|U>"C |=@#P/ N ?!N ?"#M> C =@%C |=>"T%M> >%C |;>![C  2~%!->!N%[?!>#>"N![@"R/ ---}C!!"f"M>!>"V/ >"N > C *@#>#> C %T@#<T/ N!> C  >#<@ >![F  N@R/ >">!Nfc[P/ >!N![@#>"]?!> >#[?"#M"M>"F  @ N+]@#N| T/ N!>#dN}=gg%aP/ >"N![?">!N![@!/!."--> N~: ]N~>!aP?%->%-~0!"&f!}!A N2]@#B >#z.                z-  >"N1a@%%M>#>!>"Nx{{{)a[>%y,  ->!>"N|Ua[?(#M"M"f"M>!P/ >!>(Q/ >!N2[.!->)/!>#?!N!?)N ->!z   @*z.}%}%}%}%}%}%}%}%}%}%}%}%}%}%}%}%zAzY>*z.GGGGGGGGGGGGGGGGzAzYb|R>&[?&?!.!--> >">&[N![2w!>#N2[B -}A!!#f> > C %@">!>">!>"S<@#]I %> > C  @!>#[I  >"%M#M"M>!F  @"NH]N{!a@ N,S/ >"N~@ ]N{!aN(V%MN2? >"Nr ]N{!aN(V/!>"NJ]? .!->"N~6 ]? -> N1a>%N%db?%>!N![?!>#N!]@#/ -->%-}K!!#f"fN >!F L@%N >%>!F |1@![Nv S@%<@&P/ ;>&N.^?&>!N.^Nwnq [N!>%<N+[?!N ?%#M"M>#>!F  @(N >(N|5S<N:^@(F ~SlMR/ >(N~=lq [>">#2~6!/ N!."->!N.[?!>%N![?%>&N.]@&/ -N -?!> >%I %> >!I  -p!!#fA N>]@*B "f>#N{!a@+N~. U%M>+N.^@+N~Knq [> C 6N+[>+F wnM<?,>+Nwnq [.!-> C 6N+[?,Nwnq -?+>*>"L |!>*N L =>*>!L <>*>#L :>*N L 9>*>%I 2>*>&I 6>*>(I .>*>&I *>*>,F  L ;> >*N*[>+F %P>)2~U!>*N>[B -~"!""f!}%A NH]@%B "M> |,  @(O%|?%MN}>~(q C  ?&>%Nl~(q C  I 9>%>&I 6>%>!D  J *>%>!C *I 2>%> |0 !> N)[|,  OHj> N&[|.  O>jhhO*j>(hJ =.!->%N%L =->%N*[2|P>%NC[@&Nk~(q > >!>">#Ny}4q Nmuq 2|5Nmuq >&>#F F2}E!>%NH[B -}V!!%fA N2]@%B Nw}8q ?#> C 6@&C .@(C .>"T%M>(C *>"N9^[?#-"M"M"M>#C  N!]0"! "->&C 6?#->#C *@"P/ >#C %?&N ?##M"M>">#S/ >#>&[F  NGR/ >%N*[> >!>&>#26>%C *N!R/ > >%C .2}.!->">#N![@#R/ -->%N2[B -}2"!"fA N}3!]@%B Nlrq Nlrq F  @&N!>&<L  >&%M#MNlrq F  @&/ Nlrq >&N!>&<L  >&/ -->%Nv [N~&uq C  N~)uq C  >">#>!2E>%>%C |EI 2>%>%D |=J *>%>%C }/!I |9>%>%z  }"z- K>%>%z  ^z- C>%>%z  Wz- 9A N2]@!B >%N*[@#> >%N9[@&N 2|0N{!a@"N"Q%M>!N%[Nk~(q >#> >&N!2|&>!F .?"->!N2[B Nlrq N L  >%N}3![B >"N!a-}T!!&fA N>]@"B >">!2}!"M"M>"F  %M>"F !?#>"N2[@%N*N!N!2o!>"C 6?&>"C 2N!Q/">"C 9@(>#L  >"N!I .>">(I *>">&I %>">!z   z- 2>"N%[>%2~ !> >"C .I *> >"D %J  .!-> N I *> Ogggg2J  ->"N>[B 1->"C 9 -}H!!&fA N2]@%B "M>!F *N*aP%M> C  ?&>"N >!C %@#>#N R]@#>!C  N![@!]>#> C %T>!>#Tb@(<@ 2~P!>"C *?#"M> P@)/ >)/ >"C %>#[N!>!>&[>(<> y,  ->"> >#[I *.!->%> >!2j!>">%2~ !->%N2[B -}O""&f!}%A N2]@(B "fN >#>">#[@"T/ ;>(N%[?+N!?,N%?#"M>&}L>">!C  N!d@)>">)T<@"N*N%>&N!Q<@)>">)T<@)}L}%@-O>}+O |?/ >-}H@*Ngggg|X>%]T%MN ?*.!-"M"M"f>!C  @"%M>!C %>">&^>%>*2|Q.!->*P%M>%?#."->%>*2B-@#/ >+>%I %.!->+>#I %N ?,-N*?#->#>+[>*I  >+>,I  >(C %N!Q%M>(C .?">(C *.!->(C *?">!>)I  >!>"I %N}&ggg|X-?!> >"I %> >!I  >(N2[B -}8!!)fA N2]@"B > C %?%> C  ?&>"N}Ux |2 .>"N.[?(N ? "f#M> >([F  @!N >!N|5S<N:^@#F ~SlM>%Q%M>#N~=lq [>&>%2~6!@#P> bN!? N!aP/!Nf>!>#<."-> N!aN!? P/ -N{!->"N2[B -k!!#f"fN >!F L@%N >%>!F |1@![Nv S@%<@&P/ ;>&N.^?&>!N.^Nwnq [N!>%<N+[?!N ?%#MN!>!F  @(N >(N|5S<N:^N~=lq [>">#2|C/!;>!N.[?!>%N![?%>&N.]@&/ -N -?!> >%I %> >!I  -}4!!&f"MN > >!N)aN=^[@!C |;@(>!C |9@)]>(>)S>(> C *@*Tb@+<>#R/ >!C |A?(>!C |=?!N!> C %@ >)[>+<>">#2~6!/ N >(>!]>!>(T>(>*Tb@"<>&R/ N!> >![>"<>%>&2~6!P?,->,-}4!!%fN*?("M>"N"S/ >">"N R]?#>!N2[?%"M#M>%N2]D  >%D  |C/!>%N2[?%>#>&N![@&R/ -N ?#.!->">&U%MN ?#.!->&Nfc>"[?#>&N![?">%?(-> >#I .> >(I *> >"I %> >!I  -}3!!"f"f>!N{!a@!N%U%MN >">!N,^Nnlq [@&[F *@!N >!N+S@!<@"P/!;>&N!>!<?&N ?!#MN!>!>&[F  @(N >(N|5S<N:^N~=lq [>#>%2|C/";>">!N![@!R/ --N -?"> >!I %> >"I  -}7!!#f>!F &?%>!F %?&A N2]@#>!C  I .>#>%N!dN"a>&Ng"N >"<bbI *"M> C *@"N%S/ > C %N.[?!N">"N#]@ > N"V<?">#N*[? #M>!P/!>!> C  I  >!N%[?!> N%[? >"N!]@"/ ---l!!%fA N>]@%B >%N*[> C >@&C B>&C CNyiq > C .>"N.^[@(>"> C 2@)V<@ C  Nyiq >(N.[>"N![>)V<> > C *N)aN(Q<C %2|G>%>!L |">%>#L |!>%N L =>%>"I 9>%>%D *J 2>&>%N2[2}I!>%N>[B -r!!#f>#N I *>#>"N>[@(2~P!>#>"2~P!>#C *?%"M>"P@&/ >&/ >#C %>%[>!>"y,  ->#>">%[I *>#N>2~P!> >"I *>#C %@%>#C *@![@&z.                z-  >&z.                z- 2>#>!N>[I *> N >(>!>"S@!<I %> N!>%>!<I  -}@!!%f> C =@!N I ~7!"M>!C }E"@"N"S/ >!C l"?#>"N2U%M> >#>"2|O/!->!Nl![> >#>"2|U>!C ~7!?%->!C ~3!?"> C >@ N|3[>%2~R!> C |8?!"M>%P/ >%N"d@#P/ > C M>!N"d[>">#y,  -> >!>%[I |8-~4!!!fNlrq Nlrq F  @!N!>!<L  >!%M#MNlrq F  @!/ Nlrq >!N!>!<L  >!/ --N~)uq C  @!N}&gq V%fNquq C  @!%MN~&uq C  >!2p!-Nquq Ogggg2J  N~)uq N I  Nk~(q 2~W!N}R~(q 2~O!Nk~(q Nwjq N}3&y,  N~)uq C  &>!-> S%MNquq > 2~"!-Nlrq N L  N~&uq C  -}E!!!fN"?""M"M"M"M"M>!F 00*   !!!!!"-> C  P/"> > C *N![I *.#-N!?"-> C  N!R/ > >"N"d[@">"C *N![@"I *>"> C %T/!-> C K@"> C HQ%M> NH[2~>!-> >"N![I K> C |/>"N%d[>!z   z-  --~&!"!f!}!> C %?"> C  ? #Mz.{{{{{{{{{{{{{{{{?#"M>">!>"S%f> >![F  N,Q&N ->![@!S/ >">!]N2S/ > >![z   z.>>>>>>>>>>>>>>>>zB?#-"M"M>#zYNgg%b|Q>![@!>"V/ > >![F  N+]09!"  !                  " ->!1->!N![?!. - -}A!!%f> C 2@#>!T%M> C .>![F  N~K!Q?%->#>!N![@"T%M> C .>"[F  N~?!aNl!Q?&-"M"M>#>!N"[@"U/ >%>&aP/ > C .>"[E  NM|9/!-> N0L %> >!I  > >!N![I *1-> N1L %> >!I  > >!N#[I *-}8!!"f"M>!F |&@"N >"N1S<@"N&]N{!aN!T/ >!C  N!aP/ >!C .N!aP/ > N5>"N|3^@ F }R}TM> F }S}TM> N}P}Tq [> N}Q}Tq [>!C %@">!C 2@#T@ <F  [N >">#> <>!N*[>!N6[> <C  N 2k!--}+!!#fA N>]@#B >#N6[>!>"2|9>#C 9@">#C =N%d[?%>#C 6@&?!#M"M"M>!P%M>">%R/!."->!>%>"]N%eV/!>">!N%d[?"->#N*[Nmuq > >"2|*>"N2[?"N ?!.!-->#N>[B >&-}+!!#fNyiq >!C .@&>"N.^[@#>">!C 2@%V<C *N)aN%Q%M> >">%S%f>#C *@#N%eN >#N)aN%Q<&N -I 9> >%I 2> >&I .> >!C *I *> >!D  J  > >"N![I 61-> N I  -}.!!#f>#Nfc?&N~Uuq C  >!N"d[?!#M>!C  @!P%M> N I  1->!>!C .[@(>!>#[>&a@%>"[S/ ->!2~9!"M>!>%Q%M>!N%]@!>!C  N"cI  .!->!>%2}S!-> >(I *> >%I %> N!I  -}.!"!}%!f"M>#}L>!}L}%@%O>}+}H/ >%}H@#Ngggg|X>"]T/ >#P%M> >"I *> N I %> N I  1->">#2B@&P%M> >#I *> >"I %> N!I  1-> >&I *> >!I %> N I  1-> N I %> N!I  -g!!#fA N2]@%B >%N*[> N > N{!aN1S<N{!aN|3^Ny}Sq [@(>!>"2}:!N!?&"M>%C *N!Q%M>(>#N!d[G (>%C .N1aeN!a/!->%> >!>">#2|L>%F  ?&->%N2[B >&N!a-}1!!%fN!?"N!?#>!F |.N!Q%M>!C *Nw}8q >!C .<F 6@"N >"N~/ S<N.^F ~RnM@"N >"N|5S<N:^@"N~=lq [?#>"F ~SlM?%N!?&N~ jq ?"-> >%I 6> >#I 2> >&I .> >"I *> >!D  J  -a!%f> C %?#> C *@%%M>#?!#M>!C  @"%M>!N%[C  >"2p!->!N.[C  @"%M>!N2[C  >"2p!->!N9[?!>%N!]@%/ --> C  @ %M>#> N9^2p!--},!!!fA N>]@)B >)>"L |!>)N L =>)>!L <>)>#L ;>)>&L :>)>%L 9>)>(I 2>)Nyiq > C .>(N.^[>(> C 2V<@!C  @"I 6>)>!C %I .>)>"I *> >)N*[N N 2~U!>)N>[B -}I!!%f"MN~Uuq C  N|6"f>!> ]@%@"N}&"V%MN|">"|P]@#N!d>">#e[.!->"N%e-@">"N|6V<@#N"d[@"C  @&P%M>"> I  Nxuq Nxuq D  O!>#}LjhJ  .!->"> I  >&> I %-> >%I .> >#I *> >"I %> >&I  >!N%]>%I  -e!&f"M> C *@!P/ > C %@">!N}E"^[?##M>"@ N}E"[?"> C .@!C .N9^? >!C *?!"M#M> P/!> N9]? >!C  >!N9[?!N"R/ -N!?&."->">#R/ -->&-|Y!!f"M>!N![@#Nyiq > C .>!N.^[>!> C 2V<C *N%e@!V/ #M> F EN!Q%M> F CN!aP/"-> >#>"2XNyiq > C .>#N.^[>#> C 2V<C *N%e@#>!S/ ---c!%f> C .>![?%> C 2?&#MN ?">&>!>#[T%M>#>%[F  ?"->#N![?#>"NH]N{!aN,S/ >"N|KaNr ]N{!aN;S/ -> N L %> >!I  > >#N!]>![I *-}6!!#fNnuq C  ? "MNouq C  @!P/ > >!I  Nnuq C  ? Nouq C  @!N"S/ > N%[@"%M>"N}Vuq C  I  Nouq C  ?!Nnuq C  ? ->!N#S/ > N*[@!P/ >!N}Yuq C  I  Nnuq C  ? -> -b!#f> C *@&> C >VN N!>!d@(> C B@)a<P%M> >(>)bI B> C  >&Q%M> 2~@!-> >&N![I *> C %>&N#d[@ >!L (> >"L &> >#L %> >%I  --|M!#f> >!N5[N|Ua[@!N%]C  ?#"M> N%]@%C  @"N!aP%M> >"]@ 2~9!.!->%>"N"bI  -> >#N"a%f>!C .>!2~9!>![&>!-2}S!-_!"f> C 9?&> F |%?("M>!N|"aN*R/ >&F GP/ N 1-"M>"N{!a@"N!R/ >&F |+P/ N 1->!>"N9dNgg%N >%<bNg"N >#<b>(b2}(!N{!a> F @U-a!#fA N2]@"B >"N*[>!2}!>"F *%M>"F +?##M> C *@%> C  Q%M> N!2~P!-> >%N![I *> C %>%[>#L  >">!2}!>"F !?#>"F  / -->"N2[B -_!%fA N2]@#B >#N%[>"N!N!2o!>#C *?&>#C %N!R%M>#C .?%"M>"P@(/ >(/ >%>!>"y,  -> >"I *> >%I %> >&I  >#N2[B 1->#C . -|Q!"f> > C *@">!S%f> >!>"]@"2~P!> C %@#> C *@![? >"N"V%f>"N!]@"%M> N >"y- ->#>!>"[@![&> -N L  >!N![&>!-I *-} !"f"M> C 2>!U%M>!> C 6@#S?%.!->!> C 6@#S?%> C .>![E  N |</ >!>#V/ > N.[>!2]@%/ > >!2}K!1-> >"L %> >#>!>!>#T<@!I  > >!>%[I *-a!"fNyiq > C 9>!N.^[>!> C =V<C *?#> C *@"> C  Q%M> 2~>!-> >"N![I *> C %>"N%d[@ >#N)aN&QL .> N I *> >!N![I %> >!I  -[!"f> N Nyiq >!C .>"N.^[>">!C 2V<@#C %@">#C  @#]>">#S>"N >!C *@%>%>!C %T@%<Tb@"<I %> N!>#N!>!C  >%<[>"<I  -e!#fA N>]@"B Nyiq > C .>!N.^[>!> C 2V<@#C %?%>#C  ?#>"Njhg2I ;>"N%L 9>">!I 2>">#I 6>">%I .>">#I *> >"N*[N N 2~U!>"N>[B -W!"f"M>!> C *V/ > C %>!N.^[C %P/ > C 6>!T%M> C 2>!N"d[C  ?"->"> C >V/ > C =>"N#d[C  N!T?#->#-|I!%f>">%S%fN &>">%]?(N ?"#M"M>"N![?&>!>"[>#>%2~6!@)P/ >">(R>&?"/!-->&N!]?&>)P-?!> >&I %> >!I  -|V!#fA N2]@&B N!?("M"M"M>#C  @)N!]0" !"->#C *?)>#C %?(.!->%C *?)>%C %?(->&N*[>!>">(>)26>&C .?!> >&C *I  > >!I %>&N2[B -|J!!f> C  @!%M> C %>!2p!-> C .@!%M> C 2>!N%d2p!-> N9[2~X!> C B@!%M> C C>!N%d2p!-> NH[2z!> N|3[2z!-~5!!(fA N2]@#B >#N%[?%> C  @!?"> C %?&"fN*>!N!d@!>!N*U<@(@!N |9%MN!?"N ?!N%.!-"f"M"f>"%M>&>"N!>!2|Q.!->!P%MN!?"."-N!>!2B-@"/ >%N!I %N!.!->%>"I %N -?"N*->%[>!I  >%>"I  >#C %N!Q%M>#C *;>#C . ->#C *?!> >(I  > >!I %>#N2[B -|F!"f"fN >">#S/ ;N >">#]N%S/ ;>!>#[C  -?%"M>">#N%[@#S/ >">#]N%S/ >!>#[C  ?&-> >&I %> >%I  -e >!C  N}&g2V%M>!2~W!>!Oggggq J  ->!N I B>!N4L 9>!N I *>!C =P%M>!N=[2~?!->!N!I B> N L *> N%L  >!C >@ >"D  J  > >"z  *z- *-|M!"fN+?%"M>!F %@#N#R>">#N!QaPa/ N ?#"M>!F *@!N"]0&!   ! -N#N >!N!N N 24@%N{!aN9Q<?#-> >#L !> >%L  -|F!%f> C %?"> C *@#%M>"?!#M>!C  @%%M>!N%[C  >%2p!->!N}E"[?!>#N!]@#/ --> C  @ %M>"> N}E"^2p!--|E!!f> F BP%MNyiq > C .>!N.^[>!> C 2V<C  N![1-> C %@!> C *@"N!]T%fN!> C  >!>"S<F  N|6Q&N --|C!!f> C  @!%M> C %>!N.^2p!-> N.[2z!> C 9@!%M> C =>!N#d2p!-> C B@!%M> C C>!2p!-> NH[2~(!-|M!"f> C *?#> >"2~ !> C *?%> C 6@"> C .Q%M> N.[2~>!-> >"N![I 6> C 2>"N%d[@ N!L .> >%I *> >#I %> >!I  -|I!"fA N2]@"B >!F =N!aP%M>!C 6?!> C  C >>"> C %C  L />"N L .>"N.L 0>">!I *>"O J  >"2}I!->"N2[B -X!!f> C 9>!N{!a[F 7@"N%Q%M>!> C 6F -Nggg2b2}(!N{!a?"-N!?!"M"M"M>"N!]0#  !"-> F EN!cN!a1-N ?!->!N!a-|G!"fA N2]@"B >!F =P%M> C  C >>!C 6?!>"> C %C  L />"N L .>"N.L 0>">!I *>"O J  >"2}I!->"N2[B -|<!!f> C  @!%M> C %>!2p!-> N.[2}Q!> C 9@!N |:%M> C =>!2p!-> C B@!N |:%M> C C>!2p!--S!!f> O+|C%M> O,g>!2~3!->!C *@">!C  Q%M>!2~)!->!C %>"[> O,}(}HNHbL  >!>"N![I *-|A!!fA N>]@#B >#>"I 9>#>!I 6>#N I =>#N I *> >!> C 6F }C"N.^F }/}SMN.^F ~TnM>#N*[2*>#N>[B -|L!!fA N>]@%B > C =F x!N!Q%M> 2}H!-> C >N!L Z>%O J | >%z.                z- *> >!>#>">%N*[2C>%N>[B -|7!#f"M>"P/ #M> F  @#>!F  @%Q%M> N![? >!N![?!>"N!]@"/!."-->#>%]?&->&-T!"f>"N=a?"#M>!C  ?#> N!2~R!> > C *@%N![I *> C %>%N"d[>#I  >!N%[?!>"N%]@"/ --|<!!}%>#D  ?%> C d@#> C ^Q%M> Nw [2~>!-> >#N![I d> C |U>#N%d[@ >"I .> >!I *> >%J  -|?!"f> C %@"> C  @!I  >!%M>!>"I %-N~Uuq C  > C *@ N"d[C  P%MNxuq Nxuq D  O!> }LjiJ  --R!"fA N2]@#B >#N*[>"> C 9F |+2~,!>#F +@%N#R%M> >#F *>%>">!2{!?!->#N2[B >!-|7!!f> C *@%> C  Q%M> 2~A!-> >%N![I *> C %>%N%d[@ >"N!d>#bI *> >!}LJ  -|D > >!>#C *@!N!2~;!> >">!N![N 2~;!>#N%2~R!>#>#C *@ N%[I *>#C %> N"d[z.                z-  -|5!!fA N2]@!B >!N*[> > C  N!N%N.2}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N22}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N92}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N*2}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N*N22}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|7!!fA N2]@%B >%N*[>#> C 9F |+2~,!>%F +@#N#R%M> >%F *>#>">!2~L!->%N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N%2}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -|5!!fA N2]@!B >!N*[> > C  N!N%N>2}@!>!C *N}&ggg|XR%M>!C . ->!N2[B -L!!f"fN!>!>"N)aNu ^[@#F T/ ;>#C  %MN!>#F |:N!Q/!;-> >!>"2|@--O > >!N >"N >"N{!aN~/ S<N{!aN.^@!N~Knq [> C 6N+[>!F wnM<F  N!>">#2}R!-|2!!fA N2]@&B >&N*[> >!>">#>%2}@!>&C *N}&ggg|XR%M>&C . ->&N2[B -|8!"f> N.[>"2~P!> C 6?#"M>"P@%/ >%/ > C 2>#[>!>"y,  -> >">#[I 6>!>"2}/!-~9""*f!}%A N2]@&B >&N*[?)> C  @%?!A N2]@#B "fN >!N![@!P/ ;>#N%[?(N!?*N%?""MN%>!>%N!d@%>!>%T<@!>!N%U<@%}LO"j@+O>}+O |?%MN ?!.!->+}H@!Ny{{{)T%MN ?!.!-"M"M"f> C  @"%M> C %>"N"dN%>!2|Q.!->!P%MN%?"."-N%>!2B-@"/ >(N%I %.!->(>"I %N ?*-N*?"->">([>!I  >(>*I  >#C %N!Q%M>#C .?!>#C *.!->#C *?!> >%I  > >!I %N}&ggg|X-? >)>!I %>)> I  >#N2[B >&C *N}&ggg|XR%M>&C . ->&N2[B -|6!"fA N2]@"B >"> >!2|H>"C %?!>"C  ?#>"N L *> >#>!>"N*[2~8!>"N2[B -M!!f> C *@"> C  Q%M> 2~I!-> C %>"N"d[>!I  > >"N![I *> > C .>![I .-I Nyiq > C .>!N.^[>!> C 2V<@!C *N)aN#Q%f> >!>">#2}#&N --|2 > >!>">#>%Nyiq > C .>%N.^[>%> C 2V<@ C  > C %> C *N)aP2k!-I!!fNyiq > C .>!N.^[>!> C 2V<C *@"N(aN%Q%M> >!>"N%e2a--L > >!>"2~H!?!> N!2~R!> > C *@"N![I *> C %>"N"d[>!Ngggg|XbI  -|. > >!>"2~H!?!> N!2~R!> > C *@"N![I *> C %>"N"d[>!I  -F!!f> 2y!> N.[2z!> N9[2~(!> C |L@!%M> C Y>!2p!--B!!f> C  > C *@"]>!S%M> >">!N!N!2~G!--B!!f> C  > C *@"]>!S%M> >">!N*N22~G!--B!!f> C  > C *@"]>!S%M> >">!N%N%2~G!--B!!f> C  > C *@"]>!S%M> >">!N%NK2~G!--B!!f> C  > C *@"]>!S%M> >">!N%N92~G!--|H!#f>!F 7?%>!>!F 5@&> C 9[F 7@(N%Q%f>&> C 6F ->%N9dNgg%N >#<bNg"N >"<bb2}(!N{!a&>(-L 6> >!2c-|"!!f> C  @!N |:%M> C %>!N#d2p!--<!!f> C  @!%M> C %>!N.^2p!--<!!f> C  @!%M> C %>!N%d2p!--<!!f> C  @!%M> C %>!N9^2p!--<!!f> C  @!%M> C %>!N"d2p!--; >!F =N!a%M> C  >!C 6I  --9 N >%> >!>">#F %PN 2}Y!<-|  >!F =%M> C  >!C 6I  --+ > O!J  -#  -#  --n|.}1! Nggq -~V&8c^|R|NZ>|R|TYZ|X>cdXbdc>Xd>q/>|M|Vd>Z|TYc>Xd>q >|R|TYZ|X>_|Vd>_|O>|M_|V|TYcL>d|QZ>^Z|T>|Rc>q4>|M|Vd>d|QZ>|R|TYZ|X>|Rc>q 4bX|T|PZ>cdXbd>|R|TYZ|X>q@>_|Vd>_|O>bX|T|PZ>|O_b>c^|R|NZ>_|O>^Z|T|Pd|Q>q 2bX|T|PZ>Z|TY>|R|TYZ|X>q@>_|Vd>_|O>bX|T|PZ>|O_b>c^|R|NZ>_|O>^Z|T|Pd|Q>q Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YG|N_bZGcb|NGc^|R|NZG|R|TYZ|X|+bc cb|NG|N_|TeZbdG|UXcc|+bc cb|NGdZ|XdG|TX|SZc|+bc cb|NG|N_|TeZbdGdX^^|RZc|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YG|N_bZGcb|NGcdbG|UXddZb|T|+bc cb|NG|N_|TeZbdGYZdX|R^|+bc cb|NG|N_|TeZbdG|S_Y|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YGX^^_|NGcb|NGbX|W|KeZ|NG|S_Y|+bc Gb|Vcd|NG|0|1KHJI|,IZ|,|OX|-|0|/HJ|-|/|M|O|MX|N|,|/YJ|1JIYJZ|/X|.KIHG^|R|MbXb|YGX^^_|NGcb|NGX^^_|N|+bc 7|SZ|S_b|Y>X^^_|NXd|R_|T>_|O>q/>|M|YdZc>|OX|R^ZY 6|R|TcZbd|R_|T>|R|TYZ|X>C|Rc>q| D>c|Q_|V^Y>|MZ>|3|4>^Z|T>C|Rc>q!D    ~/ 2 V   y#  |.   ~/ 2 V   )%  J   W!2 V   ~-!  J Nhjq -:~T{{{|T|V^^|.!2 3   |!!  5   |6 N~ jq -|/G ! !"#%&()*       !    !"#%&()*+,-./012345678|     % Nh}*q -+4       % Nk}*q -!% N}E}*q -!! No}*q -!% N}Y}*q -!* N~)}*q -!% N~3}*q -!% N~?}*q -!% Nw}*q -!! N~U}.q -?!    %%%%%%%%%%%%%%%%%%%%%%%% !"# N}G}/q -}.!2 M   Y    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! JK|XFX|U|RFeZbc|R_|T|@Z^Z|Ndc>d|QZ>YXdZY>eZbc|R_|T|+>Sdc>|O_b|SXd>X|TY>YZ|OX|V^d>XbZ>|T_d>Y_|N|V|SZ|TdZY|+|?(2 /   |K(2 P N~&}0q -}4!#   |1L      !   !   !|4  |XF|RYZ|S|U_dZ|T|N|YF]Z|Y|7Xbb|RZc>d|QZ>|RYZ|S|U_dZ|T|N|Y>]Z|Y>_|O>X>|TZ|W>_bYZb|+Sd>|NXbb|RZc>d|QZ>|RYZ|S|U_dZ|T|N|Y>]Z|Y>_|O>X>|TZ|W>_bYZb|+  |?(2 /   |K(2 P N~G}1q -F#   ~;(2 3   ~K(2 |*   9)2 |+   %       !       % Nl}2q -!% Nn}2q -!! N}V}2q -!% N~&}2q -!* Nv}2q -!% N~;}2q -!% N~G}2q -!% N~Q}2q -!! N}?}3q -|J! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Ng}5q -~H#!   !       |!#2 >       |RdZ|Sc|RY|-H|-|.FHJF|-J|-H|-|/FH|-FH|0c|QX|UZZ|Tdb|RZc~Ag}G|NX^^}!^X|MZ^}#dZ|XdZ|T~Ag}>}!^X|MZ^}#~Ag}?Q+2 )   |@+2 /   |>+2 "   !   "   #   %   &   |L+2 !   LE@|Ob_|Sd_|UX|Y_|Vd|Bb^|N|QX|T|PZc|RcXd|PX|Uc|QXbZY]Z|Ud|TZ|WbZ|UZXdZY|SZ|S|MZbc|N_|V|Td>+/,E@@}!@Xd@LE@|RY@LE@bZ|UZXdZY@Ldb|VZE@@L}!@L}!@|Rc@L@]Z|Ud@E@L}!@|Rc@L@|TZ|W@E@Xd@L@|PX|U@L@c|QXbZY@Ldb|VZE@dZ|Xd@L}!@|N_|V|Td@LE@Z|Tdb|RZc@L|H|I}#|I}#|I}#|I}#EE@|N_|V|Td@LE@|RdZ|Sc@L|HE@|SZ|S|MZbc@L}!}!@c|QX|UZ@LE@|Ob_|S@LE@d_@LE@|UX|Y_|Vd|Bb^@LE@|N|QX|T|PZc@L}!|Ub_Y|V|Nd|K^|Rcd|R|T|P|KZ|XdZ|TYZYbZYZ|S|Ud|R_|T|K|Vb^|Kd_|K|UX|Y_|Vd     2   %   (   ) Nz}8q -6" *  ) }H,2 9   l-2 # N}Q}9q -46#!! }H,2 9   ~G-2 ( N~E}9q -</)&"! ~",2 9   |X.2 "       > N}=}:q -%6. ! N}O}:q -(! *|( ) N~*}:q -(! *C ) N~@}:q -(! *D ) N~V}:q -(! *|+ ) N}4kq -(! *G ) N}Ikq -(! *H ) Nrkq -(! *|, ) N~8kq -(! *|- ) N~Nkq -(! *|. ) N}+};q -+" !+|7"! " Nl};q -~R#"!!,|8"  ~#!2 4   }P   7   ~#!2 4   }Q   |    }!@^|R|TZ@L}!@|R|TYZ|X@LE@|N_|S|U^Z|SZ|Td@L     !   !   |#!2 5   m   ,   n!2 7   ^   |&   @L|6|&    *   %   *   +       %   %   ,   -   G|Vb^P!2 8   N   |!   RP|AGe|-G|Ub_Y|V|Nd|;|Rcdc>|Ub_Y|V|Ndc|+Ge|-G|Ub_Y|V|NdG|N_|V|Tdb|RZc|;|Rcdc>d|QZ>c|V|U|U_bdZY>|N_|V|Tdb|RZc|+|D|QXd>|Rd>dX]Zc>|MZc|RYZc>|Rdc>|UXd|QE>X|TY>d|QZ>|M_Y|Y>_|O>|Rdc>bZc|U_|TcZ|+   }E/2 |4   |=V|@|AGe|-G_bYZb|7bZXdZc>X|T>_bYZb|+Ge|-G_bYZbG}!|RY}#|?ZXYc>_|TZ>_bYZb|+|;|Rcdc>_bYZbc|+|?ZXY>d|QZ>_bYZb>|W|Rd|Q>RP|A>Ge|-G_bYZbG}!|RY}#|+Ge|-G_bYZbG}!|RY}#G^|R|T]c|?ZXYc>d|QZ>|UX|Y_|Vd>^|R|T]c>_|O>X|T>_bYZb|+ % Nn}?q -F|A/2 #   |D/2 -   |M/2 1   }E(2 !   %        )+&% Nx}?q -F|A/2 #   a/2 7   j/2 |"   %       ~C/2 !   !+++% N}R}@q -Fw/2 %   x/2 +   ~V/2 3   |9)2 "   %        + !% N~U}@q -F|A/2 #   ,02 0   902 2   }E(2 !   %        ++"% N}Y}Aq -E|A/2 #   x/2 +   C02 /   }E(2 !   %        *+# N~Q}Aq -|Y|002 |(       |A/2 #   W02 6   |U02 A   %       %        +++>?@{{{{{##B|%{{{{{{""|&|(CD{{{{%%|.|/{{{{{{""|0I{{{{{{""|UX|Y|SZ|Td|K|SZd|Q_Y@ N~Slq -)0|RdZ|Sc@ N}2}Bq -,&|Ub_Y|V|Ndc@ Nm}Bq -?*|RYZ|S|U_dZ|T|N|Y|K]Z|Y@        1cdXd|Vc@ N~9}Bq -0(|N_|S|U^ZdZY|KXd@ N~P}Bq -2.bZYZ|S|Ud|R_|T|K|Vb^@ N}/}Cq -*0|UX|Y_|Vd@ N}F}Cq -/(|Rc|K|N_|S|U^ZdZ@ N~!}Cq ---|N_|V|Tdb|RZc@ N~6}Cq -2+|R|T|Rd|RX^|KeX^|VZc@ Nx}Cq -00|O|R|TX^|KeX^|VZc@ N},}Dq -1.|Ub_Y|V|Nd|K|N_|V|Td@ N}C}Dq -*/d_]Z|Tc@ Np}Dq -%(|RY@ N~3}Dq -+"|SZccX|PZ@ N~K}Dq -2)X|U|Ub_eX^|KcdXdZ@ Nj}Eq -.0|NXdZ|P_b|RZc@ N}A}Eq -*,Z|X|U|Rb|Y@ N}V}Eq -0(|Ub_Y|V|Nd|K|N_YZ@ N~0}Eq --._^Y|KcdXdZ@ N~I}Eq --+|TZ|W|KcdXdZ@ N})}Fq --+d|R|SZcdX|S|U@ N}>}Fq -0+|Rc|K_bYZbX|M^Z@ N}S}Fq -(.|N_YZ@ N~.}Fq ->%|N_|V|Tdb|RZc|KbZYZZ|SX|M^Z|K|R|T@| X|OdZb@ Ng}Gq -*&|MZ|O_bZ@ N};}Gq -)(^|R|S|Rd@ N}P}Gq -(&d|Y|UZ@ N~,}Gq -+%|NXbY|K|RY@ N~C}Gq -,)|N|VbbZ|T|N|Y@ Nz}Gq --*|7VU|=|;P|AP|8@ N}9}Hq -.+|=|?V|7P|@|@S|<R@ N}N}Hq -*,QNS|;P|8@ N~)}Hq -|#(|Ub|R|NZ|K|S|V^d|R|U^|RZb@       2|7N|?|8@ N~W}Hq -|"%N|7|7V|B|<|A|KON|;N|<|7P@        1P|B|?@ Nnmq -&#RO|=@ Nsmq -&#|B|@|8@ N~=mq -&#|7N|8@ N~Tmq -@#Y|Rcdb|R|M|Vd|R_|T|K|SZd|Q_Y@    5|N_|V|Tdb|Y@ N}I}Iq -,)_bYZb|K|RY@ N~#}Iq -D*Y|Rc|N_|V|Td|K|S|V^d|R|U^|RZb@    5YZ^|ReZb|Y|KZ|SX|R^@ N~Q}Iq -10|N|VbbZ|Td|Kd_]Z|T@ N}0}Jq -1/Z|SX|R^|KXYYbZcc@ N}G}Jq -)/eX^|VZ@ N~"}Jq -*&eX^|VZc@ N~7}Jq -)(PUNS|;@ N~N}Jq -/&|=N|FV|B|A|K|;S|<T@ N}-}Kq -*-|@S|<R|;P@ N}D}Kq -,(U|B|;|AS|=|;P@ N}Y}Kq -1*|XFX|U|RFeZbc|R_|T@ N~4}Kq -|%/|XF|RYZ|S|U_dZ|T|N|YF]Z|Y@      3|-H|-|.FHJF|-J@ N}*nq -.,|-H|-|/FH|-FH|0@ Nlnq -),a|VZb|Y@ N}Wnq -+&|QZXYZbc@ N~1nq -()|M_Y|Y@ N~Jnq -l+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! L    ###! " {    ##"K # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|2  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|3    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !| &{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{   !##  &=&{   !##  &=({    ##  !<({    ##  !;({    !#  (|!*!    !#  !|"*{    !#  (|#*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %A,{    !#  )|)-/    !#  )"-0    ##!  |*-{    !#  )|)./    !#  )".0   !##  !(.{   !##   ).{    ##   E.{    ##   F.{    ##   |+.{    ##   G.{    !#  (|!/#    !#  "H/{    !#  (|!0%   !!#  !|,0{    !!  *|-0|<   !##  !{0{_bYZbFbZa|VZcd_bYZbF|NbZXdZY_bYZb_bYZbF^|Rcd|Ub_Y|V|Nd|Ub_Y|V|NdF^|Rcd|Ub_Y|V|NdF|V|UYXdZ|Ub_Y|V|NdFa|VZb|Y_bYZbFa|VZb|Y  >;2 /    #  F;2 /   !% !L;2 &   "& !|6;2 ,   #&!!S;2 )   %  !|=;2 .   & !!W;2 0   (" ![;2 /   ))" |W;2 -   *)" O+2 %   +("   # #     . . # N}R}Tq -7#-%   ! !     ~Y1~Y1! ! Nx}Tq -<#1.   |6 |6     q1q1! ! K ( ( Nk}Uq -%~U1~U1 N}G}Uq -<~Y1!   #<.(    ) )       ! ! N~D}Uq -.!  #|(#   1 1 N~W}Uq -#/ / N}E}Vq --#|)%     |6 |6 N~=}Vq --%# |+(   ) ) N}<}Wq -&!"!|/# N~7}Wq -+#J    ) ) N~I}Wq -&&   " Ng}Xq -!" N}1}Xq -+" !   #J# N~-}Xq -.!  #|4  !!! ! N}/pq -5#|4!   # #     % % # Nspq -8!  #|5#   # - *   x ~Q # Nh}Yq -+#N*   # # N}9}Yq -&!   " Nn}Yq -!" N}X}Yq -1" !   #S"   ) ) N~1}Yq -)!   " % N~E}Yq -#% " N~S}Yq -}G#( !   #T# LGGGe|-GA#   1   0   ~W+2 z+2 .,2 |&"2 |:   D"  +   |NX|UX|N|Rd|Y>_eZb|O^_|W   ~4!2 |=   =   &   HHH|,H|-H|.H|/H|0HIHJHKH|1|,H|,|,|,|-|,|.|,|/|,|0|,I|,J|,K|,|1|-H|-|,|-|-|-|.|-|/|-|0|-I|-J|-K|-|1|.H|.|,|.|-|.|.|.|/|.|0|.I|.J|.K|.|1|/H|/|,|/|-|/|.|/|/|/|0|/I|/J|/K|/|1|0H|0|,|0|-|0|.|0|/|0|0|0I|0J|0K|0|1IHI|,I|-I|.I|/I|0IIIJIKI|1JHJ|,J|-J|.J|/J|0JIJJJKJ|1KHK|,K|-K|.K|/K|0KIKJKKK|1|1H|1|,|1|-|1|.|1|/|1|0|1I|1J|1K|1|1!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! N~=qq -|.""""""""""""""""""""""""""""""################%%%%% Nmrq -!" N}>~(q -!% No~(q -+4       % N~&~(q -!% Nv~(q -!! N~;~(q -!% N~G~(q -!* N~Q~(q -!% Ng~)q -!% N}/~)q -!% Nk~)q -!! N}Euq -+!       % N}Vuq -!! N~&uq -!! Nvuq -!. N~;uq -!%';
var frequent = "fffff7f1f13b1c507eaa000123c9e5081700001010111080360110000001100b";

// generated/order_contract.js
function __wbg_reset_state() {
  __wbg_instance_id++;
  __wbg_reinit_scheduled = false;
  wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());
  wasm = wasmInstance.exports;
  wasm.__wbindgen_start();
}
function __wbg_get_imports() {
  const import0 = {
    __proto__: null,
    __wbindgen_init_externref_table: function() {
      const table = wasm.__wbindgen_externrefs;
      table.set(0, void 0);
      table.set(1024, void 0);
      table.set(1025, null);
      table.set(1026, true);
      table.set(1027, false);
    }
  };
  return {
    __proto__: null,
    "./order_contract_bg.js": import0
  };
}
var __wbg_instance_id = 0;
var __wbg_reinit_scheduled = false;
var wasmModule;
var wasmInstance;
var wasm;
function __wbg_finalize_init(instance, module) {
  wasmInstance = instance;
  wasm = instance.exports;
  wasmModule = module;
  wasm.__wbindgen_start();
  return wasm;
}
function initSync(module) {
  if (wasm !== void 0) return wasm;
  if (module !== void 0) {
    if (Object.getPrototypeOf(module) === Object.prototype) {
      ({ module } = module);
    } else {
      console.warn("using deprecated parameters for `initSync()`; pass a single object instead");
    }
  }
  const imports = __wbg_get_imports();
  if (!(module instanceof WebAssembly.Module)) {
    module = new WebAssembly.Module(module);
  }
  const instance = new WebAssembly.Instance(module, imports);
  return __wbg_finalize_init(instance, module);
}

// loaders/ascii.js
var SINGLES = 88;
var BEHIND_PREFIX = 56;
var NOT_USED = "'\\$`";
function fromAscii(text2, frequent2) {
  const singles = [];
  const doubles = [];
  for (let byte = 0; byte < 256; byte++) {
    const isSingle = Number.parseInt(frequent2.charAt(byte >> 2), 16) >> (byte & 3) & 1;
    (isSingle ? singles : doubles).push(byte);
  }
  const places = new Uint8Array(128);
  for (let code = 32, place = 0; code < 127; code++) {
    if (!NOT_USED.includes(String.fromCharCode(code)))
      places[code] = place++;
  }
  const bytes = new Uint8Array(text2.length);
  let length = 0;
  for (let at2 = 0; at2 < text2.length; at2++) {
    const place = places[text2.charCodeAt(at2)];
    const byte = place < SINGLES ? singles[place] : doubles[(place - SINGLES) * BEHIND_PREFIX + places[text2.charCodeAt(++at2)]];
    bytes[length++] = byte;
  }
  return bytes.slice(0, length);
}

// loaders/inline.js
var loader = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
  glue: { initSync, __wbg_reset_state },
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
  if (load2.compile === void 0)
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
  const { compile, glue } = loader2;
  if (compile === void 0)
    return { module: {}, glue };
  try {
    return { module: ofThisRealm(compile()), glue };
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
function ofThisRealm(module) {
  return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
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
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1, swapped ? at(beforeLast, j - 2) + 1 : Infinity));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}
function at(row, index) {
  return row[index] ?? Infinity;
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
function readDetailRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
  const w2 = words2[at2 + 2];
  const w3 = words2[at2 + 3];
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
function readFixRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
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
function readNoteRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  const w1 = words2[at2 + 1];
  const w2 = words2[at2 + 2];
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
function readSignRecord(words2, at2) {
  const w0 = words2[at2 + 0];
  return {
    version: w0 & 255,
    clue: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    section: w0 >>> 24
  };
}

// fatal.js
function isFatal(code) {
  return fatalCodes.includes(code);
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
function writeLimits({ bytes, depth, findings }, into, at2) {
  writeNumber(bytes, into, at2);
  writeNumber(depth, into, at2 + 4);
  writeNumber(findings, into, at2 + 8);
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function withAllFindings(settings) {
  return settingsOf({ ...settings, limits: { ...settings.limits, findings: MOST } }, FLAG_ALL);
}
function withFatalAlone(settings) {
  const off = codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]);
  return settingsOf({ ...settings, severity: Object.fromEntries(off) });
}
function shapeIndex(shape) {
  return shapes.indexOf(aShape(shape, "shape"));
}
var aShape = oneOf(shapes);
function refuseEntries(shape, { entries: entries2 }, name = "the option entries") {
  if (entries2 === void 0 || lists.includes(shape))
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
var decoder = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var loaded;
var core;
var trapped = false;
var source;
var address = 0;
var input = NOTHING;
var numbers = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes && source === registered() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (loaded === void 0 || source !== registered()) {
    loaded = load();
    source = registered();
  } else if (trapped)
    loaded.glue.__wbg_reset_state();
  core = loaded.glue.initSync(loaded);
  trapped = false;
}
function call(run2, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run2(core, a, b, c, d);
  } catch (trap) {
    trapped = true;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(run2) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run2);
}
function memoryNumbers() {
  if (numbers.buffer !== core.memory.buffer)
    numbers = new Uint32Array(core.memory.buffer);
  return numbers;
}
function textAt(start2, length) {
  return length === 0 ? "" : decoder.decode(new Uint8Array(core.memory.buffer, start2, length));
}
function bytesAt(start2, length) {
  return viewAt(start2, length).slice();
}
function viewAt(start2, length) {
  return new Uint8Array(core.memory.buffer, start2, length);
}

// refusal.js
var REFUSED_SIZE = -1;
var REFUSED_DEPTH = -2;
var REFUSED_VALUE = -3;
var REFUSED_NOTHING = -4;
var REFUSED_OBJECT = -5;
var CODES = {
  [REFUSED_SIZE]: "too_large",
  [REFUSED_DEPTH]: "too_deep",
  [REFUSED_VALUE]: "not_serializable"
};
function isRefusal(length) {
  return length < 0;
}
function codeIndex(refusal2) {
  const code = CODES[refusal2];
  return code === void 0 ? codes.length + REFUSED_NOTHING - refusal2 : codes.indexOf(code);
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
  let { read, written: written2 } = encoder.encodeInto(text2, into);
  if (read < units || written2 + spare > into.length) {
    into = room(most);
    ({ read, written: written2 } = encoder.encodeInto(text2, into));
  }
  if (read < units || written2 > settings.limits.bytes)
    return REFUSED_SIZE;
  const lone = written2 === units ? -1 : loneSurrogateAt(text2);
  return finish(into, lone < 0 ? written2 : cutAtSurrogate(text2, lone, into), settings);
}
function cutAtSurrogate(text2, at2, into) {
  const { written: written2 } = encoder.encodeInto(text2.slice(0, at2), into);
  const unit = text2.charCodeAt(at2);
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
  let at2 = before;
  for (const bytes of encoded3) {
    writeNumber(bytes?.length ?? ABSENT, head, at2);
    at2 += 4;
    if (bytes === void 0)
      continue;
    head.set(bytes, at2);
    at2 += bytes.length;
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
    const at2 = versions.indexOf(version2);
    return at2 > versions.indexOf(from) && at2 <= versions.indexOf(to);
  };
  return fillable.filter((gap) => gap.shape === shape && between(gap.version)).map((gap) => gap.pointer);
}

// query_shapes.js
function isQuery(shape) {
  return queries.includes(shape);
}

// stream/chunk.js
function bytesOf2(chunk, stream) {
  if (chunk instanceof Uint8Array || tagOf(chunk) === "Uint8Array")
    return chunk;
  const advice = typeof chunk === "string" ? ": pipe text through a TextEncoderStream" : "";
  throw new TypeError(`a chunk of ${stream} must be a Uint8Array, not ${typeOf(chunk)}${advice}`);
}

// stream/framing.js
var BATCH = 1 << 18;
var LF = 10;
var Pending = class {
  #buffer = new Uint8Array(BATCH);
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
  bytes(end = this.length) {
    return this.#buffer.subarray(0, end);
  }
  /** Removes the first bytes. */
  drop(count) {
    this.#buffer.copyWithin(0, count, this.length);
    this.length -= count;
    if (this.length === 0 && this.#buffer.length > 4 * BATCH)
      this.#buffer = new Uint8Array(BATCH);
  }
};

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
  #pending = new Pending();
  #bytes = this.#pending.bytes();
  #at = 0;
  #isDone = false;
  /** Valid until the next line is read. */
  #next;
  /** The complements of a batch. */
  #taken = new Pending();
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
    let at2 = start2.length;
    let number = 0;
    for (let byte = line[at2] ?? 0; byte >= 48 && byte <= 57; byte = line[++at2] ?? 0)
      number = 10 * number + (byte - 48);
    const digits = at2 - start2.length;
    const isNumber = digits === 1 || digits > 1 && line[start2.length] !== 48 && Number.isSafeInteger(number);
    const isOurs = isNumber && hasAt(line, 0, start2) && hasAt(line, at2, BETWEEN) && line.at(-1) === 125;
    if (isOurs)
      return { number, text: line.subarray(at2 + BETWEEN.length - 1, -1) };
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
function hasAt(line, at2, text2) {
  for (let i = 0; i < text2.length; i++)
    if (line[at2 + i] !== text2.charCodeAt(i))
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
  #pending = new Pending();
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
    for (let at2 = 0; at2 < chunk.length; at2 += BATCH / 4) {
      this.#pending.append(chunk.subarray(at2, at2 + BATCH / 4));
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
    let at2 = this.#scanned;
    let inString = this.#inString;
    let isEscaped = this.#isEscaped;
    let stop = "more";
    for (; at2 < bytes.length; at2++) {
      const byte = bytes[at2];
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
        this.#begin(this.#offset + at2);
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
        this.#scanned = at2;
        if (this.#isLong) {
          stop = "end of long element";
          break;
        }
        const isElement = byte === COMMA || this.#count > 0 || this.#start >= 0;
        if (isElement && !this.#isClosed)
          this.#close();
        this.#isClosed = false;
        this.#gap = this.#offset + at2 + 1;
        this.#gapLine = this.#line;
        if (byte === CLOSE) {
          stop = "end of array";
          break;
        }
      }
    }
    this.#scanned = at2;
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

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

// reply.js
var FEW = 512;
var SHORT2 = 1 << 10;
var LONG = 1 << 14;
var decoder3 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var Reply = class {
  numbers;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory = memoryNumbers();
    const start2 = address2 >>> 2;
    this.numbers = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    const text2 = this.word(REPORT_TEXT);
    if (length > SHORT2)
      this.#bytes = bytesAt(text2, length);
    else
      this.#text = textAt(text2, length);
  }
  word(at2) {
    return this.numbers[at2];
  }
  next() {
    return this.numbers[this.at++];
  }
  /** Reads the next string, which has `units` UTF-16 units. */
  string(units) {
    if (units === 0)
      return "";
    this.#text ??= decoder3.decode(this.#bytes);
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text.slice(start2, this.#textAt);
  }
};
function copiedText(address2, length) {
  if (length > SHORT2) {
    const bytes = bytesAt(address2, length);
    return () => decoder3.decode(bytes);
  }
  const text2 = textAt(address2, length);
  return () => text2;
}
function copied(memory, start2, length) {
  if (length > FEW)
    return memory.slice(start2, start2 + length);
  const numbers2 = new Array(length);
  for (let at2 = 0; at2 < length; at2++)
    numbers2[at2] = memory[start2 + at2];
  return numbers2;
}

// stream/core_batch.js
var LINES = 4294967295;
var PLACE_WORDS = 2;
var COMPLEMENT_WORDS = 3;
var NO_COMPLEMENTS = { places: [], texts: /* @__PURE__ */ new Uint8Array(0) };
function complementsByUnit({ places, texts }) {
  let at2 = 0;
  return (unit) => {
    while (places[at2] < unit)
      at2 += COMPLEMENT_WORDS;
    return places[at2] === unit ? texts.subarray(places[at2 + 1], places[at2 + 2]) : void 0;
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
  const reply = new Reply(callWhole((core2) => core2.check_batch(shapeIndex(shape), length, settings.length, places)), REPORT_FLAGS);
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
  const placesLength = 4 * (spans.length + held.places.length);
  const behind = bytes.length + PADDING;
  const into = room(behind + settings.length + placesLength + held.texts.length);
  into.set(bytes);
  into.set(settings, behind);
  let at2 = behind + settings.length;
  const numbers2 = new DataView(into.buffer, into.byteOffset);
  const push = (number) => {
    numbers2.setUint32(at2, number, true);
    at2 += 4;
  };
  for (const place of spans)
    push(place);
  for (const place of held.places)
    push(place);
  into.set(held.texts, at2);
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
  #pending = new Pending();
  /** How many bytes of a line over the limit have been skipped. */
  #passed = 0;
  constructor(most) {
    this.#most = most;
  }
  *push(chunk) {
    let at2 = 0;
    while (at2 < chunk.length) {
      if (this.#passed > 0) {
        const end2 = chunk.indexOf(LF, at2);
        const next = end2 < 0 ? chunk.length : end2 + 1;
        yield { kind: "piece", bytes: chunk.subarray(at2, next) };
        this.#passed += (end2 < 0 ? next : end2) - at2;
        if (end2 < 0)
          return;
        yield this.#long(1);
        at2 = next;
        continue;
      }
      if (this.#pending.length === 0 && chunk.length - at2 >= BATCH) {
        const end2 = chunk.lastIndexOf(LF, at2 + BATCH - 1) + 1;
        if (end2 > at2) {
          yield this.#batch(chunk.subarray(at2, end2));
          at2 = end2;
          continue;
        }
      }
      const room2 = Math.max(BATCH - this.#pending.length, BATCH / 4);
      const part2 = chunk.subarray(at2, at2 + room2);
      const isMore = this.#pending.length >= BATCH;
      const before = this.#pending.length;
      this.#pending.append(part2);
      at2 += part2.length;
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
  let at2 = 0;
  while (at2 < bytes.length) {
    const end = bytes.indexOf(LF, at2);
    at2 = end < 0 ? bytes.length : end + 1;
    count++;
  }
  return count;
}
function endBehind(part2, before) {
  const end = part2.lastIndexOf(LF);
  return end < 0 ? 0 : before + end + 1;
}

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "name": "GET /v2/product", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/product/countries", "method": "GET", "since": "2024-02-05" }, { "name": "POST /v2/order", "method": "POST", "body": "order-request", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}/links", "method": "GET", "since": "2023-07-27", "removed": "2023-07-27", "instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };

// generated/words.js
var words = ["payment_method", "items", "products", "idempotency_key", "status", "completed_at", "redemption_url", "payout", "is_complete", "countries", "initial_values", "final_values", "product_count", "tokens", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "COMPLETED", "PROCESSING", "FAILED", "price_multiplier", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "distribution_method", "country", "order_id", "discount_multiplier", "delivery_email", "current_token", "email_address", "value", "values", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE", "x-api-version", "x-idempotency-key", "2023-07-27", "2024-02-05", "query", "headers", "body"];
var sections = ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9"];
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "products", "removed": "2023-07-27" }, { "name": "idempotency_key", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "completed_at", "type": "string", "removed": "2023-07-27" }, { "name": "payment_method", "type": "object", "removed": "2023-07-27" }, { "name": "items", "type": "array", "removed": "2023-07-27" }, { "name": "redemption_url", "type": "string", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "payout", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "id" }, { "name": "message" }, { "name": "completed_at", "type": "string" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "approval_state", "type": "string", "since": "2024-02-05" }, { "name": "categories", "type": "collection", "since": "2024-02-05" }, { "name": "expiry", "type": "object", "since": "2024-02-05" }, { "name": "product_code", "type": "string" }, { "name": "old_state", "type": "object" }, { "name": "new_state", "type": "object" }, { "name": "timestamp", "type": "string" }, { "name": "is_orderable", "type": "string", "since": "2024-02-05" }, { "name": "code", "type": "string", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "type": "string", "since": "2024-02-05" }, { "name": "after", "type": "string", "since": "2024-02-05", "other": "before" }, { "name": "before", "type": "string", "since": "2024-02-05", "other": "after" }, { "name": "limit", "type": "count", "since": "2024-02-05" }, { "name": "limit", "type": "count" }, { "name": "before", "type": "string", "other": "after" }, { "name": "after", "type": "string", "other": "before" }, { "name": "type", "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": "card_id", "type": "string", "beside": ["CARD"] }, { "name": "currency", "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": "price_multiplier", "type": "string" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "country", "removed": "2023-07-27" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "redemption_url", "type": "string", "removed": "2024-02-05", "deprecated": "2023-07-27" }, { "name": "payout", "since": "2024-02-05" }, { "name": "order_id", "removed": "2023-07-27" }, { "name": "discount_multiplier", "removed": "2023-07-27" }, { "name": "delivery_email", "removed": "2023-07-27" }, { "name": "current_token", "removed": "2023-07-27" }, { "name": "type", "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": "email_address", "type": "string", "beside": ["EMAIL"] }, { "name": "type", "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": "value", "type": "string", "beside": ["SINGLE"] }, { "name": "values", "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
var objects = [{ "carried": ["payment_method", "items"] }, { "carried": ["status"] }, { "discriminator": 27, "carried": ["status", "id", "message"] }, { "carried": ["approval_state"] }, { "carried": ["product_code", "new_state", "timestamp"] }, {}, {}, {}, { "discriminator": 55, "carried": ["type", "currency"] }, {}, {}, { "carried": ["distribution_method", "products"] }, { "carried": ["distribution_method", "products"] }, { "discriminator": 73, "carried": ["type"] }, { "discriminator": 75, "carried": ["type"] }];
var rights = [["value"], ["value", "]"], ["name"], ["name", "}"], [":"], [",", "}"], [",", "]"], ["digit"], ["end of number"], ["escape"], ["hexadecimal digit"], ['"'], ["escape"], ["end of text"], ["UTF-8"], ["%XX"], "", "", "", "", "", "", "", "", ["value"], ["value"], ["value"], ["end of text"], "types", "types", "types", ["a whole number"], "values", "values", "values", "values", "", "", "", ["an e-mail address"], ["an e-mail address"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["YYYY-MM-DDTHH:MM:SS.ffffff"], ["a decimal number in a string"], "", "types", "values", "", "", "", "", "", "", "", "", "", "", "", "", ["array"], ["array"], ["array"], "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "methods", "versions", ["string"], ["string"], "", "", "", "", "", "", "", "", "", ""];
var labelled = ["payment_method", "items", "status", "completed_at", "redemption_url", "payout", "id", "message", "approval_state", "categories", "expiry", "product_code", "old_state", "new_state", "timestamp", "is_orderable", "code", "countries_redeemable_in", "after", "before", "limit", "type", "card_id", "currency", "price_multiplier", "distribution_method", "products", "email_address", "value", "values"];
var labelledValues = ["COMPLETED", "PROCESSING", "FAILED", "CARD", "ACCOUNT_BALANCE", "EUR", "GBP", "USD", "CAD", "EMAIL", "PAYOUT_LINK", "SINGLE", "MULTIPLE"];

// message.js
function buildMessage(phrasing, sentence, given) {
  const known = cacheOf(phrasing);
  if (given.name !== void 0 || given.number !== 0)
    return build(phrasing, sentence, given);
  const place = ((given.version * 256 + sentence) * 256 + given.field) * 256 + given.object;
  const key = place * 65536 + given.near * 256 + given.other;
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
function build({ messages: messages3, byLabel }, sentence, given) {
  const meta = {};
  const template = textOf(messages3, sentence);
  const text2 = filled(byLabel ? withLabels(messages3, template) : template, (name) => {
    const { value, shown } = argument(messages3, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages3, given.field) : void 0;
    if (label !== void 0)
      meta.label = label;
    return shown;
  });
  return { text: text2, meta };
}
var caches = /* @__PURE__ */ new WeakMap();
var lastUsed;
function cacheOf(phrasing) {
  if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
    return lastUsed.known;
  const both = caches.get(phrasing.messages) ?? [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  caches.set(phrasing.messages, both);
  const known = both[Number(phrasing.byLabel)];
  lastUsed = { phrasing, known };
  return known;
}
function expectedOf(messages3, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
    case "methods":
      return methodsOf(messages3, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages3.expected?.[word] ?? word);
  }
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
function argument(messages3, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages3.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages3.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (value) => {
    const text2 = String(value ?? "");
    return { value, shown: byLabel ? withLabels(messages3, text2) : text2 };
  };
  const named = (wire, label2 = wire) => ({
    value: wire,
    shown: byLabel ? inSentence(messages3, label2 ?? "") : quoted(wire)
  });
  const label = (wire) => messages3.labels[labelled.indexOf(wire)];
  const valueLabel = (value) => messages3.values[labelledValues.indexOf(value)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field": {
      if (field?.name === void 0)
        return plain(texts?.called);
      const known = labelOf(messages3, given.field);
      const isUnknown = byLabel && known === void 0;
      return isUnknown ? { value: field.name, shown: messages3.unnamed } : named(field.name, known);
    }
    case "name":
      if (field !== void 0)
        return argument(messages3, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages3.unnamed } : named(given.name);
    case "type":
      return plain(messages3.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages3.or, valueLabel);
    case "why":
    case "need":
    case "instead":
      return plain(texts?.[name]);
    case "removed_in":
      return plain(field?.removed);
    case "deprecated_in":
      return plain(field?.deprecated);
    case "since":
      return plain(field?.since ?? versions[0]);
    case "other":
      return named(field?.other, label(field?.other ?? ""));
    case "discriminator":
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages3, object?.discriminator));
    case "carried":
      return list(object?.carried, messages3.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near": {
      const near = words[given.near] ?? "";
      const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
      return named(near, isDiscriminator ? labelOf(messages3, object?.discriminator) : label(near) ?? valueLabel(near));
    }
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages3.calls?.headers[word]);
    case "versions":
      return list(versions, messages3.or);
    case "methods":
      return plain(methodsOf(messages3, given).join(` ${messages3.or} `));
    case "shape":
      return named(endpoint?.body);
    case "endpoint":
      return plain(endpoint?.name);
    case "endpoint_since":
      return plain(endpoint?.since);
    case "endpoint_removed_in":
      return plain(endpoint?.removed);
    case "endpoint_instead":
      return plain(endpoint?.instead);
    default:
      return { value: void 0, shown: `{${name}}` };
  }
}
function labelOf(messages3, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages3.fields[field]?.label ?? messages3.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages3, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages3, messages3.labels[labelled.indexOf(name)] ?? name));
}
function methodsOf({ calls }, given) {
  const listed = calls?.endpoints.filter((_, place) => given.number >>> place & 1) ?? [];
  return listed.map(({ method }) => method);
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
function postpone(target, names, make) {
  for (const name of names)
    Object.defineProperty(target, name, accessorOf(name));
  const { [READ]: others } = target;
  Object.defineProperty(target, READ, { value: readingOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readingOf(target, names, make, others) {
  let made;
  return (name) => {
    if (!isOneOf(names, name))
      return others?.(name);
    made ??= make?.();
    make = void 0;
    const value = made?.[name];
    Reflect.defineProperty(target, name, dataProperty(value));
    return value;
  };
}
function isOneOf(names, name) {
  return names.includes(name);
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
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages: messages3, names, mask }, builtIn = english) {
  return { messages: messages3 ?? builtIn, byLabel: names === "label", mask };
}
function reportFrom(reply, assumptions, shape, phrasing) {
  const flags = reply.word(REPORT_FLAGS);
  const count = reply.word(REPORT_DETAILS);
  const report = {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT],
    problems: NONE,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions
  };
  const reader = new ProblemReader(reply, phrasing);
  if (count <= FEW2 && !reply.isLong)
    report.problems = reader.problems(count);
  else
    postpone(report, ["problems"], () => ({ problems: reader.problems(count) }));
  return report;
}
var FEW2 = 8;
var NONE = [];
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
    const { text: text2, meta } = buildMessage(phrasing, detail.message, given);
    const problem = {
      code: codes[detail.code],
      severity: severities[detail.severity],
      basis: bases[detail.basis],
      section: sections[detail.section],
      message: text2,
      pointer: reply.isLong ? "" : this.#trail.pointer(),
      path,
      meta: { ...meta }
    };
    if (reply.isLong) {
      const own2 = path.slice();
      postpone(problem, ["pointer"], () => ({ pointer: this.#pointer(own2) }));
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
    for (let at2 = this.#pointers.length; at2 < this.#path.length; at2++) {
      pointer2 = below(pointer2, this.#path[at2]);
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
function readConversion(address2, given) {
  const reply = new Reply(address2, REPORT_HEAD);
  const messages3 = given ?? ENGLISH;
  const conversions = given?.conversions ?? englishConversions;
  const phrasing = { messages: messages3, byLabel: false, mask: true };
  const assumptions = assumptionsFrom(reply, phrasing);
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return { problems: new ProblemReader(reply, phrasing).problems(reply.word(REPORT_DETAILS)) };
  }
  const start2 = reply.next();
  const length = reply.next();
  const [complement, complementLength] = [reply.next(), reply.next()];
  const assumed = reply.next();
  assumptions.push(...conversions.assumptions.filter((_, bit) => assumed >>> bit & 1));
  const count = reply.next();
  const more = { losses: reply.next(), gaps: reply.next() };
  const fill = (conversion) => {
    const isShort = count <= FEW_NOTES;
    if (isShort)
      Object.assign(conversion, readNotes(reply, count, messages3, conversions));
    else
      postpone(conversion, NOTES, () => readNotes(reply, count, messages3, conversions));
    if (complementLength === 0)
      return;
    const text2 = copiedText(complement, complementLength);
    if (isShort)
      conversion.complement = JSON.parse(text2());
    else
      postpone(conversion, ["complement"], () => ({ complement: JSON.parse(text2()) }));
  };
  return { problems: void 0, start: start2, length, assumptions, more, fill };
}
function readNotes(reply, count, messages3, conversions) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages3, conversions);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages3, conversions) {
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const [entry, item] = [reply.next(), reply.next()];
  const path = trail.to(reply.next(), reply.next());
  const pointer2 = trail.pointer();
  const section = sections[note.section];
  const { id } = changeIds[note.change];
  const list = topics[note.topic];
  if (list === "changes") {
    let to = trail.above(note.drops);
    for (let i = 0; i < note.adds; i++)
      to = below(to, readSegment(reply, reply.next()));
    const change = {
      id,
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages3, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages3 = english, conversions = englishConversions) {
  const { reason, field, other, version: version2 } = note;
  const key = `${reason} ${field} ${other} ${version2} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages3.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text2 };
  return text2;
}
var lastReason;
function withTexts(template, texts) {
  return filled(template, (argument2) => String(texts[argument2] ?? ""));
}
function readDetected(address2, { clues } = englishConversions) {
  const reply = new Reply(address2, REPORT_FLAGS);
  const evidence = [];
  const trail = new Trail(reply);
  for (let left = reply.next(); left > 0; left--)
    evidence.push(readSign(reply, trail, clues));
  const open3 = versions.filter((version2) => !evidence.some((one) => one.version === version2));
  return { candidates: open3.length === 0 ? [...versions] : open3, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.numbers, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version2 = versions[sign.version];
  const speaking = [field?.removed, field?.since, version2, version2][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) });
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
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
  refuseObjects(value, "document", ADVICE);
  try {
    const text2 = JSON.stringify(value);
    return text2 === void 0 ? REFUSED_VALUE : text2;
  } catch (error) {
    if (!isStackOverflow(error))
      return REFUSED_VALUE;
    if (/string length|memory|alloc/.test(error.message))
      return REFUSED_SIZE;
    return isDeeperThan(value, maxDepth) ? REFUSED_DEPTH : REFUSED_VALUE;
  }
}
function queryOf(value) {
  if (value === void 0)
    return REFUSED_NOTHING;
  if (value === NOT_PLAIN)
    return REFUSED_OBJECT;
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
  if (isPlain(value))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !passes(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isPlain(value) {
  if (typeof value !== "object" || value === null)
    return true;
  try {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === Array.prototype;
  } catch {
    return true;
  }
}
function isStackOverflow(error) {
  return error instanceof RangeError || error instanceof Error && error.name === "InternalError";
}
function isDeeperThan(value, depth) {
  let level = /* @__PURE__ */ new Set([value]);
  try {
    for (let reached = 0; level.size > 0; reached++) {
      if (reached > depth)
        return true;
      const next = /* @__PURE__ */ new Set();
      for (const parent of level) {
        for (const child of Object.values(parent)) {
          if (typeof child === "object" && child !== null)
            next.add(child);
        }
      }
      level = next;
    }
  } catch {
    return false;
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
  return !isRefusal(length) && call(verdict, index, form, length, settings.bytes.length) !== 0;
}
var verdict = (core2, index, form, length, spare) => core2.is_valid(index, form, length, spare);
function reportOn(shape, { index, form, length, settings }) {
  const spare = settings.bytes.length;
  if (!isRefusal(length)) {
    return reportAt(call(outline, index, form, length, spare), shape, settings);
  }
  writeSettings(settings);
  return reportAt(call((core2) => core2.refuse(index, form, codeIndex(length), spare)), shape, settings);
}
var outline = (core2, index, form, length, spare) => core2.validate(index, form, length, spare);

// convert.js
function convertUnder(shape, input2, settings) {
  const index = shapeIndex(shape);
  const form = formOf(input2);
  const source2 = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source2);
  const length = write(source2, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function detectVersion(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) });
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  const written2 = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written2, settings.bytes.length));
  return readDetected(address2, settings.messages?.conversions);
}
var { entries, limits: limits2, messages } = DOCUMENT;
var readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits: limits2, messages });
function noLists() {
  return { edits: [], changes: [], losses: [], gaps: [], complement: null };
}
function unchanged(input2) {
  const output = typeof input2 === "string" ? input2 : new Uint8Array(input2);
  return { ok: true, output, ...noLists(), assumptions: [], problems: [] };
}
function refused(shape, index, form, why, settings) {
  const { problems } = reportOn(shape, { index, form, source: why, length: why, settings: settingsOfRefusal(settings) });
  return { ok: false, output: void 0, problems };
}
function converted(shape, index, form, length, settings, input2) {
  const address2 = callWhole((core2) => core2.convert(index, form, length, settings.bytes.length));
  const read = readConversion(address2, settings.messages);
  if (read.problems !== void 0)
    return { ok: false, output: void 0, problems: read.problems };
  try {
    const output = outputOf(shape, form, read.start, read.length, input2);
    const conversion = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] };
    read.fill(conversion);
    return conversion;
  } catch (error) {
    if (!isStackOverflow(error))
      throw error;
    return refused(shape, index, form, REFUSED_DEPTH, settings);
  }
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

// stream/cut.js
var NOTHING3 = /* @__PURE__ */ new Uint8Array(0);
function unreadableOf(shape, last, settings) {
  return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING3 : last;
}

// stream/excerpt.js
var decoder4 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function excerptOf(bytes, most) {
  if (bytes.length > most)
    return { length: bytes.length };
  try {
    return { document: decoder4.decode(bytes) };
  } catch {
    return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
  }
}

// stream/too_large.js
function tooLarge(shape, settings) {
  const index = shapeIndex(shape);
  return reportOn(shape, { index, form: FORM_BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings });
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
  #all = /* @__PURE__ */ new Map();
  constructor(messages3) {
    this.#messages = messages3;
  }
  add(tallies) {
    for (const { topic, note, count, pattern } of tallies) {
      const cause = `${note.reason} ${note.change} ${note.field} `;
      const known = this.#all.get(cause + pattern);
      const pointer2 = known === void 0 && this.#all.size >= MOST_PATTERNS ? OTHERS : pattern;
      const tally = known ?? this.#all.get(cause + pointer2) ?? this.#begin(topic, note, cause, pointer2);
      tally.count += count;
    }
  }
  #begin(topic, note, cause, pointer2) {
    const section = sections[note.section];
    const reason = reasonOf(note, "*", "*", this.#messages, this.#messages?.conversions);
    const tally = { topic, pointer: pointer2, section, reason, count: 0 };
    this.#all.set(cause + pointer2, tally);
    return tally;
  }
  /** Returns the losses or gaps, most frequent first. */
  list(topic) {
    const all = [...this.#all.values()].filter((tally) => tally.topic === topic);
    const list = all.map(({ topic: _, ...tally }) => tally);
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
    shapeIndex(shape);
    this.#shape = shape;
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
    shapeIndex(shape);
    this.#shape = shape;
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
      const { check = (text2) => text2 } = spec;
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
var baseUrl = /* @__PURE__ */ optional((value) => {
  if (typeof value === "string")
    return value;
  throw new TypeError(`baseUrl must be a string, not ${typeOf(value)}`);
});
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
  const at2 = versions.indexOf(version2);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
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
  let text2 = source2;
  let spare = MOST_POINTER_TEXT;
  let truncated = false;
  for (; ; ) {
    const { problems } = reportOn(shape, { ...round, length: write(text2, round.settings) });
    const safe = applicable(problems.filter(({ code }) => only.includes(code)));
    if (safe.length === 0)
      break;
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text2));
      spare -= pointerText(problem);
      if (spare >= 0 || applied.length === 0)
        applied.push(form === FORM_VALUE ? withoutPlaces(problem) : problem);
      else
        truncated = true;
    }
    text2 = edited(text2, safe.flatMap(({ fix }) => fix.edits));
  }
  const report = reportOn(shape, { index, form, source: text2, length: write(text2, settings), settings });
  return { output: outputOf2(shape, input2, form, text2), headers, applied, truncated, report };
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
function edited(text2, edits) {
  const pieces = edits.flatMap((edit, n) => [part(text2, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
  pieces.push(part(text2, edits.at(-1)?.end ?? 0));
  return typeof text2 === "string" ? pieces.join("") : new TextEncoder().encode(pieces.join(""));
}
function part(text2, from, to) {
  return typeof text2 === "string" ? text2.slice(from, to) : new TextDecoder("utf-8", { ignoreBOM: true }).decode(text2.subarray(from, to));
}
function headersOf({ headers, edits }, text2) {
  const [name] = headers ?? [];
  const [edit] = edits;
  if (name === void 0 || edit === void 0)
    return {};
  const member = part(text2, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, "");
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
  return { ...problem, fix };
}
function outputOf2(shape, input2, form, text2) {
  if (typeof text2 !== "string")
    return text2 === input2 ? new Uint8Array(text2) : text2;
  return form === FORM_VALUE ? editedValue(shape, input2, text2) : text2;
}
function editedValue(shape, input2, text2) {
  if (!isQuery(shape))
    return JSON.parse(text2);
  return queryLike(input2, text2) ?? { ...input2 };
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
    const text2 = build2(problem);
    if (typeof text2 === "string")
      return text2;
    throw new TypeError(`message must return a string, not ${typeOf(text2)}`);
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
var ROOM = CHUNK2 / 2;
var DONE = Promise.resolve();
var WriteBuffer = class {
  #writeAll;
  #gathered = new Uint8Array(0);
  #other = new Uint8Array(0);
  #length = 0;
  #written = DONE;
  constructor(writeAll) {
    this.#writeAll = writeAll;
  }
  /** Copies the bytes before it returns. A later write, or `end`, reports a failure. */
  write(bytes) {
    const length = this.#length + bytes.length;
    if (length > this.#gathered.length)
      this.#grow(length);
    this.#gathered.set(bytes, this.#length);
    this.#length = length;
    return length < CHUNK2 ? DONE : this.#flush();
  }
  /** Writes what is left. */
  async end() {
    if (this.#length > 0)
      await this.#flush();
    await this.#written;
  }
  async #flush() {
    await this.#written;
    this.#written = this.#writeAll(this.#gathered.subarray(0, this.#length));
    this.#written.catch(() => void 0);
    [this.#gathered, this.#other] = [this.#other, this.#gathered];
    this.#length = 0;
    if (this.#gathered.length > 4 * CHUNK2)
      this.#gathered = new Uint8Array(0);
  }
  #grow(length) {
    const larger = new Uint8Array(Math.max(length, CHUNK2 + ROOM));
    larger.set(this.#gathered.subarray(0, this.#length));
    this.#gathered = larger;
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
  for (let at2 = 0; at2 < bytes.length; ) {
    try {
      at2 += (await writeTo(STDOUT, bytes, at2, bytes.length - at2)).bytesWritten;
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
      for (let at2 = 0; at2 < bytes.length; )
        at2 += (await this.#file.write(bytes, at2)).bytesWritten;
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
function print(text2) {
  return writeStandardOutput(encoder4.encode(text2));
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
    return (_, text2) => text2;
  return (style, text2) => util.styleText(style, text2, { validateStream: false });
}
function tell(text2) {
  process.stderr.write(`order-contract: ${printable(text2)}
`);
}
function printable(text2) {
  return text2.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "\uFFFD");
}
function width(text2) {
  let columns = 0;
  for (const character of text2)
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
var decoder5 = new TextDecoder("utf-8", { ignoreBOM: true });
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
  const text2 = (from, to) => [...decoder5.decode(bytes.subarray(from, to))];
  const before = charactersIn(bytes.subarray(start2, span.start));
  const nearBefore = text2(Math.max(start2, span.start - WINDOW), span.start).slice(-BEFORE).join("");
  const marked2 = text2(span.start, stop);
  const room2 = COLUMNS - Math.min(before, BEFORE);
  return {
    before: `${before > BEFORE ? "\u2026" : ""}${printable(nearBefore)}`,
    marked: cut(marked2, room2),
    behind: marked2.length > room2 ? "" : cut(text2(stop, end), room2 - marked2.length),
    column: before + 1
  };
}
function charactersIn(bytes) {
  let count = 0;
  for (let at2 = 0; at2 < bytes.length; at2++)
    if ((bytes[at2] & 192) !== 128)
      count++;
  return count;
}
function cut(characters, most) {
  const text2 = printable(characters.slice(0, most).join(""));
  return characters.length > most ? `${text2}\u2026` : text2;
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
  for (let at2 = 0; at2 < bytes.length; ) {
    const end = bytes.indexOf(LF, at2);
    const next = end < 0 ? bytes.length : end;
    yield { line: line++, offset: offset + at2, bytes: bytes.subarray(at2, next) };
    at2 = next + 1;
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
function nameOf(path) {
  return path === "-" ? "standard input" : path;
}
async function openSource(path) {
  const guarded = async (run2) => {
    try {
      return await run2();
    } catch (error) {
      throw new IoError("read", nameOf(path), error);
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
  tell(`${nameOf(side)}: ${message}`);
  process.stderr.write(`Pass the file that was written by ${option} together with ${printable(nameOf(file))}.
`);
}
function reportRefused(error, file, isPartial, advice = "") {
  const paint = paintFor(process.stderr);
  const [problem] = error.problems;
  const shown = process.stderr.isTTY ? ArchiveError.documentOf(error) : void 0;
  if (problem === void 0)
    tell(`${nameOf(file)}: ${withFlags(error.message)}`);
  else
    process.stderr.write(frame(problem, { file: nameOf(file), line: error.line, bytes: shown }, paint));
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
  for (const [title, list] of [
    ["Lost", losses],
    ["Missing", gaps]
  ]) {
    for (const { count, pointer: pointer2, reason } of list.slice(0, 10)) {
      const place = printable(pointer2 || "the document");
      lines.push(`${paint("bold", title)} ${grouped(count)} \xD7 ${place}: ${printable(withFlags(reason))}`);
    }
    if (list.length > 10)
      lines.push(`${title}: ${grouped(list.length - 10)} more, see --summary FILE`);
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
  const list = summary ? "the file of --summary lists them" : "--summary FILE lists them";
  tell(`${counted(lost, "loss", "losses")}: ${list}, --complements FILE keeps what is lost`);
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
    throw new UsageError(`${nameOf(file)} has a document in each line: fix takes one document`);
}
function isArray(shape, bytes) {
  if (lists.includes(shape) || isQuery(shape))
    return false;
  return bytes.find((byte) => !isBlank(byte)) === OPEN2;
}
function adviceOnArray(shape, file, bytes) {
  if (!isArray(shape, bytes))
    return void 0;
  const list = lists.find((list2) => list2 === `${shape}-list`);
  const page = list === void 0 ? "" : `, or the shape ${list} for a page of ${shape}s`;
  return `${nameOf(file)} begins with an array: pass --input array to read its elements${page}`;
}
function adviceOnLength(file, problems) {
  if (problems.every(({ code }) => code !== "too_large"))
    return void 0;
  return `${nameOf(file)} is long: if each line is a document, pass --input ndjson`;
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
    const text2 = `${bar}${counted(documents, "document")}, ${megabytes(bytes)} MB, ${speed.toFixed(0)} MB/s`;
    process.stderr.write(`\r\x1B[K${text2.slice(0, (process.stderr.columns || 80) - 1)}`);
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
  #pending = new Pending();
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
  done.file = nameOf(file);
  const opened = await openInputs(file, held, check);
  const bar = new ProgressBar(opened.source.size);
  const onProgress = (progress) => {
    bar.update(progress);
    done.line = progressLine(progress, nameOf(file), "read");
  };
  const streamOptions = {
    ...settings,
    format: archiveFormatOf(kind),
    rejects,
    complements,
    complement: opened.complements && streamOf(opened.complements),
    onProgress: isDocument ? void 0 : onProgress
  };
  const stream = convertInto(output, shape, streamOptions, isDocument ? new Whole(shape, settings.limits.bytes) : void 0);
  try {
    await pump(opened.source, stream.writable);
    return await stream.summary;
  } finally {
    bar.clear();
  }
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
  await listing?.add({ file, ...found }, () => pretty(nameOf(file), found));
}
async function archive(file, format, task) {
  const { shape, read, listing, counts } = task;
  done.file = nameOf(file);
  const source2 = await openChecked(file, (first) => {
    if (format !== "json")
      refuseArray(shape, file, first);
  });
  for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source2), format, read.limits.bytes)) {
    const document = bytes && (isCut ? unreadableOf(shape, bytes, read) : cutLineEnd(shape, bytes)[0]);
    const found = counts.add(detect(document, task));
    await listing?.add({ file, line, offset, ...found }, () => pretty(`${nameOf(file)}:${line}`, found));
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
    await printAll(all, format, ({ code, text: text2, fails, passes: passes2 }) => {
      const example = (title, colour, { shape, input: input2 }) => input2 === void 0 ? "" : `  ${paint(colour, title)} ${shape ?? "call"}: ${input2}
`;
      return `${paint("bold", code)}
  ${text2}
${example("fails: ", "red", fails)}${example("passes:", "green", passes2)}`;
    });
    return OK;
  }
});

// command/fix.js
var decoder6 = new TextDecoder("utf-8", { ignoreBOM: true });
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
      const value = { file, ...fixed, output: decoder6.decode(fixed.output) };
      await sink.write(new TextEncoder().encode(`${JSON.stringify(value, null, format === "json" ? 2 : 0)}
`));
    }
    await finishAll([sink]);
    if (format === "pretty")
      reportFixes(fixed, { file: nameOf(file), line: 1, bytes: fixed.output });
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
    for (let at2 = 0; at2 < copy.length; ) {
      const next = await this.#putBack();
      if (this.#isEnded)
        throw this.#rejects.error("orphan");
      const end = next === void 0 ? copy.length : this.#pass(copy, at2, next.line);
      await this.#output.write(copy.subarray(at2, end));
      at2 = end;
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
    let at2 = from;
    while (at2 < bytes.length && (this.#isOpen || this.#line < until)) {
      const end = bytes.indexOf(LF, at2);
      this.#isOpen = end < 0;
      if (end >= 0)
        this.#line++;
      at2 = end < 0 ? bytes.length : end + 1;
    }
    return at2;
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
          throw new UsageError(`${nameOf(file)} begins with an array: restore takes a file with a document in each line`);
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
    const printer = new Printer(values.format ?? "pretty");
    const settings = await settingsOf2(shape, values);
    const sum = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} };
    await printer.list(async () => {
      for (const file of filesOf(files)) {
        const kind = inputKindOf(values.input, shape, file);
        const found = kind === "document" ? await oneDocument2(shape, file, settings, printer) : await archive2(shape, file, archiveFormatOf(kind), settings, printer);
        sum.documents += found.documents;
        sum.invalid += found.invalid;
      }
    });
    await printer.summarize(sum);
    return sum.invalid > 0 ? REFUSED : OK;
  }
});
async function oneDocument2(shape, file, settings, printer) {
  const bytes = await readDocument(file, settings.limits.bytes);
  const { valid, problems } = validate(shape, cutLineEnd(shape, bytes)[0], settings);
  if (problems.length > 0)
    await printer.add({ file, line: 1, offset: 0, valid, problems }, bytes);
  const advice = adviceOnSeveral(shape, file, bytes, problems);
  if (advice !== void 0)
    tell(advice);
  return { documents: 1, invalid: valid ? 0 : 1 };
}
async function archive2(shape, file, format, settings, printer) {
  done.file = nameOf(file);
  const source2 = await openSource(file);
  const bar = new ProgressBar(source2.size);
  const onProgress = (progress) => {
    bar.update(progress);
    done.line = progressLine(progress, nameOf(file), "checked");
  };
  const stream = validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
    bar.clear();
    await printer.add({ file, ...listed }, bytes);
  });
  try {
    await pump(source2, stream.writable);
    return await stream.summary;
  } finally {
    bar.clear();
  }
}
var Printer = class {
  #isPretty;
  #listing;
  #paint = paintFor(process.stdout);
  #problems = 0;
  constructor(format) {
    this.#isPretty = format === "pretty";
    this.#listing = new PrintedList(format);
  }
  async add(listed, bytes) {
    this.#problems += listed.problems.length;
    const origin = { file: nameOf(listed.file), line: listed.line, bytes };
    const frames = () => listed.problems.map((problem) => `${frame(problem, origin, this.#paint)}
`).join("");
    await this.#listing.add(listed, frames);
  }
  /** Runs what adds documents. */
  list(run2) {
    return this.#listing.fill(run2);
  }
  async summarize({ documents, invalid }) {
    if (!this.#isPretty)
      return;
    const problems = this.#problems === 0 ? "no problems" : counted(this.#problems, "problem");
    const verdict2 = invalid === 0 ? this.#paint("green", "all valid") : this.#paint("red", `${counted(invalid, "document")} invalid`);
    await print(`${counted(documents, "document")}, ${problems}, ${verdict2}
`);
  }
};

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
