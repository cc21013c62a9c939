/**
 * Prepares a user operation: fees from the node, gas from the bundler, and who pays.
 *
 * In      calls; the account, its next nonce; the paymaster to ask, or gas, fees and paymaster as the page states them
 * Out     an operation that lacks only its signature; why a paymaster that was asked does not pay
 * Throws  RequestRejectedError  the calls would fail, neither account nor paymaster can pay for them, or nothing responds; nothing was signed
 * Source  ERC-4337 (EntryPoint 0.7), ERC-7677, ERC-7769
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { concat, encodeAbiParameters } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import { transactionRejected } from '../policy/rejections.js'
import { isNodeError } from '../rpc/node.js'
import { fetchFees } from '../rpc/prepare-transaction.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { prepareUpgrade } from './account-upgrade.js'
import { type AccountCall, encodeCalls } from './call-batch.js'
import { ENTRY_POINT } from './contracts.js'
import { gas, quantity } from './quantity.js'
import type { SmartContext } from './smart-context.js'
import { fetchPaymasterData, fetchStub, type Sponsor } from './sponsor.js'
import type { StatedOperation } from './user-operation-request.js'

/** balanceOf(address account): what the entry point has kept of earlier fees. */
const BALANCE_OF = '0x70a08231'
/** A signature of the right length that no key has made, with which a bundler estimates gas. */
const STUB_SIGNATURE = `0x${'ff'.repeat(15)}f0${'00'.repeat(16)}7a${'aa'.repeat(31)}1c` as const

const gasSchema = v.object({
  callGasLimit: gas,
  verificationGasLimit: gas,
  preVerificationGas: gas,
  paymasterVerificationGasLimit: v.optional(gas),
  paymasterPostOpGasLimit: v.optional(gas),
})

type Operation = UserOperation<'0.7'>

/** An operation to review and sign. */
export type PreparedOperation = {
  readonly operation: Operation
  /** Why the paymaster that was asked does not pay. */
  readonly refusal?: string
  /** What a unit of gas costs now at most, in wei, by the node. */
  readonly fee: bigint
}

/** Prepares an operation. A paymaster that was asked and does not pay leaves the fee to the account, unless it is required. */
export async function prepareOperation(
  calls: readonly AccountCall[],
  {
    nonce,
    sponsor,
    stated,
    context,
  }: {
    readonly nonce: bigint
    readonly sponsor: Sponsor | undefined
    readonly stated: StatedOperation | undefined
    readonly context: SmartContext
  },
): Promise<PreparedOperation> {
  const draft = await createDraft(calls, nonce, context)
  const { maxFeePerGas: fee } = draft
  if (stated !== undefined) {
    // Only to learn whether the calls would fail: nothing of the estimate is signed. With a paymaster the account need not be able to pay.
    if (stated.paymaster === undefined) await estimateGas(draft, context)
    return { operation: { ...draft, ...stated }, fee }
  }
  if (sponsor === undefined) return { operation: await prepareOwn(draft, calls, context), fee }
  try {
    return { operation: await prepareSponsored(draft, { calls, sponsor, context }), fee }
  } catch (error) {
    if (sponsor.isRequired || !(error instanceof Error)) throw error
    const operation = await prepareOwn(draft, calls, context).catch(() => {
      // The paymaster’s reason helps more than that the account cannot pay.
      throw error
    })
    return { operation, refusal: error.message, fee }
  }
}

async function createDraft(calls: readonly AccountCall[], nonce: bigint, context: SmartContext): Promise<Operation> {
  const { account: sender, rpc } = context
  const [{ maxFee: maxFeePerGas, tip: maxPriorityFeePerGas }, creation] = await Promise.all([
    fetchFees(rpc.node),
    prepareCreation(context),
  ])
  return {
    ...{ sender, nonce, callData: encodeCalls(calls), maxFeePerGas, maxPriorityFeePerGas, signature: STUB_SIGNATURE },
    ...{ callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n },
    ...creation,
  }
}

/** What an operation needs besides while the account has no code. */
async function prepareCreation(
  context: SmartContext,
): Promise<Pick<Operation, 'factory' | 'factoryData' | 'authorization'>> {
  const { kind, owner, account, rpc } = context
  if (kind === 'upgraded') return prepareUpgrade(context)
  if (await isDeployed(account, rpc.node)) return {}
  const { factory, factoryData } = getCounterfactualAccount(owner)
  return { factory, factoryData }
}

async function prepareOwn(draft: Operation, calls: readonly AccountCall[], context: SmartContext): Promise<Operation> {
  const operation = { ...draft, ...(await estimateGas(draft, context)) }
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  const fee = (callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
  await assertFunds(operation.sender, { fee, calls, context })
  return operation
}

async function prepareSponsored(
  draft: Operation,
  {
    calls,
    sponsor,
    context,
  }: { readonly calls: readonly AccountCall[]; readonly sponsor: Sponsor; readonly context: SmartContext },
): Promise<Operation> {
  const { chainId } = context
  const { isFinal, ...stub } = await fetchStub(draft, sponsor, chainId)
  const estimate = await estimateGas({ ...draft, ...stub }, context)
  const operation = {
    ...{ ...draft, ...stub, ...estimate },
    // A bundler cannot estimate what comes after the calls, and may have no estimate of the paymaster's check.
    paymasterPostOpGasLimit: stub.paymasterPostOpGasLimit ?? estimate.paymasterPostOpGasLimit ?? 0n,
    paymasterVerificationGasLimit: estimate.paymasterVerificationGasLimit ?? stub.paymasterVerificationGasLimit ?? 0n,
  }
  const fields = isFinal ? undefined : await fetchPaymasterData(operation, sponsor, chainId)
  await assertFunds(operation.sender, { fee: 0n, calls, context })
  return { ...operation, ...fields }
}

async function estimateGas(draft: Operation, { bundler }: SmartContext) {
  const { callGasLimit: _, verificationGasLimit: __, preVerificationGas: ___, ...request } = draft
  const response = await bundler('eth_estimateUserOperationGas', [
    formatUserOperationRequest(request),
    ENTRY_POINT.address,
  ]).catch((error: unknown) => {
    throw isNodeError(error) ? transactionRejected(error.message) : error
  })
  const limits = tryParse(gasSchema, response)
  if (limits === undefined) throw transactionRejected('The bundler’s response is malformed')
  return limits
}

async function assertFunds(
  sender: `0x${string}`,
  {
    fee,
    calls,
    context: { rpc },
  }: { readonly fee: bigint; readonly calls: readonly AccountCall[]; readonly context: SmartContext },
): Promise<void> {
  const data = concat([BALANCE_OF, encodeAbiParameters([{ type: 'address' }], [sender])])
  const [balance, deposit] = await Promise.all([
    rpc.node('eth_getBalance', [sender, 'latest']),
    rpc.node('eth_call', [{ to: ENTRY_POINT.address, data }, 'latest']),
  ]).then((results) => v.parse(v.strictTuple([quantity, quantity]), results))
  const total = calls.reduce((sum, { value }) => sum + value, fee > deposit ? fee - deposit : 0n)
  if (total > balance) throw transactionRejected('insufficient funds for gas * price + value')
}
