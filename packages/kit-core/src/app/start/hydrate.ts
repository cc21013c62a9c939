import { applyInitialState, type InitialState } from '../../core/state/initial-state.js'
import type { Kit } from '../../kit.js'
import { firstKitState, type KitState } from '../../state.js'

/**
 * The state a server renders for a visitor: the kit's first state with what the visitor's cookie remembers. A part of the
 * page that hydrates late is given it too, whatever the kit's state is by then.
 */
export function getServerState({ config, store }: Kit, initial: InitialState | undefined): KitState {
  const now = store.get()
  const state = now.lifecycle === 'booting' ? now : firstKitState(config)
  return initial ? Object.freeze({ ...state, ...applyInitialState(state, initial) }) : state
}

/** Seeds a kit that has not started, so that the first render in the browser equals the server's. Source: spec R-STORE-20. */
export function hydrate({ store }: Kit, initial: InitialState | undefined): void {
  const state = store.get()
  if (initial && state.lifecycle === 'booting') store.set(applyInitialState(state, initial))
}
