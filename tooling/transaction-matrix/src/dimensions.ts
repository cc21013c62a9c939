/**
 * The differences between cases. Every value of a dimension meets every value of every other one among the first cases of a
 * seed; later cases are drawn.
 *
 * In      kinds, fates   those of a family
 *         seed           the source of every choice; a case is the same whatever the number of cases
 */
import { createSeededRandom, type SeededRandom } from '@bowline/jest-preset/seeded-random'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Time in the pool, and time between events. */
export const WAITS = {
  'at once': 0,
  '3 s': 3 * SECOND,
  '20 s': 20 * SECOND,
  '10 min': 10 * MINUTE,
  '1 h': 60 * MINUTE,
} as const

/** Moments of a transfer at which something else may happen. */
export const MOMENTS = ['asked', 'sent', 'pending', 'ended', 'told'] as const

/** A moment of a transfer. */
export type Moment = (typeof MOMENTS)[number]

const NEVER_OR_AT = ['never', ...MOMENTS] as const

const COMMON = {
  wait: ['at once', '3 s', '20 s', '10 min', '1 h'],
  service: ['at once', 'lags', 'leaves out', 'doubles'],
  reload: NEVER_OR_AT,
  tab: ['never', 'before', ...MOMENTS],
  sleep: ['never', 'sent', 'pending', 'ended'],
  presses: ['one', 'two at once', 'two in a row'],
} as const

/** Dimensions of every family. */
export type CommonValues = { readonly [Name in keyof typeof COMMON]: (typeof COMMON)[Name][number] }

/** The values of a case. */
export type Values<Kind extends string = string, Fate extends string = string> = CommonValues & {
  readonly kind: Kind
  readonly fate: Fate
}

/** The dimensions, in the order of the table. */
export const DIMENSIONS = ['fate', 'wait', 'kind', 'service', 'reload', 'tab', 'sleep', 'presses'] as const

/** A case by its number, counted from 0. */
export type Case<Kind extends string, Fate extends string> = {
  readonly number: number
  readonly values: Values<Kind, Fate>
  readonly random: SeededRandom
  /** Whether every two values have met by now. */
  readonly haveMet: boolean
}

const CANDIDATES = 12

/** Draws one case after the other, on request. */
export function* drawCases<Kind extends string, Fate extends string>(
  { kinds, fates }: { readonly kinds: readonly Kind[]; readonly fates: readonly Fate[] },
  seed: number,
): Generator<Case<Kind, Fate>> {
  const random = createSeededRandom(seed)
  const lists = { ...COMMON, kind: kinds, fate: fates }
  const open = allPairs(lists)
  const any = <Value>(list: readonly Value[]): Value => {
    const [first, ...others] = list
    if (first === undefined) throw new RangeError('There is nothing to choose from')
    return random.pick([first, ...others])
  }
  const draw = (): Values<Kind, Fate> => ({
    kind: any(kinds),
    fate: any(fates),
    wait: any(COMMON.wait),
    service: any(COMMON.service),
    reload: any(COMMON.reload),
    tab: any(COMMON.tab),
    sleep: any(COMMON.sleep),
    presses: any(COMMON.presses),
  })
  for (let number = 0; ; number += 1) {
    let best = draw()
    if (open.size > 0) {
      const [wanted] = open
      const candidates = Array.from({ length: CANDIDATES }, () => ({ ...draw(), ...valuesOf(wanted ?? '') }))
      for (const candidate of candidates) if (gain(open, candidate) > gain(open, best)) best = candidate
      for (const name of DIMENSIONS) {
        for (const value of lists[name]) {
          const other = { ...best, [name]: value }
          if (gain(open, other) > gain(open, best)) best = other
        }
      }
      for (const pair of pairsOf(best)) open.delete(pair)
    }
    const own = createSeededRandom(seed * 100_003 + number)
    yield { number, values: best, random: own, haveMet: open.size === 0 }
  }
}

function pairsOf(values: Values): readonly string[] {
  return DIMENSIONS.flatMap((one, index) =>
    DIMENSIONS.slice(index + 1).map((other) => JSON.stringify({ [one]: values[one], [other]: values[other] })),
  )
}

function valuesOf(pair: string): Partial<Values<never, never>> {
  return JSON.parse(pair || '{}')
}

function gain(open: ReadonlySet<string>, values: Values): number {
  return pairsOf(values).filter((pair) => open.has(pair)).length
}

function allPairs(lists: Readonly<Record<keyof Values, readonly string[]>>): Set<string> {
  return new Set(
    DIMENSIONS.flatMap((one, index) =>
      DIMENSIONS.slice(index + 1).flatMap((other) =>
        lists[one].flatMap((a: string) => lists[other].map((b: string) => JSON.stringify({ [one]: a, [other]: b }))),
      ),
    ),
  )
}
