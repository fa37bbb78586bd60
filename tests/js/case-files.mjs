/**
 * Reads the cases, and what the native tests export.
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { at, target } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { NATIVE_TESTS } from '../../scripts/lib/tools.mjs'

/** Reads all cases of `calls` or `conversions`. */
export async function readCasesIn(folder) {
  const names = (await readdir(at('tests', folder))).filter((name) => name.endsWith('.json')).sort()
  const texts = await Promise.all(names.map((name) => readFile(at('tests', folder, name), 'utf8')))
  return texts.flatMap((text) => JSON.parse(text))
}

/** Reads the answers of the crate to all cases and to questions at random, as lib/answers.mjs takes them. */
export async function readAnswers() {
  const file = join(target, 'tmp', 'answers.ndjson')
  const [written, ...changed] = await Promise.all([file, ...SOURCES.map((path) => at(path))].map(newestIn))
  // The native tests write it, from these sources.
  if (written < Math.max(...changed)) await run('cargo', [...NATIVE_TESTS, '--test=native', 'export::'])
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The texts of the questions by shape, each with a version that it was asked of. */
export async function readTexts() {
  const texts = {}
  for (const { question } of await readAnswers()) {
    const { shape, text, options } = question
    texts[shape] ??= new Map()
    if (text !== undefined) texts[shape].set(text, options.version)
  }
  return texts
}

/** Reads the cases as questions, each with its input as a text, or as bytes if it is none. */
export async function readCases() {
  const questions = (await readAnswers()).map(({ question }) => question)
  // The bytes of a text stand behind it.
  return questions.filter(({ name, text }, at) => name && (text !== undefined || questions[at - 1].name !== name))
}

const SOURCES = ['src', 'tests/native', 'tests/support', 'tests/cases', 'tests/conversions', 'tests/detections.json']

/** When a file, or one of a folder, was last changed. */
async function newestIn(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const entries = (await readdir(path, { recursive: true })).filter((entry) => /\.(?:rs|json)$/.test(entry))
  return Math.max(...(await Promise.all(entries.map(async (entry) => (await stat(join(path, entry))).mtimeMs))))
}
