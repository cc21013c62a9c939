/**
 * The tokens that can be sent, read when a view of sending comes.
 *
 * Source  R-SEND-06, R-SEND-33, R-SEND-34, R-ACCT-18
 */
'use client'

import { selectBlockedUntilMs } from '@bowline/kit-core'
import { followSend, refreshBalance, refreshTokens } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { sendPhaseOf } from './send-phase.js'

/** How the tokens stand, and another try. */
export function useSendTokens() {
  const kit = useKit()
  const phase = useKitState((state) => sendPhaseOf(kit, state))
  const blockedUntilMs = useKitState(selectBlockedUntilMs)
  const namespace = useKitState((state) => state.network.activeNamespace)
  const { run: refresh, status } = useAction(refreshTokens)
  const { run: readBalance } = useAction(refreshBalance)
  useOnEntry(() => void readBalance({ namespace }))
  useEffect(() => followSend(kit), [kit])
  return {
    phase,
    blockedUntilMs,
    isRefreshing: status === 'running',
    retry: () => {
      void refresh({ isForced: true })
      void readBalance({ namespace, isForced: true })
    },
  }
}
