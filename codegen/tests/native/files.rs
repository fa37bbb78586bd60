//! The committed files are what the generator writes.

use order_contract_codegen::files;
use std::fs;
use std::path::Path;

#[test]
fn the_committed_files_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, text) in files() {
        let committed = fs::read_to_string(root.join(&path)).unwrap_or_default();
        assert!(committed == text, "{path} is stale: npm run build");
    }
}
