/**
 * The modal in a native dialog of the host outlives it: a host that closes its own dialog when it opens the kit, or takes it
 * out of the page, would take the modal along and leave a page that can neither be used nor scrolled.
 *
 * In      root   the modal's element
 * Out     a function that ends it
 * Source  R-VIEW-153
 */
export function leaveHostDialog(root: HTMLElement): () => void {
  const page = root.ownerDocument
  const dialog = root.parentElement
  if (dialog === null || dialog === page.body) return () => {}
  const look = () => {
    if (dialog.isConnected && dialog.hasAttribute('open')) return
    stop()
    page.body.append(root)
    root.querySelector<HTMLElement>('[data-modal-title]')?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    dialog.removeEventListener('close', look)
  }
  observer.observe(page.body, { childList: true, subtree: true })
  dialog.addEventListener('close', look)
  look()
  return stop
}
