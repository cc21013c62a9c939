/**
 * Classifies the recipient of a transfer by its address, and by its code if `checksCode` is set.
 *
 * Out     `invalid`   a malformed address, a wrong checksum, the zero address, or the token itself
 *         `burn`      a well-known address without a key
 *         `program`   a known token, a precompile, or a shared contract such as Permit2
 *         `contract`  with `checksCode` only: any valid address with code, before the kinds above
 *         `person`    everything else
 * Throws  WalletRequestError when `checksCode` is set and no node responds
 * Source  spec R-SEND-09, R-SEND-35, R-SEND-75, R-SEND-126; EIP-55; security design §8 (recipients)
 */
import type { InspectRecipientParams, RecipientKind } from '@bowline/kit-core'
import { isAddress } from 'viem'
import type { RequestChain } from './chain-client.js'
import { hasCode } from './contract-code.js'
import { getKnownTokens } from './known-tokens.js'

/** Addresses without a known key, used to destroy tokens. */
const BURN_ADDRESSES: readonly string[] = [
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
]

/** Contracts with one address on most chains that never return tokens: Multicall3, Permit2, ERC-4337 entry points. */
const SHARED_CONTRACTS: readonly string[] = [
  '0xca11bde05977b3631167028862be2a173976ca11',
  '0x000000000022d473030f116ddee9f6b43ac78ba3',
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
]

const LAST_PRECOMPILE = 0xffn

/** Resolves to the kind of the recipient. Sends no request unless `checksCode` is set. */
export async function inspectRecipient(
  requestChain: RequestChain,
  params: InspectRecipientParams,
): Promise<RecipientKind> {
  const kind = classify(params)
  const shouldCheckCode = params.checksCode === true && kind !== 'invalid'
  return shouldCheckCode && (await hasCode(requestChain, params.network, params.address)) ? 'contract' : kind
}

function classify({ address, tokenAddress, network }: InspectRecipientParams): RecipientKind {
  const lower = address.toLowerCase()
  const isInOneCase = address === lower || address.slice(2) === address.slice(2).toUpperCase()
  if (!isAddress(address, { strict: !isInOneCase })) return 'invalid'
  if (BigInt(address) === 0n || lower === tokenAddress?.toLowerCase()) return 'invalid'
  if (BURN_ADDRESSES.includes(lower)) return 'burn'
  const isToken = getKnownTokens(Number(network.id)).some((token) => token.address.toLowerCase() === lower)
  return isToken || BigInt(address) <= LAST_PRECOMPILE || SHARED_CONTRACTS.includes(lower) ? 'program' : 'person'
}
