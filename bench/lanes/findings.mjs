/**
 * Lane C: invalid text → all findings. Every finding is read as a program that shows it would: its code, its
 * place and its message.
 */
import { mistaken } from '../documents/broken.mjs'
import { made } from '../peers/made.mjs'
import { load } from '../peers/package.mjs'

const read = (findings, place, code) => {
  let sum = 0
  for (const finding of findings) {
    sum += finding.message.length + place(finding).length + finding[code].length
  }
  return sum
}

/** @param {string} shape */
async function contestants(shape) {
  const [{ validate }, ajv, zod] = await Promise.all([load(), made('ajv-all'), made('zod')])
  const check = ajv.verdict(shape)
  const issues = zod.findings(shape)
  return [
    {
      name: 'order-contract',
      check: (text) => read(validate(shape, text).problems, (it) => it.pointer, 'code') + 1,
      count: (text) => validate(shape, text).problems.filter((it) => it.severity === 'error').length,
    },
    {
      name: 'Ajv allErrors',
      check(text) {
        check(JSON.parse(text))
        return read(check.errors ?? [], (it) => it.instancePath, 'keyword') + 1
      },
      count(text) {
        check(JSON.parse(text))
        return check.errors?.length ?? 0
      },
    },
    {
      name: 'Zod',
      check: (text) => read(issues(JSON.parse(text)), (it) => it.path, 'code') + 1,
      count: (text) => issues(JSON.parse(text)).length,
    },
  ]
}

export const findingsLane = {
  title: 'invalid text → all findings',
  input: (text) => text,
  contestants,
}

/** What this lane measures. */
export const documents = mistaken
