/**
 * Validates the recipient and token addresses of payments by their form, without a request.
 *
 * Out     false for the zero address, and for an EVM address with a wrong checksum
 * Source  EIP-55; spec R-PAY-03, R-PAY-07; security design §8 (receivers)
 */
import { checksumAddress } from '../../base/caip/checksum-address.js'

const FORMS = { eip155: /^0x[0-9a-fA-F]{40}$/, solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ } as const

/** A namespace in which the kit accepts payments. */
export type PayNamespace = keyof typeof FORMS

export function isPayNamespace(namespace: string): namespace is PayNamespace {
  return Object.hasOwn(FORMS, namespace)
}

export function isPayableAddress(namespace: PayNamespace, value: unknown): value is string {
  if (typeof value !== 'string' || !FORMS[namespace].test(value)) return false
  if (namespace === 'solana') return !/^1+$/.test(value)
  const digits = value.slice(2)
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return !/^0+$/.test(digits) && (!isMixed || checksumAddress(value) === value)
}
