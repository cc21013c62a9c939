/**
 * Simulates a token transfer on the chain, before the wallet request and for a fee estimate.
 *
 * Out     assertTransferSucceeds  nothing; it returns if the token accepts the transfer, or if no node can say
 *         toRejection             a node's error about a failing transfer as a typed error; other errors unchanged
 * Throws  TransferRejectedError, TransferRevertedError
 * Source  spec R-SEND-105, R-SEND-112; ERC-20, ERC-6093 (errors of tokens)
 */
import type { EstimateTransferParams } from '@bowline/kit-core'
import { getWalletErrorDetails, safeGet } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { encodeTransfer } from './token-transfer.js'
import { TransferRejectedError, type TransferRejectionReason, TransferRevertedError } from './transfer-errors.js'

/** A transfer of a token. */
export type TokenTransferSimulation = EstimateTransferParams & { readonly tokenAddress: string }

const resultSchema = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/))
const RETURNS_FALSE = /^0x0{64}$/

/** Throws if the chain reports that the transfer would fail. */
export async function assertTransferSucceeds(
  requestChain: RequestChain,
  transfer: TokenTransferSimulation,
): Promise<void> {
  const { address: from, tokenAddress: to, network } = transfer
  const call = { from, to, data: encodeTransfer(transfer) }
  const request = { method: 'eth_call', params: [call, 'latest'] }
  const result = await requestChain(network, request, resultSchema).catch((error: unknown) => {
    const rejection = toRejection(error)
    if (rejection !== error) throw rejection
    return '0x'
  })
  if (RETURNS_FALSE.test(result)) throw new TransferRejectedError('false')
}

const REVERTED = /\brevert(ed)?\b/i

/** Reasons by the messages of tokens and nodes, and by the selectors of standard token errors. */
const REASONS: readonly (readonly [RegExp, TransferRejectionReason])[] = [
  [
    /^0xe450d38c|exceeds balance|balance (?:is )?(?:too low|not enough)|(?:insufficient|not enough) balance/i,
    'balance',
  ],
  [/^0xd93c0665|\bpaused?\b/i, 'paused'],
  [/\b(?:black|block|deny)-?list|\bfrozen\b|\bfreeze\b|\bsanction/i, 'blocked'],
]
const INSUFFICIENT_FUNDS = /insufficient funds|gas required exceeds allowance|OutOfFund/i

/** Converts a node's error to a typed rejection; returns it unchanged if it is not about this transfer. */
export function toRejection(error: unknown): unknown {
  if (!(error instanceof WalletRequestError)) return error
  const { texts } = getWalletErrorDetails(error.cause)
  const messages = [...texts, ...collectRevertData(error.cause)]
  const isReverted = getWalletErrorDetails(error.cause).codes.includes(3) || texts.some((text) => REVERTED.test(text))
  if (!isReverted) {
    return texts.some((text) => INSUFFICIENT_FUNDS.test(text)) ? new TransferRejectedError('funds', error) : error
  }
  const reason = REASONS.find(([pattern]) => messages.some((text) => pattern.test(text)))?.[1]
  const message = extractMessage(texts)
  if (reason === undefined && message !== '') return new TransferRevertedError(message, error)
  return new TransferRejectedError(reason ?? 'contract', error)
}

/** Revert data, at any place where nodes and libraries put it. */
function collectRevertData(error: unknown): readonly string[] {
  const found: string[] = []
  for (let part = error, depth = 0; depth < 8 && part !== undefined; part = safeGet(part, 'cause'), depth++) {
    const data = safeGet(part, 'data')
    for (const text of [data, safeGet(data, 'data')]) if (typeof text === 'string') found.push(text)
  }
  return found
}

const REASON = /revert(?:ed)?(?: with reason string)?\s*[:'"]+\s*([^'"]+)/i

/** The contract’s own message; empty if it has none. */
function extractMessage(texts: readonly string[]): string {
  const found = texts.flatMap((text) => REASON.exec(text)?.[1] ?? [])[0] ?? ''
  return /^(?:custom error|0x)/i.test(found) ? '' : found.replace(/,\s*data:\s*$/, '')
}
