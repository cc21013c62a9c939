/**
 * Whether the page is being left. Some wallets disconnect then, which the user did not ask for.
 *
 * Out     isPageLeaving   false again in the next task, in case the user stays after all
 */
let isLeaving = false

/** Whether the page is being left. Always false before `watchPageLeaving` is called. */
export function isPageLeaving(): boolean {
  return isLeaving
}

/** Starts to watch `beforeunload`; the returned function stops it. */
export function watchPageLeaving(): () => void {
  const leave = () => {
    isLeaving = true
    setTimeout(() => {
      isLeaving = false
    })
  }
  window.addEventListener('beforeunload', leave)
  return () => window.removeEventListener('beforeunload', leave)
}
