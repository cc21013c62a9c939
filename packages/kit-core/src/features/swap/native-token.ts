/**
 * Token addresses of swaps, in CAIP-10 form: comparing them, taking them apart, and the native token's placeholder.
 *
 * Source  spec R-SWAP-08, R-CONST-33, R-ACCT-120
 */
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'

/** Placeholder address under which the service lists the native token, by namespace. */
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

/** `0x…` of `eip155:1:0x…`. */
export function getBareAddress(caipAddress: string): string {
  return splitAtLast(caipAddress)[1]
}

/** `eip155:1` of `eip155:1:0x…`. */
export function getTokenNetwork(caipAddress: string): string {
  return splitAtLast(caipAddress)[0]
}

function splitAtLast(text: string): readonly [string, string] {
  const at = text.lastIndexOf(':')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Whether a token's CAIP-10 address is a placeholder or alias of its network's native token. */
export function isNativeToken({ address }: { readonly address: string }): boolean {
  return isNativeTokenAddress(getTokenNetwork(address), getBareAddress(address))
}
