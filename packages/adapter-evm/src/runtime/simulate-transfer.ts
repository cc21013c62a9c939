/**
 * Has the chain work a transfer out beforehand.
 *
 * In      transfer   of a token
 * Out     assertCarriedOut   nothing; returning means that the token takes it, or that no node tells
 *         toRejection          what a node says of a transfer that fails, in plain words; as it is where it says something else
 * Throws  TransferRejectedError, TransferRevertedError
 * Source  spec R-SEND-105, R-SEND-112; ERC-20, ERC-6093 (errors of tokens)
 */
import { type EstimateTransferParams, WalletRequestError } from '@bowline/kit-core'
import { getWalletErrorDetails, safeGet } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { TransferRejectedError, type TransferRejectionReason, TransferRevertedError } from './refusals.js'
import { encodeTransfer } from './token-transfer.js'

/** A transfer of a token. */
export type TokenTransferSimulation = EstimateTransferParams & { readonly tokenAddress: string }

const answerSchema = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/))
const ANSWERS_FALSE = /^0x0{64}$/

/** Asks the chain. */
export async function assertCarriedOut(askChain: RequestChain, transfer: TokenTransferSimulation): Promise<void> {
  const { address: from, tokenAddress: to, network } = transfer
  const call = { from, to, data: encodeTransfer(transfer) }
  const request = { method: 'eth_call', params: [call, 'latest'] }
  const answer = await askChain(network, request, answerSchema).catch((error: unknown) => {
    const told = toRejection(error)
    if (told !== error) throw told
    return '0x'
  })
  if (ANSWERS_FALSE.test(answer)) throw new TransferRejectedError('false')
}

const REVERTED = /\brevert(ed)?\b/i

/** By the words of tokens and of nodes, and by the errors that tokens have in common. */
const KINDS: readonly (readonly [RegExp, TransferRejectionReason])[] = [
  [
    /^0xe450d38c|exceeds balance|balance (?:is )?(?:too low|not enough)|(?:insufficient|not enough) balance/i,
    'balance',
  ],
  [/^0xd93c0665|\bpaused?\b/i, 'paused'],
  [/\b(?:black|block|deny)-?list|\bfrozen\b|\bfreeze\b|\bsanction/i, 'blocked'],
]
const TOO_LITTLE_COIN = /insufficient funds|gas required exceeds allowance|OutOfFund/i

/** Reads what a node answered instead of a result. */
export function toRejection(error: unknown): unknown {
  if (!(error instanceof WalletRequestError)) return error
  const { texts } = getWalletErrorDetails(error.cause)
  const told = [...texts, ...dataIn(error.cause)]
  const isReverted = getWalletErrorDetails(error.cause).codes.includes(3) || texts.some((text) => REVERTED.test(text))
  if (!isReverted) {
    return texts.some((text) => TOO_LITTLE_COIN.test(text)) ? new TransferRejectedError('coin', error) : error
  }
  const kind = KINDS.find(([wording]) => told.some((text) => wording.test(text)))?.[1]
  const words = wordsIn(texts)
  if (kind === undefined && words !== '') return new TransferRevertedError(words, error)
  return new TransferRejectedError(kind ?? 'contract', error)
}

/** What a contract returned, wherever a node or a library has put it. */
function dataIn(error: unknown): readonly string[] {
  const found: string[] = []
  for (let part = error, depth = 0; depth < 8 && part !== undefined; part = safeGet(part, 'cause'), depth++) {
    const data = safeGet(part, 'data')
    for (const text of [data, safeGet(data, 'data')]) if (typeof text === 'string') found.push(text)
  }
  return found
}

const REASON = /revert(?:ed)?(?: with reason string)?\s*[:'"]+\s*([^'"]+)/i

/** The contract’s own words, where it has any. */
function wordsIn(texts: readonly string[]): string {
  const found = texts.flatMap((text) => REASON.exec(text)?.[1] ?? [])[0] ?? ''
  return /^(?:custom error|0x)/i.test(found) ? '' : found.replace(/,\s*data:\s*$/, '')
}
