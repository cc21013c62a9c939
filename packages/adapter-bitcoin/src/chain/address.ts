/**
 * What an address says by itself. Not a check of its checksum: that is done by whoever pays to it.
 *
 * Source  BIP-173, BIP-350, base58check versions of Bitcoin, c32 of Stacks
 */
import { CHAINS, type Chain, chainOf } from './chains.js'

const FORMS: Readonly<Record<Chain['prefix'], RegExp>> = {
  bc: /^(bc1|[13][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
  tb: /^(tb1|[mn2][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
  bcrt: /^(bcrt1|[mn2][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
}
const STACKS = /^S[PMTN][0-9A-HJKMNP-TV-Z]{38,40}$/

/** Whether an address is one of the Stacks network. */
export function isStacksAddress(address: string): boolean {
  return STACKS.test(address)
}

/** Whether an address can be of a network. */
export function isAddressOn(address: string, { prefix }: Chain): boolean {
  return FORMS[prefix].test(address)
}

/** Whether an address pays to a taproot key, which wallets keep ordinals at. */
export function isTaproot(address: string): boolean {
  return /^(bc|tb|bcrt)1p/i.test(address)
}

/** The network of an address; of several that share its form the first that is preferred, else the first. */
export function chainOfAddress(address: string, preferred: readonly unknown[] = []): Chain | undefined {
  const liked = preferred.flatMap((caipNetworkId) => chainOf(caipNetworkId) ?? [])
  return [...liked, ...CHAINS].find((chain) => isAddressOn(address, chain))
}
