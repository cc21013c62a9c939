/** Responses that only the login window and the page of a link parse. */
import * as z from 'zod/mini'
import { opaqueIdSchema } from '../../api/response-schemas.js'

/** Next step of an email login in the window. */
export const windowEmailSchema = z.object({
  action: z.literal(['VERIFY_DEVICE', 'VERIFY_OTP']),
  challenge: opaqueIdSchema,
})

/** The email of a login link. */
export const linkEmailSchema = z.object({ email: z.string() })
