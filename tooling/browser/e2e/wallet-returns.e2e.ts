/** A page that is hidden for a while, and wallets that have changed by the time it is shown again. */
import { test } from '@playwright/test'
import type { BitcoinShape, InstalledWallet } from './pages/installed-wallets.js'
import { setPageHidden } from './pages/phones.js'
import { FAMILIES, openWalletVisit, type WalletVisit } from './pages/wallet-visit.js'
import { expect } from './test.js'

/** The changes of the wallets meanwhile, and how each is undone. */
const CHANGES: Readonly<Record<string, (wallet: InstalledWallet) => () => void>> = {
  'moved to another account': (wallet) => {
    wallet.nextAccount()
    return () => {}
  },
  'were locked': (wallet) => {
    wallet.lock()
    return wallet.unlock
  },
  'say nothing': ({ faults, nextAccount }) => {
    nextAccount()
    faults.setResponse('*', { kind: 'silent' })
    return faults.clear
  },
  // This one comes last: revoked access is not granted again.
  'took the access away': (wallet) => {
    wallet.forget()
    return () => {}
  },
}

const SHAPES: readonly BitcoinShape[] = ['unisat', 'sats-connect']

for (const bitcoin of SHAPES) {
  test.describe(`behind another app, with ${bitcoin}`, () => {
    let visit: WalletVisit
    test.beforeAll(async ({ browser }) => {
      visit = await openWalletVisit(browser, bitcoin)
      for (const family of FAMILIES) await visit.connect(family)
    })
    test.afterAll(() => visit.close())

    for (const [change, begin] of Object.entries(CHANGES)) {
      test(`R-CONN-190 wallets of every family that ${change} are shown in their current state, with no window`, async () => {
        const { wallets } = visit
        const asked = wallets.person.prompts.length
        const all = FAMILIES.map((family) => wallets[family])
        for (const { faults } of all) faults.setEvent('*', { kind: 'lost' })
        await visit.demo.rest()
        await setPageHidden(visit.demo.page, true)
        const ends = all.map((wallet) => begin(wallet))
        await setPageHidden(visit.demo.page, false)
        for (const { faults } of all) faults.setEvent('*', { kind: 'late', ms: 0 })
        if (change !== 'say nothing') await visit.isTrue()
        for (const end of ends) end()
        await visit.isTrue()
        await visit.isAtRest()
        expect(wallets.person.prompts.slice(asked)).toEqual([])
      })
    }
  })
}
