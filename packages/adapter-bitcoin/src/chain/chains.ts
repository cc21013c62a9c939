/**
 * The Bitcoin networks and what wallets call them.
 *
 * Source  BIP-122 (the first 32 hex digits of the genesis block); spec R-STATE-27
 */
import type { CaipNetworkId } from '@bowline/kit-core'

/** A network, by its names. */
export type Chain = {
  readonly caipNetworkId: CaipNetworkId
  /** Of Wallet Standard, after `bitcoin:`; Leather calls it the same. */
  readonly standard: string
  readonly satsConnect: string
  readonly unisat: string
  /** How its addresses begin, in bech32. */
  readonly prefix: 'bc' | 'tb' | 'bcrt'
}

/** All of them. */
export const CHAINS: readonly Chain[] = [
  chain('000000000019d6689c085ae165831e93', 'mainnet', 'bc'),
  chain('000000000933ea01ad0ee984209779ba', 'testnet', 'tb'),
  chain('00000000da84f2bafbbc53dee25a72ae', 'testnet4', 'tb'),
  chain('00000008819873e925422c1ff0f99f7c', 'signet', 'tb'),
  chain('0f9188f13cb7b2c71f2a335e3a4fc328', 'regtest', 'bcrt'),
]

function chain(id: string, name: string, prefix: Chain['prefix']): Chain {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return {
    caipNetworkId: `bip122:${id}`,
    standard: name,
    satsConnect: capital,
    unisat: `BITCOIN_${name.toUpperCase()}`,
    prefix,
  }
}

/** The network of a CAIP-2 id; wallets write the whole hash at times. */
export function chainOf(caipNetworkId: unknown): Chain | undefined {
  return typeof caipNetworkId === 'string'
    ? CHAINS.find((known) => caipNetworkId.startsWith(known.caipNetworkId))
    : undefined
}

/** How the networks are called by wallets of some kind. */
export type NameKind = 'standard' | 'satsConnect' | 'unisat'

/** The network that wallets of some kind call so. */
export function chainNamed(key: NameKind, name: unknown): Chain | undefined {
  return typeof name === 'string' ? CHAINS.find((known) => known[key].toLowerCase() === name.toLowerCase()) : undefined
}

const LONGEST_REFERENCE = 32

/**
 * The networks that a wallet may mean by a name: none when nothing is named. A name that is not known is a network of its own
 * that no app has, whatever its addresses look like: other chains have Bitcoin's.
 */
export function namedNetworks(key: NameKind, name: unknown): readonly CaipNetworkId[] {
  if (name === undefined || name === null || name === '') return []
  const words = typeof name === 'string' || typeof name === 'number' ? String(name).replace(/[^-\w]/g, '') : ''
  const unknown: CaipNetworkId = `bip122:${`unknown-${words}`.slice(0, LONGEST_REFERENCE)}`
  return [chainNamed(key, name)?.caipNetworkId ?? unknown]
}

/** The same by the names that UniSat had first: `testnet` is said of each test network whose addresses look like testnet's. */
export function olderNamedNetworks(name: unknown): readonly CaipNetworkId[] {
  if (name === 'livenet') return namedNetworks('standard', 'mainnet')
  if (name !== 'testnet') return namedNetworks('standard', name)
  return CHAINS.filter(({ prefix }) => prefix === 'tb').map(({ caipNetworkId }) => caipNetworkId)
}
