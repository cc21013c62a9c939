/**
 * Reads contract code, to tell a contract from an account and a token from an empty address.
 *
 * Out     hasCode       false for an account controlled by a key, even if it delegates to a contract (EIP-7702)
 *         fetchCode     the code, including that of a delegation
 *         assertToken   nothing; it returns if the address has a contract that reports no other decimals
 * Throws  TokenNotFoundError, TransferRejectedError; WalletRequestError when the node does not respond
 * Source  spec R-SEND-70, R-SEND-75, R-SEND-142; EIP-7702
 */
import type { Network } from '@bowline/kit-core'
import { TokenNotFoundError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import type { RequestChain } from './chain-client.js'
import { quantitySchema } from './response-schemas.js'
import { TransferRejectedError } from './transfer-errors.js'

const codeSchema = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/))

const DELEGATED = /^0xef0100[0-9a-f]{40}$/i

/** Resolves to whether an address has contract code other than a delegation. */
export async function hasCode(requestChain: RequestChain, network: Network, address: string): Promise<boolean> {
  const code = await fetchCode(requestChain, network, address)
  return code !== '0x' && !DELEGATED.test(code)
}

/** The code in hex; `0x` for an account without code. */
export function fetchCode(requestChain: RequestChain, network: Network, address: string): Promise<string> {
  return requestChain(network, { method: 'eth_getCode', params: [address, 'latest'] }, codeSchema)
}

/** A token, and the decimals that its amount was calculated with. */
export type ExpectedToken = {
  readonly network: Network
  readonly tokenAddress: string
  readonly decimals?: number | undefined
}

/** Calldata of ERC-20 `decimals()`. */
export const DECIMALS_CALLDATA = '0x313ce567'

/** Throws for a token without code: the chain would accept the call and transfer nothing. Throws for other decimals. */
export async function assertToken(
  requestChain: RequestChain,
  { network, tokenAddress, decimals }: ExpectedToken,
): Promise<void> {
  const request = { method: 'eth_call', params: [{ to: tokenAddress, data: DECIMALS_CALLDATA }, 'latest'] }
  const [exists, reported] = await Promise.all([
    hasCode(requestChain, network, tokenAddress),
    decimals === undefined ? undefined : requestChain(network, request, quantitySchema).catch(() => undefined),
  ])
  if (!exists) throw new TokenNotFoundError(tokenAddress)
  if (reported !== undefined && reported !== BigInt(decimals ?? reported)) throw new TransferRejectedError('decimals')
}
