import { FIRST_ADDRESS, OTHER_ADDRESS } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { expect, test } from './test.js'

for (const host of ['none', 'wagmi']) {
  test(`R-VIEW-44 R-FLOW-23 R-CONN-112 R-CONN-113 R-ADPT-06 host ${host}: another account of the wallet, here, in the host’s library, in another tab and after a reload`, async ({
    demo,
    newTab,
  }) => {
    const other = await newTab()
    await demo.open({ host, wallet1: 'approve' })
    await other.open({ host })
    await demo.page.bringToFront()
    await demo.connect()
    await expectAccount(demo, FIRST_ADDRESS)
    await expectAccount(other, FIRST_ADDRESS)

    await test.step('by keyboard, with the balance of each', async () => {
      await show(demo, 'SwitchAddress')
      const options = demo.modal.dialog.getByRole('option')
      await expect(options).toHaveCount(2)
      for (const option of await options.all()) await expect(option).toContainText('ETH')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await options.first().focus()
      await demo.page.keyboard.press('ArrowDown')
      await expect(options.last()).toBeFocused()
      await demo.page.keyboard.press('Enter')
      await expect(demo.modal.title).toHaveText('Account')
      await expectAccount(demo, OTHER_ADDRESS)
      await expectAccount(other, OTHER_ADDRESS)
    })

    await test.step('signatures are requested from that account', async () => {
      await demo.modal.close.click()
      await demo.dapp.act('sign-message')
      await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
    })

    await test.step('a reload', async () => {
      await demo.reload()
      await expectAccount(demo, OTHER_ADDRESS)
      await expect(demo.fact('accounts')).toHaveText('2')
    })

    await test.step('an account chosen in the wallet afterwards', async () => {
      await demo.sandbox(1).switchAccount()
      await expectAccount(demo, OTHER_ADDRESS)
      await demo.sandbox(1).switchAccount()
      await expectAccount(demo, FIRST_ADDRESS)
      await expectAccount(other, FIRST_ADDRESS)
    })
  })
}

test('R-VIEW-43 R-FLOW-22 the settings lead to the networks and the accounts, and hide balances permanently', async ({
  demo,
}) => {
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await show(demo, 'AccountSettings')
  await demo.modal.dialog.getByRole('switch').click()
  await demo.modal.row('2 accounts').click()
  await expect(demo.modal.dialog.getByRole('option').first()).toContainText('Balance hidden')
  await demo.modal.back.click()
  await demo.reload()
  await expectAccount(demo, FIRST_ADDRESS)
  await show(demo, 'AccountSettings')
  await expect(demo.modal.dialog.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await demo.modal.button('Disconnect').click()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

async function expectAccount({ fact, dapp }: Demo, address: string) {
  await expect(fact('caipAddress')).toHaveText(`eip155:1:${address}`)
  await expect(dapp.address).toHaveText(address)
}

/** Goes back by the kit's own history, which has Account as the previous view. */
async function show({ page, button, modal }: Demo, view: string) {
  await button('kit').click()
  await expect(modal.title).toHaveText('Account')
  await page.evaluate((to) => {
    const { store } = Reflect.get(window, 'bowlineDemo').kit
    const [first] = store.get().navigation.history
    store.set({ navigation: { history: [first, { view: to, data: {} }], direction: 'forward' } })
  }, view)
}
