//! Fields that a version brought: on the way up those that it asks for are gaps, on the way down they
//! have no place.

use super::Way;
use super::complement::{Content, MemberRecord};
use super::rewrite::Rewrite;

/// Adds and takes out the fields that came with the version of the change.
pub(super) fn rewrite(object: &mut Rewrite<'_>) {
    for field in 0..object.task.fields.len() {
        if object.task.fields[field].since == object.task.version {
            match object.task.way {
                Way::Up => up(object, field),
                Way::Down => down(object, field),
            }
        }
    }
}

fn up(object: &mut Rewrite<'_>, field: usize) {
    if object.member(field).is_some() {
        object.gives_way(field);
        return object.keep(field);
    }
    if let Some(MemberRecord::Taken(slot, Content::Whole(text))) = object.held(field) {
        return object.put_back(field, slot, text.clone());
    }
    let Some(presence) = object.task.fields[field].presence else {
        return;
    };
    let name = object.name(field);
    let filled = object
        .task
        .fill
        .iter()
        .find(|(pointer, _)| pointer.strip_prefix('/') == Some(name));
    match filled {
        Some((_, value)) => object.append(field, format!("\"{name}\":{value}")),
        None => object.gap(
            field,
            format!(
                "{} asks for `{name}`: {}.",
                object.task.version, presence.why
            ),
        ),
    }
}

fn down(object: &mut Rewrite<'_>, field: usize) {
    let Some(member) = object.member(field) else {
        return;
    };
    if matches!(object.held(field), Some(MemberRecord::Kept)) {
        return;
    }
    object.draft.relies = true;
    object.take_out(field, None);
    object.loss(
        member.span.start,
        format!(
            "{} brought `{}`: the version before has no place for it.",
            object.task.version,
            object.name(field)
        ),
    );
}
