/**
 * Parses a pairing URI (`wc:…`).
 *
 * In      text   from the provider or the app
 *         nowMs  epoch milliseconds
 * Out     its topic and, if included, its expiry; undefined for text that is invalid or expired
 * Source  security design §8, pairing address; spec R-CONN-30, R-CONN-31
 */

/** A parsed pairing URI. `expiresAtMs` is in epoch milliseconds. */
export type PairingUri = { readonly topic: string; readonly expiresAtMs: number | undefined }

/** How long a pairing URI is offered, in ms. */
export const PAIRING_LIFETIME_MS = 240_000

/** How long a response to a proposal can arrive, in ms: a wallet has five minutes, and the relay keeps it five more. */
export const RESPONSE_LIFETIME_MS = 600_000

/** A URI with this much time left or less (ms) is replaced by a new one: the user could not finish the scan in time. */
export const PAIRING_MARGIN_MS = 10_000

const MAX_LENGTH = 1_024
const ADDRESS = /^wc:([0-9a-f]{64})@2\?([\x21-\x7e]+)$/

/** Parses a pairing URI; undefined when it is invalid or expired. */
export function parsePairingUri(text: unknown, nowMs: number): PairingUri | undefined {
  const match = typeof text === 'string' && text.length <= MAX_LENGTH ? ADDRESS.exec(text) : null
  if (!match) return undefined
  const [, topic = '', query = ''] = match
  const entries = [...new URLSearchParams(query)]
  const values = new Map(entries)
  if (values.size !== entries.length || values.get('relay-protocol') !== 'irn') return undefined
  if (!/^[0-9a-f]{64}$/.test(values.get('symKey') ?? '')) return undefined
  const end = values.get('expiryTimestamp')
  if (end === undefined) return { topic, expiresAtMs: undefined }
  const expiresAtMs = /^\d{1,12}$/.test(end) ? Number(end) * 1_000 : 0
  return expiresAtMs > nowMs ? { topic, expiresAtMs } : undefined
}

/** Whether a URI is too close to its expiry to be shown. */
export function isPairingExpired(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs === undefined || expiresAtMs - nowMs <= PAIRING_MARGIN_MS
}
