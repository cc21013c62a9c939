/**
 * One Bitcoin network of the Bitcoin ledger, in memory: transactions, outputs and blocks. Pending transactions are mined
 * once `blockTimeMs` has passed, when the network is next used.
 *
 * Throws  RejectedTransactionError with a node's message
 * Source  BIP-141 (ids, weights), and a node's rules for accepting transactions
 */

import { Address, type NETWORK, OutScript, RawTx, Transaction } from '@scure/btc-signer'
import { bytesToHex, hexToBytes } from 'viem'
import { RejectedTransactionError } from './rejected-transaction-error.js'

import { verifySpend } from './verify-spend.js'

/** An output of a transaction; `spentBy` is undefined until a transaction spends it. */
export type BitcoinOutput = {
  readonly txid: string
  readonly index: number
  readonly amount: bigint
  readonly script: Uint8Array
  /** Empty for a script without an address. */
  readonly address: string
  spentBy?: string
}

/** A mined or pending transaction. Those that credit an address spend nothing. */
export type BitcoinTransaction = {
  readonly txid: string
  readonly raw: Uint8Array
  readonly fee: bigint
  readonly spent: readonly BitcoinOutput[]
  readonly outputs: readonly BitcoinOutput[]
  /** Undefined while the transaction is pending. */
  height?: number
  blockTimeSec?: number
}

/** A Bitcoin network in memory, with the queries that esplora responses need. */
export type BitcoinChain = ReturnType<typeof createBitcoinChain>

const FIRST_HEIGHT = 800_000
const MAX_SATS = 2_100_000_000_000_000n
const MIN_SATS_PER_BYTE = 1n
/** Outputs below this cost more to spend than they are worth. */
const DUST_SATS = 294n
const PARSE = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true } as const

/** Creates a network without any outputs. */
export function createBitcoinChain({
  params,
  blockTimeMs,
  nowMs,
}: {
  readonly params: typeof NETWORK
  readonly blockTimeMs: number
  readonly nowMs: () => number
}) {
  const transactions = new Map<string, BitcoinTransaction>()
  const outputs = new Map<string, BitcoinOutput>()
  let height = FIRST_HEIGHT
  let waitingSinceMs = 0
  let given = 0

  const waiting = () => [...transactions.values()].filter((transaction) => transaction.height === undefined)

  function mine(): void {
    height += 1
    for (const transaction of waiting()) {
      transaction.height = height
      transaction.blockTimeSec = Math.floor(nowMs() / 1000)
    }
  }

  function catchUp(): void {
    if (nowMs() - waitingSinceMs >= blockTimeMs && waiting().length > 0) mine()
  }

  function add(parsed: Transaction, raw: Uint8Array, spent: readonly BitcoinOutput[], fee: bigint): string {
    const txid = parsed.id
    const created = Array.from({ length: parsed.outputsLength }, (_, index): BitcoinOutput => {
      const { amount = 0n, script = new Uint8Array() } = parsed.getOutput(index)
      return { txid, index, amount, script, address: addressOf(script) }
    })
    for (const output of created) outputs.set(toOutputKey(txid, output.index), output)
    for (const output of spent) output.spentBy = txid
    if (waiting().length === 0) waitingSinceMs = nowMs()
    transactions.set(txid, { txid, raw, fee, spent, outputs: created })
    return txid
  }

  function addressOf(script: Uint8Array): string {
    try {
      return Address(params).encode(OutScript.decode(script))
    } catch {
      return ''
    }
  }

  return {
    catchUp,
    mine,
    height: () => height,
    transaction: (txid: string) => transactions.get(txid),
    /** Newest first. */
    transactions: () => [...transactions.values()].reverse(),
    ofAddress: (address: string) => [...outputs.values()].filter((output) => output.address === address),
    isAddress: (address: string) => succeeds(() => OutScript.encode(Address(params).decode(address)).length > 0),

    /** Credits an address in its own block. Returns the transaction's id. */
    give(address: string, sats: bigint): string {
      given += 1
      const mark = Uint8Array.of(4, given & 0xff, (given >> 8) & 0xff, (given >> 16) & 0xff, given >>> 24)
      const raw = RawTx.encode({
        version: 2,
        segwitFlag: false,
        inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: mark, sequence: 0xffffffff }],
        outputs: [{ amount: sats, script: OutScript.encode(Address(params).decode(address)) }],
        witnesses: undefined,
        lockTime: 0,
      })
      const txid = add(Transaction.fromRaw(raw, PARSE), raw, [], 0n)
      mine()
      return txid
    },

    /** Accepts a transaction in hex and returns its id, or throws. */
    accept(text: string): string {
      const { parsed, raw } = parse(text)
      if (transactions.has(parsed.id)) throw new RejectedTransactionError('txn-already-known')
      const spent = Array.from({ length: parsed.inputsLength }, (_, index) => {
        const input = parsed.getInput(index)
        const output = outputs.get(toOutputKey(bytesToHex(input.txid ?? new Uint8Array()).slice(2), input.index ?? 0))
        if (output === undefined) throw new RejectedTransactionError('bad-txns-inputs-missingorspent')
        if (output.spentBy !== undefined) throw new RejectedTransactionError('txn-mempool-conflict')
        return output
      })
      if (spent.length === 0) throw new RejectedTransactionError('bad-txns-vin-empty')
      if (new Set(spent).size < spent.length) throw new RejectedTransactionError('bad-txns-inputs-duplicate')
      const paid = Array.from({ length: parsed.outputsLength }, (_, index) => parsed.getOutput(index).amount ?? 0n)
      if (paid.some((amount) => amount > MAX_SATS)) throw new RejectedTransactionError('bad-txns-vout-toolarge')
      if (paid.length === 0 || paid.some((amount) => amount < DUST_SATS)) throw new RejectedTransactionError('dust')
      const fee = addAmounts(spent.map(({ amount }) => amount)) - addAmounts(paid)
      if (fee < 0n) throw new RejectedTransactionError('bad-txns-in-belowout')
      if (parsed.lockTime !== 0) throw new RejectedTransactionError('non-final')
      for (const index of spent.keys()) {
        try {
          verifySpend(parsed, index, spent)
        } catch (error) {
          const reason = error instanceof Error ? error.message : ''
          throw new RejectedTransactionError(`mandatory-script-verify-flag-failed (${reason})`)
        }
      }
      if (fee < BigInt(parsed.vsize) * MIN_SATS_PER_BYTE) throw new RejectedTransactionError('min relay fee not met')
      const txid = add(parsed, raw, spent, fee)
      catchUp()
      return txid
    },
  }
}

/** Sums amounts in sats. */
export function addAmounts(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function toOutputKey(txid: string, index: number): string {
  return `${txid}:${index}`
}

function parse(text: string): { readonly parsed: Transaction; readonly raw: Uint8Array } {
  try {
    const raw = hexToBytes(`0x${text.trim()}`)
    return { parsed: Transaction.fromRaw(raw, PARSE), raw }
  } catch {
    throw new RejectedTransactionError('TX decode failed. Make sure the tx has at least one input.')
  }
}

function succeeds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
