import type { WalletListing } from '@bowline/api-client'
import { type AlertState, INITIAL_ALERT_STATE } from './core/alert/state.js'
import type { KitConfig } from './core/config/parse-options.js'
import { type ConfigState, firstConfigState } from './core/config/state.js'
import { INITIAL_LEGAL_STATE, type LegalState } from './core/legal/state.js'
import { INITIAL_PREFERENCES_STATE, type PreferencesState } from './core/preferences/state.js'
import type { AccountsState } from './core/state/account-state.js'
import { type ConnectState, INITIAL_CONNECT_STATE } from './core/state/connect-state.js'
import { INITIAL_MODAL_STATE, type ModalState } from './core/state/modal-state.js'
import { INITIAL_NAVIGATION_STATE, type NavigationState } from './core/state/navigation-state.js'
import { firstNetworkState, type NetworkState } from './core/state/network-state.js'
import type { SendDraft, SendRequest, TrackedTransaction } from './core/state/pending-state.js'
import { firstSignInState, type SignInState } from './core/state/sign-in-state.js'
import type { CallsBatch } from './features/calls/state.js'
import { type AuthState, INITIAL_AUTH_STATE } from './features/embedded/state.js'
import type { NameForm } from './features/names/state.js'
import type { OnrampForm } from './features/onramp/state.js'
import type { PayState } from './features/pay/state.js'
import type { SendForm } from './features/send/state.js'
import type { SmartSessionsState } from './features/smart-sessions/state.js'
import { INITIAL_SWAP_STATE, type SwapState } from './features/swap/state.js'
import { type ActivityState, INITIAL_ACTIVITY_STATE } from './features/transactions/state.js'
import { INITIAL_TOAST_STATE, type ToastState } from './navigation/toast-state.js'
import type { TransactionEntry } from './navigation/transaction-entry.js'
import { type DirectoryState, INITIAL_DIRECTORY_STATE } from './wallets/list/state.js'

/** Progress of start-up. */
export type Lifecycle =
  /** Storage has not been read: on a server, and before hydration. */
  | 'booting'
  /** Listening. Stored connections are being restored. */
  | 'starting'
  /** Start-up has finished. */
  | 'initialized'

/** The complete state of one kit: plain data, immutable. */
export type KitState = {
  readonly lifecycle: Lifecycle
  readonly config: ConfigState
  readonly modal: ModalState
  readonly navigation: NavigationState
  readonly transactions: readonly TransactionEntry[]
  readonly toast: ToastState
  readonly alert: AlertState
  readonly connect: ConnectState
  /** Number of wallet prompts currently open (connect, sign, send, switch). */
  readonly openPrompts: number
  /** Whether the user was about to choose an installed wallet, which may open a popup in the page. */
  readonly isConnectPrepared: boolean
  readonly accounts: AccountsState
  readonly activity: ActivityState
  readonly network: NetworkState
  readonly legal: LegalState
  readonly directory: DirectoryState
  readonly preferences: PreferencesState
  readonly signIn: SignInState
  readonly auth: AuthState
  readonly swap: SwapState
  readonly send: SendForm
  /** Sent transactions, newest first. Absent before the first one. */
  readonly trackedTransactions?: readonly TrackedTransaction[] | undefined
  /** The transaction that a view of the kit is asking a wallet to send. */
  readonly sendDraft?: SendDraft | undefined
  /** Requests that wallets have not responded to, newest first. Absent before the first request. */
  readonly sendRequests?: readonly SendRequest[] | undefined
  /** Batches of calls of this page, newest first. Absent before the first one. */
  readonly calls?: readonly CallsBatch[] | undefined
  /** Balances shown reduced by sent amounts, by account and token. Read by `selectIsBalanceUpdating`. */
  readonly updating?: readonly string[] | undefined
  /** Input of the on-ramp. `selectOnramp` completes it. */
  readonly onramp: OnrampForm
  /** Absent before a payment is requested. */
  readonly pay?: PayState | undefined
  readonly names: NameForm
  readonly smartSessions: SmartSessionsState
  /** Recently used wallets, newest first. */
  readonly recentWallets: readonly WalletListing[]
  /** The wallet used last: its connector id if it was installed, else its directory id. */
  readonly lastWallet?: string | undefined
}

/** State of a kit that has not started. */
export function firstKitState(config: KitConfig): KitState {
  return {
    lifecycle: 'booting',
    config: firstConfigState(config),
    modal: INITIAL_MODAL_STATE,
    navigation: INITIAL_NAVIGATION_STATE,
    transactions: [],
    toast: INITIAL_TOAST_STATE,
    alert: INITIAL_ALERT_STATE,
    connect: INITIAL_CONNECT_STATE,
    openPrompts: 0,
    isConnectPrepared: false,
    accounts: {},
    activity: INITIAL_ACTIVITY_STATE,
    network: firstNetworkState(config),
    legal: INITIAL_LEGAL_STATE,
    directory: INITIAL_DIRECTORY_STATE,
    preferences: INITIAL_PREFERENCES_STATE,
    signIn: firstSignInState(config),
    auth: INITIAL_AUTH_STATE,
    swap: INITIAL_SWAP_STATE,
    send: {},
    names: {},
    smartSessions: {},
    onramp: {},
    recentWallets: [],
  }
}
