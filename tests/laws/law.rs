//! The laws of conversion for one document, whatever has generated it.

use order_contract::{
    Complement, Conversion, ConvertError, ConvertOptions, Options, Severity, Shape, Version,
    convert, validate,
};
use serde_json::Value;
use std::collections::HashSet;

/// A document and the versions between which it is converted.
pub struct Question<'q> {
    pub shape: Shape,
    pub from: Version,
    pub to: Version,
    pub text: &'q str,
    pub payout_url: &'q str,
    pub entries: Option<&'q str>,
}

impl<'q> Question<'q> {
    /// A question with the default options.
    pub fn new(shape: Shape, (from, to): (Version, Version), text: &'q str) -> Question<'q> {
        Question {
            shape,
            from,
            to,
            text,
            payout_url: "/url",
            entries: None,
        }
    }

    fn options(&self, from: Version, to: Version) -> ConvertOptions {
        let pointer = |text: &str| text.parse().expect("it is a pointer");
        ConvertOptions {
            payout_url: pointer(self.payout_url),
            entries: self.entries.map(pointer),
            ..ConvertOptions::new(from, to)
        }
    }

    pub fn options_there(&self) -> ConvertOptions {
        self.options(self.from, self.to)
    }

    pub fn options_back(&self, complement: Option<&Complement>) -> ConvertOptions {
        ConvertOptions {
            complement: complement.cloned(),
            ..self.options(self.to, self.from)
        }
    }

    pub fn there(&self) -> Conversion {
        let converted = convert(self.shape, self.text, &self.options_there());
        converted.unwrap_or_else(|error| panic!("{}: there: {error:?}", self.name()))
    }

    pub fn back(
        &self,
        text: impl AsRef<[u8]>,
        complement: Option<&Complement>,
    ) -> Result<Conversion, ConvertError> {
        convert(self.shape, text.as_ref(), &self.options_back(complement))
    }

    pub fn name(&self) -> String {
        format!(
            "{:?} {} to {}, payoutUrl {:?}:\n{}\n",
            self.shape, self.from, self.to, self.payout_url, self.text
        )
    }

    fn story(&self, there: &Conversion) -> String {
        format!(
            "{}became\n{}\nwith {:?}",
            self.name(),
            String::from_utf8_lossy(&there.output),
            there.complement
        )
    }

    /// Law 2. There is no complement exactly if it would make no difference.
    pub fn comes_back(&self, there: &Conversion) {
        let complement = there.complement.as_ref();
        let with = self.back(&there.output, complement);
        let with = with.unwrap_or_else(|error| panic!("{error:?}: {}", self.story(there)));
        let text = String::from_utf8_lossy(&with.output);
        assert_eq!(text, self.text, "law 2: {}", self.story(there));
        assert_eq!(with.complement, None, "law 2: {}", self.story(there));
        assert_eq!(with.losses, [], "law 2: {}", self.story(there));
        if complement.is_some() {
            let without = self.back(&there.output, None);
            let is_same = without.is_ok_and(|back| back.output == self.text.as_bytes());
            assert!(!is_same, "law 2, needless: {}", self.story(there));
        }
    }

    /// Law 2 after an edit of the output: what comes back, converted there again, is the edited text.
    pub fn survives(&self, there: &Conversion, edited: &str) -> Result<Conversion, ConvertError> {
        let back = self.back(edited, there.complement.as_ref())?;
        let options = ConvertOptions {
            complement: back.complement.clone(),
            ..self.options_there()
        };
        let story = || {
            format!(
                "{}\nwas edited to\n{edited}\nand came back as\n{}\nwith {:?}",
                self.story(there),
                String::from_utf8_lossy(&back.output),
                back.complement
            )
        };
        let again = convert(self.shape, &back.output, &options);
        let again = again.unwrap_or_else(|error| panic!("{error:?}: {}", story()));
        let text = String::from_utf8_lossy(&again.output);
        assert_eq!(text, edited, "law 2 after an edit: {}", story());
        Ok(back)
    }

    /// Law 4.
    pub fn is_rebuilt_by_edits(&self, there: &Conversion) {
        let mut rebuilt = String::new();
        let mut at = 0;
        for edit in &there.edits {
            let removed = &self.text[edit.start as usize..edit.end as usize];
            let is_needless = !removed.is_empty() && removed == edit.text;
            assert!(!is_needless, "law 4, needless: {}", self.story(there));
            rebuilt += &self.text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        rebuilt += &self.text[at..];
        assert_eq!(
            rebuilt.as_bytes(),
            there.output,
            "law 4: {}",
            self.story(there)
        );
    }

    /// Law 5, where no value is computed.
    pub fn invents_nothing(&self, there: &Conversion) {
        let (mut known, mut found) = (HashSet::new(), HashSet::new());
        leaves(&parse(self.text), &mut known);
        leaves(&parse(&there.output), &mut found);
        assert!(found.is_subset(&known), "law 5: {}", self.story(there));
    }

    /// Law 6. Returns whether the document was valid.
    pub fn stays_valid(&self, there: &Conversion) -> bool {
        let report = |text: &[u8], version| {
            let options = Options {
                version,
                entries: self.options_there().entries,
                ..Options::default()
            };
            validate(self.shape, text, &options)
        };
        if !report(self.text.as_bytes(), self.from).valid {
            return false;
        }
        let gaps = pointers(&there.gaps, |gap| &gap.path);
        for problem in report(&there.output, self.to).problems {
            let pointer = problem.path.to_string();
            let is_excused = gaps.iter().any(|gap| {
                pointer == *gap || !gap.is_empty() && pointer.starts_with(&format!("{gap}/"))
            });
            assert!(
                problem.severity != Severity::Error || is_excused,
                "law 6: {problem:?}: {}",
                self.story(there)
            );
        }
        true
    }
}

/// The pointers of a list, such as losses.
pub fn pointers<T>(list: &[T], path: impl Fn(&T) -> &order_contract::Path) -> Vec<String> {
    list.iter().map(|one| path(one).to_string()).collect()
}

pub fn parse(text: impl AsRef<[u8]>) -> Value {
    let text = text.as_ref();
    serde_json::from_slice(text)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(text)))
}

/// Returns every value that contains no other value.
fn leaves(value: &Value, into: &mut HashSet<String>) {
    match value {
        Value::Array(elements) => elements.iter().for_each(|element| leaves(element, into)),
        Value::Object(members) => members.values().for_each(|member| leaves(member, into)),
        leaf => drop(into.insert(leaf.to_string())),
    }
}
