/**
 * A chain id as pages write it.
 *
 * In      1, '1', 'eip155:1' or 'solana:…'
 * Out     toCaip2   the CAIP-2 id
 *         toAnswer  a number for EVM, the CAIP-2 id for Solana
 * Source  R-FRAME-31
 */
import { evmChainIdOf } from '../rpc/network.js'

/** The CAIP-2 id. */
export function toCaip2(chainId: string | number): string {
  const text = String(chainId)
  return text.includes(':') ? text : `eip155:${text}`
}

/** As it is answered. */
export function toAnswer(caipNetworkId: string): string | number {
  return evmChainIdOf(caipNetworkId) ?? caipNetworkId
}
