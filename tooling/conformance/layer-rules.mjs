// @ts-check
/**
 * The layers of kit-core: the rooms in the order in which they may import each other, and the lazy imports of a
 * later room.
 *
 * Out  rules for dependency-cruiser, over paths relative to the repository
 */

const CORE = 'packages/kit-core/src'

/** A room imports values from earlier rooms. Types may be imported in both directions inside one layer. */
export const ROOMS = [
  ...['store', 'log', 'networks', 'validation', 'errors', 'storage', 'text', 'amount', 'async', 'browser', 'caip'].map(
    (room) => `base/${room}`,
  ),
  ...['adapter', 'alert', 'legal', 'sign-in', 'state', 'config', 'preferences', 'tracking'].map(
    (room) => `core/${room}`,
  ),
  'navigation',
  ...['list', 'network', 'account', 'connect', 'pairing'].map((room) => `wallets/${room}`),
  ...['embedded', 'names', 'sign-in', 'smart-sessions', 'transactions', 'buy', 'send', 'swap', 'pay', 'recipients'].map(
    (room) => `features/${room}`,
  ),
  ...['open', 'start'].map((room) => `app/${room}`),
]

/** Which features may import another one, and why. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const FEATURES = {
  buy: { transactions: 'a purchase is followed like a transaction' },
  send: { transactions: 'records what it sends', names: 'a name has an address per coin type' },
  swap: { transactions: 'records approvals and swaps' },
  pay: { transactions: 'records payments', send: 'finds the adapter that sends' },
  recipients: { send: 'knows what can be sent, and by which adapter' },
}

/** Lazy imports of a later room, by their file. @type {Readonly<Record<string, string>>} */
export const LOADED_LATER = {
  'app/open/later-code': 'a page reaches later parts by way of the first intent',

  'wallets/connect/reconnect-stored': 'a stored connection says which kind of wallet restores it',
  'wallets/connect/reconnect': 'a stored connection says which kind of wallet restores it',
  'wallets/connect/resume-paired-session': 'a paired session is restored only where one was stored',
  'wallets/pairing/resume-approval': 'a wallet may sign in while it connects',
  'wallets/pairing/offer-pairing': 'a wallet may sign in while it connects',
  'wallets/pairing/store-late-signature': 'a sign-in may outlive the page that asked for it',
  'features/send/parse-transfer': 'a QR code may hold a whole transfer',
  'features/send/resolve-recipient': 'a QR code may hold a whole transfer',
}

const path = (/** @type {readonly string[]} */ rooms) => `^${CORE}/(${rooms.join('|')})/`
const layerOf = (/** @type {string} */ room) => room.split('/')[0] ?? ''
const LAYERS = [...new Set(ROOMS.map(layerOf))]
const TYPES = ['type-only']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const rules = [
  ...ROOMS.slice(0, -1).map((room, index) => ({
    name: `${room} imports earlier rooms`,
    from: { path: path([room]), pathNot: '\\.test\\.ts$' },
    to: { path: path(ROOMS.slice(index + 1)), dynamic: false, dependencyTypesNot: TYPES },
  })),
  ...LAYERS.slice(0, -1).map((layer, index) => ({
    name: `${layer}/ knows no type of a later layer`,
    from: { path: path([layer]), pathNot: '\\.test\\.ts$' },
    to: { path: path(LAYERS.slice(index + 1)), dynamic: false },
  })),
  ...ROOMS.slice(0, -1).map((room, index) => ({
    name: `${room} loads later rooms where LOADED_LATER says so`,
    from: {
      path: path([room]),
      pathNot: ['\\.test\\.ts$', ...Object.keys(LOADED_LATER).map((file) => `^${CORE}/${file}\\.ts$`)],
    },
    to: { path: path(ROOMS.slice(index + 1)), dynamic: true },
  })),
  ...ROOMS.filter((room) => layerOf(room) === 'features').map((room) => {
    const name = room.slice('features/'.length)
    const allowed = [name, ...Object.keys(FEATURES[name] ?? {})].map((other) => `features/${other}`)
    return {
      name: `${room} imports the features that FEATURES lists`,
      from: { path: path([room]), pathNot: '\\.test\\.ts$' },
      to: { path: path(['features']), pathNot: path(allowed), dynamic: false, dependencyTypesNot: TYPES },
    }
  }),
  {
    name: 'a room knows the kit by its types',
    from: { path: path(LAYERS.slice(0, -1)), pathNot: '\\.test\\.ts$' },
    to: { path: `^${CORE}/(kit|state|public-state)\\.ts$`, dynamic: false, dependencyTypesNot: TYPES },
  },
]
