/** Reads the CPU time that a process has used so far. It does not include the CPU time of the client. */
import { readFileSync } from 'node:fs'

/** The unit of the kernel: hundredths of a second. */
const TICK = 10

/** Returns milliseconds, or undefined if the system does not provide them. @param {number} pid */
export function cpuTime(pid) {
  if (process.platform !== 'linux') return undefined
  const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(utime) + Number(stime)) * TICK
}
