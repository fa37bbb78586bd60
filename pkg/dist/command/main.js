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
var text = ' Zg|P!   !}6!6|J#kkk |J"kk |J%kkkk |J&kkkkk |J!k |J%kkkk!k|J#kkk!k|J"kk!k|J(kkkkkk |J&kkkkk!k|J!k!k|J  |J)kkkkkkk |J !k|J*kkkkkkkk |J*kkkkkk|Wk!k|J)kkkkkkk!k|J&kkkk|Y |J,kkkkkkkkkk |J"|Yk "N!8|*Hdf[]f|I|LdchfZ|Lh|I|K|N|*_g|"|I|I|S|K^c[|N]c|I^c^h|I]jh]fcf]|M|IhZ|Kb] -#l"~Y!1 **"&** &(-.  "&!####++#+&."2"&() #* *%! "!(# ""&"&)(#*)"0*"&# 3 ! %, )(())"""### *# +##(#!! &" () "  4 &&!("#%&!&  #,#)"#"   "!!)# !&( !)#( ,"0 &*,""+!)!!( """!&!",.!  !#!+! ! ! ")#!#%" /) !! )" !5 "( "%"( ""%%%%%%%"%("#(!!&%-#!%   %!%!%!!!!%!//!%+!!-)%+"|Q!00d m*&#! 3(;#k!Pllt -k Pn~0t -k P~"~0t -)~>!1(|P]|Pdf|T" -|L|O]|La|I|KZh|L|O =)|Ldci]fh ?/|Ldci]fh|I|KZh|L|O !0[]h]|Lh|Ii]fg^dc a-]c[|Qd^ch|Id|M S*^g|IiZb^[ }1!(f]|M|Rg] _)f]g]fi] }C!*iZb^[Zh] e/iZb^[Zh]|I|LZbb <1|I|IZ|Kdfh|I|OZc[b]f#!7|I|I^cghZc|L]|Ih]f|P^cZh][#"7|I|I|S|K^c[|N]c|I]jh]fcf]|Mg!!2|I|I|S|K^c[|N]c|IghZfh  +|!! P!-/|GYu!~%!~U!~X!y!y!y!y!y!z!~Y!."}%!,}G~5*~Y!~SP#|+k%|Y!|VB P~M#aA*C Pput Pput G  A+P!?+=N  ?+%O#OPput G  A+/ Pput ?+P!?+=N  ?+/ --? P*W%O? G }VnO@3-?*P?_P!P!?!P?_A1Pl~0t D" _?"Pm~0t D" A ?1aA+P ? ?+X=VA+=? ?1U=P ?"?+=P 22?*P~E _Pl~0t D" Pm~0t D" ?"?1_A ?#2}+!P @+Pl~0t D" @,?*D"|OA/PlllljT%O?*D"|QP#h@+-?*P~E!_P ?&?&Pm~0t D" A#? ?+_?%P.b_A-aA P ? ?#W=VA.=A P!P!2p!?*D"~I!@B"O"O?*D"~E!P!T%O?*D"~M!@|"? R%OP @&."-? R/!?|"P!P!?,?-_?.=?#?-U=? y,  .!-.!-?*P~E!_?%P%P.2p!?*D"~I!@C"O"O"O?*D"~E!P!T%O?*D"~M!@;?%%OP|J?"?+_?!_A#a@-?%@,P @+#OPl~0t D" @ "kP Pm~0t D" A"?#?+_A.P?_U/ <P ?"?-_P%U/ <? ?#_?+_P?_D  -@0?*P:_? ?"?.PC_2}U!?*D":@ ?*D">@"?+?;_A.?0K" ?.P*_P ?"? a?"?&V? ?"VfA"=K" ?.P%_P!? ?|"_?"=K" ?-P.a@-?+P._@+?,P!aA,/ --Pm~0t D" @&Pl~0t D" @,"O?!P|IV/ ?&?1U/ ?!?,_A z.                z- 2? z.                z-  -?)P T@|#?*D"|Q@0?*D"b@22.?*Pwut K"~Q!?*Ptut K"~M!?*P"K"~I!?*P~M!_@#P @"P @+#O?#?+P"h_D" A D" Plll"V%O? 2~V!? Qllll2L" -? P K"*P!@+?"P!eP!@"R/ -P~=ut P K" P~Mut D" @"P~Mut P K" P~Uut D" @-P~Uut P K" ?"R/#P~Qut D" @ ?-R/!P @##O"O?#%O?"@+?#@".!-P @+? %O#O?"D"}V"@"? P!aA / --P @ -"O?"H!}T"? V%O? @..!-#O"O?*P~E!_?"?+2~F!?*D"~E!A"R/ ?*D"~I!@+?*D"~M!A.?"H!}T"X/!."-- -"k?+R%O?"@#?.P!_.!-?"?.P"h_Pt"_@ #O? D" A#P}V"_@ ?+P!aA+/ -P -@ ?"?.P6b_P~A _2~V!P @"?-P!aA-/ -."-.#-? R%O?"@#.!-?"@##O?#D"}V"@#? P!aA / --?*P~E!_?#P 2~F!#O?*D"~E!A R/!?*P~E!_? ?*D"~I!2~F!. - -?/PlllljS@"?&?1U@ Pyut Q L" Pm~ t P K" ?*P~Q _?3?*G |J?*G Z2|+?*D"j@<"k"O"O?*D"|WA|%R/ ?|%P!T/ ?3P)U/!-?*P"N }Q!P .!-?*P~E!_?3?*P?_?<D" ?<G %P 2M?*?*E"}6"L#s!?*?*z "n"z-#p!?*?*z "~U!z-#o!?*?*z "~E!z-#l!P ?*G }Q!P"S/ <Pn~ t ?*Pl!_A#24?#-@|&P ?2?"=@"P ?1? =@6P!?,? =@7?3P(V@ Px~&t ?)RN  Ph@+#O?+Py~%t _A#D" @&?#?+Pwut _A#D" K" ?#?&K" ?+P%_A+/ -Pw~&t ?|#N  P}2~&t P N  ?*? N x!?*P K"w!?*?"K"~"!?*?"?0P#h_K"v!?*D"|?@ ?*?6K"}V!?*?!K"t!?*?7K"}R!?*D"|C@G?*G |K@|*?*P~1!_?*P}R!_2E?*D"~1!P!S%O?(y)@|1P*P+?/PlllljSA"=@=P~9}3t P~A}3t ?"=@HPl~)}O~K!? ? Pl~)}O~K!X=@DP!?7?!?6VA =@EP ?!? =@??;?%P.b_@|(?*Ps#_@I?*P~U"_@|)?*Py!_@|+?3P(V@|,?;@1#OPyut D" @ "O"k"k"O?>R%O?1?|(T/!P!@>?|(@1P .#-?F%O?F@-?1."-P!@>P ."-?1A-P._-@1? ?-D" S%OP @>."-P!@>?--@FP @--?*D"~A!@,?*D"~=!@0?*D"~9!A/?*D"~5!A.U@2?/?.a@#"O"k"O"O"O?*D"~"!/ "OP ?#?2?/P ?*D"t!A ? ?*D"}V!VA =VfA"=A4R/ P!P!?*D"}R!? =?._?"=A @+?#@"#O?+G  P+aA%P9WP P!?%hP}9ll%e=R%O? ?#_P!a@ P @+#O"O? ?+_G  P+aA%P9V/ P!?%hP}9ll%eR/ ?"?+P!aA+_/!.%--?"?+_R/".#-?+P!_@+?"P!aA"/ --?-RA ?4?DWeR%O? /".#-Pl~ t Pl~ t D" P!_K" P~M~%t P ?,?0a?,?0U?,?6VfA#=A 2~K!P~U~%t D" @""O? RA%/ ?%/ P~Q~%t D" ?"_P!?0?7_?#=? y,  -P~U~%t ? ?"_K" .%-?-/!-P .!-?-D"*@4?-D"%-@ P~U~%t D" @%"O"O"O"O"O"O"O"O?|&R/ Py~#t P K" Pn~%t P K" ?#?DV/ Pn~ t ?3?*P?_? ?42:R/ P @5P}6~%t z # @|2P}6~%t Qllllt L# Ps~%t D" @"Ps~%t P4N  Pp~%t P K" ?*?"K"s#?*Pq~%t E# L#q#?*?|2z-#}6#?*?!K"~M!?*?6K"~I!?*?7K"~E!?*P}A"_A"?*P}6#_?*P~E!_?.?/?G2%?*D"s"A&Pnnt ?*D"}N"A+=D"%Pn~&t ?0K" P~"~&t Q L" P}+~&t P K" Pm~&t P K" P}H~&t P K" Pp~&t P K" P~+~&t P N  P}R~&t P K" ?/W%O"O?+R/ ?&D"%PkS/ Pn~ t ?"?|&2"-?*G s#P4S@5-?*?*D"s#K"l"?*?*E#q#L#~U!?*?*z #}6#z-#~E!P}6~%t P.2~R!Ps~%t ?*D"l"K" Pq~%t ?*E#~U!L# P}6~%t ?*z #~E!z-# P~M~%t ?E??Pn~&t D" ?,2m!Pn~&t Pn~&t D" A"?,?"?,V=K" "O?|*R%OP!@&.!-Pp~&t D" P%h@+P}:~&t D" @"#O?+RA&/!?+P2a@+?"G 0?"P2_@"P*U/ --?5R/ ?&Pn~%t D" Re/!-P~U~%t D" ?%X%OP~U~%t ?%K" -?*P}6#_A"P!?.?E_?2?/??VfA&=P ?#?&=P~5~&t 2}5!P~M~%t E# @|/P~M~%t Qllll2L# ?*P~U~%t D" K"~M!?*?|/L#~E!P~U~%t P K" Pn~ t ?3?"?*P?_? ?42*P~M~%t 2~V!Pw~&t ?|#N  P~U~%t ?*D"~M!K" P~M~%t ?*E#~E!L# P}2~&t P N  Pn~%t D" R/!.(-P}+~&t D" /!.#-P~M~%t P ?.?0a?.?0U?.?6VfA&=A 2~K!P~U~%t D" @""O? RA+/ ?+/ P~Q~%t D" ?"_P!?0?7_?&=? y,  -P~U~%t ? ?"_K" P~1~#t D" @&P~M~%t P~5~#t D" A 2~K!P~U~%t D" @""O? RA+/ ?+/ P~Q~%t D" ?"_?&? y,  -P~U~%t ? ?"_K" P~M~%t P ?,?/a?,?/U?,?6VfA =A"2~K!P~U~%t D" @&"O?"RA+/ ?+/ P~Q~%t D" ?&_P!?/?7_? =?"y,  -P @ P~U~%t ?"?&_A"K" ?%@+Pn~%t D" /%.!-P~U~%t D" @"Po~&t D" @+P!@ -P!@."O?"?+U/ ?"?+aA&P ?,?+?%a?0_A"a?,?6V?"?,VfA%=T/ P~Q~%t D" ?+_P!?"?7_?%=?&2~)!P T@.-P @-Pm~ t Pm~ t D" ?._K" ? R/!-P!@-Py~#t D" R/ P~Q~#t P"2~K!Py~#t D" A P~U~#t D" _Pz~W!|0  Py~#t ? P"_K" -"O?)R/ Py~#t D" R/ Pyut |." @|/P~=ut |." @NPwut ?=2~K!P~1ut D" @ ?=%OPxut D" ? _?H?=y,  -P~1ut ? ?=_K" ?|1?N|X?|/|WPwut 2~&!Pwut P02~K!P~1ut D" A Pxut D" _A"P~J}3t E  L  ?"P~P}3t E  L (P~1ut ? P0_K" P~U~#t D" @%Pwut Py~#t D" A 2~K!P~1ut D" @""O? RA&/ ?&/ Pxut D" ?"_?%? y,  -P~1ut ? ?"_K" Pwut P"2~K!P~1ut D" A Pxut D" _Pz6|0  P~1ut ? P"_K" -?-%OPh@+#O?+P}A~&t _A D" @"? ?+P~Q~#t _A D" K" ? ?"K" ?+P%_A+/ --P~M~#t D" A,P%h@+P~I~#t D" A @"#O?+R/"?+P2a@+?"G 0?"P2_@"P#U/ -"k?-R%OP P ?#P ?/??W=?2=A5P?_A"?"P~=~&t D" VA"=@| P!P~9~&t D" ?"=.!-Pn~ t 2DP~M~#t D" @,P~I~#t D" @ ?!@5?6@| ?7-@@P}:~%t D" @4?*Pp~%t D" AAK"~1"?*?4K"x"?*?5K"w"?*?| K"v"?*?@K"~""?*P K"t"?*Qllllt L"}R"?*PlllljK"y!"O?,R/ ? ?,P%h_@|-P!?@?5?| VA"=@JP ?5?"=@|.#O"O?|%? G .A"W/ ? G 0A%P"W/ ?*P~7"_?3? ?<?"P#h_A"D" ?"G %2|@P6@-"kP ?*D"y!PlllljS/ <?|+@-?*P~E!_?%P)W/ <P6@-P -@#P~Aut E" @|/P~Aut Qllll2L" P~Iut P K" ?*?|/L#~="?*P K"~E""O"O"O"O"O?|,R%O?#R/%?#D".@&? D" @,P @"?#D"2A+0"#"!-Pnnt ?4? D"*A"P.b_?"?AX=A"D"*P)eP(T/%?*P}6#_?J?|.?"D" ?"D"%28?*D"}6#A"PlllljS/%?*D"p#A&?*D"}:#A#?#?&_?*P~="_2c?"R/%?#?"2r!.%-#O?"?+P!iA.?"_A"?&?"P.b_D" ?,V=@"?+?.aA+P!V/ --?"?&?"P.b_D" ?,W_A"?"P Ta@+-?*?#D"2K"q#?*?#z " z-#}6#?*Pt#_?-?+2Q?*P}6#_?*D"~"#?*D"v#?*P~="_2|2.!-?*?AK"q#?*?4K"}A#?*?5K"p#?*?| K"}:#?*?@K"}6#?*Pt#_?*P}R"_? D"*2Q?*P}6#_?*D"~"#?*D"v#?*P~="_2|2-"O? G 0P#aP{!eP%V/ ? G /P{!S/ Pnnt ?4? D"*A"P.b_?"?AX=D"*P)eP(S/ ?*G ~;"A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bA"G }8};OA#?"P}!};t _A"?"?#_?*P~="_2c-?|)?*E#~="A|/L# ?|)?*D"~E"A"K"*?*?|/L#n#?*?"K"o#?*?*D ~7"K"~M"?*?*H ~;"|0!~Q"?*?%N ~S"P~Uut D" @#"O"O"k"O"kP~Mut D" A"R%O?*D"y"@+?*D"~U"@"?*E#~M"@|0?*D"l#.!-?*P}6#_?"P~Qut D" ?*P~M"_2N?*D"}6#R%O?*D"}:#?*D"}A#P#h_A"?"D"%P!_K"%P~Aut 2~V!P~Iut ?*D"o#K" P~Aut ?*E#n#L" .(-?*D"~U"@"?*E#~M"@|0?*E"y"A|/}D@+P~Mut D" A%/!?|/Q?n}D-@%?+r?%rQ?}%m@|/P .!-?*Pt#_?%P~Qut D" ?*P~M"_2N?*D"t#R%O?*D"w#@.?*E"~"#@|/?"R/"?+?"2r!."-?*E"v#@N?*D"~"#-@+P~Mut @.?"PlllljT/!-?|/}D?.P#h_A"P!K"%?"?#K" .!-?*?+K"s#?*P~Mut K"}H#?*?|/L"}A#?*?"K"p#?*?|0L#}6#?*?NL"}N#"O"O"O"O"O"O"O"O"O?+%O?+H!}T"P-X%O?NQ?n}D@%?*P~9#_@8?*P~=#_@9P%@""O?NQllllx |?/ "O"O?%A"P&a0""! -?%P)a@%?*P~1#_@8?*P~5#_@9P(@".!-P @%?*P~1#_@8?*P~5#_@9P&@"-2~S!A,P K"|C?,?+H!}T"?"Pkg_A.|0!}T"?.P.X/"?+P~9 _A0?"P6b_A&E".@|/?&D"*@:?&E" @|0?+?"P#h_A-D" @&?-D"%@-?"P!_@/?.P6bA2%O?,P~9 _?0?/P6b_?2y,  -?.P#hA.%O?,?+?/P#h_?.y,  -?+?"|0!}T"?*P K"~1#?*?N}DA.K"~9#?*?+K"~=#?*?,K"~5#?*?%K"~I#?*?8D" K"~E#?*?9D" K"~A#?*Pt#_?*P~A#_?*P}6#_?#2|W?:PlllljS/*?+D"|CA"R%OP @#.*-?.P!_@.P @#?-@/?&@0?,@2#O?+H!}R"@+?*?|/L"w#?*?:K"v#?*?|0L#t#?.P!a?#T/%?+@%"O"O?"H!}T"AKP-X%O?*P~9#_@8?*P~=#_@9?+P&X/!P%@+."-?*?%K"~I#?*?.K"~E#?*?"K"~A#?*P~A#_?*Pt#_?0?/?22|<.--"O"O?+P&a0""! -?+P)a@%?*P~1#_@8?*P~5#_@9P(@+.!-P @%?*P~1#_@8?*P~5#_@9P&@+-2~T!A#P K"|C?#?"H!}T"?+Pkg_A,|0!}T"?,P.X/&?"P~9 _AL?+P6b_A&E".@|/?&D"*@:?&E" @|0?"?+P#h_A-D" @&?-D"%@-?+P!_@|!?,P6bAM%O?#P~9 _?L?|!P6b_?My,  -?,P#hA,%O?#?"?|!P#h_?,y,  -?"?+|0!}T"?#H!}T"A|!P!_@,?|!P.X/(?K?+a?,T/)?,P"hA,%O?#P}V"_?"?+P"h_Pt"_?,y,  -?*P2_?#?.2~ !?*?"K"~=#?*?.K"~9#?*?*D"2A,K"~5#?*?*D"6A#K"~1#?*?%K"~I#?*?8D" K"~E#?*?9D" K"~A#?*P~A#_?*Pt#_?0?/?22|<?:PlllljS/+?.P!_@.?-@/?&@0?,@2?"A+D"|CA"/ -.)-?*Pt#_?I?*P}6#_?#2|W.)-P~Mut 2~S!A"K" ?"P K"|C?"P!|0!}T"?"P!K"%?"?#K" ?"?*z #}6#z-"Y?"?*D"q#K"bP~Qut P K" .(- - - - - -"OP~Mut D" A%%OP~Qut D" 2~T!A"?%K"}V"?"P |0!}T"?"P K"|CP!_A%R/#?*P*_?"?%2~ !P~Qut ?*D".A%K" P~Mut ?*D"*A"K" ?#?%P!aT/%?"H!}T"A#P-U/! - -?"?#P!_A%|0!}T"?"?#P#h_A+?-K"%?+?&K" ?"?#P6b_A#?|0L"Y?#?|/L"|O?#?:K"[?"?%P"h_?,K"}V"?,?%|0!}R"?,?"K"|C-P~Uut P~Uut D" P!_K" ."- - -? P2_A ?|-T/ -?*D"y!A P |9/ ?*D"l"? P%h2r!-?*D"}R"A R/!?*D"}V"? P%h2r!.!-Pyut D" @#P~=ut D" A P~5ut D" S%OP~5ut 2~1!-P~9ut D" ? P.b_A"?#K"*?"?/K"%?"?.K" P~=ut ? P!_K" -Pyut Pyut D" P!_K" ?*P~1!_?*P}R!_2E?*D"~1!/ --Ph@+#O?+Py~%t _A D" @!? ?+Pwut _A D" K" ? ?!K" ?+P%_A+/ -?*D"hA %O?<? P#h2r!-2~A!Pyut E" @|/Pm~ t D" @"P~"ut D" @#Pvut D" @%Pxut D" @&P~1ut D" @)P~=ut D" @!P~Uut D" @+Pqut P+2~N!P}Hut D" Psut D" A-P"h_A ?+K"?? ?!K">? ?)K":? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?|/L" Psut ?-P+_K" ?!%OP~9ut D" A+?!P.b_@!#O?+P*_D" @"?+P%_D" @#?+D" @%Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A ?#K"*? ?%K"%? ?"K" ?+P._A+?!T/ --?*P~E!_P~Uut D" A%P%P62p!?*D"~I!@&"O"O"O"O?*D"~E!P!T%O?*D"~M!@!?%P"U/!?%P!a@"?!@+#O?+P._P"N  ?+P6_@+?"P!aA"/ -."-.%-?!@+?%R/!-?+P"N .P @.P~Mut D" A"R/ P~Qut D" @-?%@,#O"O?.%O?"@+?.@".!-P @+?-%O#O?"D"}V"@"?-P!aA-/ --P @--"O?"H!}T"?-V%O?"@ ?-@#.!-#O?"D"|CA R/%?+P!_@+?"H!}R"@#?#? A"H!}T"X/ --"k?+R%O? @.?#P!_.!-? ?#P"h_Pt"_@"#O?"D" A.P}V"_@"?+P!aA+/ -P -@-?%? ?#P#h_A)D" A+V%O? ?#P6b_A E"|O@|/? D"Y@"? H!|J@#?)D"%@)?*? G |KN ~K!?*?#|0!~I!?*?"K"~E!?*?"K"l!?*?*D ~H!K }"!?!?+P6b_A ?)K"*? ?|/L" ? ?*D"l!K".? ?*D }"!K 1-P @"?,P!aA,/ --?%P6b@#P @+#O"O?#?+S/ "O"O?!?+_A P._G  A%P"a0"!" -? P%_D" @)? P*_D" @-? P4_G  @"? P0_G  @1? P/_G  @,? P1_G  @.? P2_H! @/? D" @ ?*P K ~M!?*?%N ~L!?*?/|0 ~J!?*?.N ~I!?*?,N ~H!?*?1N ~G!?*?"N ~E!?*P"Qlllnoptl!?"rQ#}%n}D?"P*X=N ~F!Pqut ?*P~E!_P.2~*!Pqut P!2~N!Psut Psut D" A"P!_K" P}Hut D" ?"P"h_?-K" Pqut ? ?)2~G!-?+P6_@+.!--?&%O?!?&P6b2r!-2}W!?C%O?;?CP.b2r!-?B%O?|"?B2r!-?*D"|OA!P |8%O?*D"b?!P#h2r!-?*P?_2~D!Pput P N  ?*P~M#_C 1- -?*D"~M! -}K|#"?k!|YB Px!aA#C ?"D"?@7?"G I@2?"D"F@1?#P:_?!?"G JA6?"D"DA82l!"O?#G GP#T%O? D"l%A!? D"~U#S%O? P~U#_2~4!-? D"y#?!P:b_A"?#E"DL"2?"?#z ":z-" ? ?!P!_K"l%.!-?#D">@.?#G :@)?7R%O? ?)N m%? ?#H ;|0 }#%? ?#G =N }&%? ?.K"n%-?#"k"O"O"O?)0""! -?6P#T?6P&Te."-?.P!_@.-P!@3P!-A&N |@?#?"K"|6?#? K"|9?#?!D"2K"O?#?!z " z-#I?#?6P(VN |??#? P~1%_K"|;?#? P~M"_A)K"|7? P K"~1"? D"~U"P%h@"? D"~Q"P2a@+"O#O?"R/!?"P2a@"?+P>_@(?+P2_A%@+?7?(G  T/ -?%P%_D" @,?%P*_D" @"?%D" @/?#P~9 _A%?)P~5 y,  ? P4N ~"#? Q%L#s#? Q L#q#? Qllll2L#p#? Q!L#}6#? Q L#o#? Qllllt L#n#? Q%L#l#? Q L#~U"? Qllllt L#~M"?&%O?#PI_?3?.?/?,?"?%2>-"O?,?/W%O?#D"|Q@%?#D"b@(.!-?#D"|6@9?#D"|;@0?#D"b@(?#D"|Q@%#O"O?%?/W/ ?(?/PFb_A&D"*@5?&D" P!e%O?&D"C@+?&D"?@-?&D">@"?#P2_?#PI_A:?&D"%?9G JP.bG s}KOP.bG }9}EO2]?#D"2P!e%O?:P!?#D"6?"?-?+?#P~9 _2>-?"?-X/!?(?"PFb_@+#O"O?"?%X/ ?+D" / ?+P*_D" @&?#Pl~Y#|0!t!?#P5N ~ !?#P K"}V!?#?&K"}R!?#?5K"}N!?0?#P}N!_2}7!-?+PF_@+?-?"P!_A"T/ -.!-?#Pl~Y#|0!t!?#P4N ~ !?#Q L"}R!?#?5K"}N!?0?#P}N!_2}7!-?/P!_A/?,T/ --"O?%R%O? D"~1"@".!-? Pw"_@+?(?%PFb_@,P @%#O?(D" @&?(P K" ?(P%_|." @B?+?&2~M!? D"~1"@"?&P!S%O? D"x"?"P%h_A&?%K"*?&?BL# ?"P!_@"-? ?"K"~1"?%P!_@%?(PF_A(?,T/ --? D"x"?"? P~A"_2G<?)A"P22~R!?"P._PF2~R!?"P:_P?2~R!?"PC_2~V!?"PI_2~V!?"P|1_P.2~R!?"?#P~9 _P~5 y,  -"O"O"O"O?3%O?.?#D"OA)X/!P @+?.P!_A"?#D"|1A%?.P.b_D"*A&P%iP ?&P)eP&S=A&X/!?#D"|;D"I@(#OPnnt ?%?"P.b_?"?)X=D"*?#PI_?"?+2v!?+P!_@+P%iA"?&U/ -?#D"|;D"I?(W/!?#?#D"OK"j?#?#z #Iz-"|O?#P K"[?#Qllllt L"Y?#P}N!_?#P~9 _?.2Q?#D"}R!A"?#D"}V!P%hA+_@/?#D"|1@,?#D"O@-"O#O?+R/!?"D" @)?+P2a@+?"P2_@"Pnnt ?,?)P.b_?)?-X=D"*P)eP%T/ -?#P}N!_P%P%P%2p!?#D"}R!@&?#D"}N!P!S/#?#D"}V!A%?)K" ?#P!K"w!?#?%K"v!?#?&K"~"!P%@(P!@)#O?"?/T%O?"D" @&?"P2_@"Pnnt ?,?&P.b_?&?-X=D"*P)eP%T/!?#D"~"!?)S%O?#P~"!_P!2~N!?#D"v!@%-?%?)P"h_?&K" ?#?)P!_A)K"w!?(P%_@(.!--?#D"~"!@)?#D"v!A%@"#O?#PI_?"D" 2}!!?"P%_@"?(P%aA(/ -?)R/ ?%?)P"h2r!-?#D"YA"R/!?#D"|J?"P%h2r!.!-?#G |@R/ ?#PI_P P 2v!-?#D"|;@""O?1G HA)P6S/ ?2P!eR/ ?#Pl~Y#|0!|O?#?)N _?#P K"[?#Q L"Y?"?#P~9 _2}7!?#D"|;@"-?"D"YR/"? P~I#_@,"O? D"~Q#A"%O?,D" ?"S%O?,2}T!-? D"~M#?"_PFN  ? ?"P!_K"~Q#.!-?8G O@)?8G P@%?#P,K"o!?#P}>}.t P}5}.t ?%=K"}+!?#P(K"n!?#P}W}/t K"m!?#P,K"l!?#P}>}.t P}5}.t ?)=K"|W?#P*K"j?#P}O}/t K"h?#?6P.bE"q}KOL"b?#P+K"|O?#P}H}/t K"[P @(#O?#P~9 _?(_A"P*_D" A+%O?"P6_D" @-?"P2_D" @/?,?"P._D" A"2~K!? D"~Q#@&"O?"RA0/ ?0/ ? D"~M#?&_?+?"y,  -? ?"?&_K"~Q#?#?-K"}R!?#?/K"}N!?#P}N!_P!?,2H?(P2_A(PIT/!--?#P~9 _?6?)?%2|+?#D"|J@%"O?#D"[A"R/ ?%?"P#h_@&?%@)#O?)A"P*_@)?"D" A(D".P:b@"?(D"*@("O#O?"R/!?"P:a@"?(D" ?(P:_@(P"T/ -?,P/2~K!? D"~Q#A"? D"~M#_A)P~!}/t E  L  ?)Pv}/t E  L &? ?"P/_K"~Q#?#?8E"%L"}N!?#P}N!_P!?,2H."-?&?)T/ --?,P.2~K!? D"~Q#A"? D"~M#_A)Px}/t E  L  ?)P~5}/t D  K *? ?"P._K"~Q#?#D"YA"R/ ?%?"P#h2r!-?#P~9 _A"?12}A!?"P#?,2H? D"~Q#A"? D"~I#S%O?,2}T!-? D"~M#?"_PNN  ? ?"P!_K"~Q#?#D"|;A-D"|?@|!?-D"|C@5?-Qllllt L"|??-D"|J@|"?-D"Y@&?-Q L"Y?-D"[@9?-D"|O@:?-Q!L"[?#PI_?3?.P%P P!P 2/?#D"|9A;|."|9@B?#P~9 _?&P!P!2p!?#D"|J@"?#D"YP!T%O?;P~" _@<?#P K"}V!?#?#D"[K"}R!?#?"K"}N!?#P}N!_?&2~K!?#D"}V!@"?#D"}R!@.?&%O?5P2_@(?&@%#O?"?._?<?(D" 2}P!N  ?(P?_@(?"P!_@"?%P!aA%/ --?&P&h@=?#D"}N!@>?,P+2~K!? D"~Q#A)? D"~M#_A%P~Lot E  L  ?%P~Tot G  N *? ?)P+_K"~Q#?B?,2~&!?,P.2~K!? D"~Q#A)? D"~M#_A%P~Uot E  L  ?%Pl}/t D  K *? ?)P._A1K"~Q#?&R/"?#D"|6@?P @/?.@)P"@%#O?"R/#?/?5_A0P*_D" @+?0P%_D" @3?0P._D" @| ?0D" @(?)G  @@? "k"O"O"O"O?%P"TAA?2?0P2_D" A2SeR%O?A%O?,P#P!?(P!SA4=A*2~K!? D"~Q#@%?*%O? D"~M#?%_P})}/t P~)}.t ?4=?*y,  -? ?%?*_K"~Q#-?#PI_?| ?2?@P!e?,2i?(0"%!#-"O?%P!S%O?(P!T/#?*?3T/#?+?4S/!.#-?(P!e/"-? ?1P"aA*K"~Q#? D"~I#?*S%O?,2}T!-? D"~M#?*_PFN  ?1P!a.%-?#P*_?#PI_A*?| ??G JP.bG s}KOP.bG }9}EO2]?*?#D"*?#D".P%P P!P 2/?,P+2~K!? D"~Q#A*? D"~M#_A%P},}/t E  L  ?%P}3}/t G  N *? ?*P+_K"~Q#?;|."|9?,2~&!?,P,2~K!? D"~Q#A*? D"~M#_A%P}4}/t E  L  ?%P}<}/t H  |0 *? ?*P,_K"~Q#.!-?,D" ?1S%O?,2}T!-? D"~M#?1_PFN  ? ?1P!_K"~Q#?(P!T/!-?#PI_?3?+?<?+2}P!?,2i-?,P.2~K!? D"~Q#A*? D"~M#_A%Pp}/t E  L  ?%Pq}/t D  K *?*P._-K"~Q#?,P ?0P>_D" A*?0P:_D" A%a?%?*V?*?:VfA1=A*2~K!? D"~Q#@4"O?*RA0/ ?0/ ? D"~M#?4_P!?%?9_?1=?*y,  -?)P!_@)? ?*?4_K"~Q#?,P"2~K!? D"~Q#A*? D"~M#_Pz~W!|0  ? ?*P"_A1K"~Q#?"P!a@"?+@4?3@*?(@%?=?/P?_A/T/ -."-?#D"[ -?#D"}V! -?>%O?.?>2r!-"k?&R%OP"@"Pm}/t .!-P%P"?5?=_P?aD" A*=@"P}%}/t Pm}/t ?*=-@)?,?"2~K!? D"~Q#@*?"%O? D"~M#?*_?)?"y,  -? ?"?*_K"~Q#?-P~1 _P?2~R!?-?&K"Y?-?5K"|C?-?|!K"|??-P~= _2~V!?-?:K"|O?-?9K"[?-?|"K"|J-? ? D"}+%? G ~#&?7hfK"}+%P @)? D"}6&A"%O?"P%h@+? D"}2&P0_@"#O?"P"a?7N  ?)?"G  P|!eP4Sf@)?"P2_@"?+P2aA+/ --? P K"~="? D"p&@+? P~5"_? D"}A&A(2~M!? D"~="@"? D"~9"@%?(%O?"?(_?%?"P%h_@"#O?"P*_P K" ?"?+|." L# ?+P%_@+?"P2_@"?(P!aA(/ -@"-? ?"K"~="?%?"? P~A"_2G<P"@%? D"~9"@+"O? D"~="A&P"X%O?&P%hP2a@*P @"#O"O?"?+_A(P2_E# ?(E# |=/ ?(P:_D" ?(P*_D" T/ ?%P!a@*?%?&U%O?&?%a@%?(PD_@"#O"O?"P*aA(E# ?+?*P%h_A&P2aE# |<%O?"D" ?&P*aD" S/!-?&?(z # z-# ?*P!_@*-?"P2_@"?%P!aA%/ --? ?*K"~=".#-?%P!_@%?*?"P2_A"T/ --?&@*-? P~U#_A(?*2~P!? D"l%@"? D"y#@&?*%O?"?*_?&?"P:b_@"?!D".@.?!D"2@3#OPnnt ?.?+D" A!P.b_?!?3X=A2D"%@4?2D" @2?"P4_P}%ml2K! ?"P2_P%N  ?"P._?2K" ?"P*_?!K" ?"P%_?4K" ?"?2K" ?+P2_@+?"P:_@"?*P!aA*/ -@"-? ?"K"l%?)P!eR/ ?8G |5/ ?"/ ?6P.bG }K}KO@!?(D" R%O?(2~4!? D"y#@&-?&z.                z-" ?&P"N 7?&P9|0 5?&?!N 4?&P}*%|0!2? P!K"l%-?#Px!_C -~?<!KkB Pl"aA(C "OPnnt ?!D".A|!?"P.b_A*?"?!D"2A7X=D"*P)eP&T%O? P K" .!-?!D"6A-D"6@6?(P K"|7?(Qllllt L"OP%@+?6@,"O"O"kP ?"?7X/ <P ?"P!_A"?*D"*A*P%iP ?*P)eP&S=ACX/ <?-P._@|"?-P:_@|#?-PC_@8?#D"*A|%P6_@9?#D".A|&P:b@D?!D">@E?!D":@??#G I@|(?!G ?P!e@|)P%@@#OPnnt ?|!?"P.b_?"?7X=D"*?(P&K"j?(Po}.t K"h?(P&K"|Q?(P}#ot K"b?(P)K"|O?(P~Y}.t K"[?(P*K"|J?(P~S}.t K"Y?(P"K"|C?(P}3}.t K"|??(P"K"|;?(P~A}.t K"|9?(Ps!_A)?!?"?(Pw _P(2|;?(D"s!AGP"S/#?(D"~9!@|*?(D"~5!@:?(D"~1!@H?(D"x!?(D"~"!@|+?(D"t!?(D"}V!@|-?(D"}R!@J?(D"}N!@|.?-D"?@;"O?(D"v!P!eR/ ?)?!?(D"w!2}<!?(D"s!R/%?(D"~"!A4?(D"v!AKX/ ?(D"t!@L?(D"}V!@M?;P!a@A#OPnnt ?4P.bA"?M_P._?4P!_A,?LX=D"*?(P K"m!?(Qllll2L"|W?(Pnnt ?"?|!_?4?7X=A"D"*K"}R!?(?"E" L#s!?!?(Ps!_?(Py _2}#!?(D"l!@<?|&R/%P%i@4?(D"m!@)P @/?D@*?9@"#O"O?"G  A+P ?+P~- U=P.bG }7}EOA+P ?+P|3U=P;bA+G }8};O?)S%O?+P}!};t _?<?)2~)!R/!-?"P:_@"?/P!_@/?*P:aA*/!.(--?%P{!e?|(T/%?-D"?@)?-D">A*@""O?;%O?)?AW/!?*?AP&h_P?_@"-?"?*?)P&h_A)S/ #O?"D" R%O?"P%_G  ?/P{!eS/)-?"P?_A"?)T/ --?(P%K"}H!?(P~#}.t K"q!?(P(K"}A!?(P~F}.t K"p!?(P#K"}:!?(P~C}.t K"}6!?(P"K"}2!?(P~A}.t K"o!?(P"K"}+!?(P~?}.t K"n!?(Ps!_?!?,?(Pn!_P&2|;?(D"s!A"P"S/%?(D"~1!@.?(D"x!@)?(D"w!@0?(D"v!@,?(D"~"!@2?(D"t!@*?(D"}V!@3?(D"}R!@+P @="kP ?"P!eR/ <P!?!?(D"}N!A5P~L}.t P%2~?!/ <?!?5P~P}.t P#2~?!R/&P"-@|/?+P!e%O?(PM_?!?32|Y?(D"MP!T/&?(D"|1@=-?(Ps!_?!?*?2?82|V?(D"s!P!T/%?(D"}R!@5?(D"}N!@>?,P!T%kP &?(PI_?!?02}N!?(D"JP%T/&?(D"ID  P~Q~A~2}G(T/&P!-@| ?(Ps!_?!?)?.?82|V?(D"s!P!T/%?(D"}R!@2?(D"}N!@3"O"O?+P!SABR%O?*P!S/)?| /)?2?3V/!?"P!T/)?)P!S/)?!?>?52|ER/)."-?2?3W/(-?!?>?52|ER/&?/P{!eP:bP!@.P @+"O?2?3U/ ?2?-D"FV/ ?-D"D?3_@.?2?3a@+-?|%_@"?B?| ReR%O?"G 8P)S/(?(Ps!_???.?+?"?E2|??(D"s!R/(-?"G 6A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bP}!};t _@""O"O?|)R%O?(Ps!_???.?+2W?(D"s!A,R/*Pnnt ?(D"}V!P._?(D"t!P!W=A)D" @*?)D"%@)?(D"}N!@+?(P K"y!?(P ?)?)P TaA)?*P!_A*a?)?*U?)?+VfA)=K"~U!?(P!?*?,_?)=K"~Q!?"G :@*#O?(PD_?(P~Q!_2} !?(G DR/"?*R/+?*P!a@*?"G  @)?"P!_@"?(G E?)S/ -.*-?+?+%k?.G  P|4S&P -A*W/!#O?*?._G  P|%T/"?*P!_A*?+T/ -.)-?*/(.!-?+?*A)UANR%O?)?+S/(?)?._@0?+?)a@,P @)"O#O?)?0_G  P|%S/!?,?)P!_A)T/ -?,@)-"k"O?)%OP @,#O?,?0_G  P|2S/"?)?,P!_A,T/ --?)?*_A).!-?)?*_@)?*?,_-@,?)?,P!_A0?)?0U=@|0?)?+S@0-"O"O?)?+X/ #O?)?._G  P|%T/!?+?)P!_A)T/ -.!-?)?+X/ ?)?._@#?+?)a@!P @""O#O?"?#_G  P|%S/!?!?"P!_A"T/ -?!@"-?"R/(P @/#O?#?/_G  P|2S/)?/P!_A/?"T/ -.(-?N/&"O?*R%O?(P~Q!_?.?+P ?,28?0P!eR/!?(D"~Q!A*PlllljS/)?(D"~U!@,P @)?(D"y!A0?"G :S%O?"?,?02~)!R@)-?*%O?,?*2r!-?)R/)?(Ps!_?.?+?|0?+28?(D"s!A"R/"?"PlllljS/)?(D"}N!?"2r!."-?(P~Q!_?.?+?*?,28-?(D"~Q!A!P |9/&?(D"~U!?!2r!.&-?-D"?A)?-D":S%O?|#2~8!-?-D">?)P&h_A"?| N |!?"?BN | ?"?|/N >?"?=K":?"?2K"6?"?3K"2?"?5K".?"?>K"*?"?/N %?"P K" ?-?)P!_K"??(D"|WA"%O?<?"2r!-?4?KU/ --?(Ps!_?!?J?|-?82|V?(D"s!P!T/#?GP!eR/#?(D"}R!@)?(D"}N!@/?(P?_?!?|.2|Y?(D"?P!T/#?(D"C@.P @+P @*P!S%O?(P:_?!?|+2}N!?(D">P%T/%P!@*?(D":D  P~Q~A~2}G(T/%-?-D"?@2P!TA3R%O?(P2_?!?H2|Y?(D"2P!T/%?(D"6@+-?-D"6A,?-D".S%OB P2aA"C ?"P*_?|"?|"D" P!P%PF2}2!?"D"*P} llljT%O?"D". -?"P2_C -?-D"2?,PFb_A"?*N D?"?+K"C?"Q L">?"?2K":?"?;K"6?"?)K"2?"?/K".?"?.K"*?"P K" ?-?,P!_K"6?:P!TA"?3g/#?"?&fR/#?:P"S/#P%i@"?(D"O?1S%O?(POa2~5!?(D"|6@@-?@?1P#h_A*?|*K"%?*?:K" ?(?1P!_A1K"|7?"?CU/ -?-D"6@,?(D"|6@+?(D"O-@"?(Q L"v!?(?,K"~"!?(?6K"t!?(?"K"}R!?(?+K"}N!?(?+K"s!?(?+?1P#h_A&K"}V!?6A1@"#O?(Pn!_@/"O?"?,X%OP"@*.!-?"P!_@1?&?+S%O?1@"P"@*.!-?(?+D" K"n!?+D"%@*?(P~Q!_@/?"@)?1@"?+P*_@+-?/?*K" ?(D"n!A*P"T%O?*P!eR/!?(D"~Q!@*?(P*_?#?%2|N"O"O"O?(G *%O?(Pw _?!?*?#?(G +P 2#?(D"|9R/!?)?-D"6U/#-? P K" ?(?+K"}N!?(?1K"t!.!-?(?+K"}N!?(?1K"t!? P K" -?(Ps!_2~Q!.&-?(D"|;@*?-D"2?)PFb_A9?(D"|?K"??9?*K">.!--?(?+K"}N!?(?1K"t!?(Ps!_2~Q!? ?,K"*? ?6K"%? P!K" ."-?(D"|WA!R/ ?<?!2r!-? P K" ?(D"OA R/ ?(D"|6? P#h2r!-?(Pl"_C -}&;#,k!|V!|YB PIaA+C ?!2~J!?+?"E" A3L":?+P4N 2?+?%K"F?+Plll*?&?&Plll*X=K"D?+?!K"C?+?"D"*K"??3}D@&"O"O?+D">A*?#U/ ?*?#aP)W/ ?#?&_E  Q{{{)}"Q~L~T~Y&|=/ ?+P._A(P2N %?(?#K" ?(?#P#_K"*.!-?+P:_@0?!@,Pk@-#O?/P!e%O"k"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}8!A)?*X/!?&?)_G  @%-?%P{!ePAT/ ?)Pkg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/"-?+P._?%2|.A&R/&P0P(?&P!e=@*?+D"C@,?&P!i."-?+P._?)P#P"?,D"*?-P!_S=2}L!.%-P(@*?(P0a-@%?,D"*A#?,D" S%O?,2~1!-?,D"%?#P.b_A&?%K"%?&?)K" ?&?#P%h?*fP2_K"*?,?#P!_K"*?+D":@&"O"O"O"O?%?+D">A*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}8!A#?*X/!?#?&_G  @)-?)P{!ePNS/!-?+P._?#P%2}L!.#-?#P!_@#-"O"O"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}8!A)?*X/!?&?)_G  @%-"O"O"k"O"O"O"O"O"O"O"O?%P{!eA(P~8 a0@!""""""""""&"""""""("""""%""""""! -"O?(PAa0. """"""""""#"-?)Pkg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/)-?+P._?%2|.A.R/1?.P!i.)-?1?+D"DS/,?)?+D"FV/-?,D"*A#?,D" S%O?,2~1!-?(P~X SA&@/?,D"%?#P.b_A%P%P&?&=K"*?%?-K"%?%?)K" ?,?#P!_A.K"*?)P!_@%?1P!_@1..-?%PIaP{!eP,X/)-P @.P"@#?0?)2VA%/&?+P._?)2|/A%/&..-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~Q~A~2}G(T/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~< S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.&-?+P._?)2}G!.--"O?)P|UV/ ?)P&_A%?*V/ ?&?)_A#D  P~C~ }K}9)g?#P%_G  P~B gf/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~< S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.%-?+P._?)2}G!.,-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~K~G}K~@(T/ P @#P @(?%?*U%O?%?&_G  @(-?(P{!eA&P|*S/ ?&P~< S/ ?(PIaP{!eP,U/ P @.?(P|IePu aP{!eP;V/#-?+P._?)2}G!.+-P @.?(P0a-@%P#@#-?+D"CA,D"*A&?,D" S%O?,2~1!-?,D"%?&P.b_A(?%K"%?(?)K" ?(?&P%h?#P*f?#?.P!e=fP2_K"*?,?&P!_A.K"*?-@#.%-?%P~<!ePu aP{!eP;V/ ?+P._?)2}G!.&-?+P._?)P 2}L!.%-?+P._A(P3N %?(?)K" ?(?)P!_K"*.#-?+P._?)P/2}L!."-?+D">@*?+D":@&?1%O?#@-?/@(#O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?%?*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}8!A#?*X/!?#?&_G  @)-?)P{!eA%P~: S/#?%Pz S/!?%PFS/*-?-P!_?.S/(?(P!eR/!.#-?(P!e/#?-P!_?.S/)-?+P._?#P(2}L!..-?(P!eR/"P!@/?-P!_?.S/,-?+P._?#P&2}L!.,-?-?.X/%?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/&<?,D"%?-P.b_D"*P)eP%S.&-?-?.X/#?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/%<?,D"%?-P.b_D"*P)eP%S.%-P!@/?(P!e/(.!-?.?-P!_T%O?#P!_@#?(@/.(-P!@/?(P!e/&-"O?#?*X/ P @/"O?#?&_G  A%PFa01!(((((((((((((! -?%Pz S/ ?%/&-?+P._?#P!2}L!.&-?#P!_@%Pk@-P -@(?1P!aA1/ ---"O"O?%?*X/ ?%?&_G  A(P?V%O?%@#."-?%P!_A#?*X/ ?(P?T/ ?#?&_G  P?V/!-?0?%2}8!@#-?#?+D"FX/ ?+P._?#P/2}L!-?+G 2A)P4T%O?+D".@&?+D"6@%"k?!D"*A/Phb@(?/P.bA-P.c@#?!D"%A*?-_A.@,#O"O?(A-R%OP @#.!-?-P._@(?#P!a@#?,P%a?,P.a@,D" P1V/!--P!@,?)P{!eA(P/W%O?(P!T?(P(Te@,-"O"O"k"O"O?-R/ ?#?/X/ ?,?*?#P.b_D"*P)eP&Se@(.!-P A(?/R/!<-?(/!?.P%aD" P)eP(S/!?/-@(?#@/.!-?/P!_A(P%hP)f@#?!D" ?/S%O?!2~1!?!D"%@*-?!?(K"*?*?/P.b_A-?#K"*?-Q L" -?(P.b@,?*P*_@#?(P%h@(#O"O?,%O?*D"*A-P2X/!?#P%aPkK" ?#?(?-fK" .!-?/."-?*P._@*?,P.a@,?#P._@#. - -@#-?!?)N :?!?#K"6?!?%K"2?!?&K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PI_C -~5j"Bk%|YB Pl!aA4C "OPnnt ? D".A2?!P.b_A-?!? D"2A1X=D"*P)eP%T/ ? D"6D"FG I?"P{!eT%O?!?1X/!?!P!_A&?-D"*A(P%iP ?(P)eP%S=A.X/!? D"?A(D"b@6?(D"I@+?#D"6P*h@8?#D"2@,?#D".@0? G C@)#OPnnt ?2?&P!_A(P.bA7_?(?1X=D"*"O? G C%O?|&@D.!-Pnnt ? D".?&P.b_?&? D"2X=A-D"*@/?-D"%@5Q @D"O? D"%A%?-D" A3P!_A-U/ ?%?-aP*U/ ? D" ?-_E  @D-Q!?DQkP)?5?3aP"aA-?-P)X=P#hr}%Qk}#}"?-r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%AE?|&m@D?)?/P*eP#i?|&?E}"Q |=ff@)-?4P2_? ?"?&2I?4G 2%O?4G 3A-P ?-P~- U=P{!eP.bA5Po}Et _@/"O?5G }6}EOP)T%O?(? D"2A5X/!?&P"_A&?7? D".A(_D"*A-P%iP ?-P)eP&S=A7X/!?/G -A-P ?-P~- U=P.bG }9}EO@/P @-#O?4?,K"I?4?0K"F?4P K"J?4?&K"CPnnt ?(?&P.b_?&?5X=D"*?4?-K"D?4P!K"?? ?&?/?4P?_2&?-P!_@-P%iA&?7U/ -.!-?4?,K"I?4?0K"F?4?#E" L#??4?#D"*K"D?4?8?-P!_fK"J? ?(?/G -?4P?_2&-?*P!_@*-?D@|&P%iA(@&?(?.U/ -"O?+? D"?A"D"IX%O?*P!|8?"D"b?6Ve?)e/!.#-?)P!eR/"-? ?!2}!!.!-? D">A"P K"v"#O?4P?_?&_A(P K" ?(P*_P K" ?&P._A&P~= T/ -? G C@/"O?!?1X/ P @(?!P!_A)?-D"*A&P%iP ?&P)eP%S=A7X/ #OPnnt ?2?)P!_A&P.b_?&?1X="O? G C%O?|&@D.!-Pnnt ? D".?)P.b_?)? D"2X=A&D"*?&D"%@,Q @D"O? D"%A0?&D" A.P!_A&U/ ?0?&aP*U/ ? D" ?&_E  @D-Q!?DQkP)?,?.aP"aA&?&P)X=P#hr}%Qk}#}"?&r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%AE?|&m@DP#i?|&?E}"Q |=f?/fP!e@/-D"*? D"6A*D"CA5%OP @"?4P?_@&#O?"P*T%O?*D" @-"O"O"O"O"OPnnt ? D".?)P.b_?)? D"2X=A0G *P*e/ ? G CP!e/ ? D" @.Q @|&"O? D"%A,?0D" A6P!_A0U/ ?,?0aP*U/ ?.?0_E  @|&-?-G :A+P!_@0?-E  @E?+P)U/!?|&?E|=/%Q @|&"O?,?6P+_A8U/ ?,?8aP*U/ ?.?8_E  @|&-?0P*S/#?-E *@E?+P1U/"?0P2S%O?|&?E|</%.&-Q @|("O?,?6P3_A6U/ ?,?6aP*U/ ?.?6_E  @|(-?|&?E|=/%Pt!?0P#haA,P|4V/%?-E 2?|(}#?,r}%|;/#.%-? ?)?-2|8/".#-?|&?E}#Pt ?0P#har}%|;/!."-?|&?E}#Pl!?0P#har}%Q |=/!-?&P!K" ?&P*_?(K" ?&P%_?)K" -?*P%_@*?&P._@&?5?"P!_A"T/!--? D">A"D"v"@(-?"D"t"?(S%O?"Pt"_2~2!-?"D"~""?(P"h_?)K" ?"?(P!_A(K"v"P%iA&@)?D@|&?&?7U/ --?"?/N I?"?DL#D?4P6_? ?#2|M"O"O?4D"6A&?4D":A"S/ ?4D">@(#O?(?&D" T%O?"?&P?_A&T/!."--?&P|!_G  P"T/!-? D"6A*G LR%OP @&#O?&P~= S/#?4P?_?&_?&P._@&D" R/ --?*G |.P!T/ ?4D"?P!g@"?4D"F@("k?*G IP!S%O?"?(eR/"?4D"I@-P!.!-?"?(fP!e/!?4D"C@-P -@&?-P!_@""O?&? D">A(D"OX/ Pnnt ? D".A,?-P.b_A0?-? D"2A)X=Pnnt ?,?(D"|1?&PDb_A6D"CA+P!h?"_A(P.b_?(?)X=A/D"*@.Pp}0t @2?*D"FA,D".?&V%O?,D"*?&P:b_@2-D"*Pnnt ?0P._?"?)X=A)D"*@7?)D"%@,?)D" @0?/D"%@1?/D" @/?2G 4@)"O"O"O"O"O"O?.P)eP"a0% !"%#-?)0(%&&&&%&-?)P+V/#P!?)hPp)eR/#.%-?)P+V/#P!?)hP} &e/".#-?)/".!-?)P!aP)U/!-"k?+R%O?"@(P!.!-?.?7gP1V/!?6P!P!? D" ? D"*A)? D"%VA.=A2?0_?/?0U?/P ?)?.=A)VfA.=P ?/?0a?.=P!?1?2_?,?1U?)?,UfA)=P ?,?1a?)=2}6!-@)P*e/ ?)R/ ? ?-?&?(2~(!."-? D"?G |Q/ ?4P*_? ?"?*D"FA(D".?&V%k?(D"*?&P:b_&Pp}0t -?*D"D2j?4D"*P!T/ ? ?-?&?4D".A#2~(!? ?"?&2}0!B PIaA!C ?!?&K".?!? D"2K"??!? z " z-#2?!? K"D?!?!P._K"F?!P2_?"?#?!PD_Pw}4t 2|F?!PI_C .!-?!@8?#@=?4P?_@!P @"P @-P @0B Po+aA%C ?%z.                z-"}R(?%P K ~-(?%Q L"v(?%Q L"m(?%z.                z-"}+(?%P K }9(?%z.                z- ~I&?%Q L"x&?%z.                z-"~5&?%P K ~D&?%z.                z- }R&?%z.                z- p(?%P K }")?%Q L"y(?%z.                z-"~I(?%z.                z- ~1(?%P K }Q)?%Q L"s)?%z.                z-"p)?%z.                z- n)?%P K ~L)?%Q L"~E)?%z.                z-"~5)?%z.                z- t)?%P K }D*?%Q L"p*?%z.                z-"o*?%z.                z- ~U)?%P K ~<*?%Q L"~5*?%z.                z-"v*?%z.                z- s*?%P K"|1?%Q L"I?%P K"D?%?%D ~D&K |I?%?%z "~5&z-"|;?%?%z "v&z-"O?%?%G ~&&N g?%?%z  }Q&z- |L?%P K"n!?%Q L"|W?%P K"h?%?%D }9(K }G!?%?%z "}+(z-"}:!?%?%z "y&z-"}+!?%?%G ~X&N }Y!?%?%z  ~H&z- }J!?%P K"~1!?%Q L"v!?%P K"t!?%?%D ~-(K ~T!?%?%z "t(z-"~E!?%?%z "s(z-"~5!?%?%G }J(N }*"?%?%z  }=(z- ~X!?%P K"p"?%Q L"}2"?%P K"}+"?%?%D }")K ~!"?%?%z "~Q(z-"}N"?%?%z "~A(z-"}A"?%?%G ~@(N ~4"?%?%z  ~0(z- ~&"?%P K"~I"?%Q L"~="?%P K"~5"?%?%D }Q)K }.#?%?%z "q)z-"l#?%?%z "}6)z-"~M"?%?%G }5)N }@#?%?%z  }&)z- }1#?%P K"}R#?%Q L"}H#?%P K"}A#?%?%D ~L)K ~8#?%?%z "~=)z-"w#?%?%z "x)z-"}V#?%?%G ~-)N ~L#?%?%z  }Y)z- ~<#?%P K"m%?%Q L"~U#?%P K"~M#?%?%D }D*K }D%?%?%z "}6*z-"}6%?%?%z "n*z-"n%?%?%G }&*N }U%?%?%z  ~T)z- }G%?%P K"x%?%Q L"~"%?%P K"}V%?%?%D ~<*K ~P%?%?%z "x*z-"~A%?%?%z "t*z-"~1%?%?%G }Y*N }&&?%?%z  }J*z- ~T%?%P K"n&?%? A+D"6A.D"FD".A1K"n&?1%OP*?1?1P*X=@ ?%PD_@*#O?*?!D"*K"*?*?!E" L" ?!P._@!?*Pw _@*? P!aA / --?%P}+&_?+?=2|M?%D"}2&@#?%D"o&@(?%D"}+&@*#O?(?*A T%O? P?_@*? D" ?#T/!? P:_E" @|&? P2_E" @D?%PD_? P%_G  P)ePw b_A!? P*_E" AEL"C?!?DL"F?!?|&L"J?%?EL#}6&?%?DL#p&?%?|&L#q&.!--?1%O?+D".@-?+D"2@2P @ P @*#O?%PD_?*P)ePw b_A!?!G MN B?!D" %OPp}0t @(?.D"FA#D".?*V%O?#D"*? _@(-?%P?_?+?!D"%P!_A#?(?.D"D2j?!"kP ?%D"?P!T/ <?(G 8P)T%O?%D"C@"P!.!-P -A&N @?!P!N ??!?"K"2?!?&K".P)@)?(G 6A"P ?"P~- U=P.bG }6}EO@""O"O"O"O"O"O"O"O"O"O"O"O"O"OPnnt ?-?#P.b_?#?2X=D"*P)eP!a0)!"#%&() -P @).(-P!@).&-P"@).%-P#@).#-P @&P!@/P%@)P%@,P!@(?"0,*####%#&(*#-P @/P!@&P&@)?"@,P!@(?"0,)""""#"%&)"-P(@)-P @/P!@(?)@,P @&?"0,&    ! "#% -?)P#S@(.%-?,P"S@(.#-?/@(."-?&@(.!-?)P(eP%S@(-?!?(N A?!P!N R?!?!D"?K!S-? P:_@ ?1?*P!_A*T/ --"O?.D"FA D".A2R/ ? D"*A#?2P:b_@7?%Pv*_@(?.G I@0?#@!P @"#O?!P:_@ "O"k?0?!G 3A&T%O?&P"T%OP)@)?"?!G 8P)S/"<-."-?"@)?!G 8-@,P @!?%PD_A/?)P)ePw b_A.D"?A-Pl"eR?-P:iA5P TfPp}0t ?#?)P:b_?)?2X=G 8P)Sf@&P @*?,P)ePw b?/_A/D"?A6PllljePlll2T%O?6Pll%eP2i?&f@*-"O"O"O?5P!a0""! -P"@!?&?*?6efP!eR/!-P!@!-?%?,K"x*?%?!N w*?%?)K"v*?%?*PkgP!eN ~1*P @!#O"O?(?!A&P#h_A!G %A*R/ ?%PD_?!D" P)ePw b_A!G ?P!eR/ ?!P K!S?!P N R?!?*N |8-P!@!?&P!eR/ -?.G |8P"S%O?/?-K!S?/P"N R-"O?.D".P!T/ ?/D".P!T/ ?/D"2@!?%?.D"2K"}:*?%?+D"2K"}6*?%?+z " z-#n*?%?!K"~1*?%?+D"2K"x*?%?+z " z-#t*?%Pn*_?%Pt*_2|9R/ ?%?)K"~1*?%?,K"x*?%?,K"w*?%?)K"v*P @!P @*#O"k"O?%PD_A&?(?!P#h_A)D" P)ePw b_A!G |8P!T/ ?!G MP"S/ ?)D"%P)ePw b?&_G |8R.!-P -@&?!?&N |6P!@!?*P!eP!@*R/ ---? ?7S/!?"P!_@"? @!. - -?1%OP @!#O?%PD_?!P)ePw b_A)D"I@ ?)D"F@(Pp}0t @&?!?+D"6A#D"FA"D".XA,R%O?"D"*?!P:b_@&-?)G R@*"O"O"O"O"O"O"O"k"O"O"O"O? ?(W%O?*/.?#D"DA(D"6A&R/.Pp}0t @ ?,R%O?"D"*?!P:b_@ -? G 3P!T/.? G 8P)T/.? G 6A P ? P~- U=P.bA*G }2}EOP#S/.?#G I/.?&P:b@ ?*Po}Et _G +A&P ?&P|3U=P;bP}!};t _@*?(D"2@&?"G I?#G JP.bG s}KOP.bG }9}EOT@"#O"O? ?&_A(P2aD" A#R/ ?"/ ?(P6aD" A,G  PHT/ ?#P!aA/?*G :T/ ?*?,P!_?/2~)!R/#-? P:aA / -..-?)G N@/?)G |/P!eA.R?*P"Se/-?%PD_?&G 8P)ePw b_A"D"2@-?"D".@,?"D"%@2?"D" @6P ?.?/P!e=/&?+D"?P!N ePp}0t @&?#D"FA"D".?!V%O?"D"*?!P:b_@&-?,%O?%P:_?+?-2}N!?%D":@/?%D">@0-?%Pt*_A7?+D">P!?+D":A"D"D?(_? ?"D"FVA5=A.P ? ?(aA"?5=A ?&?#D"D2|??%D"t*R/"?%?%D"v*K"p)?%?%E"t*L#}6)?%D"w*@#?%D"x*@&?%D"~1*@(?,%O?%?%D"p)K"o*?%?%E#}6)L#n*?%?(K"}:*?%?&K"}6*?%?#K"}2*?%?-K"~1*?%?+D"2K"x*?%?+z " z-#t*?%Pn*_?72|9/"-?%?%D"p)K"v*?%?%E#}6)L#t*?%?&K"x*?%?#K"w*?%?(K"s(?%P K"~5)?%P!N y&?%?%Ps(_K"}2*?%?%Px)_K"o*?%?%Pt*_A"K"}+*?%?%Py&_K"n*?"P"?(?%Pn*_P}+}0t 2|F?,/#?%D"~5)A/R/"?%G y&P!e/"?%D"~1)@,?%D"~9)@0?%D"x).%-?(P*aD" @"P @,"O?(P%aD" A#R%O?"@ .!-?"?#_@-?"@ ?#@("O#O? G  P+aA&P9WP P!?&hP}9ll%e=R%O?"?#_P!a@"P @&#O?"?&_G  P+aA#P9V/#P!?#hP}9ll%eR/#?(?&P!aA&_/ -.#-? P!_@ ?(P!aA(/ -?-@ .!-?&?(_@,-?%?,K"~9*?%? K"~5*?%P"K"~1*?%P~%}4t K"x*?%?/K"w*?%?*K"v*?%P!K"~"*?%P~*}.t K"t*?%Pn*_?%Pt*_P%2k?+?8?)?!?%D"}+*A ?%D"o*2|1?%D"n*A"R/,? ?"2r!.,-?%Pt*_? P!P!2p!?%D"~"*@(?%D"t*/*?%?%D"v*A#K"~E(?%?(K"~A(? RA&/(?&/%?#?.? y,  .%-?%Qllll2L"~A(.&-Pnnt ?#?(P.b_?&?(W=A"D"%@,?"D" -@(Pnnt ?#P._?&P!W=D" @"?%?0K"w*?%?/K"v*?%P!?.?,?"aA#_? ?#U=K"x*?%P ?(?"aA"? ?"UA"=K"~"*?%P!?.?"=K"t*?%? ?#aA(P ? ?(X=K"~1*?%P~A(_?%Pt*_P#2k?%D"~I(A"/!.#-?+D":A#D"D@&?%Pt*_P ? ?(aA"? ?#D"FVA,=A#P!P!2p!?%D"~"*@ ?%D"t*P!S/!?%?%D"v*A/K"~E(?%? K"~A(?#RA./#?./ ?/P!?&?(_?,=?#y,  -?*R%O?+?8?)?!?%D"~E(A ?"2|1?%D"~A(A"R/&? ?"2r!.&-?)D" P!T%k?8?2?*P"T=?8?6=&?)D"%-@ ?+D"??%?!N ~+*?%P N w*?%P1N ~,*?%? K"v*?%Q L"t*?%Pt*_2}7!.!-?%D"v* -?%D"~A(@ -? R/!?%D"~E(? 2r!.!-?%D"v* -?!P!_A!?1T/ --"O?%D"n&A)R/ ?)P!a@*P @!#O?!P~=%S/!P!P"?%PD_?!_A P~) _G  P T? P6_D" fP!eA =? ?*=@ ?*P!a@*?!Pw _@!? P"S/ -? R/ ?+D"6D"FA!D".A"P:b@ ?!D"*A&@!#O? A#%O? P:a@ ?!D" @(?!P:_@!?(P"T/!--?"P:b@ P @!"O#O"O?!P~=%S/ ? R/ ?%PD_?!_@("O?#R%O?(D" R/!P!@"?(P~) _G  P!T/!.%-P!@"?(P~) _G  P"S/#?&D" P"T/ ?(D" /#-?&P:_@&?!Pw _@!? P:a@ ?)P!aA)/!--P @"-?+D"?A ?"? G efN e?+D">A3G IP!S%O?+2R?+D">@3-?3P K"x!?3E#v!@|&?3Qllllt L#v!?%P K"p)?%?|&L#}6)?+?82}X!@1"k?+G CA|!R%OPnnt ?+D".?8P.b_?8?+D"2X=D"%A ? P Ta.!-?+D"*A P ? ?+D"%W=-@>?1@#?3D"v"AA%OPnnt ?+D".?3D"~""D" A P.b_? ?+D"2X=D" @#-P @*?3P K"~9!"kP ?%D"n&A9R/ <P @("O#O?%PD_?(P)ePw b_A G |8/!?9?(P!_A(T/ -P .!-P!?(P!_A!?9X/ <? D"*@)#O?%PD_?!P)ePw b_A G |8%O?!?(?)? D"*A V=@(?)? ? ?)V=@)-?9?!P!_A!T/ -P!-@5"O?AR%O?#@0?1A @2P @7.!-?|&Q?n}D@;?3P~1!_@B?3D"~""A,?AP"h_@CP!?+D" ?+D"*A|"?+D"%A V=@??3P~=!_@|#?+D".@@?+D"2@:?|"P!a? U@|%P @)P @7?1A-@2?#@0#OPnnt ?@?,D" A"P.b_A!?"?:X=D" @.Pnnt ?!P._?"P!_?:X=D"%@ ?)P!_@6"O"O"k"O?5P!e%k?%PD_?(P)ePw b_A| D"*?)S/!P!&P -@5?(@!? @(?.@"P .!-"O"O?9R/ P @!#O"O?%PD_?!P)ePw b_A&G |8%O?&D"*A/?)V/!-?!P!_A!?9T/!."--P!@5?!P!_A&?9X/!#O"O?%PD_?&P)ePw b_A<G |8R/ ?<D"*A<?)W/ ?&?!?/?<V=@!?/?<?/?<U=@/-?9?&P!_A&T/ -.!-P @5-?| G |8P!S/!P"-@)?%D"}6)?*S%O?%P}6)_2~4!?%D"}:)@;-?;?*P:b_A&?(K"6?&?"K"2?&?)K".?&?.?0?*=K"*?&?-?2?*=K"%?&P ?7?*=K" ?%?*P!_A*K"p).!-"O?*/ ?3D"v"?6W%O?1@-?#@..!-Pnnt ?@?3D"~""?6P"h_D" A"P.b_?"?:X=D" @(P @."O?|%R/ Pk@)??G  @&#O?)A"P~(}4t _G  ?&SA-R%O?"P!_@)?"/!--?(?|"X/ ?|!R/ ?-/ ?(??_G  P|4T/ ?3D"~E!A2?3D"~=!S%O?|#2}T!-?3D"~A!?2_P|4N  P!@7?3?2P!_A0K"~E!P!@.-?(?._@.? @--?3D"~9!A"?3D"~1!S%O?B2~2!-?3D"~5!?"P"h_? ?.? ?.V=K" ?| ?.K"O?| ?-K"|1?3?"P!_K"~9!-?!@(?6@)? @-?,P%_A,?CT/ --?%?0K"~5)?%?2K"~1)?%?7K"x)"O"O?9R/ P*?9?9P*X=@)?%P|1_@!P @(#O?!D" ?(_@(?!Pw _@!?)P!aA)/ -?(R/ P|%PF?|!=@:?+D"*A!?+D"%VA"?!P"Uf@|!P!?+D" A|"?"=@??3P~=!_@@?+D":@| ?%Pw*_@<?>P ?!?"=V@B?*@,?(@6P @.P @/#O? @#?6A5P!a@6P @!#O"O?%PD_?!P)eA"Pw b_A D"6R/ ? D"J@&"O?.P!eA R/ ?&?/T%O?&?/U/!."-?!?-X/!?/@&-?9?!P!_A)V%O?!@.#O"O?%PD_?)P)ePw b_A"D"6R/ ?"D"J@""O? R/ ?"?/T%O?"?/U/!."-?/@"?)?-X/!-?%?)K"~1*?%?)K"x*?%?!K"v*?%?.K"~"*?%?"K"w*"k"O?"?&S%O?)?.U/!?&@"?<."-?<?"?&X/!<-?&@"?%Pt*_-A&D"*@!?&D"%@.?"@&-?9?)P!_A)T/ -?!P)e@"-?!@-P @ ?%PD_?"Pw b_A.D"JA/?6aA!P ?!?/W=@!P @""O?.G |/P!S%OP @)P!@&?.D"DA"?.D"CA U/!?"?| D"FV/!-?"? a@)?| D"D? _@&-?!?*V@""O?AR?(?5SeR%O?#@ ?2@#.!-P @7P @ ?)P ?>?#a?#?>V?BfA0=W%OP ?)?&P!?#??_?0=?)2~)!=@ -?%P K"x)?%?#K"~1)?%? ?#_A K"~5)? @0-?*?!?"=@5"O?)R%O?%?:N t*?5R@;P!@!?%Pt*_@".!-?&P ?&?)P!aA!_G  P|4SA2=@""O"O?5/ ?2R/ ?|!%O?%?:N t*."-?&@"?|"H  P}Y~Y T/ P!@0?%P!K"~5)?%Qllll2L"x)?%?:N t*P @7P!@#P @1.!-?%?:N t*?!?)?2=@!?"?&?2=@&-?5R@;?!P)W%O?%Pt*_@"?!R%OP!@!."-P @)#O?:?&?)_G  S%O?&@".#-?!?)P!_A)T/ -P!@!.!-?%P2_?:?&?!2|J?!P!?%D"2P!SA"=@!?&?%Pt*_?"=@"-?#@2?3D"~E!@#?@?!2~K!?3D"~E!@&?!%O?3D"~A!?&_?"?!y,  -?3?!?&_A!K"~E!P!@&"k?;R%O?!@)?#.!-?7@&?0@)?2?,R/ <?%D"}:)A"?!K"*?"?#K"%?"P!K" ?2-@CP @#P @;?.D"6P!S%O?.D">@;?.D":@#-?%D"}6)?,S%O?%P}6)_2~4!-?%D"}:)A!?,?5?,?5U=A.P:b_@""O?,?5W/ ?,?.aP:bA.R/ ?"P:_?"?.y,  -?"?;K"6?"?#K"2P!@.?"P!K".?"?)K"*?"?CK"%?"?&K" ?%?,P!_A,K"p)?6/"?%?1K"~A(?%?3D"~E!K"~E(.%-?9?!P!_A!T/ --?,@*?#@ -?%D"}:)@!?%?1K"~A(?%?3D"~E!K"~E(?*%O?*@,.!-?+?%P~A(_?%Px)_?%PD_2|)P @,-?%P K"~A*?%?!?,P:b_A&K"}++?%P~5*_@#?%Pw*_@)P!@*#O?*?(P"Sf@*"O"O#O"O?*P!eR%O?)?(P.b_A-D" A"P#T/!-?!?&S/"?%?!P:_A"K"n+?!D" A(P#S/"?%?(K"w*?%?!P%_E" L"x*?#?!P._E" L" ?#?!P6_D" K"*P @(?"@!P @*.!--?%?"K"n*?%?-E"%A|&L"}+*?(P!_@(?"/!?%D"~A(?|&}DT/!?+D">D"~E!?%D"~E(T/!?%?|&Q?n|3"~A(P @*."-?%?>K"v*?%? K"~"*P @!?%P K"t*?+?%P~A(_?%Pt*_?%PD_2|)?+D">Pv!_P:2~R!?+D">A ?%D"p)K"x!? ?%E#}6)L#v!?%D"n&A R/"#O?%PD_?!P)ePw b_A"D" %O?+?"D"%P!_?!2}0!-? ?!P!_A!T/ -."-?+?%P~A(_?%Pn*_?%PD_2|)P @*. - -P @!?+D"6A,G KA.P!S%O?,D"FG IA P ? P1U=P|1bH!}I}LO@!-?%D"n&A2%O?!P{{#e@-P @!#O?%PD_?!P)ePw b_A G R@,"O? D" R/ ? D"%@""O"O"O"O"O"O? G |8P!T%O?,P!T/)Pp}0t @*?+D"6A D"FA#D".?!V%O?#D"*?!P:b_@*-?#G |,R/!?*G 6@#?+D"2@&? G I@(?*G 3P!a0"#%"-Pp}0t @)?+D"6A*D"FA#D".?!V%O?#D"*?!P:b_@)-? G MP"S%O?+D"??%?!N ~+*?%P N w*?%P0N ~,*?%?"K"v*?%Q L"t*?%Pt*_2}7!.)-P @#?%PD_?)G 8A0P)ePw b_A(G AP!S%O?(G MP"T@#-? D"2@1? D".@&? G |6R%O?*G I@(P/@ P @/?"@*"O"O"O?)G 3P!a0"!* -?(P!e/)?0P)T/!P3@ .)-?(P!eR/(?0P)T/ P2@ .(-?#?&fR%O?)G 5@ .(-P-@ ?&R/&?%?"K"n*P!@/?%?%Pn*_K"t*?+?"P!_?1?%Pt*_P~=}4t 2|F?%D"n*@*.&-P @)P @/?(D" P!S%OPnnt ?+D".?(D"%A P.b_A#? ?+D"2A(X=D" @/Pnnt ?#P._? P!_?(X=D"%@)-?%P*_?+D"?A D"C? D"D?/?)2|=?%P!N ~,*?%?!N ~+*?%P N w*?%?"K"v*?%?%E#*L"t*? ?%Pt*_2}7!?&R/(.&- -?(P!e/!.%-?(P!e/#-?#P ?#P~- U=@#Pnnt ?+D".?"P!_A(P.b_?&?(W=A(D"%@&?(D" @0"O"O"O"O?+G CP!S%O?%Pt*_P!?+D" ?+D"*A ?+D"%VA(=P ? ?(=?0?&28?%D"t*@ ?#P|-aP{!eP"X/!? PlllljS/%?%D"~"*@#?%D"v*A(%OP @*#O?(?*S/%?#?*_?*P!_@*G  PIaP{!eP,U/ --? R/%?#? 2r!.%-? G JP.bG }M}KO?#P.bPo}Et _A G #P Te@#P)@)"O"O"O"O"O"O"O"O"O"O"O"O"O"O?(D"*P)eP!a0) !("#%&*-P!@).%-P"@).#-P%@)."-P&@).!-P(@)-?#/0? G *@*.!-?#//P#@)? G *A*P!S/"-?*P{!e0,.""""#"%*&"-?#? G *Rf/-? G %R/*.--?&?0aP"V/,? G %R/).,-?)P#T/(.+-?)P"T/&.*-?)P%T/%.)-?)P(eP%T/#.(-? PlllljfPlllljS/&?%D"~"*? 2r!.&-? R/%?#? 2r!.%-?)P&S/#-?+P%?"?!2}4!."-?+D"??%?!N ~+*?%P N w*?%? N ~,*?%?*K"v*?%Q L"t*?%Pt*_2}7!?/R/!-?%?!K"x)?%?+D"2K"x*?%?+z " z-#t*?%?+K"n*?%?%Px)_K"}+*?%Pt*_?"P!_?1?%Pn*_Pw}4t 2|F-"O?.R/ Pp}0t @*?+D"6A(D"FA D".A&?!V%O? D"*?!P:b_@*-P @)? G IA"P ?"P1U=P|1bG ~6}LO@#"O?*G 8A"P)S/ ?%PD_?"P)ePw b_D" / ?-?"?&U%k? D"*?"P:b_&Pp}0t -G 6?#aP1ei@)-?*G 3A&P"S?,P Tf@"?(G I@ "O"O"O"O?&P!a0"" !-?"?)fP!e/#."-? P!g@ -? ?"f?)fP!e/!-?-?*G 6?#aP1eiP!eR/ ?+P#?8?!2}4!-?!P!_A!?2T/ -?+D"6@,-"O?+G CR/ ?,D"FA G IA!P ?!P1U=A!P)aP{!eP~Y!U/ ? D".A#R/ ?!P|1bA"G ~4}LO? D"*A0P3_@!P @*?"G ~6}LOA1?"G ~3}LO_P{!e@"?,G IA/P!e@&?#P:bA @("O#O"O?!P#_G  ?"T/ "O"O"O?!G  P!a0" "!-?&R/!."-?&R/!-?%PD_?*P)ePw b_A!D" @-?!D"%@&."-?!P:_@!?*P!_@*?(P:aA(/ -P @--?0P3_@!P @*?1_P{!e@#?/P!e@"#O"O?!P#_G  ?#T/ "O"O"O?!G  P!a0" "!-?"R/!."-?"R/!-?-?%PD_?*P)ePw b_A D" eP!T/"?+D"?? D"%@ ?%Pl~Y#|0!w*?%P(N ~,*?%Q L"t*?%? ?&? ?&V=K"v*?%Pt*_2}7!?+D"6@,."-?!P:_@!?*P!_@*? P:aA / --"O?,D"FA!D".A R/ ? P:bP:a@ ?!D"*P8_@!P @)?,G I@/#O"O"k?/?!P&aG  A"T%O?"P"T%O?)@(P)?!G  P)S/"<-."-?!G  @(?)-@"Pp}0t ?,D"FA#D"*?"P:b_?"?#D".X=G 8@#?%PD_A*?(P)ePw b_A&G T@-?&G R@(?"P)ePw b?*_A*G |7@0"O"O"O"O"O"O"O"O?*G RA1P!S%OP @""O?(P!a0#+ " -P @(.*-?(P!a0#&#!"-P @(?#P)S/(?-P!eR/(?0P!e/(.#-P @(?#P)S/#?-P!e/".#-P @(."-P @(?1P#T%OP @".%-P @"?0P!eR/#."-P"@(-?1P#S/ P @".!-P"@"-?*?"N V?&?(N V-? R/!? P:a@ ?!P:_@!?)P!_@). - -P @!?+D">P K"~E!?%D"n&@2"O#O?!?2S/!?+?%PD_?!2~9!?!P!_@!R/ -?+D"?A(?(D"bP!_K"b?(G |QP!T/ ?(D"|OA @6?(P K"|O?(E"|J@|&?(Qllll2L"|J?%? K"~5)?%?|&L#x)P|%PF?+G C=@;P!?+D" ?+D"*A ?+D"%VA!=@0P ? ?!=@-?(P~= _@/?+D"2@.?+D".@8?+D"6@7P @"#O?+?%PD_?"2~9!%O?%Px)_P"P!?%D"~5)?6VA#=A 2~K!?%D"~5)@!? %O?%D"~1)?!_Prot P~*}.t ?#=? y,  -?%? ?!_K"~5)?%Px)_?7D"FA D".?"V%k? D"*?"P:b_&Pp}0t -G 6A P ? P~- U=P.bG }7}EOA P ? P|3U=P;bA#G }8};OA 2~K!?%D"~5)@!? %O?%D"~1)?!_?#P}!};t _? y,  -?%? ?!_K"~5)?%Px)_?%PD_?"P)ePw b_A)G VP"hA#D"~9}VOA 2~K!?%D"~5)@!? %O?%D"~1)?!_?#D"~E}VO? y,  -?%? ?!_A K"~5)"k"O"O"O"O"O?)D" A&R/ ?)G |8P!T/ ?%Px)_A P&2~K!?%D"~5)A!?%D"~1)_A#P~-ot D  K  ?#P~0ot G  N %?%?!P&_K"~5)?)|."*? 2~&!?%D"~5)A!?%D"x)S%O? 2}T!-?%D"~1)?!_PFN  ?%?!P!_K"~5)?)D"OA!?)D"|1A S/"? ?!V?!?-VfA#/"P!? ?0_?#=@#?!? a@!?+P 2}X!? S/!?!P!T/!?#G  ?;T/!."-?+?%PD_?"2U/"? P!a@!?%D"x)@ .#-?%Px)_A P(2~K!?%D"~5)A*?%D"~1)_A,P~1ot D  K  ?,P~5ot H  |0 %?%?*P(_K"~5)?%?!K"~"*?%?#K"t*?%Pt*_P!? 2H?%D"~5)A!?%D"x)S%O? 2}T!-?%D"~1)?!_PFN  ?%?!P!_K"~5)-?)G |6R/ ?%Px)_P02~K!?%D"~5)A ?%D"~1)_A!P~7ot E  L  ?!P~=ot E  L (?%? P0_K"~5)-?%Px)_P)2~K!?%D"~5)A ?%D"~1)_A!P~Eot D  K  ?!P~Hot D  K #?%? P)_A!K"~5)?&%OPnnt ?8?)D"%A P.b_A!? ?.X=A#D"%@1?#D" @&Pnnt ?!P._? P!_?.X=A D"%A,@5? D" A @#?)D".P!S%OPnnt ?8?)D"2A!P.b_?!?.X=A!D"%@5?!D" @#-?%?,K"}:*?%?5K"}6*?%?#K"}2*?%? K"o*?%?1K"}+*?%?&K"n*P @!#O?%Pt*_?!_A3P%_P ?%Pn*_?!_A P%_D" A*? D" A a?*?-V? ?*VfA*=K" ?3P!? ?0_?*=K" ?!P*_A!P:T/ -?%D"~1*@3?%D"x*@9?%D"w*@:?%D"v*@>Pp}0t @!?7D"FA*D".?"V%O?*D"*?"P:b_@!-P @*?%PD_?!G 8P)ePw b_A!D".P!S%O?%?+?!D"22}N!?%D" @*?%D"%@ -"k"O"O?)G |6R%O?&?0_@ ?)G |8P"T/!?%?3K"~A*?%?9K"~=*?%P"K"~9*?%P}.ot K"~5*?%?:K"~1*?%?>K"x*?%P~(}.t K"v*?%P ?1?&a?-?1U?&?1VfA!=K"~"*?%P!K"w*?%P!? ?!=K"t*?%Pt*_@*P&.#-"O?*R/ ? P ?5?#a?-?5U?#?5VfA!=T/ ?*P!?#?0_?!=? 2~)!R/"-?%P ?,?&a?,?-V?&?,VfA =K"~"*?%P!?&?0_? =K"t*?%Pt*_@*P!."-?%P ?,?&a?,?-V?&?,VfA!=K"~"*?%P!? ?!=K"t*?%Pt*_@*P!.!-?%?3K"~1*?%?9K"x*?%P"K"w*?%P}.ot K"v*?%P ?#?&a?#?&U?#?-VfA =K"~"*?%P!?&?0_? =K"t*?%Pt*_@*P#-@ ?*? ?%Px)_2H?%D"~5)@!-?%D"x)?!S%O?%Px)_2}T!-?%D"~1)?!_PFN  ?%?!P!_A#K"~5)?%D"x)@ P ?#R/!<-?%?!K"~5)?!-@!? ?!S%O?%Px)_2}T!-?%D"~1)?!_Pz N  ?%?!P!_K"~5)-?"P!_A"?2T/ -?%?%D"~5)A"K"v*?%?%E#x)L#t*?/2~V!?/?%D"v*K"*?/?%E#t*L" ?(D"YA!?(D"|?S%O?(P~1 _2~8!-?(D"|C?!P&h_A ?=E"2L"2? ?=z " z-" ? ?"K">? ?6K":?(?!P!_K"Y-?%Po+_C -?4Pl!_C -}F7#>k%|Y!|VB PIaA-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P._@4?"P ?"P{!eP1U=P{!eP|1bPp}Lt _A*?(P!h_H!"@%? H!?@2? D">D"l%@6"O"O?!?,X/ ?!?+_G  A)P?V%O?!@&."-?!P!_A&?,X/ ?)P?T/ ?&?+_G  A)P?V/!-?,?4?!2}8!A&W%O."-?&?+_G  @)-?)PAT%kP &?#P!a@7?2?%Pkge@=?*PA_@:?*?(P!h_A!P,_@>?!P(_@| ?*G |/A;P.bPo}Et _@|!?*G NA|"?;_P~- V@5?,@!?+@#P @2"O#O?&P!_@."|YQ ?&?,X/ <Q ?,?.aP*U/ <?+?._E  -@B"k"O?5/ ?2?|"X/ ?|!?2P.b_G +A%P ?%P|3U=A%P;bA(G }8};OP!_@/?(E }!};O@?"OQ!?%r}%A@Q}0u}/~E~!~Wl}5D}"|;%O???B|=/"Q @A"O?,?&P+_A%U/ ?,?%aP*U/ ?%?+_E  @A-?/P*S/!?(P}!};t _A(E *@??@Q~B}X~K}&}Vl~S~E8}"|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3_A%U/ ?,?%aP*U/ ?%?+_E  @@-???A|=/#Pt!?/P#haA%P|4V/#?(E 2?@}#?%r}%|;/".#-???A}#Pl!?/P#har}%Q |=/".!-???B}#Pt ?/P#har}%Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2_?*?-PC_?.?B2P?-D"2@%?-D"6-@0"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1eA/hA)?| H! eR/!-? ?&?6?-P:_2JA%R/5? D".@(?%? D"2A&X/"?%?(_G  A!P?W/!?%@#.#-"O?,?&?0?;_A%P ?%P{!eP~- U=P{!eP.bA.G }7}EOA%P ?%P|3U=P;bG }8};O_A&P"_A%V%O?%?+_G  PNS/!-? P!N |%.5-?)?9?=fe/4"O"O?&P#_A(?!X/ ?#?(_G  A&P?V%O?(@%."-?(P!_A%?!X/ ?&P?T/ ?#?%_G  A&P?V/!-P @&?4?(2}8!A%?!X/ ?#?%_G  @&-?0P!_@2?)?9f@9?>H! ?)e@!"O?1P!S%O?!/(?:?8P)eP!h_H! ?)eR/!P!@1? ?%?&?723A%/)P ./-?!/&-"O"O"O?.Po}Et _A!G *P!a0) ((((!"(-?&P{!ePAT/&"kP @0? D"2A.?%Pkg_@&? D".@)#Oz.                @C"O?.?%?0_P!_U/ ?&P2U/ ?%?)_P!_z   @C-?&P2a@&?0P2_@0?)P2_@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A#R/ -"k"O"O?.?0?#|O?%_A(_A&P1aA#V%O?(?)_P1aG  PAS/!-? ?#2|.A#/!P .#-?&P0a.!-?#P!i-A#?%P"_S%k? ?#?!2~-!&?#--A%/).*-?&P{!ePAT/%?-P*_?!G -A&? D":G GA#?4?%P!_2|4?-D"*P!S%O?-D".@(?1P!?0=@1"kP ?&P&X/ <P ?(?#?&P,bPx}:t _A#_G *A!P ?!P+UA!=X/ <?#P!?!=?(_G  A!P ?!P|3U=P;bG }8};O-?%_P"_A%R/*?8?(?0=@8.)-? ?%?!2|PA%/(.)-?&P{!eP~X T/#? ?%P!_?!G -?72(A%/&.(-?%P!_A#?&X/ ?!P?T/ ?#?(_G  A!P?V/!-P @!?4?%2}8!A#?&X/ ?#?(_G  @!-? ?#?!?723A%/".1-? ?%?&?!?729A%/!."-? G |#R//? ?%?&?723A%R/!-? D".@#?%? D"2A!X/"?#?%_G  A)P?W/!?%@&.#-?1R/#P .%-?%P!_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}8!A&W%OP @).*-?#?&_G  @)-?)PFT/(?&P!_A%?!X/#?#?%_G  A)P?W/"?%@&.%-?*H!|,?/i-@!? ?!? G |%fP!eN |%.(-?&P"_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}8!A&W/%?#?&_G  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!eR/ ?9?:?8P)eP!h_H! eR/ .#-? D">A/D"l%A+?6S/ ?+?6U?+Pt VfA(/ "O?1P!S%O?*G |0?8P)eiP!e/!-? G AP#P!? G |#=U/!?*G |.P!T/#P%?/?6P#hA%_?(=@5?+P#h?%a@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*a@%?5P*_@5?"P!?,?#P!_A._?!P!aA#?.U?#?+VfA!=P ?#?.a?!=?(G G2}@!R/ -.#-? G A/"P!@1-?/?6K"l%?8P)e-@"?)Pz T%O.!-"k? G |#R%O?*H!0A!?1P!eR/!<?*?"P!h_H!4?!f.!-?*H!0@!?*H!2?1P!e%k?*?"P!h_H!4?!f&?!-?2ef-?*? D":G GP!h_A!H!(?9f?!H!,fPkgeA#P{{#e%O"k?*G NA!P.bP ?!?*G |/A"_Px UA!=A%%O?"P.bPo}Et _P!?!=P%_@(?#P{{#e@!P @##O"O?(G  A"P#S/ ?!?#P1eiP!eR/ ? P*?"?"RP 2}I!R/ P!.#-?(P._@(?#P!_@#?%P.aA%/ --P -/!-?&P!_@3-?-PI_C ?3-~-2"-k!|YB PIaA)C ?"G  A2@*P{!@+"O"k"O"O"O?2P!a0# !"%-?"G !."-?"G !@*P~Y!@+."-Pz!-@+P @*-?!G J@(?!H H@,?!G |+@-?!G |*@/?!G |.@.?!D"%@0?!G :@1?)P |0 |%?)?1P"TN |#?)?#N C?)?0K ??)?*N |"?)?+N |!?)?.N >?)?/N =?)?-N <?)?,|0 :?)Pk?(?(P~; S=N | ? ?)P:_P22~*!?!D" @!? P!2~N!? ? D"*A/P!_A0K"*? D"%?/P"h_?!K" ? P"2~N!? D"%? D"*A!P"h_Q L" ? ?!P"_K"*"O"O"O"O?&G 3A-R?&G 2A+P+SeA.R%O?%D"OD"6G ,P"T/!-?%D"DA!%O?!P!a@*?%D"C?!P"h_P%a@!?%D"F@(#O?(?!D" a@(?!P%a@!?*P!aA*PkT/ -?%?(K"F?%P K"D-P @!P @#?%G |6/!.#-?)P:_?%?&D"*2Q?%D"DA!?)D":A(?!?(U=@#?!?(V%O?%D"C?!P"h_P%a@(?%D"F@*#O?*?(D" a@*?(P%a@(?!P!aA!?#V/ -?%?*K"F?%?#K"D?#@!-?%G |6P!T/"?#/!-?%G R@#? P!2~N!? ? D"*A(P!_K"*? D"%?(P"h_?#Pllll%fK" P @#.!-?#P!_@#-"O?%D"OA,D"6G ,P"S%O"O"O"O?+P!a0/%%  !%%%%%%  "-?)P K"??)Qllll2L":?,?&?)P:_2h?%P?_?)D">A!?)D"?A&2}-!? ?!?&2~E!?)D":A&R/#?!?&2r!.#-"k?,D"*A+?,D"%V%O?&D" @*P @+P!@&P .!-?&D" @*?,D" @&?+R%OP @+P .!-?&G  P|4S-@!#O"O?!?+X/ #O?!?&_G  P|%T/!?+?!P!_A!T/ -.%-?+?!A,U/#?!?+S/#?+?!a@(?!?&_@-P @!"O#O?!?-_G  P|%S/!?(?!P!_A!T/ -?(@!-"k"O?!%OP @(#O?(?-_G  P|2S/"?!?(P!_A(T/ --?!?,_A!.!-?!?,_@!?(?,_-@(?!?*U/ ?(?*X/ -?)P:_?&?+?,?(28?)D":A!PlllljS/"?%P?_?)E">A3}DA&?3Q?n}DA(2}-!? ?&?(2~E!?!R/"?&?!2r!."-?%P?_P.P ?!Pt X=2~>!? P!2~N!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~- U=P{!eP.bG }7}EOPllll%fK" .!-"O?.R%O?%P?_@&?%D"%A(?%D"*P%h_@,#O"O?!R%O?(?,T/!.%-?!?,?(aP%iX/#?(?!P%h_@(-?)?%D"OA!z " z-#:?)?!D"2K"D?)? ?)P:_?(2X?(P2_@(?)D" A!%O?&?!?)D"%2}-!P @!&P @!?&P.P ?%D"DPt X=2~>!-. - -P @+P @*P!@(?,D":A&D" A!%O?&D"%@*?!@(-?%P?_@1P @!#O"O"O?!P!eR%O?+P!e/&?*R/&?*P"a@,P @!#O?!?(_A.G  PHS/"?,P!a@,?*?!P!_A!T/ -.&-?+P!e/%?*R%OP!@+P @!?(@&P @*."-P @!"k"O#O?!?(_A&G  A-PHS/!?*?!P!_A!T/ -?*@!?(.!-?!Pkg?*_@*?&P!_-?(R/%?-PHT@+?(@&@(.!-P!@+?.P!_@&?!?*P!aS%OP @!?&@(P @*.!-?!Pkg?*_@-?!?*aP!_@(P @!"O#O?!?._A+P!_G  PHS/!P!@+?(?!P!_A!_/ -?&@(?-A!@*.!-?,?!a@*?+P"_@(P @+-?)P:_?&?!?&_2|A?1?)D">A!?)D"?A&2}-!? ?!?&2~E!?)D":A&%O?!?&2r!-P!@!. - -?+P"T/ ?&P.P ?%D"DPt X=2~>!? P!2~N!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~- U=P{!eP.bG }7}EOPllll%fK" -?%?%D"I?%D"F_K"I?)? D"*?/aP#aK">?)?#K":? ?0?)P:_A#P"2}O!"O?2P#T/ ?#?"D"%?"D"*2}E!?)E":@3?)P#P ?)G ?A!=K"C?)P}Q}.t P!?!=K"??)?3L":?)P._?#P"2k? ?)D"2A ?)D"62~G!?)D".A!R/ ? ?!2r!-?)PI_C -}H3#2k!|Y!|VB Pp!aA(C ? P K"x#? E#v#@8? Qllll2L#v#? Pv#_A*2~V!?*P._P22~R!?*P:_P22~R!?*PC_2~V!?*PI_P:2~R!? P K"}+%? Q%L"m%? P K"l%? Qllllt L#~U#? Q!L#~M#? Q L#~E#? Qllllt L#~=#? Q%L#~5#? ?8L#v#? P K"~A%? Q L"~9%? Q L#x#? Po%_A02~J!"O? ?!?#?%?&2:R/ "O?#G OA&?#G PA1T%O? P~U#_@2?"D"*A%Pl~)}O~K!?#D"JA,?,Pl~)}O~K!X=W/!? D"l%A!? D"~U#S%O?22~4!-? D"y#?!P:b_A"z.                z-" ?"P}+}%l2K!4?"P(N 2? ?!P!_K"l%."-?"D" @#?*P ?"D"*A!?!?"D"%VA%=A!2~K!? D"x#@""O?!RA&/ ?&/ ? D"w#?"_P!?#?%=?!y,  -? ?!?"_K"x#.!-?0D":@,? P4N q%?0z " @9?0E"2@8? P K"}6%? Qllllt L#o%?(?,K"??(?8L#:?(?9z-#*"O?!P{!eP)X%O?(Pv _?(P*_?"2B.!-?(Pv _?(P*_?"P ?%?#D"M2%-"O?(G ?A%P4T%O?(D">@&?(D":@*?(D"6@"Ql}!mnt ?%P/aP ?%P/V=rQ#}%A8n}D@,? D"l%A#? D"~U#S%O?22~4!-? D"y#?#P:b_A!Qllll??8n|1 7?!P N 6?!?,N 5?!Q}%}+}6st!?8n|1 4?!?%N 3?!P&N 2?!?"K".?!?&K"*?!?*K"%?!?"K" ? ?#P!_K"l%.!-?(?(D"2A5K"M?(?(D".A6K"J?(?"E" L#D?(?"D"*K"I?(P|1_?!?&?12|+?(D"O@,"O"O?(D"|6A"%O?,?"P#h_@/P!?(D"D?(D"IA"?(D"FVA%=@3P ?"?%=@%? P~E%_@4?,@*#O?(Pv _A"?!?#?*D" ?*G %?+2M? ?"24? P!N }+&? ? D"~1%R? G v&P!geN ~"&?+R%OP @"? P K"x##O? ?"_A)P~E%_A-D" @.?-?)Pv#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"? P K"m&? Q L"y%? P K"}A&? P K"}6&? P N ~#&? Q L"}V&? P K"s&? ?(PD_?(Pv _2"?4?3?%? D"l&?%2m!? ? D"l&A)?%?%?)U=K"l&#O? ?"_A)P~E%_A-D" @.?-?)Pv#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"#O? ?"_A)P~Q%_A-D" @.?-?)P~1#_A)D" K" ?)?.K" ?"P%_A"P.T/ -P @"#O? ?"_A)Po&_A-D" @.?-?)P~=#_A)D" K" ?)?.K" ?"P%_A"P.T/ --? D"l%/#?+P!_@+?*P*_A*?/T/ -.!-?(D"D@+?*P ?(D"IA"?"?(D"FVA*=A"2~K!? D"x#@%"O?"RA// ?// ? D"w#?%_P!?+?*=?"y,  -? ?"?%_K"x#?(Pv _?(PD_?!?#2l!?(G |GA%P#T%O?(?(E |@L },!?(?(z "|7z-#l!?(H!|H@"-?(?(E },!L |@?(?(z #l!z-#|7?(?"|0!|H?(?%N |G?2?(Pv _2t!-? 2D? D"~Q#%O? P~I#_P"2~K!? D"~Q#A"? D"~M#_Pz~W!|0  ? ?"P"_K"~Q#-?#G QR/ ?(Pv _?!?&?12|+? D"~E#A"%OP0P2?&?1U=@1?"P%h@%? D"~A#@"?!P{!eP.bPq}Kt _@)?(D"|9@-?(D"|;@.#O?"P0_G  A&P*X%OP/@*P9@#"O"O"O"O?&P1a0&"!!  !-?)G +@+? D"l%A/? D"~U#S%O?22~4!-? D"y#?/P:b_A&z.                z-" ?&P}*(|0!2."-P.@*?1@#-P @+?"P._G  A&?.U%O?(P}8!_?!?"?-?&P#h_A&D" ?&G %2|@?(G };!@+-Pnnt ?6?"P*_D" A3P.b_?3?5X=A&D"%@7?&D" @4? D"l%A/? D"~U#S%O?22~4!-? D"y#?/P:b_A&?*N 2?&?4K".?&?3K"*?&?7K"%?&?4K" -?&Pl%|0!6?&?#N 5?&?+N 4? ?/P!_K"l%-?"P2_@"?%P2aA%/ --?(D"|7A R/ ?(D"|9? P#h2r!-?(D"|1A R/ ?,? P#h2r!-?(?(D"?K"|J?(?(E#:L#|C?(?(z #*z-#|7?0P.2~R!?0?(D"|JK":?0?(E#|CL"2?0?(z #|7z-" -?(Pp!_C -q2"*k"|YB PIaA&C Qllll|Q@-P~; @)P8@#"O"O"O"k"O"O"|Y"O"O"O"k"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!a0/!"#%&(9)*(+,- -?"G 3A#P ?#P~- U=P.bA(Po}Et _@%?(G }6}EO@(?#r@.PE@#"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(a00 !?"#@%&?????(?-P|"@#?(P&a0&?|"()*|"-?&P K"F?&Qllll2L"C?!?"?&PC_2hP!@)?&D"F@#?&D"D@(?%G -A%P%W%O?%P,bPx}:t _A%P!?%?!D":G G_G *A%P+UA*=@)?%P ?*=@*-?&P*_?(?#?)?*2;?!D"6"O?&G *R%OP~; @).!-?&G +A!rQI}%Qllll~M{}Ylkm@-Pu @)?#?!P ?!P|3U=P{!eP;bA!G }8};OT/ ?!P}!};t _@!?(@%#O?#R%OP~  @)."-?%G  @*?!G  @+?%P!_@%?#P!a@#?!P!_@!?+P?P ?+Pu aP{!eP<U=fP{!e?*P?P ?*Pu aP{!eP<U=fP{!eS/ --G -?&D"CA#%O?(?#2r!-P?f@#.|"-PC@#?(P(a0#*)|!)-?!D"6G -P|&_@#P~! @).| -P|(@#.>-P|)@#.=-?%|+ ,QD}%Qllll~M}=Om@-P~# @)PF@#.<-?!?"D" ?"D"%2},!R/:P>@#.;-?!?"D" ?"D"%2},!R/9P>@#.:-?!?"D" ?"D"%2},!R/8P>@#.9-P|#P|%P|#?%G %A!?"G 7S=?!P#S=@#.8-?!D"6G -PAf@#.7-?"G 3A#r@."O"O"O"O?#P~- X%OPI@#Po}Et @(P{!@%?"G 5P0a0%#%!"!-?#P.bA#Po}Et _@(?#G }8}EO@%PI@#?"G 5P0a0%"# ! -?%rQD}%Qllll~M}=Om@-P|.@#."-?%rQD}%Qllll~M}=Om@-?!D"6G -P|-_@#.!-PLPH?(G "=@#-?-Q{{{{}.|J}"?.Q?}%m@-.7-?"G 3A#r@-?#P ?#P~- U=P.bG }6}EOP(S/+PG.,-?"G 3A#rQ{!}"@-?"G 5P4S%O?-QD}%Qllll~M}=Om@-P|.@#.6-?&Qllll2L"C?&P K"F?!?"?&PC_2h?!D":G G@%?&P:_?#P ?#P1U=P{!eP|1bPp}Lt _A(?&D"DA*?&D"FA+2o!"k"O?&D":P!S%O?(?%P!h_H!(?&D">A)P1eiP!e/!-?!D"6G -?&P2_?#?*?+?%2|D?-QD}%Qllll~M}=Om@-PKf@#P~; ?&G 2R/!<?-Qllll~M{}Ylk}"?&|+ 3Q{!}"QI}%m@-Pu .!-?!D"6G -P|+_@#?(G |/?)_rQ?}%Qlllll|Jm@-P~; -@)?&D"CA!R/5?*?!2r!.5-P~% @)?!D"6A!G ,P"T/+PN@#.4-P4@#"O"O"O"O?"G 3A(P/aP ?(P/V=P!a0%!"7# -P!?!D" ?!D"*A#?!D"%VA,=A*@!P!@%P!P ?#?,=A,R/3<?*?,_#O?!G  P+aA%P9V/2P!?%hP}9ll%eR/2P!@%?!P!_@!?#P!aA#/ -P @#@!.2-P1P0?!D"6G ,P"S=@#.5-?!D"6G -P2f@#.4-Plll*?!D":D".A!?!Plll*X=rQllll|Qm.--?!D":@!P7@#?"G 5P#a0"*+2-P9@#.1-?"G 3P|0_@#.0-?"G 3P~5 f@#./-P~: @#..-P~9 @#.--P~; P~" ?!D"6G -A!=@)P|*?!a-@#?-Q?}%Qlllll|Jm@-.+-?!G -PMf@#.*-Pl~)}O~K!?!D"*A!?!Pl~)}O~K!X=rQllll|Qm@-P6@#.)-Plll*?!D".A!?!Plll*X=rQllll|Qm-@-P5@#.&-P @%-?#P!T-@+?(P!aP.U%O?(@#.#-"O"O"O"O?(P!a0/############! -?%R/!P:@#.&-P/@#?"D"%A!?"D" A%W/%?!?,V/%P/P=?%?*_G  P~8 aP~<!e=@#.%-?!G  A%P|1S%OP;@#.%-P @#?+R?%P|"Tf/#"O?!G !A!P}*!S/ ?!P~L!S/ ?!P~ !T/%-P<@#.#- -?!D"6G -P| _@#-?-Q{{{{}.|J}"?.Q?}%m@--? ?#N |.? ?)N J? P"N :? ?-L" ? ?"E"2L"F? ?"z " z-">?&PI_C -}C,"&k#|VP:@&"O"O"O"O"k"O"O"O"O"O? P{!eP"a0% #"!*-?"R/&?!?"_@(?!@ #O? G  G ~Q}+OP!S%O?%P!_@%? P!_A ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%_G  Pt T/)P!?"?%Pkg_R/%<?%?"a@)PG@(P @%P!@"#O"k"O"O"O? ?"_G  A!PGa0"! "-?(P{!e@*PG@(P ?*PGT/"<.!-?%P!aP|2V/ PG@(?%P!_.!-?!PIaP{!eP+V%k?!P~<!ePu aP{!eP;V&P -/+?%P|4X/+?!@(?%P!_-@%?)?"P!_A"_/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!a@"?!G  ?!P!_@!PIaP{!eP,U/ -.(-?"%k?"P!a@%?!P!_P ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%_@#P @!? @""O#O?"G  P|*S/!?!P!_@!?"P!_A"?#T/ -#O?%R%OP:1-?%P!a@%? G  ? P!_@ PIaP{!eP,U/ -.(-?!R/&P @##O?!?#T%O? ?#_?#P!_@#G  PIaP{!eP,U/!.)--?%?!Pkg_R/&?!?%a@#P!@!#O?!?#_R%OP:1-?!?"_?!P!_@!G  PIaP{!eP,U/ -.&-P-@&?"P<U/%?!z   A+z.xxxx~0xx~0xx}Hxx~%xxzcA-z.++++++++++++++++z|Sz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Hxx~%xx~%xx~/xxxxxxzcA-z.++++++++++++++++z|Sz/ 34#67(9:+<=>| |!|"?-zBz|LR/%"k"O?+z8&PIaP{!eP,b?+z8(PIaP{!e_A P-W%OP|!P!? hPx6e/"<? P"S/!-P|"P ? P!aP.U=.!-P>P| ?+z8"PIaP{!eP,b?+z8#PIaP{!e_A ?+z8 P!h?+z8!_? =P#e=-?+z8*PIaP{!eP,b?+z8+PIaP{!e_P!aW/&?,z8!PIaP{!eP,b?,z8"PIaP{!e_P9V/&?,z8%PIaP{!eP,b?,z8&PIaP{!e_P|0V/&?,z8)PIaP{!eP,b?,z8*PIaP{!e_P|0V/&P:@&?"P<aA"R/%"O?"P!S?!G <A P~7 Se/ P-@&"O? P|)a0# ( (-?"P(T/(?!G =A"PIaP{!eP"V/(?!G >A PIaP{!eP+V/(?!G | PNT/(?!G |!PIaP{!eP&V/(?!G |"PIaP{!eP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!eR/".!-P,@&?#R/!-P:1-?&1-P--~8.";k!|YB Px aA%C ? D"C@&? D"?@)?"@,?!@#"k#OP @.P!@1P @ "k?)?&R/ <"O#O? ?)_A/G  PHS/!?&? P!_A T/ -?&A.@ ?).!-? Pkg?&_@.P @1?/P!_-@/P ?4/!<"k?,R%OP @,P!@7P!@4P @&?#.!-P @&"O#O?#?&_A0G  PHS/!P!@4?,?&P!_A&T/ -P!@7?,@&?#.!-P @4?&Pkg?,_A"@,?0P!_A!-@0"O"O"O"O"O? %O?)G  P~X S/!-? ?&S/!P .(-P ?&R/&<?%PD_?&P!P!2p!?%D"F@)?%D"DP!S/!P @ ?%P K"C?%?%D"IK"??%?)K">?#?&_@("O#O?#P!_@&"O?#G  A)P|#T%O?&@#.!-?%P:_P ?&?&?(SA)=2}R!"O?%G :%O?%G ;@*?%P2_?&?#P"_?)=A&P ?&?(TA)=2}R!?%G 2/!-?%D">A R/#?%D"?? 2r!P .+-?&?)_@#?%G 3?*P%hf@)-?%D">? S%O?%P>_2}T!-?%D"?? _?)N  ?%? P!_A K"C?#?(T/ -?%D">@&?%PD_?%D"?A)? 2|(?%D"DR%O? r@>.%-?&PlllljS%O?%E"F@>?)@&? @).%-?&R/ ?)?&2r!-P .&-?#?)? 2~)!@ ?.@&?/@)?0@#?1? P TA(fR/#."-?%D"I -P ?&PlllljS/"<?%P!|0!|9?%P K"|6?%P!N O?%P|0K"|1?%P K"J?%?)K"F?%P|0K"D?%?>}DA5K"|7?%?5K"M?%?5K"I?%P*_@8P @ P @6B P2aA+C "O?%PD_A(G |#/ ?(D"%@-"O?(D"2A2?(D"*A;V/ ?2?(D".A*U/ ?(P6_A<?(G :A3_P!aG  @9?3P&U@=#O?*?-_@:"O"O"k?2?*aA#P)W%OP @ P ?#R/!<#OP!?9? ?:_G  S/"<?#? P!_A T/ -?#@ P .!-?+P*_?9?:?#2|J?+D".@ ?+D"*-P!S%O?(? ?*_P!_A*K".?*?3U/"?*?;V/"?=R/!?-?*?3aA _?<?32~)!/"?(D">@#?(?*K">?#?-_@6? ?#a@ .&-?(?2K"..#- -?*?2W/ --?(P!N |#"O?(G CP!S%O?(D"?@*?(D">@#.!-?(D"?A*?(D">A#S/!-?#?-_@6?*?#a@ -?8? K"%?8?6K" ?+P2_C ?%D"*A P!? =@#"O"O"O"O?%D".P ? =P!a0" !"-?#G  P|*T/!P!@(."-?#H  P}I~9 T/ P!@(.!-?)?5_@-?)@ #OP @(? ?-S/!"k? F  A#P |:%O?#P{!e@#? P!_.!-? G !P|4e@+?#P|"e@*?#P|IW%O?*P(h?+f@#? P"_.!-? G "P|4e?+P(hf@+?#P|QU%O?+?*P.hf@#? P#_.!-?*P4hPll~M e? G #P|4e?+P(hffA#Pll~" S/"? P%_-@ P!@("O"O?#P|#a0-#!!!!!!!!!# -?#P~9 S/"-?#P?U/!?#P{ aP?V/ --?&%O?)?&2r!?.@&?/@)?0@#?(?1fR/".!-?.@&?/@)?0@#?(?1fR/!--P ?(/ <P @ ?7%kP &"O?"R/ #O? ?!_G  PHS/!?"? P!_A T/ --?!-R-?%Px _C -~;4!!kB Po!aA C P~"wt D" P"S%OPtut Qllll2L# Pvut Q L# Pxut Q!L# P~5ut Qllllt L# P~=ut Q L# P~Eut Q!L# ? z.                z-"l!? z.                z-"|?? z.                z-#M? P N |7? z.                z-"bP~Mut P K" ? Q L#D? P |0!I? z.                z-#2? P N ?? Q L# ? P |0!*P~Qut ? z "|Wz-" Ps~ t Q L# Pn~ t Qllll2L# Po~ t Q L# P}6~ t Q%L# Pt~ t Qllllt L# Pv~ t Q L# Px~ t Q%L# P~5~ t Qllllt L# P~=~ t Q L# P~E~ t Q%L# P~M~ t Qllll2L# P~U~ t Q L# Pl~!t Q!L# Pn~!t Qllllt L# Po~!t Q L# P}6~!t Q*L# Pp~!t Qlllll!L# Pq~!t Q L# Ps~!t Q%L# P}R~!t Qllllt L# Pt~!t Q L# Pv~!t Q%L# Px~!t Qllllt L# P~5~!t Q L# P~=~!t Q%L# P~E~!t Qllll2L# P~M~!t Q L# P~U~!t Q!L# Pl~"t Qllllt L# Pn~"t Q L# Po~"t Q*L# P}6~"t Qlllll!L# Pp~"t Q L# Pq~"t Q%L# Ps~"t Qllllt L# P}R~"t Q L# Pt~"t Q%L# Pv~"t Qllllt L# Px~"t Q L# P~5~"t Q*L# P~=~"t Qlllll!L# P~E~"t Q L# P~M~"t Q*L# P~U~"t Qllllt L# Pl~#t Q L# Pn~#t Q%L# Po~#t Qllllt L# P}6~#t Q L# Pp~#t Q!L# Pq~#t Qllll2L# Ps~#t Q L# P}R~#t Q%L# Px~#t Qllll2L# P~5~#t Q L# P~=~#t Q%L# P~E~#t Qllllt L# P~M~#t Q L# P~U~#t Q!L# Pl~%t Qllllt L# P}2~%t Q L" P}:~%t Q%L" P}N~%t Qllllt L" Px~%t Qllll2L# P~5~%t Q L# Pw~%t P4N  Ps~%t P4N  P}+~%t P%N  Pw~#t P4N  P}H~ t P4N  Pm~ t ? D"}+!K" Pn~%t P K" P}V~%t P K" P}R~ t P N  P~Q~%t Q!L" Py~%t Qllllt L" Pt~&t P!K" P}6~&t Qllllt L# Pp~&t Q L# Pq~&t Q%L# Ps~&t Qllllt L# P}R~&t Q L# P~M~%t ? D"jK" P~=~%t ? z #|Oz-# P}2~&t ? G |7N  Pm~&t ? z #Mz-" P~"~&t ? E#DL" Pw~&t ? H!I|0! Ptwt Q L# P}Rwt Qllll2L# P}Nwt P4N  P}:wt Qllllt L" P}6wt P4N  Pmwt Q%L" Py~*t Q L" P~Q~*t P%N  P~E~*t Qllllt L# P~=~*t Q!L# P~5~*t Q L# Px~*t Qllllt L# Pv~*t Q%L# Pt~*t Q L# P}R~*t Qllll2L# P}N~*t P4N  Pp~*t Q%L# P}6~*t Q L# Po~*t Qllll2L# Pn~*t Q!L# Pl~*t Q L# P~U~)t Qllllt L# P~M~)t Q%L# P~E~)t Q L# P~=~)t Qllllt L# P~5~)t Q*L# Px~)t Q L# Pv~)t Qlllll!L# Pt~)t Q*L# P}R~)t Q L# Ps~)t Qllllt L# Pq~)t Q%L# Pp~)t Q L# P}6~)t Qllllt L# Po~)t Q%L# Pn~)t Q L# Pl~)t Qlllll!L# P~U~(t Q*L# P~M~(t Q L# P~E~(t Qllllt L# P~=~(t Q!L# P~5~(t Q L# Px~(t Qllll2L# Pv~(t Q%L# Pt~(t Q L# P}R~(t Qllllt L# Ps~(t Q%L# Pq~(t Q L# Pp~(t Qllllt L# P}6~(t Q%L# Po~(t Q L# Pn~(t Qlllll!L# Pl~(t Q*L# P~Uvt Q L# P~Mvt Qllllt L# P~Evt Q!L# P~=vt Q L# P~5vt Qllll2L# Pxvt Q%L# Pvvt Q L# Ptvt Qllllt L# P}Rvt Q%L# Psvt Q L# Pqvt Qllllt L# P}6vt Q L# P}2vt P4N  Plvt Q%L# P~U~&t Q L# P~M~&t Qllll2L# P~E~&t Q!L# P~=~&t Q L# P~5~&t Qllll2L# P}Awt P K" P~M~*t P K" Ppvt P N  Px~&t P N  P~9wt Q!L" P~Awt Qllllt L" Pq~+t P!K" Pl~+t Qllllt L# Pn~+t Q L# Po~+t Q%L# P}6~+t Qllllt L# Pp~+t Q L# P~5wt ? D"|JK" Pvwt ? z #|;z-# Pywt ? G ?N  P~Iwt ? z #2z-" P}H~+t ? E# L" P}N~+t ? H!*|0! P~5~+t P4N  Pt~+t Qllllt L# Pv~+t P K" P}R~+t P N  -? Po!_C -~D+!,kB Ps!aA)C ?)P?_? D">A*P~" _A1Pm!y,  ?*P K"~"!?*Qllllt L"}V!?*Q%L"}N!?*Q L"}H!?*Qllllt L"}A!?*Q*L"}:!?*Q L"}2!?*Qlllll!L"}+!?*Q%L"m!?*Q L"|W?*Qllll2L"h?*Q!L"b?*Q L"[?*Qllllt L"Y?*Q%L"|??*Q L"|9?*Qllllt L"|6?)P K"D"O?!P!S%O?"? D"2A,X/!?"P!_A*? D".A-?"P.b_D"*A!P%iP ?!P)eP&S=A.X/!P*@!#OPnnt ?-?*P.b_?*?,X=D"*?)P2_? ?*2[?)D"2A0P"S/"?)D"6@2?)D"??+S%O?)P?_?+P!P%P.2~;!-?)D"C?!_A"?2K" ?"P%a?0K" ?"P*a?*K" ?)?+P!_A+K"D?!P._@!P%iA"@*?"?.U/ -.!-?)P:_? P 2[?)D">@"?)D":@*?)D"?R%O?)P?_2~1!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D-?)P K"p!?)P K"}2!?)P K"[?)P K"|C?)P K"J?#?%PFb_@.?)D"CA!?+P.b_@/?)PF_@0?)Px _@-P @+P @*#O"O"O?!R/ ?!?/S/ ?!P._@%P!@"P @,?!D"%P!T%O?%@!."-?)P*_? ?!D"*2}N!?)D".@,?)D"*@"?%@!.!-"k"O?#?.T%O?#PF_@%P @!P!@"?#D"2A,?#D".A#U/!?(?,U/!?#?&_@"?,?#a."-P @%?-P!P 21?)D"p!A ?)D"}2!A!? ?!U=A#%O?)D"}:!@+?)D"o!@!?)D"I@ #O?*?!D" A"V%O? ?"P"h_?+D" K" -?!P%_@!?+P%_@+?#P!aA#/ --?)P K"OP @"?)D"JA %OP @!?)D"M? U%O?)PM_P ? P%P*2~;!?)D"O@!-?)D"|1A"?!P#h_@+? P!T%k? P#hP*aA#%O?+P ?#y- -? ?!_A P!a@!?"? P#h_P*a&?+-Q L" ?)D"J@%?!P!_@"-?)?"K"O"O?)D"DA#R/ ?)D"I@!?%P"h@*P @+?)D"|1@%#O?*R/!?"?!D" A V%O?%? P#h_A ?+K"%? ? D" P!_K" -?!P%_@!?*P%a@*?#?+P!_A+T/ --?12~H!?1?)P?_Pm!y,  ?)Ps!_C 1-P -@,?%@#-?)P K"}H!?)?,K"q!?)?"K"}A!?-?*?)P}A!_2}Y!?)D"F?*S%O?02~2!-?)D"I?+_?*K" ?)?*P!_A*K"J?+P%_@+. - -~8*!5kB Ps!aA%C "OPnnt ? D":?!P.b_?!? D">X=D"*P)eP%T/ ?%Pl"|0!}H!?"P{!eA,P ?,P1U=P|1bA"H!}F}LO?"H!}C}LOf@*?"P}F}Lt _@5?"P}C}Lt _@6?"Pp}Lt _@.?%P}H!_@)P @"#O?#?)_@&P!@#?5?&G  P!hA&_H! ?&?6_H! f?*g?2f@2?"P!eP!@"R/ -?.G |/A3P.bPo}Et _P!?.G NA"?3_Px UA#=A&?"P ?#=P.b_@(?!P!_@*?.H!2?2e@/?%P}H!_@0P @)#O?&?(T%O?)A"P!_@)?&P._@&?/P!?"P1ehA4eR/!"O?!? D">A+X/ ?*? D":A-?!P.b_D"*A#P%iP ?#P)eP%S=A7X/ ?*@##OPnnt ?-?#P!_A1P.b_?+?1W=D"*?%P:_? ?.?#2| ?%D":P!S%O?%D">?"S/%-P%iA#?7U/ --?"?3_@+?%Pl"|0!}H!P @#P @"#O?5?#?0_G  A#P!hA-_H! ?-?6_H! f?4eR%O? ?#P"?+?!2}H!-P!@#?"P!eP!@"R/ -.!--?,P1|QA"P!hH!q}4O@-P @##O?%PC_?#_P K" ?#P*_A#Pl!T/ -? D">@)? D":@,"O?"P!aP!V/ ?!?)X/ ?*?,?!P.b_D"*A"P%iP ?"P)eP%S=A&X/ ?*@##OPnnt ?,?#A"P!_A#P.b_?#?)X=D"*?%P2_? ?.?"2| P%i@#"O?%D"2P!T/ ?%D"6A(P1V/ ?%PC_?(P#h_A(?"K"%?(P!K" -?#?&U/ --P @/P @0?!?)U%O?,?!P.b_D"*A!P%iP ?!P)eP%S=@0-?%P}H!_@7#O?*A"?0X/!Pnnt ?,?"P!_A4P.b_?)?4W=D"*?%P*_? ?.?"2| P%i@*?%D"*P!eR/ "OP!?%D".A(P1ehA#?/e/ ?#?2eR/ ?%Pl"|0!}H!?(?3_@1P @!P @&#OP @+"O?5?!?7_G  A!P!h_H! ?#eR%OP!@+?6?!P!h_H! ?#eR/!-? ?!?+?1?"2}H!-P!@!?&P!eP!@&R/ --?#?/f@/?#?-eR/ ?(P2X/ ?%PC_?(P#h_A!D" P!T/ ?!D"%?"T/ ? ?4?(?3_2}(!. - -?%Ps!_C -~<*"5k!|Y? P K"?? P:_? D"6A&2~M!? D"?@)? ?&%k? D">?)P%h_@##O?#Q L# ?#P*_?%K" ?#P2_@#?&?%P!_A%T/ -?%?)_&?)-K"?? PI_@1? D"6@&? D"MA%? D"IS%O?12~1!-? ?%P!_A#K"M? D"J?%P.b_A%P K"*?%?&K"%?%P K" "O?#%O? Pv _@2? P|1_@3? PC_@4#O? ?#P!aA#K"M"O? D"J?#P.b_A&D"%A(?&D" A-U/ ?(? D"?V/ ?&D"*@.?(?-a@)? D">A#?-P%h_@%?(?-T%O?#?(P%h_@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#O?*?(D"*A#V%OP!P!?6?!?7?#P%h_A&G .P!eA#=?&D"%A+_?&D"*A&?+U?&?5?"?#=VfA#=?._P ?&?+a?#=A0?.U=@+"O?0?.aA#P ?#?0W=A&P*UA,R%O?+E  A8QM}%?8Ql~Y#}"QD}%m?8Qlly)}"Q:}%?8Qlll~U1}"Q*}%mm?8QDnQl~Y#}"?8Q*nQlll~U1}"?8Q:nQlly)}"mmm@8.!-Q @8?.?0X/ ?+P!a@+?&@##O?#?+_|+  QM}%?8Q*nm@8?#P!aA#/ --?(?8?&P*?,=rmL# -?(P2_A(?/T/ --?%?)?42G<?.P)_@+#O"O?-@("O"O"O?)A#0"#! -?%P2_@*?%E# @8P!@##O?8?*E# |=/!?*P2_@*?)?#P!_A#T/ -?)@#.!-?#?)V/(?%E# @8-?#?(_@-?)?#a@)?%?#P%hA*_@&?8Q~U!}"Q |=%O?&@%?#P!W/"? D"MA#? D"IS%O?12~1!-? ?#P!_K"M? D"J?#P.b_A#?+K"*?#?-K"%?#?(K" ."-? D"6@("k#O?*R%O?&@#P ."-?*P2a@*?%D"*@,?%P2_A#@%?(?,W/ -? D"2?,P%h_D" @/P!-@,#O?#?&S%O?&@%.#-?#P*_?#P2_@#D" A%?(X/ ? D"2?%P%h_D" @%? D"|6A(? D"|1S%O?32~2!-? ?(P!_K"|6? D"O?(P"h_?%K" ?2?,2~N!? D"|;@%? ?,%k? D"|9?%P"h_?/K" ?%P!_&?%-K"|;? D"6@(. - --? D"M@#-?#/ --1- -}),"4k"|YB Pl!aA%C ?%P?_P!?!P2_?"P2U=?"P2aA&P ?"?&X=2Z?%?%D"?K".?%?%D"CA&K"%?%?&K"*?%?&?%D"DA(P#h_A)K"2?(%O?%?&P*_A(K"*?&D"%@5?&D" @2?(@&-"O"O?&?)T%O?%?&P*_A(K"*?&D"%@6?&D" @3?(?)T/!-?%P K">?%Qllllt L"6.!-?%P K">?%Qllllt L"6?%?&P2_A(K"*?&D".@+?&D"*@4?(?)S/ P%@/P6@*#O?%?&P:_A,K"*?)?,S/!?&P6_D" @0?&P2_A(D" @-?%?&P?_A7K"*?-R/!?,D" A,R/!?&P>_D" @&?%P~Q _?-?02s!?%P?_?&P!P!2p!?%D"C@0"O?%D"?P!T%O?%D"D@-?&RA1/!?1/!?-?,?&y,  .!-?%D"D -?%?%D"|WK"D?%?%E"hL#??%D"6?.S%O?%P6_2~4!?%D":@/-?%E#?@8?%D"D@1?*?/_A,?&K" ?,P6aA&?1K"*?&?8L" ?,P%a?-K" ?,P*a?0K" ?%?.P!_A.K">?*P:_@*?(@&?)?7T/ --"k"O"O?"P"V%O?!G "@&.!-P @&?"/ P @).!-P!?!G  A)P!V/!<-?)G }TnO-P @)?%P?_@(P!e@*"k?"P"X%OP!?!G !A)P!V/!<-?)G }TnO-P!e@)?(P~Q}4t P%2s!?(?)N P?(?*N O?(P |0!Q?(PlllljK"C?(QlllllllllkL"6?(Qllllt L".?(P N |6?(Pw}St K"I?(Po}(t E" L"J?(P}6}(t D" K"|1?%D"C@)?%D"?@("O?2%O?%P~E _?2?52s!?(R/!?)?(2r!.!-?%?%D"DK"|Q?%?)K"b?%?(K"|O-Pllllj@("O?4R%OPllllj@..!-?%P~Q _?+P!P!2p!?%D"j@.?%D"hR%O?%D"|WA)r?+%|Y?+%O?)?4?+y,  -?+rQ?}%&Q -m@8.!-?%D"|W -?3%O?%P~Q _?3?62s!?%E"j@9?%D"h@(-P @)"O?"P*U%OP @*P @+.!-?!D %@+?"P.U%OP @*.!-?!D *@*?"P2U/ ?!D .@)-? ?%H!|J|0!O? ?%E"|OL" ? ?%D"|QK"*? ?%E"6L".? ?%D">K"6? ?9L"D? ?(K"C? ?8L">? ?.K":? ?+K"J? ?*K"M? ?)K"|1? ?&P!eN Q? ?#P!SN |6? ?&P!iP!eN |5? ?%D"|;K"I?%PF_2~@!?%D"MA P |8%O?%D"|1? 2r!-?%D"|6A P |8%O?%D"|7? 2r!-?%P%_2~Q!?%Pl!_C -}M+"&k!|V"O"O"O"O"O"O"O"O"O"O"O?"P{!eA%P~8 a0@"((((((((((%(((((((&(((((#((((((! -"O?%PAa0. (((((((((()(-? D"2A%?!Pkg_@"? D".@##Oz.                @+"O?%?!?&_P!_U/ ?"P2U/ ?!?#_P!_z   @+-?"P2a@"?&P2_@&?#P2_@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!_A!?&_A"P1aA&V%O?!?#_P1aG  PAS/!-? ?&2|.P!i1-?"P0a1-? ?!P!_?#2@1-?#R/(? P._@*? D".@("O"O"O?!P!_A%? D"2A)X/ ?%?(_G  A"P?V%O?%@!."-?!P"_A!?)X/ ?"P?T/ ?!?(_G  A"P?V/!-P @"?*?%2}8!A!?)X/!?!?(_G  @"-?"P{!eP~: S/(-? ?!?"?#P!aA)23A"R/(#O? D".@%"O"O?"? D"2A(X/ ?"?%_G  A#P?V%O?"@!."-?"P!_A!?(X/ ?#P?T/ ?!?%_G  A#P?V/!-?*?"2}8!A!?(X/*?!?%_G  @#-?#PFT%O?#P~: T/*?!P!_1-"O"O?!P!_A#?(X/ ?#?%_G  A"P?V%O?#@!."-?!P"_A!?(X/ ?"P?T/ ?!?%_G  A"P?V/!-P @"?*?#2}8!A!?(X/ ?!?%_G  @"-? ?!?"?)23A"/ -.(-?!P|VV/(?!P%_A&? D"2A#V/(? D".A%?!_D  P~Q~A~2}G(T/(P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/(?#P~< S/(?"PIaP{!eP,U/(?"P|IePu aP{!eP;V/&.(-?!P|UV/&?!P&_A&? D"2A#V/&? D".A%?!_A"D  P~C~ }K}9)g?"P%_G  P~B gf/&P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/&?#P~< S/&?"PIaP{!eP,U/&?"P|IePu aP{!eP;W/&.%-?!P|VV/%?!P%_A&? D"2A#V/%? D".A%?!_D  P~K~G}K~@(T/%P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/%?#P~< S/%?"PIaP{!eP,U/%?"P|IePu aP{!eP;W/%.#-?"PIaP{!eP,X/"-? P._?!2VA&/!? ?!2|/1-?!P!_@&-?&1-? ?!2}G!P -}K+!0kB P?aA&C ?!D"D@-?!D"FA!D"*@0"O?!D".A(? D"OA#W%O? ?(K"O? D"|1@+?#?(S/!?+?(PDb_@!#O?!2~V!?!PD_@!?(?#P!aA#T/ -.!-?#@%?(?#aA!? D"M?#aV%O? PM_?#?!P%PD2~;!? D"O@%-?#?(a@#? D"|1A+?%PDb_@!#O?!Qllll2L" ?!P*_z.                z-" ?!P:_z.                z-" ?!PD_@!?%P!_@%?#P!_A#/ -? ?%K"O?(?%?%?(V=@(-?(%O#O?+?*PDb_@"P!@#"O"O"O?0?*P:b_A!D" A P!a0" !"-?!D"*@ ?!D"%@#.!-?-D"*@ ?-D"%@#-?*P!_@*?!G 6@!P @)?"P K"*?&?!P ?!P~- U=P.bG }7}EOA!P ?!P|3U=P;bA!G }8};OK"2?&?!P}!};t _K".?&P._P!?"2H?"P K"C?"D"*@.P @!#O"O"O"O?!P!eR%O?)/#? R/#? P"a@,P @%#O?#?%_A/G  PHS/"?,P!a@,? ?%P!_A%T/ -.#-?)/"? R%OP @ P!@)?#@%P @!?#R/#."-P @!"O#O?!?#_A%G  PHS/!P!@)? ?!P!_A!T/ -?#@%? @!?#R/#."-?%P!_@%?!Pkg? _@ P @)?#R/".!-P!@)?/P!_@#P @!?%? P!aS%O?#@%P @ .!-?%Pkg? _@1?%? aP!_@ "O#O?!?/_A%P!_G  PHS/!? ?!P!_A!_/ -?#@%?1A!@ .!-?,?!a@ ?%P"_@%P @)-?"?"D"CP!_K"C?&P._?#?!?#_2|A?"D"*A!?"D" S%O?"2}T!-?"D"%?!_P~X N  ?"?!P!_K"*?&?&D"6K">?&?&D"2A#K":?&P:_P!?"2H?"D"*A!?"D" S%O?"2}T!-?"D"%?!_PNN  ?"?!P!_K"*?&D".A!%O?#?!2r!-P!@!?%@#.!--?"D"*A @!?"D"CA#%k#O?"D" ?!S%O?"2}T!-?"D"%?!_Pz N  ?"?!P!_A!K"*?#P!aA#/ -?"D"C&P -@!?"? K">?"? K":?"?.K"6?"?.K"2?"P K".?"? ?!_K"??"P?2~K!?"D"*A ?"D"%_A!z.                z- 2?!z.                z-  ?"? P?_K"*?(?*T/ --?&P?_C -} *!2kB P2aA+C ?!D"%@4?!D" @5?!D".@1?!D"2@.P @!#O"O?"@-"k"O?!P!eR%OP!@&?,/#?%R/#?%P"a@"P @(#O?#?(_A/G  PHS/"?"P!a@"?%?(P!_A(T/ -.#-P!@&?,/"?%R%OP @%P!@,P @!?#?#/"<.#-P @!"O#O?!?#_A"G  PHS/!P!@,?%?!P!_A!T/ -?%@!?#?#/"<.#-?!Pkg?%_@%P @,?"P!_?#/!<."-P!@,?/P!_@#P @!?(?%P!aS%OP @%?#.!-?(Pkg?%_@)?(?%aP!_@%"O#O?!?/_A&P!_G  PHS/!?%?!P!_A!_/ -?)A!@%?#.!-?"?!a@%P @,?&P"_-@/P @&"OPnnt ?1?-P.b_A"?-?.X=D"*P)eA*P%T%O?*P&S/!."-?-?.X/!?-P!_A*?"D"*A"P%iP ?"P)eP%S=A2X/!?!?#_@0P @3#O?)@""O"O#OPnnt ?1?*A)P.b_A!P._?)P!_?.X=D"*Pnnt ?!?)?.X=A&D"%@!?+P K".?+P ?!?!P TaA!?&D" P!_A&a?!?&U?!?4VfA!=K"*?+P!?&?5_?!=K"%P%i@*?#@!"O#O"O?+?+P%_2} !?+G  R/ ?!?0S/"?+G !@6?!P!_@&?!G  A(P~Y T%k?&&?&?0S/#PHP~Y ?!G !P|+S=@(?!P"_-@!?(?6S/!."--?!?0S/"?!G  P~Y T/ ?!P!_?0S/"-?*?2U/ -?"@)?3/!P @&.%-P!@3?*?2U/!--P!@!?)P!_@"?/@#."-P @)?-?.U%O?"D"*A"P%iP ?"P)eP&S=@)-?!@&"O"O?!0""! -?#G  PIT/ P @&.!-?-P!_@"P @&P @(#O?#G  A*PIU/!?*P|/V/!?(Pl~ ~4HV/!?#P!_@#?(P,b?*PIaP{!e_@(?!P!aA!/ -?(%O#O?"?)X/"Pnnt ?1?"P.b_?"?.X=D"*P%i@"?(P!aA(/ --P!@!?/@#?"?)U/!--? ?-K"%? ?&K" ?+P2_C -~(2"5k%|YB PIaA+C ?!P ?!P{!eP1U=P{!eP|1bPp}Lt _@*? D"DD"6@-P{{#@&?"P!_A(?#D"*P%iA4U%O?%H!,?%H!*?*? D"CG GP!h_A&H!"Pkgff@5?&P(_@6#O"O? G FP!S%O? G *P!eR/!-?+Pnnt ? D":A7?(P.b_?(? D">A8X=A&E" L#:?+?&D"*A&K"?"k"O"O"O?&P*eR%O? D".@,Q @;"O? D"2A&?+D":A/P!_A1U/ ?&?1aP*U/ ?,?1_E  @;-? D"6@9?*G NA)?*G |/A._P~- V/#?)?0W/#?.P.b?0P.b_G }7}EOA)P ?)P|3U=A3P;bA.G }8};OP!_@)?.E }!};O@:Q!?3r}%A<Q}0u}/~E~!~Wl}5D}"Q |=/!?:?;|=/#Q @:"O?&?/P+_A3U/ ?&?3aP*U/ ?,?3_E  @:-?)P*S/"?.P}!};t _A.E *@=?<Q~B}X~K}&}Vl~S~E8}"|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?/P3_A/U/ ?&?/aP*U/ ?,?/_E  @<-?:?=|=/%Pt!?)P#haA)P|4V/%?.E 2?<}#?)r}%|;/#.%-?:?=}#Pl!?)P#har}%Q |=/#."-B P2aA&C ? D"DA)P K"h? P._?+P:_?)P~I _2}#!?&P*_?*?)D"|Q?)D"h2o!?&D".@)?+P2_A,?&D"*K" ?,?)K"%?&P2_C ?+D"2@&?+D"6.#-?:?;}#Pt ?)P#har}%Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*_?*?+PC_?1?;2P?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1ehA&?6H! eR/!-? D"DA&D"6A)?&D".S%O?&P._2~2!-?&D"2?)P"h_?(K" ?&?)P!_K"6Pnnt ?7?(P!_A(P.b_?(?8X=D"*A&P(eP%T/!? ?(?&P%i2^.!-?&?2e%O? ?(2~I!-?)P!_@0?&?2f@2?&?5eR%O? ?(P!_A(?*G |/?)_2|H.!-?*G |/?)_@&"OP!?)P1ehA)?*? D"CG GA,P!h_H!,eR%O?%H!*?)eR%O?*?,P!h_H!"?)eR%O? P1?&?(2~:!-? ? G |*A,?%H!,?)eP TfN |*? ?(P!_?&2|H? ?,N |*."-? ?%D" %kP4P3?*G |0?%G %P)eiP!e=&P3-?&?(2~:!? ?(P!_2~C!.!-? P0?&?(2~:!? ?(P!_2~C!-?(P!_@(-Pnnt ? D":?(P.b_?(? D">X=D"*P%iA(?4U/!--?2Pkg@&-"O?#D"%A1PkS/ ?*H!0@(?%D" %k?*?%D"%P)eP!h_H!4?(f&?(-?&eA0P{{#eR/ B P?aA(C ?*G NA&P.bP ?&?*G |/A)_Px UA&=A,%O?)P.bPo}Et _P!?&=@&?#D"%P!a@2?#D" A/P!_@.?0?*? D"CG GP!h_A#H!(?#H!,fPkgeP{{#e@*P @##O"O?&P%_G  A0P#S/ ?*?#P1eiP!eR/ ?&P!_? D"?P+_?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)_N ;?(P"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(P*_P P 2~"!-?&P._@&?#P!_@#?,P.aA,/ --?(P?_C -?-? D"DD"6U%O?%D" ?%D"%@#B P2aA%C P2@(P"@)P!S%OP P"?!P ?!P{!eP1U=P{!eP|1bG ~8}LO?#P)eiP!eA"=@)P4P2?"=@(-? @"?-@ "O?1PkS?!P{!eA#P"Se/ ?"?(2~!!R/ ? ?"D"DD"6A,X/ ? P"h@*?"P._@1?!P ?#P1U=P{!eP|1bPp}Lt _@0?(P4S@2? @##O?#?"D"DA-D"6X/!?-D"2?*_D" @&"O"O?2/ ?0G |.R/ ?"D"CG G@/?%Pnnt ?"D":?&P.b_?&?"D">X=A.E" A;L# ?%?.D"*K"*?%D"%?;}DaP} #X/!?-P K"h?1?%?-P~I _2}#!?!?-D"|Q?-D"h?/2}@!R/!-?"?(?)?!P ?!P{!eP1U=P{!eP|1bA-P}>}Lt _?"D"?P+_?-G p}LO=G  P#?!?&2}D!-?*P%_@*?,?#P!_A#T/ --?"D"DA#D"6A!? aP!V%k?"? 2}%!?"D"DA#D"6&?!-? X%O?#? K"6-?%P2_C -?+PI_C -~Q)!,kB P?aA,C ?,P:_?!?"P}G}St P!2}Q!?,D":P!S%O"O?,D">A&R/ "O?"?&W%O?"?&T/!."-?!?&_F  PO|:/!-P @!-?&P ?!=@"?!P!?!=@!-?,P2_?!?"P}6nt P!2}Q!"k"O"k"O?,D"2P!S%O?!?,D"6A(R/"<?"?(W%O?"P ?"?(SA&=@)?!P!?&=.#-?!?(_F  P}Yk|8/!P!."-?"@(?"/ ?!.!-?"?(W%O?"@)?!?"?(S/!<."-?!?(_F  PO|7/!?(@)?!-@&?"?)a@.?!?)_.!-?!@&?(@)P -@/"O"O?#%O"O?%R/ ?#?%_P!aG  PHS%O?%P!aA%R/!-?%?)X%O?)@+?%?)S/!.#-?&?%A+_F  PO|7/"-"O?#?+2}*!A*R/ ?*?+X%O?*?+T/#.!-P @(?&?*_F  PO|7/#?#?*_F  PO|7/#-?)?+a@-?&?+_@0P @!#O?!?*T%O?!?&_@"?!?#_@%P @(?!P!_@!P?P ?"G  A"Pu aP{!eP<U=?"fP{!eP?P ?%G  A"Pu aP{!eP<U=?"fP{!eS/!.%--"O"k"O?*R%O?+@".!-?*?+X%O?*?+T/#?&?*_@&P @".!-?&?*_A"P ?"F  P}Yk|8=@&?+?*a@"P ?#?*_F  PO|7/!<-?"?+?*aS@%?#?*_-@!"O?&%OP @(?!P T?%e/!.&-?!/#.!-?&?!?"2~)!/#-P @(?-P%U/"P ?0?0D  A!P{} y)eP*j?!P:jP{} y)efA!P}J~A~5~X"U?!P}J~A~5~X"Va=@(."-"O"O"O?&?)2}*!A"R/ ?"?)X%O?"?)S/!."-?"?&_F  PO|7/!-?"?&_@!?)?"a@".!-P @!-P @(?,P*_?!P!?!=A#?"P ?!=A"P}D}St P%2}Q!?,D"*P!T/!"O?,D".A!R/ ?!?"X%O?!?"S/!.#-?!?#_F  PO|7/"-?!?#_@(?"?!a@-.!-P @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/P ?.=P ?/=K".?,P?_C -~.*!,kB PIaA&C ?&PC_P ?%?#a?"?%U?#?%VfA"=A(P?_P!P!2p!?&D"D@)"O"O"O?&D"CP!T%OP!?!?#_?"=@*?&P K"6?&?&D"FK"2?&?)K"."O?(%OP @"P @!#OP!@)"O"O"O?!?*_G  A,P|#a0) """""!"-P2@)P2@,"O?(?!P!_A-WA// ?*?-_G  A+PIaA,P{!eP,U/ ?+P~> aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@,.!-?+P~4 a@,-"O?!P"_A.?(XA0/ ?*?._G  A+PIaA)P{!eP,U/ ?+P~> aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@).!-?+P~4 a@)-?//%"O?*?-_G  A+PIaP{!eP,U/ ?+Pu a0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,P%hf@,P#@)?*?._G  A+PIaP{!eP,U/!?+Pu a0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@,-?&D".?"S%O?&P._2}T!-?&D"2?"_?,N  ?&?"P!_A"K"6?!?)_A!?(U/ --?&P._2|S/".#-?(?-a@%"O?(?-S/ ?*?-_@"?!Pkg?(_@,P @)#O"O?"F  A(P |7/ ?)P!e/ P!@)?"P!_@"?,P!aA,/!."--P"?)?(P |:=@%-? PlllljK" ? ?!?#_A!K"%? ?!?%_P!_K"*?&D".A R/#?&D"2? 2r!.#-?&D"F -"O"O?(P#W%O?*P!a@!?(@"#O?"R/#?!?"_?"P!a@"F  P |:/ -.!-?*D  Pl} }!mje/ P%?*P#_P|WeA!?*a?!?*S=A"?(P%aA!U%O#O?"?*_D" Pl} }!mje/"?"P%_A"?!U/ --?!?*_D  Pl} }!mjeR/!-?&PC_?(P!P!2p!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?(R/!?(%O?"?*?(y,  -?&?(K"?.!-?&D"F -?&P:_2|S?&D":A"%O?&D">?"2r!-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? PlllljK" ?&D".A R/ ?&D"2? 2r!-?&PI_C -}<+"(k!|VB P2aA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!ePAT/-?)P(X/-?!P!_@(? D"2A&?!Pkg_@%? D".?!_@*P|Q@"#Oz.                @-"O?&?!?"_P3_U/ ?%P2U/ ?"?*_P3_z   @--?%P2a@%?"P2_@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?&?+|OA+?!_?"_P!_A%V%O?*?+_?"_P!_G  PAS/)-? ?%2|.A!/)P @"./-?"P?fP{!eP~X T/,-? ?!?"?%23@".--?"P{!ePAS/+.*-?"P{!ePAT/)?,P*_?#G -? D":G G? P._?!P!_2|4?,D"*P!S%O? ?!PA?%23@".,-? ?!?#2|P@".+-?"P{!eP~X T/(? ?!P!_?#G -?%2(@".*-?"P{!eP~8 T/&? ?!P!_A&?#G -?%2|3A"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(_G  A%P?V/!?!P"_A!?)X/ ?%P?T/ ?!?(_G  A%P?V/!-? P._?&2}8!A!?)X/*?!?(_G  @%-?%P~: T/)?#G &A!P#S/)? P+?!?#?"2~W!@".)-P ?"?+_A*?%?(U?%?&VfA%=@"?!?*_P"_@&.!-P @"?!P!e/!P ?!P!iA&P!aA!?(a?!?(U?!? D"2VfA%=@"-?)P!? D".?(_?%=?"? D":G H2,A!P{!eP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2~-!@".#-? ?!P ?#?&2~W!@"."-? P(?#G #?#G %R?"P{!eP~K S2}I!%kP &? ?!?"?%23-@".!-? D"2A(?!Pkg_@%? D".@&P @"#Oz.                @-"O?(?!?"_P!_U/ ?%P2U/ ?!?&_P!_z   @--?%P2a@%?"P2_@"?&P2_@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"k"O"O?(?"?)|O?!_A%_A"P1aA)V%O?%?&_P1aG  PAS/!-? ?)2|.A"/!P @".#-?"P0a.!-?"P!i-@"?"?!P"_A!T/ ? ?!?#2~-!@"-?,P2_C ?"-~!0#9k!|Y!|VB Px!aA&C ? P K"}:#? P K"o#? P K"m#? P K"~U"?#%k? P K"}:#? P K"o#? P K"m#? P K"~U"? E"p#@>? Qllll2L#p#? D"q#@)? P K"q#?&?>L#:?&?)K"?? D"~"#@1? P4N ~"#? z "}H#@| ? P K"}N#? Qllllt L"}H#?&?1K"O?&? E"}V#L#M?&?| z-#D?&Po!_A)?#?%?&P:_2}5!?&P~" _A%?&PD_?)P ?&D"}6!P.2%?&?!P{!eA0P(VN [?&?"K"|J?&? K"Y?&? P~M"_K"|C?&P)K"}+!?&P~8}.t K"n!?&P+K"m!?&P~/}.t K"l!?&Px}.t K"j?&P%K"h?&Pw}.t K"|QP&@#?&P&K"b?&P}G}.t K"|O?&P"K"|W?)?%P ?&P~E _P&2|;? P}H#_@2? Pp#_@3?0P.bPq}Kt _@4"O?&D"o!A*P"S/ ?&D"}N!@+?&D"s!@.?&D"}H!@,?&D"q!@-?&D"}A!@5?&D"p!@6?&D"}:!@7?&D"}6!@8?&D"}2!@9?)?!?"G PA:?"G OA;2|+?&D"}2!@0"O?&D"}6!A#R/ ?0?#P#h_@/?0@)#O?)A#P*_@)?#D" A%D".P:b@#?%D"*@%"O#O?#R/!?#P:a@#?%D" @1?%P:_@%?1P"T/ -P!@(."-?)?/T/ --P!@#"O?*P!eR%OP&@#.!-?&P~" _?9?4D" ?4D"%2~?!R/ ?8P!T%OP&@#.!-?&P~" _?7P}>}.t P}5}.t ?:=P,2~?!R/ ?6P!T%OP&@#.!-?&P~" _A%?5P}>}.t P}5}.t ?;=P,2~?!R/ "O?-P!S%O?(R/"?%?,?"D"%?"D"*2~?!R/".!-?(/!-P&@#?.P!T/ B Pl!aA(C ?(P6_?!?"G O?"G P2|+?(PI_?&P~" _A*?+2}<!"k"O?(D"IR/ ?(D"|6A"?(D"|7A5U%O?(D"O@6?(D"|1@7?(D">A8P#h@%?!P{!eP.bPq}Kt _@9?*D"6@+?*D".@:?*D"2@;?(D":@##O?8R/"Pnnt ?7?"P!_A,P.b_?,?6X=D"*P%iPnnt ?:?"P.b_?"?;X=@-P @.?%@!?#@"#O?(?-D"*K"j?(?-E" L#|Q?(PI_A/?"D" 2}A!?(P?_?/P#2k?*?(P~M _?(D"CA/?(D"D2g?(D"?A=%O?/?=2r!-R%O?"P*_@"?.P!_@.?!P*aA!/!.%--?+D"*P%h@"?+D"%@!#O?"%O?"P2a@"?!G .@-?!P2_@!?.P{!e?-T/!.%--?(P)K"F?(Ps}.t K"D?(P&K"C?(P}#ot K"??(PI_A!?*?,?(P?_P"2|;?(D"IA"P"S/"?"P!eR/"?(D"|1@"?(D"M?(P*_?*?(D"J2|Y?(D"*P!T/"P!T/"?(D".@,?!?*?"?#?.P{!eP#h_D" ?9G *P.bG }9}EOP!2#?(D"IR/"?(D"M@-?(D"J@/?+D"*A"?+D" S%O?+2~3!-?+D"%?"P%h_A!?.N .?!?,K"*?!?-K"%?!?/K" ?+?"P!_K"*A"?5U/ --P!.!-P -@!?(D"6A"%O?(D":?"P#h2r!-?(Pl!_C ?&D"o!A"%O?0?"P#h2r!-P%P&?!=@#.!-?&D"o!A!R/ ?0?!P#h2r!-?&?&E#DL#o!?&?&z #Iz-#}6!?&?&D"OK"q!?&G O@!?32~V!?3?&D"?K"*?3?&E#:L" ?2P.2~R!?2?&D"q!K":?2?&E#p!L"2?2?&z #o!z-" ?#P ?!P4S=P ?#P&T=A!P%S%kP#&?&z.                z-#*?4G +@1P"-@"?&?&z #*z-#o!?&?"N }B!?&P9|0 }@!?&?1N }?!?&?!N }>!?&P-N p!? P~U#_?&Po!_2t!? D"l%R&P!-?&Px!_C -~;)"6k"|YB P~= a@("O?%R%O.!-?#?%_@8?!?"_@5?(P@_@2Pk@3#OP @&"O?"?#G  A6P ?6P|3U=P;bA-G }8};OA*a?*?"a?"?*V=A.P#?*P"iA%?%P#X=P!?%=A4?*_V/ ?-P}!};t _A-?*_@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~< S/ ?%?+S/#P?P ?&Pu aP{!eP<U=?&f#O?%G  A&P~< T?&PGTeR%O?%P!_A%?+T/!.&--P?P ?&Pu aP{!eP<U=?&fT/#?%P!_@%-?)P!_A)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~< T?&PGTe/!P!@&?%P!_A%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }%?;m@;?%P!_@%?&P!aA&/ --?-@%?*@&#OQ!?%|+  }%?<m@<?%P!_@%?&P!aA&/ -P @&?;?<}#|V}D?4P!hV/ ?(z.                z-#2?(z.                z-# P @%#O?(POa?%_?%N  ?%P!_A%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!_A)N ??+G  @.?%P{!e@9P @%P @&#O?&@/?%?-_G  @&P{!@,"O?1R/ ?%R/ ?.?/P{!eT/ ?9?&P{!eT/ ?(?%P!aP|"e_G  P!_@,-?%?(_P@_?,P{!eA/?)P!_P{!eA)?(POa?%_A,P!_G  P!_P{!eA:?,G  ?.?&P{!eT_P{!eA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!_A%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!_@1?.@%?+P!_A+?5T/ --?4?(POa?*_G  A)X@&-?6?7?&?)?3UeA%=@7?)?3?%=@3?%?0f@0?#P!_A#?8T/ --? ?7N !? ?0P!eN  -}!;!5kB Pp!aA&C Pput Pput G  A(P!?(=N  ?(%O#OPput G  A(/ Pput ?(P!?(=N  ?(/ --Pl~0t D" @,?&PM_P ?#?#Pm~0t D" A+?!?"_P?_A*aA(P ?(?+W=VA/=A.P!P!2p!?&D"|1@7"O?&D"MP!T%O?&D"O@2P @(?.RA-/!?-%O?#@(."-?2P!P!?*?,_?/=?*?+V=?.y,  ?#@(.!-?&D"O -?&PM_Pl~0t D" Pm~0t D" ?!?"? 2|&?&D"O@.?&D"|1@3?&D"M@4?&?&D"hK"I?&?&z "[z-#??&?&z "|?z-#2?&?&z "|6z-# ?&P~U _?2?(2Z?&?&D"jK"}+!?&?&D"|WA(K"m!?&?(K"n!?&?(?&D"l!A!P#h_A#K"o!?!%O?&?(P*_A!K"n!?(D"%@5?(D" @)?!@(-P @!"k"O"O?#?(S%OP @+.!-?&?(P*_A"K"n!?(D"%@6?(D" @+?"?#T/!-?&P K"}:!?&Qllllt L"}2!P%.!-?&?(P2_A"K"n!?(D"*@8?(D".@9?&P K"}:!?&Qllllt L"}2!P%?"?#S/ <P @"P%@-#O"O?&?"?(_A*P:_A0K"n!?#?0S/ ?*P6_D" @,?*P2_D" @1?&?*P?_K"n!?1R/ ?0D" A0R/ ?*P>_D" @/?&D"}2!?!S%O?&P}2!_2~3!?&D"}6!@--?"?-_A*?1K" ?*P._?/K" ?*P*_?0K" ?*P%_?,K" ?&?!P!_A!K"}:!?(?"P2_A"_P2_?#T/!--?&D"}6!-@*P @(?6P ?+=@"?5P ?)=@#?+P!?+=@+?)P!?)=@-"O"O?%PkS%O? P#T/!."-P"@(?%P9V%OP&@,."-?%G xnO@,.!-P!@(P!?4?.?3VA,=@/P ?.?,=@)-?&?9K"|J?&?8K"Y?&?"K"|;?&?+K"|9?&?#K"|7?&?-K"|6?&?!K"|C?&?*K"|??&?)K"O?&?/K"|1?&?,N |/?&?(N MP @"P @#B P~=!aA C ? P%_?&PM_A!Po})t 2|%"k? D"%A,PlllljT%O?&G G? D"*A"? D".A#2|7P{!eA%?%P"S=.!-?&G G-@/? P"K"C? P2_2|Q? ?/P!eA%N |<? P~=~+t K"2? ?&E"6L"M? ?&z ">z-"O? ?&G FN |;? ?&E"*L"F? ?&D"2K"J? ?&H |+|0 |@? ?&G |-A+N |B? ?&G IA.N |?? ?&G HA-N |>? ?&G |*A0N |=? ?&D"%A1K"D? ?&D" A3K"C? ?!K"6? Qllll2L">? Pqut K":? P~5 _?!D"6A4?!D":A5?!D"C?!D"D27"O"O"k? D"|CA)R%OP @!P~, .!-?!D".?!D"2?)? D"YA62}&!A!%O?!D" @("O?!G O?%V/ ?(P%T%O?!G 6P!e?%W/!-"O? D"[A(R/ ? ?-N ~4!? ?0N ~3!? ?%N ~2!? ?1K"}H!? ?3K"q!? ?&P6_A%E" L"}V!? ?%z "*z-"~"!? ?%G :N ~1!? ?&P*_A%E" L"s!? ?%D"*K"}R!?!G P@)? D"|O@-? D"|J@0? ?+N ~8!? P!N ~6!? ?.N ~5!? P!N ~7!? P K"h? Qllll2L"b? Pn!_A%?4?5? P~I _A+2}5!? Qllll2L"}:!? Q L"}2!? P!N }A!?%?02F? P} ~S |0!m!? ? D"p!K"|W? ? D"}6!A.K"j? ?.? D"}:!aP!_K"l!?%?(?-?+2}5!? P#N };!? P2_?%?)? Pq!_? P~U _2d? D"bA%R/ ? D"|Q?%2r!-? P2_?!?"?#2|"? D"6A#G  @%"O"O"O?!G QA(P+T%O? PC_@"?%P!a0""#!-?%R/)? z.                z-"~"!? P}%pm2K!~3!? P,N ~1!? P~;}F!|0!~9!? P"N t!? Qllll|QL#q!? P2_? Pq!_2|5.)-? Qllll|QL#q!? z.                z-"~"!? P}%2K!~3!? P,N ~1!? P~;}H!|0!~9!? P"N t!? Pk?!P}R}7t aP~N~>~!}&#bA!P"i?!P:X=N }J!? P2_? Pq!_2|5.(-?#D"*@!?#D"%@#? P K"l!? Qllll2L"j? Pn!_A%?#?!? P~U _2}5!? P#N };!? ?"D"IK"~5!? ?"z "?z-#v!? ?"z "2z-#}R!? ?"z " z-#q!? P2_?%?(? Pq!_P}R})t 2d? D"jA!R/&? D"|W?!2r!.&-?#G !@!? z.                z-#n!? ?!N }9!? P N }:!? P"P ?!P#aP{!eP"UA!=N };!? P(N }6!? P.P(?!=N }8!? ?"D"IK"~5!? ?"z "?z-#v!? ?"z "2z-#}R!? ?"z " z-#q!? P2_? Pn!_?(? Pq!_P}R})t 2d.%-?(P%SA%P7P0?%=A)? P2__G EA(?(P%S=A(P#S/"? ?(P TN ?? D"J%O? P!K">? P K }N!? Pk?!P}R}7t aP~N~>~!}&#bA!P"i?!P:X=N }M!? P{{#|0 }K!? P{{}"jK r!? P~+ Pw ?%=N }H!? P(N }G!? P"P ?%=N }F!? ?(N }E!? ?)N q!Pqut ? Pq!_A(P22~*!Pqut P!2~N!Psut Psut D" A!P!_A)K" P}Hut D" ?!P"h_P K" Pqut P"2~N!Psut Psut D" A%P"_K" P}Hut D" ?%P"h_Q L" ? ?%?!Pkg_K"}H!? P K"q!Pqut ?)?(P"2}O!.#-? P!N @."-P @!P @%P @(#OP!?(hP ?%P}R}7t _?)?62-=?!f@!?(P!_@(?%P~" _A%P}6#T/ -Px P~- ?!=-@(P!? G |:A%?%P%S=A%P#S/ ? ?%P TN ?? D"J%O? P!K">? Q{{{{1L s!? P N }J!? P{{#|0 r!? ?(N }H!? P}!.|0 }F!? ?%N }E!? P7N q!Pqut ? Pq!_A(P22~*!Pqut P!2~N!Psut Psut D" A%P!_A)K" P}Hut D" ?%P"h_?!K" Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q L" ? ?!?%Pkg_K"}H!? P K"q!Pqut ?)?(P"2}O!.!-? P!N @-? P2_P ?"?#2|"-? D":? ? E">L#q!? Pq!_?/P!e2~#!?,P |8%O? D"*?,2r!-? P~=!_C 2}W!?&D"}2!A!%O?*?!P%h2r!-?&Pm!_2~Q!?7%O?2?72r!-Pput P N  ?&Pp!_C -~E*!0kB Px!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%P._Pl~0t D" Pm~0t D" ?!?"_P?_?#2}+!?%Pw _A&Pl~0t D" Pm~0t D" ?!?"P 2|&?%D"|9@"?%D"|;@#?%D"|?@!?%?%D"n!K"|7?%?%z "jz-#M?%?%z "|Oz-#D?%?%z "|Cz-#:2~A!?%P K"}2!?%Qllll2L"}+!?%P K"p!?%Qllllt L"}6!?%? P)aP#UN [?%?!K"|??%?#K"|;?%?"K"|9?%P K"|J?%D"6@(?%?%D"2A/P ?%D".A.PlllljT=A)K"|C?%?)?(P#h_K"Y?%P}A!_?&2EP%@("O?%D"}A!P!T%OP @)P @&.!-P!?"?!?#VA"=@0P ?!?"=@1P @&P @)#O?%P}R!_P!?0?%D"q!A+_?%D"}H!A,?+UA"?,?1VfA#=P ?,?+aA!?#=?%P}+!_2}5!"O"O"O?%D"|C/ "OP ?!?"?,P ?%D"|?A#?#?%D"|;VA#=VfA"=A2R/ P!P!?%D"|9?#=?+_?"=A-@#?!@"#O?#G  P+aA3P9WP P!?3hP}9ll%e=R%O?!?-_P!a@!P @##O"O?!?#_G  P+aA-P9V/ P!?-hP}9ll%eR/ ?"?#P!aA#_/!.%--?"?#_/#."-?#P!_@#?"P!aA"/ --?2Pl~)}O~K!?%D"?A!?!Pl~)}O~K!X=W/!-P~U~/t G  P!S%O?%P}R!_? ?%P:_P"2|,Pz!e/"-?%P~"!_P~=~+t ?%P}R!_? ?%P:_P 2|#Pm~,t D" R/!?%D"}6!?*S%O?%P}6!_2~1!?%D"}:!@(-?(?*P.b_A!?,K"*?!?+K"%?!?&K" ?%?*P!_A*K"p!.!-?)P!_@)-?&P!_@&?%P}A!_?%Pw _2E?%D"}A!/ --Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A ?*K"*? ?)K"%? ?&K" Pqut ?*P#bA 2~N!Psut D" @!"O? R/ ? P"hA"R/ P}Hut D" ?!P"h_?(?"y,  -Psut ? ?!_K" 2}W!?%D"}6!A!%O?(?!P.b2r!-?%D"}+!A!%O?%D"o!?!2r!-?.P |8%O?/?.P#h2r!-Pput P N  ?%Px!_C -}-)!5kB Po!aA)C "O?#?%S/ ?%?(D"6V?#?%VfA*/ ? ?!?"P%?(D"2?#PFb_?*=A*?%?#aA"?(D"DA4?(D"FA52/?)P._? D">A!P~" _A1Pm!y,  ?!P K"~"!?!Qllllt L"}V!?!Q%L"}N!?!Q L"}H!?!Qllllt L"}A!?!Q*L"}:!?!Q L"}2!?!Qlllll!L"}+!?!Q%L"m!?!Q L"|W?!Qllll2L"h?!Q!L"b?!Q L"[?!Qllllt L"Y?!Q%L"|??!Q L"|9?!Qllllt L"|6?)P K"M?)D"6A,%O?)PI_?,2~K!?)D"JA#?)D"MA!_@%"O?,P!T%O?,P!aA(%O?%P ?(y- -?#?!?,_A._P!a@%.!-?!P!_@.-?%P N  -?)?.K"M?"PFb@2?)D">?)D"6A/P"h_@"? D".@6? D"2@7?)D"J@8?)D"2@3?)D"D@9?)D"F@:?)D"?@;?/@##OP @(P ?*A%P2_D" A!?%P._D" A+a?!?+U?!?5VfA0=@*"O"O"k?#?;U%O?"D" @(-"O?(?:X/ ?9?(P#h_A!D" P!T/ ?*R/ ?%PD_G  / ?!D"%@!P!.!-"O?/?%P*_D" A!W%OP @(?&?,T/%P!@-.!-?&?,T/"P!@-?3?!P.b_A(D"%P!T%OP @(.!-?)? ?(D"*2}N!?)D"%@(?)D" @--?(?*T/!?-P!?+?4_?0=?*2~)!R-@*?3?!P.b_@-P @(P @+?*?!?/UeA0%OPnnt ?6?-D" A+P.b_?+?7X=D"*P)eP%S@+-?!?.U?*eR/!?!?8_A!G  ?!P!N  ?+?0eR/!P!e/!?-D" @!P!@(.!-P @(-?%PF_@*?%?(K" ?%P%_?!K" ?#P!_@#?"P%_@"?2PFaA2/ -?12~H!?1?)P._Pm!y,  -?)Po!_C -},)"+k%|YB Px aA%C Pnnt ?!D":?#P.b_?#?!D">X=A#D"%@)?#D" @(?!D"6@-?!D"2@&?!D".@*"O"O"O"O?!G DR%O?#G *P*eR%O"O?&?(P!_A.U/ ?&?.aP*U/ ?*?._E  @0-?"G NA!R/%?!?"G |/A)_P~- V/%P @#P!@!?)P.bG }7}EOA)P ?)P|3U=A+P;bA,G }8};OP!_@)?,E }!};O@/Q!?+r}%A1Q}0u}/~E~!~Wl}5D}"Q |=/#?/?0|=/%Q @/"O?&?(P+_A+U/ ?&?+aP*U/ ?*?+_E  @/-?)P*S/&?,P}!};t _A,E *@2?1Q~B}X~K}&}Vl~S~E8}"Q |=/"?)P2S%O?/?2|=/&.(-Q @1"O?&?(P3_A(U/ ?&?(aP*U/ ?(?*_E  @1-?/?2|=/%Pt!?)P#haA(P|4V/%?,E 2?1}#?(r}%|;/&.%-?%P K"O?%P ?)?)P TaA!?(P!_A#a?!?#U?!?&VfA!=K"|1?%P!?#?*_?!=K"M?%PF_?%PM_2})!?%P~" _?%D"IA&?%D"JA*2|("O?%D"|6P!S%O?%D"FA!%O?!PlllljS%O?%P:_?"?*?%E"|7}D2o!?&@(?%D">@#?%D":@!?*@&.#-?&?!2r!-?%P2_?"P!P 2o!?%D"6@#?%D"2@!.(-?%D"F@(?%P?_?"?&?*2o!?%D"C@#?%D"?@!?(R/&-?&?(2r!.%-P @!?%P~" _P!?*?&?-UA#=P ?-?#=?(?)28?%D"|6A&PlllljT%O?%?"?%D"|7A"?%D"|92o!?%D"%@#?%D" @!?&R/%?"?&2r!.%-.#-?/?2}#Pl!?)P#har}%Q |=/!."-?/?0}#Pt ?)P#har}%|;/!-?%?-K"|9?%?&K"|7?%?*K"|6?%P*_?"?%P~" _?.?02P?%D".@#?%D"*@!-? ?#K"%? ?!K" ?%Px _C -}H)!2kB P~= aA)C ?)? K"|7?)P K"2?)Qllllt L"*?)Qllllt L"D?)z.                z-"I?)Q*L"O?)?&H!.|0!|9?)? z " z-"6?)? D"2K"C?)P|1_@-"O?"R%O? D":@..!-?!?"PMb_@5?(P._@6?"P!aP{{{{!eP!_? D":@.#O?!P>_@"?(D"6@2?(D"*@3?)D"|6@4"k"O?)D"|7D":G |,P!S%O?!G FA*P-V/!P!?*hPt=eR/!-?)Px _A*?)P*_A+?"2|6?(?!?*P ?+?"2)P .!-?)Px _A*?)P*_A+?"2|6?(?!?*P!?+?"2)?-?!D">?!D"??(2~/!P!-@*"O?!G :A/P"S/ ?!D"2@"?!D".@+?!H!6@0?!G 8@1?)?!G 9A8Pv SN |A?)?*N |@?)?1N |??)?0|0 |=?)?/N |<?)?8N |;?)P N |B?(?)Px _P*2~*!?(P!2~N!?(?(D"*A*P!_K"*?(D"%?*P"h_P ?"?"?"?+_A"V?"?%VfA"=A*K" ?*R/ P%?#?+P%h_?"=A"?*P%h_@/#O?)?"E" L#|;?"P._D" @0?"P*_D" @1?(D"6@*?)Px _?)D"|7?62OP!?*?(D"2_?(D"6A+?*U=?+?*aA*P ?*?+W=2}"!@*?-?1?(D"*P 2~.!?-?0?(D"*P!_P 2~.!?(P#2~N!?(?(D"*A+P#_K"*?(D"%?+P"h_A+?*K"*?+Q L" ?"P2_A"?/T/ --"O?)D"MP} lt U/ ?,R/ ?.G |-/ ?(D"*?3X%O?(?3K"*-?(D"6?2X%O?(?2K"6-?4?)D"|6V/"?)?4K"|6."-?,P!_@,?!PM_A!?5T/ -@,-?.G |+@!?)?-D"*K"|C?)?-E" L#|;?)Px _? ?!?&?(2|C?)D"*A %O?)D".? P%h2r!-?)D"DA %O?)D"F? P"h2r!-?)P~= _C ?,-~5)!*kB P~M aA%C "O?"R/ ?"?#2|7P{!eP"T/ ?%z.                z-"|6?%P,N |??%P~4}?!|0!Y?%P},qm2K!|A?%P"N O?%Qllll|QL#D?%Po})t 2}3!N H?%P?_?"?#P}N})t P"2;?%?%G @Pk?%G ?=N |*?%"k? G |6R%O?%?#K"b?%?"K"|OP#.!-?%P#N ]P!-N [?%P:_? Po})t 2|X? ?%PD_?%D":?%D">?%P~A _2|*-"O?!R/ ?!D"JA"R/ ?"PCb@#?!D"I@"?%P~" _@)#O"O?"P?_G  A*P#S/ ?%P~A _? D"%?"2|%"O"O?%D"[A!PlllljS%OP*@&P~/ @(.!-?%D"b/!P+@&P~0 @(?!R/ ?%D"|O?!2r!-?)z.                z-" ?%?(N |G?%?*N |D?%?&N |B?%P,N |??%P~; N Y?%P!N |C?%P"N O?%Qllll|QL#D?%P*N |A?%?"2}3!N H?%P2_? ?"2|X?%D"6@!?%D"2@&?%P N [? ?%PD_?&?!?%P~A _2|*.!-?!R/ ?%D"|O?!2r!-?"PC_@"?#PCaA#/ --? D"%A!D"?A"%O?!D">A(?"P%h_@+?%P~" _@,#O?(D" @)?%PD_?(D"%A!P!P!2p!?%D"F@*"O?%D"DR%O?%D"I@&?!%O?!%O?&?)?!y,  -?&@"?!@##O?"P?P ?"G  A-Pu aP{!eP<U=?-fN  ?"P!_@"?#P!aA#/ --?(P2_@(P}Rk@"#O"O?"Pl}+t _D" ?!T/ ?"Py}*t _D" ?&?!2~)!/ ?%?&?!P}V}(t P"2;.#-?"PC_A"/ -?%P*_?&?!P}V}(t P"2;?%G *R/!?%G +@"?,z.                z-" ?%Qllll|QL#D?%P,N |??%Puq!|0!Y?%Pnpm2K!|A?%P"N O?%?"N |*?%P N [? ?%PD_?)?!?%P~A _2|*.!-?%D"I -?*%O?&?*2r!-?(?+T/ --?%P~M _C -~MC#Bk!|Y!|VB Po!aA(C Pput Pput G  A*P!?*=N  ?*%O#OPput G  A*/ Pput ?*P!?*=N  ?*/ --? P*W%O? G }VnO@4-P @ Pl~0t D" @)?(P._P ?#?#Pm~0t D" A.?"P?_A+aA*P ?*?.W=VA0=A,P!P!2p!?(D"2@|""O?(D".P!T%O?(D"6@| ?,RA*/!?*%O?#@ ."-?| P!P!?)?+_?0=?+?.V=?,y,  ?#@ .!-?(D"6 -?(P._?| ? ?!22P @#Pm~0t D" @)Pl~0t D" @0"O?"P|IV/ ?)?+U/ ?"?0_A*z.                z- 2?*z.                z-  -?(?"K"Y?(P ?+?)?+UA"=K"|C?(P!?0?"=K"|??(D"DP ?(D"CPlllljT=@*?(D"F@"2.? P#V%O?| G #A+P T@#-Pwwt Q L" Pvwt ?+K" P~"wt ?#K" P~1wt P K" P~M~&t ?4?(P~1 _A0?(P._A ?*?"2*"O"OP~M~*t D" A.R%OP}R~*t E# @|&P}R~*t Qllll2L# Pt~*t D" @:Pt~*t P K" ?(?:K"|O?(?|&L#|J?(P~= _P?2~K!?(D"[A+?(D"|OA._A"z.                z-  ?"z.                z- 2?(?.P?_A|%K"|O?(P~M _@*P!@,P"@)P6@""O"O"OP~Q~*t G  P!a0" !"-P~U~*t D  @)P @,-?*?,K"6?*?0E" L" ?*?0D"*K"*?*Pmwt E" L".P:@"-?"?*_?)K" ?*2|QPqut Pvnt ?(G W2~#!P~=~*t E# @|&Pqut P%2~N!Psut Psut D" A"P%_K" P}Hut D" ?"P"h_A"?|&L"*?"?:K"%?"?+K" ?(?:K"j?(P ?:P?_?.?:UA"=K"h?(P!?+?"=K"|Q?#R?!P"Te@+B Px!aA%C ?%P%_?4A"? A#G O? G P2|+?%D"*@4?%D".A@%OPy~*t D" @)?4@ #O"O? D" G |+A!P"S/ ?)?1iP!eR/ P!?!h?-f@--? P*_@ ?@?1P!_A1T/ --?%P}!"|0!}?!Pvwt D" @.P~"wt D" @,?%Pq!_@!P @ #O?%P}?!_? _G  @)?%P~1wt D" K":?%Pwwt E" L#2?!?,%k?%P2_?)P"h_D" A)?.aA!P ?!?)W=&P -K" ?%P~"!_@!? P!_A P"T/ -?%D"q!@)?%D"~"!@!P~5~*t D" @,Pqut P%2~N!Psut Psut D" A P%_A1K" P}Hut D" ? P"h_A ?!K".? ?)K"*? ?,K"%? ?-K" ?%P K":?%Qllllt L"2?%PlllljK"Y?%?0E" A|&L"|W?%?0D"*A)K"m!?%Pnwt D" A!K"}+!?%Pmwt D" A K"n!?%?|&L">?%?)K"C?%?!K"F?%? K"D?%?*D"*K"}6!?%?*E" L"o!?%?+N }:!?%?"N };!?%Qlllll!L"I?%Q L"M?%Q*L"O?%P|1_@A?%PI_@|!?,%OP~1~*t D" A2?,P%h_@??%Py _@B#O?2G .A ?@X%O -?%P}?!_?%G };!A)?2?4? P#h_A D" ? G %2|@Psut D" @ ?2G 0@5?%G }A!@C?%G }@!@|#?%G }B!@6?%G }C!@;?%G }D!@<?%G }?!@=?%P K s!?%?=N }J!?%?<N }I!?%?;N r!?%?6N }H!?%?|#N }G!?%?CN }F!?%?5N q!?%P"Qlllnoptl!?5P#hrn}D?5P*X=A&N }E!Pqut ?%Pq!_A"P.2~*!?2D" @7?2D"%@3Pqut P"2~N!Psut Psut D" A/P"_A.K" P}Hut D" ?/P"h_A!?3K"%?!?7K" Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q L" P}&~Y|4?5i@,?2D"*@8"O?)P)X%OPnnt ?%D"n!?8P.b_?8?%D"}+!X=A+D"*@)?"P!?%D"|W?%D"m!A"?%D"l!VA!=P ?"?!=?+D" ?+D"%28?%D"}H!@!"O?)P)eP(S?%D"q!A"PlllljTeR%OP @-?"PlllljfPlllljT/!.#-Pqut ?!?%D"s!2~E!P @-?"R/"-?!?"2r!.!-?%?BD"2K"}R!?%?Bz " z-#q!?%Pq!_?%P2_?82};!@--"O?,P!e/ ?2G /P{!S/ Pnnt ?%D"n!?8P.b_?8?%D"}+!X=D"*P)eP(S/ Pqut P!2~N!Psut Psut D" A!P!_K" P}Hut D" ?!P"h_?;P ?;P~- U=P{!eP.bG }7}EOPllll%fK" -Psut D" @9?%?-K"q!?%?9?/aP%aK"}H!Pqut ?.?%Pq!_P"2}O!P @1P @-?5P"VA+R%O"k?5P"S%OPqut P!2~N!Psut Psut D" A!P!_A-K" P}Hut D" ?!P"h_?;P ?;P~- U=P{!eP.bG }7}EOPllll%fK" P .!-?%D"o!@)?%D"}2!@>?%?%D"}6!A!K"s!?%?>K"}H!?%?)K"q!?%?%Pq!_?7P!_A/2T"O?%G  %O?%G !@"Pqut P!2~N!Psut Psut D" A!P!_A-K" P}Hut D" ?!P"h_?"Pllll%fK" .!-?%?!K"}V!?%?)K"}N!?%P4N }H!?%?>K"}R!?7Pkg?>_@!?)@"#Oz.                @D"O?>?-?7_P!_U/ ?!P2U/ ?"?7_P!_z   @D-?!P2a@!?-P2_@-?"P2_@"?Dz.YYYYYYYYYYYYYYYYzB?Dz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A,R/ -"k"O?>?,|O?7_A.?-_A,P1aA!V%O?"?._P1aG  PAS/!-?%Pq!_?!2|.A!%O?!P!i."-?7P"_.!-?,P0a-@!?%P K"w!?%P ?!P!aA!?/a?!?/U?!?>VfA!=K"v!?%P!?)?/_?!=K"~"!?%Pq!_?%P~"!_2})!Pqut ?%D"}H!A"?%D"s!2~E!?%D"q!A!%O?"?!2r!-Psut D" @--Pl"-?-?9aP2hPlly)ef@--?2P2_@2?%G }:!@!?%P N }M!?%?-P2iN }L!?%?-P*iN }K!?%?=N }J!?%?<N }I!?%?;N r!?%?6N }H!?%?|#N }G!?%?CN }F!?%?&N }E!?%?5N q!?%?-?!P}"~Y1?5ieA!fN s!#O?%?%Pq!_?1_D  K"~"!Pqut ? ?%P~"!_P!2}O!? P!_@ ?1P%_A1P.T/ -"O?!P!eR/ ?|!Pnnt ?%D"n!?8P.b_A!?8?%D"}+!A X=A"D" Pnnt ?!P._?8P!_? X=?"?"D"*P)eP(S=D"%Pqut 2~/!?+/ ?A?7?3Pqut 2~/!-?2??T/ -Psut D" @1-?%D"|W@,?%D"m!@9?%D"l!@)?%D"o!@"?%D"}6!@.?%D"}2!@!Pqut P!2~N!Psut Psut D" A P!_K" P}Hut D" ? P"h_P K" P!?"?!?.UA =@?P ?.? =@&P!?,?)?9UA =@+P ?9? =@.Pv~*t D" A!Pw~*t D" P%h_@,P @<?!@ #O?%G }:!P!e@)"O#O? ?,S/!? P2_@ ?)R/ P!???!D"*A3_?!D".A/?3U?&?/UfA"=@9P ?/?3a?"=A6P ?!D"%A=?!D" A3a?.?=U?3?=VfA"=S%O? @!P!?+?3_?"=?9?62~)!R/!--P}Vut D" @/P}Nut ?62~K!P}Rut D" @)P}Vut D" @""O?6RA!/ ?!/ ?"?)_?9?6y,  -?<P!_@<P}Vut ?"?6_A"K" P!?)?/_?"?/U=?"?/aA!P ?!?"W=2}"!@"?|!?3Psut D" A!P 2~.!?|!?=?!P!_P 2~.!Pqut P#2~N!Psut Psut D" A!P#_K" P}Hut D" ?!P"h_A!?"K"*?!Q L" ? @!.!--?%?<K"q!Pqut ?1?%Pq!_P!2}O!?|!?0?#G |6A P}:}4t Pqut 2|C?A?*? P}:}4t Pqut 2|C?%D"2A %O?%D"6? P%h2r!-?%D"YA P |8%O?%D"|J? P%h2r!-?%D"%A %O?4? P#h2r!-?%Px!_C ?:?|%W%O?(?:K"|O-P}R~*t 2~V!Pt~*t ?(D"|OK" P}R~*t ?(E#|JL# 2}W!@+?(P._2~D!?|"/!."-?(?(E"|?L#|Q?(?(D"YK"j?(Pmwt E" L"|WP~I~*t D" @+B Pp!aA&C ?(P._A)A D"|1@,?&P |0!|,?&P}:}(t E" L":?&P}A}(t z " z-"??&P}N}(t G  N I?&? E"JL".?&? D"|1K"6?&? G OA0N |+? D"D@*? D"C@#? D"F@"? G |6@ ?&P N L?&?!P"TN K?&? N |.?&?"K"*?&?*P ?#PlllljT=K"%?&P!N J?&?4P.bPq}Kt _K"|9?&?(P~M _A D"2K"|7?&? z " z-#M?&?&P%_K"|;?&P~E _P!?,?,P!W=A ?.? ?.U=A"P%PM2p!?&D"b@ "O?&D"|OP!T%O?&P K"[?&?&D"|QK"|J?&? K"Y?&P~9 _?"2~O!?&D"[@ ?&D"|J@#?.%O? ?"_?#? PMb_@ #O?&P~E _?&PM_?+2+? ?&E"}6!L"I? ?&z "n!z-"?? ?&z "jz-"2? ?&z "|Oz-" ? PM_@ ?+P:_@+?"P!aA"/ -@ -?&D"Y@!?&P"K"|W?&P~E _2|Q?&?&PM_?#? P%P P~Q}-t Pqut 2|!K"|??&P |0!|CPqut ?&P~1 _?0P!e2~#!?!%O?#?!PMb2r!-?&Pp!_C .!-?&D"|Q -2}W!@+?)2~D!?|"R/!-?| ?|"2r!-Pput P N  ?(Po!_C ?+-z&!-kB P2aA*C "O?"R/ ? G B@-? P N B? G C@.? D">D"l%@+?*Q L#*? P._@)? D".@&"O"O?!? D"2A(X/ ?!?&_G  A%P?V%O?!@#."-?!P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}8!A#?(X/!?#?&_G  @%-?%PAS%O?"P!a@,#O? ?#?+?*P*_2JA#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%_G  A!P?V%O?#@"."-?#P!_A"?&X/ ?!P?T/ ?"?%_G  A!P?V/!-?)?#2}8!A"?&X/!?"?%_G  @!-?-P!eR/!?!P{!eP~8 T/!"O"O"O"O?"P!_A#?&X/ ?#?%_G  A!P?V/!?"P"_A(?&X/ ?!P?T/ ?%?(_G  A!P?V/!-?)?#2}8!A!?&X/!?!?%_G  @!-?!P{!eP~X S/!-P~8 @!."-? ?#?.?,2|3A"/"? P!N |%.&-P @!-? ?"?!?,23A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&_G  A%P?V%O?"@#."-?"P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?(?)?"2}8!A#W%OP @%."-?#?&_G  @%-?%PFT/ "O"O?#P!_A!?(X/ ?!?&_G  A%P?V%O?!@#."-?#P"_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}8!A#?(X/%?#?&_G  @%-?%PAS/!.#--? D">?+K"l%-?#P!_P ?%Pz S=@/-?*P2_C ?/-}G(",k"|YB P2aA#C ?!P5_P|QeA(P}.l%? P}.l%_? P2W=_A!Pll|We@+?!P2i@,? ?(? ?(V=P!a@!? P!a@)? P3U@-"O"k#O"OPq~0t E# @."O"k?!P} "X%OP|!?!|NaA P!h?!? i_.!-?!P%i-A"P!_A P|3W%OQk? r}%?.}"|UA/Q|4|C%O?/}D@ ?-%OPs~0t D" ? P"h_D" A D".@"? 2~+!? P%aA!?!D" P"gK" ? ?"_.(-#O?#P%_? ?(?)2}=!?#D"%P!S/%? P|4U%OPq~0t E# Qk? P!_r}%}"|UA/}D@ ?/Qt |?/!--?#P%_?"?(?)2}=!?#D"%/#."-?.?"rnQ!}"|;/!?#P%_?"?(?)2}=!?#D"%P!S/".!-?.Q |D/ ?#P%_P|4?(?)2}=!?#D"%P!S/!-?,O A"PkS%OP @ .%-P}N~0t D" @ P}N~0t P K" ?"P2hA&?+_@""O"O? P ? ?&S=R%OPk?"?"?&U=P|Qe@%Ps~0t D" R%OP @*?&P!?&=P#_Pml|WeA"Po"fPo}!|WeA ?"U/"? ?%V/"Ps~0t ?"K" ? P%aP#P!? ?%U=K" ?"P Pl"y- .#-P @*?&?&P5_Pol|WeA P2_A"V/!?"?%V/!? P%aP)K" ."-?&Pk?"?"?&U=P|QeA*X%OP}N~0t ? K" .%-"O? P%aA"D" A%P!e%O?"?%P"fK" .!-? ?%aA 2~+!-? ?*2q!-P}N~0t ?*K" ."-? ?%U%O? ?%2q!-P}N~0t ?%K" .!--?#D"*@ ?#D".-@!?!? ?(_A"S%kP!&?"?!2q!P#-@!?"P%a?!K" -?#P2_C ? -p(!4kB PIaA%C ?!2~J!P ?"D"*A#?#?"D"%VA*=@+?"D" @(?!D"*A#?!D" S%O?!2~1!-P!?(?*=@.?!?#P!_A,K"*?!D"%A0?#P.b_A#P%K"*?#?+K"%?#P K" ?+%O?.G  P|4S@&-?!P;_@/?%P*_@3#O"O"O?&?+X/ #O?&?._G  P|%T/!?+?&P!_A&T/ -.!-?+?&A*U/ ?&?+S/ ?+?&a@&?*?._@(P @#"O#O?#?(_G  P|%S/!?&?#P!_A#T/ -?&@#-"k"O?#%OP @)#O?(?)_G  P|2S/"?#?)P!_A)T/ --?#?*_A&.!-?#?*_@&?)?*_-@)?%P#N >?%P(N 2?%?*K"*?%?)K".?%?&K":?%?&?)P!_A#?#?&V=K"6?,P.b@#?,P%hP2_@)P @-P @*#O?3?-P.b_A(G *A4P*S/"?%P?_?.?+?(D" A5?(D"%A628"O?%D"?A(PlllljT%O?(R/!?%D"C?(2r!.!-"k?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?/H  |0!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!F|0  ?/?%G |*N "-?!D" ?,S%O?!2~1!?!D"%@0-?#?0_A(?5K" ?(P*_?)?4_K" ?(P%_?6K" ?!?,P!_A,K"*?#P._@#?)P2_@)P!@-?*P!@*R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%hfK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PI_C -}C(!6kB P~= aA&C ? D"*A+? D"%V@-? D" @/Pp}0t @*? D"6A4D"FA,D".A.?#V%O?,D"*?#P:b_@*-? D"2@)? D".@1?&?"K"|6?&?!K"|1?&?!P!_K"O?&P|1_@"#O?&Pv _?(_Pnnt ?1?"D" A2P.b_?)?2W=E" L" ?"P%_@"?(P*_A(P:T/ -?*G 8A"? D">A)D"OU%OP!?/?-=@/P ?+?-=@-?)D"|1?"PDb_@(Pp}0t @+?"?.U%O?,D"*?"P:b_@+-?&D"Y@5?&D"|C@6?&D"|?@7?&D"|;@8?&D"|9@9?&D"|7@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("O?%G 7/ ?%D".A0?%D"*A%W/ ?&PC_?)"k? D":A)D"F?0U%OP @0P!.!-?0?%a@0?)D"D?%_-?0?+?4D"D2|??&D"CA)R/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|6?&Q} lll?L"|1?&P|1_@(P @"#O?&Pv _?"_Pnnt ?,?(D" A.P.b_?*?.W=E" L" ?(P%_@(?"P*_A"P:T/ -P ?%?%?+VA%=@"P!?)?%=@(?&D"Y@.?&D"|C@*?&D"|?@,?&D"|;@1?&D"|9@2?&D"|7@3-?&P:_? D"?A%P6_A ?/?-?:?9?(?"?3?22|O?&D":@)?&P2_? ?/?-?8?6?(?"?1?*2|O?&P*_? ?/?-?5?7?(?"?.?,2|O?&D".@ ?&?#N |@?&P N |??&P N |A?&?!K"|;?&? K"|9?&?)K"|7?%?&Pv _2}7!-?&P~= _C -}C3":k!|YB Px aA)C ?!P>_@,?#P ?#P,U=A-P.bA*Pq}Kt _@4?*G }L}KO@("OPl~)}O~K!?%D"*A*?*Pl~)}O~K!X=A+?"D"*A*X?-P)aP#XeR%O?!2~J!.!-?)P*_?!?"P ?*?%D".2%-?!D"6@<?!D"2@=?!D".@6?!G :@1?!P K"I?!P K"C?)?,K"I?)?%K"F?)?4K"D?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A,K"?"O"O"O"O?*?+W%O?(P!a0""#!-?)P}+}%l2K!|8?)P(N |7?)z.                z-#M?)P*_?)PM_2b.#-?)P*_P ?#2|H."-"O"k"O"O?,Pnnt ?"=A"D"*A*P(eP%S%O?"D"%@,?)PM_?)P6_?%D" ?%D"%2|-P @"?)G MA%P!a0#"%%!-?)P*_P P,2|H.&-?)D"|1.!-?)D"|1P!_-@"?)P*_A-P ?"2^?-?"?#2}F!Pnnt ?)D"??"P.b_?"?)D"CX=D"*P%i@"-?)P*_?"?*P%i2^?,PkS/!"O"O"O?%P!a0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@*?)D"|1@#B P?aA"C ?"P}(}Hl2K!<?"P+N :?"?#K"2?"Pnnt ?)P*_A%D":?#P.b_?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?*N ;?*P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*_2b?"P?_C .!-B P~M aA(C ?)P*_A+D".@*?+D"6@#?+D"2@,?+D"?G *@%?+D"DA"P K"|O?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qllllt L"F?(P K"??(P K"6?(?%P ?%P~- U=P.bG }9}EON NP!?*?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PF_@>?(P~A _@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2_G  P|%T/!?/?"P!_A"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"a@%?"?2_@*P @""O#O?"?*_G  P|%S/!?%?"P!_A"T/ -?%@"-?(P~1 _?2?/?#"k"O?"%OP @%#O?%?*_G  P|2S/"?"?%P!_A%T/ --?"?#_A".!-?"?#_@"?#?%_-A028?(D"Y@%?(D"|C@*"O"O?(D"|?A3PlllljS%O?%@-?*@,.!-?(P~1 _?2?/?"?0P!_A,?"?,U=A7?"28?(D"Y@-?(D"|C@,?(D"|?A8PlllljT/!?3R/ ?*?32r!-?+P!N G?+?(P6_A"2}?!?+?"2}:!?(P |0!|O?(P}#}:}6*K"[?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??+?(P~1 _2b."-?+D"CG G@9?(P*_?(G NA5P ?5P1U=A| P|1bPp}Lt _A.?*?%2o!"O?(D"*P!T/ P!?(D".A:P1ehA;?.?9P!h_H!(e/ ?(H!MA%?;e%O?+P ?#?02~,!-?(?%?;f|0!M?.G |/?:_@0?| P)aP{!eP~Y!X%O?(P~A _?.H!K|0! ?(Q L"|OP @#?4@%#O"O?:?%G  T/ ?(P6_?#_A.D" / ?.P!K" ?.P*_?"K" ?.P%_?7K" -?%P!_@%?#P._A#P:T/ --?0P{!eA#P~, V/&?#P.bA#G }6}EO?,?-?+D"CG H2,A%P{!eP:S/&?+?%?#Po}Et _G #?0P ?7?"P 2}/!.&-?+P22~!!R/#?.G |.R/"?(?5?*?%?92|D?(G  R/#."-?+P N G?+?(P6_A"2}?!?+?"2}:!-?(D"FA"%O?(D"I?"P#h2r!-?(P~M _C .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!_?+D"?P+_?.G  =G  N |:?+?(P|1_P P 2~"!-?+D"DP:_?(D"JA-?*?%2}>!?(D"F?-S%O?>2~5!-?(D"I?-P#h_A%?0K"%?%?#K" ?(?-P!_K"J-?8%O?,?82r!-?3R/!?*?32r!.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qllll??1P0aP{!eP!_P ?1P/V=P#hrA|!n|1 W?)Ql}!mnt ?|!n|1 V?)Q}%}+}6st!?|!n|1 |8?)P*_?)PM_2b-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }6&-?)Px _C -~)&!+kB P?aA#C ?#PlllljK"*?!D"?A%%O?!D">A)?%P%h_@+?"D" @,?"D"%@*#O"O?)D"%?*T/ ?)D" @"?*@!?,@%#O?!%O?%G  @&?"G  @(?!P!a@!?%P!_@%?"P!_@"?(P?P ?(Pu aP{!eP<U=fP{!e?&P?P ?&Pu aP{!eP<U=fP{!eS/!."--?)D"*@&"O"O"O"O?)D".A"R/ P @!"O#O?!?&_G  A%P?T?%P+Te/!?"?!P!_A!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?&_F  P}Yk|9/"-?!?&_@%?!?"S/"?"?!a@(?"?&_A&P!a@"P @!#O?!?"_G  A-P?T?-P+TeR%O?(?!P!aA!_/!.%--?!?(_A"R/"?"?(X%O?!R/%P @%.%-?!?&_F  PO|:/#P @%.#-?"?&_@%.!-P!@%-P @"-?"P ?%=@!?%P!?%=@%?#D"*PlllljT%O?#P*_A"P"2~K!?#D"2A&?#D"._P}Ht |0  ?#?&P"_K"2?"?!2~K!?#D"2@""O?!RA&/ ?&/ ?#D".?"_?%?!y,  -?#?!?"_K"2.!-?#P6_?!P!P!2p!?#D":@("O?#D"6P!T%O?#D">@&?!R%OP @"."-?!R/!?&?%?!y,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)P2_A)?+T/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~.&!.kB P?a@)?#P?_@,"O?#P|IV/ ?"?,U/ ?!?#_A(z.                z- 2?(z.                z-  -P!@+"OP ?%?%?"?,aA(P ?"?(X=VA%=A(P!W%O?)P}N}(t G  N :?)P}H}(t E" L#2?)P}:}(t z " z-# Pllt @%Pt @-P~A @1P @(P!@..!-P!@0P!P!?!?,_?%=?"?,U=A*G  A%P!W%O?%G }TnO@0-?*G !@+?)Pl}(t G  N :?)P~Unt E  L#2?)P~Ent z   z-# ?(P"aA%%OP:?%?%P:X=@-?*P"_@.?)P!f@/P @%#O"O?%?._G  P!aA3P#V/ ?%Pxnt _G  A1P&W?1P"Te/ ?/?1_?3P} }(t _G  N  P!@2-?-?%P!_A%T/ --?)?2N  ?(P|%U@.?*P|%_?+P>hP|"|Re@/P @-P @%"kP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@-P ?(P|%U/ <?*D A-@1?(P|%a@2?+P!e@(P ?/?.=@/?0P!e@.?+P%iP!e@0?+P!iP!e@*?+P%eR@+-? ?1K">? ?-K":? ?%K"6? ?2K"2? ?/K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |4? ?+N |1? ?*N |0? ?(N N? ?.N |/? ?&P"TN |3? ?&P!SN |2? P ?,?"?,UA"=K"%? P!?!?"=K" -}Q&!,kB PIaA"C "O"O? D"~E#A(P"U/ ? P~=#_? D"~A#A!P:_@#?(P%hP2a@%?!D"*@&#O?&?#D" A&W%O?#P2_@#?%P2aA%/!."--P @&? P K"~="? P~5"_?(2~M!? D"~9"A%? D"~="A)P%h_@##O?#P*_?&K" ?#?!|."*L# ?#P2_@#?!P2_@!?(?&P!_A&T/ -? ?&?)_A&K"~="?%?&? P~A"_2G<P%@%? D"~9"A!? D"~="P%hA#_@+? D"~E#@("O#O?#R%OP @#."-?#P2a@#?!D"*@)?!P2_A&@!?(?)W/ -P @#? D"~A#?)P%h_A!G 0A)P6S/ ?!G 1@#?"?!E!(L!8?"?!E" L#2?"P?_P%P%P22p!?"D"C@!?"D"?P!S/"?"D"DA%?"E!8L!(?%?"E#2L" ?%?#N 1?%?)N 0?"P!K".?"?%K"*?"?!K"%P!@##O"O?&?+S/ ?&P*_?&P2_@&D" A!?(X/!? D"~A#?!P%h_A!G 0A(P6S/ ?!G 1@)?"?!E!(L!|%?"?!E" L#??"D"%?#S%O?"P%_?#P!P%P22~;!?"D"*@%-?%?#P%h_A!?"E!|%L!(?!?"E#?L" ?!?)N 1?!?(N 0?"?#P!_A#K".? D"~E#@(.!--?"D"*@%?"D"%@,-P22~R!? ?#K"~E#? ?%K"~A#? ?,K"~=#-?"PI_C 1-?"D"D -}C(#+k"|V!|Y"O"O?!D".A&%O?&?!D"2T/!? P K" 1-?!D"6A(?!D"*A&X%O? P K" 1-?!D"%A)?(a@#?!D" A+@""O"O#O?&?(?*_A%POaU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+_z   z.,,,,,,,,,,,,,,,,zB@--?-z[A"/#?#P2a@#?%P2_A%?&U/ -?&@".#-"|Vz.                A-?%?)V/ <z.                ?#P2U/ <?"?(_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[@,"|Vz.                ?)?%P2_U/ <z.                ?#P2U/ <?"?(_P2_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[P2h?,fr@/"|Vz.                ?)?%P?_U/ <z.                ?#P2U/ <?"?(_P?_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[rQ?}%?/m@/"O?)?%PI_U/ ?#P2U/ ?"?(_PI_z   z.,,,,,,,,,,,,,,,,zB@--?#P2a@#?"POa@"?*POa@*?-z[rQI}%?/mA/|;/ -?/|U}D?(_?*_PO_@".!-?"|O?%_@"-P @#"O?"?(W/ ?"P!aA%?)X/ ?%?+_G  P/S@#-?&?"P!_A%?%?&V=@%?"?#?!G :ea@&?(@".!-?!?&P*_K".?!D"6@(?&D" @"?&D"%A&@%-? ?%K"2? ?(K".? ?&K"*? ?"K"%?!?%K"6? P!K" -}H&"(k!|Y"O?"R/ ?"P)aA#P ?"?#X=@)?!P#_P|We?!a@*P @##O"O"O"O?!?#_G  A&tA(P |:%O?*?#aP#e/!?#?)X/"#O?!?#_A%P%_D" ?%D" fPl} }!mje/#?#P*_A#?)U/ -."-Qllllo?@+"O"O"O"O"O"O"O"O"O?&G }9}YOP"a0# !")-?#P!_A%?"U/"Q @+.(-?#P!_A%?"U/"Q @+.&-?#P!_A%?"U/"Q @+.%-?!?%_F  P}Yk|8/#.%-?!?%_F  @%"O"O"O?&P~=!a00 """"""""""""!"-?%P|JePpkS/#.%-?%P}=k|8/#."-?(P|"_P{!eP.X%O?(P|YePcT/#?%PO|7/".#-?%PO|7/!."-?!?%_F  @%"O"O"O"O?&P~M!a0&!   " -?(P1_P{!eP"V/%?%PO|7/".%-?%P~M _P{!ePIU/!.#-?%P}.k|8/"-?"?#P"_A%W%OQ @+."-?!?%_F  P}Yk|8%OQllllot @+."-Q @+?#P#_A%?"X/!?!?%_F  PO|7/"Qllllo~= @+.!-Q @+?#P"_A%?"X/ ?!?%_F  P}Yk|9/!Qllllot @+-? ?+?#rmL"%? P!K" 1-?%P!_@#."-?#P!_@#.!-?"?#W/ #O?!?#_F  P |7/!?"?#P!_A#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -{%!-kB PIaA&C ?"P%_@)"O"O"O"k"O"O"O?"D" A.P!a0"!" -?"P*_."-?"D"*A!? D">A D"~E!V/"?!?"D"%A"U/#? P~=!_?!?"aA!2~K!? D"~E!@#?!%O? D"~A!A%?#_?"?%_?!y,  -? ?!?#_K"~E!.%-Pnnt ? D".?)D" A%P.b_A(?%? D"2A+X=@)Pnnt ?(P._?%P!_?+X=P%_-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#O"O?(?+U/ ?*D"~E!?-V/ ?!?/K" ?.P"T/%?#?"D"*A!P)ePw b_A%D".P!T/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA(D".?!V%k?(D"*?!P:b_&Pp}0t -G 8P)ePw b_PC_2C?&?!K".?&? D"2K"??&? z " z-#2?&? K"D?&?&P._K"F?&P2_?"P!_?%?&PD_Pw}4t 2|F.%-?(P!_@0?*D"~9!P"h@,?*D"~5!@)#O"O?,R%O?+@%.!-?,P%a@,?)D" @%?)P%_@)?%?0U/!?%?+X/!--?&? D"?P6_P!? D" ? D"*A)? D"%VA,=P ?)?,=?(?%?*D"~A!?*D"~E!A(?-?(2|O?!?%K" ?!?*D"~E!A-K"%?%@(. - - - -?&PI_C -}7("+k%|V? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"a@#?"@*#O?&?*A!POaA*X%O"|Vz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)_z   z.0000000000000000z|#-@."|Vz.{{{{{{{{{{{{{{{{?(?!P2_U/ <z.{{{{{{{{{{{{{{{{?#P2aP2U/ <?!?)_P2_z   z.0000000000000000z|#-@/"|Vz.{{{{{{{{{{{{{{{{?(?!P?_U/ <z.{{{{{{{{{{{{{{{{?#P?aP2U/ <?!?)_P?_z   z.0000000000000000z|#-@0"O?(?!PI_U/ ?#PIaP2U/ ?!?)_PI_z   z.0000000000000000z|#@--?#PO_@#?-z[?0z[?/z[?.z[fffR/!--"O?!?&X%O?%?&?"a_@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!aP2U/ ?!?)_z   z.0000000000000000z|#@--?-z[A*Pll%f|O?!_@!?*R?!?&Ue/ -?%?&?!?!?&V=A#?"a_@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)_G  @!?#P!_@""kP!?,P!eR/ <P ?!tPO|7/ <P"P!?!P~L!V=-?%_@%"O?!P,a0%"## #-?"?(X/!?"?)_G  P,T/!."-?%P!_@%?#P!_@".!-? ?%K"6? ?+P!_A+K":-?"?&U/!--? ?"K".? ?%K"2--~;%"2k"|YB P2aA%C "O?!P"U/ ?!P%h@(? E# @5P2@##O? ?#_E# A6?5|E%O?6@5?(?#P2_A#T/!."--P @#?"P K"*?"?!2~M!?"D"*@)?"D"%@*?(%O?*?)P%h_? ?(y,  -?"?!?)_A)K"*P!@&#O?#@.?*A(?)A1P%h_@/? A*@,?!A)@#?(@!#O?%?&?#?#?&V=A"K"%?%?,K" ?%P*?,?&P%hA2_?#?&U=A3K"*?%?&?#?&aA P ? ?#W=A-?&?-U=A+K".?%D"*@0#O"O?!@ "k?"R%O?+R/"?%P*_.!-?%?+R/ <?%P*_?%?,E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=_@!."-? ?/A!S/!?#?4P!aK"%?#?#D" A!P2_K" ? ?!D"*K"*? ?!E# L# ? P2_@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--P*?2?3_?&?-V=@,?-?&aA!P ?!?-W=@#? @!?&?-U/ -?.P!g@#?(@ ?1A!?&P!hA&V/ -P!@+?.P!e/ ?!?)?!?)U=@ #O?*?(E# L# ?*P*_?(P*_D" K" ?(P2_@(?*P2_@*? P!aA / --?%P2_C ?+-}:&".k!|YB P?aA&C "O?!G I? ?!G HA)_G EA(?(P%S=A+P)eP#S/ ?!G |+@,?)P|!eP*S%O? G |5P!e/!-?,P!S%O? G Q/!-? ? G 2?+P{!eP TeN 2? D".A(? D"CU%O? ?(P!_K".? D"*@ P{!@(?%G  A-@*"O"k"O"O"O?-P!a0# !"%-?%G !."-?%G !@*P~Y!@(."-Pz!-@(P @*-?!G J@.?!G |*@/?!G |.@0?!D"%@1?!G :@2?&P |0 |!?&?2P"TN | ?&P N >?&?1K :?&?*N 9?&?(N 8?&?0N 6?&?/N 5?&?,N 4?&?+N 3?&?)N 2?&Pk?.?.P~; S=N 7? ?&P2_A)P22~*!?!D" @(? P!2~N!? ? D"*A!P!_A*K"*? D"%?!P"h_?(K" ? P"2~N!? ? D"*A(P"_K"*? D"%?(P"h_Q L" ? P!2~N!? ? D"*A(P!_K"*? D"%?(P"h_P}Vlll%K" ? ?"?#2~E!? D"*@"?&P K"2?&?"?!aP#aK"6? ?*?)P"2}O!?-P#T/!?)?%D"%?%D"*2}E!?&E"2@3?&P#P ?&G :A!=K">?&P}Q}.t P!?!=K":?&?3L"2?&P%_?)P"2k? ?&D"*A ?&D".2~G!?&D"%A!R/!? ?!2r!.!-? P!N 3-?&P?_C -~C%!*k?"D"*A#?"D" S%O?"2}T!-?"D"%?#_PAN  ?"?#P!_A#K"*? ?!P#h_@,#O"O? D"%A%R/ ? D" A!?%_@##O?!@(?%@!P @%"O"O#O?%?(_G  A&PAS/!?&P~9 S/!?&P?U/!?(?%P!_A%_?#T/ -P!@+P @%?!@#.!-?!?%V%O?%P!_@#?!P!a?%S@+?%Pkg?!_@%.!- -?""k?#?(_A!P!aG  A&PAT?&P~9 TeR%O?"?#P!aA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"P"2~K!?"D"*A#?"D"%_A(?&N !?(P~9 N  ?#P"_.!-?&P|"W%O?"?#P!aA#2~K!?"D"*@)"O?#RA*/ ?*/ ?"D"%?)_?(?#y,  -?"?#?)_K"*?"P(2~K!?"D"*A(?"D"%_A#?&PIf?&P1eA)P~4 _?)P,U=N &?#?&P%iPIfN %?#P~9~Gu} #K  ?(P(_.!-?"?#2~K!?"D"*@&?#%O?"D"%?&_?(?#y,  -?#?&_-A#K"*?+/!?!?%_@#?%/ -?"P 2~K!?"D"*@#-? P*_A ?,T/ -?"D" ?#S%O?"2}T!-?"D"%?#_PAN  ?"?#P!_K"*-~(%"/k#|Y"O?!D"6D"F?"P{!eA&P1|QP!h_H!2A)R%O.!-?"P ?&P1U=P{!eP|1bA"G ~7}LOA0?"G ~6}LOA-_P~- V/ Pnnt ?!D".?#P.b_?#?!D"2X=@.?-P.bPo}Et _@1?!D"%@"?!D" @,?!G CP!e@2#O?0?)|OA/W/!?1?/P.b_G +A&P ?&P|3U=A+P;bP}!};t _@&"O"O"O"O"O?.G *P*e/ ?2/ Q @3"O?"?.D" A(P!_A%U/ ?"?%aP*U/ ?%?,_E  @3-?&G :P!_@%?&E  @4Q!?+r}%A5Q}0u}/~E~!~Wl}5D}"Q |=/!?3?4|=/%Q @3"O?"?(P+_A+U/ ?"?+aP*U/ ?+?,_E  @3-?%P*S/#?&E *@4?5Q~B}X~K}&}Vl~S~E8}"Q |=/"?%P2S%O?3?4|=/&.%-Q @5"O?"?(P3_A(U/ ?"?(aP*U/ ?(?,_E  @5-?3?4|=/%Pt!?%P#haA%P|4V/%?&E 2?5}#?%r}%Q |=/%.#-?!?#?&2|8R/#."-?3?4}#Pt ?%P#har}%|;/!."-?3?4}#Pl!?%P#har}%Q |=/!-?-?/_@%P!@*."-?)P!a?)eA)P{{#e/ --? ?%N !? ?*N  -~L%"(k!|YB P2aA%C ?#?"?"?#U=@)?#?"?"?#V=@&?"?#P!gf@(?!P{!eP.bPq}Kt _@!PJ@""O"O"O#O"O?&?"P}P}0t _G  A#X/ ?#?)V/ ?!G *P.bG }9}EOA#?"P}N}0t _G  S/"?"?#P!h?#P1cP|!ba_P}2}0t _H! /"-?"PJ_A"Px!T/ -? P K"*? Qllllt L" .!-?%P%_P%P%P*2p!?%D"*@&?%D"%P!S/!?%D".A!?(N %?!?"Pm}0t _K" ?%P!K".?%?!K"*?%?&K"%"O?"P}:!S/ ?#P!h?#P1cP|!ba@*P!@&#O?"PJ_@"#O"O?)?"P}P}0t _G  P!aP{!eV%O?"P}N}0t _G  ?#S/!?"?*_P}2}0t _H! /!-?"PJ_A"Px!T/!.#--?%D"%?&S%O?%P%_?&P!P%P*2~;!?%D"*@!-?!?&P#h_A+?(N %?+?"Pm}0t _K" ?%?&P!_A&K".?"P}:!T/ --? ?%D".K"*? ?%E"%L" -"O?(R/ ? D"*A#P!iA!R/ ? D"%A"?#P#h_P*a@##O?#E" @,?#?"D" K" ?"P%_G  @ ?"?,L" ?#P%_? N  ?#P*a@#?"P*_@"?!P!aA!/ --?%P2_C 1-?%D". -~B%"*k!|YB PIaA%C P"@&"O? D"*A-Pl~)}O~K!?"D"*A)?)Pl~)}O~K!X=V/ ?"D".A)Pt V/ ?!P ?!P,U=A(P)aP#U/ ?"G 6P!e/ P @&P~Q~/t P K" ?%? E" A.L"6?%P4N .?%?(P.bPq}Kt _A(G -N G?%?"K"??%P N |*?%P N |)?%P~Q~,t K"C?%? D"*K">?%?#N |(?%PkP ?#P{!e=|0!D?(G *@(?%P6_@+?.}D@*"O"O?%D":A,R/ ?*G  A P?V/!P!@&?,P!S/ ? P?T/ ?*G !A P?V/!-P @ ?+P 2}8!A&?,X/ ?&?*_G  @ -"O"O"O"k"O"O?!P#a0#! ! -?%P*_?&? ?(P.bPo}Et _?)29.!-"O? P{!eA P~8 T%O? P~X S/!.#-?%P*_?&P!_?(?)2|3.!-?#P{!e/!?"D" /!?%?(N F?%P!N |)?%P*_?&P!_?)2@-A!R/!"O"O?!?%D":A"X/ ?%D"6A#?!_G  A&P?V%O?!@ ."-?"?!P!_A W/ ?&P?T/ ? ?#_G  P?V/!-?+?!2}8!@ -? ?-SA&/#?%G |*P!eR/#."-?%P*_P!N |%-P @&?%G |*R/!-P"@&-?%PI_C ?&-}8%!2kB P2aA-C "O"kP ?!D".A)Pnnt ?!D"2A+=D"*P)eP&S/ <"O"O?"%O?-P*_?!P ?"?#25?-D"*P!e/!."-P"@%?+R/#?)D"*A"P?U/#?"P)eP%T/#?"P%i@0?!D"%@2?!D" @3P!@#P!@&#O"OPnnt ?)?&A"P!_A%P.b_A.?%?+XA%=D"*P%i@&"O"O?%/ ?.D"*A%P)eP&T/ ?%P%i@.?"P"_A4@%#O?%?.X/"Pnnt ?)?%P.b_?%?+X=D"*A*P%i@%?*P)eP%S/ --?&?0U/".!-?!Pnnt ?)?1?"?,=A1P.b_?+?1W=P!?3?)?"P.b_A%D" P!_A,_?%D"%A*?*P TaA*?,U?*?2VfA5=P ?*?,a?5=?%D"*P*eP#i2|B?#e@#?"?(?.?4VA"=@(?"?/f@/P!@,?&?0U/!--P"@%?/P!eR/#P!?#P!e/"<P @(P"@&.!-P!@&P Pnnt ?)?-D".A(P.b_?(?+X=D"*P)eP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2_C -}G(#,k!|V"|Y?!P!_@-? P._@.? D"2A(?!Pkg_@&? D".A+@*#Oz.                @0"O?(?!?%_P!_U/ ?&P2U/ ?!?*_P!_z   @0-?&P2a@&?%P2_@%?*P2_@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"k"O"O?(?)|O?!_A&?%_A%P1aA)V%O?&?*_P1aG  PAS/!-? ?)2|.A&/!P 1-P @&?%P0a.!-? D"2@(? D".@+?&P!i-@)"O"O?(?)W/ ?)?+_G  A%P?V%O?)@*."-?)P!_A*?(X/ ?%P?T/ ?*?+_G  A%P?V/!-?(?.?)2}8!A*W%OP 1-?*?+_G  @%-"O?%PNS%k"O?(?-U/ ?(?-aP*U/ ?+?-_E  @1-?&P!e/!?#E# A2Q!?1QkP)?)?!aA(P"aA%?%P)X=P#hr}%Qk}#}"?%r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%A1}"Q |=%OP!@/"O? D">A,D"l%A%?"U/ ?%Pt V/ ?"?%T%O?,?%P#h_@+P!P!? D".? D"6A&? D"2VA%=A-?!_?)P ?&?%=A.V?!?)VfA&=@%P ?(?&=@(?,?"P#h_@,#O?(P ?,P%_D" A"?,D" A&a?"?&U?"?.VfA"=S%OP!?&?-_?"=?%?(2~)!R/#-?,P*_A,?+T/ --P @/-?//"-?#?1?2mL# ? D">A#D"l%A"Pt X%O? P!N |%P 1-?#?"P#h_A ?!K" ? ?)K"%?#?#D"l%P!_K"l%?*P!_&P -1-? P!N |%P -~,&")k!|VB P2aA%C "O"O"O?!? D"2A#X/ ? P._@*#O"O"O"O"O"O?*D" A&?!_G  A"P~9 T%O?"PAS/!?"tP |7/%?"P?U/)P ?!a@"#Oz.                @+"O?!?#V/ ?"?#_P2U/ ?!?&_z   @+-?"P2a@"?!P2_@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"aP2a@!.&-"O"O?!P!_A"?#X/ ?"?&_G  PAa0|?#            #                                            #     #   #       #   # #! -? ?"P+2}L!P @#.+-?%P*_? ?!P"_2|RP @#?%D"*P!T/*?%D".A"Pl~M#ePls#T%kP(&?!P(_A&? D"2A(X/*?&? D".A)_G  P~9 T/*?(?!P)_A&W/*?"P{}Q#V/*?&?)_G  P~R T/*?%? ?!P*_2|R?%D" P!T/+?%D"%Pl~U#ePl}R#T/*P.-?!_A!R/*? D"2@#."-?!P!hP"_?)f@#.)-?!P"_@!-P!@).!-?*?!2|LA"%O?!?"_@!.!-? ?!2}9!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}L!P @#."-? ?!P-2}L!P @#.!-? P1N %? ?!K" ? ?!P(_K"*-?%P2_C ?#-}<%!)kB P2aA*C "O? D"}A!P)aP"W%OP!? D"m!? D"}+!A#? D"n!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!eP|3U=P{!eP;bP}!};t _@)#O"O?!?%X/ #O?!?(_G  P|%T/!?%?!P!_A!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? a@"? ?(_@&P @!"O#O?!?&_G  P|%S/!?"?!P!_A!T/ -?"@!-?*P%_?(?%? "k"O?!%OP @##O?#?&_G  P|2S/"?!?#P!_A#T/ --? ?!_A!.!-? ?!_@!? ?#_-28?*D"%A PlllljS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2~)!@#? R/!?"? 2r!?#/"P!@&.%-? R/!?"? 2r!.!-?#/ -P!@&.!-? D"o!@%? D"}2!A(?!V%O?%?!P.b_D"*A#P%iP ?#P)eP%S=@#-?!P!_@!#O?!?#U@&?!?#X/!Pnnt ?%?!P!_A)P.b_?(?)W=D"*? ?!?"2n!@+P%i@!?+R/ --?*P2_C ?&-}B%"*k!|YB P?aA&C ? ?!?"?#?%P 2|#?&P6_?!D"CA*P*P22p!?&D":@ ?&D"6P!T%O?&P K"2?&?&D">A)K".?&? K"*?!D"?@,?*%O?*P:b@ ?,P5_@%P @#P*@"#O?%|+  ?%P)a|." Q*}%m@/?&D"*?#S%O?&P*_2~6!?&D".@)-?"?)_A(?#K" ?(P*a?/L# ?&?#P!_A(K"2?%P:_@%?"P2_@"?(@#? P:aA / -?&D".@)-?&P K">?&Qlllll!L"6?)?(?&P6_2G@"?&D"6@ "O?"R%O? %O?&D":? P%h2r!-?&D"*A R/!?)? P%h2r!.!-? %O?&D":? P%h2r!-?!Q%L"??!D">@"?!P K">?&D"*@%?(%O?!P>_@-?(P%h@(?)P*_@##O?-?#D" A+?*U2~P!?!D"C@ ?!?*?+V%k?!D"?? P:b_A.?,?+P:b_A+E" L" ?.?+z "*z-"*? P!_&? -K"C?#P2_@#?(P2aA(/ --?%%O?)?%P%h2r!-?"R/ ?,?"P:b2r!-?&P?_C 1-?&D"> -u%!+k?#D".A-P!a@*?#D"*@,B P?aA.@)#O?)Pp}0t ?,?*?(?(?*V=A+P:b_?+?-X=G 6A+P ?+P~- U=P.bG }7}EOA+P ?+P|3U=P;bP}!};t _K" ?)P%_@)?(P!_A(P*T/ -P @(P @+P @)"O"O"O?-0#"! !-?,G 8P)S/ ?,G 6A+P ?+P~- U=P.bG }6}EOP(T@+-?,P6_@(?-P:bA0@)"k#O"O"O"O"O?(P#aG  P!a0" "!-?%/".!-?%R/!-?(G  A*P ?*P~- U=P.bG }2}EOP#S/ P!."-?(P:_@(?)P:aA)/ -P -@/?,P8_@("k#OP!@)?(G  A*P)T%OPp}0t ?,?*P:b_?*?-X=G 6A*P ?*P~- U=P.bG }2}EOP#S@)-"O"O"O"O?(P&aG  P!a0" "!-?%/".!-?%R/!-?)?(P"aG  A*P ?*P~- U=P.bG }2}EOP#TeR/ P!."-?(P:_@(?0P:aA0/ -P -@)?+@(-? ?%N I? ?#K"F? ?"K"D? ?!N J? ?&K"?? ?.z " z-" ? ?.z "2z-"2? ?)N L? ?/N K? ?(N |.? ?-K"C-}&%!#k? D"2A#?!V%O? D".?!_G  PGS@"-"O"O"O"O"O?!?"_A!?#X/ ? D".A"?!_G  A%PIS/!?%PIaP{!eP+V/ "O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#."-? ?!P)2}L!."-?!P!_@!-"O"O"O?!?#X/ ?!?"_G  P|*T/ ?!P!_A!?#X/!?!?"_G  PIaP{!eP+V/!"O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"_G  P~<!eP~# T/ P @%?#?!P!_A!V%k?!?"_G  P|)aPz!e&P!-R?!_A!?#X/"?!?"_G  PIaP{!eP+V/""O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"_G  @%-"O?%P|*S/ ?%P~< S/ ?%PIaP{!eP,U/ ?%P|IePu aP{!eP;V/%-? ?!P*2}L!."-? ?!P)2}L!.!-? ?!P)2}L!-P @!-?!-~D#!0k?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}T"A2P6b@3P @#Pk@("O"k"O"O#O?#?3S%O?2@(."-"k?!?#_A&P~? _G  A%?+T%O?%?+U?%?+Va.!-?&P~; _G  A%?,T%O?%?,U?%?,Va.!-?&P~: _G  A%?*T%O?%?*|7?%?*|8a.!-?&P~< _G  A%?-T%O?%?-U?%?-Va.!-?&P~= _G  A%?.T%O?%?.U?%?.Va.!-?&P~> _G  A%?/T%O?%?/U?%?/Va.!-?1?&P~9 _G  a-A%P{!eR%O?0?&P~E _D" ?)?&P~I _D" A%?%?)V=2~)!A&?)?%a?&=A%P |8?%P |7a@%-?#P6_@#?(P!_@(?%P{!eA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(K".? ?"K"*? ?!K"%? ?#K" 1-?"P!a@"?!?(P"h_D"}V"@!. - -}<|##|(k"|Y!|VB P~= aA,C ?&D"2A-?!D"CA|"?-?|"U=@.?!D"?@2"O"O"O"O"O?|"R/ ?2?|"P!aA0P:b_A3G 5A6P&V/ ?6P"S/ ?-R/!?.P!aA-?0X/"?3z " @J?2?-P:b_A-?3E"2L"2?-?Jz-" ."-?./!-P @!.!-?,?&K":?,?#E" L# ?,?#D"*K"*?,?!E"%L".?,?%P ?%P,U=P.bPq}Kt _K"6?,PD_?.P%PM2p!?,D"F@!?,D"DP!S/!?,P K"C?,?,D"IK"??,?!K">?,P>_?.2~O!?,D"C@!?,?.%k?!?._?,D"??!PMb_@!?2@&#O?,PD_?,?&2+?!?,E"|CL"I?!?,z "|7z-"??!?,z "Mz-"2?!?,z "Dz-" ?!PM_@!?&P:_@&?.P!aA./ -&?!-K"C?,PD_@@?%@3?2@#?|"@2P @%P @!B P~M"aA*C ?,P>_A=D"*A>PMb@1?=D"%@:"O?,D"6G ,P"S%O?:@%#O?1A&%O?&PMa@1?*PD_?%2f?%PM_@%?*G DP(S/!--PkP ?&=@8.!-?,D".@&?*?,D"2A.K"l"?*?&K"y!?*P K"~I!?*Qllllt L"~A!?*?,D"*K"~U!?*?,E" L"~M!"O?>R/ "O#O?*PM_?%?:_A-2f?*G MP(T%O?*P}N"_?*P~A!_?-PC_D" 2Q?*D"}V"A0/"-?1?%PM_A%T/ -.!-Pnnt ?&?*D"}R"?0P%h_P2aD" A0P.b_?.?0W=D"*P%i@8?1PMa?%S/ ?-P~9 _@+?1?%aPMaPMc@%#O?*PI_?+PCa2f"O?*G IP(S/ ?*P}N"_?*P~A!_?+D" 2Q?*D"}V"A-R/ ?8Pnnt ?&?*D"}R"?-P%h_P2aD" A-P.b_?-?.X=D"*P%iA-?-?8U=@8-?+PM_@+?%P!aA%/ --?*D"~A!A%R/ ?*D"~E!?%P%h2r!-?>PMb@-?#?2P:b_@0?#@%?>A.@+#O"O?+%O?+P!a?0?%aP:cX/!?+P:b?%_@%-?%?0S/ #O"O"O?%P*_D" ?8X/ ?%P5_G  A&P3V/ P!?&hPl} /e/!-?%P:_A%?0T/!."--?*P~A!_?,?%2+?*G }3"P#S/ ?=D" ?.S%O?=P!2~O!?=D"%@:-?%P:_@%?=?.P!_A&K"*?:?.PMb_A.?*E"}2"L"I?.?*z "m"z-"??.?*z "~Q!z-"2?.?*z "~A!z-" ?-PM_@-P @+?&@..!--?*?3K"~=!?*?2K"~9!?*?#K"~5!?*?,E" L"t!?*?,E"*L"v!?*?,D"2K"x!?*?,D":K"~1!?*P|1_Py}*t P~U y,  P @%?*P K"}V!?*Qllllt L"}N!?*P}N!_@B?*Pt!_@D?=D"%A#@1"O"O#O?%?-S/!?1G H@&?%PM_@%?1PM_@1?&P&V/ ?&P"S/ -?@?BD"*K"*?@?BE" L" .!-P @1?*P K"}A"?*Qllllt L"}:"?*P K"s"?*Qlllll!L"q"?*P K"}V"?*Qllllt L"}N"?*?,D"2K"x"?*?,z " z-"t""O?.R%OP%@C.!-P*@3P%@CP @8?#@%P @+#O?*P?_?%2f?*G ?A0P(T%O?*G @@2P @6"kP ?*D"~=!P)aP#U/ <?*P~A!_?*P}N"_?%PC_D" 2QP ?*D"~I!A&R/ <?*D"~E!?&P%h_A&P.aD" @6?&P2aD" -@/"|Y?0P&S%O?%P(_|+  Ql"m.!-?%P%_|+  -@|,?*D"q"?1S%O?*Pq"_2~6!?*D"}H"@3-?3?1P%h_A&?8K"*?&?|,?/rQ?}%mL# ?*?1P!_A1K"s"?*D"}:"?8S%O?*P}:"_2~3!-?*D"p"AC?8P%h_A&?2N /?&?0N .?&?6K"*?&?/K"%?&?+K" ?*?8P!_A8K"}A"-?%PM_@%?+P!_@+?-PMaA-/ -?8R/ ?*D"}H"@%?*P K"~I!?*Qlllll!L"~A!?%?1?*P~A!_2G<?*D"~A!A&%O?*D"~E!?&P%h2r!-?1R/ P%?#?.?>U=@|)?%?1P%h_@E?%P2_@F?*P~M!_@|(P @:#O?2@0?-@6?3@/?:P!a@+?F?:P%h_@-#O?+P"_@:?%P*_D" @#?%E# @|,"k?+?1U%OP!?-P?aE# ?|,|</!<-?1?:V%O?-E# @|--?1?:V?|,?|-|<e-@&"O"O?#?8X/ ?.?>U/ ?>?C?#P%h_A4D" A#V/!-?+P!_@+?-P2_@-?%P2_A%?ET/!.#--?|)?#PMb_A9G %@3?9G (@#?9D"?@+?9D">@;?4D"*@2?*D"}V!@-"O"O"O"O"O"O"O"O"O"O"O"O"O"O?4G .P!a0&"& !(%-?*P|1_?22~=!P!@5P{!@7P~& @<P{!@!.--?*P"N ~A!?*?#N ~B!?*P|1_?;?+?*P~A!_2w!P!@5P{!@7P~) @<?9G JP~  S/!?#@!.,-?4G /@<?*P|1_?22~=!P!@5Pnnt ?*D"w!?2P!_A!P.b_?!?*D"x!X=A!D"%@#?!D" @0P!@+?!D"*P)eA6/(.)-?&%O?#@!.+-?3P ?3P{!eP~- U=A!P{!eP.bA&G }8}EOA0P ?!P-aP{!eP~" U=P{!eP|1bA!G ~1}LOP!T%O?#@!P @5.+-?!Pp}Lt _A6G |/?3P{!eT%O?#@!P @5.+-?&Po}Et _G -A!P%V%O?#@!.+-?!P,bPx}:t _A!?*D"~1!A/G G_G *A&P ?&P+UA&=A+R%O?#@!.+-?!P!?&=@!P @&"O#O?!?&_G  ?#S/!?+?&P!_A&T/ -?#@!.+-?4D"%@!?|(?DD"2K"2?|(?Dz " z-" ?*P K"|;?*P K"|6?*?/K"n"?*P N }0"?*P |0!o"?*P!N ~I!?*P"K"~A!?*?*D"~=!A/P ?/P,U=P.bPq}Kt _K"m"?*?*P|1_K"}+"?*P |0!~;"?*P!K"~1"?*?&K"~5"?*?6?&P)eP!h_H!A|0!~9"?*Pnnt ?*D"y!?!P.b_?!?*D"l"X=A&E" L#~="?*?&D"*K"~E"?*P~A!_?0?!?*P~="_?*P~1"_26?*D"|6A!R%O?#@!P @5.+-?*D"OA&?!P:b_@| ?*D"~5!A0?*D"~9!A6P:b_@4#O?&@!?0@+?6%O?!D".@/P @+?6P!T%O?6@&#O?&P!iA7?+_A;?+?0?;P:b_D".?/U=@+?&?7aA&P!V/ --?0?+?0?+P:b_D".?/U_P:b_@+-P{!@7?+?4S%O?#@!.,-?!P:_@&?!D"*@A?!G 2@;?!G 3@/?!D".@|#?!G 5@|%#O?|#?+P._D" T%O?#@!.--"O?+P5_G  ?|%T/ ?+P2_G  ?;T/ ?+P*_D" ?AT/ ?+P3_G  @!"O"O"O"O"O"O"O"O?;0.( !")#)))%)&)-?!?/T/).(-?!?/T/(.&-?!?/T/&.%-?!?/SA|&?!P/VA?e?!P0U?/P/V=P!T/%???|&fR/%.#-?!?/T/#."-?!?/S/!."-?!?/T/!-?&?| T/"?#@!P @5.--?+P:_A+?4T/ --?#@!.*-?*P|1_?22~=!P!@5P{!@7P~& @<P{!@!?&R/(.)-?&R/!."-?&/!?*P|1_A&?4D"%?#2K/!?*?#N ~B!P!@5?*P!P"?*D"~=!P)aP#U=N ~A!?&?;?+?*P~A!_2w!P{!@7P~* @<?#@!.&-?4G /@|#?*P:_?*P|1_?22|>?*D">@|%?*D":@5?*P2_?D?2P!_AG2}N!?4D"%A#?*D"x!A4X/ ?#P!_A+?*D"w!A|&?#P.b_D"*A#P%iP ?#P)eP%S=A&X/ ?*D"6?3P ?3P{!eP~- U=P{!eP.bG }7}EOA;P ?;P|3U=P;bG }8};O_@|*#O"OPnnt ?|&?+P!_A#P.b_A|!?#?4X=D"*A| P)eP&S%O?*P|1_?+?|#2n!/!-?| P%iA+?&U/!."--P @| P @??#?4U%O?|!D"*A#P%iP ?#P)eP&S=@?-?+P"_@&P @+#O?*D"w!@H?*D"x!@I"O"O"O#O?&A#??X/!Pnnt ?H?#P.bA&_?#?IX=A|!D"*A|+P)eP%T/&Pnnt ?&?|&_?#?4X=D"*P%i@&?|!D" @|!?*P|1_?#?;2K/ -?5?|!X?| fR/!."-?| R%O?*P N ~A!?*P|1_?5?|%?*P~A!_2w!-?|#Pk?+=@7P~( P~& ?+=@<P!@5P{!@!.)-?*P N ~A!?*P|1_?5?|%?*P~A!_2w!P!@| -?*?GK"~E!?*?;N ~B!?*P#N ~A!?*?#P!_?|+P%iTN ~C!?*P|1_?|!P!_A#?#?*P~A!_2w!?+?|*_A+Pllt W/ --P"@5?*D"}V!?-X%O?*?-K"}V!-?0@2?6@-?/@3.%-P @+?6P#T/ ?*D"t!@+?*D"~"!@4P @7?*P K"~I!?*P ?#?#P TaA!?0P!_A/a?!?/U?!?4VfA!=K"~E!?*P!?+?/_?!=K"~A!"O#O"O?*P*_?*P~A!_2} !?*G *R/ ?*G +A!P?aP{!eP~< X/"?7P{!e?!@7/!?!P?T/!."--?7P{!eP?T@+.!-P @+-?<Pk?6P#S?#?0aP"Ve?+eA!=@7Pv P~& ?!=@<P{!@!?&?+P!gf/!-P @5-?*D"}V!?-a@A-?9?5N :?9?<N 9?9?7N 8?9?!N 7?9?3N 6?9?AK"2?9?-K".?9?2K"*?%P2_A%?ET/ --?@?BD"*K"*?@?BE" L" ?*D"}N"A!%O?*D"}R"?!P%h2r!-?*D"q"A!%O?*D"}H"?!P%h2r!-?*D"}:"A!%O?C?!P%h2r!-?=D"*@.-?*P|1_2~L!?.?>X%O?=?>K"*-?*P~M"_C ?,?,D"?A#?,D"C?,D"FA%?,D"I?(?)2|!@!?,D"DA&%O?%?&P%h2r!-?,D">A%R/ ?#?%PMb2r!-? ?!K" ? ?!?|"UN &? ?"G *N %?,P~= _C 1-?,D"I -}I%!*kB P?aA)C Pp}0t @(? D"6A*D"FA+D".?#V%O?+D"*?#P:b_@(-?)P._? D">A+?%?&2W"k?)D".R%OP @(P .!-?)D":@.?)D">@/?)?)P._P"?(?*D"D2j?(G 6A(P ?(P~- U=P.bG }6}EO@*?)D" @("k"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPnnt ?.P:_?/P"W=D"*P)eP"a0%# !"%-P!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@,-?*0,)!!!!#!%&*!-?(P!S@(P .,-?(P!SA(?-/*<P .+-?(P!S@(P .*-?(P!SA(?,/(<P .)-?(P!S@(P .(-?(P!S@(P .&-?(P!S.#-?(P!S."-?(P!S@(P ."-?(P!S-@(P!-@*?+D"~E!@-?+P~=!_?&2~K!?+D"~E!@,"O?&RA./ ?./ ?+D"~A!?,_?%?&y,  -?"P N U?"?*N |7?"?(N T?"P#|0 R?"?-K":?"P!K"6?+?&?,_A%K"~E!?"?%K">?"G |/R%O?"PkK"J-? P"?!?#2}4!?)P?_C -}"%!+kB P?aA%C ?"%O?!?"P%h_@)? D"%@*? D" @+? D".@,? D"2@-#O"O?!G .R%OP Pnnt ?,?!D"%A P.b_? ?-X=A"D"%A ? P TaA ?"D" P!_A&a? ?&U? ?*VfA.=@(?#D"*A"?#D" S%O?#2}T!-?#D"%?"_PHN  ?#?"P!_A K"*?(Pt W%O?%P K">?%?(K":?%P!?&?+_?.=K"6?%P2_?%P6_2} !?%G 2R/"?%G 3@"#O?#"k?"P{!eA&PHT%O?&P~Y T%O?#D" ? S%O?#2}T!-?#D"%? _?"N  ? P!_."-?#P"2~K!?#D"*A ?#D"%_P~Y~= |0  ? P"_.!-?#P"2~K!?#D"*A ?#D"%_P~Y~? |0  ? P"_-A K"*?%P*_?%P6_2} !?%G +@"?%G */ -."-?#D" ? S%O?#2}T!-?#D"%? _P|(N  ?#?"P"_K"*.!-?#P"2~K!?#D"*A ?#D"%_P}J~1 |0  ?#? P"_K"*-?!P2_A!?)T/ --?%P?_C -~+#!(k?#R%OP 1-? P._@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(_G  A%P?V%O?!@&."-?!P!_A&?)X/ ?%P?T/ ?&?(_G  A%P?V/!-?)?*?!2}8!A&W%OP @%."-?&?(_G  @%-?%P~: S/!-"O? ?&?%?"P ?"P{!eP~- U=P{!eP.bPo}Et _A)?#P!aA+29A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%_G  A&P?V%O?!@"."-?!P!_A"?(X/ ?&P?T/ ?"?%_G  A&P?V/!-?*?!2}8!A"?(X/"?"?%_G  @&-?&P{!eA!PFT%O?!P~: T/"?"P!_1-"O"O?"P!_A#?(X/ ?#?%_G  A!P?V%O?#@"."-?"P"_A"?(X/ ?!P?T/ ?"?%_G  A!P?V/!-P @!?*?#2}8!A"?(X/ ?"?%_G  @!-? ?"?!?)?+29A!/ --P 1-?&P!_-~4#"%|Y(k"O?#D"%A+?%U/ ?+?%aP*U/ ?#D" ?%_E  @)-"O?!P{!eA,P%W%OP @!?"?,P,bPx}:t _A"_G *A,P ?,P+UA,=A-R/!?"P!?,=@,?+?%P2_A!U?+?!aP*Uf@.?+?%P*_A"U?+?"aP*Uf@+?!?#D" A!_@/?!?"_@0P @%#O?%?,_G  A!P ?!P|3U=A!P;bA#G }8};OP!_@"?#E }!};O@&"OQ!?!r}%A(Q}0u}/~E~!~Wl}5D}"|;%O?&?)|=/!Q @&?+R%O?0E  @&-P!@!?"P*S/%?#P}!};t _A#E *@*"O?(Q~B}X~K}&}Vl~S~E8}"|;%O?"P2T/!?&?*|=/#.(-?&?*}#Pl!?"P#har}%|;/&."-Q @(?.R%O?/E  @(-?&?*|=/!Pt!?"P#haA"P|4V/!?#E 2?(}#?"r}%Q |=/!.%-?&?)}#Pt ?"P#har}%Q |=/ P!@!.#-?-?%P!_A%T/ --P @!-? ?%K"%? ?!K" -~T#!%kB P2aA#C "O"O"O"O? G  P!a0# !"#-?"? G !A P ? P|3U=P;bA%G }8};OA 2~K!?"D"*@!? %O?"D"%?!_?%P}!};t _? y,  -?"? ?!_K"*."-? G !@ ?"D"*A!?"D" S%O?"2}T!-?"D"%?!_PAN  ?"?!P!_K"*?"? P ? P|3U=P{!eP;bA%G }8};OA 2~K!?"D"*@!? %O?"D"%?!_?%P}!};t _? y,  -?"? ?!_A K"*?"D" ? S%O?"2}T!-?"D"%? _PAN  ?"? P!_K"*.!-? G "? D"%@&? G !@ ?#P"N *?#? N +?#P*_?!?"2O?"D"*A ?"D" S%O?"2}T!-?"D"%? _PNN  ?"? P!_K"*?#?!?&2}N!?#D" @&?"?#D"%A 2~K!?"D"*@!"O? RA(/ ?(/ ?"D"%?!_?&? y,  -?"? ?!_A K"*P!eR/ ?"D" ? S%O?"2}T!-?"D"%? _PFN  ?"? P!_K"*-?#P2_C -}T#")k#|Y"O?!G NA)P ?)?!G |/A(_Px UA*=A!R/ ?!P.b@)?"D"%A!?#P2_A&U?!?&aP*Uf@+?!?#P*_A#U?!?#aP*Uf@,?(P.bPo}Et _P!?*=P+_@!?"D" A"?&_@*?"?#_@-P @"#O?!G  A#P ?#P|3U=A&P;bA(G }8};OP!_@#?(E }!};O@."OQ!?&r}%A/Q}0u}/~E~!~Wl}5D}"|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P}!};t _A(E *@0"O?/Q~B}X~K}&}Vl~S~E8}"|;%O?#P2T/!?.?0|=/#.&-?.?0}#Pl!?#P#har}%|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pt!?#P#haA#P|4V/!?(E 2?/}#?#r}%Q |=/!.#-?%?.}#Pt ?#P#har}%Q |=/ P!@&."-?!P._@!?"P!_@"?)P.aA)/ -P @&-? ?"K"%? ?&K" -}K#!.k"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%h_P2a@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Pnnt ?)?%P.b_?%?&X=D"*P%iX/ ?#@&.#-?!?#P!aA#K"*?(P2a@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}M!?!D"*A&R/!-?#@%#O?!D"%?&P%h_A*P%a"k?*P.aA-D" A)?"W%O?)@(?*P*aD" .!-?*P2aD" P!_@(P -P!a@#G  P!g@.?!D":@/?!D">@0#O?#P!_@#Pnnt ?/?(A+?._A,P.b_?,?0X=D"*P%iA(?"W/ -?-?+K" ?*P*a?#K" ?)?+T%O?&P!aA#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}M!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-v#!+kB P2aA"C "O?!G I? ?!G HA#_G EA%?%P%S=A%P)eP#S/ ?!G |+@(?#P|!eP*S%O? G |5P!e/!-?(P!S%O? G Q/!-? ? G 2?%P{!eP TeN 2? D".A&? D"CU%O? ?&P!_K".? D"*@ ?!G |*@)?!G |.@*?!G J@&?!D"%@+?!G :@,?"P |0 0?"?,P"TN /?"P N .?"?+K *?"P{!|0 (?"Pk?&?&P~; S=N &?"?*N %?"?)N #?"?(N "?"?%N !?"?#N  ? ?"P22~*!?!D" @#? P!2~N!? ? D"*A!P!_A%K"*? D"%?!P"h_?#K" ? P"2~N!? ? D"*A#P"_K"*? D"%?#P"h_Q L" ? P!2~N!? ? D"*A#P!_K"*? D"%?#P"h_P}Wlll%K" ?"?#?!aP"aK"%?"P K" ? ?%?"P"2}O!.!-? P!N 3-?"P2_C -~I#!%kP!@#?!D"OA%D"*A!?%D"%W%O?%D" @#?!@&-P!?#?"D" A!_?"D"%A#?!U?#?&VfA(=@&P ?#?!a?(=@#"O"O"O"O"O"O"O"O"O"O?"G 2A(%OP @!?(P&T/,?"G 3P/V/,?#%O?%D":G IR/"?&G  A!PIaP{!eP,U/%?!P@aP{!eP1U/&?!PNa0R&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? P(N !.+-?%D":G I/!-? ?#K"*? ?&K"%? P#N  1-?%D"6G ,P"T/#? P#N !.(-? P)N !.&-? ?!N !? P"N  1-?!P?U/!?!P{ S/!?!P~<!ePu aP{!eP<X/"? P+N !.#-Pnnt @!? Ql}!n}6tpu!?"D"*A"?%D"2U%k?%D".?"P.b_&Pnnt -|."*Q#}%n|1 !."-? P*N !.!-? P,N !-P!@!-? ?!N  -s#!-kB P2aA&C ? D">A!P~I!_@%? D"?@)"O? G CR%O?!P K"s"?!D"v"A"P"U/!?!D"~""@(?"P2W%O? ?(?"2|K/"-?%? ?(?"2|:.!-?!P K"}V"?!P K"s"?!P K"l"?!P K"~Q!?!D"v"A"%O?"P"h@(?!D"~""@"P ? D"*A#?#? D"%VA#=@*P!? D" ?#=@+? D".@,? D"2@-#O?&P%_?+?*Pnnt ?,?"D" A P.b_? ?-X=A#D" ?#D"%28"O?&D"%A#PlllljS%O?%? P!P 2}>!.!-?%? ?&D"*A ?&D".2}>!?#R/ ? ?#2r!-?"P%_@"?(P%aA(/ --?%P!P 21-?!D"}H"@%?)Pv _?!D"s"A 2~N!?)D"|;@!"O? R/ ? P"hA"R/ ?)D"|9?!P"h_?%?"y,  -?)? ?!_K"|;?&P2_C -~Y"!)kB P?aA#C P!@%Pput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --?#P!P!Pl~0t D" P?_? Pm~0t D" A!P?aA"P ?!?"X=VA"=?!P?U=P ? ?"=2Z?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "k?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P._?%?(? ?&27"kPk?#D".A R/ <Pk?!?)? ?#D"22}&!A R/ <Pk? P}R}7t aP~N~>~!}&#bA P"i? P:X=-?#D" A %O?"? P#h2r!-Pput P N  ?#P?_C -~W""%|Y(k?!D" @)"O?!D"%A!?"U/ ?!?"aP*U/ ?"?)_E  @%-?!?"P2_A*U?!?*aP*Uf@+?!?"P*_A"U?!?"aP*Uf@,?)?*_@-?"?)_@.P @)P~Og@!"k#O?!Pq}Et _G  A*P!_@"?!Po}Et _E  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!P}6}Et _E  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Pt!?"P#haA"P|4V/#?!Pp}Et _E  ?(}#?"r}%|;/".#-?#?&}#Pl!?"P#har}%Q |=/".!-?#?%}#Pt ?"P#har}%Q |=/!-P!."-?)P!_@)?!P;_A!/ -P -@!? ?)N !? ?!N  -~K"""|Y&kB P2aA%Pl"|0!.?%P._@(P @%?!P,T@)#O"O"O?)R%OP}>}.t P}5}.t ?%?(_G  A*=A&E  A"QM}%?"Ql~Y#}"QD}%m?"Qlly)}"Q:}%?"Qlll~U1}"Q*}%mm?"Q*nQlll~U1}"?"Q:nQlly)}"m?"QDnQl~Y#}"?"QMnmmmA#? E  A"QM}%?"Ql~Y#}"QD}%m?"Qlly)}"Q:}%?"Qlll~U1}"Q*}%mm?"Q*nQlll~U1}"?"Q:nQlly)}"m?"QDnQl~Y#}"?"QMnmmmA"|=/!P @!?&P*_H  A&P*h?&P*ifrQ{{#}"A#? P*_H  A&P*h?&P*ifrQ{{#}"A"|=/!."-?%P!@%R/"P"1-PkP!?"?#|A=@!-?!R?%fP!@%P!eR/ -P"?*?!=-}&#"+k!|YB PIaA%C "O?!?"P)ePw b_A!D" P!T/ ?!G |8P"T/ ?!D".R/ Pnnt ? D".A(?!D"%A)P!_A#P.b_?#? D"2A*X=A&D" @#Pnnt ?(?!D"2A!P.b_?!?*X=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" P!? D" ? D"*A!? D"%VA#=@+P ?!?#=@,P @!#O?%P:_?!_A-P%_P ?!?%_A&P%_D" A#?&D" A&a?#?&U?#?,VfA#=K" ?-P!?&?+_?#=K" ?!P*_A!P:T/ -P!@#?"? D">A D"OX/ ? D"|1?"PDb_?%D"??%D"C?%D"D?%D"F2}6!R/ Pnnt ?(?)P.b_?)?*X=G *P*eP#i@#-?%PI_C ?#-~Q"!%kB P2aA#C Pnnt ? D".?!P.b_?!? D"2X=A!D"%@%?!D" @("O? G CR%O?#P K".?#P ?%?%P TaA!?(P!_A%a?!?%U?!? D"%VfA!=K"*?#P!? D" ?%_?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%_2} !?#G  P!gA"P!e/!? R/!? P!a@ ?!G  ?!P!_@!?#G !S/ -P @!."-?"? Re@!.!-P @!?#P%_P!? D" ? D"*A&? D"%VA =P ?&? =?(?%28?#D"%A PlllljS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2~)!R@!-? R/ ?%? 2r!-?#P2_C ?!-}8#"&k!|V? D" @#z.{{{{{{{{{{{{{{{{@)"O? D"%A%?!V%k?!?#_G  PGS&P -?!_A ?%V/ ?%? aP2U/ ? ?#_z   z.~%~%~%~%~%~%~%~%~%~%~%~%~%~%~%~%zcz.~S~S~S~S~S~S~S~S~S~S~S~S~S~S~S~Sz|%@)-"O"O"O"O"O"O"O"O?)z[A&|OA!0""! -? ?%U/"-? ?!_A"?%X/#?"?#_G  P|*T/#P!@"."-? ?%X/#? ?#_G  P|*T/#.!-? ?#_G  @("O? ?!_A"?%X/ ?"?#_G  P|*T/ ?(PIT@".!-?(PIT/!."-?&P!a?&e|OA&?!P!_W/!?"R/!? ?&_@"-?"? P2_X/ P @!?"?%U%O?"?#_G  @!-?!P{!eA P|*S/ ? P~< S/ ?!PIaP{!eP,U/ ?!P|IePu aP{!eP;V/!-P @"-?"-l#")k!|YB P~= aA"C ? D"6@#?!D"6@%?!D".@&?!D"2@(? D".@)?"? D"2A*K"D?"?)K"C?"? D"*K"??"? E" L#:?"?(K"O?"?&K"|1?"?!D"*K"M?"?!E" L#I?"Pnnt ?&?%P.b_?%?(X=A!D"*A K"Y?"?!E" A+L"|??"Pnnt ?)?#P.b_?#?*X=A!D"*A&K"|;?"?!E" L#|7"k?&P)eP#S? P)eP#SeR%O?"P2_?"P:_?#2}N!?"D"2?"P*_?"PI_?%2}N!P ?"D"6A#?"D".T/!<?"D"*?#2~)!R.!-?"P:_?"Pv _P!?+}DP!_A!?"D"I_?+Q?n}DA#?#P TaA#?!U?#?"D"JVfA%=P ?#?!a?%=? P*eP#i2|B-?"P~= _C -}3#!(kB P?aA(C ?!P K"*?!D" R%O?!2}T!-?!D"%P~X N  ?!P!K"*?!?#2~K!?!D"*@%"O?#RA&/ ?&/ ?!D"%?%_?"?#y,  -?!?#?%_A"K"*?!D" ?"S%O?!2}T!-?!D"%?"_Pz N  ?!?"P!_A#K"*?!?"P@_A%2}K!?!D"%@&?!D"*@)?(?#K">?(P ?%?%?)VA%=A)K":?(P!?&?%=A*K"6?(?!P._?(P6_P ?#Pk2%"O"O"OPnnt ?!D"2A%P:_?!D"6A&P"W=A+D"*?%Pnnt ?&=D"*gP1V/ ?!G CP4T/ Pnnt ?%P._?&P!W=A!D" P!T/ ?!D"*P)eP(T/ ?+D"%?"S/!-? P K" .!-? ?&K"2? ?%K".? ?#K"*? ?)K"%? ?*K" -?(P?_C -~K"!,kB P2aA(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"h@+? P._@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPnnt ?.?"D" A*P.b_?*?/X=A%D"%@&?%D" @,"O?%G *P*eR%O? D"6A%? D".S%O?-2~3!-? ?%P!_K"6? D"2?%P%h_A%P N .?%?&P!aK"*?%?,P!_K"%?%?*K" .!-?(P K".?(P ?&?&P TaA&?,P!_A%a?%?&V?&?)VfA&=K"*?(P!?#?%_?&=K"%? ?*?(P%_2}Y!-?"P%_@"?+P%aA+/ --? P!?#?!D"*A ?)VA!=P ? ?!=21?(P2_C -{"!"kB P?aA%C "O"O?#G .R%O?%Pnnt ?"D".?#D"%A#P.b_?#?"D"2X=A#E" L#2?%?#D"*A#K":"O?#P*e/ ?%P*_?"?%D"2P!_2T?%G *R/ ?%G +@#?!P!2~N!?!?!D"*A"P!_K"*?!D"%?"P"h_?#P{!ePllll%fK" ."-?!D"6@#?"?%P2_?!P._2}#!P!?#?!D"2_?!D"6A"?#U=?"?#aA&P ?"?&X=2}"!@"?!P!2~N!?!?!D"*A&P!_K"*?!D"%?&P"h_?"PlllljfK" ?#?!D"2_P ?!D"6A"?#X=@!?"?#a@#."-?#D"*@#?!P!2~N!?!?!D"*A"P!_K"*?!D"%?"P"h_?#K" -P @!-? ?#K"%? ?!K" ?%P?_C -~D"!*kB PO_A(C "OPnnt ?!D".A,?"P.b_A*?"?!D"2A+X=D"*P)eP%S%O#O?&?(_P K" ?&P*_A&Pt T/ -"O?"?+X/ ?"P!_A)?*D"*A"P%iP ?"P)eP%S=A*X/ ?#?%P#h_@%#OPnnt ?,?)P.b_A"?)?+X=@-Pnnt ?"P._?)P!_A.?+X=D"*P%i@)?(@"?#@&"O"O#O?!?-?&D" ?&P%_D" 2gR%O?"P*_@"?&P*_A&?%T/!."--?"P%_?.K" ?"D" ?"P!K" R/!-? P"K" .%-?)?*U/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? P"K" -?(POaC -~6"!)k? D" A&P~9 _A+? D"*A P6b_@("O? P!_A)?&H!}T"A*V%O?(?!D"2K"2?(?!z " z-" .!-?*? aA,P6bA-%O?+?)P6b_?(?-y,  -?(?!D"2K"2?(?!z " z-" ?,P#hA!R/ ?&?)P#h_?&? P#h_?!y,  -?*P!_@(?&? P#h_A!?#K"%?!?"K" ?&P}V"_@!"O?*P"_A"? P"_A#W/ ?*? aP"hA+R/ ?!?#P"h_?!?)P"h_?+y,  -?!?)P"h_?%K" ?&?(|0!}T"?"?)V%O?*P!_@"? P"h?&_Pt"_@!#O?!D" A#? P!_A |0!}R"?#?&K"|C?!P%_@!? ?"T/ ---}G"!#k"O"O"O?"0""! -?"@(#O?&?(P!iA)?&_A&?!?&P%h_D" ?#V=@&?(?)aA(P!V/ --"O?&?!?&P%h_D" ?#W_A(R/ ?!?(P%h_A(P.aD" A&?#W%O?(P%aD" ?#?&a_@#.!-?(P*aD" @#-P @&?"P!T%O#O?"P!iA(?&_A)?&?!?)P%h_D" ?%U=@&?"?(aA"P!V/ --?&?!?&P%h_D" ?%U_A"R/ ?!?"P%h_A"P%aD" @!?"P.aD" A"?%X%O?!@%.!-?%?"a?!_@%-? ?#K" ? ?#?%?#?%V=K"%-}+#!(kPnnt ?!D"o!?"P.b_A%P._?!D"}2!A*?"P!_W=D"%@#P!?!D"m!?!D"}+!A)?!D"n!VA!=@(P ?)?!=@&"O"O"OPnnt ?%?"?*X=D" A%%O?%A"P!a?&X/!?(P!a@!#O"O?!?"_G  P+a0C  ## ################## ###########%#-?"P!aA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(_G  P+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!_A!T/!.#--?&?!P!_A#W%O?%@"."-#O?#?(_G  P+aA!P9V%O?%@".#-P!?!hP}1ll%eR%O?%@".#-?#P!_A#?&U/ -?)@#?%@".!-?"P!a@"-? ?#K"%? ?"K" -~D"""k!|YB Px aA(C ?(PM_A)?!?"?#2W"O?(D"M%O?(?(D"OA#K"??(?(E"MA*L#:?(D"|6@!?(D"|7@"?(?#K"O?(?*L#M?(?"K"|7?(?!K"|6?(P2_?)P"?%?&2}S!"O"O"O?(D"2P!e%OPnnt ?!?(D"6A#P.b_?"?#W=D"*P)eP#T/!?(?(D"?K"I?(?(E#:L#D."-? P K" .%-?(?(D"?K"O?(?(E#:L#M?(?"K"|7?(?!K"|6?(P*_?(PM_P"?%?&2j?(?(E#:L#D?(?(D"?K"I?(D"*P!T/!-? ?(D"IK"*? ?(E#DL" ? ?#K"6? ?"K"2? ?!K".."-? P K" .!-? P K" -?(Px _C -~,"!(k?#D"*@&"k?#D".A,?"G /A)W%O?&Pp}0t ?,=@&"O?#G HA(P6T%OP{!@)?(?"G 0S/!-P{!@)?!P{!eP.bG }K}KO@!?&G 2@(?&G 7@+P{!."-?&G 2@(?&G 7@+?#G |*@!P{!.!-?&?)P:b_A*G 6A)P ?)P~- U=P.bA(P}/}Et _?!P{!eP.bP}K}Kt _?(G o}EO=G  @!?*G 2@(?*G 7@+P{!?,?*G 8A*W/ <?&?*P:b_G 6-@&?#G |,@#"O?"G 0P|!eP2T%O?#P{!eR/!?%P!g@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#P!eN  1- -~%"!&kB P2aA#C "O"O"O?!?"S/ ?!P!_@%?!G  A&P~Y S%O?"?%S/!PHP~Y ?!G !P|+S=@&?!P"_@%-?#P%_P*P!P!2p!?#D"*@!?#D"%P!S/"?#D".A(?&N  ?#P!K".?#?(K"*?#?!K"%"O?"?%S/ P!@!#O?%P!_@)?%G  A&P~Y T%k?)&?"?)S/"PHP~Y ?%G !P|+S=@&?%P"_-@%?#D"%?!S%O?#P%_P!2~K!?#D"*@(-?!?(_?&N  ?#?!P!_A!K".?"?%T/ --? ?#D".K"*? ?#E"%L" .!-? P K"*? Qllll2L" -?#P2_C 1-?#D". -}M"!"kB PIaA&C "O"O?%/ ?!D"*P*e/ P @%P ?!D"%A(?(P TaA(?!D" P!_A!a?!?(V?(? D"%VfA(=?#T/!P!? D" ?!_?(=?"?#2~)!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P TaA"?!D" P!_A!a?!?"V?"? D"%VfA"=K">?&P!? D" ?!_?"=K":#O"O?&P2_?&P:_2} !?&G 2R/ ?&G 3?&?&PC_2} !P @%?&G  R/"?&G !S/!."--?&P*_?&PC_2} !?&G *P!g@%-?&PI_C ?%P!e-}Y"!+kB PIaA&C ? D"*@)? D"%@(?&P K"2?&Qlllll!L"*?(?)?&P*_2G<?&D"*A*%O?&D".?*P%h2r!-?&?"N C?&Qllll2L">?&Q L"6?&?!D"*K"2?&?!E" L#*?)%O?(?)P%h_@)?#D"%P!a@*?#D"*@+?#D" @##O?(P*_D" @!?&P*_?(D" 2F?&D">@,?&D"?@"?&?&D":A-?#_K"D?%?!P!iA.?&PD_A/P!2}O!?!P!e%O?&?"?*_K"D?&?-?,aP!?+?"P!T=_K"F?%?.P"_?/P"2}O!-?(P2_A(?)T/ --? P22~R!?&PI_C -}2"!%kB P?aA&C ?!P ?!P{!eP1U=P{!eP|1bPp}Lt _@)?%P!W%O?)?%P!h_H!"@*-?&QkL#:?&QkL#2?)G NA!P.bP ?!?)G |/A%_Px UA!=A)%O?%P.bPo}Et _P!?!=P+_@%P @!#O"O?*?!P1eiP!eR/ ?(P2X/ ?&P2_?(_?%G  N  ?(P!_@(-?!P!_@!?%P._@%?)P.aA)/ --?&P*_?"?#?&P2_P!?(P3UA!=?(P ?!=2;?&G *@!? ?&G +N !? ?!P!eN  ?&P?_C -};"!%kP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!_@#?"?!a@%-"O? G ?R%O?%%OP @"P @!#O?!?"?#_G  PFS_@!?%?"P!_A"T/ -P @&?!P!V/"-?#?%_@"#O?"?#SA&/"?#G  @%P|W@!#O?!A P}-ot _G  ?%SA(R%O?!P!_@!? /!--?#P!_@#?(/ -.!-?%%k?#P ?#?%P!aA"_G  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!a@"?!G  ?!P!_@!P|%S/ --?&-}O"!1kB P?aA&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!_A+Pnnt ?-?!P.b_?!?*X=A2D"*A P%iA(X/!? P)eP%S@3P @.?"@ #OPnnt @,?+?3_A)?"W?"Pnnt ?-?)P.b_A/?)?*X=D"*P%iA%Ue@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%iA(?%A+V/ -? A!?"U/ --?&P?_C -}O"!(k? D" A"?!G >A#?"G  eN  ?#%OPnnt @"Pnnt @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.b_@#-"O"O?(?!D"2A%V%k?&D".?%P.b_&Pnnt -D"*P)eP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:_@"P!@%."-Pnnt @!P%@)?(? D".D" A"V%O?&D".?"P.b_@!-?!P%_@"?!D" @#P}2nt @%.!-P!@%?!D".A!?(X/ ?&D".?!P.b_@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}V"!(k? D" A"?!G >A#?"G  eN  ?#P!e%O?!D"2@%Pnnt @"Pnnt @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.b_@#-"O?%?)U%k?(D".?%P.b_&Pnnt -D"*P)eP%S%O?!D":@"P!@%P @&?!D" P!e%O?!D"%@#."-?#D" @#?!D"*P!eR/!?)?!D".A!W%OP @"."-?(D".?!P.b_D" @".!-Pnnt @!?)? D".D" A"V%O?(D".?"P.b_@!-?!D"%@"?!D" @#P}2nt @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}.2":k&|YB P?aA*C ?*Pnnt ? D":?!P.b_?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!eP~- U=P{!eP.bA&Po}Et _@#?&G }6}EO@&"O"OP!?%P)eA)hP~D!e/ "O"O"O?)P#S%O?&P!a0(!%%%%"%-?&P)S/".#-?*D"6?*D"2aP"W/".#-?#G -@&"k?%P*eR%O?*?&? D"CG G? P._?*D"2P!_2|4?*D" .!-?*P*_? ?&?*P2_2|U?*D"*-P!S/""O?*P2_A%D"%?%D" aP"S%O? ?!?"?#2~7!.!-? P)P ?"?!2~B!-."-?#G -@/B PO_A"C Pnnt ? D":A%?!P.b_?!? D">A&X=A#D"*@4?#D" @7?""k"O?/P ?/P1U=P{!eP|1bA)G ~1}LOP!S?#D"%A8PkTeR%O?"P K"6.!-?)Pp}Lt _@0"O?!P!_A#?4P%iA9U%O?0G |/P.bA+G }7}EOA)P ?)P|3U=A(P;bP}!};t _@)? P._@5?+Po}Et _@:? D"2@+? D".@1? D"DA2P~I _@;Q!?(r}%A=Q~T{{~L{~W~S{|3}"@|!?=Q}0u}/~E~!~Wl}5D}"@|"? D"C@<#O?"Pnnt ?%?#P.b_?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*eR%OQ @="O?+?"D"?A,P!_A(U/ ?+?(aP*U/ ?(?1_E  @=-?)G :P!_@(?)E  @>?|"|;%O"O?=?>|=/ Q @="O?+?,P+_A6U/ ?+?6aP*U/ ?1?6_E  @=-?(P*S%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!Q |=/#?(P2S%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>|=/(.&-Q @| "O?+?,P3_A,U/ ?+?,aP*U/ ?,?1_E  @| -?=?>|=/ ?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IPt!?(P#haA#P|4V/&?)E 2?| }#?#r}%Q |=/&.%-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.%-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}#Pt ?(P#har}%Q |=/#."-?2P K"h?5?"P?_?;2}#!?2D"hA(?)G :T%O?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"|Q?(2~)!?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Pnnt ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}#Pl!?(P#har}%Q |=/!-P @-?"D"MA(P)eP#T/ ?:G -@#?(P*eR%O?"?#?<G G?5?"D"IP!_2|4?"D"%@.?"D" @-.!-?"P*_? ?#?"PI_2|U?"D".@.?"D"*@--?"D"MP%iA#?9U/ -?-P!e/!-?"P K"6?0H!|,."-?"?.K":?"P!K"6?0?.P)eP!h_H!A@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PI_?"P6_26?"POaC .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2_A&D"*A)P)eP#a0& !#%*%-?%P!aP&U/!?%R/%.(-?%P!aP*U/&.#-?&D"%A+?&D" A-aP"S%O? ?!?"?#2~7!.(-? D"CG H@("k?)P*eR%O?%P!?-P!_A#? D"._?+?+P TaA%?#U?%? D"2VfA&=P ?%?#a?&=?(P!e2,.!-? D"DA#P K"h? P._?&?#P~I _2}#!?%?#D"|Q?#D"h?(P!e2,-A#P{!eP:S/&? ?#P ?"?!2~B!.&-?%0,!#######"!#-?%/"-Pnnt ? D":?!P.b_?!? D">X=D"*A"P(eP%T/"? ?!?"P%i2^."-? ?!?#G -2}F!?!P!_?)P%iT/!?&D"%PkS/!?#G &A#P#S/!? P+?#?"?!2~B!.!-Pnnt ? D":?!P.b_?!? D">X=D"*A%P(eP%S%O? ?!?%P%i2^-?&D"%PkS/ ? P(?#G #?"?!2~B!--?*P?_C -}("!(k"O"O"k"O"O"O?!?#U?!?#VaP{!e0"&! -?#P5_P|QeA"?!P5_P|QeA!S/%? ?"_A%? ?!_A!P%aG  P"e%k?!D".@"?!2~+!?!?"_&?!-2q!.!-?!P5_P|QeA(?#P5_P|QeA)S/#? ?(_A&P%aG  P"eR/"? ?)_A%?&?&D".A*_A+V/"?&2~+!P!?)?(?*_S/!<?%?+2q!-P#-@!?%P%a?!K" ? 1-?"?#2AA"R%OP 1-?!%O?"? ?!y,  -? ?!2r!?"@ -? -}7"!&k"O"O"O?"?"P#_P|WeA%S%O?#P*a@*P @%.!-?#?%?"aA%?#?%U=@%?#%O?!P{!e@(P!@)#O?"?&_G  ?(S/%?%?&P!_A&T/ --?%?#P*aA*V/!-?!P{!eP} }!m*b@&#OPl}!m*?"?%_A)D" ?&gA(a?(fPl}!m*?)P%_D" ?&gA(a?(fePl} }!mjePl} }!mjT/!?%P*_A%?*W/ --?#?%T%O?!P{!e@&P!@)#O?&?"?%_G  S%O?%@&.#-?#?%P!_A%T/ --P @)-? ?&K"%? ?)K" -p"!*kB P?aA#C ?#P K"2?#Qllllt L"*?"P%X%OP!@(P%@)#O?"P%a@"?!P%_@%?(P!a@*"O?!D  A!PkS%O?#D"*?*S%O?#P*_2~5!-?#D".A)?&_P K" ?%@!.!-?#P6_?%?!?"?!?"U=A!2|(P ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*S%O?#P*_2~5!?#D".@)-?&?)_A%?+K" ?%P%_?,K" -?&P*_@&?#?(K"2?(P!_@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~-%"1k#|Y?"R%OP!1-?"P"h@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Pnnt ?+?!?%_D" A#P.b_?#?,X=A#D"*@-?#D"%@."|YQ ?(?#D" A&P!_A#U/ <Q ?(?#aP*U/ <?#?*_E  -@4Q!?4QkP)?.?&aP"aA#?#P)X=P#hr}%Qk}#}"?#r}#Q}3~U}E~W}5}Q~;}9}<k|YQNn}%A6?5m@4?/?-P*eP#i?5?6}"Q |=ff@/?)?%P%_A%T/ -?/P!e%k"kP @(P @)P!?"R/ <?!?"P"hA/_@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPnnt ?,? D" A"P.b_?"?-X=A"D"*P*eA%R@2?%/ "O?)R/ P!?+?"D" P!_A%_?"D"%A"?"P TaA"?%U?"?*VfA#=@3P ?"?%a?#=@.?/@"?(@#?!@%#O?"R/!"OP Pnnt ?,?%D" A&P.b_?&?-X=A0D"%A&?&P TaA&?0D" P!_A0a?&?0U?&?*VfA&=?.T/ P!?+?0_?&=?3?.2~)!/ P .&-?%P%_@%?"P%a@"?#P!_A#/ --?(P!a@(?)P!_@)? P%_A ?1T/!--?2-&P!--}@"!)k"O"O? D"%A)?!V%OP}Y!@(? D" A#?!_A*G  A P|3_P{!eP|!U%OP"@"."-P#@"Pp!@%"O"O"O"O? P~=!a00(            ! -? P|"_P{!eP1U/%P%@"Po!@%? P~M!a0&&"""!"-P}=!@(.#-P}.!@(."-Pl!@%? P1_P{!eP#U/"-P 1-Pl!@%-?)?!P!_A V%O? ?#_G  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!_?)X/ ? P!_@#? ?*_F  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-}/"!-k"O?!D"2A(?"W%O.!-?"P!_A#?!D".A*?"P.b_D"*A"P%iP ?"P)eP%S=A+X/ ?!D"%@)?!D" @,?!G CP!e@-#OPnnt ?*?#P.b_A&P._?#P!_A.?(X=A/D"*@""O"O"OPnnt ?&?#?(X=A&G *P*e/ ?-/ ?)?&D" P!_A#U/"?)?#aP*U/"?#?,_E  Q{{{)}"Q~Fv}(!|</!."-?!?#P~=}=t 2|8R/!?/D"*@"-?"P(eP"S@%."-?"P%iA#?+U/ --? ?.K"%? ?%K" -n"!)kB P2aA%C ?!D".@*?!D"2A+?"V%O?*?"P.b_D"*A&P%iP ?&P)eP%S=@)-"O?"P!_A"?)X/ #OPnnt ?*?"P!_A&P.b_?&?+X=A(D"*?%P*_?!?#?"2I"O?%G *R/ "O?%G +A"P ?"P~- U=P{!eP.bA"G }6}EOP*S%O?(D"*P)eP&S/!."-?%?!?&?"Po}Et _G -2]?%D" P!T/!?%D"%@&-P!@(."-P%iA"?)U/ -P @(-? ?&K"%? ?(K" ?%P2_C -}3""&k!|YP%@&?"P%P.?"D" P!e=_|." @*?!D">A#D"x"@%"O"O"O"O?#D"~1"A#0"# !-?%E# ?*|</!P @#."-#O?(?#P!iA)?(_A(?%?(P%h_E# ?*|A=@(?#?)aA#P!V/ -?%?(P%h_A%E# ?*|</ P @#.!-?%D"*A#?!D":A!D"6X%OP @#.!-P ?!D"2?#PFb_A%D":A#?%D"6A%a?#?%U?#?!D"?VfA&=@#P%?!D">?%P&h_?&=@&-? ?&K" ? ?"D"6K"*? ?&?#P&h_K"%-}%"!(kB P2aA&C "O?"P ?"P{!eA(P1U=P{!eP|1bA%G ~6}LOA)?%G ~7}LOA*_P~- V/ "O?(P)a0#! ! -?)P.bP}9}Et _@#P @%?!?"P{!eP1|QP!h_H!2@("k"O#O?(?%P1eiP!e%O?#G  @"?#P#aG  P*S%O?"P ?"P~- U=P{!eP.bG }9}EO.%-?&P*_?!?"2|N?&G */"-?#P._@#?%P!_A%?*U/ -P @#."-?&G +-@%P!@#-? ?%N !? ?#P!eN  ?&P2_C -}4"!#k?!?"?#?!D":?%2m!?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2m!?!?&K":?!D"*@-"OP ?&?%a?#?&U?%?&VfA#=A.P ?+?*a?)?+U?*?+VfA)=S%OP!?"?%_?#=P!?(?*_?)=?.2~)!R/!-?!D">A"R%O?!?,K"?-?!?"P!_K">?!G CP!T/ ?!D"6A"?!D".S%O?!P._2~3!-?!?"P!_K"6?!D"2?"P%h_A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -}!"!+k?!?"U%O#O?!? D">A+U@#?!P.b@%?!P!_@!"O?%? D":A,_Pnnt ?#=D"*A&P)eP%T/ ? D"DA(D"6A%@#?&P%iA-?!V%O?%P"h@)?(P._@*?!@&#O?*D" ?#S%O?*2~2!-?(D"2?)_?&K" ?(?#P!_A#K"6?)P%_@)Pnnt ?,?&P!_A&P.b_?&?+X=D"*P%iA&?-U/ --?#?%aP!V%k? ?%2}%!? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---~C"!"kB Pl!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%POaPl~0t D" Pm~0t D" P ?#?!2|&?%?%D"|WK"M?%?%z "bz-#D?%?%z "Yz-#:?%?%z "|9z-#*"O?"P:X%O?%P}%,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G xnOA!N |>?%P N |??%P"P ?!P#aP{!eP"UA!=N |@?%P(N |;?%P.P(?!=N |=-?%z.                z-#OB P2aA!C ?!P%_A"P~=~+t ?%POa2x!?"Pm}.t ? ?%P*_2}B!?!P2_C 2}W!Pput P N  ?%Pl!_C -}Y,!+kB P~M aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --? P*W%O? G }VnO@)-?%P2_A Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D":K"*?%?%E"2L# ?%?%E"CL#|J?%?%D"FK"|O?%D">@!?%D"?@"2.?%P~1 _@&B Px aA#C Pt~+t 2~J!"O"O?%D"*A(Pl~)}O~K!?%P~= _A+D" A*?*Pl~)}O~K!X=W%O"O?)P{!eA,P(V%O?#P%_Pt~+t ?%2B.!-?#P%_Pt~+t ?%P ?(?+D"%2%-P~5~+t G  P4T%O?&P K"*?&Qllllt L" .#-P~"~+t D" @(Pv~+t D" @*?#?)P{!eA-P(VN F?#?*K"??#?(K">?#P K"D?#P K".?#Qllllt L"%?#?%E" L"2?#?%D"*K":?#?+D"*K"C?,P.bG s}KO@+"O"O?-P#a0#! ! -?#P%_P ?+P.bG }9}EO20."-?#?*K"|7?#?(K"|6?#?%D"*K"O?#?%E" L#M?#PI_?#PM_?!?"2|-?#G IP"X/!?#D"JA!Pnnt ?(?!P.b_?!?*X=D"*P)eP(S_A"?*X/!?"P!_A!?(?"P.b_D"*A"P%iP ?"P)eP&S=A"X/!?+P.bG }9}EO@+#OPnnt ?(?!P.b_?!?*X=D"*?#P%_?!?+20P%iA!?"U/ -.!-?&P K"*?&Qllllt L" .!-?&?#D".K"*?&?#E"%L" -?#Px _C ?%?%E# L#2?%?%D"*K":?%P~"~+t E" L">?%D"|CA+@"?%D"Y@#B PIaA!C ?!P K"2?!Qllllt L"*?!? D"2K"C?!? z " z-"62~A!Pqut P!2~N!Psut Psut D" A&P!_K" P}Hut D" ?&P"h_?#K" "O?#R/ ?#P#h@#?)P{!eA,P.bG }K}KO@-#O?"P(_G  @(?"P&_G  @)?!?"P%_G  A&N |(?!?)N E?!?(N DP @(?!?&P ?&P~- U=P.bA&G }/}EO?-?&G o}EO=N |)Pqut ?!PD_P%2~*!Psut D" @*Pqut P"2~N!Psut Psut D" A.P"_K" P}Hut D" ?.P"h_Q L" "O"O?,P(V/ ? ?!P*_?"D" 2};!@(?)P"S/ Psut D" @).!-Pqut P!2~N!Psut Psut D" A.P!_A)K" P}Hut D" ?.P"h_?&Po}Et _G +Pllll%fK" -?"P*_@"?!?(K"D?!?)?*aP"aK"FPqut ?*?!PD_P"2}O!?#P*aA#/ -?!D"*A R/ ?!D".? P%h2r!-?!PI_C 2}W!?%D"|?A!%O?+?!P#h2r!-Pput P N  ?%P~M _C -}5"!"k"O"O"O?!G 5P|!eP*S%O? G G/#? G |*%O?!G 2/%"O?!G 3A"P ?"P~- U=P.bG }6}EOP"a0& &&& &-?!P N 7? D"CG H/%?!G 6A"P#T/#.%-? D"CA"G H/#.!-? D"C@"-?!G 7P!S%O?"G |*/"?!G 6A"P#S/".!-?!G 6A"P#S/!-? ? G *?"P{!eP TeN *? G F/ ? D"DA D"*A"? D" S%O? 2~4!-? D"%?"P:b_A#?!E"2L"2?#?!z " z-" ? ?"P!_K"*--}P""&k!|V? D"2A)?!Pkg_@%? D".@##Oz.                @*"O?)?!?&_P!_U/ ?%P2U/ ?!?#_P!_z   @*-?%P2a@%?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O"O"O"k"O?)?&?(|O?!_A%_A&P1aA(V%O?#?%_P1aG  PAS/!-? ?(2|.A#R/#?#P!e/"?#P!i.!-?&P0a-A#?!aP"T/"? ?#?"2~-!1-? P!N |%-P 1-? P)P ?"?#2~W!-l"!"k?#D"*A&?#D" S%O?#2}T!-?#D"%?&_PHN  ?#?&P!_A%K"*? Pt W%O?!?"T%O#O?#"k?!G  A PHT%O? P~Y T%O?#D" ?%S%O?#2}T!-?#D"%?%_? N  ?%P!_."-?#P"2~K!?#D"*A ?#D"%_P~Y~= |0  ? P"_.!-?#P"2~K!?#D"*A ?#D"%_P~Y~? |0  ? P"_-A%K"*?!P!_A!?"T/ --1-?#D" ?%S%O?#2}T!-?#D"%?%_P|(N  ?#?&P"_K"*-}7""#k!|YB P~= aA&C ?&?#E"2A*L#:?&?#D"IK"M?&?#E"DL#I?&?#z ":z-#??&?#z " z-#*?&?*}D? D".A(aK":? D"*@)? D" @#"O?!G 7P#T%O?&P~" _?#?!2x!?&P}+}.t D" K"|C?&Pm}.t E" L#|;.!-?&P~" _?#?!?"?&P*_2L?&?!D"*K"|C?&?!E" L#|;-?&P|1_?#?&P~" _?&Px _?"?&P*_?%?)2|0? ?&D"|1?(_K".? ? G 2?&G OeN 2? ? G 3?&G PfN 3?&P~= _C -}H"!%kB P2aA"C 2~A!Pqut P"2~N!Psut Psut D" A#P"_A%K" P}Hut D" ?#P"h_Q L" P}Vut D" @#Pqut P"2~N!Psut Psut D" A!P"_K" P}Hut D" ?!P"h_Q{{{{1L" P|4@!"O"O"O? D"60# !"!-?"Pnnt ? D".? D":A!P.b_?!? D"2X=A!E" L# ?"?!D"*K"*? ?"P}Nut 2}#!P|3@!-?"P!P}Rut D" ?#_P}Vut D" A ?#U=? ?#aA#P ? ?#X=2}"!K"%?"?!K" Pqut ?%?"P"2}O!-?"P2_C -})#!"kB Po!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Px _Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Wz-#M?%?%z "bz-#D?%?%z "Yz-#:?%P*_@"?%P:_@#B P2aA!C "O"OP~U~/t G  P!S%O?"? ?#P"2|,Pz!e/!-?!P%_P~=~+t ?"? ?#2L.!-Pm~,t P K" ?!P!N .?!P"K"%-?!P%_?"? ?#2}B!?!P2_C "k"OPsut D" A P%U/ ? P)T/ P}Hut D" A G .P!T/ ? P:_|.  ? E 2Qllll|Q}#mQ |=/ P .!-2}W!-Pput P N  ?%Po!_C -~O!!&k?!G G@%?!G F@#?!G (@&P(@""O"O"O"O"O"O"O"O?!G HP)a0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~- aP{!eP}V!U=@".(-?#P!T/&?%P ?%P~- U=P{!eP.bA#Po}Et _@!?#G }4}EOP!a0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~3!!&kB P2aA%C P ?!D"%A&?&P TaA&?!D" P!_A)a?&?)U?&? D"%VfA*=@&P!? D" ?)_?*=@ "O?!G *P*eR%O?#?&T/!? ?"?#2~)!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%_2} !?%G  P!gA P!e/!?#R/!?#P!a@#?"G  ?"P!_@"?%G !S/ -.!-? ?#Re@(-?%P2_C ?(-y!!%kB P2aA#C "O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%28?#D" A!PlllljS/!?#D"%@%?"?#D"*A 2~K!?"D"*@&"O? RA(/ ?(/ ?"D"%?&_?%? y,  -?"? ?&_K"*?!R/!?%?!2r!.!-?#Pnnt ? D".?!D"*A!P.b_?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)ehP}Q!e/ ? ?#?"2}#!-?#P2_C -}W"!)k"O?"P|VV%OP!@%.!-?!D".?"_@*?"?!D"2A#?"?"?#U=A#a@+#O"O"O?&?+_%O?&?*_G  A(PIaP{!eA%P,U/"?(P~> aP{!eP(U/!?(Pu aP{!eP(U%O?(PLa@%.#-?"?&_@#-"O"O?!D"2?#W%O?#?!D"6A%U@".!-?#?!D"6A%U@"?!D".?#_F  P |:/ ?#?%X/ ?!P._?#2|LA"/ ?!?#2}9!.!-?!P,N %?!?%?#?#?%V=A#K" ?!?"?#_K"*-P @%.#-?(P~4 a@%-?%?)P%h_@)P!@%?&P!_A&P%T/ --? ?)K"%? ?%K" -~W!!#kB P?aA&C ?%P(2~K!?%D"*A(?%D"%_A)P}/ot D  K  ?)P}3ot H  |0 %?%?(P(_K"*?"r?%2~&!?&P2_? ?!2[?&D"2P!S%O?&D"6@!?%P(2~K!?%D"*A"?%D"%_A(P}5ot D  K  ?(P}9ot H  |0 %?%?"P(_K"*?&P*_? ?!2}N!?&?&E#*L":?&P:_P!?%2H-?#%O?%P22~K!?%D"*A ?%D"%_P};ot z   z-  ?%? P2_K"*-?&P?_C -~V!!*kB P2aA#C ? D"*@!? P?2~K!? D"%A&? D"*A%_A"z.                z-  ?"z.                z- 2? ?%P?_A*K"*P!@)"O?!%OP @"P ?!P?_?!?%VA(=@%P!?&?(=@&#OP!@("O?"?%X/ ?"?&_F  P |:/ ?#?!K".?#?%K"*?#?&K"%?#P%_?"2|LA(/ P @).#-?"?(_A"?!U/ --?!?*V/ ? ?!K"*-?#P2_C ?)-~F!!!kB P2aA&C ?&P*_?!?"?#?%2}S!P @%"O?&D"*P!T/ ?#G 4@""O"O"O"O"O"OPnnt ?!D".?&D".A#P.b_?#?!D"2X=D"*P)eP"a0%%#"! -?"/%P!@%.&-?"P!aP)U/#P!@%.%-?"P+V/"P!?"hP} &eR/"P!@%.#-P!@%?"P+V/"P!?"hPp)eR/".!-P!@%?"0(!    ! -P @%-? ?#K"%? ?%K" ?&P2_C -~G!!"k?!P*i@#P"@""O"O"O"O"O"O"O"O"O"O? P{!eP(a02 !"#!)+)%*&++(++)-P @"?!P!eR/)?!P{{{)V/*?!Pll%eR/)?#P!eR/*.)-P @"?!P!eR/(?#P!eR/).(-P @"?!P!eR/&?!P{{{)V/(.&-P @"?!P!eR/%?#P!g?!P{{{)VfP!e/&.%-?!P!eR/".%-?!P!eR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~6!!#k?!D"CG G@(?!D"DA%P K"h?!P._?#?%P~I _2}#!"kP ?"P{!eA"P%V/ <?"P,bPx}:t _A#?(_G *A!P ?!P+UA!=A(%k?%D"h@"?%D"|Q@&?#P!?!=@#P @!#O"O?"?!?#_G  A%P ?%P|3U=P;bA%G }8};OT/ ?%P}!};t _?&?"2~)!/ P!.#-?(?!P!_A!T/ -P &P --@&? ?!K"%? ?&K" -~!!!#kB P2aA(C ? "k? ?"P!S%k?(P K".?(P Pnnt ?!D".?#P.b_?#?!D"2X=A#D"%A&?&P TaA&?#D" P!_A)a?&?)U?&?!D"%VfA&=K"*?(P!?!D" ?)_?&=K"%?#D"*@!?%D"*@&?%?(P%_2}J!P ?!P)eP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2_C -~7!!*k?!D" A%P~9 _A+?!D"*A&P6b_@("O?&P!_A)?%H!}T"A*V%O?(?"D"2K"2?(?"z " z-" .!-?*?&aA,P6bA-%O?+?)P6b_?(?-y,  -?(?"D"2K"2?(?"z " z-" ?,P#hA"R/ ?%?)P#h_?%?&P#h_?"y,  -?%?&P#h_A"?#K" ? ?&K"*? ?%K" ? ?!D"%K"%?"P!K"%?%?*P!_|0!}T"-~*!!(k?"D"%@&?"D" @("O?!D"%A!D"?A"R/ ?!D">A%?"P%h_@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"_@#?"?(_@*?"P!_@"P?P ?#G  A#Pu aP{!eP<U=?#fP{!eP?P ?*G  A#Pu aP{!eP<U=?#fP{!eS/ --?%P2_A%?)T/ --? ?&K"%? ?(K" -}X!!%kB P2aA#C ?#P*_?!?"2}N!Pnnt ?!D".?"P.b_?"?!D"2X=D"*P)eP"S?#D".A%P,Ue@&"k?%R%OP @!P!.!-?#D"*@"P @!"O#O?&%O?"G  PIaP{!eA(P+V/"?!P,b?(_@!-?"P!_@"?%P!aA%/ -P!.!-P -@"? ?!K"%? ?"P ?&=K" ?#P2_C -~V!!(kB P?aA#C ?!P%_@&?"@%#O?&D" ?(_@(?&P*_@&?%P!aA%/ -?#P6_?(P!P!2p!?#D":@%?#D"6P!T%O?!?"P#h_@)?#P K"2?#?#D">K".?#?%K"*#O?#P*_A%?!D" A"?!P%_D" _A*?"aA&2~K!?%D"*@("O?"?*S/ ?&R/ ?%D"%?(_?"?&y,  -?%?&?(_K"*?!P*_A!?)T/ -? ?#D"2K"*? ?#E"*L" ?#P?_C 1-?#D"> -~@!!!kB P2aA%C "O"O"O?"P{!eP#a0#! ! -? P%N  P#@#.!-?%P*_?!?#D"DP ?#D"CPlllljT=?#D"F2|-P#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P}(F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Pnnt ?!D".?"P.b_?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2_C -~=#!&k"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*iK"*P!@&."-?!?%P!aA(K"%P!@&?!?!D" A#P!_K" ?#G  A"P~9 T/!?(R/ ?!?%P"aK"%?!?#P"_K" "O"O"O"O"O"O?#G !A"P~? a06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"kP @#?!A"2}.!A!Pl~U#ePls#S%O?"P!?"D" P"_?"D"%A%P"U=K" ?"?%P"aA(P ?%?(X=K"%?!P,hPl~U|4e?"2}.!P{)efPll%_@!-"O?!Pl!X%O?!Pl2U/!?!Pll%X%O?"?!P2hPlly!e?!P"hPl~Y e?!P.iP|4effPl} }!%fK"*?!P4iP~M!f.#-?!P*hPl~Y e?!P(iP|4efPl} "f@#?!P.iP~=!f@!-?"?#K"*?!.!-?"?!P|4ePl!fK"*?!P(iPt!f-@".!-P @&-? ?"N !? ?&N  -}R!!*k? D">A"P K"v""O?!? D"2A)X/ ?!P!_A#? D".A*?!P.b_D"*A!P%iP ?!P)eP%S=A+X/ ?"Pt"_@(P @!#OPnnt ?*?#P!_A&P.b_?&?)X=D"*P%i?(D" ?%S%O?(P!2~N!-?"?%P!_A%K"v"?"D"~""?!_?#K" ?!P%_@!A#?+U/ --? 2R-}Y!!&k? ?!P~M{{{)eA%_@&?!P1eA"%O?&@!#O?#?!G  A(P~L!V_?(tP}Yk|8_@#?!P!_@!?"P!aA"/ --?%%O#OP2@"? z   z.0000000000000000z|#z[%OP @"P @!#O?"? ?!_G  A%P~L!V_?%tP}Yk|8_@"?!P!_A!P2T/ --?"?#_@#? P2_A ?&T/ --?#-~ !!!kP!?!?#_?"?#U=@&?%?#aA!P ?!?%W=@!"O?"?#aA#P ?"?#X=A"P?U/ ?!P?V/ ? P?2~K!? D"*A"? D"%_A#?&z   z-  ?#?&z  2z- 2? ?!?"_K"*1-? P ?!?!?"VA#=A!2~K!? D"*@""O?!RA%/ ?%/ ? D"%?"_P!?&?#=?!y,  -? ?!?"_K"*-}R!!%kB P2aA%C P ?!D"%A#?#P TaA#?!D" P!_A&a?#?&U?#? D"%VfA(=@#P!? D" ?&_?(=@ "O?!G *P*eR%O?"?#2~K!?"D"*@!"O?#RA&/ ?&/ ?"D"%?!_? ?#y,  -?"?!?#_K"*.!-?%P K".?%?#K"*?%? K"%?"?%P%_2}J!-?%P2_C -}K!!#k? D"DA"P K"Y"O?"D"6A#?!aA%P ?#?%X=A%P"U/ P%?"D"2?!P"h_?!?#V=@!? P._@#?%P2W%O?#?!?%2|K/!-?"P:_?#?!?%2|:?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!_D" 2~I!-?!P%_@!?%?"P!_A"T/ ---s!!)k"O#O"O?%D"~1}7O?!T/ ?%P}R}7t _A&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!_@*?)P!a@)?(P!_@(?,P?P ?,Pu aP{!eP<U=fP{!e?+P?P ?+Pu aP{!eP<U=fP{!eS/!."--?&?"?#2-/"-?%P~" _A%P}6#T/ -P @&-?&-}U!!"kB P?aA#C ?#P K".?#Qllll2L"%?#Pnnt ? D"o!?!P.b_?!? D"}2!X=A!E" L#2?#?!D"*K":? Pm!_?#P2_?#P%_2}#!?#D"*@ ?#D".A!?"P ?"P{!eP|3U=P{!eP;bA"G }8};OS%O?"P}!};t _? ?!2~)!R@%-?#D"%A!%O? ?!2r!-?#P?_C ?%-}N!!%k?"P ?"P{!eP~- U=P{!eP.bA"Po}Et _@#"O"O"O?"G }6}EOP)a0" !"-? ?!?#G -20.!-?!? D">A%X/ ?!P!_A"? D":A&?!P.b_D"*A!P%iP ?!P)eP&S=A!X/ ?#G -@##OPnnt ?&?"P.b_?"?%X=D"*? ?"?#2}(!P%iA"?!U/ ---}Y!!&kB P?aA"C ?"?!2} !"O"O?"G  %O?"G !@#?"P2_A%P*P!P!2p!?"D"6@&?"D"2P!S/"?"D":A(?#N  ?"P!K".?"?(K"*?"?&K"%?"?!D"*K":?"?!E" L#2?"P%_?%2}J!? ?"D".K"*? ?"E"%L" .!-? P K"*? Qllll2L" -?"P?_C 1-?"D": -}D!!#kB P2aA#C ?#P*_? ?!P}A}St P#2}Q!?#D"*P!S%O?#"k"O"O?#D".P#_A"R/ ?!?"W%O?!?"S/!."-? ?"_F  PO|7/!-?!?"a@%? ?"_.!-P -A P!? =?%P ? =P}Snt P!2}Q!?#D"%?"_?!?#D" P!e=@"-?#P2_C ?"-s!!&kB P?aA&C "O"O?%PkS%O? PlllljK" .!-?&P6_?%P%P*2p!?&D":@+?&D"6P!S/!?&D">@)?%%O?)@(?%@*#O?&P*_?!?"?#2}U!?(?&E#*L" ?(P*_@(?#P*_@#?*P!aA*/ --? ?%K"*? ?)K"%? ?+K" -?&P?_C 1-?&D"> -}?!!"k"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!_G  PAT/ ?"?!Pkg_R/ ?!P!_A#?"a@!? ?#_@"#O"O?"G  A P+aA#P9V/ P!?#hP}9ll%eR/ ?"P!_@"?!P!_A!/!."--? P~8 aP~<!eR@%-?%-~.!"&k!|VB P2aA#C ?#z.                z-# ?"P1eA%%O?#?!?"P~M{{{)e_?%y,  -?!?"P|Qe_@)#O"O"k"O?!R/ ?!?)S/ ?!P2_.!-?(/!?#@!P!@(P -?!z   A*z.|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|Y|YzBz[?*z.HHHHHHHHHHHHHHHHzBz[f^?&_@&@!.!--? ?"?&_P!_2~>!?#P2_C -}=!!%k? ? D"%A!P%?!?!P%X=A"aK"%? ? D" A#?"_K" ?!%O#O"O?#G  A!PIaP{!eA P,U/ ?!P~> aP{!eP(X%OP2@ ?!Pu aP{!eP(X/!?!PLa@ .!-?!P~4 a@ -? P1e?%P%hf@%?#P!_@#?"P!aA"/ --?%-}G!!#k"kP ?!G NA%P ?%?!G |/A!_Px UA%=A&R/ <?&P.b@(?!P.bPo}Et _P!?%=P+_@!P @%#O"O?#?!G  A&P ?&P|3U=P;bA&G }8};OT/ ?&P}!};t _?"?#2~)!/ P!."-?!P._@!?%P!_@%?(P.aA(/ -P -@(? ?%K"%? ?(K" -}U!!#kB P?aA*C "k?#P{!eA+P~, W%O?+P.bA+P}/}Et _? D"?P+_?+G o}EO=@,?+Po}Et _.!-? D"?P+_@,Po}Et -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*_?+G %R?)2~"!?*P?_C -}R!!%kB P2aA%C Pp}0t @#? D"6A&D"FA(D".?"V%O?(D"*?"P:b_@#-"O"O"O?#D" P!a0"! "-?&D"D@#-?#D"*A"R/ ?#D"%@&P @##O"O?"?#U/ ?#?&_G  PHT/ ?%P*_? ?!?&?#25?%D"*P!T/ ? ?%D".2}!!-?"?#P!_A#T/ --?%P2_C -}."!"kB Po!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Px _Pl~0t D" Pm~0t D" ?"?#?!2|&?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Wz-#M?%?%z "bz-#D?%?%z "Yz-#:B P2aA!C ?%P*_A#? ?%P:_A&P 2|,P{!eA"P"S%O?!P%_P~=~+t ?#? ?&P!2|#?!G .@"-?!P2_C ?"P!ePput P N  ?%Po!_C -}N""&k!|YB P2aA(C "kP ?#?"?#_A"V/ <?(P%_@+P!@,P%@#"O?&r?"?!D" P!hA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*r|YA-Q?nQ |=%O.!-?-}DA)Pllllj?%aV%OP @).!-"O"O"k?!D" A"%O?!D"%?"?&b?%?)2|I.!-?)R%O?%@#."-?%?)2A-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+_?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P} lllj-@!? ?"K"%? ?!K" ?(P2_C -}3!!)kB P2aA"C ? D"%@%? D" @&?"P}Q~M |0!.?"P._@(P @ "k#O? ?(_G  A!P ?!P|3U=P;bA#G }8};O?%S%O?#P}!};t _?&?%2~)!A#R? fP!@ P!eR/!Pk?!?#=."-? P!eP!@ R/ -P{!-?"P2_C -p!!%kB P?aA%C ?%P*_? D"?A&D"C?&D"DPnnt ? D".?"P.b_A(?"? D"2A)X=A D" Pnnt ?(P._?"P!_?)X=? ? D"*P)eP(S=D"%2|=?%?!N |!?%?#N | ?%P N >?%?"K":?%?%E#*L"2?&?%P2_2}7!?%P?_C -u!!#k?#P K"*?#?"P?_A(2~K!?#?"2~K!?#D"*@%"O?"RA&/ ?&/ ?#D"%?%_?!?"y,  -?#?"?%_K"*?#P?2~K!? ?"K"*?#D"%A%?#D"*A!_A&z.                z-  ?&z.                z- 2?#?!P?_K"*? P ?(?!?"UA!=K"%? P!?%?!=K" -}%!!(k"OP ? D":A&? D"6A*a?&?*U?&? D"*A+VfA,=?"T/ ? D"?@&? D">@)P!? D"%A ?*_?,=?!?"2~)!/ P ?&?)a?&?)U?&?+VfA!=?%T/ P!? ?)_?!=?#?%2~)!R@(-?(-}A!!!kP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!_K"*.#-P!@"-? D" P!T/ ? ?"P"h_A"?"D"*P!_A"K"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1_2~3!-? ?"P!_K"|6? D"O?"P%h_?!z " z-" --v!""k!|V? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%k?!?#_G  P,S&P -?!_A U/ ?"? aP2U/ ? ?#_z   z.????????????????zC@%-"O"O?%z[Pll%f|O? _A!?"X/ ?!?#_G  P+a0:!"  !                  " -?!1-?!P!_@!. - -}=!!%k? D"2A#?!V%O? D".?!_G  P~J!S@%-?#?!P!_A"V%O? D".?"_G  P~=!ePp!S@&-"O"O?#?!P"_A"W/ ?%?&eR/ ? D".?"_F  PO|7/!-? P0N %? ?!K" ? ?!P!_K"*1-? P1N %? ?!K" ? ?!P#_K"*-}3!!"k"O?!G |%A"P ?"P1U=A"P&aP{!eP!V/ ?!D" P!eR/ ?!D".P!eR/ ? P5?"P|1bA G ~5}LO? G ~6}LO? P~3}Lt _? P~4}Lt _?!D"%A"?!D"2A#VA =G  _P ?"?#? =?!P*_?!P6_? =D" P 2}/!--n!!#kB P?aA#C ?#P6_?!?"2Q?#D":A"?#D">P%h_@%?#D"6A&@!#O"O"O?!R%O?"?%T/!."-?!?%?"aP%iX/!?"?!P%h_@"-?#P*_Pqut ? ?"2X?"P2_@"P @!.!--?#P?_C ?&-n!!%kPnnt ?!D".A&?"P.b_A(?"?!D"2A%X=D"*P)eP%S%O? ?"?%U%k?(D"*A#P%iP ?#P)eP%S=&P -K":? ?%K"2? ?&K".? ?!D"*K"*? ?!E" L" ? ?"P!_K"61-? P K" -}*!!#k?#Pkg@&Ps~0t D" ?!P"h_@!#O?!D" A!R%O? P K" 1-?!?!D"._A(?!?#_?&eA%?"_U/ -?!2~+!"O?!?%S%O?!P%aA!?!D" P"gK" .!-?!?%2q!-? ?(K"*? ?%K"%? P!K" -}*!"!|Y!k"O?#r?!r|YA%Q?n}D/ ?%}DA#Pllllj?"aV/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2AA&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -})!!"k? D"*@&? ?#2~K!? D"*@%?#%O?#%O? D"%?%_?"?#y,  -?#?%_@%-? ?%K"*? D"6A"? D".S%O? P._2~3!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?&K"%? ?!K" -}&!!&k? D"DA"P:_P!P 21?"D"YA%%O?!D">@&?!D"?@(P @"P @!#O"O?!? D"DA#D"YX/ ?#D"|C?"_D" A#?(X/ ? P ?&?#P#h_A#D" ?#D"%2~,!-?"P%_@"?%?!P!_A!T/ ---l!!#kB P2aA%C ?%P*_? P ? P{!eP1U=P{!eP|1bPp}Lt _A(?!?"2o!P!@&"O?%D"*P!S%O?(?#P!h_H!(?%D".P1eiP!e/!-?%? ?!?"?#2|D?%G  @&-?%P2_C ?&P!e-}-!!%kP!@"P!@%?!G |-P!S%O?!D"*Pp}0t ?!D".=G 6A"P ?"P~- U=P.bG }7}EOA"P ?"P|3U=P;bA"P}!};t _@%?"G }8};O@&P!@#P}Snt @"-? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?!E" L" -}8!!#kB PIaA%C ? D" A&P"T%OP~A~+t D" @(?%P~E~+t D" K":?%?(K"6?%?!E" L#*?%?!D"*K"2?%? D"%K"?-?%?&K">?%P*_2|Q?%PD_A&P~=~+t ? ?!?"?#P~Q}-t Pqut 2|0Pqut ?&?#G G2~#!?%PI_C -}U!!!kPput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --Pm~0t D" A!P} lt X%kPy~/t 2~V!Py~/t Qllll2L" Pm~0t P K" Py~+t 2~L!Py~+t Py}*t P~U y,  Pm~0t D" &?!-? U%OPy~/t ? 2}K!-Pput P N  Pl~0t D" -}(!!!kB P?aA)C ?)?"N | ?)P N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Pnnt ? D":?(P.b_?(? D">X=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)P*_P P 2~"!?)P?_C -}E!!%k"OPs~0t D" P|4"k?!? aA%A"P} "X%OP|!?"|NaA#P!h?"?#i_.!-?"P%i-A"?"P|4X=A#P"h_A"D" A&R%O?"? K" Pq~0t Pq~0t E# Q!?#r}%mL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%a?%K" -|N!"k? "kP ?"R/ <"O#O?%?!?#_F  P}Yk|8_A%PDV/!?"?#P!_A#T/ -P .!-P ?#?"?#UA%=@"P!?!?%=@!P!-N *? ?"K"%? ?!K" -|T!!k"O?!P!_A#Pnnt ? D":?!P.b_?!? D">X=D"*P%iA!X/ #O? G FP!S%O? G *P!eR/"-? ?#?"2|HPnnt ? D":?#P.b_?#? D">X=D"*P%iA#?!U/ ---g!%k? D".?!_@%? D"2@&#OP @"?&?!?#_V%O?#?%_G  @"-?#P!_@#?"PIaP{!eP,U/ ?"P|IePu aP{!eP<U/ -? P N %? ?!K" ? ?#P!a?!_K"*-f!#k? D"*A&? D"?XP P!?!hA(? D"CA)e=R%O? ?(?)fK"C? D" ?&S%O? 2~5!-? ?&P!_K"*? D"%?&P#h_A ?!N (? ?"N &? ?#N %? ?%K" --|K!#k? ?!P5_P|Qe_A!P%aD" @#"O? P%aA%D" A"P!eR%O? ?"aA 2~+!.!-?%?"P"fK" -? ?#P"e%k?!D".?!2~+!?!_&?!-2q!-c!"k? D":@&? G |#@("O?!P|!eP*T/ ?&G HR/ P 1-"O?"P{!eA"P!T/ ?&G |*R/ P 1-?!?"P:hPll%P ?%=fPl"P ?#=f?(f2|TP{!e? G AW-g!#kB P2aA"C ?"P*_?!2} !?"G *%O?"G +@##O? D"*A%? D" S%O? P!2~K!-? ?%P!_K"*? D"%?%_?#N  ?"?!2} !?"G !@#?"G  / --?"P2_C -d!%kB P2aA#C ?#P%_?"P!P!2p!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#P2_C 1-?#D". -|O!#k? ? D"*A#?!U%k? ?!?#aA"2~K!? D"%A%? D"*A!_@#?"P"X%k?"P!aA"%O?#P ?"y- -?%?!?"_A!_&?#-P N  ?!P!_&?!-K"*-|U!"k"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!_F  P |:/ ?!?#X/ ? P._?!2|LA%/ ? ?!2}9!1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%_K"*-e!"kPnnt ? D":?!P.b_?!? D">X=D"*@#? D"*A"? D" S%O? 2~3!-? ?"P!_K"*? D"%?"P%h_A ?#P)eP&SN .? P K"*? ?!P!_K"%? ?!K" -_!"k? P Pnnt ?!D".?"P.b_?"?!D"2X=A#D"%A"?#D" A#a?"?#U?"P ?!D"*A%?%?!D"%VA%=VfA"=K"%? P!?#P!?!D" ?%=_?"=K" -[!!k"O? D"*A%?!W/ ? D"%?!P"h_@ P!?#?%?!aA!?!?#V=A!?!P!W=@!#O? R/!? ?"D" K" ? P%_@ ?"P%_@"?!P!aA!/ ---Y!"k"O?!? D"*X/ ? D"%?!P.b_D"%R/ ? D"6?!V%O? D"2?!P"h_D" @#-?#? D"?X/ ? D">?#P#h_D" P!V@"-?"-|G!%k?"?%U%kP &?"?%a@(P @"#O"O?"P!_@&?!?"_?#?%2~)!A)R/ ?"?(T?&@"/!--?&P!a@&?)R-@"? ?&K"%? ?"K" -Z!!k"kP ?!R/ <P!?!G  A"PIaA!P{!eP+W/ <P?P ?"Pu aP{!eP<U=?"fA"P~4 a@!?"P~> aP{!eP(U-@"? ?!N !? ?"N  -|R!#kB P2aA&C P!@("O"O"O?#D" A)P!a0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&P*_?!?"?(?)25?&D".@!? ?&D"*K" ? ?!K"%?&P2_C -~3!!(kB P2aA#C ?#P%_@%? D" A!@"? D"%@&"kP*?!P!hA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"k"O"k?"%O?&?"P!?!2|I.!-?!R%OP!@"."-P!?!2A-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%_?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2_C -|D!"k"kP ?"?#U/ <P ?"?#aP%U/ <?!?#_D  -@&"O?"?#P%_A#U/ ?"?#aP%U/ ?!?#_D  @%-? ?%K"%? ?&K" -|K!"kP+@%"O?!G %A#P#T?"?#P!SeRe/ P @#"O?!G *A!P"a0&!   ! -P#P ?!P!P P 2,A%P{!eP:S=@#-? ?#N !? ?%N  -f!"kB P2aA C Psut D" A!%OP}Hut D" ?!K" -? P}Rut D" K"*Pqut P!? P*_P!2}O!? P}Vut D" K".Pqut P"? P._P!2}O!P}Hut D" ? P2_C -Y!"k? G CR%OPnnt ? D".?!P.b_?!? D"2X=D" P!_1-P @!? D"%A"? D"*A#P!aV%kP!? D" ?"?#U=G  P|4S&P --|K!"k? D"*@#? ?"2}J!? D"*@%? D"6A"? D".S%O? P._2~3!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?#K"%? ?!K" -Z!"k? ?!G 7A#P#T2~P!? D"*@"? ?#P#T%k? D"%?"P:b_A ?!z " z-" ? ?!E /L /? ?!H!8|0!8? ?#N 7?"P!_&?"-K"*-|G!"kB P2aA"C ?!G >P!eR%O?!D"6@!? D" D"??"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2_C -|C!%k?!P}V"_@&?!H!}T"@%#O"O?&?#P"h_D" A(?#|0!}R"?(?!K"|C?#?%X/ ?#?#?%U_A#?%W/!--? ?"K"%? ?!K" -|J!!k? D"C?!P{!e_G 7A"P%S%O?!? D"?G -Plll2f2|TP{!e@"-P!@!"O"O"O?"P!a0#  !"-? G FP!gP!e1-P @!-?!P!e-|A!"k?!?!G 5A%? D"C_G 7A&P%S%k?%? D"?G -?!G 7P:hPll%P ?#=fPl"P ?"=ff2|TP{!e&?&-N 6? ?!2b-|>!#kB P2aA#C ?!G &@%?!G %@&?#?!D" K".?#?%P!hP"e?&Pl"P ?"=ffK"*? P#?#P*_P"2}O!?#P2_C -|E!"kB P2aA"C ?!G >R%O? D" D"??!D"6@!?"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}7!-?"P2_C -U!!k? Q+|A%O? Q,l?!2~&!-?!D"*A"?!D" S%O?!2}T!-?!D"%?"_? Q,}!}DPIfN  ?!?"P!_K"*-|>!!kB P?aA#C ?#?"K":?#?!K"6?#P K">?#P K"*? ?!? D"6G JP.bG s}KOP.bG }9}EO?#P*_2&?#P?_C -|H!!kB P?aA%C ? D">G IP!S%O? 2R-? D"?P!N e?%Q L 9?%z.                z-#*? ?!?#?"?%P*_2C?%P?_C -|5!#k"O?"R/ #O? G  A%?!G  A&S%O? P!_@ ?!P!_@!?"P!aA"/!."--?%?&a@#-?#-V!"k?"P>e@"#O?!D  @#? P!2~N!? ? D"*A%P!_K"*? D"%?%P"h_?#K" ?!P%_@!?"P%aA"/ --|;!!|Y?#E" @%? D"l!A#? D"jS%O? P~U _2~3!-? ?#P!_K"l!? D"|W?#P%h_A ?"K".? ?!K"*? ?%L" -|=!"k? D"%A"? D" A!K" ?!%O?!?"K"%-Ps~0t D" ? D"*A P"h_D" R%OPq~0t Pq~0t E# Q!? r}%}#L# --X!!kB P?aA%C ?%P}%ml2K!<?%P%N :?%?!K"2?%?"K"6?%?#K".?%?"K"*? ?%P*_P P 2~"!?%P?_C -T!"kB P2aA#C ?#P*_?"? D":G |*2}V!?#G +A%P#T%O? ?#G *?%?"?!2~W!@!-?#P2_C ?!-X ?!2~J!?!P K"C?!D">R%O?!P>_2~4!-?!P!K"C? P N *? P"K" ?!D"?A ?"E" L" ? ?"z "*z-"*-|5!!k? D"*A%? D" S%O? 2~6!-? ?%P!_K"*? D"%?%P%h_A ?"P!h?#fK"*? ?!rL# -|B ? ?!?#D"*A!P!2~.!? ?"?!P!_P 2~.!?#P%2~N!?#?#D"*A P%_K"*?#D"%? P"h_z.                z-" -|6 ? 2~V!? P._P22~R!? P:_P22~R!? PC_P22~R!? PI_P.2~R!? P|1_P%2~R!? Pv _P%2~R!-|3!!kB P2aA!C ?!P*_? ? D" P!P%P.2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P%2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P22}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P:2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P*2}2!?!D"*P} llljT%O?!D". -?!P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P*P22}2!?!D"*P} llljT%O?!D". -?!P2_C -|5!!kB P2aA%C ?%P*_?#? D"CG |*2}V!?%G +A#P#T%O? ?%G *?#?"?!2~B!-?%P2_C -|3!!kB P2aA!C ?!P*_? ? D" P!P%P?2}2!?!D"*P} llljT%O?!D". -?!P2_C -N!!k"kP!?!?"P)ePw b_A#G V/ <?#D" %OP!?#G |8P!S/!<-? ?!?"2U--Q ? ?!P ?"P ?"P{!eP~- U=P{!eP.bA!P}/}Et _? D"?P+_?!G o}EO=G  P!?"?#2}D!-|0!!kB P2aA&C ?&P*_? ?!?"?#?%2}2!?&D"*P} llljT%O?&D". -?&P2_C -|6!"k? P._?"2~K!? D"6@#"O?"RA%/ ?%/ ? D"2?#_?!?"y,  -? ?"?#_K"6?!?"2}"!-|4!"kB P2aA"C ?"? ?!2|>?"D"%@!?"D" @#?"P N *? ?#?!?"P*_2w!?"P2_C -})#"+k!|Y? D"*A*? D" A%S%OB P2aA(C ?(P*_@+B P2aA&C "kP ?%P!_A"R/ <?&P%_@)P!@,P%@#"OP%?"?%P!hA%?"?%V=A"?"P%W=A%rQ"}%A-Q?nQ |=%OP @".!-?-}DA"Py{{{)V%OP @".!-"O"O"k? D" A#%O? D"%?#P"hP%?"2|I.!-?"R%OP%@#."-P%?"2A-A#/ ?)P%K"%.!-?)?#K"%P @,-P*@#-?#?)_?"K" ?)?,K" ?&D"%P!S%O?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%P} lllj-@#?+?"K"%?+?#K" ?&P2_C ?(D"*P} llljT%O?(D". -?(P2_C -? D"%?*P"h_?!K" ? ?*P!_K"*? ? D".?!_K".-M!!kPnnt ? D".?!P.b_?!? D"2X=A!D"*P)eP#S%k? ?!?"?#2g&P --|1!"k? D"*A"%O? D"%@!#O?!2~V!?!P._2~V!?!P:_@!?"P!aA"/ --? P:2~R!-|>!!kP}Vut P K" Psut P K" Pqut P#2~N!Psut Psut D" A P#_K" P}Hut D" ? P"h_A Q L" ? P K"*-|0 ? ?!?"?#?%Pnnt ? D":?%P.b_?%? D">X=A D" ? D"%? D"*P)eR2}/!-K!!kPnnt ? D":?!P.b_?!? D">X=D"*A"P(eP%S%O? ?!?"P%i2^--|2 ? 2~V!? P._2~@!? D":PlllljT%O? P:_2~V!-? D"CPlllljT%O? PC_2~V!--N ? ?!?"2~<!@!? P!2~N!? ? D"*A"P!_K"*? D"%?"P"h_?!PlllljfK" -M!!k?!D"|CA#%O? ?!H!}R"K"*? ?"P!_K"%-? ?#K" ?!P~I"P}V"?"=2r!-|- ? ?!?"2~<!@!? P!2~N!? ? D"*A"P!_K"*? D"%?"P"h_?!K" -G ? P.2~R!? P._P%2~R!? P:_P*2~R!? PC_2~V!? PI_2~0!-F ? ?!Pnnt ? D":?!P.b_?!? D">X=A D" ? D"%2~,!-I ? D" P} l2X%O? P.2~R!? Qllllt L" -? P4N :? P K"*-C!!k? D" ? D"*A"a?!U%O? ?"?!P!P!2~;!--C ? P:2~R!? P._P%2~R!? P:_2~0!? P~I _2~V!-C!!k? D" ? D"*A"a?!U%O? ?"?!P*P22~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%P%2~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%PM2~;!--C!!k? D" ? D"*A"a?!U%O? ?"?!P%P:2~;!--=!!k? D"*A!%O? D" ?!P#h2r!--=!!k? D" A"%O? D"%?!?"b2r!--6!!kP%P}V"2AA R%O -? -6!!kP%P~I"2AA R%O -? -< ?!G >P!e%O? D" ?!D"6K" --:!!k? D" A!%O? D"%?!2r!--: P ?%? ?!?"?#G %RP 2}I!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -#  -#  --~#L}%! Pllt -}#*8gb^|L]?^c[]j?ghZfhg?Zh?t/?|K|Rh?]c[g?Zh?t ?^c[]j?d|Rh?d|M?|Kd|Rc[gN?h|O]?b]c?^g?t4?|K|Rh?h|O]?^c[]j?^g?t 4fZc|N]?ghZfh?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t 2fZc|N]?]c[?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]H|PZ|QH]chf|T|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^c[]j|*fg gf|LH|Ldci]fhH|QZgg|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^h]f|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHghfH|QZhh]fc|*fg gf|LH|Ldci]fhH[]hZ^b|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]HcZi^|NZh]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]Hcd[]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHfZ|S|Ii]|LH|Pd[|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHZbbd|L|*fg 7|P]|Pdf|T?Zbbd|LZh^dc?d|M?t/?|K|Th]g?|MZ^b][  I!2 X   y#  |-   I!2 X   )%  L   ~@!2 X   ~+!  L   }2!2 |:   |O"  |" Pont -+~T{{{c|Rbb|4 P}Snt -|9H ! !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P}0}(t -}*!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! LMjGZ|Q^Gi]fg^dc|>]b]|Lhg?h|O]?[Zh][?i]fg^dc|*?Uhg?|Mdf|PZh?Zc[?[]|MZ|Rbh?Zf]?cdh?[d|L|R|P]ch][|*}X%2 /   ~*%2 R Ps})t -}/!#   |/N      !   !   !|2  jG^[]|P|Qdh]c|L|TGa]|T|5Zff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*Uh?|LZff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*  }X%2 /   ~*%2 R P~1}*t -G#   |7&2 3   |D&2 |)   m&2 |*   %       !       % P}+}+t -!% P}6}+t -!! P}A}+t -!% Ps}+t -!* P}V}+t -!* Pv}+t -!% P~1}+t -!% P~=}+t -!% P~I}+t -!! P}3},t -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~U}-t -}B#!   !       ;%2 ?       ^h]|Pg^[|,I|,|-GILG|,L|,I|,JGI|,GI|.g|OZ|Q]]chf^]g~?l}C|LZbb|VbZ|K]b|Xh]jhNFA|Mfd|Phd|QZ|Td|Rh|@fb|L|OZc|N]g^gZh|NZ|Qg|OZf][a]|Qhc]|Sf]|Q]Zh][|P]|P|K]fg|Ld|Rch?+/,FAA|VAZhANFA^[ANFAf]|Q]Zh][ANhf|R]FAAN|VAN|VA^gANAa]|QhAFAN|VA^gANAc]|SAFAZhANA|NZ|QANAg|OZf][ANhf|R]FAh]jhAN|VA|Ld|RchANFA]chf^]gAN|F|G|X|G|X|G|X|G|XFFA|Ld|RchANFA^h]|PgAN|FFA|P]|P|K]fgAN|V|VAg|OZ|Q]ANFA|Mfd|PANFAhdANFA|QZ|Td|Rh|@fbANFA|L|OZc|N]gAN|V|Qfd[|R|Lh|Ib^gh^c|N|I]jh]c[][f][]|P|Qh^dc|I|Rfb|Ihd|I|QZ|Td|Rh    2   %   !   " P}K}0t -6" *  ) ~9*2 :   ~1+2 # P~D}0t -46#!! ~9*2 :   >,2 ( P}8}1t -=/)&"! ~Q*2 :   }H,2 "       ? P~-}1t -%6. ! P~B}1t -(! *|& ) Pz}1t -(! *D ) P}3}2t -(! *E ) Pr}2t -(! *|* ) P~#}2t -(! *H ) P~:}2t -(! *I ) P~R}2t -(! *|+ ) P},}3t -(! *|, ) P}B}3t -(! *|- ) P}V}3t -+" !+|5"! " P~1}3t -|D"!!,|6"  |VAb^c]AN|VA^c[]jANFA|Ld|P|Qb]|P]chAN l!2 5   }I   ,   |-"2 7   g   ?       !   !     * ? P~%}4t -~P"AN|4|%      *   %   #   %       %   %   &   (   H|RfbTR|?Hi|,H|Qfd[|R|Lh|9^ghg?|Qfd[|R|Lhg|*Hi|,H|Qfd[|R|LhH|Ld|Rchf^]g|9^ghg?h|O]?g|R|Q|Qdfh][?|Ld|Rchf^]g|*|B|OZh?^h?hZa]g?|K]g^[]g?^hg?|QZh|OF?Zc[?h|O]?|Kd[|T?d|M?^hg?f]g|Qdcg]|*   v-2 |2   |;X|>|?Hi|,Hdf[]f|5f]Zh]g?Zc?df[]f|*Hi|,Hdf[]fH|V^[|X|=]Z[g?dc]?df[]f|*|9^ghg?df[]fg|*|=]Z[?h|O]?df[]f?|S^h|O?TR|??Hi|,Hdf[]fH|V^[|X|*Hi|,Hdf[]fH|V^[|XHb^cag|=]Z[g?h|O]?|QZ|Td|Rh?b^cag?d|M?Zc?df[]f|* % Px}7t -Gj-2 #   |V-2 -   }%-2 1   2&2 !   %        )+&% P}2}8t -Gj-2 #   }3-2 7   }F-2 |!   %       *.2 !   !+++% P~5}8t -G2.2 %   6.2 +   | .2 3   }N&2 "   %        + !% P}:}9t -Gj-2 #   |*.2 0   |1.2 2   2&2 !   %        ++"% P~=}9t -Fj-2 #   6.2 +   |9.2 /   2&2 !   %        *+# P}6}:t -|T|D.2 |&       j-2 #   l.2 6   }2.2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""|QZ|T|P]ch|I|P]h|Od[A P}8};t -)0^h]|PgA P}M};t -,&|Qfd[|R|LhgA Pw};t -@*^[]|P|Qdh]c|L|T|Ia]|TA        1ghZh|RgA P~Y};t -0(|Ld|P|Qb]h][|IZhA P}5}<t -2.f][]|P|Qh^dc|I|RfbA Ps}<t -*0|QZ|Td|RhA P~(}<t -/(^g|I|Ld|P|Qb]h]A P~?}<t ---|Ld|Rchf^]gA P~X}<t -2+^c^h^Zb|IiZb|R]gA P}2}=t -00|M^cZb|IiZb|R]gA Pr}=t -1.|Qfd[|R|Lh|I|Ld|RchA P~%}=t -*/hda]cgA P~<}=t -%(^[A P~U}=t -+"|P]ggZ|N]A P}/pt -2)Z|Q|QfdiZb|IghZh]A P}Fpt -.0|LZh]|Ndf^]gA P~!pt -*,]j|Q^f|TA P~9pt -0(|Qfd[|R|Lh|I|Ld[]A P~Rpt --.db[|IghZh]A P}-}>t --+c]|S|IghZh]A P}D}>t --+h^|P]ghZ|P|QA Pt}>t -0+^g|Idf[]fZ|Kb]A P~6}>t -(.|Ld[]A P~O}>t -?%|Ld|Rchf^]g|If][]]|PZ|Kb]|I^cA9Z|Mh]fA P}A}?t -*&|K]|Mdf]A P}W}?t -)(b^|P^hA P~3}?t -(&h|T|Q]A P~L}?t -+%|LZf[|I^[A Pn}@t -,)|L|Rff]c|L|TA P}>}@t --*|5XW|;|9R|?R|6A P}T}@t -.+|;|=X|5R|>|>U|:TA P~0}@t -*,SPU|9R|6A P~I}@t -|"(|Qf^|L]|I|P|Rbh^|Qb^]fA       2|5P|=|6A P}<}At -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A Px}At -&#TQ|;A P~F}At -&#|@|>|6A P}!}Bt -&#|5P|6A P}9}Bt -A#[^ghf^|K|Rh^dc|I|P]h|Od[A    5|Ld|Rchf|TA P~+}Bt -,)df[]f|I^[A P~C}Bt -E*[^g|Ld|Rch|I|P|Rbh^|Qb^]fA    5[]b^i]f|T|I]|PZ^bA P}6}Ct -10|L|Rff]ch|Ihda]cA P}K}Ct -1/]|PZ^b|IZ[[f]ggA P~)}Ct -)/iZb|R]A P~@}Ct -*&iZb|R]gA Py}Ct -)(RWPU|9A P}3}Dt -/&|;P|DX|@|?|I|9U|:VA P}I}Dt -*-|>U|:T|9RA P~&}Dt -,(W|@|9|?U|;|9RA P~=}Dt -1*jGZ|Q^Gi]fg^dcA P~V}Dt -|#/jG^[]|P|Qdh]c|L|TGa]|TA      3|,I|,|-GILG|,LA P}Gqt -.,|,I|,JGI|,GI|.A P~"qt -),e|R]f|TA P~:qt -+&|O]Z[]fgA P~Sqt -()|Kd[|TA P}.}Et -p+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{df[]fGf]e|R]ghdf[]fG|Lf]Zh][df[]fdf[]fGb^gh|Qfd[|R|Lh|Qfd[|R|LhGb^gh|Qfd[|R|LhG|R|Q[Zh]|Qfd[|R|LhGe|R]f|Tdf[]fGe|R]f|T  |6:2 /    #  |<:2 /   !% !|H:2 &   "& !|L:2 ,   #&!!|P:2 )   %  !h:2 .   & !!l:2 0   (" !}-:2 /   ))" }9:2 -   *)" }T)2 %   +("   # #     . . # P~5}Lt -7#-%   ! !     ~Y1~Y1! ! P}2}Mt -=#1.   |4 |4     t1t1! ! M ( ( P}V}Mt -%~U1~U1 P~)}Mt -=~Y1!   #=.(    ) )       ! ! P}(}Nt -.!  #|&#   1 1 P}<}Nt -#/ / Pv}Nt --#|(%     |4 |4 P}!}Ot --%# |*(   ) ) P}X}Ot -&!"!J# Py}Ot -+#L    ) ) P}-}Pt -&&   " P}A}Pt -!" P}L}Pt -+" !   #L# P~N}Pt -.!  #|2  !!! ! Ps}Qt -5#|2!   # #     % % # P~F}Qt -8!  #|3#   # - *   ~M ~Q # Pq}Rt -+#P*   # # P}T}Rt -&!   " Px}Rt -!" P~;}Rt -1" !   #U"   ) ) P~S}Rt -)!   " % P})}St -#% " P}8}St -} )( !   #V# NHHHi|,HB]c~?l}:|VbZ|K]b|X~?l}; }X)2 )   }I>2 /   }H>2 "   )   *   +   ,   -   }V>2 !   |P^[?|3?b]c   ~- 2 |J   p!  |*   Zgg]fh^dc?|MZ^b][N?^[j?|1?|5P|;P|5U|?|DZgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*|O]^|N|Oh?G?|+}E"2 |F   }P"  +   }E"2 |F   }T"  +   }E"2 |F   ~M   W   Zgg]fh^dc?|MZ^b][N?gf|L|*b]cDE?|2|2?[gh|*b]cDE}E"2 |F   |?)  &   }E"2 |F   x%  B   }E"2 |F   5&  C   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*cd[]|*|O]^|N|Oh?G?|+   }E"2 |F   #%  +   U"2 |I   |C"  I   U"2 |I   8"  H   }2!2 |:   ~A-  |)   #   1   0   H*2 |,*2 P*2 |A#2 |8   E"  +   |LZ|QZ|L^h|T?di]f|Mbd|S   &#2 |;   >   &   |LZbb][?|JX|Qh^dcNN|Rc|SfZ|QDE|J?dc?Z?|J|:dc]|J?iZb|R]III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~:tt -|-""""""""""""""""""""""""""""""################%%%%% P}Hut -!% P}Rut -!! P~"wt -!" P~A~+t -!% P~U~+t -+4       % P}+~,t -!% P}6~,t -!! P}A~,t -!% Ps~,t -!* P}V~,t -!* Pv~,t -!% P~1~,t -!% P~=~,t -!% P~I~,t -!! P~U~/t -3!       !       . P}2~0t -!%';
var frequent = "fffffff1f13b1d507eaa000123ede5181110100010121000301110000000000b";

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

// generated/conversions.js
var changeIds = [{ "id": "product_listing_extended", "version": "2024-02-05" }, { "id": "countries_endpoint_added", "version": "2024-02-05" }, { "id": "redemption_url_to_payout", "version": "2024-02-05" }];
var topics = ["changes", "gaps", "losses"];
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow this value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "{field} has no value that {other} can hold, and {version} has no {field}.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "{other} is kept, and does not hold this value.", "{version} keeps only one value of {field}, so this part is lost.", "{field} has another type of value, so the value of {other} replaces it.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "{version} removed {field} and has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}.", "{version} does not allow this value in {field}."], "unlisted": "{version} has no such endpoint." };

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
var englishCalls = { "sentences": ["{endpoint} was removed in version {endpoint_removed_in}. {endpoint_instead}", "{endpoint} was introduced in version {endpoint_since}. Use that version.", "The URL is empty or not below the base address of the API. Check the URL or the option `baseUrl`.", "The API documentation does not list this path. Check each part of it.", "The API documentation does not list this method for the path. Use {methods}.", "The header {header} does not name a documented version. Use {versions}.", "The header {header} is missing. {header_why}", "The header {header} is empty. {header_why}", "The API documentation does not list this header. Check its spelling.", "The API documentation shows no body for this endpoint. Remove it.", "The body is missing. This endpoint takes a document of the shape {shape}.", "The API documentation does not say which values it accepts. These are its dated versions."], "endpoints": [{ "name": "GET /v2/product", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/product/countries", "method": "GET", "since": "2024-02-05" }, { "name": "POST /v2/order", "method": "POST", "body": "order-request", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order", "method": "GET", "since": "2023-07-27" }, { "name": "GET /v2/order/{id}/links", "method": "GET", "since": "2023-07-27", "removed": "2023-07-27", "instead": "Read the order with GET /v2/order/{id}." }], "headers": { "x-idempotency-key": "It carries the idempotency key of a new order." } };

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
function readDetailRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  const w2 = words3[at2 + 2];
  const w3 = words3[at2 + 3];
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
function readFixRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
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
function readNoteRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  const w2 = words3[at2 + 2];
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
function readSignRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  return {
    version: w0 & 255,
    clue: w0 >>> 8 & 255,
    field: w0 >>> 16 & 255,
    section: w0 >>> 24
  };
}

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
  Object.defineProperty(target, READ, { value: readerOf(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf(target, names, make, others) {
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
var words2 = /* @__PURE__ */ new Uint32Array(0);
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
function memoryWords() {
  if (words2.buffer !== core.memory.buffer)
    words2 = new Uint32Array(core.memory.buffer);
  return words2;
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

// reply.js
var FEW = 512;
var SHORT = 1 << 10;
var LONG = 1 << 14;
var decoder2 = /* @__PURE__ */ new TextDecoder("utf-8", { ignoreBOM: true });
var Reply = class {
  words;
  /** The index of the next word. */
  at;
  /** Whether there is so much text that pointers are built only when they are read. */
  isLong;
  #bytes;
  #text;
  #textAt = 0;
  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address2, from) {
    const memory = memoryWords();
    const start2 = address2 >>> 2;
    this.words = copied(memory, start2, memory[start2 + REPORT_LENGTH]);
    this.at = from;
    const length = this.word(REPORT_TEXT_LENGTH);
    this.isLong = length > LONG;
    const text2 = this.word(REPORT_TEXT);
    if (length > SHORT)
      this.#bytes = bytesAt(text2, length);
    else
      this.#text = textAt(text2, length);
  }
  word(at2) {
    return this.words[at2];
  }
  next() {
    return this.words[this.at++];
  }
  /** Reads the next string, which has `units` UTF-16 units. */
  string(units) {
    if (units === 0)
      return "";
    this.#text ??= decoder2.decode(this.#bytes);
    const start2 = this.#textAt;
    this.#textAt += units;
    return this.#text.slice(start2, this.#textAt);
  }
};
function copiedText(address2, length) {
  if (length > SHORT) {
    const bytes = bytesAt(address2, length);
    return () => decoder2.decode(bytes);
  }
  const text2 = textAt(address2, length);
  return () => text2;
}
function copied(memory, start2, length) {
  if (length > FEW)
    return memory.slice(start2, start2 + length);
  const words3 = new Array(length);
  for (let at2 = 0; at2 < length; at2++)
    words3[at2] = memory[start2 + at2];
  return words3;
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
    const detail = readDetailRecord(reply.words, reply.at);
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
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
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
  const note = readNoteRecord(reply.words, reply.at);
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
  const sign = readSignRecord(reply.words, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version2 = versions[sign.version];
  const speaking = [field?.removed, field?.since, version2, version2][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) });
  return { version: version2, pointer: trail.pointer(), path, section: sections[sign.section], reason };
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
function readerOf2(declared) {
  const names = Object.keys(declared);
  const missing = names.filter((name) => declared[name]?.isRequired);
  const defaults = defaultsOf(declared);
  return (value, what = "") => {
    const checked = { ...defaults };
    if (value !== void 0) {
      refuseOthers(what, value, names);
      for (const name of Object.getOwnPropertyNames(value)) {
        const option = own(declared, name);
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
        declared[name]?.check(void 0, name);
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
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
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
var limits = optional(readerOf2(LIMITS), defaultsOf(LIMITS));
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
  severity: optional(readerOf2(SEVERITIES)),
  entries: optional(pointer),
  limits,
  mask: optional(boolean, true),
  messages: optional(language),
  names: optional(oneOf(namings), "wire")
};
var DEFAULTS = { ...defaultsOf(DOCUMENT), bytes: new Uint8Array(0) };
var readDocumentOptions = readerOf2(DOCUMENT);
function readSettings(options) {
  return options === void 0 ? DEFAULTS : settingsOf(readDocumentOptions(options));
}
function settingsOf(options, flags = 0) {
  const { version: version2, level, draft, severity: severity2, limits: limits4, mask, messages: messages3, names } = options;
  const entries2 = options.entries === void 0 ? void 0 : new TextEncoder().encode(options.entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries2?.length ?? 0));
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags | flagsOf(options);
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits4, bytes, SETTINGS_LIMITS);
  if (entries2)
    bytes.set(entries2, SETTINGS_ENTRIES);
  return { version: version2, level, draft, severity: severity2, entries: options.entries, limits: limits4, mask, messages: messages3, names, bytes };
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
  const read = readerOf2({ ...RANGE, ...declared });
  return (value) => {
    if (value !== void 0)
      return read(value);
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  };
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
var SHORT2 = 1 << 14;
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
  let into = room(units > SHORT2 ? units + spare : most);
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
function encoded(options, fill = []) {
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
  const readTexts = readerOf2(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])));
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
  if (holds(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds(test) {
  try {
    return test();
  } catch {
    return false;
  }
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${encoded2(name)}=${encoded2(value)}`;
}
function encoded2(text2) {
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
  const isAdvised = Object.hasOwn(advice, tag) && !holds(() => "toJSON" in value);
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
var readDetectionOptions = /* @__PURE__ */ readerOf2({ entries, limits: limits2, messages });
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

// stream/chunk.js
function bytesOf(chunk, stream) {
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
var decoder3 = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });
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
      this.#pending.append(bytesOf(value, "complements"));
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
      const parsed = JSON.parse(decoder3.decode(line));
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
    return JSON.parse(decoder3.decode(text2));
  } catch {
    return INVALID;
  }
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
  const address2 = callWhole((core2) => core2.convert_batch(shape, length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0));
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
  const reply = new Reply(callWhole((core2) => core2.check_batch(shape, length, settings.length, places)), REPORT_FLAGS);
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
  const note = readNoteRecord(reply.words, reply.at);
  reply.at += NOTE_WORDS;
  const topic = topics[note.topic];
  return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) };
}
function write2(batch, settings, held) {
  const { bytes, places } = batch;
  const spans = places?.spans ?? [];
  const words3 = 4 * (spans.length + held.places.length);
  const behind = bytes.length + PADDING;
  const into = room(behind + settings.length + words3 + held.texts.length);
  into.set(bytes);
  into.set(settings, behind);
  let at2 = behind + settings.length;
  const numbers = new DataView(into.buffer, into.byteOffset);
  const push = (number) => {
    numbers.setUint32(at2, number, true);
    at2 += 4;
  };
  for (const place of spans)
    push(place);
  for (const place of held.places)
    push(place);
  into.set(held.texts, at2);
  return places === void 0 ? LINES : spans.length / PLACE_WORDS;
}

// stream/cut.js
var NOTHING3 = /* @__PURE__ */ new Uint8Array(0);
function unreadableOf(shape, last, settings) {
  return isAccepted(shape, last, withFatalAlone(settings)) ? NOTHING3 : last;
}

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
    write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk, "an archive")))),
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
      const isKnown = this.#all.has(cause + pattern) || this.#all.size < MOST_PATTERNS;
      const pointer2 = isKnown ? pattern : OTHERS;
      const tally = this.#all.get(cause + pointer2) ?? this.#begin(topic, note, pointer2);
      tally.count += count;
      this.#all.set(cause + pointer2, tally);
    }
  }
  #begin(topic, note, pointer2) {
    const section = sections[note.section];
    const reason = reasonOf(note, "*", "*", this.#messages, this.#messages?.conversions);
    return { topic, pointer: pointer2, section, reason, count: 0 };
  }
  /** Returns the losses or gaps, most frequent first. */
  list(topic) {
    const all = [...this.#all.values()].filter((tally) => tally.topic === topic);
    const list = all.map(({ topic: _, ...tally }) => tally);
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1));
  }
};

// stream/too_large.js
function tooLarge(shape, settings) {
  const index = shapeIndex(shape);
  return reportOn(shape, { index, form: FORM_BYTES, source: REFUSED_SIZE, length: REFUSED_SIZE, settings });
}

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
  #index;
  #settings;
  /** Makes the settings with a complement, as JSON. */
  #encode;
  #output;
  #rejects;
  #complements;
  #held;
  #tallies;
  #isArray;
  /** The versions are the same and there are no complements: every document is copied, whatever it is. */
  #copies;
  /** The number of the next document or line in the input, and in the output. */
  #number;
  #written;
  #hasOutput = false;
  /** The last line may lack its end. */
  #isOpen = false;
  constructor(shape, options, output, framing) {
    this.#index = shapeIndex(shape);
    this.#shape = shape;
    const { format, onProgress, rejects, complements, complement: held, ...given } = readOptions2(options);
    if (rejects !== void 0 && rejects === complements)
      throw new TypeError("rejects and complements are the same stream: pass a stream for each");
    const { limits: limits4 } = given;
    const some = { ...given, complement: void 0, limits: { ...limits4, findings: Math.max(1, limits4.findings) } };
    this.#settings = encoded(some, fillFor(shape, some));
    this.#encode = (complement) => encoded({ ...some, complement }, this.#settings.fill);
    this.#tallies = new Tallies(given.messages);
    const most = limits4.bytes;
    this.#isArray = format === "json";
    this.#number = this.#written = this.#isArray ? 0 : 1;
    this.framing = framing ?? framingOf(format, most);
    this.onProgress = onProgress;
    this.#copies = this.#settings.identity && held === void 0;
    this.#held = held && new Complements(held, format, most);
    this.#output = output;
    this.#rejects = rejects && new StreamOutput("rejects", rejects);
    this.#complements = complements && new StreamOutput("complements", complements);
    this.outputs = [this.#rejects, this.#complements, output].filter((one) => one !== void 0);
  }
  async part(part2) {
    if (part2.kind === "batch")
      return this.#batch(part2);
    if (part2.kind === "verbatim")
      return this.#output.write(part2.bytes);
    if (part2.kind === "piece")
      return this.#copies ? this.#output.write(part2.bytes) : void 0;
    const place = { line: part2.line ?? this.#number, offset: part2.offset };
    await this.#held?.take(this.#number, 1);
    this.#number++;
    this.summary.documents++;
    if (part2.kind === "long") {
      this.#isOpen = true;
      if (this.#copies && !part2.isCut)
        return this.#copied();
      const { problems } = tooLarge(this.#shape, settingsOfRefusal(this.#settings));
      return this.#reject(1, [{ ...place, length: part2.length, problems }]);
    }
    const reject = {
      ...place,
      ...excerptOf(part2.bytes, this.#settings.limits.bytes),
      problems: this.#cutProblems(part2)
    };
    await this.#reject(1, [reject], part2.bytes);
  }
  /** Counts a document over the limit, whose pieces were copied. */
  #copied() {
    this.summary.converted++;
    this.#written++;
  }
  /** Validates instead of converting, because a conversion to the same version reads nothing. */
  #cutProblems({ bytes }) {
    const settings = settingsOfRefusal(this.#settings);
    return validated(this.#shape, unreadableOf(this.#shape, bytes, settings), withFatalAlone(settings)).problems;
  }
  async #batch(batch) {
    const held = await this.#held?.take(this.#number, batch.places?.lines.length ?? linesIn(batch.bytes)) ?? NO_COMPLEMENTS;
    const keeps = this.#complements !== void 0;
    const converted2 = convertBatch(this.#index, batch, this.#settings.bytes, held, this.#written, keeps);
    const { units, blank, refused: refused2 } = converted2;
    this.#isOpen = batch.bytes.at(-1) !== LF;
    this.summary.documents += units - blank;
    this.summary.converted += units - blank - refused2.length;
    this.summary.changed += converted2.changed;
    this.#tallies.add(converted2.tallies);
    const isLast = refused2.length > 0 && this.#rejects === void 0;
    const written2 = isLast ? [] : this.#write(converted2);
    if (refused2.length > 0) {
      const first = batch.bytes.subarray(refused2[0]?.start, refused2[0]?.end);
      written2.push(this.#reject(refused2.length, this.#rejectsIn(batch, refused2, held), first));
    }
    await Promise.all(written2);
    this.#number += units;
    this.#written += units - refused2.length;
  }
  /** Yields the rejects of a batch. Makes one report at a time: a batch can hold tens of thousands of documents. */
  *#rejectsIn(batch, refused2, held) {
    const complementOfUnit = complementsByUnit(held);
    for (const { unit, start: start2, end } of refused2) {
      const bytes = batch.bytes.subarray(start2, end);
      const line = batch.places?.lines[unit] ?? this.#number + unit;
      const problems = this.#problems(bytes, complementOfUnit(unit));
      const excerpt = excerptOf(bytes, this.#settings.limits.bytes);
      yield { line, offset: batch.offset + start2, ...excerpt, ...lineEndAt(batch, end), problems };
    }
  }
  /** Writes output and complements, which are valid until the next call of the core. */
  #write({ output, complements }) {
    const isFirst = this.#isArray && !this.#copies && !this.#hasOutput && output.length > 0;
    if (isFirst)
      this.#hasOutput = true;
    const written2 = [this.#output.write(isFirst && output[0] === COMMA ? output.subarray(1) : output)];
    if (this.#complements)
      written2.push(this.#complements.write(complements));
    return written2;
  }
  /** Converts a refused document alone, for the reasons. */
  #problems(bytes, held) {
    const convertWith = (complement) => convertUnder(this.#shape, bytes, this.#encode(complement && JSON.stringify(complement))).problems;
    const problems = convertWith(held && complementOf(held));
    return problems.length > 0 || held === void 0 ? problems : convertWith(INVALID);
  }
  /** Writes `count` rejects. Without an output for them, throws the error about the first one. */
  async #reject(count, rejects, first) {
    this.summary.rejected += count;
    if (this.#rejects)
      return writeLines(this.#rejects, rejects);
    for (const { line, offset, problems } of rejects)
      throw new ArchiveError("refused", { line, offset, reason: problems[0]?.message, problems, document: first });
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
function lineEndAt({ bytes, places }, end) {
  if (places !== void 0 || bytes[end] === LF)
    return {};
  return { lineEnd: String.fromCharCode(...bytes.subarray(end, end + 2)) };
}
function emptyDocument(offset, line) {
  return { kind: "batch", bytes: new Uint8Array(0), offset, places: { spans: [0, 0], lines: [line] } };
}

// stream/validate_stream.js
var readOptions3 = readerOf2({ ...DOCUMENT, ...STREAM });
function validateEach(shape, options, listener) {
  return documentSink(new Validations(shape, options, listener));
}
var Validations = class {
  framing;
  outputs;
  onProgress;
  summary = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} };
  #shape;
  #index;
  #settings;
  #isArray;
  #to;
  /** The line of the next document, if each line is one. */
  #line = 1;
  constructor(shape, options, to) {
    this.#to = to;
    this.outputs = typeof to === "function" ? [] : [to];
    this.#index = shapeIndex(shape);
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
    const { units, blank, listed } = checkBatch(this.#index, batch, this.#settings.bytes);
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
var readCallOptions = /* @__PURE__ */ readerOf2({ ...DOCUMENT, baseUrl });
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
var readOptions5 = /* @__PURE__ */ readerOf2({ messages: /* @__PURE__ */ optional(reference) });

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
var readOptions6 = /* @__PURE__ */ readerOf2({ ...DOCUMENT, only: /* @__PURE__ */ optional(codesIn, codes) });
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
var readOptions7 = /* @__PURE__ */ readerOf2({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) });

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
var readOptions8 = /* @__PURE__ */ readerOf2({
  version,
  level: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(levels), "implied")
});
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const { version: version2, level } = readOptions8(options);
  return structuredClone(versions2[version2][level]);
}

// standard_schema.js
var readOptions9 = /* @__PURE__ */ readerOf2({
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
  return path === void 0 || path === "-" ? standardOutput : openSink(path);
}
async function openSink(path) {
  try {
    const existing = await stat(path).catch(undefinedIfAbsent);
    if (existing?.isFile() === false)
      return new FileSink(path, await open(path, "w"), void 0);
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
    return new FileSink(path, file, { from, to });
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
var FileSink = class {
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
    if (format === "json")
      await print(`${JSON.stringify(changes2, null, 2)}
`);
    else if (format === "ndjson")
      await print(changes2.map((change) => `${JSON.stringify(change)}
`).join(""));
    else {
      const paint = paintFor(process.stdout);
      const texts = changes2.map(({ version: version2, title, description, section, basis }) => `${paint("bold", version2)} ${title} ${paint("dim", `(${section}, ${basis})`)}
  ${description}
`);
      await print(texts.join("\n"));
      if (texts.length === 0)
        tell(`nothing changed between ${from} and ${to}`);
    }
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
  const excerpt = span && origin.bytes ? excerptOf2(origin.bytes, span) : void 0;
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
function excerptOf2(bytes, span) {
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
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
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
    return path === void 0 ? void 0 : openSink(path);
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

// command/listing.js
var Listing = class {
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

// command/detect.js
var detectCommand = command({
  usage: "SHAPE FILE\u2026",
  summary: "Tell which API versions a document can have, and why.",
  options: {
    ...INPUT,
    summary: { help: "Print only how many documents can have which versions." },
    ...FORMAT,
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
  },
  async run({ values, switches, positionals }) {
    const { shape, files } = shapeOf(positionals);
    const { format = "pretty" } = values;
    const isSummary = switches.has("summary");
    const listing = isSummary ? void 0 : new Listing(format);
    const settings = await settingsOf2(shape, values);
    const task = { shape, settings, read: readSettings(settings), listing, counts: new Counts() };
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
var Counts = class {
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
    if (format === "json")
      await print(`${JSON.stringify(all, null, 2)}
`);
    else if (format === "ndjson")
      await print(all.map((one) => `${JSON.stringify(one)}
`).join(""));
    else {
      const paint = paintFor(process.stdout);
      const texts = all.map(({ code, text: text2, fails, passes }) => {
        const example = (title, colour, { shape, input: input2 }) => input2 === void 0 ? "" : `  ${paint(colour, title)} ${shape ?? "call"}: ${input2}
`;
        return `${paint("bold", code)}
  ${text2}
${example("fails: ", "red", fails)}${example("passes:", "green", passes)}`;
      });
      await print(texts.join("\n"));
    }
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
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
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
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
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
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
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
    this.#listing = new Listing(format);
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
