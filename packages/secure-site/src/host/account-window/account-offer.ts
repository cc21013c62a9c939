/**
 * What the frame sends the secure site's account window, over a port that only those two have.
 *
 * Source  R-FRAME-105, R-FRAME-116
 */
import { localeSchema } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'
import { sealedSchema } from '../vault/sealed.js'

/** Message of the window to the frame, with one port: it has loaded. */
export const ACCOUNT_WINDOW_LOADED = '@bowline-frame/ACCOUNT_WINDOW_LOADED'

/** Message of the window to the frame, with one port: it needs the vault key. */
export const ACCOUNT_WINDOW_KEYS = '@bowline-frame/ACCOUNT_WINDOW_KEYS'

/** The frame's response: the vault key, sealed for the window, and the key that unseals it; or why there is none. */
export const keysAnswerSchema = v.union([
  v.strictObject({ key: v.instance(CryptoKey), sealed: sealedSchema }),
  v.strictObject({ error: v.string() }),
])

/** The account of a frame that is logged in. */
export const accountOfferSchema = v.strictObject({
  /** Origin of the page, as the browser reports it to the frame. */
  embedder: v.pipe(v.string(), v.maxLength(512)),
  projectId: v.pipe(v.string(), v.maxLength(128)),
  ticket: opaqueIdSchema,
  theme: v.picklist(['light', 'dark']),
  locale: localeSchema,
})

/** The frame's response: its account, or why it has none. */
export const accountAnswerSchema = v.union([
  accountOfferSchema,
  v.strictObject({ error: v.string(), locale: localeSchema }),
])
/** The frame's parsed response. */
export type AccountAnswer = v.InferOutput<typeof accountAnswerSchema>
