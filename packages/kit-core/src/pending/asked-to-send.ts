/**
 * What a paired wallet is asked to send, kept until it has answered: the page may be gone by then, or have given up, and what was
 * sent is followed all the same.
 *
 * Source  spec R-CONN-257, R-CONN-258, R-STORE-18
 */
import { selectAccount } from '../account/select-account.js'
import type { SentFacts } from '../adapter/events.js'
import { parseCaipNetworkId } from '../caip/caip.js'
import type { CaipNetworkId } from '../caip/namespace.js'
import { PAIRED_CONNECTOR_ID } from '../connect/live-pairing.js'
import type { Kit } from '../kit.js'
import { holdName, onePageAtATime } from '../platform/page-lock.js'
import { showToast } from '../toast/toast.js'
import { noteSent } from './note-sent.js'
import type { ToSend } from './state.js'
import { ASKED_NAME, type Asked, forgetAsked, readAsked, storeAsked } from './stored-asked.js'

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

/** A request that a wallet has been sent. */
export type AskedRequest = {
  readonly id: unknown
  readonly method: string
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly params: unknown
}

/** Keeps it. */
export function noteAsked(kit: Kit, { id, method, caipNetworkId, params }: AskedRequest): void {
  if (typeof id !== 'number' || !caipNetworkId) return
  hold(kit, id)
  storeAsked(kit, { id, atMs: Date.now(), method, toSend: toSendOf(kit, caipNetworkId, params) })
}

/** An answer to a request; without a result it is none to follow. */
export type RequestAnswer = { readonly id: unknown; readonly isAwaited: boolean; readonly result: unknown }

/** Takes an answer that nobody on this page awaits. One to a page that lives is left to that page. */
export async function takeAnswer(kit: Kit, { id, isAwaited, result }: RequestAnswer): Promise<void> {
  const find = () => readAsked(kit).find((asked) => asked.id === id)
  const asked = find()
  if (!asked) return
  if (isAwaited) forgetAsked(kit, asked.id)
  letGo(kit, asked.id)
  if (isAwaited) return
  await onePageAtATime(lockOf(asked.id), kit.lifetime(), async () => {
    if (!find()) return
    const sent = await readSent(kit, asked, result)
    forgetAsked(kit, asked.id)
    if (!sent) return
    showToast(kit, { message: 'Transaction started', name: 'transaction-started' })
    noteSent(kit, { ...asked.toSend, ...sent })
  })
}

/** What is known of it: all that a view of the kit asks it for, or where and of whom it is asked. */
function toSendOf(kit: Kit, caipNetworkId: CaipNetworkId, params: unknown): ToSend {
  const state = kit.store.get()
  const { address = '' } = selectAccount(state, parseCaipNetworkId(caipNetworkId).namespace)
  const { toSend } = state
  const isIts = toSend?.caipNetworkId === caipNetworkId && names(params, toSend)
  return { caipNetworkId, address, ...(isIts && toSend) }
}

/** Whether a request is the one that a view makes, and not the app's own in the same moment, as far as its text tells. */
function names(params: unknown, { caipNetworkId, receiver }: ToSend): boolean {
  // Solana's is in a transaction, whose text holds no address.
  if (receiver === undefined || caipNetworkId.startsWith('solana:')) return true
  const bare = receiver.replace(/^0x/i, '').toLowerCase()
  return (JSON.stringify(params) ?? '').toLowerCase().includes(bare)
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
