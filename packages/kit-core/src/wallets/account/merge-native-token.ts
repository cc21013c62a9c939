/**
 * Finds the network's coin in a list of tokens, however it is written.
 *
 * In      tokens   of one network
 * Out     the coin, without an address, then the other tokens. Of several rows of the coin the one without an address counts,
 *         with a price of another where it has none. Wrapped SOL is a token of its own, but where there is as much of it as
 *         of the coin, or no coin and a name that says nothing of wrapping: some services write it for the coin
 * Source  spec R-ACCT-120, R-ACCT-121
 */
import type { TokenBalance } from '@bowline/api-client'
import { toNativeToken } from '../network/native-token-aliases.js'

const WRAPPED_SOL = /^solana:[^:]+:So11111111111111111111111111111111111111112$/

/** Reads the coin. */
export function mergeNativeToken(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const written = tokens.filter(isCoin)
  const read = tokens.filter((token) => !isCoin(token)).map(toNativeToken)
  const [told] = [...written, ...read.filter(isCoin)]
  const wrapped = read.filter((token) => isCoinByWrapped(token, told))
  const [coin, ...others] = [...written, ...read.filter(isCoin), ...wrapped.map(({ address: _, ...token }) => token)]
  const tokensLeft = read.filter((token) => !isCoin(token) && !wrapped.includes(token))
  if (!coin) return tokensLeft
  const priced = [coin, ...others].find(({ price }) => price)
  return [!coin.price && priced ? { ...coin, price: priced.price } : coin, ...tokensLeft]
}

function isCoin({ address }: TokenBalance): boolean {
  return address === undefined
}

function isCoinByWrapped(
  { address = '', name, symbol, quantity }: TokenBalance,
  coin: TokenBalance | undefined,
): boolean {
  if (!WRAPPED_SOL.test(address)) return false
  return coin ? coin.quantity.numeric === quantity.numeric : !/wrapped|wsol/i.test(`${name} ${symbol}`)
}
