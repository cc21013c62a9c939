/** What a phone has before the first press: the code of the modal, and nothing of any service. */
import type { Page } from '@playwright/test'
import { kitModal } from './pages/kit-modal.js'
import { ANDROID } from './pages/phones.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use(ANDROID)

/** What the browser and the kit's log say of what could not be fetched after the press. */
const NOT_LOADED = /Failed to load resource|could not be|ChunkLoadError/

/** Requests of a page to others than its own server, from now on. */
function watchServices(page: Page, ownOrigin = ''): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ownOrigin)) asked.push(request.url())
  })
  return asked
}

test('R-HOST-30 where a finger presses, the modal is there before the press, and no service was asked', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(NOT_LOADED)
  const services = watchServices(page, baseURL)
  const { kitButton } = await smallPage(page, '/bare')
  await page.waitForLoadState('networkidle')
  expect(services).toEqual([])
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await kitButton.tap()
  await expect(kitModal(page).title).toHaveText('Connect wallet')
})

test('R-HOST-30 with prefetch none nothing is there before the press', async ({ page, complaints }) => {
  complaints.allow(NOT_LOADED)
  const { kitButton } = await smallPage(page, '/bare', { prefetch: 'none' })
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await kitButton.tap()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Loading failed')
})
