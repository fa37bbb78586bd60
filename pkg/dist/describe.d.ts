import type { ReferenceMessages } from './message.js';
import type { Basis, Shape, Version } from './types.js';
/** The values of an object's deciding field beside which something holds. */
export interface Condition {
    /** The name of that field. */
    field: string;
    /** The values, any of which will do. */
    values: string[];
}
/** That something must be there. */
export interface Requirement {
    /** How firmly the API documentation asks for it. */
    basis: Basis;
    /** Why: a sentence. */
    why: string;
    /** Only beside these values; else always. */
    with?: Condition;
}
/** One allowed value. */
export interface ValueDescription {
    /** The value on the wire. */
    value: string;
    /** The value in plain words. */
    label: string;
}
/** What an element of a list, or a field, holds. */
export interface ElementDescription {
    /** The name in plain words. */
    label?: string;
    /** One line of documentation. */
    doc?: string;
    /** The section of the API documentation. */
    section: string;
    /** What kind of value it is; `any` where the API documentation shows no type, `collection` for an array or object. */
    kind: 'any' | 'text' | 'enum' | 'object' | 'list' | 'collection';
    /** How firmly the API documentation shows the kind. */
    basis: Basis;
    /** The form of a text; any text where there is none. */
    form?: 'email' | 'timestamp' | 'decimal' | 'count';
    /** The allowed values of an enum. */
    values?: ValueDescription[];
    /** What an object holds. */
    object?: ObjectDescription;
    /** What each element of a list is. */
    element?: ElementDescription;
    /** That a list needs one element at least. */
    notEmpty?: Requirement;
}
/** A member of an object, or a parameter of a query. */
export interface FieldDescription extends ElementDescription {
    /** The name on the wire. */
    name: string;
    /** That it must be there. */
    required?: Requirement;
    /** When it means something; always where there is no condition. */
    appliesWith?: Condition;
    /** A field that must not stand beside it. */
    excludes?: {
        name: string;
        basis: Basis;
    };
    /** The first version that shows it. */
    since: Version;
    /** The version that advises against it. */
    deprecated?: Version;
}
/** A member that the version no longer has. */
export interface RemovedField {
    /** The name on the wire. */
    name: string;
    /** The version that removed it. */
    version: Version;
    /** What to do instead. */
    instead: string;
}
/** An object, and what it holds. */
export interface ObjectDescription {
    /** The name in plain words. */
    title: string;
    /** The section of the API documentation. */
    section: string;
    /** The name of the field that decides which of the others apply. */
    discriminator?: string;
    /** The API documentation says itself that further fields exist. */
    open: boolean;
    /** The fields that the version has, in the order of the API documentation. */
    fields: FieldDescription[];
    /** The fields that it no longer has. */
    removed: RemovedField[];
    /** What the API documentation does not show. */
    notShown: string[];
}
/** What a shape holds in a version. */
export interface ShapeDetails {
    /** Whether you send it or receive it. */
    direction: 'sent' | 'received';
    /** One document, a list whose entries are described, or the query of a URL. */
    layout: 'document' | 'entries' | 'query';
    /** The section of the API documentation. */
    section: string;
    /** The document, or each entry. */
    object: ObjectDescription;
    /** What the API documentation does not show of the whole. */
    notShown: string[];
}
/** A shape in a version, described. */
export interface Description extends ShapeDetails {
    /** The shape. */
    shape: Shape;
    /** The version. */
    version: Version;
}
/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each applies, what is
 * required and why, and what the API documentation does not show. The result is yours to change.
 *
 * @example
 * ```ts
 * import { describe } from 'order-contract'
 *
 * const { object } = describe('order-request')
 * const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
 * if (labels[0] !== 'Payment method') throw new Error('not described')
 * ```
 */
export declare function describe(shape: Shape, options?: {
    version?: Version | undefined;
    messages?: ReferenceMessages | undefined;
}): Description;
