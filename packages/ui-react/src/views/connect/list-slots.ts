/**
 * The places of the wallet list: a wallet each, or a placeholder for one that the directory still owes.
 *
 * In      rows    wallets to list, by kind in the configured order
 *         order   the kinds
 *         coming  how many featured and recommended wallets may still come
 * Out     slots   the placeholders stand where their kind will
 * Source  R-VIEW-07, R-VIEW-08, R-CONN-16
 */
import type { ConnectorTypeName, DirectoryState, KitConfig, WalletRow } from '@bowline/kit-core'

/** One place of the list. */
export type ListSlot = { readonly key: string; readonly row: WalletRow | undefined }

/** Wallets that may still come, by kind. */
export type ExpectedWallets = { readonly [Kind in ConnectorTypeName]?: number }

/** Installed, recent and recommended wallets together; the recommended ones give way. */
const RECOMMENDED_PLACES = 2

/** How many wallets the directory still owes. */
export function countExpected(
  rows: readonly WalletRow[],
  { featuredWalletIds, customWallets }: Pick<KitConfig, 'featuredWalletIds' | 'customWallets'>,
  { status }: Pick<DirectoryState, 'status'>,
): ExpectedWallets {
  if (status !== 'loading') return {}
  if (featuredWalletIds.length > 0) return { featured: featuredWalletIds.length }
  if (customWallets.length > 0) return {}
  const taken = rows.filter(({ kind }) => kind === 'injected' || kind === 'recent').length
  return { recommended: Math.max(0, RECOMMENDED_PLACES - taken) }
}

/** The places of the list. */
export function listSlots(
  rows: readonly WalletRow[],
  order: readonly ConnectorTypeName[],
  coming: ExpectedWallets,
): readonly ListSlot[] {
  return order.flatMap((kind) => [
    ...rows.filter((row) => row.kind === kind).map((row) => ({ key: row.key, row })),
    ...Array.from({ length: coming[kind] ?? 0 }, (_, at) => ({ key: `coming/${kind}/${at}`, row: undefined })),
  ])
}
