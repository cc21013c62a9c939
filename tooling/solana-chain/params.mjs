// @ts-check
/** Parameters of clients, as zod schemas; an invalid parameter returns -32602. */
import { address, blockhash, isAddress, isBlockhash, isSignature, signature } from '@solana/kit'
import * as z from 'zod'

export const addressSchema = z
  .string()
  .refine(isAddress, 'Invalid param: not an address')
  .transform((text) => address(text))

export const signatureSchema = z
  .string()
  .refine(isSignature, 'Invalid param: not a signature')
  .transform((text) => signature(text))

export const blockhashSchema = z
  .string()
  .refine(isBlockhash, 'Invalid param: not a blockhash')
  .transform((text) => blockhash(text))

/** Every config object: unknown fields are ignored, as in nodes. */
const commitmentSchema = z.enum(['processed', 'confirmed', 'finalized']).nullish()
export const configSchema = z.object({ commitment: commitmentSchema, minContextSlot: z.bigint().nullish() }).nullish()

const lengthSchema = z
  .bigint()
  .min(0n)
  .max(2n ** 32n)
  .transform(Number)

export const accountConfigSchema = z
  .object({
    encoding: z.enum(['binary', 'base58', 'base64', 'jsonParsed']).nullish(),
    dataSlice: z.object({ offset: lengthSchema, length: lengthSchema }).nullish(),
  })
  .nullish()

/** @typedef {z.infer<typeof accountConfigSchema>} AccountConfig */
