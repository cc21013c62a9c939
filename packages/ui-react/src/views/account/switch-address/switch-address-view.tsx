'use client'

/**
 * Lists the wallet's accounts to switch between. The specification describes Profile and SwitchAddress in one line: both list
 * the accounts, switch and disconnect. This view is only the list, opened from the settings; Profile also shows the active
 * account above the list, and opens from Account.
 *
 * Source  R-VIEW-44, R-FLOW-23
 */

import { AccountsSection } from '../accounts/accounts-section.js'

/** The wallet's accounts to switch between, and a disconnect button. */
export function SwitchAddressView() {
  return (
    <AccountsSection disconnectLabels={{ idle: 'switch-address.disconnect', busy: 'switch-address.disconnecting' }} />
  )
}
