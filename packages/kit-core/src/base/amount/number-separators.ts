/** How a language writes numbers. */
export type NumberSeparators = {
  readonly decimal: string
  /** Separates groups of digits. Empty in languages without groups. */
  readonly group: string
  /** Number of digits in the last group and in the groups before it: 3 and 3 in English, 3 and 2 in Hindi. */
  readonly sizes: readonly [last: number, others: number]
  /** The ten digits from 0 to 9. */
  readonly digits: readonly string[]
}

/** Separators of English and of numbers from programs: `1,234.5`. */
export const DEFAULT_SEPARATORS: NumberSeparators = {
  decimal: '.',
  group: ',',
  sizes: [3, 3],
  digits: [...'0123456789'],
}
