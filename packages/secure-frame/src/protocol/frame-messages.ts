/**
 * Messages that the frame sends on the port after its HELLO: responses and events.
 *
 * Out     schemas; a response's payload is parsed by the schema of its request, or as an error
 * Source  security.md §5; R-FRAME-18, 24, 25, 28
 */
import * as z from 'zod/mini'
import { FRAME_PREFIX } from './constants.js'
import { requestIdSchema, seqSchema } from './fields.js'

/** Adds the frame's prefix to a message name. */
export const frameType = <Name extends string>(name: Name): `${typeof FRAME_PREFIX}${Name}` => `${FRAME_PREFIX}${name}`

const response = z.strictObject({
  id: requestIdSchema,
  seq: seqSchema,
  type: z.string().check(z.regex(new RegExp(`^${FRAME_PREFIX}.*_(SUCCESS|ERROR)$`, 's'))),
  payload: z.optional(z.unknown()),
})

const shown = z.strictObject({ name: z.literal(['show', 'hide']), data: z.optional(z.never()) })
const resized = z.strictObject({
  name: z.literal('resize'),
  data: z.strictObject({ height: z.number().check(z.positive(), z.maximum(10_000)) }),
})
const eventPayload = z.union([shown, resized])
const event = z.strictObject({ seq: seqSchema, type: z.literal(frameType('EVENT')), payload: eventPayload })

const session = z.strictObject({
  seq: seqSchema,
  type: z.literal(frameType('SESSION_UPDATE')),
  payload: z.strictObject({ token: z.string().check(z.maxLength(1_024)) }),
})

/** The user has approved the request with this id. The frame signs once the page responds with `RPC_PROCEED`. */
const approved = z.strictObject({
  seq: seqSchema,
  type: z.literal(frameType('APPROVED')),
  payload: z.strictObject({ id: requestIdSchema }),
})

/** A message of the frame on the port. */
export const frameMessageSchema = z.union([response, event, session, approved])
/** Payload of an error response. */
export const frameRefusalSchema = z.strictObject({
  message: z.optional(z.string()),
  code: z.optional(z.int()),
  reason: z.optional(z.string().check(z.maxLength(64))),
})

/** A message of the frame on the port. */
export type FrameMessage = z.output<typeof frameMessageSchema>
/** An event of the frame: it wants to be shown, hidden, or resized. */
export type FrameEventPayload = z.output<typeof eventPayload>
/** An error of the frame: a message for users, a code as wallets use it, and a reason for the kit. */
export type FrameRefusal = z.output<typeof frameRefusalSchema>
