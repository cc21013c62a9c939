/**
 * Encodes a token's `transfer` as calldata.
 *
 * In      tokenAddress, to, value   base units of the token
 * Throws  InvalidAmountError        a value that does not fit into a uint256
 *         WalletRequestError        an invalid recipient address
 * Source  spec R-SEND-19 to 21, R-ADPT-10; ERC-20
 */
import { InvalidAmountError, WalletRequestError } from '@bowline/kit-core/errors'
import { encodeFunctionData, type Hex, isAddress } from 'viem'
import { USDT_ADDRESSES } from './usdt-addresses.js'

const MAX_UINT256 = 2n ** 256n - 1n

const ERC20_TRANSFER = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'recipient', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ type: 'bool' }],
  },
] as const

const USDT_TRANSFER = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: '_to', type: 'address' },
      { name: '_value', type: 'uint256' },
    ],
    outputs: [],
  },
] as const

/** The token, its recipient and the amount in base units. */
export type TokenTransfer = { readonly tokenAddress: string; readonly to: string; readonly value: bigint }

/** Returns the calldata, for USDT without a return value in the ABI. */
export function encodeTransfer({ tokenAddress, to, value }: TokenTransfer): Hex {
  if (value < 0n || value > MAX_UINT256) throw new InvalidAmountError(String(value))
  if (!isAddress(to)) throw new WalletRequestError('', undefined, new Error('The recipient is not a valid address'))
  const args = [to, value] as const
  const abi = transferAbi(tokenAddress)
  return encodeFunctionData({ abi, functionName: 'transfer', args })
}

/** The ABI of the token's `transfer`. */
function transferAbi(tokenAddress: string): typeof ERC20_TRANSFER | typeof USDT_TRANSFER {
  return USDT_ADDRESSES.includes(tokenAddress.toLowerCase()) ? USDT_TRANSFER : ERC20_TRANSFER
}
