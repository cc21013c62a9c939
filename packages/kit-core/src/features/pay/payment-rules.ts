/**
 * How payments are described in the families that the kit describes itself, and the rules that apply to a namespace.
 *
 * Source  CAIP-19, CAIP-20; spec R-PAY-05, R-PAY-07
 */
import type { AddressRules, PaymentRules } from '../../base/caip/chain-family.js'
import { checksumAddress } from '../../base/caip/checksum-address.js'
import { getFamilyPart, getNamespaces, isSupportedOn } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'

const KNOWN: Readonly<Partial<Record<Namespace, PaymentRules>>> = {
  eip155: { maxUnits: 2n ** 256n - 1n, nativeAsset: 'slip44:60', tokenAsset: 'erc20', canPayWithWallet: true },
  solana: { maxUnits: 2n ** 64n - 1n, nativeAsset: 'slip44:501', tokenAsset: 'token' },
}

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

/** How payments of a namespace are described. Undefined when it does not support them. */
export function getPaymentRules(namespace: Namespace): PaymentRules | undefined {
  return isSupportedOn('pay', namespace) ? getFamilyPart(namespace, 'payments', KNOWN) : undefined
}

/** The namespaces that support payments. */
export function getPayNamespaces(): readonly Namespace[] {
  return getNamespaces().filter(getPaymentRules)
}
