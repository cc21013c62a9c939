/**
 * Names to choose from under the field, by the keys of the ARIA combobox pattern. Those that somebody has are passed over.
 *
 * In      options   names with whether somebody has them; `onPick` is told the one that was chosen
 * Out     active    place of the marked one, -1 while none is
 *         onKeyDown true where the key was the list's
 * Source  R-NAME-10, R-FLOW-51
 */
'use client'

import type { NameSuggestion } from '@bowline/kit-core'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../components/is-composing.js'

type NameOptions = { readonly options: readonly NameSuggestion[]; readonly onPick: (name: string) => void }

/** Which name is marked, and the keys that move the mark. */
export function useNameOptions({ options, onPick }: NameOptions) {
  const [marked, setMarked] = useState<string>()
  const active = options.findIndex(({ name, registered }) => name === marked && !registered)

  const pick = ({ name, registered }: NameSuggestion) => {
    if (registered) return
    setMarked(undefined)
    onPick(name)
  }
  const move = (step: 1 | -1) => {
    const free = options.filter(({ registered }) => !registered)
    const at = free.findIndex(({ name }) => name === marked)
    const next = at === -1 ? (step === 1 ? 0 : free.length - 1) : at + step
    setMarked(free[next]?.name)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (isComposing(event.nativeEvent)) return false
    const chosen = options[active]
    if (event.key === 'ArrowDown' && options.length > 0) move(1)
    else if (event.key === 'ArrowUp' && options.length > 0) move(-1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && chosen) setMarked(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { active, pick, onKeyDown }
}
