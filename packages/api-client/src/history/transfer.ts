/**
 * One thing a transaction moved: coins of a kind, or one piece.
 *
 * In      a record of an answer
 * Out     the fields that fit; of `fungible_info` and `nft_info` usually one is there
 * Throws  a schema error when direction or quantity do not fit
 * Source  spec R-STATE-48; security §8 (amounts, tokens, images)
 */
import * as z from 'zod/mini'

import { decimalAmountSchema, usdSchema } from '../client/amount-schema.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { imageLinkSchema, labelSchema, textSchema } from '../client/text-schema.js'

/** An image of the service, as text. */
type ImageLink = { readonly url: string }

/** A kind of coin. */
export type FungibleInfo = {
  readonly name?: string | undefined
  readonly symbol: string
  /** Bare or CAIP-10; `native` for the network's own coin. */
  readonly address?: string | undefined
  readonly icon?: ImageLink | undefined
}

/** A single piece. */
export type NftInfo = {
  readonly name: string
  readonly content?: { readonly preview?: ImageLink | undefined; readonly detail?: ImageLink | undefined } | undefined
  readonly flags: { readonly is_spam: boolean }
}

/** What a transaction moved. */
export type TransactionTransfer = {
  readonly fungible_info?: FungibleInfo | undefined
  readonly nft_info?: NftInfo | undefined
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  /** In US dollars. */
  readonly value?: number | undefined
  /** In US dollars. */
  readonly price?: number | undefined
}

const imageSchema = z.object({ url: imageLinkSchema })

const fungibleInfoSchema: z.ZodMiniType<FungibleInfo> = z.object({
  name: lenientOptional(textSchema),
  symbol: labelSchema,
  address: lenientOptional(labelSchema),
  icon: lenientOptional(imageSchema),
})

const nftInfoSchema: z.ZodMiniType<NftInfo> = z.object({
  name: labelSchema,
  content: lenientOptional(z.object({ preview: lenientOptional(imageSchema), detail: lenientOptional(imageSchema) })),
  flags: z.catch(z.object({ is_spam: z.catch(z.boolean(), false) }), { is_spam: false }),
})

/** The schema of what a transaction moved. */
export const transactionTransferSchema: z.ZodMiniType<TransactionTransfer> = z.object({
  fungible_info: lenientOptional(fungibleInfoSchema),
  nft_info: lenientOptional(nftInfoSchema),
  direction: z.literal(['in', 'out', 'self']),
  quantity: z.object({ numeric: decimalAmountSchema }),
  value: lenientOptional(usdSchema),
  price: lenientOptional(usdSchema),
})
