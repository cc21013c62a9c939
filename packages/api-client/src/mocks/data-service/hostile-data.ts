/**
 * Response bodies of a hostile data service: valid entries among invalid ones, every hostile text in every field, wrong
 * types, and prototype keys. They are text because `__proto__` in an object literal is not a key.
 *
 * Out     the body as text. The last entry of each list is valid; in responses that are not lists the value itself is invalid
 * Source  security §11 (faults), §12 (strings); spec R-API-64
 */
import { HOSTILE_STRINGS } from '../values/hostile-strings.js'
import type { DataEndpoint } from './data-endpoints.js'

const POLLUTION = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
const JUNK = ['null', '0', '-1', '1e400', 'true', '"x"', '[]', '{}', '[[]]', `{${POLLUTION}}`]
const ADDRESS = `eip155:1:0x${'12'.repeat(20)}`
const TEXTS = HOSTILE_STRINGS.map((text) => JSON.stringify(text))
const VALUES = [...TEXTS, ...JUNK]

/** Serializes the record once unchanged, and once for each field with each invalid value. */
function serializeSpoiled(record: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(record)
  const write = (entries: readonly (readonly [string, unknown])[], field = '', value = '') =>
    `{${POLLUTION},${entries
      .map(([name, given]) => `"${name}":${name === field ? value : JSON.stringify(given)}`)
      .join(',')}}`
  const all = fields.flatMap(([field]) => VALUES.map((value) => write(fields, field, value)))
  return [...JUNK, ...TEXTS, ...all, write(fields)].join(',')
}

/** The valid entries at the end of the hostile lists, the only ones that the kit may show. */
export const HONEST = {
  token: {
    name: 'Honest',
    symbol: 'HNST',
    chainId: 'eip155:1',
    address: ADDRESS,
    value: 2,
    price: 1,
    quantity: { decimals: '18', numeric: '2' },
    iconUrl: '',
  },
  transaction: {
    id: 'honest',
    metadata: {
      minedAt: '2026-01-01T00:00:00.000Z',
      chain: 'eip155:1',
      operationType: 'send',
      status: 'confirmed',
      sentFrom: 'a',
      sentTo: 'b',
      hash: '0x12',
      nonce: 1,
    },
    transfers: [],
  },
  price: { name: 'Honest', symbol: 'HNST', iconUrl: '', price: 1 },
  quote: { id: 'honest', fromAmount: '1', fromAccount: ADDRESS, toAmount: '2', toAccount: ADDRESS },
  swapToken: { name: 'Honest', symbol: 'HNST', address: ADDRESS, decimals: 18, logoUri: '' },
  name: { name: 'honest.bowline.id', registered: 1, updated: 1, addresses: {}, attributes: [] },
  suggestion: { name: 'honest.bowline.id', registered: false },
  session: { project: { id: 'p', name: 'Honest' }, pci: 'honest', expiry: 2e9, permissions: [], policies: [] },
  purchase: { id: 'honest', name: 'Honest', symbol: 'HNST', networks: [] },
  payment: { id: 'honest', payment_method_limits: [] },
} as const

/** Returns the body for an endpoint. The scenario `hostile` responds with it. */
export function createHostileDataResponse(endpoint: DataEndpoint): string {
  const list = (name: string, record: Readonly<Record<string, unknown>>) =>
    `{${POLLUTION},"${name}":[${serializeSpoiled(record)}]}`
  switch (endpoint) {
    case 'balances':
      return list('balances', HONEST.token)
    case 'history':
      return `{${POLLUTION},"next":${TEXTS[14]},"data":[${serializeSpoiled(HONEST.transaction)}]}`
    case 'token-prices':
      return list('fungibles', HONEST.price)
    case 'swap-quotes':
      return list('quotes', HONEST.quote)
    case 'swap-tokens':
      return list('tokens', HONEST.swapToken)
    case 'name-reverse':
      return `[${serializeSpoiled(HONEST.name)}]`
    case 'name-suggestions':
      return list('suggestions', HONEST.suggestion)
    case 'smart-sessions':
      return list('pcis', HONEST.session)
    case 'onramp-options':
      return `{${POLLUTION},"purchaseCurrencies":[${serializeSpoiled(HONEST.purchase)}],"paymentCurrencies":[${serializeSpoiled(HONEST.payment)}]}`
    case 'identity':
      return `{${POLLUTION},"avatar":["javascript:alert(1)"],"name":"\\u202ehonest"}`
    case 'name-lookup':
      return `{${POLLUTION},"name":7,"addresses":{${POLLUTION},"60":{"address":"<b>"}},"attributes":[${JUNK},${TEXTS}]}`
    case 'swap-allowance':
      return `{${POLLUTION},"allowance":1e400}`
    case 'gas-price':
      return `{${POLLUTION},"standard":"-1","fast":"0x1","instant":"1e9"}`
    case 'swap-transaction':
      return `{${POLLUTION},"tx":{"from":"${ADDRESS}","to":"${ADDRESS}","data":"javascript:","amount":"-1","eip155":{}}}`
    case 'swap-approval':
      return `{${POLLUTION},"tx":{"from":"${ADDRESS}","to":"${ADDRESS}","data":"0x","value":"0","eip155":{"gas":"1","gasPrice":"1"}}}`
    case 'onramp-url':
      return `{${POLLUTION},"url":"javascript://%0aalert(document.domain)"}`
    case 'onramp-quote':
      return `{${POLLUTION},"quoteId":"q","purchaseAmount":{"amount":"1e9","currency":"USDC"}}`
    case 'session-registration':
      return `{${POLLUTION},"pci":"","key":{"type":"rsa","publicKey":"javascript:"}}`
    case 'name-registration':
    case 'session-activation':
    case 'session-revocation':
      return `{${POLLUTION},"success":"true"}`
  }
}
