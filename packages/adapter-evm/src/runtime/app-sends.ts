/**
 * Forwards what the app sends through a provider of the kit or through wagmi. The request is recorded before the wallet gets
 * it and its transaction is tracked afterwards. If the kit has stopped meanwhile, the next kit tracks it.
 *
 * In      an `eth_sendTransaction` or `wallet_sendCalls` request; not recorded on a network that the app does not list
 * Out     the wallet's own response
 * Throws  the wallet's own error
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-114, R-ACCT-155
 */

import type { AdapterContext, Network, SendRequestDetails } from '@bowline/kit-core'
import { parseWalletError, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import { plainObject, tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { toRequestedBatchMemo } from './check-batch.js'
import type { ConnectorFinder } from './connector-finder.js'
import { fetchRequestedTransaction } from './fetch-requested-transaction.js'
import type { AppRequest, OnRequest } from './observe-requests.js'
import { parseSentResponse } from './parse-sent-response.js'
import { requestWallet } from './request-wallet.js'
import { addressSchema, callsIdSchema, chainIdSchema, quantitySchema } from './response-schemas.js'
import { INITIAL_MEMO, stringifyMemo } from './sent-memo.js'

const CHAIN_LIMIT_MS = 500

/** Dependencies of `createAppSends`. */
export type AppSendsParams = Pick<AdapterContext, 'requestTransaction'> & {
  readonly finder: ConnectorFinder
  readonly requestChain: RequestChain
  readonly networks: () => readonly Network[]
}

const callSchema = plainObject(
  v.looseObject({
    to: v.nullish(addressSchema),
    value: v.optional(quantitySchema),
    nonce: v.optional(quantitySchema),
    data: v.optional(v.string()),
    input: v.optional(v.string()),
  }),
)

/** Creates the handler that records and forwards the requests. */
export function createAppSends(parts: AppSendsParams): OnRequest {
  return async (request, forward) => {
    let response: Promise<unknown> | undefined
    const sendOnce = () => (response ??= forward())
    const record = await describeRequest(parts, request).catch(() => undefined)
    if (record) {
      const { caipNetworkId, address, connectorId, memo } = record
      const { method } = request
      await parts
        .requestTransaction(record, async () => {
          const walletResponse = await sendOnce().catch((error: unknown) => {
            throw parseWalletError(error)
          })
          const sent = parseSentResponse({ connectorId, caipNetworkId, method, response: walletResponse })
          return { caipNetworkId, address, ...(!sent.isBatch && { memo }), ...sent }
        })
        // The app gets the wallet's response or error below.
        .catch(() => undefined)
    }
    return sendOnce()
  }
}

/** The request to record: account, network and memo; undefined if the account or the network is unknown. */
async function describeRequest(parts: AppSendsParams, appRequest: AppRequest): Promise<SendRequestDetails | undefined> {
  const { provider, connectorId, method, params } = appRequest
  const request: unknown = Array.isArray(params) ? params[0] : undefined
  const live = parts.finder.findLive(connectorId)
  const requestedChainId = tryParse(chainIdSchema, safeGet(request, 'chainId'))
  const address = tryParse(addressSchema, safeGet(request, 'from')) ?? live?.accounts[0]
  const chainId = requestedChainId ?? (await fetchChainId(provider)) ?? live?.chainId
  const network = parts.networks().find(({ id }) => Number(id) === chainId)
  if (network === undefined || address === undefined) return undefined
  const { caipNetworkId } = network
  const memo = await (method === 'wallet_sendCalls'
    ? callsMemo(safeGet(request, 'id'))
    : transactionMemo(parts.requestChain, { connectorId, address, network, request }))
  return { connectorId, address, caipNetworkId, memo, isAppRequest: true }
}

async function fetchChainId(provider: AppRequest['provider']): Promise<number | undefined> {
  const response = requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema).catch(() => undefined)
  return withTimeout(response, CHAIN_LIMIT_MS)
}

/** The memo of a batch; undefined unless the app chose its id, as the batch can only be found by it. */
function callsMemo(id: unknown): string | undefined {
  const chosen = v.safeParse(callsIdSchema, id)
  return chosen.success ? toRequestedBatchMemo(chosen.output) : undefined
}

type Requested = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
  readonly request: unknown
}

async function transactionMemo(
  requestChain: RequestChain,
  { connectorId, address: from, network, request }: Requested,
): Promise<string> {
  const call = tryParse(callSchema, request)
  const { to, value = 0n, nonce, data } = { ...call, data: call?.data ?? call?.input ?? '0x' }
  const requested = call && (await fetchRequestedTransaction(requestChain, { from, to, value, nonce, data, network }))
  return stringifyMemo({ ...INITIAL_MEMO, requested, by: { connectorId, address: from } })
}
