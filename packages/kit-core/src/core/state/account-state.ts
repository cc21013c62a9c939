import type { TokenBalance } from '@bowline/api-client'
import type { SocialWindow } from '../../base/browser/social-window.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { AccountType, ConnectionAccount } from '../adapter/connection.js'
import type { ConnectorType } from '../adapter/connector.js'
import type { SocialProvider } from '../config/features.js'
import type { WalletUser } from './wallet-user.js'

/** An account of the connected wallet. */
export type Account = ConnectionAccount & { readonly namespace: Namespace }

/** The wallet of an account. */
export type ConnectedWalletInfo = {
  readonly name: string
  readonly icon?: string | undefined
  readonly type?: ConnectorType | undefined
  readonly rdns?: string | undefined
  /** For the embedded wallet: email or user name, and the social login that was used. */
  readonly identifier?: string | undefined
  readonly social?: SocialProvider | undefined
}

/** The preferred kind of account per namespace. */
export type PreferredAccountTypes = Readonly<Partial<Record<Namespace, AccountType>>>

/**
 * Status of the tokens. `loading`: the first request, or a retry after a failure. Known tokens stay `ready` during a
 * refresh. `failed` keeps the previous tokens. `unsupported`: neither the wallet nor a service lists tokens on the
 * network.
 */
export type TokenStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'unsupported'

/** Status of name and avatar. A known name stays `ready` during a refresh. `failed`: the address is shown instead. */
export type ProfileStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** The account of one namespace. */
export type AccountState = {
  readonly allAccounts: readonly Account[]
  readonly caipAddress: CaipAddress | undefined
  readonly address: string | undefined
  /** Decimal text of the native token. */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  readonly balanceLoading: boolean
  /** The last request failed. `balance` keeps the previous value, if any. */
  readonly isBalanceStale: boolean
  /** The open tab: 0 tokens, 1 NFTs, 2 activity. */
  readonly currentTab: number
  /** Tokens on the active network, including its native token, highest value first. */
  readonly tokenBalance: readonly TokenBalance[]
  readonly tokenStatus: TokenStatus
  /** Time of the last failed token request, in epoch milliseconds. Undefined after a success. */
  readonly lastRetry: number | undefined
  /** Explorer page of the account on the active network. Undefined when the network has no explorer. */
  readonly addressExplorerUrl: string | undefined
  /** Null when the address has none. Undefined before a request. */
  readonly profileName: string | null | undefined
  readonly profileImage: string | null | undefined
  readonly profileStatus: ProfileStatus
  readonly addressLabels: Readonly<Record<string, string>>
  readonly connectedWalletInfo: ConnectedWalletInfo | undefined
  /** The user logged in to the embedded wallet. Undefined for any other wallet. */
  readonly user: WalletUser | undefined
  readonly smartAccountDeployed: boolean
  readonly preferredAccountTypes: PreferredAccountTypes | undefined
  readonly socialProvider: SocialProvider | undefined
  /** Control of an open social login window. Not a `Window`, and omitted from JSON. */
  readonly socialWindow: SocialWindow | undefined
  /** URL of an ongoing Farcaster login. */
  readonly farcasterUrl: string | undefined
  /** Set when the chain reports that the account is a contract: its address on that network. */
  readonly contractAt?: CaipAddress | undefined
}

/** Values of an account that depend on its network, before they are fetched. */
export const UNFETCHED_ACCOUNT = {
  balance: undefined,
  balanceSymbol: undefined,
  balanceLoading: false,
  isBalanceStale: false,
  tokenBalance: [],
  tokenStatus: 'idle',
  lastRetry: undefined,
  profileName: undefined,
  profileImage: undefined,
  profileStatus: 'idle',
} as const satisfies Partial<AccountState>

export const INITIAL_ACCOUNT_STATE: AccountState = {
  ...UNFETCHED_ACCOUNT,
  allAccounts: [],
  address: undefined,
  caipAddress: undefined,
  addressExplorerUrl: undefined,
  currentTab: 0,
  addressLabels: {},
  connectedWalletInfo: undefined,
  user: undefined,
  smartAccountDeployed: false,
  preferredAccountTypes: undefined,
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
}

/** Accounts by namespace. */
export type AccountsState = Readonly<Partial<Record<Namespace, AccountState>>>
