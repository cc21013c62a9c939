import type { Kit } from '../../kit.js'
import { getCooldownEnd } from './email-cooldown.js'
import { updateAuth } from './update-auth.js'
import { USED_EMAILS_KEY } from './used-emails.js'

/** Loads the used emails and the end of the email cooldown from storage into the state, once. Source: spec R-CONN-53, R-CONN-55. */
export function restoreLoginState(kit: Kit): void {
  updateAuth(kit, {
    usedEmails: kit.storage.get(USED_EMAILS_KEY) ?? [],
    cooldownEndsAtMs: getCooldownEnd(kit, Date.now()),
  })
}
