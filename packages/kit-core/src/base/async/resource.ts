/**
 * Data of a server: one request at a time for the same data, and its value stored for its lifetime.
 *
 * In      cache     where values are stored, how long they are fresh, and how many there are
 *         id        names the stored value of some parameters
 *         slot      names the request; `id` when absent. Callers with the same slot share one response
 *         mayStore  called before the request; what it returns is called after it: whether the value may be stored
 * Out     peek      the stored value while it is fresh
 *         fetch     requests the value, whether one is stored or not
 * Throws  what `fetch` throws. A request ends with its owner's lifetime, and goes on when its callers no longer wait
 */
import type { KitStorage } from '../storage/kit-storage.js'
import { readTimed, type TimedCache, writeTimed } from '../storage/timed-cache.js'
import { createDedupe } from './dedupe.js'
import type { Living } from './scope.js'

/** Whose data it is: a kit. */
export type ResourceOwner = Living & { readonly storage: KitStorage }

/** One request. */
export type ResourceRequest<Value> = {
  readonly signal: AbortSignal
  readonly mayStore: () => boolean
  /** Stores a value where it may be stored, and returns it. */
  readonly store: (value: Value) => Value
}

/** How one kind of data is named, stored and requested. */
export type ResourceOptions<Owner, Params, Value> = {
  readonly cache: TimedCache<Value>
  readonly id: (params: Params) => string
  readonly slot?: (params: Params) => string
  readonly mayStore: (owner: Owner, params: Params) => () => boolean
  readonly fetch: (owner: Owner, params: Params, request: ResourceRequest<Value>) => Promise<Value>
}

/** One kind of data. */
export type Resource<Owner, Params, Value> = {
  readonly peek: (owner: Owner, params: Params) => Value | undefined
  readonly fetch: (owner: Owner, params: Params) => Promise<Value>
}

/** Creates one kind of data. */
export function createResource<Owner extends ResourceOwner, Params, Value>({
  cache,
  id,
  slot = id,
  mayStore,
  fetch,
}: ResourceOptions<Owner, Params, Value>): Resource<Owner, Params, Value> {
  const request = createDedupe<Value>({ keep: false })
  const start = (owner: Owner, params: Params) => {
    const isKept = mayStore(owner, params)
    const store = (value: Value) => {
      if (isKept()) writeTimed(owner.storage, cache, id(params), value, Date.now())
      return value
    }
    return fetch(owner, params, { signal: owner.lifetime(), mayStore: isKept, store })
  }
  return {
    peek: (owner, params) => readTimed(owner.storage, cache, id(params), Date.now()),
    fetch: (owner, params) => request(owner, () => start(owner, params), slot(params)),
  }
}
