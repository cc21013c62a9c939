/** The account of the connected wallet in the modal, by its roles and names. */
import { expect, type Locator } from '@playwright/test'
import type { Demo, DemoSettings } from './demo.js'

/** The account, and its lists. */
export type AccountView = {
  readonly tokens: Locator
  readonly nfts: Locator
  readonly transactions: Locator
  /** A row or a button that begins with this text. */
  readonly row: (name: string) => Locator
  readonly tab: (name: string) => Locator
}

/** Opens the page with a wallet that approves, connects it, and opens its account. */
export async function openAccount(demo: Demo, settings: DemoSettings = {}): Promise<AccountView> {
  await demo.open({ mocks: 'page', wallet1: 'approve', ...settings })
  await demo.connect()
  return openConnected(demo)
}

/** The same with a wallet that asks its user once it is connected. */
export async function openAccountWithPrompts(demo: Demo): Promise<AccountView> {
  await demo.open({ mocks: 'page', wallet1: 'approve' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
  return openConnected(demo)
}

async function openConnected(demo: Demo): Promise<AccountView> {
  await demo.button('kit').click()
  await expect(demo.modal.dialog).toBeVisible()
  return accountIn(demo)
}

/** The account in the open modal. */
export function accountIn({ modal: { dialog } }: Demo): AccountView {
  return {
    tokens: dialog.locator('[data-part="token-row"]'),
    nfts: dialog.locator('[data-part="nft"]'),
    transactions: dialog.locator('[data-part="transaction"]'),
    row: (name) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }),
    tab: (name) => dialog.getByRole('tab', { name, exact: true }),
  }
}
