/**
 * On/off options. The name is the option's, and its search parameter's.
 *
 * `default` is the kit's own, so that an unchanged option appears neither in the URL nor in the code.
 */
export const SWITCHES = [
  { name: 'email', of: 'features', default: true, label: 'Email' },
  { name: 'socials', of: 'features', default: true, label: 'Social logins' },
  { name: 'legalCheckbox', of: 'features', default: false, label: 'Legal checkbox' },
  { name: 'allWallets', of: 'features', default: true, label: 'All wallets' },
  { name: 'collapseWallets', of: 'features', default: false, label: 'Collapse wallets' },
  { name: 'analytics', of: 'features', default: true, label: 'Analytics' },
  { name: 'activity', of: 'features', default: true, label: 'Activity' },
  { name: 'receive', of: 'features', default: true, label: 'Receive' },
  { name: 'send', of: 'features', default: true, label: 'Send' },
  { name: 'sendConfirmed', of: 'features', default: false, label: 'Show what was sent' },
  { name: 'pay', of: 'features', default: false, label: 'Pay' },
  { name: 'smartSessions', of: 'features', default: false, label: 'Smart sessions' },
  { name: 'enableWallets', of: 'options', default: true, label: 'Wallets' },
  { name: 'enablePairing', of: 'options', default: true, label: 'Pairing by code or link' },
  { name: 'preferUniversalLinks', of: 'options', default: false, label: 'Universal links first' },
  { name: 'manualPairingControl', of: 'options', default: false, label: 'App creates the QR codes' },
  { name: 'promoteRecent', of: 'options', default: false, label: 'Last used moves first' },
  { name: 'enableInjectedDiscovery', of: 'options', default: true, label: 'Find installed wallets' },
  { name: 'enableWalletGuide', of: 'options', default: true, label: 'Wallet guide' },
  { name: 'enableNetworkSwitch', of: 'options', default: true, label: 'Network switch' },
  { name: 'enableReconnect', of: 'options', default: true, label: 'Reconnect' },
  { name: 'enableCoinbase', of: 'options', default: true, label: 'Coinbase' },
  { name: 'allowUnsupportedChain', of: 'options', default: false, label: 'Allow unsupported network' },
  { name: 'restrictRegions', of: 'options', default: false, label: 'Restrict regions' },
  { name: 'closeOnBrowserBack', of: 'options', default: false, label: 'Back button closes' },
  { name: 'fullScreenOnPhone', of: 'options', default: false, label: 'Full screen on a phone' },
  { name: 'debug', of: 'options', default: true, label: 'Show alerts (debug)' },
] as const

/** The name of such an option. */
export type SwitchName = (typeof SWITCHES)[number]['name']

/** The options that are on. */
export type Switches = Readonly<Record<SwitchName, boolean>>

/** The kit's defaults. */
export const DEFAULT_SWITCHES: Switches = {
  email: true,
  socials: true,
  legalCheckbox: false,
  allWallets: true,
  collapseWallets: false,
  analytics: true,
  activity: true,
  receive: true,
  send: true,
  sendConfirmed: false,
  pay: false,
  smartSessions: false,
  enableWallets: true,
  enablePairing: true,
  preferUniversalLinks: false,
  manualPairingControl: false,
  promoteRecent: false,
  enableInjectedDiscovery: true,
  enableWalletGuide: true,
  enableNetworkSwitch: true,
  enableReconnect: true,
  enableCoinbase: true,
  allowUnsupportedChain: false,
  restrictRegions: false,
  closeOnBrowserBack: false,
  fullScreenOnPhone: false,
  debug: true,
}
