/**
 * Sending: transfers that are built here, and transactions of the app's own.
 *
 * A wallet that sends what it signs does so; for one that only signs, a node of the network takes the transaction. Either way the
 * kit has a record of it before it can reach the chain.
 *
 * Out     hash          the signature in base58
 *         isUncertain   no node has confirmed that it has the transaction
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, CapabilityMissingError,
 *         InvalidAmountError, InvalidReceiverError, ReceiverMinimumError, SenderMinimumError, TransferRejectedError,
 *         TransactionExpiredError, TransactionUnknownError, WalletRequestError
 * Source  spec R-ADPT-02, -13, -14, -23, -121 to -124, R-SEND-22, R-SEND-106, R-SEND-138
 */
import {
  type AdapterContext,
  CapabilityMissingError,
  isKitError,
  type SendResult,
  type SendTokenParams,
  type SendTransactionParams,
  WalletRequestError,
} from '@bowline/kit-core'
import { base64 } from '@scure/base'
import { type ChainHead, fetchChainHead } from './chain/chain-head.js'
import type { RequestNode } from './chain/nodes.js'
import type { Posting } from './chain/post-transaction.js'
import { formatSendNote } from './send-note.js'
import { loadTransactions } from './transaction/load-transactions.js'
import type { LiveWallet, LiveWallets, SendOptions, SigningPlace } from './wallet/live-wallet.js'
import { parseSendError } from './wallet/parse-wallet-error.js'

/** What sending needs. */
export type SendParts = Pick<AdapterContext, 'broadcast' | 'handOver'> &
  Pick<Posting, 'post'> & {
    readonly askNode: RequestNode
    readonly live: LiveWallets
    /** Learns which transaction a note led to. */
    readonly onSent: (hash: string, note: string) => void
    /** Learns that a wallet has answered with an error: beyond this height nothing can come of the note any more. */
    readonly onFailed: (note: string, lastValidBlockHeight: bigint) => void
  }

type TransferParams = Omit<SendTokenParams, 'tokenAddress'> & { readonly tokenAddress?: string }

/** Has the wallet send SOL. */
export async function sendTransaction(parts: SendParts, params: SendTransactionParams): Promise<SendResult> {
  const { value = 0n, data, ...others } = params
  parts.live.get(params.connectorId)
  if (data !== undefined) throw new CapabilityMissingError('solana', 'sendTransaction with data')
  return sendTransfer(parts, { ...others, value })
}

/** Has the wallet send SOL, or a token: its receiver's token account is created when it is missing. */
export async function sendTransfer(
  parts: SendParts,
  { connectorId, address, to, value, tokenAddress, decimals, isLeast, network }: TransferParams,
): Promise<SendResult> {
  const wallet = parts.live.get(connectorId)
  const { caipNetworkId } = network
  wallet.moveTo(network)
  const { assertBounds, assertCarriedOut, buildTransfer } = await loadTransactions()
  const transfer = { from: address, to, value, mint: tokenAddress, decimals, isLeast, caipNetworkId }
  const { wire, head, bounds, left, rent } = await buildTransfer(parts.askNode, transfer)
  assertBounds({ bounds, sent: tokenAddress === undefined ? value : 0n, left })
  await assertCarriedOut(parts.askNode, { wire, isToken: tokenAddress !== undefined, rent, caipNetworkId })
  return sendWire(parts, wallet, { place: { address, caipNetworkId }, wire, head })
}

/** A transaction to be signed and sent. */
export type Sending = {
  readonly place: SigningPlace
  readonly wire: Uint8Array
  readonly options?: SendOptions | undefined
  /** Where the chain was when the transaction was built here. */
  readonly head?: ChainHead | undefined
  readonly isAppRequest?: boolean | undefined
}

/** Has the wallet sign a transaction, and sends it unless the wallet does. */
export async function sendWire(parts: SendParts, wallet: LiveWallet, sending: Sending): Promise<SendResult> {
  return wallet.canSend(sending.place) ? askToSend(parts, wallet, sending) : signAndPost(parts, wallet, sending)
}

/** The shortest time between two blocks. */
export const LEAST_BLOCK_MS = 300

/** A wallet that sends may take a blockhash of when the user agreed. */
async function askToSend(
  { askNode, handOver, onSent, onFailed }: SendParts,
  wallet: LiveWallet,
  { place, wire, options = {}, isAppRequest, ...sending }: Sending,
): Promise<SendResult> {
  const ask = await wallet.prepareSend(place, wire, options)
  const { readWire } = await loadTransactions()
  const { message, blockhash } = readWire(wire)
  const head = sending.head ?? (await fetchChainHead(askNode, place.caipNetworkId))
  const lastValidBlockHeight = blockhash === undefined ? undefined : head?.lastValidBlockHeight
  const note = formatSendNote({ slot: head?.slot, lastValidBlockHeight, message })
  return handOver({ connectorId: wallet.connectorId, ...place, memo: note, isAppRequest }, async () => {
    const askedAtMs = Date.now()
    const overByNow = () =>
      lastValidBlockHeight &&
      lastValidBlockHeight + BigInt(Math.ceil(Math.max(Date.now() - askedAtMs, 0) / LEAST_BLOCK_MS))
    const hash = await ask().catch((thrown: unknown) => {
      const error = parseSendError(thrown)
      const over = overByNow()
      // An extension that was restarted, or a relay, may fail while the wallet still asks the user.
      if (wallet.isInstalled && over !== undefined && isKitError(error, 'wallet/request-failed')) onFailed(note, over)
      throw error
    })
    onSent(hash, note)
    const signed = { slot: head?.slot, lastValidBlockHeight: overByNow(), message, isSigned: true }
    return { hash, ...place, memo: formatSendNote(signed) }
  })
}

async function signAndPost(
  { askNode, broadcast, post, onSent }: SendParts,
  wallet: LiveWallet,
  { place, wire, options, isAppRequest, ...sending }: Sending,
): Promise<SendResult> {
  const fetching = sending.head ?? fetchChainHead(askNode, place.caipNetworkId)
  const [signed = new Uint8Array()] = await wallet.signTransactions(place, [wire])
  const { readWire } = await loadTransactions()
  const asked = readWire(wire)
  const { signature: hash, feePayer, signers, blockhash } = readWire(signed)
  if (hash === undefined || feePayer !== asked.feePayer || !signers.includes(place.address)) {
    throw new WalletRequestError(
      '',
      undefined,
      new Error('The wallet did not sign the transaction it was asked to sign'),
    )
  }
  const memo = blockhash === undefined ? undefined : (await fetching)?.lastValidBlockHeight.toString()
  const raw = base64.encode(signed)
  onSent(hash, raw)
  return broadcast({ hash, ...place, memo, raw, isAppRequest }, () =>
    post({ hash, caipNetworkId: place.caipNetworkId, raw }, options),
  )
}
