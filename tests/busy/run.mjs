/**
 * `npm run test:busy -- --times=3 --loops=6`: runs `npm test` repeatedly beside busy loops, and prints how long each
 * run took. A test that waits for a fixed time, and not for a state, fails here.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { run } from '../../scripts/lib/run.mjs'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '3' }, loops: { type: 'string', default: '6' } },
})

for (let time = 1; time <= Number(values.times); time++) {
  const { passed, seconds, last } = await besideLoops(() => run('npm', ['test'], { echo: true }))
  console.log(`\nrun ${time}, ${values.loops} busy loops beside it: ${last}, ${seconds} s`)
  if (!passed) process.exitCode = 1
}

async function besideLoops(test) {
  const loops = Array.from({ length: Number(values.loops) }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
  const start = performance.now()
  try {
    const { passed, output } = await test().then(
      ({ output }) => ({ passed: true, output }),
      ({ output }) => ({ passed: false, output }),
    )
    const seconds = Math.round((performance.now() - start) / 1000)
    return { passed, seconds, last: output.trimEnd().split('\n').at(-1) }
  } finally {
    for (const loop of loops) loop.kill()
  }
}
