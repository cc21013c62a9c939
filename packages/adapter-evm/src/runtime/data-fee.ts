/**
 * What a chain takes beside its gas: a rollup's share of what it pays to publish its transactions, and what its operator adds. The
 * sender's balance has to hold both, and no estimate of gas tells them.
 *
 * In      network, data   what is not known of the transaction yet is counted at its longest
 *         gas             the most that the transaction may take; a promise, so that both are asked side by side
 * Out     base units of the coin; nothing where the chain has no such fee
 * Throws  WalletRequestError  the chain has such a fee and does not tell it
 * Source  OP Stack specification, "L1-Cost fees" and "Operator fee" (predeploy GasPriceOracle: getL1FeeUpperBound since Fjord,
 *         getL1Fee before; getOperatorFee since Isthmus, of the gas limit); Scroll documentation
 *         (L1GasPriceOracle: getL1Fee); spec R-SEND-36, R-SEND-127
 */
import { type Network, WalletRequestError } from '@bowline/kit-core'
import { getWalletErrorDetails, withTimeout } from '@bowline/kit-core/adapter'
import { encodeFunctionData, type Hex, size } from 'viem'
import * as z from 'zod/mini'
import type { RequestChain } from './chain-client.js'
import { chainFeeOf } from './chain-fees.js'

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

/** So many blocks of the chain below may pass until a transaction is in, each an eighth dearer at most. */
const RISE = { numerator: 5n, denominator: 4n }
/** Of a transaction without its data, in RLP, each field at its longest: type, list, six numbers, receiver, value, length, access list. */
const LONGEST_BYTES = 1 + 3 + 6 * 9 + 21 + 33 + 9 + 1
/** A walk through the bytes that are not zero in which no three follow each other twice for long, so that nothing is saved by packing. */
const WALK = { bytes: 255, stride: 89, turn: 37 }

const answerSchema = z.string().check(z.regex(/^0x([0-9a-fA-F]{64})?$/))

/** What is asked about. */
export type DataFeeParams = { readonly network: Network; readonly data: Hex; readonly gas: Promise<bigint> }

/** Reads it for a transaction with these call data. */
export async function readDataFee(askChain: RequestChain, { network, data, gas }: DataFeeParams): Promise<bigint> {
  const kind = chainFeeOf(network)
  if (kind === 'gas' || kind === 'metered') return 0n
  const isScroll = kind === 'scroll'
  const told = await withTimeout(readParts(), ORACLE_LIMIT_MS)
  if (told === undefined) throw new WalletRequestError('The network did not tell its fee in time.')
  return told

  async function readParts(): Promise<bigint> {
    const [share, ratio, operator] = await Promise.all([
      readShare(),
      kind === 'mantle' ? ask(encodeFunctionData({ abi: ORACLE_ABI, functionName: 'tokenRatio' })) : 1n,
      isScroll ? 0n : gas.then(readOperatorFee),
    ])
    // A chain of that id without the predeploy, such as a local one, takes no such fee.
    return ((share ?? 0n) * (ratio ?? 1n) * RISE.numerator) / RISE.denominator + (operator ?? 0n)
  }

  async function readShare(): Promise<bigint | undefined> {
    const bytes = LONGEST_BYTES + size(data)
    const exact = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getL1Fee', args: [unpackable(bytes)] })
    if (isScroll) return ask(exact)
    const bound = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getL1FeeUpperBound', args: [BigInt(bytes)] })
    return (await ask(bound).catch(() => undefined)) ?? ask(exact)
  }

  /** Older oracles know no operator's fee, as there was none. */
  async function readOperatorFee(limit: bigint): Promise<bigint | undefined> {
    const call = encodeFunctionData({ abi: ORACLE_ABI, functionName: 'getOperatorFee', args: [limit] })
    return ask(call).catch((error: unknown) => {
      if (!isUnknownCall(error)) throw error
      return undefined
    })
  }

  async function ask(call: Hex): Promise<bigint | undefined> {
    const request = {
      method: 'eth_call',
      params: [{ to: isScroll ? SCROLL_ORACLE : GAS_PRICE_ORACLE, data: call }, 'latest'],
    }
    const answer = await askChain(network, request, answerSchema)
    return answer === '0x' ? undefined : BigInt(answer)
  }
}

/** The contract does not have it: a node that is out of reach, or asked too often, has said nothing. */
function isUnknownCall(error: unknown): boolean {
  const { codes, texts } = getWalletErrorDetails(error instanceof WalletRequestError ? error.cause : error)
  return codes.includes(3) || texts.some((text) => /revert|invalid opcode/i.test(text))
}

function unpackable(bytes: number): Hex {
  const byte = (index: number) => 1 + ((index * WALK.stride + Math.floor(index / WALK.bytes) * WALK.turn) % WALK.bytes)
  return `0x${Array.from({ length: bytes }, (_, index) => byte(index).toString(16).padStart(2, '0')).join('')}`
}
