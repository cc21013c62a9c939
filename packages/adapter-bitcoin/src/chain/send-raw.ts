/**
 * Sends a signed transaction to the nodes of a network.
 *
 * In      urls        tried one after the other until a node accepts it; all of them with `isToAll`
 *         isKnown     whether the network knows the transaction id
 * Out     `rejected` only when the first node to get it rejects it, or without a URL. After a timeout, a 5xx, a dropped
 *         connection or an unreadable response, the node may have it. Then the next URLs are tried, and their rejections do not count
 * Source  esplora POST /tx; spec R-ADPT-130
 */
import type { BroadcastOutcome, RpcUrl } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { fetchText } from './fetch-text.js'
import { parseNodeRejection } from './parse-node-rejection.js'

/** A signed transaction and its id, in hex. */
export type SignedHex = { readonly raw: string; readonly hash: string }

/** Where and how to send. */
export type SendRawOptions = {
  readonly urls: readonly RpcUrl[]
  readonly isKnown: (hash: string) => Promise<boolean>
  readonly isToAll?: boolean | undefined
}

const UNKNOWN = { status: 'unknown' } as const
const ACCEPTED = { status: 'accepted' } as const

/** Sends the transaction. Never rejects. */
export async function sendRaw(
  signed: SignedHex,
  { urls, isKnown, isToAll = false }: SendRawOptions,
): Promise<BroadcastOutcome> {
  if (urls.length === 0) {
    const error = new WalletRequestError('', undefined, new Error('No URL is set for the network'))
    return { status: 'rejected', error }
  }
  let outcome: BroadcastOutcome | undefined
  for (const rpcUrl of urls) {
    const { isMissing = false, ...response } = await sendTo(rpcUrl, signed)
    if (response.status === 'accepted') outcome = ACCEPTED
    // Its outputs are also missing once the transaction itself was confirmed.
    else if (outcome === undefined) outcome = isMissing ? await resolveMissing(response, signed, isKnown) : response
    if (!isToAll && outcome?.status !== 'unknown') break
  }
  return outcome ?? UNKNOWN
}

async function resolveMissing(
  rejected: BroadcastOutcome,
  { hash }: SignedHex,
  isKnown: SendRawOptions['isKnown'],
): Promise<BroadcastOutcome> {
  try {
    return (await isKnown(hash)) ? ACCEPTED : rejected
  } catch {
    return UNKNOWN
  }
}

async function sendTo(
  rpcUrl: RpcUrl,
  { raw, hash }: SignedHex,
): Promise<BroadcastOutcome & { readonly isMissing?: boolean }> {
  try {
    const { status, isOk, text } = await fetchText(rpcUrl, '/tx', { method: 'POST', body: raw })
    if (isOk) return text.trim().toLowerCase() === hash ? ACCEPTED : UNKNOWN
    const rejection = status === 400 ? parseNodeRejection(text) : undefined
    if (rejection?.status === 'known') return ACCEPTED
    return rejection ?? UNKNOWN
  } catch {
    return UNKNOWN
  }
}
