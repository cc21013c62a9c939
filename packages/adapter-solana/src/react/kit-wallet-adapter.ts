/**
 * A wallet of the kit as an adapter of `@solana/wallet-adapter-base`, for code inside a `SolanaWalletProvider` that uses
 * `useWallet().wallet.adapter`.
 *
 * Out     as documented by the library; it also accepts transactions of `@solana/kit` and serialized bytes
 * Throws  WalletConnectionError, WalletDisconnectionError, WalletNotConnectedError, WalletSignMessageError,
 *         WalletSignTransactionError, WalletSendTransactionError, each also emitted as the `error` event. Their `error`
 *         property is the kit's own error, except on WalletNotConnectedError
 * Source  @solana/wallet-adapter-base; spec R-ADPT-12, R-ADPT-13, R-ADPT-25
 */
import {
  BaseWalletAdapter,
  type SendTransactionOptions,
  WalletConnectionError,
  WalletDisconnectionError,
  type WalletError,
  type WalletName,
  WalletNotConnectedError,
  type WalletReadyState,
  WalletSendTransactionError,
  WalletSignMessageError,
  WalletSignTransactionError,
} from '@solana/wallet-adapter-base'
import type { Connection } from '@solana/web3.js'
import type { SolanaProvider } from '../provider/provider.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import type { NodeNetwork } from './network-nodes.js'
import { sendHostTransaction } from './send-transaction.js'
import type { WalletSession } from './wallet-session.js'

/** What the adapter of one wallet needs from the kit. */
export type WalletSide = {
  readonly connectorId: string
  readonly name: WalletName
  readonly icon: string
  readonly readyState: () => WalletReadyState
  /** Undefined unless this wallet is the active one. */
  readonly session: () => WalletSession | undefined
  readonly isConnecting: () => boolean
  readonly connect: () => Promise<void>
  /** Connects without opening a wallet window. */
  readonly restore: () => Promise<void>
  readonly disconnect: () => Promise<void>
  readonly getNodeNetwork: NodeNetwork
}

/** The adapter of one wallet of the kit. */
export class KitWalletAdapter extends BaseWalletAdapter {
  readonly url = ''
  readonly #side: WalletSide

  constructor(side: WalletSide) {
    super()
    this.#side = side
  }

  get name() {
    return this.#side.name
  }

  get icon() {
    return this.#side.icon
  }

  get readyState() {
    return this.#side.readyState()
  }

  get publicKey() {
    return this.#side.session()?.publicKey ?? null
  }

  get connecting() {
    return this.#side.isConnecting()
  }

  get supportedTransactionVersions() {
    return this.#side.session()?.capabilities.versions
  }

  override autoConnect(): Promise<void> {
    return this.#withErrorEvent(WalletConnectionError, () => this.#side.restore())
  }

  async connect(): Promise<void> {
    await this.#withErrorEvent(WalletConnectionError, () => this.#side.connect())
  }

  async disconnect(): Promise<void> {
    await this.#withErrorEvent(WalletDisconnectionError, () => this.#side.disconnect())
  }

  async signMessage(message: Uint8Array): Promise<Uint8Array> {
    return this.#withErrorEvent(WalletSignMessageError, () => this.#provider().signMessage(message))
  }

  async signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T> {
    return this.#withErrorEvent(WalletSignTransactionError, () => this.#provider().signTransaction(transaction))
  }

  async signAllTransactions<T extends SolanaTransaction>(transactions: T[]): Promise<T[]> {
    return this.#withErrorEvent(WalletSignTransactionError, async () => [
      ...(await this.#provider().signAllTransactions(transactions)),
    ])
  }

  async sendTransaction(
    transaction: SolanaTransaction,
    connection: Connection,
    options: SendTransactionOptions = {},
  ): Promise<string> {
    return this.#withErrorEvent(WalletSendTransactionError, async () => {
      const session = this.#side.session()
      if (session === undefined) throw new WalletNotConnectedError()
      const complete = this.prepareTransaction.bind(this)
      return sendHostTransaction(
        { ...session, complete, getNodeNetwork: this.#side.getNodeNetwork },
        { transaction, connection, options },
      )
    })
  }

  #provider(): SolanaProvider {
    const session = this.#side.session()
    if (session === undefined) throw new WalletNotConnectedError()
    return session.provider
  }

  async #withErrorEvent<T>(
    ErrorType: new (message?: string, error?: unknown) => WalletError,
    action: () => Promise<T>,
  ): Promise<T> {
    try {
      return await action()
    } catch (error) {
      const walletError = error instanceof WalletNotConnectedError ? error : new ErrorType(getMessage(error), error)
      this.emit('error', walletError)
      throw walletError
    }
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
