'use client'

import { useKitAccount, useKitBalance } from '@bowline/ui-react'

export function Account() {
  const { address, status } = useKitAccount()
  const { data: balance, isPending } = useKitBalance()
  if (address === undefined) return <p>Status: {status}</p>
  return (
    <p>
      {address} has {isPending || !balance ? '…' : `${balance.amount} ${balance.symbol}`}
    </p>
  )
}
