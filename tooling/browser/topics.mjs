// @ts-check
/**
 * Which tests and scenes of the browser runs cover which part of the packages: selects the tests and scenes for a change.
 *
 * A topic names the folders below `src` and `test` that belong to it, in any package; the files of `e2e/`, the most
 * specific one first; and the files of `scenes/`. `topics.test.mjs` checks that each test and each scene has a topic.
 */

/**
 * @typedef {object} Topic
 * @property {string} name
 * @property {RegExp} folders  the name of a folder
 * @property {readonly string[]} flows    `send` is `e2e/send.e2e.ts`
 * @property {readonly string[]} scenes   `send` is `scenes/send-scenes.mjs`
 * @property {boolean} [isFullSet]  only the full set visits it, since its build takes minutes
 */

/** @type {readonly Topic[]} */
export const TOPICS = [
  {
    name: 'connecting',
    folders:
      /^(chunks|connect|connections?|connectors|connect-wallets|connecting-(external|multi-chain)|discovery|wallets?|legal|list|shared|request|help|what-is-a-wallet|sdk|buttons|hooks|kit)$/,
    flows: [
      ...['connect', 'session', 'return-not-loaded', 'tabs', 'storage', 'families', 'requests'],
      ...['wallet-states', 'wallet-returns', 'wallet-reloads'],
    ],
    scenes: ['connect', 'family', 'other'],
  },
  {
    name: 'pages of apps',
    folders: /^(sdk|buttons|hooks|kit)$/,
    flows: [
      ...['server', 'page', 'playground', 'playground-tasks', 'pasted-code', 'exported'],
      ...['back-forward-cache', 'hosts', 'next-host'],
    ],
    scenes: [],
  },
  { name: 'documentation', folders: /^docs$/, flows: ['docs'], scenes: [], isFullSet: true },
  {
    name: 'directory',
    folders: /^(directory|all-wallets|get-wallet|downloads|links|list|browser)$/,
    flows: ['directory', 'directory-list', 'faults', 'mobile', 'mobile-downloads', 'prefetch'],
    scenes: ['directory'],
  },
  {
    name: 'pairing',
    folders: /^(pairing|connecting-wallet-connect(-basic)?)$/,
    flows: [
      ...['pairing', 'pairing-code', 'pairing-families', 'pairing-not-loaded', 'pairing-app-provider', 'pairing-phone'],
      ...['pairing-relay', 'pairing-reload', 'pairing-returns', 'pairing-session'],
    ],
    scenes: ['pairing'],
  },
  {
    name: 'embedded wallet',
    folders:
      /^(auth|embedded|login|login-window|account-window|otp|email-.*|upgrade-email-wallet|update-email-.*|connecting-(social|farcaster)|connect-socials|create|approve-transaction|client|protocol|host|api|bytes|origin|signer|keys|smart-account|texts)$/,
    flows: [
      'embedded',
      'embedded-account',
      'embedded-approval',
      'embedded-faults',
      'embedded-frame',
      'embedded-hostile-page',
      'embedded-language',
      'embedded-lost-login',
      'embedded-new-device',
      'embedded-redirect-login',
      'embedded-storage',
      'embedded-wallet-keys',
      'embedded-window-login',
      'smart-account',
      'smart-permissions',
      'smart-upgrade',
    ],
    scenes: ['login', 'other'],
  },
  {
    name: 'account',
    folders:
      /^(account|accounts|account-settings|balance|balances|identity|tokens|profile|profile-wallets|prices|explorer|switch-address)$/,
    flows: ['account', 'accounts', 'skeletons'],
    scenes: ['account', 'family', 'settings'],
  },
  {
    name: 'activity',
    folders: /^(activity|history|nfts|transactions)$/,
    flows: ['account', 'activity'],
    scenes: ['activity'],
  },
  {
    name: 'receiving',
    folders: /^wallet-(fund|receive)$/,
    flows: ['account', 'switch-chain'],
    scenes: ['receive'],
  },
  {
    name: 'networks',
    folders:
      /^(network|networks|switch-(network|active-chain)|unsupported-chain|wallet-compatible-networks|what-is-a-network|chain)$/,
    flows: ['switch-chain', 'networks', 'families'],
    scenes: ['network', 'family', 'receive'],
  },
  {
    name: 'sending',
    folders:
      /^(send|amount|recipients|transactions|fiat|text|transfer|transaction|approval|send-confirmed|token-picker|wallet-send(-.*)?)$/,
    flows: ['send', 'outcomes-not-loaded', 'sign-send', 'families-signing', 'skeletons'],
    scenes: ['send'],
  },
  { name: 'swapping', folders: /^(swap(-.*)?|fiat)$/, flows: ['swap'], scenes: ['swap'] },
  { name: 'buying', folders: /^(buy|onramp(-.*)?|buy-in-progress|what-is-a-buy)$/, flows: ['buy'], scenes: ['onramp'] },
  { name: 'paying', folders: /^pay(-.*)?$/, flows: ['pay'], scenes: ['pay'] },
  {
    name: 'names',
    folders: /^(names|choose-account-name|register-account-name(-success)?)$/,
    flows: ['names'],
    scenes: ['name'],
  },
  { name: 'sign-in', folders: /^(sign-in|siwx-.*|approvals)$/, flows: ['sign-in'], scenes: ['sign-in'] },
  {
    name: 'smart sessions',
    folders: /^(smart-sessions?(-.*)?|sessions|usage-exceeded)$/,
    flows: ['smart-sessions'],
    scenes: ['session'],
  },
  {
    name: 'modal',
    folders: /^(modal|navigation|alert|open|start)$/,
    flows: [
      'modal-keyboard',
      'modal-behind',
      'full-screen',
      'modal-host',
      'modal-not-loaded',
      'modal-shape',
      'unusual-pages',
      'zoomed-in',
      'wallet-window',
    ],
    scenes: ['connect', 'other'],
  },
]

/** The browser tests that visit other sites than the playground, which are built for them. */
export const FLOWS_OF_HOSTS = ['back-forward-cache', 'docs', 'hosts', 'next-host', 'pasted-code']

/** A part of the state is named after its feature. */
const STATE_FILE = /^(.+)-state\.ts$/

/**
 * The topics that a file belongs to; none when neither its folders nor its part of the state name one.
 * @param {string} path relative to the repository, with forward slashes
 * @returns {readonly Topic[]}
 */
export function topicsOf(path) {
  const parts = path.split('/').slice(3)
  const names = [...parts.slice(0, -1), ...parts.slice(-1).flatMap((file) => file.match(STATE_FILE)?.[1] ?? [])]
  return TOPICS.filter((topic) => names.some((name) => topic.folders.test(name)))
}

/** Folders that every view may use. */
const DRAWN = /^(packages\/ui-react|apps\/demo-next)\//

/**
 * The tests and scenes that cover a file: those of all its topics. A file without a topic is covered by everything when views
 * use it, and by each topic's first test otherwise.
 * @param {string} path
 * @returns {{ flows: readonly string[], scenes: readonly string[] }}
 */
export function looksAt(path) {
  const own = topicsOf(path)
  const usual = TOPICS.filter(({ isFullSet }) => isFullSet !== true)
  if (own.length === 0 && !DRAWN.test(path))
    return { flows: usual.flatMap(({ flows }) => flows.slice(0, 1)), scenes: [] }
  const topics = own.length > 0 ? own : usual
  return { flows: topics.flatMap(({ flows }) => flows), scenes: topics.flatMap(({ scenes }) => scenes) }
}
