// @ts-check
/** Sources of social logins, exchanges, on-ramp providers and app stores. */
import { lobehub, simple, web3 } from '../asset-path.mjs'

/** @typedef {import('../asset-path.mjs').Place} Place */
/** @typedef {import('../source.mjs').Source} Source */

/** @type {Readonly<Record<string, Place | string>>} */
const EXCHANGES = {
  coinbase: web3('exchanges/coinbase'),
  binance: web3('exchanges/binance'),
  kraken: web3('exchanges/kraken'),
  okx: web3('exchanges/okx'),
  bybit: web3('exchanges/bybit'),
  bitget: web3('exchanges/bitget'),
  kucoin: web3('exchanges/kucoin'),
  gate: web3('exchanges/gate-io'),
  gemini: web3('exchanges/gemini'),
  'crypto-com': web3('exchanges/crypto-com'),
  bitstamp: web3('exchanges/bitstamp'),
  upbit: web3('exchanges/upbit'),
  bithumb: web3('exchanges/bithumb'),
  coinex: web3('exchanges/coinex'),
  robinhood: simple('robinhood'),
  mexc: '#1253c4',
  htx: '#0a58c9',
  bitfinex: '#0c7a3b',
}

/** @type {Readonly<Record<string, Place | string>>} */
const ONRAMPS = {
  stripe: simple('stripe'),
  paypal: simple('paypal'),
  revolut: simple('revolut'),
  meld: '#4b2bd9',
  moonpay: '#7d00ff',
  transak: '#1461db',
  ramp: '#0a7a45',
  banxa: '#0f766e',
  unlimit: '#b4232a',
  mercuryo: '#4a3aff',
  sardine: '#9a3a12',
  topper: '#2b3a9e',
}

/** Background color of a single-color drawing. @type {Readonly<Record<string, string>>} */
const GROUNDS = {
  robinhood: '#0b0c0c',
  stripe: '#635bff',
  paypal: '#002991',
  revolut: '#191c1f',
  applepay: '#000000',
  googlepay: '#3c4043',
  visa: '#1434cb',
  mastercard: '#1a1a1a',
  appstore: '#0a6fd6',
  googleplay: '#0b6e4f',
  chromewebstore: '#1a56c4',
}

const SOCIALS = ['x', 'farcaster', 'discord', 'apple', 'github', 'facebook']

/** App store → drawing. */
const STORES = {
  'app-store': simple('appstore'),
  'play-store': simple('googleplay'),
  'chrome-store': simple('chromewebstore'),
}

/** @param {string} kind @param {Readonly<Record<string, Place | string>>} table @returns {Source[]} */
const tableOf = (kind, table) =>
  Object.entries(table).map(([id, from]) => {
    const key = { name: `${kind}-${id}`, keys: [`${kind}:${id}`] }
    if (typeof from === 'string') return { ...key, color: from }
    const ground = GROUNDS[/icons\/(.+)\.svg$/.exec(from.file)?.[1] ?? '']
    return { ...key, place: from, ...(ground !== undefined && { color: ground }) }
  })

/** @type {readonly Source[]} */
export const brands = [
  { name: 'social-google', keys: ['social:google'], place: lobehub('google-color') },
  ...tableOf('social', Object.fromEntries(SOCIALS.map((name) => [name, simple(name)]))),
  ...tableOf('exchange', EXCHANGES),
  ...tableOf('onramp', { coinbase: web3('exchanges/coinbase'), ...ONRAMPS }),
  ...tableOf('store', STORES),
]
