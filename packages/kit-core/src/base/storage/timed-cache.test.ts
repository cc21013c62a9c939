import { createMemoryStorage } from '../../testing/index.js'
import { BALANCE_CACHE } from '../../wallets/account/balance-cache.js'
import { clearCaches } from '../../wallets/account/clear-caches.js'
import { IDENTITY_CACHE, NAME_CACHE } from '../../wallets/account/identity.js'
import { PORTFOLIO_CACHE } from '../../wallets/account/token-cache.js'
import { getTimed, storeTimed } from './timed-cache.js'

const ETHER = { balance: '1.5', symbol: 'ETH' }
const NO_IDENTITY = { name: null, avatar: null }
const NAME = '@bowline/native_balance_cache'

test('R-STORE-01 R-STORE-08 R-STORE-15 R-CONST-03 gives each cache its key and lifetime, and stores none in a cookie', () => {
  const caches = [BALANCE_CACHE, PORTFOLIO_CACHE, IDENTITY_CACHE, NAME_CACHE]
  expect(caches.map(({ key, lifetimeMs }) => [key.name, lifetimeMs, key.isCookie])).toEqual([
    ['@bowline/native_balance_cache', 30_000, false],
    ['@bowline/portfolio_cache', 30_000, false],
    ['@bowline/identity_cache', 300_000, false],
    ['@bowline/name_cache', 300_000, false],
  ])
})

test('R-STORE-15 R-STORE-16 returns a balance up to its maximum age, then removes it', () => {
  const storage = createMemoryStorage()
  storeTimed(storage, BALANCE_CACHE, 'eip155:1:0xA', ETHER, 1_000)
  const at = (ageMs: number) => getTimed(storage, BALANCE_CACHE, 'eip155:1:0xA', 1_000 + ageMs)
  expect(at(30_000)).toEqual(ETHER)
  expect(at(30_001)).toBeUndefined()
  expect(storage.entries()[NAME]).toBe('{}')
})

test('R-STORE-15 R-STORE-16 keeps an identity fresh for five minutes', () => {
  const storage = createMemoryStorage()
  storeTimed(storage, IDENTITY_CACHE, '0xa', NO_IDENTITY, 0)
  const at = (ageMs: number) => getTimed(storage, IDENTITY_CACHE, '0xa', ageMs)
  expect([at(300_000), at(300_001), at(0)]).toEqual([NO_IDENTITY, undefined, undefined])
})

test('R-STORE-16 does not treat an entry with a future timestamp as fresh', () => {
  const storage = createMemoryStorage()
  storeTimed(storage, BALANCE_CACHE, 'eip155:1:0xA', ETHER, 1_000_000)
  expect(getTimed(storage, BALANCE_CACHE, 'eip155:1:0xA', 0)).toBeUndefined()
})

test('R-STATE-06 R-STORE-17 clears one account without touching other accounts or other caches', () => {
  const storage = createMemoryStorage()
  for (const id of ['eip155:1:0xA', 'eip155:10:0xA', 'eip155:1:0xB', 'solana:x:0xA']) {
    storeTimed(storage, BALANCE_CACHE, id, ETHER, 0)
    storeTimed(storage, PORTFOLIO_CACHE, id, [], 0)
  }
  for (const id of ['0xa', '0xb']) {
    storeTimed(storage, IDENTITY_CACHE, id, NO_IDENTITY, 0)
    storeTimed(storage, NAME_CACHE, id, [NO_IDENTITY], 0)
  }
  clearCaches(storage, 'eip155', ['0xA'])
  const left = Object.values(storage.entries()).map((text) => Object.keys(JSON.parse(text)))
  const byAccount = ['eip155:1:0xB', 'solana:x:0xA']
  expect(left).toEqual([byAccount, byAccount, ['0xb'], ['0xb']])
  expect(getTimed(storage, BALANCE_CACHE, 'eip155:1:0xB', 0)).toEqual(ETHER)
})

const entry = (value: unknown, timestampMs: unknown = 0) => ({ timestampMs, value })

test.each([
  ['not JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nested without end', `{"a":${'['.repeat(100_000)}`],
])('R-STORE-14 removes a stored cache that is %s and treats it as absent', (_, text) => {
  const storage = createMemoryStorage({ [NAME]: text })
  expect(getTimed(storage, BALANCE_CACHE, 'a', 0)).toBeUndefined()
  expect(storage.entries()).toEqual({})
})

test.each([
  ['an invalid time', entry(ETHER, 'now')],
  ['no time', { value: ETHER }],
  ['a balance in exponents', entry({ balance: '1e9', symbol: 'ETH' })],
  ['a balance below zero', entry({ balance: '-1', symbol: 'ETH' })],
  ['a balance of endless digits', entry({ balance: '9'.repeat(400), symbol: 'ETH' })],
  ['no value', { timestampMs: 0 }],
  ['nothing', null],
])('R-STORE-14 security §8 drops an entry with %s on the next write and keeps the others', (_, bad) => {
  const storage = createMemoryStorage({ [NAME]: JSON.stringify({ bad, good: entry(ETHER) }) })
  expect(getTimed(storage, BALANCE_CACHE, 'bad', 0)).toBeUndefined()
  expect(getTimed(storage, BALANCE_CACHE, 'good', 0)).toEqual(ETHER)
  storeTimed(storage, BALANCE_CACHE, 'new', ETHER, 0)
  expect(Object.keys(JSON.parse(storage.entries()[NAME] ?? ''))).toEqual(['good', 'new'])
})

test.each(['__proto__', 'constructor', 'toString'])('R-STORE-14 finds nothing under %s', (id) => {
  const storage = createMemoryStorage({ [NAME]: '{"__proto__":{"polluted":1}}' })
  expect(getTimed(storage, BALANCE_CACHE, id, 0)).toBeUndefined()
  storeTimed(storage, BALANCE_CACHE, id, ETHER, 0)
  expect(getTimed(storage, BALANCE_CACHE, id, 0)).toEqual(ETHER)
  expect('polluted' in {}).toBe(false)
})

test('R-STORE-08 limits the size of a cache: drops stale entries, then the oldest', () => {
  const storage = createMemoryStorage()
  storeTimed(storage, BALANCE_CACHE, 'stale', ETHER, 0)
  for (let index = 0; index < 60; index += 1) storeTimed(storage, BALANCE_CACHE, `0x${index}`, ETHER, 40_000)
  const kept = Object.keys(JSON.parse(storage.entries()[NAME] ?? ''))
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '0x10', '0x59'])
})
