/**
 * The wallets of the connect list, as rows.
 *
 * In      state   connectors on offer, the namespace the modal was opened for, the order of the kinds
 *         config  custom and hidden wallets, images, whether wallets are offered at all
 * Out     rows    of the filtered namespace or of all; the same list while nothing of this changes
 * Source  spec R-CONN-02, R-CONN-06 to 09, R-CONN-12, R-CONN-14, R-CONN-15, R-VIEW-07, R-CFG-41, R-CFG-46, R-CFG-49
 */
import type { Connector } from '../adapter/connector.js'
import type { ConnectorTypeName } from '../config/features.js'
import type { CustomWallet } from '../config/options.js'
import type { KitConfig } from '../config/parse-options.js'
import type { KitState } from '../state.js'
import { isExcludedWallet, isSameWallet } from './is-same-wallet.js'
import { mergeConnectors } from './merge-connectors.js'

/** One wallet of the list. */
export type WalletRow = {
  /** Unique in the list. */
  readonly key: string
  readonly name: string
  /** Undefined where a letter stands in. */
  readonly imageUrl: string | undefined
  readonly kind: ConnectorTypeName
  /** It announced itself, so its picture may cause no request. */
  readonly isAnnounced: boolean
  readonly isInstalled: boolean
  /** How it is connected; one that carries several asks for the namespace first. Absent on a custom wallet. */
  readonly connector: Connector | undefined
  /** Present on a wallet that the app lists itself. */
  readonly wallet: CustomWallet | undefined
}

type Inputs = readonly [connectors: unknown, filter: unknown, order: unknown]
type Kept = { readonly inputs: Inputs; readonly rows: readonly WalletRow[] }

const kept = new WeakMap<KitConfig, Kept>()

/** The rows of the wallet list. */
export function selectWalletRows(state: KitState, config: KitConfig): readonly WalletRow[] {
  const { connectorTypeOrder } = state.config.appFeatures
  const inputs: Inputs = [state.connect.connectors, state.modal.namespaceFilter, connectorTypeOrder]
  const known = kept.get(config)
  if (known?.inputs.every((input, index) => input === inputs[index])) return known.rows
  const rows = config.enableWallets ? listRows(state, config) : []
  kept.set(config, { inputs, rows })
  return rows
}

function listRows(state: KitState, config: KitConfig): readonly WalletRow[] {
  const { namespaceFilter } = state.modal
  const connectors = mergeConnectors(
    Object.values(state.connect.connectors)
      .flat()
      .filter(({ chain }) => (namespaceFilter ?? chain) === chain)
      .filter((connector) => !isExcludedWallet({ ...connector, rdns: connector.info?.rdns }, config.excludeWalletIds)),
  )
  const found = connectors.map((connector) => connectorRow(connector, config))
  const own = config.customWallets
    .filter((wallet) => !isExcludedWallet(wallet, config.excludeWalletIds))
    .filter((wallet) => !connectors.some((one) => isSameWallet({ ...one, rdns: one.info?.rdns }, wallet)))
    .map(customRow)
  const rows = [...found, ...own]
  return state.config.appFeatures.connectorTypeOrder.flatMap((kind) => rows.filter((row) => row.kind === kind))
}

function connectorRow(connector: Connector, { connectorImages }: KitConfig): WalletRow {
  const single = connector.connectors ?? [connector]
  const isInstalled = single.some(({ type }) => type !== 'EXTERNAL')
  return {
    key: `${connector.type === 'MULTI_CHAIN' ? 'multi' : connector.chain}/${connector.id}`,
    name: connector.name,
    imageUrl: connectorImages[connector.id] ?? connector.imageUrl,
    kind: isInstalled ? 'injected' : 'external',
    isAnnounced: single.some(({ type }) => type === 'ANNOUNCED') && connectorImages[connector.id] === undefined,
    isInstalled,
    connector,
    wallet: undefined,
  }
}

function customRow(wallet: CustomWallet): WalletRow {
  return {
    key: `custom/${wallet.id}`,
    name: wallet.name,
    imageUrl: wallet.imageUrl,
    kind: 'custom',
    isAnnounced: false,
    isInstalled: false,
    connector: undefined,
    wallet,
  }
}
