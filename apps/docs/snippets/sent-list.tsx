'use client'

import { getTransactionState, selectTrackedTransactions } from '@bowline/kit-core'
import { useKitState } from '@bowline/ui-react'

export function SentList() {
  const followed = useKitState(selectTrackedTransactions)
  return (
    <ul>
      {followed.map((sent) => (
        <li key={sent.hash}>
          {sent.kind}: {getTransactionState(sent)}
        </li>
      ))}
    </ul>
  )
}
