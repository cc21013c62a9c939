// @ts-check
/**
 * The rings: code that a page loads together is published together.
 *
 * A ring is a moment in a visit and the modules that are first needed in it. `after` names the rings that are always loaded
 * before it. Code that several moments need goes into the last ring that is loaded before all of them; code that a moment of a
 * chain family shares with one of the modal goes into `common`, which both load.
 *
 * `roots`     modules that are loaded by `import()` in this moment, and public names that an app writes: `specifier#name`.
 *             `folder/` lists its modules that are loaded by `import()`, except those that a longer row lists. A module
 *             that is listed by name stays in its ring although others need it, unless a ring before it does
 * `outside`   the third-party packages that its modules may import, as written, in addition to those of the rings before it;
 *             others are rejected
 *
 * A ring directly after `page` runs before any intent: its dependencies in other packages belong to the page.
 */

/**
 * @typedef {object} Ring
 * @property {readonly string[]} [after]
 * @property {readonly string[]} [roots]
 * @property {readonly string[]} [outside]
 */

/** @param {string} folder @param {string} names separated by spaces */
const of = (folder, names) => names.split(' ').map((name) => folder + name)
const alert = 'kit-core/core/alert/'
const connect = 'kit-core/wallets/connect/'
const list = 'kit-core/wallets/list/'
const pairing = 'kit-core/wallets/pairing/'
const signIn = 'kit-core/features/sign-in/'
const texts = 'ui-react/messages/en-'
const views = 'ui-react/views/'
const chunks = `${views}chunks/`

/** @type {Readonly<Record<string, Ring>>} */
export const RINGS = {
  page: {
    roots: [
      ...of('@bowline/', 'adapter-bitcoin#bitcoin adapter-evm#evm adapter-solana#solana kit-core#createKit'),
      ...of('@bowline/kit-core/networks#', 'base mainnet'),
      ...of('@bowline/ui-react#', 'ConnectButton KitButton KitProvider'),
    ],
    outside: ['react', 'react-dom', '@wallet-standard/app'],
  },
  common: { after: ['page'] },
  open: {
    after: ['common'],
    roots: ['ui-react/modal/modal-chunk', ...of(texts, 'base login'), `${views}connect/connect/`],
  },
  intent: {
    after: ['open'],
    roots: [
      'kit-core/app/open/intent-code',
      'kit-core/base/caip/errors',
      `${list}fetch-image`,
      `${texts}connecting`,
      ...of(connect, 'attempt chosen-account'),
    ],
    outside: ['valibot'],
  },
  known: {
    after: ['intent'],
    roots: ['kit-core/app/open/check-origin', list, ...of(list, 'filter-explorer-ids filter-wallets')],
  },
  connected: {
    after: ['intent'],
    roots: [
      'kit-core/base/amount/parse-units',
      ...of('kit-core/wallets/account/', 'fetch-identity refresh-balance refresh-identity'),
      ...of(connect, 'connect-pressed-wallet handle-wallet-event load-reconnect'),
      `${pairing}load-paired`,
      'ui-react/modal/wallet-popups',
      `${views}connect/connecting-external/`,
    ],
  },
  pending: {
    after: ['connected'],
    roots: ['kit-core/features/transactions/resume-tracking', 'ui-react/buttons/pending-badge'],
  },
  sending: {
    after: ['pending'],
    roots: ['kit-core/features/onramp/poll-purchase', 'kit-core/features/transactions/'],
  },
  returning: {
    after: ['connected'],
    // Few pages need lazy alerts, and a separate file would cost more than it contains.
    roots: ['kit-core/app/start/', `${alert}lazy-alerts`, connect, 'kit-core/core/adapter/silent-requests'],
  },
  leaving: {
    after: ['connected'],
    roots: [
      'kit-core/base/errors/disconnect-errors',
      `${alert}network-alert`,
      'kit-core/core/state/active-signer',
      'kit-core/features/swap/swap-networks',
      ...of(connect, 'disconnect sign-message switch-account wait-for-connection wait-for-reconnect wait-for-restore'),
      ...of('kit-core/wallets/', 'network/can-switch connect/switch-network'),
    ],
  },
  pairing: {
    after: ['intent'],
    roots: [
      ...of(pairing, 'load-transport offer-pairing walletconnect-transport'),
      `${texts}pairing`,
      `${chunks}pairing`,
      ...of('ui-react/components/qr-', 'code drawing image'),
    ],
    outside: ['uqr'],
  },
  joint: { after: ['connected'], roots: [`${pairing}watch-session`] },
  paired: { after: ['joint', 'pairing'], roots: [pairing] },
  'stored-pairing': {
    after: ['known', 'pairing', 'paired'],
    roots: [
      'kit-core/app/open/open-wallet',
      ...of(pairing, 'resume-approval watch-sign-in-requests offer-app-pairing resume-pairings resume-proposal'),
    ],
  },
  parts: { after: ['intent'], roots: of(texts, 'help wallets') },
  acting: { after: ['connected', 'parts'] },
  embedded: {
    after: ['acting', 'joint'],
    roots: ['kit-core/features/embedded/', 'secure-frame/client/index', `${texts}embedded`, `${chunks}embedded`],
  },
  farcaster: { after: ['embedded'], roots: [`${views}login/connecting-farcaster/`] },
  checksum: {
    after: ['common'],
    roots: ['kit-core/base/caip/checksum-address'],
    outside: ['@noble/hashes/sha3.js', '@noble/hashes/utils.js'],
  },
  wallets: {
    after: ['parts'],
    // Few pages need its parts of the modal, and a separate file would cost all pages more than it holds.
    roots: ['ui-react/modal/', `${chunks}wallets`],
  },
  directory: { after: ['wallets'], roots: [`${views}connect/all-wallets/`] },
  networks: {
    after: ['acting'],
    // With similar code: few pages use it, and a separate file would cost all pages more than it contains.
    roots: [...of(texts, 'networks what-is-a-buy'), `${chunks}networks`, `${views}networks/`],
  },
  account: {
    after: ['acting'],
    roots: [
      'kit-core/app/open/open-feature',
      'kit-core/features/onramp/fetch-purchases',
      'kit-core/features/transactions/fetch-history-page',
      'kit-core/wallets/account/',
      'ui-react/components/amount-affixes',
      ...of(texts, 'account accounts activity tokens'),
      `${chunks}account`,
      ...of(views, 'account/account/ shared/fiat/'),
    ],
  },
  accounts: { after: ['account'], roots: [`${chunks}accounts`] },
  receive: { after: ['account'], roots: [`${views}send/wallet-receive/`] },
  send: { after: ['account'], roots: ['kit-core/features/send/', `${texts}send`, `${chunks}send`] },
  'send-review': {
    after: ['send'],
    roots: [`${texts}send-review`, `${chunks}send-review`, `${views}send/`],
  },
  recipients: { after: ['send'], roots: ['kit-core/features/send/resolve-payment-request'] },
  swap: {
    after: ['account'],
    roots: ['kit-core/features/swap/', `${texts}swap`, `${chunks}swap`],
  },
  'swap-review': { after: ['swap'], roots: ['ui-react/kit/swap-review-actions', `${views}swap/swap-preview/`] },
  onramp: { after: ['account'], roots: ['kit-core/features/onramp/', `${texts}onramp`, `${chunks}onramp`] },
  pay: { after: ['account'], roots: ['kit-core/features/pay/', `${texts}pay`, `${chunks}pay`] },
  exchange: { after: ['pay'], roots: ['kit-core/features/pay/pay-service'] },
  names: {
    after: ['account'],
    roots: ['kit-core/features/names/', `${texts}names`, `${chunks}names`],
  },
  sessions: {
    after: ['account'],
    roots: ['kit-core/features/smart-sessions/', `${texts}sessions`, `${chunks}sessions`],
  },
  'sign-in': {
    after: ['acting'],
    roots: [signIn, `${texts}sign-in`, `${views}approvals/siwx-sign-message/`],
  },
  // What only few sign-ins need: those that come with a pairing, and those that fail.
  'sign-in-pairing': { after: ['sign-in'], roots: of(signIn, 'pair-with-sign-in sign-in-error store-late-signature') },
  // Of the secure site, which no page of an app loads.
  'frame-requests': {
    after: ['embedded'],
    roots: of(
      'secure-site/host/',
      'approval/show-approval approval/passkey/passkey-approval chains/evm-family chains/solana-family login-window/show-redirect',
    ),
    outside: ['@scure/base', 'valibot', 'viem'],
  },
  'card-texts': { after: ['embedded'], roots: ['secure-site/host/texts/ar-cards'] },
  'smart-accounts': {
    after: ['frame-requests'],
    roots: ['secure-site/host/smart-account/smart-accounts'],
    outside: ['viem/account-abstraction'],
  },
  languages: { after: ['open'], roots: of('ui-react/messages/', 'arabic page-languages pseudo') },
  'evm-watch': { after: ['page'], roots: ['adapter-evm/connections/watch-connections'] },
  evm: {
    after: ['common', 'evm-watch'],
    roots: ['adapter-evm/runtime'],
    outside: ['@wagmi/core', 'viem', 'valibot'],
  },
  'evm-requests': { after: ['evm'], roots: ['adapter-evm/runtime/'] },
  // Few pages observe a host, and a separate file would cost more than it contains.
  'evm-returning': { after: ['evm'], roots: of('adapter-evm/runtime/', 'reconnect observe-host') },
  'evm-hosts': { after: ['page'], roots: ['adapter-evm/connections/watch-host-provider'] },
  'evm-pairing': { after: ['evm', 'evm-hosts'], roots: ['adapter-evm/pairing/'] },
  'solana-discovery': { after: ['page'], roots: ['adapter-solana/discovery/discovery'] },
  solana: {
    after: ['common', 'solana-discovery'],
    roots: ['adapter-solana/runtime'],
    outside: ['@scure/base', 'valibot'],
  },
  'solana-transactions': {
    after: ['solana'],
    roots: ['adapter-solana/transaction/'],
    outside: ['@solana-program/system', '@solana-program/token', '@solana/kit'],
  },
  'bitcoin-discovery': { after: ['page'], roots: ['adapter-bitcoin/discovery/emit-connectors'] },
  bitcoin: {
    after: ['common', 'bitcoin-discovery'],
    roots: ['adapter-bitcoin/runtime'],
    outside: ['@scure/base', 'valibot'],
  },
  'bitcoin-params': {
    after: ['bitcoin'],
    roots: ['adapter-bitcoin/transfer/network-params'],
    outside: ['@scure/btc-signer'],
  },
  'bitcoin-transfers': {
    after: ['bitcoin'],
    roots: of('adapter-bitcoin/', 'runtime/ transfer/'),
    outside: ['@noble/hashes/sha2.js', '@scure/btc-signer'],
  },
  verify: {
    after: ['common'],
    roots: of('adapter-', 'bitcoin/sign-in/ evm/sign-in/ solana/sign-in/'),
    outside: [
      ...of('@noble/', 'curves/ed25519.js curves/secp256k1.js hashes/sha2.js'),
      ...['@scure/base', '@scure/btc-signer', 'viem', 'viem/actions'],
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

/**
 * Standalone names that apps also import without a kit. Each is a file: of a file that a page uses, Rolldown keeps everything
 * that an `import()` needs, even when it drops the `import()`. A ring's own code has to need the name too, or its file is an
 * extra request.
 *
 * @type {Readonly<Record<string, readonly string[]>>}  package → names
 */
export const ALONE = {
  'kit-core': ['formatCaipAddress', 'formatUnits', 'isKitError'],
}
