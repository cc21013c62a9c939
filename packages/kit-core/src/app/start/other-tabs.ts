/**
 * Follows changes made by other tabs of the same site.
 *
 * Source  spec R-STORE-19, R-CONN-112, R-CONN-116
 */
import type { Kit } from '../../kit.js'

/** Starts listening. The returned function stops it. */
export function mirrorOtherTabs(kit: Kit): () => void {
  let isOver = false
  const stop = kit.storage.onChange((keyName) => {
    kit
      .code()
      .then(({ tab }) => tab())
      .then(({ syncFromTab }) => isOver || syncFromTab(kit, keyName))
      .catch((error: unknown) => kit.log.error('Another tab could not be followed', error))
  })
  return () => {
    isOver = true
    stop()
  }
}
