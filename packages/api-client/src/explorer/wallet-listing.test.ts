import * as v from 'valibot'
import { type WalletListing, walletListingSchema } from '../index.js'
import { HOSTILE_STRINGS } from '../mocks/index.js'

const FULL: WalletListing = {
  id: 'a.B-1_2',
  name: 'Amber Vault',
  image_id: 'image-1',
  rdns: 'example.amber',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  mobile_link: 'amber://',
  desktop_link: 'amber-desktop://',
  webapp_link: 'https://web.amber.example',
  homepage: 'https://amber.example',
  image_url: 'https://amber.example/icon.png',
  order: 3,
  link_mode: 'https://amber.example/link',
  app_store: 'https://apps.example/ios/amber',
  play_store: 'https://apps.example/android/amber?hl=en',
  chrome_store: 'https://extensions.example/amber',
  injected: [{ namespace: 'eip155', injected_id: 'isAmber' }],
  badge_type: 'certified',
  slug: 'amber',
  pairing: 'qr',
}
const REQUIRED = { id: FULL.id, name: FULL.name }
const OPTIONAL_FIELDS = Object.keys(FULL).filter((field) => !(field in REQUIRED))

const isListing = (record: unknown) => v.safeParse(walletListingSchema, record).success

test('R-STATE-43 returns exactly these fields under the service’s names', () => {
  expect(Object.keys(FULL)).toHaveLength(19)
  expect(v.parse(walletListingSchema, { ...FULL, extra: 1 })).toStrictEqual(FULL)
  expect(v.parse(walletListingSchema, REQUIRED)).toStrictEqual(REQUIRED)
})

test.each(OPTIONAL_FIELDS)('R-STATE-43 drops only the field %s when it is null, empty or of a wrong type', (field) => {
  const others = Object.fromEntries(Object.entries(FULL).filter(([name]) => name !== field))
  for (const value of [null, undefined, '', true, {}, Number.POSITIVE_INFINITY, Number.NaN, [[]], 'W'.repeat(2_049)]) {
    const listing = v.parse(walletListingSchema, { ...FULL, [field]: value })
    if (!Array.isArray(value)) expect(listing).toStrictEqual(others)
    else expect(listing).toMatchObject(others)
  }
})

test('R-STATE-43 skips invalid chains and injected ids', () => {
  const chains = ['eip155:1', 'eip155', null, 1, 'cosmos:cosmoshub-4', '<b>:1']
  const injected = [null, { namespace: 'eip155' }, { namespace: 'solana', injected_id: 'x', more: 1 }, 'eip155', []]
  expect(v.parse(walletListingSchema, { ...REQUIRED, chains, injected })).toStrictEqual({
    ...REQUIRED,
    chains: ['eip155:1', 'cosmos:cosmoshub-4'],
    injected: [{ namespace: 'solana', injected_id: 'x' }],
  })
})

test('R-STATE-43 accepts ids of 1 to 128 safe characters except path steps and reserved keys', () => {
  const fits = (id: unknown) => isListing({ ...FULL, id })
  for (const id of ['1', 'a'.repeat(128), '...', 'A-_.z', '1e9', '-1']) expect([id, fits(id)]).toEqual([id, true])
  const wrong = ['', ' ', 'a b', 'a/b', 'a\n', '.', '..', '../../x', 'a?b=1#c', '__proto__', 'constructor', 'prototype']
  for (const id of [...wrong, 'a'.repeat(129), 'é', 'a,b', 'a%2Fb', 1, null, undefined, {}, ['a']]) {
    expect([id, fits(id)]).toEqual([id, false])
  }
})

test('R-STATE-43 drops an invalid image id, because it would become part of a URL', () => {
  for (const image_id of ['../../x', '__proto__', '..', 'a?b', 'a'.repeat(129)]) {
    expect(v.parse(walletListingSchema, { ...REQUIRED, image_id })).toStrictEqual(REQUIRED)
  }
})

test('R-API-74 keeps a wallet with an empty name, and cuts a long name', () => {
  const nameOf = (name: string) => v.parse(walletListingSchema, { ...FULL, name }).name
  expect(nameOf('')).toBe('')
  expect(nameOf('W'.repeat(5_000))).toBe('W'.repeat(256))
  expect(nameOf(`${'W'.repeat(255)}\u{1f98a}`)).toBe('W'.repeat(255))
})

test('R-API-74 skips an invalid network id and drops a list without valid ids', () => {
  const chainsOf = (chains: unknown) => v.parse(walletListingSchema, { ...FULL, chains }).chains
  expect(chainsOf(['eip155:1 ', 'EIP155:1', 'solana:*', 'eip155:**', '*', null])).toEqual(['solana:*'])
  expect([chainsOf([]), chainsOf(['eip155', 1]), chainsOf('eip155:1')]).toEqual([undefined, undefined, undefined])
})

test('R-STATE-43 rejects a record whose name is not text', () => {
  for (const name of [null, undefined, 1, {}]) expect(isListing({ ...FULL, name })).toBe(false)
  for (const record of [null, undefined, 0, '', 'wallet', [], [FULL], () => FULL]) expect(isListing(record)).toBe(false)
})

test.each(HOSTILE_STRINGS)('R-STATE-43 keeps the text %j as text or drops it in every field', (text) => {
  const fields = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, text]))
  const listing = v.parse(walletListingSchema, { ...fields, ...REQUIRED })
  expect(listing).toMatchObject(REQUIRED)
  for (const [field, value] of Object.entries(listing)) {
    if (!(field in REQUIRED)) expect(value).toBe(text)
  }
  expect(Object.getPrototypeOf(listing)).toBe(Object.prototype)
})

test('R-STATE-43 ignores prototype keys of a record', () => {
  const text = '{"__proto__":{"id":"evil","name":"Evil","polluted":1},"constructor":{"prototype":{"polluted":1}}'
  expect(isListing(JSON.parse(`${text}}`))).toBe(false)
  expect(v.parse(walletListingSchema, JSON.parse(`${text},"id":"1","name":"One"}`))).toStrictEqual({
    id: '1',
    name: 'One',
  })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
