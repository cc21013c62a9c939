/**
 * Prepares a user operation: fees from the node, gas from the bundler.
 *
 * In      calls; the account, its next nonce
 * Out     an operation that lacks only its signature
 * Throws  RequestRejectedError  the calls would fail, the account cannot pay for them, or nothing responds; nothing was signed
 * Source  ERC-4337 (EntryPoint 0.7), ERC-7769
 */
import { concat, encodeAbiParameters } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { transactionRejected } from '../policy/rejections.js'
import { isNodeError } from '../rpc/node.js'
import { fetchFees } from '../rpc/prepare-transaction.js'
import { getCounterfactualAccount, isDeployed } from './account-address.js'
import { type AccountCall, encodeCalls } from './call-batch.js'
import { ENTRY_POINT } from './contracts.js'
import type { SmartContext } from './smart-context.js'

/** balanceOf(address account): what the entry point has kept of earlier fees. */
const BALANCE_OF = '0x70a08231'
/** A signature of the right length that no key has made, with which a bundler estimates gas. */
const STUB_SIGNATURE = `0x${'ff'.repeat(15)}f0${'00'.repeat(16)}7a${'aa'.repeat(31)}1c` as const
/** No block has room for more. */
const MAX_GAS = 500_000_000n

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i)),
  z.transform((text) => BigInt(text)),
)
const gas = quantity.check(z.maximum(MAX_GAS))
const gasSchema = z.object({ callGasLimit: gas, verificationGasLimit: gas, preVerificationGas: gas })

/** Prepares an operation. */
export async function prepareOperation(
  calls: readonly AccountCall[],
  { nonce, context }: { readonly nonce: bigint; readonly context: SmartContext },
): Promise<UserOperation<'0.7'>> {
  const { owner, bundler, rpc } = context
  const { address: sender, factory, factoryData } = getCounterfactualAccount(owner)
  const [{ maxFee: maxFeePerGas, tip: maxPriorityFeePerGas }, exists] = await Promise.all([
    fetchFees(rpc.node),
    isDeployed(sender, rpc.node),
  ])
  const draft = {
    ...{ sender, nonce, callData: encodeCalls(calls), maxFeePerGas, maxPriorityFeePerGas, signature: STUB_SIGNATURE },
    ...(!exists && { factory, factoryData }),
  }
  const response = await bundler('eth_estimateUserOperationGas', [
    formatUserOperationRequest(draft),
    ENTRY_POINT.address,
  ]).catch((error: unknown) => {
    throw isNodeError(error) ? transactionRejected(error.message) : error
  })
  const limits = z.safeParse(gasSchema, response).data
  if (limits === undefined) throw transactionRejected('The bundler’s response is malformed')
  const operation = { ...draft, ...limits }
  await assertFunds(operation, calls, context)
  return operation
}

async function assertFunds(
  { sender, callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas }: UserOperation<'0.7'>,
  calls: readonly AccountCall[],
  { rpc: { node } }: SmartContext,
): Promise<void> {
  const data = concat([BALANCE_OF, encodeAbiParameters([{ type: 'address' }], [sender])])
  const [balance, deposit] = await Promise.all([
    node('eth_getBalance', [sender, 'latest']),
    node('eth_call', [{ to: ENTRY_POINT.address, data }, 'latest']),
  ]).then((results) => z.parse(z.tuple([quantity, quantity]), results))
  const fee = (callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
  const total = calls.reduce((sum, { value }) => sum + value, fee > deposit ? fee - deposit : 0n)
  if (total > balance) throw transactionRejected('insufficient funds for gas * price + value')
}
