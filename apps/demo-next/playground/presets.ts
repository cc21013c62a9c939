import { PLAYGROUND_SETTINGS } from '../settings/playground-settings'
import type { Settings } from '../settings/settings'

/** Looks and features that fit a kind of app; the rest is as the page starts. */
export type Preset = {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly settings: Partial<Settings>
}

const { switches } = PLAYGROUND_SETTINGS

/** The presets, in the offered order. */
export const PRESETS: readonly Preset[] = [
  { id: 'all', name: 'Everything', hint: 'All chains, all logins', settings: {} },
  {
    id: 'defi',
    name: 'DeFi app',
    hint: 'Five EVM chains',
    settings: {
      theme: 'dark',
      accent: '#3fb68b',
      adapters: ['evm'],
      networks: ['mainnet', 'base', 'arbitrum', 'optimism', 'polygon'],
      switches: { ...switches, email: false, socials: false, pay: false },
    },
  },
  {
    id: 'game',
    name: 'Game',
    hint: 'Email comes first',
    settings: {
      theme: 'dark',
      accent: '#8b5cf6',
      radius: 7,
      font: 'rounded',
      adapters: ['evm'],
      networks: ['base', 'polygon'],
      switches: { ...switches, collapseWallets: true, pay: false },
    },
  },
  {
    id: 'shop',
    name: 'Shop',
    hint: 'Takes payments',
    settings: {
      theme: 'light',
      accent: '#0f6d5f',
      radius: 1,
      adapters: ['evm'],
      networks: ['mainnet', 'base'],
      switches: { ...switches, activity: false, send: false },
    },
  },
  {
    id: 'solana',
    name: 'Solana app',
    hint: 'One chain, its wallets',
    settings: {
      theme: 'dark',
      accent: '#7c5cff',
      radius: 5,
      adapters: ['solana'],
      networks: ['solana'],
      switches: { ...switches, email: false, socials: false, pay: false },
    },
  },
  {
    id: 'brand',
    name: 'Your brand',
    hint: 'Pick your color and font',
    settings: { theme: 'light', accent: '#e4512b', radius: 3, font: 'serif', adapters: ['evm'] },
  },
]

/** The settings of a preset, whole. */
export function presetSettings({ settings }: Preset): Settings {
  const chosen = { ...PLAYGROUND_SETTINGS, ...settings }
  const onlyEvm = settings.adapters !== undefined && settings.networks === undefined
  return onlyEvm ? { ...chosen, networks: ['mainnet', 'base', 'optimism'] } : chosen
}
