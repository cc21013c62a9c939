import * as z from 'zod/mini'

import { wholeAmountSchema } from '../client/amount-schema.js'

/** Maximum length of call data in characters. Larger data does not fit into a block of any chain. */
const MAX_DATA_LENGTH = 2 + 2 * 128 * 1024

/** Call data: whole bytes in hex. */
export const callDataSchema: z.ZodMiniType<string> = z
  .string()
  .check(z.maxLength(MAX_DATA_LENGTH), z.regex(/^0x([0-9a-fA-F]{2})*$/))

/** Gas limit, and gas price in wei, as text. */
export type BuiltGas = { readonly gas: string; readonly gasPrice: string }

/** Schema of gas and its price. */
export const builtGasSchema: z.ZodMiniType<BuiltGas> = z.object({ gas: wholeAmountSchema, gasPrice: wholeAmountSchema })
