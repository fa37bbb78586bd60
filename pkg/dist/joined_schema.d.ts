/**
 * Joins one of our schemas with any other Standard Schema, so that a form or a server has its own rules beside those
 * of the API documentation.
 */
import { type Both, type OtherIssue, type OtherSchema, type StandardIssue, type StandardSchema, type ValueOf } from './other_schema.js';
type Result<T> = {
    readonly value: T;
    readonly issues?: undefined;
} | {
    readonly issues: readonly (StandardIssue | OtherIssue)[];
};
/** A promise where the other schema returns one. */
type JoinedResult<Given, T> = Given extends Promise<unknown> ? Promise<Result<T>> : Result<T>;
/** A shape joined with another schema: a valid value has both types. */
export interface JoinedSchema<T, Also extends OtherSchema> {
    readonly '~standard': Omit<StandardSchema<T>['~standard'], 'validate' | 'types'> & {
        readonly validate: (value: unknown) => JoinedResult<ReturnType<Also['~standard']['validate']>, Both<T, ValueOf<Also, 'output'>>>;
        readonly types?: {
            readonly input: Both<T, ValueOf<Also, 'input'>>;
            readonly output: Both<T, ValueOf<Also, 'output'>>;
        } | undefined;
    };
}
/** Joins two schemas. Throws a `TypeError` if the other one is no Standard Schema. */
export declare function joined(ours: StandardSchema<unknown>, also: unknown): JoinedSchema<unknown, OtherSchema>;
export {};
