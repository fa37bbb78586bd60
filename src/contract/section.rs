//! Numbers the sections of the interface that rules cite.

/// The number of a section in [`SECTIONS`].
pub(crate) type SectionId = u8;

/// Every section that is cited.
pub const SECTIONS: [&str; 14] = [
    "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4", "4.1", "4.2", "4.4", "5", "6", "8", "9",
];

/// Returns the number of a section. A section that is not listed fails to compile.
pub(crate) const fn section_id(section: &str) -> SectionId {
    let wanted = section.as_bytes();
    let mut at = 0;
    while at < SECTIONS.len() {
        let listed = SECTIONS[at].as_bytes();
        if listed.len() == wanted.len()
            && listed[0] == wanted[0]
            && (listed.len() == 1 || listed[2] == wanted[2])
        {
            return at as SectionId;
        }
        at += 1;
    }
    panic!("a section is listed in SECTIONS")
}
