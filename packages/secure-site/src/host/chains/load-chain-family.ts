import { loadPart } from '../load/load-part.js'
import type { ChainFamily } from './chain-family.js'

/** Loads the code of a family, with the first request that needs it. Throws RequestRejectedError when that fails. */
export async function loadChainFamily(namespace: 'eip155' | 'solana'): Promise<ChainFamily> {
  return namespace === 'solana'
    ? (await loadPart(() => import('./solana-family.js'))).SOLANA_FAMILY
    : (await loadPart(() => import('./evm-family.js'))).EVM_FAMILY
}
