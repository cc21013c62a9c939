import { accountContracts, deployErc20 } from '@bowline/chains'
import * as v from 'valibot'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashTypedData,
  http,
  isHex,
  parseEther,
  toHex,
} from 'viem'
import { mainnet } from 'viem/chains'
import { createMemoryStorage } from '../src/host/session/frame-storage.js'
import type { ServedFrame } from './served-frame.js'
import { callsOf, createSmartChain, getUser, waitForStatus } from './smart-chain.js'

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const LOGIN = 'Log in'
const hexSchema = v.custom<Hex>(isHex)

const chain = createSmartChain()

const client = () => createPublicClient({ chain: mainnet, transport: http(chain.url) })
const toSignature = (payload: unknown) => {
  if (!isHex(payload)) throw new Error(`No signature: ${JSON.stringify(payload)}`)
  return payload
}
const typedData = (primaryType: string) => ({
  types: { [primaryType]: [{ name: 'text', type: 'string' }] },
  domain: { name: 'App', chainId: 1 },
  primaryType,
  message: { text: 'Hello' },
})
const send = (frame: ServedFrame, more: object) => frame.rpc('wallet_sendCalls', [{ chainId: '0x1', ...more }])

test('R-FRAME-120 offers both accounts, the smart account first, at one address before it exists', async () => {
  const frame = await chain.serve()
  const user = await getUser(frame)
  const owner = frame.signer.addresses().eip155
  expect(user).toMatchObject({ preferredAccountType: 'smartAccount', smartAccountDeployed: false })
  expect(user.accounts).toEqual([
    { type: 'smartAccount', address: user.address },
    { type: 'eoa', address: owner },
  ])
  expect(user.address).not.toBe(owner)
  expect((await frame.request('INIT_SMART_ACCOUNT')).payload).toEqual({ address: user.address, isDeployed: false })
  expect((await frame.rpc('eth_accounts')).payload).toEqual([user.address])
})

test('R-FRAME-120 R-CONN-78 R-CONN-79 has the key’s own address alone on a network without a bundler', async () => {
  const frame = await chain.serve()
  const owner = frame.signer.addresses().eip155
  expect(await getUser(frame, 137)).toEqual({
    address: owner,
    accounts: [{ type: 'eoa', address: owner }],
    preferredAccountType: 'eoa',
  })
  expect((await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).payload).toEqual({
    smartAccountEnabledNetworks: [1],
  })
  for (const [name, payload] of [['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }], ['INIT_SMART_ACCOUNT']] as const)
    expect((await frame.request(name, payload)).payload).toMatchObject({ code: 4200 })
})

test('R-FRAME-120 R-FRAME-121 serves both namespaces at once, and changes the account of the EVM network', async () => {
  const frame = await chain.serve()
  const ids = [1, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
  const users = await Promise.all(ids.map((chainId) => frame.request('GET_USER', { chainId })))
  expect(users.map(({ payload }) => payload)).toMatchObject([
    { chainId: 1, preferredAccountType: 'smartAccount' },
    { chainId: ids[1], address: frame.signer.addresses().solana, preferredAccountType: 'eoa' },
  ])
  for (const type of ['eoa', 'smartAccount'])
    expect((await frame.request('SET_PREFERRED_ACCOUNT', { type })).payload).toMatchObject({ type })
})

test('R-FRAME-121 R-CONN-77 keeps the preferred account in this browser, over what the page prefers', async () => {
  const storage = createMemoryStorage()
  const frame = await chain.serve({ storage })
  const owner = frame.signer.addresses().eip155
  expect((await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })).payload).toMatchObject({
    address: owner,
  })
  const smart = await getUser(frame)
  expect((await frame.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })).payload).toEqual({
    type: 'eoa',
    address: owner,
  })
  const again = await chain.serve({ storage, wallet: frame.signer })
  const request = { chainId: 1, preferredAccountType: 'smartAccount' }
  expect((await again.request('GET_USER', request)).payload).toMatchObject({ preferredAccountType: 'eoa' })
  expect((await again.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).payload).toEqual({
    type: 'smartAccount',
    address: smart.address,
  })
})

test('R-FRAME-122 offers no smart account where a contract has other code', async () => {
  const factory = accountContracts.factory
  const code = await chain.rpc('eth_getCode', [factory, 'latest'])
  await chain.rpc('anvil_setCode', [factory, '0x00'])
  try {
    expect(await getUser(await chain.serve())).toMatchObject({ preferredAccountType: 'eoa' })
  } finally {
    await chain.rpc('anvil_setCode', [factory, code])
  }
})

test.each([1, 2, 20])(
  'R-FRAME-123 carries out a batch of %i calls exactly, and creates the account with it',
  async (count) => {
    const { frame, address } = await chain.serveFunded()
    const values = Array.from({ length: count }, (_, index) => parseEther('0.01') + BigInt(index))
    const receivers = values.map((_, index) => toHex(0xbeef0000n + BigInt(count * 100 + index), { size: 20 }))
    const calls = receivers.map((to, index) => ({ to, value: toHex(values[index] ?? 0n) }))
    const { payload } = await send(frame, { from: address, version: '2.0.0', atomicRequired: true, calls })
    const status = await waitForStatus(frame, payload)
    expect(status).toMatchObject({ status: 200, atomic: true, chainId: '0x1' })
    expect(await Promise.all(receivers.map(chain.balanceOf))).toEqual(values)
    const fee = await chain.feeOf(status.receipts?.[0]?.transactionHash)
    const total = values.reduce((sum, value) => sum + value, 0n)
    expect((await chain.balanceOf(address)) + (await chain.depositOf(address))).toBe(parseEther('10') - total - fee)
    expect(await getUser(frame)).toMatchObject({ address, smartAccountDeployed: true })
  },
)

test('R-FRAME-124 shows each call in words, the whole amount, the fee and who pays it', async () => {
  const { frame, address } = await chain.serveFunded({ decide: () => false })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [FRIEND, 2n ** 256n - 1n] })
  const calls = [
    { to: FRIEND, value: toHex(parseEther('1.5')) },
    { to: TOKEN, data: approve },
  ]
  expect((await send(frame, { from: address, calls })).payload).toMatchObject({ code: 4001 })
  const { review, account } = frame.cards[0] ?? {}
  expect([review?.title, review?.action, account]).toEqual(['Make 2 calls', 'Send', address])
  const lines = review?.lines.map(({ label, value }) => `${label}: ${value}`) ?? []
  expect(lines).toEqual([
    'Call 1 of 2: Send 1.5 ETH',
    `To: ${FRIEND}`,
    'Amount: 1.5 ETH',
    'Call 2 of 2: Call approve',
    `Contract: ${TOKEN}`,
    'Amount: 0 ETH',
    'Call: approve',
    `Spender: ${FRIEND}`,
    'Amount: Unlimited',
    'Total amount: 1.5 ETH',
    expect.stringMatching(/^Maximum fee: 0\.\d+ ETH$/),
    'Fee paid by: Your account',
    'First use: Also creates your account on this network',
  ])
  expect(review?.warnings.map(({ id, text }) => [id, text.startsWith('Call 2: ')])).toEqual([['1-allowance', true]])
})

test('R-FRAME-135 shows what leaves in total, as the node simulates it', async () => {
  const { address: token } = await deployErc20(chain.url, { decimals: 6 })
  const { frame, address } = await chain.serveFunded({ decide: () => false })
  const transfer = (to: `0x${string}`, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  const [owner] = v.parse(v.array(v.string()), await chain.rpc('eth_accounts'))
  const given = transfer(v.parse(hexSchema, address), 9_000_000n)
  await chain.rpc('eth_sendTransaction', [{ from: owner, to: token, data: given }])
  const calls = [1_500_000n, 2_000_000n].map((amount) => ({ to: token, data: transfer(FRIEND, amount) }))
  expect((await send(frame, { calls })).payload).toMatchObject({ code: 4001 })
  const { lines = [] } = frame.cards[0]?.review ?? {}
  const at = lines.findIndex(({ label }) => label === 'Leaves your account')
  expect([lines[at]?.value, lines[at + 1]?.value.toLowerCase()]).toEqual(['3.5 TUSD', token.toLowerCase()])
})

test('R-FRAME-125 sends a transaction from the smart account, and responds with the hash of its block’s transaction', async () => {
  const { frame, address } = await chain.serveFunded()
  const before = await chain.balanceOf(FRIEND)
  const { payload } = await frame.rpc('eth_sendTransaction', [
    { from: address, to: FRIEND, value: '0x7b', gas: '0x5208' },
  ])
  expect(await chain.rpc('eth_getTransactionReceipt', [payload])).toMatchObject({ status: '0x1' })
  expect((await chain.balanceOf(FRIEND)) - before).toBe(123n)
  expect(frame.cards[0]?.review.title).toBe('Send 0.000000000000000123 ETH')
})

test('R-FRAME-125 signs messages and typed data that verify before and after the account exists', async () => {
  const { frame, address } = await chain.serveFunded()
  const data = typedData('Note')
  const verify = async () => {
    const message = toSignature((await frame.rpc('personal_sign', [LOGIN, address])).payload)
    const typed = toSignature((await frame.rpc('eth_signTypedData_v4', [address, data])).payload)
    expect(await client().verifyMessage({ address, message: LOGIN, signature: message })).toBe(true)
    expect(await client().verifyMessage({ address, message: 'Log out', signature: message })).toBe(false)
    expect(await client().verifyHash({ address, hash: hashTypedData(data), signature: typed })).toBe(true)
    return message.length
  }
  const wrapped = await verify()
  await waitForStatus(frame, (await send(frame, { calls: [{ to: FRIEND, value: '0x1' }] })).payload)
  expect([wrapped > 1_000, await verify()]).toEqual([true, 132])
})

test('R-FRAME-126 signs no typed data that commands a smart account, for either account', async () => {
  const { frame, address } = await chain.serveFunded()
  for (const account of [address, frame.signer.addresses().eip155]) {
    for (const name of ['PackedUserOperation', 'Delegation'])
      expect((await frame.rpc('eth_signTypedData_v4', [account, typedData(name)])).payload).toMatchObject({
        code: -32602,
      })
  }
  const self = { from: address, calls: [{ to: address, data: '0x12345678' }] }
  expect((await send(frame, self)).payload).toMatchObject({ code: -32602 })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-123 R-FRAME-145 reports atomic batches, for the plain account after an upgrade, and rejects what it cannot do', async () => {
  const { frame, address } = await chain.serveFunded()
  const owner = frame.signer.addresses().eip155
  const capabilities = async (account: string) => (await frame.rpc('wallet_getCapabilities', [account])).payload
  expect(await capabilities(address)).toMatchObject({ '0x1': { atomic: { status: 'supported' } } })
  expect(await capabilities(owner)).toEqual({ '0x1': { atomic: { status: 'ready' } } })
  const calls = [{ to: FRIEND }]
  const code = async (more: object) =>
    v.parse(v.object({ code: v.pipe(v.number(), v.finite()) }), (await send(frame, { calls, ...more })).payload).code
  expect(await code({ from: FRIEND })).toBe(-32602)
  expect(await code({ chainId: '0x89' })).toBe(-32602)
  expect(await code({ capabilities: { paymasterService: { url: 'https://pay.example' } } })).toBe(5700)
  expect(await code({ calls: callsOf(51, FRIEND) })).toBe(5740)
  expect((await send(frame, { calls, id: 'mine' })).payload).toEqual({ id: 'mine' })
  expect(await code({ id: 'mine' })).toBe(5720)
  expect((await frame.rpc('wallet_getCallsStatus', ['other'])).payload).toMatchObject({ code: 5730 })
})
