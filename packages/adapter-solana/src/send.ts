/**
 * Sends transfers that the kit builds, and transactions that the app passes in.
 *
 * If the wallet can sign and send, it does both. If it can only sign, a node of the network sends the transaction. In both
 * cases the kit stores a record before the transaction can reach the chain.
 *
 * Out     hash          the signature in base58
 *         isUncertain   no node has confirmed that it has the transaction
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, CapabilityMissingError,
 *         InvalidAmountError, InvalidRecipientError, RecipientMinimumError, SenderMinimumError, TransferRejectedError,
 *         TransactionExpiredError, TransactionUnknownError, WalletRequestError
 * Source  spec R-ADPT-02, -13, -14, -23, -121 to -124, R-SEND-22, R-SEND-106, R-SEND-138
 */

import {
  type AdapterContext,
  isKitError,
  type SendResult,
  type SendTokenParams,
  type SendTransactionParams,
} from '@bowline/kit-core'
import { CapabilityMissingError, WalletRequestError } from '@bowline/kit-core/errors'
import { base64 } from '@scure/base'
import { type ChainHead, fetchChainHead, MIN_BLOCK_MS } from './chain/chain-head.js'
import type { RequestNode } from './chain/nodes.js'
import type { Posting } from './chain/post-transaction.js'
import { formatSendMemo } from './chain/send-memo.js'
import { loadTransactions } from './transaction/load-transactions.js'
import type { LiveWallet, LiveWallets, SendOptions, SigningAccount } from './wallet/live-wallet.js'
import { parseSendError } from './wallet/parse-wallet-error.js'

/** What the functions that send need. */
export type SendParams = Pick<AdapterContext, 'broadcast' | 'requestTransaction'> &
  Pick<Posting, 'post'> & {
    readonly requestNode: RequestNode
    readonly live: LiveWallets
    /** Called with the hash of a sent transaction and its request's memo, or its bytes if a node sends it. */
    readonly onSent: (hash: string, memo: string) => void
    /** Called when a wallet responds with an error. After this height, no transaction of the request can land. */
    readonly onFailed: (memo: string, lastValidBlockHeight: bigint) => void
  }

type TransferParams = Omit<SendTokenParams, 'tokenAddress'> & { readonly tokenAddress?: string }

/** Sends SOL. Rejects with CapabilityMissingError when `data` is given. */
export async function sendTransaction(parts: SendParams, params: SendTransactionParams): Promise<SendResult> {
  const { value = 0n, data, ...others } = params
  parts.live.get(params.connectorId)
  if (data !== undefined) throw new CapabilityMissingError('solana', 'sendTransaction with data')
  return sendTransfer(parts, { ...others, value })
}

/** Sends SOL or a token. Switches the network first. Creates the recipient's token account when it is missing. */
export async function sendTransfer(
  parts: SendParams,
  { connectorId, address, to, value, tokenAddress, decimals, isMinimum, network }: TransferParams,
): Promise<SendResult> {
  const wallet = parts.live.get(connectorId)
  const { caipNetworkId } = network
  wallet.setNetwork(network)
  const { assertBounds, assertSimulationSucceeds, buildTransfer } = await loadTransactions()
  const transfer = { from: address, to, value, mint: tokenAddress, decimals, isMinimum, caipNetworkId }
  const { wire, head, bounds, left, rent } = await buildTransfer(parts.requestNode, transfer)
  assertBounds({ bounds, sent: tokenAddress === undefined ? value : 0n, left })
  await assertSimulationSucceeds(parts.requestNode, { wire, isToken: tokenAddress !== undefined, rent, caipNetworkId })
  return sendWire(parts, wallet, { account: { address, caipNetworkId }, wire, head })
}

/** A transaction to sign and send. */
export type WireTransfer = {
  readonly account: SigningAccount
  readonly wire: Uint8Array
  readonly options?: SendOptions | undefined
  /** Chain head when the kit built the transaction; undefined for transactions of the app. */
  readonly head?: ChainHead | undefined
  readonly isAppRequest?: boolean | undefined
}

/** Signs and sends a transaction: the wallet does both, or it signs and a node sends. */
export async function sendWire(parts: SendParams, wallet: LiveWallet, sending: WireTransfer): Promise<SendResult> {
  return wallet.canSend(sending.account) ? requestSend(parts, wallet, sending) : signAndPost(parts, wallet, sending)
}

/** The wallet may replace the blockhash with one that is current when the user approves. */
async function requestSend(
  { requestNode, requestTransaction, onSent, onFailed }: SendParams,
  wallet: LiveWallet,
  { account, wire, options = {}, isAppRequest, ...sending }: WireTransfer,
): Promise<SendResult> {
  const requestWallet = await wallet.prepareSend(account, wire, options)
  const { parseTransaction } = await loadTransactions()
  const { message, blockhash } = parseTransaction(wire)
  const head = sending.head ?? (await fetchChainHead(requestNode, account.caipNetworkId))
  const lastValidBlockHeight = blockhash === undefined ? undefined : head?.lastValidBlockHeight
  const memo = formatSendMemo({ slot: head?.slot, lastValidBlockHeight, message })
  return requestTransaction({ connectorId: wallet.connectorId, ...account, memo, isAppRequest }, async () => {
    const requestedAtMs = Date.now()
    const expiryHeightNow = () =>
      lastValidBlockHeight &&
      lastValidBlockHeight + BigInt(Math.ceil(Math.max(Date.now() - requestedAtMs, 0) / MIN_BLOCK_MS))
    const hash = await requestWallet().catch((thrown: unknown) => {
      const error = parseSendError(thrown)
      const expiryHeight = expiryHeightNow()
      // A restarted extension or a relay may fail while the wallet still prompts the user.
      if (wallet.isInstalled && expiryHeight !== undefined && isKitError(error, 'wallet/request-failed'))
        onFailed(memo, expiryHeight)
      throw error
    })
    onSent(hash, memo)
    const signed = { slot: head?.slot, lastValidBlockHeight: expiryHeightNow(), message, isSigned: true }
    return { hash, ...account, memo: formatSendMemo(signed) }
  })
}

async function signAndPost(
  { requestNode, broadcast, post, onSent }: SendParams,
  wallet: LiveWallet,
  { account, wire, options, isAppRequest, ...sending }: WireTransfer,
): Promise<SendResult> {
  const fetching = sending.head ?? fetchChainHead(requestNode, account.caipNetworkId)
  const [signed = new Uint8Array()] = await wallet.signTransactions(account, [wire])
  const { parseTransaction } = await loadTransactions()
  const requested = parseTransaction(wire)
  const { signature: hash, feePayer, signers, blockhash } = parseTransaction(signed)
  if (hash === undefined || feePayer !== requested.feePayer || !signers.includes(account.address)) {
    throw new WalletRequestError('', undefined, new Error('The wallet did not sign the requested transaction'))
  }
  const memo = blockhash === undefined ? undefined : (await fetching)?.lastValidBlockHeight.toString()
  const raw = base64.encode(signed)
  onSent(hash, raw)
  return broadcast({ hash, ...account, memo, raw, isAppRequest }, () =>
    post({ hash, caipNetworkId: account.caipNetworkId, raw }, options),
  )
}
