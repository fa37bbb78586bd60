/**
 * The types of the data about the contract that are generated: descriptions, schemas, explanations, changes and endpoints.
 */
import type { forms } from '../generated/tables.js'
import type { Basis, Code, JsonValue, Problem, Shape, Version } from './types.js'

/** A condition: a field of the same object, the discriminator, has one of these values. */
export interface Condition {
  /** The name of the discriminator. */
  readonly field: string
  /** The values. Any of them meets the condition. A version may have none of them: then it is never met. */
  readonly values: readonly string[]
}

/** The requirement that a field is present or a list is not empty. */
export interface Requirement extends Readonly<Pick<Problem, 'basis'>> {
  /** A sentence that says why. */
  readonly why: string
  /** When it applies. Always, if absent. */
  readonly with?: Condition
}

/** An allowed value of an enum. */
export interface ValueDescription {
  /** The string in the document. */
  readonly value: string
  /** The label to show to people. */
  readonly label: string
  /** The option `accept` added the value. It decides nothing about the fields that depend on the documented ones. */
  readonly accepted?: true
}

/** The description of a document, of a field's value, or of an element of a list. */
export interface ElementDescription extends Readonly<Pick<Problem, 'section'>> {
  /** The label to show to people. */
  readonly label?: string
  /** One line of documentation. */
  readonly doc?: string
  /** The kind of value: `collection` is an array or an object, `any` means that the API documentation shows no type. */
  readonly kind: 'any' | 'text' | 'enum' | 'object' | 'list' | 'collection'
  /** Whether the API documentation states the kind, implies it, or leaves it to be assumed. */
  readonly basis: Basis
  /** The codes of the problems with this value that are errors by default. Others are warnings, or not reported. */
  readonly errors: readonly Code[]
  /** Whether `null` is only a warning, although other values of a wrong type are errors. */
  readonly nullable?: true
  /** The format of a text. Any text is allowed if absent. */
  readonly form?: (typeof forms)[number]
  /** The regular expression of the format, for the whole text, as the attribute `pattern` of an input takes it. */
  readonly pattern?: string
  /** The `type` of an HTML input for the format, if not `text`. */
  readonly input?: 'email'
  /** How firmly the API documentation shows the format. Absent if a text of another format is no error by default. */
  readonly formBasis?: Basis
  /** The code with which a text of another format is reported. */
  readonly code?: Code
  /** The allowed values of an enum. */
  readonly values?: readonly ValueDescription[]
  /** The fields of an object. */
  readonly object?: ObjectDescription
  /** The elements of a list. */
  readonly element?: ElementDescription
  /** Why a list, or a text in a list, must not be empty. Absent if it may be. */
  readonly notEmpty?: Requirement
}

/** The description of a member of an object, or of a query parameter. */
export interface FieldDescription extends ElementDescription {
  /** The name in the document or query. */
  readonly name: string
  /** When the field must be present, and why. Absent if it is optional. */
  readonly required?: Requirement
  /** When the field applies. Always, if absent. */
  readonly appliesWith?: Condition
  /** A field that must not be present together with this one. */
  readonly excludes?: Pick<ElementDescription, 'basis' | 'errors'> & { readonly name: string }
  /** Whether a parameter may stand in a query several times. */
  readonly repeatable?: true
  /** The first version that has the field. */
  readonly since: Version
  /** The version that deprecated the field. */
  readonly deprecated?: Version
}

/** A member that the version no longer has. */
export interface RemovedField extends Pick<ElementDescription, 'errors'> {
  /** The name in the document or query. */
  readonly name: string
  /** The version that removed it. */
  readonly version: Version
  /** A sentence that says what to do instead. */
  readonly instead: string
}

/** The description of an object and its fields. */
export interface ObjectDescription extends Readonly<Pick<Problem, 'section'>> {
  /** The title to show to people. */
  readonly title: string
  /** The name of the field that decides which of the others apply. */
  readonly discriminator?: string
  /** Whether the API documentation states that there are further fields. */
  readonly open: boolean
  /** The fields of the version, in the order of the API documentation. */
  readonly fields: readonly FieldDescription[]
  /** The fields that the version no longer has. */
  readonly removed: readonly RemovedField[]
  /** Sentences about what the API documentation does not show of the object. */
  readonly notShown: readonly string[]
}

/** The description of a shape in one version: of the document, of each entry of a list, or of the query. */
export interface ShapeDetails extends ElementDescription {
  /** Whether you send it or receive it. */
  readonly direction: 'sent' | 'received'
  /** One document, a list of entries, or the query of a URL. */
  readonly layout: 'document' | 'entries' | 'query'
  readonly kind: 'object'
  readonly object: ObjectDescription
  /** Sentences about what the API documentation does not show of the shape as a whole. */
  readonly notShown: readonly string[]
}

/** A JSON Schema as a JSON object. */
export interface JsonSchema {
  [keyword: string]: JsonValue
}

/** Arguments with which a function of the package can be run. */
export interface Example {
  /** The function. */
  readonly by: 'validate' | 'validateCall' | 'convert'
  /** The first argument. Absent for `validateCall`. */
  readonly shape?: Shape
  /** The document's text, or a call as JSON. Absent if the input is `undefined`, which JSON can't express. */
  readonly input?: string
  /** The options, as JSON. */
  readonly options?: string
}

/** What `codes` says of a code. */
export interface Explanation {
  /** The code. */
  readonly code: Code
  /** When the code is reported, and why. */
  readonly text: string
  /** An input for which the code is reported. */
  readonly fails: Example
  /** A similar input for which it is not. */
  readonly passes: Example
  /** The page on the code, as an address relative to the documentation site: `codes/enum/`. */
  readonly page: string
}

/** A change that a version made. */
export interface Change extends Readonly<Pick<Problem, 'section' | 'basis'>> {
  /** The name of the change, the same as in `changes` of a `Conversion`. */
  readonly id: string
  /** The version that introduced it. */
  readonly version: Version
  /** One line about the change. */
  readonly title: string
  /** A few sentences about the change. */
  readonly description: string
}

/** An endpoint: the shapes that it accepts and returns, and the versions that have it. */
export interface ListedEndpoint {
  /** The shape of the query, if the endpoint has one. */
  query?: Shape
  /** The shape of the request's body, if it has one. */
  body?: Shape
  /** The shape of the response's body, if it has one. */
  response?: Shape
  /** The section of the API documentation that lists the endpoint. */
  section: string
  /** Whether the API documentation shows the version header on it. */
  versioned?: boolean
  /** The versions that list it. */
  versions: readonly Version[]
}
