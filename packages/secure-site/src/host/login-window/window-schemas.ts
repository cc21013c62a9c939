/** Responses that only the login window and the page of a link parse. */
import * as z from 'zod/mini'
import { opaqueIdSchema } from '../../api/response-schemas.js'

/**
 * How far a login is. `held`: the wallet has to be opened in the window first. `collected`: the frame has its session, or the ticket has
 * ended. `offersKeys`: the wallet has neither passkey nor recovery code. `formerDeletedAtMs`: when the former account was deleted, if the
 * login made a new one.
 */
export const stageSchema = z.object({
  stage: z.literal(['waiting', 'held', 'collected']),
  offersKeys: z.boolean(),
  formerDeletedAtMs: z.optional(z.int()),
})

/** Next step of an email login in the window. */
export const windowEmailSchema = z.object({
  action: z.literal(['VERIFY_DEVICE', 'VERIFY_OTP']),
  challenge: opaqueIdSchema,
})

/** The email of a login link. */
export const linkEmailSchema = z.object({ email: z.string() })
