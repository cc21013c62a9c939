/**
 * Where a request is drawn: in the frame, where the browser knows what covers it; else in a window of its own.
 *
 * In      the frame's window and the place in it
 * Out     how to show one request
 * Source  security design §7: without occlusion tracking the frame opens the approval in a window of its own
 */
import type { ShowApproval } from '../approvals.js'
import { showCard } from './card.js'
import { openCardWindow } from './card-window.js'
import { showPopupPrompt } from './popup-prompt.js'
import { canTrackOcclusion, watchOcclusion } from './watch-visibility.js'

/** Makes the one way that this browser allows. */
export function createShowApproval(view: Window & typeof globalThis, root: HTMLElement): ShowApproval {
  if (canTrackOcclusion(view)) {
    const watch = watchOcclusion(view)
    return (request, onDecision) => showCard(root, request, { watch, onDecision })
  }
  return (request, onDecision) => {
    let close: () => void = () => undefined
    const takeAway = showPopupPrompt(root, request, {
      onOpen: () => {
        close()
        close = openCardWindow(view, request, onDecision)
      },
      onReject: () => onDecision(false),
    })
    return () => {
      takeAway()
      close()
    }
  }
}
