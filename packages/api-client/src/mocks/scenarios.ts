/** The situations a mock API can be in, by name. */
export const SCENARIOS = [
  'healthy',
  'empty',
  'slow',
  'never',
  '500',
  '503',
  '403',
  '404',
  '429',
  'html',
  'blank',
  'null',
  'list',
  'truncated',
  'deep',
  'huge',
  'hostile',
  'offline',
  'remote-all-off',
  'remote-partial',
  'remote-null-config',
  'restricted-origins',
] as const

/** The name of one situation. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** What a mock API answers, one name for each endpoint. */
export const MOCK_ENDPOINTS = ['remote-config', 'allowed-origins', 'supported-chains', 'rpc'] as const

/** The name of one endpoint. */
export type MockEndpoint = (typeof MOCK_ENDPOINTS)[number]
