/**
 * Applies scenarios to the mocks: one for all services, another for account data, and others for single
 * endpoints. Unknown names are ignored. Listeners are notified.
 */
import { MOCK_ENDPOINTS, type MockApi, type MockEndpoint, SCENARIOS } from '@bowline/api-client/mocks'
import type { AccountSituation } from '../settings/account-scenarios'
import type { Settings } from '../settings/settings'

/** The endpoints about one account. */
const OF_ACCOUNTS: readonly MockEndpoint[] = ['identity', 'history', 'balances', 'name-reverse', 'name-lookup']

/** The mocks that a scenario changes. */
export type Situation = Pick<Settings, 'scenario' | 'account' | 'services'>

/** The scenarios to apply. */
export type SituatedWorld = { readonly api: MockApi; readonly bringCoins: (situation: AccountSituation) => void }

const listeners = new Set<() => void>()
let current = ''

/** Calls back when the scenario has changed; returns the unsubscribe function. */
export function onSituation(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Applies the scenarios. */
export function setSituation({ api, bringCoins }: SituatedWorld, { scenario, account, services }: Situation): void {
  api.setScenario(SCENARIOS.find((name) => name === scenario) ?? 'healthy')
  if (account !== 'usual') api.setScenario(account, { only: OF_ACCOUNTS })
  bringCoins(account)
  for (const endpoint of MOCK_ENDPOINTS) {
    const own = SCENARIOS.find((name) => name === services[endpoint])
    if (own !== undefined) api.setScenario(own, { only: [endpoint] })
  }
  const before = current
  current = JSON.stringify([scenario, account, services])
  if (before !== '' && before !== current) for (const listener of listeners) listener()
}
