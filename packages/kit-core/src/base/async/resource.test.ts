import { createMemoryStorage } from '../../testing/memory-storage.js'
import { timedKey } from '../storage/timed-cache.js'
import { createResource, type ResourceOwner } from './resource.js'

const isText = (value: unknown): value is string => typeof value === 'string'
const cache = { key: timedKey('names', isText), lifetimeMs: 1_000, maxEntries: 2 }

type Params = { readonly id: string }

function setUp({ isStored = true } = {}) {
  let life = new AbortController()
  const owner: ResourceOwner = { lifetime: () => life.signal, storage: createMemoryStorage() }
  const requests: { readonly id: string; readonly signal: AbortSignal; respond: (name: string) => void }[] = []
  const names = createResource<ResourceOwner, Params, string>({
    cache,
    id: ({ id }) => id,
    mayStore: () => () => isStored,
    fetch: async (_, { id }, { signal, store }) =>
      store(await new Promise<string>((respond) => requests.push({ id, signal, respond }))),
  })
  const stop = () => {
    life.abort()
    life = new AbortController()
  }
  return { owner, names, requests, stop }
}

test('requests a value once at a time and stores it', async () => {
  const { owner, names, requests } = setUp()
  const both = [names.fetch(owner, { id: 'a' }), names.fetch(owner, { id: 'a' }), names.fetch(owner, { id: 'b' })]
  expect(requests.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(names.peek(owner, { id: 'a' })).toBeUndefined()
  for (const { id, respond } of requests) respond(`name of ${id}`)
  expect(await Promise.all(both)).toEqual(['name of a', 'name of a', 'name of b'])
  expect(names.peek(owner, { id: 'a' })).toBe('name of a')
})

test('returns a value that may not be stored', async () => {
  const { owner, names, requests } = setUp({ isStored: false })
  const one = names.fetch(owner, { id: 'a' })
  requests[0]?.respond('name')
  expect(await one).toBe('name')
  expect(names.peek(owner, { id: 'a' })).toBeUndefined()
})

test("aborts a request when its owner's lifetime ends", () => {
  const { owner, names, requests, stop } = setUp()
  void names.fetch(owner, { id: 'a' })
  expect(requests[0]?.signal.aborted).toBe(false)
  stop()
  expect(requests[0]?.signal.aborted).toBe(true)
})
