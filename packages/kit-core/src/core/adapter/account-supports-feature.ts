import { safeGet, safeList } from '../../base/validation/safe-get.js'

/**
 * Whether a Wallet Standard account supports a feature, as far as the account reports.
 *
 * In      account  the wallet's own object, unknown
 *         feature  `solana:signMessage`
 * Out     false only when the account lists features of that family without this one, like a hardware account in a
 *         software wallet
 * Source  Wallet Standard (WalletAccount.features); spec R-SIWX-60
 */
export function accountSupportsFeature(account: unknown, feature: string): boolean {
  const family = feature.slice(0, feature.indexOf(':') + 1)
  const features = safeList(safeGet(account, 'features'))
  const listed = features.filter((name) => typeof name === 'string' && name.startsWith(family))
  return listed.length === 0 || listed.includes(feature)
}
