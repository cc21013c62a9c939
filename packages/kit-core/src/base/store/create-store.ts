/** A value, who may read it, and who hears of its change. */
export interface Store<State> {
  /** The present snapshot; never mutated, replaced on change. */
  get(): State
  /** Replaces the named parts. A patch that changes nothing tells nobody. */
  set(patch: Partial<State> | ((state: State) => Partial<State>)): void
  /** Runs an action that sets several times; listeners hear once, when the outermost one is over. */
  batch<Result>(action: () => Result): Result
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/**
 * The store: one immutable snapshot, replaced part by part.
 *
 * In      initial        plain data
 *         onListenerError what to do with a listener that throws; the others still run
 * Out     Store          each part that was set is frozen to its depth
 * Source  spec R-STATE-63, R-STATE-64
 */
export function createStore<State extends object>(
  initial: State,
  onListenerError: (error: unknown) => void = () => {},
): Store<State> {
  let state = deepFreeze(initial)
  const listeners = new Set<() => void>()
  let depth = 0
  let told = state

  function tell(): void {
    if (depth > 0 || told === state) return
    told = state
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
      tell()
    },
    batch(action) {
      depth += 1
      try {
        return action()
      } finally {
        depth -= 1
        tell()
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
