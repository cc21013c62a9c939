/**
 * An amount that can be sent.
 *
 * In      sats      from the app; a bigint, whatever plain JavaScript handed over
 * Out     bigint    more than none, no more than there will ever be; below 2^53, so a wallet that takes numbers loses nothing
 * Throws  InvalidAmountError
 * Source  spec R-ADPT-16; security design §8, amounts
 */
import { InvalidAmountError } from '@bowline/kit-core'

/** 21 million coins, in sats. */
export const MAX_SATS = 2_100_000_000_000_000n

/** Checks an amount. */
export function assertSats(sats: unknown): asserts sats is bigint {
  if (typeof sats !== 'bigint' || sats <= 0n || sats > MAX_SATS) throw new InvalidAmountError(String(sats))
}
