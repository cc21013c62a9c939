/**
 * Keeps the page behind from scrolling, in place and without a shift when its scrollbar goes.
 *
 * Source  R-MODAL-17, R-VIEW-154
 */
'use client'

import { useInsertionEffect } from 'react'

type Lock = { holders: number; readonly release: () => void }

const locks = new WeakMap<Document, Lock>()

/**
 * Locks the page while the modal is open. Several at once lock it once. It measures the page before the modal is put into
 * it: measured afterwards, the browser would have to lay everything out twice before the first frame.
 */
export function useScrollLock(isOpen: boolean): void {
  useInsertionEffect(() => {
    if (!isOpen) return
    const page = document
    const lock = locks.get(page) ?? { holders: 0, release: lockScroll(page) }
    lock.holders += 1
    locks.set(page, lock)
    return () => {
      lock.holders -= 1
      if (lock.holders > 0) return
      locks.delete(page)
      lock.release()
    }
  }, [isOpen])
}

function lockScroll({ documentElement: html, body, defaultView: view }: Document): () => void {
  if (!view) return () => {}
  // The viewport scrolls by the root's overflow if it has one, else by the body's.
  const scroller = view.getComputedStyle(html).overflowY === 'visible' ? body : html
  const { overflow, overflowX, overflowY } = scroller.style
  const { scrollbarGutter } = html.style
  const hasScrollbar = view.innerWidth > html.clientWidth
  scroller.style.overflow = 'hidden'
  if (hasScrollbar) html.style.scrollbarGutter = 'stable'
  return () => {
    // A host that has let go of its own lock meanwhile has said what holds now; it may have set one of the two alone, of
    // which the shorthand does not tell.
    if (scroller.style.overflow === 'hidden') Object.assign(scroller.style, { overflow, overflowX, overflowY })
    html.style.scrollbarGutter = scrollbarGutter
  }
}
