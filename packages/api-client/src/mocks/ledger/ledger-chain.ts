/**
 * One chain of the EVM ledger: balances, nonces, pending transactions and blocks. A transaction is mined at once in its own
 * block, or once `blockTimeMs` has passed together with all pending ones.
 *
 * Throws  RpcError -32000 for a transaction that a node would not accept
 * Source  EIP-1559 (base fee burnt, tip to the miner); yellow paper §6.2
 */
import { assertAcceptable, getMaxCost } from './assert-acceptable.js'
import { type ContractCall, type ContractEffect, isContract, planCall, type TokenDescription } from './contract-call.js'
import { BASE_FEE_WEI, BLOCK_GAS_LIMIT } from './gas.js'
import { type LedgerBlock, MINER, type MinedTransaction, sealBlock } from './ledger-block.js'
import { RpcError, SERVER_ERROR } from './rpc-error.js'
import type { SignedTransaction } from './signed-transaction.js'
import { createTokenBook, type TokenBook, type TokenHolding } from './token-ledger.js'

/** A chain of the ledger. Addresses and hashes are case-insensitive, balances in wei. `waiting` means pending. */
export type LedgerChain = {
  readonly chainId: number
  /** Mines transactions whose block time has passed. Call it before a query. */
  catchUp(): void
  balanceOf(address: string): bigint
  setBalance(address: string, value: bigint): void
  readonly tokens: TokenBook
  isContract(address: string): boolean
  /** Result and effects of a call; undefined when there is no contract. Throws `RpcError` when the contract reverts. */
  planCall(call: ContractCall): ContractEffect | undefined
  /** Number of mined transactions of an account. */
  nonceOf(address: string): number
  /** Number of mined and pending transactions of an account. */
  waitingNonceOf(address: string): number
  latest(): LedgerBlock
  blockByNumber(number: bigint): LedgerBlock | undefined
  blockByHash(hash: string): LedgerBlock | undefined
  minedByHash(hash: string): MinedTransaction | undefined
  waitingByHash(hash: string): SignedTransaction | undefined
  submit(transaction: SignedTransaction): void
}

/** Creates a chain with its first block. */
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
  /** Without it the chain has no contracts. */
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
  const waitingByHash = (hash: string) => waiting.find((candidate) => candidate.hash === hash.toLowerCase())
  const minedByHash = (hash: string) => mined.get(hash.toLowerCase())
  const waitingOf = (address: string) => waiting.filter(({ from }) => from.toLowerCase() === address.toLowerCase())
  const waitingNonceOf = (address: string) => nonceOf(address) + waitingOf(address).length

  function add(address: string, value: bigint): void {
    balances.set(address.toLowerCase(), balanceOf(address) + value)
  }

  const plan = (call: ContractCall) => firstTokenValue && planCall({ tokens, describe, giveCoins: add }, call)

  function apply(transaction: SignedTransaction, index: number): MinedTransaction | undefined {
    const { from, to, value, gasUsed, nonce, maxFeePerGas, maxPriorityFeePerGas } = transaction
    const maxTip = maxFeePerGas - BASE_FEE_WEI
    const tip = maxPriorityFeePerGas < maxTip ? maxPriorityFeePerGas : maxTip
    const effectiveGasPrice = BASE_FEE_WEI + tip
    const cost = value + gasUsed * effectiveGasPrice
    // `setBalance` can make a pending transaction unpayable. It is then dropped with the sender's later ones.
    if (nonce !== nonceOf(from) || balanceOf(from) < cost) return undefined
    nonces.set(from.toLowerCase(), nonce + 1)
    const isReverted = !runContract(transaction)
    add(from, isReverted ? value - cost : -cost)
    if (!isReverted) add(to, value)
    add(MINER, gasUsed * tip)
    return { ...transaction, blockNumber: latest.number + 1n, index, effectiveGasPrice, isReverted }
  }

  /** Runs the called contract, if any. Returns false when it reverts. */
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
    let processedCount = 0
    for (const transaction of waiting) {
      gasLeft -= transaction.gasUsed
      if (gasLeft < 0n) break
      processedCount++
      const minedTransaction = apply(transaction, transactions.length)
      if (minedTransaction !== undefined) transactions.push(minedTransaction)
    }
    waiting = waiting.slice(processedCount)
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
      const reserved = waitingOf(from).reduce((sum, other) => sum + getMaxCost(other), 0n)
      const spendable = balanceOf(from) - reserved
      assertAcceptable({ transaction, chainId, nextNonce: waitingNonceOf(from), spendable })
      if (waiting.length === 0) waitingSinceMs = nowMs()
      waiting = [...waiting, transaction]
      catchUp()
    },
  }
}
