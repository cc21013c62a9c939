/** A signal that fires with the first of several signals, or when `abort` is called. */
export type LinkedSignals = {
  readonly signal: AbortSignal
  readonly abort: (reason?: unknown) => void
  /** Removes the listeners from the source signals, which can outlive this one. */
  readonly release: () => void
}

/** Links signals, like `AbortSignal.any`, which some supported browsers lack. */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): LinkedSignals {
  const controller = new AbortController()
  const releases: (() => void)[] = []
  for (const signal of signals) {
    if (!signal) continue
    const follow = () => controller.abort(signal.reason)
    if (signal.aborted) follow()
    signal.addEventListener('abort', follow, { once: true })
    releases.push(() => signal.removeEventListener('abort', follow))
  }
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    release: () => {
      for (const release of releases) release()
    },
  }
}

/** Returns a signal that fires with `signal`, or after `limitMs`. `release` clears the timer and the listener. */
export function timeoutSignal(signal: AbortSignal | undefined, limitMs: number): LinkedSignals {
  const linked = anySignal([signal])
  const timer = setTimeout(linked.abort, limitMs)
  return {
    ...linked,
    release() {
      clearTimeout(timer)
      linked.release()
    },
  }
}
