//! Which object a record of a complement belongs to: by identifier first; by position only where there
//! is no identifier and nothing has come or gone.

use super::complement::{ObjectRecord, Section};
use super::sites::{NO_ITEM, Site};
use crate::json::keys::Unescaped;
use crate::json::span::Span;
use crate::sorted::sorted;
use core::cmp::Ordering;

/// A record that belongs to no object: the position it had, and that of its entry.
#[derive(Clone, Copy, Debug)]
pub(super) struct Orphan {
    pub(super) entry: u32,
    pub(super) item: Option<u32>,
}

/// For each site the record that belongs to it, and the records that belong to none. Items stand before
/// their entry.
pub(super) fn matched<'r>(
    text: &[u8],
    sites: &[Site],
    section: &'r Section,
    entries: Entries,
) -> (Vec<Option<&'r ObjectRecord>>, Vec<Orphan>) {
    let mut records = vec![None; sites.len()];
    let mut orphans = Vec::new();
    let are_entries: Vec<usize> = (0..sites.len())
        .filter(|at| sites[*at].item == NO_ITEM)
        .collect();
    let candidates = Candidates {
        text,
        position: &|at| sites[at].entry,
        id: &|at| sites[at].id,
        at: &are_entries,
        unchanged: match entries {
            Entries::TheDocument => true,
            Entries::Many(count) => section.count == Some(count),
        },
    };
    for (record, found) in candidates.matched(&section.entries) {
        match found {
            Some(entry) => {
                records[entry] = Some(record);
                items(text, sites, record, entry, &mut records, &mut orphans);
            }
            None => orphans.push(Orphan {
                entry: record.at,
                item: None,
            }),
        }
    }
    (records, orphans)
}

/// How many entries a document has: it is one, or it lists them.
#[derive(Clone, Copy)]
pub(super) enum Entries {
    TheDocument,
    Many(u32),
}

fn items<'r>(
    text: &[u8],
    sites: &[Site],
    record: &'r ObjectRecord,
    entry: usize,
    records: &mut [Option<&'r ObjectRecord>],
    orphans: &mut Vec<Orphan>,
) {
    let of_entry = sites[..entry]
        .iter()
        .rev()
        .take_while(|site| site.entry == sites[entry].entry);
    let at: Vec<usize> = (entry - of_entry.count()..entry).collect();
    let candidates = Candidates {
        text,
        position: &|at| sites[at].item,
        id: &|at| sites[at].id,
        at: &at,
        unchanged: record.count == Some(sites[entry].items),
    };
    for (item, found) in candidates.matched(&record.items) {
        match found {
            Some(site) => records[site] = Some(item),
            None => orphans.push(Orphan {
                entry: record.at,
                item: Some(item.at),
            }),
        }
    }
}

/// The objects among which records are matched.
struct Candidates<'c> {
    text: &'c [u8],
    position: &'c dyn Fn(usize) -> u32,
    id: &'c dyn Fn(usize) -> Option<Span>,
    /// The objects, by ascending position.
    at: &'c [usize],
    /// Whether there are as many as there were.
    unchanged: bool,
}

impl Candidates<'_> {
    /// Each record with the object that it belongs to. Objects that stand where they stood come first,
    /// so that two of the same identifier are not confused.
    fn matched<'r>(&self, records: &'r [ObjectRecord]) -> Vec<(&'r ObjectRecord, Option<usize>)> {
        let mut free = vec![true; self.at.len()];
        let mut found: Vec<Option<usize>> = records
            .iter()
            .map(|record| take(&mut free, self.in_place(record)))
            .collect();
        if records
            .iter()
            .zip(&found)
            .any(|(record, found)| record.id.is_some() && found.is_none())
        {
            self.by_id(records, &mut free, &mut found);
        }
        let at = |n: Option<usize>| n.map(|n| self.at[n]);
        records.iter().zip(found.into_iter().map(at)).collect()
    }

    fn in_place(&self, record: &ObjectRecord) -> Option<usize> {
        let n = self
            .at
            .binary_search_by_key(&record.at, |at| (self.position)(*at))
            .ok()?;
        match (&record.id, (self.id)(self.at[n])) {
            (Some(id), Some(span)) => same_id(id.as_bytes(), span.of(self.text)).then_some(n),
            (None, None) => self.unchanged.then_some(n),
            _ => None,
        }
    }

    /// Takes, for each record that has not been matched, the only object of its identifier.
    fn by_id(&self, records: &[ObjectRecord], free: &mut [bool], found: &mut [Option<usize>]) {
        let with_id: Vec<(usize, &[u8])> = (0..self.at.len())
            .filter_map(|n| Some((n, (self.id)(self.at[n])?.of(self.text))))
            .collect();
        let order = sorted(with_id.len(), &|a, b| compare(with_id[a].1, with_id[b].1));
        for (record, found) in records.iter().zip(found) {
            let (Some(id), None) = (&record.id, &found) else {
                continue;
            };
            let entry = |n: u32| with_id[n as usize];
            let start = order.partition_point(|n| compare(entry(*n).1, id.as_bytes()).is_lt());
            let mut same = order[start..]
                .iter()
                .take_while(|n| compare(entry(**n).1, id.as_bytes()).is_eq())
                .take(2);
            if let (Some(only), None) = (same.next(), same.next()) {
                *found = take(free, Some(entry(*only).0));
            }
        }
    }
}

fn take(free: &mut [bool], n: Option<usize>) -> Option<usize> {
    n.filter(|n| core::mem::replace(&mut free[*n], false))
}

fn same_id(a: &[u8], b: &[u8]) -> bool {
    compare(a, b).is_eq()
}

/// Identifiers are compared as they are written; escapes in strings do not count.
fn compare(a: &[u8], b: &[u8]) -> Ordering {
    Unescaped::new(a).cmp(Unescaped::new(b))
}
