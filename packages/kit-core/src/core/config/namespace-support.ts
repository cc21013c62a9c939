/**
 * The chain families each feature supports.
 *
 * Source  spec R-CONST-38, R-ACCT-01, R-ACCT-02, R-CONST-27 (swaps), R-PAY-07 (pay), R-SESS-02
 */
import type { Namespace } from '../../base/caip/namespace.js'

const SUPPORTED_ON = {
  balances: ['eip155', 'solana'],
  names: ['eip155'],
  onramp: ['eip155', 'solana'],
  activity: ['eip155'],
  swaps: ['eip155'],
  send: ['eip155', 'solana'],
  pay: ['eip155', 'solana'],
  smartSessions: ['eip155'],
  embeddedWallet: ['eip155', 'solana'],
} as const satisfies Record<string, readonly Namespace[]>

/** A feature that not every chain family supports. */
export type SupportedFeature = keyof typeof SUPPORTED_ON

/** Whether a chain family supports a feature. */
export function isSupportedOn(feature: SupportedFeature, namespace: Namespace): boolean {
  const namespaces: readonly Namespace[] = SUPPORTED_ON[feature]
  return namespaces.includes(namespace)
}
