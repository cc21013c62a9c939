import { isWithinLimits, MESSAGE_LIMITS } from './limits.js'
import { createMessageGate } from './message-gate.js'

const request = (seq: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: crypto.randomUUID(),
  seq,
  type: '@bowline-app/IS_CONNECTED',
  ...more,
})

function openGate() {
  const clock = { nowMs: 0 }
  const admit = createMessageGate({ nowMs: () => clock.nowMs })
  return { clock, verdict: (data: unknown) => admit(data)?.verdict }
}

const list = (length: number) => Array.from({ length }, () => 0)
const record = (keys: number) => Object.fromEntries(list(keys).map((_, index) => [`k${index}`, index]))
const nest = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
const circle: unknown[] = []
circle.push(circle)
const wide = Array.from({ length: 16 }).reduce<unknown>((inner) => Array.from({ length: 1_000 }, () => inner), 0)

test('accepts values up to each limit and rejects larger ones', () => {
  expect(MESSAGE_LIMITS).toEqual({ bytes: 262_144, depth: 16, textBytes: 65_536, listLength: 1_000, recordKeys: 200 })
  const pairs: readonly [unknown, unknown][] = [
    [list(1_000), list(1_001)],
    [record(200), record(201)],
    [nest(16), nest(17)],
    ['x'.repeat(65_536), 'x'.repeat(65_537)],
    ['é'.repeat(32_768), 'é'.repeat(32_769)],
    [list(3).map(() => 'x'.repeat(65_536)), list(4).map(() => 'x'.repeat(65_536))],
    [{ a: 1 }, { ['x'.repeat(65_537)]: 1 }],
  ]
  for (const [fits, doesNot] of pairs) expect([isWithinLimits(fits), isWithinLimits(doesNot)]).toEqual([true, false])
})

test.each([
  ['20,000 levels', nest(20_000)],
  ['a circular reference', circle],
  ['a billion entries in a few lists', wide],
  ['a reserved key', JSON.parse('{"a":{"__proto__":{"polluted":1}}}')],
  ['a map', new Map()],
  ['a date', new Date()],
  ['bytes', new Uint8Array(1)],
  ['a bigint', 1n],
  ['NaN', Number.NaN],
  ['a function', () => 1],
])('rejects data that is not plain or too large: %s', (_, value) => {
  expect(isWithinLimits({ value })).toBe(false)
})

test('R-FRAME-21 ignores messages beyond the limits', () => {
  const { verdict } = openGate()
  const call = (params: unknown) => ({
    ...request(1),
    type: '@bowline-app/RPC_REQUEST',
    payload: { method: 'eth_call', params, chainId: 'eip155:1' },
  })
  expect(verdict(call([nest(20_000)]))).toBeUndefined()
  expect(verdict(call(list(1_001)))).toBeUndefined()
  expect(verdict(call(list(1_000)))).toBe('admitted')
})

test('R-FRAME-21 ignores a sequence number that does not increase and a used id', () => {
  const { verdict } = openGate()
  const first = request(3)
  expect(verdict(first)).toBe('admitted')
  expect(verdict(first)).toBeUndefined()
  expect(verdict(request(3))).toBeUndefined()
  expect(verdict(request(2))).toBeUndefined()
  expect(verdict({ ...request(4), id: first.id })).toBeUndefined()
  expect(verdict(request(4))).toBe('admitted')
})

test('R-FRAME-21 remembers the last 1,024 ids and forgets rejected messages', () => {
  const { verdict, clock } = openGate()
  const ids = list(1_025).map(() => crypto.randomUUID())
  ids.forEach((id, index) => {
    clock.nowMs += 20
    expect(verdict(request(index, { id }))).toBe('admitted')
  })
  clock.nowMs += 1_000
  expect(verdict(request(5_000, { id: ids[1] }))).toBeUndefined()
  expect(verdict(request(2_000, { id: ids[0] }))).toBe('admitted')
  expect(verdict(request(9_007_199_254_740_992))).toBeUndefined()
  expect(verdict(request(8_000, { payload: { more: 1 } }))).toBeUndefined()
  expect(verdict(request(2_001))).toBe('admitted')
})

test('R-FRAME-18 admits bursts of 100 messages and then 50 a second, counting malformed ones', () => {
  const { verdict, clock } = openGate()
  for (let count = 0; count < 60; count++) expect(verdict('junk')).toBeUndefined()
  for (let seq = 0; seq < 40; seq++) expect(verdict(request(seq))).toBe('admitted')
  expect(verdict(request(40))).toBe('too-fast')
  clock.nowMs += 20
  expect(verdict(request(40))).toBe('admitted')
  expect(verdict(request(41))).toBe('too-fast')
  clock.nowMs += 60_000
  for (let seq = 41; seq < 141; seq++) expect(verdict(request(seq))).toBe('admitted')
  expect(verdict(request(141))).toBe('too-fast')
})
