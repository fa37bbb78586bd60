//! Writes the module `command.ts`: what the command can't read from files beside it if a bundler makes a single
//! file of it.

use crate::json::Value;
use crate::languages::{languages, tag};
use crate::module::{Module, quoted};
use order_contract::internals::PACKAGE_VERSION;

pub fn module() -> String {
    let loader = |language: Value| {
        let tag = tag(&language);
        format!("  {tag}: async () => (await import('./messages/{tag}.js')).{tag},\n")
    };
    let loaders: String = languages().map(loader).collect();
    Module::new(
        "What the command needs of the package, also if a bundler makes a single file of it",
        "import type { Messages } from '../types/language.js'\n",
    )
    .constant("packageVersion", quoted(PACKAGE_VERSION))
    .documented(
        "Loads a language of messages.",
        "languages: { readonly [tag: string]: () => Promise<Messages> }",
        format!("{{\n{loaders}}}"),
    )
    .into_text()
}
