// @ts-check
/**
 * What the relay keeps: who listens to which topic, and the messages nobody has taken yet.
 *
 * In      clients   know themselves by an id that outlives a connection
 * Out     deliveries  which client gets which message; never the one that published it, never one that took it already
 * Source  the relay protocol's rules for publish, subscribe and acknowledgement
 */

/**
 * @typedef {{ topic: string, message: string, publishedAt: number, tag: number }} Letter
 * @typedef {Letter & { from: string, expiresAtMs: number, takenBy: Set<string> }} KeptLetter
 */

/** Makes an empty board. */
export function createTopics() {
  /** @type {Map<string, Set<string>>} */
  const listeners = new Map()
  /** @type {Map<string, KeptLetter[]>} */
  const kept = new Map()

  const listenersOf = (/** @type {string} */ topic) => {
    const known = listeners.get(topic) ?? new Set()
    listeners.set(topic, known)
    return known
  }
  const lettersOf = (/** @type {string} */ topic) =>
    (kept.get(topic) ?? []).filter(({ expiresAtMs }) => expiresAtMs > Date.now())

  return {
    /** @param {{ from: string, topic: string, message: string, tag: number, ttlSec: number }} letter */
    publish({ from, topic, message, tag, ttlSec }) {
      const publishedAt = Date.now()
      const letter = {
        topic,
        message,
        tag,
        publishedAt,
        from,
        expiresAtMs: publishedAt + ttlSec * 1000,
        takenBy: new Set(),
      }
      kept.set(topic, [...lettersOf(topic), letter])
      return { letter, to: [...listenersOf(topic)].filter((client) => client !== from) }
    },
    /**
     * @param {string} client
     * @param {string} topic
     */
    subscribe(client, topic) {
      listenersOf(topic).add(client)
      return this.waiting(client, topic)
    },
    /**
     * @param {string} client
     * @param {string} topic
     */
    unsubscribe(client, topic) {
      listenersOf(topic).delete(client)
    },
    /**
     * @param {string} client
     * @param {string} topic
     */
    waiting: (client, topic) => lettersOf(topic).filter(({ from, takenBy }) => from !== client && !takenBy.has(client)),
  }
}
