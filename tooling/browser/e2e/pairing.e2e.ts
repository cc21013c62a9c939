import { FIRST_ADDRESS, OTHER_ADDRESS } from './pages/chains.js'
import { pairingView } from './pages/pairing-view.js'
import { TWO_BY_TWO } from './pages/phone-wallet.js'
import { expect, test } from './pairing-test.js'

const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const DOT_ADDRESS = '12bVDx4C5z9AGB3mwozsBsLEcZhGuFC7PgdVYEsbRu151Ch3'

test('R-CONN-42 no relay connection is opened before a code is needed', async ({ demo }) => {
  const sockets: string[] = []
  demo.page.on('websocket', (socket) => sockets.push(socket.url()))
  await demo.open()
  await demo.button('kit').click()
  await expect(demo.modal.row('WalletConnect')).toBeVisible()
  expect(sockets).toEqual([])
  await demo.modal.row('WalletConnect').click()
  await pairingView(demo).next()
  expect(sockets).toHaveLength(1)
})

test('R-CONN-36 R-CONN-37 R-CONN-207 R-FLOW-08 the view shows a rejection and stays open, and the next code is a new one', async ({
  demo,
  createWallet,
}) => {
  await demo.open()
  const view = pairingView(demo)
  const refused = await view.offer()
  await (await createWallet({ policy: 'reject' })).pair(refused)

  await expect(demo.modal.dialog.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  await expect(demo.modal.dialog.getByRole('alert')).toHaveCount(0)
  await expect(demo.event('CONNECT_ERROR')).toContainText('User rejected the request')
  await expect(demo.fact('status')).toHaveText('disconnected')

  await demo.modal.button('Try again').click()
  await (await createWallet()).pair(await view.next(refused))
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
})

test('R-CONN-38 R-CONN-41 one approval grants several accounts on several networks, and limits the networks to switch to', async ({
  demo,
  createWallet,
}) => {
  await demo.open()
  const { accounts } = TWO_BY_TWO.eip155
  const wallet = await createWallet({ grants: { eip155: { accounts, methods: ['personal_sign'] } } })
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.fact('accounts')).toHaveText('2')
  expect(wallet.proposals[0]?.eip155?.chains).toEqual(['eip155:1', 'eip155:8453', 'eip155:10', 'eip155:7777777'])

  await demo.button('network').click()
  await expect(demo.modal.row('OP Mainnet')).toBeDisabled()
  await demo.modal.row('Base').click()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${FIRST_ADDRESS}`)
  expect(wallet.requests).toEqual([])

  await wallet.changeAccounts('eip155:8453', [OTHER_ADDRESS, FIRST_ADDRESS])
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${OTHER_ADDRESS}`)
})

test('R-CONN-85 a wallet is asked for a network it has not approved, and approves it then', async ({
  demo,
  createWallet,
}) => {
  await demo.open({ networks: 'mainnet,base' })
  const wallet = await createWallet({
    async onRequest() {
      await wallet.update(TWO_BY_TWO)
      return null
    },
  })
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await demo.button('network').click()
  await demo.modal.row('Base').click()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${FIRST_ADDRESS}`)
  await expect(demo.modal.dialog).toBeHidden()
  expect(wallet.requests).toMatchObject([
    { caipNetworkId: 'eip155:1', method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] },
  ])
})

test('R-CFG-06 R-CONN-38 R-CONN-101 R-VIEW-30 R-FLOW-09 without adapters one session carries several chain families, and its end disconnects all', async ({
  demo,
  createWallet,
}) => {
  await demo.open({ host: 'universal', networks: 'mainnet,polkadot' })
  const wallet = await createWallet({
    grants: {
      eip155: { accounts: [`eip155:1:${FIRST_ADDRESS}`] },
      polkadot: { accounts: [`${POLKADOT}:${DOT_ADDRESS}`] },
    },
  })
  const address = await pairingView(demo).offer()
  await expect(demo.modal.dialog.getByRole('button', { name: /^All wallets/ })).toBeVisible()
  await wallet.pair(address)
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  await demo.button('network').click()
  await demo.modal.row('Polkadot').click()
  await expect(demo.fact('caipAddress')).toHaveText(`${POLKADOT}:${DOT_ADDRESS}`)

  await demo.button('kit').click()
  await demo.modal.button('Disconnect').click()
  await wallet.ended()
  await expect(demo.fact('caipAddress')).toHaveText('–')
  await expect(demo.fact('status')).toHaveText('disconnected')
})

test('R-CONN-35 a paired wallet of the directory is stored as the recent one', async ({ demo, createWallet }) => {
  await demo.open({ featured: 'harbour-mobile' })
  await demo.button('kit').click()
  await demo.modal.row('Harbour Mobile').click()
  await (await createWallet()).pair(await pairingView(demo).next())
  await expect(demo.modal.dialog).toBeHidden()

  await demo.dapp.act('disconnect')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  await demo.button('kit').click()
  await expect(demo.modal.row('Harbour Mobile')).toContainText('recent')
})
