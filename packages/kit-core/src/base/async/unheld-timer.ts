import { readKey } from '../validation/read-key.js'

/** A timer that keeps no Node process alive: for work that nobody waits for. */
export function unheldTimer(action: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(action, delayMs)
  const unref = readKey(timer, 'unref')
  if (typeof unref === 'function') Reflect.apply(unref, timer, [])
  return timer
}
