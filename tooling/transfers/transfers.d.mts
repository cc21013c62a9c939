/** Numbers that repeat themselves for a seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number
  /** A whole number of at most so many bits. */
  bits(count: number): bigint
}

/** Makes numbers of a seed of 32 bits. */
export function createRandom(seed: number): Random

/** An amount of a coin or a token. */
export interface Amount {
  /** Base units. */
  readonly value: bigint
  /** Decimal text as a visitor may type it, with zeros that say nothing or without. */
  readonly typed: string
  /** The same as it has to be shown, without such zeros. */
  readonly shown: string
}

/** Where an amount may lie, in base units. */
export interface AmountRange {
  readonly least: bigint
  readonly most: bigint
  readonly decimals: number
}

/** Draws amounts. */
export interface Amounts {
  next(range: AmountRange): Amount
}

/** Makes amounts of every size alike. */
export function createAmounts(random: Random): Amounts

/** Base units as decimal text, without zeros that say nothing. */
export function shownText(value: bigint, decimals: number): string

/** Whoever makes transfers, until told to stop. */
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
  /** How many transfers a visitor makes before the next one comes. */
  readonly perVisit: number
  /** Lets a visitor in; they are counted from 0. */
  readonly visit: (params: { readonly number: number; readonly random: Random }) => Promise<Who>
  readonly transfer: (turn: TransferTurn<Who>) => Promise<void>
}

/** Runs so many transfers, or `TRANSFERS`; of one seed always, or of `TRANSFERS_SEED`. */
export function runTransfers<Who extends Visitor>(params: RunTransfersParams<Who>): Promise<void>
