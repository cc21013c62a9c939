/**
 * The limits of a permission as caveats of a delegation, and back.
 *
 * In      limits; or caveats
 * Out     encodeCaveats   the caveats. With several kinds of use, `args` choose the first one; the redeemer may choose another
 *         decodeCaveats   the limits; undefined for anything but the exact encoding
 * Source  MetaMask Delegation Framework 1.3.0; see `enforcers.ts`
 */
import {
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  isAddressEqual,
  numberToHex,
  size,
  slice,
} from 'viem'
import {
  ALLOWED_CALLDATA,
  ALLOWED_METHODS,
  ALLOWED_TARGETS,
  AMOUNTS_PER_PERIOD,
  ANY_GROUP,
  MAX_VALUE,
  TIME_LIMIT,
} from './enforcers.js'

/** A limit by one contract. `args` are not signed. */
export type Caveat = {
  readonly enforcer: `0x${string}`
  readonly terms: `0x${string}`
  readonly args: `0x${string}`
}

/** A function that may be called, any number of times. `maxValue` in wei per call. */
export type PermittedCall = {
  readonly target: `0x${string}`
  readonly selector: `0x${string}`
  readonly maxValue: bigint
  /** Arguments, counted from 0, whose 32-byte word must be this one. */
  readonly conditions: readonly { readonly argument: number; readonly word: `0x${string}` }[]
}

/** An amount that may be sent per period, to anyone. `token` is undefined for the network's coin. */
export type Allowance = {
  readonly token: `0x${string}` | undefined
  readonly amount: bigint
  readonly periodSec: number
  readonly startSec: number
}

/** What a permission allows until its end. */
export type Limits = {
  readonly expirySec: number
  readonly allowances: readonly Allowance[]
  readonly calls: readonly PermittedCall[]
}

const ZERO = `0x${'00'.repeat(20)}` as const
const ALLOWANCE_BYTES = 116
const CAVEAT = [
  { name: 'enforcer', type: 'address' },
  { name: 'terms', type: 'bytes' },
  { name: 'args', type: 'bytes' },
] as const
const GROUPS = [{ type: 'tuple[]', components: [{ name: 'caveats', type: 'tuple[]', components: CAVEAT }] }] as const
const CHOICE = [
  {
    type: 'tuple',
    components: [
      { name: 'groupIndex', type: 'uint256' },
      { name: 'caveatArgs', type: 'bytes[]' },
    ],
  },
] as const
/** The first of the amounts. */
const FIRST = numberToHex(0, { size: 32 })

const caveat = ({ address }: { readonly address: `0x${string}` }, terms: `0x${string}`, args: `0x${string}` = '0x') =>
  ({ enforcer: address, terms, args }) as const

/** Encodes limits. */
export function encodeCaveats({ expirySec, allowances, calls }: Limits): readonly Caveat[] {
  const groups = [
    ...(allowances.length === 0 ? [] : [[caveat(AMOUNTS_PER_PERIOD, concat(allowances.map(encodeAllowance)), FIRST)]]),
    ...calls.map(encodeCall),
  ]
  const [first = [], ...others] = groups
  return [
    caveat(TIME_LIMIT, concat([numberToHex(0, { size: 16 }), numberToHex(expirySec, { size: 16 })])),
    ...(others.length === 0 ? first : [encodeGroups(groups)]),
  ]
}

function encodeAllowance({ token = ZERO, amount, periodSec, startSec }: Allowance): `0x${string}` {
  return concat([token, ...[amount, periodSec, startSec].map((number) => numberToHex(number, { size: 32 }))])
}

function encodeCall({ target, selector, maxValue, conditions }: PermittedCall): readonly Caveat[] {
  return [
    caveat(ALLOWED_TARGETS, target),
    caveat(ALLOWED_METHODS, selector),
    caveat(MAX_VALUE, numberToHex(maxValue, { size: 32 })),
    ...conditions.map(({ argument, word }) =>
      caveat(ALLOWED_CALLDATA, concat([numberToHex(4 + argument * 32, { size: 32 }), word])),
    ),
  ]
}

function encodeGroups(groups: readonly (readonly Caveat[])[]): Caveat {
  // What is signed has no arguments: those of the first group are separate.
  const signed = groups.map((caveats) => ({ caveats: caveats.map((one) => ({ ...one, args: '0x' as const })) }))
  const caveatArgs = groups[0]?.map(({ args }) => args) ?? []
  const choice = encodeAbiParameters(CHOICE, [{ groupIndex: 0n, caveatArgs }])
  return caveat(ANY_GROUP, encodeAbiParameters(GROUPS, [signed]), choice)
}

/** Decodes limits. */
export function decodeCaveats(caveats: readonly Pick<Caveat, 'enforcer' | 'terms'>[]): Limits | undefined {
  try {
    const [time, ...rest] = caveats
    const [only] = rest
    if (time === undefined || only === undefined) return undefined
    const isGrouped = isAddressEqual(only.enforcer, ANY_GROUP.address)
    const groups = isGrouped ? decodeAbiParameters(GROUPS, only.terms)[0].map((group) => group.caveats) : [rest]
    const isAmounts = (group: (typeof groups)[number]) =>
      group[0] !== undefined && isAddressEqual(group[0].enforcer, AMOUNTS_PER_PERIOD.address)
    const limits = {
      expirySec: Number(slice(time.terms, 16, 32)),
      allowances: groups.filter(isAmounts).flatMap(([first]) => (first ? decodeAllowances(first.terms) : [])),
      calls: groups.filter((group) => !isAmounts(group)).map(decodeCall),
    }
    const isExact = toText(encodeCaveats(limits)) === toText(caveats)
    return isExact ? limits : undefined
  } catch {
    return undefined
  }
}

const toText = (caveats: readonly Pick<Caveat, 'enforcer' | 'terms'>[]) =>
  caveats.map(({ enforcer, terms }) => `${enforcer} ${terms}`.toLowerCase()).join()

function decodeAllowances(terms: `0x${string}`): readonly Allowance[] {
  return Array.from({ length: size(terms) / ALLOWANCE_BYTES }, (_, index) => {
    const part = slice(terms, index * ALLOWANCE_BYTES, (index + 1) * ALLOWANCE_BYTES)
    const token = slice(part, 0, 20)
    return {
      token: token === ZERO ? undefined : getAddress(token),
      amount: BigInt(slice(part, 20, 52)),
      periodSec: Number(slice(part, 52, 84)),
      startSec: Number(slice(part, 84, 116)),
    }
  })
}

function decodeCall([target, method, value, ...conditions]: readonly Pick<Caveat, 'terms'>[]): PermittedCall {
  if (target === undefined || method === undefined || value === undefined) throw new TypeError('Not a permitted call')
  return {
    target: getAddress(target.terms),
    selector: method.terms,
    maxValue: BigInt(value.terms),
    conditions: conditions.map(({ terms }) => ({
      argument: (Number(slice(terms, 0, 32)) - 4) / 32,
      word: slice(terms, 32),
    })),
  }
}
