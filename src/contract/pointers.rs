//! Lists where the fields of a shape are, as JSON Pointers in which `*` is each element of a list.

use super::catalogue::{Catalogue, FieldEntry, Fields, Holds};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl Catalogue {
    /// The fields of a shape that some version has, each with its pointer: into the document, or into an entry of
    /// a list.
    pub(crate) fn pointers(&'static self, shape: usize) -> Vec<(String, &'static FieldEntry)> {
        let mut pointers = Vec::new();
        self.add_below(self.shape(shape).root, "", &mut pointers);
        pointers
    }

    fn add_below(&self, field: &'static FieldEntry, pointer: &str, pointers: &mut Vec<(String, &'static FieldEntry)>) {
        match field.holds {
            Holds::Object(object) => {
                let absent = self.version_ids().map(|version| object.in_version(version).absent());
                let never = absent.fold(Fields::MAX, |all, absent| all & absent);
                let is_known = |field: &&FieldEntry| never >> field.place & 1 == 0;
                for field in object.fields.iter().filter(is_known) {
                    let pointer = format!("{pointer}/{}", field.word.name());
                    pointers.push((pointer.clone(), field));
                    self.add_below(field, &pointer, pointers);
                }
            }
            Holds::List(element) => self.add_below(element, &format!("{pointer}/*"), pointers),
            _ => {}
        }
    }
}
