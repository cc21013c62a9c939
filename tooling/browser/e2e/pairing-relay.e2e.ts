import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { expect, test } from './pairing-test.js'

/** What Chromium itself logs about a socket that does not open. */
const NO_SOCKET = /WebSocket connection to 'ws:/

for (const host of ['wagmi', 'universal']) {
  test(`R-CONN-114 R-CONN-42 host ${host}: a relay that is lost and comes back ends no session`, async ({
    demo,
    relay,
    createWallet,
    complaints,
  }) => {
    complaints.allow(NO_SOCKET)
    await demo.open({ host })
    const wallet = await createWallet()
    await wallet.pair(await pairingView(demo).offer())
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)

    await relay('pause')
    await demo.dapp.act('sign-message')
    await expect(demo.dapp.result('sign-message').item).toHaveAttribute('data-status', 'running')
    await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
    await relay('resume')
    await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
    await expect(demo.fact('status')).toHaveText('connected')
    expect(wallet.proposals).toHaveLength(1)
  })
}

test('R-CONN-206 the view says that the relay cannot be reached, and shows the code when it is back', async ({
  demo,
  relay,
  createWallet,
  complaints,
}) => {
  complaints.allow(NO_SOCKET)
  await relay('pause')
  await demo.open()
  await demo.button('kit').click()
  await demo.modal.row('WalletConnect').click()
  await expect(demo.modal.dialog.getByRole('heading', { name: 'Can’t reach wallets right now' })).toBeVisible()
  await expect(demo.modal.button('Try again')).toBeFocused()
  await relay('resume')
  await (await createWallet()).pair(await pairingView(demo).next())
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-42 malformed traffic does nothing, while a code is shown and while a wallet is connected', async ({
  demo,
  relay,
  createWallet,
}) => {
  await demo.open()
  const view = pairingView(demo)
  const address = await view.offer()
  await relay('corrupt')
  const wallet = await createWallet()
  await wallet.pair(address)
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)

  await relay('corrupt')
  await demo.dapp.act('sign-message')
  await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
  await wallet.emit('eip155:1', { name: 'accountsChanged', data: { length: 1e9 } })
  await wallet.emit('eip155:1', { name: 'chainChanged', data: [] })
  await wallet.changeNetwork('eip155:1')
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await expect(demo.fact('status')).toHaveText('connected')
})

test('R-ALERT-16 R-ALERT-10 R-CONN-37 a relay that does not know the project shows an alert, no endless wait, and a later try works', async ({
  demo,
  relay,
  createWallet,
  complaints,
}) => {
  complaints.allow(NO_SOCKET)
  complaints.allow(/Invalid Project ID|projectId/)
  await relay('refuse')
  await demo.open()
  await demo.button('kit').click()
  await demo.modal.row('WalletConnect').click()
  await expect(demo.modal.dialog.getByRole('alert').filter({ hasText: 'Invalid Project ID' })).toBeVisible()
  await expect(demo.modal.dialog.getByRole('heading', { name: 'Can’t reach wallets right now' })).toBeVisible()
  await expect(demo.fact('status')).toHaveText('disconnected')

  await relay('resume')
  await demo.modal.button('Try again').click()
  await (await createWallet()).pair(await pairingView(demo).next())
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})
