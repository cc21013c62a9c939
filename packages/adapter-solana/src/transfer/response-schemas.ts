/** Schemas of the responses of nodes about blocks and accounts. */

import { lenientOptional } from '@bowline/kit-core/schema'
import { base64 } from '@scure/base'
import { type Address, type Blockhash, isAddress, isBlockhash } from '@solana/kit'
import * as v from 'valibot'
import { BASE64_TEXT } from '../chain/base64-text.js'
import { u64Schema } from '../chain/response-schemas.js'

/** A blockhash, its last valid height, and the slot of the node. */
export const blockhashSchema = v.object({
  context: lenientOptional(v.object({ slot: u64Schema })),
  value: v.object({
    blockhash: v.custom<Blockhash>((value) => typeof value === 'string' && isBlockhash(value)),
    lastValidBlockHeight: u64Schema,
  }),
})

/** An account with its data in base64; null when it does not exist. */
export const accountSchema = v.nullable(
  v.object({
    owner: v.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
    data: v.pipe(
      v.strictTuple([v.pipe(v.string(), v.regex(BASE64_TEXT)), v.literal('base64')]),
      v.transform(([text]: [string, 'base64']) => base64.decode(text)),
    ),
  }),
)

/** Recent priority fees by slot, in micro-lamports per compute unit. */
export const prioritySchema = v.array(v.object({ slot: u64Schema, prioritizationFee: u64Schema }))
