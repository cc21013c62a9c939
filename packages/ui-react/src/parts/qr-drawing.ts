/**
 * A QR code as shapes on a square grid, one unit a module.
 *
 * In      text      at most 1,600 bytes
 *         hasLogo   leaves the middle free for a picture, where the code is large enough to bear it
 * Out     size      units across, the quiet zone included
 *         path      every dark module but the three corner marks, as bars of one line each
 *         corners   places of the corner marks, 7 by 7 units each
 *         hasRoom   whether the middle is free
 * Source  spec R-VIEW-31; ISO/IEC 18004 (level Q restores a quarter of the code, quiet zone of 4 modules)
 */
import { encode } from 'uqr'

/** White modules on each side. */
export const QUIET_ZONE = 4

/** Diameter of the free disc in the middle, as a share of the whole width. Costs level Q less than half of its reserve. */
export const DISC_SHARE = 0.235

/** Modules across, quiet zone left out, from which on the code bears a disc. */
const LEAST_WITH_DISC = 37

const CORNER = 7

/** A QR code, ready to draw. */
export type QrDrawing = {
  readonly size: number
  readonly path: string
  readonly corners: readonly (readonly [x: number, y: number])[]
  readonly hasRoom: boolean
}

/** Draws a text. */
export function drawQrCode(text: string, { hasLogo }: { hasLogo: boolean }): QrDrawing {
  const { data, size } = encode(text, { ecc: 'Q', boostEcc: false, border: QUIET_ZONE })
  const far = size - QUIET_ZONE - CORNER
  const corners = [
    [QUIET_ZONE, QUIET_ZONE],
    [far, QUIET_ZONE],
    [QUIET_ZONE, far],
  ] as const
  const hasRoom = hasLogo && size - 2 * QUIET_ZONE >= LEAST_WITH_DISC
  const isFree = (x: number, y: number) =>
    corners.some(([left, top]) => x >= left && x < left + CORNER && y >= top && y < top + CORNER) ||
    (hasRoom && isUnderDisc(x, y, size))
  const path = data
    .map((line, y) =>
      barsOf(
        line.map((isDark, x) => isDark && !isFree(x, y)),
        y,
      ),
    )
    .join('')
  return { size, path, corners, hasRoom }
}

/** Whether any part of a module lies under the disc. */
function isUnderDisc(x: number, y: number, size: number): boolean {
  const middle = size / 2
  const away = (at: number) => Math.max(at - middle, middle - at - 1, 0)
  return Math.hypot(away(x), away(y)) < (size * DISC_SHARE) / 2
}

function barsOf(line: readonly boolean[], y: number): string {
  let bars = ''
  let start = -1
  for (const [x, isDark] of [...line, false].entries()) {
    if (isDark && start === -1) start = x
    if (isDark || start === -1) continue
    bars += `M${start} ${y}h${x - start}v1H${start}z`
    start = -1
  }
  return bars
}
