//! Reports: the expected report of each case, and what holds for all reports.

mod bounds;
pub mod cases;
mod laws;
