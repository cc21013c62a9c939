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
export function useExitAnimation({ hasLeft, ...leaving }: ExitAnimationOptions): void {
  const kit = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only, not when the parameters change
  useLayoutEffect(
    () => () => {
      if (hasLeft(kit.getState())) leave(leaving)
    },
    [],
  )
}

/** Keeps the element in the page until its animation ends. A copy of it would need its own styles and layout. */
function leave({ element: { current: element }, scrollTop, box }: Omit<ExitAnimationOptions, 'hasLeft'>): void {
  const parent = element?.parentElement
  if (!parent || !element.getAnimations) return
  element.inert = true
  element.setAttribute('aria-hidden', 'true')
  element.setAttribute('data-leaving', '')
  if (scrollTop?.current) element.style.top = `${-scrollTop.current}px`
  // React removes the element next, in this commit, with this call.
  parent.removeChild = (child) => {
    Reflect.deleteProperty(parent, 'removeChild')
    return child.isSameNode(element) ? child : parent.removeChild(child)
  }
  // In the next frame: checking for an animation forces a layout, which includes the next view's elements then.
  requestAnimationFrame(() => {
    // Not in the commit, at whose end React focuses it again.
    element.querySelector<HTMLElement>(':focus')?.blur()
    const end = () => (box ?? element).remove()
    if (element.isConnected && element.getAnimations({ subtree: true }).length) setTimeout(end, EXIT_TIMEOUT_MS)
    else end()
  })
}
