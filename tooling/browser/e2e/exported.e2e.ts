/** The playground as static files, served by a host that knows nothing but files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportDemo } from '@bowline/commands/demo-export'
import { startDocs as serveFolder } from '@bowline/commands/docs-server'
import { expectSameAsPicture } from './pages/first-card.js'
import { card, connectSandbox, enterSection, openPlayground } from './pages/playground-page.js'
import { test as base, expect } from './test.js'

const test = base.extend<object, { exported: { url: string; folder: string } }>({
  exported: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'exported-'))
      await exportDemo(folder)
      const { url, stop } = await serveFolder({ folder })
      await use({ url, folder })
      await stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ exported }, use) => use(exported.url),
})

test('R-HOST-110 the exported playground restores a shared link, connects, and buys at its stand-in page', async ({
  context,
  page,
}) => {
  await openPlayground(page, '?theme=dark&accent=%238b5cf6')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Source of kit.ts' })).toContainText('#8b5cf6')
  await connectSandbox(page)
  await expect(card(page)).toContainText('anna.eth')
  const stage = await enterSection(page, 'buy')
  const opened = context.waitForEvent('page')
  await stage.getByRole('button', { name: /^Coinbase/ }).click()
  const provider = await opened
  await provider.getByRole('button', { name: 'Pay with the test card' }).click()
  await expect(provider.getByRole('status')).toContainText('Paid.')
})

test('R-HOST-110 the exported playground shows the sheet in its phone, and the lab', async ({ page }) => {
  await openPlayground(page)
  await page.getByRole('button', { name: 'Show it on a phone' }).click()
  await expect(page.frameLocator('iframe[title="The kit on a phone"]').getByRole('dialog')).toBeVisible()
  await page.goto('/lab')
  await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeVisible()
})

test('R-HOST-112 without logins, the card of the first screen is the markup of the live card', async ({ page }) => {
  await openPlayground(page)
  await expectSameAsPicture(page, 'plain')
})

test('R-HOST-110 an unknown address shows a page that leads back', async ({ complaints, page }) => {
  complaints.allow(/404/)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('link').first()).toHaveAttribute('href', /^\//)
})

test('R-HOST-110 an export deletes no files but those of an earlier export', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  await expect(exportDemo(folder)).rejects.toThrow('has other files')
  rmSync(folder, { recursive: true })
})
