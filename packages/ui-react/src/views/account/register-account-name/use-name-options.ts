'use client'

/**
 * Highlight and keys for the suggested names below `NameField`, as in the ARIA combobox pattern. Keys skip registered names.
 *
 * In      options   names, and whether they are registered; `onPick` receives the picked name
 * Out     active    index of the highlighted name, -1 without one
 *         onKeyDown returns whether the list handled the key
 * Source  R-NAME-10, R-FLOW-51
 */

import type { NameSuggestion } from '@bowline/kit-core'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../../components/is-composing.js'

type NameOptions = { readonly options: readonly NameSuggestion[]; readonly onPick: (name: string) => void }

/** Index of the highlighted name, and the keys that move the highlight. */
export function useNameOptions({ options, onPick }: NameOptions) {
  const [highlighted, setHighlighted] = useState<string>()
  const active = options.findIndex(({ name, registered }) => name === highlighted && !registered)

  const pick = ({ name, registered }: NameSuggestion) => {
    if (registered) return
    setHighlighted(undefined)
    onPick(name)
  }
  const move = (step: 1 | -1) => {
    const free = options.filter(({ registered }) => !registered)
    const at = free.findIndex(({ name }) => name === highlighted)
    const next = at === -1 ? (step === 1 ? 0 : free.length - 1) : at + step
    setHighlighted(free[next]?.name)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (isComposing(event.nativeEvent)) return false
    const option = options[active]
    if (event.key === 'ArrowDown' && options.length > 0) move(1)
    else if (event.key === 'ArrowUp' && options.length > 0) move(-1)
    else if (event.key === 'Enter' && option) pick(option)
    else if (event.key === 'Escape' && option) setHighlighted(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { active, pick, onKeyDown }
}
