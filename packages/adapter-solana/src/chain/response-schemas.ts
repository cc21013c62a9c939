/** Schemas of the responses of nodes. */
import { lenientOptional } from '@bowline/kit-core/schema'
import * as z from 'zod/mini'

/** An unsigned 64-bit integer. Large ones arrive as text from `readJson`. */
export const u64Schema = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{16,20}$/))]),
  z.pipe(
    z.transform((value: string | number) => BigInt(value)),
    z.bigint().check(z.nonnegative(), z.maximum(2n ** 64n - 1n)),
  ),
)

/** A block height or a slot as it is stored: decimal text. */
export const heightSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,20}$/)),
  z.transform((text: string) => BigInt(text)),
)

/** A response with a `value`, as of a slot. */
export const valueSchema = <T>(schema: z.ZodMiniType<T>) => z.object({ value: schema })

/** Status of one transaction, as of a slot. */
export const statusesSchema = z.object({
  context: z.object({ slot: u64Schema }),
  value: z.tuple([
    z.nullable(
      z.object({
        err: z.optional(z.unknown()),
        confirmationStatus: z.nullish(z.string()),
        slot: lenientOptional(u64Schema),
      }),
    ),
  ]),
})

/** Whether a blockhash can still be used, as of a slot. */
export const blockhashValidSchema = z.object({ context: z.object({ slot: u64Schema }), value: z.boolean() })

/** Current slot and block height of the cluster. */
export const epochSchema = z.object({ absoluteSlot: u64Schema, blockHeight: u64Schema })
