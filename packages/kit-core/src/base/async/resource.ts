/**
 * Access to server data: one request at a time for the same data, and a stored value for each set of parameters while
 * it is fresh.
 *
 * In      cache     where values are stored, how long they are fresh, and how many are kept
 *         id        id of the stored value for these parameters
 *         slot      id of the request; `id` when absent. Callers with the same slot share one response
 *         mayStore  called before the request; the returned function is called after it, and returns whether to store
 * Out     peek      the stored value while it is fresh, else undefined; sends no request
 *         fetch     requests the value, even when one is stored
 * Throws  what `fetch` throws. A request ends with its owner's lifetime, and continues when its callers stop waiting
 */
import type { KitStorage } from '../storage/kit-storage.js'
import { getTimed, storeTimed, type TimedCache } from '../storage/timed-cache.js'
import { createDedupe } from './dedupe.js'
import type { Living } from './per-owner.js'

/** Owner of the data: a kit. */
export type ResourceOwner = Living & { readonly storage: KitStorage }

/** One request for data. */
export type ResourceRequest<Value> = {
  readonly signal: AbortSignal
  readonly mayStore: () => boolean
  /** Stores a value if it may be stored, and returns it. */
  readonly store: (value: Value) => Value
}

/** How one kind of data is stored and requested. */
export type ResourceOptions<Owner, Params, Value> = {
  readonly cache: TimedCache<Value>
  readonly id: (params: Params) => string
  readonly slot?: (params: Params) => string
  readonly mayStore: (owner: Owner, params: Params) => () => boolean
  readonly fetch: (owner: Owner, params: Params, request: ResourceRequest<Value>) => Promise<Value>
}

/** Cached access to one kind of data. */
export type Resource<Owner, Params, Value> = {
  readonly peek: (owner: Owner, params: Params) => Value | undefined
  readonly fetch: (owner: Owner, params: Params) => Promise<Value>
}

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
      if (isKept()) storeTimed(owner.storage, cache, id(params), value, Date.now())
      return value
    }
    return fetch(owner, params, { signal: owner.lifetime(), mayStore: isKept, store })
  }
  return {
    peek: (owner, params) => getTimed(owner.storage, cache, id(params), Date.now()),
    fetch: (owner, params) => request(owner, () => start(owner, params), slot(params)),
  }
}
