/**
 * The mark of a network, a coin, a wallet, a login, an exchange, a seller or a shop.
 *
 * In      keys    what it is known by, the surest first. `network`, `coin`: CAIP-2; `token`: CAIP-2, `:` and the address, as a
 *                 symbol is anybody's to choose; `currency`: a symbol that somebody trusted wrote; `wallet`: its id in the
 *                 kit's directory, its id with the explorer, or its name in reverse (EIP-6963); else a name, `github`
 * Out     the mark of the first key that is known, once its file is here; undefined when none is
 * Throws  whatever the page's bundler throws for a file that did not come
 * Source  spec R-VIEW-80 to 84
 */
import { LOADERS } from './generated/loaders.js'
import { COLOURS, KEYS, SHAPES, TESTS } from './generated/tables.js'

/** What a mark is of. */
export type IconKind = 'network' | 'coin' | 'token' | 'currency' | 'wallet' | 'social' | 'exchange' | 'onramp' | 'store'

/** What a mark is asked for by: `network:eip155:1`, `wallet:io.metamask`. */
export type IconKey = `${IconKind}:${string}`

/**
 * A mark. `picture`: a `data:` address for an `img`, filled to its edges; `shape`: a path on 24 by 24 units, in the colour of the
 * text around it; `initial`: the ground on which a white initial stands, `#rrggbb`. `isTest`: of a network for tests.
 */
export type Icon = (
  | { readonly kind: 'picture'; readonly source: string }
  | { readonly kind: 'shape'; readonly path: string }
  | { readonly kind: 'initial'; readonly ground: string }
) & { readonly isTest: boolean }

const files = new Map(Object.entries(KEYS).flatMap(([file, keys]) => keys.map((key) => [key, file] as const)))
const grounds = new Map(Object.entries(COLOURS))

/** Finds a mark and loads it. */
export async function findIcon(keys: readonly IconKey[]): Promise<Icon | undefined> {
  for (const key of keys.map(plainKey)) {
    const isTest = TESTS.includes(key)
    const ground = grounds.get(key)
    if (ground !== undefined) return { kind: 'initial', ground, isTest }
    const file = key.startsWith('token:') ? await fileOfToken(key) : files.get(key)
    const load = file === undefined ? undefined : LOADERS[file]
    if (file === undefined || load === undefined) continue
    const { drawing } = await load()
    return SHAPES.includes(file)
      ? { kind: 'shape', path: drawing, isTest }
      : { kind: 'picture', source: drawing, isTest }
  }
  return undefined
}

async function fileOfToken(key: string): Promise<string | undefined> {
  const { TOKENS } = await import('./generated/tokens.js')
  return Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined
}

/** As the tables have it: half of an id of the explorer's, addresses of EVM in small letters. */
function plainKey(key: string): string {
  if (/^wallet:[0-9a-f]{64}$/.test(key)) return key.slice(0, 'wallet:'.length + 32)
  return key.startsWith('token:eip155:') ? key.toLowerCase() : key
}
