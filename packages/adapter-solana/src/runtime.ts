/**
 * Implements the adapter methods that talk to wallets and chains. Loaded once, on the first call. Transaction code, with
 * `@solana/kit`, loads when the first transaction is built or parsed.
 *
 * Source  spec R-ADPT-02, R-ADPT-12 to 14
 */

import { createConnectedWallets, throwIfAborted } from '@bowline/kit-core/adapter'
import { base58 } from '@scure/base'
import { getBalance } from './chain/balance.js'
import { checkSignature } from './chain/check-signature.js'
import { createFindSent } from './chain/find-sent.js'
import { createNodeRequest, createNodeUrls } from './chain/nodes.js'
import { createPosting } from './chain/post-transaction.js'
import { getTokenBalances } from './chain/token-balances.js'
import type { Runtime, RuntimeParams } from './contract.js'
import { createConnectPaired } from './pairing/connect-paired.js'
import { parseSentResponse } from './pairing/parse-sent-response.js'
import { createProvider } from './provider/provider.js'
import { sendTransaction, sendTransfer, sendWire } from './send.js'
import { loadTransactions } from './transaction/load-transactions.js'
import { inspectRecipient } from './transfer/inspect-recipient.js'
import { createAdoptConnection } from './wallet/adopt-connection.js'
import { createConnections } from './wallet/connections.js'
import type { LiveWallet } from './wallet/live-wallet.js'

/** Creates the `ON_DEMAND` methods of the adapter. */
export function createRuntime(parts: RuntimeParams): Runtime {
  const { context, emit } = parts
  const live = createConnectedWallets<LiveWallet>()
  const nodeUrls = createNodeUrls(context)
  const requestNode = createNodeRequest(nodeUrls)
  const { post, repost } = createPosting(nodeUrls)
  const { broadcast, requestTransaction } = context
  const memoByHash = new Map<string, string>()
  const failedHeightByMemo = new Map<string, bigint>()
  const findSigned = createFindSent({ requestNode, memoByHash, failedHeightByMemo })
  const send = {
    requestNode,
    post,
    broadcast,
    requestTransaction,
    live,
    onSent: memoByHash.set.bind(memoByHash),
    onFailed: failedHeightByMemo.set.bind(failedHeightByMemo),
  }

  const estimateTransfer: Runtime['estimateTransfer'] = async (params) =>
    (await loadTransactions()).estimateTransfer(requestNode, params)

  const connections = createConnections(parts, live)
  const switchNetwork: Runtime['switchNetwork'] = async ({ connectorId, network, signal }) => {
    throwIfAborted(signal)
    live.get(connectorId).setNetwork(network)
  }

  return {
    ...connections,
    connectPaired: createConnectPaired(context, live),
    switchAccount: async ({ connectorId, address }) => live.get(connectorId).setActiveAccount(address),
    getAccounts: async ({ connectorId }) => live.get(connectorId).connection().accounts,
    async getProvider({ connectorId }) {
      live.get(connectorId)
      const wallet = () => live.get(connectorId)
      return createProvider({
        wallet,
        send: (account, wire, options) => sendWire(send, wallet(), { account, wire, options, isAppRequest: true }),
      })
    },
    switchNetwork,
    adoptConnection: createAdoptConnection({ ...connections, switchNetwork, emit }),
    getBalance: (params) => getBalance(requestNode, params),
    getTokenBalances: (params) => getTokenBalances(requestNode, params),
    async signMessage({ connectorId, address, message }) {
      const wallet = live.get(connectorId)
      const bytes = new TextEncoder().encode(message)
      const signature = await wallet.signMessage({ address, caipNetworkId: wallet.caipNetworkId() }, bytes)
      return base58.encode(signature)
    },
    sendTransaction: (params) => sendTransaction(send, params),
    sendToken: (params) => sendTransfer(send, params),
    getTransaction: (params) => checkSignature({ requestNode, repost, findSigned }, params),
    findSent: ({ request, followed, signal }) => findSigned({ ...request, followed, signal }),
    estimateTransfer,
    getReceivedAmount: async (params) => (await loadTransactions()).fetchReceivedAmount(requestNode, params),
    inspectRecipient: async (params) => inspectRecipient(params),
    parseSentResponse: (params) => parseSentResponse(requestNode, params),
    estimateGas: async ({ value = 0n, ...params }) => (await estimateTransfer({ ...params, value })).fee,
  }
}
