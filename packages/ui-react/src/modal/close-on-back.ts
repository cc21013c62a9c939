/**
 * The browser's back button closes the modal, for a host that wants it. The page's address stays as it is.
 *
 * While the modal is open the browser has one entry more, which back takes away. An app that navigates has put its own over
 * it: that one stays, and the entry under it is passed over when the visitor comes back.
 *
 * In      kit   once for its lifetime, with which it ends
 * Source  R-MODAL-01, R-NAV-16, R-HOST-82, R-CFG option `closeOnBrowserBack`
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'

const MARK = 'bowlineModal'

const isMarked = () => typeof history.state === 'object' && history.state !== null && MARK in history.state

const selectIsOpen = ({ modal }: KitState) => modal.open && !modal.isEmbedded

const followed = new WeakMap<Kit, AbortSignal>()

/** Follows the modal and the browser's history. */
export function closeOnBack(kit: Kit): void {
  const lifetime = kit.lifetime()
  if (followed.get(kit) === lifetime) return
  followed.set(kit, lifetime)
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOpen = () => selectIsOpen(kit.getState())

  const enter = () => {
    if (isOpen() && !isMarked()) history.pushState({ ...history.state, [MARK]: true }, '')
  }
  const leave = () => {
    if (isOpen() || isLeaving || !isMarked()) return
    isLeaving = true
    history.back()
  }
  const onPopState = () => {
    const wasLeaving = isLeaving
    isLeaving = false
    // Going back takes a while: the app has navigated meanwhile, or the modal is open again.
    if (wasLeaving && isMarked()) history.forward()
    else if (wasLeaving) enter()
    else if (isMarked()) leave()
    else if (isOpen()) {
      requestClose(kit)
      enter()
    }
  }
  // A task later: an app that navigates when the modal closes has done so by then.
  const follow = () => {
    clearTimeout(timer)
    if (isOpen()) enter()
    else timer = setTimeout(leave)
  }

  const unsubscribe = kit.subscribe(selectIsOpen, follow)
  window.addEventListener('popstate', onPopState)
  enter()
  lifetime.addEventListener('abort', () => {
    unsubscribe()
    clearTimeout(timer)
    window.removeEventListener('popstate', onPopState)
    if (isMarked()) history.back()
  })
}
