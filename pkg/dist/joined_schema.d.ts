import type { StandardIssue, StandardSchema } from './standard_schema.js';
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
type OtherResult = {
    readonly value: unknown;
    readonly issues?: undefined;
} | {
    readonly issues: readonly OtherIssue[];
};
type Types<Also extends OtherSchema> = NonNullable<Also['~standard']['types']>;
type Result<T> = {
    readonly value: T;
    readonly issues?: undefined;
} | {
    readonly issues: readonly (StandardIssue | OtherIssue)[];
};
/** A promise, if the other schema may return one. */
type Later<Also extends OtherSchema, T> = Extract<ReturnType<Also['~standard']['validate']>, Promise<unknown>> extends never ? never : Promise<T>;
/** A shape joined with another schema: a valid value has both types. */
export interface JoinedSchema<T, Also extends OtherSchema> {
    readonly '~standard': Omit<StandardSchema<T>['~standard'], 'validate' | 'types'> & {
        readonly validate: (value: unknown) => Result<T & Types<Also>['output']> | Later<Also, Result<T & Types<Also>['output']>>;
        readonly types?: {
            readonly input: T & Types<Also>['input'];
            readonly output: T & Types<Also>['output'];
        } | undefined;
    };
}
/** Joins two schemas. Throws a `TypeError` if the other one is no Standard Schema. */
export declare function joined(ours: StandardSchema<unknown>, also: unknown): JoinedSchema<unknown, OtherSchema>;
export {};
