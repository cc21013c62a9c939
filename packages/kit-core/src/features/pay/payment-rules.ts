/**
 * How payments are described in the families that the kit describes itself, and the rules that apply to a namespace.
 *
 * Source  CAIP-19, CAIP-20; spec R-PAY-05, R-PAY-07
 */
import type { PaymentRules } from '../../base/caip/chain-family.js'
import { getFamilyPart, getNamespaces, isSupportedOn } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'

const KNOWN: Readonly<Partial<Record<Namespace, PaymentRules>>> = {
  eip155: { maxUnits: 2n ** 256n - 1n, nativeAsset: 'slip44:60', tokenAsset: 'erc20', canPayWithWallet: true },
  solana: { maxUnits: 2n ** 64n - 1n, nativeAsset: 'slip44:501', tokenAsset: 'token' },
}

/** How payments of a namespace are described. Undefined when it does not support them. */
export function getPaymentRules(namespace: Namespace): PaymentRules | undefined {
  return isSupportedOn('pay', namespace) ? getFamilyPart(namespace, 'payments', KNOWN) : undefined
}

/** The namespaces that support payments. */
export function getPayNamespaces(): readonly Namespace[] {
  return getNamespaces().filter(getPaymentRules)
}
