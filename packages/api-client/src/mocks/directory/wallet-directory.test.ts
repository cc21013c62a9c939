import * as v from 'valibot'
import { type WalletListing, walletListingSchema } from '../../index.js'
import { createWalletDirectory, MISSING_IMAGE_PREFIX } from '../index.js'

const wallets = createWalletDirectory()
const having = (isSo: (wallet: WalletListing) => boolean) => wallets.filter(isSo).length

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('R-API-64 creates 640 wallets, or the given number, deterministically', () => {
  expect(wallets).toHaveLength(640)
  expect(createWalletDirectory()).toEqual(wallets)
  expect(createWalletDirectory({ count: 50 })).toEqual(wallets.slice(0, 50))
  expect(createWalletDirectory({ count: 0 })).toEqual([])
  expect(createWalletDirectory({ seed: 'other', count: 50 })).not.toEqual(wallets.slice(0, 50))
})

test('R-API-63 R-STATE-43 creates only wallets that match the real schema completely', () => {
  for (const wallet of wallets) expect(v.parse(walletListingSchema, wallet)).toEqual(wallet)
})

test.each([
  ['Latin', /^[\p{Script=Latin} ]+$/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Japanese', /\p{Script=Hiragana}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['emoji', /\p{Emoji_Presentation}/u],
  ['60-letter', /^.{60}$/],
])('R-API-64 R-STATE-43 contains %s names', (_, pattern) => {
  expect(having(({ name }) => pattern.test(name))).toBeGreaterThan(3)
})

test.each([
  'image_id',
  'image_url',
  'rdns',
  'chains',
  'mobile_link',
  'desktop_link',
  'webapp_link',
  'homepage',
  'order',
  'link_mode',
  'app_store',
  'play_store',
  'chrome_store',
  'injected',
  'badge_type',
] as const)('R-STATE-43 R-API-64 contains wallets with and without %s', (field) => {
  const count = having((wallet) => wallet[field] !== undefined)
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(632)
})

test('R-STATE-43 R-CONN-45 contains native schemes, scheme names and universal links as mobile links', () => {
  for (const pattern of [/^[a-z][a-z0-9]+:\/\/$/, /^[a-z][a-z0-9]+$/, /^https:\/\/[a-z0-9-]+\.example\/app$/]) {
    expect(having(({ mobile_link = '' }) => pattern.test(mobile_link))).toBeGreaterThan(5)
  }
})

test.each(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'])(
  'R-CONN-22 R-API-64 contains wallets that support %s',
  (namespace) => {
    expect(having(({ chains = [] }) => chains.some((id) => id.startsWith(`${namespace}:`)))).toBeGreaterThan(20)
    expect(having(({ injected = [] }) => injected.some((id) => id.namespace === namespace))).toBeGreaterThan(3)
  },
)

test('R-CONN-22 R-API-64 repeats some ids and names on the same page and on different pages', () => {
  const ids = wallets.map(({ id }) => id)
  const again = repeated(ids)
  const pages = again.map((id) => Math.floor(ids.lastIndexOf(id) / 40) - Math.floor(ids.indexOf(id) / 40))
  expect(again.length).toBeGreaterThan(3)
  expect(pages).toContain(0)
  expect(pages.some((distance) => distance > 0)).toBe(true)
  expect(new Set(again.map((id) => having((wallet) => wallet.id === id)))).toEqual(new Set([2]))
  expect(repeated(wallets.map(({ name }) => name)).length).toBeGreaterThan(3)
})

test('R-API-55 R-API-64 contains missing images, and complete wallets at the start', () => {
  expect(having(({ image_id = '' }) => image_id.startsWith(MISSING_IMAGE_PREFIX))).toBeGreaterThan(10)
  for (const wallet of wallets.slice(0, 8)) {
    expect(wallet).toMatchObject({ badge_type: 'certified', homepage: expect.stringContaining('https://') })
    expect(wallet.image_id).not.toContain(MISSING_IMAGE_PREFIX)
    expect(Object.values({ ...wallet, image_url: '' })).not.toContain(undefined)
  }
})
