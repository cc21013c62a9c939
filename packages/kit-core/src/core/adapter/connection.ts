import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** Kinds of account: `smartAccount` on EVM only; `payment`, `ordinal` and `stx` on Bitcoin only. */
export const ACCOUNT_TYPES = ['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'] as const

/** A kind of account. */
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** An account that a wallet shares with the app. */
export type ConnectionAccount = {
  readonly address: string
  readonly type?: AccountType | undefined
  /** Only for `bip122`. */
  readonly publicKey?: string | undefined
  /** Only for `bip122`. */
  readonly path?: string | undefined
  /**
   * False when the wallet reports that this account cannot sign messages. Absent when that is unknown before a
   * request.
   */
  readonly canSignMessages?: boolean | undefined
}

/** A connected wallet with its accounts. The first account is the active one. */
export type Connection = {
  readonly connectorId: string
  readonly accounts: readonly ConnectionAccount[]
  /** The wallet's current network, which the app may not list. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
  readonly icon?: string | undefined
  /** Set by the kit: the account the wallet lists first, when the page uses another. */
  readonly walletFirstAccount?: string | undefined
  /** Networks the wallet approved. Absent when it does not limit networks. */
  readonly approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
}
