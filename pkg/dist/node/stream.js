// generated/bytes.js
var text = ' Zg|P!   !}4!6|J#lll |J"ll |J%llll |J&lllll |J!l |J%llll!l|J#lll!l|J"ll!l|J(llllll |J&lllll!l|J!l!l|J  |J !l|J)lllllll |J*llllllll |J*llllllkl!l|J)lllllll!l|J&llll|X |J,llllllllll |J"|Xl "N!8|*Hdf[]f|I|LdchfZ|Lh|I|K|N|*_g|"|I|I|S|K^c[|N]c|I^c^h|I]jh]fcf]|M|IhZ|Kb] -#~@!~>!1 **"&** (&/ -#"! #+&"##+#2/&+&)"( # #*%*"!( ! ""#&"&)(*)*"0!&#3) %# "&" , ((#*" ### #+#(#!! " " ()%& "  4# ) &!(#!#,#&"! &!  )" #  ""!!)!&(% !(,"0 &*"", ""+!,)!!("!&"%! !%!!.#+ % !!!)%  ( !%)!%5"(( %%%%%%"%#%"&%#!%"..!+!!-)%+"|Q!00d n*&#! 3(;#l!Pmmt -l P~N~0t -l P}G~1t -)~?!1(|P]|Pdf|T" -|L|O]|La|I|KZh|L|O | )|Ldci]fh |"/|Ldci]fh|I|KZh|L|O !0[]h]|Lh|Ii]fg^dc d-]c[|Qd^ch|Id|M |8*^g|IiZb^[ }1!(f]|M|Rg] ])f]g]fi] };!*iZb^[Zh] |S/iZb^[Zh]|I|LZbb |!1|I|IZ|Kdfh|I|OZc[b]f#!7|I|I^cghZc|L]|Ih]f|P^cZh][#"7|I|I|S|K^c[|N]c|I]jh]fcf]|Mg!!2|I|I|S|K^c[|N]c|IghZfh  +|!! P!-/Y|F}X!u!~9!~;!~<!~<!~<!~<!~<!~=!~>!."}%!,}C~W*~>!}U|8#|+l(|X!|VB Pr#aA*C Pput Pput G  A,P!?,=N  ?,%O#OPput G  A,/ Pput ?,P!?,=N  ?,/ --? P*W%O? G }GpO@:-?*P*_P!P!?!P?_A;P~F~0t D" _?"P~J~0t D" A,?;aA P ? ?,W=VA =?,?;U=P ?"? =P 28?*Pw _P~F~0t D" P~J~0t D" ?"?;_A ?#2aP~F~0t D" @#?*D"|;A|!PmmmmjT%O?*D"|CP#h@+-?*Pw!_P ?&?&P~J~0t D" A5? ?+_?%P.b_A,aA P ? ?5W=VA =A.P!P!2}?!?*D"~2!@|)"O"O?*D"w!P!T%O?*D"~6!@|%?.R%OP @&."-?.R/!?|%P!P!?#?,_? =?,?5V=?.y,  .!-.!-?*Pw!_?%P%P.2}?!?*D"~2!@F"O"O"O?*D"w!P!T%O?*D"~6!@C?%%OP|C?"?+_?!_A3a@-?%@5P @+#O?-P~J~0t D" A2_@/P~F~0t D" @."lP ?2?+?3_A#P?_U/ <P ?/P*_P%U/ <?.?3_?+_P?_D  -@"P @ "lP ?2?#PC_U/ <P ?/P%_P%U/ <?.?3_?+_PC_D  -@,"O?2?#PD_U/ ?/P%U/ ?.?3_?+_PD_D  @ -?+?C_A#?"K" ?#P*_P ? ?,a? ?,U? ?&VfA =K" ?#P%_P!?,?|%_? =K" ?-P.a@-?+P._@+?5P!aA5/ --P~J~0t D" @2P~F~0t D" @/"O?!P|IV/ ?2?;U/ ?!?/_A z.                z- 2? z.                z-  -?)P T@G?*D"|C@5?*D"|?@&20?*P}Nut K"~:!?*P}Cut K"~6!?*P"K"~2!?*P~6!_@#P @"P @+#O?#?+P"h_D" A,D" A Pmmm"V%O?,D"%? 2k?,Qmmmm2L" -?,P K"*P!@+?"P!eP!@"R/ -Pvut P K" P~6ut D" @"P~6ut P K" P~>ut D" @-P~>ut P K" ?"R/#P~:ut D" @.?-R/!P @,#O"O?,%O?"@+?,@".!-P @+?.%O#O?"D"}V"@"?.P!aA./ --P @.-"O?"H!}T"?.V%O?.@#?"@ .!-#O?"D"|CA %O?"H!}R"@#?"P~J"P}V"?+=2k?+P!_@+? A"H!}T"?#W/!."--?"P~J"P}V"?+=2k -"l?+R%O? @,?#P!_.!-? ?#P"h_Pt"_@"#O?"D" A,P}V"_@"?+P!aA+/ -P -@.? ?#P6b_A"D"[A %O?"P~: _D".? 2k-P @"?-P!aA-/ -."-.#-?.R%O?"@,.!-?"@,#O?,D"}V"@,?.P!aA./ --?,D"|CA"%lP @+#O?,P~J"P}V"?+=2k?+P!a@+?"A,D"|CA"/ -P~J"P}V"?+=&P}V"-@ ?,? 2k-?|!PmmmmjS@"?2?;U@#P~But Q L" P~Jut P K" ?*P~: _?:?*G |7?*G U2I?*D"|J@|&"l"O"O?*D"[A|*R/ ?|*P!T/ ?:P)U/!-?*P"N };!P .!-?*Pw!_?:?*P*_?|&D" ?|&G %P 2M?*?*E"m"L#}4!?*?*z "~N!z-#p!?*?*z "~>!z-#j?*?*z "w!z-#|OP ?*G };!P"S/ <P~Nut ?*P~F _A 23? -@HP ?&?"=@&P ?;?#=@=P!?/?#=@>?:P(V@#P}R~&t ?)RN  Ph@+#O?+P~B~%t _A D" @"? ?+P}Nut _A D" K" ? ?"K" ?+P%_A+/ -P}N~&t ?GN  Py~%t P N  ?*?#N }R!?*P K"}N!?*?&K"}G!?*?&?5P#h_K"s!?*D"|1@"?*?=K"}?!?*?!K"}C!?*?>K"r!?*D"O@|,?*G |8@|-?*P}V!_?*Pr!_2|)?*D"}V!P!S%O?(y)@|3P*P+?|!PmmmmjSA =@@Py}1t Pn}2t ? =@JPm~)}O~L!?"?"Pm~)}O~L!X=@IP!?>?!?=VA =@|+P ?!? =@D?C?%P.b_@;?*P~>"_@A?*P~B!_@|.?:P(V@K?C@5P @&#OP~But D" @ "O"l"l"O?&P!eR%O?5?;T/!P @|!?;@5P!.#-?|!%O?|!@.?5."-P @|!P!."-?5A.P._-@5? ?.D" S%OP @&."-?.@|!P!-@&P @.-?*D"~+!@1?*D"v!@6?*D"~"!A0?*D"t!A-U@| ?0?-a@/"O"l"O"O"O?*D"}G!/ "OP ?/?| ?0P ?*D"}C!A ? ?*D"}?!VA"=VfA =A%R/ P!P!?*D"r!?"=?-_? =A#@+?/@"#O?+G  P+aA P9WP P!? hP}7mm%e=R%O?#?/_P!a@#P @+#O"O?#?+_G  P+aA P9V/ P!? hP}7mm%eR/ ?"?+P!aA+_/!.%--?"?+_R/".#-?+P!_@+?"P!aA"/ --?.RA ?%?IWeR%O? /".#-P~Fut P~Fut D" P!_K" "O"OP ?1?6a?1?6U?1?=VfA =A#P~6~%t D" P~>~%t D" A"aV%OP~6~%t ?"?#P!P!2w!P~>~%t D" @".!-?#R/!-?#R/ P~:~%t D" ?"_P!?6?>_? =?#y,  -P~>~%t ?"?#_K" .%-?./!-P .!-?.D"*@%?.D"%-@.P~>~%t D" @#"O"O"O"O"O"O"O"O?HR/ P~B~#t P K" P~N~#t P K" ?/?IV/ P~Nut ?:?*P*_?.?%26R/ P @4Pm~%t z # @|4Pm~%t Qmmmmt L# P}4~%t D" @ P}4~%t P4N  Pp~%t P K" ?*? K"}R"?*Pq~%t E# L#s"?*?|4z-#r"?*?!K"~6!?*?=K"~2!?*?>K"w!?*P})"_A+?*Pr"_?*Pw!_?-?0?|,2%?*D"}4"A,Pxot ?*D"}8"A"=D"%P~N~%t ?6K" P}G~&t Q L" P~R~%t P K" P~J~%t P K" P}0~&t P K" Pp~&t P K" P}O~&t P N  Pr~&t P K" ?0W%O"O?"R/ ?,D"%PlS/ P~Nut ?+?H2"-?*G }R"P4S@4-?*?*D"}R"K"~F!?*?*E#s"L#~>!?*?*z #r"z-#w!Pm~%t D" A %OPn~%t D" ? P.b2k-P}4~%t ?*D"~F!K" Pq~%t ?*E#~>!L# Pm~%t ?*z #w!z-# P~6~%t ?|+?DP~N~%t D" ?12hP~N~%t P~N~%t D" A ?1? ?1V=K" "O?|-R%OP!@3.!-Pp~&t D" P%h@+Pn~&t D" @"#O?+RA @3? /!?+P2a@+?"G 0?"P2_@"P*U/ --?4R/ ?3P~N~#t D" Re/!-P~>~%t D" ?#X%OP~>~%t ?#K" -?*Pr"_A"P!?-?|+_?| ?0?DVfA =P ?/? =Pt~&t 2jP~6~%t E# @|/P~6~%t Qmmmm2L# ?*P~>~%t D" K"~6!?*?|/L#w!P~>~%t P K" P~Nut ?:?"?*P*_?.?%2*P~6~%t D" A %OP~:~%t D" ? 2k-P~>~%t ?*D"~6!K" P~6~%t ?*E#w!L# P}N~&t ?GN  Py~%t P N  P~N~#t D" R/!.(-P~R~%t D" /!.#-"O"OP ?-?6a?-?6U?-?=VfA"=A,P~6~%t D" A+P~>~%t D" A aV%OP~6~%t ? ?,P!P!2w!P~>~%t D" @ .!-?,R/!-?,%OP~:~%t D" ? _P!?6?>_?"=?,y,  -P~6~%t D" @+-P~>~%t ? ?,_A K" P}V~#t D" @""O"OPt~#t D" A,?+? aV%OP~6~%t ? ?,P!P!2w!P~>~%t D" @ .!-?,R/!-?,%OP~:~%t D" ? _?"?,y,  -P~6~%t D" @+-P~>~%t ? ?,_A K" "O"OP ?1?0a?0?1V?1?=VfA"=A,?+? aV%OP~6~%t ? ?,P!P!2w!P~>~%t D" @ .!-?,R/!-?,R/ P~:~%t D" ? _P!?0?>_?"=?,y,  -P @2P~>~%t ? ?,_A"K" ?#@+P~N~#t D" /%.!-P~>~%t D" @"Px~%t D" @+P!@2-P!@ "O?"?+U/ ?"?+aA,P ?1?+?#a?6_A#a?1?=V?#?1VfA"=T/ P~:~%t D" ?+_P!?#?>_?"=?,2~#!P T@ -P @-P~Jut P~Jut D" ? _K" ?2R/!-P!@-P~B~#t D" A+R/ P~:~#t D" ?+aP!W%OP~:~#t ?+P"P!P!2w!P~B~#t D" @+-P~B~#t ?+P"_K" P~>~#t D" ?+_Pz~W!|0  -"O?)R/ P~B~#t D" R/ ?|3Pvut |." |W@|1P~But |." P}Nut D" P}Vut D" A+a?@U%OP}Nut ?+?@P!P!2w!P}Vut D" @+-?@%OP}Rut D" ?+_?J?@y,  -P}Vut ?+?@_K" ?|1kP}Nut 2~!!P}Nut D" P}Vut D" A+aP/W%OP}Nut ?+P0P!P!2w!P}Vut D" @+-P}Rut D" ?+_A P}/}2t E  L (? P}*}2t E  L  P}Vut ?+P0_A"K" P~>~#t D" @#"O"OP~B~#t D" A,P}Nut D" A ?"aV%OP}Nut ?"?,P!P!2w!P}Vut D" @".!-?,R/!-?,%OP}Rut D" ?"_?#?,y,  -P}Nut D" @ -P}Vut ?"?,_A+K" ? ?+aP!W%OP}Nut ?+P"P!P!2w!P}Vut D" @+-P}Vut ?+P"_K" P}Rut D" ?+_Pz6|0  -?-%OPh@+#O?+P})~&t _A D" @"? ?+P~:~#t _A D" K" ? ?"K" ?+P%_A+/ --P~6~#t D" A,P%h@+P~2~#t D" A.@"#O?+R/"?+P2a@+?"G 0?"P2_@"P#U/ -"l?-R%OP P ?/P ?0?DW=?| =A6P?_A ? Pv~&t D" VA =@| P!P~"~&t D" ? =.!-P~Nut 2DP~6~#t D" @,P~2~#t D" @.?!@6?=@| ?>-@EPn~%t D" @|#?*Pp~%t D" A|(K"}V"?*?|#K"}R"?*?6K"}N"?*?| K"s"?*?EK"}G"?*P K"}C"?*Qmmmmt L"r"?*PmmmmjK"~B!"O?,R/ ?.?,P%h_@%P!?E?6?| VA =@LP ?6? =@M#O"O?|*?.G .A W/ ?.G 0ABP"W/ ?*P~ "_?:?.?|&? P#h_A D" ? G %2|AP @-"lP6?*D"~B!PmmmmjS/ <?*Pw!_@-?|.?BP)W/ <P @-P6-@,P~+ut E" @|/P~+ut Qmmmm2L" P~2ut P K" ?*P K"w"?*?|/L#v""O"O"O"O"O?KR%O?-R/%?-D".@2?.D" @/P @"?-D"2A+0"#"!-Pxot ?|#?.D"*A P.b_? ?|(X=A D"*P)eP(T/%?*P~N"_?L?M? D" ? D"%2:?*D"~N"A"PmmmmjS/%?*D"~R"A ?*D"x"?*Pv"_2|I?"R/%? ?"2k.%-#O?"?+P!iA#?"_A ?2? P.b_D" ?/V=@"?+?#aA+P!V/ --?"?2?"P.b_D" ?/W_A ? P Ta@+-?*?-D"2K"m#?*?-z " z-#~N"?*P~6"_?,?+2Q?*P~N"_?*D"~:"?*D"~>"?*Pv"_2|7.!-?*?|(K"m#?*?|#K"y"?*?6K"x"?*?| K"~R"?*?EK"~N"?*P~6"_?*Pr"_?.D"*2Q?*P~N"_?*D"~:"?*D"~>"?*Pv"_2|7-"O?.G 0P#aP{!eP%V/ ?.G /P{!S/ Pxot ?|#?.D"*A P.b_? ?|(X=D"*P)eP(S/ ?*G ~%"A P ? P~. U=P.bG }W}DOA P ? P|3U=P;bA P}A}9t _? G }X}9O?*Pv"_2|I-P~>ut D" @7?A?*D"w"K"*?A?*E#v"L# ?*?*D ~ "K"~6"?*?*H ~%"|0!~:"?*?BN ~<"P~6ut D" @4"O?7P~F)U/ "O?4R/ P~:ut D" @/?*D"~F"@<?*D"~B"@3?*G ~6"@2?*G ~7"@|"?*G ~8"@??*G ~9"@9?*G ~:"@8?*G ~;"@1?4@-#O?-H!}T"A P6b@#Pl@,P @+"O#O?#?+S%O? @,."-"l?+?-_A0P~@ _G  A"?BT%O?"?BU?"?BVa.!-?0P~< _G  A"??T%O?"??U?"??Va.!-?0P~; _G  A"?|"T%O?"?|"|7?"?|"|8a.!-?0P~= _G  A"?9T%O?"?9U?"?9Va.!-?0P~> _G  A"?8T%O?"?8U?"?8Va.!-?0P~? _G  A"?1T%O?"?1U?"?1Va.!-?2?0P~: _G  a-A"P{!eR%O?3?0P~F _D" ?<?0P~J _D" A0?0?<V=2~#!A"?<?0a?"=A"P |8?"P |7a@"-?+P6_@+?,P!_@,?"P{!eA"P!S/ -?"R/#-?/R/!?/P!a@/?-?,P"h_D"}V"@-. - -P @+?*P K"~F"?*D"~>"R%O?AP P!P!P!2w!?*D"~F"@+-?*D"~B"?+_P|(N  ?*?+P!_K"~F"P~6ut D" @4-"O"O"O"O"O?4R%O?*D"~F"@ ?*D"~B"@+?*D"~>"@"?*E#~6"@|0.!-?*P~N"_?4P~:ut D" ?*P~6"_2|0?*D"~N"R%O?*D"~R"?*D"y"P#h_A ? D"%P!_K"%P~+ut D" A %OPwut D" ? 2k-P~2ut ?AD"*K" P~+ut ?AE" L" .(-?*D"~F"@ ?*D"~B"@+?*D"~>"@"?*E#~6"@|0P~6ut D" A#R/ ?*P~N"_?#P~:ut D" ?*P~6"_2|0?*D"~N"R%O?*D"y"@ ?*E"~R"@N?"R/%?+?"2k.%-?+}H? }HQ?}#n@N?"PmmmmjS/"?*D"~R"A+R/!?*E"x"A|/Q?p}B@ "O"O"O?+H!}T"A2P-X%O?*P~N"_@0P%@,?|/Qmmmmw |?/#? @,? P&a0"#"!-?+P~: _A-? P6b_@3"O?2? P!_A/U%O?3?NL".?3?"K"*?3?|0L" .!-?2? aA,P6bA#%O?-?/P6b_?3?#y,  -?3?NL".?3?"K"*?3?|0L" ?,P#hA"R/ ?+?/P#h_?+? P#h_?"y,  -?+? P#h_A ?7K" ? P!K"%?+?2P!_|0!}T".)-? P)a@ ?*P}0#_@0P(@,.!-P @ ?*P}0#_@0P&@,-2~7!A#P K"|C?#?+H!}T"?,Plg_A1|0!}T""O"O"O"O"O?1P.U%O?+P~: _A/?,P6b_A-E".@|2?-D"*@<?-E" @|1?+?,P#h_A-D" @2?-D"%@3?,P!_@4?1P6bA-%O?#P~: _?/?4P6b_?-y,  -?1P#hA-%O?#?+?4P#h_?-y,  -?+?,|0!}T"?*?+K"~N"?*?#K"}0#?0D" A1P~: _A/? P6b_@8"O? ?1H!}T"A4X%O?8?NL".?8?"K"*?8?|0L" .!-? P!_@0?4? aA-P6bA,%O?/?0P6b_?8?,y,  -?8?NL".?8?"K"*?8?|0L" ?-P#hA"R/ ?1?0P#h_?1? P#h_?"y,  -?1? P#h_A ?7K" ? P!K"%?1?4P!_|0!}T"?<PmmmmjS/,?+D"|CA"R%OP @7.(-?|/}BA7R@ ?3@-?2@/?#@,#O?+H!}R"@+?*?|2L"y"?*?<K"x"?*?|1L#~N"? P!eR/"?7P!_@7?+@0"O"O?"H!}T"A8P-X%O?*P})#_@4?*Pq#_@|"?+P&X/!P%@+."-?*?0K"}8#?*?7K"}4#?*?"K"}0#?*P}0#_?*P~N"_?/?-?,2|>./-"O"O?+P&a0""! -?+P)a@0?*Pn#_@4?*Pp#_@|"P(@+.!-P @0?*Pn#_@4?*Pp#_@|"P&@+-2~8!A#P K"|C?#?"H!}T"?+Plg_A?|0!}T"??P.X/#?"P~: _A1?+P6b_A E".@|2? D"*@<? E" @|1?"?+P#h_A D" @2? D"%@3?+P!_@9??P6bA %O?#P~: _?1?9P6b_? y,  -??P#hA %O?#?"?9P#h_? y,  -?"?+|0!}T"?#H!}T"A9P!_@ ?9P.X/%?8?+a? T/&?#P}V"_@1? P"hA %O?1?"?+P"h_Pt"_? y,  -P @+#O"O?1?+P"h_D" A ?+|0!}R"? ?#K"|C?+?9X/ ?+?+?9U_A+?9W/!--?*?7K"})#?*?"K"q#?*?#K"p#?*?7K"n#?*?0K"}8#?*?4D" K"}4#?*?|"D" K"}0#?*P}0#_?*P~N"_?/?-?,2|>?<PmmmmjS/-P!@ ?3@-?2@/?#@,?"A+D"|CA"/ -.&- - - - - -"O"OP~6ut D" A,%OP~:ut D" @"2~8!A+?,K"}V"?+P |0!}T"?+P K"|C?"P!_A R/"?,P |0!}R"?,?+K"|CP~:ut ? K" P~6ut ?+K" ?"?7S/! - -?+?|2L"|O?+?<K"[?+?|1L"Y?+P!|0!}T"?+?#K"t"?+?3K"%?+?2K" ?#P!|0!}R"?#?+K"|C.&- -?+}H? }HQ?}#n@N?"PmmmmjS/!-P~6ut 2~7!A K" ? P K"|C? P!|0!}T"? ?NL"|O? ?"K"[? ?|0L"Y? P!K"%? ?7K" P~:ut P K" ."-P~6ut @ -?N}B? P#h_A P!K"%? ?7K" .!-P~>ut P~>ut D" P!_K" -?.P2_A.?%T/ -?*D"~B!A P |9/ ?*D"~F!? P%h2k-?*D"r"A R/!?*D"}?"? P%h2k.!-P~But D" @ Pvut D" A#Ptut D" S%OPtut 2v!-P~"ut D" ?#P.b_A"? K"*?"?0K"%?"?-K" Pvut ?#P!_K" -P~But P~But D" P!_K" ?*P}V!_?*Pr!_2|)?*D"}V!/ --Ph@+#O?+P~B~%t _A D" @!? ?+P}Nut _A D" K" ? ?!K" ?+P%_A+/ -?*D"YA %O?*D"|J? P#h2k-P}?ut P K" P}4ut P K" Pqut P}R},t P#2}U!?*P~>ut D" K"~N!?*Pvut D" A K"~J!?*P}Vut D" K"~F!?*P}Rut D" K"~B!?*Psut D" K"~>!?*P}Gut D" K"~:!?*P~Jut D" K"~6!?*P~But E" L"w!Pqut ?*Pw!_P+2}U!? %OP~"ut D" A+? P.b_@!#O?+D" @ ?*?+P%_D" K"~6!?*? K"~2!?*?+P*_D" K"w!Pqut ?*Pw!_P#2}U!?+P._A+?!T/ --?*Pw!_P~>ut D" A%P%P62}?!?*D"~2!@/"O"O"O"O?*D"w!P!T%O?*D"~6!@!?%P"U/!?%P!a@"?!@+#O?+P._P"N  ?+P6_@+?"P!aA"/ -."-.%-?!@+?%R/!-?+P"N .P @,P~6ut D" A"R/ P~:ut D" @.?%@-#O"O?,%O?"@+?,@".!-P @+?.%O#O?"D"}V"@"?.P!aA./ --P @.-"O?"H!}T"?.V%O?"@ ?.@#.!-#O?"D"|CA R/%?+P!_@+?"H!}R"@#?#? A"H!}T"X/ --"l?+R%O? @,?#P!_.!-? ?#P"h_Pt"_@"#O?"D" A,P}V"_@"?+P!aA+/ -P -@.?%? ?#P#h_A)D" A&V%O? ?#P6b_A+E"|O@|/?+D"Y@#?+H!|J@"?)D"%@ ?*?+G |KN ~4!?*?"|0!~2!?*?#K"w!?*?#K"|O?*?*D ~1!K a?!?&P6b_A"? K"*?"?|/L" ?"?*D"|OK".?"?*D aK 1-P @"?-P!aA-/ --?!?%P6b_@-?!@"#O"O?"A ?-S/ ? P6_@""O? G .A.P"a0""! -? D"*@5? D"%@,? D" @)? G 4@2? G 0@&? G /@%? G 1@#? H!2@ P @+?*P K ~6!?*?.N ~5!?*? |0 ~3!?*?#N ~2!?*?%N ~1!?*?&N ~0!?*?2N w!?*P"Qmmmpqrtm!?2}HQ#}#p}B?2P*X=N ~/!#O?*?*Pw!_A ?+_D  K"|OPqut ?*P~F _P!2}U!?+P%_A+P.T/ -?*?5K"w!Pqut ? P!2}U!?*Pqut ?)?,2}V!K"w!Pqut ? P!2}U!.!--?/%O?!?/P6b2k-2}J!?F%O?C?FP.b2k-?|)%O?|%?|)2k-?*D"|;A P |8%O?*D"|?? P#h2k-?*P*_2~ !Pput P N  ?*Pr#_C 1- -?*D"~6! -}O|)"@l!|XB Pt!aA#C ?"D"?@=?"G I@|!?"D"F@7?#P:_?!?"G JA9?"D"DA>2}"!"O?#G GP#T%O? D"m%A"? D"x#S%O? Px#_2~*!-? D"y#?"P:b_A!?#E"DL"2?!?#z ":z-" ? ?"P!_K"m%.!-?#D">@3?#G :@&?=R%O? ?&N n%? ?#H ;|0 }"%? ?#G =N o%? ?3K"p%-?#"l"O"O"O?&0""! -?9P#T?9P&Te."-?3P!_@3-P!@6P!-A*N |@?#?"K"|6?#? K"|9?#?!D"2K"O?#?!z " z-#I?#?9P(VN |??#? P~2%_K"|;?#? P~N"_A)K"|7? P K"~2"? D"x"P%h@"? D"~R"P2a@%"O#O?"R/!?"P2a@"?%P>_@&?%P2_@%?=?&G  T/ -?%P%_D" @<?%P*_D" @&?%D" @1?#P~6 _A"?)P~6 y,  ? P4N ~"#? Q%L#s#? Q L#}C#? Qmmmm2L#r#? Q!L#}4#? Q L#q#? Qmmmmt L#p#? Q%L#m#? Q L#x"? Qmmmmt L#~N"?*%O?#PI_?6?3?1?<?&?"2>-"O?1?<X%O?#D"b@&?#D"|O@(.!-?#D"|6@.?#D"|;@4?#D"|O@(?#D"b@&#O"O?&?1W/ ?(?1PFb_A8D"*@+?8D" P!e%O?8D"C@%?8D"?@,?8D">@"?#P2_?#PI_A*?8D"%?.G JP.bG ~2}KOP.bG }Y}DO2|N?#D"2P!e%O?*P!?#D"6?"?,?%?#P~6 _2>-?"?,X/!?(?"PFb_@%#O"O?"?&X/ ?%D" / ?%P*_D" @*?#Pm~Y#|0!}V!?#P5N }X!?#P K"}R!?#?*K"}N!?#?+K"s!?4?#Ps!_2}:!-?%PF_@%?,?"P!_A"T/ -.!-?#Pm~Y#|0!}V!?#P4N }X!?#Q L"}N!?#?+K"s!?4?#Ps!_2}:!-?1P!_A1?<T/ --"O?&R%O? D"~2"@".!-?(?&PFb_@.? P~+"_@%P @&#O?(D" @*?(P K" ?(P%_|." @C"O"O?*? D"~+"? D"~2"A"aV%O?%?"?*P*P22w!? D"~2"@".!-?*R/!-? D"w"?"P%h_A*?&K"*?*?CL# ?"P!_@"-? ?"K"~2"?&P!_@&?(PF_A(?.T/ --? D"w"?"? P~B"_2F<?)D" A"%O?)D"%?"P%h2k-?)D".A"%O?)D"2?"PFb2k-?)D":A"%O?)D">?"P&h2k-?)D"CA"%O?)D"D?"2k-?)D"IA"%O?)D"J?"2k-?)D"|1A"%O?)D"O?"P.b2k-?)?#P~6 _P~6 y,  -"O"O"O"O"O?6%O?3?#D"OA+X/!?3P!_A"?#D"|1A.?3P.b_D"*A&P%iP ?&P)eP&S=A(X/!?#D"|;D"I@*P @%#OPxot ?.?"P.b_?"?+X=D"*?#?"K"[?#P K"b?#P K"|C?#D"|6G JP.bG ~2}KOP.bG }Y}DO@&?#?%K"|O?#PI_?"?&?#P~6 _A&2&?%P!_@%P%iA"?(U/ -?#D"|;D"I?*W/!?#?#D"OK"h?#?#z #Iz-"[?#P K"|J?#Qmmmmt L"|C?#Ps!_?&?32Q?#D"}N!A"?#D"}R!P%hA%_@&?#D"|1@*?#D"O@)"O#O?%R/!?"D" @(?%P2a@%?"P2_@"Pxot ?*?(P.b_?(?)X=D"*P)eP%T/ -P%P22?A,R/%?,?(K" ?#P!K"}R!?#?,K"}N!?#P%K"s!P%@(P!@4#O?"?&T%O?"D" @%?"P2_@"Pxot ?*?%P.b_?%?)X=D"*P)eP%T/!?#D"s!?4S%O?#P*_?#Ps!_?4P!P%P%2}2!?#D"*P|YmmmjT/(?#D"}N!@,-?,?4P"h_?%K" ?#?4P!_A4K"}R!?(P%_@(.!--?#D"s!@)?#D"}N!A&@"#O?#PI_?"D" 2g?"P%_@"?(P%aA(/ -?)R/ ?&?)P"h2k-?#D"|CA"R/!?#D"Y?"P%h2k.!-?#G |@R/ ?#P K"b?#P K"|C?#Q L"[?#PI_P ?#D"|6G JP.bG ~2}KOP.bG }Y}DO?#P~6 _2&-?#D"|;@""O?7G HA&P6S/ ?|!P!eR/ ?#Pm~Y#|0![?#?&N |M?#P K"|J?#Q L"|C?"?#P~6 _2}:!?#D"|;@"-?"D"YR/#? P~J#_@/"O? D"~R#A"%O?/D" ?"S%O?/2}S!-? D"~N#?"_PFN  ? ?"P!_K"~R#.!-?>G O@.?>G P@*?#P,K"})!?#P}-},t Po},t ?*=K"p!?#P(K"n!?#P~8}-t K"m!?#P,K"k?#P}-},t Po},t ?.=K"j?#P*K"h?#P~0}-t K"|Q?#?9P.bE"~+}KOL"|O?#P+K"[?#P~(}-t K"|JP @%#O?#P~6 _?%_A(P*_D" A)%O?(P6_D" @&?(P2_D" @""O"O?(P._D" A+? D"~J#? D"~R#A(aV%O?/?(?+P!P!2w!? D"~R#@(.!-?+R/!-?+R/ ? D"~N#?(_?)?+y,  -? ?(?+_K"~R#?#?&K"}N!?#?"K"s!?#Ps!_P!?/2R?%P2_A%PIT/!--?#P~6 _?9?.?*2I?#D"Y@)"O?#D"|JA"R/ ?)?"P#h_@(?)@&#O?&A"P*_@&?"D" A*D".P:b@"?*D"*@%"O#O?"R/!?"P:a@"?%D" ?%P:_@%P"T/ -? D"~J#? D"~R#A"aP.W%O? P~J#_?"P/P!P!2w!? D"~R#@"-? ?"P/_K"~R#? D"~N#?"_A"P~>}-t E  L  ?"P~C}-t E  L &?#?>E"%L"s!?#Ps!_P!?/2R."-?&?(T/ --? D"~J#? D"~R#A"aP-W%O? P~J#_?"P.P!P!2w!? D"~R#@"-? ?"P._K"~R#? D"~N#?"_A"P~K}-t E  L  ?"P~S}-t D  K *?#D"|CA"R/ ?)?"P#h2k-P!@"P @%P!@(P @&?7G |-P!S%O?7D"*Pt}.t ?7D".=G 6A"P ?"P~. U=P.bG }W}DOA"P ?"P|3U=P;bA"P}A}9t _@(?"G }X}9O@&P!@%P}Cpt @"-?#?&K"b?#?(K"|O?#?%K"[?#?"K"|J?#?7E" L"|C?#P~6 _P#?/2R? D"~R#A"? D"~J#S%O?/2}S!-? D"~N#?"_PNN  ? ?"P!_K"~R#?#D"|;A-D"|?@8?-D"|C@| ?-Qmmmmt L"|??-D"|J@<?-D"Y@)?-Q L"Y?-D"[@|"?-D"|O@??-Q!L"[?#PI_?6?3P%P P!P 2.?#D"|9A@|."|9@C?#P~6 _?)P!P!2}?!?#D"Y@A?#D"|CP!T%O?@P~" _@B?#D"|J@&?)%O?| P2_@"?&@%?)@(#O?%?B?"D" 2}R!N  ?"P?_@"?%P!_@%?(P!aA(/ --? D"~J#? D"~R#A"aP*W%O? P~J#_?"P+P!P!2w!? D"~R#@"-? ?"P+_K"~R#? D"~N#?"_A"P})}-t E  L  ?"P}0}-t G  N *?C?/2~!!?)P&h@3? D"~J#? D"~R#A"aP-W%O? P~J#_?"P.P!P!2w!? D"~R#@"-? ?"P._A0K"~R#? D"~N#?"_A"P}1}-t E  L  ?"P}9}-t D  K *?)R/#?#D"|6@,? P~J#_@:P @1?)@*?&@4P"@%#O?*R/%?1?| _A;P*_D" @.?;P%_D" @(?;P._D" @7?;D" @+?4G  @|!? "l"O"O"O"O"O"O?%P"TA"?6?;P2_D" A6SeR%O?"%OP#P!?+P!SA"=A%?/D" ?0aV%O?:?0?%P!P!2w!? D"~R#@0-?%%O? D"~N#?0_P}B}-t P~E},t ?"=?%y,  -? ?%?0_K"~R#-?#PI_?7?6?|!P!e?/2|:?+0"(!&-?%P!T/!?+P!T/#?(?5T/#?.?2S/".#-?#?#PI_A"?7?,G JP.bG ~2}KOP.bG }Y}DO2|N?"?#D" ?#D"%P%P P!P 2.? D"~J#? D"~R#A%aP*W%O?:?%P+P!P!2w!? D"~R#@%-? ?%P+_K"~R#? D"~N#?%_A"P}E}-t E  L  ?"P}L}-t G  N *?@|."|9?/2~!!? D"~J#? D"~R#A%aP+W%O?:?%P,P!P!2w!? D"~R#@%-? ?%P,_K"~R#? D"~N#?%_A"P}M}-t E  L  ?"P}U}-t H  |0 *.#-?+P!e/!-? ?0P"aA"K"~R#? D"~J#?"S%O?/2}S!-? D"~N#?"_PFN  ?0P!a.#-?/D" ?0S%O?/2}S!-? D"~N#?0_PFN  ? ?0P!_K"~R#?+P!T/!-?#PI_?(?.?B?.2}R!?/2|:-? D"~J#? D"~R#A%aP-W%O?:?%P.P!P!2w!? D"~R#@%-? D"~N#?%_A"P}W}-t E  L  ?"P~#}-t D  K *?%P._-A%K"~R#"O"OP ?;P>_D" A"?;P:_D" A2a?"?2U?"??VfA"=A5? D"~J#A0?%aV%O?:?%?5P!P!2w!? D"~R#@%.!-?5R/!-?5%O? D"~N#?%_P!?2?|"_?"=?5y,  -? D"~J#@0-? ?%?5_A"K"~R#?4P!_@4?0?"aP!W%O?:?"P"P!P!2w!? D"~R#@"-? ?"P"_A0K"~R#? D"~N#?"_Pz~W!|0  ?*P!a@*?.@2?(@5?+@%?3?1P?_A1T/ -.#-?#D"|J -?#D". - -?A%O?&?A2k-"l?)R%OP"@"P}<}-t .!-P%P"?3?| _P?aD" A&=@"P}>}-t P}<}-t ?&=-@&? D"~J#? D"~R#A%a?"U%O? P~J#_?%?"P!P!2w!? D"~R#@%-?"%O? D"~N#?%_?&?"y,  -? ?"?%_K"~R#?-D"|?A"%O?-D"|C?"P&h2k-?-?)K"Y?-?| K"|C?-?8K"|??-D"|JA"%O?-D"[?"2k-?-??K"|O?-?|"K"[?-?<K"|J-? ? D"})%? G ~#&?=hfK"})%P @1? D"}4&A"%O?"P%h@%? D"}0&P0_@"#O?"P"a?=N  ?1?"G  P|!eP4Sf@1?"P2_@"?%P2aA%/ --? P K"~>"? D"r&@%? "l"O? D"}?&A(? D"~6"V%O? P~6"_P ?(P*P22w!? D"~:"@&? D"~>"@".!-? D"~:"@&P A"?(R/!<-?"?(_?&?"P%h_@"#O?"P*_P K" ?"?%|." L# ?%P%_@%?"P2_@"?(P!aA(/ --A"K"~>"?&?"? P~B"_2F<P"@&? D"~:"@%"O? D"~>"A)P"X%O?)P%hP2a@*P @"#O"O?"?%_A2P2_E# ?2E# |=/ ?2P:_D" ?2P*_D" T/ ?&P!a@*?&?)U%O?)?&a@&?2PD_@"#O"O?"P*aA)E# ?%?*P%h_A2P2aE# |<%O?"D" ?2P*aD" S/!-?2?)z # z-# ?*P!_@*-?"P2_@"?&P!aA&/ --? ?*K"~>".#-?&P!_@&?*?"P2_A"T/ --?)@*-? Px#_@."O"O? D"x#? D"m%A"a?*U%O?.?"?*P%P:2w!? Py#_@6? D"y#@,? D"m%@".!-? Py#_@6? D"y#@,?*R/!-?"?*_?"P:b@(?!D".@2?!D"2@)#OPxot ?2?%D" A5P.b_?)?5W=A"D"%@!?"D" @"?(?,_A+P4_P}#nm2K! ?+P2_P%N  ?+P._?"K" ?+P*_?5K" ?+P%_?!K" ?+?"K" ?%P2_@%?(P:_@(?*P!aA*/ -@"-? ?"K"m%?1P!eR/ ?>G |5/ ?"/ ?9P.bG ~3}KO@!?.D" R%O?.2~*!?6D" @,-?,z.                z-" ?,P"N 7?,P9|0 5?,?!N 4?,P}(%|0!2? P!K"m%-?#Pt!_C -})=!LlB P~N!aA(C "OPxot ?!D".A4?"P.b_A)?"?!D"2A0X=D"*P)eP&T%O? P K" .!-?!D"6A.D"6@8?(P K"M?(Qmmmmt L"IP%@+"O"O"l?8?"?0X/ <?8?"P!_A"?)D"*A)P%iP ?)P)eP&S=AEX/ <P!?!D" A|(?!D"*A)?!D"%VA*=@@P ?)?*=@A?.P._@B?.P:_@|)?.PC_@;?#D"*AFP6_@5?#D".AGP:b@<?!D">@|*?!D":@C?#G I@H?!G ?P!e@IP%@|##OPxot ?4?"P.b_?"?0X=D"*?(P&K"|O?(Pm},t K"[?(P&K"|J?(P}=qt K"Y?(P)K"|C?(P}7qt K"|??(P*K"|;?(P}/qt K"|9?(P"K"|7?(P}"},t K"|6?(P"K"O?(P|Yqt K"|1?(Pr!_?!?"?(P|1_P(2|=?(D"r!A|,P"S/#?(D"~+!@|-?(D"v!@=?(D"~"!@J?(D"t!?(D"}N!@|%?(D"s!?(D"}G!@L?(D"}C!@M?(D"}?!@|/?.D"?@>"O?(D"}R!P!eR/ Pxot ?4?(D"}V!A"P.b_A)?"?0X=D"*P)eP%T/%P @9?"?0U%O?)D"*A)P%iP ?)P)eP%S=@9-?|(R/%?"P!_A6?9X/ ?>P!a@|&#OPxot ?4?6P.b_A"P._?6P!_A+?0X=D"*?(P K"h?(Qmmmm2L"b?(Pxot ?"?0?6W=A"D"*K"}C!?(?"E" L#r!?!?(Pr!_?(P~J _2|Y!?(D"|Q@| ?GR/%P%i@6?(D"h@)P @/?<@,?5@"#O"O?"G  A*P ?*P~. U=P.bG }W}DOA*P ?*P|3U=P;bA*G }X}9O?)S%O?*P}A}9t _?| ?)2~#!R/!-?"P:_@"?/P!_@/?,P:aA,/!.(--?%P{!e?HT/%?.D"?@)?.D">A*@""O?>%O?)?|&W/!?*?|&P&h_P?_@"-?"?*?)P&h_A)S/ #O?"D" R%O?"P%_G  ?/P{!eS/)-?"P?_A"?)T/ --?(P%K"}8!?(P~@},t K"}4!?(P(K"}0!?(P}#qt K"q!?(P#K"})!?(P}!qt K"p!?(P"K"n!?(P|Yqt K"m!?(P"K"k?(P{},t K"j?(Pr!_?!?+?(Px _P&2|=?(D"r!A"P"S/%?(D"~"!@2?(D"t!@)?(D"}V!@+?(D"}R!?(D"}N!@7?(D"s!@*?(D"}G!@1?(D"}C!@,P @|!"lP ?"P!eR/ <Pxot ?4?(D"}?!A-P.b_?-?0X=A-D"*P)eP#T/&P!?!?-P})qt P%2|V/ <?!?-Pqqt P#2|VR/&P"-@N?,P!e%O?(PD_?!?12|U?(D"DP!T/&?(D"F@|!-?(Pr!_?!?*?7?;2} !?(D"r!P!T/%?(D"}C!@7?(D"}?!@|"P!T%lP &Pxot ?4?+P.b_?+?0X=A+D"%A-?+D" A+U/&?-?AV/&?-?+aP%T/&?+?@_D  P~R~B~3}F(T/&P!-@??(Pr!_?!?)?2?;2} !?(D"r!P!T/%?(D"}C!@2?(D"}?!@3"O"O?,P!SADR%O?*P!S/)??/)?2?3V/!?"P!T/)?)P!S/)?!?|"?72|DR/)."-?2?3W/(-?!?|"?72|DR/&?/P{!eP:bP!@-P @*"O?2?3U/ ?2?.D"FV/ ?.D"D?3_@-?2?3a@*-?F_@"?D??ReR%O?"G 8P)S/(?(Pr!_?C?-?*?"?|*2X?(D"r!R/(-?"G 6A"P ?"P~. U=P.bG }W}DOA"P ?"P|3U=P;bP}A}9t _@""O"O?IR%O?(Pr!_?C?-?*2S?(D"r!A,R/*Pxot ?(D"}G!P._?(D"s!P!W=A)D" @*?)D"%@)?(D"}?!@+?(P K"~J!?(P ?)?)P TaA)?*P!_A*a?)?*U?)?+VfA)=K"~F!?(P!?*?,_?)=K"~B!?"G :@,#O?(P?_?(P~B!_2p!?(G ?R/"?,R/+?,P!a@,?"G  @)?"P!_@"?(G @?)S/ -.*-?*?*%l?-G  P|4S&P -A,W/!#O?,?-_G  P|%T/"?,P!_A,?*T/ -.)-?,/(.!-?*?,A)UA|0R%O?)?*S/(?)?-_@1?*?)a@+P @)"O#O?)?1_G  P|%S/!?+?)P!_A)T/ -?+@)-"l"O?)%OP @+#O?+?1_G  P|2S/"?)?+P!_A+T/ --?)?,_A).!-?)?,_@)?+?,_-@+?)?+P!_A1?)?1U=@|1?)?*S@1-"O"O?)?*X/ #O?)?-_G  P|%T/!?*?)P!_A)T/ -.!-?)?*X/ ?)?-_@#?*?)a@!P @""O#O?"?#_G  P|%S/!?!?"P!_A"T/ -?!@"-?"R/(P @/#O?#?/_G  P|2S/)?/P!_A/?"T/ -.(-?|0/&"O?,R%O?(P~B!_?-?*P ?+2:?1P!eR/!?(D"~B!A,PmmmmjS/)?(D"~F!@+P @)?(D"~J!A1?"G :S%O?"?+?12~#!R@)-?,%O?+?,2k-?)R/)?(Pr!_?-?*?|1?*2:?(D"r!A"R/"?"PmmmmjS/)?(D"}?!?"2k."-?(P~B!_?-?*?,?+2:-?(D"~B!A!P |9/&?(D"~F!?!2k.&-?.D"?A)?.D":S%O?|)2~.!-?.D">?)P&h_A"??N |!?"?DN | ?"?NN >?"?|!K":?"?2K"6?"?3K"2?"?7K".?"?|"K"*?"?/N %?"P K" ?.?)P!_K"??(D"bA"%O?| ?"2k-?6?9U/ --?(Pr!_?!?M?L?;2} !?(D"r!P!T/#?|,P!eR/#?(D"}C!@+?(D"}?!@/?(P:_?!?|/2|U?(D":P!T/#?(D">@-P @*P @,P!S%OPxot ?4?|%P.b_?0?|%W=A)D"%A"?)D" A)U/%?"?AV/%?"?)aP%T/%P!@,?)?@_D  P~R~B~3}F(T/%-?.D"?@2P!TA3R%O?(P2_?!?J2|U?(D"2P!T/%?(D"6@*-?.D"6A)?.D".S%OB P2aA"C ?"P*_?B?BD" P!P%PF2}2!?"D"*P|YmmmjT%O?"D". -?"P2_C -?.D"2?)PFb_A"?,N D?"?*K"C?"Q L">?"?2K":?"?>K"6?"?+K"2?"?/K".?"?-K"*?"P K" ?.?)P!_K"6?=P!TA"?3g/#?"?&fR/#?=P"S/#P%i@"?(D"I?:S%O?(PI_2~+!?(D"J@|#-?|#?:P#h_A)?|-K"%?)?=K" ?(?:P!_A:K"M?"?EU/ -?(D"I@5?(D"J@+?.D"6-@&?+?:P#h_@<?+@)?8@"#O?(P|1_@/"O?"?&X%O?"@*P"@,.!-?"P!_@*?)?<S%OP"@,.!-?(?)D" K"|1?)D"%@,?(Px _@/?)P*_@)?"@0-?/?,K" "O"O"O?(D"|1A"P"T%O?"P!eR/#?(D"j@"?(P*_?#?%2^?(G *R/!?(Pr!_?!?"?#?(G +P 2#?(D"r!R/!?0?.D"6U/".!-?5%O?+?5P#h2k-? ?&K"*? ?8K"%? P!K" .(-? P K" ?5R/&?+?5P#h2k.&-?(D"}?!@"?.D"2?0PFb_A,?(D"}C!K"??,?"K">-?*@". - -?(D"bA!R/ ?| ?!2k-? P K" ?(D"IA R/ ?(D"J? P#h2k-?(P~N!_C -~Y:#,l!|V!|XB PIaA+C ?!2~5!?+?"E" A3L":?+P4N 2?+?%K"F?+Pmmm*?&?&Pmmm*X=K"D?+?!K"C?+?"D"*K"??3}B@&"O"O?+D">A*?#U/ ?*?#aP)W/ ?#?&_E  Q{{{)}!Q~M~U~Y&|=/ ?+P._A(P2N %?(?#K" ?(?#P#_K"*.!-?+P:_@0?!@,Pl@-#O?/P!e%O"l"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2r!A)?*X/!?&?)_G  @%-?%P{!ePAT/ ?)Plg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/"-?+P._?%2KA&R/&P0P(?&P!e=@*?+D"C@,?&P!i."-?+P._?)P#P"?,D"*?-P!_S=2}N!.%-P(@*?(P0a-@%?,D"*A#?,D" S%O?,2v!-?,D"%?#P.b_A&?%K"%?&?)K" ?&?#P%h?*fP2_K"*?,?#P!_K"*?+D":@&"O"O"O"O?%?+D">A*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2r!A#?*X/!?#?&_G  @)-?)P{!ePNS/!-?+P._?#P%2}N!.#-?#P!_@#-"O"O"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2r!A)?*X/!?&?)_G  @%-"O"O"l"O"O"O"O"O"O"O"O?%P{!eA(P~9 a0@!""""""""""&"""""""("""""%""""""! -"O?(PAa0. """"""""""#"-?)Plg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/)-?+P._?%2KA.R/1?.P!i.)-?1?+D"DS/,?)?+D"FV/-?,D"*A#?,D" S%O?,2v!-?(P~X SA&@/?,D"%?#P.b_A%P%P&?&=K"*?%?-K"%?%?)K" ?,?#P!_A.K"*?)P!_@%?1P!_@1..-?%PIaP{!eP,X/)-?+P._?)2|/A%R/.P @.P"@#.&-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~R~B~3}F(T/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~= S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.&-?+P._?)2}I!.--"O?)P|UV/ ?)P&_A%?*V/ ?&?)_A#D  P~D~ }K}7)g?#P%_G  P~C gf/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~= S/ ?#PIaP{!eP,U/ ?#P|IePu aP{!eP;W/ P!@#.%-?+P._?)2}I!.,-"O?)P|VV/ ?)P%_A%?*V/ ?&?)_D  P~L~H}K~A(T/ P @#P @(?%?*U%O?%?&_G  @(-?(P{!eA&P|*S/ ?&P~= S/ ?(PIaP{!eP,U/ P @.?(P|IePu aP{!eP;V/#-?+P._?)2}I!.+-P @.?(P0a-@%P#@#-?+D"CA,D"*A&?,D" S%O?,2v!-?,D"%?&P.b_A(?%K"%?(?)K" ?(?&P%h?#P*f?#?.P!e=fP2_K"*?,?&P!_A.K"*?-@#.%-?%P~=!ePu aP{!eP;V/ ?+P._?)2}I!.&-?+P._?)P 2}N!.%-?+P._A(P3N %?(?)K" ?(?)P!_K"*.#-?+P._?)P/2}N!."-?+D">@*?+D":@&?1%O?#@-?/@(#O"l"O"O"O"O"O"O"O"O"O"O"O"O"O?%?*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2r!A#?*X/!?#?&_G  @)-?)P{!eA%P~; S/#?%Pz S/!?%PFS/*-?-P!_?.S/(?(P!eR/!.#-?(P!e/#?-P!_?.S/)-?+P._?#P(2}N!..-?(P!eR/"P!@/?-P!_?.S/,-?+P._?#P&2}N!.,-?-?.X/%?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/&<?,D"%?-P.b_D"*P)eP%S.&-?-?.X/#?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/%<?,D"%?-P.b_D"*P)eP%S.%-P!@/?(P!e/(.!-?.?-P!_T%O?#P!_@#?(@/.(-P!@/?(P!e/&-"O?#?*X/ P @/"O?#?&_G  A%PFa01!(((((((((((((! -?%Pz S/ ?%/&-?+P._?#P!2}N!.&-?#P!_@%Pl@-P -@(?1P!aA1/ ---"O"O?%?*X/ ?%?&_G  A(P?V%O?%@#."-?%P!_A#?*X/ ?(P?T/ ?#?&_G  P?V/!-?0?%2r!@#-?#?+D"FX/ ?+P._?#P/2}N!-?+G 2A)P4T%O?+D".@&?+D"6@%"l?!D"*A/Phb@(?/P.bA-P.c@#?!D"%A*?-_A.@,#O"O?(A-R%OP @#.!-?-P._@(?#P!a@#?,P%a?,P.a@,D" P1V/!--P!@,?)P{!eA(P/W%O?(P!T?(P(Te@,-"O"O"l"O"O?-R/ ?#?/X/ ?,?*?#P.b_D"*P)eP&Se@(.!-P A(?/R/!<-?(/!?.P%aD" P)eP(S/!?/-@(?#@/.!-?/P!_A(P%hP)f@#?!D" ?/S%O?!2v!?!D"%@*-?!?(K"*?*?/P.b_A-?#K"*?-Q L" -?(P.b@,?*P*_@#?(P%h@(#O"O?,%O?*D"*A-P2X/!?#P%aPlK" ?#?(?-fK" .!-?/."-?*P._@*?,P.a@,?#P._@#. - -@#-?!?)N :?!?#K"6?!?%K"2?!?&K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PI_C -~Pk"Bl%|XB Pr!aA4C "OPxot ? D".A| ?!P.b_A(?!? D"2A+X=D"*P)eP%T/ ? D"6D"FG I?"P{!eT%O?!?+X/!?!P!_A6?(D"*A&P%iP ?&P)eP%S=A7X/!? D"?A&D"b@-?&D"I@.?#D"6P*h@5?#D"2@=?#D".@2? G C@3#OPxot ?| ?6P!_A9P.bA/_?+?9W=D"*"O? G C%O?D@|&.!-Pxot ? D".?6P.b_?6? D"2X=A&D"*@0?&D"%@)Q @|&"O? D"%A(?&D" A&P!_A,U/ ?(?,aP*U/ ? D" ?,_E  @|&-Q!?|&QlP)?)?&aP"aA&?&P)X=P#h}H}#Ql}"}!?&}H}"Q}1x}D~W}3}Q~<}7}:l|XQNp}#AE?Dn@|&?3?0P*eP#i?D?E}!Q |=ff@3-?4P2_? ?"?62|+?4G 2%O?4G 3A)P ?)P~. U=P{!eP.bA&P}N}Dt _@("O?&G }V}DOP)T%O?9? D"2A,X/!?6P"_A6?/? D".A0_D"*A&P%iP ?&P)eP&S=A)X/!?(G -A&P ?&P~. U=P.bG }Y}DO@(P @9#O?4?=K"D?4?2K"C?4P K"F?4?6K">Pxot ?0?6P.b_?,?6W=D"*?4?9K"??4P!K":? ?6?(?4P:_2&?9P!_@9P%iA6?)U/ -.!-?4?=K"D?4?2K"C?4?#E" L#:?4?#D"*K"??4?5?)P!_fK"F? ?9?(G -?4P:_2&-?1P!_@1-?|&@DP%iA&@6?&?7U/ -"O?.? D"?A"D"IX%O?1P!|8?"D"b?-Ve?3e/!.#-?3P!eR/"-? ?!2g.!-? D">A"P K"v"#O?4P:_?6_A&P K" ?&P*_P K" ?6P._A6P~> T/ -? G C@-"O?!?+X/ P @&?!P!_A3?(D"*A(P%iP ?(P)eP%S=A/X/ #OPxot ?| ?3P!_A(P.b_?(?+X="O? G C%O?D@|&.!-Pxot ? D".?3P.b_?3? D"2X=A(D"*?(D"%@0Q @|&"O? D"%A)?(D" A(P!_A5U/ ?)?5aP*U/ ? D" ?5_E  @|&-Q!?|&QlP)?0?(aP"aA(?(P)X=P#h}H}#Ql}"}!?(}H}"Q}1x}D~W}3}Q~<}7}:l|XQNp}#AE?Dn@|&P#i?D?E}!Q |=f?-fP!e@--D"*? D"6A.D"CA)%OP @"?4P:_@6#O?"P*T%O?.D" @2"O"O"O"O"OPxot ? D".?3P.b_?3? D"2X=A(G *P*e/ ? G CP!e/ ? D" @5Q @D"O? D"%A1?(D" A*P!_A(U/ ?1?(aP*U/ ?(?5_E  @D-?2G :A,P!_@7?2E  @E?,P)U/!?D?E|=/%Q @D"O?1?*P+_A(U/ ?1?(aP*U/ ?(?5_E  @D-?7P*S/#?2E *@|(?,P1U/"?7P2S%O?D?|(|</%.&-Q @E"O?1?*P3_A(U/ ?1?(aP*U/ ?(?5_E  @E-?D?|(|=/%Pt!?7P#haA(P|4V/%?2E 2?E}"?(}H}#|;/#.%-? ?3?22W/".#-?D?E}"Pt ?7P#ha}H}#|;/!."-?D?|(}"Pm!?7P#ha}H}#Q |=/!-?6P!K" ?6P*_?&K" ?6P%_?3K" -?.P%_@.?6P._@6?)?"P!_A"T/!--? D">A"D"v"@&-?"D"t"?&S%O?"Pt"_2~(!-?"D"~""?&P"h_?3K" ?"?&P!_A&K"v"P%iA(@3?|&@D?(?/U/ --?"?-N I?"?|&L#D?4Pm!_? ?#2|O"O"O?4D"m!A6?4D"n!A&S/ ?4D"p!@"#O?"?6D" T%O?&?6P?_A6T/!."--?6P|!_G  P"T/!-? D"6A2G LR%OP @6#O?6P~> S/#?4P:_?6_?6P._@6D" R/ --?2G |.P!T/ ?4D":P!g@&?4D"C@""l?2G IP!S%O?"?&eR/"?4D"D@9P!.!-?"?&fP!e/!?4D">@9P -@=?9P!_@""O?=? D">A&D"OX/ Pxot ? D".A(?9P.b_A*?9? D"2A-X=Pxot ?(?&D"|1?=PDb_A0D"CA)P!h?"_A&P.b_?&?-X=A.D"*@5Pt}.t @/?2D"FA(D".?=V%O?(D"*?=P:b_@/-D"*Pxot ?*P._?"?-X=A*D"*@(?*D"%@1?*D" @7?.D"%@-?.D" @*?/G 4@/"O"O"O"O"O"O?5P)eP"a0% !"%#-?/0(%&&&&%&-?/P+V/#P!?/hPr)eR/#.%-?/P+V/#P!?/hP|Y&e/".#-?//".!-?/P!aP)U/!-"l?)R%O?"@&P!.!-?(?5gP1V/!?0P!P!? D" ? D"*A)? D"%VA(=A0?7_?*?7U?*P ?)?(=A)VfA(=P ?*?7a?(=P!?-?0_?)?1U?-?1VfA(=P ?1?-a?(=2}9!-@(P*e/ ?(R/ ? ?9?=?&2~"!."-? D"?G |Q/ Pt}.t @3?2D"FA&D".?=V%O?&D"*?=P:b_@3-?4? D"2K"q!?4? z " z-#m!?4P*_?4Pm!_A&?"?3?2D"D2f?4D"*P!T/ ? ?9?=?4D".A!2~"!? ?"?=2}0!?4?=K"k?4? D"2K"q!?4? z " z-#m!?4? K"}4!?4?4Py _K"}8!?&?"?!?4P}4!_P~N}2t 2|E.!-?!@9?#@=?4P:_@#P @"P @0P @| B Pm+aA%C ?%z.                z-"}C(?%P K }Y(?%Q L"}R(?%Q L"~R&?%z.                z-"y&?%P K }((?%z.                z- ~:&?%Q L"t&?%z.                z-"v&?%P K ~5&?%z.                z- }C&?%z.                z- q(?%P K ~Q(?%Q L"~J(?%z.                z-"~:(?%z.                z- ~"(?%P K }B)?%Q L"r)?%z.                z-"q)?%z.                z- x(?%P K ~=)?%Q L"~6)?%z.                z-"v)?%z.                z- s)?%P K }3*?%Q L"q*?%z.                z-"m*?%z.                z- ~F)?%P K ~.*?%Q L"v*?%z.                z-"}R*?%z.                z- r*?%P K"F?%Q L"??%P K":?%?%D ~5&K X?%?%z "v&z-"O?%?%z "}R&z-"I?%?%G }Q&N |L?%?%z  }B&z- |>?%P K"j?%Q L"b?%P K"[?%?%D }((K }7!?%?%z "y&z-"})!?%?%z "~J&z-"k?%?%G ~I&N }J!?%?%z  ~9&z- };!?%P K"~"!?%Q L"}R!?%P K"s!?%?%D }Y(K ~E!?%?%z "s(z-"~6!?%?%z "r(z-"v!?%?%G };(N ~X!?%?%z  },(z- ~I!?%P K"q"?%Q L"n"?%P K"y!?%?%D ~Q(K }M"?%?%z "~B(z-"}?"?%?%z "~2(z-"}0"?%?%G ~1(N ~&"?%?%z  ~!(z- }Q"?%P K"~:"?%Q L"w"?%P K"v"?%?%D }B)K {"?%?%z "}4)z-"~N"?%?%z "p)z-"~>"?%?%G o)N }/#?%?%z  ~U(z- }!#?%P K"}C#?%Q L"}8#?%P K"}0#?%?%D ~=)K ~*#?%?%z "w)z-"}V#?%?%z "t)z-"}G#?%?%G }Y)N ~=#?%?%z  }J)z- ~.#?%P K"~R#?%Q L"~F#?%P K"~>#?%?%D }3*K }3%?%?%z "p*z-"p%?%?%z "x)z-"x#?%?%G ~U)N }F%?%?%z  ~E)z- }7%?%P K"t%?%Q L"}N%?%P K"}G%?%?%D ~.*K ~A%?%?%z "t*z-"~2%?%?%z "s*z-"~"%?%?%G }J*N ~U%?%?%z  };*z- ~E%?%P K"x%?%? A+D"6A5D"FD".A/K"x%?/%OP*?/?/P*X=@ ?%P:_@*#O?*?#D"*K"*?*?#E" L" ?#P._@#?*P~+ _@*? P!aA / --?%Py%_?+?=2|O?%D"n&@#?%D"m&@!?%D"y%@*#O?!?*A T%O? P?_@*? D" ?#T/!? P:_E" @E? P2_E" @D?%P:_? P%_G  P)eP~+ b_A&? P*_E" A|&L"C?&?DL"F?&?EL"J?%?|&L#p&?%?DL#q&?%?EL#}4&.!--?/%O?+D".@0?+D"2@#P @ P @*#O?%P:_?*P)eP~+ b_A-?-G MN B?-D" %OPt}.t @(?5D"FA!D".?*V%O?!D"*? _@(-?%P2_?+?-D"%P!_A&?(?5D"D2f?-"lP ?%D"2P!T/ <?(G 8P)T%O?%D"6@"P!.!-P -A!N @?-P!N ??-?"K"2?-?!K".P)@)?(G 6A!P ?!P~. U=P.bG }V}DO@""O"O"O"O"O"O"O"O"O"O"O"O"O"OPxot ?0?&P.b_?#?&W=D"*P)eP!a0)!"#%&() -P @).(-P!@).&-P"@).%-P#@).#-P @&P!@.P%@)P%@,P!@(?"0,*####%#&(*#-P @.P!@&P&@)?"@,P!@(?"0,)""""#"%&)"-P(@)-P @.P!@(?)@,P @&?"0,&    ! "#% -?)P#S@(.%-?,P"S@(.#-?.@(."-?&@(.!-?)P(eP%S@(-?-?(N A?-P!N R?-?-D"?K!S-? P:_@ ?/?*P!_A*T/ --"O?5D"FA D".A.R/ ? D"*A&?.P:b_@/?%P}R*_@-?5G I@,?&@#P @"#O?#P:_@ "O"l?,?#G 3A!T%O?!P"T%OP)@)?"?#G 8P)S/"<-."-?"@)?#G 8-@2P @#?%P:_A(?)P)eP~+ b_A7D"?A5Pm"eR?5P:iA!P TfPt}.t ?&?)P:b_?)?.X=G 8P)Sf@0P @*?2P)eP~+ b?(_A1D"?A(PmmmjePmmm2T%O?(Pmm%eP2i?0f@*-"O"O"O?!P!a0""! -P"@#?0?(?*efP!eR/!-P!@#-?%?2K"t*?%?#N }V*?%?)K"}R*?%?*PlgP!eN ~"*P @##O"O?-?#A!P#h_A(G %A#R/ ?%P:_?(D" P)eP~+ b_A(G ?P!eR/ ?(P K!S?(P N R?(?#N |8-P!@#?!P!eR/ -?7G |8P"S%O?1?5K!S?1P"N R-"O?7D".P!T/ ?1D".P!T/ ?1D"2@!?%?7D"2K"})*?%?+D"2K"p*?%?+z " z-#x)?%?!K"~"*?%?+D"2K"t*?%?+z " z-#s*?%Px)_?%Ps*_2PR/ ?%?)K"~"*?%?2K"t*?%?2K"}V*?%?)K"}R*P @#P @*#O"l"O?%P:_A(?-?#P#h_A!D" P)eP~+ b_A#G |8P!T/ ?#G MP"S/ ?!D"%P)eP~+ b?(_G |8R.!-P -@!?#?!N |6P!@#?*P!eP!@*R/ ---? ?/S/!?"P!_@"? @#. - -"O?%D"x%A5R/ P @##O?%P:_?#P)eP~+ b_A3D"I@2?3D"F@(Pt}.t @&?#?+D"6A-D"FA,D".XA!R%O?,D"*?#P:b_@&-?3G R@7"O"O"O"O"O"O"O"l"O"O"O"O?(?2X%O?7/.?-D"DA(D"6A"R/.Pt}.t @ ?!R%O?,D"*?#P:b_@ -? G 3P!T/.? G 8P)T/.? G 6A P ? P~. U=P.bA!G }R}DOP#S/.?-G I/.?"P:b@ ?!P}N}Dt _G +A!P ?!P|3U=P;bP}A}9t _@/?(D"2@)?,G I?-G JP.bG ~2}KOP.bG }Y}DOT@&#O"O? ?)_A(P2aD" A"R/ ?&/ ?(P6aD" A!G  PHT/ ?"P!aA*?/G :T/ ?/?!P!_?*2~#!R/#-? P:aA / -..-?3G N@1?3G |/P!eA R?7P"Se/-?%P:_?&G 8P)eP~+ b_A!D"2@0?!D".@,?!D"%@/?!D" @*P ? ?1P!e=/&?+D"?P!N ePt}.t @&?-D"FA D".?#V%O? D"*?#P:b_@&-?,%OP Pxot ?+D".?0P.b_?0?+D"2X=A D"%A)? D" A"a?"?)V?)P ?+D"*A ? ?+D"%VA!=VfA =@.P!P!?+D" ?!=?"_? =@1-?%Ps*_A!?+D">P!?+D":A D"D?(_?2? D"FVA =A)P ?2?(aA"? =A2?&?-D"D2X?%D"s*R/"?%?%D"}R*K"q)?%?%E"s*L#p)?%D"}V*@-?%D"t*@&?%D"~"*@(?,%O?%?%D"q)K"m*?%?%E#p)L#x)?%?(K"})*?%?&K"p*?%?-K"n*?%?0K"~"*?%?+D"2K"t*?%?+z " z-#s*?%Px)_?!2P/"-?%?%D"q)K"}R*?%?%E#p)L#s*?%?&K"t*?%?-K"}V*?%?(K"r(?%P K"v)?%P!N ~J&?%?%Pr(_K"n*?%?%Pt)_K"m*?%?%Ps*_A K"y)?%?%P~J&_K"x)? P"?(?%Px)_P}G}.t 2|E?,/#?%D"v)A1R/"?%G ~J&P!e/"?%D"~")@,?%D"~+)@.?%D"t).%-?(P*aD" @!P @,"O?(P%aD" A"R%O?!@ .!-?!?"_@0?!@ ?"@("O#O? G  P+aA&P9WP P!?&hP}7mm%e=R%O?!?"_P!a@"P @&#O?"?&_G  P+aA!P9V/#P!?!hP}7mm%eR/#?(?&P!aA&_/ -.#-? P!_@ ?(P!aA(/ -?0@ .!-?&?(_@,-?%?,K"~+*?%? K"v*?%P"K"~"*?%P~H}2t K"t*?%?*K"}V*?%?/K"}R*?%P!K"}N*?%P~F},t K"s*?%Px)_?%Ps*_P%2n!?+?9?3?#?%D"y)A!?%D"m*2N?%D"x)A R/,?!? 2k.,-?%Ps*_?2P!P!2}?!?%D"}N*@(?%D"s*/*?%?%D"}R*A!K"~6(?%?(K"~2(?2RA /(? /%?!?)?2y,  .%-?%Qmmmm2L"~2(.&-Pxot ?-?(P.b_?&?(W=A D"%@,? D" -@ Pxot ?-P._?&P!W=D" @"?%?.K"}V*?%?1K"}R*?%P!?)?,?"aA!_?!?2V=K"t*?%P ? ?"aA ? ?2VA =K"}N*?%P!?)? =K"s*?%?2?!aA(P ?(?2W=K"~"*?%P~2(_?%Ps*_P#2n!?%D"~:(A"/!.#-?+D":A D"D@,?%Ps*_P ?2?(aA"?2? D"FVA)=A-P!P!2}?!?%D"}N*@ ?%D"s*P!S/!?%?%D"}R*A&K"~6(?%? K"~2(?-RA!/#?!/ ?&P!?(?,_?)=?-y,  -?7R%O?+?9?3?#?%D"~6(A!?"2N?%D"~2(A R/&?!? 2k.&-?3D" P!T%l?9?/?7P"T=?9?*=&?3D"%-@!?+D"??%?#N }W*?%P N }V*?%P1N }X*?%?!K"}R*?%Q L"s*?%Ps*_2}:!.!-?%D"}R* -?%D"~2(@ -? R/!?%D"~6(? 2k.!-?%D"}R* -?#P!_A#?5T/ -?%D"x%A)R/ ?)P!a@*P @##O?#P~>%S/!P!P"?%P:_?#_A P~) _G  P T? P6_D" fP!eA =? ?*=@ ?*P!a@*?#P~+ _@#? P"S/ -? R/ ?+D"6D"FA!D".A"P:b@ ?!D"*A&@##O? A!%O? P:a@ ?#D" @(?#P:_@#?(P"T/!--?"P:b@ P @#"O#O"O?#P~>%S/ ? R/ ?%P:_?#_@("O?!R%O?(D" R/!P!@"?(P~) _G  P!T/!.%-P!@"?(P~) _G  P"S/#?&D" P"T/ ?(D" /#-?&P:_@&?#P~+ _@#? P:a@ ?)P!aA)/!--P @"-?+D"?A ?"? G efN eP @5?+D">A8G IP!S%O?+2|5?+D">@8-?8P K"w!?8E#v!@|&?8Qmmmmt L#v!?%P K"q)?%?|&L#p)"O?+G CA:P!S%O?+D"%A ?+D"*A!P!aV%OP!?+D" ? ?!U=G  P|4S@5-?!P ? ?!X=@|#.!-Pxot ?+D".?9P.b_?9?+D"2X=A!D"%A ? P Ta@|#?!D" P!_@5-?5@!?8D"v"A|%%OPxot ?+D".?8D"~""D" A P.b_? ?+D"2X=D" @!-P @*?8P K"~:!"lP ?%D"x%A|!R/ <P @("O#O?%P:_?(P)eP~+ b_A G |8/!?|!?(P!_A(T/ -P .!-P!?(P!_A#?|!X/ <? D"*@)#O?%P:_?#P)eP~+ b_A G |8%O?#?(?)? D"*A V=@(?)? ? ?)V=@)-?|!?#P!_A#T/ -P!-@A"O?|%R%O?!@/?5A @7.!-?|&Q?p}B@C?8P~2!_@??8D"~""A,?|%P"h_@@P!?+D" ?+D"*A;?+D"%A V=@>?8P~>!_@6?+D".@|"?+D"2@B?;P!a? U@3P @)?5A0@7?!@/#OPxot ?|"?,D" A"P.b_A#?"?BX=D" @.Pxot ?#P._?"P!_?BX=D"%@ ?)P!_@-"O"O"l"O?AP!e%l?%P:_?(P)eP~+ b_A<D"*?)S/!P!&P -@A?(@#? @(?.@"P .!-"O"O?|!R/ P @##O"O?%P:_?#P)eP~+ b_A&G |8%O?&D"*A1?)V/!-?#P!_A#?|!T/!."--P!@A?#P!_A&?|!X/!#O"O?%P:_?&P)eP~+ b_A2G |8R/ ?2D"*A2?)W/ ?&?#?1?2V=@#?1?2?1?2U=@1-?|!?&P!_A&T/ -.!-P @A-?<G |8P!S/!P"-@&?%D"p)?*S%O?%Pp)_2~*!?%D"}))@C-?C?*P:b_A)?(K"6?)?"K"2?)?&K".?)?.?/?*=K"*?)?0?7?*=K"%?)P ?| ?*=K" ?%?*P!_A*K"q).!-"O?*/ ?8D"v"?-W%O?5@0?!@..!-Pxot ?|"?8D"~""?-P"h_D" A"P.b_?"?BX=D" @0P @."O?3R/ Pl@)?>G  @(#O?)A"P~K}2t _G  ?(SA&R%O?"P!_@)?"/!--?0?;X/ ?:R/ ?&/ ?0?>_G  P|4T/ ?8D"~F!A7?8D"~>!S%O?62}S!-?8D"~B!?7_P|4N  P!@| ?8?7P!_A/K"~F!P!@.-?.?0_@.? @0-?8D"~:!A"?8D"~2!S%O??2~(!-?8D"~6!?"P"h_? ?.? ?.V=K" ?<?.K"O?<?0K"|1?8?"P!_K"~:!-?#@(?-@)? @0?,P%_A,?@T/ --?%?/K"v)?%?7K"~")?%?| K"t)"O"O?|!R/ P*?|!?|!P*X=@)?%PF_@#P @(#O?#D" ?(_@(?#P~+ _@#?)P!aA)/ -?(R/ P|%PF?:=@B?+D"*A"?+D"%VA!?"P"Uf@>P!?+D" A|"?!=@??+D":@:?%P}V*_@;?|#P ?"?!=V@@?8P~>!_@6?*@,?(@-P @.P @1#O? @!?-A2P!a@-P @##O"O?%P:_?#P)eA"P~+ b_A D"6R/ ? D"J@&"O?.P!eA3R/ ?&?1T%O?&?1U/!."-?#?0X/!?1@&-?|!?#P!_A)V%O?#@.#O"O?%P:_?)P)eP~+ b_A D"6R/ ? D"J@""O?3R/ ?"?1T%O?"?1U/!."-?1@"?)?0X/!-?%?)K"~"*?%?)K"t*?%?#K"}R*?%?.K"}N*?%?"K"}V*"l"O?"?&S%O?)?.U/!?&@"?;."-?;?"?&X/!<-?&@"?%Ps*_-A D"*@#? D"%@.?"@&-?|!?)P!_A)T/ -?#P)e@"-?#@0P @ ?%P:_?"P~+ b_A<D"JA1?-aA"P ?"?1W=@.P @""O?<G |/P!S%OP @)P!@&?<D"DA"?<D"CA U/!?"?:D"FV/!-?"? a@)?:D"D? _@&-?*?.U@#"O?|%R?(?2SeR%O?!@ ?7@!.!-P @| P @ ?)P ?|#?!a?!?|#V?@fA"=W%OP ?)?&P!?!??_?"=?)2~#!=@ -?%P K"t)?%?!K"~")?%? ?!_A K"v)? @/-?*?.?#=@3"O?)R%O?%?BN s*?3R@CP!@#?%Ps*_@".!-?&P ?&?)P!aA#_G  P|4SA.=@""O"O?3/ ?.R/ ?>%O?%?BN s*."-?&@"?|"H  P}Y~Y T/ P!@/?%P!K"v)?%Qmmmm2L"t)?%?BN s*P @| P!@!P @5.!-?%?BN s*?#?)?.=@#?"?&?.=@&-?3R@C?#P)W%O?%Ps*_@"?#R%OP!@#."-P @)#O?B?&?)_G  S%O?&@".#-?#?)P!_A)T/ -P!@#.!-?%P*_?B?&?#2|J?#P!?%D"*P!SA"=@#?&?%Ps*_?"=@"-?!@7?8D"~F!A.@&?8D"~>!?.a?#U%O?6?.?#P!P!2w!?8D"~F!@&-?#%O?8D"~B!?&_?"?#y,  -?8?#?&_A!K"~F!P!@&"l?CR%O?!@)?..!-?| @&?/@)?7?,R/ <?%D"}))A"?!K"*?"?.K"%?"P!K" ?7-@2P @!P @C?<D"6P!S%O?<D">@C?<D":@!-?%D"p)?,S%O?%Pp)_2~*!-?%D"}))A#?,?3?,?3U=A"P:b_@<"O?,?3W/ ?,?"aP:bA"R/ ?<P:_?<?"y,  -?<?CK"6?<?!K"2P!@.?<P!K".?<?)K"*?<?2K"%?<?&K" ?%?,P!_A,K"q)?-/"?%?5K"~2(?%?8D"~F!K"~6(.%-?|!?#P!_A#T/ --?,@*?!@ -?%D"}))@#?%?5K"~2(?%?8D"~F!K"~6(?*%O?*@,.!-?+?%P~2(_?%Pt)_?%P:_2|(P @,-?%P K"~2*?%?#?,P:b_A)K"y*?%Pv*_@0?%P}V*_@&P!@*#O?*?(P"Sf@*"O"O#O"O?*P!eR%O?&?(P.b_A!D" A"P#T/!-?#?)S/"?%?#P:_A!K"x*?#D" A"P#S/"?%?"K"}V*?%?#P%_E" L"t*?0?#P._E" L" ?0?#P6_D" K"*P @(?!@#P @*.!--?%?"K"x)?%?!E"%A|&L"y)?(P!_@(?"/!?%D"~2(?|&}BT/!?+D">D"~F!?%D"~6(T/!?%?|&Q?p|3"~2(P @*."-?%?|#K"}R*?%? K"}N*?%P K"s*?+?%P~2(_?%Ps*_?%P:_2|(?+D">A#D"v!A %O?#D"~+!? P:b2k?+D">@#-?#?%D"q)K"w!?#?%E#p)L#v!?%D"x%A!R/"P @##O?%P:_?#P)eP~+ b_A D" %O?+? D"%P!_?#2}0!-?!?#P!_A#T/ -."-?+?%P~2(_?%Px)_?%P:_2|(P @*. - -P @#?+D"6A,G KA0P!S%O?,D"FG IA P ? P1U=P|1bH!~0}LO@#-?%D"x%A(%O?#P{{#e@.P @##O?%P:_?#P)eP~+ b_A*G R@5"O?*D" R/ ?*D"%@""O"O"O"O"O"O?*G |8P!T%O?5P!T/)Pt}.t @*?+D"6A/D"FA D".?#V%O? D"*?#P:b_@*-? G |,R/!?*G 6@&?+D"2@!?/G I@ ?*G 3P!a0"#%"-Pt}.t @)?+D"6A&D"FA D".?#V%O? D"*?#P:b_@)-?*G MP"S%O?+D"??%?#N }W*?%P N }V*?%P0N }X*?%?"K"}R*?%Q L"s*?%Ps*_2}:!.)-P @!?%P:_?)G 8A/P)eP~+ b_A G AP!S%O? G MP"T@!-?*D"2@,?*D".@-?*G |6R%O?&G I@&P/@ P @1?"@*"O"O"O?)G 3P!a0"!* -?&P!e/)?/P)T/!P3@ .)-?&P!eR/(?/P)T/ P2@ .(-?!?-fR%O?)G 5@ .(-P-@ ?-R/&?%?"K"x)P!@1?%?%Px)_K"s*?+?"P!_?,?%Ps*_Pn}3t 2|E?%D"x)@*.&-P @)P @1? D" P!S%OPxot ?+D".? D"%A&P.b_A!?&?+D"2A X=D" @1Pxot ?!P._?&P!_? X=D"%@)-?%?+D"?A D"C? D"D?1?)2|??%P!N }X*?%?#N }W*?%P N }V*?%?"K"}R*?%?%E# L"s*? ?%Ps*_2}:!?-R/(.&- -? P!e/!.%-? P!e/#-?&P ?&P~. U=@)Pxot ?+D".?"P!_A P.b_? ?!X=A D"%@,? D" @&"O"O"O"O?+G CP!S%O?%Ps*_P!?+D" ?+D"*A!?+D"%VA =P ?!? =?&?,2:?%D"s*@,?)P|-aP{!eP"X/!?,PmmmmjS/%?%D"}N*@&?%D"}R*A!%OP @*#O?!?*S/%?&?*_?*P!_@*G  PIaP{!eP,U/ --?,R/%?&?,2k.%-?/G JP.bG ~5}KO?)P.bP}N}Dt _A/G #P Te@!P)@)"O"O"O"O"O"O"O"O"O"O"O"O"O"O? D"*P)eP!a0) !("#%&*-P!@).%-P"@).#-P%@)."-P&@).!-P(@)-?!/0?/G *@*.!-?!//P#@)?/G *A*P!S/"-?*P{!e0,.""""#"%*&"-?!?/G *Rf/-?/G %R/*.--?,?&aP"V/,?/G %R/).,-?)P#T/(.+-?)P"T/&.*-?)P%T/%.)-?)P(eP%T/#.(-?,PmmmmjfPmmmmjS/&?%D"}N*?,2k.&-?,R/%?&?,2k.%-?)P&S/#-?+P%?"?#2}8!."-?+D"??%?#N }W*?%P N }V*?%? N }X*?%?*K"}R*?%Q L"s*?%Ps*_2}:!?1R/!-?%?#K"t)?%?+D"2K"t*?%?+z " z-#s*?%?+K"x)?%?%Pt)_K"y)?%Ps*_?"P!_?,?%Px)_P~N}2t 2|E-"O?0R/ Pt}.t @*?+D"6A"D"FA&D".A!?#V%O?&D"*?#P:b_@*-P @)?&G IA P ? P1U=P|1bG z}LO@,"O?*G 8A P)S/ ?%P:_? P)eP~+ b_D" / ?.? ?!U%l?&D"*? P:b_&Pt}.t -G 6?,aP1ei@)-?*G 3A!P"S?5P Tf@&?"G I@ "O"O"O"O?!P!a0"" !-?&?)fP!e/#."-? P!g@ -? ?&f?)fP!e/!-?.?*G 6?,aP1eiP!eR/ ?+P#?9?#2}8!-?#P!_A#?(T/ -?+D"6@,-"O?+G CR/ ?,D"FA"G IA P ? P1U=A!P)aP{!eP~Y!U/ ?"D".A R/ ?!P|1bA!G ~X}LO@5?"D"*A/P3_@#P @*?!G z}LOA)?!G ~W}LO_P{!e@!?,G IA"P!e@&? P:bA @("O#O"O?#P#_G  ?!T/ "O"O"O?#G  P!a0" "!-?&R/!."-?&R/!-?%P:_?*P)eP~+ b_A!D" @0?!D"%@&."-?#P:_@#?*P!_@*?(P:aA(/ -P @0-?/P3_@#P @*?)?5_P{!e@!?"P!e@"#O"O?#P#_G  ?!T/ "O"O"O?#G  P!a0" "!-?"R/!."-?"R/!-?0?%P:_?*P)eP~+ b_A!D" eP!T/"?+D"??!D"%@!?%Pm~Y#|0!}V*?%P(N }X*?%Q L"s*?%?!?&?!?&V=K"}R*?%Ps*_2}:!?+D"6@,."-?#P:_@#?*P!_@*? P:aA / --"O?,D"FA!D".A R/ ? P:bP:a@ ?!D"*P8_@#P @)?,G I@&#O"O"l?&?#P&aG  A!T%O?!P"T%O?)@(P)?#G  P)S/"<-."-?#G  @(?)-@"Pt}.t ?,D"FA!D"*?"P:b_?"?!D".X=G 8@.?%P:_A!?(P)eP~+ b_A5G T@/?5G R@(?"P)eP~+ b?!_A*G |7@0"O"O"O"O"O"O"O"O?*G RA!P!S%OP @""O?(P!a0#+ " -P @(.*-?(P!a0#&#!"-P @(?.P)S/(?/P!eR/(?0P!e/(.#-P @(?.P)S/#?/P!e/".#-P @(."-P @(?!P#T%OP @".%-P @"?0P!eR/#."-P"@(-?!P#S/ P @".!-P"@"-?*?"N V?5?(N V-? R/!? P:a@ ?#P:_@#?)P!_@). - -P @#?+D">P K"~F!?%D"x%@2"O#O?#?2S/!"O?%P:_?#P)eP~+ b_A G V/ ? D" %O? G |8P!S/!-?+?%P:_?#2|9?#P!_@#R/!--?+D"?A:?:D"bP!_K"b?:G |QP!T/ ?:D"|OA @1?:P K"|O?:E"|J@|&?:Qmmmm2L"|J?%? K"v)?%?|&L#t)P|%PF?+G CA5=@/?+D".A9Pxot ?+D"2A6=@,P!?+D" ?+D"*A"?+D"%A!VA =@|"P ?"? =@??:P~> _@| ?+D"6@7?"P!a?!X@0P @"#O"O"O?%P:_?"P)eP~+ b_A;G VA!/ ?;D" %O?;G |8P!S/!-?+?%P:_?"2|9R/!-P"P!?%D"v)A#?1VA =A&?%D"t)?#aV%O?%Pt)_?#?&P!P!2w!?%D"v)@#-?&%O?%D"~")?#_P~)qt P~F},t ? =?&y,  -?%?#?&_A#K"v)?7D"FA D".?"V%l? D"*?"P:b_&Pt}.t -G 6A P ? P~. U=P.bG }W}DOA P ? P|3U=P;bA G }X}9OA&?%D"t)?#aV%O?%Pt)_?#?&P!P!2w!?%D"v)@#-?&%O?%D"~")?#_? P}A}9t _?&y,  -?%?#?&_A#K"v)?!P"hA!D"~2}VO@ ?!D"v}VOA!?%D"t)?#aV%O?%Pt)_?#?!P!P!2w!?%D"v)@#-?!%O?%D"~")?#_? ?!y,  -?%?!?#_A#K"v)"l"O"O"O"O"O?;D" A&R/ ?;G |8P!T/ ?%D"t)?#aP%W%O?%Pt)_?#P&P!P!2w!?%D"v)@#-?%D"~")?#_A P~Jqt D  K  ? P~Nqt G  N %?%?#P&_K"v)?;|."*?%Pt)_A 2~!!?%D"v)A!?%D"t)S%O? 2}S!-?%D"~")?!_PFN  ?%?!P!_A#K"v)P ?;D"OA ?;D"|1A)a? ?)U? ??VfA!=@("l?5R%O?,D" P!_.!-P ?0/ <?|"G  P|4S-?(R/"P!?)?|"_?!=@!?)S/!?(P!T/!?!G  ?/T/!."-?+?%P:_?"2|9?%D"t)@ /"?#P!a@#.#-?%D"t)?#aP&W%O?%Pt)_?#P(P!P!2w!?%D"v)@#-?%D"~")?#_A P~Oqt D  K  ? P~Sqt H  |0 %?%?#P(_K"v)?%?(K"}N*?%?!K"s*?%Ps*_P!?%Pt)_A 2R?%D"v)A!?%D"t)S%O? 2}S!-?%D"~")?!_PFN  ?%?!P!_A#K"v)-?%D"t)@ ?;G |6R/ ? ?#aP/W%O?%Pt)_?#P0P!P!2w!?%D"v)@#?%D"t)@ -?%D"~")?#_A!P~Uqt E  L  ?!Pzqt E  L (?%?#P0_A#K"v)-? ?#aP(W%O?%Pt)_?#P)P!P!2w!?%D"v)@#-?%D"~")?#_A P}"}-t D  K  ? Pp}-t D  K #?%?#P)_A#K"v)?&%OPxot ?9?;D"%A#P.b_A!?#?6X=A D"%@3? D" @>Pxot ?!P._?#P!_?6X=A D"%A@@A? D" A#@!?;D".P!S%OPxot ?9?;D"2A P.b_? ?6X=A D"%@A? D" @!-?%?@K"})*?%?AK"p*?%?!K"n*?%?#K"m*?%?3K"y)?%?>K"x)P @##O?%Ps*_?#_A(P%_P ?%Px)_?#_A P%_D" A&? D" A a?&??V? ?&VfA&=K" ?(P!? ?|"_?&=K" ?#P*_A#P:T/ -?%D"~"*@-?%D"t*@.?%D"}V*@)?%D"}R*@(Pt}.t @#P @*?%P:_?7D"FA&D".?"V%l?&D"*?"P:b_&Pt}.t -G 8P)eP~+ b_A#D".P!S%OP Pxot ?9?#D"2A P.b_? ?6X=A D"%A#? D" A&a?#?&U?#??VfA#=@ P!?&?|"_?#=@*-"l"O"O?;G |6R%O?>?|"_@!?;G |8P"T/!?%?-K"~2*?%?.K"w*?%P"K"~+*?%P}Gqt K"v*?%?)K"~"*?%?(K"t*?%P~D},t K"}R*?%P ?3?>a?3?>U?3??VfA =K"}N*?%P!K"}V*?%P!?!? =K"s*?%Ps*_@*P&.#-"O?*R/ ? P ?A?!a???AU?!?AVfA#=T/ ?*P!?!?|"_?#=? 2~#!R/"-?%P ?@?>a???@U?>?@VfA =K"}N*?%P!?>?|"_? =K"s*?%Ps*_@*P!."-?%P ?@?>a???@U?>?@VfA =K"}N*?%P!?!? =K"s*?%Ps*_@*P!.!-?%?-K"~"*?%?.K"t*?%P"K"}V*?%P}Gqt K"}R*?%P ?!?>a?!?>U?!??VfA =K"}N*?%P!?>?|"_? =K"s*?%Ps*_@*P#-@ ?*? ?%Pt)_2R?%D"v)@#-?%D"t)?#S%O?%Pt)_2}S!-?%D"~")?#_PFN  ?%?#P!_A!K"v)?%D"t)@ P ?!R/!<-?%?#K"v)?#-@!? ?!S%O?%Pt)_2}S!-?%D"~")?!_Pz N  ?%?!P!_K"v)-?"P!_A"?2T/ -?%?%D"v)A!K"}R*?%?%E#t)L#s*?| D" A %O?:D"[? 2k-?| ?%D"}R*K"*?| ?%E#s*L" ?:D"YA ?:D"|?S%O?:P~2 _2~.!-?:D"|C? P&h_A"?=E"2L"2?"?=z " z-" ?"?!K">?"?1K":?:? P!_K"Y-?%Pm+_C -?4Pr!_C -}E7#>l%|X!|VB PIaA-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P._@4?"P ?"P{!eP1U=P{!eP|1bP~"}Lt _A*?(P!h_H!"@%? H!?@2? D">D"m%@6"O"O?!?,X/ ?!?+_G  A)P?V%O?!@&."-?!P!_A&?,X/ ?)P?T/ ?&?+_G  A)P?V/!-?,?4?!2r!A&W%O."-?&?+_G  @)-?)PAT%lP &?#P!a@7?2?%Plge@=?*PA_@:?*?(P!h_A!P,_@>?!P(_@| ?*G |/A;P.bP}N}Dt _@|!?*G NA|"?;_P~. V@5?,@!?+@#P @2"O#O?&P!_@."|XQ ?&?,X/ <Q ?,?.aP*U/ <?+?._E  -@B"l"O?5/ ?2?|"X/ ?|!?2P.b_G +A%P ?%P|3U=A%P;bA(G }X}9OP!_@/?(E }A}9O@?"OQ!?%}H}#A@Q}.u}-~F~!~Wm}3D}!|;%O???B|=/"Q @A"O?,?&P+_A%U/ ?,?%aP*U/ ?%?+_E  @A-?/P*S/!?(P}A}9t _A(E *@??@Q~C}X~Lo}Vm~T~F8}!|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3_A%U/ ?,?%aP*U/ ?%?+_E  @@-???A|=/#Pt!?/P#haA%P|4V/#?(E 2?@}"?%}H}#|;/".#-???A}"Pm!?/P#ha}H}#Q |=/".!-???B}"Pt ?/P#ha}H}#Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2_?*?-PC_?.?B2O?-D"2@%?-D"6-@0"O"O"O"l"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1eA/hA)?| H! eR/!-? ?&?6?-P:_2|.A%R/5? D".@(?%? D"2A&X/"?%?(_G  A!P?W/!?%@#.#-"O?,?&?0?;_A%P ?%P{!eP~. U=P{!eP.bA.G }W}DOA%P ?%P|3U=P;bG }X}9O_A&P"_A%V%O?%?+_G  PNS/!-? P!N |%.5-?)?9?=fe/4"O"O?&P#_A(?!X/ ?#?(_G  A&P?V%O?(@%."-?(P!_A%?!X/ ?&P?T/ ?#?%_G  A&P?V/!-P @&?4?(2r!A%?!X/ ?#?%_G  @&-?0P!_@2?)?9f@9?>H! ?)e@!"O?1P!S%O?!/(?:?8P)eP!h_H! ?)eR/!P!@1? ?%?&?727A%/)P ./-?!/&-"O"O"O?.P}N}Dt _A!G *P!a0) ((((!"(-?&P{!ePAT/&"lP @0? D"2A.?%Plg_@&? D".@)#Oz.                @C"O?.?%?0_P!_U/ ?&P2U/ ?%?)_P!_z   @C-?&P2a@&?0P2_@0?)P2_@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A#R/ -"l"O"O?.?0?#|O?%_A(_A&P1aA#V%O?(?)_P1aG  PAS/!-? ?#2KA#/!P .#-?&P0a.!-?#P!i-A#?%P"_S%l? ?#?!2~%!&?#--A%/).*-?&P{!ePAT/%?-P*_?!G -A&? D":G GA#?4?%P!_2|4?-D"*P!S%O?-D".@(?1P!?0=@1"lP ?&P&X/ <P ?(?#?&P,bP~R}8t _A#_G *A!P ?!P+UA!=X/ <?#P!?!=?(_G  A!P ?!P|3U=P;bG }X}9O-?%_P"_A%R/*?8?(?0=@8.)-? ?%?!2eA%/(.)-?&P{!eP~X T/#? ?%P!_?!G -?72(A%/&.(-?%P!_A#?&X/ ?!P?T/ ?#?(_G  A!P?V/!-P @!?4?%2r!A#?&X/ ?#?(_G  @!-? ?#?!?727A%/".1-? ?%?&?!?72;A%/!."-? G |#R//? ?%?&?727A%R/!-? D".@#?%? D"2A!X/"?#?%_G  A)P?W/!?%@&.#-?1R/#P .%-?%P!_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2r!A&W%OP @).*-?#?&_G  @)-?)PFT/(?&P!_A%?!X/#?#?%_G  A)P?W/"?%@&.%-?*H!|,?/i-@!? ?!? G |%fP!eN |%.(-?&P"_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2r!A&W/%?#?&_G  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!eR/ ?9?:?8P)eP!h_H! eR/ .#-? D">A/D"m%A+?6S/ ?+?6U?+Pt VfA(/ "O?1P!S%O?*G |0?8P)eiP!e/!-? G AP#P!? G |#=U/!?*G |.P!T/#P%?/?6P#hA%_?(=@5?+P#h?%a@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*a@%?5P*_@5?"P!?,?#P!_A._?!P!aA#?.U?#?+VfA!=P ?#?.a?!=?(G G2}A!R/ -.#-? G A/"P!@1-?/?6K"m%?8P)e-@"?)Pz T%O.!-"l? G |#R%O?*H!0A!?1P!eR/!<?*?"P!h_H!4?!f.!-?*H!0@!?*H!2?1P!e%l?*?"P!h_H!4?!f&?!-?2ef-?*? D":G GP!h_A!H!(?9f?!H!,fPlgeA#P{{#e%O"l?*G NA!P.bP ?!?*G |/A"_Pw UA!=A%%O?"P.bP}N}Dt _P!?!=P%_@(?#P{{#e@!P @##O"O?(G  A"P#S/ ?!?#P1eiP!eR/ ? P*?"?"RP 2}K!R/ P!.#-?(P._@(?#P!_@#?%P.aA%/ --P -/!-?&P!_@3-?-PI_C ?3-~<2".l!|XB PIaA)C P{!@+?"G  A0@,"O"l"O"O"O?0P!a0# !"%-?"G !."-?"G !@,P~Y!@+."-Pz!-@+P @,-?!G J@*?!H H@-?!G |+@/?!G |*@.?!G |.@1?!D"%@2?!G :@3?)P |0 |%?)?3P"TN |#?)?#N C?)?2K ??)?,N |"?)?+N |!?)?1N >?)?.N =?)?/N <?)?-|0 :?)Pl?*?*P~< S=N | #O?)?)P:_A#?(_D  K".? ?)P._P!2}U!?(P%_A(P2T/ -?)?!D" K":? ?#P!2}U!? D"*@/? P}C},t P"2}U!"O"O"O"O?&G 3A-R?&G 2A+P+SeA.R%O?%D"OD"6G ,P"T/!-?%D"DA!%O?!P!a@*?%D"C?!P"h_P%a@(?%D"F@!#O?!?(D" a@!?(P%a@(?*P!aA*PlT/ -?%?!K"F?%P K"D-P @(P @,?%G |6/!.#-?)P:_?%?&D"*2Q?%D"DA(?)D":A!?!?(V=@,?!?(U%O?%D"C?(P"h_P%a@!?%D"F@*#O?*?!D" a@*?!P%a@!?(P!aA(?,V/ -?%?*K"F?%?,K"D?,@(-?%G |6P!T/"?,/!-?)?%G RPmmmm%fK":? ?)P:_P!2}U!P @,.!-?,P!_@,-"O?%D"OA#D"6G ,P"S%O"O"O"O?+P!a0/%%  !%%%%%%  "-?)P K"??)Qmmmm2L":?#?&?)P:_2c?%?)D">A!?)D"?? 2~0!?)D":A#R/#?!?#2k.#-"l?#D"*A+?#D"%V%O?&D" @*P @+P!@&P .!-?&D" @*?#D" @&?+R%OP @+P .!-?&G  P|4S-@(#O"O?(?+X/ #O?&?(_G  P|%T/!?+?(P!_A(T/ -.%-?+?(A#U/#?(?+S/#?+?(a@!?&?(_@-P @("O#O?(?-_G  P|%S/!?!?(P!_A(T/ -?!@(-"l"O?(%OP @!#O?!?-_G  P|2S/"?(?!P!_A!T/ --?#?(_A(.!-?#?(_@(?!?#_-@!?(?*U/ ?!?*X/ -?)P:_?&?+?#?!2:?)D":A!PmmmmjS/"?%?)E">A4}BA#?4Q?p}B? 2~0!?!R/"?#?!2k."-?%P?_2}G!?)?-P ?-P~. U=P{!eP.bG }W}DOPmmmm%fK":? ?)P:_P!2}U!.!-"O?.R%O?%P?_@#?%D"%A!?%D"*P%h_@&#O"O?(R%O?!?&T/!.%-?(?&?!aP%iX/#?!?(P%h_@!-?)?%D"OA(z " z-#:?)?(D"2K"D?)? ?)P:_?!2|H?!P2_@!?)D" A(%O?#?(?)D"%2|W&?#2}G!-P @(. - -P @+P @*P!@!?#D":A&D" A#%O?&D"%@*?#@!-P @(#O"O"O?(P!eR%O?+P!e/&?*R/&?*P"a@#P @(#O?!?(_A.G  PHS/"?#P!a@#?*?(P!_A(T/ -.&-?+P!e/%?*R%OP!@+P @(?!@&P @*."-P @("l"O#O?!?(_A#G  A&PHS/!?*?(P!_A(T/ -?*@(?!.!-?(Plg?*_@*?#P!_-?!R/%?&PHT@+?!@&@!.!-P!@+?.P!_@&?(?*P!aS%OP @(?&@!P @*.!-?(Plg?*_@-?(?*aP!_@!P @("O#O?(?._A+P!_G  PHS/!P!@+?!?(P!_A(_/ -?&@!?-A(@*.!-?#?(a@*?+P"_@!P @+-?)P:_?&?&?(_2|<?%?)D">A#?)D"?? 2~0!?)D":A&%O?#?&2k-P!@(. - -?+P"T/ ?#2}G!?)?-P ?-P~. U=P{!eP.bG }W}DOPmmmm%fK":? ?)P:_P!2}U!-?%?%D"I?%D"F_K"I?)? D"*A!?/aA#P"aK">?)?,K":"O?!?/W/ ? D"%?/P"h_@(P!P"?#P"U=@*?)P:_@!#O?(R/!?(?!D" K" ?(P%_@(?!P%_@!?*P!aA*/ --"O?0P#T/ ?"D"%@&?)"l?"D"*A*R%OP @*P!@+P .!-P @!P @("O#O?!?&?(_F  P}Yl|8_A!PDV/!P!@+?*?(P!_A(T/ -P .!-P ?(?(?*VA!=@*P!?&?!=@&P~2},t @+P#-K"C?)?+K"??)?*K">?)?&K":?)P._?)P:_P"2n!?)? ?)D"2A!?)D"62}V!K"F? ?)PF_P!2}U!?)D".A R/ ?!? 2k-?)PI_C -~34#2l!|X!|VB Pr!aA(C ? P K"w#? E#v#@8? Qmmmm2L#v#? Pv#_A)D" A+%O?)D"%?+2k-?)D".A+%O?)D"2?+P%h2k-?)D":A+%O?)D">?+P%h2k-?)D"CA+%O?)D"D?+2k-?)D"IA+%O?)D"J?+P:b2k-? P K"})%? Q%L"n%? P K"m%? Qmmmmt L#x#? Q!L#~N#? Q L#~F#? Qmmmmt L#~>#? Q%L#~6#? ?8L#v#? P K"~B%? Q L"~:%? Q L#w#? Pq%_A02~5!"O? ?!?#?%?&26R/ "O?#G OA1?#G PA.T%O? Px#_@2?"D"*A%Pm~)}O~L!?#D"JA&?&Pm~)}O~L!X=W/!? D"m%A!? D"x#S%O?22~*!-? D"y#?!P:b_A"z.                z-" ?"P})}#m2K!4?"P(N 2? ?!P!_K"m%."-?"D" @#"O"OP ?"D"*A!?!?"D"%VA"=A!? D"v#? D"w#A&aV%O? Pv#_?&?!P!P!2w!? D"w#@&.!-?!R/!-?!R/ ? D"~+#?&_P!?#?"=?!y,  -? ?!?&_K"w#.!-?0D":@&? P4N }C%?0z " @9?0E"2@8? P K"}4%? Qmmmmt L#q%?(?&K"??(?8L#:?(?9z-#*"O?!P{!eP)X%O?(Pv _?(P*_?"2B.!-?(Pv _?(P*_?"P ?%?#D"M2%-"O?(G ?A%P4T%O?(D">@&?(D":@)?(D"6@"Qm} npt ?%P/aP ?%P/V=}HQ#}#A8p}B@+? D"m%A#? D"x#S%O?22~*!-? D"y#?#P:b_A!Qmmmm??8p|1 7?!P N 6?!?+N 5?!Q}#})}4st!?8p|1 4?!?%N 3?!P&N 2?!?"K".?!?&K"*?!?)K"%?!?"K" ? ?#P!_K"m%.!-?(?(D"2A5K"M?(?(D".A6K"J?(?"E" L#D?(?"D"*K"I?(P|1_?!?1?.2I?(D"O@+"O"O?(D"|6A"%O?+?"P#h_@&P!?(D"D?(D"IA"?(D"FVA%=@3P ?"?%=@%? P~F%_@4?+@)#O?(Pv _A"?!?#?)D" ?)G %?/2M? ?"23? P!N })&? ? D"~2%R? G v&P!geN ~"&?/R%OP @"? P K"w##O? ?"_A*P~F%_A,D" @-?,?*Pv#_A*D" K" ?*?-K" ?"P%_A"P.T/ -P @"? P K"n&? Q L"y%? P K"}?&? P K"}4&? P N ~#&? Q L"}V&? P K"s&? ?(PD_?(Pv _2"?4?3?%? D"m&?%2h? ? D"m&A*?%?%?*U=K"m&#O? ?"_A*P~F%_A,D" @-?,?*Pv#_A*D" K" ?*?-K" ?"P%_A"P.T/ -P @"#O? ?"_A*P~R%_A,D" @-?,?*P~2#_A*D" K" ?*?-K" ?"P%_A"P.T/ -P @"#O? ?"_A*Pq&_A,D" @-?,?*P~>#_A*D" K" ?*?-K" ?"P%_A"P.T/ --? D"m%/#?/P!_@/?)P*_A)?&T/ -.!-?(D"D@%"O"OP ?(D"IA"?"?(D"FVA)=A"? D"v#? D"w#A&aV%O? Pv#_?&?"P!P!2w!? D"w#@&.!-?"R/!-?"R/ ? D"~+#?&_P!?%?)=?"y,  -? ?"?&_K"w#?(Pv _?(PD_?!?#2}"!?(G |GA%P#T%O?(?(E |@L }*!?(?(z "|7z-#m!?(H!|H@"-?(?(E }*!L |@?(?(z #m!z-#|7?(?"|0!|H?(?%N |G?2?(Pv _2}H!-? 2D? D"~R#A"%O? D"~J#?"aP!W%O? P~J#_?"P"P!P!2w!? D"~R#@"-? ?"P"_K"~R#? D"~N#?"_Pz~W!|0  -?#G QR/ ?(Pv _?!?1?.2I? D"~F#A"%OP0P2?.?1V=@1?"P%h@%? D"~B#@"?!P{!eP.bP~+}Kt _@*?(D"|9@,?(D"|;@-#O?"P0_G  A&P*X%OP/@)P9@#"O"O"O"O?&P1a0&"!!  !-?*G +@/? D"m%A.? D"x#S%O?22~*!-? D"y#?.P:b_A&z.                z-" ?&P}((|0!2."-P.@)?1@#-P @/?"P._G  A&?-U%O?(P}6!_?!?"?,?&P#h_A&D" ?&G %2|A?(G }9!@/-Pxot ?6?"P*_D" A3P.b_?3?5X=A&D"%@7?&D" @4? D"m%A.? D"x#S%O?22~*!-? D"y#?.P:b_A&?)N 2?&?4K".?&?3K"*?&?7K"%?&?4K" -?&Pm%|0!6?&?#N 5?&?/N 4? ?.P!_K"m%-?"P2_@"?%P2aA%/ --?(D"|7A!R/ ?(D"|9?!P#h2k-?(D"|1A!R/ ?+?!P#h2k-?(?(D"?K"|J?(?(E#:L#|C?(?(z #*z-#|7?0D" A!%O? D"}0%?!P.b2k-?0?(D"|JK":?0?(E#|CL"2?0?(z #|7z-" -?(Pr!_C -}A2"*l"|XB PIaA&C Qmmmm|Q@-P~< @)P8@#"O"O"O"l"O"O"|X"O"O"O"l"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!a0/!"#%&(9)*(+,- -?"G 3A#P ?#P~. U=P.bA(P}N}Dt _@%?(G }V}DO@(?#}H@.PE@#"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(a00 !?"#@%&?????(?-P|"@#?(P&a0&?|"()*|"-?&P K"F?&Qmmmm2L"C?!?"?&PC_2cP!@)?&D"F@#?&D"D@(?%G -A%P%W%O?%P,bP~R}8t _A%P!?%?!D":G G_G *A%P+UA*=@)?%P ?*=@*-?&P*_?(?#?)?*2<?!D"6"O?&G *R%OP~< @).!-?&G +A!}HQI}#Qmmmm~N{}Ymln@-Pu @)?#?!P ?!P|3U=P{!eP;bA!G }X}9OT/ ?!P}A}9t _@!?(@%#O?#R%OP~  @)."-?%G  @*?!G  @+?%P!_@%?#P!a@#?!P!_@!?+P?P ?+Pu aP{!eP<U=fP{!e?*P?P ?*Pu aP{!eP<U=fP{!eS/ --G -?&D"CA#%O?(?#2k-P?f@#.|"-PC@#?(P(a0#*)|!)-?!D"6G -P|&_@#P~! @).| -P|(@#.>-P|)@#.=-?%|+ ,QD}#Qmmmm~N};On@-P~# @)PF@#.<-?!?"D" ?"D"%2q!R/:P>@#.;-?!?"D" ?"D"%2q!R/9P>@#.:-?!?"D" ?"D"%2q!R/8P>@#.9-P|#P|%P|#?%G %A!?"G 7S=?!P#S=@#.8-?!D"6G -PAf@#.7-?"G 3A#}H@."O"O"O"O?#P~. X%OPI@#P}N}Dt @(P{!@%?"G 5P0a0%#%!"!-?#P.bA#P}N}Dt _@(?#G }X}DO@%PI@#?"G 5P0a0%"# ! -?%}HQD}#Qmmmm~N};On@-P|.@#."-?%}HQD}#Qmmmm~N};On@-?!D"6G -P|-_@#.!-PLPH?(G "=@#-?-Q{{{{},|J}!?.Q?}#n@-.7-?"G 3A#}H@-?#P ?#P~. U=P.bG }V}DOP(S/+PG.,-?"G 3A#}HQ{!}!@-?"G 5P4S%O?-QD}#Qmmmm~N};On@-P|.@#.6-?&Qmmmm2L"C?&P K"F?!?"?&PC_2c?!D":G G@%?&P:_?#P ?#P1U=P{!eP|1bP~"}Lt _A(?&D"DA*?&D"FA+2}.!"l"O?&D":P!S%O?(?%P!h_H!(?&D">A)P1eiP!e/!-?!D"6G -?&P2_?#?*?+?%2|C?-QD}#Qmmmm~N};On@-PKf@#P~< ?&G 2R/!<?-Qmmmm~N{}Yml}!?&|+ 3Q{!}!QI}#n@-Pu .!-?!D"6G -P|+_@#?(G |/?)_}HQ?}#Qmmmmm|Jn@-P~< -@)?&D"CA!R/5?*?!2k.5-P~% @)?!D"6A!G ,P"T/+PN@#.4-P4@#"O"O"O"O?"G 3A(P/aP ?(P/V=P!a0%!"7# -P!?!D" ?!D"*A#?!D"%VA,=A*@!P!@%P!P ?#?,=A,R/3<?*?,_#O?!G  P+aA%P9V/2P!?%hP}7mm%eR/2P!@%?!P!_@!?#P!aA#/ -P @#@!.2-P1P0?!D"6G ,P"S=@#.5-?!D"6G -P2f@#.4-Pmmm*?!D":D".A!?!Pmmm*X=}HQmmmm|Qn.--?!D":@!P7@#?"G 5P#a0"*+2-P9@#.1-?"G 3P|0_@#.0-?"G 3P~6 f@#./-P~; @#..-P~: @#.--P~< P~" ?!D"6G -A!=@)P|*?!a-@#?-Q?}#Qmmmmm|Jn@-.+-?!G -PMf@#.*-Pm~)}O~L!?!D"*A!?!Pm~)}O~L!X=}HQmmmm|Qn@-P6@#.)-Pmmm*?!D".A!?!Pmmm*X=}HQmmmm|Qn-@-P5@#.&-P @%-?#P!T-@+?(P!aP.U%O?(@#.#-"O"O"O"O?(P!a0/############! -?%R/!P:@#.&-P/@#?"D"%A!?"D" A%W/%?!?,V/%P/P=?%?*_G  P~9 aP~=!e=@#.%-?!G  A%P|1S%OP;@#.%-P @#?+R?%P|"Tf/#"O?!G !A!P}(!S/ ?!P~M!S/ ?!P~ !T/%-P<@#.#- -?!D"6G -P| _@#-?-Q{{{{},|J}!?.Q?}#n@--? ?#N |.? ?)N J? P"N :? ?-L" ? ?"E"2L"F? ?"z " z-">?&PI_C -~(/";l!|XB Pw aA%C ? D"C@#? D"?@(?"@,?!@)"l#OP @.P!@1P @ "l?(?#R/ <"O#O? ?(_A/G  PHS/!?#? P!_A T/ -?#A.@ ?(.!-? Plg?#_@.P @1?/P!_-@/P ?4/!<"l?,R%OP @,P!@7P!@4P @#?).!-P @#"O#O?#?)_A0G  PHS/!P!@4?,?#P!_A#T/ -P!@7?,@#?).!-P @4?#Plg?,_A"@,?0P!_A!-@0"O"O"O"O"O? %O?(G  P~X S/!-? ?#S/!P .(-P ?#R/&<?%PD_?#P!P!2}?!?%D"F@(?%D"DP!S/!P @ ?%P K":?%?%D"IK"6?%?(K"2?#?)_@&"O"O"O#O?)P!_@#?)G  A(P|#T%l?#&?#?&S/"?#G  A(PIaA#P{!eP,X%OP?P ?(Pu aP{!eP<U=?(fA#P~? aP{!eP&V/#?#P~5 a@#-?)P"_A(?&S/"?(G  A(PIaA*P{!eP,X%lP?P ?(Pu aP{!eP<U=?(fA(P~? aP{!eP(X/#?(P~5 a&?*-?#P%hf@(?)P#_-@)?%D"2? S%O?%P2_2}S!-?%D"6? _?(N  ?%? P!_A K":?&?)T/ -?%D"2@#?%P>_?%D"6A)? 2G?%D">/!?%? K"J?%?)K"I?%?#K"F?#@).&-?%D"2A R/!?%D"6? 2kP .)-?%?%E"?L"J?%? K"I?%?)K"F?%?#K"D?#PmmmmjS/#?%PD_2~2!-P .&-?)?(? 2~#!@ ?.@#?/@(?0@)?1? P TA&fR/#."-?%D"I -P ?)PmmmmjS/"<?%E"I@>?%P!|0!|9?%P K"|6?%P!N O?%P|0K"|1?%P K"J?%P|0K"D?%?>}BA(K"F?%?>Q?p}BA5K"|7?%?5K"M?%?5K"I?%P*_@8P @ P @6B P2aA+C "O?%PD_A&G |#/ ?&D"%@-"O?&D"2A2?&D"*A;V/ ?2?&D".A*U/ ?&P6_A<?&G :A3_P!aG  @9?3P&U@=#O?*?-_@:"O"O"l?2?*aA#P)W%OP @ P ?#R/!<#OP!?9? ?:_G  S/"<?#? P!_A T/ -?#@ P .!-?+P*_?9?:?#2|J?+D".@ ?+D"*-P!S%O?&? ?*_P!_A*K".?*?3U/"?*?;V/"?=R/!?-?*?3aA _?<?32~#!/"?&D">@#?&?*K">?#?-_@6? ?#a@ .&-?&?2K"..#- -?*?2W/ --?&P!N |#"O?&G CP!S%O?&D"?@*?&D">@#.!-?&D"?A*?&D">A#S/!-?#?-_@6?*?#a@ -?8? K"%?8?6K" ?+P2_C ?%D"*A P!? =@#"O"O"O"O?%D".P ? =P!a0" !"-?#G  P|*T/!P!@&."-?#H  P}I~: T/ P!@&.!-?(?5_@-?(@ #OP @&? ?-S/!"l? F  A#P |:%O?#P{!e@#? P!_.!-? G !P|4e@+?#P|"e@*?#P|IW%O?*P(h?+f@#? P"_.!-? G "P|4e?+P(hf@+?#P|QU%O?+?*P.hf@#? P#_.!-?*P4hPmm~N e? G #P|4e?+P(hffA#Pmm~" S/"? P%_-@ P!@&"O"O?#P|#a0-#!!!!!!!!!# -?#P~: S/"-?#P?U/!?#P{ aP?V/ --?)%O?(?)2k?.@#?/@(?0@)?&?1fR/".!-?.@#?/@(?0@)?&?1fR/!--P ?&/ <P @ ?7%lP &"O?"R/ #O? ?!_G  PHS/!?"? P!_A T/ --?!-R-?%Pw _C -}A,"&l#|VP:@&"O"O"O"O"l"O"O"O"O"O? P{!eP"a0% #"!*-?"R/&?!?"_@(?!@ #O? G  G ~B})OP!S%O?%P!_@%? P!_A ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%_G  Pt T/)P!?"?%Plg_R/%<?%?"a@)PG@(P @%P!@"#O"l"O"O"O? ?"_G  A!PGa0"! "-?(P{!e@*PG@(P ?*PGT/"<.!-?%P!aP|2V/ PG@(?%P!_.!-?!PIaP{!eP+V%l?!P~=!ePu aP{!eP;V&P -/+?%P|4X/+?!@(?%P!_-@%?)?"P!_A"_/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!a@"?!G  ?!P!_@!PIaP{!eP,U/ -.(-?"%l?"P!a@%?!P!_P ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%_@#P @!? @""O#O?"G  P|*S/!?!P!_@!?"P!_A"?#T/ -#O?%R%OP:1-?%P!a@%? G  ? P!_@ PIaP{!eP,U/ -.(-?!R/&P @##O?!?#T%O? ?#_?#P!_@#G  PIaP{!eP,U/!.)--?%?!Plg_R/&?!?%a@#P!@!#O?!?#_R%OP:1-?!?"_?!P!_@!G  PIaP{!eP,U/ -.&-P-@&?"P<U/%?!z   A+z.wwww~1ww~1ww}Gww~%wwzcA-z.++++++++++++++++z|Sz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Gww~%ww~%ww~0wwwwwwzcA-z.++++++++++++++++z|Sz/ 34#67(9:+<=>| |!|"?-zBz|LR/%"l"O?+z8&PIaP{!eP,b?+z8(PIaP{!e_A P-W%OP|!P!? hPw6e/"<? P"S/!-P|"P ? P!aP.U=.!-P>P| ?+z8"PIaP{!eP,b?+z8#PIaP{!e_A ?+z8 P!h?+z8!_? =P#e=-?+z8*PIaP{!eP,b?+z8+PIaP{!e_P!aW/&?,z8!PIaP{!eP,b?,z8"PIaP{!e_P9V/&?,z8%PIaP{!eP,b?,z8&PIaP{!e_P|0V/&?,z8)PIaP{!eP,b?,z8*PIaP{!e_P|0V/&P:@&?"P<aA"R/%"O?"P!S?!G <A P~8 Se/ P-@&"O? P|)a0# ( (-?"P(T/(?!G =A"PIaP{!eP"V/(?!G >A PIaP{!eP+V/(?!G | PNT/(?!G |!PIaP{!eP&V/(?!G |"PIaP{!eP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!eR/".!-P,@&?#R/!-P:1-?&1-P--~;,!.lB Ps!aA)C ?)P?_? D">A*P~" _A2Pn!y,  ?*P K"~"!?*Qmmmmt L"}V!?*Q%L"}N!?*Q L"}G!?*Qmmmmt L"}?!?*Q*L"}8!?*Q L"}0!?*Qmmmmm!L"})!?*Q%L"n!?*Q L"k?*Qmmmm2L"h?*Q!L"b?*Q L"[?*Qmmmmt L"Y?*Q%L"|??*Q L"|9?*Qmmmmt L"|6?)P K"D"O"O?!P!S%O? D".@,?"? D"2A.X/!?"P!_A*?,?"P.b_D"*A!P%iP ?!P)eP&S=A-X/!P*@!#OPxot ?,?*P.b_?*?.X=D"*?)P2_? ?*2|M?)D"2A0P"S/"?)D"6@1?)D"??+S%O?)P*_?)P?_?+P!P%P.2}2!?)D"*P|YmmmjT/%-?)D"C?!_A"?1K" ?"P%a?0K" ?"P*a?*K" ?)?+P!_A+K"D?!P._@!P%iA"@*?"?-U/ -.!-?)P:_? P 2|M?)D">@"?)D":@*?)D"?R%O?)P?_2v!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D? D".@,? D"2@.-?)P K"r!?)P K"}0!?)P K"[?)P K"|C?)P K"JP!? D" ? D"*A!? D"%VA =@/P ?!? =@0?#?%PFb_@1?)D"CA ?+P.b_@3?)PF_@4?)Pw _@-P @+P @*#O"O"O? R/ ? ?3S/ ? P._@%P!@!P @"? D"%P!T%O?%@ ."-P Pxot ?,? D"*A P.b_? ?.X=A!D"%A ?!D" A!a? ?!U? ?0VfA =@"P!?!?/_? =@!?%@ .!-"l"O?#?1T%O?#PF_@%P @ P!@!?#D"2A"?#D".A#U/!?"?(V/!?#?&_@!?"?#a."-P @%?-P!P 2/?)D"r!A ?)D"}0!A!? ?!U=A#%O?)D"}8!@+?)D"q!@ ?)D"I@!#O?*? D" A"V%O?!?"P"h_?+D" K" -? P%_@ ?+P%_@+?#P!aA#/ --?)P K"OP @!?)D"JA"%OP @ ?)D"M?"U%O?)PM_P ?"P%P*2w!?)D"O@ -?)D"|1A#? P#h_@!?"P!T%l?"P#hP*aA%%O?!P ?%y- -? ?"_A!P!a@ ?#?!P#h_P*a&?!-Q L" ?)D"J@%? P!_@!-?)?!K"O"O?)D"DA#R/ ?)D"I@ ?%P"h@*P @+?)D"|1@%#O?*R/!?!? D" A"V%O?%?"P#h_A"?+K"%?"?"D" P!_K" -? P%_@ ?*P%a@*?#?+P!_A+T/ --?22}M!?2?)P?_Pn!y,  ?)Ps!_C 1-P -@"?%@#-?)P K"}G!?)?"K"}C!?)?!K"}?!?-?*?)P}?!_2}W!?)D"F?*S%O?42~(!-?)D"I?+_?*K" ?)?*P!_A*K"J?+P%_@+. - -?)D". -~,+"6l!|XB P2aA.C ? P K"?"O"O? D"6A%? D":V%O? P:_P ?%P*P22w!? D"?@&.!-?%R/!-? D">?&P%h_@##O?#Q L# ?#P*_?(K" ?#P2_@#?%?(P!_A(T/ -?&?(_@#? D"6@&-? ?#K"?? PI_@2? D"MA%? D"IS%O?22v!-? ?%P!_A#K"M? D"J?%P.b_A%P K"*?%?&K"%?%P K" "O"O?#%O? Pv _@3? P|1_@4? PC_@5#O? ?#P!aA#K"M"O? D"J?#P.b_A%D"%A&?%D" A,U/ ?&? D"?V/ ?%D"*@-?&?,a@+? D">A#?,P%h_@(?&?,T%O?#?&P%h_@/? D"*@6? D"%@7? D"2@8? D"6@*?(@&#O?*?&D"*A#V%OP!P!?7?!?8?#P%h_A%G .P!eA#=?%D"%A)_?%D"*A%?)U?%?6?"?#=VfA#=?-_P ?%?)a?#=A0?-U=@)"O?0?-aA#P ?#?0W=A%P*UA1R%O?)E  A9QM}#?9Qm~Y#}!QD}#n?9Qmmy)}!Q:}#?9Qmmmx1}!Q*}#nn?9QDpQm~Y#}!?9Q*pQmmmx1}!?9Q:pQmmy)}!nnn@9.!-Q @9?-?0X/ ?)P!a@)?%@##O?#?)_|+  QM}#?9Q*pn@9?#P!aA#/ --?&?9?%P*?1=}HnL# -?&P2_A&?/T/ --?(?+?52F<?-P)_@1#O"O?,@&"O"O"O?+A#0"#! -?(P2_@*?(E# @9P!@##O?9?*E# |=/!?*P2_@*?+?#P!_A#T/ -?+@#.!-?#?+V/(?(E# @9-?#?&_@,?+?#a@+?(?#P%hA*_@%?9Qx!}!Q |=%O?%@(?#P!W/"? D"MA#? D"IS%O?22v!-? ?#P!_K"M? D"J?#P.b_A#?1K"*?#?,K"%?#?&K" ."-? D"6@&"l#O?*R%O?%@#P ."-?*P2a@*?(D"*@)?(P2_A#@(?&?)W/ -? D"2?)P%h_D" @/P!-@*#O?#?%S%O?%@(.#-?#P*_?#P2_A(@#D" A)?&X/ ? D"2?)P%h_D" @#? D"|6A&? D"|1S%O?42~(!-? ?&P!_K"|6? D"O?&P"h_?#K" "O"O? D"|7? D"|;A#a?*U%O?.P*_?3?#?*P%P%2}2!?.D"*P|YmmmjT/,? D"|;@#.!-?*R/!-? D"|9?#P"h_?/K" ?#P!_@#-? ?#K"|;? D"6@&?(@#. - --? D"M@#-?#/ --?.P2_C 1- -?.D". -~<4!!lB Pq!aA C P}G~+t D" P"S%OP}Cut Qmmmm2L# Psut Q L# P}Rut Q!L# Ptut Qmmmmt L# Pvut Q L# Pwut Q!L# ? z.                z-"m!? z.                z-"|?? z.                z-#M? P N |7? z.                z-"bP~6ut P K" ? Q L#D? P |0!I? z.                z-#2? P N ?? Q L# ? P |0!*P~:ut ? z "kz-" P}4~ t Q L# P~Nut Qmmmm2L# Pxut Q L# Pm~ t Q%L# P}C~ t Qmmmmt L# Ps~ t Q L# P}R~ t Q%L# Pt~ t Qmmmmt L# Pv~ t Q L# Pw~ t Q%L# P~6~ t Qmmmm2L# P~>~ t Q L# P~F~ t Q!L# P~N~ t Qmmmmt L# Px~ t Q L# Pm~!t Q*L# Pp~!t Qmmmmm!L# Pq~!t Q L# P}4~!t Q%L# Pr~!t Qmmmmt L# P}C~!t Q L# Ps~!t Q%L# P}R~!t Qmmmmt L# Pt~!t Q L# Pv~!t Q%L# Pw~!t Qmmmm2L# P~6~!t Q L# P~>~!t Q!L# P~F~!t Qmmmmt L# P~N~!t Q L# Px~!t Q*L# Pm~"t Qmmmmm!L# Pp~"t Q L# Pq~"t Q%L# P}4~"t Qmmmmt L# Pr~"t Q L# P}C~"t Q%L# Ps~"t Qmmmmt L# P}R~"t Q L# Pt~"t Q*L# Pv~"t Qmmmmm!L# Pw~"t Q L# P~6~"t Q*L# P~>~"t Qmmmmt L# P~F~"t Q L# P~N~"t Q%L# Px~"t Qmmmmt L# Pm~#t Q L# Pp~#t Q!L# Pq~#t Qmmmm2L# P}4~#t Q L# Pr~#t Q%L# P}R~#t Qmmmm2L# Pt~#t Q L# Pv~#t Q%L# Pw~#t Qmmmmt L# P~6~#t Q L# P~>~#t Q!L# P~F~#t Qmmmmt L# Py~#t Q L" Pn~%t Q%L" P}8~%t Qmmmmt L" P}R~%t Qmmmm2L# Pt~%t Q L# P}N~%t P4N  P}4~%t P4N  P~R~#t P%N  P}N~#t P4N  P}0~ t P4N  P~Jut ? D"})!K" P~N~#t P K" P}?~%t P K" Pr~ t P N  P~:~%t Q!L" P~B~%t Qmmmmt L" P}C~&t P!K" Pm~&t Qmmmmt L# Pp~&t Q L# Pq~&t Q%L# P}4~&t Qmmmmt L# Pr~&t Q L# P~6~%t ? D"jK" Pv~%t ? z #|Oz-# Py~%t ? G |7N  P~J~%t ? z #Mz-" P}G~&t ? E#DL" P}N~&t ? H!I|0! P}C~+t Q L# Pr~+t Qmmmm2L# P}8~+t P4N  Pn~+t Qmmmmt L" Pm~+t P4N  P~J~*t Q%L" P~B~*t Q L" P~:~*t P%N  Pw~*t Qmmmmt L# Pv~*t Q!L# Pt~*t Q L# P}R~*t Qmmmmt L# Ps~*t Q%L# P}C~*t Q L# Pr~*t Qmmmm2L# P}8~*t P4N  Pp~*t Q%L# Pm~*t Q L# Px~)t Qmmmm2L# P~N~)t Q!L# P~F~)t Q L# P~>~)t Qmmmmt L# P~6~)t Q%L# Pw~)t Q L# Pv~)t Qmmmmt L# Pt~)t Q*L# P}R~)t Q L# Ps~)t Qmmmmm!L# P}C~)t Q*L# Pr~)t Q L# P}4~)t Qmmmmt L# Pq~)t Q%L# Pp~)t Q L# Pm~)t Qmmmmt L# Px~(t Q%L# P~N~(t Q L# P~F~(t Qmmmmm!L# P~>~(t Q*L# P~6~(t Q L# Pw~(t Qmmmmt L# Pv~(t Q!L# Pt~(t Q L# P}R~(t Qmmmm2L# Ps~(t Q%L# P}C~(t Q L# Pr~(t Qmmmmt L# P}4~(t Q%L# Pq~(t Q L# Pp~(t Qmmmmt L# Pm~(t Q%L# Pxvt Q L# P~Nvt Qmmmmm!L# P~Fvt Q*L# P~>vt Q L# P~6vt Qmmmmt L# Pwvt Q!L# Pvvt Q L# Ptvt Qmmmm2L# P}Rvt Q%L# Psvt Q L# P}Cvt Qmmmmt L# Prvt Q%L# P}4vt Q L# Pqvt Qmmmmt L# Pmvt Q L# Py~&t P4N  P~F~&t Q%L# P~>~&t Q L# P~6~&t Qmmmm2L# Pw~&t Q!L# Pv~&t Q L# Pt~&t Qmmmm2L# P})~+t P K" P~6~*t P K" Ppvt P N  P}R~&t P N  P~"~+t Q!L" P~+~+t Qmmmmt L" Pq~,t P!K" P~F~+t Qmmmmt L# P~N~+t Q L# Px~+t Q%L# Pm~,t Qmmmmt L# Pp~,t Q L# Pt~+t ? D"|JK" Ps~+t ? z #|;z-# P~B~+t ? G ?N  P~2~+t ? z #2z-" P}0~,t ? E# L" P}8~,t ? H!*|0! Pt~,t P4N  P}C~,t Qmmmmt L# Ps~,t P K" Pr~,t P N  -? Pq!_C -x*!4lB P?aA*C ?!D"%@6?!D" @7?!D".@3?!D"2@.P @!#O"O?"@-"l"O?!P!eR%OP!@(?,/#?%R/#?%P"a@)P @!#O?!?#_A/G  PHS/"?)P!a@)?%?!P!_A!T/ -.#-P!@(?,/"?%R%OP @%P!@,P @&?#?#/"<.#-P @&"O#O?#?&_A!G  PHS/!P!@,?%?&P!_A&T/ -?%@&?#?#/"<.#-?&Plg?%_@%P @,?!P!_?#/!<."-P!@,?/P!_@#P @&?!?%P!aS%OP @%?#.!-?!Plg?%_@"?!?%aP!_@!"O#O?&?/_A(P!_G  PHS/!?!?&P!_A&_/ -?"A&@%?#.!-?)?&a@%P @,?(P"_-@/P @("OPxot ?3?-P.b_A!?-?.X=D"*P)eA"P%T%O?"P&S/!."-?-?.X/!?-P!_A+?!D"*A!P%iP ?!P)eP%S=A4X/!?#?&_@1P @5#O?0@""O"O#OP!?7Pxot ?3?+A0P.b_A+?.?0W=A!D" P!_A(_?!D"%A)?)P TaA)?(U?)?6VfA8=@2P ?)?(a?8=@(Pxot ?+P._?0P!_?.X=D"*P%i@+"O"O?!G *P*e/ "O?&P)W%O?&R/!?#@!?&@)#O?!G  P~Y S/#?!P!_@!?)P!aA)/ -.!-?*P*_P~Y ?#?&2|J?*D"*P!S/!-?&?(T/!?2?#?&2~#!/!.#-?*P K">?*?(K":?*?2K"6?#@!#O"O?*?*P6_2p!?*G  R/ ?!?1S/"?*G !@2?!P!_@(?!G  A)P~Y T%l?(&?(?1S/#PHP~Y ?!G !P|+S=@)?!P"_-@!?)?2S/!."--?!?1S/"?!G  P~Y T/ ?!P!_?1S/"-?+?4U/ -?"@0?5/!P @(.%-P!@5?+?4U/!--P!@!?0P!_@"?/@#."-P @)?-?.U%O?!D"*A!P%iP ?!P)eP&S=@)-?&@("O"O?&0""! -?#G  PIT/ P @(.!-?-P!_@"P @(P @!#O?#G  A+PIU/!?+P|/V/!?!Pm~ ~5HV/!?#P!_@#?!P,b?+PIaP{!e_@!?&P!aA&/ -?!%O#O?"?)X/"Pxot ?3?"P.b_?"?.X=D"*P%i@"?!P!aA!/ --P!@!?/@#?"?)U/!--? ?-K"%? ?(K" ?*P?_C -q,"*l"|XB P~N aA%C "O?"R/ ?%Pm"|0!I?%PI_@)?#P,T@*#O?*R%O"lP}-},t Po},t ?(?)_G  =A(E  A.QM}#?.Qm~Y#}!QD}#n?.Qmmy)}!Q:}#?.Qmmmx1}!Q*}#nn?.Q*pQmmmx1}!?.Q:pQmmy)}!n?.QDpQm~Y#}!?.QMpnnnA/?"E  A.QM}#?.Qm~Y#}!QD}#n?.Qmmy)}!Q:}#?.Qmmmx1}!Q*}#nn?.Q*pQmmmx1}!?.Q:pQmmy)}!n?.QDpQm~Y#}!?.QMpnnnA.|<%OP ?(P*_H  A(P*h?(P*if}HQ{{#}!A/?"P*_H  A(P*h?(P*if}HQ{{#}!A.|</!<-PlP!?.?/|A=-R/"-P!@(?&P!eP!@&R/ -?%z.                z-"|6?%P,N |??%P~5}=!|0!Y?%P}*}Cn2K!|A?%P"N O?%Qmmmm|QL#D?%Pm}&t 2}5!N H?%P?_?"?#P}?}&t P"2<?%?%G @Pl?%G ?=N |*?%"l? G |6R%O?%?#K"b?%?"K"|OP#.!-?%P#N ]P!-N [?%P:_? Pm}&t 2}!!? ?%PD_?%D":?%D">?%P~B _2C-"O?!R/ ?!D"JA"R/ ?"PCb@(?!D"I@&?%P~" _@)#O"O?&P?_G  A*P#S/ ?%P~B _? D"%?&2|#"O"O?%D"[A!PmmmmjS%OP*@"P~0 @#.!-?%D"b/!P+@"P~1 @#?!R/ ?%D"|O?!2k-?)z.                z-" ?%?#N |G?%?*N |D?%?"N |B?%P,N |??%P~< N Y?%P!N |C?%P"N O?%Qmmmm|QL#D?%P*N |A?%?&2}5!N H?%P2_? ?&2}!!?%D"6@!?%D"2@"?%P N [? ?%PD_?"?!?%P~B _2C.!-?!R/ ?%D"|O?!2k-?&PC_@&?(PCaA(/ --? D"%A!D"?A"%O?!D">A#?"P%h_@+?%P~" _@,#O?#D" @)?%PD_?#D"%A!P!P!2}?!?%D"F@*"O?%D"DR%O?%D"I@"?!%O?!%O?"?)?!y,  -?"@&?!@(#O?&P?P ?&G  A-Pu aP{!eP<U=?-fN  ?&P!_@&?(P!aA(/ --?#P2_@#P}Rl@&#O"O?&P~N}(t _D" ?!T/ ?&P~J}(t _D" ?"?!2~#!/ ?%?"?!P}G}%t P"2<.#-?&PC_A&/ -?%P*_?"?!P}G}%t P"2<?%G *R/!?%G +@&?,z.                z-" ?%Qmmmm|QL#D?%P,N |??%Pu}C!|0!Y?%Pprn2K!|A?%P"N O?%?&N |*?%P N [? ?%PD_?)?!?%P~B _2C.!-?%D"I -?*%O?"?*2k-?#?+T/ --?%P~N _C -~:+!0lB P?aA&C ?!D"D@-?!D"FA!D"*@0"O?!D".A(? D"OA#W%O? ?(K"O? D"|1@+?#?(S/!?+?(PDb_@!#O?!D" A %O?!P%_D" ? 2k-?!PD_@!?(?#P!aA#T/ -.!-?#@%?(?#aA!? D"M?#aV%O? PM_?#?!P%PD2w!? D"O@%-?#?(a@#? D"|1A+?%PDb_@!#O?!Qmmmm2L" ?!P*_z.                z-" ?!P:_z.                z-" ?!PD_@!?%P!_@%?#P!_A#/ -? ?%K"O?(?%?%?(V=@(-?(%O#O?+?*PDb_@"P!@#"O"O"O?0?*P:b_A!D" A P!a0" !"-?!D"*@ ?!D"%@#.!-?-D"*@ ?-D"%@#-?*P!_@*?!G 6@!P @)?"P K"*?&?!P ?!P~. U=P.bG }W}DOA!P ?!P|3U=P;bA!G }X}9OK"2?&?!P}A}9t _K".?&P._P!?"2R?"P K"C?"D"*@.P @!#O"O"O"O?!P!eR%O?)/#? R/#? P"a@,P @%#O?#?%_A/G  PHS/"?,P!a@,? ?%P!_A%T/ -.#-?)/"? R%OP @ P!@)?#@%P @!?#R/#."-P @!"O#O?!?#_A%G  PHS/!P!@)? ?!P!_A!T/ -?#@%? @!?#R/#."-?%P!_@%?!Plg? _@ P @)?#R/".!-P!@)?/P!_@#P @!?%? P!aS%O?#@%P @ .!-?%Plg? _@1?%? aP!_@ "O#O?!?/_A%P!_G  PHS/!? ?!P!_A!_/ -?#@%?1A!@ .!-?,?!a@ ?%P"_@%P @)-?"?"D"CP!_K"C?&P._?#?!?#_2|<?"D"*A!?"D" S%O?"2}S!-?"D"%?!_P~X N  ?"?!P!_K"*?&?&D"6K">?&?&D"2A#K":?&P:_P!?"2R?"D"*A!?"D" S%O?"2}S!-?"D"%?!_PNN  ?"?!P!_K"*?&D".A!%O?#?!2k-P!@!?%@#.!--?"D"*A @!"l?"D"CA#R%OP .!-#O?"D" ?!S%O?"2}S!-?"D"%?!_Pz N  ?"?!P!_A!K"*?#P!aA#/ -?"D"C-@#?"? K">?"? K":?"?.K"6?"?.K"2?"P K".?"? ?#_K"??"D" ?!aP|"W%O?"?!P?P!P!2w!?"D"*@!-?"D"%?!_A z.                z- 2? z.                z-  ?"?!P?_K"*?(?*T/ --?&P?_C -~9*!5lB Ps!aA%C "OPxot ? D":?!P.b_?!? D">X=D"*P)eP%T/ ?%Pm"|0!}G!?"P{!eA,P ?,P1U=P|1bA"H!~-}LO?"H!~)}LOf@*?"P~-}Lt _@5?"P~)}Lt _@6?"P~"}Lt _@.?%P}G!_@)P @"#O?#?)_@&P!@#?5?&G  P!hA&_H! ?&?6_H! f?*g?2f@2?"P!eP!@"R/ -?.G |/A3P.bP}N}Dt _P!?.G NA"?3_Pw UA#=A&?"P ?#=P.b_@(?!P!_@*?.H!2?2e@/?%P}G!_@0P @)#O?&?(T%O?)A"P!_@)?&P._@&?/P!?"P1ehA4eR/!"O?!? D">A+X/ ?*? D":A-?!P.b_D"*A#P%iP ?#P)eP%S=A7X/ ?*@##OPxot ?-?#P!_A1P.b_?+?1W=D"*?%P:_? ?.?#2@?%D":P!S%O?%D">?"S/%-P%iA#?7U/ --?"?3_@+?%Pm"|0!}G!P @#P @"#O?5?#?0_G  A#P!hA-_H! ?-?6_H! f?4eR%O? ?#P"?+?!2s!-P!@#?"P!eP!@"R/ -.!--?,P1|QA"P!hH!~+}2O@-P @##O?%PC_?#_P K" ?#P*_A#Pm!T/ -? D">@)? D":@,"O?"P!aP!V/ ?!?)X/ ?*?,?!P.b_D"*A"P%iP ?"P)eP%S=A&X/ ?*@##OPxot ?,?#A"P!_A#P.b_?#?)X=D"*?%P2_? ?.?"2@P%i@#"O?%D"2P!T/ ?%D"6A(P1V/ ?%PC_?(P#h_A(?"K"%?(P!K" -?#?&U/ --P @/P @0?!?)U%O?,?!P.b_D"*A!P%iP ?!P)eP%S=@0-?%P}G!_@7#O?*A"?0X/!Pxot ?,?"P!_A4P.b_?)?4W=D"*?%P*_? ?.?"2@P%i@*?%D"*P!eR/ "OP!?%D".A(P1ehA#?/e/ ?#?2eR/ ?%Pm"|0!}G!?(?3_@1P @!P @&#OP @+"O?5?!?7_G  A!P!h_H! ?#eR%OP!@+?6?!P!h_H! ?#eR/!-? ?!?+?1?"2s!-P!@!?&P!eP!@&R/ --?#?/f@/?#?-eR/ ?(P2X/ ?%PC_?(P#h_A!D" P!T/ ?!D"%?"T/ ? ?4?(?3_2}+!. - -?%Ps!_C -~/*!+l"l"O"O"O"O"O?"R%O.!-P ?"a@)Pl@&#O"O?&P!_@(?!?&_P!_G  A*PBS/ ?&?)_@+?(@&?+P|XT/!--?*PBT%O?"@(.#-P @&?(/!-?!@)P @".#-?"?(W%O?"?(S/!."-?!?(_F  PO|7/!-P ?(a@"Pl@&#O"O?&P!_@+?!?&_P!_G  A)P|4S/ ?"?&_?+@&P|XT/!--?)P|4T%O?!@)?(A&@"."-P @"?+R%O?(@&?!@)."-?(?+W%O?(P ?(?+SA&=@"?!P!?&=@)?(@&."-?!?+_A&F  PO|7%OP!@)?(@&."-?&F  PO|:%O?(@&?!@)?+@"."-?!@)?+@"P ."-P!@!P!@)P @"-?&?"a@-?!?"_-@."O"O?#%OP @*"O?%R/ ?#?%_P!aG  PHS%O?%P!aA%R/!-?"?%W%O?"@*?"?%S/!.#-?)?%A*_F  PO|7/"-"O?#?*2|PA,R/ ?*?,W%O?*?,T/#.!-P @!?)?,_F  PO|7/#?#?,_F  PO|7/#-?"?*a@%?)?*_@/P @&#O?&?,T%O?&?)_@(?#?&_@+P @!?&P!_@&P?P ?(G  A(Pu aP{!eP<U=?(fP{!eP?P ?+G  A(Pu aP{!eP<U=?(fP{!eS/!.%--"O"l"O?,R%O?*@(.!-?*?,W%O?*?,T/#?)?,_@)P @(.!-?)?,_A!P ?!F  P}Yl|8=@)?*?,a@(P ?#?,_F  PO|7/!<-?(?*?,aS@+?#?,_-@&"O?)%OP @!?&P T?+e/!.&-?&/#.!-?)?&?(2~#!/#-P @!?%P%U/"P ?/?/D  A!P{|Yy)eP*j?!P:jP{|Yy)efA!P}J~B~6~X"U?!P}J~B~6~X"Va=@!."-"O?)?"2|PA!R/ ?!?"X%O?!?"T/".!-?!?)_F  PO|7/!-?"?!aA&P%U/ ?!?)_@)?&P%a@!P @(#O"O?(A#P!_@(?#?)_D  A+P}J~J~(~V"S/ ?!?#T/!--P @!?+P}J~J~(~V"T/!"O?(P!S/ ?#?&X%O?&P!_?(S/!.#-?(?)_P!aF  PO|7/"-?(?)_P!a@!?&?(aP!_@%.!-P @!-? ?-K"2? ?"K"*? ?%K"%? ?!K" ? ?.P ?-=P ?.=K".-~+2#7l!|X!|VB Pw!aA&C ? P K"}8#? P K"q#? P K"n#? P K"x"?#%l? P K"}8#? P K"q#? P K"n#? P K"x"? E"r#@<? Qmmmm2L#r#? D"}C#@)? P K"}C#?&?<L#:?&?)K"?? D"~"#@)? P4N ~"#? z "}G#@=? P K"}N#? Qmmmmt L"}G#?&?)K"O?&? E"}V#L#M?&?=z-#D?&Pq!_A/?#?%?&P:_2j?&P~" _A)?&PD_?/P ?&D"}4!P.2%?&?!P{!eA#P(VN [?&?"K"|J?&? K"Y?&? P~N"_K"|C?&P)K"})!?&Px},t K"p!?&P+K"n!?&P~M},t K"m!?&P~K},t K"j?&P%K"h?&P~G},t K"|QP&@%?&P&K"b?&P}7},t K"|O?&P"K"k?/?)P ?&P~F _P&2|=? Pr#_@8?#P.bP~+}Kt _@9"O?&D"q!A1P"S/ ?&D"}N!@*?&D"s!@2?&D"}G!@3?&D"}C!@4?&D"}?!@5?&D"r!@6?&D"}8!@,?&D"}4!@7?&D"}0!@-?/?!?"G PA:?"G OA;2I?&D"}0!@/"O?&D"}4!A#R/ ?/?#P#h_@.?/@)#O?)A#P*_@)?#D" A%D".P:b@#?%D"*@%"O#O?#R/!?#P:a@#?%D" ?%P:_@%P"T/ -P!@0."-?)?.T/ --P!@%"O?1P!eR%OP&@%.!-Pxot ?&D"|;A+?-P.b_?-?&D"|?A)X=A#D"*P)eP#T/ ?&P~" _?#?9D" ?9D"%2|VR/ ?7P!T%OP&@%.!-Pxot ?+?,P.b_?)?,W=A#D"*P)eP#T/ ?&P~" _?#P}-},t Po},t ?:=P,2|VR/ ?6P!T%OP&@%.!-?&P~" _A#?5P}-},t Po},t ?;=P,2~1!R/ "O?4P!S%O?0R/"?#?3?"D"%?"D"*2~1!R/".!-?0/!-P&@%?2P!T/ P @1B Pm!aA(C ?(P6_?!A%?"G O?"G P2I"l"OPxot ?&P~" _A,D".A4?*P.b_A!?*?,D"2A2X=D"*P)eP%T/ ?*?2U%O?!D"*A!P%iP ?!P)eP%S=@1-?,D" R/ ?1?*P!_A!V%O?(D">A:P#h@#?%P{!eP.bP~+}Kt _@;?,D"6@-?(D":@%#O?:R/"Pxot ?4?!P!_A5P.b_?2?5W=D"*P%iPxot ?4?!P.b_?!?2X=@6P @0?#@!?%@)#O?(?6D"*K"j?(?6E" L#|QP!@7P @.P!@+P @*?(?)D" A3G |-P!S%l?3D"*Pt}.t ?3D".=G 6A*P ?*P~. U=P.bG }W}DOA*P ?*P|3U=P;bA*P}A}9t _@+P!@.P}Cpt @7?*G }X}9O&P -K"|6?(?+K"O?(?.K"|1?(?7K"M?(?3E" L"I?(P?_?(PI_P#2n!?,?(P~N _?(D"CA.?(D"D2|V?(D"?A*%O?.?*2k-R%O?)P*_@)?0P!_@0?!P*aA!/!.%--?-D"*P%h@!?-D"%@)#O?!%O?!P2a@!?)G .@*?)P2_@)?0P{!e?*T/!.%--?(P)K"F?(Pr},t K"D?(P&K"C?(P}=qt K"??(PI_A+?,?5?(P?_P"2|=?(D"IA!P"S/"?!P!eR/"?(D"|1@)?(D"M?(P*_?,?(D"J2|U?(D"*P!T/"P!T/"?(D".@*?+?,?)?%?0P{!eP#h_D" ?;G *P.bG }Y}DOP!2#?(D"IR/"?(D"M@)?(D"J@!?-D"*A+?-D" S%O?-2~)!-?-D"%?+P%h_A.?0N .?.?*K"*?.?)K"%?.?!K" ?-?+P!_K"*A!?1U/ --P!.!-P -@"?(D"6A!%O?(D":?!P#h2k-?(Pm!_C ?&D"q!A!%O?/?!P#h2k-P%P&?"=@%.!-?&D"q!A!R/ ?/?!P#h2k-?&?&E#DL#q!?&?&z #Iz-#}4!?&?&D"OK"}C!?&G O@!?8D" A"%O? D"}?#?"2k-?8?&D"?K"*?8?&E#:L" ? P}G#_A#D" A"%O? D"s#?"P.b2k-?#?&D"}C!K":?#?&E#r!L"2?#?&z #q!z-" ?%P ?!P4S=P ?%P&T=A#P%S%lP#&?&z.                z-#*?9G +@!P"-@"?&?&z #*z-#q!?&?"N }@!?&P9|0 }>!?&?!N }=!?&?#N }<!?&P-N r!? Px#_?&Pq!_2}H!? D"m%R&P!-?&Pw!_C -}A+"&l!|V"O"O"O"O"O"O"O"O"O"O"O?"P{!eA%P~9 a0@"((((((((((%(((((((&(((((#((((((! -"O?%PAa0. (((((((((()(-? D"2A%?!Plg_@"? D".@##Oz.                @+"O?%?!?&_P!_U/ ?"P2U/ ?!?#_P!_z   @+-?"P2a@"?&P2_@&?#P2_@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!_A!?&_A"P1aA&V%O?!?#_P1aG  PAS/!-? ?&2KP!i1-?"P0a1-? ?!P!_?#2A1-?#R/&? P._@*? D".@("O"O"O?!P!_A%? D"2A)X/ ?%?(_G  A"P?V%O?%@!."-?!P"_A!?)X/ ?"P?T/ ?!?(_G  A"P?V/!-P @"?*?%2r!A!?)X/!?!?(_G  @"-?"P{!eP~; S/)-? ?!?"?#P!aA)27A"R/&#O? D".@%"O"O?"? D"2A(X/ ?"?%_G  A#P?V%O?"@!."-?"P!_A!?(X/ ?#P?T/ ?!?%_G  A#P?V/!-?*?"2r!A!?(X/)?!?%_G  @#-?#PFT%O?#P~; T/)?!P!_1-"O"O?!P!_A#?(X/ ?#?%_G  A"P?V%O?#@!."-?!P"_A!?(X/ ?"P?T/ ?!?%_G  A"P?V/!-P @"?*?#2r!A!?(X/ ?!?%_G  @"-? ?!?"?)27A"/ -.&-?!P|VV/(?!P%_A&? D"2A#V/(? D".A%?!_D  P~R~B~3}F(T/(P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/(?#P~= S/(?"PIaP{!eP,U/(?"P|IePu aP{!eP;V/%.(-?!P|UV/&?!P&_A&? D"2A#V/&? D".A%?!_A"D  P~D~ }K}7)g?"P%_G  P~C gf/&P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/&?#P~= S/&?"PIaP{!eP,U/&?"P|IePu aP{!eP;W/&.#-?!P|VV/%?!P%_A&? D"2A#V/%? D".A%?!_D  P~L~H}K~A(T/%P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/%?#P~= S/%?"PIaP{!eP,U/%?"P|IePu aP{!eP;W/%."-?"PIaP{!eP,X/!-? ?!2|/@&-?&1-?!P!_1-? ?!2}I!P -}4+"5l"|XB P~N aA%C ?%P2_P!?!P2_?"P2U=?"P2aA&P ?"?&X=2Z?%D"2@4"O"O?%D"6A+?%D":A&P#h_A*?&%l?+D"%@6?+D" @0?+P*_&?+-A&T%O?&D"%@7?&D" @,?&P*_?*T/!-?%P K".?%Qmmmmt L"%.!-?%P K".?%Qmmmmt L"%?&D".@)?&D"*@5?&P2_A(?*S/ P6@-P%@2#O?(P*_A.?*S/!?(D" A1R/!?.D" A3R/!?.P%_D" @&?%P~B _?1?(P%_D" 2}L!?%P2_?&P!P!2}?!?%D"6@8"O?%D"2P!T%O?%D":@1?&RA(/!?(/!?1?3?&y,  .!-?%D": -?%?%D"bK":?%?%E"[L#2?%D"%?/S%O?%P%_2~*!?%D"*@2-?%E#2@9?%D":@3?-?2_A(?&K" ?(P6aA&?3K"*?&?9L" ?(P%a?1K" ?(P*a?8K" ?%?/P!_A/K".?-P:_@-?.P*_A(?*T/ --"l"O"O?"P"V%O?!G "@*.!-P @*?"/ P @&.!-P!?!G  A&P!V/!<-?&G }DpO-@(P @&"l?"P"X%OP!?!G !A&P!V/!<-?&G }DpO-@&?%P2_P}4}3t P%2}L!?%?&P!eA-N |<?%?(P!eA.N |;?%P |0!|=?%PmmmmjK"J?%QmmmmmmmmmlL"C?%Qmmmmt L">?%P N |??%P~F}St K"O?%Pm}%t E" L"|6?%Pp}%t D" K"|9?%D"6@(?%D"2@&"O?0%O?%P~6 _?0?62}L!?&R/!?(?&2k.!-?%?%D":K"|J?%?(K"Y?%?&K"|C-Pmmmmj@("O?5R%OPmmmmj@/.!-?%P~B _?)P!P!2}?!?%D"|O@/?%D"[R%O?%D"bA&}H?)%|X?)%O?&?5?)y,  -?)}HQ?}#&Q -n@9.!-?%D"b -?,%O?%P~B _?,?72}L!?%E"|O@:?%D"[@(-?%P>_P @&"O?"P*U%OP @)P @,.!-?!D %@,?"P.U%OP @).!-?!D *@)?"P2U/ ?!D .@&-? ?-N P? ?.N O? ?%E"|CL" ? ?%D"|JK"*? ?%E"%L".? ?%D".K"6? ?:L"D? ?(K"C? ?9L">? ?/K":? ?&K"|1? ?)K"M? ?,K"J? ?*P!eN Q? ?#P!SN |6? ?*P!iP!eN |5? P~F}St K"I2}C!?4%O?+?4P#h2k-?%P~N _C -u3"5l%|XB PIaA+C ?!P ?!P{!eP1U=P{!eP|1bP~"}Lt _@*? D"DD"6@.P{{#@&?"P!_A(?#D"*P%iA4U%O?%H!,?%H!*?*? D"CG GP!h_A&H!"Plgff@5?&P(_@6#O"O? G FP!S%O? G *P!eR/!-?+Pxot ? D":A7?(P.b_?(? D">A8X=A&E" L#:?+?&D"*A&K"?"l"O"O"O?&P*eR%O? D".@,Q @;"O? D"2A&?+D":A-P!_A1U/ ?&?1aP*U/ ?,?1_E  @;-? D"6@9?*G NA)?*G |/A/_P~. V/#?)?0W/#?/P.b?0P.b_G }W}DOA)P ?)P|3U=A3P;bA/G }X}9OP!_@)?/E }A}9O@:Q!?3}H}#A<Q}.u}-~F~!~Wm}3D}!Q |=/!?:?;|=/#Q @:"O?&?-P+_A3U/ ?&?3aP*U/ ?,?3_E  @:-?)P*S/"?/P}A}9t _A/E *@=?<Q~C}X~Lo}Vm~T~F8}!|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?-P3_A-U/ ?&?-aP*U/ ?,?-_E  @<-?:?=|=/%Pt!?)P#haA)P|4V/%?/E 2?<}"?)}H}#|;/#.%-?:?=}"Pm!?)P#ha}H}#Q |=/#."-B P2aA&C ? D"DA)P K"h? P._?+P:_?)P~J _2|Y!?&P*_?*?)D"|Q?)D"h2}.!?&D".@)?+P2_A,?&D"*K" ?,?)K"%?&P2_C ?+D"2@&?+D"6.#-?:?;}"Pt ?)P#ha}H}#Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*_?*?+PC_?1?;2O?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1ehA&?6H! eR/!-? D"DA&D"6A)?&D".S%O?&P._2~(!-?&D"2?)P"h_?(K" ?&?)P!_K"6Pxot ?7?(P!_A(P.b_?(?8X=D"*A&P(eP%T/!? ?(?&P%i2b.!-?&?2e%O? ?(2}Q!-?)P!_@0?&?2f@2?&?5eR%O? ?(P!_A(?*G |/?)_2|G.!-?*G |/?)_@&"OP!?)P1ehA)?*? D"CG GA,P!h_H!,eR%O?%H!*?)eR%O?*?,P!h_H!"?)eR%O? P1?&?(2}4!-? ? G |*A,?%H!,?)eP TfN |*? ?(P!_?&2|G? ?,N |*."-? ?%D" %lP4P3?*G |0?%G %P)eiP!e=&P3-?&?(2}4!? ?(P!_2~4!.!-? P0?&?(2}4!? ?(P!_2~4!-?(P!_@(-Pxot ? D":?(P.b_?(? D">X=D"*P%iA(?4U/!--?2Plg@&-"O?#D"%A1PlS/ ?*H!0@(?%D" %l?*?%D"%P)eP!h_H!4?(f&?(-?&eA0P{{#eR/ B P?aA(C ?*G NA&P.bP ?&?*G |/A)_Pw UA&=A,%O?)P.bP}N}Dt _P!?&=@&?#D"%P!a@2?#D" A-P!_@/?0?*? D"CG GP!h_A#H!(?#H!,fPlgeP{{#e@*P @##O"O?&P%_G  A0P#S/ ?*?#P1eiP!eR/ ?&P!_? D"?P+_?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)_N ;?(P"N :?(?"K"2?(?2K"6?(?/K".?(?-K"*? ?(P*_P P 2~6!-?&P._@&?#P!_@#?,P.aA,/ --?(P?_C -?.? D"DD"6U%O?%D" ?%D"%@#B P2aA(C P2@*P"@)P!S%OP P"?!P ?!P{!eP1U=P{!eP|1bG {}LO?#P)eiP!eA"=@)P4P2?"=@*-? @"?.@ "O?1PlS?!P{!eA#P"Se/ ?"?*2t!R/ ? ?"D"DD"6A,X/ ? P"h@&?"P._@1?!P ?#P1U=P{!eP|1bP~"}Lt _@0?*P4S@2? @##O?#?"D"DA%D"6X/!?%D"2?&_D" @."O"O?2/ ?0G |.R/ ?"D"CG G@-?(Pxot ?"D":?.P.b_?.?"D">X=A/E" A;L# ?(?/D"*K"*?(D"%?;}BaP|Y#X/!?%P K"h?1?(?%P~J _2|Y!?!?%D"|Q?%D"h?-2}A!R/!-B P?aA%C ?!P ?!P{!eP1U=P{!eP|1bA-P~#}Lt _?"D"?P+_?-G ~"}LO=G  @-?%?)N | ?%P N >?%?*N =?%?-N <?%?!N ;?%P#N :?%?.K"2?%Pxot ?"D":?.P.b_?.?"D">X=A.D" A-K"6?%?.D"%K".?%?-K"*?"?%P*_P P 2~6!?%P?_C -?&P%_@&?,?#P!_A#T/ --?"D"DA#D"6A!? aP!V%l?"? 2}&!?"D"DA#D"6&?!-? X%O?#? K"6-?(P2_C -?+PI_C -~-*!,lB PIaA&C ?&PC_P ?%?#a?"?%U?#?%VfA"=A(P?_P!P!2}?!?&D"D@)"O"O"O?&D"CP!T%OP!?!?#_?"=@*?&P K"6?&?&D"FK"2?&?)K"."O?(%OP @"P @!#OP!@)"O"O"O?!?*_G  A,P|#a0) """""!"-P2@)P2@,"O?(?!P!_A-WA// ?*?-_G  A+PIaA,P{!eP,U/ ?+P~? aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@,.!-?+P~5 a@,-"O?!P"_A.?(XA0/ ?*?._G  A+PIaA)P{!eP,U/ ?+P~? aP{!eP(X%OP2?+PLa?+Pu aP{!eP(X=@).!-?+P~5 a@)-?//%"O?*?-_G  A+PIaP{!eP,U/ ?+Pu a0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,P%hf@,P#@)?*?._G  A+PIaP{!eP,U/!?+Pu a0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@,-?&D".?"S%O?&P._2}S!-?&D"2?"_?,N  ?&?"P!_A"K"6?!?)_A!?(U/ --?&P._2|R/".#-?(?-a@%"O?(?-S/ ?*?-_@"?!Plg?(_@,P @)#O"O?"F  A(P |7/ ?)P!e/ P!@)?"P!_@"?,P!aA,/!."--P"?)?(P |:=@%-? PmmmmjK" ? ?!?#_A!K"%? ?!?%_P!_K"*?&D".A R/#?&D"2? 2k.#-?&D"F -"O"O?(P#W%O?*P!a@!?(@"#O?"R/#?!?"_?"P!a@"F  P |:/ -.!-?*D  Pm|Y} nje/ P%?*P#_PkeA!?*a?!?*S=A"?(P%aA!U%O#O?"?*_D" Pm|Y} nje/"?"P%_A"?!U/ --?!?*_D  Pm|Y} njeR/!-?&PC_?(P!P!2}?!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?(R/!?(%O?"?*?(y,  -?&?(K"?.!-?&D"F -?&P:_2|R?&D":A"%O?&D">?"2k-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? PmmmmjK" ?&D".A R/ ?&D"2? 2k-?&PI_C -}:+"(l!|VB P2aA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!ePAT/-?)P(X/-?!P!_@(? D"2A&?!Plg_@%? D".?!_@*P|Q@"#Oz.                @-"O?&?!?"_P3_U/ ?%P2U/ ?"?*_P3_z   @--?%P2a@%?"P2_@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?&?+|OA+?!_?"_P!_A%V%O?*?+_?"_P!_G  PAS/)-? ?%2KA!/)P @"./-?"P?fP{!eP~X T/,-? ?!?"?%27@".--?"P{!ePAS/+.*-?"P{!ePAT/)?,P*_?#G -? D":G G? P._?!P!_2|4?,D"*P!S%O? ?!PA?%27@".,-? ?!?#2e@".+-?"P{!eP~X T/(? ?!P!_?#G -?%2(@".*-?"P{!eP~9 T/&? ?!P!_A&?#G -?%2|3A"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(_G  A%P?V/!?!P"_A!?)X/ ?%P?T/ ?!?(_G  A%P?V/!-? P._?&2r!A!?)X/*?!?(_G  @%-?%P~; T/)?#G &A!P#S/)? P+?!?#?"2~:!@".)-P ?"?+_A*?%?(U?%?&VfA%=@"?!?*_P"_@&.!-P @"?!P!e/!P ?!P!iA&P!aA!?(a?!?(U?!? D"2VfA%=@"-?)P!? D".?(_?%=?"? D":G H2-A!P{!eP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2~%!@".#-? ?!P ?#?&2~:!@"."-? P(?#G #?#G %R?"P{!eP~L S2}K!%lP &? ?!?"?%27-@".!-? D"2A(?!Plg_@%? D".@&P @"#Oz.                @-"O?(?!?"_P!_U/ ?%P2U/ ?!?&_P!_z   @--?%P2a@%?"P2_@"?&P2_@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"l"O"O?(?"?)|O?!_A%_A"P1aA)V%O?%?&_P1aG  PAS/!-? ?)2KA"/!P @".#-?"P0a.!-?"P!i-@"?"?!P"_A!T/ ? ?!?#2~%!@"-?,P2_C ?"-~<)"6l"|XB P~> a@("O?%R%O.!-?#?%_@8?!?"_@5?(P@_@2Pl@3#OP @&"O?"?#G  A6P ?6P|3U=P;bA-G }X}9OA*a?*?"a?"?*V=A.P#?*P"iA%?%P#X=P!?%=A4?*_V/ ?-P}A}9t _A-?*_@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~= S/ ?%?+S/#P?P ?&Pu aP{!eP<U=?&f#O?%G  A&P~= T?&PGTeR%O?%P!_A%?+T/!.&--P?P ?&Pu aP{!eP<U=?&fT/#?%P!_@%-?)P!_A)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~= T?&PGTe/!P!@&?%P!_A%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }#?;n@;?%P!_@%?&P!aA&/ --?-@%?*@&#OQ!?%|+  }#?<n@<?%P!_@%?&P!aA&/ -P @&?;?<}"|V}B?4P!hV/ ?(z.                z-#2?(z.                z-# P @%#O?(POa?%_?%N  ?%P!_A%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!_A)N ??+G  @.?%P{!e@9P @%P @&#O?&@/?%?-_G  @&P{!@,"O?1R/ ?%R/ ?.?/P{!eT/ ?9?&P{!eT/ ?(?%P!aP|"e_G  P!_@,-?%?(_P@_?,P{!eA/?)P!_P{!eA)?(POa?%_A,P!_G  P!_P{!eA:?,G  ?.?&P{!eT_P{!eA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!_A%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!_@1?.@%?+P!_A+?5T/ --?4?(POa?*_G  A)X@&-?6?7?&?)?3UeA%=@7?)?3?%=@3?%?0f@0?#P!_A#?8T/ --? ?7N !? ?0P!eN  -}>*"4l"|XB P~> aA)C ?)? K"O?)P K"*?)Qmmmmt L" ?)Qmmmmt L"??)z.                z-"D?)Q*L"M?)?&H!.|0!|6?)? z " z-".?)? D"2K">?)PJ_@/"O?"R%O? D":@1.!-?!?"PMb_@7?(P._@8?"P!aP{{{{!eP!_? D":@1#O?!P>_@"?(D"6@4?(D"*@5?)D"|1@6"l"O?)D"OD":G |,P!S%O?!G FA+P-V/!P!?+hPt=eR/!-?)Pw _A,?)?"2U?(?!?,P ?)?"2)P .!-?)Pw _A,?)?"2U?(?!?,P!?)?"2)?/?!D">?!D"??(2}7!P!-@-"O?!G :A2P"S/ ?!D"2@+?!D".@*?!H!6@3?!G 8@0?!G 9@,P @"?)P N |B?)?,Pv SN |A?)?-N |@?)?0N |??)?3|0 |=?)?2N |<?)?,N |;#O?)?)Pw _A,?"_D  K"|7?(?)Pv _P!2}U!?"P%_A"P*T/ -?)P ?+?*?+_A"?+U?"?%VfA"=A+K"|;?(?,P!2}U!?+R/ P%?#?*P%h_?"=A"?+P%h_@2?)D"|1A-P%h@+#O?)?"E" L#|7?"P*_|." @;?"P._|." @<?(D"6@*?)Pv _?)D"O?82HP!?*?(D"2_?(D"6A,?*U=?,?*aA*P ?*?,W=2}%!@3?(D"*@0?)D"JA*?-S%O?/2~,!?)D"J@*-?)D"MA,?+_A:?;L# ?:P*_?0P!hK" ?)?-P!_A-K"|1?(D"*@0?*?-S%l?/2~,!?)D"M&?,-?+_A*P:_?0P!hP"_K" ?*P2_?<L# ?)?-P!_A-K"|1?)?3K"|C?)Q L"|;?(?)Pw _P#2}U!?+P?_@+?"P2_A"?2T/ --"O?)D"IP|Ymt U/ ?.R/ ?1G |-/ ?(D"*?5X%O?(?5K"*-?(D"6?4X%O?(?4K"6-?6?)D"|1V/"?)?6K"|1."-?.P!_@.?!PM_A!?7T/ -@.-?1G |+@!?)?/D"*K"|C?)?/E" L#|;?)Pw _? ?!?&?(2|6?)D" A %O?)D"%? P%h2k-?)D"?A %O?)D"C? P"h2k-?)P~> _C ?.-~G)!7lB Pq!aA*C "O?#?%S/ ?%?(D"6V?#?%VfA)/ ? ?!?"P%?(D"2?#PFb_?)=A)?%?#aA"?(D"DA5?(D"FA62.?*P._? D">A!P~" _A0Pn!y,  ?!P K"~"!?!Qmmmmt L"}V!?!Q%L"}N!?!Q L"}G!?!Qmmmmt L"}?!?!Q*L"}8!?!Q L"}0!?!Qmmmmm!L"})!?!Q%L"n!?!Q L"k?!Qmmmm2L"h?!Q!L"b?!Q L"[?!Qmmmmt L"Y?!Q%L"|??!Q L"|9?!Qmmmmt L"|6?*P K"M?*D"6A+%OP @%?*D"I?+U%O?*PI_P ?+P!P!2w!?*D"M@%-?*D"JA#?%_@(?+P!T%l?+P!aA!%O?(P ?!y- -?#?!?%_A%_&?(-P N  ?%P!_@--?*?-K"MP!? D" ? D"*A!? D"%VA#=@7P ?!?#=@8?"PFb@1?*D">?*D"6A.P"h_@(? D".@2? D"2@3?*D"J@9?*D"2@4?*D"D@:?*D"F@;?*D"?@<?.@ #OP @#P ?)A%P2_D" A!?%P._D" A,a?!?,U?!?6VfA/=@!"O"O"l? ?<U%O?(D" @#-"O?#?;X/ ?:?#P#h_A"D" P!T/ ?!R/ ?%PD_G  / ?"D"%@"P!.!-"O?.?%P*_D" A"W%OP @#?&?+T/%P!@).!-?&?+T/"P!@)?4?"P.b_A#D"%P!T%OP @#.!-P Pxot ?2?#D"*A#P.b_?#?3X=A)D"%A#?)D" A)a?#?)U?#?8VfA==@#P!?)?7_?==@)-?!?#T/!?)P!?,?5_?/=?!2~#!R-@)?4?"P.b_@,P @#P @!?)?"?.UeA/%OPxot ?2?,D" A!P.b_?!?3X=D"*P)eP%S@!-?"?-U?)eR/!?"?9_A"G  ?"P!N  ?!?/eR/!P!e/!?,D" @"P!@#.!-P @#-?%PF_@)?%?#K" ?%P%_?"K" ? P!_@ ?(P%_@(?1PFaA1/ -?02}M!?0?*P._Pn!y,  -?*Pq!_C -}E*!0lB Pw!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%P._P~F~0t D" P~J~0t D" ?!?"_P?_?#2a?%P~+ _A*P~F~0t D" P~J~0t D" ?!?"P 2E?%D"|9@"?%D"|;@#?%D"|?@!?%?%D"p!K"|7?%?%z "jz-#M?%?%z "|Oz-#D?%?%z "|Cz-#:P}4ut P K" P}?ut P K" Pqut P}R},t P#2}U!?%P K"}0!?%Qmmmm2L"})!?%P K"r!?%Qmmmmt L"}4!?%? P)aP#UN [?%?!K"|??%?#K"|;?%?"K"|9?%P K"|J?%D"6@&?%?%D"2A/P ?%D".A.PmmmmjT=A)K"|C?%?)?&P#h_K"Y?%P}?!_?*2|)P%@&"O?%D"}?!P!T%OP @*P @).!-P!?"?!?#VA"=@0P ?!?"=@1P @)P @*#O?%P}R!_P!?0?%D"}C!A+_?%D"}G!A,?+UA"?,?1VfA#=P ?,?+aA!?#=?%P})!_2j"O"O"O?%D"|C/ "OP ?!?"?,P ?%D"|?A#?#?%D"|;VA#=VfA"=A2R/ P!P!?%D"|9?#=?+_?"=A-@#?!@"#O?#G  P+aA3P9WP P!?3hP}7mm%e=R%O?!?-_P!a@!P @##O"O?!?#_G  P+aA-P9V/ P!?-hP}7mm%eR/ ?"?#P!aA#_/!.%--?"?#_/#."-?#P!_@#?"P!aA"/ --?2Pm~)}O~L!?%D"?A!?!Pm~)}O~L!X=W/!-P~>~0t G  P!S%O?%P}R!_? ?%P:_P"2|-Pz!e/"-?%P~"!_Pv~,t ?%P}R!_? ?%P:_P 2|&P~J~,t D" R/!?%D"}4!?(S%O?%P}4!_2v!?%D"}8!@&-?&?(P.b_A!?,K"*?!?+K"%?!?)K" ?%?(P!_A(K"r!.!-?*P!_@*-?)P!_@)?%P}?!_?%P~+ _2|)?%D"}?!/ --?%?*K"}C!?%?)K"}?!?%?(K"}G!Pqut ?%P}?!_P#2}U!Pqut ?&?(P#b2}U!2}J!?%D"}4!A!%O?&?!P.b2k-?%D"})!A!%O?%D"q!?!2k-?.P |8%O?/?.P#h2k-Pput P N  ?%Pw!_C -~J="8l"|XB Pq!aA&C Pput Pput G  A(P!?(=N  ?(%O#OPput G  A(/ Pput ?(P!?(=N  ?(/ --P~F~0t D" @+?&PM_P ?#?#P~J~0t D" A)?!?"_P?_A-aA(P ?(?)W=VA,=A*P!P!2}?!?&D"|1@8"O?&D"MP!T%O?&D"O@2P @(?*RA./!?.%O?#@(."-?2P!P!?+?-_?,=?)?-U=?*y,  ?#@(.!-?&D"O -?&PM_P~F~0t D" P~J~0t D" ?!?"? 2E?&D"O@.?&D"|1@1?&D"M@3?&?&D"hK"I?&?&z "[z-#??&?&z "|?z-#2?&?&z "|6z-# ?&Px _?2?(2Z?&D"kA#?&D"m!A!P#h_@(?&D"j@9P @""l"O"O?(?!%l?#D"%@4?#D" @/?#P*_&?#-A!S%OP @).!-?!D"%@5?!D" @)?!P*_?(T/!-?&P K"})!?&Qmmmmt L"n!P%.!-?!D".@6?!D"*@7?&P K"})!?&Qmmmmt L"n!P%?(?!P2_A:S/ <P @!P%@0#O"O?!?:_A*P*_A-?(S/ ?*D" A;R/ ?-D" A<R/ ?*P%_D" @+?-P%_D" @,?&D"n!?"S%O?&Pn!_2~)!?&D"p!@0-?!?0_A*?;K" ?*P._?,K" ?*P*_?<K" ?*P%_?+K" ?&?"P!_A"K"})!?!P2_@!?-P*_?(T/!--?&D"p!-@-P @!?5P ?)=@(?4P ?/=@*?)P!?)=@)?/P!?/=@0"O"O?%PlS%O? P#T/!."-P"@!?%P9V%OP&@+."-?%G tpO@+.!-P!@!P!?3?.?1VA+=@,P ?.?+=@/-?&?6K"|J?&?7K"Y?&?(K"|;?&?)K"|9?&?*K"|7?&?0K"|6?&?"K"|C?&?-K"|??&?/K"O?&?,K"|1?&?+N |/?&?!N MP @!P @"P @(P @+B P~>!aA C ? P%_?&PM_A%Pm}&t 2|#"O? D"%A/PmmmmjT%O? D".@(? D"*@+? Pm"|0!:? P:_@)?(P,T@*"O#O?*R%O"lP}-},t Po},t ?"?)_G  A,=A"E  A=QM}#?=Qm~Y#}!QD}#n?=Qmmy)}!Q:}#?=Qmmmx1}!Q*}#nn?=Q*pQmmmx1}!?=Q:pQmmy)}!n?=QDpQm~Y#}!?=QMpnnnA>?+E  A=QM}#?=Qm~Y#}!QD}#n?=Qmmy)}!Q:}#?=Qmmmx1}!Q*}#nn?=Q*pQmmmx1}!?=Q:pQmmy)}!n?=QDpQm~Y#}!?=QMpnnnA=|<%OP ?"P*_H  A"P*h?"P*if}HQ{{#}!A>?+P*_H  A"P*h?"P*if}HQ{{#}!A=|</!<-PlP!?=?>|A=-R/"-P!@"?!P!eP!@!R/ -?&G G@,."-P,@(.!-?&G G@,-? P"K"C? P2_2[? ?,P!eA!N |<? Pv~,t K"2? ?&E"6L"M? ?&z ">z-"O? ?&G FN |;? ?&E"*L"F? ?&D"2K"J? ?&H |+|0 |@? ?&G |-A*N |B? ?&G IA.N |?? ?&G HA0N |>? ?&G |*A1N |=? ?&D"%A3K"D? ?&D" A4K"C? ?%K"6? Qmmmm2L">? Pqut K":? P~6 _?%D"6A5?%D":A6?%D"C?%D"D25"O"O"l? D"|CA)R%OP @"P~- .!-?%D".?%D"2?)? D"YA72}(!A"%O?"D" @%"O?"G O?!V/ ?%P%T%O?"G 6P!e?!W/!-"O? D"[A%R/ ? ?0N ~5!? ?1N ~4!? ?!N ~3!? ?3K"}G!? ?4K"}C!? ?&P6_A!E" L"}V!? ?!z "*z-"~"!? ?!G :N ~2!? ?&P*_A!E" L"s!? ?!D"*K"}R!?"G P@)? D"|O@0? D"|J@1? ?*N ~9!? P!N ~7!? ?.N ~6!? P!N ~8!? P K"h? Qmmmm2L"b? Pp!_A!?5?6? P~J _A*2j? Qmmmm2L"}8!? Q L"}0!? P!N }?!?!?12|*? P|Y~T |0!n!? ? D"r!K"k? ? D"}4!A.K"j? ?.? D"}8!aP!_K"m!?!?%?0?*2j? P#N }9!? P2_?!?)? P}C!_? Px _2i? D"bA!R/ ? D"|Q?!2k-? P2_?"?+?(22? D"6A%G  @("O"O"O?"G QA+P+T%O? PC_@!?(P!a0""#!-?(R/)? z.                z-"~"!? P}#rn2K!~4!? P,N ~2!? P~<}E!|0!~:!? P"N t!? Qmmmm|QL#}C!? P2_? P}C!_2|2.)-? Qmmmm|QL#}C!? z.                z-"~"!? P}#2K!~4!? P,N ~2!? P~<}G!|0!~:!? P"N t!? Pl?"P~:}5t aP~O~?~!o#bA!P"i?!P:X=N }J!? P2_? P}C!_2|2.(-?%D"*@"?%D"%@%? P K"m!? Qmmmm2L"j? Pp!_A(?%?"? Px _2j? P#N }9!? ?!D"IK"~6!? ?!z "?z-#v!? ?!z "2z-#}R!? ?!z " z-#}C!? P2_?(?+? P}C!_P}C}&t 2i? D"jA!R/&? D"k?!2k.&-?%G !@"? z.                z-#p!? ?"N }7!? P N }8!? P"P ?"P#aP{!eP"UA"=N }9!? P(N }4!? P.P(?"=N }6!? ?!D"IK"~6!? ?!z "?z-#v!? ?!z "2z-#}R!? ?!z " z-#}C!? P2_? Pp!_?+? P}C!_P}C}&t 2i.%-?%P%SA%P7P0?%=A*? P2__G EA!?!P%S=A)P#S/"? ?)P TN ?? D"J%O? P!K">P @!? P K }N!? Pl?"P~:}5t aP~O~?~!o#bA"P"i?"P:X=N }M!? P{{#|0 }K!? P{{}!jK }H!? P~, P~+ ?%=N }G!? P(N }F!? P"P ?%=N }E!? ?)N }D!? ?*N }C!#O? ? P}C!_A%?!_D  K"p!Pqut ? Pp!_P!2}U!?!P%_A!P2T/ -? P K"}C!Pqut ?%P!2}U!P}4ut D" @!Pqut P}C},t P"2}U!P}4ut D" @"? P K"}C!? ?"?!aA)P"aK"}G!?!?"X/#P}0ut D" ?!P"h_@!P!P"?)P"U=@"#O?!R/%?!?%D" K" ?!P%_@!?%P%_@%?"P!aA"/ -.#-? P!N @."-P @"P @!P @%#OP!?%hP ?!P~:}5t _?)?72,=?"f@"?%P!_@%?!P~" _A!P}4#T/ -Pw P~. ?"=-@)P!? G |:A!?!P%S=A%P#S/ P @!? ?%P TN ?? D"J%O? P!K">? Q{{{{1L s!? P N }J!? P{{#|0 }H!? ?)N }G!? P} .|0 }E!? ?%N }D!? P7N }C!#O? ? P}C!_A%?!_D  K"p!Pqut ? Pp!_P!2}U!?!P%_A!P2T/ -? ?"K"}C!Pqut ?%P!2}U!P}4ut D" @!Pqut P}C},t P"2}U!P}4ut D" @"? P K"}C!? ?"?!aA)P"aK"}G!?!?"X/!P}0ut D" ?!P"h_@!P!P"?)P"U=@"#O?!R/"?!?%D" K" ?!P%_@!?%P%_@%?"P!aA"/ -.!-? P!N @-? P2_P ?+?(22-? D":? ? E">L#}C!? P}C!_?,P!e2}6!?/P |8%O? D"*?/2k-? P~>!_C 2}J!?&D"n!A!%O?-?!P%h2k-?9%O?#?9P#h2k-?8%O?2?82k-Pput P N  ?&Pq!_C -})|%#Al!|X!|VB Pq!aA&C Pput Pput G  A*P!?*=N  ?*%O#OPput G  A*/ Pput ?*P!?*=N  ?*/ --? P*W%O? G }GpO@)-P @ P~F~0t D" @%?&P%_P ?#?#P~J~0t D" A(?"P?_A*aA+P ?(?+X=VA-=A+P!P!2}?!?&D"*@9"O?&D"%P!T%O?&D".@4?+RA,/!?,%O?#@ ."-?4P!P!?%?*_?-=?(?*U=?+y,  ?#@ .!-?&D". -?&P%_?4? ?!28P @#P~J~0t D" @(P~F~0t D" @+"O?"P|IV/ ?(?*U/ ?"?+_A%z.                z- 2?%z.                z-  -?&?"K"|??&P ?*?(?*UA"=K"|;?&P!?+?"=K"|9?&D"?P ?&D">PmmmmjT=@"?&D"C@(20? P#V%O?4G #A*P T@#-P}N~+t Q L" Ps~+t ?*K" P}G~+t ?#K" P}V~+t P K" P~6~&t ?)?&P~+ _?&P%_?"?(2*"O"OP~6~*t D" A(R%OPr~*t E# @|%Pr~*t Qmmmm2L# P}C~*t D" @*P}C~*t P K" ?&?*K"|J?&?|%L#|CP"@+?&Py _@ ?#R?!P"Te@(?|%}B?*A"aP|"W%O?&P~6 _?"P?P!P!2w!?&D"|J@"-?&D"YA!?"_A#z.                z-  ?#z.                z- 2?&?"P?_A@K"|JP!@#"O"O"OP~:~*t G  P!a0" !"-P~>~*t D  @+P @#-?&Pm!_@ ?&?&E"|9L#|O?&?&D"|?K"|Q?&?#K"k?&P~J~*t E" L"h-? ?+K" ?&P~F _A 2[Pqut P}Rpt ?&G R2}6!?&Pv~*t E# L"|Q?&?*K"b?&?!K"|OPqut ? P%2}U!?&?*K"})!?&P ?*P?_?"?*UA =K"p!?&P!?!? =K"n!?&P~+ _@:?&Pn!_@;P @"P @-B Pw!aA%C ?%P%_?)?&P%_A5G O?5G P2I?%D"*@+?%D".A6%OP~B~*t D" @!?+@ #O"O? D" G |+A#P"S/ ?!?-iP!eR/ P!?#h?"f@"-? P*_@ ?6?-P!_A-T/ --?%P} "|0!}=!Ps~+t D" @#P}G~+t D" @-?%P}C!_@!P @ #O?%P}=!_? _G  @,?%P}V~+t D" K":?%P}N~+t E" L#2?!?-%l?%P2_?,P"h_D" A!?#aA,P ?!?,X=&P -K" ?%Pt!_@!? P!_A P"T/ -?%D"}C!@ ?%?%D"t!K">?%? K":?%?"K"2?%Pt~*t D" A K"6Pqut ?%P2_P%2}U!?%P K":?%Qmmmmt L"2?%PmmmmjK"Y?%?:E" A|%L"k?%?:D"*A!K"n!?%P~N~*t D" A"K"})!?%P~J~*t D" A#K"p!?%?|%L">?%?!K"C?%?"K"F?%?#K"D?%?;D"*K"}4!?%?;E" L"q!?%?(N }8!?%?)N }9!?%Qmmmmm!L"I?%Q L"M?%Q*L"O?%P|1_@>?%PI_@| ?%Py _@<? %OP}V~*t D" A#? P%h_@A#O"O"O?#A"G .A ?6U%O?%P}=!_?%G }9!A(?"?+? P#h_A D" ? G %2|AP}4ut D" @-?"G 0@,?%G }?!@7?%G }>!@8?%G }@!@|!?%G }A!@2?%G }B!@|"?%G }=!@?P @ ?%P K s!?%??N }J!?%?|"N }I!?%?2N }H!?%?|!N }G!?%?8N }F!?%?7N }E!?%?,N }C!?%P"Qmmmpqrtm!?,P#h}Hp}B?,P*X=ABN }D!?"P2_@#Po~Y|4?,i@.#O?%?%P}C!_A!? _D  K"t!Pqut ?%Pt!_P!2}U!? P%_A P.T/ -?%?"D"%ACK"}G!?%?"D" A0K"}C!Pqut ?!P"2}U!P}4ut D" @ Pqut P}C},t P"2}U!?"D"*@/?(P)U/!Pxot ?%D"p!?/P.b_?/?%D"})!X=A(D"*@1?!P!?%D"k?%D"n!A!?%D"m!VA)=P ?!?)=?(D" ?(D"%2:?%D"}G!@)"O?1P)eP(S?%D"}C!A(PmmmmjTeR%OP @!?(PmmmmjfPmmmmjT/!.%-?%Pqut ?)?%D"s!2}V!PmmmmjfK"}C!Pqut ?%P}C!_P!2}U!P @!?(R/#-?)?(2k."- -?%?<D"2K"}R!?%?<z " z-#}C!?%P}C!_?%P2_?/2}>!@!-"O?.P!e/ ?"G /P{!S/ Pxot ?%D"p!?/P.b_?/?%D"})!X=D"*P)eP(S/ ?%?2P ?2P~. U=P{!eP.bG }W}DOPmmmm%fK"}C!Pqut ?%P}C!_P!2}U!-P}4ut D" @(?%?!K"}C!?%?(? aA!P"aK"}G!"O? ?(X/ P}0ut D" ? P"h_@ P!P"?!P"U=@!?%P}C!_@.#O? R/!? ?.D" K" ? P%_@ ?.P%_@.?!P!aA!/ --P @ "l?,P"VA|#%O?(@!P .!-"l?,P"S%O?%?2P ?2P~. U=P{!eP.bG }W}DOPmmmm%fK"}C!Pqut ?%P}C!_P!2}U!P .!-?%D"q!@)?%D"}0!@1?%?%D"}4!A!K"s!?%?1K"}G!?%?)K"}C!?%?%P}C!_A"?0P!_A32V"O?%G  %O?%?%G !Pmmmm%fK"}C!Pqut ?"P!2}U!.!-?%?!K"}V!?%?)K"}N!?%P4N }G!?%?1K"}R!?0Plg?1_@!P @.?)@"#Oz.                @|&"O?1?.?0_P!_U/ ?!P2U/ ?"?0_P!_z   @|&-?!P2a@!?.P2_@.?"P2_@"?|&z.YYYYYYYYYYYYYYYYzB?|&z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A=R/ -"l"O?1?=|O?0_A!?._A.P1aA=V%O?!?"_P1aG  PAS/!-?%P}C!_?=2KA!%O?!P!i."-?0P"_.!-?.P0a-@!?%P K"v!?%P ?!P!aA!?3a?!?3U?!?1VfA!=K"~"!?%P!?)?3_?!=K"t!?%P}C!_?%Pt!_2},!?%Pqut ?%D"}G!A!?%D"s!2}V!PmmmmjfK"~+!Pqut ?%P~+!_P!2}U!?%D"}C!A"R/ ?!?"2k-Pm"-P}4ut D" A!?(aP2hPmmy)ef-@"?%G }8!@(?%P N }M!?%?"P2iN }L!?%?"P*iN }K!?%??N }J!?%?|"N }I!?%?2N }H!?%?|!N }G!?%?8N }F!?%?7N }E!?%?BN }D!?%?,N }C!?%?"?(P}!~Y1?,ieA(fN s!P}0ut D" ?-P"h_@"#O"O?!?-W/ ? ?"_A)R/ ?)?%P}C!_? _D  K" -?-P!_@-? P%_A P.T/ -"O?(P!eR/ ?| Pxot ?%D"p!?/P.b_A!?/?%D"})!A"X=A D" Pxot ?!P._?/P!_?"X=? ? D"*P)eP(S=D"%Pqut 2}7!?|#/ ?>?0?CPqut 2}7!-?#?AT/ -?%G }8!@(-?5G |6@2?%P K"v!?%Qmmmmm!L"t!P}4ut D" @.?%D"k@"?%D"m!@#?%D"n!@ ?%D"q!@)?%D"}0!@+?%D"}4!@!Pqut P}8}2t P!2}U!P ?!?!?+VA!=@1P!?)?!=@3P!?"? ?#VA!=@5P ? ?!=@6Ps~*t D" A!P}N~*t D" P%h_@7P*@#?(P!e@8P @+P @-?!@ #O"O"O"O"O? ?7T%O? P2_@ ?8R/&P!?3?!D"*A"_?!D".A(?"U?(?1VfA)=@0P ?(?"a?)=A)P ?!D"%A,?!D" A/a?,?/U?,?6VfA"=S%O? @!P!?/?5_?"=?0?)2~#!R/(-?)P}8ut D" P}?ut D" A!aW/!P}8ut ?!?)P!P!2w!P}?ut D" @"."-"OP}4ut D" ?.W/ P}0ut D" ?.P"h_A R/ ? ?-K" -?%Pt!_?<?2P!eA Pr}2t Pqut 2|6?| ?:? Pr}2t Pqut 2|6?>?;? Pr}2t Pqut 2|6?%D"2A %O?%D"6? P%h2k-?%D"YA P |8%O?%D"|J? P%h2k-?%D"%A %O?%D"*? P#h2k-?%Pw!_C .#-?!@"?)/ Prut D" @(.!-Prut D" @(?)R/ ?"?(_?0?)y,  -P}?ut ?"?)_A"K" P!?!?(_?!?"V=?"?!aA!P ?!?"W=2}%!@(P}4ut D" @"?%D"t!A!?+S%O?%Pt!_2~,!?%D"~"!@#?%D"t!@!-?#?+P%h_A)?"P!hA0K"*?)?/}HL# ?%?+P!fA"K"v!?-P!_@-?!?"S%O?%Pt!_2~,!?%D"~"!@#-?#?"P%h_A!?0P"_K"*?!?,}HL# ?%?+P"_A+K"v!?%?(K"s!?%Q L"}C!Pqut ?%P}C!_P#2}U!? @!.!--?*?@W%O?&?*K"|J-Pr~*t D" A %OP}?~*t D" ? 2k-P}C~*t ?&D"|JK" Pr~*t ?&E#|CL# 2}J!@*?&P%_2~ !?9/!."-?&?&E"|9L#|O?&?&D"|?K"|Q?&P~J~*t E" L"hP~2~*t D" @*P @+B Pr!aA"C ?&P%_A%A D"|1@#?"P |0!N?"P})}%t E" L"??"P}0}%t z " z-"D?"P}?}%t G  N M?"? E"JL"6?"? D"|1K">?"? G OA-N |/? D"D@,? D"C@/? D"F@.? G |6@ ?"P N |4?"?!P"TN |3?"? N |2?"?.K"2?"?,P ?/PmmmmjT=K".?"P!N |1?"?)P.bP~+}Kt _K"|??"?&P~F _A D"2K"|;?"? z " z-#O?"?"P._K"|C?"P~F _P!?#?#P!W=A ?(? ?(U=A)P%PM2}?!?"D"b@#"O?"D"|OP!T%O?"D"|Q@!?(%O?!@ #O?"P~F _?"POa?*2+? ?"E"}4!L"I? ?"z "p!z-"?? ?"z "jz-"2? ?"z "|Oz-" ? PM_@ ?*P:_@*?)?+P!_A+T/ --?"P"K"k?"P~F _2[?"?"POa?!?+P%P P~B}+t Pqut 2=K"|J?"P |0![Pqut ?"P~> _?-P!e2}6!?#%O?!?#PMb2k-?"Pr!_C .!-?"D"|Q -2}J!@*?%2~ !?9R/!-?4?92k-Pput P N  ?&Pq!_C ?*-}K)",l"|XB P2aA#C ?!P5_P|QeA(P},m%? P},m%_? P2W=_A!Pmmke@-?!P2i@)? ?(? ?(V=P!a@%? P!a@*? P3U@,"O"l#O"OPq~1t E# @."O"l?%P|Y"X%OP|!?%|NaA P!h?%? i_.!-?%P%i-A!P!_A P|3W%OQl? }H}#?.}!|UA/Q|4|C%O?/}B@ ?,%OP}4~1t D" A,? P"h_D" A D".@%? D"%A!? D" A)K" ?)%O?)?!K"%-?,? D"*A!P"h_D" R%OPq~1t Q!?!}H}#?.}"L# -? P%aA!?!D" P"gK" ? ?%_.(-#O?#P%_? ?(?*2}#!?#D"%P!S/%? P|4U%OPq~1t E# Ql? P!_}H}#}!|UA/}B@ ?/Qt |?/!--?#P%_?!?(?*2}#!?#D"%/#."-?.?!}HpQ!}!|;/!?#P%_?!?(?*2}#!?#D"%P!S/".!-?.Q |D/ ?#P%_P|4?(?*2}#!?#D"%P!S/!-?)O A PlS%OP @ .%-P}8~1t D" @!P}8~1t P K" ? P2hA&?-_@ "O"O?!P ?!?&S=R%OPl? ? ?&U=P|Qe@"P}4~1t D" R%OP @+?&P!?&=P#_PnmkeA!Pq"fPq} keA ?!U/"? ?"V/"P}4~1t ?!K" ? P%aP#P!? ?"U=K" ?!P Pm"y- .#-P @+?&?&P5_PqmkeA P2_A!V/!?!?"V/!? P%aP)K" ."-?&Pl? ? ?&U=P|QeA+X%OP}8~1t ?!K" .%-"O?!P%aA D" A"P!e%O? ?"P"fK" .!-?!?"aA!D"%A ?!D" A"K" ?"%O?"? K"%-P}4~1t D" ?!D"*A P"h_D" / Pq~1t Pq~1t E# Q!? }H}#}"L# -?!?+2}D!-P}8~1t ?+K" ."-? ?"U%O? ?"2}D!-P}8~1t ?"K" .!--?#D"*@ ?#D".-@!?!? ?(_A%S%lP!&?%?!2}D!P#-@!?%P%a?!K" -?#P2_C ? -}:)"+l%|XB P~> aA%C Pxot ?!D":?#P.b_?#?!D">X=A#D"%@(?#D" @)?!D"6@-?!D"2@&?!D".@*"O"O"O"O"O?!G DR%O?#G *P*eR%O"O?&?)P!_A.U/ ?&?.aP*U/ ?*?._E  @0-?"G NA!R/&?!?"G |/A(_P~. V/&P @#P!@!?(P.bG }W}DOA(P ?(P|3U=A+P;bA,G }X}9OP!_@(?,E }A}9O@/Q!?+}H}#A1Q}.u}-~F~!~Wm}3D}!Q |=/#?/?0|=/&Q @/"O?&?)P+_A+U/ ?&?+aP*U/ ?*?+_E  @/-?(P*S/(?,P}A}9t _A,E *@2?1Q~C}X~Lo}Vm~T~F8}!Q |=/"?(P2S%O?/?2|=/(.)-Q @1"O?&?)P3_A)U/ ?&?)aP*U/ ?)?*_E  @1-?/?2|=/&Pt!?(P#haA)P|4V/&?,E 2?1}"?)}H}#|;/(.&-?%P K"|1?%P ?(?(P TaA!?)P!_A#a?!?#U?!?&VfA!=K"M?%P!?#?*_?!=K"J?%PD_?%PJ_2},!?%P~2 _?%D"F?%D"I2G"O?%D"|?R%O?%?%D"IA!K"|9?%?%E"DL"|6.!-?%?%E"DA0L#O?%?%D"IK"|7?%?%E"|CA/L"|9?0}BPmmmmjT/%?/}B@!-?%D"|6@&?%P:_?"?%D"|7A"?!2}.!?%D">@#?%D":@!?&R/&?"?&2k.&-P @!?%POaP!?*?&?-UA#=P ?-?#=?)?(2:?%D"OA&PmmmmjT%O?%P*_?"?%D"|6A"?%D"|72}.!?%D".@#?%D"*@!?&R/&?"?&2k.&-.%-?/?2}"Pm!?(P#ha}H}#Q |=/".#-?/?0}"Pt ?(P#ha}H}#Q |=/!."-?%POa2~2!?%P?_?"P!P 2}.!?%D"C@#?%D"?@!.!-?%?-K"|7?%?&K"|6?%?*K"O?%P2_?"?%POa?.?02O?%D"6@#?%D"2@!-? ?#K"%? ?!K" ?%P~> _C -z&!-lB P2aA*C "O?"R/ ? G B@-? P N B? G C@.? D">D"m%@+?*Q L#*? P._@)? D".@&"O"O?!? D"2A(X/ ?!?&_G  A%P?V%O?!@#."-?!P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2r!A#?(X/!?#?&_G  @%-?%PAS%O?"P!a@,#O? ?#?+?*P*_2|.A#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%_G  A!P?V%O?#@"."-?#P!_A"?&X/ ?!P?T/ ?"?%_G  A!P?V/!-?)?#2r!A"?&X/!?"?%_G  @!-?-P!eR/!?!P{!eP~9 T/!"O"O"O"O?"P!_A#?&X/ ?#?%_G  A!P?V/!?"P"_A(?&X/ ?!P?T/ ?%?(_G  A!P?V/!-?)?#2r!A!?&X/!?!?%_G  @!-?!P{!eP~X S/!-P~9 @!."-? ?#?.?,2|3A"/"? P!N |%.&-P @!-? ?"?!?,27A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&_G  A%P?V%O?"@#."-?"P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?(?)?"2r!A#W%OP @%."-?#?&_G  @%-?%PFT/ "O"O?#P!_A!?(X/ ?!?&_G  A%P?V%O?!@#."-?#P"_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2r!A#?(X/%?#?&_G  @%-?%PAS/!.#--? D">?+K"m%-?#P!_P ?%Pz S=@/-?*P2_C ?/-};(!4lB PIaA%C ?!2~5!P ?"D"*A#?#?"D"%VA*=@+?"D" @(?!D"*A#?!D" S%O?!2v!-P!?(?*=@.?!?#P!_A,K"*?!D"%A0?#P.b_A#P%K"*?#?+K"%?#P K" ?+%O?.G  P|4S@&-?!P;_@/?%P*_@3#O"O"O?&?+X/ #O?&?._G  P|%T/!?+?&P!_A&T/ -.!-?+?&A*U/ ?&?+S/ ?+?&a@&?*?._@(P @#"O#O?#?(_G  P|%S/!?&?#P!_A#T/ -?&@#-"l"O?#%OP @)#O?(?)_G  P|2S/"?#?)P!_A)T/ --?#?*_A&.!-?#?*_@&?)?*_-@)?%P#N >?%P(N 2?%?*K"*?%?)K".?%?&K":?%?&?)P!_A#?#?&V=K"6?,P.b@#?,P%hP2_@)P @-P @*#O?3?-P.b_A(G *A4P*S/"?%P?_?.?+?(D" A5?(D"%A62:"O?%D"?A(PmmmmjT%O?(R/!?%D"C?(2k.!-"l?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?/H  |0!F?%?/G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?/?%H!F|0  ?/?%G |*N "-?!D" ?,S%O?!2v!?!D"%@0-?#?0_A(?5K" ?(P*_?)?4_K" ?(P%_?6K" ?!?,P!_A,K"*?#P._@#?)P2_@)P!@-?*P!@*R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%hfK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PI_C -}R(!/lB P?aA&C "O?!G I? ?!G HA+_G EA(?(P%S=A,P)eP#S/ ?!G |+@-?+P|!eP*S%O? G |5P!e/!-?-P!S%O? G Q/!-? ? G 2?,P{!eP TeN 2? D".A(? D"CU%O? ?(P!_K".P{!@)?%G  A.@*"O"l"O"O"O?.P!a0# !"%-?%G !."-?%G !@*P~Y!@)."-Pz!-@)P @*-? D"*@(?!G J@/?!G |*@0?!G |.@1?!D"%@2?!G :@3P @ ?&P |0 <?&?3P"TN ;?&P N :?&?2K 6?&?*N 5?&?)N 4?&?1N 2?&?0N 1?&?-N 0?&?,N /?&?+N .?&Pl?/?/P~< S=N 3#O?&?&P._A)? _D  K" ?(?&P!2}U!? P%_A P2T/ -?&?!D" K".?(?)P!2}U!?(D"*@ ?(P}C},t P"2}U!?&P}Vmmm%K".?(?)P!2}U!?&?(?"?#2}V!PmmmmjfK".?(?)P!2}U!?(D"*@!?&P K".?&?!? aA"P"aK"2"O? ?!X/ ?(D"%? P"h_@ P!P"?"P"U=@"?)@!#O? R/!? ?!D" K" ? P%_@ ?!P%_@!?"P!aA"/ --?.P#T/!?%D"%@#?&"l?%D"*A"R%OP @"P!@%P .!-P @!P @ "O#O?!? ?#_F  P}Yl|8_A!PDV/!P!@%?"? P!_A T/ -P .!-P ? ? ?"VA =@"P!?#? =@#P~2},t @%P#-K":?&?%K"6?&?"K"2?&?#K".?&?&P._P"2n!?&?(?&D"%A ?&D"*2}V!K">?(?&P>_P!2}U!?&D" A!R/!? ?!2k.!-? P!N 3-?&P?_C -}*(!-lB P?aA#C ?#PmmmmjK"*?!D"?A,%O?!D">A)?,P%h_@/?"D" @,?"D"%@.#O"O?)D"%?.T/ ?)D" @"?.@!?,@&#O?!%O?&G  @+?"G  @%?!P!a@!?&P!_@&?"P!_@"?%P?P ?%Pu aP{!eP<U=fP{!e?+P?P ?+Pu aP{!eP<U=fP{!eS/!."--?)D"*@%"O"O"O"O?)D".A"R/ P @!"O#O?!?%_G  A&P?T?&P+Te/!?"?!P!_A!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?%_F  P}Yl|9/"-?!?%_@&?!?"S/"?"?!a@-?"?%_A+P!a@%P @!#O?!?%_G  A"P?T?"P+TeR%O?-?!P!aA!_/!.%--?!?-_A"R/"?"?-X%O?!R/%P @&.%-?!?+_F  PO|:/#P @&.#-?"?%_@&.!-P!@&-P @"-?"P ?&=@%?&P!?&=@&"O?#D"*A!PmmmmjT%O?!?(aP!W%O?#P*_?(P"P!P!2w!?#D".@*?#D"2@(-?(?*_P}Gt |0  ?#?(P"_A"K"2"O"O?#D"*?"a?%U%O?#P*_?"?%P!P!2w!?#D"2@".!-?%R/!-?#D".@*?%R/ ?"?*_?&?%y,  -?"?%_@(.!-?#P6_?%P!P!2}?!?#D":@!"O?#D"6P!T%O?#D">@*?%R%OP @(."-?%R%O?"@(."-?*?&?%y,  ?"@(.!-?#D"> -?#?*K".?#?!K"*-?#?(K"2-?)P2_A)?/T/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -}A(!6lB P~> aA&C ? D"*A+? D"%V@-? D" @/Pt}.t @*? D"6A4D"FA,D".A.?#V%O?,D"*?#P:b_@*-? D"2@)? D".@1?&?"K"|6?&?!K"|1?&?!P!_K"O?&P|1_@"#O?&Pv _?(_Pxot ?1?"D" A2P.b_?)?2W=E" L" ?"P%_@"?(P*_A(P:T/ -?*G 8A"? D">A)D"OU%OP!?/?-=@/P ?+?-=@-?)D"|1?"PDb_@(Pt}.t @+?"?.U%O?,D"*?"P:b_@+-?&D"Y@5?&D"|C@6?&D"|?@7?&D"|;@8?&D"|9@9?&D"|7@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("O?%G 7/ ?%D".A0?%D"*A%W/ ?&PC_?)"l? D":A)D"F?0U%OP @0P!.!-?0?%a@0?)D"D?%_-?0?+?4D"D2X?&D"CA)R/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|6?&Q|Ymmm?L"|1?&P|1_@(P @"#O?&Pv _?"_Pxot ?,?(D" A.P.b_?*?.W=E" L" ?(P%_@(?"P*_A"P:T/ -P ?%?%?+VA%=@"P!?)?%=@(?&D"Y@.?&D"|C@*?&D"|?@,?&D"|;@1?&D"|9@2?&D"|7@3-?&P:_? D"?A%P6_A ?/?-?:?9?(?"?3?22_?&D":@)?&P2_? ?/?-?8?6?(?"?1?*2_?&P*_? ?/?-?5?7?(?"?.?,2_?&D".@ ?&?#N |@?&P N |??&P N |A?&?!K"|;?&? K"|9?&?)K"|7?%?&Pv _2}:!-?&P~> _C -~13":l!|XB Pw aA)C ?!P>_@,?#P ?#P,U=A-P.bA*P~+}Kt _@4?*G ~4}KO@("OPm~)}O~L!?%D"*A*?*Pm~)}O~L!X=A+?"D"*A*X?-P)aP#XeR%O?!2~5!.!-?)P*_?!?"P ?*?%D".2%-?!D"6@<?!D"2@=?!D".@6?!G :@1?!P K"I?!P K"C?)?,K"I?)?%K"F?)?4K"D?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"*A"K"C?)?!D"%A,K"?"O"O"O"O?*?+W%O?(P!a0""#!-?)P})}#m2K!|8?)P(N |7?)z.                z-#M?)P*_?)PM_2|Q.#-?)P*_P ?#2|G."-"O"l"O"O?,Pxot ?"=A"D"*A*P(eP%S%O?"D"%@,?)PM_?)P6_?%D" ?%D"%2JP @"?)G MA%P!a0#"%%!-?)P*_P P,2|G.&-?)D"|1.!-?)D"|1P!_-@"?)P*_A-P ?"2b?-?"?#2}E!Pxot ?)D"??"P.b_?"?)D"CX=D"*P%i@"-?)P*_?"?*P%i2b?,PlS/!"O"O"O?%P!a0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@*?)D"|1@#B P?aA"C ?"P}%}Gm2K!<?"P+N :?"?#K"2?"Pxot ?)P*_A%D":?#P.b_?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?*N ;?*P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*_2|Q?"P?_C .!-B P~N aA(C ?)P*_A+D".@*?+D"6@#?+D"2@,?+D"?G *@%?+D"DA"P K"|O?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qmmmmt L"F?(P K"??(P K"6?(?%P ?%P~. U=P.bG }Y}DON NP!?*?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PF_@>?(P~B _@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2_G  P|%T/!?/?"P!_A"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"a@%?"?2_@*P @""O#O?"?*_G  P|%S/!?%?"P!_A"T/ -?%@"-?(P~2 _?2?/?#"l"O?"%OP @%#O?%?*_G  P|2S/"?"?%P!_A%T/ --?"?#_A".!-?"?#_@"?#?%_-A02:?(D"Y@%?(D"|C@*"O"O?(D"|?A3PmmmmjS%O?%@-?*@,.!-?(P~2 _?2?/?"?0P!_A,?"?,U=A7?"2:?(D"Y@-?(D"|C@,?(D"|?A8PmmmmjT/!?3R/ ?*?32k-?+P!N G?+?(P6_A"2o!?+?"2}=!?(P |0!|O?(P}"}8}4*K"[?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??+?(P~2 _2|Q."-?+D"CG G@9?(P*_?(G NA5P ?5P1U=A| P|1bP~"}Lt _A.?*?%2}.!"O?(D"*P!T/ P!?(D".A:P1ehA;?.?9P!h_H!(e/ ?(H!MA%?;e%O?(P}#nm2K!|M?(P%N [?(P K"Y?(?#K"|J?(?0K"|C?(?#K"|??+?(P~2 _P P 2~6!-?(?%?;f|0!M?.G |/?:_@0?| P)aP{!eP~Y!X%O?(P~B _?.H!K|0! ?(Q L"|OP @#?4@%#O"O?:?%G  T/ ?(P6_?#_A.D" / ?.P!K" ?.P*_?"K" ?.P%_?7K" -?%P!_@%?#P._A#P:T/ --?0P{!eA#P~- V/&?#P.bA#G }V}DO?,?-?+D"CG H2-A%P{!eP:S/&?+?%?#P}N}Dt _G #?0P ?7?"P 2}/!.&-?+P22t!R/#?.G |.R/"?(?5?*?%?92|C?(G  R/#."-?+P N G?+?(P6_A"2o!?+?"2}=!-?(D"FA"%O?(D"I?"P#h2k-?(P~N _C .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!_?+D"?P+_?.G  =G  N |:?+?(P|1_P P 2~6!-?+D"DP:_?(D"JA-?*?%2}3!?(D"F?-S%O?>2~+!-?(D"I?-P#h_A%?0K"%?%?#K" ?(?-P!_K"J-?8%O?,?82k-?3R/!?*?32k.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qmmmm??1P0aP{!eP!_P ?1P/V=P#h}HA|!p|1 W?)Qm} npt ?|!p|1 V?)Q}#})}4st!?|!p|1 |8?)P*_?)PM_2|Q-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }4&-?)Pw _C -~9&!+lB PO_A#C "O"O"O? D"~F#A(P"U/ ? D"~B#A!P:_@"?(P%hP2a@%?!D"*@&#O?&?"D" A&W%O?"P2_@"?%P2aA%/!."--P @&? P K"~>"P @%? D"~6"?(U%O? P~6"_P ?(P*P22w!? D"~>"@%-? D"~:"A)?%P%h_@"#O?"P*_?&K" ?"?!|."*L# ?"P2_@"?!P2_@!?(?&P!_A&T/ -? ?%?&_A&K"~>"?)?&? P~B"_2F<P%@%? D"~:"A!? D"~>"P%hA"_@*? D"~F#@("O#O?"R%OP @"."-?"P2a@"?!D"*@)?!P2_A&@!?(?)W/ -P @"? D"~B#?)P%h_A!G 0A)P6S/ ?!G 1@"?#?!E!(L!|%?#?!E" L#?P%Pt 2?A%R/"?%?#E!|%L!(?%?#E#?L" ?%?"N 1?%?)N 0?#P!K">?#?%K":?#P%K"6P!@"#O"O?&?*S/ ?&P*_?&P2_@&D" A!?(X/!? D"~B#?!P%h_A!G 0A(P6S/ ?!G 1@)?#?!E!(L!K?#?!E" L#I?#D"6?"S%O?#P*_?#P6_?"P!P%P22}2!?#D"*P|YmmmjT/(?#D":@%-?%?"P%h_A!?#E!KL!(?!?#E#IL" ?!?)N 1?!?(N 0?#?"P!_A"K">? D"~F#@(.!--?#D":@%?#D"6@+-? D"~>#A&%O? D"~B#?&P%h2k-? ?"K"~F#? ?%K"~B#? ?+K"~>#-?#POaC 1- -?#D". -~/&!.lB P?a@)?#P?_@,"O?#P|IV/ ?"?,U/ ?!?#_A(z.                z- 2?(z.                z-  -P!@+"OP ?%?%?"?,aA(P ?"?(X=VA%=A(P!W%O?)P}?}%t G  N :?)P}8}%t E" L#2?)P})}%t z " z-# Pmmt @%Pt @-P~B @1P @(P!@..!-P!@0P!P!?!?,_?%=?"?,U=A*G  A%P!W%O?%G }DpO@0-?*G !@+?)P~Npt G  N :?)P~Fpt E  L#2?)P~6pt z   z-# ?(P"aA%%OP:?%?%P:X=@-?*P"_@.?)P!f@/P @%#O"O?%?._G  P!aA3P#V/ ?%Ptpt _G  A1P&W?1P"Te/ ?/?1_?3P~Opt _G  N  P!@2-?-?%P!_A%T/ --?)?2N  ?(P|%U@.?*P|%_?+P>hP|"|Re@/P @-P @%"lP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@-P ?(P|%U/ <?*D A-@1?(P|%a@2?+P!e@(P ?/?.=@/?0P!e@.?+P%iP!e@0?+P!iP!e@*?+P%eR@+-? ?1K">? ?-K":? ?%K"6? ?2K"2? ?/K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |4? ?+N |1? ?*N |0? ?(N N? ?.N |/? ?&P"TN |3? ?&P!SN |2? P ?,?"?,UA"=K"%? P!?!?"=K" -r&!-lB PIaA(C ?"P%_@*"O"O"O"l"O"O"O?"D" A.P!a0"!" -?"P*_."-?"D"*A!? D">A D"~F!A&V/"?!?"D"%A#U/#?!?#aA"? D"~>!?&aV%O? P~>!_?&?"P!P!2w!? D"~F!@&-?"P ?!?"X=A!%O? D"~B!A"?&_?"?#_?!y,  -? ?!?&_K"~F!.%-Pxot ? D".?*D" A%P.b_A)?%? D"2A,X=@*Pxot ?)P._?%P!_?,X=P%_-?!D"%@-?!D" @)? D">@+D" @/?*D" @,#O"O?)?,U/ ?+D"~F!?-V/ ?!?/K" ?.P"T/%?#?"D"*A!P)eP~+ b_A%D".P!T/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA)D".?!V%l?)D"*?!P:b_&Pt}.t -G 8P)eP~+ b_PC_2|%?(?!K".?(? D"2K"??(? z " z-#2?(? K"D?(?(P._K"F?(P2_?"P!_?%?(PD_P~N}2t 2|E.%-?)P!_@0?+D"~:!P"h@&?+D"~6!@*#O"O?&R%O?,@%.!-?&P%a@&?*D" @%?*P%_@*?%?0U/!?%?,X/!--?(? D"?P6_P!? D" ? D"*A&? D"%VA*=P ?&?*=?)?%?+D"~B!?+D"~F!A)?-?)2_?!?%K" ?!?+D"~F!A-K"%?%@). - - - -?(PI_C -}A(#+l"|V!|X"O"O?!D".A&%O?&?!D"2T/!? P K" 1-?!D"6A(?!D"*A&X%O? P K" 1-?!D"%A)?(a@#?!D" A+@""O"O#O?&?(?*_A%POaU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+_z   z.,,,,,,,,,,,,,,,,zB@--?-z[A"/#?#P2a@#?%P2_A%?&U/ -?&@".#-"|Vz.                A-?%?)V/ <z.                ?#P2U/ <?"?(_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[@,"|Vz.                ?)?%P2_U/ <z.                ?#P2U/ <?"?(_P2_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[P2h?,f}H@/"|Vz.                ?)?%P?_U/ <z.                ?#P2U/ <?"?(_P?_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[}HQ?}#?/n@/"O?)?%PI_U/ ?#P2U/ ?"?(_PI_z   z.,,,,,,,,,,,,,,,,zB@--?#P2a@#?"POa@"?*POa@*?-z[}HQI}#?/nA/|;/ -?/|U}B?(_?*_PO_@".!-?"|O?%_@"-P @#"O?"?(W/ ?"P!aA%?)X/ ?%?+_G  P/S@#-?&?"P!_A%?%?&V=@%?"?#?!G :ea@&?(@".!-?!?&P*_K".?!D"6@(?&D" @"?&D"%A&@%-? ?%K"2? ?(K".? ?&K"*? ?"K"%?!?%K"6? P!K" -~Q%"2l"|XB P2aA%C "O?!P"U/ ?!P%h@(? E# @5P2@##O? ?#_E# A6?5|E%O?6@5?(?#P2_A#T/!."--P @#?"P K"*?"D" ?!U%O?"P ?!P*P22w!?"D"*@#-?"D"%@)?(%O?)?#P%h_? ?(y,  -?"?!?#_A-K"*P!@&P @##O?#@.?)A(?-A1P%h_@/? A)@+?!A-@#?(@!#O?%?&?#?#?&V=A*K"%?%?+K" ?%P*?+?&P%hA2_?#?&U=A3K"*?%?&?#?&aA P ? ?#W=A,?&?,U=A"K".?%D"*@0#O"O?!@ "l?*R%O?"R/"?%P*_.!-?%?"R/ <?%P*_?%?+E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=_@!."-? ?/A!S/!?#?4P!aK"%?#?#D" A!P2_K" ? ?!D"*K"*? ?!E# L# ? P2_@!?%D"%@*?%D".@"?%D" @+?%D"*@0.!--P*?2?3_?&?,V=@+?,?&aA!P ?!?,W=@#? @!?&?,U/ -?.P!g@#?(@ ?1A!?&P!hA&V/ -P!@*?.P!e/ ?!?-?!?-U=@ #O?)?(E# L# ?)P*_?(P*_D" K" ?(P2_@(?)P2_@)? P!aA / --?%P2_C ?*-}G&"(l!|X"O?"R/ ?"P)aA#P ?"?#X=@)?!P#_Pke?!a@*P @##O"O"O"O?!?#_G  A&tA(P |:%O?*?#aP#e/!?#?)X/"#O?!?#_A%P%_D" ?%D" fPm|Y} nje/#?#P*_A#?)U/ -."-Qmmmmq?@+"O"O"O"O"O"O"O"O"O?&G o}YOP"a0# !")-?#P!_A%?"U/"Q @+.(-?#P!_A%?"U/"Q @+.&-?#P!_A%?"U/"Q @+.%-?!?%_F  P}Yl|8/#.%-?!?%_F  @%"O"O"O?&P~>!a00 """"""""""""!"-?%P|JePrlS/#.%-?%P};l|8/#."-?(P|"_P{!eP.X%O?(P|XePcT/#?%PO|7/".#-?%PO|7/!."-?!?%_F  @%"O"O"O"O?&P~N!a0&!   " -?(P1_P{!eP"V/%?%PO|7/".%-?%P~N _P{!ePIU/!.#-?%P},l|8/"-?"?#P"_A%W%OQ @+."-?!?%_F  P}Yl|8%OQmmmmqt @+."-Q @+?#P#_A%?"X/!?!?%_F  PO|7/"Qmmmmq~> @+.!-Q @+?#P"_A%?"X/ ?!?%_F  P}Yl|9/!Qmmmmqt @+-? ?+?#}HnL"%? P!K" 1-?%P!_@#."-?#P!_@#.!-?"?#W/ #O?!?#_F  P |7/!?"?#P!_A#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -}5("+l%|V? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"a@#?"@*#O?&?*A!POaA*X%O"|Vz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)_z   z.0000000000000000z|#-@."|Vz.{{{{{{{{{{{{{{{{?(?!P2_U/ <z.{{{{{{{{{{{{{{{{?#P2aP2U/ <?!?)_P2_z   z.0000000000000000z|#-@/"|Vz.{{{{{{{{{{{{{{{{?(?!P?_U/ <z.{{{{{{{{{{{{{{{{?#P?aP2U/ <?!?)_P?_z   z.0000000000000000z|#-@0"O?(?!PI_U/ ?#PIaP2U/ ?!?)_PI_z   z.0000000000000000z|#@--?#PO_@#?-z[?0z[?/z[?.z[fffR/!--"O?!?&X%O?%?&?"a_@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!aP2U/ ?!?)_z   z.0000000000000000z|#@--?-z[A*Pmm%f|O?!_@!?*R?!?&Ue/ -?%?&?!?!?&V=A#?"a_@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)_G  @!?#P!_@""lP!?,P!eR/ <P ?!tPO|7/ <P"P!?!P~M!V=-?%_@%"O?!P,a0%"## #-?"?(X/!?"?)_G  P,T/!."-?%P!_@%?#P!_@".!-? ?%K"6? ?+P!_A+K":-?"?&U/!--? ?"K".? ?%K"2--}%&!(lB P2aA%C "O"O"O"O? G  P!a0# !"#-? G !A P ? P|3U=P;bA#G }X}9OA ?"D" ?"D"*A!aV%O?"?!? P!P!2w!?"D"*@!-? %O?"D"%?!_?#P}A}9t _? y,  -?"? ?!_K"*."-? G !@!?"D"*A ?"D" S%O?"2}S!-?"D"%? _PAN  ?"? P!_A K"*?!P ?!P|3U=P{!eP;bA#G }X}9OA!?"D" ? aV%O?"? ?!P!P!2w!?"D"*@ -?!%O?"D"%? _?#P}A}9t _?!y,  -?"? ?!_A K"*?"D" ? S%O?"2}S!-?"D"%? _PAN  ?"? P!_K"*.!-? G "? D"%@#? G !@ ?%P"N *?%? N +?%P*_?!?"2H?"D"*A ?"D" S%O?"2}S!-?"D"%? _PNN  ?"? P!_A K"*?!D" @*"O"OP Pxot ?!D".?#P.b_?#?!D"2X=A&D"%A#?&D" A&a?#?&U?#P ?!D"*A(?(?!D"%VA(=VfA#=A!?"D" ? aV%O?"? ?!P!P!2w!?"D"*@ .!-?!R/!-?!R/ ?"D"%? _P!P!?*?(=?&_?#=?!y,  -?"? ?!_A K"*P!eR/ ?"D" ? S%O?"2}S!-?"D"%? _PFN  ?"? P!_K"*-?%P2_C -~K%"(l!|XB P?aA%C ?#?"?"?#U=@)?#?"?"?#V=@&?"?#P!gf@(?!P{!eP.bP~+}Kt _@!PJ@""O"O"O"O#O"O?&?"P~4}.t _G  A#X/ ?#?)V/ ?!G *P.bG }Y}DOA#?"P~2}.t _G  S/"?"?#P!h?#P1cP|!ba_P}N}.t _H! /"-?"PJ_A"Pw!T/ -? P K"*? Qmmmmt L" .!-P%P?2?A!R/!?!?(N %?!?"P}?}.t _K" ?%P!K">?%?!K":?%P%K"6"O?"P}8!S/ ?#P!h?#P1cP|!ba@*P!@&#O?"PJ_@"#O"O?)?"P~4}.t _G  P!aP{!eV%O?"P~2}.t _G  ?#S/!?"?*_P}N}.t _H! /!-?"PJ_A"Pw!T/!.#--?%D"6?&S%O?%P*_?%P6_?&P!P%P*2}2!?%D"*P|YmmmjT/&?%D":@!-?!?&P#h_A+?(N %?+?"P}?}.t _K" ?%?&P!_A&K">?"P}8!T/ --? ?%D">K"*? ?%E"6L" -"O?(R/ ? D"*A#P!iA!R/ ? D"%A"?#P#h_P*a@##O?#E" @,?#?"D" K" ?"P%_G  @ ?"?,L" ?#P%_? N  ?#P*a@#?"P*_@"?!P!aA!/ --?%P?_C 1- -?%D". -~(%"/l#|X"O?!D"6D"F?"P{!eA&P1|QP!h_H!2A)R%O.!-?"P ?&P1U=P{!eP|1bA"G ~Y}LOA0?"G z}LOA-_P~. V/ Pxot ?!D".?#P.b_?#?!D"2X=@.?-P.bP}N}Dt _@1?!D"%@"?!D" @,?!G CP!e@2#O?0?)|OA/W/!?1?/P.b_G +A&P ?&P|3U=A+P;bP}A}9t _@&"O"O"O"O"O?.G *P*e/ ?2/ Q @3"O?"?.D" A(P!_A%U/ ?"?%aP*U/ ?%?,_E  @3-?&G :P!_@%?&E  @4Q!?+}H}#A5Q}.u}-~F~!~Wm}3D}!Q |=/!?3?4|=/%Q @3"O?"?(P+_A+U/ ?"?+aP*U/ ?+?,_E  @3-?%P*S/#?&E *@4?5Q~C}X~Lo}Vm~T~F8}!Q |=/"?%P2S%O?3?4|=/&.%-Q @5"O?"?(P3_A(U/ ?"?(aP*U/ ?(?,_E  @5-?3?4|=/%Pt!?%P#haA%P|4V/%?&E 2?5}"?%}H}#Q |=/%.#-?!?#?&2WR/#."-?3?4}"Pt ?%P#ha}H}#|;/!."-?3?4}"Pm!?%P#ha}H}#Q |=/!-?-?/_@%P!@*."-?)P!a?)eA)P{{#e/ --? ?%N !? ?*N  -}U%"*l!|XB P?aA&C ? ?!?"?#?%P 2|&?&P6_?!D"CA*P*P22}?!?&D":@ ?&D"6P!T%O?&P K"2?&?&D">A)K".?&? K"*?!D"?@,?*%O?*P:b@ ?,P5_@%P @#P*@"#O?%|+  ?%P)a|." Q*}#n@/?&D"*?#S%O?&P*_2~,!?&D".@)-?"?)_A(?#K" ?(P*a?/L# ?&?#P!_A(K"2?%P:_@%?"P2_@"?(@#? P:aA / -?&D".@)-?&P K">?&Qmmmmm!L"6?)?(?&P6_2F@"?&D"6@ "O?"R%O? %O?&D":? P%h2k-?&D"*A R/!?)? P%h2k.!-? %O?&D":? P%h2k-?!Q%L"??!D">@ P @%?!P K">?&D"*@"?(%O?(P%h@(?)P*_@#?!P>_@.#O?#D" A+?*UA-?!D">?%aV%O?.?%?-P%P:2w!?!D"C@%-?*?+V%O?!D"??%P:b_A-?,?+P:b_A+E" L" ?-?+z "*z-"*?%P!_@%-?!?%K"C?#P2_@#?(P2aA(/ --?"%O?)?"P%h2k-? R/ ?,? P:b2k-?&P?_C 1-?&D"> -~C%"*l!|XB PIaA%C P"@&"O? D"*A-Pm~)}O~L!?"D"*A)?)Pm~)}O~L!X=V/ ?"D".A)Pt V/ ?!P ?!P,U=A(P)aP#U/ ?"G 6P!e/ P @&P~:~0t P K" ?%? E" A.L"6?%P4N .?%?(P.bP~+}Kt _A(G -N G?%?"K"??%P N |*?%P N |)?%P~:~-t K"C?%? D"*K">?%?#N |(?%PlP ?#P{!e=|0!D?(G *@(?%P6_@+?.}B@*"O"O?%D":A,R/ ?*G  A P?V/!P!@&?,P!S/ ? P?T/ ?*G !A P?V/!-P @ ?+P 2r!A&?,X/ ?&?*_G  @ -"O"O"O"l"O"O?!P#a0#! ! -?%P*_?&? ?(P.bP}N}Dt _?)2;.!-"O? P{!eA P~9 T%O? P~X S/!.#-?%P*_?&P!_?(?)2|3.!-?#P{!e/!?"D" /!?%?(N F?%P!N |)?%P*_?&P!_?)2A-A!R/!"O"O?!?%D":A"X/ ?%D"6A#?!_G  A&P?V%O?!@ ."-?"?!P!_A W/ ?&P?T/ ? ?#_G  P?V/!-?+?!2r!@ -? ?-SA&/#?%G |*P!eR/#."-?%P*_P!N |%-P @&?%G |*R/!-P"@&-?%PI_C ?&-}6%!2lB P2aA-C "O"lP ?!D".A)Pxot ?!D"2A+=D"*P)eP&S/ <"O"O?"%O?-P*_?!P ?"?#21?-D"*P!e/!."-P"@%?+R/#?)D"*A"P?U/#?"P)eP%T/#?"P%i@0?!D"%@2?!D" @3P!@#P!@&#O"OPxot ?)?&A"P!_A%P.b_A.?%?+XA%=D"*P%i@&"O"O?%/ ?.D"*A%P)eP&T/ ?%P%i@.?"P"_A4@%#O?%?.X/"Pxot ?)?%P.b_?%?+X=D"*A*P%i@%?*P)eP%S/ --?&?0U/".!-?!Pxot ?)?1?"?,=A1P.b_?+?1W=P!?3?)?"P.b_A%D" P!_A,_?%D"%A*?*P TaA*?,U?*?2VfA5=P ?*?,a?5=?%D"*P*eP#i2|B?#e@#?"?(?.?4VA"=@(?"?/f@/P!@,?&?0U/!--P"@%?/P!eR/#P!?#P!e/"<P @(P"@&.!-P!@&P Pxot ?)?-D".A(P.b_?(?+X=D"*P)eP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2_C -}F(#,l!|V"|X?!P!_@-? P._@.? D"2A(?!Plg_@&? D".A+@*#Oz.                @0"O?(?!?%_P!_U/ ?&P2U/ ?!?*_P!_z   @0-?&P2a@&?%P2_@%?*P2_@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"l"O"O?(?)|O?!_A&?%_A%P1aA)V%O?&?*_P1aG  PAS/!-? ?)2KA&/!P 1-P @&?%P0a.!-? D"2@(? D".@+?&P!i-@)"O"O?(?)W/ ?)?+_G  A%P?V%O?)@*."-?)P!_A*?(X/ ?%P?T/ ?*?+_G  A%P?V/!-?(?.?)2r!A*W%OP 1-?*?+_G  @%-"O?%PNS%l"O?(?-U/ ?(?-aP*U/ ?+?-_E  @1-?&P!e/!?#E# A2Q!?1QlP)?)?!aA(P"aA%?%P)X=P#h}H}#Ql}"}!?%}H}"Q}1x}D~W}3}Q~<}7}:l|XQNp}#A1}!Q |=%OP!@/"O? D">A,D"m%A%?"U/ ?%Pt V/ ?"?%T%O?,?%P#h_@+P!P!? D".? D"6A&? D"2VA%=A-?!_?)P ?&?%=A.V?!?)VfA&=@%P ?(?&=@(?,?"P#h_@,#O?(P ?,P%_D" A"?,D" A&a?"?&U?"?.VfA"=S%OP!?&?-_?"=?%?(2~#!R/#-?,P*_A,?+T/ --P @/-?//"-?#?1?2nL# ? D">A#D"m%A"Pt X%O? P!N |%P 1-?#?"P#h_A ?!K" ? ?)K"%?#?#D"m%P!_K"m%?*P!_&P -1-? P!N |%P -~-&")l!|VB P2aA%C "O"O"O?!? D"2A#X/ ? P._@*#O"O"O"O"O"O?*D" A&?!_G  A"P~: T%O?"PAS/!?"tP |7/%?"P?U/)P ?!a@"#Oz.                @+"O?!?#V/ ?"?#_P2U/ ?!?&_z   @+-?"P2a@"?!P2_@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"aP2a@!.&-"O"O?!P!_A"?#X/ ?"?&_G  PAa0|?#            #                                            #     #   #       #   # #! -? ?"P+2}N!P @#.+-?%P*_? ?!P"_2|XP @#?%D"*P!T/*?%D".A"Pm~N#ePms#T%lP(&?!P(_A&? D"2A(X/*?&? D".A)_G  P~: T/*?(?!P)_A&W/*?"P{}Q#V/*?&?)_G  P~S T/*?%? ?!P*_2|X?%D" P!T/+?%D"%Pmx#ePm}R#T/*P.-?!_A!R/*? D"2@#."-?!P!hP"_?)f@#.)-?!P"_@!-P!@).!-?*?!2|LA"%O?!?"_@!.!-? ?!2}<!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}N!P @#."-? ?!P-2}N!P @#.!-? P1N %? ?!K" ? ?!P(_K"*-?%P2_C ?#-}8%!)lB P2aA*C "O? D"}?!P)aP"W%OP!? D"n!? D"})!A#? D"p!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!eP|3U=P{!eP;bP}A}9t _@)#O"O?!?%X/ #O?!?(_G  P|%T/!?%?!P!_A!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? a@"? ?(_@&P @!"O#O?!?&_G  P|%S/!?"?!P!_A!T/ -?"@!-?*P%_?(?%? "l"O?!%OP @##O?#?&_G  P|2S/"?!?#P!_A#T/ --? ?!_A!.!-? ?!_@!? ?#_-2:?*D"%A PmmmmjS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2~#!@#? R/!?"? 2k?#/"P!@&.%-? R/!?"? 2k.!-?#/ -P!@&.!-? D"q!@%? D"}0!A(?!V%O?%?!P.b_D"*A#P%iP ?#P)eP%S=@#-?!P!_@!#O?!?#U@&?!?#X/!Pxot ?%?!P!_A)P.b_?(?)W=D"*? ?!?"2})!@+P%i@!?+R/ --?*P2_C ?&-u%!+l?#D".A-P!a@*?#D"*@,B P?aA.@)#O?)Pt}.t ?,?*?(?(?*V=A+P:b_?+?-X=G 6A+P ?+P~. U=P.bG }W}DOA+P ?+P|3U=P;bP}A}9t _K" ?)P%_@)?(P!_A(P*T/ -P @(P @+P @)"O"O"O?-0#"! !-?,G 8P)S/ ?,G 6A+P ?+P~. U=P.bG }V}DOP(T@+-?,P6_@(?-P:bA0@)"l#O"O"O"O"O?(P#aG  P!a0" "!-?%/".!-?%R/!-?(G  A*P ?*P~. U=P.bG }R}DOP#S/ P!."-?(P:_@(?)P:aA)/ -P -@/?,P8_@("l#OP!@)?(G  A*P)T%OPt}.t ?,?*P:b_?*?-X=G 6A*P ?*P~. U=P.bG }R}DOP#S@)-"O"O"O"O?(P&aG  P!a0" "!-?%/".!-?%R/!-?)?(P"aG  A*P ?*P~. U=P.bG }R}DOP#TeR/ P!."-?(P:_@(?0P:aA0/ -P -@)?+@(-? ?%N I? ?#K"F? ?"K"D? ?!N J? ?&K"?? ?.z " z-" ? ?.z "2z-"2? ?)N L? ?/N K? ?(N |.? ?-K"C-o%!#l? D"2A#?!V%O? D".?!_G  PGS@"-"O"O"O"O"O?!?"_A!?#X/ ? D".A"?!_G  A%PIS/!?%PIaP{!eP+V/ "O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#."-? ?!P)2}N!."-?!P!_@!-"O"O"O?!?#X/ ?!?"_G  P|*T/ ?!P!_A!?#X/!?!?"_G  PIaP{!eP+V/!"O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"_G  P~=!eP~# T/ P @%?#?!P!_A!V%l?!?"_G  P|)aPz!e&P!-R?!_A!?#X/"?!?"_G  PIaP{!eP+V/""O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"_G  @%-"O?%P|*S/ ?%P~= S/ ?%PIaP{!eP,U/ ?%P|IePu aP{!eP;V/%-? ?!P*2}N!."-? ?!P)2}N!.!-? ?!P)2}N!-P @!-?!-~(%!*lB P?aA+C Pt}.t @(? D"6A*D"FA)D".?#V%O?)D"*?#P:b_@(-?+P._? D">A,?%?&2S"l?+D".R%OP @)P .!-?+D":@)?+D">@/?+?+P._P"?(?*D"D2f?(G 6A(P ?(P~. U=P.bG }V}DO@*?+D" @("l"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPxot ?)P:_?/P"W=D"*P)eP"a0%# !"%-P!@..#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@--?*0,)!!!!#!%&*!-?(P!S@)P .,-?(P!SA)?./*<P .+-?(P!S@)P .*-?(P!SA)?-/(<P .)-?(P!S@)P .(-?(P!S@)P .&-?(P!S.#-?(P!S."-?(P!S@)P ."-?(P!S-@)P!-@-"O"O?,D"~>!?,D"~F!A(a?&U%O?,P~>!_?(?&P!P!2w!?,D"~F!@*.!-?(@*?&R/!-?&R/ ?,D"~B!?*_?%?&y,  -?"P N U?"?-N |7?"?)N T?"P#|0 R?"?(K":?"P!K"6?,?&?*_A%K"~F!?"?%K">?"G |/R%O?"PlK"J-? P"?!?#2}8!?+P?_C -~E#!0l?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}T"A2P6b@3P @#Pl@("O"l"O"O#O?#?3S%O?2@(."-"l?!?#_A&P~@ _G  A%?+T%O?%?+U?%?+Va.!-?&P~< _G  A%?,T%O?%?,U?%?,Va.!-?&P~; _G  A%?*T%O?%?*|7?%?*|8a.!-?&P~= _G  A%?-T%O?%?-U?%?-Va.!-?&P~> _G  A%?.T%O?%?.U?%?.Va.!-?&P~? _G  A%?/T%O?%?/U?%?/Va.!-?1?&P~: _G  a-A%P{!eR%O?0?&P~F _D" ?)?&P~J _D" A%?%?)V=2~#!A&?)?%a?&=A%P |8?%P |7a@%-?#P6_@#?(P!_@(?%P{!eA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(K".? ?"K"*? ?!K"%? ?#K" 1-?"P!a@"?!?(P"h_D"}V"@!. - -}B|&#El"|X!|VB P~> aA.C ?&D"2A+?!D"CA??+??U=@/?!D"?@0"O"O"O"O"O??R/ ?0??P!aA2P:b_A4G 5A6P&V/ ?6P"S/ ?+R/!?/P!aA+?2X/"?4z " @|-?0?+P:b_A+?4E"2L"2?+?|-z-" ."-?//!-P @!.!-?.?&K":?.?#E" L# ?.?#D"*K"*?.?!E"%L".?.?%P ?%P,U=P.bP~+}Kt _K"6?.PD_?/P%PM2}?!?.D"F@4?.D"DP!S/!?.D"I@#?.??%l?#@!?/@+?0@&#O?.PD_?.?&2+?!?.E"|CL"I?!?.z "|7z-"??!?.z "Mz-"2?!?.z "Dz-" ?!PM_@!?&P:_@&?+P!aA+/ -?/&P -K"C?.?#K"??.?4K">?.PD_@C?%@4?0@#??@&P @%P @!B P~N"aA*C ?.P>_A| D"*A|!PMb@3?| D"%@:"O?.D"6G ,P"S%O?:@%#O?3A0%O?0PMa@3?*PD_?%2|T?%PM_@%?*G DP(S/!--PlP ?0=@8.!-?.D".@0?*?.D"2A/K"m"?*?0K"y!?*P K"~J!?*Qmmmmt L"~B!?*?.D"*K"x!?*?.E" L"~N!"O?|!R/ "O#O?*PM_?%?:_A+2|T?*G MP(T%O?*P}N"_?*P~B!_?+PC_D" 2Q?*D"}V"A2/"-?3?%PM_A%T/ -.!-Pxot ?0?*D"}R"?2P%h_P2aD" A2P.b_?/?2W=D"*P%i@8?3PMa?%S/ ?+P~: _@-?3?%aPMaPMc@%#O?*PI_?-PCa2|T"O?*G IP(S/ ?*P}N"_?*P~B!_?-D" 2Q?*D"}V"A+R/ ?8Pxot ?0?*D"}R"?+P%h_P2aD" A+P.b_?+?/X=D"*P%iA+?+?8U=@8-?-PM_@-?%P!aA%/ --?*D"~B!A%R/ ?*D"~F!?%P%h2k-?|!PMb@/?#?&P:b_@2?#@%?|!A0@-"O#O?-%O?-P!a?2?%aP:cX/"?-P:b?%_@%-?%?2S/!#O"O"O?%P*_D" ?8X/ ?%P5_G  A+P3V/ P!?+hPm|Y/e/!-?%P:_A%?2T/!.#--?*P~B!_?.?%2+?*G }1"P#S/!"O?| D" ?0S%O?*P?_?| ?0P!P%PM2}2!?*D"?P|YmmmjT/!?| D"%@:-?%P:_@%?| ?0P!_A+K"*?:?0PMb_A0?*E"}0"L"I?0?*z "n"z-"??0?*z "~R!z-"2?0?*z "~B!z-" ?/PM_@/P @-?+@0.!--?*D"C -?*?4K"~>!?*?&K"~:!?*?#K"~6!?*?.E" L"t!?*?.E"*L"v!?*?.D"2K"w!?*?.D":K"~2!?*P|1_P~J}(t Px y,  P @%?*P K"}V!?*Qmmmmt L"}N!?*P}N!_@=?*Pt!_@E?| D"%A#@3"O"O#O?%?/S/!?3G H@+?%PM_@%?3PM_@3?+P&V/ ?+P"S/ -?C?=D"*K"*?C?=E" L" .!-P @3?*P K"}?"?*Qmmmmt L"}8"?*P K"s"?*Qmmmmm!L"}C"?*P K"}V"?*Qmmmmt L"}N"?*?.D"2K"w"?*?.z " z-"t""O?0R%OP%@|%.!-P*@4P%@|%P @8?#@%P @-#O?*P:_?%2|T?*G :A2P(T%O?*G ;@&P @6"lP ?*D"~>!P)aP#U/ <?*P~B!_?*P}N"_?%PC_D" 2QP ?*D"~J!A+R/ <?*D"~F!?+P%h_A+P.aD" @6?+P2aD" -@5"|X?2P&S%O?%P(_|+  Qm"n.!-?%P%_|+  -@|+?*D"}C"?3S%O?*P}C"_2~,!?*D"}G"@4-?4?3P%h_A+?8K"*?+?|+?5}HQ?}#nL# ?*?3P!_A3K"s"?*D"}8"?8S%O?*P}8"_2~)!-?*D"r"A|%?8P%h_A+?&N /?+?2N .?+?6K"*?+?5K"%?+?-K" ?*?8P!_A8K"}?"-?%PM_@%?-P!_@-?/PMaA// -?8R/ ?*D"}G"@%?*P K"~J!?*Qmmmmm!L"~B!?%?3?*P~B!_2F<?*D"~B!A+%O?*D"~F!?+P%h2k-?3R/ P%?#?0?|!U=@G?%?3P%h_@|(?%P2_@|*?*P~N!_@|)P @:#O?&@2?/@6?4@5?:P!a@-?|*?:P%h_@/#O?-P"_@:?%P*_D" @#?%E# @|+"l?-?3U%OP!?/P?aE# ?|+|</!<-?3?:V%O?/E# @|,-?3?:V?|+?|,|<e-@+"O"O?#?8X/ ?0?|!U/ ?|!?|%?#P%h_A,D" A#V/!-?-P!_@-?/P2_@/?%P2_A%?|(T/!.#--?G?#PMb_A9G (A#}HQ{!}!@|+?9G %@4?9D"?@-?9D">@1?,D"*@&?*D"}V!@/"O"O"O"O"O"O"O"O"O"O"O"O"O"O?,G .P!a0&"& !(%-?*P|1_?&2}P!P!@1P{!@7P~& @<P{!@!.--?*D"}N!?/S%O?=2~)!-?*D"}R!?/P%h_A!?-K".?!?1K"*?!?|+Q*}#Q"nL" P!@1?*?/P!_K"}V!P{!@7P~) @<?9G JP~  S/!?#@!.,-?,G /@-?*P|1_?&2}P!P!@1Pxot ?*D"~+!?&P!_A!P.b_?!?*D"w!X=A!D"%@#?!D" @2P!@,?!D"*P)eA6/(.)-?+%O?#@!.+-?4P ?4P{!eP~. U=A!P{!eP.bA+G }X}DOA2P ?!P-aP{!eP~" U=P{!eP|1bA!G x}LOP!T%O?#@!P @1.+-?!P~"}Lt _A6G |/?4P{!eT%O?#@!P @1.+-?+P}N}Dt _G -A!P%V%O?#@!.+-?!P,bP~R}8t _A!?*D"~2!A5G G_G *A+P ?+P+UA+=A-R%O?#@!.+-?!P!?+=@!P @+"O#O?!?+_G  ?#S/!?-?+P!_A+T/ -?#@!.+-?,D"%@!?|)?ED"2K"2?|)?Ez " z-" ?*P K"|;?*P K"|6?*?5K"p"?*P N }."?*P |0!q"?*P!N ~J!?*P"K"~B!?*?*D"~>!A5P ?5P,U=P.bP~+}Kt _K"n"?*?*P|1_K"})"?*P |0!~<"?*P!K"~2"?*?+K"~6"?*?6?+P)eP!h_H!A|0!~:"?*Pxot ?*D"y!?!P.b_?!?*D"m"X=A+E" L#~>"?*?+D"*K"~F"?*P~B!_?2?!?*P~>"_?*P~2"_29?*D"|6A!R%O?#@!P @1.+-?*D"OA-?!P:b_@A?*D"~6!A2?*D"~:!A6P:b_@5#O?2@,?6%O?-D".@!P @,?6P!T%O?6@+#O?+P!iA7?,_A>?,?2?>P:b_D".?!U=@,?+?7aA+P!V/ --?2?,?2?,P:b_D".?!U_P:b_@,-P{!@7?,?5S%O?#@!.,-?-A!P:_@-?!D"*@B?!G 2@>?!G 3@+?!D".@|"?!G 5@;#O?|"?,P._D" T%O?#@!.--"O?,P5_G  ?;T/ ?,P2_G  ?>T/ ?,P*_D" ?BT/ ?,P3_G  @!"O"O"O"O"O"O"O"O?>0.( !")#)))%)&)-?!?+T/).(-?!?+T/(.&-?!?+T/&.%-?!?+SA|#?!P/VA|&e?!P0U?+P/V=P!T/%?|#?|&fR/%.#-?!?+T/#."-?!?+S/!."-?!?+T/!-?-?AT/"?#@!P @1.--?,P:_A,?5T/ --?#@!.*-?*P|1_?&2}P!P!@1P{!@7P~& @<P{!@!?+R/(.)-?+R/!."-?+/!?*P|1_?,D"%?#2L/!?|+Q*}#Q!Q"?*D"~>!P)aP#U=n@|+?*D"}V!A!?*D"}N!S%O?=2~)!-?*D"}R!?!P%h_A+?-K".?+?1K"*?+?|+L" P!@1?*?!P!_K"}V!P{!@7P~* @<?#@!.&-?,G /@|&?*P2_?*P|1_?&2|@?,D"%A#?*D"w!A>X/ ?#P!_A,?*D"~+!AA?#P.b_D"*A#P%iP ?#P)eP%S=A-X/ ?4P ?4P{!eP~. U=P{!eP.bG }W}DOABP ?BP|3U=P;bG }X}9OPxot ?A?&P!_A#P.b_?#?>X=A1D"%A+?1D" A1aP ?+?*D"v!A|"P ?|"?*D"~"!W=W=P ?+?1X=_@H?B}H?*D"6@F?*D"2@|"#O"OPxot ?A?,P!_A+P.b_A1?+?>X=D"*A;P)eP&S%O?*P|1_?,?|&2})!/!-?;P%iA,?-U/!."--P @;P @D?+?>U%O?1D"*A+P%iP ?+P)eP&S=@D-Q*}#?#}HQ?}#nQ#n@|+?,P"_@+P @1#O?*D"~+!@-?*D"w!@,"O"O"O#O?+A#?DX/!Pxot ?-?+P.bA+_?#?,X=A@D"*AIP)eP%T/&Pxot ?+?A_?#?>X=D"*P%i@+?@D" @@?*P|1_?#?B2L/ -?*D"}N!@,?*D"}V!@-?|"?@X?;fR/!."-?;R%O?*D"}V!A!?*D"}N!S%O?=2~)!-?*D"}R!?!P%h_A#?FK".?#?|"K"*?#Q L" ?*?!P!_K"}V!-?|&Pl?1=@7P~( P~& ?1=@<P!@1P{!@!.)-?,?-S%O?=2~)!?*D"}N!@,-?*D"}R!?-P%h_A;?FK".?;?|"K"*?;Q L" P!@;?*?-P!_A-K"}V!-?,?-S%O?=2~)!-?*D"}R!?-P%h_A,?@P!_A@K".?,?@K"*?,Qmm%Q ?#P!_?IP%iT=?|+nL" ?*?-P!_K"}V!?1?H_A1Pmmt W/ --P"@1?*D"}V!?/X%O?*?/K"}V!-?2@&?6@/?5@4.%-P @,?6P#T/ ?*D"t!@,?*D"~"!@<P @7?*P K"~J!?*P ?#?#P TaA!?2P!_A5a?!?5U?!?<VfA!=K"~F!?*P!?,?5_?!=K"~B!"O#O"O?*P*_?*P~B!_2p!?*G *R/ ?*G +A!P?aP{!eP~= X/"?7P{!e?!@7/!?!P?T/!."--?7P{!eP?T@,.!-P @,-?-Pl?6P#S?#?2aP"Ve?,eA!=@7Pv P~& ?!=@<P{!@!?+?,P!gf/!-P @1-?*D"}V!?/a@|#-?9?1N :?9?<N 9?9?7N 8?9?!N 7?9?4N 6?9?|#K"2?9?/K".?9?&K"*?%P2_A%?|(T/ --?C?=D"*K"*?C?=E" L" ?*D"}N"A!%O?*D"}R"?!P%h2k-?*D"}C"A!%O?*D"}G"?!P%h2k-?*D"}8"A!%O?|%?!P%h2k-?| D"*@0-?*P|1_2}Y!?0?|!X%O?| ?|!K"*-?*P~N"_C ?.?.D"?A#?.D"C?.D"FA%?.D"I?(?)2=@!?.D"DA&%O?%?&P%h2k-?.D">A%R/ ?#?%PMb2k-? ?!K" ? ?!??UN &? ?"G *N %?.P~> _C 1-?.D"I -~T#!,lB P?aA"C "O?!G I? ?!G HA&_G EA#?#P%S=A(P)eP#S/ ?!G |+@)?&P|!eP*S%O? G |5P!e/!-?)P!S%O? G Q/!-P @#? ? G 2?(P{!eP TeN 2? D".A%? D"CU%O? ?%P!_K".? D"*@ ?!G |*@*?!G |.@+?!G J@%?!D"%@,?!G :@-?"P |0 <?"?-P"TN ;?"P N :?"?,K 6?"P{!|0 4?"Pl?%?%P~< S=N 3?"?+N 2?"?*N 1?"?)N 0?"?(N /?"?&N .#O?"?"P._A%?#_D  K">? ?"P>_P!2}U!?#P%_A#P2T/ -?"?!D" K".? ?%P!2}U!? D"*@!? P}C},t P"2}U!?"P}Wmmm%K".? ?%P!2}U!? D"*@#?"P K".?"?#?!aA&P"aK"2?!?#X/!? D"%?!P"h_@#P!P"?&P"U=@ ?%@!#O?#R/"?#?!D" K" ?#P%_@#?!P%_@!? P!aA / -.!-? P!N 3-?"P?_C -~,#!(l?#R%OP 1-? P._@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(_G  A%P?V%O?!@&."-?!P!_A&?)X/ ?%P?T/ ?&?(_G  A%P?V/!-?)?*?!2r!A&W%OP @%."-?&?(_G  @%-?%P~; S/!-"O? ?&?%?"P ?"P{!eP~. U=P{!eP.bP}N}Dt _A)?#P!aA+2;A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%_G  A&P?V%O?!@"."-?!P!_A"?(X/ ?&P?T/ ?"?%_G  A&P?V/!-?*?!2r!A"?(X/"?"?%_G  @&-?&P{!eA!PFT%O?!P~; T/"?"P!_1-"O"O?"P!_A#?(X/ ?#?%_G  A!P?V%O?#@"."-?"P"_A"?(X/ ?!P?T/ ?"?%_G  A!P?V/!-P @!?*?#2r!A"?(X/ ?"?%_G  @!-? ?"?!?)?+2;A!/ --P 1-?&P!_-~5#"%|X(l"O?#D"%A+?%U/ ?+?%aP*U/ ?#D" ?%_E  @)-"O?!P{!eA,P%W%OP @!?"?,P,bP~R}8t _A"_G *A,P ?,P+UA,=A-R/!?"P!?,=@,?+?%P2_A!U?+?!aP*Uf@.?+?%P*_A"U?+?"aP*Uf@+?!?#D" A!_@/?!?"_@0P @%#O?%?,_G  A!P ?!P|3U=A!P;bA#G }X}9OP!_@"?#E }A}9O@&"OQ!?!}H}#A(Q}.u}-~F~!~Wm}3D}!|;%O?&?)|=/!Q @&?+R%O?0E  @&-P!@!?"P*S/%?#P}A}9t _A#E *@*"O?(Q~C}X~Lo}Vm~T~F8}!|;%O?"P2T/!?&?*|=/#.(-?&?*}"Pm!?"P#ha}H}#|;/&."-Q @(?.R%O?/E  @(-?&?*|=/!Pt!?"P#haA"P|4V/!?#E 2?(}"?"}H}#Q |=/!.%-?&?)}"Pt ?"P#ha}H}#Q |=/ P!@!.#-?-?%P!_A%T/ --P @!-? ?%K"%? ?!K" -}T#")l#|X"O?!G NA)P ?)?!G |/A(_Pw UA*=A!R/ ?!P.b@)?"D"%A!?#P2_A&U?!?&aP*Uf@+?!?#P*_A#U?!?#aP*Uf@,?(P.bP}N}Dt _P!?*=P+_@!?"D" A"?&_@*?"?#_@-P @"#O?!G  A#P ?#P|3U=A&P;bA(G }X}9OP!_@#?(E }A}9O@."OQ!?&}H}#A/Q}.u}-~F~!~Wm}3D}!|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P}A}9t _A(E *@0"O?/Q~C}X~Lo}Vm~T~F8}!|;%O?#P2T/!?.?0|=/#.&-?.?0}"Pm!?#P#ha}H}#|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pt!?#P#haA#P|4V/!?(E 2?/}"?#}H}#Q |=/!.#-?%?.}"Pt ?#P#ha}H}#Q |=/ P!@&."-?!P._@!?"P!_@"?)P.aA)/ -P @&-? ?"K"%? ?&K" -}H#",l"|XB PIaA"C ? D"6@%?!D".@)?!D"6@#?!D"2@*? D".@&?"? D"2A-K"2?"?&K".?"? D"*K"*?"? E" L# ?!D" @+?!D"%@(?!D"*@,?"Pxot ?)?#P.b_?#?*X=A D"*A#K"F?"? E" A.L"C?"Pxot ?&?%P.b_?%?-X=A D"*A%K"??"? E" A/L#:?.}B@!?.Q?p}B@ "l?%P)eP#S?#P)eP#SeR%OP P ?/Q?p}BA#?/}BA&a?#?&U?#P ?"D"*A#?#?"D"%VA#=VfA)=A*P ? ?!a? ?!U? P ?,?(?,UA =VfA(=T/!<P!P!?"D" ?#=?&_?)=P!P!?+? =?!_?(=?*2~#!R.!-?"?"P:_P!?+?!P!_A!_? ? P TaA ?!U? ?(VfA%=P ? ?!a?%=?#P*eP#i2|B-?"PI_C -}K#!.l"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%h_P2a@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Pxot ?)?%P.b_?%?&X=D"*P%iX/ ?#@&.#-?!?#P!aA#K"*?(P2a@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}O!?!D"*A&R/!-?#@%#O?!D"%?&P%h_A*P%a"l?*P.aA-D" A)?"W%O?)@(?*P*aD" .!-?*P2aD" P!_@(P -P!a@#G  P!g@.?!D":@/?!D">@0#O?#P!_@#Pxot ?/?(A+?._A,P.b_?,?0X=D"*P%iA(?"W/ -?-?+K" ?*P*a?#K" ?)?+T%O?&P!aA#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}O!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-~,#!-lB P2aA(C ? D">A!P~J!_@%? D"?@&"O? G CR%O?!P K"s"?!D"v"A"P"U/!?!D"~""@)?"P2W%O? ?)?"2|K/"-?%? ?)?"2|;.!-?!P K"}V"?!P K"s"?!P K"m"?!P K"~R!?!D"v"A"%O?"P"h@)?!D"~""@"P ? D"*A#?#? D"%VA#=@*P!? D" ?#=@+? D".@,? D"2@-#O?(P%_?+?*Pxot ?,?"D" A P.b_? ?-X=A#D" ?#D"%2:"O?(D"%A#PmmmmjS%O?%? P!P 2}3!.!-?%? ?(D"*A ?(D".2}3!?#R/ ? ?#2k-?"P%_@"?)P%aA)/ --?%P!P 2/-?!D"}G"@%"O"O?!D"s"A!?&D"|7?&D"|;A aV%O?&Pv _? ?!P%P%2w!?&D"|;@ .!-?!R/!-?!P"hA"R/ ?&D"|9? P"h_?%?"y,  -?&? ?!_K"|;?(P2_C -}C#!,lB PIaA&C ? D"*@(? D"%@)?&P K"2?&Qmmmmm!L"*?)?(?&P*_2F<?&D"*A*%O?&D".?*P%h2k-?&?"N C?&Qmmmm2L">?&Q L"6?&?!D"*K"2?&?!E" L#*?(%O?)?(P%h_@+?%D"*A(P"a@,?#D"%P!a@-?%D"%@*?#D"*@.?#D" @/?)@%#O?%D"*@!?&P*_?%D" 2|*?&D":@""O?(?!P!iA#W/ ?*?#P"h_A0R/ ?0?"?/_K" -"O?!P!eR/ ?&?"?&D">aP!?.?&D"?A!P!T=_K"F?&?!?-_K"D?(?#P"_A!W/ ?*?!P"h_@"P!P"?!?,V=@#?&PD_@!#O?"R/!?"?!D" K" ?"P%_@"?!P%_@!?#P!aA#/ --?%P2_A%?+T/ --? D" A %O?)? P%h2k-?&PI_C -}:#!(l?"D"*A%?"D" S%O?"2}S!-?"D"%?%_PAN  ?"?%P!_A#K"*? ?!P#h_@(P @!#O"O"O"O"O?!R/ ?!?)S/ ?!@%.!-#O? ?(S/"? P%_? P*_@ D" A!R/ -? P*aD" A%?!_@)-?%P!_@!?%G  A%P?U/!?%PAT?%P~: TeR%O?"D" ?#S%O?"2}S!-?"D"%?#_P~: N  ?"?#P!_A#K"*-?"D" ?#S%O?"2}S!-?"D"%?#_?%N  ?"?#P!_A#K"*."-?"D" ?#S%O?"2}S!-?"D"%?#_PAN  ?"?#P!_K"*1-?%PIf?%P1eA&P~5 _?&P,U=@*?"D" ?#aP&W%O?"?#P(P!P!2w!?"D"*@#-?"D"%?#_A&?*N &?&?%P%iPIfN %?&P~:~Hu|Y#K  ?"?#P(_A#K"*. - -}Q#!(lB P?aA(C ?!P K"*?!D" R%O?!2}S!-?!D"%P~X N  P!@%?!P!K"*"O"O?!D" A&P!a?#U%O?!P!?#P!P!2w!?!D"*@%.!-?#R/!-?#%O?!D"%?%_?"?#y,  -?!D" @&-?!?#?%_A"K"*?"?&S%O?!2}S!-?!D"%?"_Pz N  ?!?"P!_A#K"*?!?"P@_A%2}@!?!D"%@&?!D"*@)?(?#K">?(P ?%?%?)VA%=A)K":?(P!?&?%=A*K"6?(?!P._?(P6_P ?#Pl2%"O"O"OPxot ?!D"2A%P:_?!D"6A&P"W=A+D"*?%Pxot ?&=D"*gP1V/ ?!G CP4T/ Pxot ?%P._?&P!W=A!D" P!T/ ?!D"*P)eP(T/ ?+D"%?"S/!-? P K" .!-? ?&K"2? ?%K".? ?#K"*? ?)K"%? ?*K" -?(P?_C -}6#!(l"O"O"l"O"O"O?!?#U?!?#VaP{!e0"&! -?#P5_P|QeA"?!P5_P|QeA!S/%? ?"_A&? ?!_A!P%aG  P"e%l?!D".@#?!D"%A%?!D" A"K" ?"%O?"?%K"%-P}4~1t D" ?!D"*A"P"h_D" R%OPq~1t Pq~1t E# Q!?"}H}#}"L# -?!?#_&?!-2}D!.!-?!P5_P|QeA(?#P5_P|QeA)S/#? ?(_A%P%aG  P"eR/"? ?)_A&?%?%D".A*_A+V/"?%D"%A"?%D" A!K" ?!%O?!?"K"%-P}4~1t D" ?%D"*A!P"h_D" R%OPq~1t Pq~1t E# Q!?!}H}#}"L# -P!?)?(?*_S/!<?&?+2}D!-P#-@!?&P%a?!K" ? 1-?"?#2?A"R%OP 1-?!%O?"? ?!y,  -? ?!2k?"@ -? -}7#!+lB P?aA%C ?"%O?"P%h@(?!P._@"? D"%@*? D" @+? D".@,? D"2@-#O"O"O?"G  R%OP!?+Pxot ?,?"P*aD" A P.b_? ?-X=A!D" P!_A _?!D"%A&?&P TaA&? U?&?*VfA.=@)P ?&? a?.=@ ?!G *P*e/!?)? ?#2|I."-?#D" ?#D"*A aP!W%O?#? P"P!P!2w!?#D"*@ -?#? P"_K"*?#D"%? _P}J~2 |0  .!-? Pt W%O?%P K">?%? K":?%?)K"6?%P*_?%P6_2},!?%D".A ?%D"2?#2|I?%D"*A!R/!? ?!2k.!-?#D" ?#D"*A aP!W%O?#? P"P!P!2w!?#D"*@ -?#? P"_K"*?#D"%? _P}J~2 |0  -?"P2_@"?(P2aA(/ --?%P?_C -~J#!%lP!@#?!D"OA%D"*A!?%D"%W%O?%D" @#?!@&-P!?#?"D" A!_?"D"%A#?!U?#?&VfA(=@&P ?#?!a?(=@#"O"O"O"O"O"O"O"O"O"O?"G 2A(%OP @!?(P&T/,?"G 3P/V/,?#%O?%D":G IR/"?&G  A!PIaP{!eP,U/%?!P@aP{!eP1U/&?!PNa0R&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? P(N !.+-?%D":G I/!-? ?#K"*? ?&K"%? P#N  1-?%D"6G ,P"T/#? P#N !.(-? P)N !.&-? ?!N !? P"N  1-?!P?U/!?!P{ S/!?!P~=!ePu aP{!eP<X/"? P+N !.#-Pxot @!? Qm} p}4tru!?"D"*A"?%D"2U%l?%D".?"P.b_&Pxot -|."*Q#}#p|1 !."-? P*N !.!-? P,N !-P!@!-? ?!N  -z"!)lB P?aA#C P!@%Pput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --?#P!P!P~F~0t D" P?_? P~J~0t D" A!P?aA"P ?!?"X=VA"=?!P?U=P ? ?"=2Z?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "l?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P._?%?(? ?&25"lPl?#D".A R/ <Pl?!?)? ?#D"22}(!A R/ <Pl? P~:}5t aP~O~?~!o#bA P"i? P:X=-?#D" A %O?"? P#h2k-Pput P N  ?#P?_C -~W""%|X(l?!D" @)"O?!D"%A!?"U/ ?!?"aP*U/ ?"?)_E  @%-?!?"P2_A*U?!?*aP*Uf@+?!?"P*_A"U?!?"aP*Uf@,?)?*_@-?"?)_@.P @)P~Pg@!"l#O?!P~+}Dt _G  A*P!_@"?!P}N}Dt _E  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!P}V}Dt _E  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Pt!?"P#haA"P|4V/#?!P~"}Dt _E  ?(}"?"}H}#|;/".#-?#?&}"Pm!?"P#ha}H}#Q |=/".!-?#?%}"Pt ?"P#ha}H}#Q |=/!-P!."-?)P!_@)?!P;_A!/ -P -@!? ?)N !? ?!N  -o#"+l!|XB PIaA%C "O?!?"P)eP~+ b_A!D" P!T/ ?!G |8P"T/ ?!D".R/ Pxot ? D".A(?!D"%A)P!_A#P.b_?#? D"2A*X=A&D" @#Pxot ?(?!D"2A!P.b_?!?*X=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" P!? D" ? D"*A!? D"%VA#=@+P ?!?#=@,P @!#O?%P:_?!_A-P%_P ?!?%_A&P%_D" A#?&D" A&a?#?&U?#?,VfA#=K" ?-P!?&?+_?#=K" ?!P*_A!P:T/ -P!@#?"? D">A D"OX/ ? D"|1?"PDb_?%D"??%D"C?%D"D?%D"F2}9!R/ Pxot ?(?)P.b_?)?*X=G *P*eP#i@#-?%PI_C ?#-~Q"!%lB P2aA#C Pxot ? D".?!P.b_?!? D"2X=A!D"%@%?!D" @("O? G CR%O?#P K".?#P ?%?%P TaA!?(P!_A%a?!?%U?!? D"%VfA!=K"*?#P!? D" ?%_?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%_2p!?#G  P!gA"P!e/!? R/!? P!a@ ?!G  ?!P!_@!?#G !S/ -P @!."-?"? Re@!.!-P @!?#P%_P!? D" ? D"*A&? D"%VA =P ?&? =?(?%2:?#D"%A PmmmmjS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2~#!R@!-? R/ ?%? 2k-?#P2_C ?!-}4#!"lB P2aA(C ?%D" ?%D"*A&aP&W%O?%?&P(P!P!2w!?%D"*@&-?%?&P(_K"*?%D"%?&_A&P}Iqt D  K  ?&P}Lqt H  |0 %?"}H?%2~!!?(? ?!2|M?(D" P!S%O?(D"%@!?%D" ?%D"*A&aP&W%O?%?&P(P!P!2w!?%D"*@&-?%?&P(_K"*?%D"%?&_A"P}Nqt D  K  ?"P}Rqt H  |0 %?(P Pxot ? D".?!P.b_?!? D"2X=A"D"%A!?"D" A"a?!?"U?!P ? D"*A&?&? D"%VA&=VfA!=K".?(P!?"P!? D" ?&=_?!=K"*?(P*_P!?%2R-?#%O?%D" ?%D"*A aP1W%O?%? P2P!P!2w!?%D"*@ -?%? P2_K"*?%D"%? _P}Tqt z   z-  -?(P2_C -}<#""l!|XB Pw aA(C ?(PM_?!?"?#2S"O?(D"M%O?(?(D"OA!K"??(?(E"MA*L#:?(D"|6@"?(D"|7@#?(?!K"O?(?*L#M?(?#K"|7?(?"K"|6P!@!"O"O"O?%D" A)P!a0" !"-?%D"*@)?%D"%@!.!-?&D"*@)?&D"%@!-?(P2_?(PM_P"?!?)21"O"O"O?(D"2P!e%OPxot ?"?(D"6A!P.b_?!?#X=D"*P)eP#T/!?(?(D"?K"I?(?(E#:L#D."-? P K" .%-?(?(D"?K"O?(?(E#:L#M?(?#K"|7?(?"K"|6?(P*_?(PM_P"?%?&2f?(?(E#:L#D?(?(D"?K"I?(D"*P!T/!-? ?(D"IK"*? ?(E#DL" ? ?!K"6? ?#K"2? ?"K".."-? P K" .!-? P K" -?(Pw _C -~L"!,lB P2aA(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"h@+? P._@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPxot ?.?"D" A*P.b_?*?/X=A%D"%@&?%D" @,"O?%G *P*eR%O? D"6A%? D".S%O?-2~)!-? ?%P!_K"6? D"2?%P%h_A%P N .?%?&P!aK"*?%?,P!_K"%?%?*K" .!-?(P K".?(P ?&?&P TaA&?,P!_A%a?%?&V?&?)VfA&=K"*?(P!?#?%_?&=K"%? ?*?(P%_2}W!-?"P%_@"?+P%aA+/ --? P!?#?!D"*A ?)VA!=P ? ?!=2/?(P2_C -~F"!&lB P?aA#C "O"O"O"O?!?"S/ ?!P!_@%?!G  A&P~Y S%O?"?%S/!PHP~Y ?!G !P|+S=@&?!P"_@%-?#P6_P*P!P!2}?!?#D":@!?#D"6P!S/"?#D">A(?&N  ?#P!K">?#?(K":?#?!K"6"O?"?%S/ P!@!#O?%P!_@)?%G  A&P~Y T%l?)&?"?)S/"PHP~Y ?%G !P|+S=@&?%P"_-@%?#D"6?!S%O?#P*_?#P6_?!P!P!P!2}2!?#D"*P|YmmmjT/(?#D":@(-?!?(_?&N  ?#?!P!_A!K">?"?%T/ --? ?#D">K"*? ?#E"6L" .!-? P K"*? Qmmmm2L" -?#P?_C 1-?#D"> -?#D". -~E"!*lB PO_A(C "OPxot ?!D".A,?"P.b_A*?"?!D"2A+X=D"*P)eP%S%O#O?&?(_P K" ?&P*_A&Pt T/ -"O?"?+X/ ?"P!_A)?*D"*A"P%iP ?"P)eP%S=A*X/ ?#?%P#h_@%#OPxot ?,?)P.b_A"?)?+X=@-Pxot ?"P._?)P!_A.?+X=D"*P%i@)?(@"?#@&"O"O#O?!?-?&D" ?&P%_D" 2|VR%O?"P*_@"?&P*_A&?%T/!."--?"P%_?.K" ?"D" ?"P!K" R/!-? P"K" .%-?)?*U/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? P"K" -?(POaC -~7"!)l? D" A&P~: _A+? D"*A P6b_@("O? P!_A)?&H!}T"A*V%O?(?!D"2K"2?(?!z " z-" .!-?*? aA,P6bA-%O?+?)P6b_?(?-y,  -?(?!D"2K"2?(?!z " z-" ?,P#hA!R/ ?&?)P#h_?&? P#h_?!y,  -?*P!_@(?&? P#h_A!?#K"%?!?"K" ?&P}V"_@!"O?*P"_A"? P"_A#W/ ?*? aP"hA+R/ ?!?#P"h_?!?)P"h_?+y,  -?!?)P"h_?%K" ?&?(|0!}T"?"?)V%O?*P!_@"? P"h?&_Pt"_@!#O?!D" A#? P!_A |0!}R"?#?&K"|C?!P%_@!? ?"T/ ---}F"!#l"O"O"O?"0""! -?"@(#O?&?(P!iA)?&_A&?!?&P%h_D" ?#V=@&?(?)aA(P!V/ --"O?&?!?&P%h_D" ?#W_A(R/ ?!?(P%h_A(P.aD" A&?#W%O?(P%aD" ?#?&a_@#.!-?(P*aD" @#-P @&?"P!T%O#O?"P!iA(?&_A)?&?!?)P%h_D" ?%U=@&?"?(aA"P!V/ --?&?!?&P%h_D" ?%U_A"R/ ?!?"P%h_A"P%aD" @!?"P.aD" A"?%X%O?!@%.!-?%?"a?!_@%-? ?#K" ? ?#?%?#?%V=K"%-})#!(lPxot ?!D"q!?"P.b_A%P._?!D"}0!A*?"P!_W=D"%@#P!?!D"n!?!D"})!A)?!D"p!VA!=@(P ?)?!=@&"O"O"OPxot ?%?"?*X=D" A%%O?%A"P!a?&X/!?(P!a@!#O"O?!?"_G  P+a0C  ## ################## ###########%#-?"P!aA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(_G  P+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!_A!T/!.#--?&?!P!_A#W%O?%@"."-#O?#?(_G  P+aA!P9V%O?%@".#-P!?!hP}/mm%eR%O?%@".#-?#P!_A#?&U/ -?)@#?%@".!-?"P!a@"-? ?#K"%? ?"K" -~-"!(l?#D"*@&"l?#D".A,?"G /A)W%O?&Pt}.t ?,=@&"O?#G HA(P6T%OP{!@)?(?"G 0S/!-P{!@)?!P{!eP.bG ~3}KO@!?&G 2@(?&G 7@+P{!."-?&G 2@(?&G 7@+?#G |*@!P{!.!-?&?)P:b_A*G 6A)P ?)P~. U=P.bA(P}O}Dt _?!P{!eP.bP~3}Kt _?(G }N}DO=G  @!?*G 2@(?*G 7@+P{!?,?*G 8A*W/ <?&?*P:b_G 6-@&?#G |,@#"O?"G 0P|!eP2T%O?#P{!eR/!?%P!g@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#P!eN  1- -}M"!"lB PIaA&C "O"O?%/ ?!D"*P*e/ P @%P ?!D"%A(?(P TaA(?!D" P!_A!a?!?(V?(? D"%VfA(=?#T/!P!? D" ?!_?(=?"?#2~#!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P TaA"?!D" P!_A!a?!?"V?"? D"%VfA"=K">?&P!? D" ?!_?"=K":#O"O?&P2_?&P:_2p!?&G 2R/ ?&G 3?&?&PC_2p!P @%?&G  R/"?&G !S/!."--?&P*_?&PC_2p!?&G *P!g@%-?&PI_C ?%P!e-}0"!%lB P?aA&C ?!P ?!P{!eP1U=P{!eP|1bP~"}Lt _@)?%P!W%O?)?%P!h_H!"@*-?&QlL#:?&QlL#2?)G NA!P.bP ?!?)G |/A%_Pw UA!=A)%O?%P.bP}N}Dt _P!?!=P+_@%P @!#O"O?*?!P1eiP!eR/ ?(P2X/ ?&P2_?(_?%G  N  ?(P!_@(-?!P!_@!?%P._@%?)P.aA)/ --?&P*_?"?#?&P2_P!?(P3UA!=?(P ?!=2<?&G *@!? ?&G +N !? ?!P!eN  ?&P?_C -}9"!%lP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!_@#?"?!a@%-"O? G ?R%O?%%OP @"P @!#O?!?"?#_G  PFS_@!?%?"P!_A"T/ -P @&?!P!V/"-?#?%_@"#O?"?#SA&/"?#G  @%Pk@!#O?!A P}Fqt _G  ?%SA(R%O?!P!_@!? /!--?#P!_@#?(/ -.!-?%%l?#P ?#?%P!aA"_G  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!a@"?!G  ?!P!_@!P|%S/ --?&-}O"!1lB P?aA&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!_A+Pxot ?-?!P.b_?!?*X=A2D"*A P%iA(X/!? P)eP%S@3P @.?"@ #OPxot @,?+?3_A)?"W?"Pxot ?-?)P.b_A/?)?*X=D"*P%iA%Ue@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%iA(?%A+V/ -? A!?"U/ --?&P?_C -}O"!(l? D" A"?!G >A#?"G  eN  ?#%OPxot @"Pxot @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.b_@#-"O"O?(?!D"2A%V%l?&D".?%P.b_&Pxot -D"*P)eP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:_@"P!@%."-Pxot @!P%@)?(? D".D" A"V%O?&D".?"P.b_@!-?!P%_@"?!D" @#Pnpt @%.!-P!@%?!D".A!?(X/ ?&D".?!P.b_@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}V"!(l? D" A"?!G >A#?"G  eN  ?#P!e%O?!D"2@%Pxot @"Pxot @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.b_@#-"O?%?)U%l?(D".?%P.b_&Pxot -D"*P)eP%S%O?!D":@"P!@%P @&?!D" P!e%O?!D"%@#."-?#D" @#?!D"*P!eR/!?)?!D".A!W%OP @"."-?(D".?!P.b_D" @".!-Pxot @!?)? D".D" A"V%O?(D".?"P.b_@!-?!D"%@"?!D" @#Pnpt @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}-2":l&|XB P?aA*C ?*Pxot ? D":?!P.b_?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!eP~. U=P{!eP.bA&P}N}Dt _@#?&G }V}DO@&"O"OP!?%P)eA)hP~E!e/ "O"O"O?)P#S%O?&P!a0(!%%%%"%-?&P)S/".#-?*D"6?*D"2aP"W/".#-?#G -@&"l?%P*eR%O?*?&? D"CG G? P._?*D"2P!_2|4?*D" .!-?*P*_? ?&?*P2_2m!?*D"*-P!S/""O?*P2_A%D"%?%D" aP"S%O? ?!?"?#2~-!.!-? P)P ?"?!2~3!-."-?#G -@/B PO_A"C Pxot ? D":A%?!P.b_?!? D">A&X=A#D"*@4?#D" @7?""l"O?/P ?/P1U=P{!eP|1bA)G x}LOP!S?#D"%A8PlTeR%O?"P K"6.!-?)P~"}Lt _@0"O?!P!_A#?4P%iA9U%O?0G |/P.bA+G }W}DOA)P ?)P|3U=A(P;bP}A}9t _@)? P._@5?+P}N}Dt _@:? D"2@+? D".@1? D"DA2P~J _@;Q!?(}H}#A=Q~U{{~M{~W~T{|3}!@|!?=Q}.u}-~F~!~Wm}3D}!@|"? D"C@<#O?"Pxot ?%?#P.b_?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*eR%OQ @="O?+?"D"?A,P!_A(U/ ?+?(aP*U/ ?(?1_E  @=-?)G :P!_@(?)E  @>?|"|;%O"O?=?>|=/ Q @="O?+?,P+_A6U/ ?+?6aP*U/ ?1?6_E  @=-?(P*S%O?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!Q |=/#?(P2S%O?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>|=/(.&-Q @| "O?+?,P3_A,U/ ?+?,aP*U/ ?,?1_E  @| -?=?>|=/ ?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IPt!?(P#haA#P|4V/&?)E 2?| }"?#}H}#Q |=/&.%-?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.%-?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}"Pt ?(P#ha}H}#Q |=/#."-?2P K"h?5?"P?_?;2|Y!?2D"hA(?)G :T%O?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"|Q?(2~#!?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Pxot ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}"Pm!?(P#ha}H}#Q |=/!-P @-?"D"MA(P)eP#T/ ?:G -@#?(P*eR%O?"?#?<G G?5?"D"IP!_2|4?"D"%@.?"D" @-.!-?"P*_? ?#?"PI_2m!?"D".@.?"D"*@--?"D"MP%iA#?9U/ -?-P!e/!-?"P K"6?0H!|,."-?"?.K":?"P!K"6?0?.P)eP!h_H!A@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PI_?"P6_29?"POaC .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2_A&D"*A)P)eP#a0& !#%*%-?%P!aP&U/!?%R/%.(-?%P!aP*U/&.#-?&D"%A+?&D" A-aP"S%O? ?!?"?#2~-!.(-? D"CG H@("l?)P*eR%O?%P!?-P!_A#? D"._?+?+P TaA%?#U?%? D"2VfA&=P ?%?#a?&=?(P!e2-.!-? D"DA#P K"h? P._?&?#P~J _2|Y!?%?#D"|Q?#D"h?(P!e2--A#P{!eP:S/&? ?#P ?"?!2~3!.&-?%0,!#######"!#-?%/"-Pxot ? D":?!P.b_?!? D">X=D"*A"P(eP%T/"? ?!?"P%i2b."-? ?!?#G -2}E!?!P!_?)P%iT/!?&D"%PlS/!?#G &A#P#S/!? P+?#?"?!2~3!.!-Pxot ? D":?!P.b_?!? D">X=D"*A%P(eP%S%O? ?!?%P%i2b-?&D"%PlS/ ? P(?#G #?"?!2~3!--?*P?_C -}P"!"lB P?aA%C "O"O?#G .R%O?%Pxot ?"D".?#D"%A#P.b_?#?"D"2X=A#E" L#2?%?#D"*A#K":"O?#P*e/ ?%P*_?"?%D"2P!_2V?%G *R/ ?%?%G +Pmmmm%fK">?!?%P>_P!2}U!."-?!D"6@#?"?%P2_?!P._2|Y!?%P!?#?!D"2_?!D"6A"?#U=?"?#aA&P ?"?&X=2}%!PmmmmjfK">?!?%P>_P!2}U!?#?!D"2_P ?!D"6A"?#X=@!?"?#a@#."-?%?#D"*K"2?!?%P2_P!2}U!-P @!-? ?#K"%? ?!K" ?%P?_C -}H"!"l?"D"*A%?"D" S%O?"2}S!-?"D"%?%_PHN  ?"?%P!_A#K"*?!Pt W%O?!%O#O"l"O? G  A%PHT%O?%P~Y T%O?"D" ?#S%O?"2}S!-?"D"%?#_?%N  ?#P!_.#-?"D" ?#aP!W%O?"?#P"P!P!2w!?"D"*@#-?"D"%?#_P~Y~> |0  .!-?"D" ?#aP!W%O?"?#P"P!P!2w!?"D"*@#-?"D"%?#_P~Y~@ |0  -?#P"_-@#? P!_@ ?"?#K"*?!P!aA!/ --1-?"D" ?#S%O?"2}S!-?"D"%?#_P|(N  ?"?%P"_K"*-}5"!&l"O"O"O?"?"P#_PkeA%S%O?#P*a@*P @%.!-?#?%?"aA%?#?%U=@%?#%O?!P{!e@(P!@)#O?"?&_G  ?(S/%?%?&P!_A&T/ --?%?#P*aA*V/!-?!P{!eP|Y} n*b@&#OPm} n*?"?%_A)D" ?&gA(a?(fPm} n*?)P%_D" ?&gA(a?(fePm|Y} njePm|Y} njT/!?%P*_A%?*W/ --?#?%T%O?!P{!e@&P!@)#O?&?"?%_G  S%O?%@&.#-?#?%P!_A%T/ --P @)-? ?&K"%? ?)K" -r"!*lB P?aA#C ?#P K"2?#Qmmmmt L"*?"P%X%OP!@(P%@)#O?"P%a@"?!P%_@%?(P!a@*"O?!D  A!PlS%O?#D"*?*S%O?#P*_2~+!-?#D".A)?&_P K" ?%@!.!-?#P6_?%?!?"?!?"U=A!2GP ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*S%O?#P*_2~+!?#D".@)-?&?)_A%?+K" ?%P%_?,K" -?&P*_@&?#?(K"2?(P!_@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~.%"1l#|X?"R%OP!1-?"P"h@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Pxot ?+?!?%_D" A#P.b_?#?,X=A#D"*@-?#D"%@."|XQ ?(?#D" A&P!_A#U/ <Q ?(?#aP*U/ <?#?*_E  -@4Q!?4QlP)?.?&aP"aA#?#P)X=P#h}H}#Ql}"}!?#}H}"Q}1x}D~W}3}Q~<}7}:l|XQNp}#A6?5n@4?/?-P*eP#i?5?6}!Q |=ff@/?)?%P%_A%T/ -?/P!e%l"lP @(P @)P!?"R/ <?!?"P"hA/_@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPxot ?,? D" A"P.b_?"?-X=A"D"*P*eA%R@2?%/ "O?)R/ P!?+?"D" P!_A%_?"D"%A"?"P TaA"?%U?"?*VfA#=@3P ?"?%a?#=@.?/@"?(@#?!@%#O?"R/!"OP Pxot ?,?%D" A&P.b_?&?-X=A0D"%A&?&P TaA&?0D" P!_A0a?&?0U?&?*VfA&=?.T/ P!?+?0_?&=?3?.2~#!/ P .&-?%P%_@%?"P%a@"?#P!_A#/ --?(P!a@(?)P!_@)? P%_A ?1T/!--?2-&P!--}>"!)l"O"O? D"%A)?!V%OP}Y!@(? D" A#?!_A*G  A P|3_P{!eP|!U%OP"@"."-P#@"Pr!@%"O"O"O"O? P~>!a00(            ! -? P|"_P{!eP1U/%P%@"Pq!@%? P~N!a0&&"""!"-P};!@(.#-P},!@(."-Pm!@%? P1_P{!eP#U/"-P 1-Pm!@%-?)?!P!_A V%O? ?#_G  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!_?)X/ ? P!_@#? ?*_F  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-~5"!%lB P2aA"C P}?ut P K" P}4ut P K" Pqut P}R},t P#2}U!Pqut P}C},t P"2}U!P}?ut D" @!P}4ut D" @#Pqut Ps},t P"2}U!P|4@%"O"O"O? D"60# !"!-?"Pxot ? D".? D":A%P.b_?%? D"2X=A%E" L# ?"?%D"*K"*? ?"P}8ut 2|Y!P|3@%-?"P!Prut D" ?!_P}?ut D" A ?!U=? ?!aA!P ? ?!X=2}%!K"%?"?%K" P}4ut D" A ?#W/ P}0ut D" ?#P"h_@!P!P"? ?#aP"U=@#?"@ #O?!R/!?!? D" K" ?!P%_@!? P%_@ ?#P!aA#/ --?"P2_C -~5"!"lB Pq!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%POaP~F~0t D" P~J~0t D" P ?#?!2E?%?%D"kK"M?%?%z "bz-#D?%?%z "Yz-#:?%?%z "|9z-#*"O?"P:X%O?%P}#,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G tpOA!N |>?%P N |??%P"P ?!P#aP{!eP"UA!=N |@?%P(N |;?%P.P(?!=N |=-?%z.                z-#O?%Pn!_A!Pv~,t ?%POa2~&!?!P~R}+t ? ?%P*_2}B!2}J!Pput P N  ?%Pq!_C -}-"!-l"O?!D"2A(?"W%O.!-?"P!_A#?!D".A*?"P.b_D"*A"P%iP ?"P)eP%S=A+X/ ?!D"%@)?!D" @,?!G CP!e@-#OPxot ?*?#P.b_A&P._?#P!_A.?(X=A/D"*@""O"O"OPxot ?&?#?(X=A&G *P*e/ ?-/ ?)?&D" P!_A#U/"?)?#aP*U/"?#?,_E  Q{{{)}!Q~Gv}%!|</!."-?!?#Pnrt 2WR/!?/D"*@"-?"P(eP"S@%."-?"P%iA#?+U/ --? ?.K"%? ?%K" -p"!)lB P2aA%C ?!D".@*?!D"2A+?"V%O?*?"P.b_D"*A&P%iP ?&P)eP%S=@)-"O?"P!_A"?)X/ #OPxot ?*?"P!_A&P.b_?&?+X=A(D"*?%P*_?!?#?"2|+"O?%G *R/ "O?%G +A"P ?"P~. U=P{!eP.bA"G }V}DOP*S%O?(D"*P)eP&S/!."-?%?!?&?"P}N}Dt _G -2|N?%D" P!T/!?%D"%@&-P!@(."-P%iA"?)U/ -P @(-? ?&K"%? ?(K" ?%P2_C -}1""&l!|XP%@&?"P%P.?"D" P!e=_|." @*?!D">A#D"w"@%"O"O"O"O?#D"~2"A#0"# !-?%E# ?*|</!P @#."-#O?(?#P!iA)?(_A(?%?(P%h_E# ?*|A=@(?#?)aA#P!V/ -?%?(P%h_A%E# ?*|</ P @#.!-?%D"*A#?!D":A!D"6X%OP @#.!-P ?!D"2?#PFb_A%D":A#?%D"6A%a?#?%U?#?!D"?VfA&=@#P%?!D">?%P&h_?&=@&-? ?&K" ? ?"D"6K"*? ?&?#P&h_K"%-}#"!(lB P2aA&C "O?"P ?"P{!eA(P1U=P{!eP|1bA%G z}LOA)?%G ~Y}LOA*_P~. V/ "O?(P)a0#! ! -?)P.bP}Y}Dt _@#P @%?!?"P{!eP1|QP!h_H!2@("l"O#O?(?%P1eiP!e%O?#G  @"?#P#aG  P*S%O?"P ?"P~. U=P{!eP.bG }Y}DO.%-?&P*_?!?"2^?&G */"-?#P._@#?%P!_A%?*U/ -P @#."-?&G +-@%P!@#-? ?%N !? ?#P!eN  ?&P2_C -}0"!#l?!?"?#?!D":?%2h?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2h?!?&K":?!D"*@-"OP ?&?%a?#?&U?%?&VfA#=A.P ?+?*a?)?+U?*?+VfA)=S%OP!?"?%_?#=P!?(?*_?)=?.2~#!R/!-?!D">A"R%O?!?,K"?-?!?"P!_K">?!G CP!T/ ?!D"6A"?!D".S%O?!P._2~)!-?!?"P!_K"6?!D"2?"P%h_A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -}&"!+lB P2aA&C "O"O?%PlS%O? PmmmmjK" .!-?&P%_?%P%P*2}?!?&D"*@.?&D"%P!S/!?&D".@*?%%O?"?#a@(?!?#_@+P @!?%@,#O"lP ?"?!?#_A)U/ <P ?(P%U/ <?!?+_D  -@/P @-"O?"?)P%_U/ ?(P%aP%U/ ?!?+_P%_D  @--?!?*_A)?/K" ?)P%_?-K" ?(P*a@(?!P*_@!?,P!aA,/ --? ?%K"*? ?*K"%? ?.K" -?&P2_C 1-?&D". -} "!+l?!?"U%O#O?!? D">A+U@#?!P.b@%?!P!_@!"O?%? D":A,_Pxot ?#=D"*A&P)eP%T/ ? D"DA(D"6A%@#?&P%iA-?!V%O?%P"h@)?(P._@*?!@&#O?*D" ?#S%O?*2~(!-?(D"2?)_?&K" ?(?#P!_A#K"6?)P%_@)Pxot ?,?&P!_A&P.b_?&?+X=D"*P%iA&?-U/ --?#?%aP!V%l? ?%2}&!? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---~@!!&l?!P#U%OP 1-P ?!a@#P%@"#O"O?"A%P!_@"? ?%_P%aA&H  P}T~< g?&P"_G  PHgfA&R/ ?#?%_P!T/!--?&%OP 1-?"?!aP"_@#"O"O?"P"S/ ?!?"P"aW%O?#P%S/!."-? ?"_P"aF  PO|7/!-?#P%S/ #O"O?"P!_@#? ?"_P"aG  A&PHS/ ?!?%T?%P!_@%?#@"/!--?#P#a?!?&PHS=@!-?!-}6"!#lB P2aA#C "O"O"O"O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%2:?#D" A%PmmmmjS/%?#D"%@&?#D"*A ?"D" ?"D"*A!aW/!?"?!? P!P!2w!?"D"*@!."-?#Pxot ? D".?!D"*A!P.b_?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)ehP}Q!e/#? ?#?"2|Y!.#-? R/!-? R/ ?"D"%?!_?&? y,  -?"? ?!_K"*?%R/ ?&?%2k-?#P2_C -s,!*lB P~N aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --? P*W%O? G }GpO@(-?%P2_A P~F~0t D" P~J~0t D" ?"?#?!2E?%?%D":K"*?%?%E"2L# ?%?%E"CL#|J?%?%D"FK"|O?%D">@!?%D"?@"20?%P~2 _@&B Pw aA#C P}C~,t 2~5!"O"O?%D"*A)Pm~)}O~L!?%P~> _A*D" A+?+Pm~)}O~L!X=W%O"O?(P{!eA,P(V%O?#P%_P}C~,t ?%2B.!-?#P%_P}C~,t ?%P ?)?*D"%2%-Pt~,t G  P4T%O?&P K"*?&Qmmmmt L" .#-P}G~,t D" @)Ps~,t D" @+?#?(P{!eA-P(VN F?#?+K"??#?)K">?#P K"D?#P K".?#Qmmmmt L"%?#?%E" L"2?#?%D"*K":?#?*D"*K"C?,P.bG ~2}KO@*"O"O?-P#a0#! ! -?#P%_P ?*P.bG }Y}DO24."-?#?+K"|7?#?)K"|6?#?%D"*K"O?#?%E" L#M?#PI_?#PM_?!?"2J?#G IP"X/!?#D"JA!Pxot ?)?!P.b_?!?+X=D"*P)eP(S_A"?+X/!?"P!_A!?)?"P.b_D"*A"P%iP ?"P)eP&S=A"X/!?*P.bG }Y}DO@*#OPxot ?)?!P.b_?!?+X=D"*?#P%_?!?*24P%iA!?"U/ -.!-?&P K"*?&Qmmmmt L" .!-?&?#D".K"*?&?#E"%L" -?#Pw _C ?%?%E# L#2?%?%D"*K":?%P}G~,t E" L">?%D"|CA)@"?%D"Y@#B PIaA!C P}?ut P K" P}4ut P K" ?!P K"2?!Qmmmmt L"*?!? D"2K"C?!? z " z-"6Pqut P}R},t P#2}U!?!?#K"DPqut ?!PD_P!2}U!"O?#R/ ?"?#P#h_@+?(P{!eA*P.bG ~3}KO@,#OP @#?!?"G (?"G %A(P ?(P~. U=P.bA&G }O}DO?,?&G }N}DO=P:h?(P2hf?"G &A-P*hffK"DPqut ?!PD_P!2}U!P}4ut D" @(Pqut P}C},t P"2}U!"O?*P(W%O? ?!P*_?"D" 2}>!@#?-P"T/!-?!?&P}N}Dt _G +Pmmmm%fK"DPqut ?!PD_P!2}U!-P}4ut D" @&?!?#K"D?!?&?(aA#P"aK"F"O?&?(W/ P}0ut D" ?(P"h_@(P!P"?#P"U=@#?!PD_@&#O?(R/!?(?&D" K" ?(P%_@(?&P%_@&?#P!aA#/ --?"P*_A"?+T/ -?!D"*A R/ ?!D".? P%h2k-?!PI_C 2}J!?%D"|?A!%O?)?!P#h2k-Pput P N  ?%P~N _C -}3"!"l"O"O"O?!G 5P|!eP*S%O? G G/#? G |*%O?!G 2/%"O?!G 3A"P ?"P~. U=P.bG }V}DOP"a0& &&& &-?!P N 7? D"CG H/%?!G 6A"P#T/#.%-? D"CA"G H/#.!-? D"C@"-?!G 7P!S%O?"G |*/"?!G 6A"P#S/".!-?!G 6A"P#S/!-? ? G *?"P{!eP TeN *? G F/ ? D"DA D"*A"? D" S%O? 2~*!-? D"%?"P:b_A#?!E"2L"2?#?!z " z-" ? ?"P!_K"*--}P""&l!|V? D"2A)?!Plg_@%? D".@##Oz.                @*"O?)?!?&_P!_U/ ?%P2U/ ?!?#_P!_z   @*-?%P2a@%?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O"O"O"l"O?)?&?(|O?!_A%_A&P1aA(V%O?#?%_P1aG  PAS/!-? ?(2KA#R/#?#P!e/"?#P!i.!-?&P0a-A#?!aP"T/"? ?#?"2~%!1-? P!N |%-P 1-? P)P ?"?#2~:!-}="!#lB P2aA(C P!@&"O"O"O?#D" A)P!a0" !"-?#D"*@)?#D"%@&.!-?%D"*@)?%D"%@&-?(P*_?!?"?&?)21P @&"O?(D"*P!T/ ?#G 4@""O"O"O"O"O"OPxot ?!D".?(D".A#P.b_?#?!D"2X=D"*P)eP"a0%%#"! -?"/%P!@&.&-?"P!aP)U/#P!@&.%-?"P+V/"P!?"hP|Y&eR/"P!@&.#-P!@&?"P+V/"P!?"hPr)eR/".!-P!@&?"0(!    ! -P @&-? ?#K"%? ?&K" ?(P2_C -~I!!+lB P2aA"C ? D">A#P K"v""O"O?!? D"2A*X/ ?!P!_A%? D".A+?!P.b_D"*A!P%iP ?!P)eP%S=A,X/ ?#Pt"_@(P @!#OPxot ?+?%P!_A&P.b_?&?*X=D"*?(D" ?!S%O?"P*_?(?!P!P%P%2}2!?"D"*P|YmmmjT/#-?#?!P!_A!K"v"?#D"~""?)_?%K" ?)P%_@)P%iA%?,U/ --? 2|5?"P2_C 1-?"D". -~W!!!lP!?!?#_?"?#U=@&?%?#aA!P ?!?%W=@!"O?"?#aA#P ?"?#X=A"P?U/ ?!P?V/ ? D" ? D"*A#aP|"W%O? ?#P?P!P!2w!? D"*@#-? ?!?#_K"*? D"%?#_A ?&z   z-  ? ?&z  2z- 21-"O"OP ?!?!?"VA#=A!? D" ? D"*A"aV%O? ?"?!P!P!2w!? D"*@".!-?!R/!-?!R/ ? D"%?"_P!?&?#=?!y,  -? ?!?"_K"*-}-"!*lB P2aA%C ? D"*A!@"? D" ?!aP|"W%O? ?!P?P!P!2w!? D"*@"-? ?"P?_A*K"*? D"%A&?"_A#z.                z-  ?#z.                z- 2P!@("O?!%OP @#P ?!P?_?!?"VA"=@)P!?&?"=@&#OP!@""O?#?)X/ ?#?&_F  P |:/ ?%?!K".?%?)K"*?%?&K"%?%P%_?#2|LA"/ P @(.#-?"?#_A#?!U/ --?!?*V/ ? ?!K"*-?%P2_C ?(-}5""#l!|XB P~> aA&C ?&?#E"2A*L#:?&?#D"IK"M?&?#E"DL#I?&?#z ":z-#??&?#z " z-#*?&?*}B? D".A(aK":? D"*@)? D" @#"O?!G 7P#T%O?&P~" _?#?!2~&!?&Py}+t D" K"|C?&P~R}+t E" L#|;.!-?&P~" _?#?!?"?&P*_2|,?&?!D"*K"|C?&?!E" L#|;-?&P|1_?#?&P~" _?&Pw _?"?&P*_?%?)2|1? ?&D"|1?(_K".? ? G 2?&G OeN 2? ? G 3?&G PfN 3?&P~> _C -}&#!"lB Pq!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Pw _P~F~0t D" P~J~0t D" ?"?#?!2E?%?%D"|CK"2?%?%E"|;L#*?%?%D"})!K"|7?%?%z "kz-#M?%?%z "bz-#D?%?%z "Yz-#:?%P*_@"?%P:_@#B P2aA!C "O"OP~>~0t G  P!S%O?"? ?#P"2|-Pz!e/!-?!P%_Pv~,t ?"? ?#2|,.!-P~J~,t P K" ?!P!N .?!P"K"%-?!P%_?"? ?#2}B!?!P2_C "l"OP}4ut D" A P%U/ ? P)T/ P}0ut D" A G .P!T/ ? P:_|.  ? E 2Qmmmm|Q}"nQ |=/ P .!-2}J!-Pput P N  ?%Pq!_C -}/"!#l?#P K"*?"P?_A(?#D" A&V%O?#P ?(P!P!2w!?#D" @&?#D"*@%-"O"O?&?%a?"U%O?#?%?"P!P!2w!?#D" @&?#D"*@%.!-?"R/!-?"R/ ?#D"%?%_?!?"y,  -?#?"?%_A%K"*?&?%aP|"W%O?#?%P?P!P!2w!?#D"*@%-? ?"K"*?#?%P?_K"*?#D"%A!?%_A#z.                z-  ?#z.                z- 2? P ?(?"?%VA"=K"%? P!?!?"=K" -~P!!&l?!G G@%?!G F@#?!G (@&P(@""O"O"O"O"O"O"O"O?!G HP)a0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~. aP{!eP}V!U=@".(-?#P!T/&?%P ?%P~. U=P{!eP.bA#P}N}Dt _@!?#G }T}DOP!a0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~=!!&lPxot ?!D".?"P.b_?"?!D"2X=A"D"*P)eP"SP ?"D"%A#?"D" A&a?#?&U?#P ?!D"*A"?"?!D"%VA)=VfA#=A"P,Ue@(P!@%"O?"R%OP @#.!-P!P!?!D" ?)=?&_?#=@!P @#"O#O?(%O?!G  PIaP{!eA%P+V/"?#P,b?%_@#-?!P!_@!?"P!aA"/ -P!@%.!-P @%-? ?#K"%? ?%?(eK" -~4!!&lB P2aA%C P ?!D"%A&?&P TaA&?!D" P!_A)a?&?)U?&? D"%VfA*=@&P!? D" ?)_?*=@ "O?!G *P*eR%O?#?&T/!? ?"?#2~#!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%_2p!?%G  P!gA P!e/!?#R/!?#P!a@#?"G  ?"P!_@"?%G !S/ -.!-? ?#Re@(-?%P2_C ?(-~T!!#l? ?!P5_P|Qe_A!P%aD" @#"O? P%aA%D" A"P!eR%O? ?"aA D"%A%? D" A"K" ?"%O?"?%K"%-P}4~1t D" ? D"*A"P"h_D" /!Pq~1t Pq~1t E# Q!?"}H}#}"L# .!-?%?"P"fK" -? ?#P"e%l?!D".@"?!D"%A#?!D" A K" ? %O? ?#K"%-P}4~1t D" ?!D"*A P"h_D" R%OPq~1t Pq~1t E# Q!? }H}#}"L# -?!?"_&?!-2}D!-p""&l!|VB P2aA#C ?#z.                z-# ?"P1eA%%O?#?!?"P~N{{{)e_?%y,  -?!?"P|Qe_@)#O"O"l"O?!R/ ?!?)S/ ?!P2_.!-?(/!?#@!P!@(P -?!z   A*z.|X|X|X|X|X|X|X|X|X|X|X|X|X|X|X|XzBz[?*z.HHHHHHHHHHHHHHHHzBz[f^?&_@&@!.!--? D"*A!? D" S%O? 2~/!-? D"%?!P"h_?"?&_P!_A"K" ? ?!P!_K"*? ? D".?"_K".?#P2_C -}W"!)l"O?"P|VV%OP!@%.!-?!D".?"_@*?"?!D"2A#?"?"?#U=A#a@+#O"O"O?&?+_%O?&?*_G  A(PIaP{!eA%P,U/"?(P~? aP{!eP(U/!?(Pu aP{!eP(U%O?(PLa@%.#-?"?&_@#-"O"O?!D"2?#W%O?#?!D"6A%U@".!-?#?!D"6A%U@"?!D".?#_F  P |:/ ?#?%X/ ?!P._?#2|LA"/ ?!?#2}<!.!-?!P,N %?!?%?#?#?%V=A#K" ?!?"?#_K"*-P @%.#-?(P~5 a@%-?%?)P%h_@)P!@%?&P!_A&P%T/ --? ?)K"%? ?%K" -~H!!"l?!P*i@#P"@""O"O"O"O"O"O"O"O"O"O? P{!eP(a02 !"#!)+)%*&++(++)-P @"?!P!eR/)?!P{{{)V/*?!Pmm%eR/)?#P!eR/*.)-P @"?!P!eR/(?#P!eR/).(-P @"?!P!eR/&?!P{{{)V/(.&-P @"?!P!eR/%?#P!g?!P{{{)VfP!e/&.%-?!P!eR/".%-?!P!eR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~7!!#l?!D"CG G@(?!D"DA%P K"h?!P._?#?%P~J _2|Y!"lP ?"P{!eA"P%V/ <?"P,bP~R}8t _A#?(_G *A!P ?!P+UA!=A(%l?%D"h@"?%D"|Q@&?#P!?!=@#P @!#O"O?"?!?#_G  A%P ?%P|3U=P;bA%G }X}9OT/ ?%P}A}9t _?&?"2~#!/ P!.#-?(?!P!_A!T/ -P &P --@&? ?!K"%? ?&K" -~3!!%lB P2aA%C P ?!D"%A#?#P TaA#?!D" P!_A&a?#?&U?#? D"%VfA(=@#P!? D" ?&_?(=@ "O?!G *P*eR%O"O"O?"D" ?"D"*A!a?#U%O?"?!?#P!P!2w!?"D"*@!.!-?#R/!-?#R/ ?"D"%?!_? ?#y,  -?"?!?#_K"*.!-?%P K".?%?#K"*?%? K"%?"?%P%_2}F!-?%P2_C -~!!!#lB P2aA(C ? "l? ?"P!S%l?(P K".?(P Pxot ?!D".?#P.b_?#?!D"2X=A#D"%A&?&P TaA&?#D" P!_A)a?&?)U?&?!D"%VfA&=K"*?(P!?!D" ?)_?&=K"%?#D"*@!?%D"*@&?%?(P%_2}F!P ?!P)eP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2_C -~*!!(l?"D"%@&?"D" @("O?!D"%A!D"?A"R/ ?!D">A%?"P%h_@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"_@#?"?(_@*?"P!_@"P?P ?#G  A#Pu aP{!eP<U=?#fP{!eP?P ?*G  A#Pu aP{!eP<U=?#fP{!eS/ --?%P2_A%?)T/ --? ?&K"%? ?(K" -}7"!(lB P?aA#C ?!P%_@&?"@%#O?&D" ?(_@(?&P*_@&?%P!aA%/ -?#P6_?(P!P!2}?!?#D":@%?#D"6P!T%O?!?"P#h_@)?#P K"2?#?#D">K".?#?%K"*#O?!D" A"@("O"O?"?!P%_D" _A*?(aA%?#P*_A"D" ?"D"*A&aV%O?"?&?%P!P!2w!?"D"*@&.!-?(?*S/!-?%R/ ?"D"%?&_?(?%y,  -?"?%?&_K"*?!P*_A!?)T/ -? ?#D"2K"*? ?#E"*L" ?#P?_C 1-?#D"> -~A!!!lB P2aA%C "O"O"O?"P{!eP#a0#! ! -? P%N  P#@#.!-?%P*_?!?#D"DP ?#D"CPmmmmjT=?#D"F2JP#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P}%F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Pxot ?!D".?"P.b_?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2_C -w!!%l?#Plg@&P}4~1t D" A(?!P"h_@!#O?!D" A!R%O? P K" 1-?!?!D"._A)?!?#_?&eA%?"_U/ -?!D"%A#?!D" A"K" ?"%O?"?#K"%-?(?!D"*A"P"h_D" R%OPq~1t Pq~1t E# Q!?"}H}#}"L# -"O?!?%S%O?!P%aA!?!D" P"gK" .!-?!?%2}D!-? ?)K"*? ?%K"%? P!K" -~.!!)lB P?aA"C ? D"DA%P:_P!P 2/?%D"YA&%O?!D">@(?!D"?@)P @%P @!#O"O?!? D"DA#D"YX/ ?#D"|C?%_D" A#?)X/ ?(?#P#h_A#D"%@*?#D" @#?"P}#nm2K!<?"P%N :?"P K"2?"?#K"6?"?*K".?"?#K"*? ?"P*_P P 2~6!-?%P%_@%?&?!P!_A!T/ --?"P?_C -~>#!&l"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*iK"*P!@&."-?!?%P!aA(K"%P!@&?!?!D" A#P!_K" ?#G  A"P~: T/!?(R/ ?!?%P"aK"%?!?#P"_K" "O"O"O"O"O"O?#G !A"P~@ a06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"lP @#?!A"2}-!A!Pmx#ePms#S%O?"P!?"D" P"_?"D"%A%P"U=K" ?"?%P"aA(P ?%?(X=K"%?!P,hPmx|4e?"2}-!P{)efPmm%_@!-"O?!Pm!X%O?!Pm2U/!?!Pmm%X%O?"?!P2hPmmy!e?!P"hPm~Y e?!P.iP|4effPm|Y} %fK"*?!P4iP~N!f.#-?!P*hPm~Y e?!P(iP|4efPm|Y"f@#?!P.iP~>!f@!-?"?#K"*?!.!-?"?!P|4ePm!fK"*?!P(iPt!f-@".!-P @&-? ?"N !? ?&N  -}Y!!&l? ?!P~N{{{)eA%_@&?!P1eA"%O?&@!#O?#?!G  A(P~M!V_?(tP}Yl|8_@#?!P!_@!?"P!aA"/ --?%%O#OP2@"? z   z.0000000000000000z|#z[%OP @"P @!#O?"? ?!_G  A%P~M!V_?%tP}Yl|8_@"?!P!_A!P2T/ --?"?#_@#? P2_A ?&T/ --?#-}K!!#l? D"DA"P K"Y"O?"D"6A#?!aA%P ?#?%X=A%P"U/ P%?"D"2?!P"h_?!?#V=@!? P._@#?%P2W%O?#?!?%2|K/!-?"P:_?#?!?%2|;?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!_D" 2}Q!-?!P%_@!?%?"P!_A"T/ ---s!!)l"O#O"O?%D"x}5O?!T/ ?%P~:}5t _A&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!_@*?)P!a@)?(P!_@(?,P?P ?,Pu aP{!eP<U=fP{!e?+P?P ?+Pu aP{!eP<U=fP{!eS/!."--?&?"?#2,/"-?%P~" _A%P}4#T/ -P @&-?&-}T!!"lB P?aA#C ?#P K".?#Qmmmm2L"%?#Pxot ? D"q!?!P.b_?!? D"}0!X=A!E" L#2?#?!D"*K":? Pn!_?#P2_?#P%_2|Y!?#D"*@ ?#D".A!?"P ?"P{!eP|3U=P{!eP;bA"G }X}9OS%O?"P}A}9t _? ?!2~#!R@%-?#D"%A!%O? ?!2k-?#P?_C ?%-}7!!!l? D" A!%O? D"%?!2k-? D".A!%O? D"2?!P%h2k-? D":A!%O? D">?!P%h2k-? D"CA!%O? D"D?!P%h2k-? D"IA!%O? D"J?!P.b2k-? D"|1A!%O? D"O?!P"h2k-? D"|7A!%O? D"|9?!P"h2k--}N!!%l?"P ?"P{!eP~. U=P{!eP.bA"P}N}Dt _@#"O"O"O?"G }V}DOP)a0" !"-? ?!?#G -24.!-?!? D">A%X/ ?!P!_A"? D":A&?!P.b_D"*A!P%iP ?!P)eP&S=A!X/ ?#G -@##OPxot ?&?"P.b_?"?%X=D"*? ?"?#2}+!P%iA"?!U/ ---}Y!!&lB P?aA"C ?"?!2p!"O"O?"G  %O?"G !@#?"P2_A%P*P!P!2}?!?"D"6@&?"D"2P!S/"?"D":A(?#N  ?"P!K".?"?(K"*?"?&K"%?"?!D"*K":?"?!E" L#2?"P%_?%2}F!? ?"D".K"*? ?"E"%L" .!-? P K"*? Qmmmm2L" -?"P?_C 1-?"D": -}=!!"l"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!_G  PAT/ ?"?!Plg_R/ ?!P!_A#?"a@!? ?#_@"#O"O?"G  A P+aA#P9V/ P!?#hP}7mm%eR/ ?"P!_@"?!P!_A!/!."--? P~9 aP~=!eR@%-?%-};!!%l? ? D"%A!P%?!?!P%X=A"aK"%? ? D" A#?"_K" ?!%O#O"O?#G  A!PIaP{!eA P,U/ ?!P~? aP{!eP(X%OP2@ ?!Pu aP{!eP(X/!?!PLa@ .!-?!P~5 a@ -? P1e?%P%hf@%?#P!_@#?"P!aA"/ --?%-}F!!#l"lP ?!G NA%P ?%?!G |/A!_Pw UA%=A&R/ <?&P.b@(?!P.bP}N}Dt _P!?%=P+_@!P @%#O"O?#?!G  A&P ?&P|3U=P;bA&G }X}9OT/ ?&P}A}9t _?"?#2~#!/ P!."-?!P._@!?%P!_@%?(P.aA(/ -P -@(? ?%K"%? ?(K" -}U!!#lB P?aA*C "l?#P{!eA+P~- W%O?+P.bA+P}O}Dt _? D"?P+_?+G }N}DO=@,?+P}N}Dt _.!-? D"?P+_@,P}N}Dt -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*_?+G %R?)2~6!?*P?_C -}Q!!%lB P2aA%C Pt}.t @#? D"6A&D"FA(D".?"V%O?(D"*?"P:b_@#-"O"O"O?#D" P!a0"! "-?&D"D@#-?#D"*A"R/ ?#D"%@&P @##O"O?"?#U/ ?#?&_G  PHT/ ?%P*_? ?!?&?#21?%D"*P!T/ ? ?%D".2g-?"?#P!_A#T/ --?%P2_C -},"!"lB Pq!aA%C Pput Pput G  A&P!?&=N  ?&%O#OPput G  A&/ Pput ?&P!?&=N  ?&/ --?%Pw _P~F~0t D" P~J~0t D" ?"?#?!2E?%?%D"|CK"2?%?%E"|;L#*?%?%D"})!K"|7?%?%z "kz-#M?%?%z "bz-#D?%?%z "Yz-#:B P2aA!C ?%P*_A#? ?%P:_A&P 2|-P{!eA"P"S%O?!P%_Pv~,t ?#? ?&P!2|&?!G .@"-?!P2_C ?"P!ePput P N  ?%Pq!_C -}N""&l!|XB P2aA(C "lP ?#?"?#_A"V/ <?(P%_@+P!@,P%@#"O?&}H?"?!D" P!hA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*}H|XA-Q?pQ |=%O.!-?-}BA)Pmmmmj?%aV%OP @).!-"O"O"l?!D" A"%O?!D"%?"?&b?%?)2T.!-?)R%O?%@#."-?%?)2?-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+_?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P|Ymmmj-@!? ?"K"%? ?!K" ?(P2_C -}B!!"l? "l"O? D" ? D"*A&a?#U%O? ?&?#P!P!2w!? D"*@%.!-?&A%?#R/!<-?#%O? D"%?%_?"?#y,  -?#?%_-A%K"*? D"6A"? D".S%O? P._2~)!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?&K"%? ?!K" -}O!!"lB P?aA%C ?"P ?"P{!eP~. U=P{!eP.bA&P}O}Dt _? D"?P+_?&G }N}DO=G  @&?%P |0!>?%?!N =?%?&N <?%?"N ;?%P!N :?%?#K"2?%Pxot ? D":?#P.b_?#? D">X=A!D" A"K"6?%?!D"%K".?%?"K"*? ?%P*_P P 2~6!?%P?_C -}1!!)lB P2aA"C ? D"%@%? D" @&?"P}Q~N |0!.?"P._@(P @ "l#O? ?(_G  A!P ?!P|3U=P;bA#G }X}9O?%S%O?#P}A}9t _?&?%2~#!A#R? fP!@ P!eR/!Pl?!?#=."-? P!eP!@ R/ -P{!-?"P2_C -}0!!#l?!G &@%?!G %@&B P2aA#?!D" K".?#?%P!hP"e?&Pm"P ?"=ffK"*"O? D"*A"P%U/ ? D"%P._@!P"?"P#aA ? P"X=@"?#P*_@ #O?!R/!?!? D" K" ?!P%_@!? P%_@ ?"P!aA"/ ---}9!!(l?#D"*@%? D"*A&? D" A(S%O? 2~,!? D" @(-? ?&P!_A*K"*? D"%A)?&P%h_A+?%P!hA%P!fK"*?+?!}HL# ?(?*S%O? 2~,!? D"%@)-? ?&P"_K"*?)?*P%h_A ?%P"_K"*? ?"}HL# ?#P~"},t P%2}U!-r!!%lB P?aA%C ?%P*_? D"?A&D"C?&D"DPxot ? D".?"P.b_A(?"? D"2A)X=A D" Pxot ?(P._?"P!_?)X=? ? D"*P)eP(S=D"%2|??%?!N |!?%?#N | ?%P N >?%?"K":?%?%E#*L"2?&?%P2_2}:!?%P?_C -}#!!(l"OP ? D":A&? D"6A*a?&?*U?&? D"*A+VfA,=?"T/ ? D"?@&? D">@)P!? D"%A ?*_?,=?!?"2~#!/ P ?&?)a?&?)U?&?+VfA!=?%T/ P!? ?)_?!=?#?%2~#!R@(-?(-}?!!!lP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!_K"*.#-P!@"-? D" P!T/ ? ?"P"h_A"?"D"*P!_A"K"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1_2~)!-? ?"P!_K"|6? D"O?"P%h_?!z " z-" --~+!!!lPput Pput G  A!P!?!=N  ?!%O#OPput G  A!/ Pput ?!P!?!=N  ?!/ --P~J~0t D" A!P|Ymt X%lP~B~0t D" A!%OP~F~0t D" ?!2k-P~B~0t Qmmmm2L" P~J~0t P K" P~B~,t 2}Y!P~B~,t P~J}(t Px y,  P~J~0t D" &?!-? U%OP~B~0t ? 2}@!-Pput P N  P~F~0t D" -v!""l!|V? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%l?!?#_G  P,S&P -?!_A U/ ?"? aP2U/ ? ?#_z   z.????????????????zC@%-"O"O?%z[Pmm%f|O? _A!?"X/ ?!?#_G  P+a0:!"  !                  " -?!1-?!P!_@!. - -};!!%l? D"2A#?!V%O? D".?!_G  P~K!S@%-?#?!P!_A"V%O? D".?"_G  P~>!ePr!S@&-"O"O?#?!P"_A"W/ ?%?&eR/ ? D".?"_F  PO|7/!-? P0N %? ?!K" ? ?!P!_K"*1-? P1N %? ?!K" ? ?!P#_K"*-}1!!"l"O?!G |%A"P ?"P1U=A"P&aP{!eP!V/ ?!D" P!eR/ ?!D".P!eR/ ? P5?"P|1bA G y}LO? G z}LO? P~W}Lt _? P~X}Lt _?!D"%A"?!D"2A#VA =G  _P ?"?#? =?!P*_?!P6_? =D" P 2}/!--p!!#lB P?aA#C ?#P6_?!?"2Q?#D":A"?#D">P%h_@%?#D"6A&@!#O"O"O?!R%O?"?%T/!."-?!?%?"aP%iX/!?"?!P%h_@"-?#P*_Pqut ? ?"2|H?"P2_@"P @!.!--?#P?_C ?&-}(!"!|X!l"O?#}H?!}H|XA%Q?p}B/ ?%}BA#Pmmmmj?"aV/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2?A&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -|X!"l? ? D"*A"?!U%l?!?"aA#? D" ?"aV%O? ?"?#P!P!2w!? D"*@"-? D"%A ?"_@!?#P"X%l?#P!aA#%O?!P ?#y- -? ?"?#_A"_&?!-P N  ?"P!_&?!-K"*-m!!#lB P2aA%C ?%P*_? P ? P{!eP1U=P{!eP|1bP~"}Lt _A(?!?"2}.!P!@&"O?%D"*P!S%O?(?#P!h_H!(?%D".P1eiP!e/!-?%? ?!?"?#2|C?%G  @&-?%P2_C ?&P!e-}6!!#lB PIaA%C ? D" A&P"T%OP~+~,t D" @(?%Pw~,t D" K":?%?(K"6?%?!E" L#*?%?!D"*K"2?%? D"%K"?-?%?&K">?%P*_2[?%PD_A&Pv~,t ? ?!?"?#P~B}+t Pqut 2|1Pqut ?&?#G G2}6!?%PI_C -c!%l? D"%@#? D"*A%%O?#@!#O?!D" A"%O?!P%_D" ?"2k-?!P._D" A"%O?!P2_D" ?"2k-?!P:_@!?%P!aA%/ --? D" A %O?#? P:b2k--}D!!%l"OP}4~1t D" P|4"l?!? aA%A"P|Y"X%OP|!?"|NaA#P!h?"?#i_.!-?"P%i-A"?"P|4X=A#P"h_A"D" A&R%O?"? K" Pq~1t Pq~1t E# Q!?#}H}#nL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%a?%K" -|T!!l"O?!P!_A#Pxot ? D":?!P.b_?!? D">X=D"*P%iA!X/ #O? G FP!S%O? G *P!eR/"-? ?#?"2|GPxot ? D":?#P.b_?#? D">X=D"*P%iA#?!U/ ---|T!#lB P2aA"C ?"P*_?!2p!?"G *%O?"G +@%#O? D"*A#? D" S%O? ?#P!P!P!2w!-? ?#P!_K"*? D"%?#_?%N  ?"?!2p!?"G !@%?"G  / --?"P2_C -|R!"l? D" @"? D"*A!Pt X%O?!?"S%O? 2~/!-? D"%?!P"h_P.K" ? ?!P!_K"*? ? D".P._K".1-?!?"S%O? 2~/!-? D"%?!P"h_P K" ? ?!P!_K"*-k!#l?!G 7A%P#TA#? D" ? D"*A"aV%O? ?"?#P%P:2w!? D"*@"-? ?%P#T%l? D"%?"P:b_A#?!z " z-" ?#?!E /L /?#?!H!8|0!8?#?%N 7?"P!_&?"-K"*-g!%l? D".?!_@%? D"2@&#OP @"?&?!?#_V%O?#?%_G  @"-?#P!_@#?"PIaP{!eP,U/ ?"P|IePu aP{!eP<U/ -? P N %? ?!K" ? ?#P!a?!_K"*-}/!!#lP}0ut D" @ "OP}4ut D" A!R/ ? ?!K" P}0ut D" @ P}4ut D" A!P"U/ ? P%_A"%O?"Prut D" K" P}4ut D" @!P}0ut D" @ -?!P#U/ ? P*_A!R/ ?!P}?ut D" K" P}0ut D" @ -? -f!#l? D"*A&? D"?XP P!?!hA(? D"CA)e=R%O? ?(?)fK"C? D" ?&S%O? 2~+!-? ?&P!_K"*? D"%?&P#h_A ?!N (? ?"N &? ?#N %? ?%K" --c!"l? D":@&? G |#@("O?!P|!eP*T/ ?&G HR/ P 1-"O?"P{!eA"P!T/ ?&G |*R/ P 1-?!?"P:hPmm%P ?%=fPm"P ?#=f?(f2lP{!e? G AW-d!%lB P2aA#C ?#P%_?"P!P!2}?!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"y,  -? ?"K"*? ?%K"%? ?&K" ?#P2_C 1-?#D". -Z!!l? D" A!%O? D"%?!P.b2k-? D".A!%O? D"2?!P"h2k-? D":A!%O? D">?!P#h2k-? D"CA!%O? D"D?!2k-? PI_2}*!-|U!"l"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!_F  P |:/ ?!?#X/ ? P._?!2|LA%/ ? ?!2}<!1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%_K"*-e!"lPxot ? D":?!P.b_?!? D">X=D"*@#? D"*A"? D" S%O? 2~)!-? ?"P!_K"*? D"%?"P%h_A ?#P)eP&SN .? P K"*? ?!P!_K"%? ?!K" -f!#lB P2aA"C ?"P*_? ?!2|@?"D".@#?"D"*@%? D"m!A!? D"jS%O? Px _2~)!-? ?!P!_K"m!? D"k?!P%h_A ?#K".? ?%K"*? Q L" ?"P2_C -i!#lB P?aA"C Pxot ? D":?!P.b_?!? D">X=A#D"%@%?#D" @#?"P}#nm2K!<?"P%N :?"?!K"2?"?#K"6?"?%K".?"?#K"*? ?"P*_P P 2~6!?"P?_C -Y!"l"O?!? D"*X/ ? D"%?!P.b_D"%R/ ? D"6?!V%O? D"2?!P"h_D" @#-?#? D"?X/ ? D">?#P#h_D" P!V@"-?"-~4!!(lB P2aA#C ?#P%_@%? D" A!@"? D"%@&"lP*?!P!hA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"l"O"l?"%O?&?"P!?!2T.!-?!R%OP!@"."-P!?!2?-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%_?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2_C -|K!"lP+@%"O?!G %A#P#T?"?#P!SeRe/ P @#"O?!G *A!P"a0&!   ! -P#P ?!P!P P 2-A%P{!eP:S=@#-? ?#N !? ?%N  -|I!"l"O"O? D" ? D"*A#a?"U%O? ?#?"P%P%2w!? D"*@#.!-?"R/!-?"P"hA%R/ ? D"%?#P"h_?!?%y,  -? ?"?#_K"*-Z!!l"O"O? D".? D"6A#a?"U%O? P._?#?"P!P!2w!? D"6@#.!-?"R/!-?"R/ ? D"2?#_?!?"y,  -? ?"?#_K"6?!?"2}%!-|K!"l? D"*@#? ?"2}F!? D"*@%? D"6A"? D".S%O? P._2~)!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?#K"%? ?!K" -|G!"lB P2aA"C ?!G >P!eR%O?!D"6@!? D" D"??"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}:!-?"P2_C -V!!l? D" A!%O? D"%?!P:b2k-? D".A!%O? D"2?!P"h2k-? P:_2}*!? D"bA!%O? D"|Q?!2k--|J!!l? D"C?!P{!e_G 7A"P%S%O?!? D"?G -Pmmm2f2lP{!e@"-P!@!"O"O"O?"P!a0#  !"-? G FP!gP!e1-P @!-?!P!e-|E!"lB P2aA"C ?!G >R%O? D" D"??!D"6@!?"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}:!-?"P2_C -V!!l? D" A!%O? D"%?!2k-? P._2}C!? D":A!P |8%O? D">?!2k-? D"CA!P |8%O? D"D?!2k--U!!l? Q+|A%O? Q,m?!2~!!-?!D"*A"?!D" S%O?!2}S!-?!D"%?"_? Q,} }BPIfN  ?!?"P!_K"*-|H!!lB P?aA%C ? D">G IP!S%O? 2|5-? D"?P!N e?%Q L 9?%z.                z-#*? ?!?#?"?%P*_2|%?%P?_C -|5!#l"O?"R/ #O? G  A%?!G  A&S%O? P!_@ ?!P!_@!?"P!aA"/!."--?%?&a@#-?#-T!"lB P2aA#C ?#P*_?"? D":G |*2}T!?#G +A%P#T%O? ?#G *?%?"?!2~:!@!-?#P2_C ?!-X ?!2~5!?!P K"C?!D">R%O?!P>_2~*!-?!P!K"C? P N *? P"K" ?!D"?A ?"E" L" ? ?"z "*z-"*-|3!!lB P2aA!C ?!P*_? ? D" P!P%P.2}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P%P%2}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P%P22}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P%P:2}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P%P*2}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P*P22}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|5!!lB P2aA%C ?%P*_?#? D"CG |*2}T!?%G +A#P#T%O? ?%G *?#?"?!2~3!-?%P2_C -|3!!lB P2aA!C ?!P*_? ? D" P!P%P?2}2!?!D"*P|YmmmjT%O?!D". -?!P2_C -|0!!lB P2aA&C ?&P*_? ?!?"?#?%2}2!?&D"*P|YmmmjT%O?&D". -?&P2_C -~8""*l!|XB P2aA&C ?&P*_@)? D" A%@!B P2aA#C "lP ?!P!_A!R/ <?#P%_@(P!@*P%@""OP%?!?%P!hA%?!?%V=A!?!P%W=A%}HQ"}#A+Q?pQ |=%OP @!.!-?+}BA!Py{{{)V%OP @!.!-"O"O"l? D" A"%O? D"%?"P"hP%?!2T.!-?!R%OP%@"."-P%?!2?-A"/ ?(P%K"%.!-?(?"K"%P @*-P*@"-?"?(_?!K" ?(?*K" ?#D"%P!S%O?#D".@!?#D"*.!-?#D"*@!? ?%K" ? ?!K"%P|Ymmmj-@ ?)?!K"%?)? K" ?#P2_C ?&D"*P|YmmmjT%O?&D". -?&P2_C -O!!lB P2aA%C ? P?_?!?"2|W?%?#?!?"2}V!PmmmmjfK".?#?%P._P!2}U!?%P2_C -M!!lPxot ? D".?!P.b_?!? D"2X=A!D"*P)eP#S%l? ?!?"?#2|V&P --K!!l"O? D" A!R/ ?!PmmmmjT%lP%&? D"%A!R/!P*-? _D" ?!2k--|0 ? ?!?"?#?%Pxot ? D":?%P.b_?%? D">X=A D" ? D"%? D"*P)eR2}/!-K!!lPxot ? D":?!P.b_?!? D">X=D"*A"P(eP%S%O? ?!?"P%i2b--|/!!l? D" A!P|Ym2X%O? D"%?!P.b2k? Qmmmmt L" -? P4N :? P K"*-|E!#l?!G 7@%?!?!G 5A&? D"C_G 7A(P%S%l?&? D"?G -?%P:hPmm%P ?#=fPm"P ?"=ff2lP{!e&?(-N 6? ?!2|Q-6!!lP%P}V"2?A R%O -? -6!!lP%P~J"2?A R%O -? -< ?!G >P!e%O? D" ?!D"6K" --: P ?%? ?!?"?#G %RP 2}K!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -#  -#  --}3L}%! Pmmt -~S)8gb^|L]?^c[]j?ghZfhg?Zh?t/?|K|Rh?]c[g?Zh?t ?^c[]j?d|Rh?d|M?|Kd|Rc[gN?h|O]?b]c?^g?t4?|K|Rh?h|O]?^c[]j?^g?t 4fZc|N]?ghZfh?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t 2fZc|N]?]c[?^c[]j?tA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?t Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]H|PZ|QH]chf|T|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^c[]j|*fg gf|LH|Ldci]fhH|QZgg|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHgb^|L]H^h]f|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|TH|Ldf]Hgf|LHghfH|QZhh]fc|*fg gf|LH|Ldci]fhH[]hZ^b|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]HcZi^|NZh]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]Hcd[]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHfZ|S|Ii]|LH|Pd[|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|THZbbd|LHgf|LHZbbd|L|*fg 7|P]|Pdf|T?Zbbd|LZh^dc?d|M?t/?|K|Th]g?|MZ^b][  I!2 X   y#  |-   I!2 X   )%  L   ~A!2 X   ~,!  L Pmpt -*~U{{{c|Rbb P}Cpt -WH !  !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P} }%t -}(!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! LMjGZ|Q^Gi]fg^dc|>]b]|Lhg?h|O]?[Zh][?i]fg^dc|*?Uhg?|Mdf|PZh?Zc[?[]|MZ|Rbh?Zf]?cdh?[d|L|R|P]ch][|*}I%2 /   }U%2 R Pr}&t -}-!#   |/N      !   !   !|2  jG^[]|P|Qdh]c|L|TGa]|T|5Zff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*Uh?|LZff^]g?h|O]?^[]|P|Qdh]c|L|T?a]|T?d|M?Z?c]|S?df[]f|*  }I%2 /   }U%2 R P~"}(t -G#   M&2 3   U&2 |)   h&2 |*   %       !       % Py}(t -!% Pp})t -!! P}0})t -!% Pr})t -!* P}G})t -!* P}R})t -!% P~"})t -!% Pw})t -!% P~:})t -!! P}"}*t -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~F}+t -|4!   !       *%2 ?       ^h]|Pg^[|,I|,|-GILG|,L|,I|,JGI|,GI|.g|OZ|Q]]chf^]g Ps},t -%{{{{ P~2},t -~G"~@m}A|LZbb|VbZ|K]b|Wh]jhNFA|Mfd|Phd|QZ|Td|Rh|@fb|L|OZc|N]g^gZh|NZ|Qg|OZf][a]|Qhc]|Sf]|Q]Zh][|P]|P|K]fg|Ld|Rch?+/,FAA|VAZhANFA^[ANFAf]|Q]Zh][ANhf|R]FAAN|VAN|VA^gANAa]|QhAFAN|VA^gANAc]|SAFAZhANA|NZ|QANAg|OZf][ANhf|R]FAh]jhAN|VA|Ld|RchANFA]chf^]gAN|F|G|W|G|W|G|W|G|WFFA|Ld|RchANFA^h]|PgAN|FFA|P]|P|K]fgAN|V|VAg|OZ|Q]ANFA|Mfd|PANFAhdANFA|QZ|Td|Rh|@fbANFA|L|OZc|N]gAN|V|Qfd[|R|Lh|Ib^gh^c|N|I]jh]c[][f][]|P|Qh^dc|I|Rfb|Ihd|I|QZ|Td|Rh       2   %   !   " P~/}.t -6" *  ) ~V*2 :   ~R+2 # Po}/t -46#!! ~V*2 :   |1,2 ( P}T}/t -=/)&"! 3+2 :   ~+,2 "       ? P~M}/t -%6. ! P}"}0t -(! *|& ) P}9}0t -(! *D ) P}O}0t -(! *E ) P~,}0t -(! *|* ) P~C}0t -(! *H ) Pz}0t -(! *I ) P}1}1t -(! *|+ ) P}H}1t -(! *|, ) P~#}1t -(! *|- ) P~:}1t -+" !+|5"! " P~R}1t -|&"!!,|6"  |VAb^c]AN|VA^c[]jANFA|Ld|P|Qb]|P]chAN P}?}2t -G!   !   m!2 5   }I   ,   |-"2 7   g   ?     * ? P~H}2t -~Q"AN|4|%      *   %   #   %       %   %   &   (   H|RfbTR|?Hi|,H|Qfd[|R|Lh|9^ghg?|Qfd[|R|Lhg|*Hi|,H|Qfd[|R|LhH|Ld|Rchf^]g|9^ghg?h|O]?g|R|Q|Qdfh][?|Ld|Rchf^]g|*|B|OZh?^h?hZa]g?|K]g^[]g?^hg?|QZh|OF?Zc[?h|O]?|Kd[|T?d|M?^hg?f]g|Qdcg]|*   ~J-2 |2   |;X|>|?Hi|,Hdf[]f|5f]Zh]g?Zc?df[]f|*Hi|,Hdf[]fH|V^[|W|=]Z[g?dc]?df[]f|*|9^ghg?df[]fg|*|=]Z[?h|O]?df[]f?|S^h|O?TR|??Hi|,Hdf[]fH|V^[|W|*Hi|,Hdf[]fH|V^[|WHb^cag|=]Z[g?h|O]?|QZ|Td|Rh?b^cag?d|M?Zc?df[]f|* % P~R}5t -G}8-2 #   };-2 -   }E-2 1    &2 !   %        )+&% P}R}6t -G}8-2 #   }S-2 7   ~--2 |!   %       F.2 !   !+++% Py}6t -GJ.2 %   M.2 +   P.2 3   }?&2 "   %        + !% Pt}7t -G}8-2 #   |=.2 0   |J.2 2    &2 !   %        ++"% Pn}8t -F}8-2 #   M.2 +   |Q.2 /    &2 !   %        *+# P}V}8t -|T|W.2 |&       }8-2 #   }?.2 6   }R.2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""|QZ|T|P]ch|I|P]h|Od[A P}X}9t -)0^h]|PgA P~5}9t -,&|Qfd[|R|LhgA P~N}9t -@*^[]|P|Qdh]c|L|T|Ia]|TA        1ghZh|RgA P}=}:t -0(|Ld|P|Qb]h][|IZhA P}U}:t -2.f][]|P|Qh^dc|I|RfbA P~2}:t -*0|QZ|Td|RhA P~K}:t -/(^g|I|Ld|P|Qb]h]A P}#};t ---|Ld|Rchf^]gA P};};t -2+^c^h^Zb|IiZb|R]gA P}R};t -00|M^cZb|IiZb|R]gA P~/};t -1.|Qfd[|R|Lh|I|Ld|RchA P~H};t -*/hda]cgA P}!rt -%(^[A P}8rt -+"|P]ggZ|N]A P}Ort -2)Z|Q|QfdiZb|IghZh]A P~-rt -.0|LZh]|Ndf^]gA P~Ert -*,]j|Q^f|TA Pm}<t -0(|Qfd[|R|Lh|I|Ld[]A P}5}<t --.db[|IghZh]A P}L}<t --+c]|S|IghZh]A P~*}<t --+h^|P]ghZ|P|QA P~B}<t -0+^g|Idf[]fZ|Kb]A Pz}<t -(.|Ld[]A P}2}=t -?%|Ld|Rchf^]g|If][]]|PZ|Kb]|I^cA9Z|Mh]fA Pv}=t -*&|K]|Mdf]A P~?}=t -)(b^|P^hA P~W}=t -(&h|T|Q]A P}/}>t -+%|LZf[|I^[A P}G}>t -,)|L|Rff]c|L|TA P~#}>t --*|5XW|;|9R|?R|6A P~<}>t -.+|;|=X|5R|>|>U|:TA P~U}>t -*,SPU|9R|6A Pq}?t -|"(|Qf^|L]|I|P|Rbh^|Qb^]fA       2|5P|=|6A P~ }?t -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A P~R}?t -&#TQ|;A P}*}@t -&#|@|>|6A P}A}@t -&#|5P|6A P}Y}@t -A#[^ghf^|K|Rh^dc|I|P]h|Od[A    5|Ld|Rchf|TA P~O}@t -,)df[]f|I^[A P}&}At -E*[^g|Ld|Rch|I|P|Rbh^|Qb^]fA    5[]b^i]f|T|I]|PZ^bA P}V}At -10|L|Rff]ch|Ihda]cA P~3}At -1/]|PZ^b|IZ[[f]ggA P~L}At -)/iZb|R]A Po}Bt -*&iZb|R]gA Pr}Bt -)(RWPU|9A P}S}Bt -/&|;P|DX|@|?|I|9U|:VA P~0}Bt -*-|>U|:T|9RA P~I}Bt -,(W|@|9|?U|;|9RA Pn}Ct -1*jGZ|Q^Gi]fg^dcA P}9}Ct -|#/jG^[]|P|Qdh]c|L|TGa]|TA      3|,I|,|-GILG|,LA P~.}Ct -.,|,I|,JGI|,GI|.A P~F}Ct -),e|R]f|TA P|Y}Dt -+&|O]Z[]fgA P}6}Dt -()|Kd[|TA P}M}Dt -r+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{df[]fGf]e|R]ghdf[]fG|Lf]Zh][df[]fdf[]fGb^gh|Qfd[|R|Lh|Qfd[|R|LhGb^gh|Qfd[|R|LhG|R|Q[Zh]|Qfd[|R|LhGe|R]f|Tdf[]fGe|R]f|T  |O:2 /    #  |R:2 /   !% !} :2 &   "& !o:2 ,   #&!!}-:2 )   %  !}4:2 .   & !!}?:2 0   (" !}L:2 /   ))" }Y:2 -   *)" ~5)2 %   +("   # #     . . # Py}Lt -7#-%   ! !     ~Y1~Y1! ! P}R}Mt -=#1.   |4 |4     t1t1! ! M ( ( P~>}Mt -%x1x1 P~L}Mt -=~Y1!   #=.(    ) )       ! ! P}H}Nt -.!  #|&#   1 1 P~ }Nt -#/ / P~J}Nt --#|(%     |4 |4 P}A}Ot --%# |*(   ) ) P~@}Ot -&!"!J# Pr}Pt -+#L    ) ) P}L}Pt -&&   " Pv}Pt -!" P~4}Pt -+" !   #L# P}1}Qt -.!  #|2  !!! ! P~2}Qt -5#|2!   # #     % % # P}*}Rt -8!  #|3#   # - *   ~N ~R # P~+}Rt -+#P*   # # P~<}Rt -&!   " P~R}Rt -!" P} }St -1" !   #U"   ) ) P}6}St -)!   " % P}I}St -#% " P}X}St -~((( !   #V# ]c~@m}8|VbZ|K]b|W~@m}9 ~9)2 )   ~)>2 /   v>2 "   )   *   +   ,   -   ~6>2 !   |P^[?|3?b]c   ~. 2 |J   r!  |*   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*|O]^|N|Oh?G?|+}D"2 |F   }P"  +   }D"2 |F   ~N   W   Zgg]fh^dc?|MZ^b][N?gf|L|*b]cDE?|2|2?[gh|*b]cDE}D"2 |F   |?)  &   }D"2 |F   w%  B   }D"2 |F   5&  C   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*cd[]|*|O]^|N|Oh?G?|+   }D"2 |F   #%  +   U"2 |I   |C"  I   U"2 |I   8"  H   }0!2 |:   ~B-  |)   #   1   0   |9*2 X*2 |H*2 |A#2 |8   E"  +   |LZ|QZ|L^h|T?di]f|Mbd|S   &#2 |;   >   &   |LZbb][?|JX|Qh^dcNN|Rc|SfZ|QDE|J?dc?Z?|J|:dc]|J?iZb|R]III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~(tt -|-""""""""""""""""""""""""""""""################%%%%% P}0ut -!% Prut -!! P}G~+t -!" P~+~,t -!% P~>~,t -+4       % P~R~,t -!% Pm~-t -!! P})~-t -!% P}4~-t -!* P}?~-t -!* Ps~-t -!% P}V~-t -!% Pv~-t -!% P~2~-t -!! P~>~0t -3!       !       . Py~0t -!%';
var frequent = "fffffff1f13b1d507eaa000123ede5191910100010001000301010000000001b";

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
function loadedBy(load2, answer) {
  use(load2);
  return answer;
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
function settingsOf(options, flags = 0) {
  const { version: version2, level, draft, severity: severity2, limits: limits3, mask, messages: messages2, names } = options;
  const entries2 = options.entries === void 0 ? void 0 : new TextEncoder().encode(options.entries);
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries2?.length ?? 0));
  bytes[0] = versions.indexOf(version2);
  bytes[SETTINGS_FLAGS] = flags | flagsOf(options);
  if (severity2 !== void 0)
    writeSeverities(severity2, bytes);
  writeLimits(limits3, bytes, SETTINGS_LIMITS);
  if (entries2)
    bytes.set(entries2, SETTINGS_ENTRIES);
  return { version: version2, level, draft, severity: severity2, entries: options.entries, limits: limits3, mask, messages: messages2, names, bytes };
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
function call(run, a = 0, b = 0, c = 0, d = 0) {
  try {
    return run(core, a, b, c, d);
  } catch (trap) {
    trapped = true;
    input = NOTHING;
    throw trap;
  } finally {
    if (input.length > LARGE)
      input = NOTHING;
  }
}
function callWhole(run) {
  if (!registered()?.isWhole)
    throw notLoaded();
  return call(run);
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
function cutAtSurrogate(text2, at2, into) {
  const { written } = encoder.encodeInto(text2.slice(0, at2), into);
  const unit = text2.charCodeAt(at2);
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
      const { done, value } = await this.#reader.read();
      this.#isDone = done;
      if (done)
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
  const note = readNoteRecord(reply.numbers, reply.at);
  reply.at += NOTE_WORDS;
  const topic = topics[note.topic];
  return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) };
}
function write2(batch, settings, held) {
  const { bytes, places } = batch;
  const spans = places?.spans ?? [];
  const words2 = 4 * (spans.length + held.places.length);
  const behind = bytes.length + PADDING;
  const into = room(behind + settings.length + words2 + held.texts.length);
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
    write: (chunk) => guarded(() => each(work.framing.push(bytesOf(chunk, "an archive")))),
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
      const part = chunk.subarray(at2, at2 + room2);
      const isMore = this.#pending.length >= BATCH;
      const before = this.#pending.length;
      this.#pending.append(part);
      at2 += part.length;
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
  let at2 = 0;
  while (at2 < bytes.length) {
    const end = bytes.indexOf(LF, at2);
    at2 = end < 0 ? bytes.length : end + 1;
    count++;
  }
  return count;
}
function endBehind(part, before) {
  const end = part.lastIndexOf(LF);
  return end < 0 ? 0 : before + end + 1;
}

// generated/english.js
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object", "text": "text" }, "or": "or", "and": "and", "unnamed": "this field", "label": "\u201C{label}\u201D", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it. The API documentation names no replacement." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "instead": "The API documentation names no replacement." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };

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
function cacheOf(phrasing) {
  if (lastUsed?.phrasing.messages === phrasing.messages && lastUsed.phrasing.byLabel === phrasing.byLabel)
    return lastUsed.known;
  const both = caches.get(phrasing.messages) ?? [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  caches.set(phrasing.messages, both);
  const known = both[Number(phrasing.byLabel)];
  lastUsed = { phrasing, known };
  return known;
}
function expectedOf(messages2, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
    case "methods":
      return methodsOf(messages2, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages2.expected?.[word] ?? word);
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
  const named = (wire, label2 = wire) => ({
    value: wire,
    shown: byLabel ? inSentence(messages2, label2 ?? "") : quoted(wire)
  });
  const label = (wire) => messages2.labels[labelled.indexOf(wire)];
  const valueLabel = (value) => messages2.values[labelledValues.indexOf(value)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field": {
      if (field?.name === void 0)
        return plain(texts?.called);
      const known = labelOf(messages2, given.field);
      const isUnknown = byLabel && known === void 0;
      return isUnknown ? { value: field.name, shown: messages2.unnamed } : named(field.name, known);
    }
    case "name":
      if (field !== void 0)
        return argument(messages2, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages2.unnamed } : named(given.name);
    case "type":
      return plain(messages2.types[byLabel && field?.type === "string" ? "text" : field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages2.or, valueLabel);
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
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages2, object?.discriminator));
    case "carried":
      return list(object?.carried, messages2.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near": {
      const near = words[given.near] ?? "";
      const isDiscriminator = near === fields[object?.discriminator ?? -1]?.name;
      return named(near, isDiscriminator ? labelOf(messages2, object?.discriminator) : label(near) ?? valueLabel(near));
    }
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages2.calls?.headers[word]);
    case "versions":
      return list(versions, messages2.or);
    case "methods":
      return plain(methodsOf(messages2, given).join(` ${messages2.or} `));
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
function labelOf(messages2, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages2.fields[field]?.label ?? messages2.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label.replace("{label}", () => text2);
}
function withLabels(messages2, text2) {
  return text2.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(messages2, messages2.labels[labelled.indexOf(name)] ?? name));
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
  Object.defineProperty(target, READ, { value: readerOf2(target, names, make, others), configurable: true });
  Object.defineProperty(target, INSPECT, PRINTED);
}
function readerOf2(target, names, make, others) {
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
function phrasingOf({ messages: messages2, names, mask }, builtIn = english) {
  return { messages: messages2 ?? builtIn, byLabel: names === "label", mask };
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
  const messages2 = given ?? ENGLISH;
  const conversions = given?.conversions ?? englishConversions;
  const phrasing = { messages: messages2, byLabel: false, mask: true };
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
      Object.assign(conversion, readNotes(reply, count, messages2, conversions));
    else
      postpone(conversion, NOTES, () => readNotes(reply, count, messages2, conversions));
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
function readNotes(reply, count, messages2, conversions) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages2, conversions);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages2, conversions) {
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages2, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages2 = english, conversions = englishConversions) {
  const { reason, field, other, version: version2 } = note;
  const key = `${reason} ${field} ${other} ${version2} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages2.fields[field]?.why;
  const texts = { version: versions[version2], entry, item, field: named(field), other: named(other), why };
  const text2 = withTexts(conversions.reasons[reason], texts);
  lastReason = { key, conversions, text: text2 };
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
function sourceOf(shape, form, input2, { limits: limits3 }) {
  if (form !== FORM_VALUE)
    return input2;
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
var { entries, limits: limits2, messages } = DOCUMENT;
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
    const convertWith = (complement) => convertUnder(this.#shape, bytes, encoded({ ...this.#options, complement: complement && JSON.stringify(complement) }, this.#settings.fill)).problems;
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
  constructor(messages2) {
    this.#messages = messages2;
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
  #index;
  #settings;
  #reasons;
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
    const { limits: limits3 } = given;
    const some = { ...given, complement: void 0, limits: { ...limits3, findings: Math.max(1, limits3.findings) } };
    this.#settings = encoded(some, fillFor(shape, some));
    this.#reasons = new RefusalReasons(shape, some, this.#settings);
    this.#tallies = new Tallies(given.messages);
    const most = limits3.bytes;
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
  async part(part) {
    if (part.kind === "batch")
      return this.#batch(part);
    if (part.kind === "verbatim")
      return this.#output.write(part.bytes);
    if (part.kind === "piece")
      return this.#copies ? this.#output.write(part.bytes) : void 0;
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
    const keeps = this.#complements !== void 0;
    const converted2 = convertBatch(this.#index, batch, this.#settings.bytes, held, this.#written, keeps);
    const { units, blank, refused: refused2 } = converted2;
    this.#isOpen = batch.bytes.at(-1) !== LF;
    this.summary.documents += units - blank;
    this.summary.converted += units - blank - refused2.length;
    this.summary.changed += converted2.changed;
    this.#tallies.add(converted2.tallies);
    const isLast = refused2.length > 0 && this.#rejects === void 0;
    const written = isLast ? [] : this.#write(converted2);
    if (refused2.length > 0) {
      const first = batch.bytes.subarray(refused2[0]?.start, refused2[0]?.end);
      written.push(this.#reject(refused2.length, this.#reasons.inBatch(batch, refused2, held, this.#number), first));
    }
    await Promise.all(written);
    this.#number += units;
    this.#written += units - refused2.length;
  }
  /** Writes output and complements, which are valid until the next call of the core. */
  #write({ output, complements }) {
    const isFirst = this.#isArray && !this.#copies && !this.#hasOutput && output.length > 0;
    if (isFirst)
      this.#hasOutput = true;
    const written = [this.#output.write(isFirst && output[0] === COMMA ? output.subarray(1) : output)];
    if (this.#complements)
      written.push(this.#complements.write(complements));
    return written;
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

// stream.js
var convertStream2 = /* @__PURE__ */ loadedBy(loader, convertStream);
var validateStream2 = /* @__PURE__ */ loadedBy(loader, validateStream);
export {
  ArchiveError,
  convertStream2 as convertStream,
  validateStream2 as validateStream
};
