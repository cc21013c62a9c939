import type { FramePosition } from './frame-channel.js'

const NARROW_PX = 430
const HEADER_PX = 64
const CARD = { width: 360, height: 600 }

/**
 * Position of the visible iframe in a viewport of this size: 360 × 600 px in the center, or in a viewport up to 430 px wide,
 * the full width below the header.
 */
export function getFrameRect({ width, height }: { readonly width: number; readonly height: number }): FramePosition {
  if (width <= NARROW_PX) return { top: HEADER_PX, left: 0, width, height: Math.max(0, height - HEADER_PX) }
  const shown = Math.min(CARD.height, height)
  return { top: (height - shown) / 2, left: (width - CARD.width) / 2, width: CARD.width, height: shown }
}
