/**
 * Whether what is swapped is allowed already, by the chain's word: a service that is behind the chain would have it paid for twice.
 *
 * Out     false where the chain does not say in 3 s
 * Throws  nothing but that code could not be loaded
 * Source  spec R-SWAP-116, R-SWAP-121
 */
import type { Kit } from '../../kit.js'
import { loadNotes } from '../transactions/load-notes.js'
import type { ApprovalGrant } from './read-approval.js'
import type { SwapSession } from './swap-session.js'

const CHAIN_LIMIT_MS = 3_000

/** What is to be taken: of which token, by whom, and how much. */
export type WantedGrant = ApprovalGrant & { readonly tokenAddress: string }

/** Asks the chain. */
export async function isGranted(
  kit: Kit,
  { address, network }: SwapSession,
  { tokenAddress, spender, value }: WantedGrant,
): Promise<boolean> {
  const { readHolding } = await loadNotes()
  const held = await readHolding(kit, { address, network, only: { tokenAddress, spender } }, CHAIN_LIMIT_MS)
  return held?.allowed !== undefined && held.allowed >= value
}
