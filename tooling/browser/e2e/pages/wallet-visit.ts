/**
 * A browser with installed wallets and a page of the demo that is reused by several tests, since opening one takes longer than
 * the tests themselves.
 */
import { type Browser, expect } from '@playwright/test'
import { serverAddresses } from '../../servers.mjs'
import { type Complaints, watchComplaints } from '../console-errors.js'
import { type Demo, demoOn } from './demo.js'
import { type Families, type Family, familiesOf } from './families.js'
import { type BitcoinShape, type InstalledWallets, installWallets } from './installed-wallets.js'

export const FAMILIES = ['evm', 'solana', 'bitcoin'] as const

const NETWORKS = 'mainnet,base,solana,bitcoin,bitcoinTestnet'

/** A tab of the browser. */
export type Tab = { readonly demo: Demo; readonly families: Families }

/** The browser, its wallets and its first tab. */
export type WalletVisit = Tab & {
  readonly wallets: InstalledWallets
  readonly complaints: Complaints
  readonly newTab: () => Promise<Tab>
  /** Connects the wallet of a family in the first tab. */
  readonly connect: (family: Family) => Promise<void>
  /** Waits until a tab shows the current account of each wallet. */
  readonly isTrue: (tab?: Tab) => Promise<void>
  /** Fails on a complaint of the browser, an open modal, and anything that is still pending. */
  readonly isAtRest: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Installs the wallets in a new browser context and opens its first tab. */
export async function openWalletVisit(browser: Browser, bitcoin: BitcoinShape): Promise<WalletVisit> {
  const context = await browser.newContext({ baseURL: serverAddresses().demoUrl })
  const complaints = await watchComplaints(context)
  const wallets = await installWallets(context, bitcoin)
  const openTab = async (): Promise<Tab> => {
    const demo = demoOn(await context.newPage())
    await demo.open({ adapters: FAMILIES.join(), networks: NETWORKS, wallets: '0' })
    return { demo, families: familiesOf(demo.page) }
  }
  const first = await openTab()
  const statuses = ({ demo }: Tab) =>
    Promise.all(FAMILIES.map((family) => demo.page.getByTestId(`connection-${family}`).getAttribute('data-status')))

  return {
    ...first,
    wallets,
    complaints,
    newTab: openTab,
    async connect(family) {
      await first.families.connect(family)
      await first.demo.modal.row(wallets[family].row).click()
      await expect(first.families.address(family)).toHaveText(wallets[family].used())
      await expect(first.demo.modal.dialog).toBeHidden()
    },
    async isTrue({ families } = first) {
      for (const family of FAMILIES) await expect(families.address(family)).toHaveText(wallets[family].used())
    },
    async isAtRest() {
      await expect(first.demo.modal.dialog).toBeHidden()
      await expect.poll(() => statuses(first)).not.toContain('reconnecting')
      expect(await statuses(first)).not.toContain('connecting')
      expect(await complaints.all(), 'complaints of the browser').toEqual([])
    },
    close: () => context.close(),
  }
}
