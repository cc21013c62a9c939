/**
 * One cluster of the Solana ledger, in memory: SOL and token balances, blocks, and the outcome of each transaction. There is
 * a block every 400 ms and one per transaction; transactions are final at once. Callers check signatures with `isSigned`.
 *
 * Source  Solana transaction processing: the fee first, then all instructions or none; a blockhash lasts 150 blocks; an
 *         account is empty or rent-exempt
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { sha256, stringToBytes } from 'viem'
import type { SolanaMessage, SolanaTransaction } from './decode-transaction.js'
import type { InstructionFailure } from './instruction.js'
import { runInstruction } from './programs.js'
import { createTokenAccounts } from './token-accounts.js'
import { createTokenLedger, type SplHolding, type SplToken, type TokenLedger } from './token-ledger.js'
import { calculateFee } from './transaction-fee.js'

/** The chain's error for a failed transaction. */
export type TransactionFailure =
  | string
  | { readonly InstructionError: readonly [number, InstructionFailure] }
  | { readonly InsufficientFundsForRent: { readonly account_index: number } }

/** A transaction that entered a block. `fault` is undefined when it succeeded; otherwise only the fee was charged. */
export type SolanaRecord = {
  readonly transaction: SolanaTransaction
  readonly slot: bigint
  readonly timestampSec: bigint
  readonly fault: TransactionFailure | undefined
}

type Outcome = {
  readonly fault: TransactionFailure | undefined
  readonly after: ReadonlyMap<string, bigint>
  readonly tokensAfter: TokenLedger
}

/** A cluster in memory, with the queries that JSON-RPC methods need. Balances are in lamports. */
export type SolanaCluster = ReturnType<typeof createSolanaCluster>

/** Minimum balance of an account that is not empty, in lamports. */
export const RENT_EXEMPT_LAMPORTS = 890_880n

const BLOCK_MS = 400
const BLOCKHASH_BLOCKS = 150n

/** Creates a cluster. Initial token holdings come from a callback, in base units. */
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
    const createdAt = blockhashes.get(hash)
    return createdAt !== undefined && height() <= createdAt + BLOCKHASH_BLOCKS
  }

  /** Runs a message on a copy of the balances. */
  function run(message: SolanaMessage): Outcome {
    const [payer = ''] = message.accounts
    const paid = new Map(balances).set(payer, balanceOf(payer) - calculateFee(message))
    const after = new Map(paid)
    const tokensAfter = tokens.copy()
    const move = (from: string, to: string, lamports: bigint) => {
      const left = (after.get(from) ?? 0n) - lamports
      if (left < 0n) return false
      after.set(from, left)
      after.set(to, (after.get(to) ?? 0n) + lamports)
      return true
    }
    const failed = (fault: TransactionFailure) => ({ fault, after: paid, tokensAfter: tokens })
    for (const [index, instruction] of message.instructions.entries()) {
      const fault = runInstruction(instruction, message, { tokens: tokensAfter, accounts, move })
      if (fault !== undefined) return failed({ InstructionError: [index, fault] })
    }
    const poorIndex = message.accounts.findIndex((address) => {
      const value = after.get(address) ?? 0n
      return value !== balanceOf(address) && value > 0n && value < RENT_EXEMPT_LAMPORTS
    })
    if (poorIndex >= 0) return failed({ InsufficientFundsForRent: { account_index: poorIndex } })
    return { fault: undefined, after, tokensAfter }
  }

  /** Returns the reason why a transaction cannot enter a block. */
  function refusal(transaction: SolanaTransaction): TransactionFailure | undefined {
    if (transaction.hasLookups) return 'AddressLookupTableNotFound'
    if (!isRecent(transaction.blockhash)) return 'BlockhashNotFound'
    if (records.has(transaction.name)) return 'AlreadyProcessed'
    const [payer = ''] = transaction.accounts
    if (balanceOf(payer) === 0n) return 'AccountNotFound'
    if (balanceOf(payer) < calculateFee(transaction)) return 'InsufficientFundsForFee'
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
    /** Newest last. */
    records: (): readonly SolanaRecord[] => [...records.values()],
    isSigned: ({ signatures, accounts, messageBytes }: SolanaTransaction) =>
      signatures.every((signature, signerIndex) => isSignature(signature, messageBytes, accounts[signerIndex])),
    /** Returns the error that a transaction would end with now; undefined when it would succeed. */
    simulate: (transaction: SolanaTransaction) => refusal(transaction) ?? run(transaction).fault,
    /** Executes a transaction in a new block. Ignores one that cannot enter a block. */
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
