/** One signal that fires with the first of several. */
export type LinkedSignals = {
  readonly signal: AbortSignal
  readonly abort: (reason?: unknown) => void
  /** Lets go of the signals, which may live longer. */
  readonly release: () => void
}

/** Links signals; `AbortSignal.any` is younger than the browsers the kit supports. */
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

/** A signal that fires with another one, and by itself after so long; `release` takes the timer back. */
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
