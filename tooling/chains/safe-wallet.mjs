// @ts-check
/**
 * A wallet whose account is a Safe: a contract that its owner's key commands, and that carries out several calls as one (EIP-5792).
 *
 * In      the URL of a chain; the owner's key; a number for the account's address
 * Out     the account's address, also before it exists; an EIP-1193 provider; `create`, which deploys the account
 * Source  `@safe-global/safe-contracts` 1.4.1 (LGPL-3.0), for the tests alone; EIP-5792, ERC-1271, ERC-6492
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  concat,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  hashMessage,
  http,
  keccak256,
  pad,
  publicActions,
  serializeErc6492Signature,
  size,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { rpcRequest } from './rpc.mjs'

/** @typedef {`0x${string}`} Hex */

const POLL_MS = 20
const GAS = 1_000_000n
const DELEGATE_CALL = 1
/** Says that the sender of the transaction is the owner. */
const SENT_BY_OWNER = (/** @type {Hex} */ owner) => concat([pad(owner), pad('0x'), '0x01'])
const PARTS = /** @type {const} */ ({
  Safe: 'Safe.sol',
  SafeProxy: 'proxies/SafeProxy.sol',
  SafeProxyFactory: 'proxies/SafeProxyFactory.sol',
  CompatibilityFallbackHandler: 'handler/CompatibilityFallbackHandler.sol',
  MultiSend: 'libraries/MultiSend.sol',
})

/** @type {typeof import('./chains.d.mts').createSafeWallet} */
export async function createSafeWallet(url, { ownerKey, saltNonce = 0n }) {
  const owner = privateKeyToAccount(ownerKey)
  const client = createWalletClient({ account: owner, chain: mainnet, transport: http(url), pollingInterval: POLL_MS })
  const chain = client.extend(publicActions)
  /** @param {keyof typeof PARTS} name */
  const deploy = async (name) => {
    const { abi, bytecode } = readPart(name)
    const hash = await client.deployContract({ abi, bytecode })
    const { contractAddress } = await chain.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error(`${name} was not deployed`)
    return contractAddress
  }
  const singleton = await deploy('Safe')
  const factory = await deploy('SafeProxyFactory')
  const handler = await deploy('CompatibilityFallbackHandler')
  const multiSend = await deploy('MultiSend')
  const { abi } = readPart('Safe')

  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [[owner.address], 1n, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
  })
  const creation = encodeFunctionData({
    abi: readPart('SafeProxyFactory').abi,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, saltNonce],
  })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: factory,
    salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])),
    bytecode: concat([readPart('SafeProxy').bytecode, encodeAbiParameters([{ type: 'address' }], [singleton])]),
  })
  const isCreated = async () => (await chain.getCode({ address })) !== undefined

  /** @param {readonly { to: Hex, value?: Hex, data?: Hex }[]} calls */
  const execute = (calls) => {
    const packed = calls.map(({ to, value = '0x0', data = '0x' }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, BigInt(value), BigInt(size(data)), data],
      ),
    )
    const data = encodeFunctionData({
      abi: readPart('MultiSend').abi,
      functionName: 'multiSend',
      args: [concat(packed)],
    })
    const free = /** @type {const} */ ([0n, 0n, 0n, zeroAddress, zeroAddress])
    const args = [multiSend, 0n, data, DELEGATE_CALL, ...free, SENT_BY_OWNER(owner.address)]
    return client.writeContract({ address, abi, functionName: 'execTransaction', args, gas: GAS })
  }

  /** @param {Hex} raw */
  async function sign(raw) {
    const message = encodeAbiParameters([{ type: 'bytes32' }], [hashMessage({ raw })])
    const signature = await owner.signTypedData({
      domain: { chainId: mainnet.id, verifyingContract: address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message },
    })
    if (await isCreated()) return signature
    return serializeErc6492Signature({ address: factory, data: creation, signature })
  }

  /** @param {Hex} id */
  async function getStatus(id) {
    const batch = { version: '2.0.0', id, chainId: '0x1', atomic: true }
    const receipt = /** @type {{ status: string } | null} */ (await rpcRequest(url, 'eth_getTransactionReceipt', [id]))
    if (!receipt) return { ...batch, status: 100 }
    return { ...batch, status: receipt.status === '0x1' ? 200 : 500, receipts: [receipt] }
  }

  /** @param {{ method: string, params?: any }} request */
  async function request({ method, params = [] }) {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [address]
    if (method === 'wallet_getCapabilities') return { '0x1': { atomic: { status: 'supported' } } }
    if (method === 'wallet_sendCalls') return { id: await execute(params[0].calls) }
    if (method === 'wallet_getCallsStatus') return getStatus(params[0])
    if (method === 'personal_sign') return sign(params[0])
    if (!method.startsWith('eth_') || /send|sign/i.test(method)) throw { code: 4200, message: 'Not supported' }
    return rpcRequest(url, method, params)
  }

  return {
    address,
    provider: { request, on: () => {}, removeListener: () => {} },
    async create() {
      const hash = await client.sendTransaction({ to: factory, data: creation })
      await chain.waitForTransactionReceipt({ hash })
    },
  }
}

/**
 * @param {keyof typeof PARTS} name
 * @returns {{ abi: import('viem').Abi, bytecode: Hex }}
 */
function readPart(name) {
  const path = `@safe-global/safe-contracts/build/artifacts/contracts/${PARTS[name]}/${name}.json`
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(path), 'utf8'))
}
