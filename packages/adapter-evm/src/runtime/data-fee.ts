/**
 * What a chain takes beside its gas: a rollup's share of what it pays to publish its transactions. The sender's balance has to hold
 * it too, and no estimate of gas tells it.
 *
 * In      network, data   what is not known of the transaction yet is counted at its longest
 * Out     base units of the coin; nothing where the chain has no such fee
 * Throws  WalletRequestError  the chain has such a fee and does not tell it
 * Source  OP Stack specification, "L1-Cost fees" (predeploy GasPriceOracle, getL1FeeUpperBound since Fjord, getL1Fee before);
 *         spec R-SEND-36
 */
import type { Network } from '@bowline/kit-core'
import { encodeFunctionData, type Hex, size } from 'viem'
import * as z from 'zod/mini'
import type { AskChain } from './chain-client.js'

/** Chains of the OP Stack: those of `networks`, and others that apps use. */
const OP_STACK: ReadonlySet<number> = new Set([
  ...[10, 11_155_420, 8_453, 84_532, 7_777_777, 999_999_999, 42_220, 11_142_220],
  ...[130, 1_301, 252, 480, 690, 1_135, 1_868, 34_443, 57_073, 81_457],
])
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
const ORACLE_ABI = [
  {
    type: 'function',
    name: 'getL1FeeUpperBound',
    stateMutability: 'view',
    inputs: [{ name: 'unsignedTxSize', type: 'uint256' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ name: 'data', type: 'bytes' }],
    outputs: [{ type: 'uint256' }],
  },
] as const

/** So many blocks of the chain below may pass until a transaction is in, each an eighth dearer at most. */
const RISE = { numerator: 5n, denominator: 4n }
/** Of a transaction without its data, in RLP, each field at its longest: type, list, six numbers, receiver, value, length, access list. */
const LONGEST_BYTES = 1 + 3 + 6 * 9 + 21 + 33 + 9 + 1

const answerSchema = z.string().check(z.regex(/^0x([0-9a-fA-F]{64})?$/))

/** Whether a chain takes a fee beside gas. */
const hasDataFee = ({ id, contracts }: Network) => OP_STACK.has(Number(id)) || contracts?.gasPriceOracle !== undefined

/** Reads it for a transaction with these call data. */
export async function readDataFee(askChain: AskChain, network: Network, data: Hex): Promise<bigint> {
  if (!hasDataFee(network)) return 0n
  const bytes = LONGEST_BYTES + size(data)
  const byBound = { abi: ORACLE_ABI, functionName: 'getL1FeeUpperBound', args: [BigInt(bytes)] } as const
  // Before there was a bound each byte that is not zero cost the same.
  const exact = { abi: ORACLE_ABI, functionName: 'getL1Fee', args: [`0x${'ff'.repeat(bytes)}`] } as const
  const fee = await ask(encodeFunctionData(byBound)).catch(() => ask(encodeFunctionData(exact)))
  return (fee * RISE.numerator) / RISE.denominator

  async function ask(call: Hex): Promise<bigint> {
    const request = { method: 'eth_call', params: [{ to: GAS_PRICE_ORACLE, data: call }, 'latest'] }
    const answer = await askChain(network, request, answerSchema)
    // A chain of that id without the predeploy, such as a local one, takes no such fee.
    return answer === '0x' ? 0n : BigInt(answer)
  }
}
