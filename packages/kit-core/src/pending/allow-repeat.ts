import type { Kit } from '../kit.js'
import { putAsked } from './asked.js'
import { selectAsked } from './select-asked.js'

/**
 * The user has checked the wallet: the same transaction may be requested once more. The earlier request is still followed, so a
 * late response to either is shown. Does nothing for an unknown id. Source: spec R-SEND-161.
 */
export async function allowRepeat(kit: Kit, { askedId }: { readonly askedId: string }): Promise<void> {
  const asked = selectAsked(kit.store.get()).find(({ id }) => id === askedId)
  if (asked) putAsked(kit, { ...asked, isRepeatAllowed: true })
}
