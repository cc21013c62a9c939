/**
 * Whose modal the page shows: that of one kit at a time.
 *
 * In      kit   the one whose modal opens; that of another kit closes
 * Out     a function that lets go of the page
 * Source  R-MODAL-28
 */
import type { Kit } from '@bowline/kit-core'
import { close } from '@bowline/kit-core/actions'

let shown: Kit | undefined

/** Makes this kit's modal the one of the page. */
export function takePage(kit: Kit): () => void {
  if (shown && shown !== kit) close(shown)
  shown = kit
  return () => {
    if (shown === kit) shown = undefined
  }
}
