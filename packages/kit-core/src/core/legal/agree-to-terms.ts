/**
 * The legal checkbox of the connect views.
 *
 * Source  spec R-VIEW-12, R-VIEW-13
 */
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Checks or unchecks the checkbox. */
export function agreeToTerms({ store }: Kit, { isAgreed }: { isAgreed: boolean }): void {
  store.set({ legal: { isAgreed } })
}

/** Whether the checkbox is checked. */
export function selectHasAgreedToTerms({ legal }: KitState): boolean {
  return legal.isAgreed
}
