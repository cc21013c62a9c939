import { type CellName, KIND_NAMES, listCells } from '../src/cells.js'

const ALL = listCells({ share: 1, seed: 1 })
const SHARES = Array.from({ length: 11 }, (_, seed) => listCells({ share: 11, seed: seed + 1 }))
const NAMES: readonly (keyof CellName)[] = ['kind', 'moment', 'fault']
const PAIRS = NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other] as const))

const namesOf = (cells: readonly CellName[], ...keys: readonly (keyof CellName)[]) =>
  [...new Set(cells.map((cell) => keys.map((key) => cell[key]).join(', ')))].sort()

test('R-CONN-153 has more than six hundred cells, of every kind', () => {
  expect(ALL.length).toBeGreaterThan(600)
  expect(namesOf(ALL, 'kind')).toEqual([...KIND_NAMES].sort())
})

test('R-CONN-153 covers all cells with all shares together', () => {
  expect(namesOf(SHARES.flat(), ...NAMES)).toEqual(namesOf(ALL, ...NAMES))
})

test.each(PAIRS)('R-CONN-153 lets each %s meet each %s that it shares a cell with in a share', (...pair) => {
  for (const cells of SHARES) expect(namesOf(cells, ...pair)).toEqual(namesOf(ALL, ...pair))
})
