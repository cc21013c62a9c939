/**
 * Fetches from the data service what an on-ramp purchase costs and yields.
 *
 * In      amount: to pay, as decimal text; purchaseNetwork: name of the network in the currency's list, such as
 *         `ethereum-mainnet`
 * Out     the quote; `purchaseAmount.amount` is what the user receives; null, without a request, on a network the service
 *         does not support
 * Throws  InvalidResponseError `mismatch` for a quote in other currencies · the errors of `HttpClient.request`
 * Source  spec R-API-15, R-API-38, R-API-39, R-STATE-35, R-RAMP-21, R-RAMP-25, R-RAMP-55
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { decimalAmountSchema } from '../client/amount-schema.js'
import { InvalidResponseError } from '../client/errors.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import type { PaymentCurrency, PurchaseCurrency } from './onramp-options.js'

/** An amount of a currency, as decimal text. */
export type OnrampAmount = { readonly amount: string; readonly currency: string }

/** What a purchase costs (payment currency) and yields (`purchaseAmount`, in the purchased currency). */
export type OnrampQuote = {
  readonly coinbaseFee: OnrampAmount
  readonly networkFee: OnrampAmount
  readonly paymentSubtotal: OnrampAmount
  readonly paymentTotal: OnrampAmount
  readonly purchaseAmount: OnrampAmount
  readonly quoteId: string
}

const amountSchema: v.GenericSchema<unknown, OnrampAmount> = v.object({
  amount: decimalAmountSchema,
  currency: filledTextSchema,
})

/** Schema of a purchase quote. */
export const onrampQuoteSchema: v.GenericSchema<unknown, OnrampQuote> = v.object({
  coinbaseFee: amountSchema,
  networkFee: amountSchema,
  paymentSubtotal: amountSchema,
  paymentTotal: amountSchema,
  purchaseAmount: amountSchema,
  quoteId: filledTextSchema,
})

/** Parameters of `getOnrampQuote`. */
export type GetOnrampQuoteParams = {
  readonly network: ActiveNetwork
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  readonly amount: string
  readonly purchaseNetwork: string
  readonly signal?: AbortSignal | undefined
}

/** Fetches a quote. Null when the service does not support the network. */
export async function getOnrampQuote(
  client: ApiClient,
  { network, purchaseCurrency, paymentCurrency, amount, purchaseNetwork, signal }: GetOnrampQuoteParams,
): Promise<OnrampQuote | null> {
  if (!network.isSupported) return null
  const request = { method: 'POST', path: 'v1/onramp/quote' } as const
  const quote = await client.data.request({
    ...request,
    query: { projectId: client.projectId },
    body: { purchaseCurrency, paymentCurrency, amount, network: purchaseNetwork },
    schema: onrampQuoteSchema,
    signal,
  })
  const { purchaseAmount, paymentTotal } = quote
  const isBought = isOneOf(purchaseAmount, [purchaseCurrency.symbol, purchaseCurrency.id])
  if (isBought && isOneOf(paymentTotal, [paymentCurrency.id])) return quote
  throw new InvalidResponseError({ ...request, problem: 'mismatch' })
}

function isOneOf({ currency }: OnrampAmount, names: readonly string[]): boolean {
  return names.some((name) => name.toUpperCase() === currency.toUpperCase())
}
