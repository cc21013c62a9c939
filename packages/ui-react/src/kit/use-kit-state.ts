/**
 * A part of the kit's state.
 *
 * In      selector   returns a part that exists, never a new object; the public state when absent
 * Out     the part; the component renders again only when another one takes its place
 * Source  R-REACT-03, R-REACT-04, R-HOST-01
 */
'use client'

import { type KitState, type PublicState, selectPublicState } from '@bowline/kit-core'
import { useCallback, useSyncExternalStore } from 'react'
import { useKitContext } from './kit-context.js'

/** The public state. */
export function useKitState(): PublicState
/** A part of the state. */
export function useKitState<Part>(selector: (state: KitState) => Part): Part
export function useKitState<Part>(selector?: (state: KitState) => Part): Part | PublicState {
  const select: (state: KitState) => Part | PublicState = selector ?? selectPublicState
  const { kit, serverState } = useKitContext('useKitState')
  const subscribe = useCallback((listener: () => void) => kit.store.subscribe(listener), [kit])
  return useSyncExternalStore(
    subscribe,
    () => select(kit.getState()),
    () => select(serverState),
  )
}
