/**
 * Sends signed Solana transactions for the outbox and interprets the node's errors.
 *
 * Source  Solana's JSON-RPC errors: -32002 failed preflight, -32003 wrong signature, -32013 signature length, -32015 version
 */
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import { parseSolanaMessage, splitSolanaTransaction } from '../../approval/solana/parse-solana.js'
import { invalidParams, transactionRejected } from '../../policy/rejections.js'
import { type NodeClient, NodeError } from '../node.js'
import type { ChainSending, SendOutcome, SentState } from './chain-sending.js'
import type { OutboxEntry } from './outbox-entry.js'

const ALREADY_THERE = /already (been )?processed|AlreadyProcessed/i
const REJECTED_CODES: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32002, -32003, -32013, -32015])

/** A node that lags may not know a recent blockhash before this time. */
const BLOCKHASH_SURE_MS = 120_000

const statusesSchema = v.object({ value: v.array(v.unknown()) })
const validSchema = v.object({ value: v.boolean() })

/** Sending on Solana networks. */
export const SOLANA_SENDING: ChainSending = {
  getId(raw) {
    const [first] = splitSolanaTransaction(base64.decode(raw)).signatures
    if (first === undefined) throw invalidParams('The transaction is malformed')
    return base58.encode(first)
  },
  async send({ raw }, node, options = { skipPreflight: true }) {
    try {
      await node('sendTransaction', [raw, { ...options, encoding: 'base64' }])
      // Solana nodes have no mempool, so a node may drop a transaction it accepted. Only inclusion in a block is proof.
      return { status: 'unknown' }
    } catch (error) {
      return toOutcome(error)
    }
  },
  fetchState,
}

function toOutcome(error: unknown): SendOutcome {
  if (!(error instanceof NodeError)) return { status: 'unknown' }
  const { message, code, isCertain } = error
  if (ALREADY_THERE.test(message)) return { status: 'accepted' }
  const isRejected = isCertain && REJECTED_CODES.has(code)
  return isRejected ? { status: 'rejected', error: transactionRejected(message) } : { status: 'unknown' }
}

async function fetchState({ id, raw, recordedAtMs }: OutboxEntry, node: NodeClient, nowMs: number): Promise<SentState> {
  const { value } = v.parse(statusesSchema, await node('getSignatureStatuses', [[id]]))
  const [status = null] = value
  if (status !== null) return 'known'
  if (nowMs - recordedAtMs < BLOCKHASH_SURE_MS) return 'unknown'
  const { blockhash } = parseSolanaMessage(splitSolanaTransaction(base64.decode(raw)).message)
  const isValid = v.parse(validSchema, await node('isBlockhashValid', [blockhash, { commitment: 'processed' }])).value
  return isValid ? 'unknown' : 'never'
}
