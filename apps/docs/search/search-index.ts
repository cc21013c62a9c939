/** What the browser downloads when someone searches: every page with its headings and texts, without a prebuilt index. */

/** A text of a page. `at` is the index of its heading in `headings`; -1 above the first one. */
export type SearchText = readonly [at: number, text: string]

/** A page. A heading is its anchor and its text. */
export type SearchPage = {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly headings: readonly (readonly [id: string, text: string])[]
  readonly texts: readonly SearchText[]
}

/** What fumadocs extracts from a page. */
type StructuredData = {
  readonly headings: readonly { readonly id: string; readonly content: string }[]
  readonly contents: readonly { readonly heading: string | undefined; readonly content: string }[]
}

type Source = {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly structuredData: StructuredData
}

/** Longer texts are cut: people search for what a text starts with. */
const MAX_TEXT = 400

/** One entry of the search's file. Rows of tables have an anchor but are no heading; they become headings without a text. */
export function toSearchPage({ url, title, description, structuredData }: Source): SearchPage {
  const headings: (readonly [string, string])[] = structuredData.headings.map(({ id, content }) => [id, clean(content)])
  const indexOf = (id: string | undefined) => {
    if (id === undefined) return -1
    const known = headings.findIndex(([other]) => other === id)
    return known >= 0 ? known : headings.push([id, '']) - 1
  }
  const texts = structuredData.contents.map(({ heading, content }): SearchText => [indexOf(heading), clean(content)])
  return { url, title, description, headings, texts: texts.filter(([, text]) => text !== '') }
}

function clean(text: string): string {
  return text
    .replace(/\s*\[!toc\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
}
