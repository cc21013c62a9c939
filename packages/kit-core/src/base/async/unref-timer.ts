import { safeGet } from '../validation/safe-get.js'

/** Starts a timer that does not keep a Node process alive, for work that no caller waits for. */
export function unrefTimer(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(action, delayMs)
  const unref = safeGet(timer, 'unref')
  if (typeof unref === 'function') Reflect.apply(unref, timer, [])
  return timer
}
