//! Where the elements of one large array end, in a text that arrives in chunks. It tells elements
//! apart by brackets and quotes alone; whether an element is JSON is for the reader.

/// Finds the ends of elements across chunks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Elements {
    depth: u32,
    in_string: bool,
    behind_backslash: bool,
}

/// What ends at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boundary {
    /// The array begins: the bracket is at this place.
    Start(usize),
    /// An element ends before the comma at this place.
    Comma(usize),
    /// The last element, if there is one, ends before the bracket at this place.
    End(usize),
}

impl Elements {
    /// The next boundary of a chunk from `at` on; `None` where the chunk has no more.
    pub(crate) fn next(&mut self, chunk: &[u8], mut at: usize) -> Option<Boundary> {
        while let Some(&byte) = chunk.get(at) {
            if self.in_string {
                self.string(byte);
            } else {
                match byte {
                    b'"' => self.in_string = true,
                    b'[' | b'{' => {
                        self.depth += 1;
                        if self.depth == 1 {
                            return Some(Boundary::Start(at));
                        }
                    }
                    b']' | b'}' => {
                        self.depth = self.depth.saturating_sub(1);
                        if self.depth == 0 {
                            return Some(Boundary::End(at));
                        }
                    }
                    b',' if self.depth == 1 => return Some(Boundary::Comma(at)),
                    _ => {}
                }
            }
            at += 1;
        }
        None
    }

    fn string(&mut self, byte: u8) {
        match byte {
            _ if self.behind_backslash => self.behind_backslash = false,
            b'\\' => self.behind_backslash = true,
            b'"' => self.in_string = false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn elements_end_at_the_same_places_however_the_text_is_cut() {
        let text = br#" [ {"a":[1,2],"b":"],[\\\""}, "x\",", [[],{}] , 3 ] "#;
        let boundaries = |cut: usize| {
            let mut elements = Elements::default();
            let mut found = Vec::new();
            for (start, chunk) in [(0, &text[..cut]), (cut, &text[cut..])] {
                let mut at = 0;
                while let Some(boundary) = elements.next(chunk, at) {
                    let (Boundary::Start(place) | Boundary::Comma(place) | Boundary::End(place)) =
                        boundary;
                    found.push(start + place);
                    at = place + 1;
                }
            }
            found
        };
        let whole = boundaries(0);
        assert_eq!(whole, [1, 28, 36, 46, 50]);
        for cut in 0..=text.len() {
            assert_eq!(boundaries(cut), whole, "cut at {cut}");
        }
    }
}
