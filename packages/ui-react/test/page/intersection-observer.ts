import { act } from '@testing-library/react'

/** Observers that wait for their element to come near. */
const waiting = new Set<IntersectionObserverCallback>()

/** Gives the page an observer of elements that the test answers by hand. Returns what takes it back. */
export function installNearEnd(): () => void {
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

/** Whether somebody waits for the end to come near. */
export const isEndAwaited = () => waiting.size > 0

/** Brings the end near. */
export async function reachEnd(): Promise<void> {
  await act(async () => {
    for (const tell of [...waiting]) Reflect.apply(tell, undefined, [[{ isIntersecting: true }]])
  })
}
