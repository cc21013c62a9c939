/**
 * Implements the adapter methods that talk to wallets and chains. Loaded once, on the first call.
 *
 * Source  spec R-ADPT-02, R-ADPT-16 to 18
 */

import { parseResponse } from '@bowline/kit-core/adapter'
import { ChainNotSupportedError, ProviderNotFoundError, WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { fetchAddressBalance } from './chain/address-balance.js'
import { createEsplora } from './chain/esplora.js'
import { sentSchema } from './chain/response-schemas.js'
import type { Runtime, RuntimeParams } from './contract.js'
import { emitConnectors, getShownWallet } from './discovery/emit-connectors.js'
import { listWallets } from './discovery/list-wallets.js'
import { createConnectPaired } from './pairing/connect-paired.js'
import { createProvider } from './provider/create-provider.js'
import { createSending } from './provider/sending.js'
import { checkTransaction } from './runtime/check-transaction.js'
import { createLiveConnections } from './runtime/connected-wallets.js'
import { createConnections } from './runtime/connections.js'
import { createRebroadcast } from './runtime/rebroadcast.js'
import { createSentRecord } from './runtime/sent-record.js'
import { switchNetwork } from './runtime/switch-network.js'

/** Creates the `ON_DEMAND` methods of the adapter. */
export function createRuntime({ context, options, page, standard, list }: RuntimeParams): Runtime {
  const wallets = () => listWallets(page, standard?.wallets()).map((found) => getShownWallet(list, found))
  const lifetime = () => list.signal ?? new AbortController().signal
  const live = createLiveConnections({ ...context, lifetime })
  const esplora = createEsplora(context, options)
  const getSendingParts = (connectorId: string) => ({ live, connectorId, esplora, context })
  const provider = (connectorId: string) => createProvider(getSendingParts(connectorId))
  const rebroadcast = createRebroadcast(esplora)

  return {
    ...createConnections({
      live,
      wallets,
      emit: context.emit,
      lifetime,
      refresh: () => emitConnectors(list, page, standard),
    }),
    connectPaired: createConnectPaired(live),

    async getProvider({ connectorId }) {
      if (live.find(connectorId) === undefined) throw new ProviderNotFoundError()
      return provider(connectorId)
    },

    switchAccount: async ({ connectorId, address }) => live.use(live.get(connectorId), address),

    switchNetwork: (params) => switchNetwork(live, params),

    async getBalance({ address, network, signal }) {
      const value = await fetchAddressBalance(esplora(network.caipNetworkId), address, signal)
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },

    signMessage: ({ connectorId, address, message }) => provider(connectorId).signMessage({ address, message }),

    getTransaction(params) {
      const { caipNetworkId } = params.sent
      return checkTransaction(esplora(caipNetworkId), params, (signed) => rebroadcast(signed, caipNetworkId))
    },

    async findSent(params) {
      const { findSent } = await import('./runtime/find-sent.js')
      return findSent(esplora(params.request.caipNetworkId), params)
    },

    parseSentResponse: async ({ caipNetworkId, method, response }) =>
      createSentRecord(parseResponse(method, v.parser(sentSchema), response), caipNetworkId),

    async sendTransaction({ connectorId, address, to, value, data, network }) {
      const { caipNetworkId } = live.get(connectorId)
      if (caipNetworkId !== network.caipNetworkId) throw new ChainNotSupportedError()
      if (data !== undefined) throw new WalletRequestError('A Bitcoin transfer cannot carry data')
      const { sendTransfer } = createSending(getSendingParts(connectorId))
      return sendTransfer({ recipient: to, amount: value ?? 0n, from: address })
    },
  }
}
