import module from '../order_contract_check.wasm?module';
export const loader = { compile: () => module };
