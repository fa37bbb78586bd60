import { $t as typeOf, Qt as tagOf, Zt as mustBe } from "./convert.js";
// input/chunks.ts
/** Checks and gathers the chunks of the streams that are read. */
/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
function bytesOf(chunk, stream) {
	if (chunk instanceof Uint8Array || tagOf(chunk) === "Uint8Array") return chunk;
	const advice = typeof chunk === "string" ? ": pipe text through a TextEncoderStream" : "";
	throw mustBe(`a chunk of ${stream}`, "a Uint8Array", chunk, typeOf(chunk) + advice);
}
/** A larger buffer, which a single long document needs, is released when it is empty. */
const MOST_KEPT = 1 << 22;
/** Gathers bytes in one buffer that grows by doubling, so that many small chunks cost no more than a large one. */
var Gathered = class {
	#buffer = /* @__PURE__ */ new Uint8Array(0);
	length = 0;
	append(bytes) {
		const length = this.length + bytes.length;
		if (length > this.#buffer.length) {
			const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length));
			larger.set(this.bytes());
			this.#buffer = larger;
		}
		this.#buffer.set(bytes, this.length);
		this.length = length;
	}
	/** Returns the first bytes, or all. They are valid until bytes are removed. */
	bytes(end = this.length) {
		return this.#buffer.subarray(0, end);
	}
	drop(count) {
		this.#buffer.copyWithin(0, count, this.length);
		this.length -= count;
		if (this.length === 0 && this.#buffer.length > MOST_KEPT) this.#buffer = /* @__PURE__ */ new Uint8Array(0);
	}
};
export { bytesOf as n, Gathered as t };
