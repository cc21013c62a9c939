import { readKey } from '../guard/read-key.js'

/** A timer that keeps no Node process alive: for work that nobody waits for. */
export function unheldTimer(deed: () => void, delayMs: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(deed, delayMs)
  const unref = readKey(timer, 'unref')
  if (typeof unref === 'function') Reflect.apply(unref, timer, [])
  return timer
}

/** A pause by such a timer, cut short by the signal. */
export function unheldPause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = unheldTimer(end, delayMs)
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
