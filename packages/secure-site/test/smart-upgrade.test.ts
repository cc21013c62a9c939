import { accountContracts } from '@bowline/chains'
import { createPublicClient, encodeFunctionData, http, isHex, parseEther, toHex } from 'viem'
import { mainnet } from 'viem/chains'
import { decodeContext } from '../src/host/smart-account/delegation.js'
import {
  allowance,
  askForPermission,
  createPermissionScene,
  delegationManager,
  grantPermission,
  toRequest,
} from './permission-scene.js'
import type { ServedFrame } from './served-frame.js'
import {
  type BundlerProxy,
  getUser,
  newReceiver,
  PAYMASTER_URL,
  type SmartFrameParams,
  waitForStatus,
} from './smart-chain.js'

const DELEGATE = accountContracts.upgradedAccount
const UPGRADED = `0xef0100${DELEGATE.slice(2).toLowerCase()}`
const VALUE = parseEther('0.3')

const { chain, createKey, redeem } = createPermissionScene()

/** A frame, and the key's own account, which owns `value`. */
async function open(params: SmartFrameParams = {}, value?: bigint) {
  const frame = await chain.serve(params)
  const address = frame.signer.addresses().eip155
  await chain.fund(address, value)
  return { frame, address }
}
const send = async (frame: ServedFrame, receiver: string, more: object = {}) =>
  (
    await frame.rpc('wallet_sendCalls', [
      { from: frame.signer.addresses().eip155, calls: [{ to: receiver, value: toHex(VALUE) }], ...more },
    ])
  ).payload
const codeOf = (address: string) => chain.rpc('eth_getCode', [address, 'latest'])
const atomicOf = async (frame: ServedFrame, address: string) =>
  (await frame.rpc('wallet_getCapabilities', [address])).payload

test('R-FRAME-145 R-FRAME-120 upgrades the key’s own account with its first batch, at the same address, and moves the amounts exactly', async () => {
  const { frame, address } = await open()
  const before = await getUser(frame)
  expect(await atomicOf(frame, address)).toEqual({ '0x1': { atomic: { status: 'ready' } } })
  const receivers = [newReceiver(), newReceiver()]
  const calls = receivers.map((to, index) => ({ to, value: toHex(VALUE + BigInt(index)) }))
  const status = await waitForStatus(frame, await send(frame, '', { calls, atomicRequired: true }))
  expect(status).toMatchObject({ status: 200, atomic: true })
  expect(await Promise.all(receivers.map(chain.balanceOf))).toEqual([VALUE, VALUE + 1n])
  expect(await codeOf(address)).toBe(UPGRADED)
  const fee = await chain.feeOf(status.receipts?.[0]?.transactionHash)
  expect((await chain.balanceOf(address)) + (await chain.depositOf(address))).toBe(
    parseEther('10') - 2n * VALUE - 1n - fee,
  )
  expect(frame.cards.map(({ review }) => review.title)).toEqual(['Upgrade your account', 'Make 2 calls'])
  expect(await atomicOf(frame, address)).toMatchObject({
    '0x1': { atomic: { status: 'supported' }, permissions: { supported: true } },
  })
  expect(await waitForStatus(frame, await send(frame, newReceiver()))).toMatchObject({ status: 200 })
  expect(frame.cards).toHaveLength(3)
  expect(await getUser(frame)).toEqual(before)
})

test('R-FRAME-145 says what the upgrade changes and which contract it names, and does nothing when either card is declined', async () => {
  for (const [index, count] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const { frame, address } = await open({ decide: () => frame.cards.length <= index })
    expect(await send(frame, newReceiver())).toMatchObject({ code: 4001 })
    expect([frame.cards.length, await codeOf(address)]).toEqual([count, '0x'])
    const { title, action, lines } = frame.cards[0]?.review ?? {}
    expect([title, action]).toEqual(['Upgrade your account', 'Sign'])
    expect(lines?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'What changes: Your account can make several calls at once, and others can pay its fees',
      'What stays: Your address, what it owns, and that your approval is needed',
      'Where: On this network alone, until you replace it',
      `Contract: ${DELEGATE}`,
      'Next: You see the request itself',
    ])
  }
})

test('R-FRAME-145 has a paymaster pay for the upgrade of an account without coin', async () => {
  const { frame, address } = await open({ paymaster: { url: PAYMASTER_URL } }, 0n)
  const deposit = await chain.paymaster.getDeposit()
  const calls = [{ to: newReceiver() }]
  expect(await waitForStatus(frame, await send(frame, '', { calls }))).toMatchObject({ status: 200 })
  expect([await codeOf(address), await chain.balanceOf(address)]).toEqual([UPGRADED, 0n])
  expect(await chain.paymaster.getDeposit()).toBeLessThan(deposit)
})

test('R-FRAME-145 R-FRAME-127 hands the upgrade over once, and finds its outcome on the chain, when the bundler’s response is lost', async () => {
  let sends = 0
  const proxy: BundlerProxy = async (method, passOn) => {
    if (method !== 'eth_sendUserOperation') return passOn()
    sends += 1
    await passOn()
    throw new TypeError('terminated')
  }
  const { frame, address } = await open({ proxy })
  const receiver = newReceiver()
  expect(await waitForStatus(frame, await send(frame, receiver))).toMatchObject({ status: 200 })
  expect([sends, await chain.balanceOf(receiver), await codeOf(address)]).toEqual([1, VALUE, UPGRADED])
})

test('R-FRAME-145 offers and signs no upgrade where the contract has other code, or the account has', async () => {
  const code = await codeOf(DELEGATE)
  await chain.rpc('anvil_setCode', [DELEGATE, '0x00'])
  const { frame, address } = await open()
  expect(await atomicOf(frame, address)).toEqual({})
  expect(await send(frame, newReceiver())).toMatchObject({ code: 4200 })
  await chain.rpc('anvil_setCode', [DELEGATE, code])
  await chain.rpc('anvil_setCode', [address, `0xef0100${accountContracts.hybridAccount.slice(2)}`])
  expect(await atomicOf(frame, address)).toEqual({})
  expect(await send(frame, newReceiver())).toMatchObject({ code: 4200 })
  expect(frame.cards).toEqual([])
})

test('R-FRAME-145 lets no page name the contract, and waits while a transaction of the account is on its way', async () => {
  const { frame, address } = await open()
  const operation = { sender: address, callData: '0x', eip7702Auth: { address: accountContracts.hybridAccount } }
  const { payload } = await frame.rpc('eth_sendUserOperation', [operation, accountContracts.entryPoint])
  expect(payload).toMatchObject({ code: -32602 })
  expect(frame.cards).toEqual([])
  await chain.rpc('evm_setAutomine', [false])
  try {
    await frame.rpc('eth_sendTransaction', [{ from: address, to: newReceiver(), value: '0x1' }])
    expect(await send(frame, newReceiver())).toMatchObject({ code: -32003 })
    expect(frame.cards).toHaveLength(1)
  } finally {
    await chain.rpc('evm_setAutomine', [true])
    await chain.rpc('evm_mine')
  }
})

test('R-FRAME-145 R-FRAME-132 R-FRAME-133 grants and ends permissions of the upgraded account, and none before', async () => {
  const { frame, address } = await open()
  const key = await createKey()
  const request = toRequest(key, { address, permissions: [allowance('0.5')] })
  expect(await askForPermission(frame, request)).toMatchObject({ code: 4200 })
  await waitForStatus(frame, await send(frame, newReceiver()))
  const { context } = await grantPermission(frame, request)
  const receiver = newReceiver()
  expect(await redeem(key, context, { to: receiver, value: parseEther('0.5') })).toBe(true)
  expect(await redeem(key, context, { to: receiver, value: 1n })).toBe(false)
  expect(await chain.balanceOf(receiver)).toBe(parseEther('0.5'))
  expect((await frame.rpc('wallet_revokePermissions', [{ address, context }])).payload).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await redeem(key, context, { to: receiver, value: 1n })).toBe(false)
  const args = [decodeContext(context, address)] as const
  const revive = encodeFunctionData({ abi: delegationManager.abi, functionName: 'enableDelegation', args })
  const redemption = encodeFunctionData({
    ...{ abi: delegationManager.abi, functionName: 'redeemDelegations' },
    args: [['0x'], [`0x${'00'.repeat(32)}`], [address]],
  })
  for (const [to, data] of [
    [delegationManager.address, revive],
    [delegationManager.address, redemption],
    [address, '0x12345678'],
  ]) {
    const { payload } = await frame.rpc('eth_sendTransaction', [{ from: address, to, data }])
    expect(payload).toMatchObject({ code: -32602 })
  }
})

test('R-FRAME-145 R-FRAME-125 signs and sends with the key as before, and the upgraded account’s signature verifies', async () => {
  const { frame, address } = await open()
  await waitForStatus(frame, await send(frame, newReceiver()))
  const receiver = newReceiver()
  const sent = await frame.rpc('eth_sendTransaction', [{ from: address, to: receiver, value: toHex(VALUE) }])
  expect(sent.payload).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await chain.balanceOf(receiver)).toBe(VALUE)
  const { payload: signature } = await frame.rpc('personal_sign', [toHex('Log in'), address])
  if (!isHex(signature)) throw new Error('No signature')
  const client = createPublicClient({ chain: mainnet, transport: http(chain.url) })
  expect(await client.verifyMessage({ address, message: 'Log in', signature })).toBe(true)
  expect(await client.verifyMessage({ address, message: 'Log out', signature })).toBe(false)
})
