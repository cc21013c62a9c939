/**
 * Addresses to choose from under an e-mail field, by the keys of the ARIA combobox pattern.
 *
 * In      value     the text of the field; `onPick` is told the address that was chosen
 * Out     options   none while the list is closed; `active` is the one that Enter chooses
 *         open      when the visitor comes to the field. A list stays when they leave it: what stands under it would move
 *                   away from the finger
 *         onKeyDown true where the key was the list's
 * Source  R-CONN-53
 */
'use client'

import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../components/is-composing.js'
import { completeEmail } from './email-suggestions.js'

type Suggestions = { readonly value: string; readonly onPick: (address: string) => void }

/** The addresses, and which of them is marked. */
export function useSuggestions({ value, onPick }: Suggestions) {
  const [closedFor, setClosedFor] = useState<string>()
  const [marked, setMarked] = useState(-1)
  const options = closedFor === value ? [] : completeEmail(value)
  const active = marked < options.length ? marked : -1

  const pick = (address: string) => {
    setMarked(-1)
    setClosedFor(address)
    onPick(address)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (options.length === 0 || isComposing(event.nativeEvent)) return false
    const chosen = options[active]
    if (event.key === 'Enter' && chosen !== undefined) pick(chosen)
    else if (event.key === 'Escape') {
      setMarked(-1)
      setClosedFor(value)
    } else if (event.key === 'ArrowDown') setMarked(active + 1 < options.length ? active + 1 : -1)
    else if (event.key === 'ArrowUp') setMarked(active === -1 ? options.length - 1 : active - 1)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { options, active, pick, onKeyDown }
}
