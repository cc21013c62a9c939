import * as z from 'zod/mini'

/** No block has room for more. */
const MAX_GAS = 500_000_000n

/** A quantity of JSON-RPC. Source: EIP-1474. */
export const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text) => BigInt(text)),
)

/** Units of gas. */
export const gas = quantity.check(z.maximum(MAX_GAS))
