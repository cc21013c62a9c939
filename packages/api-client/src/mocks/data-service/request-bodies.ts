/**
 * What the data service takes by POST, as a service reads it: a body that does not fit is refused.
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

/** The body of a question about prices. */
export const pricesBodySchema = z.object({
  currency: z.literal(PRICE_CURRENCY),
  addresses: z.array(caip10Schema).check(z.maxLength(MAX_TOKENS)),
  projectId: z.string(),
})

/** The body of a wish for a swap. */
export const swapBodySchema = z.object({
  amount: wholeAmountSchema,
  eip155: z.object({ slippage: z.number().check(z.minimum(0), z.maximum(100)) }),
  projectId: z.string(),
  from: caip10Schema,
  to: caip10Schema,
  userAddress: caip10Schema,
  disableEstimate: z.optional(z.boolean()),
})

/** The body of a registration; the message is JSON with the name. */
export const registrationBodySchema = z.object({
  coin_type: z.int().check(z.nonnegative()),
  address: filledTextSchema,
  message: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  signature: bytesSchema,
})

/** What is signed when a name is registered. */
export const registrationMessageSchema = z.object({
  name: filledTextSchema,
  attributes: z.record(z.string(), z.unknown()),
  timestamp: z.int().check(z.nonnegative()),
})

/** The body of a wish for a page to pay at. */
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

/** The body of a question about a purchase. */
export const onrampQuoteBodySchema = z.object({
  purchaseCurrency: purchaseCurrencySchema,
  paymentCurrency: paymentCurrencySchema,
  amount: decimalAmountSchema,
  network: filledTextSchema,
})

/** The body of a revocation. */
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

/** The body of a registration of a session. */
export const registeredRequestSchema = z.extend(termsSchema, {
  address: z.optional(hexSchema),
  policies: z.array(z.object({ type: filledTextSchema, data: z.record(z.string(), z.unknown()) })),
})

/** The body of an activation: what a wallet granted, under the id of the registration. */
export const activationBodySchema = z.extend(termsSchema, {
  pci: filledTextSchema,
  context: hexSchema,
  address: z.optional(hexSchema),
})
