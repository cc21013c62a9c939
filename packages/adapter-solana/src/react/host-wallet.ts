/**
 * A wallet of the host's `WalletProvider` as the kit's Solana adapter knows wallets: by Wallet Standard. A standard one is
 * itself; an older one is put into that form, and is asked through the host's own object.
 *
 * Out     undefined for one that cannot sign transactions
 * Throws  what the host's adapter throws
 * Source  Wallet Standard; @solana/wallet-adapter-base; spec R-ADPT-12
 */
import {
  type Adapter,
  type MessageSignerWalletAdapter,
  type SignerWalletAdapter,
  WalletReadyState,
} from '@solana/wallet-adapter-base'
import { type PublicKey, Transaction, VersionedTransaction } from '@solana/web3.js'
import { isPageLeaving } from './page-leaving.js'

const known = new WeakMap<Adapter, object>()

/** The wallet behind an adapter, the same object each time. */
export function hostWallet(adapter: Adapter): object | undefined {
  if ('wallet' in adapter && adapter.standard) return adapter.wallet
  if (!isSigner(adapter) || adapter.readyState === WalletReadyState.NotDetected) return undefined
  const wallet = known.get(adapter) ?? wrap(adapter)
  known.set(adapter, wallet)
  return wallet
}

const CHAINS = ['solana:mainnet', 'solana:devnet', 'solana:testnet', 'solana:localnet'] as const

function wrap(adapter: SignerWalletAdapter): object {
  let account: { readonly address: string } | undefined
  const accounts = () => {
    const { publicKey } = adapter
    const address = publicKey?.toBase58()
    if (account?.address !== address) account = publicKey === null ? undefined : accountOf(publicKey)
    return account === undefined ? [] : [account]
  }
  const signing = {
    version: '1.0.0',
    supportedTransactionVersions: [...(adapter.supportedTransactionVersions ?? ['legacy'])],
    signTransaction: async (...inputs: readonly { readonly transaction: Uint8Array }[]) => {
      const transactions = inputs.map(({ transaction }) => toTransaction(transaction))
      const signed = await signAll(adapter, transactions)
      return signed.map((transaction) => ({ signedTransaction: toBytes(transaction) }))
    },
  }
  return {
    version: '1.0.0',
    name: adapter.name,
    icon: adapter.icon,
    chains: CHAINS,
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false }: { readonly silent?: boolean } = {}) {
          // Whether an older wallet opens a window is its own affair: the host alone restores it.
          if (!silent) await adapter.connect()
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => adapter.disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_: 'change', listener: () => void) => hearChanges(adapter, listener),
      },
      'solana:signTransaction': signing,
      ...(isMessageSigner(adapter) && {
        'solana:signMessage': {
          version: '1.0.0',
          signMessage: async ({ message }: { readonly message: Uint8Array }) => [
            { signedMessage: message, signature: await adapter.signMessage(message) },
          ],
        },
      }),
    },
  }
}

function accountOf(publicKey: PublicKey) {
  return { address: publicKey.toBase58(), publicKey: publicKey.toBytes(), chains: CHAINS, features: [] }
}

function hearChanges(adapter: Adapter, listener: () => void): () => void {
  const hear = () => listener()
  const hearEnd = () => {
    if (!isPageLeaving()) listener()
  }
  adapter.on('connect', hear)
  adapter.on('disconnect', hearEnd)
  return () => {
    adapter.off('connect', hear)
    adapter.off('disconnect', hearEnd)
  }
}

async function signAll(
  adapter: SignerWalletAdapter,
  transactions: (Transaction | VersionedTransaction)[],
): Promise<readonly (Transaction | VersionedTransaction)[]> {
  const [only, second] = transactions
  if (only !== undefined && second === undefined) return [await adapter.signTransaction(only)]
  return adapter.signAllTransactions(transactions)
}

/** A legacy transaction is one of its own class, since older wallets know no other. */
function toTransaction(wire: Uint8Array): Transaction | VersionedTransaction {
  const versioned = VersionedTransaction.deserialize(wire)
  return versioned.version === 'legacy' ? Transaction.from(wire) : versioned
}

function toBytes(transaction: Transaction | VersionedTransaction): Uint8Array {
  if (transaction instanceof VersionedTransaction) return transaction.serialize()
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
}

function isSigner(adapter: Adapter): adapter is SignerWalletAdapter {
  return 'signTransaction' in adapter && 'signAllTransactions' in adapter
}

function isMessageSigner(adapter: Adapter): adapter is MessageSignerWalletAdapter {
  return 'signMessage' in adapter
}
