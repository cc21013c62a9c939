/**
 * Chain ids in the forms that pages send and receive.
 *
 * In      1, '1', 'eip155:1' or 'solana:…'
 * Out     toCaip2            the CAIP-2 id
 *         toResponseChainId  a number for EVM, the CAIP-2 id for Solana
 * Source  R-FRAME-31
 */
import { getEvmChainId } from '../rpc/network.js'

/** Converts a chain id to CAIP-2. A value without a namespace is an EVM chain id. */
export function toCaip2(chainId: string | number): string {
  const text = String(chainId)
  return text.includes(':') ? text : `eip155:${text}`
}

/** Converts a CAIP-2 id to the form used in responses: a number for EVM, CAIP-2 for any other chain. */
export function toResponseChainId(caipNetworkId: string): string | number {
  return getEvmChainId(caipNetworkId) ?? caipNetworkId
}
