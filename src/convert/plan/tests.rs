use crate::service::plan;
use std::string::String;
use std::vec::Vec;

/// People keep complements. The changes of one object share records, which have the name of the first one: changes that
/// are reordered or renamed make what was kept unreadable.
#[test]
fn the_records_of_complements_keep_their_names() {
    let passes = plan().passes.iter();
    let names = passes.map(|pass| String::from_utf8(pass.name().concat()).unwrap());
    let kept = include_str!("../../../tests/golden/complement-records.txt");
    assert_eq!(names.collect::<Vec<_>>(), kept.lines().collect::<Vec<_>>());
}
