/** Installed wallets of every family whose page is reloaded while they ask their user, or is open twice. */
import { test } from '@playwright/test'
import { NONE } from './pages/connected-families.js'
import type { Family } from './pages/families.js'
import { FAMILIES, openWalletVisit, type WalletVisit } from './pages/wallet-visit.js'
import { expect } from './test.js'

/** Networks to which a wallet can be switched, by the names of their rows. */
const OTHER_NETWORK: Readonly<Partial<Record<Family, readonly [name: string, question: string]>>> = {
  evm: ['Base', 'switch-chain'],
  bitcoin: ['Bitcoin Testnet', 'switch-network'],
}

/** The page starts a request, is reloaded once the wallet's window is open, and then the wallet's user approves. */
async function interrupted({ demo, wallets: { person } }: WalletVisit, begin: () => Promise<void>): Promise<void> {
  const before = person.prompts.length
  person.hesitate()
  await begin()
  await expect.poll(() => person.prompts.length).toBe(before + 1)
  await demo.reload()
  await expect(demo.fact('initialized')).toHaveText('true')
  person.say(true)
}

for (const family of FAMILIES) {
  test(`R-CONN-192 ${family}: a reload while the wallet asks to connect, to sign or to switch keeps the wallet’s state`, async ({
    browser,
  }) => {
    const visit = await openWalletVisit(browser, 'sats-connect')
    const { demo, families, wallets } = visit
    const { person } = wallets

    await test.step('to connect: no wallet is connected, and a second try opens no second window', async () => {
      await interrupted(visit, async () => {
        await families.connect(family)
        await demo.modal.row(wallets[family].row).click()
      })
      await expect.poll(() => wallets[family].used()).not.toBe('–')
      await families.expectAddresses(NONE)
      await visit.connect(family)
      expect(person.prompts).toEqual(['connect'])
    })

    await test.step('to sign: the account is still there, and the wallet signs the next time', async () => {
      await interrupted(visit, () => families.act(family, 'sign-message'))
      await visit.isTrue()
      await visit.isAtRest()
      await families.act(family, 'sign-message')
      await expect(families.line(family, 'sign-message', 'Verified')).toContainText('yes')
      expect(person.prompts.slice(1)).toEqual(['sign-message', 'sign-message'])
    })

    const [network, question] = OTHER_NETWORK[family] ?? []
    if (network !== undefined) {
      await test.step('to switch: the page is on the wallet’s network', async () => {
        await interrupted(visit, async () => {
          await demo.button('network').click()
          await demo.modal.row(network).click()
        })
        await expect(demo.button('network')).toHaveAccessibleName(`Network ${network}`)
        await visit.isTrue()
        expect(person.prompts.slice(3)).toEqual([question])
      })
    }
    await visit.isAtRest()
    await visit.close()
  })
}

test('R-CONN-191 two tabs follow an account change in each family’s wallet, and a disconnect in one of them', async ({
  browser,
}) => {
  const visit = await openWalletVisit(browser, 'unisat')
  const { wallets } = visit
  for (const family of FAMILIES) await visit.connect(family)
  const other = await visit.newTab()
  await visit.isTrue(other)
  for (const family of FAMILIES) wallets[family].nextAccount()
  for (const tab of [visit, other]) await visit.isTrue(tab)
  await other.families.disconnect('all')
  for (const tab of [visit, other]) await tab.families.expectAddresses(NONE)
  expect(wallets.person.prompts).toEqual(['connect', 'connect', 'connect'])
  await visit.isAtRest()
  await visit.close()
})
