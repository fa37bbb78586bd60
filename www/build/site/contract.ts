/** The words of the contract in other languages than English: a page for each, as Markdown. */
import { type Code, describe, explain, type ReferenceMessages, type Shape } from 'order-contract'
import { deReference } from 'order-contract/messages/de'
import { esReference } from 'order-contract/messages/es'
import { frReference } from 'order-contract/messages/fr'

interface Language {
  messages: ReferenceMessages
  title: string
  /** The columns: field, label and meaning. */
  columns: string
}

/** By the name in `lang`. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  de: {
    messages: deReference,
    title: 'Begriffe der API-Dokumentation',
    columns: '| Feld | Bezeichnung | Bedeutung |',
  },
  es: {
    messages: esReference,
    title: 'Términos de la documentación de la API',
    columns: '| Campo | Nombre | Significado |',
  },
  fr: {
    messages: frReference,
    title: "Termes de la documentation de l'API",
    columns: '| Champ | Libellé | Signification |',
  },
}

/** The fields of the shapes, then the codes: `describe` and `explain` give the same words. */
export function wordsPage({ messages, title, columns }: Language, shapes: readonly Shape[], codes: readonly Code[]) {
  const fields = shapes.map((shape) => {
    const rows = fieldsOf(describe(shape, { messages }).object)
    return [`## ${shape}`, '', columns, '|---|---|---|', ...rows, ''].join('\n')
  })
  const meanings = codes.map((code) => `## ${code}\n\n${explain(code, { messages }).text}\n`)
  return [`# ${title}\n`, ...fields, ...meanings].join('\n')
}

type Fields = ReturnType<typeof describe>['object']

/** A row for each field, with those inside it. */
function fieldsOf({ fields }: Fields, path = ''): string[] {
  return fields.flatMap(({ name, label, doc, object, element }) => {
    const inside = object ?? element?.object
    const below = inside ? fieldsOf(inside, `${path}${name}${object ? '' : '[]'}.`) : []
    return [`| \`${path}${name}\` | ${label ?? ''} | ${doc ?? ''} |`, ...below]
  })
}
