/** The links of the pages lead to files and headings that exist, and CONTRIBUTING names existing files. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { at, root } from '../../scripts/lib/paths.mjs'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: root })
// The pages of pkg/docs are copies; tests/package follows the links of the package.
const pages = listed
  .toString()
  .trim()
  .split('\n')
  .filter((page) => !page.startsWith('pkg/') && existsSync(at(page)))
const textOf = (page) => readFileSync(at(page), 'utf8')

/** The anchors of a page's headings, as the usual hosts make them, and the numbers of sections, as our pages do. */
function anchorsOf(page) {
  const headings = [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading)
  const words = headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...words, ...headings.map((heading) => heading.split(' ')[0])]
}

test('every link leads to a file, and every anchor to a heading', () => {
  assert.ok(pages.includes('README.md') && pages.includes('docs/crate.md'), pages.join())
  const broken = []
  for (const page of pages) {
    for (const [, link] of textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)) {
      const [path, anchor] = link.split('#')
      const target = path === '' ? page : normalize(join(dirname(page), path))
      const isThere = existsSync(at(target))
      const hasAnchor = !anchor || !target.endsWith('.md') || (isThere && anchorsOf(target).includes(anchor))
      if (!isThere || !hasAnchor) broken.push(`${page}: ${link}`)
    }
  }
  assert.deepEqual(broken, [])
})

test('CONTRIBUTING names existing files', () => {
  const paths = [...textOf('CONTRIBUTING.md').matchAll(/`((?:src|js|tests|codegen|scripts|www)\/[\w./-]*\w)\/?`/g)]
  assert.ok(paths.length > 5)
  for (const [, path] of paths) assert.ok(existsSync(at(path)), path)
})
