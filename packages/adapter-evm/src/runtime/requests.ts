/**
 * What a connected wallet and the chain are asked for: signatures, transactions, batches, permissions, fees, tokens. Loaded with the
 * first such request.
 *
 * Source  spec R-ADPT-02, R-ADPT-06
 */
import { NetworkNotFoundError } from '@bowline/kit-core'
import type { Runtime } from '../adapter.js'
import type { RequestName } from '../request-names.js'
import type { BalanceParts } from './balance.js'
import { createCalls } from './calls.js'
import { connectorOfCalls, lookAtCalls } from './calls-look.js'
import { estimateTransfer } from './estimate-transfer.js'
import type { Sent } from './observe-sends.js'
import { lookAtProposal } from './proposal-look.js'
import { readArrival } from './read-arrival.js'
import { type NameParts, readName } from './read-name.js'
import { readReceiver } from './read-receiver.js'
import { readSent } from './read-sent.js'
import { lookAtReceipt } from './receipt-look.js'
import { estimateGas, type SendParts, sendToken, sendTransaction, writeContract } from './send.js'
import { signMessage, signTypedData } from './sign.js'
import { createTellSent, type TellSentParts } from './tell-sent.js'
import { getTokenBalances } from './token-balances.js'

/** Those members of the adapter, and what tells of what others send by the kit's connectors. */
export type Requests = Pick<Runtime, RequestName> & { readonly onSent: (sent: Sent) => void }

/** Makes them. */
export function createRequests(parts: SendParts & TellSentParts & BalanceParts & NameParts): Requests {
  const { finder, askChain, networks } = parts
  return {
    ...createCalls(parts),
    getTokenBalances: (params) => getTokenBalances(parts, params),
    signMessage: (params) => signMessage(finder, params),
    signTypedData: (params) => signTypedData(finder, params),
    sendTransaction: (params) => sendTransaction(parts, params),
    sendToken: (params) => sendToken(parts, params),
    estimateTransfer: (params) => estimateTransfer(askChain, params),
    readName: (params) => readName(parts, params),
    readArrival: (params) => readArrival(askChain, params),
    readReceiver: (params) => readReceiver(askChain, params),
    readSent: async (params) => readSent(params),
    writeContract: (params) => writeContract(parts, params),
    async getTransaction(asked) {
      const { sent } = asked
      const network = networks().find(({ caipNetworkId }) => caipNetworkId === sent.caipNetworkId)
      if (!network) throw new NetworkNotFoundError(sent.caipNetworkId)
      const connectorId = connectorOfCalls(sent)
      if (connectorId !== undefined) return lookAtCalls(parts, asked, { connectorId, network })
      const look = await lookAtReceipt(askChain, asked, network)
      if (!look.isUnknown) return look
      return (await lookAtProposal(parts, asked, { memo: look.memo, network })) ?? look
    },
    estimateGas: (params) => estimateGas(parts, params),
    onSent: createTellSent(parts),
  }
}
