/**
 * A QR code as the address of a picture with a ground of its own: what darkens pages leaves pictures as they are.
 *
 * In      drawing   as laid out
 *         ink       of the dots, any CSS colour
 *         isFaded   the dots are hardly seen: the code holds no more
 * Out     a `data:` address
 * Source  spec R-VIEW-87
 */
import type { QrDrawing } from './qr-drawing.js'

/** Across a dot, in modules: round, and large enough for a reader that looks at a module's middle only roughly. */
const DOT = 0.9

/** How round a ring is: a half would be a circle. */
const ROUNDED = 0.375

/** The address of a code's picture. */
export function qrPicture({ size, dots, rings }: QrDrawing, { ink, isFaded }: { ink: string; isFaded: boolean }) {
  const shapes = rings.map(([x, y, width]) => {
    const [middle, line] = [width / 2, width - 1]
    return `<rect x='${x + 0.5}' y='${y + 0.5}' width='${line}' height='${line}' rx='${line * ROUNDED}' fill='none'/><circle cx='${x + middle}' cy='${y + middle}' r='${(width - 4) / 2}' stroke='none'/>`
  })
  const points = dots.map(([x, y]) => `M${x} ${y}h0`).join('')
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'><path fill='#fff' d='M0 0h${size}v${size}H0z'/><g fill='${ink}' stroke='${ink}'${isFaded ? " opacity='.1'" : ''}>${shapes.join('')}<path stroke-width='${DOT}' stroke-linecap='round' d='${points}'/></g></svg>`
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`
}
