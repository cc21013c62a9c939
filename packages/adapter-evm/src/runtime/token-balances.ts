/**
 * Balances of the native token and the best known tokens of an address, from the network's nodes.
 *
 * One request goes through the network's multicall contract. If there is none, or it does not respond, each contract gets its
 * own request.
 *
 * Out     nonzero balances, the native token first, without an address. Skips a token if no contract responds at its address or
 *         its decimals differ from the list; the symbol is the contract's own. With `only`, just that token, also if zero
 * Throws  WalletRequestError when the node does not respond or does not report the native balance; RequestAbortedError
 * Source  Multicall3 (getEthBalance), ERC-20; spec R-ADPT-45, R-ADPT-46
 */
import type { ChainTokenBalance, GetBalanceParams, TokenBalancesParams } from '@bowline/kit-core'
import { withAbort } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddress,
} from 'viem'
import type { BalanceParams } from './balance-fetcher.js'
import { batchRead, type ContractRead, encodeBalanceRead } from './batch-read.js'
import { toNodeError } from './chain-client.js'
import { encodeBalanceCall, fetchTokenBalance } from './fetch-token-balance.js'
import { isNodeUnreachable } from './is-node-unreachable.js'
import { getKnownTokens, type KnownToken } from './known-tokens.js'
import { hasMulticall } from './multicall.js'
import { quantitySchema } from './response-schemas.js'

const view = { type: 'function', stateMutability: 'view' } as const

const TOKEN = [
  {
    ...view,
    name: 'balanceOf',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  { ...view, name: 'decimals', inputs: [], outputs: [{ name: '', type: 'uint8' }] },
  { ...view, name: 'symbol', inputs: [], outputs: [{ name: '', type: 'string' }] },
] as const

/** Reads per token: balance, decimals, symbol. */
const READS_PER_TOKEN = 3

/** Fetches the balances. It works without a connection. */
export async function getTokenBalances(
  parts: BalanceParams,
  { only, ...params }: TokenBalancesParams,
): Promise<readonly ChainTokenBalance[]> {
  const { address, network, signal } = params
  if (!isAddress(address, { strict: false })) throw invalidAddressError()
  if (only) return [await fetchTokenBalance(parts.requestChain, { ...params, ...only })]
  const { name, symbol, decimals } = network.nativeCurrency
  const read = async () => {
    const tokens = getKnownTokens(Number(network.id))
    const client = parts.clients(network.caipNetworkId)
    const batched = hasMulticall(client) ? await readBatch(client, address, tokens) : undefined
    return batched ?? readSeparately(parts, client, { address, network, tokens, signal })
  }
  try {
    const { nativeBalance, heldTokens } = await withAbort(read(), signal)
    return nativeBalance > 0n ? [{ name, symbol, decimals, value: nativeBalance }, ...heldTokens] : heldTokens
  } catch (error) {
    throw toNodeError(error)
  }
}

type Found = { readonly nativeBalance: bigint; readonly heldTokens: readonly ChainTokenBalance[] }

/** Reads everything in one batch; undefined if no multicall contract responds. */
async function readBatch(client: Client, account: Address, tokens: readonly KnownToken[]): Promise<Found | undefined> {
  const reads = [encodeBalanceRead(client, account), ...tokens.flatMap((token) => toReads(token, account))]
  try {
    const [nativeBalance, ...results] = await Promise.all(batchRead(client, reads))
    const value = toUnits(nativeBalance)
    return value === undefined
      ? undefined
      : {
          nativeBalance: value,
          heldTokens: tokens.flatMap((token, at) =>
            toHeldBalances(token, results.slice(at * READS_PER_TOKEN, (at + 1) * READS_PER_TOKEN)),
          ),
        }
  } catch (error) {
    if (isNodeUnreachable(error)) throw error
    return undefined
  }
}

type SeparateRead = GetBalanceParams & { readonly address: Address; readonly tokens: readonly KnownToken[] }

async function readSeparately(
  { requestChain }: BalanceParams,
  client: Client,
  { address, network, tokens, signal }: SeparateRead,
): Promise<Found> {
  const callContract = async ({ to, data }: ContractRead) => {
    try {
      return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    } catch (error) {
      if (isNodeUnreachable(error)) throw error
      return '0x'
    }
  }
  const readToken = async (token: KnownToken) => {
    const [balance, ...others] = toReads(token, address)
    const result = await callContract(balance)
    return toUnits(result) ? toHeldBalances(token, [result, ...(await Promise.all(others.map(callContract)))]) : []
  }
  const request = { method: 'eth_getBalance', params: [address, 'latest'] }
  const [nativeBalance, ...heldTokens] = await Promise.all([
    requestChain(network, request, quantitySchema, signal),
    ...tokens.map(readToken),
  ])
  return { nativeBalance, heldTokens: heldTokens.flat() }
}

/** The token's balance from the results of its three reads; empty if it is zero or the decimals differ. */
function toHeldBalances(token: KnownToken, [balance, decimals, symbol]: readonly Hex[]): readonly ChainTokenBalance[] {
  const value = toUnits(balance)
  if (!value || toUnits(decimals) !== BigInt(token.decimals)) return []
  return [{ ...token, symbol: toText(symbol) ?? token.symbol, value }]
}

function toReads({ address }: KnownToken, account: Address): readonly [ContractRead, ContractRead, ContractRead] {
  return [
    encodeBalanceCall(address, account),
    { to: address, data: encodeFunctionData({ abi: TOKEN, functionName: 'decimals' }) },
    { to: address, data: encodeFunctionData({ abi: TOKEN, functionName: 'symbol' }) },
  ]
}

function toUnits(encoded: Hex | undefined): bigint | undefined {
  return encoded && /^0x[0-9a-f]{64}$/i.test(encoded) ? hexToBigInt(encoded) : undefined
}

function toText(encoded: Hex | undefined): string | undefined {
  try {
    return decodeFunctionResult({ abi: TOKEN, functionName: 'symbol', data: encoded ?? '0x' })
  } catch {
    return undefined
  }
}

function invalidAddressError(): WalletRequestError {
  return new WalletRequestError('', undefined, new Error('The account is not a valid address'))
}
