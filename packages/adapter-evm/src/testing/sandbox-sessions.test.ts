import { hexToString, isHex, verifyMessage } from 'viem'
import { ALICE, BOB, wallet } from '../../test/setup.js'

async function opened() {
  const made = wallet({ chains: [{ chainId: 1 }], request: async () => '0x0' })
  const ask = (method: string, ...params: unknown[]) => made.wallet.provider.request({ method, params })
  await ask('eth_requestAccounts')
  return { ...made, ask }
}

const grant = (change: object = {}) => ({
  chainId: '0x1',
  address: ALICE.address,
  expiry: Math.floor(Date.now() / 1_000) + 60,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
  permissions: [{ type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 1 } }],
  policies: [],
  ...change,
})

const jsonOf = (context: unknown) => JSON.parse(isHex(context) ? hexToString(context) : '{}')

test('R-SESS-26 prompts the user and signs the permissions it grants', async () => {
  const { ask, person } = await opened()
  const { policies: _, ...terms } = grant()
  const answer = Object(await ask('wallet_grantPermissions', grant()))
  expect(person.prompts.at(-1)?.kind).toBe('grant-permissions')
  expect(answer).toMatchObject(terms)
  const { message, signature } = jsonOf(answer.context)
  expect(await verifyMessage({ address: ALICE.address, message, signature })).toBe(true)
  expect(JSON.parse(message.slice('Grant permissions\n'.length))).toEqual(terms)
})

test('R-SESS-31 signs the end of a session and keeps sharing the accounts', async () => {
  const { ask, person } = await opened()
  const asked = { pci: 'p1', permissions: [], expiry: 1, address: BOB.address }
  const signature = await ask('wallet_revokePermissions', asked)
  expect(person.prompts.at(-1)?.kind).toBe('revoke-permissions')
  const message = `Revoke permissions p1 of ${BOB.address.toLowerCase()}`
  expect(isHex(signature) && (await verifyMessage({ address: BOB.address, message, signature }))).toBe(true)
  expect(await ask('eth_accounts')).toHaveLength(2)
})

test('R-SESS-21 reports the permissions it can grant', async () => {
  const { ask } = await opened()
  const [own] = Object.values(Object(await ask('wallet_getCapabilities', ALICE.address)))
  expect(own).toMatchObject({ permissions: { supported: true, signerTypes: ['keys'] } })
})

test.each([
  ['expired', { expiry: 1 }, -32602],
  ['empty', { permissions: [] }, -32602],
  ['for an unknown permission', { permissions: [{ type: 'everything', data: {} }] }, -32602],
  ['for another chain', { chainId: '0x5' }, 4902],
  ['for an unknown account', { address: `0x${'12'.repeat(20)}` }, 4100],
])('R-SESS-22 rejects a grant without a prompt when it is %s', async (_, change, code) => {
  const { ask, person } = await opened()
  const before = person.prompts.length
  await expect(ask('wallet_grantPermissions', grant(change))).rejects.toMatchObject({ code })
  expect(person.prompts).toHaveLength(before)
})
