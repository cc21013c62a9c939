/**
 * The coin and the best known tokens of an address, as the network's nodes know them.
 *
 * One request, by the network's multicall contract. Where there is none, or none answers, the contracts are asked one by one.
 *
 * Out     those of which there is some, the coin first, without an address. A token is left out where no contract answers at
 *         its address, or one with other decimals than the token has; its symbol is the contract's own
 * Throws  WalletRequestError when the node is silent, or does not tell the coin; RequestAbortedError
 * Source  Multicall3 (getEthBalance), ERC-20; spec R-ADPT-45, R-ADPT-46
 */
import {
  type ChainTokenBalance,
  type GetBalanceParams,
  type TokenBalancesParams,
  WalletRequestError,
} from '@bowline/kit-core'
import { withAbort } from '@bowline/kit-core/adapter'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  isAddress,
} from 'viem'
import type { BalanceParts } from './balance.js'
import { balanceQuestion, batchRead, type Question } from './batch-read.js'
import { asNodeError } from './chain-client.js'
import { type KnownToken, knownTokens } from './known-tokens.js'
import { hasMulticall } from './multicall.js'
import { isNoAnswer } from './no-answer.js'
import { balanceCall, readToken } from './read-token.js'
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

/** How many questions there are about a token. */
const QUESTIONS = 3

/** Reads them. Needs no connection. */
export async function getTokenBalances(
  parts: BalanceParts,
  { only, ...params }: TokenBalancesParams,
): Promise<readonly ChainTokenBalance[]> {
  const { address, network, signal } = params
  if (!isAddress(address, { strict: false })) throw notAnAddress()
  if (only) return [await readToken(parts.askChain, { ...params, ...only })]
  const { name, symbol, decimals } = network.nativeCurrency
  const read = async () => {
    const tokens = knownTokens(Number(network.id))
    const client = parts.clients(network.caipNetworkId)
    const together = hasMulticall(client) ? await readTogether(client, address, tokens) : undefined
    return together ?? readAlone(parts, client, { address, network, tokens, signal })
  }
  try {
    const { coin, held } = await withAbort(read(), signal)
    return coin > 0n ? [{ name, symbol, decimals, value: coin }, ...held] : held
  } catch (error) {
    throw asNodeError(error)
  }
}

type Found = { readonly coin: bigint; readonly held: readonly ChainTokenBalance[] }

/** Undefined where no multicall contract answers. */
async function readTogether(
  client: Client,
  account: Address,
  tokens: readonly KnownToken[],
): Promise<Found | undefined> {
  const questions = [balanceQuestion(client, account), ...tokens.flatMap((token) => questionsOf(token, account))]
  try {
    const [coin, ...told] = await Promise.all(batchRead(client, questions))
    const value = unitsOf(coin)
    return value === undefined
      ? undefined
      : {
          coin: value,
          held: tokens.flatMap((token, at) => heldOf(token, told.slice(at * QUESTIONS, (at + 1) * QUESTIONS))),
        }
  } catch (error) {
    if (isNoAnswer(error)) throw error
    return undefined
  }
}

type Alone = GetBalanceParams & { readonly address: Address; readonly tokens: readonly KnownToken[] }

async function readAlone(
  { askChain }: BalanceParts,
  client: Client,
  { address, network, tokens, signal }: Alone,
): Promise<Found> {
  const ask = async ({ to, data }: Question) => {
    try {
      return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    } catch (error) {
      if (isNoAnswer(error)) throw error
      return '0x'
    }
  }
  const readToken = async (token: KnownToken) => {
    const [balance, ...others] = questionsOf(token, address)
    const told = await ask(balance)
    return unitsOf(told) ? heldOf(token, [told, ...(await Promise.all(others.map(ask)))]) : []
  }
  const question = { method: 'eth_getBalance', params: [address, 'latest'] }
  const [coin, ...held] = await Promise.all([
    askChain(network, question, quantitySchema, signal),
    ...tokens.map(readToken),
  ])
  return { coin, held: held.flat() }
}

/** What there is of a token, by what its contract answers to the three questions. */
function heldOf(token: KnownToken, [balance, decimals, symbol]: readonly Hex[]): readonly ChainTokenBalance[] {
  const value = unitsOf(balance)
  if (!value || unitsOf(decimals) !== BigInt(token.decimals)) return []
  return [{ ...token, symbol: textOf(symbol) ?? token.symbol, value }]
}

function questionsOf({ address }: KnownToken, account: Address): readonly [Question, Question, Question] {
  return [
    balanceCall(address, account),
    { to: address, data: encodeFunctionData({ abi: TOKEN, functionName: 'decimals' }) },
    { to: address, data: encodeFunctionData({ abi: TOKEN, functionName: 'symbol' }) },
  ]
}

function unitsOf(answer: Hex | undefined): bigint | undefined {
  return answer && /^0x[0-9a-f]{64}$/i.test(answer) ? hexToBigInt(answer) : undefined
}

function textOf(answer: Hex | undefined): string | undefined {
  try {
    return decodeFunctionResult({ abi: TOKEN, functionName: 'symbol', data: answer ?? '0x' })
  } catch {
    return undefined
  }
}

function notAnAddress(): WalletRequestError {
  return new WalletRequestError('', undefined, new Error('The account is no address'))
}
