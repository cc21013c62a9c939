/**
 * Executes calls to the contracts of the EVM ledger, which are its ERC-20 tokens and the swap router. For `eth_call`,
 * `eth_estimateGas` and mined transactions.
 *
 * Throws  RpcError 3 when the contract reverts
 * Source  ERC-20; spec R-SEND-19, R-SWAP-31, R-SWAP-34
 */
import { type Abi, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { RpcError } from './rpc-error.js'
import { NATIVE_TOKEN, ROUTER_ABI, SWAP_ROUTER } from './swap-router.js'
import { EXECUTION_REVERTED, type TokenBook } from './token-ledger.js'

/** State of one chain that its contracts can access. */
export type ContractState = {
  readonly tokens: TokenBook
  /** Returns a token's metadata; undefined for unknown tokens. */
  readonly describe: (token: string) => TokenDescription | undefined
  readonly giveCoins: (address: string, value: bigint) => void
}

/** Metadata of a token. */
export type TokenDescription = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** A contract call. */
export type ContractCall = { readonly from: string; readonly to: string; readonly value: bigint; readonly data: Hex }

/** Return data of a call, and a function that applies its effects, which is called when the call is mined. */
export type ContractEffect = { readonly result: Hex; readonly commit: () => void }

/** Whether the ledger has a contract at an address. */
export function isContract(tokens: TokenBook, address: string): boolean {
  return isRouter(address) || tokens.isToken(address)
}

/** Executes a call without applying its effects. Undefined when there is no contract at `to`. */
export function planCall(state: ContractState, call: ContractCall): ContractEffect | undefined {
  if (isRouter(call.to)) return planSwap(state, call)
  return state.tokens.isToken(call.to) ? planTokenCall(state, call) : undefined
}

function planTokenCall({ tokens, describe }: ContractState, call: ContractCall): ContractEffect {
  const { from, to: token, value, data } = call
  if (value > 0n) throw createRevert()
  const request = decode(erc20Abi, data)
  switch (request.functionName) {
    case 'balanceOf':
      return toResult('balanceOf', tokens.balanceOf({ token, holder: request.args[0] }))
    case 'allowance': {
      const [holder, spender] = request.args
      return toResult('allowance', tokens.allowanceOf({ token, holder, spender }))
    }
    case 'approve': {
      const [spender, amount] = request.args
      return toSuccess('approve', () => tokens.allow({ token, holder: from, spender, value: amount }))
    }
    case 'transfer': {
      const [holder, amount] = request.args
      tokens.assertHeld({ token, holder: from, value: amount })
      return toSuccess('transfer', () => {
        tokens.add({ token, holder: from, value: -amount })
        tokens.add({ token, holder, value: amount })
      })
    }
    default:
      return { result: encodeMetadata(describe(token), request.functionName), commit: () => undefined }
  }
}

function planSwap({ tokens, giveCoins }: ContractState, { from, value, data }: ContractCall): ContractEffect {
  const [given, amount, received, atLeast] = decode(ROUTER_ABI, data).args
  const isNativeGiven = given.toLowerCase() === NATIVE_TOKEN
  if (value !== (isNativeGiven ? amount : 0n)) throw createRevert('the value is not the amount')
  const allowance = { token: given, holder: from, spender: SWAP_ROUTER }
  if (!isNativeGiven) {
    tokens.assertHeld({ token: given, holder: from, value: amount })
    if (tokens.allowanceOf(allowance) < amount) throw createRevert('ERC20: insufficient allowance')
  }
  return {
    result: '0x',
    commit() {
      if (!isNativeGiven) {
        tokens.add({ token: given, holder: from, value: -amount })
        tokens.allow({ ...allowance, value: tokens.allowanceOf(allowance) - amount })
      }
      if (received.toLowerCase() === NATIVE_TOKEN) giveCoins(from, atLeast)
      else tokens.add({ token: received, holder: from, value: atLeast })
    },
  }
}

function encodeMetadata(token: TokenDescription | undefined, functionName: string): Hex {
  if (token === undefined) throw createRevert()
  const { name, symbol, decimals } = token
  switch (functionName) {
    case 'name':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: name })
    case 'symbol':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: symbol })
    case 'decimals':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: decimals })
    default:
      throw createRevert()
  }
}

function toResult(functionName: 'balanceOf' | 'allowance', value: bigint): ContractEffect {
  return { result: encodeFunctionResult({ abi: erc20Abi, functionName, result: value }), commit: () => undefined }
}

function toSuccess(functionName: 'approve' | 'transfer', commit: () => void): ContractEffect {
  return { result: encodeFunctionResult({ abi: erc20Abi, functionName, result: true }), commit }
}

function isRouter(address: string): boolean {
  return address.toLowerCase() === SWAP_ROUTER
}

function decode<const A extends Abi>(abi: A, data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    throw createRevert()
  }
}

function createRevert(reason?: string): RpcError {
  return new RpcError(EXECUTION_REVERTED, reason ? `execution reverted: ${reason}` : 'execution reverted')
}
