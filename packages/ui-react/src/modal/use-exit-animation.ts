'use client'

/**
 * Animates an element that is removed: a copy of it stays until the animation ends, so that nothing has to wait for it.
 *
 * In      element   element that is removed; `hasLeft` distinguishes this from strict mode's simulated unmount
 *         area      its scroll container, if that is not the element itself
 * Source  R-MODAL-70, R-MODAL-71
 */

import type { KitState } from '@bowline/kit-core'
import { type RefObject, useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Longer than any exit animation, in ms. */
const EXIT_TIMEOUT_MS = 200

const SCROLLABLE = '[data-part$="-area"]'

type ExitAnimationOptions = {
  readonly element: RefObject<HTMLElement | null>
  readonly area?: RefObject<HTMLElement | null>
  readonly hasLeft: (state: KitState) => boolean
}

/** Animates the element when the component that renders it unmounts. */
export function useExitAnimation({ element, area = element, hasLeft }: ExitAnimationOptions): void {
  const kit = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only, not when the parameters change
  useLayoutEffect(
    () => () => {
      if (element.current && area.current && hasLeft(kit.getState())) animateExit(element.current, area.current)
    },
    [],
  )
}

function animateExit(element: HTMLElement, area: HTMLElement): void {
  const copy = document.importNode(element, true)
  // A frame, for example with a page of an app, would load again.
  for (const page of copy.querySelectorAll('iframe')) page.remove()
  // The next view's own target is meant, and this one cannot take the focus.
  for (const target of copy.querySelectorAll('[data-autofocus]')) target.removeAttribute('data-autofocus')
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.dataset.leaving = ''
  copy.style.height = `${area.clientHeight}px`
  const tops = [area, ...element.querySelectorAll(SCROLLABLE)].map(({ scrollTop }) => scrollTop)
  element.after(copy)
  // Setting a position forces a layout, also at the top, where the copy starts.
  if (tops.some((top) => top > 0)) {
    for (const [at, box] of [copy, ...copy.querySelectorAll(SCROLLABLE)].entries()) box.scrollTop = tops[at] ?? 0
  }
  // Without the API to check for an animation, or without an animation, the copy is never painted.
  if (!copy.getAnimations) {
    copy.remove()
    return
  }
  // In the next frame: checking forces a layout, which includes the next view's elements then.
  requestAnimationFrame(() => {
    if (copy.isConnected && copy.getAnimations({ subtree: true }).length)
      setTimeout(() => copy.remove(), EXIT_TIMEOUT_MS)
    else copy.remove()
  })
}
