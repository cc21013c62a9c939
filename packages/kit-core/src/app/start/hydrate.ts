import { applyInitialState, type InitialState } from '../../core/state/initial-state.js'
import type { Kit } from '../../kit.js'
import { firstKitState, type KitState } from '../../state.js'

/**
 * The state a server renders: the kit's first state with the values from the user's cookie. A part of the page that
 * hydrates late gets the same state, whatever the kit's current state is.
 */
export function getServerState({ config, store }: Kit, initial: InitialState | undefined): KitState {
  const now = store.get()
  const state = now.lifecycle === 'booting' ? now : firstKitState(config)
  return initial ? Object.freeze({ ...state, ...applyInitialState(state, initial) }) : state
}

/**
 * Applies the server's initial state to a kit that has not started, so that the first browser render matches the
 * server's. Source: spec R-STORE-20.
 */
export function hydrate({ store }: Kit, initial: InitialState | undefined): void {
  const state = store.get()
  if (initial && state.lifecycle === 'booting') store.set(applyInitialState(state, initial))
}
