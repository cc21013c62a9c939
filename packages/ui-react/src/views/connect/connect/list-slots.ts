/**
 * Slots of the wallet list in Connect: each holds a wallet, or a placeholder while the directory is loading.
 *
 * In      rows    wallets to list
 *         order   the kinds, in order
 *         expected  maximum number of featured and recommended wallets that are still loading
 * Out     slots   with placeholders at the positions of their kind
 * Source  R-VIEW-07, R-VIEW-08, R-CONN-16
 */
import type { ConnectorTypeName, DirectoryState, KitConfig, WalletRow } from '@bowline/kit-core'

/** A slot of the list; `row` is undefined for a placeholder. */
export type ListSlot = { readonly key: string; readonly row: WalletRow | undefined }

/** Maximum number of wallets that are still loading, by kind. */
export type ExpectedWallets = { readonly [Kind in ConnectorTypeName]?: number }

/** Number of recommended wallets, reduced by one for each installed or recent wallet. */
const RECOMMENDED_COUNT = 2

/** How many featured or recommended wallets of the directory are still loading; none once the directory is loaded. */
export function countExpected(
  rows: readonly WalletRow[],
  { featuredWalletIds, customWallets }: Pick<KitConfig, 'featuredWalletIds' | 'customWallets'>,
  { status }: Pick<DirectoryState, 'status'>,
): ExpectedWallets {
  if (status !== 'loading') return {}
  if (featuredWalletIds.length > 0) return { featured: featuredWalletIds.length }
  if (customWallets.length > 0) return {}
  const taken = rows.filter(({ kind }) => kind === 'injected' || kind === 'recent').length
  return { recommended: Math.max(0, RECOMMENDED_COUNT - taken) }
}

/** Wallets and placeholders in the order of their kinds. */
export function listSlots(
  rows: readonly WalletRow[],
  order: readonly ConnectorTypeName[],
  expected: ExpectedWallets,
): readonly ListSlot[] {
  return order.flatMap((kind) => [
    ...rows.filter((row) => row.kind === kind).map((row) => ({ key: row.key, row })),
    ...Array.from({ length: expected[kind] ?? 0 }, (_, at) => ({ key: `placeholder/${kind}/${at}`, row: undefined })),
  ])
}
