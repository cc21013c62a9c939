/**
 * Positions the embedded wallet's iframe over ApproveTransaction, where it shows a request. Calls take effect in order; they do
 * nothing before the first frame request.
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

/** Shows the iframe at a position, or moves it there. */
export function positionFrame(kit: Kit, position: FramePosition): void {
  withFrame(kit, (client) => client.show(position))
}

/** Hides the iframe without unloading it. */
export function hideFrame(kit: Kit): void {
  withFrame(kit, (client) => client.hide())
}

/** Moves the keyboard focus into the iframe. */
export function focusFrame(kit: Kit): void {
  withFrame(kit, (client) => client.focus())
}

function withFrame(kit: Kit, action: (client: FrameClient) => void): void {
  if (kit.store.get().auth.frame === 'none') return
  kit.frame().then(action, (error: unknown) => kit.log.debug('The frame could not be reached', error))
}
