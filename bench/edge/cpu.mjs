/**
 * The processor time that a process has taken so far: what is left when the client's own is not counted.
 */
import { readFileSync } from 'node:fs'

/** The kernel counts in hundredths of a second. */
const TICK = 10

/** In milliseconds; undefined where the system does not tell. @param {number} pid */
export function cpuTime(pid) {
  if (process.platform !== 'linux') return undefined
  const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(utime) + Number(stime)) * TICK
}
