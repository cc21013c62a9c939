/**
 * The frame's messages of the handshake: READY between the windows, and HELLO as the first message on the port. FORBIDDEN replaces
 * READY on a page that is not allowed.
 *
 * Source  security.md §4; R-FRAME-04, 10, 73
 */
import * as v from 'valibot'
import { FRAME_PREFIX, SECURE_SDK_VERSION } from './constants.js'
import { nonceSchema as nonce, wordSchema as word } from './fields.js'

/** Frame → page: the frame listens. The supported versions are optional. */
export const readyMessageSchema = v.strictObject({
  type: v.literal(`${FRAME_PREFIX}READY`),
  fid: nonce,
  nonce,
  versions: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.safeInteger())),
      v.check((versions) => versions.includes(SECURE_SDK_VERSION)),
    ),
  ),
})

/** Frame → page: the project does not allow this page. Has no other fields. */
export const forbiddenMessageSchema = v.strictObject({ type: v.literal(`${FRAME_PREFIX}FORBIDDEN`) })

/** Frame → page, on the port: the current session token (`''` for none), the frame's capabilities, and where users log in. */
export const helloMessageSchema = v.strictObject({
  seq: v.literal(0),
  type: v.literal(`${FRAME_PREFIX}HELLO`),
  hostNonce: nonce,
  session: word,
  caps: v.array(word),
  /** Where users log in: in the secure site's window, or in the page. */
  login: v.picklist(['window', 'page']),
})

/** Frame → page: READY. */
export type ReadyMessage = v.InferOutput<typeof readyMessageSchema>
/** Frame → page: FORBIDDEN. */
export type ForbiddenMessage = v.InferOutput<typeof forbiddenMessageSchema>
/** Frame → page on the port: HELLO. */
export type HelloMessage = v.InferOutput<typeof helloMessageSchema>
