import type { CaipNetworkId, Namespace } from '../base/caip/namespace.js'
import type { ChainTokenBalance } from '../core/adapter/chain-reads.js'
import type { Connection, ConnectionAccount } from '../core/adapter/connection.js'
import type { Connector } from '../core/adapter/connector.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import type { PairedSession } from '../core/adapter/transport.js'
import { getSessionConnectorId } from '../core/state/live-pairing.js'
import { getPairedAccounts, toPairedConnection } from '../wallets/pairing/paired-connection.js'
import { createMockWallet, type MockWallet } from './mock-wallet.js'

/** What a mock adapter stores for each kit that it was created for. */
export type MockFamilyKit = {
  readonly emit: (event: AdapterEvent) => void
  /** Connections by connector id. */
  readonly live: Map<string, Connection>
  /** Accounts the page made active, by connector. */
  readonly chosen: Map<string, string>
  isListening: boolean
  readonly sessions: Map<string, PairedSession>
}

/** State of the mock chain and its wallets, which the controls change. */
export type MockFamilyState = {
  connectors: readonly Connector[]
  accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  /** Network of the wallets. Undefined until one is connected. */
  network: CaipNetworkId | undefined
  /** Native balance in base units. */
  balance: bigint
  /** Token balances the chain reports for every account. */
  tokens: readonly ChainTokenBalance[]
  /** Fee of every transfer, in base units of the native token. */
  transferFee: bigint
}

/** What the kits with one mock adapter share ("chain family"): chain, wallets, and the list of the kits. */
export type MockFamily = MockFamilyState & {
  readonly namespace: Namespace
  readonly wallet: MockWallet
  readonly kits: Set<MockFamilyKit>
  /** Connectors that approved a restore. */
  readonly agreed: Set<string>
  /** Sent transfers by hash: the amount in base units, and the recipient. */
  readonly sent: Map<string, { readonly value: bigint | undefined; readonly to: string }>
  /** Emits an event to every kit that listens. */
  emit(event: AdapterEvent): void
  /** Emits an event for every connection of every kit that listens. */
  emitToLive(event: (connectorId: string) => AdapterEvent): void
  /** Wallets that share no account for now. */
  readonly locked: Set<string>
  /** Ends a connection in every kit. */
  drop(connectorId: string): void
  /** Makes a connection unavailable in every kit until its wallet is unlocked. */
  leave(connectorId: string): void
}

/** Called once per `mockAdapter`. */
export function createMockFamily(namespace: Namespace, first: MockFamilyState): MockFamily {
  const kits = new Set<MockFamilyKit>()
  const agreed = new Set<string>()
  const takeFromAll = (event: AdapterEvent & { readonly connectorId: string }) => {
    for (const kit of kits) if (kit.live.delete(event.connectorId) && kit.isListening) kit.emit(event)
  }
  return {
    ...first,
    namespace,
    wallet: createMockWallet(),
    kits,
    agreed,
    sent: new Map(),
    emit(event) {
      for (const kit of kits) if (kit.isListening) kit.emit(event)
    },
    emitToLive(event) {
      for (const kit of kits) {
        for (const connectorId of [...kit.live.keys()]) if (kit.isListening) kit.emit(event(connectorId))
      }
    },
    locked: new Set(),
    drop(connectorId) {
      agreed.delete(connectorId)
      takeFromAll({ type: 'disconnect', connectorId })
    },
    leave: (connectorId) => takeFromAll({ type: 'unavailable', connectorId }),
  }
}

/** Forwards the events of a paired session to a kit as adapter events, until the kit has another session of the connector. */
export function followMockSession({ namespace }: MockFamily, kit: MockFamilyKit, session: PairedSession): void {
  const connectorId = getSessionConnectorId(session)
  kit.sessions.set(connectorId, session)
  const stop = session.onEvent((event) => {
    if (kit.sessions.get(connectorId) !== session) stop()
    else if (event.type === 'ended') {
      kit.live.delete(connectorId)
      kit.emit({ type: 'disconnect', connectorId })
    } else if (event.type === 'accounts' && event.namespace === namespace) {
      const opened = getPairedAccounts(session, namespace, kit.live.get(connectorId)?.caipNetworkId)
      kit.emit({ type: 'accountChanged', connectorId, accounts: opened })
    } else if (event.type === 'network' && event.caipNetworkId.startsWith(`${namespace}:`)) {
      const { caipNetworkId } = event
      kit.live.set(connectorId, toPairedConnection(session, namespace, caipNetworkId))
      kit.emit({ type: 'switchNetwork', connectorId, caipNetworkId })
    }
  }, namespace)
}
