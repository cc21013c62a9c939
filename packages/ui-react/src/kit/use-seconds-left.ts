'use client'

/**
 * Countdown of seconds until a moment, for the pause between two login emails. Changing the clock meanwhile has no effect. A
 * clock that was wrong before can lengthen the countdown to 30 s at most.
 *
 * In      endsAtMs   epoch milliseconds; undefined when there is no countdown
 * Out     seconds, rounded up; 0 once the moment has passed
 * Source  R-CONN-55, R-CONN-59, R-VIEW-149
 */

import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Longest countdown: the pause between two emails. */
const MAX_COUNTDOWN_MS = 30_000

const getMsUntil = (endsAtMs: number | undefined) =>
  endsAtMs === undefined ? 0 : Math.min(endsAtMs - Date.now(), MAX_COUNTDOWN_MS)

/** Seconds left, updated every second. */
export function useSecondsLeft(endsAtMs: number | undefined): number {
  const [leftMs, setLeftMs] = useState(() => getMsUntil(endsAtMs))

  useEffect(() => {
    const endMs = performance.now() + getMsUntil(endsAtMs)
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      const left = endMs - performance.now()
      setLeftMs(left)
      if (left > 0) timer = setTimeout(update, left % SECOND_MS || SECOND_MS)
    }
    update()
    return () => clearTimeout(timer)
  }, [endsAtMs])

  return Math.max(0, Math.ceil(leftMs / SECOND_MS))
}
