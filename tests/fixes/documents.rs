//! An endless series of broken documents, the same in every run: wrong letter case, typos, fields of old
//! versions, missing, repeated or misplaced members, white space anywhere.

use order_contract::Shape;

/// The documents, from a seed that never changes.
pub struct Documents {
    state: u64,
}

impl Default for Documents {
    fn default() -> Documents {
        Documents {
            state: 0x9E37_79B9_7F4A_7C15,
        }
    }
}

impl Iterator for Documents {
    type Item = (Shape, String);

    fn next(&mut self) -> Option<(Shape, String)> {
        Some(match self.below(8) {
            0 => (Shape::OrderCreated, self.created()),
            1 => (Shape::Order, self.order()),
            2 => {
                let orders: Vec<String> = (0..self.below(3)).map(|_| self.order()).collect();
                (Shape::OrderList, format!("[{}]", orders.join(", ")))
            }
            _ => (Shape::OrderRequest, self.request()),
        })
    }
}

impl Documents {
    fn below(&mut self, end: u64) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) % end
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn pick<'p>(&mut self, from: &[&'p str]) -> &'p str {
        from[self.below(from.len() as u64) as usize]
    }

    fn space(&mut self) -> &'static str {
        self.pick(&["", "", "", " ", "\n  ", "\t"])
    }

    /// An object of these members: some missing, some repeated, in any order.
    fn object(&mut self, members: Vec<(&str, String)>) -> String {
        let mut written = Vec::new();
        for (name, value) in members {
            if self.one_in(12) {
                continue;
            }
            let times = 1 + u64::from(self.one_in(25));
            for _ in 0..times {
                let name = self.name(name);
                let member = format!("{name}{}:{}{value}", self.space(), self.space());
                let at = self.below(written.len() as u64 + 1) as usize;
                written.insert(at, member);
            }
        }
        let comma = format!("{},{}", self.space(), self.space());
        format!(
            "{{{}{}{}}}",
            self.space(),
            written.join(&comma),
            self.space()
        )
    }

    /// A name in quotes, sometimes misspelt or with an escape.
    fn name(&mut self, name: &str) -> String {
        match self.below(30) {
            0 => format!("\"{}\"", name.to_uppercase()),
            1 => format!("\"{name}s\""),
            2 => format!("\"\\u{:04x}{}\"", name.as_bytes()[0], &name[1..]),
            _ => format!("\"{name}\""),
        }
    }

    /// One of the values, sometimes in another letter case, misspelt, empty or not a string.
    fn value(&mut self, values: &[&str]) -> String {
        let value = self.pick(values);
        match self.below(12) {
            0..3 => format!("\"{}\"", value.to_lowercase()),
            3 => format!("\"{}{}\"", &value[..1], value[1..].to_lowercase()),
            4 => format!("\"{value}X\""),
            5 => self
                .pick(&["\"\"", "null", "7", "[]", "\"other\""])
                .to_owned(),
            _ => format!("\"{value}\""),
        }
    }

    fn junk(&mut self) -> String {
        let junk = [
            "\"k-1\"",
            "\"\"",
            "null",
            "7",
            "{\"a\": [1, {\"a\": 2}]}",
            "\"é😀\"",
            "[\"x\"]",
        ];
        self.pick(&junk).to_owned()
    }

    fn request(&mut self) -> String {
        let items: Vec<String> = (0..self.below(4)).map(|_| self.item()).collect();
        let mut members = vec![
            ("payment_method", self.payment_method()),
            ("items", format!("[{}{}]", self.space(), items.join(", "))),
        ];
        self.add_junk(&["idempotency_key", "products", "note"], &mut members);
        self.object(members)
    }

    fn add_junk(&mut self, names: &[&'static str], members: &mut Vec<(&'static str, String)>) {
        for &name in names {
            if self.one_in(3) {
                members.push((name, self.junk()));
            }
        }
    }

    fn payment_method(&mut self) -> String {
        let mut members = vec![
            ("type", self.value(&["CARD", "ACCOUNT_BALANCE"])),
            ("currency", self.value(&["EUR", "GBP", "USD", "CAD"])),
        ];
        self.add_junk(&["card_id"], &mut members);
        self.object(members)
    }

    fn item(&mut self) -> String {
        let mut distribution = vec![("type", self.value(&["EMAIL", "PAYOUT_LINK"]))];
        if self.one_in(2) {
            let address = self.pick(&["\"a@example.com\"", "\"a@\"", "\"\""]);
            distribution.push(("email_address", address.to_owned()));
        }
        let mut products = vec![("type", self.value(&["SINGLE", "MULTIPLE"]))];
        self.add_junk(&["value", "values"], &mut products);
        let mut members = vec![
            ("distribution_method", self.object(distribution)),
            ("products", self.object(products)),
        ];
        self.add_junk(
            &["country", "price", "redemption_url", "payout"],
            &mut members,
        );
        self.object(members)
    }

    fn created(&mut self) -> String {
        let mut members = vec![("status", self.status())];
        self.add_junk(&["id", "items"], &mut members);
        self.object(members)
    }

    fn order(&mut self) -> String {
        let items: Vec<String> = (0..self.below(3)).map(|_| self.item()).collect();
        let mut members = vec![("status", self.status())];
        if self.one_in(2) {
            members.push(("payment_method", self.payment_method()));
            members.push(("items", format!("[{}]", items.join(", "))));
            members.push(("completed_at", "\"2024-01-01\"".to_owned()));
        }
        self.add_junk(&["id", "message", "tokens"], &mut members);
        self.object(members)
    }

    fn status(&mut self) -> String {
        self.value(&["COMPLETED", "PROCESSING", "FAILED"])
    }
}
