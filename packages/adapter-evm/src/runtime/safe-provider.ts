/**
 * The Safe that frames this page, as an EIP-1193 provider over the Safe Apps messages.
 *
 * A Safe does not send at once: `eth_sendTransaction` resolves the hash of the Safe's own transaction, which its owners
 * may still have to sign. What became of it `wallet_getCallsStatus` tells by that hash.
 *
 * In      frame     the Safe app around the page
 * Throws  {code: 4200} for requests a Safe cannot do; its own words otherwise
 * Source  Safe Apps messages as published with the Safe Apps SDK 9; spec R-CONN-103, R-ADPT-112
 */
import { hexToString, isHex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { addressSchema } from './response-schemas.js'
import { createSafeMessages, type SafeFrame, type SafeMessages } from './safe-messages.js'

const FIRST_ANSWER_LIMIT_MS = 3_000

const safeSchema = z.object({ safeAddress: addressSchema, chainId: z.int().check(z.positive()) })
const sentSchema = z.object({ safeTxHash: z.string() })
const signedSchema = z.object({ signature: z.optional(z.string()), safeTxHash: z.optional(z.string()) })
const standsSchema = z.object({ txStatus: z.string(), txHash: z.nullish(z.string()) })
const callSchema = z.object({ to: z.string(), value: z.optional(z.string()), data: z.optional(z.string()) })

/** Makes the provider; nothing is asked of the Safe before the first request. */
export function createSafeProvider(frame: SafeFrame): WalletProvider {
  const messages = createSafeMessages(frame)
  return { request: ({ method, params }) => answer(messages, method, Array.isArray(params) ? params : []) }
}

async function answer(messages: SafeMessages, method: string, params: readonly unknown[]): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [(await readSafe(messages)).safeAddress]
    case 'eth_chainId':
      return numberToHex((await readSafe(messages)).chainId)
    case 'personal_sign':
      return sign(messages, 'signMessage', { message: readText(params[0]) })
    case 'eth_signTypedData_v4':
      return sign(messages, 'signTypedMessage', { typedData: JSON.parse(z.parse(z.string(), params[1])) })
    case 'eth_sendTransaction':
      return send(messages, [params[0]])
    case 'wallet_getCallsStatus':
      return readStatus(messages, params[0])
    default:
      if (/^(wallet|eth_sign|eth_send)/.test(method)) {
        throw Object.assign(new Error(`A Safe does not answer ${method}`), { code: 4200 })
      }
      return messages.ask('rpcCall', { call: method, params })
  }
}

async function readSafe(messages: SafeMessages) {
  return z.parse(safeSchema, await messages.ask('getSafeInfo', undefined, FIRST_ANSWER_LIMIT_MS))
}

async function send(messages: SafeMessages, calls: readonly unknown[]): Promise<string> {
  const txs = calls.map((call) => {
    const { to, value, data } = z.parse(callSchema, call)
    return { to, value: BigInt(value ?? 0).toString(), data: data ?? '0x' }
  })
  return z.parse(sentSchema, await messages.ask('sendTransactions', { txs, params: {} })).safeTxHash
}

/** Of EIP-5792; owners that have yet to sign, or somebody to send it, are waited for. */
const STATUS: Readonly<Record<string, number>> = { SUCCESS: 200, FAILED: 500, CANCELLED: 400 }
const WAITING = 100

async function readStatus(messages: SafeMessages, safeTxHash: unknown): Promise<unknown> {
  const { txStatus, txHash } = z.parse(standsSchema, await messages.ask('getTxBySafeTxHash', { safeTxHash }))
  return { status: STATUS[txStatus] ?? WAITING, receipts: txHash ? [{ transactionHash: txHash }] : [] }
}

/** A Safe with several owners signs on the chain; then there is no signature to hand back yet. */
async function sign(messages: SafeMessages, method: string, params: unknown): Promise<string> {
  const { signature } = z.parse(signedSchema, await messages.ask(method, params))
  if (signature === undefined) throw new Error('The owners of the Safe have to sign first')
  return signature
}

function readText(message: unknown): string {
  return isHex(message) ? hexToString(message) : z.parse(z.string(), message)
}
