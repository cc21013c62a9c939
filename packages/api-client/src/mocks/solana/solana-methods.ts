/**
 * The JSON-RPC methods that the Solana ledger supports.
 *
 * Throws  RpcError -32602 for invalid parameters, -32002 for a transaction that would fail, -32003 for a bad signature
 * Source  Solana JSON-RPC over HTTP
 */
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'

import { parseParams } from '../ledger/parse-params.js'
import { INVALID_PARAMS, RpcError } from '../ledger/rpc-error.js'
import { decodeMessage, decodeTransaction, type SolanaTransaction } from './decode-transaction.js'
import { SYSTEM_PROGRAM } from './programs.js'
import {
  RENT_EXEMPT_LAMPORTS,
  type SolanaCluster,
  type SolanaRecord,
  type TransactionFailure,
} from './solana-cluster.js'
import { TOKEN_PROGRAM } from './token-accounts.js'
import { encodeMint, encodeTokenAccount } from './token-data.js'
import { TOKEN_ACCOUNT_LAMPORTS } from './token-programs.js'
import { calculateFee } from './transaction-fee.js'

/** Runs one method on a cluster and returns its result, whose integers are bigints. */
export type SolanaMethod = (cluster: SolanaCluster, params: unknown) => unknown

const API_VERSION = '3.0.0'
const NO_RENT_EPOCH = 2n ** 64n - 1n
const SLOTS_IN_EPOCH = 432_000n
const PREFLIGHT_FAILED = -32_002
const BAD_SIGNATURE = -32_003
/** Storage bytes charged for an empty account, and the rent per byte. */
const EMPTY_BYTES = 128n
const LAMPORTS_PER_BYTE = RENT_EXEMPT_LAMPORTS / EMPTY_BYTES

const rest = v.unknown()
const addressSchema = v.pipe(
  v.string(),
  v.check((text) => isBytes(text, 32)),
)
const nameSchema = v.pipe(
  v.string(),
  v.check((text) => isBytes(text, 64)),
)
const ofAddress = v.tupleWithRest([addressSchema], rest)
const sendConfigSchema = v.nullish(
  v.object({
    encoding: v.nullish(v.picklist(['base58', 'base64'])),
    skipPreflight: v.nullish(v.boolean()),
    sigVerify: v.nullish(v.boolean()),
  }),
)
const wireParams = v.tupleWithRest([v.string(), v.optional(sendConfigSchema)], rest)

/** The supported methods by name. */
export const SOLANA_METHODS: ReadonlyMap<string, SolanaMethod> = new Map<string, SolanaMethod>([
  ['getHealth', () => 'ok'],
  ['getVersion', () => ({ 'solana-core': API_VERSION, 'feature-set': 0 })],
  ['getGenesisHash', ({ genesisHash }) => genesisHash],
  ['getSlot', (cluster) => cluster.height()],
  ['getBlockHeight', (cluster) => cluster.height()],
  ['getEpochInfo', epochOf],
  ['getLatestBlockhash', (cluster) => at(cluster, cluster.blockhash())],
  ['isBlockhashValid', (cluster, params) => at(cluster, cluster.isRecent(parseParams(ofAddress, params)[0]))],
  [
    'getBalance',
    (cluster, params) => {
      const [address] = parseParams(ofAddress, params)
      cluster.accounts.register(address)
      return at(cluster, cluster.balanceOf(address))
    },
  ],
  ['getAccountInfo', (cluster, params) => at(cluster, accountAt(cluster, parseParams(ofAddress, params)[0]))],
  [
    'getMultipleAccounts',
    (cluster, params) => {
      const [addresses] = parseParams(v.tupleWithRest([v.pipe(v.array(addressSchema), v.maxLength(100))], rest), params)
      return at(
        cluster,
        addresses.map((address) => accountAt(cluster, address)),
      )
    },
  ],
  [
    'getTokenAccountsByOwner',
    (cluster, params) => {
      parseParams(ofAddress, params)
      return at(cluster, [])
    },
  ],
  [
    'getMinimumBalanceForRentExemption',
    (_, params) => {
      const [size] = parseParams(
        v.tupleWithRest([v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_485_760))], rest),
        params,
      )
      return (BigInt(size) + EMPTY_BYTES) * LAMPORTS_PER_BYTE
    },
  ],
  ['getRecentPrioritizationFees', () => []],
  [
    'getFeeForMessage',
    (cluster, params) => {
      const message = decodeMessage(decodeBytes(parseParams(v.tupleWithRest([v.string()], rest), params)[0], 'base64'))
      return at(cluster, cluster.isRecent(message.blockhash) ? calculateFee(message) : null)
    },
  ],
  ['sendTransaction', sendTransaction],
  ['simulateTransaction', simulateTransaction],
  [
    'getSignatureStatuses',
    (cluster, params) => {
      const [names] = parseParams(v.tupleWithRest([v.pipe(v.array(nameSchema), v.maxLength(256))], rest), params)
      return at(
        cluster,
        names.map((name) => statusOf(cluster.record(name))),
      )
    },
  ],
  [
    'getSignaturesForAddress',
    (cluster, params) => {
      const [address] = parseParams(ofAddress, params)
      const found = cluster.records().filter(({ transaction }) => transaction.accounts.includes(address))
      return found.reverse().map(({ transaction, slot, timestampSec, fault }) => ({
        ...{ signature: transaction.name, slot, blockTime: timestampSec, memo: null, err: fault ?? null },
        confirmationStatus: 'finalized',
      }))
    },
  ],
])

function sendTransaction(cluster: SolanaCluster, params: unknown): string {
  const { transaction, skipPreflight } = parseTransactionParams(params)
  const isSigned = cluster.isSigned(transaction)
  if (skipPreflight !== true) {
    if (!isSigned) throw new RpcError(BAD_SIGNATURE, 'Transaction signature verification failure')
    const fault = cluster.simulate(transaction)
    if (fault !== undefined) {
      const data = { err: fault, logs: [], accounts: null, unitsConsumed: 0 }
      throw new RpcError(PREFLIGHT_FAILED, `Transaction simulation failed: ${toMessage(fault)}`, data)
    }
  }
  if (isSigned) cluster.submit(transaction)
  return transaction.name
}

function simulateTransaction(cluster: SolanaCluster, params: unknown): unknown {
  const { transaction, sigVerify } = parseTransactionParams(params)
  const isBad = sigVerify === true && !cluster.isSigned(transaction)
  const err = isBad ? 'SignatureFailure' : (cluster.simulate(transaction) ?? null)
  return at(cluster, { err, logs: [], accounts: null, unitsConsumed: 0, returnData: null })
}

function epochOf(cluster: SolanaCluster): unknown {
  const height = cluster.height()
  const [slotIndex, epoch] = [height % SLOTS_IN_EPOCH, height / SLOTS_IN_EPOCH]
  return { absoluteSlot: height, blockHeight: height, epoch, slotIndex, slotsInEpoch: SLOTS_IN_EPOCH }
}

function parseTransactionParams(params: unknown): {
  readonly transaction: SolanaTransaction
  readonly skipPreflight?: boolean | null | undefined
  readonly sigVerify?: boolean | null | undefined
} {
  const [text, config] = parseParams(wireParams, params)
  return { ...config, transaction: decodeTransaction(decodeBytes(text, config?.encoding ?? 'base58')) }
}

function at(cluster: SolanaCluster, value: unknown): unknown {
  return { context: { slot: cluster.height(), apiVersion: API_VERSION }, value }
}

/** Returns a mint, a token account, or a SOL account. */
function accountAt(cluster: SolanaCluster, address: string): unknown {
  const decimals = cluster.tokens().decimalsOf(address)
  if (decimals !== undefined) return accountOf(RENT_EXEMPT_LAMPORTS, TOKEN_PROGRAM, encodeMint(decimals))
  const found = cluster.accounts.find(address)
  if (found) {
    if (!cluster.tokens().isOpen(found)) return null
    return accountOf(
      TOKEN_ACCOUNT_LAMPORTS,
      TOKEN_PROGRAM,
      encodeTokenAccount(found, cluster.tokens().balanceOf(found)),
    )
  }
  cluster.accounts.register(address)
  const lamports = cluster.balanceOf(address)
  return lamports === 0n ? null : accountOf(lamports, SYSTEM_PROGRAM, new Uint8Array())
}

function accountOf(lamports: bigint, owner: string, bytes: Uint8Array): unknown {
  const data = [base64.encode(bytes), 'base64']
  return { lamports, owner, data, executable: false, rentEpoch: NO_RENT_EPOCH, space: bytes.length }
}

function statusOf(record: SolanaRecord | undefined): unknown {
  if (record === undefined) return null
  const { slot, fault } = record
  const status = fault === undefined ? { Ok: null } : { Err: fault }
  return { slot, confirmations: null, confirmationStatus: 'finalized', err: fault ?? null, status }
}

const MESSAGES: Readonly<Record<string, string>> = {
  BlockhashNotFound: 'Blockhash not found',
  AlreadyProcessed: 'This transaction has already been processed',
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
}

function toMessage(fault: TransactionFailure): string {
  if (typeof fault === 'string') return MESSAGES[fault] ?? fault
  if ('InsufficientFundsForRent' in fault) {
    const { account_index: accountIndex } = fault.InsufficientFundsForRent
    return `Transaction results in an account (${accountIndex}) with insufficient funds for rent`
  }
  const [index, reason] = fault.InstructionError
  const reasonText = typeof reason === 'string' ? reason : `custom program error: 0x${reason.Custom.toString(16)}`
  return `Error processing Instruction ${index}: ${reasonText}`
}

function decodeBytes(text: string, encoding: 'base58' | 'base64'): Uint8Array {
  try {
    return (encoding === 'base58' ? base58 : base64).decode(text)
  } catch {
    throw new RpcError(INVALID_PARAMS, `invalid ${encoding} encoding`)
  }
}

function isBytes(text: string, length: number): boolean {
  try {
    return text.length <= 2 * length && base58.decode(text).length === length
  } catch {
    return false
  }
}
