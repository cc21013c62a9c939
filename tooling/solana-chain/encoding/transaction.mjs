// @ts-check
/**
 * A past transaction in the requested encoding.
 *
 * In      its record, an encoding, whether the client supports versions
 * Out     the JSON of `getTransaction`; for `jsonParsed` the instructions that `parsedInstruction` supports are parsed
 */
import { getBase58Decoder, getBase64Decoder } from '@solana/kit'
import { parsedInstruction } from './parsed-instruction.mjs'

const MEMO_PROGRAMS = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
])

/**
 * @typedef {import('../ledger.mjs').LedgerRecord} LedgerRecord
 * @typedef {import('../account-keys.mjs').AccountKey} AccountKey
 */

/**
 * @param {LedgerRecord} record
 * @param {'json' | 'jsonParsed' | 'base58' | 'base64'} encoding
 * @param {boolean} knowsVersions
 */
export function transactionJson(record, encoding, knowsVersions) {
  const { wire, slot, timestampSec } = record
  return {
    slot,
    blockTime: timestampSec,
    ...(knowsVersions && { version: wire.message.version }),
    meta: metaJson(record, encoding === 'jsonParsed'),
    transaction: encodedTransaction(record, encoding),
  }
}

/**
 * @param {LedgerRecord} record
 * @param {'json' | 'jsonParsed' | 'base58' | 'base64'} encoding
 */
function encodedTransaction({ wire, keys }, encoding) {
  if (encoding === 'base64') return [getBase64Decoder().decode(wire.bytes), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(wire.bytes), encoding]
  const { header, staticAccounts, instructions, lookups, blockhash, version } = wire.message
  const isParsed = encoding === 'jsonParsed'
  const compiled = instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    programIdIndex: programAddressIndex,
    accounts: [...accountIndices],
    data: getBase58Decoder().decode(data),
    stackHeight: 1,
  }))
  const addressTableLookups = lookups.map(({ lookupTableAddress, writableIndexes, readonlyIndexes }) => ({
    accountKey: lookupTableAddress,
    writableIndexes,
    readonlyIndexes,
  }))
  const message = {
    accountKeys: isParsed
      ? keys.map(({ address: pubkey, signer, writable, source }) => ({ pubkey, signer, writable, source }))
      : staticAccounts,
    ...(!isParsed && {
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
    }),
    recentBlockhash: blockhash,
    instructions: isParsed ? compiled.map((each) => parsedInstruction(each, keys)) : compiled,
    ...(version === 0 && { addressTableLookups }),
  }
  return { signatures: wire.signatures, message }
}

/**
 * @param {LedgerRecord} record
 * @param {boolean} isParsed
 */
function metaJson({ outcome, keys, before, after }, isParsed) {
  const { err, logs, unitsConsumed, inner, returnData } = outcome
  const sum = (/** @type {readonly bigint[]} */ all) => all.reduce((total, each) => total + each, 0n)
  const loaded = keys.filter(({ source }) => source === 'lookupTable')
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    // Nothing else removes lamports from a transaction's accounts.
    fee: sum(before.lamports) - sum(after.lamports),
    preBalances: before.lamports,
    postBalances: after.lamports,
    preTokenBalances: before.tokens,
    postTokenBalances: after.tokens,
    innerInstructions: isParsed
      ? inner.map(({ index, instructions }) => ({
          index,
          instructions: instructions.map((each) => parsedInstruction(each, keys)),
        }))
      : inner,
    logMessages: logs,
    computeUnitsConsumed: unitsConsumed,
    ...(returnData !== null && { returnData }),
    ...(!isParsed && {
      loadedAddresses: {
        writable: loaded.filter(({ writable }) => writable).map(({ address }) => address),
        readonly: loaded.filter(({ writable }) => !writable).map(({ address }) => address),
      },
    }),
    rewards: [],
  }
}

/**
 * The memos of a transaction in list form: `[5] hello; [3] bye`, each with its length in bytes.
 *
 * @param {import('../wire.mjs').WireMessage} message
 * @param {readonly AccountKey[]} keys
 */
export function memoOf({ instructions }, keys) {
  const memos = instructions.flatMap(({ programAddressIndex, data }) => {
    if (data === undefined || !MEMO_PROGRAMS.has(keys[programAddressIndex]?.address ?? '')) return []
    return [`[${data.length}] ${new TextDecoder().decode(new Uint8Array(data))}`]
  })
  return memos.length === 0 ? null : memos.join('; ')
}
