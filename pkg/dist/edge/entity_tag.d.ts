/**
 * Entity tags (RFC 9110, section 8.8.3) of converted responses. The gateway adds the client's version to the
 * service's tag, so that a tag never matches a document of the other version, and removes it again from
 * `if-none-match`. The tags are weak: they stand for the same document, not for the same bytes.
 */
import type { Version } from '../types.js';
/** Returns the tag of a converted response, or undefined if `tag` is not valid. */
export declare function tagFor(version: Version, tag: string): string | undefined;
/** Returns the service's tags for those in `if-none-match` that have the version, or undefined if none has. */
export declare function tagsOfService(version: Version, header: string): string | undefined;
