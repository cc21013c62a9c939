/**
 * One chain: balances, nonces, waiting transactions and blocks. It moves value and tokens; its contracts take no gas of their own.
 *
 * In      chainId, balances at the start, what holders of tokens begin with, blockTimeMs, nowMs
 * Out     balances and blocks; a transaction is mined in a block of its own at once, or after blockTimeMs together
 *         with those that came meanwhile
 * Throws  RpcError -32000
 * Source  EIP-1559 (base fee burnt, tip to the miner); yellow paper §6.2
 */
import { assertAcceptable, highestCost } from './assert-acceptable.js'
import { type ContractCall, type ContractEffect, isContract, planCall, type TokenDescription } from './contract-call.js'
import { BASE_FEE_WEI, BLOCK_GAS_LIMIT } from './gas.js'
import { type LedgerBlock, MINER, type MinedTransaction, sealBlock } from './ledger-block.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'
import type { SignedTransaction } from './signed-transaction.js'
import { createTokenBook, type TokenBook, type TokenHolding } from './token-ledger.js'

/** One chain of the ledger; addresses and hashes in any case. */
export type LedgerChain = {
  readonly chainId: number
  /** Mines what has waited long enough; to be called before a question. */
  catchUp(): void
  balanceOf(address: string): bigint
  setBalance(address: string, value: bigint): void
  readonly tokens: TokenBook
  isContract(address: string): boolean
  /** What a call would come to; undefined where there is no contract. Throws RpcError when it would be turned back. */
  planCall(call: ContractCall): ContractEffect | undefined
  /** The transactions of an account that are mined. */
  nonceOf(address: string): number
  /** The same, with those that wait. */
  waitingNonceOf(address: string): number
  latest(): LedgerBlock
  blockByNumber(number: bigint): LedgerBlock | undefined
  blockByHash(hash: string): LedgerBlock | undefined
  minedByHash(hash: string): MinedTransaction | undefined
  waitingByHash(hash: string): SignedTransaction | undefined
  submit(transaction: SignedTransaction): void
}

/** Makes a chain with its first block. */
export function createLedgerChain({
  chainId,
  balances: firstBalances,
  firstTokenValue,
  describe,
  blockTimeMs,
  nowMs,
}: {
  readonly chainId: number
  readonly balances: ReadonlyMap<string, bigint>
  /** Absent: the chain has no contracts. */
  readonly firstTokenValue: ((holding: TokenHolding) => bigint | undefined) | undefined
  readonly describe: (token: string) => TokenDescription | undefined
  readonly blockTimeMs: number
  readonly nowMs: () => number
}): LedgerChain {
  const balances = new Map(firstBalances)
  const nonces = new Map<string, number>()
  const mined = new Map<string, MinedTransaction>()
  let waiting: readonly SignedTransaction[] = []
  let waitingSinceMs = 0
  let latest = sealBlock({ chainId, parent: undefined, nowMs: nowMs(), transactions: [] })
  const blocks = [latest]
  const tokens = createTokenBook(firstTokenValue ?? (() => undefined))

  const balanceOf = (address: string) => balances.get(address.toLowerCase()) ?? 0n
  const nonceOf = (address: string) => nonces.get(address.toLowerCase()) ?? 0
  const waitingByHash = (hash: string) => waiting.find((one) => one.hash === hash.toLowerCase())
  const minedByHash = (hash: string) => mined.get(hash.toLowerCase())
  const waitingOf = (address: string) => waiting.filter(({ from }) => from.toLowerCase() === address.toLowerCase())
  const waitingNonceOf = (address: string) => nonceOf(address) + waitingOf(address).length

  function add(address: string, value: bigint): void {
    balances.set(address.toLowerCase(), balanceOf(address) + value)
  }

  const plan = (call: ContractCall) => firstTokenValue && planCall({ tokens, describe, giveCoins: add }, call)

  function apply(transaction: SignedTransaction, index: number): MinedTransaction | undefined {
    const { from, to, value, gasUsed, nonce, maxFeePerGas, maxPriorityFeePerGas } = transaction
    const room = maxFeePerGas - BASE_FEE_WEI
    const tip = maxPriorityFeePerGas < room ? maxPriorityFeePerGas : room
    const effectiveGasPrice = BASE_FEE_WEI + tip
    const cost = value + gasUsed * effectiveGasPrice
    // A balance that was set while it waited can leave a transaction unpayable; then it goes, and those behind it.
    if (nonce !== nonceOf(from) || balanceOf(from) < cost) return undefined
    nonces.set(from.toLowerCase(), nonce + 1)
    const isReverted = !runContract(transaction)
    add(from, isReverted ? value - cost : -cost)
    if (!isReverted) add(to, value)
    add(MINER, gasUsed * tip)
    return { ...transaction, blockNumber: latest.number + 1n, index, effectiveGasPrice, isReverted }
  }

  /** False when the contract turns it back. */
  function runContract(transaction: SignedTransaction): boolean {
    try {
      plan(transaction)?.commit()
      return true
    } catch (error) {
      if (error instanceof RpcError) return false
      throw error
    }
  }

  function mineBlock(): void {
    const transactions: MinedTransaction[] = []
    let gasLeft = BLOCK_GAS_LIMIT
    let taken = 0
    for (const transaction of waiting) {
      gasLeft -= transaction.gasUsed
      if (gasLeft < 0n) break
      taken++
      const done = apply(transaction, transactions.length)
      if (done !== undefined) transactions.push(done)
    }
    waiting = waiting.slice(taken)
    latest = sealBlock({ chainId, parent: latest, nowMs: nowMs(), transactions })
    blocks.push(latest)
    for (const transaction of transactions) mined.set(transaction.hash, transaction)
  }

  function catchUp(): void {
    while (waiting.length > 0 && nowMs() - waitingSinceMs >= blockTimeMs) {
      mineBlock()
      waitingSinceMs += blockTimeMs
    }
  }

  return {
    chainId,
    catchUp,
    balanceOf,
    tokens,
    isContract: (address) => firstTokenValue !== undefined && isContract(tokens, address),
    planCall: plan,
    nonceOf,
    waitingNonceOf,
    minedByHash,
    waitingByHash,
    latest: () => latest,
    blockByNumber: (number) => blocks[Number(number)],
    blockByHash: (hash) => blocks.find((block) => block.hash === hash.toLowerCase()),
    setBalance: (address, value) => void balances.set(address.toLowerCase(), value),
    submit(transaction) {
      const { hash, from } = transaction
      if ((minedByHash(hash) ?? waitingByHash(hash)) !== undefined) throw new RpcError(SERVER_ERROR, 'already known')
      const reserved = waitingOf(from).reduce((sum, other) => sum + highestCost(other), 0n)
      const spendable = balanceOf(from) - reserved
      assertAcceptable({ transaction, chainId, nextNonce: waitingNonceOf(from), spendable })
      if (waiting.length === 0) waitingSinceMs = nowMs()
      waiting = [...waiting, transaction]
      catchUp()
    },
  }
}
