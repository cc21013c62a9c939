/**
 * A separate window with the approval card for one request, for browsers that do not report what covers the frame. It has the
 * frame's origin and no script: the frame renders into it and listens to it.
 *
 * In      the frame's window, the request
 * Out     `onDecision`   called once; false when the window is closed, navigates away or never opens
 * Source  security design §7
 */
import { type CardRequest, showCard } from './card.js'
import { watchFocus } from './watch-visibility.js'

const PAGE = '/approval.html'
const POLL_MS = 100

/** Opens the window; must be called inside a click. The returned function closes it. */
export function openCardWindow(
  view: Window,
  request: CardRequest,
  onDecision: (isApproved: boolean) => void,
): () => void {
  const opened = view.open(PAGE, '', 'popup,width=400,height=680')
  let removeCard: (() => void) | undefined
  const end = () => {
    clearInterval(timer)
    removeCard?.()
    opened?.close()
  }
  const decide = (isApproved: boolean) => {
    end()
    onDecision(isApproved)
  }
  const poll = () => {
    const root = getRoot(opened)
    if (root === 'gone') decide(false)
    else if (root !== undefined && removeCard === undefined && opened !== null) {
      copyTheme(view.document.documentElement, root.ownerDocument.documentElement)
      removeCard = showCard(root, request, { watch: watchFocus(opened), onDecision: decide })
    }
  }
  const timer = setInterval(poll, POLL_MS)
  return end
}

function getRoot(opened: Window | null): HTMLElement | 'gone' | undefined {
  if (opened === null || opened.closed) return 'gone'
  try {
    if (opened.location.pathname !== PAGE) return opened.location.href === 'about:blank' ? undefined : 'gone'
    return opened.document.readyState === 'complete' ? (opened.document.getElementById('root') ?? 'gone') : undefined
  } catch {
    // The window has navigated to another origin.
    return 'gone'
  }
}

function copyTheme(from: HTMLElement, to: HTMLElement): void {
  to.dataset.theme = from.dataset.theme ?? 'dark'
  for (const name of ['--bl-accent', '--bl-on-accent']) to.style.setProperty(name, from.style.getPropertyValue(name))
}
