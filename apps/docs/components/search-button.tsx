'use client'

import { useSearchContext } from 'fumadocs-ui/contexts/search'

/** Opens the search. */
export function SearchButton() {
  const { setOpenSearch } = useSearchContext()
  return (
    <button type="button" className="search-button" onClick={() => setOpenSearch(true)}>
      Search the documentation
    </button>
  )
}
