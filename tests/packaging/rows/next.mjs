/**
 * Next.js: one app, a route on Node, a route on the edge runtime, a page. With webpack, this version of
 * Next.js fails to build any edge route, even one that imports nothing.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/run.mjs'
import { freePort, resultAt, withServer } from '../lib/programs.mjs'

const env = { NEXT_TELEMETRY_DISABLED: '1' }

export const next = [
  built('Next.js, Turbopack', 'next-turbopack', { edge: true }),
  built('Next.js, webpack', 'next-webpack', { edge: false, flags: ['--webpack'] }),
]

function built(name, folder, { edge, flags = [] }) {
  return {
    name: `${name}: Node route, ${edge ? 'edge route, ' : ''}page`,
    version: ({ versions }) => versions.next,
    async try({ app, bin, browsers }) {
      const cwd = await app(folder, 'next')
      if (!edge) await rm(join(cwd, 'app', 'api', 'edge'), { recursive: true })
      await run(bin('next'), ['build', ...flags], { cwd, env })
      const port = await freePort()
      const url = `http://127.0.0.1:${port}/`
      return withServer(bin('next'), ['start', '--port', String(port)], { cwd, env, url }, async () => [
        await resultAt(`${url}api/node`),
        ...(edge ? [await resultAt(`${url}api/edge`)] : []),
        ...(await browsers.visit(url)),
      ])
    },
  }
}
