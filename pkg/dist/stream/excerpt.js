/** The place and the exact text of a document, for lists of documents. */
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
export function excerptOf(bytes, most) {
    if (bytes.length > most)
        return { length: bytes.length };
    try {
        return { document: decoder.decode(bytes) };
    }
    catch {
        return { base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
    }
}
