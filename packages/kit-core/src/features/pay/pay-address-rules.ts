/**
 * How the addresses of the families that the kit describes itself are written in payments, with their checksums. Separate from
 * `payment-rules.ts`, which pages load without the hash function of the checksum.
 *
 * Source  EIP-55; spec R-PAY-03, R-PAY-07
 */
import type { AddressRules } from '../../base/caip/chain-family.js'
import { checksumAddress } from '../../base/caip/checksum-address.js'
import { getFamilyPart } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'

const ADDRESSES: Readonly<Partial<Record<Namespace, AddressRules>>> = {
  eip155: { hasForm: isEvmAddress, isUnowned: (address) => /^0x0+$/.test(address) },
  solana: {
    hasForm: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
    isUnowned: (address) => /^1+$/.test(address),
  },
}

/** How the addresses of a namespace are written in payments. */
export function getPayAddresses(namespace: Namespace): AddressRules | undefined {
  return getFamilyPart(namespace, 'addresses', ADDRESSES)
}

/** Whether a text is an EVM address. One in a single case has no checksum. */
function isEvmAddress(text: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1] ?? ''
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return digits !== '' && (!isMixed || checksumAddress(text) === text)
}
