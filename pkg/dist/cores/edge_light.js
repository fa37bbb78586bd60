import module from "../order_contract.wasm?module";
// cores/edge_light.ts
/** The core in the edge runtime of Vercel and Next.js, which compiles it when the program is deployed. */
const compile = () => module;
export { compile };
