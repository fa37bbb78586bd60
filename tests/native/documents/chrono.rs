//! Timestamps as chrono's types, and back.

use order_contract::documents::Timestamp;

const TEXTS: [&str; 6] = [
    "2024-04-10T17:11:26.601254",
    "0000-01-01T00:00:00.000000",
    "9999-12-31T23:59:59.999999",
    "2024-02-29T17:11:26.000001Z",
    "2024-04-10T17:11:26.601254+05:45",
    "2024-04-10T00:11:26.601254-03:30",
];

#[test]
fn times_are_written_as_they_were_read() {
    for text in TEXTS {
        let time: Timestamp = text.parse().unwrap();
        let written = match time.with_offset() {
            Some(instant) => Timestamp::try_from(instant),
            None => Timestamp::try_from(time.naive()),
        };
        assert_eq!(written.unwrap().text(), text.replace('Z', "+00:00"));
    }
}

#[test]
fn times_that_do_not_fit_are_refused() {
    let year = chrono::NaiveDate::from_ymd_opt(10_000, 1, 1).unwrap();
    assert!(Timestamp::try_from(year.and_hms_opt(0, 0, 0).unwrap()).is_err());
    let leap = chrono::NaiveDate::from_ymd_opt(2016, 12, 31).unwrap();
    assert!(Timestamp::try_from(leap.and_hms_micro_opt(23, 59, 59, 1_500_000).unwrap()).is_err());
}
