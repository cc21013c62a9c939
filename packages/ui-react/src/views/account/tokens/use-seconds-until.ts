'use client'

import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Countdown of `RetryButton`: whole seconds until a moment; 0 once it has passed. For another moment, remount the component
 * with the moment as its `key`.
 */
export function useSecondsUntil(momentMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const leftMs = Math.max(0, momentMs - nowMs)

  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(() => setNowMs(Date.now()), leftMs % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [leftMs])

  return Math.ceil(leftMs / SECOND_MS)
}
