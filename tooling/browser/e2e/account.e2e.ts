import { accountIn, openAccount } from './pages/account-view.js'
import { FIRST_ADDRESS } from './pages/chains.js'
import { askedOf, setServices } from './pages/services.js'
import { focusedName } from './pages/small-page.js'
import { expect, test } from './test.js'

/** What the kit logs for developers when a service fails. */
const REPORTED = /^console\.(?:warning|error): \[bowline\] /
const MOST_ROWS = 200

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('R-ACCT-10 R-ACCT-24 R-ACCT-30 R-VIEW-41 R-VIEW-120 R-FLOW-21 assets: the total and the tokens, then an NFT with its details', async ({
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page, modal } = demo
  const account = await openAccount(demo)
  await expect(modal.dialog).toContainText('sandbox.bowline.id')
  await expect(account.tokens.first()).toContainText('Ether')
  await expect(account.tokens.first()).toContainText('10,000')
  expect(await account.tokens.count()).toBeGreaterThan(4)
  expect(await askedOf(page, 'balances')).toHaveLength(1)
  expect(await askedOf(page, 'identity')).toHaveLength(1)

  await modal.dialog.getByRole('button', { name: 'Hide balances' }).click()
  await expect(account.tokens.first()).not.toContainText('10,000')
  await modal.dialog.getByRole('button', { name: 'Hide balances' }).click()
  await modal.dialog.getByRole('button', { name: 'Copy address' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(FIRST_ADDRESS)
  const explorer = modal.dialog.getByRole('link', { name: /View on explorer/ })
  await expect(explorer).toHaveAttribute('href', `https://etherscan.io/address/${FIRST_ADDRESS}`)
  await expect(explorer).toHaveAttribute('rel', /noopener/)

  await account.tab('NFTs').click()
  await account.nfts.first().click()
  await expect(account.nfts.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(modal.dialog.getByRole('tabpanel').getByRole('link', { name: /View on explorer/ })).toHaveAttribute(
    'href',
    /^https:\/\/etherscan\.io\/tx\/0x[0-9a-f]{64}$/,
  )
})

test('R-VIEW-148 an account without tokens shows the ways to get some without scrolling', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 1280, height: 800 })
  await openAccount(demo, { services: 'balances:new-account' })
  const ways = demo.modal.dialog.locator('[data-part="status-placeholder"]').getByRole('button')
  await expect(ways).toHaveText(['Add funds'])
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
})

test('R-ACCT-11 R-ACCT-12 R-ACCT-13 R-ACCT-70 a wallet that reports its assets: the account shows them, and none from the data service', async ({
  demo,
}) => {
  const account = await openAccount(demo, { assets: '1' })
  await expect(account.tokens).toHaveCount(3)
  await expect(account.tokens.filter({ hasText: 'Ether' })).toContainText('10,000')
  await expect(account.tokens.filter({ hasText: 'Harbour Dollar' })).toContainText('1,234.5')
  await expect(account.tokens.filter({ hasText: 'Capstan' })).toContainText('42')
})

test('R-ACCT-32 R-ACCT-39 R-ACCT-41 R-ACCT-48 activity by month, page after page until the end', async ({ demo }) => {
  const { page, modal } = demo
  const account = await openAccount(demo)
  await account.tab('Activity').click()
  await expect(account.transactions.first()).toHaveAttribute('href', /^https:\/\/etherscan\.io\/tx\/0x/)
  await expect(modal.dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await account.transactions.first().focus()
  const end = modal.dialog.getByText('That’s all your activity')
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(end.last()).toBeVisible({ timeout: 500 })
  }).toPass()
  expect((await askedOf(page, 'history')).map(({ query }) => query.cursor)).toEqual([undefined, 'after-1e'])
  expect(await account.transactions.count()).toBeLessThan(MOST_ROWS)
})

test('R-ACCT-19 R-ACCT-27 R-ACCT-36 R-TOAST-12 R-FLOW-22 tokens and activity that fail show an error, and one press reloads them', async ({
  demo,
  complaints,
}) => {
  complaints.allow(REPORTED)
  const { page, modal } = demo
  await page.clock.install()
  const account = await openAccount(demo, { account: '500' })
  await expect(modal.dialog.getByText('Couldn’t load tokens')).toBeVisible()
  await expect(page.getByText('Token Balance Unavailable')).toBeVisible()
  await setServices(page, 'healthy')
  await page.clock.fastForward(31_000)
  await modal.dialog.getByRole('button', { name: /^Try again/ }).click()
  await expect(account.tokens.first()).toContainText('Ether')

  await setServices(page, '503', ['history'])
  await account.tab('Activity').click()
  await expect(modal.dialog.getByText('Couldn’t load activity')).toBeVisible()
  await setServices(page, 'healthy')
  await modal.tryAgain.click()
  await expect(account.transactions.first()).toBeVisible()
})

test('R-ACCT-27 R-RAMP-40 R-VIEW-56 an empty account offers a way to fund it', async ({ demo }) => {
  const { modal } = demo
  const account = await openAccount(demo, { account: 'new-account' })
  await expect(modal.dialog.getByText('No tokens yet')).toBeVisible()
  await account.row('Add funds').click()
  await expect(modal.title).toHaveText('Add funds')
  await account.row('Receive funds').click()
  await expect(modal.title).toHaveText('Receive')
  await expect(modal.dialog.getByText(FIRST_ADDRESS).first()).toBeAttached()
})

test('R-ACCT-01 R-ACCT-72 where the service does not support the network, the balances come from its nodes', async ({
  demo,
}) => {
  const { page, modal } = demo
  const account = await openAccount(demo, { services: 'supported-chains:empty' })
  await expect(modal.dialog).toContainText('ETH')
  const held = [/^Dai StablecoinDAI/, /^EtherETH/, /^Tether USDUSDT/, /^Wrapped BTCWBTC/]
  await expect(account.tokens).toHaveText(held)
  await expect(modal.dialog).not.toContainText('$')
  expect(await askedOf(page, 'balances')).toHaveLength(0)
})

for (const locale of ['en', 'ar']) {
  test(`R-HOST-12 R-HOST-13 R-ACCT-28 on a phone, ${locale}: tokens and activity stay in the card`, async ({
    demo,
  }) => {
    const { page, modal } = demo
    await page.setViewportSize({ width: 375, height: 667 })
    await openAccount(demo, { locale })
    const account = accountIn(demo)
    await expect(account.tokens.first()).toBeVisible()
    await expect(modal.dialog).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr')
    const wide = await modal.dialog
      .locator('*')
      .evaluateAll(
        (all) =>
          all.filter((one) => one.getBoundingClientRect().right > 376 || one.getBoundingClientRect().left < -1).length,
      )
    expect(wide).toBe(0)
  })
}

test('R-FLOW-30 R-MODAL-19 with the keyboard alone: tokens, NFTs and their details, and back out', async ({ demo }) => {
  const { page, modal } = demo
  const account = await openAccount(demo)
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 25 && !name.test(await focusedName(page)); stop += 1) await page.keyboard.press('Tab')
    expect(await focusedName(page)).toMatch(name)
  }
  await tabTo(/^Tokens/)
  await expect(account.tokens.first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(account.tab('NFTs')).toBeFocused()
  await expect(account.nfts.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(account.nfts.first()).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(demo.button('kit')).toBeFocused()
})

test('R-HOST-17 R-API-64 the playground changes the accounts while it runs, for the modal and for the app’s hooks', async ({
  demo,
}) => {
  const { page } = demo
  await demo.open({ mocks: 'page', wallet1: 'approve' })
  await demo.connect()
  await page.getByTestId('read-account').click()
  const tokens = page.getByTestId('data-useKitPortfolio').getByTestId('fact-first')
  const name = page.getByTestId('data-useKitIdentity').getByTestId('fact-name')
  const history = page.getByTestId('data-useKitActivity').getByTestId('fact-transactions')
  await expect(name).toHaveText('sandbox.bowline.id')
  await expect(history).toHaveText('50')
  await expect(tokens).toContainText(/^10000 ETH/)
  const account = page.getByTestId('option-account')
  await account.selectOption('whale')
  await expect(tokens).toContainText('1000000 ETH')
  await account.selectOption('new-account')
  await expect(tokens).not.toContainText('ETH')
  await account.selectOption('usual')
  await expect(tokens).toContainText(/^10000 ETH/)
})
