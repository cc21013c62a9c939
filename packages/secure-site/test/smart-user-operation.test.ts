import { accountContracts } from '@bowline/chains'
import { parseEther, toHex } from 'viem'
import * as z from 'zod/mini'
import { getCounterfactualAccount } from '../src/host/smart-account/account-address.js'
import { encodeCalls } from '../src/host/smart-account/call-batch.js'
import type { ServedFrame } from './served-frame.js'
import { createSmartChain, newReceiver, waitForStatus } from './smart-chain.js'

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const VALUE = parseEther('0.25')
const GWEI = 10n ** 9n

const chain = createSmartChain()

const hexSchema = z.templateLiteral(['0x', z.string()])

const operationOf = (sender: string, to: string, more: object = {}, value = VALUE) => ({
  ...{ sender, nonce: '0x0', callData: encodeCalls([{ to: hexSchema.parse(to), value, data: '0x' }]) },
  ...{ signature: '0x', ...more },
})
const FEES = { maxFeePerGas: toHex(4n * GWEI), maxPriorityFeePerGas: toHex(GWEI) }
const GAS = {
  ...{ callGasLimit: toHex(100_000), verificationGasLimit: toHex(700_000), preVerificationGas: toHex(100_000) },
  ...FEES,
}
const send = async (frame: ServedFrame, operation: object, entryPoint: string = accountContracts.entryPoint) =>
  (await frame.rpc('eth_sendUserOperation', [operation, entryPoint])).payload

test('R-FRAME-134 signs the page’s operation after its card, and completes gas and fees that it leaves open', async () => {
  const { frame, address } = await chain.serveFunded()
  const receiver = newReceiver()
  const hash = await send(frame, operationOf(address, receiver))
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await waitForStatus(frame, { id: hash })).toMatchObject({ status: 200 })
  expect(await chain.balanceOf(receiver)).toBe(VALUE)
  expect(frame.cards[0]?.review.title).toBe('Send 0.25 ETH')
  const receipt = (await frame.rpc('eth_getUserOperationReceipt', [hash])).payload
  expect(receipt).toMatchObject({ userOpHash: hash, success: true })
  expect((await frame.rpc('eth_getUserOperationByHash', [hash])).payload).toMatchObject({
    userOperation: { sender: address },
  })
  expect((await frame.rpc('eth_supportedEntryPoints')).payload).toEqual([accountContracts.entryPoint])
})

test('R-FRAME-134 keeps gas and fees exactly as stated, and warns of fees far above the usual', async () => {
  const { frame, address } = await chain.serveFunded()
  const receiver = newReceiver()
  const hash = await send(frame, operationOf(address, receiver, GAS))
  expect(await waitForStatus(frame, { id: hash })).toMatchObject({ status: 200 })
  const { payload } = await frame.rpc('eth_getUserOperationByHash', [hash])
  expect(payload).toMatchObject({ userOperation: { ...GAS, nonce: '0x0' } })
  const fee = frame.cards[0]?.review.lines.find(({ label }) => label === 'Maximum fee')?.value
  expect([fee, frame.cards[0]?.review.warnings]).toEqual(['0.0036 ETH', []])
  const dear = { ...GAS, nonce: '0x1', maxFeePerGas: toHex(4_000n * GWEI) }
  await send(frame, operationOf(address, receiver, dear))
  expect(frame.cards.at(-1)?.review.warnings.map(({ id }) => id)).toEqual(['high-fee'])
})

test('R-FRAME-142 warns of an operation’s fee above the amount it sends, at the usual fee per gas', async () => {
  const { frame, address } = await chain.serveFunded()
  await send(frame, operationOf(address, newReceiver(), GAS, parseEther('0.002')))
  expect(frame.cards[0]?.review.warnings.map(({ id }) => id)).toEqual(['high-fee'])
})

test('R-FRAME-134 refuses an operation that is not this account’s own batch, without a card', async () => {
  const { frame, address } = await chain.serveFunded()
  const code = async (more: object, entryPoint?: string) => {
    const response = await send(frame, operationOf(address, FRIEND, more), entryPoint)
    return z.parse(z.object({ code: z.number() }), response).code
  }
  const wrong: readonly object[] = [
    { sender: FRIEND },
    { nonce: '0x7' },
    { callData: '0x' },
    { callData: '0x12345678' },
    { callData: encodeCalls([{ to: hexSchema.parse(address), value: 0n, data: '0x' }]) },
    { factory: FRIEND, factoryData: '0x' },
    { paymaster: FRIEND },
    { eip7702Auth: { address: FRIEND } },
  ]
  for (const more of wrong) expect([more, await code(more)]).toEqual([more, -32602])
  expect(await code({}, FRIEND)).toBe(-32602)
  expect(await code({ callData: encodeCalls([{ to: FRIEND, value: parseEther('50'), data: '0x' }]) })).toBe(-32003)
  expect(frame.cards).toEqual([])
})

test('R-FRAME-134 estimates the gas of an operation by the bundler, and shows a stated paymaster', async () => {
  const { frame, address } = await chain.serveFunded({ decide: () => false })
  const { nonce, callData } = operationOf(address, FRIEND)
  const signature = `0x${'ff'.repeat(15)}f0${'00'.repeat(16)}7a${'aa'.repeat(31)}1c`
  const factory = getCounterfactualAccount(hexSchema.parse(frame.signer.addresses().eip155))
  const estimated = {
    sender: address,
    nonce,
    callData,
    signature,
    factory: factory.factory,
    factoryData: factory.factoryData,
    ...FEES,
  }
  const params = [estimated, accountContracts.entryPoint]
  expect((await frame.rpc('eth_estimateUserOperationGas', params)).payload).toMatchObject({
    callGasLimit: expect.stringMatching(/^0x/),
  })
  const paymaster = chain.paymaster.address
  const stated = { ...GAS, nonce, callData, paymaster, paymasterVerificationGasLimit: toHex(100_000) }
  expect(await send(frame, operationOf(address, FRIEND, stated))).toMatchObject({ code: 4001 })
  const { lines = [] } = frame.cards[0]?.review ?? {}
  expect(lines.find(({ label }) => label === 'Fee paid by')?.value).toBe('A paymaster')
  expect(lines.find(({ label }) => label === 'Paymaster')?.value.toLowerCase()).toBe(paymaster.toLowerCase())
})
