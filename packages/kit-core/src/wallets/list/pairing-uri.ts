/**
 * The address of a pairing.
 *
 * In      text   of the provider or the app
 *         nowMs  epoch milliseconds
 * Out     its topic and, if it tells, its end; undefined for text that breaks a rule or is over
 * Source  security design §8, pairing address; spec R-CONN-30, R-CONN-31
 */

/** An address, read. */
export type PairingUri = { readonly topic: string; readonly expiresAtMs: number | undefined }

/** How long an address is offered. */
export const PAIRING_LIFETIME_MS = 240_000

/** How long the answer to a proposal may come: a wallet can give it for five minutes, and the relay keeps it for five more. */
export const ANSWER_LIFETIME_MS = 600_000

/** An address with this much left or less is not shown any more: a visitor must not scan a dying code. */
export const PAIRING_MARGIN_MS = 10_000

const MAX_LENGTH = 1_024
const ADDRESS = /^wc:([0-9a-f]{64})@2\?([\x21-\x7e]+)$/

/** Reads an address. */
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

/** Whether an address is too old to be shown. */
export function isPairingExpired(expiresAtMs: number | undefined, nowMs: number): boolean {
  return expiresAtMs === undefined || expiresAtMs - nowMs <= PAIRING_MARGIN_MS
}
