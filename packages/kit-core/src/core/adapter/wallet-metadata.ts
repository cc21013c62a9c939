/**
 * What a wallet says of itself, fit for showing. Any script of the page can make a wallet up.
 *
 * In      name, icon, id    unknown
 * Out     shownName         cleaned; "Unknown wallet" where nothing is left
 *         isInlineImage        an image carried in its own text, small enough to keep: all that a wallet of the page may show
 *         isAllowedHostImage       besides, an image that the host itself listed or that a session names
 *         isConnectorId     short, of plain letters, and no key that every object has
 *         isReservedId      a meaning of its own, which no wallet may take
 * Source  security design §8 (shown text, images, ids)
 */
import { cleanText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'

const MAX_DATA_IMAGE_LENGTH = 64 * 1024

/** A wallet's name, fit for showing. */
export function sanitizeWalletName(value: unknown): string {
  return cleanText(value, { fallback: UNKNOWN_WALLET })
}

/** Whether a value is an image carried in its own text and small enough to keep. */
export function isInlineImage(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_DATA_IMAGE_LENGTH && /^data:image\/[\w.+-]+[;,]/i.test(value)
}

/** Whether a value is an image that may be shown for a connector the host listed itself. */
export function isAllowedHostImage(value: unknown): value is string {
  return (
    isInlineImage(value) || (typeof value === 'string' && value.length <= 2048 && /^(https:\/\/|blob:)/.test(value))
  )
}

/** Whether a value can be the id of a connector: short, of plain letters, and no key that every object has. */
export function isConnectorId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) && !(value in Object.prototype)
}

/** Whether an id has a meaning of its own, which no wallet may take. */
export function isReservedId(id: string): boolean {
  return /^((wagmi\.)?walletConnect|injected|announced|coinbaseWallet(SDK)?|safe|ledger|okx|eip6963|AUTH)$/.test(id)
}
