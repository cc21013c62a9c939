import { settled } from '../../../test/account-fixture.js'
import { BOB, OWN, setUpSend, USDC, USDC_ADDRESS } from '../../../test/send-fixture.js'
import { confirmOtherNetwork, sendToken, setSendRecipient, setSendToken, switchNetwork } from '../../actions.js'
import { mockAdapter } from '../../testing/index.js'

const names = { 'ada.bowline.id': BOB }
const LOOKUP = '/v1/profile/account/'

test('R-SEND-08 R-CONST-13 waits 500 ms after typing, and uses a valid address as it is', async () => {
  const { kit, send, wait, asked, api } = await setUpSend()
  const before = api.requests.length
  setSendRecipient(kit, '0x')
  await wait(499)
  setSendRecipient(kit, ` ${BOB} `)
  await wait(499)
  expect(send()).toMatchObject({ recipientStatus: 'resolving', recipientAddress: undefined, recipientText: ` ${BOB} ` })
  await wait(1)
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, recipientProfileName: undefined })
  expect(api.requests).toHaveLength(before)
  expect(asked('sendTransaction')).toEqual([])
})

test('R-SEND-08 resolves other text as a normalized name, with its avatar', async () => {
  const { send, type } = await setUpSend({ names })
  await type('ADA.bowline.id')
  expect(send()).toMatchObject({
    recipientStatus: 'valid',
    recipientAddress: BOB,
    recipientProfileName: 'ada.bowline.id',
    recipientProfileImageUrl: expect.stringMatching(/^(https:|data:image\/)/),
  })
})

test('R-SEND-41 shows a name’s address before its avatar, and drops the avatar when the recipient changes', async () => {
  const { kit, respondAt, hold, send, type, wait } = await setUpSend({ names })
  respondAt(LOOKUP, () => Response.json({ addresses: { 60: { address: OWN } }, attributes: [] }))
  const avatar = 'https://images.example/ada.png'
  respondAt('/identity/', () => Response.json({ name: 'ada.bowline.id', avatar }))
  const { release } = hold('/identity/')
  await type('ada.bowline.id')
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: OWN, recipientProfileImageUrl: undefined })
  release()
  await settled()
  expect(send().recipientProfileImageUrl).toBe(avatar)
  const late = hold('/identity/')
  respondAt(LOOKUP, () => Response.json({ addresses: { 60: { address: USDC_ADDRESS } }, attributes: [] }))
  await type('eve.bowline.id')
  setSendRecipient(kit, BOB)
  await wait(500)
  late.release()
  await settled()
  expect(send()).toMatchObject({ recipientAddress: BOB, recipientProfileImageUrl: undefined })
})

test.each([
  'unknown.bowline.id',
  'ada',
  'ada..id',
  'аda.bowline.id',
  'ada\u200b.bowline.id',
  '-1',
  `${BOB}0`,
  '🦊.eth',
])('R-SEND-10 shows an invalid address when %j does not resolve', async (text) => {
  const { send, type, problem } = await setUpSend({ names })
  await type(text)
  expect([send().recipientStatus, send().recipientAddress, problem()]).toEqual(['invalid', undefined, 'add-amount'])
})

test('R-SEND-10 does not show a failed lookup as invalid, and resolves the same text again', async () => {
  const { api, send, type } = await setUpSend({ names })
  for (const scenario of ['500', 'offline', 'html'] as const) {
    api.setScenario(scenario, { only: ['name-lookup'] })
    await type('ada.bowline.id')
    expect(send()).toMatchObject({ recipientStatus: 'failed', recipientAddress: undefined })
  }
  api.setScenario('healthy')
  await type('ada.bowline.id')
  expect(send().recipientStatus).toBe('valid')
})

test.each([
  [{ 2147483649: { address: OWN } }, OWN],
  [{ 60: { address: OWN }, 2147483649: { address: `0x${'ee'.repeat(20)}` } }, OWN],
  [{ 2147492101: { address: OWN } }, undefined],
])(
  'R-SEND-09 R-NAME-15 R-NAME-24 resolves a name with the addresses %j on Ethereum to %s',
  async (addresses, address) => {
    const { respondAt, send, type } = await setUpSend({ names })
    respondAt(LOOKUP, () => Response.json({ addresses, attributes: [] }))
    await type('ada.bowline.id')
    expect(send().recipientAddress).toBe(address)
  },
)

test('R-SEND-08 drops a late response for a text that has changed', async () => {
  const { kit, hold, send, type, wait } = await setUpSend({ names })
  const { release } = hold(LOOKUP)
  await type('ada.bowline.id')
  setSendRecipient(kit, OWN)
  await wait(500)
  release()
  await settled()
  expect(send()).toMatchObject({ recipientText: OWN, recipientAddress: OWN, recipientProfileName: undefined })
  setSendRecipient(kit, '')
  await wait(500)
  expect(send()).toMatchObject({ recipientStatus: 'empty', recipientAddress: undefined })
})

test('R-SEND-32 drops the response for a network that is no longer active', async () => {
  const { kit, hold, send, type } = await setUpSend({ names })
  const { release } = hold(LOOKUP)
  await type('ada.bowline.id')
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  release()
  await settled()
  expect(send()).toMatchObject({ recipientText: '', recipientStatus: 'empty', recipientAddress: undefined })
})

test('R-SEND-35 allows the own address and warns about it', async () => {
  const { send, type } = await setUpSend()
  await type(OWN)
  expect(send()).toMatchObject({ recipientStatus: 'valid', warnings: ['own-address'] })
})

test.each([
  ['0x000000000000000000000000000000000000dEaD', 'burn'],
  ['0x0000000000000000000000000000000000000004', 'program'],
] as const)('security §8 warns about %s as recipient: %s', async (address, warning) => {
  const { send, type } = await setUpSend()
  await type(address)
  expect(send()).toMatchObject({ recipientStatus: 'valid', warnings: [warning] })
})

test('security §8 rejects the token contract as recipient, also when the token is selected later', async () => {
  const { kit, send, type, wait } = await setUpSend()
  await type(USDC_ADDRESS)
  expect(send().recipientStatus).toBe('valid')
  setSendToken(kit, USDC)
  await wait(0)
  expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientAddress: undefined })
  await type(`0x${'0'.repeat(40)}`)
  expect(send().recipientStatus).toBe('invalid')
})

async function onPolygon(addresses: unknown, contracts: readonly string[] = []) {
  const made = await setUpSend({ names, adapter: mockAdapter({ contracts }) })
  made.respondAt(LOOKUP, () => Response.json({ addresses, attributes: [] }))
  await switchNetwork(made.kit, { caipNetworkId: 'eip155:137' })
  await made.type('ada.bowline.id')
  return made
}
const OF_POLYGON = 0x8000_0000 + 137
const OF_ALL = 0x8000_0000

test.each([
  [{ [OF_POLYGON]: { address: BOB }, [OF_ALL]: { address: OWN }, 60: { address: OWN } }, BOB, false],
  [{ [OF_ALL]: { address: BOB }, 60: { address: OWN } }, BOB, false],
  [{ 60: { address: BOB } }, BOB, true],
] as const)(
  'R-SEND-75 selects from the addresses %j on Polygon %s, from Ethereum only: %s',
  async (addresses, address, isElsewhere) => {
    const { send } = await onPolygon(addresses)
    expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: address, isNameElsewhere: isElsewhere })
  },
)

test('R-SEND-75 uses a name’s address for all EVM networks on Ethereum when it has no other', async () => {
  const { respondAt, send, type } = await setUpSend({ names })
  respondAt(LOOKUP, () => Response.json({ addresses: { [OF_ALL]: { address: BOB } }, attributes: [] }))
  await type('ada.bowline.id')
  expect(send()).toMatchObject({ recipientAddress: BOB, isNameElsewhere: false })
})

test('R-SEND-75 sends to an address on Ethereum only once the user has confirmed it for this name', async () => {
  const { kit, send, asked, type } = await onPolygon({ 60: { address: BOB } })
  const token = { ...USDC, chainId: 'eip155:137', address: `eip155:137:${USDC_ADDRESS}` }
  const transfer = { token, amount: '1' }
  await expect(sendToken(kit, transfer)).rejects.toMatchObject({ code: 'send/elsewhere' })
  expect(asked('sendToken')).toEqual([])
  confirmOtherNetwork(kit)
  await type('eve.bowline.id')
  expect(send()).toMatchObject({ isNameElsewhere: true, isElsewhereConfirmed: false })
  confirmOtherNetwork(kit)
  await sendToken(kit, transfer)
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-SEND-76 rejects with a reason an address that is a contract on Ethereum and none here', async () => {
  const { send } = await onPolygon({ 60: { address: BOB } }, [`eip155:1:${BOB}`])
  expect(send()).toMatchObject({ recipientStatus: 'invalid', recipientIssue: { reason: 'contract-elsewhere' } })
  expect(send().recipientAddress).toBeUndefined()
  const both = await onPolygon({ 60: { address: BOB } }, [`eip155:1:${BOB}`, `eip155:137:${BOB}`])
  expect(both.send()).toMatchObject({ recipientStatus: 'valid', isNameElsewhere: true })
})

async function typedOnPolygon(contracts: readonly string[]) {
  const made = await setUpSend({ adapter: mockAdapter({ contracts }) })
  await switchNetwork(made.kit, { caipNetworkId: 'eip155:137' })
  await made.type(BOB)
  return made
}
const POLYGON_USDC = { ...USDC, chainId: 'eip155:137', address: `eip155:137:${USDC_ADDRESS}` }

test('R-SEND-152 sends to an address that is a contract on Ethereum and none here only once confirmed', async () => {
  const { kit, send, asked, type } = await typedOnPolygon([`eip155:1:${BOB}`])
  expect(send()).toMatchObject({ recipientStatus: 'valid', recipientAddress: BOB, contractElsewhere: 'Ethereum' })
  const transfer = { token: POLYGON_USDC, amount: '1' }
  await expect(sendToken(kit, transfer)).rejects.toMatchObject({ code: 'send/contract-elsewhere' })
  expect(asked('sendToken')).toEqual([])
  confirmOtherNetwork(kit)
  await type(OWN)
  expect(send()).toMatchObject({ contractElsewhere: undefined, isElsewhereConfirmed: false })
  await type(BOB)
  confirmOtherNetwork(kit)
  await sendToken(kit, transfer)
  expect(asked('sendToken')).toHaveLength(1)
})

test('R-SEND-152 needs no confirmation for a contract that is also here, or nowhere', async () => {
  for (const contracts of [[`eip155:1:${BOB}`, `eip155:137:${BOB}`], [`eip155:137:${BOB}`], []]) {
    const { send } = await typedOnPolygon(contracts)
    expect(send()).toMatchObject({ recipientStatus: 'valid', contractElsewhere: undefined })
  }
})

test('R-SEND-152 queries the app’s other networks when Ethereum is active', async () => {
  const { send, type } = await setUpSend({ adapter: mockAdapter({ contracts: [`eip155:137:${BOB}`] }) })
  await type(BOB)
  expect(send()).toMatchObject({ recipientStatus: 'valid', contractElsewhere: 'Polygon' })
})

test('R-SEND-152 finds the contract when another token is selected during the lookup', async () => {
  let answer = (_: readonly string[]) => {}
  const contracts = new Promise<readonly string[]>((resolve) => {
    answer = resolve
  })
  const { kit, send, type, wait } = await setUpSend({ adapter: mockAdapter({ contracts }) })
  await type(BOB)
  expect(send()).toMatchObject({ recipientStatus: 'valid', contractElsewhere: undefined })
  setSendToken(kit, USDC)
  await wait(0)
  answer([`eip155:137:${BOB}`])
  await wait(0)
  expect(send()).toMatchObject({ recipientStatus: 'valid', contractElsewhere: 'Polygon' })
})
