/** Schemas of the responses of nodes. */
import { lenientOptional, plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'

/** An unsigned 64-bit integer. Large ones arrive as text from `parseJson`. */
export const u64Schema = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{16,20}$/))]),
  v.transform((value: string | number) => BigInt(value)),
  v.bigint(),
  v.minValue(0n),
  v.maxValue(2n ** 64n - 1n),
)

/** A block height or a slot as it is stored: decimal text. */
export const heightSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((text: string) => BigInt(text)),
)

/** A response with a `value`, as of a slot. */
export const valueSchema = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ value: schema })

/** Status of one transaction, as of a slot; null if the node does not know the transaction. */
export const statusesSchema = v.object({
  context: v.object({ slot: u64Schema }),
  value: v.strictTuple([
    v.nullable(
      plainObject(
        v.object({
          err: v.optional(v.unknown()),
          confirmationStatus: v.nullish(v.string()),
          slot: lenientOptional(u64Schema),
        }),
      ),
    ),
  ]),
})

/** Whether a blockhash can still be used, as of a slot. */
export const blockhashValidSchema = v.object({ context: v.object({ slot: u64Schema }), value: v.boolean() })

/** Current slot and block height of the cluster. */
export const epochSchema = v.object({ absoluteSlot: u64Schema, blockHeight: u64Schema })
