import type { Adapter, SendTransactionOptions } from '@solana/wallet-adapter-base'
import type { Connection } from '@solana/web3.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import { KitWalletAdapter } from './kit-wallet-adapter.js'

/** What a wallet of the kit takes beside the transactions of `@solana/web3.js`: those of `@solana/kit`, and wire bytes. */
export interface KitWallet {
  signTransaction<T extends SolanaTransaction>(transaction: T): Promise<T>
  signAllTransactions<T extends SolanaTransaction>(transactions: T[]): Promise<T[]>
  /** Resolves the signature in base58. */
  sendTransaction(
    transaction: SolanaTransaction,
    connection: Connection,
    options?: SendTransactionOptions,
  ): Promise<string>
}

/** Whether a wallet of `useWallet` is one of the kit's, as they are below a `SolanaWalletProvider`. */
export function isKitWallet(adapter: Adapter | undefined): adapter is Adapter & KitWallet {
  return adapter instanceof KitWalletAdapter
}
