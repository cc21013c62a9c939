/**
 * Parses what was sent from a paired wallet's late response to a send request of an earlier page.
 *
 * In      memo  stored before the request
 * Out     memo  a block height by which the blockhash has expired. The wallet took the blockhash before now, so it expires
 *               before one made now. Missing with a durable nonce, which does not expire, and when no node responds
 * Throws  WalletRequestError  the response holds no signature
 * Source  spec R-CONN-257, R-ADPT-13, R-ADPT-96
 */

import type { ParseSentResponseParams, SentTransaction } from '@bowline/kit-core'
import { parseResponse } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { epochSchema } from '../chain/response-schemas.js'
import { formatSendMemo, parseSendMemo } from '../chain/send-memo.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import { signatureResponseSchema } from './paired-response-schemas.js'

/** Number of blocks for which a blockhash is valid. */
const BLOCKHASH_LIFETIME = 150n

/** Resolves to the hash and the memo of what was sent. */
export async function parseSentResponse(
  requestNode: RequestNode,
  { caipNetworkId, method, response, memo }: ParseSentResponseParams,
): Promise<Pick<SentTransaction, 'hash' | 'memo'>> {
  const hash = base58.encode(parseResponse(method, v.parser(signatureResponseSchema), response).signature)
  const sendMemo = parseSendMemo(memo)
  if (sendMemo && (await loadTransactions()).parseMessage(sendMemo.message).blockhash === undefined) return { hash }
  const request = { method: 'getEpochInfo', params: [{ commitment: 'confirmed' }], schema: epochSchema }
  const epoch = await requestNode(caipNetworkId, request).catch(() => undefined)
  if (!epoch) return { hash }
  const lastValidBlockHeight = epoch.blockHeight + BLOCKHASH_LIFETIME
  return {
    hash,
    memo: sendMemo ? formatSendMemo({ ...sendMemo, lastValidBlockHeight, isSigned: true }) : `${lastValidBlockHeight}`,
  }
}
