/**
 * The account in use, and beneath it the others of its wallet to pick from. What tells it from SwitchAddress is said there.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */
'use client'

import { AccountsSection } from '../accounts/accounts-section.js'
import { ActiveAccount } from '../accounts/active-account.js'

/** The account in use among the accounts of its wallet. */
export function ProfileView() {
  return (
    <AccountsSection leaveWords={{ idle: 'profile.disconnect', busy: 'profile.disconnecting' }} Head={ActiveAccount} />
  )
}
