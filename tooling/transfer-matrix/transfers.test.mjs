// @ts-check
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { createAmounts, createRandom, runTransfers, shownText } from './index.mjs'
import { printTable } from './print-table.mjs'

afterEach(() => {
  delete process.env.TRANSFERS
  delete process.env.TRANSFERS_SEED
})

const U64 = { least: 1n, most: 2n ** 64n - 1n, decimals: 9 }

/** @param {number} seed @param {number} count @param {import('./transfers.d.mts').AmountRange} [range] */
function drawn(seed, count, range = U64) {
  const amounts = createAmounts(createRandom(seed))
  return Array.from({ length: count }, () => amounts.next(range))
}

test('R-ADPT-08 draws the same amounts for the same seed, and others for another seed', () => {
  assert.deepEqual(drawn(7, 50), drawn(7, 50))
  assert.notDeepEqual(drawn(7, 50), drawn(8, 50))
})

test('R-ADPT-08 draws amounts of every size between the minimum and the maximum, both included', () => {
  const values = drawn(7, 5_000).map(({ value }) => value)
  assert.ok(values.every((value) => value >= U64.least && value <= U64.most))
  for (const end of [U64.least, U64.most, 2n ** 53n, 2n ** 53n + 1n, 10n ** 9n]) assert.ok(values.includes(end))
  for (let bits = 0n; bits < 64n; bits++) assert.ok(values.some((value) => value >> bits === 1n))
  assert.throws(() => drawn(7, 1, { least: 2n, most: 1n, decimals: 0 }), RangeError)
})

test('R-ADPT-08 writes typed and shown texts that equal the value, with every number of decimals', () => {
  const counts = new Set()
  for (const { value, typed, shown } of drawn(7, 2_000)) {
    const [whole = '', fraction = ''] = typed.split('.')
    assert.equal(BigInt(whole + fraction.padEnd(9, '0')), value)
    assert.equal(
      shown,
      typed.replace(/^0(?=\d)/, '').replace(/\.?0+$/, (zeros) => (typed.includes('.') ? '' : zeros)),
    )
    counts.add(shown.split('.')[1]?.length ?? 0)
  }
  assert.equal(counts.size, 10)
  assert.deepEqual([shownText(0n, 2), shownText(5n, 0), shownText(50n, 2)], ['0', '5', '0.5'])
})

test('R-ADPT-08 lets a user make a number of transfers and leave, before the next one comes', async () => {
  /** @type {string[]} */
  const events = []
  await runTransfers({
    count: 3,
    perVisit: 2,
    visit: async ({ number }) => ({ number, stop: () => void events.push(`${number} goes`) }),
    transfer: async ({ index, visitor }) => void events.push(`${visitor.number} makes ${index}`),
  })
  assert.deepEqual(events, ['0 makes 0', '0 makes 1', '0 goes', '1 makes 2', '1 goes'])
})

test('R-ADPT-08 reports a failing transfer with its number, its amount and its seed, and ends the run', async () => {
  process.env.TRANSFERS_SEED = '7'
  process.env.TRANSFERS = '3'
  const cause = new Error('It moved more')
  /** @type {unknown[]} */
  const events = []
  const run = runTransfers({
    count: 1,
    perVisit: 3,
    visit: async () => ({ stop: () => void events.push('goes') }),
    async transfer({ index, amount }) {
      events.push(index)
      amount({ least: 5n, most: 5n, decimals: 1 })
      if (index === 1) throw cause
    },
  })
  const message = /^Transfer 2 of 3 \(TRANSFERS_SEED=7\) failed, of "0+\.50*", which is 5 base units: It moved more$/
  await assert.rejects(run, (error) => error instanceof Error && message.test(error.message) && error.cause === cause)
  assert.deepEqual(events, [0, 1, 'goes'])
})

test('R-ADPT-08 rejects an invalid number of transfers', async () => {
  process.env.TRANSFERS = 'many'
  const stop = () => {}
  const run = runTransfers({ count: 1, perVisit: 1, visit: async () => ({ stop }), transfer: async () => {} })
  await assert.rejects(run, RangeError)
})

test('R-ADPT-50 counts by value and family in the table, and names the command that repeats each failure', () => {
  const one = { family: 'evm', seed: 3, number: 0, values: { fate: 'mined', wait: '1 h' }, problems: [] }
  const printed = printTable([
    one,
    { ...one, number: 1, values: { fate: 'dropped', wait: '1 h' }, problems: ['it was told twice'] },
    { ...one, family: 'solana' },
  ])
  assert.deepEqual(printed.split('\n'), [
    'wrong/cases            evm     solana',
    'fate: dropped          1/1          –',
    'fate: mined            0/1        0/1',
    'wait: 1 h              1/2        0/1',
    '',
    '--family evm --seed 3 --case 1 (dropped, 1 h): it was told twice',
    '3 cases, 1 wrong',
  ])
})
