/**
 * The pages that match a query, the best first.
 *
 * In      query   words in any order; the start or the middle of a word is enough
 * Out     at most 60 results: pages, each followed by at most 8 of its headings and texts. A heading or text counts when it
 *         contains a word, and all words are in it or in the title of its page
 */
import type { SortedResult } from 'fumadocs-core/search'
import type { SearchPage } from './search-index'

const MAX_RESULTS = 60
const MAX_PER_PAGE = 8

const IN_TITLE = 100
const IN_HEADING = 20
const IN_DESCRIPTION = 10
const IN_TEXT = 4

type Hit = { readonly result: SortedResult<string>; readonly score: number }

export function findResults(pages: readonly SearchPage[], query: string): SortedResult<string>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return pages
    .map((page) => ({ page, ...hitsOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .flatMap(({ page, hits }): SortedResult<string>[] => [
      { type: 'page', id: page.url, url: page.url, content: page.title },
      ...hits.slice(0, MAX_PER_PAGE).map(({ result }) => result),
    ])
    .slice(0, MAX_RESULTS)
}

function hitsOf({ url, title, description, headings, texts }: SearchPage, words: readonly string[]) {
  const context = `${title} ${description}`.toLowerCase()
  const score = (text: string, weight: number) => {
    const matched = words.filter((word) => text.includes(word))
    const isComplete = matched.length > 0 && words.every((word) => text.includes(word) || context.includes(word))
    return isComplete ? weight * matched.length + matched.filter((word) => startsWord(text, word)).length : 0
  }
  const hit = (type: 'heading' | 'text', anchor: string | undefined, content: string, at: number): Hit => ({
    result: { type, id: `${url}-${type}-${at}`, url: anchor === undefined ? url : `${url}#${anchor}`, content },
    score: score(content.toLowerCase(), type === 'heading' ? IN_HEADING : IN_TEXT),
  })
  const hits = [
    ...headings.map(([id, text], at) => hit('heading', id, text, at)),
    ...texts.map(([at, text], index) => hit('text', headings[at]?.[0], text, index)),
  ]
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score)
  const own = score(title.toLowerCase(), IN_TITLE) + score(description.toLowerCase(), IN_DESCRIPTION)
  return { hits, score: own + (hits[0]?.score ?? 0) }
}

function startsWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  return at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? '')
}
