/**
 * Sends transactions of a sandbox wallet to its chains.
 *
 * In      the wallet's options
 * Out     send   sends one signed transaction; resolves when a node has accepted it
 * Throws  WalletRpcError  with the node's code, message and data; 4901 for a chain without an address
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { getBase64Decoder } from '@solana/kit'
import * as v from 'valibot'
import type { SandboxWalletOptions } from './sandbox-options.js'

const responseSchema = v.looseObject({
  result: v.optional(v.unknown()),
  error: v.optional(
    v.looseObject({ code: v.pipe(v.number(), v.finite()), message: v.string(), data: v.optional(v.unknown()) }),
  ),
})

/** Sends a signed transaction to a chain. */
export type SandboxSend = (chain: string, wire: Uint8Array, options: Readonly<Record<string, unknown>>) => Promise<void>

/** Creates the send function. */
export function createSandboxSend({ chains, request }: SandboxWalletOptions): SandboxSend {
  async function sendRequest(chain: string, method: string, params: readonly unknown[]): Promise<void> {
    if (request !== undefined) {
      await request(chain, method, params)
      return
    }
    const url = chains.find((known) => known.chain === chain)?.rpcUrl
    if (url === undefined) throw new WalletRpcError(4901, `The wallet is not connected to ${chain}.`)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { error } = v.parse(responseSchema, await response.json())
    if (error !== undefined) throw new WalletRpcError(error.code, error.message, error.data)
  }

  return (chain, wire, options) =>
    sendRequest(chain, 'sendTransaction', [getBase64Decoder().decode(wire), { ...options, encoding: 'base64' }])
}
