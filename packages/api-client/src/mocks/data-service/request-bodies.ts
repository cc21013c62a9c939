/**
 * Schemas of the data service's POST bodies. An invalid body is rejected.
 *
 * Source  spec R-API-25, R-API-28, R-API-35, R-API-36, R-API-38, R-API-41, R-SESS-14, R-SESS-24, R-SESS-25
 */
import * as z from 'zod/mini'

import { decimalAmountSchema, wholeAmountSchema } from '../../client/amount-schema.js'
import { caip10Schema } from '../../client/caip10-schema.js'
import { filledTextSchema } from '../../client/text-schema.js'
import { paymentCurrencySchema, purchaseCurrencySchema } from '../../onramp/onramp-options.js'
import { PRICE_CURRENCY } from '../../prices/price-currency.js'
import { sessionKeySchema } from '../../sessions/register-smart-session.js'

const MAX_TOKENS = 100
const MAX_MESSAGE_LENGTH = 4_096

const bytesSchema = z.string().check(z.maxLength(MAX_MESSAGE_LENGTH), z.regex(/^[0-9A-Za-z+/=]+$/))

/** Body of a price request. */
export const pricesBodySchema = z.object({
  currency: z.literal(PRICE_CURRENCY),
  addresses: z.array(caip10Schema).check(z.maxLength(MAX_TOKENS)),
  projectId: z.string(),
})

/** Body of a swap request. */
export const swapBodySchema = z.object({
  amount: wholeAmountSchema,
  eip155: z.object({ slippage: z.number().check(z.minimum(0), z.maximum(100)) }),
  projectId: z.string(),
  from: caip10Schema,
  to: caip10Schema,
  userAddress: caip10Schema,
  disableEstimate: z.optional(z.boolean()),
})

/** Body of a name registration. The message is JSON with the name. */
export const registrationBodySchema = z.object({
  coin_type: z.int().check(z.nonnegative()),
  address: filledTextSchema,
  message: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  signature: bytesSchema,
})

/** The signed message of a name registration. */
export const registrationMessageSchema = z.object({
  name: filledTextSchema,
  attributes: z.record(z.string(), z.unknown()),
  timestamp: z.int().check(z.nonnegative()),
})

/** Body of a request for a payment page. */
export const onrampUrlBodySchema = z.object({
  destinationWallets: z
    .array(z.object({ address: filledTextSchema, blockchains: z.array(z.string()), assets: z.array(z.string()) }))
    .check(z.minLength(1)),
  defaultNetwork: filledTextSchema,
  partnerUserId: filledTextSchema,
  purchaseId: z.optional(filledTextSchema),
  defaultExperience: z.literal('buy'),
  presetCryptoAmount: z.optional(decimalAmountSchema),
  presetFiatAmount: z.optional(decimalAmountSchema),
  fiatCurrency: z.optional(filledTextSchema),
})

/** Body of a request for a purchase quote. */
export const onrampQuoteBodySchema = z.object({
  purchaseCurrency: purchaseCurrencySchema,
  paymentCurrency: paymentCurrencySchema,
  amount: decimalAmountSchema,
  network: filledTextSchema,
})

/** Body of a session revocation. */
export const revocationBodySchema = z.object({ pci: filledTextSchema, signature: bytesSchema })

const hexSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/))
const permissionsSchema = z
  .array(z.object({ type: filledTextSchema, data: z.record(z.string(), z.unknown()) }))
  .check(z.minLength(1))
const signerSchema = z.object({
  type: z.literal('keys'),
  data: z.object({ keys: z.array(sessionKeySchema).check(z.minLength(1)) }),
})
const termsSchema = z.object({
  chainId: hexSchema,
  expiry: z.int().check(z.positive()),
  signer: signerSchema,
  permissions: permissionsSchema,
})

/** Body of a session registration. */
export const registeredRequestSchema = z.extend(termsSchema, {
  address: z.optional(hexSchema),
  policies: z.array(z.object({ type: filledTextSchema, data: z.record(z.string(), z.unknown()) })),
})

/** Body of a session activation: what the wallet granted, with the id of the registration. */
export const activationBodySchema = z.extend(termsSchema, {
  pci: filledTextSchema,
  context: hexSchema,
  address: z.optional(hexSchema),
})
