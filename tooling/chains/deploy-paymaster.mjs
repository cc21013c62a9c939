// @ts-check
/**
 * Deploys a paymaster contract with a deposit at the entry point.
 *
 * In      the URL of a chain with the contracts of `deployAccountContracts`; the contract's deployment data
 * Out     its address, and a reader of its deposit
 */
import { createPublicClient, encodeFunctionData, http, numberToHex, pad, parseAbi, parseEther } from 'viem'
import { accountContracts } from './account-contracts.mjs'
import { rpcRequest } from './rpc.mjs'

/** @typedef {`0x${string}`} Hex */

const POLL_MS = 20
const PAYER = pad('0xfee', { size: 20 })
const DEPOSIT = parseEther('1000')
const abi = parseAbi([
  'function depositTo(address account) payable',
  'function balanceOf(address account) view returns (uint256)',
])

/**
 * @param {string} chainUrl
 * @param {Hex} deployment
 */
export async function deployPaymaster(chainUrl, deployment) {
  const client = createPublicClient({ transport: http(chainUrl), pollingInterval: POLL_MS })
  await rpcRequest(chainUrl, 'anvil_setBalance', [PAYER, numberToHex(DEPOSIT * 2n)])
  await rpcRequest(chainUrl, 'anvil_impersonateAccount', [PAYER])
  /** @param {{ to?: Hex, data: Hex, value?: Hex }} transaction */
  const send = async (transaction) => {
    const hash = await rpcRequest(chainUrl, 'eth_sendTransaction', [{ from: PAYER, ...transaction }])
    return client.waitForTransactionReceipt({ hash: /** @type {Hex} */ (hash) })
  }
  const { contractAddress: address } = await send({ data: deployment })
  if (!address) throw new Error('The paymaster was not deployed')
  await send({
    to: accountContracts.entryPoint,
    value: numberToHex(DEPOSIT),
    data: encodeFunctionData({ abi, functionName: 'depositTo', args: [address] }),
  })
  const entryPoint = { address: accountContracts.entryPoint, abi }
  return {
    client,
    address,
    getDeposit: () => client.readContract({ ...entryPoint, functionName: 'balanceOf', args: [address] }),
  }
}
