/**
 * Shown amounts of tokens that Token-2022 scales: by a multiplier that the issuer sets, or by interest.
 *
 * In      mint     its account
 *         nowSec   the chain's own clock
 * Out     scaleOf       undefined for a token whose shown amounts are its base units
 *         toShown       cut to the token's decimals
 *         toSend        base units of a shown amount
 *         wasShownAs    whether base units are shown as an amount; of interest, which changes it by the second, whether they were
 *                       in the last ten minutes
 * Source  Token-2022, `ScaledUiAmountConfig` and `InterestBearingConfig`; spec R-SEND-107
 */
import { extensionOf } from './token-extensions.js'

/** Converts between base units and shown amounts, both in the token's decimals. */
export type AmountScale = {
  readonly toShown: (value: bigint) => bigint
  /** To send: those that are shown so, where there are such and they are held; else the most, or with `isLeast` the least. */
  readonly toSend: (shown: bigint, limits: { readonly held: bigint; readonly isLeast?: boolean | undefined }) => bigint
  readonly wasShownAs: (value: bigint, shown: bigint) => boolean
}

const INTEREST_BEARING = 10
const SCALED_UI_AMOUNT = 25
const SHOWN_FOR_SEC = 600n
/** An amount that was requested is rounded up by a hundredth at most. */
const MAX_OVER = 100n

/** Whether a token has a scale. */
export function isScaled(mint: Parameters<typeof extensionOf>[0]): boolean {
  return multiplierOf(mint) !== undefined
}

/** The scale of a token. */
export function scaleOf(mint: Parameters<typeof extensionOf>[0], nowSec: bigint): AmountScale | undefined {
  const multiplierAt = multiplierOf(mint)
  const now = multiplierAt && toFraction(multiplierAt(nowSec))
  if (!now) return undefined
  const toShown = (value: bigint) => (value * now.numerator) / now.denominator
  return {
    toShown,
    toSend(shown, { held, isLeast = false }) {
      const most = (shown * now.denominator) / now.numerator
      const least = (shown * now.denominator + now.numerator - 1n) / now.numerator
      const over = toShown(least) - shown
      // A base unit of a large multiplier may be worth more than the whole amount.
      const isWanted = over === 0n || (isLeast && over * MAX_OVER <= shown)
      return isWanted && least <= held ? least : most
    },
    wasShownAs(value, shown) {
      for (let sec = nowSec - (extensionOf(mint, SCALED_UI_AMOUNT) ? 0n : SHOWN_FOR_SEC); sec <= nowSec; sec++) {
        const then = toFraction(multiplierAt(sec))
        if (!then) continue
        const scaled = value * then.numerator
        const isCut = scaled / then.denominator === shown
        // Nodes round interest to the nearest.
        if (isCut || (scaled * 2n + then.denominator) / (then.denominator * 2n) === shown) return true
      }
      return false
    },
  }
}

type MultiplierAt = (sec: bigint) => number

const AUTHORITY_LENGTH = 32
const SECONDS_PER_YEAR = 60 * 60 * 24 * 365.24
const PARTS = 10_000

function multiplierOf(mint: Parameters<typeof extensionOf>[0]): MultiplierAt | undefined {
  const scaled = extensionOf(mint, SCALED_UI_AMOUNT)
  if (scaled) {
    const { f64, i64 } = readerOf(scaled)
    const [older, since, newer] = [f64(AUTHORITY_LENGTH), i64(AUTHORITY_LENGTH + 8), f64(AUTHORITY_LENGTH + 16)]
    return (sec) => (sec >= since ? newer : older)
  }
  const interest = extensionOf(mint, INTEREST_BEARING)
  if (!interest) return undefined
  const { i64, i16 } = readerOf(interest)
  const [begun, averageRate] = [i64(AUTHORITY_LENGTH), i16(AUTHORITY_LENGTH + 8)]
  const [changed, rate] = [i64(AUTHORITY_LENGTH + 10), i16(AUTHORITY_LENGTH + 18)]
  const growth = (parts: number, sec: bigint) => Math.exp((parts * Number(sec)) / SECONDS_PER_YEAR / PARTS)
  return (sec) => growth(averageRate, changed - begun) * growth(rate, sec - changed)
}

function readerOf({ buffer, byteOffset, byteLength }: Uint8Array) {
  const view = new DataView(buffer, byteOffset, byteLength)
  const within = <T>(at: number, length: number, read: () => T, none: T) => (at + length <= byteLength ? read() : none)
  return {
    f64: (at: number) => within(at, 8, () => view.getFloat64(at, true), 0),
    i64: (at: number) => within(at, 8, () => view.getBigInt64(at, true), 0n),
    i16: (at: number) => within(at, 2, () => view.getInt16(at, true), 0),
  }
}

const FRACTION_BITS = 52n
const EXPONENT_BIAS = 1_023n

/** Exactly what a floating point number stands for; undefined for what no amount can be multiplied by. */
function toFraction(multiplier: number): { readonly numerator: bigint; readonly denominator: bigint } | undefined {
  if (!Number.isFinite(multiplier) || multiplier <= 0) return undefined
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, multiplier)
  const bits = view.getBigUint64(0)
  const [exponent, fraction] = [bits >> FRACTION_BITS, bits & ((1n << FRACTION_BITS) - 1n)]
  const significand = exponent === 0n ? fraction : fraction + (1n << FRACTION_BITS)
  const shift = (exponent === 0n ? 1n : exponent) - EXPONENT_BIAS - FRACTION_BITS
  return shift >= 0n
    ? { numerator: significand << shift, denominator: 1n }
    : { numerator: significand, denominator: 1n << -shift }
}
