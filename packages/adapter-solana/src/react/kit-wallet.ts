import type { Adapter, SendTransactionOptions } from '@solana/wallet-adapter-base'
import type { Connection } from '@solana/web3.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import { KitWalletAdapter } from './kit-wallet-adapter.js'

/**
 * The methods of a kit wallet in `useWallet().wallet.adapter` that also accept transactions of `@solana/kit` and serialized
 * bytes, besides those of `@solana/web3.js`.
 */
export interface KitWallet {
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  signAllTransactions<T extends SolanaTransaction>(transactions: T[]): Promise<T[]>
  /** Resolves to the signature in base58. */
  sendTransaction(
    transaction: SolanaTransaction,
    connection: Connection,
    options?: SendTransactionOptions,
  ): Promise<string>
}

/** Whether a wallet of `useWallet` is a wallet of the kit, as inside a `SolanaWalletProvider`. */
export function isKitWallet(adapter: Adapter | undefined): adapter is Adapter & KitWallet {
  return adapter instanceof KitWalletAdapter
}
