/**
 * Ensures that the page shows the modal of one kit at a time.
 *
 * In      kit   kit whose modal opens; the modal of another kit closes
 * Out     a function that releases the page
 * Source  R-MODAL-28
 */
import type { Kit } from '@bowline/kit-core'
import { close } from '@bowline/kit-core/actions'

let shown: Kit | undefined

/** Makes this kit's modal the only one of the page. */
export function claimPage(kit: Kit): () => void {
  if (shown && shown !== kit) close(shown)
  shown = kit
  return () => {
    if (shown === kit) shown = undefined
  }
}
