/**
 * Unmodified libraries that accept a Standard Schema.
 */
import { run } from '../../../scripts/lib/run.mjs'
import { resultIn } from '../lib/programs.mjs'

export const libraries = [
  library('react-hook-form', 'react-hook-form', 'react-hook-form, its resolver'),
  library('tanstack-form', '@tanstack/form-core', 'TanStack Form'),
  library('hono', 'hono', 'Hono, its validator'),
  library('trpc', '@trpc/server', 'tRPC'),
]

function library(script, dependency, name) {
  return {
    name,
    version: ({ versions }) => versions[dependency],
    async try({ app }) {
      const cwd = await app(script, 'libraries')
      return [resultIn((await run(process.execPath, ['app.mjs', script], { cwd })).stdout)]
    },
  }
}
