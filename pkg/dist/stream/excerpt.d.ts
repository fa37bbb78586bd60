/** The place of a document in its archive. */
export interface DocumentPlace {
    /** The line of its first byte, from 1. */
    line: number;
    /** The offset of its first byte, in bytes from 0. */
    offset: number;
}
/** The text of a document. In base64 if it is not UTF-8. Only its length in bytes if it exceeds `limits.bytes`. */
export type Excerpt = {
    document: string;
} | {
    base64: string;
} | {
    length: number;
};
export declare function excerptOf(bytes: Uint8Array, most: number): Excerpt;
