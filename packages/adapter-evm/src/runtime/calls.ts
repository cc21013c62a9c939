/**
 * Wallet capabilities, batches of calls, permissions and assets.
 *
 * Out     getCapabilities   keyed by hex chain id as in EIP-1474; empty when the wallet does not support the request
 *         walletGetAssets   the wallet's response, keyed the same way and otherwise unchecked
 *         sendCalls         the id of the batch, as the wallet responds. The request proposes one, is recorded before the wallet
 *                           gets it, and the batch is tracked like a transaction
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, WalletRequestError
 *         TransactionUnknownError if the response does not say whether the batch was sent
 * Source  EIP-5792, ERC-7715, ERC-7811; spec R-ACCT-11, R-ACCT-12, R-ADPT-03, R-ADPT-11, R-ADPT-115
 */
import type { AccountParams, Adapter, SendCallsParams } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { bytesToHex, numberToHex } from 'viem'
import { fetchBatchStatus } from './batch-status.js'
import { getBatchFields, toRequestedBatchMemo } from './check-batch.js'
import type { ConnectorFinder } from './connector-finder.js'
import { toQuantity } from './quantity.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema, callsIdSchema, recordSchema } from './response-schemas.js'
import type { SendParams } from './send.js'
import { openProvider, openProviderOnNetwork } from './wallet-session.js'

/** Codes for an unsupported method: JSON-RPC and EIP-1193 use different ones. */
const UNKNOWN_METHOD_CODES: ReadonlySet<number | undefined> = new Set([-32601, 4200])

/** The adapter members that only newer wallets support. */
export type Calls = Required<
  Pick<
    Adapter,
    'getCapabilities' | 'sendCalls' | 'getCallsStatus' | 'grantPermissions' | 'revokePermissions' | 'walletGetAssets'
  >
>

/** Creates the adapter members for capabilities, batches, permissions and assets. */
export function createCalls(parts: SendParams): Calls {
  const { finder } = parts
  const requestMethod = async (connectorId: string, method: string, params: readonly unknown[]): Promise<unknown> =>
    requestWallet(await openProvider(finder, connectorId), { method, params }, anythingSchema)

  return {
    getCapabilities: (params) => getCapabilities(finder, params),
    sendCalls: (params) => sendCalls(parts, params),
    async getCallsStatus({ connectorId, id }) {
      const provider = await openProvider(finder, connectorId)
      return fetchBatchStatus(provider, id)
    },
    grantPermissions: ({ connectorId, permissions }) =>
      requestMethod(connectorId, 'wallet_grantPermissions', toList(permissions)),
    revokePermissions: ({ connectorId, permissions }) =>
      requestMethod(connectorId, 'wallet_revokePermissions', toList(permissions)),
    async walletGetAssets({ connectorId, address, chainFilter }) {
      const request = { account: address, chainFilter: [...chainFilter] }
      const response = v.safeParse(recordSchema, await requestMethod(connectorId, 'wallet_getAssets', [request]))
      return response.success ? byChainId(response.output) : {}
    },
  }
}

async function getCapabilities(finder: ConnectorFinder, { connectorId, address }: AccountParams) {
  const provider = await openProvider(finder, connectorId)
  try {
    const response = await requestWallet(
      provider,
      { method: 'wallet_getCapabilities', params: [address] },
      recordSchema,
    )
    return byChainId(response)
  } catch (error) {
    if (error instanceof WalletRequestError && UNKNOWN_METHOD_CODES.has(error.walletCode)) return {}
    throw error
  }
}

/** Normalizes the keys to hex chain ids, as wallets write them in several forms. Skips keys that are not chain ids. */
function byChainId(response: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(response).filter(([chainId]) => /^(0x[0-9a-fA-F]{1,64}|\d{1,20})$/.test(chainId))
  return Object.fromEntries(entries.map(([chainId, value]) => [numberToHex(BigInt(chainId)), value]))
}

async function sendCalls(parts: SendParams, params: SendCallsParams): Promise<{ id: string }> {
  const { connectorId, address, calls, network, capabilities, isAtomicRequired = false } = params
  // If the response is lost, the batch can be found by this id.
  const chosenId = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const request = {
    version: '2.0.0',
    id: chosenId,
    from: address,
    chainId: numberToHex(Number(network.id)),
    atomicRequired: isAtomicRequired,
    calls: calls.map(({ to, value, data }) => ({
      to,
      ...(value !== undefined && { value: toQuantity(value) }),
      ...(data !== undefined && { data }),
    })),
    ...(capabilities && { capabilities }),
  }
  const provider = await openProviderOnNetwork(parts.finder, params)
  const { caipNetworkId } = network
  const record = { connectorId, address, caipNetworkId, memo: toRequestedBatchMemo(chosenId) }
  const { hash: id } = await parts.requestTransaction(record, async () => {
    const response = await requestWallet(provider, { method: 'wallet_sendCalls', params: [request] }, callsIdSchema)
    return { caipNetworkId, address, ...getBatchFields(response, connectorId) }
  })
  return { id }
}

function toList(permissions: unknown): readonly unknown[] {
  return Array.isArray(permissions) ? permissions : [permissions]
}
