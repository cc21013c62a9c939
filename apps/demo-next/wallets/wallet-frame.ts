/**
 * Where the wallets' window stands: a frame of its own, as a browser extension's is a window of its own.
 *
 * A modal dialog makes the page around it inert, closes on a press outside itself and keeps the focus; none of that
 * reaches into a frame. The frame is put into the topmost modal `<dialog>`, or else at the end of the body, and whatever
 * a library marks it with (`inert`, `aria-hidden`) is taken off again, as no library could mark another window.
 *
 * In      onReady  called with the frame's body once it can be drawn in
 * Out     a function that takes it away and gives the focus back
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
