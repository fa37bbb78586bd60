//! Makes the names of interfaces.

use crate::NEWEST;
use order_contract::Version;
use order_contract::internals::{EnumValue, Object};

/// The name of an object inside another one, the same for each variant of the outer one.
pub fn nested(outer: &str, owner: &'static Object, title: &str) -> String {
    format!("{}{}", of_all_variants(outer, owner), pascal(title))
}

/// The name of an object, given that of one of its variants.
pub fn of_all_variants<'n>(name: &'n str, object: &'static Object) -> &'n str {
    let values = object.decider().map_or(&[][..], |decider| decider.kind.values(NEWEST));
    let mut suffixes = values.iter().map(|value| pascal(value.value));
    let base = suffixes.find_map(|suffix| name.strip_suffix(suffix.as_str()));
    base.unwrap_or(name)
}

/// The name of an object with a value of its discriminator.
pub fn variant(name: &str, value: &EnumValue) -> String {
    format!("{name}{}", pascal(value.value))
}

/// The name of the common part of all versions of an interface.
pub fn base(name: &str) -> String {
    format!("{name}Base")
}

/// The name of an interface in one version.
pub fn dated(name: &str, version: Version) -> String {
    format!("{name}_{}", version.date().replace('-', "_"))
}

/// Converts `order-request`, `Order request` and `ORDER_REQUEST` to `OrderRequest`.
pub fn pascal(words: &str) -> String {
    words.split(['-', '_', ' ']).map(capitalized).collect()
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
}
