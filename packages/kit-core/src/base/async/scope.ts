/**
 * What lives as long as its owner: memory, and work that stops with it. No other file keeps memory per kit.
 *
 * Out     perOwner          memory of one kind for each owner: a kit, a session, a list. Collected with the owner
 *         perLifetime       the same for the current lifetime of a kit; `stop` empties it
 *         oncePerLifetime   starts something at the first call of a lifetime; what it returns is called when the kit stops
 * Throws  what the given function throws; memory that could not be created is created by the next call
 */

/** Something that is started and stopped: a kit. */
export type Living = { readonly lifetime: () => AbortSignal }

type Stop = () => void

/** Memory for each owner, created at its first use. */
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

/** Memory for each lifetime of an owner, created at its first use. */
export function perLifetime<Value extends object>(create: (signal: AbortSignal) => Value): (owner: Living) => Value {
  const memories = perOwner(create)
  return (owner) => memories(owner.lifetime())
}

/** Starts something at the first call of each lifetime and stops it with that lifetime. */
export function oncePerLifetime<Owner extends Living, Args extends readonly unknown[]>(
  start: (owner: Owner, ...args: Args) => readonly (Stop | undefined)[],
): (owner: Owner, ...args: Args) => void {
  const states = perLifetime(() => ({ isStarted: false }))
  return (owner, ...args) => {
    const state = states(owner)
    if (state.isStarted) return
    // First: what is started may call this again.
    state.isStarted = true
    const signal = owner.lifetime()
    onEnd(signal, ...start(owner, ...args))
  }
}

/** Calls the functions once when the signal fires. */
export function onEnd(signal: AbortSignal, ...stops: readonly (Stop | undefined)[]): void {
  const end = () => {
    for (const stop of stops) stop?.()
  }
  signal.addEventListener('abort', end, { once: true })
}
