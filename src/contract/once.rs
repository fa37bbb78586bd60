//! A value that is made when it is first asked for.

#[cfg(all(feature = "npm", target_arch = "wasm32"))]
use spin::Mutex;
#[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
use std::sync::OnceLock;

/// Makes a value when it is first asked for, and keeps it.
pub(crate) struct Once<T> {
    make: fn() -> T,
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    made: Mutex<Option<T>>,
    #[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
    made: OnceLock<T>,
}

impl<T: Copy> Once<T> {
    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) const fn new(make: fn() -> T) -> Once<T> {
        let made = Mutex::new(None);
        Once { make, made }
    }

    #[cfg(all(feature = "npm", target_arch = "wasm32"))]
    pub(crate) fn get(&self) -> T {
        *self.made.lock().get_or_insert_with(self.make)
    }

    #[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
    pub(crate) const fn new(make: fn() -> T) -> Once<T> {
        let made = OnceLock::new();
        Once { make, made }
    }

    #[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
    pub(crate) fn get(&self) -> T {
        *self.made.get_or_init(self.make)
    }
}
