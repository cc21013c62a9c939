import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'
import { loginOfferSchema } from './login-offer.js'

/** A login that a frame waits for until its page is back. `key`: 32 bytes, base64url, that seal the vault key between both. */
export const redirectSchema = v.strictObject({
  ...v.omit(loginOfferSchema, ['handoverKey', 'returnTo', 'backTo']).entries,
  backTo: v.string(),
  key: opaqueIdSchema,
})
/** A login by redirect. */
export type RedirectLogin = v.InferOutput<typeof redirectSchema>
