/**
 * An adapter in memory for tests and the docs, of any namespace, with wallets that `controls` controls. Kits created with the
 * same descriptor share the wallets, as two tabs do.
 */

import { isSameAddress } from '../base/caip/is-same-address.js'
import type { CaipNetworkId, Namespace } from '../base/caip/namespace.js'
import {
  ConnectorNotFoundError,
  ProviderNotFoundError,
  WalletRequestError,
  WalletUnavailableError,
} from '../base/errors/errors.js'
import { RequestAbortedError } from '../base/errors/request-aborted-error.js'
import type { Adapter, AdapterDescriptor } from '../core/adapter/adapter.js'
import type { AdapterContext } from '../core/adapter/adapter-context.js'
import type { Connection } from '../core/adapter/connection.js'
import type { SendTokenParams, SendTransactionParams } from '../core/adapter/sending.js'
import { withAccount } from '../wallets/connect/chosen-account.js'
import { toPairedConnection } from '../wallets/pairing/paired-connection.js'
import { classifyMockRecipient } from './classify-mock-recipient.js'
import type { MockAdapterParams, MockCapability } from './mock-adapter-params.js'
import { createMockBatches } from './mock-batches.js'
import { createMockControls, type MockControls } from './mock-controls.js'
import { mockAccounts, mockConnectors } from './mock-data.js'
import { createMockFamily, followMockSession, type MockFamily, type MockFamilyKit } from './mock-family.js'
import { createMockProvider } from './mock-provider.js'
import type { MockMethod } from './mock-wallet.js'

/** A descriptor with its controls. */
export type MockAdapterDescriptor<N extends Namespace = Namespace> = AdapterDescriptor<N> & {
  readonly controls: MockControls
}

/** Returns a descriptor for the option `adapters`. The wallets approve at once unless a test says otherwise. */
export function mockAdapter<N extends Namespace = 'eip155'>(params?: MockAdapterParams<N>): MockAdapterDescriptor<N>
export function mockAdapter(params: MockAdapterParams<Namespace> = {}): MockAdapterDescriptor {
  const { namespace = 'eip155', name = 'mock', balance = 1_500_000_000_000_000_000n, transferFee = 21_000n } = params
  const family = createMockFamily(namespace, {
    connectors: params.connectors ?? mockConnectors(namespace),
    accounts: params.accounts ?? mockAccounts(namespace),
    network: params.caipNetworkId,
    balance,
    tokens: params.tokens ?? [],
    transferFee,
  })
  return {
    namespace,
    name,
    ...(params.family && { family: params.family }),
    create: (context) => createAdapter(family, context, params),
    controls: createMockControls(family),
  }
}

function createAdapter(
  family: MockFamily,
  context: AdapterContext,
  {
    approvedCaipNetworkIds,
    tokens,
    names,
    chain,
    findSent,
    holding,
    dataFeePerByte,
    gas = 21_000n,
    arrives,
    bounds,
    contracts = [],
    batches,
    lacks = [],
    ignoresAbort = false,
  }: MockAdapterParams<Namespace>,
): Adapter {
  const { namespace, wallet, kits, agreed } = family
  const kit: MockFamilyKit = {
    emit: context.emit,
    live: new Map(),
    chosen: new Map(),
    sessions: new Map(),
    isListening: false,
  }
  kits.add(kit)

  const connectionOf = (connectorId: string, wanted?: CaipNetworkId): Connection => {
    family.network ??= wanted ?? context.networks()[0]?.caipNetworkId
    const { accounts, network, connectors } = family
    const connector = connectors.find(({ id }) => id === connectorId)
    const connection: Connection = {
      connectorId,
      accounts,
      ...(network && { caipNetworkId: network }),
      ...(connector && { name: connector.name, icon: connector.imageUrl }),
      ...(approvedCaipNetworkIds && { approvedCaipNetworkIds }),
    }
    agreed.add(connectorId)
    kit.live.set(connectorId, connection)
    return connection
  }
  const assertLive = (connectorId: string) => {
    if (!kit.live.has(connectorId)) throw new ProviderNotFoundError()
  }
  const askLive = async (method: MockMethod, asked: { connectorId: string }, signal?: AbortSignal) => {
    assertLive(asked.connectorId)
    await wallet.ask(method, asked, signal)
  }
  const hash = () => ({ hash: `0x${wallet.requests.length.toString(16).padStart(64, '0')}` })
  const sent = ({ value, to = '' }: { value?: bigint | undefined; to?: string | undefined }) => {
    const answer = hash()
    family.sent.set(answer.hash, { value, to })
    return answer
  }

  const send = async (method: 'sendTransaction' | 'sendToken', asked: SendTransactionParams | SendTokenParams) => {
    const { connectorId, address, network } = asked
    assertLive(connectorId)
    const { caipNetworkId } = network
    return context.requestTransaction({ connectorId, address, caipNetworkId }, async () => {
      await wallet.ask(method, asked)
      return { ...sent(asked), caipNetworkId, address }
    })
  }

  const mockBatches = createMockBatches({
    batches,
    requestTransaction: context.requestTransaction,
    ask: (method, asked) => askLive(method, asked),
    nextId: () => hash().hash,
  })
  const capabilities: Pick<Required<Adapter>, MockCapability> = {
    async switchAccount(asked) {
      await askLive('switchAccount', asked)
      kit.chosen.set(asked.connectorId, asked.address)
    },
    async switchNetwork(asked) {
      await askLive('switchNetwork', asked, asked.signal)
      family.network = asked.network.caipNetworkId
      family.emitToLive((connectorId) => ({
        type: 'switchNetwork',
        connectorId,
        caipNetworkId: asked.network.caipNetworkId,
      }))
    },
    async getBalance(asked) {
      await wallet.ask('getBalance', asked, asked.signal)
      const { decimals, symbol } = asked.network.nativeCurrency
      return { value: family.balance, decimals, symbol }
    },
    async signMessage(asked) {
      await askLive('signMessage', asked)
      return `signed by ${asked.address}: ${asked.message}`
    },
    async signTypedData(asked) {
      await askLive('signTypedData', asked)
      return `signed by ${asked.address}: ${asked.primaryType}`
    },
    sendTransaction: (asked) => send('sendTransaction', asked),
    sendToken: (asked) => send('sendToken', asked),
    async estimateGas(asked) {
      await wallet.ask('estimateGas', asked)
      return gas
    },
    async estimateTransfer(asked) {
      await wallet.ask('estimateTransfer', asked)
      return {
        fee: family.transferFee,
        dataFee: dataFeePerByte && dataFeePerByte * BigInt((asked.data ?? '0x').length / 2 - 1),
        deposit: 0n,
        bounds,
        receivedAmount: asked.tokenAddress === undefined ? undefined : arrives,
      }
    },
    inspectRecipient: async (asked) => classifyMockRecipient(namespace, asked, asked.checksCode ? await contracts : []),
    sendCalls: mockBatches.sendCalls,
  }

  const tokenReader: Pick<Adapter, 'getTokenBalances'> = {
    async getTokenBalances(asked) {
      await wallet.ask('getTokenBalances', asked, asked.signal)
      if (!asked.only) return family.tokens
      if (!holding) throw new WalletRequestError('The chain does not report it')
      return [{ address: asked.only.tokenAddress, decimals: 0, ...(await holding(asked)) }]
    },
  }

  return {
    namespace,
    connectors: () => (kit.isListening ? family.connectors : []),
    syncConnectors() {
      kit.isListening = true
      kit.emit({ type: 'connectors', connectors: family.connectors })
      return () => {
        kit.isListening = false
      }
    },
    async connect({ connectorId, caipNetworkId: wanted, signal }) {
      if (!family.connectors.some(({ id }) => id === connectorId)) throw new ConnectorNotFoundError(connectorId)
      await wallet.ask('connect', { connectorId, caipNetworkId: wanted }, ignoresAbort ? undefined : signal)
      if (signal.aborted && !ignoresAbort) throw new RequestAbortedError(signal.reason)
      return connectionOf(connectorId, wanted)
    },
    async connectPaired({ session, caipNetworkId: wanted, signal }) {
      if (signal.aborted) throw new RequestAbortedError(signal.reason)
      const connection = toPairedConnection(session, namespace, wanted)
      kit.live.set(connection.connectorId, connection)
      followMockSession(family, kit, session)
      return kit.live.get(connection.connectorId) ?? connection
    },
    async reconnect({ connectorId, signal }) {
      await wallet.ask('reconnect', { connectorId }, signal)
      if (!family.connectors.some(({ id }) => id === connectorId)) throw new ConnectorNotFoundError(connectorId)
      if (family.locked.has(connectorId)) throw new WalletUnavailableError()
      return agreed.has(connectorId) ? connectionOf(connectorId) : undefined
    },
    async disconnect({ connectorId }) {
      if (!kit.live.has(connectorId) && !family.locked.has(connectorId)) return
      await wallet.ask('disconnect', { connectorId })
      kit.live.delete(connectorId)
      kit.chosen.delete(connectorId)
      agreed.delete(connectorId)
      await kit.sessions.get(connectorId)?.end()
    },
    async getAccounts({ connectorId }) {
      assertLive(connectorId)
      return withAccount({ accounts: family.accounts }, kit.chosen.get(connectorId)).accounts
    },
    async getProvider({ connectorId }) {
      assertLive(connectorId)
      return createMockProvider({ wallet, accounts: () => family.accounts, caipNetworkId: () => family.network })
    },
    ...((tokens ?? holding) && tokenReader),
    ...mockBatches.others,
    async getReceivedAmount({ hash, to }) {
      const found = family.sent.get(hash)
      return arrives ?? (found && isSameAddress(found.to, to) ? found.value : undefined)
    },
    ...(findSent && { findSent }),
    ...(chain && { getTransaction: ({ sent, finality }) => chain(sent, finality) }),
    ...(names && {
      async fetchName(asked) {
        await wallet.ask('fetchName', asked, asked.signal)
        return names[asked.address]
      },
    }),
    ...Object.fromEntries(Object.entries(capabilities).filter(([capability]) => !lacks.some((l) => l === capability))),
  }
}
