/** Named timers. Starting a name again replaces its timer, and all timers can be cleared together. */
export interface Timers {
  start(name: string, delayMs: number, task: () => void): void
  stop(name: string): void
  isRunning(name: string): boolean
  stopAll(): void
}

/** Creates an empty set of timers. */
export function createTimers(): Timers {
  const handles = new Map<string, ReturnType<typeof setTimeout>>()
  const stop = (name: string) => {
    clearTimeout(handles.get(name))
    handles.delete(name)
  }
  return {
    start(name, delayMs, task) {
      stop(name)
      const handle = setTimeout(() => {
        handles.delete(name)
        task()
      }, delayMs)
      handles.set(name, handle)
    },
    stop,
    isRunning: (name) => handles.has(name),
    stopAll: () => [...handles.keys()].forEach(stop),
  }
}
