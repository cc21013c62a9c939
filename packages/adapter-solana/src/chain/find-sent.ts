/**
 * Looks on chain for a transaction that a wallet was asked to sign and send, and did not answer for, or not with its signature.
 *
 * In      memo              a `SendNote`
 *         notesOfSent       which note each transaction came of, by its hash: what another request led to is not taken for this one
 *         heightsOfFailed   the last height for what a wallet may have sent before it answered with an error, by note
 * Out     the transaction that came after the request, was signed by the account, and is the same message or has every instruction
 *         of it in the same order: wallets put in a blockhash of their own, a price for priority, and checks
 *         after the wallet's response only the same message counts, since the account may have sent the same amount again
 *         `never` once a blockhash of the last moment at which the wallet could have signed is over, and nothing was found
 * Throws  what the nodes answer with; a node that is behind the noted slot is asked again later
 * Source  spec R-ADPT-124, R-ADPT-138; JSON-RPC getSignaturesForAddress, getTransaction
 */
import type { FindSentParams, SentTransaction } from '@bowline/kit-core'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { isTransactionSignature } from '../address.js'
import { BASE64_TEXT } from '../base64-text.js'
import { LEAST_BLOCK_MS } from '../send.js'
import { parseSendNote } from '../send-note.js'
import { loadTransactions } from '../transaction/load-transactions.js'
import { withMinContextSlot } from './balance.js'
import type { RequestNode } from './nodes.js'
import { epochSchema, u64Schema } from './response-schemas.js'

/** A paired wallet has five minutes to sign; the blockhash it takes then lasts for as long as the one it was handed. */
const WALLET_LIMIT_BLOCKS = BigInt(300_000 / LEAST_BLOCK_MS)

/** As many as a node lists at once. */
const MAX_SIGNATURES = 1_000

/** How many transactions one look reads; the next look goes on with the others. */
const MAX_READS = 20

const signaturesSchema = z.array(
  z.object({ signature: z.string().check(z.refine(isTransactionSignature)), slot: u64Schema }),
)

const transactionSchema = z.nullable(
  z.object({
    transaction: z.tuple([z.string().check(z.minLength(4), z.regex(BASE64_TEXT)), z.literal('base64')]),
  }),
)

/** What the search needs. */
export type FindSentParts = {
  readonly askNode: RequestNode
  readonly notesOfSent: ReadonlyMap<string, string>
  readonly heightsOfFailed: ReadonlyMap<string, bigint>
}

/** The search, by what it needs of a request. */
export type FindSigned = (
  params: Pick<FindSentParams['asked'], 'address' | 'caipNetworkId' | 'memo'> & Pick<FindSentParams, 'signal'>,
) => Promise<SentTransaction | 'never' | undefined>

/** Creates the search. */
export function createFindSent({ askNode, notesOfSent, heightsOfFailed }: FindSentParts): FindSigned {
  /** Transactions that are another one's, by note. */
  const othersOf = new Map<string, Set<string>>()

  return async ({ address, caipNetworkId, memo = '', signal }) => {
    const note = parseSendNote(memo)
    if (note?.slot === undefined) return undefined
    const { slot, lastValidBlockHeight, isSigned = false } = note
    const others = othersOf.get(memo) ?? new Set<string>()
    othersOf.set(memo, others)

    // Read first: what is not found by a node that is as far as this has not been carried out by then.
    const epoch = await askNode(caipNetworkId, {
      method: 'getEpochInfo',
      params: [{ commitment: 'confirmed', ...withMinContextSlot(slot) }],
      schema: epochSchema,
      signal,
    })
    const listed = await askNode(caipNetworkId, {
      method: 'getSignaturesForAddress',
      params: [address, { limit: MAX_SIGNATURES, commitment: 'confirmed', ...withMinContextSlot(epoch.absoluteSlot) }],
      schema: signaturesSchema,
      signal,
    })
    const isOwned = (hash: string) => (notesOfSent.get(hash) ?? memo) !== memo
    const later = listed.filter(
      (entry) => entry.slot >= slot && !others.has(entry.signature) && !isOwned(entry.signature),
    )
    const { isRequested } = await createMatch(address, note.message)
    for (const { signature: hash, slot: landed } of later.slice(-MAX_READS)) {
      const found = await askNode(caipNetworkId, {
        method: 'getTransaction',
        params: [hash, { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }],
        schema: transactionSchema,
        signal,
      })
      const raw = found?.transaction[0]
      if (raw === undefined) return undefined
      if (isRequested(base64.decode(raw), !isSigned && landed > slot)) return { hash, caipNetworkId, address, raw }
      others.add(hash)
    }
    const isComplete =
      later.length <= MAX_READS && (listed.length < MAX_SIGNATURES || listed.some((old) => old.slot < slot))
    const limit = lastValidBlockHeight && lastValidBlockHeight + (isSigned ? 0n : WALLET_LIMIT_BLOCKS)
    const last = heightsOfFailed.get(memo) ?? limit
    const isOver = last !== undefined && epoch.blockHeight > last
    return isOver && isComplete ? 'never' : undefined
  }
}

/** Identifies the transaction that was handed over. */
async function createMatch(address: string, message: Uint8Array) {
  const { readMessage, readWire } = await loadTransactions()
  const asked = readMessage(message)
  return {
    /** In the noted slot itself an earlier transaction may do the same: there only the same message counts. */
    isRequested(wire: Uint8Array, isLater: boolean): boolean {
      const found = readWire(wire)
      if (found.feePayer !== asked.feePayer || !found.signers.includes(address)) return false
      if (!isLater) return found.message.join() === message.join()
      let at = 0
      for (const instruction of found.instructions) if (instruction === asked.instructions[at]) at += 1
      return asked.instructions.length > 0 && at === asked.instructions.length
    },
  }
}
