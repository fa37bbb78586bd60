/**
 * The types of languages: the sentences and texts that messages are built from, and the data about fields that all
 * languages share.
 */
export {};
