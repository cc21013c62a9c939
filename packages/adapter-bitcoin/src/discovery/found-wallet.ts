/**
 * Reads what a wallet says of itself. Any script of the page can make a wallet up.
 *
 * In      id, name, icon   unknown; the id has to be a connector's id, the icon a small data image
 * Out     FoundWallet      name cleaned for showing
 *         undefined        no usable id
 * Source  security design §8 (shown text, images, ids)
 */
import { isConnectorId, isInlineImage, isReservedId, sanitizeWalletName } from '@bowline/kit-core/adapter'

/** How a wallet is spoken to. */
export type WalletKind = 'standard' | 'sats' | 'unisat' | 'okx' | 'phantom' | 'leather'

/** A wallet of this page. */
export type FoundWallet = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly kind: WalletKind
  /** The wallet's own object; nothing of it is believed unread. */
  readonly handle: unknown
}

/** Reads a wallet. */
export function foundWallet(
  kind: WalletKind,
  id: unknown,
  handle: unknown,
  name: unknown,
  icon?: unknown,
): readonly FoundWallet[] {
  if (!isConnectorId(id) || (id !== kind && isReservedId(id))) return []
  return [{ id, name: sanitizeWalletName(name), icon: isInlineImage(icon) ? icon : undefined, kind, handle }]
}
