//! `bindgen CRATE FOLDER`: writes what wasm-bindgen makes of a crate, compiled to WebAssembly, into a folder.

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut paths = std::env::args_os().skip(1);
    let module = paths.next().context("no path of a compiled crate")?;
    let folder = paths.next().context("no path of a folder")?;
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .remove_producers_section(true)
        .generate(folder)
}
