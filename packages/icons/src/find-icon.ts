/**
 * Finds the icon of a network, token, wallet, social login, exchange, on-ramp provider or app store.
 *
 * In      keys    candidate keys, most reliable first. `network`, `coin` (its native token): CAIP-2; `token`: CAIP-2, `:` and
 *                 the address, because anyone can choose a token's symbol; `currency`: a symbol from a trusted source;
 *                 `wallet`: its id in the kit's directory, its explorer id, or its reverse domain name (EIP-6963); else a
 *                 name such as `github`
 * Out     the icon of the first known key, after loading its file; undefined when no key is known
 * Throws  the bundler's error for a file that fails to load
 * Source  spec R-VIEW-80 to 84
 */
import { LOADERS } from './generated/loaders.js'
import { COLORS, KEYS, SHAPES, TESTS } from './generated/tables.js'

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
  | { readonly kind: 'initial'; readonly ground: string }
) & { readonly isTest: boolean }

const files = new Map(Object.entries(KEYS).flatMap(([file, keys]) => keys.map((key) => [key, file] as const)))
const backgrounds = new Map(Object.entries(COLORS))

/** Finds and loads an icon. */
export async function findIcon(keys: readonly IconKey[]): Promise<Icon | undefined> {
  for (const key of keys.map(normalizeKey)) {
    const isTest = TESTS.includes(key)
    const ground = backgrounds.get(key)
    if (ground !== undefined) return { kind: 'initial', ground, isTest }
    const file = key.startsWith('token:') ? await findTokenFile(key) : files.get(key)
    const load = file === undefined ? undefined : LOADERS[file]
    if (file === undefined || load === undefined) continue
    const { drawing } = await load()
    return SHAPES.includes(file)
      ? { kind: 'shape', path: drawing, isTest }
      : { kind: 'picture', source: drawing, isTest }
  }
  return undefined
}

async function findTokenFile(key: string): Promise<string | undefined> {
  const { TOKENS } = await import('./generated/tokens.js')
  return Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined
}

/** Normalizes a key for the tables: the first 32 digits of an explorer id, and EVM addresses in lowercase. */
function normalizeKey(key: string): string {
  if (/^wallet:[0-9a-f]{64}$/.test(key)) return key.slice(0, 'wallet:'.length + 32)
  return key.startsWith('token:eip155:') ? key.toLowerCase() : key
}
