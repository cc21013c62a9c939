/**
 * The memo stored before a wallet is requested to sign and send. It helps to find the transaction on chain when the wallet
 * does not respond, or responds with another signature.
 *
 * In      text   from storage; text of another form counts as missing
 * Source  spec R-ADPT-124, R-ADPT-138; security design §8 (stored data)
 */
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { BASE64_TEXT } from './base64-text.js'
import { heightSchema } from './response-schemas.js'

/** The parsed memo. */
export type SendMemo = {
  /** Slot before the request: the transaction lands in a later one. Undefined when no node responded. */
  readonly slot?: bigint | undefined
  /**
   * Last block height at which the blockhash handed to the wallet is valid. Undefined with a durable nonce, and when no
   * node responded.
   */
  readonly lastValidBlockHeight?: bigint | undefined
  /** Message bytes of the transaction that was handed to the wallet. */
  readonly message: Uint8Array
  /** True once the wallet has responded: from then on it cannot use a later blockhash. */
  readonly isSigned?: boolean | undefined
}

const memoSchema = v.object({
  slot: v.optional(heightSchema),
  height: v.optional(heightSchema),
  signed: v.optional(v.boolean()),
  message: v.pipe(
    v.string(),
    v.minLength(4),
    v.regex(BASE64_TEXT),
    v.transform((text: string): Uint8Array => base64.decode(text)),
  ),
})

/** Serializes a memo to JSON. */
export function formatSendMemo({ slot, lastValidBlockHeight, isSigned, message }: SendMemo): string {
  return JSON.stringify({
    slot: slot?.toString(),
    height: lastValidBlockHeight?.toString(),
    signed: isSigned,
    message: base64.encode(message),
  })
}

/** Parses a stored memo; undefined when the text has another form. */
export function parseSendMemo(text = ''): SendMemo | undefined {
  try {
    const { slot, height, signed, message } = v.parse(memoSchema, JSON.parse(text))
    return { slot, lastValidBlockHeight: height, isSigned: signed, message }
  } catch {
    return undefined
  }
}
