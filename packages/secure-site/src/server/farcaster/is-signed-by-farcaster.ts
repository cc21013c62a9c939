/**
 * Verifies that a sign-in comes from the Farcaster account that it names.
 *
 * In      the message, its signature, the account's number, the server's domain, address and nonce, when the login began
 * Out     true when the message is of this login, has an expiry that has not passed, and signature and custody agree; the relay
 *         is not trusted
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
  readonly uri: string
  readonly nonce: string
  readonly openedAtMs: number
  readonly nowMs: number
}

/** Clocks of the server and of the approving phone may differ by this time. */
const MAX_CLOCK_OFFSET_MS = 5 * 60_000
/** Longest life of a message, which the relay may not extend. */
const MAX_LIFE_MS = 15 * 60_000

/** Resolves to whether the sign-in is valid. Checks the custody last, because that may require a call to a chain. */
export async function isSignedByFarcaster(
  { message, signature, fid, domain, uri, nonce, openedAtMs, nowMs }: Claim,
  isCustody: FarcasterOptions['isCustody'],
): Promise<boolean> {
  const fields = parseSiweMessage(message)
  const { address, issuedAt, expirationTime, notBefore } = fields
  if (address === undefined || fields.domain !== domain || fields.uri !== uri || fields.nonce !== nonce) return false
  const [issuedAtMs, expiresAtMs] = [issuedAt?.getTime() ?? Number.NaN, expirationTime?.getTime() ?? Number.NaN]
  // Written so that a missing or malformed date is false.
  const isOfThisLogin = Math.abs(issuedAtMs - nowMs) <= nowMs - openedAtMs + MAX_CLOCK_OFFSET_MS
  const isAlive = expiresAtMs > nowMs && expiresAtMs - openedAtMs <= MAX_LIFE_MS
  if (!isOfThisLogin || !isAlive || (notBefore?.getTime() ?? 0) > nowMs) return false
  if (!fields.resources?.includes(`farcaster://fid/${fid}`)) return false
  try {
    const signer = await recoverMessageAddress({ message, signature })
    return isAddressEqual(signer, address) && (await isCustody({ fid, address: signer }))
  } catch {
    return false
  }
}
