/**
 * `npm run test:http2 [count]`: whether refusals of `nodeHandler` arrive over HTTP/2, without TLS and with it, at curl and
 * at Python's httpx, 100 of each size. Not part of `npm test`: needs curl, openssl and Python, and installs httpx.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'

const HTTPX = 'httpx[http2]==0.28.1'
const count = Number(process.argv[2] ?? 100)
const folder = await mkdtemp(join(tmpdir(), 'order-contract-http2-'))
const here = (...parts) => at('tests', 'http2', ...parts)
const inside = (...parts) => join(folder, ...parts)

const subject = ['-subj', '/CN=localhost', '-days', '2']
const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
await run('openssl', ['req', '-x509', ...key, '-keyout', inside('key'), '-out', inside('certificate'), ...subject])
const server = spawn(process.execPath, [here('server.mjs'), inside('key'), inside('certificate')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
  const ports = JSON.parse(line)
  await run('python3', ['-m', 'venv', inside('python')])
  await run(inside('python', 'bin', 'pip'), ['install', '--quiet', HTTPX])
  const { stdout } = await run(inside('python', 'bin', 'python'), [
    here('refusals.py'),
    String(count),
    ...ports.map(String),
  ])
  const results = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  results.push(...(await withCurl(ports)))
  for (const result of results) console.log(JSON.stringify(result))
  // Not reached by curl 7.88 without TLS above the first window (65,535 bytes): it ends its upload when the head arrives,
  // which breaks its own `content-length`, and Node resets the stream unless the end of the answer was there first.
  assert.ok(results.every(({ arrived }) => arrived === count))
} finally {
  server.kill()
  await rm(folder, { recursive: true })
}

async function withCurl(ports) {
  const results = []
  const ways = [
    ['http', '--http2-prior-knowledge'],
    ['https', '--http2', '--insecure'],
  ]
  for (const [index, [scheme, ...flags]] of ways.entries())
    for (const size of [1, 20_000, 60_000, 1_000_000]) {
      await writeFile(inside('body'), new Uint8Array(size))
      const result = { client: 'curl', scheme, size, arrived: 0 }
      for (let made = 0; made < count; made++) {
        const url = `${scheme}://127.0.0.1:${ports[index]}/`
        const posted = run('curl', ['--silent', ...flags, '--data-binary', `@${inside('body')}`, url])
        result.arrived += await posted.then(({ stdout }) => Number(stdout === '{"code":"refused"}')).catch(() => 0)
      }
      results.push(result)
    }
  return results
}
