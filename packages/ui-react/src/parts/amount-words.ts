/**
 * What people write beside an amount.
 *
 * Out     tokenWords   the symbol, unless it is a currency's sign alone: `$5` is no amount of a token
 *         moneyWords   the currency's code and its signs, of the language and everywhere
 *         oneOfSeveral the same where other currencies could be meant: what shares its sign with others has it where the language
 *                      writes it so, as `$` of US dollars in English. What has no code of ISO 4217 has its id
 * Source  R-SEND-135, R-RAMP-54
 */
import { numberFormat } from '../messages/format-number.js'

const SHARED_SIGN = /^([$£¥￥₩]|kr\.?|rs\.?)$/i

/** Beside an amount of a token. */
export function tokenWords(symbol: string): readonly string[] {
  return /\p{L}/u.test(symbol) ? [symbol] : []
}

/** Beside an amount of money. */
export function moneyWords(locale: string, currency: string): readonly string[] {
  return ['en', locale].flatMap((language) =>
    (['code', 'symbol', 'narrowSymbol'] as const).flatMap((display) => signOf(language, currency, display)),
  )
}

/** Beside an amount of money in one currency of several. */
export function oneOfSeveral(locale: string, currency: string): readonly string[] {
  if (!/^[A-Za-z]{3}$/.test(currency)) return tokenWords(currency)
  const written = signOf(locale, currency, 'symbol')
  return moneyWords(locale, currency).filter((word) => written.includes(word) || !SHARED_SIGN.test(word))
}

function signOf(language: string, currency: string, currencyDisplay: 'code' | 'symbol' | 'narrowSymbol'): string[] {
  return numberFormat(language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'currency' ? value : []))
}
