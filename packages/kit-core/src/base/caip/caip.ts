/**
 * Parses and formats CAIP-2 network ids and CAIP-10 accounts.
 *
 * In      text                 `eip155:1`, `eip155:1:0x…`
 * Out     ParsedCaip…          the parts, each non-empty
 * Throws  InvalidCaipAddressError, InvalidCaipNetworkIdError
 * Source  CAIP-2, CAIP-10; spec R-STATE-23, R-STATE-24
 */

import { InvalidCaipAddressError, InvalidCaipNetworkIdError } from './errors.js'
import { isNamespace } from './families.js'
import type { CaipAddress, CaipNetworkId, Namespace } from './namespace.js'

/** The parts of a CAIP-2 id. */
export type ParsedCaipNetworkId = { namespace: Namespace; chainId: string }

/** The parts of a CAIP-10 account. */
export type ParsedCaipAddress = ParsedCaipNetworkId & { address: string; caipNetworkId: CaipNetworkId }

/** Parses a CAIP-2 id. */
export function parseCaipNetworkId(text: string): ParsedCaipNetworkId {
  const [namespace, chainId, ...rest] = text.split(':')
  if (!isNamespace(namespace) || !chainId || rest.length > 0) throw new InvalidCaipNetworkIdError(text)
  return { namespace, chainId }
}

/** Parses a CAIP-10 account. */
export function parseCaipAddress(text: string): ParsedCaipAddress {
  const [namespace, chainId, address, ...rest] = text.split(':')
  if (!isNamespace(namespace) || !chainId || !address || rest.length > 0) throw new InvalidCaipAddressError(text)
  return { namespace, chainId, address, caipNetworkId: `${namespace}:${chainId}` }
}

/** Whether a text is a CAIP-2 id. */
export function isCaipNetworkId(text: unknown): text is CaipNetworkId {
  if (typeof text !== 'string') return false
  const [namespace, chainId, ...rest] = text.split(':')
  return isNamespace(namespace) && Boolean(chainId) && rest.length === 0
}

/** Formats a CAIP-10 account. */
export function formatCaipAddress(caipNetworkId: CaipNetworkId, address: string): CaipAddress {
  return `${caipNetworkId}:${address}`
}
