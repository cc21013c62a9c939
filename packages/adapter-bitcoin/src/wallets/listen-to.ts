import { readKey } from '@bowline/kit-core/adapter'

/** Listens to an event of an object with `on`, until the returned function is called. */
export function listenTo(owner: unknown, event: string, listener: (data: unknown) => void): () => void {
  const use = (name: string) => {
    const method = readKey(owner, name)
    try {
      if (typeof method === 'function') Reflect.apply(method, owner, [event, listener])
    } catch {
      // An object that cannot be listened to tells nothing.
    }
  }
  use('on')
  return () => use('removeListener')
}
