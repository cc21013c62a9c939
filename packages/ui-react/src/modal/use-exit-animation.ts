/**
 * What left with motion: a picture of it stays until the motion is over, so that nothing has to wait for that.
 *
 * In      element   what leaves; hasLeft tells its end from strict mode's rehearsal of one
 *         area      what scrolls it, if it is not the element itself
 * Source  R-MODAL-70, R-MODAL-71
 */
'use client'

import type { KitState } from '@bowline/kit-core'
import { type RefObject, useLayoutEffect } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Longer than any motion of leaving. */
const LEAVING_MS = 200

const SCROLLS = '[data-part$="-area"]'

type Leaving = {
  readonly element: RefObject<HTMLElement | null>
  readonly area?: RefObject<HTMLElement | null>
  readonly hasLeft: (state: KitState) => boolean
}

/** Lets an element leave with motion when the component that draws it goes. */
export function useExitAnimation({ element, area = element, hasLeft }: Leaving): void {
  const kit = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the component, and no change of what it is given
  useLayoutEffect(
    () => () => {
      if (element.current && area.current && hasLeft(kit.getState())) leave(element.current, area.current)
    },
    [],
  )
}

function leave(element: HTMLElement, area: HTMLElement): void {
  const picture = document.importNode(element, true)
  // A page of an app's own would load again.
  for (const page of picture.querySelectorAll('iframe')) page.remove()
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  picture.dataset.leaving = ''
  picture.style.height = `${area.clientHeight}px`
  const tops = [area, ...element.querySelectorAll(SCROLLS)].map(({ scrollTop }) => scrollTop)
  element.after(picture)
  for (const [at, box] of [picture, ...picture.querySelectorAll(SCROLLS)].entries()) box.scrollTop = tops[at] ?? 0
  // Without motion, and where there is no way to know, it is gone at once.
  if (picture.getAnimations?.({ subtree: true }).length) setTimeout(() => picture.remove(), LEAVING_MS)
  else picture.remove()
}
