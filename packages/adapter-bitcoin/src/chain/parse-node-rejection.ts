/**
 * Parses a node's 400 response to a raw transaction.
 *
 * In      body   `sendrawtransaction RPC error: {"code":-26,"message":"dust"}`, `… RPC error -26: dust`, or only the reason
 * Out     status `known` when the node already has the transaction; `rejected` with the reason as a sentence. Undefined when the
 *         response is not about this transaction: an empty or HTML body, or a node that is starting or not connected
 *         isMissing   the node does not find the outputs that the transaction spends; also true once the transaction itself
 *                     has been confirmed
 * Source  Bitcoin Core: src/rpc/protocol.h, src/validation.cpp, src/policy/policy.cpp; spec R-ADPT-130, R-ADPT-131
 */
import type { KitError } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'

/** The parsed response. */
export type NodeRejection =
  | { readonly status: 'known' }
  | { readonly status: 'rejected'; readonly error: KitError; readonly isMissing: boolean }

const MAX_REASON_LENGTH = 300
const ALREADY_IN_CHAIN = -27
/** Codes of a node that is not connected, still downloading blocks, or starting. */
const NOT_READY = [-9, -10, -28]

const KNOWN = /txn-already-(known|in-mempool)|already in (block ?chain|utxo set)/i
const MISSING = /missingorspent|missing[- ]inputs/i

const SENTENCES: readonly (readonly [reason: RegExp, sentence: string])[] = [
  [
    MISSING,
    'Coins that the transaction spends were spent already or are not known. Refresh the balance and try again.',
  ],
  [/max-fee-exceeded|maxfeerate|fee exceeds/i, 'The network fee is higher than the node allows.'],
  [
    /conflict|rejecting replacement|insufficient fee|too many potential replacements/i,
    'Another transaction that waits for a block spends the same coins.',
  ],
  [/fee not met|min fee|fee too low/i, 'The network fee is too low for the node to accept the transaction.'],
  [/\bdust\b/i, 'The transaction pays an amount that is too small for the network.'],
  [/non-?(bip68-)?final/i, 'The transaction is locked until a later block or time.'],
  [
    /too-long-mempool-chain|too many (unconfirmed|descendants)/i,
    'Too many transactions before it wait for a block. Try again later.',
  ],
  [/script-verify-flag/i, 'A signature of the transaction is not valid.'],
  [/decode failed/i, 'The node cannot read the transaction.'],
]

/** Parses the body of a 400 response. */
export function parseNodeRejection(body: string): NodeRejection | undefined {
  const { code, reason } = parseBody(body.trim())
  if (code === ALREADY_IN_CHAIN || KNOWN.test(reason)) return { status: 'known' }
  if (reason === '' || reason.startsWith('<') || (code !== undefined && NOT_READY.includes(code))) return undefined
  const sentence = SENTENCES.find(([pattern]) => pattern.test(reason))?.[1]
  const error = new WalletRequestError(
    sentence ?? `The network rejected the transaction: ${reason}`,
    code,
    new Error(reason),
  )
  return { status: 'rejected', error, isMissing: MISSING.test(reason) }
}

function parseBody(text: string): { readonly code: number | undefined; readonly reason: string } {
  const [, json, number, rest] = /RPC error:?\s*(?:(\{.*\})|(-?\d+):\s*(.*))/s.exec(text) ?? []
  const code = json === undefined ? number : /"code":\s*(-?\d+)/.exec(json)?.[1]
  const reason = json === undefined ? (rest ?? text) : parseMessage(json)
  return { code: code === undefined ? undefined : Number(code), reason: reason.slice(0, MAX_REASON_LENGTH) }
}

function parseMessage(json: string): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(json)
    return typeof message === 'string' ? message : ''
  } catch {
    return json
  }
}
