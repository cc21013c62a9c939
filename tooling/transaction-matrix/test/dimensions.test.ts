import { DIMENSIONS, drawCases, type Values } from '../src/dimensions.js'

const CHOICES = { kinds: ['coin', 'token'], fates: ['mined', 'dropped', 'cancelled'] }

function first(count: number, seed: number): readonly Values[] {
  const cases = drawCases(CHOICES, seed)
  return Array.from({ length: count }, () => cases.next().value?.values)
}

test('R-ADPT-50 draws the same cases for the same seed, and others for another seed', () => {
  expect(first(40, 7)).toEqual(first(40, 7))
  expect(first(40, 7)).not.toEqual(first(40, 8))
  const [one, other] = [7, 8].map((seed) => drawCases(CHOICES, seed).next().value?.random.hex(8))
  expect(one).not.toBe(other)
})

test('R-ADPT-50 lets every value meet every value of every other dimension among the first cases', () => {
  const values: Values[] = []
  for (const one of drawCases(CHOICES, 7)) {
    values.push(one.values)
    if (one.haveMet) break
  }
  expect(values.length).toBeLessThan(90)
  for (const one of DIMENSIONS) {
    for (const other of DIMENSIONS.filter((each) => each !== one)) {
      const [own, others] = [one, other].map((name) => new Set(values.map((each) => each[name])))
      const pairs = new Set(values.map((each) => `${each[one]}/${each[other]}`))
      expect(pairs.size).toBe((own?.size ?? 0) * (others?.size ?? 0))
    }
  }
})
