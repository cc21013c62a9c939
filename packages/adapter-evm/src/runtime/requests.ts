/**
 * Requests to a connected wallet and to the chain: signatures, transactions, batches, permissions, fees, tokens. This code loads
 * with the first such request.
 *
 * Source  spec R-ADPT-02, R-ADPT-06
 */
import { type Network, NetworkNotFoundError, type SentTransaction } from '@bowline/kit-core'
import type { Runtime } from '../adapter.js'
import type { RequestName } from '../request-names.js'
import { type AppSendsParts, createAppSends } from './app-sends.js'
import type { BalanceParts } from './balance.js'
import { createCalls } from './calls.js'
import { checkCalls, connectorOfCalls, findCalls } from './check-calls.js'
import { checkProposal } from './check-proposal.js'
import { checkReceipt } from './check-receipt.js'
import { estimateTransfer } from './estimate-transfer.js'
import { findTransaction } from './find-sent.js'
import type { OnRequest } from './observe-requests.js'
import { type NameParts, readName } from './read-name.js'
import { readArrival } from './read-received-amount.js'
import { readReceiver } from './read-receiver.js'
import { readSent } from './read-sent.js'
import { estimateGas, type SendParts, sendToken, sendTransaction, writeContract } from './send.js'
import { signMessage, signTypedData } from './sign.js'
import { getTokenBalances } from './token-balances.js'

/** The adapter members for requests, and the handler of what others send through the kit's connectors. */
export type Requests = Pick<Runtime, RequestName> & { readonly onSend: OnRequest }

/** Creates these members. */
export function createRequests(parts: SendParts & AppSendsParts & BalanceParts & NameParts): Requests {
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
    readName: (params) => readName(parts, params),
    getReceivedAmount: (params) => readArrival(requestChain, params),
    inspectRecipient: (params) => readReceiver(requestChain, params),
    parseSentResponse: async (params) => readSent(params),
    findSent: async (params) =>
      (await findCalls(finder, params)) ?? findTransaction(requestChain, params, getNetwork(params.asked)),
    writeContract: (params) => writeContract(parts, params),
    async getTransaction(params) {
      const { sent } = params
      const network = getNetwork(sent)
      const connectorId = connectorOfCalls(sent)
      if (connectorId !== undefined) return checkCalls(parts, params, { connectorId, network })
      const check = await checkReceipt(requestChain, params, network)
      if (!check.isNotFound) return check
      return (await checkProposal(parts, params, { memo: check.memo, network })) ?? check
    },
    estimateGas: (params) => estimateGas(parts, params),
    onSend: createAppSends(parts),
  }
}
