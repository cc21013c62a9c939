/**
 * The native token among the tokens that can be swapped.
 *
 * Source  spec R-SWAP-08, R-CONST-33, R-ACCT-120
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'

/** Placeholder address of the native token, by namespace. */
export const NATIVE_TOKEN_ADDRESS = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
} as const

/** Whether two CAIP-10 addresses name the same token. */
export function isSameToken(one: string, other: string): boolean {
  const [networkOfOne, addressOfOne] = splitAtLast(one)
  const [networkOfOther, addressOfOther] = splitAtLast(other)
  return networkOfOne === networkOfOther && isSameAddress(addressOfOne, addressOfOther)
}

/** The address part of a CAIP-10 address. */
export function getBareAddress(caipAddress: string): string {
  return splitAtLast(caipAddress)[1]
}

/** The network part of a CAIP-10 address. */
export function getTokenNetwork(caipAddress: string): string {
  return splitAtLast(caipAddress)[0]
}

function splitAtLast(text: string): readonly [string, string] {
  const at = text.lastIndexOf(':')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Whether a token is the native token of its network. */
export function isNativeToken({ address }: { readonly address: string }): boolean {
  return isNativeTokenAddress(getTokenNetwork(address), getBareAddress(address))
}
