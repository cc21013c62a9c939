/**
 * Keeps the page behind from scrolling, in place and without a shift when its scrollbar goes.
 *
 * Source  R-MODAL-17
 */
'use client'

import { useLayoutEffect } from 'react'

type Lock = { holders: number; readonly release: () => void }

const locks = new WeakMap<Document, Lock>()

/** Locks the page while the component is there. Several at once lock it once. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
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
  }, [])
}

function lockScroll({ documentElement: html, body, defaultView: view }: Document): () => void {
  if (!view) return () => {}
  // The viewport scrolls by the root's overflow if it has one, else by the body's.
  const scroller = view.getComputedStyle(html).overflowY === 'visible' ? body : html
  const before = { overflow: scroller.style.overflow, gutter: html.style.scrollbarGutter }
  const hasScrollbar = view.innerWidth > html.clientWidth
  scroller.style.overflow = 'hidden'
  if (hasScrollbar) html.style.scrollbarGutter = 'stable'
  return () => {
    scroller.style.overflow = before.overflow
    html.style.scrollbarGutter = before.gutter
  }
}
