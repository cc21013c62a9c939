import { parseEther } from 'viem'
import { director, FIRST_ADDRESS } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { expect, test } from './test.js'

const GNOSIS = 100

async function openConnected(demo: Demo, settings = {}) {
  await demo.open({ wallet1: 'approve', ...settings })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
}

async function pickNetwork(demo: Demo, name: string) {
  await demo.button('network').click()
  await expect(demo.modal.title).toHaveText('Select network')
  await demo.modal.row(name).click()
}

for (const host of ['none', 'wagmi']) {
  test(`R-CONN-83 R-CONN-91 R-CONN-93 R-VIEW-51 R-FLOW-31 host ${host}: switching to a network the wallet knows`, async ({
    demo,
  }) => {
    await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
    await director('base').setBalance({ address: FIRST_ADDRESS, value: parseEther('0.25') })
    await openConnected(demo, { host })
    await expect(demo.button('kit')).toHaveAccessibleName(/, 10 ETH$/)

    await pickNetwork(demo, 'Base')
    await expect(demo.modal.dialog.getByRole('status')).toContainText('Approve it in ')
    await expect(demo.wallet.line('From')).toHaveText('Ethereum')
    await expect(demo.wallet.line('To')).toHaveText('Base')
    await demo.wallet.approve('switch-chain')

    await expect(demo.modal.dialog).toBeHidden()
    await expect(demo.button('network')).toHaveAccessibleName('Network Base')
    await expect(demo.button('kit')).toHaveAccessibleName(/, 0\.25 ETH$/)
    await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${FIRST_ADDRESS}`)
    await expect(demo.dapp.chain).toHaveText('8453')
    await expect(demo.sandbox(1).chain).toHaveValue('8453')
    await expect(demo.event('SWITCH_NETWORK')).toContainText('"network":"eip155:8453"')
  })

  test(`R-CONN-90 R-ADPT-06 host ${host}: the dApp switches through its own library and the kit follows`, async ({
    demo,
  }) => {
    await openConnected(demo, { host })
    await demo.dapp.setTarget(8453)
    await demo.dapp.act('switch-network')
    await demo.wallet.approve('switch-chain')
    await expect(demo.dapp.chain).toHaveText('8453')
    await expect(demo.button('network')).toHaveAccessibleName('Network Base')
    await expect(demo.modal.dialog).toBeHidden()
  })
}

test('R-CONN-85 R-CONN-87 a network that the wallet does not know is added, with its own RPC address', async ({
  demo,
}) => {
  await openConnected(demo)
  await pickNetwork(demo, 'Zora')
  await expect(demo.wallet.line('Chain id')).toHaveText('7777777')
  await expect(demo.wallet.line('RPC')).toHaveText('https://rpc.zora.energy')
  await demo.wallet.approve('add-chain')

  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.button('network')).toHaveAccessibleName('Network Zora')
  await expect(demo.sandbox(1).chain).toHaveValue('7777777')
})

test('R-CONN-85 R-ADPT-06 wagmi’s own switch adds a network that the wallet does not know; the kit follows', async ({
  demo,
}) => {
  await openConnected(demo, { host: 'wagmi' })
  await demo.dapp.setTarget(7_777_777)
  await demo.dapp.act('switch-network')
  await demo.wallet.approve('add-chain')
  await expect(demo.dapp.chain).toHaveText('7777777')
  await expect(demo.button('network')).toHaveAccessibleName('Network Zora')
})

test('R-CONN-86 R-VIEW-51 refusing to add a network is a rejection; another try adds it', async ({ demo }) => {
  await openConnected(demo)
  await pickNetwork(demo, 'Zora')
  await demo.wallet.reject('add-chain')
  await expect(demo.modal.dialog.getByRole('status')).toContainText('Switch declined')
  await expect(demo.modal.tryAgain).toBeFocused()
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:1')

  await demo.page.keyboard.press('Enter')
  await demo.wallet.approve('add-chain')
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.button('network')).toHaveAccessibleName('Network Zora')
})

test('R-CONN-86 R-VIEW-51 R-FLOW-31 after a rejected switch the network is unchanged, and the visitor can try again', async ({
  demo,
}) => {
  await openConnected(demo)
  await pickNetwork(demo, 'Base')
  await demo.wallet.reject('switch-chain')
  await expect(demo.modal.dialog.getByRole('status')).toContainText('Switch declined')
  await expect(demo.modal.tryAgain).toBeFocused()
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:1')

  await demo.page.keyboard.press('Enter')
  await demo.wallet.approve('switch-chain')
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:8453')
})

test('R-FLOW-30 without a wallet a network is selected immediately', async ({ demo }) => {
  await demo.open()
  await pickNetwork(demo, 'Base')
  await expect(demo.fact('selectedNetworkId')).toHaveText('eip155:8453')
  await expect(demo.button('network')).toHaveText(/Base/)
})

test('R-CONN-90 when the wallet goes to a listed network, the kit follows silently', async ({ demo }) => {
  await openConnected(demo)
  await demo.sandbox(1).switchChain(8453)
  await expect(demo.button('network')).toHaveAccessibleName('Network Base')
  await expect(demo.modal.dialog).toBeHidden()
})

test.describe('the wallet goes to a network that the app does not list', () => {
  test.beforeEach(async ({ demo }) => {
    await openConnected(demo)
    await demo.sandbox(1).switchChain(GNOSIS)
    await expect(demo.modal.title).toHaveText('Switch network')
    await expect(demo.modal.row('Base')).toBeVisible()
  })

  test('R-CONN-88 R-VIEW-55 R-MODAL-14 R-MODAL-15 nothing closes the modal; the card shakes for 500 ms', async ({
    demo,
  }) => {
    const { close, overlay, shaking, title } = demo.modal
    await expect(close).toHaveAttribute('aria-disabled', 'true')
    await expect(close).toHaveAccessibleDescription('Switch to a supported network or disconnect before closing')
    for (const press of [
      () => demo.page.keyboard.press('Escape'),
      () => overlay.click({ position: { x: 5, y: 5 } }),
      () => close.click({ force: true }),
    ]) {
      await press()
      await expect(shaking).toBeVisible()
      await expect(shaking).toBeHidden()
      await expect(title).toHaveText('Switch network')
    }
  })

  test('R-BTN-02 R-BTN-03 the buttons of the page say so', async ({ demo }) => {
    await expect(demo.page.locator('[aria-label="Unknown network"]')).toHaveText('Unknown network')
    await expect(demo.page.locator('[data-status="wrong-network"][aria-label="Switch network"]').first()).toBeVisible()
  })

  test('R-FLOW-33 R-MODAL-16 switching to a supported network leaves the view', async ({ demo }) => {
    await demo.modal.row('Base').click()
    await expect(demo.modal.dialog.getByRole('status')).toContainText('Approve it in ')
    await expect(demo.modal.close).toHaveAttribute('aria-disabled', 'true')
    await demo.wallet.approve('switch-chain')
    await expect(demo.modal.dialog).toBeHidden()
    await expect(demo.button('network')).toHaveAccessibleName('Network Base')
  })

  test('R-FLOW-33 a rejected switch leads back to the choice, which still cannot be closed', async ({ demo }) => {
    await demo.modal.row('Base').click()
    await demo.wallet.reject('switch-chain')
    await expect(demo.modal.dialog.getByRole('status')).toContainText('Switch declined')
    await demo.page.keyboard.press('Escape')
    await expect(demo.modal.shaking).toBeVisible()
    await demo.modal.back.click()
    await expect(demo.modal.row('Base')).toBeVisible()
    await expect(demo.modal.close).toHaveAttribute('aria-disabled', 'true')
  })

  test('R-FLOW-33 R-CONN-89 disconnecting replaces it with Connect, which can be closed', async ({ demo }) => {
    await demo.modal.button('Disconnect').click()
    await expect(demo.modal.title).toHaveText('Connect wallet')
    await expect(demo.fact('caipAddress')).toHaveText('–')
    await demo.page.keyboard.press('Escape')
    await expect(demo.modal.dialog).toBeHidden()
    await expect(demo.button('network')).toHaveAccessibleName('Network Ethereum')
  })

  test('R-CONN-88 after a reload the wallet is still on that network, and the kit asks again', async ({ demo }) => {
    await demo.reload()
    await expect(demo.modal.title).toHaveText('Switch network')
    await expect(demo.modal.close).toHaveAttribute('aria-disabled', 'true')
  })
})

test('R-CONN-88 a host may allow any network: nothing opens', async ({ demo }) => {
  await openConnected(demo, { allowUnsupportedChain: '1' })
  await demo.sandbox(1).switchChain(GNOSIS)
  await expect(demo.button('network')).toHaveAccessibleName('Unknown network')
  await expect(demo.modal.dialog).toBeHidden()
  await demo.sandbox(1).switchChain(8453)
  await expect(demo.button('network')).toHaveAccessibleName('Network Base')
})
