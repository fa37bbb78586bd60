/**
 * The runtimes that are not browsers.
 */
import { run } from '../../../scripts/lib/run.mjs'
import { freePort, resultAt, resultIn, withServer } from '../lib/programs.mjs'

/** Each row: its name, its tool, and the function that runs it. */
export const runtimes = [
  {
    name: 'Node, `import`',
    version: () => process.versions.node,
    try: ({ app }) => printed(app('node-import', 'module'), process.execPath, 'app.mjs'),
  },
  {
    name: 'Node, `require`',
    version: () => process.versions.node,
    try: ({ app }) => printed(app('node-require', 'require'), process.execPath, 'app.cjs'),
  },
  {
    name: 'Deno',
    version: ({ versions }) => versions.deno,
    try: ({ app, bin }) => printed(app('deno', 'module'), bin('deno'), 'run', '--no-remote', 'app.mjs'),
  },
  {
    name: 'Bun',
    version: ({ versions }) => versions.bun,
    try: ({ app, bin }) => printed(app('bun', 'module'), bin('bun'), 'run', 'app.mjs'),
  },
  {
    name: 'workerd (Cloudflare Workers)',
    version: ({ versions }) => versions.workerd,
    async try({ app, bin }) {
      const cwd = await app('worker')
      const port = await freePort()
      await run(process.execPath, ['build.mjs', String(port)], { cwd })
      const url = `http://127.0.0.1:${port}/`
      return [await withServer(bin('workerd'), ['serve', 'config.capnp'], { cwd, url }, resultAt)]
    },
  },
  {
    name: 'Vercel edge runtime',
    version: ({ versions }) => versions['edge-runtime'],
    try: ({ app }) => printed(app('edge'), process.execPath, 'run.mjs'),
  },
]

async function printed(app, command, ...args) {
  return [resultIn((await run(command, args, { cwd: await app })).stdout)]
}
