/**
 * Messages of the handshake: READY and INIT between the windows, then HELLO as the first message on the port. FORBIDDEN
 * replaces READY on a page that is not allowed.
 *
 * Source  security.md §4; R-FRAME-04, 10, 73
 */
import * as z from 'zod/mini'
import { APP_PREFIX, FRAME_PREFIX, SECURE_SDK_VERSION } from './constants.js'
import { caip2Schema } from './fields.js'
import { appMetadataSchema } from './payloads.js'

const nonce = z.string().check(z.regex(/^[\da-f]{32}$/))
const word = z.string().check(z.maxLength(128))

/** Frame → page: the frame listens. The supported versions are optional. */
export const readyMessageSchema = z.strictObject({
  type: z.literal(`${FRAME_PREFIX}READY`),
  fid: nonce,
  nonce,
  versions: z.optional(z.array(z.int()).check(z.refine((versions) => versions.includes(SECURE_SDK_VERSION)))),
})

/** Frame → page: the project does not allow this page. Has no other fields. */
export const forbiddenMessageSchema = z.strictObject({ type: z.literal(`${FRAME_PREFIX}FORBIDDEN`) })

/** Page → frame, with one transferred port. */
export const initMessageSchema = z.strictObject({
  type: z.literal(`${APP_PREFIX}INIT`),
  fid: nonce,
  nonce,
  hostNonce: nonce,
  version: z.literal(SECURE_SDK_VERSION),
  client: z.strictObject({
    projectId: word,
    chainId: caip2Schema,
    sdkVersion: word,
    sdkType: word,
    metadata: z.optional(appMetadataSchema),
  }),
})

/** Frame → page, on the port: the current session token (`''` for none) and the frame's capabilities. */
export const helloMessageSchema = z.strictObject({
  seq: z.literal(0),
  type: z.literal(`${FRAME_PREFIX}HELLO`),
  hostNonce: nonce,
  session: word,
  caps: z.array(word),
})

/** Frame → page: READY. */
export type ReadyMessage = z.output<typeof readyMessageSchema>
/** Frame → page: FORBIDDEN. */
export type ForbiddenMessage = z.output<typeof forbiddenMessageSchema>
/** Page → frame: INIT. */
export type InitMessage = z.output<typeof initMessageSchema>
/** Frame → page on the port: HELLO. */
export type HelloMessage = z.output<typeof helloMessageSchema>
