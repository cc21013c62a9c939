/**
 * The networks to choose from, as rows.
 *
 * In      state    networks the app lists and what the connected wallets take
 *         search   text of the search field
 * Out     rows     of all namespaces, the active one's first; those that cannot be switched to last, order kept otherwise
 * Source  R-VIEW-49, R-VIEW-50
 */
import {
  type KitState,
  NAMESPACES,
  type Namespace,
  type Network,
  selectActiveNetwork,
  selectCanSwitch,
} from '@bowline/kit-core'

/** One network of the list. */
export type NetworkRow = {
  readonly network: Network
  readonly isActive: boolean
  /** False when the connected wallet does not support it. */
  readonly canSwitch: boolean
}

/** Rows of one namespace's networks, or of all. */
export function listNetworkRows(state: KitState, namespace?: Namespace): readonly NetworkRow[] {
  const { activeNamespace, byNamespace } = state.network
  const others = NAMESPACES.filter((candidate) => candidate !== activeNamespace)
  const shown = namespace ? [namespace] : [activeNamespace, ...others]
  const activeId = selectActiveNetwork(state)?.caipNetworkId
  const rows = shown
    .flatMap((candidate) => byNamespace[candidate]?.requested ?? [])
    .map((network) => ({
      network,
      isActive: network.caipNetworkId === activeId,
      canSwitch: selectCanSwitch(state, network),
    }))
  return [...rows.filter(({ canSwitch }) => canSwitch), ...rows.filter(({ canSwitch }) => !canSwitch)]
}

/** Rows whose name or id holds the text, whatever its case. */
export function findNetworkRows(rows: readonly NetworkRow[], search: string): readonly NetworkRow[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return rows
  return rows.filter(
    ({ network: { name, id, nativeCurrency } }) =>
      name.toLowerCase().includes(wanted) ||
      nativeCurrency.symbol.toLowerCase() === wanted ||
      String(id).toLowerCase() === wanted,
  )
}
