/**
 * Reads what a wallet says of itself. Any script of the page can make a wallet up.
 *
 * In      id, name, icon   unknown; the id has to be a connector's id, the icon a small data image
 * Out     FoundWallet      name cleaned for showing
 *         undefined        no usable id
 * Source  security design §8 (shown text, images, ids)
 */
import { cleanText, UNKNOWN_WALLET } from '@bowline/kit-core'

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

const MAX_ICON_LENGTH = 64 * 1024
/** Ids with a meaning of their own, which no wallet may take. */
const RESERVED = /^(walletConnect|injected|announced|coinbaseWallet(SDK)?|safe|ledger|eip6963|AUTH)$/

/** Reads a wallet. */
export function foundWallet(
  kind: WalletKind,
  id: unknown,
  handle: unknown,
  name: unknown,
  icon?: unknown,
): readonly FoundWallet[] {
  if (typeof id !== 'string' || !/^[\w.-]{1,128}$/.test(id) || id in Object.prototype || RESERVED.test(id)) return []
  const isImage = typeof icon === 'string' && icon.length <= MAX_ICON_LENGTH && /^data:image\/[\w.+-]+[;,]/i.test(icon)
  return [{ id, name: cleanText(name, { fallback: UNKNOWN_WALLET }), icon: isImage ? icon : undefined, kind, handle }]
}
