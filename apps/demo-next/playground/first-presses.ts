'use client'

/** What a visitor does on the first screen before the page's scripts have started. `@bowline/brand/first-presses` keeps it. */
import { useEffect } from 'react'

/** A press on a control, or a value that was typed. */
type FirstPress = { readonly control: Element; readonly value?: string }

declare global {
  interface Window {
    bowlineFirst?: {
      readonly release: (isApart: (control: Element) => boolean) => readonly FirstPress[]
      readonly repeat: (press: FirstPress) => void
    }
  }
}

const CONTROLS = 'a, button, input, label'
/** Presses on the picture of the card; they wait for the live card. */
let ofCard: readonly FirstPress[] = []

/** Repeats the kept presses once the page above it works. */
export function ReplayPresses() {
  useEffect(() => {
    const apart = window.bowlineFirst?.release((control) => control.closest('[data-first-card]') !== null) ?? []
    ofCard = [...ofCard, ...apart]
  }, [])
  return null
}

/**
 * Takes what was pressed, typed and focused on the picture of the card. The returned function repeats it on the live card, which
 * has the same controls.
 */
export function keptForCard(picture: Element): (live: Element) => void {
  const { activeElement } = document
  const focused = activeElement && picture.contains(activeElement) ? activeElement : undefined
  const typed = new Map(ofCard.filter(({ value }) => value !== undefined).map((press) => [press.control, press]))
  const last = ofCard.findLast(({ value }) => value === undefined)
  ofCard = []
  return (live) => {
    if (focused) counterpart(focused, picture, live)?.focus()
    for (const press of [...typed.values(), ...(last === undefined ? [] : [last])]) {
      const control = counterpart(press.control, picture, live)
      if (control !== undefined) window.bowlineFirst?.repeat({ ...press, control })
    }
  }
}

/** The control of the live card with the same words, at the same place among those with them. */
function counterpart(control: Element, picture: Element, live: Element): HTMLElement | undefined {
  const same = (one: Element) => wordsOf(one) === wordsOf(control)
  const at = [...picture.querySelectorAll(CONTROLS)].filter(same).indexOf(control)
  return [...live.querySelectorAll<HTMLElement>(CONTROLS)].filter(same)[at]
}

const wordsOf = (control: Element) => [control.tagName, control.ariaLabel, control.textContent].join()
