/**
 * The active account, followed by the other accounts of its wallet. Unlike SwitchAddress, it shows the active account above.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */
'use client'

import { AccountsSection } from '../accounts/accounts-section.js'
import { ActiveAccount } from '../accounts/active-account.js'

/** The active account, and a list of the wallet's accounts. */
export function ProfileView() {
  return (
    <AccountsSection
      disconnectLabels={{ idle: 'profile.disconnect', busy: 'profile.disconnecting' }}
      Head={ActiveAccount}
    />
  )
}
