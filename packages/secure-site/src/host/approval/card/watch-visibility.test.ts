/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { canTrackOcclusion, watchFocus, watchOcclusion } from './watch-visibility.js'

type Seen = { isVisible?: boolean; intersectionRatio: number }
type Report = (entries: readonly Seen[]) => void

function viewWith(trackVisibility: boolean): { view: Window & typeof globalThis; report: Report; calls: unknown[] } {
  const calls: unknown[] = []
  let report: Report = () => undefined
  class Observer {
    constructor(callback: Report, options: unknown) {
      calls.push(options)
      report = callback
    }
    observe() {}
    disconnect() {
      calls.push('disconnected')
    }
  }
  class Entry {}
  if (trackVisibility) {
    Object.defineProperty(Observer.prototype, 'trackVisibility', { get: () => true })
    Object.defineProperty(Entry.prototype, 'isVisible', { get: () => true })
  }
  const view = Object.create(window, {
    IntersectionObserver: { value: Observer },
    IntersectionObserverEntry: { value: Entry },
  })
  return { view, report: (entries) => report(entries), calls }
}

test('R-ROLE-02 renders in the frame only when the browser reports occlusion', () => {
  expect(canTrackOcclusion(viewWith(true).view)).toBe(true)
  expect(canTrackOcclusion(viewWith(false).view)).toBe(false)
  expect(canTrackOcclusion(window)).toBe(false)
})

test('R-ROLE-02 reports visible only when the card is both uncovered and complete', () => {
  const { view, report, calls } = viewWith(true)
  const seen: boolean[] = []
  const stop = watchOcclusion(view)(document.body, (isVisible) => seen.push(isVisible))
  expect(calls).toEqual([{ threshold: [0, 0.99, 1], trackVisibility: true, delay: 100 }])
  expect(seen).toEqual([])
  report([{ isVisible: true, intersectionRatio: 1 }])
  report([{ isVisible: true, intersectionRatio: 0.98 }])
  report([{ isVisible: false, intersectionRatio: 1 }])
  report([{ intersectionRatio: 1 }])
  report([
    { isVisible: false, intersectionRatio: 1 },
    { isVisible: true, intersectionRatio: 0.99 },
  ])
  expect(seen).toEqual([true, false, false, false, true])
  stop()
  expect(calls.at(-1)).toBe('disconnected')
})

test('R-ROLE-02 reports a separate window as visible while it has focus', () => {
  const seen: boolean[] = []
  jest.spyOn(document, 'hasFocus').mockReturnValueOnce(true).mockReturnValue(false)
  const stop = watchFocus(window)(document.body, (isVisible) => seen.push(isVisible))
  window.dispatchEvent(new Event('blur'))
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(seen).toEqual([true, false])
})
