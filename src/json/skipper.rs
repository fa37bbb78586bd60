//! Values that nothing describes: passed over, whatever their depth, with an eye on their names.

use super::keys::Keys;
use super::reader::{Halt, Kind, Reader, Text, Token};

/// Passes over values that nothing describes, with a stack of its own, and sees the names in them
/// that repeat.
#[derive(Debug, Default)]
pub(crate) struct Skipper {
    /// For each open container: where its keys begin, or that it is an array.
    open: Vec<Option<u32>>,
}

impl Skipper {
    /// Reads to the end of the value that `token` began. Later spellings of a name that its object
    /// already holds are given to `repeated`.
    pub(crate) fn skip(
        &mut self,
        reader: &mut Reader<'_>,
        token: Token,
        keys: &mut Keys,
        repeated: &mut dyn FnMut(Text),
    ) -> Result<(), Halt> {
        let floor = self.open.len();
        let result = self.containers(reader, token, keys, repeated, floor);
        if result.is_err() {
            // What was read before a fault still counts.
            while self.open.len() > floor {
                if let Some(Some(mark)) = self.open.pop() {
                    keys.close(mark, reader.text(), repeated);
                }
            }
        }
        result
    }

    fn containers(
        &mut self,
        reader: &mut Reader<'_>,
        token: Token,
        keys: &mut Keys,
        repeated: &mut dyn FnMut(Text),
        floor: usize,
    ) -> Result<(), Halt> {
        let mut first = self.enter(token.kind, keys);
        while self.open.len() > floor {
            let next = match self.open[self.open.len() - 1] {
                Some(_) => match reader.key(first)? {
                    Some(key) => {
                        keys.push(key);
                        Some(reader.member()?)
                    }
                    None => None,
                },
                None => reader.element(first)?,
            };
            first = match next {
                Some(value) => self.enter(value.kind, keys),
                None => {
                    if let Some(Some(mark)) = self.open.pop() {
                        keys.close(mark, reader.text(), repeated);
                    }
                    false
                }
            };
        }
        Ok(())
    }

    /// Notes a container that has opened; says whether one has.
    #[inline(always)]
    fn enter(&mut self, kind: Kind, keys: &Keys) -> bool {
        match kind {
            Kind::Object => self.open.push(Some(keys.mark())),
            Kind::Array => self.open.push(None),
            _ => return false,
        }
        true
    }
}
