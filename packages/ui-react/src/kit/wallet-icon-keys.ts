import type { IconKey } from '@bowline/marks'

/** What a wallet's mark is known by: its ids, whichever there are. */
export const walletMarks = (...ids: readonly (string | undefined)[]): readonly IconKey[] =>
  ids.flatMap((id) => (id === undefined || id === '' ? [] : [`wallet:${id}` as const]))
