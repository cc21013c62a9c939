/**
 * Reads an EIP-6963 announcement, which any script of the page can make up.
 *
 * In      detail            the event's detail, unknown
 * Out     AnnouncedWallet   name cleaned for showing; icon only if it is a small data image
 *         undefined         no usable rdns or provider
 * Source  EIP-6963; security design §8 (shown text, images, ids)
 */

import { isConnectorId, isOwnImage, isReservedId, readKey, shownName } from '@bowline/kit-core/adapter'
import { isWalletProvider, type WalletProvider } from './provider.js'

/** A wallet that announced itself. */
export type AnnouncedWallet = {
  readonly rdns: string
  readonly name: string
  readonly icon: string | undefined
  readonly provider: WalletProvider
}

/** Reads an announcement; undefined when it cannot be one. */
export function readAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  const info = readKey(detail, 'info')
  const provider = readKey(detail, 'provider')
  const rdns = readKey(info, 'rdns')
  const icon = readKey(info, 'icon')
  if (!isConnectorId(rdns) || isReservedId(rdns) || !isWalletProvider(provider)) return undefined
  return { rdns, name: shownName(readKey(info, 'name')), icon: isOwnImage(icon) ? icon : undefined, provider }
}
