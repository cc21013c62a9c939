/**
 * Closes the modal with the browser's back button, if the app enables that. The page's URL does not change.
 *
 * Opening the modal adds a history entry after the page's own; both are marked with one id. Closing does not navigate, because
 * an app may push its next page at any time. When the user later moves between the two entries, nothing would change on the
 * page, so the kit continues to the next entry in the same direction.
 *
 * In      kit   further calls within the kit's lifetime do nothing; the end of the lifetime stops the listeners
 * Source  R-MODAL-01, R-NAV-16, R-HOST-82, R-CFG option `closeOnBrowserBack`
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { perOwner } from '@bowline/kit-core/internal'
import { getHistoryMark, markHistory, skipEntry } from './history-entries.js'

const selectIsOpen = ({ modal }: KitState) => modal.open && !modal.isEmbedded

/** By the kit's lifetime. */
const getWatch = perOwner(() => ({ isStarted: false }))

/** Watches the modal and the browser's history. */
export function closeOnBack(kit: Kit): void {
  const signal = kit.lifetime()
  const watch = getWatch(signal)
  if (watch.isStarted) return
  watch.isStarted = true
  let last = getHistoryMark()
  let skip: (() => void) | undefined
  // A router may write the new entry before the `popstate` listener runs.
  let isTraversing = false
  const isOpen = () => selectIsOpen(kit.getState())

  const addEntry = () => {
    if (!isOpen() || getHistoryMark() > 0) return
    const id = Date.now()
    markHistory('replaceState', -id)
    markHistory('pushState', id)
    last = id
  }
  const onPopState = () => {
    const previous = last
    last = getHistoryMark()
    skip = undefined
    isTraversing = false
    const isOther = last === 0 || last !== -previous
    if (isOpen() && last <= 0) {
      requestClose(kit)
      addEntry()
    } else if (isOpen() || isOther) return
    else skip = skipEntry(last > 0 ? 1 : -1)
  }
  const onEntryChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    isTraversing ||= navigationType === 'traverse'
    if (isTraversing) return
    last = getHistoryMark()
    // When a router replaces the skipped entry, it has interrupted the skip, so skip again.
    if (navigationType === 'replace') skip?.()
    else skip = undefined
  }

  const unsubscribe = kit.subscribe(selectIsOpen, addEntry)
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('popstate', onPopState, { signal })
  // Browsers without the Navigation API do not report entries that the app pushes or replaces.
  window.navigation?.addEventListener('currententrychange', onEntryChange, { signal })
  addEntry()
}
