// @ts-check
import { numberToHex } from 'viem'
import { compileContracts } from './compile.mjs'
import { rpcRequest } from './rpc.mjs'

/** @type {typeof import('./chains.d.mts').installSwapRouter} */
export async function installSwapRouter(url, { address, value }) {
  const { SwapRouter } = await compileContracts()
  await rpcRequest(url, 'anvil_setCode', [address, SwapRouter.deployedBytecode])
  await rpcRequest(url, 'anvil_setBalance', [address, numberToHex(value)])
}
