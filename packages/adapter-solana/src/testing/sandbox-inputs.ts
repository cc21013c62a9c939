/**
 * Validates what a page passes to a sandbox wallet, before the user is prompted.
 *
 * Throws  WalletRpcError  4100 the account is not shared, 4901 the wallet does not have the chain, -32602 unreadable, not signed
 *         by this account, or of a transaction version that the wallet does not support
 * Source  Wallet Standard, solana:signMessage, solana:signTransaction, solana:signAndSendTransaction
 */
import { WalletRpcError } from '@bowline/kit-core/testing'
import { getTransactionDecoder, getTransactionVersionDecoder, type Transaction } from '@solana/kit'
import * as v from 'valibot'
import type { SandboxKey } from './sandbox-keys.js'
import type { SandboxMemory } from './sandbox-state.js'

const INVALID = -32602

const bytesSchema = v.pipe(
  v.custom<Uint8Array>((value) => Object.prototype.toString.call(value) === '[object Uint8Array]'),
  v.transform((bytes) => Uint8Array.from(bytes)),
)
const accountSchema = v.looseObject({ address: v.string() })
const messageSchema = v.looseObject({ account: accountSchema, message: bytesSchema })
const transactionSchema = v.looseObject({
  account: accountSchema,
  transaction: bytesSchema,
  chain: v.optional(v.string()),
})
const sendSchema = v.object({
  ...transactionSchema.entries,
  chain: v.string(),
  options: v.optional(
    v.object({
      preflightCommitment: v.optional(v.picklist(['processed', 'confirmed', 'finalized'])),
      skipPreflight: v.optional(v.boolean()),
      maxRetries: v.optional(v.pipe(v.number(), v.finite())),
      minContextSlot: v.optional(v.pipe(v.number(), v.finite())),
    }),
  ),
})

/** A message to sign. */
export type MessageToSign = { readonly key: SandboxKey; readonly message: Uint8Array }

/** A transaction to sign. */
export type TransactionToSign = {
  readonly key: SandboxKey
  readonly transaction: Transaction
  readonly chain?: string | undefined
}

/** A transaction to sign and send, with its send options. */
export type TransactionToSend = TransactionToSign & {
  readonly chain: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Parses inputs against the current accounts and chains of the wallet. */
export type SandboxInputs = {
  readonly messages: (inputs: readonly unknown[]) => readonly MessageToSign[]
  readonly transactions: (inputs: readonly unknown[]) => readonly TransactionToSign[]
  readonly sends: (inputs: readonly unknown[]) => readonly TransactionToSend[]
}

/** Creates the parsers. */
export function createSandboxInputs(memory: SandboxMemory, versions: readonly ('legacy' | 0)[]): SandboxInputs {
  function toSign({ account, transaction: bytes, chain }: v.InferOutput<typeof transactionSchema>): TransactionToSign {
    const key = memory.key(account.address)
    if (chain !== undefined && !memory.state().chains.includes(chain)) {
      throw new WalletRpcError(4901, `The wallet is not connected to ${chain}.`)
    }
    const transaction = decode(bytes)
    const version = getTransactionVersionDecoder().decode(transaction.messageBytes)
    if (!versions.some((supported) => supported === version)) {
      throw new WalletRpcError(INVALID, `The wallet does not take transactions of version ${version}.`)
    }
    if (!(key.address in transaction.signatures)) {
      throw new WalletRpcError(INVALID, 'The account does not sign this transaction.')
    }
    return { key, transaction, chain }
  }

  return {
    messages: (inputs) =>
      parse(messageSchema, inputs).map(({ account, message }) => ({ key: memory.key(account.address), message })),
    transactions: (inputs) => parse(transactionSchema, inputs).map(toSign),
    sends: (inputs) =>
      parse(sendSchema, inputs).map((input) => ({
        ...toSign(input),
        chain: input.chain,
        options: input.options ?? {},
      })),
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, inputs: readonly unknown[]): v.InferOutput<Schema>[] {
  const parsed = v.safeParse(v.pipe(v.array(schema), v.minLength(1)), inputs)
  if (!parsed.success) throw new WalletRpcError(INVALID, 'The inputs cannot be parsed.')
  return parsed.output
}

function decode(bytes: Uint8Array): Transaction {
  try {
    return getTransactionDecoder().decode(bytes)
  } catch {
    throw new WalletRpcError(INVALID, 'The transaction cannot be parsed.')
  }
}
