// The types of the documents, in both versions.
// Written by src/bin/generate.rs: change the contract, then npm run build.
export {};
