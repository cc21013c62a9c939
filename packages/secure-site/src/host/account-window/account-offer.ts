/**
 * What the frame sends the secure site's account window, over a port that only those two have.
 *
 * Source  R-FRAME-105
 */
import * as z from 'zod/mini'
import { opaqueIdSchema } from '../../api/response-schemas.js'

/** Message of the window to the frame, with one port: it has loaded. */
export const ACCOUNT_WINDOW_LOADED = '@bowline-frame/ACCOUNT_WINDOW_LOADED'

/** The account of a frame that is logged in. */
export const accountOfferSchema = z.strictObject({
  /** Origin of the page, as the browser reports it to the frame. */
  embedder: z.string().check(z.maxLength(512)),
  projectId: z.string().check(z.maxLength(128)),
  ticket: opaqueIdSchema,
  theme: z.literal(['light', 'dark']),
})

/** The frame's response: its account, or why it has none. */
export const accountAnswerSchema = z.union([accountOfferSchema, z.strictObject({ error: z.string() })])
/** The frame's parsed response. */
export type AccountAnswer = z.infer<typeof accountAnswerSchema>
