/**
 * An account's balance of one token, validated from a record of the data service or of a wallet.
 *
 * Out     the valid fields. A token without an address is the native token; without a valid price there is no value
 *         either. An invalid name, symbol or icon becomes empty
 * Throws  a schema error when chain, address, decimals or quantity are invalid, or the address is on another chain, because
 *         the token and its amount are never guessed
 * Source  spec R-STATE-37; security §8 (tokens)
 */
import * as v from 'valibot'

import { decimalAmountSchema, decimalsTextSchema, usdSchema } from '../client/amount-schema.js'
import { caip2Schema } from '../client/caip2-schema.js'
import { caip10Schema, parseCaip10 } from '../client/caip10-schema.js'
import { lenientOptional } from '../client/lenient.js'
import { imageLinkSchema, labelSchema } from '../client/text-schema.js'

/** An account's balance of one token. */
export type TokenBalance = {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: string
  /** CAIP-10; undefined for the native token. */
  readonly address?: string | undefined
  /** Value of the quantity in US dollars. */
  readonly value?: number | undefined
  /** Price of one token in US dollars. */
  readonly price?: number | undefined
  /** Both as decimal text: the number of decimals, and the amount. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Empty when there is no icon. */
  readonly iconUrl: string
}

/** Schema of one token balance. */
export const tokenBalanceSchema: v.GenericSchema<unknown, TokenBalance> = v.pipe(
  v.object({
    name: labelSchema,
    symbol: labelSchema,
    chainId: caip2Schema,
    address: v.nullish(caip10Schema),
    value: lenientOptional(usdSchema),
    price: lenientOptional(usdSchema),
    quantity: v.object({ decimals: decimalsTextSchema, numeric: decimalAmountSchema }),
    iconUrl: imageLinkSchema,
  }),
  v.check((token) => isOfItsChain(token)),
  v.transform(({ address, value, price, ...token }): TokenBalance => {
    const prices = price === undefined ? {} : { price, ...(value !== undefined && { value }) }
    return { ...token, ...(typeof address === 'string' && { address }), ...prices }
  }),
)

function isOfItsChain({ address, chainId }: { address?: string | null | undefined; chainId: string }): boolean {
  return typeof address !== 'string' || parseCaip10(address)?.caipNetworkId === chainId
}
