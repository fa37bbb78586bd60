//! The files of `tests/cases/` by path: from the disk, or compiled in if there is no disk.

#[cfg(not(target_arch = "wasm32"))]
mod stored {
    use std::fs;
    use std::path::Path;

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases");

    pub fn paths() -> Vec<String> {
        let mut paths = Vec::new();
        for folder in fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap()) {
            let name = folder.file_name().to_string_lossy().into_owned();
            let files = fs::read_dir(folder.path()).into_iter().flatten();
            let files = files.map(|file| file.unwrap().file_name());
            paths.extend(files.map(|file| format!("{name}/{}", file.to_string_lossy())));
        }
        paths.sort();
        paths
    }

    pub fn bytes(path: &str) -> Option<Vec<u8>> {
        fs::read(Path::new(FOLDER).join(path)).ok()
    }
}

#[cfg(target_arch = "wasm32")]
mod stored {
    use include_dir::{Dir, include_dir};

    static FOLDER: Dir = include_dir!("$CARGO_MANIFEST_DIR/tests/cases");

    pub fn paths() -> Vec<String> {
        let files = FOLDER.dirs().flat_map(|folder| folder.files());
        let paths = files.map(|file| file.path().to_string_lossy().into_owned());
        let mut paths: Vec<String> = paths.collect();
        paths.sort();
        paths
    }

    pub fn bytes(path: &str) -> Option<Vec<u8>> {
        FOLDER.get_file(path).map(|file| file.contents().to_vec())
    }
}

pub use stored::{bytes, paths};
