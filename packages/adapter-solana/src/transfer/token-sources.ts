/**
 * The sender's token accounts that a transfer is taken from. An account that another program made, or that was given to the sender,
 * holds as much as the usual one.
 *
 * In      usual   the sender's associated token account, and what lies in it; alone where that is enough
 * Out     accounts with what is taken of each, the fullest first
 * Throws  TransferRejectedError   all of them together hold less, or are frozen; WalletRequestError
 * Source  spec R-SEND-139; JSON-RPC getTokenAccountsByOwner
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { type Address, isAddress } from '@solana/kit'
import { AccountState, getTokenDecoder } from '@solana-program/token'
import * as z from 'zod/mini'
import type { RequestNode } from '../chain/nodes.js'
import { valueSchema } from '../chain/response-schemas.js'
import { TransferRejectedError } from './refusals.js'
import { accountSchema } from './response-schemas.js'

/** More do not fit into a transaction. */
const MOST_SOURCES = 8

/** An account, and base units that are taken of it. */
export type TokenSource = { readonly source: Address; readonly amount: bigint }

/** What is to be taken, and of whom. */
export type TokenSourcesParams = {
  readonly owner: Address
  readonly mint: Address
  readonly value: bigint
  readonly usual: { readonly source: Address; readonly account: z.infer<typeof accountSchema> }
  readonly caipNetworkId: CaipNetworkId
}

const heldSchema = valueSchema(
  z.array(
    z.object({
      pubkey: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
      account: accountSchema,
    }),
  ),
)

/** Finds them. */
export async function tokenSources(
  askNode: RequestNode,
  { owner, mint, value, usual, caipNetworkId }: TokenSourcesParams,
): Promise<readonly TokenSource[]> {
  const { source, account } = usual
  const own = heldIn(source, account)
  if (own?.isFree && own.owner === owner && own.held >= value) return [{ source, amount: value }]
  const params = [owner, { mint }, { encoding: 'base64', commitment: 'confirmed' }]
  const request = { method: 'getTokenAccountsByOwner', params, schema: heldSchema }
  const all = (await askNode(caipNetworkId, request)).value.flatMap(
    (entry) => heldIn(entry.pubkey, entry.account) ?? [],
  )
  const fullest = all
    .filter(({ isFree, held }) => isFree && held > 0n)
    .sort((one, other) => (one.held < other.held ? 1 : -1))
    .slice(0, MOST_SOURCES)
  const taken: TokenSource[] = []
  let left = value
  for (const { source: from, held } of fullest) {
    const amount = held < left ? held : left
    if (amount > 0n) taken.push({ source: from, amount })
    left -= amount
  }
  const isHeld = all.reduce((sum, { held }) => sum + held, 0n) >= value
  if (left > 0n)
    throw new TransferRejectedError(isHeld && all.some(({ isFree }) => !isFree) ? 'sender-frozen' : 'balance')
  return taken
}

function heldIn(source: Address, account: z.infer<typeof accountSchema>) {
  if (account === null) return undefined
  const { owner, amount, state } = getTokenDecoder().decode(account.data)
  return { source, owner, held: amount, isFree: state !== AccountState.Frozen }
}
