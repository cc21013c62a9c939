/**
 * Fetches an account's balance of one token or of the native token, and a spender's allowance of the token, from the nodes.
 *
 * Out     also a zero balance; no names. A token's `decimals` is a placeholder 0; `contractDecimals` holds them if requested
 * Throws  WalletRequestError when the node does not respond, or has not reached `atBlock`
 * Source  ERC-20; spec R-ACCT-144, R-SWAP-124
 */
import type { ChainTokenBalance, GetBalanceParams, TokenBalanceFilter } from '@bowline/kit-core'
import { WalletRequestError } from '@bowline/kit-core/errors'
import { type Address, encodeFunctionData, getAddress, type Hex } from 'viem'
import type { RequestChain } from './chain-client.js'
import { DECIMALS_CALLDATA } from './contract-code.js'
import { toQuantity } from './quantity.js'
import { quantitySchema } from './response-schemas.js'

const address = (name: string) => ({ name, type: 'address' }) as const
const view = { type: 'function', stateMutability: 'view', outputs: [{ name: '', type: 'uint256' }] } as const

const TOKEN = [
  { ...view, name: 'balanceOf', inputs: [address('account')] },
  { ...view, name: 'allowance', inputs: [address('owner'), address('spender')] },
] as const

type Call = { readonly to: Address; readonly data: Hex }

/** Fetches the balance, and for a token also the allowance and decimals if requested. It works without a connection. */
export async function fetchTokenBalance(
  requestChain: RequestChain,
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
  const fetchQuantity = (method: string, params: readonly unknown[] = []) =>
    requestChain(network, { method, params: [...params] }, quantitySchema, signal)
  const at = atBlock === undefined ? 'latest' : await resolveBlock(fetchQuantity('eth_blockNumber'), atBlock)
  if (tokenAddress === undefined) {
    return { value: await fetchQuantity('eth_getBalance', [account, at]), decimals: network.nativeCurrency.decimals }
  }
  const [token, owner] = [getAddress(tokenAddress), getAddress(account)]
  const decimals =
    includeDecimals &&
    fetchQuantity('eth_call', [{ to: token, data: DECIMALS_CALLDATA }, at]).then(Number, () => undefined)
  const [value, allowance, contractDecimals] = await Promise.all([
    fetchQuantity('eth_call', [encodeBalanceCall(token, owner), at]),
    spender === undefined
      ? undefined
      : fetchQuantity('eth_call', [allowanceCall(token, owner, getAddress(spender)), at]),
    decimals || undefined,
  ])
  return { address: tokenAddress, value, decimals: 0, allowance, contractDecimals }
}

/** The block to read at. One URL may serve several nodes, so each later request names the block. */
async function resolveBlock(latest: Promise<bigint>, atBlock: bigint): Promise<Hex> {
  const block = await latest
  if (block < atBlock) throw new WalletRequestError('The node has not reached the block')
  return toQuantity(block)
}

/** The `eth_call` request for an account's token balance (ERC-20 `balanceOf`). */
export function encodeBalanceCall(token: Address, account: Address): Call {
  return { to: token, data: encodeFunctionData({ abi: TOKEN, functionName: 'balanceOf', args: [account] }) }
}

function allowanceCall(token: Address, owner: Address, spender: Address): Call {
  return { to: token, data: encodeFunctionData({ abi: TOKEN, functionName: 'allowance', args: [owner, spender] }) }
}
