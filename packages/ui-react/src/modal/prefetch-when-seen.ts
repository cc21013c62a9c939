/**
 * The modal's code ahead of a press, once a button that opens it can be seen and the page has nothing else to do.
 *
 * In      element  the button
 *         task     fetches the code
 * Out     a function that stops waiting
 * Source  R-HOST-30
 */
import { whenIdle } from './when-idle.js'

const SLOW = /2g|3g/

/** Runs the task; never on a connection that is slow or where data is saved. */
export function prefetchWhenSeen(element: Element, task: () => void): () => void {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof IntersectionObserver !== 'function' || isCostly(connection)) return () => {}
  let stopWaiting: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    stopWaiting = whenIdle(task)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stopWaiting?.()
  }
}

function isCostly(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || SLOW.test(`${Reflect.get(connection, 'effectiveType')}`)
}
