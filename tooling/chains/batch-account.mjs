// @ts-check
import { encodeFunctionData } from 'viem'
import { compileContracts } from './compile.mjs'
import { rpcRequest } from './rpc.mjs'

/** @type {typeof import('./chains.d.mts').installBatchAccount} */
export async function installBatchAccount(url, { address }) {
  const { BatchAccount } = await compileContracts()
  await rpcRequest(url, 'anvil_setCode', [address, BatchAccount.deployedBytecode])
}

/** @type {typeof import('./chains.d.mts').encodeBatch} */
export async function encodeBatch(calls) {
  const { abi } = (await compileContracts()).BatchAccount
  return encodeFunctionData({ abi, functionName: 'execute', args: [calls] })
}
