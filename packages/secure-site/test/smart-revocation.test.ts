import { accountContracts } from '@bowline/chains'
import { encodeAbiParameters, encodeFunctionData, type Hex, isHex } from 'viem'
import { decodeContext } from '../src/host/smart-account/delegation.js'
import { createPermissionScene, delegationManager, FRIEND, grantPermission, toRequest } from './permission-scene.js'

/** A redemption that has the manager carry out a call of the account itself. */
const redemptionOf = (context: Hex) =>
  encodeFunctionData({
    ...{ abi: delegationManager.abi, functionName: 'redeemDelegations' },
    args: [[context], [`0x${'00'.repeat(32)}`], [`${FRIEND}${'00'.repeat(32)}`]],
  })

const { client, open, create, redeem } = createPermissionScene()

test('R-FRAME-133 ends a permission on the chain, with a card, and once', async () => {
  const { frame, address, key } = await open()
  await create(frame)
  const { context } = await grantPermission(frame, toRequest(key))
  expect(await redeem(key, context, { to: FRIEND, value: 1n })).toBe(true)
  const revoke = async (more: object = {}) =>
    (await frame.rpc('wallet_revokePermissions', [{ address, context, ...more }])).payload
  const hash = await revoke()
  if (!isHex(hash)) throw new Error(`No hash: ${JSON.stringify(hash)}`)
  const { title, lines, warnings } = frame.cards.at(-1)?.review ?? {}
  expect([title, lines?.[0], warnings]).toEqual([
    'End a permission',
    { label: 'Key', value: key.address, as: 'address' },
    [],
  ])
  const disabled = { ...delegationManager, functionName: 'disabledDelegations', args: [hash] } as const
  expect(await client().readContract(disabled)).toBe(true)
  expect(await redeem(key, context, { to: FRIEND, value: 1n })).toBe(false)
  const cards = frame.cards.length
  expect([await revoke(), frame.cards.length]).toEqual([hash, cards])
  expect(await revoke({ context: '0x1234' })).toMatchObject({ code: -32602 })
  const enable = encodeFunctionData({
    ...{ abi: delegationManager.abi, functionName: 'enableDelegation' },
    args: [decodeContext(context, address)],
  })
  for (const data of [enable, redemptionOf(encodeAbiParameters([{ type: 'bytes[]' }], [[]])), redemptionOf('0x')]) {
    const calls = [{ to: accountContracts.delegationManager, data }]
    expect((await frame.rpc('wallet_sendCalls', [{ calls }])).payload).toMatchObject({ code: -32602 })
  }
  expect(frame.cards).toHaveLength(cards)
})
