/** The page is reloaded, or another one is opened, while the wallet asks its user. */
import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { PHONE_WALLET } from './pages/phone-wallet.js'
import { expect, test } from './pairing-test.js'

for (const host of ['none', 'universal']) {
  test(`R-CONN-160 R-CONN-161 host ${host}: a wallet that approves after a reload is connected, and has nothing left after Disconnect`, async ({
    demo,
    createWallet,
  }) => {
    await demo.open({ host })
    const wallet = await createWallet({ policy: 'hold' })
    await wallet.pair(await pairingView(demo).offer())
    await demo.reload()
    await expect(demo.fact('initialized')).toHaveText('true')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await wallet.respond('approve')
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
    await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
    await expect(demo.fact('wallet')).toHaveText(PHONE_WALLET)
    await expect(demo.event('CONNECT_SUCCESS')).toHaveCount(1)
    await demo.dapp.act('sign-message')
    await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
    expect(wallet.sessions()).toHaveLength(1)

    await demo.button('kit').click()
    await demo.modal.button('Disconnect').click()
    await wallet.ended()
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  })
}

test('R-CONN-162 the approval of a code that was closed before the reload is revoked', async ({
  demo,
  createWallet,
}) => {
  await demo.open()
  const wallet = await createWallet({ policy: 'hold' })
  await wallet.pair(await pairingView(demo).offer())
  await demo.page.keyboard.press('Escape')
  await expect(demo.modal.dialog).toBeHidden()
  await demo.reload()
  await wallet.respond('approve')
  await wallet.ended()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

test('R-CONN-163 a second tab waits for the wallet only once the first is closed', async ({
  demo,
  newTab,
  connections,
  createWallet,
}) => {
  await demo.open()
  const wallet = await createWallet({ policy: 'hold' })
  await wallet.pair(await pairingView(demo).offer())
  const before = await connections()
  const other = await newTab()
  await other.open()
  expect(await connections()).toBe(before)
  await demo.page.close()
  await wallet.respond('approve')
  await expect(other.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  expect(wallet.sessions()).toHaveLength(1)
})
