/**
 * The JSON-RPC methods of the test relay: how each request of a client changes the topics, and its result.
 *
 * In      client   its id
 *         method, params  as received
 * Out     the result, and the messages to deliver; undefined for an unknown method or invalid params
 * Source  the relay protocol; @walletconnect/core 2.21.8
 */
import { createHash } from 'node:crypto'
import { safeGet } from '../../base/validation/safe-get.js'
import type { RelayMessage, Topics } from './topics.js'

/** A message to deliver to a client. */
export type Delivery = { readonly client: string; readonly letter: RelayMessage }

/** The result of a request. */
type Outcome = { readonly result: unknown; readonly deliveries: readonly Delivery[] }

const USUAL_TTL_SEC = 300
const PROPOSAL_TAG = 1100
const PROPOSAL_ANSWER_TAG = 1101
const SETTLEMENT_TAG = 1102

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** The id of a client's subscription to a topic. */
export const subscriptionId = (client: string, topic: string): string =>
  createHash('sha256').update(`${topic}${client}`).digest('hex')

export function serveRequest(topics: Topics, client: string, method: string, params: unknown): Outcome | undefined {
  const read = (key: string) => safeGet(params, key)
  const topic = String(read('topic') ?? '')
  const answer = (result: unknown, deliveries: readonly Delivery[] = []): Outcome => ({ result, deliveries })
  const subscribe = (asked: string) => topics.subscribe(client, asked).map((letter) => ({ client, letter }))
  const publish = (asked: unknown, message: unknown, tag: number) => {
    const ttl = read('ttl')
    const ttlSec = typeof ttl === 'number' ? ttl : USUAL_TTL_SEC
    const { letter, to } = topics.publish({ from: client, topic: String(asked), message: String(message), tag, ttlSec })
    return to.map((reader) => ({ client: reader, letter }))
  }

  switch (method) {
    case 'irn_publish':
      return isText(read('message'))
        ? answer(true, publish(topic, read('message'), Number(read('tag') ?? 0)))
        : undefined
    case 'irn_subscribe':
      return isText(read('topic')) ? answer(subscriptionId(client, topic), subscribe(topic)) : undefined
    case 'irn_batchSubscribe': {
      const asked = textsOf(read('topics'))
      return answer(
        asked.map((each) => subscriptionId(client, each)),
        asked.flatMap(subscribe),
      )
    }
    case 'irn_unsubscribe':
      topics.unsubscribe(client, topic)
      return answer(true)
    case 'irn_batchUnsubscribe': {
      const subscriptions = read('subscriptions')
      for (const each of Array.isArray(subscriptions) ? subscriptions : []) {
        topics.unsubscribe(client, String(safeGet(each, 'topic')))
      }
      return answer(true)
    }
    case 'irn_fetchMessages':
      return answer({ messages: topics.waiting(client, topic), hasMore: false })
    case 'irn_batchFetchMessages':
      return answer({
        messages: textsOf(read('topics')).flatMap((each) => topics.waiting(client, each)),
        hasMore: false,
      })
    case 'wc_proposeSession':
      return answer(true, [
        ...subscribe(String(read('pairingTopic'))),
        ...publish(read('pairingTopic'), read('sessionProposal'), PROPOSAL_TAG),
      ])
    case 'wc_approveSession':
      return answer(true, [
        ...subscribe(String(read('sessionTopic'))),
        ...publish(read('pairingTopic'), read('sessionProposalResponse'), PROPOSAL_ANSWER_TAG),
        ...publish(read('sessionTopic'), read('sessionSettlementRequest'), SETTLEMENT_TAG),
      ])
    default:
      return undefined
  }
}
