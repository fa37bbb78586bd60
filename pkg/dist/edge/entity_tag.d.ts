/**
 * Entity tags (RFC 9110, section 8.8.3) of converted answers. Each names the version that it is of, so that
 * the tag of one version never stands for a document of the other; asked with it, the service is asked with
 * its own again. They are weak: the same document, but not the same bytes.
 */
import type { Version } from '../types.js';
/** The tag of a converted answer; undefined for what is no tag. */
export declare function tagFor(version: Version, tag: string): string | undefined;
/** The tags of `if-none-match` that are of that version, as the service knows them; undefined where none is. */
export declare function tagsOfService(version: Version, header: string): string | undefined;
