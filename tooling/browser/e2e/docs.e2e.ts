/** The documentation: every page in both themes and two sizes, the search, and the tables that can be filtered. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { startDocs } from '@bowline/commands/docs-server'
import type { Page, Response } from '@playwright/test'
import { brokenRules } from './pages/accessibility.js'
import { expect, test } from './test.js'

const PAGES = readdirSync(fileURLToPath(new URL('../../../apps/docs/content/pages', import.meta.url)))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `/${file.replace(/(?:index)?\.mdx$/, '')}`)
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
/** An empty page, built by the framework of the documentation. */
const EMPTY_PAGE = fileURLToPath(new URL('../../../apps/docs/empty-page/out', import.meta.url))
const MISSING_PAGE = '/no-such-page'

let docs: Awaited<ReturnType<typeof startDocs>>

test.beforeAll(async () => {
  docs = await startDocs()
})

test.afterAll(() => docs.stop())

/** Violations of WCAG 2.2 A and AA, and horizontal scrolling, of a page in both themes and sizes. */
async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of SIZES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      await page.goto(`${docs.url}${path}`)
      const found = [...(await brokenRules(page, { within: 'html' }))]
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (excess > 0) found.push(`${excess} px too wide`)
      faults.push(...found.map((fault) => `${path} ${colorScheme} ${size.width}: ${fault}`))
    }
  }
  return faults
}

for (const path of [...PAGES, MISSING_PAGE]) {
  test(`R-HOST-18 the page ${path} of the documentation has no violation`, async ({ page, complaints }) => {
    complaints.allow(new RegExp(MISSING_PAGE))
    expect(await faultsOf(page, path)).toEqual([])
  })
}

test('R-HOST-18 the search of the documentation finds an alert by its code', async ({ page }) => {
  await page.goto(docs.url)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill('frame-load-failed')
  await page.getByRole('dialog').getByText('alert/frame-load-failed').first().click()
  await expect(page).toHaveURL(/(errors#|troubleshooting#message-)alert-frame-load-failed$/)
})

test('R-HOST-18 the keyboard skips to the content of a page, and meets nothing that is invisible', async ({ page }) => {
  await page.goto(`${docs.url}/quick-start`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const hidden = await page.locator('a[href], button, input, [tabindex="0"]').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.outerHTML),
  )
  expect(hidden).toEqual([])
})

test('R-HOST-18 the columns of a table become lines where they have no room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`${docs.url}/options`)
  const cell = page.locator('#option-networks > td').last()
  await expect(cell).toHaveCSS('display', 'block')
  const table = await page
    .locator('.table')
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(table).toBe(0)
})

test('R-HOST-18 a table of the documentation shows the rows that match a filter', async ({ page }) => {
  await page.goto(`${docs.url}/options`)
  await page.getByLabel('Filter options').fill('pairing')
  await expect(page.locator('#option-enablePairing')).toBeVisible()
  await expect(page.locator('#option-networks')).toBeHidden()
  await page.getByLabel('Filter options').fill('')
  await expect(page.locator('#option-networks')).toBeVisible()
})

test('R-HOST-18 the documentation remembers the package manager', async ({ page }) => {
  await page.goto(`${docs.url}/quick-start`)
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${docs.url}/installing`)
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
})

test('R-HOST-18 the documentation shows the kit itself, which sends no request', async ({ page }) => {
  await page.goto(`${docs.url}/theming`)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(docs.url)) elsewhere.push(request.url())
  })
  await page.getByRole('button', { name: 'Try it on this page' }).click()
  await page.getByRole('button', { name: /^Sandbox Wallet/ }).click()
  await expect(page.getByText('Ether', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Green' }).click()
  expect(elsewhere).toEqual([])
})

test('R-HOST-18 the sitemap and the lists for programs name each page, and every address in them responds', async ({
  page,
}) => {
  const read = async (path: string) => (await page.request.get(`${docs.url}${path}`)).text()
  const [sitemap, list, full] = [await read('/sitemap.xml'), await read('/llms.txt'), await read('/llms-full.txt')]
  const pathOf = (address: string | undefined) => new URL(address ?? '').pathname
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => pathOf(address))
  expect(listed.sort()).toEqual([...PAGES].sort())
  const texts = [...list.matchAll(/\]\((http[^)]+\.md)\)/g)].map(([, address]) => pathOf(address))
  expect(texts).toHaveLength(PAGES.length)
  for (const path of [...listed, ...texts]) expect((await page.request.get(`${docs.url}${path}`)).ok(), path).toBe(true)
  for (const path of PAGES) {
    await page.goto(`${docs.url}${path}`)
    expect(full, path).toContain(await page.getByRole('heading', { level: 1 }).innerText())
  }
})

test('R-HOST-112 the documentation loads its scripts when the reader reaches for it, and misses no press', async ({
  page,
}) => {
  expect(await scriptBytes(page, docs.url)).toBeLessThan(5_000)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()

  await page.goto(`${docs.url}/installing`, { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'pnpm' }).first().click()
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
})

test('R-HOST-107 the first page of the documentation has what search engines and other sites show', async ({
  page,
}) => {
  await page.goto(docs.url)
  const read = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  await expect(page).toHaveTitle('Bowline documentation')
  expect(await read('html', 'lang')).toBe('en')
  expect((await read('meta[name="description"]', 'content'))?.length).toBeGreaterThan(60)
  expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(0)
  for (const [selector, attribute] of [
    ['meta[property="og:image"]', 'content'],
    ['link[rel="icon"]', 'href'],
    ['link[rel="apple-touch-icon"]', 'href'],
  ] as const) {
    const { pathname } = new URL((await read(selector, attribute)) ?? '', docs.url)
    expect((await page.request.get(`${docs.url}${pathname}`)).ok(), pathname).toBe(true)
  }
})

test('R-HOST-109 the first page of the documentation loads at most 120 kB of script over an empty page', async ({
  page,
}) => {
  const empty = await startDocs({ folder: EMPTY_PAGE })
  const own = await scriptBytes(page, docs.url, { isReached: true })
  const bare = await scriptBytes(page, empty.url)
  await empty.stop()
  expect(own - bare).toBeLessThan(120_000)
  expect(bare).toBeGreaterThan(100_000)
})

/** Compressed size of the scripts that a page loads until it is idle; with `isReached` after the reader moves the pointer. */
async function scriptBytes(page: Page, url: string, { isReached = false } = {}): Promise<number> {
  const scripts: Promise<number>[] = []
  const add = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', add)
  await page.goto(url)
  if (isReached) await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  page.off('response', add)
  return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
}
