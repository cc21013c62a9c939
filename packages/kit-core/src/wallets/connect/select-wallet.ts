/**
 * Handles the user's choice of a wallet.
 *
 * In      row     of the connect list
 *         wallet  of the directory
 * Out     tracks the choice and opens the view that connects it: ConnectingMultiChain when it covers several namespaces,
 *         ConnectingExternal when one connector reaches it, else ConnectingWalletConnect. A directory wallet that is
 *         installed for the active namespace connects there without asking for a namespace
 * Source  spec R-CONN-18, R-CONN-19, R-VIEW-30, R-VIEW-37, R-FLOW-01, R-FLOW-07, R-FLOW-09
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import { sanitizeText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { Connector } from '../../core/adapter/connector.js'
import type { ViewName } from '../../core/state/views.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { preloadPairing } from '../list/preload-pairing.js'
import { selectWalletConnector } from '../list/select-wallet-connector.js'
import type { WalletRow } from '../list/wallet-row.js'

/** Longest time without the view that waits, while the code that asks the wallet loads. */
const LOAD_LIMIT_MS = 500

/** The chosen wallet. */
export type SelectWalletParams = {
  readonly row?: Pick<WalletRow, 'name' | 'connector' | 'wallet'> | undefined
  readonly wallet?: WalletListing | undefined
}

/** Tracks the choice and opens the view that connects the wallet. */
export function selectWallet(kit: Kit, { row, wallet: chosen }: SelectWalletParams): void {
  const wallet = row?.wallet ?? chosen
  const connector = row?.connector ?? (wallet && connectorHere(kit, wallet))
  const name = row?.name ?? (sanitizeText(wallet?.name) || UNKNOWN_WALLET)
  const platform = connector ? 'browser' : wallet && getDevice().isMobile ? 'mobile' : 'qrcode'
  track(kit, { type: 'track', event: 'SELECT_WALLET', properties: { name, platform } })
  if (!connector) {
    preloadPairing(kit)
    push(kit, { view: pairingView(kit, wallet), data: { wallet } })
  } else if (connector.connectors) push(kit, { view: 'ConnectingMultiChain', data: { connector, wallet } })
  else connectExternal(kit, connector, wallet)
}

/** Asks the wallet at once, and shows the view that waits for it unless it responds immediately. Source: R-CONN-285. */
function connectExternal(kit: Kit, connector: Connector, wallet: WalletListing | undefined): void {
  const { modal, navigation } = kit.store.get()
  let isShown = false
  let response: (() => Promise<Connection>) | undefined
  const show = () => {
    if (isShown || kit.store.get().navigation !== navigation) return
    isShown = true
    push(kit, { view: 'ConnectingExternal', data: { connector, wallet, response } })
  }
  // Replaces the timer of a wallet pressed before.
  const showIn = (delayMs: number) => kit.timers.start('connect/waiting-view', delayMs, show)
  showIn(LOAD_LIMIT_MS)
  // No list has been seen that could wait.
  if (!modal.isPainted) show()
  // The view asks the wallet if it comes first, also when this code cannot be loaded.
  import('./connect-pressed-wallet.js').then((it) => {
    if (!isShown) response = it.connectPressedWallet(kit, connector, showIn)
  }, show)
}

/** An app without adapters uses a separate view to pair any wallet. */
function pairingView({ config }: Kit, wallet: WalletListing | undefined): ViewName {
  const isBasic = wallet === undefined && config.adapters.length === 0
  return isBasic ? 'ConnectingWalletConnectBasic' : 'ConnectingWalletConnect'
}

function connectorHere(kit: Kit, wallet: WalletListing): Connector | undefined {
  const state = kit.store.get()
  const connector = selectWalletConnector(state, kit.config, wallet)
  const isHere = ({ chain }: Connector) => chain === state.network.activeNamespace
  if (!connector?.connectors)
    return connector && (isHere(connector) || servesNoOther(connector, wallet)) ? connector : undefined
  return connector.connectors.find(isHere) ?? connector
}

/** Whether the wallet supports no other namespace. When paired, it could serve more than the installed one. */
function servesNoOther({ chain }: Connector, { chains }: WalletListing): boolean {
  return chains?.every((served) => served.startsWith(`${chain}:`)) ?? true
}
