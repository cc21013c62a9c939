import { listenTo } from '@bowline/kit-core/adapter'

/** Listens to an event of an object with `on`, until the returned function is called. */
export function listenToEvent(owner: unknown, event: string, listener: (data: unknown) => void): () => void {
  listenTo(owner, 'on', event, listener)
  return () => void listenTo(owner, 'removeListener', event, listener)
}
