'use client'

import { selectReceivingAccounts, selectReceivingNetworks } from '@bowline/kit-core'
import { useKitModal, useKitState } from '@bowline/ui-react'

export function Deposit() {
  const { open } = useKitModal()
  const words = useKitState((state) =>
    selectReceivingAccounts(state)
      .map((account) => `${account.address} on ${selectReceivingNetworks(state, account).map(({ name }) => name)}`)
      .join(', '),
  )
  return (
    <>
      <p>{words}</p>
      <button type="button" onClick={() => void open({ view: 'WalletReceive' })}>
        Show the QR code
      </button>
    </>
  )
}
