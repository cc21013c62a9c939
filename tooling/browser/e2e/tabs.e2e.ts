import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { expect, test } from './test.js'

for (const host of ['none', 'wagmi']) {
  test(`R-CONN-112 R-STORE-19 host ${host}: tabs stay in sync`, async ({ demo, newTab }) => {
    const other = await newTab()
    await demo.open({ host, wallet1: 'approve' })
    await other.open({ host })

    await test.step('connecting', async () => {
      await demo.page.bringToFront()
      await demo.connect()
      await expect(other.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
      await expect(other.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
      await expect(other.dapp.address).toHaveText(FIRST_ADDRESS)
      await expectUndisturbed(other)
    })

    await test.step('using the wallet in the other tab', async () => {
      await other.page.bringToFront()
      await other.dapp.act('sign-message')
      await other.wallet.approve('sign-message')
      await expect(other.dapp.result('sign-message').line('Verified')).toContainText('yes')
    })

    await test.step('switching the network', async () => {
      await demo.page.bringToFront()
      await demo.button('network').click()
      await demo.modal.row('Base').click()
      await expect(demo.button('network')).toHaveAccessibleName('Network Base')
      await expect(other.button('network')).toHaveAccessibleName('Network Base')
      await expect(other.dapp.chain).toHaveText('8453')
      await expectUndisturbed(other)
    })

    await test.step('disconnecting', async () => {
      await other.page.bringToFront()
      await other.button('kit').click()
      await other.modal.button('Disconnect').click()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.fact('caipAddress')).toHaveText('–')
      await expect(demo.dapp.address).toHaveText('none')
    })
  })
}

async function expectUndisturbed({ modal, wallet }: Demo) {
  await expect(modal.dialog).toBeHidden()
  await expect(wallet.frame).toBeHidden()
}
