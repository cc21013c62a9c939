/**
 * The wallets that `useWallet` lists: one object per wallet of the kit, the same while the id and the name of the wallet stay.
 *
 * In      connectors   of the kit's Solana namespace
 *         connection   the active one; a paired wallet is listed while it is connected
 * Out     wallets()    the same array until a wallet is added, removed or changes. A removed wallet gets `NotDetected`.
 *                      `useWallet` finds a wallet by its name, so the id is appended to the name of a second wallet with
 *                      the same name
 * Source  spec R-ADPT-127
 */
import type { Connection, Connector } from '@bowline/kit-core'
import { type WalletError, type WalletName, WalletReadyState } from '@solana/wallet-adapter-base'
import { KitWalletAdapter } from './kit-wallet-adapter.js'
import type { NodeNetwork } from './network-nodes.js'
import type { WalletSession } from './wallet-session.js'

/** A wallet of the list and its adapter. */
export type ListedWallet = {
  readonly connectorId: string
  readonly adapter: KitWalletAdapter
  readonly readyState: WalletReadyState
}

/** The list of wallets. */
export type WalletList = {
  readonly wallets: () => ListedWallet[]
  readonly find: (connectorId: string | undefined) => ListedWallet | undefined
  readonly fill: (connectors: readonly Connector[], connection: Connection | undefined) => void
}

/** What the wallets of the list need from the bridge. */
export type WalletListParams = {
  readonly session: () => WalletSession | undefined
  readonly isConnecting: (connectorId: string) => boolean
  readonly connect: (connectorId: string) => Promise<void>
  readonly restore: (connectorId: string) => Promise<void>
  readonly disconnect: (connectorId: string) => Promise<void>
  readonly getNodeNetwork: NodeNetwork
  readonly report: (error: WalletError, adapter: KitWalletAdapter) => void
}

type Shown = {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly readyState: WalletReadyState
}

/** Creates an empty list. */
export function createWalletList(parts: WalletListParams): WalletList {
  const known = new Map<string, ListedWallet>()
  let listed: ListedWallet[] = []

  function toListed({ id, name, icon, readyState }: Shown): ListedWallet {
    const before = known.get(id)
    if (before?.adapter.name === name) {
      if (before.readyState === readyState) return before
      const changed = { ...before, readyState }
      known.set(id, changed)
      changed.adapter.emit('readyStateChange', readyState)
      return changed
    }
    const created = { connectorId: id, adapter: createAdapter({ id, name, icon }), readyState }
    known.set(id, created)
    return created
  }

  function createAdapter({ id, name, icon }: Omit<Shown, 'readyState'>): KitWalletAdapter {
    const adapter = new KitWalletAdapter({
      connectorId: id,
      name: toWalletName(name),
      icon,
      readyState: () => known.get(id)?.readyState ?? WalletReadyState.NotDetected,
      session: () => (parts.session()?.connectorId === id ? parts.session() : undefined),
      isConnecting: () => parts.isConnecting(id),
      connect: () => parts.connect(id),
      restore: () => parts.restore(id),
      disconnect: () => parts.disconnect(id),
      getNodeNetwork: parts.getNodeNetwork,
    })
    adapter.on('error', (error) => parts.report(error, adapter))
    return adapter
  }

  return {
    wallets: () => listed,
    find: (connectorId) => (connectorId === undefined ? undefined : known.get(connectorId)),
    fill(connectors, connection) {
      const next = toShown(connectors, connection).map(toListed)
      for (const removed of listed.filter(({ connectorId }) => !next.some((one) => one.connectorId === connectorId))) {
        const { connectorId: id, adapter } = removed
        toListed({ id, name: adapter.name, icon: adapter.icon, readyState: WalletReadyState.NotDetected })
      }
      const isChanged = next.length !== listed.length || next.some((wallet, index) => wallet !== listed[index])
      if (isChanged) listed = next
    },
  }
}

function toShown(connectors: readonly Connector[], connection: Connection | undefined): readonly Shown[] {
  const shown = connectors.map(({ id, name, imageUrl = '', type }) => {
    const readyState =
      type === 'ANNOUNCED' || type === 'INJECTED' ? WalletReadyState.Installed : WalletReadyState.Loadable
    return { id, name, icon: imageUrl, readyState }
  })
  const isListed = connection === undefined || shown.some(({ id }) => id === connection.connectorId)
  const paired = isListed ? [] : [{ ...toPaired(connection), readyState: WalletReadyState.Loadable }]
  const unique: Shown[] = []
  for (const wallet of [...shown, ...paired]) {
    const isTaken = unique.some((other) => other.name === wallet.name)
    unique.push(isTaken ? { ...wallet, name: `${wallet.name} (${wallet.id})` } : wallet)
  }
  return unique
}

function toPaired({ connectorId: id, name = id, icon = '' }: Connection) {
  return { id, name, icon }
}

function toWalletName(name: string): WalletName {
  if (!isWalletName(name)) throw new TypeError('Invalid wallet name')
  return name
}

function isWalletName(name: string): name is WalletName {
  return name !== ''
}
