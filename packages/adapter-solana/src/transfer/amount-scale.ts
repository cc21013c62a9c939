/**
 * Converts amounts of tokens that Token-2022 scales: by a multiplier that the issuer sets, or by interest.
 *
 * In      mint     the data of the mint account
 *         nowSec   the chain's own clock, in epoch seconds
 * Out     getScale      undefined for a token whose shown amounts are its base units
 *         toShown       shown amount of base units, cut to the token's decimals
 *         toSend        base units of a shown amount
 *         wasShownAs    whether base units are shown as an amount. Interest changes it every second, so for such a token:
 *                       whether they were in the last ten minutes
 * Source  Token-2022, `ScaledUiAmountConfig` and `InterestBearingConfig`; spec R-SEND-107
 */
import { getExtension } from './token-extensions.js'

/** Converts between base units and shown amounts, both in units of the token. */
export type AmountScale = {
  readonly toShown: (value: bigint) => bigint
  /**
   * Base units to send for a shown amount. Picks units that are shown as exactly that amount, if they exist and are
   * held. Otherwise the most that are worth no more, or with `isMinimum` the least that are worth no less.
   */
  readonly toSend: (
    shown: bigint,
    limits: { readonly held: bigint; readonly isMinimum?: boolean | undefined },
  ) => bigint
  readonly wasShownAs: (value: bigint, shown: bigint) => boolean
}

const INTEREST_BEARING = 10
const SCALED_UI_AMOUNT = 25
const INTEREST_WINDOW_SEC = 600n
/** With `isMinimum`, rounding up may add at most 1/100 of the shown amount. */
const MAX_ROUND_UP_PARTS = 100n

/** Whether a token has a scale. */
export function isScaled(mint: Parameters<typeof getExtension>[0]): boolean {
  return getMultiplier(mint) !== undefined
}

/** Gets the scale of a token at a time; undefined for a token without one. */
export function getScale(mint: Parameters<typeof getExtension>[0], nowSec: bigint): AmountScale | undefined {
  const multiplierAt = getMultiplier(mint)
  const now = multiplierAt && toFraction(multiplierAt(nowSec))
  if (!now) return undefined
  const toShown = (value: bigint) => (value * now.numerator) / now.denominator
  return {
    toShown,
    toSend(shown, { held, isMinimum = false }) {
      const most = (shown * now.denominator) / now.numerator
      const least = (shown * now.denominator + now.numerator - 1n) / now.numerator
      const over = toShown(least) - shown
      // With a large multiplier, one base unit can be worth more than the whole amount.
      const isWanted = over === 0n || (isMinimum && over * MAX_ROUND_UP_PARTS <= shown)
      return isWanted && least <= held ? least : most
    },
    wasShownAs(value, shown) {
      for (let sec = nowSec - (getExtension(mint, SCALED_UI_AMOUNT) ? 0n : INTEREST_WINDOW_SEC); sec <= nowSec; sec++) {
        const then = toFraction(multiplierAt(sec))
        if (!then) continue
        const scaled = value * then.numerator
        const isCut = scaled / then.denominator === shown
        // Nodes round interest to the nearest unit.
        if (isCut || (scaled * 2n + then.denominator) / (then.denominator * 2n) === shown) return true
      }
      return false
    },
  }
}

type MultiplierAt = (sec: bigint) => number

const AUTHORITY_LENGTH = 32
const SECONDS_PER_YEAR = 60 * 60 * 24 * 365.24
const BASIS_POINTS = 10_000

function getMultiplier(mint: Parameters<typeof getExtension>[0]): MultiplierAt | undefined {
  const scaled = getExtension(mint, SCALED_UI_AMOUNT)
  if (scaled) {
    const { f64, i64 } = createReader(scaled)
    const [older, since, newer] = [f64(AUTHORITY_LENGTH), i64(AUTHORITY_LENGTH + 8), f64(AUTHORITY_LENGTH + 16)]
    return (sec) => (sec >= since ? newer : older)
  }
  const interest = getExtension(mint, INTEREST_BEARING)
  if (!interest) return undefined
  const { i64, i16 } = createReader(interest)
  const [startedAt, averageRate] = [i64(AUTHORITY_LENGTH), i16(AUTHORITY_LENGTH + 8)]
  const [changedAt, rate] = [i64(AUTHORITY_LENGTH + 10), i16(AUTHORITY_LENGTH + 18)]
  const growth = (parts: number, sec: bigint) => Math.exp((parts * Number(sec)) / SECONDS_PER_YEAR / BASIS_POINTS)
  return (sec) => growth(averageRate, changedAt - startedAt) * growth(rate, sec - changedAt)
}

function createReader({ buffer, byteOffset, byteLength }: Uint8Array) {
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

/** The exact fraction that a floating-point number represents. Undefined for zero, negative and non-finite numbers. */
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
