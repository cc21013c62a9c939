import type { Exchange } from '@bowline/api-client'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { OnrampProvider, SocialProvider } from '../config/features.js'
import type { CurrentPayment, PayErrorCode } from '../state/payment.js'

/** How a wallet was reached. */
export type ConnectMethodName = 'qrcode' | 'mobile' | 'browser' | 'email'

/** Account and page of the history. The cursor is absent for the first page. */
type HistoryPlace = {
  readonly address: string
  readonly projectId: string
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}

type ConnectedFlag = { readonly connected: boolean }

type SocialFacts = { readonly provider: SocialProvider }

/** Network and account kind of a sign-in. */
type SignInFacts = { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }

/** A swap: the symbols of its tokens, and its amounts as decimal text. */
type SwapFacts = SendPlace & {
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}

/** Network and account kind of a transfer or swap. */
type SendPlace = { readonly network: CaipNetworkId; readonly isSmartAccount: boolean }

/** A transfer: contract of the token or symbol of the native token, and the amount as decimal text. */
type SendFacts = SendPlace & { readonly token: string; readonly amount: string }

/** A requested payment: CAIP-2 id, `native` or a token address, recipient, and amount as decimal text. */
type PaymentFacts = {
  readonly network: CaipNetworkId
  readonly asset: string
  readonly recipient: string
  readonly amount: string
  /** Amount that arrived, as decimal text, when it is less than `amount`. */
  readonly receivedAmount?: string | undefined
}

/** A started payment. Only the app's listeners receive recipient and amount. A collector receives the network. */
type PayFacts = {
  readonly payment: PaymentFacts
  readonly currentPayment: CurrentPayment
  readonly paymentId: string
}

/** A name with its suffix, and the kind of account it is for. */
type NameFacts = { readonly name: string; readonly isSmartAccount: boolean }

/**
 * Properties of every event. Never an email address, a code, a message, a signature or a secret. Amounts are for the
 * app's listeners only.
 */
export type TrackingProperties = {
  readonly MODAL_CREATED: undefined
  readonly INITIALIZE: { readonly networks: readonly CaipNetworkId[]; readonly adapters: readonly Namespace[] }
  readonly MODAL_OPEN: ConnectedFlag
  readonly MODAL_CLOSE: ConnectedFlag
  readonly CLICK_ALL_WALLETS: undefined
  readonly CLICK_WALLET_HELP: undefined
  readonly CLICK_NETWORK_HELP: undefined
  readonly CLICK_GET_WALLET: undefined
  readonly CLICK_NETWORKS: undefined
  readonly SELECT_WALLET: { readonly name: string; readonly platform: ConnectMethodName }
  readonly SEARCH_WALLET: { readonly badge: 'certified' | 'all'; readonly search: string }
  readonly CONNECT_SUCCESS: { readonly method: ConnectMethodName; readonly name: string }
  readonly CONNECT_ERROR: { readonly message: string }
  /** `uri` is the pairing URI without its key. */
  readonly CONNECT_PROXY_ERROR: {
    readonly message: string
    readonly uri: string
    readonly mobile_link: string
    readonly name: string
  }
  readonly DISCONNECT_SUCCESS: { readonly namespace: Namespace | 'all' }
  readonly DISCONNECT_ERROR: { readonly message: string }
  readonly SWITCH_NETWORK: { readonly network: CaipNetworkId }
  readonly CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
  readonly LOAD_MORE_TRANSACTIONS: HistoryPlace
  readonly ERROR_FETCH_TRANSACTIONS: HistoryPlace
  readonly CLICK_SIGN_SIWX_MESSAGE: SignInFacts
  readonly CLICK_CANCEL_SIWX: SignInFacts
  readonly SIWX_AUTH_SUCCESS: SignInFacts
  /** `message` is the error's own text. */
  readonly SIWX_AUTH_ERROR: SignInFacts & { readonly message: string }
  readonly EMAIL_LOGIN_SELECTED: undefined
  readonly EMAIL_SUBMITTED: undefined
  readonly EMAIL_VERIFICATION_CODE_SENT: undefined
  readonly EMAIL_VERIFICATION_CODE_PASS: undefined
  readonly EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  readonly DEVICE_REGISTERED_FOR_EMAIL: undefined
  readonly EMAIL_EDIT: undefined
  readonly EMAIL_UPGRADE_FROM_MODAL: undefined
  readonly SOCIAL_LOGIN_STARTED: SocialFacts
  readonly SOCIAL_LOGIN_SUCCESS: SocialFacts
  readonly SOCIAL_LOGIN_ERROR: SocialFacts & { readonly message: string }
  readonly SOCIAL_LOGIN_REQUEST_USER_DATA: SocialFacts
  readonly SOCIAL_LOGIN_CANCELED: SocialFacts
  readonly SET_PREFERRED_ACCOUNT_TYPE: {
    readonly accountType: 'eoa' | 'smartAccount'
    readonly network: CaipNetworkId | undefined
  }
  readonly OPEN_SWAP: SendPlace
  readonly CLICK_SELECT_TOKEN_TO_SWAP: undefined
  readonly INITIATE_SWAP: SwapFacts
  readonly SWAP_SUCCESS: SwapFacts
  /** `message` is the error's own text. */
  readonly SWAP_ERROR: SwapFacts & { readonly message: string }
  readonly SWAP_APPROVAL_ERROR: SwapFacts & { readonly message: string }
  readonly OPEN_SEND: SendPlace
  /** Only the app's listeners receive the amount, not a collector. */
  readonly SEND_INITIATED: SendFacts
  readonly SEND_SUCCESS: SendFacts
  /** `message` is the error's own text. */
  readonly SEND_ERROR: SendFacts & { readonly message: string }
  readonly PAY_MODAL_OPEN: { readonly exchanges: readonly Exchange[]; readonly payment: PaymentFacts }
  readonly PAY_EXCHANGE_SELECTED: PayFacts
  readonly PAY_INITIATED: PayFacts
  readonly PAY_SUCCESS: PayFacts
  /** `code` and `message` of the error. */
  readonly PAY_ERROR: PayFacts & { readonly message: string; readonly code: PayErrorCode }
  readonly OPEN_ENS_FLOW: { readonly isSmartAccount: boolean }
  readonly REGISTER_NAME_INITIATED: NameFacts
  readonly REGISTER_NAME_SUCCESS: NameFacts
  /** `message` is the error's own text. */
  readonly REGISTER_NAME_ERROR: NameFacts & { readonly message: string }
  readonly SELECT_BUY_CRYPTO: { readonly isSmartAccount: boolean }
  readonly SELECT_BUY_PROVIDER: { readonly provider: OnrampProvider; readonly isSmartAccount: boolean }
  readonly SELECT_WHAT_IS_A_BUY: undefined
  readonly INTERNAL_SDK_ERROR: { readonly name: string; readonly code: string }
}

/** Name of an event. */
export type TrackingEventName = keyof TrackingProperties

/** An event without its timestamp. */
export type TrackingInput = {
  [Name in TrackingEventName]: {
    readonly type: 'track' | 'error'
    readonly event: Name
  } & (TrackingProperties[Name] extends undefined
    ? { readonly properties?: undefined }
    : { readonly properties: TrackingProperties[Name] })
}[TrackingEventName]

/** An event as listeners receive it. `timestamp` is in epoch milliseconds. */
export type TrackingEvent = TrackingInput & { readonly address?: string | undefined; readonly timestamp: number }

/** Receives events. */
export type TrackingListener = (event: TrackingEvent) => void
