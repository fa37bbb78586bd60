/**
 * Where things are. What is in them is said by those who write them.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '')

/** What cargo and these scripts make and may make again. */
export const target = process.env.CARGO_TARGET_DIR || join(root, 'target')

/** The committed package. */
export const pkg = join(root, 'pkg')

export const wasmTarget = 'wasm32-unknown-unknown'

/** A path below the project's folder. */
export const at = (...parts) => join(root, ...parts)
