'use client'

import { setHideBalances } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'

export function HideBalances() {
  const kit = useKit()
  const areHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  return (
    <button type="button" aria-pressed={areHidden} onClick={() => setHideBalances(kit, !areHidden)}>
      Hide amounts
    </button>
  )
}
