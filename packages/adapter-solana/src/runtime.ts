/**
 * Implements the adapter methods that talk to wallets and chains. Loaded once, on the first call. Transaction code, with
 * `@solana/kit`, loads when the first transaction is built or parsed.
 *
 * Source  spec R-ADPT-02, R-ADPT-12 to 14
 */
import type { AdapterContext } from '@bowline/kit-core'
import { createConnectedWallets, throwIfAborted } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import type { Runtime } from './adapter.js'
import { getBalance } from './chain/balance.js'
import { checkSignature } from './chain/check-signature.js'
import { createFindSent } from './chain/find-sent.js'
import { createNodeRequest, createNodeUrls } from './chain/nodes.js'
import { createPosting } from './chain/post-transaction.js'
import { getTokenBalances } from './chain/token-balances.js'
import type { Discovery } from './discovery/discovery.js'
import { createConnectPaired } from './pairing/connect-paired.js'
import { readSent } from './pairing/read-sent.js'
import { createProvider } from './provider/provider.js'
import { sendTransaction, sendTransfer, sendWire } from './send.js'
import { loadTransactions } from './transaction/load-transactions.js'
import { readReceiver } from './transfer/read-receiver.js'
import { createAdoptConnection } from './wallet/adopt-connection.js'
import { createConnections } from './wallet/connections.js'
import type { LiveWallet } from './wallet/live-wallet.js'

/** What the part of the adapter that loads with the page passes to the runtime. */
export type RuntimeParts = {
  readonly context: AdapterContext
  /** Emits only while the kit listens. */
  readonly emit: AdapterContext['emit']
  readonly discovery: Discovery
  /** Aborted when the kit stops. */
  readonly lifetime: () => AbortSignal
}

/** Creates the `ON_DEMAND` methods of the adapter. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { context, emit } = parts
  const live = createConnectedWallets<LiveWallet>()
  const nodeUrls = createNodeUrls(context)
  const askNode = createNodeRequest(nodeUrls)
  const { post, repost } = createPosting(nodeUrls)
  const { broadcast, handOver } = context
  const notesOfSent = new Map<string, string>()
  const heightsOfFailed = new Map<string, bigint>()
  const findSigned = createFindSent({ askNode, notesOfSent, heightsOfFailed })
  const send = {
    askNode,
    post,
    broadcast,
    handOver,
    live,
    onSent: notesOfSent.set.bind(notesOfSent),
    onFailed: heightsOfFailed.set.bind(heightsOfFailed),
  }

  const estimateTransfer: Runtime['estimateTransfer'] = async (params) =>
    (await loadTransactions()).estimateTransfer(askNode, params)

  const connections = createConnections(parts, live)
  const switchNetwork: Runtime['switchNetwork'] = async ({ connectorId, network, signal }) => {
    throwIfAborted(signal)
    live.get(connectorId).moveTo(network)
  }

  return {
    ...connections,
    connectPaired: createConnectPaired(context, live),
    switchAccount: async ({ connectorId, address }) => live.get(connectorId).use(address),
    getAccounts: async ({ connectorId }) => live.get(connectorId).connection().accounts,
    async getProvider({ connectorId }) {
      live.get(connectorId)
      const wallet = () => live.get(connectorId)
      return createProvider({
        wallet,
        send: (place, wire, options) => sendWire(send, wallet(), { place, wire, options, isAppRequest: true }),
      })
    },
    switchNetwork,
    adoptConnection: createAdoptConnection({ ...connections, switchNetwork, emit }),
    getBalance: (params) => getBalance(askNode, params),
    getTokenBalances: (params) => getTokenBalances(askNode, params),
    async signMessage({ connectorId, address, message }) {
      const wallet = live.get(connectorId)
      const bytes = new TextEncoder().encode(message)
      const signature = await wallet.signMessage({ address, caipNetworkId: wallet.caipNetworkId() }, bytes)
      return base58.encode(signature)
    },
    sendTransaction: (params) => sendTransaction(send, params),
    sendToken: (params) => sendTransfer(send, params),
    getTransaction: (params) => checkSignature({ askNode, repost, findSigned }, params),
    findSent: ({ asked, signal }) => findSigned({ ...asked, signal }),
    estimateTransfer,
    getReceivedAmount: async (params) => (await loadTransactions()).readArrival(askNode, params),
    inspectRecipient: async (params) => readReceiver(params),
    parseSentResponse: (params) => readSent(askNode, params),
    estimateGas: async ({ value = 0n, ...params }) => (await estimateTransfer({ ...params, value })).fee,
  }
}
