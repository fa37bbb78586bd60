/**
 * The cases that every row runs: from each file of tests/cases the first that fails and the first
 * that passes, so that every shape and theme is there.
 */
import { readCaseFiles } from '../../js/case-files.mjs'

/** In the form that run-cases.mjs takes. */
export async function pickCases() {
  const { cases, bases } = await readCaseFiles()
  const picked = {}
  for (const [path, text] of Object.entries(cases)) {
    const list = JSON.parse(text).filter((testCase) => !('sample' in testCase))
    const pair = [true, false].map((valid) => list.find((testCase) => testCase.valid === valid)).filter(Boolean)
    picked[path] = JSON.stringify(pair)
  }
  return { cases: picked, bases, samples: {} }
}
