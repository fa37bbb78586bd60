/** A media type, in lower case. */
interface MediaType {
    /** Type and subtype, such as `application/json`. */
    essence: string;
    /** The parameter `charset`, if present. */
    charset?: string;
}
/** Returns the media type of a header, or undefined if it is missing or malformed. */
export declare function mediaTypeOf(header: string | null): MediaType | undefined;
/** Returns whether a body of this type is JSON. */
export declare function isJson({ essence }: MediaType): boolean;
/** Returns whether the charset is UTF-8 or absent: JSON has no other (RFC 8259). */
export declare function isUtf8({ charset }: MediaType): boolean;
export {};
