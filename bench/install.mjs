/**
 * Installs the peers, which are not part of the project's own install, so that its tests stay light. It does not use
 * `npm ci`: Deno and ata-validator have a package per platform, and a registry may not have all of them. The lock
 * file then names only those that it has.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

const versionOf = (name) => JSON.parse(readFileSync(here(`node_modules/${name}/package.json`), 'utf8')).version

function installed() {
  const { dependencies } = JSON.parse(readFileSync(here('package.json'), 'utf8'))
  return Object.entries(dependencies).every(
    ([name, version]) => existsSync(here(`node_modules/${name}/package.json`)) && versionOf(name) === version,
  )
}

export function installPeers() {
  if (installed()) return
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    cwd: here('.'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('The peers could not be installed.')
  process.exit(2)
}
