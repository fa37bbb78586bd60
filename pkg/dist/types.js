/**
 * The public types of validation: names of the contract, options and report.
 * The lists of names are generated from the Rust tables (generated/tables.ts).
 */
export {};
