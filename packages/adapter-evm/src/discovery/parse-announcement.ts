/**
 * Parses an EIP-6963 announcement. Any script on the page can forge one.
 *
 * In      detail            the event's detail, unknown
 * Out     Announcement      name cleaned for display; icon only if it is a small data image
 *         undefined         no usable rdns or provider, or an rdns that the kit reserves for its own connectors
 * Source  EIP-6963; security design §8 (shown text, images, ids)
 */

import { isConnectorId, isInlineImage, isReservedId, safeGet, sanitizeWalletName } from '@bowline/kit-core/adapter'
import { isWalletProvider, type WalletProvider } from './provider.js'

/** A parsed announcement. */
export type Announcement = {
  readonly rdns: string
  /** Differs on each page; undefined unless it is a string. */
  readonly uuid: string | undefined
  readonly name: string
  readonly icon: string | undefined
  readonly provider: WalletProvider
}

/** Returns the announcement, or undefined without a valid rdns and provider. */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  const info = safeGet(detail, 'info')
  const provider = safeGet(detail, 'provider')
  const rdns = safeGet(info, 'rdns')
  const icon = safeGet(info, 'icon')
  const uuid = safeGet(info, 'uuid')
  if (!isConnectorId(rdns) || isReservedId(rdns) || !isWalletProvider(provider)) return undefined
  return {
    rdns,
    uuid: typeof uuid === 'string' ? uuid : undefined,
    name: sanitizeWalletName(safeGet(info, 'name')),
    icon: isInlineImage(icon) ? icon : undefined,
    provider,
  }
}
