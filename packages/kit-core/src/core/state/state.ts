import type { TokenBalance } from '@bowline/api-client'
import type { SocialWindow } from '../../base/browser/social-window.js'
import type { CaipAddress, Namespace } from '../../base/caip/namespace.js'
import type { AccountType, ConnectionAccount } from '../adapter/connection.js'
import type { ConnectorType } from '../adapter/connector.js'
import type { SocialProvider } from '../config/features.js'
import type { WalletUser } from './wallet-user.js'

/** An account of the connected wallet. */
export type Account = ConnectionAccount & { readonly namespace: Namespace }

/** The wallet behind an account. */
export type ConnectedWalletInfo = {
  readonly name: string
  readonly icon?: string | undefined
  readonly type?: ConnectorType | undefined
  readonly rdns?: string | undefined
  /** Of the embedded wallet: e-mail or user name, and the social login it was reached by. */
  readonly identifier?: string | undefined
  readonly social?: SocialProvider | undefined
}

/** The kind of account preferred in each namespace. */
export type PreferredAccountTypes = Readonly<Partial<Record<Namespace, AccountType>>>

/**
 * How the tokens stand. `loading`: they are being read for the first time, or after a failure; tokens that are known stay
 * `ready` meanwhile. `failed` leaves what was read before. `unsupported`: neither wallet nor service tells them there.
 */
export type TokenStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'unsupported'

/** How name and picture stand. A name that is known stays `ready` while it is read again. `failed`: the address is shown. */
export type ProfileStatus = 'idle' | 'loading' | 'ready' | 'failed'

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
  /** The tab that is open: 0 tokens, 1 NFTs, 2 activity. */
  readonly currentTab: number
  /** Tokens on the active network, its own coin among them, the most valuable first. */
  readonly tokenBalance: readonly TokenBalance[]
  readonly tokenStatus: TokenStatus
  /** When reading the tokens failed last, epoch milliseconds; absent after a success. */
  readonly lastRetry: number | undefined
  /** The account's page in the explorer of the active network; undefined where the network has none. */
  readonly addressExplorerUrl: string | undefined
  /** Null: the address has none. Absent: nobody asked. */
  readonly profileName: string | null | undefined
  readonly profileImage: string | null | undefined
  readonly profileStatus: ProfileStatus
  readonly addressLabels: Readonly<Record<string, string>>
  readonly connectedWalletInfo: ConnectedWalletInfo | undefined
  /** Who is logged in to the embedded wallet; absent for any other wallet. */
  readonly user: WalletUser | undefined
  readonly smartAccountDeployed: boolean
  readonly preferredAccountTypes: PreferredAccountTypes | undefined
  readonly socialProvider: SocialProvider | undefined
  /** The window of a social login under way. Not a window itself, and nothing where it is written as text. */
  readonly socialWindow: SocialWindow | undefined
  /** The address of a Farcaster login under way. */
  readonly farcasterUrl: string | undefined
  /** Where the chain says that it is a contract: itself on one network. */
  readonly contractAt?: CaipAddress | undefined
}

/** Nothing was read of an account on a network yet. What was read on another one is not this one's. */
export const NOTHING_READ = {
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

/** First value of one account. */
export const FIRST_ACCOUNT_STATE: AccountState = {
  ...NOTHING_READ,
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
