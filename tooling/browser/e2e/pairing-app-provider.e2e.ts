/** Apps that pair by themselves: with wagmi's own connector in the configuration, or their own provider. */
import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { PHONE_WALLET, TWO_BY_TWO } from './pages/phone-wallet.js'
import { expect, test } from './pairing-test.js'

/** What the app's own library, which the kit cannot change, may log about a wallet's messages. */
const SAID_BY_ITS_LIBRARY = [
  // It asks every five seconds for pending responses, and so receives a settlement twice.
  /Pending session not found for topic/,
  // A second after its start it handles unsaved messages once more, including a disconnect that it is about to process.
  /Record was recently deleted|No matching key\. keychain|core\.crypto\.encode\(\)/,
  // A response arrives after the end: to a disconnect, or to a request that ended with the session.
  /No matching key\. history|Given up|session_request:\d+ without any listeners/,
  // The wallet does not have everything that is requested.
  /wallet_getCapabilities.*Method not found/,
]

test.beforeEach(({ complaints }) => SAID_BY_ITS_LIBRARY.forEach(complaints.allow))

for (const host of ['wagmi-walletconnect', 'ethereum-provider']) {
  test(`R-CONN-119 R-CONN-122 host ${host}: the kit’s code pairs the app, which is restored and disconnected with it`, async ({
    demo,
    createWallet,
  }) => {
    await demo.open({ host })
    const wallet = await createWallet({ grants: TWO_BY_TWO })
    await wallet.pair(await pairingView(demo).offer())
    await expect(demo.modal.dialog).toBeHidden()
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
    await expect(demo.fact('wallet')).toHaveText(PHONE_WALLET)
    await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
    await demo.dapp.act('sign-message')
    await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')

    await test.step('a reload restores it without another pairing', async () => {
      await demo.reload()
      await expect(demo.fact('wallet')).toHaveText(PHONE_WALLET)
      await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
      await demo.dapp.act('sign-message')
      await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
      expect(wallet.proposals).toHaveLength(1)
      expect(wallet.sessions()).toHaveLength(1)
    })

    await test.step('the modal disconnects it for the app and the wallet', async () => {
      await demo.button('kit').click()
      await demo.modal.button('Disconnect').click()
      await wallet.ended()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.dapp.address).toHaveText('none')
    })
  })

  test(`R-CONN-102 R-CONN-122 host ${host}: the wallet ends the session, and pairs again`, async ({
    demo,
    createWallet,
  }) => {
    await demo.open({ host })
    const wallet = await createWallet()
    await wallet.pair(await pairingView(demo).offer())
    await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
    await wallet.disconnect()
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await expect(demo.dapp.address).toHaveText('none')
    await wallet.pair(await pairingView(demo).offer())
    await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
  })

  test(`R-CONN-37 R-CONN-119 host ${host}: after a rejection the next code pairs`, async ({ demo, createWallet }) => {
    await demo.open({ host })
    const refusing = await createWallet({ policy: 'reject' })
    const view = pairingView(demo)
    const first = await view.offer()
    await refusing.pair(first)
    await expect(demo.event('CONNECT_ERROR')).toHaveCount(1)
    await demo.modal.button('Try again').click()
    const wallet = await createWallet()
    await wallet.pair(await view.next(first))
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  })
}

test('R-CONN-115 R-CONN-122 host wagmi-walletconnect: wagmi’s own hook ends the session in the wallet', async ({
  demo,
  createWallet,
}) => {
  await demo.open({ host: 'wagmi-walletconnect' })
  const wallet = await createWallet()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
  await demo.dapp.act('disconnect')
  await wallet.ended()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})
