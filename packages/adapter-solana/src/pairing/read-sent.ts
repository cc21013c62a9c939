/**
 * What a paired wallet's answer to an earlier page says was sent.
 *
 * In      memo  what was noted when the wallet was asked
 * Out     memo  a height at which its blockhash is over: the wallet had it before now, so it lasts for less than one that is made
 *               now. Absent with a durable nonce, which no height ends, and where the node does not tell
 * Throws  WalletRequestError  the answer says no such thing
 * Source  spec R-CONN-257, R-ADPT-13, R-ADPT-96
 */
import type { ParseSentResponseParams, SentTransaction } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import type { RequestNode } from '../chain/nodes.js'
import { epochSchema } from '../chain/response-schemas.js'
import { formatSendNote, parseSendNote } from '../send-note.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import { signatureAnswerSchema } from './paired-response-schemas.js'

/** For how many blocks a blockhash is good. */
const BLOCKHASH_LIFETIME = 150n

/** Reads it. */
export async function readSent(
  askNode: RequestNode,
  { caipNetworkId, method, answer, memo }: ParseSentResponseParams,
): Promise<Pick<SentTransaction, 'hash' | 'memo'>> {
  const hash = base58.encode(parseResponse(method, signatureAnswerSchema, answer).signature)
  const note = parseSendNote(memo)
  if (note && (await loadTransactions()).readMessage(note.message).blockhash === undefined) return { hash }
  const question = { method: 'getEpochInfo', params: [{ commitment: 'confirmed' }], schema: epochSchema }
  const epoch = await askNode(caipNetworkId, question).catch(() => undefined)
  if (!epoch) return { hash }
  const lastValidBlockHeight = epoch.blockHeight + BLOCKHASH_LIFETIME
  return {
    hash,
    memo: note ? formatSendNote({ ...note, lastValidBlockHeight, isSigned: true }) : `${lastValidBlockHeight}`,
  }
}
