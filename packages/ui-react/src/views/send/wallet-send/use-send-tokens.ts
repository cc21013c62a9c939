'use client'

/**
 * Status of the tokens that can be sent, and a retry, for Send and its token list.
 *
 * Source  R-SEND-33, R-SEND-34, R-ACCT-18
 */

import { refetchSendTokens } from '@bowline/kit-core/actions'
import { selectRetryAfterMs } from '@bowline/kit-core/internal'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { getSendPhase } from './send-phase.js'

/** `retry` fetches the tokens again; it has no effect before `blockedUntilMs`. */
export function useSendTokens() {
  const kit = useKit()
  return {
    phase: useKitState((state) => getSendPhase(kit, state)),
    blockedUntilMs: useKitState(selectRetryAfterMs),
    retry: () => refetchSendTokens(kit),
  }
}
