/**
 * The cells of the matrix: every kind of wallet, under every fault, at every moment.
 *
 * In      share   1 is all of them; 11 an eleventh, plus the few cells that are needed for every two of a kind, a fault and a moment
 *                 that share a cell to meet. A share larger than the number of kinds is left without them
 *         seed    decides which of them, and every random choice of a cell
 */
import { FAULTS, type FaultName } from './faults.js'
import { MOMENTS, type MomentName } from './visit-stages.js'

/** The kinds, family first. */
export const KIND_NAMES = [
  'evm announced',
  'evm injected',
  'evm with wagmi',
  'solana standard',
  'solana with wallet-adapter',
  'bitcoin standard',
  'bitcoin sats-connect',
  'bitcoin unisat',
  'bitcoin okx',
  'bitcoin phantom',
  'bitcoin leather',
] as const

/** The name of a kind. */
export type KindName = (typeof KIND_NAMES)[number]

/** A cell by its names. */
export type CellName = {
  readonly kind: KindName
  readonly moment: MomentName
  readonly fault: FaultName
  readonly seed: number
}

const faultNames = namesOf(FAULTS)
const momentNames = namesOf(MOMENTS)

/** Lists cells. */
export function listCells({ share, seed }: { readonly share: number; readonly seed: number }): readonly CellName[] {
  const met = new Set<string>()
  const meet = (cell: CellName) => {
    for (const pair of pairsOf(cell)) met.add(pair)
  }
  const chosen = everyCell(seed).filter(({ place }) => place % share === seed % share)
  chosen.forEach(meet)
  if (share > KIND_NAMES.length) return chosen
  const others = everyCell(seed).filter((cell) => {
    const isNeeded = pairsOf(cell).some((pair) => !met.has(pair))
    if (isNeeded) meet(cell)
    return isNeeded
  })
  return [...chosen, ...others]
}

type PlacedCell = CellName & { readonly place: number }

function everyCell(seed: number): readonly PlacedCell[] {
  return KIND_NAMES.flatMap((kind, k) =>
    momentNames.flatMap((moment, m) =>
      faultNames.flatMap((fault, f) => {
        const number = (k * momentNames.length + m) * faultNames.length + f
        return isLeftOut(kind, moment, fault)
          ? []
          : [{ kind, moment, fault, seed: seed * 10_000 + number, place: k + m + f }]
      }),
    ),
  )
}

function pairsOf({ kind, moment, fault }: CellName): readonly string[] {
  return [`${kind}, ${moment}`, `${kind}, ${fault}`, `${moment}, ${fault}`]
}

const BAD_ANSWERS: readonly FaultName[] = ['failing', 'refusing', 'wrong']
const MOVES: readonly MomentName[] = ['network change', 'network switch']

/** Moments that a kind does not have: it stays on one network, emits no event, or cannot be asked without a window. */
const LACKS: Readonly<Partial<Record<KindName, readonly MomentName[]>>> = {
  'solana standard': MOVES,
  'solana with wallet-adapter': MOVES,
  'bitcoin okx': MOVES,
  'bitcoin phantom': [...MOVES, 'second tab'],
  'bitcoin leather': [...MOVES, 'account change', 'second tab'],
}

const MOMENTS_OF_WAGMI: readonly MomentName[] = ['connect', 'account change', 'second tab']

/** Cells that a kind does not have, that the host's library fails with or without the kit, and that no kit can handle. */
function isLeftOut(kind: KindName, moment: MomentName, fault: FaultName): boolean {
  if (LACKS[kind]?.includes(moment) || (kind === 'bitcoin leather' && fault === 'moved')) return true
  // wagmi's own connector requests the accounts once more when they change, and gets no failure.
  if (kind === 'evm with wagmi') return BAD_ANSWERS.includes(fault) && MOMENTS_OF_WAGMI.includes(moment)
  const isUntoldMove = fault === 'moved' || (fault === 'locked untold' && moment === 'account change')
  // wallet-adapter follows the wallet's event only; Phantom's Bitcoin cannot be asked without a window.
  return isUntoldMove && (kind === 'solana with wallet-adapter' || kind === 'bitcoin phantom')
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(table, name)
  return Object.keys(table).filter(isName)
}
