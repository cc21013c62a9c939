'use client'

/**
 * Subscribes to a part of the kit's state.
 *
 * In      selector   returns an existing part of the state, never a new object; without it the hook returns the public state
 * Out     the part; the component renders again only when the selector returns a different part
 * Source  R-REACT-03, R-REACT-04, R-HOST-01
 */

import type { KitState, PublicState } from '@bowline/kit-core'
import { selectPublicState } from '@bowline/kit-core/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { useKitContext } from './kit-context.js'

const getAll = (state: KitState) => state

/** Returns the public state. */
export function useKitState(): PublicState
/** Returns the part of the state that the selector selects. */
export function useKitState<Part>(selector: (state: KitState) => Part): Part
export function useKitState<Part>(selector?: (state: KitState) => Part): Part | PublicState {
  const select: (state: KitState) => Part | PublicState = selector ?? selectPublicState
  const { kit, serverState } = useKitContext('useKitState')
  const subscribe = useCallback((listener: () => void) => kit.subscribe(getAll, listener), [kit])
  return useSyncExternalStore(
    subscribe,
    () => select(kit.getState()),
    () => select(serverState),
  )
}
