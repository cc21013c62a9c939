import type { Page } from '@playwright/test'
import { announceGuests, NORTH } from '../scenes/guest-wallets.mjs'
import { card, connect, openAt, pick } from '../scenes/steps.mjs'
import { smallPage } from './pages/small-page.js'
import { expect, test } from './test.js'

type List = {
  readonly name: string
  readonly service: string
  readonly placeholder: string
  readonly row: string
  readonly settings?: Readonly<Record<string, string>>
  readonly isOfAccount: boolean
  readonly open: (page: Page) => Promise<void>
}

const PLACEHOLDER = '[data-part="row-skeleton"]'

const LISTS: readonly List[] = [
  {
    name: 'tokens',
    service: 'balances',
    placeholder: '[data-part="token-row-skeleton"]',
    row: '[data-part="token-row"]',
    isOfAccount: true,
    open: (page) => openTab(page, 0),
  },
  {
    name: 'NFTs',
    service: 'history',
    placeholder: '[data-part="nft-skeleton"]',
    row: '[data-part="nft"]',
    isOfAccount: true,
    open: (page) => openTab(page, 1),
  },
  {
    name: 'tokens to send',
    service: 'balances',
    placeholder: PLACEHOLDER,
    row: '[data-part="row"][data-index]',
    isOfAccount: true,
    open: (page) => openAt(page, 'WalletSendSelectToken', {}, { isBusy: true }),
  },
  {
    name: 'wallets to get',
    service: 'wallets',
    placeholder: PLACEHOLDER,
    row: 'li [data-part="row"]',
    // The kit's built-in wallets do not replace this one.
    settings: { include: 'pocket-sandbox' },
    isOfAccount: false,
    open: (page) => openAt(page, 'GetWallet', {}, { isBusy: true }),
  },
]

for (const { name, service, placeholder, row, settings, isOfAccount, open } of LISTS) {
  test(`R-VIEW-147 ${name}: placeholders have the same spacing as the rows they replace`, async ({ page }) => {
    await announceGuests(page, [NORTH])
    await smallPage(page, '/bare', { ...settings, mocks: 'page', services: `${service}:never` })
    if (isOfAccount) await connect(page, NORTH.name)
    await open(page)
    const awaited = await pitch(page, placeholder)
    await smallPage(page, '/bare', { mocks: 'page' })
    await open(page)
    expect(awaited).toBe(await pitch(page, row))
  })
}

async function openTab(page: Page, tab: number): Promise<void> {
  await openAt(page, 'Account', {}, { isBusy: true })
  await pick(page, tab)
}

/** The smallest distance from the top of a row to the top of the next: some rows have more lines. */
async function pitch(page: Page, rows: string): Promise<number> {
  const found = card(page).locator(rows)
  await found.nth(1).waitFor()
  return found.evaluateAll((elements) => {
    const tops = [...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top)))]
    return Math.min(...tops.slice(1).map((top, at) => top - (tops[at] ?? top)))
  })
}
