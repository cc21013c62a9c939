import type { Kit } from '../kit.js'
import type { KitState } from '../state.js'
import { applyInitialState, type InitialState } from './initial-state.js'

/** The state a server renders for a visitor: the kit's first state with what the visitor's cookie remembers. */
export function serverState({ store }: Kit, initial: InitialState | undefined): KitState {
  const state = store.get()
  return initial ? Object.freeze({ ...state, ...applyInitialState(state, initial) }) : state
}

/** Seeds a kit that has not started, so that the first render in the browser equals the server's. Source: spec R-STORE-20. */
export function hydrate({ store }: Kit, initial: InitialState | undefined): void {
  const state = store.get()
  if (initial && state.lifecycle === 'booting') store.set(applyInitialState(state, initial))
}
