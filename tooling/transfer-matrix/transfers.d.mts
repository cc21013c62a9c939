/** Numbers that repeat for a seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  /** A whole number of at most so many bits. */
  bits(count: number): bigint
}

/** Creates numbers from a seed of 32 bits. */
export function createRandom(seed: number): Random

/** An amount of a token. */
export interface Amount {
  /** Base units. */
  readonly value: bigint
  /** Decimal text as a user may type it, with or without redundant zeros. */
  readonly typed: string
  /** Expected display text, without redundant zeros. */
  readonly shown: string
}

/** Range of an amount, in base units. */
export interface AmountRange {
  readonly least: bigint
  readonly most: bigint
  readonly decimals: number
}

/** Draws amounts. */
export interface Amounts {
  next(range: AmountRange): Amount
}

/** Creates amounts of every size, equally likely. */
export function createAmounts(random: Random): Amounts

/** Base units as decimal text, without redundant zeros. */
export function shownText(value: bigint, decimals: number): string

/** A user who makes transfers, until stopped. */
export interface Visitor {
  stop(): void
}

/** One transfer's turn. */
export interface TransferTurn<Who extends Visitor> {
  /** Counts from 0. */
  readonly index: number
  readonly random: Random
  readonly visitor: Who
  /** Draws the amount. */
  amount(range: AmountRange): Amount
}

export interface RunTransfersParams<Who extends Visitor> {
  readonly count: number
  /** Number of transfers of a user before the next one comes. */
  readonly perVisit: number
  /** Creates a user; they are counted from 0. */
  readonly visit: (params: { readonly number: number; readonly random: Random }) => Promise<Who>
  readonly transfer: (turn: TransferTurn<Who>) => Promise<void>
}

/** Runs this many transfers, or `TRANSFERS`; with a fixed seed, or `TRANSFERS_SEED`. */
export function runTransfers<Who extends Visitor>(params: RunTransfersParams<Who>): Promise<void>
