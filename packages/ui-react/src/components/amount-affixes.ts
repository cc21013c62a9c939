/**
 * Texts that `AmountField` accepts and removes next to a typed or pasted amount, such as a symbol or a currency sign.
 *
 * Out     getTokenAffixes     the symbol, unless it is only a currency sign: `$5` is not an amount of a token
 *         getMoneyAffixes     the currency's code and signs, in English and in the language
 *         getCurrencyAffixes  the same when other currencies are possible: the code, and only signs that English or the language
 *                             does not share between currencies, such as `CA$`. The id for a currency without an ISO 4217 code
 * Source  R-SEND-135, R-RAMP-16, R-RAMP-54
 */
import { getNumberFormat } from '../messages/format-number.js'

const DISPLAYS = ['narrowSymbol', 'symbol', 'code'] as const

/** Affixes of an amount of a token: in Send, Swap and Pay. */
export function getTokenAffixes(symbol: string): readonly string[] {
  return /\p{L}/u.test(symbol) ? [symbol] : []
}

/** Affixes of an amount in the kit's fiat currency: in Send and Swap. */
export function getMoneyAffixes(
  locale: string,
  currency: string,
  displays: readonly (typeof DISPLAYS)[number][] = DISPLAYS,
): readonly string[] {
  return ['en', locale].flatMap((language) =>
    displays.flatMap((currencyDisplay) =>
      getNumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  )
}

/** Sign of a currency to show next to an amount, such as `$`. Undefined when it has none in the language but its code. */
export function getCurrencySign(locale: string, currency: string): string | undefined {
  if (!/^[a-z]{3}$/i.test(currency)) return undefined
  const [sign] = getMoneyAffixes(locale, currency, ['narrowSymbol']).slice(-1)
  return sign?.toUpperCase() === currency.toUpperCase() ? undefined : sign
}

/** Affixes of an amount of money when the user can also choose another currency: in the on-ramp. */
export function getCurrencyAffixes(locale: string, currency: string): readonly string[] {
  return /^[a-z]{3}$/i.test(currency)
    ? getMoneyAffixes(locale, currency, ['symbol', 'code'])
    : getTokenAffixes(currency)
}
