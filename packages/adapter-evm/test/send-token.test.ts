import { type Anvil, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { extendNetwork, type NetworkInput, parseUnits } from '@bowline/kit-core'
import { mainnet, polygon } from '@bowline/kit-core/networks'
import { encodeAbiParameters, keccak256, parseAbiParameters, toHex } from 'viem'
import { USDT_ADDRESSES } from '../src/runtime/usdt-addresses.js'
import { createBalanceReader } from './balance-reader-fixture.js'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  const { sendTransaction, sendToken, estimateTransfer, inspectRecipient } = scene.adapter
  if (!sendTransaction || !sendToken || !estimateTransfer || !inspectRecipient) throw new Error()
  const from = { connectorId: SANDBOX, address: ALICE.address, network: main }
  const look = createBalanceReader(chain.url, [ALICE.address, BOB.address])
  return { ...made, sendTransaction, sendToken, estimateTransfer, inspectRecipient, from, look, main }
}

const callOf = async (hash: string) => rpcRequest(chain.url, 'eth_getTransactionByHash', [hash])

/** Replaces the token's code with one whose calls return nothing, and gives Alice the whole supply. */
async function standAt(address: string, supply: bigint): Promise<void> {
  const silent = await deployErc20(chain.url, { silent: true, supply })
  const code = await rpcRequest(chain.url, 'eth_getCode', [silent.address, 'latest'])
  await rpcRequest(chain.url, 'anvil_setCode', [address, code])
  const slot = keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [ALICE.address, 3n]))
  await rpcRequest(chain.url, 'anvil_setStorageAt', [address, slot, toHex(supply, { size: 32 })])
}

test('R-SEND-17 R-SEND-19 R-ADPT-10 sends a token through its contract’s transfer, exact to the last unit', async () => {
  const { sendToken, from, look } = await connected()
  for (const decimals of [0, 6, 18, 24]) {
    const token = await deployErc20(chain.url, { decimals, supply: 2n ** 255n })
    const value = parseUnits(decimals === 0 ? '7' : `12345.${'1'.padStart(decimals, '0')}`, decimals)
    const { hash } = await sendToken({ ...from, to: BOB.address, value, tokenAddress: token.address })
    const { held } = await look(token.address, hash)
    expect(held).toEqual([2n ** 255n - value, value])
    expect(await callOf(hash)).toMatchObject({ to: token.address.toLowerCase(), value: '0x0' })
  }
})

test('R-SEND-18 R-ADPT-08 sends the native token as {to, value, data: 0x} with the exact value', async () => {
  const { sendTransaction, from, look, person } = await connected()
  person.prompts.length = 0
  const before = await look(undefined)
  const value = 1_000_000_000_000_000_001n
  const { hash } = await sendTransaction({ ...from, to: BOB.address, value })
  const { held } = await look(undefined, hash)
  expect(held[1] - before.held[1]).toBe(value)
  expect(await callOf(hash)).toMatchObject({
    to: BOB.address.toLowerCase(),
    value: `0x${value.toString(16)}`,
    input: '0x',
  })
})

test('R-SEND-20 R-SEND-21 R-CONST-43 R-ADPT-10 sends a USDT whose transfer returns nothing, in any case of its address', async () => {
  const { sendToken, estimateTransfer, from, look } = await connected()
  const [usdt = ''] = USDT_ADDRESSES
  await standAt(usdt, 1_000_000_000n)
  const mixed = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  const transfer = { ...from, to: BOB.address, value: 250_000_001n, tokenAddress: mixed }
  expect((await estimateTransfer(transfer)).fee).toBeGreaterThan(0n)
  const { hash } = await sendToken(transfer)
  expect((await look(usdt, hash)).held).toEqual([749_999_999n, 250_000_001n])
})

test('R-SEND-11 R-SEND-14 pays for a transfer of the whole balance less the estimated fee', async () => {
  const { sendTransaction, estimateTransfer, main, look } = await connected()
  const bob = { connectorId: SANDBOX, address: BOB.address, to: ALICE.address, network: main }
  const balance = 10n ** 18n + 7n
  await rpcRequest(chain.url, 'anvil_setBalance', [BOB.address, toHex(balance)])
  const { fee, deposit } = await estimateTransfer({ ...bob, value: 1n })
  const before = await look(undefined)
  const { hash } = await sendTransaction({ ...bob, value: balance - fee })
  const after = await look(undefined, hash)
  expect(after.held[0] - before.held[0]).toBe(balance - fee)
  expect(after.fee).toBeLessThanOrEqual(fee)
  expect([after.held[1], deposit]).toEqual([fee - after.fee, 0n])
})

test('R-SEND-14 rejects the estimate of a transfer that would fail, and an amount beyond uint256', async () => {
  const { estimateTransfer, sendToken, from } = await connected()
  const token = await deployErc20(chain.url, { supply: 5n })
  const transfer = { ...from, to: BOB.address, tokenAddress: token.address }
  await expect(estimateTransfer({ ...transfer, value: 6n })).rejects.toMatchObject({ code: 'evm/rejected-balance' })
  await expect(sendToken({ ...transfer, value: 2n ** 256n })).rejects.toMatchObject({ code: 'amount/invalid' })
  await expect(sendToken({ ...transfer, to: '0x12', value: 1n })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
test.each([
  [BOB.address, 'person'],
  [BOB.address.toLowerCase(), 'person'],
  [`0x${BOB.address.slice(2).toUpperCase()}`, 'person'],
  [TOKEN, 'invalid'],
  [TOKEN.toLowerCase(), 'invalid'],
  [TOKEN.replace('A', 'a'), 'invalid'],
  [`0x${'0'.repeat(40)}`, 'invalid'],
  ['', 'invalid'],
  ['0x12', 'invalid'],
  [`${BOB.address}00`, 'invalid'],
  [` ${BOB.address}`, 'invalid'],
  [`0X${BOB.address.slice(2)}`, 'invalid'],
  ['0x000000000000000000000000000000000000dEaD', 'burn'],
  ['0x0000000000000000000000000000000000000001', 'program'],
  ['0x00000000000000000000000000000000000000ff', 'program'],
  ['0x0000000000000000000000000000000000000100', 'person'],
  ['0xcA11bde05977b3631167028862bE2a173976CA11', 'program'],
] as const)('R-SEND-09 security §8 classifies %j as a recipient: %s', async (address, kind) => {
  const { inspectRecipient, main } = await connected()
  expect(await inspectRecipient({ address, network: main, tokenAddress: TOKEN })).toBe(kind)
})

test('R-SEND-126 warns of a well-known token contract of the network as a recipient', async () => {
  const { inspectRecipient } = await connected()
  const kindOn = (network: NetworkInput) => inspectRecipient({ address: TOKEN, network: extendNetwork(network) })
  expect([await kindOn(mainnet), await kindOn(polygon)]).toEqual(['program', 'person'])
})

test('R-SEND-09 rejects an address with a wrong checksum', async () => {
  const { inspectRecipient, main } = await connected()
  const wrong = BOB.address.replace(/[a-f]/, (letter) => letter.toUpperCase())
  expect(wrong).not.toBe(BOB.address)
  expect(await inspectRecipient({ address: wrong, network: main })).toBe('invalid')
})

test('R-SEND-21 R-CONST-43 lists each USDT address once, in lower case', () => {
  expect(new Set(USDT_ADDRESSES).size).toBe(7)
  for (const address of USDT_ADDRESSES) expect(address).toMatch(/^0x[0-9a-f]{40}$/)
})
