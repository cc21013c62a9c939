import type { KitOptions } from '@bowline/kit-core'

type OptionNote = { readonly meaning: string; readonly fallback?: unknown }

/** What each option does, and its default. */
export const OPTION_NOTES: { readonly [Name in keyof Required<KitOptions>]: OptionNote } = {
  projectId: {
    meaning: 'Id of your project; sent with every service request. Without one an alert is raised and nothing starts.',
  },
  clientId: {
    meaning: 'Id of this app at your services; sent with every service request as `clientId`. None when absent.',
  },
  networks: { meaning: 'At least one; the first is active on a first visit. You can pass viem chains.' },
  adapters: { meaning: 'One adapter for each chain family that you need, at most one per namespace.', fallback: [] },
  defaultNetwork: {
    meaning: 'Active on a first visit instead of the first one. A stored network that is still listed wins.',
  },
  metadata: {
    meaning:
      'How your app presents itself to wallets. Missing parts are read from the page: title, description, origin, icon.',
    fallback: {},
  },
  themeMode: { meaning: '`system` follows the user’s setting.', fallback: 'dark' },
  themeVariables: { meaning: 'Theme overrides; see the page “Theming”.', fallback: {} },
  features: { meaning: 'Which features are on; see below.' },
  excludeWalletIds: {
    meaning: 'Wallets to hide, installed ones too: explorer ids, reverse domain names or names.',
    fallback: [],
  },
  includeWalletIds: {
    meaning: 'Explorer ids; the directory shows only these wallets and the featured ones.',
    fallback: [],
  },
  featuredWalletIds: { meaning: 'Ids of wallets to show first, in this order.', fallback: [] },
  allWallets: {
    meaning: 'Whether the row “All wallets” is shown: `SHOW`, `HIDE`, or `ONLY_MOBILE`.',
    fallback: 'SHOW',
  },
  customWallets: {
    meaning: 'Your own wallets, listed as given. Users without a wallet see them too.',
    fallback: [],
  },
  chainImages: { meaning: 'CAIP-2 or bare chain id → image address.', fallback: {} },
  connectorImages: {
    meaning: 'Connector id, wallet id or rdns → image address, in place of the wallet’s own.',
    fallback: {},
  },
  customRpcUrls: { meaning: 'CAIP-2 id → URLs of chain nodes that are used before the kit’s.', fallback: {} },
  termsConditionsUrl: { meaning: 'Shows a note with this link above the wallets; see `legalCheckbox`.' },
  privacyPolicyUrl: { meaning: 'The same for your privacy policy.' },
  enableWallets: { meaning: '`false` hides the wallets of the Connect view.', fallback: true },
  enablePairing: {
    meaning: '`false` offers nothing that needs pairing: no QR code, no list of all wallets, no directory.',
    fallback: true,
  },
  preferUniversalLinks: {
    meaning: '`true` opens a wallet on a phone by its universal link where it has one.',
    fallback: false,
  },
  manualPairingControl: {
    meaning: '`true` lets your app create pairing URIs and show them with `open({ uri })`.',
    fallback: false,
  },
  universalProvider: { meaning: 'Your own WalletConnect universal provider, or a promise of one.' },
  universalProviderConfigOverride: {
    meaning:
      'Methods, chains, events or the first network of a pairing instead of the kit’s; see the page “Pairing and phones”.',
    fallback: {},
  },
  customDeepLinks: {
    meaning:
      'Wallets that open your page in their own browser on a phone instead of pairing: wallet, namespaces, and an https address in which `{url}` and `{origin}` are replaced by your page’s.',
    fallback: [],
  },
  promoteRecent: { meaning: '`true` moves a recent wallet to the front when it is used again.', fallback: false },
  restrictRegions: {
    meaning:
      '`true` turns swap and on-ramp off where `isRestrictedRegion()` is true. In your own views use `selectIsFeatureAvailable`.',
    fallback: false,
  },
  enableInjectedDiscovery: { meaning: '`false` does not discover installed wallets.', fallback: true },
  enableWalletGuide: { meaning: '`false` hides the link to the help about wallets.', fallback: true },
  enableCoinbase: {
    meaning:
      '`false` hides Coinbase Wallet when it is installed, in your wagmi configuration or added with its SDK; `excludeWalletIds` hides it in the directory too.',
    fallback: true,
  },
  coinbasePreference: {
    meaning:
      'What the SDK of Coinbase Wallet offers: `all`, `smartWalletOnly` or `eoaOnly`. It needs `coinbaseWallet()` of `@bowline/adapter-evm/coinbase`.',
    fallback: 'all',
  },
  meldPublicKey: {
    meaning:
      'The public key of your account with Meld. Without one Meld is shown as not set up; the kit ships no key. See the page “Buying”.',
  },
  quoteFallback: {
    meaning:
      '`sample` shows a made-up estimate when a purchase cannot be quoted. For demos only: buyers would take it for a price.',
  },
  enableAuthLogger: {
    meaning:
      '`true` logs all messages between your page and the embedded wallet, and in its frame: names, times and codes. `false` logs only errors.',
    fallback: false,
  },
  enableNetworkSwitch: { meaning: '`false` hides the network selector.', fallback: true },
  enableReconnect: {
    meaning: '`false` does not restore the connection of an earlier visit, and removes it.',
    fallback: true,
  },
  allowUnsupportedChain: {
    meaning: '`true` does not ask a user whose wallet is on an unlisted network to switch.',
    fallback: false,
  },
  debug: { meaning: '`false` does not show alerts in the modal. They are logged either way.', fallback: true },
  fullScreenOnPhone: {
    meaning: '`true` lets the modal fill a screen up to 430 px wide, instead of a sheet at its bottom.',
    fallback: false,
  },
  closeOnBrowserBack: {
    meaning:
      '`true` lets the browser’s back button close an open modal. The modal adds one history entry, which is skipped once it is closed; closing never navigates.',
    fallback: false,
  },
  prefetch: {
    meaning:
      'What is fetched before the first press. `none`: nothing. `intent`: the modal’s code, remote features and the first wallets, when a pointer or the Tab key reaches a button. `code`: the same, plus the code when a button is in view and the page is idle, unless the connection is slow or saves data. `idle`: all of it when the page is idle. The default is `code` on touch devices and `intent` on others.',
  },
  storage: {
    meaning: '`cookie` lets a server render the connected state; see the page “Next.js”.',
    fallback: 'local',
  },
  endpoints: {
    meaning: 'Base URLs of the services you run. A service without a URL gets no request.',
    fallback: {},
  },
  defaultAccountTypes: {
    meaning:
      'Account type per namespace that the embedded wallet starts with. The default is a smart account on EVM and the usual type elsewhere. A type that the user chose before wins; if there is no such account the other type is used.',
    fallback: {},
  },
  analyticsCollector: { meaning: 'Receives every event while the `analytics` feature is on; see the page “Events”.' },
  siwx: { meaning: 'How users sign in with their wallet; see the page “Sign in”.' },
  siweConfig: { meaning: 'The same with an older configuration of sign-in with Ethereum; not together with `siwx`.' },
}
