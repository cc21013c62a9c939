/**
 * A transfer within a transaction of a history: an amount of a token, or an NFT. Field names are the data service's.
 *
 * Out     the transfer; invalid optional fields are left out. Usually one of `fungible_info` and `nft_info` is defined
 * Throws  a schema error when direction or quantity is invalid
 * Source  spec R-STATE-48; security §8 (amounts, tokens, images)
 */
import * as v from 'valibot'

import { decimalAmountSchema, usdSchema } from '../client/amount-schema.js'
import { lenient, lenientOptional } from '../client/lenient.js'
import { imageLinkSchema, labelSchema, textSchema } from '../client/text-schema.js'

/** An image URL, unchecked. */
type ImageLink = { readonly url: string }

/** The token that a transfer moved. */
export type FungibleInfo = {
  readonly name?: string | undefined
  readonly symbol: string
  /** Plain or CAIP-10; `native` for the native token. */
  readonly address?: string | undefined
  readonly icon?: ImageLink | undefined
}

/** The NFT that a transfer moved, with its images. */
export type NftInfo = {
  readonly name: string
  readonly content?: { readonly preview?: ImageLink | undefined; readonly detail?: ImageLink | undefined } | undefined
  readonly flags: { readonly is_spam: boolean }
}

/** A transfer, seen from the account of the history: `self` for one to itself. */
export type TransactionTransfer = {
  readonly fungible_info?: FungibleInfo | undefined
  readonly nft_info?: NftInfo | undefined
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  /** Value of the transfer in US dollars. */
  readonly value?: number | undefined
  /** Price of one token in US dollars. */
  readonly price?: number | undefined
}

const imageSchema = v.object({ url: imageLinkSchema })

const fungibleInfoSchema: v.GenericSchema<unknown, FungibleInfo> = v.object({
  name: lenientOptional(textSchema),
  symbol: labelSchema,
  address: lenientOptional(labelSchema),
  icon: lenientOptional(imageSchema),
})

const nftInfoSchema: v.GenericSchema<unknown, NftInfo> = v.object({
  name: labelSchema,
  content: lenientOptional(v.object({ preview: lenientOptional(imageSchema), detail: lenientOptional(imageSchema) })),
  flags: lenient(v.object({ is_spam: lenient(v.boolean(), false) }), { is_spam: false }),
})

export const transactionTransferSchema: v.GenericSchema<unknown, TransactionTransfer> = v.object({
  fungible_info: lenientOptional(fungibleInfoSchema),
  nft_info: lenientOptional(nftInfoSchema),
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.object({ numeric: decimalAmountSchema }),
  value: lenientOptional(usdSchema),
  price: lenientOptional(usdSchema),
})
