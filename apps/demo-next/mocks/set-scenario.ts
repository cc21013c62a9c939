/**
 * Brings the fakes into a situation: one for all services, another for what is known of accounts, and others for single
 * endpoints. Names that are none are passed over. Whoever shows what the services say hears of it.
 */
import { MOCK_ENDPOINTS, type MockApi, type MockEndpoint, SCENARIOS } from '@bowline/api-client/mocks'
import type { AccountSituation } from '../settings/account-scenarios'
import type { Settings } from '../settings/settings'

/** The endpoints that answer about one account. */
const OF_ACCOUNTS: readonly MockEndpoint[] = ['identity', 'history', 'balances', 'name-reverse', 'name-lookup']

/** What a situation is made of. */
export type Situation = Pick<Settings, 'scenario' | 'account' | 'services'>

/** What it is brought to. */
export type SituatedWorld = { readonly api: MockApi; readonly bringCoins: (situation: AccountSituation) => void }

const listeners = new Set<() => void>()
let current = ''

/** Calls back when the situation has changed; returns what ends that. */
export function onSituation(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Brings them into it. */
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
