import * as v from 'valibot'

import { wholeAmountSchema } from '../client/amount-schema.js'

/** Maximum length of call data in characters. Larger data does not fit into a block of any chain. */
const MAX_DATA_LENGTH = 2 + 2 * 128 * 1024

/** Schema of call data of a built transaction: whole bytes in hex. */
export const callDataSchema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(MAX_DATA_LENGTH),
  v.regex(/^0x([0-9a-fA-F]{2})*$/),
)

/** Gas limit of a built transaction, and its gas price in wei, as text. */
export type BuiltGas = { readonly gas: string; readonly gasPrice: string }

/** Schema of gas and its price. */
export const builtGasSchema: v.GenericSchema<unknown, BuiltGas> = v.object({
  gas: wholeAmountSchema,
  gasPrice: wholeAmountSchema,
})
