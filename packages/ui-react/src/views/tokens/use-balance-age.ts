/**
 * How old the balances are that a view decides by. They are read again shortly before they count as old, and each minute after.
 *
 * Out     minutes   whole ones, once they are a minute old; undefined before that, and where nobody tells tokens
 *         retry     reads them again; `isAsking` meanwhile
 * Source  R-ACCT-145
 */
'use client'

import { selectRetryAfterMs, selectTokensReadAtMs } from '@bowline/kit-core'
import { refreshTokens } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'

const MINUTE_MS = 60_000
const READ_AGAIN_MS = 50_000

/** The age of the balances. */
export function useBalanceAge() {
  const readAtMs = useKitState((state) => selectTokensReadAtMs(state))
  const blockedUntilMs = useKitState(selectRetryAfterMs)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const { run: refresh } = useAction(refreshTokens)
  const { run: retry, status } = useAction(refreshTokens)

  useEffect(() => {
    if (readAtMs === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const ageMs = Date.now() - readAtMs
      timer = setTimeout(look, ageMs < READ_AGAIN_MS ? READ_AGAIN_MS - ageMs : MINUTE_MS - (ageMs % MINUTE_MS))
    }
    const look = () => {
      const now = Date.now()
      const ageMs = now - readAtMs
      // At a minute the reading of shortly before may still be on its way.
      const isDue = ageMs < MINUTE_MS || ageMs >= 2 * MINUTE_MS
      if (isDue && document.visibilityState !== 'hidden') void refresh({ isForced: true })
      setNowMs(now)
      plan()
    }
    plan()
    return () => clearTimeout(timer)
  }, [readAtMs, refresh])

  const minutes = readAtMs === undefined ? 0 : Math.floor((nowMs - readAtMs) / MINUTE_MS)
  return {
    minutes: minutes > 0 ? minutes : undefined,
    blockedUntilMs,
    isAsking: status === 'running',
    retry: () => void retry({ isForced: true }),
  }
}
