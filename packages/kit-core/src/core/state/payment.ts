import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** What a payment is made in. */
export type PaymentAsset = {
  /** CAIP-2 id, of `eip155` or `solana`. */
  readonly network: CaipNetworkId
  /** The network's coin, or the address of a token. */
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** What an app asks to be paid. */
export type Payment = {
  readonly paymentAsset: PaymentAsset
  /** The bare address that is paid. */
  readonly recipient: string
  /** Decimal text with at most the asset's decimals; more than nothing. */
  readonly amount: string
  /** Default true: an exchange's page opens in a tab of its own; false leads this page there. */
  readonly openInNewTab?: boolean | undefined
  /** Web addresses that an exchange's page leads back to. */
  readonly redirectUrl?: { readonly success: string; readonly failure: string } | undefined
  /** Exchanges by id: those that alone are offered, those that are not. */
  readonly payWithExchange?:
    | { readonly includeOnly?: readonly string[] | undefined; readonly exclude?: readonly string[] | undefined }
    | undefined
}

/** Asset of a payment in its network's own coin. */
export const NATIVE_ASSET = 'native'

/** A payment that was begun, and with what. */
export type CurrentPayment =
  | { readonly id: string; readonly type: 'wallet' }
  | { readonly id: string; readonly type: 'exchange'; readonly exchangeId: string }

/** Why a payment is not made. Source: spec R-PAY-03, R-PAY-11, R-PAY-24, R-SEND-161. */
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
