/**
 * What a call does to the contracts of a chain: its tokens, and the router that swaps them.
 *
 * In      the tokens, who calls whom with what, and how a coin of the chain is given
 * Out     the answer, and what is done when the call is mined; undefined where there is no contract
 * Throws  RpcError 3 when the contract turns the call back
 * Source  ERC-20; spec R-SEND-19, R-SWAP-31, R-SWAP-34
 */
import { type Abi, decodeFunctionData, encodeFunctionResult, erc20Abi, type Hex } from 'viem'
import { RpcError } from './rpc-error.js'
import { OWN_COIN, ROUTER_ABI, SWAP_ROUTER } from './swap-router.js'
import { EXECUTION_REVERTED, type TokenBook } from './token-ledger.js'

/** What the contracts of a chain can reach. */
export type ContractState = {
  readonly tokens: TokenBook
  /** What a token says of itself; undefined where it says nothing. */
  readonly describe: (token: string) => TokenDescription | undefined
  readonly giveCoins: (address: string, value: bigint) => void
}

/** What a token says of itself. */
export type TokenDescription = { readonly name: string; readonly symbol: string; readonly decimals: number }

/** Who calls whom with what. */
export type ContractCall = { readonly from: string; readonly to: string; readonly value: bigint; readonly data: Hex }

/** What a call comes to. */
export type ContractEffect = { readonly answer: Hex; readonly commit: () => void }

/** Whether there is a contract at an address. */
export function isContract(tokens: TokenBook, address: string): boolean {
  return isRouter(address) || tokens.isToken(address)
}

/** What a call comes to. */
export function planCall(state: ContractState, call: ContractCall): ContractEffect | undefined {
  if (isRouter(call.to)) return planSwap(state, call)
  return state.tokens.isToken(call.to) ? planTokenCall(state, call) : undefined
}

function planTokenCall({ tokens, describe }: ContractState, call: ContractCall): ContractEffect {
  const { from, to: token, value, data } = call
  if (value > 0n) throw reverted()
  const asked = decode(erc20Abi, data)
  switch (asked.functionName) {
    case 'balanceOf':
      return answered('balanceOf', tokens.balanceOf({ token, holder: asked.args[0] }))
    case 'allowance': {
      const [holder, spender] = asked.args
      return answered('allowance', tokens.allowanceOf({ token, holder, spender }))
    }
    case 'approve': {
      const [spender, amount] = asked.args
      return done('approve', () => tokens.allow({ token, holder: from, spender, value: amount }))
    }
    case 'transfer': {
      const [holder, amount] = asked.args
      tokens.assertHeld({ token, holder: from, value: amount })
      return done('transfer', () => {
        tokens.add({ token, holder: from, value: -amount })
        tokens.add({ token, holder, value: amount })
      })
    }
    default:
      return { answer: described(describe(token), asked.functionName), commit: () => undefined }
  }
}

function planSwap({ tokens, giveCoins }: ContractState, { from, value, data }: ContractCall): ContractEffect {
  const [given, amount, wanted, atLeast] = decode(ROUTER_ABI, data).args
  const isOwnGiven = given.toLowerCase() === OWN_COIN
  if (value !== (isOwnGiven ? amount : 0n)) throw reverted('the value is not the amount')
  const allowance = { token: given, holder: from, spender: SWAP_ROUTER }
  if (!isOwnGiven) {
    tokens.assertHeld({ token: given, holder: from, value: amount })
    if (tokens.allowanceOf(allowance) < amount) throw reverted('ERC20: insufficient allowance')
  }
  return {
    answer: '0x',
    commit() {
      if (!isOwnGiven) {
        tokens.add({ token: given, holder: from, value: -amount })
        tokens.allow({ ...allowance, value: tokens.allowanceOf(allowance) - amount })
      }
      if (wanted.toLowerCase() === OWN_COIN) giveCoins(from, atLeast)
      else tokens.add({ token: wanted, holder: from, value: atLeast })
    },
  }
}

function described(token: TokenDescription | undefined, functionName: string): Hex {
  if (token === undefined) throw reverted()
  const { name, symbol, decimals } = token
  switch (functionName) {
    case 'name':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: name })
    case 'symbol':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: symbol })
    case 'decimals':
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: decimals })
    default:
      throw reverted()
  }
}

function answered(functionName: 'balanceOf' | 'allowance', value: bigint): ContractEffect {
  return { answer: encodeFunctionResult({ abi: erc20Abi, functionName, result: value }), commit: () => undefined }
}

function done(functionName: 'approve' | 'transfer', commit: () => void): ContractEffect {
  return { answer: encodeFunctionResult({ abi: erc20Abi, functionName, result: true }), commit }
}

function isRouter(address: string): boolean {
  return address.toLowerCase() === SWAP_ROUTER
}

function decode<const A extends Abi>(abi: A, data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    throw reverted()
  }
}

function reverted(reason?: string): RpcError {
  return new RpcError(EXECUTION_REVERTED, reason ? `execution reverted: ${reason}` : 'execution reverted')
}
