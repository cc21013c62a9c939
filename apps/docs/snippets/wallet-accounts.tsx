'use client'

import { switchAccount } from '@bowline/kit-core/actions'
import { useAction, useKitAccount } from '@bowline/ui-react'

export function WalletAccounts() {
  const { address, allAccounts } = useKitAccount()
  const { run: use } = useAction(switchAccount)
  return (
    <ul>
      {allAccounts.map((account) => (
        <li key={account.address}>
          <button
            type="button"
            disabled={account.address === address}
            onClick={() => use({ address: account.address })}
          >
            Use {account.address}
          </button>
        </li>
      ))}
    </ul>
  )
}
