/**
 * What a chain charges in addition to gas: a rollup's share of the cost to publish its transactions, and the operator's fee.
 * The sender's balance must cover both, and gas estimates do not include them.
 *
 * In      network, data   unknown fields of the transaction count at their maximum length
 *         gas             the maximum gas of the transaction; a promise, so that both requests run in parallel
 * Out     base units of the native token; 0 if the chain has no such fee
 * Throws  WalletRequestError  the chain has such a fee and does not report it within 10 s
 * Source  OP Stack specification, "L1-Cost fees" and "Operator fee" (predeploy GasPriceOracle: getL1FeeUpperBound since Fjord,
 *         getL1Fee before; getOperatorFee since Isthmus, of the gas limit); Scroll documentation
 *         (L1GasPriceOracle: getL1Fee); spec R-SEND-36, R-SEND-127
 */
import type { Network } from '@bowline/kit-core'
import { getWalletErrorDetails, withTimeout } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'
import { encodeFunctionData, type Hex, size } from 'viem'
import type { RequestChain } from './chain-client.js'
import { getChainFee } from './chain-fees.js'

const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002'
const ORACLE_LIMIT_MS = 10_000
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
  {
    type: 'function',
    name: 'getOperatorFee',
    stateMutability: 'view',
    inputs: [{ name: 'gasUsed', type: 'uint256' }],
    outputs: [{ type: 'uint256' }],
  },
  { type: 'function', name: 'tokenRatio', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
] as const

/** Margin of a quarter: two L1 blocks may pass before inclusion, each raising the fee by at most an eighth. */
const MARGIN = { numerator: 5n, denominator: 4n }
/** RLP size without data, all fields at maximum: type, list, six numbers, recipient, value, length, access list. */
const LONGEST_BYTES = 1 + 3 + 6 * 9 + 21 + 33 + 9 + 1
/** Generates nonzero bytes that rarely repeat a triple, so that compression saves nothing. */
const BYTE_PATTERN = { bytes: 255, stride: 89, turn: 37 }

const resultSchema = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{64})?$/))

/** Parameters of `fetchDataFee`. */
export type DataFeeParams = { readonly network: Network; readonly data: Hex; readonly gas: Promise<bigint> }

/** Fetches the fee of a transaction with this calldata, in base units of the native token. */
export async function fetchDataFee(requestChain: RequestChain, { network, data, gas }: DataFeeParams): Promise<bigint> {
  const kind = getChainFee(network)
  if (kind === 'gas' || kind === 'metered') return 0n
  const isScroll = kind === 'scroll'
  const fee = await withTimeout(fetchFee(), ORACLE_LIMIT_MS)
  if (fee === undefined) throw new WalletRequestError('The network did not report its fee in time.')
  return fee

  async function fetchFee(): Promise<bigint> {
    const [share, ratio, operator] = await Promise.all([
      fetchPublishingShare(),
      kind === 'mantle' ? callOracle(encodeFunctionData({ abi: ORACLE_ABI, functionName: 'tokenRatio' })) : 1n,
      isScroll ? 0n : gas.then(fetchOperatorFee),
    ])
    // A chain with this id but without the predeploy, such as a local one, charges no such fee.
    return ((share ?? 0n) * (ratio ?? 1n) * MARGIN.numerator) / MARGIN.denominator + (operator ?? 0n)
  }

  async function fetchPublishingShare(): Promise<bigint | undefined> {
    const bytes = LONGEST_BYTES + size(data)
    const exact = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getL1Fee', args: [createIncompressible(bytes)] })
    if (isScroll) return callOracle(exact)
    const bound = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getL1FeeUpperBound', args: [BigInt(bytes)] })
    return (await callOracle(bound).catch(() => undefined)) ?? callOracle(exact)
  }

  /** The operator's fee; undefined for older oracles, which have none. */
  async function fetchOperatorFee(limit: bigint): Promise<bigint | undefined> {
    const call = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getOperatorFee', args: [limit] })
    return callOracle(call).catch((error: unknown) => {
      if (!isUnknownCall(error)) throw error
      return undefined
    })
  }

  async function callOracle(call: Hex): Promise<bigint | undefined> {
    const request = {
      method: 'eth_call',
      params: [{ to: isScroll ? SCROLL_ORACLE : GAS_PRICE_ORACLE, data: call }, 'latest'],
    }
    const result = await requestChain(network, request, resultSchema)
    return result === '0x' ? undefined : BigInt(result)
  }
}

/** Whether the contract lacks the function. An unreachable or rate-limited node does not count. */
function isUnknownCall(error: unknown): boolean {
  const { codes, texts } = getWalletErrorDetails(error instanceof WalletRequestError ? error.cause : error)
  return codes.includes(3) || texts.some((text) => /revert|invalid opcode/i.test(text))
}

function createIncompressible(bytes: number): Hex {
  const byte = (index: number) =>
    1 +
    ((index * BYTE_PATTERN.stride + Math.floor(index / BYTE_PATTERN.bytes) * BYTE_PATTERN.turn) % BYTE_PATTERN.bytes)
  return `0x${Array.from({ length: bytes }, (_, index) => byte(index).toString(16).padStart(2, '0')).join('')}`
}
