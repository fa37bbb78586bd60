/**
 * Next.js: one app, a route on Node, a route on the edge runtime, a page. With webpack, this version of
 * Next.js fails to build any edge route, even one that imports nothing.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'
import { resultAt, withServer } from '../lib/programs.mjs'

const env = { NEXT_TELEMETRY_DISABLED: '1' }

export const next = [
  built('Next.js, Turbopack: Node route, edge route, page', 'next-turbopack', { routes: ['node', 'edge'] }),
  built('Next.js, webpack: Node route, page', 'next-webpack', { routes: ['node'], flags: ['--webpack'] }),
]

function built(name, folder, { routes, flags = [] }) {
  return {
    name,
    tool: 'next',
    async try({ app, bin, browsers }) {
      const cwd = await app(folder, 'next')
      if (!routes.includes('edge')) await rm(join(cwd, 'app', 'api', 'edge'), { recursive: true })
      await run(bin('next'), ['build', ...flags], { cwd, env })
      const start = (port) => ['start', '--port', String(port)]
      return withServer(bin('next'), start, { cwd, env }, async (url) => [
        ...(await Promise.all(routes.map((route) => resultAt(`${url}api/${route}`)))),
        ...(await browsers.visit(url)),
      ])
    },
  }
}
