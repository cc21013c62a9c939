/**
 * Rows of a `NetworkList`: which networks it shows and in which order.
 *
 * In      state    networks that the app lists, and what the connected wallets support
 *         search   text of the search field
 * Out     rows     of the given namespace, or of all with the active namespace first; networks that cannot be switched to last
 * Source  R-VIEW-49, R-VIEW-50
 */
import { getNamespaces, type KitState, type Namespace, type Network, selectActiveNetwork } from '@bowline/kit-core'
import { selectCanSwitch } from '@bowline/kit-core/internal'

/** A network in the list. */
export type NetworkRow = {
  readonly network: Network
  readonly isActive: boolean
  /** False when the connected wallet does not support the network. */
  readonly canSwitch: boolean
}

/** Rows of the networks that the app lists, of one namespace or of all. */
export function listNetworkRows(state: KitState, namespace?: Namespace): readonly NetworkRow[] {
  const { activeNamespace, byNamespace } = state.network
  const others = getNamespaces().filter((candidate) => candidate !== activeNamespace)
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

/** Rows whose name contains the text, or whose id or native token equals it. Ignores case. */
export function findNetworkRows(rows: readonly NetworkRow[], search: string): readonly NetworkRow[] {
  const query = search.trim().toLowerCase()
  if (query === '') return rows
  return rows.filter(
    ({ network: { name, id, nativeCurrency } }) =>
      name.toLowerCase().includes(query) ||
      nativeCurrency.symbol.toLowerCase() === query ||
      String(id).toLowerCase() === query,
  )
}
