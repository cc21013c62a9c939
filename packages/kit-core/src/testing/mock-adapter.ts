/**
 * An adapter in memory: a whole chain family with a wallet that a test or a page of the docs drives by hand.
 *
 * In      namespace     `eip155` when absent
 *         connectors    on offer from the start
 *         accounts      of every wallet
 *         caipNetworkId where the wallet is; where it is asked to be when absent
 *         lacks         capabilities that this family does not have
 * Out     descriptor with `controls`; kits made with the same descriptor share the wallet, as two tabs do
 */
import type { Adapter, AdapterContext, AdapterDescriptor } from '../adapter/adapter.js'
import type { Connection, ConnectionAccount } from '../adapter/connection.js'
import type { Connector } from '../adapter/connector.js'
import { ConnectorNotFoundError, ProviderNotFoundError } from '../adapter/errors.js'
import type { AdapterEvent } from '../adapter/events.js'
import type { CaipNetworkId, Namespace } from '../caip/namespace.js'
import { withAccount } from '../connect/chosen-account.js'
import { RequestAbortedError } from '../connect/errors.js'
import { PAIRED_CONNECTOR_ID } from '../connect/live-pairing.js'
import { pairedAccounts, pairedConnection } from '../pairing/paired-connection.js'
import type { PairedSession } from '../pairing/transport.js'
import { mockAccounts, mockConnectors } from './mock-data.js'
import { createMockProvider } from './mock-provider.js'
import { createMockWallet, type MockWallet } from './mock-wallet.js'

/** Capabilities a mock adapter has. */
export type MockCapability =
  | 'switchAccount'
  | 'switchNetwork'
  | 'getBalance'
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'sendCalls'

/** What of a mock adapter is not the default. */
export type MockAdapterParams<N extends Namespace> = {
  namespace?: N | undefined
  name?: string | undefined
  connectors?: readonly Connector[] | undefined
  accounts?: readonly [ConnectionAccount, ...ConnectionAccount[]] | undefined
  caipNetworkId?: CaipNetworkId | undefined
  approvedCaipNetworkIds?: readonly CaipNetworkId[] | undefined
  /** Native balance in base units. */
  balance?: bigint | undefined
  lacks?: readonly MockCapability[] | undefined
  /** True: a connect that was given up goes on, and may bring a connection nobody waits for. */
  ignoresAbort?: boolean | undefined
}

/** The wallet by hand, and what it tells without being asked. */
export type MockControls = Omit<MockWallet, 'ask'> & {
  /** More connectors, as of wallets that announce themselves late. */
  announce(...connectors: readonly Connector[]): void
  /** A connector is gone, as of a wallet that was removed. */
  withdraw(connectorId: string): void
  /** The visitor picks other accounts in the wallet. */
  changeAccounts(accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]): void
  /** The visitor picks another network in the wallet, known to the app or not. */
  changeNetwork(caipNetworkId: CaipNetworkId): void
  /** The visitor disconnects in the wallet: it no longer agrees to a silent restore either. */
  disconnect(connectorId?: string): void
  /** The wallet forgets the app without telling. */
  forget(): void
  /** A connection made without the kit, as by the chain library's own hook. */
  connectOutside(connectorId: string): void
  setBalance(value: bigint): void
  /** Whatever event, to every kit that listens. */
  emit(event: AdapterEvent): void
  /** How many kits listen. */
  listeners(): number
}

/** A descriptor with its controls. */
export type MockAdapterDescriptor<N extends Namespace = Namespace> = AdapterDescriptor<N> & {
  readonly controls: MockControls
}

type Instance = {
  readonly emit: (event: AdapterEvent) => void
  readonly live: Map<string, Connection>
  /** Accounts in use by the page's choice, by connector. */
  readonly chosen: Map<string, string>
  isListening: boolean
  session?: PairedSession
}

/** Makes a chain family in memory. */
export function mockAdapter<N extends Namespace = 'eip155'>(params?: MockAdapterParams<N>): MockAdapterDescriptor<N>
export function mockAdapter({
  namespace = 'eip155',
  name = 'mock',
  connectors: first = mockConnectors(namespace),
  accounts: firstAccounts = mockAccounts(namespace),
  caipNetworkId,
  approvedCaipNetworkIds,
  balance: firstBalance = 1_500_000_000_000_000_000n,
  lacks = [],
  ignoresAbort = false,
}: MockAdapterParams<Namespace> = {}): MockAdapterDescriptor {
  const wallet = createMockWallet()
  const instances = new Set<Instance>()
  const agreed = new Set<string>()
  let connectors = first
  let accounts = firstAccounts
  let network = caipNetworkId
  let balance = firstBalance

  const emit = (event: AdapterEvent) => {
    for (const instance of instances) if (instance.isListening) instance.emit(event)
  }
  const tellAccounts = () => {
    for (const instance of instances) instance.chosen.clear()
    emitToLive((connectorId) => ({ type: 'accountChanged', connectorId, accounts }))
  }
  const emitToLive = (event: (connectorId: string) => AdapterEvent) => {
    for (const instance of instances) {
      for (const connectorId of [...instance.live.keys()]) if (instance.isListening) instance.emit(event(connectorId))
    }
  }
  const drop = (connectorId: string) => {
    agreed.delete(connectorId)
    for (const instance of instances) {
      if (instance.live.delete(connectorId) && instance.isListening) instance.emit({ type: 'disconnect', connectorId })
    }
  }
  const followSession = (instance: Instance, session: PairedSession) => {
    instance.session = session
    const connectorId = PAIRED_CONNECTOR_ID
    const stop = session.onEvent((event) => {
      if (instance.session !== session) stop()
      else if (event.type === 'ended') {
        instance.live.delete(connectorId)
        instance.emit({ type: 'disconnect', connectorId })
      } else if (event.type === 'accounts' && event.namespace === namespace) {
        const opened = pairedAccounts(session, namespace, instance.live.get(connectorId)?.caipNetworkId)
        instance.emit({ type: 'accountChanged', connectorId, accounts: opened })
      } else if (event.type === 'network' && event.caipNetworkId.startsWith(`${namespace}:`)) {
        const { caipNetworkId } = event
        instance.live.set(connectorId, pairedConnection(session, namespace, caipNetworkId))
        instance.emit({ type: 'switchNetwork', connectorId, caipNetworkId })
      }
    })
  }
  const setConnectors = (next: readonly Connector[]) => {
    connectors = next
    emit({ type: 'connectors', connectors })
  }

  function create(context: AdapterContext): Adapter {
    const instance: Instance = { emit: context.emit, live: new Map(), chosen: new Map(), isListening: false }
    instances.add(instance)

    const connectionOf = (connectorId: string, wanted?: CaipNetworkId): Connection => {
      network ??= wanted ?? context.networks()[0]?.caipNetworkId
      const connector = connectors.find(({ id }) => id === connectorId)
      const connection: Connection = {
        connectorId,
        accounts,
        ...(network && { caipNetworkId: network }),
        ...(connector && { name: connector.name, icon: connector.imageUrl }),
        ...(approvedCaipNetworkIds && { approvedCaipNetworkIds }),
      }
      agreed.add(connectorId)
      instance.live.set(connectorId, connection)
      return connection
    }
    const assertLive = (connectorId: string) => {
      if (!instance.live.has(connectorId)) throw new ProviderNotFoundError()
    }
    const askLive = async (method: MockCapability, asked: { connectorId: string }, signal?: AbortSignal) => {
      assertLive(asked.connectorId)
      await wallet.ask(method, asked, signal)
    }
    const hash = () => ({ hash: `0x${wallet.requests.length.toString(16).padStart(64, '0')}` })

    const capabilities: Pick<Required<Adapter>, MockCapability> = {
      async switchAccount(asked) {
        await askLive('switchAccount', asked)
        instance.chosen.set(asked.connectorId, asked.address)
      },
      async switchNetwork(asked) {
        await askLive('switchNetwork', asked, asked.signal)
        network = asked.network.caipNetworkId
        emitToLive((connectorId) => ({
          type: 'switchNetwork',
          connectorId,
          caipNetworkId: asked.network.caipNetworkId,
        }))
      },
      async getBalance(asked) {
        await wallet.ask('getBalance', asked, asked.signal)
        const { decimals, symbol } = asked.network.nativeCurrency
        return { value: balance, decimals, symbol }
      },
      async signMessage(asked) {
        await askLive('signMessage', asked)
        return `signed by ${asked.address}: ${asked.message}`
      },
      async signTypedData(asked) {
        await askLive('signTypedData', asked)
        return `signed by ${asked.address}: ${asked.primaryType}`
      },
      async sendTransaction(asked) {
        await askLive('sendTransaction', asked)
        return hash()
      },
      async sendCalls(asked) {
        await askLive('sendCalls', asked)
        return { id: hash().hash }
      },
    }

    return {
      namespace,
      connectors: () => (instance.isListening ? connectors : []),
      syncConnectors() {
        instance.isListening = true
        instance.emit({ type: 'connectors', connectors })
        return () => {
          instance.isListening = false
        }
      },
      async connect({ connectorId, caipNetworkId: wanted, signal }) {
        if (!connectors.some(({ id }) => id === connectorId)) throw new ConnectorNotFoundError(connectorId)
        await wallet.ask('connect', { connectorId, caipNetworkId: wanted }, ignoresAbort ? undefined : signal)
        if (signal.aborted && !ignoresAbort) throw new RequestAbortedError(signal.reason)
        return connectionOf(connectorId, wanted)
      },
      async connectPaired({ session, caipNetworkId: wanted, signal }) {
        if (signal.aborted) throw new RequestAbortedError(signal.reason)
        const connection = pairedConnection(session, namespace, wanted)
        instance.live.set(connection.connectorId, connection)
        followSession(instance, session)
        return connection
      },
      async reconnect({ connectorId, signal }) {
        await wallet.ask('reconnect', { connectorId }, signal)
        const isOffered = connectors.some(({ id }) => id === connectorId)
        return isOffered && agreed.has(connectorId) ? connectionOf(connectorId) : undefined
      },
      async disconnect({ connectorId }) {
        if (!instance.live.has(connectorId)) return
        await wallet.ask('disconnect', { connectorId })
        if (connectorId === PAIRED_CONNECTOR_ID) await instance.session?.end()
        instance.live.delete(connectorId)
        agreed.delete(connectorId)
      },
      async getAccounts({ connectorId }) {
        assertLive(connectorId)
        return withAccount({ accounts }, instance.chosen.get(connectorId)).accounts
      },
      async getProvider({ connectorId }) {
        assertLive(connectorId)
        return createMockProvider({ wallet, accounts: () => accounts, caipNetworkId: () => network })
      },
      ...Object.fromEntries(
        Object.entries(capabilities).filter(([capability]) => !lacks.some((l) => l === capability)),
      ),
    }
  }

  const controls: MockControls = {
    ...wallet,
    announce: (...more) => setConnectors([...connectors, ...more]),
    withdraw: (connectorId) => {
      setConnectors(connectors.filter(({ id }) => id !== connectorId))
      drop(connectorId)
    },
    changeAccounts(next) {
      accounts = next
      tellAccounts()
    },
    changeNetwork(next) {
      network = next
      emitToLive((connectorId) => ({ type: 'switchNetwork', connectorId, caipNetworkId: next }))
    },
    disconnect: (connectorId) => (connectorId === undefined ? [...agreed] : [connectorId]).forEach(drop),
    forget: () => agreed.clear(),
    connectOutside(connectorId) {
      agreed.add(connectorId)
      for (const instance of instances) {
        const connection: Connection = { connectorId, accounts, ...(network && { caipNetworkId: network }) }
        instance.live.set(connectorId, connection)
        if (instance.isListening) instance.emit({ type: 'connections', connections: [connection] })
      }
    },
    setBalance(value) {
      balance = value
    },
    emit,
    listeners: () => [...instances].filter(({ isListening }) => isListening).length,
  }
  return { namespace, name, create, controls }
}
