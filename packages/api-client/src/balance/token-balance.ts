/**
 * One token of an account.
 *
 * In      a record of an answer, or of a wallet
 * Out     the fields that fit. Without an address it is the network's own coin; a price that is none is absent, and the
 *         value with it. A name or symbol that does not fit is empty
 * Throws  a schema error when chain, address, decimals or quantity do not fit: what a token is and how much of it there is
 *         is not guessed
 * Source  spec R-STATE-37; security §8 (tokens)
 */
import * as z from 'zod/mini'

import { decimalAmountSchema, decimalsTextSchema, usdSchema } from '../client/amount-schema.js'
import { caip2Schema } from '../client/caip2-schema.js'
import { caip10Schema, partsOfCaip10 } from '../client/caip10-schema.js'
import { lenientOptional } from '../client/lenient-optional.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'

/** A token of an account. */
export type TokenBalance = {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; absent for the network's own coin. */
  readonly address?: string | undefined
  /** What the quantity is worth, in US dollars. */
  readonly value?: number | undefined
  /** What one is worth, in US dollars. */
  readonly price?: number | undefined
  /** Decimal text, and how many decimals the token has. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Empty when there is none. */
  readonly iconUrl: string
}

/** The schema of a token of an account. */
export const tokenBalanceSchema: z.ZodMiniType<TokenBalance> = z.pipe(
  z
    .object({
      name: labelSchema,
      symbol: labelSchema,
      chainId: caip2Schema,
      address: z.nullish(caip10Schema),
      value: lenientOptional(usdSchema),
      price: lenientOptional(usdSchema),
      quantity: z.object({ decimals: decimalsTextSchema, numeric: decimalAmountSchema }),
      iconUrl: imageLinkSchema,
    })
    .check(z.refine(isOfItsChain)),
  z.transform(({ address, value, price, ...token }): TokenBalance => {
    const worth = price === undefined ? {} : { price, ...(value !== undefined && { value }) }
    return { ...token, ...(typeof address === 'string' && { address }), ...worth }
  }),
)

function isOfItsChain({ address, chainId }: { address?: string | null | undefined; chainId: string }): boolean {
  return typeof address !== 'string' || partsOfCaip10(address)?.caipNetworkId === chainId
}
