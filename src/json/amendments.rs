//! The JSON of amendments: by shape what the npm package takes as options.

use crate::{AmendmentError, Amendments, Shape};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};

/// The amendments of one shape.
#[derive(Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
struct AmendmentsForm {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    accept: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    optional: Vec<String>,
}

impl AmendmentsForm {
    fn of(amendments: &Amendments, shape: Shape) -> AmendmentsForm {
        AmendmentsForm {
            accept: amendments.accepted(shape).collect(),
            optional: amendments.excused(shape).collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.accept.is_empty() && self.optional.is_empty()
    }

    /// Adds them to the amendments of a shape.
    fn add_to(&self, mut amendments: Amendments, shape: Shape) -> Result<Amendments, AmendmentError> {
        for (pointer, values) in &self.accept {
            amendments = amendments.accept(shape, pointer, values.iter().map(String::as_str))?;
        }
        for pointer in &self.optional {
            amendments = amendments.optional(shape, pointer)?;
        }
        Ok(amendments)
    }
}

impl Serialize for Amendments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shapes = Shape::ALL.iter().map(|&shape| (shape, AmendmentsForm::of(self, shape)));
        serializer.collect_map(shapes.filter(|(_, ours)| !ours.is_empty()))
    }
}

impl<'de> Deserialize<'de> for Amendments {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amendments, D::Error> {
        let shapes = BTreeMap::<Shape, AmendmentsForm>::deserialize(deserializer)?;
        let added = |amendments, (shape, ours): (Shape, AmendmentsForm)| ours.add_to(amendments, shape);
        let amendments = shapes.into_iter().try_fold(Amendments::default(), added);
        amendments.map_err(D::Error::custom)
    }
}
