/**
 * Hands over what the app sends through a provider of the kit or through wagmi, so that it is recorded before the wallet has it and
 * followed after; also once the kit was stopped, for the next one to follow.
 *
 * In      a request on a network of the app; no other one is recorded
 * Out     the wallet's own answer
 * Throws  the wallet's own error
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-114, R-ACCT-155
 */
import type { AdapterContext, HandedOver, Network } from '@bowline/kit-core'
import { parseWalletError, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { askedCallsMemo } from './check-calls.js'
import { fetchAsked } from './fetch-asked.js'
import type { ConnectorFinder } from './find-connector.js'
import type { AppRequest, OnRequest } from './observe-requests.js'
import { readSent } from './read-sent.js'
import { requestWallet } from './request-wallet.js'
import { addressSchema, callsIdSchema, chainIdSchema, quantitySchema } from './response-schemas.js'
import { FIRST_MEMO, writeMemo } from './sent-memo.js'

const CHAIN_LIMIT_MS = 500

/** What it needs. */
export type AppSendsParts = Pick<AdapterContext, 'handOver'> & {
  readonly finder: ConnectorFinder
  readonly askChain: RequestChain
  readonly networks: () => readonly Network[]
}

const callSchema = z.looseObject({
  to: z.nullish(addressSchema),
  value: z.optional(quantitySchema),
  nonce: z.optional(quantitySchema),
  data: z.optional(z.string()),
  input: z.optional(z.string()),
})

/** Makes what passes the requests on. */
export function createAppSends(parts: AppSendsParts): OnRequest {
  return async (send, ask) => {
    let answer: Promise<unknown> | undefined
    const askOnce = () => (answer ??= ask())
    const handed = await describe(parts, send).catch(() => undefined)
    if (handed) {
      const { caipNetworkId, address, connectorId, memo } = handed
      const { method } = send
      await parts
        .handOver(handed, async () => {
          const given = await askOnce().catch((error: unknown) => {
            throw parseWalletError(error)
          })
          const sent = readSent({ connectorId, caipNetworkId, method, answer: given })
          return { caipNetworkId, address, ...(!sent.isBatch && { memo }), ...sent }
        })
        // What the wallet answered, its errors too, is the app's below.
        .catch(() => undefined)
    }
    return askOnce()
  }
}

/** What is asked of which account and where; undefined for an account or a network that is not known here. */
async function describe(parts: AppSendsParts, send: AppRequest): Promise<HandedOver | undefined> {
  const { provider, connectorId, method, params } = send
  const request: unknown = Array.isArray(params) ? params[0] : undefined
  const live = parts.finder.findLive(connectorId)
  const named = z.safeParse(chainIdSchema, safeGet(request, 'chainId')).data
  const address = z.safeParse(addressSchema, safeGet(request, 'from')).data ?? live?.accounts[0]
  const chainId = named ?? (await fetchChainId(provider)) ?? live?.chainId
  const network = parts.networks().find(({ id }) => Number(id) === chainId)
  if (network === undefined || address === undefined) return undefined
  const { caipNetworkId } = network
  const memo = await (method === 'wallet_sendCalls'
    ? callsMemo(safeGet(request, 'id'))
    : transactionMemo(parts.askChain, { connectorId, address, network, request }))
  return { connectorId, address, caipNetworkId, memo, isAppRequest: true }
}

async function fetchChainId(provider: AppRequest['provider']): Promise<number | undefined> {
  const asked = requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema).catch(() => undefined)
  return withTimeout(asked, CHAIN_LIMIT_MS)
}

/** A batch can only be looked for by an id that the app chose. */
function callsMemo(id: unknown): string | undefined {
  const chosen = z.safeParse(callsIdSchema, id)
  return chosen.success ? askedCallsMemo(chosen.data) : undefined
}

type Requested = {
  readonly connectorId: string
  readonly address: string
  readonly network: Network
  readonly request: unknown
}

async function transactionMemo(
  askChain: RequestChain,
  { connectorId, address: from, network, request }: Requested,
): Promise<string> {
  const call = z.safeParse(callSchema, request).data
  const { to, value = 0n, nonce, data } = { ...call, data: call?.data ?? call?.input ?? '0x' }
  const asked = call && (await fetchAsked(askChain, { from, to, value, nonce, data, network }))
  return writeMemo({ ...FIRST_MEMO, asked, by: { connectorId, address: from } })
}
