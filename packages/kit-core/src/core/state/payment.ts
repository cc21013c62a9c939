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
