/** A value with read access, updates and change listeners. */
export interface Store<State> {
  /** The current snapshot. It is never mutated, only replaced on change. */
  get(): State
  /** Replaces the named parts. A patch that changes nothing notifies no listener. */
  set(patch: Partial<State> | ((state: State) => Partial<State>)): void
  /** Runs an action that sets several times. Listeners are notified once, after the outermost batch. */
  batch<Result>(action: () => Result): Result
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/**
 * Creates a store: one immutable snapshot, replaced part by part.
 *
 * In      initial        plain data
 *         onListenerError handles a listener that throws; the others still run
 * Out     Store          each part that was set is deeply frozen
 * Source  spec R-STATE-63, R-STATE-64
 */
export function createStore<State extends object>(
  initial: State,
  onListenerError: (error: unknown) => void = () => {},
): Store<State> {
  let state = deepFreeze(initial)
  const listeners = new Set<() => void>()
  let depth = 0
  let notified = state

  function notify(): void {
    if (depth > 0 || notified === state) return
    notified = state
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (error) {
        onListenerError(error)
      }
    }
  }

  return {
    get: () => state,
    set(patch) {
      const parts = typeof patch === 'function' ? patch(state) : patch
      const next = { ...state, ...parts }
      if (keysOf(next).every((key) => Object.is(next[key], state[key]))) return
      state = deepFreeze(next)
      notify()
    },
    batch(action) {
      depth += 1
      try {
        return action()
      } finally {
        depth -= 1
        notify()
      }
    },
    subscribe(listener) {
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
  }
}

function keysOf<Value extends object>(value: Value): (keyof Value)[] {
  return Reflect.ownKeys(value).filter((key): key is Extract<keyof Value, string | symbol> => key in value)
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key of Reflect.ownKeys(value)) deepFreeze(Reflect.get(value, key))
  return Object.freeze(value)
}
