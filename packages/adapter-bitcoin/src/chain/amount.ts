/**
 * Checks that an amount can be sent.
 *
 * In      sats      from the app; may have any type when it comes from plain JavaScript
 * Out     a bigint above 0 and at most the total supply. It is below 2^53, so wallets that take numbers lose no precision
 * Throws  InvalidAmountError
 * Source  spec R-ADPT-16; security design §8, amounts
 */
import { InvalidAmountError } from '@bowline/kit-core/errors'

/** Total supply in sats: 21 million BTC. */
export const MAX_SATS = 2_100_000_000_000_000n

/** Throws unless `sats` is an amount that can be sent. */
export function assertSats(sats: unknown): asserts sats is bigint {
  if (typeof sats !== 'bigint' || sats <= 0n || sats > MAX_SATS) throw new InvalidAmountError(String(sats))
}
