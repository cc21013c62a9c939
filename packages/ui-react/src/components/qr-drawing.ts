/**
 * Lays out a QR code as shapes on a square grid, one unit per module.
 *
 * In      text      at most 1,270 bytes
 *         hasLogo   leaves the middle free for an image
 * Out     size      width in units, including the quiet zone
 *         dots      centers of the dark modules that are not part of rings
 *         rings     positions and widths of the marks by which a reader finds and straightens the code: 7 units in three
 *                   corners, 5 further in. Readers miss them when they are drawn as dots
 *         hasRoom   whether the middle is free
 * Source  spec R-VIEW-31, R-VIEW-86; ISO/IEC 18004 (level Q restores a quarter of the code, H nearly a third; quiet zone of 4
 *         modules)
 */
import { encode, type QrCodeDataType } from 'uqr'

/** Width of the white border, in modules. */
export const QUIET_ZONE = 4

/** Diameter of the free disc in the middle, as a share of the whole width. Uses less than half of level Q's reserve. */
export const DISC_SHARE = 0.235

/** Smallest width of a code that can have a disc, in modules without the quiet zone. */
const MIN_SIZE_WITH_DISC = 37

const CORNER = 7
const INNER = 5

/** The encoder's types for modules of the corner marks, which include their white border, and of the marks further in. */
const POSITION: QrCodeDataType.Position = 2
const ALIGNMENT: QrCodeDataType.Alignment = 4

/** Layout of a QR code, ready to draw. */
export type QrDrawing = {
  readonly size: number
  readonly dots: readonly (readonly [x: number, y: number])[]
  readonly rings: readonly (readonly [x: number, y: number, width: number])[]
  readonly hasRoom: boolean
}

/** Lays out a text at level Q, or at level H when the code is too small to have a logo; level H makes it larger. */
export function drawQrCode(text: string, { hasLogo }: { hasLogo: boolean }): QrDrawing {
  const isTooSmall = ({ size }: { size: number }) => size - 2 * QUIET_ZONE < MIN_SIZE_WITH_DISC
  const quarter = encodeAt('Q', text)
  const { data, size, types } = hasLogo && isTooSmall(quarter) ? encodeAt('H', text) : quarter
  const hasRoom = hasLogo && !isTooSmall({ size })
  const isCovered = (x: number, y: number) => hasRoom && isUnderDisc(x, y, size)
  const far = size - QUIET_ZONE - CORNER
  const isStart = (x: number, y: number) =>
    types[y]?.[x] === ALIGNMENT && types[y - 1]?.[x] !== ALIGNMENT && types[y]?.[x - 1] !== ALIGNMENT
  const inner = data.flatMap((line, y) => line.flatMap((_, x) => (isStart(x, y) ? [[x, y, INNER] as const] : [])))
  const rings = [
    [QUIET_ZONE, QUIET_ZONE, CORNER] as const,
    [far, QUIET_ZONE, CORNER] as const,
    [QUIET_ZONE, far, CORNER] as const,
    ...inner.filter(([x, y]) =>
      [0, INNER - 1].every((by) => !isCovered(x + by, y) && !isCovered(x + by, y + INNER - 1)),
    ),
  ]
  const isOfRing = (x: number, y: number) =>
    types[y]?.[x] === POSITION ||
    (types[y]?.[x] === ALIGNMENT &&
      rings.some(([left, top, width]) => x >= left && x < left + width && y >= top && y < top + width))
  const dots = data.flatMap((line, y) =>
    line.flatMap((isDark, x) => (isDark && !isOfRing(x, y) && !isCovered(x, y) ? [[x + 0.5, y + 0.5] as const] : [])),
  )
  return { size, dots, rings, hasRoom }
}

/**
 * One mask for every code, because trying all eight takes most of the time. Masks differ for long runs of equal bytes, which
 * keys and addresses do not have.
 */
const MASK_PATTERN = 0

const encodeAt = (ecc: 'Q' | 'H', text: string) =>
  encode(text, { ecc, boostEcc: false, border: QUIET_ZONE, maskPattern: MASK_PATTERN })

/** Whether the disc covers any part of a module. */
function isUnderDisc(x: number, y: number, size: number): boolean {
  const middle = size / 2
  const distance = (at: number) => Math.max(at - middle, middle - at - 1, 0)
  return Math.hypot(distance(x), distance(y)) < (size * DISC_SHARE) / 2
}
