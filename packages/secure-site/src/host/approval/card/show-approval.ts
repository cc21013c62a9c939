/**
 * Renders a request in the frame where the browser reports occlusion, else in a separate window.
 *
 * In      the frame's window and the root element to render into
 * Out     a function that shows one request
 * Source  security design §7: without occlusion tracking the frame opens the approval in a separate window
 */
import type { ShowApproval } from '../approvals.js'
import { showCard } from './card.js'
import { openCardWindow } from './card-window.js'
import { showPopupPrompt } from './popup-prompt.js'
import { canTrackOcclusion, watchOcclusion } from './watch-visibility.js'

/** Chooses the presentation that this browser supports, once per frame. */
export function createShowApproval(view: Window & typeof globalThis, root: HTMLElement): ShowApproval {
  if (canTrackOcclusion(view)) {
    const watch = watchOcclusion(view)
    return (request, onDecision) => showCard(root, request, { watch, onDecision })
  }
  return (request, onDecision) => {
    let close: () => void = () => undefined
    const removePrompt = showPopupPrompt(root, request, {
      onOpen: () => {
        close()
        close = openCardWindow(view, request, onDecision)
      },
      onReject: () => onDecision(false),
    })
    return () => {
      removePrompt()
      close()
    }
  }
}
