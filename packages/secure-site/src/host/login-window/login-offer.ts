/**
 * What the frame sends the secure site's window about a login, over a port that only those two have.
 *
 * Source  R-FRAME-83
 */
import { localeSchema } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'

/** Message of the window to the frame, with one port: it has loaded. */
export const LOGIN_WINDOW_LOADED = '@bowline-frame/LOGIN_WINDOW_LOADED'

/** A login that a frame waits for. */
export const loginOfferSchema = v.strictObject({
  /** Origin of the page, as the browser reports it to the frame. */
  embedder: v.pipe(v.string(), v.maxLength(512)),
  projectId: v.pipe(v.string(), v.maxLength(128)),
  ticket: opaqueIdSchema,
  /** `passkey` only when the user logs in again. */
  method: v.picklist(['email', 'passkey', 'farcaster', 'google', 'github', 'apple', 'facebook', 'x', 'discord']),
  /** The email that the user typed into the page. The window shows it. */
  email: v.optional(v.pipe(v.string(), v.maxLength(254))),
  theme: v.picklist(['light', 'dark']),
  /** The page's language. */
  locale: localeSchema,
  /** Set when the user logs in again for the account window, which the window then goes back to. */
  returnTo: v.optional(v.literal('account')),
  /** Address of the page, on its origin, that the tab goes back to. Set when it left the page because no window opens. */
  backTo: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
  /** Seals the vault key between this frame and its window, so that the server between them never has it. */
  handoverKey: v.instance(CryptoKey),
})

/** A login that a frame waits for. */
export type LoginOffer = v.InferOutput<typeof loginOfferSchema>
