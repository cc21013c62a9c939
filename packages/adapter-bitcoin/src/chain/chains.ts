/**
 * The Bitcoin networks and their names in wallets.
 *
 * Source  BIP-122 (the first 32 hex digits of the genesis block); spec R-STATE-27
 */
import type { CaipNetworkId } from '@bowline/kit-core'

/** A network with its name in each wallet API. */
export type Chain = {
  readonly caipNetworkId: CaipNetworkId
  /** Name in Wallet Standard after `bitcoin:`; Leather uses the same. */
  readonly standard: string
  readonly satsConnect: string
  readonly unisat: string
  /** Prefix of its bech32 addresses. */
  readonly prefix: 'bc' | 'tb' | 'bcrt'
}

/** All Bitcoin networks; mainnet first. */
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

/**
 * Gets the network of a CAIP-2 id; undefined when unknown. Some wallets send the whole genesis hash, so a prefix matches.
 */
export function getChain(caipNetworkId: unknown): Chain | undefined {
  return typeof caipNetworkId === 'string'
    ? CHAINS.find((known) => caipNetworkId.startsWith(known.caipNetworkId))
    : undefined
}

/** The wallet APIs that name networks differently. */
export type NamingScheme = 'standard' | 'satsConnect' | 'unisat'

/** Gets the network by its name in a wallet API; undefined when unknown. */
export function getChainByName(key: NamingScheme, name: unknown): Chain | undefined {
  return typeof name === 'string' ? CHAINS.find((known) => known[key].toLowerCase() === name.toLowerCase()) : undefined
}

const MAX_REFERENCE_LENGTH = 32

/**
 * Gets the network that a wallet names, as a list; empty when the wallet names none. An unknown name becomes the id of an
 * unknown network, which no app lists. Its addresses may look like Bitcoin's, since other chains use the same forms.
 */
export function getNetworksByName(key: NamingScheme, name: unknown): readonly CaipNetworkId[] {
  if (name === undefined || name === null || name === '') return []
  const label = typeof name === 'string' || typeof name === 'number' ? String(name).replace(/[^-\w]/g, '') : ''
  const unknown: CaipNetworkId = `bip122:${`unknown-${label}`.slice(0, MAX_REFERENCE_LENGTH)}`
  return [getChainByName(key, name)?.caipNetworkId ?? unknown]
}

/**
 * Gets the networks for a name of the older UniSat API, in which `testnet` means any test network with `tb1` addresses.
 */
export function getNetworksByOlderName(name: unknown): readonly CaipNetworkId[] {
  if (name === 'livenet') return getNetworksByName('standard', 'mainnet')
  if (name !== 'testnet') return getNetworksByName('standard', name)
  return CHAINS.filter(({ prefix }) => prefix === 'tb').map(({ caipNetworkId }) => caipNetworkId)
}
