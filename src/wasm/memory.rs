//! What the standard library would bring in the package's module: an allocator, and what follows a
//! panic. The library's own cost more than all checks: they carry messages that nobody reads.

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static ALLOCATOR: WasmDynamicTalc = new_wasm_dynamic_allocator();

/// Traps. JavaScript discards the instance and starts a fresh one.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
