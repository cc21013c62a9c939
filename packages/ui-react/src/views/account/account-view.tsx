'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { AccountPanel } from './account-panel.js'
import { EMBEDDED_FORM } from './embedded-form.js'
import { WalletAccount } from './wallet-account.js'

/** The connected account: of the embedded wallet, or of any other. */
export function AccountView() {
  const account = useKitState(selectActiveAccount)
  if (account === undefined) return null
  return account.connectedWalletInfo?.type === 'AUTH' ? (
    <AccountPanel name="account" loader={EMBEDDED_FORM} />
  ) : (
    <WalletAccount account={account} />
  )
}
