import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** The asset of a payment. */
export type PaymentAsset = {
  /** CAIP-2 id of an `eip155` or `solana` network. */
  readonly network: CaipNetworkId
  /** `native` for the native token, or the address of a token. */
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** A payment that an app requests. */
export type Payment = {
  readonly paymentAsset: PaymentAsset
  /** Plain address of the recipient. */
  readonly recipient: string
  /** Decimal text, greater than zero, with at most the asset's decimals. */
  readonly amount: string
  /** Default true: an exchange's page opens in a new tab. `false` opens it in this page. */
  readonly openInNewTab?: boolean | undefined
  /** URLs that an exchange's page redirects to. */
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
  /** Exchange ids: only these are offered, or these are not offered. */
  readonly payWithExchange?:
    | { readonly includeOnly?: readonly string[] | undefined; readonly exclude?: readonly string[] | undefined }
    | undefined
}

/** Asset of a payment in the network's native token. */
export const NATIVE_ASSET = 'native'

/** A started payment, and the method it uses. */
export type CurrentPayment =
  | { readonly id: string; readonly type: 'wallet' }
  | { readonly id: string; readonly type: 'exchange'; readonly exchangeId: string }

/** Why a payment failed. Source: spec R-PAY-03, R-PAY-11, R-PAY-24, R-SEND-161. */
export type PayErrorCode =
  | 'INVALID_PAYMENT_CONFIG'
  | 'INVALID_RECIPIENT'
  | 'INVALID_ASSET'
  | 'INVALID_AMOUNT'
  | 'UNKNOWN_ERROR'
  | 'UNABLE_TO_INITIATE_PAYMENT'
  | 'INVALID_CHAIN_NAMESPACE'
  | 'GENERIC_PAYMENT_ERROR'
  | 'UNABLE_TO_GET_EXCHANGES'
  | 'ASSET_NOT_SUPPORTED'
  | 'UNABLE_TO_GET_PAY_URL'
  | 'UNABLE_TO_GET_BUY_STATUS'
  | 'LESS_ARRIVED'
  | 'STATUS_UNKNOWN'
