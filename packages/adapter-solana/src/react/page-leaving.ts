/**
 * Whether the page is being left. Some wallets disconnect then; `SolanaWalletSync` ignores that, so the connection is
 * restored on the next page.
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
