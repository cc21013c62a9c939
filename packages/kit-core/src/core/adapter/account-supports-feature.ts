/**
 * Whether a Wallet Standard account can be asked for a feature, as far as it says.
 *
 * In      account  the wallet's own object, unknown
 *         feature  `solana:signMessage`
 * Out     false where it names features of that family and not this one: a hardware account beside others of its wallet
 * Source  Wallet Standard (WalletAccount.features); spec R-SIWX-60
 */
import { safeGet, safeList } from '../../base/validation/safe-get.js'

/** Whether an account has a feature of its wallet. */
export function accountSupportsFeature(account: unknown, feature: string): boolean {
  const family = feature.slice(0, feature.indexOf(':') + 1)
  const features = safeList(safeGet(account, 'features'))
  const told = features.filter((name) => typeof name === 'string' && name.startsWith(family))
  return told.length === 0 || told.includes(feature)
}
