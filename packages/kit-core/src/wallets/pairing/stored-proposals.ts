/**
 * Storage of published proposals without a response, for later pages.
 *
 * Out     the stored proposals that have not expired; a malformed value counts as empty
 * Source  spec R-CONN-160, R-STORE-13, R-STORE-14; the protocol's five minutes, for a wallet and again for the relay
 */

import type { WalletListing } from '@bowline/api-client'
import { isNamespace } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import { isListOf, isOptional, isRecord, isShortText } from '../../base/validation/guard.js'
import type { WalletLink } from '../../core/state/connect-state.js'
import { isWalletListing } from '../../core/state/keys.js'
import { PROPOSALS_STORAGE_KEY } from '../../core/state/live-pairing.js'
import { RESPONSE_LIFETIME_MS } from '../list/pairing-uri.js'

/** Maximum number of stored proposals; the oldest are dropped first. */
const MAX_PROPOSALS = 10

/** What the user chose for a pairing: the wallet, its link, and the namespace the modal was opened for. */
export type PairingChoice = {
  readonly wallet?: WalletListing | undefined
  readonly link?: WalletLink | undefined
  readonly namespace?: Namespace | undefined
}

/** A proposal that may still get a response. */
export type StoredProposal = PairingChoice & {
  /** Topic of the pairing. */
  readonly topic: string
  readonly expiresAtMs: number
  /** The user cancelled it: a late approval is revoked. */
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
    isOptional(wallet, isWalletListing) &&
    isOptional(link, isLink) &&
    isOptional(namespace, isNamespace)
  )
}

/** Returns the proposals that may still get a response, oldest first. */
export function getStoredProposals(text: TextStorage): readonly StoredProposal[] {
  const nowMs = Date.now()
  return read(text.get(PROPOSALS_STORAGE_KEY)).filter(
    ({ expiresAtMs }) => expiresAtMs > nowMs && expiresAtMs <= nowMs + RESPONSE_LIFETIME_MS,
  )
}

/** Stores a proposal, replacing an earlier entry with the same topic. */
export function storeProposal(text: TextStorage, proposal: StoredProposal): void {
  write(text, [...without(text, proposal.topic), proposal])
}

/** Removes a proposal, and expired ones. */
export function removeProposal(text: TextStorage, topic: string): void {
  write(text, without(text, topic))
}

function without(text: TextStorage, topic: string): readonly StoredProposal[] {
  return getStoredProposals(text).filter((proposal) => proposal.topic !== topic)
}

function write(text: TextStorage, proposals: readonly StoredProposal[]): void {
  if (proposals.length > 0) text.set(PROPOSALS_STORAGE_KEY, JSON.stringify(proposals.slice(-MAX_PROPOSALS)))
  else text.remove(PROPOSALS_STORAGE_KEY)
}

function read(stored = '[]'): readonly StoredProposal[] {
  try {
    const value: unknown = JSON.parse(stored)
    return isListOf(value, isStoredProposal, MAX_PROPOSALS) ? value : []
  } catch {
    return []
  }
}
