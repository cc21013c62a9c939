/**
 * Replaces the key that seals the shares of a service, while the server runs.
 *
 * In      the service's store and a wrapper that seals with the new key and still unseals with the old one
 * Out     the number of shares that were sealed again; after that the old key is no longer needed
 * Throws  Error naming the first share that cannot be unsealed; those before it are sealed with the new key already, and a
 *         second run is harmless
 * Source  security design §6
 */
import type { KeyWrapper } from './key-wrapper.js'
import { SHARE_SECTION, type ShareOptions } from './share-store.js'

const PAGE_SIZE = 100

/** Seals every share again, with the current key of the wrapper. */
export async function rewrapShares(service: ShareOptions): Promise<number> {
  let rewrapped = 0
  await forEachShare(service, async (name, bytes) => {
    const { store, wrapper } = service
    const sealed = await wrapper.wrap(bytes, name)
    await store.set(`${SHARE_SECTION}:${name}`, sealed)
    rewrapped += 1
  })
  return rewrapped
}

/** Unseals every share of a service, in pages. Throws for the first that cannot be unsealed. */
async function forEachShare(
  { store, wrapper }: ShareOptions,
  visit: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  const prefix = `${SHARE_SECTION}:`
  let after: string | undefined
  for (;;) {
    const keys = await store.list({ prefix, ...(after !== undefined && { after }), limit: PAGE_SIZE })
    for (const key of keys) {
      const name = key.slice(prefix.length)
      const wrapped = await store.get(key)
      if (typeof wrapped !== 'string') throw new Error(`The share ${name} is not text`)
      let bytes: Uint8Array<ArrayBuffer>
      try {
        bytes = await wrapper.unwrap(wrapped, name)
      } catch (cause) {
        throw new Error(`The share ${name} cannot be unsealed`, { cause })
      }
      await visit(name, bytes)
      bytes.fill(0)
    }
    after = keys.at(-1)
    if (keys.length < PAGE_SIZE) return
  }
}

/**
 * Combines wrappers, to move from one kind of key to another: the first seals, each unseals. Unsealing fails with the error of the first.
 */
export function combineKeyWrappers(current: KeyWrapper, ...older: readonly KeyWrapper[]): KeyWrapper {
  return {
    wrap: (bytes, name) => current.wrap(bytes, name),
    async unwrap(wrapped, name) {
      const results = []
      for (const wrapper of [current, ...older]) {
        const [result] = await Promise.allSettled([wrapper.unwrap(wrapped, name)])
        if (result.status === 'fulfilled') return result.value
        results.push(result.reason)
      }
      throw results[0]
    },
  }
}
