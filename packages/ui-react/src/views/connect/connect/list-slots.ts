/**
 * Slots of the wallet list in Connect: each holds a wallet, a placeholder while the directory is loading, or a heading: one above
 * the installed wallets, and one above those that follow them.
 *
 * In      rows    wallets to list
 *         order   the kinds, in order
 *         expected  maximum number of featured and recommended wallets that are still loading
 * Out     slots   with placeholders at the positions of their kind
 * Source  R-VIEW-07, R-VIEW-08, R-CONN-16
 */
import type { ConnectorTypeName, DirectoryState, KitConfig, WalletRow } from '@bowline/kit-core'

/** Headings of the list, by what follows them. */
export type ListHeading = 'installed' | 'more'

/** A slot of the list; `row` is undefined for a heading and for a placeholder. */
export type ListSlot = {
  readonly key: string
  readonly row: WalletRow | undefined
  readonly heading?: ListHeading | undefined
}

/** Maximum number of wallets that are still loading, by kind. */
export type ExpectedWallets = { readonly [Kind in ConnectorTypeName]?: number }

/**
 * Number of recommended wallets, reduced by one for each installed or recent wallet. On a phone, as many as the directory's first
 * page has.
 */
const RECOMMENDED_COUNT = { desktop: 2, phone: 4 }

/** How many featured or recommended wallets of the directory are still loading; none once the directory is loaded. */
export function countExpected(
  rows: readonly WalletRow[],
  { featuredWalletIds, customWallets }: Pick<KitConfig, 'featuredWalletIds' | 'customWallets'>,
  { status }: Pick<DirectoryState, 'status'>,
  isMobile = false,
): ExpectedWallets {
  if (status !== 'loading') return {}
  if (featuredWalletIds.length > 0) return { featured: featuredWalletIds.length }
  if (customWallets.length > 0) return {}
  const taken = rows.filter(({ kind }) => kind === 'injected' || kind === 'recent').length
  return { recommended: Math.max(0, RECOMMENDED_COUNT[isMobile ? 'phone' : 'desktop'] - taken) }
}

/** Headings, wallets and placeholders in the order of their kinds. */
export function listSlots(
  rows: readonly WalletRow[],
  order: readonly ConnectorTypeName[],
  expected: ExpectedWallets,
): readonly ListSlot[] {
  const lists = order.map((kind): readonly ListSlot[] => [
    ...rows.filter((row) => row.kind === kind).map((row) => ({ key: row.key, row })),
    ...Array.from({ length: expected[kind] ?? 0 }, (_, at) => ({ key: `placeholder/${kind}/${at}`, row: undefined })),
  ])
  const installed = order.indexOf('injected')
  if (!lists[installed]?.length) return lists.flat()
  const more = lists.slice(installed + 1).flat()
  return [
    ...lists.slice(0, installed).flat(),
    toHeading('installed'),
    ...(lists[installed] ?? []),
    ...(more.length === 0 ? [] : [toHeading('more'), ...more]),
  ]
}

function toHeading(heading: ListHeading): ListSlot {
  return { key: `heading/${heading}`, row: undefined, heading }
}

/** Keys of the installed wallets that are below their heading; others say that they are installed. */
export function getGroupedKeys(slots: readonly ListSlot[]): ReadonlySet<string> {
  const start = slots.findIndex(({ heading }) => heading === 'installed') + 1
  const length = slots.slice(start).findIndex(({ row }) => row?.kind !== 'injected')
  return new Set(
    start === 0 ? [] : slots.slice(start, length === -1 ? undefined : start + length).map(({ key }) => key),
  )
}
