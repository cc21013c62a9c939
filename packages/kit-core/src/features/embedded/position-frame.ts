/**
 * Positions the frame while it shows a request. Calls take effect in order.
 *
 * Source  spec R-FRAME-02, R-FRAME-62, R-VIEW-46 to 48
 */
import type { FrameClient } from '@bowline/secure-frame/client'
import type { Kit } from '../../kit.js'

/** A rectangle in the window, in CSS pixels. */
export type FramePosition = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Shows the frame over a card, or moves it there. */
export function positionFrame(kit: Kit, position: FramePosition): void {
  withFrame(kit, (client) => client.show(position))
}

/** Hides the frame. */
export function hideFrame(kit: Kit): void {
  withFrame(kit, (client) => client.hide())
}

/** Moves the keyboard focus to the frame. */
export function focusFrame(kit: Kit): void {
  withFrame(kit, (client) => client.focus())
}

/** Does nothing before the first frame request, when no frame exists. */
function withFrame(kit: Kit, action: (client: FrameClient) => void): void {
  if (kit.store.get().auth.frame === 'none') return
  kit.frame().then(action, (error: unknown) => kit.log.debug('The frame could not be reached', error))
}
