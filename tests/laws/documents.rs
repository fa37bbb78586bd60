//! Random documents, written as text: white space, key order, escapes, numbers and members that the
//! contract does not know, wherever they can stand.

use super::random::Random;
use order_contract::{Shape, Version};

/// A document, and its parts that must survive every conversion byte for byte, in this order.
pub struct Document {
    pub text: String,
    pub untouched: Vec<String>,
    pub payout_url: &'static str,
    pub entries: Option<&'static str>,
}

const POINTERS: [&str; 7] = [
    "/url",
    "/url",
    "/link/url",
    "",
    "/a~1b/~0/c",
    "/0",
    "/u\"r\\l",
];

pub fn document(shape: Shape, version: Version, seed: u64) -> Document {
    let mut writer = Writer {
        random: Random::new(seed),
        version,
        payout_url: "",
        untouched: Vec::new(),
        serial: 0,
        compact: false,
        tidy: false,
    };
    writer.payout_url = POINTERS[writer.random.below(POINTERS.len())];
    writer.compact = writer.random.once_in(3);
    writer.tidy = writer.random.once_in(3);
    let mut entries = None;
    let text = match shape {
        Shape::Order => writer.order(),
        Shape::OrderList => writer.list(Writer::order, &mut entries),
        Shape::Product => writer.product(),
        Shape::ProductList => writer.list(Writer::product, &mut entries),
        Shape::ProductQuery | Shape::OrderQuery => writer.query(),
        _ => writer.anything(3),
    };
    Document {
        text,
        untouched: writer.untouched,
        payout_url: writer.payout_url,
        entries,
    }
}

struct Writer {
    random: Random,
    version: Version,
    payout_url: &'static str,
    untouched: Vec<String>,
    serial: u32,
    compact: bool,
    /// Whether to write only what the contract accepts.
    tidy: bool,
}

/// A member, and whether it must survive unchanged.
struct Member {
    text: String,
    untouched: bool,
    /// The parts of it that must survive.
    inside: Vec<String>,
}

impl Writer {
    fn order(&mut self) -> String {
        let mut members = Vec::new();
        if self.random.below(4) > 0 {
            let id = self.id();
            members.push(self.known("id", &id));
        }
        let status = *self.random.of(&["COMPLETED", "COMPLETED", "PROCESSING"]);
        members.push(self.known("status", &format!("\"{status}\"")));
        if self.tidy {
            members.push(self.known("message", "\"m\""));
            members.push(self.known("completed_at", "\"now\""));
            members.push(self.known(
                "payment_method",
                r#"{"type":"ACCOUNT_BALANCE","currency":"EUR"}"#,
            ));
        }
        match if self.tidy { 9 } else { self.random.below(12) } {
            0 => {}
            1 => members.push(self.known("items", "null")),
            _ => members.push(self.items()),
        }
        self.unknown_into(&mut members, 3);
        self.object(members)
    }

    fn items(&mut self) -> Member {
        let outer = std::mem::take(&mut self.untouched);
        let count = self.random.below(5);
        let mut text = String::from("[");
        for n in 0..count {
            if n > 0 {
                text.push(',');
            }
            text += &self.blank();
            text += &match self.tidy || self.random.below(9) > 0 {
                true => self.item(),
                false => self.anything(1),
            };
            text += &self.blank();
        }
        text.push(']');
        let inside = std::mem::replace(&mut self.untouched, outer);
        let key = self.key("items");
        let colon = self.colon();
        Member {
            text: format!("{key}{colon}{text}"),
            untouched: false,
            inside,
        }
    }

    fn item(&mut self) -> String {
        let mut members = Vec::new();
        if self.random.once_in(3) {
            let id = self.id();
            members.push(self.known("id", &id));
        }
        if self.tidy {
            members.push(self.known("distribution_method", r#"{"type":"PAYOUT_LINK"}"#));
            members.push(self.known("products", r#"{"type":"SINGLE","value":"x"}"#));
        }
        let url = self.url();
        self.payouts(&mut members, url);
        self.unknown_into(&mut members, 4);
        self.object(members)
    }

    fn payouts(&mut self, members: &mut Vec<Member>, url: String) {
        let is_old = self.version == Version::V2023_07_27;
        let (has_old, has_new) = match self.random.below(6) {
            0 => (true, true),
            1 => (!is_old, is_old),
            2 => (false, false),
            _ => (is_old, !is_old),
        };
        if has_old {
            let value = match self.random.below(6) {
                0 if !self.tidy => self.anything(1),
                1 => "null".to_owned(),
                _ => url.clone(),
            };
            members.push(self.touched("redemption_url", &value));
        }
        if has_new {
            let url = match self.random.below(4) {
                0 => self.url(),
                1 => respelt(&url),
                _ => url,
            };
            let value = match self.random.below(6) {
                0 => self.anything(2),
                1 => wrapped(&segments(self.payout_url), &url),
                _ => self.payout(&segments(self.payout_url), &url),
            };
            members.push(self.touched("payout", &value));
        }
    }

    /// A payout with the URL at the pointer, and other members beside it.
    fn payout(&mut self, path: &[String], url: &str) -> String {
        let Some((first, rest)) = path.split_first() else {
            return url.to_owned();
        };
        let inner = match self.random.once_in(12) {
            true => self.anything(1),
            false => self.payout(rest, url),
        };
        if first == "0" && self.random.once_in(2) {
            let more = self.anything(1);
            let (a, b) = (self.blank(), self.blank());
            return match self.random.once_in(2) {
                true => format!("[{a}{inner}{b},{more}]"),
                false => format!("[{inner}{a}]"),
            };
        }
        let mut members = vec![self.bare(&escaped(first), &inner)];
        for _ in 0..self.random.below(3) {
            self.serial += 1;
            let value = self.anything(1);
            members.push(self.bare(&format!("p{}", self.serial), &value));
        }
        self.random.shuffle(&mut members);
        self.object(members)
    }

    fn product(&mut self) -> String {
        let mut members = Vec::new();
        if self.random.once_in(2) {
            let id = self.id();
            members.push(self.known("id", &id));
        }
        let likely = if self.version == Version::V2023_07_27 {
            6
        } else {
            2
        };
        let state = "\"APPROVED\"";
        if (self.tidy && likely == 2) || self.random.once_in(likely) {
            let value = match self.tidy {
                true => state.to_owned(),
                false => self.anything(1),
            };
            members.push(self.touched("approval_state", &value));
        }
        for name in ["categories", "expiry"] {
            if self.random.once_in(likely) {
                let value = match self.tidy {
                    true => "{ }".to_owned(),
                    false => self.anything(2),
                };
                members.push(self.touched(name, &value));
            }
        }
        self.unknown_into(&mut members, 4);
        self.object(members)
    }

    fn list(
        &mut self,
        entry: fn(&mut Writer) -> String,
        entries: &mut Option<&'static str>,
    ) -> String {
        let outer = std::mem::take(&mut self.untouched);
        let mut list = String::from("[");
        let in_envelope = self.random.below(3) > 0;
        let count = self.random.below(4) + self.random.below(2);
        for n in 0..count {
            if n > 0 {
                list.push(',');
            }
            list += &self.blank();
            list += &match in_envelope || self.random.below(9) > 0 {
                true => entry(self),
                false => self.anything(1),
            };
            list += &self.blank();
        }
        list.push(']');
        let inside = std::mem::replace(&mut self.untouched, outer);
        if !in_envelope {
            self.untouched = inside;
            return self.padded(list);
        }
        if self.random.once_in(3) {
            *entries = Some("/page/data");
        }
        let name = if entries.is_some() { "data" } else { "results" };
        let key = self.key(name);
        let colon = self.colon();
        let mut members = vec![Member {
            text: format!("{key}{colon}{list}"),
            untouched: false,
            inside,
        }];
        self.unknown_into(&mut members, 2);
        // Another candidate for the entries would make the search ambiguous.
        members.retain(|member| !member.untouched || !member.text.contains('['));
        members.push(self.known("next", "\"c2\""));
        members.insert(0, self.known("codes", r#"[{}, "x"]"#));
        let envelope = self.object(members);
        match entries {
            None => self.padded(envelope),
            Some(_) => self.padded(format!("{{\"other\":[{{\"a\":1}}],\"page\":{envelope}}}")),
        }
    }

    fn query(&mut self) -> String {
        let mut pairs: Vec<(String, bool)> = Vec::new();
        let known = [
            "is_orderable",
            "code",
            "countries_redeemable_in",
            "after",
            "before",
            "limit",
        ];
        for name in known {
            if self.random.below(3) > 0 {
                let name = match self.random.once_in(6) {
                    true => format!("%{:02X}{}", name.as_bytes()[0], &name[1..]),
                    false => name.to_owned(),
                };
                let value = *self.random.of(&[
                    "1", "", "a+b", "%C3%A9", "x%26y", "20", "DE,FR", "%20", "=", "c2", "true",
                ]);
                pairs.push(match self.random.once_in(8) {
                    true => (name, false),
                    false => (format!("{name}={value}"), false),
                });
            }
        }
        for _ in 0..self.random.below(3) {
            self.serial += 1;
            pairs.push((
                format!("u{}=v%20{}", self.serial, self.random.below(99999)),
                true,
            ));
        }
        self.random.shuffle(&mut pairs);
        let mut text = String::from(*self.random.of(&["", "?", "?&", "&&"]));
        for (n, (pair, untouched)) in pairs.iter().enumerate() {
            if n > 0 {
                text += if self.random.once_in(9) { "&&" } else { "&" };
            }
            text += pair;
            if *untouched {
                self.untouched.push(pair.clone());
            }
        }
        text += if self.random.once_in(9) { "&" } else { "" };
        text
    }

    fn unknown_into(&mut self, members: &mut Vec<Member>, most: usize) {
        for _ in 0..self.random.below(most + 1) {
            self.serial += 1;
            let name = match self.random.below(12) {
                0 => "__proto__".to_owned(),
                1 => "créé€😀".to_owned(),
                _ => format!("x{}", self.serial),
            };
            if members.iter().any(|member| member.text.contains(&name)) {
                continue;
            }
            let value = self.anything(2);
            let mut member = self.bare(&name, &value);
            member.untouched = true;
            members.push(member);
        }
        self.random.shuffle(members);
    }

    fn known(&mut self, name: &str, value: &str) -> Member {
        Member {
            untouched: true,
            ..self.touched(name, value)
        }
    }

    fn touched(&mut self, name: &str, value: &str) -> Member {
        let key = self.key(name);
        let colon = self.colon();
        Member {
            text: format!("{key}{colon}{value}"),
            untouched: false,
            inside: Vec::new(),
        }
    }

    fn bare(&mut self, name: &str, value: &str) -> Member {
        let colon = self.colon();
        Member {
            text: format!("\"{name}\"{colon}{value}"),
            untouched: false,
            inside: Vec::new(),
        }
    }

    fn object(&mut self, members: Vec<Member>) -> String {
        let mut text = format!("{{{}", self.blank());
        for (n, member) in members.into_iter().enumerate() {
            if n > 0 {
                text = format!("{text}{},{}", self.blank(), self.blank());
            }
            text += &member.text;
            match member.untouched {
                true => self.untouched.push(member.text),
                false => self.untouched.extend(member.inside),
            }
        }
        format!("{text}{}}}", self.blank())
    }

    fn padded(&mut self, text: String) -> String {
        format!("{}{text}{}", self.blank(), self.blank())
    }

    /// Any value. Most values of a run differ.
    fn anything(&mut self, depth: usize) -> String {
        let many = if depth == 0 { 8 } else { 10 };
        match self.random.below(many) {
            0 => "null".to_owned(),
            1 => "1.10".to_owned(),
            2 => "12345678901234567890".to_owned(),
            3 => format!("-{}.5e+3", self.random.below(1000)),
            4 => "true".to_owned(),
            5 => self.url(),
            6 => "\"caf\\u00e9 \\/ \\ud83d\\ude00\"".to_owned(),
            7 => format!("{}", self.random.below(1_000_000)),
            8 => {
                let elements: Vec<String> = (0..self.random.below(3))
                    .map(|_| self.anything(depth - 1))
                    .collect();
                let blank = self.blank();
                format!("[{blank}{}]", elements.join(&format!("{blank},")))
            }
            _ => {
                let mut members = Vec::new();
                for _ in 0..self.random.below(3) {
                    self.serial += 1;
                    let value = self.anything(depth - 1);
                    members.push(self.bare(&format!("k{}", self.serial), &value));
                }
                self.object(members)
            }
        }
    }

    fn id(&mut self) -> String {
        match self.random.below(4) {
            0 => self.random.below(4).to_string(),
            1 => "\"same\"".to_owned(),
            2 => "\"o\\u002d1\"".to_owned(),
            _ => format!("\"o-{}\"", self.random.below(1_000_000)),
        }
    }

    fn url(&mut self) -> String {
        let n = self.random.below(1_000_000);
        match self.random.below(5) {
            0 => format!("\"https:\\/\\/e.x\\/{n}\""),
            1 => format!("\"h\\u0074tp é {n}\""),
            2 => "\"\"".to_owned(),
            _ => format!("\"https://example.com/{n}\""),
        }
    }

    fn key(&mut self, name: &str) -> String {
        if !self.random.once_in(8) {
            return format!("\"{name}\"");
        }
        let at = self.random.below(name.len());
        let (before, after) = name.split_at(at);
        let code = after.as_bytes()[0];
        format!("\"{before}\\u{code:04x}{}\"", &after[1..])
    }

    fn colon(&mut self) -> String {
        format!("{}:{}", self.blank(), self.blank())
    }

    fn blank(&mut self) -> String {
        if self.compact {
            return String::new();
        }
        (*self.random.of(&["", "", "", " ", "\n  ", "\t", "\r\n"])).to_owned()
    }
}

/// The same string with another spelling.
fn respelt(url: &str) -> String {
    url.replace("\\/", "/").replacen('h', "\\u0068", 1)
}

/// A payout as the converter itself would write it.
fn wrapped(path: &[String], url: &str) -> String {
    path.iter().rev().fold(url.to_owned(), |inner, segment| {
        format!("{{\"{}\":{inner}}}", escaped(segment))
    })
}

pub fn segments(pointer: &str) -> Vec<String> {
    pointer
        .split('/')
        .skip(1)
        .map(|segment| segment.replace("~1", "/").replace("~0", "~"))
        .collect()
}

fn escaped(segment: &str) -> String {
    segment.replace('\\', "\\\\").replace('"', "\\\"")
}
