/** A visitor returns, and the code that restores the wallet loads late. */
import type { Page } from '@playwright/test'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

/** A string from the file that restores stored connections. */
const OF_A_RETURN = 'Other wallets of '
/** The timeout of a restore. */
const RESTORE_MS = 10_000

/** Holds back the code that restores wallets; each of the functions releases one request for it. */
async function holdReturn(page: Page): Promise<readonly (() => Promise<void>)[]> {
  const held: (() => Promise<void>)[] = []
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    const goOn = () => route.fulfill({ response })
    if ((await response.text()).includes(OF_A_RETURN)) held.push(goOn)
    else await goOn()
  })
  return held
}

/** Blocks requests for the code that restores wallets, until the returned function is called. */
async function refuseReturn(page: Page): Promise<{ readonly refused: () => number; readonly goOn: () => void }> {
  let isRefusing = true
  let refused = 0
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    const isRefused = isRefusing && (await response.text()).includes(OF_A_RETURN)
    if (isRefused) refused += 1
    await (isRefused ? route.abort() : route.fulfill({ response }))
  })
  return {
    refused: () => refused,
    goOn: () => {
      isRefusing = false
    },
  }
}

test.beforeEach(async ({ demo }) => {
  await demo.page.clock.install()
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
})

// Speculative requests may still be pending.
test.afterEach(({ demo }) => demo.page.unrouteAll({ behavior: 'ignoreErrors' }))

test('R-CONN-175 code that does not load delays the page no longer than a wallet may, and restores the wallet when it loads', async ({
  demo,
}) => {
  const held = await holdReturn(demo.page)
  await demo.reload()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(demo.fact('initialized')).toHaveText('false')
  await passTime(demo.page, RESTORE_MS)
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  for (const goOn of held) await goOn()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(demo.wallet.frame).toBeHidden()
})

test('R-CONN-175 code that cannot be fetched is requested again while the page is open, and restores the wallet', async ({
  demo,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|could not be restored|could not be checked|ChunkLoadError/)
  const { refused, goOn } = await refuseReturn(demo.page)
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  const before = refused()
  const after = async (seconds: number) => {
    await passTime(demo.page, seconds * 1_000)
    return refused()
  }
  await expect.poll(() => after(5)).toBeGreaterThan(before)
  goOn()
  await expect(async () => {
    await passTime(demo.page, 5_000)
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT, { timeout: 1_000 })
  }).toPass()
  await expect(demo.wallet.frame).toBeHidden()
})
