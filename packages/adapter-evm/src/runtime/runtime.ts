/**
 * The adapter's work with wallets and chains: everything that needs wagmi and viem. Loaded on demand, once.
 *
 * Source  spec R-ADPT-02, R-ADPT-06
 */
import type { Config } from '@wagmi/core'
import type { Runtime, RuntimeParts } from '../adapter.js'
import { createConnectPaired } from '../pairing/connect-paired.js'
import { createHostPairings } from '../pairing/host-pairing.js'
import { createBalances } from './balance.js'
import { createCalls } from './calls.js'
import { createAskChain } from './chain-client.js'
import { createChainClients, createChainNodes } from './chain-nodes.js'
import { createConnections } from './connections.js'
import { estimateTransfer } from './estimate-transfer.js'
import { createConnectorFinder } from './find-connector.js'
import { type MadeConfig, makeConfig } from './made-config.js'
import { readReceiver } from './read-receiver.js'
import { estimateGas, sendToken, sendTransaction, writeContract } from './send.js'
import { createSendWatch } from './send-watch.js'
import { signMessage, signTypedData } from './sign.js'
import { moveTo } from './wallet-session.js'

/** Creates the runtime over the host's configuration or one of its own. */
export function createRuntime(parts: RuntimeParts): Runtime {
  const { context, watch } = parts
  const { config, syncNetworks } = parts.config ? adopted(parts.config) : makeConfig(context)
  watch.use(config)
  const clients = createChainClients(context, config)
  const nodes = createChainNodes(clients)
  const askChain = createAskChain(nodes)
  const receipts = { askChain, emit: context.emit, lifetime: parts.lifetime }
  const onSent = createSendWatch({ ...receipts, networks: context.networks })
  const finder = createConnectorFinder(parts, config, onSent)
  const send = { ...receipts, finder }
  const host = createHostPairings(parts, config)
  return {
    ...createConnections({ config, finder, watch }),
    ...createCalls(send),
    connectPaired: createConnectPaired({
      config,
      context,
      watch,
      nodes,
      onSent,
      host,
      isHosts: parts.config !== undefined,
    }),
    pairingProvider: host.pairingProvider,
    config() {
      syncNetworks()
      finder.addAll()
      return config
    },
    async switchNetwork(params) {
      syncNetworks()
      await moveTo(finder, params)
    },
    getBalance: createBalances({ askChain, clients }),
    signMessage: (params) => signMessage(finder, params),
    signTypedData: (params) => signTypedData(finder, params),
    sendTransaction: (params) => sendTransaction(send, params),
    sendToken: (params) => sendToken(send, params),
    estimateTransfer: (params) => estimateTransfer(askChain, params),
    readReceiver: async (params) => readReceiver(params),
    writeContract: (params) => writeContract(send, params),
    estimateGas: (params) => estimateGas(send, params),
  }
}

/** The host's configuration is the host's to keep in step. */
function adopted(config: Config): MadeConfig {
  return { config, syncNetworks: () => undefined }
}
