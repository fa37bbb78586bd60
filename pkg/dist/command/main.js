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
var text = ' Ze|P!   !}(!4|J#hhh |J%hhhh!h|J"hh |J&hhhhh |J%hhhh |J!h |J#hhh!h|J"hh!h|J(hhhhhh |J&hhhhh!h|J  |J)hhhhhhh |J!h!h|J*hhhhhh} h!h|J,hhhhhhhhhh |J(hhhhh}" |J(hhhhhh!h|J"}"h "M!8|*H|Rd]^d|I|K|R|QfdZ|Kf|I[|M|*_e|"|I|I|U[|O|Q]|M^|Q|I|O|Q|Of|I^|Vf^d|Qd^|L|IfZ[b^ ,#}F!q!#/ #%*# !%&*! + *-#-( ! # #+!##!,% ")%!!#+ +-#& ("!(*%#* (.#" ") &!#!+%!)! )%!!0 (1%* **".((#%(#*"%"   .2"%% %% (!% ( %%"!#""&&%# %*#"( !" &"(&&&&&&&&&&!&#"3("+"")!(),)%+"|S!33|R j*&#! 3(;#h!Piit -h P~Nvt -h Pq~,t -)~=!1(|P^|P|Rd|W" -|K|N^|Ka|I[Zf|K|N 9)|K|R|Qg^df +/|K|R|Qg^df|I[Zf|K|N "0]^f^|Kf|Ig^de|O|R|Q |&-^|Q]|S|R|O|Qf|I|R|L |E*|Oe|IgZb|O] |X(d^|L|Te^ |8)d^e^dg^ |N*gZb|O]Zf^ X/gZb|O]Zf^|I|KZbb >1|I|IZ[|Rdf|I|NZ|Q]b^d#!7|I|I|O|QefZ|Q|K^|If^d|P|O|QZf^]#"7|I|I|U[|O|Q]|M^|Q|I^|Vf^d|Qd^|Le!!2|I|I|U[|O|Q]|M^|Q|IefZdf  +|#! P!-2}9!_}>!}A!}C!}B!}(!}@!},!}?!}?!}?!}?!}?!}D!q!.!|S,~E~V,q!}0}0!#Wh*}"!|YB Pi+aA&C ? D"|7A7D".@8?&Q K"t*?&z.                z-"}L*?&z.                z-"p*?&Q K"}=*?&z.                z-"~N)?&Q K"i*?&Q K"w)?&z.                z-"~6)?&Q K"}L)?&z.                z-"}S)?&Q K"p)?&z.                z-"}5)?&Q K"i)?&z.                z-"~N(?&Q K"~>*?&z.                z-"w*"hP ?8R/ <?#D".@0?#D"*@I?#D"%@-?#D" @+P ?8P!S/ <?#D">@:?#D":@|+?#D"6@4?#D"2@,"O"O?8P"S/ ?#D"F@| ?#D"D@|!?#D"C@9?#D"?@1"O?8P#T%O?#D"|1@<?#D"L@.?#D"|.@;?#D"I@C"O"O?8P%T%O?#D"|9@*?#D"|7@(?#D"|6@F?#D"O@5?8P&T/!-.!-?#D"Y@|#?#D"|C@)?#D"|?@E?#D"|;@|"?8P(T/"--.!-?#D"b@|(?#D"|N@G?#D"]@@?#D"|J@>?8P)T/!-P .!-?#D"} @2?#D"|V@J?#D"f@|%?#D"|S-@3?&P J"o"?&P J"j"?&?-J"i"?&?+J"y!?&?&z "~F(z-"p"?&?&z "x(z-"}="?&Q K"}S"?&?0J"r"?&?IJ"}L"?&Q K }Y"?&P J"~6"?&P J"w"?&?4J"v"?&?,J"u"?&?&z "n)z-"~:"?&?&z "}5)z-"~J"?&?:J"i#?&?|+J"y"?&Q K"j#?&Q K }*#?&?1J"}1#?&?9J"}5#?&P J"}9#?&P J"}A#?&?|!J"u#?&?| J"v#?&Q K"w#?&Q K ~5#?&?CJ"~>#?&?;J"~B#?&P J"~F#?&P J"~N#?&?&z "q)z-"q#?&?&z "}S)z-"}S#?&?.J"}1%?&?<J"}5%?&Q K"}9%?&Q K }@%?&P J"}V%?&P J"r%?&?FJ"}L%?&?5J"}H%?&?(J"~>%?&?*J"~B%?&?&z "~6)z-"j%?&?&z "u)z-"~R#?&?&z "~F)z-"t%?&?&z "x)z-"w%?&Q K ~M%?&Q K"~F%?&P J"n&?&P J"i&?&?EJ"y%?&?|"J"x%?&?&z "}5*z-"}9&?&?&z "n*z-"o&?&?|#J"}L&?&?)J"}H&?&Q K s&?&Q K"r&?&P J"~2&?&P J"v&?&?@J"u&?&?>J"~#&?&?&z "}S*z-"~F&?&?&z "q*z-"~6&?&?|(J"y&?&?GJ"x&?&Q K m(?&Q K"i(?&P J"}=(?&P J"}5(?&?|%J"}1(?&?3J"p(?&?&z "~6*z-"r(?&?&z "u*z-"}A(?&?2J"u(?&?JJ"~#(?&Q K ~1(?&Q K"v(?&?8J"~B(?&P J"~:(? D"L@A"O? D"|1A/D"~B"A#R/ ?!}I@|=?/D"~>"@*P @(?#P!T%O#O?(?#P!gA)?(_A.?*?.P%f_E# ?|=|A=@(?#?)aA#P!V/ --?*?(P%f_A#E# ?|=|=/ ?#D"*A#?AD"6X/ ?AD"2?#PFb_A#P:_D" A)?#P6_D" A(U?)?AP?_D" Vd@#P ?)?(aP>b?#=A.R/ P%?AP>_D" ?(P>b_?#=A0@#?.P>aA*P>|QA(P#cP#T%O?(P!_P#c@(#O?#P%_z " @|E?&Py!_?#G  P)cPv b_A)?#P6_E" K"F?)?|Ez-">?#P>_@#?(P!aA(/ --?*P~2 U/ ?.?0_@)#O?#P%_z " @|E?&Py!_A*?#G  P)cPv b_A(?#P6_E" K"F?(?|Ez-">?#P?_z " @|E?*?#P>_G  P)cPv b_A(?#PI_E" K"F?(?|Ez-">?#P|1_z " @|E?*?#PL_G  P)cPv b_A(?#Pv _E" K"F?(?|Ez-">?#P~6 _z " @|E?*?#P~2 _G  P)cPv b_A(?#P~F _E" K"F?(?|Ez-">?)?#P~N _A#T/ --P @#"}""O?8R/ ? P?_@2? D"|.@("O"O"O"h"O"O"O?7G BR%O?+%O?&P~N!_?2?-P!_P!P 2|!?&P"M ~""?&P J"j"?&?&D"~R!J"n"-?8P!S/*?,%O?&P~F!_?2?4P!_?(D"%?(D"*2|!?&P"M }-#?&P J"w"?&?&D"~J!J"~2"-P @)P @.P @*P @(Q ?8P"S/+<?1%O?&P~>!_?2?9P!_P!P 2|!?&P"M ~9#?&P J"}9#?&?&D"~B!J"}=#P"@(-?8P#T/!.)-?+%O? D"I@)? D"F@+P @*?&P}L!_?2?-P!_P!P 2|!?&?&D"}L!P!T%hP"&P!P"Prmt ?+?&D"r!A.P.b_?)?.W=D"*P)cP#SA*=-M ~""?&?.J"n"?&?*J"j"-?8P!S/)?,%O? D"I@*? D"F@)?&Pq!_?2?4P!_?(D"%?(D"*2|!?&"h?&D"q!P!T%OP @.P".!-P!P"Prmt ?)?&D"}H!A(P.b_?(?*X=D"*P)cP#SA.=-M }-#?&?(J"~2"?&?.J"w"-P @)P @.P @*P @(Q ?8P"S/*<? D"I@+? D"F@0?1/!."-?C%O?&P~6!_?2?;P!_P!P 2|!?&P"M }D%?&P J"~F#?&?&D"~:!J"~J#P"@*-?8P%S/%?5%O?&Pw!_?2?FP!_P!P 2|!?&P"M ~Q%?&P J"r%?&?&D"~2!J"}S%P"@.-?8P&S/#?|"%O?&Pu!_?2?EP!_P!P 2|!?&P"M }Y&?&P J"i&?&?&D"v!J"j&P"@)-Q ?8P(S/)<?>%O?&Pt!_?2?@P!_P!P 2|!?&P"M }*(?&P J"v&?&?&D"~#!J"w&P"@#-Q ?8P)S/)<Q ?3R/)<P @-?&P}S!_?2?|%P!_P!P 2|!?&D"}V!@1P"."-?&P}=!_?2?9P!_P!P 2|!?&?&D"}=!P!T%hP"&P!P"Prmt ?0?&D"}A!A.P.b_?+?.W=D"*P)cP#SA*=-A(M ~9#?&?.J"}=#?&?*J"}9#-?8P#S/#P @*?C%OP @.?&P}5!_?2?;P!_P!P 2|!?&?&D"}5!P!T%hP"&P!P"Prmt ?0?&D"}9!A)P.b_?)?+X=D"*P)cP#SA.=-A*M }D%?&?)J"~J#?&?.J"~F#-?8P%S/"P @.?5%OP @)?&Pp!_?2?FP!_P!P 2|!?&?&D"p!P!T%hP"&P!P"Prmt ?0?&D"}1!A-P.b_?+?-W=D"*P)cP#SA)=-A.M ~Q%?&?-J"}S%?&?)J"r%-?8P&S/!P @)?|"%OP @-?&Pn!_?2?EP!_P!P 2|!?&?&D"n!P!T%hP"&P!P"Prmt ?0?&D"o!A1P.b_?+?1W=D"*P)cP#SA-=-A)M }Y&?&?1J"j&?&?-J"i&-Q ?8P(S/&<?>%OP @-?&Pi!_?2?@P!_P!P 2|!?&?&D"i!P!T%hP"&P!P"Prmt ?0?&D"j!A1P.b_?+?1W=D"*P)cP#SA-=-A#M }*(?&?1J"w&?&?-J"v&-Q ?8P)S/&<Q ?3R/&<P @-?&Px _?2?|%P!_P!P 2|!P"?&D"|VP!T/ <P!P"Prmt ?0?&D"} A1P.b_?+?1W=D"*P)cP#SA-=-@,?&?1J"}9(?&?-J"}5(?&?,A+M ~5(?+}IQLl.%-P @)Q .#-P @)P @.Q ."-P @.P @*Q .!-P @)P @.P @*P @(Q -@|=?&Q ?&|+ }-#Q*l?&G ~V"=Q ?&|+ ~""?&G }I"=jQ ?(}IQ2l?&G ~%#=jQ ?*}IQ:l?&G }.%=jQ ?.}IQ?l?&G ~;%=jQ ?)}IQDl?&G }E&=jQ ?#}IQIl?&G ~S&=jQ ?|=?&G ~ (=jK#u*?8%O? G |9@+P @##OP!?&Py!_?+P!cA(?#?7D"63) P)cPv b_G I%hP &?(?#?&Pu*_P*?7D"23! -?&Py!_?#P)cA.Pv b_A(G |+=@*?(?*M |7?(G T@("O"O?*P{!cA)P"S%O?(P{!cR/"P!@(?.P!e@..!-?(P{!cR/!?)P!S/!-?&Py!_?.Pv b_A.?*M |8?.?(M U-?8?#P!_A#T/ --"O?&D"j"P!T/ ?&D"w"R/ Prmt ? D"FA,?&D"~2"A#P.b_? D"IA*?#W=A.E" A|=}DP!_@2? D"CA)?|=Q?n}DA#?#P TaA0U?0?2Ud@3? D"?A(?)Prmt ?,?&D"n"A#P.b_?#?*X=P!?(?2_?3=P ?0?2a?3=?.D"*P*cP#g2|OR/ ?&G p#@)?&?&G ~#"A#P!S%h?)R?&G }I"Phec&P -M t"?&"h"O?)P!T/ ?&G ~V"P!S/ ?#R.!-P -M o#-? D"|.@H"O?&D"~B(A,R%O? D"?@|+? D"D@|%? D"C@G? G |9@|"? D"O@5? D"F@;? D"I@9.!-P!? D"?A|+? D"DA|%? D"CAGVA#=@|(P ?|%?#=@2?/PD_@3? D"I@9? D"F@;? D"O@5? G |9@|"P @.#O?&Py!_?.P)cA| Pv b_ACG U@@"O"O?CD"DA*?CD"CA)W%O?|"?@dP{!c/"P}O}Bt @#?.?7D".XA-R%O?7D"*?._G  A#P ?#P~. U=P.bA#G }R}BOP#S/#?#P}O}Bt _@#-"O?HD"6A(%O?#G +A#P ?#P|3U=P;bP}B}6t _@+?HD"2@*?(P:b@##O"O?#?*_A|#P2aD" A)R/ ?|#P6aD" A(G  PHT/ ?)P!aA)?+G :T/ ?+?(P!_?)2};!R/#-?#P:aA#/ --?&?-%hP &?7D"*?._G  -M ~3*?&P M ~2*?&P#M ~4*?&?!J"w*?&Q K"u*?&P~N _?5?&Pu*_2}%!.#-P!P!2|#A#R/!?#PAM  ?&?#J"v*?&P!J"u*?&P!J"w*?&Pu*_P!?)P!P!2k!?&D"w*@#?&D"v*@0?)%O?#?0_?+?)y,  -?&?#?)_A#J"w*?&D"u*?#aP!W%O?&Pu*_?#P"P!P!2k!?&D"v*@0?&D"w*@#-?#?0_P}?~R N  ?&?#P"_A-J"w*P @)"O?|#P%aD" A+R/ ?|#P*aD" A1@#?+@(#O"O?#G  P+aA*P9WP P!?*fP}8ii%c=R%O?+?1_P!a@+P @*#O?*?+_G  P+aA)P9V/"P!?)fP}8ii%cR/"?*P!aA*?(_/ -P @).#-?#P!_@#?(P!aA(/!."--?(?*_A)?&D"u*?-aV%O?&Pu*_?-?)P!P!2k!?&D"v*@0?&D"w*@--?)R/ ?-?0_?#?)y,  -? ?!?&Py!_?.?0?)?-_2|@?&D"u*A#R/"?0?#2[."-?CG |8@-"O"O"O"O"O"O?CG |,P!cR%O?@R/!?-P{!cP"S/*.!-?CG |-P!c/ ?*?AD"FV/)"O?*?)aA*P |7/ ?AD"D@#P!@+P!?*2|#A1R/ ?&?1J"~J)?&?*J"~F)?*%O?1?#?)_?*y,  -."- -?&Py!_?| P!ePv b_A#D".@|!?#D"*@(?5P!M cP @+?.P!S%O?HD"*@1?HD"%@+-?&Pq*_?3P!?AD"D?)_?*?AD"FVA#=AEP ?*?)aA*?#=A>2W"O"O"O?&D"q*R/ ?&?&D"}S*J"~6*?&?&z "q*z-#u*?&P~F _?&Pu*_P"?+P!?+=?1P ?+=2|!?&D"|NP!T/ Prmt ?&D"~2*A1?&D"bA+P.b_?&D"~6*A|#?+W=A:D"*P)cP#T/ ?&D"u*A0R/ ?&D"w*@#?&D"v*@)?&?|#J"}S*?&?1J"r*?&?#J"}L*?&?)J"}H*?&?0J"q*"O?&"h?(%O?0?)?:P!?|+Prmt ?;?|!P.b_?9?|!W=A(E" A|=}DA+P!_A1_?|=Q?n}DA0?0P TaA)?GV?)?1UdA#=P ?)?1a?#=?(D"*P*cP#g2|O/"P!?+?|(_?0?2V?+?0VdA#=@*?:D"%@1?:D" @4P ?0?+a?#=.!-?&?+J"u)?&P J"p*?&P!M q)?&?&Pu)_J"~2*?&?&Pn*_J"w*?&?&Pq*_J"v*?&?&Pq)_J"u*?1?|#P"?+?&Pu*_P"2|B?&D"p*A*R/"?&G q)P!c/"?&D"n*@4?&D"o*@1?&D"}1*-J"~2*?&?*J"w*?&P!?1P!aA(?E_?(?>V=J"~6*?4P!aA#?>V@+?&P ?#?+=J"v*?&P!?E?+=J"u*?&?>?(aA#P ?#?>W=J"~:*?&P~F)_?&Pu*_P#2|A?&D"~N)@*.#-P @+?>P |7/%?>/!-?&Qiiii2K"~F)P @*.!-P!@+P!?>2|#A1R/"?&?1J"~J)?&?>J"~F)?>R/ ?1?E?>y,  --?*R/#?@R%O? ?!?&Py!_?.?&D"~J)A(?*2|@?&D"~F)A#R/(?(?#2[.(-?CD"%@#?CD" @)"O?-P{!cP"T/ ?&Py!_?| P!ePv b_A(D" R/ ?)/"?(D"%@(.#-?!@(?)/!."- -?#@(-?&?7D".?.V%h?7D"*?._G  &P -M ~3*?&P M ~2*?&P0M ~4*?&?(J"w*?&Q K"u*?&P~> _?5?&Pu*_2}%!-?&D"~F)A#R/!?&D"~J)?#2[.!- -?.P!_A.?,T/ --?&P~:(_@|5?&Pp(_@|6?&P~#&_@E?&Px%_@:?&P}H%_@| ?&P~>#_@|!?&P}1#_@|#?&Pu"_@|(?/P J"~J!Prmt ?;?!P.b_AO?!?9X=@PPrmt ?OP._?!P!_AR?9X=@QP!?|+?|%?GVA|/=@??|%P!a@K?/P~N!_@|&?/PD_@8? G |<@|,?&P~N*_@<?&Pw*_@>?&D"~B(@L?/P~B!_@|0P @#?%@I#O?&D"~>(@)?&D"~:(@0"O"O#O?#?L?#?LV=@(#O?#?(S%O?&?)J"~>(?&?0J"~:("O?&D"~B(A=R/ "h?&D"o"AB?=P!S/ <?&D"~6"?B_AB?=P"S/ <?&D"}A#?B_AB?=P#S/ <?&D"~N#?B_AB?=P%S/ <?&D"}V%?B_AB?=P&S/ <?&D"n&?B_AB?=P(S/ <?&D"~2&?B_AB?=P)S/ <?&D"}=(?B_-ABR/ ?|/?|%P"Ud@SP ?|%?|/=@|3P|%PF?|,P!cAT=@|)?&D"}=(AU?=P*aA|7Rd@|8?&D"~2&AH?=P)aA|*Rd@V?&D"o"AL?=P!aA0RdP!c@|9?&D"~6"AM?=P"aA|0RdP!c@W?&D"}A#A|1?=P#aANRdP!c@|:?&D"~N#A<?=P%aA8RdP!c@X?&D"}V%AC?=P&aA>RdP!c@|;?&D"n&A2?=P(aA@RdP!c@|<?/P~N!_@|4P @3P @##O?.@)?3A6P!_@3?#P!c@#P @."O"O#O"O"O?&Py!_?.P)cPv b_A*D"2R/ ?#R/!?+?*D"FA(S%O?)?.X/!?+@(.%-?(?+V/#-?=?.P!_A.T/!.&--?=?.P!_A(W/!?*D"F@#?.@*#O?&Py!_?(P)cPv b_A)D"2%O?.?(?(?*X?)D"FA,?#X?#?,S=A)=@.?*?(?)=@*?#?,?)=@#-?=?(P!_A(T/ -.!-?=?.A,P!_A#W/ #O"O?&Py!_?#P)cPv b_A*D"2R/ "O?*D"FA-?+T%O?+?-U/!."-?#?)W/!-?.?#?#?,X?(?-W?(?-S=A*=@.?,?#?*=@,?(?-?*=@(-?=?#P!_A#T/ --?I?&Py!_A(?.P)cPv b_A|-D"FA+?6aA#P ?#?+W=A#?#?IV=@|."h"h"O"O"O"O"O?IR%O?3?BU@J?%/#?|9R/!P)@#?|(@*?0@)?L@,."-P @1?!?9U%O?OD"*A#P%gP ?#P)cP%S=@1-?R@-?|.P"X%O?|.P!a@,#O?-?1X/(Prmt ?;?-A(P!_A#P.b_?#?9X=D"*P%g@-P @#?0@*"O"O#O"O"O"O?&Py!_?#_A)D" P!T/ ?)P%_D" ?(T/ ?)P~( _G  R/ ?)Pu _G  @)?*R/"?)P!S/"?#P}1%T/!.%-?*R/#?#P}1%S/#-?#Pv _@#?*P!a@*.!--?*/!?)P!S/!-?,P!a@,-?,/ --#O?1?-A(W/&Prmt ?;?(P!_A#P.b_?#?9X=A)D"*P%g@-P @#?0@*"O#O"O"O"O?&Py!_?#_A,D" P!T/ ?,P%_D" ?(T/ ?,P~( _G  R/ ?,Pu _G  @,?*R/"?,P!S/"?#P}1%T/!.%-?*R/#?#P}1%S/#-?#Pv _@#?*P!a@*.!--?*/!?,P!S/!--Prmt ?;?(P.b_?(?9X=D" @#?)D"%.&-?W%OP(@#?|(@(?|#@*?|0@)?M@,.!-?|:%OP&@#?|#@(?|!@*?N@)?|1@,.!-?X%OP%@#?|!@(?| @*?8@)?<@,.!-?|;%OP#@#?| @(?:@*?>@)?C@,.!-?|<%OP"@#?:@(?E@*?@@)?2@,.!-P!@#?E@(?|6@*?|*@)?H@,?VP!c/ P!@-P @#?*@(?|5@*?|7@)?U@,?|8P!cR/"-P!@-"O?,%O"O?#?)?#?)U=A6R/ ?(D"F@#?*D"2%O?(?*?*D"FA,?#UA)=@(?#?,?)=@#-?6P!S/ ?*D"Y%O?(?*Pv _?*D"|VA,?#UA)=@(?#?,?)=@#-?6P"S/ ?*D"q!%O?(?*P}5!_?*D"~#!A,?#UA)=@(?#?,?)=@#-?6P#S/ ?*D"~R!%O?(?*P~B!_?*D"p"A,?#UA)=@(?#?,?)=@#-?6P%S/ ?*D"t"%O?(?*P}L"_?*D"~:"A,?#UA)=@(?#?,?)=@#-?6P&S/ ?*D"o#%O?(?*Py"_?*D"q#A,?#UA)=@(?#?,?)=@#-?6P(S/ ?*D"~6#R/ ?(?*Pu#_?#?*D"~R#V=@(-?(D"?A)?(D">A(X/!-P @#."-P @#?)?AD"FV/!?AD"D?(_@-?)?(a@#.!-P @1?QD" .#-P @1P @*?#?|3"h?TR%O?PD" P!_.!-P ?G?KW/ <??G  P|4S-A(aA)P ?)?|3W=W%hP ?#?-P!?(??_?(?|3V=?#2};!=&P -?(_."-P @#P -?+?6W@J?#?+?6VA1=-@,P @#P @("O"O?|-G |,P!T/ "O?|-D">A#?|-D"?A|2V/ ?#?|2S/ ?|2?AD"FV/ ?AD"D?#_?|2_?#Phe_G  A)P|4S@(?|./ ?)P|4T/ P @)?SR%O?|+H  P}Y~Y S@)-?/D"x!@(?/D"~J!A-?/D"~B!S%O?/P~B!_2}4!-?-P6bA*?/D"~F!_A6P M 2?6?(J".?6?(J"*?6?)J"%?6P J" P!@(?/?-P!_A)J"~J!?)P"U/ ?*P2_@)#O"O?-A*?/D"~J!X/ "O?/D"~F!?)_ADPCaA-D" A|.?DP2aA(D" A6S%O?DP?aD" A4?DP.aD" AFV/!."-?6?|.X/!?DP.aD  @F?DP?aD  @4-?(?|.J  ?-?6J  ?DP.a?4J  ?DP?a?FJ  ?DP>aA(D  @-?(?DP*aA(D  J  ?(?-J  ?DP:aA(E  @|=?(?DP%aA(E  K  ?(?|=K  -?)P6a@)?*P!a@-P!@(?*P!V/ --?|2?(aA(?#X%O?(?AD"FW/!-?&?|)M u*?&Pu*_@-P!@#.!-?AD"D@)?&?|)M u*?#?)_@)"O?(?#aA(P)W%O?&Pu*_@-?(R%OP!@#.#-?)G  ?|)S/!P!@#?(P!S/"?)G !?|)S/!?(P"S/"?)G "?|)S/!?(P#S/"?)G #?|)S/!?(P%S/"?)G %?|)S/!?(P&S/"?)G &?|)S/!?(P(S/"?(P!?)G (?|)SA(=@#?)?&Pu*_?(=@-."-?&Pu _?|)?)?(2|R?(P!?&D"|7P!SA(=@#?)?&Pu*_?(=@-.!-?(@#?)@--?/D"x!A*@(?1%O?|&D" ?(a?#U%O?|4?(?#P!P!2k!?/D"x!@(-?#%O?/D"~R!?(_?-?#y,  -?/?#?(_A(J"x!-"O"O"O?|-D"2%O?|-D":A6?(V/!?|-D"6A1?6V/"?6?1aA)?|&D" ?(aV%O?|4?(?)P!P!2k!?/D"x!@(-?)P ?)?6W=A6%O?/D"~R!A)?(_?)?1_?6y,  -?/?(?6_A(J"x!-?JR/"?|&D" ?(a?#U%O?|4?(?#P!P!2k!?/D"x!@(-?#%O?/D"~R!?(_?-?#y,  -?/?#?(_A(J"x!."- - -?/D"~J!A#?/D"~B!S%O?/P~B!_2}4!-?#P6bA-?/D"~F!_A)P M 2?)?(J".?)?*J"*?)?,J"%?)?,J" ?/?#P!_A(J"~J!?(P"X%O?-P2_@*#O"O?#A(?/D"~J!X/ "O?/D"~F!?*_A6PCaA-D" A,?6P2aA#D" A)S%O?6P?aD" A4?6P.aD" AFV/!."-?)?,X/!?6P.aD  @F?6P?aD  @4-?#?,J  ?-?)J  ?6P.a?4J  ?6P?a?FJ  ?6P>aA)D  @#?)?6P*aA-D  J  ?-?#J  ?6P:aA#E  @|=?#?6P%aA#E  K  ?#?|=K  -?*P6a@*?(P!a@#?(P!V/ --P!@#?3?BT/ --?/D"~J!R/%"O?7G BR%O?&D"~B(A%R%OP @#."-?&G ~#"P!S?&G ~""P TcA!P!P"?!=?%P!S=A#P"T/!?&G p#P!S?&G }-#P TcA!P!P"?!=?%P"S=A#P"T/!?&G ~:#P!S?&G ~9#P TcA!P!P"?!=?%P#S=A#P"T/!?&G q%P!S?&G }D%P TcA!P!P"?!=?%P%S=A#P"T/!?&G ~R%P!S?&G ~Q%P TcA!P!P"?!=?%P&S=A#P"T/!?&G t&P!S?&G }Y&P TcA!P!P"?!=?%P(S=A#P"T/!?&G o(P!S?&G }*(P TcA!P!P"?!=?%P)S=A#P"T/!?&G ~6(P!S?&G ~5(P Tc@#.!-?&D"u"%OP!@#.!-P @#?&D"~B(A%R/ ?&D"y!?&G ~#"P"ScA!P!P"?!=?%P!S=A#P"T/ P @#?%P"S/ ?&D"}1#?&G ~:#P"ScA!P!P"?!=?%P#S=A#P"T/ ?&D"~>#?&G q%P"ScA!P!P"?!=?%P%S=A#P"T/ ?&D"}H%?&G ~R%P"ScA!P!P"?!=?%P&S=A#P"T/ ?&D"x%?&G t&P"ScA!P!P"?!=?%P(S=A#P"T/ ?&D"~#&?&G o(P"ScA!P!P"?!=?%P)S=A#P"T/ ?&D"p(?&G ~6(P"Sc@#-?5?#?5G cdP!cM c?/G |CP!S%O? 2Q-"O?&D"u"R/ ?7G BP!T/ ? ?&D"v"P!_2]-"hP ?&D"~:(P!T/ <P ?&D"~>(A#?5D"|6X/ <?5D"O?#P%f_-@!?/D"~J!A#R/%P ?|%?|/=@*?#P6b?/D"~F!A#_@)?5P6_@(?!R%O#O?&PL_?(???*?#D" ?#P%_D" ?/D"~R!?/D"x!?#P*_D" ?#P._D" 2|;?)?#P6_A#T/ -.&-#O?#P2_G  @%?&POa?(???*?#D" ?#P%_D" ?/D"~R!?/D"x!?#P*_D" ?#P._D" 2|;"O"O"O?%P!a0" !"-?!?&D"OJ" .!-?!?&D"|6J"%-?)?#P6_A#T/ -.%-?#P)c@*?#P!_A2@#?&Py!_?*Pv b_A.D" P!T/ -?.D"%@|*"O"O"O?.G |7P!a0" !#-?&?)J"~>(?&?0J"~:(Prmt ?;?|*P.b_A(?9?|*W=D" @#Prmt ?(P._?|*P!_?9X=A)D"%@3?/D"x!@(?.D"|.A,"hP ?&D"~B(A*R/ <?&G ~#"P!S?&D"}L"?,UcP ?&G ~""=A+?*P!S/ <?&G p#P!S?&D"y"?,UcP ?&G }-#=?+_A+?*P"S/ <?&G ~:#P!S?&D"u#?,UcP ?&G ~9#=?+_A+?*P#S/ <?&G q%P!S?&D"}1%?,UcP ?&G }D%=?+_A+?*P%S/ <?&G ~R%P!S?&D"~>%?,UcP ?&G ~Q%=?+_A+?*P&S/ <?&G t&P!S?&D"}H&?,UcP ?&G }Y&=?+_A+?*P(S/ <?&G o(P!S?&D"x&?,UcP ?&G }*(=?+_A+?*P)S/ <?&G ~6(P!S?&D"~#(?,UcP ?&G ~5(=?+_-V%O?(@+?3@)?#@@?.D"LA0@3.%-?%?,P!_W%O?QD" @@?|,P!cR%O?(@+?3@)?#@0?PD" P!_@3.&-?G?KW%O?(@+?3@)?#@0P @3.&-?(@+?3@)?#@0??G  P|4S@3.%-Prmt ?;?)D"*P%gA)P.b_?)?9X=D" @)?G?KW/!?)?|%X/!??G  A*P|4T?*P|%TcR/!?|,P!cR/!?)??_G  P|4SA*?)_@@"O?*R%O?(@+.!-?|&D" ?(S%O?|&2}7!-?/D"~R!?(_P|4M  ?/?(P!_A+J"x!-?#@0.#-?.D"*P!T/!Prmt ?;?|*P.b_A#?9?|*W=E" @|>Prmt ?#P._?|*P!_AC?9X=A#D" @(Prmt ?;?.D".AMP.b_?9?MW=E" @|=?#D"%@#P @4?&P J"y*?&Q K"~R*?&P"M ~P*?&P!N!~N*?&QiiiiIK"~F*?&?#J"~B*?&?|=K"~:*?&?(J"~6*?&?|>K"w*?&QiiiiIK"u*?&Py!_?*P!ePv b_ANG |,P!c@@#O?4?<_G  @0?>?4P#f_A#D" @.?#D"%@3?/D"x!@*"O?/"h"O?@/ ?ND"DA(?ND"CA#W/ P @+?2P!S%O?HD"%@+?HD"*@,-?&Pn*_?8P!?AD"D?#_?(?AD"FVA-=P ?(?#a?-=2W?&D"n*R/ ?&?&D"}5*J"}S*?&?&z "n*z-#q*?&P~6 _?&Pq*_P"?+P!?+=?,P ?+=2|!?&D"|CP!T/ Prmt ?&D"r*A|1?&D"YA#P.b_?&D"}S*A+?#W=A(D"*P)cP#T/ ?&D"q*A)R/ Prmt ?|1P:_?+P"W=A#P%_@,?(P%_@-"O"O"O?40" !"-Prmt ?|1P._?+P!W=A-P%_@,.!-?#@-?(@,-?&D"}L*A#?&D"}H*V@+?,D" A,P ?#?+=V?-D" A#?,Vd@-"O"OP ?,?#a?-=A,?/D"~N!?/D"x!A(aV%O?|&?(?,P!P!2k!?/D"x!@(.!-?,R/!-?,R/ ?/D"~R!?(_P!P!?)?+=?#_?-=?,y,  -?(?,_.!-"O"O"O?4P!a0"!" -?/D"2A#?/D".A)U%O?/D"x!.#-?/D"x!@(P @,"O?#?/D"*V/ ?/D"%@-"O?#?)aA#?|&D" ?(aV%O?|&?(?#P!P!2k!?/D"x!@(.!-?#R/!-?#%O?/D"~R!?(_?)?-_?#y,  -?#@,-?(?,_."-?2P!T/"?/D":A#?/D"6A)U%O?/D"x!."-?/D"x!@(P @,"O?#?/D"*V/ ?/D"%@-"O?#?)aA#?|&D" ?(aV%O?|&?(?#P!P!2k!?/D"x!@(.!-?#R/!-?#%O?/D"~R!?(_?)?-_?#y,  -?#@,-?(?,_.!-?2P!T/!"O?/D"?A)?/D">A,U%O?/D"x!@#P @(.!-?/D"x!@#P @(?)?/D"*V/ ?/D"%@-"O?)?,aA)?|&D" ?#aV%O?|&?#?)P!P!2k!?/D"x!@#.!-?)R/!-?)%O?/D"~R!?#_?,?-_?)y,  -?)@(-?#?(_-J"x!-?/D"x!@+?/D"~J!A#?/D"~B!S%O?|02}4!-?#P6bA,?/D"~F!_A(?0M 2?(?+J".?(?*J"*?(?3J"%?(?.J" ?/?#P!_A(J"~J!?(P"X%O?,P2_@*#O"O?#A(?/D"~J!X/ "O?/D"~F!?*_A3PCaA#D" A.?3P2aA+D" A)S%O?3P?aD" A,?3P.aD" A-V/!."-?)?.X/!?3P.aD  @-?3P?aD  @,-?+?.J  ?#?)J  ?3P.a?,J  ?3P?a?-J  ?3P>aA#D  @)?#?3P*aA#D  J  ?#?)J  ?3P:aA.E  @|=?.?3P%aA#E  K  ?#?|=K  -?*P6a@*?(P!a@#?(P!V/ --?4P!_A4P#T/ -?&Pi~Y#N!~2*?&P M ~4*?&?|*J"w*?&Q K"u*?&Pw _?5?&Pu*_A(2}%!?&D"|?@)?&D"|;@0?2@#?|"P!cR/!?&?5J"u*?;?9?C?M?(P!2|B.!--?(@+?#@0?)@@-?/D"~J!A#?/D"~B!S%O?|02}4!-?#P6bA,?/D"~F!_A*P M 2?*?+J".?*?(J"*?*?)J"%?*?0J" ?/?#P!_A(J"~J!?(P"X%O?,P2_@*#O"O?#A(?/D"~J!X/ "O?/D"~F!?*_A0PCaA+D" A)?0P2aA,D" A#S%O?0P?aD" A-?0P.aD" A4V/!."-?#?)X/!?0P.aD  @4?0P?aD  @--?,?)J  ?+?#J  ?0P.a?-J  ?0P?a?4J  ?0P>aA)D  @#?)?0P*aA+D  J  ?+?#J  ?0P:aA#E  @|=?#?0P%aA#E  K  ?#?|=K  -?*P6a@*?(P!a@#?(P!V/ --?IP!a@I?.?@J"O?.?3J"|1?2@#.!--?&D"~B(A%%OP ?|%?|/=@0?|"P{!c@3P @##O"O"h"O"O"O"O"O"O"O"O"O"O"O?&Py!_?#P)cA!Pv b_A(G T%O?(G |7P!S/!-?3/.?(D" P!T/.?(D"%@,P @(?7D".A+?#V%O?7D"*?#_G  A!P ?!P~. U=@(-Prmt ?;?,P!_A!P.b_?!?9X=A*D"%@)?*D" @-?|,P!c/(?(P.bP}O}Bt _A!G *@.?*D"*P)cP!a0)%%!")%%#-?(D" P!T/-P @)?&Py!_?!P!ePv b_A,G |+R%O?,G T@)-?(D"%@*?(D"*@+?(G |+P!T/*?(D".@!P/@..+-?.0",#(-?.P+V/&P!?.fP}#&cR/&.+-?.R/*?!G %R/%.*-?./#.)-?)?-aP"V/(?!G %R/".(-?&Pu*_???0?-?)2=?&D"u*@-?(P|-aP{!cP"X%O?-P |9/(?&D"v*?-2[.(-"O"O?-Piiii|VS/ ?&D"v*@*?&D"w*A)%OP @(#O?(?)S/#?(?*_?(P!_@(G  PIaP{!cP,U/ --?-R/ ?*?-2[-?7D".@+."-?-R/&?*?-2[.&-?.R/%?(P,S/%?(PDS/%-?&?#?+U%h?7D"*?#_G  &P -M ~3*?&P M ~2*?&P%M ~4*?&?,J"w*?&Q K"u*?&P2_?5?&Pu*_2}%!.#-?|"P!c?#?(G |6?+P*fd?)P2fd?7D":3( @.?(D".@!"O"O?.P{!cP!a0+!""""""" "-?+%O?*A(P!_A)?!T%O?&?!J"q*?&?&Pq*_J"u*?;?9?)?!?&Pu*_P#2|B?&D"q*@(-?&?7D".?#V%h?7D"*?#_G  &P -M ~3*?&P M ~2*?&P+M ~4*?&?(J"w*?&Q K"u*?&PD_?5?&Pu*_2}%!P!.#-?&?7D".?#V%h?7D"*?#_G  &P -M ~3*?&P M ~2*?&P+M ~4*?&?*J"w*?&Q K"u*?&PI_?5?&Pu*_2}%!.#-P @(P @1P @4?,D" P!S%OPrmt ?;?,D"%A,P.b_A)?,?9X=D" @4Prmt ?)P._?,P!_?9X=D"%@1-?5D"C@2"O"O"O?5D"DA.0""! -?.@)#O?(?)P!gA,?(_A-?2?-P%f_D" ?4V=@(?)?,aA)P!V/ --"O?(?2?(P%f_D" ?4W_A(R/ ?2?(P%f_A)P.aD" A(?4W%O?)P%aD" ?4?(a_@4.!-?)P*aD" @4-P @(?.P!T%O#O?.P!gA,?(_A)?(?2?)P%f_D" ?1U=@(?.?,aA.P!V/ --?(?2?(P%f_D" ?1U_A(R/ ?2?(P%f_A)P%aD" @(?)P.aD" A)?1X%O?(@1.!-?1?)a?(_@1-?&Pi~Y#N!~2*?&P!M ~4*?&?*J"w*?&?4J"u*?&?4?1?1?4U=J"v*?&P?_?5?&Pu*_2}%!P!?+/!<."-?&?7D".?#V%h?7D"*?#_G  &P -M ~3*?&P M ~2*?&?*J"w*?&Q K"u*?&?.M ~4*?&P:_?5?&Pu*_2}%!?+R/!?.P!aP~U!cR-?#P!T/ R/ ?&?5J"u*?;?9?*P!_?!?&Pu*_P!2|B-?%?#P!_A#T/ --"O?|"P{!c/ ?|,P!cR/ P @(? G |;P.bG ~2}IOP.bG }X}BOA!P ?!P1U=A!P)aP{!cP~Y!U/ ?!PFbA!G ~I}JO@3?!G ~K}JOA*?!G ~H}JO_P{!c@!?7D".A0@)?7D"*A,@+?%@."O"O#OP @#?.R/!?(P~>%S/!?)R/!?)P!a@)?(Pv _@(?.P!a@.?+G  @-?+P!_@+?!?-T/ -?&Py!_?(_A!Pv aD" @+?!Pu aD" @-.!-P @+-?*?3_P{!c@)?%@(#O?(R/!?#P~>%S/!?0R/!?0P!a@0?#Pv _@#?(P!a@(?,G  ?,P!_@,?)T/ -?+?&Py!_?#_A!Pv aD" cP!T/ ?!Pu aD" @!?&Pi~Y#N!~2*?&P&M ~4*?&Q K"u*?&?!?-?!?-V=J"w*?&P*_?5?&Pu*_2}%!-"O?%R/ ?&|+ }.#Q*l@|??&|+ ~;#Q2l@|@?&|+ }E%Q:l@|A?&|+ ~S%Q?l@|B?&|+ ~ &QDl@|C?&|+ }+(QIl@|D?&|+ ~7(QLl@|>?|"P!e@,?7D"6@*?&|+ ~%"@|=#O?&Q ?|??&G }+#=Q ?|=?&G ~ "=jQ ?|@?&G ~7#=jQ ?|A?&G }B%=jQ ?|B?&G ~O%=jQ ?|C?&G }W&=jQ ?|D?&G }((=jQ ?|>?&G ~3(=jK#u*P @#"O#O?&Py!_A(?#P)cPv b_@+P!@)?(?,P!cA!?#?7D"63) P)cPv b_G SR%O?!?#?&Pu*_P*?7D"23! P{!cP!T@)-?#P!_@#"O?+G UR/ ?+G R/ ?)?+G |8P!Sc/"-?#?%T/ -P @##O?&Py!_A!?#P)cPv b_@+P @)?!?,P!cA(?#?7D"63) P)cPv b_G SR%O?(?#?&Pu*_P*?7D"23! P{!cP T@)-"O"O?+G UR/ ?+G R/ ?)?+G |8Rc/!-?%?#P!_A#T/!.%--?&Py!_?(?#?*3) P)cPv b_P!M S.!-?+P!M R. - -P @#?/P J"x!?&D"~B(@3"O#O?#?3S/!"O?&Py!_?#P)cPv b_A!G R/ ?!G S/ ?!G T%O?!G |7P!S/!-? ?&Py!_?#2|=?#P!_@#R/!--?5?5D"bP!_J"b?5G |SP!T/ ?5D"|N@|#?5P J"|N?5E"|J@|=?5Qiiii2K"|J?&?|#J"}L*?&?|=K#q*?;Prmt ?9=@.P|%PF?|,P!cA+=@,P ?|%?|/=@| ?5P~> _@|(P @*#O"O"O?&Py!_?*P)cA(Pv b_A:G RA%/ ?:G S/ ?:G T%O?:G |7P!S/!-? ?&Py!_?*2|=R/!-? ?&Py!_?*2|=@-P"P!?|#?&D"}L*A#UA!=A)?&D"q*?#aV%O?&Pq*_?#?)P!P!2k!?&D"}L*@#-?)%O?&D"}H*?#_P}Q}-t P~:},t ?!=?)y,  -?&?#?)_A#J"}L*?7D".?*V%h?7D"*?*_G  A!P ?!P~. U=P.bP}O}Bt _&P}O}Bt -G +A!P ?!P|3U=P;bA!G }W}6OA)?&D"q*?#aV%O?&Pq*_?#?)P!P!2k!?&D"}L*@#-?)%O?&D"}H*?#_?!P}B}6t _?)y,  -?&?#?)_A#J"}L*?&D"q*?#aP"W%O?&Pq*_?#P#P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P}S}-t H  N  ?!P}U}-t G  M "?&?#P#_A#J"}L*"O?&"h?%R%O?:G SR/"?&D"q*?#aP-W%O?&Pq*_?#P.P!P!2k!?&D"}L*@#-?&D"}H*?#_A!Ps}-t E  K  ?!P~"}-t D  J *?#P._.!-?&D"q*?#aP,W%O?&Pq*_?#P-P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P~(}-t E  K  ?!P~-}-t D  J )?#P-_-A#J"}L*-"h"O"O"O"O?:G T%O?:G |7P!S%O?&D"q*?#aP%W%O?&Pq*_?#P&P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P~0}-t D  J  ?!P~4}-t G  M %?&?#P&_J"}L*?:|/"|.?&Pq*_A!2}:!?&D"}L*A#?&D"q*S%O?!2}7!-?&D"}H*?#_PFM  ?&?#P!_A#J"}L*?:D"OA%?:D"|1A2U?%?| Vd@!P ?%?2a?!=@0"h?+R%O?.D" P!_.!-P ?G?KW/ <??G  P|4S-?0R/#P!?2??_?!=@%?2S/"?0P!T/"?%G  ?,T/".#--?-/"?#P!a@(?&D"q*@<.#-?&D"q*?#aP&W%O?&Pq*_?#P(P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P~5}-t D  J  ?!P~9}-t H  N %?&?#P(_J"}L*?&?0J"v*?&?%J"u*?&Pu*_P!?&Pq*_A!2|0?&D"}L*A#?&D"q*S%O?!2}7!-?&D"}H*?#_PFM  ?&?#P!_A#J"}L*-?:G |6R/ ?&D"q*?#aP/W%O?&Pq*_?#P0P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P~;}-t E  K  ?!P~A}-t E  K (?&?#P0_A#J"}L*-?&D"q*?#aP(W%O?&Pq*_?#P)P!P!2k!?&D"}L*@#-?&D"}H*?#_A!P~I}-t D  J  ?!P~L}-t D  J #?&?#P)_J"}L*"O?:D" P!T/ ?:D"%A!?9U@%Prmt ?;?!P.b_A4P._?!P!_?9X=A!D"%A|!@#?!D" A0@<?:D"*P!S%OPrmt ?;?:D".A!P.b_?!?9X=A!D"%@#?!D" @<-?4Prmt ?%=@)P @|"?&Py!_?(P!ePv b_A!D"*P!S%OPrmt ?;?!D".A!P.b_?!?9X=A!D"%A(?!D" A%U?(?| Vd@!P ?(?%a?!=@4P!?%??_?!=@|"-?)D" @2?:G |6P!S%OP!?<??_?#?<U?#?| VdA!=@(P ?#?<a?!=@)"O?|"R/ ?)?4T/ ?(P}5}-t ?|"?(?42};!A!=@(?4P"?!=@)-?&?)J"~2*?&?(J"w*?&P ?|!?#a?| ?|!U?#?|!VdA!=J"~:*?&P!?#??_?!=J"~6*?&P ?<?2a?2?<V?<?| VdA!=J"v*?&P!?2??_?!=J"u*?&Pu*_P#?&Pq*_2|0.!-?2??_@%?-R%O?&P ?|!?2a?| ?|!U?2?|!VdA!=J"v*?&P!?%?!=J"u*?&Pu*_P!?&Pq*_2|0.!-?)D"%@(?&P"J"~B*?&P}5}-t J"~>*?&P~8},t J"w*?&P ?|!?#a?| ?|!U?#?|!VdA!=J"~J*?&P!J"~2*?&P!?#??_?!=J"~F*?&P ?<?0a?0?<V?<?| VdA!=J"~:*?&P!?0??_?!=J"~6*?&P ?(?2a?(?2U?(?| VdA!=J"v*?&P!?%?!=J"u*?&Pu*_P&?&Pq*_2|0-?&D"}L*A(?&D"q*S%O?&Pq*_2}7!-?&D"}H*?(_PFM  ?&?(P!_A#J"}L*?&D"q*@<P ?#R/!<-?&?(J"}L*?(-@!?!?<S%O?&Pq*_2}7!-?&D"}H*?!_Pz M  ?&?!P!_J"}L*-?3?*P!_A*T/ -?&?&D"}L*A!J"w*?&?&E#q*K#u*?|(D" A %O?5D"]? 2[-?|(?&D"w*J"*?|(?&E#u*K" ?5D"YA ?5D"|?S%O?5P~2 _2}3!-?5D"|C? P>b_A#?"D"2J"2?#?"z " z-" ?#?!J":?#?|#J"6?5? P!_J"Y-?&Pi+_C -}=|N#Jh%}"!|YB P~>"aA+C Pist Pist G  A*P!?*=M  ?*%O#OPist G  A*/ Pist ?*P!?*=M  ?*/ --? P*W%O? G ~FmO@| -?"P~Jvt D" A*?!P?_A6aA P ? ?*W=V@ ?+P%_P!P!P~Fvt D" ?6_? =?*?6U=P ?"? =P 2|%P~Jvt D" @-P~Fvt D" @*"O"O"O?#PhS%OPiiii|V@|&.!-?#P#f@5?#P{{{{!V/!?5Py{{{)V/!"O?5R%OP%@A.!-?#@|&P%?52|#AAR/"-?#%O?!?"_A1?*_@:?-?"a?!aPCa@ P @*?#@,#O"hP ?-?*?1_A0P?_U/ <P ? P%_P%U/ <?*?:_P?_D  -@.P @/"O?-?0PC_U/ ? P%U/ ?*?:_PC_D  @/-?*?A_A0?.J" ?0P%_?/J" ? P*a@ ?*P*_@*?,P!aA,/ --P~Jvt D" @-P~Fvt D" @*-"OP ?&?&?-?%P.bA/?5?"?6___A,aA P ? ?-W=VA =A.P |:%O?.R%OP!@|%P @&.%-P!?.2|#A|%/!- -?.R/!?|%P!P!?*?,_? =?,?-V=?.y,  .!- -"O"O"O"O?%P}F~3}F~3 V/ "O?/R%OP%@B.!-?%@GP%?/2|#ABR/!-?%%OP|C?"?5_?!_A1a@2?%@5P @*#OP~Jvt D" A0?2_@-P~Fvt D" @/"hP ?0?*?1_A,P?_U/ <P ?-P*_P%U/ <?/?1_?*_P?_D  -@ P @."hP ?0?,PC_U/ <P ?-P%_P%U/ <?/?1_?*_PC_D  -@""O?0?,PD_U/ ?-P%U/ ?/?1_?*_PD_D  @.-?*?B_A,? J" ?,P*_P ?.?"a?&?.U?"?.VdA =J" ?,P%_P!?"?|%_? =J" ?2P.a@2?*P._@*?5P!aA5/ --P~Jvt D" @:P~Fvt D" @1"O?!P|IV/ ?6?:V/ ?!?1_A z.                z- 2? z.                z-  -2@P}=st D" A Piii"V%OP}Ast D" ? 2[P}=st Qiiii2K# -Pqst P J" P}Hst D" A Piii"V%OP}Lst D" ? 2[P}Hst Qiiii2K" -Ptst P J" Prst P J" Pwst D" @*Pwst P J" P~6st D" @5P~6st P J" ?*R/#P~2st D" @,?5R/!P @-#O"O?-%O?*@.?-@*.!-P @."O?,R/ ?,A P)cA/%O#O? P!a@ ?*D"p"@*?/P!aA// --?,P*U/ #O?*D"p"D"p"D"p"D"p"D"p"D"p"D"p"D"p"@*? P*aA / --P @,-"O?*H!},"?,V%O?,@4?*@/.!-Pi~,t D" @"Pxvt E# @|3#O?*D"n"A/R%O?*Pt"Pp"?.=2[ -?*Pw"P}="?.=_A P%aD" @-?*H!o"@4"O?*P%aA,D" A0P!cR%O?*?0aA*D"%A,?*D" A0J" ?0%O?0?,J"%-?"?*D"*A,P"f_D" /!Pxvt Q!?,}Il?|3kA|3K# .!-?,?0P"dJ" -"O?"P|4"h?-P"c%O? D".@-? D"%A,? D" A0J" ?0%O?0?,J"%-?"? D"*A,P"f_D" R%OPxvt Q!?,}Il?|3kA|3K# -? ?-_@ -? ?*aA-?-P}#"X%OP|!?-|MaA,P!f?-?,g_.!-P%g-A,?,P|4X=A0P"f_A2D" A,R%O?2?*J" Pxvt Q!?0}Il?|3jA|3K# .!-?2?*J" ?,?*J"%-?*?-J".?*?0J"*?*?2J"%?*?,J" ? P%a?-J" ?.P!_@.?4?/A*H!},"X/ --"O?.R%O?4P!_@,?/@-.!-?/?4P"f_P}1"_@*"O?.P)cA,R%O?.@ .!-?.@ #O? P!a@ ?*D" A-Pp"_@*?,P!aA,/ --P @,?.P*U/ #O?*D" D"p"D"p"D"p"D"p"D"p"D"p"D"p"A-Pp"_@*? P*aA / --?/?4P%f_A"P%_D" A %O?"P*_D" ? 2[-P @*?5P!aA5/ -."- -?,R%O?*@-.!-"O?,P)cA R%O?*@-?,@*.!-?*@-?,@*#O?*P!a@*?-D"p"@-? P!aA / --?,P*U/ #O?-D"p"D"p"D"p"D"p"D"p"D"p"D"p"D"p"@-?*P*aA*/ --?-D"n"A*%hPi~,t D" @,Pxvt E# @|3P @ #O?*?-Pw"P}="? =_A*P%aD" @."O?-P%aA/D" A0P!cR%O?-?0aA-D"%A/?-D" A0J" ?0%O?0?/J"%-?,?-D"*A/P"f_D" /!Pxvt Q!?/}Il?|3kA|3K# .!-?/?0P"dJ" -"O?,P|4"h?.P"c%O?*D".@.?*D"%A/?*D" A0J" ?0%O?0?/J"%-?,?*D"*A/P"f_D" R%OPxvt Q!?/}Il?|3kA|3K# -?*?._@*-?*?-aA0A.P}#"X%OP|!?.|MaA/P!f?.?/g_.!-?.P%g-A/?/P|4X=A.P"f_A2D" A/R%O?2?-J" Pxvt Q!?.}Il?|3jA|3K# .!-?2?-J" ?/?-J"%-?-?0J".?-?.J"*?-?2J"%?-?/J" ?*P%a?0J" ? P!a@ A-D"n"A*/ -Pt"Pp"? =&Pp"-@ ?-? 2[-?)P T@DP ?6?6?:VA =@|"P!?1? =@?P~:st Q K" P~Bst P J" ?+Pv _?| ?+G |6?+G R2|K?| P(VA @*P"@E?+D"|;@C"O?+D"|?A|(R/ ?|(P!T/ ? / ?+P J"Y?+?| M |S?+?CH +A"N!|C?+?CG -A M |E?+?CG *AEM b?+?CE" APK"]?+?"N |P?+? M |R?+?+P%_J"|JP~Fst ?+P~: _2C-P}V~ t ?DM  P~>tt D" @ P~>tt P}=st D" J" P}=st ? J" P~Btt E" @|4P~Btt P}Ast E" K" P}Ast ?|4K" ?+?+G |EM g?+?+H!|CN!fPj~ t P M  ?+?*M p!?+P J"o!?+?AJ"j!?+?A?#P#f_J"n!?+?|"J"} ?+?!J"i!?+??J"|V?+D"L@"?+G S@|.?+D"|1@|/?+P}1!_?+Px _2|2"O?+D"}1!P!S%O?(y)@OP+P*?A=@|#P}=}0t P}5}0t ?A=@JP!???!?|"VA =@|*P ?!? =@|)Pi~*}P~L!?"?"Pi~*}P~L!X=@H?| P.bP~3}It _@K?B?%P.b_@I?+Pq!_A P;_@|+? P*_@L?EP"S@|0?B@:#OP~:st D" @ "h"O"O"O?MR%O?:?IT/!?I@:P @,.#-?|,%O?|,@,."-P @,."-?:A,P._@:-P ? ?,D" S/!<-?,@|,P @,P!-@M?+D"}A!@;?+D"}=!@4?+D"}9!A=?+D"}5!A.U@2?=?.a@1"O"h"O"O"O?+D"j!/ ?+D"i!A ?+D"} V@""OP ?1?2?=P ? ?"=VdA =A6R/ P!P!?+D"|V?"=?._? =A/@*?1@ #O?*G  P+aA"P9WP P!?"fP}8ii%c=R%O?/?1_P!a@/P @*#O"O?*?/_G  P+aA"P9V/ P!?"fP}8ii%cR/ ?*P!aA*? _/!.%--? ?*_R/".#-?*P!_@*? P!aA / --?,RA ?6?HWcR%O? /".#-P~>st P~>st D" P!_J" "O"OP ?;?4a?4?;V?;?|"VdA"=A*P~>tt D" P~Ftt D" A aV%OP~>tt ? ?*P!P!2k!P~Ftt D" @ .!-?*R/!-?*R/ P~Btt D" ? _P!?4??_?"=?*y,  -P~Ftt ? ?*_J" .%-?,/!-P .!-?,P*_D" @6?,P%_D" -@"?|+?+H!fN  ?|+?+G gM "?+?PK#}S!?+?|(J"}H!?+?CJ"q!?+?| M ~R!?+?DM ~J!?+?!J"~F!?+?|"J"~B!?+??J"~>!?+?OK#~6!?+?#J"~2!?+?AJ"w!?+?%J"v!?+?BJ"u!?+?| M ~#!?+?EM t!?+?+P%_A J"r!?+? J"~N!?+P J"}L!P~Ftt D" @/"O"O"O"O"O"O"O"O?|0/ P~J}Yt P J" Px}Yt P J" ?1?HV/ P~Fst ?| ? ?"?621R/ P @>Pntt z # @QPntt Qiiiit K# P}=tt D" @ P}=tt P4M  Pptt P J" ?+? J"p"?+P}5tt E# K#n"?+?Qz-#x!?+?!J"}L"?+?|"J"}H"?+??J"q"?+P}1"_A-?+Px!_?+Pq"_?.?=?|/2.?+D"}="A,Prmt ?+D"}A"A*=D"%Pxtt ?4J" Pr~ t Q K" Pytt P J" P~Rtt P J" P}9~ t P J" Pp~ t P J" P}W~ t P M  Pq~ t P J" ?=W%O"O?*R/ ?,D"%PhS/ P~Fst ?-?L2#-?+G p"P4S@>-?+?+D"p"J"t"?+?+E#n"K#}S"?+?+z #x!z-#q"Pntt D" A %OPott D" ? P.b2[-P}=tt ?+D"t"J" P}5tt ?+E#}S"K# Pntt ?+z #q"z-# P~>tt ?|*?|)?;2e"O?|.R%OP!@0.!-Pp~ t D" P%f@*Po~ t D" @ #O?*RA0/!?*P2a@*? P0_? P2_@ G  P)U/ --?>R/ ?0Px}Yt D" Rc/!-P~Ftt D" ?/X%OP~Ftt ?/J" -?+Px!_A*P!?.?|*_?2?=?|)VdA =P ?1? =Pt~ t 2|UP~>tt E# @|4P~>tt Qiiii2K# ?+P~Ftt D" J"}L"?+?|4K#q"P~Ftt P J" P~Fst ?| ?*?+P%_?"?623P~>tt D" A %OP~Btt D" ? 2[-P~Ftt ?+D"}L"J" P~>tt ?+E#q"K# P}V~ t ?DM  Pj~ t P M  Px}Yt D" R/!.(-Pytt D" /!.#-"O"OP ?.?4a?.?4U?.?|"VdA =A"P~>tt D" A*P~Ftt D" A,aV%OP~>tt ?,?"P!P!2k!P~Ftt D" @,.!-?"R/!-?"%OP~Btt D" ?,_P!?4??_? =?"y,  -P~>tt D" @*-P~Ftt ?"?,_A,J" P~#}Yt D" @ "O"OPu}Yt D" A"?*?,aV%OP~>tt ?,?"P!P!2k!P~Ftt D" @,.!-?"R/!-?"%OP~Btt D" ?,_? ?"y,  -P~>tt D" @*-P~Ftt ?"?,_A,J" "O"OP ?;?=a?;?=U?;?|"VdA =A"?*?,aV%OP~>tt ?,?"P!P!2k!P~Ftt D" @,.!-?"R/!-?"R/ P~Btt D" ?,_P!?=??_? =?"y,  -P @5P~Ftt ?"?,_A J" ?/@*Px}Yt D" /%.!-P~Ftt D" @ Pi~ t D" @*P!@5-P!@-"O? ?*U/ ?;?|"V?*?4?/a_A,?;Vd@"? ?*aA P ?;?,a?"=T/ P~Btt D" ?*_P!?,??_?"=? 2};!P T@--P @,P~Bst P~Bst D" ?-_J" ?5R/!-P!@,P~J}Yt D" A*R/ P~B}Yt D" ?*aP!W%OP~B}Yt ?*P"P!P!2k!P~J}Yt D" @*-P~J}Yt ?*P"_J" P~F}Yt D" ?*_Pz~W!N  -"O?)R/ P~J}Yt D" R/ ?OPtst |/" }!P~:st |/" P}Hst D" Prst D" A*a?|#U%OP}Hst ?*?|#P!P!2k!Prst D" @*-} ?|#%OP}Lst D" ?*_?J?|#y,  -Prst ?*?|#_J" P}Hst 2}:!P}Hst D" Prst D" A*aP/W%OP}Hst ?*P0P!P!2k!Prst D" @*-P}Lst D" ?*_A P}K}0t E  K (? P}E}0t E  K  Prst ?*P0_A J" P~F}Yt D" @""O"OP~J}Yt D" A*P}Hst D" A.? aV%OP}Hst ? ?*P!P!2k!Prst D" @ .!-?*R/!-?*%OP}Lst D" ? _?"?*y,  -P}Hst D" @.-Prst ? ?*_A*J" ?.?*aP!W%OP}Hst ?*P"P!P!2k!Prst D" @*-Prst ?*P"_J" P}Lst D" ?*_Pz6N  -"O?,R%OP~>}Yt D" @-P~:}Yt D" @5.!-Pn~ t D" @ Pn~ t P~6}Yt D" J" P~6}Yt ? J" P~:}Yt E" @|4P~:}Yt Po~ t D" A5J" P~>}Yt Pp~ t D" A-J" Po~ t ?|4K" -?-P%f@*?5@ #O?*R/"?*P2a@*? P0_? P2_@ G  P#U/ -"h?,R%OP ?1P ?=?|)W=?2=A*P?_A Pu~ t D" V@"P ? ?"=@;P!P~#~ t D" ?"=.!-P~Fst 2HP~>}Yt D" @-P~:}Yt D" @5?!@*?|"@;??-@ Pott D" @F?+Pptt D" A|-J"~#"?+?FJ"t"?+?*J"}V"?+?;J"}S"?+? J"r"?+P J"}L"?+Qiiiit K"q"?-R/!?5?-P%f_@NP!? A=?*?;VA =@|1P ?*? =@|2#O"O?5G .A ?|(X/ ?5G 0A9P"W/ "hP ?C? P.b_A D" A"Pi}/t S/ <Pi"?"P~Npt S/ <Pi%P ?"P~J}/t S=-@,? D"%@ ?5P/_A4G  @>?K@*"O"O"O?9P(a0. !!!!!!!!!""!-? G | P"S/ ? P|"_@*.!-? P>_@*-?*G  @6P~#st E" @|3P~#st Qiiii2K" Pvst P J" ?+?|3K#u"?+P J"w"?6P2f@2?>P:f?9d"O?| P(W%O?+P~2"_?+Pq"_?5D"*2V?+D"~:"A R/!?+D"~6"A1? P%f_@/#O"O"O?1G .R%OPrmt ?F?1D"%A P.b_? ?|-X=A"D"%A ? P TaA ?"D" P!_A.U? ?;Vd@-P ? ?.a?-=@"?+D"w"A ?+D"u"S%O?+Pu"_2}7!-?+D"v"? _PHM  ?+? P!_A*J"w"?"Pt V/!P @ ?+P J"i"?+?"J"y!?+P!?.?=_?-=J"x!#O"O"O"O"O"O"O"O? R%O?+D"y!A-R/-?+?-P!aA"J"y!?+?+D"x!A7P!_J"x!P @ ?7G  A.P~: T/#?"R/-?+?-P"aJ"y!?+?7P"_J"x!P*@-"O"O"O"O"O?7G !A.P~@ a06+*** *******!***"*#%*-P.@-.*-P,@-.)-P/@-.(-P+@-.&-?+Px!_2NA.Pi!U/"?.Pi2U/!?.Pii%X%O?.P2fPiiy!c?.P"fPi~Y c?.P.gP|4cddPi}#}%%d@ ?.P4gP~N!d@..#-?.P*fPi~Y c?.P(gP|4cdPi}#"d@ ?.P.gP~>!d@.."-?+? P*gA"J"i"? @.?"@ ."-?.P|4cPi!d@ ?.P(gPt!d@.-?+? J"i"-?.P{!cA"PHS/"?"P~Y S/!?.@--?+D"u"?*S%O?+Pu"_2}7!-?+D"v"?*_?-M  ?+?*P!_A*J"w".#-?+D"u"?*aP!W%O?+Pu"_?*P"P!P!2k!?+D"w"@*-?+D"v"?*_P~Y~> N  .!-?+D"u"?*aP!W%O?+Pu"_?*P"P!P!2k!?+D"w"@*-?+D"v"?*_P~Y~@ N  -?+?*P"_A*J"w". - -?+D"u"?+D"w"A*aP!W%O?+Pu"_?*P"P!P!2k!?+D"w"@*-?+D"v"?*_P}K~2 N  ?+?*P"_J"w".!-?+D"u"?*S%O?+Pu"_2}7!-?+D"v"?*_P|(M  ?+? P"_J"w"-?/?1P2_A1T/ -.!-Prmt ?F?5D"*A P.b_? ?|-X=A D"*P)cP(T/ ?+Px!_?|1?|2? D" ? D"%2=?+D"x!A*Piiii|VS/ ?+D"i"A ?+D"y!A"? ?"_?+Pu"_2|Q?*R/ ?"?*2[-?2d?5G 0P#S%O?4G  A P ? P~. U=P.bG }V}BOA P ? P|3U=P;bA G }W}6OA"? P}B}6t _A ? ?"_?+Pu"_2|Q-?,d@<P~6st D" @|!?+D"w"@3?+D"v"@.?+D"u"@8"O"O"O"O"O"O"O"O"O"O"O"O"O"OPwst D" A0%O?,P*g@"P~2st D" A@@7?0@1"O#O?1H!},"A,P%f@2P}H!@-Ph@/P @*"O"O#O?*?2S%O?,@/."-"h?*?1_A4G  A ?9T%O? ?9U? ?9Va.!-?4P!_G  A ?"T%O? ?"U? ?"Va.!-?4P"_G  A ?6T%O? ?6U? ?6Va.!-?4P#_G  A ?>U? ?>Va-A R%O?.?4P*_D" ?3?4P._D" A4?3?4U=2};!A ?3?4a? =A P |8? P |7a@ -?*P2_@*?/P!_@/?-P*_@-? P!S/ -? P{!cR/!-?7R/"?7P!a@7?1?/P"f_D"p"@1.!--?-?1_A ? D" P!_J" P~#st D" A %OPust D" ? 2[-Pvst ?3J" Pust ?.J" P~#st ?8J" .2-#O?0H!},"A,P%f@-Ph@/P @*"O"O#O?*?-S%O?,@/."-"h?*?0_A1G  A ?9T%O? ?9U? ?9Va.!-?1P!_G  A ?"T%O? ?"U? ?"Va.!-?1P"_G  A ?6T%O? ?6U? ?6Va.!-?1P#_G  A ?>U? ?>Va-A R%O?.?1P*_D" ?3?1P._D" A1?1?3V=2};!A ?3?1a? =A P |8? P |7a@ -?*P2_@*?/P!_@/? P!S/ -? P{!cR/!-?@R/#?@P!a@@?0?/P"f_D"p"@0.!--?8R/0?.?82[.0-?8Piiii|VT/!..-?8Piiii|VS/-"h"h"O"O"O?,P-X%OP%@*?/P&U/!P&@ P @1?/A*P&a0"!#"-?0?/P%f_@*"O?,?/W%O?*?3J".?*?.J"*?*?8J"%?*?<J" .!-?/P!_@1?,?/aA P%fA-%O?0?1P%f_?*?-y,  -?*?3J".?*?.J"*?*?8J"%?*?<J" ? P#fA*R/ ?0P}L!_A ?1P#f_? ?/P#f_?*y,  -?0?/P#f_A P!J"r!? ?|!J"}L!?0?,P!_N!},"Piiii|V@*?+Px!_.%-P%Pp"2|#A-R/9?-P J"n"?-?0H!},"?*Phe_A2N!},"?2P.X/(?0P}L!_A,?*P#f_A D" @6? D"%@"?*P!_@1?2P%fA %O?-?0?1P%f_? y,  -?2P#fA %O?-P}L!_?,?1P#f_? y,  -?0?*N!},"?*@2?0."-?/P)a@1P(@ -P%Pp"2|#A-R/7?-P J"n"?-?0H!},"? Phe_A2N!},"?2P.X/&?0P}L!_A,? P#f_A"D" @6?"D"%@"? P!_@/?2P%fA*%O?-?0?/P%f_?*y,  -?2P#fA*%O?-P}L!_?,?/P#f_?*y,  -?0? N!},"?-H!},"@2? @*?1@/?--@ ? ?/P%f_@7?0?*P%f_A*D" @>?*D"%@1?*E"*@|3"O?2P{{#cA*?/W%O?7?3J".?7?.J"*?7?8J"%?7?<J" .!-?/P!_@4?*?/aA,P%fA*%O? ?4P%f_?7?*y,  -?7?3J".?7?.J"*?7?8J"%?7?<J" ?,P#fA,R/ ? P}L!_A*?4P#f_?*?/P#f_?,y,  -? ?/P#f_A*P!J"r!?*?|!J"}L!? ?2P!_N!},"?+?1J"x!P @*?+P~2"_-?*J" ?+D"x!A4Piiii|VS/!?+D"~2"@*P @1#O?"@|!?6@@?-@7?|3@|4?4@.?>@/?0A D"n"A0R%O"OPwst D" A,%OP~2st D" @"P%Pt"2|#A-R/*?-?,J"p"?-P N!},"?-P J"n"?"P!_A R/+?,P N!o"?,?-J"n"P~2st ? J" Pwst ?-J" ?"?*S/! - -?-?7J"}1"?-?|!J"r!?-?@J"}L!?-?|4K"*?-?.J"%?-?/J" ?-P!N!},"?7P!N!o"?7?-J"n".#-?*?1T/)? H!o"@*"O"O?0H!},"A3P-X%O?+Px!_@2?*P&X/!?*@,P%@*."-?*P!_@ ?0?*P%f_@,"O?*?3X%O?,?|4K"*?,?/J" ?,?.J"%?0?*P#f_A"?@J"}L!?"?|!J"r!.!-?3?*aA-P%fA"%O?0? P%f_?,?"y,  -?,?|4K"*?,?.J"%?,?/J" ?0P}L!_A,?*P#f_@/?-P#fA"%O?,? P#f_?/?"y,  -?/?|!J"%?/?@J" ?-P"fA,R/ ?0Pp"_A"?*P"f_P*_?"? P"f_?,y,  -?0?3P!_N!},"?0? P"f_?7J"p"?3P"_A/? W/%?3?*aA,P!_P#cA.%O?0?*P"f_P}1"_@*#O?*D" A"? N!o"?"?0J"n"?*P%_@*? P!_@ ?.P!aA./ --?,P#U/%?0? P"f_P}9"_@*#O?*P.aD" A"? N!o"?"?0J"n"?*P*aD" A"? P!_N!o"?"?0J"n"?*P%aD" A"? P"_N!o"?"?0J"n"?*D" A"? P#_N!o"?"?0J"n"?*P2_@*?/? P%_A T/ -.%-?*@,"O"O?*P&a0""! -?*P)a@,?+P~2"_@2P(@*.!-P @,?+P~2"_@2P&@*-P%Pt"2|#A-R/*?-P J"n"?-?0H!},"?*Phe_A8N!},"?8P.X/+?0?*P%f_A E"*@|3? D"%@4? D" @>?0P}L!_A<?*P#f_A D" @6? D"%@"?*P!_@9?8P%fA %O?-?0?9P%f_? y,  -?8P#fA %O?-P}L!_?<?9P#f_? y,  -?0?*N!},"?-H!},"A9P.X/,?9P!_A ?3?*aT/-?-Pp"_@<? P"fA %O?<?0?*P"f_P}1"_? y,  -?1P!_@1P @*#O"O?<?*P"f_D" A ?*N!o"? ?-J"n"?*?9X/ ?9?*?*?9U_A*X/!--?+?-J"~2"?+?0J"x!?,P!_@*?2D" A3?,P%f_@8?3H!},"A9P!_@2"O?,?9X%O?8?|4K"*?8?/J" ?8?.J"%?3?,P#f_A ?@J"}L!? ?|!J"r!.!-?9?,aA<P%fA %O?3?*P%f_?8? y,  -?8?|4K"*?8?.J"%?8?/J" ?3P}L!_A/?,P#f_@.?<P#fA %O?/?*P#f_?.? y,  -?.?|!J"%?.?@J" ?<P"fA/R/ ?3Pp"_A ?,P"f_P*_? ?*P"f_?/y,  -?3?2N!},"?3?*P"f_?7J"p""O?9P"_A2?*W/ ?9?,aA.P!_P#cA/%O?3?,P"f_P}1"_@ #O? D" A,?*N!o"?,?3J"n"? P%_@ ?*P!_@*?/P!aA// --?.P#U/ ?3?*P"f_P}9"_@ #O? P.aD" A,?*N!o"?,?3J"n"? P*aD" A,?*P!_N!o"?,?3J"n"? P%aD" A,?*P"_N!o"?,?3J"n"? D" A,?*P#_N!o"?,?3J"n"? P2_@ ?2?*P%_A*T/ --?1@*?4Piiii|VT/ -.!-P%Pp"2|#A R/4Pwst ? J" ? P J"n"? P!N!},"? P!J"r!? ?|!J"}L!? ?3J".? ?.J"*? ?8J"%? ?<J" P~2st P J" -P~6st P~6st D" P!_J" .-- - - - - - - - - -Pwst @/?.@0-?0?/P#f_A P!J"r!? ?|!J"}L!-?N?5P2_A5T/ -?+D"q"A R/!?+D"}H"? P%f2[.!-P~:st D" @ Ptst D" A*P}Sst D" S%OP}Sst 2}-!-P}Vst D" ?*P.b_A"? J"*?"?=J"%?"?.J" Ptst ?*P!_J" -P~:st P~:st D" P!_J" ?+P}1!_?+Px _2|2?+D"}1!/ --P @*P~>tt D" @ P~>tt P}=st D" J" P}=st ? J" P~Btt E" @|4P~Btt P}Ast E" K" P}Ast ?|4K" ?+D"|9A %O?+D"|;? P.b2[-P}9st P J" Ppst P J" Pnst D" P"W%OPnst P P#P%P%2k!Ppst D" @*-Post D" ?*P"f_A P J"*? Q K" Ppst ?*P#_A J" P~6st D" @/Ptst D" @-Prst D" @,P}Lst D" @*Pqst D" @)P}Ast D" @%P~Bst D" @#P~>st D" @"P~:st D" @!Pnst D" ? aP*W%OPnst ? P+P%P%2k!Ppst D" @ -Post D" ? P"f_A.?/J"??.?-J">?.?,J":?.?*J"6?.?)J"2?.?%J".?.?#J"*?.?"J"%?.?!J" Ppst ? P+_A J" ?-%OP}Vst D" A*?-P.b_@)Pnst D" @2#O?*P*_D" @%?*P%_D" @#?*D" @"Ppst ?2? aP"V%h? &Pnst ? P#P%P%2k!Pnst D" @2Ppst D" -A!P#_A J" Post D" ?!P"f_A!?#J"*?!?"J"%?!?%J" ?)?*P._A*T/ --P~6st D" A!P%f@:"O"O"O?!P{{{{ V/ ?:Py{{{)V/ "O?:R%OP%@"P @0.!-?!@0P%?:2|#A"R/!-?!P"X%O?!P!aA#P)c@ ?"@*?!P"aP)X%O?#P|Vc@.#O?*P4M  ?*P~N _P4M  ?*P~> _P4M  ?*Pw _P4M  ?*POaP4M  ?*PI_P4M  ?*P?_P4M  ?*P2_P4M  ?*Pi!_@*?.P*aA./ -? R/#-#O?*P4M  ?*P2_@*? P!aA / -."-?"@*?!/!."- -?*P4M  P @2"OPwst D" A*%OP~2st D" @,?!@1#O"O?2%O?*@/?2@*.!-P @/"O?,R/ ?,A P)cA.%O#O? P!a@ ?*D"p"@*?.P!aA./ --?,P*U/ #O?*D"p"D"p"D"p"D"p"D"p"D"p"D"p"D"p"@*? P*aA / --P @,-"O?*H!},"?,V%O?*@ ?,@-.!-#O?*D"n"A R/%?/P!_@/?*H!o"@-?-? A*H!},"X/ --"O?/R%O?-P!_@,? @2.!-? ?-P"f_P}1"_@*"O?/P)cA,R%O?/@..!-?/@.#O?.P!a@.?*D" A2Pp"_@*?,P!aA,/ --P @,?/P*U/ #O?*D" D"p"D"p"D"p"D"p"D"p"D"p"D"p"A2Pp"_@*?.P*aA./ --? ?-P#f_A*D"}L!A)?!U%O? ?-P%f_A D" @%? D"*@#? D".@ ?"?)P%f_A)?*P}L!_D"%J".?)? J"*?)?#J"%?)?%J" -P @*?1P!aA1/ -?!R/"-?:P2a@)P @*#O"O"O?"?*_A,G  A/P4a0"!% -?,P#_G  ?,P!_G  @!?,P"_G  @ ?,P._D  @#?,P*_D  @1?,P%_D  @-?/P)U%h?/P"fD"}V}QO&Pi%-?/d?!P2fd@!P*f? d@ Ppst D" A/Pnst D" A2S%OPnst ?/P!P%P%2k!Pnst D" @2Ppst D" @/-Ppst ?/P!_A.J" Post D" ?/P"f_?!J" ?.?2S%OPnst ?2P!P%P%2k!Ppst D" @.-Post D" ?.P"f_? J" Ppst ?.P!_A.J" ?.Pnst D" S%OPnst ?.P!P%P%2k!Ppst D" @.-Ppst ?.P!_A/J" Post D" ?.P"f_?#J" ?-?12O@ ?/Pnst D" S%OPnst ?/P!P%P%2k!Ppst D" @/-Post D" ?/P"f_? J" Ppst ?/P!_J" "O"OP}1st D" P}9st D" A.a?1U%OP}1st ?.?1P!P!2k!P}9st D" @..!-?1R/!-?1R/ P}5st D" ?._?-?1y,  -P}9st ?.?1_J" -?)?*S/"?*P2_@*. - - -?0%O?"?0P%f2[-"OPpst D" A"R/ P}9st D" @!P}5st D" @ Post D" ?"J" Ppst D" P"U/ Post D" ? J"%Ppst D" P#U/ Post D" ?!J"*-Post D" ?G%O?B?GP.b2[-?&%O?|%?&2[-?|&Piiii|VdPiiii|VT%O?A?|&P#f2[-?+P%_2}"Pist P M  ?+P~>"_C 1- -~>K#=h!}"!|YB P~N!aA#C ?"D" @0?"G 2@=?"D".@7?"D"*@>?"D"%@;P%@)"O"O"O"O"O"O"O?"G 6A6P#a0# ! !-?#Pn!_?!?;D"DP ?;D"CPiiii|VT=?;D"F2T?#G n!P#S/!?#E#n!A|!}DA)P*g@%?|!Q?n}D@*-?0R%O? ?%N }2%? ?*J"}5%? ?)M }1%? P}4%_?%P2gM  -"O"O"O?)P{!c0" !"-P!@9.!-P!@9?*P!_@*-?"P3_@/?6P.bP}X}6t @%"O?7P._D" A2R%OP}X}6t @(P}X}6t @,P}X}6t @-P}X}6t @+P}X}6t @3P}X}6t @5P}X}6t @&.!-?7P*_D" A.G  A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@&?2P!S%OP}X}6t @(P}X}6t @,P}X}6t @-P}X}6t @+P}X}6t @3P}X}6t @5.!-?.G !A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@5?2P"S%OP}X}6t @(P}X}6t @,P}X}6t @-P}X}6t @+P}X}6t @3.!-?.G "A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@3?2P#S%OP}X}6t @(P}X}6t @,P}X}6t @-P}X}6t @+.!-?.G #A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@+?2P%S%OP}X}6t @(P}X}6t @,P}X}6t @-.!-?.G %A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@-?2P&S%OP}X}6t @(P}X}6t @,.!-?.G &A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@,?2P(S%OP}X}6t @(.!-?.G (A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@(?2P)S/ ?.G )A"P ?"P~. U=P.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@%-Pv}It _@| ?#?%J"|;?#?(J"|9?#?,J"|7?#?-J"|6?#?+J"O?#?3J"|1?#?5J"L?#?&J"|.?#?=M i!?#?7J"} ?#?>J"|V?#?!z " z-"|??#?!D"2J"]?#?/G "M }&!?#?/H  N }#!?#?6M j!?#?6P(VM k!?#?;J"|N?#? Pi#_A&J"b?#? J"|S?#? P~B%_A:J"f?#?6P#T?6P&Tc?9dA.M l!? P J"~B"? D"n#P%f@"? D"j#P2a@)?#P~2 _@5#O?"R/%?"P2a@"?)P>_@(?)P2_@)?0?(G  T/ -?)P%_D" @8?)P*_D" @"?)D" @,?#Pn!_?&P~6 y,  ? P4M ~2#? Q%K#t#? Q K#}S#? Qiiii2K#}L#? Q!K#q#? Q K#}=#? Qiiiit K#}5#? Q%K#p#? Q K#n#? Qiiiit K#i#?./!."-Prmt ?!D".?#D"o!A&P.b_?&?!D"2X=E" A|!}D@"?#G }(!@!? D"p%A*? D"n%S%O? Pn%_2}0!-? D"o%?*P:b_A(P}(}Hi2J!4?(?!M 3?(P+M 2?(?"J".?(?&J"*?(?|!K" ? ?*P!_J"p%.#-?#P|._?9?*?,?8?"?#Pn!_2G-"O?,?8X%O?#D"}9!@1?#D"}5!@%.!-?#D"}5!@%?#D"}9!@1#O"O?,?1X/ ?%?,PFb_A)D"*@/?)D" P!c%O?)D"C@+?)D"?@2?)D">@"?#P?_?#P|._A(?)D"%2|L?#D"?P!c%O?(P!?#D"C?"?2?+?#Pn!_2G-?"?2X/!?%?"PFb_@)#O"O?"?1X/ ?)D" / ?)P*_D" @(?#Pi~Y#N!~J!?#P3M ~L!?#P J"~F!?#?(J"~B!?#?/J"~>!?#P:_?:?#P~>!_2}%!-?)PF_@)?2?"P!_A"T/ -.!-?#Pi~Y#N!~J!?#P2M ~L!?#Q K"~B!?#?/J"~>!?#PD_?:?#P~>!_2}%!-?8?,P!_A,T/ --"O?1R%O? D"~B"@".!-?%?1PFb_@)? P~:"_@+P @1#O?%D" @(?%P J" ?%P%_|/" @|!"O"O?(? D"~:"? D"~B"A"aV%O?+?"?(P*P22k!? D"~B"@".!-?(R/!-? D"~>"?"P%f_A(?1J"*?(?|!K# ?"P!_@"-? ?"J"~B"?1P!_@1?)?%PF_A%T/ --? D"~>"?"? P~R"_2|+<?&D" A"%O?&D"%?"P%f2[-?&D".A"%O?&D"2?"PFb2[-?&D":A"%O?&D">?"P>b2[-?&D"CA"%O?&D"D?"2[-?&D"IA"%O?&D"|.?"2[-?&D"|1A"%O?&D"O?"P.b2[-?&?#Pn!_P~6 y,  -"O"h"O"O"O"O?9%O?#D"]A,?*W/!P @)?*P!_A"?#D"|JA8?*P.b_D"*A&P%gP ?&P)cP&S=A+X/!? D"}1&@(#OPrmt ?8?"P.b_?"?,X=D"*@&?#P|._?"?)2I?)P!_@)?+?&P%gA"V/ -? D"}1&?(W/!?#P J"p!?#Qiiiit K"n!?#?5D"2J"}A!?#?5z " z-"}1!?#P~>!_?#Pn!_?*2V?#D"~B!A"?#D"~F!P%fA)_@&"O#O?)R/!?"D" @(?)P2a@)?"P2_@"Prmt ?8?(P.b_?(?,X=D"*P)cP%T/ -P%P22|#A-R/#?-?(J" ?#P!J"~F!?#?-J"~B!?#P%J"~>!P!@%#O?"?&T%O?"D" @(?"P2_@"Prmt ?8?(P.b_?(?,X=D"*P)cP%T/!?#D"~>!?%S%O?#P~>!_?%P!P%P%2k!?#D"~B!@--?-?%P"f_?(J" ?#?%P!_A%J"~F!.!--?#D"~B!A(?%P"f_@.?#D"~>!@2? Pw"_@5?(@+#O?+D" @"? P J"~6""O?"?,X/ ?"P!_A)?8?"P.b_D"*A"P%gP ?"P)cP%S=A/X/ P @%P @"#OPrmt ?8?)P!_A&P.b_?&?,X=D"*P%g@&? D"w"?"S%O?5?"P!P%P%2k!-? ?"P!_A"J"~6"? D"~2"?%_?)J" ?%P%_@%?/?&A)V/ --?#P|._2Q?.?+P%_A+T/ -?2R/ ?(?2P"f2[-?#D"n!A"R/!?#D"o!?"P%f2[.!-?.R/ ?#P|._P P 2I-"O?7G | A"P"S/ ?"?=T/ ?#Pi~Y#N!}1!?#P J"p!?#Q K"n!?#?7G |!M }3!?#P2_?:?#Pn!_2}%!-? D"t&R/%? Py#_@4"O? D"j%A"%O?4D" ?"S%O?42}7!-? D"i%?"_PFM  ? ?"P!_J"j%.!-?;G P@%?| D"%@)?| D" @&P @"P}T},t P}K},t ?;G OA+=@(? D"y#P*W%O? Py#_P P+P!P!2k!? D"j%@"-? ?"P+_J"j%? D"i%?"_A"P}Kpt E  K  ?"P}Rpt G  M *?#?)J"o!?#?&J"n!?#Pn!_P!?42|0P}T},t P}K},t ?%=@&? D"y#? D"j%A"aP)W%O? Py#_?"P*P!P!2k!? D"j%@"-? ?"P*_J"j%? D"i%?"_Q}H~#}5}0~U}I}8}.MK  ?#P,J"o!?#?(J"n!?#Pn!_P!?42|0? D"y#? D"j%A"aP&W%O? Py#_?"P(P!P!2k!? D"j%@"-? ?"P(_J"j%? D"i%?"_A"P}Spt D  J  ?"P}Vpt H  N %?#P,J"o!?#?&J"n!?#Pn!_A"P!?42|0?"?6?+?%2|K?#D"p!P.b@"?#D"o!A(@)"O#O?"R/!?"P.a@"?)P%_?)P._@)D" G BP!T/ -? D"y#? D"j%A"aP.W%O? Py#_?"P/P!P!2k!? D"j%@"-? ?"P/_J"j%? D"i%?"_A"P}Xpt E  K  ?"P~"pt E  K &?#?;E"%K"~>!?#P~>!_P!?42|0-? D"y#? D"j%A"aP-W%O? Py#_?"P.P!P!2k!? D"j%@"-? ?"P._J"j%? D"i%?"_A"P~+pt E  K  ?"P~1pt D  J *?#D"n!A"R/ ?(?"P.b2[-?#?>E" K"n!P!@+?#Pn!_P!?42|0? D"j%A"? D"y#S%O?42}7!-? D"i%?"_PMM  ? ?"P!_J"j%? D"}S&@>? P J"}S&? D"}V&@,? D"t&@<? Q%K"}V&? D"~#&@2? P J"~#&? D"u&@8? D"v&@=? Q!K#u&?#P|._?9?*P%P P!P 24? |/"|N?<%OP!?<2|#A+R/"?,P2_@"? D"} @*? D"i!@.? D"|S@5? D"f@/? D"]@(? D"|N@&P @)#OP @%"O?"D" A:?&X/ ?(?:P.b_D"%R/ P @3?/?:V%O?5?:P"f_D" @3-?.?3W/ ?*?3P#f_D" P!V@%-?)?+_?%M  ?"P>_@"?<?)P!_A)T/ --? D"y#? D"j%A"aP*W%O? Py#_?"P+P!P!2k!? D"j%@"-? ?"P+_J"j%? D"i%?"_A"P~P}-t E  K  ?"P~W}-t G  M *?42}:!? D"y#? D"j%A"aP-W%O? Py#_?"P.P!P!2k!? D"j%@"-? ?"P._A%J"j%? D"i%?"_A"P~X}-t E  K  ?"P}&pt D  J *?<R%OP"@"Pmpt .%-?<P>bA.?,_@5? Py#_@6P @1P @)P @3#O?)?<S/#?,?1_A7P*_D" @9?7P%_D" @/?7D" @:"O"O"O?3?7P2_D" A"?*ScR%O?)?+_G  @(?3P!c%OP#P!?:P!SA*=A&?4D" ?%aV%O?6?%?&P!P!2k!? D"j%@%-?&%O? D"i%?%_P}+pt P~9},t ?*=?&y,  -? ?%?&_J"j%-?#P|._?7P._D" A&?"?(P!c?42|G?:P!T%O?"@*."-?#P*_?#P|._A*?&2|L?*?#D"*?#D".P%P P!P 24? D"y#? D"j%A%aP*W%O?6?%P+P!P!2k!? D"j%@%-? D"i%?%_A*Pppt E  K  ?*P}5pt G  M *? ?%P+_J"j%? |/"|N?42}:!? D"y#? D"j%A%aP+W%O?6?%P,P!P!2k!? D"j%@%-? ?%P,_J"j%? D"i%?%_A*P}6pt E  K  ?*P}>pt H  N *?"@*."-?4D" ?%S%O?42}7!-? D"i%?%_PFM  ? ?%P!_J"j%-?:P!cR/!-P @%"O?9? D"|NX/ ? D"]?9P.b_D"%R/ P @3? D"f?9V%O? D"|S?9P"f_D" @3-?3? D"i!X/ ? D"} ?3P#f_D" P!V@%-?#P|._?/?9?%?42|G-? D"y#? D"j%A-aP-W%O?6?-P.P!P!2k!? D"j%@--? ?-P._A%J"j%? D"i%?-_A"P}Gpt D  J *?"P}@pt E  K  ?7P:_D" A(?7P6_D" A&U?(?=Vd@""O"OP ?(?&a?"=A(? D"y#A-?%aV%O?6?%?(P!P!2k!? D"j%@%.!-?(R/!-?(%O? D"i%?%_P!?&?8_?"=?(y,  -? D"y#@--? ?%?(_A"J"j%?-?"aP!W%O?6?"P"P!P!2k!? D"j%@"-? ?"P"_A%J"j%? D"i%?"_Pz~W!N  P!@3?)P!_@)?.?1P>_A1T/ -."- - -?+?<2[P%P"?5P>aD" A*=@"? D"j%@%P}(pt Pmpt ?*=-@*?4D" ?%a?"U%O? Py#_?%?"P!P!2k!? D"j%@%-?"%O? D"i%?%_?*?"y,  -? ?"?%_J"j%? D"}S&A"%O? D"}V&?"P>b2[-? ?<J"t&? ?,J"}V&? ?>J"}S&? D"~#&A"%O? D"u&?"2[-? ?=J"v&? ?8J"u&? ?2J"~#&-? ? D"}9%? G ~3&?0fdJ"}9%P @-"O? D"q&A"R/ ? D"}A&A&@)?"P%fA+P2aA"P~N!X%O?)?"P%gP!_A(P~N{{{!cA*P%f_@)?*@%?&@"#O?"Py!_?0M  ?"P~J!_?0M  ?"P~:!_?0M  ?"Pv!_?0M  ?"P}V!_?0M  ?"P}H!_?0M  ?"P}9!_?0M  ?"Po!_?0M  ?"Py _?0M  ?"P~J _?0M  ?"P~: _?0M  ?"Pv _?0M  ?"P|1_?0M  ?"PF_?0M  ?"P>_?0M  ?"P._?0M  ?|"?"P~Y!_?"P~L!_?"P~<!_?"P~-!_?"P}X!_?"P}J!_?"P};!_?"P},!_?"P~Y _?"P~L _?"P~< _?"P~- _?"P|3_?"P|*_?"P|!_?"P0_z)  z|?  !z|?  "z|?  #z|?  %z|?  &z|?  (z|?  )z|?  *z|?  +z|?  ,z|?  -z|?  .z|?  /z|?  0z|?  1z.|!|!|!|!|!|!|!|!|!|!|!|!|!|!|!|!z|:z.2222222222222222zBz|;@|"?"Pi"_@"?%P2aA%/ -?|"P)zaP)zbz|>@-?(?*S/!-?&?+_@"#O?)P._?0M  ?-?)P0_G  P|!cP2Sd@-?"?)P2_A)T/ --? P J"~N"? D"}L&@""O"O? D"r&A&? A*D"~F"V%O? P~F"_P ?&P*P22k!? D"~J"@(? D"~N"@+.!-?*D"~J"@(P @+P @ ?&R/!-?&P#c@)?&P!aP#U%hP &?+P%f@%P ?&P} ca@ ?"@&P @1#O?%?(_A/?&|/" K# ?/P*_P J" ?&P%_|/" @|!?/P:_P J" ?/P2_?|!K# ?&P*_|/" @|!?/PD_P J" ?/P?_?|!K# ?&P._|/" @|!?/PL_P J" ?/PI_?|!K# ?&P2_@&?%POa@%? ?1P%aA1T/ -?+?1aA+@ ?)R/!P ?1a-@&?)?+_@ ?"?&P"f_@&?(?+P%f_@"#O?&|/" @|!?"P*_P J" ?"?|!K# ?&P%_@&?"P2_@"?)P!aA)/ --?*? J"~N"?(? ?*P~R"_2|+<P"@%?*D"~J"@&"O?*D"~N"A P"X%O? P%fP2a@"P @)#O"O?&?)_A+P2_E# ?+E# |=/ ?+P:_D" ?+P*_D" T/ ?%P!a@(? ?%V%O? ?%a@%?+P?_@"#O"O?"E# ?&?(P%f_A P2aE# |<%O?"P*_D" ? P*aD" S/!-? ?"z # z-# ?(P!_@(-?"P2_@"?%P!aA%/ --?*?(J"~N".#-?%P!_@%?"?)P2_A)T/ --? @(-"O"O?*D"n%?*D"p%A"a?(U%O?*Pn%_?"?(P%P:2k!?*D"o%@+?*D"p%@".!-?*D"o%@+?(R/!-?"?(_?"P:b@)?!D".@/?!D"2@%#OPrmt ?/?&D" A5P.b_?%?5W=A"D"%@!?"D" @"?)?+_A.P4_Plji2J! ?.P2_P%M  ?.P._?"J" ?.P*_?5J" ?.P%_?!J" ?.?"J" ?&P2_@&?)P:_@)?(P!aA(/ -@"-?*?"J"p%?-P!cR/ ?;G |5/ ?"/ ?| G +@ ?*D"n%R%O?*Pn%_2}0!?*D"o%@+-?+z.                z-" ?+P"M 7?+P9N 5?+? M 4?+P}*%N!2?*P!J"p%-?#P~N!_C -})I"Nh!|YB P}=#aA&C "O"O"O"OPrmt ?!D".A6?"P.b_A,?!D"2A7?"W=D"*P)cP&S%O?!D"6A/D"6@C?&P J"p!?&Qiiiit K"n!P%@1?C@*"hP ?"?7X/ <P ?"P!_A"?,D"*A,P%gP ?,P)cP&S=A|+X/ <?#D".A9P#f@|#?9P{{{{!V?|#Py{{{)Vd@|,P!?!D" A:?!D"%A;?!D"*A+UA,=@<P ?+?,=@=?#D"*A|%?9_@|&?!D":@|(?!D">@|-?!D"?@|.?!G C@|)?&P~2!_@>?/PC_@D?#G BP!c@|/?/P:_@J#OPrmt ?6?"P.b_?"?7X=D"*?&P&J"t!?&Pq},t J"}V!?&P&J"}S!?&P}0}-t J"r!?&P)J"}L!?&Po}-t J"}H!?&P*J"q!?&Pj}-t J"}A!?&P"J"}=!?&P}I},t J"}9!?&P"J"}5!?&P~S},t J"}1!?&P~#!_?!?"?&P}1!_P(2|*?&D"~#!ALP"S/%?&D"~N!@|0?&D"~J!@E?&D"~F!@F?&D"~B!?&D"~6!@G?&D"~2!?&D"w!@|*?&D"v!?&D"u!@H?/D"?@|2"O?&D"~:!P!cR/ "O?|,/ ?&D"~>!@("O?|#R%OP%@| P @|!.!-?9@|!P%?|#2|#A| R/!-?9%O?|%@,?| @"?9@+#O?"P%_?,G  A)P ?)P~. U=P.bG }V}BOA)P ?)P|3U=P;bA)G }W}6OJ" ?"?)P}B}6t _J" ?,P!_@,?"P*_@"?+P!aA+/ --?&Pu"_?!?(?| ?92|*"O?&D"u"P"S/ ?>?&z "x"z-"I?>?&z "~F"z-"??>?&z "~6"z-"2?>?&z "u"z-" ?&Q K"}1"?&Qiiiii!K"v!?&?|&J"u!?&?|%J"~#!P @IP @??|%@2#O?I@@P"@"?&Pu"_@,?2?|&S%h?|&&?&?2P!_A(J"~#!??P*S%OP*@+&?&??P!_A+J"v!?&?>??P#f_A"D" J"u"?"D"%@"?&P}="_@,?2@|3-?+@??(-@2?,?"J" "O"O"O?&D"u"A"P"T%O?&?@P!_AIJ"}9"?"P!cR/%?&D"}="@"?|3G  @A?&P%J"~#"?&Pi}-t J"t"?&P(J"}V"?&P~W},t J"}S"?&P#J"r"?&P~U},t J"}L"?&P"J"}H"?&P~S},t J"q"?&P"J"}A"?&P~Q},t J"}="?&Pu"_?!?"?&P}="_P&2|*?&D"u"A*P"S/&?&D"~J"@(?&D"~F"@0?&D"~B"@4?&D"~>"@B?&D"~:"@.?&D"~6"@3?&D"~2"@,?&D"w"@)P @1P @8P @|"?*P!cR/#Prmt ?6?&D"v"A"P.b_?"?7X=A"D"*A+P)cP#S/!."-?|!R/(?| ?|!P#f2[.(-?"D"%A-?-P TaA-?"D" P!_A8U?-?;Vd@5P ?-?8a?5=@-P!?8?:_?5=@5"O?+P*cR%O?-P%S/!P @8."-P @8?&P J"w"?&?-J"v"?&?5J"u"?&Pi!_?&Pu"_A+2}!"O?&G i!R/ "O?&G }#!P~I T/ ?&Px _?+2}!?&G |VR/!?&G |WP~C T/ ?&P~N _?+2}!?&G |SR/!?&G cP~N T/ ?&P~F _?+2}!?&G |NR/!?&G |OP~R T/ ?&P~> _?+2}!P!@8?&G |JR/!-P @8-?"D"*@+.!-?5D  P~I~*~ }@)S@8-?+P)cP#T/ ?"D"%A-?-P TaA-?"D" P!_A"U?-?;Vd@5P ?-?"a?5=@-P!?"?:_?5=@"?+P*cR%O?-P#T/!?"H  P~L~*!e?"P"_G  P~U edR@|".!-?&P J"w"?&?-J"v"?&?"J"u"?&P~6 _?&Pu"_A"2}!?&G |CR/ "O?&G |DP~L T/ ?&Pw _?"2}!?&G |;R/!?&G |<P~C T/ ?&Pu _?"2}!?&G |7R/!?&G UP~U T/ ?&POa?"2}!P!@|"?&G OR/!-P @|"-?)P!S%OPrmt ?6?,P.b_?,?7X=A"D"%A+?"D" A-U?+?=Vd@5?"D"*P)cP"SP ?+?-a?5=A,P,Uc@+"O?,R/ ?+R/ P!?-?<_?5=@"#O?"G  PIaP{!cA-P+V/%?1P,b?-_@1?"P!_@"?,P!aA,/ --?+R/"-P @5P @,P @-?3P!S%OPrmt ?6?.P.b_?.?7X=A"D"%@+?&P J"w"?+?+P TaA+?"D" P!_A,U?+?;Vd@-?&P ?+?,a?-=J"v"?&P!?,?:_?-=J"u"?"D"*?/D"F@-?&PL_?&Pu"_2}!?-@,?&G L%O?&G |0@+?,@"#O?/D"C?"S%O?D?"P!P!P!2k!-?/?"P!_A,J"F?/D"D?"_?+M  ?&PI_?&Pu"_2}!?&G |+@+?,@"?&G I/ --P)cP#T/"-?BP!S%OPrmt ?6?4P.b_?4?7X=A+D"%A"?+D" A+U/"?"?=V/"?"?+aP%T/"P!@5?+?<_D  P~R~B~3}G(T/"-P @4P @+?0P!S%OPrmt ?6?(P.b_?(?7X=A"D"%@+?&P J"w"?+?+P TaA+?"D" P!_A(U?+?;Vd@4?&P ?+?(a?4=J"v"?&P!?(?:_?4=J"u"?"D"*?/D"F@4?&PD_?&Pu"_2}!?4@+?&G D%O?&G E@(?+@"#O?/D"C?"S%O?D?"P!P!P!2k!-?/?"P!_A+J"F?/D"D?"_?(M  ?&P?_?&Pu"_2}!?&G @@(?+@"?&G ?/ --P)cP#T/"-?*P!TA"?8d?|"dR/!"O"O"O?)P!SABR%O?3P!S/&?5/&?+?4V/!?"/&?0P!S/&P @"P!@("O?,?-U/ ?,?/D"FV/ ?/D"D?-_@(?,?-a@"-?|)P!c/"?"%OP @.P @)"O?"P%X%Oz.                @O?(@*?"P} cA.@)#O?O?*zY  z.FFFFFFFFFFFFFFFFzBz}(!z}E!z.!   !   !   !   z|:z}J!@O?*P%_@*?)P%aA)/ -?O?O?Oz/*+,-./01 !"# !"#z}J!AO?O?Oz/%&() !"# !"# !"#z}J!z= @)?"?.S/!-?(?._@*?"?.a@.#O?)?*G  PFS_@)?*P!_@*?.P!aA./ --?)P"X/(-#O?"R/%P!@*"O"O?(G  P+a0C!!  !                  !           ! -P @*-?"P!a@"?(P!_@(?*/ -.&-?+?4W/%-?/D"D@3P @"P!@("O?,?-U/ ?,?/D"FV/ ?-?3_@(?,?-a@"-"O?|)P!cA0R%O?"%OP @.P @)"O?"P%X%Oz.                @O?(@*?"P} cA.@)#O?O?*zY  z.FFFFFFFFFFFFFFFFzBz}(!z}E!z.!   !   !   !   z|:z}J!@O?*P%_@*?)P%aA)/ -?O?O?Oz/*+,-./01 !"# !"#z}J!AO?O?Oz/%&() !"# !"# !"#z}J!z= @)?"?.S/!-?(?._@*?"?.a@.#O?)?*G  PFS_@)?*P!_@*?.P!aA./ --?)P"X/(-#O?"R/"P!@*"O"O?(G  P+a0C!!  !                  !           ! -P @*-?"P!a@"?(P!_@(?*/ -.&-?"%h?(P ?"P!aA)?(_G  P|4S=&P -@*?)?"?*=@"?*?(?*=@(#O?"R/!?"P!a@"?(G  ?(P!_@(P|%S/ -.%-P!@.P @*"O?+?4U/ ?+?/D"FV/ ?3?4_@.?+?4a@*-?AP ?AP~. U=P{!cP.bG }V}BOA"P ?"P|3U=P;bP}B}6t _@""O"O"O?0R%O?&Pu"_?|(?.?*2W?&D"u"A3/!P @".#-?*?*%h?.G  P|4S&P -A(W/!#O?(?._G  P|%T/"?*?(P!_A(T/ -.(-Prmt ?&D"~2"P._?&D"~6"P!W=A(D" @)?(D"%@(?&D"v"@0?&P J"}1#?(?(P TaA(?)P!_A)U?(?0Vd@0?&P ?(?)a?0=J"p#?&P!?)?3_?0=J"o#?"G :@("O#O?&P:_?&Po#_2}!?&G :P!eA)P!c/!?(R/!?(P!a@(?"G  ?"P!_@"?&G ;S/ -P @"."-?)?(Rc@".!-?(@)?(?*VAAR%O?(?*S/&?(?._@3?*?(a@0P @)"O#O?)?3_G  P|%S/!?0?)P!_A)T/ -?0@)-"h"O?)%OP @0#O?0?3_G  P|2S/"?0P!_A0?)T/ --?(?)_A).!-?(?)_@)?(?0_-@0?)?0P!_A3?)?3U=@|4?)?*S@3-"O"O?)?*X/ #O?)?._G  P|%T/!?*?)P!_A)T/ -.!-?)?*X/ ?)?._@#?*?)a@!P @""O#O?"?#_G  P|%S/!?!?"P!_A"T/ -?!@"-?"R/&P @,#O?#?,_G  P|2S/(?,P!_A,?"T/ -.&-?A/%"O"O?(R%O?&Po#_?.?*P ?02=?3P!cR/!?&D"o#A(Piiii|VT/"P @".#-?&Po#_?.?*?(?02=-P @"?&D"o#A(P |9/!?&D"p#?(2[.!-?&D"p#@0P @)?&D"}1#A3?"G :S%O?"?0?32};!R@)-?(%O?0?(2[-?)R%OP @".!-?&Pu"_?.?*?|4?*2=?&D"u"A"P |8%O?&D"v"?"2[-?"Piiii|VT@"-"O?"R/ ?5Phe?Bc/ ?|/R/%?&Po#_?|(?.?*2W?&D"o#R/%?&?&D"}9#J"~6"?&?&z "o#z-#u"?&P2_?&Pu"_P"?|-P!?@=?|.P ?@=2|!?&D"2P!T/%Prmt ?&D"~2"?&D"6A"P.b_?"?&D"~6"X=D"*P)cP#T/%?&D"u"R/%."-?"/!.#-?"%h?(P ?"P!aA)?(_G  P|4S=&P -@*?)?"?*=@"?*?(?*=@(#O?"R/!?"P!a@"?(G  ?(P!_@(P|%S/ -."-?/D"?A(?/D":S%O?J2}3!-?/D">?(P>b_A"?5M =?"?BM <?"?|"M ;?"?8M :?"?1J"6?"?+J"2?"?4J".?"?,J"*?"?-J"%?"?@M  ?/?(P!_J"?. - -?|!R/(?| ?|!P#f2[.(- -P @)P @,P!S%OPrmt ?6?|*P.b_?7?|*W=A"D"%@+?&P J"v!?+?+P TaA+?"D" P!_A,U?+?;Vd@(?&P ?+?,a?(=J"u!?&P!?,?:_?(=J"~#!?"D"*?/D"F@)?&P*_?&P~#!_2}!?)@,?&G *%O?&G +@+?)@"#O?/D"C?"S%O?D?"P!P!P!2k!-?/?"P!_A,J"F?/D"D?"_?+M  ?&?&P~#!_2}!?&G !@+?,@"?&G  / --P)cP#T/&-?LP!cR/%P @+Prmt ?6?HP.b_?7?HW=A"D"%A(?"D" A*U?(?=Vd@2?"D"*P)cP"SP ?(?*a?2=A(P,Uc@1"O?(R/ ?1R/ P!?*?<_?2=@"#O?"G  PIaP{!cA*P+V/(?+P,b?*_@+?"P!_@"?(P!aA(/ --?1R/%P @(P @.P!S%OPrmt ?6?GP.b_?7?GW=A*D"%A"?*D" A*U/&?"?=V/&?"?*aP%T/&P!@.?*?<_D  P~R~B~3}G(T/&-?/D"?@0P!TA4R%OPrmt ?6?FP.b_?7?FW=A"D"%A*?"D" A2U?*?=Vd@1?"D"*P)cP"SP ?*?2a?1=A*P,Uc@-"O?*R/ ?-R/ P!?2?<_?1=@"#O?"G  PIaP{!cA2P+V/)?(P,b?2_@(?"P!_@"?*P!aA*/ --?-R/&-?/D"6A2?/D".S%OB P2aA"C P%?/P._A*D" A-P!fA1?1P%W=@1?"P%_?-?*D"%?1P%PF2j!?"D"%P!S%O?"D"*<?"D". -?"D"*@-?*?1J" ?*?-J"%?"P2_C -?/D"2?2PFb_A"?.M D?"?(J"C?"Q K">?"?0J":?"?|2J"6?"?,J"2?"?)J".?"?+J"*?"P J" ?/?2P!_J"6?EP!TA"?4e/%?"?%dR/%?EP"S/%P%g@"?&D"p!A+?&D"n!S%O?&Pn!_2}1!-?&D"o!A1?+P#f_A,?|0J"%?,?EJ" ?&?+P!_A+J"p!?"?|+U/ -?/D"6@*?&D"n!-@)?1?+P#f_@2?1@(?C@"#OP"@,?&Pu"_@%"O?"?*X%O?"@+.!-?"P!_@+?(?2S/ ?&?(D" J"u"?(D"%@,?&P}1!_@%?(P*_@(?"@6-?%?,J" "O"O"O?&D"u"0#"! !-?)%O?1?)P#f2[-? ?*J"*? ?CJ"%? P!J" .)-?&P~#!_?!?&D"}1!?#P 2%?&D"~#!R/#?6?/D"6X/#?&D"u!@"?/D"2?6PFb_A%?&D"v!J"??%?"J">-?+@". - -? P J" .#-? P J" ?)R/".!-? P J" ?&D"n!A)R/!?&D"o!@1-?1?)P#f2[-?&P}=#_C -}U|*#|"h!|Y"}"B Pt!aA(C ?(P J".?(Qiiiit K"%?(? D"2J"??(? z " z-"2?(P J"|.?(Q K"F?(Qiiiit K"C"O"O?#D"*A%A8R%O?#?%P TM I.!-? D"%A>? D"*A&U@%P ?&?%=@2P!? D" A| ?%=@3?#PC_@4?(Pv _@|!?(P~> _@|"? D":@5? D".@9? D"2@:? D"6@;?#P:_@?#O"O?.?#D"*X/ ?(PL_?.P~: bA@?#D"%_P~: y,  ?#D"F@<?#D"6@1?(G c@0?(G |S@6"O?;G ,P"S%O?(D"FA*%O?(D"I@&?(D"D@,"O"O?*P%U%O?*@+.!-z.                ?&z> @B?*P#c@+?,?*P"f_P2a@%?*Py{{{!cA)@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2a@%?&P%aA&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?)?*S/!-?+P!a@)?,?+P"f_P%a@%#O?&?%D" a@&?%P%a@%?)P!aA)PhT/ --?(?&J"I?(P J"F-P @-"O"O"O?6P!a0/%%!!"%%%%%%!! -?(D"CR%O?(PC_2}5!-?(D"DP J" ?(P!J"F?0P ?0P~. U=P{!cP.bG }V}BO@%?#D".?1S%O?#P._2}1!-?#?1P!_J"6?#D"2?1P#f_A&?%M !?&P!M  .#-?(P J"q!?(Qiiii2K"}=!? ?|"?(P}=!_2f?(D"}A!A%?(D"q!?(PC_?#2|H?(D"}=!A&R/"?%?&2[."-?2%h?3G  P|4S&P -@%?(D"|J@+#O"O?%?2X/ #O?%?3_G  P|%T/!?2?%P!_A%T/ -.#-?2?%A*U/"?%?2S/"?2?%a@&?%?3_@)P @%"O#O?%?)_G  P|%S/!?&?%P!_A%T/ -?&@%-"h"O?%%OP @&#O?&?)_G  P|2S/"?&P!_A&?%T/ --?%?*_A%.!-?%?*_@%?&?*_-@&?%?+U/ ?&?+X/ -?(P}=!_?3?2?*?&2=?(D"}=!A%Piiii|VS%O."-?(E"}A!AC}DA&?CQ?n}D?(PC_?#2|H?%R/!?&?%2[.!-"O?0R?6P+ScR%O?(P}=!_?(P%_?(D"|N2V?(D"FA%?(D"}=!A&?%?&U=@-?%?&V%O?(D"I@&?(D"D@+"O"O?%?-aA,P%U%O?%@).!-z.                ?&z> @B?%?,P} cA*a@)?+?%P"f_P2a@%?*@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2a@%?&P%aA&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?*?,S/!-?+?)P"f_P%a@%#O?&?%D" a@&?%P%a@%?-?)P!aA)U/ --?(?&J"I?(?-J"F-?(D"}A!A,?(D"q!P%f_@=?1@%?-@&#O"O?&R%O?,?=T/!.%-?&?=?,aP%gX/#?,?&P%f_@,-"O"h?,G .R%O?#D"F@&?(Prmt ?9?,D"%A*P.b_?*?:X=A*E" K#}=!?(?*D"*A*J"q!"O?*P*c/ ?(? ?(D"}=!P!_2|)?(G  R/ ?(G !@)P!."-?| ?>?(P}=!_A7?42bP @+P!?#D"D?&_?&?#D"FA)V=A%?)?&aA&P ?&?)W=A*2O@/?(z.                z-#}=!?*P1cA&%O?7?%?*P~N{{{)c_?&y,  -?%?*P|Sc_@7P @&#O"O"h"O?%R/ ?%?7S/ ?%P2_.!-?+/!?(P}=!_@%P!@+P -@)?%z   ABz.}"}"}"}"}"}"}"}"}"}"}"}"}"}"}"}"zBz]?Bz.HHHHHHHHHHHHHHHHzBz]d|O?&_@&?)@%.!--?(D"FA%?(D"CS%O?(PC_2}5!-P"@+?(D"D?%P"f_?&?*_P!_A&J" ?(?%P!_J"F?(?(D"I?&_J"I?#D"6@%."-?,D"*@/P -@+?(D"C@*?(D"FA&Pt X%O?&?*S%O?(PC_2}5!-?(D"D?&P"f_P.J" ?(?&P!_J"F?(?(D"IP._J"I.!-?&?*S%O?(PC_2}5!-?(D"D?&P"f_P J" ?(?&P!_J"F-?#D".?%S%O?#P._2}1!-?,P2_@,?#?%P!_A*J"6?#D"2?%P#f_?+}I?/}IQ?l?)}IQ{!}&Q*ljjK" P @&?*@%. - -?(D"FA*%O?(D"I@&?(D"D@,"O"O?*P%U%O?*@+.!-z.                ?&z> @B?*P#c@+?,?*P"f_P2a@%?*Py{{{!cA)@&#O?B?%z " ?Bz/./01*+,-%&() !"#z}M!@B?%P2a@%?&P%aA&/ -?B?B?Bz/*+,-./01 !"# !"#z}J!AB?B?Bz/%&() !"# !"# !"#z}J!z= @&?)?*S/!-?+P!a@)?,?+P"f_P%a@%#O?&?%D" a@&?%P%a@%?)P!aA)PhT/ --?(?&J"I?(P J"F-P @/"h?5D" A%R%OP!@%P .!-?5D"%-@,P @&#O"O"O"O"O"h"O"O?&P!cR%OP @-?/P!c/,?,R/,?,P"a@)P @&#O?%?&_A*G  PHS/"?)P!a@)?,?&P!_A&T/ -.,-?/P!c%OP @-.,-?,R/%P @&#O?%?&_A*G  PHS/"P!@/?,?&P!_A&T/ -?,@&?%@*.#-?*P!_@%?,P!a?&S/#?&Phe?,_@+?&?,aP!_@,P @&"O#O?&?*_A-P!_G  PHS/!P!@/?,?&P!_A&_/ -?%@*?+A&@,.#-?)?&a@,?-P"_.!-?&Phe?,_@,?*P!_-@*P @/-?(P J"q!?(Qiiii2K"}=!?&/"?*@%.!-P @,P!@/-P!P ?(PC_?#2|HP!@&.!-?%?&_@0P @&P!@-#O"O?%P!_@+?%G  A)P~Y T%h?+&?+?0S/!PHP~Y ?%G !P|+S=@)?%P"_-@%?(D"}=!?&S%O?(P}=!_?&P!P!P!2k!?(D"}A!@--?&?-_?)M  ?(?&P!_A&J"q!?%?0T/!--?(D"}=!@%?(D"}A!A+?&?(PC_?#2|H?%%O?+?%2[-?*@%P!@&. - -?6P"T/ ?(D"C@*"O?(D"FA&Pt X%O?&?*S%O?(PC_2}5!-?(D"D?&P"f_P.J" ?(?&P!_J"F?(?(D"IP._J"I.!-?&?*S%O?(PC_2}5!-?(D"D?&P"f_P J" ?(?&P!_J"F-?0P ?0P~. U=P{!cP.bG }V}BO@&?#D".?%S%O?#P._2}1!-?#?%P!_J"6?#D"2?%P#f_A%?&M !?%P!M  -?(?-J"n!?(?#D"6A%?1aJ"o!?(?(D"|.?(D"I_A&J"|."O?&P}#it U/ ?.R/ ?5G |,/ ?%?1X%O?#?1J"6-?<?#D"FV/!?#?<J"F.!-?(D"]A%?(D"|JA&U?%?2Vd@*P ?%?&a?*=@)P!?&?3_?*=@+"O"O"O"O"O"O"O"O"O"O?(G |SA%%O?%P&T/,?(G cP/V/,Q @C?)/!P(@%.*-?5G I/#?)/!."-?5G I/#-P @&P @%"O#O?&?%?+_F  P}Yh|8_A&PDVA*R%O?)?%P!_A%T/!."--P ?%?%?)VA%=@)P!?+?%=@+-"O"O?)?#D"C?#D"FA%aA,V%O?4?%?)P!P!2k!?#D"F@%.!-?)R/!-?)%O?#D"D?%_?+?)y,  -?#?%?)_A%J"F?+?)2O@)?&PEU/&?)P!_@)?4D" ?%a@,.%-P!@)?*/#-P @).#-Q @C?;G ,P"S%OP#@%.%-Qi}%n}5t}=~ !Prmt ?9?(D"|NA%P.b_?%?:X=|/"*Q#ln}D@%.#-?+G  A%PIaP{!cP,U%OP)@%.#-Q!@|#?%P@aP{!cP1U/#"O?%PMa0R%%%%%%%                          %%%%%%                          %%%% -"O?%P?U/ ?%P{ S/ P+P,?%P~=!cP~  aP{!cP<U=@%.#-P*@%."-?,P"W%O?4?%P#P!P!2k!?#D"F@%-?#?%P#_J"F?#D"D?%_A%P~<}(t H  N  ?%P~>}(t G  M "-?)}IQ?l@CQ"@|#.!-Q @|#-?(?%}IQ{!}&Q*l?Cj?|#jK"|V-?.P!_@1P @-?|!P ?(G YP"T=@*#O"O?-P T?-?ATc/ ?*%O?*P%_?*P*_@&P @*D" A)?&D" A%_A&?"V?%?&Vd@&P%?!?)P%f_?&=A-P ?%P%f?&=A%_@A?%/!-?#D"*?.V%O?#D"%?@_?(PL_P~: y,  -?1A.?8T/#?8@.."-?#D"F@%?(?-E" K#}=!?(P}=!_? ?42PP!?%?#D"D_?#D"FA+?%U=@)P @&?+?%aA%P ?%?+W=A,P~N{{{)c@+"O?,P1cA/R/ ?)?+_@%?,P#c@0?/P%X%O?,P.c@,#O?&?%G  A/P~M!V_?/tP}Yh|8_?%P!_G  A&P~M!V_?&tP}Yh|8_?%P"_G  A&P~M!V_?&tP}Yh|8_?%P#_G  A&P~M!V_?&tP}Yh|8_@&?%P%_@%?,P%aA,/ -?0R/!-#O?&?%G  A,P~M!V_?,tP}Yh|8_@&?%P!_@%?0P!aA0/ --?+%O#OP2@%?)z   ABz.0000000000000000z|#z]%O?Bz7 P}Yh|8?Bz8 P~M!V_?Bz8!P~M!V_?Bz7!P}Yh|8_?Bz8"P~M!V_?Bz7"P}Yh|8_?Bz8#P~M!V_?Bz7#P}Yh|8_?Bz8%P~M!V_?Bz7%P}Yh|8_?Bz8&P~M!V_?Bz7&P}Yh|8_?Bz8(P~M!V_?Bz7(P}Yh|8_?Bz8)P~M!V_?Bz7)P}Yh|8_?Bz8*P~M!V_?Bz7*P}Yh|8_?Bz8+P~M!V_?Bz7+P}Yh|8_?Bz8,P~M!V_?Bz7,P}Yh|8_?Bz8-P~M!V_?Bz7-P}Yh|8_?Bz8.P~M!V_?Bz7.P}Yh|8_?Bz8/P~M!V_?Bz7/P}Yh|8_?Bz80P~M!V_?Bz70P}Yh|8_?)P1_G  A%P~M!V_?%tP}Yh|8_@%-?)P2_@)?%?&_@&?+P2aA+/ --?-D".@+?-D"*@,?#D"?A%?#D":S%O??2}-!-?-P2_@-?#D">?%P.b_A)?&J"*?)?+J"%?)?,J" ?#?%P!_J"?. - --?#?#D"*A-?.VM I?-?.U/!-?#?.J"*?.@--P @+?(P J"}9!?(Qiiiii!K"}1!?#D"%@*"O?-R%OP*@%.!-?-P~: b@,?*PF_@&P @)P*@%#O?&P%a|/" @C?&|/" @|#?+A!?(D"}1!S%O?(P}1!_2}/!?(D"}5!@%-?%?)_A"?CK# ?"P*_?!J" ?(?!P!_A"J"}9!?(D"}1!?"S%O?(P}1!_2}/!-?)?(D"}5!A%_A+P:_?"J" ?+P2_?|#K# ?(?"P!_A+J"}9!?&P~: _@&?)P?_@)?,P~: aA,/ -?!P"_@+-?#D">@!?#D"?A.%O?!?.P.b_@,?+P%f@&?!@)#O?)P%_|/" @C?)|/" @|#?+A"?(D"}1!S%O?(P}1!_2}/!?(D"}5!@%-?%?&_A#?|#K# ?#P*_?"J" ?(?"P!_A#J"}9!?(D"}1!?#S%O?(P}1!_2}/!-?&?(D"}5!A%_A+P:_?#J" ?+P2_?CK# ?(?#P!_A+J"}9!?&P?_@&?,?)P._A)T/ -?"P"_@+-? D":G |+@"?(P J"q!?(Qiiiii!K"}=!?%?+?(P}=!_2|+<?(D"}=!A#%O?(D"}A!?#P%f2[-?(?"M }V!?(z.            !   z-"}H!?(? D"*J"q!?(? E" K#}=!?+%O?%?+P%f_@+?%@&#O?&P*_D" @ ?(P}=!_?&D" 2|4? P!c@#?(D"}L!@""O"O?-? P!gA W%O? ?-aA ?.X/"?!? P.b_@ ?#/!? ?"J" ."-?(D"r!@)?(D"}S!@,?*? P~: b_A G LA1P-WP P!?1fPt=c=/!? D" P!T%O? P!J" ? z.                z-"%-?#R%O? ?"?)aP!_J"2? ?,J".? ?"J"%."-? ?"J"*.!-? ?"J"%-?+?&P2_A&T/ --?(D"}1!A %O?%? P%f2[-?(D"CA %O?(D"D? P"f2[-?(D"%A %O?(D"*? P%f2[-?(Pt!_C -}D|%#;h!}"!|YB Pw!aA(C P~R~%t E" @|"?(Pn!_?!?#G O?#G P2|K?(?|"K"b?(?!M i!?(P J"Y?(Q!K"|??(Q K"|9?(Qiiiit K"|6?(Q%K"|1?(Q K"|.?(Qiiiit K"F?(?"D"*J"|N?(?"E" K#|J?(?%E" K"f?(?%D"*J"} ?(?(E"n!K#??(?(D"p!J"DP~#~%t D" @.Pu~%t D" @4?(?(D"|SJ"}A!?(?(z #|Jz-"}1!?(P J"p!?(Qiiiit K"n!?.?4P%f_@>?(Pr!_@=?(Pw _@8?(PF_@3?(P~R _@9?(P~> _@:?(PL_@;?.@"#O?"P2a@!?(D"D@*"O"O"O"O"O"h"O"O"O"O#O?!P2_A-?>S/!?!P>_?-@!G  A"?*X/ -?!P*_D" @!?(D"C?"P.b_A"D"%@1?"D" @/?(D"O@"?(G i!P)U/!Prmt ?(D"b?!P.b_?!?(D"|SX=A!D"*?(Pq!_P!?(D"|J?(D"|NA)?(D"]VA+=P ?)?+=?!D" ?!D"%2=?(D"}H!@,P)cP(S?(D"q!A*Piiii|VTc/(?*Piiii|VdPiiii|VS/"?"@%.*-?(D"n!A!%O?(D"o!?!P%f2[-?&/%.(-?(Pq!_?(Pn!_?!2V?(D"}L!@)?(D"}H!@%?(D"q!A2%O?)?2V/"?"@%.*-?%?)/"<-P @2?"@%.(-?%?2P%f_-@!?)P%f@5"h?!A,G .R%O?(D"]@)?(D"|J@+?(Prmt ?(D"b?!D"%A!P.b_?!?(D"|SX=A!E" K#q!?(?!D"*A!J"}L!"O?!P*cR%O?(P:_?:?(D"q!P!_2|)?(G :/!-?(D"|C@!?+?)?(Pq!_?82b?(D"|CA)?!a@*P!?!?(D"|?_?!?)V=?*P ?)?*X=2O@)Q"@|"?(D"O."-?(G ;@+Q!@|"?".!-?,D"*@)Q @|"?"-@!?%?5_@*?(D"L?!S%O?;2}1!-?(D"|1?!P#f_?)}IQ?l?+}IQ{!}&Q*lj?|"jK" ?(?!P!_A%J"O?,P2_?*S/%?,P>_@!#O"}"?!G  R%O?(D"]@,?(D"|J?(Prmt ?(D"b?!P*aD" A6P.b_?6?(D"|SX=A6E" K#q!?(?6D"*A6J"}L!"O?6P*c/ ?(P2_?:?(D"q!P!_2|)?(G 2R/ ?(G 3@+Q!."-?(D"|C@%?,?(Pq!_?82b?(D"|CA)?%a@,P!?%?(D"|?_?%?)V=?,P ?)?,X=2O@)?(D"O@%Q".!-?!P%aD" @)Q -@|"?(D"L?%S%O?;2}1!-?(D"|1?%P#f_?)}IQ?l?+}IQ{!}&Q*lj?|"jK" ?(?%P!_A%J"O?!P%_@,?!P2_@!?*?,T/ -.%-?#G |6@/P @!?(P J"v!?(Qiiiit K"~#!?(P J"}L!?(Qiiiit K"q!P%@7P @*P%@0?4%O?4P%f@%?(D"|S@#?(D"b@+?.@!#O"O?!P0_G  A&P3WP P!?&fPyi.c=/ Prmt ?+?!P*_D" A)P.b_A-?#?)W=@"Prmt ?-P._?)P!_?#X=?"?"D"*P)cP(S=D"%@)?"D" @"?(D"~#!?*S%O?(P~#!_2}1!?(D"u!@7-?7?*P#f_A-?)J"%?-?"J" ?(?*P!_A*J"v!?&P"X/ ?!P%_D" @&?!D" @)?(D"}L!A"?(D"q!S%O?(Pq!_2}1!-?(D"}H!?"P#f_A-?&J"%?-?)J" ?(?"P!_J"}L!-?!P2_@!?%P2aA%/ -?(D"}H!@7?(D"u!@0?(D"}L!@!-?(Pn!_A"?:?/P!cA#?0?*2|1?(D"n!@2?(D"o!@%?(D"p!@)?"?9?#?7?!2|1?(D"o!@&?(D"n!@1?4?(D"|.A!?!?4V=A*%O?%?)P%f_@-?&?(D"p!P%f_@,?(D"I@"?.P0_@!?%@#?&@+#O"O?!G  A.P3WP P!?.fPyi.c=/ "h?#?-S%OP @)?-.!-?(?#z " z-#n!P!@)?#P2_-@#?"?)J" ?"P%_?(z #n!z-" ?.P"X/ ?"P6_"h?+?,S%O?,@+P .!-?(?+z " z-#n!?+P2_@+P!-J" ?"P:_?(z #n!z-" -?"Pu _@"?!P2_@!?*P!aA*/ --?1%O?&?1P%f2[-?2%O?%?2P%f2[-?(D"q!A!%O?7?!P#f2[-?(D"~#!A!%O?0?!P#f2[-P}S~%t D" @!P}V~%t D" @"?(D"|J@&?(D"]@)?(D"|N@#?(D"f@+?(D"|V@.?(D"} @%P @*?(P J"}L!?(Qiiiit K"q!?(Pn!_?:?/P!c?"%hP ?%?%?.VA%=@/P!?+?%=@2P!?&?#?)VA%=@4P ?#?%=@1?"P%f@,?(Pw _@8?(P~# _@9P%@+#O?!P._D" A"?/V?!P*_D" A)?"Vd@.P!?)?2_?.=@#?!P%_D" A%?!D" A&U?%?1Vd@-"OP ?"?)a?.=A"P ?%?&a?-=S%OP!?&?4_?-=?#?"2};!R/!-?(D"q!?*S%O?(Pq!_2}1!?(D"}H!@+-?+?*P#f_A)?%J"%?)?&J" ?(?*P!_A*J"}L!"O"O?(D"|;?(D"|CA%a?"U%O?8?%?"P!P!2k!?(D"|C@%.!-?"R/!-?"R/ ?(D"|??%_?#?"y,  -?(?"?%_J"|C?#?"2O@#?(D"|9A"?(D"|6S%O?92}-!-?(D"|7?"P.b_A%?#J"*?%Q K" ?(?"P!_J"|9-?!P2_@!?,P2aA,/ -?(D"}H!&P%-A%?*2|1?(D"o!@#?(D"n!@&"O?(D"|9A"R/ ?(D"p!A!R/ ?#?!P%f_@)?(D"|7A!?"P.b_@+?#@"#O?!?"E" K" ?+?!P._A!S/!?)?"P2_A"T/ --?&%O?#?&P%f2[-?(D"q!A!%O?%?!P#f2[-?(D"D@*.!-"O"O?(D"}L!A!?(D"|;?(D"|CA+aV%O?8?+?!P!P!2k!?(D"O@)?(D"|C@+.!-?"@)?!R/!-?!R/ ?(D"|??+_?,?!y,  -?(?!?+_J"|C?,?!2O@!?(D"L?)S%O?;2}1!-?(D"|1?)P#f_?!}IQ?lQ"jK" ?(?)P!_A%J"O?*/!P @2."-?(D"C@#"O?*R/ ?*P.bP.aA!P.|Q@)P~J~%t D" @&P @"?(D"Y@%"O?!P.U%O?#@!.!-?)P!_A!P!c?!P~Y{{{#c@+?#@!#O"O?!P%_D" G @A.P"S/ ?&?"P|!cgP!cR/ ?(?%P!?.fdA%J"Y-"O?!P2_D" G @A.P"S/ ?&?"P|!cgP"cR/ ?(?%P!?.fdA%J"Y-?!P:_@!?+?"P"_A"T/ -R/!-?!D"%G @A!P"S/ ?&?"gP!cR/ ?(?%P!?!fdJ"Y-? ?3D"IJ"I? ?3z "?z-"?? ?3z "2z-"2? ?3z " z-" ?(D"?A %O?#? P.b2[-?(Pw!_C 1-?,?*2[P @2-"h"O"O?-P0_G  A+P#S%O?-P/_G  A!P ?!P~. U=P.bG }V}BO@!?(D"L?%S%O?;2}1!-P#@*?(D"|1?%P#f_A)?!M !?)P!M  ?(?%P!_J"O.!-P#@*?+P#X/ ?+P"S%O?-P/_G  A!P ?!P~. U=P.b"hP ?/Pi}/t S/ <P!?/P~Npt S/ <P"P ?/P~J}/t S=-@)G }V}BO@0?1G ?@,P!@*."-?(P*_?9?-D" A)P!_A02|)"O?(G *%O?(G +@7P!@*.!-?=?9D"*J"*?=?9E" K" ?(P4M }H!?(D"}S!A,?)Phe_@%P @!?(D"r!@*#Oz.                @?"O?,?!?)_P!_U/ ?%P2U/ ?)?*_P!_z   @?-?%P2a@%?!P2_@!?*P2_@*??z.YYYYYYYYYYYYYYYYzB??z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A5R/ -"h"O?,?!?5|N?)_A!_A%P1aA,V%O?!?*_P1aG  PAS/!-?(Pq!_?,2UA!%O?!P!g."-?)P"_.!-?%P0a-P @!?(P J"v!?(P J"}L!?(Qiiii2K"q!P!aA%?(D"|VV?%?0Ud@)?(P ?%?0a?)=J"u!P!@*?(P!?(D"f?0_?)=J"~#!P @%#O"O"O"O?!R%O"O?(D"u!A0R/ ?(?0P!aA,J"u!?(?(D"~#!A)P!_J"~#!?)G  A!P~: T/%?,R/ ?(?0P"aJ"u!?(?)P"_J"~#!"O"O"O"O"O"O?)G !A!P~@ a06 ,,,!,,,,,,,",,,#,%&,-P*@!.+-P.@!.*-P,@!.)-P/@!.(-P+@!.&-P @)?(P~#!_2NA!Pi!U/#?!Pi2U/"?!Pii%X%O?!P2fPiiy!c?!P"fPi~Y c?!P.gP|4cddPi}#}%%d@)?!P4gP~N!d@!.%-?!P*fPi~Y c?!P(gP|4cdPi}#"d@)?!P.gP~>!d@!.#-"O"O?(D"|;?(D"|CA!a?%U%O?8?!?%P!P!2k!?(D"|C@!.!-?%R/!-?%R/ ?(D"|??!_?*?%y,  -?(?!?%_J"|C?*?%2O@| ?(D"q!A!%O?*?!2[-P"@*.&-?(?!P*gJ"v!."-?!P|4cPi!d@)?!P(gPt!d@!-?(?)J"v!-?(D"q!?%S%O?(Pq!_?%P!P!P!2k!?(D"}H!@*-?%?*_?!M  ?(?%P!_A%J"}L!?(D"v!@!. - -?7@0-"hP ?/Pi}/t S/ <P!?/P~Npt S/ <P"P ?/P~J}/t S=-@)?1G ?@,"O"O?+P(a0. """""""""!!"-?1G | P"S/!?1P|"_."-?(G i!P.bP~3}It _.!-?1P>_-?(D"O?"a@/?-P%_D" @1?-P/_G  @5?-D" @6G  @|!?(D"|.A%?(D"FS%OB P2aA!C P%?3D" A<P!fA"?"P%W=@"?!P%_?<?3D"%?"P%Pu 2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@<?3?"J" ?3?<J"%?!P2_C -?-P2_@"?(D"I?%Pu b_A!?5M |6?!?|!M |5?!?)M Q?!?+M P?!?,M O?!?/J"|1?!?2J"L?!?1J"|.?!?6J"I?!?| J"F?!?0M E?!?*M D?!P J"6?!P J" ?(?%P!_J"|.. - -}8?"Eh#}"B P}L!aA&C ?#P~: bA4@5?"@("O"O#O?5R/!?(PN_?5P~: a@5?(P~: _@(G  A)P&V/ ?)P"S/ -? ?!D"i!J"*? ?!E"|VK" .!-P @(?&P J"I?&Qiiiit K"D?&P J"|1?&Qiiiii!K"|.?&P J"|7?&Qiiiit K"O?&?!D"}1!J"Y?&?!z "j!z-"|9"O?#R%OP%@@.!-P*@)P%@@#O?"?(_A,P|0_G  @3?,PL_G  @*?,P~- _A9G  @1"O"O"O"O"O"O"O"O?,PN_G  P)a0- ))))))!)"#)-?1P{!S/(?*/(?3P~. aP{!cP}V!U/(P%@1P @-.&-?*P!T/&P @-P!@:P @1?3P ?3P~. U=P{!cP.bA*G }T}BOP!a0#%#"&-?1P{!S/%?*P#T/%P&@1P!@-.#-?*P!T/#P#@1P @-."-P"@:-?*P}O}Bt _G )@2?:@1-P @*"hP ?!D"}A!P)aP#U/ <?&P~> _?&POa?,PI_D" 2V?&D"|NA*R%OP @*P .!-?&D"]?*P%f_A3P.aD" @*?3P2aD" -A:}IQ?l"}"?-%O?9|+  Qi"j.!-?,Pv _|+  -j@|*?&D"|.?8S%O?&P|._2}/!?&D"L@)-?)?8P%f_A,?>J"*?,?|*K# ?&?8P!_A8J"|1?&D"D?>S%O?&PD_2}.!-?&D"FA@?>P%f_A,?2M /?,?1M .?,?*J"*?,?:J"%?,?+J" ?&?>P!_A>J"I-?+P!_@+?(P~: _A(?4T/ -?>R/ ?&D"L@5?&P J"|N?&Qiiiii!K"|J?5?8?&P~> _2|+<?&D"|JA(%O?&D"]?(P%f2[-?8R/ ?!Pj!_@|%P%?"?#?%U=@E?5?8P%f_@|&?5P2_@|(?&P~J _@D?!Px _@<P @:#O?4@1?+@,?9@3?:P!a@(?|(?:P%f_@+#O?(P"_@:?5P*_D" @"?5E# @|*"h?(?8U%OP!?+P?aE# ?|*|</!<-?8?:V%O?+E# @H-?8?:V?|*?H|<c-@*"O"O?"?>X/ ?#?%U/ ?@?"P%f_A"D" A4?%U/!-?(P!_@(?+P2_@+?|&?5P2_A5T/!.#--?E?4P~: b_A6G |:A(}IQ{!}&@|*?6G |9@9?6D"F@.?6D"D@0?"D"*@4?!D"i!@+"O"O"O"h"O"O"O"O"O"O"O"O"O?"G .P!a0&!#)&" -?&?!?42|M?&D"%@)?&D" @(?!D"|V?+S%O?<2}.!-P!@/?!?+P!_J"i!?!D"} ?+P%f_A"?)J".?"?(J"*?"Q K" P{!@-P~( @2P{!@)?*R/+.,-?"G /@2?&P2_?!?42|M?&D"6@)?&D"2@(?!D"|V?+S%O?<2}.!-?!D"} ?+P%f_A"?)J".?"?(J"*?"Q K" P!@/?!?+P!_J"i!Prmt ?!D"p!?4P!_A"P.b_?"?!D"}1!X=A(D"%@)?(D" @1P!?(D"*P)cA(R/)<P ?(P#T/)<?!D"j!@.?!D"n!@3P @-?&P J"|N?)?)P TaA"?1P!_A,U?"?3Vd@3?&P ?"?,a?3=J"]?&P!?,?._?3=J"|J#O"O?&P*_?&P~> _2}!?&G *R/ ?&G +A"P?aP{!cP~= X/*?-P{!c?"@-/!?"P{!cP?T/!.*--?-P{!cP?T.)-?*/!?!?"D"%?(2M/!?|*Q*lQ!Q"?!D"}A!P)aP#U=j@|*?!D"i!A"?!D"|VS%O?<2}.!-P!@/?!?"P!_J"i!?!D"} ?"P%f_A"?.J".?"?0J"*?"?|*K" P{!@-P~+ @2.#-?*/ ?"G /@|!?&P:_?!?42|M?"D"%A(?!D"}1!A.X/ ?(P!_A"?!D"p!A=?(P.b_D"*A(P%gP ?(P)cP%S=A| X/ ?9P ?9P{!cP~. U=P{!cP.bG }V}BOA|"P ?|"P|3U=P;bG }W}6OPrmt ?=?4P!_A(P.b_?(?.X=A/D"%A*?/D" A/aP ?*?!D"o!A0P ?!D"n!A;?0X=W=P ?*?/X=_@|)?|"}I?!D"j!@A?&D">@B?&D":@??|!P ?|!P|3U=P{!cP;bP}B}6t _@*#O"OPrmt ?=?"P!_A/P.b_AC?.?/W=D"*AFP)cP&S%OP @0?&P J"q!?&Qiiii2K"}=!?&Prmt ?=?"P.b_?"?.X=A7D"*J"|N?&?7E" K#|J?A?;?&P~> _?&P}=!_2b?&D"}A!@7?&D"q!A|#?*G :S%O?*?7?|#2};!R@0-?&D"}=!A|#%O?7?|#2[-?0/!-?| ?FP%gA"V/!."--P @| P @0?.?/V%O?CD"*A*P%gP ?*P)cP&S=@0-Q*l?(}IQ?ljQ#j@|*?"P"_@*P @7#O?!D"p!@"?!D"}1!@("O"O"O#O?0?*A/W/!Prmt ?*P.bA*?"_?(?/W=A;D"*ACP)cP%T/&Prmt ?*?=_?.?/W=D"*P%g@*?;D" @A?!?/?|"2M/ -?!D"|V@;?!D"i!@"???AX?| dR/!?"@(."-?| R%O?!D"i!A"?!D"|VS%O?<2}.!-?!?"P!_J"i!?!D"} ?"P%f_A"?BJ".?"??J"*?"Q K" -?|!Ph?7=@-P~) P~( ?7=@2P!@/P{!@).,-?"?;S%O?<2}.!?!D"|V@;-P!@| ?!?"P!_A(J"i!?!D"} ?"P%f_A"?BJ".?"??J"*?"Q K" -Qii%Q ?/P!_?CP%gT=?|*j@I?(?;S%O?<2}.!-?!?(P!_J"i!?!D"} ?(P%f_A"?AP!_A(J".?"?(J"*?"?IK" ?7?|)_A7Piit W/ --P"@/?!D"i!?+X%O?!?+J"i!-?1@4?,@+?3@9.)-?|*Q*lQ"j@|*?!D"|V?+S%O?<2}.!-P!@/?!?+P!_J"i!?!D"} ?+P%f_A)?.J".?)?0J"*?)?|*K" P{!@-P~* @2?6G |DP~! T/ ?*/ ?9P ?9P{!cP~. U=A)P{!cP.bA*G }W}BOA1P ?)P-aP{!cP~# U=P{!cPFbA)G ~F}JOP!T%O?(@)P @/.(-?)P~#}Jt _A,G E?9P{!cT%O?(@)P @/.(-?*P}O}Bt _G -A*P%V/ ?"D"%@)?*P&bA"Po}6t _@*?"G p}6O@3P @""O#O?"?*_G  ?(S/!?3?"P!_A"T/ -?(@).(-?!P J"6?!P J"*?D?|%D"2J"2?D?|%z " z-" ?&?!J"n!?&P M },!?&P N!o!?&P!M |N?&P"J"|J?&?!D"}5!J"j!?&?!D"}A!A*P ?*P,U=P.bPv}It _J"i!?&P N!};!?&P!J"}1!?&?"J"}5!?&?,?"P#cP!f_H!<N!}9!?&Prmt ?&D"|V?)P.b_?)?&D"} X=A"E" K#}=!?&?"D"*J"q!?&P~> _?1?)?&P}=!_?&P}1!_2E?!D"*A"R%O?(@)P @/.(-?!D"}=!A1%O?"P:b?!D"%A"_@|"?!D"}9!@,?1P:b@3#O?"A)D".@=P @"?1P!T%O?1@*#O?*P!gA-?"_A2?"?,?2P:b_P._D" ?=U=@"?*?-aA*P!V/ --P{!@-P~* @2?"?,?"P:b_P._D" ?=U_P:bA7?3S/"?)P:_@"?)G 3@0?)G 2@|!?)D"*@??)G 5@| ?3@)?,@*#O?*?7_A.P._D" ?=T/#"O?.P5_G  ?| T/ ?.P*_D" ??T/ ?.P2_G  ?|!T/ ?.P3_G  @."O"O"O"O"O"O"O"O?|!0.( !")#)))&)%)-?.?0T/).(-?.?0T/(.&-?.?0T/&.%-?.P/VA;?.?0SABc?.P0U?0P/V=P!T/%?;?BdR/%.#-?.?0T/#."-?.?0S/!."-?.?0T/!-?"?|"T/"?(@)P @/.+-?*P:_@*?7?)P:aA)T/ --.!--?(@).%-?&P?_?!?42|M?&D"C@)?&D"?@(?!D"|V?+S%O?<2}.!-P!@/?!?+P!_J"i!?!D"} ?+P%f_A"?)J".?"?(J"*?"Q K" P{!@-P~( @2P{!@).#-P -@"?2Ph?(P#S?)?1aP"Vc?"cA)=@-Pu P~( ?)=@2P{!@)?*?"P!ed/!-P @/-?!D"i!?+a@G-?6?/M C?6?2M B?6?-M A?6?)M @?6?9M ??6?GJ">?6?+J":?6?4J"6?|&?5P2_A5T/ --? ?!D"i!J"*? ?!E"|VK" ?&D"OA %O?&D"|6? P%f2[-?&D"|.A %O?&D"L? P%f2[-?&D"DA %O?@? P%f2[--?!D" A %O?!D"%? P:b2[-?!D".A %O?!D"2? P"f2[-?!P:_2h?!D"bA %O?!D"|S? 2[-?&P}L!_C -}W:!0hB PIaA)C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 2P!a0/!%"#.-,+*-)(& -?"G 3A(P ?(P~. U=P.bA%P}O}Bt _@&?%G s}BO@%"O"O"O"O"O"O"O"O"O"O"O"O"O"O?"G 5P(a00 !>"#%&(>>>>>)>-?%P&a0&)=***=-?)P J"D?)Qiiii2K"??!?"?)P?_2fP!@%?)D"D@"?)D"C@#?&G -A&P%W%O?&P&bA&Po}6t _@%?&G p}6O@*-?)P*_?#?"?%?*2;?)G +@%?)G *@&? P~< M *? Qiiii|SK" ? ?!D"6G -P?dM +"O?&R/ ? P~  M *? ?%M (?"?%P ?%P|3U=P{!cP;bA!G }W}6OT/ ?!P}B}6t _@!?#@%#O?"%O?%G  @&?!G  @*?%P!_@%?"P!a@"?!P!_@!?*P?P ?*P~  aP{!cP<U=dP{!c?&P?P ?&P~  aP{!cP<U=dP{!cS/!."--? P~! M *-?)D"?A!%O?#?!2[-? ?(M %.=-?%P(a0#*)+)-? P~" M *? Qiiii|SK" ? ?!D"6G -P|&_M +? ?(M %.;-? P~<~0 N!*? Qiiii|SK" ? ?(M %.:-? P~<~2 N!*? Qiiii|SK" ? ?(M %.9-? P~<~4 N!*? Qiiii|SK" ? ?(M %.8-? Qiiii|SK" ? P~%~6 N!*? ?&G ,M &? ?(M %.7-? P~<|3N!*? Qiiii|SK" ? ?(M %.6-?"D"%A%?"D" A"W/4?!D"*A&?!D"%V@#?%P ?&?#=V/4?%?"Phe_R/4P!?!D" ?#=A#?"_G  PAT/4?"P!_A"?%a@%?"?#_@"#O"O?"G  A#P+aA&P9V/ P!?&fP}8ii%cR/ ?"P!_@"?%P!_A%/!.6--?#P~9 aP~=!c/4? P~<LN!*? Qiiii|SK" ? ?(M %.5-?&G %A!P#T%O?!?"G 7S/#-? P~<~* N!*? Qiiii|SK" ? ?(M %.4-? P~< M *? Qiiii|SK" ? ?!D"6G -PAdM +? ?(M %.3-? P~<u N!*? Qiiii|SK" ? ?(M %.2-? P~<v N!*? Qiiii|SK" ? ?(M %.1-?"G 5@%?!D"6@("O"O"O"O?"G 3A"P~. X%OP}O}Bt @#P{!@!?%P0a0%%"!#!-?"P.bA!P}O}Bt _@#?!G }W}BO@!?%P0a0%#! " -? Qiiii|SK" ? P~<~H N!*? ?!M &? ?"M %.3-? P~<~> N!*? Qiiii|SK" ? ?"M %.2-? Qiiii|SK" ? P~< M *? ?!M &? ?(G -P|-_M +? ?"M %.1-?#G "R%O? P~<~< N!*? Qiiii|SK" ? ?"M %.1-? P~<~L N!*? Qiiii|SK" ? ?"M %.0-?"G 3@&?"G 5P4S%O? Qiiii|SK" ? P~<~H N!*? ?&M &.0-?)Qiiii2K"6?)P J">?!?"?)P6_2fP!?&P ?&P1U=A2P{!cPFbA"P~K}Jt _G  A,P.bP}O}Bt _?"P~L}Jt _G  A.?,_P~. VA/=@(?"P~#}Jt _@0?!D":G G@1?)D">@*?)D":@+"OP ?.?/=A"R/ ?"P.b@%?(P+_@"#O"O?"G  A-P ?-P|3U=P;bA-G }W}6O?*S%O?-P}B}6t _?+?*2};!R/!-?"P._@"?#P!_@#?%P.aA%/!."--?0?1P!f_H!(?#P1cgP!c/--? Qiiii|SK" ? P~< M *? ?&M &? ?!D"6G -PJdM +?)QhK#D?)QhK#?P @""O?// "O?2P{!cP)a0#! ! -?0?1P!f_H!"@%?.P.bP.aA!P.|Q@#"O?!P.U%OP @!.!-?#P!_A!P!c?!P~Y{{{#c@&P @!#O"O?%?!P0cgA,P!cR/ ?"P2X/ ?)P?_?"_?(P+_G  M  ?"P!_@"-"O?,P"cR/ ?"P1V/ ?)P?_?"_?(P7_G  M  ?"P!_@"-?(P:_@(?&?!P"_A!T/ -R/!-?%?!P1cgP!cR/ ?"P1V/ ?)P?_?"_?(G +M  ?"P!_@"-?)P2_?+?*?)P?_P!?"P3UA!=?"P ?!=2;?)G 2R/-?)G 3@!? P~  M *? ?!M (.--PM@"?!D"6A!G ,P"T%O?!G -PLd@"-? P~& M *? Qiiii|SK" ? ?"M +..-"O?"G 3A"P ?"P~. U=P.bG s}BOP(S%O?!D"6G -P!T/!-? P~<~8 N!*? Qiiii|SK" ? ?"M %..-? Qiiii|SK" ? P~#~: N!*? ?"M %.--? P~<}S!N!*? Qiiii|SK" .,-? P~<}U!N!*? Qiiii|SK" .+-? P~< M *? Qiiii|SK" ? ?"G 3P~6 dM +.*-? P~< M *? Qiiii|SK" ? ?"G 3PN_M +.)-? P~<|*N!*? Qiiii|SK" .(-? P~<FN!*? Qiiii|SK" .&-?!D":@!"O"O"O?"G 5P#a0"!" -? P~<|(N!*? Qiiii|SK" .(-? P~<DN!*? Qiiii|SK" ? Pi~*}P~L!?!D"*A ? Pi~*}P~L!X=J" .&-? P~<|%N!*? Qiiii|SK" ? Piii*?!D".A ? Piii*X=J" .%-P4@#"O"h"O"O"O"O"O"O?"G 3A(P/aP ?(P/V=P!a0%#!)" -P!?!D" ?!D"*A#?!D"%VA*=A+@!P!@%P!P ?#?*=A*R/&<?!?*_#O?!G  P+aA%P9V/%P!?%fP}8ii%cR/%P!@%?!P!_@!?#P!aA#/ -P @#@!.%-?!D"6G -P2d@#.&-? Qiiii|SK" ? P~<|%N!*? Piii*?!D":D".A ? Piii*X=J" .*-P1P0?!D"6G ,P"S=@#.#-P @%-?#P!T-@&?(P!aP.U%O?(@#.!-"O"O"O"O?(P!a0/############! -?%R/!P:@#.#-P/@#?"D"%A!?"D" A"W/"?!?*V/"P/P=?"?+_G  P~9 aP~=!c=@#."-?!G  A"P|1S%OP;@#."-P @#?&R?"P|"Td/!"O?!G !A!P}*!S/ ?!P~M!S/ ?!P~!!T/"-P<@#.!- -? P~< M *? ?#M +? Qiiii|SK" .#-? Qiiii|SK" ? P~< M *? ?#?,_M %? ?!D"6G -P|+_M +-?)D"6A R/!?+? 2[.!-? P~< M *? Qiiii|SK" ? ?!D"6G -P| _M +? ?(M %-?)PI_C -}+=#0h!}"!|YB P}L"aA%C Pist Pist G  A&P!?&=M  ?&%O#OPist G  A&/ Pist ?&P!?&=M  ?&/ --? P*W%O? G ~FmO@(-"O"OP ?#?#P~Jvt D" A)?"P?_A aA&P ?&?)W=VA*=A&P |7/ ?&R%OP!@0P @#."-P~Fvt D" @,P!?&2|#A0R/ ?&R/!?0P!P!? ?,_?*=? ?)V=?&y,  .!- -?%P._?0?#?!2|%P~Jvt D" @&P~Fvt D" @)"O?"P|IV/ ? ?&V/ ?"?)_A*z.                z- 2?*z.                z-  -?%?"J"Y?%P ? ? ?&VA"=A J"|C?%P!?)?"=A,J"|??%D"DP ?%D"CPiiii|VT=@)?%D"F@*2@P @&?#P#V%O?0G #A"P T@&-P}V~&t Q K" P}S~&t ?"J" Pr~&t ?&J" P~#~&t P J" Pw~ t ?(?%P~2 _?%P._?)?*23"OP~>~%t D" A"R%OPq~%t E# @4Pq~%t Qiiii2K# P}L~%t D" @)P}L~%t P J" ?%?)J"|N?%?4K#|J?&R?!P"Tc@"?4}D?)A&aP|"W%O?%P~> _?&P?P!P!2k!?%D"|N@&-?%D"]A*?&_A!z.                z-  ?!z.                z- 2?%?&P?_A1J"|N?%?)J"f?%P ?)P?_?&?)UA!=J"|S?%P!?*?!=J"b?%Py!_?(?%P~2 _?%P._?%P~J _?"2(Piiii|V@&"O"h"O"OP~B~%t G  P!a0"! #-P @&?%P J"i!?%Qiiii2K"|VP|4.!-?%Qiiii2K"|V?%P J"i!?%Prmt P~R~%t D" P~F~%t D  A!P.b_Px~%t D" ?!W=A!D"*J"q!?%?!E" K#}=!?,? ?%P}=!_?%Px _2b?%D"|V@&P|3-@"?%E"} @4-?%?"M ~>!?%?4K"~6!?%P M w!?%Q!K"u!?%Q K"t!?%Qiiiit K"}S!?%Q%K"}L!?%Q K"q!?%Qiiiit K"}=!?%?&J"~2!?%P!N!~B!?%P}=!_?%G W2|D?&P |8%O?4}D?&2[-P @(P @!Pr~&t D" P!S%OPt~&t D" A P}S~&t D" A"aA!P ? ?!X=@!P~#~&t D" A ?"aA"P ? ?"X=@(-P~2~%t D" @,Pw~%t D" @.?%D"j"@+?%D"}H"@/Pnst D" Ppst D" A&aP)W%OPnst ?&P*P%P%2k!Ppst D" @&-Ppst ?&P*_A J" Post D" ?&P"f_A"?!J">?"?(J":?"?+J"6?"?/J"2?"?,J".?"?.J"*?"?)J"%?"?*J" ?%D"i"@*?%D"o"@,?+%O?*?+Pu b_@2?,?%D"p"P#f_@.?%P}H!_@+?%Po!_@/?,@"?*@!#O?!G PA&P(W%h?&P"fD"}V}QO&Pi%-@(?&?(d?!G QP2fd?!G OP:fd@-?!G |5Piii*P ?&P"S=d?!G |6P*fd?!D" P2fd@3Pnst D" A(? S%OPnst ? P!P%P%2k!Pnst D" @(Ppst D" @ -Ppst ? P!_A&J" Post D" ? P"f_?-J" ?&?(S%OPnst ?(P!P%P%2k!Ppst D" @&-Post D" ?&P"f_?3J" Ppst ?&P!_A&J" ?!z "I@5?!D"|1@ Pnst D" ?&aP#W%OPnst ?&P%P%P%2k!Ppst D" @&-Post D" ?&P"f_?5z-" Ppst ?&P%_A&J" "O? R/ ?"?.S/ ? P!a@ #O?"E" A4Q?n}D@("O"O"O?4}DA-P{!cP!a0" !"-?-P*gP{!cPiiii%d@(.!-?(Piiii|Vd@(-?&Pnst D" S%OPnst ?&P!P%P%2k!Ppst D" @&-?"P*_@"Post D" ?&P"f_?(J" Ppst ?&P!_A&J" ? R/!? P!a@ ?"?.T/ --"O?!G DP#S%O?&@ .!-?!E"DA4Q?n}D@("O"O"O?4}DA P{!cP!a0" !"-? P*gP{!cPiiii%d@(.!-?(Piiii|Vd@(-?&Pnst D" S%OPnst ?&P!P%P%2k!Ppst D" @&-Ppst ?&P!_A J" Post D" ?&P"f_?(J" -?/?!z "6z-" ?/?!D"CJ"2?%?!D"2J"n!?%?!z " A5z-#|V?+?%E#}5!K"??+?%z #n!z-"2?+?5z-" ?%P"J"~F!?%P"J"~2!?%P"J"q!?%Q!K"}=!P.@&P @(?%D"t!@-"O"O"O?%D"}H!0# !"!-P?@&P!@(?-0#! ! -?%P}=!_?&_z "%@5Ppst Pnst D" ? aP#V%h? &Pnst ? P%P%P%2k!Ppst D" -A&P%_A J" Post D" ?&P"f_?5z-" ?(/ "O?-0#! ! -?%z "~#!@5Ppst Pnst D" ? aP#V%h? &Pnst ? P%P%P%2k!Ppst D" -A&P%_A J" Post D" ?&P"f_?5z-" -?2?!Pu _A!T/ --?%D"}9"@!?%D"}5"@(? Pnst D" S%OPnst ? P!P%P%2k!Ppst D" @ -Ppst ? P!_A"J" Post D" ? P"f_?!J" ?!%O?(?!P.b_@+Pnst D" @!?(@&#O?&P*_D" @.?&P%_D" @/?&D" @-Ppst ?!?"aP"V%h?"&Pnst ?"P#P%P%2k!Pnst D" @!Ppst D" -A P#_A"J" Post D" ? P"f_A ?.J"*? ?/J"%? ?-J" ?+?&P._A&T/ --?%D"}A"@+"O"O"O?%D"q"A!P}1st D" P}9st D" A aV%OP}1st ? ?!P!P!2k!P}9st D" @ .!-?!R/!-?!%OP}5st D" ? _?+?!y,  -P}9st ? ?!_A J" Ppst D" A"R/!-P}5st D" @!Post D" ?"J" Ppst D" P"U/ Post D" ?!J"%Ppst D" P#U/ Post D" ? J"*-?)?1W%O?%?)J"|N-Post D" @&Pq~%t D" A %OP}H~%t D" ? 2[-P}L~%t ?%D"|NJ" Pq~%t ?%E#|JK# ?%D"y!A %O?*? Pu b2[-?%D"n"A %O?,? P#f2[-?%D"}1"A %O?(? P.b2[-?%D"}="A R/!?+? 2[.!-?%D"|7@ ?%?%E"OK"j"?%? J"o"?%P N!}F"?%?%G |9A&M }E"?%P}Vnt E" K"p"?%P~#nt z " z-"}5"?%P~2nt G  M q"?%P M }J"?%?%G |;M }I"?%?%D"LJ"i"?%?%D"|.P ?%D"IPiiii|VT=J"y!?%P!M }H"?%?%E"|?K#|V?%?%D"YJ"i!?%P~R~%t E" K"j!?%P}=!_A)?%Px _?(P{!c?%Py!_P~:~%t D" ?"P!? ? P!W=26?%P N!~B!?%Piiii|VJ"~2!?)?&?!27@&?%D"}=!A %O?%D"}A!? P~: b2[-?%D"}H!A %O?%D"}L!? P#f2[-?%D"}S!A %O?%D"}V!? P.b2[-?%D"~#!A R/ ?%D"u!? 2[-?%P._2}"?#%O?0?#2[-Pist P M  ?%P}L"_C ?&-~/:#+h"}"!|YB P}=!aA%C "O?"R/ ?#P,S%OQ}I~Lt~G}N~&o}5|,@0"h?"E  A/QLl?/Qi~Y#}&QDlj?/Qiiy)}&Q:l?/Qiiix1}&Q*ljj?/Q*nQiiix1}&?/Q:nQiiy)}&j?/QDnQi~Y#}&?/QLnjjjA/Q}I~Lt~G}N~&o}5|,|<%OP ?"P*_H  A&P*f?&P*gdA&P{{#cP}R~B S/!<Q}R~B @0?&}IQ{{#}&@/-PhP!?/?0|A=-R/!Q}I~Bt~G~!~&o}5|,@0"h?"E  A/QLl?/Qi~Y#}&QDlj?/Qiiy)}&Q:l?/Qiiix1}&Q*ljj?/Q*nQiiix1}&?/Q:nQiiy)}&j?/QDnQi~Y#}&?/QLnjjjA/Q}I~Bt~G~!~&o}5|,|<%OP ?"P*_H  A&P*f?&P*gdA&P{{#cP}P~> S/!<Q}P~> @0?&}IQ{{#}&@/-PhP!?/?0|A=-R/!-?%z.                z-"|;?%P~/}J!N!i!?%P,M |J?%Qiiii~N{{{KK"|S?%Q K"|V?%Q#K"|N?%P}+qj2J![?%P"M |9?%P J"D?%P:_?"?#P~:}(t P"2;?%?%G ;Ph?%G :=M g"h"OP%P*2|#A*%O"O? D"i!A(D"?A&%O?&P%f@+?(D">@(#O"O?(P%_D" P/T/ ?(D" A)G  A&P?P ?&P~  aP{!cP<U=dP{!cPx T/ ?)G !A&P?P ?&P~  aP{!cP<U=dP{!cPGT/ ?)G "A&P?P ?&P~  aP{!cP<U=dP{!cP~? T/ ?)G #A&P?P ?&P~  aP{!cP<U=dP{!cP~N T/ ?)G %A&P?P ?&P~  aP{!cP<U=dP{!cP~G T/ ?)G &A&P?P ?&P~  aP{!cP<U=dP{!cPGT/ ?)G (A&P?P ?&P~  aP{!cP<U=dP{!cP~T T/ ?)G )A&P?P ?&P~  aP{!cP<U=dP{!cP~C T/ ?)G *A&P?P ?&P~  aP{!cP<U=dP{!cP~P T/ ?)G +A&P?P ?&P~  aP{!cP<U=dP{!cP~Q T/ ?)G ,A&P?P ?&P~  aP{!cP<U=dP{!cP~G T/ ?)G -A&P?P ?&P~  aP{!cP<U=dP{!cP~M T/ ?)G .A&P?P ?&P~  aP{!cP<U=dP{!cP~L S/#-?(P2_@(?+P2aA+/ --P~<nt @)-P/@(?*P/J"%?*?)J" P!@&?%P!J"C?%?*J"??%P!J">"O? G |VP!S%O?%Qi(K"|N.!-"O"O"O"O?#%OP @+P @(#O?+?"?(_F  P}Yh|8_A+PDV/"?(P!_A(?#T/ --?%P>_2}1!?%D"?A*?#J".?*?"J"*P"@&?%P"J"C.!-?%P>_2}1!?%D"?A*P ?(?#?(UA#=J".?*P!?"?#=J"*?%P"J"C?%D">P"T%OP#@&?*P#J"6?*P~<}(t J"2?%P#J"C.!-?%P>_P"P!P%P*2k!?%D"?A*?%D"CA"P#f_A#P#J"%?#P~<}(t J" ?%?"P!_A&J"C?&P"U/!-?*P._@(?&P!aP{{{{!c@)P @+#O?(P%aD" ?(D" 2O?+_@+?(P*_@(?)P!aA)/ -?%?+}IQ?lQ"jK"|N.!-?%Q"K"|N?&R/#P!@&-?*D"%@(?*D" @)-?)?(2O."- -P @&P -@"?%Pj!_?*?&2|A?%P"J"} ?%?"J"}9!?%P"M }5!?%P}#x N!p!? ?%PD_?%Pp!_P"?%D"n!A"?%D"o!2Z?%D"j!A#%O?"?#2[-?%D">A"R/ ?*?"P#f2[-"O?!R/ ?!D"|.A"R/ ?!D"IA!?"PCb_@)?%Pw _@+#O"O?!G ?A-P#S/ ?%Pp!_? D"i!A"P>_A,D" ?"P?_A.D" ?!D" A"?!D"%A&2K"O"O?%D"p!A#Piiii|VS%OP*@*P~0 @(.!-?%D"}5!/!P+@*P~1 @(?#R/ ?%D"}1!?#2[-?+z.                z-" ?%P~< M }#!?%?(M i!?%?-M ^?%?*M |K?%P,M |J?%Qiiii|SK"|S?%P J"|V?%P#M |N?%P!M ]?%P"M |9?%P J"D?%P*M [?%"h"O"O"O?&P/a0& """!"-?"E  Qx~8j}&}4}I}*s~C k?"P&_E  Q}I~J}2}0}R}J~8}R~L kjQ |=/!PK."-?"E  Qx~8}A}@~4}H}8}S~M k?"P2_|+  Q~V kj?"E *Q~R~*}T}8}3}K~+}P~C kjQ |=/ PL.!-P{!-M |U"O?.D" A#R/ ?,D" A*?#P%f_@-#O?&?*D"%S%O?*D" @#P @(#O?&?(S%O?#@".%-?#?(_?"?(_@.?(P!_@(G  A,P?P ?,P~  aP{!cP<U=dP{!c?.G  A,P?P ?,P~  aP{!cP<U=dP{!cS/ --?-?*P2_A*T/ --?%?&J"??%?"J">?"?&2O@"?%Pj!_?%P>_P!2|A?%P"J"} ?%?"J"}9!?%P"M }5!?%P}#x N!p!? ?%PD_?%Pp!_P"?%D"n!A"?%D"o!2Z?%D"j!A#R/!?"?#2[.!-?#R/ ?%D"}1!?#2[-?)?!PC_A!T/ --"O? D"i!A!D"?A"R/ ?!D">A#D"%A&P |7%O -?#?"P%f_@*?%Pw _@-#O"O?#D" @!"O"O"O"O?&R%OP!@".!-P!?&2|#A"R/%?&%O?"?!?&y,  -P @)"O?&P2X%O?"@(?&P~N{{{)cA)@+#O?(?(z   A1z.}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Y}Yz|Qz.<<<<<<<<<<<<<<<<z|%z.????????????????z|:?1z|;z-  ?(P2_@(?+P2aA+/ -?&?)S/!-?"?)_@(?&?)a@+#O?(?(G  A)P?P ?)P~  aP{!cP<U=dM  ?(P!_@(?+P!aA+/ --"O"O?&P/a0& """!"-?"E  Qx~8j}&}4}I}*s~C k?"P&_E  Q}I~J}2}0}R}J~8}R~L kjQ |=/!."-?"E  Qx~8}A}@~4}H}8}S~M k?"P2_|+  Q~V kj?"E *Q~R~*}T}8}3}K~+}P~C kj|;/!-?%P*_?"?&P~:nt P"2;"O?%G *R/ ?%G +@(?-z.                z-" ?%Qiiii|SK"|S?%P~2}%!N!i!?%Pn}=j2J![?%P,M |J?%P J"|V?%Q#K"|N?%P"M |9?%P J"D?%?(M g?%?&J"??%?!J">?!?&2O@!?%Pj!_?%P>_P!2|A?%P"J"} ?%?!J"}9!?%P"M }5!?%P}#x N!p!? ?%PD_?%Pp!_P"?%D"n!A!?%D"o!2Z?%D"j!A(R/ ?!?(2[-?&R/".!-?%P2_?"?&P~:nt P"2;-?"?&2[-?#P2_A!?*S/"?#D"6@&?!@#?&P |:/!-- -?%P}=!_C -~#8!>hB P~> aA!C ? D".@(? D"6@%? D"2@)? D"?G *@#? D"DA"P J"|N?"P J"Y?"P J"F?"P J"??!P N!F?!P J"D?!Qiiiit K"??!P J"6?!P J"*?!?#P ?#P~. U=P.bG }X}BOM |*P!?(?%?)VA#=@2P @"P ?%?#=A.%O?2G  P|4S@"-P%@8#O"O"O"O"O"O?"?.X/ #O?"?2_G  P|%T/!?.?"P!_A"T/ -.!-?.?"A(U/ ?"?.S/ ?.?"a@%?"?2_@#P @""O#O?"?#_G  P|%S/!?%?"P!_A"T/ -?%@"-?!Pu _?2?.?("h"O?"%OP @&#O?#?&_G  P|2S/"?"?&P!_A&T/ --?"?(_A".!-?"?(_@"?&?(_-A32=?!D"|;@#?!D"|9@)"O"h"O"O"O?!D"|7A4Piiii|VS%O?#@+?)@,.!-?!Pu _?2?.?"?3P!_A%?"?%U=A-?"2=?!D"|;@+?!D"|9@,?!D"|7A9Piiii|VT/!?4R/ ?)?42[-? P!M G?!D"C@%? D"DA"P:_P!P 2:?"D"YA(%OP @&P @"#O"O?"? D"DA#D"YX/ ?#D"|C?&_D" A#?/X/ ?%?#P#f_A#D"%@)?#D" @#?!Plji2J!|E?!P%M |C?!P J"|;?!?#J"|??!?)J"|9?!?#J"|7? ?!Pu _P P 2|V-?&P%_@&?(?"P!_A"T/ --?!G |*A"P ?"P1U=A"P&aP{!cP!V/#?!D"*P!cR/#?!D"6P!cR/#?"PFbA(G ~J}JO@)?!D".A#?!D":A&V@"?#?&?"=@#?!P2_?!P>_?"=D" @&?(P~#}Jt _A(G E?(P|%_?(P|&_?"=G  _A(P{!cA"P~- V/!?"P.bA"Pr}Bt _? D"?P+_?"G }O}BO=@*?"P}O}Bt _."-P!?!G |*A:P ?:P1U=A5PFbA%P~K}Jt _G  A6P.bP}O}Bt _?%P~L}Jt _G  A;?6_P~. VA<=@1?%P~#}Jt _@0? D"CA>G G@=P ?;?<=A%R/&?%P.b@%?1P+_@&P @*#O"O?&G  A7P ?7P|3U=P;bA7G }W}6O?#S%O?7P}B}6t _?)?#2};!R/!-?&P._@&?*P!_@*?%P.aA%/!.)--P!?*P1cfA%?0?=P!f_H!(c/&?!H!FA#?%c%O?!Plji2J!|E?!P%M |C?!P J"|;?!?(J"|??!?3J"|9?!?(J"|7? ?!Pu _P P 2|V-?!?#?%dN!F?*?6_@%"O?5P)aP{!cP~Y!U/ ?0G |&"O?0G |%?*T/ ?!D"*/ ?!?"J"2?!?-J".?!P!J"*-?*T/ ?!D"6/ ?!?"J">?!?-J":?!P!J"6-?%P{!cA#P~- V/(?#P.bA#G s}BO?,?+? D"CG H2?A(P{!cP:S/(?!P M Y?!?(M |F?!?%M |D?!P M |C?!P J"|;?!?-J"|??!?"J"|9?!?-J"|7?!?#P}O}Bt _A%G #M |G?!?%P!_? D"?P+_?%G  =G  M |E? ?!Pu _?%G %RP 2|V.(-? D"?P+_@*P}O}Bt -@"?!?)M |G?!P5N |F?!?(M |D?!P M |C?!P J"|;?!?#J"|??!?&J"|9?!?#J"|7?!?*G  M |E? ?!Pu _?"G %RP 2|V-?!P N!Y?!Pk}9}5*J"|C?!P J"|;?!?,J"|??!?+J"|9?!?,J"|7? ?!Pu _2|W.!-? P M G?!D"C@%? D"DA"P:_P!P 2:?"D"YA(%OP @&P @"#O"O?"? D"DA#D"YX/ ?#D"|C?&_D" A#?/X/ ?%?#P#f_A#D"%@)?#D" @#?!Plji2J!|E?!P%M |C?!P J"|;?!?#J"|??!?)J"|9?!?#J"|7? ?!Pu _P P 2|V-?&P%_@&?(?"P!_A"T/ --?!G |*A"P ?"P1U=A"P&aP{!cP!V/ ?!D"*P!cR/ ?!D"6P!cR/ ?"PFbA(G ~J}JO@)?!D".A#?!D":A,V@"?#?,?"=@#?!P2_?!P>_?"=D" @,"h?(P~#}Jt _A(G E?(P|%_?(P|&_?"=G  _A(P{!cA"P~- W%O?"P.bA"Pr}Bt _? D"?P+_?"G }O}BO=@*?"P}O}Bt _.!-? D"?P+_@*P}O}Bt -@"?!?)M |G?!P5N |F?!?(M |D?!P M |C?!P J"|;?!?#J"|??!?,J"|9?!?#J"|7?!?*G  M |E? ?!Pu _?"G %RP 2|V-?!D"?A %O?%? P#f2[-?!P~> _C 1-"O"O"OP#P!? D"?A*G -=?>G |#A%?%P%S=P!a0#  "!-? G F/!-?0G |#%O?!QhK#|;?!QhK#|7P @&"O?</ "O?5P)a0#! ! -?0?=P!f_H!"@+?;P.bP.aA%P.|Q@-"O?%P.U%OP @%.!-?-P!_A%P!c?%P~Y{{{#c@5P @%#O"O?+?%P0cgA6P!cR/ ?&P2X/ ?!Pu _?&_?1P+_G  M  ?&P!_@&-"O?6P"cR/ ?&P1V/ ?!Pu _?&_?1P7_G  M  ?&P!_@&-?1P:_@1?5?%P"_A%T/ -R/!-?+?%P1cgP!cR/ ?&P1V/ ?!Pu _?&_?1G +M  ?&P!_@&-?!?)?#?!Pu _P!?&P3UA%=?&P ?%=2;?!G  R/!-?!P"M R?!P2N |5?!?:M P?!P#M O?!P J"L?!?(J"|1?!?3J"|.?!?(J"I?!?0P!_?*P+_?0G  =G  M Q? ?!PI_P P 2|V-"h? D"DA&D"?@+"O?&D":?+a?#U%O?&P:_?+?#P!P!2k!?&D"?@%.!-?+A%?#R/!<-?#%O?&D">?%_?)?#y,  -?#?%_-@%?&?%J"??&D"FA#?&D"CS%O?&PC_2}.!-?&?#P!_J"F?&D"D?#P%f_A#P!M .?#?%J"*?#?+J"%?#?/J" ?!D"??/S%O?!P?_2}1!?!D"C@8-?8?/P#f_A%?3J"%?%?(J" ?!?/P!_A/J"D-?9%O?,?92[-?4R/ ?)?42[. - -v;#+h!|Y!}"B PIaA+C ?!D" A(P}#i2X%O?!D"%?(P.b2[?!Qiiiit K" -?!P4M :?!P J"*?+?"E" A2K":?+P4M 2?+?%J"F?+Piii*?&?&Piii*X=J"D?+?!J"C?+?"D"*J"??2}D@&"O"O?+D">A%?#U/ ?%?#aP)W/ ?#?&_E  Q{{{)}&Q~M~U~Y&|=/ ?+P._A*P2M %?*?#J" ?*?#P#_J"*.!-?!@,Ph@-#O?/P!c%O"O"O"O"O?#?%X/ ?#?&_G  A(P?V%O?#@)."-?#P!_A)?%X/ ?(P?T/ ?&?)_G  A(P?V/!-?&?%?#2m!A)?%X/!?&?)_G  @(-?(P{!cPAT/ ?)Phe?%_@#P @(#Oz.                @1"O?%?(?)_P!_U/ ?#P2U/ ?&?)_P!_z   @1-?#P2a@#?(P2_@(?&P2_@&?1z.YYYYYYYYYYYYYYYYzB?1z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A*R/ -"h"O?*|N?)_A#?(_A*P1aA(?%U%O?#?&_P1aG  PAS/!-?+P._?(2UA&R/(?&P!g@(?+D"C@,P0P(?&P!c=.!-?*P0a@(P(-@#?,D"*A%?,D" S%O?,2}-!-?,D"%?%P.b_A&?(J"%?&?)J" ?&?%P%f?#dP2_J"*?,?%P!_J"*?+D":@&"O"O"O?(?+D">A%X/ ?&?(_G  A)P?V%O?(@#."-?%?(P!_A#W/ ?)P?T/ ?#?&_G  A)P?V/!-?%?&?%?(2m!A#W/!?#?&_G  @)-?)P{!cPMS/"-?+P._?#P%2}*!.%-?.?-P!_T%O?+P._?)P"2}*!.%-?+P._?)P#2}*!.#-?#P!_@#-"O"O"O"O"O"O?#?%X/ ?#?&_G  A(P?V%O?#@)."-?#P!_A)?%X/ ?(P?T/ ?&?)_G  A(P?V/!-?&?%?#2m!A)?%X/!?&?)_G  @(-"O"O"h"O"O"O"O"O"O"O"O?(P{!cA*P~9 a0@!""""""""""&"""""""("""""%""""""! -"O?*PAa0. """"""""""#"-?)Phe?%_@#P @(#Oz.                @1"O?%?(?)_P!_U/ ?#P2U/ ?&?)_P!_z   @1-?#P2a@#?(P2_@(?&P2_@&?1z.YYYYYYYYYYYYYYYYzB?1z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A*R/ -?*|N?)_A#?(_A*P1aA(?%U%O?#?&_P1aG  PAS/)-?+P._?(2UA.R/1?.P!g.)-?0?+D"DS/,?)?+D"FV/-P%P&?*P~X S=@&?,D"*A#?,D" S%O?,2}-!-?*P~X S@/?,D"%?#P.b_A%?&J"*?%?-J"%?%?)J" ?,?#P!_A.J"*?)P!_@(?0P!_@0..-?(PIaP{!cP,X/)-P @.P"@#?&?%?)2|IA(/&?+P._?)2|9A(/&..-"O?)P|YV/ ?)P%_A(?%V/ ?&?)_D  P~R~B~3}G(T/ P @.P @#?%?(V%O?&?(_G  @#-?#P{!cA&P|*S/ ?&P~= S/ ?#PIaP{!cP,U/ ?#P|IcP~  aP{!cP;W/ P!@#.&-?+P._?)2})!.--"O?)P|XV/ ?)P&_A(?%V/ ?&?)_A#D  P~D~!}M}8)e?#P%_G  P~C ed/ P @.P @#?%?(V%O?&?(_G  @#-?#P{!cA&P|*S/ ?&P~= S/ ?#PIaP{!cP,U/ ?#P|IcP~  aP{!cP;W/ P!@#.%-?+P._?)2})!.,-"O?)P|YV/ ?)P%_A(?%V/ ?&?)_D  P~L~H}M~A(T/ P @#P @*?%?(V%O?&?(_G  @*-?*P{!cA&P|*S/ ?&P~= S/ ?*PIaP{!cP,U/ P @.?*P|IcP~  aP{!cP;V/#-?+P._?)2})!.+-P @.?*P0a-@(P#@#-?+D"CA,D"*A%?,D" S%O?,2}-!-?,D"%?%P.b_A&?(J"%?&?)J" ?&?%P%f?#P*d?#?.P!c=dP2_J"*?,?%P!_A.J"*?-@#.%-?(P~=!cP~  aP{!cP;V/ ?+P._?)2})!.&-?+P._?)P 2}*!.%-?+P._A#P3M %?#?)J" ?#?)P!_J"*.#-?+P._?)P/2}*!."-?+D">@%?+D":@&?0%O?#@-?/@*#O"h"O"O"O"O"O"O"O"O"O"O"O"O"O?%?(W/ ?&?(_G  A)P?V%O?(@#."-?%?(P!_A#W/ ?)P?T/ ?#?&_G  A)P?V/!-?%?&?%?(2m!A#W/!?#?&_G  @)-?)P{!cA(P~; S/#?(Pz S/!?(PFS/*-?-P!_?.S/(?*P!cR/!.#-?*P!c/#?-P!_?.S/)-?+P._?#P(2}*!..-?*P!cR/"P!@/?-P!_?.S/,-?+P._?#P&2}*!.,-?-?.X/%?,D"%?-P.b_A*D"%@-?*?#P!_A(J"%?*?*D"*?.P%fdJ"*P ?-?,D"*A.X/&<?,D"%?-P.b_D"*P)cP%S.&-?-?.X/#?,D"%?-P.b_A*D"%@-?*?#P!_A(J"%?*?*D"*?.P%fdJ"*P ?-?,D"*A.X/%<?,D"%?-P.b_D"*P)cP%S.%-P!@/?*P!c/(.!-?.?-P!_T%O?#P!_@#?*@/.(-P!@/?*P!c/&-"O?#?%X/ P @/"O?#?&_G  A(PFa01!(((((((((((((! -?(Pz S/ ?(/&-?+P._?#P!2}*!.&-?#P!_@(Ph@-P -@*?0P!aA0/ ---"O"O?%?(W/ ?&?(_G  A*P?V%O?(@#."-?%?(P!_A#W/ ?*P?T/ ?#?&_G  P?V/!-?&?%?(2m!@#-?#?+D"FX/ ?+P._?#P/2}*!-?+G 2A/P4T%O?+D".@&?+D"6@%?!D"*A#Pfb@(?#P.bA)P.|Q@*?)?!D"%A,_A.@-#O"O?(A)R%OP @*.!-?)P._@(?*P!a@*?-P%a?-P.a@-D" P1V/!--P!@-?/P{!cA(P/W%O?(P!T?(P(Tc@--"O"O"h"O"O?)R/ ?#?*W/ ?-?,?*P.b_D"*P)cP&Sc@(.!-P A(?#R/!<-?(/!?.P%aD" P)cP(S/!?#-@(?*@#.!-?#P!_A(P%fP)d@*?!D" ?#S%O?!2}-!?!D"%@,-?!?(J"*?,?#P.b_A)?*J"*?)Q K" -?(P.b@-?,P*_@*?(P%f@(#O"O"O?-%O?,D"*A)P2X/!?*P%aPhJ" ?*?(?)dJ" .!-.!-?,P._@,?-P.a@-?*P._@*.!--?#@(-?!?/M :?!?(J"6?!?%J"2?!?&J".? ?"E" K" ? ?"D"*J"*? ?!E"%K".?+PI_C -~G8#=h%}"!|YB PIaA.C "O?#R/ ? D"6@9? D".@-? D"2@)? D":G G@%?.Q K#:?"P ?"P{!cP1U=P{!cPFbP~#}Jt _A+?%P!f_H!"@*? H!?@/? D">D"i%@2"O"O?!?)X/ ?!?-_G  A(P?V%O?!@&."-?)?!P!_A&W/ ?(P?T/ ?&?-_G  A(P?V/!-?)?-?)?!2m!A&W%OP @*."-?&?-_G  @(-?(P{!cPAT%hP &? P._@:?#P!a@1?/?*Phec@;?+P<_@5?+?%P!f_A!P,_@<?!P(_@=?+G EA3P.bP}O}Bt _@>?3?+G |(A8_P~. V@| ?)@!?-@#P @/"O#O?&P!_@("}"Q ?&?)X/ <Q ?)?(aP*U/ <?(?-_E  -@@"O"O"O"h"O"O"O"O"O"O"O"O"O"O"O"O"h"O?| / ?/?8X/ ?>?/P.b_P+_G  A%P ?%P|3U=A,P;bA*G }W}6OP!_@%?*E }B}6O@|""OQ!?,}IlA?Q}/~ }.~F~"~Wi}4D}&|;%O?|"?@|=/"Q @|""O?&P+_A,?)V/ ?)?,aP*U/ ?,?-_E  @|"-?%P*S/!?*P}B}6t _A,E *@A??Q~C}X~Lm}Vi~T~F8}&|;%O?%P2S%O?|"?A|=/%.#-Q @?"O?&P3_A*?)V/ ?)?*aP*U/ ?*?-_E  @?-?|"?A|=/#Pt!?%P#faA%P|4V/#?,E 2??k?%}Il|;/".#-?|"?AkPi!?%P#fa}IlQ |=/".!-?|"?@kPt ?%P#fa}IlQ |=/!-?/@(P!.!-?.?9J"F?.?)J"D?.?-J"C?.P2_?3?8?.PC_?(?@2|>?.D"6@(?.D"2-P!S%OP!?(P1cA|!fA,?=H! cR/!-P @*? ?&?2?.P:_2|7A#R/5? D".@%? D"2A&?#W/"?#?%_G  A!P?W/!?#@(.#-"O?&?(?3_A%P ?%P{!cP~. U=P{!cP.bA7G }V}BOA%P ?%P|3U=P;bG }W}6O_A%P"_A&?)U%O?&?-_G  PMS/!-? P!M |%P @*.5-P @*?,?6?;dc/4"O"O?%P#_A/?!X/ ?#?/_G  A&P?V%O?/@%."-?/P!_A%?!X/ ?&P?T/ ?#?%_G  A&P?V/!-P @&?#?!?/2m!A%?!X/ ?#?%_G  @&-?(P!_@/?,?6d@6?<H! ?,c@!"O?0P!S%O?!/(?5?4P#cP!f_H! ?,cR/!P!@0? ?%?&?12DA%/)P ./-?!/&-"O"O"O?7P}O}Bt _A!G *P!a0) ((((!"(-?&P{!cPAT/&"h?!P%_G  @,P @!? D"2A(?%Phe_@&? D".@##Oz.                @B"O?(?!?%_P!_U/ ?&P2U/ ?#?%_P!_z   @B-?&P2a@&?!P2_@!?#P2_@#?Bz.YYYYYYYYYYYYYYYYzB?Bz.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A7R/ -?%P"_"h"O"O?(?!?7|N?%_A!_A%P1aA(V%O?!?#_P1aG  PAS/!-? ?(2UA!/!P .#-?%P0a.!-?!P!g-A!S%h? ?!?,P!2}6!&?!--A%/).*-?&P{!cPAT/%?.P*_?!G -A&?:?%P!_2|??.D"*P!S%O?.D".@#P @!"O?&P&X/ ?#?&P&bA&G p}6OX/ ?&Po}6t _?#_G  A!P ?!P|3U=P;bG }W}6O@!-?0P!?(=@0?!?%_P"_A%R/*?4?#?(=@4.)-? ?%?!P%_G  2|TA%/(.)-?&P{!cP~X T/#? ?%P!_?!G -?12/A%/&.(-?&?#P!_A(W/ ?!P?T/ ?%?(_G  A!P?V/!-P @!?&?%?&?#2m!A(W/ ?%?(_G  @!-? ?(?!?12DA%/".1-? ?%?&?!?12|(A%/!."-? G |#R//? ?%?&?12DA%R/!-? D".@#?%? D"2A!X/"?#?%_G  A(P?W/!?%@&.#-?0R/#P .%-?%P!_A&?!X/ ?(P?T/ ?#?&_G  A(P?V/!-?#?!?%2m!A&?!X%OP @(.*-?#?&_G  @(-?(P{!cPFT/(?&P!_A%?!X/#?#?%_G  A(P?W/"?%@&.%-?+H!A?|!g-@!? ?!? G |%dP!cM |%.(-?&P"_A&?!X/ ?(P?T/ ?#?&_G  A(P?V/!-?#?!?%2m!A&?!X/%?#?&_G  @(-?(P{!cPAS/ -."-"O? H!?A/R%O? D">@-.!-"O?0P!cR/ ?6?5?4P#cP!f_H! cR/ .#-? D">A-D"i%A%?2S/ ?%?2U?%Pt VdA)/ "O?0P!S%O?+G |)?4P)cgP!c/!-? G AP#P!? G |#=U/!?+G |#P!T/#P%?2P#fA*?-_?)=@)?%P#f?*a@%P!?#?!? D"6A!UA#=@,P ?!?#=@3? D":@5#O?%R/"?)D" @#?)P%_P @*?%P*a@%?)P*_@)D" P!aA!?3V?#P!_A#?!Vd@1?"P!?#?,_?1=P ?!?#a?1=?5G G2RR/ -.#-? G A/"P!@0-?-?2J"i%?4P#c-@!?(P{!cPz T%OP @*.!-? D":G G@#"h? G |#R%O?+H!0A"?0P!cR/!<?+?!P!f_H!4?"d.!-?+H!0@"?+H!2?0P!c%O?+?!P!f_H!4?"d@"-?"?/cd-?+?#P!f_A!H!,?!H!(?6ddPhecA!P{{#cA"%OP @*?!@#P @!?+G |(A(?+G EA)_Pw U@%"O?(P.bP ?%=A(R/ ?)P.bP}O}Bt _P!?%=@!? D":@)"O? G |#? G ARcR%O?!P%_@ P @%#O"O? G  A#P#S/ ?"?%P1cgP!cR/ ?)G H/ P!@!?#P!T/%?)G |*R/%-? P._@ ?%P!_@%?(P.aA(/ -.!-?!P%_@ P @%?#P{{#c@!#O"O? G  A"P#S/ ?!?%P1cgP!cR/ ?"/ ?)G HP!c/ P!@!.#-? P._@ ?%P!_@%?(P.aA(/ --P @!-?!/!-?&P!_@*-?.PI_C ?*-~I6"|&h%}"B Pp"aA#C ? D"|1A*P J"~6"?#Q K"n"?#P J"i"?#Q K"x!?#P J"~N!?#Q K"~F!?#P J"~>!?#Q K"~6!?#P J"w!?#Q K"u!?#P J"t!?#Q K"}S!?#P J"}L!?#Q K"q!?#P J"}=!?#Q K"}5!?#P J"p!? D"F@6? G |<@(? D"|7@9"O? D"IA7?!W%O?(@%.!-?!P!_A&?6?!P.b_D"*A%P%gP ?%P)cP%S=A;X%O?(@%.!-? D">@<? D":@=? D"6@>? D"2@| ? D".@|!? D"*@|"? D"%@?? D" @@? D"?@2? D"C@1?9D".A)P"S@A?)P#S@B?)P&S@C?)P(S@|#?)P)S@|%?*Pw"_@|&?(@%#OPrmt ?6?&P!_A-P.b_?-?7X=ADD"*"O"O?(P!cR%OPrmt ?6?&P.b_?&?7X=A4D"*?4D"%@/Q @F"O?4D" A0P!_A-?1V/ ?1?-aP*U/ ?-?2_E  @F-Q!?/?0aP"aA-}I?FQhP)?-?-P)X=P#f}IlQhk}&kQ}2x}E~W}4}R~<}8};h}"QMnlA|)?|(j@FP#g?|(?|)}&Q |=d?%dP!c@%?)R/!Pih@/? @+?)@-#O?/R/"?+D" @0"O"O"O"O?4G *P*cR%OQ @|("O?4D" A5P!_A.?1V/ ?1?.aP*U/ ?.?2_E  @|(-?0G :A8P!_@.?0E  @|)?8P)U/!?|(?|)|=/%Q @|("O?5P+_A:?1V/ ?1?:aP*U/ ?2?:_E  @|(-?.P*S/#?0E *@|)?8P1U/"?.P2S%O?|(?|)|</%.&-Q @G"O?5P3_A5?1V/ ?1?5aP*U/ ?2?5_E  @G-?|(?|)|=/%Pt!?.P#faA.P|4V/%?0E 2?Gk?.}Il|;/#.%-? ?&?02Y/".#-?|(?|)kPt ?.P#fa}Il|;/!."-?|(?|)kPi!?.P#fa}IlQ |=/!-?#Pp!_?/_A0Pi!_P!J" ?0Po!_?,J" ?0Pn!_?3J" ?0Pj!_?&J" -?+P%_@+?/P2_@/?-P!aA-/ -.!-?)R/!? ?&?@2Y%O?#?,J"}9!?#?3J"}5!?#?&J"}1!?#P!J"p!-?)P!S/!? ?&??2Y%O?#?,J"}H!?#?3J"q!?#?&J"}A!?#P!J"}=!-?A/!? ?&?|"2Y%O?#?,J"}V!?#?3J"}S!?#?&J"r!?#P!J"}L!-?B/!? ?&?|!2Y%O?#?,J"v!?#?3J"u!?#?&J"~#!?#P!J"t!-?)P%S/!? ?&?| 2Y%O?#?,J"~:!?#?3J"~6!?#?&J"~2!?#P!J"w!-?C/!? ?&?>2Y%O?#?,J"~J!?#?3J"~F!?#?&J"~B!?#P!J"~>!-?|#/!? ?&?=2Y%O?#?,J"y!?#?3J"x!?#?&J"~R!?#P!J"~N!-?|%/!? ?&?<2YR/!?#?,J"o"?#?3J"n"?#?&J"j"?#P!J"i".!-?F@|(-P%g@-?DD"%@,?*D"~6"A+?*D"w"S%O?|&2p!-?*D"~2"?+P"f_?&J" ?*?+P!_A3J"~6"?;?-A&V/ --?*?%M |C?*?|(K#|;?#P2_?#Pp!_Pi!y,  "O?*D"~B"A/R%OP!@(.!-P!@(?!}I@|(?*D"~>"@&P @%?/P!T%O#O?%?/P!gA)?%_A%?&?%P%f_E# ?|(|A=@%?/?)aA/P!V/ --?&?%P%f_A%E# ?|(|=/ ?%D"*? D"LD"6X@(-"O"O"O?9G BA&R%O?(? G |9P Tc/!."-?(R/!-?#D"2A(z3?#D"?A%z>!?#D"Iz>"?#D"Oz>#z.                zLz.{{  {{  {{  {{  z|:?#D"|;z3?#D"|Jz>!?#D"|Sz>"?#D"i!z>#z.                zLz.{{  {{  {{  {{  z|:zl!z|>R/!?&R/ P!@1?(P!e@("h? G |9A0P!S%O?%?(cP!cR/"?#D"C.!-?%?(dP!c/!P @1?#D"6-@&? P?_@-Prmt ?6?&P.b_A%?&?7X=D"*@;Prmt ?%P._?&P!_A/?7X=A%D"*@)?%D"%@(?%D" @%"O"O"O?0R%O?)P)cP#S/!? D"OA%G |S/%?#?-D"2J"}=!?#?-z " z-#p!P @(.#-Prmt ?6?*D"CP!f?/_A+P.b_?+?7X=A+D"*A,P)cP#T/!?)?,eP1V/!P @,? D"DA.? D"CV@2?+D" A)?%UP ?.?2=A<?)Ud@4P ?)?%a?4=@9?*D"%@5"hP!?*D":A8?*D"6A:U/ <P!?8?*D"*V/ <?8?:a@,?5?:_-@.?,?9T/!?+D"%@+P!P!? D"??2=A8?%_?4=?.?92};!/!P @%P ?(?+a?(?+U?(?<VdA4=@."hP!?*D"?A(?*D">A2U/ <P!?(?*D"*V/ <?(?2a@%?2?5_-@,?%?.T/!?)@%P!?8?+A(_?4=?,?.2};!/!-?;P*c/ ? ?&?1?%?(2|J.#-? D"OA%G |S/!?#?-D"2J"}=!?#?-z " z-#p!?0R%OP @(.!-? D"|.A)D"%@(?)D"*@--?#P*_@+P @*B P2aA)C ?)P*_?#Pp!_A,?/?(P!?(=?-P ?(=2|!?)D"*P!S%OPrmt ?,D".?)D".A(P.b_?(?,D"2X=D"*P)cP#S@*-?+?(J"%?+?*J" ?)P2_C ?#D"*P!T/ ? ?&?1Prmt ?6?#D".A!P.b_?!?7X=A"D" ?"D"%2|J?0R/!? ?/2]?#?%J"p!?6?7?/?!?,P!2|B.!-? ?!?"?#P2_?32!-?#Pp"_C -m5#:h!}"!|YB Pp#aA&C ? P J"}H#? P J"}=#? P J"}1#? P J"n#?#%h? P J"}H#? P J"}=#? P J"}1#? P J"n#? E"}L#@| ? Qiiii2K#}L#? D"}S#@(? P J"}S#?&?| K#t!?&?(J"u!? D"~2#@(? P4M ~2#? z "}V#@|!? P J"~##? Qiiiit K"}V#?&?(J"~F!?&? E"v#K#~>!?&?|!z-#w!?&Pt"_A(?#?%?&Pt!_2|U?&P~N!_A%?&Pw!_?(P ?&D"u"P.2.?&?!P{!cP(VM }1"?&? PD_J"n"?&? Pi#_J"j"?&?"D"*A4J"p"?&?"D"%A5J"o"?"G O@-?"G P@.?&P)J"}V"?&P~J},t J"}S"?&P+J"r"?&P~A},t J"}L"?&P~?},t J"q"?&P%J"}A"?&P~;},t J"}="P&@#?&P&J"}9"?&P~"},t J"}5"?&P"J"}H"?(?%P ?&P}5"_P&2|*? P}L#_@,"O?&D"t"A*P"S/ ?&D"~B"@6?&D"~>"@7?&D"~:"@8?&D"~6"@9?&D"~2"@/?&D"w"@:?&D"v"@)?&D"u"@;?&D"~#"@(?&Pj#_?!?.P!c?-P!c2|K?&D"o#P.b@#?&D"n#A0@"#O?#A%%O?#P.a@#?"P%_?"P._@"D" G BP!T/!--P!@#"O?*P!cR%OP&@#.!-Prmt ?&D"y!A<?(P.b_?(?&D"i"A=X=A*D"*A>P)cP#T/ ?!P{!cP.bA#D"w}IO@"?#D"v}IO@(P!@#?*D"%A+?+P TaA+?*D" P!_A*U?+?&D"~R!A1Vd@2P ?+?*a?2=@+P!?*?&D"~N!A3_?2=@*"O"O?>P*cR%O?"?+T/#?*?(?"2};!/#.!-?&P J"u"?&?+J"~#"?&?*J"t"#O"O?&P}S!_?&Pt"_2}!?&G }S!R/ ?"R/#?"P!a@"?(G  ?(P!_@(?&G }T!S/!.#--?"/!-?;P!T%OP&@#."-Prmt ?<?)P.b_?)?=X=A"D"*A(P)c@#"O?.P!c%O?#P#T/"P!@#?"D"%A)?)P TaA)?"D" P!_A"U?)?1Vd@*P ?)?"a?*=@)P!?"?3_?*=@"?(P*cR%O?)P,T/%?"E  Q}N~>u}>~1ko}6Gk?"P*_|-  Q}L~H kj|;/".%-?&P J"u"?&?)J"~#"?&?"J"t"?&P~6 _?&Pt"_A"2}!?&G |CR/"?&G |DP|,T/"?&Pw _?"2}!?&G |;R/"?&G |<PIT/"?&Pu _?"2}!?&G |7R/"?&G UP|,T/"?&POa?"2}!?&G OR/"?&G PP|.T/"?&PL_?"2}!?&G LR/"?&G |0PGT/"?&PI_?"2}!?&G IR/"?&G |+PIT/"?&PD_?"2}!?&G DR/"?&G EP|,T/"?&P?_?"2}!?&G ?R/"?&G @PGT/"?&P:_?"2}!?&G :R/"?&G ;PIT/"?&P2_?"2}!?&G 2R/"?&G 3P|/T/"?&P*_?"2}!?&G *R/!."-?#P#T/!P!@#?"D"%A)?)P TaA)?"D" P!_A"U?)?1Vd@*P ?)?"a?*=@)P!?"?3_?*=@"?(P*cR%O?)P,T/#?"E  Q}N~>u}6~1kv}8Gk?"P*_|-  Q}N~L kjQ |=/#.!-?&P J"u"?&?)J"~#"?&?"J"t"?&P}L!_?&Pt"_A"2}!?&G }L!R/!?&G }M!P|,T/!?&Pq!_?"2}!?&G q!R/!?&G }E!PIT/!?&P}=!_?"2}!?&G }=!R/!?&G }>!P|,T/!?&P}5!_?"2}!?&G }5!R/!?&G }6!P|-T/!?&Pp!_?"2}!?&G p!R/!?&G }.!PGT/!?&Pn!_?"2}!?&G n!R/!?&G }(!PIT/!?&Pi!_?"2}!?&G i!R/!?&G }#!PKT/!?&Px _?"2}!?&G |VR/!?&G |WPGT/!?&P~N _?"2}!?&G |SR/!?&G cP|,T/!?&P~F _?"2}!?&G |NR/!?&G |OPKT/!?&P~> _?"2}!?&G |J/!-?:P!T%OP&@#."-"O?-P!cR%O?&P~N!_?/P}K},t P,2dR/".!-?&P~N!_?/P}T},t P,2dR/!-"O?9P!S%O?%R/#?&P~N!_?8?5?42dR/#.!-?%/"-P&@#?7P!T/!?&P~N!_?6?!?-?.2F@"?&D"j#A#%O?0?#P.b2[-P%P&?"=@#."-P!@#-?&D"j#A"R/ ?0?"P.b2[-? P}V#_@"?&?&E#w!K#t"?&?&z #~6!z-#u"?&?&D"~F!J"~6"?&G ~F!@%?,D" A(%O? D"r#?(2[-?,?&D"u!J"*?,?&E#t!K" ?"D" A(%O? D"t#?(P.b2[-?"?&D"~6"J":?"?&E#w"K"2?"?&z #t"z-" ?#P ?%P4S=P ?#P&T=A#P%TA%%h?!P{!cP.bG ~3}IO@,P"&P#-@(?%? D"n%? D"p%A"aV%O? Pn%_?"?%P%P:2k!? D"p%@"-?#P%T%O? D"o%?"P:b_A!z.                z-" ?!?(M 7?!P9N 5?!?,M 4?!?#M 3?!P-M 2?"P!_@"-? ?"J"p%?"R&P!-?&Pp#_C -p9"4h"}"B P}L#aA#C ?#P%_?!D">?!D"?P~<nt P/2K"h"O"h"O?#D"%Piiii|VT%O?#D"*@(?#D".A)P,T/#Q}I~Lt~G}N~&o}5|,@8?(E  A7QLl?7Qi~Y#}&QDlj?7Qiiy)}&Q:l?7Qiiix1}&Q*ljj?7Q*nQiiix1}&?7Q:nQiiy)}&j?7QDnQi~Y#}&?7QLnjjjA7Q}I~Lt~G}N~&o}5|,|=/!P ?(P*_H  A%P*f?%P*gdA%P{{#cP}R~B S/"<?%}IQ{{#}&@7Q}R~B @8.!-?"G G.#-PhP!?7?8|A=-R%OP,@)P ."-Q}I~Bt~G~!~&o}5|,@8"hPhP!?(E  A7QLl?7Qi~Y#}&QDlj?7Qiiy)}&Q:l?7Qiiix1}&Q*ljj?7Q*nQiiix1}&?7Q:nQiiy)}&j?7QDnQi~Y#}&?7QLnjjjA7Q}I~Bt~G~!~&o}5|,|<%}"P ?(P*_H  A%P*f?%P*gdA%P{{#cP}P~> S/!<Q}P~> @8?%}IQ{{#}&&?7-?8|A=-/ P,@)P!.!-?"G G-@&?#Q!K#L?#Q K#I?#Qiiiit K#D?#Q%K#??#Q K#:?#Qiiiit K#2?#Piiii|VJ"|6P @%?#P M O?#Pu~(t J"o!?#?"E"6K"b?#?"z ">z-"f?#?"G FM j!?#?"E"*K#|J?#?"D"2J"|N?#?"G |,A*M })!?#?"G |+M }(!?#?"G IA-M n!?#?"G HA.M m!?#?"G |*A/M l!?#?"D"%A0J"Y?#?"D" A1J"|C?#P!N!|??#?&P!cA,M k!?#?!J"p!?#P}1!_?!D"6A2?!D":A3?!D"C?!D"D25?#P>_@+"O"O"O?#D"}1!A&%h?!D".?!D"2?&?#D"}5!A%2|-A!%O?!D" @&?!G O?,V/"?&P%T%O?!G 6P!c?,W/#-"O?#D"}=!A4R/ ?!P~  _G  @&?#D"}9!@5?#D"}A!@6?#?.M ~5!?#?/M ~4!?#?,M ~3!?#?0J"}H!?#?1J"q!?#?*M ~8!?#P!M ~7!?#?-M ~6!?#?"P6_A%E" K"}V!?#?%z "*z-"~#!?#?%G :M ~2!?#?"P*_A"E" K"}L!?#?"D"*J"}S!?#P J"o"?#Qiiii2K"j"?#Pp"_A"?4?6?#Pj"_2|U"O"OP~>vt G  P!S%O?"?&?#Pq!_P~:ut P"2SPz!c/!-?#Pq"_A"Pu~(t ?#Pp"_A%?&?#Pq!_A*2|6?#Pu"_Pu~(t ?"?%?&?*2|C.!-?#Piiii|VJ"y"?#P!N!o#?#P M x"?#Q!K"~N"?#Q K"~F"?#Qiiiit K"~>"?#Q%K"~6"?#Q K"w"?#Qiiiit K"u"-?#P J"}A"?#Qiiii2K"}9"?#Pq"_A"?2?3?#P}9"_2|U?#P!M ~#"?#z.            !   z-"r"?"?52|4?#?#D"t"J"q#?#?#D"}S"A"J"}A#?#?"?#D"}V"aP!_J"}H#?#P2_PN?#Pu"_?#P}A#_2A?#D"}9"A"%O?#D"}="?"2[-?#D"j"A"R/ ?#D"n"?"2[-?#P2_?!?(?)2,?#D"p!A"G  @%"O"O"O?!G QA&P+T%O?#P~6 _@(?%P!a0""#!-?%R/)?#z.                z-"~N"?#P~3}V!N!}=#?#Pl}=j2J!}%#?#P,M i#?#Qiiii|SK"p#?#P#M n#?#Qiiii2K"}5#?#P"M ~J"?#P J"u"?#P2_?#Pu"_P~2}(t P!P!P 2Z.)-?#Qiiii|SK"p#?#z.                z-"~N"?#P~4}V!N!}=#?#Pl2J!}%#?#P,M i#?#P#M n#?#Qiiii2K"}5#?#P J"u"?#P"M ~J"?#Ph?!P~R}2t aP~O~?~"m#bA!P"g?!P:X=M }4#?#P2_?#Pu"_P~2}(t P!P!P 2Z.(-?"D"*@!?"D"%@"?#P J"}H#?#Qiiii2K"}A#?#Pq"_A%?"?!?#P}A#_2|U"O"O?#D"o!A!G }5&P!S%O?%?&?(?!P}1!_P"2SPz!c/!-?#Pq!_A"?!?#Pq"_A%?&?(2|6?#Pu"_?!?"?%?&?(2|C.!-?#Piiii|VJ"y"?#P!N!o#?#P M x"?#Q!K"~N"?#Q K"~F"?#Qiiiit K"~>"?#Q%K"~6"?#Q K"w"?#Qiiiit K"u"-?#P2_P|2?#Pu"_P~B}(t 2A?#D"}A#A!R/&?#D"q#?!2[.&-?"G !A%P#aP{!cP"U@"?#D"o!A!D" A)P}#i2X%O?!D"%?)P.b2[?!Qiiiit K" -P"P ?"=@)P.P(?"=@*?!P J"C?!P4M :?!P J"*?!D">R%O?!P>_2}0!-?!D"?A"z.                z-" ?"?)M 7?"P M 6?"?%M 5?"?*M 4?"P(M 2?!P!J"C?#P"J"q!?#P M }L!?#Pu"_A"?!?#Pq!_P}9},t ?&?(2|C?#P2_P|2?"P~B}(t 2A.%-Pw P~. P}U}0t P-?&?%2| P"P P~2}0t P7?&?%2| =dP%P Pw}1t P+?&?%2| =dP*P P~H}1t P0?&?%2| =dP2P Pw}1t P+?&?%2| =dP?P P}V}2t P6?&?%2| =dA%=&P~- -@!?#Qiiii|SK"p#?#z.                z-"~N"?#P~< M }>#?#?!M }=#?#Pl}Fj2J!}%#?#P,M i#?#Q K"}5#?#P#M n#?#P"M ~J"?#P J"u"?#?%J"p#?#P2_?#Pu"_P%P P!P 2Z.!-?#Qiiii|SK"~N!?#z.                z-"w!?#P~< M }#"?#P(M ~@!?#P,M ~>!?#Q K"x!?#P#M ~F!?#P J"q!?#?&P%SA"M ~B!?#P~, Pv ?"=M i"?#P"M v!?#P"P ?"=M ~C!?#P7P0?"=M ~A!?#Ph?!P~R}2t aP~O~?~"m#bA!P"g?!P:X=M ~U!?#P2_?#Pq!_P%P P!P 2Z-?#P2_P ?(?)2,-? ?#E#2K" ? ?#H!|AN!S? ?,M |7? ?+E" K".? ?+z "*z-"6? ?+z ":z-"C? ?+z "Dz-"|.? ?+G LM |6?#D"|NA"?#D":A&U@!? ?"?&?!=J"*? ?!?#G |@dP!cM R?#D"%A P |8%O?#D"*? 2[-?#P}L#_C -~05#1h"}"!|YB P~N aA(C ? P J"~>#? E#~6#@7? Qiiii2K#~6#? P~6#_A*D" A)%O?*D"%?)2[-?*D".A)%O?*D"2?)P%f2[-?*D":A)%O?*D">?)P%f2[-?*D"CA)%O?*D"D?)2[-?*D"IA)%O?*D"|.?)P:b2[-? P J"}9%? Q%K"}1%? P J"p%? Qiiiit K#n%? Q!K#i%? Q K#x#? Qiiiit K#~N#? Q%K#~F#? ?7K#~6#? P J"~R%? Q K"~J%? Q K#~>#? D"}=%A*P}#i2X%O? D"}A%?*P.b2[? Qiiiit K#}=%-? P4M }S%? P J"q%"O? ?!?#?%?&21R/ "O?#G OA&?#G PA,T%O?"D"*A%Pi~*}P~L!?#D"|.A*?*Pi~*}P~L!X=W/!? D"p%A!? D"n%S%O? Pn%_2}0!-? D"o%?!P:b_A"z.                z-" ?"Poli2J!4?"P(M 2? ?!P!_J"p%."-?"D" @%?"D"*A&?"D"%V@#"O"OP ?&?#=A"? D"~6#? D"~>#A!aV%O? P~6#_?!?"P!P!2k!? D"~>#@!.!-?"R/!-?"R/ ? D"~:#?!_P!?%?#=?"y,  -? ?!?"_J"~>#.!-? P}=%_A*D":@)? P4M }S%?*z " @9?*E"2@7? P J"q%? Qiiiit K#}=%?(?)J":?(?7K#2?(?9z-# "O?!P{!cP)X%O?(PL_?(?"28.!-?(PL_?(?"P ?%?#D"L2.-"O?(G :A%P4T%O?(D"6@&?(D"2@)?(D".@"Qi}%jnt ?%P/aP ?%P/V=}IQ#lA7n}D@-Qiiii??7n}D@,Qlo}5}Lt!?7n}D@+? D"p%A#? D"n%S%O? Pn%_2}0!-? D"o%?#P:b_A!?,M 7?!P M 6?!?-M 5?!?+M 4?!?%M 3?!P&M 2?!?"J".?!?&J"*?!?)J"%?!?"J" ? ?#P!_J"p%.!-?(?(D"*A/J"I?(?(D"%A0J"F?(?"E" K#??(?"D"*J"D?(P~6 _?!?&?,2|KP!?(D"??(D"DA"?(D"CVA%=@)P ?"?%=@"?(D"Y@-"O"O?(D"|JA%%O?(POaA+?-E" K" ?+?-D"*J"*?(?#J"|1?(?!M |9?(P J"L? ?(PL_A.2C? P!M }9&? P J"}1&? Q K"v&? P J"r&? P J"q&? Q K"o&? P M ~3&? P J"t&? E#~6#@7? ? D"x%J"~6#? E"y%@8? ?7K#x%? P J"i&? ?8K"~:#? ? G ~B%P!eM ~2&? ?(P?_?.2#? Px%_?)?"?"2e? z #x%@9? ? z #~6#z-#x%? ?9z-#~6#? E#~F#@7? ? E#n&K#~F#? ?7K#n&? E#}=&@7? ? E#~N#K#}=&? ?7K#~N#? D"x#@"? ? D"q&J"x#? ?"J"q&? D"p%/"?%P.bP.a@%?-P._@"P!@)#O?%R/"?+?"E" K" ?+?"D"*J"*?(?#J"|1?(?!M |9?(?)J"L? ?(PL_2C? P!M }9&? ? G ~B%P!eM ~2&?%P.a@%?"P._@"?)P!_@)? D"p%R/ -."-"O"O? D"~6#? D"~>#A%a?"U%O? P~6#_?%?"P!P!2k!? D"~>#@%.!-?"R/!-?"R/ ? D"~:#?%_?)?"y,  -? ?"?%_J"~>#? "h"O"O?!P{!cP#a0# ! !-?(P~B _?(P?_?#D"DP ?#D"CPiiii|VT=?#D"F2T?(G ]P#T/ Prmt ?0?(D"|NA)P.b_?)?/X=E" A7}D@+?(G ^@.? D"p%A%? D"n%S%O? Pn%_?%P!P%P:2k!? D"p%@%-? D"o%?%P:b_A"P}(}Hi2J!4?"?.M 3?"P+M 2?"?+J".?"?)J"*?"?7K" ?%P!_.!-? D"p%-J"p%-? 2H? D"j%A"%O? D"y#?"aP!W%O? Py#_?"P"P!P!2k!? D"j%@"-? ?"P"_J"j%? D"i%?"_Pz~W!N  -?#G QR/ ?(P~B _?!?&?,2|K? D"x#A"%OP0P2?&?,U=@&?"P%f@"? D"~R#P*_@#?!P{!cP.bPv}It _@3?(D"|N@4?(D"b@5? Pn%_@.#OP/@)P9@%"O"O"O"O"O?#P(_G  04%%%%%%%!!!!!!!"!  !-?3G +@+? D"p%A,? D"n%S%O?.2}0!-? D"o%?,P:b_A!z.                z-" ?!P}*(N!2."-P.@)?&@%-P @+?#P%_G  A!?5U%O?4?!P.b_D"%G >@+-Prmt ?0?#D" A1P.b_?/?1W=A!D"%@6?!D" @2? D"p%A,? D"n%S%O?.2}0!-? D"o%?,P:b_A!?)M 2?!?2J".?!?1J"*?!?6J"%?!?2J" -?!Pi%N!6?!?%M 5?!?+M 4? ?,P!_J"p%-?#P2_@#?"P2aA"/ --?(D"]A!R/ ?(D"|N?!P.b2[-?(D"|CA!R/ ?-?!P.b2[-?(?(D":J"|;?(?(E#2K#|7?(?(z # z-#L?*D" A!%O? D"}A%?!P.b2[-?*?(D"|;J":?*?(E#|7K"2?*?(z #Lz-" -?(P~N _C -}F2!4hB P}L!aA)C ?)P:_? D"|1A*P~> _Pj!y,  ?*P J"~>!?*Qiiiit K#~6!?*Q%K#w!?*Q K#u!?*Qiiiit K#t!?*Q*K#}S!?*Q K#}L!?*Qiiiii!K#q!?*Q%K#}=!?*Q K#}5!?*Qiiii2K#p!?*Q!K#n!?*Q K#i!?*Qiiiit K#|V?*Q%K#|S?*Q K#|N?*Qiiiit K#|J?)P J"?"O?!P!S%O? D"IA-?"W/!?"P!_A*? D"FA1?"P.b_D"*A!P%gP ?!P)cP&S=A.X/!P*@!#OPrmt ?1?*P.b_?*?-X=D"*?)P*_? ?*2^?)D"*A/P"S/"P%g@"?)D".@0?)D":?+S%O?)P:_?+P!P%P.2k!-?)D">?!_A,?0J" ?,P%a?/J" ?,P*a?*J" ?)?+P!_A+J"??!P._@!?.?"A*V/ -.!-?)P2_? P 2^?)D"6@"?)D"2@*?)D":R%O?)P:_2}-!-?)D">A!?"J"*?!?*J"%?!P J" P!@+?)P!J"?-?)P J"}5!?)P J"o!?)P J"Y?)P J"|;?)P J"FP!? D"?? D"DA!? D"CVA"=@2P ?!?"=@3?#?%PFb_@4?)D">A%?+P.b_@5? D"F@6? D"I@7?)Pu _?)P~2 _@9P @-#O"O"O"O?%R/ ?%?5S/ ?%P._@"P!@+P @!?%P%_D" P!T%O?"@%."-Prmt ?6?%P*_D" A!P.b_?!?7X=A%D"%A!?%D" A%U?!?3Vd@*P ?!?%a?*=@!P!?%?2_?*=@+?"@%.!-?#?4S/!?#P._@"?#P2_?#PF_@#P @%P!@+D" A!?"D" A"U%OP @!.!-?!?(V%OP @!.!-?!?"a@!?"?&_@+-P @*?)P J"}A!?)?!J"}=!?)?+J"}9!?-P!_@1?)D"|9@.?)D"|7@!?)D"|;A:@+#O"O"O"O?*R%O"O?)D"}=!A/R/ ?)?/P!aA0J"}=!?)?)D"}9!A,P!_J"}9!P @*?,G  A"P~: T/%?0R/ ?)?/P"aJ"}=!?)?,P"_J"}9!"O"O"O"O"O"O?,G !A"P~@ a06 ,,,!,,,,,,,",,,#,%&,-P*@".+-P.@".*-P,@".)-P/@".(-P+@".&-?)P}9!_2NA"Pi!U/#?"Pi2U/"?"Pii%X%O?"P2fPiiy!c?"P"fPi~Y c?"P.gP|4cddPi}#}%%d@*?"P4gP~N!d@".%-?"P*fPi~Y c?"P(gP|4cdPi}#"d@*?"P.gP~>!d@".#-?)?+J"|;?)?.J"|9?)?!J"|7?)D"|??-S%O?92}.!-?)D"|C?-P%f_A!P!M .?!?+J"*?!?:J"%?!?-J" ?)?1J"Y?)D"C?-S%O?)PC_2p!-?)D"D?-P"f_?-J" ?)?1J"F?1@-.(-?)?*P*gA,J"}A!?*@"?,@*."-?"P|4cPi!d@*?"P(gPt!d@"-?)?*J"}A!-?!?+S%OP @/?)P}H!_@0"OP*?!P!fA,?,P*W=A,P |:%O"h?!%O?.?!P!?,2|5.!-P!?,2|#-A./!?)P!J"}H!?)Pq!_@0?,@/-?0?/J" ?)D"}H!<?)D"q! -?,@!-?+?._?"M  ?+P!_@+. - --P @!P!P 2:"O?)D"}5!A"?)D"o!A#?"?#U=A%R/ ?)D"}1!@"?)D"n!@#?)D"D@&?%P!T%O?%P!c?%P}"c@%?"@+?#@*#O?*D" A,?-U%O?&?,P"f_?+D" J" -?*P%_D" A,?-U%O?&?,P"f_?+P%_D" J" -?+P*_@+?*P*_@*?%?!P"_A!T/ -R/!-?!P"fA!?#_D" A#?-X/ ?&?#P"f_?!?"_D" J" -P @!?)P J"LP @.?)D"FA"%OP @+?)D"I?"U%O?)PI_P ?"P%P*2k!?)D"L@+-?)D"|.A#?+P#f_@!?"P!T%O?"P#fP*aA%%O?!P ?%y- -?"?+_A!P!a@+?#?!P#f_P*a@!-?!Q K" ?+P!_@.?)D"F@!-?)?.J"L"O?)D"?A#R/ ?)D"D@+?!P"f@*P @!?)D"|.@%#O?*R/!?+D" A"?.U%O?%?"P#f_A"?!J"%?"?"D" P!_J" -?+P%_@+?*P%a@*?#?!P!_A!T/ --? D"|1P~> _A 2o!? ?)P:_Pj!y,  ?)P}L!_C -t.!.h"h"O"O"O"O"O?"R%O.!-P ?"a@(Ph@)#O"O?)P!_@&?!?)_P!_G  A*PBS/ ?(?)_?&@)P}"T/!--?*PBT%O?"@&.#-P @)?&/!-?!@*P @".#-?"?&W%O?"?&S/!."-?!?&_F  PO|7/!-P ?&a@"Ph@)#O"O?)P!_@(?!?)_P!_G  A*P|4S/ ?"?)_?(@)P}"T/!--?*P|4T%O?!@*?&A)@"."-P @"?(R%O?&@)?!@*."-?&?(W%O?&P ?&?(SA)=@"?!P!?)=@*?&@)."-?!?(_A)F  PO|7%OP!@*?&@)."-?)F  PO|:%O?&@)?!@*?(@"."-?!@*?(@"P ."-P!@!P!@*P @"-?)?"a@/?!?"_-@0"O"O"O"O"O?#%OP @)P @&?*@,?"@.P @(P!@-?%R/#?#?%_P!aG  PHS%O?%P!aA%R/%-"O?"?%W%O?"?%S/!.(-?%?*_F  PO|7/&-?"?%a@.?%?*_@,?%P#U%O?%@&.%-?%P#a@(P @!#O"O?!A&P!_@!?#?&_A+H  P}U~< e?+P"_G  PHedA+R/ ?&?(T/!--"O"O?+%O.!-?%P"a@("O?!P}"S/ ?%?!P"_W%O?!?(S/!.&-?!?#_P"_F  PO|7/%-P @-?!?(S/%?%P%a@(#O"O?!P!_@+?!?#_P"_G  A1PHS/ ?&?(T?&P!_@&?+@!/!--?1PHT/%P!@-?+PhT/!-P @(?%@&.%-?%?+P!_A(W%OP @-P @!?%A&A(P!a?+S/%.(-?*?+_P!_F  PO|7/%P @-?%@&P @!?#?+_P!_F  PO|7/&.#-P @!P @("O?"P#U/ ?"P#a@#P @&#O"O?&A)P!_@&?)?*_A%H  P}U~< e?%P"_G  PHedA%R/ ?#?)T/!--?%/ ?"P"a@#"O?&P}"S/ ?"?&P"_W%O?"@(?#?&S/!."-?"@(?&?*_P"_F  PO|7/!-?"@(?#?&S/ ?"P%a@%#O"O?&P!_@#?&?*_P"_G  A,PHS/ ?%?)T?)P!_@)?#@&/!--?"@(?,PHT/ P @(?#PhS/ ?"?#P!_A(W%O?"@(?"P!a?#T/&.!-?#?*_P!_F  PO|7/%-?"?(aA%P%U/%?(?*_@)?%P%a@!P @&#O"O?&A#P!_@&?#?)_D  A(P}K~J~)~V"S/ ?!?#T/!--P @!?(P}K~J~)~V"T/%"O?&P!S/ ?#?%X%O?%P!_?&S/!.(-?&?)_P!aF  PO|7/&-?&?)_P!a@!?%?&aP!_@..%-P @--?%A&@(-#O?(?)T%O?)?*_?#?)_@+P @!?)P!_@)G  A%P?P ?%P~  aP{!cP<U=dP{!c?+G  A%P?P ?%P~  aP{!cP<U=dP{!cS/!.#--"O"h"h?-R%O?&?(W%O?&?(T/%?(?*_@)P .#-P @!?(?*_A%P ?%F  P}Yh|8=A)?#?(_F  P}Yh|8/!<?)R/#.&-?(?*_-@)?&?(a-@&P @!?)R/"?)?#?(_?&2};!/"-P @!?.P%U/!P ?,?,D  A!P:|VP{}#y)c?!P{}#y)cP*|VdA!P}K~B~6~X"U?!P}K~B~6~X"Va=@!.!-P @!-? ?/J"2? ?"J"*? ?.J"%? ?!J" ? ?0P ?/=P ?0=J".-}S0#/h!}"!|YB Pp"aA)C ?)P M |.?)P J".?)Qiiiit K"%?)P J"I?)Qiiii2K"D?)Q%K"??)Q K":?)Qiiiit K"2"O?&?(?&?(U=A4R%O? ?)D"|.J"I? ?)z "Cz-"?? ?)z "6z-"2? ?)z "%z-" .!-?4P:bA.?%_@/?)?#J"|;?)?!D"2J"|7?)?!z " z-#L?)?"P ?"P,U=A1P.bPv}It _J"|9P%@2P}Ah@-#O?)P~6 _?)PL_?%?+_A,2*?)E#|C@6?)G |J@3?)G Z@5?)D"%?0S%O?)P%_2}2!?)D"*@2-?-?2_A*Pi!_P"M  ?*P~: _P J" ?*Pj!_?,E" K" ?,z "*@7?*P}P!_?3M  ?*Pr!_?5M  ?*P}H!_Q K" ?*P}A!_?6K" ?*P}9!_P#M  ?*Po!_?7z-" ?)?0P!_A0J".?-P~: _A,@-?.?+P:_A+T/ -?)D"*@2"O?1P)aP"W%O?-P~: _@-?2P~- _@*#O?*P7aG  @,?*P8aG  @+?*G  @."O"O"O"O"O?*P5aG  P)a0- %%%%%%#%!"%-?.P{!S/#?+/#?,P~. aP{!cP}V!U/#Ph@+.(-?.P{!S/"?+P#T/"Ph@+.&-?+P!T/!Ph@+.%-?+P!T/ ?,P ?,P~. U=P{!cP.bG }T}BOR/ Ph@+.#-?*P~: _@*?-P~: aA-/ -P @+.!-?)?)D"|7J"f?)?)z #Lz-"]?)P J"|J?)Qiiiit K"|C?,P~: _@3P @-"O"O#O?-?2_A*P|0_G  @.?*PL_G  @+?*P~- _G  @1"O"O"O"O"O"O?*PN_G  P)a0- &&&&&&#&!"&-?1P{!S/%?+/%?.P~. aP{!cP}V!X/#.%-?1P{!S/#?+P#S/".#-?+P!S/!."-?+P!T/!?.P ?.P~. U=P{!cP.bG }T}BOR/!-?)Pi"_?)P~6 _?*PI_D" 2V?)D"n"A+/"-?3?-P~: _A-T/ -P @+.!-Prmt ?)D"|6A3?)D"j"?+P%f_P2aD" A+P.b_?)D"|7A5?+W=D"*P%g@+?,?-S/ ?*Po!_@*?,?-aP~: |Q@-#O?*P+_G  @.?*P*_G  @,?*P|!_G  @1"O"O"O"O"O"O?*P-_G  P)a0- &&&&&&!&"#&-?1P{!S/%?,/%?.P~. aP{!cP}V!X/#.%-?,P!T/#?.P ?.P~. U=P{!cP.bG }T}BO/".#-?1P{!S/"?,P#S/!."-?,P!T/!-?)Pi"_?)P~6 _?*D" 2V?)D"n"A,R/ ?+Prmt ?3?)D"j"?,P%f_P2aD" A,P.b_?,?5X=D"*P%gA,?+?,V=@+-?*P~: _@*?-P!aA-/ --?)D"|CA-R/ ?)D"Y?-P%f2[-"O?&?(W/ ?%?&P:b_@-#O"O"O?/P*_D" ?+X/ ?/P5_G  A(P3V/ P!?(fPi}#/c/!-?-?/P:_A/T/!."-?)Pi"_?)PL_?/2*?)?/E" K#|C?)?/z "*z-#|J?)E#i"@6?)G n"@*?)G }("@,?)D"%?0S%O?)P%_2}2!?)D"*@2-?2?0P~: b_A(P"M C?(P J" ?(?)E#|CK"D?)z #|J@7?(?*M |D?(?,M |C?(Q K"|;?(?6K"|7?(P#M O?(?7z-"I?)?0P!_A0J".?-?/P:_A/T/ --?)?"J"y!?)?&J"x!?)?%J"~R!?)?#J"~N!?)?!D"2J"~J!?)?!z " z-"~:!?)P~6 _A!P}A}+t Px y,  ?)P J"~6!?)Qiiiit K"w!?)Pi"_?!?)D"*?0?42)?0?4X%O?)?4J".-?)PL_?)D"j"A!?)D"n"?)P%_2&? ?)D"|.J"I? ?)z "Cz-"?? ?)z "6z-"2? ?)z "%z-" ?)D"i"A R/ ?!? P%f2[-?)Pp"_C -}%1#5h!|Y!}"? ?!2|D? D"*A!%O? D"%A%?!P~: b_@5? D"2@0? D"6@1? D">@*? D"?@,?"P"S@4#O?0@!?1@#P%@"P @(P%@0P @1?#?%D"|?A-X%O?#?-a@1?!?-P#f_@0?-@(?!@"-Piiy)@!P @#P @+"O"O"O"O?%G OP!a0#" #!-?%D"|6@.P!@+Pii~R)@!."-?%G PP2f@!.!-?%G PP:f@#Piix)@!-P ?%D" A&?4=?&P!c@)?%z "%@8?%G C@2?%H N?%G |2P2fd?%G MP:fd@3?!?%G |CPh?%G |DA!?!P~< S=P{!cP*fdd@6?%D"|9@7Pnst D" A!Ppst D" A&S%OPnst ?&P!P%P%2k!Ppst D" @&Pnst D" @!-P ?)=@/?2P"S@)?#?6d@2Ppst ?&P!_A#J" Post D" ?&P"f_?3J" ?!?#S%OPnst ?!P!P%P%2k!Ppst D" @#Pnst D" @!-P Pi"?)=?/P!SPpst ?#P!_A&J" Post D" ?#P"f_?2J" ?!?&S%OPnst ?!P!P%P%2k!Ppst D" @&Pnst D" @!-d@)Ppst ?&P!_A#J" Post D" ?&P"f_?7J" ?!?#S%OPnst ?!P!P%P%2k!Ppst D" @#-Post D" ?#P"f_?)J" Ppst ?#P!_A#J" ?%D"|;@&?%D"|7@)Pnst D" ?#aP"W%OPnst ?#P#P%P%2k!Ppst D" @#-Ppst ?#P#_A!J" Post D" ?#P"f_A#?-J"*?#?&J"%?#?)J" ?(%O?(P#f@(#O?"E" A9Q?n}D@#"O"O"O?9}DA&P{!cP!a0" !"-?&P*gP{!cPiiii%d@#.!-?#Piiii|Vd@#-?"P*_@"Ppst ?!Pnst D" T%h?!&Pnst ?!P!P%P%2k!Ppst D" -A&P!_A!J" Post D" ?&P"f_?#J" ?(P*aA(/ --"O?+R%O?!@".!-?!Pnst D" S%OPnst ?!P!P%P%2k!Ppst D" @!-Ppst ?!P!_A"J" Post D" ?!P"f_?.J" -"O?/P!T%O?"@#.!-Pnst D" ?"aP#W%OPnst ?"P%P%P%2k!Ppst D" @"-Ppst ?"P%_A#J" Post D" ?"P"f_?8z-" -?%G CA+P"T%OP @(P%@!P @&P%@.P @-?,?%D">A"X%O?,?"a@-?*?"P.b_@.?"@&?*@!-?%G BA"?+P*fd?%G ?P2fd?%G @P:fd@*?%G A?4%hP &?%D" P*f-Pii%P ?"Pu S=dd@,?#Pnst D" A(S%OPnst ?#P!P%P%2k!Pnst D" @(Ppst D" @#-Ppst ?#P!_A"J" Post D" ?#P"f_?*J" ?"?(S%OPnst ?(P!P%P%2k!Ppst D" @"-Post D" ?"P"f_?,J" Ppst ?"P!_A#J" ?#Pnst D" S%OPnst ?#P!P%P%2k!Ppst D" @#-Ppst ?#P!_A"J" Post D" ?#P"f_?&J" ?&%O?!?&P.b_@*Pnst D" @&#O?!P*_D" @,?!P%_D" @(?!D" @+Ppst ?&?"aP"V%h?"&Pnst ?"P#P%P%2k!Pnst D" @&Ppst D" -A#P#_A"J" Post D" ?#P"f_A#?,J"*?#?(J"%?#?+J" ?*?!P._A!T/ --?-@,?.@*-?5?%P~: _A%T/ --? D"D@!"O"O? D"FA P}1st D" P}9st D" A"aV%OP}1st ?"? P!P!2k!P}9st D" @".!-? R/!-? R/ P}5st D" ?"_?!? y,  -P}9st ? ?"_A J" "OPpst D" A!R/ P}5st D" @"Post D" ?!J" Ppst D" P"U/ Post D" ?"J"%Ppst D" P#U/ Post D" ? J"*-Post D" -~Q/!3hB P2aA*C ?!D" A#P}#i2X%O?!D"%?#P.b2[?!Qiiiit K" P @#-?!P4M :?!P J"*?"D"*A.?"D"%V@%P ?.?%=@.?"D" @2?#R%O?!2}-!-P!?2?%=@2?!P!J"*?!D"%A3P%J"*?3?.J"%?3P J" ?.%O?2G  P|4S@(-?!P;_@1P!@/#O"O"h"O"O"O"O?(?.X/ #O?(?2_G  P|%T/!?.?(P!_A(T/ -.!-?.?(A%U/ ?%?.S/ ?.?%a@#?%?2_@+P @("O#O?(?+_G  P|%S/!?#?(P!_A(T/ -?#@(-?*?2?.?%A,"h"O?(%OP @##O?#?+_G  P|2S/"?(?#P!_A#T/ --?(?,_A(.!-?(?,_@(?#?,_-A+2=?+P!_A4?(V@5?*D" A%Piiii|VT/!?!G :A)P4T/"P0@)?*D"*@&?*D"%@#P .#-?!D"%@!?/%O?!?.J"%?!?!D"*?/P%fdJ"*-? ?/J"2? ?!J".? ?"D"*J"*? ?"E" K" ?*P2_C 1-?%R/"?*D"%A)?%P5_P|Sc_A%P%aD" @&"O?)P%aA-D" A#P!cR%O?)?#aA)D"%A-?)D" A#J" ?#%O?#?-J"%-Pi~,t D" ?)D"*A#P"f_D" /!Pxvt Pxvt E# Q!?#}IlkK# .!-?-?#P"dJ" -"O?&P"cR%OPi~,t D" @#.!-?%D".@&?%D"%A-?%D" A#J" ?#%O?#?-J"%-Pi~,t D" A#?%D"*A-P"f_D" R%OPxvt Pxvt E# Q!?-}IlkK# -?%?&_@%-"O?#P|4"h?%?)aA-A&P}#"X%OP|!?&|MaA0P!f?&?0g_.!-?&P%g-A&?&P|4X=A&P"f_A#D" A0R%O?#?)J" Pxvt Pxvt E# Q!?&}IljK# .!-?#?)J" ?0?)J"%-?)?-J".?)?&J"*?)?#J"%?)?0J" ?%P%a?-J" ."-?*?1H  N!.?*?1G "M 0?!D".@#?!D"2@&?!D"6-@%?!?)M :?!?%J"6?!?&J"2?!?#J".?1?*H!.N  ?1?*G 0M "-?(?4?5=@-?/P!_A)P%fP(d@#?!D" ?/S%O?!2}-!?!D"%@3-?3?/P.b_A%?#J"*?%?+J"%?%?,J" ?!?)J"*?*?2?.?-?(2="O?*D" A%Piiii|VT%O?%R/!?*D"%A#?%P5_P|Sc_A+P%aD" @,"O?#P%aA&D" A%P!c%O?&?%P"dJ" .!-?#?%aA#D"%A&?#D" A%J" ?%%O?%?&J"%-Pi~,t D" ?#D"*A%P"f_D" / Pxvt Pxvt E# Q!?%}IlkK# -"O?,P"c%O?+D".@,?+D"%A&?+D" A%J" ?%%O?%?&J"%-Pi~,t D" A%?+D"*A&P"f_D" R%OPxvt Pxvt E# Q!?&}IlkK# -?+?,_@+.!-Pi~,t D" @%-"O?%P|4"h?+?#aA&A,P}#"X%OP|!?,|MaA0P!f?,?0g_.!-?,P%g-A,?,P|4X=A,P"f_A%D" A0%O?%?#J" ?0?#J"%.!-?%?#J" Pxvt Pxvt E# Q!?,}IljK# -?#?&J".?#?,J"*?#?%J"%?#?0J" ?+P%a?&J" .!-"h?!G :A#P4S%OP0@#?*D"*@&P @+?*D"%.!-?*?1H  N!.?*?1G "M 0?!D"2@&?!D"6@+?!D".-@%?!?#M :?!?+J"6?!?&J"2?!?%J".?1?*H!.N  ?1?*G 0M "-?/P"_A/P%fP#d@#?!D" ?)S%O?!2}-!?!D"%@3-?3?)P.b_A%?#J"*?%?(J"%?%?-J" ?!?/J"*. - -~V.!1hB Pt!aA%C Pist Pist G  A(P!?(=M  ?(%O#OPist G  A(/ Pist ?(P!?(=M  ?(/ --"O"O"O?#PhS%OPiiii|V@0.!-?#P{{{{!V/!?#P#fA(Py{{{)V/!P~Jvt D" @+P~Fvt D" @)"O?(R%OP%@1.!-?#@0P%?(2|#A1R/"-?#R/ ?!?"_A.?)_@,?+?"a?!aPCa@(?#@)#O"hP ?+?&?._A/P?_U/ <P ?(P%_P%U/ <?&?,_P?_D  -@*P @-"O?+?/PC_U/ ?(P%U/ ?&?,_PC_D  @--?&?1_A/?*J" ?/P%_?-J" ?(P*a@(?&P*_@&?)P!aA)/ --P @*?%P|1_P~Fvt D" P~Jvt D" ?!?"P 2|/?%D"|6@!?%D"O@(?%D"|1@)?%?%D"|VJ"L?%?%z "|Nz-#D?%?%z "|Cz-#:?%?%z "|7z-#*Ppst P J" P}9st P J" P @&Pnst D" P"W%OPnst P P#P%P%2k!Ppst D" @&-Post D" ?&P"f_A"P J"*?"Q K" Ppst ?&P#_J" ?%P J"j!?%Qiiii2K"} ?%P J"p!?%Qiiiit K"n!?%? P)aP#UM |??%P J"|;?%?1P ?0Piiii|VT=A"J"|7?%?"?#P#f_J"|9?%?(J"O?%?!J"|6?%?)J"|1?%P}1!_?%P|1_2|2P%@"?%D"}1!P!T%OP @#P @)."-P!?)?!?(VA"=@/P ?!?"=@3P%@"P @)P @##O?%D"}5!A+?%D"}9!A,V@(?%Pq!_P!?+?/_?(?,?3VdA&=P ?,?+aA!?&=?%Py _2|U"O"O?%D"|7/ ?%D"2@-?%D"|6A.?%D"OV@&"O"OP ?!?(?,P ?.?&=VdA(=A.R/ P!P!?%D"|1?&=?+_?(=A2@&?!@(#O?&G  P+aA4P9WP P!?4fP}8ii%c=R%O?!?2_P!a@!P @&#O"O?!?&_G  P+aA2P9V/ P!?2fP}8ii%cR/ ?(?&P!aA&_/!.%--?&?(_/%?.Pi~*}P~L!?-?-Pi~*}P~L!X=W/#.%-?&P!_@&?(P!aA(/ --?.Pi~*}P~L!?-?-Pi~*}P~L!X=V/!-?#P!_@#.!-P~>vt G  P!S%O?%Pq!_? ?%P*_P~:ut P"2SPz!c/!-?%Pr!_Pu~(t ?%Pq!_? ?%P*_P 2LP~J~(t D" R/ ?%D"n!?*S%O?%Pn!_2}-!?%D"o!@"-?"?*P.b_A!?,J"*?!?+J"%?!?)J" ?%?*P!_A*J"p!-?)P!_@)?%P}1!_?%P|1_2|2?%D"}1!/ -.!- -Pnst D" Ppst D" A&aP"W%OPnst ?&P#P%P%2k!Ppst D" @&-Post D" ?&P"f_A ?*J"*? ?#J"%? ?)J" Ppst ?&P#_A&J" "O"O?*P#bA Pnst D" ?&aV%OPnst ?&? P%P%2k!Ppst D" @&.!-?*R/!-?*P.bA!R/ Post D" ?&P"f_?"?!y,  -Ppst ? ?&_A J" "O? R/ P}9st D" @!P}5st D" @#Post D" ? J" Ppst D" P"U/ Post D" ?#J"%Ppst D" P#U/ Post D" ?!J"*-Post D" ?%D"n!A!%O?"?!P.b2[-?%D"} A!%O?%D"i!?!2[-?0Piiii|VdPiiii|VT%O?1?0P#f2[-Pist P M  ?%Pt!_C -}A-"6h!}"? P J"?"O"O? D"6A*? D":V%O? P:_P ?*P*P22k!? D"?@(.!-?*R/!-?*P#c@&? D">@,"h"O?*P!aP#U%O?(@%.!-?*Py{{|4c@*?,?(P%f_@%#O?%Q K# ?%PL_?#P#_J" ?%PI_Q K# ?%PD_?#P"_J" ?%P?_Q K# ?%P:_?#P!_J" ?%P2_Q K# ?%P*_?#J" ?%POa@%?*?#P%_A#T/ -?#?(_A%?&R/!<-?%?&_?,?%P%f_@%#O?%Q K# ?%P*_?#J" ?%P2_@%?#P!_@#?&P!aA&/ --@%? D"6@(-? ?%J"?? D"LA%? D"IS%O? PI_2}-!-? ?%P!_A#J"L? D"|.?%P.b_A%P J"*?%?(J"%?%P J" "O?#%O? PC_@/? P|1_@0? Pu _@1? PI_@2#O? ?#P!aA#J"L? D"|.?#P.b_A%D"%@("O?(?%D" A,U/ ?(? D"?V/ ?%D"*@)?(?,a@*? D">A#?,P%f_@%?(?,T%O?#?(P%f_@.?)P!_@3? D"*@4? D"%@5? D"2@6? D"6@7?%@(#O?(D"*A#?7U%O?6?#P%f_A#G .P!c@&?#D"*A+?#D"%A#U?4?"?&=?+Ud@-P!P!?5?!?&=?#_?-=?)_P ?+?#a?-=A&?)U=@#"O?&?)aA+P ?&?+X=A+P*UA-R%O?#E  A9QLl?9Qi~Y#}&QDlj?9Qiiy)}&Q:l?9Qiiix1}&Q*ljj?9QDnQi~Y#}&?9Q*nQiiix1}&?9Q:nQiiy)}&jjj@9.!-Q @9?&?)W/ ?#?+_@#?&?3T%O?+P!c?+P(c@&#O?#P!a|+  QIlQiiiiiit{ }&?9Q2nj?#P"aA#|+  QLlj@9?&P"aA&/ -R/!-?#P!a|+  QLl?9Q*nj@9-?(?9?+P*?-=}IjK# -?.?(P2_A(T/ --?%?*?/2|+<?)P)_@.#O"O?,@)"O"O"O?*A#0"#! -?%P2_@&?%E# @9P!@##O?9?&E# |=/!?&P2_@&?*?#P!_A#T/ -?*@#.!-?#?*V/(?%E# @9-?#?)_@,?*?#a@*?#P%fA&?%_@(?9Qx!}&Q |=%O?(@%?#P!W/"? D"LA#? D"IS%O?22}-!-? ?#P!_J"L? D"|.?#P.b_A#?.J"*?#?,J"%?#?)J" ."-? D"6@-"h#O?&R%O?(@#P ."-?&P2a@&?%P*_?%P2_A#@%D" A)?-X/ -? D"2?)P%f_D" @+P!-@)#O?#?(S%O?(@%.#-?#P*_?#P2_A%@#D" A&?-X/ ? D"2?&P%f_D" @&? D"|6A#? D"|1S%O?02p!-? ?#P!_J"|6? D"O?#P"f_?&J" "O"O? D"|7? D"|;A#a?)U%O?1?#?)P%P%2k!? D"|;@#.!-?)R/!-? D"|9?#P"f_?+J" ?#P!_@#-? ?#J"|;? D"6@-?%@#. - --? D"L@#-?#/ --1- -}W.#=h"|Y"}"B P~> a@("O?%R%O.!-?#?%_@<?"P~Y{{{)c@8?!?"_@9?(P?_A%P!d@=?%P"d@>?(POaA%P"_@| ?%P!_@3Ph@4#OP @&?"?#G  A:P ?:P|3U=P;bA.G }W}6OA,a?,?"a?"?,V=@0"O?0P#?,P"gA%?%P#X=P!?%=A5?,_V/ ?.P}B}6t _A1?,_@)?1@%"O?"%O?!@*#O"O?*G  A&PGS/ ?&P~= S/ ?%?)S/#P?P ?&P~  aP{!cP<U=?&d#O?%G  A&P~= T?&PGTcR%O?)?%P!_A%T/!.&--P?P ?&P~  aP{!cP<U=?&dT/#?%P!_@%-?*P!_A*?9T/ --P @*?%?)S%OP!@&."-#O?%G  A&P~= T?&PGTc/!P!@&?)?%P!_A%T/ -.!-P @&?0?5V/ "O?"R%OQ @A.!-"O?"P!S%OQ @A.!-z.                @??!@%?8@&#OQ!?%H  z2z.|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4z|:z}(!z}E!z~)!A@z|  lz4Q!?@z| !lz|!!??z|;@??%P"_@%?&P"aA&/ -??????z/*+,-./01 !"#%&()z|;z|  @A?8A&?"S/!-?!?&_@%?"?&a@&#OQ!?%|+  l?Aj@A?%P!_@%?&P!aA&/ --z.                @??1@%?,P~Y cA)@&#OQ!?%H  z2z.|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4|4z|:z}(!z}E!z~)!A@z|  lz4Q!?@z| !lz|!!??z|;@??%P"_@%?&P"aA&/ -??????z/*+,-./01 !"#%&()z|;z|  @B?)?,T%O?,?)a@&?)?._P}B}6t _@%#OQ!?%|+  l?Bj@B?%P!_@%?&P!aA&/ --P @&?A?Bk|Y}D?5P!fV/ ?(z.23456789:;<=>| |!|"z-%I?(z. !"#%&()*+,-./01z-%??(z.                z-#2?(z.                z-# ?"%O?,P!a@|!?1P!_@|"P @)?!@6P @%#O?3Q K  ?3z.                z- *?3Q K 9?(?%P!_A0M O?6G  @."O?%R%O?(G ?@*?,@+?=@%?3@&?1@)?0@/#O?&?/P!_P{!cA/?%G  A-P!_P{!cA7?*?.?)G  T_P{!cA*?*?7V=A*?*?/V=A/M  ?%P!_@%?&P!_@&?)P!_@)?-@*?+P!aA+/ -.!-?(P~  _?%P"_P{!cA%?(G @A*P!_P{!cA+?(G ??.?1G  A&T_P{!cA/?+?/U=A+?%?+U=A+M  P @%?)P{!c@/#OP{!@)?&P{!c@-?%?|"_G  @&"O?-?.T/ ?/?&P{!cT/ ?(?%P?_P|"c_G  P!_@)-?*?.?&P{!cT_@-?%?| _?)P{!cA)?+P!_P{!cA+?%?>_G  A*P!_P{!cA7?-P{!cA-?-?7V=A-?+?-U=A+?)?+U=A+M  ?|!?%P!_A%T/ --?(?(z %Iz-#2?(?(z %?z-# ?(?(z  Oz-%??(?(z  |;z-%I?.@)?0@%?6P!_A6?9T/ --?(P?_?,_G  A*?5W@&-?:?;?&?*?4UcA%=@;?*?4?%=@4?%?2d@2?<?#P!_A#T/ --? ?;M !? ?2P!cM  -}G-!7hB P?aA)C "OPrmt ?!P.bA/? D":_?!? D">X=D"*P)cP%T/ ?"P ?"P{!cP1U=P{!cPFbA"G ~K}JOA+P.bP}O}Bt _P!?"G ~L}JOA2?+_Pw UA,=@-?-?2P ?,=P.b_@3?"H!w}JOA5?"H!~-}JOA7?"H!~*}JOA8dA4eA9?"H!~2}JOc@0?!P!_@,#O?-?3T%O?#A&P!_@#?-P._@-P!?&P1cfA*?0cR/!"O? D">A.?!W/ ?/? D":A(_D"*A"P%gP ?"P)cP%S=A1?,W/ ?,@"#OPrmt ?(?"P!_A%P.b_?%?.X=D"*@%?)P:_? ?+?2?"2|"?)D":P!S%O?)D">?&S/%-?1?%P%gA"V/ --?&?+_@&"O?*?4c/ ? D"C@.?.P!c? D"*A"? D"?Xc/ ? ?.P!dJ"C? D" ?"S%O? 2}1!-? ?"P!_J"*? D"%?"P#f_A"P"N &?"?&M %?"?!J" -?*?5c/!? D"C@*? D"*A"? D"?XP ?*P"c=/!? ?*P"dJ"C? D" ?"S%O? 2}1!-? ?"P!_J"*? D"%?"P#f_A"P}%"N &?"?&M %?"?!J" .!--? D":@."h?!? D">A3X%OP @&P .!-P @&?,?.?!P.b_A*D"*A!P%gP ?!P)cP%S=A/U%OP @!?,@"#OPrmt ?.?"P!_A(P.b_?(?3X=D"*?)P2_? ?+?2?"2|"P%g@#"h?)D"2P!S%O?"@(P!?+?)D"6_A"P ?"P{!cP~. U=P{!cP.bG }V}BOP!S/!<-?-@(?!-@&?(@-?&@!?/?#A"V/ --?*D"*A!P%gP ?!P)cP%S=-@-?(P"_@*?(P!_@4P @/#O?,A!?-X/!Prmt ?.?!P!_A"P.b_?"?3X=D"*?)P*_? ?+?2?!2|"P%g@,?)D"*P!cR/ "OP!?)D".A0P1cfA"?/c/ ?"?9cR/ ?+?0_@1"O"O"O?"?7cR%O?"?8cR/#? D"C@%?%P!c? D"*A#? D"?Xc/#P!@6? ?%P!dJ"C?#? D" S/!."-? D"C@%?%P!c? D"*A#? D"?Xc/"? ?%P!dJ"CP @6?#? D" T/!-? 2}1!-? ?#P!_J"*? D"%?#P#f_A#P M (?#?6M &?#?1M %?#?!J" -?"?5cR/ ? D"C@%? D"*A#? D"?XP ?%P"c=/ ? ?%P"dJ"C? D" ?#S%O? 2}1!-? ?#P!_J"*? D"%?#P#f_A#Pi"N &?#?1M %?#?!J" -?"?/d@/?&?!?(ScR/ ?+?0_P{!cA!P~- V/ ?!P.bA!G s}BOP*T/ P @#?!P}O}Bt _G -A!P ?!P~. U=P.b? D":@0?4? D">A%U%O?0?4P.b_D"*A"P%gP ?"P)cP&S=@#-P}O}Bt _@1?*@!#O?!A"?#X/!Prmt ?0?"P.b_?"?%X=D"*P%g@!?1G *P)T/ ? ?"?1G -2<. - - -?)P?_C -~?-!-hB P?aA(C "O"h"O"OP ?%?#aA.?"?%U?#?%VdA"=A)P?_A&P |7/ P!?!?#_?"=@*?&R%O?(Q!K".?(?&J"*."-P!?&2|#A!R/ P @"?(P J"2?(?!J".?(?&J"*?)/!P!@,P?."- -P @""O#O"OP!@&"O"O"O?*?+_G  A!P|#a0) """""!"-P @&"O"O?+P!_A-?)XA0R%O?*?-_G  A&PIaA!P{!cP,U/"?&P~? aP{!cP(U/!-P2?&PKa?&P~  aP{!cP(X=@!.!-?&P~5 a@!-P @&"O"O?+P"_A/?)XA1R%O?*?/_G  A&PIaA,P{!cP,U/"?&P~? aP{!cP(U/!-P2?&PKa?&P~  aP{!cP(X=@,.!-?&P~5 a@,-?0/"?1/"?*?-_G  A&PMaP{!cP~T!U%h?&P~=!cP~( aP{!cP~W!U&P -/"?,?!P%fd@!P#@&?*?/_G  A,PIaP{!cP,U/!?,P~  a0|%!!!!!!""""""""""""""""""""""""""!!!!!!"-P?@!-?(D"*?"S%O?(P*_2}7!-?(D".?"_?!M  ?(?"P!_A"J"2?)?&?+_A+V/!."--"hP ?)?-S/ <P ?*?-_A"F  P |7/ <?)?-a?)?/S/ <P"P!?"F !P |:=-@!? Piiii|VJ" ? ?#?+_A"J"%? ?!?"_P!_J"*?(D"*A R/"?(D".? 2[."-P @,?(D"*-?"@&?"aP|"W%O?(P*_?"P?P!P!2k!?(D"2@&-?(D".A-?&_A!z.                z-  ?!z.                z- 2?(?&P?_A/J"2"O"O?"%OP @+P ?"P?_?"?&VA&=@!P!?-?&=@-#OP!@&"O?!?+W/ ?+?-_F  P |:/ ?-?!?+2|FA&R/#-?&?+_A+?"U/ --?"?/W%O?(?"J"2-"O?)P%X%O?*D  Pi}#}%j|Vc/!P%?*P#_P} cA!?*a?!?*S=A"?)P%aA!U%O#O?"?*_D" Pi}#}%j|Vc/#?!?"P%_A"V/ --?!?*_D  Pi}#}%j|VcR/#.!-?)R/"?)P!aA!?*_F  P |7/ ?!R/"?)P"aA!?*_F  P |7/ ?!R/"?)P#aA!?*_F  P |7/ ?!R/"-"O"O?)P |:%O?,%OP @.?(P J">?(Qiiii2K"6.#-P!?)2|#A!/!- -?(?!J":?(?)J"6?)%O?!?*?)y,  -?(?)J">-P!@!?(P6_?.P?P!P!2k!?(D":A&?(D">A)_A"z.                z-  ?"z.                z- 2?(?)P?_A,J">"O?.%OP @"P ?.P?_?)?.UA*=@)P!?&?*=@*#OP!@+"O?"?)X/ ?"?*_F  P |:/ ?*?)?"2|FA+/ P @!.#-?.?"?+_A"V/ --?,?.U/ ?(?.J">-?(D"6A"%O?&?"2[-?!/!-? ?%J"*? ?#J"%? Piiii|VJ" ?(D"*A R/!?(D".? 2[.!-? ?(D"2J"*? ?(E"*K" -?(P?_C -}A-!8hB Pp"aA&C Pist Pist G  A(P!?(=M  ?(%O#OPist G  A(/ Pist ?(P!?(=M  ?(/ --"O"OP ?#?#P~Jvt D" A*?!?"_P?_A,aA(P ?(?*W=VA+=A(P |:%OP~Fvt D" @)?(R%OP!@0P @#.#-P!?(2|#A0/!- -?(%O?0P!P!?)?,_?+=?*?,U=?(y,  -P~Jvt D" @*P~Fvt D" @)-?&P~#!_?)?*?!?"? 2|/?&D"v!@3?&D"u!@6?&D"~#!@7?&?&D"i"J"I?&?&z "~N!z-#??&?&z "~>!z-#2?&?&z "w!z-# ?&PL_?0?#2|S?&D"|1A,?&D"OA!P#f_@)?!%h?,D"%@1?,D" @.?,P*_&?,-@"?&D"L@4P @!"h"O"O?"?)S%OP @(.!-?"D"%@8?"D" @(?"P*_?)T/!-?&P J"|9?&Qiiiit K"|6P%.!-?"D".@5?"D"*@2?&P J"|9?&Qiiiit K"|6P%?)?"P2_A9S/ <P @*P%@/#O"O?*?9_A+P*_A"?)S/ ?+D" A:R/ ?"D" A;R/ ?+P%_D" @<?"P%_D" @-?&D"|6?!S%O?&P~# _2}.!?&D"|7@/-?*?/_A+?:J" ?+P._?-J" ?+P*_?;J" ?+P%_?<J" ?&?!P!_A!J"|9?*P2_@*?"P*_?)T/!--?&D"|7-@+?8P ?(=@*?1P ?.=@/?(P!?(=@(?.P!?.=@1"O"O"O?%PhS%O? P#T/!?&?5J"|V?&?2J"f?&?*J"|N?&?(J"]?&?/J"|J?&?1J"Y?&?!J"|S?&?+J"b?&P M |;?&P~#!_A ?&Pw _?&22?&Py _? Pu y,  ?&G o"@-.#-P"@)?%P9V%OP&@"."-?%G ~OmO@".!-P!@)P!?7?3?6VA"=@-P ?3?"=@.-?&?5J"|V?&?2J"f?&?*J"|N?&?(J"]?&?/J"|J?&?1J"Y?&?!J"|S?&?+J"b?&?.J"|C?&?-J"|??&?"M |<?&?)M |;?&P~#!_A!?&Pw _?&22?&Py _?!Pu y,  ?&G o"@-? P"T/ ?&D"j!A R/ ?&D"i!A!? P~: b_@%?&D"o!A(?&D"p!P#f_@ P @)#O?!D"|;@""O"O? ?(S%O?)?"P TcP @)/!."-?"%O?)P!cP @)R/".!-P @)?(G  P!T/!?(G !P|2T/!-?!P J" P!@)-"O?!D"|?A*R/ ?(P*a@"?(?*P#f_@(#O? ?"P*_A"S%O? @(."-?*P!aA*/ --?%?!P~: _A!T/ --?&Py _?-P!cP!27?&D"}L!A!P |8%O?&D"r!?!2[-?&D"} A!%O?&D"i!?!P~: b2[-?&D"n!A!%O?&D"o!?!P#f2[-?&D"}1!A!%O?&D"}5!?!P.b2[-?&D"}=!A!%O?&D"}A!?!2[-?&D"|6A!%O?+?!P%f2[-?4%O?,?4P#f2[-?#%O?0?#2[-Pist P M  ?&Pp"_C -}V,"0h!}"B PO_A%C ?#@-?"@("h#OP @+? @.P!@0P @&"O?!R/ "O#O? ?&_A+G  PHS/!?&P!_A&?!T/ -? @.?!A+@&.!-?+P!_@.?&Phe?!_@+P @0-P ?1/!<"h?-R%OP @-P!@2P!@1P @!?(.!-P @!"O#O?!?(_A/G  PHS/!P!@1?-?!P!_A!T/ -P!@2?-@!?(.!-P @1?!Phe?-_A#@-?/P!_A"-@/"O"O"O"O"O?&%O? G  P~X S/!-?!?&S/!P .(-P ?!R/&<P!?!2|#A R/!P @&?%P J"|1?%? J"L?%?!J"|.?!?(_@*"O"O"O#O?(P!_@!?(G  A P|#T%h?!&?!?*S/"?!G  A PIaA!P{!cP,X%OP?P ? P~  aP{!cP<U=? dA P~? aP{!cP&V/#? P~5 a@!-?(P"_A ?*S/"? G  A)PIaA P{!cP,X%OP?P ?)P~  aP{!cP<U=?)dA P~? aP{!cP(X/#? P~5 a@ -? ?!P%fd@ ?(P#_-@(?%D"|.?&S%O?%P|._2}7!-?%D"L?&_? M  ?%?&P!_A&J"|1?(?*T/ -?%D"|.@*?%P._?%D"LA ?&2|3?%D"./!?&}I@4.&-?%D"|.A R/!?%D"L? 2[P .)-?*Piiii|VS%O?%E"2@4? @*?&@ .%-?*R/ ? ?*2[-P .&-?(? ?&2};!@&?+@!?.@ ?/@(?0?&P TA)dR/#."- -P ?*Piiii|VS/"<?%P!N!I?%?4}DA&J"F?%P J"D?%P!M C?%PNJ"??%?&J">?%P J":?%?&J"6?%? J"2?%PNJ".?%P|._?%P._2|,"O"O"O"O"h?%D"|.P!S%O?%D"DA!? _@(?%D"L?!a.!-?%G |+/#"O?%G IP!S%O?%D"F@)?%D"D@!.!-?%D"DA!?%D"FA)S/%-?%D"2?!_@(?)?!a-P!a0" !"-?(G  P|*T/!P!@)."-?(H  P}J~: T/ P!@).!-? ?&_@3? @&#OP @)?&?3S/!"h?&F  A!P |:%O?!P{!c@!?&P!_.!-?&G !P|4c@,?!P|"c@(?!P|IW%O?(P(f?,d@!?&P"_.!-?&G "P|4c?,P(fd@,?!P|SU%O?,?(P.fd@!?&P#_.!-?(P4fPii~N c?&G #P|4c?,P(fddA!Pii~# S/"?&P%_-@&P!@)"O"O?!P|#a0-#!!!!!!!!!# -?!P~: S/"-?!P?U/!?!P{ aP?V/ --?*%O? ?*2[?+@!?.@ ?/@(?)?0dR/".!-?+@!?.@ ?/@(?)?0dP!T/!--P ?)/ <P @&?2%OP @"&"O?#R/ #O?"?&_G  PHS/!?&P!_A&?#T/ ---?"R-?%POaC -~,,!4hB P2aA)C ?!D"%@6?!D" @7?!D".@2?!D"2@/P @!#O"O?"@."h"O?!P!cR%OP!@+?-/#?%R/#?%P"a@,P @&#O?#?&_A0G  PHS/"?,P!a@,?&P!_A&?%T/ -.#-P!@+?-/"?%R%OP @%P!@-P @!?#?#/"<.#-P @!"O#O?!?#_A"G  PHS/!P!@-?%?!P!_A!T/ -?%@!?#?#/"<.#-?!Phe?%_@%P @-?"P!_?#/!<."-P!@-?0P!_@#P @!?&?%P!aS%OP @%?#.!-?&Phe?%_@"?&?%aP!_@%"O#O?!?0_A&P!_G  PHS/!?%?!P!_A!_/ -?"A!@%?#.!-?,?!a@%P @-?&P"_-@0P @+"OPrmt ?2?.P.b_A"?.?/X=D"*P)cA&P%T%O?&P&S/!."-?.?/X/!?.P!_A(?"D"*A"P%gP ?"P)cP%S=A4X/!?!?#_@1P @5"O#O?3@+#OPrmt ?2?(A3P.b_A!P._?(P!_?/X=D"*P @&?)P J".Prmt ?!?(?/X=A"D"%A!?!P TaA!?"D" P!_A"U?!?6Vd@(?)P ?!?"a?(=J"*?)P!?"?7_?(=J"%P%g@(?#@!#O"O"O"O"O?&R%O"O?)D"*A,R/ ?)?,P!aA8J"*?)?)D"%A*P!_J"%P @&?*G  A"P~: T/%?8R/ ?)?,P"aJ"*?)?*P"_J"%"O"O"O"O"O"O?*G !A"P~@ a06 ,,,!,,,,,,,",,,#,%&,-P*@".+-P.@".*-P,@".)-P/@".(-P+@".&-?)P%_2NA"Pi!U/#?"Pi2U/"?"Pii%X%O?"P2fPiiy!c?"P.gP|4c?"P"fPi~Y cddPi}#}%%d@&?"P4gP~N!d@".%-?"P(gP|4c?"P*fPi~Y cdPi}#"d@&?"P.gP~>!d@".#-?!?1T%O?!G  P~Y T/&?!P!_?1T/&-P!@5?(?4U/).*-?)?&P*gA*J".?&@"?*@&."-?"P|4cPi!d@&?"P(gPt!d@"-?)?&J".-?!?1S/ ?!P!_@*?!G  A,P~Y T%h?*&?*?1S/!PHP~Y ?!G !P|+S=@,?!P"_-@!?"P{!c?,S/!--?(?4U/ --?+@3?5/ P @+."-P!@!?3P!_@"?0@#."-P @(?.?/U%O?"D"*A"P%gP ?"P)cP&S=@(-?!@+"O"O?!0""! -?#G  PIT/ P @+.!-?.P!_@"P @+P @&#O?#G  A*PIU/!?*P|0V/!?&Pi~!~5HV/!?#P!_@#?&P,b?*PIaP{!c_@&?!P!aA!/ -?&%O#O?"?(X/"Prmt ?2?"P.b_?"?/X=D"*P%g@"?&P!aA&/ --P!@!?0@#?"?(U/!--? ?.J"%? ?+J" ?)P2_C -~&,"+h%}"B Pw aA&C Prmt ?!D":?%P.b_?%?!D">X=A%D"%@,?%D" @*?!D"6@/?!D"2@(?!D".@+"O"O"O"O"O?!G DR%O?%G *P*cR%O"O?*P!_A,?(V/ ?(?,aP*U/ ?+?,_E  @2-?#P{!cA!?"P{!cA)_P~. V/&?!R/&P @!P!@%?)P.bP}V}Bt _G  A)P ?)P|3U=A-P;bA.G }W}6OP!_@)?.E }B}6O@0Q!?-}IlA1Q}/~ }.~F~"~Wi}4D}&Q |=/#?0?2|=/&Q @0"O?*P+_A-?(V/ ?(?-aP*U/ ?+?-_E  @0-?)P*S/(?.P}B}6t _A.E *@3?1Q~C}X~Lm}Vi~T~F8}&Q |=/"?)P2S%O?0?3|=/(.)-Q @1"O?*P3_A*?(V/ ?(?*aP*U/ ?*?+_E  @1-?0?3|=/&Pt!?)P#faA)P|4V/&?.E 2?1k?)}Il|;/(.&-P @!?&P J"IP!@)?,?,P TaA%?*P!_A*U?%?(Vd@(?&P ?%?*a?(=J"F?&P!?*?+_?(=J"D?&P?_?&PD_2}!P @(?&G ?%O?&G @@%P!@!P!P*2|#A*R/%?*?%M  ?&P!J"|1?&?*J"L?&P*J"|.?&?&D"IJ"|7?&?&E"DK#O?&P:_?&POa2}!?&G :%O?&G ;@%#O?&D"|.?!S%O?&P|._?!P!P!P!2k!?&D"L@*-?!?*_?%M  ?&?!P!_A!J"|1?&P2_?&POa2}!?&G 3@%?&G 2/ --?&D"|.@(?&D"L@)-?&POa?)?!2|3"O?&D"OR/ ?(R%OP!@)?(@!.!-?(Piiii|VS%O?)@(?!@)?&E"|6}D@!.!-?)?(2[P @(P!@)P @!-?!@+"h?#P{!cA#?"P{!cA"_Pw U@!P ?#P ?!=A#R/ <?#P.b@*?"P.bP}O}Bt _P!?!=P+_@%P @!#O"O?+?%G  A"P ?"P|3U=P;bA"G }W}6OT/ ?"P}B}6t _?)?+2};!/ P!."-?%P._@%?!P!_@!?*P.aA*/ -P -@%?(R/&?)?(2[.&-P @%?&POaP!?+?(?/UA!=P ?/?!=?*?,2=?&D"OA)Piiii|VT%O?&D"|6@(?#P{!cA#?"P{!cA+_Pw U@!"O?#P ?!=A"R/ ?"P.b@*?&D"|7@"?+P.bP}O}Bt _P!?!=P+_@%P @!#O"O?"?%G  A#P ?#P|3U=P;bA#G }W}6OT/ ?#P}B}6t _?(?"2};!/ P!@%."-?%P._@%?!P!_@!?*P.aA*/ -P @%-?)R/&?(?)2[.&-.%-?0?3kPi!?)P#fa}IlQ |=/".#-?0?2kPt ?)P#fa}IlQ |=/!."- -?&?/J"|7?&?(J"|6?&?+J"O?&P*_?"?#?&POa?,?22|>?&D".@!?&D"*@%-? ?!J"%? ?%J" ?&Pw _C -}L,"&h#|YP:@("O"O"O"O"h"O"O"O"O"O? P{!cP"a0% #"!*-?"R/&?!?"_@&?!@ #O? G  G }A}*OP!S%O?%P!_@%?&? P!_A T/!.)--P,@(?"?%U/)?"?%S/&?%R/)?!?%_G  Pt T/)P!?"?%Phe_R/%<?%?"a@)PG@&P @%P!@"#O"h"O"O"O? ?"_G  A!PGa0"! "-?&P{!c@*PG@&P ?*PGT/"<.!-?%P!aP|2V/ PG@&?%P!_.!-?!PIaP{!cP+V%h?!P~=!cP~  aP{!cP;V&P -/+?%P|4X/+?!@&?%P!_-@%?)?"P!_A"_/ -.#-P(@(?"R/(#O?"R%OP:1-?"P!a@"?!G  ?!P!_@!PIaP{!cP,U/ -.(-?"%h?"P!a@%?!P!_P ?!G  PGS=&P -@ P/@(?%?"? =A%R/&?%? ?!? =A _@#P @!? @""O#O?"G  P|*S/!?!P!_@!?#?"P!_A"T/ -#O?%R%OP:1-?%P!a@%? G  ? P!_@ PIaP{!cP,U/ -.(-?!R/&P @##O?!?#T%O? ?#_?#P!_@#G  PIaP{!cP,U/!.)--?%?!Phe_R/&?!?%a@#P!@!#O?!?#_R%OP:1-?!?"_?!P!_@!G  PIaP{!cP,U/ -.&-P-@(?"P<U/%?!z   A+z.wwww~1ww~1ww}Hww~&wwz|QA-z.++++++++++++++++z|Uz.                z/ !"#6&(9*+<-.| 01?-zBz|KR/%z.                ?!z  ,A,z.}Hww~&ww~&ww~0wwwwwwz|QA-z.++++++++++++++++z|Uz/ 34#67(9:+<=>| |!|"?-zBz|KR/%?+z8+PIaP{!c@&?+z8*PIaP{!cP,b@#"h"O?+z8&PIaP{!cP,b?+z8(PIaP{!c_A P-W%OP|!P!? fPw6c/"<? P"S/!-P|"P ? P!aP.U=.!-P>P| ?+z8"PIaP{!cP,b?+z8#PIaP{!c_A ?+z8 P!f?+z8!_? =P#c=-?#?&_P!aW/&?,z8!PIaP{!cP,b?,z8"PIaP{!c_P9V/&?,z8%PIaP{!cP,b?,z8&PIaP{!c_PNV/&?,z8)PIaP{!cP,b?,z8*PIaP{!c_PNV/&P:@(?"P<aA"R/%?!G <@ "O?"P!S? P~8 Sc/ P-@("O? P|)a0# ( (-?"P(T/(?!G =A"PIaP{!cP"V/(?!G >A PIaP{!cP+V/(?!G | PMT/(?!G |!PIaP{!cP&V/(?!G |"PIaP{!cP+V/(?"P|,T/ ? P|-V/&-P.1-?&PGT/"?%P|4U-?#R/"P!cR/".!-P,@(?#R/!-P:1-?(1-P--~ 5!!hB Pt!aA C Pr~&t D" P"S%OP}=st Qiiii2K# Pqst Q K# P}Lst Q!K# P}Sst Qiiiit K# Ptst Q K# Pust Q!K# ? z.                z-"j!? z.                z-"}9!? P M |V? z.                z-#|N? P N!|J? Q K#|C? z.                z-#I? z.                z-#O? P J"|;? z.                z-#:? P M D? Q K#*? P N!2? z.                z-"}L!Pwst P J" P~Bst ? D"}V!J" P~2st ? z "}H!z-" P~Fst Qiiii2K# Pi}Vt z.                z-# P~Nst z.                z-# Pp}Vt P J" Putt Q K# Pttt Qiiii2K# P}Vtt P4M  P}Att Qiiiit K" P}=tt P4M  Pott Q%K" Pjtt Q K" Py}Yt Q%K" P~N}Yt Qiiiit K# P~F}Yt Q!K# P~>}Yt Q K# P~6}Yt Qiiiit K# Pw}Yt Q%K# Pu}Yt Q K# Pt}Yt Qiiii2K# P}V}Yt P4M  Pq}Yt Q%K# P}=}Yt Q K# P}5}Yt Qiiii2K# Pp}Yt Q!K# Pn}Yt Q K# Pi}Yt Qiiiit K# Px}Xt Q%K# P~N}Xt Q K# P~F}Xt Qiiiit K# P~>}Xt Q*K# P~6}Xt Q K# Pw}Xt Qiiiii!K# Pu}Xt Q*K# Pt}Xt Q K# P}S}Xt Qiiiit K# P}L}Xt Q%K# Pq}Xt Q K# P}=}Xt Qiiiit K# P}5}Xt Q%K# Pp}Xt Q K# Pn}Xt Qiiiii!K# Pi}Xt Q*K# Px}Wt Q K# P~N}Wt Qiiiit K# P~F}Wt Q!K# P~>}Wt Q K# P~6}Wt Qiiii2K# Pw}Wt Q%K# Pu}Wt Q K# Pt}Wt Qiiiit K# P}S}Wt Q%K# P}L}Wt Q K# Pq}Wt Qiiiit K# P}=}Wt Q*K# P}5}Wt Q K# Pp}Wt Qiiiii!K# Pn}Wt Q%K# Pi}Wt Q K# Px}Vt Qiiii2K# P~N}Vt Q!K# P~F}Vt Q K# P~>}Vt Qiiiit K# P~6}Vt Q%K# Pw}Vt Q K# Pu}Vt Qiiiit K# P}S}Vt Q K# Pr}Vt P4M  P}9}Vt Qiiiit K" P}1}Vt Q!K" P}Htt P J" Px}Yt P J" Pt}Vt P M  P}A}Vt P J" P~Btt Q!K" P~Jtt Qiiiit K" P}L~ t P!J" Pn~ t Qiiiit K# Pp~ t Q K# P}5~ t Q%K# P}=~ t Qiiiit K# Pq~ t Q K# P~>tt ? D"q!J" Pwtt ? z #}5!z-# Pj~ t ? G |VM  P~Rtt ? z #|Nz-" Pr~ t ? E#|CK" P}V~ t ? H!|JN! Pw~ t Qiiii2K# Pt~ t Qiiii2K# P}9~!t P4M  P}A~%t P4M  Pn~&t P4M  P}A~&t P4M  P}=~!t Q K# P~B~%t Q%K" Py~ t Q!K" Pj~!t Qiiiit K" P}L~!t Qiiiit K# P}S~!t Q K# Pt~!t Q%K# Pu~!t Qiiiit K# Pw~!t Q K# P~6~!t Q!K# P~>~!t Qiiii2K# P~F~!t Q K# P~N~!t Q%K# Px~!t Qiiiii!K# Pi~"t Q K# Pn~"t Q*K# Pp~"t Qiiiit K# P}5~"t Q K# P}=~"t Q%K# Pq~"t Qiiiit K# P}L~"t Q K# P}S~"t Q%K# Pt~"t Qiiii2K# Pu~"t Q K# Pw~"t Q!K# P~6~"t Qiiiit K# P~>~"t Q K# P~F~"t Q*K# P~N~"t Qiiiii!K# Px~"t Q K# Pi~#t Q%K# Pn~#t Qiiiit K# Pp~#t Q K# P}5~#t Q%K# P}=~#t Qiiiit K# Pq~#t Q K# P}L~#t Q*K# P}S~#t Qiiiii!K# Pt~#t Q K# Pu~#t Q*K# Pw~#t Qiiiit K# P~6~#t Q K# P~>~#t Q%K# P~F~#t Qiiiit K# P~N~#t Q K# Px~#t Q!K# Pi~%t Qiiii2K# Pn~%t Q K# Pp~%t Q%K# Pq~%t Qiiii2K# P}L~%t Q K# P}S~%t Q%K# Pt~%t Qiiiit K# Pu~%t Q K# Pw~%t Q!K# P~6~%t Qiiiit K# P~J~%t Q K" P~R~%t Q%K" Po~&t Qiiiit K" Pq~&t Qiiii2K# P}L~&t Q K# P~F~ t ? z #Oz-# P~6~ t ? z #Iz-# Px~ t ? D"|;J" Pu~ t P J" Pq~!t P M  Po~!t P J" P~>~%t P J" P}1~&t P J" Pv~&t Q!K" P~2~&t Qiiiit K" P}5~(t P!J" P~N~&t Qiiiit K# Px~&t Q K# Pi~(t Q%K# Pn~(t Qiiiit K# Pp~(t Q K# Pu~&t ? D"p!J" P}S~&t ? z #i!z-# P~J~&t ? G DM  P~:~&t ? z #:z-" P}9~(t ? E#*K" P}A~(t ? H!2N! Pt~(t P4M  Pq~(t Qiiiit K# P}L~(t P J" -? Pt!_C -~?+!<hB PO_A,C ? ? G |6?"G |6cM |6? ? G R?"G RdM R?"D"%@0?"D"2@1?"D" @6"O?"D"*A%R/ ?0?%P~: b_@<?"D"6P#f?1_@/?#D"%P!a@=?#D"*P!a@>?#D" @7? P._@8?1@%?0@)#O?)D" A9P"S/!?)D"|C@| ?)D"|;@&?)D"2@3?)D".@.?)D"*@4?)D"%@5?)D"|?@(?,?)D"|9J"L?,?)E"|6K#I?,?)z "|.z-#??,?)z "Cz-#2?,?)z "6z-# "h?&R%O? D"6A&? D".S%O?82}1!-? ?&P!_J"6? D"2?&P#f_A&?!M !?&P!M  P .!-?&P!_-@:"O?(%O?(?/?%aP#gA&?&?(V=A&? D".? D"6A+aV%O?8?+?&P%P*2k!? D"6@+-? D"2@;"O?(P!aA&?/?%aP#gA-?&?-U=A&P(U%O?(@&.!-?1?%aP)c%O?(@&.!-?+P#f?;_A*?%aP2U%O?(@&.!-?&P~Y{{{!cA2?+_@+?(?2a@&?%?2P#f_#O?*?%z " z-" ?%P2_@%?*P2_@*?2P"aA2/ -@%-?;?+P#f_@*#O?%?/S%O?/@%.#-?*?%E" K" ?*P*_@*?+P!_@+?%P*_@%?&P!aA&/ -.!-? D"6@+-? ?+J"6?:R@-?9P!T%h?.&?4?7_@4?5?7_@5?>P ?.P!S=?3_@3?.?=_-@&?(?-_@-? D"*A.? D" S%O? 2}2!-? D"%?.P~: b_A(?3J"2?(?&J".?(?4J"*?(?5J"%?(?9J" ?(?,E# K"6?(?,z #*z-">?(?,z #:z-"F?(?,z #Dz-"|1?(?,D"LJ"|9?(?| J"|C?(?-J"|??(?:J"|;? ?.P!_J"*?)P~: _A)?<T/ --?6%O?0?6P~: b2[-?"D">@!?"D":@&?"D"?A%%O?!?%P.b_@)? D"?A*P.b@+?#D" @#? P:_@0?!@%#O?#?%D" _@/?#?%P%_D" _@.?%P*_D" @-? D":?*S%O?02}-!-? ?*P!_A*J"?? D">?+_A(?/J" ?(P*_?-J" ?(P%_?.J" ?+P._@+?)?%P._A%T/ --?&%O?!?&P.b2[-?"D"D@#"O"O?"D"FA!? D"C? D"FA*aV%O? PC_?*?!P!P!2k!? D"F@*.!-?!R/!-?!R/ ? D"D?*_?#?!y,  -? ?!?*_J"F?"D"|.A P |8%O?"D"L? 2[-?"D".A %O?1? P#f2[-?"D"CA %O?#? 2[-?,POaC -~@+"8h&}"B PO_A%C Prmt ? D":A(?"P.b_? D">A)?"W=A#D"*@3?#D"%@4?#D" @6?%"h"O?!P ?!P{!cP1U=P{!cPFbA#G ~F}JOP!S?4PhTcR%O?%P J"6.!-?#P~#}Jt _@0"O?"P!_A#?3P%gA7U%O?0PE_G  P.bA*G }V}BOA+P ?+P|3U=A&P;bP}B}6t _@+? P._@8?*P}O}Bt _@9? D"2@*? D".@-? D"DA1P~J _@:Q!?&}IlA;Q~U{{~M{~W~T{|3}&@>?;Q}/~ }.~F~"~Wi}4D}&@| #O?%Prmt ?(?#P.b_?#?)X=A&D"*A,J"D?%?&E" K#?"O"O"O?,P*cR%OQ @;"O?%D"?A,P!_A&?*V/ ?*?&aP*U/ ?&?-_E  @;-?+G :P!_@&?+E  @<?| |;%O"O?;?<|=/ Q @;"O?,P+_A5?*V/ ?*?5aP*U/ ?-?5_E  @;-?&P*S%O?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I.&-?+E *@<?>Q |=/#?&P2S%O?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I?;?<|=/(.&-Q @="O?,P3_A,?*V/ ?*?,aP*U/ ?,?-_E  @=-?;?<|=/ ?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#IPt!?&P#faA#P|4V/&?+E 2?=k?#}IlQ |=/&.%-?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I.%-?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I?;?<kPt ?&P#fa}IlQ |=/#."-?1P J"f?-?*?%P?_?:2b?1D"fA&?+G :T%O?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I.#-?+?1D"|S?&2};!?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#IR/!."-?%Prmt ?(?#P!_A#P.b_?#?)X=A#D"*J"L?%?#E" K#I?;?<kPi!?&P#fa}IlQ |=/!-P @.?%D"LA&P)cP#T/ ?9G -@#?&P*cR%O?%?#?8?%D"IP!_2|??%D"%@2?%D" @..!-?%P*_? ?#?%PI_2i!?%D".@2?%D"*@.-?7?%D"LP%gA#V/ -?.P!c/!-?%P J"6?0H!A."-?%?2J":?%P!J"6?0?2P#cP!f_H!<@/-P -N!|!?%?/N!>?%?3J"L?%?4J"|.?%?6J"I? ?!?"?%PI_?%P6_2E?%POaC -}E+!.hB P2aA&C ?!D"%@%?!D".A#D".@""O"h?!G 2P!S%O?"R/"?#D"*.!-?"P"U/!?#D"*P!_-@(?#G BR/ ?%D"*@"?%D"%@!"OP!?(G  A#P ?#P~. U=P.bG }V}BOA#P ?#P|3U=P;bA#G }W}6OA-2|#A.%O?-%O?.?#P}B}6t _?-y,  -? P J"*?&?-J"*?&?.J"%?&P%_P!? 2|0? P J"C? P J".? ? D"*J"2#O"O"O"O"O"O?)P!cR%O?+/*?"R/*?"P"a@)P @%#O?!?%_A#G  PHS/"?)P!a@)?%P!_A%?"T/ -.*-?+/)?"%OP @%#O?!?%_A)G  PHS/#P!@+?%P!_A%?"T/ -?"@%?!@#.#-.#-?#P!_@!?"P!a?%S/"?%Phe?"_@(?%?"aP!_@"P @%"O#O?#?%_A*P!_G  PHS/!P!@+?"?%P!_A%_/ -?!@#?(A%@"."-?)?%a@"P @+?!@#?*P"_@!.!-?%Phe?"_@"P @+?!@#?)P!_@!-P!@*? ? D"CP!_J"CP @,?%R%OP @(."-?#G  A(P~Y T%h?#P!_&?%P!S%OP @(.#-PHP~Y ?#G !P|+S=@(?#P"_-@)P!P*2|#A*%O?*?(M  P!@(?&P!J".?&?*J"*P*@,?&P*J"%?#?%_A/?)S/"#O"O?)P!_@#?)G  A%P~Y T%h?#&?#?/S/!PHP~Y ?)G !P|+S=@%?)P"_-@)?&D"%?(S%O?&P%_?(P!P!P!2k!?&D"*@*-?(?*_?%M  ?&?(P!_A(J".?)?/T/!--?&D"*@*?&D"%@,."- -P!@+? ? D"CP!_J"CP @"P @,P!@*P @(-? D"*A#? D" S%O? 2}7!-? D"%?#_P~X M  ? ?#P!_J"*?&?(J"*?&?*J"%?&P%_P!? 2|0? D"*A#? D" S%O? 2}7!-? D"%?#_PMM  P!@)? ?#P!_J"*?,R/ ?*?,2[. - - -? ? D"*A"J":? ? D"2J"6? ?"J">? ?"? D"CA!_J"??!%O#O? D" ?"S%O? 2}7!-? D"%?"_Pz M  ? ?"P!_A"J"*?!P!aA!/ --? D" ?"aP|"W%O? ?"P?P!P!2k!? D"*@"-? D"%?"_A!z.                z- 2?!z.                z-  ? ?"P?_J"*?.?-2[-?&P2_C -~<,"-h"}"B P2aA&C ?!P5_P|ScA(P}-i%? P}-i%_? P2W=_A!Pii} c@,?!P2g@-? ?(? ?(V=P!a@)? P!a@*? P3U@."O"h#O"OPxvt E# @/"O"h?)P}#"X%OP|!?)|MaA P!f?)? g_.!-?)P%g-A!P!_A P|3W%OQh? }Il?/}&|XA0Q|4|C%O?0}D@ ?.%OPi~,t D" A!? P"f_D" A#D".?#D"%A%?#D" A J" ? %O? ?%J"%-?!?#D"*A P"f_D" R%OPxvt Q!? }Il?/kK# -?#P%aA ? D" P"eJ" ?#_.(-#O?&P%_? ?(?*2a?&D"%P!S/%? P|4U%OPxvt E# Qh? P!_}Il}&|XA/}D@ ?/Qt |?/!--?&P%_?!?(?*2a?&D"%/#."-?/?!}InQ!}&|;/!?&P%_?!?(?*2a?&D"%P!S/".!-?/Q |D/ ?&P%_P|4?(?*2a?&D"%P!S/!-?-O A PhS%OP @#.%-? P2fA#?,_@!"O"O"O?#Pj~,t D" A S? P TcR%OPh?!?!?#U=P|Sc@"Pi~,t D" A!R%OP @%?#P!?#=P#_Pji} cA!Pp"dPp}%} cA ?!U/%? ?"V/%Pi~,t ?!J" ? P%aP#P!? ?"U=J" ?!P Pi"y- ."-P @%?#?#P5_Ppi} cA P2_A#V/#?"?#U/#? P%aP)J" .!-?#Ph?!?!?#U=P|ScA%X%OPj~,t ? J" .&-"O? P%aA"D" A!P!c%O?"?!P"dJ" Pi~,t D" @!.!-? ?!aA D"%A"? D" A!J" ?!%O?!?"J"%-Pi~,t D" A!? D"*A"P"f_D" / Pxvt Pxvt E# Q!?"}IlkK# -"O?!P|4"h?%? aA#?#P}#"X%OP|!?#|MaA"P!f?#?"g_.!-P%g-A"?"P|4X=A+P"f_A!D" A"R%O?!? J" Pxvt Pxvt E# Q!?+}IljK# .!-?!? J" ?"? J"%-? ?"J" .!-? ?"X%OPj~,t ?"J" .%-"O?!P|4"h?"? aA#?#P}#"X%OP|!?#|MaA%P!f?#?%g_.!-P%g-A%?%P|4X=A+P"f_A!D" A%R%O?!? J" Pxvt Pxvt E# Q!?+}IljK# .!-?!? J" ?%? J"%-? ?%J" ?"@%-? ?#J".? ?+J"*? ?!J"%?%P%a?#J" -Pj~,t ?%J" .!--?&D"*@#?&D".-A ?#?(_A!S%hP!&"OPi~,t D" P|4"h? ?!aA%A"P}#"X%OP|!?"|MaA)P!f?"?)g_.!-?"P%g-A"?"P|4X=A)P"f_A"D" A(R%O?"?!J" Pxvt Pxvt E# Q!?)}IljK# .!-?"?!J" ?(?!J"%-?!?%J".?!?)J"*?!?"J"%?!?(J" ? P%a?%J" P#-@ ?!P%a? J" -?&P2_C ?#-~1*"6h"}"B P?aA(C ?(P*_P!?!P2_?"P2U=?"P2aA%P ?"?%X=2|S?(D"*@7?(D".A2?(D"2A%P#f_A5@3"O"O?3?%%h?2D"%@+?2D" @0?2P*_&?2-A%T%O?%D"%@,?%D" @8?%P*_?5T/!-?(P J">?(Qiiiit K"6.!-?(P J">?(Qiiiit K"6?%D".@*?%D"*@4?5?%P2_A&S/ P%@9#O?5?&P*_A6S/!?&D" A3R/!?6D" A%R/!"O?&P%_D" A1P |7/ ?6P%_D" @-"O?1R%OP!@&.!-P!?12|#A&R/!?1R/ ?&?3?1y,  -"O"O?-P |:%O?-R%OP!@..#-P!?-2|#A./!- -?-R/ ?.?%?-y,  -?(D"6?/S%O?(P6_2}0!?(D":@9-?)?9_A%?1J" ?%P6_?-J" ?%P2_?.J" ?%P._?-J" ?%P*_?1J" ?%P%_?&J" ?(?/P!_A/J">?)P:_@)?5?6P*_A&T/!."-- -"h"O"O?"P"V%O?!G "@..!-P @.?"/ P @&.!-P!?!G  A&P!V/!<-?&G ~BmO-@3P @&"h?"P"X%OP!?!G !A&P!V/!<-?&G ~BmO-@%"O"O"OP!P%2|#A)%O?)P}K~H~)~A(J  "O?0R%OP%@+?)@/.!-?+P |7/""O?+R%OP!@/.!-P!?+2|#A/R/#?+R/ ?/?0?+y,  -?)P%2[-?4R%OPiiii|V@*.%-?*P |7/"?*R%OP @*Q!@:.%-P!?*2|#A)R/"?*%O?)?4?*y,  -?)}I?*}IQ?lj@:.#- - - -"O"O?8R%OPiiii|V@,.!-?,P |7/!?,%}"P!?,2|#A)R/"?,%O?)?8?,y,  -?)}I&Q!-?,}IQ?lj@;-?%P!c@)?3P!c@%P @&"O?"P*U%OP @0P @4.!-?!D %@4?"P.U%OP @0.!-?!D *@0?"P2U/ ?!D .@&-? ?)M P? ?%M O? ?+J"*? ?/J"%? ?+J" ? ?(E"6K".? ?(D">J"6? ?;K"D? ?,J"C? ?:K">? ?*J":? ?&J"|1? ?0J"L? ?4J"|.? ?.P!cM Q? ?#P!SM |6? ?.P!gP!cM |5? P~:}Ot J"I?7%O?2?7P#f2[-?(P?_C 1- -}16"6h!}"B P}=!aA%C Pist Pist G  A)P!?)=M  ?)%O#OPist G  A)/ Pist ?)P!?)=M  ?)/ --? P*W%O? G ~FmO@&-?%P6_P~Fvt D" P~Jvt D" ?"?#?!2|/?%?%D">J"2?%?%E"6K#*?%?%E"DK#|V?%?%D"IJ"i!?%D"?@ ?%D"C@!2@?%P~2 _@)?&@/?%P*_@#?%Px _@+B Pw aA"C Pq~(t D" A&P}#i2X%OP}H~(t D" ?&P.b2[Pq~(t Qiiiit K" -Pt~(t P4M  P}L~(t P J" "O"OPi~*}P~L!?+D" A&?&Pi~*}P~L!X=?#D"*A&X%O"O?/P{!cP(V%O?"P%_Pq~(t ?#28.!-?"P%_Pq~(t ?#P ?&?+D"%2.-Pt~(t G  P4T%O?)P J"*?)Qiiiit K" .#-P}H~(t D" @&P}L~(t D" @(?"?/P{!cA-P(VM F?"?(J"??"?&J">?"P J"D?"P J".?"Qiiiit K"%?"?#E" K"2?"?#D"*J":?"?+D"*J"C?-P.bG ~2}IO@+"O"O?-P#a0#! ! -?"P%_P ?+P.bG }X}BO2<."-?"?(J"|7?"?&J"|6?"?#D"*J"O?"?#E" K#L?"PI_?"PL_? ?!2T?"G IP"X/!Prmt ?&?"D"|.A P.b_? ?(X=D"*P)cP(S? _A!?(X/!?!P!_A ?&?!P.b_D"*A!P%gP ?!P)cP&S=A!X/!?+P.bG }X}BO@##OPrmt ?&? P.b_? ?(X=D"*@+?"P%_? ?#2<?!?+P%gA V/ -.!-?)P J"*?)Qiiiit K" .!-?)?"D".J"*?)?"E"%K" -?"Pw _C P}9st P J" Ppst P J" P}H~(t D" @1P}L~(t D" @2?%?%D"2J"D?%?%E#*K"??%?2J"I?%?1J"F?%P J">?%Qiiiit K"6P @&Pnst D" P"W%OPnst P P#P%P%2k!Ppst D" @&-Post D" ?&P"f_A P J"*? Q K" Ppst ?&P#_A J" ?%D"Y@!? Pnst D" S%OPnst ? P!P%P%2k!Ppst D" @ -Ppst ? P!_A&J" Post D" ? P"f_?!J" ?%Qiiii2K"|J?%Qiiiit K"b?%D"|C@)"O"O?!R%OP}9st D" @ P%@(P!@".!-?)?!P#f_@4?/P.bG ~3}IO@5?)@!#O?!G (?!G %A P ? P~. U=P.bA"G r}BO?5?"G }O}BO=P:f? P2fd?!G &P*fdd@ ?&Pnst D" S%OPnst ?&P!P%P%2k!Ppst D" @&-Ppst ?&P!_J" Post D" ?&P"f_? J" ?%P J"|N?%P J"f?%?%D"2J"p!?%?%E#*K#n!?%?2J"}5!?%?1J"}1!?%Pn!_@-?%P6_@ ?!@+?%P~> _@0?%P~J _@&P @!B P?aA#C "O"O?/P)X%O?&D"*@(.!-?#P2_? ?+D" 2V?#D"6@"?#D":A,?#D"2A!aA P ? ?,W=A ?&D" ?&D"*A(aV%O?&?(? P%P*2k!?&D"*@(-?&D"%@*?"@ "O?!%O?!P!aA.?,X/!? ?.P%f_P2_@ -?"?,P%f_A.? S/ ? P*_@,?*?(P#f_@"?(?.? aP%gA _@(?-D"2@6?-D".@7?-D"%@8?-D" @9#O"}"?,P%_G  R%O?#Prmt ?7?,P%aD" A*P.b_?*?6X=A*E" K#2?#?*D"*A*J":"O?*P*c/ ?#P*_?-?#D"2P!_2|)?#G *R/ ?#|+ +Q{!}&Q*lQ!j."-?0D"*@*?9?8?#P2_?02b?0D"*A.?*a@3P!?*?0D"%_?*?.V=?3P ?.?3X=2O@*Q".!-?,D" @*Q -@:?"?:?*}IQ?ljK" ?,P2_@,?"P*_@"? P!aA / --?&?(J"*?+G &P"T/!-?+G %A P ? P~. U=P.bG }V}BO@ ?&D" ?(S%O?&2}1!-?&?(P!_J"*?&D"%?(P#f_A"? M !?"P!M  -?#P?_C ?%D"f@ Pnst D" Ppst D" A#aP"U%OPnst ?#P"P%P%2k!Ppst D" @#-Ppst ?#P"_A&J" Post D" ?#P"f_A"? J"%?"?!J" ?%D"|S@(? %O? P#f@!?(@ #O? E" A:Q?n}D@#"O"O"O?:}DA"P{!cP!a0" !"-?"P*gP{!cPiiii%d@#.!-?#Piiii|Vd@#-? P*_@ Ppst ?&Pnst D" T%h?&&Pnst ?&P!P%P%2k!Ppst D" -A"P!_A&J" Post D" ?"P"f_?#J" ?!P*aA!/ --?%D"]@""O"O?%D"|NA P}1st D" P}9st D" A#aV%OP}1st ?#? P!P!2k!P}9st D" @#.!-? R/!-? %OP}5st D" ?#_?"? y,  -Ppst D" @&-P}9st ? ?#_A J" ?4?+P*_A!T/ -?&R/!-P}5st D" @!Post D" ?&J" Ppst D" P"U/ Post D" ?!J"%Ppst D" P#U/ Post D" ? J"*-Post D" ?%D"bA!%O?(?!P#f2[-?%D"|JA!%O?"?!2[-?%D"6A!%O?%D":?!P%f2[-?%D"|?A!%O?)?!P#f2[-Pist P M  ?%P}=!_C -}R+"%h!|Y"O"O"O"O"O"O"O"O"O"O"O?"P{!cA%P~9 a0@"((((((((((%(((((((&(((((#((((((! -"O?%PAa0. (((((((((()(-? D"2A%?!Phe_@"? D".@##Oz.                @*"O?%?!?&_P!_U/ ?"P2U/ ?!?#_P!_z   @*-?"P2a@"?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -"O?%?(|N?!_A!?&_A"P1aA%V%O?!?#_P1aG  PAS/!-? ?%2UP!g1-?"P0a1-? ?!P!_?#2|.1-?#R/(? D".@("O"O"O?!P!_A%? D"2A)X/ ?%?(_G  A"P?V%O?%@!."-?)?!P"_A!W/ ?"P?T/ ?!?(_G  A"P?V/!-P @"?)?(?)?%2m!A!W/!?!?(_G  @"-?"P{!cP~; S/(-? ?!?"?#P!aA)2DA!R/(#O? D".@%"O"O? D"2A(?!W/ ?!?%_G  A#P?V%O?!@"."-?(?!P!_A"W/ ?#P?T/ ?"?%_G  A#P?V/!-?(?%?(?!2m!A"W/*?"?%_G  @#-?#PFT%O?#P~; T/*?"P!_1-"O"O?"P!_A#?(X/ ?#?%_G  A!P?V%O?#@"."-?(?"P"_A"W/ ?!P?T/ ?"?%_G  A!P?V/!-P @!?(?%?(?#2m!A"W/ ?"?%_G  @!-? ?"?!?)2DA!/ -.(-?!P|YV/(?!P%_A&? D"2A#V/(? D".A%?!_D  P~R~B~3}G(T/(P @"?#?&V%O?%?&_G  @"-?"P{!cA#P|*S/(?#P~= S/(?"PIaP{!cP,U/(?"P|IcP~  aP{!cP;V/&.(-?!P|XV/&?!P&_A&? D"2A#V/&? D".A%?!_A"D  P~D~!}M}8)e?"P%_G  P~C ed/&P @"?#?&V%O?%?&_G  @"-?"P{!cA#P|*S/&?#P~= S/&?"PIaP{!cP,U/&?"P|IcP~  aP{!cP;W/&.%-?!P|YV/%?!P%_A&? D"2A#V/%? D".A%?!_D  P~L~H}M~A(T/%P @"?#?&V%O?%?&_G  @"-?"P{!cA#P|*S/%?#P~= S/%?"PIaP{!cP,U/%?"P|IcP~  aP{!cP;W/%.#-?"PIaP{!cP,X/"-? D".? D"2?!2|IA&/!? ?!2|91-?!P!_@&-?&1-? ?!2})!P -q4"9h%}"B PIaA+C ?!P ?!P{!cP1U=P{!cPFbP~#}Jt _@*? D"DD"6@2P{{#@(?"P!_A)?#D"*P%gA8U%O?%H!,?%H!*?*? D"CG GP!f_A&H!"Phedd@9?&P(_@:?*PE_@5?*P|(_@6#O"O? G FP!S%O? G *P!cR/!-?+Prmt ? D":A;?)P.b_? D">A<?)W=A&E" K#:?+?&D"*A&J"?"h"O"O"O?&P*cR%O? D".@-Q @| "O?+D":A0P!_A,? D"2A&V/ ?&?,aP*U/ ?,?-_E  @| -? D"6@=?5G  A.?6G  A1_P~. V/#?/?1X/#?.P.b?/P.b_P}V}Bt _G  A(P ?(P|3U=A7P;bA3G }W}6OP!_@(?3E }B}6O@>Q!?7}IlA|!Q}/~ }.~F~"~Wi}4D}&Q |=/!?>?| |=/#Q @>"O?0P+_A7?&V/ ?&?7aP*U/ ?-?7_E  @>-?(P*S/"?3P}B}6t _A3E *@|"?|!Q~C}X~Lm}Vi~T~F8}&|;%O?(P2S%O?>?|"|=/&.%-Q @|!"O?0P3_A0?&V/ ?&?0aP*U/ ?-?0_E  @|!-?>?|"|=/%Pt!?(P#faA(P|4V/%?3E 2?|!k?(}Il|;/#.%-?>?|"kPi!?(P#fa}IlQ |=/#."-?+P2_@-?5G  @.?6G  @,? D"DA&P J"f? D".? D"2?+P:_?&P~J _2b"hP ?,P ?,?._Pw UA1=A,R/ <?,P.b@,?&D"f@0?&D"|S@3?.P.bP}O}Bt _P!?1=P+_@(P @&#O"O?0?(G  A1P ?1P|3U=P;bA1G }W}6OT/ ?1P}B}6t _?3?02};!/ P!."-?(P._@(?&P!_@&?,P.aA,/ -P -@(?-?&J"%?-?(J" ?+D"2@(?+D"6.#-?>?| kPt ?(P#fa}IlQ |=/!-P!@(?/.!-?+?=J"F?+?&J"D?+?-J"C?+P*_?.?1?+PC_?,?| 2|>?+D"*@(?+D".-@&"O"O?(P!S%OP!?&P1cfA(?:H! cR/!-? D"DA&D"6A(?&D".S%O?&P._2p!-?&D"2?(P"f_?)J" ?&?(P!_J"6Prmt ?;?)P!_A)P.b_?)?<X=D"*A&P(cP%T/!? ?)?&P%g2g.!-?(?4c%O? ?)2}+!-?&P!_@/?(?4d@4?(?9cR%O? ?)P!_A)?&?._2|P.!-?*G E?&_@("OP!?&P1cfA&?*? D"CG GP!f_A.H!,cR%O?%H!*?&cR%O?.H!"?&cR%O? P1?(?)2}&!-? ?%H!,?&cP T? G |*A&dM |*? ?)P!_?(2|P? ?&M |*."-? ?%D" %hP4P3?*G |)?%G %P)cgP!c=&P3-?(?)2}&!? ?)P!_2}<!.!-? P0?(?)2}&!? ?)P!_2}<!-?)P!_@)-?8Prmt ? D":?)P.b_?)? D">X=D"*P%gA)V/!--?4Phe@(-"O?#D"%A/PhS/ ?*H!0@&?%D" %O?*?%D"%P#cP!f_H!4?&d@&-?&?(cA)P{{#cR/ ?#D" @(B P?aA#C ?*G EA.?*G |(A-_Pw U@&?-P.bP ?&=A-%O?.P.bP}O}Bt _P!?&=@&?/P!a@,?(P!_@4?)?*? D"CG GP!f_A*H!(?*H!,dPhecP{{#c@*P @)#O"O?&P%_G  A5P#S/ ?*?)P1cgP!cR/ ?&P!_? D"?P+_?&G  =G  @6?#?5M | ?#P*N =?#?6M <?#?)?._M ;?#P"M :?#?"J"2?#?,J"6?#?4J".?#?(J"*? ?#P*_P P 2|V-?&P._@&?)P!_@)?-P.aA-/ --?#P?_C -?2? D"DD"6U%O? @"?!@#?2@ ?%D" ?%D"%@)?/PhT@/B P2aA&C P2@%P"@*P!S%OP P"?#P ?#P{!cP1U=P{!cPFbG ~M}JO?)P)cgP!cA!=@*P4P2?!=@%-"O?/R?#P{!cP"Sc/ "O"OP!P#P!?"D"?G -P!c=?%P2T=?"D"C?%_G 7A!?!P%S=P!a0#  "!-?"G F/!-?"D"DD"6A(? W/ ?%P4T%O?#P ?#P{!cP1U=P{!cPFbP~#}Jt _@.? P"f@/? @!#O?!?"D"DA)D"6X/"?)D"2?/_D" @2"O?.G |#%O?"D"CG G@-?&Prmt ?"D":?2P.b_?2?"D">X=A,E" A| K# ?&?,D"*J"*?&D"%?| }DaP}##X/!?)P J"f?"D".?"D"2?&?)P~J _2b?#?)D"|S?)D"f?-2RR/!-?"?%?*?#?22}#!-?/P%_@/?(?!P!_A!T/ -.!-? P"f@!? @%#O?%?"D"DA)D"6X/!?"P4?*?#?)D"2?!_D" 2}#!?!P%_@!?(?%P!_A%T/ --?"D"DA!D"6A#? aP!V%h?"? 2} ?"D"DA!D"6&?#-? X%O?!? J"6-?&P2_C -?+PI_C -~>+"(h!|YB P2aA,C "O"O"O"O"O"O"O"O"O"O"O"O"O"O"O?#G *A)0,"#    %&(! -?"P{!cPAT/-?)P(X/-?!P!_@(? D"2A&?!Phe_@%? D".?!_@*P|S@"#Oz.                @-"O?&?!?"_P3_U/ ?%P2U/ ?"?*_P3_z   @--?%P2a@%?"P2_@"?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A+R/ -?+|NA+?!_?"_P!_A%?&U%O?*?+_?"_P!_G  PAS/)-? ?%2UA!/)P @"./-?"P?dP{!cP~X T/,-? ?!?"?%2D@".--?"P{!cPAS/+.*-?"P{!cPAT/)?,P*_?#G -? P._?!P!_2|??,D"*P!S%O? ?!PA?%2D@".,-? ?!?#G %2|T@".+-?"P{!cP~X T/(? ?!P!_?#G -?%2/@".*-?"P{!cP~9 T/&? ?!P!_A(?#G -?%2|:A"R%OP @".*-? D".@%"O"O? D"2A)?(W/ ?%?(_G  A&P?V/!?!P"_A!?)X/ ?&P?T/ ?!?%_G  A&P?V/!-?%?)?(2m!A!?)X/*?!?%_G  @&-?&P~; T/)?#G &A!P#S/)? P+?!?#G %?"2}=!@".)-P ?"?+_A*?%?(U?%?&VdA%=@"?!?*_P"_@&.!-P @"?!P!c/!?!P!gA&P!aA!? D"2V?!?(Ud@%P ?!?(a?%=@"-?)P!? D".?(_?%=?"? D":G H2?A%P{!cP:T/!?&@".%-? P!M |%.#-?#G %@!?"R%O? ?&?!?)2}6!@".#-? ?%P ?!?&2}=!@"."-?!@&?#G %@(P @!"O"O?#G #A#P!S%O? D":G |*/!-? G |#P!T/!?#R?(R?"P{!cP~L Tdc/!? G A/!-? ?&?"?%2D@!-?!@".!-? D"2A(?!Phe_@%? D".@&?#G %@#P @"#Oz.                @-"O?(?!?"_P!_U/ ?%P2U/ ?!?&_P!_z   @--?%P2a@%?"P2_@"?&P2_@&?-z.YYYYYYYYYYYYYYYYzB?-z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A)R/ -"h"O"O?(?"?)|N?!_A"_A%P1aA(V%O?"?&_P1aG  PAS/!-? ?(2UA"/!P @".#-?%P0a.!-?"P!g-A"?!P"_A!T/ ? ?!?#P!2}6!@"-?,P2_C ?"-~B)"%h#}"?!D" @#"O?!D"%A!?"U/ ?!?"aP*U/ ?"?#_E  @*-?"P2_A%?!V?!?%aP*Ud@&?#?%_@%"h"O"O"O?!?"P*_A"X?!?"aP)VcR%O?&/!P @!P~Pe@"#O?"P~+}Bt _G  A&P!_@#?"P}O}Bt _E  @)"O?&P)X%O?)?*|=/!?#P*S/(?"Ps}Bt _E  @)?&P1X%O?#P2T%O?)Q |=/#Pt!?#P#faA#P|4V/#?"P~"}Bt _E  ?%E  k?#}Il|;/*.#-?)|;/)."-?)Pi!?#P#fa}Il|;/(.!-?)?*kPt ?#P#fa}Il|;/&-?!P!_@!?"P;_A"/ -."-?"?#_@(?&R%OP @!P~Pe@"#O?"P~+}Bt _G  A&P!_@#?"P}O}Bt _E  @)"O"O?&P)X%O?)?*|=/"?#P*S/)?"Ps}Bt _E  @)?(E  @+?&P1X%O?#P2T/"?)?+|</*.#-?)?+kPi!?#P#fa}Il|;/)."-?)?*kPt ?#P#fa}Il|;/(.!-?)?+|=/ Pt!?#P#faA#P|4V/ ?"P~"}Bt _E  ?%E  k?#}Il|;/&-?!P!_@!?"P;_A"/ -."-P @!P~Pe@"#O?"P~+}Bt _G  A%P!_@#?"P}O}Bt _E  @)"O?%P)X%O?)?*|=/!?#P*S/&?"Ps}Bt _E  @)?(E  @+?%P1X%O?#P2T%O?)?+|=/#Pt!?#P#faA#P|4V/#?"P~"}Bt _E  ?#}Il|;/).#-?)?+|</(."-?)?+kPi!?#P#fa}Il|;/&.!-?)?*kPt ?#P#fa}Il|;/%-?!P!_@!?"P;_A"/ -.!-P @!P~Pe@"#O?"P~+}Bt _G  A%P!_@#?"P}O}Bt _E  @)"O?%P)X%O?)?*|=/!?#P*S/%?"Ps}Bt _E  @)?%P1X%O?#P2T%O?)Q |=/#Pt!?#P#faA#P|4V/#?"P~"}Bt _E  ?#}IlQ |=/#.(-?)|;/&."-?)Pi!?#P#fa}Il|;/%.!-?)?*kPt ?#P#fa}Il|;/#-?!P!_@!?"P;_A"/ --P .!-P!-@"? ?!M !? ?"M  -~;)!5hB Pt!aA&C ?&P*_?"?#P!c?%P!c2|K?&D".@*"h"O"O"O?&D"2A(R%OP%@+.!-P%?(P#f2|#A+R/!P @"?(P!T%O?(P!c?(P}"c@1P @#?*@%#O?#?+_A,?%D" E" K" ?,P*_?%P._D" E" K" ?#P2_@#?%P:_@%?1?"P"_A"T/ -R/!-?+?"P#f_?*?"P.b_D" E" K" -?&Pi!_? ?!?+?(2|*?&D"i!P"S/!?&?&z "}L!z-"|??&?&z "}=!z-"|6?&?&z "p!z-"|.?&?&z "i!z-"C?&Q K"]?&Qiiiii!K">?&?*?(P.b_A0J":?&?*J"6P!? D" ? D"*A"? D"%VA!=@3P @,P ?"?!=@4?&PC_@5? D"6@-? D".@6? D"2@7?*@!#O?,@1P"@%?&Pi!_@#?!?0S%h?0&?&?!P._A,J"6?2P*S%hP*&?&?2P!_A"J">?&?5?2P#f_A#D" J"i!?#D"%@%?&P~N _@#?!@8?"-@2?,-@!?#?%J" ?&D"i!A"P"T%O?&?1P!_A,J"b?"P!cR/!?&D"|S@"?&P)J"} ?&Pu},t J"|V?&P&J"f?&P}0}-t J"|S?&Pi!_? ?"?&P~N _P"2|*?&D"i!A"P"S/#?"P!cR/#?&D"o!@9?&D"n!P @#Prmt ?6?&D"j!A"P.b_?"?7X=A/D"%A"?/D" A)U?"?4Vd@%?/D"*P)cP"SP ?"?)a?%=A"P,Uc@/"O?"R/ ?/R/ P!?)?3_?%=@%#O?%G  PIaP{!cA)P+V/&?#P,b?)_@#?%P!_@%?"P!aA"/ --?/R/#P!T/#?&Pi!_? ?9?8D"%P!2%?&D"i!R/#?&D"n!@%?&D"j!@"?-D"*A)?-D" S%O?-2}.!-?-D"%?)P%f_A.?1M .?.?#J"*?.?%J"%?.?"J" ?-?)P!_J"*.!--?(%O?+?(P#f2[-P!."- -?(%O?+?(P#f2[-P -?&D"*A!%O?*?!P.b2[-?&Pt!_C -~M)!7hB Pp!aA*C "O?#?%S/ ?%?(D"6V?#?%VdA)/ ? ?!?"P%?(D"2?#PFb_?)=A)?%?#aA"?(D"DA6?(D"FA724?*P._? D"|1A!P~> _A0Pj!y,  ?!P J"~>!?!Qiiiit K#~6!?!Q%K#w!?!Q K#u!?!Qiiiit K#t!?!Q*K#}S!?!Q K#}L!?!Qiiiii!K#q!?!Q%K#}=!?!Q K#}5!?!Qiiii2K#p!?!Q!K#n!?!Q K#i!?!Qiiiit K#|V?!Q%K#|S?!Q K#|N?!Qiiiit K#|J?*P J"L?*D"6A+%OP @%?*D"I?+U%O?*PI_P ?+P!P!2k!?*D"L@%-?*D"|.A#?%_@(?+P!T%h?+P!aA!%O?(P ?!y- -?#?!?%_A%_&?(-P M  ?%P!_@--?*?-J"LP!? D"?? D"DA!? D"CVA#=@8P ?!?#=@9?"PFb@1?*D">?*D"6A.P"f_@(? D"F@2? D"I@3?*D"|.@:?*D"2@4?*D"D@;?*D"F@<?*D"?@=?.@ #OP @#P ?)A%P2_D" A!?%P._D" A,a?!?,U?!?7VdA/=@!"O"O"h? ?=U%O?(D" @#-"O?#?<X/ ?;?#P#f_A"D" P!T/ ?!R/ ?%PD_G  / ?"D"%@"P!.!-"O?%P*_D" A"?.X%OP @#?&?+T/%P!@).!-?&?+T/"P!@)?4?"P.b_A#D"%P!T%OP @#.!-Prmt ?2?#D"*A#P.b_?#?3X=A)D"%A#?)D" A)U?#?9Vd@5P ?#?)a?5=@#P!?)?8_?5=@)-?!?#T/!?)P!?,?6_?/=?!2};!R-@)?4?"P.b_@,P @#P @!?)?"?.UcA/%OPrmt ?2?,D" A!P.b_?!?3X=D"*P)cP%S@!-?"?-U?)cR/!?"?:_A"G  ?"P!M  ?!?/cR/!P!c/!?,D" @"P!@#.!-P @#-?%PF_@)?%?#J" ?%P%_?"J" ? P!_@ ?(P%_@(?1PFaA1/ -?02o!?0?*P._Pj!y,  -?*Pp!_C -~6)!3hB Pw aA(C "O"O"O"O?!D".A2?"P.b_A&Prmt ?!D"2A.?"VA)=D"*P)cP%S%O?!D"%@3?!D" @4?(P J"|1?(P J"|.?(P J"F?(P J"C?(P J">?(P J"6?(P J".?(P J"%?)%O?&D"*A!P%gP ?!P)cP%S=@,-?"P!_@!?%R/!?#?%P#f_@/#O?!?,X/#P!Prmt ?2?!P.b_A)?!?.X=A"D" P!_A%?4_?"D"%A&?&P TaA&?3V?%?&VdA*=@0P ?&?%a?*=@-Prmt ?)P._?!P!_A5?.X=D"*"O?"G *P*c%OP @+?#@)#O?)P%_D" @"?)D" @%?(P J"|9?(?-J"|7?(?0J"|6?)P*_@)P @!#O"O"O"O"O?!R%O"O?(D"|7A1R/ ?(?1P!aA7J"|7?(?(D"|6A*P!_J"|6P @!?*G  A&P~: T/%?7R/ ?(?1P"aJ"|7?(?*P"_J"|6"O"O"O"O"O"O?*G !A&P~@ a06 ,,,!,,,,,,,",,,#,%&,-P*@&.+-P.@&.*-P,@&.)-P/@&.(-P+@&.&-?(P~# _2NA&Pi!U/#?&Pi2U/"?&Pii%X%O?&P2fPiiy!c?&P"fPi~Y c?&P.gP|4cddPi}#}%%d@!?&P4gP~N!d@&.%-?&P*fPi~Y c?&P(gP|4cdPi}#"d@!?&P.gP~>!d@&.#-?"R/*.%-?(?!P*gA*J"|9?!@&?*@!."-?&P|4cPi!d@!?&P(gPt!d@&-?(?!J"|9-?"R/ ?%G  ?&P{!cT/ ?"P!a@"?%P!_@%.!--?+P!_@+?)?/T/ -.(-P @+?#@!#O?!P%_D" ?-S%O?0?!D" ?-2};!R/"-?+P!_@+?/?!P*_A!T/ -.&-?+P*X/%P%g@!?(P%_?+P#f_A"?5J"%?"D" ?"P!J" R/ -.#-? P"J" .#-?!?,U/!-? ?(z "|.z-"I? ?(z "Cz-"?? ?(z "6z-"2? ?(z "%z-" .!-? P"J" -?(Pw _C -r)"-h!}"B PIaA#C "O"O? D"x#A)P"U/ ?)P%f@&? D"~R#A(P*_D" @!P2@"#O?!?"?(_P*_D" A!W%O?&?"P2_A"T/!."--P @"? P J"~N"P @&? D"~F"?)U%O? P~F"_P ?)P*P22k!? D"~N"@&-?)P#c@*? D"~J"@,? @%"O?)P%X%O?)P} c@)?,?&P%f_@-?(@!#O?!P*_|/" @.?+?-_A P*_?"J" ? ?.K# ?!P:_|/" @.? P:_?"P!_J" ? P2_?.K# ?!PD_|/" @.? PD_?"P"_J" ? P?_?.K# ?!PL_|/" @.? PL_?"P#_J" ? PI_?.K# ?+POa@+?!POa@!?)?"P%_A"T/ -?"?&_A&@ ?*R/!?(?+_@(-?&?*_@ ?,?&P%f_@!#O?(P*_|/" @.?!P*_?"J" ?!?.K# ?(P2_@(?!P2_@!?"P!_@"?*P!aA*/ --?%? J"~N"?,? ?%P~R"_2|+<P%@&?%D"~J"A!?%D"~N"P%fA"_@)?%D"x#@*"O#OP @+?"R%OP @ ."-?"P2a@"?!P*_?!P2_A(@!D" A,?*X/ -P @ ?%D"~R#?,P%f_A!G 0A"P4S/ ?!G 1@ ?#?!E!(K!8?#?!E" K#2P%Pt 2|#A!R/"?!?#E!8K!(?!?#E#2K" ?!? M 1?!?"M 0?#P!J".?#?!J"*?#P%J"%P!@ #O"O?(?)S/ ?(P*_?(P2_@(D" A"?*X/!?%D"~R#?"P%f_A"G 0A&P4S/ ?"G 1@*?#?"E!(K!|%?#?"E" K#??#D"%? S%O?#P%_? P!P%P22k!?#D"*@!-?!? P%f_A"?#E!|%K!(?"?#E#?K" ?"?*M 1?"?&M 0?#? P!_A J".?%D"x#@*.!--?#D"*@&?#D"%@+-?%D"~N#A!%O?%D"~R#?!P%f2[-?%? J"x#?%?&J"~R#?%?+J"~N#-?#PI_C 1- -~V("9h"}"B P?aA(C "OPrmt ? D"FA+?!P.b_A3? D"IA*?!W=D"*P)cP%T/ ? D"|7G A%O?!?*X/!?!P!_A,?3D"*A#P%gP ?#P)cP%S=A5X/!? D"OA/D"b@6?/D"I@7? D"?@4? D"C@-?,@#? G |<A8@.#OPrmt ?+?#A&P!_A)P.b_A1?)?*X=D"*?8P!cA2R%OPrmt ?+?#P.b_?#?*X=A#D"*@9?#D"%@:Q @="O?#D" A;P!_A#?-V/ ?-?#aP*U/ ?#?4_E  @=-?.?9P*cP#gQ!?:?;aP"aA#}I?=QhP)?#?#P)X=P#f}IlQhk}&kQ}2x}E~W}4}R~<}8};h}"QMnlA=?<}&Q |=dd@.?<?=j@<-P%g@#"O"O"OPrmt ?+?&P.b_?&?*X=A%G *P*c/ ?2/ ?%D" P!_A%?-V/"?-?%aP*U/"?%?4_E  Q{{{{{{|4}&Q~G~F}2~I}Q~-*|=/".!-? ?&P}X}6t 2YR/!-?0P!_@0?)?*X/ ?&P"_A&?1D"*A)P%gP ?)P)cP&S=A1X/ P @%#OPrmt ?+?&P.b_?&?*X=D"*A2P%g@)?2P)cP%S%O?(?"J">?(?!J":?(?%J"6?(?&J"2?(P!J".? ?&?(P._20-?%P!_@%?1?)A&V/ --?#?5U/ -"O?7?/D"IX%O?0P!|8?/D"b?6Vc?.c/!.#-?.P!cR/"-P @%? D"|1A"P J"~6"?,?3D"*A!P%gP ?!P)cP%S=A&U%O?"Pw"_@)P @##OPrmt ?+?,P!_A!P.b_?!?*X=D"*P%g@!?"D"w"?#S%O?)?#P!P%P%2k!-?"?#P!_A#J"~6"?"D"~2"?%_?,J" ?%P%_@%?&?!A,V/ --? 2Q.!-?(?"J">?(?!J":?(P J".? ?!?(P._20-?(P?_C -~2("2h!}"B P2aA%C "O?!P"U/ ?!P%f@&? E# @5P2@##O?5? ?#_E# A5|C%O?&?#P2_A#T/!."--P @#?"P J"*?"D" ?!U%O?"P ?!P*P22k!?"D"*@#-?"D"%@*?&%O?*?#P%f_? ?&y,  -?"?!?#_A&J"*P!@(P @##O?#@/?*A-?&A.P%f_@0? A*@+?!A&@#?-@!#O?%?(?#?#?(V=A"J"%?%?+J" ?%P*?(P%fA2?+_?#?(U=A3J"*?%?(?#?(aA P ? ?#W=A,?(?,U=A)J".?%D"*@1#O"O?!@ "h?"R%O?)R/"?%P*_.!-?%?)R/ <?%P*_?%?+E# ?1E# |A=-A#D"%A4R%O? P2P ? ?0T=_@!."-? ?0A!S/!?#?4P!aJ"%?#?#D" A!P2_J" ? ?!D"*J"*? ?!E# K# ? P2_@!?%D"%@"?%D".@)?%D" @+?%D"*@1.!--P*?2?3_?(?,V=@+?,?(aA!P ?!?,W=@#? @!?(?,U/ -?/P!e@#?-@ ?.A!?(P!fA(V/ -P!@)?/P!c/ ?!?&?!?&U=A P#c@&P @"? P!aP#X%O? P} c@.P @!#O?!?-_A E# @5?!?*_A#P*_? P*_D" J" ?#?5K# ? P2_E# @5?#P:_? P:_D" J" ?#P2_?5K# ? P?_E# @5?#PD_? PD_D" J" ?#P?_?5K# ? PI_E# @5?#PL_? PL_D" J" ?#PI_?5K# ?!POa@!?.?"P%_A"T/ -?&R/!-?"P%fA!?*_@ ?!?-_@##O?#E# @5? P*_?#P*_D" J" ? ?5K# ? P2_@ ?#P2_@#?&P!aA&/ --?%P2_C ?)-}C(!.hB P2aA)C "O?!D".A&?!D"2A*V/ ?!D"*A-?*U/ ?!D"%@,?!G :A+?!P6_A._P!aG  @("O?+P&X%O#O?&?,_@%"O?*?&aA"P)W%O?"R%OP @"P @#."-?(?%G  S%OP!@#P @"."-?"P!S%OP @#."-P!@#?(?%G !S%OP!@"."-?"P"S%OP @#."-?(?%G "S%OP"@"."-?"P#S%OP @#."-?(?%G #S%OP#@"."-?"P%S%OP @#."-?(?%G %S%OP%@"."-?"P&S%OP @#."-?(?%G &S%OP&@"."-?"P(S%OP @#."-P(?"?%G (?(SA#=@".!-?)P*_?(?%?"2|R?)D".@"?)D"*@#-?#P!T/"?!?"?&_P!_A&J".?&?-W?&?+XcR%O?&?*W/!.%-- -#O?&?,_@%"O?*?&aA"P*X%O?)?(?%?"2|R?)D"%@"?)D" @#.!-?"R%OP @"P @#.!-?(?%G  S%OP!@#P @".!-?"P!S%OP @#.!-P!@#?(?%G !S%OP!@".!-?"P"S%OP @#.!-?(?%G "S%OP"@".!-?"P#S%OP @#.!-?(?%G #S%OP#@".!-?"P%S%OP @#.!-?(?%G %S%OP%@".!-?"P&S%OP @#.!-?(?%G &S%OP&@".!-?"P(S%OP @#.!-P(?"?%G (?(SA#=@"-?#P!T/!?!?"?&_P!_A&J"."O"O?&?+U/ ?&?-V/ ?&?+aA"?,_?.?+2};!R/!-?&?*W/!.#--? ?&J"*? ?"J"%P!@/.!-?!?*J".-? ?/J" ?)P2_C -~;(!!h"O?!P#T/ "O? G  A%P?P ?%P~  aP{!cP<U=dP{!cP~E T/ ? G !A%P?P ?%P~  aP{!cP<U=dP{!cP~C T/ ? G "A%P?P ?%P~  aP{!cP<U=dP{!cP~R T/ P}U}0t P-?"?#2| R/ P~R}2t 1-? G  A%P?P ?%P~  aP{!cP<U=dP{!cP~E T/ ? G !A%P?P ?%P~  aP{!cP<U=dP{!cP~C T/ ? G "A%P?P ?%P~  aP{!cP<U=dP{!cP~R T/ P~2}0t P7?"?#2| R/ P}S}3t 1-"O?!P%T/ ? G  A%P?P ?%P~  aP{!cP<U=dP{!cP~N T/ ? G !A%P?P ?%P~  aP{!cP<U=dP{!cP~M T/ ? G "A%P?P ?%P~  aP{!cP<U=dP{!cP~Q T/ ? G #A%P?P ?%P~  aP{!cP<U=dP{!cP~R T/ Pw}1t P+?"?#2| R/ Py}3t 1-"O?!P#T/ "O? G  A!P?P ?!P~  aP{!cP<U=dP{!cP~E T/ ? G !A!P?P ?!P~  aP{!cP<U=dP{!cP~C T/ ? G "A!P?P ?!P~  aP{!cP<U=dP{!cP~R T/ P~H}1t P0?"?#2| R/ Pt}4t 1-"O? G  A!P?P ?!P~  aP{!cP<U=dP{!cP~E T/ ? G !A!P?P ?!P~  aP{!cP<U=dP{!cP~C T/ ? G "A!P?P ?!P~  aP{!cP<U=dP{!cP~R T/ Pw}1t P+?"?#2| R/ Pj}5t 1-? G  A!P?P ?!P~  aP{!cP<U=dP{!cP~E T/ ? G !A!P?P ?!P~  aP{!cP<U=dP{!cP~C T/ ? G "A P?P ? P~  aP{!cP<U=dP{!cP~R T/ P}V}2t P6?"?#2| R/ Pu}5t 1-P -}:(!,hB P2aA)C "O?"R/ ? G B@*? P M B? G C@,? D">D"i%@+?)Q K#*? D".@&"O"O? D"2A(?!W/ ?!?&_G  A#P?V%O?!@%."-?(?!P!_A%W/ ?#P?T/ ?%?&_G  A#P?V/!-?(?&?(?!2m!A%W/!?%?&_G  @#-?#PAS%O?"P!a@(#O? ?%?+?)P*_2|7A"R/"? D".@%"O"O"O"O"O"O? D"2A&?"W/ ?"?%_G  A#P?V%O?"@!."-?&?"P!_A!W/ ?#P?T/ ?!?%_G  A#P?V/!-?&?%?&?"2m!A!W/!?!?%_G  @#-?*P!cR/!?#P~9 T/""O"O"O"O?!P!_A"?&X/ ?"?%_G  A#P?V/!?&?!P"_A-W/ ?#P?T/ ?%?-_G  A#P?V/!-?%?&?"2m!A#?&X/!?#?%_G  @#-?#P~X S/!-? ?!P~9 ?(2DA!/%.)-? ?"?,?(2|:A!/#? P!M |%.(-P @#?*P!c/!-? ?!?#?(2DA!R/%.!-? ?!?#?(2DA!R/#-? D".@""O"O"O? D"2A&?!W/ ?!?"_G  A#P?V%O?!@%."-?&?!P!_A%W/ ?#P?T/ ?"?%_G  A#P?V/!-?&?"?&?!2m!A%W%OP @#."-?"?%_G  @#-?#PFT/ "O"O?%P!_A!?&X/ ?!?"_G  A#P?V%O?!@%."-?&?%P"_A%W/ ?#P?T/ ?"?%_G  A#P?V/!-?&?"?&?!2m!A%W/%?"?%_G  @#-?#PAS/!.#--? D">?+J"i%-?%P!_P ?#Pz S=@.-?)P2_C ?.-~I(!0hB P?a@*?#P?_@/"O?#P|IV/ ?"?/U/ ?!?#_A(z.                z- 2?(z.                z-  -P!@0"hP ?%?%?"?/aA(P ?"?(X=VA%=A,P!W%O?*P~2nt G  M :?*Pvnt E" K#2?*P}Vnt z " z-# Piit @%Pt @-P~B @)P @(P!.!-P!@1P!P!?!?/_?%=?"?/U=A+G  A%P!W%O?%G ~BmO@1-?+G !@.?+P|%_@0?*P}>nt G  M :?*P}6nt E  K#2?*P}(nt z   z-# P @("O?,P"aA)R/ ?*P!d@-P @%?)P!T%OP:?)?)P:X=A%P!c?%P|!c@4P @%#O"O?%?+_A3P"_G  P!aA5P#V/ ?%P~Omt _G  A)P&W?)P"Tc/ ?)?-_?5P}?nt _G  M  P!@(-"O?3P#_G  P!aA3P#V/ ?%P~Pmt _G  A)P&W?)P"Tc/ ?)?-_?3P}?nt _G  M  P!@(-?4?%P"_A%T/ -R/!-?+P"_?%_G  P!aA)P#V/ ?%G ~OmOA%P&W?%P"Tc/ ?%?-_?)P}?nt _G  M  P!@(-?*?(M  ?,P|%U@(?.P>fP|"|T?0c@0P @-P @%"hP ?,P|!U/ <?+D <@%?,PAU%OP .!-?+D |!@-P ?,P|%U/ <?+D A-@)?,P|%a@,?.P!c@2P ?0?(=@(?1P!c@0?.P%gP!c@1?.P!gP!c@+?.P%cR-@.? ?)J">? ?-J":? ?%J"6? ?,J"2? ?(J".? ?#J"*? ?*E# K"?? ?*z #*z-"D? ?*G :M L? ?1M |3? ?.M |1? ?+M N? ?2M M? ?0M |0? ?&P!SM |2? P ?/?"?/UA"=J"%? P!?!?"=J" -~=(!/hB P2aA)C ? P J"|;? P J"|6? P J"6? P J"*"O?#R%O?!D" @*?!D"%@+.!-?"?#P"f_@.?!D"%@+?!D" @*?!D".@/?!D"2@0#OPrmt ?/?"D" A,P.b_?,?0X=A&D"%@#?&D" @%"O?&G *P*cR%O?#P!a@&?%P!_@%? D".?(S%O? P._2}.!-? ?(P!_A#J"6? D"2?(P%f_A(P M .?(?&J"*?(?%J"%?(?,J" ?#@(.!-P @(?)P J".?#?#P TaA#?%P!_A&U?#?+Vd@%?)P ?#?&a?%=J"*?)P!?&?*_?%=J"%? D"*A1@##O"O"O"O?(R%O"O?)D"*A-R/ ?)?-P!aA2J"*?)?)D"%A&P!_J"%P @(?&G  A%P~: T/%?2R/ ?)?-P"aJ"*?)?&P"_J"%"O"O"O"O"O"O?&G !A%P~@ a06 ,,,!,,,,,,,",,,#,%&,-P*@%.+-P.@%.*-P,@%.)-P/@%.(-P+@%.&-?)P%_2NA%Pi!U/#?%Pi2U/"?%Pii%X%O?%P2fPiiy!c?%P.gP|4c?%P"fPi~Y cddPi}#}%%d@(?%P4gP~N!d@%.%-?%P(gP|4c?%P*fPi~Y cdPi}#"d@(?%P.gP~>!d@%.#-? D"6A&? D".S%O? P._2}.!-? ?&P!_A(J"6? D"2?&P%f_A&P!M .?&?#J"*?&?1J"%?&?,J" .&-?)?(P*gA&J".?(@%?&@(."-?%P|4cPi!d@(?%P(gPt!d@%-?)?(J".-? D" ?#S%O? ?#P!P!P!2k!-? ?#P!_A&J"*? D"%?#_?%M  ?&@#. - -?.?"P%_A"T/ --? P!?*?!D"*A ?+VA!=P ? ?!=2:?)P2_C -~K&!+hB P2aA)C ?)Piiii|VJ"%"O?"R/ ?!?"P%f_@/#O?!@(#O"O?(P2_@!?%?(D"%S%O?(D" @&?%@"?#@*#O?"R/"?*G  @-?&G  @.?"P!a@"?*P!_@*?&P!_@&?.P?P ?.P~  aP{!cP<U=dP{!c?-P?P ?-P~  aP{!cP<U=dP{!cS/ --?/?!A(T/!.#--?(D"*@*"O"O"O"O?(D".A&R/ P @""O#O?"?*_G  A(P?T?(P+Tc/!?&?"P!_A"T/ -?&@"-?"%O?"?&X%O?"?&S/".#-?"?*_F  P}Yh|9/"-?"?*_@(?"?&S/"?&?"a@-?&?*_A*P!a@&P @"#O?"?&_G  A.P?T?.P+TcR%O?-?"P!aA"_/!.%--?"?-_A&R/"?&?-X%O?"R/%P @(.%-?"?*_F  PO|:/#P @(.#-?&?*_@(.!-P!@(-P @&-?&P ?(=@"?(P!?(=@("O?)D"%A*Piiii|VT%O?*?+aP!W%O?)P%_?+P"P!P!2k!?)D"*@,?)D".@+-?+?,_P}Ht N  ?)?+P"_A&J"."O"O?)D"%?&a?"U%O?)P%_?&?"P!P!2k!?)D".@&.!-?"R/!-?)D"*@,?"R/ ?&?,_?(?"y,  -?"?&_@+.!-"h"O?"P |:%O?"R%OP!@,P .#-P!?"2|#A,/!- -?"%O?,?(?"y,  -?&-@+?)?,J"*?)?+J"%-?)?+J".?!?/T/ --? ?)D".J"*? ?)E"%K" ?)P2_C -j*"-h!}"B Pw aA(C ?!P>_@,?#P ?#P,U=A*P.bA)Pv}It _@.?)G ~4}IO@/"hPi~*}P~L!?%D"*A)?)Pi~*}P~L!X=A0?"D"*A)X?*P)aP#XcR%O?!D" A*P}#i2X%O?!D"%?*P.b2[?!Qiiiit K" -?!P4M :?!P J"*P4.!-?(P*_?!?"P ?)?%D".2.?!D"*@+?!G :-@*?!D"6@1?!D"2@2?!D".@-?!P J"I?!P J"C?(?,J"I?(?%J"F?(?.J"D?(?+J"C?(P M J?(?&M |.?(P!M 2?(P"J"*?(?*P4TM |/?(?"E" K"6?(?"D"*J">?(?!D"%A"J"?"O"O"O"O?)?0W%O?/P!a0""#!-?(Poli2J!|8?(P(M |7?(z.                z-#L?(P*_?(PL_2|W.#-?(P*_P ?#2|P."-"O"h"O"O?"Prmt ?+=A"D"*A)P(cP%S%O?"D"%@+?(PL_?(P6_?%D" ?%D"%2TP @"?(G LA%P!a0#"%%!-?(P*_P P,2|P.&-?(D"|1.!-?(D"|1P!_-@"?(P*_A,P ?"2g?,?"?#2n!Prmt ?(D"??"P.b_?"?(D"CX=D"*P%g@"-?(P*_?"?)P%g2g?+PhS/!"O"O"O?%P!a0# !"%-?(?(D"|1J".?(P J"*.#-?(P!J"*."-?(G |0@)?(D"|1@#B P?aA"C ?"P}(}Hi2J!<?"P+M :?"?#J"2?"Prmt ?(P*_A%D":?#P.b_?#?%D">X=A#D" A+J"6?"?#D"%J".?"?+J"*?"?)M ;?)P"S%O?"P!M >-?%D"CG |)A#P%T%O?"?#M >-?%?"P*_2|W?"P?_C .!-?(P*_2--?*P4T%O?(P&M |7?(?1J"O?(?-J"|6?(?2J"|1?(?-J"L?(?*M U?(P M |9?(Qiiii??*P0aP{!cP!_P ?*P/V=P#f}IA3n|1 W?(Qi}%jnt ?3n|1 V?(Qlo}5}Lt!?3n|1 |8?(P*_?(PL_2|W-? ?(D"2J"*? ?(E"*K" ?&R%O?!?!D"CRM }5&-?(Pw _C -~S&!*h?"D"*A&?"D" S%O?"2}7!-?"D"%?&_PAM  ?"?&P!_A#J"*? ?!P#f_@,#O"O? D"%A%R/ ? D" A&?%_@!#O?&@)?%@&P @%"O"O#O?%?)_G  A(PAS/!?(P~: S/!?(P?U/!?)?%P!_A%_?!T/ -P!@+P @%?&@!.!-?%?&U%O?%P!_@!?&P!a?%S@+?%Phe?&_@%.!- -"O?!?)_A&P!aG  A(PAT?(P~: TcR%O"O"O?!P!aA!?"D" A*?#aV%O?"?#?!P!P!2k!?"D" @*?"D"*@#.!-?!R/!-?!R/ ?"D"%?#_?)?!y,  -?"?!?#_A!J"*?*?!aP!W%O?"?!P"P!P!2k!?"D"*@!-?"?!P"_A#J"*?"D"%?!_A!?(M !?!P~: M  .!-?(P|"W%O"O"O?!P!aA!?"D" A*?#aV%O?"?#?!P!P!2k!?"D" @*?"D"*@#.!-?!R/!-?!R/ ?"D"%?#_?)?!y,  -?"?!?#_A!J"*?(PId?(P1cA)P~5 _?)P,U=@)?(P%gPId@(?*?!aP&W%O?"?!P(P!P!2k!?"D"*@!-?"?!P(_A#J"*?"D"%?!_A!?)M &?!?(M %?!P~:~H~ }##J  .!-?"D" ?#a?!U%O?"?#?!P!P!2k!?"D"*@#-?!%O?"D"%?#_?)?!y,  -?"?!?#_A#J"*-?+/!?%?&_@!?%/ -?"?#J"*-?,? P*_A T/ -?"D" ?#S%O?"2}7!-?"D"%?#_PAM  ?"?#P!_J"*-s&!+hB P?aA%C "O? D"}A!P)aP"W%OP!? D"j!? D"n!? D"o!A UA#=@(P @!P ? ?#=A#%O?(G  P|4S@!-?"P ?"P{!cP|3U=P{!cP;bP}B}6t _@)#O"O?!?#X/ #O?!?(_G  P|%T/!?#?!P!_A!T/ -P @".#-P @"?!?#V/"?!?#S/"?#?!A"a@ ?!?(_@&P @!"O#O?!?&_G  P|%S/!? ?!P!_A!T/ -? @!-?%P2_?(?#?""h"O?!%OP @ #O? ?&_G  P|2S/"?!? P!_A T/ --?!?"_A!.!-?!?"_@!? ?"_-2=?%D"2A Piiii|VS/ ?%D"6@""O?%D":A&?)G :S%O?)?"?&2};!@&? R/!?"? 2[?&/"P!@".%-? R/!?"? 2[.!-?&/ -P!@".!-? D"p!@(?!? D"}1!A)U%O?(?!P.b_D"*A#P%gP ?#P)cP%S=@#-?!P!_@!?"P ?"P{!cP|3U=P{!cP;bP}B}6t _@&? D"n!@+? D"j!@,#O?!?#U@"?!?#X/!Prmt ?(?!P.b_A*P._?!P!_?)X=D"*P @ ?%P J".?%Qiiii2K"%?%Prmt ?*?!?)X=A!D"*J":?%?!E" K#2?,?+?%P2_?%P%_2b?%D"*@!?%D".A*?&G :S%O?&?!?*2};!R@ -?%D"%A*%O?!?*2[-P%g@!? R/ --?%P?_C ?"-}@&!*hP%? D"%A(?(P%X=@!? ?(?!aA)J"%? ? D" A%?!_A*J" ?(R%OP 1-"O?%G  A!PIaA"P{!cP,U/ ?!P~? aP{!cP(X%OP2?!PKa?!P~  aP{!cP(X=@".!-?!P~5 a@"-?"P1c@&P @""O?(P!S%O?&@!.!-"O?%G !A!PIaA"P{!cP,U/ ?!P~? aP{!cP(X%OP2?!PKa?!P~  aP{!cP(X=@".!-?!P~5 a@"-?"P1c?&P%fd@#?(P"S%O?#@!?&@".!-"O?%G "A!PIaA"P{!cP,U/ ?!P~? aP{!cP(X%OP2?!PKa?!P~  aP{!cP(X=@".!-?!P~5 a@"-?"P1c?#P%fd@"?(P#S%O?"@!?#@".!-"O?%G #A!PIaA%P{!cP,U/ ?!P~? aP{!cP(X%OP2?!PKa?!P~  aP{!cP(X=@%.!-?!P~5 a@%-?%P1c?"P%fd@!-"O?"Pt|"cPi=T/ P @"P%?)P"aA#P ?#?)W=A#?#P%X=@&? ?#?&aJ"%? ?&P!?*P"_?)P"U=A%_J" ?!P,fPix|4cPii%_@!?)P#U/ #O"O?%G  A#PIaA P{!cP,U/ ?#P~? aP{!cP(X%OP2?#PKa?#P~  aP{!cP(X=@ .!-?#P~5 a@ -? P1c?"P%fd@"?%P!_@%?&P!aA&/ -?"P{)c?!d@!-?!-q&")h!}"B PIaA&C ?%P&f@("O?%P{{{|4V/ ?(Px{{{)V/ "h?(R%OP*@+P .!-P*?(2|#A+R/!?%P!f-@(?&P J".?&?+J"*?&?(J"%"O"O?%R%OP%@(.!-?#?%P#f_@-P:@)#O?#|/" @.?*A,?&D"%S%h?&P%_2}/!?&D"*&?+-?)_A(P2a?,J" ?(P:a?.K# ?&?,P!_A(J".?#P%_|/" @.?&D"%?(S%O?&P%_2}/!-?&D"*A+?)_A*?(J" ?*P*a?.K# ?&?(P!_A*J".?)P?_@)?-?#P*_A#T/ -P%?%P%fA#2|#A(R/!?,P"_@*?%P!T%h?#P2aA#%O?(P ?#y- -?#?(_&?(-z.                z-" -?&P J":?&Qiiiii!K"2?+?*?&P2_2|+<?&D"2A#%O?&D"6?#P%f2[-?&?"M F?&z.            !   z-">?&?!D"*J":?&?!E" K#2?*%O?+?*P%f_@,?+@##O?#P*_D" @)?&P2_?#D" 2|4?)P!gA"?%U%O?&D"?@!P%@*?(?"P%f_@""O?)P!c%O?!@).!-?!?&D"CaP!_@)?"?&D"DJ"*?"?!J" P.@*-?"?*_?)J" -?,?#P2_A#T/ --? ?%J"*? ?(J"%? ?%J" ?&D"%A %O?+? P%f2[-?&PI_C 1- - -}S(#+h"|Y!}""O"O?!D".A&%O?&?!D"2T/!? P J" 1-?!D"6A(?!D"*A&X%O? P J" 1-?!D"%A)?(a@#?!D" A+@""O"O#O?&?(?*_A%POaU%O?&A"?%W/##Oz.                @-"O?%?)V/ ?#P2U/ ?%?+_z   z.,,,,,,,,,,,,,,,,zB@--?-z]A"/#?#P2a@#?&?%P2_A%V/ -?&@".#-z.                @-"|Yz.                ?%?)V/ <z.                ?#P2U/ <?"?(_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z]@,"|Yz.                ?)?%P2_U/ <z.                ?#P2U/ <?"?(_P2_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z]P2f?,d}I@/"|Yz.                ?)?%P?_U/ <z.                ?#P2U/ <?"?(_P?_z   z.,,,,,,,,,,,,,,,,zB-?#P2a@#z]}IQ?l?/j@/"O?)?%PI_U/ ?#P2U/ ?"?(_PI_z   z.,,,,,,,,,,,,,,,,zB@--?#P2a@#?"POa@"?*POa@*?-z]}IQIl?/jA/|;/ -?/|X}D?(_?*_PO_@".!-?"|N?%_@"-P @#"O?"?(W/ ?"P!aA%?)X/ ?%?+_G  P/S@#-?&?"P!_A%?%?&V=@%?"?#?!G :ca@&?(@".!-?!?&P*_J".?!D"6@(?&D" @"?&D"%A&@%-? ?%J"2? ?(J".? ?&J"*? ?"J"%?!?%J"6? P!J" -}H&"(h!}""O?"R/ ?"P)aA#P ?"?#X=@)?!P#_P} c?!a@*P @##O"O"O"O?!?#_G  A&tA(P |:%O?*?#aP#c/!?#?)X/"#O?!?#_A%P%_D" ?%D" dPi}#}%j|Vc/#?)?#P*_A#V/ -."-Qiiiip?@+"O"O"O"O"O"O"O"O"O?&G {}SOP"a0# !")-?#P!_A%?"U/"Q @+.(-?#P!_A%?"U/"Q @+.&-?#P!_A%?"U/"Q @+.%-?!?%_F  P}Yh|8/#.%-?!?%_F  @%"O"O"O?&P~>!a00 """"""""""""!"-?%P|JcP}=hS/#.%-?%P}<h|8/#."-?(P|"_P{!cP.X%O?(P}"cP|QT/#?%PO|7/".#-?%PO|7/!."-?!?%_F  @%"O"O"O"O?&P~N!a0&!   " -?(P1_P{!cP"V/%?%PO|7/".%-?%P~N _P{!cPIU/!.#-?%P}-h|8/"-?"?#P"_A%W%OQ @+."-?!?%_F  P}Yh|8%OQiiiipt @+."-Q @+?#P#_A%?"X/!?!?%_F  PO|7/"Qiiiip~> @+.!-Q @+?#P"_A%?"X/ ?!?%_F  P}Yh|9/!Qiiiipt @+-? ?+?#}IjK"%? P!J" 1-?%P!_@#."-?#P!_@#.!-?"?#W/ #O?!?#_F  P |7/!?#P!_A#?"T/ -."-?"?#V/ --? ?"J"*? ?!J"%? P J" -}G("+h%|Y? D".A"? D"*A*?!?!?*V=A&U%O? D":@+? D"2@%? G >@,? D"%@(? D" @)#O?(?"a@#?"@*#O?&?*A!POaA*X%Oz.{{{{{{{{{{{{{{{{@-"|Yz.{{{{{{{{{{{{{{{{?!?(V/ <z.{{{{{{{{{{{{{{{{?#P2U/ <?!?)_z   z.0000000000000000z|#-@."|Yz.{{{{{{{{{{{{{{{{?(?!P2_U/ <z.{{{{{{{{{{{{{{{{?#P2aP2U/ <?!?)_P2_z   z.0000000000000000z|#-@/"|Yz.{{{{{{{{{{{{{{{{?(?!P?_U/ <z.{{{{{{{{{{{{{{{{?#P?aP2U/ <?!?)_P?_z   z.0000000000000000z|#-@0"O?(?!PI_U/ ?#PIaP2U/ ?!?)_PI_z   z.0000000000000000z|#@--?#PO_@#?-z]?0z]?/z]?.z]dddR/!--"O?!?&X%O?%?&?"a_@%?&@".!-#Oz.{{{{{{{{{{{{{{{{@-"O?!?(V/ ?(?!aP2U/ ?!?)_z   z.0000000000000000z|#@--?-z]A*Pii%d|N?!_@!?*R?!?&Uc/ -?%?&?!?!?&V=A#?"a_@%"O?!?&X%O?#@".!-"O?#?(U%O?#?)_G  @!?#P!_@""hP!?,P!cR/ <P ?!tPO|7/ <P"P!?!P~M!V=-?%_@%"O?!P,a0%"## #-?"?(X/!?"?)_G  P,T/!."-?%P!_@%?#P!_@".!-? ?%J"6? ?+P!_A+J":-?"?&U/!--? ?"J".? ?%J"2--~F%"!|Y&h?!P~N{{{)c@&"O?!P1cA(R%O.!-? ?&_@%?!P#c@)?(P%X%O?!P.c@!#O?#?%G  A(P~M!V_?(tP}Yh|8_?%P!_G  A#P~M!V_?#tP}Yh|8_?%P"_G  A#P~M!V_?#tP}Yh|8_?%P#_G  A#P~M!V_?#tP}Yh|8_@#?%P%_@%?!P%aA!/ -?)R/!-#O?#?%G  A!P~M!V_?!tP}Yh|8_@#?%P!_@%?)P!aA)/ --?&%O#OP2@%? z   A"z.0000000000000000z|#z]%O?"z7 P}Yh|8?"z8 P~M!V_?"z8!P~M!V_?"z7!P}Yh|8_?"z8"P~M!V_?"z7"P}Yh|8_?"z8#P~M!V_?"z7#P}Yh|8_?"z8%P~M!V_?"z7%P}Yh|8_?"z8&P~M!V_?"z7&P}Yh|8_?"z8(P~M!V_?"z7(P}Yh|8_?"z8)P~M!V_?"z7)P}Yh|8_?"z8*P~M!V_?"z7*P}Yh|8_?"z8+P~M!V_?"z7+P}Yh|8_?"z8,P~M!V_?"z7,P}Yh|8_?"z8-P~M!V_?"z7-P}Yh|8_?"z8.P~M!V_?"z7.P}Yh|8_?"z8/P~M!V_?"z7/P}Yh|8_?"z80P~M!V_?"z70P}Yh|8_? P1_G  A!P~M!V_?!tP}Yh|8_@%-? P2_@ ?#?%_@#?&P2aA&/ --?#-}+&!(hB P2aA%C "O"O"O"O? G  P!a0# !"#-? G !A P ? P|3U=P;bA#G }W}6OA ?"D" ?"D"*A!aV%O?"?!? P!P!2k!?"D"*@!-? %O?"D"%?!_?#P}B}6t _? y,  -?"? ?!_J"*."-? G !@!?"D"*A ?"D" S%O?"2}7!-?"D"%? _PAM  ?"? P!_A J"*?!P ?!P|3U=P{!cP;bA#G }W}6OA!?"D" ? aV%O?"? ?!P!P!2k!?"D"*@ -?!%O?"D"%? _?#P}B}6t _?!y,  -?"? ?!_A J"*?"D" ? S%O?"2}7!-?"D"%? _PAM  ?"? P!_J"*.!-? G "? D"%@#? G !@ ?%P"M *?%? M +?%P*_?!?"2P?"D"*A ?"D" S%O?"2}7!-?"D"%? _PMM  ?"? P!_A J"*?!D" @*?!D"*A&?!D"%V@(Prmt ?!D".?#P.b_?#?!D"2X=A#D"%A!?#D" A#U?!P ?&?(=Vd@&"O"OP ?!?#a?&=A!?"D" ? aV%O?"? ?!P!P!2k!?"D"*@ .!-?!R/!-?!R/ ?"D"%? _P!P!?*?(=?#_?&=?!y,  -?"? ?!_A J"*P!cR/ ?"D" ? S%O?"2}7!-?"D"%? _PFM  ?"? P!_J"*-?%P2_C -}A&!3hB P?aA%C ? D"|1A!Py!_@+? D"O@&"O? G |<R%O?!P J"t"?%? D"IJ":?%? z "?z-#*?!D"~6"A"P"U/!?!D"~2"@#?"P2W%O?%P*_?#?"2c/"-?+? P?_?#?"2J.!-?!P J"v"?!P J"t"?!P J"p"?!P J"j"?!D"~6"A"%O?"P"f@,?!D"~2"@(? D"DA#? D"CV@"P ?#?"=@.P!? D"??"=@/? D"F@0? D"I@1?!Pn"_@2?!Py!_@3#O?%P*_?/?.Prmt ?0?(D" A-P.b_?-?1X=A D" ? D"%2=?!"h"O"O?%D"*A)Piiii|VS%O?!D"j"@"P @)P!@*.!-?%D".@*?%D"2A#?!D"y!?!D"j"A"aV%O?3?"?#P!P!2k!?!D"j"@ ."-?"@ ?#/!-?".!-?#%O?!D"i"? _?*?#y,  -? ?#_-A J"j"?!D"p"A#?!D"n"S%O?22}.!-?!?#P!_J"p"?!D"o"?#P%f_A#P!M .?#? J"*?#?"J"%?#?-J" ?)%O?*?)2[-?(P%_@(?,P%aA,/ --?+P!P 2:-?!D"}V"@#"O"O?!D"t"A"?&D"|7?&D"|;A aV%O?&Pu _? ?"P%P%2k!?&D"|;@ .!-?"R/!-?"P"fA!R/ ?&D"|9? P"f_?#?!y,  -?&? ?"_J"|;?%P?_C -}O&!(h"O"O"h"O"O"O?!?#U?!?#VaP{!c0"&! -?#P5_P|ScA"?!P5_P|ScA!S/%? ?"_@%"O? ?!_A&P%aG  P"cR%OPi~,t D" @#.!-?&D".?&D"%A!?&D" A#J" ?#%O?#?!J"%-Pi~,t D" A#?&D"*A!P"f_D" R%OPxvt Pxvt E# Q!?!}IlkK# -?&_@&-?#P|4"h?&?%aA!P}#"X%OP|!?!|MaA"P!f?!?"g_.!-?!P%g-A"?"P|4X=A"P"f_A#D" A(R%O?#?%J" Pxvt Pxvt E# Q!?"}IljK# ."-?#?%J" ?(?%J"%.!-?#P5_P|ScA*?!P5_P|ScA+S/#? ?+_A)P%aG  P"cR/"? ?*_A%?)?)D".A(_A&V/"?)D"%A!?)D" A"J" ?"%O?"?!J"%-Pi~,t D" A#?)D"*A!P"f_D" R%OPxvt Pxvt E# Q!?!}IlkK# -P!?*?(?+_S/!<"O?#P|4"h?(?+?*a_A!P}#"X%OP|!?!|MaA"P!f?!?"g_.!-?!P%g-A"?"P|4X=A"P"f_A#D" A(R%O?#?%J" Pxvt Pxvt E# Q!?"}IljK# .!-?#?%J" ?(?%J"%--?%?(J" ?%?!J".?%?"J"*?%?#J"%?&P%a?!J" P#-@!?%P%a?!J" ? 1-?"?#2|#A"R%OP 1-?!%O?"? ?!y,  -? ?!2[?"@ -? -~(%"+h!}"B P?aA&C ? ?!?"?#?%P 2L"O"h?!D"CA*R%O?&P J"*?!P?_@.?!D"?@ P*.!-P*@#P*?*P%f2|#A)R/!P @%?&P J"2?&?)J".?!P?_@.?&?*J"*?*P:b@+?!D"?@ P @"#O? ?"_A(P5_|+  ?(P._|/" Q*lj@0?&D"*?%S%O?&P*_2}/!?&D".@)-?#?)_A(?%J" ?(P*a?0K# ?&?%P!_A(J"2?#P2_@#?(@%?+?"P:_A"T/ -?&D".-@"?&P J">?&Qiiiii!K"6?"?(?&P6_2|+@%?&D"6@#"O?%R%O?#%O?&D":?#P%f2[-?&D"*A R/!?"? P%f2[.!-?#%O?&D":?#P%f2[-?!Q%K"??!D">@)P @%?!P J">?&D"*@+?(%O?(P%f@(?"P*_@#?!P>_@/#O?#D" A,?*UA-?!D">?%aV%O?/?%?-P%P:2k!?!D"C@%-?*?,V%O?.D" ?%P:b_A-? ?,P:b_A,E" K" ?-?,z "*z-"*?%P!_@%-?!?%J"C?#P2_@#?(P2aA(/ --?+%O?"?+P%f2[-?)R/ ? ?)P:b2[-?&P?_C 1- -}Q%!+hB P?aA&C P!? P ? P{!cP1U=A.P{!cPFbA P~K}Jt _G  A%P.bP}O}Bt _? P~L}Jt _G  A(?%_P~. VA*=@)? P~#}Jt _@+"h"OP ?(?*=A R/ ? P.b@-?)P+_@ P @%#O"O? G  A,P ?,P|3U=P;bA,G }W}6O?"S%O?,P}B}6t _?!?"2};!R/!-? P._@ ?%P!_@%?-P.aA-/!."--P!?+?#P!f_H!(?%P1cgP!c/!<-?&QhK#:?&QhK#2P @ "O?*/ "O?.P{!cP)a0#! ! -?+?#P!f_H!"@#?(P.bP.aA%P.|Q@("O?%P.U%OP @%.!-?(P!_A P!c? P~Y{{{#c@*P @ P @%#O"O?#?%P0cgA+P!cR/ ? P2X/ ?&P2_? _?)P+_G  M  ? P!_@ -"O?+P"cR/ ? P1V/ ?&P2_? _?)P7_G  M  ? P!_@ -?)P:_@)?*?%P"_A%T/ -R/!-?#?%P1cgP!cR/ ? P1V/ ?&P2_? _?)G +M  ? P!_@ -?&P*_?!?"?&P2_P!? P3UA!=? P ?!=2;?&G *-?&P?_C P!c-~=%"(h!}"B PIaA&C P"@("O? D"*A,Pi~*}P~L!?"D"*A*?*Pi~*}P~L!X=V/ ?"D".A*Pt V/ ?!P ?!P,U=A)P)aP#U/ ?"G 6P!c/ P @(?#P J"i%?&? E" A-K"6?&P4M .?&?)P.bPv}It _A)G -M G?&?"J"??&P M |*?&P M |)?&?#J"C?&? D"*J">?&?%M |(?&PhP ?%P{!c=N!D?)G *@)?-}D@#"O"O?&D":A+R/ ?#G  A P?V/!P!@(?+P!S/ ? P?T/ ?#G !A P?V/!-P @ ?+?#?+P 2m!A(W/ ?#?(_G  @ -"O"O"O"h"O"O?!P#a0#! ! -?&P*_?(? ?)P.bP}O}Bt _?*2|(.!-"O? P{!cA P~9 T%O? P~X S/!.#-?&P*_?(P!_?)?*2|:.!-?%P{!c/!?"D" /!?&?)M F?&P!M |)?&P*_?(P!_?*2|.-A R/!?&D"6@!"O"O?&D":A"? W/ ? ?!_G  A#P?V%O? @(."-?"? P!_A(W/ ?#P?T/ ?!?(_G  P?V/!-?!?"? 2m!@(-?(?,SA(/#?&G |*P!cR/#."-?&P*_P!M |%-P @(?&G |*R/!-P"@(-?&PI_C ?(-}9%!1hB P2aA-C "O"hP ?!D".A(Prmt ?!D"2A+=D"*P)cP&S/ <"O"O?"%O?-P*_?!P ?"?#2|!?-D"*P!c/!."-P"@)?+R/#?(D"*A"P?U/#?"P)cP%T/#?"P%g@)?!D"%@0?!D" @1P!@&P!@##O"OPrmt ?(?#A"P!_A!P.b_A.?!?+XA!=D"*P%g@#"O"O?!/ ?.D"*A!P)cP&T/ ?!P%g@.?"P"_A3@!#O?!?.X/"Prmt ?(?!P.b_?!?+X=D"*A*P%g@!?*P)cP%S/ --?#?)U/".!-?1?0Prmt ?(?2?"?,=A2P.b_?+?2W=P!?(?"P.b_A!D" P!_A,?1_?!D"%A*?*P TaA*?0V?*?,UdA4=P ?*?,a?4=?!D"*P*cP#g2|O?&c@&?"?%?.?3VA!=@%?!?/d@/P!@,?#?)U/!--P"@)?/P!cR/#P!?&P!c/"<P @%P"@&.!-P!@&P Prmt ?(?-D".A%P.b_?%?+X=D"*P)cP&S/!<-? ?&M !P#-@)? ?%J"%-? ?)M  ?-P2_C -}H(#,h!|Y"}"?!P!_@,? D"2A%?!Phe_@&? D".A*@+#Oz.                @0"O?%?!?(_P!_U/ ?&P2U/ ?!?+_P!_z   @0-?&P2a@&?(P2_@(?+P2_@+?0z.YYYYYYYYYYYYYYYYzB?0z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A)R/ -"h"O"O?(?)|N?!_A(_A)P1aA&?%U%O?(?+_P1aG  PAS/!-? ?&2UA&/!P 1-P @&?)P0a.!-? D"2@%? D".@*?&P!g-@("O"O?%?(W/ ?(?*_G  A)P?V%O?(@+."-?%?(P!_A+W/ ?)P?T/ ?*?+_G  A)P?V/!-?%?*?%?(2m!A+W%OP 1-?*?+_G  @)-"O?)PMS%h"O?%?,U/ ?%?,aP*U/ ?*?,_E  @1-?&P!c/!?#E# A2Q!?(?!aA)P"aA%}I?1QhP)?%?%P)X=P#f}IlQhk}&kQ}2x}E~W}4}R~<}8};h}"QMnlA1}&Q |=%OP!@%"O? D">A*D"i%A&?"U/ ?&Pt V/ ?"?&T%O?*?&P#f_@,P!P!? D".? D"6A%? D"2VA&=A-?!_P ?%?&=A.?(U?!?(VdA%=@/P ?)?%=@&?*?"P#f_@"#O?"P%_D" A%?"D" A*U?%?.Vd@)?&P ?%?*a?)=S%OP!@%P!?*?-_?)=?/?&2};!R/#-?,?"P*_A"T/ --P @%-?%/"-?#?1?2jK# ? D">A"D"i%A#Pt X%O? P!M |%P 1-?"?#P#f_A ?!J" ? ?(J"%?"?"D"i%P!_J"i%?+P!_&P -1-? P!M |%P -~)&"(h!|YB P2aA%C "O"O"O? D"2A#?!W/ #O"O"O"O"O"O? D".A&?!_G  A"P~: T%O?"PAS/!?"tP |7/%?"P?U/)P ?!a@"#Oz.                @*"O?!?#V/ ?"?#_P2U/ ?!?&_z   @*-?"P2a@"?!P2_@!?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A(R/ -?(|N?"aP2a@!.&-"O"O?!P!_A"?#X/ ?"?&_G  PAa0|?#            #                                            #     #   #       #   # #! -? ?"P+2}*!P @#.+-?%P*_? ?!P"_2|<P @#?%D"*P!T/*?%D".A"Pi~N#cPi}L#T%hP(&?!P(_A&? D"2A(X/*?&? D".A&_G  P~: T/*?(?!P)_A(W/*?"P{}R#V/*?&?(_G  P~S T/*?%? ?!P*_2|<?%D" P!T/+?%D"%Pix#cPi}S#T/*P.-?!_A!R/*? D"2@#."-?!P!fP"_?)d@#.)-?!P"_@!-P!@).!-?&?#?!2|FA"%O?!?"_@!.!-? ?!2l!P @#.%-?!?#U/ --? D"6?!V%O? ?!P.2}*!P @#."-? ?!P-2}*!P @#.!-? P1M %? ?!J" ? ?!P(_J"*-?%P2_C ?#-r&!%hB P}=!aA%C Pist Pist G  A&P!?&=M  ?&%O#OPist G  A&/ Pist ?&P!?&=M  ?&/ --?%Pv _P~Fvt D" P~Jvt D" P ?#?!2|/?%?%D"n!J"I?%?%z "|Vz-#??%?%z "|Nz-#2?%?%z "|Cz-# "h?"P:X%O?%z.                z-#LP @#P(@(P&@)P)P*?"P:S=.!-?%z.                z-#LP"P ?"G ~OmOA)P#aP{!cP"UA&=@#P.P(?&=@(P(-@"Pu~(t D" A&P}#i2X%OPv~(t D" ?&P.b2[Pu~(t Qiiiit K# -P~>~(t P4M  P~J~(t P J" Pw~(t P J" P~B~(t D" R%OP~B~(t 2}0!-P~J~(t P!J" P~F~(t D" A&?%z #Lz-" ?&?#M 7?&P M 6?&?)M 5?&?(M 4?&?"M 2?%P"J"}1!?%P M }9!?%Pv _Pu~(t ?%P}1!_P}9},t ? ?%2|C?%G G@""O"O?%G p!P!T/ ?%D"|?/ ?%D"i!Piiii|VT/ P @ ?%G }.!P!cR/!-?%Pv _?"P!c?!27@ ?%D"i!A!P |9/ ?%D"j!?!2[-?%D"|9A!%O?%D"|;?!P~: b2[-?%D"|CA!%O?%D"Y?!P#f2[-?%D"]A!%O?%D"|N?!P.b2[-?%D"|SA!%O?%D"f?!2[-Pist P M  ?%P}=!_C ? -r%!1h"O"h"O?!D"*A%R%O?!D">@&.!-?!D"%A)?%P%f_P2a@#?!D":@*?!D">@&#O"O?#D" A(?"X/ ?"Prmt ?*?(P.b_?&?(W=D"*P%gX/ ?%.#-?!?%P!aA%J"*?#P2a@#?%/ --P @#?"R%OP @(."-P @(?"?&X/!?!D":D"*@#?!D" R%O?!2}.!-P!@%?!P!J"*?!D"%A)P J"*?)Qiiii2K" ?)?#P)cP&SM .P -@(#O?%P%fA.?)_A,P%a"h?"?,P.aA/D" A&X%O?,P*aD" @+?&.!-P @+?,P2aD" P!_-@#?+P!a@+G  P!e@0?!D":@1?!D">@2#O?+P!_@+Prmt ?1?0?#A*_A-P.b_?-?2X=A3D"*P%gA#?"W/ -?/?*J" ?,P*a?+J" ?&?*T%O?%P!aA#?(?#?(U=@(-?"?-W%O?%@#."-?3D"*@#?!D" ?%S%O?!2}.!?!D"%@)-?!?%P!_A%J"*?)?._A&?#P)cP&SM .P @#?&P J"*?&?-P!_J"%?&?-J" ?%/ --? ?#J"*? ?(J" ? ?!D"%J"%-l%!#h"O"O"O"O"O?!? D"2A"U%h? D".?!_G  PGS&P -?!_A!?"X/ ? D".A#?!_G  A%PIS/!?%PIaP{!cP+V/ "O#O?!?#_G  PIaP{!cP+V/!?"?!P!_A!T/ -?"@!-?!R/#."-? ?!P)2}*!."-?!P!_@!-"O"O"O?!?"X/ ?!?#_G  P|*T/ ?"?!P!_A!W/!?!?#_G  PIaP{!cP+V/!"O#O?!?#_G  PIaP{!cP+V/!?"?!P!_A!T/ -?"@!-?!R/#-"O?!?"X/ ?!?#_G  P~=!cP~% T/ P @%?"?"?!P!_A!V%h?!?#_G  P|)aPz!c&P!-R?!_A!W/"?!?#_G  PIaP{!cP+V/""O#O?!?#_G  PIaP{!cP+V/!?"?!P!_A!T/ -?"@!-?!R/#-P @%?!?"U%O?!?#_G  @%-"O?%P|*S/ ?%P~= S/ ?%PIaP{!cP,U/ ?%P|IcP~  aP{!cP;V/%-? ?!P*2}*!."-? ?!P)2}*!.!-? ?!P)2}*!-P @!-?!-}<%!(hB P?aA(C ?!P J"*?!D" R%O?!2}7!-?!D"%P~X M  P!@%?!P!J"*"O"O?!D" A&P!a?#U%O?!P!?#P!P!2k!?!D"*@%.!-?#R/!-?#%O?!D"%?%_?"?#y,  -?!D" @&-?!?#?%_A%J"*?%?&S%O?!2}7!-?!D"%?%_Pz M  ?!?%P!_A#J"*?%P@_A&A"?#V%O?#@"?!D" ?#aP|"W%O?!?#P?P!P!2k!?!D"*@"-?!D"%?"_A)z.                z- 2?)z.                z-  ?"P?_@"-?!?"J"*?!D"%@)?(?#J">?(P ?&?"?&UA"=A*J":?(P!?)?"=A)J"6?(?!P._?(P6_P ?#Ph2."O"O"OPrmt ?!D"2A"P:_?!D"6A&P"W=A+D"*?"Prmt ?&=D"*eP1V/ ?!G CP4T/ Prmt ?"P._?&P!W=A!D" P!T/ ?!D"*P)cP(T/ ?+D"%?%S/!-? P J" .!-? ?&J"2? ?"J".? ?#J"*? ?*J"%? ?)J" -?(P?_C -~*#!%h?#R%OP 1-? D".@("O"O"O"O? D"2A)?!W/ ?!?(_G  A%P?V%O?!@&."-?)?!P!_A&W/ ?%P?T/ ?&?(_G  A%P?V/!-?(?)?!2m!A&?)X%OP @%."-?&?(_G  @%-?%P{!cP~; S/!-"O? ?&?%?"P ?"P{!cP~. U=P{!cP.bP}O}Bt _A(?#P!aA)2|(A"R/ #O? D".@#"O"O? D"2A&?"W/ ?"?#_G  A!P?V%O?"@%."-?&?"P!_A%W/ ?!P?T/ ?#?%_G  A!P?V/!-?&?#?&?"2m!A%W/"?#?%_G  @!-?!PFT%O?!P~; T/"?%P!_1-"O"O?%P!_A!?&X/ ?!?#_G  A"P?V%O?!@%."-?&?%P"_A%W/ ?"P?T/ ?#?%_G  A"P?V/!-P @"?&?#?&?!2m!A%W/ ?#?%_G  @"-? ?%?"?(?)2|(A"/ --P 1-?&P!_-}I%!"hB P}=!aA%C Pist Pist G  A&P!?&=M  ?&%O#OPist G  A&/ Pist ?&P!?&=M  ?&/ --?%Pv _P~Fvt D" P~Jvt D" ?"?#?!2|/?%?%D"|?J"2?%?%E"|9K#*?%?%D"n!J"|7?%?%z "|Vz-#L?%?%z "|Nz-#D?%?%z "|Cz-#:"O"OP~>vt G  P!T/ ?%P*_? ?%P:_P~:ut P"2SPz!cP!T/ ?%Piiii|VJ"i!?%P!N!p!?%P!J"f?%Q K"b?%Qiiiit K"]?%Q%K"Y?%Q K"|??%Qiiiit K"|9P @ .!-?%P}1!_A"Pu~(t ?%P*_A#? ?%P:_A&2|6?%Pv _Pu~(t ?"?#? ?&2|C?%G R@""O?%G p!P!T/ ?%D"|?/ ?%D"i!Piiii|VT/ P @ ?%G }.!P!cR/!-?%Pv _?"P!c?!27@ ?%D"i!A!P |9/ ?%D"j!?!2[-?%D"|9A!%O?%D"|;?!P~: b2[-?%D"|CA!%O?%D"Y?!P#f2[-?%D"]A!%O?%D"|N?!P.b2[-?%D"|SA!%O?%D"f?!2[-Pist P M  ?%P}=!_C ? -~4#!(h?!?"?#?%2eP!?(?*_A1?)?*U=@.?+?*aA0P ?+?0X=@-?!D"*@("O"O?)?*aA,P ?)?,X=A,P?U/ ?-P?V/ ?(@,?!D" ?(aP|"W%O?!?(P?P!P!2k!?!D"*@,-?!D"%?,_A/?.z   z-  ?/?.z  2z- 2.!-"O"OP ?-?,?-UA/=A-?!D" ?(aV%O?!?(?-P!P!2k!?!D"*@,.!-?(@,?-R/!-?-R/ ?!D"%?,_P!?.?/=?-y,  --?,?-_@,?!?&J":?!?,J"*"OP ?0?)?+U?*?+VdA)=P ?&?%a?#?&U?%?&VdA#=A*S%OP!?"?%_?#=P!?1?)=?*2};!R/!-?!D">A"R%O?!?(J"?-?!?"P!_J">?!G CP!T/ ?!D"6A"?!D".S%O?!P._2}.!-?!?"P!_J"6?!D"2?"P%f_A!?,J".?!?(J"*?!?&J"%?!?%J" -? ?,J"%? ?(J" -}P%!)h"hP!?"P|YV/ <"O"O?!D"2A&?"W/ "O?!D".A(?"_G  A#PIaA)P{!cP,U/ ?#P~? aP{!cP(X%O?#P~( aP{!cP~W!U/"?#PKa@).!-?#P~5 a@)-?&?"P!_A#W/!"O?#?(_G  A%PIaA*P{!cP,U/ ?%P~? aP{!cP(X%O?%P~( aP{!cP~W!U/#?%PKa@*.!-?%P~5 a@*-?&?"P"_A#W/!"O?#?(_G  A%PIaA+P{!cP,U/ ?%P~? aP{!cP(X%O?%P~( aP{!cP~W!U/#?%PKa@+.!-?%P~5 a@+-?&?"P#_A#W/!"O?#?(_G  A%PIaA"P{!cP,U/ ?%P~? aP{!cP(X%O?%P~( aP{!cP~W!U/#?%PKa@".!-?%P~5 a@"-?"P{!c?+P%fP~N!c?)P%f?*dP{!cP*fdd@#P!."-?"@#-"O"O?!D"2A&?#W%O?#?!D"6A"U@%.!-?#?!D"6A"U@%?!D".A(?#_F  P |:/ ?"?#W/ ?(?&?#2|FA%/ ?!?#2l!.!-?!P,M %?!?"?#?"?#U=A"J" ?!?"?%_J"*-P -@%? ?#J"%? ?%J" -}U#!0h"O"O?!?"P)cPv b_A!G |7P"T/ ?!D" P!T/ ?!G TP!T/ ?!D"*R/ ?!D"%@+? D"I@,? D"F@-?"R/!? D"DA"? D"CV@(P ?"?(=A1Prmt ?-?!D".A!P.b_?!?,X=A.D" A!UPrmt ?-?+P!_A"P.b_?"?,X=A2D" A)?!Vd@*P ?!?)a?*=@/? D"|1A"D"%@0"hP!?"D"6A%?"D":A#V/ <P!?#?"D"*V/ <?#?%a@&?%?0_-@!P!@%?&?/T/ ?.D"%@&?2D"%@#P!P!? D"??(=A.?)_?*=?!?/2};!/ P @ P ?#?&a?#?&U?#?1VdA*=@#"hP!?"D"?A(?"D">A)U/ <P!?(?"D"*V/ <?(?)a@ ?)?0_-@!? ?#T/ P!?&?._?*=?!?#2};!R/!-?%1-Prmt ?-?+P.b_?+?,X=G *P*cP#g-}X#"(h#}"?"P{!cA)?!P{!cA*_Pw U@""O?)P ?"=A!R/ ?!P.b@)?#D"%A!?%P2_A(U?!?(aP*Ud@+?%P*_A%?!V?!?%aP*Ud@,?*P.bP}O}Bt _P!?"=P+_@!?#D" A"?(_@*?"?%_@-P @##O?!G  A"P ?"P|3U=A(P;bA%G }W}6OP!_@"?%E }B}6O@."OQ!?(}IlA/Q}/~ }.~F~"~Wi}4D}&|;%O?&?.|=/!Q @.?,R%O?-E  @.-P!@(?"P*S/#?%P}B}6t _A%E *@0"O?/Q~C}X~Lm}Vi~T~F8}&|;%O?"P2T/!?.?0|=/#.&-?.?0kPi!?"P#fa}Il|;/%."-Q @/?+R%O?*E  @/-?.?0|=/!Pt!?"P#faA"P|4V/!?%E 2?/k?"}IlQ |=/!.#-?&?.kPt ?"P#fa}IlQ |=/ P!@(."-?!P._@!?#P!_@#?)P.aA)/ -P @(-? ?#J"%? ?(J" -}W#")h%}"?"D" @%"O?"D"%A"?#U/ ?"?#aP*U/ ?#?%_E  @/-"O?!P{!cA&P%W%O?#P2_A!?"V?"?!aP*Ud@(?#P*_A#?"V?"?#aP*Ud@)?!?%_@*?#?%_@+?&P&bA!Po}6t _@&?!G p}6O@,P @##O?#?&_G  A!P ?!P|3U=A!P;bA%G }W}6OP!_@"?%E }B}6O@-"OQ!?!}IlA.Q}/~ }.~F~"~Wi}4D}&|;%O?-?/|=/!Q @-?)R%O?+E  @--P!@!?"P*S/%?%P}B}6t _A%E *@0"O?.Q~C}X~Lm}Vi~T~F8}&|;%O?"P2T/!?-?0|=/#.(-?-?0kPi!?"P#fa}Il|;/&."-Q @.?(R%O?*E  @.-?-?0|=/!Pt!?"P#faA"P|4V/!?%E 2?.k?"}IlQ |=/!.%-?-?/kPt ?"P#fa}IlQ |=/ P!@!.#-?,?#P!_A#T/ --P @!-? ?#J"%? ?!J" -~-#!(hB PO_A(C "O?#P!T%O.!-? D"|.A)D"%@*?)D"*@)-? D"|1@+P"@,"O? D"|7A-G BP!T/ ?(P6_?+PD_?%?&2W?(D"6%O?(?(D"CJ"L?(?(z "6z-#D?(P*_?(PD_P"?*P!?*=?)P ?*=2|!?(D"*P!T/!Prmt ?(D"|.?(D".A)P.b_?)?(D"LX=D"*P)cP#T/!P!P"?(D"D=@,.!--"O"O?+D"~N!?+D"x!A*a?&U%O?+P~N!_?*?&P!P!2k!?+D"x!@).!-?*@)?&R/!-?&R/ ?+D"~R!?)_?%?&y,  -?+?&?)_A%J"x!?"?#P)cPv b_A"P!M |8?"?,M U?"?%J":?"?*J"6?"P!J"2?"G |,R%O?"PhJ"F-? D"O@ P @&?(?-D".?#V%h?-D"*?#_G  &P -M |/?(P M |.?(P"M J?(?!J"I?(Q K"D?(? ?(PD_2}%!?(POaC -~5#"&h!|YB P2aA&C "O"O?"%O?"P#f@)?"P&X%O?!P%_@#?"?"P#cA%P%?%=aA(@%#O?#P:_?#P2_?#z " ?*z/ !"#*+,- !"# !"#z|A" "z|A" #?*z}J!@*?#P?_@#?%P%aA%/ -?*?*?*z/*+,-./01 !"# !"#z}J!A*?*?*z/%&() !"# !"# !"#z}J!z= @%-?!?)_@)?"?(a@"?(P#f?!_P%_@##O?#D" ?%_@%?#P*_@#?"P!aA"/ -?%P |:%OP!@(?%R/"P!?%2|#A(/"- -?&P J".?&Qiiii2K"%.!-P @"?&P J".?&?(J"*?&?%J"%#O?!D" @%"O"O?!P%_D" A#?&D"%?"aV%O?&P%_?"?#P!P!2k!?&D"*@(?&D".@".!-?#R/!-?#R/ ?"?(_?%?#y,  -?&?"?#_A"J".?)?!P*_A!T/ --? ?&D".J"*? ?&E"%K" ?&P2_C -s#!0hB P?aA(C "O?"?#X/ #O?"A2P!_A/Prmt ? ?"P.b_?!?"W=A3D"*A"P%gA)X/!Prmt @+Prmt ? ?/?"P)cP%SA4_A,P.b_A"?!?,WA*=D"*P%gA-?#V?#?,Xc@.?)?-V@0P @)?*R%O?"D"%@)?"@+-?,?#?.=@"?(?.M >?(?)J":?(?/J"6?(?2J"2?(?0J"*?(P J" ?(?-J".?%?(?&3" ?3D"*P%gA*?-V%O#OPrmt @)Prmt ? ?-?4_A1P.b_A0?!?1WA5=D"*P%gA.?#V?#?1Xc@,?*?.V@/P @*?5R%O?0D"%@*?0@)-?1?"?,=@"?+D"%@+?(?,M >?(?*J":?(?-J"6?(?2J"2?(?/J"*?(?+J"%?(P!J" ?(?.J".?%?(?&3" ?)@+?3D"*P%gA*?.A-V/ --?"?#U/ --?(P?_C -~<##-h!|Y!}"B P~> aA(C ?&D"2A)?!D"CA*?)?*U=@,?!D"?@+?#D"*@0?#D"%@-?#D" @#?!D"*@.?!D"%@!"O?*R/ ?+?*P!aA1P:b_A/G 5A2P&V/ ?2P"S/ ?)R/ ?,P!aA)?1X/ ?/z " @3?+?)P:b_A)?/E"2K"2?)?3z-" -?(?.J"|;?(?!J"|9?(?0J"|7?(?-J"|6?(?#J"O?(P._?(POa?%?&?+?*?,26?"G *@+?(D"6@)"O?"D" A,P"S%OPiiii|V@".!-?"D"%@%P @"?(P J"Y?(Qiiii2K"|?P|4@&?,P!cR%O?(Prmt ?!?%P.b_?%?.X=A!D"*J"|7?(?!E" K#O?#?-?(POa?(P~2 _2bP|3@&?(D"|?@"-?(E"|C@4-? ?+M |6? ?&M O? ?4K"L? ?"J"|.? ?(z ".z-" ? ?(z ">z-"2? ?(z "Fz-"?? ?(D"|1J"I? ?)?*UM R?(P~> _C -}*%!#hP}9st P J" Ppst P J" ? G RP!fP"c? G |6Pi"P ?!=dd@#? D"*@%Pnst D" P%W%OPnst P P&P%P%2k!Ppst D" @"-Ppst ?"P&_A!J" Post D" ?"P"f_A"?%J"2?"?#J".?"P J"*?"Q K" ? D"|.Piiii|VT%O? G O@#?!Pnst D" S%OPnst ?!P!P%P%2k!Ppst D" @!-Ppst ?!P!_A"J" Post D" ?!P"f_?#J" ? D"LA#? D"|1A 2O@!?"Pnst D" S%OPnst ?"P!P%P%2k!Ppst D" @"-Post D" ?"P"f_?!J" Ppst ?"P!_J" "O"OP}1st D" P}9st D" A!a? U%OP}1st ?!? P!P!2k!P}9st D" @!.!-? R/!-? R/ P}5st D" ?!_?#? y,  -P}9st ? ?!_J" 1-Pnst D" ?!aP!W%OPnst ?!P"P%P%2k!Ppst D" @!-Ppst ?!P"_J" Post D" ?!P"f_Q{{{{1K" -y"!)hB P?aA#C P!@%Pist Pist G  A!P!?!=M  ?!%O#OPist G  A!/ Pist ?!P!?!=M  ?!/ --?#P!P!P~Fvt D" P?_? P~Jvt D" A!P?aA"P ?!?"X=VA"=?!P?U=P ? ?"=2|S?#D"%@""O?#D"*A&R%OP!@!P @ .!-P!@!?"D" A %O?"D"%@)? @!-?&P!S%OP @ .!-P @ "h?"D"*A%R%OP!@%P .!-?"D".-@(?&P#U/ ?"D"6@&?"D"2@ -?#P._?%?(? ?&25"hPh?#D".A R/ <Ph?!?)? ?#D"22|-A R/ <Ph? P~R}2t aP~O~?~"m#bA P"g? P:X=-?#D" A %O?"? P#f2[-Pist P M  ?#P?_C -~?"!*h"O?!?"V%OP}Y!@*"O"O"h? ?"_G  A#P|3_A+P{!cP|!U%OP"@%Pi!.!-P#@%P!@&P}=!@("O"O"O?#P~>!a00)            ! -?#P|"_P{!cP1U/!P%@%P!@,Pp!@(P @&?#P~N!a0&(%%%#%-P}<!@*-Pi!-@(.#-P}-!@*Pi!@(."-Pi!@(?#P1_P{!cP#U/!-P 1-?!?"P!_A#V%O? ?#_G  @)-?%P "h?%?+P{!cP|!U/ <P"?"P"_A+?!X/ <?&? ?+_F  P}Yh|8A#d%OP"?%?#=.!-P#?!?"P#_A!W/ <P#?%? ?!_F  P}Yh|8A!=A ? P%?,=?!=-?%X=P ?)?*W=P ?(?)W=-~X"!%hB P2aA#C Prmt ? D"F?!P.b_?!? D"IX=A!D"%@%?!D" @&"O? G |<R%O?#P J".?%?%P TaA!?&P!_A%U?!? D"CVd@&?#P ?!?%a?&=J"*?#P!? D"??%_?&=J"%?"P!?"G :A P;UA"=@!? P ?"=@ "O#O?#?#P%_2}!?#G  P!eA"P!c/!? R/!? P!a@ ?!G  ?!P!_@!?#G !S/ -P @!."-?"? Rc@!.!-P @!?#P%_P!? D"?? D"C? D"DA UA(=P ? ?(=?&?%2=?#D"%A Piiii|VS/ ?#D"*@%"h?"G :A(P;U@&P ?(P ?&=?#D".A(T/ <?"P!?&=?%?(2};!R-@!? R/ ?%? 2[-?#P2_C ?!-}9#!#hB P2aA(C ?%D" ?%D"*A&aP&W%O?%?&P(P!P!2k!?%D"*@&-?%?&P(_J"*?%D"%?&_A&P}7}-t D  J  ?&P};}-t H  N %?"}I?%2}:!?(? ?!2^?(D" P!S%O?(D"%@!?%D" ?%D"*A&aP&W%O?%?&P(P!P!2k!?%D"*@&-?%?&P(_J"*?%D"%?&_A"P}=}-t D  J  ?"P}A}-t H  N %? D"DA)? D"CV@"Prmt ? D"F?!P.b_?!? D"IX=A&D"%A!?&D" A&U?!P ?)?"=Vd@)?(P ?!?&a?)=J".?(P!?&P!? D"??"=_?)=J"*?(P*_P!?%2|0-?#%O?%D" ?%D"*A aP1W%O?%? P2P!P!2k!?%D"*@ -?%? P2_J"*?%D"%? _P}C}-t z   z-  -?(P2_C -}B#"(h!|YB P2aA&C "O"O?#D"C?#D"FA%a?!U%O?#PC_?%?!P!P!2k!?#D"F@%.!-?!R/!-?!R/ ?#D"D?%_? ?!y,  -?#?!?%_J"F? ?!2O@*?&z.                z-# ?!P1cA(%O?&? ?!P~N{{{)c_?(y,  -? ?!P|Sc_@+P @%#O"O"h"O? R/ ? ?+S/ ? P2_.!-?)/!?&@ P!@)P -? z   A,z.}"}"}"}"}"}"}"}"}"}"}"}"}"}"}"}"zBz]?,z.HHHHHHHHHHHHHHHHzBz]d|O?%_@%@ .!--?"D"*A ?"D" S%O?"2}5!-?"D"%? P"f_?!?%_P!_A!J" ?"? P!_J"*?"?"D".?!_J".?#D"6A ?#D".S%O?#P._2}1!-?#? P!_J"6?#D"2? P#f_A ?*J"%? P"M  ?&P2_C -},#"%h!|Yz.{{{{{{{{{{{{{{{{@)"O?!?"V%h? ?"_G  PGS&P -?"_A"?!V/ ?!?"aP2U/ ? ?"_z   z.~&~&~&~&~&~&~&~&~&~&~&~&~&~&~&~&z|Qz.~T~T~T~T~T~T~T~T~T~T~T~T~T~T~T~Tz|%@)-"O"O"O"O"O"O"O"O?)z]A&|NA%0""! -?!?"V/"-?"?%_A#?!X/#? ?#_G  P|*T/#P!@#."-?!?"W/#? ?"_G  P|*T/#.!-? ?"_G  @("O?"?%_A#?!X/ ? ?#_G  P|*T/ ?(PIT@#.!-?(PIT/!."-?%P!_?&P!a?&c|NA%X/!?#R/!?"?%_@#-?#?"P2_X/ P @"?!?#V%O? ?#_G  @"-?"P{!cA P|*S/ ? P~= S/ ?"PIaP{!cP,U/ ?"P|IcP~  aP{!cP;V/!-P @#-?#-~L"!/hB PIaA&C ? D"|1A(G |CP!S%O? 2Q-Prmt ? D"FA*?!P!_A)P.b_?)? D"IA1X=A)D"%@2?)D" @3? D"?@+? D"D@)? D"C@,?"R%O?(D">@.?(D":@/?(D"6@0?(D"?@--?&P:_? D"OA P6_A"P!?+?)?,VA,=A+P ?)?,=A)Prmt ?*?!P.b_?!?1X=A*D" ?*D"%?(D"%?(D"*?(D".?(D"22|;?&D":@*?&P2_?"?+?)?3?#?(D"%?(D"*?0?/2|;?&P*_?"?+?)?%?2?(D"%?(D"*?.?-2|;?&D".@"? P!M c?&Pi~Y#N!F?&P M |*?&?!J"D?&?"J"C?&?*J"??&? ?&P?_2}%!?&PI_C -~E"!"h?!?!G |1?!G NA)? _G |GA(?(P%S=A(M |1? G |U?)P|!cP*Sc@)"O"O?!G |2P!S%O?(P{!cP#S/"?)? G gd/".!-?(P{!cP#S?)d/!-? ? G |6?(P{!cP TcM |6? D"*A(? D" S%O? 2}2!-? D"%?(P~: b_?!P~: y,  ? ?(P!_J"*"O"O? D".? D"6A!a?#U%O? P._?!?#P%P*2k!? D"6@!.!-?#R/!-?#P#fA(R/ ? D"2?!P#f_?"?(y,  -? ?!?#_J"6"O"O? D"C? D"FA!a?&U%O? PC_?!?&P!P!2k!? D"F@!.!-?&R/!-?&R/ ? D"D?!_?%?&y,  -? ?!?&_J"F--}>#!%h? ?!P5_P|Sc_A!P%aD" @#"O? P%aA%D" A"P!cR%O? ?"aA D"%A%? D" A"J" ?"%O?"?%J"%-Pi~,t D" ? D"*A"P"f_D" /!Pxvt Pxvt E# Q!?"}IlkK# .!-?%?"P"dJ" -"O?#P"cR%OPi~,t D" @".!-?!D".@#?!D"%A%?!D" A"J" ?"%O?"?%J"%-Pi~,t D" A"?!D"*A%P"f_D" R%OPxvt Pxvt E# Q!?%}IlkK# -?!?#_@!-"O?"P|4"h?!? aA%A#P}#"X%OP|!?#|MaA&P!f?#?&g_.!-?#P%g-A#?#P|4X=A#P"f_A"D" A&R%O?"? J" Pxvt Pxvt E# Q!?#}IljK# .!-?"? J" ?&? J"%-? ?%J".? ?#J"*? ?"J"%? ?&J" ?!P%a?%J" -x""%h!}"B P2aA%C ?%P J".?%Qiiiit K"%?#?"?#P!eA(?"cA)=P!e?"?#?)=c@)?"?(d@#P}S}.t @(P%@""O"O"O?!P{!cP%a0%!!" "-P~:}.t @(-?)R/ ?%P%_2}-!?%D"*A"?#M *?"?(J"%?"Pi}/t J" P!@&?%P!J".-"O?!P"aP{!cP!V/ ?)P!e/ ?%D"%?&S%h?%P%_2}-!?%D"*&?"-?&P.b_A!?#M *?!Pu}/t J"%?!P~J}/t J" ?%?&P!_A&J".-"O?#R/ ?&P"U/ ?%D"*A!D  @"?!?!?&P.b_A#P.aA&D  J  ?&?"J  ?!E %@*?!?#P*aA!E  K %?!?*K  -? ?%D".J"*? ?%E"%K" ?%P2_C -~+"!2hB P2aA%C ? D"|.A#D"*A,%O?#D"%A-?,_@0? P?_@1? D"I@.? D"F@/? D"|1A&Pw"_@2?-@##O"O?(?,V/ ?#G  PHT/ ?%P*_?1?!?-?(2|!?%D"*P!T/ ?%D".@"?&P J"~6""O?"?.X/ ?"P!_A*?/?"P.b_D"*A"P%gP ?"P)cP%S=A3X/ P @+P @)#OPrmt ?/?*P!_A"P.b_?"?.X=D"*P%g@"?&D"w"?)S%O?2?)P!P%P%2k!-?&?)P!_A)J"~6"?&D"~2"?+_?*J" ?+P%_@+?3?"A*V/ --? 2Q-?(P!_@(?#P!_A#?0T/ --?%P2_C -~""!,h"O?"?!D"IA(X%O.!-?"P!_A#?"P.b?!D"FA"_D"*A%P%gP ?%P)cP%S=A%X/ "O?!G |<R%O?!D"C@&?!D"?@-#OPrmt ?"?#P.b_A*P._?#P!_A+?(X=A,D"*@."OPrmt ?*?#?(X=A*G *P*cR%O?*D" P!_A#?&V/!?&?#aP*U/!?#?-_E  Q{{{)}&Q~Gu}(!|</%.!-?!?#P}&}9t 2Y/#-?%?.P%gA#V/ -."-#OPrmt ?"?#P!_A+P.b_?(?+W=A,D"*@&?!?#P}&}9t 2Y/!?%?&P%gA#V/ -.!-?,D"*P(cP"S@)-? ?+J"%? ?)J" -~)"!,h"O?"?!D"IA(X%O.!-?"P!_A#?"P.b?!D"FA"_D"*A%P%gP ?%P)cP%S=A%X/ "O?!G |<R%O?!D"C@&?!D"?@-#OPrmt ?"?#P.b_A*P._?#P!_A+?(X=A,D"*@."OPrmt ?*?#?(X=A*G *P*cR%O?*D" P!_A#?&V/!?&?#aP*U/!?#?-_E  Q{{{{{{|4}&Q~G~F}2~I}Q~-*|</%.!-?!?#P}X}6t 2Y/#-?%?.P%gA#V/ -."-#OPrmt ?"?#P!_A+P.b_?(?+W=A,D"*@&?!?#P}X}6t 2Y/!?%?&P%gA#V/ -.!-?,D"*P)cP&S@)-? ?+J"%? ?)J" -o#!(hPrmt ?!D"p!?"P.b_A%P._?!D"}1!A*?"P!_W=D"%@#P!?!D"j!?!D"o!A)?!D"n!VA!=@(P ?)?!=@&"O"O"OPrmt ?%?"?*X=D" A%%O?%A"P!a?&X/!?(P!a@!#O"O?!?"_G  P+a0C  ## ################## ###########%#-?"P!aA"/ --P @"-?#?&X/!?#@!#O"O"O?!?(_G  P+a0C  %% %%%%%%%%%%%%%%%%%% %%%%%%%%%%%!%-?&?!P!_A!T/!.#--?!P!_A#?&X%O?%@"."-#O?#?(_G  P+aA!P9V%O?%@".#-P!?!fP}0ii%cR%O?%@".#-?&?#P!_A#V/ -?)@#?%@".!-?"P!a@"-? ?#J"%? ?"J" -o#!#hPist Pist G  A!P!?!=M  ?!%O#OPist G  A!/ Pist ?!P!?!=M  ?!/ --P~Jvt D" A!P}#it X%OP~Bvt D" A!%OP~Fvt D" ?!2[-P~Bvt Qiiii2K" P~Jvt P J" P~B~(t D" A!%OP~F~(t D" ?!P:b2[-P~N~(t D" A!%OP~R~(t D" ?!P"f2[-Py~(t 2hPwut D" A!%OP~2ut D" ?!2[-P~B~(t P}A}+t Px y,  P~Jvt D" @!-? ?!V%O? ?!aA"P~Bvt D" ?!aV%OP~Bvt ?!?"P!P!2k!P~Jvt D" @!-P~Fvt D" A#?!_@ ?"P"X%h?"P!aA"%O? P ?"y- -?#?!?"_A!_&? -P M  P~Jvt ?!P!_J" -Pist P M  P~Fvt D" -q"!"hB PIaA(C "O"O?&/ ?"D"*P*c/ P @&?"D"%A)?)P TaA)?"D" P!_A"U?!?)Ud@!P ?)?"a?!=?%T/!P!? ?"_?!=?#?%2};!R@&.!-?(P J"??(P J"F?(?%J"D?(?#J"C?"D"%A#?#P TaA#?"D" P!_A"U?!?#Ud@!?(P ?#?"a?!=J">?(P!? ?"_?!=J":#O"O?(P2_?(P:_2}!?(G 2R/ ?(G 3?(?(PC_2}!P @&?(G  R/"?(G !S/!."--?(P*_?(PC_2}!?(G *P!e@&-?(PI_C ?&P!c-}P"!(h? D" A"?!G >A#?"G  cM  ?#%OPrmt @"Prmt @#?!D"6A%? D"%A&D"2A(U%O?&D".?%P.b_@#-"O"O?(?!D"2A%V%h?&D".?%P.b_&Prmt -D"*P)cP%S%O"O?!D" %O?!D"%@#.!-?#D" @#?!D"*/"-?!P:_@"P!@%."-Prmt @!P%@)?(? D".D" A"V%O?&D".?"P.b_@!-?!P%_@"?!D" @#Ptmt @%.!-P!@%?!D".A!?(X/ ?&D".?!P.b_@"-?"D" @!? D"*A ?)J".? ?%J"*? ?!J"%? ?#J" --~F"!%h?#Phe@%Pi~,t D" A&?!P"f_@!#O?!D" A!R%O? P J" 1-?!?!D"._A)?!?#_?%cA(?"_U/ -?!D"%A#?!D" A"J" ?"%O?"?#J"%-?&?!D"*A"P"f_D" R%OPxvt Pxvt E# Q!?"}IlkK# -"O?!?(S%O?!P%aA!?!D" P"eJ" .!-"O?&P|4"h?(?!aA#A"P}#"X%OP|!?"|MaA%P!f?"?%g_.!-?"P%g-A"?"P|4X=A%P"f_A"D" A&R%O?"?!J" Pxvt Pxvt E# Q!?%}IljK# .!-?"?!J" ?&?!J"%-?!?#J".?!?%J"*?!?"J"%?!?&J" ?(P%a?#J" -? ?)J"*? ?(J"%? P!J" -}O"!#hB P?aA%C ?"D"%A(?(P TaA&?"D" P!_A(U?!?&Ud@!P ?&?(a?!=@&P!? ?(_?!=@ "O?"G *P*cR%O"O"O?#D" ?#D"*A"a?&U%O?#?"?&P!P!2k!?#D"*@".!-?&R/!-?&R/ ?#D"%?"_? ?&y,  -?#?"?&_J"*.!-?%P J">?%?&J":?%? J"6?%P2_?%P6_2}!?%G 2R/ ?%G 3@ #O?#D"*A!?#D" S%O?#?!P!P!P!2k!-?#?!P!_J"*?#D"%?!_? M  ?%P*_?%P6_2}!?%G +@ ?%G */ --?%P?_C -}S(!*hB P?aA&C ?&Prmt ? D":?!P.b_?!? D">X=A#E" K#2?&?#D"*A(J":?"P ?"P{!cP~. U=P{!cP.bA%P}O}Bt _@#?%G s}BO@%"O"OP!?(P)cA)fP~E!c/ "O"O"O?)P#S%O?%P!a0(!%%%%"%-?%P)S/".#-?&D"6?&D"2aP"W/".#-?#G -@%"h?(P*cR%O?&?%? P._?&D"2P!_2|??&D" .!-?&P*_? ?%?&P2_2i!?&D"*-P!S/"?#G %@#"O?&D"6?&D"2aP"S%O? ?!?"?#P(2}8!.!-? P)P ?"?!2|Y-."-? ?#G -?!2B.!-?#G *@("O"O"O"O"O"O"O"O"O?&P2_A%D"*A)P)cP#a0& !#%*%-?(P!aP&U/!?(R/%.(-?(P!aP*U/&.#-?%D"%A*?%D" A,aP"S%O? ?!?"?#G %?(2}8!.(-? D"CG H@+"h?)P*cR%O?*?*P TaA#? D"2V?,P!_A%?#Vd@)?(P!? D".?%_?)=P ?#?%a?)=?+P!c2?.!-? D"DA#P J"f? D".? D"2?%?#P~J _2b?(?#D"|S?#D"f?+P!c2?-A#P{!cP:S/&? ?#P ?"?!2|Y.&-?(0,!#######"!#-?(/"-Prmt ? D":?!P.b_?!? D">X=D"*A"P(cP%T/"? ?!?"P%g2g."-? ?!?#G -2n!?!P!_?)P%gT/!?%D"%PhS/!?#G &A#P#S/!? P+?#?"?!2|Y.!-Prmt ? D":?!P.b_?!? D">X=D"*A(P(cP%S%O? ?!?(P%g2g-?%D"%PhS/ ? P(?#G #?"?!2|Y--?&P?_C -}F"!"h?#D"*A&?#D" S%O?#2}7!-?#D"%?&_PHM  ?#?&P!_A%J"*? Pt W%O?!?"T%O#O?#"h"O?!G  A PHT%O? P~Y T%O?#D" ?%S%O?#2}7!-?#D"%?%_? M  ?%P!_.#-?#D" ?%aP!W%O?#?%P"P!P!2k!?#D"*@%-?#D"%?%_P~Y~> N  .!-?#D" ?%aP!W%O?#?%P"P!P!2k!?#D"*@%-?#D"%?%_P~Y~@ N  -?%P"_-A%J"*?"?!P!_A!T/ --1-?#D" ?%S%O?#2}7!-?#D"%?%_P|(M  ?#?&P"_J"*-}6"!&h"O"O"O?"?"P#_P} cA%S%O?#P*a@*P @%.!-?#?%?"aA%?#?%U=@%?#%O?!P{!c@(P!@)#O?"?&_G  ?(S/%?&P!_A&?%T/ --?#P*aA*?%U/!-?!P{!cP}#}%j*b@&#O?"?%_A)D" ?&eA(Pi}%j*?(ad?)P%_D" ?&eA(Pi}%j*?(adcPi}#}%j|VcPi}#}%j|VT/!?*?%P*_A%X/ --?#?%T%O?!P{!c@&P!@)#O?&?"?%_G  S%O?%@&.#-?%P!_A%?#T/ --P @)-? ?&J"%? ?)J" -}="!*hB P?aA#C ?#P J"2?#Qiiiit K"*?"P%X%OP!@(P%@)#O?"P%a@"?!P%_@%?(P!a@*"O?!D  A!PhS%O?#D"*?*S%O?#P*_2}1!-?#D".A)?&_P J" ?%@!.!-?#P6_?%?!?"?!?"U=A!2|3P ?#D":?#D"6=@+?#D">@,?"?!a@"?!?%_@!?#D"*?*S%O?#P*_2}1!?#D".@)-?&?)_A%?+J" ?%P%_?,J" -?&P*_@&?#?(J"2?(P!_@(?"P#V/ --? ?#D"2J"*? ?#E"*K" ?#P?_C -~5%"2h#}"?"R%OP!1-?"P"f@)? D" @&? D"%@*? D".@+? D"2@,#O?5@6Prmt ?+?!?-_D" A#P.b_?#?,X=A#D"*@(?#D"%@%"}"Q ?#D" A#P!_A.?*V/ <Q ?*?.aP*U/ <?&?._E  -@5Q!?%?#aP"aA#}I?5QhP)?#?#P)X=P#f}IlQhk}&kQ}2x}E~W}4}R~<}8};h}"QMnlA7?6j@5?/?(P*cP#g?6?7}&Q |=dd@/?)?-P%_A-T/ -?/P!c%O"OP @+?"R%OP!@ .!-?"P"fA"?!_@.? D"%@1? D" @2? D".@3? D"2@4?!@,#O"OPrmt ?3?,D" A P.b_? ?4X=A%D"*P*cA#R@ ?#/ "O?0R/ ?%D"%A#?#P TaA(?1V?%D" P!_A%?(Vd@#P!?%?2_?#=@/P ?(?%a?#=@*?"@(?+@#?!@%#O?(R/!Prmt ?3?%D" A&P.b_?&?4X=A)D"%A&?&P TaA-?)D" P!_A)U?-?1Vd@&"OP ?-?)a?&=?*T/ P!?)?2_?&=?/?*2};!/ P @ .&-?%P%_@%?(P%a@(?#P!_A#/ --?+P!a@+?0P!_@0?.?,P%_A,T/!---&P!@ -? -y!!&hB P2aA%C "OPrmt ? D".?!P.b_?!? D"2X=A!D"*A*P)cP#T/ ?!D"%A&?&P TaA&?!D" P!_A!U?&? D"%Vd@)P ?&?!a?)=@&P!? D" ?!_?)=@ ?*P*cR%O?#?&T/!? ?"?#2};!R@(.!-?%P J".?%?&J"*?%? J"%"O#O?%?%P%_2}!?%G  P!eA P!c/!?#R/!?#P!a@#?"G  ?"P!_@"?%G !S/ -.!-? ?#Rc@(-?%P2_C ?(-}4"!"hP!? D":A%?!_?"?%U=@&?#?%aA!P ?!?#W=@!"O"O?"?%aA%P ?"?%X=A%P?U/ ?!P?V/ ? D" ? D"*A"aP|"W%O? ?"P?P!P!2k!? D"*@"-? ?!?"_J"*? D"%?"_A!?&z   z-  ?!?&z  2z- 2.!-"O"OP ?!?!?%VA%=A!? D" ? D"*A"aV%O? ?"?!P!P!2k!? D"*@".!-?!R/!-?!R/ ? D"%?"_P!?&?%=?!y,  -? ?!?"_J"*-? ? D":A ?#? ?#V=J":-}>"!#hB P2aA#C "O"O"O"O? D"6G ,P"S%O?#P!? D" ? D"%? D"*A UA%=P ? ?%=?!D" ?!D"%2=?#D" A%Piiii|VS/%?#D"%@&?#D"*A ?"D" ?"D"*A!aW/!?"?!? P!P!2k!?"D"*@!."-?#Prmt ? D".?!D"*A!P.b_?!? D"2X=A!E" K# ?#?!D"*A!J"*P!?!P)cfP}R!c/#? D" ? D"%?#?"2b.#-? R/!-? R/ ?"D"%?!_?&? y,  -?"? ?!_J"*?%R/ ?&?%2[-?#P2_C -}S""&h!|Y? D"2A(?!Phe_@%? D".@##Oz.                @*"O?(?!?&_P!_U/ ?%P2U/ ?!?#_P!_z   @*-?%P2a@%?&P2_@&?#P2_@#?*z.YYYYYYYYYYYYYYYYzB?*z.""""""""""""""""z|<z.@@@@@@@@@@@@@@@@z|#z|;z]A)R/ -"O"O"O"h"O?(?)|N?!_A%?&_A&P1aA(V%O?#?%_P1aG  PAS/!-? ?(2UA#R/#?#P!c/"?#P!g.!-?&P0a-A#?!aP"T/"? ?#?"P(2}6!1-? P!M |%-P 1-? P)P ?"?#2}=!-z!!*h?!?"U%O#O? D">A*?!V@%?!P.b@#?!P!_@!"O?#? D":A+_Prmt ?%=D"*A#P)cP%T/ ? D"DA&D"6A%@(?!?#P%gA,U%O?%P"f@)?!@##O?&D".?(S%O?&P._2p!-?&D"2?)_?#J" ?&?(P!_A(J"6?)P%_@)Prmt ?+?#P!_A#P.b_?#?*X=D"*P%gA#?,U/ --?(?%aP!V%h? ?%2} ? D"DA&D"6&?(-?%U/ ?&?%J"6-?!?"T/ ---}0"!#h?#P J"*?"P?_A(?#D" A&V%O?#P ?(P!P!2k!?#D" @&?#D"*@%-"O"O?&?%a?"U%O?#?%?"P!P!2k!?#D" @&?#D"*@%.!-?"R/!-?"R/ ?#D"%?%_?!?"y,  -?#?"?%_A%J"*?&?%aP|"W%O?#?%P?P!P!2k!?#D"*@%-? ?"J"*?#?%P?_J"*?#D"%A!?%_A#z.                z-  ?#z.                z- 2? P ?(?"?%VA"=J"%? P!?!?"=J" -~N!!%h"O?!G 5A)? D"C_G 7A%P%T/ ? D"?G -@&?!G 7@(P"@%"O"O"O"O"O"O"O"O"O?)P(a02 !"#!)*)%+&**(**)-P @%?&P!cR/*?"?#P!edP!T/)?(/).*-P @%?"/)?&P!c/(.)-P @%?(R/(?&P!c/&.(-P @%?(R?"c/&?&P!c/%.&-?&P!cR/".#-?&P!cR/"P#@%.#-?(/!-P @%.!-P!@%-?!?%M 6? ?!2|W-~U!!"h"O"O"O?!G 5P|!cP*S%O? D"CG H/#? G GP!c/#? G |*/!-?!G 6A"P#S/"? D"CG |*R/!?!G 7P!T/!."-?!G 2/!"O?!G 3A"P ?"P~. U=P.bG s}BOP"a0& """ "-?!P M 7?!G 6A"P#S/!-? ? G *?"P TcM *? G F/ ? D"DA D"*@"? D" ?"S%O? 2}0!-? D"%?"P:b_A#?!E"2K"2?#?!z " z-" ? ?"P!_J"*--i"!"hB Pp!aA%C Pist Pist G  A&P!?&=M  ?&%O#OPist G  A&/ Pist ?&P!?&=M  ?&/ --?%Pw _A&P~Fvt D" P~Jvt D" ?"?#?!2|/?%?%D"|CJ"2?%?%E"|;K#*?%?%D"o!J"|7?%?%z "} z-#L?%?%z "bz-#D?%?%z "Yz-#:?%P*_A"? ?%P:_A#P~:ut P 2SP{!cA!P"S%O?&Pu~(t ?"? ?#P!2L?%G |C@!-Pist P M  ?%Pp!_C ?!-~J!!(hB P?aA&C Prmt ? D":?%P.b_?%? D">X=A)D"*@+?)D"%@,?)D" @)"h?#P{!cA(P~- W%O?(P.bA(Pr}Bt _? D"?P+_?(G }O}BO=@*?(P}O}Bt _.!-? D"?P+_@*P}O}Bt -@(?&?"M | ?&P M >?&?!M =?&?#M ;?&P M :?&?%J"2?&?)J"6?&?,J".?&?)J"*?&?*G  M <? ?&P*_?(G %R?+P)cR2|V?&P?_C -~4!!%hB P?aA%C ? D"DA"P J"Y?%? D">J":?%? z ".z-#*"O?"D"6A&?!aA#P ?#?&W=A#P"U/ P%?"D"2?!P"f_?!?&V=@!?#P2W%O?%P*_?!?#2c/!-?"P:_? P._?!?#2J?"D"YA#R/ P @!P @"#O? D"DA&D"Y?"V%O? ?&D"|C?!_D" 2}+!-?!P%_@!?#?"P!_A"T/ --?%P?_C -}*#!&h"O"O"O?!D"*A"R%O?!D"%A&/!."-?!?"P*gJ"*P!@%."-?!?&P!aA(J"%P!@%?!?!D" A#P!_J" ?#G  A"P~: T/!?(R/ ?!?&P"aJ"%?!?#P"_J" "O"O"O"O"O"O?#G !A"P~@ a06 )))!)))))))")))#)%&)-P*@".(-P.@".&-P,@".%-P/@".#-P+@"."-P @#"O"O?!A"2NA!Pi!X%O?!Pi2U/!?!Pii%X%O?"?!P2fPiiy!c?!P"fPi~Y c?!P.gP|4cddPi}#}%%dJ"*?!P4gP~N!d@!.#-?!P*fPi~Y c?!P(gP|4cdPi}#"d@#?!P.gP~>!d@!-?"?#J"*.!-?"?!P|4cPi!dJ"*?!P(gPt!d@!-?!@".!-P @%-? ?"M !? ?%M  -}I!!%h? D" A!%O? D"%?!2[-? D"2@!? D"6A%%O?!@"#O?"D" A#%O?"P%_D" ?#2[-?"P._D" A#%O?"P2_D" ?#2[-?"P:_@"?%P!aA%/ --? D".A"%O?!?"P:b2[-? D":A!P |8%O? D">?!2[-? D"CA!P |8%O? D"D?!2[--}8!!!h? D" A!%O? D"%?!2[-? D".A!%O? D"2?!P%f2[-? D":A!%O? D">?!P%f2[-? D"CA!%O? D"D?!P%f2[-? D"IA!%O? D"|.?!P.b2[-? D"|1A!%O? D"O?!P"f2[-? D"|7A!%O? D"|9?!P"f2[--s!!#h?!D"DA%P J"f?!D".?!D"2?#?%P~J _2b"hP ?"P{!cA#P%V/ <?%D"f@"?%D"|S@&?#P&bA!Po}6t _@#?!G p}6O@%P @!#O"O?"?!?#_G  A(P ?(P|3U=P;bA(G }W}6OT/ ?(P}B}6t _?&?"2};!/ P!."-?%?!P!_A!T/ -P -@&? ?!J"%? ?&J" -}U!!"hB P?aA&C ?#P ?#P{!cP1U=P{!cPFbA(P~%}Jt _? D"?P+_?(G ~#}JO=G  @(?&?"M | ?&P M >?&?!M =?&?(M <?&?#M ;?&P#M :?&?%J"2?&Prmt ? D":?%P.b_?%? D">X=A!D" A"J"6?&?!D"%J".?&?"J"*? ?&P*_P P 2|V?&P?_C -}Y!!"hP"@#"h"O"O"O"O"O?"G 00)"""    !-P!@#-?!D" P!T/!?!?#P"f_A%D"*P!_@#?%?#J"*?#?!D"%W/!P .#-?!D" /!-?!D"|6A#?!D"|1S%O?!P|1_2}.!-?!?#P!_J"|6?!D"O?#P%f_?"z " z-" P!.!-?!?!D"*P!_J"*P -@%? ?#J"%? ?%J" -r!!"hB P?aA%C ?"P ?"P{!cP~. U=P{!cP.bA&Pr}Bt _? D"?P+_?&G }O}BO=G  @&?%P N!>?%?!M =?%?&M <?%?"M ;?%P!M :?%?#J"2?%Prmt ? D":?#P.b_?#? D">X=A!D" A"J"6?%?!D"%J".?%?"J"*? ?%P*_P P 2|V?%P?_C -}:!""h!}"P!@)P%@("O?&}I?#}I}"A*Q?nQ |=%OP @#.!-?*}DA#Piiii|V?%aV%OP @#.!-"O"O"h?!%O?"?!?&b?%?#2|5.!-?#R%O?%@(."-?%?#2|#-A(/ ? ?%J"%.!-? ?(J"%P @)-P*@(-? ?(_?#J" ? ?)J" -}+!!"hB P2aA&C ?!?"_A!?"U%O -?!? D" A"P!fA(?!?(V=A!P*P%?%P!S=A(?!?(V=@!?&P%_?"? D"%?!?#?%2j!?&D"%P!S%O?&D"*<?&D". -?&D"*@"? ?!J" ? ?"J"%?&P2_C -}<!!%h? D"2A"?!V%O? D".?!_G  P~K!S@#-?"?!P!_A&V%O? D".?&_G  P~>!cP}=!S@%-"O"O?"?!P"_A"W/ ?#?%cR/ ? D".?"_F  PO|7/!-? P0M %? ?!J" ? ?!P!_J"*1-? P1M %? ?!J" ? ?!P#_J"*-}Q!"!|Y!h#Oz.{{{{{{{{{{{{{{{{@#"O?!?"V%h? ?"_G  P,S&P -?"_A"?!V/ ?!?"aP2U/ ? ?"_z   z.????????????????zC@#-"O"O?#z]Pii%d|N?"_A"?!X/ ? ?"_G  P+a0:!"  !                  " -?"1-?"P!_@". - -|W!!h"O?!P!_A#Prmt ? D":?!P.b_?!? D">X=D"*P%gA!X/ #O? G FP!S%O? G *P!cR/"-? ?#?"2|P?!Prmt ? D":?#P.b_?#? D">X=D"*P%gA#V/ ---|C!!h"O"O?#P"U/ ?"G !@#?"G  @"? %O?"P!S?#P!Td@ ?!/"? R1-?!/ P!P!P"?#=?"P!T=@%-?%1-P!P"? =-e!%h? D".?!_@%? D"2@&#OP @"?&?!?#_V%O?#?%_G  @"-?#P!_@#?"PIaP{!cP,U/ ?"P|IcP~  aP{!cP<U/ -? P M %? ?!J" ? ?!?#P!a_J"*-}!!%h"O? D"2A&?!W%O? D"6A#?!V@%.!-? D"6A#?!V@%? D".A(?!_F  P |:/ ?!?#X/ ?(?&?!2|FA%/ ? ?!2l!1-? ?"M %? ?#?!?!?#V=A!J" ? ?!?%_J"*-|J!!h? D" A!%O? D"%?!P.b2[-? D".A!%O? D"2?!P"f2[-? D":A!%O? D">?!P#f2[-? D"CA!%O? D"D?!2[-? PI_2h-|T!#hB P?aA"C Prmt ? D":?!P.b_?!? D">X=A#D"%@%?#D" @#?"Plji2J!<?"P%M :?"?!J"2?"?#J"6?"?%J".?"?#J"*? ?"P*_P P 2|V?"P?_C -|P!!h?"Piiy)cP2g@#"O"O"O"O? %OP-@ ?!0"!"#-"O?!0" "#-?#R%OP)1-?"P!c/#P*@ -? 1-?#P!S/ P.1-?"P!c/ P+P,?"Pi"c=1-P!-a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P.2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P%2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P22j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P*P22j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P:2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P*2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -b!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P~: 2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P>2j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -a!#hB P2aA!C P%? D" A#P!fA"?"P%W=@"?!P%_?#? D"%?"P%P62j!?!D"%P!S%O?!D"*<?!D". -?!D"*@#? ?"J" ? ?#J"%?!P2_C -~L!"*h!}"B P2aA"C P%? D" A&P!fA!?!P%W=@(?"P%_@%? D"%@*P!@)P%@!"O?(}IQ"lA+Q?nQ |=%O.!-?+}DA#Py{{{)V%OP @#.!-"O"O"h?&%O?*?&P"fP%?#2|5.!-?#R/!P%?#2|#-A!/ ?%P%J"%.!-?%?!J"%P @)-P*@!-?!?%_?#J" ?%?)J" ?"D"%P!S%O?"D"*<?"D". -?"D"*@!? ?(J" ? ?!J"%?"P2_C -c!#hP+@&"O"O"O?"P{!cA%P#S/ ? D":G |*?%P!Sc/ ?"@(.!-P-@%"O"O"O?#P{!cP"a0&#" !#%-P/@%.!-P(@%-?%@&-? ?&?(?"?!2}=!@!-?!-w!!(hB P2aA"C ? D"%@(?"P%_A%"hP*? D" A!P!fA&?&P*W=A&A#P |7%OP!@!P @#P%.!-"h"O"h?!%O?(?!P!?#2|5.!-?#R%OP!@!."-P!?#2|#-A!/ ?%P!J"%P!.!-?%?!J"%P -@!P*-_?#J" ?%?!J" ?"D"%P!S%O?"D"*<?"D". -?"D"*@!? ?&J" ? ?!J"%?"P2_C -|O!"hP+@("O"O?#P{!cA&P#T%O? D"CG |*?&P!ScR/!-P-@&P @#"O"O"O?%P{!cP"a0&#" !#%-P/@&.!-P(@&-?&@(-? ?(?#?"?!2|Y--|?!!hB P?aA"C ?!G >R%O? D" @ ?"P,M |!?"Pi~Y#N!>?"Q K"2?"?!D"6J":?"P*_? ?"P2_2}%!-?"P?_C -U!!h? Q+|A%O? Q,i?!2}:!-?!D"*A"?!D" S%O?!2}7!-?!D"%?"_? Q,}%}DPIdM  ?!?"P!_J"*-|5!#h"O?"R/ #O? G  A%?!G  A&S%O? P!_@ ?!P!_@!?"P!aA"/!."--?%?&a@#-?#-J!!hPrmt ? D":?!P.b_?!? D">X=D"*A"P(cP%S%O? ?!?"P%g2g--r"!!hP ?%"h?#P{!cR@&"O"O"O?!P{!cP*a0" !"-? D":G HR/!P ."-? D":G HR/ P .!-"O?"P{!cP!T/ ? D":G |*R/ P .!-? G |#@%P"@#"O"O"O"O"O"O"O"O"O"O?!P{!cP(a02 !"#!)*)%+&**(**)-P @#?%P!cR/*?"P{!c/).*-P @#?&/)?%P!c/(.)-P @#?"P{!cR/(?%P!c/&.(-P @#?"P{!cR?&c/&?%P!c/%.&-?%P!cR/".#-?%P!cR/"P#@#.#-?"P{!c/!-P @#.!-P!@#-?#? G AW-=-9 ?!G >%O? D" ?!D"6J" --+ ? Q!K# -% ? -% ? -% P1-% ?!-#  -#  --~&|.|S Piit -}M)|*HI|+|,|-|&DE|5|68eb|O|K^?|O|Q]^|V?efZdfe?Zf?t/?[|Tf?^|Q]e?Zf?t 4dZ|Q|M^?efZdf?|O|Q]^|V?tA?|R|Tf?|R|L?dZ|Q|M^?|L|Rd?eb|O|K^?|R|L?b^|Q|Mf|N?t 2dZ|Q|M^?^|Q]?|O|Q]^|V?tA?|R|Tf?|R|L?dZ|Q|M^?|L|Rd?eb|O|K^?|R|L?b^|Q|Mf|N?t Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WHZbb|R|KHed|KH|K|Rbb^|Kf|O|R|QeH[fd^^H|PZ|SH^|Qfd|W|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WH|K|Rd^Hed|KHeb|O|K^H|O|Q]^|V|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WH|K|Rd^Hed|KHeb|O|K^H|Of^d|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WH|K|Rd^Hed|KHefdH|SZff^d|Q|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WHZbb|R|KHed|KH|K|Rbb^|Kf|O|R|QeH[fd^^H|QZg|O|MZf^|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WHZbb|R|KHed|KH|K|Rbb^|Kf|O|R|QeH[fd^^H|Q|R]^|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WHZbb|R|KHed|KHdZ|U|Ig^|KH|P|R]|*de Hd|Tef|KH|/|0LIKJ|+J^|+|LZ|,|/|.IK|,|.[|L[Z|K|+|.]K|0KJ]K^|.Z|-LJIHb|O[dZd|WHZbb|R|KHed|KHZbb|R|K|*de 7|P^|P|Rd|W?Zbb|R|KZf|O|R|Q?|R|L?t/?[|Wf^e?|LZ|Ob^]    %!2 X   y#  |-   %!2 X   )%  K   }@!2 X   ~,!  K   |?!2 |:   |N"  |" P}Vmt -*~U{{{|Q|Tbb P~Cmt -P!   !"#%&()* !"#%&()*+,-./0123456789 %%%%%%%%%%%%%%%%%%%%%%%% !"# P}Nnt -}*!2 O   ]    %%%%%%%%%%%%%%%%%%%%%%%%!  !   KL|VGZ|S|OGg^de|O|R|Q|>^b^|Kfe?f|N^?]Zf^]?g^de|O|R|Q|*?Ufe?|L|Rd|PZf?Z|Q]?]^|LZ|Tbf?Zd^?|Q|Rf?]|R|K|T|P^|Qf^]|*|H%2 /   a%2 R Pw}(t -}6!#   !|2      |0M~@i}C       !   !   |VG|O]^|P|S|Rf^|Q|K|WGa^|W|5Zdd|O^e?f|N^?|O]^|P|S|Rf^|Q|K|W?a^|W?|R|L?Z?|Q^|U?|Rd]^d|*Uf?|KZdd|O^e?f|N^?|O]^|P|S|Rf^|Q|K|W?a^|W?|R|L?Z?|Q^|U?|Rd]^d|*  |H%2 /   a%2 R Py})t -|##   ~N%2 3   !&2 |)   F&2 |*   %       ! P~%}*t -|H! !!!!!  !! !!!!!!!!!!!!!   ! ! !!!!!!!!!!!!!!!!!!!!!!!!!!   !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! Pq}+t -!% Pr}+t -!% Pt}+t -!! Pv}+t -!% P~6}+t -!* P~B}+t -!* P~N}+t -!% Py}+t -!% Pn},t -!% P}1},t -~?)!       ~##2 ?       |Of^|Pe|O]|,I|,|-GIKG|,K|,I|,|.GI|,GI|/e|NZ|S^^|Qfd|O^e|KZbb|,|*|+|,|*J|.MFA|Ld|R|Pf|R|SZ|W|R|Tf|@db|K|NZ|Q|M^e|OeZf|MZ|Se|NZd^]f^|Vfd^|S^Zf^]|P^|P[^de|K|R|T|QfAA|YAZfAMFA|O]AMFAd^|S^Zf^]AMfd|T^FAAM|YA|OeAMAa^|SfAFA|OeAMA|Q^|UAFAZfAMA|MZ|SAMAe|NZd^]AMfd|T^FAf^|VfAM|YA|K|R|T|QfAMFA^|Qfd|O^eAM|F|G}!|G}!|G}!|G}!FFA|K|R|T|QfAMFA|Of^|PeAM|FFA|P^|P[^deAM|Y|YAe|NZ|S^AMFAf|RAMFA|SZ|W|R|Tf|@dbAMFA|K|NZ|Q|M^eAM|Y|K|R|T|Qfd|O^e|I^|Q]|S|R|O|Qf|IZ]]^] |B*2 :   |D)2 !   !       !       %        !  |Sd|R]|T|Kf|Ib|Oef|O|Q|M|I^|Vf^|Q]^]%&) r*2 "   ( 2 #   %   &   (    "   !  }Q*2 !     2 (   %   &   (   )!(/ "  }9*2 :   |>)2 #   !       !       }S*2 "    !  d^]^|P|Sf|O|R|Q|I|Tdb|If|R|I|SZ|W|R|Tf"#  |6+2 "   + 2 "   )   *   +   &"  " !!F+2 :   |A)2 #   !       !       |7+2 !    !  |YAb|O|Q^AM|YA|O|Q]^|VAMFA|K|R|P|Sb^|P^|QfAMTR|?Hg|,H|Sd|R]|T|Kf|9|Oefe?|Sd|R]|T|Kfe|*Hg|,H|Sd|R]|T|KfH|K|R|T|Qfd|O^e|9|Oefe?f|N^?e|T|S|S|Rdf^]?|K|R|T|Qfd|O^e|*|B|NZf?|Of?fZa^e?[^e|O]^e?|Ofe?|SZf|NF?Z|Q]?f|N^?[|R]|W?|R|L?|Ofe?d^e|S|R|Qe^|*),2 |2   |;X|>|?Hg|,H|Rd]^d|5d^Zf^e?Z|Q?|Rd]^d|*Hg|,H|Rd]^dH|Y|O]}!|=^Z]e?|R|Q^?|Rd]^d|*|9|Oefe?|Rd]^de|*|=^Z]?f|N^?|Rd]^d?|U|Of|N?TR|??Hg|,H|Rd]^dH|Y|O]}!|*Hg|,H|Rd]^dH|Y|O]}!Hb|O|Qae|=^Z]e?f|N^?|SZ|W|R|Tf?b|O|Qae?|R|L?Z|Q?|Rd]^d|* % Po}3t -G}R+2 #   }U+2 -   ~%+2 1   }L%2 !   %        )+&% Pw}3t -G}R+2 #   ~2+2 7   ~G+2 |!   %       |6,2 !   !+++% P}1}4t -G|9,2 %   |;,2 +   |D,2 3   Y&2 "   %        + !% P~6}4t -G}R+2 #   _,2 0   |V,2 2   }L%2 !   %        ++"% P}9}5t -F}R+2 #   |;,2 +   n,2 /   }L%2 !   %        *+# P~2}5t -|J}2,2 |&       }R+2 #   }V,2 6   w,2 B   %       %        +++?@A{#C|#{{"|%|&DE%|-|.{{"|/J{{"|SZ|W|P^|Qf|I|P^f|N|R]A P}W}6t -)0|Of^|PeA P~4}6t -,&|Sd|R]|T|KfeA P~M}6t -@*|O]^|P|S|Rf^|Q|K|W|Ia^|WA        1efZf|TeA P}>}7t -0(|K|R|P|Sb^f^]|IZfA P}U}7t -2.d^]^|P|Sf|O|R|Q|I|TdbA P~1}7t -*0|SZ|W|R|TfA P~J}7t -/(|Oe|I|K|R|P|Sb^f^A Pk}8t ---|K|R|T|Qfd|O^eA P};}8t -2+|O|Q|Of|OZb|IgZb|T^eA P}R}8t -00|L|O|QZb|IgZb|T^eA Pw}8t -1.|Sd|R]|T|Kf|I|K|R|T|QfA P~G}8t -*/f|Ra^|QeA P}%}9t -%(|O]A P}8}9t -+"|P^eeZ|M^A Pr}9t -2)Z|S|Sd|RgZb|IefZf^A P~,}9t -.0|KZf^|M|Rd|O^eA P~D}9t -*,^|V|S|Od|WA P{}9t -0(|Sd|R]|T|Kf|I|K|R]^A P}5}:t --.|Rb]|IefZf^A P}M}:t --+|Q^|U|IefZf^A P~*}:t --+f|O|P^efZ|P|SA P~A}:t -0+|Oe|I|Rd]^dZ[b^A Py}:t -(.|K|R]^A P}2};t -?%|K|R|T|Qfd|O^e|Id^]^^|PZ[b^|I|O|QA9Z|Lf^dA P~(};t -*&[^|L|Rd^A P~>};t -)(b|O|P|OfA P~V};t -(&f|W|S^A P}/}<t -+%|KZd]|I|O]A P}G}<t -,)|K|Tdd^|Q|K|WA P~#}<t --*|5XW|;|9R|?R|6A P~;}<t -.+|;|=X|5R|>|>U|:TA P~T}<t -*,SPU|9R|6A P}-}=t -|"(|Sd|O|K^|I|P|Tbf|O|Sb|O^dA       2|5P|=|6A P~ }=t -|!%P|5|5X|@|:|?|IQP|9P|:|5RA        1R|@|=A P~Q}=t -&#TQ|;A Po}>t -&#|@|>|6A P}B}>t -&#|5P|6A P}X}>t -A#]|Oefd|O[|Tf|O|R|Q|I|P^f|N|R]A    5|K|R|T|Qfd|WA P~N}>t -,)|Rd]^d|I|O]A P}(}?t -E*]|Oe|K|R|T|Qf|I|P|Tbf|O|Sb|O^dA    5]^b|Og^d|W|I^|PZ|ObA Ps}?t -10|K|Tdd^|Qf|If|Ra^|QA P~2}?t -1/^|PZ|Ob|IZ]]d^eeA P~K}?t -)/gZb|T^A Pl}@t -*&gZb|T^eA P}<}@t -)(RWPU|9A P}S}@t -/&|;P|DX|@|?|I|9U|:VA P~/}@t -*-|>U|:T|9RA P~H}@t -,(W|@|9|?U|;|9RA P}&}At -1*|VGZ|S|OGg^de|O|R|QA P}9}At -|#/|VG|O]^|P|S|Rf^|Q|K|WGa^|WA      3|,I|,|-GIKG|,KA P~-}At -.,|,I|,|.GI|,GI|/A P~E}At -),c|T^d|WA Pi}Bt -+&|N^Z]^deA P}6}Bt -()[|R]|WA P}N}Bt -}>+%     #  ){{      #  ){{!     #  ){{"     #  ){{"     #  ){{#     #  ){{#     #  ){{%     #  ){{&     #  ){{(    ##  ){{)     #  +{{{    !#  )  *    !!  *! M    ###! " {    ##"L # {     #  (%!    !##  !&!{    ##  ) !*    #!  *!!N   !##  !(!{  !!##   )!{    ##   *!{    ##   +!{    ##   ,!{    ##   -!{    ##   .!{    ##   /!{     #  (%"     !#   0"{    !#   1"{   !!#  !&"{    !#  ) "*    !!  *!"|1    ##   *"{    ##   +"{    ##   ,"{    ##   -"{    ##   ."{    ##   /"{     #  !2#{    ##  +3#{    ##  )4#+     #  !5%{    ##  )6%,     #  )7%,     #  #8%{    ##  !9&{    ##  !:&{    ##  !;&{    ##  !<&{    ##  !=&{   !##  &>&{   !##  &>({    ##  !=({    ##  !<({    !#  (| *!    !#  !|!*{    !#  (|"*"    ##  ){ -    ##  ){!.    ##  ){".!!  ##  %B,{    !#  )|(-/    !#  )"-0    ##!  |)-{    !#  )|(./    !#  )".0   !##  !(.{   !##   ).{    ##   F.{    ##   G.{    ##   |*.{    ##   H.{    !#  (| /#    !#  "I/{    !#  (| 0%   !!#  !|+0{    !!  *|,0|:   !##  !{0{|Rd]^dGd^c|T^ef|Rd]^dG|Kd^Zf^]|Rd]^d|Rd]^dGb|Oef|Sd|R]|T|Kf|Sd|R]|T|KfGb|Oef|Sd|R]|T|KfG|T|S]Zf^|Sd|R]|T|KfGc|T^d|W|Rd]^dGc|T^d|W   |M82 /    #  f82 /   !% !}#82 &   "& !l82 ,   #&!!p82 )   %  !}482 .   & !!}@82 0   (" !}M82 /   ))" }X82 -   *)" X)2 %   +("   # #     . . # P~J}Jt -7#-%   ! !     ~Y1~Y1! ! P}5}Kt -P#1.   |4 |4     t1t1! ! L ( (     x1x1  ~Y1!   #=.(    ) )       ! ! P~K}Kt -.!  #|&#   1 1 P}%}Lt -#/ / P}9}Lt --#|(%     |4 |4 P~&}Lt --%# |*(   ) ) P~P}Lt -&!"!|.# P}=}Mt -+#K    ) ) P}N}Mt -&&   " Pt}Mt -1"     " !   #K# P~S}Mt -.!  #|2  !!! ! P}A}Nt -5#|2!   # #     % % # P~,}Nt -8!  #|3#   # - *   ~N ~R # Py}Nt -+#P*   # # P},}Ot -&!   " P}9}Ot -7"     " !   #U"   ) ) P}U}Ot -{"!   " %     % "     ( !   #V# ^|Q  ~6;2 "   ,   -   .   /   0   %       |P|O]?|3?b^|Q   }@ 2 |J   }=!  |*   Zee^df|O|R|Q?|LZ|Ob^]M?^]|M^|*|N^|O|M|Nf?|2|2?e^b|L|*|N^|O|M|Nf?G?|+|>"2 |F   }Q"  +   |>"2 |F   ~N   W   Zee^df|O|R|Q?|LZ|Ob^]M?ed|K|*b^|QDE?|2|2?]ef|*b^|QDE|>"2 |F   |?)  &   |>"2 |F   w%  B   |>"2 |F   5&  C   Zee^df|O|R|Q?|LZ|Ob^]M?^]|M^|*|N^|O|M|Nf?|2|2?e^b|L|*|Q|R]^|*|N^|O|M|Nf?G?|+   |>"2 |F   #%  +   ~Q!2 |I   |C"  I   ~Q!2 |I   8"  H   |?!2 |:   ~B-  |) P~)}Qt -}Q#!   !   !   !   #2 |8   E"  +   |KZ|SZ|K|Of|W?|Rg^d|Lb|R|U   }K"2 |;   >   &   |KZbb^]?|JX|Sf|O|R|QMM|T|Q|UdZ|SDE|J?|R|Q?Z?|J|:|R|Q^|J?gZb|T^III|+I|,I|-I|.I|/IJIKILI|0|+I|+|+|+|,|+|-|+|.|+|/|+J|+K|+L|+|0|,I|,|+|,|,|,|-|,|.|,|/|,J|,K|,L|,|0|-I|-|+|-|,|-|-|-|.|-|/|-J|-K|-L|-|0|.I|.|+|.|,|.|-|.|.|.|/|.J|.K|.L|.|0|/I|/|+|/|,|/|-|/|.|/|/|/J|/K|/L|/|0JIJ|+J|,J|-J|.J|/JJJKJLJ|0KIK|+K|,K|-K|.K|/KJKKKLK|0LIL|+L|,L|-L|.L|/LJLKLLL|0|0I|0|+|0|,|0|-|0|.|0|/|0J|0K|0L|0|0!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! P~ }Ut -|-""""""""""""""""""""""""""""""################%%%%% Post -!% P}5st -!! Pr~&t -!" Pv~(t -!% P~>~(t -+4       % P~R~(t -!% Piut -!! Pout -!% P}5ut -!* P}Aut -!* P}Lut -!% P}Vut -!% Puut -!% P~2ut -!! P~>vt -7!       !       1   %';
var frequent = "fffffff1f13b1cd07eaa000163c1e5081f11100000100180101110000000001b";

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
var WHOLE = 2;
var BATCHES = 3;
var loader2;
var extent = 0;
function use(load2, of = WHOLE) {
  if (of <= extent)
    return;
  loader2 = load2;
  extent = of;
}
function extentOfCore() {
  return extent;
}
function load() {
  if (loader2 === void 0 || knownRefusal() !== void 0)
    throw notLoaded();
  try {
    return { module: ofThisRealm(loader2.compile()), glue: loader2.glue };
  } catch (error) {
    throw compileError(error);
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
var englishConversions = { "refusals": { "88": "The complement cannot be read. Pass it as the earlier conversion returned it.", "89": "The complement belongs to another shape, other versions or another `payoutUrl`. Pass the one of this document.", "90": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onOrphan: 'drop'`.", "91": "Part of the complement matches nothing in this document. Pass the one of this document, or use `onLoss: 'report'`.", "92": "The complement holds another value for this. Remove this one, or use `onLoss: 'report'`.", "93": "The other version has no place for this. Remove it, or use `onLoss: 'report'`." }, "reasons": ["", "", "", "{version} requires {field}. {why}", "{version} expects another type of value in {field}.", "{version} does not allow `before` and `after` together.", "2023-07-27 requires a country code (implied). The name of its parameter is not documented.", "`redemption_url` is not a string, so it can't become a payout URL.", "`payout` is kept, and does not hold this URL.", "`redemption_url` is kept, and holds another URL.", "2023-07-27 keeps only the URL of `payout`, so this part is lost.", "`redemption_url` is not a string, so the URL in `payout` replaces it.", "`payout` has no URL at `payoutUrl`, and 2023-07-27 has no `payout`.", "It was restored from a complement, but the earlier document had no place for it.", "The complement holds another {field}. The document's own one is kept.", "{version} introduced {field}. The version before has no place for it.", "The complement's data for entry {entry} match nothing in this document.", "The complement's data for item {item} of entry {entry} match nothing in this document."], "assumptions": ["The structure of `payout` is not documented (2.6). Its URL is assumed to be at `payoutUrl`.", "The field name of the redemption instructions is not documented (2.1). They are kept as they are."], "clues": ["{version} removed {field}.", "{version} introduced {field}.", "{version} always includes {field}."], "unlisted": "{version} has no such endpoint." };

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
var NOTE_WORDS = 2;
function readNoteRecord(words3, at2) {
  const w0 = words3[at2 + 0];
  const w1 = words3[at2 + 1];
  return {
    reason: w0 & 255,
    topic: w0 >>> 8 & 255,
    change: w0 >>> 16 & 255,
    basis: w0 >>> 24,
    section: w1 & 255,
    field: w1 >>> 8 & 255,
    has_spans: w1 >>> 16 & 255,
    is_below: w1 >>> 24
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
  const key = ((sentence * 256 + given.field) * 256 + given.object) * 65536 + given.near * 256 + given.other;
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
      return [...fields[given.field]?.values ?? []];
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
      return list(field?.[name], messages.or, (value) => messages.values[labelledValues.indexOf(value)]);
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
  core = loaded.glue.initSync({ module: loaded.module });
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
var NO_ARGUMENTS = { field: NOTHING2, object: NOTHING2, near: NOTHING2, other: NOTHING2, number: 0 };
var ProblemReader = class {
  #reply;
  #phrasing;
  #trail;
  /** The escaped names of pointers that were built later. The problems of a long report often share a long name. */
  #escaped;
  constructor(reply, phrasing) {
    this.#reply = reply;
    this.#trail = new Trail(reply);
    this.#phrasing = phrasing;
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
    const given = { field, object, near, other, number, name };
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
  /** Returns the pointer of the last path without its last segment. Call `pointer` first. */
  parent() {
    return this.#pointers.at(-2) ?? "";
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
    const target = readSegment(reply, reply.next());
    const parent = note.is_below ? pointer2 : trail.parent();
    const change = {
      id,
      from: pointer2,
      to: below(parent, target),
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
  const { version } = changeIds[note.change];
  const field = quoted(fields[note.field]?.name);
  const texts = { version, entry, item, field, why: messages.fields[note.field]?.why };
  return withTexts(conversions.reasons[note.reason], texts);
}
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
  const speaking = [field?.removed, field?.since, version][sign.clue];
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
  if (typeof value === "string" && /^(?:\/(?:[^~/\p{Surrogate}]|~[01])*)*$/u.test(value))
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
var LONE = /\p{Surrogate}/u;
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
  return text2.split(/\p{Surrogate}/u).map(encodeURIComponent).join("%FF");
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
  const address2 = call((core2) => core2.convert_batch(shape, length, settings.length, places, count, held.texts.length, first, keeps ? 1 : 0));
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
  const reply = new Reply(call((core2) => core2.check_batch(shape, length, settings.length, places)), REPORT_FLAGS);
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
