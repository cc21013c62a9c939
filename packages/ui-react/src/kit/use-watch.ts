'use client'

/**
 * Runs a kit-core watcher, such as `watchSend`, while a component that shows its data is mounted.
 *
 * In      watch    starts watching and returns a function that stops it; must be the same function on each render
 *         isReady  whether watching can start yet
 * Source  R-REACT-07
 */

import type { Kit } from '@bowline/kit-core'
import { useEffect } from 'react'
import { useKit } from './use-kit.js'

/** Starts `watch` once the component has mounted and `isReady` is true; stops it on unmount or when `isReady` turns false. */
export function useWatch(watch: (kit: Kit) => () => void, isReady = true): void {
  const kit = useKit()
  useEffect(() => {
    if (!isReady) return
    let isUnmounted = false
    let stop = () => {}
    // A microtask later, so that an effect that React undoes at once starts no requests.
    queueMicrotask(() => {
      if (!isUnmounted) stop = watch(kit)
    })
    return () => {
      isUnmounted = true
      stop()
    }
  }, [kit, watch, isReady])
}
