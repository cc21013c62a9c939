'use client'

import type { Payment } from '@bowline/kit-core'
import { useKitPay } from '@bowline/ui-react'
import { useEffect } from 'react'

export function PayHere({ payment }: { payment: Payment }) {
  const { data, status, start, listExchanges, cancel, error, isPending } = useKitPay()
  useEffect(() => void listExchanges({ payment }), [listExchanges, payment])
  return (
    <section>
      <button type="button" disabled={isPending} onClick={() => void start({ payment })}>
        Pay with the wallet
      </button>
      {data.exchanges.map(({ id, name }) => (
        <button key={id} type="button" disabled={isPending} onClick={() => void start({ payment, exchangeId: id })}>
          {name}
        </button>
      ))}
      {data.isWindowBlocked && (
        <a href={data.payUrl} target="_blank" rel="noopener noreferrer">
          Open the exchange
        </a>
      )}
      {status === 'initiated' && (
        <button type="button" onClick={cancel}>
          Pay otherwise
        </button>
      )}
      <p role="status">{status}</p>
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </section>
  )
}
