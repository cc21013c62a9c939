import { setupServer } from 'msw/node'
import { privateKeyToAccount } from 'viem/accounts'

import { ADDRESS, KNOWN, TOKEN } from '../../../test/mock-client.js'
import {
  buildApproval,
  buildSwap,
  createApiClient,
  findNames,
  getAllowance,
  getIdentity,
  getQuotes,
  lookUpName,
  registerName,
  suggestNames,
} from '../../index.js'
import { createMockApi, MOCK_NAME_SUFFIX } from '../index.js'

const ADA = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const EVE = privateKeyToAccount(`0x${'e7'.repeat(32)}`)
const TAKEN = `taken${MOCK_NAME_SUFFIX}`
const api = createMockApi({ names: { [TAKEN]: ADA.address } })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => api.reset())

const name = `ada-lovelace${MOCK_NAME_SUFFIX}`
const payload = (wanted: string) => JSON.stringify({ name: wanted, attributes: {}, timestamp: 1 })
type Signing = { signer?: typeof ADA; message?: string; signed?: string }
const register = async (wanted: string, { signer = ADA, message = payload(wanted), signed = message }: Signing = {}) =>
  registerName(client, {
    network: KNOWN,
    name: wanted,
    coinType: 2_147_483_649,
    address: ADA.address,
    message,
    signature: await signer.signMessage({ message: signed }),
  })

test('R-API-32 R-API-33 R-API-34 R-API-35 finds, lists and reserves a registered name', async () => {
  await expect(lookUpName(client, { network: KNOWN, name })).rejects.toThrow('Name is not registered')
  await expect(register(name)).resolves.toEqual({ success: true })
  expect(await lookUpName(client, { network: KNOWN, name })).toMatchObject({
    name,
    addresses: { 2147483649: { address: ADA.address } },
  })
  expect((await findNames(client, { network: KNOWN, address: ADA.address })).map((found) => found.name)).toEqual([
    name,
    TAKEN,
  ])
  expect(await getIdentity(client, { network: KNOWN, address: ADA.address })).toMatchObject({ name })
  const { suggestions } = await suggestNames(client, { network: KNOWN, name: 'ada-lovelace', zone: 'bowline.id' })
  expect(suggestions.filter(({ registered }) => registered)).toEqual([{ name, registered: true }])
  await expect(register(name)).rejects.toThrow('Name is already taken')
  api.reset()
  await expect(lookUpName(client, { network: KNOWN, name })).rejects.toThrow('Name is not registered')
})

test.each([
  [`-ada${MOCK_NAME_SUFFIX}`, 'Name cannot begin or end with a hyphen'],
  [`ada${MOCK_NAME_SUFFIX}`, 'Name is not valid'],
  ['adalovelace.other.id', 'Name is not valid'],
])('R-API-44 R-NAME-07 rejects %s with the service’s message', async (wanted, words) => {
  await expect(register(wanted)).rejects.toThrow(words)
})

test('R-API-44 rejects a message that is not a name registration', async () => {
  await expect(register(name, { message: '{"name":7}' })).rejects.toThrow('The message does not fit')
  await expect(register(name, { message: 'not JSON' })).rejects.toThrow('The message does not fit')
})

test('R-API-35 R-API-64 registers a name only with the signature of its address over that message', async () => {
  await expect(register(name, { signer: EVE })).rejects.toThrow('Signature is not valid')
  await expect(register(name, { signed: payload('another-name') })).rejects.toThrow('Signature is not valid')
  await expect(lookUpName(client, { network: KNOWN, name })).rejects.toThrow('Name is not registered')
})

test('R-API-18 R-API-33 returns the newest name of an address as its identity', async () => {
  const identity = await getIdentity(client, { network: KNOWN, address: ADA.address })
  expect(identity).toMatchObject({ name: TAKEN, avatar: expect.stringContaining('data:image/svg+xml') })
  const given: (string | null)[] = []
  for (const byte of ['01', '02', '03', '04', '05', '06', '07', '08']) {
    const address = `0x${byte.repeat(20)}`
    const { name: own } = await getIdentity(client, { network: KNOWN, address })
    given.push(own)
    if (own === null) continue
    const { addresses } = await lookUpName(client, { network: KNOWN, name: own })
    expect(addresses[60]?.address).toBe(address)
  }
  expect([given.includes(null), given.some((one) => one !== null)]).toEqual([true, true])
})

test('R-API-26 R-API-29 counts a built approval as granted', async () => {
  const [from, to, user] = [`eip155:1:${TOKEN}`, `eip155:1:0x${'e'.repeat(40)}`, `eip155:1:${ADDRESS}`]
  const allowance = async () => getAllowance(client, { network: KNOWN, tokenAddress: from, userAddress: user })
  expect(await allowance()).toEqual({ allowance: '0' })
  const { tx } = await buildApproval(client, { network: KNOWN, from, to, userAddress: user })
  expect(tx.data).toMatch(/^0x095ea7b3[0-9a-f]{128}$/)
  expect(BigInt((await allowance()).allowance)).toBe(2n ** 256n - 1n)
})

test('R-API-64 R-SWAP-33 builds exact approvals and foreign transactions on demand', async () => {
  const [from, to, user] = [`eip155:1:${TOKEN}`, `eip155:1:0x${'e'.repeat(40)}`, `eip155:1:${ADDRESS}`]
  const pair = { network: KNOWN, from, to, userAddress: user }
  api.setScenario('exact-approval')
  await getQuotes(client, { ...pair, amount: '1500' })
  const { tx } = await buildApproval(client, pair)
  expect(BigInt(`0x${tx.data.slice(-64)}`)).toBe(1_500n)
  api.setScenario('foreign-transaction')
  await expect(buildApproval(client, pair)).rejects.toMatchObject({ problem: 'mismatch' })
  expect((await buildSwap(client, { ...pair, amount: '1' })).tx.from).not.toBe(user)
})
