/**
 * Finds the network's native token in a token list, however it is written.
 *
 * In      tokens   of one network
 * Out     the native token, without an address, then the other tokens. Of several native rows the one without an address wins;
 *         if it has no price, it takes that of another row. Wrapped SOL is a separate token, except when its amount equals the
 *         native amount, or when there is no native row and its name does not mention wrapping: some services list SOL that way
 * Source  spec R-ACCT-120, R-ACCT-121
 */
import type { TokenBalance } from '@bowline/api-client'
import { toNativeToken } from '../network/native-token-aliases.js'

const WRAPPED_SOL = /:So11111111111111111111111111111111111111112$/

export function mergeNativeToken(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  const written = tokens.filter(isNative)
  const read = tokens.filter((token) => !isNative(token)).map(toNativeToken)
  const [firstNative] = [...written, ...read.filter(isNative)]
  const wrapped = read.filter((token) => isNativeAsWrapped(token, firstNative))
  const [nativeToken, ...others] = [
    ...written,
    ...read.filter(isNative),
    ...wrapped.map(({ address: _, ...token }) => token),
  ]
  const tokensLeft = read.filter((token) => !isNative(token) && !wrapped.includes(token))
  if (!nativeToken) return tokensLeft
  const priced = [nativeToken, ...others].find(({ price }) => price)
  return [!nativeToken.price && priced ? { ...nativeToken, price: priced.price } : nativeToken, ...tokensLeft]
}

function isNative({ address }: TokenBalance): boolean {
  return address === undefined
}

function isNativeAsWrapped(
  { address = '', name, symbol, quantity }: TokenBalance,
  nativeToken: TokenBalance | undefined,
): boolean {
  if (!WRAPPED_SOL.test(address)) return false
  return nativeToken ? nativeToken.quantity.numeric === quantity.numeric : !/wrapped|wsol/i.test(`${name} ${symbol}`)
}
