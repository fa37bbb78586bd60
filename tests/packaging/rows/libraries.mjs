/**
 * Unmodified libraries that accept a Standard Schema.
 */
import { printed } from '../lib/programs.mjs'

export const libraries = [
  library('react-hook-form', 'react-hook-form', 'react-hook-form, its resolver'),
  library('tanstack-form', '@tanstack/form-core', 'TanStack Form'),
  library('hono', 'hono', 'Hono, its validator'),
  library('trpc', '@trpc/server', 'tRPC'),
]

function library(script, tool, name) {
  return {
    name,
    tool,
    try: async ({ app }) => [await printed(await app(script, 'libraries'), process.execPath, 'app.mjs', script)],
  }
}
