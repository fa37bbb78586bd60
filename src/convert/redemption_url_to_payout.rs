//! 2024-02-05: an item's `payout` replaces its `redemption_url`.
//!
//! The interface does not show the structure of `payout`, so where the URL stands in it is an option,
//! and what else it holds has no place in the older version. Both fields can stand in one item: then
//! the one that the other version knows stays as it is and the other one goes, which is a loss unless
//! both hold the same URL.

use super::complement::{Content, MemberRecord};
use super::rewrite::{Around, Replacement, Rewrite};
use super::sites::{Member, Place};
use super::url::{Look, UrlPlace};
use super::{Change, Conversion, Way, for_people};
use crate::Shape;
use crate::Version::V2024_02_05;
use crate::contract::model::{Basis, Field};
use crate::contract::order::{PAYOUT, REDEMPTION_URL};
use crate::json::keys::Unescaped;
use crate::json::reader::Text;
use crate::json::span::Span;

/// The change, as the changelog tells it.
pub static REDEMPTION_URL_TO_PAYOUT: Change = Change {
    id: "redemption_url_to_payout",
    version: V2024_02_05,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("`payout` replaces `redemption_url` on the items of an order"),
    description: for_people(
        "Orders that are read no longer carry `redemption_url`, which the version before had \
                  deprecated; a field named `payout` takes its place. What `payout` holds is not shown.",
    ),
    conversions: &[Conversion {
        shapes: &[Shape::Order, Shape::OrderList],
        place: Place::Item,
        section: "2.6",
        // Where in `payout` the URL stands is not shown.
        basis: Basis::Assumed,
        fields: &FIELDS,
        rewrite,
        assumption: Some(
            "The structure of `payout` is not shown (2.6): its URL is taken to stand where `payoutUrl` says.",
        ),
        gap: None,
    }],
};

static FIELDS: [Field; 2] = [REDEMPTION_URL, PAYOUT];
const URL: usize = 0;
const PAID: usize = 1;

fn rewrite(item: &mut Rewrite<'_>) {
    let (own, other) = match item.task.way {
        Way::Up => (URL, PAID),
        Way::Down => (PAID, URL),
    };
    if let (Some(MemberRecord::New), Some(member)) = (item.held(other), item.member(other)) {
        undo(item, other, &member);
    }
    match (item.held(own), item.task.way) {
        (Some(MemberRecord::Kept), _) => leave(item, own, other),
        (Some(MemberRecord::New), _) => {
            if there(item, other).is_some() {
                item.keep(other);
            }
            if let Some(member) = item.member(own) {
                undo(item, own, &member);
            }
        }
        (_, Way::Up) => up(item),
        (_, Way::Down) => down(item),
    }
}

/// To 2024-02-05.
fn up(item: &mut Rewrite<'_>) {
    let redemption_url = item.member(URL);
    let payout = there(item, PAID);
    match (redemption_url, payout) {
        (url, Some(payout)) => {
            item.keep(PAID);
            item.gives_way(PAID);
            if let Some(url) = url {
                merge(item, URL, &url, &payout);
            }
        }
        (Some(url), None) => match item.string(&url) {
            Some(_) => to_payout(item, &url),
            None => {
                item.take_out(URL, None);
                item.loss(
                    url.span.start,
                    "A `redemption_url` that is no string is no URL that `payout` could carry.",
                );
                come_back(item, PAID);
            }
        },
        (None, None) => come_back(item, PAID),
    }
    came_beside(item, redemption_url, payout);
}

/// To 2023-07-27.
fn down(item: &mut Rewrite<'_>) {
    let redemption_url = there(item, URL);
    let payout = item.member(PAID);
    match (redemption_url, payout) {
        (Some(url), payout) if item.string(&url).is_some() => {
            item.keep(URL);
            item.gives_way(URL);
            if let Some(payout) = payout {
                merge(item, PAID, &payout, &url);
            }
        }
        (url, Some(payout)) => match item.look(&payout) {
            Look {
                url: Some(found),
                others,
                ..
            } => {
                if let Some(url) = url {
                    item.take_out(URL, None);
                    item.loss(
                        url.span.start,
                        "A `redemption_url` that is no string gives way to the URL in `payout`.",
                    );
                }
                to_redemption_url(item, &payout, found.span, others);
            }
            _ => {
                item.take_out(PAID, None);
                item.loss(
                    payout.span.start,
                    "This `payout` holds no URL where `payoutUrl` leads, and 2023-07-27 has no `payout`.",
                );
                match url {
                    Some(_) => item.keep(URL),
                    None => come_back(item, URL),
                }
            }
        },
        (Some(_), None) => item.keep(URL),
        (None, None) => come_back(item, URL),
    }
}

/// A `redemption_url` becomes a `payout` in its place.
fn to_payout(item: &mut Rewrite<'_>, url: &Member) {
    let place = item.task.url_place;
    let own_key = format!("\"{}\"", item.name(PAID));
    let mut with = Replacement {
        key: &own_key,
        open: &place.open,
        close: &place.close,
        own_open: "",
        own_close: "",
    };
    match item.held(PAID) {
        Some(MemberRecord::Moved(spelling)) => {
            with.key = spelling.key.as_deref().unwrap_or(with.key);
            with.open = spelling.open.as_deref().unwrap_or(with.open);
            with.close = spelling.close.as_deref().unwrap_or(with.close);
        }
        _ => item.gives_way(PAID),
    }
    item.replace(URL, url, url.value, &with);
}

/// A `payout` becomes a `redemption_url` in its place. What else it holds has no place there.
fn to_redemption_url(item: &mut Rewrite<'_>, payout: &Member, url: Span, others: Vec<u32>) {
    for other in others {
        item.loss(other, NOT_IN_URL);
    }
    let own_key = format!("\"{}\"", item.name(URL));
    let place = item.task.url_place;
    let mut with = Replacement {
        key: &own_key,
        open: "",
        close: "",
        own_open: &place.open,
        own_close: &place.close,
    };
    match item.held(URL) {
        Some(MemberRecord::Moved(spelling)) => {
            with.key = spelling.key.as_deref().unwrap_or(with.key);
        }
        _ => item.gives_way(URL),
    }
    item.replace(PAID, payout, url, &with);
}

const NOT_IN_URL: &str = "2023-07-27 has only the URL of a `payout`, so this has no place there.";

/// Both fields are there: one goes, the other stays. It is a loss unless both hold the same URL.
fn merge(item: &mut Rewrite<'_>, going: usize, member: &Member, staying: &Member) {
    let payout = if going == PAID { member } else { staying };
    let look = item.look(payout);
    let in_payout = look.url;
    let bare = item.string(if going == URL { member } else { staying });
    let (gone, stays) = match going {
        PAID => (in_payout, bare),
        _ => (bare, in_payout),
    };
    let equal = matches!((gone, stays), (Some(a), Some(b)) if same(a, b, item.text));
    if let (Some(gone), Some(stays), true) = (gone, stays, equal) {
        let differs = gone.raw(item.text) != stays.raw(item.text);
        let url = gone.span;
        item.take_out(going, Some(Around { url, differs }));
        item.merged(member, staying);
    } else {
        item.take_out(going, None);
    }
    if going == URL {
        if !equal {
            item.loss(
                member.span.start,
                "`payout` is there and holds another URL, or none.",
            );
        }
        return;
    }
    match in_payout {
        Some(url) => {
            if !equal {
                let whole = url.span.start == member.value.start;
                let at = if whole {
                    member.span.start
                } else {
                    url.span.start
                };
                item.loss(at, "`redemption_url` is there and holds another URL.");
            }
            for other in look.others {
                item.loss(other, NOT_IN_URL);
            }
        }
        None => item.loss(member.span.start, NOT_IN_URL),
    }
}

/// The input of the other way had this field already: it stays, and the other one comes back.
fn leave(item: &mut Rewrite<'_>, own: usize, other: usize) {
    if there(item, other).is_some() {
        item.gives_way(other);
        return item.keep(other);
    }
    let Some(MemberRecord::Taken(slot, content)) = item.held(other) else {
        return;
    };
    let url = url_of(item, own);
    match content {
        Content::Whole(text) => {
            if has_url(item.task.url_place, other, text) && (own == PAID || url.is_none()) {
                forget(item, own, other);
            }
            item.put_back(other, slot, text.clone());
        }
        Content::Around {
            before,
            after,
            url: spelt,
        } => {
            let text = match url {
                Some(url) => {
                    let raw = url.span.of(item.text);
                    let unedited = spelt
                        .as_deref()
                        .filter(|spelt| same_source(spelt.as_bytes(), raw));
                    let url = unedited.map_or(String::from_utf8_lossy(raw), |spelt| spelt.into());
                    Some(format!("{before}{url}{after}"))
                }
                None => rest(item.task.url_place, other, before, after),
            };
            if let Some(text) = text {
                item.put_back(other, slot, text);
            }
        }
    }
}

/// What came back has a URL where nothing held one: left to itself, the way back would move it.
fn forget(item: &mut Rewrite<'_>, own: usize, other: usize) {
    let stays = item.member(own);
    if own == URL || stays.is_none() {
        item.is_new(other);
    }
}

/// What an earlier complement had put there goes again.
fn undo(item: &mut Rewrite<'_>, field: usize, member: &Member) {
    item.take_out(field, None);
    item.loss(
        member.span.start,
        "It came from a complement, and the document before had no place for it.",
    );
}

/// A member that does not go again.
fn there(item: &Rewrite<'_>, field: usize) -> Option<Member> {
    match item.held(field) {
        Some(MemberRecord::New) => None,
        _ => item.member(field),
    }
}

/// A field that the other way took out comes back; of one that only lent its URL, the rest.
fn come_back(item: &mut Rewrite<'_>, field: usize) {
    match item.held(field) {
        Some(MemberRecord::Taken(slot, Content::Whole(text))) => {
            item.put_back(field, slot, text.clone());
        }
        Some(MemberRecord::Taken(slot, Content::Around { before, after, .. })) => {
            if let Some(text) = rest(item.task.url_place, field, before, after) {
                item.put_back(field, slot, text);
            }
        }
        Some(MemberRecord::Moved(spelling)) => {
            let place = item.task.url_place;
            let key = format!("\"{}\"", item.name(field));
            let key = spelling.key.as_ref().unwrap_or(&key);
            let open = spelling.open.as_ref().unwrap_or(&place.open);
            let close = spelling.close.as_ref().unwrap_or(&place.close);
            if let Some(text) = rest(place, field, &format!("{key}:{open}"), close) {
                item.draft.relies = true;
                item.append(field, text);
            }
        }
        _ => {}
    }
}

/// A `redemption_url` that gave way to the URL in `payout` comes back beside it.
fn came_beside(item: &mut Rewrite<'_>, url: Option<Member>, payout: Option<Member>) {
    if let Some(MemberRecord::Taken(slot, Content::Whole(text))) = item.held(URL) {
        let moved = payout.is_none() && url.is_some_and(|url| item.string(&url).is_some());
        if !moved {
            item.is_new(URL);
        }
        item.put_back(URL, slot, text.clone());
    }
}

/// The URL that a field holds.
fn url_of(item: &mut Rewrite<'_>, field: usize) -> Option<Text> {
    let member = item.member(field)?;
    match field {
        URL => item.string(&member),
        _ => item.look(&member).url,
    }
}

/// A `payout` without its URL; nothing where it holds nothing else. A `redemption_url` is its URL.
fn rest(place: &UrlPlace, field: usize, before: &str, after: &str) -> Option<String> {
    if field == URL {
        return None;
    }
    let text = format!("{before}\"\"{after}");
    let value = value_of(&text);
    let look = place.look(text.as_bytes(), value);
    let (gone, instead) = look.without.filter(|_| !look.others.is_empty())?;
    let (start, end) = (gone.start as usize, gone.end as usize);
    Some(format!("{}{instead}{}", &text[..start], &text[end..]))
}

/// Whether a member, given as text, holds a URL that the converter would move.
fn has_url(place: &UrlPlace, field: usize, text: &str) -> bool {
    let value = value_of(text);
    match field {
        URL => text[value.start as usize..].starts_with('"'),
        _ => place.look(text.as_bytes(), value).url.is_some(),
    }
}

/// The value of a member that is known to be whole.
fn value_of(text: &str) -> Span {
    let bytes = text.as_bytes();
    let mut at = 1;
    while bytes.get(at).is_some_and(|byte| *byte != b'"') {
        at += 1 + (bytes[at] == b'\\') as usize;
    }
    let colon = bytes[at..].iter().position(|byte| *byte == b':');
    let start = at + colon.map_or(0, |colon| colon + 1);
    let blank = bytes[start..]
        .iter()
        .take_while(|byte| byte.is_ascii_whitespace());
    Span::new((start + blank.count()) as u32, bytes.len() as u32)
}

fn same(a: Text, b: Text, text: &[u8]) -> bool {
    Unescaped::new(a.raw(text)).eq(Unescaped::new(b.raw(text)))
}

/// Whether two strings with their quotes stand for the same.
fn same_source(a: &[u8], b: &[u8]) -> bool {
    let inside = |source: &[u8]| source.len().max(2) - 1;
    Unescaped::new(&a[1..inside(a)]).eq(Unescaped::new(&b[1..inside(b)]))
}
