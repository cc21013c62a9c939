import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** Kinds of account: smartAccount on EVM only; payment, ordinal and stx on Bitcoin only. */
export const ACCOUNT_TYPES = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'] as const

/** A kind of account. */
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** An account a wallet opened to the app. */
export type ConnectionAccount = {
  readonly address: string
  readonly type?: AccountType | undefined
  /** bip122 only. */
  readonly publicKey?: string | undefined
  /** bip122 only. */
  readonly path?: string | undefined
  /** False where the wallet says that this account signs no messages; absent where nobody knows before it is asked. */
  readonly canSignMessages?: boolean | undefined
}

/** A connector that said yes, with its accounts. The first account is the active one. */
export type Connection = {
  readonly connectorId: string
  readonly accounts: readonly ConnectionAccount[]
  /** Where the wallet is now; may be a network the app does not list. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  /** Of the kit: the account that the wallet itself puts first, where the page uses another one. */
  readonly walletFirstAccount?: string | undefined
  /** What the wallet approved; absent when it does not limit networks. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
}
