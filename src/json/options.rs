//! The JSON of options, as the npm package takes them. All are optional but the versions of a conversion.
//!
//! The unit of places and the language are left out: the program sets them, and a language that it does not
//! use is not linked.

use crate::{
    Amendments, Code, Complement, ConvertOptions, JsonPointer, Level, Limits, Names, OnLoss, OnOrphan, Options,
    Severities, Severity, Version,
};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::marker::PhantomData;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer, ser};
use serde_json::Value;

/// Reads an object. The implementation that serde derives would also accept an array.
fn object<'de, Form: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    expected: &'static str,
) -> Result<Form, D::Error> {
    deserializer.deserialize_map(OptionsVisitor {
        expected,
        form: PhantomData,
    })
}

struct OptionsVisitor<Form> {
    expected: &'static str,
    form: PhantomData<Form>,
}

impl<'de, Form: Deserialize<'de>> Visitor<'de> for OptionsVisitor<Form> {
    type Value = Form;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Form, A::Error> {
        Form::deserialize(MapAccessDeserializer::new(members))
    }
}

/// Implements serde for a type with the listed fields. Those left out have their defaults.
macro_rules! optional {
    ($type:ident, as $form:ident, $expected:literal: $($field:ident: $kind:ty,)*) => {
        #[derive(Default, Deserialize, Serialize)]
        #[serde(default, deny_unknown_fields)]
        struct $form {
            $(#[serde(skip_serializing_if = "Option::is_none")] $field: Option<$kind>,)*
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let form: $form = object(deserializer, $expected)?;
                let mut options = $type::default();
                $(if let Some(given) = form.$field { options.$field = given.into(); })*
                Ok(options)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let form = $form { $($field: self.$field.clone().into(),)* };
                form.serialize(serializer)
            }
        }
    };
}

optional! {
    Options, as OptionsForm, "an object of options":
    version: Version,
    level: Level,
    draft: bool,
    severity: Severities,
    entries: JsonPointer,
    amendments: Amendments,
    limits: Limits,
    mask: bool,
    names: Names,
}

optional! {
    Limits, as LimitsForm, "an object of limits":
    bytes: u32,
    depth: u32,
    findings: u32,
}

impl<'de> Deserialize<'de> for Severities {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Severities, D::Error> {
        let given = BTreeMap::<Code, Option<Severity>>::deserialize(deserializer)?;
        let mut severities = Severities::default();
        for (code, severity) in given {
            match severity {
                None => {}
                Some(severity) if code.is_fatal() && severity != Severity::Error => {
                    let why = format!("`{code}` is always `error`: nothing is checked after it");
                    return Err(D::Error::custom(why));
                }
                Some(severity) => severities = severities.with(code, severity),
            }
        }
        Ok(severities)
    }
}

impl Serialize for Severities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let given = |&code: &Code| self.of(code).map(|severity| (code, severity));
        serializer.collect_map(Code::ALL.iter().filter_map(given))
    }
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ConvertOptionsForm {
    from: Version,
    to: Version,
    payout_url: Option<JsonPointer>,
    fill: Option<BTreeMap<JsonPointer, Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complement: Option<Complement>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<JsonPointer>,
    on_loss: Option<OnLoss>,
    on_orphan: Option<OnOrphan>,
    limits: Option<Limits>,
}

impl<'de> Deserialize<'de> for ConvertOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ConvertOptions, D::Error> {
        let form: ConvertOptionsForm = object(deserializer, "an object of options")?;
        let by_default = ConvertOptions::new(form.from, form.to);
        let fill = form.fill.unwrap_or_default().into_iter();
        Ok(ConvertOptions {
            payout_url: form.payout_url.unwrap_or(by_default.payout_url),
            fill: fill.map(|(pointer, value)| (pointer, value.to_string())).collect(),
            complement: form.complement,
            entries: form.entries,
            on_loss: form.on_loss.unwrap_or(by_default.on_loss),
            on_orphan: form.on_orphan.unwrap_or(by_default.on_orphan),
            limits: form.limits.unwrap_or(by_default.limits),
            ..by_default
        })
    }
}

impl Serialize for ConvertOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let read = |(pointer, value): &(JsonPointer, String)| {
            serde_json::from_str(value).map(|value| (pointer.clone(), value))
        };
        let fill: Result<BTreeMap<_, _>, _> = self.fill.iter().map(read).collect();
        let form = ConvertOptionsForm {
            from: self.from,
            to: self.to,
            payout_url: Some(self.payout_url.clone()),
            fill: Some(fill.map_err(ser::Error::custom)?),
            complement: self.complement.clone(),
            entries: self.entries.clone(),
            on_loss: Some(self.on_loss),
            on_orphan: Some(self.on_orphan),
            limits: Some(self.limits),
        };
        form.serialize(serializer)
    }
}
