import type { IconKey } from '@bowline/icons'

/** Keys under which `useIcon` looks for a wallet's icon, one per id. Skips ids that are undefined or empty. */
export const getWalletIconKeys = (...ids: readonly (string | undefined)[]): readonly IconKey[] =>
  ids.flatMap((id) => (id === undefined || id === '' ? [] : [`wallet:${id}` as const]))
