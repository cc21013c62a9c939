/**
 * Validates what a wallet reports about itself, for display. Any script of the page can pose as a wallet.
 *
 * Source  security design §8 (shown text, images, ids)
 */
import { cleanText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'

const MAX_DATA_IMAGE_LENGTH = 64 * 1024

/** Returns a wallet's name, cleaned for display. "Unknown wallet" when nothing is left. */
export function sanitizeWalletName(value: unknown): string {
  return cleanText(value, { fallback: UNKNOWN_WALLET })
}

/**
 * Whether a value is a data URL of an image, small enough to store. Wallets found in the page may show no other images.
 */
export function isInlineImage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_DATA_IMAGE_LENGTH && /^data:image\/[\w.+-]+[;,]/i.test(value)
}

/**
 * Whether a value is an image URL (`data:image/`, `https:` or `blob:`) that may be shown when no script of the page
 * reported it: for connectors the app lists, sessions, tokens and names.
 */
export function isAllowedImage(value: unknown): value is string {
  return (
    isInlineImage(value) || (typeof value === 'string' && value.length <= 2048 && /^(https:\/\/|blob:)/.test(value))
  )
}

/**
 * Whether a value can be a connector id: 1 to 128 letters, digits, `_`, `.` or `-`, and not a key of
 * `Object.prototype`.
 */
export function isConnectorId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) && !(value in Object.prototype)
}

/** Whether the kit uses an id itself, so that no wallet found in the page may take it. */
export function isReservedId(id: string): boolean {
  return /^((wagmi\.)?walletConnect|injected|announced|coinbaseWallet(SDK)?|safe|ledger|okx|eip6963|AUTH)$/.test(id)
}
