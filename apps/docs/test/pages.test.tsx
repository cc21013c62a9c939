/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@bowline/api-client/mocks/server'
import meta from '../content/pages/meta.json'
import { recordedSizes } from '../reference/lists/size-list'
import { MOVED } from '../site/addresses'
import { pageAddresses, readPage, renderPage } from './render-page'

// The compiler reads every package once, and every page is rendered from its source.
beforeAll(async () => {
  for (const address of pageAddresses()) await renderPage(address)
})

test('R-HOST-18 lists every page, and every entry of the list is a page', () => {
  const listed = meta.pages.filter((name) => !name.startsWith('---'))
  expect(listed.map((name) => `/${name === 'index' ? '' : name}`).sort()).toEqual(pageAddresses())
})

test('R-HOST-18 gives every page a title and a description of its own', () => {
  const pages = pageAddresses().map(readPage)
  for (const { title, description } of pages) {
    expect(title).not.toBe('')
    expect(description).toMatch(/^.{20,200}[.]$/)
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('R-HOST-18 links only to existing pages, headings and pictures', async () => {
  const pages = new Map<string, Awaited<ReturnType<typeof renderPage>>>()
  for (const address of pageAddresses()) pages.set(address, await renderPage(address))
  for (const [address, { html, anchors }] of pages) {
    // The title is the only heading of the first level.
    expect([address, html.includes('<h1')]).toEqual([address, false])
    expect([address, anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)]).toEqual([address, []])
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue
      const [path = '', anchor] = href.split('#')
      const target = pages.get(path === '' ? address : path)
      expect([href, target !== undefined]).toEqual([href, true])
      if (anchor !== undefined) expect([href, target?.anchors.includes(anchor)]).toEqual([href, true])
    }
    for (const [, src = ''] of html.matchAll(/ src="([^"]+)"/g)) {
      const folder = join(__dirname, '..', src.startsWith('.') ? 'content/pages' : 'public')
      expect([src, existsSync(join(folder, src))]).toEqual([src, true])
    }
  }
})

test('R-HOST-18 sends each old address to a page, and no address is both', () => {
  for (const [from, to] of Object.entries(MOVED)) {
    expect(pageAddresses()).not.toContain(from)
    expect(pageAddresses()).toContain(to)
  }
})

test('R-HOST-18 names only existing pages in notes and advice', () => {
  const titles = pageAddresses().map((address) => readPage(address).title)
  const folder = join(__dirname, '..', 'content')
  const notes = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const named = notes.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/page “([^”]+)”/g)])
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, title = '']) => title).filter((title) => !titles.includes(title))).toEqual([])
})

test('R-HOST-18 the first page names the size that is measured', async () => {
  const { text } = await renderPage('/')
  expect(text).toContain(`${Math.round(recordedSizes().get('Vite: before intent') ?? 0)} kB before the first click`)
})

test('R-HOST-18 shows every file of snippets/ on a page', () => {
  const sources = pageAddresses().map((address) => readPage(address).source)
  const shown = sources.flatMap((source) => [...source.matchAll(/<Snippet file="([^"]+)"/g)].map(([, file]) => file))
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
