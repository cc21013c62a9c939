/**
 * Parses PSBTs and transactions.
 *
 * Throws  WalletRequestError   it cannot be parsed
 * Source  BIP-174; spec R-ADPT-69, R-ADPT-130
 */
import type { CaipNetworkId } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { sha256 } from '@noble/hashes/sha2.js'
import { Address, OutScript, RawTx, Transaction } from '@scure/btc-signer'
import { getChain } from '../chain/chains.js'
import { decodeBytes, toHex } from '../chain/encode.js'
import { getOutspendPaths, type KnownTransaction, sumPayments, toKnownTransaction } from '../chain/find-replacement.js'
import { getNetworkParams } from './network-params.js'

const OPTIONS = { allowUnknownOutputs: true, allowUnknownInputs: true, allowLegacyWitnessUtxo: true } as const

/** Parses a PSBT in base64 or hex. */
export function parsePsbt(psbt: string): Transaction {
  try {
    return Transaction.fromPSBT(decodeBytes(psbt) ?? new Uint8Array(), OPTIONS)
  } catch (error) {
    throw new WalletRequestError('The transaction could not be parsed', undefined, error)
  }
}

/** Gets what a PSBT spends and pays, to find its replacement later. */
export function getPsbtTransaction(psbt: string, caipNetworkId?: CaipNetworkId): KnownTransaction {
  const transaction = parsePsbt(psbt)
  const network = getNetworkParams(getChain(caipNetworkId))
  const shownAs = ({ script = new Uint8Array(), amount = 0n }: Output = {}) => ({
    scriptpubkey_address: toAddress(script, network),
    value: Number(amount),
  })
  const inputs = indexes(transaction.inputsLength).map((index) => transaction.getInput(index))
  const outputs = indexes(transaction.outputsLength).map((index) => shownAs(transaction.getOutput(index)))
  const spent = inputs.flatMap(
    ({ witnessUtxo, nonWitnessUtxo, index = 0 }) => witnessUtxo ?? nonWitnessUtxo?.outputs[index] ?? [],
  )
  const coins = getSpentPaths(transaction)
  if (spent.length < inputs.length)
    return { coins: toKnownTransaction({ coins, spends: new Map(), pays: new Map() }).coins }
  return toKnownTransaction({ coins, spends: sumPayments(spent.map(shownAs)), pays: sumPayments(outputs) })
}

/** Gets the id of the unsigned transaction of a PSBT, which stays the same when the wallet signs it. */
export function getPsbtUnsignedId(psbt: string): string {
  return toTxid(parsePsbt(psbt).unsignedTx)
}

/** Gets the id of a transaction (hex) without its signatures. */
export function getUnsignedId(raw: string): string {
  const { inputs, ...parts } = RawTx.decode(decodeBytes(raw) ?? new Uint8Array())
  const bare = inputs.map((input) => ({ ...input, finalScriptSig: new Uint8Array() }))
  return toTxid(RawTx.encode({ ...parts, inputs: bare, segwitFlag: false, witnesses: undefined }))
}

/** Gets the outputs that stored bytes spend, as outspend paths; undefined when they are not the transaction with that id. */
export function parseRawOutspendPaths(raw: string, hash: string): readonly string[] | undefined {
  try {
    const transaction = Transaction.fromRaw(decodeBytes(raw) ?? new Uint8Array(), {
      ...OPTIONS,
      disableScriptCheck: true,
    })
    return transaction.id === hash ? getSpentPaths(transaction) : undefined
  } catch {
    return undefined
  }
}

function getSpentPaths(transaction: Transaction): readonly string[] {
  const inputs = indexes(transaction.inputsLength).map((index) => transaction.getInput(index))
  return getOutspendPaths(inputs.map(({ txid = new Uint8Array(), index = 0 }) => ({ txid: toHex(txid), vout: index })))
}

type Output = { readonly script?: Uint8Array | undefined; readonly amount?: bigint | undefined }

function toAddress(script: Uint8Array, network: ReturnType<typeof getNetworkParams>): string | undefined {
  try {
    return Address(network).encode(OutScript.decode(script))
  } catch {
    return undefined
  }
}

const toTxid = (bytes: Uint8Array) => toHex(sha256(sha256(bytes)).reverse())

const indexes = (length: number) => Array.from({ length }, (_, index) => index)
