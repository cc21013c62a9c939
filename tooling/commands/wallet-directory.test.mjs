// @ts-check
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { root } from './repository.mjs'
import { directoryFiles, indexModule, shippedWallets } from './wallet-directory.mjs'

const core = (/** @type {string} */ file) => readFileSync(join(root, 'packages/kit-core', file), 'utf8')
/** @type {import('./wallet-directory.mjs').Data} */
const data = JSON.parse(core('data/wallets.json'))
const shipped = shippedWallets(data)

test('R-CONN-205 the index that the kit loads matches the data, within 8 kB compressed', () => {
  assert.equal(core('src/wallets/list/wallet-index.ts'), indexModule(shipped), 'npm run build:directory writes it')
  assert.ok(gzipSync(indexModule(shipped)).length <= 8_000)
})

test('R-CONN-205 ships no link, page or store from a single source', () => {
  const { wallets } = data
  for (const { listing } of shipped) {
    const { facts = [] } = wallets.find(({ id }) => id === listing.slug) ?? {}
    const candidates = facts.filter(
      ({ fact, confidence }) => confidence === 'medium' && !/^(rdns|explorerId)$/.test(fact),
    )
    const certain = facts.filter(({ confidence }) => confidence === 'high').map(({ value }) => value)
    for (const { value } of candidates.filter((candidate) => !certain.includes(candidate.value))) {
      assert.ok(!Object.values(listing).includes(value), `${listing.slug} ships ${value}`)
    }
  }
})

test('R-CONN-204 pairs a wallet without a certain link by the code', () => {
  const bySlug = new Map(shipped.map(({ listing }) => [listing.slug, listing]))
  assert.equal(bySlug.get('robinhood')?.pairing, 'qr')
  assert.equal(bySlug.get('robinhood')?.mobile_link, undefined)
  assert.equal(bySlug.get('metamask')?.pairing, undefined)
  assert.equal(bySlug.get('xverse')?.pairing, undefined)
})

test('R-API-72 writes files that respond to all requests to an explorer, and decide nothing else', () => {
  const files = directoryFiles(shipped)
  assert.deepEqual(Object.keys(files), ['getWallets', 'appkit/v1/config', 'projects/v1/origins', 'getAnalyticsConfig'])
  const { isWhole, count, data: listed } = /** @type {any} */ (files.getWallets)
  assert.deepEqual([isWhole, count], [true, shipped.length])
  assert.deepEqual(listed[0].slug, 'metamask')
  const { features } = /** @type {any} */ (files['appkit/v1/config'])
  assert.ok(features.every((/** @type {any} */ { config }) => config === null))
})
