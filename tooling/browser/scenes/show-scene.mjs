// @ts-check
import { pretendDevice, pretendOpening } from './devices.mjs'
import { announceGuests } from './guest-wallets.mjs'
import { rest, settle } from './steps.mjs'

/**
 * Opens a page of the demo and brings it to a scene, without motion. Without `demoUrl` it uses the context's base address.
 * The returned function removes the simulations from the page; the next address that it opens is free of them.
 * @param {import('@playwright/test').Page} page
 * @param {import('./scenes.mjs').Scene} scene
 * @param {{ demoUrl?: string, theme: import('./viewports.mjs').Theme | 'system', locale?: string }} how
 */
export async function showScene(
  page,
  { path = '/bare', settings = {}, guests = [], device, opensNothing = false, reach },
  { demoUrl = '', theme, locale = 'en' },
) {
  const beliefs = [await announceGuests(page, guests)]
  if (device !== undefined) beliefs.push(await pretendDevice(page, device))
  if (opensNothing !== false) beliefs.push(await pretendOpening(page, opensNothing))
  const search = new URLSearchParams({ mocks: 'page', adapters: 'evm', theme, locale, ...settings })
  await page.goto(`${demoUrl}${path}?${search}`)
  await page.waitForFunction(() => 'bowlineDemo' in window)
  await reach(page)
  await rest(page)
  await settle(page)
  return async () => {
    for (const belief of beliefs) await belief.dispose()
  }
}
