// @ts-check
/**
 * Parses an instruction that moves something or opens an account: System, both token programs, associated token
 * accounts, memo. Others are returned unchanged, with accounts by address, as nodes do for unknown programs.
 *
 * In      the instruction with indexes; the transaction's accounts
 * Out     one entry of `instructions` under `jsonParsed`
 * Source  instruction layouts of the System program (u32 tag) and SPL Token (u8 tag)
 */
import { getBase58Encoder } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { TOKEN_2022_ADDRESS } from '../tokens.mjs'
import { tokenAmountJson } from './token-amount.mjs'

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** @typedef {{ type: string, info: Record<string, unknown> } | string} Parsed */

/**
 * @param {import('../outcome.mjs').InnerJson} instruction
 * @param {readonly import('../account-keys.mjs').AccountKey[]} keys
 */
export function parsedInstruction({ programIdIndex, accounts, data, stackHeight }, keys) {
  const programId = keys[programIdIndex]?.address ?? ''
  const named = accounts.map((index) => keys[index]?.address ?? '')
  const bytes = new Uint8Array(getBase58Encoder().encode(data))
  const known = readOut(programId, bytes, named)
  if (known === undefined) return { programId, accounts: named, data, stackHeight }
  return { program: known.program, programId, parsed: known.parsed, stackHeight }
}

/**
 * @param {string} programId
 * @param {Uint8Array} data
 * @param {readonly string[]} accounts
 * @returns {{ program: string, parsed: Parsed } | undefined}
 */
function readOut(programId, data, accounts) {
  /** @type {(program: string, parsed: Parsed | undefined) => { program: string, parsed: Parsed } | undefined} */
  const of = (program, parsed) => (parsed === undefined ? undefined : { program, parsed })
  switch (programId) {
    case SYSTEM_PROGRAM_ADDRESS:
      return of('system', systemTransfer(data, accounts))
    case TOKEN_PROGRAM_ADDRESS:
      return of('spl-token', tokenMove(data, accounts))
    case TOKEN_2022_ADDRESS:
      return of('spl-token-2022', tokenMove(data, accounts))
    case ASSOCIATED_TOKEN_PROGRAM_ADDRESS:
      return of('spl-associated-token-account', associatedAccount(data, accounts))
    case MEMO_PROGRAM:
      return of('spl-memo', new TextDecoder().decode(data))
    default:
      return undefined
  }
}

/** @type {(data: Uint8Array, accounts: readonly string[]) => Parsed | undefined} */
function systemTransfer(data, [source, destination]) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (data.length !== 12 || view.getUint32(0, true) !== 2) return undefined
  return { type: 'transfer', info: { source, destination, lamports: view.getBigUint64(4, true) } }
}

/** @type {(data: Uint8Array, accounts: readonly string[]) => Parsed | undefined} */
function tokenMove(data, accounts) {
  if (data.length < 9) return undefined
  const amount = new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(1, true)
  const [first, second, third, fourth] = accounts
  switch (data[0]) {
    case 3:
      return {
        type: 'transfer',
        info: { source: first, destination: second, authority: third, amount: String(amount) },
      }
    case 7:
      return { type: 'mintTo', info: { mint: first, account: second, mintAuthority: third, amount: String(amount) } }
    case 12: {
      const tokenAmount = tokenAmountJson(amount, data[9] ?? 0)
      const info = { source: first, mint: second, destination: third, authority: fourth, tokenAmount }
      return { type: 'transferChecked', info }
    }
    default:
      return undefined
  }
}

/** @type {(data: Uint8Array, accounts: readonly string[]) => Parsed | undefined} */
function associatedAccount(data, [source, account, wallet, mint, systemProgram, tokenProgram]) {
  if (data.length > 1 || (data[0] ?? 0) > 1) return undefined
  const type = data[0] === 1 ? 'createIdempotent' : 'create'
  return { type, info: { source, account, wallet, mint, systemProgram, tokenProgram } }
}
