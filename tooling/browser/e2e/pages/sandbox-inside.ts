/** The sandbox wallets as objects inside the page, for what no person could do or see in their panel. */
import type { Page } from '@playwright/test'

/** What is reached for of a wallet. */
export type WalletDeed = 'announce' | 'requests'

/** Calls a function of the first or second wallet. */
export function callSandbox(page: Page, number: 1 | 2, deed: WalletDeed): Promise<unknown> {
  return page.evaluate(
    ({ index, name }) => {
      const path: readonly PropertyKey[] = ['bowlineDemo', 'sandbox', 'wallets', index, 'wallet']
      const wallet = path.reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        window,
      )
      const call: unknown = typeof wallet === 'object' && wallet !== null ? Reflect.get(wallet, name) : undefined
      if (typeof call !== 'function') throw new Error(`The demo shows no wallet that can ${name}`)
      const answer: unknown = call()
      return typeof answer === 'function' ? undefined : answer
    },
    { index: number - 1, name: deed },
  )
}

/** Methods the page has asked of the wallet since it loaded. */
export async function askedMethods(page: Page, number: 1 | 2): Promise<readonly string[]> {
  const requests = await callSandbox(page, number, 'requests')
  if (!Array.isArray(requests)) throw new Error('The wallet keeps no list of requests')
  return requests.map((request: unknown) =>
    typeof request === 'object' && request !== null ? String(Reflect.get(request, 'method')) : '',
  )
}
