/**
 * Proposals that a page has published and no wallet has answered, as the pages after it find them.
 *
 * Out     what is stored and still alive; anything malformed counts as absent
 * Source  spec R-CONN-160, R-STORE-13, R-STORE-14; the protocol's five minutes, for a wallet and again for the relay
 */
import type { WalletListing } from '@bowline/api-client'
import { NAMESPACES, type Namespace } from '../../base/caip/namespace.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { isListOf, isOneOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import type { WalletLink } from '../../core/state/connect-state.js'
import { isListedWallet } from '../../core/state/keys.js'
import { PROPOSALS_STORAGE_KEY } from '../../core/state/live-pairing.js'
import { ANSWER_LIFETIME_MS } from '../list/pairing-uri.js'

/** More than this many are not remembered; the oldest go first. */
const BEGUN_MAX = 10

/** What a visitor chose when the pairing was begun. */
export type PairingChoice = {
  readonly wallet?: WalletListing | undefined
  readonly link?: WalletLink | undefined
  readonly namespace?: Namespace | undefined
}

/** A proposal that may still be answered. */
export type StoredProposal = PairingChoice & {
  /** Of the pairing. */
  readonly topic: string
  readonly expiresAtMs: number
  /** The visitor cancelled it: a late yes is taken back. */
  readonly isGivenUp?: boolean | undefined
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function isLink(value: unknown): value is WalletLink {
  return isRecord(value) && isShortText(value.name) && typeof value.href === 'string' && value.href.length <= 2_048
}

function isStoredProposal(value: unknown): value is StoredProposal {
  if (!isRecord(value)) return false
  const { topic, expiresAtMs, isGivenUp, wallet, link, namespace } = value
  return (
    typeof topic === 'string' &&
    /^[0-9a-f]{64}$/.test(topic) &&
    typeof expiresAtMs === 'number' &&
    isOptional(isGivenUp, isFlag) &&
    isOptional(wallet, isListedWallet) &&
    isOptional(link, isLink) &&
    isOptional(namespace, isOneOf(NAMESPACES))
  )
}

/** The proposals that may still be answered, oldest first. */
export function readProposals(text: TextStorage): readonly StoredProposal[] {
  const nowMs = Date.now()
  return read(text.get(PROPOSALS_STORAGE_KEY)).filter(
    ({ expiresAtMs }) => expiresAtMs > nowMs && expiresAtMs <= nowMs + ANSWER_LIFETIME_MS,
  )
}

/** Stores a proposal, in place of what was stored of it. */
export function storeProposal(text: TextStorage, begun: StoredProposal): void {
  write(text, [...without(text, begun.topic), begun])
}

/** Forgets a proposal, and those whose time is over. */
export function removeProposal(text: TextStorage, topic: string): void {
  write(text, without(text, topic))
}

function without(text: TextStorage, topic: string): readonly StoredProposal[] {
  return readProposals(text).filter((begun) => begun.topic !== topic)
}

function write(text: TextStorage, begun: readonly StoredProposal[]): void {
  if (begun.length > 0) text.set(PROPOSALS_STORAGE_KEY, JSON.stringify(begun.slice(-BEGUN_MAX)))
  else text.remove(PROPOSALS_STORAGE_KEY)
}

function read(stored = '[]'): readonly StoredProposal[] {
  try {
    const value: unknown = JSON.parse(stored)
    return isListOf(value, isStoredProposal, BEGUN_MAX) ? value : []
  } catch {
    return []
  }
}
