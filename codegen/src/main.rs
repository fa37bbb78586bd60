//! The command `codegen FOLDER`: writes the generated files into a folder, under their paths in the
//! repository. `codegen FOLDER --stubs` writes the languages that lack texts, with these in English.

use order_contract_codegen::{files, stubs};
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, files) = match &arguments[..] {
        [folder] => (folder, files()),
        [folder, flag] if flag == "--stubs" => (folder, stubs()),
        _ => return Err("usage: codegen FOLDER [--stubs]".into()),
    };
    for (path, text) in files {
        let path = Path::new(folder).join(path);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(path, text)?;
    }
    Ok(())
}
