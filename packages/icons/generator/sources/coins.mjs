// @ts-check
/**
 * Sources of native tokens and other tokens. A native token's key is its network, a token's key its network and address.
 * Symbols are keys only where they come from a trusted source, because anyone can name a token USDC.
 */
import { tokens as known } from '@web3icons/common/metadata'
import { web3 } from '../asset-path.mjs'
import { NETWORKS, SOLANA } from './networks.mjs'

/** Symbol → its drawing, and the networks of NETWORKS whose native token it is. @type {Readonly<Record<string, readonly [drawing: string, ...networks: string[]]>>} */
const COINS = {
  ETH: [
    'tokens/ETH',
    ...'ethereum optimism base arbitrum-one arbitrum-nova zksync linea scroll blast zora unichain world ink soneium abstract mode'.split(
      ' ',
    ),
  ],
  SOL: ['tokens/SOL', 'solana'],
  BTC: ['tokens/BTC', 'bitcoin'],
  BNB: ['tokens/BNB', 'binance-smart-chain'],
  POL: ['tokens/POL', 'polygon'],
  AVAX: ['tokens/AVAX', 'avalanche'],
  CELO: ['tokens/CELO', 'celo'],
  MNT: ['tokens/MNT', 'mantle'],
  CRO: ['tokens/CRO', 'cronos'],
  SEI: ['tokens/SEI', 'sei-network'],
  FTM: ['networks/fantom', 'fantom'],
  S: ['networks/sonic', 'sonic'],
  BERA: ['networks/berachain', 'berachain'],
  MON: ['networks/monad', 'monad'],
  RON: ['networks/ronin', 'ronin'],
  KAIA: ['networks/kaia', 'kaia'],
  XDAI: ['networks/gnosis', 'gnosis'],
  HYPE: ['networks/hyper-evm', 'hyper-evm'],
  APE: ['networks/apechain', 'apechain'],
  GLMR: ['networks/moonbeam', 'moonbeam'],
  FRAX: ['networks/fraxtal', 'fraxtal'],
  TRX: ['tokens/TRX'],
  TON: ['networks/ton'],
  XRP: ['tokens/XRP'],
  ADA: ['tokens/ADA'],
}

/** Tokens with known addresses in the package's own list → their id there. @type {Readonly<Record<string, string>>} */
const TOKENS = {
  USDC: 'usd-coin',
  USDT: 'tether',
  DAI: 'dai',
  WBTC: 'wrapped-bitcoin',
  ARB: 'arbitrum',
  OP: 'optimism',
  LINK: 'chainlink',
  UNI: 'uniswap',
  AAVE: 'aave',
  PYUSD: 'paypal-usd',
  EURC: 'EURC',
  USDE: 'USDE',
  GHO: 'gho',
}

/** Network name in the package's token list → the network. */
const TOKEN_NETWORKS = {
  ethereum: 'eip155:1',
  'optimistic-ethereum': 'eip155:10',
  base: 'eip155:8453',
  'arbitrum-one': 'eip155:42161',
  'polygon-pos': 'eip155:137',
  'binance-smart-chain': 'eip155:56',
  avalanche: 'eip155:43114',
  xdai: 'eip155:100',
  celo: 'eip155:42220',
  linea: 'eip155:59144',
  scroll: 'eip155:534352',
  unichain: 'eip155:130',
  sonic: 'eip155:146',
  solana: SOLANA,
}

/** @type {readonly import('../source.mjs').Source[]} */
export const coins = Object.entries(COINS).map(([symbol, [path, ...drawings]]) => ({
  name: `coin-${symbol.toLowerCase()}`,
  keys: [`currency:${symbol}`, ...drawings.flatMap((drawing) => (NETWORKS[drawing] ?? []).map((id) => `coin:${id}`))],
  place: web3(path),
}))

/** @type {readonly import('../source.mjs').Source[]} */
export const tokens = Object.entries(TOKENS).map(([symbol, id]) => ({
  name: `coin-${symbol.toLowerCase()}`,
  keys: [`currency:${symbol}`, ...addressesOf(id)],
  place: web3(`tokens/${symbol}`),
}))

/** @param {string} id */
function addressesOf(id) {
  const token = known.find((one) => one.id === id)
  if (token === undefined) throw new Error(`The list of tokens has no ${id}`)
  return Object.entries(TOKEN_NETWORKS).flatMap(([name, network]) => {
    const address = Reflect.get(token.addresses ?? {}, name)
    if (typeof address !== 'string' || address === '') return []
    return [`token:${network}:${network.startsWith('eip155:') ? address.toLowerCase() : address}`]
  })
}
