/**
 * Classifies an address by its text. Does not verify its checksum: the code that builds a transfer does.
 *
 * Source  BIP-173, BIP-350, base58check versions of Bitcoin, c32 of Stacks
 */
import { CHAINS, type Chain, getChain } from './chains.js'

const FORMS: Readonly<Record<Chain['prefix'], RegExp>> = {
  bc: /^(bc1|[13][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
  tb: /^(tb1|[mn2][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
  bcrt: /^(bcrt1|[mn2][1-9A-HJ-NP-Za-km-z]{24,34}$)/i,
}
const STACKS = /^S[PMTN][0-9A-HJKMNP-TV-Z]{38,40}$/

/** Whether an address is on the Stacks network. */
export function isStacksAddress(address: string): boolean {
  return STACKS.test(address)
}

/** Whether an address has the form of the network's addresses. The test networks share one form. */
export function isAddressOn(address: string, { prefix }: Chain): boolean {
  return FORMS[prefix].test(address)
}

/** Whether an address is a taproot address, at which wallets keep ordinals. */
export function isTaproot(address: string): boolean {
  return /^(bc|tb|bcrt)1p/i.test(address)
}

/**
 * Gets the network of an address; undefined for no Bitcoin address. Test networks share address forms: the first of `preferred`
 * wins, else the first known one.
 */
export function getAddressChain(address: string, preferred: readonly unknown[] = []): Chain | undefined {
  const preferredChains = preferred.flatMap((caipNetworkId) => getChain(caipNetworkId) ?? [])
  return [...preferredChains, ...CHAINS].find((chain) => isAddressOn(address, chain))
}
