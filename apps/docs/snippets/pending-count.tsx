'use client'

import { selectPendingCount } from '@bowline/kit-core'
import { useKitState } from '@bowline/ui-react'

export function PendingCount() {
  const count = useKitState((state) => selectPendingCount(state))
  return count > 0 && <p role="status">{count} pending</p>
}
