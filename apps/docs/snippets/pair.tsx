'use client'

import { useKitConnect } from '@bowline/ui-react/headless'
import type { ReactNode } from 'react'

export function PairPhone({ drawQrCode }: { drawQrCode: (text: string) => ReactNode }) {
  const { mutate: pair, stage, uri, error, abort } = useKitConnect()

  if (stage === 'preparing' || stage === 'waiting') {
    return (
      <>
        <p>{uri === undefined ? 'One moment' : 'Scan with your wallet'}</p>
        {uri !== undefined && drawQrCode(uri)}
        <button type="button" onClick={abort}>
          Cancel
        </button>
      </>
    )
  }
  return (
    <>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <button type="button" onClick={() => pair()}>
        Use the wallet on my phone
      </button>
    </>
  )
}
