import module from '../order_contract.wasm';
export const loader = { compile: () => module, isWhole: true, enforcesLengths: true };
