import { act } from '@testing-library/react'

/** Callbacks of observers whose element is not near yet. */
const waiting = new Set<IntersectionObserverCallback>()

/** Installs an `IntersectionObserver` that the test triggers. Returns a function that removes it. */
export function installIntersectionObserver(): () => void {
  class TestIntersectionObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      if (element.querySelector('button') !== null) waiting.add(this.callback)
    }
    unobserve() {
      waiting.delete(this.callback)
    }
    disconnect() {
      waiting.delete(this.callback)
    }
    takeRecords() {
      return []
    }
  }
  Reflect.set(globalThis, 'IntersectionObserver', TestIntersectionObserver)
  return () => {
    waiting.clear()
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  }
}

/** Whether an observer waits for the end of a list. */
export const isEndObserved = () => waiting.size > 0

/** Triggers the observers of the end of a list. */
export async function reachEnd(): Promise<void> {
  await act(async () => {
    for (const notify of [...waiting]) Reflect.apply(notify, undefined, [[{ isIntersecting: true }]])
  })
}
