//! What is generated is current and true, in one program, so that it is linked once.

mod files;
mod languages;
