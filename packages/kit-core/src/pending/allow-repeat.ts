import type { Kit } from '../kit.js'
import { giveUpAsked, putAsked } from './asked.js'
import { selectAsked } from './select-asked.js'

/**
 * The user has checked the wallet: the same transaction may be requested once more. The earlier request is still followed, so a
 * late response to either is shown. The action that waits for it rejects. Does nothing for an unknown id. Source: spec R-SEND-161.
 */
export function allowRepeat(kit: Kit, { askedId }: { readonly askedId: string }): void {
  const asked = selectAsked(kit.store.get()).find(({ id }) => id === askedId)
  if (!asked) return
  putAsked(kit, { ...asked, isRepeatAllowed: true })
  giveUpAsked(kit, askedId)
}
