/**
 * Whether a Wallet Standard account can be asked for a feature, as far as it says.
 *
 * In      account  the wallet's own object, unknown
 *         feature  `solana:signMessage`
 * Out     false where it names features of that family and not this one: a hardware account beside others of its wallet
 * Source  Wallet Standard (WalletAccount.features); spec R-SIWX-60
 */
import { readKey, readList } from '../../base/validation/read-key.js'

/** Whether an account has a feature of its wallet. */
export function accountOffers(account: unknown, feature: string): boolean {
  const family = feature.slice(0, feature.indexOf(':') + 1)
  const features = readList(readKey(account, 'features'))
  const told = features.filter((name) => typeof name === 'string' && name.startsWith(family))
  return told.length === 0 || told.includes(feature)
}
