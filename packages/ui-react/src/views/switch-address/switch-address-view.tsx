/**
 * Which of the wallet's accounts is in use. The specification gives Profile and SwitchAddress one line: both list the
 * accounts, pick one and disconnect. Here this one is the list alone, reached from the settings, and Profile has the account in
 * use above it, reached from the account.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */
'use client'

import { AccountsSection } from '../accounts/accounts-section.js'

/** The accounts of the wallet, to pick one. */
export function SwitchAddressView() {
  return <AccountsSection leaveWords={{ idle: 'switch-address.disconnect', busy: 'switch-address.disconnecting' }} />
}
