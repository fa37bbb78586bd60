//! The golden documents of `tests/golden/`: one per shape and version, converted there and back, byte for byte.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{Complement, ConvertOptions, Shape, Version, convert, detect_version};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_document_is_converted_byte_for_byte() {
    for shape in Shape::ALL {
        for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
            let golden = Golden { shape, from, to };
            golden.converts();
            golden.comes_back();
            golden.can_be_what_it_is();
        }
    }
}

struct Golden {
    shape: Shape,
    from: Version,
    to: Version,
}

impl Golden {
    fn file(&self, part: &str) -> PathBuf {
        let extension = match (part, self.shape.name().ends_with("-query")) {
            ("" | ".converted", true) => "txt",
            _ => "json",
        };
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!(
            "tests/golden/{}/{}{part}.{extension}",
            self.from,
            self.shape.name()
        ))
    }

    fn document(&self) -> Vec<u8> {
        fs::read(self.file("")).unwrap_or_else(|error| panic!("{:?}: {error}", self.file("")))
    }

    fn converts(&self) {
        let document = self.document();
        let options = ConvertOptions::new(self.from, self.to);
        let converted = convert(self.shape, &document, &options).expect("it can be converted");
        let output = (converted.output != document).then_some(converted.output);
        self.compare(".converted", output);
        let complement = converted
            .complement
            .map(|complement| format!("{}\n", complement.as_json()).into_bytes());
        self.compare(".complement", complement);
    }

    fn compare(&self, part: &str, actual: Option<Vec<u8>>) {
        let file = self.file(part);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            let _ = fs::remove_file(&file);
            if let Some(actual) = &actual {
                fs::write(&file, actual).expect("it can be written");
            }
        }
        let golden = fs::read(&file).ok();
        assert!(actual == golden, "{} is not what it was", file.display());
    }

    fn comes_back(&self) {
        let stored = fs::read_to_string(self.file(".complement")).ok();
        let options = ConvertOptions {
            complement: stored.map(Complement::from_json),
            ..ConvertOptions::new(self.to, self.from)
        };
        let converted = fs::read(self.file(".converted")).unwrap_or_else(|_| self.document());
        let back = convert(self.shape, converted, &options).expect("it comes back");
        assert!(back.output == self.document(), "{:?}", self.file(""));
    }

    fn can_be_what_it_is(&self) {
        let detected = detect_version(self.shape, self.document(), &Default::default());
        assert!(
            detected.candidates.contains(&self.from),
            "{:?}",
            self.file("")
        );
    }
}
