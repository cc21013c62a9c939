import { formatUnits } from 'viem'
import { cardText } from '../texts/card-text.js'
import { formatNumber } from '../texts/format-number.js'
import { toShownText } from './shown-text.js'

type Unit = { readonly symbol: string; readonly decimals: number }

/** Formats an amount of a network's native token, in base units. */
export const formatCoin = (value: bigint, { symbol, decimals }: Unit): string =>
  `${formatNumber(formatUnits(value, decimals))} ${symbol}`

/** Formats an amount of a token, in base units. Without the token's facts it stays in base units. */
export const formatTokenAmount = (value: bigint, token: Unit | undefined): string =>
  token === undefined
    ? cardText('{amount} units', { amount: formatNumber(`${value}`) })
    : formatCoin(value, { ...token, symbol: toShownText(token.symbol, { max: 12 }) })
