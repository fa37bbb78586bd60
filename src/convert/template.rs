//! A member as the converter writes it around a value that moves: its name, and the objects that the place of the value
//! names.

use super::json::write_string;
use crate::contract::location::LocationToken;
use crate::contract::pairs::{Between, Pair, PairName};
use crate::text::Span;
use crate::text::syntax::Syntax;
use alloc::vec::Vec;

/// The templates of the names of all pairs between two versions.
#[derive(Debug)]
pub(super) struct Templates {
    /// By the number of the name.
    all: Vec<Template>,
    spelling: Vec<u8>,
}

/// The texts around a value. Spans refer to `Templates::spelling`.
#[derive(Clone, Copy, Debug, Default)]
struct Template {
    name: Span,
    open: Span,
    close: Span,
    is_unclear: bool,
}

/// The texts around a value: the name, in a document in quotes, what is between the colon and the value, and what is
/// behind that.
pub(super) type Around<'t> = [&'t [u8]; 3];

impl Templates {
    pub(super) fn new(between: &Between, option: &[LocationToken], syntax: &Syntax) -> Templates {
        let mut templates = Templates {
            all: Vec::new(),
            spelling: Vec::new(),
        };
        for pair in between.objects().flat_map(|object| &object.pairs) {
            if pair.names.len() > 1 {
                for name in &pair.names {
                    templates.add(pair, name, option, syntax);
                }
            }
        }
        templates
    }

    fn add(&mut self, pair: &Pair, name: &PairName, option: &[LocationToken], syntax: &Syntax) {
        let spelling = &mut self.spelling;
        let start = spelling.len() as u32;
        spelling.extend_from_slice(syntax.quote);
        spelling.extend_from_slice(pair.into().word.text());
        spelling.extend_from_slice(syntax.quote);
        let open = spelling.len() as u32;
        let mut depth = 0;
        for token in name.route.target.tokens(option) {
            depth += 1;
            spelling.push(b'{');
            write_string(&[&token.name], spelling);
            spelling.push(b':');
        }
        let close = spelling.len() as u32;
        spelling.extend((0..depth).map(|_| b'}'));
        self.all.push(Template {
            name: Span::new(start, open),
            open: Span::new(open, close),
            close: Span::new(close, close + depth),
            is_unclear: name.route.target.is_unclear(option),
        });
    }

    /// What the converter writes around a value that moves from a name to the last one.
    #[inline]
    pub(super) fn around(&self, name: &PairName) -> Around<'_> {
        let Template { name, open, close, .. } = self.all[usize::from(name.number)];
        [name, open, close].map(|part| part.of(&self.spelling))
    }

    /// Whether it is unknown what to build around a value that moves from a name of a pair, unless a complement shows it.
    #[inline]
    pub(super) fn is_unclear(&self, pair: &Pair, name: usize) -> bool {
        pair.names.len() > 1 && self.all[usize::from(pair.names[name].number)].is_unclear
    }
}
