'use client'

/**
 * Age of the active account's token balances. Refreshes them after 50 s, and each minute from the second on.
 *
 * Out     minutes   whole minutes, once the balances are a minute old; undefined before that, and without a token list
 *         retry     refreshes them; `isRefreshing` while that is pending
 * Source  R-ACCT-145
 */

import { refreshTokens } from '@bowline/kit-core/actions'
import { selectRetryAfterMs, selectTokensReadAtMs } from '@bowline/kit-core/internal'
import { useEffect, useState } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKitState } from '../../../kit/use-kit-state.js'

const MINUTE_MS = 60_000
const REFRESH_AFTER_MS = 50_000

/** Age of the token balances for `BalanceAge`. */
export function useBalanceAge() {
  const readAtMs = useKitState((state) => selectTokensReadAtMs(state))
  const blockedUntilMs = useKitState(selectRetryAfterMs)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const { run: refresh } = useAction(refreshTokens)
  const { run: retry, status } = useAction(refreshTokens)

  useEffect(() => {
    if (readAtMs === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      const ageMs = Date.now() - readAtMs
      timer = setTimeout(check, ageMs < REFRESH_AFTER_MS ? REFRESH_AFTER_MS - ageMs : MINUTE_MS - (ageMs % MINUTE_MS))
    }
    const check = () => {
      const now = Date.now()
      const ageMs = now - readAtMs
      // At one minute, the refresh shortly before may still be pending.
      const isDue = ageMs < MINUTE_MS || ageMs >= 2 * MINUTE_MS
      if (isDue && document.visibilityState !== 'hidden') void refresh({ isForced: true })
      setNowMs(now)
      schedule()
    }
    schedule()
    return () => clearTimeout(timer)
  }, [readAtMs, refresh])

  const minutes = readAtMs === undefined ? 0 : Math.floor((nowMs - readAtMs) / MINUTE_MS)
  return {
    minutes: minutes > 0 ? minutes : undefined,
    blockedUntilMs,
    isRefreshing: status === 'running',
    retry: () => void retry({ isForced: true }),
  }
}
