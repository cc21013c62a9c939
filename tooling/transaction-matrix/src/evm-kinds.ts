/** Kinds of transactions on EVM, and their fates. */
import type { TokenContractName } from '@bowline/chains'
import { type Hex, numberToHex } from 'viem'

/** A token: its decimals, its contract, and whether it is paused before sending or before mining. */
export type Token = {
  readonly decimals: number
  readonly contract?: TokenContractName
  readonly pause?: 'before' | 'after'
}

/** A batch moves the native token, then a token. */
export type Batch = {
  readonly isAtomic?: boolean
  readonly isRefused?: boolean
  /** The wallet does not know its own batch while the pool holds it. */
  readonly isKnownLate?: boolean
}

/** The decimals of every native token. */
export const COIN_DECIMALS = 18

const TOKENS = {
  coin: undefined,
  'no decimals': { decimals: 0 },
  '6 decimals': { decimals: 6 },
  '18 decimals': { decimals: 18 },
  '24 decimals': { decimals: 24 },
  'answers nothing': { decimals: 6, contract: 'SilentErc20' },
  'answers false': { decimals: 18, contract: 'RefusingErc20' },
  'takes a fee': { decimals: 18, contract: 'FeeErc20' },
  reverts: { decimals: 18, contract: 'PausableErc20', pause: 'before' },
  'reverts later': { decimals: 18, contract: 'PausableErc20', pause: 'after' },
  batch: { decimals: 6 },
  'batch, known late': { decimals: 6 },
  'batch, refused': { decimals: 6 },
  'batch, reverts in part': { decimals: 6, contract: 'PausableErc20', pause: 'after' },
  'atomic batch': { decimals: 6 },
  'atomic batch, reverts': { decimals: 6, contract: 'PausableErc20', pause: 'after' },
  payment: undefined,
  'payment, 6 decimals': { decimals: 6 },
  'payment at an exchange': undefined,
} satisfies Record<string, Token | undefined>

/** A kind of transaction. */
export type Kind = keyof typeof TOKENS

const BATCHES: Partial<Record<Kind, Batch>> = {
  batch: {},
  'batch, known late': { isKnownLate: true },
  'batch, refused': { isRefused: true },
  'batch, reverts in part': {},
  'atomic batch': { isAtomic: true },
  'atomic batch, reverts': { isAtomic: true },
}

const PAYMENTS: Partial<Record<Kind, 'wallet' | 'exchange'>> = {
  payment: 'wallet',
  'payment, 6 decimals': 'wallet',
  'payment at an exchange': 'exchange',
}

/** The fates of a kind. */
export const FATES = ['mined', 'mined long ago', 'repriced', 'changed', 'cancelled', 'dropped', 'reorganized'] as const

/** A fate. */
export type Fate = (typeof FATES)[number]

const isKind = (name: string): name is Kind => Object.hasOwn(TOKENS, name)

/** How a payment of a kind is made; undefined for any other kind. */
export function payOf(kind: Kind): 'wallet' | 'exchange' | undefined {
  return PAYMENTS[kind]
}

/** All kinds. */
export const KINDS = Object.keys(TOKENS).filter(isKind)

/** The token of a kind; undefined for the native token. */
export function tokenOf(kind: Kind): Token | undefined {
  return TOKENS[kind]
}

/** The batch of a kind; undefined for a single transaction. */
export function batchOf(kind: Kind): Batch | undefined {
  return BATCHES[kind]
}

/** Address of the token of a kind. */
export function addressOf(kind: Kind): Hex {
  return numberToHex(0x7000 + KINDS.indexOf(kind), { size: 20 })
}

/** The symbol of a kind's token. */
export function symbolOf(kind: Kind): string {
  return tokenOf(kind) ? `T${KINDS.indexOf(kind)}` : 'ETH'
}
