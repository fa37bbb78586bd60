/**
 * Rejections as problem details (RFC 9457). They say what to do and where; nothing of what came in is
 * repeated, and names that the API documentation does not show read as `*`.
 */
import type { Shortfall } from '../conversion.js';
import type { Code, Problem } from '../types.js';
/** The body of a rejection; its media type is `application/problem+json`. */
export interface ProblemDetails<C extends string = string> {
    /** The phrase of the status. */
    title: string;
    /** The status of the response. */
    status: number;
    /** Why it was rejected: a closed list. */
    code: C;
    /** The fact, then what to do, in plain words. */
    detail: string;
    /** The errors in the document: the first twenty. */
    errors?: DetailedError[];
}
/** One error in a document, without any of its values. */
export interface DetailedError {
    /** What it is about. */
    code: Code;
    /** The JSON Pointer of its place; names that the API documentation does not show read as `*`. */
    pointer: string;
    /** The section of the API documentation. */
    section: string;
    /** The fact, then what to do, where whoever reads it can do it. */
    detail?: string;
}
/** Why something is rejected, before its status and its words are chosen. */
export interface Rejection<C extends string> {
    code: C;
    errors?: DetailedError[];
    /** What the status asks for, such as `allow`. */
    headers?: Readonly<Record<string, string>>;
}
/** The response that tells a rejection. */
export declare function rejected<C extends string>(status: number, detail: string, rejection: Rejection<C>): Response;
/** The errors among the findings. They must come from a masked report. */
export declare function detailedErrors(problems: readonly Problem[]): DetailedError[];
/** Losses, where they are refused: the code is that of a parameter or field which a version does not have. */
export declare function refusedLosses(losses: readonly Shortfall[]): DetailedError[];
