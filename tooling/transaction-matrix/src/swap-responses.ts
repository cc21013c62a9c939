/**
 * The data service's responses about swaps: one token gives as much of another.
 *
 * In      asked     by its path; its parameters, from the URL or the body
 *         allowed   the allowance of the source token, as the service knows it
 * Out     the response; undefined if the request is not about a swap
 * Source  spec R-API-22 to 29
 */
import { encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256, parseAbi } from 'viem'
import { EVM_ID } from './evm-chain.js'

const ABI = parseAbi(['function swap(address given, uint256 amount, address wanted, uint256 atLeast)'])
const GAS = { gas: '300000', gasPrice: '2000000000' }

/** A token of a swap. */
export type SwapAsset = { readonly address: Hex; readonly symbol: string; readonly decimals: number }

/** A request. */
export type Question = { readonly path: string; readonly asked: Readonly<Record<string, string>> }

type Market = { readonly router: Hex; readonly tokens: readonly SwapAsset[] }

const addressIn = (caip10 = '') => getAddress(caip10.slice(caip10.lastIndexOf(':') + 1))

/** Returns the response. */
export function answerSwap({ path, asked }: Question, allowed: bigint, { router, tokens }: Market): unknown {
  const { amount = '0', from = '', to = '', userAddress } = asked
  switch (path) {
    case '/v1/convert/tokens':
      return {
        tokens: tokens.map((token) => ({
          ...{ ...token, address: `${EVM_ID}:${token.address}` },
          ...{ name: token.symbol, logoUri: '' },
        })),
      }
    case '/v1/convert/gas-price':
      return { standard: GAS.gasPrice, fast: GAS.gasPrice, instant: GAS.gasPrice }
    case '/v1/convert/quotes':
      return { quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount: amount, toAccount: to }] }
    case '/v1/convert/allowance':
      return { allowance: String(allowed) }
    case '/v1/convert/build-approve': {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, maxUint256] })
      return { tx: { from: userAddress, to: from, data, value: '0', eip155: GAS } }
    }
    case '/v1/convert/build-transaction': {
      const args = [addressIn(from), BigInt(amount), addressIn(to), BigInt(amount)] as const
      const data = encodeFunctionData({ abi: ABI, functionName: 'swap', args })
      return { tx: { from: userAddress, to: `${EVM_ID}:${router}`, data, amount, eip155: GAS } }
    }
    default:
      return undefined
  }
}
