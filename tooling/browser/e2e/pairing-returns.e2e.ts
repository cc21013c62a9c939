/** A hidden or left page, and a paired wallet that has changed by the time the page returns. */
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { FIRST_ADDRESS, OTHER_ADDRESS } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { pairingView } from './pages/pairing-view.js'
import { setPageHidden } from './pages/phones.js'
import { type CreateWallet, expect, test } from './pairing-test.js'

const WAYS: Readonly<Record<string, (demo: Demo) => Promise<() => Promise<unknown>>>> = {
  'behind another app': async ({ page }) => {
    await setPageHidden(page, true)
    return () => setPageHidden(page, false)
  },
  'off the network': async ({ page }) => {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
}

const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const

const createSandbox = () =>
  createSandboxWallet({ privateKeys: KEYS, chains: [{ chainId: 1 }, { chainId: 8453 }], approve: async () => true })

/** A page with a paired wallet that has the keys of a sandbox wallet. */
async function pair(demo: Demo, createWallet: CreateWallet) {
  const sandbox = createSandbox()
  const wallet = await createWallet({ grants: undefined, wallets: [sandbox], onRequest: undefined })
  await demo.open()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  return { sandbox, wallet }
}

for (const [way, leave] of Object.entries(WAYS)) {
  test(`R-CONN-193 ${way}: a paired wallet that changed networks or accounts, was locked, or ended its session meanwhile is shown in its current state`, async ({
    demo,
    complaints,
    createWallet,
  }) => {
    if (way === 'off the network') complaints.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)|ChunkLoadError/)
    const { sandbox, wallet } = await pair(demo, createWallet)
    const whileAway = async (happen: () => unknown) => {
      await demo.rest()
      const comeBack = await leave(demo)
      await happen()
      await comeBack()
    }

    await whileAway(() => {
      sandbox.setAccounts([OTHER_ADDRESS])
      sandbox.switchChain(8453)
    })
    await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${OTHER_ADDRESS}`)

    await whileAway(() => sandbox.lock())
    await demo.dapp.act('sign-message')
    await expect(demo.dapp.result('sign-message').item).toBeVisible()
    sandbox.unlock()
    await demo.dapp.act('sign-message')
    await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')

    await whileAway(() => wallet.disconnect())
    await expect(demo.fact('caipAddress')).toHaveText('–')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await expect(demo.modal.dialog).toBeHidden()
  })
}

test('R-CONN-194 events that a paired wallet sent while its page was left are shown when the page is opened again', async ({
  demo,
  createWallet,
}) => {
  const { sandbox } = await pair(demo, createWallet)
  await demo.rest()
  await demo.page.goto('about:blank')
  sandbox.setAccounts([OTHER_ADDRESS])
  sandbox.switchChain(8453)
  await demo.open()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:8453:${OTHER_ADDRESS}`)
})

test('R-CONN-193 a reload while a paired wallet signs: it is asked once, and stays connected', async ({
  demo,
  createWallet,
}) => {
  const { wallet } = await pair(demo, createWallet)
  wallet.faults.setResponse('personal_sign', { kind: 'silent' })
  await demo.dapp.act('sign-message')
  await expect.poll(() => wallet.requests.length).toBe(1)
  await demo.reload()
  await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  wallet.faults.clear()
  await expect(demo.button('kit')).toHaveAttribute('data-status', 'connected')
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
})

test('R-CONN-191 two tabs follow a paired wallet, and a disconnect in one of them', async ({
  demo,
  newTab,
  createWallet,
}) => {
  const { sandbox, wallet } = await pair(demo, createWallet)
  const other = await newTab()
  await other.open()
  await expect(other.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
  sandbox.setAccounts([OTHER_ADDRESS])
  for (const tab of [demo, other]) await expect(tab.fact('caipAddress')).toHaveText(`eip155:1:${OTHER_ADDRESS}`)
  await other.button('kit').click()
  await other.modal.button('Disconnect').click()
  for (const tab of [demo, other]) await expect(tab.fact('caipAddress')).toHaveText('–')
  await wallet.ended()
})
