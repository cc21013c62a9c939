// @ts-check
/** Sources of networks, by CAIP-2 id. */
import { bare, web3 } from '../asset-path.mjs'

export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

/** Drawing → its networks, the mainnet first. @type {Readonly<Record<string, readonly string[]>>} */
export const NETWORKS = {
  ethereum: ['eip155:1', 'eip155:11155111', 'eip155:560048', 'eip155:17000', 'eip155:5'],
  optimism: ['eip155:10', 'eip155:11155420'],
  base: ['eip155:8453', 'eip155:84532'],
  'arbitrum-one': ['eip155:42161', 'eip155:421614'],
  'arbitrum-nova': ['eip155:42170'],
  polygon: ['eip155:137', 'eip155:80002'],
  'binance-smart-chain': ['eip155:56', 'eip155:97'],
  avalanche: ['eip155:43114', 'eip155:43113'],
  gnosis: ['eip155:100', 'eip155:10200'],
  celo: ['eip155:42220', 'eip155:44787', 'eip155:11142220'],
  zksync: ['eip155:324', 'eip155:300'],
  linea: ['eip155:59144', 'eip155:59141'],
  scroll: ['eip155:534352', 'eip155:534351'],
  blast: ['eip155:81457', 'eip155:168587773'],
  mantle: ['eip155:5000', 'eip155:5003'],
  zora: ['eip155:7777777', 'eip155:999999999'],
  unichain: ['eip155:130', 'eip155:1301'],
  world: ['eip155:480', 'eip155:4801'],
  ink: ['eip155:57073', 'eip155:763373'],
  soneium: ['eip155:1868', 'eip155:1946'],
  berachain: ['eip155:80094'],
  sonic: ['eip155:146'],
  fantom: ['eip155:250'],
  ronin: ['eip155:2020'],
  abstract: ['eip155:2741', 'eip155:11124'],
  monad: ['eip155:143', 'eip155:10143'],
  'hyper-evm': ['eip155:999', 'eip155:998'],
  apechain: ['eip155:33139', 'eip155:33111'],
  'sei-network': ['eip155:1329', 'eip155:1328'],
  cronos: ['eip155:25', 'eip155:338'],
  kaia: ['eip155:8217', 'eip155:1001'],
  mode: ['eip155:34443', 'eip155:919'],
  fraxtal: ['eip155:252', 'eip155:2522'],
  moonbeam: ['eip155:1284'],
  solana: [SOLANA, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  bitcoin: [BITCOIN, 'bip122:000000000933ea01ad0ee984209779ba', 'bip122:00000008819873e925422c1ff0f99f7c'],
}

/** Base's logo is a square. It is drawn smaller on white, because a round frame would crop its corners. */
export const BASE = { place: bare('networks/base'), color: '#ffffff' }

/** @type {readonly import('../source.mjs').Source[]} */
export const networks = Object.entries(NETWORKS).map(([name, [main = '', ...tests]]) => ({
  name: `network-${name}`,
  keys: [`network:${main}`],
  tests: tests.map((id) => `network:${id}`),
  ...(name === 'base' ? BASE : { place: web3(`networks/${name}`) }),
}))
