'use client'

/**
 * Converts the text in AllWallets' search field to a search, with a delay.
 *
 * Out     text        text in the field
 *         searchText  text to search for: `text`, trimmed; empty when it has fewer than 2 characters
 *         search      text to send to the explorer: `searchText` 500 ms after its last change; empty when `searchText` is
 *         searchId    a new number for each search, also for the same text
 * Source  R-VIEW-23, R-CONN-26
 */

import { useEffect, useState } from 'react'

/** Delay after the last change before the search starts. */
const SEARCH_DELAY_MS = 500

/** Minimum length of a search, in characters. */
const MIN_SEARCH_LENGTH = 2

type Search = { readonly text: string; readonly id: number }

/** State of the search field, and the search it results in. */
export function useSearchQuery() {
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search>({ text: '', id: 0 })
  const trimmed = text.trim()
  const searchText = trimmed.length < MIN_SEARCH_LENGTH ? '' : trimmed
  const isCleared = searchText === '' && search.text !== ''
  if (isCleared) setSearch({ text: '', id: search.id })

  useEffect(() => {
    if (searchText === '' || searchText === search.text) return
    const timer = setTimeout(() => setSearch(({ id }) => ({ text: searchText, id: id + 1 })), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [searchText, search.text])

  return { text, setText, searchText, search: isCleared ? '' : search.text, searchId: search.id }
}
