// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import {
  assertMarksApart,
  assertNoBridge,
  assertNoChainLibrary,
  assertNoneBefore,
  assertNoVendorsModal,
  assertOneChain,
} from './assert-chunk-contents.mjs'
import { closure, iconsOf, nameOf } from './build.mjs'
import { judge } from './check-budgets.mjs'
import { assertDriven, bytesOf, filesOf, unweighed } from './chunk-files.mjs'
import { frameRows } from './frame-rows.mjs'

const OWN = '/repository/packages'
const OUTSIDE = '/repository/node_modules/.pnpm/some@1.0.0/node_modules'

/**
 * A build whose files have one module each, each ten bytes larger than the previous one.
 * @param {Readonly<Record<string, string>>} files  name → the module in it
 * @param {Readonly<Record<string, readonly string[]>>} onDemand
 * @returns {import('./build.mjs').Build}
 */
const buildOf = (files, onDemand = {}) => ({
  folder: '',
  page: ['page.js'],
  files: new Map(
    Object.entries(files).map(([name, path], at) => [name, { bytes: 10 * (at + 1), parts: [{ path, bytes: 1 }] }]),
  ),
  onDemand: new Map(Object.entries(onDemand)),
})

const visit = buildOf(
  {
    'page.js': `${OWN}/kit-core/dist/rings/page.js`,
    'common.js': `${OWN}/kit-core/dist/rings/common.js`,
    'open.js': `${OWN}/ui-react/dist/rings/open.js`,
    'send.js': `${OWN}/ui-react/dist/rings/send.js`,
  },
  { 'ui-react/open': ['open.js', 'common.js', 'page.js'], 'ui-react/send': ['send.js', 'common.js'] },
)
const moments = {
  open: { after: [], loads: ['ui-react/open'] },
  send: { after: ['open'], loads: ['ui-react/send'] },
}

test('names rings, entries and third-party packages', () => {
  assert.equal(nameOf(`${OWN}/ui-react/dist/rings/open.js`), 'ui-react/open')
  assert.equal(nameOf(`${OWN}/secure-frame/dist/client/index.js`), 'secure-frame/client')
  assert.equal(nameOf(`${OUTSIDE}/@walletconnect/sign-client/dist/index.es.js`), '@walletconnect/sign-client')
  assert.equal(nameOf(`${OUTSIDE}/viem/_esm/index.js`), 'viem')
})

test('includes the static imports of a file, also circular ones', () => {
  const imports = { 'a.js': ['b.js'], 'b.js': ['c.js', 'a.js'], 'c.js': [] }
  assert.deepEqual(
    closure('a.js', (file) => Reflect.get(imports, file)),
    ['a.js', 'b.js', 'c.js'],
  )
})

test('counts only files that were not loaded before a moment', () => {
  assert.deepEqual(filesOf(visit, moments, 'open'), ['open.js', 'common.js'])
  assert.deepEqual(filesOf(visit, moments, 'send'), ['send.js'])
  assert.equal(bytesOf(visit, filesOf(visit, moments, 'open')), 50)
})

test('throws for a renamed ring instead of an empty row', () => {
  const renamed = { ...moments, send: { after: ['open'], loads: ['ui-react/sending'] } }
  assert.throws(() => filesOf(visit, renamed, 'send'), /"send" loads ui-react\/sending, which the page loads nowhere/)
})

test('names a ring that no moment counts', () => {
  assert.deepEqual(unweighed(visit, { open: moments.open }), ['ui-react/send'])
  assert.deepEqual(unweighed(visit, moments), [])
})

test('compares the table of moments with a browser’s requests', () => {
  const asked = {
    page: new Map([['page.js', 10]]),
    open: new Map([
      ['open.js', 30],
      ['common.js', 20],
    ]),
  }
  const driven = { open: ['open'] }
  assert.doesNotThrow(() => assertDriven(visit, moments, driven, asked))
  const more = { ...asked, open: new Map([...asked.open, ['send.js', 40]]) }
  assert.throws(() => assertDriven(visit, moments, driven, more), /about "open": Chromium asks for send\.js as well/)
  const less = { ...asked, open: new Map([['open.js', 30]]) }
  assert.throws(() => assertDriven(visit, moments, driven, less), /"open": .*not for common\.js/)
  assert.throws(() => assertDriven(visit, moments, driven, { page: asked.page }), /"open"/)
})

test('rejects a chain library in core or UI, but not in pairing', () => {
  const paired = buildOf(
    { 'page.js': `${OWN}/kit-core/dist/rings/page.js`, 'pairing.js': `${OUTSIDE}/viem/index.js` },
    { '@walletconnect/sign-client': ['pairing.js'] },
  )
  assert.doesNotThrow(() => assertNoChainLibrary(paired))
  const leak = buildOf(
    { 'page.js': `${OWN}/kit-core/dist/rings/page.js`, 'send.js': `${OUTSIDE}/viem/index.js` },
    { 'ui-react/send': ['send.js'] },
  )
  assert.throws(() => assertNoChainLibrary(leak), /chain library in core and UI: .*viem/)
})

test('rejects an adapter that loads its library before any intent', () => {
  const leak = buildOf({ 'page.js': `${OUTSIDE}/@wagmi/core/index.js` })
  assert.throws(() => assertNoneBefore(leak, leak.page, 'the page'), /chain library in the page: .*wagmi/)
})

test('rejects the vendor modal wherever it could be loaded', () => {
  const leak = buildOf({ 'page.js': 'main.js', 'apart.js': `${OUTSIDE}/@reown/appkit/index.js` })
  assert.throws(() => assertNoVendorsModal(leak), /vendor's modal could be loaded: .*@reown/)
})

test('R-ADPT-21 rejects a page with one chain that gets code of another', () => {
  const files = { 'page.js': 'main.js', 'runtime.js': `${OWN}/adapter-solana/dist/rings/solana.js` }
  const onDemand = { 'adapter-solana/solana': ['runtime.js', 'more.js'] }
  assert.doesNotThrow(() => assertOneChain(buildOf(files, onDemand), 'solana'))
  const leak = buildOf({ ...files, 'more.js': `${OUTSIDE}/viem/index.js` }, onDemand)
  assert.throws(() => assertOneChain(leak, 'solana'), /page with solana alone has code of evm: .*viem/)
})

test('R-ADPT-12 R-ADPT-21 rejects a page without the bridge that gets the bridge or its library', () => {
  for (const path of [`${OUTSIDE}/@solana/web3.js/lib/index.js`, `${OWN}/adapter-solana/dist/rings/react.js`]) {
    const leak = buildOf({ 'page.js': 'main.js', 'more.js': path }, { 'adapter-solana/solana': ['more.js'] })
    assert.throws(() => assertNoBridge(leak), /no bridge has code of it: /)
  }
})

test('R-VIEW-84 rejects several icons in one file, and an icon in a file of the page', () => {
  const icon = (/** @type {string} */ name) => `${OWN}/icons/dist/generated/icons/${name}.js`
  const apart = buildOf({ 'page.js': 'main.js', 'one.js': icon('one'), 'other.js': icon('other') })
  assert.doesNotThrow(() => assertMarksApart(apart))
  assert.deepEqual(
    iconsOf(apart).map(([name]) => name),
    ['one.js', 'other.js'],
  )
  const parts = ['one', 'other'].map((name) => ({ path: icon(name), bytes: 1 }))
  const together = { ...apart, files: new Map([['both.js', { bytes: 20, parts }]]) }
  assert.throws(() => assertMarksApart(together), /in a file with others, both\.js/)
  assert.throws(() => assertMarksApart(buildOf({ 'page.js': icon('one') })), /page\.js/)
  assert.throws(() => assertMarksApart(buildOf({ 'page.js': 'main.js' })), /no icon/)
})

test('R-FRAME-129 R-FRAME-140 counts the frame in its moments, and its windows, and rejects a file of it that is in no row', () => {
  const site = mkdtempSync(join(tmpdir(), 'bowline-frame-'))
  const part = (/** @type {string} */ name) => `${name}-0a1b2c3d.js`
  const [evm, solana, smart] = ['evm-family', 'solana-family', 'smart-accounts'].map(part)
  const [card, passkey, redirect] = ['show-approval', 'passkey-approval', 'show-redirect'].map(part)
  const texts = part('ar-cards')
  const [base, other] = ['base', 'other'].map(part)
  /** @type {Readonly<Record<string, string>>} */
  const files = {
    'v1.html': '',
    'frame.css': '',
    'frame.js': `import{a}from"./${base}";const b=()=>[import("./${evm}"),import("./${solana}"),import("./${smart}"),import("./${card}"),import("./${passkey}")]`,
    [base ?? '']: 'x'.repeat(99),
    [other ?? '']: '',
    'signer.js': `import"./${base}"`,
    [evm ?? '']: `import{b as c}from"./${other}";`,
    ...Object.fromEntries([solana, smart, card, passkey, redirect, texts].map((name) => [name, ''])),
    ...Object.fromEntries(
      'approval.html approval.js login.html login.js link.html link.js login-shared.js login-keys.js texts-ar.js account.html account.js account.css'
        .split(' ')
        .map((name) => [name, '']),
    ),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text)
  const bytes = Object.fromEntries(frameRows(site).map((row) => [row.name, row.bytes]))
  const weigh = (/** @type {string[]} */ ...names) =>
    names.reduce((sum, name) => sum + gzipSync(files[name] ?? '', { level: 9 }).length, 0)
  assert.equal(bytes['secure frame: page'], weigh('v1.html', 'frame.css', 'frame.js', base ?? ''))
  assert.equal(bytes['secure frame: signer, from the login on'], weigh('signer.js'))
  assert.equal(
    bytes['secure frame: EVM, with the first request'],
    weigh(evm ?? '', other ?? '', card ?? '', passkey ?? ''),
  )
  assert.equal(bytes['secure frame: Solana, with the first request'], weigh(solana ?? '', card ?? '', passkey ?? ''))
  writeFileSync(join(site, 'more.js'), '')
  assert.throws(() => frameRows(site), /more\.js, which no row/)
})

const none = { budgets: {}, overdue: {}, agreed: {} }

test('reports a row over its budget, also when its size was agreed on', () => {
  const bounds = { ...none, budgets: { page: { bytes: 25_000, files: 3 } }, agreed: { page: 25 } }
  assert.deepEqual(judge([{ name: 'page', bytes: 25_001, files: 3 }], bounds).faults, [
    'page: over its budget of 25000 bytes by 1',
  ])
  assert.deepEqual(judge([{ name: 'page', bytes: 25_000, files: 4 }], bounds).faults, [
    'page: over its budget of 3 files by 1',
  ])
  assert.deepEqual(judge([{ name: 'page', bytes: 25_000, files: 3 }], bounds).faults, [])
})

test('notes an overdue row, rejects its growth, and asks to remove it once it keeps its budget', () => {
  const bounds = {
    budgets: { page: { bytes: 25_000, files: 3 } },
    overdue: { page: { bytes: 27_000 } },
    agreed: { page: 27 },
  }
  const judged = (/** @type {number} */ bytes, files = 3) => judge([{ name: 'page', bytes, files }], bounds)
  assert.deepEqual(judged(26_000), { faults: [], notes: ['page: over its budget of 25000 bytes by 1000'] })
  assert.match(judged(27_001).faults[0] ?? '', /now over its ceiling of 27000 bytes by 1/)
  assert.match(judged(26_000, 4).faults[0] ?? '', /3 files by 1/)
  assert.match(judged(25_000).notes[0] ?? '', /keeps its budget now/)
})

test('notes a row that a few more bytes would put over its bound', () => {
  const bounds = { budgets: { page: { bytes: 25_000 } }, overdue: {}, agreed: { page: 25 } }
  const notes = (/** @type {number} */ bytes) => judge([{ name: 'page', bytes }], bounds).notes
  assert.deepEqual(notes(24_990), ['page: 10 bytes under its bound; leave it at least 24'])
  assert.deepEqual(notes(24_976), [])
})

test('reports a row that grew by more than 5 % until that is agreed on', () => {
  const bounds = { ...none, agreed: { page: 20 } }
  assert.match(judge([{ name: 'page', bytes: 21_100 }], bounds).faults[0] ?? '', /grew from 20 to 21.1 kB.*--update/)
  assert.deepEqual(judge([{ name: 'page', bytes: 21_000 }], bounds).faults, [])
  assert.deepEqual(judge([{ name: 'page', bytes: 12_000 }], bounds).faults, [])
})

test('does not count the rounding of a small row as growth', () => {
  assert.deepEqual(judge([{ name: 'descriptor', bytes: 640 }], { ...none, agreed: { descriptor: 0.5 } }).faults, [])
})

test('reports a row that was never agreed on, and a bound without a row', () => {
  assert.match(judge([{ name: 'new', bytes: 10 }], none).faults[0] ?? '', /never agreed on/)
  assert.match(
    judge([], { ...none, budgets: { gone: { bytes: 1 } } }).faults[0] ?? '',
    /gone: has a budget and is not weighed/,
  )
})
