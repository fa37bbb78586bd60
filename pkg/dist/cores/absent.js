// cores/absent.ts
/**
* In place of a core that a program does not contain: with the condition `order-contract-given`, or an import map that leads
* here. The program gives it to `start`, or calls nothing that needs it.
*/
function compile() {
	throw new Error("this program does not contain the core of this function: await start(…) with its .wasm file first");
}
export { compile };
