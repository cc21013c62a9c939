/**
 * Requests to a connected wallet and to the chain: signatures, transactions, batches, permissions, fees, tokens. This code loads
 * with the first such request.
 *
 * Source  spec R-ADPT-02, R-ADPT-06
 */
import type { Network, SentTransaction } from '@bowline/kit-core'
import { NetworkNotFoundError } from '@bowline/kit-core/errors'
import type { Runtime } from '../contract.js'
import { type AppSendsParams, createAppSends } from './app-sends.js'
import type { BalanceParams } from './balance-fetcher.js'
import { createCalls } from './calls.js'
import { checkBatch, findBatch, getBatchConnectorId } from './check-batch.js'
import { checkProposal } from './check-proposal.js'
import { checkReceipt } from './check-receipt.js'
import { estimateTransfer } from './estimate-transfer.js'
import { fetchName, type NameParams } from './fetch-name.js'
import { fetchReceivedAmount } from './fetch-received-amount.js'
import { findTransaction } from './find-sent.js'
import { inspectRecipient } from './inspect-recipient.js'
import type { OnRequest } from './observe-requests.js'
import { parseSentResponse } from './parse-sent-response.js'
import type { RequestName } from './request-names.js'
import { estimateGas, type SendParams, sendToken, sendTransaction, writeContract } from './send.js'
import { signMessage, signTypedData } from './sign.js'
import { getTokenBalances } from './token-balances.js'

/** The adapter members for requests, and the handler of what the app sends through a provider of the kit or through wagmi. */
export type Requests = Pick<Runtime, RequestName> & { readonly onSend: OnRequest }

/** Creates the adapter members for requests. */
export function createRequests(parts: SendParams & AppSendsParams & BalanceParams & NameParams): Requests {
  const { finder, requestChain, networks } = parts
  function getNetwork({ caipNetworkId }: Pick<SentTransaction, 'caipNetworkId'>): Network {
    const network = networks().find((known) => known.caipNetworkId === caipNetworkId)
    if (!network) throw new NetworkNotFoundError(caipNetworkId)
    return network
  }
  return {
    ...createCalls(parts),
    getTokenBalances: (params) => getTokenBalances(parts, params),
    signMessage: (params) => signMessage(finder, params),
    signTypedData: (params) => signTypedData(finder, params),
    sendTransaction: (params) => sendTransaction(parts, params),
    sendToken: (params) => sendToken(parts, params),
    estimateTransfer: (params) => estimateTransfer(requestChain, params),
    fetchName: (params) => fetchName(parts, params),
    getReceivedAmount: (params) => fetchReceivedAmount(requestChain, params),
    inspectRecipient: (params) => inspectRecipient(requestChain, params),
    parseSentResponse: async (params) => parseSentResponse(params),
    findSent: async (params) =>
      (await findBatch(finder, params)) ?? findTransaction(requestChain, params, getNetwork(params.request)),
    writeContract: (params) => writeContract(parts, params),
    async getTransaction(params) {
      const { sent } = params
      const network = getNetwork(sent)
      const connectorId = getBatchConnectorId(sent)
      if (connectorId !== undefined) return checkBatch(parts, params, { connectorId, network })
      const check = await checkReceipt(requestChain, params, network)
      if (!check.isNotFound) return check
      return (await checkProposal(parts, params, { memo: check.memo, network })) ?? check
    },
    estimateGas: (params) => estimateGas(parts, params),
    onSend: createAppSends(parts),
  }
}
