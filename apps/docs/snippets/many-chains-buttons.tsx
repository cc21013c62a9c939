'use client'

import { KitButton, useKitAccount } from '@bowline/ui-react'

export function Payout() {
  const { address } = useKitAccount({ namespace: 'solana' })
  return (
    <>
      <p>Pay with</p>
      <KitButton namespace="eip155" />
      <p>Be paid at {address ?? 'an account of yours'}</p>
      <KitButton namespace="solana" />
    </>
  )
}
