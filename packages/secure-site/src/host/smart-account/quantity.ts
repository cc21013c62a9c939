import * as v from 'valibot'

/** No block has room for more. */
const MAX_GAS = 500_000_000n

/** A quantity of JSON-RPC. Source: EIP-1474. */
export const quantity = v.pipe(
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,64}$/i)),
  v.transform((text) => BigInt(text)),
)

/** Units of gas. */
export const gas = v.pipe(quantity, v.maxValue(MAX_GAS))
