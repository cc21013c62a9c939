/**
 * The `test` of the visual checks. Each worker keeps a page for desktops and one for phones and shows scene after scene in it,
 * since a page that has run the demo's code runs it again without compiling it. What a scene may leave is cleared before the next:
 * storage, cookies, workers, routes, the size, the media, the pointer; the guests' account gets its initial balance. A test that
 * fails ends its worker, and its pages with it. Nothing is animated: `modal-shape.e2e.ts` tests the animations.
 *
 * Out     `show`      brings the page to a scene; its changes to the page are removed after the test
 *         `isAlone`   the option of a test whose page shows no other scene
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { showScene } from '../scenes/show-scene.mjs'
import { serverAddresses } from '../servers.mjs'
import { director, FIRST_ADDRESS } from './pages/chains.js'
import { test as base, expect } from './test.js'

type Kept = { readonly context: BrowserContext; readonly page: Page; readonly session: CDPSession }
type Show = (scene: Parameters<typeof showScene>[1], how: Parameters<typeof showScene>[2]) => Promise<void>
type Parts = { readonly isAlone: boolean; readonly show: Show }
type WorkerParts = { readonly keep: (isPhone: boolean) => Promise<Kept> }

/** The guests' account, whatever other tests have left of it. */
const FUNDS = parseEther('10000')

/** A file of the demo's origin in which no code runs. */
const NO_PAGE = '/brand/icon.svg'

export const test = base.extend<Parts, WorkerParts>({
  isAlone: [false, { option: true }],
  keep: [
    async ({ browser }, use) => {
      const kept = new Map<boolean, Promise<Kept>>()
      await use((isPhone) => {
        const found = kept.get(isPhone) ?? openKept(browser)
        kept.set(isPhone, found)
        return found
      })
      for (const one of kept.values()) await (await one).context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, isAlone, isMobile, keep, viewport, colorScheme }, use) => {
    await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: FUNDS })
    if (isAlone) {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      await use(context)
      await context.close()
      return
    }
    const kept = await keep(isMobile)
    await clear(kept)
    await kept.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (viewport !== null) await kept.page.setViewportSize(viewport)
    await use(kept.context)
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  show: async ({ page }, use) => {
    let leave = async () => {}
    await use(async (scene, how) => {
      leave = await showScene(page, scene, how)
    })
    await leave()
  },
})

/** With the options of the running test. */
async function openKept(browser: Browser): Promise<Kept> {
  const context = await browser.newContext()
  const page = await context.newPage()
  return { context, page, session: await context.newCDPSession(page) }
}

async function clear({ context, page, session }: Kept): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll()
  await page.mouse.move(-1, -1)
  await page.goto(NO_PAGE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await session.send('Storage.clearDataForOrigin', { origin: serverAddresses().demoUrl, storageTypes: 'all' })
  await context.clearCookies()
}

export { expect }
