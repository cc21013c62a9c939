'use client'

import { FamilyPanel } from './family-panel'
import { SOLANA_ACTIONS } from './solana-actions'

/** The dApp on Solana. */
export function SolanaPanel() {
  return (
    <FamilyPanel
      family="solana"
      title="Act as a dApp on Solana"
      library="the kit’s provider and @solana/kit"
      actions={SOLANA_ACTIONS}
    />
  )
}
