//! The command `codegen FOLDER`: writes the generated files into a folder, under their paths in the
//! repository.

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = match &arguments[..] {
        [folder] if !folder.starts_with('-') => folder,
        _ => {
            eprintln!("usage: codegen FOLDER");
            return ExitCode::FAILURE;
        }
    };
    match write(Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    for (path, text) in order_contract_codegen::files() {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text)?;
    }
    Ok(())
}
