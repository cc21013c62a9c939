import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { passTime } from './pages/page-time.js'
import { askedMethods } from './pages/sandbox-inside.js'
import { expect, test } from './test.js'

/** Requests for which a wallet opens its window. */
const ASKS_A_PERSON = ['eth_requestAccounts', 'wallet_requestPermissions', 'wallet_switchEthereumChain']

/** How long the kit waits for a previously connected wallet. */
const RESTORE_MS = 10_000

for (const host of ['none', 'wagmi']) {
  test.describe(`host ${host}`, () => {
    test.beforeEach(async ({ demo }) => {
      await demo.open({ host, wallet1: 'approve' })
      await demo.connect()
      await demo.sandbox(1).setAnswer('ask')
    })

    test('R-CONN-113 R-CONN-108 a reload restores everything, without the modal and without a window', async ({
      demo,
    }) => {
      await demo.reload()
      await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
      await expect(demo.fact('status')).toHaveText('connected')
      await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
      await expect(demo.fact('accounts')).toHaveText('2')
      await expect(demo.fact('wallet')).toHaveText('Sandbox Wallet')
      await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
      await expect(demo.modal.dialog).toBeHidden()
      await expect(demo.wallet.frame).toBeHidden()
      const asked = await askedMethods(demo.page, 1)
      expect(asked.filter((method) => ASKS_A_PERSON.includes(method))).toEqual([])

      await demo.dapp.act('sign-message')
      await demo.wallet.approve('sign-message')
      await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
    })

    test('R-CONN-96 R-CONN-99 disconnecting in the modal disconnects in the wallet and is kept', async ({ demo }) => {
      await demo.button('kit').click()
      await demo.modal.button('Disconnect').click()
      await expect(demo.modal.dialog).toBeHidden()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.sandbox(1).panel).toHaveAttribute('data-connected', 'false')
      await expect(demo.event('DISCONNECT_SUCCESS')).toHaveCount(1)

      await demo.reload()
      await expect(demo.fact('initialized')).toHaveText('true')
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.dapp.address).toHaveText('none')
    })

    test('R-CONN-102 a disconnect in the wallet disconnects the page, and is kept', async ({ demo }) => {
      await demo.sandbox(1).disconnect()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.dapp.address).toHaveText('none')
      await demo.reload()
      await expect(demo.fact('initialized')).toHaveText('true')
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    })
  })
}

test('R-CONN-107 with enableReconnect off a reload forgets the connection permanently', async ({ demo }) => {
  await demo.open({ wallet1: 'approve', enableReconnect: '0' })
  await demo.connect()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  await demo.open()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

test('R-CONN-111 the kit waits for a wallet that does not answer, without requesting a new connection', async ({
  demo,
}) => {
  await demo.page.clock.install()
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('silent')
  await demo.reload()
  const button = demo.button('kit')
  await expect(button).toHaveAccessibleName(FIRST_ACCOUNT)
  await expect(button).toHaveAttribute('data-status', 'reconnecting')
  await passTime(demo.page, RESTORE_MS)
  await expect(button).toHaveAccessibleName('Connect wallet')
  await expect(demo.fact('status')).toHaveText('disconnected')
})
