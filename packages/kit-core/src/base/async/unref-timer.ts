import { safeGet } from '../validation/safe-get.js'

/** A timer that keeps no Node process alive: for work that nobody waits for. */
export function unrefTimer(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(action, delayMs)
  const unref = safeGet(timer, 'unref')
  if (typeof unref === 'function') Reflect.apply(unref, timer, [])
  return timer
}
