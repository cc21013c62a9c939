/** The faked services and chains of one page. */
import { createEvmLedger, createMockApi, type EvmLedger, type MockApi } from '@bowline/api-client/mocks'
import { LISTED_WALLETS } from '../settings/listed-wallets'
import { ALL_CHAINS } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { SANDBOX_ADDRESSES } from '../wallets/accounts'
import { setSituation } from './set-situation'

/** The faked services and chains. */
export type MockWorld = { readonly api: MockApi; readonly ledger: EvmLedger }

const FUNDS_WEI = 10_000n * 10n ** 18n

/** Makes them; nothing is faked before the handlers are given to somebody. */
export function createMockWorld(situation: Pick<Settings, 'scenario' | 'services'>): MockWorld {
  const ledger = createEvmLedger({
    chains: ALL_CHAINS.map(({ id, name }) => ({ chainId: id, name })),
    accounts: SANDBOX_ADDRESSES.map((address) => ({ address, value: FUNDS_WEI })),
  })
  const nodes = ALL_CHAINS.flatMap(({ id, rpcUrls }) => rpcUrls.default.http.map((url) => [url, id] as const))
  const api = createMockApi({ ledger, rpcUrls: Object.fromEntries(nodes), wallets: LISTED_WALLETS })
  setSituation(api, situation)
  return { api, ledger }
}
