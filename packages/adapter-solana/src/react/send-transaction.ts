/**
 * Implements `sendTransaction` of a kit wallet in `useWallet`. Through a node of the active network, the kit sends: the wallet
 * signs and sends, or signs only and a node sends. Through an unknown node, the wallet sends if it can. Otherwise, and always
 * for another network of the app, the wallet signs and the given web3.js connection sends; the kit does not track that.
 *
 * In      transaction  legacy ones get a fee payer and a blockhash if they have none
 *         options      `signers` sign before the wallet; only for transactions of `@solana/web3.js`
 * Out     the signature in base58
 * Throws  as SolanaProvider, and what the connection throws
 */
import type { SendTransactionOptions } from '@solana/wallet-adapter-base'
import type { Commitment, Connection, Signer, Transaction, VersionedTransaction } from '@solana/web3.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import type { NodeNetwork } from './network-nodes.js'
import type { WalletSession } from './wallet-session.js'

/** The connected wallet that sends. */
export type Sender = Pick<WalletSession, 'provider' | 'capabilities'> & {
  readonly getNodeNetwork: NodeNetwork
  /** Sets the fee payer and the blockhash. */
  readonly complete: (
    transaction: Transaction,
    connection: Connection,
    options: SendTransactionOptions,
  ) => Promise<Transaction>
}

/** A transaction to send, with its connection and options. */
export type HostSending = {
  readonly transaction: SolanaTransaction
  readonly connection: Connection
  readonly options: SendTransactionOptions
}

/** Sends a transaction; resolves to its signature in base58. */
export async function sendHostTransaction(
  { provider, capabilities, getNodeNetwork, complete }: Sender,
  { transaction, connection, options: { signers = [], ...options } }: HostSending,
): Promise<string> {
  const preflightCommitment = toCommitment(options.preflightCommitment ?? connection.commitment)
  const { skipPreflight, maxRetries, minContextSlot } = options
  const ready = await withSigners(
    isLegacy(transaction) ? await complete(transaction, connection, options) : transaction,
    signers,
  )
  const nodeNetwork = getNodeNetwork(connection.rpcEndpoint)
  if (nodeNetwork === 'own' || (capabilities.canSend && nodeNetwork !== 'other')) {
    return provider.signAndSendTransaction(ready, { skipPreflight, preflightCommitment, maxRetries, minContextSlot })
  }
  const { toWire } = await loadTransactions()
  const wire = toWire(await provider.signTransaction(ready))
  return connection.sendRawTransaction(wire, { ...options, preflightCommitment })
}

async function withSigners(transaction: SolanaTransaction, signers: Signer[]): Promise<SolanaTransaction> {
  if (signers.length === 0) return transaction
  if (isLegacy(transaction)) transaction.partialSign(...signers)
  else if (isVersioned(transaction)) transaction.sign(signers)
  else throw new TypeError('Only transactions of @solana/web3.js can be signed')
  return transaction
}

function isLegacy(transaction: SolanaTransaction): transaction is Transaction {
  return 'instructions' in transaction && 'partialSign' in transaction
}

function isVersioned(transaction: SolanaTransaction): transaction is VersionedTransaction {
  return 'version' in transaction && 'sign' in transaction
}

/** Maps deprecated commitment names to the three current ones. Default: `confirmed`. */
function toCommitment(commitment: Commitment | undefined): 'processed' | 'confirmed' | 'finalized' {
  if (commitment === 'processed' || commitment === 'recent') return 'processed'
  return commitment === 'finalized' || commitment === 'root' || commitment === 'max' ? 'finalized' : 'confirmed'
}
