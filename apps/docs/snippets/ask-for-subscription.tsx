'use client'

import { createSubscription, type SessionSignerKey } from '@bowline/kit-core'
import { useKitSmartSessions } from '@bowline/ui-react'

const THIRTY_DAYS_SEC = 2_592_000

type SubscribeProps = { appKey: SessionSignerKey; onSubscribed: (context: string) => void }

export function Subscribe({ appKey, onSubscribed }: SubscribeProps) {
  const { grant, isAvailable, isGranting, error } = useKitSmartSessions()
  const subscribe = async () => {
    const expiry = Math.floor(Date.now() / 1_000) + THIRTY_DAYS_SEC
    const asked = { chainId: '0x1', asset: 'native', amount: '0.001', interval: 'day' } as const
    const granted = await grant(createSubscription({ ...asked, expiry, key: appKey }))
    if (granted) onSubscribed(granted.context)
  }
  return (
    <>
      <button type="button" disabled={!isAvailable || isGranting} onClick={() => void subscribe()}>
        Subscribe for 0.001 ETH a day
      </button>
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  )
}
