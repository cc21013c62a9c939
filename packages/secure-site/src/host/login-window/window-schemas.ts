/** Responses that only the login window and the page of a link parse. */
import * as v from 'valibot'
import { opaqueIdSchema } from '../../api/response-schemas.js'

/** Next step of an email login in the window. */
export const windowEmailSchema = v.object({
  action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP']),
  challenge: opaqueIdSchema,
})

/** Whose login a link is: an email, or a name. */
export const linkSchema = v.object({ who: v.nullable(v.string()) })
