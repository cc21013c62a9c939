import { createContentHighlighter, type SortedResult } from 'fumadocs-core/search'
import { findResults } from './find-results'
import type { SearchPage } from './search-index'

let pages: Promise<readonly SearchPage[]> | undefined

/** Searches in the browser. The first query downloads all pages; a failed download is repeated by the next query. */
export const searchClient = {
  deps: [],
  async search(query: string): Promise<SortedResult[]> {
    pages ??= download()
    const highlighter = createContentHighlighter(query)
    return findResults(await pages, query).map((result) => ({
      ...result,
      content: highlighter.highlightMarkdown(result.content),
    }))
  },
}

async function download(): Promise<readonly SearchPage[]> {
  try {
    const response = await fetch('/search.json')
    if (!response.ok) throw new Error(`The search could not be loaded: ${response.status}`)
    return await response.json()
  } catch (error) {
    pages = undefined
    throw error
  }
}
