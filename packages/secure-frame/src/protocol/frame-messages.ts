/**
 * What the frame sends on the port after its HELLO: answers, and what it has to say unasked.
 *
 * Out     schemas; the payload of an answer is read by the schema of its request, or as an error
 * Source  security.md §5; R-FRAME-18, 24, 25, 28
 */
import * as z from 'zod/mini'
import { FRAME_PREFIX } from './constants.js'
import { requestIdSchema, seqSchema } from './fields.js'

/** The type of a message of the frame. */
export const frameType = <Name extends string>(name: Name): `${typeof FRAME_PREFIX}${Name}` => `${FRAME_PREFIX}${name}`

const answer = z.strictObject({
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

/** The user has approved the request of that id. The frame signs once the page responds with `RPC_PROCEED`. */
const approved = z.strictObject({
  seq: seqSchema,
  type: z.literal(frameType('APPROVED')),
  payload: z.strictObject({ id: requestIdSchema }),
})

/** A message of the frame on the port. */
export const frameMessageSchema = z.union([answer, event, session, approved])
/** The payload of an answer that says no. */
export const frameRefusalSchema = z.strictObject({
  message: z.optional(z.string()),
  code: z.optional(z.int()),
  reason: z.optional(z.string().check(z.maxLength(64))),
})

/** A message of the frame on the port. */
export type FrameMessage = z.output<typeof frameMessageSchema>
/** What the frame says of itself: that it wants to be seen, no longer, or to be of another height. */
export type FrameEventPayload = z.output<typeof eventPayload>
/** Why the frame says no: words for people, a number as wallets use it, and a word for the kit. */
export type FrameRefusal = z.output<typeof frameRefusalSchema>
