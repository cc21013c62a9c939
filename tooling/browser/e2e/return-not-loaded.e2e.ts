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
  await expect(demo.button('kit')).toHaveAccessibleName('Connect Wallet')
  for (const goOn of held) await goOn()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(demo.wallet.frame).toBeHidden()
})
