/**
 * Picks the token accounts of the sender that a transfer spends: the associated one if it holds enough, else the largest ones,
 * also those that another program created or that were transferred to the sender.
 *
 * In      usual   the associated token account of the sender and its data; used alone when it holds enough
 * Out     at most eight accounts with the amount to take from each, largest balance first
 * Throws  TransferRejectedError   all accounts together hold too little, or are frozen; WalletRequestError
 * Source  spec R-SEND-139; JSON-RPC getTokenAccountsByOwner
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type Address, isAddress } from '@solana/kit'
import { AccountState, getTokenDecoder } from '@solana-program/token'
import * as v from 'valibot'
import type { RequestNode } from '../chain/nodes.js'
import { valueSchema } from '../chain/response-schemas.js'
import { accountSchema } from './response-schemas.js'
import { TransferRejectedError } from './transfer-rejected-error.js'

/** Most accounts that fit into one transaction. */
const MAX_SOURCES = 8

/** An account and the base units to take from it. */
export type TokenSource = { readonly source: Address; readonly amount: bigint }

/** The amount to take, and its owner. */
export type TokenSourcesParams = {
  readonly owner: Address
  readonly mint: Address
  readonly value: bigint
  readonly usual: { readonly source: Address; readonly account: v.InferOutput<typeof accountSchema> }
  readonly caipNetworkId: CaipNetworkId
}

const heldSchema = valueSchema(
  v.array(
    v.object({
      pubkey: v.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
      account: accountSchema,
    }),
  ),
)

/** Finds the accounts to spend. */
export async function findTokenSources(
  requestNode: RequestNode,
  { owner, mint, value, usual, caipNetworkId }: TokenSourcesParams,
): Promise<readonly TokenSource[]> {
  const { source, account } = usual
  const associated = parseHolding(source, account)
  if (associated?.isFree && associated.owner === owner && associated.held >= value) return [{ source, amount: value }]
  const params = [owner, { mint }, { encoding: 'base64', commitment: 'confirmed' }]
  const request = { method: 'getTokenAccountsByOwner', params, schema: heldSchema }
  const all = (await requestNode(caipNetworkId, request)).value.flatMap(
    (entry) => parseHolding(entry.pubkey, entry.account) ?? [],
  )
  const largest = all
    .filter(({ isFree, held }) => isFree && held > 0n)
    .sort((one, other) => (one.held < other.held ? 1 : -1))
    .slice(0, MAX_SOURCES)
  const taken: TokenSource[] = []
  let left = value
  for (const { source: from, held } of largest) {
    const amount = held < left ? held : left
    if (amount > 0n) taken.push({ source: from, amount })
    left -= amount
  }
  const isHeld = all.reduce((sum, { held }) => sum + held, 0n) >= value
  if (left > 0n)
    throw new TransferRejectedError(isHeld && all.some(({ isFree }) => !isFree) ? 'sender-frozen' : 'balance')
  return taken
}

function parseHolding(source: Address, account: v.InferOutput<typeof accountSchema>) {
  if (account === null) return undefined
  const { owner, amount, state } = getTokenDecoder().decode(account.data)
  return { source, owner, held: amount, isFree: state !== AccountState.Frozen }
}
