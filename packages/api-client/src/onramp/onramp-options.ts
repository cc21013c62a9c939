/**
 * What can be bought, and paid with.
 *
 * In      records of an answer
 * Out     the fields that fit; a network or a limit that does not fit is left out of its list, a contract that is none is
 *         absent
 * Throws  a schema error when a record has no id
 * Source  spec R-STATE-32, R-RAMP-10
 */
import * as z from 'zod/mini'

import { decimalAmountSchema } from '../client/amount-schema.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, labelSchema } from '../client/text-schema.js'

/** A network on which a currency can be bought. */
export type PurchaseNetwork = {
  /** Such as `ethereum-mainnet`. */
  readonly name: string
  readonly display_name: string
  readonly chain_id: string
  /** Absent for the network's own coin. */
  readonly contract_address?: string | undefined
}

/** A currency that can be bought. */
export type PurchaseCurrency = {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly PurchaseNetwork[]
}

/** How much can be paid in one way. */
export type PaymentMethodLimit = { readonly id: string; readonly min: string; readonly max: string }

/** A currency that can be paid with. */
export type PaymentCurrency = {
  readonly id: string
  readonly payment_method_limits: readonly PaymentMethodLimit[]
}

/** What can be bought, and paid with. */
export type OnrampOptions = {
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
}

const purchaseNetworkSchema: z.ZodMiniType<PurchaseNetwork> = z.object({
  name: filledTextSchema,
  display_name: labelSchema,
  chain_id: labelSchema,
  contract_address: lenientOptional(z.string().check(z.regex(/^[0-9a-zA-Z]{1,128}$/))),
})

/** The schema of a currency that can be bought. */
export const purchaseCurrencySchema: z.ZodMiniType<PurchaseCurrency> = z.object({
  id: filledTextSchema,
  name: labelSchema,
  symbol: labelSchema,
  networks: listSchema(purchaseNetworkSchema),
})

const paymentMethodLimitSchema: z.ZodMiniType<PaymentMethodLimit> = z.object({
  id: filledTextSchema,
  min: decimalAmountSchema,
  max: decimalAmountSchema,
})

/** The schema of a currency that can be paid with. */
export const paymentCurrencySchema: z.ZodMiniType<PaymentCurrency> = z.object({
  id: filledTextSchema,
  payment_method_limits: listSchema(paymentMethodLimitSchema),
})

/** The schema of what can be bought and paid with; a currency that does not fit is left out. */
export const onrampOptionsSchema: z.ZodMiniType<OnrampOptions> = z.object({
  purchaseCurrencies: listSchema(purchaseCurrencySchema),
  paymentCurrencies: listSchema(paymentCurrencySchema),
})
