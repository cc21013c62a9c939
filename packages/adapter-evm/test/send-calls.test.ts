import { never, until } from '@bowline/jest-preset/fixtures'
import { connected } from './send-fixture.js'
import { ALICE, BOB, SANDBOX } from './setup.js'

test('R-ADPT-11 requests capabilities for the account and keys them by hex chain id', async () => {
  const { getCapabilities, account, wallet } = await connected()
  expect(Object.keys(await getCapabilities(account))).toEqual(['0x1', '0xa'])
  expect(wallet.requests().at(-1)).toEqual({ method: 'wallet_getCapabilities', params: [ALICE.address] })
})

test('R-ADPT-11 normalizes capability keys to hex or skips them', async () => {
  const { getCapabilities, account, wallet } = await connected()
  wallet.provider.request = async () => JSON.parse('{"0x01":1,"8453":2,"__proto__":3,"x":4}')
  expect(await getCapabilities(account)).toEqual({ '0x1': 1, '0x2105': 2 })
})

test.each([[-32601], [4200]])(
  'R-ADPT-03 returns no capabilities when the wallet answers with code %d',
  async (code) => {
    const { getCapabilities, account, wallet } = await connected()
    wallet.provider.request = () => Promise.reject({ code, message: 'unknown' })
    expect(await getCapabilities(account)).toEqual({})
  },
)

test('R-ADPT-02 runs a batch of calls in order and reports it as confirmed', async () => {
  const { sendCalls, getCallsStatus, account, main, balance, person } = await connected()
  const before = await balance(BOB.address)
  const calls = [
    { to: BOB.address, value: 5n },
    { to: BOB.address, value: 7n, data: '0x' },
  ]
  const { id } = await sendCalls({ ...account, calls, network: main })
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['send-calls'])
  const isConfirmed = async () => (await getCallsStatus({ connectorId: SANDBOX, id })).status === 'confirmed'
  await until(isConfirmed)
  expect((await balance(BOB.address)) - before).toBe(12n)
})

const receipts = (...statuses: readonly unknown[]) =>
  statuses.map((status, at) => ({ status, transactionHash: `0x${String(at).repeat(64)}` }))

test.each([
  ['CONFIRMED', receipts('0x1', '0x1'), 'confirmed'],
  ['CONFIRMED', receipts('0x1', '0x0'), 'failed'],
  ['CONFIRMED', receipts('0x0', '0x1'), 'failed'],
  ['CONFIRMED', receipts('success', 'reverted'), 'failed'],
  ['CONFIRMED', receipts(0), 'failed'],
  ['CONFIRMED', [], 'confirmed'],
  [200, receipts('0x0'), 'failed'],
  [200, receipts('0x1', undefined), 'confirmed'],
  [600, receipts('0x1', '0x0'), 'failed'],
  ['PENDING', receipts('0x0'), 'pending'],
  [100, undefined, 'pending'],
] as const)('R-ADPT-85 reports a batch with status %j and receipts %j as %s', async (status, receipts, expected) => {
  const { adapter, main, wallet } = await connected()
  wallet.provider.request = async () => ({ status, receipts })
  const sent = { hash: '0xabc', caipNetworkId: main.caipNetworkId, isBatch: true, memo: `calls:${SANDBOX}` }
  const look = await adapter.getTransaction?.({ sent, signal: never })
  expect(look).toMatchObject({ status: expected })
})

test.each([
  ['200', [], 'confirmed'],
  ['0xc8', [], 'confirmed'],
  ['success', [], 'confirmed'],
  ['500', [], 'failed'],
  ['failure', [], 'failed'],
  ['0x64', [], 'pending'],
  [200, [{ status: '0x1', transactionHash: null }], 'confirmed'],
  [500, [{ status: '0x0', transactionHash: '' }], 'failed'],
  [200, [{}], 'confirmed'],
])('R-SEND-143 reports a batch with status %j and receipts %j as %s', async (status, receipts, expected) => {
  const { adapter, main, wallet } = await connected()
  wallet.provider.request = async () => ({ status, receipts })
  const sent = { hash: '0xabc', caipNetworkId: main.caipNetworkId, isBatch: true, memo: `calls:${SANDBOX}` }
  expect((await adapter.getTransaction?.({ sent, signal: never }))?.status).toBe(expected)
})

test.each([207, '207', '0xcf'])('R-ADPT-111 reports a partially executed batch (%j) as failed', async (status) => {
  const { adapter, main, wallet } = await connected()
  wallet.provider.request = async () => ({ status, receipts: receipts('0x1') })
  const sent = { hash: '0xabc', caipNetworkId: main.caipNetworkId, isBatch: true, memo: `calls:${SANDBOX}` }
  expect((await adapter.getTransaction?.({ sent, signal: never }))?.status).toBe('failed')
})

test.each([
  [200, '0x0', 1, undefined],
  [200, '0x0', 1_000_000, true],
  [500, '0x0', 1_000_000, true],
  [200, 'soon', 1_000_000, undefined],
  [100, '0x0', 1_000_000, undefined],
])(
  'R-ACCT-83 reports for a batch of status %d in block %s with finality %d whether a reorg can change it: %j',
  async (status, block, finality, may) => {
    const { adapter, main, wallet } = await connected()
    wallet.provider.request = async () => ({ status, receipts: [{ status: '0x1', blockNumber: block }] })
    const sent = { hash: '0xabc', caipNetworkId: main.caipNetworkId, isBatch: true, memo: `calls:${SANDBOX}` }
    expect((await adapter.getTransaction?.({ sent, finality, signal: never }))?.isReorgPossible).toBe(may)
  },
)

test.each([['0xabc'], [{ id: '0xabc' }]])('R-ADPT-02 parses a batch id of %j', async (answer) => {
  const { sendCalls, account, main, wallet } = await connected()
  wallet.provider.request = async ({ method }) => (method === 'eth_chainId' ? 1 : answer)
  expect(await sendCalls({ ...account, calls: [{ to: BOB.address }], network: main })).toEqual({ id: '0xabc' })
})

test('R-ADPT-02 requests permissions and assets from the wallet', async () => {
  const { grantPermissions, revokePermissions, walletGetAssets, account, wallet } = await connected()
  const asked: unknown[] = []
  wallet.provider.request = async (args) => {
    asked.push(args)
    return { ok: true }
  }
  expect(await grantPermissions({ connectorId: SANDBOX, permissions: { expiry: 1 } })).toEqual({ ok: true })
  await revokePermissions({ connectorId: SANDBOX, permissions: [{ id: 1 }] })
  await walletGetAssets({ ...account, chainFilter: ['0x1'] })
  expect(asked).toEqual([
    { method: 'wallet_grantPermissions', params: [{ expiry: 1 }] },
    { method: 'wallet_revokePermissions', params: [{ id: 1 }] },
    { method: 'wallet_getAssets', params: [{ account: ALICE.address, chainFilter: ['0x1'] }] },
  ])
})
