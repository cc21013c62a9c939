/**
 * What a purchase costs, and brings.
 *
 * In      client; network; the currency that is bought, and the one that is paid with; amount to pay, as decimal text;
 *         purchaseNetwork: the network's name as the currency lists it, such as `ethereum-mainnet`; signal
 * Out     the quote, of which `purchaseAmount.amount` is what the visitor receives; null, and no request, on a network the
 *         service does not know
 * Throws  InvalidResponseError `not-asked-for` when it is one of other currencies · what HttpClient.request throws
 * Source  spec R-API-15, R-API-38, R-API-39, R-STATE-35, R-RAMP-21, R-RAMP-25, R-RAMP-55
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { decimalAmountSchema } from '../client/amount-schema.js'
import { InvalidResponseError } from '../client/errors.js'
import { filledTextSchema } from '../client/text-schema.js'
import type { ActiveNetwork } from '../rpc/active-network.js'
import type { PaymentCurrency, PurchaseCurrency } from './onramp-options.js'

/** An amount of a currency, as decimal text. */
export type OnrampAmount = { readonly amount: string; readonly currency: string }

/** What a purchase costs, and brings. */
export type OnrampQuote = {
  readonly coinbaseFee: OnrampAmount
  readonly networkFee: OnrampAmount
  readonly paymentSubtotal: OnrampAmount
  readonly paymentTotal: OnrampAmount
  readonly purchaseAmount: OnrampAmount
  readonly quoteId: string
}

const amountSchema: z.ZodMiniType<OnrampAmount> = z.object({ amount: decimalAmountSchema, currency: filledTextSchema })

/** The schema of what a purchase costs. */
export const onrampQuoteSchema: z.ZodMiniType<OnrampQuote> = z.object({
  coinbaseFee: amountSchema,
  networkFee: amountSchema,
  paymentSubtotal: amountSchema,
  paymentTotal: amountSchema,
  purchaseAmount: amountSchema,
  quoteId: filledTextSchema,
})

/** What `getOnrampQuote` takes. */
export type GetOnrampQuoteParams = {
  readonly network: ActiveNetwork
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  readonly amount: string
  readonly purchaseNetwork: string
  readonly signal?: AbortSignal | undefined
}

/** Asks the data service what a purchase costs. */
export async function getOnrampQuote(
  client: ApiClient,
  { network, purchaseCurrency, paymentCurrency, amount, purchaseNetwork, signal }: GetOnrampQuoteParams,
): Promise<OnrampQuote | null> {
  if (!network.isSupported) return null
  const question = { method: 'POST', path: 'v1/onramp/quote' } as const
  const quote = await client.data.request({
    ...question,
    query: { projectId: client.projectId },
    body: { purchaseCurrency, paymentCurrency, amount, network: purchaseNetwork },
    schema: onrampQuoteSchema,
    signal,
  })
  const { purchaseAmount, paymentTotal } = quote
  const isBought = isOneOf(purchaseAmount, [purchaseCurrency.symbol, purchaseCurrency.id])
  if (isBought && isOneOf(paymentTotal, [paymentCurrency.id])) return quote
  throw new InvalidResponseError({ ...question, problem: 'not-asked-for' })
}

function isOneOf({ currency }: OnrampAmount, names: readonly string[]): boolean {
  return names.some((name) => name.toUpperCase() === currency.toUpperCase())
}
