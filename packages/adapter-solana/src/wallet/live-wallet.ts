/**
 * The interface of a connected wallet, which installed and paired wallets implement. Takes and returns bytes.
 *
 * Throws  UserRejectedError, RequestPendingError, CapabilityMissingError, TransactionExpiredError, WalletRequestError
 */
import type { CaipNetworkId, Connection, Network } from '@bowline/kit-core'
import type { ConnectedWalletEntry, ConnectedWallets } from '@bowline/kit-core/adapter'
import type { StandardAccount } from './standard-accounts.js'

/** Send options. Defaults are those of the chain, except for the commitment, which is `confirmed`. */
export type SendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** The account that signs, and its network. */
export type SigningAccount = { readonly address: string; readonly caipNetworkId: CaipNetworkId }

/** A connected wallet. */
export interface LiveWallet extends ConnectedWalletEntry {
  /** The underlying Wallet Standard object or paired session. */
  readonly source: object
  readonly isInstalled: boolean
  readonly connection: () => Connection
  readonly caipNetworkId: () => CaipNetworkId
  /** Sets the active account, until the wallet reports accounts. Emits nothing. */
  readonly setActiveAccount: (address: string) => void
  /** Switches the network. Throws ChainNotSupportedError. */
  readonly setNetwork: (network: Network) => void
  /**
   * Updates the accounts that an installed wallet shares now. Undefined for sessions, which report changes themselves.
   */
  readonly updateAccounts?: (accounts: readonly StandardAccount[]) => void
  readonly signMessage: (account: SigningAccount, message: Uint8Array) => Promise<Uint8Array>
  readonly signTransactions: (account: SigningAccount, wires: readonly Uint8Array[]) => Promise<readonly Uint8Array[]>
  /** Whether the wallet should send what it signs on this network; otherwise it only signs, and a node sends. */
  readonly canSend: (account: SigningAccount) => boolean
  /**
   * Checks that the wallet supports the transaction. The returned function requests sign and send, and resolves to the
   * signature in base58.
   */
  readonly prepareSend: (
    account: SigningAccount,
    wire: Uint8Array,
    options: SendOptions,
  ) => Promise<() => Promise<string>>
  /** Disconnects the wallet. Never rejects. */
  readonly disconnect: () => Promise<void>
}

/** The connected wallets by connector id. */
export type LiveWallets = ConnectedWallets<LiveWallet>
