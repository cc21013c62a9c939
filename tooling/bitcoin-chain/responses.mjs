// @ts-check
/** Responses of the chain, in esplora's shapes. Amounts are whole sats; sums of an address are bigints, the others below 2^53. */
import { hex } from '@scure/base'
import { RawTx, Transaction } from '@scure/btc-signer'
import { sum } from './ledger.mjs'

/** @typedef {ReturnType<typeof import('./ledger.mjs').createLedger>} Ledger */
/** @typedef {import('./ledger.mjs').LedgerTransaction} LedgerTransaction */
/** @typedef {import('./ledger.mjs').LedgerOutput} LedgerOutput */

const GENESIS_SEC = 1_700_000_000
const BLOCK_SEC = 600
const TARGETS = ['1', '2', '3', '6', '12', '144']

/** @param {Ledger} ledger */
export function createResponses(ledger) {
  /** @param {LedgerTransaction | undefined} transaction */
  function status(transaction) {
    const height = transaction?.height
    if (height === undefined) return { confirmed: false }
    const hash = height.toString(16).padStart(64, '0')
    return { confirmed: true, block_height: height, block_hash: hash, block_time: GENESIS_SEC + height * BLOCK_SEC }
  }

  /** @param {readonly LedgerOutput[]} outputs @param {boolean} isConfirmed */
  function stats(outputs, isConfirmed) {
    const isIn = (/** @type {string | undefined} */ txid) =>
      txid !== undefined && (ledger.transaction(txid)?.height !== undefined) === isConfirmed
    const funded = outputs.filter(({ txid }) => isIn(txid))
    const spent = outputs.filter(({ spentBy }) => isIn(spentBy))
    return {
      funded_txo_count: funded.length,
      funded_txo_sum: sum(funded),
      spent_txo_count: spent.length,
      spent_txo_sum: sum(spent),
      tx_count: new Set([...funded.map(({ txid }) => txid), ...spent.map(({ spentBy }) => spentBy)]).size,
    }
  }

  /** @param {LedgerOutput} output */
  function shown({ script, address, amount }) {
    return { scriptpubkey: hex.encode(script), scriptpubkey_address: address, value: Number(amount) }
  }

  /** @param {LedgerTransaction} transaction */
  function shape(transaction) {
    const { raw, spent, outputs, fee, txid } = transaction
    const { version, lockTime, inputs, witnesses } = RawTx.decode(raw)
    const { weight } = Transaction.fromRaw(raw, {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      disableScriptCheck: true,
    })
    return {
      txid,
      version,
      locktime: lockTime,
      vin: inputs.map((input, index) => ({
        txid: hex.encode(input.txid),
        vout: input.index,
        prevout: spent[index] ? shown(spent[index]) : null,
        scriptsig: hex.encode(input.finalScriptSig),
        ...(witnesses && { witness: witnesses[index]?.map((part) => hex.encode(part)) }),
        is_coinbase: spent.length === 0,
        sequence: input.sequence,
      })),
      vout: outputs.map(shown),
      size: raw.length,
      weight,
      fee: Number(fee),
      status: status(transaction),
    }
  }

  return {
    status,
    outspend(/** @type {LedgerOutput} */ { spentBy }) {
      if (spentBy === undefined) return { spent: false }
      return { spent: true, txid: spentBy, status: status(ledger.transaction(spentBy)) }
    },
    fees: () => Object.fromEntries(TARGETS.map((target) => [target, ledger.feeRate()])),
    address(/** @type {string} */ address) {
      const outputs = ledger.ofAddress(address)
      return { address, chain_stats: stats(outputs, true), mempool_stats: stats(outputs, false) }
    },
    unspent: (/** @type {string} */ address) =>
      ledger
        .ofAddress(address)
        .filter(({ spentBy }) => spentBy === undefined)
        .map(({ txid, vout, amount }) => ({
          txid,
          vout,
          status: status(ledger.transaction(txid)),
          value: Number(amount),
        })),
    transaction: shape,
    /** Transactions of an address, unconfirmed ones first, then the newest. */
    transactions: (/** @type {string} */ address) => ledger.transactionsOf(address).map(shape),
  }
}
