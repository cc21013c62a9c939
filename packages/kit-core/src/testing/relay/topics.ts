/**
 * What the relay keeps: who listens to which topic, and the messages nobody has taken yet.
 *
 * In      clients   know themselves by an id that outlives a connection
 * Out     deliveries  which client gets which message; never the one that published it, never one that took it already
 * Source  the relay protocol's rules for publish, subscribe and acknowledgement
 */

/** A message that the relay keeps. */
export type Letter = {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
  readonly from: string
  readonly expiresAtMs: number
  readonly takenBy: Set<string>
}

/** What a client publishes. */
type Published = {
  readonly from: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlSec: number
}

/** The relay's memory. */
export type Topics = {
  readonly publish: (published: Published) => { readonly letter: Letter; readonly to: readonly string[] }
  /** The letters that wait for this client. */
  readonly subscribe: (client: string, topic: string) => readonly Letter[]
  readonly unsubscribe: (client: string, topic: string) => void
  readonly waiting: (client: string, topic: string) => readonly Letter[]
}

/** Makes an empty memory. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<string>>()
  const kept = new Map<string, readonly Letter[]>()

  const listenersOf = (topic: string) => {
    const known = listeners.get(topic) ?? new Set()
    listeners.set(topic, known)
    return known
  }
  const lettersOf = (topic: string) => (kept.get(topic) ?? []).filter(({ expiresAtMs }) => expiresAtMs > Date.now())
  const waiting = (client: string, topic: string) =>
    lettersOf(topic).filter(({ from, takenBy }) => from !== client && !takenBy.has(client))

  return {
    publish({ ttlSec, ...published }) {
      const publishedAt = Date.now()
      const letter: Letter = {
        ...published,
        publishedAt,
        expiresAtMs: publishedAt + ttlSec * 1000,
        takenBy: new Set(),
      }
      kept.set(letter.topic, [...lettersOf(letter.topic), letter])
      return { letter, to: [...listenersOf(letter.topic)].filter((client) => client !== letter.from) }
    },
    subscribe(client, topic) {
      listenersOf(topic).add(client)
      return waiting(client, topic)
    },
    unsubscribe: (client, topic) => void listenersOf(topic).delete(client),
    waiting,
  }
}
