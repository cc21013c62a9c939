'use client'

import { useKitAccount, useKitIdentity } from '@bowline/ui-react'

export function Who() {
  const { address } = useKitAccount()
  const { data, isPending } = useKitIdentity()
  if (address === undefined) return null
  return (
    <p aria-busy={isPending}>
      <bdi title={address}>{data?.name ?? address}</bdi> {data?.avatar ? 'with a picture' : 'without a picture'}
    </p>
  )
}
