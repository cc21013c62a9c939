'use client'

import { selectActiveAccount } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { EmbeddedAccount } from './embedded-account.js'
import { WalletAccount } from './wallet-account.js'

/** The connected account: of the embedded wallet, or of any other. */
export function AccountView() {
  const account = useKitState(selectActiveAccount)
  if (account === undefined) return null
  return account.connectedWalletInfo?.type === 'AUTH' ? (
    <EmbeddedAccount account={account} />
  ) : (
    <WalletAccount account={account} />
  )
}
