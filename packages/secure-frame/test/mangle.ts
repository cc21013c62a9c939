import type { SeededRandom } from '@bowline/jest-preset/seeded-random'

const nest = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value }
  return value
}
const circle = (): unknown => {
  const record: Record<string, unknown> = {}
  record.record = record
  return record
}

/** Values that hostile or broken senders put into a message. All of them can be posted. */
const JUNK: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => undefined,
  () => '',
  () => 'javascript://%0aalert(document.domain)',
  () => '<img src=x onerror=alert(1)>',
  () => '\u202egnirts\u0000\ud800',
  () => 'W'.repeat(5_000),
  () => 'x'.repeat(70_000),
  () => 'é'.repeat(40_000),
  () => '__proto__',
  () => 'constructor',
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 53,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1n,
  () => true,
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"polluted":1}}'),
  () => new Array(1_001).fill(0),
  () => Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, index])),
  () => nest(17),
  () => nest(500),
  circle,
  () => new Map([['type', 'x']]),
  () => new Date(0),
  () => new Uint8Array(8),
  () => new Error('x'),
]

/** Returns random junk. */
const junk = (random: SeededRandom): unknown => random.pick(JUNK)()

/** Returns the record with one to three fields removed, changed, added or renamed. */
export function mangle(message: Readonly<Record<string, unknown>>, random: SeededRandom): unknown {
  if (random.chance(0.15)) return junk(random)
  const mangled: Record<string, unknown> = { ...message }
  for (let change = 0; change <= random.below(3); change++) {
    const key = random.pick(['seq', 'type', 'id', 'payload', 'fid', 'nonce', 'versions', 'more'])
    if (random.chance(0.25)) delete mangled[key]
    else mangled[key] = junk(random)
  }
  return mangled
}
