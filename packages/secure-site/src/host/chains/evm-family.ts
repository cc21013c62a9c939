import { EVM_APPROVALS } from '../rpc/evm-approvals.js'
import { EVM_SENDING } from '../rpc/outbox/evm-sending.js'
import type { ChainFamily } from './chain-family.js'

/** EVM chains. This file and all that only it needs load with the first request for them. */
export const EVM_FAMILY: ChainFamily = { approvals: EVM_APPROVALS, sending: EVM_SENDING }
