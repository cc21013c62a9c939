/**
 * Sends transfers that the kit builds, and transactions that the app passes in.
 *
 * If the wallet can sign and send, it does both. If it can only sign, a node of the network sends the transaction. In both
 * cases the kit stores a record before the transaction can reach the chain.
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

/** What the functions that send need. */
export type SendParts = Pick<AdapterContext, 'broadcast' | 'handOver'> &
  Pick<Posting, 'post'> & {
    readonly askNode: RequestNode
    readonly live: LiveWallets
    /** Called with the hash of a sent transaction and the memo stored for its request. */
    readonly onSent: (hash: string, note: string) => void
    /** Called when a wallet responds with an error. After this height, no transaction of the request can land. */
    readonly onFailed: (note: string, lastValidBlockHeight: bigint) => void
  }

type TransferParams = Omit<SendTokenParams, 'tokenAddress'> & { readonly tokenAddress?: string }

/** Sends SOL. Rejects with CapabilityMissingError when `data` is given. */
export async function sendTransaction(parts: SendParts, params: SendTransactionParams): Promise<SendResult> {
  const { value = 0n, data, ...others } = params
  parts.live.get(params.connectorId)
  if (data !== undefined) throw new CapabilityMissingError('solana', 'sendTransaction with data')
  return sendTransfer(parts, { ...others, value })
}

/** Sends SOL or a token. Creates the recipient's token account when it is missing. */
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

/** A transaction to sign and send. */
export type Sending = {
  readonly place: SigningPlace
  readonly wire: Uint8Array
  readonly options?: SendOptions | undefined
  /** Chain head when the kit built the transaction; undefined for transactions of the app. */
  readonly head?: ChainHead | undefined
  readonly isAppRequest?: boolean | undefined
}

/** Signs and sends a transaction: the wallet does both, or it signs and a node sends. */
export async function sendWire(parts: SendParts, wallet: LiveWallet, sending: Sending): Promise<SendResult> {
  return wallet.canSend(sending.place) ? requestSend(parts, wallet, sending) : signAndPost(parts, wallet, sending)
}

/** Shortest time between two blocks, in ms. */
export const LEAST_BLOCK_MS = 300

/** The wallet may replace the blockhash with one that is current when the user approves. */
async function requestSend(
  { askNode, handOver, onSent, onFailed }: SendParts,
  wallet: LiveWallet,
  { place, wire, options = {}, isAppRequest, ...sending }: Sending,
): Promise<SendResult> {
  const requestWallet = await wallet.prepareSend(place, wire, options)
  const { readWire } = await loadTransactions()
  const { message, blockhash } = readWire(wire)
  const head = sending.head ?? (await fetchChainHead(askNode, place.caipNetworkId))
  const lastValidBlockHeight = blockhash === undefined ? undefined : head?.lastValidBlockHeight
  const note = formatSendNote({ slot: head?.slot, lastValidBlockHeight, message })
  return handOver({ connectorId: wallet.connectorId, ...place, memo: note, isAppRequest }, async () => {
    const requestedAtMs = Date.now()
    const expiryHeightNow = () =>
      lastValidBlockHeight &&
      lastValidBlockHeight + BigInt(Math.ceil(Math.max(Date.now() - requestedAtMs, 0) / LEAST_BLOCK_MS))
    const hash = await requestWallet().catch((thrown: unknown) => {
      const error = parseSendError(thrown)
      const expiryHeight = expiryHeightNow()
      // A restarted extension or a relay may fail while the wallet still prompts the user.
      if (wallet.isInstalled && expiryHeight !== undefined && isKitError(error, 'wallet/request-failed'))
        onFailed(note, expiryHeight)
      throw error
    })
    onSent(hash, note)
    const signed = { slot: head?.slot, lastValidBlockHeight: expiryHeightNow(), message, isSigned: true }
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
  const requested = readWire(wire)
  const { signature: hash, feePayer, signers, blockhash } = readWire(signed)
  if (hash === undefined || feePayer !== requested.feePayer || !signers.includes(place.address)) {
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
