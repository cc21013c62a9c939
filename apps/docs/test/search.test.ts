/** @jest-environment node */
import { findResults } from '../search/find-results'
import { toSearchPage } from '../search/search-index'

const page = (url: string, title: string, contents: readonly { heading: string | undefined; content: string }[]) =>
  toSearchPage({
    url,
    title,
    description: `About ${title}.`,
    structuredData: { headings: [{ id: 'limits', content: 'Limits' }], contents },
  })

const PAGES = [
  page('/send', 'Sending', [{ heading: 'limits', content: 'A swap is not a transfer.' }]),
  page('/swap', 'Swapping', [
    { heading: undefined, content: 'Exchange one token for another.' },
    { heading: 'swap-label', content: 'swapLabel · what the button does' },
  ]),
]

const urlsOf = (query: string) => findResults(PAGES, query).map(({ url }) => url)

test('R-HOST-18 finds a page by its title first, then by its texts', () => {
  expect(urlsOf('swap')).toEqual(['/swap', '/swap#swap-label', '/send', '/send#limits'])
})

test('R-HOST-18 finds a row of a table at its anchor, by words in any order and case', () => {
  expect(urlsOf('BUTTON swaplabel')).toEqual(['/swap', '/swap#swap-label'])
})

test('R-HOST-18 completes the words of a text with those of its page', () => {
  expect(urlsOf('sending limits')).toEqual(['/send', '/send#limits'])
})

test('R-HOST-18 finds nothing for an empty query or an unknown word', () => {
  expect(urlsOf(' ')).toEqual([])
  expect(urlsOf('swap zebra')).toEqual([])
})
