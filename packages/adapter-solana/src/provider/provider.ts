/**
 * The provider with which an app uses a connected wallet, the same for installed and paired wallets.
 *
 * In      transactions  legacy or versioned: objects of `@solana/web3.js` 1, transactions of `@solana/kit`, or serialized bytes
 * Out     signed transactions in the form in which they were given
 * Throws  UserRejectedError, RequestPendingError, CapabilityMissingError, TransactionExpiredError, ProviderNotFoundError,
 *         WalletRequestError
 * Source  spec R-ADPT-02, R-ADPT-13
 */
import type { CaipNetworkId, SendResult } from '@bowline/kit-core'
import { ProviderNotFoundError, WalletRequestError } from '@bowline/kit-core/errors'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import type { LiveWallet, SendOptions, SigningAccount } from '../wallet/live-wallet.js'

/** A connected Solana wallet. */
export interface SolanaProvider {
  /** The underlying Wallet Standard object or paired session. */
  readonly wallet: object
  /** The active account. */
  readonly address: string
  readonly addresses: readonly string[]
  /** The network on which requests are made. */
  readonly caipNetworkId: CaipNetworkId
  /** Signs bytes with the active account; resolves to the 64 bytes of the signature. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<readonly T[]>
  /**
   * Resolves to the signature of the transaction in base58. If the wallet only signs, a node of the network sends the
   * transaction.
   * Also resolves when the response of the node is lost, since the transaction may have been sent.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
}

/** What `createProvider` needs. `wallet` throws ProviderNotFoundError once the connection has ended. */
export type ProviderParams = {
  readonly wallet: () => LiveWallet
  readonly send: (account: SigningAccount, wire: Uint8Array, options?: SendOptions) => Promise<SendResult>
}

/** Creates the provider of one connection. */
export function createProvider({ wallet, send }: ProviderParams): SolanaProvider {
  const addresses = () =>
    wallet()
      .connection()
      .accounts.map(({ address }) => address)
  const active = () => {
    const [address] = addresses()
    if (address === undefined) throw new ProviderNotFoundError()
    return address
  }
  const signer = () => ({ address: active(), caipNetworkId: wallet().caipNetworkId() })

  async function signAllTransactions<T extends SolanaTransaction>(transactions: readonly T[]): Promise<readonly T[]> {
    if (transactions.length === 0) return []
    const { toWire, toGivenForm } = await loadTransactions()
    const signed = await wallet().signTransactions(signer(), transactions.map(toWire))
    return transactions.map((given, index) => {
      const wire = signed[index]
      if (wire === undefined) throw new WalletRequestError('')
      return toGivenForm(given, wire)
    })
  }

  return {
    get wallet() {
      return wallet().source
    },
    get address() {
      return active()
    },
    get addresses() {
      return addresses()
    },
    get caipNetworkId() {
      return wallet().caipNetworkId()
    },
    signMessage: async (message) => wallet().signMessage(signer(), message),
    signAllTransactions,
    async signTransaction(transaction) {
      const [signed] = await signAllTransactions([transaction])
      if (signed === undefined) throw new WalletRequestError('')
      return signed
    },
    async signAndSendTransaction(transaction, options) {
      const { toWire } = await loadTransactions()
      return (await send(signer(), toWire(transaction), options)).hash
    },
  }
}
