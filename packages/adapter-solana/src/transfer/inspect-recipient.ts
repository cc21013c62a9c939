/**
 * Classifies a recipient address by its text alone. Fetches nothing: the transfer itself checks the account on chain.
 *
 * Out     `invalid` for a text that is no address and for the token itself, `burn` for the burn address, `program` for
 *         well-known programs and accounts of the chain, else `person`
 * Source  spec R-SEND-09, R-SEND-35; security design §8 (recipients)
 */
import type { InspectRecipientParams, RecipientKind } from '@bowline/kit-core'
import { isSolanaAddress } from '../chain/address.js'

/** The burn address: no private key exists for it. */
const INCINERATOR = '1nc1nerator11111111111111111111111111111111'

/** Programs, mints and accounts of the chain itself. Funds sent there are lost. */
const PROGRAMS: readonly string[] = [
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'ComputeBudget111111111111111111111111111111',
  'Stake11111111111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'Config1111111111111111111111111111111111111',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'So11111111111111111111111111111111111111112',
]

/** Sysvars: accounts that the chain itself writes, such as its clock and its rent. */
const SYSVAR = /^Sysvar\w+1{7}$/

/** Gets the kind of a recipient address. */
export function inspectRecipient({ address, tokenAddress }: InspectRecipientParams): RecipientKind {
  if (!isSolanaAddress(address) || address === tokenAddress) return 'invalid'
  if (address === INCINERATOR) return 'burn'
  return PROGRAMS.includes(address) || SYSVAR.test(address) ? 'program' : 'person'
}
