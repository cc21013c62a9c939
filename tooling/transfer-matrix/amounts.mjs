// @ts-check
/**
 * Amounts as users type them. Sizes are equally likely: one base unit as likely as the maximum, and each number of
 * decimals too; one in eight is a typical edge case. The texts are formatted here, digit by digit, without
 * code of the kit.
 *
 * In      random; minimum and maximum in base units; decimals of the token
 * Out     Amount
 * Throws  RangeError  the maximum is less than the minimum
 */

/** Limits of numbers and machine integers. */
const ENDS = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n, 2n ** 128n].flatMap((end) => [
  end - 1n,
  end,
  end + 1n,
])

/** @type {typeof import('./transfers.d.mts').createAmounts} */
export function createAmounts(random) {
  /** @param {import('./transfers.d.mts').AmountRange} range */
  function anyEdge({ least, most, decimals }) {
    const one = 10n ** BigInt(decimals)
    const edges = [least, least + 1n, most - 1n, most, one - 1n, one, one + 1n, ...ENDS]
    const inside = edges.filter((edge) => edge >= least && edge <= most)
    return inside[random.below(inside.length)] ?? least
  }

  /** @param {import('./transfers.d.mts').AmountRange} range */
  function anySize({ least, most, decimals }) {
    const sizes = bitsOf(most) - bitsOf(least) + 1
    const drawn = random.bits(bitsOf(least) + random.below(sizes))
    const value = drawn < least ? least : drawn > most ? most : drawn
    const unit = 10n ** BigInt(random.below(decimals + 1))
    const rounded = value - (value % unit)
    return rounded < least ? value : rounded
  }

  return {
    next(range) {
      if (range.most < range.least) throw new RangeError('There is nothing between the least and the most')
      const value = random.below(8) === 0 ? anyEdge(range) : anySize(range)
      return {
        value,
        shown: shownText(value, range.decimals),
        typed: typedText(value, range.decimals, random.below(4)),
      }
    },
  }
}

/** @param {bigint} value */
function bitsOf(value) {
  return value.toString(2).length
}

/** @param {bigint} value @param {number} decimals */
function partsOf(value, decimals) {
  const digits = value.toString().padStart(decimals + 1, '0')
  return { whole: digits.slice(0, digits.length - decimals), fraction: digits.slice(digits.length - decimals) }
}

/** @type {typeof import('./transfers.d.mts').shownText} */
export function shownText(value, decimals) {
  const { whole, fraction } = partsOf(value, decimals)
  const kept = fraction.replace(/0+$/, '')
  return kept === '' ? whole : `${whole}.${kept}`
}

/** @param {bigint} value @param {number} decimals @param {number} manner */
function typedText(value, decimals, manner) {
  const { whole, fraction } = partsOf(value, decimals)
  if (manner === 0 && decimals > 0) return `${whole}.${fraction}`
  return manner === 1 ? `0${shownText(value, decimals)}` : shownText(value, decimals)
}
