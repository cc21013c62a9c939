/**
 * The browser's back button closes the modal, for an app that asks for it. The page's address stays as it is.
 *
 * Opening the modal adds a history entry over the page's own, both marked with one id. Closing does not navigate: an app may push
 * its next page at any time after. When the user later goes from one of the two entries to the other, where
 * nothing would change on the page, they go on in the same direction.
 *
 * In      kit   once for its lifetime, with which it ends
 * Source  R-MODAL-01, R-NAV-16, R-HOST-82, R-CFG option `closeOnBrowserBack`
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { markHistory, readHistoryMark, skipEntry } from './history-entries.js'

const selectIsOpen = ({ modal }: KitState) => modal.open && !modal.isEmbedded

const followed = new WeakMap<Kit, AbortSignal>()

/** Follows the modal and the browser's history. */
export function closeOnBack(kit: Kit): void {
  const signal = kit.lifetime()
  if (followed.get(kit) === signal) return
  followed.set(kit, signal)
  let last = readHistoryMark()
  let skip: (() => void) | undefined
  // A router may write the new entry before this hears of it.
  let isMoving = false
  const isOpen = () => selectIsOpen(kit.getState())

  const enter = () => {
    if (!isOpen() || readHistoryMark() > 0) return
    const id = Date.now()
    markHistory('replaceState', -id)
    markHistory('pushState', id)
    last = id
  }
  const onPopState = () => {
    const left = last
    last = readHistoryMark()
    skip = undefined
    isMoving = false
    const isOther = last === 0 || last !== -left
    if (isOpen() && last <= 0) {
      requestClose(kit)
      enter()
    } else if (isOpen() || isOther) return
    else skip = skipEntry(last > 0 ? 1 : -1)
  }
  const onEntryChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    isMoving ||= navigationType === 'traverse'
    if (isMoving) return
    last = readHistoryMark()
    // A router that writes the entry which is being skipped has stopped that.
    if (navigationType === 'replace') skip?.()
    else skip = undefined
  }

  const unsubscribe = kit.subscribe(selectIsOpen, enter)
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('popstate', onPopState, { signal })
  // Browsers without it do not report what the app pushes or replaces.
  window.navigation?.addEventListener('currententrychange', onEntryChange, { signal })
  enter()
}
