#!/usr/bin/env node

// command/command.js
var OK = 0;
var REFUSED = 1;
var USAGE = 2;
var IO = 3;
var INTERNAL = 70;
var done = { file: "", line: "" };

// generated/command.js
var packageVersion = "0.1.0";
var languages = {
  de: async () => (await import("../generated/messages/de.js")).de,
  es: async () => (await import("../generated/messages/es.js")).es,
  fr: async () => (await import("../generated/messages/fr.js")).fr
};

// generated/order_contract_stream.js
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

// generated/stream_bytes.js
var text = ' Zd|Q!   !}*!4|J%gggg |J#ggg |J"gg |J&ggggg |J%gggg!g|J!g |J(gggggg |J#ggg!g|J&ggggg!g|J"gg!g|J)ggggggg |J  |J!g!g|J*gggggg}!g!g|J,gggggggggg |J(ggggg}# |J(gggggg!g|J"}#g "M!8|*H|Sc[]c|I|L|S|RecZ|Le|I|K|N|*^d|"|I|I|V|K|P|R[|N]|R|I|P|R|Pe|I]|We]c|Rc]|M|IeZ|Ka] -#}J!}H! /!( (#! % &(%!(!,#,)*!*,%!##*%!##%( !-+ %%#*!,&#)"% )( # (!).##  "!"+!%#%&* %+%!(+  #%%0! 1)!((+".))#! ),("!!.2!"   ! !) % !)!(  "%# ""&&!# (#"")!"!&"&&&&&&&&&%&#"3)"*""-+%+"|T!--|S i*&#! 3(;#g!Phhs -g P}L~1s -g P~F~1s -)w!1(|Q]|Q|Sc|X" -|L|O]|L_|I|KZe|L|O <)|L|S|Rf]ce ,/|L|S|Rf]ce|I|KZe|L|O "0[]e]|Le|If]cd|P|S|R |(-]|R[|T|S|P|Re|I|S|M |L*|Pd|IfZa|P[ i!(c]|M|Ud] |;)c]d]cf] |S*fZa|P[Ze] |C/fZa|P[Ze]|I|LZaa |!1|I|IZ|K|Sce|I|OZ|R[a]c#!7|I|I|P|RdeZ|R|L]|Ie]c|Q|P|RZe][#"7|I|I|V|K|P|R[|N]|R|I]|We]c|Rc]|Md!!2|I|I|V|K|P|R[|N]|R|IdeZce  +;! P!-,}A!c}E!}F!}F!}F!}F!}F!}G!}H!."j!,}4}5-}H!~6|Q"|"g#}#B Ps*_A%C ?%z.                z-"o(?%P J }K(?%Q K"}D(?%Q K"~B&?%z.                z-"~J&?%P J ~X&?%z.                z- ~-&?%Q K"}L&?%z.                z-"}T&?%P J ~)&?%z.                z- o&?%z.                z- h(?%P J ~A(?%Q K"~;(?%z.                z-"~-(?%z.                z- }P(?%P J }6)?%Q K"n)?%z.                z-"h)?%z.                z- ~F(?%P J ~,)?%Q K"~%)?%z.                z-"}P)?%z.                z- }:)?%P J {)?%Q K"~U)?%z.                z-"~F)?%z.                z- u)?%P J }S*?%Q K"}L*?%z.                z-"p*?%z.                z- l*?%P J"C?%Q K":?%P J"2?%?%D ~)&J T?%?%z "}T&z-"L?%?%z "}D&z-"D?%?%G q&M |F?%?%z  }6&z- V?%P J"|T?%Q K"[?%P J"Y?%?%D ~X&J }2!?%?%z "~J&z-"i!?%?%z "~;&z-"e?%?%G ~:&M q!?%?%z  ~,&z- }6!?%P J"}X!?%Q K"}L!?%P J"}D!?%?%D }K(J ~>!?%?%z "p(z-"u!?%?%z "n(z-"s!?%?%G m(M ~Q!?%?%z  {&z- ~A!?%P J"l"?%Q K"y!?%P J"x!?%?%D ~A(J }G"?%?%z "~4(z-"}:"?%?%z "~%(z-"}-"?%?%G ~#(M r"?%?%z  }O(z- }K"?%P J"~4"?%Q K"t"?%P J"s"?%?%D }6)J ~T"?%?%z "l)z-"~F"?%?%z "~U(z-"v"?%?%G ~T(M },#?%?%z  ~E(z- ~X"?%P J"p#?%Q K"}3#?%P J"}-#?%?%D ~,)J ~##?%?%z "}X)z-"}P#?%?%z "}H)z-"}A#?%?%G }G)M ~7#?%?%z  }9)z- ~)#?%P J"~J#?%Q K"w#?%P J"v#?%?%D {)J m%?%?%z "~N)z-"h%?%?%z "w)z-"~N#?%?%G ~>)M }@%?%?%z  ~0)z- }2%?%P J"}T%?%Q K"}H%?%P J"}A%?%?%D }S*J ~:%?%?%z "}D*z-"~-%?%?%z "o*z-"}X%?%?%G }6*M ~M%?%?%z  k*z- ~>%?%P J"~N%?%? D"6A)D"FD".A1J"~N%"O?1R/ ?%?#D"*J":?%?#E" K#2?1P!S/ ?%?#D"6J"[?%?#E".K"Y?1P"S/ ?%?#D"?J"}L!?%?#E":K#}D!?1P#S/ ?%?#D"FJ"y!?%?#E"CK"x!?1P%S/ ?%?#D"LJ"t"?%?#E"IK#s"?1P&S/ ?%?#D"|6J"}3#?%?#E"|1K"}-#?1P(S/ ?%?#D"|;J"w#?%?#E"|7K#v#?1P)S/ ?%?#D"YJ"}H%?%?#E"|?K"}A%-?"P%P.?"D" P!b=^|/" @B? D":@+? D">A(D"u"@*P%@#"O"O"O"O"O?(D"~4"A(0"% !-?*E# ?B|</!."-#O?&?(P!fA#?&^A&?*?&P%e^E# ?B|A=@&?(?#_A(P!V/ -P%@#?*?&P%e^A*E# ?B|</ P @(."-?*D"*A#?+D"6X/ P%?+P>^D" ?+D"2?#PFa^A#P6^D" A(P&e^?#P:^D" A&?+P?^D" V?&?(UcA*=@#P ?&?(_?*=@(.!-P @(P%@#-?"D"6@*?(P&e@(#O"O?(%O?#D" ?*T/!?#P:^E" @B?#P2^E" @C?%P2^?#P%^G  P)bP~- a^A&?#P*^E" A|#K"C?&?CK"F?&?BK"|.?%?|#K#~U%?%?CK#h&?%?BK#l&.!-?1%O? D".@2? D"2@4P @&P @(#O?%P2^?(P)bP~- a^A#?#G LM B?#D" %OPt}0s @+?)D"FA*D".?(V%O?*D"*?&^@+-?%P*^? ?#D"%P!^A-?+?)D"DA*P%^D" ?*P*^D" 2h!?#"gP ?%D"*P!T/ <?+G 8P)T%O?%D".@.P!.!-P -A*M @?#P!M ??#?.J"2?#?*J".P)@*?+G 6A+P ?+P~0 U=P.aG xqO@."O"O"O"O"O"O"O"O"O"O"O"O"O"OPxks ?2?-P.a^?-?4X=D"*P)bP!_0)!"#%&() -P @*.(-P!@*.&-P"@*.%-P#@*.#-P @,P!@-P%@*P%@/P!@+?.0,*####%#&(*#-P @-P!@,P&@*P!@+?.A/0,)""""#"%&)"-P(@*-P @-P!@+?*@/P @,?.0,&    ! "#% -?*P#S@+.%-?/P"S@+.#-?-@+."-?,@+.!-?*P(bP%S@+-?#?+M A?#P!M R?#?#D"?J!S-?&P:^@&?1?(P!^A(T/ --"O?)D"FA#D".A2R/ ?2P:aP:_@*?#D"*A3P8^@#?)G I@.P @&#O?#G  @,?&@("O"O?#P&_G  A+?.S/ ?+P"T%OP)@(?,P)S?&@,/!-.!-P @)?%P2^A9?(P)bP~- a^A+D"?A/P:f@-?/Ph"bR?-P TcPt}0s ?3?(P:a^?(?2X=G 8P)Sc@4?9?,P)bP~- a^A(D"?A,Phhh|WbPhhh2T%O?,Phh%bP2f?4c@)-"O"g"O"O?-P!_0"#! -P"?4?)?,bcP!bR/!<-P!-@-?/P!bR/ ?+P J!S?+P M R?+?-M |8-"O?,P!bR/ ?)P!dP!bR/ ?(P J!S?(P M R?(P!M |8-?+G |8A,P"S%O?(?/J!S?(P"M R-"O?+D".P!T/ ?(D".P!T/ ?(D"2@/?%?+D"2J"x)?%? D"2J"~N)?%? z " z-#w)?%?/J"}H*?%? D"2J"}D*?%? z " z-#o*?%Pw)^?%Po*^2ZR/ ?(G |8@/P @)?,P!S%O?/R?+G LP"Tb@)-?+?)M |6?("g"O?/P!T/ ?(G LP"S/ ?,R.!-P -M |6--?*R/!?*P:_@*?#P:^@#?&P!^@&. - -?1%OP @##O?%P2^?#P)bP~- a^A2D"I@(?2D"F@*Pt}0s @,?#? D"6A)D"FA+D".XA-R%O?+D"*?#P:a^@,-?2G R@4"O"O"O"O"O"O"O"g"O"O"O"O?(?*W%O?4/.?)D"DA(D"6A*R/.Pt}0s @&?-R%O?+D"*?#P:a^@&-?&G 3P!T/.?&G 8P)T/.?&G 6A&P ?&P~0 U=P.aA&G ~NqOP#S/.?)G I/.?+G I?)G |.P.aG }-}LOP.aG ~TqOT/.?&P~Jqs ^G +A&P ?&P|3U=P;aP~=}9s ^@)?(D"2@(?*P:a@&#O"O?&?(^A*P2_D" A+R/ ?*P6_D" A/G  PHT/ ?+P!_A4?)G :T/ ?)?/P!^?42}C!R/#-?&P:_A&/ -..-?2G M@-?2G |0P!bA+R?4P"Sb/-?%P2^?,G 8P)bP~- a^A&D"2@/?&D".@3?&D"%@9?&D" @<?-P!bR?+b/)? D"?P!M bPt}0s @,?)D"FA&D".?#V%O?&D"*?#P:a^@,-?3%O? D"*A0? D"%V@&Pxks ? D".?/P.a^?/? D"2X=A-D"%A+?-D" A-U?+P ?0?&=Vc@.P ?+?-_?.=@0P!P!? D" ?&=?-^?.=@--?(? D":A&D"FV@+?%Po*^A5? D">P!?&D"D?*^?+=A.P ?(?*_A&?+=A(?,?)D"DA*P%^D" ?*P*^D" 2^?%D"o*R/"?%?%D"p*J"h)?%?%E"o*K#~U(?%D"}A*@*?%D"}D*@+?%D"}H*@)?3%O?%?%D"h)J"~F)?%?%E#~U(K#w)?%?)J"x)?%?+J"~N)?%?*J"~J)?%?/J"}H*?%? D"2J"}D*?%? z " z-#o*?%Pw)^?52Z/"-?%?%D"h)J"p*?%?%E#~U(K#o*?%?+J"}D*?%?*J"}A*?%?)J"n(?%P J"}P)?%P!M ~;&?%?%Pn(^J"~J)?%?%P}H)^J"~F)?%?%Po*^J"~B)?%?%P~;&^J"w)?*?+P"?)?%Pw)^P"2|I?3/#?%D"}P)A-R/"?%G ~;&P!b/"?%D"}L)@/?%D"}T)@0?%D"}H).%-?*P*_D" @(P @/"O?*P%_D" A-R%O?(@&.!-?(?-^@*?(@&?-@+"O#O?&G  P+_A,P9WP P!?,eP}9hh%b=R%O?(?-^P!_@-P @,#O?,?-^G  P+_A(P9V/#P!?(eP}9hh%bR/#?,P!_A,?+^/ -.#-?&P!^@&?+P!_A+/ -?*@&.!-?+?,^@/-?%?/J"}P*?%?&J"}L*?%P"J"}H*?%P~2}4s J"}D*?%?4J"}A*?%?)J"p*?%P!J"}:*?%P}4ms J"o*?%Pw)^?%Po*^P%2|H? ?!?2?#?%D"~B)A(?%D"~F)2|=?%D"w)A&R/,?(?&2a.,-?(P |:%O?(R/!P!?(2DA*/%- -?%Qhhhh2K"~%(P @&.#-Pxks ?*?)P.a^?)?+X=A&D"%@/?&D" -@)Pxks ?*P.^?+P!W=D" @&?%?0J"}A*?%?-J"p*?%P!?/?&_A*?.^?(?*U=J"}D*?)?&_A+?(V@&?%P ?+?&=J"}:*?%P!?.?&=J"o*?%?(?*_A&P ?&?(W=J"}H*?%P~%(^?%Po*^P#2|H?%D"~-(@&.!-?%?*J"t(?%?(J"~%(?(R/ ?*?.?(y,  -?&/!.#-?(? D":A+D"FV/#?(?*_A&P |7/!?+D"D@)P!?&2DA(R/!?%?(J"t(?%?&J"~%(?&%O?(?)?*^?&y,  -?&R/"-?4R%O? ?!?2?#?%D"t(A(?&2|=?%D"~%(A&R/#?(?&2a.#-?2D" P!T%g?!?9?4P"T=?!?<=&?2D"%-@(? D"??%?#M }B*?%P M }A*?%P1M }C*?%?(J"p*?%Q K"o*?%Po*^2n!.!- -?%D"~%(A(R/ ?%D"t(?(2a-?1?#P!^A#T/ --"O?%D"~N%A&R/ P!@(P @##O?#Pw%S/!?%P2^?#^@*?&?(S@+?(P!^@(?#P~- ^@#?*P6^D" ?*P~+ ^G  P TcP!bA*P!P"?*=?+=A*P"S/ -?*R/ ? D"6D"FA#P.^D" A(P:a@-?#P*^D" @*? D"?@+P @#"O"O"O"O#O?#?-S/!?#?*^?#P:^@#D" P"T/ -?(/!P @#.#-?(/!P @#."-P!@#?%G |EP"S/!?%D"2?*D" P"Sb/!?&P!S%OP @#."-?(P!S%OP @#."-?%G }C!P"S/!?%D"Y?*D":P"Sb/!?&P"S%OP @#."-?(P"S%OP @#."-?%G ~P!P"S/!?%D"}D!?*D"IP"Sb/!?&P#S%OP @#."-?(P#S%OP @#."-?%G ~ "P"S/!?%D"x!?*D"|7P"Sb/!?&P%S%OP @#."-?(P%S%OP @#."-?%G }+#P"S/!?%D"s"?*D"|JP"Sb/!?&P&S%OP @#."-?(P&S%OP @#."-?%G ~6#P"S/!?%D"}-#?*D"|WP"Sb/!?&P(S%OP @#."-?(P(S%OP @#."-?%G }?%P"S/!?%D"v#?*D"n!P"Sb/!?&P)S%OP @#."-P @#?(P)S/!?%D"}A%?*D"}D!P"Sb?%G ~L%P"Sc@#.!-?%D"2%OP!@#?%G |EP!S/!-?&P!S%OP @#.!-?(P!S%OP @#.!-P!@#?%D"Y%O?%G }C!P!S/!-?&P"S%OP @#.!-?(P"S%OP @#.!-?%D"}D!%O?%G ~P!P!S/!-?&P#S%OP @#.!-?(P#S%OP @#.!-?%D"x!%O?%G ~ "P!S/!-?&P%S%OP @#.!-?(P%S%OP @#.!-?%D"s"%O?%G }+#P!S/!-?&P&S%OP @#.!-?(P&S%OP @#.!-?%D"}-#%O?%G ~6#P!S/!-?&P(S%OP @#.!-?(P(S%OP @#.!-?%D"v#%O?%G }?%P!S/!-?&P)S%OP @#.!-P @#?(P)S/ ?%G ~L%P!S?%D"}A%P Tb@#-?+?#?+G bcM b? D">A,G IP!S%O? 2V? D">@,-?,P J"u!?,E#t!@B?,Qhhhhs K#t!?%P J"h)?%?BK#~U("O? G CA&P!S%O? D"%A(? D"*A#P!_V%OP!? D" ?#?(V=G  P|4S@:-?#P ?#?(W=@#.!-Pxks ? D".?!P.a^?!? D"2X=A(D"%A#?#P T_@#?(D" P!^@:-?%?#J"}3(?%?:J"n("O?,D"t"A| R%O?%P}H)^? ?%P~U(^?%P2^?%Pn(^P ?%2;.!-?%P}H)^? ?%P~U(^?%P2^?%Pn(^P!Pxks ? D".?,D"~%"D" A#P.a^?#? D"2X=D" 2;-"O"O"O"O"O"O?%D"~N%A5R%O?%D"h)@-.!-?%D"h)@-"g?%D"CA3?5P!S/ <?%D"|T?3^A3?5P"S/ <?%D"}X!?3^A3?5P#S/ <?%D"l"?3^A3?5P%S/ <?%D"~4"?3^A3?5P&S/ <?%D"p#?3^A3?5P(S/ <?%D"~J#?3^A3?5P)S/ <?%D"}T%?3^-A3/!-?%D"}3(@;?%D"n(@2.!-P|%PF?&=@8? D"*A(? D"%V@#?#?(P"Uc@|!P!? D" A|"?#=@?? D":@=?%D"}H)@9?%D"}L)@1?%D"}P)@4?%D"n(@2?%D"}3(A;P ?(?#=V@@?,Pw!^@A?-@/?3@6P @.P @+#O"O?.P!bR%OP @##O?%P2^?#P)bP~- a^A(D"6%O?5?#P!^A&W/#?(D"|.@+?#@*#O?%P2^?&P)bP~- a^A(D"6%O?#?&?&?*U?(D"|.A(?+U?(?+S=A)=@#?+?(?)=@+?*?&?)=@*-?5?&P!^A&T/ -.#-?5?#P!^A#T/ -?/@-.#-P @##O"O?%P2^?#P)bP~- a^A(D"6R/ "O?(D"|.A*?+T%O?*?+U/!."-?#?)X/!?+@*-?#@0?5?#P!^A&W/"#O"O?%P2^?&P)bP~- a^A(D"6R/ "O?(D"|.A(?+T%O?(?+U/!."-?&?)X/!-?#?&?&?0U?(?*U?(?*S=A.=@#?0?&?.=@0?*?(?.=@*-?5?&P!^A&T/ -."-?5?#P!^A#T/ -?/@-."-P @.?%P2^?#P)bP~- a^A7D"|.A+?6P!_A<_A(P ?(?+W=@&P @("O?7G |0P!S%OP @0P!@)?7D"DA(?7D"CA.U/!?(?=D"FV/!-?(?._@0?=D"D?.^@)-?&?-V@("O?| / ?3?6T/ P @9P @6?0P ?;?2_?2?;V?@cA*=W%OP ?0?)P!?2??^?*=?02}C!=@6-?%P J"}H)?%?2J"}L)?%?2?6^A4J"}P)?%?4J"n(?2@1?4@2-?-?&?(=@."O?0R%O?%?8M o*?.R@6P!@&?%Po*^@(.!-?)P ?)?0P!_A&^G  P|4SA*=@("O"O?./ ?*R/ ?|!%O?%?8M o*."-?)@(?|"H  Pr~Y T/ P!@4?%P!J"}P)?%Qhhhh2K"}H)?%?8M o*P @9P!@1P @:.!-?%?8M o*?&?0?*=@&?(?)?*=@)-?.R@6?&P)W%O?%Po*^@(?&R%OP!@&."-?8?)G  S%O?)@(."-?&P!S%OP!@&."-?8?)G !S%O?)@(."-?&P"S%OP!@&."-?8?)G "S%O?)@(."-?&P#S%OP!@&."-?8?)G #S%O?)@(."-?&P%S%OP!@&."-?8?)G %S%O?)@(."-?&P&S%OP!@&."-?8?)G &S%O?)@(."-?&P(S%OP!@&."-?&P!?)G (?8SA(=@&?)?%Po*^?(=@(.!-?%?8?)?&2|V?&P!?%D" P!SA(=@&?)?%Po*^?(=@(-?,D"w!?,D"~F!A)A0_?&U%O?A?0?&P!P!2m!?,D"~F!@0-?&%O?,D"~B!?0^?(?&y,  -?,?&?0^A&J"~F!P!@0"g?6R%O?&@*?).!-?9@0?4@*?1?/R/ <?%D"y(A(?&J"*?(?)J"%?(P!J" ?1-@(P @)P @6?7D"6P!S%O?7D">@6?7D":@)-?/?.?.?/V=@>?%D"~U(?/S%O?%P~U(^2}:!-?%D"y(A&?>P:a^@7"O?.?/X/ ?/?>_P:aA.R/ ?7P:^?7?.y,  -?7?6J"6?7?)J"2P!@.?7P!J".?7?*J"*?7?(J"%?7?0J" ?%?/P!^A/J"h)?#@)?<A6/ -?%?:J"~%(?%?,D"~F!A(J"t(.!-?%D"y(@&?%?:J"~%(?%?,D"~F!A(J"t(?-R/!?-@/-?&D" A#P#S/!?/P:a@)?%?#J"w)?%?&E"%ABK"~B)?&E"2@C?&D".@+"O"O"O?#/ ?:?BqT/ ? D">D"~F!?(S/!-? ?%P~%(^?%Pw)^?%P2^2Q.!-?%?BQ?l|3"~%(-?&P:^@#?&?)^@)P!@&#O"g"O?&P"S/ ?+P#S/ ?C@B?+@(P".!-?#?)S/#?#D" A(P#S/#?#E"2@C?#D".@+?#E"%@B?#P:^@#P!-@&?%?(J"w)?%?BK"~B)"O?(/ ?%D"~%(?BqT/ ? D">D"~F!?%D"t(T/ ?%?BQ?l|3"~%(.!-? ?%P~%(^?%Pw)^?%P2^2Q. - -? ?%P~%(^?%P}H)^?%P2^2Q-?%?;J"p*?%?2J"}:*?%P J"o*? ?%P~%(^?%Po*^?%P2^2Q? D">A#D"t!A(%O?#D"~-!?(P:a2a? D">@#-?#?%D"h)J"u!?#?%E#~U(K#t!?%D"~N%A(R/ P @##O?%P2^?#P)bP~- a^A&D" %O? ?&D"%P!^?#2|N-?(?#P!^A#T/ --P @#? D"6A/G JA9P!S%O?/D"FG IA#P ?#P1U=P|1aH!}+}MO@#-?%D"~N%A<%O?#P{{#b@/P @##O?%P2^?#P)bP~- a^A(G R@4"O?(D" R/ ?(D"%@+"O"O"O"O"O"O?(G |8P!T%O?4P!T/)Pt}0s @(? D"6A&D"FA)D".?#V%O?)D"*?#P:a^@(-?)G |,R/!?(G 6@)? D"2@1?&G I@*?(G 3P!_0"#%"-Pt}0s @&? D"6A)D"FA*D".?#V%O?*D"*?#P:a^@&-?(G LP"S%O? D"??%?#M }B*?%P M }A*?%P0M }C*?%?+J"p*?%Q K"o*?%Po*^2n!.)-P @.?%P2^?&G 8A-P)bP~- a^A*G AP!S%O?*G LP"T@.-?(D"2@3?(D".@0?(G |6R%O?)G I@)P/@*P @,?+@("O"O"O?&G 3P!_0"!* -?)P!b/)?-P{!bP)T/!P3@*.)-?)P!bR/(?-P{!bP)T/ P2@*.(-?.?0cR%O?&G 5@*.(-P-@*?0R/&? D"2@(? D".?%?+J"w)P!@,?%?%Pw)^J"o*?(?+P!^?3?%Po*^P#2|I?%D"w)@(.&-P @(P @)P @2?*D" P!S%OPxks ? D".?*D"%A&P.a^A)? D"2A*?&W=D" @2Pxks ?)P.^?&P!^?*X=D"%@)-? D"?A,D"C@1"O"O"O?,D"DA&0""! -?&@*#O?(?*P!fA.?(^A-?1?-P%e^D" ?2V=@(?*?._A*P!V/ --"O?(?1?(P%e^D" ?2W^A(R/ ?1?(P%e^A(P._D" A*?2W%O?(P%_D" ?2?*_^@2.!-?(P*_D" @2-P @(?&P!T%O#O?&P!fA*?(^A.?(?1?.P%e^D" ?)U=@(?&?*_A&P!V/ --?(?1?(P%e^D" ?)U^A(R/ ?1?(P%e^A&P%_D" @(?&P._D" A&?)X%O?(@).!-?)?&_?(^@)-?%?#M }B*?%P M }A*?%P!M }C*?%?+J"p*?%?2J"o*?%?2?)?)?2U=J"}:*?,?%Po*^2n!?0R/(.&- -?*P!b/!.%-?*P!b/#-?)P ?)P~0 U=@(Pxks ? D".?+P!^A)P.a^?)?1X=A)D"%@*?)D" @1"O"O"O"O? G CP!S%O?%Po*^P!? D" ? D"*A&? D"%VA)=P ?&?)=?1?*2| ?%D"o*@&?(P|-_P{!bP"X/!?&Phhhh|WS/%?%D"}:*@)?%D"p*A*%OP @(#O?(?*S/%?(?)^?(P!^@(G  PI_P{!bP,U/ --?&R/%?)?&2a.%-?&G |.P.aG m}LO?(P.aP~Jqs ^A-G #P Tb@(P)@&"O"O"O"O"O"O"O"O"O"O"O"O"O"O?)D"*P)bP!_0) !("#%&*-P!@&.%-P"@&.#-P%@&."-P&@&.!-P(@&-?(/0?-G *@(.!-?(//P#@&?-G *A(P!S/"-?(P{!b0,.""""#"%*&"-?(?-G *Rc/-?-G %R/*.--?*?1_P"V/,?-G %R/).,-?&P#T/(.+-?&P"T/&.*-?&P%T/%.)-?&P(bP%T/#.(-?&P |9/&?%D"}:*?&2a.&-?&R/%?)?&2a.%-?&P&S/#-? P%?+?#2|F."-? D"??%?#M }B*?%P M }A*?%?*M }C*?%?(J"p*?%Q K"o*?%Po*^2n!?,R/!-?%?#J"w)? D".? D"2?%? J"o*?%?%Pw)^J"}:*?+P!^?3?%Po*^P!2|I-"O?9R/ Pt}0s @(? D"6A+D"FA&D".A1?#V%O?&D"*?#P:a^@(-P @*?&G IA)P ?)P1U=P|1aG }Q}MO@-"O?(G 8A)P)S/ ?%P2^?)P)bP~- a^D" / ?/?)?1U%g?&D"*?)P:a^&Pt}0s -G 6?-_P1bf@*-?(G 3A1P"S?4P Tc@)?+G I@&"O"O"O"O?1P!_0"" !-?)?*cP!b/#."-?&P!d@&-?&?)c?*cP!b/!-?/?(G 6?-_P1bfP!bR/ ? P#?!?#2|F-?<?#P!^A#T/ -? D"6@/-"O? G CR/ ?/D"FA!G IA#P ?#P1U=A#P)_P{!bP~Y!U/ ?!D".A&R/ ?#P|1aA(G }Q}MO@)?)?(G }N}MO^@*?&P:a@#?(G }O}MO@1?!D"*@!"O"O"O?/G IA,R%O?!P3^@&P @(?*P{!b@*?#@+#O?*?&P#^G  S%O?&G  /%-?&P:^@&?(P!^@(?+P:_A+/ -.!-?!P3^@&P @(?*P{!b@*?#@+#O?*?&P#^G  S%O?&G  P!T/#-?&P:^@&?(P!^@(?+P:_A+/ --P @*.!-?%P2^?(P)bP~- a^A(D" @*?(D"%@--?)?1^@)"O?,R%O?!P3^@&P @(?)P{!b@!#O?!?&P#^G  S%O?&G  /#-?&P:^@&?(P!^@(?#P:_A#/ -."-?!P3^@&P @(?)P{!b@!#O?!?&P#^G  S%O?&G  P!T/"-?&P:^@&?(P!^@(?#P:_A#/ -.!-?*?%P2^?(P)bP~- a^A!D" bP!T/ ? D"??!D"%@!?%Ph~Y#N!}A*?%P(M }C*?%Q K"o*?%?!?-?!?-V=J"p*?%Po*^2n!? D"6@/-"O?/D"FA!D".A#R/ ?#P:aP:_@+?!D"*P8^@#P @&?/G I@0#O?#G  @*?&@("O"O?#P&_G  A!?0S/ ?!P"T%OP)@(?*P)S?&@*/!-.!-Pt}0s ?/D"FA!P*^D" ?(P:a^?(?!P.^D" X=P8^G  @!?%P2^A1?*P)bP~- a^A)G T@-?)G R@*?1?(P)bP~- a^A(G |7@1"O"O"O"O"O"O"O"O?(G RA,P!S%OP @."O?*P!_0#+ " -P @*.*-?*P!_0#&#!"-P @*?!P)S/(?-P!bR/(?1P!b/(.#-P @*?!P)S/#?-P!b/".#-P @*."-P @*?,P#T%OP @..%-P @.?1P!bR/#."-P"@*-?,P#S/ P @..!-P"@.-?(?.M V?)?*M V-?+R/!?+P:_@+?#P:^@#?&P!^@&. - -P @#? D">P J"~F!?%D"~N%@8"O#O?#?8S/!"O?%P2^?#P)bP~- a^A!G V/ ?!D" %O?!G |8P!S/!-? ?%P2^?#2|G?#P!^@#R/!--? D"?A#?#D"aP!^J"a?#G |TP!T/ ?#D"|O@2?#P J"|O?#E"|J@B?#Qhhhh2K"|J?%?2J"~F)?%?BK#w)P|%PF? G CA>=@| ? D".A4Pxks ? D"2A1=@|!P!? D" ? D"*A!? D"%A(VA&=@-P ?!?&=@/?#Pw ^@3? D"6@7?!P!_?(X@|"P @*P @(#O"O"O?%P2^?(P)bP~- a^A!G VA+/ ?!D" %O?!G |8P!S/!-? ?%P2^?(2|GR/!-P"P!?2?%D"~F)A&UA,=A)?%D"w)?&_V%O?%Pw)^?&?)P!P!2m!?%D"~F)@&-?)%O?%D"~B)?&^P~Mms P}4ms ?,=?)y,  -?%?&?)^A&J"~F)?7D"FA)D".?(V%g?)D"*?*^&Pt}0s -G 6A)P ?)P~0 U=P.aG ~RqOA)P ?)P|3U=P;aA,G ~S}9OA)?%D"w)?&_V%O?%Pw)^?&?)P!P!2m!?%D"~F)@&-?)%O?%D"~B)?&^?,P~=}9s ^?)y,  -?%?&?)^A&J"~F)?+P"eA)D"~N}VO@+?)D"~B}VOA)?%D"w)?&_V%O?%Pw)^?&?)P!P!2m!?%D"~F)@&-?)%O?%D"~B)?&^?+?)y,  -?%?&?)^A&J"~F)"g"O"O"O"O"O?!D" A.R/ ?!G |8P!T/ ?%D"w)?&_P%W%O?%Pw)^?&P&P!P!2m!?%D"~F)@&-?%D"~B)?&^A)P}0ns D  J  ?)P}4ns G  M %?%?&P&^J"~F)?!|/"*?%Pw)^A)2}B!?%D"~F)A&?%D"w)S%O?)2}?!-?%D"~B)?&^PFM  ?%?&P!^A&J"~F)?!D"OA+?!D"|1A)U?+?/Vc@0P ?+?)_?0=@+"g?>R%O?|!D" P!^.!-P ?|"/ <?-G  P|4S-@,?+R/"P!?)?-^?0=@0?)?,S/!?+P!T/!?0G  ?| T/!."-? ?%P2^?(2|G?%D"w)@+/"?&P!_@&.#-?%D"w)?&_P&W%O?%Pw)^?&P(P!P!2m!?%D"~F)@&-?%D"~B)?&^A)P}5ns D  J  ?)P}8ns H  N %?%?&P(^J"~F)?%?+J"}:*?%?0J"o*?%Po*^P!?%Pw)^A)2|1?%D"~F)A&?%D"w)S%O?)2}?!-?%D"~B)?&^PFM  ?%?&P!^A&J"~F)-?%D"w)@+?!G |6R/ ?+?&_P/W%O?%Pw)^?&P0P!P!2m!?%D"w)@+?%D"~F)@&-?%D"~B)?&^A)P}:ns E  K  ?)P}?ns E  K (?%?&P0^A&J"~F)-?+?&_P(W%O?%Pw)^?&P)P!P!2m!?%D"~F)@&-?%D"~B)?&^A)P}Fns D  J  ?)P}Ins D  J #?%?&P)^A&J"~F)?.%O?!D"%A&?1U@)Pxks ?4?&P.a^A,P.^?&P!^?1X=A0D"%A+@&?0D" A9@.?!D".P!S%OPxks ?4?!D"2A&P.a^?&?1X=A0D"%@&?0D" @.-?,Pxks ?)=@:?&?+V?+?/V@<Pt}0s @0?7D"FA)D".?(V%O?)D"*?*^@0-?:D" @)?<c@,?&?-^@=?+?&_@?P @5?%P2^?0G 8P)bP~- a^A0D".P!S%OPxks ?4?0D"2A0P.a^?0?1X=A6D"%A0?6D" A5U?/?0Uc@;P ?0?5_?;=@6P!?-?5^?;=@5-?.?/V@0P!?=?,=@;P ???,=@=?)?-^@,"g"O"O?!G |6R%O?!G |8P"T/!?:D"%@!?%?=J"}X*?%?;J"}T*?%P"J"}P*?%P~1ms J"}L*?%P ?.?9_?.?9U?0cA&=J"}H*?%P!?-?9^?&=J"}D*?%P}2ms J"p*?%P ?!?)_?!?)U?!?/VcA!=J"}:*?%P!J"}A*?%P!?,?!=J"o*?%Po*^@&P&.#-"O?5R/ ?6P ?&?._?&?.U?&?/VcA!=T/ ?5P!?-?.^?!=?62}C!R/"-?%P ?+?)_?<?)?+VcA!=J"}:*?%P!?,?!=J"o*?%Po*^@&P!."-?%P ?+?)_?<?)?+VcA!=J"}:*?%P!?,?!=J"o*?%Po*^@&P!.!-?%?=J"}H*?%?;J"}D*?%P"J"}A*?%P~1ms J"p*?%P ?.?)_?)?.V?0cA!=J"}:*?%P!?,?!=J"o*?%Po*^@&P#-@!?&?!?%Pw)^2|1?%D"~F)@&-?%D"w)?&S%O?%Pw)^2}?!-?%D"~B)?&^PFM  ?%?&P!^A)J"~F)?%D"w)@+P ?)R/!<-?%?&J"~F)?&-@!?!?+S%O?%Pw)^2}?!-?%D"~B)?!^Pz M  ?%?!P!^J"~F)-?*P:^@*?8?(P!^A(T/ -?%?%D"~F)A(J"p*?%?%E#w)K#o*?3D" A %O?#D"[? 2a-?3?%D"p*J"*?3?%E#o*K" ?#D"YA!?#D"|?S%O?#P~4 ^2}=!-?#D"|C?!P&e^A ?"E"2K"2? ?"z " z-" ? ?(J">? ?2J":?#?!P!^J"Y-?%Ps*^C 1-?#P?^@#?(P?_@(. - -}T|K#|/g(}#!} B Pn#_A+C Ptrs Ptrs G  A*P!?*=M  ?*%O#OPtrs G  A*/ Ptrs ?*P!?*=M  ?*/ --? P*W%O? G }DlO@>-?"P}H~1s D" A*?!P?^A| _A P ? ?*W=V@ ?+P.^P!P!P}D~1s D" ?| ^? =?*?| U=P ?"? =P 2EP}H~1s D" @-P}D~1s D" @*"O"O"O?#PgS%OPhhhh|W@|&.!-?#P#e@2?#P{{{{!V/!?2Py{{{)V/!"O?2R%OP%@@.!-?#@|&P%?22DA@R/"-?#%O?!?"^A7?*^@0?-?"_?!_PC_@ P @*?#@,#O"gP ?-?*?7^A1P?^U/ <P ? P%^P%U/ <?*?0^P?^D  -@/P @."O?-?1PC^U/ ? P%U/ ?*?0^PC^D  @.-?*?@^A1?/J" ?1P%^?.J" ? P*_@ ?*P*^@*?,P!_A,/ --P}H~1s D" @-P}D~1s D" @*-"OP ?&?&?-?%P.aA.?2?"?| ^^^A,_A P ? ?-W=VA =A/P |:%O?/R%OP!@|#P @&.%-P!?/2DA|#/!- -?/R/!?|#P!P!?*?,^? =?,?-V=?/y,  .!- -"O"O"O"O?%P}F~5}F~5 V/ "O?.R%OP%@A.!-?%@|)P%?.2DAAR/!-?%%OP|C?"?2^?!^A0_@1?%@2P @*#OP}H~1s D" A7?1^@.P}D~1s D" @-"gP ?7?*?0^A,P?^U/ <P ?.P*^P%U/ <?-?0^?*^P?^D  -@ P @/"gP ?7?,PC^U/ <P ?.P%^P%U/ <?-?0^?*^PC^D  -@""O?7?,PD^U/ ?.P%U/ ?-?0^?*^PD^D  @/-?*?A^A,? J" ?,P*^P ?/?"_?&?/U?"?/VcA =J" ?,P%^P!?"?|#^? =J" ?1P._@1?*P.^@*?2P!_A2/ --P}H~1s D" @7P}D~1s D" @3"O?!P|IV/ ?7?| U/ ?!?3^A z.                z- 2? z.                z-  -2|&P~Frs D" A Phhh"V%OP~Jrs D" ? 2aP~Frs Qhhhh2K# -P~Nrs P J" Pxrs D" A Phhh"V%OP~Urs D" ? 2aPxrs Qhhhh2K" -Plss P J" Pyrs P J" Poss D" @*Poss P J" Ppss D" @2Ppss P J" ?*R/#P}:ss D" @,?2R/!P @-#O"O?-%O?*@/?-@*.!-P @/"O?,R/ ?,A P)bA.%O#O? P!_@ ?*D"}X"@*?.P!_A./ --?,P*U/ #O?*D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"@*? P*_A / --P @,-"O?*H!}V"?,V%O?,@1?*@..!-Ps~1s D" @"P}T~1s E# @|2#O?*D"|CA.R%O?*P~J"P}X"?/=2a -?*P~N"Ps"?/=^A P%_D" @-?*H!}T"@1"O?*P%_A,D" A0P!bR%O?*?0_A*D"%A,?*D" A0J" ?0%O?0?,J"%-?"?*D"*A,P"e^D" /!P}T~1s Q!?,}Ij?|2})A|2K# .!-?,?0P"cJ" -"O?"P|4"g?-P"b%O? D".@-? D"%A,? D" A0J" ?0%O?0?,J"%-?"? D"*A,P"e^D" R%OP}T~1s Q!?,}Ij?|2})A|2K# -? ?-^@ -? ?*_A-?-P}%"X%OP|!?-|N_A,P!e?-?,f^.!-P%f-A,?,P|4X=A0P"e^A;D" A,R%O?;?*J" P}T~1s Q!?0}Ij?|2iA|2K# .!-?;?*J" ?,?*J"%-?*?-J".?*?0J"*?*?;J"%?*?,J" ? P%_?-J" ?/P!^@/?1?.A*H!}V"X/ --"O?/R%O?1P!^@,?.@-.!-?.?1P"e^Ps"^@*"O?/P)bA,R%O?/@ .!-?/@ #O? P!_@ ?*D" A-P}X"^@*?,P!_A,/ --P @,?/P*U/ #O?*D" D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"A-P}X"^@*? P*_A / --?.?1P6a^A"P~B ^D" A %O?"P~F ^D" ? 2a-P @*?2P!_A2/ -."- -?,R%O?*@-.!-"O?,P)bA R%O?*@-?,@*.!-?*@-?,@*#O?*P!_@*?-D"}X"@-? P!_A / --?,P*U/ #O?-D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"@-?*P*_A*/ --?-D"|CA*%gPs~1s D" @,P}T~1s E# @|2P @ #O?*?-P~N"Ps"? =^A*P%_D" @/"O?-P%_A.D" A1P!bR%O?-?1_A-D"%A.?-D" A1J" ?1%O?1?.J"%-?,?-D"*A.P"e^D" /!P}T~1s Q!?.}Ij?|2})A|2K# .!-?.?1P"cJ" -"O?,P|4"g?/P"b%O?*D".@/?*D"%A.?*D" A1J" ?1%O?1?.J"%-?,?*D"*A.P"e^D" R%OP}T~1s Q!?.}Ij?|2})A|2K# -?*?/^@*-?*?-_A1A/P}%"X%OP|!?/|N_A.P!e?/?.f^.!-?/P%f-A.?.P|4X=A/P"e^A0D" A.R%O?0?-J" P}T~1s Q!?/}Ij?|2iA|2K# .!-?0?-J" ?.?-J"%-?-?1J".?-?/J"*?-?0J"%?-?.J" ?*P%_?1J" ? P!_@ A-D"|CA*/ -P~J"P}X"? =&P}X"-@ ?-? 2a-?)P T@FP ?| ?7?| UA =@|!P!?3? =@|"P}Ass Q K" P}Hss P J" ?+P~4 ^?>?+G |9?+G W2M?>P(V@"?+D"|C@D"O"O"O?+D"YAGR/ ?GP!T/ ?>P)U/!-?+P"M }6!.!-?+Pt!^?>?+P.^?DD" ?DP%^G  P 2C?+?+E"~U!K#n!?+?+z "~F!z-#h!?+?+z "v!z-#|T?+?+z "t!z-#|J?+G }6!P"S/ P}Lss ?+D"l!?+D"}-!23?+Pw ^@|*-Px~&s ?FM  P~U~&s ?)RM  Po~&s D" @ Po~&s P~Frs D" J" P~Frs ? J" P}:~&s E" @|3P}:~&s P~Jrs E" K" P~Jrs ?|3K" P}X~&s P M  ?+?"M }L!?+P J"}H!?+?@J"}A!?+?@?#P#e^J"}D!?+?|!J"}:!?+?!J"p!?+?|"J"o!?+D"O@"?+G |:@|,?+D"|6@|-?+P}P!^?+Po!^2|5"O?+D"}P!P!S%O?(y)@QP+P*?@=@BP}-}4s Pi}4s ?@=@|.P!?|"?!?|!VA =@HP ?!? =@EPh~+}Q~L!?"?"Ph~+}Q~L!X=@I?A?%P.a^@| ?+Pu"^@|+?+P~;!^@;?>P.aPi}Ls ^A|/P+^@J?>P(V@K?A@"#OP}Ass D" @ "g"O"O"O?LR%O?"?| T/!?| @"P @,.#-?7%O?7@,."-P @,."-?"A,P.^@"-P ? ?,D" S/!<-?,@7P @,P!-@L?+D"~%!@5?+D"s!@<?+D"}X!A4?+D"}T!A0U@2?4?0_@-"O"g"O"O"O?+D"}A!/ ?+D"p!A ?+D"}:!V@#"OP ?-?2?4P ? ?#=VcA =A%R/ P!P!?+D"o!?#=?0^? =A.@*?-@ #O?*G  P+_A#P9WP P!?#eP}9hh%b=R%O?-?.^P!_@.P @*#O"O?*?.^G  P+_A#P9V/ P!?#eP}9hh%bR/ ?*P!_A*? ^/!.%--? ?*^R/".#-?*P!^@*? P!_A / --?,RA ?%?IWbR%O? /".#-P}Dss P}Dss D" P!^J" "O"OP ?5?<_?5?<U?5?|!VcA#=A*Po~&s D" Pp~&s D" A _V%OPo~&s ? ?*P!P!2m!Pp~&s D" @ .!-?*R/!-?*R/ P}:~&s D" ? ^P!?<?|"^?#=?*y,  -Pp~&s ? ?*^J" .%-?,/!-P .!-?,P*^D" @%?,P%^D" -@#Pp~&s D" @,"O"O"O"O"O"O"O"O?|*R/ P}A~%s P J" P}L~%s P J" ?-?IV/ P}Lss ?>?+P.^?#?%28R/ P @.Ps~%s z # @|5Ps~%s Qhhhhs K# Pv~%s D" @ Pv~%s P4M  Pt~%s P J" ?+? J"}L"?+Pu~%s E# K#}D"?+?|5z-#o"?+?!J"u!?+?|!J"~-!?+?|"J"t!?+Pi"^A1?+Po"^?+Pt!^?0?4?|-2/?+D"n"A/Pxks ?+D"}3"A*=D"%P}L~&s ?<J" P~J~&s Q K" P}P~&s P J" P}H~&s P J" P~4~&s P J" Pt~&s P J" P~R~&s P M  Pw~&s P J" ?4W%O"O?*R/ ?/D"%PgS/ P}Lss ?1?|*2#-?+G }L"P4S@.-?+?+D"}L"J"w!?+?+E#}D"K#v!?+?+z #o"z-#t!Ps~%s D" A %OP~%~%s D" ? P.a2a-Pv~%s ?+D"w!J" Pu~%s ?+E#v!K# Ps~%s ?+z #t!z-# Po~&s ?H?E?52}!"O?|,R%OP!@3.!-Pt~&s D" P%e@*P~%~&s D" @ #O?*RA3/!?*P2_@*? P0^? P2^@ G  P*U/ --?.R/ ?3P}L~%s D" Rb/!-Pp~&s D" ?,X%OPp~&s ?,J" -?+Po"^A*P!?0?H^?2?4?EVcA =P ?-? =Ph~(s 2}%!Po~&s E# @|3Po~&s Qhhhh2K# ?+Pp~&s D" J"u!?+?|3K#t!Pp~&s P J" P}Lss ?>?*?+P.^?#?%22Po~&s D" A %OP}:~&s D" ? 2a-Pp~&s ?+D"u!J" Po~&s ?+E#t!K# Px~&s ?FM  P}X~&s P M  P}L~%s D" R/!.(-P}P~&s D" /!.#-"O"OP ?0?<_?0?<U?0?|!VcA =A#Po~&s D" A*Pp~&s D" A/_V%OPo~&s ?/?#P!P!2m!Pp~&s D" @/.!-?#R/!-?#%OP}:~&s D" ?/^P!?<?|"^? =?#y,  -Po~&s D" @*-Pp~&s ?#?/^A/J" Py~#s D" @ "O"OPh~%s D" A#?*?/_V%OPo~&s ?/?#P!P!2m!Pp~&s D" @/.!-?#R/!-?#%OP}:~&s D" ?/^? ?#y,  -Po~&s D" @*-Pp~&s ?#?/^A/J" "O"O?*?/_P ?5?4_?4?5V?5?|!VcA =A*U%OPo~&s ?/?*P!P!2m!Pp~&s D" @/.!-?*R/!-?*R/ P}:~&s D" ?/^P!?4?|"^? =?*y,  -P @#Pp~&s ?*?/^A J" ?,@*P}L~%s D" /%.!-Pp~&s D" @ P}T~&s D" @*P!@#-P!@/"O? ?*U/ ?5?|!V?*?<?,_^A.?5Vc@,? ?*_A P ?5?._?,=T/ P}:~&s D" ?*^P!?.?|"^?,=? 2}C!P T@/-P @0P}Hss P}Hss D" ?/^J" ?#R/!-P!@0P}A~%s D" A*R/ P}:~%s D" ?*_P!W%OP}:~%s ?*P"P!P!2m!P}A~%s D" @*-P}A~%s ?*P"^J" Pp~%s D" ?*^Pz~W!N  -"O?)R/ P}A~%s D" R/ ?QPlss |/" }"@|4P}Ass |/" Pxrs D" Pyrs D" A*_?BU%OPxrs ?*?BP!P!2m!Pyrs D" @*-?|4}!?B%OP~Urs D" ?*^?|.?By,  -Pyrs ?*?B^J" Pxrs 2}B!Pxrs D" Pyrs D" A*_P/W%OPxrs ?*P0P!P!2m!Pyrs D" @*-P~Urs D" ?*^A P}9}4s E  K (? P}4}4s E  K  Pyrs ?*P0^A J" Pp~%s D" @#"O"OP}A~%s D" A*Pxrs D" A/? _V%OPxrs ? ?*P!P!2m!Pyrs D" @ .!-?*R/!-?*%OP~Urs D" ? ^?#?*y,  -Pxrs D" @/-Pyrs ? ?*^A*J" ?/?*_P!W%OPxrs ?*P"P!P!2m!Pyrs D" @*-Pyrs ?*P"^J" P~Urs D" ?*^Pz6N  -"O?0R%OPo~%s D" @,P}3~%s D" @/.!-Ps~&s D" @ Ps~&s Pn~%s D" J" Pn~%s ? J" P}3~%s E" @|3P}3~%s P~%~&s D" A/J" Po~%s Pt~&s D" A,J" P~%~&s ?|3K" -?,P%e@*?/@ #O?*R/"?*P2_@*? P0^? P2^@ G  P#U/ -"g?0R%OP ?-P ?4?EW=?2=ACP?^A Pl~(s D" V@#P ? ?#=@<P!Pi~(s D" ?#=.!-P}Lss 2IPo~%s D" @,P}3~%s D" @/?!@C?|!@<?|"-@ P~%~%s D" @|%?+Pt~%s D" A|(J"}P"?+?|%J"}L"?+?CJ"}H"?+?<J"}D"? @|0?+? J"}A"?+P J"p"?+Qhhhhs K"o"?+Phhhh|WJ"~;!"O?,R/ ?/?,P%e^@MP!? ?<?CUA =@NP ?C? =@|1#O"O?/G .A ?GX/ ?/G 0A6P"W/ ?D? P#e^A*D" A1D"*@."g"O?1D".A#?/P/^A-G  A W%O?.Pt}0s ?#=@ ?6?1G HT%O?|/G +@8? G 2@5? G 7@4."-? G 2@5? G 7@4?1G |*@8.!-?.? P:a^A,G 6A%P ?%P~0 U=P.aA P~Kqs ^?J? G ~JqO=G  @8?,G 2@5?,G 7@4P{!?,G 8A ?#X/!<?.? P:a^G 6.!-P{!@%P{!-@3?1G |,@#"O"O?6P|!bP2T%O?#P{!bR/!?*G %P!d@#-P @0P6@.?+D"~;!Phhhh|WS/!?+Pt!^@0?;@.?6P)W/!P6@.P @0.!- -P}-ss E" @|3P}-ss Qhhhh2K" P}3ss P J" ?+?|3K#}T"?+P J"s""O"O"O"O"O?KR%O?0R/%?0D".@2?/D" @1P @ ?0D"2A*0"#"!-Pxks ?|%?/D"*A P.a^? ?|(X=A D"*P)bP(T/%?+P~N"^?N?|1? D" ? D"%2| ?+D"~N"A,Phhhh|WS/%?+D"~U"A ?+D"x"A*? ?*^?+P}T"^2|U?,R/%?*?,2a.%-#O? ?*P!fA,? ^A ?2? P.a^D" ?1V=@ ?*?,_A*P!V/ --? ?2? P.a^D" ?1W^A ? P T_@*-?+?0D"2J"h#?+?0z " z-#~N"?+Pi#^?.?*2|<?+P~N"^?+D"l#?+D"}-#?+P}T"^2|/.!-?+?|(J"h#?+?|%J"y"?+?CJ"~U"?+?<J"x"?+?|0J"~N"?+Pi#^?+Po"^?/D"*2|<?+P~N"^?+D"l#?+D"}-#?+P}T"^2|/-?#P!b@,"O?/G 0P#_P{!bP%V/ ?-G  P{!S/ Pxks ?|%?/D"*A P.a^? ?|(X=D"*P)bP(S/ ?%P ?%P~0 U=P.aG ~RqOA P ? P|3U=P;aA G ~S}9OA*? P~=}9s ^A ? ?*^?+P}T"^2|U-?|+?+E#}T"A|3K# ?|+?+D"s"A J"*?+?|3K#w"?+? J"~F"?+?6M ~/"?+?3M ~."?+?%M ~-"?+?8M ~,"?+?4M ~+"?+?5M ~*"?+?,M t"Ppss D" @8"O"O"O"O"O"OPoss D" A R%O?+D"v"@-?+D"~4"@*?+D"u"@ ?+E#t"@|4.!-?+P~N"^? P}:ss D" ?+Pt"^2|??+D"~N"R%O?+D"x"?+D"y"P#e^A ? D"%P!^J"%P}-ss D" A %OPnss D" ? 2a-P}3ss ?+D"~F"J" P}-ss ?+E#w"K" .)-?+D"v"@-?+D"~4"@*?+D"u"@ ?+E#t"@|4Poss D" A,R/ ?+P~N"^?,P}:ss D" ?+Pt"^2|??+D"~N"R%O?+D"y"@-?+E"x"@|2? R/%?*? 2a.%-?*}I?-}IQ?ji@|2? Phhhh|WS/"?+D"x"A1R/!?+E"~U"A|3Q?lq@*"O"O"O"O"O"O"O"O"O"g"g"O"O"O?1H!}V"A-P-X%OP%@,?|3Qhhhhu |?/!P&@0P @2?*@,?*P&_0"!#"-?1P~; ^A,?*P6a^@2"O?*P!^A0?-V%O?2?|2K".?2? J"*?2?|4K" .!-?-?*_A#P6aA%%O?,?0P6a^?2?%y,  -?2?|2K".?2? J"*?2?|4K" ?#P#eA R/ ?1?0P#e^?1?*P#e^? y,  -?1?*P#e^A ?8J" ? P!J"%?1?-P!^N!}V"Phhhh|W@*?+P~N"^.%-P%P}X"2DA-R/<?-P J"|C?-?1H!}V"?,Pgd^A2N!}V"?2P.X/%?1?,P#e^A0D" @.?0D"%@3?1?,P6a^@%?2P6aA#%O?-P~; ^?%P~N ^?#y,  -?2P#eA#%O?-?0P*^?#y,  -?1?,N!}V"?1."-?*P)_@2P(@0-P%P}X"2DA-R/:?-P J"|C?-?1H!}V"?0Pgd^A,N!}V"?,P.X/#?1?0P#e^A*D" @.?*D"%@3?1?0P6a^@%?,P6aA#%O?-P~; ^?%P~N ^?#y,  -?,P#eA#%O?-?*P*^?#y,  -?1?0N!}V"?-H!}V"@,?2@*?--A0P~; ^A4?*P6a^@6?%P~; ^A#E" @P?#D"*@2?#E".@O"O?,P{{#bA#?*W%O?6?|2K".?6? J"*?6?|4K" .!-?*P!^@5?#?*_A%P6aA#%O?4?5P6a^?6?#y,  -?6?|2K".?6? J"*?6?|4K" ?%P#eA R/ ?0?5P#e^?0?*P#e^? y,  -?|3q@#?0?*P#e^A ?8J" ? P!J"%?0?,P!^N!}V"?+?2J"~N"P @*?+Pi#^-?*J" ?+D"~N"A%Phhhh|WS//?+D"i#@*#O?3@8?.@5?-@4?O@|4?%@,?P@|3?1A D"|CA1R%O"OPoss D" A-%OP}:ss D" @#P%P~J"2DA.R/(?.?-J"}X"?.P N!}V"?.P J"|C?#P!^A R/)?-P N!}T"?-?.J"|CP}:ss ? J" Poss ?.J" ?#?*S/! - -?.?|4K"|O?.?,J"[?.?|3K"Y?.P!N!}V"?.?4J"s"?.?8J"%?.?5J" ?4P!N!}T"?4?.J"|C.1-?#?*T/&? H!}T"@*"O"O?1H!}V"A9P-X%O?+P~N"^@2?*P&X/!?*@0P%@*."-?1P~; ^A-?*P6a^@0?*P!^@ "O?*?9X%O?0?|4K".?0?,J"*?0?|3K" ?1?*P#e^A#?8J"%?#?5J" .!-?9?*_A.P6aA#%O?-? P6a^?0?#y,  -?0?|4K".?0?,J"*?0?|3K" ?1?*P#e^@,?.P#eA#%O?1? P#e^?,?#y,  -?,?8J"%?,?5J" ?.P"eA,R/ ?1P}X"^A#?*P"e^P*^?#? P"e^?,y,  -?1?9P!^N!}V"?1? P"e^?4J"}X"?9P"^A-? W/2?9?*_A,P!^P#bA.%O?1?*P"e^Ps"^@*#O?*D" A#? N!}T"?#?1J"|C?*P%^@*? P!^@ ?.P!_A./ --?,P#U/2?1? P"e^Pt"^@*#O?*P._D" A#? N!}T"?#?1J"|C?*P*_D" A#? P!^N!}T"?#?1J"|C?*P%_D" A#? P"^N!}T"?#?1J"|C?*D" A#? P#^N!}T"?#?1J"|C?*P2^@*?-? P%^A T/ -.2-?*@0"O"O?*P&_0""! -?*P)_@0?+Pi#^@2P(@*.!-P @0?+Pi#^@2P&@*-P%P~J"2DA-R/(?-P J"|C?-?1H!}V"?*Pgd^A?N!}V"??P.X/)?1P~; ^A6?*P6a^A E".@O? D"*@%? E" @P?1?*P#e^A D" @.? D"%@3?*P!^@=??P6aA %O?-P~; ^?6?=P6a^? y,  -??P#eA %O?-?1?=P#e^? y,  -?1?*N!}V"?-H!}V"A=P.X/*?=P!^A ?9?*_T/+?-P}X"^@6? P"eA %O?6?1?*P"e^Ps"^? y,  -?#P!^@#P @*#O"O?6?*P"e^D" A ?*N!}T"? ?-J"|C?*?=X/ ?=?*?*?=U^A*X/!--?+?-J"i#?+?1J"~N"?2D" A:P~; ^A6?0P6a^@9?0P!^@*?:H!}V"A?P!^@2"O?0??X%O?9?|4K".?9?,J"*?9?|3K" ?:?0P#e^A ?8J"%? ?5J" .!-???0_A=P6aA %O?6?*P6a^?9? y,  -?9?|4K".?9?,J"*?9?|3K" ?:?0P#e^@,?=P#eA %O?:?*P#e^?,? y,  -?,?8J"%?,?5J" ?=P"eA,R/ ?:P}X"^A ?0P"e^P*^? ?*P"e^?,y,  -?:?2N!}V"?:?*P"e^?4J"}X""O??P"^A4?*W/ ???0_A2P!^P#bA,%O?:?0P"e^Ps"^@ #O? D" A0?*N!}T"?0?:J"|C? P%^@ ?*P!^@*?,P!_A,/ --?2P#U/ ?:?*P"e^Pt"^@ #O? P._D" A,?*N!}T"?,?:J"|C? P*_D" A,?*P!^N!}T"?,?:J"|C? P%_D" A,?*P"^N!}T"?,?:J"|C? D" A,?*P#^N!}T"?,?:J"|C? P2^@ ?4?*P%^A*T/ --?#@*?%Phhhh|WT/ -./- - - - - - - - - -?*}I?-}IQ?ji@|2? Phhhh|WS/!-P%P}X"2DA#R/#Poss ?#J" ?#P J"|C?#P!N!}V"?#?|2K"|O?#? J"[?#?|4K"Y?#P!J"%?#?8J" P}:ss P J" ."-Poss @--?|2q?-P#e^A P!J"%? ?8J" ."-Ppss Ppss D" P!^J" .!-.)-?M?/P2^A/T/ -?+D"~;!A P |9/ ?+D"w!? P%e2a-?+D"o"A R/!?+D"}:"? P%e2a.!-P}Ass D" @ Plss D" A*Phss D" S%OPhss 2o!-Piss D" ?*P.a^A#? J"*?#?4J"%?#?0J" Plss ?*P!^J" -P}Ass P}Ass D" P!^J" ?+P}P!^?+Po!^2|5?+D"}P!/ --Po~&s D" @ Po~&s P~Frs D" J" P~Frs ? J" P}:~&s E" @OP}:~&s P~Jrs E" K" P~Jrs ?OK" ?+D"|?A %O?+D"|C? P#e2a-P~Brs P J" Pvrs P J" P @*Purs D" P"W%OPurs P P#P%P%2m!Pvrs D" @*-P~4rs D" ?*P"e^A P J"*? Q K" Pvrs ?*P#^A J" Ppss D" @-Plss D" @.Pyrs D" @,P~Urs D" @*P~Nrs D" @)P~Jrs D" @%P}Hss D" @#P}Dss D" @"P}Ass D" @!Purs D" ? _P*W%OPurs ? P+P%P%2m!Pvrs D" @ -P~4rs D" ? P"e^A/?-J"??/?.J">?/?,J":?/?*J"6?/?)J"2?/?%J".?/?#J"*?/?"J"%?/?!J" Pvrs ? P+^A J" ?.%OPiss D" A*?.P.a^@)Purs D" @1#O?*P*^D" @%?*P%^D" @#?*D" @"Pvrs ?1? _P"V%g? &Purs ? P#P%P%2m!Purs D" @1Pvrs D" -A!P#^A J" P~4rs D" ?!P"e^A!?#J"*?!?"J"%?!?%J" ?)?*P.^A*T/ --Ppss D" A!P6a@3"O"O"O"O?!P~D~-}7|-V/ "O?3R%OP%@"P @7.!-?!@7P%?32DA"R/!-?!P"U/!?!P!_A#P)b@ ?"@*?!P"_P)X%O?#P|Wb@/#O?*Po!^P"M  ?*Pi!^P"M  ?*P~N ^P"M  ?*P~; ^P"M  ?*Pt ^P"M  ?*P|.^P"M  ?*P?^P"M  ?*P.^P"M  ?*Pp!^@*?/P*_A// -? R/#-#O?*P.^P"M  ?*P6^@*? P!_A / -."- -?"@*?!R/!-?*P"M .P @1"OPoss D" A*%OP}:ss D" @,?!@0#O"O?1%O?*@.?1@*.!-P @."O?,R/ ?,A P)bA/%O#O? P!_@ ?*D"}X"@*?/P!_A// --?,P*U/ #O?*D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"@*? P*_A / --P @,-"O?*H!}V"?,V%O?*@ ?,@-.!-#O?*D"|CA R/%?.P!^@.?*H!}T"@-?-? A*H!}V"X/ --"O?.R%O?-P!^@,? @1.!-? ?-P"e^Ps"^@*"O?.P)bA,R%O?.@/.!-?.@/#O?/P!_@/?*D" A1P}X"^@*?,P!_A,/ --P @,?.P*U/ #O?*D" D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"D"}X"A1P}X"^@*?/P*_A// --? ?-P#e^A)D" A%?!U%O? ?-P6a^A-E"|O@O?-D"Y@*?-H!|J@#?)D"%@ ?+?-G |KM ~/!?+?#N!~-!?+?*J"t!?+?*J"|J?+?+D ~,!J |L?"?%P6a^A#? J"*?#?OK" ?#?+D"|JJ".?#?+D |LJ 1-P @*?0P!_A0/ -?!R/"-?3P6_@0P @ #O"O"O? ?"^A3P.^G  A1P"_0"!% -?3P3^G  ?3P2^G  @.?3P1^G  @-?3P0^G  @*?3P/^G  @%?3P*^?3P%^@!Ph%@,?3P4^G  A2P)W%O?2P"eD"y}VO@,-D" @)?!D" @;?3D" @3?,?2c?*P2ec?%P:ec@%?1P:e?-c?.P*ec@#P2ePurs D" A,Pvrs D" A.S%OPurs ?.P!P%P%2m!Pvrs D" @.Purs D" @,-?#c@!Pvrs ?.P!^A*J" P~4rs D" ?.P"e^?%J" ?*?,S%OPurs ?,P!P%P%2m!Purs D" @,Pvrs D" @*-Pvrs ?*P!^A.J" P~4rs D" ?*P"e^?!J" ?,?.S%OPurs ?,P!P%P%2m!Pvrs D" @.-P~4rs D" ?.P"e^P J" Pvrs ?.P!^A*J" ?*Purs D" S%OPurs ?*P!P%P%2m!Pvrs D" @*-Pvrs ?*P!^A.J" P~4rs D" ?*P"e^?)J" ?3?;2S@!?.Purs D" S%OPurs ?.P!P%P%2m!Pvrs D" @.-P~4rs D" ?.P"e^?!J" Pvrs ?.P!^J" "O"OP~;rs D" P~Brs D" A*_?;U%OP~;rs ?*?;P!P!2m!P~Brs D" @*.!-?;R/!-?;R/ Pwrs D" ?*^?3?;y,  -P~Brs ?*?;^J" -? ?0S/"? P6^@ . - - -?7%O?"?7P6a2a-"OPvrs D" A"R/ P~Brs D" @!Pwrs D" @ P~4rs D" ?"J" Pvrs D" P"U/ P~4rs D" ? J"%Pvrs D" P#U/ P~4rs D" ?!J"*-P~4rs D" ?|)%O?A?|)P.a2a-?&%O?|#?&2a-?|&Phhhh|WcPhhhh|WT%O?@?|&P#e2a-?+P.^2}*!Ptrs P M  ?+Pn#^C 1- -~E|.#|"g!}#!} B Pp!_A#C ?"D"?@1?"G I@5?"D"F@/?"D"D@7P%@%"O"O"O"O"O"O"O?"G |.A8P#_0# ! !-?#PL^?!?7D"DP ?7D"CPhhhh|WT=?7D"F2W?#G LP#S/!?#E#LAAqA%P*f@&?AQ?lq@(-?1R%O? ?&N })%? ?(J"l%? ?%M i%? Pk%^?&P2fM  -?#"g"O"O"O?%P{!b0""! -?8P#T?8P&Tb."-?(P!^@(-P!@-P!-A&M |/?#?"J"C?#? J"F?#?!D"2J"??#?!z " z-#2?#?8P(VM |.?#? P~4%^J"I?#? P~N"^A*J"D? P J"~4"? D"~U"P%e@"? D"x"P2_@%#O?"R/%?"P2_@"?%P>^@)?%P2^@%?1?)G  T/ -?%P%^D" @.?%P*^D" @"?%D" @+?#PL^?*Pv y,  ? P4M ~%#? Q%K#}L#? Q K#}D#? Qhhhh2K#p#? Q!K#o#? Q K#n#? Qhhhhs K#l#? Q%K#h#? Q K#~U"? Qhhhhs K#~N"?&/!."-Pxks ?!D".?#D"|1A"P.a^?"?!D"2X=E" AAq@(?#G |0@*? D"h%A&? D"~U#S%O? P~U#^2}:!-? D"y#?&P:a^A!P}*}Hh2J!4?!?*M 3?!P+M 2?!?(J".?!?"J"*?!?AK" ? ?&P!^J"h%.#-?#P2^?-?(?+?.?"?#PL^2H-"O?+?.X%O?#D"|9@)?#D"|7@&.!-?#D"C@6?#D"I@0?#D"|7@&?#D"|9@)#O"O?)?+W/ ?&?+PFa^A%D"*@2?%D" P!b%O?%D"C@4?%D"?@,?%D">@"?#P*^?#P2^A9?%D"%?6G |.P.aG }-}LOP.aG ~TqO2|Y?#D"*P!b%O?9P!?#D".?"?,?4?#PL^2H-?"?,X/!?&?"PFa^@%#O"O?"?)X/ ?%D" / ?%P*^D" @4?#Ph~Y#N!}:!?#P5M }<!?#P J"o!?#?4J"}3!?#?2J"n!?0?#Pn!^2n!-?%PF^@%?,?"P!^A"T/ -.!-?#Ph~Y#N!}:!?#P4M }<!?#Q K"}3!?#?2J"n!?0?#Pn!^2n!-?.?+P!^A+T/ --"O?)R%O? D"~4"@".!-?&?)PFa^@.? P~-"^@+P @)#O?&D" @%?&P J" ?&P%^|/" @A"O"O?%? D"~-"? D"~4"A"_V%O?+?"?%P*P22m!? D"~4"@".!-?%R/!-? D"u"?"P%e^A%?)J"*?%?AK# ?"P!^@"-? ?"J"~4"?)P!^@)?.?&PF^A&T/ --? D"u"?"? P~B"^2|,<?*A"D" A&%O?"D"%?&P%e2a-?"D".A&%O?"D"2?&PFa2a-?"D":A&%O?"D">?&P&e2a-?"D"CA&%O?"D"D?&2a-?"D"IA&%O?"D"|.?&2a-?"D"|1A&%O?"D"O?&P.a2a-?"?#PL^Pv y,  -"O"g"O"O"O?-%O?#D"?A&?(W/!?(P!^A"?#D">A*?(P.a^D"*A)P%fP ?)P)bP&S=A)X/!?#D"ID"I@.P @%#OPxks ?*?"P.a^?"?&X=D"*@+?#?"J"|6?#P J"|9?#P J"L?#D"CG |.P.aG }-}LOP.aG ~TqO@,?#?%J"|7?#P2^?"?,?#PL^A,2+?%P!^@%?)?+P%fA"V/ -?#D"ID"I?.W/!?#?#D"?J"|??#?#z #2z-"|6?#P J"O?#Qhhhhs K"L?#Pn!^?,?(2|<?#D"}3!A"?#D"o!P%eA%^@.?#D">@+?#D"?@,"O#O?%R/!?"D" @&?%P2_@%?"P2^@"Pxks ?+?&P.a^?&?,X=D"*P)bP%T/ -P%P22DA*R/#?*?&J" ?#P!J"o!?#?*J"}3!?#P%J"n!P!@&#O?"?.T%O?"D" @)?"P2^@"Pxks ?+?)P.a^?)?,X=D"*P)bP%T/!?#D"n!?&S%O?#Pn!^?&P!P%P%2m!?#D"}3!@*-?*?&P"e^?)J" ?#?&P!^A&J"o!.!--?#D"}3!A"?&P"e^@6?#D"n!@2?#D"FA0Ps"^@4?"@*#O?*D" @)?0P J"t""O?)?,X/ ?)P!^A&?+?)P.a^D"*A)P%fP ?)P)bP%S=A9X/ P @)P @%#OPxks ?+?&P!^A.P.a^?,?.W=D"*P%f@.?0D"s"?%S%O?4?%P!P%P%2m!-?0?%P!^A%J"t"?0D"~%"?)^?&J" ?)P%^@)?9?.A&V/ --?#P2^2V?6?*P%^A*T/ -?2R/ ?"?2P"e2a-?#D"LA"R/!?#D"|1?"P%e2a.!-?#G |/R/ ?#P J"|9?#P J"L?#Q K"|6?#P2^P ?#D"CG |.P.aG }-}LOP.aG ~TqO?#PL^2+-?#D"I@""O?/G HA&P6S/ ?5P!bR/ ?#Ph~Y#N!|6?#?&M S?#P J"O?#Q K"L?"?#PL^2n!?#D"I@"-?"D"YR/#? P~J#^@,"O? D"x#A"%O?,D" ?"S%O?,2}?!-? D"~N#?"^PFM  ? ?"P!^J"x#.!-?7G P@&?8P.aA"D"l}LO@*?"D"i}LO@)P @"P~V}/s P~M}/s ?7G OA%=@.? D"~J#P*W%O? P~J#^P P+P!P!2m!? D"x#@"-? ?"P+^J"x#? D"~N#?"^A"P~Lns E  K  ?"P~Sns G  M *?#?*J"|1?#?)J"L?#PL^P!?,2|1P~V}/s P~M}/s ?&=@*? D"~J#? D"x#A"_P)W%O? P~J#^?"P*P!P!2m!? D"x#@"-? ?"P*^J"x#? D"~N#?"^Q}H~%o}2~T}I}9}0MK  ?#P,J"|1?#?.J"L?#PL^P!?,2|1? D"~J#? D"x#A"_P&W%O? P~J#^?"P(P!P!2m!? D"x#@"-? ?"P(^J"x#? D"~N#?"^A"P~Tns D  J  ?"P~Xns H  N %?#P,J"|1?#?*J"L?#PL^A"P!?,2|1?"?8?%?&2M?#D"|1@&"O?#D"OA"R/ ?&?"P#e^@*?&@)#O?)A"P*^@)?"D" A%P.^D" P:a@"?%P*^D" @%"O#O?"R/!?"P:_@"?%D" ?%P:^@%P"T/ -? D"~J#? D"x#A"_P.W%O? P~J#^?"P/P!P!2m!? D"x#@"-? ?"P/^J"x#? D"~N#?"^A"Pzns E  K  ?"P}&}0s E  K &?#?7E"%K"n!?#Pn!^P!?,2|1."-?)?*T/ --? D"~J#? D"x#A"_P-W%O? P~J#^?"P.P!P!2m!? D"x#@"-? ?"P.^J"x#? D"~N#?"^A"P}+}0s E  K  ?"P}1}0s D  J *?#D"LA"R/ ?&?"P#e2a-P!@"P @%P!@&P @)?/G |-P!S%O?/D"*Pt}0s ?/D".=G 6A"P ?"P~0 U=P.aG ~RqOA"P ?"P|3U=P;aA"P~=}9s ^@&?"G ~S}9O@)P!@%P}Als @"-?#?)J"|9?#?&J"|7?#?%J"|6?#?"J"O?#?/E" K"L?#PL^P#?,2|1? D"x#A"? D"~J#S%O?,2}?!-? D"~N#?"^PMM  P!@+? ?"P!^J"x#?#D"IA/D"|?@=?/D"|C@6?/Qhhhhs K"|??/D"|J@>?/D"Y@2?/Q K"Y?/D"[@9?/D"|O@<?/Q!K"[?#P2^?-?(P%P P!P 24?#D"FA0|/"|9@A"O?2%OP!?22DA+R/!?6P2^@"?0D"|9@)P @%#OP @&"O?"D" A(?)X/ ?0D"|7?(P.a^D"%R/ P @*?0D"|C?(V%O?0D"|??(P"e^D" @*-?*?0D"[X/ ?0D"|J?*P#e^D" P!V@&-?%?+^?&M  ?"P?^@"?2?%P!^A%T/ --? D"~J#? D"x#A"_P*W%O? P~J#^?"P+P!P!2m!? D"x#@"-? ?"P+^J"x#? D"~N#?"^A"P}Mns E  K  ?"P}Uns G  M *?A?,2}B!? D"~J#? D"x#A"_P-W%O? P~J#^?"P.P!P!2m!? D"x#@"-? ?"P.^A%J"x#? D"~N#?"^A"P}Vns E  K  ?"P~"ns D  J *?2R%OP"@"P~(ns .%-?6?2P&eA| ^@|!?#D"C@|"? P~J#^@5P @4P @&P"@(#O?&?2S/#?4?6^A"P*^D" @*?"P%^D" @.?"P.^D" @;?"D" @)?&?+^G  @?? "g"O"O"O"O"O"O?(P"TA@?-?"P2^D" A-SbR%O?@%OP#P!?)P!SA3=A(?,D" ?%_V%O?5?%?(P!P!2m!? D"x#@%-?(%O? D"~N#?%^P~-ns P}3ms ?3=?(y,  -? ?%?(^J"x#-?#P2^?;?-??P!b?,2|M?)0"(!&-?(P!T/!?)P!T/#?.?3T/#?*?:S/".#-?#?#P2^A(?;?|"G |.P.aG }-}LOP.aG ~TqO2|Y?(?#D" ?#D"%P%P P!P 24? D"~J#? D"x#A%_P*W%O?5?%P+P!P!2m!? D"x#@%-? ?%P+^J"x#? D"~N#?%^A(P~0ns E  K  ?(P~7ns G  M *?0|/"|9?,2}B!? D"~J#? D"x#A%_P+W%O?5?%P,P!P!2m!? D"x#@%-? ?%P,^J"x#? D"~N#?%^A(Pvns E  K  ?(Pwns H  N *.#-?)P!b/!-? ?%P"_A(J"x#? D"~J#?(S%O?,2}?!-? D"~N#?(^PFM  ?%P!_.#-?,D" ?%S%O?,2}?!-? D"~N#?%^PFM  ? ?%P!^J"x#?)P!T/!-P @%"O?*?0D"|9X/ ?0D"|7?*P.a^D"%R/ P @(?0D"|C?*V%O?0D"|??*P"e^D" @(-?(?0D"[X/ ?0D"|J?(P#e^D" P!V@%-?#P2^?.?*?%?,2|M-? D"~J#? D"x#A%_P-W%O?5?%P.P!P!2m!? D"x#@%-? D"~N#?%^A(P~@ns E  K  ?(P~Hns D  J *?%P.^-A%J"x#?"P>^D" A3?"P:^D" A:U?3?<Vc@;"O"OP ?3?:_?;=A"? D"~J#A(?%_V%O?5?%?"P!P!2m!? D"x#@%.!-?"R/!-?"%O? D"~N#?%^P!?9?:^?;=?"y,  -? D"~J#@(-? ?"?%^A"J"x#?(?"_P!W%O?5?"P"P!P!2m!? D"x#@"-? ?"P"^A%J"x#? D"~N#?"^Pz~W!N  ?&P!^@&?*@:?.@3?)@(?| ?4P?^A4T/ -."- - -?+?22aP%P"?|!P?_D" A&=@"? D"x#@%Ptns P~(ns ?&=-@&?,D" ?%_?"U%O? P~J#^?%?"P!P!2m!? D"x#@%-?"%O? D"~N#?%^?&?"y,  -? ?"?%^J"x#?/D"|?A"%O?/D"|C?"P&e2a-?/?2J"Y?/?6J"|C?/?=J"|??/D"|JA"%O?/D"[?"2a-?/?<J"|O?/?9J"[?/?>J"|J-? ? D"}-%? G ~&&?1ecJ"}-%P @."O? D"o&A"R/ ? D"}3&A(@%?"P%eA)P2_A"P~N!X%O?%?"P%fP!^A-P~N{{{!bA*P%e^@%?*@&?(@"#O?"Py!^?1M  ?"P~J!^?1M  ?"P~;!^?1M  ?"P~-!^?1M  ?"P}X!^?1M  ?"P}H!^?1M  ?"P}:!^?1M  ?"P}-!^?1M  ?"Py ^?1M  ?"P~J ^?1M  ?"P~; ^?1M  ?"P~- ^?1M  ?"P|1^?1M  ?"PF^?1M  ?"P>^?1M  ?"P.^?1M  ?B?"P~Y!^?"P~L!^?"P~=!^?"P~/!^?"P~ !^?"P}J!^?"P}<!^?"P}/!^?"P~Y ^?"P~L ^?"P~= ^?"P~/ ^?"P|3^?"P|*^?"P|!^?"P0^z)  z|?  !z|?  "z|?  #z|?  %z|?  &z|?  (z|?  )z|?  *z|?  +z|?  ,z|?  -z|?  .z|?  /z|?  0z|?  1z.|!|!|!|!|!|!|!|!|!|!|!|!|!|!|!|!z|:z.4444444444444444zBz|;@B?"Ph"^@"?&P2_A&/ -?BP)z_P)zaz|>@.?*?-S/!-?(?)^@"#O?%P.^?1M  ?.?%P0^G  P|!bP4Sc@.?"?%P2^A%T/ --? P J"w"? D"p&@""O"O? D"}A&A(? A-D"v"V%O? Pv"^P ?(P*P22m!? D"~;"@*? D"w"@+.!-?-D"~;"@*P @+P @ ?(R/!-?(P#b@%?(P!_P#U%gP &?+P%e@&P ?(P}!b_@3?"@(P @)#O?&?*^A ?(|/" K# ? P*^P J" ?(P%^|/" @A? P:^P J" ? P2^?AK# ?(P*^|/" @A? PD^P J" ? P?^?AK# ?(P.^|/" @A? PL^P J" ? PI^?AK# ?(P2^@(?&PO_@&?3?)P%_A)T/ -?+?)_A+@ ?%R/!P ?)_-@&?%?+^@ ?"?&P"e^@(?*?+P%e^@"#O?(|/" @A?"P*^P J" ?"?AK# ?(P%^@(?"P2^@"?%P!_A%/ --?-? J"w"?*? ?-P~B"^2|,<P"@&?-D"~;"@("O?-D"w"A P"X%O? P%eP2_@*P @%#O"O?%?(^A"P2^E# ?"E# |=/ ?"P:^D" ?"P*^D" T/ ?&P!_@*? ?&V%O? ?&_@&?"P?^@"#O"O?"E# ?(?*P%e^A P2_E# |<%O?"P*^D" ? P*_D" S/!-? ?"z # z-# ?*P!^@*-?"P2^@"?&P!_A&/ --?-?*J"w".#-?&P!^@&?*?%P2^A%T/ --? @*-"O"O?-D"~U#?-D"h%A"_?*U%O?-P~U#^?"?*P%P:2m!?-D"y#@+?-D"h%@".!-?-D"y#@+?*R/!-?"?*^?"P:a@%?!D".@)?!D"2@3#OPxks ?)?(D" A"P.a^?"?3X=A!D"%@:?!D" @&?%?+^A!P4^Pjih2J! ?!P2^P%M  ?!P.^?&J" ?!P*^?"J" ?!P%^?:J" ?!?&J" ?(P2^@(?%P:^@%?*P!_A*/ -@"-?-?"J"h%?.P!bR/ ?7G |5/ ?"/ ?8P.aG }.}LO@ ?-D"~U#R%O?-P~U#^2}:!?-D"y#@+-?+z.                z-" ?+P"M 7?+P9N 5?+? M 4?+P},%N!2?-P!J"h%-?#Pp!^C -}L|+"|/g!} B Pu"_A(C "OPxks ?!D".A7?"P.a^A+?!D"2A6?"W=D"*P)bP&T%O? P J" .!-?!D"6A/D"6@|"?(P J"o!?(Qhhhhs K"n!P%@,"O"O"O"O"g?|"A*?"?6X/ <?*?"P!^A"?+D"*A+P%fP ?+P)bP&S=AIX/ <P!?!D" A9?!D"%A;?!D"*A*UA-=@=P ?*?-=@>?#D"*A|%P6^@|+?#D".A|,P:a@??!D">@|&?!D":@D?!G ?@E?#G I@|-?/PC^@@#OPxks ?7?"P.a^?"?6X=D"*?(P&J"t!?(P~F}/s J"~%!?(P&J"s!?(P~-ms J"}X!?(P)J"}T!?(P~&ms J"}P!?(P*J"}L!?(P}Yms J"}H!?(P"J"}D!?(P~K}/s J"}A!?(P"J"p!?(P}Jms J"}:!?(Ph"^?!?"?(P}:!^P(2|+?(D"h"A|/P"S/%?(D"}H"@J?(D"}D"@A?(D"}A"@|(?(D"p"?(D"}3"@|)?(D"n"?(D"}-"@F?(D"l"?(D"i"@G?/D"?@B"O?(D"o"P!bR/ Pxks ?7?(D"}:"A"P.a^A*?"?6XA-=D"*P)bP%T/&P @|!?-R%O?*D"*A*P%fP ?*P)bP%S=@|!-?9R/&?|!?"P!^A1W/ ?|,R%O?(P J"~4!?(Qhhhh2K"~-!?(Pxks ?7?1P.a^?1?6X=A!D"*J"l"?(?!E" K#h"?9?;?(Ph"^?(P~-!^2e.&-?%P{!b?|-T/#?BP!_@|*#OPxks ?7?1P.a^A"P.^?1P!^A)?6X=D"*P @5?(P J"~4!?(Qhhhh2K"~-!?(Pxks ?"?1?6X=A"D"*J"l"?(?"E" K#h"?9?;?(Ph"^?(P~-!^2eP%f@1?(D"~4!@*?(D"u!@H??@-?|+@"#O"O?"G  A,P ?,P~0 U=P.aG ~RqOA,P ?,P|3U=P;aA,G ~S}9O?*S%O?,P~=}9s ^?H?*2}C!R/!-?"P:^@"?5P!^@5?-P:_A-/!.)--?/D"?@"?/D">A*@-"O?B%O?"?|*W/!?-?|*P&e^P?^@--?*?"P&e^@*#O?*?-S/!?-A"P?^@-?"D" / ?"P%^G  ?5P{!bT/ -.(-?(P%J"y!?(P}Ums J"~U!?(P(J"x!?(P}Oms J"~N!?(P#J"~J!?(P}Lms J"~F!?(P"J"~B!?(P}Jms J"w!?(P"J"~;!?(P}Hms J"v!?(Ph"^A"?!?)?(Pv!^P&2|+?(D"h"A*P"S/&?(D"}A"@)?(D"p"@3?(D"}:"@2?(D"o"?(D"}3"@8?(D"n"@+?(D"}-"@0?(D"l"@,P @CP @<"O?*P!TA|#/ "OPxks ?7?(D"i"A*P.a^?*?6X=A-D"*A*P)bP#T/ ?-D"%A.?.P T_A.?-D" P!^A4U?.?;Vc@<P ?.?4_?<=@.P!?4?9^?<=@4"O?*P*b%O?(P J"l"?(?.J"i"?(?4J"h"?(Pl!^?"2l!?(G l!R/!?(G }*!P~I T/!?(Ph!^?"2l!?(G h!R/!?(G }%!P~C T/!?(P~U ^?"2l!?(G |WR/!?(G |XP~N T/!?(P~N ^?"2l!?(G |TR/!?(G bPx T/!?(P~F ^?"2l!?(G |O/!P!@<.#-?.P%T/!?4D  P~I~+~!}@)T/!P!@<."-?-D"*@*-?*P)bP#T/(?-D"%A"?"P T_A"?-D" P!^A-U?"?;Vc@.P ?"?-_?.=@4P!?-?9^?.=@"?*P*b%O?(P J"l"?(?4J"i"?(?"J"h"?(Pw ^?(Ph"^A"2l!?(G |JR/)?(G ZP~L T/)?(Pv ^?"2l!?(G |CR/)?(G |DP~C T/)?(Pu ^?"2l!?(G |;R/)?(G |<P~T T/)?(Pt ^?"2l!?(G |7/)P"@<.!-?4P#T/(P"@<?"H  P~L~+!d?"P"^G  P~T dc/(-?,P!S%OPxks ?7?0P.a^?0?6X=A"D"%A*?"D" A0U?*?>Vc@.?"D"*P)bP"SP ?*?0_?.=A-P,Ub@*"O?-R/ ?*R/ P!?0?=^?.=@"#O?"G  PI_P{!bA0P+V/*?CP,a?0^@C?"P!^@"?-P!_A-/ --?*R/(-P @| P @-P @0?+P!S%OPxks ?7?8P.a^?6?8W=A"D"%@*?(P J"l"?*?*P T_A*?"D" P!^A-U?*?;Vc@0?(P ?*?-_?0=J"i"?(P!?-?9^?0=J"h"?"D"*?/D"F@0?(PO_?(Ph"^2l!?0@-?(G O%O?(G P@*?-@"#O?/D"C?"S%O?@?"P!P!P!2m!-?/?"P!^A-J"F?/D"D?"^?*M  ?(PL^?(Ph"^2l!?(G |0@*?-@"?(G L/ --P)bP#T/(-P!S%OPxks ?7?2P.a^?2?6X=A*D"%A"?*D" A*U/(?"?>V/(?"?*_P%T/(P!@| ?*?=^D  Px~B~5}G(T/(-"O"O?3P!bR%O?,P!S/*?+P!S/*P @*P @2?| /*.!-Pxks ?7?)P.a^?)?6X=A"D"%@*?(P J"l"?*?*P T_A*?"D" P!^A)U?*?;Vc@2?(P ?*?)_?2=J"i"?(P!?)?9^?2=J"h"?"D"*?/D"F@2?(PI^?(Ph"^2l!?2@*?(G I%O?(G |+@)?*@"#O?/D"C?"S%O?@?"P!P!P!2m!-?/?"P!^A*J"F?/D"D?"^?)M  ?(PD^?(Ph"^2l!?(G E@)?*@"?(G D/ --P)bP#T/)"g?,P!T%O?+P!S/+?| /+?*?2W/"P .!-?*?2W/*P!-@8P ?-?0_?-?0U?*?-UcA)=@"P!?/D"DA3?0^?)=@)"O?EP!bA:R%O?"%OP @.P @+"O?"P%X%Oz.                @N?)@,?"Py{{{)bA.@+#O?N?,zY  z.FFFFFFFFFFFFFFFFzBz}*!z}E!z.!   !   !   !   z|:z}J!@N?,P%^@,?+P%_A+/ -?N?N?Nz/*+,-./01 !"# !"#z}J!AN?N?Nz/%&() !"# !"# !"#z}J!z= @+?"?.S/!-?)?.^@,?"?._@.#O?+?,G  PFS^@+?,P!^@,?.P!_A./ --?+P!V/,-#O?"R/"P!@,"O"O?)G  P+_0C!!  !                  !           ! -P @,-?"P!_@"?)P!^@)?,/ -.+-?"%g?)P ?"P!_A+?)^G  P|4S=&P -@,?+?"?,=@"?,?)?,=@)#O?"R/!?"P!_@"?)G  ?)P!^@)P|%S/ -.*-?|%?5P{!bP:a^@"P!?2?3^?*?2U=@4?*?2_A)P ?)?*W=@.?| P!?8=%O?"G 8P)S/*?(Ph"^?D?4?.?"?|&P%^D" ?|&P*^D" 2^?(D"h"R/*-?"G 6A"P ?"P~0 U=P.aG ~RqOA"P ?"P|3U=P;aP~=}9s ^@"?:R%O?(Ph"^?D?4?.2|@?(D"h"A3R/*Pxks ?(D"}-"P.^?(D"n"P!W=A)D" @,?)D"%@)?(D"i"@+?(P J"~-"?)?)P T_A)?,P!^A,U?)?+Vc@+?(P ?)?,_?+=J"t"?(P!?,?3^?+=J"~%"?"G :@)#O?(P?^?(P~%"^2l!?(G ?R%O?)R/%.,-?)R/+?)P!_@)?"G  ?"P!^@"?(G @S/ -.*-P @)?*?2V%O?4G  P|4S@)-"O?)?.X/ #O?)?4^G  P|%T/!?.?)P!^A)T/ -.*-?)@+?)?.VA|#R%O?)?.S/*?)?4^@:?.?)_@,P @+"O#O?+?:^G  P|%S/!?,?+P!^A+T/ -?,@+-"g"O?+%OP @3#O?3?:^G  P|2S/"?3P!^A3?+T/ --?)?+^A+.!-?)?+^@+?)?3^-@3?+?3P!^A,?+?,U=@M?+?.S@:-"O"O?+?.X/ #O?+?4^G  P|%T/!?.?+P!^A+T/ -.!-?+?.X/ ?+?4^@#?.?+_@!P @""O#O?"?#^G  P|%S/!?!?"P!^A"T/ -?!@"-?"R/*P @5#O?#?5^G  P|2S/+?5P!^A5?"T/ -.*-?|#/)"O?)R%O?(P~%"^?4?.P ?32| ?:R/!?(D"~%"A)Phhhh|WS/+?(D"t"@,P @+?(D"~-"A3?"G :S%O?"?,?32}C!R@+-?)%O?,?)2a-?+R/+?(Ph"^?4?.?M?.2| ?(D"h"A"P |9%O?"Phhhh|WT/%.,-?(D"i"?"2a.#-?(P~%"^?4?.?)?32| -?(D"~%"A!P |9/)?(D"t"?!2a.)-?|#/(?3P!S/(P @"P!@)"O?-?0U/ ?-?/D"FV/ ?/D"D?0^@)?-?0_@"-?EP!bR%O?"%OP @.P @+"O?"P%X%Oz.                @N?)@,?"P}!bA.@+#O?N?,zY  z.FFFFFFFFFFFFFFFFzBz}*!z}E!z.!   !   !   !   z|:z}J!@N?,P%^@,?+P%_A+/ -?N?N?Nz/*+,-./01 !"# !"#z}J!AN?N?Nz/%&() !"# !"# !"#z}J!z= @+?"?.S/!-?)?.^@,?"?._@.#O?+?,G  PFS^@+?,P!^@,?.P!_A./ --?+P!V/*-#O?"R%OP @8.#-P!@,"O"O?)G  P+_0C!!  !                  !           ! -P @,-?"P!_@"?)P!^@)?,/ -.)-?"%g?)P ?"P!_A+?)^G  P|4S=&P -@,?+?"?,=@"?,?)?,=@)#O?"R%OP @8."-?"P!_@"?)G  ?)P!^@)P|%S/ -.(-?/D"?A)?/D":S%O?/P:^2}=!-?/D">?)P&e^A"?| M |!?"?8M | ?"?<M >?"?CJ":?"?*J"6?"?2J"2?"?-J".?"?0J"*?"?5M %?"P J" ?/?)P!^J"??(D"~-!A"%O?H?"2a-?1?|!U/ --P @1P @5P!S%OPxks ?7?FP.a^?6?FW=A"D"%@*?(P J"l"?*?*P T_A*?"D" P!^A-U?*?;Vc@)?(P ?*?-_?)=J"i"?(P!?-?9^?)=J"h"?"D"*?/D"F@1?(P:^?(Ph"^2l!?1@5?(G :%O?(G ;@-?1@"#O?/D"C?"S%O?@?"P!P!P!2m!-?/?"P!^A5J"F?/D"D?"^?-M  ?(P2^?(Ph"^2l!?(G 3@-?5@"?(G 2/ --P)bP#T/&-?|/P!bR/%P @-Pxks ?7?GP.a^?6?GW=A"D"%A*?"D" A)U?*?>Vc@,?"D"*P)bP"SP ?*?)_?,=A*P,Ub@+"O?*R/ ?+R/ P!?)?=^?,=@"#O?"G  PI_P{!bA)P+V/(?-P,a?)^@-?"P!^@"?*P!_A*/ --?+R/%P @*P @,P!S%OPxks ?7?|)P.a^?6?|)W=A)D"%A"?)D" A)U/&?"?>V/&?"?)_P%T/&P!@,?)?=^D  Px~B~5}G(T/&-?/D"?@3P!TA8R%OPxks ?7?|(P.a^?6?|(W=A"D"%A)?"D" A+U?)?>Vc@0?"D"*P)bP"SP ?)?+_?0=A)P,Ub@2"O?)R/ ?2R/ P!?+?=^?0=@"#O?"G  PI_P{!bA+P+V/)?*P,a?+^@*?"P!^@"?)P!_A)/ --?2R/&-?/D"6A)?/D".S%OB P2_A"C P%?/P.^A+D" A2P!eA0?0P%W=@0?"P%^?2?+D"%?0P%PF2}/!?"D"%P!S%O?"D"*<?"D". -?"D"*@2?+?0J" ?+?2J"%?"P2^C -?/D"2?)PFa^A"?,M D?"?*J"C?"Q K">?"?3J":?"?BJ"6?"?5J"2?"?1J".?"?-J"*?"P J" ?/?)P!^J"6?AP!TA"?8d/%?"?&cR/%?AP"S/%P%f@"?(D"o!A*?(D"n!S%O?(Pn!^2};!-?(D"}3!A,?*P#e^A-?JJ"%?-?AJ" ?(?*P!^A-J"o!?"?IU/ -?(D"n!@1?/D"6-@+?,?-P#e^@0?,@&?|"@"#O?(P}:!^@5"O?"?+X%O?"@*P"@-.!-?"P!^@*?&?0S%OP"@-.!-?(?&D" J"}:!?&D"%@-?(Pv!^@5?&P*^@&?"@)-?5?-J" "O"O"O"O?(D"}:!A"P"T%O?"P!bR/%?(D"v!@"?(P*^?#?%2f?(G *R/!?(Ph"^?!?"?#?(G +P 2%?(D"h"R/"?)?/D"6U/#? P J" ?1R/,.+-?1%O?,?1P#e2a-? ?+J"*? ?|"J"%? P!J" .+-? P J" ?1R/*.)-? P J" ?1R/).(-?(D"i"@"?/D"2?)PFa^A-?(D"l"J"??-?"J">-?*@". - -?(P J"~4!?(Qhhhh2K"~-!?(Pxks ?7?1P.a^?1?6X=A!D"*J"l"?(?!E" K#h"?9?;?(Ph"^?(P~-!^2e?|%P6^@"?(D"~4!@!?(D"u!@##O?"G  A%P ?%P~0 U=P.aG ~RqOA%P ?%P|3U=P;aA%G ~S}9O?!S%O?%P~=}9s ^?#?!2}C!R/"-?"P:^@"??P:_A?/ --?(D"~-!A!R/ ?(D"u!?!2a-? P J" ?(D"n!A1R/!?(D"}3!@,-?,?1P#e2a-?(Pu"^C -}V|*#|"g!} "}#B Ps!_A(C ?(P J".?(Qhhhhs K"%?(? D"2J"??(? z " z-"2?(P J"|.?(Q K"F?(Qhhhhs K"C"O"O?#D"*A%A8R%O?#?%P TM I.!-? D"%A>? D"*A&U@%P ?&?%=@2P!? D" A| ?%=@3?#PC^@4?(P~- ^@|!?(Pw ^@|"? D":@5? D".@9? D"2@:? D"6@;?#P:^@?#O"O?.?#D"*X/ ?(PL^?.P~; aA@?#D"%^P~; y,  ?#D"F@<?#D"6@1?(G b@0?(G |T@6"O?;G ,P"S%O?(D"FA*%O?(D"I@&?(D"D@,"O"O?*P%U%O?*@+.!-z.                ?&z> @B?*P#b@+?,?*P"e^P2_@%?*Py{{{!bA)@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2_@%?&P%_A&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?)?*S/!-?+P!_@)?,?+P"e^P%_@%#O?&?%D" _@&?%P%_@%?)P!_A)PgT/ --?(?&J"I?(P J"F-P @-"O"O"O?6P!_0/%%!!"%%%%%%!! -?(D"CR%O?(PC^2p!-?(D"DP J" ?(P!J"F?0P ?0P~0 U=P{!bP.aG ~RqO@%?#D".?1S%O?#P.^2};!-?#?1P!^J"6?#D"2?1P#e^A&?%M !?&P!M  .#-?(P J"}D!?(Qhhhh2K"p!? ?|"?(Pp!^2}"?(D"}A!A%?(D"}D!?(PC^?#2|O?(D"p!A&R/"?%?&2a."-?2%g?3G  P|4S&P -@%?(D"|J@+#O"O?%?2X/ #O?%?3^G  P|%T/!?2?%P!^A%T/ -.#-?2?%A*U/"?%?2S/"?2?%_@&?%?3^@)P @%"O#O?%?)^G  P|%S/!?&?%P!^A%T/ -?&@%-"g"O?%%OP @&#O?&?)^G  P|2S/"?&P!^A&?%T/ --?%?*^A%.!-?%?*^@%?&?*^-@&?%?+U/ ?&?+X/ -?(Pp!^?3?2?*?&2| ?(D"p!A%Phhhh|WS%O."-?(E"}A!ACqA&?CQ?lq?(PC^?#2|O?%R/!?&?%2a.!-"O?0R?6P+SbR%O?(Pp!^?(P%^?(D"|O2|<?(D"FA%?(D"p!A&?%?&U=@-?%?&V%O?(D"I@&?(D"D@+"O"O?%?-_A,P%U%O?%@).!-z.                ?&z> @B?%?,P}!bA*_@)?+?%P"e^P2_@%?*@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2_@%?&P%_A&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?*?,S/!-?+?)P"e^P%_@%#O?&?%D" _@&?%P%_@%?-?)P!_A)U/ --?(?&J"I?(?-J"F-?(D"}A!A,?(D"}D!P%e^@=?1@%?-@&#O"O?&R%O?,?=T/!.%-?&?=?,_P%fX/#?,?&P%e^@,-"O"g?,G .R%O?#D"F@&?(Pxks ?9?,D"%A*P.a^?*?:X=A*E" K#p!?(?*D"*A*J"}D!"O?*P*b/ ?(? ?(D"p!P!^2|*?(G  R/ ?(G !@)P!."-?| ?>?(Pp!^A7?42eP @+P!?#D"D?&^?&?#D"FA)V=A%?)?&_A&P ?&?)W=A*2S@/?(z.                z-#p!?*P1bA&%O?7?%?*P~N{{{)b^?&y,  -?%?*P|Tb^@7P @&#O"O"g"O?%R/ ?%?7S/ ?%P2^.!-?+/!?(Pp!^@%P!@+P -@)?%z   ABz.}#}#}#}#}#}#}#}#}#}#}#}#}#}#}#}#zBz[?Bz.HHHHHHHHHHHHHHHHzBz[c|P?&^@&?)@%.!--?(D"FA%?(D"CS%O?(PC^2p!-P"@+?(D"D?%P"e^?&?*^P!^A&J" ?(?%P!^J"F?(?(D"I?&^J"I?#D"6@%."-?,D"*@/P -@+?(D"C@*?(D"FA&Ps X%O?&?*S%O?(PC^2p!-?(D"D?&P"e^P.J" ?(?&P!^J"F?(?(D"IP.^J"I.!-?&?*S%O?(PC^2p!-?(D"D?&P"e^P J" ?(?&P!^J"F-?#D".?%S%O?#P.^2};!-?,P2^@,?#?%P!^A*J"6?#D"2?%P#e^?+}I?/}IQ?j?)}IQ{!}(Q*jiiK" P @&?*@%. - -?(D"FA*%O?(D"I@&?(D"D@,"O"O?*P%U%O?*@+.!-z.                ?&z> @B?*P#b@+?,?*P"e^P2_@%?*Py{{{!bA)@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2_@%?&P%_A&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?)?*S/!-?+P!_@)?,?+P"e^P%_@%#O?&?%D" _@&?%P%_@%?)P!_A)PgT/ --?(?&J"I?(P J"F-P @/"g?5D" A%R%OP!@%P .!-?5D"%-@,P @&#O"O"O"O"O"g"O"O?&P!bR%OP @-?/P!b/,?,R/,?,P"_@)P @&#O?%?&^A*G  PHS/"?)P!_@)?,?&P!^A&T/ -.,-?/P!b%OP @-.,-?,R/%P @&#O?%?&^A*G  PHS/"P!@/?,?&P!^A&T/ -?,@&?%@*.#-?*P!^@%?,P!_?&S/#?&Pgd?,^@+?&?,_P!^@,P @&"O#O?&?*^A-P!^G  PHS/!P!@/?,?&P!^A&^/ -?%@*?+A&@,.#-?)?&_@,?-P"^.!-?&Pgd?,^@,?*P!^-@*P @/-?(P J"}D!?(Qhhhh2K"p!?&/"?*@%.!-P @,P!@/-P!P ?(PC^?#2|OP!@&.!-?%?&^@0P @&P!@-#O"O?%P!^@+?%G  A)P~Y T%g?+&?+?0S/!PHP~Y ?%G !P|+S=@)?%P"^-@%?(D"p!?&S%O?(Pp!^?&P!P!P!2m!?(D"}A!@--?&?-^?)M  ?(?&P!^A&J"}D!?%?0T/!--?(D"p!@%?(D"}A!A+?&?(PC^?#2|O?%%O?+?%2a-?*@%P!@&. - -?6P"T/ ?(D"C@*"O?(D"FA&Ps X%O?&?*S%O?(PC^2p!-?(D"D?&P"e^P.J" ?(?&P!^J"F?(?(D"IP.^J"I.!-?&?*S%O?(PC^2p!-?(D"D?&P"e^P J" ?(?&P!^J"F-?0P ?0P~0 U=P{!bP.aG ~RqO@&?#D".?%S%O?#P.^2};!-?#?%P!^J"6?#D"2?%P#e^A%?&M !?%P!M  -?(?-J"l!?(?#D"6A%?1_J"}-!?(?(D"|.?(D"I^A&J"|."O?&P}%hs U/ ?.R/ ?5G |,/ ?%?1X%O?#?1J"6-?<?#D"FV/!?#?<J"F.!-?(D"[A%?(D"|JA&U?%?2Vc@*P ?%?&_?*=@)P!?&?3^?*=@+"O"O"O"O"O"O"O"O"O"O?(G |TA%%O?%P&T/,?(G bP/V/,Q @C?)/!P(@%.*-?5G I/#?)/!."-?5G I/#-P @&P @%"O#O?&?%?+^F  Prg|8^A&PDVA*R%O?)?%P!^A%T/!."--P ?%?%?)VA%=@)P!?+?%=@+-"O"O?)?#D"C?#D"FA%_A,V%O?4?%?)P!P!2m!?#D"F@%.!-?)R/!-?)%O?#D"D?%^?+?)y,  -?#?%?)^A%J"F?+?)2S@)?&PEU/&?)P!^@)?4D" ?%_@,.%-P!@)?*/#-P @).#-Q @C?;G ,P"S%OP#@%.%-Qh}&losp~!!Pxks ?9?(D"|OA%P.a^?%?:X=|/"*Q#jlq@%.#-?+G  A%PI_P{!bP,U%OP)@%.#-Q!@|#?%P@_P{!bP1U/#"O?%PM_0R%%%%%%%                          %%%%%%                          %%%% -"O?%P?U/ ?%P{ S/ P+P,?%P~>!bP~! _P{!bP<U=@%.#-P*@%."-?,P"W%O?4?%P#P!P!2m!?#D"F@%-?#?%P#^J"F?#D"D?%^A%P}<}+s H  N  ?%Pp}+s G  M "-?)}IQ?j@CQ"@|#.!-Q @|#-?(?%}IQ{!}(Q*j?Ci?|#iK"|W-?.P!^@1P @-?|!P ?(G YP"T=@*#O"O?-P T?-?ATb/ ?*%O?*P%^?*P*^@&P @*D" A)?&D" A%^A&?"V?%?&Vc@&P%?!?)P%e^?&=A-P ?%P%e?&=A%^@A?%/!-?#D"*?.V%O?#D"%?@^?(PL^P~; y,  -?1A.?8T/#?8@.."-?#D"F@%?(?-E" K#p!?(Pp!^? ?42TP!?%?#D"D^?#D"FA+?%U=@)P @&?+?%_A%P ?%?+W=A,P~N{{{)b@+"O?,P1bA/R/ ?)?+^@%?,P#b@0?/P%X%O?,P.b@,#O?&?%G  A/P~M!V^?/sPrg|8^?%P!^G  A&P~M!V^?&sPrg|8^?%P"^G  A&P~M!V^?&sPrg|8^?%P#^G  A&P~M!V^?&sPrg|8^@&?%P%^@%?,P%_A,/ -?0R/!-#O?&?%G  A,P~M!V^?,sPrg|8^@&?%P!^@%?0P!_A0/ --?+%O#OP2@%?)z   ABz.0000000000000000z|#z[%O?Bz7 Prg|8?Bz8 P~M!V^?Bz8!P~M!V^?Bz7!Prg|8^?Bz8"P~M!V^?Bz7"Prg|8^?Bz8#P~M!V^?Bz7#Prg|8^?Bz8%P~M!V^?Bz7%Prg|8^?Bz8&P~M!V^?Bz7&Prg|8^?Bz8(P~M!V^?Bz7(Prg|8^?Bz8)P~M!V^?Bz7)Prg|8^?Bz8*P~M!V^?Bz7*Prg|8^?Bz8+P~M!V^?Bz7+Prg|8^?Bz8,P~M!V^?Bz7,Prg|8^?Bz8-P~M!V^?Bz7-Prg|8^?Bz8.P~M!V^?Bz7.Prg|8^?Bz8/P~M!V^?Bz7/Prg|8^?Bz80P~M!V^?Bz70Prg|8^?)P1^G  A%P~M!V^?%sPrg|8^@%-?)P2^@)?%?&^@&?+P2_A+/ --?-D".@+?-D"*@,?#D"?A%?#D":S%O??2o!-?-P2^@-?#D">?%P.a^A)?&J"*?)?+J"%?)?,J" ?#?%P!^J"?. - --?#?#D"*A-?.VM I?-?.U/!-?#?.J"*?.@--P @+?(P J"}:!?(Qhhhhh!K"}3!?#D"%@*"O?-R%OP*@%.!-?-P~; a@,?*PF^@&P @)P*@%#O?&P%_|/" @C?&|/" @|#?+A!?(D"}3!S%O?(P}3!^2}9!?(D"o!@%-?%?)^A"?CK# ?"P*^?!J" ?(?!P!^A"J"}:!?(D"}3!?"S%O?(P}3!^2}9!-?)?(D"o!A%^A+P:^?"J" ?+P2^?|#K# ?(?"P!^A+J"}:!?&P~; ^@&?)P?^@)?,P~; _A,/ -?!P"^@+-?#D">@!?#D"?A.%O?!?.P.a^@,?+P%e@&?!@)#O?)P%^|/" @C?)|/" @|#?+A"?(D"}3!S%O?(P}3!^2}9!?(D"o!@%-?%?&^A#?|#K# ?#P*^?"J" ?(?"P!^A#J"}:!?(D"}3!?#S%O?(P}3!^2}9!-?&?(D"o!A%^A+P:^?#J" ?+P2^?CK# ?(?#P!^A+J"}:!?&P?^@&?,?)P.^A)T/ -?"P"^@+-? D":G |+@"?(P J"}D!?(Qhhhhh!K"p!?%?+?(Pp!^2|,<?(D"p!A#%O?(D"}A!?#P%e2a-?(?"M }X!?(z.            !   z-"}H!?(? D"*J"}D!?(? E" K#p!?+%O?%?+P%e^@+?%@&#O?&P*^D" @ ?(Pp!^?&D" 2R? P!b@#?(D"}L!@""O"O?-? P!fA W%O? ?-_A ?.X/"?!? P.a^@ ?#/!? ?"J" ."-?(D"}P!@)?(D"}T!@,?*? P~; a^A G LA1P-WP P!?1ePs=b=/!? D" P!T%O? P!J" ? z.                z-"%-?#R%O? ?"?)_P!^J"2? ?,J".? ?"J"%."-? ?"J"*.!-? ?"J"%-?+?&P2^A&T/ --?(D"}3!A %O?%? P%e2a-?(D"CA %O?(D"D? P"e2a-?(D"%A %O?(D"*? P%e2a-?(Ps!^C -}@D#>g"}#!} B Ph"_A(C ?(P6^?!?#G O?#G P2M?(Phhhh|WJ"e?(?!M }P!?(?(E"6K#??(?(D">J"D?(P J"Y?(Qhhhhs K"F?(Q K"|.?(Q%K"|1?(Qhhhhs K"|6?(Q K"|9?(Q!K"|??(?"E" K"}3!?(?"D"*J"}:!?(P}H~+s E" K#p!?(?%E" K#}D!?(?%D"*J"}L!Py~*s D" @.Ph~+s D" @>?(?(D"}A!J"~4!?(?(z "}3!z-"~%!?(P J"s!?(Qhhhhs K"}T!?>P%e@|"?(PF^@7?(P}D!^@| ?(P}3!^@;"O?>R/ ?.?|"^@-?(Pu ^@|!?(P~B!^@<?.@+#O?+G .A!?(D"DU%O?+P0^G  @=?(D"C?!P#e^A"D" A3D"*@/?(G }P!@,"g?3D".A%?+P/^G  A0W%O?/Pt}0s ?%=@%"g?3G HA!?=S?!P6TbR%O?%G 2@??%G 7@@?,P.aG }.}LO.!-?%G 2@??%G 7@@?3G |*-@6P{!@9P{!.!-?/?0P:a^A)G 6A9P ?9P~0 U=P.aA!P~Kqs ^?,P.aP}.}Ls ^?!G ~JqO=G  @6?)G 2@??)G 7@@P{!?%?)G 8A1W/ <?/?1P:a^G 6-@4?3G |,@8"O"O"O?=P~Y!bP2T%O?8R/!?"G %P!d@8-?+D"*@5?(D"O@3"O"O?,P)X%OPxks ?(D"p!?5P.a^?5?(D"}A!X=A)D"*?(Pv!^P!?(D"}3!?(D"}:!A"?(D"o!VA!=P ?"?!=?)D" ?)D"%2| ?(D"~;!@)P)bP(S?(D"v!A%Phhhh|WTb/!?%Phhhh|WcPhhhh|WT/"P @:.&-?(Pv!^?(P}T!^?52|<?(D"w!@%?(D"~;!@"?(D"v!A:%O?%?:W/&?"?:P%e^@!.%-?"@!?%/#P @:.%-"O"O?(D"w!A!?(D"|;?(D"|CA*_V%O?|!?*?!P!P!2m!?(D"|C@*.!-?!R/!-?!R/ ?(D"|??*^?)?!y,  -?(?!?*^J"|C?)?!2S@!?(D"OA"?(D"LS%O?(PL^2};!-?(D"|1?"P#e^?!}IQ?jQ"iK" ?(?"P!^J"O?%/ P @:.#-?)?%2aP @:."- -?%P%e@/"}#?!G .R%O?(D"o!@,?(D"}3!@)?(Pxks ?(D"p!?!D"%A%P.a^?%?(D"}A!X=A%E" K#v!?(?%D"*A*J"w!"O?*P*bR%O?(P2^?;?(D"v!P!^2|*?(G 2/!-?(D"|C@2?)?,?(Pv!^?|!2e?(D"|CA1?2_@%P!?2?(D"|?^?1?2U=?%P ?%?1W=2S@*Q"."-?(G 3@1Q!.!-?!D"*@*Q -@A?"?/^@/?(D"OA"?(D"LS%O?(PL^2};!-?(D"|1?"P#e^?*}IQ?j?1}IQ{!}(Q*ji?AiK" ?(?"P!^A"J"O?!P2^?/S/ ?!P>^@!#O"}#?!G  R%O?(D"o!@,?(D"}3!?(Pxks ?(D"p!?!P*_D" A%P.a^?%?(D"}A!X=A%E" K#v!?(?%D"*A%J"w!"O?%P*b/ ?(P*^?;?(D"v!P!^2|*?(G *R/ ?(G +@1Q!."-?(D"|C@2?,?(Pv!^?|!2e?(D"|CA%?2_@"P!?2?(D"|?^?%?2U=?"P ?"?%W=2S@*?(D"O@"Q".!-?!P%_D" @*Q -@A?(D"L?"S%O?(PL^2};!-?(D"|1?"P#e^?*}IQ?j?1}IQ{!}(Q*ji?AiK" ?(?"P!^A"J"O?!P%^?!P2^@!?/T/ --"O"O?0P{!T%O?=P*_P{!bP~W!V/!-?(D"O@).!-?(D"O@)Pxks ?(D"p!?5P.a^?5?(D"}A!X=D"*P)bP(S/ ?9P ?9P~0 U=P.aG ~RqO@"?(D"L?)S%O?(PL^2};!-?(D"|1?)P#e^A!?"M !?!P!M  ?(?)P!^A)J"O-?+D" @5P @%?)@!?=P#U%O"g?=P"S%O?9P ?9P~0 U=P.aG ~RqO@"?(D"L?!S%O?(PL^2};!-?(D"|1?)P#e^A!?"M !?!P!M  ?)@!P .!-?(?| ?5P!^A02|*"O?(G  %O?(|+ !Q{!}(Q*j@BQ!@A.!-?<?| D"*J"*?<?| E" K" ?(P4M ~;!?(D"~F!A/?5Pgd^@"P @!?(D"~B!@%#Oz.                @C"O?/?!?5^P!^U/ ?"P2U/ ?%?5^P!^z   @C-?"P2_@"?!P2^@!?%P2^@%?Cz.YYYYYYYYYYYYYYYYzB?Cz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A,R/ -"g"O?,|O?5^A,?!^A"P1_A!?/U%O?%?,^P1_G  PAS/!-?(Pv!^?!2XA!%O?!P!f."-?5P"^.!-?"P0_-P @!?(P J"y!?(P J"w!?(Qhhhh2K"v!P!_A%?(D"}H!V?%?0Uc@"?(P ?%?0_?"=J"~U!P!@%?(P!?(D"}D!?0^?"=J"x!P @"#O"O"O"O?!R%O"O?(D"~U!A/R/ ?(?/P!_A,J"~U!?(?(D"x!A0P!^J"x!?0G  A!P~; T/%?,R/ ?(?/P"_J"~U!?(?0P"^J"x!"O"O"O"O"O"O?0G !A!P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@!.+-P.@!.*-P,@!.)-P/@!.(-P+@!.&-P @1?(Px!^2|3A!Ph!U/#?!Ph2U/"?!Phh%X%O?!P2ePhhy!b?!P"ePh~Y b?!P.fP|4bccPh}%}&%c@1?!P4fP~N!c@!.%-?!P*ePh~Y b?!P(fP|4bcPh}%"c@1?!P.fPw!c@!.#-"O"O?(D"|;?(D"|CA!_?"U%O?|!?!?"P!P!2m!?(D"|C@!.!-?"R/!-?"R/ ?(D"|??!^?%?"y,  -?(?!?"^J"|C?%?"2S?(D"v!A!%O?%?!2a-}IQ?j@BQ"@A?(D"O@!.&-?(?!P*fJ"y!."-?!P|4bPh!c@1?!P(fPs!c@!-?(?1J"y!-?(D"v!?"S%O?(Pv!^?"P!P!P!2m!?(D"~;!@%-?"?%^?!M  ?(?"P!^A"J"w!?(D"y!@!. - -?(D"L?!S%O?(PL^2};!-?(D"|1?!P#e^?A?BiK" P!-@%?(?!P!^A!J"O-?8P!b@1?)?3_@/?!?)_@,?+D"%@)?(D"|.A0?(D"FS%OB P2_A2C P%?7D" A"P!eA!?!P%W=@3?2P%^?"?7D"%?3P%P~% 2}/!?2D"%P!S%O?2D"*<?2D". -?2D"*@!?7?3J" ?7?!J"%?2P2^C -?(D"I?0P~% a^A!?,M O?!?%M |4?!?=M |3?!?4M |2?!?9M |1?!?6M N?!?@M M?!??M |0?!?1M L?!?/J"|.?!?:J"I?!?)J"F?!?5J"D?!P J"6?!P J" ?(?0P!^J"|.-?-?+P2^A+T/ -?(D"}T!A!R/ ?(D"}X!?!P%e2a-"O?&R/ ?#G |6@0P @!?(P J"y!?(Qhhhhs K"x!?(P J"w!?(Qhhhhs K"v!P%@-P @%P%@3?>%O?(D"}A!@6?(D"p!@+P%@)?.@!#O"O?!P0^G  A4P"_P(U/ ?4P4_P"U/ Pxks ?+?!P*^D" A#P.a^A"?#?6X=@,Pxks ?"P.^?#P!^?6X=?,?,D"*P)bP(S=D"%@&?,D" @#?(D"x!?%S%O?(Px!^2};!?(D"~U!@)-?)?%P#e^A"?&J"%?"?#J" ?(?%P!^A%J"y!?4P"X/ ?!P%^D" @&?!D" @#?(D"w!A4?(D"v!S%O?(Pv!^2};!-?(D"~;!?4P#e^A"?&J"%?"?#J" ?(?4P!^J"w!-?!P2^@!?|"P2_A|"/ -?(D"~;!@-?(D"~U!@3?(D"w!@!-?(P}T!^A&?;?0P!bA#?3?%2O?(D"}T!@/?(D"}X!@6?(D"s!@"?&?| ?#?-?!2O?(D"}X!@4?(D"}T!@,?>?(D"|.A!?!?>V=A%%O?6?"P%e^@)?4?(D"s!P%e^@&?(D"I@"?.P0^@!?6@+?4@##O"O?!G  A.P"_P(U/ ?.P4_P"U/ "g?)?+S%OP @1?).!-?(?+z " z-#}T!P!@1?+P2^-@+?"?1J" ?"P%^?(z #}T!z-" ?.P"X/ "g?#?&S%OP @*?&.!-?(?#z " z-#}T!P!@*?#P2^-@#?"P6^?*J" ?"P:^?(z #}T!z-" -?"P~% ^@"?!P2^@!?%P!_A%/ --?,%O?4?,P%e2a-?/%O?6?/P%e2a-?(D"v!A!%O?-?!P#e2a-?(D"x!A!%O?3?!P#e2a-P~N~*s D" @!Px~*s D" @-?(D"}3!@+?(D"o!@&?(D"}:!@)?(D"}D!@%?(D"}H!@#?(D"}L!@.P @*?(P J"w!?(Qhhhhs K"v!?(P}T!^?;?0P!b?-%gP ?.?#?.UA#=@,P!?%?#=@;P!?+?&?)UA#=@6P ?)?#=@4?-P%e@)?(Pu ^@.?(P~% ^@&P%@+#O?!P.^D" A0?,V?!P*^D" A-?0Vc@%P!?-?;^?%=@8?!P%^D" A2?!D" A<U?2?4Vc@#"OP ?0?-_?%=A-P ?2?<_?#=S%OP!?6?<^?#=?8?-2}C!R/!-?(D"v!?*S%O?(Pv!^2};!?(D"~;!@+-?+?*P#e^A#?2J"%?#?<J" ?(?*P!^A*J"w!"O"O?(D"|;?(D"|CA%_?-U%O?.?%?-P!P!2m!?(D"|C@%.!-?-R/!-?-R/ ?(D"|??%^?8?-y,  -?(?%?-^J"|C?8?-2S@%?(D"|9A-?(D"|6S%O?&2o!-?(D"|7?-P.a^A#?%J"*?#Q K" ?(?-P!^J"|9-?!P2^@!?)P2_A)/ -?(D"~;!&P%-A#?*2O?(D"}X!@%?(D"}T!@."O?(D"|9A"R/ ?(D"s!A!R/ ?%?!P%e^@+?(D"|7A!?"P.a^@&?%@"#O?!?"E" K" ?&?!P.^A!S/!?+?"P2^A"T/ --?.%O?%?.P%e2a-?(D"v!A!R/ ?#?!P#e2a-?(D"C@#"O?(D"DA"R/ P}A~+s D" @.P @!?(D"Y@*"O?"P{{{{!bP!S%O?#@".!-?"P!_P{{{{!bP!^A!P!b?!P~Y{{{#b@&P @!?#@%#O"O?%D" G |+A"P"S/ ?.?!P|!bfP!bR/ ?(?*P!?"ecA*J"Y-"O?%P*^D" G |+A"P"S/ ?.?!P|!bfP"bR/ ?(?*P!?"ecA*J"Y-?%P2^A"@%?&?!P"^A!T/ -R/!-?"D" G |+A"P"S/ ?.?!fP!bR/ ?(?*P!?"ecJ"Y-? ?7D"IJ"I? ?7z "?z-"?? ?7z "2z-"2? ?7z " z-" ?(D"eA P |8%O?(D"|W? P%e2a-?(D"?A %O?#? P#e2a-?(Ph"^C -}U?"Eg#}#B P}L!_A&C ?#P~; aA4@5?"@)"O"O#O?5R/!?)PN^?5P~; _@5?)P~; ^@)G  A(P&V/ ?(P"S/ -? ?!D"h!J"*? ?!E"|WK" .!-P @)?&P J"I?&Qhhhhs K"D?&P J"|1?&Qhhhhh!K"|.?&P J"|7?&Qhhhhs K"O?&?!D"}3!J"Y?&?!z "i!z-"|9"O?#R%OP%@@.!-P*@(P%@@#O?"?)^A.P|0^G  @3?.PL^G  @*?.P~/ ^A9G  @1"O"O"O"O"O"O"O"O?.PN^G  P)_0- ))))))!)"#)-?1P{!S/(?*/(?3P~0 _P{!bP}X!U/(P%@1P @/.&-?*P!T/&P @/P!@:P @1?3P ?3P~0 U=P{!bP.aA*G ~PqOP!_0#%#"&-?1P{!S/%?*P#T/%P&@1P!@/.#-?*P!T/#P#@1P @/."-P"@:-?*P~Jqs ^G )@2?:@1-P @*"gP ?!D"}A!P)_P#U/ <?&Pw ^?&PO_?.PI^D" 2|<?&D"|OA*R%OP @*P .!-?&D"[?*P%e^A3P._D" @*?3P2_D" -A:}IQ?j"}#?/%O?9|+  Qh"i.!-?.P~- ^|+  -i@|*?&D"|.?8S%O?&P|.^2}9!?&D"L@(-?(?8P%e^A.?>J"*?.?|*K# ?&?8P!^A8J"|1?&D"D?>S%O?&PD^2}8!-?&D"FA@?>P%e^A.?2M /?.?1M .?.?*J"*?.?:J"%?.?+J" ?&?>P!^A>J"I-?+P!^@+?)P~; ^A)?4T/ -?>R/ ?&D"L@5?&P J"|O?&Qhhhhh!K"|J?5?8?&Pw ^2|,<?&D"|JA)%O?&D"[?)P%e2a-?8R/ ?!Pi!^@|%P%?"?#?%U=@E?5?8P%e^@|&?5P2^@|(?&P~J ^@D?!P~U ^@<P @:#O?4@1?+@.?9@3?:P!_@)?|(?:P%e^@+#O?)P"^@:?5P*^D" @"?5E# @|*"g?)?8U%OP!?+P?_E# ?|*|</!<-?8?:V%O?+E# @H-?8?:V?|*?H|<b-@*"O"O?"?>X/ ?#?%U/ ?@?"P%e^A"D" A4?%U/!-?)P!^@)?+P2^@+?|&?5P2^A5T/!.#--?E?4P~; a^A6G |:A)}IQ{!}(@|*?6G |9@9?6D"F@,?6D"D@0?"D"*@4?!D"h!@+"O"O"O"g"O"O"O"O"O"O"O"O"O?"G .P!_0&!#)&" -?&?!?42|R?&D"%@(?&D" @)?!D"|W?+S%O?<2}8!-P!@-?!?+P!^J"h!?!D"}!?+P%e^A"?(J".?"?)J"*?"Q K" P{!@/P~) @2P{!@(?*R/+.,-?"G /@2?&P2^?!?42|R?&D"6@(?&D"2@)?!D"|W?+S%O?<2}8!-?!D"}!?+P%e^A"?(J".?"?)J"*?"Q K" P!@-?!?+P!^J"h!Pxks ?!D"n!?4P!^A"P.a^?"?!D"}3!X=A)D"%@(?)D" @1P!?)D"*P)bA)R/)<P ?)P#T/)<?!D"i!@,?!D"l!@3P @/?&P J"|O?(?(P T_A"?1P!^A.U?"?3Vc@3?&P ?"?._?3=J"[?&P!?,?.^?3=J"|J#O"O?&P*^?&Pw ^2l!?&G *R/ ?&G +A"P?_P{!bP~> X/*?/P{!b?"@//!?"P{!bP?T/!.*--?/P{!bP?T.)-?*/!?!?"D"%?)2|2/!?|*Q*jQ!Q"?!D"}A!P)_P#U=i@|*?!D"h!A"?!D"|WS%O?<2}8!-P!@-?!?"P!^J"h!?!D"}!?"P%e^A"?,J".?"?0J"*?"?|*K" P{!@/P~, @2.#-?*/ ?"G /@|!?&P:^?!?42|R?"D"%A)?!D"}3!A,X/ ?)P!^A"?!D"n!A=?)P.a^D"*A)P%fP ?)P)bP%S=A| X/ ?9P ?9P{!bP~0 U=P{!bP.aG ~RqOA|"P ?|"P|3U=P;aG ~S}9OPxks ?=?4P!^A)P.a^?)?,X=A-D"%A*?-D" A-_P ?*?!D"}-!A0P ?!D"l!A;?0X=W=P ?*?-X=^@|)?|"}I?!D"i!@A?&D">@B?&D":@??|!P ?|!P|3U=P{!bP;aP~=}9s ^@*#O"OPxks ?=?"P!^A-P.a^AC?,?-W=D"*AFP)bP&S%OP @0?&P J"}D!?&Qhhhh2K"p!?&Pxks ?=?"P.a^?"?,X=A7D"*J"|O?&?7E" K#|J?A?;?&Pw ^?&Pp!^2e?&D"}A!@7?&D"}D!A|#?*G :S%O?*?7?|#2}C!R@0-?&D"p!A|#%O?7?|#2a-?0/!-?| ?FP%fA"V/!."--P @| P @0?,?-V%O?CD"*A*P%fP ?*P)bP&S=@0-Q*j?)}IQ?jiQ#i@|*?"P"^@*P @7#O?!D"n!@"?!D"}3!@)"O"O"O#O?0?*A-W/!Pxks ?*P.aA*?"^?)?-W=A;D"*ACP)bP%T/&Pxks ?*?=^?,?-W=D"*P%f@*?;D" @A?!?-?|"2|2/ -?!D"|W@;?!D"h!@"???AX?| cR/!?"@)."-?| R%O?!D"h!A"?!D"|WS%O?<2}8!-?!?"P!^J"h!?!D"}!?"P%e^A"?BJ".?"??J"*?"Q K" -?|!Pg?7=@/P~* P~) ?7=@2P!@-P{!@(.,-?"?;S%O?<2}8!?!D"|W@;-P!@| ?!?"P!^A)J"h!?!D"}!?"P%e^A"?BJ".?"??J"*?"Q K" -Qhh%Q ?-P!^?CP%fT=?|*i@I?)?;S%O?<2}8!-?!?)P!^J"h!?!D"}!?)P%e^A"?AP!^A)J".?"?)J"*?"?IK" ?7?|)^A7Phhs W/ --P"@-?!D"h!?+X%O?!?+J"h!-?1@4?.@+?3@9.)-?|*Q*jQ"i@|*?!D"|W?+S%O?<2}8!-P!@-?!?+P!^J"h!?!D"}!?+P%e^A(?,J".?(?0J"*?(?|*K" P{!@/P~+ @2?6G |DP~" T/ ?*/ ?9P ?9P{!bP~0 U=A(P{!bP.aA*G ~SqOA1P ?(P-_P{!bP~% U=P{!bP|1aA(G }L}MOP!T%O?)@(P @-.(-?(Py}Ls ^A.G |0?9P{!bT%O?)@(P @-.(-?*P~Jqs ^G -A(P%V/ ?(P,aP}H}9s ^A,?!D"o!A3G G^G *A(P+U@*?(P ?*=A0R/ ?"D"%@(?,P!?*=@*P @""O#O?"?*^G  ?)S/!?0?"P!^A"T/ -?)@(.(-?!P J"6?!P J"*?D?|%D"2J"2?D?|%z " z-" ?&?!J"l!?&?3J"i!?&P M }/!?&P N!}-!?&P!M |O?&P"J"|J?&?!D"}A!A*P ?*P,U=P.aPi}Ls ^J"h!?&P N!}<!?&P!J"}3!?&?"J"o!?&?.?"P)bP!e^H!AN!}:!?&Pxks ?&D"|W?(P.a^?(?&D"}!X=A"E" K#p!?&?"D"*J"}D!?&Pw ^?1?(?&Pp!^?&P}3!^2F?!D"*A"R%O?)@(P @-.(-?!D"p!A1%O?"P:a?!D"%A"^@|"?!D"}:!@.?1P:a@3#O?"A(D".@=P @"?1P!T%O?1@*#O?*P!fA/?"^A2?"?.?2P:a^P.^D" ?=U=@"?*?/_A*P!V/ --P{!@/P~+ @2?"?.?"P:a^P.^D" ?=U^P:aA7?3S/"?(P:^@"?(G 3@0?(G 2@|!?(D"*@??(G 5@| ?3@(?.@*#O?*?7^A,P.^D" ?=T/#"O?,P5^G  ?| T/ ?,P*^D" ??T/ ?,P2^G  ?|!T/ ?,P3^G  @,"O"O"O"O"O"O"O"O?|!0.( !")#)))&)%)-?,?0T/).(-?,?0T/(.&-?,?0T/&.%-?,P/VA;?,?0SABb?,P0U?0P/V=P!T/%?;?BcR/%.#-?,?0T/#."-?,?0S/!."-?,?0T/!-?"?|"T/"?)@(P @-.+-?*P:^@*?7?(P:_A(T/ --.!--?)@(.%-?&P?^?!?42|R?&D"C@(?&D"?@)?!D"|W?+S%O?<2}8!-P!@-?!?+P!^J"h!?!D"}!?+P%e^A"?(J".?"?)J"*?"Q K" P{!@/P~) @2P{!@(.#-P -@"?2Pg?)P#S?(?1_P"Vb?"bA(=@/Pt P~) ?(=@2P{!@(?*?"P!dc/!-P @--?!D"h!?+_@G-?6?-M C?6?2M B?6?/M A?6?(M @?6?9M ??6?GJ">?6?+J":?6?4J"6?|&?5P2^A5T/ --? ?!D"h!J"*? ?!E"|WK" ?&D"OA %O?&D"|6? P%e2a-?&D"|.A %O?&D"L? P%e2a-?&D"DA %O?@? P%e2a--?!D" A %O?!D"%? P:a2a-?!D".A %O?!D"2? P"e2a-?!P:^2}+!?!D"aA %O?!D"|T? 2a-?&P}L!^C -~2:!0gB PI_A)C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!_0/!%"#.-,+*-)(& -?"G 3A(P ?(P~0 U=P.aA#P~Jqs ^@&?#G xqO@#"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(_00 !>"#%&(>>>>>)>-?#P&_0&)=***=-?)P J"D?)Qhhhh2K"??!?"?)P?^2}"P!@#?)P*^?)D"CA%?)D"DA"?&G -A&P%W%g?&P,aP}H}9s ^A#?!D":G G^G *A*P+U@&?*P ?&=@*?#P!?&=&P!-?*2>?)G +@#?)G *@&? P~= M *? Qhhhh|TK" ? ?!D"6G -P?cM +"O?&R/ ? P~! M *? ?#M (?"?#P ?#P|3U=P{!bP;aA!G ~S}9OT/ ?!P~=}9s ^@!?%@##O?"%O?#G  @&?!G  @*?#P!^@#?"P!_@"?!P!^@!?*P?P ?*P~! _P{!bP<U=cP{!b?&P?P ?&P~! _P{!bP<U=cP{!bS/!."--? P~" M *-?)D"?A!%O?%?!2a-? ?(M %.=-?#P(_0#*)+)-? P~# M *? Qhhhh|TK" ? ?!D"6G -P|&^M +? ?(M %.;-? P~=~2 N!*? Qhhhh|TK" ? ?(M %.:-? P~=~4 N!*? Qhhhh|TK" ? ?(M %.9-? P~=~6 N!*? Qhhhh|TK" ? ?(M %.8-? Qhhhh|TK" ? P~&v N!*? ?&G ,M &? ?(M %.7-? P~=|3N!*? Qhhhh|TK" ? ?(M %.6-?"D"%A#?"D" A"W/4?!D"*A&?!D"%V@%?#P ?&?%=V/4?#?"Pgd^R/4P!?!D" ?%=A%?"^G  PAT/4?"P!^A"?#_@#?"?%^@"#O"O?"G  A%P+_A&P9V/ P!?&eP}9hh%bR/ ?"P!^@"?#P!^A#/!.6--?%P~: _P~>!b/4? P~=LN!*? Qhhhh|TK" ? ?(M %.5-?&G %A!P#T%O?!?"G 7S/#-? P~=~+ N!*? Qhhhh|TK" ? ?(M %.4-? P~= M *? Qhhhh|TK" ? ?!D"6G -PAcM +? ?(M %.3-? P~=t N!*? Qhhhh|TK" ? ?(M %.2-? P~=~- N!*? Qhhhh|TK" ? ?(M %.1-?"G 5@#?!D"6@("O"O"O"O?"G 3A"P~0 X%OP~Jqs @%P{!@!?#P0_0%%"!#!-?"P.aA!P~Jqs ^@%?!G ~SqO@!?#P0_0%#! " -? Qhhhh|TK" ? P~=~H N!*? ?!M &? ?"M %.3-? P~=w N!*? Qhhhh|TK" ? ?"M %.2-? Qhhhh|TK" ? P~= M *? ?!M &? ?(G -P|-^M +? ?"M %.1-?%G "R%O? P~=~= N!*? Qhhhh|TK" ? ?"M %.1-? P~=~L N!*? Qhhhh|TK" ? ?"M %.0-?"G 3@&?"G 5P4S%O? Qhhhh|TK" ? P~=~H N!*? ?&M &.0-?)Qhhhh2K"6?)P J">?!?"?)P6^2}"P!?&P ?&P1U=A2P{!bP|1aA"P}Q}Ms ^G  A,P.aP~Jqs ^?"P}R}Ms ^G  A.?,^P~0 VA/=@(?"Py}Ls ^@0?!D":G G@1?)D">@*?)D":@+"OP ?.?/=A"R/ ?"P.a@#?(P+^@"#O"O?"G  A-P ?-P|3U=P;aA-G ~S}9O?*S%O?-P~=}9s ^?+?*2}C!R/!-?"P.^@"?%P!^@%?#P._A#/!."--?0?1P!e^H!(?%P1bfP!b/--? Qhhhh|TK" ? P~= M *? ?&M &? ?!D"6G -PJcM +?)QgK#D?)QgK#?P @""O?// "O?2P{!bP)_0#! ! -?0?1P!e^H!"@#?.P.aP._A!P.|R@%"O?!P.U%OP @!.!-?%P!^A!P!b?!P~Y{{{#b@&P @!#O"O?#?!P0bfA,P!bR/ ?"P2X/ ?)P?^?"^?(P+^G  M  ?"P!^@"-"O?,P"bR/ ?"P1V/ ?)P?^?"^?(P7^G  M  ?"P!^@"-?(P:^@(?&?!P"^A!T/ -R/!-?#?!P1bfP!bR/ ?"P1V/ ?)P?^?"^?(G +M  ?"P!^@"-?)P2^?+?*?)P?^P!?"P3UA!=?"P ?!=2>?)G 2R/-?)G 3@!? P~! M *? ?!M (.--PM@"?!D"6A!G ,P"T%O?!G -PLc@"-? P~( M *? Qhhhh|TK" ? ?"M +..-"O?"G 3A"P ?"P~0 U=P.aG xqOP(S%O?!D"6G -P!T/!-? P~=~9 N!*? Qhhhh|TK" ? ?"M %..-? Qhhhh|TK" ? P~%~; N!*? ?"M %.--? P~=}T!N!*? Qhhhh|TK" .,-? P~=}V!N!*? Qhhhh|TK" .+-? P~= M *? Qhhhh|TK" ? ?"G 3Pv cM +.*-? P~= M *? Qhhhh|TK" ? ?"G 3PN^M +.)-? P~=|*N!*? Qhhhh|TK" .(-? P~=FN!*? Qhhhh|TK" .&-?!D":@!"O"O"O?"G 5P#_0"!" -? P~=|(N!*? Qhhhh|TK" .(-? P~=DN!*? Qhhhh|TK" ? Ph~+}Q~L!?!D"*A ? Ph~+}Q~L!X=J" .&-? P~=|%N!*? Qhhhh|TK" ? Phhh*?!D".A ? Phhh*X=J" .%-P4@%"O"g"O"O"O"O"O"O?"G 3A(P/_P ?(P/V=P!_0%#!)" -P!?!D" ?!D"*A%?!D"%VA*=A+@!P!@#P!P ?%?*=A*R/&<?!?*^#O?!G  P+_A#P9V/%P!?#eP}9hh%bR/%P!@#?!P!^@!?%P!_A%/ -P @%@!.%-?!D"6G -P2c@%.&-? Qhhhh|TK" ? P~=|%N!*? Phhh*?!D":D".A ? Phhh*X=J" .*-P1P0?!D"6G ,P"S=@%.#-P @#-?%P!T-@&?(P!_P.U%O?(@%.!-"O"O"O"O?(P!_0/############! -?#R/!P:@%.#-P/@%?"D"%A!?"D" A"W/"?!?*V/"P/P=?"?+^G  P~: _P~>!b=@%."-?!G  A"P|1S%OP;@%."-P @%?&R?"P|"Tc/!"O?!G !A!P},!S/ ?!P~M!S/ ?!P~"!T/"-P<@%.!- -? P~= M *? ?%M +? Qhhhh|TK" .#-? Qhhhh|TK" ? P~= M *? ?%?,^M %? ?!D"6G -P|+^M +-?)D"6A R/!?+? 2a.!-? P~= M *? Qhhhh|TK" ? ?!D"6G -P| ^M +? ?(M %-?)PI^C -}X<"7g%}#B Pn!_A)C "OPxks ? D".A2?!P.a^A+? D"2A3?!W=D"*P)bP%T/ ? D"6D"FG I?"P{!bT%O?!?3X/!?!P!^A&?+D"*A%P%fP ?%P)bP%S=A1X/!? D"?A%D"a@4?%D"I@8?#D"6P*e@5?#D"2@,?#D".@-? G C@*?&@%#OPxks ?%P!^A(P.aA6?2^?(?3X=D"*"O? G C%O?;@<.!-Pxks ? D".?%P.a^?%? D"2X=A+D"*@/?+D"%@7Q @<"O? D"%A9?+D" A:P!^A+U/ ?9?+_P*U/ ? D" ?+^E  @<-Q!?7?:_P"_A+}I?<QgP)?+?+P)X=P#e}IjQg})}(})Q}4~U}E~W}6}S~=}9}<g}#QMljA=?;i@<?*?/P*bP#f?;?=}(Q |=cc@*-P%f@+?)P2^? ?"?%2P?)G 2%O?)G 3A.P ?.P~0 U=P{!bP.aA7P~Jqs ^@/"O?7G xqOP)T%O? D"2A.?(W/!?%P"^A%?6? D".A6^D"*A(P%fP ?(P)bP&S=A7X/!?/G -A(P ?(P~0 U=P.aG ~TqO@/P @(#O?)?,J"l!?)?-J"i!?)P J"}-!?)?%J"}!Pxks ?6?%P.a^?%?.X=D"*@9?)?(J"h!?)P!J"|W? ?%?/?)P~U ^2+?(P!^@(?7?9P%fA%V/ -.!-?)?,J"l!?)?-J"i!?)?#E" K#|W?)?#D"*J"h!?)?5?.P!^cJ"}-!? ?(?/G -?)P~U ^2+-?0P!^@0-?<@;?1?+A%V/ -"O?8? D"?A"D"IX%O?0P!|8?"D"a?4Vb?*b/!.#-?*P!bR/"-? D">A"P J"t""O? D"2A#?!W/ ? D".A%?!P.a^D"*A!P%fP ?!P)bP%S=A*?&W/ P @+?"Ps"^@,P @(#OPxks ?%?&P!^A!P.a^?!?#X=D"*P%f@!?"D"s"?(S%O?,?(P!P%P%2m!-?"?(P!^A(J"t"?"D"~%"?+^?&J" ?+P%^@+?*?!A&V/ --? 2V.!-? D">A%P J"t"?)P J"e?)Q K"|O?)Q K"Y?)Q K"|;?)Q K"|6?)Q K"L?)Q K"F?)Q K"??)P J":? G C@-"O?!?3X/ ?!P!^A"?+D"*A&P%fP ?&P)bP%S=A8X/ #OPxks ?2?"P!^A&P.a^?&?3X="O? G C%O?;@<.!-Pxks ? D".?"P.a^?"? D"2X=A&D"*?&D"%@,Q @<"O? D"%A.?&D" A/P!^A&U/ ?.?&_P*U/ ? D" ?&^E  @<-Q!?,?/_P"_A&}I?<QgP)?&?&P)X=P#e}IjQg})}(})Q}4~U}E~W}6}S~=}9}<g}#QMljA=?;i@<P#f?;?=}(Q |=c?-cP!b@--D"*? D"6A+D"CA6%OP @.?)P:^@%#O?.P*T%O?+D" @&"O"O"O"O"OPxks ? D".?"P.a^?"? D"2X=A,G *P*b/ ? G CP!b/ ? D" @/Q @;"O? D"%A*?,D" A0P!^A,U/ ?*?,_P*U/ ?,?/^E  @;-?&G :A1P!^@,?&E  @=?1P)U/!?;?=|=/%Q @;"O?0P+^A4?*V/ ?*?4_P*U/ ?/?4^E  @;-?,P*S/#?&E *@=?1P1U/"?,P2S%O?;?=|</%.&-Q @>"O?0P3^A0?*V/ ?*?0_P*U/ ?/?0^E  @>-?;?=|=/%Ps!?,P#e_A*P|4V/%?&E 2?>})?*}Ij|;/#.%-? ?"?&2]/".#-?;?=})Ps ?,P#e_}Ij|;/!."-?;?=})Ph!?,P#e_}IjQ |=/!-?%P!J" ?%P*^?(J" ?%P%^?"J" -?+P%^@+?%P.^@%?6?.P!^A.T/!--? D">A%D"t"@(-P%f@&?%D"s"?(S%O?%Ps"^2}7!-?%D"~%"?(P"e^?"J" ?%?(P!^A(J"t"?<@;?8?&A"V/ --?%?-M I?%?<K#DP%@+?#P%P.?#D" P!b=^|/" @;? D":@&? D">A3D"u"@""O"O"O"O?3D"~4"A%0"# !-?"E# ?;|</!P @%."-P @(#O?(?%P!fA*?(^A(?"?(P%e^E# ?;|A=@(?%?*_A%P!V/ -?"?(P%e^A"E# ?;|</ P @%.!-?"D"*A"?&D"6X%OP @%.!-P%?&P>^D" ?&D"2?"PFa^A%P6^D" A"P&e^?&P?^D" ?%P:^D" A&U?"?&VcA%=@+P ?&?"_?%=@%-?#D"6@"?%P&e@%?+P"_@("O"O#O?%R/!?%P?_@%?(P"^?(P?^@(D" ?"T/ -?(G  P"T/!-? D"6@,?)D":A&z3?)D"CA"z>!?)D"Iz>"?)D"|1z>#z.                zLz.{{  {{  {{  {{  z|:?)D"|7z3?)D"|?z>!?)D"|Jz>"?)D"az>#z.                zLz.{{  {{  {{  {{  z|:zj!z|>R%O?,G KP!bR/"-?,G |/P!T/ ?&P!d@&"g?,G IP!S%OP!@(?"?&bP!bR/"?)D"D.!-?"?&cP!b/!P @(?)D">-A%P!^@""O?(?3D"OX/ Pxks ? D".A.?%P.a^A&? D"2A-?%W=Pxks ?&P.^?"?-X=@*Pxks ?.?3D"|1?(PDa^A+D"CA4P!e?"^A&P.a^?&?-X=A2D"*@0Pt}0s @1?,D"FA-D".?(V%O?-D"*?(P:a^@1-D"*?*D"*@5?*D"%@-?*D" @.?2D"%@/?2D" @2?1G 4@*"O"O"O"O"O"O?0P)bP"_0% !"%#-?*0(%&&&&%&-?*P+V/#P!?*ePp)bR/#.%-?*P+V/#P!?*eP}%&b/".#-?*/".!-?*P!_P)U/!-"g?4R%O?"@&P!.!-?0?5dP1V/!P!P!? D" ? D"*A*? D"%VA0=A1?.^P ?*?0=A*?2U?.?2VcA4=@5P!?/?1^?-?/U?*?-UcA*=@6P ?-?/_?*=@/P @*?+D"*A7?+D":A-U?+D"6A0?-Vc@1"OP ?2?._?4=A2P ?-?0_?1=T/ ?+D"?@-?+D">@.P!?+D"%A+?0^?1=?5?22}C!/ P ?-?._?-?.U?-?7VcA-=?/T/ P!?+?.^?-=?6?/2}C!R@*-?*-@+P*b/ ?+R/ ?3G IP!S%O? 2V-? D"?P!M b?)Q K k!?)z.                z-#|W? ?%?&?(?)P~U ^2|4."-? D"?G |T/ ?)P*^? ?"?,D"FA&D".?(V%g?&D"*?(P:a^&Pt}0s -?,D"DA&P%^D" ?&P*^D" 2h!?)D"*P!T/ ?)D".@#B P?_A!C ? D">G IP!S%O? 2V-? D"?P!M b?!Q K 9?!z.                z-#*? ?%?#?(?!P*^2|4?!P?^C ? ?"?(2|NB P2_A!C ?!?(J"%? D".? D"2?!? J"*?!?!P%^J".?"?#?!P*^P!2|I?!P2^C .!-? ?!?#?)P:^2!-?)Pn!^C -};>#2g!}#!} B P}L"_A%C Ptrs Ptrs G  A&P!?&=M  ?&%O#OPtrs G  A&/ Ptrs ?&P!?&=M  ?&/ --? P*W%O? G }DlO@(-"O"OP ?#?#P}H~1s D" A*?"P?^A,_A P ? ?*W=VA&=A+P |7/ ?+R%OP!@0P @#."-P}D~1s D" @ P!?+2DA0R/ ?+R/!?0P!P!? ?,^?&=?*?,U=?+y,  .!- -?%P.^?0?#?!2EP}H~1s D" @*P}D~1s D" @&"O?"P|IV/ ?*?,U/ ?"?&^A z.                z- 2? z.                z-  -?%?"J"Y?%P ?,?*?,UA"=A,J"|C?%P!?&?"=A+J"|??%D"DP ?%D"CPhhhh|WT=@*?%D"F@ 2|&P @&?#P#V%O?0G #A"P T@&-Px~+s Q K" P~N~+s ?"J" P~J~+s ?&J" Py~+s P J" Po~(s ?(?%P~4 ^?%P.^?*? 22"OPo~+s D" A*R%OPw~*s E# @6Pw~*s Qhhhh2K# P~F~*s D" @.P~F~*s P J" ?%?.J"|O?%?6K#|J?&R?!P"Tb@"?6q?.A&_P|"W%O?%Pw ^?&P?P!P!2m!?%D"|O@&-?%D"[A)?&^A z.                z-  ? z.                z- 2?%?&P?^A5J"|O?%?.J"e?%P ?.P?^?&?.UA =J"|T?%P!?)? =J"a?%Py!^?(?%P~4 ^?%P.^?%P~J ^?"2(Phhhh|W@&"O"g"O"OP}:~+s G  P!_0"! #-P @&?%P J"h!?%Qhhhh2K"|WP|4.!-?%Qhhhh2K"|W?%P J"h!?%Pxks P}H~+s D" Pp~+s D  A P.a^P}L~+s D" ? W=A D"*J"}D!?%? E" K#p!?+?,?%Pp!^?%P~U ^2e?%D"|W@&P|3-@"?%E"}!@6-?%?"M w!?%?6K"v!?%P M u!?%Q!K"t!?%Q K"s!?%Qhhhhs K"}T!?%Q%K"}L!?%Q K"}D!?%Qhhhhs K"p!?%?&J"~4!?%P!N!~B!?%Pp!^?%G W2|K?&P |8%O?6q?&2a-P @(P @!P~J~+s D" P!S%OP~U~+s D" A!P~N~+s D" A&_A P ? ?!W=@!Py~+s D" A"?&_A P ? ?"W=@(-P}-~+s D" @+Pl~+s D" @*?%D"i"@-?%D"}H"@ Purs D" Pvrs D" A&_P)W%OPurs ?&P*P%P%2m!Pvrs D" @&-Pvrs ?&P*^A"J" P~4rs D" ?&P"e^A&?!J">?&?(J":?&?-J"6?&? J"2?&?+J".?&?*J"*?&?.J"%?&?)J" ?%D"h"@,?%D"}-"@+?-%O?,?-P~% a^@2?+?%D"n"P#e^@1?%P}H!^@3?%P}-!^@4?+@&?,@)#O?)G O?)D" @!?)G |4P*e@ ?)G |3A/P)W%g?/P"eD"y}VO&Ph%-?/c?)G MP2ec?)G |0P:ec@/P2e@-? ?!c?)G N?)G LP:ec?)G |1P*ec?)G |2P2ec@*Purs D" A(?"S%OPurs ?"P!P%P%2m!Purs D" @(Pvrs D" @"-Pvrs ?"P!^A J" P~4rs D" ?"P"e^?/J" ?-c@!? ?(S%OPurs ?(P!P%P%2m!Purs D" @(Pvrs D" @ -Pvrs ? P!^A"J" P~4rs D" ? P"e^?*J" ?"?(S%OPurs ?(P!P%P%2m!Pvrs D" @"-P~4rs D" ?"P"e^?!J" Pvrs ?"P!^A"J" ?)z "D@7?)D"|.@ Purs D" ?"_P#W%OPurs ?"P%P%P%2m!Pvrs D" @"-P~4rs D" ?"P"e^?7z-" Pvrs ?"P%^A"J" "O? R/ ?&?1S/ ? P!_@ #O?&E" A6Q?lq@("O"O"O?6qA!P{!bP!_0" !"-?!P*fP{!bPhhhh%c@(.!-?(Phhhh|Wc@(-?"Purs D" S%OPurs ?"P!P%P%2m!Pvrs D" @"-?&P*^@&P~4rs D" ?"P"e^?(J" Pvrs ?"P!^A"J" ? R/!? P!_@ ?&?1T/ --"O?)G OA R/ ?&?1S/ ? P!_@ #O?&E" A6Q?lq@("O"O"O?6qA!P{!bP!_0" !"-?!P*fP{!bPhhhh%c@(.!-?(Phhhh|Wc@(-?&P*^@&Pvrs ?"Purs D" T%g?"&Purs ?"P!P%P%2m!Pvrs D" -A!P!^A"J" P~4rs D" ?!P"e^?(J" ? R/!? P!_@ ?&?1T/ --?4?)z "6z-" ?4?)D"CJ"2?%?)D"2J"l!?%?)z " A7z-#|W?3?%E#o!K"??3?%z #l!z-"2?3?7z-" ?%P"J"~F!?%P"J"~4!?%P"J"}D!?%Q!K"p!P.@ P @(?%D"s!@!"O"O"O?%D"}H!0# !"!-P?@ P!@(?!0#! ! -?%Pp!^? ^z "%@7Pvrs Purs D" ?"_P#V%g?"&Purs ?"P%P%P%2m!Pvrs D" -A P%^A"J" P~4rs D" ? P"e^?7z-" ?(/ "O?!0#! ! -?%z "~%!@7Pvrs Purs D" ?"_P#V%g?"&Purs ?"P%P%P%2m!Pvrs D" -A P%^A"J" P~4rs D" ? P"e^?7z-" -?2?)P~% ^A)T/ --?%D"}:"@!?%D"o"@*?"Purs D" S%OPurs ?"P!P%P%2m!Pvrs D" @"-Pvrs ?"P!^A J" P~4rs D" ?"P"e^?!J" ?!%O?*?!P.a^@2Purs D" @)?*@&#O?&P*^D" @/?&P%^D" @-?&D" @"Pvrs ?)? _P"V%g? &Purs ? P#P%P%2m!Purs D" @)Pvrs D" -A!P#^A J" P~4rs D" ?!P"e^A!?/J"*?!?-J"%?!?"J" ?2?&P.^A&T/ --?%D"}A"@)"O"O"O?%D"}D"A!P~;rs D" P~Brs D" A"_V%OP~;rs ?"?!P!P!2m!P~Brs D" @".!-?!R/!-?!%OPwrs D" ?"^?)?!y,  -P~Brs ?!?"^A"J" Pvrs D" A R/!-Pwrs D" @!P~4rs D" ? J" Pvrs D" P"U/ P~4rs D" ?!J"%Pvrs D" P#U/ P~4rs D" ?"J"*-?.?5W%O?%?.J"|O-P~4rs D" @&Pw~*s D" A %OP~B~*s D" ? 2a-P~F~*s ?%D"|OJ" Pw~*s ?%E#|JK# ?%D"y!A %O?,? P~% a2a-?%D"l"A %O?+? P#e2a-?%D"}3"A %O?*? P.a2a-?%D"p"A R/!?)? 2a.!-?%D"|7@&?%?%E"OK"i"?%?&J"}-"?%P N!}F"?%?%G |9A"M }E"?%Pyls E" K"n"?%Pi}*s z " z-"o"?%P}3}*s G  M }D"?%P M }J"?%?%G |;M }I"?%?%D"LJ"h"?%?%D"|.P ?%D"IPhhhh|WT=J"y!?%P!M }H"?%?%E"|?K#|W?%?%D"YJ"h!?%P}H~+s E" K"i!?%Pp!^A ?%P~U ^?(P{!b?%Py!^P}3~+s D" ?*P!?&?&P!W=26?%P N!~B!?%Phhhh|WJ"~4!? ?"?!27@&?%D"p!A %O?%D"}A!? P~; a2a-?%D"}H!A %O?%D"}L!? P#e2a-?%D"}T!A %O?%D"}X!? P.a2a-?%D"~%!A R/ ?%D"t!? 2a-?%P.^2}*!?#%O?0?#2a-Ptrs P M  ?%P}L"^C ?&-~1:#+g"}#!} B Pp!_A%C "O?"R/ ?#P,S%OQ}I~Ls~G}N~(}-o|,@0"g?"E  A/QLj?/Qh~Y#}(QDji?/Qhhy)}(Q:j?/Qhhh~U1}(Q*jii?/Q*lQhhh~U1}(?/Q:lQhhy)}(i?/QDlQh~Y#}(?/QLliiiA/Q}I~Ls~G}N~(}-o|,|<%OP ?"P*^H  A&P*e?&P*fcA&P{{#bP}S~B S/!<Q}S~B @0?&}IQ{{#}(@/-PgP!?/?0|A=-R/!Q}I~Bs~G~"~(}-o|,@0"g?"E  A/QLj?/Qh~Y#}(QDji?/Qhhy)}(Q:j?/Qhhh~U1}(Q*jii?/Q*lQhhh~U1}(?/Q:lQhhy)}(i?/QDlQh~Y#}(?/QLliiiA/Q}I~Bs~G~"~(}-o|,|<%OP ?"P*^H  A&P*e?&P*fcA&P{{#bP}Qw S/!<Q}Qw @0?&}IQ{{#}(@/-PgP!?/?0|A=-R/!-?%z.                z-"|;?%P~1}J!N!h!?%P,M |J?%Qhhhh~N{{{KK"|T?%Q K"|W?%Q#K"|O?%P}.}Di2J!|K?%P"M |9?%P J"D?%P:^?"?#P}:}+s P"2>?%?%G ;Pg?%G :=M f"g"OP%P*2DA*%O"O? D"h!A(D"?A&%O?&P%e@+?(D">@(#O"O?(P%^D" P/T/ ?(D" A)G  A&P?P ?&P~! _P{!bP<U=cP{!bP~U T/ ?)G !A&P?P ?&P~! _P{!bP<U=cP{!bPGT/ ?)G "A&P?P ?&P~! _P{!bP<U=cP{!bP~? T/ ?)G #A&P?P ?&P~! _P{!bP<U=cP{!bP~N T/ ?)G %A&P?P ?&P~! _P{!bP<U=cP{!bP~G T/ ?)G &A&P?P ?&P~! _P{!bP<U=cP{!bPGT/ ?)G (A&P?P ?&P~! _P{!bP<U=cP{!bP~S T/ ?)G )A&P?P ?&P~! _P{!bP<U=cP{!bP~C T/ ?)G *A&P?P ?&P~! _P{!bP<U=cP{!bP~P T/ ?)G +A&P?P ?&P~! _P{!bP<U=cP{!bP~Q T/ ?)G ,A&P?P ?&P~! _P{!bP<U=cP{!bP~G T/ ?)G -A&P?P ?&P~! _P{!bP<U=cP{!bP~M T/ ?)G .A&P?P ?&P~! _P{!bP<U=cP{!bP~L S/#-?(P2^@(?+P2_A+/ --P}<}*s @)-P/@(?*P/J"%?*?)J" P!@&?%P!J"C?%?*J"??%P!J">"O? G |WP!S%O?%Qh(K"|O.!-"O"O"O"O?#%OP @+P @(#O?+?"?(^F  Prg|8^A+PDV/"?(P!^A(?#T/ --?%P>^2};!?%D"?A*?#J".?*?"J"*P"@&?%P"J"C.!-?%P>^2};!?%D"?A*P ?(?#?(UA#=J".?*P!?"?#=J"*?%P"J"C?%D">P"T%OP#@&?*P#J"6?*P}<}+s J"2?%P#J"C.!-?%P>^P"P!P%P*2m!?%D"?A*?%D"CA"P#e^A#P#J"%?#P}<}+s J" ?%?"P!^A&J"C?&P"U/!-?*P.^@(?&P!_P{{{{!b@)P @+#O?(P%_D" ?(D" 2S?+^@+?(P*^@(?)P!_A)/ -?%?+}IQ?jQ"iK"|O.!-?%Q"K"|O?&R/#P!@&-?*D"%@(?*D" @)-?)?(2S."- -P @&P -@"?%Pi!^?*?&2|H?%P"J"}!?%?"J"}:!?%P"M o!?%P}%~U N!n!? ?%PD^?%Pn!^P"?%D"l!A"?%D"}-!2_?%D"i!A#%O?"?#2a-?%D">A"R/ ?*?"P#e2a-"O?!R/ ?!D"|.A"R/ ?!D"IA!?"PCa^@)?%Pu ^@+#O"O?!G ?A-P#S/ ?%Pn!^? D"h!A"P>^A,D" ?"P?^A.D" ?!D" A"?!D"%A&2|0"O"O?%D"n!A#Phhhh|WS%OP*@*P~2 @(.!-?%D"o!/!P+@*P~3 @(?#R/ ?%D"}3!?#2a-?+z.                z-" ?%P~= M }%!?%?(M h!?%?-M ]?%?*M |L?%P,M |J?%Qhhhh|TK"|T?%P J"|W?%P#M |O?%P!M [?%P"M |9?%P J"D?%P*M |K?%"g"O"O"O?&P/_0& """!"-?"E  Q~U~9i}(}6}I},}W~C })?"P&^E  Q}I~J}4}2}S}J~9}S~L })iQ |=/!PK."-?"E  Q~U~9}A}@~6}H}9}T~M })?"P2^|+  Q~V })i?"E *Qx~+}U}9}5}K~,}Q~C })iQ |=/ PL.!-P{!-M |V"O?.D" A#R/ ?,D" A*?#P%e^@-#O?&?*D"%S%O?*D" @#P @(#O?&?(S%O?#@".%-?#?(^?"?(^@.?(P!^@(G  A,P?P ?,P~! _P{!bP<U=cP{!b?.G  A,P?P ?,P~! _P{!bP<U=cP{!bS/ --?-?*P2^A*T/ --?%?&J"??%?"J">?"?&2S@"?%Pi!^?%P>^P!2|H?%P"J"}!?%?"J"}:!?%P"M o!?%P}%~U N!n!? ?%PD^?%Pn!^P"?%D"l!A"?%D"}-!2_?%D"i!A#R/!?"?#2a.!-?#R/ ?%D"}3!?#2a-?)?!PC^A!T/ --"O? D"h!A!D"?A"R/ ?!D">A#D"%A&P |7%O -?#?"P%e^@*?%Pu ^@-#O"O?#D" @!"O"O"O"O?&R%OP!@".!-P!?&2DA"R/%?&%O?"?!?&y,  -P @)"O?&P2X%O?"@(?&P~N{{{)bA)@+#O?(?(z   A1z.rrrrrrrrrrrrrrrrz|Rz.<<<<<<<<<<<<<<<<z|%z.????????????????z|:?1z|;z-  ?(P2^@(?+P2_A+/ -?&?)S/!-?"?)^@(?&?)_@+#O?(?(G  A)P?P ?)P~! _P{!bP<U=cM  ?(P!^@(?+P!_A+/ --"O"O?&P/_0& """!"-?"E  Q~U~9i}(}6}I},}W~C })?"P&^E  Q}I~J}4}2}S}J~9}S~L })iQ |=/!."-?"E  Q~U~9}A}@~6}H}9}T~M })?"P2^|+  Q~V })i?"E *Qx~+}U}9}5}K~,}Q~C })i|;/!-?%P*^?"?&P}:}*s P"2>"O?%G *R/ ?%G +@(?-z.                z-" ?%Qhhhh|TK"|T?%P~4}&!N!h!?%Plpi2J!|K?%P,M |J?%P J"|W?%Q#K"|O?%P"M |9?%P J"D?%?(M f?%?&J"??%?!J">?!?&2S@!?%Pi!^?%P>^P!2|H?%P"J"}!?%?!J"}:!?%P"M o!?%P}%~U N!n!? ?%PD^?%Pn!^P"?%D"l!A!?%D"}-!2_?%D"i!A(R/ ?!?(2a-?&R/".!-?%P2^?"?&P}:}*s P"2>-?"?&2a-?#P2^A!?*S/"?#D"6@&?!@#?&P |:/!-- -?%Pp!^C -~-8!>gB Pw _A!C ? D".@(? D"6@%? D"2@)? D"?G *@#? D"DA"P J"|O?"P J"Y?"P J"F?"P J"??!P N!F?!P J"D?!Qhhhhs K"??!P J"6?!P J"*?!?#P ?#P~0 U=P.aG ~TqOM |*P!?(?%?)VA#=@2P @"P ?%?#=A.%O?2G  P|4S@"-P%@8#O"O"O"O"O"O?"?.X/ #O?"?2^G  P|%T/!?.?"P!^A"T/ -.!-?.?"A(U/ ?"?.S/ ?.?"_@%?"?2^@#P @""O#O?"?#^G  P|%S/!?%?"P!^A"T/ -?%@"-?!Pt ^?2?.?("g"O?"%OP @&#O?#?&^G  P|2S/"?"?&P!^A&T/ --?"?(^A".!-?"?(^@"?&?(^-A32| ?!D"|;@#?!D"|9@)"O"g"O"O"O?!D"|7A4Phhhh|WS%O?#@+?)@,.!-?!Pt ^?2?.?"?3P!^A%?"?%U=A-?"2| ?!D"|;@+?!D"|9@,?!D"|7A9Phhhh|WT/!?4R/ ?)?42a-? P!M G?!D"C@%? D"DA"P:^P!P 2=?"D"YA(%OP @&P @"#O"O?"? D"DA#D"YX/ ?#D"|C?&^D" A#?/X/ ?%?#P#e^A#D"%@)?#D" @#?!Pjih2J!|E?!P%M |C?!P J"|;?!?#J"|??!?)J"|9?!?#J"|7? ?!Pt ^P P 2}&!-?&P%^@&?(?"P!^A"T/ --?!G |*A"P ?"P1U=A"P&_P{!bP!V/#?!D"*P!bR/#?!D"6P!bR/#?"P|1aA(G }P}MO@)?!D".A#?!D":A&V@"?#?&?"=@#?!P2^?!P>^?"=D" @&?(Py}Ls ^A(G |0?(PJ^?(PK^?"=G  ^A(P{!bA"P~/ V/!?"P.aA"P~Kqs ^? D"?P+^?"G ~JqO=@*?"P~Jqs ^."-P!?!G |*A:P ?:P1U=A5P|1aA%P}Q}Ms ^G  A6P.aP~Jqs ^?%P}R}Ms ^G  A;?6^P~0 VA<=@1?%Py}Ls ^@0? D"CA>G G@=P ?;?<=A%R/&?%P.a@%?1P+^@&P @*#O"O?&G  A7P ?7P|3U=P;aA7G ~S}9O?#S%O?7P~=}9s ^?)?#2}C!R/!-?&P.^@&?*P!^@*?%P._A%/!.)--P!?*P1beA%?0?=P!e^H!(b/&?!H!FA#?%b%O?!Pjih2J!|E?!P%M |C?!P J"|;?!?(J"|??!?3J"|9?!?(J"|7? ?!Pt ^P P 2}&!-?!?#?%cN!F?*?6^@%"O?5P)_P{!bP~Y!U/ ?0G K"O?0G J?*T/ ?!D"*/ ?!?"J"2?!?-J".?!P!J"*-?*T/ ?!D"6/ ?!?"J">?!?-J":?!P!J"6-?%P{!bA#P~/ V/(?#P.aA#G xqO?,?+? D"CG H2BA(P{!bP:S/(?!P M Y?!?(M |F?!?%M |D?!P M |C?!P J"|;?!?-J"|??!?"J"|9?!?-J"|7?!?#P~Jqs ^A%G #M |G?!?%P!^? D"?P+^?%G  =G  M |E? ?!Pt ^?%G %RP 2}&!.(-? D"?P+^@*P~Jqs -@"?!?)M |G?!P5N |F?!?(M |D?!P M |C?!P J"|;?!?#J"|??!?&J"|9?!?#J"|7?!?*G  M |E? ?!Pt ^?"G %RP 2}&!-?!P N!Y?!P})}:o*J"|C?!P J"|;?!?,J"|??!?+J"|9?!?,J"|7? ?!Pt ^2}(!.!-? P M G?!D"C@%? D"DA"P:^P!P 2=?"D"YA(%OP @&P @"#O"O?"? D"DA#D"YX/ ?#D"|C?&^D" A#?/X/ ?%?#P#e^A#D"%@)?#D" @#?!Pjih2J!|E?!P%M |C?!P J"|;?!?#J"|??!?)J"|9?!?#J"|7? ?!Pt ^P P 2}&!-?&P%^@&?(?"P!^A"T/ --?!G |*A"P ?"P1U=A"P&_P{!bP!V/ ?!D"*P!bR/ ?!D"6P!bR/ ?"P|1aA(G }P}MO@)?!D".A#?!D":A,V@"?#?,?"=@#?!P2^?!P>^?"=D" @,"g?(Py}Ls ^A(G |0?(PJ^?(PK^?"=G  ^A(P{!bA"P~/ W%O?"P.aA"P~Kqs ^? D"?P+^?"G ~JqO=@*?"P~Jqs ^.!-? D"?P+^@*P~Jqs -@"?!?)M |G?!P5N |F?!?(M |D?!P M |C?!P J"|;?!?#J"|??!?,J"|9?!?#J"|7?!?*G  M |E? ?!Pt ^?"G %RP 2}&!-?!D"?A %O?%? P#e2a-?!Pw ^C 1-"O"O"OP#P!? D"?A*G -=?>G |#A%?%P%S=P!_0#  "!-? G F/!-?0G |/%O?!QgK#|;?!QgK#|7P @&"O?</ "O?5P)_0#! ! -?0?=P!e^H!"@+?;P.aP._A%P.|R@-"O?%P.U%OP @%.!-?-P!^A%P!b?%P~Y{{{#b@5P @%#O"O?+?%P0bfA6P!bR/ ?&P2X/ ?!Pt ^?&^?1P+^G  M  ?&P!^@&-"O?6P"bR/ ?&P1V/ ?!Pt ^?&^?1P7^G  M  ?&P!^@&-?1P:^@1?5?%P"^A%T/ -R/!-?+?%P1bfP!bR/ ?&P1V/ ?!Pt ^?&^?1G +M  ?&P!^@&-?!?)?#?!Pt ^P!?&P3UA%=?&P ?%=2>?!G  R/!-?!P"M R?!P2N |5?!?:M P?!P#M O?!P J"L?!?(J"|1?!?3J"|.?!?(J"I?!?0P!^?*P+^?0G  =G  M Q? ?!PI^P P 2}&!-"g? D"DA&D"?@+"O?&D":?+_?#U%O?&P:^?+?#P!P!2m!?&D"?@%.!-?+A%?#R/!<-?#%O?&D">?%^?)?#y,  -?#?%^-@%?&?%J"??&D"FA#?&D"CS%O?&PC^2}8!-?&?#P!^J"F?&D"D?#P%e^A#P!M .?#?%J"*?#?+J"%?#?/J" ?!D"??/S%O?!P?^2};!?!D"C@8-?8?/P#e^A%?3J"%?%?(J" ?!?/P!^A/J"D-?9%O?,?92a-?4R/ ?)?42a. - -~-;#+g!} !}#B PI_A+C ?!D" A(P}%h2X%O?!D"%?(P.a2a?!Qhhhhs K" -?!P4M :?!P J"*?+?"E" A2K":?+P4M 2?+?%J"F?+Phhh*?&?&Phhh*X=J"D?+?!J"C?+?"D"*J"??2q@&"O"O?+D">A%?#U/ ?%?#_P)W/ ?#?&^E  Q{{{)}(Q~M~T~Y&|=/ ?+P.^A*P2M %?*?#J" ?*?#P#^J"*.!-?!@,Pg@-#O?/P!b%O"O"O"O"O?#?%X/ ?#?&^G  A(P?V%O?#@)."-?#P!^A)?%X/ ?(P?T/ ?&?)^G  A(P?V/!-?&?%?#2}1!A)?%X/!?&?)^G  @(-?(P{!bPAT/ ?)Pgd?%^@#P @(#Oz.                @1"O?%?(?)^P!^U/ ?#P2U/ ?&?)^P!^z   @1-?#P2_@#?(P2^@(?&P2^@&?1z.YYYYYYYYYYYYYYYYzB?1z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A*R/ -"g"O?*|O?)^A#?(^A*P1_A(?%U%O?#?&^P1_G  PAS/!-?+P.^?(2XA&R/(?&P!f@(?+D"C@,P0P(?&P!b=.!-?*P0_@(P(-@#?,D"*A%?,D" S%O?,2o!-?,D"%?%P.a^A&?(J"%?&?)J" ?&?%P%e?#cP2^J"*?,?%P!^J"*?+D":@&"O"O"O?(?+D">A%X/ ?&?(^G  A)P?V%O?(@#."-?%?(P!^A#W/ ?)P?T/ ?#?&^G  A)P?V/!-?%?&?%?(2}1!A#W/!?#?&^G  @)-?)P{!bPMS/"-?+P.^?#P%2}4!.%-?.?-P!^T%O?+P.^?)P"2}4!.%-?+P.^?)P#2}4!.#-?#P!^@#-"O"O"O"O"O"O?#?%X/ ?#?&^G  A(P?V%O?#@)."-?#P!^A)?%X/ ?(P?T/ ?&?)^G  A(P?V/!-?&?%?#2}1!A)?%X/!?&?)^G  @(-"O"O"g"O"O"O"O"O"O"O"O?(P{!bA*P~: _0@!""""""""""&"""""""("""""%""""""! -"O?*PA_0. """"""""""#"-?)Pgd?%^@#P @(#Oz.                @1"O?%?(?)^P!^U/ ?#P2U/ ?&?)^P!^z   @1-?#P2_@#?(P2^@(?&P2^@&?1z.YYYYYYYYYYYYYYYYzB?1z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A*R/ -?*|O?)^A#?(^A*P1_A(?%U%O?#?&^P1_G  PAS/)-?+P.^?(2XA.R/1?.P!f.)-?0?+D"DS/,?)?+D"FV/-P%P&?*P~X S=@&?,D"*A#?,D" S%O?,2o!-?*P~X S@/?,D"%?#P.a^A%?&J"*?%?-J"%?%?)J" ?,?#P!^A.J"*?)P!^@(?0P!^@0..-?(PI_P{!bP,X/)-P @.P"@#?&?%?)2|PA(/&?+P.^?)2|>A(/&..-"O?)P} V/ ?)P%^A(?%V/ ?&?)^D  Px~B~5}G(T/ P @.P @#?%?(V%O?&?(^G  @#-?#P{!bA&P|*S/ ?&P~> S/ ?#PI_P{!bP,U/ ?#P|IbP~! _P{!bP;W/ P!@#.&-?+P.^?)2}3!.--"O?)P|YV/ ?)P&^A(?%V/ ?&?)^A#D  P~D~"}M}9)d?#P%^G  P~C dc/ P @.P @#?%?(V%O?&?(^G  @#-?#P{!bA&P|*S/ ?&P~> S/ ?#PI_P{!bP,U/ ?#P|IbP~! _P{!bP;W/ P!@#.%-?+P.^?)2}3!.,-"O?)P} V/ ?)P%^A(?%V/ ?&?)^D  P~L~H}M~A(T/ P @#P @*?%?(V%O?&?(^G  @*-?*P{!bA&P|*S/ ?&P~> S/ ?*PI_P{!bP,U/ P @.?*P|IbP~! _P{!bP;V/#-?+P.^?)2}3!.+-P @.?*P0_-@(P#@#-?+D"CA,D"*A%?,D" S%O?,2o!-?,D"%?%P.a^A&?(J"%?&?)J" ?&?%P%e?#P*c?#?.P!b=cP2^J"*?,?%P!^A.J"*?-@#.%-?(P~>!bP~! _P{!bP;V/ ?+P.^?)2}3!.&-?+P.^?)P 2}4!.%-?+P.^A#P3M %?#?)J" ?#?)P!^J"*.#-?+P.^?)P/2}4!."-?+D">@%?+D":@&?0%O?#@-?/@*#O"g"O"O"O"O"O"O"O"O"O"O"O"O"O?%?(W/ ?&?(^G  A)P?V%O?(@#."-?%?(P!^A#W/ ?)P?T/ ?#?&^G  A)P?V/!-?%?&?%?(2}1!A#W/!?#?&^G  @)-?)P{!bA(P~< S/#?(Pz S/!?(PFS/*-?-P!^?.S/(?*P!bR/!.#-?*P!b/#?-P!^?.S/)-?+P.^?#P(2}4!..-?*P!bR/"P!@/?-P!^?.S/,-?+P.^?#P&2}4!.,-?-?.X/%?,D"%?-P.a^A*D"%@-?*?#P!^A(J"%?*?*D"*?.P%ecJ"*P ?-?,D"*A.X/&<?,D"%?-P.a^D"*P)bP%S.&-?-?.X/#?,D"%?-P.a^A*D"%@-?*?#P!^A(J"%?*?*D"*?.P%ecJ"*P ?-?,D"*A.X/%<?,D"%?-P.a^D"*P)bP%S.%-P!@/?*P!b/(.!-?.?-P!^T%O?#P!^@#?*@/.(-P!@/?*P!b/&-"O?#?%X/ P @/"O?#?&^G  A(PF_01!(((((((((((((! -?(Pz S/ ?(/&-?+P.^?#P!2}4!.&-?#P!^@(Pg@-P -@*?0P!_A0/ ---"O"O?%?(W/ ?&?(^G  A*P?V%O?(@#."-?%?(P!^A#W/ ?*P?T/ ?#?&^G  P?V/!-?&?%?(2}1!@#-?#?+D"FX/ ?+P.^?#P/2}4!-?+G 2A/P4T%O?+D".@&?+D"6@%?!D"*A#Pea@(?#P.aA)P.|R@*?)?!D"%A,^A.@-#O"O?(A)R%OP @*.!-?)P.^@(?*P!_@*?-P%_?-P._@-D" P1V/!--P!@-?/P{!bA(P/W%O?(P!T?(P(Tb@--"O"O"g"O"O?)R/ ?#?*W/ ?-?,?*P.a^D"*P)bP&Sb@(.!-P A(?#R/!<-?(/!?.P%_D" P)bP(S/!?#-@(?*@#.!-?#P!^A(P%eP)c@*?!D" ?#S%O?!2o!?!D"%@,-?!?(J"*?,?#P.a^A)?*J"*?)Q K" -?(P.a@-?,P*^@*?(P%e@(#O"O"O?-%O?,D"*A)P2X/!?*P%_PgJ" ?*?(?)cJ" .!-.!-?,P.^@,?-P._@-?*P.^@*.!--?#@(-?!?/M :?!?(J"6?!?%J"2?!?&J".? ?"E" K" ? ?"D"*J"*? ?!E"%K".?+PI^C -})9#=g%}#!} B PI_A.C "O?#R/ ? D"6@9? D".@-? D"2@)? D":G G@%?.Q K#:?"P ?"P{!bP1U=P{!bP|1aPy}Ls ^A,?%P!e^H!"@+? H!?@/? D">D"h%@2"O"O?!?)X/ ?!?-^G  A(P?V%O?!@&."-?)?!P!^A&W/ ?(P?T/ ?&?-^G  A(P?V/!-?)?-?)?!2}1!A&W%OP @+."-?&?-^G  @(-?(P{!bPAT%gP &? P.^@:?#P!_@1?/?+Pgdb@;?,PA^@6?,?%P!e^A!P,^@<?!P(^@=?,G |0A3P.aP~Jqs ^@>?3?,G MA8^P~0 V@| ?)@!?-@#P @/"O#O?&P!^@("}#Q ?&?)X/ <Q ?)?(_P*U/ <?(?-^E  -@@"O"O"O"g"O"O"O"O"O"O"O"O"O"O"O"O"g"O?| / ?/?8X/ ?>?/P.a^P+^G  A%P ?%P|3U=A*P;aA+G ~S}9OP!^@%?+E ~=}9O@|""OQ!?*}IjA?Q}1~!}0~F~#~Wh}6D}(|;%O?|"?@|=/"Q @|""O?&P+^A*?)V/ ?)?*_P*U/ ?*?-^E  @|"-?%P*S/!?+P~=}9s ^A*E *@A??Q~C~ ~Lk}Xh~S~F8}(|;%O?%P2S%O?|"?A|=/%.#-Q @?"O?&P3^A+?)V/ ?)?+_P*U/ ?+?-^E  @?-?|"?A|=/#Ps!?%P#e_A%P|4V/#?*E 2??})?%}Ij|;/".#-?|"?A})Ph!?%P#e_}IjQ |=/".!-?|"?@})Ps ?%P#e_}IjQ |=/!-?/@(P!.!-?.?9J"F?.?)J"D?.?-J"C?.P2^?3?8?.PC^?(?@2Y?.D"6@(?.D"2-P!S%OP!?(P1bA|!eA*?=H! bR/!-P @+? ?&?2?.P:^2|:A#R/5? D".@%? D"2A&?#W/"?#?%^G  A!P?W/!?#@(.#-"O?&?(?3^A%P ?%P{!bP~0 U=P{!bP.aA4G ~RqOA%P ?%P|3U=P;aG ~S}9O^A%P"^A&?)U%O?&?-^G  PMS/!-? P!M |%P @+.5-P @+?*?7?;cb/4"O"O?%P#^A/?!X/ ?#?/^G  A&P?V%O?/@%."-?/P!^A%?!X/ ?&P?T/ ?#?%^G  A&P?V/!-P @&?#?!?/2}1!A%?!X/ ?#?%^G  @&-?(P!^@/?*?7c@7?<H! ?*b@!"O?0P!S%O?!/(?6?5P)bP!e^H! ?*bR/!P!@0? ?%?&?12|)A%/)P ./-?!/&-"O"O"O?4P~Jqs ^A!G *P!_0) ((((!"(-?&P{!bPAT/&"g?!P%^G  @*P @!? D"2A(?%Pgd^@&? D".@##Oz.                @B"O?(?!?%^P!^U/ ?&P2U/ ?#?%^P!^z   @B-?&P2_@&?!P2^@!?#P2^@#?Bz.YYYYYYYYYYYYYYYYzB?Bz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A4R/ -?%P"^"g"O"O?(?!?4|O?%^A!^A%P1_A(V%O?!?#^P1_G  PAS/!-? ?(2XA!/!P .#-?%P0_.!-?!P!f-A!S%g? ?!?*P!2}>!&?!--A%/).*-?&P{!bPAT/%?.P*^?!G -A&? D":G GA*?:?%P!^2|A?.D"*P!S%O?.D".@!?0P!?(=@0"gP ?&P&X/ <?*?&P,aP}H}9s ^A*^G *A4P+U@&P ?!?4P ?&=X/ <?*P!?&=?!^G  A#P ?#P|3U=P;aG ~S}9O-?%^P"^A%R/*?5?!?(=@5.)-? ?%?!P%^G  2}#A%/(.)-?&P{!bP~X T/#? ?%P!^?!G -?120A%/&.(-?&?#P!^A(W/ ?!P?T/ ?%?(^G  A!P?V/!-P @!?&?%?&?#2}1!A(W/ ?%?(^G  @!-? ?(?!?12|)A%/".1-? ?%?&?!?12GA%/!."-? G |#R//? ?%?&?12|)A%R/!-? D".@#?%? D"2A!X/"?#?%^G  A(P?W/!?%@&.#-?0R/#P .%-?%P!^A&?!X/ ?(P?T/ ?#?&^G  A(P?V/!-?#?!?%2}1!A&?!X%OP @(.*-?#?&^G  @(-?(P{!bPFT/(?&P!^A%?!X/#?#?%^G  A(P?W/"?%@&.%-?,H!|,?|!f-@!? ?!? G |%cP!bM |%.(-?&P"^A&?!X/ ?(P?T/ ?#?&^G  A(P?V/!-?#?!?%2}1!A&?!X/%?#?&^G  @(-?(P{!bPAS/ -."-"O? H!?A/R%O? D">@-.!-"O?0P!bR/ ?7?6?5P)bP!e^H! bR/ .#-? D">A-D"h%A%?2S/ ?%?2U?%Ps VcA)/ "O?0P!S%O?,G N?5P)bfP!b/!-? G AP#P!? G |#=U/!?,G |/P!T/#P%?2P#eA+?-^?)=@)?%P#e?+_@%P!?#?!? D"6A!UA#=@*P ?!?#=@3? D":@6#O?%R/"?)D" @#?)P%^P @+?%P*_@%?)P*^@)D" P!_A!?3V?#P!^A#?!Vc@1?"P!?#?*^?1=P ?!?#_?1=?6G G2|8R/ -.#-? G A/"P!@0-?-?2J"h%?5P)b-@!?(P{!bPz T%OP @+.!-? D":G G@#"g? G |#R%O?,H!0A"?0P!bR/!<?,?!P!e^H!4?"c.!-?,H!0@"?,H!2?0P!b%O?,?!P!e^H!4?"c@"-?"?/bc-?,?#P!e^A!H!,?!H!(?7ccPgdbA!P{{#bA"%OP @+?!@#P @!?,G MA(?,G |0A)^Pu U@%"O?(P.aP ?%=A(R/ ?)P.aP~Jqs ^P!?%=@!? D":@)"O? G |#? G ARbR%O?!P%^@ P @%#O"O? G  A#P#S/ ?"?%P1bfP!bR/ ?)G H/ P!@!?#P!T/%?)G |*R/%-? P.^@ ?%P!^@%?(P._A(/ -.!-?!P%^@ P @%?#P{{#b@!#O"O? G  A"P#S/ ?!?%P1bfP!bR/ ?"/ ?)G HP!b/ P!@!.#-? P.^@ ?%P!^@%?(P._A(/ --P @!-?!/!-?&P!^@+-?.PI^C ?+-}29"4g"}#B P}L#_A#C ?#P%^?!D">?!D"?P}<}*s P/2|0"g"O"g"O?#D"%Phhhh|WT%O?#D"*@(?#D".A)P,T/#Q}I~Ls~G}N~(}-o|,@8?(E  A7QLj?7Qh~Y#}(QDji?7Qhhy)}(Q:j?7Qhhh~U1}(Q*jii?7Q*lQhhh~U1}(?7Q:lQhhy)}(i?7QDlQh~Y#}(?7QLliiiA7Q}I~Ls~G}N~(}-o|,|=/!P ?(P*^H  A%P*e?%P*fcA%P{{#bP}S~B S/"<?%}IQ{{#}(@7Q}S~B @8.!-?"G G.#-PgP!?7?8|A=-R%OP,@)P ."-Q}I~Bs~G~"~(}-o|,@8"gPgP!?(E  A7QLj?7Qh~Y#}(QDji?7Qhhy)}(Q:j?7Qhhh~U1}(Q*jii?7Q*lQhhh~U1}(?7Q:lQhhy)}(i?7QDlQh~Y#}(?7QLliiiA7Q}I~Bs~G~"~(}-o|,|<%}#P ?(P*^H  A%P*e?%P*fcA%P{{#bP}Qw S/!<Q}Qw @8?%}IQ{{#}(&?7-?8|A=-/ P,@)P!.!-?"G G-@&?#Q!K#L?#Q K#I?#Qhhhhs K#D?#Q%K#??#Q K#:?#Qhhhhs K#2?#Phhhh|WJ"|6P @%?#P M O?#Pl~-s J"}-!?#?"E"6K"a?#?"z ">z-"e?#?"G FM i!?#?"E"*K#|J?#?"D"2J"|O?#?"G |,A*M }+!?#?"G |+M }*!?#?"G IA-M l!?#?"G HA.M k!?#?"G |*A/M j!?#?"D"%A0J"Y?#?"D" A1J"|C?#P!N!|??#?&P!bA,M })!?#?!J"n!?#P}3!^?!D"6A2?!D":A3?!D"C?!D"D25?#P>^@+"O"O"O?#D"}3!A&%g?!D".?!D"2?&?#D"o!A%2|.A!%O?!D" @&?!G O?,V/"?&P%T%O?!G 6P!b?,W/#-"O?#D"p!A4R/ ?!P~! ^G  @&?#D"}:!@5?#D"}A!@6?#?.M ~7!?#?/M ~6!?#?,M ~5!?#?0J"}H!?#?1J"}D!?#?*M ~9!?#P!M ~8!?#?-M v!?#?"P6^A%E" K"}X!?#?%z "*z-"~%!?#?%G :M ~4!?#?"P*^A"E" K"}L!?#?"D"*J"}T!?#P J"}-"?#Qhhhh2K"i"?#Pn"^A"?4?6?#Pi"^2}%!"O"OPp~1s G  P!S%O?"?&?#P}D!^P}:~.s P"2|9Pz!b/!-?#P}D"^A"Pl~-s ?#Pn"^A%?&?#P}D!^A*2U?#Pt"^Pl~-s ?"?%?&?*2|J.!-?#Phhhh|WJ"y"?#P!N!}-#?#P M ~U"?#Q!K"~N"?#Q K"~F"?#Qhhhhs K"w"?#Q%K"v"?#Q K"u"?#Qhhhhs K"t"-?#P J"}A"?#Qhhhh2K"}:"?#P}D"^A"?2?3?#P}:"^2}%!?#P!M ~%"?#z.            !   z-"}P"?"?52R?#?#D"s"J"}D#?#?#D"}T"A"J"}A#?#?"?#D"}X"_P!^J"}H#?#P2^PN?#Pt"^?#P}A#^2|#?#D"}:"A"%O?#D"p"?"2a-?#D"i"A"R/ ?#D"l"?"2a-?#P2^?!?(?)2-?#D"n!A"G  @%"O"O"O?!G QA&P+T%O?#Pv ^@(?%P!_0""#!-?%R/)?#z.                z-"~N"?#P~5}X!N!p#?#Pjpi2J!}&#?#P,M h#?#Qhhhh|TK"n#?#P#M l#?#Qhhhh2K"o#?#P"M ~J"?#P J"t"?#P2^?#Pt"^P}3}+s P!P!P 2_.)-?#Qhhhh|TK"n#?#z.                z-"~N"?#P~6}X!N!p#?#Pj2J!}&#?#P,M h#?#P#M l#?#Qhhhh2K"o#?#P J"t"?#P"M ~J"?#Pg?!P}3os _P~O~?~#k#aA!P"f?!P:X=M }6#?#P2^?#Pt"^P}3}+s P!P!P 2_.(-?"D"*@!?"D"%@"?#P J"}H#?#Qhhhh2K"}A#?#P}D"^A%?"?!?#P}A#^2}%!"O"O?#D"}-!A!G o&P!S%O?%?&?(?!P}3!^P"2|9Pz!b/!-?#P}D!^A"?!?#P}D"^A%?&?(2U?#Pt"^?!?"?%?&?(2|J.!-?#Phhhh|WJ"y"?#P!N!}-#?#P M ~U"?#Q!K"~N"?#Q K"~F"?#Qhhhhs K"w"?#Q%K"v"?#Q K"u"?#Qhhhhs K"t"-?#P2^P|2?#Pt"^P}A}+s 2|#?#D"}A#A!R/&?#D"}D#?!2a.&-?"G !A%P#_P{!bP"U@"?#D"}-!A!D" A)P}%h2X%O?!D"%?)P.a2a?!Qhhhhs K" -P"P ?"=@)P.P(?"=@*?!P J"C?!P4M :?!P J"*?!D">R%O?!P>^2}:!-?!D"?A"z.                z-" ?"?)M 7?"P M 6?"?%M 5?"?*M 4?"P(M 2?!P!J"C?#P"J"}D!?#P M }L!?#Pt"^A"?!?#P}D!^P~;}/s ?&?(2|J?#P2^P|2?"P}A}+s 2|#.%-Pu P~0 P~7}4s P-?&?%2|"P"P P~O}4s P7?&?%2|"=cP%P P~N}5s P+?&?%2|"=cP*P P}+}6s P0?&?%2|"=cP2P P~N}5s P+?&?%2|"=cP?P P~;}6s P6?&?%2|"=cA%=&P~/ -@!?#Qhhhh|TK"n#?#z.                z-"~N"?#P~= M }>#?#?!M p#?#Pj}Fi2J!}&#?#P,M h#?#Q K"o#?#P#M l#?#P"M ~J"?#P J"t"?#?%J"n#?#P2^?#Pt"^P%P P!P 2_.!-?#Qhhhh|TK"~N!?#z.                z-"u!?#P~= M }%"?#P(M ~@!?#P,M w!?#Q K"~U!?#P#M ~F!?#P J"}D!?#?&P%SA"M ~B!?#P~. P~- ?"=M h"?#P"M ~-!?#P"P ?"=M ~C!?#P7P0?"=M ~A!?#Pg?!P}3os _P~O~?~#k#aA!P"f?!P:X=M ~T!?#P2^?#P}D!^P%P P!P 2_-?#P2^P ?(?)2--? ?#E#2K" ? ?#H!|AN!S? ?,M |7? ?+E" K".? ?+z "*z-"6? ?+z ":z-"C? ?+z "Dz-"|.? ?+G LM |6?#D"|OA"?#D":A&U@!? ?"?&?!=J"*? ?!?#G |@cP!bM R?#D"%A P |8%O?#D"*? 2a-?#P}L#^C -~M6#2g"}#!} B Ph!_A(C ? P J"u#? E#t#@8? Qhhhh2K#t#? Pt#^A)D" A*%O?)D"%?*2a-?)D".A*%O?)D"2?*P%e2a-?)D":A*%O?)D">?*P%e2a-?)D"CA*%O?)D"D?*2a-?)D"IA*%O?)D"|.?*P:a2a-? P J"}-%? Q%K"i%? P J"h%? Qhhhhs K#~U#? Q!K#~N#? Q K#~F#? Qhhhhs K#w#? Q%K#v#? ?8K#t#? P J"~B%? Q K"~;%? Q K#u#? D"n%A)P}%h2X%O? D"}3%?)P.a2a? Qhhhhs K#n%-? P4M }D%? P J"o%"O? ?!?#?%?&28R/ "O?#G OA%?#G PA&T%O?"D"*A)Ph~+}Q~L!?#D"|.A*?*Ph~+}Q~L!X=W/!? D"h%A!? D"~U#S%O? P~U#^2}:!-? D"y#?!P:a^A"z.                z-" ?"P}-jh2J!4?"P(M 2? ?!P!^J"h%."-?"D" @%?"D"*A&?"D"%V@#"O"OP ?&?#=A"? D"t#? D"u#A!_V%O? Pt#^?!?"P!P!2m!? D"u#@!.!-?"R/!-?"R/ ? D"~-#?!^P!?%?#=?"y,  -? ?!?"^J"u#.!-? Pn%^A-D":@*? P4M }D%?-z " @:?-E"2@8? P J"o%? Qhhhhs K#n%?(?*J"??(?8K#:?(?:z-#*"O?!P{!bP)X%O?(Pt ^?(P*^?"29.!-?(Pt ^?(P*^?"P ?)?#D"L2/-"O?(G ?A)P4T%O?(D">@%?(D":@&?(D"6@"Qh}&ils ?)P/_P ?)P/V=}IQ#jA8lq@*Qhhhh??8lq@,Qj}-o}Ls!?8lq@/? D"h%A#? D"~U#S%O? P~U#^2}:!-? D"y#?#P:a^A!?,M 7?!P M 6?!?*M 5?!?/M 4?!?)M 3?!P&M 2?!?"J".?!?%J"*?!?&J"%?!?"J" ? ?#P!^J"h%.!-?(?(D"2A/J"L?(?(D".A0J"|.?(?"E" K#D?(?"D"*J"I?(P|1^?!?%?&2M?(D"O@,"O"O?(D"|6A"%O?(D"D@*?(D"I@)?(D"F@+?(Pt ^A.?!?#?,D" ?,G %P 2C? ?(D"|T?(D"e23? P!M }-&? P J"i&? Q K"y%? P J"o&? P J"}A&? Q K"}X&? P M ~&&? P J"}L&? E#t#@8? ? D"~F%J"t#? E"~J%@9? ?8K#~F%? P J"~N%? ?9K"~-#? ? D"~4%R? G t&P!dbM ~%&? ?(PD^?.2#P ?)?)?+VA+=@)? P~F%^P!?*?+=?)?)2}!? z #~F%@:? ? z #t#z-#~F%? ?:z-#t#? E#v#@8? ? E#~U%K#v#? ?8K#~U%? E#n&@8? ? E#w#K#n&? ?8K#w#? D"~F#@)? ? D"o&J"~F#? ?)J"o&? D"h%/"?"P!S/!?,?"P#e^@*?,P*^@"P!@)#O?(Pt ^?!?#?"D" ?"P%^G  ?)2C? ?(D"|T?(D"e23? P!M }-&? ? D"~4%R? G t&P!dbM ~%&? D"h%/#?)P!^@)?*?"P*^A"T/ -.!-?(D"D@+?(D"IA"?(D"FV@*"O"OP ?"?*=A"? D"t#? D"u#A)_V%O? Pt#^?)?"P!P!2m!? D"u#@).!-?"R/!-?"R/ ? D"~-#?)^P!?+?*=?"y,  -? ?"?)^J"u#? "g"O"O?!P{!bP#_0# ! !-?(Pt ^?(PD^?#D"DP ?#D"CPhhhh|WT=?#D"F2W?(G |7P#T/ Pxks ?0?(D"|9A*P.a^?*?/X=E" A8q@+?(G U@.? D"h%A)? D"~U#S%O? P~U#^?)P!P%P:2m!? D"h%@)-? D"y#?)P:a^A"P}*}Hh2J!4?"?.M 3?"P+M 2?"?+J".?"?*J"*?"?8K" ?)P!^.!-? D"h%-J"h%-? 2I? D"x#A"%O? D"~J#?"_P!W%O? P~J#^?"P"P!P!2m!? D"x#@"-? ?"P"^J"x#? D"~N#?"^Pz~W!N  -?#G QR/ ?(Pt ^?!?%?&2M? D"~F#A"%OP0P2?%?&U=@*?"P%e@"? D"~B#P0^@#?(D"|9@4?(D"|;@5?!P{!bP.aPi}Ls ^A+P+^@6? P~U#^@.#O?#G  A%P*X%OP/@1P9@&"O"O"O"O?%P1_0&"!!  !-?+G +@)? D"h%A%? D"~U#S%O?.2}:!-? D"y#?%P:a^A!z.                z-" ?!P},(N!2."-P.@1?*@&-P @)"O"O?#P"_G  A!?5X/ "g?#P!_G  A)?4?!P#e^D" A!D".X%O?%?!G HT%O?+G +."-?!G |*.!-?!D"*?)P:a^G 6A)P ?)P~0 U=P.aA)P~Kqs ^?6?)G ~JqO=G  -@)?%P|!bP2S/ ?!G |,R/!-Pxks ?0?#P(_D" A2P.a^?/?2W=A!D"%@7?!D" @3? D"h%A%? D"~U#S%O?.2}:!-? D"y#?%P:a^A!?1M 2?!?3J".?!?2J"*?!?7J"%?!?3J" .!- -?!Ph%N!6?!?&M 5?!?)M 4? ?%P!^J"h%-?#P2^@#?"P2_A"/ --?(D"|7A!R/ ?(D"|9?!P#e2a-?(D"|1A!R/ ?,?!P#e2a-?(?(D"?J"|J?(?(E#:K#|C?(?(z #*z-#|7?-D" A!%O? D"}3%?!P.a2a-?-?(D"|JJ":?-?(E#|CK"2?-?(z #|7z-" -?(Ph!^C -~I3!3gB P2_A-C ?"D"*@5"O? D"OA#?"D".A.X%O? ?.J"O? D"|1@0?#?.S/!?0?.PDa^@"#O?"D" A %O?"P%^D" ? 2a-?"PD^@"?.?#P!_A#T/ -.!-?#@(?.?#_A,? D"L?#_V%O? PL^?#?,P%PD2m!? D"O@(-? D"|1@0?,P#bA*%O?(?*^?.?#_?*_@,?0?(PDa^@"#O?"Qhhhh2K" ?"P*^z.                z-" ?"P:^z.                z-" ?"PD^@"?*P!_A*/ -@(-?#?._P}!W%O?0?(PDa^@"#O?"Qhhhh2K" ?"P*^z.                z-" ?"P:^z.                z-" ?"PD^Qhhhh2K" ?"PI^z.                z-" ?"PO_z.                z-" ?"Pu ^Qhhhh2K" ?"Pv ^z.                z-" ?"P~F ^z.                z-" ?"P~U ^Qhhhh2K" ?"Ph!^z.                z-" ?"Pn!^z.                z-" ?"Pp!^@"?(P%^@(?,P%_A,/ --? ?(J"O?.?(?(?.V=@.-?.%O#O?0?1PDa^@%P!@#"O"O"O?5?1P:a^A D" A(P!_0" !"-? D"*@(? D"%@#.!-?!D"*@(?!D"%@#-?1P!^@1? G 6@ P @,?%P J"*?-? P ? P~0 U=P.aG ~RqOA P ? P|3U=P;aA G ~S}9OJ"*?-? P~=}9s ^J"%?-P%^P!?%2|1?%P J"C?%D"*@2P @*#O"O"O"O"O"O"O"O?*P!bR%O?,P!b/)?(R/)?(P"_@ P @"#O?"?#^A&G  PHS/"? P!_@ ?(?"P!^A"T/ -.)-?,P!b/(?(R%OP @(P!@,?#@&P @"?#R/)."-P @""O#O?"?#^A G  PHS/!P!@,?(?"P!^A"T/ -?#@&?(@"?#R/)."-? P!^@&?"Pgd?(^@(P @,?#R/(.!-?&P!^@#?(P!_?"S/!?"Pgd?(^@*?"?(_P!^@(P @""O#O?"?&^A)P!^G  PHS/!P!@,?(?"P!^A"^/ -?#@&?*A"@(.!-? ?"_@(?)P"^@&P @,-P!@ ?%?%D"CP!^J"CP @)?"R/"?#G  A+P~Y T%g?#P!^&?"P!S/#PHP~Y ?#G !P|+S=@+?#P"^-@*P!P*2DA R/!? ?+M  P!@+P*@)"O?"?#^A3?*S/ #O?*P!^@#?*G  A"P~Y T%g?#&?#?3S/"PHP~Y ?*G !P|+S=@"?*P"^-@*?)?+S%OP @/?-P%^@4"OP*?)P!eA#?#P*W=A#P |:%O? ?)P!?#2|7A /!?-P!J"%?-P.^@4?#@/-?4?/J" ?-D"%<?-D". -?#@)-? ?+^?"M  ?+P!^@+?*?3T/ --?&@#.#-P!@,?%?%D"CP!^J"CP @(P!@ P @)P @+."- -?&@#P @+-?%D"*A"?%D" S%O?%2}?!-?%D"%?"^P~X M  ?%?"P!^J"*?-?+J"*?-? J"%?-P%^P!?%2|1?%D"*A"?%D" S%O?%2}?!-?%D"%?"^PMM  P!@*?%?"P!^J"*?)R/!? ?)P5^P|Tb^A"P%_D" @)"O? P%_A/D" A&P!bR%O? ?&_A D"%A/? D" A&J" ?&%O?&?/J"%-Ps~1s D" ? D"*A&P"e^D" /!P}T~1s P}T~1s E# Q!?&}Ij})K# .!-?/?&P"cJ" -"O?)P"bR%OPs~1s D" @).!-?"D".@/?"D"%A)?"D" A&J" ?&%O?&?)J"%-Ps~1s D" A)?"D"*A&P"e^D" R%OP}T~1s P}T~1s E# Q!?&}Ij})K# -?"?/^@"-"O?)P|4"g?"? _A/A&P}%"X%OP|!?&|N_A+P!e?&?+f^.!-?&P%f-A&?&P|4X=A+P"e^A&D" A)R%O?&? J" P}T~1s P}T~1s E# Q!?+}IjiK# .!-?&? J" ?)? J"%-? ?/J".? ?+J"*? ?&J"%? ?)J" ?"P%_?/J" .!--?%D"*A @"?%D"CA#%g#O?%D" ?"S%O?%2}?!-?%D"%?"^Pz M  ?%?"P!^A"J"*?#P!_A#/ -?%D"C&P -@#?%? J">?%? J":?%?2J"6?%?2J"2?%P J".?%? ?#^J"??%D" ?"_P|"W%O?%?"P?P!P!2m!?%D"*@"-?%D"%?"^A z.                z- 2? z.                z-  ?%?"P?^J"*?.?1T/ --?-P2^C -}C2!4gB P}L!_A)C ?)P:^? D">A*P~% ^Pi!y,  ?*P J"~%!?*Qhhhhs K"}X!?*Q%K"}P!?*Q K"}H!?*Qhhhhs K"}A!?*Q*K"}:!?*Q K"}3!?*Qhhhhh!K"}-!?*Q%K"i!?*Q K"}!?*Qhhhh2K"e?*Q!K"a?*Q K"[?*Qhhhhs K"Y?*Q%K"|??*Q K"|9?*Qhhhhs K"|6?)P J"?"O?!P!S%O? D"2A-?"W/!?"P!^A*? D".A1?"P.a^D"*A!P%fP ?!P)bP&S=A.X/!P*@!#OPxks ?1?*P.a^?*?-X=D"*?)P*^? ?*2|Q?)D"*A/P"S/"P%f@"?)D".@0?)D":?+S%O?)P:^?+P!P%P.2m!-?)D">?!^A,?0J" ?,P%_?/J" ?,P*_?*J" ?)?+P!^A+J"??!P.^@!?.?"A*V/ -.!-?)P2^? P 2|Q?)D"6@"?)D"2@*?)D":R%O?)P:^2o!-?)D">A!?"J"*?!?*J"%?!P J" P!@+?)P!J"?-?)P J"o!?)P J"}-!?)P J"Y?)P J"|;?)P J"FP!? D" ? D"*A!? D"%VA"=@2P ?!?"=@3?#?%PFa^@4?)D">A%?+P.a^@5? D".@6? D"2@7?)Pt ^?)P~4 ^@9P @-#O"O"O"O?%R/ ?%?5S/ ?%P.^@"P!@+P @!?%P%^D" P!T%O?"@%."-Pxks ?6?%P*^D" A!P.a^?!?7X=A%D"%A!?%D" A%U?!?3Vc@*P ?!?%_?*=@!P!?%?2^?*=@+?"@%.!-?#?4S/!?#P.^@"?#P2^?#PF^@#P @%P!@+D" A!?"D" A"U%OP @!.!-?!?(V%OP @!.!-?!?"_@!?"?&^@+-P @*?)P J"}A!?)?!J"p!?)?+J"}:!?-P!^@1?)D"|9@.?)D"|7@!?)D"|;A:@+#O"O"O"O?*R%O"O?)D"p!A/R/ ?)?/P!_A0J"p!?)?)D"}:!A,P!^J"}:!P @*?,G  A"P~; T/%?0R/ ?)?/P"_J"p!?)?,P"^J"}:!"O"O"O"O"O"O?,G !A"P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@".+-P.@".*-P,@".)-P/@".(-P+@".&-?)P}:!^2|3A"Ph!U/#?"Ph2U/"?"Phh%X%O?"P2ePhhy!b?"P"ePh~Y b?"P.fP|4bccPh}%}&%c@*?"P4fP~N!c@".%-?"P*ePh~Y b?"P(fP|4bcPh}%"c@*?"P.fPw!c@".#-?)?+J"|;?)?.J"|9?)?!J"|7?)D"|??-S%O?92}8!-?)D"|C?-P%e^A!P!M .?!?+J"*?!?:J"%?!?-J" ?)?1J"Y?)D"C?-S%O?)PC^2}7!-?)D"D?-P"e^?-J" ?)?1J"F?1@-.(-?)?*P*fA,J"}A!?*@"?,@*."-?"P|4bPh!c@*?"P(fPs!c@"-?)?*J"}A!-?!?+S%OP @/?)P}H!^@0"OP*?!P!eA,?,P*W=A,P |:%O"g?!%O?.?!P!?,2|7.!-P!?,2D-A./!?)P!J"}H!?)P}D!^@0?,@/-?0?/J" ?)D"}H!<?)D"}D! -?,@!-?+?.^?"M  ?+P!^@+. - --P @!P!P 2="O?)D"o!A"?)D"}-!A#?"?#U=A%R/ ?)D"}3!@"?)D"l!@#?)D"D@&?%P!T%O?%P!b?%P}#b@%?"@+?#@*#O?*D" A,?-U%O?&?,P"e^?+D" J" -?*P%^D" A,?-U%O?&?,P"e^?+P%^D" J" -?+P*^@+?*P*^@*?%?!P"^A!T/ -R/!-?!P"eA!?#^D" A#?-X/ ?&?#P"e^?!?"^D" J" -P @!?)P J"LP @.?)D"FA"%OP @+?)D"I?"U%O?)PI^P ?"P%P*2m!?)D"L@+-?)D"|.A#?+P#e^@!?"P!T%O?"P#eP*_A%%O?!P ?%y- -?"?+^A!P!_@+?#?!P#e^P*_@!-?!Q K" ?+P!^@.?)D"F@!-?)?.J"L"O?)D"?A#R/ ?)D"D@+?!P"e@*P @!?)D"|.@%#O?*R/!?+D" A"?.U%O?%?"P#e^A"?!J"%?"?"D" P!^J" -?+P%^@+?*P%_@*?#?!P!^A!T/ --? D">P~% ^A 2}5!? ?)P:^Pi!y,  ?)P}L!^C -s.!.g"g"O"O"O"O"O?"R%O.!-P ?"_@(Pg@)#O"O?)P!^@&?!?)^P!^G  A*PBS/ ?(?)^?&@)P}#T/!--?*PBT%O?"@&.#-P @)?&/!-?!@*P @".#-?"?&W%O?"?&S/!."-?!?&^F  PO|7/!-P ?&_@"Pg@)#O"O?)P!^@(?!?)^P!^G  A*P|4S/ ?"?)^?(@)P}#T/!--?*P|4T%O?!@*?&A)@"."-P @"?(R%O?&@)?!@*."-?&?(W%O?&P ?&?(SA)=@"?!P!?)=@*?&@)."-?!?(^A)F  PO|7%OP!@*?&@)."-?)F  PO|:%O?&@)?!@*?(@"."-?!@*?(@"P ."-P!@!P!@*P @"-?)?"_@/?!?"^-@0"O"O"O"O"O?#%OP @)P @&?*@,?"@.P @(P!@-?%R/#?#?%^P!_G  PHS%O?%P!_A%R/%-"O?"?%W%O?"?%S/!.(-?%?*^F  PO|7/&-?"?%_@.?%?*^@,?%P#U%O?%@&.%-?%P#_@(P @!#O"O?!A&P!^@!?#?&^A+H  P}V~= d?+P"^G  PHdcA+R/ ?&?(T/!--"O"O?+%O.!-?%P"_@("O?!P}#S/ ?%?!P"^W%O?!?(S/!.&-?!?#^P"^F  PO|7/%-P @-?!?(S/%?%P%_@(#O"O?!P!^@+?!?#^P"^G  A1PHS/ ?&?(T?&P!^@&?+@!/!--?1PHT/%P!@-?+PgT/!-P @(?%@&.%-?%?+P!^A(W%OP @-P @!?%A&A(P!_?+S/%.(-?*?+^P!^F  PO|7/%P @-?%@&P @!?#?+^P!^F  PO|7/&.#-P @!P @("O?"P#U/ ?"P#_@#P @&#O"O?&A)P!^@&?)?*^A%H  P}V~= d?%P"^G  PHdcA%R/ ?#?)T/!--?%/ ?"P"_@#"O?&P}#S/ ?"?&P"^W%O?"@(?#?&S/!."-?"@(?&?*^P"^F  PO|7/!-?"@(?#?&S/ ?"P%_@%#O"O?&P!^@#?&?*^P"^G  A,PHS/ ?%?)T?)P!^@)?#@&/!--?"@(?,PHT/ P @(?#PgS/ ?"?#P!^A(W%O?"@(?"P!_?#T/&.!-?#?*^P!^F  PO|7/%-?"?(_A%P%U/%?(?*^@)?%P%_@!P @&#O"O?&A#P!^@&?#?)^D  A(P}K~J~*~V"S/ ?!?#T/!--P @!?(P}K~J~*~V"T/%"O?&P!S/ ?#?%X%O?%P!^?&S/!.(-?&?)^P!_F  PO|7/&-?&?)^P!_@!?%?&_P!^@..%-P @--?%A&@(-#O?(?)T%O?)?*^?#?)^@+P @!?)P!^@)G  A%P?P ?%P~! _P{!bP<U=cP{!b?+G  A%P?P ?%P~! _P{!bP<U=cP{!bS/!.#--"O"g"g?-R%O?&?(W%O?&?(T/%?(?*^@)P .#-P @!?(?*^A%P ?%F  Prg|8=A)?#?(^F  Prg|8/!<?)R/#.&-?(?*^-@)?&?(_-@&P @!?)R/"?)?#?(^?&2}C!/"-P @!?.P%U/!P ?,?,D  A!P:|WP{}%y)b?!P{}%y)bP*|WcA!P}K~Bv~X"U?!P}K~Bv~X"V_=@!.!-P @!-? ?/J"2? ?"J"*? ?.J"%? ?!J" ? ?0P ?/=P ?0=J".-}T0#/g!}#!} B Pn"_A)C ?)P M |.?)P J".?)Qhhhhs K"%?)P J"I?)Qhhhh2K"D?)Q%K"??)Q K":?)Qhhhhs K"2"O?&?(?&?(U=A4R%O? ?)D"|.J"I? ?)z "Cz-"?? ?)z "6z-"2? ?)z "%z-" .!-?4P:aA.?%^@/?)?#J"|;?)?!D"2J"|7?)?!z " z-#L?)?"P ?"P,U=A1P.aPi}Ls ^J"|9P%@2P}Ag@-#O?)Pv ^?)PL^?%?+^A,2*?)E#|C@6?)G |J@3?)G Z@5?)D"%?0S%O?)P%^2}<!?)D"*@2-?-?2^A*Ph!^P"M  ?*P~; ^P J" ?*Pi!^?,E" K" ?,z "*@7?*P}Q!^?3M  ?*P}P!^?5M  ?*P}H!^Q K" ?*P}A!^?6K" ?*P}:!^P#M  ?*P}-!^?7z-" ?)?0P!^A0J".?-P~; ^A,@-?.?+P:^A+T/ -?)D"*@2"O?1P)_P"W%O?-P~; ^@-?2P~/ ^@*#O?*P7_G  @,?*P8_G  @+?*G  @."O"O"O"O"O?*P5_G  P)_0- %%%%%%#%!"%-?.P{!S/#?+/#?,P~0 _P{!bP}X!U/#Pg@+.(-?.P{!S/"?+P#T/"Pg@+.&-?+P!T/!Pg@+.%-?+P!T/ ?,P ?,P~0 U=P{!bP.aG ~PqOR/ Pg@+.#-?*P~; ^@*?-P~; _A-/ -P @+.!-?)?)D"|7J"e?)?)z #Lz-"[?)P J"|J?)Qhhhhs K"|C?,P~; ^@3P @-"O"O#O?-?2^A*P|0^G  @.?*PL^G  @+?*P~/ ^G  @1"O"O"O"O"O"O?*PN^G  P)_0- &&&&&&#&!"&-?1P{!S/%?+/%?.P~0 _P{!bP}X!X/#.%-?1P{!S/#?+P#S/".#-?+P!S/!."-?+P!T/!?.P ?.P~0 U=P{!bP.aG ~PqOR/!-?)Ph"^?)Pv ^?*PI^D" 2|<?)D"l"A+/"-?3?-P~; ^A-T/ -P @+.!-Pxks ?)D"|6A3?)D"i"?+P%e^P2_D" A+P.a^?)D"|7A5?+W=D"*P%f@+?,?-S/ ?*P}-!^@*?,?-_P~; |R@-#O?*P+^G  @.?*P*^G  @,?*P|!^G  @1"O"O"O"O"O"O?*P-^G  P)_0- &&&&&&!&"#&-?1P{!S/%?,/%?.P~0 _P{!bP}X!X/#.%-?,P!T/#?.P ?.P~0 U=P{!bP.aG ~PqO/".#-?1P{!S/"?,P#S/!."-?,P!T/!-?)Ph"^?)Pv ^?*D" 2|<?)D"l"A,R/ ?+Pxks ?3?)D"i"?,P%e^P2_D" A,P.a^?,?5X=D"*P%fA,?+?,V=@+-?*P~; ^@*?-P!_A-/ --?)D"|CA-R/ ?)D"Y?-P%e2a-"O?&?(W/ ?%?&P:a^@-#O"O"O?/P*^D" ?+X/ ?/P5^G  A(P3V/ P!?(ePh}%/b/!-?-?/P:^A/T/!."-?)Ph"^?)PL^?/2*?)?/E" K#|C?)?/z "*z-#|J?)E#h"@6?)G l"@*?)G }*"@,?)D"%?0S%O?)P%^2}<!?)D"*@2-?2?0P~; a^A(P"M C?(P J" ?(?)E#|CK"D?)z #|J@7?(?*M |D?(?,M |C?(Q K"|;?(?6K"|7?(P#M O?(?7z-"I?)?0P!^A0J".?-?/P:^A/T/ --?)?"J"y!?)?&J"~U!?)?%J"x!?)?#J"~N!?)?!D"2J"~J!?)?!z " z-"~;!?)Pv ^A!P~B}.s P~U y,  ?)P J"v!?)Qhhhhs K"u!?)Ph"^?!?)D"*?0?42)?0?4X%O?)?4J".-?)PL^?)D"i"A!?)D"l"?)P%^2&? ?)D"|.J"I? ?)z "Cz-"?? ?)z "6z-"2? ?)z "%z-" ?)D"h"A R/ ?!? P%e2a-?)Pn"^C -}&1#5g!} !}#? ?!2|K? D"*A!%O? D"%A%?!P~; a^@5? D"2@0? D"6@1? D">@*? D"?@,?"P"S@4#O?0@!?1@#P%@"P @(P%@0P @1?#?%D"|?A-X%O?#?-_@1?!?-P#e^@0?-@(?!@"-Phhy)@!P @#P @+"O"O"O"O?%G OP!_0#" #!-?%D"|6@.P!@+Phhx)@!."-?%G PP2e@!.!-?%G PP:e@#Phh~U)@!-P ?%D" A&?4=?&P!b@)?%z "%@8?%G C@2?%H N?%G |2P2ec?%G MP:ec@3?!?%G |CPg?%G |DA!?!P~= S=P{!bP*ecc@6?%D"|9@7Purs D" A!Pvrs D" A&S%OPurs ?&P!P%P%2m!Pvrs D" @&Purs D" @!-P ?)=@/?2P"S@)?#?6c@2Pvrs ?&P!^A#J" P~4rs D" ?&P"e^?3J" ?!?#S%OPurs ?!P!P%P%2m!Pvrs D" @#Purs D" @!-P Ph"?)=?/P!SPvrs ?#P!^A&J" P~4rs D" ?#P"e^?2J" ?!?&S%OPurs ?!P!P%P%2m!Pvrs D" @&Purs D" @!-c@)Pvrs ?&P!^A#J" P~4rs D" ?&P"e^?7J" ?!?#S%OPurs ?!P!P%P%2m!Pvrs D" @#-P~4rs D" ?#P"e^?)J" Pvrs ?#P!^A#J" ?%D"|;@&?%D"|7@)Purs D" ?#_P"W%OPurs ?#P#P%P%2m!Pvrs D" @#-Pvrs ?#P#^A!J" P~4rs D" ?#P"e^A#?-J"*?#?&J"%?#?)J" ?(%O?(P#e@(#O?"E" A9Q?lq@#"O"O"O?9qA&P{!bP!_0" !"-?&P*fP{!bPhhhh%c@#.!-?#Phhhh|Wc@#-?"P*^@"Pvrs ?!Purs D" T%g?!&Purs ?!P!P%P%2m!Pvrs D" -A&P!^A!J" P~4rs D" ?&P"e^?#J" ?(P*_A(/ --"O?+R%O?!@".!-?!Purs D" S%OPurs ?!P!P%P%2m!Pvrs D" @!-Pvrs ?!P!^A"J" P~4rs D" ?!P"e^?.J" -"O?/P!T%O?"@#.!-Purs D" ?"_P#W%OPurs ?"P%P%P%2m!Pvrs D" @"-Pvrs ?"P%^A#J" P~4rs D" ?"P"e^?8z-" -?%G CA+P"T%OP @(P%@!P @&P%@.P @-?,?%D">A"X%O?,?"_@-?*?"P.a^@.?"@&?*@!-?%G BA"?+P*ec?%G ?P2ec?%G @P:ec@*?%G A?4%gP &?%D" P*e-Phh%P ?"Pt S=cc@,?#Purs D" A(S%OPurs ?#P!P%P%2m!Purs D" @(Pvrs D" @#-Pvrs ?#P!^A"J" P~4rs D" ?#P"e^?*J" ?"?(S%OPurs ?(P!P%P%2m!Pvrs D" @"-P~4rs D" ?"P"e^?,J" Pvrs ?"P!^A#J" ?#Purs D" S%OPurs ?#P!P%P%2m!Pvrs D" @#-Pvrs ?#P!^A"J" P~4rs D" ?#P"e^?&J" ?&%O?!?&P.a^@*Purs D" @&#O?!P*^D" @,?!P%^D" @(?!D" @+Pvrs ?&?"_P"V%g?"&Purs ?"P#P%P%2m!Purs D" @&Pvrs D" -A#P#^A"J" P~4rs D" ?#P"e^A#?,J"*?#?(J"%?#?+J" ?*?!P.^A!T/ --?-@,?.@*-?5?%P~; ^A%T/ --? D"D@!"O"O? D"FA P~;rs D" P~Brs D" A"_V%OP~;rs ?"? P!P!2m!P~Brs D" @".!-? R/!-? R/ Pwrs D" ?"^?!? y,  -P~Brs ? ?"^A J" "OPvrs D" A!R/ Pwrs D" @"P~4rs D" ?!J" Pvrs D" P"U/ P~4rs D" ?"J"%Pvrs D" P#U/ P~4rs D" ? J"*-P~4rs D" -~N/#:g!}#!} B P~N!_A&C ? P J"}:#? P J"n#? P J"i#? P J"~U"?#%g? P J"}:#? P J"n#? P J"i#? P J"~U"? E"p#@| ? Qhhhh2K#p#? D"}D#@(? P J"}D#?&?| K#D?&?(J"I? D"~%#@(? P4M ~%#? z "}H#@|!? P J"}P#? Qhhhhs K"}H#?&?(J"|;?&? E"}X#K#|7?&?|!z-#L?&Pp!^A(?#?%?&PD^2}%!?&P~4 ^A#?&PL^?(P ?&D"}D!P.2/?&?!P{!bA,P(VM e?&?"J"|T?&? J"a?&? P~N"^J"|O?&P)J"}:!?&P}Bms J"o!?&P+J"}3!?&P}:ms J"n!?&P}8ms J"l!?&P%J"i!?&P}5ms J"h!P&@%?&P&J"}!?&P}(ms J"|W?&P"J"}-!?(?#P ?&P~U ^P&2|+? Pp#^@.?,P.aPi}Ls ^@/"O?&D"p!A*P"S/ ?&D"~%!@4?&D"s!@5?&D"}X!@6?&D"}T!@7?&D"}P!@8?&D"}L!@9?&D"}H!@+?&D"}D!@:?&D"}A!@)?&P~B!^?!?"G PA0?"G OA32M?&D"~F!@,"O?&D"~J!A#R/ ?,?#P#e^@-?,@(#O?(A#P*^@(?#D" A%P.^D" P:a@#?%P*^D" @%"O#O?#R/!?#P:_@#?%D" ?%P:^@%P"T/ -P!@1."-?(?-T/ --P!@%"O?*P!bR%OP&@%.!-Pxks ?&D"|JA2?)P.a^?)?&D"[A;X=A)D"*A<P)bP#T/ ?/D"%@#?/D" @(?)D"%A*?*P T_A*?)D" P!^A)U?*?&D"|CA=Vc@-P ?*?)_?-=@*P!?)?&D"|?A>^?-=@)"O?<P*bR%O?#?*T/"?)?(?#2}C!/".!-?&P J"}D!?&?*J"}A!?&?)J"p!"O#O?&P2^?&Pp!^2l!?&G 2R/!?#%O?#P!_@#?(G  ?(P!^@(?&G 3S/!--P!@%."-?#R/ P!@%.!-P!@%?:P!T%OP&@%.!-Pxks ?2?+P.a^?+?;X=A(D"*A*P)bP#T/ P~V}/s P~M}/s ?0=@#?(D"%A+?+P T_A+?(D" P!^A(U?+?=Vc@)P ?+?(_?)=@+P!?(?>^?)=@("O?*P*bR%O?+P,T/"?(P*^H  ?#P*^H  d}IQ{{#}(?(E  ?#E  })iQ |=/".!-?&P J"}D!?&?+J"}A!?&?(J"p!P}(ms P~V}/s ?0=@%"O#O?&P*^?&Pp!^2l!?&G *R/!?#?%T%O?#G  ?#P!^@#?&G +S/!--P!@%."-?#?%S/ P!@%.!-P!@%?9P!T%OP&@%.!-?&P~4 ^A#?8P~V}/s P~M}/s ?3=P,2} R/ "O?7P!S%O?1R/"?#?6?"D"%?"D"*2} R/".!-?1/!-P&@%?5P!T/ ?&P~4 ^?4?!?3?02:@!?&D"~B!A"%O?,?"P#e2a-P%P&?!=@%.!-?&D"~B!A!R/ ?,?!P#e2a-? P}H#^@!?&?&E#LK#p!?&?&z #Oz-#}D!?&?&D"|;J"}T!?&G |;@#?.D" A"%O? D"}A#?"2a-?.?&D"IJ"*?.?&E#DK" ?!D" A(%O? D"}L#?(P.a2a-?!?&D"}T!J":?!?&E#}L!K"2?!?&z #p!z-" ?%P ?#P4S=P ?%P&T=A%P%S%gP#&?&z.                z-#:?/G +@"P"-@(?%P%TA!? D"~U#? D"h%A#_V%O? P~U#^?#?!P%P:2m!? D"h%@#-?%P%T%O? D"y#?#P:a^A!?&z #:z-" ?!?(M 7?!P9N 5?!?"M 4?!?%M 3?!P-M 2?#P!^@#-? ?#J"h%?#R&P!-?&P~N!^C -~Q/!3gB P2_A*C ?!D" A#P}%h2X%O?!D"%?#P.a2a?!Qhhhhs K" P @#-?!P4M :?!P J"*?"D"*A.?"D"%V@%P ?.?%=@.?"D" @2?#R%O?!2o!-P!?2?%=@2?!P!J"*?!D"%A3P%J"*?3?.J"%?3P J" ?.%O?2G  P|4S@(-?!P;^@1P!@/#O"O"g"O"O"O"O?(?.X/ #O?(?2^G  P|%T/!?.?(P!^A(T/ -.!-?.?(A%U/ ?%?.S/ ?.?%_@#?%?2^@+P @("O#O?(?+^G  P|%S/!?#?(P!^A(T/ -?#@(-?*?2?.?%A,"g"O?(%OP @##O?#?+^G  P|2S/"?(?#P!^A#T/ --?(?,^A(.!-?(?,^@(?#?,^-A+2| ?+P!^A4?(V@5?*D" A%Phhhh|WT/!?!G :A)P4T/"P0@)?*D"*@&?*D"%@#P .#-?!D"%@!?/%O?!?.J"%?!?!D"*?/P%ecJ"*-? ?/J"2? ?!J".? ?"D"*J"*? ?"E" K" ?*P2^C 1-?%R/"?*D"%A)?%P5^P|Tb^A%P%_D" @&"O?)P%_A-D" A#P!bR%O?)?#_A)D"%A-?)D" A#J" ?#%O?#?-J"%-Ps~1s D" ?)D"*A#P"e^D" /!P}T~1s P}T~1s E# Q!?#}Ij})K# .!-?-?#P"cJ" -"O?&P"bR%OPs~1s D" @#.!-?%D".@&?%D"%A-?%D" A#J" ?#%O?#?-J"%-Ps~1s D" A#?%D"*A-P"e^D" R%OP}T~1s P}T~1s E# Q!?-}Ij})K# -?%?&^@%-"O?#P|4"g?%?)_A-A&P}%"X%OP|!?&|N_A0P!e?&?0f^.!-?&P%f-A&?&P|4X=A&P"e^A#D" A0R%O?#?)J" P}T~1s P}T~1s E# Q!?&}IjiK# .!-?#?)J" ?0?)J"%-?)?-J".?)?&J"*?)?#J"%?)?0J" ?%P%_?-J" ."-?*?1H  N!.?*?1G "M 0?!D".@#?!D"2@&?!D"6-@%?!?)M :?!?%J"6?!?&J"2?!?#J".?1?*H!.N  ?1?*G 0M "-?(?4?5=@-?/P!^A)P%eP(c@#?!D" ?/S%O?!2o!?!D"%@3-?3?/P.a^A%?#J"*?%?+J"%?%?,J" ?!?)J"*?*?2?.?-?(2| "O?*D" A%Phhhh|WT%O?%R/!?*D"%A#?%P5^P|Tb^A+P%_D" @,"O?#P%_A&D" A%P!b%O?&?%P"cJ" .!-?#?%_A#D"%A&?#D" A%J" ?%%O?%?&J"%-Ps~1s D" ?#D"*A%P"e^D" / P}T~1s P}T~1s E# Q!?%}Ij})K# -"O?,P"b%O?+D".@,?+D"%A&?+D" A%J" ?%%O?%?&J"%-Ps~1s D" A%?+D"*A&P"e^D" R%OP}T~1s P}T~1s E# Q!?&}Ij})K# -?+?,^@+.!-Ps~1s D" @%-"O?%P|4"g?+?#_A&A,P}%"X%OP|!?,|N_A0P!e?,?0f^.!-?,P%f-A,?,P|4X=A,P"e^A%D" A0%O?%?#J" ?0?#J"%.!-?%?#J" P}T~1s P}T~1s E# Q!?,}IjiK# -?#?&J".?#?,J"*?#?%J"%?#?0J" ?+P%_?&J" .!-"g?!G :A#P4S%OP0@#?*D"*@&P @+?*D"%.!-?*?1H  N!.?*?1G "M 0?!D"2@&?!D"6@+?!D".-@%?!?#M :?!?+J"6?!?&J"2?!?%J".?1?*H!.N  ?1?*G 0M "-?/P"^A/P%eP#c@#?!D" ?)S%O?!2o!?!D"%@3-?3?)P.a^A%?#J"*?%?(J"%?%?-J" ?!?/J"*. - -{-!7gB P~N _A&C ? D"%@5? D" @2? D".@3? D"2@/?&P*^?"?#P!b?%P!b2M"g"OPxks ?3?!P.a^A#?!?/XA%=D"*P)bP%T/ ?%R%O?#D"*A#P%fP ?#P)bP%S=@0-?2R/ ?0?!P!^A,V%O?&D"2A!R/!P!?2? D"*A#?5VA%=@7P ?#?%=@8?&D".A6?!P#e^@9?"P{!bP.aPi}Ls ^@:? D"6@+#OPxks ?3?,P.a^A!?,?/X=@-Pxks ?!P.^?,P!^A;?/X=D"*P%f@,P @.?6@)#OP!@%P @#P!@(P @"?-D"*@1?-D"%@*?-D" @4?&?)D" A!G |-P!S%g?!D"*Pt}0s ?!D".=G 6A"P ?"P~0 U=P.aG ~RqOA"P ?"P|3U=P;aA"P~=}9s ^@(P!@#P}Als @%?"G ~S}9O&P -J"L?&?(J"|.?&?#J"I?&?%J"F?&?!E" K"C?&P~B ^?&PC^P#2|H?*?*P T_A!?4P!^A"U?!?5Vc@#P ?!?"_?#=@%P!?"?2^?#=@#?&D"a@"?&D"|O@*"O?1P*bR%OP @(?"?%T/!?#?*?"2}C!R@(.!-P @!?&P J">?&?%J":?&?#J"6?*@%#O"O"O"O?!R%O"O?&D":A1R/ ?&?1P!_A4J":?&?&D"6A(P!^J"6P @!?(G  A#P~; T/%?4R/ ?&?1P"_J":?&?(P"^J"6"O"O"O"O"O"O?(G !A#P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@#.+-P.@#.*-P,@#.)-P/@#.(-P+@#.&-?&P6^2|3A#Ph!U/#?#Ph2U/"?#Phh%X%O?#P2ePhhy!b?#P"ePh~Y b?#P.fP|4bccPh}%}&%c@!?#P4fP~N!c@#.%-?#P*ePh~Y b?#P(fP|4bcPh}%"c@!?#P.fPw!c@#.#-?"R@(.&-?&?!P*fA(J">?!@#?(@!."-?#P|4bPh!c@!?#P(fPs!c@#-?&?!J">-P @(?"R/!?%G  ?#P{!bT/!?"P!_@"?%P!^@%. - -?&D"[A!%O?*?!2a-?(R%O?.P!^@.?)P*^A)?9T/!.%--?+D"*P%e@!?+D"%@"#O?!%O?"P.^?!P2_@!?"P2^@"G  ?.P{!bT/!.%--?&P)J"??&Plms J">?&P&J":?&P~-ms J"6?&PC^? ?;?&P6^P"2|+?&D"CA!P"S/"?!P!bR/"?&D"I@(?&D"FP @"Pxks ?3?&D"DA!P.a^?!?/X=A!D"%A#?!D" A)U?#?8Vc@*?!D"*P)bP"SP ?#?)_?*=A%P,Ub@#"O?%R/ ?#R/ P!?)?7^?*=@!#O?!G  PI_P{!bA)P+V/%?"P,a?)^@"?!P!^@!?%P!_A%/ --?#R/"P!T/"?&PC^? ?(?6?.P{!bP#e^D" ?:G *P.aG ~TqOP!2%?&D"CR/"?&D"F@%?&D"D@)?+D"*A#?+D" S%O?+2}8!-?+D"%?#P%e^A!?.M .?!?"J"*?!?%J"%?!?)J" ?+?#P!^J"*?,?0U/ --P!.!-P -?&D"*A %O?&D".? P#e2a-?&P~N ^C -}B-!|"g?!D">A.P J"~;!?&P!b@2?%D" @8"O?#D"w%A0R%O.!-P @&"O#O?#?&P)bP~- a^A)G |8/!?0?&P!^A&T/ -.!-P!@1?0?&P!^A+W%O?&@-.!-?0P"_@5?)D"*@*"g?&?0^P!b%O?*@)?+@,?&.!-?&P"^@,?#?+P)bP~- a^A-G |8R%O?*@)?&.!-?*?-D"*A-?*?-U=@)?+?&?*?-V=-@-?&?5S/ #O"O?#?,P)bP~- a^A&G |8R%O?)@&.!-?)?&D"*A*?)?*U=@&?,?-?)?*V=@--"O?#?,P!^A+P)bP~- a^A)G |8R%O?&@).!-?&?)D"*A*?&?*U=@)?+?-?&?*V=@--?,P"^A,?0T/ --?(?8?2=@5"O?.D"t"A&R%O?5@9?8@4.!-?.D"~%"A:?&P"e^@|"P!?!D" ?!D"*A>?!D"%A&V=@| P ?0_@??0P"_@@?.Pw!^@A?!D".@|!?!D"2@;?>P!_?&U@B?!G CP!b@C?.P~4!^@|#P @,?8A*@4?5@9#O?%Pxks ?|!?:D" A!P.a^A&P.^?!P!^?;X=D"%A2J" Pxks ?&?!?;X=D" @3?,P!^@<"O"O"g"O?1%g?#?-P)bP~- a^A=D"*?,S/!P!&P -@1?-@&?2@-?3@!P .!-"O"O?0R/ P @&#O"O?#?&P)bP~- a^A(G |8%O?(D"*A/?,V/!-?&P!^A&?0T/!."--P!@1?&P!^A6?0X/!"g?&??^P!b%O?/@(?6@)?&.!-?&P"^@)"O?#?6P)bP~- a^A(G |8R/ ?(D"*A+?,W/ ?/?+?+?/V=@(?6?&?+?/U=.!-?/@(?&-@+?&?@T%O#O"g?(?#?)P)bP~- a^A&G |8R/ <?(?,?&D"*A/X/ <?)?+?(?/V=@+?(?/?(?/U=-@&"g?&?#?)P!^A6P)bP~- a^A(G |8R/ <?&?,?(D"*A/X/ <?6?+?&?/V=@+?&?/?&?/U=-@(?)P"^A)?0T/ --?+@&.!-P @1-?=G |8P!S/!P"-@)P ?7?"D"*A(=@+?*?4?(=@*?3?9?(=@,?"D" ?(S%O?"2}:!-?"?(P!^J"*?"D"%?(P:a^A(?-J"6?(?!J"2?(?)J".?(?,J"*?(?*J"%?(?+J" .!-"O?"D"*/ ?.D"t"?<W%O?8@*?5@3.!-Pxks ?|!?.D"~%"?<P"e^D" A!P.a^?!?;X=D" @!P @)"O?BR/ ?| G  A(P|4T?(P|%TbR/ ?!?>X/ ?CR/ ?!?| ^G  P|4T/ ?.D"~F!A4?.D"w!S%O?A2}?!-?.D"~B!?4^P|4M  P!@7?.?4P!^A9J"~F!P!@)-?!?)^@3?2@*-?2?3?2?3V=@(?.D"~;!A!?.D"~4!S%O?|#2}7!-?.D"v!?!P"e^?(J" ?=?3J"O?=?*J"|1?.?!P!^J"~;!-?&@-?<@,?2@*?|"?:P%^A:T/ --? ?9J"*? ?4J"%? ?7J" -~W.!1gB Ps!_A%C Ptrs Ptrs G  A(P!?(=M  ?(%O#OPtrs G  A(/ Ptrs ?(P!?(=M  ?(/ --"O"O"O?#PgS%OPhhhh|W@0.!-?#P{{{{!V/!?#P#eA(Py{{{)V/!P}H~1s D" @+P}D~1s D" @)"O?(R%OP%@1.!-?#@0P%?(2DA1R/"-?#R/ ?!?"^A.?)^@,?+?"_?!_PC_@(?#@)#O"gP ?+?&?.^A/P?^U/ <P ?(P%^P%U/ <?&?,^P?^D  -@*P @-"O?+?/PC^U/ ?(P%U/ ?&?,^PC^D  @--?&?1^A/?*J" ?/P%^?-J" ?(P*_@(?&P*^@&?)P!_A)/ --P @*?%P|1^P}D~1s D" P}H~1s D" ?!?"P 2K?%D"|6@!?%D"O@(?%D"|1@)?%?%D"|WJ"L?%?%z "|Oz-#D?%?%z "|Cz-#:?%?%z "|7z-#*Pvrs P J" P~Brs P J" P @&Purs D" P"W%OPurs P P#P%P%2m!Pvrs D" @&-P~4rs D" ?&P"e^A"P J"*?"Q K" Pvrs ?&P#^J" ?%P J"i!?%Qhhhh2K"}!?%P J"n!?%Qhhhhs K"l!?%? P)_P#UM |??%P J"|;?%?1P ?0Phhhh|WT=A"J"|7?%?"?#P#e^J"|9?%?(J"O?%?!J"|6?%?)J"|1?%P}3!^?%P|1^2|5P%@"?%D"}3!P!T%OP @#P @)."-P!?)?!?(VA"=@/P ?!?"=@3P%@"P @)P @##O?%D"o!A+?%D"}:!A,V@(?%P}D!^P!?+?/^?(?,?3VcA&=P ?,?+_A!?&=?%Py ^2}%!"O"O?%D"|7/ ?%D"2@-?%D"|6A.?%D"OV@&"O"OP ?!?(?,P ?.?&=VcA(=A.R/ P!P!?%D"|1?&=?+^?(=A2@&?!@(#O?&G  P+_A4P9WP P!?4eP}9hh%b=R%O?!?2^P!_@!P @&#O"O?!?&^G  P+_A2P9V/ P!?2eP}9hh%bR/ ?(?&P!_A&^/!.%--?&?(^/%?.Ph~+}Q~L!?-?-Ph~+}Q~L!X=W/#.%-?&P!^@&?(P!_A(/ --?.Ph~+}Q~L!?-?-Ph~+}Q~L!X=V/!-?#P!^@#.!-Pp~1s G  P!S%O?%P}D!^? ?%P*^P}:~.s P"2|9Pz!b/!-?%P}P!^Pl~-s ?%P}D!^? ?%P*^P 2NP}H~-s D" R/ ?%D"l!?*S%O?%Pl!^2o!?%D"}-!@"-?"?*P.a^A!?,J"*?!?+J"%?!?)J" ?%?*P!^A*J"n!-?)P!^@)?%P}3!^?%P|1^2|5?%D"}3!/ -.!- -Purs D" Pvrs D" A&_P"W%OPurs ?&P#P%P%2m!Pvrs D" @&-P~4rs D" ?&P"e^A ?*J"*? ?#J"%? ?)J" Pvrs ?&P#^A&J" "O"O?*P#aA Purs D" ?&_V%OPurs ?&? P%P%2m!Pvrs D" @&.!-?*R/!-?*P.aA!R/ P~4rs D" ?&P"e^?"?!y,  -Pvrs ? ?&^A J" "O? R/ P~Brs D" @!Pwrs D" @#P~4rs D" ? J" Pvrs D" P"U/ P~4rs D" ?#J"%Pvrs D" P#U/ P~4rs D" ?!J"*-P~4rs D" ?%D"l!A!%O?"?!P.a2a-?%D"}!A!%O?%D"h!?!2a-?0Phhhh|WcPhhhh|WT%O?1?0P#e2a-Ptrs P M  ?%Ps!^C -}A-"6g!}#? P J"?"O"O? D"6A*? D":V%O? P:^P ?*P*P22m!? D"?@(.!-?*R/!-?*P#b@&? D">@,"g"O?*P!_P#U%O?(@%.!-?*Py{{|4b@*?,?(P%e^@%#O?%Q K# ?%PL^?#P#^J" ?%PI^Q K# ?%PD^?#P"^J" ?%P?^Q K# ?%P:^?#P!^J" ?%P2^Q K# ?%P*^?#J" ?%PO_@%?*?#P%^A#T/ -?#?(^A%?&R/!<-?%?&^?,?%P%e^@%#O?%Q K# ?%P*^?#J" ?%P2^@%?#P!^@#?&P!_A&/ --@%? D"6@(-? ?%J"?? D"LA%? D"IS%O? PI^2o!-? ?%P!^A#J"L? D"|.?%P.a^A%P J"*?%?(J"%?%P J" "O?#%O? PC^@/? P|1^@0? Pt ^@1? PI^@2#O? ?#P!_A#J"L? D"|.?#P.a^A%D"%@("O?(?%D" A,U/ ?(? D"?V/ ?%D"*@)?(?,_@*? D">A#?,P%e^@%?(?,T%O?#?(P%e^@.?)P!^@3? D"*@4? D"%@5? D"2@6? D"6@7?%@(#O?(D"*A#?7U%O?6?#P%e^A#G .P!b@&?#D"*A+?#D"%A#U?4?"?&=?+Uc@-P!P!?5?!?&=?#^?-=?)^P ?+?#_?-=A&?)U=@#"O?&?)_A+P ?&?+X=A+P*UA-R%O?#E  A9QLj?9Qh~Y#}(QDji?9Qhhy)}(Q:j?9Qhhh~U1}(Q*jii?9QDlQh~Y#}(?9Q*lQhhh~U1}(?9Q:lQhhy)}(iii@9.!-Q @9?&?)W/ ?#?+^@#?&?3T%O?+P!b?+P(b@&#O?#P!_|+  QIjQhhhhhhs{ }(?9Q2li?#P"_A#|+  QLji@9?&P"_A&/ -R/!-?#P!_|+  QLj?9Q*li@9-?(?9?+P*?-=}IiK# -?.?(P2^A(T/ --?%?*?/2|,<?)P)^@.#O"O?,@)"O"O"O?*A#0"#! -?%P2^@&?%E# @9P!@##O?9?&E# |=/!?&P2^@&?*?#P!^A#T/ -?*@#.!-?#?*V/(?%E# @9-?#?)^@,?*?#_@*?#P%eA&?%^@(?9Q~U!}(Q |=%O?(@%?#P!W/"? D"LA#? D"IS%O?22o!-? ?#P!^J"L? D"|.?#P.a^A#?.J"*?#?,J"%?#?)J" ."-? D"6@-"g#O?&R%O?(@#P ."-?&P2_@&?%P*^?%P2^A#@%D" A)?-X/ -? D"2?)P%e^D" @+P!-@)#O?#?(S%O?(@%.#-?#P*^?#P2^A%@#D" A&?-X/ ? D"2?&P%e^D" @&? D"|6A#? D"|1S%O?02}7!-? ?#P!^J"|6? D"O?#P"e^?&J" "O"O? D"|7? D"|;A#_?)U%O?1?#?)P%P%2m!? D"|;@#.!-?)R/!-? D"|9?#P"e^?+J" ?#P!^@#-? ?#J"|;? D"6@-?%@#. - --? D"L@#-?#/ --1- -}Y.#=g"} "}#B Pw _@("O?%R%O.!-?#?%^@<?"P~Y{{{)b@8?!?"^@9?(P?^A%P!c@=?%P"c@>?(PO_A%P"^@| ?%P!^@3Pg@4#OP @&?"?#G  A:P ?:P|3U=P;aA.G ~S}9OA,_?,?"_?"?,V=@0"O?0P#?,P"fA%?%P#X=P!?%=A5?,^V/ ?.P~=}9s ^A1?,^@)?1@%"O?"%O?!@*#O"O?*G  A&PGS/ ?&P~> S/ ?%?)S/#P?P ?&P~! _P{!bP<U=?&c#O?%G  A&P~> T?&PGTbR%O?)?%P!^A%T/!.&--P?P ?&P~! _P{!bP<U=?&cT/#?%P!^@%-?*P!^A*?9T/ --P @*?%?)S%OP!@&."-#O?%G  A&P~> T?&PGTb/!P!@&?)?%P!^A%T/ -.!-P @&?0?5V/ "O?"R%OQ @A.!-"O?"P!S%OQ @A.!-z.                @??!@%?8@&#OQ!?%H  z2z.|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4z|:z}*!z}E!z~*!A@z|  jz4Q!?@z| !jz|!!??z|;@??%P"^@%?&P"_A&/ -??????z/*+,-./01 !"#%&()z|;z|  @A?8A&?"S/!-?!?&^@%?"?&_@&#OQ!?%|+  j?Ai@A?%P!^@%?&P!_A&/ --z.                @??1@%?,P~Y bA)@&#OQ!?%H  z2z.|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4z|:z}*!z}E!z~*!A@z|  jz4Q!?@z| !jz|!!??z|;@??%P"^@%?&P"_A&/ -??????z/*+,-./01 !"#%&()z|;z|  @B?)?,T%O?,?)_@&?)?.^P~=}9s ^@%#OQ!?%|+  j?Bi@B?%P!^@%?&P!_A&/ --P @&?A?B})} q?5P!eV/ ?(z.23456789:;<=>| |!|"z-%I?(z. !"#%&()*+,-./01z-%??(z.                z-#2?(z.                z-# ?"%O?,P!_@|!?1P!^@|"P @)?!@6P @%#O?3Q K  ?3z.                z- *?3Q K 9?(?%P!^A0M O?6G  @."O?%R%O?(G ?@*?,@+?=@%?3@&?1@)?0@/#O?&?/P!^P{!bA/?%G  A-P!^P{!bA7?*?.?)G  T^P{!bA*?*?7V=A*?*?/V=A/M  ?%P!^@%?&P!^@&?)P!^@)?-@*?+P!_A+/ -.!-?(P~! ^?%P"^P{!bA%?(G @A*P!^P{!bA+?(G ??.?1G  A&T^P{!bA/?+?/U=A+?%?+U=A+M  P @%?)P{!b@/#OP{!@)?&P{!b@-?%?|"^G  @&"O?-?.T/ ?/?&P{!bT/ ?(?%P?^P|"b^G  P!^@)-?*?.?&P{!bT^@-?%?| ^?)P{!bA)?+P!^P{!bA+?%?>^G  A*P!^P{!bA7?-P{!bA-?-?7V=A-?+?-U=A+?)?+U=A+M  ?|!?%P!^A%T/ --?(?(z %Iz-#2?(?(z %?z-# ?(?(z  Oz-%??(?(z  |;z-%I?.@)?0@%?6P!^A6?9T/ --?(P?^?,^G  A*?5W@&-?:?;?&?*?4UbA%=@;?*?4?%=@4?%?2c@2?<?#P!^A#T/ --? ?;M !? ?2P!bM  -~?-!-gB P?_A(C "O"g"O"OP ?%?#_A.?"?%U?#?%VcA"=A)P?^A&P |7/ P!?!?#^?"=@*?&R%O?(Q!K".?(?&J"*."-P!?&2DA!R/ P @"?(P J"2?(?!J".?(?&J"*?)/!P!@,P?."- -P @""O#O"OP!@&"O"O"O?*?+^G  A!P|#_0) """""!"-P @&"O"O?+P!^A-?)XA0R%O?*?-^G  A&PI_A!P{!bP,U/"?&P~? _P{!bP(U/!-P2?&PK_?&P~! _P{!bP(X=@!.!-?&P~7 _@!-P @&"O"O?+P"^A/?)XA1R%O?*?/^G  A&PI_A,P{!bP,U/"?&P~? _P{!bP(U/!-P2?&PK_?&P~! _P{!bP(X=@,.!-?&P~7 _@,-?0/"?1/"?*?-^G  A&PM_P{!bP~S!U%g?&P~>!bP~) _P{!bP~W!U&P -/"?,?!P%ec@!P#@&?*?/^G  A,PI_P{!bP,U/!?,P~! _0|%!!!!!!""""""""""""""""""""""""""!!!!!!"-P?@!-?(D"*?"S%O?(P*^2}?!-?(D".?"^?!M  ?(?"P!^A"J"2?)?&?+^A+V/!."--"gP ?)?-S/ <P ?*?-^A"F  P |7/ <?)?-_?)?/S/ <P"P!?"F !P |:=-@!? Phhhh|WJ" ? ?#?+^A"J"%? ?!?"^P!^J"*?(D"*A R/"?(D".? 2a."-P @,?(D"*-?"@&?"_P|"W%O?(P*^?"P?P!P!2m!?(D"2@&-?(D".A-?&^A!z.                z-  ?!z.                z- 2?(?&P?^A/J"2"O"O?"%OP @+P ?"P?^?"?&VA&=@!P!?-?&=@-#OP!@&"O?!?+W/ ?+?-^F  P |:/ ?-?!?+2[A&R/#-?&?+^A+?"U/ --?"?/W%O?(?"J"2-"O?)P%X%O?*D  Ph}%}&i|Wb/!P%?*P#^P}!bA!?*_?!?*S=A"?)P%_A!U%O#O?"?*^D" Ph}%}&i|Wb/#?!?"P%^A"V/ --?!?*^D  Ph}%}&i|WbR/#.!-?)R/"?)P!_A!?*^F  P |7/ ?!R/"?)P"_A!?*^F  P |7/ ?!R/"?)P#_A!?*^F  P |7/ ?!R/"-"O"O?)P |:%O?,%OP @.?(P J">?(Qhhhh2K"6.#-P!?)2DA!/!- -?(?!J":?(?)J"6?)%O?!?*?)y,  -?(?)J">-P!@!?(P6^?.P?P!P!2m!?(D":A&?(D">A)^A"z.                z-  ?"z.                z- 2?(?)P?^A,J">"O?.%OP @"P ?.P?^?)?.UA*=@)P!?&?*=@*#OP!@+"O?"?)X/ ?"?*^F  P |:/ ?*?)?"2[A+/ P @!.#-?.?"?+^A"V/ --?,?.U/ ?(?.J">-?(D"6A"%O?&?"2a-?!/!-? ?%J"*? ?#J"%? Phhhh|WJ" ?(D"*A R/!?(D".? 2a.!-? ?(D"2J"*? ?(E"*K" -?(P?^C -}A-!8gB Pn"_A&C Ptrs Ptrs G  A(P!?(=M  ?(%O#OPtrs G  A(/ Ptrs ?(P!?(=M  ?(/ --"O"OP ?#?#P}H~1s D" A*?!?"^P?^A,_A(P ?(?*W=VA+=A(P |:%OP}D~1s D" @)?(R%OP!@0P @#.#-P!?(2DA0/!- -?(%O?0P!P!?)?,^?+=?*?,U=?(y,  -P}H~1s D" @*P}D~1s D" @)-?&P~%!^?)?*?!?"? 2K?&D"~-!@3?&D"t!@6?&D"~%!@7?&?&D"h"J"I?&?&z "~N!z-#??&?&z "w!z-#2?&?&z "u!z-# ?&PL^?0?#2|W?&D"|1A,?&D"OA!P#e^@)?!%g?,D"%@1?,D" @.?,P*^&?,-@"?&D"L@4P @!"g"O"O?"?)S%OP @(.!-?"D"%@8?"D" @(?"P*^?)T/!-?&P J"|9?&Qhhhhs K"|6P%.!-?"D".@5?"D"*@2?&P J"|9?&Qhhhhs K"|6P%?)?"P2^A9S/ <P @*P%@/#O"O?*?9^A+P*^A"?)S/ ?+D" A:R/ ?"D" A;R/ ?+P%^D" @<?"P%^D" @-?&D"|6?!S%O?&P~% ^2}8!?&D"|7@/-?*?/^A+?:J" ?+P.^?-J" ?+P*^?;J" ?+P%^?<J" ?&?!P!^A!J"|9?*P2^@*?"P*^?)T/!--?&D"|7-@+?8P ?(=@*?1P ?.=@/?(P!?(=@(?.P!?.=@1"O"O"O?%PgS%O? P#T/!?&?5J"|W?&?2J"e?&?*J"|O?&?(J"[?&?/J"|J?&?1J"Y?&?!J"|T?&?+J"a?&P M |;?&P~%!^A ?&Pu ^?&21?&Py ^? Pt y,  ?&G }-"@-.#-P"@)?%P9V%OP&@"."-?%G }MlO@".!-P!@)P!?7?3?6VA"=@-P ?3?"=@.-?&?5J"|W?&?2J"e?&?*J"|O?&?(J"[?&?/J"|J?&?1J"Y?&?!J"|T?&?+J"a?&?.J"|C?&?-J"|??&?"M |<?&?)M |;?&P~%!^A!?&Pu ^?&21?&Py ^?!Pt y,  ?&G }-"@-? P"T/ ?&D"i!A R/ ?&D"h!A!? P~; a^@%?&D"}-!A(?&D"n!P#e^@ P @)#O?!D"|;@""O"O? ?(S%O?)?"P TbP @)/!."-?"%O?)P!bP @)R/".!-P @)?(G  P!T/!?(G !P|2T/!-?!P J" P!@)-"O?!D"|?A*R/ ?(P*_@"?(?*P#e^@(#O? ?"P*^A"S%O? @(."-?*P!_A*/ --?%?!P~; ^A!T/ --?&Py ^?-P!bP!27?&D"}L!A!P |8%O?&D"}P!?!2a-?&D"}!A!%O?&D"h!?!P~; a2a-?&D"l!A!%O?&D"}-!?!P#e2a-?&D"}3!A!%O?&D"o!?!P.a2a-?&D"p!A!%O?&D"}A!?!2a-?&D"|6A!%O?+?!P%e2a-?4%O?,?4P#e2a-?#%O?0?#2a-Ptrs P M  ?&Pn"^C -}X,"0g!}#B PO^A%C ?#@-?"@("g#OP @+? @.P!@0P @&"O?!R/ "O#O? ?&^A+G  PHS/!?&P!^A&?!T/ -? @.?!A+@&.!-?+P!^@.?&Pgd?!^@+P @0-P ?1/!<"g?-R%OP @-P!@2P!@1P @!?(.!-P @!"O#O?!?(^A/G  PHS/!P!@1?-?!P!^A!T/ -P!@2?-@!?(.!-P @1?!Pgd?-^A#@-?/P!^A"-@/"O"O"O"O"O?&%O? G  P~X S/!-?!?&S/!P .(-P ?!R/&<P!?!2DA R/!P @&?%P J"|1?%? J"L?%?!J"|.?!?(^@*"O"O"O#O?(P!^@!?(G  A P|#T%g?!&?!?*S/"?!G  A PI_A!P{!bP,X%OP?P ? P~! _P{!bP<U=? cA P~? _P{!bP&V/#? P~7 _@!-?(P"^A ?*S/"? G  A)PI_A P{!bP,X%OP?P ?)P~! _P{!bP<U=?)cA P~? _P{!bP(X/#? P~7 _@ -? ?!P%ec@ ?(P#^-@(?%D"|.?&S%O?%P|.^2}?!-?%D"L?&^? M  ?%?&P!^A&J"|1?(?*T/ -?%D"|.@*?%P.^?%D"LA ?&2|6?%D"./!?&}I@4.&-?%D"|.A R/!?%D"L? 2aP .)-?*Phhhh|WS%O?%E"2@4? @*?&@ .%-?*R/ ? ?*2a-P .&-?(? ?&2}C!@&?+@!?.@ ?/@(?0?&P TA)cR/#."- -P ?*Phhhh|WS/"<?%P!N!I?%?4qA&J"F?%P J"D?%P!M C?%PNJ"??%?&J">?%P J":?%?&J"6?%? J"2?%PNJ".?%P|.^?%P.^2|-"O"O"O"O"g?%D"|.P!S%O?%D"DA!? ^@(?%D"L?!_.!-?%G |+/#"O?%G IP!S%O?%D"F@)?%D"D@!.!-?%D"DA!?%D"FA)S/%-?%D"2?!^@(?)?!_-P!_0" !"-?(G  P|*T/!P!@)."-?(H  P}J~; T/ P!@).!-? ?&^@3? @&#OP @)?&?3S/!"g?&F  A!P |:%O?!P{!b@!?&P!^.!-?&G !P|4b@,?!P|"b@(?!P|IW%O?(P(e?,c@!?&P"^.!-?&G "P|4b?,P(ec@,?!P|TU%O?,?(P.ec@!?&P#^.!-?(P4ePhh~N b?&G #P|4b?,P(eccA!Phh~% S/"?&P%^-@&P!@)"O"O?!P|#_0-#!!!!!!!!!# -?!P~; S/"-?!P?U/!?!P{ _P?V/ --?*%O? ?*2a?+@!?.@ ?/@(?)?0cR/".!-?+@!?.@ ?/@(?)?0cP!T/!--P ?)/ <P @&?2%OP @"&"O?#R/ #O?"?&^G  PHS/!?&P!^A&?#T/ ---?"R-?%PO_C -}+-!7gB Pp!_A#C "OPxks ?!P.aA/? D":^?!? D">X=D"*P)bP%T/ ?"P{!bA)P ?)P1U=P|1aA"G }Q}MOA-P.aP~Jqs ^P!?"G }R}MOA0?-^Pu UA+=@*?*?0P ?+=P.a^@1?"H!l}MOA5?"H!j}MOA6?"H!}&}MOA7cA(dA8?"H!}-}MOb@2?!P!^@+#O?*?1T%O?.A%P!^@.?*P.^@*P!?%P1beA&?2bR/!"O? D">A,?!W/ ? D":A3?/^D"*A"P%fP ?"P)bP%S=A9?+W/ ?+@"#OPxks ?3?"P!^A4P.a^?,?4W=D"*@4?#P:^? ?-?0?"2A?#D":P!S%O?#D">?%S/%-?9?4P%fA"V/ --?%?-^@%"O?&?(b/ ? D"C@,?,P!b? D"*A"? D"?Xb/ ? ?,P!cJ"C? D" ?"S%O? 2};!-? ?"P!^J"*? D"%?"P#e^A"P"N &?"?%M %?"?!J" -?&?5b/!? D"C@&? D"*A"? D"?XP ?&P"b=/!? ?&P"cJ"C? D" ?"S%O? 2};!-? ?"P!^J"*? D"%?"P#e^A"P}&"N &?"?%M %?"?!J" .!--P @,?#P J"o!?#P J"n!?#P J"l!?#P J"h!?#P J"|W?#P J"|T?#P J"|O?#P J"|J?#P J"|C?#P J"|;?#P J"|7?#P J"O?#P J"L?#P J"I?#P J"D?#P J"??)P1|TA"P!eH!}P}4O@3? D">@.? D":@*"O?"P!_P!V/ ?!?.X/ ?*?!P.a^D"*A"P%fP ?"P)bP%S=A)?+W/ ?+@"#OPxks ?*?"A%P!^A"P.a^?"?.X=D"*?#P2^? ?-?0?%2AP%f@""O?#D"2P!T/ ?#D"6A&P1V/ ?#P?^?&P#e^A&?%J"%?&P!J" -?"?)U/ --?!?.U%O?*?!P.a^D"*A!P%fP ?!P)bP%S=@,-P @&#O?+A"?,X/!Pxks ?*?"P!^A/P.a^?.?/W=D"*?#P*^? ?-?0?"2AP%f@+?#D"*P!bR/ "OP!?#D".A)P1beA%?&b/ ?%?8bR/ ?)?-^@1"O"O"O?%?6bR%O?%?7bR/#? D"C@(?(P!b? D"*A!? D"?Xb/#P!@2? ?(P!cJ"C?!? D" S/!."-? D"C@(?(P!b? D"*A!? D"?Xb/"? ?(P!cJ"CP @2?!? D" T/!-? 2};!-? ?!P!^J"*? D"%?!P#e^A!P M (?!?2M &?!?1M %?!?"J" -?%?5bR/ ? D"C@(? D"*A!? D"?XP ?(P"b=/ ? ?(P"cJ"C? D" ?!S%O? 2};!-? ?!P!^J"*? D"%?!P#e^A!Ph"N &?!?1M %?!?"J" -?%?&c@&?%?3bR/ ?)P2X/ ?#P?^?)P#e^A!D" P!T/ ?!P%^D" ?"T/ ? ?/?)?-^2},!. - -?#Pp!^C -~.,!4gB P2_A)C ?!D"%@6?!D" @7?!D".@2?!D"2@/P @!#O"O?"@."g"O?!P!bR%OP!@+?-/#?%R/#?%P"_@,P @&#O?#?&^A0G  PHS/"?,P!_@,?&P!^A&?%T/ -.#-P!@+?-/"?%R%OP @%P!@-P @!?#?#/"<.#-P @!"O#O?!?#^A"G  PHS/!P!@-?%?!P!^A!T/ -?%@!?#?#/"<.#-?!Pgd?%^@%P @-?"P!^?#/!<."-P!@-?0P!^@#P @!?&?%P!_S%OP @%?#.!-?&Pgd?%^@"?&?%_P!^@%"O#O?!?0^A&P!^G  PHS/!?%?!P!^A!^/ -?"A!@%?#.!-?,?!_@%P @-?&P"^-@0P @+"OPxks ?2?.P.a^A"?.?/X=D"*P)bA&P%T%O?&P&S/!."-?.?/X/!?.P!^A(?"D"*A"P%fP ?"P)bP%S=A4X/!?!?#^@1P @5"O#O?3@+#OPxks ?2?(A3P.a^A!P.^?(P!^?/X=D"*P @&?)P J".Pxks ?!?(?/X=A"D"%A!?!P T_A!?"D" P!^A"U?!?6Vc@(?)P ?!?"_?(=J"*?)P!?"?7^?(=J"%P%f@(?#@!#O"O"O"O"O?&R%O"O?)D"*A,R/ ?)?,P!_A8J"*?)?)D"%A*P!^J"%P @&?*G  A"P~; T/%?8R/ ?)?,P"_J"*?)?*P"^J"%"O"O"O"O"O"O?*G !A"P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@".+-P.@".*-P,@".)-P/@".(-P+@".&-?)P%^2|3A"Ph!U/#?"Ph2U/"?"Phh%X%O?"P2ePhhy!b?"P.fP|4b?"P"ePh~Y bccPh}%}&%c@&?"P4fP~N!c@".%-?"P(fP|4b?"P*ePh~Y bcPh}%"c@&?"P.fPw!c@".#-?!?1T%O?!G  P~Y T/&?!P!^?1T/&-P!@5?(?4U/).*-?)?&P*fA*J".?&@"?*@&."-?"P|4bPh!c@&?"P(fPs!c@"-?)?&J".-?!?1S/ ?!P!^@*?!G  A,P~Y T%g?*&?*?1S/!PHP~Y ?!G !P|+S=@,?!P"^-@!?"P{!b?,S/!--?(?4U/ --?+@3?5/ P @+."-P!@!?3P!^@"?0@#."-P @(?.?/U%O?"D"*A"P%fP ?"P)bP&S=@(-?!@+"O"O?!0""! -?#G  PIT/ P @+.!-?.P!^@"P @+P @&#O?#G  A*PIU/!?*P|0V/!?&Ph~"~7HV/!?#P!^@#?&P,a?*PI_P{!b^@&?!P!_A!/ -?&%O#O?"?(X/"Pxks ?2?"P.a^?"?/X=D"*P%f@"?&P!_A&/ --P!@!?0@#?"?(U/!--? ?.J"%? ?+J" ?)P2^C -~*,"+g%}#B Pu _A&C Pxks ?!D":?%P.a^?%?!D">X=A%D"%@,?%D" @*?!D"6@/?!D"2@(?!D".@+"O"O"O"O"O?!G DR%O?%G *P*bR%O"O?*P!^A,?(V/ ?(?,_P*U/ ?+?,^E  @2-?#P{!bA!?"P{!bA)^P~0 V/&?!R/&P @!P!@%?)P.aP~Rqs ^G  A)P ?)P|3U=A-P;aA.G ~S}9OP!^@)?.E ~=}9O@0Q!?-}IjA1Q}1~!}0~F~#~Wh}6D}(Q |=/#?0?2|=/&Q @0"O?*P+^A-?(V/ ?(?-_P*U/ ?+?-^E  @0-?)P*S/(?.P~=}9s ^A.E *@3?1Q~C~ ~Lk}Xh~S~F8}(Q |=/"?)P2S%O?0?3|=/(.)-Q @1"O?*P3^A*?(V/ ?(?*_P*U/ ?*?+^E  @1-?0?3|=/&Ps!?)P#e_A)P|4V/&?.E 2?1})?)}Ij|;/(.&-P @!?&P J"IP!@)?,?,P T_A%?*P!^A*U?%?(Vc@(?&P ?%?*_?(=J"F?&P!?*?+^?(=J"D?&P?^?&PD^2l!P @(?&G ?%O?&G @@%P!@!P!P*2DA*R/%?*?%M  ?&P!J"|1?&?*J"L?&P*J"|.?&?&D"IJ"|7?&?&E"DK#O?&P:^?&PO_2l!?&G :%O?&G ;@%#O?&D"|.?!S%O?&P|.^?!P!P!P!2m!?&D"L@*-?!?*^?%M  ?&?!P!^A!J"|1?&P2^?&PO_2l!?&G 3@%?&G 2/ --?&D"|.@(?&D"L@)-?&PO_?)?!2|6"O?&D"OR/ ?(R%OP!@)?(@!.!-?(Phhhh|WS%O?)@(?!@)?&E"|6q@!.!-?)?(2aP @(P!@)P @!-?!@+"g?#P{!bA#?"P{!bA"^Pu U@!P ?#P ?!=A#R/ <?#P.a@*?"P.aP~Jqs ^P!?!=P+^@%P @!#O"O?+?%G  A"P ?"P|3U=P;aA"G ~S}9OT/ ?"P~=}9s ^?)?+2}C!/ P!."-?%P.^@%?!P!^@!?*P._A*/ -P -@%?(R/&?)?(2a.&-P @%?&PO_P!?+?(?/UA!=P ?/?!=?*?,2| ?&D"OA)Phhhh|WT%O?&D"|6@(?#P{!bA#?"P{!bA+^Pu U@!"O?#P ?!=A"R/ ?"P.a@*?&D"|7@"?+P.aP~Jqs ^P!?!=P+^@%P @!#O"O?"?%G  A#P ?#P|3U=P;aA#G ~S}9OT/ ?#P~=}9s ^?(?"2}C!/ P!@%."-?%P.^@%?!P!^@!?*P._A*/ -P @%-?)R/&?(?)2a.&-.%-?0?3})Ph!?)P#e_}IjQ |=/".#-?0?2})Ps ?)P#e_}IjQ |=/!."- -?&?/J"|7?&?(J"|6?&?+J"O?&P*^?"?#?&PO_?,?22Y?&D".@!?&D"*@%-? ?!J"%? ?%J" ?&Pu ^C -}L,"&g#} P:@("O"O"O"O"g"O"O"O"O"O? P{!bP"_0% #"!*-?"R/&?!?"^@&?!@ #O? G  G ~B},OP!S%O?%P!^@%?&? P!^A T/!.)--P,@(?"?%U/)?"?%S/&?%R/)?!?%^G  Ps T/)P!?"?%Pgd^R/%<?%?"_@)PG@&P @%P!@"#O"g"O"O"O? ?"^G  A!PG_0"! "-?&P{!b@*PG@&P ?*PGT/"<.!-?%P!_P|2V/ PG@&?%P!^.!-?!PI_P{!bP+V%g?!P~>!bP~! _P{!bP;V&P -/+?%P|4X/+?!@&?%P!^-@%?)?"P!^A"^/ -.#-P(@(?"R/(#O?"R%OP:1-?"P!_@"?!G  ?!P!^@!PI_P{!bP,U/ -.(-?"%g?"P!_@%?!P!^P ?!G  PGS=&P -@ P/@(?%?"? =A%R/&?%? ?!? =A ^@#P @!? @""O#O?"G  P|*S/!?!P!^@!?#?"P!^A"T/ -#O?%R%OP:1-?%P!_@%? G  ? P!^@ PI_P{!bP,U/ -.(-?!R/&P @##O?!?#T%O? ?#^?#P!^@#G  PI_P{!bP,U/!.)--?%?!Pgd^R/&?!?%_@#P!@!#O?!?#^R%OP:1-?!?"^?!P!^@!G  PI_P{!bP,U/ -.&-P-@(?"P<U/%?!z   A+z.uuuu~3uu~3uu}Huu~(uuz|RA-z.++++++++++++++++z|Vz.                z/ !"#6&(9*+<-.| 01?-zBz|LR/%z.                ?!z  ,A,z.}Huu~(uu~(uu~2uuuuuuz|RA-z.++++++++++++++++z|Vz/ 34#67(9:+<=>| |!|"?-zBz|LR/%?+z8+PI_P{!b@&?+z8*PI_P{!bP,a@#"g"O?+z8&PI_P{!bP,a?+z8(PI_P{!b^A P-W%OP|!P!? ePu6b/"<? P"S/!-P|"P ? P!_P.U=.!-P>P| ?+z8"PI_P{!bP,a?+z8#PI_P{!b^A ?+z8 P!e?+z8!^? =P#b=-?#?&^P!_W/&?,z8!PI_P{!bP,a?,z8"PI_P{!b^P9V/&?,z8%PI_P{!bP,a?,z8&PI_P{!b^PNV/&?,z8)PI_P{!bP,a?,z8*PI_P{!b^PNV/&P:@(?"P<_A"R/%?!G <@ "O?"P!S? P~9 Sb/ P-@("O? P|)_0# ( (-?"P(T/(?!G =A"PI_P{!bP"V/(?!G >A PI_P{!bP+V/(?!G | PMT/(?!G |!PI_P{!bP&V/(?!G |"PI_P{!bP+V/(?"P|,T/ ? P|-V/&-P.1-?&PGT/"?%P|4U-?#R/"P!bR/".!-P,@(?#R/!-P:1-?(1-P--~J+!2gPt}0s ?#D"*A,P)?#D".A+P!_A(?(P)X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@0Pt}0s ?,P(?(?(P(X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@1Pt}0s ?,P&?(?(P&X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@2Pt}0s ?,P%?(?(P%X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@3Pt}0s ?,P#?(?(P#X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@4Pt}0s ?,P"?(?(P"X=A)P:a^?)?+X=G 6A)P ?)P~0 U=P.aG ~RqO@5?,Pt}0s ?+=G 6A)P ?)P~0 U=P.aG ~RqO@6Pt}0s ?,?(P TA(P:a^?(?+X=G 6A(P ?(P~0 U=P.aG ~RqO@7"O"O?+P"S%O?,G 8P)S/!?,G 6A(P ?(P~0 U=P.aG xqOP(T@/.!-?+/ .!-?+P:a@)"g"O?%R%O?,P6^@*?)@(#O"O?*P#_G  R/ ?*G  A.P ?.P~0 U=P.aG ~NqOP#S/ P!.%-?*P:^@*?(P:_A(/ -.!-?,P6^@*?)@(#O"O?*P#_G  P!S/ ?*G  A.P ?.P~0 U=P.aG ~NqOP#S/ P!.#-?*P:^@*?(P:_A(/ --P -@.?+R/ "O?%R%O?,P8^@*#OP!@(?*G  A-P)T%OPt}0s ?,?-P:a^?+?-W=G 6A(P ?(P~0 U=P.aG ~NqOP#S@(-"O?*P&_G  R/ ?(?*P"_G  A-P ?-P~0 U=P.aG ~NqOP#TbR/ P!@-.%-?*P:^@*?)P:_A)/ -.!-?,P8^@*#OP!@(?*G  A-P)T%OPt}0s ?,?-P:a^?+?-W=G 6A(P ?(P~0 U=P.aG ~NqOP#S@(-"O?*P&_G  P!S/ ?(?*P"_G  A-P ?-P~0 U=P.aG ~NqOP#TbR/ P!@-.#-?*P:^@*?)P:_A)/ --P @--? ?%M I? ?#J"F? ?"J"D? ?!M |.? ?&J"?? ?-M K? ?.M J? ?/M |/? ?+J"C? ?0P ?0P|3U=P{!bP;aP~=}9s ^J">? ?1P ?1P|3U=P{!bP;aP~=}9s ^J":? ?2P ?2P|3U=P{!bP;aP~=}9s ^J"6? ?3P ?3P|3U=P{!bP;aP~=}9s ^J"2? ?4P ?4P|3U=P{!bP;aP~=}9s ^J".? ?5P ?5P|3U=P{!bP;aP~=}9s ^J"*? ?7P ?7P|3U=P{!bP;aP~=}9s ^J"%? ?6P ?6P|3U=P{!bP;aP~=}9s ^J" -~?+!<gB PO^A,C ? ? G |6?"G |6bM |6? ? G R?"G RcM R?"D"%@0?"D"2@1?"D" @6"O?"D"*A%R/ ?0?%P~; a^@<?"D"6P#e?1^@/?#D"%P!_@=?#D"*P!_@>?#D" @7? P.^@8?1@%?0@)#O?)D" A9P"S/!?)D"|C@| ?)D"|;@&?)D"2@3?)D".@.?)D"*@4?)D"%@5?)D"|?@(?,?)D"|9J"L?,?)E"|6K#I?,?)z "|.z-#??,?)z "Cz-#2?,?)z "6z-# "g?&R%O? D"6A&? D".S%O?82};!-? ?&P!^J"6? D"2?&P#e^A&?!M !?&P!M  P .!-?&P!^-@:"O?(%O?(?/?%_P#fA&?&?(V=A&? D".? D"6A+_V%O?8?+?&P%P*2m!? D"6@+-? D"2@;"O?(P!_A&?/?%_P#fA-?&?-U=A&P(U%O?(@&.!-?1?%_P)b%O?(@&.!-?+P#e?;^A*?%_P2U%O?(@&.!-?&P~Y{{{!bA2?+^@+?(?2_@&?%?2P#e^#O?*?%z " z-" ?%P2^@%?*P2^@*?2P"_A2/ -@%-?;?+P#e^@*#O?%?/S%O?/@%.#-?*?%E" K" ?*P*^@*?+P!^@+?%P*^@%?&P!_A&/ -.!-? D"6@+-? ?+J"6?:R@-?9P!T%g?.&?4?7^@4?5?7^@5?>P ?.P!S=?3^@3?.?=^-@&?(?-^@-? D"*A.? D" S%O? 2}<!-? D"%?.P~; a^A(?3J"2?(?&J".?(?4J"*?(?5J"%?(?9J" ?(?,E# K"6?(?,z #*z-">?(?,z #:z-"F?(?,z #Dz-"|1?(?,D"LJ"|9?(?| J"|C?(?-J"|??(?:J"|;? ?.P!^J"*?)P~; ^A)?<T/ --?6%O?0?6P~; a2a-?"D">@!?"D":@&?"D"?A%%O?!?%P.a^@)? D"?A*P.a@+?#D" @#? P:^@0?!@%#O?#?%D" ^@/?#?%P%^D" ^@.?%P*^D" @-? D":?*S%O?02o!-? ?*P!^A*J"?? D">?+^A(?/J" ?(P*^?-J" ?(P%^?.J" ?+P.^@+?)?%P.^A%T/ --?&%O?!?&P.a2a-?"D"D@#"O"O?"D"FA!? D"C? D"FA*_V%O? PC^?*?!P!P!2m!? D"F@*.!-?!R/!-?!R/ ? D"D?*^?#?!y,  -? ?!?*^J"F?"D"|.A P |8%O?"D"L? 2a-?"D".A %O?1? P#e2a-?"D"CA %O?#? 2a-?,PO_C -~L+"9g&}#B PO^A%C Pxks ? D":A(?"P.a^? D">A)?"W=A#D"*@3?#D"%@4?#D" @6?%"g"O?!P ?!P{!bP1U=P{!bP|1aA#G }L}MOP!S?4PgTbR%O?%P J"6.!-?#Py}Ls ^@0"O?"P!^A#?3P%fA7U%O?0P|0^G  P.aA*G ~RqOA+P ?+P|3U=A&P;aP~=}9s ^@+? P.^@8?*P~Jqs ^@9? D"2@*? D".@-? D"DA1P~J ^@:Q!?&}IjA<Q~T{{~M{~W~S{|3}(@| ?<Q}1~!}0~F~#~Wh}6D}(@|!? D"C@;#O?%Pxks ?(?#P.a^?#?)X=A&D"*A,J"D?%?&E" K#?"O"O"O?,P*bR%OQ @<"O?%D"?A,P!^A&?*V/ ?*?&_P*U/ ?&?-^E  @<-?+G :P!^@&?+E  @=?|!|;%O"O?<?=|=/ Q @<"O?,P+^A5?*V/ ?*?5_P*U/ ?-?5^E  @<-?&P*S%O?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I.&-?+E *@=?| Q |=/#?&P2S%O?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I?<?=|=/(.&-Q @>"O?,P3^A,?*V/ ?*?,_P*U/ ?,?-^E  @>-?<?=|=/ ?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#IPs!?&P#e_A#P|4V/&?+E 2?>})?#}IjQ |=/&.%-?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I.%-?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I?<?=})Ps ?&P#e_}IjQ |=/#."-?1P J"e?-?*?%P?^?:2e?1D"eA&?+G :T%O?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I.#-?+?1D"|T?&2}C!?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#IR/!."-?%Pxks ?(?#P!^A#P.a^?#?)X=A#D"*J"L?%?#E" K#I?<?=})Ph!?&P#e_}IjQ |=/!-P @.?%D"LA&P)bP#T/ ?9G -@#?&P*bR%O?%?#?;G G?8?%D"IP!^2|A?%D"%@2?%D" @..!-?%P*^? ?#?%PI^2j!?%D".@2?%D"*@.-?7?%D"LP%fA#V/ -?.P!b/!-?%P J"6?0H!|,."-?%?2J":?%P!J"6?0?2P)bP!e^H!A@/-P -N!|!?%?/N!>?%?3J"L?%?4J"|.?%?6J"I? ?!?"?%PI^?%P6^2F?%PO_C -~=4!!gB Pn!_A C P~J~+s D" P"S%OP~Frs Qhhhh2K# P~Nrs Q K# P~Urs Q!K# Phss Qhhhhs K# Plss Q K# Pnss Q!K# ? z.                z-"h!? z.                z-"|?? z.                z-#L? P M |7? z.                z-"aPoss P J" ? Q K#D? P N!I? z.                z-#2? P M ?? Q K# ? P N!*P}:ss ? z "}!z-" Pvss Q K# P}Lss Qhhhh2K# P}Tss Q K# Psss Q%K# P~Fss Qhhhhs K# P~Nss Q K# P~Uss Q%K# Ph~!s Qhhhhs K# Pl~!s Q K# Pn~!s Q%K# Po~!s Qhhhh2K# Pp~!s Q K# P}D~!s Q!K# P}L~!s Qhhhhs K# P}T~!s Q K# Ps~!s Q*K# Pt~!s Qhhhhh!K# Pu~!s Q K# Pv~!s Q%K# Pw~!s Qhhhhs K# P~F~!s Q K# P~N~!s Q%K# P~U~!s Qhhhhs K# Ph~"s Q K# Pl~"s Q%K# Pn~"s Qhhhh2K# Po~"s Q K# Pp~"s Q!K# P}D~"s Qhhhhs K# P}L~"s Q K# P}T~"s Q*K# Ps~"s Qhhhhh!K# Pt~"s Q K# Pu~"s Q%K# Pv~"s Qhhhhs K# Pw~"s Q K# P~F~"s Q%K# P~N~"s Qhhhhs K# P~U~"s Q K# Ph~#s Q*K# Pl~#s Qhhhhh!K# Pn~#s Q K# Po~#s Q*K# Pp~#s Qhhhhs K# P}D~#s Q K# P}L~#s Q%K# P}T~#s Qhhhhs K# Ps~#s Q K# Pt~#s Q!K# Pu~#s Qhhhh2K# Pv~#s Q K# Pw~#s Q%K# P~U~#s Qhhhh2K# Ph~%s Q K# Pl~%s Q%K# Pn~%s Qhhhhs K# Po~%s Q K# Pp~%s Q!K# P}D~%s Qhhhhs K# P}X~%s Q K" P~%~%s Q%K" P~;~%s Qhhhhs K" P~U~%s Qhhhh2K# Ph~&s Q K# Px~%s P4M  Pv~%s P4M  P}P~%s P%M  Px~#s P4M  P~4ss P4M  P}Hss ? D"}-!J" P}L~%s P J" P~B~%s P J" Pwss P M  P}:~&s Q!K" P}A~&s Qhhhhs K" P~F~&s P!J" Ps~&s Qhhhhs K# Pt~&s Q K# Pu~&s Q%K# Pv~&s Qhhhhs K# Pw~&s Q K# Po~&s ? D"|WJ" Pl~&s ? z #|Oz-# P}X~&s ? G |7M  P}H~&s ? z #Lz-" P~J~&s ? E#DK" Px~&s ? H!IN! P~F~+s Q K# Pw~+s Qhhhh2K# P~;~+s P4M  P~%~+s Qhhhhs K" Ps~+s P4M  P}H~+s Q%K" P}A~+s Q K" P}:~+s P%M  Pn~+s Qhhhhs K# Pl~+s Q!K# Ph~+s Q K# P~U~*s Qhhhhs K# P~N~*s Q%K# P~F~*s Q K# Pw~*s Qhhhh2K# P~;~*s P4M  Pt~*s Q%K# Ps~*s Q K# P}T~*s Qhhhh2K# P}L~*s Q!K# P}D~*s Q K# Pp~*s Qhhhhs K# Po~*s Q%K# Pn~*s Q K# Pl~*s Qhhhhs K# Ph~*s Q*K# P~Uts Q K# P~Nts Qhhhhh!K# P~Fts Q*K# Pwts Q K# Pvts Qhhhhs K# Puts Q%K# Ptts Q K# Psts Qhhhhs K# P}Tts Q%K# P}Lts Q K# P}Dts Qhhhhh!K# Ppts Q*K# Pots Q K# Pnts Qhhhhs K# Plts Q!K# Phts Q K# P~U~)s Qhhhh2K# P~N~)s Q%K# P~F~)s Q K# Pw~)s Qhhhhs K# Pv~)s Q%K# Pu~)s Q K# Pt~)s Qhhhhs K# Ps~)s Q%K# P}T~)s Q K# P}L~)s Qhhhhh!K# P}D~)s Q*K# Pp~)s Q K# Po~)s Qhhhhs K# Pn~)s Q!K# Pl~)s Q K# Ph~)s Qhhhh2K# P~U~(s Q%K# P~N~(s Q K# P~F~(s Qhhhhs K# Pw~(s Q%K# Pv~(s Q K# Pu~(s Qhhhhs K# Ps~(s Q K# P}X~(s P4M  P}D~(s Q%K# Pp~(s Q K# Po~(s Qhhhh2K# Pn~(s Q!K# Pl~(s Q K# Ph~(s Qhhhh2K# P~-~+s P J" Po~+s P J" Pt~(s P M  P~U~&s P M  Pi~,s Q!K" P}-~,s Qhhhhs K" Pu~,s P!J" P}D~,s Qhhhhs K# P}L~,s Q K# P}T~,s Q%K# Ps~,s Qhhhhs K# Pt~,s Q K# Ph~,s ? D"|JJ" P~N~+s ? z #|;z-# P}A~,s ? G ?M  P}3~,s ? z #2z-" P~4~,s ? E# K" P~;~,s ? H!*N! Ph~-s P4M  P~F~,s Qhhhhs K# P~N~,s P J" Pw~,s P M  -? Pn!^C -~=,"-g"}#B P2_A&C ?!P5^P|TbA(Pmh%? Pmh%^? P2W=^A!Phh}!b@,?!P2f@-? ?(? ?(V=P!_@)? P!_@*? P3U@."O"g#O"OP}T~1s E# @/"O"g?)P}%"X%OP|!?)|N_A P!e?)? f^.!-?)P%f-A!P!^A P|3W%OQg? }Ij?/}(|YA0Q|4|C%O?0q@ ?.%OPs~1s D" A!? P"e^D" A#D".?#D"%A%?#D" A J" ? %O? ?%J"%-?!?#D"*A P"e^D" R%OP}T~1s Q!? }Ij?/})K# -?#P%_A ? D" P"dJ" ?#^.(-#O?&P%^? ?(?*2d?&D"%P!S/%? P|4U%OP}T~1s E# Qg? P!^}Ij}(|YA/q@ ?/Qs |?/!--?&P%^?!?(?*2d?&D"%/#."-?/?!}IlQ!}(|;/!?&P%^?!?(?*2d?&D"%P!S/".!-?/Q |D/ ?&P%^P|4?(?*2d?&D"%P!S/!-?-O A PgS%OP @#.%-? P2eA#?,^@!"O"O"O?#P~%~1s D" A S? P TbR%OPg?!?!?#U=P|Tb@"Ps~1s D" A!R%OP @%?#P!?#=P#^Pih}!bA!Pn"cPn}&}!bA ?!U/%? ?"V/%Ps~1s ?!J" ? P%_P#P!? ?"U=J" ?!P Ph"y- ."-P @%?#?#P5^Pnh}!bA P2^A#V/#?"?#U/#? P%_P)J" .!-?#Pg?!?!?#U=P|TbA%X%OP~%~1s ? J" .&-"O? P%_A"D" A!P!b%O?"?!P"cJ" Ps~1s D" @!.!-? ?!_A D"%A"? D" A!J" ?!%O?!?"J"%-Ps~1s D" A!? D"*A"P"e^D" / P}T~1s P}T~1s E# Q!?"}Ij})K# -"O?!P|4"g?%? _A#?#P}%"X%OP|!?#|N_A"P!e?#?"f^.!-P%f-A"?"P|4X=A+P"e^A!D" A"R%O?!? J" P}T~1s P}T~1s E# Q!?+}IjiK# .!-?!? J" ?"? J"%-? ?"J" .!-? ?"X%OP~%~1s ?"J" .%-"O?!P|4"g?"? _A#?#P}%"X%OP|!?#|N_A%P!e?#?%f^.!-P%f-A%?%P|4X=A+P"e^A!D" A%R%O?!? J" P}T~1s P}T~1s E# Q!?+}IjiK# .!-?!? J" ?%? J"%-? ?%J" ?"@%-? ?#J".? ?+J"*? ?!J"%?%P%_?#J" -P~%~1s ?%J" .!--?&D"*@#?&D".-A ?#?(^A!S%gP!&"OPs~1s D" P|4"g? ?!_A%A"P}%"X%OP|!?"|N_A)P!e?"?)f^.!-?"P%f-A"?"P|4X=A)P"e^A"D" A(R%O?"?!J" P}T~1s P}T~1s E# Q!?)}IjiK# .!-?"?!J" ?(?!J"%-?!?%J".?!?)J"*?!?"J"%?!?(J" ? P%_?%J" P#-@ ?!P%_? J" -?&P2^C ?#-~3*"6g"}#B P?_A(C ?(P*^P!?!P2^?"P2U=?"P2_A%P ?"?%X=2|W?(D"*@7?(D".A2?(D"2A%P#e^A5@3"O"O?3?%%g?2D"%@+?2D" @0?2P*^&?2-A%T%O?%D"%@,?%D" @8?%P*^?5T/!-?(P J">?(Qhhhhs K"6.!-?(P J">?(Qhhhhs K"6?%D".@*?%D"*@4?5?%P2^A&S/ P%@9#O?5?&P*^A6S/!?&D" A3R/!?6D" A%R/!"O?&P%^D" A1P |7/ ?6P%^D" @-"O?1R%OP!@&.!-P!?12DA&R/!?1R/ ?&?3?1y,  -"O"O?-P |:%O?-R%OP!@..#-P!?-2DA./!- -?-R/ ?.?%?-y,  -?(D"6?/S%O?(P6^2}:!?(D":@9-?)?9^A%?1J" ?%P6^?-J" ?%P2^?.J" ?%P.^?-J" ?%P*^?1J" ?%P%^?&J" ?(?/P!^A/J">?)P:^@)?5?6P*^A&T/!."-- -"g"O"O?"P"V%O?!G "@..!-P @.?"/ P @&.!-P!?!G  A&P!V/!<-?&G }BlO-@3P @&"g?"P"X%OP!?!G !A&P!V/!<-?&G }BlO-@%"O"O"OP!P%2DA)%O?)P}K~H~*~A(J  "O?0R%OP%@+?)@/.!-?+P |7/""O?+R%OP!@/.!-P!?+2DA/R/#?+R/ ?/?0?+y,  -?)P%2a-?4R%OPhhhh|W@*.%-?*P |7/"?*R%OP @*Q!@:.%-P!?*2DA)R/"?*%O?)?4?*y,  -?)}I?*}IQ?ji@:.#- - - -"O"O?8R%OPhhhh|W@,.!-?,P |7/!?,%}#P!?,2DA)R/"?,%O?)?8?,y,  -?)}I&Q!-?,}IQ?ji@;-?%P!b@)?3P!b@%P @&"O?"P*U%OP @0P @4.!-?!D %@4?"P.U%OP @0.!-?!D *@0?"P2U/ ?!D .@&-? ?)M P? ?%M O? ?+J"*? ?/J"%? ?+J" ? ?(E"6K".? ?(D">J"6? ?;K"D? ?,J"C? ?:K">? ?*J":? ?&J"|1? ?0J"L? ?4J"|.? ?.P!bM Q? ?#P!SM |6? ?.P!fP!bM |5? Pi}Ts J"I?7%O?2?7P#e2a-?(P?^C 1- -}36"6g!}#B Pp!_A%C Ptrs Ptrs G  A)P!?)=M  ?)%O#OPtrs G  A)/ Ptrs ?)P!?)=M  ?)/ --? P*W%O? G }DlO@&-?%P6^P}D~1s D" P}H~1s D" ?"?#?!2K?%?%D">J"2?%?%E"6K#*?%?%E"DK#|W?%?%D"IJ"h!?%D"?@ ?%D"C@!2|&?%P~4 ^@)?&@/?%P*^@#?%P~U ^@+B Pu _A"C P~F~,s D" A&P}%h2X%OP~J~,s D" ?&P.a2aP~F~,s Qhhhhs K" -Ph~-s P4M  P~N~,s P J" "O"OPh~+}Q~L!?+D" A&?&Ph~+}Q~L!X=?#D"*A&X%O"O?/P{!bP(V%O?"P%^P~F~,s ?#29.!-?"P%^P~F~,s ?#P ?&?+D"%2/-Ph~-s G  P4T%O?)P J"*?)Qhhhhs K" .#-P~J~,s D" @&P~N~,s D" @(?"?/P{!bA-P(VM F?"?(J"??"?&J">?"P J"D?"P J".?"Qhhhhs K"%?"?#E" K"2?"?#D"*J":?"?+D"*J"C?-P.aG }-}LO@+"O"O?-P#_0#! ! -?"P%^P ?+P.aG ~TqO2?."-?"?(J"|7?"?&J"|6?"?#D"*J"O?"?#E" K#L?"PI^?"PL^? ?!2W?"G IP"X/!Pxks ?&?"D"|.A P.a^? ?(X=D"*P)bP(S? ^A!?(X/!?!P!^A ?&?!P.a^D"*A!P%fP ?!P)bP&S=A!X/!?+P.aG ~TqO@##OPxks ?&? P.a^? ?(X=D"*@+?"P%^? ?#2??!?+P%fA V/ -.!-?)P J"*?)Qhhhhs K" .!-?)?"D".J"*?)?"E"%K" -?"Pu ^C P~Brs P J" Pvrs P J" P~J~,s D" @1P~N~,s D" @2?%?%D"2J"D?%?%E#*K"??%?2J"I?%?1J"F?%P J">?%Qhhhhs K"6P @&Purs D" P"W%OPurs P P#P%P%2m!Pvrs D" @&-P~4rs D" ?&P"e^A P J"*? Q K" Pvrs ?&P#^A J" ?%D"Y@!? Purs D" S%OPurs ? P!P%P%2m!Pvrs D" @ -Pvrs ? P!^A&J" P~4rs D" ? P"e^?!J" ?%Qhhhh2K"|J?%Qhhhhs K"a?%D"|C@)"O"O?!R%OP~Brs D" @ P%@(P!@".!-?)?!P#e^@4?/P.aG }.}LO@5?)@!#O?!G (?!G %A P ? P~0 U=P.aA"G ~KqO?5?"G ~JqO=P:e? P2ec?!G &P*ecc@ ?&Purs D" S%OPurs ?&P!P%P%2m!Pvrs D" @&-Pvrs ?&P!^J" P~4rs D" ?&P"e^? J" ?%P J"|O?%P J"e?%?%D"2J"n!?%?%E#*K#l!?%?2J"o!?%?1J"}3!?%Pl!^@-?%P6^@ ?!@+?%Pw ^@0?%P~J ^@&P @!B P?_A#C "O"O?/P)X%O?&D"*@(.!-?#P2^? ?+D" 2|<?#D"6@"?#D":A,?#D"2A!_A P ? ?,W=A ?&D" ?&D"*A(_V%O?&?(? P%P*2m!?&D"*@(-?&D"%@*?"@ "O?!%O?!P!_A.?,X/!? ?.P%e^P2^@ -?"?,P%e^A.? S/ ? P*^@,?*?(P#e^@"?(?.? _P%fA ^@(?-D"2@6?-D".@7?-D"%@8?-D" @9#O"}#?,P%^G  R%O?#Pxks ?7?,P%_D" A*P.a^?*?6X=A*E" K#2?#?*D"*A*J":"O?*P*b/ ?#P*^?-?#D"2P!^2|*?#G *R/ ?#|+ +Q{!}(Q*jQ!i."-?0D"*@*?9?8?#P2^?02e?0D"*A.?*_@3P!?*?0D"%^?*?.V=?3P ?.?3X=2S@*Q".!-?,D" @*Q -@:?"?:?*}IQ?jiK" ?,P2^@,?"P*^@"? P!_A / --?&?(J"*?+G &P"T/!-?+G %A P ? P~0 U=P.aG ~RqO@ ?&D" ?(S%O?&2};!-?&?(P!^J"*?&D"%?(P#e^A"? M !?"P!M  -?#P?^C ?%D"e@ Purs D" Pvrs D" A#_P"U%OPurs ?#P"P%P%2m!Pvrs D" @#-Pvrs ?#P"^A&J" P~4rs D" ?#P"e^A"? J"%?"?!J" ?%D"|T@(? %O? P#e@!?(@ #O? E" A:Q?lq@#"O"O"O?:qA"P{!bP!_0" !"-?"P*fP{!bPhhhh%c@#.!-?#Phhhh|Wc@#-? P*^@ Pvrs ?&Purs D" T%g?&&Purs ?&P!P%P%2m!Pvrs D" -A"P!^A&J" P~4rs D" ?"P"e^?#J" ?!P*_A!/ --?%D"[@""O"O?%D"|OA P~;rs D" P~Brs D" A#_V%OP~;rs ?#? P!P!2m!P~Brs D" @#.!-? R/!-? %OPwrs D" ?#^?"? y,  -Pvrs D" @&-P~Brs ? ?#^A J" ?4?+P*^A!T/ -?&R/!-Pwrs D" @!P~4rs D" ?&J" Pvrs D" P"U/ P~4rs D" ?!J"%Pvrs D" P#U/ P~4rs D" ? J"*-P~4rs D" ?%D"aA!%O?(?!P#e2a-?%D"|JA!%O?"?!2a-?%D"6A!%O?%D":?!P%e2a-?%D"|?A!%O?)?!P#e2a-Ptrs P M  ?%Pp!^C -}S+"%g!} "O"O"O"O"O"O"O"O"O"O"O?"P{!bA%P~: _0@"((((((((((%(((((((&(((((#((((((! -"O?%PA_0. (((((((((()(-? D"2A%?!Pgd^@"? D".@##Oz.                @*"O?%?!?&^P!^U/ ?"P2U/ ?!?#^P!^z   @*-?"P2_@"?&P2^@&?#P2^@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -"O?%?(|O?!^A!?&^A"P1_A%V%O?!?#^P1_G  PAS/!-? ?%2XP!f1-?"P0_1-? ?!P!^?#2J1-?#R/(? D".@("O"O"O?!P!^A%? D"2A)X/ ?%?(^G  A"P?V%O?%@!."-?)?!P"^A!W/ ?"P?T/ ?!?(^G  A"P?V/!-P @"?)?(?)?%2}1!A!W/!?!?(^G  @"-?"P{!bP~< S/(-? ?!?"?#P!_A)2|)A!R/(#O? D".@%"O"O? D"2A(?!W/ ?!?%^G  A#P?V%O?!@"."-?(?!P!^A"W/ ?#P?T/ ?"?%^G  A#P?V/!-?(?%?(?!2}1!A"W/*?"?%^G  @#-?#PFT%O?#P~< T/*?"P!^1-"O"O?"P!^A#?(X/ ?#?%^G  A!P?V%O?#@"."-?(?"P"^A"W/ ?!P?T/ ?"?%^G  A!P?V/!-P @!?(?%?(?#2}1!A"W/ ?"?%^G  @!-? ?"?!?)2|)A!/ -.(-?!P} V/(?!P%^A&? D"2A#V/(? D".A%?!^D  Px~B~5}G(T/(P @"?#?&V%O?%?&^G  @"-?"P{!bA#P|*S/(?#P~> S/(?"PI_P{!bP,U/(?"P|IbP~! _P{!bP;V/&.(-?!P|YV/&?!P&^A&? D"2A#V/&? D".A%?!^A"D  P~D~"}M}9)d?"P%^G  P~C dc/&P @"?#?&V%O?%?&^G  @"-?"P{!bA#P|*S/&?#P~> S/&?"PI_P{!bP,U/&?"P|IbP~! _P{!bP;W/&.%-?!P} V/%?!P%^A&? D"2A#V/%? D".A%?!^D  P~L~H}M~A(T/%P @"?#?&V%O?%?&^G  @"-?"P{!bA#P|*S/%?#P~> S/%?"PI_P{!bP,U/%?"P|IbP~! _P{!bP;W/%.#-?"PI_P{!bP,X/"-? D".? D"2?!2|PA&/!? ?!2|>1-?!P!^@&-?&1-? ?!2}3!P -}F4"9g%}#B PI_A+C ?!P ?!P{!bP1U=P{!bP|1aPy}Ls ^@*? D"DD"6@2P{{#@(?"P!^A)?#D"*P%fA8U%O?%H!,?%H!*?*? D"CG GP!e^A&H!"Pgdcc@9?&P(^@:?*P|0^@5?*PM^@6#O"O? G FP!S%O? G *P!bR/!-?+Pxks ? D":A;?)P.a^? D">A<?)W=A&E" K#:?+?&D"*A&J"?"g"O"O"O?&P*bR%O? D".@-Q @| "O?+D":A0P!^A,? D"2A&V/ ?&?,_P*U/ ?,?-^E  @| -? D"6@=?5G  A.?6G  A1^P~0 V/#?/?1X/#?.P.a?/P.a^P~Rqs ^G  A(P ?(P|3U=A7P;aA3G ~S}9OP!^@(?3E ~=}9O@>Q!?7}IjA|!Q}1~!}0~F~#~Wh}6D}(Q |=/!?>?| |=/#Q @>"O?0P+^A7?&V/ ?&?7_P*U/ ?-?7^E  @>-?(P*S/"?3P~=}9s ^A3E *@|"?|!Q~C~ ~Lk}Xh~S~F8}(|;%O?(P2S%O?>?|"|=/&.%-Q @|!"O?0P3^A0?&V/ ?&?0_P*U/ ?-?0^E  @|!-?>?|"|=/%Ps!?(P#e_A(P|4V/%?3E 2?|!})?(}Ij|;/#.%-?>?|"})Ph!?(P#e_}IjQ |=/#."-?+P2^@-?5G  @.?6G  @,? D"DA&P J"e? D".? D"2?+P:^?&P~J ^2e"gP ?,P ?,?.^Pu UA1=A,R/ <?,P.a@,?&D"e@0?&D"|T@3?.P.aP~Jqs ^P!?1=P+^@(P @&#O"O?0?(G  A1P ?1P|3U=P;aA1G ~S}9OT/ ?1P~=}9s ^?3?02}C!/ P!."-?(P.^@(?&P!^@&?,P._A,/ -P -@(?-?&J"%?-?(J" ?+D"2@(?+D"6.#-?>?| })Ps ?(P#e_}IjQ |=/!-P!@(?/.!-?+?=J"F?+?&J"D?+?-J"C?+P*^?.?1?+PC^?,?| 2Y?+D"*@(?+D".-@&"O"O?(P!S%OP!?&P1beA(?:H! bR/!-? D"DA&D"6A(?&D".S%O?&P.^2}7!-?&D"2?(P"e^?)J" ?&?(P!^J"6Pxks ?;?)P!^A)P.a^?)?<X=D"*A&P(bP%T/!? ?)?&P%f2g.!-?(?4b%O? ?)2}6!-?&P!^@/?(?4c@4?(?9bR%O? ?)P!^A)?&?.^2b.!-?*G |0?&^@("OP!?&P1beA&?*? D"CG GP!e^A.H!,bR%O?%H!*?&bR%O?.H!"?&bR%O? P1?(?)2}.!-? ?%H!,?&bP T? G |*A&cM |*? ?)P!^?(2b? ?&M |*."-? ?%D" %gP4P3?*G N?%G %P)bfP!b=&P3-?(?)2}.!? ?)P!^2q!.!-? P0?(?)2}.!? ?)P!^2q!-?)P!^@)-?8Pxks ? D":?)P.a^?)? D">X=D"*P%fA)V/!--?4Pgd@(-"O?#D"%A/PgS/ ?*H!0@&?%D" %O?*?%D"%P)bP!e^H!4?&c@&-?&?(bA)P{{#bR/ ?#D" @(B P?_A#C ?*G |0A.?*G MA-^Pu U@&?-P.aP ?&=A-%O?.P.aP~Jqs ^P!?&=@&?/P!_@,?(P!^@4?)?*? D"CG GP!e^A*H!(?*H!,cPgdbP{{#b@*P @)#O"O?&P%^G  A5P#S/ ?*?)P1bfP!bR/ ?&P!^? D"?P+^?&G  =G  @6?#?5M | ?#P*N =?#?6M <?#?)?.^M ;?#P"M :?#?"J"2?#?,J"6?#?4J".?#?(J"*? ?#P*^P P 2}&!-?&P.^@&?)P!^@)?-P._A-/ --?#P?^C -?2? D"DD"6U%O? @"?!@#?2@ ?%D" ?%D"%@)?/PgT@/B P2_A&C P2@%P"@*P!S%OP P"?#P ?#P{!bP1U=P{!bP|1aG }S}MO?)P)bfP!bA!=@*P4P2?!=@%-"O?/R?#P{!bP"Sb/ "O"OP!P#P!?"D"?G -P!b=?%P2T=?"D"C?%^G 7A!?!P%S=P!_0#  "!-?"G F/!-?"D"DD"6A(? W/ ?%P4T%O?#P ?#P{!bP1U=P{!bP|1aPy}Ls ^@.? P"e@/? @!#O?!?"D"DA)D"6X/"?)D"2?/^D" @2"O?.G |/%O?"D"CG G@-?&Pxks ?"D":?2P.a^?2?"D">X=A,E" A| K# ?&?,D"*J"*?&D"%?| q_P}%#X/!?)P J"e?"D".?"D"2?&?)P~J ^2e?#?)D"|T?)D"e?-2|8R/!-?"?%?*?#?22}-!-?/P%^@/?(?!P!^A!T/ -.!-? P"e@!? @%#O?%?"D"DA)D"6X/!?"P4?*?#?)D"2?!^D" 2}-!?!P%^@!?(?%P!^A%T/ --?"D"DA!D"6A#? _P!V%g?"? 2k!?"D"DA!D"6&?#-? X%O?!? J"6-?&P2^C -?+PI^C -~F+"(g!} B P2_A,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!bPAT/-?)P(X/-?!P!^@(? D"2A&?!Pgd^@%? D".?!^@*P|T@"#Oz.                @-"O?&?!?"^P3^U/ ?%P2U/ ?"?*^P3^z   @--?%P2_@%?"P2^@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A+R/ -?+|OA+?!^?"^P!^A%?&U%O?*?+^?"^P!^G  PAS/)-? ?%2XA!/)P @"./-?"P?cP{!bP~X T/,-? ?!?"?%2|)@".--?"P{!bPAS/+.*-?"P{!bPAT/)?,P*^?#G -? D":G G? P.^?!P!^2|A?,D"*P!S%O? ?!PA?%2|)@".,-? ?!?#G %2}#@".+-?"P{!bP~X T/(? ?!P!^?#G -?%20@".*-?"P{!bP~: T/&? ?!P!^A(?#G -?%2|BA"R%OP @".*-? D".@%"O"O? D"2A)?(W/ ?%?(^G  A&P?V/!?!P"^A!?)X/ ?&P?T/ ?!?%^G  A&P?V/!-?%?)?(2}1!A!?)X/*?!?%^G  @&-?&P~< T/)?#G &A!P#S/)? P+?!?#G %?"2}D!@".)-P ?"?+^A*?%?(U?%?&VcA%=@"?!?*^P"^@&.!-P @"?!P!b/!?!P!fA&P!_A!? D"2V?!?(Uc@%P ?!?(_?%=@"-?)P!? D".?(^?%=?"? D":G H2BA%P{!bP:T/!?&@".%-? P!M |%.#-?#G %@!?"R%O? ?&?!?)2}>!@".#-? ?%P ?!?&2}D!@"."-?!@&?#G %@(P @!"O"O?#G #A#P!S%O? D":G |*/!-? G |#P!T/!?#R?(R?"P{!bP~L Tcb/!? G A/!-? ?&?"?%2|)@!-?!@".!-? D"2A(?!Pgd^@%? D".@&?#G %@#P @"#Oz.                @-"O?(?!?"^P!^U/ ?%P2U/ ?!?&^P!^z   @--?%P2_@%?"P2^@"?&P2^@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"g"O"O?(?"?)|O?!^A"^A%P1_A(V%O?"?&^P1_G  PAS/!-? ?(2XA"/!P @".#-?%P0_.!-?"P!f-A"?!P"^A!T/ ? ?!?#P!2}>!@"-?,P2^C ?"-~B)"%g#}#?!D" @#"O?!D"%A!?"U/ ?!?"_P*U/ ?"?#^E  @*-?"P2^A%?!V?!?%_P*Uc@&?#?%^@%"g"O"O"O?!?"P*^A"X?!?"_P)VbR%O?&/!P @!P~Pd@"#O?"Pi}Ds ^G  A&P!^@#?"P~Jqs ^E  @)"O?&P)X%O?)?*|=/!?#P*S/(?"Pxqs ^E  @)?&P1X%O?#P2T%O?)Q |=/#Ps!?#P#e_A#P|4V/#?"Pyqs ^E  ?%E  })?#}Ij|;/*.#-?)|;/)."-?)Ph!?#P#e_}Ij|;/(.!-?)?*})Ps ?#P#e_}Ij|;/&-?!P!^@!?"P;^A"/ -."-?"?#^@(?&R%OP @!P~Pd@"#O?"Pi}Ds ^G  A&P!^@#?"P~Jqs ^E  @)"O"O?&P)X%O?)?*|=/"?#P*S/)?"Pxqs ^E  @)?(E  @+?&P1X%O?#P2T/"?)?+|</*.#-?)?+})Ph!?#P#e_}Ij|;/)."-?)?*})Ps ?#P#e_}Ij|;/(.!-?)?+|=/ Ps!?#P#e_A#P|4V/ ?"Pyqs ^E  ?%E  })?#}Ij|;/&-?!P!^@!?"P;^A"/ -."-P @!P~Pd@"#O?"Pi}Ds ^G  A%P!^@#?"P~Jqs ^E  @)"O?%P)X%O?)?*|=/!?#P*S/&?"Pxqs ^E  @)?(E  @+?%P1X%O?#P2T%O?)?+|=/#Ps!?#P#e_A#P|4V/#?"Pyqs ^E  ?#}Ij|;/).#-?)?+|</(."-?)?+})Ph!?#P#e_}Ij|;/&.!-?)?*})Ps ?#P#e_}Ij|;/%-?!P!^@!?"P;^A"/ -.!-P @!P~Pd@"#O?"Pi}Ds ^G  A%P!^@#?"P~Jqs ^E  @)"O?%P)X%O?)?*|=/!?#P*S/%?"Pxqs ^E  @)?%P1X%O?#P2T%O?)Q |=/#Ps!?#P#e_A#P|4V/#?"Pyqs ^E  ?#}IjQ |=/#.(-?)|;/&."-?)Ph!?#P#e_}Ij|;/%.!-?)?*})Ps ?#P#e_}Ij|;/#-?!P!^@!?"P;^A"/ --P .!-P!-@"? ?!M !? ?"M  -~I)!7gB Pn!_A*C "O?#?%S/ ?%?(D"6V?#?%VcA)/ ? ?!?"P%?(D"2?#PFa^?)=A)?%?#_A"?(D"DA6?(D"FA724?*P.^? D">A!P~% ^A0Pi!y,  ?!P J"~%!?!Qhhhhs K"}X!?!Q%K"}P!?!Q K"}H!?!Qhhhhs K"}A!?!Q*K"}:!?!Q K"}3!?!Qhhhhh!K"}-!?!Q%K"i!?!Q K"}!?!Qhhhh2K"e?!Q!K"a?!Q K"[?!Qhhhhs K"Y?!Q%K"|??!Q K"|9?!Qhhhhs K"|6?*P J"L?*D"6A+%OP @%?*D"I?+U%O?*PI^P ?+P!P!2m!?*D"L@%-?*D"|.A#?%^@(?+P!T%g?+P!_A!%O?(P ?!y- -?#?!?%^A%^&?(-P M  ?%P!^@--?*?-J"LP!? D" ? D"*A!? D"%VA#=@8P ?!?#=@9?"PFa@1?*D">?*D"6A.P"e^@(? D".@2? D"2@3?*D"|.@:?*D"2@4?*D"D@;?*D"F@<?*D"?@=?.@ #OP @#P ?)A%P2^D" A!?%P.^D" A,_?!?,U?!?7VcA/=@!"O"O"g? ?=U%O?(D" @#-"O?#?<X/ ?;?#P#e^A"D" P!T/ ?!R/ ?%PD^G  / ?"D"%@"P!.!-"O?%P*^D" A"?.X%OP @#?&?+T/%P!@).!-?&?+T/"P!@)?4?"P.a^A#D"%P!T%OP @#.!-Pxks ?2?#D"*A#P.a^?#?3X=A)D"%A#?)D" A)U?#?9Vc@5P ?#?)_?5=@#P!?)?8^?5=@)-?!?#T/!?)P!?,?6^?/=?!2}C!R-@)?4?"P.a^@,P @#P @!?)?"?.UbA/%OPxks ?2?,D" A!P.a^?!?3X=D"*P)bP%S@!-?"?-U?)bR/!?"?:^A"G  ?"P!M  ?!?/bR/!P!b/!?,D" @"P!@#.!-P @#-?%PF^@)?%?#J" ?%P%^?"J" ? P!^@ ?(P%^@(?1PF_A1/ -?02}5!?0?*P.^Pi!y,  -?*Pn!^C -}P)"-g!}#B PI_A#C "O"O? D"~F#A)P"U/ ?)P%e@&? D"~B#A(P*^D" @!P2@"#O?!?"?(^P*^D" A!W%O?&?"P2^A"T/!."--P @"? P J"w"P @&? D"v"?)U%O? Pv"^P ?)P*P22m!? D"w"@&-?)P#b@*? D"~;"@,? @%"O?)P%X%O?)P}!b@)?,?&P%e^@-?(@!#O?!P*^|/" @.?+?-^A P*^?"J" ? ?.K# ?!P:^|/" @.? P:^?"P!^J" ? P2^?.K# ?!PD^|/" @.? PD^?"P"^J" ? P?^?.K# ?!PL^|/" @.? PL^?"P#^J" ? PI^?.K# ?+PO_@+?!PO_@!?)?"P%^A"T/ -?"?&^A&@ ?*R/!?(?+^@(-?&?*^@ ?,?&P%e^@!#O?(P*^|/" @.?!P*^?"J" ?!?.K# ?(P2^@(?!P2^@!?"P!^@"?*P!_A*/ --?%? J"w"?,? ?%P~B"^2|,<P%@&?%D"~;"A!?%D"w"P%eA"^@)?%D"~F#@*"O#OP @+?"R%OP @ ."-?"P2_@"?!P*^?!P2^A(@!D" A,?*X/ -P @ ?%D"~B#?,P%e^A!G 0A"P6S/ ?!G 1@ ?#?!E!(K!8?#?!E" K#2P%Ps 2DA!R/"?!?#E!8K!(?!?#E#2K" ?!? M 1?!?"M 0?#P!J".?#?!J"*?#P%J"%P!@ #O"O?(?)S/ ?(P*^?(P2^@(D" A"?*X/!?%D"~B#?"P%e^A"G 0A&P6S/ ?"G 1@*?#?"E!(K!|%?#?"E" K#??#D"%? S%O?#P%^? P!P%P22m!?#D"*@!-?!? P%e^A"?#E!|%K!(?"?#E#?K" ?"?*M 1?"?&M 0?#? P!^A J".?%D"~F#@*.!--?#D"*@&?#D"%@+-?%D"w#A!%O?%D"~B#?!P%e2a-?%? J"~F#?%?&J"~B#?%?+J"w#-?#PI^C 1- -~&)!3gB Pu _A(C "O?!D".A2?"P.a^A&Pxks ?!D"2A.?"VA)=D"*P)bP%S%O?!D"%@3?!D" @4?(P J"|1?(P J"|.?(P J"F?(P J"C?(P J">?(P J"6?(P J".?(P J"%?)%O?&D"*A!P%fP ?!P)bP%S=@,-?"P!^@!?#?%P#e^@/#O"O"O"O?!?,U%OP!Pxks ?2?!P.a^A)?!?.X=A"D" P!^A%?4^?"D"%A&?&P T_A&?3V?%?&VcA*=@0P ?&?%_?*=@-Pxks ?)P.^?!P!^A5?.X=D"*@6?"G *P*bR/!P @+?#@)#O?)P%^D" @"?)D" @%?(P J"|9?(?-J"|7?(?0J"|6?)P*^@)P @!#O"O"O"O"O?!R%O"O?(D"|7A1R/ ?(?1P!_A7J"|7?(?(D"|6A*P!^J"|6P @!?*G  A&P~; T/%?7R/ ?(?1P"_J"|7?(?*P"^J"|6"O"O"O"O"O"O?*G !A&P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@&.+-P.@&.*-P,@&.)-P/@&.(-P+@&.&-?(P~% ^2|3A&Ph!U/#?&Ph2U/"?&Phh%X%O?&P2ePhhy!b?&P"ePh~Y b?&P.fP|4bccPh}%}&%c@!?&P4fP~N!c@&.%-?&P*ePh~Y b?&P(fP|4bcPh}%"c@!?&P.fPw!c@&.#-?"R/+.%-?(?!P*fA*J"|9?!@&?*@!."-?&P|4bPh!c@!?&P(fPs!c@&-?(?!J"|9-?"R/ ?%G  ?&P{!bT/ ?"P!_@"?%P!^@%.!--?+P!^@+?)?/T/ -.#-? ?(z "|.z-"I? ?(z "Cz-"?? ?(z "6z-"2? ?(z "%z-" .&-P @+?#@!#O?!P%^D" ?-S%O?0?!D" ?-2}C!R/"-?+P!^@+?/?!P*^A!T/ -.!-?6P%f@!?(P%^?+P#e^A"?5J"%?"D" ?"P!J" R/!--? P"J" .!-? P"J" -?(Pu ^C -~4("2g!}#B P2_A%C "O?!P"U/ ?!P%e@&? E# @5P2@##O?5? ?#^E# A5|C%O?&?#P2^A#T/!."--P @#?"P J"*?"D" ?!U%O?"P ?!P*P22m!?"D"*@#-?"D"%@*?&%O?*?#P%e^? ?&y,  -?"?!?#^A&J"*P!@(P @##O?#@/?*A-?&A.P%e^@0? A*@+?!A&@#?-@!#O?%?(?#?#?(V=A"J"%?%?+J" ?%P*?(P%eA2?+^?#?(U=A3J"*?%?(?#?(_A P ? ?#W=A,?(?,U=A)J".?%D"*@1#O"O?!@ "g?"R%O?)R/"?%P*^.!-?%?)R/ <?%P*^?%?+E# ?1E# |A=-A#D"%A4R%O? P2P ? ?0T=^@!."-? ?0A!S/!?#?4P!_J"%?#?#D" A!P2^J" ? ?!D"*J"*? ?!E# K# ? P2^@!?%D"%@"?%D".@)?%D" @+?%D"*@1.!--P*?2?3^?(?,V=@+?,?(_A!P ?!?,W=@#? @!?(?,U/ -?/P!d@#?-@ ?.A!?(P!eA(V/ -P!@)?/P!b/ ?!?&?!?&U=A P#b@&P @"? P!_P#X%O? P}!b@.P @!#O?!?-^A E# @5?!?*^A#P*^? P*^D" J" ?#?5K# ? P2^E# @5?#P:^? P:^D" J" ?#P2^?5K# ? P?^E# @5?#PD^? PD^D" J" ?#P?^?5K# ? PI^E# @5?#PL^? PL^D" J" ?#PI^?5K# ?!PO_@!?.?"P%^A"T/ -?&R/!-?"P%eA!?*^@ ?!?-^@##O?#E# @5? P*^?#P*^D" J" ? ?5K# ? P2^@ ?#P2^@#?&P!_A&/ --?%P2^C ?)-}C(!.gB P2_A)C "O?!D".A&?!D"2A*V/ ?!D"*A-?*U/ ?!D"%@,?!G :A+?!P6^A.^P!_G  @("O?+P&X%O#O?&?,^@%"O?*?&_A"P)W%O?"R%OP @"P @#."-?(?%G  S%OP!@#P @"."-?"P!S%OP @#."-P!@#?(?%G !S%OP!@"."-?"P"S%OP @#."-?(?%G "S%OP"@"."-?"P#S%OP @#."-?(?%G #S%OP#@"."-?"P%S%OP @#."-?(?%G %S%OP%@"."-?"P&S%OP @#."-?(?%G &S%OP&@"."-?"P(S%OP @#."-P(?"?%G (?(SA#=@".!-?)P*^?(?%?"2|V?)D".@"?)D"*@#-?#P!T/"?!?"?&^P!^A&J".?&?-W?&?+XbR%O?&?*W/!.%-- -#O?&?,^@%"O?*?&_A"P*X%O?)?(?%?"2|V?)D"%@"?)D" @#.!-?"R%OP @"P @#.!-?(?%G  S%OP!@#P @".!-?"P!S%OP @#.!-P!@#?(?%G !S%OP!@".!-?"P"S%OP @#.!-?(?%G "S%OP"@".!-?"P#S%OP @#.!-?(?%G #S%OP#@".!-?"P%S%OP @#.!-?(?%G %S%OP%@".!-?"P&S%OP @#.!-?(?%G &S%OP&@".!-?"P(S%OP @#.!-P(?"?%G (?(SA#=@"-?#P!T/!?!?"?&^P!^A&J"."O"O?&?+U/ ?&?-V/ ?&?+_A"?,^?.?+2}C!R/!-?&?*W/!.#--? ?&J"*? ?"J"%P!@/.!-?!?*J".-? ?/J" ?)P2^C -~<(!!g"O?!P#T/ "O? G  A%P?P ?%P~! _P{!bP<U=cP{!bP~E T/ ? G !A%P?P ?%P~! _P{!bP<U=cP{!bP~C T/ ? G "A%P?P ?%P~! _P{!bP<U=cP{!bPx T/ P~7}4s P-?"?#2|"R/ P}3os 1-? G  A%P?P ?%P~! _P{!bP<U=cP{!bP~E T/ ? G !A%P?P ?%P~! _P{!bP<U=cP{!bP~C T/ ? G "A%P?P ?%P~! _P{!bP<U=cP{!bPx T/ P~O}4s P7?"?#2|"R/ Pvos 1-"O?!P%T/ ? G  A%P?P ?%P~! _P{!bP<U=cP{!bP~N T/ ? G !A%P?P ?%P~! _P{!bP<U=cP{!bP~M T/ ? G "A%P?P ?%P~! _P{!bP<U=cP{!bP~Q T/ ? G #A%P?P ?%P~! _P{!bP<U=cP{!bPx T/ P~N}5s P+?"?#2|"R/ P}:}7s 1-"O?!P#T/ "O? G  A!P?P ?!P~! _P{!bP<U=cP{!bP~E T/ ? G !A!P?P ?!P~! _P{!bP<U=cP{!bP~C T/ ? G "A!P?P ?!P~! _P{!bP<U=cP{!bPx T/ P}+}6s P0?"?#2|"R/ Pw}7s 1-"O? G  A!P?P ?!P~! _P{!bP<U=cP{!bP~E T/ ? G !A!P?P ?!P~! _P{!bP<U=cP{!bP~C T/ ? G "A!P?P ?!P~! _P{!bP<U=cP{!bPx T/ P~N}5s P+?"?#2|"R/ P}A}8s 1-? G  A!P?P ?!P~! _P{!bP<U=cP{!bP~E T/ ? G !A!P?P ?!P~! _P{!bP<U=cP{!bP~C T/ ? G "A P?P ? P~! _P{!bP<U=cP{!bPx T/ P~;}6s P6?"?#2|"R/ P~F}8s 1-P -}()!,gB P2_A(C ?"%O?!?"P%e^@*? D"%@+? D" @,? D".@-? D"2@.#O"O"O?!G .R%OPxks ?-?!D"%A P.a^? ?.X=A"D"%A ? P T_A ?"D" P!^A%U? ?+Vc@&P ? ?%_?&=@)?#D"*A"?#D" S%O?#2}?!-?#D"%?"^PHM  ?#?"P!^A J"*?)Ps V/!P @"?(P J".?(?)J"*?(P!?%?,^?&=J"%#O"O"O"O"O"O"O"O?"R%O?(D"*A&R/-?(?&P!_A/J"*?(?(D"%A)P!^J"%P @"?)G  A%P~; T/#?/R/-?(?&P"_J"*?(?)P"^J"%P*@&"O"O"O"O"O?)G !A%P~@ _06+*** *******!***"*#%*-P.@&.*-P,@&.)-P/@&.(-P+@&.&-?(P%^2|3A%Ph!U/"?%Ph2U/!?%Phh%X%O?%P2ePhhy!b?%P.fP|4b?%P"ePh~Y bccPh}%}&%c@"?%P4fP~N!c@%.#-?%P(fP|4b?%P*ePh~Y bcPh}%"c@"?%P.fPw!c@%."-?(?"P*fA&J".?"@%?&@"."-?%P|4bPh!c@"?%P(fPs!c@%-?(?"J".-?%P{!bA&PHS/"?&P~Y S/!?%@&-?#D" ? S%O?#2}?!-?#D"%? ^?&M  ?#? P!^A J"*.#-?#D" ? _P!W%O?#? P"P!P!2m!?#D"*@ -?#D"%? ^P~Yw N  .!-?#D" ? _P!W%O?#? P"P!P!2m!?#D"*@ -?#D"%? ^P~Y~@ N  -?#? P"^A J"*. - -?#D" ?#D"*A _P!W%O?#? P"P!P!2m!?#D"*@ -?#? P"^J"*?#D"%? ^P}K~4 N  .!-?#D" ? S%O?#2}?!-?#D"%? ^P|(M  ?#?"P"^J"*-?*?!P2^A!T/ --?(P2^C -};(!,gB P2_A)C "O?"R/ ? G B@*? P M B? G C@,? D">D"h%@+?)Q K#*? D".@&"O"O? D"2A(?!W/ ?!?&^G  A#P?V%O?!@%."-?(?!P!^A%W/ ?#P?T/ ?%?&^G  A#P?V/!-?(?&?(?!2}1!A%W/!?%?&^G  @#-?#PAS%O?"P!_@(#O? ?%?+?)P*^2|:A"R/"? D".@%"O"O"O"O"O"O? D"2A&?"W/ ?"?%^G  A#P?V%O?"@!."-?&?"P!^A!W/ ?#P?T/ ?!?%^G  A#P?V/!-?&?%?&?"2}1!A!W/!?!?%^G  @#-?*P!bR/!?#P~: T/""O"O"O"O?!P!^A"?&X/ ?"?%^G  A#P?V/!?&?!P"^A-W/ ?#P?T/ ?%?-^G  A#P?V/!-?%?&?"2}1!A#?&X/!?#?%^G  @#-?#P~X S/!-? ?!P~: ?(2|)A!/%.)-? ?"?,?(2|BA!/#? P!M |%.(-P @#?*P!b/!-? ?!?#?(2|)A!R/%.!-? ?!?#?(2|)A!R/#-? D".@""O"O"O? D"2A&?!W/ ?!?"^G  A#P?V%O?!@%."-?&?!P!^A%W/ ?#P?T/ ?"?%^G  A#P?V/!-?&?"?&?!2}1!A%W%OP @#."-?"?%^G  @#-?#PFT/ "O"O?%P!^A!?&X/ ?!?"^G  A#P?V%O?!@%."-?&?%P"^A%W/ ?#P?T/ ?"?%^G  A#P?V/!-?&?"?&?!2}1!A%W/%?"?%^G  @#-?#PAS/!.#--? D">?+J"h%-?%P!^P ?#Pz S=@.-?)P2^C ?.-~I(!0gB P?_@*?#P?^@/"O?#P|IV/ ?"?/U/ ?!?#^A(z.                z- 2?(z.                z-  -P!@0"gP ?%?%?"?/_A(P ?"?(X=VA%=A,P!W%O?*P}3}*s G  M :?*P}-}*s E" K#2?*Pyls z " z-# Phhs @%Ps @-P~B @)P @(P!.!-P!@1P!P!?!?/^?%=?"?/U=A+G  A%P!W%O?%G }BlO@1-?+G !@.?+P|%^@0?*P~?ls G  M :?*P~8ls E  K#2?*P~*ls z   z-# P @("O?,P"_A)R/ ?*P!c@-P @%?)P!T%OP:?)?)P:X=A%P!b?%P|!b@4P @%#O"O?%?+^A3P"^G  P!_A5P#V/ ?%P}Mls ^G  A)P&W?)P"Tb/ ?)?-^?5P~@ls ^G  M  P!@(-"O?3P#^G  P!_A3P#V/ ?%P}Nls ^G  A)P&W?)P"Tb/ ?)?-^?3P~@ls ^G  M  P!@(-?4?%P"^A%T/ -R/!-?+P"^?%^G  P!_A)P#V/ ?%G }MlOA%P&W?%P"Tb/ ?%?-^?)P~@ls ^G  M  P!@(-?*?(M  ?,P|%U@(?.P>eP|"|U?0b@0P @-P @%"gP ?,P|!U/ <?+D <@%?,PAU%OP .!-?+D |!@-P ?,P|%U/ <?+D A-@)?,P|%_@,?.P!b@2P ?0?(=@(?1P!b@0?.P%fP!b@1?.P!fP!b@+?.P%bR-@.? ?)J">? ?-J":? ?%J"6? ?,J"2? ?(J".? ?#J"*? ?*E# K"?? ?*z #*z-"D? ?*G :M L? ?1M |3? ?.M |1? ?+M N? ?2M M? ?0M |0? ?&P!SM |2? P ?/?"?/UA"=J"%? P!?!?"=J" -~>(!/gB P2_A)C ? P J"|;? P J"|6? P J"6? P J"*"O?#R%O?!D" @*?!D"%@+.!-?"?#P"e^@.?!D"%@+?!D" @*?!D".@/?!D"2@0#OPxks ?/?"D" A,P.a^?,?0X=A&D"%@#?&D" @%"O?&G *P*bR%O?#P!_@&?%P!^@%? D".?(S%O? P.^2}8!-? ?(P!^A#J"6? D"2?(P%e^A(P M .?(?&J"*?(?%J"%?(?,J" ?#@(.!-P @(?)P J".?#?#P T_A#?%P!^A&U?#?+Vc@%?)P ?#?&_?%=J"*?)P!?&?*^?%=J"%? D"*A1@##O"O"O"O?(R%O"O?)D"*A-R/ ?)?-P!_A2J"*?)?)D"%A&P!^J"%P @(?&G  A%P~; T/%?2R/ ?)?-P"_J"*?)?&P"^J"%"O"O"O"O"O"O?&G !A%P~@ _06 ,,,!,,,,,,,",,,#,%&,-P*@%.+-P.@%.*-P,@%.)-P/@%.(-P+@%.&-?)P%^2|3A%Ph!U/#?%Ph2U/"?%Phh%X%O?%P2ePhhy!b?%P.fP|4b?%P"ePh~Y bccPh}%}&%c@(?%P4fP~N!c@%.%-?%P(fP|4b?%P*ePh~Y bcPh}%"c@(?%P.fPw!c@%.#-? D"6A&? D".S%O? P.^2}8!-? ?&P!^A(J"6? D"2?&P%e^A&P!M .?&?#J"*?&?1J"%?&?,J" .&-?)?(P*fA&J".?(@%?&@(."-?%P|4bPh!c@(?%P(fPs!c@%-?)?(J".-? D" ?#S%O? ?#P!P!P!2m!-? ?#P!^A&J"*? D"%?#^?%M  ?&@#. - -?.?"P%^A"T/ --? P!?*?!D"*A ?+VA!=P ? ?!=2=?)P2^C -~K&!+gB P2_A)C ?)Phhhh|WJ"%"O?"R/ ?!?"P%e^@/#O?!@(#O"O?(P2^@!?%?(D"%S%O?(D" @&?%@"?#@*#O?"R/"?*G  @-?&G  @.?"P!_@"?*P!^@*?&P!^@&?.P?P ?.P~! _P{!bP<U=cP{!b?-P?P ?-P~! _P{!bP<U=cP{!bS/ --?/?!A(T/!.#--?(D"*@*"O"O"O"O?(D".A&R/ P @""O#O?"?*^G  A(P?T?(P+Tb/!?&?"P!^A"T/ -?&@"-?"%O?"?&X%O?"?&S/".#-?"?*^F  Prg|9/"-?"?*^@(?"?&S/"?&?"_@-?&?*^A*P!_@&P @"#O?"?&^G  A.P?T?.P+TbR%O?-?"P!_A"^/!.%--?"?-^A&R/"?&?-X%O?"R/%P @(.%-?"?*^F  PO|:/#P @(.#-?&?*^@(.!-P!@(-P @&-?&P ?(=@"?(P!?(=@("O?)D"%A*Phhhh|WT%O?*?+_P!W%O?)P%^?+P"P!P!2m!?)D"*@,?)D".@+-?+?,^P}Hs N  ?)?+P"^A&J"."O"O?)D"%?&_?"U%O?)P%^?&?"P!P!2m!?)D".@&.!-?"R/!-?)D"*@,?"R/ ?&?,^?(?"y,  -?"?&^@+.!-"g"O?"P |:%O?"R%OP!@,P .#-P!?"2DA,/!- -?"%O?,?(?"y,  -?&-@+?)?,J"*?)?+J"%-?)?+J".?!?/T/ --? ?)D".J"*? ?)E"%K" ?)P2^C -};("*g!}#B P2_A&C ?"?#P!dc@*"O"O"O?#?"?"?#V=A+/ ?#?"?"?#U=A,R/ P#@(P|.@"Pw}0s @#"O?!P{!bP.aPi}Ls ^A-G *P.aG ~TqOA)P#S/ ?)P1|TP!eH!~N}0O%O?)@(.!-P~F @"P}3}1s @#?!P{!bP)S%OP&@(.!-?-G *P.aG ~TqOA(P1|TP!eA!H!}A}1O/ ?!H!v}1OR/!P}:!@"Pt}1s @#P!@%-P%P?2DA!R/!?!?*M %?!?#J" ?&P!J".?&?!J"*?&P%J"%"O?%/ ?(P!e?(P1|RP|!a_@#P!@%#O?"P|.^@"#O"O"O?"P~=}0s ^G  A)?+W/ ?)?,V/ ?"P~;}0s ^G  ?(S/!?"?#^P}X}0s ^H! /!-?"P|.^A"Pu!T/!.#--?&D"%?%S%O?&P%^?%P!P%P*2m!?&D"*@!-?!?%P#e^A)?*M %?)?"P}H}0s ^J" ?&?%P!^A%J".?"P}:!T/ --? ?&D".J"*? ?&E"%K" ."-? P J"*? Qhhhhs K" .!- -"O?*R/ ? D"*A"P!fA!R/ ?"P#eA"? D"%A(^@)P @#?!P!T%O?!P!b?!P~Y{{{)b@+P @!#O?"?(^A P*_A%E" @.? P%_?!?(^A P%^G  M  ?%? D" J" ? ?.K" ?)?#P~Y{{{!dP#e^A%E" @.?%P%^? P.^G  M  ?%? P*^A D" J" ? ?.K" ?"P2_@"?!P2^@!?+?#P"^A#T/ -R/!-?(?#P#e^A D" @!? G %@"? ?)?#PgdP#e^A E" K" ? ?"M %? ?!J" -?&P2^C -k*"-g!}#B Pu _A(C ?!P>^@,?#P ?#P,U=A*P.aA)Pi}Ls ^@.?)G }/}LO@/"gPh~+}Q~L!?%D"*A)?)Ph~+}Q~L!X=A0?"D"*A)X?*P)_P#XbR%O?!D" A*P}%h2X%O?!D"%?*P.a2a?!Qhhhhs K" -?!P4M :?!P J"*P4.!-?(P*^?!?"P ?)?%D".2/?!D"*@+?!G :-@*?!D"6@1?!D"2@2?!D".@-?!P J"I?!P J"C?(?,J"I?(?%J"F?(?.J"D?(?+J"C?(P M J?(?&M |.?(P!M 2?(P"J"*?(?*P4TM |/?(?"E" K"6?(?"D"*J">?(?!D"%A"J"?"O"O"O"O?)?0W%O?/P!_0""#!-?(P}-jh2J!|8?(P(M |7?(z.                z-#L?(P*^?(PL^2}(!.#-?(P*^P ?#2b."-"O"g"O"O?"Pxks ?+=A"D"*A)P(bP%S%O?"D"%@+?(PL^?(P6^?%D" ?%D"%2WP @"?(G LA%P!_0#"%%!-?(P*^P P,2b.&-?(D"|1.!-?(D"|1P!^-@"?(P*^A,P ?"2g?,?"?#2}2!Pxks ?(D"??"P.a^?"?(D"CX=D"*P%f@"-?(P*^?"?)P%f2g?+PgS/!"O"O"O?%P!_0# !"%-?(?(D"|1J".?(P J"*.#-?(P!J"*."-?(G |0@)?(D"|1@#B P?_A"C ?"P}*}Hh2J!<?"P+M :?"?#J"2?"Pxks ?(P*^A%D":?#P.a^?#?%D">X=A#D" A+J"6?"?#D"%J".?"?+J"*?"?)M ;?)P"S%O?"P!M >-?%D"CG |)A#P%T%O?"?#M >-?%?"P*^2}(!?"P?^C .!-?(P*^2.-?*P4T%O?(P&M |7?(?1J"O?(?-J"|6?(?2J"|1?(?-J"L?(?*M U?(P M |9?(Qhhhh??*P0_P{!bP!^P ?*P/V=P#e}IA3l|1 W?(Qh}&ils ?3l|1 V?(Qj}-o}Ls!?3l|1 |8?(P*^?(PL^2}(!-? ?(D"2J"*? ?(E"*K" ?&R%O?!?!D"CRM o&-?(Pu ^C -~R&!*g?"D"*A&?"D" S%O?"2}?!-?"D"%?&^PAM  ?"?&P!^A#J"*? ?!P#e^@,#O"O? D"%A%R/ ? D" A&?%^@!#O?&@)?%@&P @%"O"O#O?%?)^G  A(PAS/!?(P~; S/!?(P?U/!?)?%P!^A%^?!T/ -P!@+P @%?&@!.!-?%?&U%O?%P!^@!?&P!_?%S@+?%Pgd?&^@%.!- -"O?!?)^A&P!_G  A(PAT?(P~; TbR%O"O"O?!P!_A!?"D" A*?#_V%O?"?#?!P!P!2m!?"D" @*?"D"*@#.!-?!R/!-?!R/ ?"D"%?#^?)?!y,  -?"?!?#^A!J"*?*?!_P!W%O?"?!P"P!P!2m!?"D"*@!-?"?!P"^A#J"*?"D"%?!^A!?(M !?!P~; M  .!-?(P|"W%O"O"O?!P!_A!?"D" A*?#_V%O?"?#?!P!P!2m!?"D" @*?"D"*@#.!-?!R/!-?!R/ ?"D"%?#^?)?!y,  -?"?!?#^A!J"*?(PIc?(P1bA)P~7 ^?)P,U=@)?(P%fPIc@(?*?!_P&W%O?"?!P(P!P!2m!?"D"*@!-?"?!P(^A#J"*?"D"%?!^A!?)M &?!?(M %?!P~;~H~!}%#J  .!-?"D" ?#_?!U%O?"?#?!P!P!2m!?"D"*@#-?!%O?"D"%?#^?)?!y,  -?"?!?#^A#J"*-?+/!?%?&^@!?%/ -?"?#J"*-?,? P*^A T/ -?"D" ?#S%O?"2}?!-?"D"%?#^PAM  ?"?#P!^J"*-}W&!+gB P?_A%C "O? D"}A!P)_P"W%OP!? D"i!? D"l!? D"}-!A UA#=@(P @!P ? ?#=A#%O?(G  P|4S@!-?"P ?"P{!bP|3U=P{!bP;aP~=}9s ^@)#O"O?!?#X/ #O?!?(^G  P|%T/!?#?!P!^A!T/ -P @".#-P @"?!?#V/"?!?#S/"?#?!A"_@ ?!?(^@&P @!"O#O?!?&^G  P|%S/!? ?!P!^A!T/ -? @!-?%P2^?(?#?""g"O?!%OP @ #O? ?&^G  P|2S/"?!? P!^A T/ --?!?"^A!.!-?!?"^@!? ?"^-2| ?%D"2A Phhhh|WS/ ?%D"6@""O?%D":A&?)G :S%O?)?"?&2}C!@&? R/!?"? 2a?&/"P!@".%-? R/!?"? 2a.!-?&/ -P!@".!-? D"n!@(?!? D"}3!A)U%O?(?!P.a^D"*A#P%fP ?#P)bP%S=@#-?!P!^@!?"P ?"P{!bP|3U=P{!bP;aP~=}9s ^@&? D"l!@+? D"i!@,#O?!?#U@"?!?#X/!Pxks ?(?!P.a^A*P.^?!P!^?)X=D"*P @ ?%P J".?%Qhhhh2K"%?%Pxks ?*?!?)X=A!D"*J":?%?!E" K#2?,?+?%P2^?%P%^2e?%D"*@!?%D".A*?&G :S%O?&?!?*2}C!R@ -?%D"%A*%O?!?*2a-P%f@!? R/ --?%P?^C ?"-}@&!*gP%? D"%A(?(P%X=@!? ?(?!_A)J"%? ? D" A%?!^A*J" ?(R%OP 1-"O?%G  A!PI_A"P{!bP,U/ ?!P~? _P{!bP(X%OP2?!PK_?!P~! _P{!bP(X=@".!-?!P~7 _@"-?"P1b@&P @""O?(P!S%O?&@!.!-"O?%G !A!PI_A"P{!bP,U/ ?!P~? _P{!bP(X%OP2?!PK_?!P~! _P{!bP(X=@".!-?!P~7 _@"-?"P1b?&P%ec@#?(P"S%O?#@!?&@".!-"O?%G "A!PI_A"P{!bP,U/ ?!P~? _P{!bP(X%OP2?!PK_?!P~! _P{!bP(X=@".!-?!P~7 _@"-?"P1b?#P%ec@"?(P#S%O?"@!?#@".!-"O?%G #A!PI_A%P{!bP,U/ ?!P~? _P{!bP(X%OP2?!PK_?!P~! _P{!bP(X=@%.!-?!P~7 _@%-?%P1b?"P%ec@!-"O?"Ps|"bPh=T/ P @"P%?)P"_A#P ?#?)W=A#?#P%X=@&? ?#?&_J"%? ?&P!?*P"^?)P"U=A%^J" ?!P,ePh~U|4bPhh%^@!?)P#U/ #O"O?%G  A#PI_A P{!bP,U/ ?#P~? _P{!bP(X%OP2?#PK_?#P~! _P{!bP(X=@ .!-?#P~7 _@ -? P1b?"P%ec@"?%P!^@%?&P!_A&/ -?"P{)b?!c@!-?!-~D&!6gB PO^A&C Pt}0s @(?#? D"6A4D"FA)D".A.U%g?)D"*?#P:a^&Pt}0s -G 8A(? D">A,D"OU%O? D"*A0? D"%V@-? D" @1Pxks ? D".A*?"P.a^?"? D"2A"X=@/Pxks ?*?!P.a^A+?!?"X=@*Pxks ?+P.^?!P!^?"X=@+?,D"|1?(PDa^@"Pt}0s @2?(?.U%O?)D"*?(P:a^@2-P!?1?-=@.P ?0?-=@-?/D"%@5?/D" @6?*D"%@7?*D" @8?+D"%@9?+D" @:?"D"?@/?"D">@*?"D":@+?"D"6@0?"D"2@1?"D".@3?"D"*@)?"D"%@("O?%G 7/ ?%D".A"?%D"*A%W/ ?&P:^?,"g? D":A,D"F?"U%OP @"P!.!-?"?%_@"?,D"D?%^-?"?2?4D"DA"P%^D" ?"P*^D" 2^?&D":A,R/ Pxks ?&D"CA"P:^?&D"DA%P"W=A(D"%@/?(D" @0Pxks ?"P.^?%P!W=A(D"%@1?(D" @3Pxks ?"?&D"FA(P.a^?%?(W=A"D"%@*?"D" @+?&D"?A%?&D">V@"P ?%?"=@)P!?,?"=@(-?&P2^? D"?A"P6^A ?.?-?8?7?(?)?3?12|D?&D"2@%?&P*^? ?.?-?:?6?(?)?0?+2|D?&? ?.?-?5?9?(?)?*?/2|D?&D"%@ ?&?#M |2?&P M |1?&P M |3?&?!J"L?&? J"|.?&?%J"I?"?&PI^2n!-?&PO_C -}D&")g!}#B PI_A&C ?%P&e@("O?%P{{{|4V/ ?(P~U{{{)V/ "g?(R%OP*@+P .!-P*?(2DA+R/!?%P!e-@(?&P J".?&?+J"*?&?(J"%"O"O?%R%OP%@(.!-?#?%P#e^@-P:@)#O?#|/" @.?*A,?&D"%S%g?&P%^2}9!?&D"*&?+-?)^A(P2_?,J" ?(P:_?.K# ?&?,P!^A(J".?#P%^|/" @.?&D"%?(S%O?&P%^2}9!-?&D"*A+?)^A*?(J" ?*P*_?.K# ?&?(P!^A*J".?)P?^@)?-?#P*^A#T/ -P%?%P%eA#2DA(R/!?,P"^@*?%P!T%g?#P2_A#%O?(P ?#y- -?#?(^&?(-z.                z-" -?&P J":?&Qhhhhh!K"2?+?*?&P2^2|,<?&D"2A#%O?&D"6?#P%e2a-?&?"M F?&z.            !   z-">?&?!D"*J":?&?!E" K#2?*%O?+?*P%e^@,?+@##O?#P*^D" @)?&P2^?#D" 2R?)P!fA"?%U%O?&D"?@!P%@*?(?"P%e^@""O?)P!b%O?!@).!-?!?&D"C_P!^@)?"?&D"DJ"*?"?!J" P.@*-?"?*^?)J" -?,?#P2^A#T/ --? ?%J"*? ?(J"%? ?%J" ?&D"%A %O?+? P%e2a-?&PI^C 1- - -j&".g#}#"O?!D"6D"F?"P{!bA&P1|TP!e^H!2A(R%O.!-?"P ?&P1U=P{!bP|1aA"G }R}MOA.?"G }Q}MOA/^P~0 V/ ?/P.aP~Jqs ^@0"O?!G CP!bR%OPxks ?!D".?#P.a^?#?!D"2X=@1?!D"%@"?!D" @-#O?(|OA+?.X/#?0?+P.a^G +A&P ?&P|3U=A,P;aP~=}9s ^@&"O"O?1G *P*bR%OQ @2"O?1D" A*P!^A%?"V/ ?"?%_P*U/ ?%?-^E  @2-?&G :P!^@%?&E  @3Q!?,}IjA4Q}1~!}0~F~#~Wh}6D}(|;%O?2?3|=/#Q @2"O?*P+^A,?"V/ ?"?,_P*U/ ?,?-^E  @2-?%P*S/(?&E *@3?4Q~C~ ~Lk}Xh~S~F8}(Q |=/"?%P2S%O?2?3|=/%.)-Q @4"O?*P3^A*?"V/ ?"?*_P*U/ ?*?-^E  @4-?2?3|=/#Ps!?%P#e_A%P|4V/#?&E 2?4})?%}IjQ |=/#.(-?2?3})Ps ?%P#e_}Ij|;/&."-?!?#?&2]R/!.%-?2?3})Ph!?%P#e_}Ij|;/#-?(P!_?(bA(P{{#b/ -."-#O?(|OA+?.X/"?!?#?0?+P.a^G +A"P ?"P|3U=P;aP~=}9s ^2]/!?(P!_?(bA(P{{#b/ -.!-?+?/^@%P!@)-? ?%M !? ?)M  -m&!-gB P?_A*C ?"P%^@)"O"O"O"g"O"O"O?"D" A.P!_0"!" -?"P*^."-? D">A D"~F!A&?"D"*A!U/"?"D"%A#?!V/#?!?#_A"? D"w!?&_V%O? Pw!^?&?"P!P!2m!? D"~F!@&-?"P ?!?"X=A!%O? D"~B!A"?&^?"?#^?!y,  -? ?!?&^J"~F!.%-Pxks ? D".?)D" A%P.a^A(? D"2A,?%W=@)Pxks ?(P.^?%P!^?,X=P%^-?!D"%@-?!D" @(? D">@+D" @/?)D" @,#O"O?(?,U/ ?+D"~F!?-V/ ?!?/J" ?.P"T/%?#?"D"*A!P)bP~- a^A%D".P!T/%? ?"D"%A(?%D"2A%?!?#? D"6D"FA"D".?!V%g?"D"*?!P:a^&Pt}0s -G 8P)bP~- a^PC^2|4?*?!J"6? D".? D"2?*? J":?*?*P6^J">?(P!^?%?*P:^P!2|I.%-?(P!^@0?+D"~;!P"e@&?+D"v!@)#O"O?&R%O?,@%.!-?&P%_@&?)D" @%?)P%^@)?%?0U/!?%?,X/!--?*P*^? D"?P6^P!? D" ? D"*A&? D"%VA)=P ?&?)=?(?%?+D"~B!?+D"~F!A(?-?(2|D?!?%J" ?!?+D"~F!A-J"%?%@(. - - - -?*P?^C -}T(#+g"} !}#"O"O?!D".A&%O?&?!D"2T/!? P J" 1-?!D"6A(?!D"*A&X%O? P J" 1-?!D"%A)?(_@#?!D" A+@""O"O#O?&?(?*^A%PO_U%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+^z   z.,,,,,,,,,,,,,,,,zB@--?-z[A"/#?#P2_@#?&?%P2^A%V/ -?&@".#-z.                @-"} z.                ?%?)V/ <z.                ?#P2U/ <?"?(^z   z.,,,,,,,,,,,,,,,,zB-?#P2_@#z[@,"} z.                ?)?%P2^U/ <z.                ?#P2U/ <?"?(^P2^z   z.,,,,,,,,,,,,,,,,zB-?#P2_@#z[P2e?,c}I@/"} z.                ?)?%P?^U/ <z.                ?#P2U/ <?"?(^P?^z   z.,,,,,,,,,,,,,,,,zB-?#P2_@#z[}IQ?j?/i@/"O?)?%PI^U/ ?#P2U/ ?"?(^PI^z   z.,,,,,,,,,,,,,,,,zB@--?#P2_@#?"PO_@"?*PO_@*?-z[}IQIj?/iA/|;/ -?/|Yq?(^?*^PO^@".!-?"|O?%^@"-P @#"O?"?(W/ ?"P!_A%?)X/ ?%?+^G  P/S@#-?&?"P!^A%?%?&V=@%?"?#?!G :b_@&?(@".!-?!?&P*^J".?!D"6@(?&D" @"?&D"%A&@%-? ?%J"2? ?(J".? ?&J"*? ?"J"%?!?%J"6? P!J" -}H&"(g!}#"O?"R/ ?"P)_A#P ?"?#X=@)?!P#^P}!b?!_@*P @##O"O"O"O?!?#^G  A&sA(P |:%O?*?#_P#b/!?#?)X/"#O?!?#^A%P%^D" ?%D" cPh}%}&i|Wb/#?)?#P*^A#V/ -."-Qhhhhn?@+"O"O"O"O"O"O"O"O"O?&G ~#}YOP"_0# !")-?#P!^A%?"U/"Q @+.(-?#P!^A%?"U/"Q @+.&-?#P!^A%?"U/"Q @+.%-?!?%^F  Prg|8/#.%-?!?%^F  @%"O"O"O?&Pw!_00 """"""""""""!"-?%P|JbPpgS/#.%-?%P}=g|8/#."-?(P|"^P{!bP.X%O?(P}#bP|RT/#?%PO|7/".#-?%PO|7/!."-?!?%^F  @%"O"O"O"O?&P~N!_0&!   " -?(P1^P{!bP"V/%?%PO|7/".%-?%P~N ^P{!bPIU/!.#-?%Pmg|8/"-?"?#P"^A%W%OQ @+."-?!?%^F  Prg|8%OQhhhhns @+."-Q @+?#P#^A%?"X/!?!?%^F  PO|7/"Qhhhhnw @+.!-Q @+?#P"^A%?"X/ ?!?%^F  Prg|9/!Qhhhhns @+-? ?+?#}IiK"%? P!J" 1-?%P!^@#."-?#P!^@#.!-?"?#W/ #O?!?#^F  P |7/!?#P!^A#?"T/ -."-?"?#V/ --? ?"J"*? ?!J"%? P J" -}G("+g%} ? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"_@#?"@*#O?&?*A!PO_A*X%Oz.{{{{{{{{{{{{{{{{@-"} z.{{{{{{{{{{{{{{{{?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)^z   z.0000000000000000z|#-@."} z.{{{{{{{{{{{{{{{{?(?!P2^U/ <z.{{{{{{{{{{{{{{{{?#P2_P2U/ <?!?)^P2^z   z.0000000000000000z|#-@/"} z.{{{{{{{{{{{{{{{{?(?!P?^U/ <z.{{{{{{{{{{{{{{{{?#P?_P2U/ <?!?)^P?^z   z.0000000000000000z|#-@0"O?(?!PI^U/ ?#PI_P2U/ ?!?)^PI^z   z.0000000000000000z|#@--?#PO^@#?-z[?0z[?/z[?.z[cccR/!--"O?!?&X%O?%?&?"_^@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!_P2U/ ?!?)^z   z.0000000000000000z|#@--?-z[A*Phh%c|O?!^@!?*R?!?&Ub/ -?%?&?!?!?&V=A#?"_^@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)^G  @!?#P!^@""gP!?,P!bR/ <P ?!sPO|7/ <P"P!?!P~M!V=-?%^@%"O?!P,_0%"## #-?"?(X/!?"?)^G  P,T/!."-?%P!^@%?#P!^@".!-? ?%J"6? ?+P!^A+J":-?"?&U/!--? ?"J".? ?%J"2--~F%"!} &g?!P~N{{{)b@&"O?!P1bA(R%O.!-? ?&^@%?!P#b@)?(P%X%O?!P.b@!#O?#?%G  A(P~M!V^?(sPrg|8^?%P!^G  A#P~M!V^?#sPrg|8^?%P"^G  A#P~M!V^?#sPrg|8^?%P#^G  A#P~M!V^?#sPrg|8^@#?%P%^@%?!P%_A!/ -?)R/!-#O?#?%G  A!P~M!V^?!sPrg|8^@#?%P!^@%?)P!_A)/ --?&%O#OP2@%? z   A"z.0000000000000000z|#z[%O?"z7 Prg|8?"z8 P~M!V^?"z8!P~M!V^?"z7!Prg|8^?"z8"P~M!V^?"z7"Prg|8^?"z8#P~M!V^?"z7#Prg|8^?"z8%P~M!V^?"z7%Prg|8^?"z8&P~M!V^?"z7&Prg|8^?"z8(P~M!V^?"z7(Prg|8^?"z8)P~M!V^?"z7)Prg|8^?"z8*P~M!V^?"z7*Prg|8^?"z8+P~M!V^?"z7+Prg|8^?"z8,P~M!V^?"z7,Prg|8^?"z8-P~M!V^?"z7-Prg|8^?"z8.P~M!V^?"z7.Prg|8^?"z8/P~M!V^?"z7/Prg|8^?"z80P~M!V^?"z70Prg|8^? P1^G  A!P~M!V^?!sPrg|8^@%-? P2^@ ?#?%^@#?&P2_A&/ --?#-}.&!(gB P2_A%C "O"O"O"O? G  P!_0# !"#-? G !A P ? P|3U=P;aA#G ~S}9OA ?"D" ?"D"*A!_V%O?"?!? P!P!2m!?"D"*@!-? %O?"D"%?!^?#P~=}9s ^? y,  -?"? ?!^J"*."-? G !@!?"D"*A ?"D" S%O?"2}?!-?"D"%? ^PAM  ?"? P!^A J"*?!P ?!P|3U=P{!bP;aA#G ~S}9OA!?"D" ? _V%O?"? ?!P!P!2m!?"D"*@ -?!%O?"D"%? ^?#P~=}9s ^?!y,  -?"? ?!^A J"*?"D" ? S%O?"2}?!-?"D"%? ^PAM  ?"? P!^J"*.!-? G "? D"%@#? G !@ ?%P"M *?%? M +?%P*^?!?"2T?"D"*A ?"D" S%O?"2}?!-?"D"%? ^PMM  ?"? P!^A J"*?!D" @*?!D"*A&?!D"%V@(Pxks ?!D".?#P.a^?#?!D"2X=A#D"%A!?#D" A#U?!P ?&?(=Vc@&"O"OP ?!?#_?&=A!?"D" ? _V%O?"? ?!P!P!2m!?"D"*@ .!-?!R/!-?!R/ ?"D"%? ^P!P!?*?(=?#^?&=?!y,  -?"? ?!^A J"*P!bR/ ?"D" ? S%O?"2}?!-?"D"%? ^PFM  ?"? P!^J"*-?%P2^C -}O&!(g"O"O"g"O"O"O?!?#U?!?#V_P{!b0"&! -?#P5^P|TbA"?!P5^P|TbA!S/%? ?"^@%"O? ?!^A&P%_G  P"bR%OPs~1s D" @#.!-?&D".?&D"%A!?&D" A#J" ?#%O?#?!J"%-Ps~1s D" A#?&D"*A!P"e^D" R%OP}T~1s P}T~1s E# Q!?!}Ij})K# -?&^@&-?#P|4"g?&?%_A!P}%"X%OP|!?!|N_A"P!e?!?"f^.!-?!P%f-A"?"P|4X=A"P"e^A#D" A(R%O?#?%J" P}T~1s P}T~1s E# Q!?"}IjiK# ."-?#?%J" ?(?%J"%.!-?#P5^P|TbA*?!P5^P|TbA+S/#? ?+^A)P%_G  P"bR/"? ?*^A%?)?)D".A(^A&V/"?)D"%A!?)D" A"J" ?"%O?"?!J"%-Ps~1s D" A#?)D"*A!P"e^D" R%OP}T~1s P}T~1s E# Q!?!}Ij})K# -P!?*?(?+^S/!<"O?#P|4"g?(?+?*_^A!P}%"X%OP|!?!|N_A"P!e?!?"f^.!-?!P%f-A"?"P|4X=A"P"e^A#D" A(R%O?#?%J" P}T~1s P}T~1s E# Q!?"}IjiK# .!-?#?%J" ?(?%J"%--?%?(J" ?%?!J".?%?"J"*?%?#J"%?&P%_?!J" P#-@!?%P%_?!J" ? 1-?"?#2DA"R%OP 1-?!%O?"? ?!y,  -? ?!2a?"@ -? -~)%"+g!}#B P?_A&C ? ?!?"?#?%P 2N"O"g?!D"CA*R%O?&P J"*?!P?^@.?!D"?@ P*.!-P*@#P*?*P%e2DA)R/!P @%?&P J"2?&?)J".?!P?^@.?&?*J"*?*P:a@+?!D"?@ P @"#O? ?"^A(P5^|+  ?(P.^|/" Q*ji@0?&D"*?%S%O?&P*^2}9!?&D".@)-?#?)^A(?%J" ?(P*_?0K# ?&?%P!^A(J"2?#P2^@#?(@%?+?"P:^A"T/ -?&D".-@"?&P J">?&Qhhhhh!K"6?"?(?&P6^2|,@%?&D"6@#"O?%R%O?#%O?&D":?#P%e2a-?&D"*A R/!?"? P%e2a.!-?#%O?&D":?#P%e2a-?!Q%K"??!D">@)P @%?!P J">?&D"*@+?(%O?(P%e@(?"P*^@#?!P>^@/#O?#D" A,?*UA-?!D">?%_V%O?/?%?-P%P:2m!?!D"C@%-?*?,V%O?.D" ?%P:a^A-? ?,P:a^A,E" K" ?-?,z "*z-"*?%P!^@%-?!?%J"C?#P2^@#?(P2_A(/ --?+%O?"?+P%e2a-?)R/ ? ?)P:a2a-?&P?^C 1- -}R%!+gB P?_A&C P!? P ? P{!bP1U=A.P{!bP|1aA P}Q}Ms ^G  A%P.aP~Jqs ^? P}R}Ms ^G  A(?%^P~0 VA*=@)? Py}Ls ^@+"g"OP ?(?*=A R/ ? P.a@-?)P+^@ P @%#O"O? G  A,P ?,P|3U=P;aA,G ~S}9O?"S%O?,P~=}9s ^?!?"2}C!R/!-? P.^@ ?%P!^@%?-P._A-/!."--P!?+?#P!e^H!(?%P1bfP!b/!<-?&QgK#:?&QgK#2P @ "O?*/ "O?.P{!bP)_0#! ! -?+?#P!e^H!"@#?(P.aP._A%P.|R@("O?%P.U%OP @%.!-?(P!^A P!b? P~Y{{{#b@*P @ P @%#O"O?#?%P0bfA+P!bR/ ? P2X/ ?&P2^? ^?)P+^G  M  ? P!^@ -"O?+P"bR/ ? P1V/ ?&P2^? ^?)P7^G  M  ? P!^@ -?)P:^@)?*?%P"^A%T/ -R/!-?#?%P1bfP!bR/ ? P1V/ ?&P2^? ^?)G +M  ? P!^@ -?&P*^?!?"?&P2^P!? P3UA!=? P ?!=2>?&G *-?&P?^C P!b-l&!3gB P2_A&C ? D">A!P~J!^@+? D"?@%"O? G CR%O?!P J"}L"?!D"t"A"P"U/!?!D"~%"@#?"P2W%O? ?#?"2|X/"-?+? ?#?"2L.!-?!P J"}X"?!P J"}L"?!P J"h"?!P J"x!?!D"t"A"%O?"P"e@,?!D"~%"@(? D"*A#? D"%V@"P ?#?"=@.P!? D" ?"=@/? D".@0? D"2@1?!P~U!^@2?!P~J!^@3#O?&P%^?/?.Pxks ?0?(D" A-P.a^?-?1X=A D" ? D"%2| ?!"g"O"O?&D"%A)Phhhh|WS%O?!D"x!@"P @)P!@*.!-?&D"*@*?&D".A#?!D"~J!?!D"x!A"_V%O?3?"?#P!P!2m!?!D"x!@ ."-?"@ ?#/!-?".!-?#%O?!D"~N!? ^?*?#y,  -? ?#^-A J"x!?!D"h"A#?!D"~U!S%O?22}8!-?!?#P!^J"h"?!D"y!?#P%e^A#P!M .?#? J"*?#?"J"%?#?-J" ?)%O?*?)2a-?(P%^@(?,P%_A,/ --?+P!P 2=-?!D"}H"@#"O"O?!D"}L"A"?%D"|7?%D"|;A _V%O?%Pt ^? ?"P%P%2m!?%D"|;@ .!-?"R/!-?"P"eA!R/ ?%D"|9? P"e^?#?!y,  -?%? ?"^J"|;?&P2^C -~>%"(g!}#B PI_A&C P"@("O? D"*A,Ph~+}Q~L!?"D"*A*?*Ph~+}Q~L!X=V/ ?"D".A*Ps V/ ?!P ?!P,U=A)P)_P#U/ ?"G 6P!b/ P @(?#P J"h%?&? E" A-K"6?&P4M .?&?)P.aPi}Ls ^A)G -M G?&?"J"??&P M |*?&P M |)?&?#J"C?&? D"*J">?&?%M |(?&PgP ?%P{!b=N!D?)G *@)?-q@#"O"O?&D":A+R/ ?#G  A P?V/!P!@(?+P!S/ ? P?T/ ?#G !A P?V/!-P @ ?+?#?+P 2}1!A(W/ ?#?(^G  @ -"O"O"O"g"O"O?!P#_0#! ! -?&P*^?(? ?)P.aP~Jqs ^?*2G.!-"O? P{!bA P~: T%O? P~X S/!.#-?&P*^?(P!^?)?*2|B.!-?%P{!b/!?"D" /!?&?)M F?&P!M |)?&P*^?(P!^?*2J-A R/!?&D"6@!"O"O?&D":A"? W/ ? ?!^G  A#P?V%O? @(."-?"? P!^A(W/ ?#P?T/ ?!?(^G  P?V/!-?!?"? 2}1!@(-?(?,SA(/#?&G |*P!bR/#."-?&P*^P!M |%-P @(?&G |*R/!-P"@(-?&PI^C ?(-}:%!1gB P2_A-C "O"gP ?!D".A(Pxks ?!D"2A+=D"*P)bP&S/ <"O"O?"%O?-P*^?!P ?"?#2@?-D"*P!b/!."-P"@)?+R/#?(D"*A"P?U/#?"P)bP%T/#?"P%f@)?!D"%@0?!D" @1P!@&P!@##O"OPxks ?(?#A"P!^A!P.a^A.?!?+XA!=D"*P%f@#"O"O?!/ ?.D"*A!P)bP&T/ ?!P%f@.?"P"^A3@!#O?!?.X/"Pxks ?(?!P.a^?!?+X=D"*A*P%f@!?*P)bP%S/ --?#?)U/".!-?1?0Pxks ?(?2?"?,=A2P.a^?+?2W=P!?(?"P.a^A!D" P!^A,?1^?!D"%A*?*P T_A*?0V?*?,UcA4=P ?*?,_?4=?!D"*P*bP#f2|T?&b@&?"?%?.?3VA!=@%?!?/c@/P!@,?#?)U/!--P"@)?/P!bR/#P!?&P!b/"<P @%P"@&.!-P!@&P Pxks ?(?-D".A%P.a^?%?+X=D"*P)bP&S/!<-? ?&M !P#-@)? ?%J"%-? ?)M  ?-P2^C -}H(#,g!} "}#?!P!^@,? D"2A%?!Pgd^@&? D".A*@+#Oz.                @0"O?%?!?(^P!^U/ ?&P2U/ ?!?+^P!^z   @0-?&P2_@&?(P2^@(?+P2^@+?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"g"O"O?(?)|O?!^A(^A)P1_A&?%U%O?(?+^P1_G  PAS/!-? ?&2XA&/!P 1-P @&?)P0_.!-? D"2@%? D".@*?&P!f-@("O"O?%?(W/ ?(?*^G  A)P?V%O?(@+."-?%?(P!^A+W/ ?)P?T/ ?*?+^G  A)P?V/!-?%?*?%?(2}1!A+W%OP 1-?*?+^G  @)-"O?)PMS%g"O?%?,U/ ?%?,_P*U/ ?*?,^E  @1-?&P!b/!?#E# A2Q!?(?!_A)P"_A%}I?1QgP)?%?%P)X=P#e}IjQg})}(})Q}4~U}E~W}6}S~=}9}<g}#QMljA1}(Q |=%OP!@%"O? D">A*D"h%A&?"U/ ?&Ps V/ ?"?&T%O?*?&P#e^@,P!P!? D".? D"6A%? D"2VA&=A-?!^P ?%?&=A.?(U?!?(VcA%=@/P ?)?%=@&?*?"P#e^@"#O?"P%^D" A%?"D" A*U?%?.Vc@)?&P ?%?*_?)=S%OP!@%P!?*?-^?)=?/?&2}C!R/#-?,?"P*^A"T/ --P @%-?%/"-?#?1?2iK# ? D">A"D"h%A#Ps X%O? P!M |%P 1-?"?#P#e^A ?!J" ? ?(J"%?"?"D"h%P!^J"h%?+P!^&P -1-? P!M |%P -~*&"(g!} B P2_A%C "O"O"O? D"2A#?!W/ #O"O"O"O"O"O? D".A&?!^G  A"P~; T%O?"PAS/!?"sP |7/%?"P?U/)P ?!_@"#Oz.                @*"O?!?#V/ ?"?#^P2U/ ?!?&^z   @*-?"P2_@"?!P2^@!?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A(R/ -?(|O?"_P2_@!.&-"O"O?!P!^A"?#X/ ?"?&^G  PA_0|?#            #                                            #     #   #       #   # #! -? ?"P+2}4!P @#.+-?%P*^? ?!P"^2|EP @#?%D"*P!T/*?%D".A"Ph~N#bPh}L#T%gP(&?!P(^A&? D"2A(X/*?&? D".A&^G  P~; T/*?(?!P)^A(W/*?"P{}S#V/*?&?(^G  P~R T/*?%? ?!P*^2|E?%D" P!T/+?%D"%Ph~U#bPh}T#T/*P.-?!^A!R/*? D"2@#."-?!P!eP"^?)c@#.)-?!P"^@!-P!@).!-?&?#?!2[A"%O?!?"^@!.!-? ?!2}0!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}4!P @#."-? ?!P-2}4!P @#.!-? P1M %? ?!J" ? ?!P(^J"*-?%P2^C ?#-}P&!%gB Pp!_A%C Ptrs Ptrs G  A&P!?&=M  ?&%O#OPtrs G  A&/ Ptrs ?&P!?&=M  ?&/ --?%P~- ^P}D~1s D" P}H~1s D" P ?#?!2K?%?%D"l!J"I?%?%z "|Wz-#??%?%z "|Oz-#2?%?%z "|Cz-# "g?"P:X%O?%z.                z-#LP @#P(@(P&@)P)P*?"P:S=.!-?%z.                z-#LP"P ?"G }MlOA)P#_P{!bP"UA&=@#P.P(?&=@(P(-@"Pl~-s D" A&P}%h2X%OP}-~-s D" ?&P.a2aPl~-s Qhhhhs K# -Pp~-s P4M  P}H~-s P J" Pn~-s P J" P}A~-s D" R%OP}A~-s 2}:!-P}H~-s P!J" P}D~-s D" A&?%z #Lz-" ?&?#M 7?&P M 6?&?)M 5?&?(M 4?&?"M 2?%P"J"}3!?%P M }:!?%P~- ^Pl~-s ?%P}3!^P~;}/s ? ?%2|J?%G G@""O"O?%G n!P!T/ ?%D"|?/ ?%D"h!Phhhh|WT/ P @ ?%G }0!P!bR/!-?%P~- ^?"P!b?!27@ ?%D"h!A!P |9/ ?%D"i!?!2a-?%D"|9A!%O?%D"|;?!P~; a2a-?%D"|CA!%O?%D"Y?!P#e2a-?%D"[A!%O?%D"|O?!P.a2a-?%D"|TA!%O?%D"e?!2a-Ptrs P M  ?%Pp!^C ? -}P%!1g"O"g"O?!D"*A%R%O?!D">@&.!-?!D"%A)?%P%e^P2_@#?!D":@*?!D">@&#O"O?#D" A(?"X/ ?"Pxks ?*?(P.a^?&?(W=D"*P%fX/ ?%.#-?!?%P!_A%J"*?#P2_@#?%/ --P @#?"R%OP @(."-P @(?"?&X/!?!D":D"*@#?!D" R%O?!2}8!-P!@%?!P!J"*?!D"%A)P J"*?)Qhhhh2K" ?)?#P)bP&SM .P -@(#O?%P%eA.?)^A,P%_"g?"?,P._A/D" A&X%O?,P*_D" @+?&.!-P @+?,P2_D" P!^-@#?+P!_@+G  P!d@0?!D":@1?!D">@2#O?+P!^@+Pxks ?1?0?#A*^A-P.a^?-?2X=A3D"*P%fA#?"W/ -?/?*J" ?,P*_?+J" ?&?*T%O?%P!_A#?(?#?(U=@(-?"?-W%O?%@#."-?3D"*@#?!D" ?%S%O?!2}8!?!D"%@)-?!?%P!^A%J"*?)?.^A&?#P)bP&SM .P @#?&P J"*?&?-P!^J"%?&?-J" ?%/ --? ?#J"*? ?(J" ? ?!D"%J"%-~8%!*gB P?_A+C Pt}0s @(? D"6A*D"FA)D".?#V%O?)D"*?#P:a^@(-?+P.^? D">A,?%?&2|@"g?+D".R%OP @)P .!-?+D":@)?+D">@/?+?+P.^P"?(?*D"DA*P%^D" ?*P*^D" 2h!?(G 6A(P ?(P~0 U=P.aG xqO@*?+D" @("g"O"O"O"O"O"O"O"O"O"O"O"O"O"O"OPxks ?)P:^?/P"W=D"*P)bP"_0%# !"%-P!@..#-?*0,,####&#.*,#-?*0,+""""%"(*+"-P!@--?*0,)!!!!#!%&*!-?(P!S@)P .,-?(P!SA)?./*<P .+-?(P!S@)P .*-?(P!SA)?-/(<P .)-?(P!S@)P .(-?(P!S@)P .&-?(P!S.#-?(P!S."-?(P!S@)P ."-?(P!S-@)P!-@-"O"O?,D"w!?,D"~F!A(_?&U%O?,Pw!^?(?&P!P!2m!?,D"~F!@*.!-?(@*?&R/!-?&R/ ?,D"~B!?*^?%?&y,  -?"P M U?"?-M |7?"?)M T?"P#N R?"?(J":?"P!J"6?,?&?*^A%J"~F!?"?%J">?"G |0R%O?"PgJ"|.-? P"?!?#2|F?+P?^C -j%!#g"O"O"O"O"O?!? D"2A"U%g? D".?!^G  PGS&P -?!^A!?"X/ ? D".A#?!^G  A%PIS/!?%PI_P{!bP+V/ "O#O?!?#^G  PI_P{!bP+V/!?"?!P!^A!T/ -?"@!-?!R/#."-? ?!P)2}4!."-?!P!^@!-"O"O"O?!?"X/ ?!?#^G  P|*T/ ?"?!P!^A!W/!?!?#^G  PI_P{!bP+V/!"O#O?!?#^G  PI_P{!bP+V/!?"?!P!^A!T/ -?"@!-?!R/#-"O?!?"X/ ?!?#^G  P~>!bP~& T/ P @%?"?"?!P!^A!V%g?!?#^G  P|)_Pz!b&P!-R?!^A!W/"?!?#^G  PI_P{!bP+V/""O#O?!?#^G  PI_P{!bP+V/!?"?!P!^A!T/ -?"@!-?!R/#-P @%?!?"U%O?!?#^G  @%-"O?%P|*S/ ?%P~> S/ ?%PI_P{!bP,U/ ?%P|IbP~! _P{!bP;V/%-? ?!P*2}4!."-? ?!P)2}4!.!-? ?!P)2}4!-P @!-?!-~E#!0g?#D"2@)?#D".@0?#G  @1?#G !@*?#G (@+?#G "@,?#G #@-?#G %@.?#G &@/#O?!H!}V"A2P6a@3P @#Pg@("O"g"O"O#O?#?3S%O?2@(."-"g?+?!?#^A&P~@ ^G  A%T%O?%?+U?%?+V_.!-?,?&P~= ^G  A%T%O?%?,U?%?,V_.!-?*?&P~< ^G  A%T%O?%?*|7?%?*|8_.!-?-?&P~> ^G  A%T%O?%?-U?%?-V_.!-?.?&Pw ^G  A%T%O?%?.U?%?.V_.!-?/?&P~? ^G  A%T%O?%?/U?%?/V_.!-?1?&P~; ^G  _-A%P{!bR%O?0?&P~F ^D" ?)?&P~J ^D" A%?%?)V=2}C!A&?)?%_?&=A%P |8?%P |7_@%-?#P6^@#?(P!^@(?%P{!bA%P!S/ -?%R/!-?"/"P @"P!.!-P -@#? ?(J".? ?"J"*? ?!J"%? ?#J" 1-?"P!_@"?!?(P"e^D"}X"@!. - -}=%!(gB P?_A(C ?!P J"*?!D" R%O?!2}?!-?!D"%P~X M  P!@%?!P!J"*"O"O?!D" A&P!_?#U%O?!P!?#P!P!2m!?!D"*@%.!-?#R/!-?#%O?!D"%?%^?"?#y,  -?!D" @&-?!?#?%^A%J"*?%?&S%O?!2}?!-?!D"%?%^Pz M  ?!?%P!^A#J"*?%P@^A&A"?#V%O?#@"?!D" ?#_P|"W%O?!?#P?P!P!2m!?!D"*@"-?!D"%?"^A)z.                z- 2?)z.                z-  ?"P?^@"-?!?"J"*?!D"%@)?(?#J">?(P ?&?"?&UA"=A*J":?(P!?)?"=A)J"6?(?!P.^?(P6^P ?#Pg2/"O"O"OPxks ?!D"2A"P:^?!D"6A&P"W=A+D"*?"Pxks ?&=D"*dP1V/ ?!G CP4T/ Pxks ?"P.^?&P!W=A!D" P!T/ ?!D"*P)bP(T/ ?+D"%?%S/!-? P J" .!-? ?&J"2? ?"J".? ?#J"*? ?*J"%? ?)J" -?(P?^C -v#"%}#(g?#D" @+"O?#D"%A#?%U/ ?#?%_P*U/ ?%?+^E  @)-"O?!P{!bA,P%W%OP @!?,P,aP}H}9s ^A,?"^G *A-P+U@"?-P ?"=A-R/!?,P!?"=@,?%P2^A!?#V?#?!_P*Uc@.?%P*^A"?#V?#?"_P*Uc@/?!?+^@0?"?+^@+P @%#O?%?,^G  A!P ?!P|3U=A!P;aA#G ~S}9OP!^@"?#E ~=}9O@&"OQ!?!}IjA(Q}1~!}0~F~#~Wh}6D}(|;%O?&?)|=/!Q @&?/R%O?+E  @&-P!@!?"P*S/%?#P~=}9s ^A#E *@*"O?(Q~C~ ~Lk}Xh~S~F8}(|;%O?"P2T/!?&?*|=/#.(-?&?*})Ph!?"P#e_}Ij|;/&."-Q @(?.R%O?0E  @(-?&?*|=/!Ps!?"P#e_A"P|4V/!?#E 2?(})?"}IjQ |=/!.%-?&?)})Ps ?"P#e_}IjQ |=/ P!@!.#-?-?%P!^A%T/ --P @!-? ?%J"%? ?!J" -~+#!%g?#R%OP 1-? D".@("O"O"O"O? D"2A)?!W/ ?!?(^G  A%P?V%O?!@&."-?)?!P!^A&W/ ?%P?T/ ?&?(^G  A%P?V/!-?(?)?!2}1!A&?)X%OP @%."-?&?(^G  @%-?%P{!bP~< S/!-"O? ?&?%?"P ?"P{!bP~0 U=P{!bP.aP~Jqs ^A(?#P!_A)2GA"R/ #O? D".@#"O"O? D"2A&?"W/ ?"?#^G  A!P?V%O?"@%."-?&?"P!^A%W/ ?!P?T/ ?#?%^G  A!P?V/!-?&?#?&?"2}1!A%W/"?#?%^G  @!-?!PFT%O?!P~< T/"?%P!^1-"O"O?%P!^A!?&X/ ?!?#^G  A"P?V%O?!@%."-?&?%P"^A%W/ ?"P?T/ ?#?%^G  A"P?V/!-P @"?&?#?&?!2}1!A%W/ ?#?%^G  @"-? ?%?"?(?)2GA"/ --P 1-?&P!^-}I%!"gB Pp!_A%C Ptrs Ptrs G  A&P!?&=M  ?&%O#OPtrs G  A&/ Ptrs ?&P!?&=M  ?&/ --?%P~- ^P}D~1s D" P}H~1s D" ?"?#?!2K?%?%D"|?J"2?%?%E"|9K#*?%?%D"l!J"|7?%?%z "|Wz-#L?%?%z "|Oz-#D?%?%z "|Cz-#:"O"OPp~1s G  P!T/ ?%P*^? ?%P:^P}:~.s P"2|9Pz!bP!T/ ?%Phhhh|WJ"h!?%P!N!n!?%P!J"e?%Q K"a?%Qhhhhs K"[?%Q%K"Y?%Q K"|??%Qhhhhs K"|9P @ .!-?%P}3!^A"Pl~-s ?%P*^A#? ?%P:^A&2U?%P~- ^Pl~-s ?"?#? ?&2|J?%G R@""O?%G n!P!T/ ?%D"|?/ ?%D"h!Phhhh|WT/ P @ ?%G }0!P!bR/!-?%P~- ^?"P!b?!27@ ?%D"h!A!P |9/ ?%D"i!?!2a-?%D"|9A!%O?%D"|;?!P~; a2a-?%D"|CA!%O?%D"Y?!P#e2a-?%D"[A!%O?%D"|O?!P.a2a-?%D"|TA!%O?%D"e?!2a-Ptrs P M  ?%Pp!^C ? -~6#!(g?!?"?#?%2}!P!?(?*^A1?)?*U=@.?+?*_A0P ?+?0X=@-?!D"*@("O"O?)?*_A,P ?)?,X=A,P?U/ ?-P?V/ ?(@,?!D" ?(_P|"W%O?!?(P?P!P!2m!?!D"*@,-?!D"%?,^A/?.z   z-  ?/?.z  2z- 2.!-"O"OP ?-?,?-UA/=A-?!D" ?(_V%O?!?(?-P!P!2m!?!D"*@,.!-?(@,?-R/!-?-R/ ?!D"%?,^P!?.?/=?-y,  --?,?-^@,?!?&J":?!?,J"*"OP ?0?)?+U?*?+VcA)=P ?&?%_?#?&U?%?&VcA#=A*S%OP!?"?%^?#=P!?1?)=?*2}C!R/!-?!D">A"R%O?!?(J"?-?!?"P!^J">?!G CP!T/ ?!D"6A"?!D".S%O?!P.^2}8!-?!?"P!^J"6?!D"2?"P%e^A!?,J".?!?(J"*?!?&J"%?!?%J" -? ?,J"%? ?(J" -}Q%!)g"gP!?"P} V/ <"O"O?!D"2A&?"W/ "O?!D".A(?"^G  A#PI_A)P{!bP,U/ ?#P~? _P{!bP(X%O?#P~) _P{!bP~W!U/"?#PK_@).!-?#P~7 _@)-?&?"P!^A#W/!"O?#?(^G  A%PI_A*P{!bP,U/ ?%P~? _P{!bP(X%O?%P~) _P{!bP~W!U/#?%PK_@*.!-?%P~7 _@*-?&?"P"^A#W/!"O?#?(^G  A%PI_A+P{!bP,U/ ?%P~? _P{!bP(X%O?%P~) _P{!bP~W!U/#?%PK_@+.!-?%P~7 _@+-?&?"P#^A#W/!"O?#?(^G  A%PI_A"P{!bP,U/ ?%P~? _P{!bP(X%O?%P~) _P{!bP~W!U/#?%PK_@".!-?%P~7 _@"-?"P{!b?+P%eP~N!b?)P%e?*cP{!bP*ecc@#P!."-?"@#-"O"O?!D"2A&?#W%O?#?!D"6A"U@%.!-?#?!D"6A"U@%?!D".A(?#^F  P |:/ ?"?#W/ ?(?&?#2[A%/ ?!?#2}0!.!-?!P,M %?!?"?#?"?#U=A"J" ?!?"?%^J"*-P -@%? ?#J"%? ?%J" -r#!*gB P2_A*C Pxks ? D".?"P.a^A&? D"2A(?"W=@%Pxks ?&P.^?"P!^?(X=?%?%D"*P)bP(S=D"%@&?%D" @)? D"?A-D"C@+P @ "O"O"O?-D"DA%0""! -?%@(#O? ?(P!fA,? ^A ?+? P%e^D" ?)V=@ ?(?,_A(P!V/ --"O? ?+? P%e^D" ?)W^A R/ ?)?+? P%e^A P._D" A(X%O? P%_D" ?)?(_^@).!-? P*_D" @)-P @ ?%P!T%O#O?%P!fA(? ^A,? ?+?,P%e^D" ?&U=@ ?%?(_A%P!V/ --? ?+? P%e^D" ?&U^A R/ ?+? P%e^A%P%_D" @ ?&?%P._D" A%W%O? @&.!-?&?%_? ^@&-?*?#M /?*P M .?*?!M 0?*?"J"*?*?)J" ?*?)?&?&?)U=J"%?-?*2n!?*P2^C -~ #"(g#}#?"P{!bA)?!P{!bA*^Pu U@""O?)P ?"=A!R/ ?!P.a@)?#D"%A!?%P2^A(U?!?(_P*Uc@+?%P*^A%?!V?!?%_P*Uc@,?*P.aP~Jqs ^P!?"=P+^@!?#D" A"?(^@*?"?%^@-P @##O?!G  A"P ?"P|3U=A(P;aA%G ~S}9OP!^@"?%E ~=}9O@."OQ!?(}IjA/Q}1~!}0~F~#~Wh}6D}(|;%O?&?.|=/!Q @.?,R%O?-E  @.-P!@(?"P*S/#?%P~=}9s ^A%E *@0"O?/Q~C~ ~Lk}Xh~S~F8}(|;%O?"P2T/!?.?0|=/#.&-?.?0})Ph!?"P#e_}Ij|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Ps!?"P#e_A"P|4V/!?%E 2?/})?"}IjQ |=/!.#-?&?.})Ps ?"P#e_}IjQ |=/ P!@(."-?!P.^@!?#P!^@#?)P._A)/ -P @(-? ?#J"%? ?(J" -}G#!-g"O?!?"P)bP~- a^A!D" P!T/ ?!G |8P"T/ ?!D".R/ ?!D"%@+? D"2@,? D".@-P!@(P!@)P!@*? D"*A%? D"%W%OPxks ?-?+P!^A#P.a^?#?,X=A*D"%A#Pxks ?-?!D"2A!P.a^?!?,X=A&D"%A!U?#?%Vc@)P ?#?!_?)=@.?&D" A#?%V?*D" A%?#Vc@&P!?!? D" A!^?)=@*P!?!?%^?&=@)P ?#?%_?&=@#-?"? D">A D"OX/ ? D"|1?"PDa^A D":A!? D"6A%U? D"*A/?!Uc@&P ?!?%_?&=?#T/ ? D"?@!? D">@"P!? D"%A ?%^?&=?)?#2}C!/ P ?!?"_?!?"U?!?/VcA!=?.T/ P!? ?"^?!=?*?.2}C!/ Pxks ?-?+P.a^?+?,X=G *P*bP#f@(-?(-~7#"&g!} B P2_A&C "O"O?"%O?"P#e@)?"P&X%O?!P%^@#?"?"P#bA%P%?%=_A(@%#O?#P:^?#P2^?#z " ?*z/ !"#*+,- !"# !"#z|A" "z|A" #?*z}J!@*?#P?^@#?%P%_A%/ -?*?*?*z/*+,-./01 !"# !"#z}J!A*?*?*z/%&() !"# !"# !"#z}J!z= @%-?!?)^@)?"?(_@"?(P#e?!^P%^@##O?#D" ?%^@%?#P*^@#?"P!_A"/ -?%P |:%OP!@(?%R/"P!?%2DA(/"- -?&P J".?&Qhhhh2K"%.!-P @"?&P J".?&?(J"*?&?%J"%#O?!D" @%"O"O?!P%^D" A#?&D"%?"_V%O?&P%^?"?#P!P!2m!?&D"*@(?&D".@".!-?#R/!-?#R/ ?"?(^?%?#y,  -?&?"?#^A"J".?)?!P*^A!T/ --? ?&D".J"*? ?&E"%K" ?&P2^C -}W#!0gB P?_A(C "O?"?#X/ #O?"A2P!^A/Pxks ? ?"P.a^?!?"W=A3D"*A"P%fA)X/!Pxks @+Pxks ? ?/?"P)bP%SA4^A,P.a^A"?!?,WA*=D"*P%fA-?#V?#?,Xb@.?)?-V@0P @)?*R%O?"D"%@)?"@+-?,?#?.=@"?(?.M >?(?)J":?(?/J"6?(?2J"2?(?0J"*?(P J" ?(?-J".?%?(?&3" ?3D"*P%fA*?-V%O#OPxks @)Pxks ? ?-?4^A1P.a^A0?!?1WA5=D"*P%fA.?#V?#?1Xb@,?*?.V@/P @*?5R%O?0D"%@*?0@)-?1?"?,=@"?+D"%@+?(?,M >?(?*J":?(?-J"6?(?2J"2?(?/J"*?(?+J"%?(P!J" ?(?.J".?%?(?&3" ?)@+?3D"*P%fA*?.A-V/ --?"?#U/ --?(P?^C -~=##-g!} !}#B Pw _A(C ?&D"2A)?!D"CA*?)?*U=@,?!D"?@+?#D"*@0?#D"%@-?#D" @#?!D"*@.?!D"%@!"O?*R/ ?+?*P!_A1P:a^A/G 5A2P&V/ ?2P"S/ ?)R/ ?,P!_A)?1X/ ?/z " @3?+?)P:a^A)?/E"2K"2?)?3z-" -?(?.J"|;?(?!J"|9?(?0J"|7?(?-J"|6?(?#J"O?(P.^?(PO_?%?&?+?*?,26?"G *@+?(D"6@)"O?"D" A,P"S%OPhhhh|W@".!-?"D"%@%P @"?(P J"Y?(Qhhhh2K"|?P|4@&?,P!bR%O?(Pxks ?!?%P.a^?%?.X=A!D"*J"|7?(?!E" K#O?#?-?(PO_?(P~4 ^2eP|3@&?(D"|?@"-?(E"|C@4-? ?+M |6? ?&M O? ?4K"L? ?"J"|.? ?(z ".z-" ? ?(z ">z-"2? ?(z "Fz-"?? ?(D"|1J"I? ?)?*UM R?(Pw ^C -}2#",g"}#B P?_A%C ?!D"*@(?!D"%@)?!D" @,? D"*@&? D"%@*? D" @-? D".@+? D"6@"? D"2@ ?%Pxks ?!D".?!D"6A#P.a^?#?!D"2X=A!D"*A#J">?%?!E" A.K"6?%Pxks ?+?"P.a^? ?"W=A D"*A"J"2?%? E" A/K#*?.q@!?.Q?lq@ "g?"P)bP#S?#P)bP#SbR%O?/Q?lqA#?/qA+UP ?&?&?*VA*=?#Uc@&P P ? ?!_? ?!U? P ?(?(?)VA =VcA(=P ?#?+_?&=A)T/!<P!P!?-?*=?+^?&=P!P!?,? =?!^?(=?)2}C!R.!-? ? P T_A ?)V? ?!P!^A!Uc@"?-?*?%P*^P!?!?,^?"=P ? ?!_?"=?#P*bP#f2|T-?%P?^C -},%!#gP~Brs P J" Pvrs P J" ? G RP!eP"b? G |6Ph"P ?!=cc@#? D"*@%Purs D" P%W%OPurs P P&P%P%2m!Pvrs D" @"-Pvrs ?"P&^A!J" P~4rs D" ?"P"e^A"?%J"2?"?#J".?"P J"*?"Q K" ? D"|.Phhhh|WT%O? G O@#?!Purs D" S%OPurs ?!P!P%P%2m!Pvrs D" @!-Pvrs ?!P!^A"J" P~4rs D" ?!P"e^?#J" ? D"LA#? D"|1A 2S@!?"Purs D" S%OPurs ?"P!P%P%2m!Pvrs D" @"-P~4rs D" ?"P"e^?!J" Pvrs ?"P!^J" "O"OP~;rs D" P~Brs D" A!_? U%OP~;rs ?!? P!P!2m!P~Brs D" @!.!-? R/!-? R/ Pwrs D" ?!^?#? y,  -P~Brs ? ?!^J" 1-Purs D" ?!_P!W%OPurs ?!P"P%P%2m!Pvrs D" @!-Pvrs ?!P"^J" P~4rs D" ?!P"e^Q{{{{1K" -y"!)gB P?_A#C P!@%Ptrs Ptrs G  A!P!?!=M  ?!%O#OPtrs G  A!/ Ptrs ?!P!?!=M  ?!/ --?#P!P!P}D~1s D" P?^? P}H~1s D" A!P?_A"P ?!?"X=VA"=?!P?U=P ? ?"=2|W?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "g?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P.^?%?(? ?&25"gPg?#D".A R/ <Pg?!?)? ?#D"22|.A R/ <Pg? P}3os _P~O~?~#k#aA P"f? P:X=-?#D" A %O?"? P#e2a-Ptrs P M  ?#P?^C -~?"!*g"O?!?"V%OPr!@*"O"O"g? ?"^G  A#P|3^A+P{!bP|!U%OP"@%Ph!.!-P#@%P!@&Pp!@("O"O"O?#Pw!_00)            ! -?#P|"^P{!bP1U/!P%@%P!@,Pn!@(P @&?#P~N!_0&(%%%#%-P}=!@*-Ph!-@(.#-Pm!@*Ph!@(."-Ph!@(?#P1^P{!bP#U/!-P 1-?!?"P!^A#V%O? ?#^G  @)-?%P "g?%?+P{!bP|!U/ <P"?"P"^A+?!X/ <?&? ?+^F  Prg|8A#c%OP"?%?#=.!-P#?!?"P#^A!W/ <P#?%? ?!^F  Prg|8A!=A ? P%?,=?!=-?%X=P ?)?*W=P ?(?)W=-y"!%gB P2_A#C Pxks ? D".?!P.a^?!? D"2X=A!D"%@%?!D" @&"O? G CR%O?#P J".?%?%P T_A!?&P!^A%U?!? D"%Vc@&?#P ?!?%_?&=J"*?#P!? D" ?%^?&=J"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%^2l!?#G  P!dA"P!b/!? R/!? P!_@ ?!G  ?!P!^@!?#G !S/ -P @!."-?"? Rb@!.!-P @!?#P%^P!? D" ? D"%? D"*A UA(=P ? ?(=?&?%2| ?#D"%A Phhhh|WS/ ?#D"*@%"g?"G :A(P;U@&P ?(P ?&=?#D".A(T/ <?"P!?&=?%?(2}C!R-@!? R/ ?%? 2a-?#P2^C ?!-}:#!#gB P2_A(C ?%D" ?%D"*A&_P&W%O?%?&P(P!P!2m!?%D"*@&-?%?&P(^J"*?%D"%?&^A&P~3ms D  J  ?&P~7ms H  N %?"}I?%2}B!?(? ?!2|Q?(D" P!S%O?(D"%@!?%D" ?%D"*A&_P&W%O?%?&P(P!P!2m!?%D"*@&-?%?&P(^J"*?%D"%?&^A"P~8ms D  J  ?"P~<ms H  N %? D"*A)? D"%V@"Pxks ? D".?!P.a^?!? D"2X=A&D"%A!?&D" A&U?!P ?)?"=Vc@)?(P ?!?&_?)=J".?(P!?&P!? D" ?"=^?)=J"*?(P*^P!?%2|1-?#%O?%D" ?%D"*A _P1W%O?%? P2P!P!2m!?%D"*@ -?%? P2^J"*?%D"%? ^P~>ms z   z-  -?(P2^C -}*#!0gB P2_A(C Pt}0s @#? D"6A&D"FA)D".?"V%O?)D"*?"P:a^@#-"O"O"O?#D" P!_0"! "-?&D"D@#-?#D"*A-R/ ?#D"%A)?-^@0? D"2@.? D".@/? D">A*Ps"^@1?)@"P @##O"O?#?-V/ ?"G  PHT/ ?(P*^? ?!?)?#2@?(D"*P!T/ ?(D".@%?*P J"t""O?%?.X/ ?%P!^A&?/?%P.a^D"*A%P%fP ?%P)bP%S=A2X/ P @,P @+#OPxks ?/?&P!^A%P.a^?%?.X=D"*P%f@%?*D"s"?+S%O?1?+P!P%P%2m!-?*?+P!^A+J"t"?*D"~%"?,^?&J" ?,P%^@,?2?%A&V/ --? 2V-?#P!^@#?"P!^A"?0T/ --?(P2^C -}B#"(g!} B P2_A&C "O"O?#D"C?#D"FA%_?!U%O?#PC^?%?!P!P!2m!?#D"F@%.!-?!R/!-?!R/ ?#D"D?%^? ?!y,  -?#?!?%^J"F? ?!2S@*?&z.                z-# ?!P1bA(%O?&? ?!P~N{{{)b^?(y,  -? ?!P|Tb^@+P @%#O"O"g"O? R/ ? ?+S/ ? P2^.!-?)/!?&@ P!@)P -? z   A,z.}#}#}#}#}#}#}#}#}#}#}#}#}#}#}#}#zBz[?,z.HHHHHHHHHHHHHHHHzBz[c|P?%^@%@ .!--?"D"*A ?"D" S%O?"2p!-?"D"%? P"e^?!?%^P!^A!J" ?"? P!^J"*?"?"D".?!^J".?#D"6A ?#D".S%O?#P.^2};!-?#? P!^J"6?#D"2? P#e^A ?*J"%? P"M  ?&P2^C -}/#"%g!} z.{{{{{{{{{{{{{{{{@)"O?!?"V%g? ?"^G  PGS&P -?"^A"?!V/ ?!?"_P2U/ ? ?"^z   z.~(~(~(~(~(~(~(~(~(~(~(~(~(~(~(~(z|Rz.~S~S~S~S~S~S~S~S~S~S~S~S~S~S~S~Sz|%@)-"O"O"O"O"O"O"O"O?)z[A&|OA%0""! -?!?"V/"-?"?%^A#?!X/#? ?#^G  P|*T/#P!@#."-?!?"W/#? ?"^G  P|*T/#.!-? ?"^G  @("O?"?%^A#?!X/ ? ?#^G  P|*T/ ?(PIT@#.!-?(PIT/!."-?%P!^?&P!_?&b|OA%X/!?#R/!?"?%^@#-?#?"P2^X/ P @"?!?#V%O? ?#^G  @"-?"P{!bA P|*S/ ? P~> S/ ?"PI_P{!bP,U/ ?"P|IbP~! _P{!bP;V/!-P @#-?#-}<#""g!}#B Pu _A)C ?)PL^?!?"?#2|@"O?)D"L%O?)?)D"OA!J"??)?)E"LA+K#:?)D"|6@#?)D"|7@*?)?!J"O?)?+K#L?)?*J"|7?)?#J"|6P!@!"O"O"O?%D" A"P!_0" !"-?%D"*@"?%D"%@!.!-?(@"?&@!-?)P2^?)PL^P"?!?"2@"O"O"O?)D"2P!b%OPxks ?#?)D"6A!P.a^?!?*X=D"*P)bP#T/!?)?)D"?J"I?)?)E#:K#D."-? P J" .%-?)?)D"?J"O?)?)E#:K#L?)?*J"|7?)?#J"|6?)P*^?)PL^P"?%?&?(2h!?)?)E#:K#D?)?)D"?J"I?)D"*P!T/!-? ?)D"IJ"*? ?)E#DK" ? ?!J"6? ?*J"2? ?#J".."-? P J" .!-? P J" -?)Pu ^C -~E"!"g?!?!G |1?!G NA)? ^G |GA(?(P%S=A(M |1? G |V?)P|!bP*Sb@)"O"O?!G |2P!S%O?(P{!bP#S/"?)? G fc/".!-?(P{!bP#S?)c/!-? ? G |6?(P{!bP TbM |6? D"*A(? D" S%O? 2}<!-? D"%?(P~; a^?!P~; y,  ? ?(P!^J"*"O"O? D".? D"6A!_?#U%O? P.^?!?#P%P*2m!? D"6@!.!-?#R/!-?#P#eA(R/ ? D"2?!P#e^?"?(y,  -? ?!?#^J"6"O"O? D"C? D"FA!_?&U%O? PC^?!?&P!P!2m!? D"F@!.!-?&R/!-?&R/ ? D"D?!^?%?&y,  -? ?!?&^J"F--}>#!%g? ?!P5^P|Tb^A!P%_D" @#"O? P%_A%D" A"P!bR%O? ?"_A D"%A%? D" A"J" ?"%O?"?%J"%-Ps~1s D" ? D"*A"P"e^D" /!P}T~1s P}T~1s E# Q!?"}Ij})K# .!-?%?"P"cJ" -"O?#P"bR%OPs~1s D" @".!-?!D".@#?!D"%A%?!D" A"J" ?"%O?"?%J"%-Ps~1s D" A"?!D"*A%P"e^D" R%OP}T~1s P}T~1s E# Q!?%}Ij})K# -?!?#^@!-"O?"P|4"g?!? _A%A#P}%"X%OP|!?#|N_A&P!e?#?&f^.!-?#P%f-A#?#P|4X=A#P"e^A"D" A&R%O?"? J" P}T~1s P}T~1s E# Q!?#}IjiK# .!-?"? J" ?&? J"%-? ?%J".? ?#J"*? ?"J"%? ?&J" ?!P%_?%J" -~#"!,g"O?"?!D"2A(X%O.!-?"P!^A#?"P.a?!D".A"^D"*A%P%fP ?%P)bP%S=A%X/ "O?!G CR%O?!D"%@&?!D" @-#OPxks ?"?#P.a^A*P.^?#P!^A+?(X=A,D"*@."OPxks ?*?#?(X=A*G *P*bR%O?*D" P!^A#?&V/!?&?#_P*U/!?#?-^E  Q{{{)}(Q~Gt}*!|</%.!-?!?#P}X}<s 2]/#-?%?.P%fA#V/ -."-#OPxks ?"?#P!^A+P.a^?(?+W=A,D"*@&?!?#P}X}<s 2]/!?%?&P%fA#V/ -.!-?,D"*P(bP"S@)-? ?+J"%? ?)J" -}-#!(gPxks ?!D"n!?"P.a^A%P.^?!D"}3!A*?"P!^W=D"%@#P!?!D"i!?!D"}-!A)?!D"l!VA!=@(P ?)?!=@&"O"O"OPxks ?%?"?*X=D" A%%O?%A"P!_?&X/!?(P!_@!#O"O?!?"^G  P+_0C  ## ################## ###########%#-?"P!_A"/ --P @"-?#?&X/!?#@!#O"O"O?!?(^G  P+_0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!^A!T/!.#--?!P!^A#?&X%O?%@"."-#O?#?(^G  P+_A!P9V%O?%@".#-P!?!eP}2hh%bR%O?%@".#-?&?#P!^A#V/ -?)@#?%@".!-?"P!_@"-? ?#J"%? ?"J" -}.#!#gPtrs Ptrs G  A!P!?!=M  ?!%O#OPtrs G  A!/ Ptrs ?!P!?!=M  ?!/ --P}H~1s D" A!P}%hs X%OP}A~1s D" A!%OP}D~1s D" ?!2a-P}A~1s Qhhhh2K" P}H~1s P J" P}A~-s D" A!%OP}D~-s D" ?!P:a2a-P}L~-s D" A!%OP}P~-s D" ?!P"e2a-P}X~-s 2}+!Pn~.s D" A!%OP}3~.s D" ?!2a-P}A~-s P~B}.s P~U y,  P}H~1s D" @!-? ?!V%O? ?!_A"P}A~1s D" ?!_V%OP}A~1s ?!?"P!P!2m!P}H~1s D" @!-P}D~1s D" A#?!^@ ?"P"X%g?"P!_A"%O? P ?"y- -?#?!?"^A!^&? -P M  P}H~1s ?!P!^J" -Ptrs P M  P}D~1s D" -}G"!"gB PI_A(C "O"O?&/ ?"D"*P*b/ P @&?"D"%A)?)P T_A)?"D" P!^A"U?!?)Uc@!P ?)?"_?!=?%T/!P!? ?"^?!=?#?%2}C!R@&.!-?(P J"??(P J"F?(?%J"D?(?#J"C?"D"%A#?#P T_A#?"D" P!^A"U?!?#Uc@!?(P ?#?"_?!=J">?(P!? ?"^?!=J":#O"O?(P2^?(P:^2l!?(G 2R/ ?(G 3?(?(PC^2l!P @&?(G  R/"?(G !S/!."--?(P*^?(PC^2l!?(G *P!d@&-?(PI^C ?&P!b-~%(!*gB P?_A&C ?&Pxks ? D":?!P.a^?!? D">X=A#E" K#2?&?#D"*A(J":?"P ?"P{!bP~0 U=P{!bP.aA%P~Jqs ^@#?%G xqO@%"O"OP!?(P)bA)eP~E!b/ "O"O"O?)P#S%O?%P!_0(!%%%%"%-?%P)S/".#-?&D"6?&D"2_P"W/".#-?#G -@%"g?(P*bR%O?&?%? D"CG G? P.^?&D"2P!^2|A?&D" .!-?&P*^? ?%?&P2^2j!?&D"*-P!S/"?#G %@#"O?&D"6?&D"2_P"S%O? ?!?"?#P(2}@!.!-? P)P ?"?!2})!-."-? ?#G -?!2|%.!-?#G *@("O"O"O"O"O"O"O"O"O?&P2^A%D"*A)P)bP#_0& !#%*%-?(P!_P&U/!?(R/%.(-?(P!_P*U/&.#-?%D"%A*?%D" A,_P"S%O? ?!?"?#G %?(2}@!.(-? D"CG H@+"g?)P*bR%O?*?*P T_A#? D"2V?,P!^A%?#Vc@)?(P!? D".?%^?)=P ?#?%_?)=?+P!b2B.!-? D"DA#P J"e? D".? D"2?%?#P~J ^2e?(?#D"|T?#D"e?+P!b2B-A#P{!bP:S/&? ?#P ?"?!2})!.&-?(0,!#######"!#-?(/"-Pxks ? D":?!P.a^?!? D">X=D"*A"P(bP%T/"? ?!?"P%f2g."-? ?!?#G -2}2!?!P!^?)P%fT/!?%D"%PgS/!?#G &A#P#S/!? P+?#?"?!2})!.!-Pxks ? D":?!P.a^?!? D">X=D"*A(P(bP%S%O? ?!?(P%f2g-?%D"%PgS/ ? P(?#G #?"?!2})!--?&P?^C -}Q"!(g? D" A"?!G >A#?"G  bM  ?#%OPxks @"Pxks @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.a^@#-"O"O?(?!D"2A%V%g?&D".?%P.a^&Pxks -D"*P)bP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:^@"P!@%."-Pxks @!P%@)?(? D".D" A"V%O?&D".?"P.a^@!-?!P%^@"?!D" @#Phls @%.!-P!@%?!D".A!?(X/ ?&D".?!P.a^@"-?"D" @!? D"*A ?)J".? ?%J"*? ?!J"%? ?#J" --~F"!%g?#Pgd@%Ps~1s D" A&?!P"e^@!#O?!D" A!R%O? P J" 1-?!?!D".^A)?!?#^?%bA(?"^U/ -?!D"%A#?!D" A"J" ?"%O?"?#J"%-?&?!D"*A"P"e^D" R%OP}T~1s P}T~1s E# Q!?"}Ij})K# -"O?!?(S%O?!P%_A!?!D" P"dJ" .!-"O?&P|4"g?(?!_A#A"P}%"X%OP|!?"|N_A%P!e?"?%f^.!-?"P%f-A"?"P|4X=A%P"e^A"D" A&R%O?"?!J" P}T~1s P}T~1s E# Q!?%}IjiK# .!-?"?!J" ?&?!J"%-?!?#J".?!?%J"*?!?"J"%?!?&J" ?(P%_?#J" -? ?)J"*? ?(J"%? P!J" -}Q"!#gB P?_A%C ?"D"%A(?(P T_A&?"D" P!^A(U?!?&Uc@!P ?&?(_?!=@&P!? ?(^?!=@ "O?"G *P*bR%O"O"O?#D" ?#D"*A"_?&U%O?#?"?&P!P!2m!?#D"*@".!-?&R/!-?&R/ ?#D"%?"^? ?&y,  -?#?"?&^J"*.!-?%P J">?%?&J":?%? J"6?%P2^?%P6^2l!?%G 2R/ ?%G 3@ #O?#D"*A!?#D" S%O?#?!P!P!P!2m!-?#?!P!^J"*?#D"%?!^? M  ?%P*^?%P6^2l!?%G +@ ?%G */ --?%P?^C -}F"!"g?#D"*A&?#D" S%O?#2}?!-?#D"%?&^PHM  ?#?&P!^A%J"*? Ps W%O?!?"T%O#O?#"g"O?!G  A PHT%O? P~Y T%O?#D" ?%S%O?#2}?!-?#D"%?%^? M  ?%P!^.#-?#D" ?%_P!W%O?#?%P"P!P!2m!?#D"*@%-?#D"%?%^P~Yw N  .!-?#D" ?%_P!W%O?#?%P"P!P!2m!?#D"*@%-?#D"%?%^P~Y~@ N  -?%P"^-A%J"*?"?!P!^A!T/ --1-?#D" ?%S%O?#2}?!-?#D"%?%^P|(M  ?#?&P"^J"*-}1"!(gB P2_A&C "O?"P ?"P{!bA)P1U=P{!bP|1aA%G }Q}MOA*?%G }R}MOA(^P~0 V/ "O?)P)_0#! ! -P!?(?(P!W=@(?*P.aP~Tqs ^@#P @%?!?"P{!bP1|TP!e^H!2@)"g"O#O?)?%P1bfP!b%O?#G  @"?#P#_G  P*S%O?"P ?"P~0 U=P{!bP.aG ~TqO.%-?&P*^?!?"2f?&G */"-?#P.^@#?(?%P!^A%T/ -P @#."-?&G +-@%P!@#-? ?%M !? ?#P!bM  ?&P2^C -}7"!&g"O"O"O?"?"P#^P}!bA%S%O?#P*_@*P @%.!-?#?%?"_A%?#?%U=@%?#%O?!P{!b@(P!@)#O?"?&^G  ?(S/%?&P!^A&?%T/ --?#P*_A*?%U/!-?!P{!bP}%}&i*a@&#O?"?%^A)D" ?&dA(Ph}&i*?(_c?)P%^D" ?&dA(Ph}&i*?(_cbPh}%}&i|WbPh}%}&i|WT/!?*?%P*^A%X/ --?#?%T%O?!P{!b@&P!@)#O?&?"?%^G  S%O?%@&.#-?%P!^A%?#T/ --P @)-? ?&J"%? ?)J" -p"!*gB P?_A#C ?#P J"2?#Qhhhhs K"*?"P%X%OP!@(P%@)#O?"P%_@"?!P%^@%?(P!_@*"O?!D  A!PgS%O?#D"*?*S%O?#P*^2};!-?#D".A)?&^P J" ?%@!.!-?#P6^?%?!?"?!?"U=A!2|6P ?#D":?#D"6=@+?#D">@,?"?!_@"?!?%^@!?#D"*?*S%O?#P*^2};!?#D".@)-?&?)^A%?+J" ?%P%^?,J" -?&P*^@&?#?(J"2?(P!^@(?"P#V/ --? ?#D"2J"*? ?#E"*K" ?#P?^C -~7%"2g#}#?"R%OP!1-?"P"e@)? D" @&? D"%@*? D".@+? D"2@,#O?5@6Pxks ?+?!?-^D" A#P.a^?#?,X=A#D"*@(?#D"%@%"}#Q ?#D" A#P!^A.?*V/ <Q ?*?._P*U/ <?&?.^E  -@5Q!?%?#_P"_A#}I?5QgP)?#?#P)X=P#e}IjQg})}(})Q}4~U}E~W}6}S~=}9}<g}#QMljA7?6i@5?/?(P*bP#f?6?7}(Q |=cc@/?)?-P%^A-T/ -?/P!b%O"OP @+?"R%OP!@ .!-?"P"eA"?!^@.? D"%@1? D" @2? D".@3? D"2@4?!@,#O"OPxks ?3?,D" A P.a^? ?4X=A%D"*P*bA#R@ ?#/ "O?0R/ ?%D"%A#?#P T_A(?1V?%D" P!^A%?(Vc@#P!?%?2^?#=@/P ?(?%_?#=@*?"@(?+@#?!@%#O?(R/!Pxks ?3?%D" A&P.a^?&?4X=A)D"%A&?&P T_A-?)D" P!^A)U?-?1Vc@&"OP ?-?)_?&=?*T/ P!?)?2^?&=?/?*2}C!/ P @ .&-?%P%^@%?(P%_@(?#P!^A#/ --?+P!_@+?0P!^@0?.?,P%^A,T/!---&P!@ -? -}-"!)gB P2_A%C ?!D".@*?"?!D"2A+U%O?*?"P.a^D"*A&P%fP ?&P)bP%S=@)-"O?)?"P!^A"W/ #OPxks ?*?"P!^A&P.a^?&?+X=A(D"*@,?%P*^?!?#?"2P"O?%G *R/ "O?%G +A"P ?"P~0 U=P{!bP.aA"G xqOP*S%O?(D"*P)bP&S/!."-?%?!?&?"P~Jqs ^G -2|Y?%D" P!T/!?%D"%@&-P!@(."-?)?,P%fA"V/ -P @(-? ?&J"%? ?(J" ?%P2^C -z!!&gB P2_A%C "OPxks ? D".?!P.a^?!? D"2X=A!D"*A*P)bP#T/ ?!D"%A&?&P T_A&?!D" P!^A!U?&? D"%Vc@)P ?&?!_?)=@&P!? D" ?!^?)=@ ?*P*bR%O?#?&T/!? ?"?#2}C!R@(.!-?%P J".?%?&J"*?%? J"%"O#O?%?%P%^2l!?%G  P!dA P!b/!?#R/!?#P!_@#?"G  ?"P!^@"?%G !S/ -.!-? ?#Rb@(-?%P2^C ?(-}6"!"gP!? D":A%?!^?"?%U=@&?#?%_A!P ?!?#W=@!"O"O?"?%_A%P ?"?%X=A%P?U/ ?!P?V/ ? D" ? D"*A"_P|"W%O? ?"P?P!P!2m!? D"*@"-? ?!?"^J"*? D"%?"^A!?&z   z-  ?!?&z  2z- 2.!-"O"OP ?!?!?%VA%=A!? D" ? D"*A"_V%O? ?"?!P!P!2m!? D"*@".!-?!R/!-?!R/ ? D"%?"^P!?&?%=?!y,  -? ?!?"^J"*-? ? D":A ?#? ?#V=J":-}>"!#gB P2_A#C "O"O"O"O? D"6G ,P"S%O?#P!? D" ? D"%? D"*A UA%=P ? ?%=?!D" ?!D"%2| ?#D" A%Phhhh|WS/%?#D"%@&?#D"*A ?"D" ?"D"*A!_W/!?"?!? P!P!2m!?"D"*@!."-?#Pxks ? D".?!D"*A!P.a^?!? D"2X=A!E" K# ?#?!D"*A!J"*P!?!P)beP}S!b/#? D" ? D"%?#?"2e.#-? R/!-? R/ ?"D"%?!^?&? y,  -?"? ?!^J"*?%R/ ?&?%2a-?#P2^C -}T""&g!} ? D"2A(?!Pgd^@%? D".@##Oz.                @*"O?(?!?&^P!^U/ ?%P2U/ ?!?#^P!^z   @*-?%P2_@%?&P2^@&?#P2^@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z[A)R/ -"O"O"O"g"O?(?)|O?!^A%?&^A&P1_A(V%O?#?%^P1_G  PAS/!-? ?(2XA#R/#?#P!b/"?#P!f.!-?&P0_-A#?!_P"T/"? ?#?"P(2}>!1-? P!M |%-P 1-? P)P ?"?#2}D!-~Y!!*g?!?"U%O#O? D">A*?!V@%?!P.a@#?!P!^@!"O?#? D":A+^Pxks ?%=D"*A#P)bP%T/ ? D"DA&D"6A%@(?!?#P%fA,U%O?%P"e@)?!@##O?&D".?(S%O?&P.^2}7!-?&D"2?)^?#J" ?&?(P!^A(J"6?)P%^@)Pxks ?+?#P!^A#P.a^?#?*X=D"*P%fA#?,U/ --?(?%_P!V%g? ?%2k!? D"DA&D"6&?(-?%U/ ?&?%J"6-?!?"T/ ---}:"!#gB P2_A)C P!@("O"O"O?#D" A*P!_0" !"-?#D"*@*?#D"%@(.!-?&@*?%@(-?)P*^?!?"?(?*2@P @("O?)D"*P!T/ ?#G 4@""O"O"O"O"O"OPxks ?!D".?)D".A#P.a^?#?!D"2X=D"*P)bP"_0%%#"! -?"/%P!@(.&-?"P!_P)U/#P!@(.%-?"P+V/"P!?"eP}%&bR/"P!@(.#-P!@(?"P+V/"P!?"ePp)bR/".!-P!@(?"0(!    ! -P @(-? ?#J"%? ?(J" ?)P2^C -}2"!#g?#P J"*?"P?^A(?#D" A&V%O?#P ?(P!P!2m!?#D" @&?#D"*@%-"O"O?&?%_?"U%O?#?%?"P!P!2m!?#D" @&?#D"*@%.!-?"R/!-?"R/ ?#D"%?%^?!?"y,  -?#?"?%^A%J"*?&?%_P|"W%O?#?%P?P!P!2m!?#D"*@%-? ?"J"*?#?%P?^J"*?#D"%A!?%^A#z.                z-  ?#z.                z- 2? P ?(?"?%VA"=J"%? P!?!?"=J" -~O!!%g"O?!G 5A)? D"C^G 7A%P%T/ ? D"?G -@&?!G 7@(P"@%"O"O"O"O"O"O"O"O"O?)P(_02 !"#!)*)%+&**(**)-P @%?&P!bR/*?"?#P!dcP!T/)?(/).*-P @%?"/)?&P!b/(.)-P @%?(R/(?&P!b/&.(-P @%?(R?"b/&?&P!b/%.&-?&P!bR/".#-?&P!bR/"P#@%.#-?(/!-P @%.!-P!@%-?!?%M 6? ?!2}(!-~T!!"g"O"O"O?!G 5P|!bP*S%O? D"CG H/#? G GP!b/#? G |*/!-?!G 6A"P#S/"? D"CG |*R/!?!G 7P!T/!."-?!G 2/!"O?!G 3A"P ?"P~0 U=P.aG xqOP"_0& """ "-?!P M 7?!G 6A"P#S/!-? ? G *?"P TbM *? G F/ ? D"DA D"*@"? D" ?"S%O? 2}:!-? D"%?"P:a^A#?!E"2K"2?#?!z " z-" ? ?"P!^J"*--h"!"gB Pn!_A%C Ptrs Ptrs G  A&P!?&=M  ?&%O#OPtrs G  A&/ Ptrs ?&P!?&=M  ?&/ --?%Pu ^A&P}D~1s D" P}H~1s D" ?"?#?!2K?%?%D"|CJ"2?%?%E"|;K#*?%?%D"}-!J"|7?%?%z "}!z-#L?%?%z "az-#D?%?%z "Yz-#:?%P*^A"? ?%P:^A#P}:~.s P 2|9P{!bA!P"S%O?&Pl~-s ?"? ?#P!2N?%G |C@!-Ptrs P M  ?%Pn!^C ?!-~K!!(gB P?_A&C Pxks ? D":?%P.a^?%? D">X=A)D"*@+?)D"%@,?)D" @)"g?#P{!bA(P~/ W%O?(P.aA(P~Kqs ^? D"?P+^?(G ~JqO=@*?(P~Jqs ^.!-? D"?P+^@*P~Jqs -@(?&?"M | ?&P M >?&?!M =?&?#M ;?&P M :?&?%J"2?&?)J"6?&?,J".?&?)J"*?&?*G  M <? ?&P*^?(G %R?+P)bR2}&!?&P?^C -~@!!#g?!D"CG G@&?!D"DA%P J"e?!D".?!D"2?#?%P~J ^2e"gP ?"P{!bA"P%V/ <"g?&?"P,aP}H}9s ^A#^G *A"P+U@!P ?"P ?!=A&R/ <?%D"e@"?%D"|T@(?#P!?!=@#P @!#O"O?"?!?#^G  A%P ?%P|3U=P;aA%G ~S}9OT/ ?%P~=}9s ^?(?"2}C!/ P!.#-?&?!P!^A!T/ -P --@(? ?!J"%? ?(J" -~6!!%gB P?_A%C ? D"DA"P J"Y?%? D">J":?%? z ".z-#*"O?"D"6A&?!_A#P ?#?&W=A#P"U/ P%?"D"2?!P"e^?!?&V=@!?#P2W%O?%P*^?!?#2|X/!-?"P:^? P.^?!?#2L?"D"YA#R/ P @!P @"#O? D"DA&D"Y?"V%O? ?&D"|C?!^D" 2}6!-?!P%^@!?#?"P!^A"T/ --?%P?^C -},#!&g"O"O"O?!D"*A"R%O?!D"%A&/!."-?!?"P*fJ"*P!@%."-?!?&P!_A(J"%P!@%?!?!D" A#P!^J" ?#G  A"P~; T/!?(R/ ?!?&P"_J"%?!?#P"^J" "O"O"O"O"O"O?#G !A"P~@ _06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-P @#"O"O?!A"2|3A!Ph!X%O?!Ph2U/!?!Phh%X%O?"?!P2ePhhy!b?!P"ePh~Y b?!P.fP|4bccPh}%}&%cJ"*?!P4fP~N!c@!.#-?!P*ePh~Y b?!P(fP|4bcPh}%"c@#?!P.fPw!c@!-?"?#J"*.!-?"?!P|4bPh!cJ"*?!P(fPs!c@!-?!@".!-P @%-? ?"M !? ?%M  -}I!!%g? D" A!%O? D"%?!2a-? D"2@!? D"6A%%O?!@"#O?"D" A#%O?"P%^D" ?#2a-?"P.^D" A#%O?"P2^D" ?#2a-?"P:^@"?%P!_A%/ --? D".A"%O?!?"P:a2a-? D":A!P |8%O? D">?!2a-? D"CA!P |8%O? D"D?!2a--}9!!!g? D" A!%O? D"%?!2a-? D".A!%O? D"2?!P%e2a-? D":A!%O? D">?!P%e2a-? D"CA!%O? D"D?!P%e2a-? D"IA!%O? D"|.?!P.a2a-? D"|1A!%O? D"O?!P"e2a-? D"|7A!%O? D"|9?!P"e2a--}T!!%g?"P ?"P{!bP~0 U=P{!bP.aA"P~Jqs ^@#"O"O"O?"G xqOP)_0" !"-? ?!?#G -2?.!-? D">A&?!W/ ?!P!^A"?!P.a? D":A!^D"*A%P%fP ?%P)bP&S=A%X/ ?#G -@##OPxks ?!?"P.a^?"?&X=D"*@(? ?"?#2},!?%?(P%fA"V/ ---}W!!"gB P?_A&C ?#P ?#P{!bP1U=P{!bP|1aA(Pz}Ls ^? D"?P+^?(G y}LO=G  @(?&?"M | ?&P M >?&?!M =?&?(M <?&?#M ;?&P#M :?&?%J"2?&Pxks ? D":?%P.a^?%? D">X=A!D" A"J"6?&?!D"%J".?&?"J"*? ?&P*^P P 2}&!?&P?^C -}Q!!"gB P?_A%C ?"P ?"P{!bP~0 U=P{!bP.aA&P~Kqs ^? D"?P+^?&G ~JqO=G  @&?%P N!>?%?!M =?%?&M <?%?"M ;?%P!M :?%?#J"2?%Pxks ? D":?#P.a^?#? D">X=A!D" A"J"6?%?!D"%J".?%?"J"*? ?%P*^P P 2}&!?%P?^C -};!""g!}#P!@)P%@("O?&}I?#}I}#A*Q?lQ |=%OP @#.!-?*qA#Phhhh|W?%_V%OP @#.!-"O"O"g?!%O?"?!?&a?%?#2|7.!-?#R%O?%@(."-?%?#2D-A(/ ? ?%J"%.!-? ?(J"%P @)-P*@(-? ?(^?#J" ? ?)J" -}.!!"gB P2_A&C ?!?"^A!?"U%O -?!? D" A"P!eA(?!?(V=A!P*P%?%P!S=A(?!?(V=@!?&P%^?"? D"%?!?#?%2}/!?&D"%P!S%O?&D"*<?&D". -?&D"*@"? ?!J" ? ?"J"%?&P2^C -}C!!"gP"@""O"O"O"O"O?!G 00*   !!!!!"-? D" R/"? ? D"*P!^J"*.#-P!@"-? D" P!T/ ? ?"P"e^A#D"*P!^@"?#?"J"*?"? D"%V/!-? D"|6A"? D"|1S%O? P|1^2}8!-? ?"P!^J"|6? D"O?"P%e^?!z " z-" --}=!!%g? D"2A"?!V%O? D".?!^G  P~K!S@#-?"?!P!^A&V%O? D".?&^G  Pw!bPp!S@%-"O"O?"?!P"^A"W/ ?#?%bR/ ? D".?"^F  PO|7/!-? P0M %? ?!J" ? ?!P!^J"*1-? P1M %? ?!J" ? ?!P#^J"*-}R!"!} !g#Oz.{{{{{{{{{{{{{{{{@#"O?!?"V%g? ?"^G  P,S&P -?"^A"?!V/ ?!?"_P2U/ ? ?"^z   z.????????????????zC@#-"O"O?#z[Phh%c|O?"^A"?!X/ ? ?"^G  P+_0:!"  !                  " -?"1-?"P!^@". - -|X!!g"O?!P!^A#Pxks ? D":?!P.a^?!? D">X=D"*P%fA!X/ #O? G FP!S%O? G *P!bR/"-? ?#?"2b?!Pxks ? D":?#P.a^?#? D">X=D"*P%fA#V/ ---d!%g? D".?!^@%? D"2@&#OP @"?&?!?#^V%O?#?%^G  @"-?#P!^@#?"PI_P{!bP,U/ ?"P|IbP~! _P{!bP<U/ -? P M %? ?!J" ? ?!?#P!_^J"*-}"!%g"O? D"2A&?!W%O? D"6A#?!V@%.!-? D"6A#?!V@%? D".A(?!^F  P |:/ ?!?#X/ ?(?&?!2[A%/ ? ?!2}0!1-? ?"M %? ?#?!?!?#V=A!J" ? ?!?%^J"*-Z!!g? D" A!%O? D"%?!P.a2a-? D".A!%O? D"2?!P"e2a-? D":A!%O? D">?!P#e2a-? D"CA!%O? D"D?!2a-? PI^2}+!-f!#gB P?_A"C Pxks ? D":?!P.a^?!? D">X=A#D"%@%?#D" @#?"Pjih2J!<?"P%M :?"?!J"2?"?#J"6?"?%J".?"?#J"*? ?"P*^P P 2}&!?"P?^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P.2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P%2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P22}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P*P22}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P:2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P*2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -a!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P~; 2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -_!#gB P2_A!C P%? D" A#P!eA"?"P%W=@"?!P%^?#? D"%?"P%P?2}/!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2^C -~L!"*g!}#B P2_A"C P%? D" A&P!eA!?!P%W=@(?"P%^@%? D"%@*P!@)P%@!"O?(}IQ"jA+Q?lQ |=%O.!-?+qA#Py{{{)V%OP @#.!-"O"O"g?&%O?*?&P"eP%?#2|7.!-?#R/!P%?#2D-A!/ ?%P%J"%.!-?%?!J"%P @)-P*@!-?!?%^?#J" ?%?)J" ?"D"%P!S%O?"D"*<?"D". -?"D"*@!? ?(J" ? ?!J"%?"P2^C -b!#gP+@&"O"O"O?"P{!bA%P#S/ ? D":G |*?%P!Sb/ ?"@(.!-P-@%"O"O"O?#P{!bP"_0&#" !#%-P/@%.!-P(@%-?%@&-? ?&?(?"?!2}D!@!-?!-u!!(gB P2_A"C ? D"%@(?"P%^A%"gP*? D" A!P!eA&?&P*W=A&A#P |7%OP!@!P @#P%.!-"g"O"g?!%O?(?!P!?#2|7.!-?#R%OP!@!."-P!?#2D-A!/ ?%P!J"%P!.!-?%?!J"%P -@!P*-^?#J" ?%?!J" ?"D"%P!S%O?"D"*<?"D". -?"D"*@!? ?&J" ? ?!J"%?"P2^C -^!"gP+@("O"O?#P{!bA&P#T%O? D"CG |*?&P!SbR/!-P-@&P @#"O"O"O?%P{!bP"_0&#" !#%-P/@&.!-P(@&-?&@(-? ?(?#?"?!2})!--|G!"gB P2_A"C ?!G >R%O? D" P?^D" ?!D"6@!?"? D"%D" M /?"P M .?"P.M 0?"?!J"*?"Q K" ?"2n!-?"P2^C -U!!g? Q+|A%O? Q,h?!2}B!-?!D"*A"?!D" S%O?!2}?!-?!D"%?"^? Q,}&qPIcM  ?!?"P!^J"*-|5!#g"O?"R/ #O? G  A%?!G  A&S%O? P!^@ ?!P!^@!?"P!_A"/!."--?%?&_@#-?#-J!!gPxks ? D":?!P.a^?!? D">X=D"*A"P(bP%S%O? ?!?"P%f2g--}P"!!gP ?%"g?#P{!bR@&"O"O"O?!P{!bP*_0" !"-? D":G HR/!P ."-? D":G HR/ P .!-"O?"P{!bP!T/ ? D":G |*R/ P .!-? G |#@%P"@#"O"O"O"O"O"O"O"O"O"O?!P{!bP(_02 !"#!)*)%+&**(**)-P @#?%P!bR/*?"P{!b/).*-P @#?&/)?%P!b/(.)-P @#?"P{!bR/(?%P!b/&.(-P @#?"P{!bR?&b/&?%P!b/%.&-?%P!bR/".#-?%P!bR/"P#@#.#-?"P{!b/!-P @#.!-P!@#-?#? G AW-=-9 ?!G >%O? D" ?!D"6J" --+ ? Q!K# -#  -#  --~G|/j! Phhs -~O)8da|P|L]?|P|R[]|W?deZced?Ze?s/?|K|Ue?]|R[d?Ze?s ?|P|R[]|W?|S|Ue?|S|M?|K|S|U|R[dM?e|O]?a]|R?|Pd?s4?|K|Ue?e|O]?|P|R[]|W?|Pd?s 4cZ|R|N]?deZce?|P|R[]|W?sA?|S|Ue?|S|M?cZ|R|N]?|M|Sc?da|P|L]?|S|M?a]|R|Ne|O?s 2cZ|R|N]?]|R[?|P|R[]|W?sA?|S|Ue?|S|M?cZ|R|N]?|M|Sc?da|P|L]?|S|M?a]|R|Ne|O?s Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XHZaa|S|LHdc|LH|L|Saa]|Le|P|S|RdH|Kec]]H|QZ|TH]|Rec|X|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XH|L|Sc]Hdc|LHda|P|L]H|P|R[]|W|*cd dc|LH|L|S|Rf]ceH|TZdd|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XH|L|Sc]Hdc|LHda|P|L]H|Pe]c|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XH|L|Sc]Hdc|LHdecH|TZee]c|R|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XHZaa|S|LHdc|LH|L|Saa]|Le|P|S|RdH|Kec]]H|RZf|P|NZe]|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XHZaa|S|LHdc|LH|L|Saa]|Le|P|S|RdH|Kec]]H|R|S[]|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XHZaa|S|LHdc|LHcZ|V|If]|LH|Q|S[|*cd Hc|Ude|LH|/|0LIKJ|+J]|+|MZ|,|/|.IK|,|.|K|M|KZ|L|+|.[K|0KJ[K]|.Z|-LJIHa|P|KcZc|XHZaa|S|LHdc|LHZaa|S|L|*cd 7|Q]|Q|Sc|X?Zaa|S|LZe|P|S|R?|S|M?s/?|K|Xe]d?|MZ|Pa][    I!2 X   y#  |-   I!2 X   )%  K   ~A!2 X   ~.!  K   }3!2 |:   |O"  |" Pyks -*~T{{{|R|Uaa P}Als -QH !  !"#%&()* !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P~Pls -},!2 O   [    %%%%%%%%%%%%%%%%%%%%%%%%!  !   KL|WGZ|T|PGf]cd|P|S|R|>]a]|Led?e|O]?[Ze][?f]cd|P|S|R|*?Ued?|M|Sc|QZe?Z|R[?[]|MZ|Uae?Zc]?|R|Se?[|S|L|U|Q]|Re][|*}<%2 /   }G%2 R Pn}+s -}7!#   !|2      |0M~@h}C       !   !   |WG|P[]|Q|T|Se]|R|L|XG_]|X|5Zcc|P]d?e|O]?|P[]|Q|T|Se]|R|L|X?_]|X?|S|M?Z?|R]|V?|Sc[]c|*Ue?|LZcc|P]d?e|O]?|P[]|Q|T|Se]|R|L|X?_]|X?|S|M?Z?|R]|V?|Sc[]c|*  }<%2 /   }G%2 R P}X},s -|##   I&2 3   P&2 |)   a&2 |*   %       ! P})}-s -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~F}.s -!% Px}.s -!% Ph}/s -!! P}-}/s -!% Po}/s -!* P}A}/s -!* P}L}/s -!% P}X}/s -!% Pt}/s -!% P~4}/s -~P"!       %%2 ?       |Pe]|Qd|P[|,I|,|-GIKG|,K|,I|,|.GI|,GI|/d|OZ|T]]|Rec|P]d|LZaaMFA|Mc|S|Qe|S|TZ|X|S|Ue|@ca|L|OZ|R|N]d|PdZe|NZ|Td|OZc][e]|Wec]|T]Ze][|Q]|Q|K]cd|L|S|U|ReAA} AZeAMFA|P[AMFAc]|T]Ze][AMec|U]FAAM} AM} A|PdAMA_]|TeAFAM} A|PdAMA|R]|VAFAZeAMA|NZ|TAMAd|OZc][AMec|U]FAe]|WeAM} A|L|S|U|ReAMFA]|Rec|P]dAM|F|G}"|G}"|G}"|G}"FFA|L|S|U|ReAMFA|Pe]|QdAM|FFA|Q]|Q|K]cdAM} } Ad|OZ|T]AMFAe|SAMFA|TZ|X|S|Ue|@caAMFA|L|OZ|R|N]dAM} |Tc|S[|U|Le|Ia|Pde|P|R|N|I]|We]|R[][c][]|Q|Te|P|S|R|I|Uca|Ie|S|I|TZ|X|S|Ue P~8}0s -6" *  ) }5*2 :   }!+2 # Pm}1s -46#!! }5*2 :   ~%+2 ( P~"}1s -=/)&"! }J*2 :   |?,2 "       ? P~T}1s -%6. ! P}.}2s -(! *|& ) P}B}2s -(! *D ) P}Y}2s -(! *E ) P~5}2s -(! *|* ) P~K}2s -(! *H ) P})}3s -(! *I ) P};}3s -(! *|+ ) P}Q}3s -(! *|, ) P~.}3s -(! *|- ) P~B}3s -+" !+|5"! " Py}3s -|2"!!,|6"  } Aa|P|R]AM} A|P|R[]|WAMFA|L|S|Q|Ta]|Q]|ReAM h!2 5   }J   ,     * ? P~2}4s -~#"AMTR|?Hf|,H|Tc|S[|U|Le|9|Pded?|Tc|S[|U|Led|*Hf|,H|Tc|S[|U|LeH|L|S|U|Rec|P]d|9|Pded?e|O]?d|U|T|T|Sce][?|L|S|U|Rec|P]d|*|B|OZe?|Pe?eZ_]d?|K]d|P[]d?|Ped?|TZe|OF?Z|R[?e|O]?|K|S[|X?|S|M?|Ped?c]d|T|S|Rd]|*   C-2 |2   |;X|>|?Hf|,H|Sc[]c|5c]Ze]d?Z|R?|Sc[]c|*Hf|,H|Sc[]cH} |P[}"|=]Z[d?|S|R]?|Sc[]c|*|9|Pded?|Sc[]cd|*|=]Z[?e|O]?|Sc[]c?|V|Pe|O?TR|??Hf|,H|Sc[]cH} |P[}"|*Hf|,H|Sc[]cH} |P[}"Ha|P|R_d|=]Z[d?e|O]?|TZ|X|S|Ue?a|P|R_d?|S|M?Z|R?|Sc[]c|* % P}Hos -G~4,2 #   ~7,2 -   ~@,2 1   ~N%2 !   %        )+&% P~Nos -G~4,2 #   ~O,2 7   (-2 |!   %       [-2 !   !+++% P}P}7s -Ga-2 %   |T-2 +   |X-2 3   }:&2 "   %        + !% P~U}7s -G~4,2 #   }+-2 0   o-2 2   ~N%2 !   %        ++"% P}X}8s -F~4,2 #   |T-2 +   }D-2 /   ~N%2 !   %        *+# Px}8s -|X}Q-2 |&       ~4,2 #   ~;-2 6   ~N-2 B   %       %        +++?@A{{{{{##C|#{{{{{{""|%|&DE{{{{%%|-|.{{{{{{""|/J{{{{{{""|TZ|X|Q]|Re|I|Q]e|O|S[A P~S}9s -)0|Pe]|QdA Pm}:s -,&|Tc|S[|U|LedA P}D}:s -@*|P[]|Q|T|Se]|R|L|X|I_]|XA        1deZe|UdA P~9}:s -0(|L|S|Q|Ta]e][|IZeA P~Q}:s -2.c][]|Q|Te|P|S|R|I|UcaA P}-};s -*0|TZ|X|S|UeA P}B};s -/(|Pd|I|L|S|Q|Ta]e]A P~ };s ---|L|S|U|Rec|P]dA P~7};s -2+|P|R|Pe|PZa|IfZa|U]dA P~N};s -00|M|P|RZa|IfZa|U]dA P}*}<s -1.|Tc|S[|U|Le|I|L|S|U|ReA P}?}<s -*/e|S_]|RdA P}W}<s -%(|P[A P~4}<s -+"|Q]ddZ|N]A P~K}<s -2)Z|T|Tc|SfZa|IdeZe]A Pj}=s -.0|LZe]|N|Sc|P]dA P}=}=s -*,]|W|T|Pc|XA P}T}=s -0(|Tc|S[|U|Le|I|L|S[]A P~1}=s --.|Sa[|IdeZe]A P~H}=s --+|R]|V|IdeZe]A P}(ps --+e|P|Q]deZ|Q|TA P}:ps -0+|Pd|I|Sc[]cZ|Ka]A P}Qps -(.|L|S[]A P~/ps -?%|L|S|U|Rec|P]d|Ic][]]|QZ|Ka]|I|P|RA9Z|Me]cA Ph}>s -*&|K]|M|Sc]A P}7}>s -)(a|P|Q|PeA P}N}>s -(&e|X|T]A P~,}>s -+%|LZc[|I|P[A P~B}>s -,)|L|Ucc]|R|L|XA Pz}>s --*|5XW|;|9R|?R|6A P}5}?s -.+|;|=X|5R|>|>U|:TA P}K}?s -*,SPU|9R|6A Pt}?s -|"(|Tc|P|L]|I|Q|Uae|P|Ta|P]cA       2|5P|=|6A P~W}?s -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A P}H}@s -&#TQ|;A P~&}@s -&#|@|>|6A P~=}@s -&#|5P|6A P~T}@s -A#[|Pdec|P|K|Ue|P|S|R|I|Q]e|O|S[A    5|L|S|U|Rec|XA P}E}As -,)|Sc[]c|I|P[A P~"}As -E*[|Pd|L|S|U|Re|I|Q|Uae|P|Ta|P]cA    5[]a|Pf]c|X|I]|QZ|PaA Px}As -10|L|Ucc]|Re|Ie|S_]|RA P}.}Bs -1/]|QZ|Pa|IZ[[c]ddA P}C}Bs -)/fZa|U]A Pr}Bs -*&fZa|U]dA Pv}Bs -)(RWPU|9A P~O}Bs -/&|;P|DX|@|?|I|9U|:VA P}+}Cs -*-|>U|:T|9RA P}@}Cs -,(W|@|9|?U|;|9RA P}X}Cs -1*|WGZ|T|PGf]cd|P|S|RA P~5}Cs -|#/|WG|P[]|Q|T|Se]|R|L|XG_]|XA      3|,I|,|-GIKG|,KA Pkqs -.,|,I|,|.GI|,GI|/A Ppqs -),b|U]c|XA P}Uqs -+&|O]Z[]cdA P~2qs -()|K|S[|XA P~Iqs -p+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! M    ###! " {    ##"L # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!N   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{|Sc[]cGc]b|U]de|Sc[]cG|Lc]Ze][|Sc[]c|Sc[]cGa|Pde|Tc|S[|U|Le|Tc|S[|U|LeGa|Pde|Tc|S[|U|LeG|U|T[Ze]|Tc|S[|U|LeGb|U]c|X|Sc[]cGb|U]c|X  p92 /    #  }I92 /   !% !}V92 &   "& !r92 ,   #&!!~*92 )   %  !u92 .   & !!~;92 0   (" !~H92 /   ))" ~T92 -   *)" m)2 %   +("   # #     . . # P}P}Ms -7#-%   ! !     ~Y1~Y1! ! P~N}Ms -=#1.   |4 |4     s1s1! ! L ( ( Po}Ns -%~U1~U1 P}C}Ns -=~Y1!   #=.(    ) )       ! ! P~C}Ns -.!  #|&#   1 1 P~W}Ns -#/ / P}A}Os --#|(%     |4 |4 P~=}Os --%# |*(   ) ) P}8}Ps -&!"!|.# Pv}Ps -+#K    ) ) P~H}Ps -&&   " Ph}Qs -!" P}/}Qs -+" !   #K# P~.}Qs -.!  #|2  !!! ! P}-}Rs -5#|2!   # #     % % # P~&}Rs -8!  #|3#   # - *   ~N x # Pi}Ss -+#P*   # # P}5}Ss -&!   " P}H}Ss -!" P}V}Ss -1" !   #U"   ) ) P~2}Ss -)!   " % P~D}Ss -#% " P~S}Ss -})#( !   #V# ]|R   >2 "   %   &   (   )   *   %       |Q|P[?|3?a]|R   ~0 2 |J   p!  |*   Zdd]ce|P|S|R?|MZ|Pa][M?][|N]|*|O]|P|N|Oe?|2|2?d]a|M|*|O]|P|N|Oe?G?|+}2"2 |F   }R"  +   }2"2 |F   ~N   W   Zdd]ce|P|S|R?|MZ|Pa][M?dc|L|*a]|RDE?|2|2?[de|*a]|RDE}2"2 |F   |?)  &   }2"2 |F   u%  B   }2"2 |F   5&  C   Zdd]ce|P|S|R?|MZ|Pa][M?][|N]|*|O]|P|N|Oe?|2|2?d]a|M|*|R|S[]|*|O]|P|N|Oe?G?|+   }2"2 |F   #%  +   |-"2 |I   |C"  I   |-"2 |I   8"  H   }3!2 |:   ~B-  |)   #   1   0   ~O)2 x)2 #*2 P}*}Ws -}V#!   !   !   !   !  O#2 |8   E"  +   |LZ|TZ|L|Pe|X?|Sf]c|Ma|S|V   ~M"2 |;   >   &   |LZaa][?|JX|Te|P|S|RMM|U|R|VcZ|TDE|J?|S|R?Z?|J|:|S|R]|J?fZa|U]III|+I|,I|-I|.I|/IJIKILI|0|+I|+|+|+|,|+|-|+|.|+|/|+J|+K|+L|+|0|,I|,|+|,|,|,|-|,|.|,|/|,J|,K|,L|,|0|-I|-|+|-|,|-|-|-|.|-|/|-J|-K|-L|-|0|.I|.|+|.|,|.|-|.|.|.|/|.J|.K|.L|.|0|/I|/|+|/|,|/|-|/|.|/|/|/J|/K|/L|/|0JIJ|+J|,J|-J|.J|/JJJKJLJ|0KIK|+K|,K|-K|.K|/KJKKKLK|0LIL|+L|,L|-L|.L|/LJLKLLL|0|0I|0|+|0|,|0|-|0|.|0|/|0J|0K|0L|0|0!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P})rs -|-""""""""""""""""""""""""""""""################%%%%% P~4rs -!% Pwrs -!! P~J~+s -!" P}-~-s -!% Pp~-s -+4       % P}P~-s -!% Ps~-s -!! P~-~-s -!% Pv~-s -!* P~B~-s -!* P~N~-s -!% Py~-s -!% Pl~.s -!% P}3~.s -!! Pp~1s -7!       !       +   %';
var frequent = "fffffff1f13b1cd07eaa000123c1e5081d18101018000008101010101000010b";

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

// loaders/inline_stream.js
var loader = {
  compile: () => new WebAssembly.Module(fromAscii(text, frequent)),
  glue: { initSync, __wbg_reset_state }
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
var SCRIPT = 1;
var WHOLE = 3;
var BATCHES = 4;
var loader2;
var script;
var extent = 0;
function use(load2, of = WHOLE) {
  if (of === SCRIPT)
    script = load2;
  if (of <= extent)
    return;
  loader2 = load2;
  extent = of;
}
function extentOfCore() {
  return extent;
}
function load() {
  if (knownRefusal() !== void 0)
    useScript();
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
function useScript() {
  loader2 = script;
  extent = SCRIPT;
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
  /** What is wrong, for programs that say it in words of their own. */
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
    const source = code.startsWith("complement") ? "complements" : "archive";
    const place = source === "archive" ? `line ${line}` : `complements, line ${line}`;
    super(`${place}: ${code === "refused" ? reason : REASONS[code].replace("{key}", key)}`);
    this.#document = document?.slice();
    this.code = code;
    this.line = line;
    this.offset = offset;
    this.source = source;
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
var english = { "language": "en", "sentences": ["A JSON value is expected here.", "A JSON value or `]` is expected here.", "A name in double quotes is expected here. No comma may stand before a closing brace.", "A name in double quotes or `}` is expected here.", "A colon is expected between a name and its value.", "A comma or `}` is expected here.", "A comma or `]` is expected here.", "A digit is expected here. Numbers look like -12.5e3.", "The number must end here. Numbers look like -12.5e3 and have no leading zero.", 'This is not a JSON escape. JSON has \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u.', "Four hexadecimal digits are expected after \\u.", "The string is not closed. A double quote is expected here.", "A string contains a control character. JSON requires an escape for it, such as \\n.", "More text follows the document. Only one JSON value is allowed.", "These bytes are not UTF-8. JSON must be encoded as UTF-8.", "These characters are not percent-encoded UTF-8. Encode the query in UTF-8, and write % as %25.", "This is half of a surrogate pair, not a character. Complete or remove it.", "This is half of a surrogate pair, not a character. Report it to the service.", "The text begins with a byte order mark (U+FEFF). Remove it before you pass the text.", "The input exceeds the limit of {number} nested levels. Simplify it, or raise the option `limits.depth`.", "The input exceeds the limit of {number} bytes. Shorten it, or raise the option `limits.bytes`.", "This value cannot be written as JSON. JSON has no cycles, BigInts, functions or symbols.", "There is no document: the input is `undefined`. Pass text, bytes or a value.", "This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.", "The text is empty. Pass a JSON document.", "This is an HTML page, not JSON. Check the URL that it came from.", "These bytes are compressed with gzip. Decompress them first.", "Another document follows the first. For one document per line, use `order-contract/stream`.", "This is a string that contains JSON. Parse {field} first, or stringify it only once.", "{field} must be {type}.", "{field} should be {type}.", "{field} must be a whole number, 0 or more.", "{field} has a value that is not allowed. Use {values}.", "{field} has a value that the API documentation does not list.", "{field} is empty. Use {values}.", "{field} is empty. It should be {values}.", "{field} is empty. {need}", "{field} is empty.", "{field} is empty. {why}", "{field} is not a valid e-mail address. Enter one like name@example.com.", "{field} is not a valid e-mail address.", "{field} is not a valid date and time. The API documentation shows the form YYYY-MM-DDTHH:MM:SS.ffffff.", "{field} has a zone offset. The API documentation shows timestamps without one.", '{field} is not a decimal number. The API documentation shows the form "0.8".', "{field} and {other} cannot be used together. Remove one of them.", "{field} is missing. {why}", "{field} is missing. Use {values}.", "{field} was removed in version {removed_in}. {instead}", "{field} is deprecated. From version {removed_in} on: {instead}", "{field} was introduced in version {since}. Remove it or use that version.", "{field} was introduced in version {since}. This document is read as an older version.", "{field} applies only if {discriminator} is {beside}. Remove it.", "{field} applies only if {discriminator} is {beside}.", "{name} is not expected here. An order that is processing or failed contains only {carried}.", "The API documentation does not list {name}. Check its spelling.", "The API documentation does not list {name} here.", "{name} appears more than once in this object. Keep only one.", "{name} appears more than once in this object.", "{name} appears more than once in the query. Keep only one.", "The option `entries` points to nothing in this document. It must point to an array.", "The option `entries` must point to an array.", "More than one member could hold the entries. Choose one with the option `entries`, for example `/data`.", "The entries are assumed to be at {pointer}. The page envelope is not documented (4.4).", "No entries were found, so none were checked. The page envelope is not documented (4.4).", "Another field, which is not shown here, has a mistake.", "Did you mean {near}?", "Did you mean {near}? Upper and lower case matter.", "Browsers apply the same rule to e-mail fields: no spaces, and after the @ only letters, digits, dots and hyphens.", "{why}", "A page comes before one cursor or after the other.", "It is not defined which of them counts.", "Remove {field}", "Send {field} in the header {header}", "Move {field} into each entry of {list}", "Change it to {near}", "Rename it to {near}"], "found": ["null", "boolean", "number", "string", "object", "array", "end of text", "a digit", "a control character", "a letter", "another character"], "types": { "string": "a string", "object": "an object", "array": "an array", "collection": "an array or object" }, "or": "or", "and": "and", "unnamed": "this field", "labels": ["Payment method", "Item list", "Status", "Completion time", "Redemption URL", "Payout", "Order ID", "Message", "Approval state", "Category list", "Expiry", "Product code", "Old state", "New state", "Timestamp", "Orderable filter", "Product code", "Country filter", "Start cursor", "End cursor", "Page size", "Payment type", "Card ID", "Currency", "Price multiplier", "Distribution method", "Product selection", "E-mail address", "Product", "Product list"], "values": ["Completed", "Processing", "Failed", "Card", "Account balance", "Euro", "Pound sterling", "US dollar", "Canadian dollar", "E-mail", "Payout link", "One product", "Several products"], "fields": [{ "called": "the order request" }, { "called": "the created order" }, { "called": "the order" }, { "called": "the order" }, { "called": "the product" }, { "called": "the product" }, { "called": "the product update" }, { "called": "the product query" }, { "called": "the order query" }, { "called": "the query" }, { "called": "the document" }, { "why": "An order is paid by card or from the account balance." }, { "why": "An order needs at least one item.", "need": "Add at least one item." }, { "instead": "Give each entry of `items` its own `products`." }, { "instead": "Send the key in the header `x-idempotency-key`." }, { "why": "It is the only field of the response to a new order." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "need": "A completed order should list at least one item.", "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Read the order to get its details." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "The other fields of an order depend on it." }, { "why": "An order that is processing or failed should include it." }, { "why": "An order that is processing or failed should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it.", "need": "A completed order should list at least one item." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "why": "Every listed product has one." }, {}, {}, { "why": "It says which product changed." }, {}, { "why": "It describes the product after the update." }, { "why": "It says when the product changed." }, {}, {}, {}, {}, {}, {}, {}, {}, {}, { "why": "It says whether a card or the account balance pays." }, { "why": "A card payment needs the card's ID." }, { "why": "No default currency is documented, so an order needs one." }, { "called": "each item" }, { "called": "each item" }, { "called": "each item" }, {}, { "why": "An item is sent by e-mail or as a payout link." }, { "why": "Products are selected for each item." }, { "instead": "Remove it, nothing replaces it." }, { "why": "A completed order should include it." }, { "why": "A completed order should include it." }, { "instead": "Read `payout` instead." }, {}, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "instead": "Nothing replaces it." }, { "label": "Distribution type", "why": "It says whether the item is sent by e-mail or as a payout link." }, { "why": "An item sent by e-mail needs the recipient's address." }, { "label": "Selection type", "why": "It says whether one product or several are offered." }, { "why": "A single selection needs a product." }, { "why": "A multiple selection needs at least one product.", "need": "A multiple selection needs at least one product." }, { "called": "each offered product" }] };
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
var fields = [{ "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "type": "collection" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "products", "removed": "2023-07-27" }, { "name": "idempotency_key", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "completed_at", "type": "string", "removed": "2023-07-27" }, { "name": "payment_method", "type": "object", "removed": "2023-07-27" }, { "name": "items", "type": "array", "removed": "2023-07-27" }, { "name": "redemption_url", "type": "string", "removed": "2023-07-27" }, { "name": "payout", "removed": "2023-07-27", "since": "2024-02-05" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "status", "type": "string", "values": ["COMPLETED", "PROCESSING", "FAILED"] }, { "name": "id" }, { "name": "message" }, { "name": "completed_at", "type": "string" }, { "name": "payment_method", "type": "object" }, { "name": "items", "type": "array" }, { "name": "is_complete", "removed": "2023-07-27" }, { "name": "countries", "removed": "2023-07-27" }, { "name": "initial_values", "removed": "2023-07-27" }, { "name": "final_values", "removed": "2023-07-27" }, { "name": "product_count", "removed": "2023-07-27" }, { "name": "tokens", "removed": "2023-07-27" }, { "name": "approval_state", "type": "string", "since": "2024-02-05" }, { "name": "categories", "type": "collection", "since": "2024-02-05" }, { "name": "expiry", "type": "object", "since": "2024-02-05" }, { "name": "product_code", "type": "string" }, { "name": "old_state", "type": "object" }, { "name": "new_state", "type": "object" }, { "name": "timestamp", "type": "string" }, { "name": "is_orderable", "type": "string", "since": "2024-02-05" }, { "name": "code", "type": "string", "since": "2024-02-05" }, { "name": "countries_redeemable_in", "type": "string", "since": "2024-02-05" }, { "name": "after", "type": "string", "since": "2024-02-05", "other": "before" }, { "name": "before", "type": "string", "since": "2024-02-05", "other": "after" }, { "name": "limit", "type": "count", "since": "2024-02-05" }, { "name": "limit", "type": "count" }, { "name": "before", "type": "string", "other": "after" }, { "name": "after", "type": "string", "other": "before" }, { "name": "type", "type": "string", "values": ["CARD", "ACCOUNT_BALANCE"] }, { "name": "card_id", "type": "string", "beside": ["CARD"] }, { "name": "currency", "type": "string", "values": ["EUR", "GBP", "USD", "CAD"] }, { "type": "object" }, { "type": "object" }, { "type": "object" }, { "name": "price_multiplier", "type": "string" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "country", "removed": "2023-07-27" }, { "name": "distribution_method", "type": "object" }, { "name": "products", "type": "object" }, { "name": "redemption_url", "type": "string", "removed": "2024-02-05", "deprecated": "2023-07-27" }, { "name": "payout", "since": "2024-02-05" }, { "name": "order_id", "removed": "2023-07-27" }, { "name": "discount_multiplier", "removed": "2023-07-27" }, { "name": "delivery_email", "removed": "2023-07-27" }, { "name": "current_token", "removed": "2023-07-27" }, { "name": "type", "type": "string", "values": ["EMAIL", "PAYOUT_LINK"] }, { "name": "email_address", "type": "string", "beside": ["EMAIL"] }, { "name": "type", "type": "string", "values": ["SINGLE", "MULTIPLE"] }, { "name": "value", "type": "string", "beside": ["SINGLE"] }, { "name": "values", "type": "array", "beside": ["MULTIPLE"] }, { "type": "string" }];
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
function build({ messages, byLabel }, sentence, given) {
  const meta = {};
  const text2 = filled(textOf(messages, sentence), (name) => {
    const { value, shown } = argument(messages, byLabel, name, given);
    if (value !== void 0)
      meta[name] = value;
    const label = name === "field" || name === "name" ? labelOf(messages, given.field) : void 0;
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
function expectedOf(messages, sentence, given) {
  const right = rights[sentence];
  switch (right) {
    case "types":
      return typesOf(fields[given.field]?.type);
    case "values":
      return allowed(fields[given.field], "values", given);
    case "methods":
      return methodsOf(messages, given);
    case "versions":
      return [...versions];
    case "":
    case void 0:
      return void 0;
    default:
      return right.map((word) => messages.expected?.[word] ?? word);
  }
}
function allowed(field, list, { version }) {
  const isLater = (value) => versions.indexOf(field?.valuesSince?.[value] ?? versions[0]) > version;
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
function argument(messages, byLabel, name, given) {
  const field = fields[given.field];
  const texts = messages.fields[given.field];
  const object = objects[given.object];
  const endpoint = messages.calls?.endpoints[given.other];
  const word = words[given.other] ?? "";
  const plain = (text2) => ({ value: text2, shown: String(text2 ?? "") });
  const named = (wire, label2) => ({
    value: wire,
    shown: byLabel && label2 !== void 0 ? inSentence(messages, label2) : quoted(wire)
  });
  const label = (wire) => messages.labels[labelled.indexOf(wire)];
  const list = (names = [], last, labelOf2) => ({
    value: Object.freeze([...names]),
    shown: joined(names.map((wire) => named(wire, labelOf2?.(wire)).shown), last)
  });
  switch (name) {
    case "field":
      return field?.name === void 0 ? plain(texts?.called) : named(field.name, labelOf(messages, given.field));
    case "name":
      if (field !== void 0)
        return argument(messages, byLabel, "field", given);
      return given.name === void 0 ? { value: void 0, shown: messages.unnamed } : named(given.name);
    case "type":
      return plain(messages.types[field?.type ?? ""]);
    case "values":
    case "beside":
      return list(allowed(field, name, given), messages.or, (value) => messages.values[labelledValues.indexOf(value)]);
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
      return named(fields[object?.discriminator ?? -1]?.name, labelOf(messages, object?.discriminator));
    case "carried":
      return list(object?.carried, messages.and, label);
    case "pointer":
      return plain(`/${escaped(given.name ?? "*")}`);
    case "near":
      return named(words[given.near]);
    case "number":
      return plain(given.number);
    case "list":
      return named(word, label(word));
    case "header":
      return named(word);
    case "header_why":
      return plain(messages.calls?.headers[word]);
    case "versions":
      return list(versions, messages.or);
    case "methods":
      return plain(methodsOf(messages, given).join(` ${messages.or} `));
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
function labelOf(messages, field) {
  const known = field === void 0 ? void 0 : fields[field];
  if (known?.name === void 0)
    return void 0;
  return messages.fields[field]?.label ?? messages.labels[labelled.indexOf(known.name)];
}
function inSentence({ label }, text2) {
  return label === void 0 ? text2 : label.replace("{label}", text2);
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
var extent2 = 0;
var address = 0;
var input = NOTHING;
var words2 = /* @__PURE__ */ new Uint32Array(0);
function room(bytes) {
  return input.length > bytes && extent2 === extentOfCore() ? input : makeRoom(bytes);
}
function makeRoom(bytes) {
  start();
  const size = Math.max(bytes + 1, SMALLEST);
  address = call((core2) => core2.reserve(size)) >>> 0;
  input = new Uint8Array(core.memory.buffer, address, size);
  return input;
}
function start() {
  if (loaded === void 0 || extent2 !== extentOfCore()) {
    loaded = load();
    extent2 = extentOfCore();
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
  if (extentOfCore() < WHOLE)
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
  const { version } = settings;
  if (address2 === CLEAN)
    return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] };
  const reply = new Reply(address2, REPORT_HEAD);
  const phrasing = phrasingOf(settings, builtIn);
  return reportFrom(reply, assumptionsFrom(reply, phrasing), shape, phrasing);
}
function phrasingOf({ messages, byLabel, mask }, builtIn = english) {
  return { messages: messages ?? builtIn, byLabel, mask };
}
function reportFrom(reply, assumptions, shape, phrasing) {
  const flags3 = reply.word(REPORT_FLAGS);
  const count = reply.word(REPORT_DETAILS);
  const report = {
    valid: (flags3 & REPORT_VALID) !== 0,
    shape,
    version: versions[flags3 >>> REPORT_VERSION_SHIFT],
    problems: NONE,
    truncated: (flags3 & REPORT_TRUNCATED) !== 0,
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
      problem.fix = this.#fix();
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
  #fix() {
    const reply = this.#reply;
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at);
    reply.at += FIX_WORDS;
    const given = { ...NO_ARGUMENTS, field, near, other };
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
  const messages = given ?? ENGLISH;
  const conversions = given?.conversions ?? englishConversions;
  const phrasing = { messages, byLabel: false, mask: true };
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
      Object.assign(conversion, readNotes(reply, count, messages, conversions));
    else
      postpone(conversion, NOTES, () => readNotes(reply, count, messages, conversions));
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
function readNotes(reply, count, messages, conversions) {
  const lists2 = { changes: [], losses: [], gaps: [] };
  const trail = new Trail(reply);
  for (let i = 0; i < count; i++)
    readNote(reply, trail, lists2, messages, conversions);
  return { edits: readEdits(reply), ...lists2 };
}
function readNote(reply, trail, lists2, messages, conversions) {
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
  const shortfall = { pointer: pointer2, path, section, reason: reasonOf(note, entry, item, messages, conversions) };
  if (note.has_spans)
    shortfall.span = readSpan(reply);
  lists2[list].push(shortfall);
}
function reasonOf(note, entry, item, messages = english, conversions = englishConversions) {
  const { reason, field, other, version } = note;
  const key = `${reason} ${field} ${other} ${version} ${entry} ${item}`;
  if (lastReason?.key === key && lastReason.conversions === conversions)
    return lastReason.text;
  const named = (number) => quoted(fields[number]?.name);
  const why = messages.fields[field]?.why;
  const texts = { version: versions[version], entry, item, field: named(field), other: named(other), why };
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
  const open3 = versions.filter((version) => !evidence.some((one) => one.version === version));
  return { candidates: open3.length === 0 ? [...versions] : open3, evidence };
}
function readSign(reply, trail, clues) {
  const sign = readSignRecord(reply.words, reply.at);
  reply.at += SIGN_WORDS;
  const path = trail.to(reply.next(), reply.next());
  const field = fields[sign.field];
  const version = versions[sign.version];
  const speaking = [field?.removed, field?.since, version, version][sign.clue];
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) });
  return { version, pointer: trail.pointer(), path, section: sections[sign.section], reason };
}

// generated/changes.js
var changes = [{ "id": "product_listing_extended", "version": "2024-02-05", "section": "2.1", "basis": "stated", "title": "The product listing has more fields, filters and pages", "description": "Only approved products are listed. Each has `approval_state`, `categories`, `expiry` and redemption instructions. The query accepts the filters `is_orderable`, `code` and `countries_redeemable_in`, and the cursors `after` and `before` with a `limit`. A country code is no longer required." }, { "id": "countries_endpoint_added", "version": "2024-02-05", "section": "4", "basis": "stated", "title": "The supported countries can be listed", "description": "`GET /v2/product/countries` lists the supported countries. Its response is not documented." }, { "id": "redemption_url_to_payout", "version": "2024-02-05", "section": "2.6", "basis": "stated", "title": "`payout` replaces `redemption_url` on the items of an order", "description": "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. The field `payout` replaces it. Its structure is not documented." }];
var fillable = [{ "shape": "product", "version": "2024-02-05", "pointer": "/approval_state" }, { "shape": "product-list", "version": "2024-02-05", "pointer": "/approval_state" }];

// fatal.js
function isFatal(code) {
  return fatalCodes.includes(code);
}
function fatalAlone() {
  return Object.fromEntries(codes.filter((code) => !isFatal(code)).map((code) => [code, "off"]));
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

// options.js
var NAMES = ["version", "level", "draft", "severity", "entries", "limits", "mask", "messages", "names"];
var NONE2 = [];
var LIMITS = ["bytes", "depth", "findings"];
var MOST_BYTES = 5e8;
var MOST = 4294967295;
var DEFAULT_LIMITS = { bytes: 1048576, depth: 64, findings: 100 };
var DEFAULTS = {
  version: defaultVersion,
  bytes: new Uint8Array(0),
  maxBytes: DEFAULT_LIMITS.bytes,
  maxDepth: DEFAULT_LIMITS.depth,
  mask: true,
  messages: void 0,
  byLabel: false,
  entries: false
};
function shapeIndex(shape) {
  const index = shapes.indexOf(shape);
  if (index < 0)
    throw unknown("shape", shape, shapes);
  return index;
}
function refuseEntries(shape, { entries }) {
  if (!entries || lists.includes(shape))
    return;
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`);
}
function readSettings(options, more = NONE2) {
  if (options === void 0)
    return DEFAULTS;
  if (kept !== void 0 && kept.more === more && holds(kept.contents, options, kept.options === options)) {
    return kept.settings;
  }
  const settings = encodeOptions(options, more);
  const contents = contentsOf(options);
  kept = contents && { options, more, contents, settings };
  return settings;
}
var kept;
var END = {};
function contentsOf(options) {
  if (!isPlain(options))
    return void 0;
  const contents = [];
  for (const [name, value] of Object.entries(options)) {
    contents.push(name);
    if (!isRecord(value))
      contents.push(value);
    else if (isPlain(value))
      contents.push(...Object.entries(value).flat(), END);
    else
      return void 0;
  }
  return contents;
}
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  const isOrdinary = prototype === Object.prototype || prototype === null;
  return isOrdinary && Object.getOwnPropertyNames(object).length === Object.keys(object).length;
}
function holds(contents, options, isSame) {
  if (!isSame && !isPlain(options))
    return false;
  let at2 = 0;
  for (const name in options) {
    const value = options[name];
    if (contents[at2++] !== name)
      return false;
    if (!isRecord(value)) {
      if (contents[at2++] !== value)
        return false;
      continue;
    }
    if (!isSame && !isPlain(value))
      return false;
    for (const inner in value) {
      if (contents[at2++] !== inner || contents[at2++] !== value[inner])
        return false;
    }
    if (contents[at2++] !== END)
      return false;
  }
  return at2 === contents.length;
}
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function encodeOptions(options, more) {
  const given = record("options", options, [...NAMES, ...more]);
  const version = given.version === void 0 ? DEFAULTS.version : versionOf("version", given.version);
  const limits = readLimits(given.limits);
  const entries = given.entries === void 0 ? void 0 : encodePointer(given.entries);
  const mask = given.mask === void 0 || boolean("mask", given.mask);
  const messages = readMessages(given.messages);
  const byLabel = given.names !== void 0 && oneOf("names", given.names, namings) === "label";
  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries?.length ?? 0));
  bytes[0] = versions.indexOf(version);
  bytes[SETTINGS_FLAGS] = flags(given) | (entries ? FLAG_ENTRIES : 0) | (mask ? 0 : FLAG_UNMASKED);
  writeSeverities(given.severity, bytes);
  writeNumber(limits.bytes, bytes, SETTINGS_LIMITS);
  writeNumber(limits.depth, bytes, SETTINGS_LIMITS + 4);
  writeNumber(limits.findings, bytes, SETTINGS_LIMITS + 8);
  if (entries)
    bytes.set(entries, SETTINGS_ENTRIES);
  return {
    version,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask,
    messages,
    byLabel,
    entries: entries !== void 0
  };
}
function readMessages(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "sentences"))
    return value;
  throw new TypeError(`messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
function readReference(value) {
  if (value === void 0)
    return void 0;
  if (hasList(value, "explanations"))
    return value;
  throw new TypeError(`messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`);
}
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
function withAllFindings(settings) {
  const { bytes: given, ...rest } = settings.bytes.length === 0 ? encodeOptions({}, NONE2) : settings;
  const bytes = given.slice();
  bytes[SETTINGS_FLAGS] = bytes[SETTINGS_FLAGS] | FLAG_ALL;
  writeNumber(MOST, bytes, SETTINGS_LIMITS + 8);
  return { ...rest, bytes };
}
function flags({ level, draft }) {
  let flags3 = 0;
  if (level !== void 0 && oneOf("level", level, levels) === "stated")
    flags3 |= FLAG_STATED;
  if (draft !== void 0 && boolean("draft", draft))
    flags3 |= FLAG_DRAFT;
  return flags3;
}
function writeNumber(value, into, at2) {
  for (let i = 0; i < 4; i++)
    into[at2 + i] = value >>> 8 * i;
}
function readLimits(value) {
  if (value === void 0)
    return DEFAULT_LIMITS;
  const given = record("limits", value, LIMITS);
  return {
    bytes: limit("limits.bytes", given.bytes, DEFAULT_LIMITS.bytes, MOST_BYTES),
    depth: limit("limits.depth", given.depth, DEFAULT_LIMITS.depth, MOST),
    findings: limit("limits.findings", given.findings, DEFAULT_LIMITS.findings, MOST)
  };
}
function limit(name, value, byDefault, most) {
  if (value === void 0)
    return byDefault;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most)
    return value;
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${numberOrType(value)}`);
}
function writeSeverities(value, into) {
  if (value === void 0)
    return;
  const given = record("severity", value, codes);
  for (const [index, code] of codes.entries()) {
    const severity = given[code];
    if (severity === void 0)
      continue;
    const chosen = oneOf(`severity.${code}`, severity, severities);
    if (chosen !== "error" && isFatal(code)) {
      throw new TypeError(`severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`);
    }
    into[SETTINGS_SEVERITIES + index] = severities.indexOf(chosen) + 1;
  }
}
function encodePointer(value) {
  return new TextEncoder().encode(pointer("entries", value));
}
function pointer(what, value) {
  if (typeof value === "string" && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value))
    return value;
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${what} must be a JSON Pointer: did you mean '/${value.replaceAll(".", "/")}'?`);
  throw new TypeError(`${what} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`);
}
function record(what, value, known) {
  if (!isPlainRecord(value))
    throw new TypeError(`${what} must be an object, not ${typeOf(value)}`);
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) {
      throw unknown(what === "options" ? "option" : `name in ${what}`, name, known);
    }
  }
  refuseInherited(what, value, known);
  return pick(value, known);
}
function optionsOf(value, known) {
  return record("options", value === void 0 ? {} : value, known);
}
function refuseInherited(what, value, known) {
  const missing = (name) => !Object.hasOwn(value, name);
  for (const parent of parentsOf(value)) {
    const name = known.filter(missing).find((name2) => Object.hasOwn(parent, name2));
    if (name === void 0)
      continue;
    const option = what === "options" ? `the option ${name}` : `${what}.${name}`;
    throw new TypeError(`${option} is inherited: set it on the object itself`);
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
function isPlainRecord(value) {
  return isRecord(value) && Object.prototype.toString.call(value) === "[object Object]";
}
function versionOf(what, value) {
  if (versions.includes(value))
    return value;
  throw value === void 0 ? new TypeError(`${what} is missing: use ${anyOf(versions)}`) : unlisted(what, value, versions);
}
function rangeOf(value, known) {
  if (value === void 0) {
    const [from, to] = versions;
    throw new TypeError(`the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`);
  }
  const given = record("options", value, ["from", "to", ...known]);
  versionOf("from", given.from);
  versionOf("to", given.to);
  return given;
}
function pick(from, names) {
  const copy = /* @__PURE__ */ Object.create(null);
  for (const name of names) {
    const value = own(from, name);
    if (value !== void 0)
      copy[name] = value;
  }
  return copy;
}
function copyOptions(options) {
  const copy = pick(options, NAMES);
  if (copy.severity)
    copy.severity = pick(copy.severity, codes);
  if (copy.limits)
    copy.limits = pick(copy.limits, LIMITS);
  return copy;
}
function oneOf(what, value, known) {
  if (typeof value === "string" && known.includes(value))
    return value;
  throw unknown(what, value, known);
}
function boolean(what, value) {
  if (typeof value === "boolean")
    return value;
  throw new TypeError(`${what} must be true or false, not ${typeOf(value)}`);
}
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
function write(source, settings) {
  if (typeof source === "number")
    return source;
  if (source.length > settings.maxBytes)
    return REFUSED_SIZE;
  return typeof source === "string" ? writeText(source, settings) : writeBytes(source, settings);
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
  const most = Math.min(units * MOST_PER_UNIT, settings.maxBytes) + spare;
  let into = room(units > SHORT2 ? units + spare : most);
  let { read, written: written2 } = encoder.encodeInto(text2, into);
  if (read < units || written2 + spare > into.length) {
    into = room(most);
    ({ read, written: written2 } = encoder.encodeInto(text2, into));
  }
  if (read < units || written2 > settings.maxBytes)
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
  const encoded2 = strings.map((string) => string === void 0 ? void 0 : encoder.encode(string));
  const head = new Uint8Array(encoded2.reduce((sum, bytes) => sum + 4 + (bytes?.length ?? 0), before));
  let at2 = before;
  for (const bytes of encoded2) {
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
var NAMES2 = [
  "payoutUrl",
  "fill",
  "complement",
  "entries",
  "onLoss",
  "onOrphan",
  "limits",
  "messages"
];
var ON_LOSS = ["report", "error"];
var ON_ORPHAN = ["error", "drop"];
var kept2;
function readConvertOptions(shape, options) {
  if (kept2?.shape === shape && isRecord(options) && holds(kept2.contents, options, kept2.options === options)) {
    return kept2.settings;
  }
  const given = rangeOf(options, NAMES2);
  const settings = encodeOptions2(shape, given);
  const contents = given.fill || given.complement ? void 0 : contentsOf(options);
  kept2 = contents && { options, shape, contents, settings };
  return settings;
}
function encodeOptions2(shape, given) {
  const { from, to } = given;
  const limits = readLimits(given.limits);
  const messages = readMessages(given.messages);
  const payoutUrl = given.payoutUrl === void 0 ? void 0 : pointer("payoutUrl", given.payoutUrl);
  const entries = given.entries === void 0 ? void 0 : pointer("entries", given.entries);
  refuseEntries(shape, { entries: entries !== void 0 });
  const complement = complementText(given.complement);
  const fill = given.fill === void 0 ? [] : fillTexts(given.fill, pointersOf(shape, from, to));
  const bytes = headOf([payoutUrl, entries, complement, ...fill], CONVERSION_STRINGS);
  bytes[0] = versions.indexOf(from);
  bytes[1] = versions.indexOf(to);
  bytes[2] = flags2(given);
  writeNumber(limits.bytes, bytes, CONVERSION_LIMITS);
  writeNumber(limits.depth, bytes, CONVERSION_LIMITS + 4);
  writeNumber(limits.findings, bytes, CONVERSION_LIMITS + 8);
  return {
    version: from,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask: true,
    messages,
    byLabel: false,
    entries: entries !== void 0,
    identity: from === to && complement === void 0,
    limits
  };
}
function settingsOfRefusal({ version, limits, messages }) {
  return readSettings({ version, limits: { ...limits, findings: Math.max(1, limits.findings) }, messages });
}
function flags2({ onLoss, onOrphan }) {
  let flags3 = 0;
  if (onLoss !== void 0 && oneOf("onLoss", onLoss, ON_LOSS) === "error")
    flags3 |= CONVERSION_LOSS_IS_ERROR;
  if (onOrphan !== void 0 && oneOf("onOrphan", onOrphan, ON_ORPHAN) === "drop")
    flags3 |= CONVERSION_ORPHANS_DROP;
  return flags3;
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
  if (fill === void 0)
    return [];
  if (!isPlainRecord(fill))
    throw new TypeError(`fill must be an object of values by JSON Pointer, not ${typeOf(fill)}`);
  for (const pointer2 of Object.keys(fill)) {
    if (known.includes(pointer2))
      continue;
    if (known.length > 0)
      throw unknown("gap in fill", pointer2, known);
    throw new TypeError("this conversion has no gap to fill: leave out the option fill");
  }
  refuseInherited("fill", fill, known);
  const values = pick(fill, known);
  return Object.entries(values).flatMap(([pointer2, value]) => [pointer2, jsonOf(pointer2, value)]);
}
var LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/;
function jsonOf(pointer2, value) {
  let text2;
  try {
    text2 = JSON.stringify(value);
  } catch (error) {
    throw unfit(pointer2, error);
  }
  if (text2 !== void 0 && !LONE_SURROGATE.test(text2))
    return text2;
  throw unfit(pointer2);
}
function unfit(pointer2, cause) {
  return new TypeError(`fill['${pointer2}'] cannot be written as JSON: use a JSON value`, { cause });
}
function pointersOf(shape, from, to) {
  const between = (version) => {
    const at2 = versions.indexOf(version);
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
function jsonOf2(value, maxDepth) {
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
  refuseObjects(value, "query", ADVICE_ON_QUERIES);
  if (holds2(() => Symbol.iterator in value))
    throw new TypeError("pairs are not a query: pass new URLSearchParams(pairs)");
  if (holds2(() => typeof value.search === "string" && Object.keys(value).length === 0))
    throw new TypeError("a URL of this class is not a query: pass url.search");
}
function holds2(test) {
  try {
    return test();
  } catch {
    return false;
  }
}
function parameter(name, value) {
  if (loneSurrogateAt(name) < 0 && loneSurrogateAt(value) < 0)
    return new URLSearchParams([[name, value]]).toString();
  return `${encoded(name)}=${encoded(value)}`;
}
function encoded(text2) {
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
  if (isPlain2(value))
    return;
  const tag = tagOf(value);
  const isAdvised = Object.hasOwn(advice, tag) && !holds2(() => "toJSON" in value);
  const what = NO_DOCUMENTS.includes(tag) ? ADVISED[kind] : isAdvised && advice[tag];
  if (what)
    throw new TypeError(`${withArticle(tag)} is not a ${kind}: ${what}`);
}
function isPlain2(value) {
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
function prepare(shape, input2, options, more) {
  const index = shapeIndex(shape);
  const settings = readSettings(options, more);
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const source = sourceOf(shape, form, input2, settings);
  return { index, form, source, length: write(source, settings), settings };
}
function sourceOf(shape, form, input2, settings) {
  if (form !== FORM_VALUE)
    return input2;
  return isQuery(shape) ? queryOf(input2) : jsonOf2(input2, settings.maxDepth);
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
  return reportOn(shape, prepare(shape, input2, options));
}
function isValid(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(options);
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
function convert(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readConvertOptions(shape, options);
  const form = formOf(input2);
  const source = sourceOf(shape, form, input2, settings);
  if (settings.identity && form !== FORM_VALUE)
    return unchanged(source);
  const length = write(source, settings);
  return isRefusal(length) ? refused(shape, index, form, length, settings) : converted(shape, index, form, length, settings, input2);
}
function detectVersion(shape, input2, options) {
  const index = shapeIndex(shape);
  const settings = readSettings(optionsOf(options, ["entries", "limits", "messages"]));
  refuseEntries(shape, settings);
  const form = formOf(input2);
  const length = write(sourceOf(shape, form, input2, settings), settings);
  const written2 = isRefusal(length) ? write("", settings) : length;
  const address2 = callWhole((core2) => core2.detect_version(index, form, written2, settings.bytes.length));
  return readDetected(address2, settings.messages?.conversions);
}
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
function unreadableOf(shape, last, options) {
  return isValid(shape, last, { ...options, severity: fatalAlone() }) ? NOTHING3 : last;
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
  const writable = new WritableStream({
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
  return { writable, summary };
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
function readFormat(value) {
  return value === void 0 ? "ndjson" : oneOf("format", value, FORMATS);
}
function framingOf(format, most) {
  return format === "json" ? new Elements(most) : new Lines(most);
}
function readCallback(value) {
  if (value === void 0 || typeof value === "function")
    return value;
  throw new TypeError(`onProgress must be a function, not ${typeOf(value)}`);
}
function readStream(name, value, method, kind) {
  if (value === void 0)
    return void 0;
  if (typeof value !== "object" || value === null || typeof Reflect.get(value, method) !== "function")
    throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
  if (Reflect.get(value, "locked") === true)
    throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
  return value;
}

// stream/summary.js
var MOST_PATTERNS = 1e3;
var OTHERS = "*";
var Tallies = class {
  #messages;
  #all = /* @__PURE__ */ new Map();
  constructor(messages) {
    this.#messages = messages;
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
var NAMES3 = [...NAMES2, "format", "onProgress", "rejects", "complements"];
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
  #options;
  #settings;
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
    const given = rangeOf(options, NAMES3);
    const { format, onProgress, rejects, complements, complement, from, to } = given;
    const limits = readLimits(given.limits);
    this.#options = Object.assign(pick(given, NAMES2), {
      from,
      to,
      complement: void 0,
      // At least one problem, so that every reject and every error has a reason.
      limits: { ...limits, findings: Math.max(1, limits.findings) }
    });
    this.#settings = readConvertOptions(shape, this.#options);
    const { fill } = this.#options;
    if (fill !== void 0)
      this.#options.fill = pick(fill, pointersOf(shape, from, to));
    this.#tallies = new Tallies(this.#settings.messages);
    const most = this.#settings.maxBytes;
    const formatIs = readFormat(format);
    this.#isArray = formatIs === "json";
    this.#number = this.#written = this.#isArray ? 0 : 1;
    this.framing = framing ?? framingOf(formatIs, most);
    this.onProgress = readCallback(onProgress);
    const writable = (name, value) => readStream(name, value, "getWriter", "WritableStream");
    const [toRejects, toComplements] = [writable("rejects", rejects), writable("complements", complements)];
    if (toRejects !== void 0 && toRejects === toComplements)
      throw new TypeError("rejects and complements are the same stream: pass a stream for each");
    const held = readStream("complement", complement, "getReader", "ReadableStream");
    this.#copies = this.#settings.identity && held === void 0;
    this.#held = held && new Complements(held, formatIs, most);
    this.#output = output;
    this.#rejects = toRejects && new StreamOutput("rejects", toRejects);
    this.#complements = toComplements && new StreamOutput("complements", toComplements);
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
    const reject = { ...place, ...excerptOf(part2.bytes, this.#settings.maxBytes), problems: this.#cutProblems(part2) };
    await this.#reject(1, [reject], part2.bytes);
  }
  /** Counts a document over the limit, whose pieces were copied. */
  #copied() {
    this.summary.converted++;
    this.#written++;
  }
  /** Validates instead of converting, because a conversion to the same version reads nothing. */
  #cutProblems({ bytes }) {
    const { from: version, limits, messages } = this.#options;
    const options = { version, limits, messages };
    const unreadable = unreadableOf(this.#shape, bytes, options);
    return validate(this.#shape, unreadable, { ...options, severity: fatalAlone() }).problems;
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
      const excerpt = excerptOf(bytes, this.#settings.maxBytes);
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
    const convertWith = (complement) => convert(this.#shape, bytes, { ...this.#options, complement }).problems;
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
var NAMES4 = ["format", "onProgress"];
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
  #options;
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
    readSettings(options, NAMES4);
    const { format, onProgress } = pick(options, NAMES4);
    this.#options = copyOptions(options);
    this.#settings = readSettings(this.#options);
    refuseEntries(shape, this.#settings);
    const formatIs = readFormat(format);
    this.#isArray = formatIs === "json";
    this.framing = framingOf(formatIs, this.#settings.maxBytes);
    this.onProgress = readCallback(onProgress);
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
    const bytes = unreadableOf(this.#shape, part2.bytes, this.#options);
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
    return validate(this.#shape, bytes, this.#options);
  }
};
function* listedOf(found) {
  for (const { listed } of found)
    yield listed;
}

// command/arguments.js
import { parseArgs } from "node:util";

// command/flags.js
var FLAGS = /* @__PURE__ */ new Map([
  ["limits.bytes", "--max-bytes"],
  ["limits.depth", "--max-depth"],
  ["order-contract/stream", "--input ndjson"],
  ["onLoss: 'report'", "--on-loss report"],
  ["onOrphan: 'drop'", "--on-orphan drop"],
  ["onLoss", "--on-loss"],
  ["onOrphan", "--on-orphan"],
  ["payoutUrl", "--payout-url"],
  ["entries", "--entries"]
]);
function withFlags(message) {
  return message.replace(/`([^`]+)`/g, (quoted2, name) => FLAGS.has(name) ? `\`${FLAGS.get(name)}\`` : quoted2);
}
function mistakeWithFlags(message) {
  return message.replace(/^(unknown |the option )?([\w.]+)/, (all, before = "", name) => {
    const flag2 = FLAGS.get(name);
    return flag2 === void 0 ? all : `${before}${flag2}`;
  });
}

// command/usage_error.js
var UsageError = class extends Error {
  name = "UsageError";
};
function asUsage(run2) {
  try {
    return run2();
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(mistakeWithFlags(error.message), { cause: error });
    throw error;
  }
}

// command/arguments.js
function readArguments(args, specs) {
  const options = Object.fromEntries(Object.entries(specs).map(([name, { type, short }]) => [name, short ? { type, short } : { type }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = {};
  const switches = /* @__PURE__ */ new Set();
  const positionals = [];
  for (const token of tokens) {
    if (token.kind === "positional")
      positionals.push(token.value);
    if (token.kind !== "option")
      continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : void 0;
    if (spec === void 0)
      throw unknownOption(token.rawName, specs);
    if (spec.type === "boolean") {
      if (token.value !== void 0)
        throw new UsageError(`${token.rawName} takes no value: leave it out`);
      switches.add(token.name);
    } else if (token.value === void 0 || isOption(token) || isEmpty(token.value, spec)) {
      throw new UsageError(`${token.rawName} needs a value: write ${token.rawName} ${spec.value}`);
    } else if (values[token.name] !== void 0) {
      throw new UsageError(`${token.rawName} is given twice: keep one`);
    } else
      values[token.name] = token.value;
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

// lookup.js
function byName(what, name, table) {
  return table[oneOf(what, name, Object.keys(table))];
}
function readVersion(version) {
  return version === void 0 ? defaultVersion : versionOf("version", version);
}

// call.js
var MESSAGES = /* @__PURE__ */ Object.freeze({ ...english, calls: englishCalls });

// changelog.js
function changelog(range) {
  const given = rangeOf(range, ["messages"]);
  const { from, to } = given;
  const messages = readReference(given.messages);
  const all = messages === void 0 ? structuredClone([...changes]) : translated(messages);
  const between = all.filter(({ version }) => isBetween(version, from, to));
  return versions.indexOf(from) > versions.indexOf(to) ? between.reverse() : between;
}
function translated({ texts }) {
  const own2 = texts.slice(-2 * changes.length);
  return changes.map((change, n) => ({ ...change, title: own2[2 * n], description: own2[2 * n + 1] }));
}
function isBetween(version, one, other) {
  const at2 = versions.indexOf(version);
  const [first, last] = [versions.indexOf(one), versions.indexOf(other)];
  return at2 > Math.min(first, last) && at2 <= Math.max(first, last);
}

// generated/explanations.js
var syntax_ = { "code": "syntax", "text": "The text is not JSON. Nothing after this place is read, so only earlier problems are listed, and nothing is reported as missing.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED",}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#syntax" };
var encoding_ = { "code": "encoding", "text": "The text is not valid UTF-8. It contains invalid bytes, a byte order mark or half of a surrogate pair, or a query contains invalid percent-encoding.", "fails": { "by": "validate", "shape": "product-query", "input": "code=%FF" }, "passes": { "by": "validate", "shape": "product-query", "input": "code=%C3%BF" }, "page": "docs/codes.md#encoding" };
var duplicate_key_ = { "code": "duplicate_key", "text": "A name appears more than once in an object or a query, possibly in two spellings. Programs differ in which value they keep, so the checked value might not be the one that is used.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED", "st\\u0061tus": "COMPLETED"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "FAILED"}' }, "page": "docs/codes.md#duplicate_key" };
var too_large_ = { "code": "too_large", "text": "The text has more UTF-8 bytes than the limit `bytes`. It was not read.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":22}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}', "options": '{"limits":{"bytes":23}}' }, "page": "docs/codes.md#too_large" };
var too_deep_ = { "code": "too_deep", "text": "Objects and arrays are nested deeper than the limit `depth`. The outermost level is 1.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":1}}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED", "more": []}', "options": '{"limits":{"depth":2}}' }, "page": "docs/codes.md#too_deep" };
var not_serializable_ = { "code": "not_serializable", "text": "The value cannot be written as JSON. It is undefined, a function or a symbol, contains a BigInt or itself, or throws an error when it is read.", "fails": { "by": "validate", "shape": "order-created" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#not_serializable" };
var type_ = { "code": "type", "text": "The value has another JSON type than documented, or a parameter has another form. Nothing inside the value is checked.", "fails": { "by": "validate", "shape": "order-query", "input": "limit=-1" }, "passes": { "by": "validate", "shape": "order-query", "input": "limit=1" }, "page": "docs/codes.md#type" };
var enum_ = { "code": "enum", "text": "The value is not one of the documented ones. Case matters. In received documents this is only a warning, except for the status, because a new value is not your mistake.", "fails": { "by": "validate", "shape": "order-created", "input": '{"status": "DONE"}' }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "COMPLETED"}' }, "page": "docs/codes.md#enum" };
var required_ = { "code": "required", "text": "Something is missing that is needed. If the API documentation does not say so itself, the basis is `implied`, and the message says why it is needed.", "fails": { "by": "validate", "shape": "order-created", "input": "{}" }, "passes": { "by": "validate", "shape": "order-created", "input": '{"status": "PROCESSING"}' }, "page": "docs/codes.md#required" };
var empty_ = { "code": "empty", "text": "A string or list is empty although it needs content.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-04-10T17:11:26.601254"}' }, "page": "docs/codes.md#empty" };
var email_ = { "code": "email", "text": "The text is not an e-mail address by the rule that browsers apply to e-mail fields. It is checked as it would be sent, so spaces around it count.", "fails": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "passes": { "by": "validate", "shape": "order-request", "input": '{"payment_method": {"type": "ACCOUNT_BALANCE", "currency": "EUR"}, "items": [{"distribution_method": {"type": "EMAIL", "email_address": "name@example.com"}, "products": {"type": "SINGLE", "value": "P-1"}}]}' }, "page": "docs/codes.md#email" };
var timestamp_ = { "code": "timestamp", "text": "The text is not a date and time with six digits of fractional seconds, or no such date or time exists.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2023-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp" };
var timestamp_offset_ = { "code": "timestamp_offset", "text": "A timestamp ends with a zone offset. The API documentation shows timestamps without one and does not say which time zone applies.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000Z"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#timestamp_offset" };
var decimal_ = { "code": "decimal", "text": "The text is not a decimal number: digits, with an optional minus sign and fraction.", "fails": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "80%"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "passes": { "by": "validate", "shape": "product-update", "input": '{"product_code": "P-1", "new_state": {"price_multiplier": "0.8"}, "timestamp": "2024-02-29T12:00:00.000000"}' }, "page": "docs/codes.md#decimal" };
var removed_ = { "code": "removed", "text": "The version no longer has this field or endpoint. The message says which version removed it and what to do instead.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1/links"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#removed" };
var deprecated_ = { "code": "deprecated", "text": "The version still has this field, but a later one removes it.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{"redemption_url": "https://example.com/r"}]}', "options": '{"version":"2023-07-27"}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "items": [{}]}', "options": '{"version":"2023-07-27"}' }, "page": "docs/codes.md#deprecated" };
var undocumented_ = { "code": "undocumented", "text": "The API documentation does not list this name. Where it says that more names exist, only likely typos are reported.", "fails": { "by": "validate", "shape": "product-query", "input": "limt=10" }, "passes": { "by": "validate", "shape": "product-query", "input": "limit=10" }, "page": "docs/codes.md#undocumented" };
var irrelevant_ = { "code": "irrelevant", "text": "The field has no meaning for the chosen type, for example a card ID where the account balance pays.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "ACCOUNT_BALANCE", "card_id": "C-1"}}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "COMPLETED", "payment_method": {"type": "CARD", "card_id": "C-1"}}' }, "page": "docs/codes.md#irrelevant" };
var unexpected_ = { "code": "unexpected", "text": "An order that is processing or failed contains its status, its ID and a message, and nothing else.", "fails": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No.", "items": []}' }, "passes": { "by": "validate", "shape": "order", "input": '{"status": "FAILED", "id": "O-1", "message": "No."}' }, "page": "docs/codes.md#unexpected" };
var exclusive_ = { "code": "exclusive", "text": "Two parameters are used together that exclude each other. A page comes before one cursor or after the other.", "fails": { "by": "validate", "shape": "product-query", "input": "before=c1&after=c2" }, "passes": { "by": "validate", "shape": "product-query", "input": "after=c2" }, "page": "docs/codes.md#exclusive" };
var unknown_version_ = { "code": "unknown_version", "text": "The header does not name a documented version. Because the accepted values are not documented, this is a warning.", "fails": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024"}}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order", "headers": {"x-api-version": "2024-02-05"}}' }, "page": "docs/codes.md#unknown_version" };
var unknown_endpoint_ = { "code": "unknown_endpoint", "text": "The version has no endpoint with this method and path.", "fails": { "by": "validateCall", "input": '{"method": "DELETE", "url": "/v2/order/O-1"}' }, "passes": { "by": "validateCall", "input": '{"method": "GET", "url": "/v2/order/O-1"}' }, "page": "docs/codes.md#unknown_endpoint" };
var entries_ = { "code": "entries", "text": "The entries of a list can't be found without guessing, because the layout of a page is not documented. Say with the option `entries` where they are.", "fails": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}' }, "passes": { "by": "validate", "shape": "product-list", "input": '{"data": [{"approval_state": "APPROVED"}], "more": [{}]}', "options": '{"entries":"/data"}' }, "page": "docs/codes.md#entries" };
var complement_ = { "code": "complement", "text": "The complement belongs to another document, to other versions or to other options. Nothing of it was used.", "fails": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27","complement":{}}' }, "passes": { "by": "convert", "shape": "order", "input": '{"status": "COMPLETED"}', "options": '{"from":"2024-02-05","to":"2023-07-27"}' }, "page": "docs/codes.md#complement" };
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
  const messages = readReference(optionsOf(options, ["messages"]).messages);
  return messages === void 0 ? explanation : { ...explanation, text: messages.explanations[codes.indexOf(code)] };
}

// fixes.js
function applyFixes(shape, input2, options) {
  const only = wanted(own(options, "only"));
  const prepared = prepare(shape, input2, options, ONLY);
  const { index, form, settings, source } = prepared;
  const headers = {};
  const applied = [];
  if (isRefusal(prepared.length) || typeof source === "number") {
    return { output: input2, headers, applied, truncated: false, report: reportOn(shape, prepared) };
  }
  const round = { ...prepared, form: form === FORM_VALUE ? FORM_TEXT : form, settings: withAllFindings(settings) };
  let text2 = source;
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
var ONLY = ["only"];
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
function wanted(only) {
  if (only === void 0)
    return codes;
  if (!Array.isArray(only))
    throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
  return only.map((code) => oneOf("code in only", code, codes));
}

// generated/schemas.js
var order_request_2023_07_27_implied_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "required": ["type", "currency"], "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string", "minLength": 1 } }, "required": ["card_id"] } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "minItems": 1, "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } }, "required": ["email_address"] } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "required": ["type"], "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection.", "type": "string", "minLength": 1 } }, "required": ["value"] }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "minItems": 1, "items": { "title": "Offered product", "description": "The code of one product on offer.", "type": "string" } } }, "required": ["values"] } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } }, "required": ["distribution_method", "products"] } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } }, "required": ["payment_method", "items"] };
var order_request_2023_07_27_stated_ = { "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Order request", "description": "The shape order-request, section 2.4.", "type": "object", "properties": { "payment_method": { "title": "Payment method", "description": "How the order is paid, and in which currency.", "type": "object", "properties": { "type": { "title": "Payment type", "description": "Whether a card or the account balance pays.", "type": "string", "enum": ["CARD", "ACCOUNT_BALANCE"] }, "currency": { "title": "Currency", "description": "The currency in which the order is paid.", "type": "string", "enum": ["EUR", "GBP", "USD", "CAD"] } }, "if": { "properties": { "type": { "const": "CARD" } }, "required": ["type"] }, "then": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } }, "else": { "if": { "properties": { "type": { "const": "ACCOUNT_BALANCE" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "card_id": { "title": "Card ID", "description": "Identifies the card that pays.", "type": "string" } } } } }, "items": { "title": "Item list", "description": "What is ordered: one entry for each payout.", "type": "array", "items": { "title": "Item", "description": "One payout to one recipient.", "type": "object", "properties": { "distribution_method": { "title": "Distribution method", "description": "How the item reaches its recipient.", "type": "object", "properties": { "type": { "title": "Distribution type", "description": "Whether the item is sent by e-mail or as a payout link.", "type": "string", "enum": ["EMAIL", "PAYOUT_LINK"] } }, "if": { "properties": { "type": { "const": "EMAIL" } }, "required": ["type"] }, "then": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } }, "else": { "if": { "properties": { "type": { "const": "PAYOUT_LINK" } }, "required": ["type"] }, "then": {}, "else": { "properties": { "email_address": { "title": "E-mail address", "description": "The recipient's e-mail address.", "type": "string", "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$" } } } } }, "products": { "title": "Product selection", "description": "What the recipient can choose from.", "type": "object", "properties": { "type": { "title": "Selection type", "description": "Whether one product or several are offered.", "type": "string", "enum": ["SINGLE", "MULTIPLE"] } }, "if": { "properties": { "type": { "const": "SINGLE" } }, "required": ["type"] }, "then": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." } } }, "else": { "if": { "properties": { "type": { "const": "MULTIPLE" } }, "required": ["type"] }, "then": { "properties": { "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } }, "else": { "properties": { "value": { "title": "Product", "description": "The one product of a single selection." }, "values": { "title": "Product list", "description": "The products of a multiple selection.", "type": "array", "items": { "title": "Offered product", "description": "The code of one product on offer." } } } } } }, "country": { "description": "Removed in 2023-07-27. Remove it, nothing replaces it.", "not": {} } } } }, "products": { "description": "Removed in 2023-07-27. Give each entry of `items` its own `products`.", "not": {} }, "idempotency_key": { "description": "Removed in 2023-07-27. Send the key in the header `x-idempotency-key`.", "not": {} } } };
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
function jsonSchema(shape, options) {
  const versions2 = byName("shape", shape, schemas);
  const given = optionsOf(options, ["version", "level"]);
  const version = readVersion(given.version);
  const level = given.level === void 0 ? "implied" : oneOf("level", given.level, levels);
  return structuredClone(versions2[version][level]);
}

// command/options.js
var FORMATS2 = ["pretty", "json", "ndjson"];
var INPUTS = ["document", "ndjson", "array"];
var MOST_BY_DEFAULT = 1048576;
var MOST2 = 5e8;
var MOST_DEPTH = 999999999;
var HELP = { help: { type: "boolean", short: "h", help: "Show this help." } };
var INPUT = {
  input: {
    type: "string",
    value: INPUTS.join("|"),
    help: "How documents stand in a file. Queries and files named .ndjson, .jsonl or so with .gz: one a line. Others: one document."
  }
};
var LIMIT = {
  "max-bytes": {
    type: "string",
    value: "NUMBER",
    help: `The largest document in bytes. The default is ${MOST_BY_DEFAULT}.`
  },
  "max-depth": { type: "string", value: "NUMBER", help: "How deeply a document can be nested. The default is 64." }
};
var ENTRIES = {
  entries: { type: "string", value: "POINTER", help: "The JSON Pointer of the entries of a list." }
};
var FORMAT = {
  format: { type: "string", value: FORMATS2.join("|"), help: "How to print the result. The default is pretty." }
};
var MESSAGES2 = {
  messages: {
    type: "string",
    value: ["en", ...Object.keys(languages)].join("|"),
    help: "The language of messages. The default is en."
  }
};
var VERSION = {
  "api-version": { type: "string", value: "DATE", help: `The API version. The default is ${defaultVersion}.` }
};
var LEVEL = {
  level: { type: "string", value: levels.join("|"), help: "Which rules apply. The default is implied: all of them." }
};
function shapeOf({ positionals }) {
  const [shape, ...files] = positionals;
  if (shape === void 0)
    throw new UsageError(`the shape is missing: name one of ${shapes.join(", ")}`);
  return { shape: asUsage(() => oneOf("shape", shape, shapes)), files };
}
function filesOf(files) {
  if (files.length === 0)
    throw new UsageError("the file is missing: name one, or - for standard input");
  if (files.filter((file) => file === "-").length > 1)
    throw new UsageError("standard input can be read only once: name - once");
  return files;
}
function onlyFileOf(files) {
  const [file, ...more] = filesOf(files);
  if (more.length > 0)
    throw new UsageError(`only one file is accepted: leave out ${more.length} of them`);
  return file;
}
function formatOf({ values }) {
  return values.format === void 0 ? "pretty" : asUsage(() => oneOf("--format", values.format, FORMATS2));
}
function inputKindOf({ values }, shape, file) {
  const { input: input2 } = values;
  if (input2 !== void 0) {
    if (!INPUTS.includes(input2))
      throw new UsageError(unlisted("--input", input2, INPUTS).message);
    return input2;
  }
  return isQuery(shape) || isNamedLines(file) ? "ndjson" : "document";
}
function archiveFormatOf(kind) {
  return kind === "array" ? "json" : "ndjson";
}
function isNamedLines(file) {
  return /\.(?:ndjson|jsonl)(?:\.gz)?$/i.test(file);
}
function versionOf2({ values }, option = "api-version") {
  const value = values[option];
  return value === void 0 ? void 0 : asUsage(() => oneOf(`--${option}`, value, versions));
}
function levelOf({ values }) {
  return values.level === void 0 ? void 0 : asUsage(() => oneOf("--level", values.level, levels));
}
function mostBytesOf(given) {
  return numberOf(given, "max-bytes", MOST2) ?? MOST_BY_DEFAULT;
}
function numberOf({ values }, option, most) {
  const value = values[option];
  if (value === void 0)
    return void 0;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number <= most)
    return number;
  throw new UsageError(`--${option} must be a whole number from 0 to ${most}, not ${value}`);
}
async function messagesOf({ values }) {
  const language = values.messages;
  if (language === void 0 || language === "en")
    return {};
  const load2 = Object.hasOwn(languages, language) ? languages[language] : void 0;
  if (load2 !== void 0)
    return { messages: await load2() };
  throw new UsageError(`unknown language ${language}: use en, ${Object.keys(languages).join(", ")}`);
}
async function settingsOf(given, own2, use2) {
  const settings = withoutUndefined({
    version: versionOf2(given),
    level: levelOf(given),
    entries: given.values.entries,
    limits: withoutUndefined({ bytes: mostBytesOf(given), depth: numberOf(given, "max-depth", MOST_DEPTH) }),
    ...await messagesOf(given),
    ...own2
  });
  asUsage(() => use2(settings));
  return settings;
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
var changelogCommand = {
  usage: "",
  summary: "List what changed between two API versions.",
  options: {
    from: { type: "string", value: "DATE", help: `The API version before. The default is ${versions[0]}.` },
    to: { type: "string", value: "DATE", help: `The API version after. The default is ${versions.at(-1)}.` },
    ...FORMAT,
    ...HELP
  },
  async run(given) {
    if (given.positionals.length > 0)
      throw new UsageError("changelog takes only options: leave out the other arguments");
    const format = formatOf(given);
    const from = versionOf2(given, "from") ?? versions[0];
    const to = versionOf2(given, "to") ?? versions.at(-1);
    const changes2 = changelog({ from, to });
    if (format === "json")
      await print(`${JSON.stringify(changes2, null, 2)}
`);
    else if (format === "ndjson")
      await print(changes2.map((change) => `${JSON.stringify(change)}
`).join(""));
    else {
      const paint = paintFor(process.stdout);
      const texts = changes2.map(({ version, title, description, section, basis }) => `${paint("bold", version)} ${title} ${paint("dim", `(${section}, ${basis})`)}
  ${description}
`);
      await print(texts.join("\n"));
      if (texts.length === 0)
        tell(`nothing changed between ${from} and ${to}`);
    }
    return OK;
  }
};

// command/frame.js
var COLUMNS = 100;
var BEFORE = 40;
var decoder5 = new TextDecoder("utf-8", { ignoreBOM: true });
var WINDOW = 4 * (COLUMNS + 2);
function frame(problem, origin, paint) {
  const { severity, code, section, message, pointer: pointer2, help: help2, suggestion, span } = problem;
  const colour = severity === "error" ? "red" : severity === "warning" ? "yellow" : "blue";
  const line = origin.line + (span?.line ?? 1) - 1;
  const excerpt = span && origin.bytes ? excerptOf2(origin.bytes, span) : void 0;
  const column = span === void 0 ? "" : `:${excerpt?.column ?? span.column}`;
  const place = printable(`${origin.file}:${line}${column}`);
  const lines = [
    `${paint(colour, paint("bold", severity))} ${paint("bold", code)} ${paint("dim", `(${section})`)} ${printable(withFlags(message))}`,
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
function decompressed(source) {
  const gunzip = createGunzip({ chunkSize: CHUNK3 });
  gunzip.on("error", () => void 0);
  const fed = feed(source, gunzip);
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
      await source.close();
    }
  };
}
async function feed(source, gunzip) {
  let given = 0;
  for (let bytes = await source.read(); bytes !== void 0; bytes = await source.read()) {
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
  const source = withoutGzip(await guarded(() => path === "-" ? standardInput() : fileSource(path)));
  return {
    get size() {
      return source.size;
    },
    read: () => guarded(() => source.read()),
    close: () => source.close()
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
  const source = await openSource(path);
  try {
    const first = await beginningOf(source, (bytes) => bytes.length >= 2 && !bytes.every(isBlank));
    check(first ?? new Uint8Array(0));
    return continued(source, first);
  } catch (error) {
    await source.close();
    throw error;
  }
}
async function beginningOf(source, isEnough) {
  let first = await source.read();
  while (first !== void 0 && first.length < CHUNK4 && !isEnough(first)) {
    const more = await source.read();
    if (more === void 0)
      break;
    first = Buffer.concat([first, more]);
  }
  return first;
}
function continued(source, first) {
  let isBegun = false;
  const read = async () => {
    if (isBegun)
      return source.read();
    isBegun = true;
    return first;
  };
  return { size: source.size, read, close: () => source.close() };
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
async function pump(source, into) {
  const writer = into.getWriter();
  try {
    for (let bytes = await source.read(); bytes !== void 0; ) {
      const written2 = writer.write(bytes);
      const next = source.read();
      next.catch(() => void 0);
      await written2;
      bytes = await next;
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => void 0);
    throw error;
  } finally {
    await source.close();
  }
}
function streamOf(source) {
  return new ReadableStream({
    async pull(controller) {
      const bytes = await source.read();
      if (bytes !== void 0)
        return controller.enqueue(bytes);
      controller.close();
      await source.close();
    },
    cancel: () => source.close()
  }, { highWaterMark: 0 });
}
async function* chunksOf(source) {
  try {
    for (let bytes = await source.read(); bytes !== void 0; bytes = await source.read())
      yield bytes;
  } finally {
    await source.close();
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
var RANGE = {
  from: { type: "string", value: "DATE", help: "The API version that the documents have." },
  to: { type: "string", value: "DATE", help: "The API version that they are to have." }
};
var OUTPUT = {
  output: { type: "string", short: "o", value: "FILE", help: "Where to write. The default is standard output." }
};
var WITH_COMPLEMENTS = {
  "with-complements": { type: "string", value: "FILE", help: "The complements of the conversion the other way." }
};
var PAYOUT_URL = {
  "payout-url": { type: "string", value: "POINTER", help: "Where the URL is inside `payout`. The default is /url." }
};
async function settingsOf2(given, shape) {
  const from = versionOf2(given, "from");
  const to = versionOf2(given, "to");
  if (from === void 0 || to === void 0)
    throw new UsageError("a version is missing: name both with --from and --to");
  const own2 = {
    from,
    to,
    payoutUrl: given.values["payout-url"],
    onLoss: given.values["on-loss"],
    onOrphan: given.values["on-orphan"]
  };
  return settingsOf(given, own2, (settings) => convert(shape, "", settings));
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
  const { shape, file, kind, settings, most, held, output, rejects, complements, check } = conversion;
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
  const stream = convertInto(output, shape, streamOptions, isDocument ? new Whole(shape, most) : void 0);
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
var convertCommand = {
  usage: "SHAPE FILE --from DATE --to DATE",
  summary: "Convert documents from one API version to another.",
  options: {
    ...RANGE,
    ...OUTPUT,
    rejects: {
      type: "string",
      value: "FILE",
      help: "Where to write documents that cannot be converted. Without it the first one ends the conversion."
    },
    complements: { type: "string", value: "FILE", help: "Where to write what the way back needs." },
    ...WITH_COMPLEMENTS,
    summary: { type: "string", value: "FILE", help: "Where to write the summary, as JSON." },
    ...PAYOUT_URL,
    "on-loss": {
      type: "string",
      value: ON_LOSS.join("|"),
      help: "Whether a document that would lose something is refused. The default is report: it is not."
    },
    "on-orphan": {
      type: "string",
      value: ON_ORPHAN.join("|"),
      help: "What happens to a part of a complement that matches nothing. The default is error: it is refused."
    },
    ...INPUT,
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
  },
  async run(given) {
    const { shape, files } = shapeOf(given);
    const file = onlyFileOf(files);
    const settings = await settingsOf2(given, shape);
    const kind = inputKindOf(given, shape, file);
    const held = given.values["with-complements"];
    const to = await outputsOf(given, [file, held]);
    try {
      const summary = await convertFile({
        ...{ shape, file, kind, settings, held, most: mostBytesOf(given) },
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
};
var encoder5 = new TextEncoder();
async function outputsOf({ values }, inputs) {
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
var detectCommand = {
  usage: "SHAPE FILE\u2026",
  summary: "Tell which API versions a document can have, and why.",
  options: {
    ...INPUT,
    summary: { type: "boolean", help: "Print only how many documents can have which versions." },
    ...FORMAT,
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
  },
  async run(given) {
    const { shape, files } = shapeOf(given);
    const format = formatOf(given);
    const isSummary = given.switches.has("summary");
    const listing = isSummary ? void 0 : new Listing(format);
    const settings = await settingsOf(given, {}, (settings2) => detectVersion(shape, "", settings2));
    const task = { shape, settings, most: mostBytesOf(given), listing, counts: new Counts() };
    const detectAll = async () => {
      for (const file of filesOf(files)) {
        const kind = inputKindOf(given, shape, file);
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
};
async function oneDocument(file, { shape, settings, most, listing, counts }) {
  const bytes = await readDocument(file, most);
  refuseArray(shape, file, bytes);
  const found = counts.add(detect(shape, cutLineEnd(shape, bytes)[0], settings));
  await listing?.add({ file, ...found }, () => pretty(nameOf(file), found));
}
async function archive(file, format, task) {
  const { shape, settings, most, listing, counts } = task;
  done.file = nameOf(file);
  const source = await openChecked(file, (first) => {
    if (format !== "json")
      refuseArray(shape, file, first);
  });
  for await (const { line, offset, bytes, isCut } of documentsIn(chunksOf(source), format, most)) {
    const document = bytes && (isCut ? unreadableOf(shape, bytes, settings) : cutLineEnd(shape, bytes)[0]);
    const found = counts.add(detect(shape, document, settings));
    await listing?.add({ file, line, offset, ...found }, () => pretty(`${nameOf(file)}:${line}`, found));
  }
}
function detect(shape, bytes, settings) {
  const found = bytes && detectVersion(shape, bytes, settings);
  if (found && found.evidence.length > 0)
    return found;
  const { problems } = bytes ? validate(shape, bytes, { ...settings, severity: fatalAlone() }) : tooLarge(shape, readSettings(settings));
  return found && problems.length === 0 ? found : { candidates: [], evidence: [], problems };
}
function pretty(place, { candidates, evidence, problems }) {
  const paint = paintFor(process.stdout);
  if (problems) {
    const message = printable(withFlags(problems[0]?.message ?? ""));
    return `${printable(place)}: ${paint("red", "cannot be read")}: ${message}
`;
  }
  const reasons = evidence.map(({ version, pointer: pointer2, reason }) => `  not ${version}: ${printable(reason)} ${paint("dim", printable(pointer2))}
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
var explainCommand = {
  usage: "[CODE\u2026]",
  summary: "Say what a code means, with an example that has it and one that has not. Without a code: all codes.",
  options: { ...FORMAT, ...HELP },
  async run(given) {
    const format = formatOf(given);
    const wanted2 = given.positionals.map((code) => asUsage(() => oneOf("code", code, codes)));
    const all = (wanted2.length > 0 ? wanted2 : codes).map((code) => explain(code));
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
};

// command/fix.js
var decoder6 = new TextDecoder("utf-8", { ignoreBOM: true });
var fixCommand = {
  usage: "SHAPE FILE",
  summary: "Apply the safe fixes of one document. What is left goes to standard error.",
  options: {
    output: { type: "string", short: "o", value: "FILE", help: "Where to write. The default is standard output." },
    format: {
      type: "string",
      value: FORMATS2.join("|"),
      help: "pretty writes the document; json and ndjson write it with headers, fixes and report."
    },
    ...VERSION,
    ...LEVEL,
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
  },
  async run(given) {
    const { shape, files } = shapeOf(given);
    const file = onlyFileOf(files);
    refuseLines(file);
    const format = formatOf(given);
    const settings = await settingsOf(given, {}, (settings2) => applyFixes(shape, "", settings2));
    const [document, lineEnd] = cutLineEnd(shape, await readDocument(file));
    const fixed = applyFixes(shape, document, settings);
    const sink = await openOutput(given.values.output);
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
};
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
  constructor(source) {
    this.#source = source;
    this.#lines = documentsIn(chunksOf(source), "ndjson", MOST2);
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
var restoreCommand = {
  usage: "SHAPE FILE --with-rejects FILE --from DATE --to DATE",
  summary: "Convert an archive back, with its rejects at the lines where they were.",
  options: {
    ...RANGE,
    ...OUTPUT,
    "with-rejects": { type: "string", value: "FILE", help: "The rejects of the conversion the other way." },
    ...WITH_COMPLEMENTS,
    ...PAYOUT_URL,
    ...ENTRIES,
    ...LIMIT,
    ...MESSAGES2,
    ...HELP
  },
  async run(given) {
    const { shape, files } = shapeOf(given);
    const file = onlyFileOf(files);
    const settings = await settingsOf2(given, shape);
    const { output, "with-complements": held, "with-rejects": rejected } = given.values;
    if (rejected === void 0)
      throw new UsageError("the rejects are missing: name their file with --with-rejects");
    await refuseSameFiles([output], [file, held, rejected]);
    const sink = await openOutput(output);
    const rejects = new Rejects(await openSource(rejected));
    const lines = new RestoredLines(outputInto(sink), rejects);
    try {
      const summary = await convertFile({
        ...{ shape, file, kind: "ndjson", settings, held, most: mostBytesOf(given) },
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
};
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
var schemaCommand = {
  usage: "SHAPE",
  summary: "Print the JSON Schema of a shape.",
  options: { ...VERSION, ...LEVEL, ...HELP },
  async run(given) {
    const { shape, files } = shapeOf(given);
    if (files.length > 0)
      throw new UsageError("schema takes only a shape: leave out the other arguments");
    const settings = withoutUndefined({ version: versionOf2(given), level: levelOf(given) });
    await print(`${JSON.stringify(jsonSchema(shape, settings), null, 2)}
`);
    return OK;
  }
};

// command/validate.js
var validateCommand = {
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
  async run(given) {
    const { shape, files } = shapeOf(given);
    const printer = new Printer(formatOf(given));
    const settings = await settingsOf(given, {}, (settings2) => validate(shape, "", settings2));
    const sum = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} };
    await printer.list(async () => {
      for (const file of filesOf(files)) {
        const kind = inputKindOf(given, shape, file);
        const found = kind === "document" ? await oneDocument2(shape, file, settings, printer) : await archive2(shape, file, archiveFormatOf(kind), settings, printer);
        sum.documents += found.documents;
        sum.invalid += found.invalid;
      }
    });
    await printer.summarize(sum);
    return sum.invalid > 0 ? REFUSED : OK;
  }
};
async function oneDocument2(shape, file, settings, printer) {
  const bytes = await readDocument(file, settings.limits?.bytes ?? 0);
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
  const source = await openSource(file);
  const bar = new ProgressBar(source.size);
  const onProgress = (progress) => {
    bar.update(progress);
    done.line = progressLine(progress, nameOf(file), "checked");
  };
  const stream = validateEach(shape, { ...settings, format, onProgress }, async (listed, bytes) => {
    bar.clear();
    await printer.add({ file, ...listed }, bytes);
  });
  try {
    await pump(source, stream.writable);
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
  use(loader, BATCHES);
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
  const command = commandOf(name);
  const given = readArguments(args, command.options);
  return given.switches.has("help") ? help(name) : command.run(given);
}
async function help(name) {
  await print(name === void 0 ? helpOf(COMMANDS) : helpOn(name, commandOf(name)));
  return OK;
}
function commandOf(name) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
  if (command !== void 0)
    return command;
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
