// generated/bytes.js
var text = ' Zg|P!   !}6!6|J#jjj |J"jj |J%jjjj |J&jjjjj |J!j |J%jjjj!j|J#jjj!j|J"jj!j|J(jjjjjj |J&jjjjj!j|J!j!j|J  |J)jjjjjjj |J !j|J*jjjjjjjj |J*jjjjjj|Xj!j|J)jjjjjjj!j|J&jjjj}  |J,jjjjjjjjjj |J"} j "N!8|*Hdf[]f|I|LdchfZ|Lh|I|K|N|*_g|"|I|I|S|K^c[|N]c|I^c^h|I]|Th]fcf]|M|IhZ|Kb] -#~X!~V!1 **"&** &(-#.  !&#"#+#+#&+".2&"( )#*# *!% "!("&"&)"(#*)"0!*&# 3)  #%,  )((%"""#"## *# +#(#!! &" ()& "  4 &!( #&!&  #,#)"#"   "!!!)# !&( !)#( ,"0 &*, ""+!,)!!( """&!"%.! !/#!+! ! !% !)#!#%"  )% !!)!%5 "( "%(""%%%%%%"%("#(!!&%#!   %!!!!!"%%%%%//!+!!-)%+"|Q!00d l*&#! 3(;#j!Pkkq -j Pt~2q -j Pl~3q -)~@!1(|P]|Pdf|U" -|L|O]|La|I|KZh|L|O <)|Ldci]fh |"/|Ldci]fh|I|KZh|L|O !0[]h]|Lh|Ii]fg^dc a-]c[|Qd^ch|Id|M S*^g|IiZb^[ }1!(f]|M|Rg] [)f]g]fi] }9!*iZb^[Zh] |Q/iZb^[Zh]|I|LZbb =1|I|IZ|Kdfh|I|OZc[b]f#!7|I|I^cghZc|L]|Ih]f|P^cZh][#"7|I|I|S|K^c[|N]c|I]|Th]fcf]|Mg!!2|I|I|S|K^c[|N]c|IghZfh  +|!! P!-/|GYs!~(!~R!~T!y!y!y!y!y!~U!~V!."}&!,}5~B*~V!~(S#|,j%} !|WB Pu#aA*C Pvqq Pvqq G  A+P!?+=N  ?+%O#OPvqq G  A+/ Pvqq ?+P!?+=N  ?+/ --? P*W%O? G }JnO@6-?*P2_P!P!?!P?_A/Pq~2q D" _?"Ps~2q D" A ?/aA+P ? ?+X=VA+=? ?/U=P ?"?+=P 26?*P~8 _Pq~2q D" Ps~2q D" ?"?/_A ?#2}+!P @+Pq~2q D" @.?*D"|CA0Pkkkk|TT%O?*D"|JP#h@+-?*P~8!_P ?&?&Ps~2q D" A#? ?+_?%P.b_A,aA P ? ?#W=VA-=A P!P!2}@!?*D"~<!@D"O"O?*D"~8!P!T%O?*D"v!@A? R%OP @&."-? R/!?AP!P!?,?._?-=?#?,U=? ~X,  .!-.!-?*P~8!_?%P%P.2}@!?*D"~<!@E"O"O"O?*D"~8!P!T%O?*D"v!@>?%%OP|J?"?+_?!_A#a@-?%@.P @+#OPq~2q D" @ "jP Ps~2q D" A"?#?+_A,P?_U/ <P ?"?-_P%U/ <? ?#_?+_P?_D  -@1?*P*_? ?"?,PC_2~ !?*D"*@ ?*D".@"?+?>_A,?1K" ?,P*_P ?"? a?"?&V? ?"VfA"=K" ?,P%_P!? ?A_?"=K" ?-P.a@-?+P._@+?.P!aA./ --Ps~2q D" @&Pq~2q D" @."O?!P|IV/ ?&?/U/ ?!?._A z.                z- 2? z.                z-  -?)P T@|(?*D"|J@1?*D"Y@22.?*P}+rq K"~C!?*Pkrq K"v!?*P"K"~<!?*Pv!_@#P @"P @+#O?#?+P"h_D" A D" A+Pkkk"V%O? D"%?+2p!? Qkkkk2L" -? P K"*P!@+?"P!eP!@"R/ -P}>rq P K" P}Mrq D" @"P}Mrq P K" P}Urq D" @-P}Urq P K" ?"R/#P}Qrq D" @ ?-R/!P @##O"O?#%O?"@+?#@".!-P @+? %O#O?"D"}Y"@"? P!aA / --P @ -"O?"H!}W"? V%O? @,.!-#O"O?*P~8!_?"?+2~D!?*D"~8!A"R/ ?*D"~<!@+?*D"v!A,?"H!}W"X/!."-- -"j?+R%O?"@#?,P!_.!-?"?,P"h_Pq"_@ #O? D" A#P}Y"_@ ?+P!aA+/ -P -@ ?"?,P6b_A"D"[A+%O?"P~< _D".?+2p!-P @"?-P!aA-/ -."-.#-? R%O?"@#.!-?"@##O?#D"}Y"@#? P!aA / --?*P~8!_?#P 2~D!#O?*D"~8!A R/!?*P~8!_? ?*D"~<!2~D!. - -?0Pkkkk|TS@"?&?/U@ P}Yrq Q L" Psrq P K" ?*P~C _?6?*G |;?*G |<2J?*D"|O@| "j"O"O?*D"bA|)R/ ?|)P!T/ ?6P)U/!-?*P"N }E!P .!-?*P~8!_?6?*P2_?| D" ?| G %P 2L?*?*E"n"L#}>!?*?*z "y!z-#o!?*?*z "w!z-#k!?*?*z "~8!z-#|QP ?*G }E!P"S/ <Ptrq ?*Px _A#23?#-@FP ?2?"=@"P ?/? =@9P!?.? =@:?6P(V@ Po~)q ?)RN  Ph@+#O?+P}Y~(q _A#D" @&?#?+P}+rq _A#D" K" ?#?&K" ?+P%_A+/ -P}+~)q ?|(N  P~4~(q P N  ?*? N q!?*P K"}Y!?*?"K"}Q!?*?"?1P#h_K"}U!?*D"|6@ ?*?9K"}J!?*?!K"}M!?*?:K"}F!?*D"|7@|+?*G |=@|,?*Ps!_?*P}F!_2E?*D"s!P!S%O?(~X)@|2P*P+?0Pkkkk|TSA"=@|!P~-}3q P~4}3q ?"=@|-Pk~+}R~L!? ? Pk~+}R~L!X=@GP!?:?!?9VA =@|*P ?!? =@B?>?%P.b_@H?*Po#_@J?*Pw"_@=?*P~J!_@|.?6P(V@K?>@%#OP}Yrq D" @ "O"j"j"O?|"R%O?%?HT/!P!@|"?H@%P .#-?I%O?I@-?%."-P!@|"P ."-?%A-P._-@%? ?-D" S%OP @|"."-P!@|"?--@IP @--?*D"~4!@.?*D"u!@1?*D"~-!A0?*D"t!A,U@7?0?,a@#"O"j"O"O"O?*D"}Q!/ "OP ?#?7?0P ?*D"}M!A ? ?*D"}J!VA =VfA"=A<R/ P!P!?*D"}F!? =?,_?"=A @+?#@"#O?+G  P+aA&P9WP P!?&hP}9kk%e=R%O? ?#_P!a@ P @+#O"O? ?+_G  P+aA&P9V/ P!?&hP}9kk%eR/ ?"?+P!aA+_/!.%--?"?+_R/".#-?+P!_@+?"P!aA"/ --?-RA ?<?GWeR%O? /".#-Pqrq Pqrq D" P!_K" P}M~(q P ?.?1a?.?1U?.?9VfA#=A 2w!P}U~(q D" @""O? RA&/ ?&/ P}Q~(q D" ?"_P!?1?:_?#=? ~X,  -P}U~(q ? ?"_K" .%-?-/!-P .!-?-D"*@<?-D"%-@ P}U~(q D" @&"O"O"O"O"O"O"O"O?FR/ P}Y~&q P K" Pt~&q P K" ?#?GV/ Ptrq ?6?*P2_? ?<28R/ P @2P~8~&q z # @|3P~8~&q Qkkkkq L# Px~&q D" @"Px~&q P4N  Pv~&q P K" ?*?"K"o#?*Pw~&q E# L#n#?*?|3z-#y"?*?!K"v!?*?9K"~<!?*?:K"~8!?*P}2"_A"?*Py"_?*P~8!_?,?0?|+2%?*D"}>"A+Pymq ?*D"}B"A-=D"%Pt~(q ?1K" Pl~)q Q L" P~-~(q P K" Ps~(q P K" P~J~(q P K" Pv~(q P K" P},~)q P N  Py~(q P K" ?0W%O"O?-R/ ?+D"%PjS/ Ptrq ?"?F2"-?*G o#P4S@2-?*?*D"o#K"x!?*?*E#n#L#w!?*?*z #y"z-#~8!P~8~&q 2~M!Px~&q ?*D"x!K" Pw~&q ?*E#w!L# P~8~&q ?*z #~8!z-# P}M~(q ?|*?BPt~(q D" ?.2l!Pt~(q Pt~(q D" A"?.?"?.V=K" "O?|,R%OP!@/.!-Pv~(q D" P%h@+P~<~(q D" @"#O?+RA-@/?-/!?+P2a@+?"G 0?"P2_@"P*U/ --?2R/ ?/Pt~&q D" Re/!-P}U~(q D" ?&X%OP}U~(q ?&K" -?*Py"_A"P!?,?|*_?7?0?BVfA+=P ?#?+=P}6~)q 2}6!P}M~(q E# @NP}M~(q Qkkkk2L# ?*P}U~(q D" K"v!?*?NL#~8!P}U~(q P K" Ptrq ?6?"?*P2_? ?<2*P}M~(q D" A %OP}Q~(q D" ? 2p!-P}U~(q ?*D"v!K" P}M~(q ?*E#~8!L# P}+~)q ?|(N  P~4~(q P N  Pt~&q D" R/!.(-P~-~(q D" /!.#-P}M~(q P ?,?1a?,?1U?,?9VfA+=A 2w!P}U~(q D" @""O? RA-/ ?-/ P}Q~(q D" ?"_P!?1?:_?+=? ~X,  -P}U~(q ? ?"_K" P}2~&q D" @+P}M~(q P}6~&q D" A 2w!P}U~(q D" @""O? RA-/ ?-/ P}Q~(q D" ?"_?+? ~X,  -P}U~(q ? ?"_K" P}M~(q P ?.?0a?.?0U?.?9VfA =A"2w!P}U~(q D" @+"O?"RA-/ ?-/ P}Q~(q D" ?+_P!?0?:_? =?"~X,  -P @ P}U~(q ?"?+_A"K" ?&@+Pt~&q D" /%.!-P}U~(q D" @"Pu~(q D" @+P!@ -P!@,"O?"?+U/ ?"?+aA-P ?.?+?&a?1_A"a?.?9V?"?.VfA&=T/ P}Q~(q D" ?+_P!?"?:_?&=?-2~,!P T@,-P @.Psrq Psrq D" ?,_K" ? R/!-P!@.P}Y~&q D" R/ P}Q~&q P"2w!P}Y~&q D" A P}U~&q D" _Pz~V!|0  P}Y~&q ? P"_K" -"O?)R/ P}Y~&q D" R/ P}Yrq |." @NP}>rq |." @|0P}+rq ?|!2w!P}2rq D" @ ?|!%OPorq D" ? _?|-?|!~X,  -P}2rq ? ?|!_K" ?|2?|0|Y?N|XP}+rq 2t!P}+rq P02w!P}2rq D" A Porq D" _A"P~=}3q E  L  ?"P~B}3q E  L (P}2rq ? P0_K" P}U~&q D" @&P}+rq P}Y~&q D" A 2w!P}2rq D" @""O? RA+/ ?+/ Porq D" ?"_?&? ~X,  -P}2rq ? ?"_K" P}+rq P"2w!P}2rq D" A Porq D" _Pz6|0  P}2rq ? P"_K" -?.%OPh@+#O?+P~C~(q _A D" @"? ?+P}Q~&q _A D" K" ? ?"K" ?+P%_A+/ --P}M~&q D" A,P%h@+P}J~&q D" A-@"#O?+R/"?+P2a@+?"G 0?"P2_@"P#U/ -"j?.R%OP P ?#P ?0?BW=?7=A7P?_A ? P}>~)q D" VA =@?P!P}:~)q D" ? =.!-Ptrq 2|(P}M~&q D" @,P}J~&q D" @-?!@7?9@??:-@CP~<~&q D" @@?*Pv~&q D" A|#K"s"?*?@K"q"?*?7K"}Y"?*??K"}U"?*?CK"}Q"?*P K"}M"?*Qkkkkq L"}F"?*Pkkkk|TK"~J!"O?,R/ ?-?,P%h_@<P!?C?7??VA =@LP ?7? =@M#O"O?|)?-G .A W/ ?-G 0A&P"W/ ?*P~+"_?6?-?| ? P#h_A D" ? G %2|AP @."jP6?*D"~J!Pkkkk|TS/ <?*P~8!_@.?|.?&P)W/ <P @.P6-@,P}Brq E" @NP}Brq Qkkkk2L" P}Jrq P K" ?*P K"~8"?*?NL#u""O"O"O"O"O?KR%O?.R/%?.D".@ ?-D" @#P @"?.D"2A+0"#"!-Pymq ?@?-D"*A P.b_? ?|#X=A D"*P)eP(T/%?*Py"_?L?M? D" ? D"%29?*D"y"A Pkkkk|TS/%?*D"~X"A"?*D"k#?*Pu"_2c? R/%?"? 2p!.%-#O?"?+P!iA/?"_A"? ?"P.b_D" ?#V=@"?+?/aA+P!V/ --?"? ?"P.b_D" ?#W_A ? P Ta@+-?*?.D"2K"n#?*?.z " z-#y"?*P}>#_?,?+2Q?*Py"_?*D"}B#?*D"}F#?*Pu"_2|<.!-?*?|#K"n#?*?@K"l#?*?7K"k#?*??K"~X"?*?CK"y"?*P}>#_?*P}F"_?-D"*2Q?*Py"_?*D"}B#?*D"}F#?*Pu"_2|<-"O?-G 0P#aP{!eP%V/ ?-G /P{!S/ Pymq ?@?-D"*A P.b_? ?|#X=D"*P)eP(S/ ?*G ~/"A P ? P~0 U=P.bG }(}GOA P ? P|3U=P;bA P~O}:q _? G })};O?*Pu"_2c-P}Urq D" @3?=?*D"~8"K"*?=?*E#u"L# ?*?*D ~+"K"v"?*?*H ~/"|0!~C"?*?&N ~E"P}Mrq D" @2"O?3Pw)U/ "O?2R/ P}Qrq D" @0?*D"x"@/?*D"~J"@|%?*G v"@|&?*G ~@"@1?*G ~A"@4?*G ~B"@8?*G ~C"@5?*G ~D"@;?2@.#O?.H!}W"A P6b@|/Pj@,P @+"O#O?+?|/S%O? @,."-"j?+?._A#P~A _G  A"?&T%O?"?&U?"?&Va.!-?#P~> _G  A"?4T%O?"?4U?"?4Va.!-?#P~= _G  A"?1T%O?"?1|7?"?1|8a.!-?#P~? _G  A"?8T%O?"?8U?"?8Va.!-?#Pv _G  A"?5T%O?"?5U?"?5Va.!-?#P~@ _G  A"?;T%O?"?;U?"?;Va.!-?|&?#P~< _G  a-A"P{!eR%O?|%?#Pw _D" ?/?#P~J _D" A"?"?/V=2~,!A#?/?"a?#=A"P |8?"P |7a@"-?+P6_@+?,P!_@,?"P{!eA"P!S/ -?"R/#-?0R/!?0P!a@0?.?,P"h_D"}Y"@.. - -?*P K"x"?=P!2w!?*D"x"A ?*D"~J"_P|(N  ?*? P!_K"x"P}Mrq D" @2-"O"O"j"O"j?2R%O?*D"~J"@+?*D"w"@"?*E#v"@|1?*D"x".!-?*Py"_?2P}Qrq D" ?*Pv"_2|/?*D"y"R%O?*D"~X"?*D"l#P#h_A ? D"%P!_K"%P}Brq D" A %OP}Frq D" ? 2p!-P}Jrq ?=D"*K" P}Brq ?=E" L" .(-?*D"w"@"?*E#v"@|1?*E"~J"AN}E@+P}Mrq D" A /!?NQ?n}E-@ ?+}K? }KQ?}&l@NP .!-?*P}>#_? P}Qrq D" ?*Pv"_2|/?*D"}>#R%O?*D"}J#@ ?*E"}B#@N?"R/"?+?"2p!."-?*E"}F#@|0?*D"}B#-@+P}Mrq @ ?"Pkkkk|TT/!-?N}E? P#h_A P!K"%? ?3K" .!-?*?+K"o#?*P}Mrq K"}+#?*?NL"l#?*?"K"k#?*?|1L#y"?*?|0L"}2#"O"O"O"O"O"O"O"O?+%O?+H!}W"P-X%O?|0Q?n}E@,?*P}Y#_@ ?*Pq#_@2P%@""O?|0Qkkkku |?/ "O"O?,A"P&a0""! -?,P)a@,?*P}Q#_@ ?*P}U#_@2P(@".!-P @,?*P}Q#_@ ?*P}U#_@2P&@"-2~P!A#P K"|C?#?+H!}W"?"Pjg_A.|0!}W"?.P.X/"?+P~< _A4?"P6b_A/E".@N?/D"*@&?/E" @|1?+?"P#h_A/D" @1?/D"%@/?"P!_@0?.P6bA8%O?#P~< _?4?0P6b_?8~X,  -?|0}E@4?.P#hA.%O?#?+?0P#h_?.~X,  -?+?"|0!}W"?*P K"}Q#?*?4K"}Y#?*?+K"q#?*?#K"}U#?*?,K"~-#?*? D" K"t#?*?2D" K"s#?*P}>#_?*Ps#_?*Py"_?32|W?&Pkkkk|TS/*?+D"|CA"R%OP @4.*-?4R@ ?/@.?1@0?#@,#O?+H!}U"@+?*?NL"}J#?*?&K"}F#?*?|1L#}>#? P!eR/%?4P!_@4?+@ "O"O?"H!}W"A;P-X%O?*P}Y#_@2?*Pq#_@8? P&X/!P%@+."-?*? K"~-#?*?4K"t#?*?"K"s#?*Ps#_?*P}>#_?0?.?,2|=.--"O"O?+P&a0""! -?+P)a@ ?*P}Q#_@2?*P}U#_@8P(@+.!-P @ ?*P}Q#_@2?*P}U#_@8P&@+-2~Q!A#P K"|C?#?"H!}W"?+Pjg_A3|0!}W"?3P.X/&?"P~< _A|%?+P6b_A/E".@N?/D"*@&?/E" @|1?"?+P#h_A/D" @1?/D"%@/?+P!_@5?3P6bA|&%O?#P~< _?|%?5P6b_?|&~X,  -?3P#hA3%O?#?"?5P#h_?3~X,  -?"?+|0!}W"?#H!}W"A3P!_@5?3P.X/(?;?+a?5T/)?#P}Y"_@;?5P"hA5%O?;?"?+P"h_Pq"_?5~X,  -P @+#O"O?;?+P"h_D" A5?+|0!}U"?5?#K"|C?+?3X/ ?+?+?3U_A+?3W/!--?*?4K"}Y#?*?"K"q#?*?#K"}U#?*?4K"}Q#?*? K"~-#?*?2D" K"t#?*?8D" K"s#?*Ps#_?*P}>#_?0?.?,2|=?&Pkkkk|TS/+P!@ ?/@.?1@0?#@,?"A+D"|CA"/ -.)-?*P}>#_?J?*Py"_?32|W.)-P}Mrq 2~P!A K" ? P K"|C? P!|0!}W"? P!K"%? ?3K" ? ?*z #y"z-"Y? ?*D"n#K"bP}Qrq P K" .(- - - - - -"OP}Mrq D" A"%OP}Qrq D" @+2~Q!A ?"K"}Y"? P |0!}W"? P K"|C?+P!_A,R/#?"P |0!}U"?"? K"|CP}Qrq ?,K" P}Mrq ? K" ?+?4S/! - -? ?NL"|O? ?&K"[? ?|1L"Y? P!|0!}W"? ?#K"q"? ?/K"%? ?1K" ?#P!|0!}U"?#? K"|C-P}Urq P}Urq D" P!_K" .!- -?-P2_A-?<T/ -?*D"~J!A P |9/ ?*D"x!? P%h2p!-?*D"}F"A R/!?*D"}J"? P%h2p!.!-P}Yrq D" @#P}>rq D" A P}6rq D" S%OP}6rq 2~2!-P}:rq D" ? P.b_A"?#K"*?"?0K"%?"?,K" P}>rq ? P!_K" -P}Yrq P}Yrq D" P!_K" ?*Ps!_?*P}F!_2E?*D"s!/ --Ph@+#O?+P}Y~(q _A D" @!? ?+P}+rq _A D" K" ? ?!K" ?+P%_A+/ -?*D"[A %O?| ? P#h2p!-P~Xqq P K" Pxqq P K" Pwqq P#2~H!P~Jqq D" Pxqq D" A P"h_A!Q L" ?!P K"*Pxqq ? P#_K" P}Yrq E" @NPsrq D" @"Plrq D" @#Pnrq D" @%Porq D" @&P}2rq D" @)P}>rq D" @!P}Urq D" @+Pwqq P+2~H!P~Jqq D" Pxqq D" A,P"h_A ?+K"?? ?!K">? ?)K":? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?NL" Pxqq ?,P+_K" ?!%OP}:rq D" A+?!P.b_@!#O?+P*_D" @"?+P%_D" @#?+D" @%Pwqq P#2~H!Pxqq Pxqq D" A P#_K" P~Jqq D" ? P"h_A ?#K"*? ?%K"%? ?"K" ?+P._A+?!T/ --?*P~8!_P}Urq D" A%P%P62}@!?*D"~<!@&"O"O"O"O?*D"~8!P!T%O?*D"v!@!?%P"U/!?%P!a@"?!@+#O?+P._P"N  ?+P6_@+?"P!aA"/ -."-.%-?!@+?%R/!-?+P"N .P @,P}Mrq D" A"R/ P}Qrq D" @-?%@.#O"O?,%O?"@+?,@".!-P @+?-%O#O?"D"}Y"@"?-P!aA-/ --P @--"O?"H!}W"?-V%O?"@ ?-@#.!-#O?"D"|CA R/%?+P!_@+?"H!}U"@#?#? A"H!}W"X/ --"j?+R%O? @,?#P!_.!-? ?#P"h_Pq"_@"#O?"D" A,P}Y"_@"?+P!aA+/ -P -@-?%? ?#P#h_A)D" A+V%O? ?#P6b_A E"|O@N? D"Y@"? H!|J@#?)D"%@)?*? G |KN ~>!?*?#|0!~<!?*?"K"~8!?*?"K"|Q?*?*D ~;!K g?!?+P6b_A ?)K"*? ?NL" ? ?*D"|QK".? ?*D gK 1-P @"?.P!aA./ --?%P6b@#P @+#O"O?#?+S/ "O"O?!?+_A P._G  A%P"a0"!" -? P%_D" @)? P*_D" @,? P4_G  @"? P0_G  @.? P/_G  @-? P1_G  @/? P2_H! @0? D" @ ?*P K v!?*?%N ~?!?*?0|0 ~=!?*?/N ~<!?*?-N ~;!?*?.N ~:!?*?"N ~8!?*P"Qkkkno}>qk!?"}KQ#}&n}E?"P*X=N ~9!Pwqq ?*P~8!_P.2~-!Pwqq P!2~H!Pxqq Pxqq D" A"P!_K" P~Jqq D" ?"P"h_?,K" Pwqq ? ?)2~E!-?+P6_@+.!--?&%O?!?&P6b2p!-2}J!?E%O?>?EP.b2p!-?D%O?A?D2p!-?*P~8 _2~L!?*P2_2~)!Pvqq P N  ?*Pu#_C 1- -?*D"v! -~F|#"?j!} B Pq!aA#C ?"D"?@>?"G I@7?"D"F@4?#P:_?!?"G JA8?"D"DA| 2j"O?#G GP#T%O? D"k%A"? D"y#S%O? Py#_2~5!-? D"~X#?"P:b_A!?#E"DL"2?!?#z ":z-" ? ?"P!_K"k%.!-?#D">@3?#G :@&?>R%O? ?&N l%? ?#H ;|0 }%%? ?#G =N m%? ?3K"n%-?#"j"O"O"O?&0""! -?8P#T?8P&Te."-?3P!_@3-P!@9P!-A-N |@?#?"K"|6?#? K"|9?#?!D"2K"O?#?!z " z-#I?#?8P(VN |??#? P~4%_K"|;?#? Px"_A&K"|7? P K"~4"? D"y"P%h@"? D"~Q"P2a@)"O#O?"R/!?"P2a@"?)P>_@%?)P2_A+@)?>?%G  T/ -?+P%_D" @<?+P*_D" @(?+D" @%?#P~8 _A"?&P~8 ~X,  ? P4N s#? Q%L#}M#? Q L#}F#? Qkkkk2L#}>#? Q!L#}6#? Q L#o#? Qkkkkq L#n#? Q%L#k#? Q L#y"? Qkkkkq L#x"?-%O?#PI_?9?3?%?<?(?"2| -"O?%?<X%O?#D"b@(?#D"|O@*.!-?#D"|6@0?#D"|;@6?#D"|O@*?#D"b@(#O"O?%?(X/ ?*?%PFb_A)D"*@2?)D" P!e%O?)D"C@+?)D"?@=?)D">@"?#P2_?#PI_A-?)D"%?0G JP.bG }>}NOP.bG }*}GO2|M?#D"2P!e%O?-P!?#D"6?"?=?+?#P~8 _2| -?"?=X/!?*?"PFb_@)#O"O?"?(X/ ?)D" / ?)P*_D" @-?#Pk~Y#|0!}Y!?#P5N ~!!?#P K"}U!?#?-K"}Q!?#?2K"}M!?6?#P}M!_2}8!-?)PF_@)?=?"P!_A"T/ -.!-?#Pk~Y#|0!}Y!?#P4N ~!!?#Q L"}Q!?#?2K"}M!?6?#P}M!_2}8!-?%P!_A%?<T/ --"O?(R%O? D"~4"@".!-? P~-"_@+?*?(PFb_@-P @(#O?*D" @%?*P K" ?*P%_|." @B?+?%2~G!? D"~4"@"?%P!S%O? D"u"?"P%h_A%?(K"*?%?BL# ?"P!_@"-? ?"K"~4"?(P!_@(?*PF_A*?-T/ --? D"u"?"? P~C"_2|*<?&D" A"%O?&D"%?"P%h2p!-?&D".A"%O?&D"2?"PFb2p!-?&D":A"%O?&D">?"P&h2p!-?&D"CA"%O?&D"D?"2p!-?&D"IA"%O?&D"J?"2p!-?&P|1_2~M!?&?#P~8 _P~8 ~X,  -"O"O"O"O?9%O?3?#D"OA+X/!P @)?3P!_A"?#D"|1A-?3P.b_D"*A&P%iP ?&P)eP&S=A(X/!?#D"|;D"I@%#OPymq ?-?"P.b_?"?+X=D"*?#PI_?"?)2~*!?)P!_@)P%iA"?(U/ -?#D"|;D"I?%W/!?#?#D"OK"h?#?#z #Iz-"[?#P K"|J?#Qkkkkq L"|C?#P}M!_?#P~8 _?32Q?#D"}Q!A"?#D"}U!P%hA)_@%?#D"|1@-?#D"O@("O#O?)R/!?"D" @+?)P2a@)?"P2_@"Pymq ?-?+P.b_?(?+W=D"*P)eP%T/ -P%P22BA&R/#?&?+K" ?#P!K"}U!?#?&K"}Q!?#P%K"}M!P%@*P!@5#O?"?%T%O?"D" @+?"P2_@"Pymq ?-?+P.b_?(?+W=D"*P)eP%T/!?#D"}M!?5S%O?#P}M!_P!2~H!?#D"}Q!@&-?&?5P"h_?+K" ?#?5P!_A5K"}U!?*P%_@*.!--?#D"}M!@%?#D"}Q!A&@"#O?#PI_?"D" 2}"!?"P%_@"?*P%aA*/ -?%R/ ?&?%P"h2p!-?#D"|CA"R/!?#D"Y?"P%h2p!.!-?#G |@R/ ?#PI_P P 2~*!-?#D"|;@""O?4G HA&P6S/ ?7P!eR/ ?#Pk~Y#|0![?#?&N |M?#P K"|J?#Q L"|C?"?#P~8 _2}8!?#D"|;@"-?"D"YR/"? P~J#_@,"O? D"~Q#A"%O?,D" ?"S%O?,2}Y!-? D"x#?"_PFN  ? ?"P!_K"~Q#.!-?| G O@0?| G P@+?#P,K"}+!?#P}/}.q Pm}.q ?+=K"n!?#P(K"l!?#P}K}/q K"k!?#P,K"|X?#P}/}.q Pm}.q ?0=K"|T?#P*K"h?#P}C}/q K"|Q?#?8P.bE"}6}NOL"|O?#P+K"[?#P}:}/q K"|JP @*#O?#P~8 _?*_A"P*_D" A(%O?"P6_D" @%?"P2_D" @&?,?"P._D" A22w!? D"~Q#@-"O?2RA"/ ?"/ ? D"x#?-_?(?2~X,  -? ?-?2_K"~Q#?#?%K"}Q!?#?&K"}M!?#P}M!_P!?,2|7?*P2_A*PIT/!--?#P~8 _?8?0?+2J?#D"Y@%"O?#D"|JA"R/ ?%?"P#h_@-?%@&#O?&A"P*_@&?"D" A(D".P:b@"?(D"*@*"O#O?"R/!?"P:a@"?*D" ?*P:_@*P"T/ -?,P/2w!? D"~Q#A&? D"x#_A"P}P}/q E  L  ?"P}U}/q E  L &? ?&P/_K"~Q#?#?| E"%L"}M!?#P}M!_P!?,2|7."-?&?-T/ --?,P.2w!? D"~Q#A&? D"x#_A"Pq}/q E  L  ?"Pt}/q D  K *? ?&P._K"~Q#?#D"|CA"R/ ?%?"P#h2p!-?#P~8 _A"?42}C!?"P#?,2|7? D"~Q#A"? D"~J#S%O?,2}Y!-? D"x#?"_PNN  ? ?"P!_K"~Q#?#D"|;A1D"|?@)?1D"|C@|!?1Qkkkkq L"|??1D"|J@<?1D"Y@2?1Q L"Y?1D"[@|"?1D"|O@??1Q!L"[?#PI_?9?3P%P P!P 20?#D"|9A@|."|9@B?#P~8 _?2P!P!2}@!?#D"Y@"?#D"|CP!T%O?@Ps _@A?#P K"}U!?#?#D"|JK"}Q!?#?"K"}M!?#P}M!_?22w!?#D"}U!@"?#D"}Q!@-?2%O?|!P2_@*?2@(#O?"?-_?A?*D" 2}U!N  ?*P?_@*?"P!_@"?(P!aA(/ --?2P&h@*?#D"}M!@3?,P+2w!? D"~Q#A%? D"x#_A&P~?oq E  L  ?&P~Foq G  N *? ?%P+_K"~Q#?B?,2t!?,P.2w!? D"~Q#A%? D"x#_A&Pwoq E  L  ?&Pxoq D  K *? ?%P._A:K"~Q#?2R/"?#D"|6@=P @5?-@&P"@%#O?"R/#?5?|!_A;P*_D" @+?;P%_D" @(?;P._D" @9?;D" @0?&G  @4? "j"O"O"O"O?%P"TA6?7?;P2_D" A7SeR%O?6%O?,P#P!?0P!SA%=A/2w!? D"~Q#@.?/%O? D"x#?._P~Voq P}W}.q ?%=?/~X,  -? ?.?/_K"~Q#-?#PI_?9?7?4P!e?,2|R?00"%!#-"O?%P!S%O?0P!T/#?(?/T/#?+?.S/!.#-?0P!e/"-? ?:P"aA%K"~Q#? D"~J#?%S%O?,2}Y!-? D"x#?%_PFN  ?:P!a.%-?#P*_?#PI_A%?9?=G JP.bG }>}NOP.bG }*}GO2|M?%?#D"*?#D".P%P P!P 20?,P+2w!? D"~Q#A.? D"x#_A%Pzoq E  L  ?%P}%}/q G  N *? ?.P+_K"~Q#?@|."|9?,2t!?,P,2w!? D"~Q#A.? D"x#_A%P}&}/q E  L  ?%P}-}/q H  |0 *? ?.P,_K"~Q#.!-?,D" ?:S%O?,2}Y!-? D"x#?:_PFN  ? ?:P!_K"~Q#?0P!T/!-?#PI_?(?+?A?+2}U!?,2|R-?,P.2w!? D"~Q#A.? D"x#_A%Po}/q E  L  ?%P}6}/q D  K *?.P._-K"~Q#?,P ?;P>_D" A%?;P:_D" A6a?%?6U?%??VfA.=A42w!? D"~Q#@/"O?4RA%/ ?%/ ? D"x#?/_P!?6?|"_?.=?4~X,  -?&P!_@&? ?/?4_K"~Q#?,P"2w!? D"~Q#A%? D"x#_Pz~V!|0  ? ?%P"_A:K"~Q#?"P!a@"?+@.?(@/?0@%?*?5P?_A5T/ -."-?#D"|J - -?3%O?-?32p!-"j?2R%OP"@"P~Qoq .!-P%P"?*?|!_P?aD" A&=@"P~Soq P~Qoq ?&=-@&?,?"2w!? D"~Q#@%?"%O? D"x#?%_?&?"~X,  -? ?"?%_K"~Q#?1P~4 _A&D" A"%O?&D"%?"P&h2p!-?1?2K"Y?1?|!K"|C?1?)K"|??1D"|JA"%O?1D"[?"2p!-?1??K"|O?1?|"K"[?1?<K"|J-? ? D"}+%? G ~&&?>hfK"}+%P @&? D"}6&A"%O?"P%h@)? D"}2&P0_@"#O?"P"a?>N  ?&?"G  P|!eP4Sf@&?"P2_@"?)P2aA)/ --? P K"v"? D"}>&@)? P~8"_? D"}B&A*2~G!? D"v"@"? D"~<"@.?*%O?"?*_?.?"P%h_@"#O?"P*_P K" ?"?)|." L# ?)P%_@)?"P2_@"?*P!aA*/ -@"-? ?"K"v"?.?"? P~C"_2|*<P"@(? D"~<"@)"O? D"v"A.P"X%O?.P%hP2a@%P @"#O"O?"?)_A/P2_E# ?/E# |=/ ?/P:_D" ?/P*_D" T/ ?(P!a@%?(?.U%O?.?(a@(?/PD_@"#O"O?"P*aA.E# ?)?%P%h_A/P2aE# |<%O?"D" ?/P*aD" S/!-?/?.z # z-# ?%P!_@%-?"P2_@"?(P!aA(/ --? ?%K"v".#-?(P!_@(?%?"P2_A"T/ --?.@%-? Py#_A+?%2~J!? D"k%@"? D"~X#@0?%%O?"?%_?0?"P:b_@"?!D".@(?!D"2@7#OPymq ?(?)D" A-P.b_?-?7X=A/D"%@!?/D" @/?"P4_P}&lk2K! ?"P2_P%N  ?"P._?/K" ?"P*_?-K" ?"P%_?!K" ?"?/K" ?)P2_@)?"P:_@"?%P!aA%/ -@"-? ?"K"k%?&P!eR/ ?| G |5/ ?"/ ?8P.bG }?}NO@!?+D" R%O?+2~5!? D"~X#@0-?0z.                z-" ?0P"N 7?0P9|0 5?0?!N 4?0P}*%|0!2? P!K"k%-?#Pq!_C -~5<!MjB Px!aA(C "OPymq ?!D".A7?"P.b_A)?"?!D"2A3X=D"*P)eP&T%O? P K" .!-?!D"6A-D"6@8?(P K"M?(Qkkkkq L"IP%@+"O"O"j?8?"?3X/ <?8?"P!_A"?)D"*A)P%iP ?)P)eP&S=ADX/ <P!?!D" ?!D"*A)?!D"%VA*=@?P ?)?*=@@?-P._@A?-P:_@E?-PC_@:?#D"*A|(P6_@4?#D".A|)P:b@;?!D">@F?!D":@B?#G I@G?!G ?P!e@|*P%@C#OPymq ?7?"P.b_?"?3X=D"*?(P&K"|O?(Pk}.q K"[?(P&K"|J?(P~R}.q K"Y?(P)K"|C?(P~L}.q K"|??(P*K"|;?(P~E}.q K"|9?(P"K"|7?(P}%}.q K"|6?(P"K"O?(P~4}.q K"|1?(P}>!_A)?!?"?(P|1_P(2|;?(D"}>!AIP"S/#?(D"~-!@|+?(D"t!@<?(D"s!@|,?(D"q!?(D"}Q!@|#?(D"}M!?(D"}J!@|.?(D"}F!@K?(D"}B!@L?-D"?@="O?(D"}U!P!eR/ ?)?!?(D"}Y!2}>!?(D"}>!R/%?(D"}Q!A5?(D"}U!AMX/ ?(D"}M!@|/?(D"}J!@N?=P!a@|%#OPymq ?5P.bA"?N_P._?5P!_A+?|/X=D"*?(P K"h?(Qkkkk2L"b?(Pymq ?"?7_?3?5W=A"D"*K"}F!?(?"E" L#}>!?!?(P}>!_?(P~J _2}%!?(D"|Q@>?|)R/%P%i@5?(D"h@)P @/?;@,?4@"#O"O?"G  A*P ?*P~0 U=P.bG }(}GOA*P ?*P|3U=P;bA*G })};O?)S%O?*P~O}:q _?>?)2~,!R/!-?"P:_@"?/P!_@/?,P:aA,/!.(--?%P{!e?GT/%?-D"?@)?-D">A*@""O?=%O?)?|%W/!?*?|%P&h_P?_@"-?"?*?)P&h_A)S/ #O?"D" R%O?"P%_G  ?/P{!eS/)-?"P?_A"?)T/ --?(P%K"}:!?(P}R}.q K"}6!?(P(K"}2!?(P~9}.q K"o!?(P#K"}+!?(P~6}.q K"n!?(P"K"l!?(P~4}.q K"k!?(P"K"|X?(P~2}.q K"|T?(P}>!_?!?+?(Py _P&2|;?(D"}>!A"P"S/%?(D"s!@1?(D"q!@)?(D"}Y!@+?(D"}U!?(D"}Q!@2?(D"}M!@*?(D"}J!@0?(D"}F!@,P @| "jP ?"P!eR/ <P!?!?(D"}B!A6P~?}.q P%2v!/ <?!?6P~B}.q P#2v!R/&P"-@|0?,P!e%O?(PD_?!?02|Y?(D"DP!T/&?(D"F@| -?(P}>!_?!?*?2?:2|V?(D"}>!P!T/%?(D"}F!@6?(D"}B!@|!P!T%jP &Pymq ?7?+P.b_?+?3X=A+D"%A.?+D" A+U/&?.?@V/&?.?+aP%T/&?+??_D  P~Q~C~5}I(T/&P!-@|"?(P}>!_?!?)?1?:2|V?(D"}>!P!T/%?(D"}F!@1?(D"}B!@2"O"O?,P!SA|&R%O?*P!S/)?|"/)?1?2V/!?"P!T/)?)P!S/)?!?|!?62|ER/)."-?1?2W/(-?!?|!?62|ER/&?/P{!eP:bP!@.P @*"O?1?2U/ ?1?-D"FV/ ?-D"D?2_@.?1?2a@*-?|(_@"?|&?|"ReR%O?"G 8P)S/(?(P}>!_?B?.?*?"?F2|@?(D"}>!R/(-?"G 6A"P ?"P~0 U=P.bG }(}GOA"P ?"P|3U=P;bP~O}:q _@""O"O?|*R%O?(P}>!_?B?.?*2W?(D"}>!A,R/*Pymq ?(D"}J!P._?(D"}M!P!W=A)D" @*?)D"%@)?(D"}B!@+?(P K"~J!?(P ?)?)P TaA)?*P!_A*a?)?*U?)?+VfA)=K"w!?(P!?*?,_?)=K"~C!?"G :@,#O?(P?_?(P~C!_2}!!?(G ?R/"?,R/+?,P!a@,?"G  @)?"P!_@"?(G @?)S/ -.*-?*?*%j?.G  P|4S&P -A,W/!#O?,?._G  P|%T/"?,P!_A,?*T/ -.)-?,/(.!-?*?,A)UA|1R%O?)?*S/(?)?._@0?*?)a@+P @)"O#O?)?0_G  P|%S/!?+?)P!_A)T/ -?+@)-"j"O?)%OP @+#O?+?0_G  P|2S/"?)?+P!_A+T/ --?)?,_A).!-?)?,_@)?+?,_-@+?)?+P!_A0?)?0U=@|2?)?*S@0-"O"O?)?*X/ #O?)?._G  P|%T/!?*?)P!_A)T/ -.!-?)?*X/ ?)?._@#?*?)a@!P @""O#O?"?#_G  P|%S/!?!?"P!_A"T/ -?!@"-?"R/(P @/#O?#?/_G  P|2S/)?/P!_A/?"T/ -.(-?|1/&"O?,R%O?(P~C!_?.?*P ?+29?0P!eR/!?(D"~C!A,Pkkkk|TS/)?(D"w!@+P @)?(D"~J!A0?"G :S%O?"?+?02~,!R@)-?,%O?+?,2p!-?)R/)?(P}>!_?.?*?|2?*29?(D"}>!A"R/"?"Pkkkk|TS/)?(D"}B!?"2p!."-?(P~C!_?.?*?,?+29-?(D"~C!A!P |9/&?(D"w!?!2p!.&-?-D"?A)?-D":S%O?E2~9!-?-D">?)P&h_A"?|"N |!?"?|&N | ?"?|0N >?"?| K":?"?1K"6?"?2K"2?"?6K".?"?|!K"*?"?/N %?"P K" ?-?)P!_K"??(D"bA"%O?>?"2p!-?5?MU/ --?(P}>!_?!?K?|.?:2|V?(D"}>!P!T/#?IP!eR/#?(D"}F!@+?(D"}B!@/?(P:_?!?L2|Y?(D":P!T/#?(D">@.P @*P @,P!S%OPymq ?7?|#P.b_?3?|#W=A)D"%A"?)D" A)U/%?"?@V/%?"?)aP%T/%P!@,?)??_D  P~Q~C~5}I(T/%-?-D"?@1P!TA2R%O?(P2_?!?|,2|Y?(D"2P!T/%?(D"6@*-?-D"6A)?-D".S%OB P2aA"C ?"P*_?A?AD" P!P%PF2}2!?"D"*P}!kkk|TT%O?"D". -?"P2_C -?-D"2?)PFb_A"?,N D?"?*K"C?"Q L">?"?1K":?"?=K"6?"?+K"2?"?/K".?"?.K"*?"P K" ?-?)P!_K"6?<P!TA"?2g/#?"?&fR/#?<P"S/#P%i@"?(D"I?9S%O?(PI_2~6!?(D"J@C-?C?9P#h_A)?|+K"%?)?<K" ?(?9P!_A9K"M?"?DU/ -?(D"I@4?(D"J@+?-D"6-@&?+?9P#h_@;?+@)?8@"#O?(P|1_@/"O?"?&X%O?"@*P"@,.!-?"P!_@*?)?;S%OP"@,.!-?(?)D" K"|1?)D"%@,?(Py _@/?)P*_@)?"@3-?/?,K" "O"O"O?(D"|1A"P"T%O?"P!eR/#?(D"|T@"?(P*_?#?%2|O?(G *R/!?(P}>!_?!?"?#?(G +P 2#?(D"}>!R/!?3?-D"6U/".!-?4%O?+?4P#h2p!-? ?&K"*? ?8K"%? P!K" .(-? P K" ?4R/&?+?4P#h2p!.&-?(D"}B!@"?-D"2?3PFb_A,?(D"}F!K"??,?"K">-?*@". - -?(D"bA!R/ ?>?!2p!-? P K" ?(D"IA R/ ?(D"J? P#h2p!-?(Px!_C -}@;#,j!|W!} B PIaA+C ?!D" P}!k2X%O?!2~M!?!Qkkkkq L" -?!P4N :?!P K"*?+?"E" A3L":?+P4N 2?+?%K"F?+Pkkk*?&?&Pkkk*X=K"D?+?!K"C?+?"D"*K"??3}E@&"O"O?+D">A*?#U/ ?*?#aP)W/ ?#?&_E  Q{{{)}#Q~M~T~Y&|=/ ?+P._A(P2N %?(?#K" ?(?#P#_K"*.!-?+P:_@0?!@,Pj@-#O?/P!e%O"j"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}:!A)?*X/!?&?)_G  @%-?%P{!ePAT/ ?)Pjg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/"-?+P._?%2|-A&R/&P0P(?&P!e=@*?+D"C@,?&P!i."-?+P._?)P#P"?-P!_?.S=2}P!.%-P(@*?(P0a-@%?,D"*A#?,D" S%O?,2~2!-?,D"%?#P.b_A&?%K"%?&?)K" ?&?#P%h?*fP2_K"*?,?#P!_K"*?+D":@&"O"O"O"O?%?+D">A*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}:!A#?*X/!?#?&_G  @)-?)P{!ePNS/!-?+P._?#P%2}P!.#-?#P!_@#-"O"O"O"O"O"O?#?*X/ ?#?&_G  A%P?V%O?#@)."-?#P!_A)?*X/ ?%P?T/ ?&?)_G  A%P?V/!-?0?#2}:!A)?*X/!?&?)_G  @%-"O"O"j"O"O"O"O"O"O"O"O?%P{!eA(P~; a0@!""""""""""&"""""""("""""%""""""! -"O?(PAa0. """"""""""#"-?)Pjg?*_@#P @%#Oz.                @2"O?*?%?)_P!_U/ ?#P2U/ ?&?)_P!_z   @2-?#P2a@#?%P2_@%?&P2_@&?2z.YYYYYYYYYYYYYYYYzB?2z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?*?(|O?)_A#?%_A(P1aA%V%O?#?&_P1aG  PAS/)-?+P._?%2|-A.R/1?.P!i.)-?1?+D"DS/,?)?+D"FV/-?,D"*A#?,D" S%O?,2~2!-?(P~W SA&@/?,D"%?#P.b_A%P%P&?&=K"*?%?-K"%?%?)K" ?,?#P!_A.K"*?)P!_@%?1P!_@1..-?%PIaP{!eP,X/)-?+P._?)2MA%R/.P @.P"@#.&-"O?)P|WV/ ?)P%_A%?*V/ ?&?)_D  P~Q~C~5}I(T/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~? S/ ?#PIaP{!eP,U/ ?#P|IePr aP{!eP;W/ P!@#.&-?+P._?)2}I!.--"O?)P|VV/ ?)P&_A%?*V/ ?&?)_A#D  P~E~#}N}9)g?#P%_G  P~D gf/ P @.P @#?%?*U%O?%?&_G  @#-?#P{!eA&P|*S/ ?&P~? S/ ?#PIaP{!eP,U/ ?#P|IePr aP{!eP;W/ P!@#.%-?+P._?)2}I!.,-"O?)P|WV/ ?)P%_A%?*V/ ?&?)_D  P~L~H}N~B(T/ P @#P @(?%?*U%O?%?&_G  @(-?(P{!eA&P|*S/ ?&P~? S/ ?(PIaP{!eP,U/ P @.?(P|IePr aP{!eP;V/#-?+P._?)2}I!.+-P @.?(P0a-@%P#@#-?+D"CA,D"*A&?,D" S%O?,2~2!-?,D"%?&P.b_A(?%K"%?(?)K" ?(?&P%h?#P*f?#?.P!e=fP2_K"*?,?&P!_A.K"*?-@#.%-?%P~?!ePr aP{!eP;V/ ?+P._?)2}I!.&-?+P._?)P 2}P!.%-?+P._A(P3N %?(?)K" ?(?)P!_K"*.#-?+P._?)P/2}P!."-?+D">@*?+D":@&?1%O?#@-?/@(#O"j"O"O"O"O"O"O"O"O"O"O"O"O"O?%?*X/ ?%?&_G  A)P?V%O?%@#."-?%P!_A#?*X/ ?)P?T/ ?#?&_G  A)P?V/!-?0?%2}:!A#?*X/!?#?&_G  @)-?)P{!eA%P~= S/#?%Pz S/!?%PFS/*-?-P!_?.S/(?(P!eR/!.#-?(P!e/#?-P!_?.S/)-?+P._?#P(2}P!..-?(P!eR/"P!@/?-P!_?.S/,-?+P._?#P&2}P!.,-?-?.X/%?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/&<?,D"%?-P.b_D"*P)eP%S.&-?-?.X/#?,D"%?-P.b_A(D"%@-?(?#P!_A%K"%?(?(D"*?.P%hfK"*P ?,D"*A.?-W/%<?,D"%?-P.b_D"*P)eP%S.%-P!@/?(P!e/(.!-?.?-P!_T%O?#P!_@#?(@/.(-P!@/?(P!e/&-"O?#?*X/ P @/"O?#?&_G  A%PFa01!(((((((((((((! -?%Pz S/ ?%/&-?+P._?#P!2}P!.&-?#P!_@%Pj@-P -@(?1P!aA1/ ---"O"O?%?*X/ ?%?&_G  A(P?V%O?%@#."-?%P!_A#?*X/ ?(P?T/ ?#?&_G  P?V/!-?0?%2}:!@#-?#?+D"FX/ ?+P._?#P/2}P!-?+G 2A)P4T%O?+D".@&?+D"6@%"j?!D"*A/Phb@(?/P.bA-P.c@#?!D"%A*?-_A.@,#O"O?(A-R%OP @#.!-?-P._@(?#P!a@#?,P%a?,P.a@,D" P1V/!--P!@,?)P{!eA(P/W%O?(P!T?(P(Te@,-"O"O"j"O"O?-R/ ?#?/X/ ?,?*?#P.b_D"*P)eP&Se@(.!-P A(?/R/!<-?(/!?.P%aD" P)eP(S/!?/-@(?#@/.!-?/P!_A(P%hP)f@#?!D" ?/S%O?!2~2!?!D"%@*-?!?(K"*?*?/P.b_A-?#K"*?-Q L" -?(P.b@,?*P*_@#?(P%h@(#O"O?,%O?*D"*A-P2X/!?#P%aPjK" ?#?(?-fK" .!-?/."-?*P._@*?,P.a@,?#P._@#. - -@#-?!?)N :?!?#K"6?!?%K"2?!?&K".? ?"E" L" ? ?"D"*K"*? ?!E"%L".?+PI_C -}%|U"Bj%} B Po!aA3C "OPymq ? D".A4?!P.b_A.?!? D"2A/X=D"*P)eP%T/ ? D"6D"FG I?"P{!eT%O?!?/X/!?!P!_A&?.D"*A(P%iP ?(P)eP%S=A0X/!? D"?A(D"b@6?(D"I@+?#D"6P*h@7?#D"2@,?#D".@-? G C@)#OPymq ?4?&P!_A(P.bA8_?(?/X=D"*"O? G C%O?|&@D.!-Pymq ? D".?&P.b_?&? D"2X=A.D"*@1?.D"%@5Q @D"O? D"%A%?.D" A2P!_A.U/ ?%?.aP*U/ ? D" ?._E  @D-Q!?DQjP)?5?2aP"aA.?.P)X=P#h}K}&Qj}%}#?.}K}%Q}3y}G~V}5}T~>}9}<j} QNn}&AE?|&l@D?)?1P*eP#i?|&?E}#Q |=ff@)-?3P2_? ?"?&2H?3G 2%O?3G 3A.P ?.P~0 U=P{!eP.bA5Pk}Gq _@1"O?5G n}GOP)T%O?(? D"2A5X/!?&P"_A&?8? D".A(_D"*A.P%iP ?.P)eP&S=A8X/!?1G -A.P ?.P~0 U=P.bG }*}GO@1P @.#O?3?,K"D?3?-K"C?3P K"F?3?&K">Pymq ?(?&P.b_?&?5X=D"*?3?.K"??3P!K":? ?&?1?3P:_2&?.P!_@.P%iA&?8U/ -.!-?3?,K"D?3?-K"C?3?#E" L#:?3?#D"*K"??3?7?.P!_fK"F? ?(?1G -?3P:_2&-?*P!_@*-?D@|&P%iA(@&?(?0U/ -"O?+? D"?A"D"IX%O?*P!|8?"D"b?6Ve?)e/!.#-?)P!eR/"-? ?!2}"!.!-? D">A"P K"t"#O?3P:_?&_A(P K" ?(P*_P K" ?&P._A&Pv T/ -? G C@1"O?!?/X/ P @(?!P!_A)?.D"*A&P%iP ?&P)eP%S=A8X/ #OPymq ?4?)P!_A&P.b_?&?/X="O? G C%O?|&@D.!-Pymq ? D".?)P.b_?)? D"2X=A&D"*?&D"%@,Q @D"O? D"%A-?&D" A0P!_A&U/ ?-?&aP*U/ ? D" ?&_E  @D-Q!?DQjP)?,?0aP"aA&?&P)X=P#h}K}&Qj}%}#?&}K}%Q}3y}G~V}5}T~>}9}<j} QNn}&AE?|&l@DP#i?|&?E}#Q |=f?1fP!e@1-D"*? D"6A*D"CA5%OP @"?3P:_@&#O?"P*T%O?*D" @."O"O"O"O"OPymq ? D".?)P.b_?)? D"2X=A-G *P*e/ ? G CP!e/ ? D" @0Q @|&"O? D"%A,?-D" A6P!_A-U/ ?,?-aP*U/ ?-?0_E  @|&-?.G :A+P!_@-?.E  @E?+P)U/!?|&?E|=/%Q @|&"O?,?6P+_A7U/ ?,?7aP*U/ ?0?7_E  @|&-?-P*S/#?.E *@E?+P1U/"?-P2S%O?|&?E|</%.&-Q @|("O?,?6P3_A6U/ ?,?6aP*U/ ?0?6_E  @|(-?|&?E|=/%Pq!?-P#haA,P|4V/%?.E 2?|(}%?,}K}&|;/#.%-? ?)?.2V/".#-?|&?E}%Pq ?-P#ha}K}&|;/!."-?|&?E}%Pk!?-P#ha}K}&Q |=/!-?&P!K" ?&P*_?(K" ?&P%_?)K" -?*P%_@*?&P._@&?5?"P!_A"T/!--? D">A"D"t"@(-?"D"q"?(S%O?"Pq"_2~3!-?"D"s"?(P"h_?)K" ?"?(P!_A(K"t"P%iA&@)?D@|&?&?8U/ --?"?1N I?"?DL#D?3Py _? ?#2|N"O"O?3D"|TA&?3D"|XA"S/ ?3D"k!@(#O?(?&D" T%O?"?&P?_A&T/!."--?&P|!_G  P"T/!-? D"6A*G LR%OP @&#O?&Pv S/#?3P:_?&_?&P._@&D" R/ --?*G |.P!T/ ?3D":P!g@"?3D"C@("j?*G IP!S%O?"?(eR/"?3D"D@.P!.!-?"?(fP!e/!?3D">@.P -@&?.P!_@""O?&? D">A(D"OX/ Pymq ? D".A,?.P.b_A-?.? D"2A)X=Pymq ?,?(D"|1?&PDb_A6D"CA+P!h?"_A(P.b_?(?)X=A1D"*@0Po}0q @4?*D"FA,D".?&V%O?,D"*?&P:b_@4-D"*Pymq ?-P._?"?)X=A)D"*@8?)D"%@,?)D" @-?1D"%@/?1D" @1?4G 4@)"O"O"O"O"O"O?0P)eP"a0% !"%#-?)0(%&&&&%&-?)P+V/#P!?)hP}>)eR/#.%-?)P+V/#P!?)hP}!&e/".#-?)/".!-?)P!aP)U/!-"j?+R%O?"@(P!.!-?0?8gP1V/!?6P!P!? D" ? D"*A)? D"%VA0=A4?-_?1P ?)?0=A)V?-?1VfA0=P ?1?-a?0=P!?/?4_?,?/U?)?,UfA)=P ?,?/a?)=2}7!-@)P*e/ ?)R/ ? ?.?&?(2~+!."-? D"?G |Q/ Po}0q @)?*D"FA(D".?&V%O?(D"*?&P:b_@)-?3? D"2K"n!?3? z " z-#|T?3P*_?3Py _?"?)?*D"D2|S?3D"*P!T/ ? ?.?&?3D".A#2~+!? ?"?&2}0!B PIaA!C ?!?&K".?!? D"2K"??!? z " z-#2?!? K"D?!?!P._K"F?!P2_?"?#?!PD_P}Y}4q 2|F?!PI_C .!-?!@7?#@=?3P:_@!P @"P @.P @8B Po+aA%C ?%z.                z-"}U(?%P K ~0(?%Q L"t(?%Q L"l(?%z.                z-"}+(?%P K }9(?%z.                z- ~J&?%Q L"u&?%z.                z-"~8&?%P K ~F&?%z.                z- }U&?%z.                z- }>(?%P K }#)?%Q L"~X(?%z.                z-"~J(?%z.                z- ~4(?%P K }T)?%Q L"}M)?%z.                z-"}>)?%z.                z- n)?%P K ~M)?%Q L"w)?%z.                z-"~8)?%z.                z- q)?%P K }E*?%Q L"}>*?%z.                z-"o*?%z.                z- y)?%P K ~?*?%Q L"~8*?%z.                z-"t*?%z.                z- }M*?%P K"|1?%Q L"I?%P K"D?%?%D ~F&K |I?%?%z "~8&z-"|;?%?%z "t&z-"O?%?%G ~)&N g?%?%z  }T&z- |L?%P K"n!?%Q L"|X?%P K"h?%?%D }9(K }I!?%?%z "}+(z-"}:!?%?%z "~X&z-"}+!?%?%G ~W&N ~"!?%?%z  ~I&z- }L!?%P K"~4!?%Q L"t!?%P K"q!?%?%D ~0(K ~T!?%?%z "q(z-"w!?%?%z "}M(z-"~8!?%?%G }L(N }*"?%?%z  }=(z- ~W!?%P K"}>"?%Q L"}2"?%P K"}+"?%?%D }#)K ~%"?%?%z "~Q(z-"}Q"?%?%z "~C(z-"}B"?%?%G ~B(N ~7"?%?%z  ~3(z- ~)"?%P K"~J"?%Q L"v"?%P K"~8"?%?%D }T)K }.#?%?%z "}F)z-"k#?%?%z "}6)z-"x"?%?%G }5)N }A#?%?%z  m)z- }1#?%P K"}U#?%Q L"}J#?%P K"}B#?%?%D ~M)K ~;#?%?%z "v)z-"~-#?%?%z "u)z-"}Y#?%?%G ~0)N ~M#?%?%z  ~")z- ~?#?%P K"l%?%Q L"y#?%P K"x#?%?%D }E*K }E%?%?%z "}6*z-"}6%?%?%z "n*z-"n%?%?%G m*N }X%?%?%z  ~T)z- }I%?%P K"u%?%Q L"s%?%P K"}Y%?%?%D ~?*K ~P%?%?%z "u*z-"~C%?%?%z "q*z-"~4%?%?%G ~"*N m&?%?%z  }L*z- ~T%?%P K"n&?%? A+D"6A/D"FD".A#K"n&?#%OP*?#?#P*X=@ ?%PD_@*#O?*?!D"*K"*?*?!E" L" ?!P._@!?*P~- _@*? P!aA / --?%P}+&_?+?=2|N?%D"}2&@(?%D"o&@&?%D"}+&@*#O?&?*A T%O? P?_@*? D" ?(T/!? P:_E" @|&? P2_E" @D?%PD_? P%_G  P)eP~- b_A!? P*_E" AEL"C?!?DL"F?!?|&L"J?%?EL#}6&?%?DL#}>&?%?|&L#}F&.!--?#%O?+D".@.?+D"2@1P @ P @*#O?%PD_?*P)eP~- b_A!?!G MN B?!D" %OPo}0q @(?/D"FA&D".?*V%O?&D"*? _@(-?%P?_?+?!D"%P!_A&?(?/D"D2|S?!"jP ?%D"?P!T/ <?(G 8P)T%O?%D"C@"P!.!-P -A)N @?!P!N ??!?"K"2?!?)K".P)@)?(G 6A"P ?"P~0 U=P.bG n}GO@""O"O"O"O"O"O"O"O"O"O"O"O"O"OPymq ?.?&P.b_?&?1X=D"*P)eP!a0)!"#%&() -P @).(-P!@).&-P"@).%-P#@).#-P @&P!@-P%@)P%@,P!@(?"0,*####%#&(*#-P @-P!@&P&@)?"@,P!@(?"0,)""""#"%&)"-P(@)-P @-P!@(?)@,P @&?"0,&    ! "#% -?)P#S@(.%-?,P"S@(.#-?-@(."-?&@(.!-?)P(eP%S@(-?!?(N A?!P!N R?!?!D"?K!S-? P:_@ ?#?*P!_A*T/ --"O?/D"FA D".A-R/ ? D"*A#?-P:b_@4?%Pt*_@1?/G I@6?#@!P @"#O?!P:_@ "O"j?6?!G 3A(T%O?(P"T%OP)@)?"?!G 8P)S/"<-."-?"@)?!G 8-@&P @!?%PD_A(?)P)eP~- b_A/D"?A0Pk"eR?0P:iA5P TfPo}0q ?#?)P:b_?)?-X=G 8P)Sf@.P @*?&P)eP~- b?(_A,D"?A(Pkkk|TePkkk2T%O?(Pkk%eP2i?.f@*-"O"O"O?5P!a0""! -P"@!?.?(?*efP!eR/!-P!@!-?%?&K"u*?%?!N ~-*?%?)K"t*?%?*PjgP!eN ~4*P @!#O"O?1?!A(P#h_A!G %A*R/ ?%PD_?!D" P)eP~- b_A!G ?P!eR/ ?!P K!S?!P N R?!?*N |8-P!@!?(P!eR/ -?/G |8P"S%O?,?0K!S?,P"N R-"O?/D".P!T/ ?,D".P!T/ ?,D"2@!?%?/D"2K"}:*?%?+D"2K"}6*?%?+z " z-#n*?%?!K"~4*?%?+D"2K"u*?%?+z " z-#q*?%Pn*_?%Pq*_2PR/ ?%?)K"~4*?%?&K"u*?%?&K"~-*?%?)K"t*P @!P @*#O"j"O?%PD_A(?1?!P#h_A&D" P)eP~- b_A!G |8P!T/ ?!G MP"S/ ?&D"%P)eP~- b?(_G |8R.!-P -@(?!?(N |6P!@!?*P!eP!@*R/ ---? ?4S/!?"P!_@"? @!. - -"O?%D"n&A1R/ P @!#O?%PD_?!P)eP~- b_A)D"I@ ?)D"F@(Po}0q @&?!?+D"6A#D"FA"D".XA,R%O?"D"*?!P:b_@&-?)G R@*"O"O"O"O"O"O"O"j"O"O"O"O? ?(W%O?*/.?#D"DA(D"6A&R/.Po}0q @ ?,R%O?"D"*?!P:b_@ -? G 3P!T/.? G 8P)T/.? G 6A P ? P~0 U=P.bA*G l}GOP#S/.?#G I/.?&P:b@ ?*Pk}Gq _G +A&P ?&P|3U=P;bP~O}:q _@*?(D"2@&?"G I?#G JP.bG }>}NOP.bG }*}GOT@"#O"O? ?&_A(P2aD" A#R/ ?"/ ?(P6aD" A,G  PHT/ ?#P!aA/?*G :T/ ?*?,P!_?/2~,!R/#-? P:aA / -..-?)G N@0?)G |/P!eA/R?*P"Se/-?%PD_?&G 8P)eP~- b_A"D"2@.?"D".@,?"D"%@4?"D" @6P ?/?0P!e=/&?+D"?P!N ePo}0q @&?#D"FA"D".?!V%O?"D"*?!P:b_@&-?,%O?%P:_?+?.2}S!?%D":@0?%D">@--?%Pq*_A5?+D">P!?+D":A"D"D?(_? ?"D"FVA2=A/P ? ?(aA"?2=A ?&?#D"D2|@?%D"q*R/"?%?%D"t*K"}>)?%?%E"q*L#}6)?%D"~-*@#?%D"u*@&?%D"~4*@(?,%O?%?%D"}>)K"o*?%?%E#}6)L#n*?%?(K"}:*?%?&K"}6*?%?#K"}2*?%?.K"~4*?%?+D"2K"u*?%?+z " z-#q*?%Pn*_?52P/"-?%?%D"}>)K"t*?%?%E#}6)L#q*?%?&K"u*?%?#K"~-*?%?(K"}M(?%P K"~8)?%P!N ~X&?%?%P}M(_K"}2*?%?%Pu)_K"o*?%?%Pq*_A"K"}+*?%?%P~X&_K"n*?"P"?(?%Pn*_P~X}/q 2|F?,/#?%D"~8)A0R/"?%G ~X&P!e/"?%D"~4)@,?%D"~<)@-?%D"u).%-?(P*aD" @"P @,"O?(P%aD" A#R%O?"@ .!-?"?#_@.?"@ ?#@("O#O? G  P+aA&P9WP P!?&hP}9kk%e=R%O?"?#_P!a@"P @&#O?"?&_G  P+aA#P9V/#P!?#hP}9kk%eR/#?(?&P!aA&_/ -.#-? P!_@ ?(P!aA(/ -?.@ .!-?&?(_@,-?%?,K"~<*?%? K"~8*?%P"K"~4*?%P}S}4q K"u*?%?/K"~-*?%?*K"t*?%P!K"s*?%P}X}.q K"q*?%Pn*_?%Pq*_P%2} ?+?7?)?!?%D"}+*A ?%D"o*2|1?%D"n*A"R/,? ?"2p!.,-?%Pq*_? P!P!2}@!?%D"s*@(?%D"q*/*?%?%D"t*A#K"w(?%?(K"~C(? RA&/(?&/%?#?/? ~X,  .%-?%Qkkkk2L"~C(.&-Pymq ?#?(P.b_?&?(W=A"D"%@,?"D" -@(Pymq ?#P._?&P!W=D" @"?%?-K"~-*?%?0K"t*?%P!?/?,?"aA#_? ?#U=K"u*?%P ?(?"aA"? ?"UA"=K"s*?%P!?/?"=K"q*?%? ?#aA(P ? ?(X=K"~4*?%P~C(_?%Pq*_P#2} ?%D"~J(A"/!.#-?+D":A#D"D@&?%Pq*_P ? ?(aA"? ?#D"FVA,=A#P!P!2}@!?%D"s*@ ?%D"q*P!S/!?%?%D"t*A/K"w(?%? K"~C(?#RA0/#?0/ ?/P!?&?(_?,=?#~X,  -?*R%O?+?7?)?!?%D"w(A ?"2|1?%D"~C(A"R/&? ?"2p!.&-?)D" P!T%j?7?4?*P"T=?7?6=&?)D"%-@ ?+D"??%?!N ~.*?%P N ~-*?%P1N ~/*?%? K"t*?%Q L"q*?%Pq*_2}8!.!-?%D"t* -?%D"~C(@ -? R/!?%D"w(? 2p!.!-?%D"t* -?!P!_A!?1T/ -?%D"n&A)R/ ?)P!a@*P @!#O?!Pv%S/!P!P"?%PD_?!_A P~+ _G  P T? P6_D" fP!eA =? ?*=@ ?*P!a@*?!P~- _@!? P"S/ -? R/ ?+D"6D"FA!D".A"P:b@ ?!D"*A&@!#O? A#%O? P:a@ ?!D" @(?!P:_@!?(P"T/!--?"P:b@ P @!"O#O"O?!Pv%S/ ? R/ ?%PD_?!_@("O?#R%O?(D" R/!P!@"?(P~+ _G  P!T/!.%-P!@"?(P~+ _G  P"S/#?&D" P"T/ ?(D" /#-?&P:_@&?!P~- _@!? P:a@ ?)P!aA)/!--P @"-?+D"?A ?"? G efN e?+D">A2G IP!S%O?+2R?+D">@2-?2P K"u!?2E#t!@|&?2Qkkkkq L#t!?%P K"}>)?%?|&L#}6)?+?72q!@/"j?+G CA|!R%OPymq ?+D".?7P.b_?7?+D"2X=D"%A ? P Ta.!-?+D"*A P ? ?+D"%W=-@>?/@#?2D"t"AA%OPymq ?+D".?2D"s"D" A P.b_? ?+D"2X=D" @#-P @*?2P K"~<!"jP ?%D"n&A9R/ <P @("O#O?%PD_?(P)eP~- b_A G |8/!?9?(P!_A(T/ -P .!-P!?(P!_A!?9X/ <? D"*@)#O?%PD_?!P)eP~- b_A G |8%O?!?(?)? D"*A V=@(?)? ? ?)V=@)-?9?!P!_A!T/ -P!-@5"O?AR%O?#@1?/A @4.!-?|&Q?n}E@;?2P~4!_@B?2D"s"A,?AP"h_@CP!?+D" ?+D"*A|"?+D"%A V=@??2Pv!_@|#?+D".@@?+D"2@:?|"P!a? U@|%P @)?/A.@4?#@1#OPymq ?@?,D" A"P.b_A!?"?:X=D" @-Pymq ?!P._?"P!_?:X=D"%@ ?)P!_@6"O"O"j"O?5P!e%j?%PD_?(P)eP~- b_A| D"*?)S/!P!&P -@5?(@!? @(?-@"P .!-"O"O?9R/ P @!#O"O?%PD_?!P)eP~- b_A&G |8%O?&D"*A0?)V/!-?!P!_A!?9T/!."--P!@5?!P!_A&?9X/!#O"O?%PD_?&P)eP~- b_A<G |8R/ ?<D"*A<?)W/ ?&?!?0?<V=@!?0?<?0?<U=@0-?9?&P!_A&T/ -.!-P @5-?| G |8P!S/!P"-@)?%D"}6)?*S%O?%P}6)_2~5!?%D"}:)@;-?;?*P:b_A&?(K"6?&?"K"2?&?)K".?&?-?1?*=K"*?&?.?4?*=K"%?&P ?8?*=K" ?%?*P!_A*K"}>).!-"O?*/ ?2D"t"?6W%O?/@.?#@-.!-Pymq ?@?2D"s"?6P"h_D" A"P.b_?"?:X=D" @(P @-"O?|%R/ Pj@)??G  @&#O?)A"P}V}4q _G  ?&SA.R%O?"P!_@)?"/!--?(?|"X/ ?|!R/ ?./ ?(??_G  P|4T/ ?2D"w!A4?2D"v!S%O?|#2}Y!-?2D"~C!?4_P|4N  P!@8?2?4P!_A1K"w!P!@--?(?-_@-? @.-?2D"~<!A"?2D"~4!S%O?B2~3!-?2D"~8!?"P"h_? ?-? ?-V=K" ?| ?-K"O?| ?.K"|1?2?"P!_K"~<!-?!@(?6@)? @.?,P%_A,?CT/ --?%?1K"~8)?%?4K"~4)?%?8K"u)"O"O?9R/ P*?9?9P*X=@)?%P|1_@!P @(#O?!D" ?(_@(?!P~- _@!?)P!aA)/ -?(R/ P|%PF?|!=@:?+D"*A!?+D"%VA"?!P"Uf@|!P!?+D" A|"?"=@??2Pv!_@@?+D":@| ?%P~-*_@<?>P ?!?"=V@B?*@,?(@6P @-P @0#O? @#?6A5P!a@6P @!#O"O?%PD_?!P)eA"P~- b_A D"6R/ ? D"J@&"O?-P!eA R/ ?&?0T%O?&?0U/!."-?!?.X/!?0@&-?9?!P!_A)V%O?!@-#O"O?%PD_?)P)eP~- b_A"D"6R/ ?"D"J@""O? R/ ?"?0T%O?"?0U/!."-?0@"?)?.X/!-?%?)K"~4*?%?)K"u*?%?!K"t*?%?-K"s*?%?"K"~-*"j"O?"?&S%O?)?-U/!?&@"?<."-?<?"?&X/!<-?&@"?%Pq*_-A&D"*@!?&D"%@-?"@&-?9?)P!_A)T/ -?!P)e@"-?!@.P @ ?%PD_?"P~- b_A-D"JA0?6aA!P ?!?0W=@!P @""O?-G |/P!S%OP @)P!@&?-D"DA"?-D"CA U/!?"?| D"FV/!-?"? a@)?| D"D? _@&-?!?*V@""O?AR?(?5SeR%O?#@ ?4@#.!-P @8P @ ?)P ?>?#a?#?>V?BfA1=W%OP ?)?&P!?#??_?1=?)2~,!=@ -?%P K"u)?%?#K"~4)?%? ?#_A K"~8)? @1-?*?!?"=@5"O?)R%O?%?:N q*?5R@;P!@!?%Pq*_@".!-?&P ?&?)P!aA!_G  P|4SA4=@""O"O?5/ ?4R/ ?|!%O?%?:N q*."-?&@"?|"H  P~"~Y T/ P!@1?%P!K"~8)?%Qkkkk2L"u)?%?:N q*P @8P!@#P @/.!-?%?:N q*?!?)?4=@!?"?&?4=@&-?5R@;?!P)W%O?%Pq*_@"?!R%OP!@!."-P @)#O?:?&?)_G  S%O?&@".#-?!?)P!_A)T/ -P!@!.!-?%P2_?:?&?!2|J?!P!?%D"2P!SA"=@!?&?%Pq*_?"=@"-?#@4?2D"w!@#?@?!2w!?2D"w!@&?!%O?2D"~C!?&_?"?!~X,  -?2?!?&_A!K"w!P!@&"j?;R%O?!@)?#.!-?8@&?1@)?4?,R/ <?%D"}:)A"?!K"*?"?#K"%?"P!K" ?4-@CP @#P @;?-D"6P!S%O?-D">@;?-D":@#-?%D"}6)?,S%O?%P}6)_2~5!-?%D"}:)A!?,?5?,?5U=A-P:b_@""O?,?5W/ ?,?-aP:bA-R/ ?"P:_?"?-~X,  -?"?;K"6?"?#K"2P!@-?"P!K".?"?)K"*?"?CK"%?"?&K" ?%?,P!_A,K"}>)?6/"?%?/K"~C(?%?2D"w!K"w(.%-?9?!P!_A!T/ --?,@*?#@ -?%D"}:)@!?%?/K"~C(?%?2D"w!K"w(?*%O?*@,.!-?+?%P~C(_?%Pu)_?%PD_2FP @,-?%P K"~C*?%?!?,P:b_A&K"}++?%P~8*_@#?%P~-*_@)P!@*#O?*?(P"Sf@*"O"O#O"O?*P!eR%O?)?(P.b_A.D" A"P#T/!-?!?&S/"?%?!P:_A"K"n+?!D" A(P#S/"?%?(K"~-*?%?!P%_E" L"u*?#?!P._E" L" ?#?!P6_D" K"*P @(?"@!P @*.!--?%?"K"n*?%?.E"%A|&L"}+*?(P!_@(?"/!?%D"~C(?|&}ET/!?+D">D"w!?%D"w(T/!?%?|&Q?n|3"~C(P @*."-?%?>K"t*?%? K"s*P @!?%P K"q*?+?%P~C(_?%Pq*_?%PD_2F?+D">Pt!_2~N!?+D">A ?%D"}>)K"u!? ?%E#}6)L#t!?%D"n&A R/"#O?%PD_?!P)eP~- b_A"D" %O?+?"D"%P!_?!2}0!-? ?!P!_A!T/ -."-?+?%P~C(_?%Pn*_?%PD_2FP @*. - -P @!?+D"6A,G KA1P!S%O?,D"FG IA P ? P1U=P|1bH!}<}OO@!-?%D"n&A4%O?!P{{#e@.P @!#O?%PD_?!P)eP~- b_A G R@,"O? D" R/ ? D"%@""O"O"O"O"O"O? G |8P!T%O?,P!T/)Po}0q @*?+D"6A D"FA#D".?!V%O?#D"*?!P:b_@*-?#G |,R/!?*G 6@#?+D"2@&? G I@(?*G 3P!a0"#%"-Po}0q @)?+D"6A*D"FA#D".?!V%O?#D"*?!P:b_@)-? G MP"S%O?+D"??%?!N ~.*?%P N ~-*?%P0N ~/*?%?"K"t*?%Q L"q*?%Pq*_2}8!.)-P @#?%PD_?)G 8A-P)eP~- b_A(G AP!S%O?(G MP"T@#-? D"2@/? D".@&? G |6R%O?*G I@(P/@ P @0?"@*"O"O"O?)G 3P!a0"!* -?(P!e/)?-P)T/!P3@ .)-?(P!eR/(?-P)T/ P2@ .(-?#?&fR%O?)G 5@ .(-P-@ ?&R/&?%?"K"n*P!@0?%?%Pn*_K"q*?+?"P!_?/?%Pq*_Pu}4q 2|F?%D"n*@*.&-P @)P @0?(D" P!S%OPymq ?+D".?(D"%A P.b_A#? ?+D"2A(X=D" @0Pymq ?#P._? P!_?(X=D"%@)-?%P*_?+D"?A D"C? D"D?0?)2|>?%P!N ~/*?%?!N ~.*?%P N ~-*?%?"K"t*?%?%E#*L"q*? ?%Pq*_2}8!?&R/(.&- -?(P!e/!.%-?(P!e/#-?#P ?#P~0 U=@#Pymq ?+D".?"P!_A(P.b_?&?(W=A(D"%@&?(D" @-"O"O"O"O?+G CP!S%O?%Pq*_P!?+D" ?+D"*A ?+D"%VA(=P ? ?(=?-?&29?%D"q*@ ?#P|-aP{!eP"X/!? Pkkkk|TS/%?%D"s*@#?%D"t*A(%OP @*#O?(?*S/%?#?*_?*P!_@*G  PIaP{!eP,U/ --? R/%?#? 2p!.%-? G JP.bG }A}NO?#P.bPk}Gq _A G #P Te@#P)@)"O"O"O"O"O"O"O"O"O"O"O"O"O"O?(D"*P)eP!a0) !("#%&*-P!@).%-P"@).#-P%@)."-P&@).!-P(@)-?#/0? G *@*.!-?#//P#@)? G *A*P!S/"-?*P{!e0,.""""#"%*&"-?#? G *Rf/-? G %R/*.--?&?-aP"V/,? G %R/).,-?)P#T/(.+-?)P"T/&.*-?)P%T/%.)-?)P(eP%T/#.(-? Pkkkk|TfPkkkk|TS/&?%D"s*? 2p!.&-? R/%?#? 2p!.%-?)P&S/#-?+P%?"?!2}5!."-?+D"??%?!N ~.*?%P N ~-*?%? N ~/*?%?*K"t*?%Q L"q*?%Pq*_2}8!?0R/!-?%?!K"u)?%?+D"2K"u*?%?+z " z-#q*?%?+K"n*?%?%Pu)_K"}+*?%Pq*_?"P!_?/?%Pn*_P}Y}4q 2|F-"O?1R/ Po}0q @*?+D"6A(D"FA D".A&?!V%O? D"*?!P:b_@*-P @)? G IA"P ?"P1U=P|1bG ~*}OO@#"O?*G 8A"P)S/ ?%PD_?"P)eP~- b_D" / ?.?"?&U%j? D"*?"P:b_&Po}0q -G 6?#aP1ei@)-?*G 3A&P"S?,P Tf@"?(G I@ "O"O"O"O?&P!a0"" !-?"?)fP!e/#."-? P!g@ -? ?"f?)fP!e/!-?.?*G 6?#aP1eiP!eR/ ?+P#?7?!2}5!-?!P!_A!?4T/ -?+D"6@,-"O?+G CR/ ?,D"FA G IA!P ?!P1U=A!P)aP{!eP~Y!U/ ? D".A#R/ ?!P|1bA"G ~)}OO? D"*A-P3_@!P @*?"G ~*}OOA/?"G ~(}OO_P{!e@"?,G IA1P!e@&?#P:bA @("O#O"O?!P#_G  ?"T/ "O"O"O?!G  P!a0" "!-?&R/!."-?&R/!-?%PD_?*P)eP~- b_A!D" @.?!D"%@&."-?!P:_@!?*P!_@*?(P:aA(/ -P @.-?-P3_@!P @*?/_P{!e@#?1P!e@"#O"O?!P#_G  ?#T/ "O"O"O?!G  P!a0" "!-?"R/!."-?"R/!-?.?%PD_?*P)eP~- b_A D" eP!T/"?+D"?? D"%@ ?%Pk~Y#|0!~-*?%P(N ~/*?%Q L"q*?%? ?&? ?&V=K"t*?%Pq*_2}8!?+D"6@,."-?!P:_@!?*P!_@*? P:aA / --"O?,D"FA!D".A R/ ? P:bP:a@ ?!D"*P8_@!P @)?,G I@1#O"O"j?1?!P&aG  A"T%O?"P"T%O?)@(P)?!G  P)S/"<-."-?!G  @(?)-@"Po}0q ?,D"FA#D"*?"P:b_?"?#D".X=G 8@#?%PD_A*?(P)eP~- b_A&G T@.?&G R@(?"P)eP~- b?*_A*G |7@-"O"O"O"O"O"O"O"O?*G RA/P!S%OP @""O?(P!a0#+ " -P @(.*-?(P!a0#&#!"-P @(?#P)S/(?.P!eR/(?-P!e/(.#-P @(?#P)S/#?.P!e/".#-P @(."-P @(?/P#T%OP @".%-P @"?-P!eR/#."-P"@(-?/P#S/ P @".!-P"@"-?*?"N V?&?(N V-? R/!? P:a@ ?!P:_@!?)P!_@). - -P @!?+D">P K"w!?%D"n&@4"O#O?!?4S/!?+?%PD_?!2~:!?!P!_@!R/ -?+D"?A(?(D"bP!_K"b?(G |QP!T/ ?(D"|OA @6?(P K"|O?(E"|J@|&?(Qkkkk2L"|J?%? K"~8)?%?|&L#u)P|%PF?+G C=@;P!?+D" ?+D"*A ?+D"%VA!=@-P ? ?!=@.?(Pv _@1?+D"2@0?+D".@7?+D"6@8P @"#O?+?%PD_?"2~:!%O?%Pu)_P"P!?%D"~8)?6VA#=A 2w!?%D"~8)@!? %O?%D"~4)?!_P};oq P}X}.q ?#=? ~X,  -?%? ?!_K"~8)?%Pu)_?8D"FA D".?"V%j? D"*?"P:b_&Po}0q -G 6A P ? P~0 U=P.bG }(}GOA P ? P|3U=P;bA#G })};OA 2w!?%D"~8)@!? %O?%D"~4)?!_?#P~O}:q _? ~X,  -?%? ?!_K"~8)?%Pu)_?%PD_?"P)eP~- b_A)G VP"hA#D"}:}YOA 2w!?%D"~8)@!? %O?%D"~4)?!_?#D"}F}YO? ~X,  -?%? ?!_A K"~8)"j"O"O"O"O"O?)D" A&R/ ?)G |8P!T/ ?%Pu)_A P&2w!?%D"~8)A!?%D"~4)_A#P~"oq D  K  ?#P~%oq G  N %?%?!P&_K"~8)?)|."*? 2t!?%D"~8)A!?%D"u)S%O? 2}Y!-?%D"~4)?!_PFN  ?%?!P!_K"~8)?)D"OA!?)D"|1A S/"? ?!V?!?.VfA#/"P!? ?-_?#=@#?!? a@!?+P 2q!? S/!?!P!T/!?#G  ?;T/!."-?+?%PD_?"2|8/"? P!a@!?%D"u)@ .#-?%Pu)_A P(2w!?%D"~8)A*?%D"~4)_A,Psoq D  K  ?,Ptoq H  |0 %?%?*P(_K"~8)?%?!K"s*?%?#K"q*?%Pq*_P!? 2|7?%D"~8)A!?%D"u)S%O? 2}Y!-?%D"~4)?!_PFN  ?%?!P!_K"~8)-?)G |6R/ ?%Pu)_P02w!?%D"~8)A ?%D"~4)_A!P~+oq E  L  ?!Puoq E  L (?%? P0_K"~8)-?%Pu)_P)2w!?%D"~8)A ?%D"~4)_A!P~8oq D  K  ?!P~;oq D  K #?%? P)_A!K"~8)?&%OPymq ?7?)D"%A P.b_A!? ?0X=A#D"%@/?#D" @&Pymq ?!P._? P!_?0X=A D"%A,@5? D" A @#?)D".P!S%OPymq ?7?)D"2A!P.b_?!?0X=A!D"%@5?!D" @#-?%?,K"}:*?%?5K"}6*?%?#K"}2*?%? K"o*?%?/K"}+*?%?&K"n*P @!#O?%Pq*_?!_A2P%_P ?%Pn*_?!_A P%_D" A*? D" A a?*?.V? ?*VfA*=K" ?2P!? ?-_?*=K" ?!P*_A!P:T/ -?%D"~4*@2?%D"u*@9?%D"~-*@:?%D"t*@>Po}0q @!?8D"FA*D".?"V%O?*D"*?"P:b_@!-P @*?%PD_?!G 8P)eP~- b_A!D".P!S%O?%?+?!D"22}S!?%D" @*?%D"%@ -"j"O"O?)G |6R%O?&?-_@ ?)G |8P"T/!?%?2K"~C*?%?9K"v*?%P"K"~<*?%P{}.q K"~8*?%?:K"~4*?%?>K"u*?%P}V}.q K"t*?%P ?/?&a?.?/U?&?/VfA!=K"s*?%P!K"~-*?%P!? ?!=K"q*?%Pq*_@*P&.#-"O?*R/ ? P ?5?#a?.?5U?#?5VfA!=T/ ?*P!?#?-_?!=? 2~,!R/"-?%P ?,?&a?,?.V?&?,VfA =K"s*?%P!?&?-_? =K"q*?%Pq*_@*P!."-?%P ?,?&a?,?.V?&?,VfA!=K"s*?%P!? ?!=K"q*?%Pq*_@*P!.!-?%?2K"~4*?%?9K"u*?%P"K"~-*?%P{}.q K"t*?%P ?#?&a?#?&U?#?.VfA =K"s*?%P!?&?-_? =K"q*?%Pq*_@*P#-@ ?*? ?%Pu)_2|7?%D"~8)@!-?%D"u)?!S%O?%Pu)_2}Y!-?%D"~4)?!_PFN  ?%?!P!_A#K"~8)?%D"u)@ P ?#R/!<-?%?!K"~8)?!-@!? ?!S%O?%Pu)_2}Y!-?%D"~4)?!_Pz N  ?%?!P!_K"~8)-?"P!_A"?4T/ -?%?%D"~8)A"K"t*?%?%E#u)L#q*?1D" A %O?(D"[? 2p!-?1?%D"t*K"*?1?%E#q*L" ?(D"YA!?(D"|?S%O?(P~4 _2~9!-?(D"|C?!P&h_A ?=E"2L"2? ?=z " z-" ? ?"K">? ?6K":?(?!P!_K"Y-?%Po+_C -?3Po!_C -}H7#>j%} !|WB PIaA-C "O?#R/ ? D"6@<? D".@+? D"2@,? D":G G@(?-Q L#:? P._@4?"P ?"P{!eP1U=P{!eP|1bPo}Oq _A*?(P!h_H!"@%? H!?@2? D">D"k%@6"O"O?!?,X/ ?!?+_G  A)P?V%O?!@&."-?!P!_A&?,X/ ?)P?T/ ?&?+_G  A)P?V/!-?,?4?!2}:!A&W%O."-?&?+_G  @)-?)PAT%jP &?#P!a@7?2?%Pjge@=?*PA_@:?*?(P!h_A!P,_@>?!P(_@| ?*G |/A;P.bPk}Gq _@|!?*G NA|"?;_P~0 V@5?,@!?+@#P @2"O#O?&P!_@."} Q ?&?,X/ <Q ?,?.aP*U/ <?+?._E  -@B"j"O?5/ ?2?|"X/ ?|!?2P.b_G +A%P ?%P|3U=A%P;bA(G })};OP!_@/?(E ~O}:O@?"OQ!?%}K}&A@Q}0r}/w~%~Vk}5D}#|;%O???B|=/"Q @A"O?,?&P+_A%U/ ?,?%aP*U/ ?%?+_E  @A-?/P*S/!?(P~O}:q _A(E *@??@Q~D~!~Lm}Yk~Sw8}#|;%O?/P2S%O???A|=/%.#-Q @@"O?,?&P3_A%U/ ?,?%aP*U/ ?%?+_E  @@-???A|=/#Pq!?/P#haA%P|4V/#?(E 2?@}%?%}K}&|;/".#-???A}%Pk!?/P#ha}K}&Q |=/".!-???B}%Pq ?/P#ha}K}&Q |=/!-P!@%?2.!-?-?<K"F?-?,K"D?-?+K"C?-P2_?*?-PC_?.?B2O?-D"2@%?-D"6-@0"O"O"O"j"O"O"O"O"O"O"O"O"O"O"O"O?%P!S%OP!?0P1eA/hA)?| H! eR/!-? ?&?6?-P:_2|,A%R/5? D".@(?%? D"2A&X/"?%?(_G  A!P?W/!?%@#.#-"O?,?&?0?;_A%P ?%P{!eP~0 U=P{!eP.bA.G }(}GOA%P ?%P|3U=P;bG })};O_A&P"_A%V%O?%?+_G  PNS/!-? P!N |%.5-?)?9?=fe/4"O"O?&P#_A(?!X/ ?#?(_G  A&P?V%O?(@%."-?(P!_A%?!X/ ?&P?T/ ?#?%_G  A&P?V/!-P @&?4?(2}:!A%?!X/ ?#?%_G  @&-?0P!_@2?)?9f@9?>H! ?)e@!"O?1P!S%O?!/(?:?8P)eP!h_H! ?)eR/!P!@1? ?%?&?724A%/)P ./-?!/&-"O"O"O?.Pk}Gq _A!G *P!a0) ((((!"(-?&P{!ePAT/&"jP @0? D"2A.?%Pjg_@&? D".@)#Oz.                @C"O?.?%?0_P!_U/ ?&P2U/ ?%?)_P!_z   @C-?&P2a@&?0P2_@0?)P2_@)?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A#R/ -"j"O"O?.?0?#|O?%_A(_A&P1aA#V%O?(?)_P1aG  PAS/!-? ?#2|-A#/!P .#-?&P0a.!-?#P!i-A#?%P"_S%j? ?#?!2~0!&?#--A%/).*-?&P{!ePAT/%?-P*_?!G -A&? D":G GA#?4?%P!_2|3?-D"*P!S%O?-D".@(?1P!?0=@1"jP ?&P&X/ <P ?(?#?&P,bPq}:q _A#_G *A!P ?!P+UA!=X/ <?#P!?!=?(_G  A!P ?!P|3U=P;bG })};O-?%_P"_A%R/*?8?(?0=@8.)-? ?%?!2|PA%/(.)-?&P{!eP~W T/#? ?%P!_?!G -?72(A%/&.(-?%P!_A#?&X/ ?!P?T/ ?#?(_G  A!P?V/!-P @!?4?%2}:!A#?&X/ ?#?(_G  @!-? ?#?!?724A%/".1-? ?%?&?!?72:A%/!."-? G |#R//? ?%?&?724A%R/!-? D".@#?%? D"2A!X/"?#?%_G  A)P?W/!?%@&.#-?1R/#P .%-?%P!_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}:!A&W%OP @).*-?#?&_G  @)-?)PFT/(?&P!_A%?!X/#?#?%_G  A)P?W/"?%@&.%-?*H!|,?/i-@!? ?!? G |%fP!eN |%.(-?&P"_A&?!X/ ?)P?T/ ?#?&_G  A)P?V/!-?!?4?%2}:!A&W/%?#?&_G  @)-?)PAS/ -."-"O? H!?A2R%O? D">@/.!-"O?1P!eR/ ?9?:?8P)eP!h_H! eR/ .#-? D">A/D"k%A+?6S/ ?+?6U?+Pq VfA(/ "O?1P!S%O?*G |0?8P)eiP!e/!-? G AP#P!? G |#=U/!?*G |.P!T/#P%?/?6P#hA%_?(=@5?+P#h?%a@%P!?#?!? D"6A#UA!=@,P ?#?!=@+? D":@(#O?%R/"?5D" @#?5D"%@!?%P*a@%?5P*_@5?"P!?,?#P!_A._?!P!aA#?.U?#?+VfA!=P ?#?.a?!=?(G G2}B!R/ -.#-? G A/"P!@1-?/?6K"k%?8P)e-@"?)Pz T%O.!-"j? G |#R%O?*H!0A!?1P!eR/!<?*?"P!h_H!4?!f.!-?*H!0@!?*H!2?1P!e%j?*?"P!h_H!4?!f&?!-?2ef-?*? D":G GP!h_A!H!(?9f?!H!,fPjgeA#P{{#e%O"j?*G NA!P.bP ?!?*G |/A"_Pu UA!=A%%O?"P.bPk}Gq _P!?!=P%_@(?#P{{#e@!P @##O"O?(G  A"P#S/ ?!?#P1eiP!eR/ ? P*?"?"RP 2}L!R/ P!.#-?(P._@(?#P!_@#?%P.aA%/ --P -/!-?&P!_@3-?-PI_C ?3-~M3"-j!} B PIaA)C ?"G  A1@*P{!@+"O"j"O"O"O?1P!a0# !"%-?"G !."-?"G !@*P~Y!@+."-Pz!-@+P @*-?!G J@(?!H H@,?!G |+@-?!G |*@/?!G |.@.?!D"%@0?!G :@2?)P |0 |%?)?2P"TN |#?)?#N C?)?0K ??)?*N |"?)?+N |!?)?.N >?)?/N =?)?-N <?)?,|0 :?)Pj?(?(P~> S=N | ? ?)P:_P22~-!?!D" @!? P!2~H!? ? D"*A#P!_A/K"*? D"%?#P"h_?!K" ? P"2~H!? D"%? D"*A!P"h_Q L" ? ?!P"_K"*"O"O"O"O?&G 3A-R?&G 2A+P+SeA.R%O?%D"OD"6G ,P"T/!-?%D"DA!%O?!P!a@*?%D"C?!P"h_P%a@!?%D"F@(#O?(?!D" a@(?!P%a@!?*P!aA*PjT/ -?%?(K"F?%P K"D-P @!P @#?%G |6/!.#-?)P:_?%?&D"*2Q?%D"DA!?)D":A(?!?(U=@#?!?(V%O?%D"C?!P"h_P%a@(?%D"F@*#O?*?(D" a@*?(P%a@(?!P!aA!?#V/ -?%?*K"F?%?#K"D?#@!-?%G |6P!T/"?#/!-?%G R@#? P!2~H!? ? D"*A(P!_K"*? D"%?(P"h_?#Pkkkk%fK" P @#.!-?#P!_@#-"O?%D"OA,D"6G ,P"S%O"O"O"O?+P!a0/%%  !%%%%%%  "-?)P K"??)Qkkkk2L":?,?&?)P:_2g?%P?_?)D">A!?)D"?A&2}-!? ?!?&2~C!?)D":A&R/#?!?&2p!.#-"j?,D"*A+?,D"%V%O?&D" @*P @+P!@&P .!-?&D" @*?,D" @&?+R%OP @+P .!-?&G  P|4S-@!#O"O?!?+X/ #O?!?&_G  P|%T/!?+?!P!_A!T/ -.%-?+?!A,U/#?!?+S/#?+?!a@(?!?&_@-P @!"O#O?!?-_G  P|%S/!?(?!P!_A!T/ -?(@!-"j"O?!%OP @(#O?(?-_G  P|2S/"?!?(P!_A(T/ --?!?,_A!.!-?!?,_@!?(?,_-@(?!?*U/ ?(?*X/ -?)P:_?&?+?,?(29?)D":A!Pkkkk|TS/"?%P?_?)E">A3}EA&?3Q?n}EA(2}-!? ?&?(2~C!?!R/"?&?!2p!."-?%P?_P.P ?!Pq X=2~?!? P!2~H!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~0 U=P{!eP.bG }(}GOPkkkk%fK" .!-"O?.R%O?%P?_@&?%D"%A(?%D"*P%h_@,#O"O?!R%O?(?,T/!.%-?!?,?(aP%iX/#?(?!P%h_@(-?)?%D"OA!z " z-#:?)?!D"2K"D?)? ?)P:_?(2X?(P2_@(?)D" A!%O?&?!?)D"%2}-!P @!&P @!?&P.P ?%D"DPq X=2~?!-. - -P @+P @*P!@(?,D":A&D" A!%O?&D"%@*?!@(-?%P?_@0P @!#O"O"O?!P!eR%O?+P!e/&?*R/&?*P"a@,P @!#O?!?(_A.G  PHS/"?,P!a@,?*?!P!_A!T/ -.&-?+P!e/%?*R%OP!@+P @!?(@&P @*."-P @!"j"O#O?!?(_A&G  A-PHS/!?*?!P!_A!T/ -?*@!?(.!-?!Pjg?*_@*?&P!_-?(R/%?-PHT@+?(@&@(.!-P!@+?.P!_@&?!?*P!aS%OP @!?&@(P @*.!-?!Pjg?*_@-?!?*aP!_@(P @!"O#O?!?._A+P!_G  PHS/!P!@+?(?!P!_A!_/ -?&@(?-A!@*.!-?,?!a@*?+P"_@(P @+-?)P:_?&?!?&_2|B?0?)D">A!?)D"?A&2}-!? ?!?&2~C!?)D":A&%O?!?&2p!-P!@!. - -?+P"T/ ?&P.P ?%D"DPq X=2~?!? P!2~H!? ? D"*A!P!_K"*? D"%?!P"h_?-P ?-P~0 U=P{!eP.bG }(}GOPkkkk%fK" -?%?%D"I?%D"F_K"I?)? D"*A!?/aA%P"aK">?)?#K":"O?!?/W/ ? D"%?/P"h_@!P!P"?%P"U=@*?)P:_@(#O?!R/!?!?(D" K" ?!P%_@!?(P%_@(?*P!aA*/ --"O?1P#T/ ?"D"%@&?)"j?"D"*A*R%OP @*P!@+P .!-P @(P @!"O#O?(?!?&_F  P~"j|8_A(PDV/!P!@+?*?!P!_A!T/ -P .!-P ?!?!?*VA!=@*P!?&?!=@&P}E}.q @+P#-K"C?)?+K"??)?*K">?)?&K":?)P._?)P:_P"2} ? ?)D"2A ?)D"62~E!?)D".A!R/ ? ?!2p!-?)PI_C -~I3#2j!} !|WB P}>!aA(C ? P K"u#? E#t#@8? Qkkkk2L#t#? Pt#_A)D" A+%O?)D"%?+2p!-?)P._2x!?)P:_2x!?)D"CA+%O?)D"D?+2p!-?)PI_2~N!? P K"}+%? Q%L"l%? P K"k%? Qkkkkq L#y#? Q!L#x#? Q L#w#? Qkkkkq L#v#? Q%L#~8#? ?8L#t#? P K"~C%? Q L"~<%? Q L#u#? Po%_@/? D"o%P}!k2X%O?/2~M!? Qkkkkq L#o%-? P4N }F%? P K"}6%"O? ?!?#?%?&28R/ "O?#G OA&?#G PA1T%O? Py#_@2?"D"*A%Pk~+}R~L!?#D"JA+?+Pk~+}R~L!X=W/!? D"k%A!? D"y#S%O?22~5!-? D"~X#?!P:b_A"z.                z-" ?"P}+}&k2K!4?"P(N 2? ?!P!_K"k%."-?"D" @#?)P ?"D"*A!?!?"D"%VA%=A!2w!? D"u#@""O?!RA&/ ?&/ ? D"~-#?"_P!?#?%=?!~X,  -? ?!?"_K"u#.!-?/D":@+? P4N }F%?/z " @9?/E"2@8? P K"}6%? Qkkkkq L#o%?(?+K"??(?8L#:?(?9z-#*"O?!P{!eP)X%O?(Pt _?(P*_?"2A.!-?(Pt _?(P*_?"P ?%?#D"M2%-"O?(G ?A%P4T%O?(D">@&?(D":@)?(D"6@"Qk}"lnq ?%P/aP ?%P/V=}KQ#}&A8n}E@+? D"k%A#? D"y#S%O?22~5!-? D"~X#?#P:b_A!Qkkkk??8n|1 7?!P N 6?!?+N 5?!Q}&}+}6}Mq!?8n|1 4?!?%N 3?!P&N 2?!?"K".?!?&K"*?!?)K"%?!?"K" ? ?#P!_K"k%.!-?(?(D"2A5K"M?(?(D".A6K"J?(?"E" L#D?(?"D"*K"I?(P|1_?!?&?12J?(D"O@+"O"O?(D"|6A"%O?+?"P#h_@0P!?(D"D?(D"IA"?(D"FVA%=@3P ?"?%=@%? Pw%_@4?+@)#O?(Pt _A"?!?#?)D" ?)G %?,2L? ?"23? P!N }+&? ? D"~4%R? G t&P!geN s&?,R%OP @"? P K"u##O? ?"_A*Pw%_A-D" @.?-?*Pt#_A*D" K" ?*?.K" ?"P%_A"P.T/ -P @"? P K"l&? Q L"~X%? P K"}B&? P K"}6&? P N ~&&? Q L"}Y&? P K"}M&? ?(PD_?(Pt _2"?4?3?%? D"k&?%2l!? ? D"k&A*?%?%?*U=K"k&#O? ?"_A*Pw%_A-D" @.?-?*Pt#_A*D" K" ?*?.K" ?"P%_A"P.T/ -P @"#O? ?"_A*P~Q%_A-D" @.?-?*P~4#_A*D" K" ?*?.K" ?"P%_A"P.T/ -P @"#O? ?"_A*Po&_A-D" @.?-?*Pv#_A*D" K" ?*?.K" ?"P%_A"P.T/ --? D"k%/#?,P!_@,?)P*_A)?0T/ -.!-?(D"D@,?)P ?(D"IA"?"?(D"FVA)=A"2w!? D"u#@%"O?"RA0/ ?0/ ? D"~-#?%_P!?,?)=?"~X,  -? ?"?%_K"u#?(Pt _?(PD_?!?#2j?(G |GA%P#T%O?(?(E |@L },!?(?(z "|7z-#k!?(H!|H@"-?(?(E },!L |@?(?(z #k!z-#|7?(?"|0!|H?(?%N |G?2?(Pt _2~%!-? 2|(? D"~Q#%O? P~J#_P"2w!? D"~Q#A"? D"x#_Pz~V!|0  ? ?"P"_K"~Q#-?#G QR/ ?(Pt _?!?&?12J? D"w#A"%OP0P2?&?1U=@1?"P%h@%? D"~C#@"?!P{!eP.bP}6}Nq _@*?(D"|9@-?(D"|;@.#O?"P0_G  A&P*X%OP/@)P9@#"O"O"O"O?&P1a0&"!!  !-?*G +@,? D"k%A0? D"y#S%O?22~5!-? D"~X#?0P:b_A&z.                z-" ?&P}*(|0!2."-P.@)?1@#-P @,?"P._G  A&?.U%O?(P}8!_?!?"?-?&P#h_A&D" ?&G %2|A?(G };!@,-Pymq ?6?"P*_D" A3P.b_?3?5X=A&D"%@7?&D" @4? D"k%A0? D"y#S%O?22~5!-? D"~X#?0P:b_A&?)N 2?&?4K".?&?3K"*?&?7K"%?&?4K" -?&Pk%|0!6?&?#N 5?&?,N 4? ?0P!_K"k%-?"P2_@"?%P2aA%/ --?(D"|7A R/ ?(D"|9? P#h2p!-?(D"|1A R/ ?+? P#h2p!-?(?(D"?K"|J?(?(E#:L#|C?(?(z #*z-#|7?/2~M!?/?(D"|JK":?/?(E#|CL"2?/?(z #|7z-" -?(P}>!_C -}F2"*j"} B PIaA&C Qkkkk|Q@-P~> @)P8@#"O"O"O"j"O"O"} "O"O"O"j"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!a0/!"#%&(9)*(+,- -?"G 3A#P ?#P~0 U=P.bA(Pk}Gq _@%?(G n}GO@(?#}K@.PE@#"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(a00 !?"#@%&?????(?-P|"@#?(P&a0&?|"()*|"-?&P K"F?&Qkkkk2L"C?!?"?&PC_2gP!@)?&D"F@#?&D"D@(?%G -A%P%W%O?%P,bPq}:q _A%P!?%?!D":G G_G *A%P+UA*=@)?%P ?*=@*-?&P*_?(?#?)?*2;?!D"6"O?&G *R%OP~> @).!-?&G +A!}KQI}&Qkkkkx{~"kjl@-Pr @)?#?!P ?!P|3U=P{!eP;bA!G })};OT/ ?!P~O}:q _@!?(@%#O?#R%OP~# @)."-?%G  @*?!G  @+?%P!_@%?#P!a@#?!P!_@!?+P?P ?+Pr aP{!eP<U=fP{!e?*P?P ?*Pr aP{!eP<U=fP{!eS/ --G -?&D"CA#%O?(?#2p!-P?f@#.|"-PC@#?(P(a0#*)|!)-?!D"6G -P|&_@#P~% @).| -P|(@#.>-P|)@#.=-?%|+ ,QD}&Qkkkkx}=Ol@-P~& @)PF@#.<-?!?"D" ?"D"%2},!R/:P>@#.;-?!?"D" ?"D"%2},!R/9P>@#.:-?!?"D" ?"D"%2},!R/8P>@#.9-P|#P|%P|#?%G %A!?"G 7S=?!P#S=@#.8-?!D"6G -PAf@#.7-?"G 3A#}K@."O"O"O"O?#P~0 X%OPI@#Pk}Gq @(P{!@%?"G 5P0a0%#%!"!-?#P.bA#Pk}Gq _@(?#G })}GO@%PI@#?"G 5P0a0%"# ! -?%}KQD}&Qkkkkx}=Ol@-P|.@#."-?%}KQD}&Qkkkkx}=Ol@-?!D"6G -P|-_@#.!-PLPH?(G "=@#-?-Q{{{{}.|J}#?.Q?}&l@-.7-?"G 3A#}K@-?#P ?#P~0 U=P.bG n}GOP(S/+PG.,-?"G 3A#}KQ{!}#@-?"G 5P4S%O?-QD}&Qkkkkx}=Ol@-P|.@#.6-?&Qkkkk2L"C?&P K"F?!?"?&PC_2g?!D":G G@%?&P:_?#P ?#P1U=P{!eP|1bPo}Oq _A(?&D"DA*?&D"FA+2o!"j"O?&D":P!S%O?(?%P!h_H!(?&D">A)P1eiP!e/!-?!D"6G -?&P2_?#?*?+?%2|D?-QD}&Qkkkkx}=Ol@-PKf@#P~> ?&G 2R/!<?-Qkkkkx{~"kj}#?&|+ 3Q{!}#QI}&l@-Pr .!-?!D"6G -P|+_@#?(G |/?)_}KQ?}&Qkkkkk|Jl@-P~> -@)?&D"CA!R/5?*?!2p!.5-P~( @)?!D"6A!G ,P"T/+PN@#.4-P4@#"O"O"O"O?"G 3A(P/aP ?(P/V=P!a0%!"7# -P!?!D" ?!D"*A#?!D"%VA,=A*@!P!@%P!P ?#?,=A,R/3<?*?,_#O?!G  P+aA%P9V/2P!?%hP}9kk%eR/2P!@%?!P!_@!?#P!aA#/ -P @#@!.2-P1P0?!D"6G ,P"S=@#.5-?!D"6G -P2f@#.4-Pkkk*?!D":D".A!?!Pkkk*X=}KQkkkk|Ql.--?!D":@!P7@#?"G 5P#a0"*+2-P9@#.1-?"G 3P|0_@#.0-?"G 3P~8 f@#./-P~= @#..-P~< @#.--P~> Ps ?!D"6G -A!=@)P|*?!a-@#?-Q?}&Qkkkkk|Jl@-.+-?!G -PMf@#.*-Pk~+}R~L!?!D"*A!?!Pk~+}R~L!X=}KQkkkk|Ql@-P6@#.)-Pkkk*?!D".A!?!Pkkk*X=}KQkkkk|Ql-@-P5@#.&-P @%-?#P!T-@+?(P!aP.U%O?(@#.#-"O"O"O"O?(P!a0/############! -?%R/!P:@#.&-P/@#?"D"%A!?"D" A%W/%?!?,V/%P/P=?%?*_G  P~; aP~?!e=@#.%-?!G  A%P|1S%OP;@#.%-P @#?+R?%P|"Tf/#"O?!G !A!P}*!S/ ?!P~M!S/ ?!P~#!T/%-P<@#.#- -?!D"6G -P| _@#-?-Q{{{{}.|J}#?.Q?}&l@--? ?#N |.? ?)N J? P"N :? ?-L" ? ?"E"2L"F? ?"z " z-">?&PI_C -}D,"&j#|WP:@&"O"O"O"O"j"O"O"O"O"O? P{!eP"a0% #"!*-?"R/&?!?"_@(?!@ #O? G  G ~C}+OP!S%O?%P!_@%? P!_A ?(T/!.)--P,@&?"?%U/)?"?%S/&?%R/)?!?%_G  Pq T/)P!?"?%Pjg_R/%<?%?"a@)PG@(P @%P!@"#O"j"O"O"O? ?"_G  A!PGa0"! "-?(P{!e@*PG@(P ?*PGT/"<.!-?%P!aP|2V/ PG@(?%P!_.!-?!PIaP{!eP+V%j?!P~?!ePr aP{!eP;V&P -/+?%P|4X/+?!@(?%P!_-@%?)?"P!_A"_/ -.#-P(@&?"R/(#O?"R%OP:1-?"P!a@"?!G  ?!P!_@!PIaP{!eP,U/ -.(-?"%j?"P!a@%?!P!_P ?!G  PGS=&P -@ P/@&?%?"? =A%R/&? ?!? =A ?%_@#P @!? @""O#O?"G  P|*S/!?!P!_@!?"P!_A"?#T/ -#O?%R%OP:1-?%P!a@%? G  ? P!_@ PIaP{!eP,U/ -.(-?!R/&P @##O?!?#T%O? ?#_?#P!_@#G  PIaP{!eP,U/!.)--?%?!Pjg_R/&?!?%a@#P!@!#O?!?#_R%OP:1-?!?"_?!P!_@!G  PIaP{!eP,U/ -.&-P-@&?"P<U/%?!z   A+z.uuuu~3uu~3uu}Juu~(uuzcA-z.++++++++++++++++z|Sz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Juu~(uu~(uu~2uuuuuuzcA-z.++++++++++++++++z|Sz/ 34#67(9:+<=>| |!|"?-zBz|LR/%"j"O?+z8&PIaP{!eP,b?+z8(PIaP{!e_A P-W%OP|!P!? hPu6e/"<? P"S/!-P|"P ? P!aP.U=.!-P>P| ?+z8"PIaP{!eP,b?+z8#PIaP{!e_A ?+z8 P!h?+z8!_? =P#e=-?+z8*PIaP{!eP,b?+z8+PIaP{!e_P!aW/&?,z8!PIaP{!eP,b?,z8"PIaP{!e_P9V/&?,z8%PIaP{!eP,b?,z8&PIaP{!e_P|0V/&?,z8)PIaP{!eP,b?,z8*PIaP{!e_P|0V/&P:@&?"P<aA"R/%"O?"P!S?!G <A P~: Se/ P-@&"O? P|)a0# ( (-?"P(T/(?!G =A"PIaP{!eP"V/(?!G >A PIaP{!eP+V/(?!G | PNT/(?!G |!PIaP{!eP&V/(?!G |"PIaP{!eP+V/(?"P|,T/ ? P|-V/&-P.1-?(PGT/"?%P|4U-?#R/"P!eR/".!-P,@&?#R/!-P:1-?&1-P--~X.";j!} B Pv aA#C ? D"C@&? D"?@)?"@,?!@%"j#OP @.P!@1P @ "j?)?&R/ <"O#O? ?)_A/G  PHS/!?&? P!_A T/ -?&A.@ ?).!-? Pjg?&_@.P @1?/P!_-@/P ?4/!<"j?,R%OP @,P!@7P!@4P @&?%.!-P @&"O#O?%?&_A0G  PHS/!P!@4?,?&P!_A&T/ -P!@7?,@&?%.!-P @4?&Pjg?,_A"@,?0P!_A!-@0"O"O"O"O"O? %O?)G  P~W S/!-? ?&S/!P .(-P ?&R/&<?#PM_?&P!P!2}@!?#D"|1@)?#D"MP!S/!P @ ?#P K"D?#?#D"OK"C?#?)K"??%?&_@(#O?%P!_@&?%G  A)P|#T%j?&&?#P:_P ?&?&?(SA)=2}W!"O?#G :%O?#G ;@*?#P2_?&?%P"_?)=A&P ?&?(TA%=2}W!?#G 2/!-?#D"?A %O?#D"C? 2p!-P .*-?#G 3?*P%hf@)?%?&_-@%?#D"?? S%O?#P?_2}Y!-?#D"C? _?)N  ?#? P!_A K"D?%?(T/ -?#D"?@%?#PF_?#D"CA&? 2|)?#D"FR%O?#? K"|6?#?&K"O?#?%K"|1?%@&.#-?#?#E"IL"|6?#? K"O?#?&K"|1?#?%K"M?%Pkkkk|TS/"?#PM_2~@!P .&-?%?)? 2~,!@ ?.@&?/@)?0@%?1? P TA(fR/#."-?#D"O -P ?&Pkkkk|TS/"<?#E"O@>?#P!|0!Y?#P K"|??#P!N |;?#P|0K"|9?#P K"|6?#P|0K"M?#?>}EA)K"|1?#?>Q?n}EA5K"|C?#?5K"|7?#?5K"O?#P*_@8P @ P @6B P2aA+C "O?#PM_A(G |#/ ?(D"%@-"O?(D"2A2?(D"*A;V/ ?2?(D".A*U/ ?(P6_A<?(G :A3_P!aG  @9?3P&U@=#O?*?-_@:"O"O"j?2?*aA%P)W%OP @ P ?%R/!<#OP!?9? ?:_G  S/"<?%? P!_A T/ -?%@ P .!-?+P*_?9?:?%2|J?+D".@ ?+D"*-P!S%O?(? ?*_P!_A*K".?*?3U/"?*?;V/"?=R/!?-?*?3aA _?<?32~,!/"?(D">@%?(?*K">?%?-_@6? ?%a@ .&-?(?2K"..#- -?*?2W/ --?(P!N |#"O?(G CP!S%O?(D"?@*?(D">@%.!-?(D"?A*?(D">A%S/!-?%?-_@6?*?%a@ -?8? K"%?8?6K" ?+P2_C ?#D"*A P!? =@%"O"O"O"O?#D".P ? =P!a0" !"-?%G  P|*T/!P!@(."-?%H  Pp~< T/ P!@(.!-?)?5_@-?)@ #OP @(? ?-S/!"j? F  A%P |:%O?%P{!e@%? P!_.!-? G !P|4e@+?%P|"e@*?%P|IW%O?*P(h?+f@%? P"_.!-? G "P|4e?+P(hf@+?%P|QU%O?+?*P.hf@%? P#_.!-?*P4hPkkx e? G #P|4e?+P(hffA%Pkks S/"? P%_-@ P!@("O"O?%P|#a0-#!!!!!!!!!# -?%P~< S/"-?%P?U/!?%P{ aP?V/ --?&%O?)?&2p!?.@&?/@)?0@%?(?1fR/".!-?.@&?/@)?0@%?(?1fR/!--P ?(/ <P @ ?7%jP &"O?"R/ #O? ?!_G  PHS/!?"? P!_A T/ --?!-R-?#Pv _C -~>4!!jB Po!aA C Pl~-q D" P"S%OPkrq Qkkkk2L# Pnrq Q L# Porq Q!L# P}6rq Qkkkkq L# P}>rq Q L# P}Frq Q!L# ? z.                z-"k!? z.                z-"|?? z.                z-#M? P N |7? z.                z-"bP}Mrq P K" ? Q L#D? P |0!I? z.                z-#2? P N ?? Q L# ? P |0!*P}Qrq ? z "|Xz-" Pxrq Q L# Ptrq Qkkkk2L# Purq Q L# P~8rq Q%L# Pk~#q Qkkkkq L# Pn~#q Q L# Po~#q Q%L# P}6~#q Qkkkkq L# P}>~#q Q L# P}F~#q Q%L# P}M~#q Qkkkk2L# P}U~#q Q L# Pq~#q Q!L# Pt~#q Qkkkkq L# Pu~#q Q L# P~8~#q Q*L# Pv~#q Qkkkkk!L# Pw~#q Q L# Px~#q Q%L# Py~#q Qkkkkq L# Pk~%q Q L# Pn~%q Q%L# Po~%q Qkkkkq L# P}6~%q Q L# P}>~%q Q%L# P}F~%q Qkkkk2L# P}M~%q Q L# P}U~%q Q!L# Pq~%q Qkkkkq L# Pt~%q Q L# Pu~%q Q*L# P~8~%q Qkkkkk!L# Pv~%q Q L# Pw~%q Q%L# Px~%q Qkkkkq L# Py~%q Q L# Pksq Q%L# Pnsq Qkkkkq L# Posq Q L# P}6sq Q*L# P}>sq Qkkkkk!L# P}Fsq Q L# P}Msq Q*L# P}Usq Qkkkkq L# Pqsq Q L# Ptsq Q%L# Pusq Qkkkkq L# P~8sq Q L# Pvsq Q!L# Pwsq Qkkkk2L# Pxsq Q L# Pysq Q%L# Po~&q Qkkkk2L# P}6~&q Q L# P}>~&q Q%L# P}F~&q Qkkkkq L# P}M~&q Q L# P}U~&q Q!L# Pq~&q Qkkkkq L# P~4~&q Q L" P~<~&q Q%L" P~Q~&q Qkkkkq L" Po~(q Qkkkk2L# P}6~(q Q L# P}+~(q P4N  Px~&q P4N  P~-~&q P%N  P}+~&q P4N  P~Jrq P4N  Psrq ? D"}+!K" Pt~&q P K" P~X~&q P K" Pyrq P N  P}Q~(q Q!L" P}Y~(q Qkkkkq L" Pk~)q P!K" P~8~(q Qkkkkq L# Pv~(q Q L# Pw~(q Q%L# Px~(q Qkkkkq L# Py~(q Q L# P}M~(q ? D"|TK" P}>~(q ? z #|Oz-# P~4~(q ? G |7N  Ps~(q ? z #Mz-" Pl~)q ? E#DL" P}+~)q ? H!I|0! Pk~-q Q L# Py~,q Qkkkk2L# P~Q~,q P4N  P~<~,q Qkkkkq L" P~8~,q P4N  Ps~,q Q%L" P}Y~,q Q L" P}Q~,q P%N  P}F~,q Qkkkkq L# P}>~,q Q!L# P}6~,q Q L# Po~,q Qkkkkq L# Pn~,q Q%L# Pk~,q Q L# Py~+q Qkkkk2L# P~Q~+q P4N  Pv~+q Q%L# P~8~+q Q L# Pu~+q Qkkkk2L# Pt~+q Q!L# Pq~+q Q L# P}U~+q Qkkkkq L# P}M~+q Q%L# P}F~+q Q L# P}>~+q Qkkkkq L# P}6~+q Q*L# Po~+q Q L# Pn~+q Qkkkkk!L# Pk~+q Q*L# Py~*q Q L# Px~*q Qkkkkq L# Pw~*q Q%L# Pv~*q Q L# P~8~*q Qkkkkq L# Pu~*q Q%L# Pt~*q Q L# Pq~*q Qkkkkk!L# P}U~*q Q*L# P}M~*q Q L# P}F~*q Qkkkkq L# P}>~*q Q!L# P}6~*q Q L# Po~*q Qkkkk2L# Pn~*q Q%L# Pk~*q Q L# Pytq Qkkkkq L# Pxtq Q%L# Pwtq Q L# Pvtq Qkkkkq L# P~8tq Q%L# Putq Q L# Pttq Qkkkkk!L# Pqtq Q*L# P}Utq Q L# P}Mtq Qkkkkq L# P}Ftq Q!L# P}>tq Q L# P}6tq Qkkkk2L# Potq Q%L# Pntq Q L# Pktq Qkkkkq L# Py~)q Q%L# Px~)q Q L# Pw~)q Qkkkkq L# P~8~)q Q L# P~4~)q P4N  Pq~)q Q%L# P}U~)q Q L# P}M~)q Qkkkk2L# P}F~)q Q!L# P}>~)q Q L# P}6~)q Qkkkk2L# P~C~,q P K" P}M~,q P K" Pv~)q P N  Po~)q P N  P}:~-q Q!L" P}B~-q Qkkkkq L" Pw~-q P!K" Pq~-q Qkkkkq L# Pt~-q Q L# Pu~-q Q%L# P~8~-q Qkkkkq L# Pv~-q Q L# P}6~-q ? D"|JK" Pn~-q ? z #|;z-# P}Y~-q ? G ?N  P}J~-q ? z #2z-" P~J~-q ? E# L" P~Q~-q ? H!*|0! P}6~.q P4N  Pk~.q Qkkkkq L# Pn~.q P K" Py~-q P N  -? Po!_C -y*!4jB P?aA*C ?!D"%@6?!D" @7?!D".@3?!D"2@.P @!#O"O?"@-"j"O?!P!eR%OP!@(?,/#?%R/#?%P"a@)P @!#O?!?#_A/G  PHS/"?)P!a@)?%?!P!_A!T/ -.#-P!@(?,/"?%R%OP @%P!@,P @&?#?#/"<.#-P @&"O#O?#?&_A!G  PHS/!P!@,?%?&P!_A&T/ -?%@&?#?#/"<.#-?&Pjg?%_@%P @,?!P!_?#/!<."-P!@,?/P!_@#P @&?!?%P!aS%OP @%?#.!-?!Pjg?%_@"?!?%aP!_@!"O#O?&?/_A(P!_G  PHS/!?!?&P!_A&_/ -?"A&@%?#.!-?)?&a@%P @,?(P"_-@/P @("OPymq ?3?-P.b_A!?-?.X=D"*P)eA"P%T%O?"P&S/!."-?-?.X/!?-P!_A+?!D"*A!P%iP ?!P)eP%S=A4X/!?#?&_@1P @5#O?0@""O"O#OP!?7Pymq ?3?+A0P.b_A+?.?0W=A!D" P!_A(_?!D"%A)?)P TaA)?(U?)?6VfA8=@2P ?)?(a?8=@(Pymq ?+P._?0P!_?.X=D"*P%i@+"O"O?!G *P*e/ "O?&P)W%O?&R/!?#@!?&@)#O?!G  P~Y S/#?!P!_@!?)P!aA)/ -.!-?*P*_P~Y ?#?&2|J?*D"*P!S/!-?&?(T/!?2?#?&2~,!/!.#-?*P K">?*?(K":?*?2K"6?#@!#O"O?*?*P6_2}!!?*G  R/ ?!?1S/"?*G !@2?!P!_@(?!G  A)P~Y T%j?(&?(?1S/#PHP~Y ?!G !P|+S=@)?!P"_-@!?)?2S/!."--?!?1S/"?!G  P~Y T/ ?!P!_?1S/"-?+?4U/ -?"@0?5/!P @(.%-P!@5?+?4U/!--P!@!?0P!_@"?/@#."-P @)?-?.U%O?!D"*A!P%iP ?!P)eP&S=@)-?&@("O"O?&0""! -?#G  PIT/ P @(.!-?-P!_@"P @(P @!#O?#G  A+PIU/!?+P|/V/!?!Pk~#~7HV/!?#P!_@#?!P,b?+PIaP{!e_@!?&P!aA&/ -?!%O#O?"?)X/"Pymq ?3?"P.b_?"?.X=D"*P%i@"?!P!aA!/ --P!@!?/@#?"?)U/!--? ?-K"%? ?(K" ?*P?_C -~F+!,jB P}M!aA)C ?)P?_? D">A*Ps _A1Pl!~X,  ?*P K"s!?*Qkkkkq L"}Y!?*Q%L"}Q!?*Q L"}J!?*Qkkkkq L"}B!?*Q*L"}:!?*Q L"}2!?*Qkkkkk!L"}+!?*Q%L"l!?*Q L"|X?*Qkkkk2L"h?*Q!L"b?*Q L"[?*Qkkkkq L"Y?*Q%L"|??*Q L"|9?*Qkkkkq L"|6?)P K"D"O?!P!S%O?"? D"2A,X/!?"P!_A*? D".A-?"P.b_D"*A!P%iP ?!P)eP&S=A.X/!P*@!#OPymq ?-?*P.b_?*?,X=D"*?)P2_? ?*2]?)D"2A0P"S/"?)D"6@2?)D"??+S%O?)P?_?+P!P%P.2~<!-?)D"C?!_A"?2K" ?"P%a?0K" ?"P*a?*K" ?)?+P!_A+K"D?!P._@!P%iA"@*?"?.U/ -.!-?)P:_? P 2]?)D">@"?)D":@*?)D"?R%O?)P?_2~2!-?)D"CA!?"K"*?!?*K"%?!P K" P!@+?)P!K"D-?)P K"}>!?)P K"}2!?)P K"[?)P K"|C?)P K"J?#?%PFb_@.?)D"CA!?+P.b_@/?)PF_@0?)Pu _@-P @+P @*#O"O"O?!R/ ?!?/S/ ?!P._@%P!@"P @,?!D"%P!T%O?%@!."-?)P*_? ?!D"*2}S!?)D".@,?)D"*@"?%@!.!-"j"O?#?.T%O?#PF_@%P @!P!@"?#D"2A,?#D".A#U/!?(?,U/!?#?&_@"?,?#a."-P @%?-P!P 22?)D"}>!A ?)D"}2!A!? ?!U=A#%O?)D"}:!@+?)D"o!@!?)D"I@ #O?*?!D" A"V%O? ?"P"h_?+D" K" -?!P%_@!?+P%_@+?#P!aA#/ --?)P K"OP @"?)D"JA %OP @!?)D"M? U%O?)PM_P ? P%P*2~<!?)D"O@!-?)D"|1A"?!P#h_@+? P!T%j? P#hP*aA#%O?+P ?#~X- -? ?!_A P!a@!?"? P#h_P*a&?+-Q L" ?)D"J@%?!P!_@"-?)?"K"O"O?)D"DA#R/ ?)D"I@!?%P"h@*P @+?)D"|1@%#O?*R/!?"?!D" A V%O?%? P#h_A ?+K"%? ? D" P!_K" -?!P%_@!?*P%a@*?#?+P!_A+T/ --?12r!?1?)P?_Pl!~X,  ?)P}M!_C 1-P -@,?%@#-?)P K"}J!?)?,K"}F!?)?"K"}B!?-?*?)P}B!_2~#!?)D"F?*S%O?02~3!-?)D"I?+_?*K" ?)?*P!_A*K"J?+P%_@+. - -~;*!5jB P}M!aA%C "OPymq ? D":?!P.b_?!? D">X=D"*P)eP%T/ ?%Pk"|0!}J!?"P{!eA,P ?,P1U=P|1bA"H!}8}OO?"H!}4}OOf@*?"P}8}Oq _@5?"P}4}Oq _@6?"Po}Oq _@.?%P}J!_@)P @"#O?#?)_@&P!@#?5?&G  P!hA&_H! ?&?6_H! f?*g?2f@2?"P!eP!@"R/ -?.G |/A3P.bPk}Gq _P!?.G NA"?3_Pu UA#=A&?"P ?#=P.b_@(?!P!_@*?.H!2?2e@/?%P}J!_@0P @)#O?&?(T%O?)A"P!_@)?&P._@&?/P!?"P1ehA4eR/!"O?!? D">A+X/ ?*? D":A-?!P.b_D"*A#P%iP ?#P)eP%S=A7X/ ?*@##OPymq ?-?#P!_A1P.b_?+?1W=D"*?%P:_? ?.?#2>?%D":P!S%O?%D">?"S/%-P%iA#?7U/ --?"?3_@+?%Pk"|0!}J!P @#P @"#O?5?#?0_G  A#P!hA-_H! ?-?6_H! f?4eR%O? ?#P"?+?!2}K!-P!@#?"P!eP!@"R/ -.!--?,P1|QA"P!hH!}6}4O@-P @##O?%PC_?#_P K" ?#P*_A#Pk!T/ -? D">@)? D":@,"O?"P!aP!V/ ?!?)X/ ?*?,?!P.b_D"*A"P%iP ?"P)eP%S=A&X/ ?*@##OPymq ?,?#A"P!_A#P.b_?#?)X=D"*?%P2_? ?.?"2>P%i@#"O?%D"2P!T/ ?%D"6A(P1V/ ?%PC_?(P#h_A(?"K"%?(P!K" -?#?&U/ --P @/P @0?!?)U%O?,?!P.b_D"*A!P%iP ?!P)eP%S=@0-?%P}J!_@7#O?*A"?0X/!Pymq ?,?"P!_A4P.b_?)?4W=D"*?%P*_? ?.?"2>P%i@*?%D"*P!eR/ "OP!?%D".A(P1ehA#?/e/ ?#?2eR/ ?%Pk"|0!}J!?(?3_@1P @!P @&#OP @+"O?5?!?7_G  A!P!h_H! ?#eR%OP!@+?6?!P!h_H! ?#eR/!-? ?!?+?1?"2}K!-P!@!?&P!eP!@&R/ --?#?/f@/?#?-eR/ ?(P2X/ ?%PC_?(P#h_A!D" P!T/ ?!D"%?"T/ ? ?4?(?3_2}(!. - -?%P}M!_C -~?*"5j!} ? P K"?? P:_? D"6A&2~G!? D"?@)? ?&%j? D">?)P%h_@##O?#Q L# ?#P*_?%K" ?#P2_@#?&?%P!_A%T/ -?%?)_&?)-K"?? PI_@1? D"6@&? D"MA%? D"IS%O?12~2!-? ?%P!_A#K"M? D"J?%P.b_A%P K"*?%?&K"%?%P K" "O?#%O? Pt _@2? P|1_@3? PC_@4#O? ?#P!aA#K"M"O? D"J?#P.b_A&D"%A(?&D" A-U/ ?(? D"?V/ ?&D"*@.?(?-a@)? D">A#?-P%h_@%?(?-T%O?#?(P%h_@/? D"*@5? D"%@6? D"2@7? D"6@*?%@(#O?*?(D"*A#V%OP!P!?6?!?7?#P%h_A&G .P!eA#=?&D"%A+_?&D"*A&?+U?&?5?"?#=VfA#=?._P ?&?+a?#=A0?.U=@+"O?0?.aA#P ?#?0W=A&P*UA,R%O?+E  A8QM}&?8Qk~Y#}#QD}&l?8Qkk~X)}#Q:}&?8Qkkky1}#Q*}&ll?8QDnQk~Y#}#?8Q*nQkkky1}#?8Q:nQkk~X)}#lll@8.!-Q @8?.?0X/ ?+P!a@+?&@##O?#?+_|+  QM}&?8Q*nl@8?#P!aA#/ --?(?8?&P*?,=}KlL# -?(P2_A(?/T/ --?%?)?42|*<?.P)_@+#O"O?-@("O"O"O?)A#0"#! -?%P2_@*?%E# @8P!@##O?8?*E# |=/!?*P2_@*?)?#P!_A#T/ -?)@#.!-?#?)V/(?%E# @8-?#?(_@-?)?#a@)?%?#P%hA*_@&?8Qy!}#Q |=%O?&@%?#P!W/"? D"MA#? D"IS%O?12~2!-? ?#P!_K"M? D"J?#P.b_A#?+K"*?#?-K"%?#?(K" ."-? D"6@("j#O?*R%O?&@#P ."-?*P2a@*?%D"*@,?%P2_A#@%?(?,W/ -? D"2?,P%h_D" @/P!-@,#O?#?&S%O?&@%.#-?#P*_?#P2_@#D" A%?(X/ ? D"2?%P%h_D" @%? D"|6A(? D"|1S%O?32~3!-? ?(P!_K"|6? D"O?(P"h_?%K" ?2?,2~H!? D"|;@%? ?,%j? D"|9?%P"h_?/K" ?%P!_&?%-K"|;? D"6@(. - --? D"M@#-?#/ --1- -~%+!0jB P?aA&C ?!D"D@-?!D"FA!D"*@0"O?!D".A(? D"OA#W%O? ?(K"O? D"|1@+?#?(S/!?+?(PDb_@!#O?!D" A %O?!P%_D" ? 2p!-?!PD_@!?(?#P!aA#T/ -.!-?#@%?(?#aA!? D"M?#aV%O? PM_?#?!P%PD2~<!? D"O@%-?#?(a@#? D"|1A+?%PDb_@!#O?!Qkkkk2L" ?!P*_z.                z-" ?!P:_z.                z-" ?!PD_@!?%P!_@%?#P!_A#/ -? ?%K"O?(?%?%?(V=@(-?(%O#O?+?*PDb_@"P!@#"O"O"O?0?*P:b_A!D" A P!a0" !"-?!D"*@ ?!D"%@#.!-?-D"*@ ?-D"%@#-?*P!_@*?!G 6@!P @)?"P K"*?&?!P ?!P~0 U=P.bG }(}GOA!P ?!P|3U=P;bA!G })};OK"2?&?!P~O}:q _K".?&P._P!?"2|7?"P K"C?"D"*@.P @!#O"O"O"O?!P!eR%O?)/#? R/#? P"a@,P @%#O?#?%_A/G  PHS/"?,P!a@,? ?%P!_A%T/ -.#-?)/"? R%OP @ P!@)?#@%P @!?#R/#."-P @!"O#O?!?#_A%G  PHS/!P!@)? ?!P!_A!T/ -?#@%? @!?#R/#."-?%P!_@%?!Pjg? _@ P @)?#R/".!-P!@)?/P!_@#P @!?%? P!aS%O?#@%P @ .!-?%Pjg? _@1?%? aP!_@ "O#O?!?/_A%P!_G  PHS/!? ?!P!_A!_/ -?#@%?1A!@ .!-?,?!a@ ?%P"_@%P @)-?"?"D"CP!_K"C?&P._?#?!?#_2|B?"D"*A!?"D" S%O?"2}Y!-?"D"%?!_P~W N  ?"?!P!_K"*?&?&D"6K">?&?&D"2A#K":?&P:_P!?"2|7?"D"*A!?"D" S%O?"2}Y!-?"D"%?!_PNN  ?"?!P!_K"*?&D".A!%O?#?!2p!-P!@!?%@#.!--?"D"*A @!?"D"CA#%j#O?"D" ?!S%O?"2}Y!-?"D"%?!_Pz N  ?"?!P!_A!K"*?#P!aA#/ -?"D"C&P -@!?"? K">?"? K":?"?.K"6?"?.K"2?"P K".?"? ?!_K"??"P?2w!?"D"*A ?"D"%_A!z.                z- 2?!z.                z-  ?"? P?_K"*?(?*T/ --?&P?_C -}D+"&j!|W"O"O"O"O"O"O"O"O"O"O"O?"P{!eA%P~; a0@"((((((((((%(((((((&(((((#((((((! -"O?%PAa0. (((((((((()(-? D"2A%?!Pjg_@"? D".@##Oz.                @+"O?%?!?&_P!_U/ ?"P2U/ ?!?#_P!_z   @+-?"P2a@"?&P2_@&?#P2_@#?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!_A!?&_A"P1aA&V%O?!?#_P1aG  PAS/!-? ?&2|-P!i1-?"P0a1-? ?!P!_?#2@1-?#R/&? P._@*? D".@("O"O"O?!P!_A%? D"2A)X/ ?%?(_G  A"P?V%O?%@!."-?!P"_A!?)X/ ?"P?T/ ?!?(_G  A"P?V/!-P @"?*?%2}:!A!?)X/!?!?(_G  @"-?"P{!eP~= S/)-? ?!?"?#P!aA)24A"R/&#O? D".@%"O"O?"? D"2A(X/ ?"?%_G  A#P?V%O?"@!."-?"P!_A!?(X/ ?#P?T/ ?!?%_G  A#P?V/!-?*?"2}:!A!?(X/)?!?%_G  @#-?#PFT%O?#P~= T/)?!P!_1-"O"O?!P!_A#?(X/ ?#?%_G  A"P?V%O?#@!."-?!P"_A!?(X/ ?"P?T/ ?!?%_G  A"P?V/!-P @"?*?#2}:!A!?(X/ ?!?%_G  @"-? ?!?"?)24A"/ -.&-?!P|WV/(?!P%_A&? D"2A#V/(? D".A%?!_D  P~Q~C~5}I(T/(P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/(?#P~? S/(?"PIaP{!eP,U/(?"P|IePr aP{!eP;V/%.(-?!P|VV/&?!P&_A&? D"2A#V/&? D".A%?!_A"D  P~E~#}N}9)g?"P%_G  P~D gf/&P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/&?#P~? S/&?"PIaP{!eP,U/&?"P|IePr aP{!eP;W/&.#-?!P|WV/%?!P%_A&? D"2A#V/%? D".A%?!_D  P~L~H}N~B(T/%P @"?#?&V%O?%?&_G  @"-?"P{!eA#P|*S/%?#P~? S/%?"PIaP{!eP,U/%?"P|IePr aP{!eP;W/%."-?"PIaP{!eP,X/!-? ?!2M@&-?&1-?!P!_1-? ?!2}I!P -~*2"5j%} B PIaA+C ?!P ?!P{!eP1U=P{!eP|1bPo}Oq _@*? D"DD"6@-P{{#@&?"P!_A(?#D"*P%iA4U%O?%H!,?%H!*?*? D"CG GP!h_A&H!"Pjgff@5?&P(_@6#O"O? G FP!S%O? G *P!eR/!-?+Pymq ? D":A7?(P.b_?(? D">A8X=A&E" L#:?+?&D"*A&K"?"j"O"O"O?&P*eR%O? D".@,Q @;"O? D"2A&?+D":A/P!_A1U/ ?&?1aP*U/ ?,?1_E  @;-? D"6@9?*G NA)?*G |/A._P~0 V/#?)?0W/#?.P.b?0P.b_G }(}GOA)P ?)P|3U=A3P;bA.G })};OP!_@)?.E ~O}:O@:Q!?3}K}&A<Q}0r}/w~%~Vk}5D}#Q |=/!?:?;|=/#Q @:"O?&?/P+_A3U/ ?&?3aP*U/ ?,?3_E  @:-?)P*S/"?.P~O}:q _A.E *@=?<Q~D~!~Lm}Yk~Sw8}#|;%O?)P2S%O?:?=|=/&.%-Q @<"O?&?/P3_A/U/ ?&?/aP*U/ ?,?/_E  @<-?:?=|=/%Pq!?)P#haA)P|4V/%?.E 2?<}%?)}K}&|;/#.%-?:?=}%Pk!?)P#ha}K}&Q |=/#."-B P2aA&C ? D"DA)P K"h? P._?+P:_?)P~J _2}%!?&P*_?*?)D"|Q?)D"h2o!?&D".@)?+P2_A,?&D"*K" ?,?)K"%?&P2_C ?+D"2@&?+D"6.#-?:?;}%Pq ?)P#ha}K}&Q |=/!-P!@&?0.!-?+?9K"F?+?&K"D?+?,K"C?+P*_?*?+PC_?1?;2O?+D"*@&?+D".-@)"O"O?&P!S%OP!?)P1ehA&?6H! eR/!-? D"DA&D"6A)?&D".S%O?&P._2~3!-?&D"2?)P"h_?(K" ?&?)P!_K"6Pymq ?7?(P!_A(P.b_?(?8X=D"*A&P(eP%T/!? ?(?&P%i2_.!-?&?2e%O? ?(2}T!-?)P!_@0?&?2f@2?&?5eR%O? ?(P!_A(?*G |/?)_2|H.!-?*G |/?)_@&"OP!?)P1ehA)?*? D"CG GA,P!h_H!,eR%O?%H!*?)eR%O?*?,P!h_H!"?)eR%O? P1?&?(2~;!-? ? G |*A,?%H!,?)eP TfN |*? ?(P!_?&2|H? ?,N |*."-? ?%D" %jP4P3?*G |0?%G %P)eiP!e=&P3-?&?(2~;!? ?(P!_2~B!.!-? P0?&?(2~;!? ?(P!_2~B!-?(P!_@(-Pymq ? D":?(P.b_?(? D">X=D"*P%iA(?4U/!--?2Pjg@&-"O?#D"%A1PjS/ ?*H!0@(?%D" %j?*?%D"%P)eP!h_H!4?(f&?(-?&eA0P{{#eR/ B P?aA(C ?*G NA&P.bP ?&?*G |/A)_Pu UA&=A,%O?)P.bPk}Gq _P!?&=@&?#D"%P!a@2?#D" A/P!_@.?0?*? D"CG GP!h_A#H!(?#H!,fPjgeP{{#e@*P @##O"O?&P%_G  A0P#S/ ?*?#P1eiP!eR/ ?&P!_? D"?P+_?&G  =G  @3?(?0N | ?(P*|0 =?(?3N <?(?#?)_N ;?(P"N :?(?"K"2?(?2K"6?(?.K".?(?/K"*? ?(P*_P P 2~K!-?&P._@&?#P!_@#?,P.aA,/ --?(P?_C -?-? D"DD"6U%O?%D" ?%D"%@#B P2aA%C P2@(P"@)P!S%OP P"?!P ?!P{!eP1U=P{!eP|1bG ~,}OO?#P)eiP!eA"=@)P4P2?"=@(-? @"?-@ "O?1PjS?!P{!eA#P"Se/ ?"?(2~&!R/ ? ?"D"DD"6A,X/ ? P"h@*?"P._@1?!P ?#P1U=P{!eP|1bPo}Oq _@0?(P4S@2? @##O?#?"D"DA-D"6X/!?-D"2?*_D" @&"O"O?2/ ?0G |.R/ ?"D"CG G@/?%Pymq ?"D":?&P.b_?&?"D">X=A.E" A;L# ?%?.D"*K"*?%D"%?;}EaP}!#X/!?-P K"h?1?%?-P~J _2}%!?!?-D"|Q?-D"h?/2}B!R/!-?"?(?)?!P ?!P{!eP1U=P{!eP|1bA-P}/}Oq _?"D"?P+_?-G o}OO=G  P#?!?&2}F!-?*P%_@*?,?#P!_A#T/ --?"D"DA#D"6A!? aP!V%j?"? 2}&!?"D"DA#D"6&?!-? X%O?#? K"6-?%P2_C -?+PI_C -s+"5j"} B Px aA%C ?%P2_P!?!P2_?"P2U=?"P2aA&P ?"?&X=2Z?%D"2@2"O"O?%D"6A-?%D":A&P#h_A(?&%j?-D"%@6?-D" @3?-P*_&?--A&T%O?&D"%@7?&D" @4?&P*_?(T/!-?%P K".?%Qkkkkq L"%.!-?%P K".?%Qkkkkq L"%?&D".@.?&D"*@5?&P2_A&?(S/ P6@)P%@0#O?&P*_A+?(S/!?&D" A/R/!?+D" A1R/!?+P%_D" @*?%P~C _?/?&P%_D" 2}N!?%P2_?*P!P!2}@!?%D"6@8"O?%D"2P!T%O?%D":@/?*RA&/!?&/!?/?1?*~X,  .!-?%D": -?%?%D"bK":?%?%E"[L#2?%D"%?,S%O?%P%_2~5!?%D"*@0-?%E#2@9?%D":@1?)?0_A&?*K" ?&P6aA*?1K"*?*?9L" ?&P%a?/K" ?&P*a?8K" ?%?,P!_A,K".?)P:_@)?+P*_A&?(T/ --"j"O"O?"P"V%O?!G "@*.!-P @*?"/ P @(.!-P!?!G  A(P!V/!<-?(G }HnO-P @(?%P2_@&P!e@)"j?"P"X%OP!?!G !A(P!V/!<-?(G }HnO-P!e@(?&P~C}4q P%2}N!?&?(N P?&?)N O?&P |0!Q?&Pkkkk|TK"C?&QkkkkkkkkkjL"6?&Qkkkkq L".?&P N |6?&P}Y}Vq K"I?&Pk}(q E" L"J?&Pn}(q D" K"|1?%D"6@(?%D"2@&"O?3%O?%P~8 _?3?62}N!?&R/!?(?&2p!.!-?%?%D":K"|J?%?(K"Y?%?&K"|C-Pkkkk|T@&"O?5R%OPkkkk|T@+.!-?%P~C _?.P!P!2}@!?%D"|O@+?%D"[R%O?%D"bA(}K?.%} ?.%O?(?5?.~X,  -?.}KQ?}&&Q -l@9.!-?%D"b -?4%O?%P~C _?4?72}N!?%E"|O@:?%D"[@&-P @("O?"P*U%OP @,P @).!-?!D %@)?"P.U%OP @,.!-?!D *@,?"P2U/ ?!D .@(-? ?%H!|;|0!O? ?%E"|CL" ? ?%D"|JK"*? ?%E"%L".? ?%D".K"6? ?:L"D? ?&K"C? ?9L">? ?+K":? ?)K"J? ?,K"M? ?(K"|1? ?*P!eN Q? ?#P!SN |6? ?*P!iP!eN |5? ?%D"OK"I?%P>_2}E!?%D"DA P |8%O?%D"F? 2p!-?%D"JA P |8%O?%D"M? 2p!-?2%O?-?2P#h2p!-?%Px _C -~Q)!,jB P?aA,C ?,P:_?!?"P}9}Vq P!2}V!?,D":P!S%O"O?,D">A&R/ "O?"?&W%O?"?&T/!."-?!?&_F  PO|:/!-P @!-?&P ?!=@"?!P!?!=@!-?,P2_?!?"Pnnq P!2}V!"j"O"j"O?,D"2P!S%O?!?,D"6A(R/"<?"?(W%O?"P ?"?(SA&=@)?!P!?&=.#-?!?(_F  P~"j|8/!P!."-?"@(?"/ ?!.!-?"?(W%O?"@)?!?"?(S/!<."-?!?(_F  PO|7/!?(@)?!-@&?"?)a@.?!?)_.!-?!@&?(@)P -@/"O"O?#%O"O?%R/ ?#?%_P!aG  PHS%O?%P!aA%R/!-?%?)X%O?)@+?%?)S/!.#-?&?%A+_F  PO|7/"-"O?#?+2}*!A*R/ ?*?+X%O?*?+T/#.!-P @(?&?*_F  PO|7/#?#?*_F  PO|7/#-?)?+a@-?&?+_@0P @!#O?!?*T%O?!?&_@"?!?#_@%P @(?!P!_@!P?P ?"G  A"Pr aP{!eP<U=?"fP{!eP?P ?%G  A"Pr aP{!eP<U=?"fP{!eS/!.%--"O"j"O?*R%O?+@".!-?*?+X%O?*?+T/#?&?*_@&P @".!-?&?*_A"P ?"F  P~"j|8=@&?+?*a@"P ?#?*_F  PO|7/!<-?"?+?*aS@%?#?*_-@!"O?&%OP @(?!P T?%e/!.&-?!/#.!-?&?!?"2~,!/#-P @(?-P%U/"P ?0?0D  A!P{}!~X)eP*|T?!P:|TP{}!~X)efA!P}L~C~8~W"U?!P}L~C~8~W"Va=@(."-"O"O"O?&?)2}*!A"R/ ?"?)X%O?"?)S/!."-?"?&_F  PO|7/!-?"?&_@!?)?"a@".!-P @!-P @(?,P*_?!P!?!=A#?"P ?!=A"P}5}Vq P%2}V!?,D"*P!T/!"O?,D".A!R/ ?!?"X%O?!?"S/!.#-?!?#_F  PO|7/"-?!?#_@(?"?!a@-.!-P @(-? ?.K"2? ?)K"*? ?-K"%? ?(K" ? ?/P ?.=P ?/=K".?,P?_C -~,0#7j!} !|WB Pu!aA&C ? P K"}:#? P K"o#? P K"l#? P K"y"?#%j? P K"}:#? P K"o#? P K"l#? P K"y"? E"}>#@<? Qkkkk2L#}>#? D"}F#@)? P K"}F#?&?<L#:?&?)K"?? D"s#@)? P4N s#? z "}J#@=? P K"}Q#? Qkkkkq L"}J#?&?)K"O?&? E"}Y#L#M?&?=z-#D?&Po!_A)?#?%?&P:_2}6!?&Ps _A#?&PD_?)P ?&D"}6!P.2%?&?!P{!eA0P(VN [?&?"K"|J?&? K"Y?&? Px"_K"|C?&P)K"}+!?&P~,}.q K"n!?&P+K"l!?&P~#}.q K"k!?&Pq}.q K"|T?&P%K"h?&P}Y}.q K"|QP&@%?&P&K"b?&P}9}.q K"|O?&P"K"|X?)?#P ?&Pw _P&2|;? P}>#_@1?0P.bP}6}Nq _@2"O?&D"o!A*P"S/ ?&D"}Q!@+?&D"}M!@.?&D"}J!@,?&D"}F!@-?&D"}B!@3?&D"}>!@4?&D"}:!@5?&D"}6!@6?&D"}2!@7?)?!?"G PA8?"G OA92J?&D"}2!@0"O?&D"}6!A#R/ ?0?#P#h_@/?0@)#O?)A#P*_@)?#D" A%D".P:b@#?%D"*@%"O#O?#R/!?#P:a@#?%D" ?%P:_@%P"T/ -P!@(."-?)?/T/ --P!@%"O?*P!eR%OP&@%.!-?&Ps _?7?2D" ?2D"%2v!R/ ?6P!T%OP&@%.!-?&Ps _?5P}/}.q Pm}.q ?8=P,2v!R/ ?4P!T%OP&@%.!-?&Ps _A#?3P}/}.q Pm}.q ?9=P,2v!R/ "O?-P!S%O?(R/"?#?,?"D"%?"D"*2v!R/".!-?(/!-P&@%?.P!T/ B Pk!aA(C ?(P6_?!?"G O?"G P2J?(PI_?&Ps _A*?+2}>!"j"O?(D"IR/ ?(D"|6A"?(D"|7A3U%O?(D"O@4?(D"|1@5?(D">A6P#h@%?!P{!eP.bP}6}Nq _@7?*D"6@+?*D".@8?*D"2@9?(D":@##O?6R/"Pymq ?5?"P!_A,P.b_?,?4X=D"*P%iPymq ?8?"P.b_?"?9X=@-P @.?%@!?#@"#O?(?-D"*K"|T?(?-E" L#|Q?(PI_A/?"D" 2}C!?(P?_?/P#2} ?*?(Px _?(D"CA/?(D"D2f?(D"?A;%O?/?;2p!-R%O?"P*_@"?.P!_@.?!P*aA!/!.%--?+D"*P%h@"?+D"%@!#O?"%O?"P2a@"?!G .@-?!P2_@!?.P{!e?-T/!.%--?(P)K"F?(P}>}.q K"D?(P&K"C?(P~R}.q K"??(PI_A!?*?,?(P?_P"2|;?(D"IA"P"S/"?"P!eR/"?(D"|1@"?(D"M?(P*_?*?(D"J2|Y?(D"*P!T/"P!T/"?(D".@,?!?*?"?#?.P{!eP#h_D" ?7G *P.bG }*}GOP!2#?(D"IR/"?(D"M@-?(D"J@/?+D"*A"?+D" S%O?+2~4!-?+D"%?"P%h_A!?.N .?!?,K"*?!?-K"%?!?/K" ?+?"P!_K"*A"?3U/ --P!.!-P -@!?(D"6A"%O?(D":?"P#h2p!-?(Pk!_C ?&D"o!A"%O?0?"P#h2p!-P%P&?!=@%.!-?&D"o!A!R/ ?0?!P#h2p!-?&?&E#DL#o!?&?&z #Iz-#}6!?&?&D"OK"}F!?&G O@!?1D" A"%O? D"}B#?"2p!-?1?&D"?K"*?1?&E#:L" ? P}J#_A"2~M!?"?&D"}F!K":?"?&E#}>!L"2?"?&z #o!z-" ?%P ?!P4S=P ?%P&T=A"P%S%jP#&?&z.                z-#*?2G +@!P"-@#?&?&z #*z-#o!?&?#N }C!?&P9|0 }A!?&?!N }@!?&?"N }?!?&P-N }>!? Py#_?&Po!_2~%!? D"k%R&P!-?&Pu!_C -~1*!,jB PIaA&C ?&PC_P ?%?#a?"?%U?#?%VfA"=A(P?_P!P!2}@!?&D"D@)"O"O"O?&D"CP!T%OP!?!?#_?"=@*?&P K"6?&?&D"FK"2?&?)K"."O?(%OP @"P @!#OP!@)"O"O"O?!?*_G  A,P|#a0) """""!"-P2@)P2@,"O?(?!P!_A-WA// ?*?-_G  A+PIaA,P{!eP,U/ ?+P~@ aP{!eP(X%OP2?+PLa?+Pr aP{!eP(X=@,.!-?+P~7 a@,-"O?!P"_A.?(XA0/ ?*?._G  A+PIaA)P{!eP,U/ ?+P~@ aP{!eP(X%OP2?+PLa?+Pr aP{!eP(X=@).!-?+P~7 a@)-?//%"O?*?-_G  A+PIaP{!eP,U/ ?+Pr a0|%      &&&&&&&&&&&&&&&&&&&&&&&&&&      &-?0/%?)?,P%hf@,P#@)?*?._G  A+PIaP{!eP,U/!?+Pr a0|%!!!!!!%%%%%%%%%%%%%%%%%%%%%%%%%%!!!!!!%-P?@,-?&D".?"S%O?&P._2}Y!-?&D"2?"_?,N  ?&?"P!_A"K"6?!?)_A!?(U/ --?&P._2i/".#-?(?-a@%"O?(?-S/ ?*?-_@"?!Pjg?(_@,P @)#O"O?"F  A(P |7/ ?)P!e/ P!@)?"P!_@"?,P!aA,/!."--P"?)?(P |:=@%-? Pkkkk|TK" ? ?!?#_A!K"%? ?!?%_P!_K"*?&D".A R/#?&D"2? 2p!.#-?&D"F -"O"O?(P#W%O?*P!a@!?(@"#O?"R/#?!?"_?"P!a@"F  P |:/ -.!-?*D  Pk}!}"l|Te/ P%?*P#_P|XeA!?*a?!?*S=A"?(P%aA!U%O#O?"?*_D" Pk}!}"l|Te/"?"P%_A"?!U/ --?!?*_D  Pk}!}"l|TeR/!-?&PC_?(P!P!2}@!?&D"D@!"O?&D"CP!T%O?&P K"??&?&D"FA"K">?&?!K":?(R/!?(%O?"?*?(~X,  -?&?(K"?.!-?&D"F -?&P:_2i?&D":A"%O?&D">?"2p!-R/!-? ?&D"6K"*? ?&E".L" .!-? ?%K"*? ?#K"%? Pkkkk|TK" ?&D".A R/ ?&D"2? 2p!-?&PI_C -}<+"(j!|WB P2aA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!ePAT/-?)P(X/-?!P!_@(? D"2A&?!Pjg_@%? D".?!_@*P|Q@"#Oz.                @-"O?&?!?"_P3_U/ ?%P2U/ ?"?*_P3_z   @--?%P2a@%?"P2_@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?&?+|OA+?!_?"_P!_A%V%O?*?+_?"_P!_G  PAS/)-? ?%2|-A!/)P @"./-?"P?fP{!eP~W T/,-? ?!?"?%24@".--?"P{!ePAS/+.*-?"P{!ePAT/)?,P*_?#G -? D":G G? P._?!P!_2|3?,D"*P!S%O? ?!PA?%24@".,-? ?!?#2|P@".+-?"P{!eP~W T/(? ?!P!_?#G -?%2(@".*-?"P{!eP~; T/&? ?!P!_A&?#G -?%2|2A"R%OP @".*-? D".@("O"O?&? D"2A)X/ ?&?(_G  A%P?V/!?!P"_A!?)X/ ?%P?T/ ?!?(_G  A%P?V/!-? P._?&2}:!A!?)X/*?!?(_G  @%-?%P~= T/)?#G &A!P#S/)? P+?!?#?"2~S!@".)-P ?"?+_A*?%?(U?%?&VfA%=@"?!?*_P"_@&.!-P @"?!P!e/!P ?!P!iA&P!aA!?(a?!?(U?!? D"2VfA%=@"-?)P!? D".?(_?%=?"? D":G H2,A!P{!eP:T/!?&@".%-? P!N |%.#-?"R%O? ?&?#2~0!@".#-? ?!P ?#?&2~S!@"."-? P(?#G #?#G %R?"P{!eP~L S2}L!%jP &? ?!?"?%24-@".!-? D"2A(?!Pjg_@%? D".@&P @"#Oz.                @-"O?(?!?"_P!_U/ ?%P2U/ ?!?&_P!_z   @--?%P2a@%?"P2_@"?&P2_@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"j"O"O?(?"?)|O?!_A%_A"P1aA)V%O?%?&_P1aG  PAS/!-? ?)2|-A"/!P @".#-?"P0a.!-?"P!i-@"?"?!P"_A!T/ ? ?!?#2~0!@"-?,P2_C ?"-~>)"6j"} B Pv a@("O?%R%O.!-?#?%_@8?!?"_@5?(P@_@2Pj@3#OP @&"O?"?#G  A6P ?6P|3U=P;bA-G })};OA*a?*?"a?"?*V=A.P#?*P"iA%?%P#X=P!?%=A4?*_V/ ?-P~O}:q _A-?*_@+?-@%"O?"%O?!@)#O"O?)G  A&PGS/ ?&P~? S/ ?%?+S/#P?P ?&Pr aP{!eP<U=?&f#O?%G  A&P~? T?&PGTeR%O?%P!_A%?+T/!.&--P?P ?&Pr aP{!eP<U=?&fT/#?%P!_@%-?)P!_A)?5T/ --P @)?%?+S%OP!@&."-#O?%G  A&P~? T?&PGTe/!P!@&?%P!_A%?+T/ -.!-P @&?.?4V/ Q @<Q @;?"%O?!@%?"@&#OQ!?%|+  }&?;l@;?%P!_@%?&P!aA&/ --?-@%?*@&#OQ!?%|+  }&?<l@<?%P!_@%?&P!aA&/ -P @&?;?<}%|W}E?4P!hV/ ?(z.                z-#2?(z.                z-# P @%#O?(POa?%_?%N  ?%P!_A%P?T/ -?"%OP @%?!@+P @1#O?2Q L  ?2z.                z- *?2Q L 9?(?1P!_A)N ??+G  @.?%P{!e@9P @%P @&#O?&@/?%?-_G  @&P{!@,"O?1R/ ?%R/ ?.?/P{!eT/ ?9?&P{!eT/ ?(?%P!aP|"e_G  P!_@,-?%?(_P@_?,P{!eA/?)P!_P{!eA)?(POa?%_A,P!_G  P!_P{!eA:?,G  ?.?&P{!eT_P{!eA,?,?:V=A,?)?,U=A)?)?/V=A)N  ?*?%P!_A%T/ -?(?(z #|;z-#2?(?(z #Oz-# ?(?(z  ?z-#O?(?(z  Iz-#|;?1P!_@1?.@%?+P!_A+?5T/ --?4?(POa?*_G  A)X@&-?6?7?&?)?3UeA%=@7?)?3?%=@3?%?0f@0?#P!_A#?8T/ --? ?7N !? ?0P!eN  -}D+!.jB Pu!aA%C Pvqq Pvqq G  A&P!?&=N  ?&%O#OPvqq G  A&/ Pvqq ?&P!?&=N  ?&/ --?%P._Pq~2q D" Ps~2q D" ?!?"_P?_?#2}+!?%P~- _A&Pq~2q D" Ps~2q D" ?!?"P 2D?%D"|9@"?%D"|;@#?%D"|?@!?%?%D"n!K"|7?%?%z "|Tz-#M?%?%z "|Oz-#D?%?%z "|Cz-#:Pxqq P K" P~Xqq P K" Pwqq P#2~H!Pxqq Pxqq D" A(P#_K" P~Jqq D" ?(P"h_A(Q L" ?(P K"*?%P K"}2!?%Qkkkk2L"}+!?%P K"}>!?%Qkkkkq L"}6!?%? P)aP#UN [?%?!K"|??%?#K"|;?%?"K"|9?%P K"|J?%D"6@(?%?%D"2P ?%D".Pkkkk|TT=A)K"|C?%?)?(P#h_K"Y?%P}B!_?&2EP%@("O?%D"}B!P!T%OP @)P @&.!-P!?"?!?#VA"=@.P ?!?"=@/P @&P @)#O?%P}U!_P!?.?%D"}F!A+_?%D"}J!A,?+UA"?,?/VfA#=P ?,?+aA!?#=?%P}+!_2}6!"O"O"O?%D"|C/ "OP ?!?"?,P ?%D"|?A#?#?%D"|;VA#=VfA"=A0R/ P!P!?%D"|9?#=?+_?"=A-@#?!@"#O?#G  P+aA1P9WP P!?1hP}9kk%e=R%O?!?-_P!a@!P @##O"O?!?#_G  P+aA-P9V/ P!?-hP}9kk%eR/ ?"?#P!aA#_/!.%--?"?#_/#."-?#P!_@#?"P!aA"/ --?0Pk~+}R~L!?%D"?A!?!Pk~+}R~L!X=W/!-P}U~2q G  P!S%O?%P}U!_? ?%P:_P"2IPz!e/"-?%Ps!_P}>~.q ?%P}U!_? ?%P:_P 2|#Ps~.q D" R/!?%D"}6!?*S%O?%P}6!_2~2!?%D"}:!@(-?(?*P.b_A!?,K"*?!?+K"%?!?&K" ?%?*P!_A*K"}>!.!-?)P!_@)-?&P!_@&?%P}B!_?%P~- _2E?%D"}B!/ --Pwqq P#2~H!Pxqq Pxqq D" A P#_K" P~Jqq D" ? P"h_A ?*K"*? ?)K"%? ?&K" Pwqq ?*P#bA 2~H!Pxqq D" @!"O? R/ ? P"hA"R/ P~Jqq D" ?!P"h_?(?"~X,  -Pxqq ? ?!_K" 2}J!?%D"}6!A!%O?(?!P.b2p!-?%D"}+!A!%O?%D"o!?!2p!-?%P._2~L!Pvqq P N  ?%Pu!_C -}S;!8jB Po!aA&C Pvqq Pvqq G  A(P!?(=N  ?(%O#OPvqq G  A(/ Pvqq ?(P!?(=N  ?(/ --Pq~2q D" @+?&PM_P ?#?#Ps~2q D" A)?!?"_P?_A,aA(P ?(?)W=VA-=A*P!P!2}@!?&D"|1@8"O?&D"MP!T%O?&D"O@2P @(?*RA./!?.%O?#@(."-?2P!P!?+?,_?-=?)?,U=?*~X,  ?#@(.!-?&D"O -?&PM_Pq~2q D" Ps~2q D" ?!?"? 2D?&D"O@.?&D"|1@1?&D"M@3?&?&D"hK"I?&?&z "[z-#??&?&z "|?z-#2?&?&z "|6z-# ?&Py _?2?(2Z?&D"|XA#?&D"k!A!P#h_@(?&D"|T@9P @""j"O"O?(?!%j?#D"%@4?#D" @/?#P*_&?#-A!S%OP @).!-?!D"%@5?!D" @)?!P*_?(T/!-?&P K"}+!?&Qkkkkq L"l!P%.!-?!D".@6?!D"*@7?&P K"}+!?&Qkkkkq L"l!P%?(?!P2_A:S/ <P @!P%@0#O"O?!?:_A*P*_A,?(S/ ?*D" A;R/ ?,D" A<R/ ?*P%_D" @+?,P%_D" @-?&D"l!?"S%O?&Pl!_2~4!?&D"n!@0-?!?0_A*?;K" ?*P._?-K" ?*P*_?<K" ?*P%_?+K" ?&?"P!_A"K"}+!?!P2_@!?,P*_?(T/!--?&D"n!-@,P @!?5P ?)=@(?4P ?/=@*?)P!?)=@)?/P!?/=@0"O"O?%PjS%O? P#T/!."-P"@!?%P9V%OP&@+."-?%G qnO@+.!-P!@!P!?3?.?1VA+=@-P ?.?+=@/-?&?6K"|J?&?7K"Y?&?(K"|;?&?)K"|9?&?*K"|7?&?0K"|6?&?"K"|C?&?,K"|??&?/K"O?&?-K"|1?&?+N |/?&?!N MP @(P @+B Pv!aA C ? P%_?&PM_A!Pk})q 2|&"j? D"%A-Pkkkk|TT%O?&G G? D"*A(? D".A+2UP{!eA"?"P"S=.!-?&G G-@/? P"K"C? P2_2|9? ?/P!eA"N |<? P}>~.q K"2? ?&E"6L"M? ?&z ">z-"O? ?&G FN |;? ?&E"*L"F? ?&D"2K"J? ?&H |+|0 |@? ?&G |-A*N |B? ?&G IA.N |?? ?&G HA0N |>? ?&G |*A1N |=? ?&D"%A3K"D? ?&D" A4K"C? ?!K"6? Qkkkk2L">? Pwqq K":? P~8 _?!D"6A5?!D":A6?!D"C?!D"D27"O"O"j? D"|CA)R%OP @"P~/ .!-?!D".?!D"2?)? D"YA72m!A!%O?!D" @%"O?!G O?"V/ ?%P%T%O?!G 6P!e?"W/!-"O? D"[A%R/ ? ?0N ~7!? ?1N ~6!? ?"N ~5!? ?3K"}J!? ?4K"}F!? ?&P6_A"E" L"}Y!? ?"z "*z-"s!? ?"G :N ~4!? ?&P*_A"E" L"}M!? ?"D"*K"}U!?!G P@)? D"|O@0? D"|J@1? ?*N ~;!? P!N ~9!? ?.N ~8!? P!N ~:!? P K"h? Qkkkk2L"b? Pn!_A"?5?6? P~J _A*2}6!? Qkkkk2L"}:!? Q L"}2!? P!N }B!?"?12G? P}!~S |0!l!? ? D"}>!K"|X? ? D"}6!A.K"|T? ?.? D"}:!aP!_K"k!?"?%?0?*2}6!? P#N };!? P2_?"?)? P}F!_? Py _2d? D"bA"R/ ? D"|Q?"2p!-? P2_?!?(?+2?? D"6A%G  @("O"O"O?!G QA+P+T%O? PC_@"?(P!a0""#!-?(R/)? z.                z-"s!? P}&}>l2K!~6!? P,N ~4!? P~>}H!|0!~<!? P"N q!? Qkkkk|QL#}F!? P2_? P}F!_2|0.)-? Qkkkk|QL#}F!? z.                z-"s!? P}&2K!~6!? P,N ~4!? P~>}J!|0!~<!? P"N q!? Pj?!P}F}7q aP~N~@~%m#bA!P"i?!P:X=N }L!? P2_? P}F!_2|0.(-?%D"*@!?%D"%@%? P K"k!? Qkkkk2L"|T? Pn!_A(?%?!? Py _2}6!? P#N };!? ?"D"IK"~8!? ?"z "?z-#t!? ?"z "2z-#}U!? ?"z " z-#}F!? P2_?(?+? P}F!_P}F})q 2d? D"|TA!R/&? D"|X?!2p!.&-?%G !@!? z.                z-#n!? ?!N }9!? P N }:!? P"P ?!P#aP{!eP"UA!=N };!? P(N }6!? P.P(?!=N }8!? ?"D"IK"~8!? ?"z "?z-#t!? ?"z "2z-#}U!? ?"z " z-#}F!? P2_? Pn!_?+? P}F!_P}F})q 2d.%-?%P%SA"P7P0?"=A)? P2__G EA%?%P%S=A%P#S/"? ?%P TN ?? D"J%O? P!K">? P K }Q!? Pj?!P}F}7q aP~N~@~%m#bA!P"i?!P:X=N }P!? P{{#|0 }N!? P{{}#|TK }K!? P~. P~- ?"=N }J!? P(N }I!? P"P ?"=N }H!? ?%N }G!? ?)N }F!Pwqq ? P}F!_A%P22~-!Pwqq P!2~H!Pxqq Pxqq D" A"P!_A!K" P~Jqq D" ?"P"h_P K" Pwqq P"2~H!Pxqq Pxqq D" A)P"_A"K" P~Jqq D" A*?)P"h_Q L" ? ?"?!aA)P"aK"}J!? P K"}F!?!?"X/#?*?!P"h_@!P!P"?)P"U=@"#O?!R/%?!?%D" K" ?!P%_@!?%P%_@%?"P!aA"/ -.#-? P!N @."-P @"P @!P @%#OP!?%hP ?!P}F}7q _?)?72-=?"f@"?%P!_@%?!Ps _A!P}6#T/ -Pu P~0 ?"=-@%P!? G |:A!?!P%S=A!P#S/ ? ?!P TN ?? D"J%O? P!K">? Q{{{{1L }M!? P N }L!? P{{#|0 }K!? ?%N }J!? P}".|0 }H!? ?!N }G!? P7N }F!Pwqq ? P}F!_A%P22~-!Pwqq P!2~H!Pxqq Pxqq D" A)P!_A!K" P~Jqq D" ?)P"h_?"K" Pwqq P"2~H!Pxqq Pxqq D" A)P"_A"K" P~Jqq D" A*?)P"h_Q L" ? ?"?!aA)P"aK"}J!? P K"}F!?!?"X/!?*?!P"h_@!P!P"?)P"U=@"#O?!R/"?!?%D" K" ?!P%_@!?%P%_@%?"P!aA"/ -.!-? P!N @-? P2_P ?(?+2?-? D":? ? E">L#}F!? P}F!_?/P!e2}4!?-P |8%O? D"*?-2p!-? Pv!_C 2}J!?&D"l!A!%O?,?!P%h2p!-?9%O?#?9P#h2p!-?8%O?2?82p!-Pvqq P N  ?&Po!_C -}>)"+j%} B Pv aA%C Pymq ?!D":?#P.b_?#?!D">X=A#D"%@(?#D" @)?!D"6@-?!D"2@&?!D".@*"O"O"O"O"O?!G DR%O?#G *P*eR%O"O?&?)P!_A.U/ ?&?.aP*U/ ?*?._E  @0-?"G NA!R/&?!?"G |/A(_P~0 V/&P @#P!@!?(P.bG }(}GOA(P ?(P|3U=A+P;bA,G })};OP!_@(?,E ~O}:O@/Q!?+}K}&A1Q}0r}/w~%~Vk}5D}#Q |=/#?/?0|=/&Q @/"O?&?)P+_A+U/ ?&?+aP*U/ ?*?+_E  @/-?(P*S/(?,P~O}:q _A,E *@2?1Q~D~!~Lm}Yk~Sw8}#Q |=/"?(P2S%O?/?2|=/(.)-Q @1"O?&?)P3_A)U/ ?&?)aP*U/ ?)?*_E  @1-?/?2|=/&Pq!?(P#haA)P|4V/&?,E 2?1}%?)}K}&|;/(.&-?%P K"|1?%P ?(?(P TaA!?)P!_A#a?!?#U?!?&VfA!=K"M?%P!?#?*_?!=K"J?%PD_?%PJ_2})!?%P~4 _?%D"F?%D"I2|)"O?%D"|?R%O?%?%D"IA!K"|9?%?%E"DL"|6.!-?%?%E"DA0L#O?%?%D"IK"|7?%?%E"|CA/L"|9?0}EPkkkk|TT/%?/}E@!-?%D"|6@&?%P:_?"?%D"|7A"?!2o!?%D">@#?%D":@!?&R/&?"?&2p!.&-P @!?%POaP!?*?&?-UA#=P ?-?#=?)?(29?%D"OA&Pkkkk|TT%O?%P*_?"?%D"|6A"?%D"|72o!?%D".@#?%D"*@!?&R/&?"?&2p!.&-.%-?/?2}%Pk!?(P#ha}K}&Q |=/".#-?/?0}%Pq ?(P#ha}K}&Q |=/!."-?%POa2~@!?%P?_?"P!P 2o!?%D"C@#?%D"?@!.!-?%?-K"|7?%?&K"|6?%?*K"O?%P2_?"?%POa?.?02O?%D"6@#?%D"2@!-? ?#K"%? ?!K" ?%Pv _C -}-)!5jB Po!aA)C "O?#?%S/ ?%?(D"6V?#?%VfA*/ ? ?!?"P%?(D"2?#PFb_?*=A*?%?#aA"?(D"DA4?(D"FA520?)P._? D">A!Ps _A1Pl!~X,  ?!P K"s!?!Qkkkkq L"}Y!?!Q%L"}Q!?!Q L"}J!?!Qkkkkq L"}B!?!Q*L"}:!?!Q L"}2!?!Qkkkkk!L"}+!?!Q%L"l!?!Q L"|X?!Qkkkk2L"h?!Q!L"b?!Q L"[?!Qkkkkq L"Y?!Q%L"|??!Q L"|9?!Qkkkkq L"|6?)P K"M?)D"6A,%O?)PI_?,2w!?)D"JA#?)D"MA!_@%"O?,P!T%O?,P!aA(%O?%P ?(~X- -?#?!?,_A._P!a@%.!-?!P!_@.-?%P N  -?)?.K"M?"PFb@2?)D">?)D"6A/P"h_@"? D".@6? D"2@7?)D"J@8?)D"2@3?)D"D@9?)D"F@:?)D"?@;?/@##OP @(P ?*A%P2_D" A!?%P._D" A+a?!?+U?!?5VfA0=@*"O"O"j?#?;U%O?"D" @(-"O?(?:X/ ?9?(P#h_A!D" P!T/ ?*R/ ?%PD_G  / ?!D"%@!P!.!-"O?/?%P*_D" A!W%OP @(?&?,T/%P!@-.!-?&?,T/"P!@-?3?!P.b_A(D"%P!T%OP @(.!-?)? ?(D"*2}S!?)D"%@(?)D" @--?(?*T/!?-P!?+?4_?0=?*2~,!R-@*?3?!P.b_@-P @(P @+?*?!?/UeA0%OPymq ?6?-D" A+P.b_?+?7X=D"*P)eP%S@+-?!?.U?*eR/!?!?8_A!G  ?!P!N  ?+?0eR/!P!e/!?-D" @!P!@(.!-P @(-?%PF_@*?%?(K" ?%P%_?!K" ?#P!_@#?"P%_@"?2PFaA2/ -?12r!?1?)P._Pl!~X,  -?)Po!_C -}J)!2jB Pv aA)C ?)? K"|7?)P K"2?)Qkkkkq L"*?)Qkkkkq L"D?)z.                z-"I?)Q*L"O?)?&H!.|0!|9?)? z " z-"6?)? D"2K"C?)P|1_@-"O?"R%O? D":@..!-?!?"PMb_@5?(P._@6?"P!aP{{{{!eP!_? D":@.#O?!P>_@"?(D"6@2?(D"*@3?)D"|6@4"j"O?)D"|7D":G |,P!S%O?!G FA*P-V/!P!?*hPq=eR/!-?)Pu _A*?)P*_A+?"2|5?(?!?*P ?+?"2)P .!-?)Pu _A*?)P*_A+?"2|5?(?!?*P!?+?"2)?-?!D">?!D"??(2~1!P!-@*"O?!G :A/P"S/ ?!D"2@"?!D".@+?!H!6@0?!G 8@1?)?!G 9A8Pt SN |A?)?*N |@?)?1N |??)?0|0 |=?)?/N |<?)?8N |;?)P N |B?(?)Pu _P*2~-!?(P!2~H!?(?(D"*A*P!_K"*?(D"%?*P"h_P ?"?"?"?+_A"V?"?%VfA"=A*K" ?*R/ P%?#?+P%h_?"=A"?*P%h_@/#O?)?"E" L#|;?"P._D" @0?"P*_D" @1?(D"6@*?)Pu _?)D"|7?62|4P!?*?(D"2_?(D"6A+?*U=?+?*aA*P ?*?+W=2}#!@*?-?1?(D"*P 2u!?-?0?(D"*P!_P 2u!?(P#2~H!?(?(D"*A+P#_K"*?(D"%?+P"h_A+?*K"*?+Q L" ?"P2_A"?/T/ --"O?)D"MP}!kq U/ ?,R/ ?.G |-/ ?(D"*?3X%O?(?3K"*-?(D"6?2X%O?(?2K"6-?4?)D"|6V/"?)?4K"|6."-?,P!_@,?!PM_A!?5T/ -@,-?.G |+@!?)?-D"*K"|C?)?-E" L#|;?)Pu _? ?!?&?(2|6?)D"*A %O?)D".? P%h2p!-?)D"DA %O?)D"F? P"h2p!-?)Pv _C ?,-}O|%#Aj!} !|WB Po!aA(C Pvqq Pvqq G  A*P!?*=N  ?*%O#OPvqq G  A*/ Pvqq ?*P!?*=N  ?*/ --? P*W%O? G }JnO@&-P @ Pq~2q D" @+?(P._P ?#?#Ps~2q D" A.?"P?_A*aA-P ?-?.W=VA%=A-P!P!2}@!?(D"2@:"O?(D".P!T%O?(D"6@8?-RA)/!?)%O?#@ ."-?8P!P!?*?+_?%=?*?.V=?-~X,  ?#@ .!-?(D"6 -?(P._?8? ?!26P @#Ps~2q D" @.Pq~2q D" @-"O?"P|IV/ ?*?.V/ ?"?-_A+z.                z- 2?+z.                z-  -?(?"K"Y?(P ?*?*?.VA"=K"|C?(P!?-?"=K"|??(D"DP ?(D"CPkkkk|TT=@.?(D"F@+2.? P#V%O?8G #A*P T@#-P}+~-q Q L" Pn~-q ?*K" Pl~-q ?#K" P}2~-q P K" P}M~)q ?&?(P~4 _A"?(P._A-?.?+2*"O"OP}M~,q D" A.R%OPy~+q E# @|%Py~+q Qkkkk2L# Pk~,q D" @5Pk~,q P K" ?(?5K"|O?(?|%L#|J?(Pv _P?2w!?(D"[A*?(D"|OA._A z.                z-  ? z.                z- 2?(?.P?_AAK"|O?(Px _@ P!@+P"@%P6@)"O"O"OP}Q~,q G  P!a0" !"-P}U~,q D  @%P @+-? ?+K"6? ?"E" L" ? ?"D"*K"*? Ps~,q E" L".P:@)-? ?)_?%K" ? 2|9Pwqq P}Unq ?(G W2}4!P}>~,q E# @|%Pwqq P%2~H!Pxqq Pxqq D" A+P%_K" P~Jqq D" ?+P"h_A+?|%L"*?+?5K"%?+?*K" ?(?5K"|T?(P ?5P?_?.?5UA.=K"h?(P!?*?.=K"|Q?"@*? @.?#R?!P"Te@#P @)B Pu!aA%C ?%P%_?&?-G O?-G P2J?%D"*@+?%D".A9%OP}Y~,q D" @!?+@ #O"O? D" G |+A"P"S/ ?!?/iP!eR/ P!?"h?)f@)-? P*_@ ?9?/P!_A/T/ --?%P}""|0!}@!Pn~-q D" @"Pl~-q D" @,?%P}F!_@!P @ #O?%P}@!_? _G  @/?%P}2~-q D" K":?%P}+~-q E" L#2?!?,%j?%P2_?/P"h_D" A!?"aA/P ?!?/X=&P -K" ?%Ps!_@!? P!_A P"T/ -?%D"}F!@,?%D"s!@/P}6~,q D" @ Pwqq P%2~H!Pxqq Pxqq D" A!P%_A"K" P~Jqq D" ?!P"h_A!?/K".?!?,K"*?!? K"%?!?)K" ?%P K":?%Qkkkkq L"2?%Pkkkk|TK"Y?%?*E" A|%L"|X?%?*D"*A!K"l!?%Pt~,q D" A)K"}+!?%Ps~,q D" A,K"n!?%?|%L">?%?!K"C?%?)K"F?%?,K"D?%?.D"*K"}6!?%?.E" L"o!?%?#N }:!?%?&N };!?%Qkkkkk!L"I?%Q L"M?%Q*L"O?%P|1_@=?%PI_@>?%P~X _@;? %OP}2~,q D" A,? P%h_@B#O?,G .A ?9X%O -?%P}@!_?%G };!A!?,?+? P#h_A D" ? G %2|APxqq D" @/?,G 0@1?%G }B!@6?%G }A!@| ?%G }C!@|!?%G }D!@3?%G }E!@|"?%G }@!@??%P K }M!?%??N }L!?%?|"N p!?%?3N }K!?%?|!N }J!?%?| N }I!?%?6N }H!?%?1N }F!?%P"Qkkkno}>qk!?1P#h}Kn}E?1P*X=ACN }G!Pwqq ?%P}F!_A"P.2~-!?,D" @0?,D"%@@Pwqq P"2~H!Pxqq Pxqq D" A#P"_A K" P~Jqq D" ?#P"h_A#?@K"%?#?0K" Pwqq P"2~H!Pxqq Pxqq D" A#P"_K" P~Jqq D" ?#P"h_Q L" Pm~Y|4?1i@#?,D"*@2"O?!P)X%OPymq ?%D"n!?2P.b_?2?%D"}+!X=A!D"*@&?"P!?%D"|X?%D"l!A"?%D"k!VA)=P ?"?)=?!D" ?!D"%29?%D"}J!@""O?&P)eP(S?%D"}F!A!Pkkkk|TTeR%OP @)?!Pkkkk|TfPkkkk|TT/!.#-Pwqq ?"?%D"}M!2~C!P @)?!R/"-?"?!2p!.!-?%?;D"2K"}U!?%?;z " z-#}F!?%P}F!_?%P2_?22}=!@)-"O?#P!e/ ?,G /P{!S/ Pymq ?%D"n!?2P.b_?2?%D"}+!X=D"*P)eP(S/ Pwqq P!2~H!Pxqq Pxqq D" A!P!_K" P~Jqq D" ?!P"h_?3P ?3P~0 U=P{!eP.bG }(}GOPkkkk%fK" -Pxqq D" @#?%?)K"}F!?%?#? aA!P"aK"}J!"O? ?#X/ P~Jqq D" ? P"h_@ P!P"?!P"U=@!?%P}F!_@)#O? R/!? ?)D" K" ? P%_@ ?)P%_@)?!P!aA!/ --P @ "j?1P"VA|#%O?#@!P .!-"j?1P"S%OPwqq P!2~H!Pxqq Pxqq D" A"P!_A!K" P~Jqq D" ?"P"h_?3P ?3P~0 U=P{!eP.bG }(}GOPkkkk%fK" P .!-?%D"o!@&?%D"}2!@4?%?%D"}6!A!K"}M!?%?4K"}J!?%?&K"}F!?%?%P}F!_?0P!_A72T"O?%G  %O?%G !@"Pwqq P!2~H!Pxqq Pxqq D" A&P!_A!K" P~Jqq D" ?&P"h_?"Pkkkk%fK" .!-?%?!K"}Y!?%?&K"}Q!?%P4N }J!?%?4K"}U!?0Pjg?4_@!P @)?&@"#Oz.                @|&"O?4?)?0_P!_U/ ?!P2U/ ?"?0_P!_z   @|&-?!P2a@!?)P2_@)?"P2_@"?|&z.YYYYYYYYYYYYYYYYzB?|&z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A<R/ -"j"O?4?)?<|O?0_A!_A)P1aA<V%O?!?"_P1aG  PAS/!-?%P}F!_?<2|-A!%O?!P!i."-?0P"_.!-?)P0a-@!?%P K"~-!?%P ?!P!aA!?7a?!?7U?!?4VfA!=K"t!?%P!?&?7_?!=K"s!?%P}F!_?%Ps!_2})!Pwqq ?%D"}J!A!?%D"}M!2~C!?%D"}F!A"%O?!?"2p!-Pxqq D" @!-Pk"-?!?#aP2hPkk~X)ef-@"?,P2_@,?%G }:!@#?%P N }P!?%?"P2iN }O!?%?"P*iN }N!?%??N }L!?%?|"N p!?%?3N }K!?%?|!N }J!?%?| N }I!?%?6N }H!?%?CN }G!?%?1N }F!?%?"?#P}#~Y1?1ieA#fN }M!P~Jqq D" ?/P"h_@"#O"O?!?/W/ ? ?"_A&R/ ?&?%P}F!_? _D  K" -?/P!_@/? P%_A P.T/ -"O?#P!eR/ ?>Pymq ?%D"n!?2P.b_A!?2?%D"}+!A"X=A D" Pymq ?!P._?2P!_?"X=? ? D"*P)eP(S=D"%Pwqq 2~1!?|#/ ?=?0?@Pwqq 2~1!-?,?BT/ -?%G }:!@#Pxqq D" @"-?-G |6@1?%P K"}M!?%Qkkkkk!L"}F!?%D"|X@&?%D"k!@-?%D"l!@ ?%D"o!@+?%D"}2!@/?%D"}6!@!Pwqq P!2~H!Pxqq Pxqq D" A0P!_A)K" P~Jqq D" A,?0P"h_P K" P ?!?!?/VA!=@0P!?+?!=@2P!?&? ?-VA!=@3P ? ?!=@4Pn~,q D" A!P}+~,q D" P%h_@7?#P!e@9P @#?!@ #O? ?7T%O? P2_@ ?9R/!P!?2?!D"*A&_?!D".A-?&U?-?0VfA+=@/P ?-?&a?+=A&P ?!D"%A-?!D" A+a?-?4V?+?-VfA6=S%O? @!P!?+?3_?6=?/?&2~,!R/"-P~Xqq D" @!P~Qqq ?&2w!Pyqq D" @)P~Xqq D" @,"O?&RA6/ ?6/ ?)?,_?/?&~X,  -?#P!_@#P~Xqq ?&?,_A&K" P!?!?)_?!?&V=?&?!aA!P ?!?&W=2}#!@!?%P}F!_A&?+Pxqq D" A+P 2u!?&?-?+P!_P 2u!Pwqq P#2~H!Pxqq Pxqq D" A&P#_A)K" P~Jqq D" A,?&P"h_A&?!K"*?&Q L" ? @!.!--"O?"?)X/ ?,?"P"h_A R/ ? ?#K" -?%P}F!_?;?1P!eA P~J}3q Pwqq 2|6?>?*? P~J}3q Pwqq 2|6?=?.? P~J}3q Pwqq 2|6?%D"2A %O?%D"6? P%h2p!-?%D"YA P |8%O?%D"|J? P%h2p!-?%D"%A %O?%D"*? P#h2p!-?%Pu!_C ?5?AW%O?(?5K"|O-Py~+q D" A %OP~X~+q D" ? 2p!-Pk~,q ?(D"|OK" Py~+q ?(E#|JL# 2}J!@*?(P._2~)!?:/!."-?(?(E"|?L#|Q?(?(D"YK"|T?(Ps~,q E" L"|XP}J~,q D" @*B P}>!aA#C ?(P._A-A D"|1@"?#P |0!|,?#P}+}(q E" L":?#P}2}(q z " z-"??#P}B}(q G  N I?#? E"JL".?#? D"|1K"6?#? G OA+N |+? D"D@%? D"C@)? D"F@,? G |6@ ?#P N L?#?!P"TN K?#? N |.?#?,K"*?#?%P ?)Pkkkk|TT=K"%?#P!N J?#?&P.bP}6}Nq _K"|9?#?(Px _A D"2K"|7?#? z " z-#M?#?#P%_K"|;?#Pw _P!?"?"P!W=A ?.? ?.U=A"P%PM2}@!?#D"b@ "O?#D"|OP!T%O?#P K"[?#?#D"|QK"|J?#? K"Y?#P~< _?"2~I!?#D"[@ ?#D"|J@&?.%O? ?"_?&? PMb_@ #O?#Pw _?#PM_?*2+? ?#E"}6!L"I? ?#z "n!z-"?? ?#z "|Tz-"2? ?#z "|Oz-" ? PM_@ ?*P:_@*?"P!aA"/ -@ -?#D"Y@!?#P"K"|X?#Pw _2|9?#?#PM_?&? P%P P~C}-q Pwqq 2|!K"|??#P |0!|CPwqq ?#P~4 _?+P!e2}4!?!%O?&?!PMb2p!-?#P}>!_C .!-?#D"|Q -2}J!@*?-2~)!?:R/!-?8?:2p!-Pvqq P N  ?(Po!_C ?*-~8)!*jB Px aA%C "O?"R/ ?"?#2UP{!eP"T/ ?%z.                z-"|6?%P,N |??%P~7}@!|0!Y?%P},}Fl2K!|A?%P"N O?%Qkkkk|QL#D?%Pk})q 2}3!N H?%P?_?"?#P}B})q P"2;?%?%G @Pj?%G ?=N |*?%"j? G |6R%O?%?#K"b?%?"K"|OP#.!-?%P#N ]P!-N [?%P:_? Pk})q 2|X? ?%PD_?%D":?%D">?%P~C _2C-"O?!R/ ?!D"JA"R/ ?"PCb@#?!D"I@"?%Ps _@)#O"O?"P?_G  A*P#S/ ?%P~C _? D"%?"2|&"O"O?%D"[A!Pkkkk|TS%OP*@&P~2 @(.!-?%D"b/!P+@&P~3 @(?!R/ ?%D"|O?!2p!-?)z.                z-" ?%?(N |G?%?*N |D?%?&N |B?%P,N |??%P~> N Y?%P!N |C?%P"N O?%Qkkkk|QL#D?%P*N |A?%?"2}3!N H?%P2_? ?"2|X?%D"6@!?%D"2@&?%P N [? ?%PD_?&?!?%P~C _2C.!-?!R/ ?%D"|O?!2p!-?"PC_@"?#PCaA#/ --? D"%A!D"?A"%O?!D">A(?"P%h_@+?%Ps _@,#O?(D" @)?%PD_?(D"%A!P!P!2}@!?%D"F@*"O?%D"DR%O?%D"I@&?!%O?!%O?&?)?!~X,  -?&@"?!@##O?"P?P ?"G  A-Pr aP{!eP<U=?-fN  ?"P!_@"?#P!aA#/ --?(P2_@(P}Uj@"#O"O?"Px}*q _D" ?!T/ ?"P~J}*q _D" ?&?!2~,!/ ?%?&?!P}J}(q P"2;.#-?"PC_A"/ -?%P*_?&?!P}J}(q P"2;?%G *R/!?%G +@"?,z.                z-" ?%Qkkkk|QL#D?%P,N |??%Pr}F!|0!Y?%Pn}>l2K!|A?%P"N O?%?"N |*?%P N [? ?%PD_?)?!?%P~C _2C.!-?%D"I -?*%O?&?*2p!-?(?+T/ --?%Px _C -z&!-jB P2aA*C "O?"R/ ? G B@-? P N B? G C@.? D">D"k%@+?*Q L#*? P._@)? D".@&"O"O?!? D"2A(X/ ?!?&_G  A%P?V%O?!@#."-?!P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}:!A#?(X/!?#?&_G  @%-?%PAS%O?"P!a@,#O? ?#?+?*P*_2|,A#R/"? D".@%"O"O"O"O"O?#? D"2A&X/ ?#?%_G  A!P?V%O?#@"."-?#P!_A"?&X/ ?!P?T/ ?"?%_G  A!P?V/!-?)?#2}:!A"?&X/!?"?%_G  @!-?-P!eR/!?!P{!eP~; T/!"O"O"O"O?"P!_A#?&X/ ?#?%_G  A!P?V/!?"P"_A(?&X/ ?!P?T/ ?%?(_G  A!P?V/!-?)?#2}:!A!?&X/!?!?%_G  @!-?!P{!eP~W S/!-P~; @!."-? ?#?.?,2|2A"/"? P!N |%.&-P @!-? ?"?!?,24A"R/#-? D".@&"O"O"O?"? D"2A(X/ ?"?&_G  A%P?V%O?"@#."-?"P!_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?(?)?"2}:!A#W%OP @%."-?#?&_G  @%-?%PFT/ "O"O?#P!_A!?(X/ ?!?&_G  A%P?V%O?!@#."-?#P"_A#?(X/ ?%P?T/ ?#?&_G  A%P?V/!-?)?!2}:!A#?(X/%?#?&_G  @%-?%PAS/!.#--? D">?+K"k%-?#P!_P ?%Pz S=@/-?*P2_C ?/-}W(!4jB PIaA%C ?!D" A#P}!k2X%O?!2~M!?!Qkkkkq L" P @#-?!P4N :?!P K"*P ?"D"*A)?)?"D"%VA)=@+?"D" @(?#R%O?!2~2!-P!?(?)=@.?!P!K"*?!D"%A/P%K"*?/?+K"%?/P K" ?+%O?.G  P|4S@&-?!P;_@0?%P*_@3P!@,#O"O"O?&?+X/ #O?&?._G  P|%T/!?+?&P!_A&T/ -.!-?+?&A)U/ ?&?+S/ ?+?&a@&?)?._@(P @#"O#O?#?(_G  P|%S/!?&?#P!_A#T/ -?&@#-"j"O?#%OP @*#O?(?*_G  P|2S/"?#?*P!_A*T/ --?#?)_A&.!-?#?)_@&?)?*_-@*?%P#N >?%P(N 2?%?)K"*?%?*K".?%?&K":?%?&?*P!_A#?#?&V=K"6?,P.b@#?,P%hP2_@*P @-P @)#O?3?-P.b_A(G *A4P*S/"?%P?_?.?+?(D" A5?(D"%A629"O?%D"?A(Pkkkk|TT%O?(R/!?%D"C?(2p!.!-"j?!G :A-P4S%OP0@-?%D"D@1?%D"C@2P .!-?%?0H  |0!F?%?0G "N |*?!D".@2?!D"2@1?!D"6-@(?!?-N :?!?(K"6?!?1K"2?!?2K".?0?%H!F|0  ?0?%G |*N "-?!D" ?,S%O?!2~2!?!D"%@/-?#?/_A(?5K" ?(P*_?*?4_K" ?(P%_?6K" ?!?,P!_A,K"*?#P._@#?*P2_@*P!@-?)P!@)R/ -.!--?!D"%@!?,%O?!?+K"%?!?!D"*?,P%hfK"*-? ?,K"2? ?!K".? ?"D"*K"*? ?"E" L" ?%PI_C -}I(",j"} B P2aA#C ?!P5_P|QeA(P}.k%? P}.k%_? P2W=_A!Pkk|Xe@+?!P2i@,? ?(? ?(V=P!a@!? P!a@)? P3U@-"O"j#O"OPw~2q E# @."O"j?!P}!"X%OP|!?!|NaA P!h?!? i_.!-?!P%i-A"P!_A P|3W%OQj? }K}&?.}#|VA/Q|4|C%O?/}E@ ?-%OPx~2q D" ? P"h_D" A D".@"? 2~/!? P%aA!?!D" P"gK" ? ?"_.(-#O?#P%_? ?(?)2}?!?#D"%P!S/%? P|4U%OPw~2q E# Qj? P!_}K}&}#|VA/}E@ ?/Qq |?/!--?#P%_?"?(?)2}?!?#D"%/#."-?.?"}KnQ!}#|;/!?#P%_?"?(?)2}?!?#D"%P!S/".!-?.Q |D/ ?#P%_P|4?(?)2}?!?#D"%P!S/!-?,O A"PjS%OP @ .%-P~Q~2q D" @ P~Q~2q P K" ?"P2hA&?+_@""O"O? P ? ?&S=R%OPj?"?"?&U=P|Qe@%Px~2q D" R%OP @*?&P!?&=P#_Plk|XeA"Po"fPo}"|XeA ?"U/"? ?%V/"Px~2q ?"K" ? P%aP#P!? ?%U=K" ?"P Pk"~X- .#-P @*?&?&P5_Pok|XeA P2_A"V/!?"?%V/!? P%aP)K" ."-?&Pj?"?"?&U=P|QeA*X%OP~Q~2q ? K" .%-"O? P%aA"D" A%P!e%O?"?%P"fK" .!-? ?%aA 2~/!-? ?*2}G!-P~Q~2q ?*K" ."-? ?%U%O? ?%2}G!-P~Q~2q ?%K" .!--?#D"*@ ?#D".-@!?!? ?(_A"S%jP!&?"?!2}G!P#-@!?"P%a?!K" -?#P2_C ? -}W(!.jB P?aA&C "O?!G I? ?!G HA*_G EA(?(P%S=A+P)eP#S/ ?!G |+@,?*P|!eP*S%O? G |5P!e/!-?,P!S%O? G Q/!-? ? G 2?+P{!eP TeN 2? D".A(? D"CU%O? ?(P!_K".? D"*@(P{!@ ?%G  A-@)"O"j"O"O"O?-P!a0# !"%-?%G !."-?%G !@)P~Y!@ ."-Pz!-@ P @)-?!G J@.?!G |*@/?!G |.@0?!D"%@1?!G :@2?&P |0 |!?&?2P"TN | ?&P N >?&?1K :?&?)N 9?&? N 8?&?0N 6?&?/N 5?&?,N 4?&?+N 3?&?*N 2?&Pj?.?.P~> S=N 7?(?&P2_A*P22~-!?!D" @!?(P!2~H!?(?(D"*A)P!_A K"*?(D"%?)P"h_?!K" ?(P"2~H!?(?(D"*A!P"_K"*?(D"%?!P"h_Q L" ?(P!2~H!?(?(D"*A!P!_K"*?(D"%?!P"h_P}Ykkk%K" ?(?"?#2~C!?(D"*@!?&P K"2?&?!? aA"P"aK"6"O? ?!X/ ?(D"%? P"h_@!P!P"?"P"U=@"?*@ #O?!R/!?!? D" K" ?!P%_@!? P%_@ ?"P!aA"/ --?-P#T/!?%D"%@#?&"j?%D"*A"R%OP @"P!@%P .!-P @ P @!"O#O? ?!?#_F  P~"j|8_A PDV/!P!@%?"?!P!_A!T/ -P .!-P ?!?!?"VA =@"P!?#? =@#P}E}.q @%P#-K">?&?%K":?&?"K"6?&?#K"2?&P%_?&P2_P"2} ?(?&D"*A ?&D".2~E!?&D"%A!R/!? ?!2p!.!-? P!N 3-?&P?_C -}"4":j!} B Pu aA)C ?!P>_@-?#P ?#P,U=A4P.bA*P}6}Nq _@(?*G }@}NO@+"jPk~+}R~L!?%D"*A*?*Pk~+}R~L!X=A/?"D"*A*X?4P)aP#XeR%O?!D" P}!k2X%O?!2~M!?!Qkkkkq L" -?!P4N :?!P K"*P4.!-?)P*_?!?"P ?*?%D".2%?!D"*@,?!G :-@1?!D"6@<?!D"2@=?!D".@6?!P K"I?!P K"C?)?-K"I?)?%K"F?)?(K"D?)?,K"C?)P N K?)?&N J?)P!N 2?)P"K"*?)?1P4TN |.?)?"E" L"6?)?"D"*K">?)?!D"%A"K"?"O"O"O"O?*?/W%O?+P!a0""#!-?)P}+}&k2K!|8?)P(N |7?)z.                z-#M?)P*_?)PM_2b.#-?)P*_P ?#2|H."-"O"j"O"O?"Pymq ?,=A"D"*A*P(eP%S%O?"D"%@,?)PM_?)P6_?%D" ?%D"%2|+P @"?)G MA%P!a0#"%%!-?)P*_P P,2|H.&-?)D"|1.!-?)D"|1P!_-@"?)P*_A-P ?"2_?-?"?#2}H!Pymq ?)D"??"P.b_?"?)D"CX=D"*P%i@"-?)P*_?"?*P%i2_?,PjS/!"O"O"O?%P!a0# !"%-?)?)D"|1K".?)P K"*.#-?)P!K"*."-?)G |/@*?)D"|1@#B P?aA"C ?"P}(}Jk2K!<?"P+N :?"?#K"2?"Pymq ?)P*_A%D":?#P.b_?#?%D">X=A#D" A,K"6?"?#D"%K".?"?,K"*?"?*N ;?*P"S%O?"P!N >-?%D"CG |)A#P%T%O?"?#N >-?%?"P*_2b?"P?_C .!-B Px aA(C ?)P*_A+D".@*?+D"6@#?+D"2@,?+D"?G *@%?+D"DA"P K"|O?"P K"Y?"P K"F?"P K"??(P |0!M?(P K"J?(Qkkkkq L"F?(P K"??(P K"6?(?%P ?%P~0 U=P.bG }*}GON NP!?*?#?,VA%=@2P @"P ?#?%=A/%O?2G  P|4S@"-?(PF_@>?(P~C _@4#O"O"O"O"O"O"O"O?"?/X/ #O?"?2_G  P|%T/!?/?"P!_A"T/ -.!-?/?"A#U/ ?"?/S/ ?/?"a@%?"?2_@*P @""O#O?"?*_G  P|%S/!?%?"P!_A"T/ -?%@"-?(P~4 _?2?/?#"j"O?"%OP @%#O?%?*_G  P|2S/"?"?%P!_A%T/ --?"?#_A".!-?"?#_@"?#?%_-A029?(D"Y@%?(D"|C@*"O"O?(D"|?A3Pkkkk|TS%O?%@-?*@,.!-?(P~4 _?2?/?"?0P!_A,?"?,U=A7?"29?(D"Y@-?(D"|C@,?(D"|?A8Pkkkk|TT/!?3R/ ?*?32p!-?+P!N G?+?(P6_A"2k!?+?"2}<!?(P |0!|O?(P}%}:}6*K"[?(P K"Y?(?,K"|J?(?-K"|C?(?,K"|??+?(P~4 _2b."-?+D"CG G@9?(P*_?(G NA5P ?5P1U=A| P|1bPo}Oq _A.?*?%2o!"O?(D"*P!T/ P!?(D".A:P1ehA;?.?9P!h_H!(e/ ?(H!MA%?;e%O?(P}&lk2K!|M?(P%N [?(P K"Y?(?#K"|J?(?0K"|C?(?#K"|??+?(P~4 _P P 2~K!-?(?%?;f|0!M?.G |/?:_@0?| P)aP{!eP~Y!X%O?(P~C _?.H!K|0! ?(Q L"|OP @#?4@%#O"O?:?%G  T/ ?(P6_?#_A.D" / ?.P!K" ?.P*_?"K" ?.P%_?7K" -?%P!_@%?#P._A#P:T/ --?0P{!eA#P~/ V/&?#P.bA#G n}GO?,?-?+D"CG H2,A%P{!eP:S/&?+?%?#Pk}Gq _G #?0P ?7?"P 2}/!.&-?+P22~&!R/#?.G |.R/"?(?5?*?%?92|D?(G  R/#."-?+P N G?+?(P6_A"2k!?+?"2}<!-?(D"FA"%O?(D"I?"P#h2p!-?(Px _C .#-?(P"N |<?(P2|0 X?(?5N W?(P#N |9?(P K"|6?(?#K"|7?(?0K"O?(?#K"|1?(?.P!_?+D"?P+_?.G  =G  N |:?+?(P|1_P P 2~K!-?+D"DP:_?(D"JA-?*?%2}A!?(D"F?-S%O?>2~6!-?(D"I?-P#h_A%?0K"%?%?#K" ?(?-P!_K"J-?8%O?,?82p!-?3R/!?*?32p!.!---?1P4T%O?)P&N |7?)?<K"O?)?6K"|6?)?=K"|1?)?6K"M?)?1N U?)P N |9?)Qkkkk??1P0aP{!eP!_P ?1P/V=P#h}KA|!n|1 W?)Qk}"lnq ?|!n|1 V?)Q}&}+}6}Mq!?|!n|1 |8?)P*_?)PM_2b-? ?)D"2K"*? ?)E"*L" ?&R%O?!?!D"CRN }6&-?)Pu _C -}D(!6jB Pv aA&C ? D"*A+? D"%V@-? D" @/Po}0q @*? D"6A4D"FA,D".A.?#V%O?,D"*?#P:b_@*-? D"2@)? D".@1?&?"K"|6?&?!K"|1?&?!P!_K"O?&P|1_@"#O?&Pt _?(_Pymq ?1?"D" A2P.b_?)?2W=E" L" ?"P%_@"?(P*_A(P:T/ -?*G 8A"? D">A)D"OU%OP!?/?-=@/P ?+?-=@-?)D"|1?"PDb_@(Po}0q @+?"?.U%O?,D"*?"P:b_@+-?&D"Y@5?&D"|C@6?&D"|?@7?&D"|;@8?&D"|9@9?&D"|7@:?(D"?@,?(D">@.?(D":@*?(D"6@1?(D"2@2?(D".@3?(D"*@"?(D"%@("O?%G 7/ ?%D".A0?%D"*A%W/ ?&PC_?)"j? D":A)D"F?0U%OP @0P!.!-?0?%a@0?)D"D?%_-?0?+?4D"D2|@?&D"CA)R/ ?&D"J@*?&D"I@,?&D"F@%?&D"D@+?&?&D"MK"|6?&Q}!kkk?L"|1?&P|1_@(P @"#O?&Pt _?"_Pymq ?,?(D" A.P.b_?*?.W=E" L" ?(P%_@(?"P*_A"P:T/ -P ?%?%?+VA%=@"P!?)?%=@(?&D"Y@.?&D"|C@*?&D"|?@,?&D"|;@1?&D"|9@2?&D"|7@3-?&P:_? D"?A%P6_A ?/?-?:?9?(?"?3?22^?&D":@)?&P2_? ?/?-?8?6?(?"?1?*2^?&P*_? ?/?-?5?7?(?"?.?,2^?&D".@ ?&?#N |@?&P N |??&P N |A?&?!K"|;?&? K"|9?&?)K"|7?%?&Pt _2}8!-?&Pv _C -~+&!+jB P?aA#C ?#Pkkkk|TK"*?!D"?A%%O?!D">A)?%P%h_@+?"D" @,?"D"%@*#O"O?)D"%?*T/ ?)D" @"?*@!?,@%#O?!%O?%G  @&?"G  @(?!P!a@!?%P!_@%?"P!_@"?(P?P ?(Pr aP{!eP<U=fP{!e?&P?P ?&Pr aP{!eP<U=fP{!eS/!."--?)D"*@&"O"O"O"O?)D".A"R/ P @!"O#O?!?&_G  A%P?T?%P+Te/!?"?!P!_A!T/ -?"@!-?!%O?!?"X%O?!?"S/".#-?!?&_F  P~"j|9/"-?!?&_@%?!?"S/"?"?!a@(?"?&_A&P!a@"P @!#O?!?"_G  A-P?T?-P+TeR%O?(?!P!aA!_/!.%--?!?(_A"R/"?"?(X%O?!R/%P @%.%-?!?&_F  PO|:/#P @%.#-?"?&_@%.!-P!@%-P @"-?"P ?%=@!?%P!?%=@%?#D"*Pkkkk|TT%O?#P*_A"P"2w!?#D"2A&?#D"._P}Jq |0  ?#?&P"_K"2?"?!2w!?#D"2@""O?!RA&/ ?&/ ?#D".?"_?%?!~X,  -?#?!?"_K"2.!-?#P6_?!P!P!2}@!?#D":@("O?#D"6P!T%O?#D">@&?!R%OP @"."-?!R/!?&?%?!~X,  .!-?#D"> -?#?&K".?#?(K"*?#?"K"2-?)P2_A)?+T/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~1&!.jB P?a@)?#P?_@,"O?#P|IV/ ?"?,U/ ?!?#_A(z.                z- 2?(z.                z-  -P!@+"OP ?%?%?"?,aA(P ?"?(X=VA%=A(P!W%O?)P}B}(q G  N :?)P}:}(q E" L#2?)P}+}(q z " z-# Pkkq @%Pq @-P~C @1P @(P!@..!-P!@0P!P!?!?,_?%=?"?,U=A*G  A%P!W%O?%G }HnO@0-?*G !@+?)Pxnq G  N :?)Pwnq E  L#2?)P~8nq z   z-# ?(P"aA%%OP:?%?%P:X=@-?*P"_@.?)P!f@/P @%#O"O?%?._G  P!aA3P#V/ ?%Pqnq _G  A1P&W?1P"Te/ ?/?1_?3P~Nnq _G  N  P!@2-?-?%P!_A%T/ --?)?2N  ?(P|%U@.?*P|%_?+P>hP|"|Re@/P @-P @%"jP ?(P|!U/ <?*D <@%?(PAU%OP .!-?*D |!@-P ?(P|%U/ <?*D A-@1?(P|%a@2?+P!e@(P ?/?.=@/?0P!e@.?+P%iP!e@0?+P!iP!e@*?+P%eR@+-? ?1K">? ?-K":? ?%K"6? ?2K"2? ?/K".? ?#K"*? ?)E# L"?? ?)z #*z-"D? ?)G :N M? ?0N |4? ?+N |1? ?*N |0? ?(N N? ?.N |/? ?&P"TN |3? ?&P!SN |2? P ?,?"?,UA"=K"%? P!?!?"=K" -}D(#+j"|W!} "O"O?!D".A&%O?&?!D"2T/!? P K" 1-?!D"6A(?!D"*A&X%O? P K" 1-?!D"%A)?(a@#?!D" A+@""O"O#O?&?(?*_A%POaU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+_z   z.,,,,,,,,,,,,,,,,zB@--?-z[A"/#?#P2a@#?%P2_A%?&U/ -?&@".#-"|Wz.                A-?%?)V/ <z.                ?#P2U/ <?"?(_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[@,"|Wz.                ?)?%P2_U/ <z.                ?#P2U/ <?"?(_P2_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[P2h?,f}K@/"|Wz.                ?)?%P?_U/ <z.                ?#P2U/ <?"?(_P?_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z[}KQ?}&?/l@/"O?)?%PI_U/ ?#P2U/ ?"?(_PI_z   z.,,,,,,,,,,,,,,,,zB@--?#P2a@#?"POa@"?*POa@*?-z[}KQI}&?/lA/|;/ -?/|V}E?(_?*_PO_@".!-?"|O?%_@"-P @#"O?"?(W/ ?"P!aA%?)X/ ?%?+_G  P/S@#-?&?"P!_A%?%?&V=@%?"?#?!G :ea@&?(@".!-?!?&P*_K".?!D"6@(?&D" @"?&D"%A&@%-? ?%K"2? ?(K".? ?&K"*? ?"K"%?!?%K"6? P!K" -}6&!,jB PIaA#C "O"O? D"w#A(P"U/ ? Pv#_? D"~C#A!P:_@"?(P%hP2a@%?!D"*@&#O?&?"D" A&W%O?"P2_@"?%P2aA%/!."--P @&? P K"v"? P~8"_?(2~G!? D"~<"A%? D"v"A)P%h_@"#O?"P*_?&K" ?"?!|."*L# ?"P2_@"?!P2_@!?(?&P!_A&T/ -? ?&?)_A&K"v"?%?&? P~C"_2|*<P%@%? D"~<"A!? D"v"P%hA"_@+? D"w#@("O#O?"R%OP @"."-?"P2a@"?!D"*@)?!P2_A&@!?(?)W/ -P @"? D"~C#?)P%h_A!G 0A)P6S/ ?!G 1@"?#?!E!(L!8?#?!E" L#2P%Pq 2BA%R/"?%?#E!8L!(?%?#E#2L" ?%?"N 1?%?)N 0?#P!K".?#?%K"*?#P%K"%P!@"#O"O?&?+S/ ?&P*_?&P2_@&D" A!?(X/!? D"~C#?!P%h_A!G 0A(P6S/ ?!G 1@)?#?!E!(L!|%?#?!E" L#??#D"%?"S%O?#P%_?"P!P%P22~<!?#D"*@%-?%?"P%h_A!?#E!|%L!(?!?#E#?L" ?!?)N 1?!?(N 0?#?"P!_A"K".? D"w#@(.!--?#D"*@%?#D"%@,-2x!? ?"K"w#? ?%K"~C#? ?,K"v#-?#PI_C 1- -}J&"(j!} "O?"R/ ?"P)aA#P ?"?#X=@)?!P#_P|Xe?!a@*P @##O"O"O"O?!?#_G  A&qA(P |:%O?*?#aP#e/!?#?)X/"#O?!?#_A%P%_D" ?%D" fPk}!}"l|Te/#?#P*_A#?)U/ -."-Qkkkko?@+"O"O"O"O"O"O"O"O"O?&G ~;~!OP"a0# !")-?#P!_A%?"U/"Q @+.(-?#P!_A%?"U/"Q @+.&-?#P!_A%?"U/"Q @+.%-?!?%_F  P~"j|8/#.%-?!?%_F  @%"O"O"O?&Pv!a00 """"""""""""!"-?%P|JeP}>jS/#.%-?%P}=j|8/#."-?(P|"_P{!eP.X%O?(P} ePcT/#?%PO|7/".#-?%PO|7/!."-?!?%_F  @%"O"O"O"O?&Px!a0&!   " -?(P1_P{!eP"V/%?%PO|7/".%-?%Px _P{!ePIU/!.#-?%P}.j|8/"-?"?#P"_A%W%OQ @+."-?!?%_F  P~"j|8%OQkkkkoq @+."-Q @+?#P#_A%?"X/!?!?%_F  PO|7/"Qkkkkov @+.!-Q @+?#P"_A%?"X/ ?!?%_F  P~"j|9/!Qkkkkoq @+-? ?+?#}KlL"%? P!K" 1-?%P!_@#."-?#P!_@#.!-?"?#W/ #O?!?#_F  P |7/!?"?#P!_A#T/ -."-?"?#V/ --? ?"K"*? ?!K"%? P K" -{%!-jB PIaA&C ?"P%_@)"O"O"O"j"O"O"O?"D" A.P!a0"!" -?"P*_."-?"D"*A!? D">A D"w!V/"?!?"D"%A"U/#? Pv!_?!?"aA!2w!? D"w!@#?!%O? D"~C!A%?#_?"?%_?!~X,  -? ?!?#_K"w!.%-Pymq ? D".?)D" A%P.b_A(?%? D"2A+X=@)Pymq ?(P._?%P!_?+X=P%_-?!D"%@-?!D" @(? D">@*D" @/?)D" @+#O"O?(?+U/ ?*D"w!?-V/ ?!?/K" ?.P"T/%?#?"D"*A!P)eP~- b_A%D".P!T/%? ?"D"%A"?%D"2A%?!?#? D"6D"FA(D".?!V%j?(D"*?!P:b_&Po}0q -G 8P)eP~- b_PC_2|%?&?!K".?&? D"2K"??&? z " z-#2?&? K"D?&?&P._K"F?&P2_?"P!_?%?&PD_P}Y}4q 2|F.%-?(P!_@0?*D"~<!P"h@,?*D"~8!@)#O"O?,R%O?+@%.!-?,P%a@,?)D" @%?)P%_@)?%?0U/!?%?+X/!--?&? D"?P6_P!? D" ? D"*A)? D"%VA,=P ?)?,=?(?%?*D"~C!?*D"w!A(?-?(2^?!?%K" ?!?*D"w!A-K"%?%@(. - - - -?&PI_C -}7("+j%|W? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"a@#?"@*#O?&?*A!POaA*X%O"|Wz.{{{{{{{{{{{{{{{{A-?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)_z   z.0000000000000000z|#-@."|Wz.{{{{{{{{{{{{{{{{?(?!P2_U/ <z.{{{{{{{{{{{{{{{{?#P2aP2U/ <?!?)_P2_z   z.0000000000000000z|#-@/"|Wz.{{{{{{{{{{{{{{{{?(?!P?_U/ <z.{{{{{{{{{{{{{{{{?#P?aP2U/ <?!?)_P?_z   z.0000000000000000z|#-@0"O?(?!PI_U/ ?#PIaP2U/ ?!?)_PI_z   z.0000000000000000z|#@--?#PO_@#?-z[?0z[?/z[?.z[fffR/!--"O?!?&X%O?%?&?"a_@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!aP2U/ ?!?)_z   z.0000000000000000z|#@--?-z[A*Pkk%f|O?!_@!?*R?!?&Ue/ -?%?&?!?!?&V=A#?"a_@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)_G  @!?#P!_@""jP!?,P!eR/ <P ?!qPO|7/ <P"P!?!P~M!V=-?%_@%"O?!P,a0%"## #-?"?(X/!?"?)_G  P,T/!."-?%P!_@%?#P!_@".!-? ?%K"6? ?+P!_A+K":-?"?&U/!--? ?"K".? ?%K"2--~>%"2j"} B P2aA%C "O?!P"U/ ?!P%h@(? E# @5P2@##O? ?#_E# A6?5|E%O?6@5?(?#P2_A#T/!."--P @#?"P K"*?"?!2~G!?"D"*@)?"D"%@*?(%O?*?)P%h_? ?(~X,  -?"?!?)_A)K"*P!@&#O?#@.?*A(?)A1P%h_@/? A*@,?!A)@#?(@!#O?%?&?#?#?&V=A"K"%?%?,K" ?%P*?,?&P%hA2_?#?&U=A3K"*?%?&?#?&aA P ? ?#W=A-?&?-U=A+K".?%D"*@0#O"O?!@ "j?"R%O?+R/"?%P*_.!-?%?+R/ <?%P*_?%?,E# ?0E# |A=-A#D"%A4R%O? P2P ? ?/T=_@!."-? ?/A!S/!?#?4P!aK"%?#?#D" A!P2_K" ? ?!D"*K"*? ?!E# L# ? P2_@!?%D"%@"?%D".@+?%D" @,?%D"*@0.!--P*?2?3_?&?-V=@,?-?&aA!P ?!?-W=@#? @!?&?-U/ -?.P!g@#?(@ ?1A!?&P!hA&V/ -P!@+?.P!e/ ?!?)?!?)U=@ #O?*?(E# L# ?*P*_?(P*_D" K" ?(P2_@(?*P2_@*? P!aA / --?%P2_C ?+-~*%"/j#} "O?!D"6D"F?"P{!eA&P1|QP!h_H!2A)R%O.!-?"P ?&P1U=P{!eP|1bA"G ~+}OOA0?"G ~*}OOA-_P~0 V/ Pymq ?!D".?#P.b_?#?!D"2X=@.?-P.bPk}Gq _@1?!D"%@"?!D" @,?!G CP!e@2#O?0?)|OA/W/!?1?/P.b_G +A&P ?&P|3U=A+P;bP~O}:q _@&"O"O"O"O"O?.G *P*e/ ?2/ Q @3"O?"?.D" A(P!_A%U/ ?"?%aP*U/ ?%?,_E  @3-?&G :P!_@%?&E  @4Q!?+}K}&A5Q}0r}/w~%~Vk}5D}#Q |=/!?3?4|=/%Q @3"O?"?(P+_A+U/ ?"?+aP*U/ ?+?,_E  @3-?%P*S/#?&E *@4?5Q~D~!~Lm}Yk~Sw8}#Q |=/"?%P2S%O?3?4|=/&.%-Q @5"O?"?(P3_A(U/ ?"?(aP*U/ ?(?,_E  @5-?3?4|=/%Pq!?%P#haA%P|4V/%?&E 2?5}%?%}K}&Q |=/%.#-?!?#?&2VR/#."-?3?4}%Pq ?%P#ha}K}&|;/!."-?3?4}%Pk!?%P#ha}K}&Q |=/!-?-?/_@%P!@*."-?)P!a?)eA)P{{#e/ --? ?%N !? ?*N  -~D%"*j!} B PIaA%C P"@&"O? D"*A-Pk~+}R~L!?"D"*A)?)Pk~+}R~L!X=V/ ?"D".A)Pq V/ ?!P ?!P,U=A(P)aP#U/ ?"G 6P!e/ P @&P}Q~2q P K" ?%? E" A.L"6?%P4N .?%?(P.bP}6}Nq _A(G -N G?%?"K"??%P N |*?%P N |)?%P}Q~/q K"C?%? D"*K">?%?#N |(?%PjP ?#P{!e=|0!D?(G *@(?%P6_@+?.}E@*"O"O?%D":A,R/ ?*G  A P?V/!P!@&?,P!S/ ? P?T/ ?*G !A P?V/!-P @ ?+P 2}:!A&?,X/ ?&?*_G  @ -"O"O"O"j"O"O?!P#a0#! ! -?%P*_?&? ?(P.bPk}Gq _?)2:.!-"O? P{!eA P~; T%O? P~W S/!.#-?%P*_?&P!_?(?)2|2.!-?#P{!e/!?"D" /!?%?(N F?%P!N |)?%P*_?&P!_?)2@-A!R/!"O"O?!?%D":A"X/ ?%D"6A#?!_G  A&P?V%O?!@ ."-?"?!P!_A W/ ?&P?T/ ? ?#_G  P?V/!-?+?!2}:!@ -? ?-SA&/#?%G |*P!eR/#."-?%P*_P!N |%-P @&?%G |*R/!-P"@&-?%PI_C ?&-}8%!2jB P2aA-C "O"jP ?!D".A)Pymq ?!D"2A+=D"*P)eP&S/ <"O"O?"%O?-P*_?!P ?"?#2/?-D"*P!e/!."-P"@%?+R/#?)D"*A"P?U/#?"P)eP%T/#?"P%i@0?!D"%@2?!D" @3P!@#P!@&#O"OPymq ?)?&A"P!_A%P.b_A.?%?+XA%=D"*P%i@&"O"O?%/ ?.D"*A%P)eP&T/ ?%P%i@.?"P"_A4@%#O?%?.X/"Pymq ?)?%P.b_?%?+X=D"*A*P%i@%?*P)eP%S/ --?&?0U/".!-?!Pymq ?)?1?"?,=A1P.b_?+?1W=P!?3?)?"P.b_A%D" P!_A,_?%D"%A*?*P TaA*?,U?*?2VfA5=P ?*?,a?5=?%D"*P*eP#i2|C?#e@#?"?(?.?4VA"=@(?"?/f@/P!@,?&?0U/!--P"@%?/P!eR/#P!?#P!e/"<P @(P"@&.!-P!@&P Pymq ?)?-D".A(P.b_?(?+X=D"*P)eP&S/!<-? ?&N !P#-@%? ?(K"%-? ?%N  ?-P2_C -}I(#,j!|W"} ?!P!_@-? P._@.? D"2A(?!Pjg_@&? D".A+@*#Oz.                @0"O?(?!?%_P!_U/ ?&P2U/ ?!?*_P!_z   @0-?&P2a@&?%P2_@%?*P2_@*?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"j"O"O?(?)|O?!_A&?%_A%P1aA)V%O?&?*_P1aG  PAS/!-? ?)2|-A&/!P 1-P @&?%P0a.!-? D"2@(? D".@+?&P!i-@)"O"O?(?)W/ ?)?+_G  A%P?V%O?)@*."-?)P!_A*?(X/ ?%P?T/ ?*?+_G  A%P?V/!-?(?.?)2}:!A*W%OP 1-?*?+_G  @%-"O?%PNS%j"O?(?-U/ ?(?-aP*U/ ?+?-_E  @1-?&P!e/!?#E# A2Q!?1QjP)?)?!aA(P"aA%?%P)X=P#h}K}&Qj}%}#?%}K}%Q}3y}G~V}5}T~>}9}<j} QNn}&A1}#Q |=%OP!@/"O? D">A,D"k%A%?"U/ ?%Pq V/ ?"?%T%O?,?%P#h_@+P!P!? D".? D"6A&? D"2VA%=A-?!_?)P ?&?%=A.V?!?)VfA&=@%P ?(?&=@(?,?"P#h_@,#O?(P ?,P%_D" A"?,D" A&a?"?&U?"?.VfA"=S%OP!?&?-_?"=?%?(2~,!R/#-?,P*_A,?+T/ --P @/-?//"-?#?1?2lL# ? D">A#D"k%A"Pq X%O? P!N |%P 1-?#?"P#h_A ?!K" ? ?)K"%?#?#D"k%P!_K"k%?*P!_&P -1-? P!N |%P -~/&")j!|WB P2aA%C "O"O"O?!? D"2A#X/ ? P._@*#O"O"O"O"O"O?*D" A&?!_G  A"P~< T%O?"PAS/!?"qP |7/%?"P?U/)P ?!a@"#Oz.                @+"O?!?#V/ ?"?#_P2U/ ?!?&_z   @+-?"P2a@"?!P2_@!?+z.YYYYYYYYYYYYYYYYzB?+z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"aP2a@!.&-"O"O?!P!_A"?#X/ ?"?&_G  PAa0|?#            #                                            #     #   #       #   # #! -? ?"P+2}P!P @#.+-?%P*_? ?!P"_2hP @#?%D"*P!T/*?%D".A"Pkx#ePk}M#T%jP(&?!P(_A&? D"2A(X/*?&? D".A)_G  P~< T/*?(?!P)_A&W/*?"P{}T#V/*?&?)_G  P~R T/*?%? ?!P*_2h?%D" P!T/+?%D"%Pky#ePk}U#T/*P.-?!_A!R/*? D"2@#."-?!P!hP"_?)f@#.)-?!P"_@!-P!@).!-?*?!2|LA"%O?!?"_@!.!-? ?!2};!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}P!P @#."-? ?!P-2}P!P @#.!-? P1N %? ?!K" ? ?!P(_K"*-?%P2_C ?#-~1%"(j!} B P2aA%C ?#?"?"?#U=@)?#?"?"?#V=@&?"?#P!gf@(?!P{!eP.bP}6}Nq _@!PJ@""O"O"O#O"O?&?"P}D}0q _G  A#X/ ?#?)V/ ?!G *P.bG }*}GOA#?"P}B}0q _G  S/"?"?#P!h?#P1cP|!ba_Pl}0q _H! /"-?"PJ_A"Pu!T/ -? P K"*? Qkkkkq L" .!-P%P?2BA!R/!?!?(N %?!?"P~Q}/q _K" ?%P!K".?%?!K"*?%P%K"%"O?"P}:!S/ ?#P!h?#P1cP|!ba@*P!@&#O?"PJ_@"#O"O?)?"P}D}0q _G  P!aP{!eV%O?"P}B}0q _G  ?#S/!?"?*_Pl}0q _H! /!-?"PJ_A"Pu!T/!.#--?%D"%?&S%O?%P%_?&P!P%P*2~<!?%D"*@!-?!?&P#h_A+?(N %?+?"P~Q}/q _K" ?%?&P!_A&K".?"P}:!T/ --? ?%D".K"*? ?%E"%L" -"O?(R/ ? D"*A#P!iA!R/ ? D"%A"?#P#h_P*a@##O?#E" @,?#?"D" K" ?"P%_G  @ ?"?,L" ?#P%_? N  ?#P*a@#?"P*_@"?!P!aA!/ --?%P2_C 1- -}<%!)jB P2aA*C "O? D"}B!P)aP"W%OP!? D"l!? D"}+!A#? D"n!VA =@(P @!P ?#? =A%%O?(G  P|4S@!-?"P ?"P{!eP|3U=P{!eP;bP~O}:q _@)#O"O?!?%X/ #O?!?(_G  P|%T/!?%?!P!_A!T/ -P @&.#-P @&?%?!A U/"? ?%S/"?%? a@"? ?(_@&P @!"O#O?!?&_G  P|%S/!?"?!P!_A!T/ -?"@!-?*P%_?(?%? "j"O?!%OP @##O?#?&_G  P|2S/"?!?#P!_A#T/ --? ?!_A!.!-? ?!_@!? ?#_-29?*D"%A Pkkkk|TS/ ?*D"*@""O?*D".A#?)G :S%O?)?"?#2~,!@#? R/!?"? 2p!?#/"P!@&.%-? R/!?"? 2p!.!-?#/ -P!@&.!-? D"o!@%? D"}2!A(?!V%O?%?!P.b_D"*A#P%iP ?#P)eP%S=@#-?!P!_@!#O?!?#U@&?!?#X/!Pymq ?%?!P!_A)P.b_?(?)W=D"*? ?!?"2n!@+P%i@!?+R/ --?*P2_C ?&-}C%"*j!} B P?aA&C ? ?!?"?#?%P 2|#?&P6_?!D"CA*P*P22}@!?&D":@ ?&D"6P!T%O?&P K"2?&?&D">A)K".?&? K"*?!D"?@,?*%O?*P:b@ ?,P5_@%P @#P*@"#O?%|+  ?%P)a|." Q*}&l@/?&D"*?#S%O?&P*_2~7!?&D".@)-?"?)_A(?#K" ?(P*a?/L# ?&?#P!_A(K"2?%P:_@%?"P2_@"?(@#? P:aA / -?&D".@)-?&P K">?&Qkkkkk!L"6?)?(?&P6_2|*@"?&D"6@ "O?"R%O? %O?&D":? P%h2p!-?&D"*A R/!?)? P%h2p!.!-? %O?&D":? P%h2p!-?!Q%L"??!D">@"?!P K">?&D"*@%?(%O?!P>_@-?(P%h@(?)P*_@##O?-?#D" A+?*U2~J!?!D"C@ ?!?*?+V%j?!D"?? P:b_A.?,?+P:b_A+E" L" ?.?+z "*z-"*? P!_&? -K"C?#P2_@#?(P2aA(/ --?%%O?)?%P%h2p!-?"R/ ?,?"P:b2p!-?&P?_C 1-?&D"> -r%!+j?#D".A-P!a@*?#D"*@,B P?aA.@)#O?)Po}0q ?,?*?(?(?*V=A+P:b_?+?-X=G 6A+P ?+P~0 U=P.bG }(}GOA+P ?+P|3U=P;bP~O}:q _K" ?)P%_@)?(P!_A(P*T/ -P @(P @+P @)"O"O"O?-0#"! !-?,G 8P)S/ ?,G 6A+P ?+P~0 U=P.bG n}GOP(T@+-?,P6_@(?-P:bA0@)"j#O"O"O"O"O?(P#aG  P!a0" "!-?%/".!-?%R/!-?(G  A*P ?*P~0 U=P.bG l}GOP#S/ P!."-?(P:_@(?)P:aA)/ -P -@/?,P8_@("j#OP!@)?(G  A*P)T%OPo}0q ?,?*P:b_?*?-X=G 6A*P ?*P~0 U=P.bG l}GOP#S@)-"O"O"O"O?(P&aG  P!a0" "!-?%/".!-?%R/!-?)?(P"aG  A*P ?*P~0 U=P.bG l}GOP#TeR/ P!."-?(P:_@(?0P:aA0/ -P -@)?+@(-? ?%N I? ?#K"F? ?"K"D? ?!N J? ?&K"?? ?.z " z-" ? ?.z "2z-"2? ?)N L? ?/N K? ?(N |.? ?-K"C-m%!#j? D"2A#?!V%O? D".?!_G  PGS@"-"O"O"O"O"O?!?"_A!?#X/ ? D".A"?!_G  A%PIS/!?%PIaP{!eP+V/ "O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#."-? ?!P)2}P!."-?!P!_@!-"O"O"O?!?#X/ ?!?"_G  P|*T/ ?!P!_A!?#X/!?!?"_G  PIaP{!eP+V/!"O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-"O?!?#X/ ?!?"_G  P~?!eP~& T/ P @%?#?!P!_A!V%j?!?"_G  P|)aPz!e&P!-R?!_A!?#X/"?!?"_G  PIaP{!eP+V/""O#O?!?"_G  PIaP{!eP+V/!?#?!P!_A!T/ -?#@!-?!R/#-P @%?!?#U%O?!?"_G  @%-"O?%P|*S/ ?%P~? S/ ?%PIaP{!eP,U/ ?%P|IePr aP{!eP;V/%-? ?!P*2}P!."-? ?!P)2}P!.!-? ?!P)2}P!-P @!-?!-~F#!0j?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}W"A2P6b@3P @#Pj@("O"j"O"O#O?#?3S%O?2@(."-"j?!?#_A&P~A _G  A%?+T%O?%?+U?%?+Va.!-?&P~> _G  A%?,T%O?%?,U?%?,Va.!-?&P~= _G  A%?*T%O?%?*|7?%?*|8a.!-?&P~? _G  A%?-T%O?%?-U?%?-Va.!-?&Pv _G  A%?.T%O?%?.U?%?.Va.!-?&P~@ _G  A%?/T%O?%?/U?%?/Va.!-?1?&P~< _G  a-A%P{!eR%O?0?&Pw _D" ?)?&P~J _D" A%?%?)V=2~,!A&?)?%a?&=A%P |8?%P |7a@%-?#P6_@#?(P!_@(?%P{!eA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(K".? ?"K"*? ?!K"%? ?#K" 1-?"P!a@"?!?(P"h_D"}Y"@!. - -}<|##|(j"} !|WB Pv aA,C ?&D"2A-?!D"CA|"?-?|"U=@.?!D"?@2"O"O"O"O"O?|"R/ ?2?|"P!aA0P:b_A3G 5A6P&V/ ?6P"S/ ?-R/!?.P!aA-?0X/"?3z " @J?2?-P:b_A-?3E"2L"2?-?Jz-" ."-?./!-P @!.!-?,?&K":?,?#E" L# ?,?#D"*K"*?,?!E"%L".?,?%P ?%P,U=P.bP}6}Nq _K"6?,PD_?.P%PM2}@!?,D"F@!?,D"DP!S/!?,P K"C?,?,D"IK"??,?!K">?,P>_?.2~I!?,D"C@!?,?.%j?!?._?,D"??!PMb_@!?2@&#O?,PD_?,?&2+?!?,E"|CL"I?!?,z "|7z-"??!?,z "Mz-"2?!?,z "Dz-" ?!PM_@!?&P:_@&?.P!aA./ -&?!-K"C?,PD_@@?%@3?2@#?|"@2P @%P @!B Px"aA*C ?,P>_A=D"*A>PMb@1?=D"%@:"O?,D"6G ,P"S%O?:@%#O?1A&%O?&PMa@1?*PD_?%2e?%PM_@%?*G DP(S/!--PjP ?&=@8.!-?,D".@&?*?,D"2A.K"k"?*?&K"~X!?*P K"~J!?*Qkkkkq L"~C!?*?,D"*K"y!?*?,E" L"x!"O?>R/ "O#O?*PM_?%?:_A-2e?*G MP(T%O?*P}Q"_?*P~C!_?-PC_D" 2Q?*D"}Y"A0/"-?1?%PM_A%T/ -.!-Pymq ?&?*D"}U"?0P%h_P2aD" A0P.b_?.?0W=D"*P%i@8?1PMa?%S/ ?-P~< _@+?1?%aPMaPMc@%#O?*PI_?+PCa2e"O?*G IP(S/ ?*P}Q"_?*P~C!_?+D" 2Q?*D"}Y"A-R/ ?8Pymq ?&?*D"}U"?-P%h_P2aD" A-P.b_?-?.X=D"*P%iA-?-?8U=@8-?+PM_@+?%P!aA%/ --?*D"~C!A%R/ ?*D"w!?%P%h2p!-?>PMb@-?#?2P:b_@0?#@%?>A.@+#O"O?+%O?+P!a?0?%aP:cX/!?+P:b?%_@%-?%?0S/ #O"O"O?%P*_D" ?8X/ ?%P5_G  A&P3V/ P!?&hPk}!/e/!-?%P:_A%?0T/!."--?*P~C!_?,?%2+?*G }3"P#S/ ?=D" ?.S%O?=P!2~I!?=D"%@:-?%P:_@%?=?.P!_A&K"*?:?.PMb_A.?*E"}2"L"I?.?*z "l"z-"??.?*z "~Q!z-"2?.?*z "~C!z-" ?-PM_@-P @+?&@..!--?*?3K"v!?*?2K"~<!?*?#K"~8!?*?,E" L"q!?*?,E"*L"t!?*?,D"2K"u!?*?,D":K"~4!?*P|1_P~J}*q Py ~X,  P @%?*P K"}Y!?*Qkkkkq L"}Q!?*P}Q!_@B?*Pq!_@D?=D"%A#@1"O"O#O?%?-S/!?1G H@&?%PM_@%?1PM_@1?&P&V/ ?&P"S/ -?@?BD"*K"*?@?BE" L" .!-P @1?*P K"}B"?*Qkkkkq L"}:"?*P K"}M"?*Qkkkkk!L"}F"?*P K"}Y"?*Qkkkkq L"}Q"?*?,D"2K"u"?*?,z " z-"q""O?.R%OP%@C.!-P*@3P%@CP @8?#@%P @+#O?*P?_?%2e?*G ?A0P(T%O?*G @@2P @6"jP ?*D"v!P)aP#U/ <?*P~C!_?*P}Q"_?%PC_D" 2QP ?*D"~J!A&R/ <?*D"w!?&P%h_A&P.aD" @6?&P2aD" -@/"} ?0P&S%O?%P(_|+  Qk"l.!-?%P%_|+  -@|,?*D"}F"?1S%O?*P}F"_2~7!?*D"}J"@3-?3?1P%h_A&?8K"*?&?|,?/}KQ?}&lL# ?*?1P!_A1K"}M"?*D"}:"?8S%O?*P}:"_2~4!-?*D"}>"AC?8P%h_A&?2N /?&?0N .?&?6K"*?&?/K"%?&?+K" ?*?8P!_A8K"}B"-?%PM_@%?+P!_@+?-PMaA-/ -?8R/ ?*D"}J"@%?*P K"~J!?*Qkkkkk!L"~C!?%?1?*P~C!_2|*<?*D"~C!A&%O?*D"w!?&P%h2p!-?1R/ P%?#?.?>U=@|)?%?1P%h_@E?%P2_@F?*Px!_@|(P @:#O?2@0?-@6?3@/?:P!a@+?F?:P%h_@-#O?+P"_@:?%P*_D" @#?%E# @|,"j?+?1U%OP!?-P?aE# ?|,|</!<-?1?:V%O?-E# @|--?1?:V?|,?|-|<e-@&"O"O?#?8X/ ?.?>U/ ?>?C?#P%h_A4D" A#V/!-?+P!_@+?-P2_@-?%P2_A%?ET/!.#--?|)?#PMb_A9G %@3?9G (@#?9D"?@+?9D">@;?4D"*@2?*D"}Y!@-"O"O"O"O"O"O"O"O"O"O"O"O"O"O?4G .P!a0&"& !(%-?*P|1_?22~>!P!@5P{!@7P~) @<P{!@!.--?*P"N ~C!?*?#N ~D!?*P|1_?;?+?*P~C!_2~.!P!@5P{!@7P~+ @<?9G JP~# S/!?#@!.,-?4G /@<?*P|1_?22~>!P!@5Pymq ?*D"~-!?2P!_A!P.b_?!?*D"u!X=A!D"%@#?!D" @0P!@+?!D"*P)eA6/(.)-?&%O?#@!.+-?3P ?3P{!eP~0 U=A!P{!eP.bA&G })}GOA0P ?!P-aP{!ePs U=P{!eP|1bA!G s}OOP!T%O?#@!P @5.+-?!Po}Oq _A6G |/?3P{!eT%O?#@!P @5.+-?&Pk}Gq _G -A!P%V%O?#@!.+-?!P,bPq}:q _A!?*D"~4!A/G G_G *A&P ?&P+UA&=A+R%O?#@!.+-?!P!?&=@!P @&"O#O?!?&_G  ?#S/!?+?&P!_A&T/ -?#@!.+-?4D"%@!?|(?DD"2K"2?|(?Dz " z-" ?*P K"|;?*P K"|6?*?/K"n"?*P N }0"?*P |0!o"?*P!N ~J!?*P"K"~C!?*?*D"v!A/P ?/P,U=P.bP}6}Nq _K"l"?*?*P|1_K"}+"?*P |0!~>"?*P!K"~4"?*?&K"~8"?*?6?&P)eP!h_H!A|0!~<"?*Pymq ?*D"~X!?!P.b_?!?*D"k"X=A&E" L#v"?*?&D"*K"w"?*P~C!_?0?!?*Pv"_?*P~4"_25?*D"|6A!R%O?#@!P @5.+-?*D"OA&?!P:b_@| ?*D"~8!A0?*D"~<!A6P:b_@4#O?&@!?0@+?6%O?!D".@/P @+?6P!T%O?6@&#O?&P!iA7?+_A;?+?0?;P:b_D".?/U=@+?&?7aA&P!V/ --?0?+?0?+P:b_D".?/U_P:b_@+-P{!@7?+?4S%O?#@!.,-?!P:_@&?!D"*@A?!G 2@;?!G 3@/?!D".@|#?!G 5@|%#O?|#?+P._D" T%O?#@!.--"O?+P5_G  ?|%T/ ?+P2_G  ?;T/ ?+P*_D" ?AT/ ?+P3_G  @!"O"O"O"O"O"O"O"O?;0.( !")#)))%)&)-?!?/T/).(-?!?/T/(.&-?!?/T/&.%-?!?/SA|&?!P/VA?e?!P0U?/P/V=P!T/%???|&fR/%.#-?!?/T/#."-?!?/S/!."-?!?/T/!-?&?| T/"?#@!P @5.--?+P:_A+?4T/ --?#@!.*-?*P|1_?22~>!P!@5P{!@7P~) @<P{!@!?&R/(.)-?&R/!."-?&/!?*P|1_A&?4D"%?#2|./!?*?#N ~D!P!@5?*P!P"?*D"v!P)aP#U=N ~C!?&?;?+?*P~C!_2~.!P{!@7P~, @<?#@!.&-?4G /@|#?*P:_?*P|1_?22|??*D">@|%?*D":@5?*P2_?D?2P!_AG2}S!?4D"%A#?*D"u!A4X/ ?#P!_A+?*D"~-!A|&?#P.b_D"*A#P%iP ?#P)eP%S=A&X/ ?*D"6?3P ?3P{!eP~0 U=P{!eP.bG }(}GOA;P ?;P|3U=P;bG })};O_@|*#O"OPymq ?|&?+P!_A#P.b_A|!?#?4X=D"*A| P)eP&S%O?*P|1_?+?|#2n!/!-?| P%iA+?&U/!."--P @| P @??#?4U%O?|!D"*A#P%iP ?#P)eP&S=@?-?+P"_@&P @+#O?*D"~-!@H?*D"u!@I"O"O"O#O?&A#??X/!Pymq ?H?#P.bA&_?#?IX=A|!D"*A|+P)eP%T/&Pymq ?&?|&_?#?4X=D"*P%i@&?|!D" @|!?*P|1_?#?;2|./ -?5?|!X?| fR/!."-?| R%O?*P N ~C!?*P|1_?5?|%?*P~C!_2~.!-?|#Pj?+=@7P~* P~) ?+=@<P!@5P{!@!.)-?*P N ~C!?*P|1_?5?|%?*P~C!_2~.!P!@| -?*?GK"w!?*?;N ~D!?*P#N ~C!?*?#P!_?|+P%iTN ~E!?*P|1_?|!P!_A#?#?*P~C!_2~.!?+?|*_A+Pkkq W/ --P"@5?*D"}Y!?-X%O?*?-K"}Y!-?0@2?6@-?/@3.%-P @+?6P#T/ ?*D"q!@+?*D"s!@4P @7?*P K"~J!?*P ?#?#P TaA!?0P!_A/a?!?/U?!?4VfA!=K"w!?*P!?+?/_?!=K"~C!"O#O"O?*P*_?*P~C!_2}!!?*G *R/ ?*G +A!P?aP{!eP~? X/"?7P{!e?!@7/!?!P?T/!."--?7P{!eP?T@+.!-P @+-?<Pj?6P#S?#?0aP"Ve?+eA!=@7Pt P~) ?!=@<P{!@!?&?+P!gf/!-P @5-?*D"}Y!?-a@A-?9?5N :?9?<N 9?9?7N 8?9?!N 7?9?3N 6?9?AK"2?9?-K".?9?2K"*?%P2_A%?ET/ --?@?BD"*K"*?@?BE" L" ?*D"}Q"A!%O?*D"}U"?!P%h2p!-?*D"}F"A!%O?*D"}J"?!P%h2p!-?*D"}:"A!%O?C?!P%h2p!-?=D"*@.-?*P|1_2~F!?.?>X%O?=?>K"*-?*Px"_C ?,?,D"?A#?,D"C?,D"FA%?,D"I?(?)2|!@!?,D"DA&%O?%?&P%h2p!-?,D">A%R/ ?#?%PMb2p!-? ?!K" ? ?!?|"UN &? ?"G *N %?,Pv _C 1-?,D"I -}*%!+jB P2aA"C "O?!G I? ?!G HA#_G EA%?%P%S=A%P)eP#S/ ?!G |+@&?#P|!eP*S%O? G |5P!e/!-?&P!S%O? G Q/!-? ? G 2?%P{!eP TeN 2? D".A(? D"CU%O? ?(P!_K".? D"*@ ?!G |*@)?!G |.@*?!G J@(?!D"%@+?!G :@,?"P |0 0?"?,P"TN /?"P N .?"?+K *?"P{!|0 (?"Pj?(?(P~> S=N &?"?*N %?"?)N #?"?&N "?"?%N !?"?#N  ? ?"P22~-!?!D" @#? P!2~H!? ? D"*A!P!_A%K"*? D"%?!P"h_?#K" ? P"2~H!? ? D"*A#P"_K"*? D"%?#P"h_Q L" ? P!2~H!? ? D"*A#P!_K"*? D"%A ?#P"h_P~ kkk%K" ?"?#?!aA&P"aK"%?"P K" ?!?#X/!? ?%P"h_@!P!P"?&P"U=@#?"@ #O?!R/"?!? D" K" ?!P%_@!? P%_@ ?#P!aA#/ -.!-? P!N 3-?"P2_C -p%!*jB P?aA)C Po}0q @(? D"6A*D"FA+D".?#V%O?+D"*?#P:b_@(-?)P._? D">A+?%?&2W"j?)D".R%OP @(P .!-?)D":@.?)D">@/?)?)P._P"?(?*D"D2|S?(G 6A(P ?(P~0 U=P.bG n}GO@*?)D" @("j"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPymq ?.P:_?/P"W=D"*P)eP"a0%# !"%-P!@-.#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@,-?*0,)!!!!#!%&*!-?(P!S@(P .,-?(P!SA(?-/*<P .+-?(P!S@(P .*-?(P!SA(?,/(<P .)-?(P!S@(P .(-?(P!S@(P .&-?(P!S.#-?(P!S."-?(P!S@(P ."-?(P!S-@(P!-@*?+D"w!@-?+Pv!_?&2w!?+D"w!@,"O?&RA./ ?./ ?+D"~C!?,_?%?&~X,  -?"P N U?"?*N |7?"?(N T?"P#|0 R?"?-K":?"P!K"6?+?&?,_A%K"w!?"?%K">?"G |/R%O?"PjK"J-? P"?!?#2}5!?)P?_C -~.#!(j?#R%OP 1-? P._@*? D".@("O"O"O"O?!? D"2A)X/ ?!?(_G  A%P?V%O?!@&."-?!P!_A&?)X/ ?%P?T/ ?&?(_G  A%P?V/!-?)?*?!2}:!A&W%OP @%."-?&?(_G  @%-?%P~= S/!-"O? ?&?%?"P ?"P{!eP~0 U=P{!eP.bPk}Gq _A)?#P!aA+2:A!R/ #O? D".@%"O"O?!? D"2A(X/ ?!?%_G  A&P?V%O?!@"."-?!P!_A"?(X/ ?&P?T/ ?"?%_G  A&P?V/!-?*?!2}:!A"?(X/"?"?%_G  @&-?&P{!eA!PFT%O?!P~= T/"?"P!_1-"O"O?"P!_A#?(X/ ?#?%_G  A!P?V%O?#@"."-?"P"_A"?(X/ ?!P?T/ ?"?%_G  A!P?V/!-P @!?*?#2}:!A"?(X/ ?"?%_G  @!-? ?"?!?)?+2:A!/ --P 1-?&P!_-~7#"%} (j"O?#D"%A+?%U/ ?+?%aP*U/ ?#D" ?%_E  @)-"O?!P{!eA,P%W%OP @!?"?,P,bPq}:q _A"_G *A,P ?,P+UA,=A-R/!?"P!?,=@,?+?%P2_A!U?+?!aP*Uf@.?+?%P*_A"U?+?"aP*Uf@+?!?#D" A!_@/?!?"_@0P @%#O?%?,_G  A!P ?!P|3U=A!P;bA#G })};OP!_@"?#E ~O}:O@&"OQ!?!}K}&A(Q}0r}/w~%~Vk}5D}#|;%O?&?)|=/!Q @&?+R%O?0E  @&-P!@!?"P*S/%?#P~O}:q _A#E *@*"O?(Q~D~!~Lm}Yk~Sw8}#|;%O?"P2T/!?&?*|=/#.(-?&?*}%Pk!?"P#ha}K}&|;/&."-Q @(?.R%O?/E  @(-?&?*|=/!Pq!?"P#haA"P|4V/!?#E 2?(}%?"}K}&Q |=/!.%-?&?)}%Pq ?"P#ha}K}&Q |=/ P!@!.#-?-?%P!_A%T/ --P @!-? ?%K"%? ?!K" -~T#!%jB P2aA#C "O"O"O"O? G  P!a0# !"#-?"? G !A P ? P|3U=P;bA%G })};OA 2w!?"D"*@!? %O?"D"%?!_?%P~O}:q _? ~X,  -?"? ?!_K"*."-? G !@ ?"D"*A!?"D" S%O?"2}Y!-?"D"%?!_PAN  ?"?!P!_K"*?"? P ? P|3U=P{!eP;bA%G })};OA 2w!?"D"*@!? %O?"D"%?!_?%P~O}:q _? ~X,  -?"? ?!_A K"*?"D" ? S%O?"2}Y!-?"D"%? _PAN  ?"? P!_K"*.!-? G "? D"%@&? G !@ ?#P"N *?#? N +?#P*_?!?"2|4?"D"*A ?"D" S%O?"2}Y!-?"D"%? _PNN  ?"? P!_K"*?#?!?&2}S!?#D" @&?"?#D"%A 2w!?"D"*@!"O? RA(/ ?(/ ?"D"%?!_?&? ~X,  -?"? ?!_A K"*P!eR/ ?"D" ? S%O?"2}Y!-?"D"%? _PFN  ?"? P!_K"*-?#P2_C -}W#")j#} "O?!G NA)P ?)?!G |/A(_Pu UA*=A!R/ ?!P.b@)?"D"%A!?#P2_A&U?!?&aP*Uf@+?!?#P*_A#U?!?#aP*Uf@,?(P.bPk}Gq _P!?*=P+_@!?"D" A"?&_@*?"?#_@-P @"#O?!G  A#P ?#P|3U=A&P;bA(G })};OP!_@#?(E ~O}:O@."OQ!?&}K}&A/Q}0r}/w~%~Vk}5D}#|;%O?%?.|=/!Q @.?,R%O?-E  @.-P!@&?#P*S/#?(P~O}:q _A(E *@0"O?/Q~D~!~Lm}Yk~Sw8}#|;%O?#P2T/!?.?0|=/#.&-?.?0}%Pk!?#P#ha}K}&|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pq!?#P#haA#P|4V/!?(E 2?/}%?#}K}&Q |=/!.#-?%?.}%Pq ?#P#ha}K}&Q |=/ P!@&."-?!P._@!?"P!_@"?)P.aA)/ -P @&-? ?"K"%? ?&K" -}K#",j"} B PIaA"C ? D"6@%?!D".@)?!D"6@#?!D"2@*? D".@&?"? D"2A-K"2?"?&K".?"? D"*K"*?"? E" L# ?!D" @+?!D"%@(?!D"*@,?"Pymq ?)?#P.b_?#?*X=A D"*A#K"F?"? E" A.L"C?"Pymq ?&?%P.b_?%?-X=A D"*A%K"??"? E" A/L#:?.}E@!?.Q?n}E@ "j?%P)eP#S?#P)eP#SeR%OP P ?/Q?n}EA#?/}EA&a?#?&U?#P ?"D"*A#?#?"D"%VA#=VfA)=A*P ? ?!a? ?!U? P ?,?(?,UA =VfA(=T/!<P!P!?"D" ?#=?&_?)=P!P!?+? =?!_?(=?*2~,!R.!-?"?"P:_P!?+?!P!_A!_? ? P TaA ?!U? ?(VfA%=P ? ?!a?%=?#P*eP#i2|C-?"PI_C -}N#!.j"O"O"O?!D"*A#R%O?!D">@&.!-?!D"%?#P%h_P2a@(?!D":@)?!D">@&#O"O?(D" A%?"X/ ?"Pymq ?)?%P.b_?%?&X=D"*P%iX/ ?#@&.#-?!?#P!aA#K"*?(P2a@(?#/ --P @#?"R%OP @%."-P @%?"?&X/!?!P 2}Q!?!D"*A&R/!-?#@%#O?!D"%?&P%h_A*P%a"j?*P.aA-D" A)?"W%O?)@(?*P*aD" .!-?*P2aD" P!_@(P -P!a@#G  P!g@.?!D":@/?!D">@0#O?#P!_@#Pymq ?/?(A+?._A,P.b_?,?0X=D"*P%iA(?"W/ -?-?+K" ?*P*a?#K" ?)?+T%O?&P!aA#?%?#?%U=@%-?"?,W%O?&@#."-?!?,2}Q!?!D"*A&/ -P @#-? ?#K"*? ?%K" ? ?!D"%K"%-~J#!%jP!@#?!D"OA%D"*A!?%D"%W%O?%D" @#?!@&-P!?#?"D" A!_?"D"%A#?!U?#?&VfA(=@&P ?#?!a?(=@#"O"O"O"O"O"O"O"O"O"O?"G 2A(%OP @!?(P&T/,?"G 3P/V/,?#%O?%D":G IR/"?&G  A!PIaP{!eP,U/%?!P@aP{!eP1U/&?!PNa0R&&&&&&&((((((((((((((((((((((((((&&&&&&((((((((((((((((((((((((((&&&&(-? P(N !.+-?%D":G I/!-? ?#K"*? ?&K"%? P#N  1-?%D"6G ,P"T/#? P#N !.(-? P)N !.&-? ?!N !? P"N  1-?!P?U/!?!P{ S/!?!P~?!ePr aP{!eP<X/"? P+N !.#-Pymq @!? Qk}"n}6q}>r!?"D"*A"?%D"2U%j?%D".?"P.b_&Pymq -|."*Q#}&n|1 !."-? P*N !.!-? P,N !-P!@!-? ?!N  -}5#!+jB PIaA&C ? D"*@(? D"%@)?&P K"2?&Qkkkkk!L"*?)?(?&P*_2|*<?&D"*A*%O?&D".?*P%h2p!-?&?"N C?&Qkkkk2L">?&Q L"6?&?!D"*K"2?&?!E" L#*?(%O?)?(P%h_@*?%D"*A(P"a@+?#D"%P!a@,?%D"%@%?#D"*@-?#D" @.#O?)D"*@!?&P*_?)D" 2G?&D":@""O?(?!P!iA#W/ ?%?#P"h_A/R/ ?/?"?._K" -"O?!P!eR/ ?&?"?&D">aP!?-?&D"?A!P!T=_K"F?&?!?,_K"D?(?#P"_A!W/ ?%?!P"h_@"P!P"?!?+V=@#?&PD_@!#O?"R/!?"?!D" K" ?"P%_@"?!P%_@!?#P!aA#/ --?)P2_A)?*T/ --? 2x!?&PI_C -}M#!-jB P2aA&C ? D">A!P~J!_@%? D"?@)"O? G CR%O?!P K"}M"?!D"t"A"P"U/!?!D"s"@(?"P2W%O? ?(?"2|K/"-?%? ?(?"2|:.!-?!P K"}Y"?!P K"}M"?!P K"k"?!P K"~Q!?!D"t"A"%O?"P"h@(?!D"s"@"P ? D"*A#?#? D"%VA#=@*P!? D" ?#=@+? D".@,? D"2@-#O?&P%_?+?*Pymq ?,?"D" A P.b_? ?-X=A#D" ?#D"%29"O?&D"%A#Pkkkk|TS%O?%? P!P 2}A!.!-?%? ?&D"*A ?&D".2}A!?#R/ ? ?#2p!-?"P%_@"?(P%aA(/ --?%P!P 22-?!D"}J"@%?)Pt _?!D"}M"A 2~H!?)D"|;@!"O? R/ ? P"hA"R/ ?)D"|9?!P"h_?%?"~X,  -?)? ?!_K"|;?&P2_C -~Y"!)jB P?aA#C P!@%Pvqq Pvqq G  A!P!?!=N  ?!%O#OPvqq G  A!/ Pvqq ?!P!?!=N  ?!/ --?#P!P!Pq~2q D" P?_? Ps~2q D" A!P?aA"P ?!?"X=VA"=?!P?U=P ? ?"=2Z?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "j?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P._?%?(? ?&27"jPj?#D".A R/ <Pj?!?)? ?#D"22m!A R/ <Pj? P}F}7q aP~N~@~%m#bA P"i? P:X=-?#D" A %O?"? P#h2p!-Pvqq P N  ?#P?_C -~V""%} (j?!D" @)"O?!D"%A!?"U/ ?!?"aP*U/ ?"?)_E  @%-?!?"P2_A*U?!?*aP*Uf@+?!?"P*_A"U?!?"aP*Uf@,?)?*_@-?"?)_@.P @)P~Og@!"j#O?!P}6}Gq _G  A*P!_@"?!Pk}Gq _E  @#"O"O?*P)X%O?#?%|=/"Q @#?,R%O?.E  @#-?"P*S/!?!Pn}Gq _E  @&?*P1X%O?"P2S%O?#?&|=/%.#-Q @(?+R%O?-E  @(-?#?&|=/#Pq!?"P#haA"P|4V/#?!Po}Gq _E  ?(}%?"}K}&|;/".#-?#?&}%Pk!?"P#ha}K}&Q |=/".!-?#?%}%Pq ?"P#ha}K}&Q |=/!-P!."-?)P!_@)?!P;_A!/ -P -@!? ?)N !? ?!N  -l#!(j?"D"*A%?"D" S%O?"2}Y!-?"D"%?%_PAN  ?"?%P!_A#K"*? ?!P#h_@&P @!#O"O"O"O"O?!R/ ?!?(S/ ?!@%.!-#O? ?&S/"? P%_? P*_@ D" A!R/ -? P*aD" A%?!_@(-?%P!_@!?%G  A%P?U/!?%PAT?%P~< TeR%O?"D" ?#S%O?"2}Y!-?"D"%?#_P~< N  ?"?#P!_A#K"*-?"D" ?#S%O?"2}Y!-?"D"%?#_?%N  ?"?#P!_A#K"*."-?"D" ?#S%O?"2}Y!-?"D"%?#_PAN  ?"?#P!_K"*1-?"P(2w!?"D"*A)?"D"%_A#?%PIf?%P1eA*P~7 _?*P,U=N &?#?%P%iPIfN %?#P~<~Hr}!#K  ?"?)P(_A#K"*. - -~L"""} &jB P2aA%Pk"|0!.?%P._@(P @%?!P,T@)#O"O"O?)R%OP}/}.q Pm}.q ?%?(_G  A*=A&E  A"QM}&?"Qk~Y#}#QD}&l?"Qkk~X)}#Q:}&?"Qkkky1}#Q*}&ll?"Q*nQkkky1}#?"Q:nQkk~X)}#l?"QDnQk~Y#}#?"QMnlllA#? E  A"QM}&?"Qk~Y#}#QD}&l?"Qkk~X)}#Q:}&?"Qkkky1}#Q*}&ll?"Q*nQkkky1}#?"Q:nQkk~X)}#l?"QDnQk~Y#}#?"QMnlllA"|=/!P @!?&P*_H  A&P*h?&P*if}KQ{{#}#A#? P*_H  A&P*h?&P*if}KQ{{#}#A"|=/!."-?%P!@%R/"P"1-PjP!?"?#|A=@!-?!R?%fP!@%P!eR/ -P"?*?!=-m#"+j!} B PIaA%C "O?!?"P)eP~- b_A!D" P!T/ ?!G |8P"T/ ?!D".R/ Pymq ? D".A(?!D"%A)P!_A#P.b_?#? D"2A*X=A&D" @#Pymq ?(?!D"2A!P.b_?!?*X=E" @.?%?&D"%A!K"6?%?.L".?%?#K"*?%?!K"%?%?#K" P!? D" ? D"*A!? D"%VA#=@+P ?!?#=@,P @!#O?%P:_?!_A-P%_P ?!?%_A&P%_D" A#?&D" A&a?#?&U?#?,VfA#=K" ?-P!?&?+_?#=K" ?!P*_A!P:T/ -P!@#?"? D">A D"OX/ ? D"|1?"PDb_?%D"??%D"C?%D"D?%D"F2}7!R/ Pymq ?(?)P.b_?)?*X=G *P*eP#i@#-?%PI_C ?#-~Q"!%jB P2aA#C Pymq ? D".?!P.b_?!? D"2X=A!D"%@%?!D" @("O? G CR%O?#P K".?#P ?%?%P TaA!?(P!_A%a?!?%U?!? D"%VfA!=K"*?#P!? D" ?%_?!=K"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%_2}!!?#G  P!gA"P!e/!? R/!? P!a@ ?!G  ?!P!_@!?#G !S/ -P @!."-?"? Re@!.!-P @!?#P%_P!? D" ? D"*A&? D"%VA =P ?&? =?(?%29?#D"%A Pkkkk|TS/ ?#D"*@%?#D".A(?"G :A&P ?&P;UA&=S%O?"P!?&=?%?(2~,!R@!-? R/ ?%? 2p!-?#P2_C ?!-~0#!(jB P2aA"C P~Xqq P K" Pxqq P K" Pwqq P#2~H!Pxqq Pxqq D" A!P#_K" P~Jqq D" ?!P"h_A!Q L" ?!P K"*Pwqq P"2~H!Pxqq Pxqq D" A!P"_A%K" P~Jqq D" ?!P"h_Q L" P~Xqq D" @!Pwqq P"2~H!Pxqq Pxqq D" A&P"_A#K" P~Jqq D" A(?&P"h_Q{{{{1L" P|4@&"O"O"O? D"60# !"!-?"Pymq ? D".? D":A#P.b_?#? D"2X=A#E" L# ?"?#D"*K"*? ?"P~Qqq 2}%!Pxqq D" @#P~Jqq D" @(P|3@&-?"P!Pyqq D" ?!_P~Xqq D" A ?!U=? ?!aA!P ? ?!X=2}#!K"%?"?&K" ?#?%W/ ?(?%P"h_@!P!P"?#?%aP"U=@%?"@ #O?!R/!?!? D" K" ?!P%_@!? P%_@ ?%P!aA%/ --?"P2_C -}3#!(jB P?aA(C ?!P K"*?!D" R%O?!2}Y!-?!D"%P~W N  ?!P!K"*?!?#2w!?!D"*@%"O?#RA&/ ?&/ ?!D"%?%_?"?#~X,  -?!?#?%_A"K"*?!D" ?"S%O?!2}Y!-?!D"%?"_Pz N  ?!?"P!_A#K"*?!?"P@_A%2}O!?!D"%@&?!D"*@)?(?#K">?(P ?%?%?)VA%=A)K":?(P!?&?%=A*K"6?(?!P._?(P6_P ?#Pj2%"O"O"OPymq ?!D"2A%P:_?!D"6A&P"W=A+D"*?%Pymq ?&=D"*gP1V/ ?!G CP4T/ Pymq ?%P._?&P!W=A!D" P!T/ ?!D"*P)eP(T/ ?+D"%?"S/!-? P K" .!-? ?&K"2? ?%K".? ?#K"*? ?)K"%? ?*K" -?(P?_C -~L"!,jB P2aA(C ? P K"|;? P K"|6? P K"6? P K"*"O?#R%O?!D" @#?!D"%@).!-?#P"h@+? P._@-?!D"%@)?!D" @#?!D".@.?!D"2@/#OPymq ?.?"D" A*P.b_?*?/X=A%D"%@&?%D" @,"O?%G *P*eR%O? D"6A%? D".S%O?-2~4!-? ?%P!_K"6? D"2?%P%h_A%P N .?%?&P!aK"*?%?,P!_K"%?%?*K" .!-?(P K".?(P ?&?&P TaA&?,P!_A%a?%?&V?&?)VfA&=K"*?(P!?#?%_?&=K"%? ?*?(P%_2~#!-?"P%_@"?+P%aA+/ --? P!?#?!D"*A ?)VA!=P ? ?!=22?(P2_C -{"!"jB P?aA%C "O"O?#G .R%O?%Pymq ?"D".?#D"%A#P.b_?#?"D"2X=A#E" L#2?%?#D"*A#K":"O?#P*e/ ?%P*_?"?%D"2P!_2T?%G *R/ ?%G +@#?!P!2~H!?!?!D"*A"P!_K"*?!D"%?"P"h_?#P{!ePkkkk%fK" ."-?!D"6@#?"?%P2_?!P._2}%!P!?#?!D"2_?!D"6A"?#U=?"?#aA&P ?"?&X=2}#!@"?!P!2~H!?!?!D"*A&P!_K"*?!D"%?&P"h_?"Pkkkk|TfK" ?#?!D"2_P ?!D"6A"?#X=@!?"?#a@#."-?#D"*@#?!P!2~H!?!?!D"*A"P!_K"*?!D"%?"P"h_?#K" -P @!-? ?#K"%? ?!K" ?%P?_C -~F"!*jB PO_A(C "OPymq ?!D".A,?"P.b_A*?"?!D"2A+X=D"*P)eP%S%O#O?&?(_P K" ?&P*_A&Pq T/ -"O?"?+X/ ?"P!_A)?*D"*A"P%iP ?"P)eP%S=A*X/ ?#?%P#h_@%#OPymq ?,?)P.b_A"?)?+X=@-Pymq ?"P._?)P!_A.?+X=D"*P%i@)?(@"?#@&"O"O#O?!?-?&D" ?&P%_D" 2fR%O?"P*_@"?&P*_A&?%T/!."--?"P%_?.K" ?"D" ?"P!K" R/!-? P"K" .%-?)?*U/ --? ?(z "Iz-"I? ?(z "?z-"?? ?(z "2z-"2? ?(z " z-" .!-? P"K" -?(POaC -~E"!+jB P?aA%C ?"%O?"P%h@(?!P._@"? D"%@*? D" @+? D".@,? D"2@-#O"O"O?"G  R%OP!?+Pymq ?,?"P*aD" A P.b_? ?-X=A!D" P!_A _?!D"%A&?&P TaA&? U?&?*VfA.=@)P ?&? a?.=@ ?!G *P*e/!?)? ?#2c."-?#P"2w!?#D"*A ?#D"%_P}L~4 |0  ?#? P"_K"*.!-? Pq W%O?%P K">?%? K":?%?)K"6?%P*_?%P6_2})!?%D".A ?%D"2?#2c?%D"*A!R/!? ?!2p!.!-?#P"2w!?#D"*A ?#D"%_P}L~4 |0  ?#? P"_K"*-?"P2_@"?(P2aA(/ --?%P?_C -~9"!)j? D" A&P~< _A+? D"*A P6b_@("O? P!_A)?&H!}W"A*V%O?(?!D"2K"2?(?!z " z-" .!-?*? aA,P6bA-%O?+?)P6b_?(?-~X,  -?(?!D"2K"2?(?!z " z-" ?,P#hA!R/ ?&?)P#h_?&? P#h_?!~X,  -?*P!_@(?&? P#h_A!?#K"%?!?"K" ?&P}Y"_@!"O?*P"_A"? P"_A#W/ ?*? aP"hA+R/ ?!?#P"h_?!?)P"h_?+~X,  -?!?)P"h_?%K" ?&?(|0!}W"?"?)V%O?*P!_@"? P"h?&_Pq"_@!#O?!D" A#? P!_A |0!}U"?#?&K"|C?!P%_@!? ?"T/ ---}I"!#j"O"O"O?"0""! -?"@(#O?&?(P!iA)?&_A&?!?&P%h_D" ?#V=@&?(?)aA(P!V/ --"O?&?!?&P%h_D" ?#W_A(R/ ?!?(P%h_A(P.aD" A&?#W%O?(P%aD" ?#?&a_@#.!-?(P*aD" @#-P @&?"P!T%O#O?"P!iA(?&_A)?&?!?)P%h_D" ?%U=@&?"?(aA"P!V/ --?&?!?&P%h_D" ?%U_A"R/ ?!?"P%h_A"P%aD" @!?"P.aD" A"?%X%O?!@%.!-?%?"a?!_@%-? ?#K" ? ?#?%?#?%V=K"%-}+#!(jPymq ?!D"o!?"P.b_A%P._?!D"}2!A*?"P!_W=D"%@#P!?!D"l!?!D"}+!A)?!D"n!VA!=@(P ?)?!=@&"O"O"OPymq ?%?"?*X=D" A%%O?%A"P!a?&X/!?(P!a@!#O"O?!?"_G  P+a0C  ## ################## ###########%#-?"P!aA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(_G  P+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!_A!T/!.#--?&?!P!_A#W%O?%@"."-#O?#?(_G  P+aA!P9V%O?%@".#-P!?!hP}1kk%eR%O?%@".#-?#P!_A#?&U/ -?)@#?%@".!-?"P!a@"-? ?#K"%? ?"K" -~F"""j!} B Pu aA(C ?(PM_A)?!?"?#2W"O?(D"M%O?(?(D"OA#K"??(?(E"MA*L#:?(D"|6@!?(D"|7@"?(?#K"O?(?*L#M?(?"K"|7?(?!K"|6?(P2_?)P"?%?&2}X!"O"O"O?(D"2P!e%OPymq ?!?(D"6A#P.b_?"?#W=D"*P)eP#T/!?(?(D"?K"I?(?(E#:L#D."-? P K" .%-?(?(D"?K"O?(?(E#:L#M?(?"K"|7?(?!K"|6?(P*_?(PM_P"?%?&2|S?(?(E#:L#D?(?(D"?K"I?(D"*P!T/!-? ?(D"IK"*? ?(E#DL" ? ?#K"6? ?"K"2? ?!K".."-? P K" .!-? P K" -?(Pu _C -~/"!(j?#D"*@&"j?#D".A,?"G /A)W%O?&Po}0q ?,=@&"O?#G HA(P6T%OP{!@)?(?"G 0S/!-P{!@)?!P{!eP.bG }?}NO@!?&G 2@(?&G 7@+P{!."-?&G 2@(?&G 7@+?#G |*@!P{!.!-?&?)P:b_A*G 6A)P ?)P~0 U=P.bA(P}!}Gq _?!P{!eP.bP}?}Nq _?(G k}GO=G  @!?*G 2@(?*G 7@+P{!?,?*G 8A*W/ <?&?*P:b_G 6-@&?#G |,@#"O?"G 0P|!eP2T%O?#P{!eR/!?%P!g@#-? ?&N &? ?)N %? ?!N #? ?(N !? ?+N "? ?#P!eN  1- -~("!&jB P2aA#C "O"O"O?!?"S/ ?!P!_@%?!G  A&P~Y S%O?"?%S/!PHP~Y ?!G !P|+S=@&?!P"_@%-?#P%_P*P!P!2}@!?#D"*@!?#D"%P!S/"?#D".A(?&N  ?#P!K".?#?(K"*?#?!K"%"O?"?%S/ P!@!#O?%P!_@)?%G  A&P~Y T%j?)&?"?)S/"PHP~Y ?%G !P|+S=@&?%P"_-@%?#D"%?!S%O?#P%_P!2w!?#D"*@(-?!?(_?&N  ?#?!P!_A!K".?"?%T/ --? ?#D".K"*? ?#E"%L" .!-? P K"*? Qkkkk2L" -?#P2_C 1-?#D". -}P"!"jB PIaA&C "O"O?%/ ?!D"*P*e/ P @%P ?!D"%A(?(P TaA(?!D" P!_A!a?!?(V?(? D"%VfA(=?#T/!P!? D" ?!_?(=?"?#2~,!R@%.!-?&P K"??&P K"F?&?#K"D?&?"K"C?&P ?!D"%A"?"P TaA"?!D" P!_A!a?!?"V?"? D"%VfA"=K">?&P!? D" ?!_?"=K":#O"O?&P2_?&P:_2}!!?&G 2R/ ?&G 3?&?&PC_2}!!P @%?&G  R/"?&G !S/!."--?&P*_?&PC_2}!!?&G *P!g@%-?&PI_C ?%P!e-}2"!%jB P?aA&C ?!P ?!P{!eP1U=P{!eP|1bPo}Oq _@)?%P!W%O?)?%P!h_H!"@*-?&QjL#:?&QjL#2?)G NA!P.bP ?!?)G |/A%_Pu UA!=A)%O?%P.bPk}Gq _P!?!=P+_@%P @!#O"O?*?!P1eiP!eR/ ?(P2X/ ?&P2_?(_?%G  N  ?(P!_@(-?!P!_@!?%P._@%?)P.aA)/ --?&P*_?"?#?&P2_P!?(P3UA!=?(P ?!=2;?&G *@!? ?&G +N !? ?!P!eN  ?&P?_C -};"!%jP!@#"O?!?"V/ ?"? D"6A&D"FV/ ?&D"D?!_@#?"?!a@%-"O? G ?R%O?%%OP @"P @!#O?!?"?#_G  PFS_@!?%?"P!_A"T/ -P @&?!P!V/"-?#?%_@"#O?"?#SA&/"?#G  @%P|X@!#O?!A P~Y}.q _G  ?%SA(R%O?!P!_@!? /!--?#P!_@#?(/ -.!-?%%j?#P ?#?%P!aA"_G  P|4S=&P -@!?"?%?!=@"?!?#?!=@!#O?"RA @&? /!?"P!a@"?!G  ?!P!_@!P|%S/ --?&-}R"!1jB P?aA&C "O?!?"X/ ?%D"2@1? D"2@*? D".@-#O?!P!_A+Pymq ?-?!P.b_?!?*X=A2D"*A P%iA(X/!? P)eP%S@3P @.?"@ #OPymq @,?+?3_A)?"W?"Pymq ?-?)P.b_A/?)?*X=D"*P%iA%Ue@0?%?(U@4P @(?)?*U%O?/D"%@(?/@,-?)? ?0=@ ?&?0N >?&?(K":?&?+K"6?&?!K"2?&?4K"*?&?5K"%?&?.K" ?&?%K".?#?&?13! ?,D"%@5P!@.?2D"*P%iA(?%A+V/ -? A!?"U/ --?&P?_C -}R"!(j? D" A"?!G >A#?"G  eN  ?#%OPymq @"Pymq @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.b_@#-"O"O?(?!D"2A%V%j?&D".?%P.b_&Pymq -D"*P)eP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:_@"P!@%."-Pymq @!P%@)?(? D".D" A"V%O?&D".?"P.b_@!-?!P%_@"?!D" @#Plnq @%.!-P!@%?!D".A!?(X/ ?&D".?!P.b_@"-?"D" @!? D"*A ?)K".? ?%K"*? ?!K"%? ?#K" --}Y"!(j? D" A"?!G >A#?"G  eN  ?#P!e%O?!D"2@%Pymq @"Pymq @#?!D"6A&? D"%A(D"2A)U%O?(D".?&P.b_@#-"O?%?)U%j?(D".?%P.b_&Pymq -D"*P)eP%S%O?!D":@"P!@%P @&?!D" P!e%O?!D"%@#."-?#D" @#?!D"*P!eR/!?)?!D".A!W%OP @"."-?(D".?!P.b_D" @".!-Pymq @!?)? D".D" A"V%O?(D".?"P.b_@!-?!D"%@"?!D" @#Plnq @%P%@&-? D"*A ?&K".? ?%K"*? ?"K"%? ?#K" --}.2":j&} B P?aA*C ?*Pymq ? D":?!P.b_?!? D">X=A#E" L#2?*?#D"*A%K":?"P ?"P{!eP~0 U=P{!eP.bA&Pk}Gq _@#?&G n}GO@&"O"OP!?%P)eA)hP~F!e/ "O"O"O?)P#S%O?&P!a0(!%%%%"%-?&P)S/".#-?*D"6?*D"2aP"W/".#-?#G -@&"j?%P*eR%O?*?&? D"CG G? P._?*D"2P!_2|3?*D" .!-?*P*_? ?&?*P2_2|U?*D"*-P!S/""O?*P2_A%D"%?%D" aP"S%O? ?!?"?#2~8!.!-? P)P ?"?!2~A!-."-?#G -@/B PO_A"C Pymq ? D":A%?!P.b_?!? D">A&X=A#D"*@4?#D" @7?""j"O?/P ?/P1U=P{!eP|1bA)G s}OOP!S?#D"%A8PjTeR%O?"P K"6.!-?)Po}Oq _@0"O?!P!_A#?4P%iA9U%O?0G |/P.bA+G }(}GOA)P ?)P|3U=A(P;bP~O}:q _@)? P._@5?+Pk}Gq _@:? D"2@+? D".@1? D"DA2P~J _@;Q!?(}K}&A=Q~T{{~M{~V~S{|3}#@|!?=Q}0r}/w~%~Vk}5D}#@|"? D"C@<#O?"Pymq ?%?#P.b_?#?&X=A(D"*A,K"D?"?(E" L#?"O"O"O?,P*eR%OQ @="O?+?"D"?A,P!_A(U/ ?+?(aP*U/ ?(?1_E  @=-?)G :P!_@(?)E  @>?|"|;%O"O?=?>|=/ Q @="O?+?,P+_A6U/ ?+?6aP*U/ ?1?6_E  @=-?(P*S%O?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.&-?)E *@>?|!Q |=/#?(P2S%O?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>|=/(.&-Q @| "O?+?,P3_A,U/ ?+?,aP*U/ ?,?1_E  @| -?=?>|=/ ?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IPq!?(P#haA#P|4V/&?)E 2?| }%?#}K}&Q |=/&.%-?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.%-?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}%Pq ?(P#ha}K}&Q |=/#."-?2P K"h?5?"P?_?;2}%!?2D"hA(?)G :T%O?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I.#-?)?2D"|Q?(2~,!?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#IR/!."-?"Pymq ?%?#P!_A#P.b_?#?&X=A#D"*K"M?"?#E" L#I?=?>}%Pk!?(P#ha}K}&Q |=/!-P @-?"D"MA(P)eP#T/ ?:G -@#?(P*eR%O?"?#?<G G?5?"D"IP!_2|3?"D"%@.?"D" @-.!-?"P*_? ?#?"PI_2|U?"D".@.?"D"*@--?"D"MP%iA#?9U/ -?-P!e/!-?"P K"6?0H!|,."-?"?.K":?"P!K"6?0?.P)eP!h_H!A@3-P -|0!|!?"?3|0!>?"?4K"M?"?8K"J?"?7K"I? ?/?!?"PI_?"P6_25?"POaC .!-?#G *@%"O"O"O"O"O"O"O"O"O?*P2_A&D"*A)P)eP#a0& !#%*%-?%P!aP&U/!?%R/%.(-?%P!aP*U/&.#-?&D"%A+?&D" A-aP"S%O? ?!?"?#2~8!.(-? D"CG H@("j?)P*eR%O?%P!?-P!_A#? D"._?+?+P TaA%?#U?%? D"2VfA&=P ?%?#a?&=?(P!e2,.!-? D"DA#P K"h? P._?&?#P~J _2}%!?%?#D"|Q?#D"h?(P!e2,-A#P{!eP:S/&? ?#P ?"?!2~A!.&-?%0,!#######"!#-?%/"-Pymq ? D":?!P.b_?!? D">X=D"*A"P(eP%T/"? ?!?"P%i2_."-? ?!?#G -2}H!?!P!_?)P%iT/!?&D"%PjS/!?#G &A#P#S/!? P+?#?"?!2~A!.!-Pymq ? D":?!P.b_?!? D">X=D"*A%P(eP%S%O? ?!?%P%i2_-?&D"%PjS/ ? P(?#G #?"?!2~A!--?*P?_C -}("!(j"O"O"j"O"O"O?!?#U?!?#VaP{!e0"&! -?#P5_P|QeA"?!P5_P|QeA!S/%? ?"_A%? ?!_A!P%aG  P"e%j?!D".@"?!2~/!?!?"_&?!-2}G!.!-?!P5_P|QeA(?#P5_P|QeA)S/#? ?(_A&P%aG  P"eR/"? ?)_A%?&?&D".A*_A+V/"?&2~/!P!?)?(?*_S/!<?%?+2}G!-P#-@!?%P%a?!K" ? 1-?"?#2BA"R%OP 1-?!%O?"? ?!~X,  -? ?!2p!?"@ -? -}7"!&j"O"O"O?"?"P#_P|XeA%S%O?#P*a@*P @%.!-?#?%?"aA%?#?%U=@%?#%O?!P{!e@(P!@)#O?"?&_G  ?(S/%?%?&P!_A&T/ --?%?#P*aA*V/!-?!P{!eP}!}"l*b@&#OPk}"l*?"?%_A)D" ?&gA(a?(fPk}"l*?)P%_D" ?&gA(a?(fePk}!}"l|TePk}!}"l|TT/!?%P*_A%?*W/ --?#?%T%O?!P{!e@&P!@)#O?&?"?%_G  S%O?%@&.#-?#?%P!_A%T/ --P @)-? ?&K"%? ?)K" -}>"!*jB P?aA#C ?#P K"2?#Qkkkkq L"*?"P%X%OP!@(P%@)#O?"P%a@"?!P%_@%?(P!a@*"O?!D  A!PjS%O?#D"*?*S%O?#P*_2~6!-?#D".A)?&_P K" ?%@!.!-?#P6_?%?!?"?!?"U=A!2|)P ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*S%O?#P*_2~6!?#D".@)-?&?)_A%?+K" ?%P%_?,K" -?&P*_@&?#?(K"2?(P!_@(?"P#V/ --? ?#D"2K"*? ?#E"*L" ?#P?_C -~0%"1j#} ?"R%OP!1-?"P"h@)? D" @*? D"%@(? D".@+? D"2@,#O?4@5Pymq ?+?!?%_D" A#P.b_?#?,X=A#D"*@-?#D"%@."} Q ?(?#D" A&P!_A#U/ <Q ?(?#aP*U/ <?#?*_E  -@4Q!?4QjP)?.?&aP"aA#?#P)X=P#h}K}&Qj}%}#?#}K}%Q}3y}G~V}5}T~>}9}<j} QNn}&A6?5l@4?/?-P*eP#i?5?6}#Q |=ff@/?)?%P%_A%T/ -?/P!e%j"jP @(P @)P!?"R/ <?!?"P"hA/_@1? D"%@*? D" @+? D".@,? D"2@-?!@ #O"OPymq ?,? D" A"P.b_?"?-X=A"D"*P*eA%R@2?%/ "O?)R/ P!?+?"D" P!_A%_?"D"%A"?"P TaA"?%U?"?*VfA#=@3P ?"?%a?#=@.?/@"?(@#?!@%#O?"R/!"OP Pymq ?,?%D" A&P.b_?&?-X=A0D"%A&?&P TaA&?0D" P!_A0a?&?0U?&?*VfA&=?.T/ P!?+?0_?&=?3?.2~,!/ P .&-?%P%_@%?"P%a@"?#P!_A#/ --?(P!a@(?)P!_@)? P%_A ?1T/!--?2-&P!--}A"!)j"O"O? D"%A)?!V%OP~"!@(? D" A#?!_A*G  A P|3_P{!eP|!U%OP"@"."-P#@"P}>!@%"O"O"O"O? Pv!a00(            ! -? P|"_P{!eP1U/%P%@"Po!@%? Px!a0&&"""!"-P}=!@(.#-P}.!@(."-Pk!@%? P1_P{!eP#U/"-P 1-Pk!@%-?)?!P!_A V%O? ?#_G  @&-P"@##O"O?#A ?"S%O?"@ .!-? ?!_?)X/ ? P!_@#? ?*_F  PO|7/!--?"P ? ?"X=P ?&?(W=P ?%?&W=-~7"!"jB Po!aA%C Pvqq Pvqq G  A&P!?&=N  ?&%O#OPvqq G  A&/ Pvqq ?&P!?&=N  ?&/ --?%POaPq~2q D" Ps~2q D" P ?#?!2D?%?%D"|XK"M?%?%z "bz-#D?%?%z "Yz-#:?%?%z "|9z-#*"O?"P:X%O?%P}&,K!|=?"P:S%O?%P)N |;."-?%P*N |;.!-?%?"G qnOA!N |>?%P N |??%P"P ?!P#aP{!eP"UA!=N |@?%P(N |;?%P.P(?!=N |=-?%z.                z-#O?%Pl!_A!P}>~.q ?%POa2~!!?!P~Q}-q ? ?%P*_2}D!2}J!Pvqq P N  ?%Po!_C -}/"!-j"O?!D"2A(?"W%O.!-?"P!_A#?!D".A*?"P.b_D"*A"P%iP ?"P)eP%S=A+X/ ?!D"%@)?!D" @,?!G CP!e@-#OPymq ?*?#P.b_A&P._?#P!_A.?(X=A/D"*@""O"O"OPymq ?&?#?(X=A&G *P*e/ ?-/ ?)?&D" P!_A#U/"?)?#aP*U/"?#?,_E  Q{{{)}#Q~Gt}(!|</!."-?!?#Pu}=q 2VR/!?/D"*@"-?"P(eP"S@%."-?"P%iA#?+U/ --? ?.K"%? ?%K" -n"!)jB P2aA%C ?!D".@*?!D"2A+?"V%O?*?"P.b_D"*A&P%iP ?&P)eP%S=@)-"O?"P!_A"?)X/ #OPymq ?*?"P!_A&P.b_?&?+X=A(D"*?%P*_?!?#?"2H"O?%G *R/ "O?%G +A"P ?"P~0 U=P{!eP.bA"G n}GOP*S%O?(D"*P)eP&S/!."-?%?!?&?"Pk}Gq _G -2|M?%D" P!T/!?%D"%@&-P!@(."-P%iA"?)U/ -P @(-? ?&K"%? ?(K" ?%P2_C -}3""&j!} P%@&?"P%P.?"D" P!e=_|." @*?!D">A#D"u"@%"O"O"O"O?#D"~4"A#0"# !-?%E# ?*|</!P @#."-#O?(?#P!iA)?(_A(?%?(P%h_E# ?*|A=@(?#?)aA#P!V/ -?%?(P%h_A%E# ?*|</ P @#.!-?%D"*A#?!D":A!D"6X%OP @#.!-P ?!D"2?#PFb_A%D":A#?%D"6A%a?#?%U?#?!D"?VfA&=@#P%?!D">?%P&h_?&=@&-? ?&K" ? ?"D"6K"*? ?&?#P&h_K"%-}&"!(jB P2aA&C "O?"P ?"P{!eA(P1U=P{!eP|1bA%G ~*}OOA)?%G ~+}OOA*_P~0 V/ "O?(P)a0#! ! -?)P.bP}*}Gq _@#P @%?!?"P{!eP1|QP!h_H!2@("j"O#O?(?%P1eiP!e%O?#G  @"?#P#aG  P*S%O?"P ?"P~0 U=P{!eP.bG }*}GO.%-?&P*_?!?"2|O?&G */"-?#P._@#?%P!_A%?*U/ -P @#."-?&G +-@%P!@#-? ?%N !? ?#P!eN  ?&P2_C -}4"!#j?!?"?#?!D":?%2l!?!?!D":A,?%?%?,U=K":?!D"*@,?!?(?)?*?+2l!?!?&K":?!D"*@-"OP ?&?%a?#?&U?%?&VfA#=A.P ?+?*a?)?+U?*?+VfA)=S%OP!?"?%_?#=P!?(?*_?)=?.2~,!R/!-?!D">A"R%O?!?,K"?-?!?"P!_K">?!G CP!T/ ?!D"6A"?!D".S%O?!P._2~4!-?!?"P!_K"6?!D"2?"P%h_A!?-K".?!?,K"*?!?&K"%?!?%K" -? ?-K"%? ?,K" -}""!+j?!?"U%O#O?!? D">A+U@#?!P.b@%?!P!_@!"O?%? D":A,_Pymq ?#=D"*A&P)eP%T/ ? D"DA(D"6A%@#?&P%iA-?!V%O?%P"h@)?(P._@*?!@&#O?*D" ?#S%O?*2~3!-?(D"2?)_?&K" ?(?#P!_A#K"6?)P%_@)Pymq ?,?&P!_A&P.b_?&?+X=D"*P%iA&?-U/ --?#?%aP!V%j? ?%2}&!? D"DA(D"6&?#-?%U/ ?(?%K"6-?!?"T/ ---}!.!,jB Px aA%C Pvqq Pvqq G  A&P!?&=N  ?&%O#OPvqq G  A&/ Pvqq ?&P!?&=N  ?&/ --? P*W%O? G }JnO@(-?%P2_A Pq~2q D" Ps~2q D" ?"?#?!2D?%?%D":K"*?%?%E"2L# ?%?%E"CL#|J?%?%D"FK"|O?%D">@!?%D"?@"2.?%P~4 _@&?%Pv _@*B Pu aA#C Pk~.q D" P}!k2X%OPk~.q 2~M!Pk~.q Qkkkkq L" -P}6~.q P4N  Pn~.q P K" "O"O?%D"*A)Pk~+}R~L!?*D" A+?+Pk~+}R~L!X=W%O"O?(P{!eP(V%O?#P%_Pk~.q ?%2A.!-?#P%_Pk~.q ?%P ?)?*D"%2%-P}6~.q G  P4T%O?&P K"*?&Qkkkkq L" .#-Pl~.q D" @)Pn~.q D" @+?#?(P{!eA,P(VN F?#?+K"??#?)K">?#P K"D?#P K".?#Qkkkkq L"%?#?%E" L"2?#?%D"*K":?#?*D"*K"C?,P.bG }>}NO@*"O"O?,P#a0#! ! -?#P%_P ?*P.bG }*}GO21."-?#?+K"|7?#?)K"|6?#?%D"*K"O?#?%E" L#M?#PI_?#PM_?!?"2|+?#G IP"X/!?#D"JA!Pymq ?)?!P.b_?!?+X=D"*P)eP(S_A"?+X/!?"P!_A!?)?"P.b_D"*A"P%iP ?"P)eP&S=A"X/!?*P.bG }*}GO@*#OPymq ?)?!P.b_?!?+X=D"*?#P%_?!?*21P%iA!?"U/ -.!-?&P K"*?&Qkkkkq L" .!-?&?#D".K"*?&?#E"%L" -?#Pu _C ?%?%E# L#2?%?%D"*K":?%Pl~.q E" L">?%D"|CA*@"?%D"Y@#B PIaA!C P~Xqq P K" Pxqq P K" ?!P K"2?!Qkkkkq L"*?!? D"2K"C?!? z " z-"6Pwqq P#2~H!Pxqq Pxqq D" A&P#_K" P~Jqq D" ?&P"h_A&Q L" ?&P K"*Pwqq P!2~H!Pxqq Pxqq D" A&P!_K" P~Jqq D" ?&P"h_?#K" "O?#R/ ?"?#P#h_@,?(P{!eA-P.bG }?}NO@.#O?"G (@&?"G &@#?!?"G %A(N |(?!?#N E?!?&N DP @)?!?(P ?(P~0 U=P.bA+G }!}GO?.?+G k}GO=N |)Pwqq ?!PD_P%2~-!Pxqq D" @&Pwqq P"2~H!Pxqq Pxqq D" A(P"_K" P~Jqq D" ?(P"h_Q L" "O"O?-P(V/ ? ?!P*_?"D" 2}=!@)?#P"S/ P~Jqq D" @#Pxqq D" @(.!-Pwqq P!2~H!Pxqq Pxqq D" A/P!_A(K" P~Jqq D" A#?/P"h_?+Pk}Gq _G +Pkkkk%fK" -?!?)K"D?!?(?&aA)P"aK"F"O?&?(X/ ?#?&P"h_@#P!P"?)P"U=@&?!PD_@(#O?#R/!?#?(D" K" ?#P%_@#?(P%_@(?&P!aA&/ --?"P*_A"?,T/ -?!D"*A R/ ?!D".? P%h2p!-?!PI_C 2}J!?%D"|?A!%O?*?!P#h2p!-Pvqq P N  ?%Px _C -}5"!"j"O"O"O?!G 5P|!eP*S%O? G G/#? G |*%O?!G 2/%"O?!G 3A"P ?"P~0 U=P.bG n}GOP"a0& &&& &-?!P N 7? D"CG H/%?!G 6A"P#T/#.%-? D"CA"G H/#.!-? D"C@"-?!G 7P!S%O?"G |*/"?!G 6A"P#S/".!-?!G 6A"P#S/!-? ? G *?"P{!eP TeN *? G F/ ? D"DA D"*A"? D" S%O? 2~5!-? D"%?"P:b_A#?!E"2L"2?#?!z " z-" ? ?"P!_K"*--}S""&j!|W? D"2A)?!Pjg_@%? D".@##Oz.                @*"O?)?!?&_P!_U/ ?%P2U/ ?!?#_P!_z   @*-?%P2a@%?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O"O"O"j"O?)?&?(|O?!_A%_A&P1aA(V%O?#?%_P1aG  PAS/!-? ?(2|-A#R/#?#P!e/"?#P!i.!-?&P0a-A#?!aP"T/"? ?#?"2~0!1-? P!N |%-P 1-? P)P ?"?#2~S!-}#"!"j?"D"*A%?"D" S%O?"2}Y!-?"D"%?%_PHN  ?"?%P!_A#K"*?!Pq W%O?!%O#O"j? G  A%PHT%O?%P~Y T%O?"D" ?#S%O?"2}Y!-?"D"%?#_?%N  ?#P!_."-?"P"2w!?"D"*A#?"D"%_P~Yv |0  ?#P"_.!-?"P"2w!?"D"*A#?"D"%_P~Y~A |0  ?#P"_-@#? P!_@ ?"?#K"*?!P!aA!/ --1-?"D" ?#S%O?"2}Y!-?"D"%?#_P|(N  ?"?%P"_K"*-}7""#j!} B Pv aA&C ?&?#E"2A*L#:?&?#D"IK"M?&?#E"DL#I?&?#z ":z-#??&?#z " z-#*?&?*}E? D".A(aK":? D"*@)? D" @#"O?!G 7P#T%O?&Ps _?#?!2~!!?&P~X}-q D" K"|C?&P~Q}-q E" L#|;.!-?&Ps _?#?!?"?&P*_2K?&?!D"*K"|C?&?!E" L#|;-?&P|1_?#?&Ps _?&Pu _?"?&P*_?%?)2N? ?&D"|1?(_K".? ? G 2?&G OeN 2? ? G 3?&G PfN 3?&Pv _C -})#!"jB Po!aA%C Pvqq Pvqq G  A&P!?&=N  ?&%O#OPvqq G  A&/ Pvqq ?&P!?&=N  ?&/ --?%Pu _Pq~2q D" Ps~2q D" ?"?#?!2D?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Xz-#M?%?%z "bz-#D?%?%z "Yz-#:?%P*_@"?%P:_@#B P2aA!C "O"OP}U~2q G  P!S%O?"? ?#P"2IPz!e/!-?!P%_P}>~.q ?"? ?#2K.!-Ps~.q P K" ?!P!N .?!P"K"%-?!P%_?"? ?#2}D!?!P2_C "j"OPxqq D" A P%U/ ? P)T/ P~Jqq D" A G .P!T/ ? P:_|.  ? E 2Qkkkk|Q}%lQ |=/ P .!-2}J!-Pvqq P N  ?%Po!_C -~O!!&j?!G G@%?!G F@#?!G (@&P(@""O"O"O"O"O"O"O"O?!G HP)a0- ))))))!)"#)-?&P{!S/(?#/(P(P%?%P~0 aP{!eP}Y!U=@".(-?#P!T/&?%P ?%P~0 U=P{!eP.bA#Pk}Gq _@!?#G }&}GOP!a0#"#%&-P(P(P&?#P#T=?&P{!S=@".%-P#P(?#P!S=@".#-P @"."-?!G )@(P!@".!-?!G )@(P"@"-? ?(N !? ?"N  -~6!!&jB P2aA%C P ?!D"%A&?&P TaA&?!D" P!_A)a?&?)U?&? D"%VfA*=@&P!? D" ?)_?*=@ "O?!G *P*eR%O?#?&T/!? ?"?#2~,!R@(.!-?%P K".?%?&K"*?%? K"%"O#O?%?%P%_2}!!?%G  P!gA P!e/!?#R/!?#P!a@#?"G  ?"P!_@"?%G !S/ -.!-? ?#Re@(-?%P2_C ?(-~X!!%jB P2aA#C "O? D"6G ,P"S%O?#P!? D" ? D"*A%? D"%VA =P ?%? =?!D" ?!D"%29?#D" A!Pkkkk|TS/!?#D"%@%?"?#D"*A 2w!?"D"*@&"O? RA(/ ?(/ ?"D"%?&_?%? ~X,  -?"? ?&_K"*?!R/!?%?!2p!.!-?#Pymq ? D".?!D"*A!P.b_?!? D"2X=A!E" L# ?#?!D"*A!K"*P!?!P)ehP}T!e/ ? ?#?"2}%!-?#P2_C -~ "!)j"O?"P|WV%OP!@%.!-?!D".?"_@*?"?!D"2A#?"?"?#U=A#a@+#O"O"O?&?+_%O?&?*_G  A(PIaP{!eA%P,U/"?(P~@ aP{!eP(U/!?(Pr aP{!eP(U%O?(PLa@%.#-?"?&_@#-"O"O?!D"2?#W%O?#?!D"6A%U@".!-?#?!D"6A%U@"?!D".?#_F  P |:/ ?#?%X/ ?!P._?#2|LA"/ ?!?#2};!.!-?!P,N %?!?%?#?#?%V=A#K" ?!?"?#_K"*-P @%.#-?(P~7 a@%-?%?)P%h_@)P!@%?&P!_A&P%T/ --? ?)K"%? ?%K" -~V!!#jB P?aA&C ?%P(2w!?%D"*A(?%D"%_A)P}!oq D  K  ?)P}%oq H  |0 %?%?(P(_K"*?"}K?%2t!?&P2_? ?!2]?&D"2P!S%O?&D"6@!?%P(2w!?%D"*A"?%D"%_A(Pmoq D  K  ?(P}*oq H  |0 %?%?"P(_K"*?&P*_? ?!2}S!?&?&E#*L":?&P:_P!?%2|7-?#%O?%P22w!?%D"*A ?%D"%_P},oq z   z-  ?%? P2_K"*-?&P?_C -~U!!*jB P2aA#C ? D"*@!? P?2w!? D"%A&? D"*A%_A"z.                z-  ?"z.                z- 2? ?%P?_A*K"*P!@)"O?!%OP @"P ?!P?_?!?%VA(=@%P!?&?(=@&#OP!@("O?"?%X/ ?"?&_F  P |:/ ?#?!K".?#?%K"*?#?&K"%?#P%_?"2|LA(/ P @).#-?"?(_A"?!U/ --?!?*V/ ? ?!K"*-?#P2_C ?)-~G!!!jB P2aA&C ?&P*_?!?"?#?%2}X!P @%"O?&D"*P!T/ ?#G 4@""O"O"O"O"O"OPymq ?!D".?&D".A#P.b_?#?!D"2X=D"*P)eP"a0%%#"! -?"/%P!@%.&-?"P!aP)U/#P!@%.%-?"P+V/"P!?"hP}!&eR/"P!@%.#-P!@%?"P+V/"P!?"hP}>)eR/".!-P!@%?"0(!    ! -P @%-? ?#K"%? ?%K" ?&P2_C -~H!!"j?!P*i@#P"@""O"O"O"O"O"O"O"O"O"O? P{!eP(a02 !"#!)+)%*&++(++)-P @"?!P!eR/)?!P{{{)V/*?!Pkk%eR/)?#P!eR/*.)-P @"?!P!eR/(?#P!eR/).(-P @"?!P!eR/&?!P{{{)V/(.&-P @"?!P!eR/%?#P!g?!P{{{)VfP!e/&.%-?!P!eR/".%-?!P!eR/#P#1-?!P{{{)V/"-P @"-?"1-P!-~9!!#j?!D"CG G@(?!D"DA%P K"h?!P._?#?%P~J _2}%!"jP ?"P{!eA"P%V/ <?"P,bPq}:q _A#?(_G *A!P ?!P+UA!=A(%j?%D"h@"?%D"|Q@&?#P!?!=@#P @!#O"O?"?!?#_G  A%P ?%P|3U=P;bA%G })};OT/ ?%P~O}:q _?&?"2~,!/ P!.#-?(?!P!_A!T/ -P &P --@&? ?!K"%? ?&K" -~%!!#jB P2aA(C ? "j? ?"P!S%j?(P K".?(P Pymq ?!D".?#P.b_?#?!D"2X=A#D"%A&?&P TaA&?#D" P!_A)a?&?)U?&?!D"%VfA&=K"*?(P!?!D" ?)_?&=K"%?#D"*@!?%D"*@&?%?(P%_2}M!P ?!P)eP#T/!<?%D"*&P -K"*? ?&K"%P!-K" ?(P2_C -~:!!*j?!D" A%P~< _A+?!D"*A&P6b_@("O?&P!_A)?%H!}W"A*V%O?(?"D"2K"2?(?"z " z-" .!-?*?&aA,P6bA-%O?+?)P6b_?(?-~X,  -?(?"D"2K"2?(?"z " z-" ?,P#hA"R/ ?%?)P#h_?%?&P#h_?"~X,  -?%?&P#h_A"?#K" ? ?&K"*? ?%K" ? ?!D"%K"%?"P!K"%?%?*P!_|0!}W"-~,!!(j?"D"%@&?"D" @("O?!D"%A!D"?A"R/ ?!D">A%?"P%h_@)#O?&?%D"%S%O?%D" @!P @"#O?"?&S%O?!@(.%-?!?"_@#?"?(_@*?"P!_@"P?P ?#G  A#Pr aP{!eP<U=?#fP{!eP?P ?*G  A#Pr aP{!eP<U=?#fP{!eS/ --?%P2_A%?)T/ --? ?&K"%? ?(K" -~!!!%jB P2aA#C ?#P*_?!?"2}S!Pymq ?!D".?"P.b_?"?!D"2X=D"*P)eP"S?#D".A%P,Ue@&"j?%R%OP @!P!.!-?#D"*@"P @!"O#O?&%O?"G  PIaP{!eA(P+V/"?!P,b?(_@!-?"P!_@"?%P!aA%/ -P!.!-P -@"? ?!K"%? ?"P ?&=K" ?#P2_C -~U!!(jB P?aA#C ?!P%_@&?"@%#O?&D" ?(_@(?&P*_@&?%P!aA%/ -?#P6_?(P!P!2}@!?#D":@%?#D"6P!T%O?!?"P#h_@)?#P K"2?#?#D">K".?#?%K"*#O?#P*_A%?!D" A"?!P%_D" _A*?"aA&2w!?%D"*@("O?"?*S/ ?&R/ ?%D"%?(_?"?&~X,  -?%?&?(_K"*?!P*_A!?)T/ -? ?#D"2K"*? ?#E"*L" ?#P?_C 1-?#D"> -~B!!!jB P2aA%C "O"O"O?"P{!eP#a0#! ! -? P%N  P#@#.!-?%P*_?!?#D"DP ?#D"CPkkkk|TT=?#D"F2|+P#@#?%G *P#T%O? ?%E#*L" .!-? P N 6? P}(F|0!4? ?%G +N 3? P+N 2? ?%D".A"K"*? Pymq ?!D".?"P.b_?"?!D"2X=A!D" A"K".? ?!D"%K"%? ?"K" P"@#-? ?#N 7?%P2_C -~0!!)jB P?aA"C ? D"DA%P:_P!P 22?%D"YA&%O?!D">@(?!D"?@)P @%P @!#O"O?!? D"DA#D"YX/ ?#D"|C?%_D" A#?)X/ ?(?#P#h_A#D"%@*?#D" @#?"P}&lk2K!<?"P%N :?"P K"2?"?#K"6?"?*K".?"?#K"*? ?"P*_P P 2~K!-?%P%_@%?&?!P!_A!T/ --?"P?_C -v#!&j"O"O"O?!D"*A"R%O?!D"%A%/!."-?!?"P*iK"*P!@&."-?!?%P!aA(K"%P!@&?!?!D" A#P!_K" ?#G  A"P~< T/!?(R/ ?!?%P"aK"%?!?#P"_K" "O"O"O"O"O"O?#G !A"P~A a06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-"jP @#?!A"2}.!A!Pky#ePk}M#S%O?"P!?"D" P"_?"D"%A%P"U=K" ?"?%P"aA(P ?%?(X=K"%?!P,hPky|4e?"2}.!P{)efPkk%_@!-"O?!Pk!X%O?!Pk2U/!?!Pkk%X%O?"?!P2hPkk~X!e?!P"hPk~Y e?!P.iP|4effPk}!}"%fK"*?!P4iPx!f.#-?!P*hPk~Y e?!P(iP|4efPk}!"f@#?!P.iPv!f@!-?"?#K"*?!.!-?"?!P|4ePk!fK"*?!P(iPq!f-@".!-P @&-? ?"N !? ?&N  -}U!!*j? D">A"P K"t""O?!? D"2A)X/ ?!P!_A#? D".A*?!P.b_D"*A!P%iP ?!P)eP%S=A+X/ ?"Pq"_@(P @!#OPymq ?*?#P!_A&P.b_?&?)X=D"*P%i?(D" ?%S%O?(P!2~H!-?"?%P!_A%K"t"?"D"s"?!_?#K" ?!P%_@!A#?+U/ --? 2R-~"!!&j? ?!Px{{{)eA%_@&?!P1eA"%O?&@!#O?#?!G  A(P~M!V_?(qP~"j|8_@#?!P!_@!?"P!aA"/ --?%%O#OP2@"? z   z.0000000000000000z|#z[%OP @"P @!#O?"? ?!_G  A%P~M!V_?%qP~"j|8_@"?!P!_A!P2T/ --?"?#_@#? P2_A ?&T/ --?#-~#!!!jP!?!?#_?"?#U=@&?%?#aA!P ?!?%W=@!"O?"?#aA#P ?"?#X=A"P?U/ ?!P?V/ ? P?2w!? D"*A"? D"%_A#?&z   z-  ?#?&z  2z- 2? ?!?"_K"*1-? P ?!?!?"VA#=A!2w!? D"*@""O?!RA%/ ?%/ ? D"%?"_P!?&?#=?!~X,  -? ?!?"_K"*-}U!!%jB P2aA%C P ?!D"%A#?#P TaA#?!D" P!_A&a?#?&U?#? D"%VfA(=@#P!? D" ?&_?(=@ "O?!G *P*eR%O?"?#2w!?"D"*@!"O?#RA&/ ?&/ ?"D"%?!_? ?#~X,  -?"?!?#_K"*.!-?%P K".?%?#K"*?%? K"%?"?%P%_2}M!-?%P2_C -}N!!#j? D"DA"P K"Y"O?"D"6A#?!aA%P ?#?%X=A%P"U/ P%?"D"2?!P"h_?!?#V=@!? P._@#?%P2W%O?#?!?%2|K/!-?"P:_?#?!?%2|:?"D"YA%R/ P @!P @"#O? D"DA#D"Y?"V%O? ?#D"|C?!_D" 2}T!-?!P%_@!?%?"P!_A"T/ ---}M!!)j"O#O"O?%D"s}7O?!T/ ?%P}F}7q _A&D":@(?!@)? @*#O?)%O?*G  @+?(G  @,?*P!_@*?)P!a@)?(P!_@(?,P?P ?,Pr aP{!eP<U=fP{!e?+P?P ?+Pr aP{!eP<U=fP{!eS/!."--?&?"?#2-/"-?%Ps _A%P}6#T/ -P @&-?&-}X!!"jB P?aA#C ?#P K".?#Qkkkk2L"%?#Pymq ? D"o!?!P.b_?!? D"}2!X=A!E" L#2?#?!D"*K":? Pl!_?#P2_?#P%_2}%!?#D"*@ ?#D".A!?"P ?"P{!eP|3U=P{!eP;bA"G })};OS%O?"P~O}:q _? ?!2~,!R@%-?#D"%A!%O? ?!2p!-?#P?_C ?%-}Q!!%j?"P ?"P{!eP~0 U=P{!eP.bA"Pk}Gq _@#"O"O"O?"G n}GOP)a0" !"-? ?!?#G -21.!-?!? D">A%X/ ?!P!_A"? D":A&?!P.b_D"*A!P%iP ?!P)eP&S=A!X/ ?#G -@##OPymq ?&?"P.b_?"?%X=D"*? ?"?#2}(!P%iA"?!U/ ---~"!!&jB P?aA"C ?"?!2}!!"O"O?"G  %O?"G !@#?"P2_A%P*P!P!2}@!?"D"6@&?"D"2P!S/"?"D":A(?#N  ?"P!K".?"?(K"*?"?&K"%?"?!D"*K":?"?!E" L#2?"P%_?%2}M!? ?"D".K"*? ?"E"%L" .!-? P K"*? Qkkkk2L" -?"P?_C 1-?"D": -}E!!#jB P2aA#C ?#P*_? ?!P}2}Vq P#2}V!?#D"*P!S%O?#"j"O"O?#D".P#_A"R/ ?!?"W%O?!?"S/!."-? ?"_F  PO|7/!-?!?"a@%? ?"_.!-P -A P!? =?%P ? =P}Gnq P!2}V!?#D"%?"_?!?#D" P!e=@"-?#P2_C ?"-}M!!&jB P?aA&C "O"O?%PjS%O? Pkkkk|TK" .!-?&P6_?%P%P*2}@!?&D":@+?&D"6P!S/!?&D">@)?%%O?)@(?%@*#O?&P*_?!?"?#2~ !?(?&E#*L" ?(P*_@(?#P*_@#?*P!aA*/ --? ?%K"*? ?)K"%? ?+K" -?&P?_C 1-?&D"> -}@!!"j"O?!?"X/ ?"P ? D"*A#?#? D"%VA#=V/ P!? D" ?#=A ?!_G  PAT/ ?"?!Pjg_R/ ?!P!_A#?"a@!? ?#_@"#O"O?"G  A P+aA#P9V/ P!?#hP}9kk%eR/ ?"P!_@"?!P!_A!/!."--? P~; aP~?!eR@%-?%-~1!"&j!|WB P2aA#C ?#z.                z-# ?"P1eA%%O?#?!?"Px{{{)e_?%~X,  -?!?"P|Qe_@)#O"O"j"O?!R/ ?!?)S/ ?!P2_.!-?(/!?#@!P!@(P -?!z   A*z.} } } } } } } } } } } } } } } } zBz[?*z.HHHHHHHHHHHHHHHHzBz[f^?&_@&@!.!--? ?"?&_P!_2~?!?#P2_C -}=!!%j? ? D"%A!P%?!?!P%X=A"aK"%? ? D" A#?"_K" ?!%O#O"O?#G  A!PIaP{!eA P,U/ ?!P~@ aP{!eP(X%OP2@ ?!Pr aP{!eP(X/!?!PLa@ .!-?!P~7 a@ -? P1e?%P%hf@%?#P!_@#?"P!aA"/ --?%-}I!!#j"jP ?!G NA%P ?%?!G |/A!_Pu UA%=A&R/ <?&P.b@(?!P.bPk}Gq _P!?%=P+_@!P @%#O"O?#?!G  A&P ?&P|3U=P;bA&G })};OT/ ?&P~O}:q _?"?#2~,!/ P!."-?!P._@!?%P!_@%?(P.aA(/ -P -@(? ?%K"%? ?(K" -}X!!#jB P?aA*C "j?#P{!eA+P~/ W%O?+P.bA+P}!}Gq _? D"?P+_?+G k}GO=@,?+Pk}Gq _.!-? D"?P+_@,Pk}Gq -@+?*?"N | ?*P N >?*?!N =?*?#N ;?*P N :?*?%K"2?*?&K"6?*?(K".?*?&K"*?*?,G  N <? ?*P*_?+G %R?)2~K!?*P?_C -}U!!%jB P2aA%C Po}0q @#? D"6A&D"FA(D".?"V%O?(D"*?"P:b_@#-"O"O"O?#D" P!a0"! "-?&D"D@#-?#D"*A"R/ ?#D"%@&P @##O"O?"?#U/ ?#?&_G  PHT/ ?%P*_? ?!?&?#2/?%D"*P!T/ ? ?%D".2}"!-?"?#P!_A#T/ --?%P2_C -}."!"jB Po!aA%C Pvqq Pvqq G  A&P!?&=N  ?&%O#OPvqq G  A&/ Pvqq ?&P!?&=N  ?&/ --?%Pu _Pq~2q D" Ps~2q D" ?"?#?!2D?%?%D"|CK"2?%?%E"|;L#*?%?%D"}+!K"|7?%?%z "|Xz-#M?%?%z "bz-#D?%?%z "Yz-#:B P2aA!C ?%P*_A#? ?%P:_A&P 2IP{!eA"P"S%O?!P%_P}>~.q ?#? ?&P!2|#?!G .@"-?!P2_C ?"P!ePvqq P N  ?%Po!_C -}Q""&j!} B P2aA(C "jP ?#?"?#_A"V/ <?(P%_@+P!@,P%@#"O?&}K?"?!D" P!hA*?"?*V=A*P*P%?&P!S=A"?"?*U=A*}K} A-Q?nQ |=%O.!-?-}EA)Pkkkk|T?%aV%OP @).!-"O"O"j?!D" A"%O?!D"%?"?&b?%?)2|I.!-?)R%O?%@#."-?%?)2B-A#/ ?+?%K"%.!-?+?#K"%P @,-P*@#-?#?+_?)K" ?+?,K" ?(D"%P!S%O?(D".@"?(D"*.!-?(D"*@"?!?*K" ?!?"K"%P}!kkk|T-@!? ?"K"%? ?!K" ?(P2_C -}3!!)jB P2aA"C ? D"%@%? D" @&?"P}Tx |0!.?"P._@(P @ "j#O? ?(_G  A!P ?!P|3U=P;bA#G })};O?%S%O?#P~O}:q _?&?%2~,!A#R? fP!@ P!eR/!Pj?!?#=."-? P!eP!@ R/ -P{!-?"P2_C -}2!!#j?!G &@%?!G %@&B P2aA#?!D" K".?#?%P!hP"e?&Pk"P ?"=ffK"*"O? D"*A"P%U/ ? D"%P._@!P"?"P#aA ? P"X=@"?#P*_@ #O?!R/!?!? D" K" ?!P%_@!? P%_@ ?"P!aA"/ ---}>!!%jB P?aA%C ?%P*_? D"?A&D"C?&D"DPymq ? D".?"P.b_A(?"? D"2A)X=A D" Pymq ?(P._?"P!_?)X=? ? D"*P)eP(S=D"%2|>?%?!N |!?%?#N | ?%P N >?%?"K":?%?%E#*L"2?&?%P2_2}8!?%P?_C -r!!#j?#P K"*?#?"P?_A(2w!?#?"2w!?#D"*@%"O?"RA&/ ?&/ ?#D"%?%_?!?"~X,  -?#?"?%_K"*?#P?2w!? ?"K"*?#D"%A%?#D"*A!_A&z.                z-  ?&z.                z- 2?#?!P?_K"*? P ?(?!?"UA!=K"%? P!?%?!=K" -}&!!(j"OP ? D":A&? D"6A*a?&?*U?&? D"*A+VfA,=?"T/ ? D"?@&? D">@)P!? D"%A ?*_?,=?!?"2~,!/ P ?&?)a?&?)U?&?+VfA!=?%T/ P!? ?)_?!=?#?%2~,!R@(-?(-}B!!!jP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!_K"*.#-P!@"-? D" P!T/ ? ?"P"h_A"?"D"*P!_A"K"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1_2~4!-? ?"P!_K"|6? D"O?"P%h_?!z " z-" --~.!!!jPvqq Pvqq G  A!P!?!=N  ?!%O#OPvqq G  A!/ Pvqq ?!P!?!=N  ?!/ --Ps~2q D" A!P}!kq X%jP}Y~2q D" A!%OPq~2q D" ?!2p!-P}Y~2q Qkkkk2L" Ps~2q P K" P}Y~.q 2~F!P}Y~.q P~J}*q Py ~X,  Ps~2q D" &?!-? U%OP}Y~2q ? 2}O!-Pvqq P N  Pq~2q D" -t!""j!|W? D"%@"? D" @##OP @ z.{{{{{{{{{{{{{{{{@%"O?"?!?"U%j?!?#_G  P,S&P -?!_A U/ ?"? aP2U/ ? ?#_z   z.????????????????zC@%-"O"O?%z[Pkk%f|O? _A!?"X/ ?!?#_G  P+a0:!"  !                  " -?!1-?!P!_@!. - -}=!!%j? D"2A#?!V%O? D".?!_G  P~K!S@%-?#?!P!_A"V%O? D".?"_G  Pv!eP}>!S@&-"O"O?#?!P"_A"W/ ?%?&eR/ ? D".?"_F  PO|7/!-? P0N %? ?!K" ? ?!P!_K"*1-? P1N %? ?!K" ? ?!P#_K"*-}3!!"j"O?!G |%A"P ?"P1U=A"P&aP{!eP!V/ ?!D" P!eR/ ?!D".P!eR/ ? P5?"P|1bA G t}OO? G ~*}OO? P~(}Oq _? P~)}Oq _?!D"%A"?!D"2A#VA =G  _P ?"?#? =?!P*_?!P6_? =D" P 2}/!--n!!#jB P?aA#C ?#P6_?!?"2Q?#D":A"?#D">P%h_@%?#D"6A&@!#O"O"O?!R%O?"?%T/!."-?!?%?"aP%iX/!?"?!P%h_@"-?#P*_Pwqq ? ?"2X?"P2_@"P @!.!--?#P?_C ?&-n!!%jPymq ?!D".A&?"P.b_A(?"?!D"2A%X=D"*P)eP%S%O? ?"?%U%j?(D"*A#P%iP ?#P)eP%S=&P -K":? ?%K"2? ?&K".? ?!D"*K"*? ?!E" L" ? ?"P!_K"61-? P K" -}*!!#j?#Pjg@&Px~2q D" ?!P"h_@!#O?!D" A!R%O? P K" 1-?!?!D"._A(?!?#_?&eA%?"_U/ -?!2~/!"O?!?%S%O?!P%aA!?!D" P"gK" .!-?!?%2}G!-? ?(K"*? ?%K"%? P!K" -}*!"!} !j"O?#}K?!}K} A%Q?n}E/ ?%}EA#Pkkkk|T?"aV/ ?#R%O? ?"K"*? P K"%? P K" 1-?"?#2BA&R%O? ?#K"*? ?"K"%? P!K" 1-? ?&K"*? ?!K"%? P K" 1-? P K"%? P!K" -})!!"j? D"*@&? ?#2w!? D"*@%?#%O?#%O? D"%?%_?"?#~X,  -?#?%_@%-? ?%K"*? D"6A"? D".S%O? P._2~4!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?&K"%? ?!K" -k!!#jB P2aA%C ?%P*_? P ? P{!eP1U=P{!eP|1bPo}Oq _A(?!?"2o!P!@&"O?%D"*P!S%O?(?#P!h_H!(?%D".P1eiP!e/!-?%? ?!?"?#2|D?%G  @&-?%P2_C ?&P!e-}-!!%jP!@"P!@%?!G |-P!S%O?!D"*Po}0q ?!D".=G 6A"P ?"P~0 U=P.bG }(}GOA"P ?"P|3U=P;bA"P~O}:q _@%?"G })};O@&P!@#P}Gnq @"-? ?&K"6? ?%K"2? ?#K".? ?"K"*? ?!E" L" -}8!!#jB PIaA%C ? D" A&P"T%OP}B~.q D" @(?%P}F~.q D" K":?%?(K"6?%?!E" L#*?%?!D"*K"2?%? D"%K"?-?%?&K">?%P*_2|9?%PD_A&P}>~.q ? ?!?"?#P~C}-q Pwqq 2NPwqq ?&?#G G2}4!?%PI_C -e!%j? D"%@#? D"*A%%O?#@!#O?!D" A"%O?!P%_D" ?"2p!-?!P._D" A"%O?!P2_D" ?"2p!-?!P:_@!?%P!aA%/ --? D" A %O?#? P:b2p!--}(!!!jB P?aA)C ?)?"N | ?)P N >?)?!N =?)?#N <?)?&N ;?)?%N :?)?(K"2?)Pymq ? D":?(P.b_?(? D">X=A!D" A"K"6?)?!D"%K".?)?"K"*? ?)P*_P P 2~K!?)P?_C -}G!!%j"OPx~2q D" P|4"j?!? aA%A"P}!"X%OP|!?"|NaA#P!h?"?#i_.!-?"P%i-A"?"P|4X=A#P"h_A"D" A&R%O?"? K" Pw~2q Pw~2q E# Q!?#}K}&lL# .!-?"? K" ?&? K"%-? ?%K".? ?#K"*? ?"K"%? ?&K" ?!P%a?%K" -|U!!j"O?!P!_A#Pymq ? D":?!P.b_?!? D">X=D"*P%iA!X/ #O? G FP!S%O? G *P!eR/"-? ?#?"2|HPymq ? D":?#P.b_?#? D">X=D"*P%iA#?!U/ ---g!%j? D".?!_@%? D"2@&#OP @"?&?!?#_V%O?#?%_G  @"-?#P!_@#?"PIaP{!eP,U/ ?"P|IePr aP{!eP<U/ -? P N %? ?!K" ? ?#P!a?!_K"*-}1!!#jP~Jqq D" @ "OPxqq D" A!R/ ? ?!K" P~Jqq D" @ Pxqq D" A!P"U/ ? P%_A"%O?"Pyqq D" K" Pxqq D" @!P~Jqq D" @ -?!P#U/ ? P*_A!R/ ?!P~Xqq D" K" P~Jqq D" @ -? -f!#j? D"*A&? D"?XP P!?!hA(? D"CA)e=R%O? ?(?)fK"C? D" ?&S%O? 2~6!-? ?&P!_K"*? D"%?&P#h_A ?!N (? ?"N &? ?#N %? ?%K" --|K!#j? ?!P5_P|Qe_A!P%aD" @#"O? P%aA%D" A"P!eR%O? ?"aA 2~/!.!-?%?"P"fK" -? ?#P"e%j?!D".?!2~/!?!_&?!-2}G!-c!"j? D":@&? G |#@("O?!P|!eP*T/ ?&G HR/ P 1-"O?"P{!eA"P!T/ ?&G |*R/ P 1-?!?"P:hPkk%P ?%=fPk"P ?#=f?(f2|TP{!e? G AW-g!#jB P2aA"C ?"P*_?!2}!!?"G *%O?"G +@##O? D"*A%? D" S%O? P!2w!-? ?%P!_K"*? D"%?%_?#N  ?"?!2}!!?"G !@#?"G  / --?"P2_C -d!%jB P2aA#C ?#P%_?"P!P!2}@!?#D"*@&?#D"%P!T%O?#D".@%"O?"RA(/ ?(/ ?%?!?"~X,  -? ?"K"*? ?%K"%? ?&K" ?#P2_C 1-?#D". -|O!#j? ? D"*A#?!U%j? ?!?#aA"2w!? D"%A%? D"*A!_@#?"P"X%j?"P!aA"%O?#P ?"~X- -?%?!?"_A!_&?#-P N  ?!P!_&?!-K"*-|V!"j"O? D"2?!W%O?!? D"6A#U@%.!-?!? D"6A#U@%? D".?!_F  P |:/ ?!?#X/ ? P._?!2|LA%/ ? ?!2};!1-? ?"N %? ?#?!?!?#V=A!K" ? ?!?%_K"*-e!"jPymq ? D":?!P.b_?!? D">X=D"*@#? D"*A"? D" S%O? 2~4!-? ?"P!_K"*? D"%?"P%h_A ?#P)eP&SN .? P K"*? ?!P!_K"%? ?!K" -|N!!j? D" A!%O? D"%?!2p!-? D".A!%O? D"2?!P%h2p!-? P:_2x!? PC_2x!? D"IA!%O? D"J?!P.b2p!-? P|1_2~O!? Pt _2~O!-_!"j? P Pymq ?!D".?"P.b_?"?!D"2X=A#D"%A"?#D" A#a?"?#U?"P ?!D"*A%?%?!D"%VA%=VfA"=K"%? P!?#P!?!D" ?%=_?"=K" -i!#jB P?aA"C Pymq ? D":?!P.b_?!? D">X=A#D"%@%?#D" @#?"P}&lk2K!<?"P%N :?"?!K"2?"?#K"6?"?%K".?"?#K"*? ?"P*_P P 2~K!?"P?_C -Y!"j"O?!? D"*X/ ? D"%?!P.b_D"%R/ ? D"6?!V%O? D"2?!P"h_D" @#-?#? D"?X/ ? D">?#P#h_D" P!V@"-?"-|G!%j?"?%U%jP &?"?%a@(P @"#O"O?"P!_@&?!?"_?#?%2~,!A)R/ ?"?(T?&@"/!--?&P!a@&?)R-@"? ?&K"%? ?"K" -Z!!j"jP ?!R/ <P!?!G  A"PIaA!P{!eP+W/ <P?P ?"Pr aP{!eP<U=?"fA"P~7 a@!?"P~@ aP{!eP(U-@"? ?!N !? ?"N  -|R!#jB P2aA&C P!@("O"O"O?#D" A)P!a0" !"-?#D"*@)?#D"%@(.!-?%D"*@)?%D"%@(-?&P*_?!?"?(?)2/?&D".@!? ?&D"*K" ? ?!K"%?&P2_C -~6!!(jB P2aA#C ?#P%_@%? D" A!@"? D"%@&"jP*?!P!hA!?!P*W=A(A!P |7%OP!@"P @!P%.!-"j"O"j?"%O?&?"P!?!2|I.!-?!R%OP!@"."-P!?!2B-A"/ ?%P!K"%P!.!-?%?"K"%P -@"P*-?%_?!K" ?%?"K" ?#D"%P!S%O?#D"*<?#D". -?#D"*@!? ?(K" ? ?!K"%?#P2_C -|D!"j"jP ?"?#U/ <P ?"?#aP%U/ <?!?#_D  -@&"O?"?#P%_A#U/ ?"?#aP%U/ ?!?#_D  @%-? ?%K"%? ?&K" -i ?!D" P}!k2X%O?!2~M!?!Qkkkkq L" -?!P K"C?!P4N :?!P K"*?!D">R%O?!P>_2~5!-?!P!K"C? P N *? P"K" ?!D"?A ?"E" L" ? ?"z "*z-"*-|K!"jP+@%"O?!G %A#P#T?"?#P!SeRe/ P @#"O?!G *A!P"a0&!   ! -P#P ?!P!P P 2,A%P{!eP:S=@#-? ?#N !? ?%N  -Y!"j? G CR%OPymq ? D".?!P.b_?!? D"2X=D" P!_1-P @!? D"%A"? D"*A#P!aV%jP!? D" ?"?#U=G  P|4S&P --|A!!j? D" A!%O? D"%?!P.b2p!-? P._2~O!? D":A!%O? D">?!P#h2p!-? D"CA!%O? D"D?!2p!-? PI_2}R!-|K!"j? D"*@#? ?"2}M!? D"*@%? D"6A"? D".S%O? P._2~4!-? ?"P!_K"6? D"2?"P%h_A P!N .? ?%K"*? ?#K"%? ?!K" -Z!"j? ?!G 7A#P#T2~J!? D"*@"? ?#P#T%j? D"%?"P:b_A ?!z " z-" ? ?!E /L /? ?!H!8|0!8? ?#N 7?"P!_&?"-K"*-|G!"jB P2aA"C ?!G >P!eR%O?!D"6@!? D" D"??"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}8!-?"P2_C -|J!!j? D"C?!P{!e_G 7A"P%S%O?!? D"?G -Pkkk2f2|TP{!e@"-P!@!"O"O"O?"P!a0#  !"-? G FP!gP!e1-P @!-?!P!e-|E!"jB P2aA"C ?!G >R%O? D" D"??!D"6@!?"? D"%D" N /?"P N .?"P.N 0?"?!K"*?"Q L" ?"2}8!-?"P2_C -|:!!j? D" A!%O? D"%?!2p!-? P._2}E!? D":A!P |8%O? D">?!2p!-? D"CA!P |8%O? D"D?!2p!--U!!j? Q+|A%O? Q,k?!2t!-?!D"*A"?!D" S%O?!2}Y!-?!D"%?"_? Q,}"}EPIfN  ?!?"P!_K"*-|>!!jB P?aA#C ?#?"K":?#?!K"6?#P K">?#P K"*? ?!? D"6G JP.bG }>}NOP.bG }*}GO?#P*_2&?#P?_C -|H!!jB P?aA%C ? D">G IP!S%O? 2R-? D"?P!N e?%Q L 9?%z.                z-#*? ?!?#?"?%P*_2|%?%P?_C -|5!#j"O?"R/ #O? G  A%?!G  A&S%O? P!_@ ?!P!_@!?"P!aA"/!."--?%?&a@#-?#-V!"j?"P>e@"#O?!D  @#? P!2~H!? ? D"*A%P!_K"*? D"%?%P"h_?#K" ?!P%_@!?"P%aA"/ --|;!!} ?#E" @%? D"k!A#? D"|TS%O? Py _2~4!-? ?#P!_K"k!? D"|X?#P%h_A ?"K".? ?!K"*? ?%L" -|=!"j? D"%A"? D" A!K" ?!%O?!?"K"%-Px~2q D" ? D"*A P"h_D" R%OPw~2q Pw~2q E# Q!? }K}&}%L# --T!"jB P2aA#C ?#P*_?"? D":G |*2~"!?#G +A%P#T%O? ?#G *?%?"?!2~S!@!-?#P2_C ?!-|5!!j? D"*A%? D" S%O? 2~7!-? ?%P!_K"*? D"%?%P%h_A ?"P!h?#fK"*? ?!}KL# -|B ? ?!?#D"*A!P!2u!? ?"?!P!_P 2u!?#P%2~H!?#?#D"*A P%_K"*?#D"%? P"h_z.                z-" -|3!!jB P2aA!C ?!P*_? ? D" P!P%P.2}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P%P%2}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P%P22}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P%P:2}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P%P*2}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P*P22}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -|5!!jB P2aA%C ?%P*_?#? D"CG |*2~"!?%G +A#P#T%O? ?%G *?#?"?!2~A!-?%P2_C -|3!!jB P2aA!C ?!P*_? ? D" P!P%P?2}2!?!D"*P}!kkk|TT%O?!D". -?!P2_C -N!!j"jP!?!?"P)eP~- b_A#G V/ <?#D" %OP!?#G |8P!S/!<-? ?!?"2|8--Q ? ?!P ?"P ?"P{!eP~0 U=P{!eP.bA!P}!}Gq _? D"?P+_?!G k}GO=G  P!?"?#2}F!-|0!!jB P2aA&C ?&P*_? ?!?"?#?%2}2!?&D"*P}!kkk|TT%O?&D". -?&P2_C -|6!"j? P._?"2w!? D"6@#"O?"RA%/ ?%/ ? D"2?#_?!?"~X,  -? ?"?#_K"6?!?"2}#!-|4!"jB P2aA"C ?"? ?!2|??"D"%@!?"D" @#?"P N *? ?#?!?"P*_2~.!?"P2_C -})#"+j!} ? D"*A*? D" A%S%OB P2aA(C ?(P*_@+B P2aA&C "jP ?%P!_A"R/ <?&P%_@)P!@,P%@#"OP%?"?%P!hA%?"?%V=A"?"P%W=A%}KQ"}&A-Q?nQ |=%OP @".!-?-}EA"P~X{{{)V%OP @".!-"O"O"j? D" A#%O? D"%?#P"hP%?"2|I.!-?"R%OP%@#."-P%?"2B-A#/ ?)P%K"%.!-?)?#K"%P @,-P*@#-?#?)_?"K" ?)?,K" ?&D"%P!S%O?&D".@"?&D"*.!-?&D"*@"? ?%K" ? ?"K"%P}!kkk|T-@#?+?"K"%?+?#K" ?&P2_C ?(D"*P}!kkk|TT%O?(D". -?(P2_C -? D"%?*P"h_?!K" ? ?*P!_K"*? ? D".?!_K".-M!!jPymq ? D".?!P.b_?!? D"2X=A!D"*P)eP#S%j? ?!?"?#2f&P --L!!j"O? D" A!R/ ?!Pkkkk|TT%jP%&? D"%A!R/!P*-? _D" ?!2p!--|0 ? ?!?"?#?%Pymq ? D":?%P.b_?%? D">X=A D" ? D"%? D"*P)eR2}/!-K!!jPymq ? D":?!P.b_?!? D">X=D"*A"P(eP%S%O? ?!?"P%i2_--N ? ?!?"2~=!@!? P!2~H!? ? D"*A"P!_K"*? D"%?"P"h_?!Pkkkk|TfK" -M!!j?!D"|CA#%O? ?!H!}U"K"*? ?"P!_K"%-? ?#K" ?!P~J"P}Y"?"=2p!-|- ? ?!?"2~=!@!? P!2~H!? ? D"*A"P!_K"*? D"%?"P"h_?!K" -G!!j? 2~N!? P._2~O!? P:_2}R!? D"bA!%O? D"|Q?!2p!--C!!j? D" ? D"*A"a?!U%O? ?"?!P!P!2~<!--C!!j? D" ? D"*A"a?!U%O? ?"?!P*P22~<!--C!!j? D" ? D"*A"a?!U%O? ?"?!P%P%2~<!--C!!j? D" ? D"*A"a?!U%O? ?"?!P%PM2~<!--C!!j? D" ? D"*A"a?!U%O? ?"?!P%P:2~<!--|E!#j?!G 7@%?!?!G 5A&? D"C_G 7A(P%S%j?&? D"?G -?%P:hPkk%P ?#=fPk"P ?"=ff2|TP{!e&?(-N 6? ?!2b-|!!!j? D" A!P |8%O? D"%?!P#h2p!--=!!j? D" A!%O? D"%?!P.b2p!--=!!j? D" A!%O? D"%?!P%h2p!--=!!j? D" A!%O? D"%?!P:b2p!--=!!j? D" A!%O? D"%?!P"h2p!--6!!jP%P}Y"2BA R%O -? -6!!jP%P~J"2BA R%O -? -< ?!G >P!e%O? D" ?!D"6K" --: P ?%? ?!?"?#G %RP 2}L!=-9 ?!G >%O? D" ?!D"6K" --+ ? Q!L# -#  -#  --lL}&! Pkkq -~R)8gb^|L]?^c[]|T?ghZfhg?Zh?q/?|K|Rh?]c[g?Zh?q ?^c[]|T?d|Rh?d|M?|Kd|Rc[gN?h|O]?b]c?^g?q4?|K|Rh?h|O]?^c[]|T?^g?q 4fZc|N]?ghZfh?^c[]|T?qA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?q 2fZc|N]?]c[?^c[]|T?qA?d|Rh?d|M?fZc|N]?|Mdf?gb^|L]?d|M?b]c|Nh|O?q Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UHZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]H|PZ|QH]chf|U|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UH|Ldf]Hgf|LHgb^|L]H^c[]|T|*fg gf|LH|Ldci]fhH|QZgg|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UH|Ldf]Hgf|LHgb^|L]H^h]f|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UH|Ldf]Hgf|LHghfH|QZhh]fc|*fg gf|LH|Ldci]fhH[]hZ^b|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UHZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]HcZi^|NZh]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UHZbbd|LHgf|LH|Ldbb]|Lh^dcgH|Khf]]Hcd[]|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UHZbbd|LHgf|LHfZ|S|Ii]|LH|Pd[|*fg Hf|Rgh|LH|.|/MILK|+K]|+|MZ|,|.JIL|,J|K|M|KZ|L|+J[L|/LK[L]JZ|-MKIHb^|KfZf|UHZbbd|LHgf|LHZbbd|L|*fg 7|P]|Pdf|U?Zbbd|LZh^dc?d|M?q/?|K|Uh]g?|MZ^b][  I!2 X   ~X#  |-   I!2 X   )%  L   ~B!2 X   ~.!  L Pknq -+~T{{{c|Rbb|4 P}Gnq -|9H ! !"#%&()*       !    !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P}"}(q -}*!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  ! ! LM|TGZ|Q^Gi]fg^dc|>]b]|Lhg?h|O]?[Zh][?i]fg^dc|*?Uhg?|Mdf|PZh?Zc[?[]|MZ|Rbh?Zf]?cdh?[d|L|R|P]ch][|*p%2 /   }X%2 R P}>})q -}/!#   |/N      !   !   !|2  |TG^[]|P|Qdh]c|L|UGa]|U|5Zff^]g?h|O]?^[]|P|Qdh]c|L|U?a]|U?d|M?Z?c]|S?df[]f|*Uh?|LZff^]g?h|O]?^[]|P|Qdh]c|L|U?a]|U?d|M?Z?c]|S?df[]f|*  p%2 /   }X%2 R Ps}*q -G#   M&2 3   U&2 |)   h&2 |*   %       !       % P~X}*q -!% Pn}+q -!! P}2}+q -!% P}>}+q -!* P}J}+q -!* P}U}+q -!% Ps}+q -!% Pu}+q -!% P~<}+q -!! P}%},q -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Pw}-q -}C#!   !       +%2 ?       ^h]|Pg^[|,I|,|-GILG|,L|,I|,JGI|,GI|.g|OZ|Q]]chf^]g~Ak}D|LZbb|WbZ|K]b|Yh]|ThNFA|Mfd|Phd|QZ|Ud|Rh|@fb|L|OZc|N]g^gZh|NZ|Qg|OZf][a]|Qhc]|Sf]|Q]Zh][|P]|P|K]fg|Ld|Rch?+/,FAA|WAZhANFA^[ANFAf]|Q]Zh][ANhf|R]FAAN|WAN|WA^gANAa]|QhAFAN|WA^gANAc]|SAFAZhANA|NZ|QANAg|OZf][ANhf|R]FAh]|ThAN|WA|Ld|RchANFA]chf^]gAN|F|G|Y|G|Y|G|Y|G|YFFA|Ld|RchANFA^h]|PgAN|FFA|P]|P|K]fgAN|W|WAg|OZ|Q]ANFA|Mfd|PANFAhdANFA|QZ|Ud|Rh|@fbANFA|L|OZc|N]gAN|W|Qfd[|R|Lh|Ib^gh^c|N|I]|Th]c[][f][]|P|Qh^dc|I|Rfb|Ihd|I|QZ|Ud|Rh    2   %   !   " P}?}0q -6" *  ) ~-*2 :   s+2 # P~7}0q -46#!! ~-*2 :   .,2 ( P})}1q -=/)&"! ~C*2 :   }:,2 "       ? P~"}1q -%6. ! P~5}1q -(! *|& ) P~K}1q -(! *D ) P}%}2q -(! *E ) P};}2q -(! *|* ) P}R}2q -(! *H ) P~.}2q -(! *I ) P~D}2q -(! *|+ ) Pz}2q -(! *|, ) P}3}3q -(! *|- ) P}J}3q -+" !+|5"! " Ps}3q -|D"!!,|6"  |WAb^c]AN|WA^c[]|TANFA|Ld|P|Qb]|P]chAN     !   !   k!2 5   p   ,   |-"2 7   g   ?     * ? P}S}4q -~P"AN|4|%      *   %   #   %       %   %   &   (   H|RfbTR|?Hi|,H|Qfd[|R|Lh|9^ghg?|Qfd[|R|Lhg|*Hi|,H|Qfd[|R|LhH|Ld|Rchf^]g|9^ghg?h|O]?g|R|Q|Qdfh][?|Ld|Rchf^]g|*|B|OZh?^h?hZa]g?|K]g^[]g?^hg?|QZh|OF?Zc[?h|O]?|Kd[|U?d|M?^hg?f]g|Qdcg]|*   }U-2 |2   |;X|>|?Hi|,Hdf[]f|5f]Zh]g?Zc?df[]f|*Hi|,Hdf[]fH|W^[|Y|=]Z[g?dc]?df[]f|*|9^ghg?df[]fg|*|=]Z[?h|O]?df[]f?|S^h|O?TR|??Hi|,Hdf[]fH|W^[|Y|*Hi|,Hdf[]fH|W^[|YHb^cag|=]Z[g?h|O]?|QZ|Ud|Rh?b^cag?d|M?Zc?df[]f|* % Pq}7q -G|O-2 #   a-2 -   i-2 1    &2 !   %        )+&% Pl}8q -G|O-2 #   }%-2 7   }8-2 |!   %       y-2 !   !+++% P~*}8q -F.2 %   %.2 +   /.2 3   }B&2 "   %        + !% P}+}9q -G|O-2 #   |!.2 0   F.2 2    &2 !   %        ++"% Pu}9q -F|O-2 #   %.2 +   |1.2 /    &2 !   %        *+# Pn}:q -|UU.2 |&       |O-2 #   |Q.2 6   l.2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-J{{{{{{""|.K{{{{{{""|QZ|U|P]ch|I|P]h|Od[A P})};q -)0^h]|PgA P}A};q -,&|Qfd[|R|LhgA P}Y};q -@*^[]|P|Qdh]c|L|U|Ia]|UA        1ghZh|RgA P~L};q -0(|Ld|P|Qb]h][|IZhA Pm}<q -2.f][]|P|Qh^dc|I|RfbA P}>}<q -*0|QZ|Ud|RhA P}V}<q -/(^g|I|Ld|P|Qb]h]A P~2}<q ---|Ld|Rchf^]gA P~I}<q -2+^c^h^Zb|IiZb|R]gA Pl}=q -00|M^cZb|IiZb|R]gA P};}=q -1.|Qfd[|R|Lh|I|Ld|RchA P}S}=q -*/hda]cgA P~0}=q -%(^[A Pw}=q -+"|P]ggZ|N]A P}!}>q -2)Z|Q|QfdiZb|IghZh]A P}8}>q -.0|LZh]|Ndf^]gA P}P}>q -*,]|T|Q^f|UA P~-}>q -0(|Qfd[|R|Lh|I|Ld[]A P~D}>q --.db[|IghZh]A P~Y}>q --+c]|S|IghZh]A P}5}?q --+h^|P]ghZ|P|QA P}M}?q -0+^g|Idf[]fZ|Kb]A P~*}?q -(.|Ld[]A P~A}?q -?%|Ld|Rchf^]g|If][]]|PZ|Kb]|I^cA9Z|Mh]fA P}2}@q -*&|K]|Mdf]A P}K}@q -)(b^|P^hA P~(}@q -(&h|U|Q]A P~?}@q -+%|LZf[|I^[A Py}@q -,)|L|Rff]c|L|UA P}/}Aq --*|5XW|;|9R|?R|6A P}H}Aq -.+|;|=X|5R|>|>U|:TA P~%}Aq -*,SPU|9R|6A P~<}Aq -|"(|Qf^|L]|I|P|Rbh^|Qb^]fA       2|5P|=|6A P}-}Bq -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A Pq}Bq -&#TQ|;A P~9}Bq -&#|@|>|6A P~O}Bq -&#|5P|6A P}*}Cq -A#[^ghf^|K|Rh^dc|I|P]h|Od[A    5|Ld|Rchf|UA P~ }Cq -,)df[]f|I^[A P~6}Cq -E*[^g|Ld|Rch|I|P|Rbh^|Qb^]fA    5[]b^i]f|U|I]|PZ^bA Pn}Dq -10|L|Rff]ch|Ihda]cA P}?}Dq -1/]|PZ^b|IZ[[f]ggA P}W}Dq -)/iZb|R]A P~3}Dq -*&iZb|R]gA P~J}Dq -)(RWPU|9A P}%}Eq -/&|;P|DX|@|?|I|9U|:VA P}<}Eq -*-|>U|:T|9RA P}T}Eq -,(W|@|9|?U|;|9RA Pu}Eq -1*|TGZ|Q^Gi]fg^dcA P~G}Eq -|#/|TG^[]|P|Qdh]c|L|UGa]|UA      3|,I|,|-GILG|,LA P}9}Fq -.,|,I|,JGI|,GI|.A P}Q}Fq -),e|R]f|UA P~.}Fq -+&|O]Z[]fgA P~E}Fq -()|Kd[|UA P{}Fq -}>+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! N    ###! " {    ##"M # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!|0  !!##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{df[]fGf]e|R]ghdf[]fG|Lf]Zh][df[]fdf[]fGb^gh|Qfd[|R|Lh|Qfd[|R|LhGb^gh|Qfd[|R|LhG|R|Q[Zh]|Qfd[|R|LhGe|R]f|Udf[]fGe|R]f|U  J:2 /    #  P:2 /   !% !|::2 &   "& !|>:2 ,   #&!!|G:2 )   %  ![:2 .   & !!|Q:2 0   (" !} :2 /   ))" }*:2 -   *)" }H)2 %   +("   # #     . . # Pt}Oq -7#-%   ! !     ~Y1~Y1! ! Pl}Pq -=#1.   |4 |4     q1q1! ! M ( ( P}J}Pq -%y1y1 P}W}Pq -=~Y1!   #=.(    ) )       ! ! P~U}Pq -.!  #|&#   1 1 P}-}Qq -#/ / P}U}Qq --#|(%     |4 |4 P~O}Qq --%# |*(   ) ) Pp}Rq -&!"!J# P~J}Rq -+#L    ) ) P~Y}Rq -&&   " P}2}Sq -!" P}@}Sq -+" !   #L# P~@}Sq -.!  #|2  !!! ! P}>}Tq -5#|2!   # #     % % # P~9}Tq -8!  #|3#   # - *   x ~Q # P}6}Uq -+#P*   # # P}H}Uq -&!   " Pq}Uq -!" P~/}Uq -1" !   #U"   ) ) P~E}Uq -)!   " % P~V}Uq -#% " P})}Vq -~1(( !   #V# NHHHi|,HB]c~Ak}:|WbZ|K]b|Y~Ak}; p)2 )   }<>2 /   }:>2 "   )   *   +   ,   -   }J>2 !   |P^[?|3?b]c   ~0 2 |J   }>!  |*   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*|O]^|N|Oh?G?|+}G"2 |F   }S"  +   }G"2 |F   x   W   Zgg]fh^dc?|MZ^b][N?gf|L|*b]cDE?|2|2?[gh|*b]cDE}G"2 |F   |?)  &   }G"2 |F   u%  B   }G"2 |F   5&  C   Zgg]fh^dc?|MZ^b][N?][|N]|*|O]^|N|Oh?|2|2?g]b|M|*cd[]|*|O]^|N|Oh?G?|+   }G"2 |F   #%  +   U"2 |I   |C"  I   U"2 |I   8"  H   }2!2 |:   ~C-  |)   #   1   0   |"*2 A*2 |+*2 |A#2 |8   E"  +   |LZ|QZ|L^h|U?di]f|Mbd|S   &#2 |;   >   &   |LZbb][?|JX|Qh^dcNN|Rc|SfZ|QDE|J?dc?Z?|J|:dc]|J?iZb|R]III|+I|,I|-IJI|.IKILIMI|/|+I|+|+|+|,|+|-|+J|+|.|+K|+L|+M|+|/|,I|,|+|,|,|,|-|,J|,|.|,K|,L|,M|,|/|-I|-|+|-|,|-|-|-J|-|.|-K|-L|-M|-|/JIJ|+J|,J|-JJJ|.JKJLJMJ|/|.I|.|+|.|,|.|-|.J|.|.|.K|.L|.M|.|/KIK|+K|,K|-KJK|.KKKLKMK|/LIL|+L|,L|-LJL|.LKLLLML|/MIM|+M|,M|-MJM|.MKMLMMM|/|/I|/|+|/|,|/|-|/J|/|.|/K|/L|/M|/|/!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P};qq -|-""""""""""""""""""""""""""""""################%%%%% P~Jqq -!% Pyqq -!! Pl~-q -!" P}B~.q -!% P}U~.q -+4       % P~-~.q -!% P~8~.q -!! P~C~.q -!% Px~.q -!* P~X~.q -!* Pn~/q -!% P}2~/q -!% P}>~/q -!% P}J~/q -!! P}U~2q -3!       !       . P~4~2q -!%';
var frequent = "fffffff1f13b1d507eaa000123ede5081910100000040000311010001010101a";

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
