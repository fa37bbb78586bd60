/**
 * `node scripts/new_version.mjs 2025-06-01`: begins a dated version. Adds it to `src/service/version.rs` and
 * `src/service/mod.rs`, writes a file for its changes, and lists what is left to do.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './lib/paths.mjs'

const [date = ''] = process.argv.slice(2)
const versionFile = at('src/service/version.rs')
const roomFile = at('src/service/mod.rs')
const known = readFileSync(versionFile, 'utf8').match(/(?<==> ")[\d-]+(?=")/gu) ?? []
const before = known.at(-1) ?? ''
if (!isDate(date) || date <= before) {
  const later = `${Number(before.slice(0, 4)) + 1}-06-01`
  console.error(`Name a date later than ${before}, for example: node scripts/new_version.mjs ${later}`)
  process.exit(1)
}
const [name, older] = [date, before].map((one) => `V${one.replaceAll('-', '_')}`)
const module = name.toLowerCase()
const changesFile = at(`src/service/${module}.rs`)

edit(versionFile, [
  [`    ${older},\n}`, `    ${older},\n    /// ${date}: TODO.\n    ${name},\n}`],
  [
    /ALL: \[Version; \d+\] = \[\s*(.*?),?\s*\];/su,
    (_, all) => {
      const lines = [...all.split(/,\s*/u), `Version::${name}`].map((one) => `        ${one},\n`)
      return `ALL: [Version; ${lines.length}] = [\n${lines.join('')}    ];`
    },
  ],
  [
    `Version::${older} => "${before}",\n`,
    `Version::${older} => "${before}",\n            Version::${name} => "${date}",\n`,
  ],
])
edit(roomFile, [
  [
    `pub mod ${older.toLowerCase()};\n`,
    `pub mod ${older.toLowerCase()};\n#[cfg(any(not(feature = "npm"), feature = "npm-whole"))]\npub mod ${module};\n`,
  ],
  [/const V\w+: VersionId = .*;\n(?!const V)/u, (last) => `${last}const ${name}: VersionId = Version::${name}.id();\n`],
  [/(CHANGES: &\[&Change\] = &\[.*?)\];/su, (_, all) => `${all}    &${module}::FIRST,\n];`],
])
if (!existsSync(changesFile)) writeFileSync(changesFile, skeleton())
console.log(`Begun: src/service/${module}.rs, version.rs and mod.rs. Left to do; the compiler and the tests name most of it:
- src/service/: in the file of each resource, new fields with .since(${name}), old ones with .renamed, .removed or .reformed,
  new values of an enumeration with .since at the end of their list
- src/service/${module}.rs: an operation for each of these, and an example for each change. \`cargo test --lib service::tests\`
  says what is missing or can't be done
- languages/: the new texts. \`npm run build\` names them
- tests/cases/, tests/conversions/: cases of the version. tests/detections.json: the evidence against it
- tests/golden/${date}/: a document per shape. \`UPDATE_GOLDEN=1 cargo test --features serde --test native golden\` writes the
  other files. tests/golden/complement-records.txt: the new names
- tests/native/rooms.rs: new names that are English words
- docs/upgrade.md: a row for each change, with its section. www/src/samples/: samples of the version
- CHANGELOG.md; Version::DEFAULT in version.rs only with a major version
- npm run build, npm test; npm run fuzz, because kept inputs choose versions by their position`)

function isDate(text) {
  const time = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(text) : Number.NaN
  // An impossible day is another one, or none.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Replaces parts of a file, each of which must be there. */
function edit(file, replacements) {
  let text = readFileSync(file, 'utf8')
  for (const [part, instead] of replacements) {
    const edited = text.replace(part, instead)
    if (edited === text) throw new Error(`${file} has no ${part}`)
    text = edited
  }
  writeFileSync(file, text)
}

function skeleton() {
  return `//! What ${date} changed.

use super::change::Change;
use super::version::Version::${name};
use crate::contract::model::{Basis, examples, for_people};
use crate::convert::operation::Rule;

/// TODO: what changed, in a line.
pub static FIRST: Change = Change {
    id: "todo",
    version: ${name},
    section: "9",
    basis: Basis::Stated,
    title: for_people("TODO"),
    description: for_people("TODO"),
    // For example: Rule::on(&ITEM, &[renamed("old", "new")]).
    rules: &[] as &[Rule],
    examples: examples(&[]),
};
`
}
