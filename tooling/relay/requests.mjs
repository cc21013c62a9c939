// @ts-check
/**
 * The relay's methods: what each JSON-RPC request of a client does to the board, and what is answered.
 *
 * In      client  its id
 *         request method and params as they came
 * Out     result and the letters to be pushed; undefined for a method or params that do not fit
 */
import { createHash } from 'node:crypto'

/**
 * @typedef {ReturnType<typeof import('./topics.mjs').createTopics>} Topics
 * @typedef {import('./topics.mjs').KeptLetter} KeptLetter
 * @typedef {{ client: string, letter: KeptLetter }} Push
 * @typedef {{ result: unknown, pushes: Push[] }} Outcome
 */

/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.length > 0

/** @param {unknown} value */
const textsOf = (value) => (Array.isArray(value) ? value.filter(isText) : [])

/**
 * @param {string} client
 * @param {string} topic
 */
export const subscriptionId = (client, topic) => createHash('sha256').update(`${topic}${client}`).digest('hex')

/**
 * @param {Topics} topics
 * @param {string} client
 * @param {{ method: string, params: Record<string, unknown> }} request
 * @returns {Outcome | undefined}
 */
export function serve(topics, client, { method, params }) {
  const topic = String(params.topic ?? '')
  /** @type {(result: unknown, pushes?: Push[]) => Outcome} */
  const answer = (result, pushes = []) => ({ result, pushes })
  /** @type {(asked: string) => Push[]} */
  const subscribe = (asked) => topics.subscribe(client, asked).map((letter) => ({ client, letter }))
  /** @type {(asked: unknown, message: unknown, tag: number) => Push[]} */
  const publish = (asked, message, tag) => {
    const ttlSec = typeof params.ttl === 'number' ? params.ttl : 300
    const { letter, to } = topics.publish({ from: client, topic: String(asked), message: String(message), tag, ttlSec })
    return to.map((reader) => ({ client: reader, letter }))
  }

  switch (method) {
    case 'irn_publish':
      return isText(params.message) ? answer(true, publish(topic, params.message, Number(params.tag ?? 0))) : undefined
    case 'irn_subscribe':
      return isText(params.topic) ? answer(subscriptionId(client, topic), subscribe(topic)) : undefined
    case 'irn_batchSubscribe': {
      const asked = textsOf(params.topics)
      return answer(
        asked.map((each) => subscriptionId(client, each)),
        asked.flatMap(subscribe),
      )
    }
    case 'irn_unsubscribe':
      topics.unsubscribe(client, topic)
      return answer(true)
    case 'irn_batchUnsubscribe':
      for (const each of Array.isArray(params.subscriptions) ? params.subscriptions : []) {
        topics.unsubscribe(client, String(each?.topic))
      }
      return answer(true)
    case 'irn_fetchMessages':
      return answer({ messages: topics.waiting(client, topic), hasMore: false })
    case 'irn_batchFetchMessages':
      return answer({
        messages: textsOf(params.topics).flatMap((each) => topics.waiting(client, each)),
        hasMore: false,
      })
    case 'wc_proposeSession':
      return answer(true, [
        ...subscribe(String(params.pairingTopic)),
        ...publish(params.pairingTopic, params.sessionProposal, 1100),
      ])
    case 'wc_approveSession':
      return answer(true, [
        ...subscribe(String(params.sessionTopic)),
        ...publish(params.pairingTopic, params.sessionProposalResponse, 1101),
        ...publish(params.sessionTopic, params.sessionSettlementRequest, 1102),
      ])
    default:
      return undefined
  }
}
