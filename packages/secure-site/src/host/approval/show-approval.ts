/**
 * Shows a request: as a card in the frame, which cannot approve it, and in the secure site's window, which can.
 *
 * In      the frame's window and the root element to render into
 * Out     a function that shows one request; `onHeight` is called with the height of its card in the frame
 * Source  security design §7
 */
import type { ShowApproval } from './approvals.js'
import { showDoor } from './card/door.js'
import { createApprovalWindow } from './window/approval-window.js'

/**
 * Creates the function. The window opens with the first press on a card, and is kept for later requests. Only presses for which
 * `isTrusted` holds decide in it.
 */
export function createShowApproval(
  view: Window,
  root: HTMLElement,
  onHeight: (height: number) => void,
  isTrusted = (event: Event) => event.isTrusted,
): ShowApproval {
  const approvalWindow = createApprovalWindow(view, isTrusted)
  return (request, onDecision) => {
    const endWindow = approvalWindow.show(request, onDecision)
    const door = showDoor(root, request, {
      onOpen: () => approvalWindow.open(),
      onDecline: () => onDecision(false),
      onHeight,
    })
    const update = () => door.setOpen(approvalWindow.isOpen())
    const stop = approvalWindow.onChange(update)
    update()
    return () => {
      stop()
      door.remove()
      endWindow()
    }
  }
}
