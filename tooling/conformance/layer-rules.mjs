// @ts-check
/**
 * Files import each other in one direction. In kit-core so do the rooms, in this order, also by `import()`. A room that
 * needs code of a later one gets it from the kit: `kit.code()` and its like.
 *
 * Out  rules for dependency-cruiser, over paths relative to the repository
 */

export const CORE = 'packages/kit-core/src'

/** A room imports values from earlier rooms, statically or by `import()`. Types may be imported in both directions inside one layer. */
export const ROOMS = [
  ...['store', 'log', 'networks', 'validation', 'errors', 'storage', 'text', 'amount', 'async', 'browser', 'caip'].map(
    (room) => `base/${room}`,
  ),
  ...['adapter', 'alert', 'legal', 'sign-in', 'state', 'config', 'preferences', 'tracking'].map(
    (room) => `core/${room}`,
  ),
  'navigation',
  ...['list', 'network', 'account', 'connect', 'pairing'].map((room) => `wallets/${room}`),
  ...[
    'embedded',
    'names',
    'sign-in',
    'smart-sessions',
    'transactions',
    'calls',
    'onramp',
    'recipients',
    'send',
    'swap',
    'pay',
  ].map((room) => `features/${room}`),
  ...['start', 'open'].map((room) => `app/${room}`),
]

/** Which features may import another one, and why. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const FEATURES = {
  calls: { transactions: 'records what it sends, as one request or one by one' },
  onramp: { transactions: 'a purchase is followed like a transaction' },
  send: {
    transactions: 'records what it sends',
    names: 'a name has an address per coin type',
    recipients: 'a recipient can have the format of another app',
  },
  swap: { transactions: 'records approvals and swaps' },
  pay: { transactions: 'records payments', send: 'finds the adapter that sends' },
}

const path = (/** @type {readonly string[]} */ rooms) => `^${CORE}/(${rooms.join('|')})/`
const layerOf = (/** @type {string} */ room) => room.split('/')[0] ?? ''
const LAYERS = [...new Set(ROOMS.map(layerOf))]
/** @type {import('dependency-cruiser').DependencyType[]} */
const TYPES = ['type-only']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const rules = [
  { name: 'files import each other in one direction', from: {}, to: { circular: true } },
  ...ROOMS.slice(0, -1).map((room, index) => ({
    name: `${room} imports earlier rooms`,
    from: { path: path([room]), pathNot: '\\.test\\.ts$' },
    to: { path: path(ROOMS.slice(index + 1)), dependencyTypesNot: TYPES },
  })),
  ...LAYERS.slice(0, -1).map((layer, index) => ({
    name: `${layer}/ knows no type of a later layer`,
    from: { path: path([layer]), pathNot: '\\.test\\.ts$' },
    to: { path: path(LAYERS.slice(index + 1)), dependencyTypes: TYPES },
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
    to: { path: `^${CORE}/(kit|create-kit|state|public-state)\\.ts$`, dynamic: false, dependencyTypesNot: TYPES },
  },
]
