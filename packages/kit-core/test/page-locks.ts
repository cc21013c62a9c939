/** The browser's locks, for pages that live in one process. */
type Task = (lock: object | null) => Promise<unknown> | undefined

/** Puts them where pages look for them. */
export function lendLocks() {
  const held = new Map<string, () => void>()
  const waiting: { name: string; begin: () => void }[] = []
  const free = (name: string) => {
    held.delete(name)
    const next = waiting.findIndex((each) => each.name === name)
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }
  const request = (name: string, { ifAvailable }: { ifAvailable?: boolean }, task: Task) =>
    new Promise((resolve, reject) => {
      const begin = () => {
        const release = () => held.get(name) === release && free(name)
        held.set(name, release)
        Promise.resolve(task({ name })).then(resolve, reject).finally(release)
      }
      if (!held.has(name)) begin()
      else if (ifAvailable) resolve(task(null))
      else waiting.push({ name, begin })
    })
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } })
  return {
    /** The pages that hold some are gone. */
    freeAll() {
      for (const name of [...held.keys()]) free(name)
    },
    giveBack() {
      if (before) Object.defineProperty(globalThis, 'navigator', before)
      else Reflect.deleteProperty(globalThis, 'navigator')
    },
  }
}
