// @ts-check
import { compileContracts } from './compile.mjs'
import { rpcRequest } from './rpc.mjs'

/** @type {typeof import('./chains.d.mts').multicallAddress} */
export const multicallAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** @type {typeof import('./chains.d.mts').installMulticall} */
export async function installMulticall(url) {
  const { Multicall3 } = await compileContracts()
  await rpcRequest(url, 'anvil_setCode', [multicallAddress, Multicall3.deployedBytecode])
}
