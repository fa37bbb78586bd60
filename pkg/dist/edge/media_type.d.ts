/** A media type, in lower case. */
export interface MediaType {
    /** Such as `application/json`. */
    essence: string;
    /** The parameter `charset`, where there is one. */
    charset?: string;
}
/** What a header says; undefined where there is none, or no media type in it. */
export declare function mediaTypeOf(header: string | null): MediaType | undefined;
/** Whether a body of it is JSON. */
export declare function isJson({ essence }: MediaType): boolean;
/** JSON has no charset but UTF-8 (RFC 8259); one that says so does no harm. */
export declare function isUtf8({ charset }: MediaType): boolean;
