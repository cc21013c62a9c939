/**
 * The test relay's memory: the subscribers of each topic, and the messages that have not expired. A message never goes to its
 * publisher, nor to a client that has acknowledged it. Client ids survive reconnects.
 *
 * Source  the relay protocol's rules for publish, subscribe and acknowledgement
 */

/** A message stored by the relay. `takenBy`: the clients that acknowledged it. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly tag: number
  readonly from: string
  readonly expiresAtMs: number
  readonly takenBy: Set<string>
}

/** A published message. */
type Published = {
  readonly from: string
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlSec: number
}

/** The relay's topics. */
export type Topics = {
  /** Stores a message, and returns the subscribers to deliver it to. */
  readonly publish: (published: Published) => { readonly letter: RelayMessage; readonly to: readonly string[] }
  /** Subscribes a client, and returns the messages that wait for it. */
  readonly subscribe: (client: string, topic: string) => readonly RelayMessage[]
  readonly unsubscribe: (client: string, topic: string) => void
  /** Number of messages published so far. */
  readonly published: () => number
  readonly waiting: (client: string, topic: string) => readonly RelayMessage[]
}

export function createTopics(): Topics {
  const listeners = new Map<string, Set<string>>()
  let count = 0
  const kept = new Map<string, readonly RelayMessage[]>()

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
      count += 1
      const publishedAt = Date.now()
      const letter: RelayMessage = {
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
    published: () => count,
    waiting,
  }
}
