/**
 * The Safe that frames this page, as an EIP-1193 provider over Safe Apps messages.
 *
 * A Safe does not send at once: `eth_sendTransaction` resolves to the hash of the Safe's own transaction, which its owners may
 * still have to sign. `wallet_getCallsStatus` reports its status by that hash. A batch of calls is one such transaction: all of
 * them, or none.
 *
 * In      frame     the Safe app that frames the page
 * Throws  {code: 4200} for requests that a Safe does not support; else the Safe's own errors
 * Source  Safe Apps messages as published with the Safe Apps SDK 9; EIP-5792; spec R-CONN-103, R-ADPT-112, R-CALLS-10
 */

import { WalletRequestError } from '@bowline/kit-core/errors'
import { plainObject } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { hexToString, isHex, numberToHex } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { PROVIDER_CODES, ProviderError } from './provider-error.js'
import { addressSchema } from './response-schemas.js'
import { createSafeMessages, type SafeFrame, type SafeMessages } from './safe-messages.js'

const INFO_TIMEOUT_MS = 3_000

const safeSchema = v.object({ safeAddress: addressSchema, chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
const sentSchema = v.object({ safeTxHash: v.string() })
const signedSchema = plainObject(v.object({ signature: v.optional(v.string()), safeTxHash: v.optional(v.string()) }))
const statusSchema = v.object({ txStatus: v.string(), txHash: v.nullish(v.string()) })
const callSchema = v.object({ to: v.string(), value: v.optional(v.string()), data: v.optional(v.string()) })

const batchSchema = v.object({
  chainId: v.string(),
  calls: v.pipe(v.array(v.unknown()), v.minLength(1)),
  capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) }))),
})

/** Creates the provider. It sends nothing to the Safe before the first request. */
export function createSafeProvider(frame: SafeFrame): WalletProvider {
  const messages = createSafeMessages(frame)
  return { request: ({ method, params }) => handle(messages, method, Array.isArray(params) ? params : []) }
}

async function handle(messages: SafeMessages, method: string, params: readonly unknown[]): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [(await fetchSafeInfo(messages)).safeAddress]
    case 'eth_chainId':
      return numberToHex((await fetchSafeInfo(messages)).chainId)
    case 'personal_sign':
      return sign(messages, 'signMessage', { message: toText(params[0]) })
    case 'eth_signTypedData_v4':
      return sign(messages, 'signTypedMessage', { typedData: JSON.parse(v.parse(v.string(), params[1])) })
    case 'eth_sendTransaction':
      return send(messages, [params[0]])
    case 'wallet_getCapabilities':
      return { [numberToHex((await fetchSafeInfo(messages)).chainId)]: { atomic: { status: 'supported' } } }
    case 'wallet_sendCalls':
      return { id: await sendBatch(messages, params[0]) }
    case 'wallet_getCallsStatus':
      return fetchStatus(messages, params[0])
    default:
      if (/^(wallet|eth_sign|eth_send)/.test(method)) {
        throw new ProviderError(PROVIDER_CODES.unsupportedMethod, `A Safe does not support ${method}`)
      }
      return messages.request('rpcCall', { call: method, params })
  }
}

async function fetchSafeInfo(messages: SafeMessages) {
  return v.parse(safeSchema, await messages.request('getSafeInfo', undefined, INFO_TIMEOUT_MS))
}

async function send(messages: SafeMessages, calls: readonly unknown[]): Promise<string> {
  const txs = calls.map((call) => {
    const { to, value, data } = v.parse(callSchema, call)
    return { to, value: BigInt(value ?? 0).toString(), data: data ?? '0x' }
  })
  return v.parse(sentSchema, await messages.request('sendTransactions', { txs, params: {} })).safeTxHash
}

async function sendBatch(messages: SafeMessages, request: unknown): Promise<string> {
  const { chainId, calls, capabilities = {} } = v.parse(batchSchema, request)
  const required = Object.entries(capabilities).find(([, { optional }]) => optional !== true)?.[0]
  if (required !== undefined) {
    throw new ProviderError(PROVIDER_CODES.unsupportedCapability, `A Safe does not support ${required}`)
  }
  if (Number(chainId) !== (await fetchSafeInfo(messages)).chainId) {
    throw new ProviderError(PROVIDER_CODES.unsupportedChain, 'The Safe is on another chain')
  }
  return send(messages, calls)
}

/** EIP-5792 status by Safe status. Any other status is pending: owners must still sign, or the transaction must be sent. */
const STATUS: Readonly<Record<string, number>> = { SUCCESS: 200, FAILED: 500, CANCELLED: 400 }
const PENDING = 100

async function fetchStatus(messages: SafeMessages, safeTxHash: unknown): Promise<unknown> {
  const { txStatus, txHash } = v.parse(statusSchema, await messages.request('getTxBySafeTxHash', { safeTxHash }))
  return { status: STATUS[txStatus] ?? PENDING, atomic: true, receipts: txHash ? [{ transactionHash: txHash }] : [] }
}

/** Signs. Throws for a Safe with several owners, which signs on chain and has no signature to return yet. */
async function sign(messages: SafeMessages, method: string, params: unknown): Promise<string> {
  const { signature } = v.parse(signedSchema, await messages.request(method, params))
  if (signature === undefined) throw new WalletRequestError('The owners of the Safe must sign first')
  return signature
}

function toText(message: unknown): string {
  return isHex(message) ? hexToString(message) : v.parse(v.string(), message)
}
