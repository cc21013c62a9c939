/** @jest-environment node */
import { openApiDocument } from '@bowline/api-client/mocks/server'
import { PAGES } from '../components/pages'
import { pageAddresses, renderPage } from './render-page'

// The compiler reads every package once, and every page is rendered from its source.
beforeAll(async () => {
  for (const address of pageAddresses()) await renderPage(address)
})

test('R-HOST-18 lists every page, and every entry of the list is a page', () => {
  expect(pageAddresses()).toEqual(['/', ...PAGES.map(({ href }) => href)].sort())
})

test('R-HOST-18 gives every page one title and only links to existing pages and headings', async () => {
  const pages = new Map<string, Awaited<ReturnType<typeof renderPage>>>()
  for (const address of pageAddresses()) pages.set(address, await renderPage(address))
  for (const [address, { html, anchors }] of pages) {
    expect([address, html.match(/<h1/g)?.length]).toEqual([address, 1])
    expect([address, anchors.length]).toEqual([address, new Set(anchors).size])
    for (const [, href = ''] of html.matchAll(/ href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue
      const [path = '', anchor] = href.split('#')
      const target = pages.get(path === '' ? address : path)
      expect([href, target !== undefined]).toEqual([href, true])
      if (anchor !== undefined) expect(target?.anchors).toContain(anchor)
    }
  }
})

test('R-HOST-18 shows every file of snippets/ on a page', async () => {
  const { readdirSync } = await import('node:fs')
  const { join } = await import('node:path')
  const shown = (await Promise.all(pageAddresses().map(renderPage))).flatMap(({ html }) =>
    [...html.matchAll(/<figcaption>([^<]+)</g)].map(([, file]) => file),
  )
  expect(readdirSync(join(__dirname, '..', 'snippets')).filter((file) => !shown.includes(file))).toEqual([])
})

test('R-HOST-18 /data-api names every endpoint of the data API', async () => {
  const { text } = await renderPage('/data-api')
  const operations = Object.entries(openApiDocument({ serverUrl: '' }).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const ofData = operations.filter((operation) => operation.includes(' /v1/'))
  expect(ofData.length).toBe(22)
  expect(ofData.filter((operation) => !text.includes(operation))).toEqual([])
})
