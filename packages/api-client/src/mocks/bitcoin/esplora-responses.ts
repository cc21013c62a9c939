/**
 * The HTTP API of an esplora server (address, outputs, transactions, fees, broadcast) for a Bitcoin network in memory.
 * Amounts are integer sats below 2^53. A rejected transaction is a response with status 400, an unknown path one with 404.
 *
 * Source  the HTTP API of esplora
 */
import { RawTx, Transaction } from '@scure/btc-signer'
import { bytesToHex } from 'viem'

import type { MockChainRequest, MockChainResponse } from '../mock-chain.js'
import { addAmounts, type BitcoinChain, type BitcoinOutput, type BitcoinTransaction } from './bitcoin-chain.js'
import { RejectedTransactionError } from './rejected-transaction-error.js'

/** Fee rates in sats per byte by target number of blocks. */
const FEE_ESTIMATES = { 1: 8, 2: 6, 3: 5, 6: 3, 12: 2, 144: 1 } as const
const MAX_LISTED = 50
const REFUSED = -26

/** Responds to one request. `POST /tx` adds the transaction to the network. */
export function handleEsplora(chain: BitcoinChain, { method, path, body }: MockChainRequest): MockChainResponse {
  const [, kind = '', id = '', part = '', more = ''] = path.split('/')
  if (method === 'POST') return path === '/tx' ? send(chain, body) : NOT_FOUND
  if (method !== 'GET') return NOT_FOUND
  if (path === '/fee-estimates') return json(FEE_ESTIMATES)
  if (path === '/blocks/tip/height') return text(String(chain.height()))
  if (kind === 'address') return respondToAddress(chain, id, part, more)
  const transaction = kind === 'tx' ? chain.transaction(id) : undefined
  if (transaction === undefined) return kind === 'tx' ? { status: 404, body: 'Transaction not found' } : NOT_FOUND
  if (part === '') return json(toTransactionJson(transaction))
  if (part === 'status') return json(toStatusJson(transaction))
  if (part === 'hex') return text(toPlainHex(transaction.raw))
  return NOT_FOUND
}

const NOT_FOUND: MockChainResponse = { status: 404, body: 'Not found' }

function respondToAddress(chain: BitcoinChain, address: string, part: string, more: string): MockChainResponse {
  if (!chain.isAddress(address)) return { status: 400, body: 'Invalid Bitcoin address' }
  const outputs = chain.ofAddress(address)
  if (part === '') {
    const stats = (isMined: boolean) => toStatsJson(chain, outputs, isMined)
    return json({ address, chain_stats: stats(true), mempool_stats: stats(false) })
  }
  if (part === 'utxo') {
    const unspent = outputs.filter(({ spentBy }) => spentBy === undefined)
    return json(
      unspent.map(({ txid, index, amount }) => {
        return { txid, vout: index, status: toStatusJson(chain.transaction(txid)), value: Number(amount) }
      }),
    )
  }
  if (part !== 'txs') return NOT_FOUND
  const isOf = (output: BitcoinOutput) => output.address === address
  const found = chain.transactions().filter((one) => [...one.outputs, ...one.spent].some(isOf))
  const wanted = found.filter(({ height }) => more === '' || (more === 'mempool') === (height === undefined))
  return json(wanted.slice(0, MAX_LISTED).map(toTransactionJson))
}

function send(chain: BitcoinChain, body: string): MockChainResponse {
  try {
    return text(chain.accept(body))
  } catch (error) {
    if (!(error instanceof RejectedTransactionError)) throw error
    const details = JSON.stringify({ code: REFUSED, message: error.message })
    return { status: 400, body: `sendrawtransaction RPC error: ${details}` }
  }
}

function toStatusJson(transaction: BitcoinTransaction | undefined) {
  if (transaction?.height === undefined) return { confirmed: false }
  const { height, blockTimeSec } = transaction
  const hash = height.toString(16).padStart(64, '0')
  return { confirmed: true, block_height: height, block_hash: hash, block_time: blockTimeSec }
}

function toStatsJson(chain: BitcoinChain, outputs: readonly BitcoinOutput[], isMined: boolean) {
  const isIn = (txid: string | undefined) =>
    txid !== undefined && (chain.transaction(txid)?.height !== undefined) === isMined
  const funded = outputs.filter(({ txid }) => isIn(txid))
  const spent = outputs.filter(({ spentBy }) => isIn(spentBy))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: Number(addAmounts(funded.map(({ amount }) => amount))),
    spent_txo_count: spent.length,
    spent_txo_sum: Number(addAmounts(spent.map(({ amount }) => amount))),
    tx_count: new Set([...funded.map(({ txid }) => txid), ...spent.map(({ spentBy }) => spentBy)]).size,
  }
}

function toTransactionJson(transaction: BitcoinTransaction) {
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
    vin: inputs.map((input, index) => {
      const previous = spent[index]
      return {
        txid: toPlainHex(input.txid),
        vout: input.index,
        prevout: previous === undefined ? null : toOutputJson(previous),
        scriptsig: toPlainHex(input.finalScriptSig),
        witness: witnesses?.[index]?.map(toPlainHex) ?? [],
        is_coinbase: spent.length === 0,
        sequence: input.sequence,
      }
    }),
    vout: outputs.map(toOutputJson),
    size: raw.length,
    weight,
    fee: Number(fee),
    status: toStatusJson(transaction),
  }
}

function toOutputJson({ script, address, amount }: BitcoinOutput) {
  return {
    scriptpubkey: toPlainHex(script),
    ...(address !== '' && { scriptpubkey_address: address }),
    value: Number(amount),
  }
}

function toPlainHex(bytes: Uint8Array): string {
  return bytesToHex(bytes).slice(2)
}

function json(value: unknown): MockChainResponse {
  return { status: 200, body: JSON.stringify(value) }
}

function text(body: string): MockChainResponse {
  return { status: 200, body }
}
