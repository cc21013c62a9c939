import * as z from 'zod/mini'

import { wholeAmountSchema } from '../client/amount-schema.js'

/** The most call data that is taken, in characters: what a block of any chain could not hold is no transaction. */
const MAX_DATA_LENGTH = 2 + 2 * 128 * 1024

/** Call data: whole bytes in hexadecimal. */
export const callDataSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(MAX_DATA_LENGTH), z.regex(/^0x([0-9a-fA-F]{2})*$/))

/** Gas and its price in wei, as text. */
export type BuiltGas = { readonly gas: string; readonly gasPrice: string }

/** The schema of gas and its price. */
export const builtGasSchema: z.ZodMiniType<BuiltGas> = z.object({ gas: wholeAmountSchema, gasPrice: wholeAmountSchema })
