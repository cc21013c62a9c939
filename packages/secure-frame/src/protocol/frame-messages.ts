/**
 * Messages that the frame sends to the page on the port after its HELLO: responses, events, session tokens and APPROVED. A
 * response's payload is parsed later, by the schema of its request or as an error.
 *
 * Source  security.md §5; R-FRAME-18, 24, 25, 28
 */

import * as v from 'valibot'
import { FRAME_PREFIX } from './constants.js'
import { requestIdSchema, seqSchema } from './fields.js'
import { plainObject } from './schema-helpers.js'

/** The `type` of a message that the frame sends: `@bowline-frame/` and its name. */
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

/** Parses a message of the frame. */
export const frameMessageSchema = v.union([response, event, session, approved])
/** Parses the payload of an error response. */
export const frameErrorPayloadSchema = plainObject(
  v.strictObject({
    message: v.optional(v.string()),
    code: v.optional(v.pipe(v.number(), v.safeInteger())),
    reason: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
)

/** A message of the frame. */
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>
/** An event by which the frame requests to be shown, hidden, or resized. */
export type FrameEventPayload = v.InferOutput<typeof eventPayload>
/** Payload of an error response: a message for users, a code as wallets use it, and a reason for the kit. */
export type FrameErrorPayload = v.InferOutput<typeof frameErrorPayloadSchema>
