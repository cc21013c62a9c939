/**
 * Whether the page is about to go: some wallets say goodbye then, which is not the visitor's doing.
 *
 * Out     isPageLeaving   false again at once if the visitor stays after all
 */
let isLeaving = false

/** Whether the page is about to go. */
export function isPageLeaving(): boolean {
  return isLeaving
}

/** Begins to listen; the returned function ends it. */
export function watchLeaving(): () => void {
  const leave = () => {
    isLeaving = true
    setTimeout(() => {
      isLeaving = false
    })
  }
  window.addEventListener('beforeunload', leave)
  return () => window.removeEventListener('beforeunload', leave)
}
