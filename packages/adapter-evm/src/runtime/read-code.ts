/**
 * Whether a contract stands at an address.
 *
 * Out     hasCode       an account that is run by its key is none, also where it is delegated to a contract (EIP-7702)
 *         assertToken   nothing; returning means that a contract stands there
 * Throws  TokenNotFoundError; WalletRequestError when the node is silent
 * Source  spec R-SEND-70, R-SEND-75; EIP-7702
 */
import { type Network, TokenNotFoundError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { AskChain } from './chain-client.js'

const codeSchema = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/))

const DELEGATED = /^0xef0100[0-9a-f]{40}$/i

/** Asks the chain for what stands at an address. */
export async function hasCode(askChain: AskChain, network: Network, address: string): Promise<boolean> {
  const code = await askChain(network, { method: 'eth_getCode', params: [address, 'latest'] }, codeSchema)
  return code !== '0x' && !DELEGATED.test(code)
}

/** Refuses a token that is not there: the chain would take the call and move nothing. */
export async function assertToken(askChain: AskChain, network: Network, tokenAddress: string): Promise<void> {
  if (!(await hasCode(askChain, network, tokenAddress))) throw new TokenNotFoundError(tokenAddress)
}
