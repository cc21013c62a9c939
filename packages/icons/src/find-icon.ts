/**
 * Finds the icon of a network, token, wallet, social login, exchange, on-ramp provider or app store.
 *
 * In      keys    candidate keys, most reliable first. `network`, `coin` (its native token): CAIP-2; `token`: CAIP-2, `:` and
 *                 the address, because anyone can choose a token's symbol; `currency`: a symbol from a trusted source;
 *                 `wallet`: its id in the kit's directory, its explorer id, or its reverse domain name (EIP-6963); else a
 *                 name such as `github`
 * Out     the icon of the first known key, after loading its file; undefined when no key is known.
 * Throws  the bundler's error for a file that fails to load
 * Source  spec R-VIEW-80 to 84
 */
import { ROWS as FIRST_ROWS } from './generated/first.js'
import type { IconTable } from './icon-table.js'

/** Category of an icon. `coin` is a network's native token. */
export type IconKind = 'network' | 'coin' | 'token' | 'currency' | 'wallet' | 'social' | 'exchange' | 'onramp' | 'store'

/** Key of an icon, such as `network:eip155:1` or `wallet:io.metamask`. */
export type IconKey = `${IconKind}:${string}`

/**
 * An icon. `picture`: a `data:` URL for an `img`, filled to its edges; `shape`: a path on a grid of 24 by 24 units, drawn in the
 * current text color; `initial`: the background color (`#rrggbb`) of a white initial. `isTest`: whether it belongs to a testnet.
 */
export type Icon = (
  | { readonly kind: 'picture'; readonly source: string }
  | { readonly kind: 'shape'; readonly path: string }
  | { readonly kind: 'initial'; readonly background: string }
) & { readonly isTest: boolean }

type Table = { readonly ROWS: IconTable; readonly TESTS?: readonly string[] }

const loadAssets = () => import('./generated/assets.js')
const loadBrands = () => import('./generated/brands.js')

/** A page loads only the tables of the kinds that it shows. Social logins are in the first table. */
const TABLES: Readonly<Record<Exclude<IconKind, 'social'>, () => Promise<Table>>> = {
  wallet: () => import('./generated/wallets.js'),
  network: loadAssets,
  coin: loadAssets,
  currency: loadAssets,
  token: () => import('./generated/tokens.js'),
  exchange: loadBrands,
  onramp: loadBrands,
  store: loadBrands,
}

const isKind = (text: string): text is keyof typeof TABLES => Object.hasOwn(TABLES, text)

/** Resolves to the icon of the first known key, after loading its file; undefined when no key is known. */
export async function findIcon(keys: readonly IconKey[]): Promise<Icon | undefined> {
  for (const key of keys.map(normalizeKey)) {
    const first = findRow(FIRST_ROWS, key)
    if (first) return loadIcon(first, false)
    const kind = key.slice(0, key.indexOf(':'))
    if (!isKind(kind)) continue
    const { ROWS, TESTS = [] } = await TABLES[kind]()
    const row = findRow(ROWS, key)
    if (row) return loadIcon(row, TESTS.includes(key))
  }
  return undefined
}

const findRow = (rows: IconTable, key: string) => rows.find(([keys]) => keys.split(' ').includes(key))

async function loadIcon([, icon, isShape = false]: IconTable[number], isTest: boolean): Promise<Icon> {
  if (typeof icon === 'string') return { kind: 'initial', background: icon, isTest }
  const { drawing } = await icon()
  return isShape ? { kind: 'shape', path: drawing, isTest } : { kind: 'picture', source: drawing, isTest }
}

/** Normalizes a key for the tables: the first 32 digits of an explorer id, and EVM addresses in lowercase. */
function normalizeKey(key: string): string {
  if (/^wallet:[0-9a-f]{64}$/.test(key)) return key.slice(0, 'wallet:'.length + 32)
  return key.startsWith('token:eip155:') ? key.toLowerCase() : key
}
