/**
 * INIT, the page's message of the handshake, which transfers one port. Only the frame parses it.
 *
 * Source  security.md §4
 */
import * as v from 'valibot'
import { APP_PREFIX, SECURE_SDK_VERSION } from './constants.js'
import { caip2Schema, nonceSchema, wordSchema } from './fields.js'
import { appMetadataSchema } from './payloads.js'
import { tryParse } from './schema-helpers.js'

const initMessageSchema = v.strictObject({
  type: v.literal(`${APP_PREFIX}INIT`),
  fid: nonceSchema,
  nonce: nonceSchema,
  hostNonce: nonceSchema,
  version: v.literal(SECURE_SDK_VERSION),
  client: v.strictObject({
    projectId: wordSchema,
    chainId: caip2Schema,
    sdkVersion: wordSchema,
    sdkType: wordSchema,
    metadata: v.optional(appMetadataSchema),
  }),
})

/** Page → frame: INIT. */
export type InitMessage = v.InferOutput<typeof initMessageSchema>

/** Parses the app's first message. Undefined when it is another message, or invalid. */
export const parseInitMessage = (data: unknown): InitMessage | undefined => tryParse(initMessageSchema, data)
