/**
 * Extracts the first edition of the package from the git history into .baseline/, so that it is measured in the same
 * run as the current one. In a clone without that commit, it is not measured.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const COMMIT = '8a04e91'
const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The folder of its package. */
export const BASELINE_FOLDER = new URL(`.baseline/${COMMIT}/pkg/`, import.meta.url)

const taken = () => existsSync(new URL('package.json', BASELINE_FOLDER))

function inHistory() {
  try {
    execFileSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function take() {
  const folder = fileURLToPath(new URL('../', BASELINE_FOLDER))
  const archive = `${folder}pkg.tar`
  mkdirSync(folder, { recursive: true })
  execFileSync('git', ['archive', `--output=${archive}`, COMMIT, 'pkg/package.json', 'pkg/dist'], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive], { cwd: folder })
  rmSync(archive)
}

/** Makes it available, or says why it is not compared. */
export function takeBaseline() {
  if (taken()) return
  if (inHistory()) return take()
  console.log(
    `This clone's history does not have commit ${COMMIT}, so nothing is compared with its package. ` +
      'In a shallow clone, `git fetch --unshallow` brings it.',
  )
}
