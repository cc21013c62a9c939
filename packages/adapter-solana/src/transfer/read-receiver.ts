/**
 * What stands behind an address that something is to be sent to, as far as its text tells.
 *
 * Out     `invalid` for what is no address, and for the token itself; what an account on the chain really is, a transfer asks
 * Source  spec R-SEND-09, R-SEND-35; security design §8 (receivers)
 */
import type { ReadReceiverParams, ReceiverKind } from '@bowline/kit-core'
import { isSolanaAddress } from '../address.js'

/** Nobody has its key. */
const INCINERATOR = '1nc1nerator11111111111111111111111111111111'

/** Programs, mints and accounts of the chain itself, which give nothing back. */
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

/** What the chain writes of itself, such as its clock and its rent. */
const OF_THE_CHAIN = /^Sysvar\w+1{7}$/

/** Reads a receiver. */
export function readReceiver({ address, tokenAddress }: ReadReceiverParams): ReceiverKind {
  if (!isSolanaAddress(address) || address === tokenAddress) return 'invalid'
  if (address === INCINERATOR) return 'burn'
  return PROGRAMS.includes(address) || OF_THE_CHAIN.test(address) ? 'program' : 'person'
}
