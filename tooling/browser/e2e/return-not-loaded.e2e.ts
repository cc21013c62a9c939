/** A visitor comes back, and what brings the wallet back cannot be fetched, or does not come for long. */
import type { Page, Route } from '@playwright/test'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

/** A text of the file that brings stored connections back. */
const OF_A_RETURN = 'The other wallets of '
/** As long as a restore may take. */
const RESTORE_MS = 10_000
/** Until code that could not be had is asked for again. */
const AGAIN_MS = 5_000

/** Keeps the page from what brings wallets back, until the returned function is called; `cut` gets each request for it. */
async function withoutReturn(page: Page, cut: (route: Route) => unknown): Promise<() => Promise<void>> {
  let isCut = true
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    const isOfReturn = (await response.text()).includes(OF_A_RETURN)
    if (isCut && isOfReturn) await cut(route)
    else await route.fulfill({ response })
  })
  return async () => {
    isCut = false
  }
}

test.beforeEach(async ({ demo }) => {
  await demo.page.clock.install()
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
})

// What is fetched in passing may be under way still.
test.afterEach(({ demo }) => demo.page.unrouteAll({ behavior: 'ignoreErrors' }))

test('R-CONN-175 a wallet whose way back cannot be fetched is waited for, and is back soon after it can', async ({
  complaints,
  demo,
}) => {
  complaints.allow(/Failed to load resource|could not be taken in|could not be followed|ChunkLoadError|Failed to fetch/)
  const asked: string[] = []
  const goOn = await withoutReturn(demo.page, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect Wallet')
  expect(asked.length).toBeGreaterThan(0)
  await goOn()
  // What failed once more just before waits as long again.
  await passTime(demo.page, 2 * AGAIN_MS)
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(demo.wallet.frame).toBeHidden()
})

test('R-CONN-175 code that does not come keeps the page for no longer than a wallet may, and brings the wallet back when it comes', async ({
  demo,
}) => {
  const held: (() => Promise<void>)[] = []
  await withoutReturn(demo.page, (route) => {
    held.push(() => route.continue())
  })
  await demo.reload()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(demo.fact('initialized')).toHaveText('false')
  await passTime(demo.page, RESTORE_MS)
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect Wallet')
  for (const goOn of held) await goOn()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(demo.wallet.frame).toBeHidden()
})
