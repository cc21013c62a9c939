/**
 * Shows a request: as a card in the frame, and in the secure site's window. A press approves it in the window alone; in the frame only
 * a passkey of the account does.
 *
 * In      the frame's window and the root element to render into; the account's passkeys
 * Out     a function that shows one request; `onHeight` is called with the height of its card in the frame
 * Source  security design §7
 */
import type { ApprovalPasskey } from '../../api/key-schemas.js'
import type { CardRequest } from './card/card.js'
import { showDoor } from './card/door.js'
import type { ApproveByPasskey } from './passkey/passkey-approval.js'
import { createApprovalWindow } from './window/approval-window.js'

/** Options of the cards. */
export type ShowApprovalOptions = {
  readonly onHeight: (height: number) => void
  readonly approveByPasskey: ApproveByPasskey
  /** Only presses for which it holds count. */
  readonly isTrusted?: (event: Event) => boolean
}

/** Shows one request. The returned function removes it. */
export type ShowRequest = (
  request: CardRequest,
  onDecision: (isApproved: boolean) => void,
  passkeys?: readonly ApprovalPasskey[],
) => () => void

/** Creates the function that shows requests. The window opens with the first press on a card, and is kept for later requests. */
export function createShowApproval(
  view: Window,
  root: HTMLElement,
  { onHeight, approveByPasskey, isTrusted = (event) => event.isTrusted }: ShowApprovalOptions,
): ShowRequest {
  const approvalWindow = createApprovalWindow(view, isTrusted)
  return (request, onDecision, passkeys = []) => {
    const end = new AbortController()
    const endWindow = approvalWindow.show(request, onDecision)
    const { digest, review } = request
    // The window has the warnings that must be ticked.
    const usesPasskey = digest !== undefined && passkeys.length > 0 && review.warnings.length === 0
    const door = showDoor(root, request, {
      isTrusted,
      onOpen: () => approvalWindow.open(),
      onDecline: () => onDecision(false),
      onHeight,
      ...(usesPasskey && {
        async onPasskey() {
          await approveByPasskey({ digest, passkeys, signal: end.signal })
          if (!end.signal.aborted) onDecision(true)
        },
      }),
    })
    const update = () => door.setOpen(approvalWindow.isOpen())
    const stop = approvalWindow.onChange(update)
    update()
    return () => {
      end.abort()
      stop()
      door.remove()
      endWindow()
    }
  }
}
