//! The expected result for an item that is converted, edited and converted back with its complement, computed on
//! parsed values. It shares no code with the converter.

use crate::oracle::{PAYOUT, URL, is_index, look, wrapped};
use serde_json::{Map, Value};

/// The direction of the conversion before the edit.
#[derive(Clone, Copy, PartialEq)]
pub enum Way {
    Up,
    Down,
}

/// Where the object of a record of the complement is now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Found {
    At(usize),
    Orphan,
}

/// Finds the item that was at a position, by the old and the new raw identifiers.
pub fn found(there: &[Option<String>], at: usize, here: &[Option<String>]) -> Found {
    let same = |ids: &[Option<String>], id: &Value| {
        let reads =
            |other: &&Option<String>| other.as_deref().is_some_and(|other| value(other) == *id);
        ids.iter().filter(reads).count()
    };
    let place = match &there[at] {
        None => (there.len() == here.len() && here[at].is_none()).then_some(at),
        Some(id) => {
            let read = value(id);
            match (same(there, &read), same(here, &read)) {
                (1, 1) => here
                    .iter()
                    .position(|other| other.as_deref().is_some_and(|other| value(other) == read)),
                _ => (there.len() == here.len() && here[at].as_ref() == Some(id)).then_some(at),
            }
        }
    };
    place.map_or(Found::Orphan, Found::At)
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

/// Edits a converted item. `None` if there is nothing to edit.
pub fn edited(item: &Value, how: &str, way: Way, path: &[String]) -> Option<Value> {
    let mut out = item.clone();
    let members = out.as_object_mut()?;
    let (own, other) = match way {
        Way::Up => (PAYOUT, URL),
        Way::Down => (URL, PAYOUT),
    };
    match how {
        "set url" if way == Way::Down => {
            members.get(URL).filter(|url| url.is_string())?;
            members.insert(URL.to_owned(), "edited".into());
        }
        "set url" => {
            let edited = with_url(members.get(PAYOUT)?, path, "edited")?;
            members.insert(PAYOUT.to_owned(), edited);
        }
        "remove url" => {
            let payout = members.get(PAYOUT).filter(|_| way == Way::Up)?;
            url_of(payout, path)?;
            let (last, parents) = path.split_last()?;
            let mut payout = payout.clone();
            let parent = parents
                .iter()
                .try_fold(&mut payout, |at, name| at.get_mut(name))?;
            parent.as_object_mut()?.shift_remove(last);
            members.insert(PAYOUT.to_owned(), payout);
        }
        "remove member" => drop(members.shift_remove(own)?),
        "not a string" => {
            members.get(own)?;
            members.insert(own.to_owned(), 7.into());
        }
        "add other" if members.get(other).is_none() => {
            members.insert(other.to_owned(), 8.into());
        }
        "add url" if members.get(other).is_none() => {
            let url = match way {
                Way::Up => "added".into(),
                Way::Down => wrapped(path, "added".into()),
            };
            members.insert(other.to_owned(), url);
        }
        _ => return None,
    }
    Some(out)
}

/// Returns the item after converting back, by the laws. `None` if they do not decide.
pub fn came_back(original: &Value, edited: &Value, way: Way, path: &[String]) -> Option<Value> {
    let original = original.as_object()?;
    let mut out = edited.as_object()?.clone();
    match way {
        Way::Down => after_down(original, edited.as_object()?, &mut out, path)?,
        Way::Up => after_up(original, edited.as_object()?, &mut out, path)?,
    }
    Some(Value::Object(out))
}

type Members = Map<String, Value>;

fn after_down(
    original: &Members,
    edited: &Members,
    out: &mut Members,
    path: &[String],
) -> Option<()> {
    let had = original.get(PAYOUT);
    let old = original.get(URL);
    let url = old.and_then(Value::as_str);
    let inside = had.and_then(|payout| url_of(payout, path));
    let now = edited.get(URL).and_then(Value::as_str);
    if url.is_some() || (old.is_some() && inside.is_none()) {
        // The original had the older field, too: it stayed, and its payout is restored beside it.
        if let (Some(had), false) = (had, edited.contains_key(PAYOUT)) {
            let payout = match url.is_some() && url == inside {
                true => joined(had, path, now),
                false => Some(had.clone()),
            };
            out.extend(payout.map(|payout| (PAYOUT.to_owned(), payout)));
        }
        return Some(());
    }
    if edited.contains_key(PAYOUT) {
        return None;
    }
    if inside.is_some() {
        if now.is_none() && edited.contains_key(URL) {
            return None;
        }
        out.shift_remove(URL);
        let payout = joined(had?, path, now);
        out.extend(payout.map(|payout| (PAYOUT.to_owned(), payout)));
        out.extend(old.map(|old| (URL.to_owned(), old.clone())));
        return Some(());
    }
    if edited.contains_key(URL) {
        return None;
    }
    out.extend(had.map(|had| (PAYOUT.to_owned(), had.clone())));
    Some(())
}

fn after_up(
    original: &Members,
    edited: &Members,
    out: &mut Members,
    path: &[String],
) -> Option<()> {
    let had = original.get(PAYOUT);
    let old = original.get(URL);
    let url = old.and_then(Value::as_str);
    let inside = had.and_then(|payout| url_of(payout, path));
    let now = edited.get(PAYOUT).and_then(|payout| url_of(payout, path));
    if had.is_some() {
        if let (Some(old), false) = (old, edited.contains_key(URL)) {
            let came = match url.is_some() && url == inside {
                true => now.map(Value::from),
                false => Some(old.clone()),
            };
            out.extend(came.map(|url| (URL.to_owned(), url)));
        }
        return Some(());
    }
    if edited.contains_key(URL) {
        return None;
    }
    if url.is_some() && !path.iter().any(is_index) {
        out.shift_remove(PAYOUT);
        out.extend(now.map(|url| (URL.to_owned(), url.into())));
        return Some(());
    }
    if edited.contains_key(PAYOUT) {
        return None;
    }
    out.extend(old.map(|old| (URL.to_owned(), old.clone())));
    Some(())
}

/// Returns a payout with another URL, or what is left of it without a URL.
fn joined(payout: &Value, path: &[String], url: Option<&str>) -> Option<Value> {
    match url {
        Some(url) => with_url(payout, path, url),
        None => without(payout, path),
    }
}

fn url_of<'v>(payout: &'v Value, path: &[String]) -> Option<&'v str> {
    look(payout, path)?.as_str()
}

fn part_mut<'v>(value: &'v mut Value, name: &str) -> Option<&'v mut Value> {
    match value {
        Value::Array(elements) => elements.get_mut(name.parse::<usize>().ok()?),
        value => value.get_mut(name),
    }
}

fn with_url(payout: &Value, path: &[String], url: &str) -> Option<Value> {
    url_of(payout, path)?;
    let mut out = payout.clone();
    *path
        .iter()
        .try_fold(&mut out, |at, name| part_mut(at, name))? = url.into();
    Some(out)
}

fn without(payout: &Value, path: &[String]) -> Option<Value> {
    let (last, parents) = path.split_last()?;
    let size = |value: &Value| {
        value
            .as_object()
            .map_or_else(|| value.as_array().map_or(0, Vec::len), Map::len)
    };
    let mut at = payout;
    let mut is_alone = true;
    for name in path {
        is_alone &= size(at) == 1;
        at = look(at, std::slice::from_ref(name))?;
    }
    if is_alone {
        return None;
    }
    let mut out = payout.clone();
    match parents
        .iter()
        .try_fold(&mut out, |at, name| part_mut(at, name))?
    {
        Value::Array(elements) => elements[last.parse::<usize>().ok()?] = Value::Null,
        parent => drop(parent.as_object_mut()?.shift_remove(last)),
    }
    Some(out)
}

/// Keeps the identifier of the edited item.
pub fn keep_id(item: &mut Value, edited: &Value) {
    if let (Some(item), Some(id)) = (item.as_object_mut(), edited.get("id")) {
        item.insert("id".to_owned(), id.clone());
    }
}
