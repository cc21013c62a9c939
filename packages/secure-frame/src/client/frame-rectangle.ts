import type { FramePosition } from './frame-channel.js'

const NARROW_PX = 430
const HEADER_PX = 64
const CARD = { width: 360, height: 600 }

/**
 * Where the frame stands when it is shown: centred over the card, or, in a viewport of 430 px and below, the whole width
 * and what the header leaves of the height.
 */
export function getFrameRect({ width, height }: { readonly width: number; readonly height: number }): FramePosition {
  if (width <= NARROW_PX) return { top: HEADER_PX, left: 0, width, height: Math.max(0, height - HEADER_PX) }
  const shown = Math.min(CARD.height, height)
  return { top: (height - shown) / 2, left: (width - CARD.width) / 2, width: CARD.width, height: shown }
}
