/**
 * Messages that the frame sends on the port after its HELLO: responses and events.
 *
 * Out     schemas; a response's payload is parsed by the schema of its request, or as an error
 * Source  security.md §5; R-FRAME-18, 24, 25, 28
 */

import * as v from 'valibot'
import { FRAME_PREFIX } from './constants.js'
import { requestIdSchema, seqSchema } from './fields.js'
import { plainObject } from './schema-helpers.js'

/** Adds the frame's prefix to a message name. */
export const frameType = <Name extends string>(name: Name): `${typeof FRAME_PREFIX}${Name}` => `${FRAME_PREFIX}${name}`

const response = v.strictObject({
  id: requestIdSchema,
  seq: seqSchema,
  type: v.pipe(v.string(), v.regex(new RegExp(`^${FRAME_PREFIX}.*_(SUCCESS|ERROR)$`, 's'))),
  payload: v.optional(v.unknown()),
})

const shown = v.strictObject({ name: v.picklist(['show', 'hide']), data: v.optional(v.never()) })
const resized = v.strictObject({
  name: v.literal('resize'),
  data: v.strictObject({ height: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(10_000)) }),
})
const eventPayload = v.union([shown, resized])
const event = v.strictObject({ seq: seqSchema, type: v.literal(frameType('EVENT')), payload: eventPayload })

const session = v.strictObject({
  seq: seqSchema,
  type: v.literal(frameType('SESSION_UPDATE')),
  payload: v.strictObject({ token: v.pipe(v.string(), v.maxLength(1_024)) }),
})

/** The user has approved the request with this id. The frame signs once the page responds with `RPC_PROCEED`. */
const approved = v.strictObject({
  seq: seqSchema,
  type: v.literal(frameType('APPROVED')),
  payload: v.strictObject({ id: requestIdSchema }),
})

/** A message of the frame on the port. */
export const frameMessageSchema = v.union([response, event, session, approved])
/** Payload of an error response. */
export const frameRefusalSchema = plainObject(
  v.strictObject({
    message: v.optional(v.string()),
    code: v.optional(v.pipe(v.number(), v.safeInteger())),
    reason: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
)

/** A message of the frame on the port. */
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>
/** An event of the frame: it wants to be shown, hidden, or resized. */
export type FrameEventPayload = v.InferOutput<typeof eventPayload>
/** An error of the frame: a message for users, a code as wallets use it, and a reason for the kit. */
export type FrameRefusal = v.InferOutput<typeof frameRefusalSchema>
