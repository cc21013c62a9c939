/** The sandbox wallets as objects inside the page, for actions and values that their panel does not offer. */
import type { Page } from '@playwright/test'

/** The parts of a wallet that tests use. */
export type WalletAction = 'announce' | 'requests'

/** Calls a function of the first or second wallet. */
export function callSandbox(page: Page, number: 1 | 2, action: WalletAction): Promise<unknown> {
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
    { index: number - 1, name: action },
  )
}

/** Methods that the page has called on the wallet since it loaded. */
export async function askedMethods(page: Page, number: 1 | 2): Promise<readonly string[]> {
  const requests = await callSandbox(page, number, 'requests')
  if (!Array.isArray(requests)) throw new Error('The wallet keeps no list of requests')
  return requests.map((request: unknown) =>
    typeof request === 'object' && request !== null ? String(Reflect.get(request, 'method')) : '',
  )
}
