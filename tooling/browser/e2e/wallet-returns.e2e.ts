/** A page that nobody sees for a while, and wallets that are not, on return, as they were. */
import { test } from '@playwright/test'
import { launchOptions } from '../browser-options.mjs'
import type { BitcoinShape, InstalledWallet } from './pages/installed-wallets.js'
import { setAway } from './pages/phones.js'
import { FAMILIES, openWalletVisit, type WalletVisit } from './pages/wallet-visit.js'
import { expect } from './test.js'

// The test runner switches the browser's memory of pages off.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** A page of another site. */
const ELSEWHERE = 'data:text/html,Elsewhere'

/** Ways to be away; the returned function is the return. While away, a page hears nothing of its wallets. */
const WAYS: Readonly<Record<string, (visit: WalletVisit) => Promise<() => Promise<void>>>> = {
  'behind another app': async ({ demo: { page } }) => {
    await setAway(page, true)
    return () => setAway(page, false)
  },
  'left by a link, and back': async ({ demo: { page } }) => {
    await page.evaluate(() => Reflect.set(window, 'isRemembered', true))
    await page.goto(ELSEWHERE)
    return async () => {
      await page.goBack({ waitUntil: 'commit' })
      expect(await page.evaluate(() => Reflect.get(window, 'isRemembered'))).toBe(true)
    }
  },
}

/** What became of the wallets meanwhile, and what makes them usual again. */
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
    faults.setAnswer('*', { kind: 'silent' })
    return faults.clear
  },
  // The last one: what was taken away is not given back.
  'took the access away': (wallet) => {
    wallet.forget()
    return () => {}
  },
}

const VISITS: readonly (readonly [way: string, BitcoinShape])[] = [
  ['behind another app', 'unisat'],
  ['left by a link, and back', 'sats-connect'],
]

for (const [way, bitcoin] of VISITS) {
  test.describe(`${way}, with ${bitcoin}`, () => {
    let visit: WalletVisit
    test.beforeAll(async ({ browser }) => {
      visit = await openWalletVisit(browser, bitcoin)
      for (const family of FAMILIES) await visit.connect(family)
      // A browser does not keep the page whose service worker has just taken the place of another.
      await visit.demo.reload()
      await visit.isTrue()
    })
    test.afterAll(() => visit.close())

    for (const [change, begin] of Object.entries(CHANGES)) {
      test(`R-CONN-190 ${way}: wallets of every family that ${change} are shown as they are, with no window`, async () => {
        const { wallets } = visit
        const asked = wallets.person.asked.length
        const all = FAMILIES.map((family) => wallets[family])
        for (const { faults } of all) faults.setEvent('*', { kind: 'lost' })
        await visit.demo.rest()
        const comeBack = await WAYS[way]?.(visit)
        const ends = all.map((wallet) => begin(wallet))
        await comeBack?.()
        for (const { faults } of all) faults.setEvent('*', { kind: 'late', ms: 0 })
        if (change !== 'say nothing') await visit.isTrue()
        for (const end of ends) end()
        await visit.isTrue()
        await visit.isAtRest()
        expect(wallets.person.asked.slice(asked)).toEqual([])
      })
    }
  })
}
