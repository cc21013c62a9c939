import { compileContracts, deployErc20, rpcRequest } from '@bowline/chains'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import { parseUnits } from '@bowline/kit-core'
import { hashTypedData, recoverAddress, verifyMessage, verifyTypedData } from 'viem'
import { chain, connected } from './send-fixture.js'
import { ALICE, BOB, network, SANDBOX } from './setup.js'

function isHex(text: string): text is `0x${string}` {
  return text.startsWith('0x')
}

function hex(text: string): `0x${string}` {
  if (!isHex(text)) throw new Error(text)
  return text
}

test.each([
  'Hello',
  '0x68656c6c6f',
  '0x',
  '\u202egnirts',
  'a\u200bb',
  '<img src=x onerror=alert(1)>',
  'line\nbreak',
  '{"__proto__":{"polluted":1}}',
  '漢字 🎉',
])('R-ADPT-02 signs %j as text', async (message) => {
  const { signMessage, account } = await connected()
  const signature = hex(await signMessage({ ...account, message }))
  expect(await verifyMessage({ address: ALICE.address, message, signature })).toBe(true)
})

test('R-ADPT-02 signs typed data with exact integers', async () => {
  const { signTypedData, account } = await connected()
  const data = {
    domain: { name: 'Shop', version: '1', chainId: 1, verifyingContract: BOB.address },
    types: {
      Order: [
        { name: 'amount', type: 'uint256' },
        { name: 'to', type: 'address' },
      ],
    },
    primaryType: 'Order',
    message: { amount: 123_456_789_012_345_678_901_234_567_890n, to: BOB.address },
  } as const
  const signature = hex(await signTypedData({ ...account, ...data }))
  expect(await verifyTypedData({ address: ALICE.address, ...data, signature })).toBe(true)
  expect(await recoverAddress({ hash: hashTypedData(data), signature })).toBe(ALICE.address)
})

test('R-ERR-20 throws a rejection when the user declines to sign', async () => {
  const { signMessage, account, person } = await connected()
  person.say = false
  await expect(signMessage({ ...account, message: 'no' })).rejects.toMatchObject({ code: 'wallet/user-rejected' })
})

test.each([[null], [[]], [[null]], [7], ['0x'], ['signed'], [`0x${'f'.repeat(200_001)}`]])(
  'R-ADPT-25 rejects %p as a signature',
  async (answer) => {
    const { signMessage, account, wallet } = await connected()
    wallet.provider.request = async () => answer
    await expect(signMessage({ ...account, message: 'x' })).rejects.toMatchObject({ code: 'wallet/request-failed' })
  },
)

test('R-ADPT-05 throws for a signature without a connection', async () => {
  const { adapter, signMessage, account } = await connected()
  await adapter.disconnect({ connectorId: SANDBOX })
  await expect(signMessage({ ...account, message: 'x' })).rejects.toMatchObject({ code: 'adapter/provider-not-found' })
})

test('R-ADPT-08 returns the exact balance of the chain', async () => {
  const { getBalance, main } = await connected()
  const value = 1_234_567_890_123_456_789_012n
  const address = '0x00000000000000000000000000000000000000aa'
  await rpcRequest(chain.url, 'anvil_setBalance', [address, `0x${value.toString(16)}`])
  expect(await getBalance({ address, network: main, signal: never })).toEqual({ value, decimals: 18, symbol: 'ETH' })
})

test('R-ADPT-09 changes both balances exactly by a transfer, and reports its receipt later', async () => {
  const { sendTransaction, balance, account, main, events } = await connected()
  const value = parseUnits('1.000000000000000001', 18)
  const before = await balance(BOB.address)
  const { hash } = await sendTransaction({ ...account, to: BOB.address, value, network: main })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(ofType(events, 'transactionSettled')).toEqual([])
  await until(() => ofType(events, 'transactionSettled').length === 1)
  expect(ofType(events, 'transactionSettled')[0]).toEqual({ type: 'transactionSettled', hash, status: 'confirmed' })
  expect((await balance(BOB.address)) - before).toBe(1_000_000_000_000_000_001n)
})

test('R-SWAP-34 R-ADPT-02 passes the given gas to the chain', async () => {
  const { sendTransaction, account, main } = await connected()
  const gas = 123_456n
  const { hash } = await sendTransaction({ ...account, to: BOB.address, value: 1n, gas, network: main })
  expect(await rpcRequest(chain.url, 'eth_getTransactionByHash', [hash])).toMatchObject({
    gas: `0x${gas.toString(16)}`,
  })
})

test('R-ADPT-09 moves and tracks nothing when the user declines a transfer', async () => {
  const { sendTransaction, balance, account, main, person, events } = await connected()
  const before = await balance(BOB.address)
  person.say = false
  await expect(sendTransaction({ ...account, to: BOB.address, value: 1n, network: main })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  expect(await balance(BOB.address)).toBe(before)
  expect(ofType(events, 'transactionSettled')).toEqual([])
})

test('R-ADPT-25 fails with the chain’s message for a transfer above the balance', async () => {
  const { sendTransaction, account, main } = await connected()
  const sending = sendTransaction({ ...account, to: BOB.address, value: 10n ** 30n, network: main })
  await expect(sending).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: expect.stringMatching(/funds|exceeds/i),
  })
})

test.each([-1n, 2n ** 256n])('R-ADPT-08 rejects a value of %p before the wallet request', async (value) => {
  const { sendTransaction, account, main, person } = await connected()
  await expect(sendTransaction({ ...account, to: BOB.address, value, network: main })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-02 switches the wallet first for a transfer on another network', async () => {
  const { sendTransaction, account, main, wallet, person } = await connected()
  wallet.switchChain(10)
  await sendTransaction({ ...account, to: BOB.address, value: 1n, network: main })
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['switch-chain', 'send'])
  expect(wallet.state().chainId).toBe(1)
})

test('R-ADPT-10 moves the exact token amount by a contract call', async () => {
  const { writeContract, account, main, events } = await connected()
  const token = await deployErc20(chain.url, { decimals: 6, from: ALICE.address })
  const { abi } = (await compileContracts()).Erc20
  const value = parseUnits('12.345678', 6)
  const { hash } = await writeContract({
    ...account,
    contractAddress: token.address,
    abi,
    functionName: 'transfer',
    args: [BOB.address, value],
    network: main,
  })
  await until(() => ofType(events, 'transactionSettled').some((event) => event.hash === hash))
  const data = `0x70a08231${BOB.address.slice(2).padStart(64, '0')}`
  expect(BigInt(String(await rpcRequest(chain.url, 'eth_call', [{ to: token.address, data }, 'latest'])))).toBe(
    12_345_678n,
  )
})

test('R-ADPT-10 sends a token like USDT, whose transfer returns nothing', async () => {
  const { writeContract, account, main, events } = await connected()
  const token = await deployErc20(chain.url, { silent: true, from: ALICE.address })
  const { abi } = (await compileContracts()).SilentErc20
  const call = { ...account, contractAddress: token.address, abi, functionName: 'transfer', network: main }
  const { hash } = await writeContract({ ...call, args: [BOB.address, 7n] })
  await until(() => ofType(events, 'transactionSettled').some((event) => event.hash === hash))
  const data = `0x70a08231${BOB.address.slice(2).padStart(64, '0')}`
  expect(BigInt(String(await rpcRequest(chain.url, 'eth_call', [{ to: token.address, data }, 'latest'])))).toBe(7n)
})

test('R-ADPT-03 rejects a contract call that does not match its ABI before the wallet request', async () => {
  const { writeContract, account, main, person } = await connected()
  const call = { ...account, contractAddress: BOB.address, abi: [], functionName: 'transfer', args: [], network: main }
  await expect(writeContract(call)).rejects.toMatchObject({ code: 'wallet/request-failed' })
  await expect(writeContract({ ...call, abi: [null] })).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-02 returns the chain’s gas estimate, and its reason for an impossible transfer', async () => {
  const { estimateGas, account, main } = await connected()
  expect(await estimateGas({ ...account, to: BOB.address, value: 1n, network: main })).toBe(21_000n)
  const token = await deployErc20(chain.url, { decimals: 6, from: ALICE.address })
  const tooMuch = `0xa9059cbb${BOB.address.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  await expect(estimateGas({ ...account, to: token.address, data: tooMuch, network: main })).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: expect.stringMatching(/revert/i),
  })
})

describe('a wallet that switched to another account without an event', () => {
  async function moved(accounts: readonly string[]) {
    const made = await connected()
    const { request } = made.wallet.provider
    made.wallet.provider.request = async (args) => (args.method === 'eth_accounts' ? accounts : request(args))
    const transfer = { ...made.account, to: BOB.address, value: 1n, network: made.main }
    const batch = { ...made.account, calls: [{ to: BOB.address }], network: made.main }
    return { ...made, transfer, batch }
  }

  test('R-ADPT-81 sends nothing and emits the new account', async () => {
    const { sendTransaction, sendCalls, transfer, batch, person, events } = await moved([BOB.address])
    const refusal = { code: 'wallet/request-failed', walletCode: 4100 }
    await expect(sendTransaction(transfer)).rejects.toMatchObject(refusal)
    await expect(sendCalls(batch)).rejects.toMatchObject(refusal)
    expect(person.prompts).toEqual([])
    expect(ofType(events, 'accountChanged').map(({ accounts }) => accounts.map(({ address }) => address))).toEqual([
      [BOB.address],
    ])
  })

  test('R-ADPT-83 signs nothing and emits the new account', async () => {
    const { signMessage, signTypedData, account, person, events } = await moved([BOB.address])
    const refusal = { code: 'wallet/request-failed', walletCode: 4100 }
    const data = { domain: {}, types: { Mail: [{ name: 'text', type: 'string' }] }, primaryType: 'Mail' }
    await expect(signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject(refusal)
    await expect(signTypedData({ ...account, ...data, message: { text: 'Hello' } })).rejects.toMatchObject(refusal)
    expect(person.prompts).toEqual([])
    expect(ofType(events, 'accountChanged')[0]?.accounts[0]?.address).toBe(BOB.address)
  })

  test.each([
    ['shares nothing and may be locked', []],
    ['shares it among others, in another case', [BOB.address, ALICE.address.toLowerCase()]],
    ['reports unreadable accounts', ['unreadable']],
  ])('R-ADPT-81 sends when the wallet %s', async (_, accounts) => {
    const { sendTransaction, transfer, person } = await moved(accounts)
    await sendTransaction(transfer)
    expect(person.prompts.map(({ kind }) => kind)).toEqual(['send'])
  })
})

test('R-ADPT-02 fetches the balance on a network added later from that network’s URL', async () => {
  const { getBalance, networks } = await connected()
  const added = network(4321, chain.url)
  networks.push(added)
  expect((await getBalance({ address: ALICE.address, network: added, signal: never })).value).toBeGreaterThan(0n)
})

test('R-ADPT-25 throws a kit error without the URL when the chain is unreachable', async () => {
  const { getBalance, networks } = await connected()
  const gone = network(999, 'http://127.0.0.1:9/secret-key')
  networks.push(gone)
  const asking = getBalance({ address: ALICE.address, network: gone, signal: never })
  await expect(asking).rejects.toMatchObject({ code: 'wallet/request-failed' })
  await asking.catch((error: Error) => expect(error.message).not.toContain('secret-key'))
})
