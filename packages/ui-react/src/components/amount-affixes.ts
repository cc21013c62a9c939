/**
 * What people write beside an amount.
 *
 * Out     getTokenAffixes     the symbol, unless it is a currency's sign alone: `$5` is no amount of a token
 *         getMoneyAffixes     the currency's code and its signs, of the language and everywhere
 *         getCurrencyAffixes  the same where other currencies could be meant: of signs those by which the language, or English, tells
 *                        it from the others, as `CA$`. What has no code of ISO 4217 has its id
 * Source  R-SEND-135, R-RAMP-54
 */
import { numberFormat } from '../messages/format-number.js'

const SHORTEST = ['narrowSymbol', 'symbol', 'code'] as const

/** Beside an amount of a token. */
export function getTokenAffixes(symbol: string): readonly string[] {
  return /\p{L}/u.test(symbol) ? [symbol] : []
}

/** Beside an amount of money. */
export function getMoneyAffixes(
  locale: string,
  currency: string,
  displays: readonly (typeof SHORTEST)[number][] = SHORTEST,
): readonly string[] {
  return ['en', locale].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      numberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  )
}

/** Beside an amount of money in one currency of several. */
export function getCurrencyAffixes(locale: string, currency: string): readonly string[] {
  return /^[a-z]{3}$/i.test(currency)
    ? getMoneyAffixes(locale, currency, ['symbol', 'code'])
    : getTokenAffixes(currency)
}
