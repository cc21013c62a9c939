import { accountContracts, rpcRequest } from '@bowline/chains'
import { encodeAbiParameters, encodeFunctionData, erc20Abi, type Hex, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { decodeContext, encodeContext } from '../src/host/smart-account/delegation.js'
import {
  allowance,
  askForPermission,
  createPermissionScene,
  DAY,
  FRIEND,
  grantPermission,
  nowSec,
  toRequest,
  toSigner,
} from './permission-scene.js'

const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const scene = createPermissionScene()
const { chain, client, createKey, callOf, open, create, redeem } = scene

test('R-FRAME-132 lets an app’s key send what it may per period, without the user, and no unit more', async () => {
  const { frame, address, key } = await open()
  const { context } = await grantPermission(frame, toRequest(key))
  const pay = (value: bigint) => redeem(key, context, { to: FRIEND, value })
  expect(await pay(1n)).toBe(false)
  await create(frame)
  const before = await chain.balanceOf(FRIEND)
  expect(await pay(parseEther('0.4'))).toBe(true)
  expect(await pay(parseEther('0.6') + 1n)).toBe(false)
  expect(await pay(parseEther('0.6'))).toBe(true)
  expect(await pay(1n)).toBe(false)
  expect((await chain.balanceOf(FRIEND)) - before).toBe(parseEther('1'))
  expect(frame.cards).toHaveLength(2)
  const thief = await createKey()
  expect(await redeem(thief, context, { to: thief.address, value: 1n })).toBe(false)
  expect(await redeem(key, context, { to: scene.token, data: '0x12345678' })).toBe(false)
  expect(await chain.balanceOf(address)).toBeLessThan(parseEther('9'))
})

test('R-FRAME-132 keeps to functions, arguments, token amounts and the end of several permissions at once', async () => {
  const { token } = scene
  const { frame, address, key } = await open()
  await create(frame)
  const transfer = (to: Hex, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  const approve = (to: Hex) => encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, 5n] })
  const owner = z.parse(z.array(z.string()), await rpcRequest(chain.url, 'eth_accounts'))[0]
  const fund = [{ from: owner, to: token, data: transfer(address, 1_000n) }]
  await rpcRequest(chain.url, 'eth_sendTransaction', fund)
  const tokens = { type: 'erc20-recurring-allowance', data: { ...allowance('1').data, allowance: '0x64', token } }
  const permissions = [tokens, callOf('approve', { args: [{ operator: 'EQUAL', value: FRIEND }] })]
  const { context } = await grantPermission(frame, toRequest(key, { expiry: nowSec() + DAY, permissions }))
  const use = (data: Hex, group: 0 | 1) => redeem(key, choose(context, address, group), { to: token, data })
  expect(await use(transfer(STRANGER, 100n), 0)).toBe(true)
  expect(await use(transfer(STRANGER, 1n), 0)).toBe(false)
  expect(await use(transfer(STRANGER, 1n), 1)).toBe(false)
  expect(await use(approve(STRANGER), 1)).toBe(false)
  expect(await use(approve(FRIEND), 1)).toBe(true)
  const read = { address: token, abi: erc20Abi } as const
  expect(await client().readContract({ ...read, functionName: 'balanceOf', args: [STRANGER] })).toBe(100n)
  expect(await client().readContract({ ...read, functionName: 'allowance', args: [address, FRIEND] })).toBe(5n)
  await chain.rpc('evm_increaseTime', [DAY + 60])
  await chain.rpc('evm_mine')
  expect(await use(approve(FRIEND), 1)).toBe(false)
})

/** The context with the group of limits that the key chooses. */
function choose(context: Hex, account: Hex, groupIndex: 0 | 1): Hex {
  const delegation = decodeContext(context, account)
  const tuple = [
    {
      type: 'tuple',
      components: [
        { name: 'groupIndex', type: 'uint256' },
        { name: 'caveatArgs', type: 'bytes[]' },
      ],
    },
  ] as const
  const caveatArgs: readonly Hex[] = groupIndex === 0 ? [toHex(0, { size: 32 })] : ['0x', '0x', '0x', '0x']
  const args = encodeAbiParameters(tuple, [{ groupIndex: BigInt(groupIndex), caveatArgs }])
  const [time, ...rest] = delegation.caveats
  return encodeContext({ ...delegation, caveats: [...(time ? [time] : []), ...rest.map((one) => ({ ...one, args }))] })
}

test('R-FRAME-132 shows who may do what and until when, with a warning, and signs nothing when declined', async () => {
  const { token } = scene
  const { frame, key } = await open({ decide: () => false })
  const start = Date.parse('2026-01-02T03:04:00Z') / 1_000
  const end = Date.parse('2190-01-01T00:00:00Z') / 1_000
  const value = toHex(2n ** 256n - 1n)
  const permissions = [
    allowance('0.5', { start }),
    { type: 'erc20-recurring-allowance', data: { allowance: value, start, period: 604_800, token } },
    callOf('approve', { valueLimit: '0x0', args: [{ operator: 'EQUAL', value: FRIEND }] }),
  ]
  expect(await askForPermission(frame, toRequest(key, { expiry: end, permissions }))).toMatchObject({ code: 4001 })
  const { title, lines, warnings } = frame.cards[0]?.review ?? {}
  expect(title).toBe('Let this app act without asking you')
  expect(lines?.map((line) => `${line.label}: ${line.value}`)).toEqual([
    'Until: 2190-01-01 00:00 UTC',
    'May send, to anyone: 0.5 ETH per day',
    'From: 2026-01-02 03:04 UTC',
    'May send, to anyone: Unlimited TUSD per week',
    expect.stringMatching(new RegExp(`^Token: ${token}$`, 'i')),
    'From: 2026-01-02 03:04 UTC',
    'May call: approve(address,uint256)',
    expect.stringMatching(new RegExp(`^Contract: ${token}$`, 'i')),
    'At most, with each call: 0 ETH',
    `Argument 1 is: 0x${'00'.repeat(12)}${FRIEND.slice(2).toLowerCase()}`,
    `Key: ${key.address}`,
  ])
  expect(warnings?.map(({ id }) => id)).toEqual(['without-asking', 'unlimited', 'any-number'])
})

test('R-FRAME-132 grants several keys only together', async () => {
  const { frame, key } = await open()
  const other = privateKeyToAccount(generatePrivateKey())
  await create(frame)
  const { context } = await grantPermission(frame, toRequest(key, { signer: toSigner(other, key) }))
  for (const one of [key, other]) expect(await redeem(one, context, { to: FRIEND, value: 1n })).toBe(false)
  expect(frame.cards.at(-1)?.review.lines.at(-1)?.label).toBe('Keys, only together')
})

test('R-FRAME-132 refuses without a card what the chain cannot enforce or what commands the account', async () => {
  const { frame, address, key } = await open()
  const owner = frame.signer.addresses().eip155
  const code = async (more: object) =>
    z.parse(z.object({ code: z.number() }), await askForPermission(frame, toRequest(key, more))).code
  const wrong: readonly object[] = [
    { chainId: '0x89' },
    { expiry: nowSec() - 1 },
    { permissions: [] },
    { policies: [{ type: 'gas-limit', data: {} }] },
    { permissions: [{ type: 'everything', data: {} }] },
    { permissions: [allowance('0')] },
    { permissions: [callOf('mint')] },
    { permissions: [callOf('approve', { operation: 'DelegateCall' })] },
    { permissions: [callOf('approve', { args: [{ operator: 'LESS_THAN', value: FRIEND }] })] },
    { signer: { type: 'keys', data: { keys: [] } } },
    { signer: { type: 'keys', data: { keys: [{ type: 'secp256r1', publicKey: key.publicKey }] } } },
    { signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x02${'ff'.repeat(32)}` }] } } },
    ...[address, accountContracts.delegationManager, accountContracts.entryPoint].map((target) => ({
      permissions: [{ ...callOf('approve'), data: { ...callOf('approve').data, address: target } }],
    })),
  ]
  for (const more of wrong) expect([more, await code(more)]).toEqual([more, -32602])
  expect(await code({ address: FRIEND })).toBe(-32602)
  expect(await code({ address: owner })).toBe(4200)
  expect(frame.cards).toEqual([])
  const enforcer = '0x1046bb45C8d673d4ea75321280DB34899413c069'
  const fresh = await chain.serve()
  const own = await chain.rpc('eth_getCode', [enforcer, 'latest'])
  await chain.rpc('anvil_setCode', [enforcer, '0x00'])
  expect(await askForPermission(fresh, toRequest(key))).toMatchObject({ code: 4200 })
  await chain.rpc('anvil_setCode', [enforcer, own])
})
