import { DEFAULT_SETTINGS, type Settings } from './settings'

/** The playground's page without search parameters: the sample account, and everything an app can offer. */
export const PLAYGROUND_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  networks: ['mainnet', 'base', 'optimism', 'arbitrum', 'polygon', 'solana', 'bitcoin'],
  prefetch: 'none',
  sample: true,
  switches: { ...DEFAULT_SETTINGS.switches, pay: true },
}
