//! Writes the module `command.ts`: what the command can't read from files beside it if a bundler makes a single
//! file of it.

use crate::languages::tags;
use order_contract::internals::PACKAGE_VERSION;

pub fn module() -> String {
    let loaders: String = tags()
        .map(|tag| format!("  {tag}: async () => (await import('./messages/{tag}.js')).{tag},\n"))
        .collect();
    format!(
        "// What the command needs of the package, also if a bundler makes a single file of it.\n\
         // Written by codegen/: change Cargo.toml or codegen/src/lib.rs, then npm run build.\n\
         import type {{ Messages }} from '../types/language.js'\n\n\
         export const packageVersion = '{PACKAGE_VERSION}'\n\n\
         /** Loads a language of messages. */\n\
         export const languages: {{ readonly [tag: string]: () => Promise<Messages> }} = {{\n{loaders}}}\n"
    )
}
