/**
 * What a paired wallet is asked to send, kept until it has answered: the page may be gone by then, or have given up, and what was
 * sent is followed all the same.
 *
 * In      history  of the protocol's client, which tells of a request before it is sent
 * Source  spec R-CONN-257, R-CONN-258, R-STORE-18
 */
import { selectAccount } from '../account/select-account.js'
import type { SentFacts } from '../adapter/events.js'
import { parseCaipNetworkId } from '../caip/caip.js'
import { PAIRED_CONNECTOR_ID } from '../connect/live-pairing.js'
import { readKey } from '../guard/read-key.js'
import type { Kit } from '../kit.js'
import type { HistoryShape } from '../pairing/provider-shape.js'
import type { PairedRequest } from '../pairing/transport.js'
import { holdName, onePageAtATime } from '../platform/page-lock.js'
import { showToast } from '../toast/toast.js'
import { noteSent } from './note-sent.js'
import { ASKED_NAME, type ToSend } from './state.js'
import { type Asked, forgetAsked, readAsked, storeAsked } from './stored-asked.js'

/** By the id of the request: this page is there for its answer. */
const heldOf = new WeakMap<Kit, Map<number, () => void>>()

const lockOf = (id: number) => `${ASKED_NAME}/${id}`

function hold(kit: Kit, id: number): void {
  const held = heldOf.get(kit) ?? new Map()
  heldOf.set(kit, held.set(id, holdName(lockOf(id))))
}

function letGo(kit: Kit, id: number): void {
  heldOf.get(kit)?.get(id)?.()
  heldOf.get(kit)?.delete(id)
}

/** Keeps what is asked next with these parameters, and until the returned function is called. */
export function keepAsked(
  kit: Kit,
  history: HistoryShape | undefined,
  { caipNetworkId, method, params }: PairedRequest,
): () => void {
  let asked: Asked | undefined
  const stop = () => history?.off('history_created', hear)
  const hear = (record: unknown) => {
    const id = readKey(record, 'id')
    const request = readKey(readKey(readKey(record, 'request'), 'params'), 'request')
    if (readKey(request, 'params') !== params || typeof id !== 'number') return
    stop()
    asked = { id, atMs: Date.now(), method, toSend: toSendOf(kit, caipNetworkId) }
    hold(kit, id)
    storeAsked(kit, asked)
  }
  history?.on('history_created', hear)
  return () => {
    stop()
    if (!asked) return
    forgetAsked(kit, asked.id)
    letGo(kit, asked.id)
  }
}

/** Takes an answer that nobody on this page waits for. One to a page that lives is left to that page. */
export async function takeAnswer(kit: Kit, answer: unknown): Promise<void> {
  const find = () => readAsked(kit).find(({ id }) => id === readKey(answer, 'id'))
  const asked = find()
  if (!asked) return
  const { id, toSend } = asked
  letGo(kit, id)
  await onePageAtATime(lockOf(id), kit.lifetime(), async () => {
    if (!find()) return
    const sent = await readSent(kit, asked, readKey(answer, 'result'))
    forgetAsked(kit, id)
    if (!sent) return
    showToast(kit, { message: 'Transaction started', name: 'transaction-started' })
    noteSent(kit, { ...toSend, ...sent })
  })
}

/** What is known of it: all that a view of the kit asks it for, or where and of whom it is asked. */
function toSendOf(kit: Kit, caipNetworkId: ToSend['caipNetworkId']): ToSend {
  const state = kit.store.get()
  const { address = '' } = selectAccount(state, parseCaipNetworkId(caipNetworkId).namespace)
  return { caipNetworkId, address, ...(state.toSend?.caipNetworkId === caipNetworkId && state.toSend) }
}

/** What the answer says was sent; undefined for a refusal, and for what is no answer to that. */
async function readSent(
  kit: Kit,
  { method, toSend }: Asked,
  answer: unknown,
): Promise<Omit<SentFacts, 'caipNetworkId'> | undefined> {
  const { caipNetworkId } = toSend
  if (answer === undefined) return undefined
  try {
    const adapter = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)
    return await adapter?.readSent?.({ connectorId: PAIRED_CONNECTOR_ID, caipNetworkId, method, answer })
  } catch (error) {
    kit.log.debug('A late answer does not say what was sent', error)
    return undefined
  }
}
