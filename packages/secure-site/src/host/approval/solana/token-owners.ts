/**
 * Owners of the token accounts that a Solana transaction sends to: a transfer of tokens names a token account, not a person.
 *
 * In      the decoded message; what a node reports about accounts
 * Out     owner and mint by token account. `isProved`: the address follows from owner and mint, or the transaction opens the account for
 *         that owner, which the program checks; otherwise only the node says so. Accounts without an entry have no known owner
 * Source  security design §7; Solana's token and associated token programs
 */
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import type { SolanaInstruction } from './parse-solana.js'
import { ASSOCIATED_PROGRAM, TOKEN_PROGRAMS } from './programs.js'

/** A token account. */
export type TokenAccount = { readonly owner: string; readonly mint: string; readonly isProved: boolean }

/** Token accounts by address. */
export type TokenOwners = ReadonlyMap<string, TokenAccount>

const MAX_BUMP = 255
const SEED = new TextEncoder().encode('ProgramDerivedAddress')
const MINT_END = 32
const OWNER_END = 64

const accountsSchema = v.object({
  value: v.array(
    v.nullable(v.object({ owner: v.string(), data: v.tuple([v.pipe(v.string(), v.maxLength(8_192)), v.string()]) })),
  ),
})

/** Returns the token account that an instruction sends tokens to. Undefined for any other instruction. */
export function getTokenRecipient({ program = '', data, accounts }: SolanaInstruction): string | undefined {
  if (!TOKEN_PROGRAMS.includes(program)) return undefined
  if (data[0] === 3) return accounts[1]
  return data[0] === 12 ? accounts[2] : undefined
}

/** Finds the owners. Asks the node only about accounts that the transaction does not open itself; a node that fails knows none. */
export async function findTokenOwners(
  instructions: readonly SolanaInstruction[],
  node: (method: string, params: unknown) => Promise<unknown>,
): Promise<TokenOwners> {
  const opened = instructions.flatMap(toOpened)
  const known = new Map(opened)
  const asked = [...new Set(instructions.map(getTokenRecipient))].flatMap((address) =>
    address === undefined || known.has(address) ? [] : [address],
  )
  if (asked.length === 0) return known
  const { value } = await fetchAccounts(asked, node)
  for (const [index, address] of asked.entries()) {
    const found = await parseTokenAccount(address, value[index])
    if (found !== undefined) known.set(address, found)
  }
  return known
}

/** Opening an associated token account fails unless its address follows from owner and mint. */
function toOpened({ program, data, accounts }: SolanaInstruction): readonly (readonly [string, TokenAccount])[] {
  const [, address, owner, mint] = accounts
  const opens = program === ASSOCIATED_PROGRAM && (data.length === 0 || (data.length === 1 && (data[0] ?? 2) <= 1))
  if (!opens || address === undefined || owner === undefined || mint === undefined) return []
  return [[address, { owner, mint, isProved: true }]]
}

async function fetchAccounts(addresses: readonly string[], node: Parameters<typeof findTokenOwners>[1]) {
  try {
    return v.parse(accountsSchema, await node('getMultipleAccounts', [addresses, { encoding: 'base64' }]))
  } catch {
    return { value: [] }
  }
}

async function parseTokenAccount(
  address: string,
  account: v.InferOutput<typeof accountsSchema>['value'][number] | undefined,
): Promise<TokenAccount | undefined> {
  if (!account || !TOKEN_PROGRAMS.includes(account.owner)) return undefined
  const bytes = decode(account.data[0])
  if (bytes === undefined || bytes.length < OWNER_END) return undefined
  const [mint, owner] = [bytes.slice(0, MINT_END), bytes.slice(MINT_END, OWNER_END)]
  const isProved = await isDerived(address, [owner, base58.decode(account.owner), mint])
  return { owner: base58.encode(owner), mint: base58.encode(mint), isProved }
}

/** Whether an address is the associated token account of owner, token program and mint. */
async function isDerived(address: string, seeds: readonly Uint8Array[]): Promise<boolean> {
  for (let bump = MAX_BUMP; bump >= 0; bump -= 1) {
    const parts = [...seeds, Uint8Array.of(bump), base58.decode(ASSOCIATED_PROGRAM), SEED]
    const bytes = Uint8Array.from(parts.flatMap((part) => [...part]))
    if (base58.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))) === address) return true
  }
  return false
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}
