/**
 * Where the frame stands while a request waits in it. Each is done in the order of its call.
 *
 * Source  spec R-FRAME-02, R-FRAME-62, R-VIEW-46 to 48
 */
import type { FrameClient } from '@bowline/secure-frame/client'
import type { Kit } from '../../kit.js'

/** A place in the window, in CSS pixels. */
export type FramePosition = {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Shows the frame over a card, or moves it there. */
export function positionFrame(kit: Kit, place: FramePosition): void {
  withFrame(kit, (client) => client.show(place))
}

/** Hides the frame. */
export function hideFrame(kit: Kit): void {
  withFrame(kit, (client) => client.hide())
}

/** Gives the frame the keyboard. */
export function focusFrame(kit: Kit): void {
  withFrame(kit, (client) => client.focus())
}

/** There is nothing to place before something was asked of the frame. */
function withFrame(kit: Kit, action: (client: FrameClient) => void): void {
  if (kit.store.get().auth.frame === 'none') return
  kit.frame().then(action, (error: unknown) => kit.log.debug('The frame could not be reached', error))
}
