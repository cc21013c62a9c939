'use client'

/**
 * Suggested addresses below `EmailField`, with the keys of the ARIA combobox pattern.
 *
 * In      value     text of the field; `onPick` receives the picked address
 * Out     options   suggestions; empty while the list is closed. `active` is the index that Enter picks
 *         onKeyDown returns whether the list handled the key
 * Source  R-CONN-53
 */

import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../components/is-composing.js'
import { completeEmail } from './email-suggestions.js'

type Suggestions = { readonly value: string; readonly onPick: (address: string) => void }

/** Suggestions for the text, and the index of the active one. */
export function useSuggestions({ value, onPick }: Suggestions) {
  const [closedFor, setClosedFor] = useState<string>()
  const [highlighted, setHighlighted] = useState(-1)
  const options = closedFor === value ? [] : completeEmail(value)
  const active = highlighted < options.length ? highlighted : -1

  const pick = (address: string) => {
    setHighlighted(-1)
    setClosedFor(address)
    onPick(address)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (options.length === 0 || isComposing(event.nativeEvent)) return false
    const option = options[active]
    if (event.key === 'Enter' && option !== undefined) pick(option)
    else if (event.key === 'Escape') {
      setHighlighted(-1)
      setClosedFor(value)
    } else if (event.key === 'ArrowDown') setHighlighted(active + 1 < options.length ? active + 1 : -1)
    else if (event.key === 'ArrowUp') setHighlighted(active === -1 ? options.length - 1 : active - 1)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { options, active, pick, onKeyDown }
}
