/** A visitor comes back, and what brings the wallet back does not come for long. */
import type { Page } from '@playwright/test'
import { FIRST_ACCOUNT } from './pages/chains.js'
import { passTime } from './pages/page-time.js'
import { expect, test } from './test.js'

/** A text of the file that brings stored connections back. */
const OF_A_RETURN = 'The other wallets of '
/** As long as a restore may take. */
const RESTORE_MS = 10_000

/** Keeps what brings wallets back from the page; each of the functions lets one request for it go on. */
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

/** Keeps what brings wallets back from being fetched, until the returned function is called. */
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

// What is fetched in passing may be under way still.
test.afterEach(({ demo }) => demo.page.unrouteAll({ behavior: 'ignoreErrors' }))

test('R-CONN-175 code that does not come keeps the page for no longer than a wallet may, and brings the wallet back when it comes', async ({
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

test('R-CONN-175 code that cannot be fetched is asked for again while the page lives, and brings the wallet back', async ({
  demo,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|could not be taken in|could not be followed|ChunkLoadError/)
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
