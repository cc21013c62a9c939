/** Schemas of the responses of nodes about blocks and accounts. */

import { lenientOptional } from '@bowline/kit-core/schema'
import { base64 } from '@scure/base'
import { type Address, type Blockhash, isAddress, isBlockhash } from '@solana/kit'
import * as z from 'zod/mini'
import { BASE64_TEXT } from '../base64-text.js'
import { u64Schema } from '../chain/response-schemas.js'

/** A blockhash, its last valid height, and the slot of the node. */
export const blockhashSchema = z.object({
  context: lenientOptional(z.object({ slot: u64Schema })),
  value: z.object({
    blockhash: z.custom<Blockhash>((value) => typeof value === 'string' && isBlockhash(value)),
    lastValidBlockHeight: u64Schema,
  }),
})

/** An account with its data in base64; null when it does not exist. */
export const accountSchema = z.nullable(
  z.object({
    owner: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
    data: z.pipe(
      z.tuple([z.string().check(z.regex(BASE64_TEXT)), z.literal('base64')]),
      z.transform(([text]: [string, 'base64']) => base64.decode(text)),
    ),
  }),
)

/** Recent priority fees by slot, in micro-lamports per compute unit. */
export const prioritySchema = z.array(z.object({ slot: u64Schema, prioritizationFee: u64Schema }))
