// @ts-check
/**
 * How busy the machine's processor is over a time, all of its cores together.
 *
 * Out     watchProcessor   begins; what it answers ends: seconds, and the share of all cores that was busy, 0 to 1
 */
import { cpus } from 'node:os'

/** Milliseconds, since the machine started, of all cores. */
function now() {
  const times = cpus().map((core) => core.times)
  const idle = times.reduce((sum, one) => sum + one.idle, 0)
  const all = times.reduce((sum, { user, nice, sys, idle: rest, irq }) => sum + user + nice + sys + rest + irq, 0)
  return { idle, all }
}

/** @returns {() => { seconds: number, busy: number }} */
export function watchProcessor() {
  const startedMs = performance.now()
  const before = now()
  return () => {
    const after = now()
    const all = after.all - before.all
    return {
      seconds: (performance.now() - startedMs) / 1000,
      busy: all === 0 ? 0 : 1 - (after.idle - before.idle) / all,
    }
  }
}
