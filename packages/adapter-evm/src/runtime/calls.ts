/**
 * Wallet capabilities, batches of calls, permissions and assets.
 *
 * Out     getCapabilities   keyed by hex chain id, as EIP-1474 writes it; empty when the wallet knows no such request
 *         walletGetAssets   as the wallet tells them, keyed so too; its answer is not judged here
 *         sendCalls         the id under which the wallet keeps the batch: its own, or the one that the request chose. The request
 *                           is recorded before the wallet has it, and the batch followed like a transaction
 * Throws  ProviderNotFoundError, UserRejectedError, RequestPendingError, ChainNotSupportedError, WalletRequestError
 *         TransactionUnknownError where the answer does not say whether the batch was sent
 * Source  EIP-5792, ERC-7715, ERC-7811; spec R-ACCT-11, R-ACCT-12, R-ADPT-03, R-ADPT-11, R-ADPT-115
 */
import { type AccountParams, type Adapter, type SendCallsParams, WalletRequestError } from '@bowline/kit-core'
import { bytesToHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { askedCallsMemo, callsFacts } from './check-calls.js'
import type { ConnectorFinder } from './find-connector.js'
import { toQuantity } from './quantity.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema, callsIdSchema, recordSchema } from './response-schemas.js'
import type { SendParts } from './send.js'
import { openProvider, openProviderOn } from './wallet-session.js'

/** The wallet does not know the request: JSON-RPC and EIP-1193 say it differently. */
const UNKNOWN_METHOD_CODES: ReadonlySet<number | undefined> = new Set([-32601, 4200])

/** The part of the adapter about what only newer wallets can do. */
export type Calls = Required<
  Pick<
    Adapter,
    'getCapabilities' | 'sendCalls' | 'getCallsStatus' | 'grantPermissions' | 'revokePermissions' | 'walletGetAssets'
  >
>

/** Makes that part. */
export function createCalls(parts: SendParts): Calls {
  const { finder } = parts
  const ask = async (connectorId: string, method: string, params: readonly unknown[]): Promise<unknown> =>
    requestWallet(await openProvider(finder, connectorId), { method, params }, anythingSchema)

  return {
    getCapabilities: (params) => getCapabilities(finder, params),
    sendCalls: (params) => sendCalls(parts, params),
    async getCallsStatus({ connectorId, id }) {
      const provider = await openProvider(finder, connectorId)
      return requestWallet(provider, { method: 'wallet_getCallsStatus', params: [id] }, recordSchema)
    },
    grantPermissions: ({ connectorId, permissions }) =>
      ask(connectorId, 'wallet_grantPermissions', listOf(permissions)),
    revokePermissions: ({ connectorId, permissions }) =>
      ask(connectorId, 'wallet_revokePermissions', listOf(permissions)),
    async walletGetAssets({ connectorId, address, chainFilter }) {
      const request = { account: address, chainFilter: [...chainFilter] }
      const answer = z.safeParse(recordSchema, await ask(connectorId, 'wallet_getAssets', [request]))
      return answer.success ? byChainId(answer.data) : {}
    },
  }
}

async function getCapabilities(finder: ConnectorFinder, { connectorId, address }: AccountParams) {
  const provider = await openProvider(finder, connectorId)
  try {
    const answer = await requestWallet(provider, { method: 'wallet_getCapabilities', params: [address] }, recordSchema)
    return byChainId(answer)
  } catch (error) {
    if (error instanceof WalletRequestError && UNKNOWN_METHOD_CODES.has(error.walletCode)) return {}
    throw error
  }
}

/** Wallets write the id of a chain in more than one way; what is none is left out. */
function byChainId(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(answer).filter(([chainId]) => /^(0x[0-9a-fA-F]{1,64}|\d{1,20})$/.test(chainId))
  return Object.fromEntries(entries.map(([chainId, value]) => [numberToHex(BigInt(chainId)), value]))
}

async function sendCalls(parts: SendParts, params: SendCallsParams): Promise<{ id: string }> {
  const { connectorId, address, calls, network, capabilities } = params
  // A lost answer can be asked for by it.
  const chosen = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const request = {
    version: '2.0.0',
    id: chosen,
    from: address,
    chainId: numberToHex(Number(network.id)),
    atomicRequired: false,
    calls: calls.map(({ to, value, data }) => ({
      to,
      ...(value !== undefined && { value: toQuantity(value) }),
      ...(data !== undefined && { data }),
    })),
    ...(capabilities && { capabilities }),
  }
  const provider = await openProviderOn(parts.finder, params)
  const { caipNetworkId } = network
  const handed = { connectorId, address, caipNetworkId, memo: askedCallsMemo(chosen) }
  const { hash: id } = await parts.handOver(handed, async () => {
    const answered = await requestWallet(provider, { method: 'wallet_sendCalls', params: [request] }, callsIdSchema)
    return { caipNetworkId, address, ...callsFacts(answered, connectorId) }
  })
  return { id }
}

function listOf(permissions: unknown): readonly unknown[] {
  return Array.isArray(permissions) ? permissions : [permissions]
}
