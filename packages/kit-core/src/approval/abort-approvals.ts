import type { Kit } from '../kit.js'

/** Refuses what waits for the visitor's approval; requests that only read go on. Source: spec R-MODAL-12, R-FRAME-41. */
export function abortApprovals(kit: Kit): void {
  if (kit.store.get().auth.frame === 'none') return
  kit.frame().then(
    (client) => client.abortUnsafe(),
    (error: unknown) => kit.log.debug('The frame could not be told', error),
  )
}
