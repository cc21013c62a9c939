/**
 * Draws a QR code as an image URL with a white background. As an image, dark-mode extensions leave its colors unchanged.
 *
 * In      drawing   layout of the code
 *         ink       color of the dots, any CSS color
 *         isFaded   draws the dots nearly invisible, for an expired code
 * Out     a `data:` URL
 * Source  spec R-VIEW-87
 */
import type { QrDrawing } from './qr-drawing.js'

/** Diameter of a dot, in modules: round, but large enough for readers that sample a module's center imprecisely. */
const DOT_DIAMETER = 0.9

/** Corner radius of a ring, as a share of its width: 0.5 would be a circle. */
const RING_RADIUS_RATIO = 0.375

/** URL of an image of the code. */
export function toQrImageUrl({ size, dots, rings }: QrDrawing, { ink, isFaded }: { ink: string; isFaded: boolean }) {
  const shapes = rings.map(([x, y, width]) => {
    const [middle, line] = [width / 2, width - 1]
    return `<rect x='${x + 0.5}' y='${y + 0.5}' width='${line}' height='${line}' rx='${line * RING_RADIUS_RATIO}' fill='none'/><circle cx='${x + middle}' cy='${y + middle}' r='${(width - 4) / 2}' stroke='none'/>`
  })
  const points = dots.map(([x, y]) => `M${x} ${y}h0`).join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'><path fill='#fff' d='M0 0h${size}v${size}H0z'/><g fill='${ink}' stroke='${ink}'${isFaded ? " opacity='.1'" : ''}>${shapes.join('')}<path stroke-width='${DOT_DIAMETER}' stroke-linecap='round' d='${points}'/></g></svg>`
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`
}
