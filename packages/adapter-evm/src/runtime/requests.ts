/**
 * What a connected wallet and the chain are asked for: signatures, transactions, batches, permissions, fees, tokens. Loaded with the
 * first such request.
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

/** Those members of the adapter, and what passes on what others send by the kit's connectors. */
export type Requests = Pick<Runtime, RequestName> & { readonly onSend: OnRequest }

/** Makes them. */
export function createRequests(parts: SendParts & AppSendsParts & BalanceParts & NameParts): Requests {
  const { finder, askChain, networks } = parts
  function networkOf({ caipNetworkId }: Pick<SentTransaction, 'caipNetworkId'>): Network {
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
    estimateTransfer: (params) => estimateTransfer(askChain, params),
    readName: (params) => readName(parts, params),
    getReceivedAmount: (params) => readArrival(askChain, params),
    inspectRecipient: (params) => readReceiver(askChain, params),
    parseSentResponse: async (params) => readSent(params),
    findSent: async (params) =>
      (await findCalls(finder, params)) ?? findTransaction(askChain, params, networkOf(params.asked)),
    writeContract: (params) => writeContract(parts, params),
    async getTransaction(asked) {
      const { sent } = asked
      const network = networkOf(sent)
      const connectorId = connectorOfCalls(sent)
      if (connectorId !== undefined) return checkCalls(parts, asked, { connectorId, network })
      const look = await checkReceipt(askChain, asked, network)
      if (!look.isNotFound) return look
      return (await checkProposal(parts, asked, { memo: look.memo, network })) ?? look
    },
    estimateGas: (params) => estimateGas(parts, params),
    onSend: createAppSends(parts),
  }
}
