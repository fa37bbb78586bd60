/** Emits the service worker with the names of all files of the build, so that the page works without a network. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url))
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url))

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle).map((file) => [file.fileName, contentOf(file)] as const)
        const copied = await Promise.all(
          (await readdir(PUBLIC)).map(async (name) => [name, await readFile(PUBLIC + name)] as const),
        )
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker([...built, ...copied]) })
      },
    },
  }
}

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source

/** The page is listed as `./`, the address that visitors open, and not as index.html. */
async function worker(files: readonly (readonly [name: string, content: string | Uint8Array])[]): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update(content)
  const names = files.map(([name]) => `./${name}`.replace(/\/index\.html$/, '/'))
  return (await readFile(WORKER, 'utf8'))
    .replace("'{{build}}'", `\`\${registration.scope} ${hash.digest('hex').slice(0, 16)}\``)
    .replace("['{{files}}']", JSON.stringify(names))
}
