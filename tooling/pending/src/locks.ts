/** The browser's locks, for pages that live in one window of a test. */
type Task = (lock: { readonly name: string } | null) => unknown

/** Puts them where pages look for them; the returned function takes them away. */
export function lendLocks(): () => void {
  const held = new Set<string>()
  const waiting = new Map<string, (() => void)[]>()

  async function run(name: string, task: Task): Promise<unknown> {
    held.add(name)
    try {
      return await task({ name })
    } finally {
      held.delete(name)
      waiting.get(name)?.shift()?.()
    }
  }
  async function request(name: string, { ifAvailable = false }: { ifAvailable?: boolean }, task: Task) {
    if (!held.has(name)) return run(name, task)
    if (ifAvailable) return task(null)
    await new Promise<void>((resolve) => {
      waiting.set(name, [...(waiting.get(name) ?? []), resolve])
    })
    return run(name, task)
  }

  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return () => void Reflect.deleteProperty(navigator, 'locks')
}
