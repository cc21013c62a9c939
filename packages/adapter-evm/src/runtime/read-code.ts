/**
 * Whether a contract stands at an address.
 *
 * Out     hasCode       an account that is run by its key is none, also where it is delegated to a contract (EIP-7702)
 *         fetchCode     with the code of a delegation
 *         assertToken   nothing; returning means that a contract stands there, and tells no other decimals
 * Throws  TokenNotFoundError, TransferRejectedError; WalletRequestError when the node is silent
 * Source  spec R-SEND-70, R-SEND-75, R-SEND-142; EIP-7702
 */
import { type Network, TokenNotFoundError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { TransferRejectedError } from './refusals.js'
import { quantitySchema } from './response-schemas.js'

const codeSchema = z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/))

const DELEGATED = /^0xef0100[0-9a-f]{40}$/i

/** Asks the chain for what stands at an address. */
export async function hasCode(askChain: RequestChain, network: Network, address: string): Promise<boolean> {
  const code = await fetchCode(askChain, network, address)
  return code !== '0x' && !DELEGATED.test(code)
}

/** The code itself, in hex; `0x` for an account that only its key acts for. */
export function fetchCode(askChain: RequestChain, network: Network, address: string): Promise<string> {
  return askChain(network, { method: 'eth_getCode', params: [address, 'latest'] }, codeSchema)
}

/** A token, and the decimals that an amount of it was worked out by. */
export type MeantToken = {
  readonly network: Network
  readonly tokenAddress: string
  readonly decimals?: number | undefined
}

/** Of ERC-20: `decimals()`. */
export const DECIMALS = '0x313ce567'

/** Refuses a token that is not there: the chain would take the call and move nothing. */
export async function assertToken(
  askChain: RequestChain,
  { network, tokenAddress, decimals }: MeantToken,
): Promise<void> {
  const request = { method: 'eth_call', params: [{ to: tokenAddress, data: DECIMALS }, 'latest'] }
  const [isThere, told] = await Promise.all([
    hasCode(askChain, network, tokenAddress),
    decimals === undefined ? undefined : askChain(network, request, quantitySchema).catch(() => undefined),
  ])
  if (!isThere) throw new TokenNotFoundError(tokenAddress)
  if (told !== undefined && told !== BigInt(decimals ?? told)) throw new TransferRejectedError('decimals')
}
