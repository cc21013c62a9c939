import type { Namespace } from '../../base/caip/namespace.js'
import { getPayAddresses } from './pay-address-rules.js'

/**
 * Whether a value is an address of a namespace by its text, with its checksum, and not one without an owner, such as the zero
 * address. Source: spec R-PAY-03, R-PAY-07; security design §8 (recipients).
 */
export function isPayableAddress(namespace: Namespace, value: unknown): value is string {
  if (typeof value !== 'string') return false
  const { hasForm, isAddress = hasForm, isUnowned } = getPayAddresses(namespace) ?? {}
  return isAddress?.(value) === true && !isUnowned?.(value)
}
