// @ts-check
/**
 * CPU usage of the machine over a time, all cores together.
 *
 * Out     watchProcessor   starts measuring; its result ends it: seconds, and the busy share of all cores, 0 to 1
 */
import { cpus } from 'node:os'

/** Milliseconds since the machine started, of all cores. */
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
