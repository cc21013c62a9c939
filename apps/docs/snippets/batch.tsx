'use client'

import type { BatchCall } from '@bowline/kit-core'
import { useKitCalls } from '@bowline/ui-react'

export function Deposit({ calls }: { calls: readonly BatchCall[] }) {
  const { data, mutate, retry, isPending } = useKitCalls()
  return (
    <section>
      <button type="button" disabled={isPending} onClick={() => void mutate({ calls })}>
        Approve and deposit
      </button>
      {data && (
        <p role="status">
          {data.calls.filter(({ status }) => status === 'confirmed').length} of {data.calls.length} done
        </p>
      )}
      {data?.status === 'unknown' && <p role="status">Check your wallet: this may already have been sent.</p>}
      {data?.canRetry && (
        <button type="button" disabled={isPending} onClick={() => void retry()}>
          Send the rest
        </button>
      )}
    </section>
  )
}
