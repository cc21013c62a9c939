// @ts-check
import { announceGuests } from './guest-wallets.mjs'
import { settle } from './steps.mjs'

/**
 * Opens a page of the demo and brings it to a scene, standing still. Without `demoUrl` the context's base address is used.
 * @param {import('@playwright/test').Page} page
 * @param {import('./scenes.mjs').Scene} scene
 * @param {{ demoUrl?: string, theme: import('./looks.mjs').Theme, locale?: string }} how
 */
export async function showScene(
  page,
  { path = '/bare', settings = {}, guests = [], reach },
  { demoUrl = '', theme, locale = 'en' },
) {
  await announceGuests(page, guests)
  const search = new URLSearchParams({ mocks: 'page', theme, locale, ...settings })
  await page.goto(`${demoUrl}${path}?${search}`)
  await page.waitForFunction(() => 'bowlineDemo' in window)
  await reach(page)
  await settle(page)
}
