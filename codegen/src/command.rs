//! Writes the module `command.ts`: what the command can't read from files beside it if a bundler makes a single
//! file of it.

use crate::languages::{languages, tag};
use crate::text::WRITTEN;
use order_contract::internals::PACKAGE_VERSION;

pub fn module() -> String {
    let loaders = languages().map(|language| {
        let tag = tag(&language);
        format!("  {tag}: async () => (await import('./messages/{tag}.js')).{tag},\n")
    });
    let loaders: String = loaders.collect();
    format!(
        "// What the command needs of the package, also if a bundler makes a single file of it.
{WRITTEN}
import type {{ Messages }} from '../types/language.js'

export const packageVersion = '{PACKAGE_VERSION}'

/** Loads a language of messages. */
export const languages: {{ readonly [tag: string]: () => Promise<Messages> }} = {{
{loaders}}}
"
    )
}
