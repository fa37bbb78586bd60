/** The texts of a field in one language. */
interface FieldTexts {
  /** How messages call a field without a name, such as a list's element. */
  readonly called?: string;
  /** The label, if it differs from that of other fields with the same name. */
  readonly label?: string;
  readonly why?: string;
  /** What to do about an empty list. */
  readonly need?: string;
  readonly instead?: string;
  /** Why it must not be present together with another field. */
  readonly apart?: string;
}
/** The templates of messages about documents, each at the index of its number, and the texts that fill them. */
interface DocumentMessages {
  readonly language: string;
  readonly sentences: readonly string[];
  /** Translations of words in `expected`, by the English word. */
  readonly expected?: {
    readonly [english: string]: string;
  };
  /** Texts for `found`, by number. */
  readonly found: readonly string[];
  /** The types with their articles, such as `an object`; `text` is a string for people who see labels. */
  readonly types: {
    readonly [type: string]: string;
  };
  readonly or: string;
  readonly and: string;
  /** How messages call a field whose name must not be shown. */
  readonly unnamed: string;
  /** The quotes of the language around `{label}`. */
  readonly label: string;
  /** Labels of fields and allowed values, in the order of `words`. Those without a label have `''`. */
  readonly labels: readonly string[];
  readonly fields: readonly FieldTexts[];
}
/** The templates of messages about calls. Their numbers follow those of `DocumentMessages`. */
interface CallMessages {
  readonly sentences: readonly string[];
  readonly endpoints: readonly EndpointTexts[];
  /** Why a header is required, by its name. */
  readonly headers: {
    readonly [name: string]: string;
  };
}
/** What messages need to know about an endpoint. */
interface EndpointTexts {
  /** Method and path, with a space between them. */
  readonly endpoint: string;
  readonly shape?: string;
  readonly endpoint_since: string;
  readonly endpoint_removed_in?: string;
  readonly endpoint_instead?: string;
}
/** The messages of conversions in one language, each at the index of its number. */
interface ConversionMessages {
  /** Why a document is not converted, by the number of the message. */
  readonly refusals: {
    readonly [sentence: number]: string;
  };
  readonly reasons: readonly string[];
  /** What changes say about the service. */
  readonly remarks: readonly string[];
  readonly clues: readonly string[];
}
/** A language for the option `messages`: the messages of reports, conversions and calls. */
interface Messages extends DocumentMessages {
  readonly calls: CallMessages;
  readonly conversions: ConversionMessages;
}
/** A language for `describe`, `explain` and `changelog`. Separate from `Messages`, because a form may not need it. */
interface ReferenceMessages {
  readonly language: string;
  /** The texts of `describe` and `changelog`, in the order of their data. */
  readonly texts: readonly string[];
  /** The explanations of the codes, in the order of the codes. */
  readonly explanations: readonly string[];
}
/** The arguments of a message, by name. */
type Meta = Record<string, string | number | readonly string[]>;
export { Meta as n, ReferenceMessages as r, Messages as t };