/**
 * Converts a wallet of the host's `WalletProvider` to Wallet Standard, the form that the kit's Solana adapter uses. A standard
 * wallet is returned as it is. An older one is wrapped, and its requests go through the host's own object.
 *
 * Out     undefined for an older wallet that cannot sign transactions or is not detected
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

/** The Wallet Standard wallet of an adapter; the same object on each call. */
export function toStandardWallet(adapter: Adapter): object | undefined {
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
          // An older wallet may open a window here, so only the host restores it.
          if (!silent) await adapter.connect()
          return { accounts: accounts() }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => adapter.disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_: 'change', listener: () => void) => watchChanges(adapter, listener),
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

function watchChanges(adapter: Adapter, listener: () => void): () => void {
  const onConnect = () => listener()
  const onDisconnect = () => {
    if (!isPageLeaving()) listener()
  }
  adapter.on('connect', onConnect)
  adapter.on('disconnect', onDisconnect)
  return () => {
    adapter.off('connect', onConnect)
    adapter.off('disconnect', onDisconnect)
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

/** Older wallets only know `Transaction`, so a legacy transaction is returned as one. */
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
