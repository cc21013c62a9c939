'use client'

/**
 * The mark of a pressed row travels to its place in the view that the press opened: from the previous view, which
 * fades out.
 *
 * Out     ref of the element around the mark
 * Source  R-MODAL-24, R-MODAL-71, R-MODAL-72
 */

import { useEffect, useRef } from 'react'

const DURATION_MS = 150

/** Moves the mark in the element when it mounts; nothing without the same mark in the previous view, or with reduced motion. */
export function useMarkTravel() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next frame, whose layout includes both views: measuring now would add one.
    const frame = requestAnimationFrame(() => place.current && moveMark(place.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return place
}

function moveMark(place: HTMLElement): void {
  const mark = findMark(place)
  const previous = place.closest('[data-part="view-area"]')?.querySelector('[data-leaving]')
  const start = mark && previous && findMark(previous, mark)
  if (!start || !mark.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = start.getBoundingClientRect()
  const to = mark.getBoundingClientRect()
  if (from.width === 0 || to.width === 0) return
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  mark.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${from.width / to.width})`, 'none'] },
    { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  )
}

/** The element with a mark: the first, or the one with the same picture as another. */
function findMark(root: Element, other?: Element): HTMLElement | undefined {
  const marks = [...root.querySelectorAll<HTMLElement>('[data-part="image"], [data-social]')]
  return marks.find((mark) => other === undefined || getPicture(mark) === getPicture(other))
}

/** What a mark shows: the address of its image, or the name of its login. A letter is no mark. */
function getPicture(mark: Element): string | null {
  return mark.querySelector('img')?.getAttribute('src') ?? mark.getAttribute('data-social')
}
