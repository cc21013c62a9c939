'use client'

import { BITCOIN_ACTIONS } from './bitcoin-actions'
import { FamilyPanel } from './family-panel'

/** The dApp on Bitcoin. */
export function BitcoinPanel() {
  return (
    <FamilyPanel
      family="bitcoin"
      title="Act as a dApp on Bitcoin"
      library="the kit’s provider and an esplora API"
      actions={BITCOIN_ACTIONS}
    />
  )
}
