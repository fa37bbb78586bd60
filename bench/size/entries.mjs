/** The tables of docs/trouble.md: which entry for whom, and what a language adds. */
const ENTRIES = [
  ['check a form', '`{ validate }` from `order-contract/check`', '{ validate } from /check, inlined'],
  [
    'convert on a page, with the `.wasm` beside the script',
    '`{ validate, convert }` from `order-contract/slim`',
    '{ validate, convert } from /slim, with its .wasm',
  ],
  ['convert, in one script', '`{ validate, convert }` from `order-contract`', '{ validate, convert }, inlined'],
  ['run a webhook or a gateway', 'everything from `order-contract/edge`', 'everything from /edge, inlined'],
  ['convert files', 'everything from `order-contract/stream`', 'everything from /stream, inlined'],
]

const LANGUAGES = ['de', 'es', 'fr']

/** What a language has: the name of the export and of the part that is measured, with `XX` for the language. */
const WORDS = [
  ['messages', 'XX', 'messages/XX'],
  ['labels', 'XXReference', '{ XXReference } from messages/XX'],
  ['messages of the edge', 'XXEdge', '{ XXEdge } from messages/XX'],
]

const grid = (...rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

export const entries = ({ parts }) =>
  grid(
    ['you', 'import', 'size'],
    ['---', '---', '--:'],
    ...ENTRIES.map(([use, names, part]) => [use, names, kilobytes(parts[part])]),
  )

export const languages = ({ parts }) =>
  grid(
    ['import', 'German', 'Spanish', 'French'],
    ['---', '--:', '--:', '--:'],
    ...WORDS.map(([what, name, part]) => [
      `${what}: ${LANGUAGES.map((language) => `\`${name.replace('XX', language)}\``).join(', ')}`,
      ...LANGUAGES.map((language) => kilobytes(parts[part.replaceAll('XX', language)])),
    ]),
  )
