import module from "../order_contract.wasm";
// cores/workerd.ts
/** The core in workerd, which compiles it when the program is deployed. */
const compile = () => module;
export { compile };
