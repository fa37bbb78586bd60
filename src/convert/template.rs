//! A member as the converter writes it around a value that moves: its name, and the objects that the place of the value
//! names.

use super::json::write_string;
use crate::contract::catalogue::FieldEntry;
use crate::contract::location::{Location, LocationToken};
use crate::contract::pairs::{Between, Pair};
use crate::text::syntax::Syntax;
use alloc::vec::Vec;

/// The templates of the names of all pairs that have several, by the number of the name: around a value that moves from it to
/// the last name, and back from it to the first.
#[derive(Debug)]
pub(super) struct Templates(Vec<[Template; 2]>);

#[derive(Debug)]
pub(super) struct Template {
    text: Vec<u8>,
    /// Where in the text the name ends, the value of the member begins, and the value that moves.
    name: usize,
    open: usize,
    value: usize,
    /// It is unknown what to build around the value, unless a complement shows it.
    pub(super) is_unclear: bool,
}

impl Templates {
    pub(super) fn new(between: &Between, option: &[LocationToken], syntax: &Syntax) -> Templates {
        let pairs = between.objects().flat_map(|object| &object.pairs);
        let names = pairs
            .filter(|pair| pair.names.len() > 1)
            .flat_map(|pair| (0..=pair.last()).map(move |name| (pair, name)));
        let all = names.map(|(pair, name)| {
            let there = (pair.into(), &pair.route(name, pair.last()).target);
            let back = (pair.field(0), &pair.back(0, name).target);
            [there, back].map(|(field, place)| Template::new(field, place, option, syntax))
        });
        Templates(all.collect())
    }

    /// What the converter writes around a value that moves from a name of a pair to the last one.
    #[inline]
    pub(super) fn there(&self, pair: &Pair, name: usize) -> &Template {
        &self.0[usize::from(pair.names[name].number)][0]
    }

    /// What it writes around one that moves back to the first name.
    pub(super) fn back(&self, pair: &Pair, name: usize) -> &Template {
        &self.0[usize::from(pair.names[name].number)][1]
    }
}

impl Template {
    fn new(field: &FieldEntry, place: &Location, option: &[LocationToken], syntax: &Syntax) -> Template {
        let mut text = [syntax.quote, field.word.text(), syntax.quote].concat();
        let name = text.len();
        text.extend_from_slice(syntax.colon);
        let open = text.len();
        for token in place.tokens(option) {
            text.push(b'{');
            write_string(&[&token.name], &mut text);
            text.push(b':');
        }
        let value = text.len();
        text.extend(place.tokens(option).map(|_| b'}'));
        Template {
            text,
            name,
            open,
            value,
            is_unclear: place.is_unclear(option),
        }
    }

    /// The name, in a document in quotes, what is between the colon and the value, and what is behind that.
    #[inline]
    pub(super) fn parts(&self) -> [&[u8]; 3] {
        [
            &self.text[..self.name],
            &self.text[self.open..self.value],
            self.halves()[1],
        ]
    }

    /// What is before the value, and behind it.
    #[inline]
    pub(super) fn halves(&self) -> [&[u8]; 2] {
        [&self.text[..self.value], &self.text[self.value..]]
    }
}
