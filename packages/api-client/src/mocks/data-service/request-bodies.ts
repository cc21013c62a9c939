/**
 * Schemas of the bodies that the kit posts to the data service. The mock service rejects a request whose body does not
 * match; the OpenAPI document describes them.
 *
 * Source  spec R-API-25, R-API-28, R-API-35, R-API-36, R-API-38, R-API-41, R-SESS-14, R-SESS-24, R-SESS-25
 */
import * as v from 'valibot'

import { decimalAmountSchema, wholeAmountSchema } from '../../client/amount-schema.js'
import { caip10Schema } from '../../client/caip10-schema.js'
import { filledTextSchema } from '../../client/text-schema.js'
import { paymentCurrencySchema, purchaseCurrencySchema } from '../../onramp/onramp-options.js'
import { PRICE_CURRENCY } from '../../prices/price-currency.js'
import { sessionKeySchema } from '../../sessions/register-smart-session.js'

const MAX_TOKENS = 100
const MAX_MESSAGE_LENGTH = 4_096

const bytesSchema = v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH), v.regex(/^[0-9A-Za-z+/=]+$/))

/** Body of a price request. */
export const pricesBodySchema = v.object({
  currency: v.literal(PRICE_CURRENCY),
  addresses: v.pipe(v.array(caip10Schema), v.maxLength(MAX_TOKENS)),
  projectId: v.string(),
})

/** Body of a request for a swap's transaction. */
export const swapBodySchema = v.object({
  amount: wholeAmountSchema,
  eip155: v.object({ slippage: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100)) }),
  projectId: v.string(),
  from: caip10Schema,
  to: caip10Schema,
  userAddress: caip10Schema,
  disableEstimate: v.optional(v.boolean()),
})

/** Body of a name registration. The message is JSON with the name. */
export const registrationBodySchema = v.object({
  coin_type: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  address: filledTextSchema,
  message: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
  signature: bytesSchema,
})

/** The JSON in the signed message of a name registration. */
export const registrationMessageSchema = v.object({
  name: filledTextSchema,
  attributes: v.record(v.string(), v.unknown()),
  timestamp: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Body of a request for a payment page. */
export const onrampUrlBodySchema = v.object({
  destinationWallets: v.pipe(
    v.array(v.object({ address: filledTextSchema, blockchains: v.array(v.string()), assets: v.array(v.string()) })),
    v.minLength(1),
  ),
  defaultNetwork: filledTextSchema,
  partnerUserId: filledTextSchema,
  purchaseId: v.optional(filledTextSchema),
  defaultExperience: v.literal('buy'),
  presetCryptoAmount: v.optional(decimalAmountSchema),
  presetFiatAmount: v.optional(decimalAmountSchema),
  fiatCurrency: v.optional(filledTextSchema),
})

/** Body of a request for a purchase quote. */
export const onrampQuoteBodySchema = v.object({
  purchaseCurrency: purchaseCurrencySchema,
  paymentCurrency: paymentCurrencySchema,
  amount: decimalAmountSchema,
  network: filledTextSchema,
})

/** Body of a session revocation. */
export const revocationBodySchema = v.object({ pci: filledTextSchema, signature: bytesSchema })

const hexSchema = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/))
const permissionsSchema = v.pipe(
  v.array(v.object({ type: filledTextSchema, data: v.record(v.string(), v.unknown()) })),
  v.minLength(1),
)
const signerSchema = v.object({
  type: v.literal('keys'),
  data: v.object({ keys: v.pipe(v.array(sessionKeySchema), v.minLength(1)) }),
})
const termsSchema = v.object({
  chainId: hexSchema,
  expiry: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  signer: signerSchema,
  permissions: permissionsSchema,
})

/** Body of a session registration. */
export const registeredRequestSchema = v.object({
  ...termsSchema.entries,
  address: v.optional(hexSchema),
  policies: v.array(v.object({ type: filledTextSchema, data: v.record(v.string(), v.unknown()) })),
})

/** Body of a session activation: what the wallet granted, with the id of the registration. */
export const activationBodySchema = v.object({
  ...termsSchema.entries,
  pci: filledTextSchema,
  context: hexSchema,
  address: v.optional(hexSchema),
})
