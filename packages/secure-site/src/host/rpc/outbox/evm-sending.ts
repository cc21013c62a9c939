/**
 * Sends signed EVM transactions for the outbox and interprets the node's errors.
 *
 * Source  EIP-1474; error messages of geth, Nethermind, Besu, Erigon and anvil
 */

import * as v from 'valibot'
import { bytesToHex, hexToBytes, isHex, keccak256 } from 'viem'
import { decodeList } from '../../approval/evm/rlp.js'
import { invalidParams, transactionRejected } from '../../policy/rejections.js'
import { type NodeClient, NodeError } from '../node.js'
import type { ChainSending, SendOutcome, SentState } from './chain-sending.js'
import type { OutboxEntry } from './outbox-entry.js'

const ALREADY_THERE =
  /already ?(known|imported|exists|in (the )?(block ?chain|mempool|pool|txpool))|\bknown transaction/i
const NONCE_USED = /nonce (is )?too low|old nonce|nonce has already been used|invalid nonce/i
const REJECTED =
  /insufficient|underpriced|too low|too high|too large|exceeds|oversized|intrinsic gas|out of gas|less than block base fee|fee ?cap|tip (above|higher)|invalid (sender|signature|chain|transaction)|not (supported|allowed)|unsupported|revert|overflow|max initcode|replacement/i
/** Parse error, invalid request, unknown method, bad parameters, transaction rejected (EIP-1474; Nethermind). */
const REJECTED_CODES: ReadonlySet<number> = new Set([-32700, -32600, -32601, -32602, -32003, -32010])

const count = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,13}$/i),
  v.transform((text) => Number(text)),
)

/** Sending on EVM networks. */
export const EVM_SENDING: ChainSending = {
  getId: (raw) => keccak256(hexToBytes(toHex(raw))),
  async send(entry, node) {
    try {
      await node('eth_sendRawTransaction', [entry.raw])
      return { status: 'accepted' }
    } catch (error) {
      return toOutcome(error, entry, node)
    }
  },
  fetchState,
}

async function toOutcome(error: unknown, entry: OutboxEntry, node: NodeClient): Promise<SendOutcome> {
  if (!(error instanceof NodeError)) return { status: 'unknown' }
  const { message, code, isCertain } = error
  if (ALREADY_THERE.test(message)) return { status: 'accepted' }
  if (!isCertain) return { status: 'unknown' }
  if (NONCE_USED.test(message)) return toNonceUsedOutcome(message, entry, node)
  const isRejected = REJECTED_CODES.has(code) || REJECTED.test(message)
  return isRejected ? { status: 'rejected', error: transactionRejected(message) } : { status: 'unknown' }
}

/** Checks whether this transaction itself used the nonce. */
async function toNonceUsedOutcome(message: string, entry: OutboxEntry, node: NodeClient): Promise<SendOutcome> {
  try {
    if (await isKnown(entry, node)) return { status: 'accepted' }
    return { status: 'rejected', error: transactionRejected(message) }
  } catch {
    return { status: 'unknown' }
  }
}

async function fetchState(entry: OutboxEntry, node: NodeClient): Promise<SentState> {
  if (await isKnown(entry, node)) return 'known'
  const used = v.parse(count, await node('eth_getTransactionCount', [entry.address, 'latest']))
  return used > decodeNonce(entry.raw) ? 'never' : 'unknown'
}

async function isKnown({ id }: OutboxEntry, node: NodeClient): Promise<boolean> {
  return (await node('eth_getTransactionByHash', [id])) !== null
}

function decodeNonce(raw: string): number {
  const [, nonce] = decodeList(hexToBytes(toHex(raw)).slice(1)) ?? []
  if (!(nonce instanceof Uint8Array)) throw invalidParams('The transaction is malformed')
  return nonce.length === 0 ? 0 : Number(bytesToHex(nonce))
}

function toHex(raw: string): `0x${string}` {
  if (!isHex(raw)) throw invalidParams('The transaction is malformed')
  return raw
}
