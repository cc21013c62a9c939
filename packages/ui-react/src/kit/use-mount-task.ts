'use client'

import { useEffect, useRef } from 'react'

/**
 * Runs a task once when the component mounts, one microtask later, so that a mount that React undoes at once (strict mode)
 * does not run it.
 *
 * Source  R-REACT-07
 */
export function useMountTask(task: () => void): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(() => {
    let isUnmounted = false
    queueMicrotask(() => {
      if (!isUnmounted) latest.current()
    })
    return () => {
      isUnmounted = true
    }
  }, [])
}
