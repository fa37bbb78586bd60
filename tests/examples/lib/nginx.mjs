/**
 * nginx, with one file of its folder conf.d.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ensureProgram } from '../../../scripts/lib/programs.mjs'
import { eventually } from '../../lib/eventually.mjs'

/** Finds nginx, or installs it. Returns undefined if that is not possible. */
export const findNginx = () => ensureProgram(['nginx', '../sbin/nginx'], 'nginx-light').catch(() => undefined)

/** Starts it on a socket in place of port 8080. `get(path, headers)` resolves to the body of an answer. */
export async function startNginx(program, conf) {
  const folder = await mkdtemp(join(tmpdir(), 'order-contract-nginx-'))
  const socketPath = join(folder, 'socket')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const http = [...paths, 'access_log off;', conf.replace('listen 8080', `listen unix:${socketPath}`)]
  await writeFile(join(folder, 'nginx.conf'), `events {}\nhttp {\n${http.join('\n')}\n}\n`)
  const globals = `daemon off; pid ${folder}/pid; error_log stderr;`
  const child = spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', globals], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  await eventually(() => access(socketPath))
  const get = async (path, headers) => {
    const [answer] = await once(request({ socketPath, path, headers }).end(), 'response')
    return text(answer)
  }
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  return { get, close }
}
