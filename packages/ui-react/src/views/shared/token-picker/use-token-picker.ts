'use client'

import { useRef, useState } from 'react'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useHasFinePointer } from '../../networks/networks/use-has-fine-pointer.js'
import { findSharedSymbols, findTokens } from './find-tokens.js'
import type { PickedToken } from './picked-token.js'

/** State of `TokenSearch`: the search, the tokens that match it, and the symbols that several tokens share. */
export function useTokenPicker(tokens: readonly PickedToken[], onRetry: () => void) {
  const [search, setSearch] = useState('')
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const isAutofocused = useHasFinePointer()
  const searchBox = useRef<HTMLDivElement>(null)
  const focusSearch = () => searchBox.current?.querySelector('input')?.focus()
  return {
    search,
    setSearch,
    isSearching: search.trim() !== '',
    found: findTokens(tokens, search),
    shared: findSharedSymbols(tokens),
    isHidden,
    isAutofocused,
    searchBox,
    clearSearch: () => {
      setSearch('')
      focusSearch()
    },
    // The button disappears with the error, so move focus to the search field.
    retry: () => {
      onRetry()
      focusSearch()
    },
  }
}
