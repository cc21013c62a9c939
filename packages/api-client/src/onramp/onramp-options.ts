/**
 * The tokens that can be bought through the on-ramp and the currencies to pay with. Field names are the data service's.
 *
 * Out     the valid fields; invalid networks and limits are skipped, an invalid contract address becomes undefined
 * Throws  a schema error when a record has no id
 * Source  spec R-STATE-32, R-RAMP-10
 */
import * as v from 'valibot'

import { decimalAmountSchema } from '../client/amount-schema.js'
import { lenientOptional } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, labelSchema } from '../client/text-schema.js'

/** A network on which a token can be bought. `chain_id` is the number of an EVM chain as text. */
export type PurchaseNetwork = {
  /** Name such as `ethereum-mainnet`. */
  readonly name: string
  readonly display_name: string
  readonly chain_id: string
  /** Undefined for the native token. */
  readonly contract_address?: string | undefined
}

/** A token that can be bought, on each of its networks. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** Minimum and maximum amount of a payment method such as `card`, as decimal text in the payment currency. */
export type PaymentMethodLimit = { readonly id: string; readonly min: string; readonly max: string }

/** A currency to pay with, such as `USD`, and the limits of its payment methods. */
export type PaymentCurrency = {
  readonly id: string
  readonly payment_method_limits: readonly PaymentMethodLimit[]
}

/** The on-ramp's currencies. */
export type OnrampOptions = {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

const purchaseNetworkSchema: v.GenericSchema<unknown, PurchaseNetwork> = v.object({
  name: filledTextSchema,
  display_name: labelSchema,
  chain_id: labelSchema,
  contract_address: lenientOptional(v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,128}$/))),
})

/** Schema of a token that can be bought. */
export const purchaseCurrencySchema: v.GenericSchema<unknown, PurchaseCurrency> = v.object({
  id: filledTextSchema,
  name: labelSchema,
  symbol: labelSchema,
  networks: listSchema(purchaseNetworkSchema),
})

const paymentMethodLimitSchema: v.GenericSchema<unknown, PaymentMethodLimit> = v.object({
  id: filledTextSchema,
  min: decimalAmountSchema,
  max: decimalAmountSchema,
})

/** Schema of a currency to pay with. */
export const paymentCurrencySchema: v.GenericSchema<unknown, PaymentCurrency> = v.object({
  id: filledTextSchema,
  payment_method_limits: listSchema(paymentMethodLimitSchema),
})

/** Schema of the on-ramp currencies. Skips invalid currencies. */
export const onrampOptionsSchema: v.GenericSchema<unknown, OnrampOptions> = v.object({
  purchaseCurrencies: listSchema(purchaseCurrencySchema),
  paymentCurrencies: listSchema(paymentCurrencySchema),
})
