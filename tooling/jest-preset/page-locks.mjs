// @ts-check
/** @typedef {(lock: { name: string } | null) => unknown} Task */

/** @type {typeof import('./page-locks.d.mts').lendLocks} */
export function lendLocks({ slowMs = 0 } = {}) {
  /** @type {Map<string, () => void>} */
  const held = new Map()
  /** @type {{ name: string, begin: () => void }[]} */
  const waiting = []
  const free = (/** @type {string} */ name) => {
    held.delete(name)
    const next = waiting.findIndex((each) => each.name === name)
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }
  const request = (
    /** @type {string} */ name,
    /** @type {{ ifAvailable?: boolean }} */ { ifAvailable },
    /** @type {Task} */ task,
  ) =>
    new Promise((resolve, reject) => {
      const answer = () => {
        if (!held.has(name)) void begin()
        else if (ifAvailable) resolve(task(null))
        else waiting.push({ name, begin })
      }
      const begin = async () => {
        const release = () => held.get(name) === release && free(name)
        held.set(name, release)
        try {
          resolve(await task({ name }))
        } catch (error) {
          reject(error)
        } finally {
          release()
        }
      }
      if (slowMs > 0) setTimeout(answer, slowMs)
      else answer()
    })
  const had = 'navigator' in globalThis
  if (!had) Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return {
    freeAll() {
      for (const name of [...held.keys()]) free(name)
    },
    giveBack() {
      Reflect.deleteProperty(had ? navigator : globalThis, had ? 'locks' : 'navigator')
    },
  }
}
