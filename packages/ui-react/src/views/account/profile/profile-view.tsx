'use client'

/**
 * The active account above a list of all accounts of its wallet. SwitchAddress is the same without the account above.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */

import { AccountsSection } from '../accounts/accounts-section.js'
import { ActiveAccount } from '../accounts/active-account.js'

/** The active account, the wallet's accounts to switch between, and a disconnect button. */
export function ProfileView() {
  return (
    <AccountsSection
      disconnectLabels={{ idle: 'profile.disconnect', busy: 'profile.disconnecting' }}
      Head={ActiveAccount}
    />
  )
}
