/**
 * The cells of the matrix: every kind of wallet, under every fault, at every moment.
 *
 * In      share   1 is all of them; 6 a sixth, in which every two of a kind, a fault and a moment still meet
 *         seed    which sixth, and what every random choice of a cell follows from
 */
import { FAULTS, type FaultName } from './faults.js'
import { MOMENTS, type MomentName } from './moments.js'

/** The kinds, family first. */
export const KIND_NAMES = [
  'evm announced',
  'evm injected',
  'evm beside wagmi',
  'solana standard',
  'solana beside wallet-adapter',
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
  return KIND_NAMES.flatMap((kind, k) =>
    momentNames.flatMap((moment, m) =>
      faultNames.flatMap((fault, f) => {
        const isChosen = (k + m + f) % share === seed % share
        const number = (k * momentNames.length + m) * faultNames.length + f
        return isChosen && !isLeftOut(kind, moment, fault)
          ? [{ kind, moment, fault, seed: seed * 10_000 + number }]
          : []
      }),
    ),
  )
}

const BAD_ANSWERS: readonly FaultName[] = ['failing', 'refusing', 'wrong']
const MOMENTS_OF_WAGMI: readonly MomentName[] = ['connect', 'account change', 'second tab']

/** What the host's library does wrong by itself, with or without the kit, and what no kit can know. */
function isLeftOut(kind: KindName, moment: MomentName, fault: FaultName): boolean {
  // wagmi's own connector asks for the accounts once more when they change, and hears of no failure.
  if (kind === 'evm beside wagmi') return BAD_ANSWERS.includes(fault) && MOMENTS_OF_WAGMI.includes(moment)
  const isUntoldMove = fault === 'moved' || (fault === 'locked untold' && moment === 'account change')
  // wallet-adapter hears of a move by the wallet's event, and asks at no time; Phantom's Bitcoin cannot be asked without a window.
  return isUntoldMove && (kind === 'solana beside wallet-adapter' || kind === 'bitcoin phantom')
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (name: string): name is Name => Object.hasOwn(table, name)
  return Object.keys(table).filter(isName)
}
