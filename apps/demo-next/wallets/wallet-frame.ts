/**
 * The wallets' window: a separate frame, like the separate window of a browser extension.
 *
 * A modal dialog makes the page inert, closes on a press outside itself and keeps the focus; none of that
 * affects a frame. The frame is put into the topmost modal `<dialog>`, or else at the end of the body, and attributes
 * that a library sets on it (`inert`, `aria-hidden`) are removed again, as no library could mark another window.
 *
 * In      onReady  called with the frame's body once it can be rendered into
 * Out     a function that removes it and restores the focus
 */
const STYLESHEET = '/sandbox-wallet.css'
const MARKS = ['inert', 'aria-hidden'] as const

/** Opens the window. */
export function openWalletFrame(onReady: (body: HTMLElement) => void): () => void {
  const before = document.activeElement
  const frame = document.createElement('iframe')
  frame.title = 'Sandbox wallet'
  frame.className = 'sandbox-wallet'
  frame.dataset.testid = 'sandbox-wallet'

  const unmark = () => {
    for (const mark of MARKS) frame.removeAttribute(mark)
  }
  const observer = new MutationObserver(unmark)
  observer.observe(frame, { attributes: true, attributeFilter: [...MARKS] })

  let isOver = false
  const fill = () => {
    const page = frame.contentDocument
    if (page === null || isOver) return
    page.documentElement.lang = 'en'
    page.title = 'Sandbox wallet'
    page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = new URL(STYLESHEET, window.location.href).href
    const draw = () => {
      if (!isOver) onReady(page.body)
    }
    link.addEventListener('load', draw)
    link.addEventListener('error', draw)
    page.head.append(link)
  }
  frame.addEventListener('load', fill, { once: true })
  placeFor().append(frame)

  return () => {
    isOver = true
    observer.disconnect()
    frame.remove()
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
  }
}

function placeFor(): Element {
  const dialogs = document.querySelectorAll('dialog:modal')
  return dialogs[dialogs.length - 1] ?? document.body
}
