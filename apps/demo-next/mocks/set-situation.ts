import { MOCK_ENDPOINTS, type MockApi, SCENARIOS } from '@bowline/api-client/mocks'
import type { Settings } from '../settings/settings'

/** Brings the fakes into a situation: one for all, and others for single endpoints. Names that are none are passed over. */
export function setSituation(api: MockApi, { scenario, services }: Pick<Settings, 'scenario' | 'services'>): void {
  api.setScenario(SCENARIOS.find((name) => name === scenario) ?? 'healthy')
  for (const endpoint of MOCK_ENDPOINTS) {
    const own = SCENARIOS.find((name) => name === services[endpoint])
    if (own !== undefined) api.setScenario(own, { only: [endpoint] })
  }
}
