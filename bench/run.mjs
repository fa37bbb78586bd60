/**
 * `npm run bench`: runs the benchmark (lanes.mjs). `npm run bench -- edge` measures the receiver in workerd, and
 * `npm run bench -- spark` the Spark job.
 */
import process from 'node:process'

const OTHERS = { edge: './edge/run.mjs', spark: './spark/run.mjs' }

const [name] = process.argv.slice(2)
if (name === undefined || name.startsWith('--')) await import('./lanes.mjs')
else if (Object.hasOwn(OTHERS, name)) {
  process.argv.splice(2, 1)
  await import(OTHERS[name])
} else {
  console.error(`no benchmark ${name}: there are ${Object.keys(OTHERS).join(', ')}, and the lanes without a name`)
  process.exitCode = 2
}
