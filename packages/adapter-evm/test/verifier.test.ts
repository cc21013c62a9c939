import { type Anvil, compileContracts, rpcRequest, startAnvil, testAccount } from '@bowline/chains'
import { formatSignInMessage, type SignInContext, type SiwxMessageData } from '@bowline/kit-core/sign-in'
import {
  type Address,
  concat,
  createClient,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  isHex,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { waitForTransactionReceipt } from 'viem/actions'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { evmVerifier } from '../src/index.js'

const OWNER = privateKeyToAccount(testAccount(0).privateKey)
const STRANGER = privateKeyToAccount(testAccount(1).privateKey)
const FACTORY = parseAbi([
  'function deploy(address owner, bytes32 salt) returns (address)',
  'function addressOf(address owner, bytes32 salt) view returns (address)',
])
const SALT: Hex = `0x${'01'.repeat(32)}`

let chain: Anvil
let factory: Address
let future: Address
let deployed: Address
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
  const { SignerWallet, SignerWalletFactory } = await compileContracts()
  factory = await deploy(SignerWalletFactory.bytecode)
  const parameters = encodeAbiParameters([{ type: 'address' }], [OWNER.address])
  deployed = await deploy(concat([SignerWallet.bytecode, parameters]))
  const data = encodeFunctionData({ abi: FACTORY, functionName: 'addressOf', args: [OWNER.address, SALT] })
  const answer = hex(await rpcRequest(chain.url, 'eth_call', [{ to: factory, data }, 'latest']))
  future = decodeFunctionResult({ abi: FACTORY, functionName: 'addressOf', data: answer })
})
afterAll(() => chain.stop())

function hex(value: unknown): Hex {
  if (!isHex(value)) throw new Error('No hex')
  return value
}

async function deploy(data: Hex): Promise<Address> {
  const hash = hex(await rpcRequest(chain.url, 'eth_sendTransaction', [{ from: OWNER.address, data }]))
  const client = createClient({ transport: http(chain.url) })
  // Under load, the block follows shortly after its transaction was accepted.
  const { contractAddress } = await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  if (!contractAddress) throw new Error('Not deployed')
  return contractAddress
}

const dataOf = (accountAddress: string): SiwxMessageData => ({
  accountAddress,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdef123456',
  issuedAt: '2026-03-01T12:00:00.000Z',
  statement: 'Welcome.',
})
const textOf = (accountAddress: string) => formatSignInMessage(dataOf(accountAddress))
const nodesAt = (...urls: readonly string[]): Pick<SignInContext, 'rpcUrls'> => ({
  rpcUrls: async () => urls.map((url) => ({ url })),
})
const verify = (address: string, signature: string, context?: Pick<SignInContext, 'rpcUrls'>) =>
  evmVerifier().verify({ data: dataOf(address), message: textOf(address), signature }, context)

test('R-SIWX-22 writes the same text as viem, and viem parses it', () => {
  const { domain, uri, nonce, statement } = dataOf(OWNER.address)
  const issuedAt = new Date('2026-03-01T12:00:00.000Z')
  const fields = { domain, uri, nonce, issuedAt, version: '1', address: OWNER.address, chainId: 1 } as const
  expect(textOf(OWNER.address)).toBe(createSiweMessage({ ...fields, ...(statement && { statement }) }))
  const { statement: __, ...bare } = dataOf(OWNER.address)
  const parsed = parseSiweMessage(formatSignInMessage(bare))
  expect(parsed).toMatchObject({ address: OWNER.address, chainId: 1, domain: 'app.example', nonce: 'abcdef123456' })
  expect(validateSiweMessage({ message: parsed, address: OWNER.address, domain: 'app.example' })).toBe(true)
})

test('R-SIWX-27 verifies the signature of a key without a network request', async () => {
  const signature = await OWNER.signMessage({ message: textOf(OWNER.address) })
  const withoutNodes = { rpcUrls: () => Promise.reject(new Error('asked')) }
  expect(await verify(OWNER.address, signature, withoutNodes)).toBe(true)
})

test('R-SIWX-27 rejects another key, another text and anything that is not a signature', async () => {
  const foreign = await STRANGER.signMessage({ message: textOf(OWNER.address) })
  const other = await OWNER.signMessage({ message: 'hello' })
  for (const signature of [foreign, other, '', '0x', '0x00', 'hello', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`]) {
    expect(await verify(OWNER.address, signature, nodesAt(chain.url))).toBe(false)
    expect(await verify(OWNER.address, signature)).toBe(false)
  }
  expect(await verify('unknown', other)).toBe(false)
})

test('R-SIWX-27 verifies the signature of a contract through the contract (ERC-1271)', async () => {
  const message = textOf(deployed)
  const signature = await OWNER.signMessage({ message })
  expect(await verify(deployed, signature, nodesAt(chain.url))).toBe(true)
  expect(await verify(deployed, await STRANGER.signMessage({ message }), nodesAt(chain.url))).toBe(false)
  expect(await verify(deployed, await OWNER.signMessage({ message: 'hello' }), nodesAt(chain.url))).toBe(false)
  const given = evmVerifier({ rpcUrls: { 'eip155:1': [chain.url] } })
  expect(await given.verify({ data: dataOf(deployed), message, signature })).toBe(true)
})

test('R-SIWX-27 verifies the signature of a contract that is not deployed yet (ERC-6492)', async () => {
  const message = textOf(future)
  const data = encodeFunctionData({ abi: FACTORY, functionName: 'deploy', args: [OWNER.address, SALT] })
  const wrap = (signature: Hex) => serializeErc6492Signature({ address: factory, data, signature })
  const signature = wrap(await OWNER.signMessage({ message }))
  expect(await verify(future, signature, nodesAt(chain.url))).toBe(true)
  expect(await verify(future, wrap(await STRANGER.signMessage({ message })), nodesAt(chain.url))).toBe(false)
  expect(await verify(deployed, wrap(await STRANGER.signMessage({ message })), nodesAt(chain.url))).toBe(false)
  expect(await rpcRequest(chain.url, 'eth_getCode', [future, 'latest'])).toBe('0x')
})

test('R-SIWX-27 verifies the signature of an upgraded account (EIP-7702), by its key and through its code', async () => {
  const { address } = STRANGER
  const message = textOf(address)
  await rpcRequest(chain.url, 'anvil_setCode', [address, concat(['0xef0100', deployed])])
  expect(await verify(address, await STRANGER.signMessage({ message }), nodesAt(chain.url))).toBe(true)
  expect(await verify(address, await STRANGER.signMessage({ message: 'hello' }), nodesAt(chain.url))).toBe(false)
  await rpcRequest(chain.url, 'anvil_setCode', [address, '0x'])
})

test('R-SIWX-27 rejects a contract’s signature without a node, and throws while no node responds', async () => {
  const signature = await OWNER.signMessage({ message: textOf(deployed) })
  expect(await verify(deployed, signature)).toBe(false)
  const dead = 'http://127.0.0.1:9'
  await expect(verify(deployed, signature, nodesAt(dead))).rejects.toThrow()
  expect(await verify(deployed, signature, nodesAt(dead, chain.url))).toBe(true)
})
