/**
 * From what is typed to what is searched for.
 *
 * Out     text      what stands in the field
 *         wanted    what it says to search for; empty while there are fewer than 2 characters
 *         search    what is asked of the explorer: the text 500 ms after its last change; empty when nothing is wanted
 *         searchId  another number for every search, the same text again included
 * Source  R-VIEW-23, R-CONN-26
 */
'use client'

import { useEffect, useState } from 'react'

/** Pause after the last letter before the search begins. */
const SEARCH_DELAY_MS = 500

/** A shorter text is not searched for. */
const SHORTEST_SEARCH = 2

type Search = { readonly text: string; readonly id: number }

/** The search field and its search. */
export function useSearchQuery() {
  const [text, setText] = useState('')
  const [search, setSearch] = useState<Search>({ text: '', id: 0 })
  const trimmed = text.trim()
  const wanted = trimmed.length < SHORTEST_SEARCH ? '' : trimmed
  const isOver = wanted === '' && search.text !== ''
  if (isOver) setSearch({ text: '', id: search.id })

  useEffect(() => {
    if (wanted === '' || wanted === search.text) return
    const timer = setTimeout(() => setSearch(({ id }) => ({ text: wanted, id: id + 1 })), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted, search.text])

  return { text, setText, wanted, search: isOver ? '' : search.text, searchId: search.id }
}
