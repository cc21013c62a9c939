'use client'

import { useEffect, useRef } from 'react'

/**
 * Runs a task once when the component comes, a microtask later, so that a mount that is undone at once (React's strict
 * mode) asks nothing twice.
 *
 * Source  R-REACT-07
 */
export function useMountTask(task: () => void): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    let isGone = false
    queueMicrotask(() => {
      if (!isGone) latest.current()
    })
    return () => {
      isGone = true
    }
  }, [])
}
