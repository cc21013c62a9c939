/**
 * Seconds until a moment, counted down.
 *
 * In      endsAtMs   epoch milliseconds; undefined when nothing is waited for
 * Out     seconds, rounded up; 0 once it is over. The clock is only looked at while there is something to wait for
 * Source  R-CONN-55, R-CONN-59
 */
'use client'

import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Seconds left. */
export function useSecondsLeft(endsAtMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const leftMs = endsAtMs === undefined ? 0 : endsAtMs - nowMs
  const isOver = leftMs <= 0

  useEffect(() => {
    if (endsAtMs === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const now = Date.now()
      setNowMs(now)
      const left = endsAtMs - now
      if (left > 0) timer = setTimeout(look, left % SECOND_MS || SECOND_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAtMs])

  return isOver ? 0 : Math.ceil(leftMs / SECOND_MS)
}
