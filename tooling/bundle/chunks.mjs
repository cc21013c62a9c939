// @ts-check
/**
 * The rings: code that a page loads together is published together.
 *
 * A ring is a moment in a visit and the modules that are first needed in it. `after` names the rings that are always loaded
 * before it. Code that several moments need goes into the last ring that is loaded before all of them; code that a moment of a
 * chain family shares with one of the modal goes into `common`, which both load.
 *
 * `roots`     modules that are loaded by `import()` in this moment, and public names that an app writes: `specifier#name`
 * `folders`   its modules that are loaded by `import()` and are a root of no ring are roots of this one
 * `pinned`    modules that several rings import, and that stay in this one anyway; each counts as a root
 * `outside`   the third-party packages that its modules may import, as written, in addition to those of the rings before it;
 *             others are rejected
 *
 * A ring directly after `page` runs before any intent: its dependencies in other packages belong to the page.
 */

/**
 * @typedef {object} Ring
 * @property {readonly string[]} [after]
 * @property {readonly string[]} [roots]
 * @property {readonly string[]} [folders]
 * @property {readonly string[]} [outside]
 * @property {readonly string[]} [pinned]
 */

const views = (/** @type {string[]} */ ...names) => names.map((name) => `ui-react/views/${name}-view`)
/** The views of these journeys that no other ring has. */
const journeys = (/** @type {string[]} */ ...names) => names.map((name) => `ui-react/views/${name}`)
const texts = (/** @type {string[]} */ ...names) => names.map((name) => `ui-react/messages/en-${name}`)

/** @type {Readonly<Record<string, Ring>>} */
export const RINGS = {
  page: {
    roots: [
      '@bowline/adapter-bitcoin#bitcoin',
      '@bowline/adapter-evm#evm',
      '@bowline/adapter-solana#solana',
      '@bowline/kit-core#createKit',
      ...['base', 'mainnet'].map((name) => `@bowline/kit-core/networks#${name}`),
      ...['ConnectButton', 'KitButton', 'KitProvider'].map((name) => `@bowline/ui-react#${name}`),
    ],
    outside: ['react', 'react-dom', '@wallet-standard/app'],
  },
  common: { after: ['page'] },
  open: {
    after: ['common'],
    roots: [
      'ui-react/modal/modal-chunk',
      ...texts('base', 'login'),
      'ui-react/views/connect/connect/login-section',
      ...views('connect/connect/connect'),
    ],
  },
  intent: {
    after: ['open'],
    roots: ['kit-core/app/open/intent-code', 'kit-core/wallets/list/fetch-image', ...texts('connecting')],
    pinned: ['kit-core/wallets/connect/chosen-account'],
    outside: ['valibot'],
  },
  known: {
    after: ['intent'],
    roots: [
      'kit-core/app/open/check-origin',
      ...['fetch-wallet-page', 'load-directory', 'prefetch-images'].map((name) => `kit-core/wallets/list/${name}`),
    ],
    pinned: ['kit-core/wallets/list/filter-explorer-ids', 'kit-core/wallets/list/filter-wallets'],
  },
  connected: {
    after: ['intent'],
    roots: [
      'kit-core/wallets/account/fetch-identity',
      'kit-core/wallets/account/refresh-balance',
      'kit-core/wallets/account/refresh-identity',
      'kit-core/wallets/connect/handle-wallet-event',
      'kit-core/wallets/connect/load-reconnect',
      'kit-core/wallets/pairing/load-paired',
      'ui-react/modal/wallet-popups',
      ...views('connect/connecting-external/connecting-external'),
    ],
    pinned: ['kit-core/base/amount/parse-units'],
  },
  pending: {
    after: ['connected'],
    roots: ['kit-core/features/transactions/resume-tracking', 'ui-react/buttons/pending-badge'],
  },
  sending: {
    after: ['pending'],
    roots: [
      'kit-core/features/buy/poll-purchase',
      'kit-core/features/transactions/record-outcome',
      'kit-core/features/transactions/pending-recorder',
    ],
  },
  returning: {
    after: ['connected'],
    roots: [
      'kit-core/app/start/resume-stored',
      // Few pages need these, and a separate file would cost more than it contains.
      'kit-core/core/alert/lazy-alerts',
      ...[
        'wait-for-pending-request',
        'wait-for-wallet',
        'check-wallets-on-return',
        'restore-connection',
        'restore-inactive-connections',
      ].map((name) => `kit-core/wallets/connect/${name}`),
      'kit-core/core/adapter/silent-requests',
      'kit-core/app/start/sync-from-tab',
    ],
  },
  leaving: {
    after: ['connected'],
    pinned: [
      'kit-core/base/errors/disconnect-errors',
      'kit-core/core/alert/network-alert',
      'kit-core/core/state/sign-in-context',
      'kit-core/features/swap/swap-networks',
      ...[
        'disconnect',
        'wait-for-connection',
        'sign-message',
        'switch-account',
        'wait-for-reconnect',
        'wait-for-restore',
      ].map((name) => `kit-core/wallets/connect/${name}`),
      'kit-core/wallets/network/can-switch',
      'kit-core/wallets/connect/switch-network',
    ],
  },
  pairing: {
    after: ['intent'],
    roots: [
      ...['load-transport', 'offer-pairing', 'walletconnect-transport'].map(
        (name) => `kit-core/wallets/pairing/${name}`,
      ),
      ...texts('pairing'),
      ...views(
        'connect/connecting-wallet-connect-basic/connecting-wallet-connect-basic',
        'connect/connecting-wallet-connect/connecting-wallet-connect',
      ),
    ],
    pinned: [
      'components/qr-code',
      'components/qr-drawing',
      'components/qr-image',
      'views/connect/pairing/copy-link-button',
    ].map((name) => `ui-react/${name}`),
    outside: ['uqr'],
  },
  joint: {
    after: ['connected'],
    pinned: ['kit-core/wallets/pairing/watch-session'],
  },
  paired: {
    after: ['joint'],
    roots: [
      ...[
        'finish-pairing',
        'import-session',
        'store-proposal',
        'restore-paired',
        'end-orphaned-sessions',
        'universal-wallets',
      ],
      'walletconnect-session',
    ].map((name) => `kit-core/wallets/pairing/${name}`),
  },
  'stored-pairing': {
    after: ['known', 'pairing', 'paired'],
    roots: [
      'kit-core/app/open/open-wallet',
      ...['resume-approval', 'watch-sign-in-requests', 'offer-app-pairing', 'resume-pairings', 'resume-proposal'].map(
        (name) => `kit-core/wallets/pairing/${name}`,
      ),
    ],
  },
  parts: { after: ['intent'], roots: texts('help', 'wallets') },
  acting: { after: ['connected', 'parts'] },
  embedded: {
    after: ['acting', 'joint'],
    roots: [
      ...texts('embedded'),
      ...[
        'run-startup-auth',
        'change-account-type',
        'email-login',
        'email-update',
        'farcaster-login',
        'load-frame',
        'restore-embedded',
        'social-login',
      ].map((name) => `kit-core/features/embedded/${name}`),
      'secure-frame/client/index',
      ...views('approvals/approve-transaction/approve-transaction'),
    ],
    folders: journeys('login'),
  },
  farcaster: {
    after: ['embedded'],
    roots: views('login/connecting-farcaster/connecting-farcaster'),
  },
  checksum: {
    after: ['common'],
    pinned: ['kit-core/base/caip/checksum-address'],
    outside: ['@noble/hashes/sha3.js', '@noble/hashes/utils.js'],
  },
  wallets: {
    after: ['parts'],
    roots: [
      // Few pages need these, and a separate file would cost all pages more than it holds.
      'ui-react/modal/close-on-back',
      'ui-react/modal/adapt-to-host-page',
      'ui-react/modal/modal-alert',
      ...views('account/usage-exceeded/usage-exceeded'),
    ],
    folders: journeys('connect', 'help'),
  },
  directory: {
    after: ['wallets'],
    roots: views('connect/all-wallets/all-wallets'),
  },
  networks: {
    after: ['acting'],
    roots: [
      ...texts('networks', 'what-is-a-buy'),
      // With similar code: few pages use it, and a separate file would cost all pages more than it contains.
      ...views('buy/what-is-a-buy/what-is-a-buy', 'help/what-is-a-network/what-is-a-network'),
    ],
    folders: journeys('networks'),
  },
  account: {
    after: ['acting'],
    roots: [
      'kit-core/wallets/account/fetch-onchain-name',
      'kit-core/wallets/account/fetch-tokens',
      'kit-core/wallets/account/refresh-tokens',
      'kit-core/app/open/open-feature',
      'kit-core/features/transactions/fetch-history-page',
      'kit-core/features/buy/fetch-purchases',
      'ui-react/views/shared/fiat/fiat-amounts',
      ...texts('account', 'accounts', 'activity', 'tokens'),
      ...views(
        'account/account/account',
        'networks/wallet-compatible-networks/wallet-compatible-networks',
        'account/wallet-fund/wallet-fund',
      ),
    ],
    folders: journeys('activity'),
    pinned: ['ui-react/components/amount-affixes'],
  },
  accounts: {
    after: ['account'],
    folders: journeys('account'),
  },
  receive: { after: ['account'], roots: views('send/wallet-receive/wallet-receive') },
  send: {
    after: ['account'],
    roots: ['kit-core/features/send/resolve-recipient', ...texts('send')],
    folders: journeys('send'),
  },
  'send-review': {
    after: ['send'],
    roots: [
      ...texts('send-review'),
      ...views('send/send-confirmed/send-confirmed', 'send/wallet-send-preview/wallet-send-preview'),
    ],
  },
  receivers: { after: ['send'], roots: ['kit-core/features/send/resolve-payment-request'] },
  swap: {
    after: ['account'],
    roots: ['kit-core/features/swap/swap-service', 'ui-react/kit/swap-actions', ...texts('swap')],
    folders: journeys('swap'),
  },
  'swap-review': {
    after: ['swap'],
    roots: ['ui-react/kit/swap-review-actions', ...views('swap/swap-preview/swap-preview')],
  },
  onramp: {
    after: ['account'],
    roots: ['kit-core/features/buy/onramp-service', ...texts('onramp')],
    folders: journeys('buy'),
  },
  pay: {
    after: ['account'],
    roots: [
      ...['request-exchanges', 'prepare-pay', 'show-pay'].map((name) => `kit-core/features/pay/${name}`),
      ...texts('pay'),
    ],
    folders: journeys('pay'),
  },
  exchange: { after: ['pay'], roots: ['kit-core/features/pay/pay-service'] },
  names: {
    after: ['account'],
    roots: [
      'kit-core/features/names/name-service',
      ...texts('names'),
      ...views(
        'account/choose-account-name/choose-account-name',
        'account/register-account-name-success/register-account-name-success',
        'account/register-account-name/register-account-name',
      ),
    ],
  },
  sessions: {
    after: ['account'],
    roots: [
      'kit-core/features/smart-sessions/grant',
      'kit-core/features/smart-sessions/session-service',
      ...texts('sessions'),
    ],
    folders: journeys('approvals'),
  },
  'sign-in': {
    after: ['acting'],
    roots: [
      ...[
        'check-sign-in',
        'get-sign-in-config',
        'local-session-store',
        'parse-message',
        'server-session-store',
        'watch-sign-in',
      ].map((name) => `kit-core/features/sign-in/${name}`),
      ...texts('sign-in'),
      ...views('approvals/siwx-sign-message/siwx-sign-message'),
    ],
  },
  // What only few sign-ins need: those that come with a pairing, and those that fail.
  'sign-in-pairing': {
    after: ['sign-in'],
    roots: ['pair-with-sign-in', 'sign-in-error', 'store-late-signature'].map(
      (name) => `kit-core/features/sign-in/${name}`,
    ),
  },
  languages: {
    after: ['open'],
    roots: ['arabic', 'page-languages', 'pseudo'].map((name) => `ui-react/messages/${name}`),
  },
  'evm-watch': { after: ['page'], roots: ['adapter-evm/connections/watch-connections'] },
  evm: {
    after: ['common', 'evm-watch'],
    roots: ['adapter-evm/runtime'],
    outside: ['@wagmi/core', 'viem', 'valibot'],
  },
  'evm-requests': {
    after: ['evm'],
    roots: ['choose-accounts', 'wallet-query', 'batch-balances', 'requests', 'safe-provider', 'switch-network'].map(
      (name) => `adapter-evm/runtime/${name}`,
    ),
  },
  'evm-returning': {
    after: ['evm'],
    // Few pages observe a host, and a separate file would cost more than it contains.
    roots: ['reconnect', 'observe-host'].map((name) => `adapter-evm/runtime/${name}`),
  },
  'evm-hosts': { after: ['page'], roots: ['adapter-evm/connections/watch-host-provider'] },
  'evm-pairing': {
    after: ['evm', 'evm-hosts'],
    roots: ['adapter-evm/pairing/pairing'],
  },
  'solana-discovery': {
    after: ['page'],
    roots: ['adapter-solana/discovery/discovery'],
  },
  solana: {
    after: ['common', 'solana-discovery'],
    roots: ['adapter-solana/runtime'],
    outside: ['@scure/base', 'valibot'],
  },
  'solana-transactions': {
    after: ['solana'],
    roots: ['adapter-solana/transaction/transactions'],
    outside: ['@solana-program/system', '@solana-program/token', '@solana/kit'],
  },
  'bitcoin-discovery': {
    after: ['page'],
    roots: ['adapter-bitcoin/discovery/emit-connectors'],
  },
  bitcoin: {
    after: ['common', 'bitcoin-discovery'],
    roots: ['adapter-bitcoin/runtime'],
    outside: ['@scure/base', 'valibot'],
  },
  'bitcoin-params': {
    after: ['bitcoin'],
    pinned: ['adapter-bitcoin/transfer/network-params'],
    outside: ['@scure/btc-signer'],
  },
  'bitcoin-transfers': {
    after: ['bitcoin'],
    roots: [
      ...['request-memo', 'find-sent'].map((name) => `adapter-bitcoin/runtime/${name}`),
      ...['finish-psbt', 'psbt-memo', 'parse-psbt', 'sign-transfer'].map((name) => `adapter-bitcoin/transfer/${name}`),
    ],
    outside: ['@noble/hashes/sha2.js', '@scure/btc-signer'],
  },
  verify: {
    after: ['common'],
    roots: [
      'adapter-bitcoin/sign-in/verify-bitcoin-message',
      'adapter-evm/sign-in/verify-evm-message',
      'adapter-solana/sign-in/verify-solana-message',
    ],
    outside: [
      '@noble/curves/ed25519.js',
      '@noble/curves/secp256k1.js',
      '@noble/hashes/sha2.js',
      '@scure/base',
      '@scure/btc-signer',
      'viem',
      'viem/actions',
    ],
  },
}

/**
 * Rings that a package publishes as one file, since app bundlers would make a file of each: package → ring → the one it
 * joins. An app that pairs or signs in loads the larger one anyway. Code that the first open loads with two `import()` that
 * share code is one file of core: Turbopack copies into both what it finds too small for a separate file (50 kB).
 */
export const JOINED = {
  'api-client': { common: 'intent', known: 'intent' },
  'kit-core': { acting: 'connected', common: 'intent', open: 'intent', parts: 'intent' },
  'ui-react': { acting: 'connected', intent: 'open' },
}

/** Entries whose names apps put on their pages. */
export const HOSTS = ['@bowline/ui-react', '@bowline/ui-react/headless']

/**
 * Rings that keep standalone code in a separate file: code of public names that loads nothing on demand and
 * stays within these rings. An app with one such function loads nothing else. In other rings the file would be an extra request.
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} Leaves  package → rings
 * @type {Leaves}
 */
export const LEAVES = {
  'kit-core': ['page', 'connected', 'account', 'send', 'swap', 'onramp', 'pay', 'names', 'sessions'],
}
