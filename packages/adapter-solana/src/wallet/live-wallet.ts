/**
 * A connected wallet, installed or paired, as the rest of the adapter asks it: bytes in, bytes out.
 *
 * Throws  UserRejectedError, RequestPendingError, CapabilityMissingError, TransactionExpiredError, WalletRequestError
 */
import type { CaipNetworkId, Connection, Network } from '@bowline/kit-core'
import type { ConnectedWalletEntry, ConnectedWallets } from '@bowline/kit-core/adapter'
import type { StandardAccount } from './standard-accounts.js'

/** How the wallet is to send; the defaults are the chain's, but for the commitment, which is `confirmed`. */
export type SendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** Who signs, where. */
export type SigningPlace = { readonly address: string; readonly caipNetworkId: CaipNetworkId }

/** A connected wallet. */
export interface LiveWallet extends ConnectedWalletEntry {
  /** The Wallet Standard object or the paired session behind it. */
  readonly source: object
  readonly isInstalled: boolean
  readonly connection: () => Connection
  readonly caipNetworkId: () => CaipNetworkId
  /** The page's own choice among the accounts, until the wallet tells of accounts; not told back. */
  readonly use: (address: string) => void
  /** Goes to another network. Throws ChainNotSupportedError. */
  readonly moveTo: (network: Network) => void
  /** Takes in what an installed wallet opens by now; a session tells of itself. */
  readonly follow?: (accounts: readonly StandardAccount[]) => void
  readonly signMessage: (place: SigningPlace, message: Uint8Array) => Promise<Uint8Array>
  readonly signTransactions: (place: SigningPlace, wires: readonly Uint8Array[]) => Promise<readonly Uint8Array[]>
  /** Whether the wallet is to send what it signs there. */
  readonly canSend: (place: SigningPlace) => boolean
  /** Checks what the wallet can take. The returned function asks it to sign and send, and resolves the signature in base58. */
  readonly prepareSend: (place: SigningPlace, wire: Uint8Array, options: SendOptions) => Promise<() => Promise<string>>
  /** Says goodbye to the wallet; never rejects. */
  readonly leave: () => Promise<void>
}

/** The connected wallets. */
export type LiveWallets = ConnectedWallets<LiveWallet>
