/**
 * Requests to the pay service about one payment at an exchange. A separate file, so that the schemas are loaded on first use.
 *
 * Throws  the errors of the pay service client
 * Source  spec R-PAY-07
 */
import {
  type ExchangeBuyStatus,
  type ExchangePayUrl,
  type GetExchangeBuyStatusParams,
  getExchangeBuyStatus,
  getExchangePayUrl,
  isApiError,
} from '@bowline/api-client'
import type { Payment } from '../../core/state/payment.js'
import type { Kit } from '../../kit.js'
import { PayError } from './errors.js'
import { toCaip19 } from './to-caip19.js'

/** Fetches the URL of an exchange's payment page. Throws PayError ASSET_NOT_SUPPORTED if the exchange does not support the asset. */
export async function requestPayUrl(
  kit: Kit,
  { paymentAsset, amount, recipient, redirectUrl }: Payment,
  { exchangeId, signal }: { readonly exchangeId: string; readonly signal: AbortSignal },
): Promise<ExchangePayUrl> {
  try {
    return await getExchangePayUrl(await kit.api(), {
      exchangeId,
      asset: toCaip19(paymentAsset),
      amount,
      recipient: `${paymentAsset.network}:${recipient}`,
      redirectUrl,
      signal,
    })
  } catch (error) {
    const isUnsupported = isApiError(error, 'api/pay') && /not supported/i.test(error.message)
    throw isUnsupported ? new PayError('ASSET_NOT_SUPPORTED', error) : error
  }
}

/** Fetches the status of a payment at an exchange. */
export async function requestBuyStatus(kit: Kit, params: GetExchangeBuyStatusParams): Promise<ExchangeBuyStatus> {
  return getExchangeBuyStatus(await kit.api(), params)
}
