/**
 * Verifies that a sign-in comes from the Farcaster account that it names.
 *
 * In      the message, its signature, the account's number, the server's domain and nonce
 * Out     true when message, signature and custody agree; the relay is not trusted
 * Source  FIP-11, EIP-4361
 */
import { isAddressEqual, recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { FarcasterOptions } from './farcaster-options.js'

type Claim = {
  readonly message: string
  readonly signature: `0x${string}`
  readonly fid: number
  readonly domain: string
  readonly nonce: string
}

/** Resolves to whether the sign-in is valid. Checks the custody last, because that may require a call to a chain. */
export async function isSignedByFarcaster(
  { message, signature, fid, domain, nonce }: Claim,
  isCustody: FarcasterOptions['isCustody'],
): Promise<boolean> {
  const fields = parseSiweMessage(message)
  if (fields.address === undefined || fields.domain !== domain || fields.nonce !== nonce) return false
  if (!fields.resources?.includes(`farcaster://fid/${fid}`)) return false
  try {
    const signer = await recoverMessageAddress({ message, signature })
    return isAddressEqual(signer, fields.address) && (await isCustody({ fid, address: signer }))
  } catch {
    return false
  }
}
