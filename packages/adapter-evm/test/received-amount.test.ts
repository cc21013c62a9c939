import { type Anvil, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

const STAND_IN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const TOKEN = `0x${'70'.repeat(20)}`

/** Code that returns zero for every call: `false` for a transfer, a zero balance for a read. */
const ANSWERS_FALSE = '0x60006000526020 6000f3'.replace(' ', '')

/** Code that logs a transfer of 99 % of the requested amount and returns `true`. */
const TAKES_A_FEE = `0x60646063602435020460005260043533${'7fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'}60206000a3600160005260206000f3`

async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  const { sendTransaction, sendToken, estimateTransfer, inspectRecipient, getReceivedAmount } = scene.adapter
  if (!sendTransaction || !sendToken || !estimateTransfer || !inspectRecipient || !getReceivedAmount) throw new Error()
  const from = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, network: main }
  made.person.prompts.length = 0
  const arrived = (hash: string, tokenAddress?: string) =>
    getReceivedAmount({ hash, to: BOB.address, tokenAddress, network: main })
  return {
    ...made,
    getReceivedAmount,
    arrived,
    sendTransaction,
    sendToken,
    estimateTransfer,
    inspectRecipient,
    from,
    main,
  }
}

/** The sent transaction, once it is mined. */
async function mined<Sent extends { hash: string }>(sending: Promise<Sent>): Promise<Sent> {
  const sent = await sending
  while (!(await rpcRequest(chain.url, 'eth_getTransactionReceipt', [sent.hash])));
  return sent
}

const standAt = async (address: string, code: string) => rpcRequest(chain.url, 'anvil_setCode', [address, code])

test('R-SEND-70 rejects a token at an address without code before the wallet request', async () => {
  const { sendToken, estimateTransfer, from, person } = await connected()
  for (const tokenAddress of [STAND_IN, `0x${'0'.repeat(40)}`, BOB.address]) {
    const transfer = { ...from, value: 1n, tokenAddress }
    const error = { code: 'send/token-not-found', message: 'There is no token at this address', tokenAddress }
    await expect(sendToken(transfer)).rejects.toMatchObject(error)
    await expect(estimateTransfer(transfer)).rejects.toMatchObject(error)
  }
  expect(person.prompts).toEqual([])
})

test('R-SEND-70 sends no token when no node says whether it exists', async () => {
  const { sendToken, from, person } = await connected()
  const silent = network(1, 'http://127.0.0.1:9')
  await expect(
    sendToken({ ...from, network: { ...silent, id: 9, caipNetworkId: 'eip155:9' }, value: 1n, tokenAddress: TOKEN }),
  ).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(person.prompts).toEqual([])
})

test('R-SEND-73 reports the received amount of a token from its Transfer events', async () => {
  const { sendToken, arrived, from } = await connected()
  const { address } = await deployErc20(chain.url, { supply: 1_000_000n })
  const whole = await mined(sendToken({ ...from, value: 1_000n, tokenAddress: address }))
  expect(await arrived(whole.hash, address)).toBe(1_000n)
  await standAt(TOKEN, TAKES_A_FEE)
  const less = await mined(sendToken({ ...from, value: 1_000n, tokenAddress: TOKEN }))
  expect(await arrived(less.hash, TOKEN)).toBe(990n)
})

test('R-PAY-24 reports the received amount of an earlier page’s transfer without a connection', async () => {
  const { sendToken, sendTransaction, from, main } = await connected()
  await standAt(TOKEN, TAKES_A_FEE)
  const { hash } = await mined(sendToken({ ...from, value: 1_000n, tokenAddress: TOKEN }))
  const coin = await mined(sendTransaction({ ...from, value: 7n }))
  const { adapter } = world({ networks: [main] })
  const transfer = { to: BOB.address, network: main }
  expect(await adapter.getReceivedAmount?.({ ...transfer, hash, tokenAddress: TOKEN })).toBe(990n)
  expect(await adapter.getReceivedAmount?.({ ...transfer, hash: coin.hash })).toBe(7n)
})

test('R-SEND-73 reports zero for a mined transfer of a token that returns false', async () => {
  const { sendToken, arrived, from, person } = await connected()
  await standAt(TOKEN, TAKES_A_FEE)
  person.say = async () => {
    await standAt(TOKEN, ANSWERS_FALSE)
    return true
  }
  const { hash } = await mined(sendToken({ ...from, value: 1_000n, tokenAddress: TOKEN }))
  expect(await rpcRequest(chain.url, 'eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
  expect(await arrived(hash, TOKEN)).toBe(0n)
})

test('R-SEND-74 reports the full native amount of a plain transfer, and nothing for an unknown transaction', async () => {
  const { sendTransaction, arrived, from } = await connected()
  const { hash } = await mined(sendTransaction({ ...from, value: 7n }))
  expect(await arrived(hash)).toBe(7n)
  expect(await arrived(`0x${'1'.repeat(64)}`)).toBeUndefined()
})

test('R-SEND-74 reads the amount from the recipient’s balance when another call transferred it', async () => {
  const { sendToken, arrived, from } = await connected()
  const { address } = await deployErc20(chain.url, { supply: 1_000_000n })
  const { hash } = await mined(sendToken({ ...from, value: 5n, tokenAddress: address }))
  expect(await arrived(hash)).toBe(0n)
})

test('R-SEND-136 reports no native amount when the recipient is a contract or sent something in the block', async () => {
  const { sendToken, getReceivedAmount, from, main } = await connected()
  const ask = (method: string, ...params: unknown[]) => rpcRequest(chain.url, method, params)
  const { address } = await deployErc20(chain.url, { supply: 1_000_000n })
  const alone = await mined(sendToken({ ...from, value: 5n, tokenAddress: address }))
  expect(await getReceivedAmount({ hash: alone.hash, to: address, network: main })).toBeUndefined()
  const rich = `0x${'72'.repeat(20)}`
  for (const account of [rich, BOB.address]) {
    await ask('anvil_setBalance', account, '0xde0b6b3a7640000')
    await ask('anvil_impersonateAccount', account)
  }
  await ask('evm_setAutomine', false)
  const { hash } = await sendToken({ ...from, value: 5n, tokenAddress: address })
  await ask('eth_sendTransaction', { from: BOB.address, to: ALICE.address, value: '0x1' })
  await ask('eth_sendTransaction', { from: rich, to: BOB.address, value: '0x16345785d8a0000' })
  await ask('evm_mine')
  await ask('evm_setAutomine', true)
  await mined(Promise.resolve({ hash }))
  expect(await getReceivedAmount({ hash, to: BOB.address, network: main })).toBeUndefined()
})

test('R-SEND-163 does not count other payers’ transfers in the same transaction or block', async () => {
  const { sendToken, sendTransaction, getReceivedAmount, from, main } = await connected()
  const ask = (method: string, ...params: unknown[]) => rpcRequest(chain.url, method, params)
  const { address } = await deployErc20(chain.url, { supply: 1_000_000n })
  const stranger = `0x${'73'.repeat(20)}`
  const read = (hash: string, payer: string, tokenAddress?: string) =>
    getReceivedAmount({ hash, to: BOB.address, from: payer, tokenAddress, network: main })
  const token = await mined(sendToken({ ...from, value: 40n, tokenAddress: address }))
  expect([await read(token.hash, ALICE.address, address), await read(token.hash, stranger, address)]).toEqual([40n, 0n])
  const coin = await mined(sendTransaction({ ...from, value: 7n }))
  expect([await read(coin.hash, ALICE.address), await read(coin.hash, stranger)]).toEqual([7n, 0n])
  await ask('anvil_setBalance', stranger, '0xde0b6b3a7640000')
  await ask('anvil_impersonateAccount', stranger)
  await ask('evm_setAutomine', false)
  const { hash } = await sendToken({ ...from, value: 5n, tokenAddress: address })
  await ask('eth_sendTransaction', { from: stranger, to: BOB.address, value: '0x9' })
  await ask('evm_mine')
  await ask('evm_setAutomine', true)
  await mined(Promise.resolve({ hash }))
  expect(await read(hash, ALICE.address)).toBe(0n)
})

test('R-SEND-76 detects a contract on chain, not a delegating account, and throws when no node responds', async () => {
  const { inspectRecipient, main } = await connected()
  await standAt(TOKEN, ANSWERS_FALSE)
  const delegate = `0x${'71'.repeat(20)}`
  await standAt(delegate, `0xef0100${'11'.repeat(20)}`)
  const read = (address: string, checksCode: boolean) => inspectRecipient({ address, network: main, checksCode })
  expect(await Promise.all([read(TOKEN, true), read(TOKEN, false)])).toEqual(['contract', 'person'])
  expect(await Promise.all([read(delegate, true), read(BOB.address, true), read('0x12', true)])).toEqual([
    'person',
    'person',
    'invalid',
  ])
  const silent = { ...network(9, 'http://127.0.0.1:9') }
  await expect(inspectRecipient({ address: TOKEN, network: silent, checksCode: true })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})
