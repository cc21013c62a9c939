/**
 * What is noted before a wallet is asked to sign and send, to find the transaction on chain when the wallet does not answer, or
 * answers with another signature.
 *
 * In      text   out of storage; anything that does not fit is as good as absent
 * Source  spec R-ADPT-124, R-ADPT-138; security design §8 (stored data)
 */
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { BASE64_TEXT } from './base64-text.js'
import { heightSchema } from './chain/response-schemas.js'

/** The note. */
export type SendNote = {
  /** The transaction comes in a later slot; undefined when no node responded. */
  readonly slot?: bigint | undefined
  /** Beyond this height the blockhash that was handed over is over; undefined with a durable nonce, and when no node responded. */
  readonly lastValidBlockHeight?: bigint | undefined
  /** What was handed over to be signed. */
  readonly message: Uint8Array
  /** The wallet has responded: it takes no later blockhash. */
  readonly isSigned?: boolean | undefined
}

const noteSchema = z.object({
  slot: z.optional(heightSchema),
  height: z.optional(heightSchema),
  signed: z.optional(z.boolean()),
  message: z.pipe(
    z.string().check(z.minLength(4), z.regex(BASE64_TEXT)),
    z.transform((text: string): Uint8Array => base64.decode(text)),
  ),
})

/** Writes the note. */
export function formatSendNote({ slot, lastValidBlockHeight, isSigned, message }: SendNote): string {
  return JSON.stringify({
    slot: slot?.toString(),
    height: lastValidBlockHeight?.toString(),
    signed: isSigned,
    message: base64.encode(message),
  })
}

/** Reads a note. */
export function parseSendNote(text = ''): SendNote | undefined {
  try {
    const { slot, height, signed, message } = z.parse(noteSchema, JSON.parse(text))
    return { slot, lastValidBlockHeight: height, isSigned: signed, message }
  } catch {
    return undefined
  }
}
