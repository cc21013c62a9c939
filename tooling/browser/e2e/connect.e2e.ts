import { parseEther } from 'viem'
import {
  director,
  FIRST_ACCOUNT,
  FIRST_ADDRESS,
  firstAccountWith,
  OTHER_ADDRESS,
  reader,
  SECOND_ADDRESS,
  shownBalance,
} from './pages/chains.js'
import { FIRST_WALLET, SECOND_WALLET } from './pages/demo.js'
import { passTime } from './pages/page-time.js'
import { holdAnnouncements } from './pages/wallet-announcements.js'
import { expect, test } from './test.js'

/** How long a slow wallet takes for each response. */
const SLOW_MS = 3_000

for (const host of ['none', 'wagmi']) {
  test(`R-CONN-03 R-CONN-94 R-VIEW-27 R-BTN-02 R-ACCT-06 host ${host}: a wallet connects; its balance is the chain's, cut`, async ({
    demo,
  }) => {
    await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('1234.567999999999999999') })
    await demo.open({ host })

    await demo.button('kit').click()
    await expect(demo.modal.title).toHaveText('Connect wallet')
    await expect(demo.modal.dialog.getByText('Installed', { exact: true })).toBeVisible()
    await demo.modal.row(FIRST_WALLET).click()
    await expect(demo.modal.dialog.getByRole('status')).toContainText(`Continue in ${FIRST_WALLET}`)
    await demo.wallet.approve('connect')
    await expect(demo.modal.dialog).toBeHidden()

    const shown = shownBalance(await reader('mainnet').getBalance({ address: FIRST_ADDRESS }))
    expect(shown).toBe('1,234.567 ETH')
    await expect(demo.button('kit')).toHaveAccessibleName(firstAccountWith(shown))
    await expect(demo.button('kit')).toBeFocused()
    await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
    await expect(demo.event('CONNECT_SUCCESS')).toContainText(`"method":"browser","name":"${FIRST_WALLET}"`)

    await demo.button('kit').click()
    await expect(demo.modal.dialog.getByText('Total value').locator('..')).toContainText('$')
    await expect(demo.modal.dialog).toContainText(`Connected with ${FIRST_WALLET}`)
  })
}

test('R-VIEW-27 R-VIEW-28 R-FLOW-06 a rejection is shown, keeps the wallet and offers another try, which connects', async ({
  demo,
}) => {
  await demo.open()
  await demo.button('kit').click()
  await demo.modal.row(FIRST_WALLET).click()
  await demo.wallet.reject('connect')

  await expect(demo.modal.dialog.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect(demo.modal.title).toHaveText(FIRST_WALLET)
  await expect(demo.modal.tryAgain).toBeFocused()
  await expect(demo.fact('status')).toHaveText('disconnected')

  await demo.page.keyboard.press('Enter')
  await demo.wallet.approve('connect')
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-115 R-ADPT-06 a connection made and ended through wagmi’s own hooks is also the kit’s', async ({
  demo,
}) => {
  await demo.open({ host: 'wagmi', wallet1: 'approve' })
  await demo.page.getByTestId('wagmi-connect').getByRole('button', { name: FIRST_WALLET, exact: true }).click()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)

  await demo.dapp.act('disconnect')
  await expect(demo.fact('caipAddress')).toHaveText('–')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.fact('caipAddress')).toHaveText('–')
  await expect(demo.dapp.address).toHaveText('none')
})

test('R-ADPT-06 wagmi’s hooks report a connection that the kit made and ended', async ({ demo }) => {
  await demo.open({ host: 'wagmi', wallet1: 'approve' })
  await demo.connect()
  await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
  await expect(demo.dapp.chain).toHaveText('1')

  await demo.button('kit').click()
  await demo.modal.button('Disconnect').click()
  await expect(demo.dapp.address).toHaveText('none')
  await expect(demo.fact('caipAddress')).toHaveText('–')
})

test('R-FLOW-06 R-BTN-01 the kit waits for a slow wallet', async ({ demo }) => {
  await demo.page.clock.install()
  await demo.open({ wallet1: 'slow' })
  await demo.button('kit').click()
  await demo.modal.row(FIRST_WALLET).click()
  await expect(demo.modal.dialog.getByRole('status')).toContainText(`Continue in ${FIRST_WALLET}`)
  await expect(demo.fact('status')).toHaveText('connecting')
  await expect(async () => {
    await passTime(demo.page, SLOW_MS)
    await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`, { timeout: 500 })
  }).toPass()
  await expect(demo.modal.dialog).toBeHidden()
})

test('R-FLOW-06 a locked wallet is unlocked in its own window and connects', async ({ demo }) => {
  await demo.open({ wallet1: 'locked' })
  await demo.button('kit').click()
  await demo.modal.row(FIRST_WALLET).click()
  await demo.wallet.approve('unlock')
  await demo.wallet.approve('connect')
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-FLOW-06 a wallet that never answers can be left, and another one connects', async ({ demo }) => {
  await demo.open({ wallet1: 'silent', wallet2: 'approve' })
  await demo.button('kit').click()
  await demo.modal.row(FIRST_WALLET).click()
  await expect(demo.modal.dialog.getByRole('status')).toContainText(`Continue in ${FIRST_WALLET}`)
  await demo.modal.back.click()
  await expect(demo.fact('status')).toHaveText('disconnected')

  await demo.modal.row(SECOND_WALLET).click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${SECOND_ADDRESS}`)
})

for (const way of ['back', 'Escape'] as const) {
  test(`R-FLOW-06 an approval that comes after leaving by ${way} does not connect, now or later`, async ({ demo }) => {
    await demo.open()
    await demo.button('kit').click()
    await demo.modal.row(FIRST_WALLET).click()
    await expect(demo.wallet.question).toBeVisible()
    if (way === 'back') await demo.modal.back.click()
    else {
      await demo.modal.title.focus()
      await demo.page.keyboard.press('Escape')
    }
    await expect(demo.fact('status')).toHaveText('disconnected')

    await demo.wallet.approve('connect')
    await expect(demo.wallet.frame).toBeHidden()
    await expect(demo.fact('status')).toHaveText('disconnected')
    await expect(demo.fact('caipAddress')).toHaveText('–')
    await demo.reload()
    await expect(demo.fact('initialized')).toHaveText('true')
    await expect(demo.fact('caipAddress')).toHaveText('–')
  })
}

test('R-CONN-03 a wallet that announces itself late appears in the open list', async ({ demo }) => {
  const announcements = await holdAnnouncements(demo.page)
  await demo.open()
  await demo.button('kit').click()
  await expect(demo.modal.row('WalletConnect')).toBeVisible()
  await expect(demo.modal.row(FIRST_WALLET)).toBeHidden()

  await announcements.announce(1)
  await expect(demo.modal.row(FIRST_WALLET)).toBeVisible()
  await expect(demo.modal.row(SECOND_WALLET)).toBeHidden()
  await demo.modal.row(FIRST_WALLET).click()
  await demo.wallet.approve('connect')
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-106 R-CONN-146 a wallet removed since the last visit leaves the page disconnected, and connects again once it is back', async ({
  demo,
}) => {
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await demo.open({ wallets: '0' })
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  await expect(demo.fact('caipAddress')).toHaveText('–')
  await expect(demo.modal.dialog).toBeHidden()
  await demo.open({ wallet1: 'approve' })
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await expect(demo.modal.dialog).toBeHidden()
})

test('R-STATE-13 choosing another account in the wallet makes it the active one', async ({ demo }) => {
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await expect(demo.fact('accounts')).toHaveText('2')
  await demo.sandbox(1).switchAccount()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${OTHER_ADDRESS}`)
  await expect(demo.dapp.address).toHaveText(OTHER_ADDRESS)
})

test('R-CONN-115 R-CONN-94 host wagmi: a connection of wagmi’s own closes the open modal and survives a reload', async ({
  demo,
}) => {
  await demo.open({ host: 'wagmi', wallet1: 'approve' })
  await demo.button('kit').click()
  // Wait for the count, so that the services have answered: the page's worker does not intercept a request open during the reload.
  await expect(demo.modal.row('All wallets')).toContainText(/\d/)
  await demo.page
    .getByTestId('wagmi-connect')
    .getByRole('button', { name: FIRST_WALLET, includeHidden: true, exact: true })
    .dispatchEvent('click')
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)

  await demo.reload()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
})

test('R-MODAL-27 R-FLOW-01 a wallet connects in the card inside the page', async ({ demo }) => {
  await demo.open({ embed: '1' })
  const card = demo.page.getByTestId('slot-embed')
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Connect wallet')
  await card.getByRole('list').getByRole('button').filter({ hasText: FIRST_WALLET }).click()
  await demo.wallet.approve('connect')
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Account')
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await card.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Connect wallet')
})
