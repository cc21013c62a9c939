/**
 * Validates what a wallet reports about itself. Any script of the page can create a wallet.
 *
 * In      id, name, icon   unknown; the id must be a valid connector id, the icon a small data image
 * Out     one wallet, with its name sanitized for display; empty when the id is not usable
 * Source  security design §8 (shown text, images, ids)
 */
import { isConnectorId, isInlineImage, isReservedId, sanitizeWalletName } from '@bowline/kit-core/adapter'

/** The API through which a wallet is used. */
export type WalletKind = 'standard' | 'sats' | 'unisat' | 'okx' | 'phantom' | 'leather'

/** A wallet that was found in this page. */
export type FoundWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly kind: WalletKind
  /** The object of the wallet. Every value read from it must be validated. */
  readonly source: unknown
}

/** Converts a wallet's object to a list of zero or one valid wallet. */
export function toFoundWallets(
  kind: WalletKind,
  id: unknown,
  source: unknown,
  name: unknown,
  icon?: unknown,
): readonly FoundWallet[] {
  if (!isConnectorId(id) || (id !== kind && isReservedId(id))) return []
  return [{ id, name: sanitizeWalletName(name), icon: isInlineImage(icon) ? icon : undefined, kind, source }]
}
