import module from "../order_contract_check.wasm?module";
// cores/edge_light_check.ts
/** The smaller core in the edge runtime of Vercel and Next.js, which compiles it when the program is deployed. */
const compile = () => module;
export { compile };
