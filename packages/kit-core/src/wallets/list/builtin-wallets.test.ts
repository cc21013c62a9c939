/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletListing } from '@bowline/api-client'
import { walletListingSchema } from '@bowline/api-client'
import * as v from 'valibot'
import { BUILTIN_WALLETS } from './builtin-wallets.js'
import { getCustomDeepLink } from './custom-deep-links.js'
import { toSafePageUrl } from './safe-page-url.js'
import { buildWalletUrl } from './wallet-url.js'

type Fact = { fact: string; value: string; confidence: string; sources: string[] }
type Entry = { id: string; name: string; families: string[]; facts: Fact[] }
type Data = { sources: Record<string, string>; wallets: Entry[]; leftOut: { id: string; why: string }[] }

const DATA: Data = JSON.parse(readFileSync(join(__dirname, '../../../data/wallets.json'), 'utf8'))
const FACTS = [
  ...['homepage', 'rdns', 'explorerId', 'native', 'universal', 'desktop', 'browser'],
  ...['appStore', 'playStore', 'chromeStore'],
]
const LISTINGS = BUILTIN_WALLETS.map(({ listing }) => listing)
const of = (slug: string) => DATA.wallets.find(({ id }) => id === slug)
const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

test('R-CONN-205 each fact has a known name, a confidence and a described source', () => {
  const used = new Set<string>()
  for (const { id, name, families, facts } of DATA.wallets) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(name.trim()).toBe(name)
    expect(families.filter((family) => !['eip155', 'solana', 'bip122'].includes(family))).toEqual([])
    expect(families.length).toBeGreaterThan(0)
    for (const { fact, value, confidence, sources } of facts) {
      expect([id, FACTS.includes(fact), ['high', 'medium'].includes(confidence)]).toEqual([id, true, true])
      expect(value.trim()).toBe(value)
      expect(sources.length).toBeGreaterThan(0)
      for (const source of sources) used.add(source)
    }
  }
  expect([...used].sort()).toEqual(Object.keys(DATA.sources).sort())
  for (const { id, why } of DATA.leftOut) expect([of(id), why.length > 10]).toEqual([undefined, true])
})

test('R-CONN-205 no id, reverse domain name or explorer id belongs to two wallets', () => {
  const all = (fact: string) => DATA.wallets.flatMap(({ facts }) => facts.filter((other) => other.fact === fact))
  expect(repeated(DATA.wallets.map(({ id }) => id))).toEqual([])
  expect(repeated(DATA.wallets.map(({ name }) => name.toLowerCase()))).toEqual([])
  expect(repeated(all('rdns').map(({ value }) => value.toLowerCase()))).toEqual([])
  expect(repeated(all('explorerId').map(({ value }) => value))).toEqual([])
  for (const { value } of all('explorerId')) expect(value).toMatch(/^[0-9a-f]{64}$/)
})

test('R-CONN-205 each shipped wallet is a valid listing with a name and a namespace', () => {
  expect(LISTINGS.length).toBeGreaterThanOrEqual(60)
  for (const listing of LISTINGS) {
    expect(v.parse(walletListingSchema, listing)).toStrictEqual(listing)
    const { id, name, families } = of(listing.slug ?? '') ?? {}
    expect([listing.slug, listing.name]).toEqual([id, name])
    expect(listing.chains).toEqual(families?.map((family) => `${family}:*`))
  }
})

const OPENING: readonly (readonly [keyof WalletListing, string])[] = [
  ['mobile_link', 'native'],
  ['link_mode', 'universal'],
  ['desktop_link', 'desktop'],
  ['homepage', 'homepage'],
  ['app_store', 'appStore'],
  ['play_store', 'playStore'],
  ['chrome_store', 'chromeStore'],
]

test.each(OPENING)('R-CONN-205 a %s is a high-confidence fact', (field, name) => {
  for (const listing of LISTINGS) {
    const value = listing[field]
    if (value === undefined) continue
    const certain = of(listing.slug ?? '')?.facts.filter(
      ({ fact, confidence }) => fact === name && confidence === 'high',
    )
    const isWritten = (fact: Fact) => fact.value === value || fact.value === `${value}://`
    expect([listing.slug, certain?.some(isWritten)]).toEqual([listing.slug, true])
  }
})

const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

test('R-CONN-205 each link is valid and leads to the wallet’s own scheme or to https', () => {
  for (const {
    slug,
    mobile_link,
    link_mode,
    desktop_link,
    homepage,
    app_store,
    play_store,
    chrome_store,
  } of LISTINGS) {
    for (const link of [mobile_link, link_mode, desktop_link]) {
      if (link === undefined) continue
      const href = buildWalletUrl({ link, uri }) ?? ''
      expect([slug, link, href.endsWith(encodeURIComponent(uri))]).toEqual([slug, link, true])
      expect(href).toMatch(/^(?!http:|javascript:|data:|intent:)[a-z][a-z0-9+.-]+:/)
    }
    if (link_mode) expect(buildWalletUrl({ link: link_mode, uri })).toMatch(/^https:/)
    for (const page of [homepage, app_store, play_store, chrome_store]) {
      if (page !== undefined)
        expect([slug, page, toSafePageUrl(page)?.startsWith('https://')]).toEqual([slug, page, true])
    }
  }
})

test('R-CONN-205 R-CONN-49 each custom deep link is a high-confidence fact', () => {
  const page = { url: 'https://app.example/swap?a=1#b', origin: 'https://app.example' }
  const opened = LISTINGS.flatMap((listing) => {
    const families = of(listing.slug ?? '')?.families ?? []
    return families.flatMap((family) => {
      const namespace = (['eip155', 'solana', 'bip122'] as const).find((name) => name === family)
      const href = namespace && getCustomDeepLink({ wallet: listing, namespaces: [namespace], page })
      return href === undefined ? [] : [{ slug: listing.slug, href }]
    })
  })
  const url = encodeURIComponent(page.url)
  for (const { slug, href } of opened) {
    const certain = of(slug ?? '')?.facts.filter(({ fact, confidence }) => fact === 'browser' && confidence === 'high')
    const made = certain?.map(({ value }) =>
      value
        .replace('{{url}}', encodeURIComponent(url))
        .replace('{url}', url)
        .replace('{origin}', encodeURIComponent(page.origin))
        .replace('{page}', 'app.example/swap?a=1'),
    )
    expect([slug, made]).toEqual([slug, expect.arrayContaining([href])])
  }
  expect([...new Set(opened.map(({ slug }) => slug))].sort()).toEqual(
    ['backpack', 'coinbase', 'metamask', 'okx', 'phantom', 'solflare', 'trust', 'xverse'].sort(),
  )
})
