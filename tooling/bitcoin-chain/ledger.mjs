// @ts-check
/**
 * A Bitcoin chain in memory, for tests: transactions, outputs and blocks. Checks transactions like a node.
 *
 * In      network   address format
 * Out     functions that fund an address, accept a raw transaction, mine, drop, reorganize, and look up transactions
 * Throws  RefusedTransaction   from `accept`, with the message of a Bitcoin node
 *         RangeError           from `fund`, for an amount that cannot exist
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer'
import { verifyInput } from './verify-input.mjs'

/** @typedef {{ txid: string, vout: number, amount: bigint, script: Uint8Array, address: string, spentBy?: string }} LedgerOutput */
/** @typedef {{ txid: string, raw: Uint8Array, height: number | undefined, fee: bigint, spent: LedgerOutput[], outputs: LedgerOutput[] }} LedgerTransaction */

/** Thrown when the chain rejects a transaction. */
export class RefusedTransaction extends Error {}

const MAX_HEIGHT = 0xffffffff
const MAX_SATS = 2_100_000_000_000_000n
const PARSE = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  disableScriptCheck: true,
}

/** @param {typeof import('./networks.mjs').networks.mainnet} network */
export function createLedger(network) {
  /** @type {Map<string, LedgerTransaction>} */
  const transactions = new Map()
  /** @type {Map<string, LedgerOutput>} */
  const outputs = new Map()
  /** @type {Map<string, LedgerOutput[]>} */
  const byAddress = new Map()
  /** @type {LedgerTransaction[]} in no block yet */
  let waiting = []
  let height = 100
  let funded = 0
  let feeRate = 1

  /** @param {Uint8Array} raw @param {bigint} fee @param {LedgerOutput[]} spent */
  function add(raw, fee, spent) {
    const txid = idOf(raw)
    const made = RawTx.decode(raw).outputs.map(({ amount, script }, vout) => {
      const output = { txid, vout, amount, script, address: addressOf(script) }
      outputs.set(`${txid}:${vout}`, output)
      const there = byAddress.get(output.address)
      if (there === undefined) byAddress.set(output.address, [output])
      else there.push(output)
      return output
    })
    for (const output of spent) output.spentBy = txid
    /** @type {LedgerTransaction} */
    const transaction = { txid, raw, height: undefined, fee, spent, outputs: made }
    transactions.set(txid, transaction)
    waiting.push(transaction)
    return txid
  }

  /** @param {Uint8Array} script */
  function addressOf(script) {
    try {
      return Address(network).encode(OutScript.decode(script))
    } catch {
      return ''
    }
  }

  /** Removes a waiting transaction, and all that spend its outputs. @param {string} txid */
  function drop(txid) {
    const transaction = transactions.get(txid)
    if (transaction === undefined || transaction.height !== undefined) return
    for (const { spentBy } of transaction.outputs) if (spentBy !== undefined) drop(spentBy)
    for (const output of transaction.outputs) {
      outputs.delete(`${txid}:${output.vout}`)
      byAddress.set(
        output.address,
        (byAddress.get(output.address) ?? []).filter((other) => other !== output),
      )
    }
    for (const output of transaction.spent) delete output.spentBy
    transactions.delete(txid)
    waiting = waiting.filter((other) => other !== transaction)
  }

  /** @param {number} blocks */
  function mine(blocks = 1) {
    for (const transaction of waiting) transaction.height = height + 1
    waiting = []
    height += blocks
    return height
  }

  /** Replaces the newest `blocks` with `blocks` + 1 empty ones. Their transactions wait again. @param {number} blocks */
  function reorg(blocks) {
    for (const transaction of transactions.values()) {
      if (transaction.height === undefined || transaction.height <= height - blocks) continue
      transaction.height = undefined
      waiting.push(transaction)
    }
    height += 1
    return height
  }

  return {
    mine,
    drop,
    reorg,
    height: () => height,
    transaction: (/** @type {string} */ txid) => transactions.get(txid),
    ofAddress: (/** @type {string} */ address) => byAddress.get(address) ?? [],
    transactionsOf: (/** @type {string} */ address) =>
      [...transactions.values()]
        .filter(({ spent, outputs: made }) => [...spent, ...made].some((output) => output.address === address))
        .sort((one, other) => (other.height ?? MAX_HEIGHT) - (one.height ?? MAX_HEIGHT)),
    feeRate: () => feeRate,
    setFeeRate(/** @type {number} */ next) {
      feeRate = next
    },

    /** @type {import('./bitcoin-chain.d.mts').BitcoinChain['fund']} */
    fund(address, sats, { isConfirmed = true } = {}) {
      if (sats <= 0n || sats > MAX_SATS) throw new RangeError('There are no such coins')
      funded += 1
      const mark = Uint8Array.of(4, funded & 0xff, (funded >> 8) & 0xff, (funded >> 16) & 0xff, funded >> 24)
      const script = OutScript.encode(Address(network).decode(address))
      const raw = RawTx.encode({
        version: 2,
        segwitFlag: false,
        inputs: [{ txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig: mark, sequence: 0xffffffff }],
        outputs: [{ amount: sats, script }],
        witnesses: undefined,
        lockTime: 0,
      })
      const txid = add(raw, 0n, [])
      if (isConfirmed) mine()
      return txid
    },

    /** @param {string} text hex */
    accept(text) {
      const raw = parse(text)
      const { inputs, outputs: made, lockTime } = RawTx.decode(raw)
      if (transactions.has(idOf(raw))) throw new RefusedTransaction('txn-already-known')
      if (inputs.length === 0 || made.length === 0) throw new RefusedTransaction('bad-txns-vin-empty')
      if (lockTime > height && lockTime < 500_000_000) throw new RefusedTransaction('non-final')
      const spent = inputs.map(({ txid, index }) => {
        const output = outputs.get(`${hex.encode(txid)}:${index}`)
        if (output === undefined) throw new RefusedTransaction('bad-txns-inputs-missingorspent')
        return output
      })
      if (new Set(spent).size < spent.length) throw new RefusedTransaction('bad-txns-inputs-duplicate')
      if (made.some(({ amount }) => amount < 0n || amount > MAX_SATS))
        throw new RefusedTransaction('bad-txns-vout-toolarge')
      const fee = sum(spent) - sum(made)
      if (fee < 0n) throw new RefusedTransaction('bad-txns-in-belowout')
      const conflicts = new Set(spent.flatMap(({ spentBy }) => spentBy ?? []))
      for (const conflict of conflicts) {
        const other = transactions.get(conflict)
        if (other?.height !== undefined || fee <= (other?.fee ?? 0n))
          throw new RefusedTransaction('txn-mempool-conflict')
      }
      for (const index of inputs.keys()) {
        try {
          verifyInput({ raw, index, previous: spent })
        } catch (error) {
          throw new RefusedTransaction(`mandatory-script-verify-flag-failed (${Object(error).message})`)
        }
      }
      const { vsize } = Transaction.fromRaw(raw, PARSE)
      if (fee < BigInt(Math.ceil(vsize * feeRate))) throw new RefusedTransaction('min relay fee not met')
      for (const conflict of conflicts) drop(conflict)
      return add(raw, fee, spent)
    },
  }
}

/** @param {readonly { amount: bigint }[]} outputs */
export function sum(outputs) {
  return outputs.reduce((total, { amount }) => total + amount, 0n)
}

/** @param {string} text */
function parse(text) {
  try {
    const raw = hex.decode(text.trim())
    RawTx.decode(raw)
    return raw
  } catch {
    throw new RefusedTransaction('TX decode failed')
  }
}

/** @param {Uint8Array} raw */
function idOf(raw) {
  const { segwitFlag: _, witnesses: __, ...rest } = RawTx.decode(raw)
  const bare = RawTx.encode({ ...rest, segwitFlag: false, witnesses: undefined })
  return hex.encode(sha256(sha256(bare)).reverse())
}
