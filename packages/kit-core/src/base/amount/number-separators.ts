/** How a language writes numbers. */
export type NumberSeparators = {
  readonly decimal: string
  /** Between groups of digits; empty where a language has none. */
  readonly group: string
  /** Digits of the last group and of those before it: 3 and 3 in English, 3 and 2 in Hindi. */
  readonly sizes: readonly [last: number, others: number]
  /** From 0 to 9. */
  readonly digits: readonly string[]
}

/** As programs write them, with commas for groups. */
export const DEFAULT_SEPARATORS: NumberSeparators = {
  decimal: '.',
  group: ',',
  sizes: [3, 3],
  digits: [...'0123456789'],
}
