import { SOLANA_SENDING } from '../rpc/outbox/solana-sending.js'
import { SOLANA_APPROVALS } from '../rpc/solana-approvals.js'
import type { ChainFamily } from './chain-family.js'

/** Solana. This file and all that only it needs load with the first request for it. */
export const SOLANA_FAMILY: ChainFamily = { approvals: SOLANA_APPROVALS, sending: SOLANA_SENDING }
