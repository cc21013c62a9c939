import type { KitOptions } from '@bowline/kit-core'

type OptionNote = { readonly meaning: string; readonly fallback?: unknown }

/** What each option does, and what holds when it is left out. */
export const OPTION_NOTES: { readonly [Name in keyof Required<KitOptions>]: OptionNote } = {
  projectId: {
    meaning:
      'Id of your project; travels with every service request. Without one an alert is raised and nothing starts.',
  },
  clientId: {
    meaning:
      'Id that your services know this app by; travels with every service request as `clientId`. None when absent.',
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
  includeWalletIds: {
    meaning: 'Explorer ids; the directory shows these wallets only, beside the featured ones.',
    fallback: [],
  },
  featuredWalletIds: { meaning: 'Ids of wallets to show first, in this order.', fallback: [] },
  allWallets: {
    meaning: 'Whether the row that leads to every wallet is there: `SHOW`, `HIDE`, or `ONLY_MOBILE`.',
    fallback: 'SHOW',
  },
  customWallets: {
    meaning: 'Wallets that you list yourself, as given. Visitors who have none are told of them too.',
    fallback: [],
  },
  chainImages: { meaning: 'CAIP-2 or bare chain id → image address.', fallback: {} },
  connectorImages: {
    meaning: 'Connector id, wallet id or rdns → image address, in place of the wallet’s own.',
    fallback: {},
  },
  customRpcUrls: { meaning: 'CAIP-2 id → addresses of chain nodes that are asked before the kit’s.', fallback: {} },
  termsConditionsUrl: { meaning: 'Shows a note with this link above the wallets; see `legalCheckbox`.' },
  privacyPolicyUrl: { meaning: 'The same for your privacy policy.' },
  enableWallets: { meaning: '`false` hides the wallets of the Connect view.', fallback: true },
  enablePairing: {
    meaning: '`false` offers nothing that would have to be paired: no QR code, no list of all wallets, no directory.',
    fallback: true,
  },
  preferUniversalLinks: {
    meaning: '`true` opens a wallet on a phone by its universal link where it has one.',
    fallback: false,
  },
  manualPairingControl: {
    meaning: '`true` leaves making pairing addresses to your app, which shows them with `open({ uri })`.',
    fallback: false,
  },
  universalProvider: { meaning: 'A WalletConnect universal provider of your own, or a promise of one.' },
  universalProviderConfigOverride: {
    meaning:
      'Methods, chains, events or the first network of a pairing instead of the kit’s; see the page “Pairing and phones”.',
    fallback: {},
  },
  customDeepLinks: {
    meaning:
      'Wallets that open your page in their own browser on a phone instead of pairing: wallet, namespaces, and an https address in which `{url}` and `{origin}` stand for your page’s.',
    fallback: [],
  },
  promoteRecent: { meaning: '`true` moves a recent wallet that is used again to the front.', fallback: false },
  restrictRegions: {
    meaning:
      '`true` takes swap and on-ramp as off where `isRestrictedRegion()` holds. Views of your own ask `selectIsFeatureAvailable`.',
    fallback: false,
  },
  enableInjectedDiscovery: { meaning: '`false` does not look for installed wallets.', fallback: true },
  enableWalletGuide: { meaning: '`false` hides the way to the page about wallets.', fallback: true },
  enableCoinbase: {
    meaning:
      '`false` hides Coinbase Wallet where it is installed, in your wagmi configuration or given by its SDK; `excludeWalletIds` hides it in the directory too.',
    fallback: true,
  },
  coinbasePreference: {
    meaning:
      'What the SDK of Coinbase Wallet offers: `all`, `smartWalletOnly` or `eoaOnly`. It needs `coinbaseWallet()` of `@bowline/adapter-evm/coinbase`.',
    fallback: 'all',
  },
  meldPublicKey: {
    meaning:
      'The public key of your account with Meld. Without one Meld is shown as not set up; the kit brings none of its own. See the page “Buying”.',
  },
  quoteFallback: {
    meaning:
      '`sample` shows an estimate that nobody promises where a purchase cannot be quoted. For demonstrations only: a buyer would take it for a price.',
  },
  enableAuthLogger: {
    meaning:
      '`true` logs all that goes on between your page and the embedded wallet, and in its frame: names, times and codes. `false` logs errors alone.',
    fallback: false,
  },
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
  fullScreenOnPhone: {
    meaning: '`true` lets the modal take the whole of a screen up to 430 px wide instead of a sheet at its bottom.',
    fallback: false,
  },
  closeOnBrowserBack: {
    meaning:
      '`true` lets the browser’s back button close an open modal. The modal adds one history entry, which is skipped once it is closed; closing never navigates.',
    fallback: false,
  },
  prefetch: {
    meaning:
      'What is fetched before the first press. `none`: nothing. `intent`: the modal’s code, remote features and the first wallets, when a pointer or the Tab key reaches a button. `code`: the same, and the code alone already when a button is in view and the page is idle, unless the connection is slow or saves data. `idle`: all of it when the page is idle. Left out, it is `code` on touch devices and `intent` on others.',
  },
  storage: {
    meaning: '`cookie` lets a server render the connected state; see the page “Server rendering”.',
    fallback: 'local',
  },
  endpoints: {
    meaning: 'Base addresses of the services you run. Of one that is not named nothing is asked.',
    fallback: {},
  },
  defaultAccountTypes: {
    meaning:
      'Kind of account per namespace that the embedded wallet comes up with. Those left out are a smart account on EVM and the usual kind elsewhere. What the visitor chose before wins; where there is no such account the other kind is used.',
    fallback: {},
  },
  analyticsCollector: { meaning: 'Gets every event while the `analytics` feature is on; see the page “Events”.' },
  siwx: { meaning: 'Visitors sign in with their wallet, this way; see the page “Sign in”.' },
  siweConfig: { meaning: 'The same by an older configuration of sign-in with Ethereum; not together with `siwx`.' },
}
