use crate::ConvertOptions;
use crate::check::made_up_tests::{NO_SHAPES, leak, service, shape};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    At, Basis, Declared, Direction, Field, Form, Kind, Layout, Object, On, Reform, Service, VersionId,
};
use crate::contract::pairs::Plan;
use crate::convert::Conversion;
use crate::convert::engine::Engine;
use crate::convert::made_up_tests::{FIRST, HUNDREDTHS, SECOND, THIRD, options};
use crate::convert::render::render;
use crate::convert::steps::Steps;
use crate::text::Padded;
use crate::text::json_pointer::JsonPointer;

fn object(fields: impl IntoIterator<Item = Field>) -> &'static Object {
    leak(Object::new("Object", Vec::from_iter(fields).leak()))
}

fn of(fields: impl IntoIterator<Item = Field>) -> &'static Service {
    service(Layout::Document, Direction::Sent, object(fields))
}

fn converted(
    service: &'static Service,
    [from, to]: [VersionId; 2],
    options: &ConvertOptions,
    text: &str,
) -> Conversion {
    let plan = Plan::make(Catalogue::make(service));
    let steps = Steps::new(plan, 0, [from, to], options.rules());
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    engine.convert(&steps, text);
    render(&steps, text, &mut engine, true)
}

#[test]
fn a_change_is_that_of_the_version_that_says_it() {
    let name = Field::text("name").renamed(SECOND, "title");
    let needed = Field::text("needed").required(Basis::Stated, "").required_since(THIRD);
    let rate = Field::new("rate", Kind::Text(Form::Decimal));
    let rate = rate.reformed(leak([Reform::new(THIRD, Form::Count, &HUNDREDTHS)]));
    let service = of([name, Field::text("title").since(SECOND), needed, rate]);
    let options = ConvertOptions {
        fill: vec![(JsonPointer::checked("/needed"), r#""x""#.into())],
        ..options()
    };
    let there = converted(service, [FIRST, THIRD], &options, r#"{"name":"n","rate":"0.5"}"#);
    let ids = there.changes.iter().map(|change| (change.to.to_string(), change.id));
    let expected = [("/needed", "third"), ("/title", "second"), ("/rate", "third")];
    assert_eq!(
        Vec::from_iter(ids),
        expected.map(|(pointer, id)| (pointer.to_owned(), id))
    );
}

/// What a version does inside of where another one moved a value is a change of it, too.
#[test]
fn a_value_that_moves_has_the_changes_of_its_new_place() {
    let amount = Field::new("amount", Kind::Text(Form::Decimal));
    let amount = amount.reformed(leak([Reform::new(THIRD, Form::Count, &HUNDREDTHS)]));
    let cost = Field::new("cost", Kind::Text(Form::Decimal)).moved(SECOND, "fee", At::Pointer("/amount"));
    let service = of([cost, Field::new("fee", Kind::Object(object([amount]))).since(SECOND)]);
    for (versions, text, output) in [
        ([FIRST, THIRD], r#"{"cost":"0.50"}"#, r#"{"fee":{"amount":"50"}}"#),
        ([THIRD, FIRST], r#"{"fee":{"amount":"50"}}"#, r#"{"cost":"0.50"}"#),
    ] {
        let there = converted(service, versions, &options(), text);
        assert_eq!(there.output, output.as_bytes());
        let ids = there.changes.iter().map(|change| change.id);
        let expected = if versions[0] == FIRST {
            ["second", "third"]
        } else {
            ["third", "second"]
        };
        assert_eq!(Vec::from_iter(ids), expected);
    }
}

#[test]
fn a_loss_names_the_version_that_the_document_gets() {
    let older = Field::text("older").renamed(SECOND, "newer");
    let service = of([older, Field::text("newer").since(SECOND).removed(THIRD, "")]);
    let lost = |versions, text| converted(service, versions, &options(), text).losses.remove(0).reason;
    for (versions, text, reason) in [
        (
            [FIRST, THIRD],
            r#"{"older":"o"}"#,
            "2022-01-01 has no place for `older`.",
        ),
        (
            [SECOND, THIRD],
            r#"{"newer":"n"}"#,
            "2022-01-01 has no place for `newer`.",
        ),
    ] {
        assert_eq!(lost(versions, text), reason);
    }
    let service = of([Field::text("late").since(SECOND).removed(THIRD, "")]);
    let lost = |versions| {
        converted(service, versions, &options(), r#"{"late":"l"}"#)
            .losses
            .remove(0)
            .reason
    };
    assert_eq!(lost([THIRD, FIRST]), "2020-01-01 has no place for `late`.");
    assert_eq!(lost([FIRST, THIRD]), "2022-01-01 has no place for `late`.");
}

/// No shape or field has it.
#[test]
fn a_gap_without_a_name_has_the_section_of_its_change() {
    let object = object([Field::text("late").since(SECOND)]);
    let service = leak(Service {
        shapes: leak([shape("shape", Layout::Document, Direction::Sent, object)]),
        changes: leak([Declared {
            id: "second",
            version: SECOND,
            basis: Basis::Stated,
            on: leak([On::all(object).unnamed("77", "Something.")]),
        }]),
        ..NO_SHAPES
    });
    let gaps = converted(service, [SECOND, FIRST], &options(), "{}").gaps;
    assert_eq!((gaps[0].section, &*gaps[0].reason), ("77", "Something."));
}
