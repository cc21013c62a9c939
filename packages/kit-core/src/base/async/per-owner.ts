/**
 * State and work that live as long as their owner. No other file keeps state per kit.
 *
 * Out     perOwner          one state object per owner, such as a kit, a session or a list. Collected with the owner
 *         oncePerOwner      runs a task on the first call for each owner
 *         perLifetime       one state object per lifetime of a kit; `stop` discards it
 *         oncePerLifetime   starts something on the first call of a lifetime; its stop functions run when the kit stops
 * Throws  what the given function throws; the next call creates the state again
 */

/** Something that starts and stops, such as a kit. */
export type Living = { readonly lifetime: () => AbortSignal }

type Stop = () => void

/** State for each owner, created on first use. */
export function perOwner<Value extends object, Owner extends object = object>(
  create: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const memories = new WeakMap<Owner, Value>()
  return (owner) => {
    const known = memories.get(owner) ?? create(owner)
    memories.set(owner, known)
    return known
  }
}

/** Runs the task at the first call for each owner. */
export function oncePerOwner<Owner extends object>(task: (owner: Owner) => void): (owner: Owner) => void {
  const states = perOwner<{ isDone: boolean }, Owner>(() => ({ isDone: false }))
  return (owner) => {
    const state = states(owner)
    if (state.isDone) return
    state.isDone = true
    task(owner)
  }
}

/** State for each lifetime of an owner, created on first use. */
export function perLifetime<Value extends object>(create: (signal: AbortSignal) => Value): (owner: Living) => Value {
  const memories = perOwner(create)
  return (owner) => memories(owner.lifetime())
}

/** Starts something on the first call of each lifetime and stops it with that lifetime. */
export function oncePerLifetime<Owner extends Living, Args extends readonly unknown[]>(
  start: (owner: Owner, ...args: Args) => readonly (Stop | undefined)[],
): (owner: Owner, ...args: Args) => void {
  const states = perLifetime(() => ({ isStarted: false }))
  return (owner, ...args) => {
    const state = states(owner)
    if (state.isStarted) return
    // Set before `start`, which can call this function again.
    state.isStarted = true
    const signal = owner.lifetime()
    onAbort(signal, ...start(owner, ...args))
  }
}

/** Calls the functions once, when the signal fires. The returned function cancels that. */
export function onAbort(signal: AbortSignal, ...stops: readonly (Stop | undefined)[]): Stop {
  const end = () => {
    for (const stop of stops) stop?.()
  }
  signal.addEventListener('abort', end, { once: true })
  return () => signal.removeEventListener('abort', end)
}
