//! Writes what others read from the contract: `js/generated/`, `docs/reference.md` and
//! `docs/changelog-of-the-interface.md`.
//!
//! Run by `npm run build`. With `--check` nothing is written and what is stale is named; with
//! `--to FOLDER` only the modules are written, into that folder.

use order_contract::describe;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        [] => write(committed()),
        ["--to", folder] => write(modules(Path::new(folder))),
        ["--check"] => return check(),
        _ => Err(io::Error::other("usage: generate [--check | --to FOLDER]")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

type Files = Vec<(PathBuf, String)>;

/// Everything that is committed.
fn committed() -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = modules(&root.join("js/generated"));
    files.push((root.join("docs/reference.md"), describe::reference()));
    files.push((
        root.join("docs/changelog-of-the-interface.md"),
        describe::changelog_page(),
    ));
    files
}

fn modules(folder: &Path) -> Files {
    let modules = describe::modules().into_iter();
    modules
        .map(|(name, text)| (folder.join(name), text))
        .collect()
}

fn write(files: Files) -> io::Result<()> {
    for (path, text) in files {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}

fn check() -> ExitCode {
    let is_stale =
        |(path, text): &(PathBuf, String)| fs::read_to_string(path).ok().as_deref() != Some(text);
    let stale: Files = committed().into_iter().filter(is_stale).collect();
    for (path, _) in &stale {
        eprintln!("{} is stale: npm run build", path.display());
    }
    match stale.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
