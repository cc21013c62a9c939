/**
 * What an account has of one token, or of the coin, and what of a token somebody may take, as the node has it now.
 *
 * Out     0 too. Names are not asked for, decimals where that is wanted
 * Throws  WalletRequestError where the node is silent, or has not come as far as `atBlock`
 * Source  ERC-20; spec R-ACCT-144, R-SWAP-124
 */
import {
  type ChainTokenBalance,
  type GetBalanceParams,
  type TokenBalanceFilter,
  WalletRequestError,
} from '@bowline/kit-core'
import { type Address, encodeFunctionData, getAddress, type Hex } from 'viem'
import type { RequestChain } from './chain-client.js'
import { toQuantity } from './quantity.js'
import { DECIMALS } from './read-code.js'
import { quantitySchema } from './response-schemas.js'

const address = (name: string) => ({ name, type: 'address' }) as const
const view = { type: 'function', stateMutability: 'view', outputs: [{ name: '', type: 'uint256' }] } as const

const TOKEN = [
  { ...view, name: 'balanceOf', inputs: [address('account')] },
  { ...view, name: 'allowance', inputs: [address('owner'), address('spender')] },
] as const

type Call = { readonly to: Address; readonly data: Hex }

/** Reads it. Needs no connection. */
export async function readToken(
  askChain: RequestChain,
  {
    address: account,
    network,
    signal,
    tokenAddress,
    atBlock,
    spender,
    includeDecimals,
  }: GetBalanceParams & TokenBalanceFilter,
): Promise<ChainTokenBalance> {
  const ask = (method: string, params: readonly unknown[] = []) =>
    askChain(network, { method, params: [...params] }, quantitySchema, signal)
  const at = atBlock === undefined ? 'latest' : await knownBlock(ask('eth_blockNumber'), atBlock)
  if (tokenAddress === undefined) {
    return { value: await ask('eth_getBalance', [account, at]), decimals: network.nativeCurrency.decimals }
  }
  const [token, owner] = [getAddress(tokenAddress), getAddress(account)]
  const decimals = includeDecimals && ask('eth_call', [{ to: token, data: DECIMALS }, at]).then(Number, () => undefined)
  const [value, allowed, contractDecimals] = await Promise.all([
    ask('eth_call', [balanceCall(token, owner), at]),
    spender === undefined ? undefined : ask('eth_call', [allowanceCall(token, owner, getAddress(spender)), at]),
    decimals || undefined,
  ])
  return { address: tokenAddress, value, decimals: 0, allowance: allowed, contractDecimals: contractDecimals }
}

/** Behind one address may be several nodes: whichever answers next has to know the same block. */
async function knownBlock(latest: Promise<bigint>, atBlock: bigint): Promise<Hex> {
  const block = await latest
  if (block < atBlock) throw new WalletRequestError('The node is behind')
  return toQuantity(block)
}

/** The call that tells what an account has of a token. */
export function balanceCall(token: Address, account: Address): Call {
  return { to: token, data: encodeFunctionData({ abi: TOKEN, functionName: 'balanceOf', args: [account] }) }
}

function allowanceCall(token: Address, owner: Address, spender: Address): Call {
  return { to: token, data: encodeFunctionData({ abi: TOKEN, functionName: 'allowance', args: [owner, spender] }) }
}
