// @ts-check
import { encodeDeployData } from 'viem'
import { testAccount } from './accounts.mjs'
import { compileContracts } from './compile.mjs'
import { rpcRequest } from './rpc.mjs'

const RECEIPT_TRIES = 100
const RECEIPT_PAUSE_MS = 100

/** @type {typeof import('./chains.d.mts').deployErc20} */
export async function deployErc20(url, params = {}) {
  const { name = 'Test Dollar', symbol = 'TUSD', decimals = 6, silent = false, odd = false } = params
  const supply = params.supply ?? 1_000_000n * 10n ** BigInt(decimals)
  const owner = params.from ?? testAccount().address
  const contracts = await compileContracts()
  const { abi, bytecode } = odd ? contracts.OddErc20 : silent ? contracts.SilentErc20 : contracts.Erc20
  const data = encodeDeployData({ abi, bytecode, args: [name, symbol, decimals, supply] })
  const hash = await rpcRequest(url, 'eth_sendTransaction', [{ from: owner, data }])
  return { address: await minedAddress(url, hash), decimals, supply, owner }
}

/**
 * @param {string} url
 * @param {unknown} hash
 * @returns {Promise<`0x${string}`>}
 */
async function minedAddress(url, hash) {
  for (let tries = 0; tries < RECEIPT_TRIES; tries++) {
    const receipt = await rpcRequest(url, 'eth_getTransactionReceipt', [hash])
    if (isDeployment(receipt)) return receipt.contractAddress
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_PAUSE_MS))
  }
  throw new Error(`The chain at ${url} did not mine the deployment ${hash}`)
}

/**
 * @param {unknown} receipt
 * @returns {receipt is { contractAddress: `0x${string}` }}
 */
function isDeployment(receipt) {
  return (
    typeof receipt === 'object' && receipt !== null && 'contractAddress' in receipt && receipt.contractAddress !== null
  )
}
