'use client'

/**
 * Animates an element that React removes: it stays in the page until its animation ends, and nothing waits for it.
 *
 * In      element     element that is removed; `hasLeft` distinguishes this from strict mode's simulated unmount
 *         scrollTop   its scroll position in px, which it keeps
 *         box         what goes with it, if that is not the element alone
 * Source  R-MODAL-70, R-MODAL-71
 */

import type { KitState } from '@bowline/kit-core'
import { type RefObject, useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Longer than any exit animation, in ms. */
const EXIT_TIMEOUT_MS = 200

type ExitAnimationOptions = {
  readonly element: RefObject<HTMLElement | null>
  readonly scrollTop?: RefObject<number>
  readonly box?: Element
  readonly hasLeft: (state: KitState) => boolean
}

/** Animates the element when the component that renders it unmounts. */
export function useExitAnimation({ element, scrollTop, box, hasLeft }: ExitAnimationOptions): void {
  const kit = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only, not when the parameters change
  useLayoutEffect(
    () => () => {
      if (element.current && hasLeft(kit.getState()))
        leave({ element: element.current, box: box ?? element.current, scrollTop: scrollTop?.current ?? 0 })
    },
    [],
  )
}

/** Keeps the element in the page until its animation ends. A copy of it would need its own styles and layout. */
function leave({ element, box, scrollTop }: { element: HTMLElement; box: Element; scrollTop: number }): void {
  const parent = element.parentElement
  if (!parent || !element.getAnimations) return
  element.inert = true
  element.setAttribute('aria-hidden', 'true')
  element.dataset.leaving = ''
  if (scrollTop > 0) element.style.top = `${-scrollTop}px`
  // React removes the element in this commit, with this call.
  parent.removeChild = (child) => {
    return child.isSameNode(element) ? child : (Node.prototype.removeChild.call(parent, child) as typeof child)
  }
  // In the next frame: checking for an animation forces a layout, which includes the next view's elements then.
  requestAnimationFrame(() => {
    Reflect.deleteProperty(parent, 'removeChild')
    // Not in the commit, at whose end React focuses it again.
    element.querySelector<HTMLElement>(':focus')?.blur()
    if (element.isConnected && element.getAnimations({ subtree: true }).length)
      setTimeout(() => box.remove(), EXIT_TIMEOUT_MS)
    else box.remove()
  })
}
