/**
 * Sending: transfers that are built here, and transactions of the app's own.
 *
 * A wallet that sends what it signs does so; for one that only signs, a node of the network takes the transaction.
 *
 * Out     hash   the signature in base58; that it was sent is told, so that it is followed
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, CapabilityMissingError,
 *         InvalidAmountError, InvalidReceiverError, ReceiverMinimumError, SenderMinimumError, TransferRefusedError,
 *         TransactionExpiredError, WalletRequestError
 * Source  spec R-ADPT-02, -13, -14, -23, R-SEND-22, R-SEND-106
 */
import {
  type AdapterContext,
  CapabilityMissingError,
  type SendTokenParams,
  type SendTransactionParams,
  type SentAnswer,
  WalletRequestError,
} from '@bowline/kit-core'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { isTransactionSignature } from './address.js'
import type { AskNode } from './chain/nodes.js'
import { loadTransactions } from './transaction/load-transactions.js'
import type { LiveWallet, LiveWallets, SendOptions, SigningPlace } from './wallet/live-wallet.js'

/** What sending needs. */
export type SendParts = Pick<AdapterContext, 'emit'> & { readonly askNode: AskNode; readonly live: LiveWallets }

type TransferParams = Omit<SendTokenParams, 'tokenAddress'> & { readonly tokenAddress?: string }

/** Has the wallet send SOL. */
export async function sendTransaction(parts: SendParts, params: SendTransactionParams): Promise<SentAnswer> {
  const { value = 0n, data, ...others } = params
  parts.live.get(params.connectorId)
  if (data !== undefined) throw new CapabilityMissingError('solana', 'sendTransaction with data')
  return sendTransfer(parts, { ...others, value })
}

/** Has the wallet send SOL, or a token: its receiver's token account is created when it is missing. */
export async function sendTransfer(
  parts: SendParts,
  { connectorId, address, to, value, tokenAddress, decimals, network }: TransferParams,
): Promise<SentAnswer> {
  const wallet = parts.live.get(connectorId)
  const { caipNetworkId } = network
  wallet.moveTo(network)
  const { assertBounds, assertCarriedOut, buildTransfer } = await loadTransactions()
  const transfer = { from: address, to, value, mint: tokenAddress, decimals, caipNetworkId }
  const { wire, lastValidBlockHeight, bounds, left, rent } = await buildTransfer(parts.askNode, transfer)
  assertBounds({ bounds, sent: tokenAddress === undefined ? value : 0n, left })
  await assertCarriedOut(parts.askNode, { wire, isToken: tokenAddress !== undefined, rent, caipNetworkId })
  return { hash: await sendWire(parts, wallet, { place: { address, caipNetworkId }, wire, lastValidBlockHeight }) }
}

/** A transaction to be signed and sent. */
export type Sending = {
  readonly place: SigningPlace
  readonly wire: Uint8Array
  readonly options?: SendOptions | undefined
  readonly lastValidBlockHeight?: bigint | undefined
}

/** The shortest time between two blocks. */
const LEAST_BLOCK_MS = 300

/**
 * Has the wallet sign a transaction and sends it. Resolves the signature in base58. A wallet that sends may take a blockhash of
 * when the visitor agreed.
 */
export async function sendWire(
  parts: SendParts,
  wallet: LiveWallet,
  { place, wire, options = {}, lastValidBlockHeight }: Sending,
): Promise<string> {
  const askedAtMs = Date.now()
  const canSend = wallet.canSend(place)
  const signature = canSend
    ? await wallet.signAndSend(place, wire, options)
    : await sendSigned(parts, place, await wallet.signTransactions(place, [wire]), options)
  const later = canSend ? Math.max(Date.now() - askedAtMs, 0) / LEAST_BLOCK_MS : 0
  const over = lastValidBlockHeight === undefined ? undefined : lastValidBlockHeight + BigInt(Math.ceil(later))
  parts.emit({ type: 'sent', sent: { hash: signature, ...place, memo: over?.toString() } })
  return signature
}

async function sendSigned(
  { askNode }: SendParts,
  { caipNetworkId }: SigningPlace,
  [signed]: readonly Uint8Array[],
  { preflightCommitment = 'confirmed', ...others }: SendOptions,
): Promise<string> {
  if (signed === undefined) throw new WalletRequestError('')
  const config = { encoding: 'base64', preflightCommitment, ...others }
  return askNode(caipNetworkId, {
    method: 'sendTransaction',
    params: [base64.encode(signed), config],
    schema: z.string().check(z.refine(isTransactionSignature)),
  })
}
