'use client'

import { setFeatures } from '@bowline/kit-core/actions'
import { useKit } from '@bowline/ui-react'

export function WalletsFirst() {
  const kit = useKit()
  return (
    <button
      type="button"
      onClick={() => setFeatures(kit, { allWallets: false, connectorTypeOrder: ['injected', 'recent'] })}
    >
      Fewer wallets
    </button>
  )
}
