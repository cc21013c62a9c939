import { perOwner } from './per-owner.js'

/**
 * Returns a function that adds an observer of an owner, such as a view that shows the result, and returns its release.
 * The first observer starts the work; releasing the last one stops it.
 */
export function whileObserved<Owner extends object>(start: (owner: Owner) => () => void): (owner: Owner) => () => void {
  const states = perOwner(() => ({ observers: 0, stop: () => {} }))
  return (owner) => {
    const state = states(owner)
    state.observers += 1
    if (state.observers === 1) state.stop = start(owner)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      state.observers -= 1
      if (state.observers === 0) state.stop()
    }
  }
}
