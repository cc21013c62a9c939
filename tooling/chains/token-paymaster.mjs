// @ts-check
import { encodeDeployData } from 'viem'
import { accountContracts } from './account-contracts.mjs'
import { compileContracts } from './compile.mjs'
import { deployPaymaster } from './deploy-paymaster.mjs'

/** @type {typeof import('./chains.d.mts').deployTokenPaymaster} */
export async function deployTokenPaymaster(url, { token }) {
  const { abi, bytecode } = (await compileContracts()).TokenPaymaster
  const args = [accountContracts.entryPoint, token]
  return (await deployPaymaster(url, encodeDeployData({ abi, bytecode, args }))).address
}
