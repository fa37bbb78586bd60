import module from "../order_contract_check.wasm";
// cores/workerd_check.ts
/** The smaller core in workerd, which compiles it when the program is deployed. */
const compile = () => module;
export { compile };
