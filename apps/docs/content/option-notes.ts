import type { KitOptions } from '@bowline/kit-core'

type OptionNote = { readonly meaning: string; readonly fallback?: unknown }

/** What each option does, and what holds when it is left out. */
export const OPTION_NOTES: { readonly [Name in keyof Required<KitOptions>]: OptionNote } = {
  projectId: {
    meaning:
      'Id of your project; travels with every service request. Without one an alert is raised and nothing starts.',
  },
  networks: { meaning: 'At least one; the first is active on a first visit. A viem chain fits as it is.' },
  adapters: { meaning: 'One for each chain family that you need, at most one per namespace.', fallback: [] },
  defaultNetwork: {
    meaning: 'Active on a first visit instead of the first one. A stored network that is still listed wins.',
  },
  metadata: {
    meaning:
      'How your app presents itself to wallets. Missing parts are read from the page: title, description, origin, icon.',
    fallback: {},
  },
  themeMode: { meaning: '`system` follows the visitor’s setting.', fallback: 'dark' },
  themeVariables: { meaning: 'Overrides of the look; see the page “Theming”.', fallback: {} },
  features: { meaning: 'What is switched on; see below.' },
  excludeWalletIds: {
    meaning: 'Wallets to hide, installed ones too: explorer ids, reverse domain names or names.',
    fallback: [],
  },
  customWallets: {
    meaning: 'Wallets that you list yourself, as given. Visitors who have none are told of them too.',
    fallback: [],
  },
  chainImages: { meaning: 'CAIP-2 or bare chain id → image address.', fallback: {} },
  connectorImages: { meaning: 'Connector id → image address, in place of the wallet’s own.', fallback: {} },
  customRpcUrls: { meaning: 'CAIP-2 id → addresses of chain nodes that are asked before the kit’s.', fallback: {} },
  termsConditionsUrl: { meaning: 'Shows a note with this link above the wallets; see `legalCheckbox`.' },
  privacyPolicyUrl: { meaning: 'The same for your privacy policy.' },
  enableWallets: { meaning: '`false` hides the wallets of the Connect view.', fallback: true },
  enableInjectedDiscovery: { meaning: '`false` does not look for installed wallets.', fallback: true },
  enableWalletGuide: { meaning: '`false` hides the way to the page about wallets.', fallback: true },
  enableCoinbase: { meaning: '`false` hides Coinbase Wallet.', fallback: true },
  enableNetworkSwitch: { meaning: '`false` hides the choice of a network.', fallback: true },
  enableReconnect: {
    meaning: '`false` does not restore the connection of an earlier visit, and forgets it.',
    fallback: true,
  },
  allowUnsupportedChain: {
    meaning: '`true` does not ask a visitor whose wallet is on an unlisted network to switch.',
    fallback: false,
  },
  debug: { meaning: '`false` does not show alerts in the modal. They are logged either way.', fallback: true },
  closeOnBrowserBack: { meaning: '`true` lets the browser’s back button close an open modal.', fallback: false },
  prefetch: {
    meaning: 'When remote features are asked for: at the first intent, or as soon as the page is `idle`.',
    fallback: 'intent',
  },
  storage: {
    meaning: '`cookie` lets a server render the connected state; see the page “Server rendering”.',
    fallback: 'local',
  },
  endpoints: { meaning: 'Base addresses of the services; each can be your own.', fallback: {} },
  analyticsCollector: { meaning: 'Gets every event while the `analytics` feature is on; see the page “Events”.' },
}
