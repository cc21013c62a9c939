'use client'

/**
 * Keeps the page from scrolling while the modal is open, without a layout shift when its scrollbar disappears.
 *
 * Source  R-MODAL-17, R-VIEW-154
 */

import { useInsertionEffect } from 'react'

type Lock = { holders: number; readonly release: () => void }

const locks = new WeakMap<Document, Lock>()

/**
 * Locks the page while the modal is open. Several modals lock it once. Runs before the modal is inserted: measuring the page
 * later would force a second layout before the first frame.
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
  // The viewport scrolls by the root element's overflow if it has one, else by the body's.
  const scroller = view.getComputedStyle(html).overflowY === 'visible' ? body : html
  const { overflow, overflowX, overflowY } = scroller.style
  const { scrollbarGutter } = html.style
  const hasScrollbar = view.innerWidth > html.clientWidth
  scroller.style.overflow = 'hidden'
  if (hasScrollbar) html.style.scrollbarGutter = 'stable'
  return () => {
    // An app that ended its own lock meanwhile has set a newer value. It may have set one axis only, which the shorthand does
    // not show.
    if (scroller.style.overflow === 'hidden') Object.assign(scroller.style, { overflow, overflowX, overflowY })
    html.style.scrollbarGutter = scrollbarGutter
  }
}
