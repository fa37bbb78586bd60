/**
 * The folders that several scripts use.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '')

/** The folder for build products of cargo and these scripts. It may be deleted. */
export const target = process.env.CARGO_TARGET_DIR || join(root, 'target')

/** The committed package. */
export const pkg = join(root, 'pkg')

/** The page as static files. */
export const page = join(root, 'www', 'dist')

export const wasmTarget = 'wasm32-unknown-unknown'

/** Returns a path in the project's folder. */
export const at = (...parts) => join(root, ...parts)
