/** Runs a program to its end. Returns its seconds and its peak memory. */
import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'

const POLL_MS = 20

/** Returns the peak memory in MB as the kernel records it, or 0 if it records none. */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}

/** @returns {Promise<{ seconds: number, megabytes: number }>} */
export function launch({ program, args, output }) {
  const stdout = output === undefined ? 'ignore' : openSync(output, 'w')
  const started = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', stdout, 'inherit'] })
  let megabytes = 0
  const poll = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid))
  }, POLL_MS)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      clearInterval(poll)
      if (output !== undefined) closeSync(stdout)
      if (code === 0) resolve({ seconds, megabytes })
      else reject(new Error(`${program} ${args.join(' ')}: exit code ${code}`))
    })
  })
}
