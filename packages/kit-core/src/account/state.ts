import type { ConnectionAccount } from '../adapter/connection.js'
import type { ConnectorType } from '../adapter/connector.js'
import type { CaipAddress, Namespace } from '../caip/namespace.js'

/** An account of the connected wallet. */
export type Account = ConnectionAccount & { readonly namespace: Namespace }

/** The wallet behind an account. */
export type ConnectedWalletInfo = {
  readonly name: string
  readonly icon?: string | undefined
  readonly type?: ConnectorType | undefined
  readonly rdns?: string | undefined
}

/** The account of one namespace. */
export type AccountState = {
  readonly allAccounts: readonly Account[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  /** Decimal text of the native coin. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly balanceLoading: boolean
  /** The last read failed; `balance` is what was known before, if anything. */
  readonly isBalanceStale: boolean
  readonly addressLabels: Readonly<Record<string, string>>
  readonly connectedWalletInfo: ConnectedWalletInfo | undefined
}

/** First value of a namespace's account. */
export const FIRST_ACCOUNT_STATE: AccountState = {
  allAccounts: [],
  caipAddress: undefined,
  address: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  balanceLoading: false,
  isBalanceStale: false,
  addressLabels: {},
  connectedWalletInfo: undefined,
}

/** Accounts by namespace. */
export type AccountsState = Readonly<Partial<Record<Namespace, AccountState>>>
