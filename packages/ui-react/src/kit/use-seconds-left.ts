/**
 * Seconds until a moment, counted down. A clock that is set meanwhile moves nothing, and one that was set before no more
 * than the pause is long.
 *
 * In      endsAtMs   epoch milliseconds; undefined when nothing is waited for
 * Out     seconds, rounded up; 0 once it is over
 * Source  R-CONN-55, R-CONN-59, R-VIEW-149
 */
'use client'

import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The longest pause that is counted: that between two emails. */
const LONGEST_MS = 30_000

const leftUntil = (endsAtMs: number | undefined) =>
  endsAtMs === undefined ? 0 : Math.min(endsAtMs - Date.now(), LONGEST_MS)

/** Seconds left. */
export function useSecondsLeft(endsAtMs: number | undefined): number {
  const [leftMs, setLeftMs] = useState(() => leftUntil(endsAtMs))

  useEffect(() => {
    const overAtMs = performance.now() + leftUntil(endsAtMs)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = overAtMs - performance.now()
      setLeftMs(left)
      if (left > 0) timer = setTimeout(look, left % SECOND_MS || SECOND_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAtMs])

  return Math.max(0, Math.ceil(leftMs / SECOND_MS))
}
