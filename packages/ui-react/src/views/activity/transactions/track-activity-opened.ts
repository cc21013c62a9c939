import { type Kit, selectAccount } from '@bowline/kit-core'
import { track } from '@bowline/kit-core/actions'

/** Tracks that the user opened the Activity tab of Account. Source: R-ACCT-51. */
export function trackActivityOpened(kit: Kit): void {
  const { address, allAccounts } = selectAccount(kit.getState())
  const isSmartAccount = allAccounts.some((account) => account.address === address && account.type === 'smartAccount')
  track(kit, { type: 'track', event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } })
}
