/**
 * What people write beside an amount.
 *
 * Out     tokenWords   the symbol, unless it is a currency's sign alone: `$5` is no amount of a token
 *         moneyWords   the currency's code and its signs, of the language and everywhere
 * Source  R-SEND-135
 */
import { numberFormat } from '../messages/format-number.js'

/** Beside an amount of a token. */
export function tokenWords(symbol: string): readonly string[] {
  return /\p{L}/u.test(symbol) ? [symbol] : []
}

/** Beside an amount of money. */
export function moneyWords(locale: string, currency: string): readonly string[] {
  return ['en', locale].flatMap((language) =>
    (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      numberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? value : [])),
    ),
  )
}
