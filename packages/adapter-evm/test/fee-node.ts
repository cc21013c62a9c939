/**
 * A node with the balance rules of its kind of chain. It accepts a transaction only if the balance covers the value, all gas at
 * the maximum price, and the chain's other fees, one block after all of them rose.
 */
import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'
import {
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  parseTransaction,
  size,
} from 'viem'

/** Address of a token. */
export const TOKEN = '0x00000000000000000000000000000000000000aa'

export type NodeKind = 'gas' | 'metered' | 'op-stack' | 'mantle' | 'scroll'

export type FeeNodeOptions = {
  readonly chainId: number
  readonly kind: NodeKind
  readonly balance: bigint
  /** Methods of the oracle: `isthmus` has all, `fjord` no operator fee, `ecotone` no upper bound either. */
  readonly oracle?: 'isthmus' | 'fjord' | 'ecotone'
  /** Replaces the oracle's response to `eth_call`. */
  readonly onOracle?: () => Promise<unknown>
  readonly baseFee?: bigint
  readonly tip?: bigint
}

export type FeeNode = {
  readonly url: string
  readonly sent: { readonly value: bigint; readonly cost: bigint }[]
  readonly oracleCalls: string[]
  hold: (balance: bigint) => void
  readonly balance: () => bigint
  readonly stop: () => Promise<void>
}

const ORACLE = '0x420000000000000000000000000000000000000f'
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002'
const ORACLE_ABI = parseAbi([
  'function getL1FeeUpperBound(uint256 size) view returns (uint256)',
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getOperatorFee(uint256 gas) view returns (uint256)',
  'function tokenRatio() view returns (uint256)',
])
const WEI_PER_BYTE = 31_000_000n
const SIGNATURE_BYTES = 68
const RATIO = 3_000n
const OPERATOR = { scalar: 7_000_000n, constant: 5_000_000_000n }
const dearer = (value: bigint) => value + value / 8n

const callSchema = v.looseObject({ to: v.string(), data: v.optional(v.string()), value: v.optional(v.string()) })
const bodySchema = v.object({
  id: v.pipe(v.number(), v.finite()),
  method: v.string(),
  params: v.optional(v.array(v.unknown())),
})

class NodeFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
const revert = () => new NodeFault(3, 'execution reverted')

/** Starts the node on a free local port. */
export async function startFeeNode(options: FeeNodeOptions): Promise<FeeNode> {
  const { chainId, kind, oracle = 'isthmus', baseFee = 1_000_000_000n, tip = 1_000_000n } = options
  let { balance } = options
  let asked = 0n
  const sent: { value: bigint; cost: bigint }[] = []
  const oracleCalls: string[] = []
  const takesData = kind === 'op-stack' || kind === 'mantle' || kind === 'scroll'

  /** Gas of a transaction. On a metered chain it rises with each call, as publishing gets more expensive. */
  function gasOf(data: string | undefined): bigint {
    const plain = data === undefined || data === '0x' ? 21_000n : 52_000n
    if (kind !== 'metered') return plain
    asked += 1n
    return plain * 7n + asked * 900n
  }
  const operatorFee = (gas: bigint) =>
    takesData && kind !== 'scroll' && oracle === 'isthmus'
      ? (gas * OPERATOR.scalar) / 1_000_000n + OPERATOR.constant
      : 0n
  const ratio = kind === 'mantle' ? RATIO : 1n

  function askOracle(data: Hex): bigint {
    const { functionName, args } = decodeFunctionData({ abi: ORACLE_ABI, data })
    oracleCalls.push(functionName)
    if (functionName === 'getL1Fee') return WEI_PER_BYTE * BigInt(packedSize(args[0]) + SIGNATURE_BYTES)
    if (kind === 'scroll') throw revert()
    if (functionName === 'getL1FeeUpperBound' && oracle !== 'ecotone')
      return WEI_PER_BYTE * (args[0] + BigInt(SIGNATURE_BYTES))
    if (functionName === 'getOperatorFee' && oracle === 'isthmus') return operatorFee(args[0])
    if (functionName === 'tokenRatio' && kind === 'mantle') return RATIO
    throw revert()
  }

  function take(raw: Hex): Hex {
    const { gas = 0n, maxFeePerGas, gasPrice, value = 0n, data } = parseTransaction(raw)
    const price = maxFeePerGas ?? gasPrice ?? 0n
    if (price < dearer(baseFee)) throw new NodeFault(-32000, 'max fee per gas less than block base fee')
    if (gas < gasOf(data)) throw new NodeFault(-32000, 'intrinsic gas too low')
    const share = takesData ? dearer(WEI_PER_BYTE * BigInt(size(raw))) * ratio : 0n
    const cost = gas * price + share + operatorFee(gas)
    if (value + cost > balance) {
      throw new NodeFault(
        -32000,
        `insufficient funds for gas * price + value: balance ${balance}, tx cost ${value + cost}`,
      )
    }
    balance -= value
    sent.push({ value, cost })
    return keccak256(raw)
  }

  async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(chainId)
      case 'eth_blockNumber':
        return '0x10'
      case 'eth_getBlockByNumber':
        return {
          number: '0x10',
          baseFeePerGas: numberToHex(baseFee),
          gasLimit: '0x1c9c380',
          timestamp: '0x1',
          transactions: [],
        }
      case 'eth_gasPrice':
        return numberToHex(baseFee + tip)
      case 'eth_maxPriorityFeePerGas':
        return numberToHex(tip)
      case 'eth_getBalance':
        return numberToHex(balance)
      case 'eth_getTransactionCount':
        return '0x0'
      // Only the token's address has code.
      case 'eth_getCode':
        return String(params[0]).toLowerCase() === TOKEN ? '0x60' : '0x'
      case 'eth_estimateGas': {
        const { data, value = '0x0' } = v.parse(callSchema, params[0])
        if (BigInt(value) > balance) throw new NodeFault(-32000, 'insufficient funds for transfer')
        const gas = gasOf(data)
        // Nodes of metered chains add a margin themselves.
        return numberToHex(kind === 'metered' ? gas + gas / 10n : gas)
      }
      case 'eth_call': {
        const { to, data = '0x' } = v.parse(callSchema, params[0])
        if (!takesData || to.toLowerCase() !== (kind === 'scroll' ? SCROLL_ORACLE : ORACLE)) return '0x'
        if (options.onOracle) return options.onOracle()
        return encodeAbiParameters([{ type: 'uint256' }], [askOracle(asHex(data))])
      }
      case 'eth_sendRawTransaction':
        return take(asHex(String(params[0])))
      case 'eth_getTransactionReceipt':
        return { status: '0x1', blockNumber: '0x10', logs: [] }
      default:
        throw new NodeFault(-32601, `${method} does not exist`)
    }
  }

  const server = createServer(async (request, response) => {
    const { id, method, params = [] } = v.parse(bodySchema, JSON.parse(await readBody(request)))
    const reply = await answer(method, params).then(
      (result) => ({ result }),
      (error: unknown) => ({
        error: { code: error instanceof NodeFault ? error.code : -32603, message: String(Object(error).message) },
      }),
    )
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The node has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    sent,
    oracleCalls,
    hold(next) {
      balance = next
    },
    balance: () => balance,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Size in bytes after repeated triples are compressed, as the oracle counts it. */
function packedSize(data: Hex): number {
  const bytes = data.slice(2).match(/../g) ?? []
  const seen = new Set<string>()
  let left = 0
  for (let at = 0; at < bytes.length; at += 3) {
    const run = bytes.slice(at, at + 3).join('')
    if (!seen.has(run)) left += 3
    seen.add(run)
  }
  return left
}

function asHex(text: string): Hex {
  return `0x${text.replace(/^0x/, '')}`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
