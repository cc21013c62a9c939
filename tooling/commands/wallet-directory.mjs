// @ts-check
/**
 * The kit's directory of wallets, generated from the facts in `packages/kit-core/data/wallets.json`.
 *
 * In      data     per wallet its facts, each with a confidence and the keys of its sources
 * Out     shipped  wallets that can be opened, paired or installed, each with its confirmed facts: a fact of one source is a
 *                  candidate, and opens nothing. Ids and reverse domain names open nothing, so that one source is enough
 *         index    the module that the kit loads, a wallet a line
 *         files    responses of a web server in place of a directory service, by path
 * Source  spec R-CONN-200, R-CONN-205, R-API-72
 */

/** @typedef {{ fact: string, value: string, confidence: 'high' | 'medium', sources: readonly string[], note?: string }} Fact */
/** @typedef {{ id: string, name: string, families: readonly string[], note?: string, facts: readonly Fact[] }} Entry */
/** @typedef {{ sources: Record<string, string>, wallets: readonly Entry[], leftOut: readonly { id: string, why: string }[] }} Data */

/**
 * @typedef {object} Shipped
 * @property {readonly string[]} ids  of the explorer, the usual one first
 * @property {readonly string[]} rdns  the usual one first
 * @property {Readonly<Record<string, unknown>>} listing  as the explorer would list it
 */

const STORES = {
  appStore: 'https://apps.apple.com/app/id',
  playStore: 'https://play.google.com/store/apps/details?id=',
  chromeStore: 'https://chromewebstore.google.com/detail/',
}

/** @param {Data} data @returns {readonly Shipped[]} */
export function shippedWallets({ wallets }) {
  return wallets.map(shippedWallet).filter((wallet) => wallet !== undefined)
}

/** @param {Entry} entry @returns {Shipped | undefined} */
function shippedWallet({ id, name, families, facts }) {
  const all = (/** @type {string} */ wanted) => facts.filter(({ fact }) => fact === wanted)
  const values = (/** @type {string} */ wanted) => all(wanted).map(({ value }) => value)
  const certain = (/** @type {string} */ wanted) => all(wanted).find(({ confidence }) => confidence === 'high')?.value
  const links = {
    mobile_link: certain('native'),
    link_mode: certain('universal'),
    desktop_link: certain('desktop'),
  }
  const places = {
    homepage: certain('homepage'),
    app_store: certain('appStore'),
    play_store: certain('playStore'),
    chrome_store: certain('chromeStore'),
  }
  const isLinked = links.mobile_link !== undefined || links.link_mode !== undefined
  const scans = !isLinked && (values('native').length > 0 || values('universal').length > 0)
  const known = { ...links, ...places, pairing: scans ? 'qr' : undefined }
  const isOfUse = certain('browser') !== undefined || Object.values(known).some((value) => value !== undefined)
  if (!isOfUse) return undefined
  const ids = values('explorerId')
  const rdns = values('rdns')
  const listing = {
    id: ids[0] ?? id,
    slug: id,
    name,
    rdns: rdns[0],
    chains: families.map((family) => `${family}:*`),
    ...known,
  }
  return { ids, rdns, listing: Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined)) }
}

/** @param {readonly Shipped[]} shipped @returns {string} */
export function indexModule(shipped) {
  return [
    '/** Written by `npm run build:directory` from `data/wallets.json`: one line per wallet, parsed by `builtin-wallets.ts`. */',
    'export const WALLET_INDEX = `',
    ...shipped.map(indexLine),
    '`',
    '',
  ].join('\n')
}

/** @param {Shipped} wallet */
function indexLine({ ids, rdns, listing }) {
  const {
    slug,
    name,
    chains,
    mobile_link,
    link_mode,
    desktop_link,
    homepage,
    app_store,
    play_store,
    chrome_store,
    pairing,
  } = /** @type {Record<string, string> & { chains: readonly string[] }} */ (listing)
  const fields = [
    slug,
    name,
    chains.map((chain) => chain[0]).join(''),
    ids.join(' '),
    rdns.join(' '),
    mobile_link?.replace(/:\/\/$/, ''),
    withoutStart(link_mode, 'https://'),
    desktop_link?.replace(/:\/\/$/, ''),
    withoutStart(homepage, 'https://'),
    withoutStart(app_store, STORES.appStore),
    withoutStart(play_store, STORES.playStore),
    withoutStart(chrome_store, STORES.chromeStore),
    pairing,
  ]
  if (fields.some((field) => /[|`$\\\n]/.test(field ?? ''))) throw new Error(`${slug} cannot be written as a line`)
  return fields
    .map((field) => field ?? '')
    .join('|')
    .replace(/\|+$/, '')
}

/** @param {string | undefined} text @param {string} start */
function withoutStart(text, start) {
  if (text === undefined) return undefined
  if (!text.startsWith(start)) throw new Error(`${text} does not begin with ${start}`)
  return text.slice(start.length)
}

/** Features that the document leaves to the app. */
const UNDECIDED = ['social_login', 'swap', 'onramp', 'activity', 'branding']

/** @param {readonly Shipped[]} shipped @returns {Readonly<Record<string, unknown>>} path → response */
export function directoryFiles(shipped) {
  const data = shipped.map(({ listing }) => listing)
  return {
    getWallets: { isWhole: true, count: data.length, data },
    'appkit/v1/config': { features: UNDECIDED.map((id) => ({ id, isEnabled: true, config: null })) },
    'projects/v1/origins': { allowedOrigins: [] },
    getAnalyticsConfig: { isAnalyticsEnabled: false },
  }
}
