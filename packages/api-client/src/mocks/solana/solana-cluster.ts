/**
 * One cluster: balances in lamports and of tokens, blocks, and what became of each transaction. Every signature is checked.
 *
 * In      genesisHash, balances at the start, tokens and what their holders begin with, nowMs
 * Out     balances, blockhashes, outcomes; a block each 400 ms and one for each transaction, final at once
 * Source  Solana transaction processing: fee first, then all instructions or none; a blockhash lasts 150 blocks; an account
 *         is empty or rent-exempt
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { sha256, stringToBytes } from 'viem'

import type { InstructionFault } from './instruction.js'
import { runInstruction } from './programs.js'
import type { SolanaMessage, SolanaTransaction } from './read-transaction.js'
import { createTokenAccounts } from './token-accounts.js'
import { createTokenLedger, type SplHolding, type SplToken, type TokenLedger } from './token-ledger.js'
import { transactionFee } from './transaction-fee.js'

/** Why a transaction failed, as the chain names it. */
export type TransactionFault =
  | string
  | { readonly InstructionError: readonly [number, InstructionFault] }
  | { readonly InsufficientFundsForRent: { readonly account_index: number } }

/** What became of a transaction. */
export type SolanaRecord = {
  readonly transaction: SolanaTransaction
  readonly slot: bigint
  readonly timestampSec: bigint
  readonly fault: TransactionFault | undefined
}

type Outcome = {
  readonly fault: TransactionFault | undefined
  readonly after: ReadonlyMap<string, bigint>
  readonly tokensAfter: TokenLedger
}

/** One cluster. */
export type SolanaCluster = ReturnType<typeof createSolanaCluster>

/** The least an account keeps that is not empty. */
export const RENT_EXEMPT_LAMPORTS = 890_880n

const BLOCK_MS = 400
const BLOCKHASH_BLOCKS = 150n

/** Makes a cluster. */
export function createSolanaCluster({
  genesisHash,
  balances: firstBalances,
  tokens: splTokens,
  firstTokenValue,
  nowMs,
}: {
  readonly genesisHash: string
  readonly balances: ReadonlyMap<string, bigint>
  readonly tokens: readonly SplToken[]
  readonly firstTokenValue: (holding: SplHolding) => bigint
  readonly nowMs: () => number
}) {
  const startMs = nowMs()
  const balances = new Map(firstBalances)
  const records = new Map<string, SolanaRecord>()
  const blockhashes = new Map<string, bigint>()
  const accounts = createTokenAccounts(splTokens.map(({ mint }) => mint))
  let tokens = createTokenLedger(splTokens, firstTokenValue)
  let extraBlocks = 0n

  const height = () => BigInt(Math.max(0, Math.floor((nowMs() - startMs) / BLOCK_MS))) + extraBlocks + 1n
  const balanceOf = (address: string) => balances.get(address) ?? 0n

  function blockhash(): { readonly blockhash: string; readonly lastValidBlockHeight: bigint } {
    const now = height()
    const hash = base58.encode(sha256(stringToBytes(`${genesisHash} ${now}`), 'bytes'))
    blockhashes.set(hash, now)
    return { blockhash: hash, lastValidBlockHeight: now + BLOCKHASH_BLOCKS }
  }

  function isRecent(hash: string): boolean {
    const made = blockhashes.get(hash)
    return made !== undefined && height() <= made + BLOCKHASH_BLOCKS
  }

  /** Runs a message on a copy of the balances. */
  function run(message: SolanaMessage): Outcome {
    const [payer = ''] = message.accounts
    const paid = new Map(balances).set(payer, balanceOf(payer) - transactionFee(message))
    const after = new Map(paid)
    const tokensAfter = tokens.copy()
    const move = (from: string, to: string, lamports: bigint) => {
      const left = (after.get(from) ?? 0n) - lamports
      if (left < 0n) return false
      after.set(from, left)
      after.set(to, (after.get(to) ?? 0n) + lamports)
      return true
    }
    const failed = (fault: TransactionFault) => ({ fault, after: paid, tokensAfter: tokens })
    for (const [index, instruction] of message.instructions.entries()) {
      const fault = runInstruction(instruction, message, { tokens: tokensAfter, accounts, move })
      if (fault !== undefined) return failed({ InstructionError: [index, fault] })
    }
    const poor = message.accounts.findIndex((address) => {
      const value = after.get(address) ?? 0n
      return value !== balanceOf(address) && value > 0n && value < RENT_EXEMPT_LAMPORTS
    })
    if (poor >= 0) return failed({ InsufficientFundsForRent: { account_index: poor } })
    return { fault: undefined, after, tokensAfter }
  }

  /** Why a transaction does not come into any block. */
  function refusal(transaction: SolanaTransaction): TransactionFault | undefined {
    if (transaction.hasLookups) return 'AddressLookupTableNotFound'
    if (!isRecent(transaction.blockhash)) return 'BlockhashNotFound'
    if (records.has(transaction.name)) return 'AlreadyProcessed'
    const [payer = ''] = transaction.accounts
    if (balanceOf(payer) === 0n) return 'AccountNotFound'
    if (balanceOf(payer) < transactionFee(transaction)) return 'InsufficientFundsForFee'
    return undefined
  }

  return {
    genesisHash,
    height,
    blockhash,
    isRecent,
    balanceOf,
    tokens: () => tokens,
    accounts,
    setBalance: (address: string, lamports: bigint) => void balances.set(address, lamports),
    record: (name: string) => records.get(name),
    /** The newest last. */
    records: (): readonly SolanaRecord[] => [...records.values()],
    isSigned: ({ signatures, accounts, messageBytes }: SolanaTransaction) =>
      signatures.every((signature, place) => isSignature(signature, messageBytes, accounts[place])),
    /** What would become of it. */
    simulate: (transaction: SolanaTransaction) => refusal(transaction) ?? run(transaction).fault,
    /** Puts it into a block; nothing happens to one that comes into none. */
    submit(transaction: SolanaTransaction): void {
      if (refusal(transaction) !== undefined) return
      const { fault, after, tokensAfter } = run(transaction)
      tokens = tokensAfter
      for (const [address, lamports] of after) balances.set(address, lamports)
      extraBlocks += 1n
      const timestampSec = BigInt(Math.floor(nowMs() / 1000))
      records.set(transaction.name, { transaction, slot: height(), timestampSec, fault })
    },
  }
}

function isSignature(signature: Uint8Array, message: Uint8Array, address: string | undefined): boolean {
  try {
    return ed25519.verify(signature, message, base58.decode(address ?? ''))
  } catch {
    return false
  }
}
