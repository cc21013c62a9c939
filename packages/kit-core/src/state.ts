import type { WalletListing } from '@bowline/api-client'
import type { AccountsState } from './account/state.js'
import { type ActivityState, FIRST_ACTIVITY_STATE } from './activity/state.js'
import { type AlertState, FIRST_ALERT_STATE } from './alert/alert.js'
import { type AuthState, FIRST_AUTH_STATE } from './auth/state.js'
import type { KitConfig } from './config/parse-options.js'
import { type ConfigState, firstConfigState } from './config/state.js'
import { type ConnectState, FIRST_CONNECT_STATE } from './connect/state.js'
import { type DirectoryState, FIRST_DIRECTORY_STATE } from './directory/state.js'
import { FIRST_LEGAL_STATE, type LegalState } from './legal/state.js'
import { FIRST_MODAL_STATE, type ModalState } from './modal/state.js'
import type { NameForm } from './names/state.js'
import { FIRST_NAVIGATION_STATE, type NavigationState } from './navigation/state.js'
import type { TransactionEntry } from './navigation/transaction-stack.js'
import { firstNetworkState, type NetworkState } from './network/state.js'
import type { OnrampForm } from './onramp/state.js'
import type { PayState } from './pay/state.js'
import type { AskedTransaction, FollowedTransaction, ToSend } from './pending/state.js'
import { FIRST_PREFERENCES_STATE, type PreferencesState } from './preferences/state.js'
import type { SendForm } from './send/state.js'
import { firstSignInState, type SignInState } from './sign-in/state.js'
import type { SmartSessionsState } from './smart-sessions/state.js'
import { FIRST_SWAP_STATE, type SwapState } from './swap/state.js'
import { FIRST_TOAST_STATE, type ToastState } from './toast/toast.js'

/** How far start-up has come. */
export type Lifecycle =
  /** Storage has not been read: on a server, before hydration. */
  | 'booting'
  /** Listening; stored connections are being restored. */
  | 'starting'
  /** Start-up is over. */
  | 'initialized'

/** The whole state of one kit: plain data, immutable. */
export type KitState = {
  readonly lifecycle: Lifecycle
  readonly config: ConfigState
  readonly modal: ModalState
  readonly navigation: NavigationState
  readonly transactions: readonly TransactionEntry[]
  readonly toast: ToastState
  readonly alert: AlertState
  readonly connect: ConnectState
  /** How many questions are open in wallets: to connect, to sign, to send, to switch. */
  readonly asking: number
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
  /** What was sent from here, the newest first; absent until something was. */
  readonly followed?: readonly FollowedTransaction[] | undefined
  /** What a wallet is asked to send by a view of the kit, while it is. */
  readonly toSend?: ToSend | undefined
  /** What wallets were asked to send and have not answered for, the newest first; absent until a wallet was asked. */
  readonly asked?: readonly AskedTransaction[] | undefined
  /** Balances that are shown less what was sent, by account and token; `selectIsUpdating` reads it. */
  readonly updating?: readonly string[] | undefined
  /** `selectOnramp` completes it. */
  readonly onramp: OnrampForm
  /** Absent until something is to be paid. */
  readonly pay?: PayState | undefined
  readonly names: NameForm
  readonly smartSessions: SmartSessionsState
  /** Wallets used before, newest first. */
  readonly recentWallets: readonly WalletListing[]
  /** The wallet used last: its connector's id where it was installed, else its id in the directory. */
  readonly lastWallet?: string | undefined
}

/** State of a kit that has not started. */
export function firstKitState(config: KitConfig): KitState {
  return {
    lifecycle: 'booting',
    config: firstConfigState(config),
    modal: FIRST_MODAL_STATE,
    navigation: FIRST_NAVIGATION_STATE,
    transactions: [],
    toast: FIRST_TOAST_STATE,
    alert: FIRST_ALERT_STATE,
    connect: FIRST_CONNECT_STATE,
    asking: 0,
    accounts: {},
    activity: FIRST_ACTIVITY_STATE,
    network: firstNetworkState(config),
    legal: FIRST_LEGAL_STATE,
    directory: FIRST_DIRECTORY_STATE,
    preferences: FIRST_PREFERENCES_STATE,
    signIn: firstSignInState(config),
    auth: FIRST_AUTH_STATE,
    swap: FIRST_SWAP_STATE,
    send: {},
    names: {},
    smartSessions: {},
    onramp: {},
    recentWallets: [],
  }
}
