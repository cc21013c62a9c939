import type { IconKey } from '@bowline/icons'

/** Icon keys for a wallet's ids. Skips ids that are undefined or empty. */
export const getWalletIconKeys = (...ids: readonly (string | undefined)[]): readonly IconKey[] =>
  ids.flatMap((id) => (id === undefined || id === '' ? [] : [`wallet:${id}` as const]))
