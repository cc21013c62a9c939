import type { Kit } from '../../kit.js'

/**
 * Starts following changes that other tabs of the same site make in storage. The returned function stops that.
 *
 * Source  spec R-STORE-19, R-CONN-112, R-CONN-116
 */
export function watchOtherTabs(kit: Kit): () => void {
  let isOver = false
  const stop = kit.storage.onChange((keyName) => {
    kit
      .code()
      .then(({ tab }) => tab())
      .then(({ syncFromTab }) => isOver || syncFromTab(kit, keyName))
      .catch((error: unknown) => kit.log.error('Changes of another tab could not be applied', error))
  })
  return () => {
    isOver = true
    stop()
  }
}
