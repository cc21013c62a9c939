import * as v from 'valibot'

/**
 * How far a login is. `held`: the wallet has to be opened in the window first. `collected`: the frame has its session, or the ticket has
 * ended. `offersKeys`: the wallet has neither passkey nor recovery code. `formerDeletedAtMs`: when the former account was deleted, if the
 * login made a new one.
 */
export const stageSchema = v.object({
  stage: v.picklist(['waiting', 'held', 'collected']),
  offersKeys: v.boolean(),
  formerDeletedAtMs: v.optional(v.pipe(v.number(), v.safeInteger())),
})
