//! A member as the converter writes it around a value that moves: its name, and the objects that the place of the value
//! names.

use super::json::write_string;
use crate::contract::catalogue::FieldEntry;
use crate::contract::location::{Location, LocationToken};
use crate::contract::pairs::{Between, Pair};
use crate::text::Span;
use crate::text::syntax::Syntax;
use alloc::vec::Vec;

/// The templates of the names of all pairs between two versions.
#[derive(Debug)]
pub(super) struct Templates {
    /// By the number of the name: around a value that moves from it to the last name, and back from it to the first.
    all: Vec<[Template; 2]>,
    spelling: Vec<u8>,
}

/// The texts around a value. Spans refer to `Templates::spelling`.
#[derive(Clone, Copy, Debug)]
struct Template {
    name: Span,
    /// From the name to the value.
    before: Span,
    open: Span,
    close: Span,
    is_unclear: bool,
}

/// The texts around a value: the name, in a document in quotes, what is between the colon and the value, and what is
/// behind that.
pub(super) type Around<'t> = [&'t [u8]; 3];

impl Templates {
    pub(super) fn new(between: &Between, option: &[LocationToken], syntax: &Syntax) -> Templates {
        let mut spelling = Vec::new();
        let mut all = Vec::new();
        let pairs = between.objects().flat_map(|object| &object.pairs);
        for pair in pairs.filter(|pair| pair.names.len() > 1) {
            for name in 0..=pair.last() {
                let ends = [
                    (pair.into(), &pair.route(name, pair.last()).target),
                    (pair.field(0), &pair.back(0, name).target),
                ];
                all.push(ends.map(|(field, place)| Template::new(field, place, option, syntax, &mut spelling)));
            }
        }
        Templates { all, spelling }
    }

    /// What the converter writes around a value that moves from a name of a pair to the last one.
    #[inline]
    pub(super) fn there(&self, pair: &Pair, name: usize) -> Around<'_> {
        self.around(&self.all[usize::from(pair.names[name].number)][0])
    }

    /// The same with a bare colon: what is before the value, and behind it.
    #[inline]
    pub(super) fn bare(&self, pair: &Pair, name: usize) -> [&[u8]; 2] {
        let [there, _] = &self.all[usize::from(pair.names[name].number)];
        [there.before, there.close].map(|part| part.of(&self.spelling))
    }

    /// What it writes around one that moves back to the first name.
    pub(super) fn back(&self, pair: &Pair, name: usize) -> Around<'_> {
        self.around(&self.all[usize::from(pair.names[name].number)][1])
    }

    #[inline]
    fn around(&self, template: &Template) -> Around<'_> {
        [template.name, template.open, template.close].map(|part| part.of(&self.spelling))
    }

    /// Whether it is unknown what to build around a value that moves from a name of a pair, unless a complement shows it.
    #[inline]
    pub(super) fn is_unclear(&self, pair: &Pair, name: usize) -> bool {
        pair.names.len() > 1 && self.all[usize::from(pair.names[name].number)][0].is_unclear
    }
}

impl Template {
    fn new(
        field: &FieldEntry,
        place: &Location,
        option: &[LocationToken],
        syntax: &Syntax,
        spelling: &mut Vec<u8>,
    ) -> Template {
        let start = spelling.len() as u32;
        spelling.extend_from_slice(syntax.quote);
        spelling.extend_from_slice(field.word.text());
        spelling.extend_from_slice(syntax.quote);
        let name = Span::new(start, spelling.len() as u32);
        spelling.extend_from_slice(syntax.colon);
        let open = spelling.len() as u32;
        for token in place.tokens(option) {
            spelling.push(b'{');
            write_string(&[&token.name], spelling);
            spelling.push(b':');
        }
        let close = spelling.len() as u32;
        spelling.extend(place.tokens(option).map(|_| b'}'));
        Template {
            name,
            before: Span::new(start, close),
            open: Span::new(open, close),
            close: Span::new(close, spelling.len() as u32),
            is_unclear: place.is_unclear(option),
        }
    }
}
