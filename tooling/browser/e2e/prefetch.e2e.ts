/** What a phone has loaded before the first press: the modal's code, and nothing from any service. */
import type { Page } from '@playwright/test'
import { kitModal } from './pages/kit-modal.js'
import { ANDROID } from './pages/phones.js'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

test.use(ANDROID)

/** What the browser and the kit log about requests that fail after the press. */
const NOT_LOADED = /Failed to load resource|could not be|ChunkLoadError/

/** A page's requests to other servers than its own, from now on. */
function watchServices(page: Page, ownOrigin = ''): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(ownOrigin)) asked.push(request.url())
  })
  return asked
}

test('R-HOST-30 on touch devices the modal is loaded before the press, and no service has been called', async ({
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

test('R-HOST-30 with prefetch none nothing is loaded before the press', async ({ page, complaints }) => {
  complaints.allow(NOT_LOADED)
  const { kitButton } = await smallPage(page, '/bare', { prefetch: 'none' })
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await kitButton.tap()
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Loading failed')
})
