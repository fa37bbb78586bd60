/**
 * The types of generated/tables.ts: the sentences and texts that messages are built from in English, and the data about
 * fields that all languages share.
 */

/** What messages need to know about a field, the same in every language. The index is the field's number. */
export interface FieldData {
  /** The number of the name among the words. */
  readonly name?: number
  readonly type?: 'string' | 'count' | 'object' | 'array' | 'collection'
  readonly values?: readonly string[]
  /** The versions that brought values, if not the first. */
  readonly valuesSince?: { readonly [value: string]: string }
  /** The discriminator's values with which the field applies. */
  readonly beside?: readonly string[]
  readonly removed_in?: string
  readonly since?: string
  /** The field that must not be present together with it. */
  readonly other?: string
}

/** What messages need to know about an object. */
export interface ObjectData {
  /** The number of the discriminator field. */
  readonly discriminator?: number
  /** The discriminator's values with which only some fields are expected, and those fields. */
  readonly alone?: readonly string[]
  readonly carried?: readonly string[]
}

/** The source of `expected` in a problem: these words, or the types, values … of its field. */
export type Right = '' | 'types' | 'values' | 'methods' | 'versions' | readonly string[]

/** The English texts of a field. */
interface FieldTexts {
  /** How messages call a field without a name, such as a list's element. */
  readonly called?: string
  /** The label, if it differs from that of other fields with the same name. */
  readonly label?: string
  readonly why?: string
  /** What to do about an empty list. */
  readonly need?: string
  readonly instead?: string
  /** Why it must not be present together with another field. */
  readonly apart?: string
}

/** The templates of messages about documents, each at the index of its number, and the texts that fill them. */
export interface EnglishDocuments {
  readonly sentences: readonly string[]
  /** Texts for `found`, by number. */
  readonly found: readonly string[]
  /** The types with their articles, such as `an object`; `text` is a string for people who see labels. */
  readonly types: { readonly [type: string]: string }
  readonly or: string
  readonly and: string
  /** How messages call a field whose name must not be shown. */
  readonly unnamed: string
  /** The quotes around `{label}`. */
  readonly label: string
  /** Labels of fields and allowed values, in the order of `words`. Those without a label have `''`. */
  readonly labels: readonly string[]
  readonly fields: readonly FieldTexts[]
}

/** The templates of messages about calls. Their numbers follow those of documents. */
export interface EnglishCalls {
  readonly sentences: readonly string[]
  readonly endpoints: readonly EndpointTexts[]
  /** Why a header is required, by its name. */
  readonly headers: { readonly [name: string]: string }
}

/** What messages need to know about an endpoint. */
interface EndpointTexts {
  /** Method and path, with a space between them. */
  readonly endpoint: string
  readonly shape?: string
  readonly endpoint_since: string
  readonly endpoint_removed_in?: string
  readonly endpoint_instead?: string
}

/** The messages of conversions, each at the index of its number. */
export interface EnglishConversions {
  /** Why a document is not converted, by the number of the message. */
  readonly refusals: { readonly [sentence: number]: string }
  readonly reasons: readonly string[]
  /** What changes say about the service. */
  readonly remarks: readonly string[]
  readonly clues: readonly string[]
}

/** The English texts that an entry has. One without calls has no messages about calls. */
export interface English extends EnglishDocuments {
  readonly calls?: EnglishCalls
  readonly conversions?: EnglishConversions
}
