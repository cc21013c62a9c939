/**
 * Sends a transaction of a `wallet-adapter` host: a wallet that sends does so; what one only signs is sent by the kit, which
 * then follows it, unless the host's connection is to a node that the kit does not know. What is for another network of the app
 * than the one the kit is on no wallet sends.
 *
 * In      transaction  legacy ones get a payer and a blockhash where they have none
 *         options      `signers` sign before the wallet; transactions of `@solana/web3.js` only
 * Out     the signature in base58
 * Throws  as SolanaProvider, and what the connection throws
 */
import type { SendTransactionOptions } from '@solana/wallet-adapter-base'
import type { Commitment, Connection, Signer, Transaction, VersionedTransaction } from '@solana/web3.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import type { SolanaTransaction } from '../transaction/transaction.js'
import type { NodeNetwork } from './network-nodes.js'
import type { WalletSession } from './wallet-session.js'

/** Who sends. */
export type Sender = Pick<WalletSession, 'provider' | 'offer'> & {
  readonly whoseNode: NodeNetwork
  /** Sets payer and blockhash. */
  readonly complete: (
    transaction: Transaction,
    connection: Connection,
    options: SendTransactionOptions,
  ) => Promise<Transaction>
}

/** What is sent, and how. */
export type HostSending = {
  readonly transaction: SolanaTransaction
  readonly connection: Connection
  readonly options: SendTransactionOptions
}

/** Sends a transaction. */
export async function sendThrough(
  { provider, offer, whoseNode, complete }: Sender,
  { transaction, connection, options: { signers = [], ...options } }: HostSending,
): Promise<string> {
  const preflightCommitment = knownCommitment(options.preflightCommitment ?? connection.commitment)
  const { skipPreflight, maxRetries, minContextSlot } = options
  const ready = await withSigners(
    isLegacy(transaction) ? await complete(transaction, connection, options) : transaction,
    signers,
  )
  const whose = whoseNode(connection.rpcEndpoint)
  if (whose === 'own' || (offer.sends && whose !== 'other')) {
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
  else throw new TypeError('Signers sign transactions of @solana/web3.js only')
  return transaction
}

function isLegacy(transaction: SolanaTransaction): transaction is Transaction {
  return 'instructions' in transaction && 'partialSign' in transaction
}

function isVersioned(transaction: SolanaTransaction): transaction is VersionedTransaction {
  return 'version' in transaction && 'sign' in transaction
}

/** Older names mean the same as these three. */
function knownCommitment(commitment: Commitment | undefined): 'processed' | 'confirmed' | 'finalized' {
  if (commitment === 'processed' || commitment === 'recent') return 'processed'
  return commitment === 'finalized' || commitment === 'root' || commitment === 'max' ? 'finalized' : 'confirmed'
}
