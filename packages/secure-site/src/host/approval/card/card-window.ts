/**
 * A window of its own for one request. It is of the frame's origin and has no script: the frame draws in it and hears it.
 *
 * In      the frame's window, the request
 * Out     onDecision   once; false when the window is closed, goes elsewhere or never opens
 * Source  security design §7
 */
import { type CardRequest, showCard } from './card.js'
import { watchFocus } from './watch-visibility.js'

const PAGE = '/approval.html'
const LOOK_MS = 100

/** Opens the window inside a click; gives back how to close it. */
export function openCardWindow(
  view: Window,
  request: CardRequest,
  onDecision: (isApproved: boolean) => void,
): () => void {
  const opened = view.open(PAGE, '', 'popup,width=400,height=680')
  let takeAway: (() => void) | undefined
  const end = () => {
    clearInterval(timer)
    takeAway?.()
    opened?.close()
  }
  const decide = (isApproved: boolean) => {
    end()
    onDecision(isApproved)
  }
  const look = () => {
    const root = rootOf(opened)
    if (root === 'gone') decide(false)
    else if (root !== undefined && takeAway === undefined && opened !== null) {
      copyTheme(view.document.documentElement, root.ownerDocument.documentElement)
      takeAway = showCard(root, request, { watch: watchFocus(opened), onDecision: decide })
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return end
}

function rootOf(opened: Window | null): HTMLElement | 'gone' | undefined {
  if (opened === null || opened.closed) return 'gone'
  try {
    if (opened.location.pathname !== PAGE) return opened.location.href === 'about:blank' ? undefined : 'gone'
    return opened.document.readyState === 'complete' ? (opened.document.getElementById('root') ?? 'gone') : undefined
  } catch {
    // It has left for another origin.
    return 'gone'
  }
}

function copyTheme(from: HTMLElement, to: HTMLElement): void {
  to.dataset.theme = from.dataset.theme ?? 'dark'
  for (const name of ['--bl-accent', '--bl-on-accent']) to.style.setProperty(name, from.style.getPropertyValue(name))
}
