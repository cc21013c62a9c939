/** The demo with a wallet of each family connected. */
import { expect } from '@playwright/test'
import { FIRST_ADDRESS } from './chains.js'
import type { Demo } from './demo.js'
import { type Families, type Family, familiesOf } from './families.js'
import { BITCOIN_ADDRESS, SOLANA_ADDRESS } from './other-chains.js'

/** Every family of the demo. */
export const ALL = 'evm,solana,bitcoin'
/** Wallets that approve by themselves. */
export const YES = { adapters: ALL, wallet1: 'approve', wallet3: 'approve', wallet4: 'approve', wallet5: 'approve' }
/** Nothing is connected. */
export const NONE = { evm: '–', solana: '–', bitcoin: '–' }
/** The wallet of each family. */
export const WALLETS = { evm: 'Sandbox Wallet', solana: 'Solana Sandbox', bitcoin: 'Bitcoin Sandbox' } as const
/** What each wallet opens. */
export const ADDRESSES = { evm: FIRST_ADDRESS, solana: SOLANA_ADDRESS, bitcoin: BITCOIN_ADDRESS }

/** Connects a wallet of one family. */
export async function connectFamily(demo: Demo, families: Families, family: Family, wallet: string = WALLETS[family]) {
  await families.connect(family)
  await demo.modal.row(wallet).click()
  await expect(demo.modal.dialog).toBeHidden()
}

/** Opens the playground and connects all three. */
export async function connectAll(demo: Demo): Promise<Families> {
  const families = familiesOf(demo.page)
  await demo.open(YES)
  for (const family of ['evm', 'solana', 'bitcoin'] as const) await connectFamily(demo, families, family)
  await families.expectAddresses(ADDRESSES)
  return families
}
