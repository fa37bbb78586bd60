/**
 * Standard Schemas of other libraries: their types, and what to expect of them.
 */
import type { JsonSchema } from './schema.js';
import type { JsonSchemaOptions } from './standard_schema.js';
/** Any Standard Schema v1. */
export interface OtherSchema {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => OtherResult | Promise<OtherResult>;
        readonly types?: {
            readonly input: unknown;
            readonly output: unknown;
        } | undefined;
    };
}
/** An issue of another schema. Its path may have segments that are objects with a key. */
export interface OtherIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
/** What another schema returns. */
export type OtherResult = {
    readonly value: unknown;
    readonly issues?: undefined;
} | {
    readonly issues: readonly OtherIssue[];
};
/** The type of the values that another schema takes, or returns. `unknown` if the schema does not tell. */
export type ValueOf<Also extends OtherSchema, Side extends 'input' | 'output'> = Also['~standard'] extends {
    readonly types?: {
        readonly [S in Side]: infer Type;
    } | undefined;
} ? Type : unknown;
/**
 * The type of what fits ours and another schema: members of both, and elements of lists likewise. Where both have a type, the
 * narrower one holds, or else that of the other schema, which may have made the value.
 */
export type Both<Ours, Theirs> = Ours extends readonly (infer One)[] ? Theirs extends readonly (infer Other)[] ? Both<One, Other>[] : Narrower<Ours, Theirs> : Ours extends object ? Theirs extends object ? BothMembers<Ours, Theirs> : Narrower<Ours, Theirs> : Narrower<Ours, Theirs>;
type BothMembers<Ours, Theirs, All = Ours & Theirs> = {
    [Name in keyof All]: Name extends keyof Ours ? Name extends keyof Theirs ? Both<Ours[Name], Theirs[Name]> : Ours[Name] : All[Name];
};
type Narrower<Ours, Theirs> = Ours extends null | undefined ? Ours & Theirs : Theirs extends Ours ? Theirs : Ours extends Theirs ? Ours : Theirs;
/** The members of another schema, with those of Standard JSON Schema. */
export type OtherStandard = OtherSchema['~standard'] & {
    readonly jsonSchema?: Record<'input' | 'output', (options: JsonSchemaOptions) => JsonSchema>;
};
/** Returns the members of a schema. ArkType's schemas are functions. */
export declare function standardOf(schema: unknown): OtherStandard;
export declare function isPromise(result: OtherResult | Promise<OtherResult>): result is Promise<OtherResult>;
export {};
