import module from '../order_contract_check.wasm';
export const loader = { compile: () => module, enforcesLengths: true };
