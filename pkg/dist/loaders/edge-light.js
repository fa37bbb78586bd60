import module from '../order_contract.wasm?module';
export const loader = { compile: () => module, isWhole: true };
