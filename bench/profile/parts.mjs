/** Assigns the functions of a profile to parts of the work. */

/**
 * The parts, first match first. `core` matches the name of a function of the core without the crate's name, `js` the
 * function and the file of a script.
 */
const PARTS = [
  { name: 'verdict', core: /^check::quick/ },
  { name: 'reading', core: /^text::/ },
  { name: 'rules', core: /^(check|contract)::/ },
  { name: 'report', core: /^(report|wasm::reply)::/ },
  { name: 'conversion', core: /^(convert::|convert(_batch)?$)/ },
  { name: 'memory', core: /^(talc|alloc|core|__rust\w*|mem\w+)\b/ },
  { name: 'JSON', js: /^(jsonOf|parsedValue) / },
  { name: 'copying', js: /^(encodeInto|decode\w*|loneSurrogateAt|slice|_copyActual|bytesAt|textAt|write\w*) / },
  { name: 'objects and messages', js: / (report|message|reply|conversion|reason|refusal|layout)\.js$/ },
  { name: 'collector', js: /^\(garbage collector\) / },
]

/** The names of the parts, in the order of the tables. */
export const PART_NAMES = [...PARTS.map(({ name }) => name), 'calls and options']

/** Returns the share of each part in the time of some functions. */
export function sharesOf(functions) {
  const total = functions.reduce((sum, { time }) => sum + time, 0)
  const shares = Object.fromEntries(PART_NAMES.map((name) => [name, 0]))
  for (const it of functions) shares[partOf(it)] += it.time / total
  return shares
}

function partOf({ functionName, url }) {
  const isCore = url.startsWith('wasm:')
  const name = isCore ? bare(functionName) : `${functionName} ${url.split('/').at(-1)}`
  const part = PARTS.find(({ core, js }) => (isCore ? core : js)?.test(name))
  return part?.name ?? 'calls and options'
}

/** Removes generic brackets, the crate and the hash from the name of a function of the core. */
const bare = (name) =>
  name
    .replace(/^<+(?:impl )?/, '')
    .replace('order_contract::', '')
    .replace(/^_*rustc\[\w+\]::/, '')
