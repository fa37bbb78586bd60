// The types of the documents, in both versions.
// Written by codegen/: change the contract, then npm run build.
export {};
