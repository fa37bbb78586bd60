//! The command `codegen FOLDER`: writes the generated files into a folder, under their paths in the
//! repository.

use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: codegen FOLDER")?;
    for (path, text) in order_contract_codegen::files() {
        let path = Path::new(&folder).join(path);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(path, text)?;
    }
    Ok(())
}
