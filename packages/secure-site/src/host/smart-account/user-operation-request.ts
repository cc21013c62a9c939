/**
 * Parses the operation that a page passes to `eth_sendUserOperation`.
 *
 * In      params   `[operation, entryPoint]`. The page cannot sign it: its signature is ignored
 * Out     the calls; and, when the page states all gas and fees, the operation exactly as stated
 * Throws  RequestRejectedError  malformed; another account, entry point or factory; call data that the account does not carry out as a
 *         batch of calls; a paymaster without all gas and fees
 * Source  ERC-7769, ERC-4337 (EntryPoint 0.7)
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { type Hex, isAddress, isAddressEqual } from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { hex as hexOf } from '../../schema/hex.js'
import { invalidParams } from '../policy/rejections.js'
import { getCounterfactualAccount } from './account-address.js'
import { type AccountCall, decodeCalls } from './call-batch.js'
import { ENTRY_POINT } from './contracts.js'
import { gas, quantity } from './quantity.js'
import type { SmartContext } from './smart-context.js'

const hex = hexOf(/^0x(?:[0-9a-fA-F]{2})*$/)
const address = v.pipe(
  hex,
  v.check((text) => isAddress(text, { strict: false })),
)
const operationSchema = v.looseObject({
  sender: address,
  nonce: v.optional(quantity),
  factory: v.optional(v.nullable(address)),
  factoryData: v.optional(v.nullable(hex)),
  callData: hex,
  callGasLimit: v.optional(gas),
  verificationGasLimit: v.optional(gas),
  preVerificationGas: v.optional(gas),
  maxFeePerGas: v.optional(v.pipe(quantity, v.maxValue(2n ** 96n))),
  maxPriorityFeePerGas: v.optional(v.pipe(quantity, v.maxValue(2n ** 96n))),
  paymaster: v.optional(v.nullable(address)),
  paymasterData: v.optional(v.nullable(hex)),
  paymasterVerificationGasLimit: v.optional(gas),
  paymasterPostOpGasLimit: v.optional(gas),
  eip7702Auth: v.optional(v.null()),
})
const paramsSchema = v.strictTuple([operationSchema, address])

/** An operation as the page states it, without nonce, creation and signature. */
export type StatedOperation = Omit<UserOperation<'0.7'>, 'sender' | 'nonce' | 'factory' | 'factoryData' | 'signature'>

/** A parsed request. */
export type UserOperationRequest = {
  readonly calls: readonly AccountCall[]
  readonly nonce: bigint | undefined
  /** Undefined when the page leaves gas or fees to the frame. */
  readonly stated: StatedOperation | undefined
}

/** Parses a request. */
export function parseUserOperation(params: unknown, { account, owner, kind }: SmartContext): UserOperationRequest {
  const [operation, entryPoint] = tryParse(paramsSchema, params) ?? []
  if (operation === undefined || entryPoint === undefined) throw invalidParams('The operation is malformed')
  const { sender, nonce, factory, factoryData, callData } = operation
  if (!isAddressEqual(entryPoint, ENTRY_POINT.address)) throw invalidParams('This entry point is not supported')
  if (!isAddressEqual(sender, account)) throw invalidParams('The request is for another account')
  if (factory && !(kind === 'contract' && createsAccountOf(owner, { factory, factoryData })))
    throw invalidParams('The operation creates another account')
  const calls = decodeCalls(callData)
  if (calls === undefined || calls.length === 0) throw invalidParams('The operation is no batch of calls')
  return { calls, nonce, stated: toStated(operation) }
}

function createsAccountOf(
  owner: Hex,
  { factory, factoryData }: { readonly factory: Hex; readonly factoryData?: Hex | null | undefined },
): boolean {
  const own = getCounterfactualAccount(owner)
  return isAddressEqual(factory, own.factory) && factoryData?.toLowerCase() === own.factoryData
}

function toStated(operation: v.InferOutput<typeof operationSchema>): StatedOperation | undefined {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas, maxPriorityFeePerGas } = operation
  const { callData, paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit } = operation
  if (!callGasLimit || !verificationGasLimit || !preVerificationGas || !maxFeePerGas) {
    if (paymaster) throw invalidParams('An operation with a paymaster states all its gas and fees')
    return undefined
  }
  return {
    ...{ callData, callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas },
    maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n,
    ...(paymaster && {
      ...{ paymaster, paymasterData: paymasterData ?? '0x' },
      paymasterVerificationGasLimit: paymasterVerificationGasLimit ?? 0n,
      paymasterPostOpGasLimit: paymasterPostOpGasLimit ?? 0n,
    }),
  }
}
