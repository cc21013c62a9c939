/**
 * Loads the modal's code before a press, once a button that opens it is visible and the page is idle.
 *
 * In      element  the button
 *         task     loads the code
 * Out     a function that stops waiting
 * Source  R-HOST-30
 */
import { whenIdle } from './when-idle.js'

const SLOW_CONNECTION = /2g|3g/

/** Runs the task once the button is visible; never on a slow connection or in data-saving mode. */
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
  return (
    Reflect.get(connection, 'saveData') === true || SLOW_CONNECTION.test(`${Reflect.get(connection, 'effectiveType')}`)
  )
}
