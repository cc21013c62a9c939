import type { Kit } from '@bowline/kit-core'
import { useCallback } from 'react'

/** Returns a memoized function that subscribes to every change of the kit's state, for `useSyncExternalStore` in this folder. */
export function useKitSubscribe(kit: Kit): (listener: () => void) => () => void {
  return useCallback((listener: () => void) => kit.subscribe((state) => state, listener), [kit])
}
