/**
 * The browser's back button closes the modal, for an app that asks for it. The page's address stays as it is.
 *
 * Opening the modal adds a history entry over the page's own, both with one id in their state. Closing does not navigate:
 * an app may push its next page at any time after. When the user later goes from one of the two entries to the other, where
 * nothing would change on the page, they go on in the same direction.
 *
 * In      kit   once for its lifetime, with which it ends
 * Source  R-MODAL-01, R-NAV-16, R-HOST-82, R-CFG option `closeOnBrowserBack`
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { readHistoryMark } from './history-mark.js'

const selectIsOpen = ({ modal }: KitState) => modal.open && !modal.isEmbedded

const followed = new WeakMap<Kit, AbortSignal>()

/** Follows the modal and the browser's history. */
export function closeOnBack(kit: Kit): void {
  const signal = kit.lifetime()
  if (followed.get(kit) === signal) return
  followed.set(kit, signal)
  let last = readHistoryMark()
  const isOpen = () => selectIsOpen(kit.getState())

  const enter = () => {
    if (!isOpen() || readHistoryMark() > 0) return
    const { state } = history
    const id = Date.now()
    history.replaceState({ ...state, bowlineModal: -id }, '')
    history.pushState({ ...state, bowlineModal: id }, '')
    last = id
  }
  const onPopState = () => {
    const left = last
    last = readHistoryMark()
    const isOther = last === 0 || last !== -left
    if (isOpen() && last <= 0) {
      requestClose(kit)
      enter()
    } else if (isOpen() || isOther) return
    else if (last > 0) history.forward()
    else history.back()
  }
  const onEntryChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== 'traverse') last = readHistoryMark()
  }

  const unsubscribe = kit.subscribe(selectIsOpen, enter)
  signal.addEventListener('abort', unsubscribe)
  window.addEventListener('popstate', onPopState, { signal })
  // Browsers without it do not report what the app pushes or replaces.
  window.navigation?.addEventListener('currententrychange', onEntryChange, { signal })
  enter()
}
