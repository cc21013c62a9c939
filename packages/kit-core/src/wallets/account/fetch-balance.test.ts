import { connect, fetchBalance, ready, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { type ConnectionAccount, isKitError } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'

const settled = () => new Promise(setImmediate)
const addresses = Array.from({ length: 12 }, (_, at) => `0x${at.toString(16).padStart(40, '0')}`)
const [first = '', second = ''] = addresses

async function setUp(lacks: readonly 'getBalance'[] = []) {
  const accounts = addresses.map((address): ConnectionAccount => ({ address, type: 'eoa' }))
  const evm = mockAdapter({ accounts: [{ address: first }, ...accounts.slice(1)], lacks })
  const { kit } = createTestKit({ adapters: [evm], options: { networks: [mainnet] } })
  start(kit)
  await ready(kit)
  await connect(kit, { connectorId: 'test.wallet.eip155' })
  await settled()
  const asked = () => evm.controls.requests.filter(({ method }) => method === 'getBalance').length
  return { kit, wallet: evm.controls, asked }
}

test('R-FLOW-23 R-ACCT-04 R-ACCT-06 fetches the balance of an inactive account once while fresh', async () => {
  const { kit, wallet, asked } = await setUp()
  const before = asked()
  expect(await fetchBalance(kit, { address: second })).toEqual({ balance: '1.5', symbol: 'ETH' })
  wallet.setBalance(1n)
  expect(await fetchBalance(kit, { address: second })).toEqual({ balance: '1.5', symbol: 'ETH' })
  expect(asked()).toBe(before + 1)
  expect((await fetchBalance(kit, { address: second, isForced: true })).balance).toBe('0.000000000000000001')
  expect(kit.getState().accounts.eip155).toMatchObject({ address: first, balance: '1.5' })
})

test('R-FLOW-23 fetches a few of many accounts at a time, and skips aborted ones', async () => {
  const { kit, wallet, asked } = await setUp()
  const before = asked()
  const leaving = new AbortController()
  for (const _ of addresses) wallet.holdNext({ method: 'getBalance' })
  const answers = addresses.slice(1).map((address) => fetchBalance(kit, { address, signal: leaving.signal }))
  const settledAnswers = Promise.allSettled(answers)
  await settled()
  expect(asked() - before).toBe(4)
  wallet.approve()
  await settled()
  expect(asked() - before).toBe(5)
  leaving.abort()
  const failed = (await settledAnswers).filter(({ status }) => status === 'rejected')
  expect(failed).toHaveLength(10)
  expect(asked() - before).toBe(5)
})

test('R-FLOW-23 rejects on failure, and requests again on the next call', async () => {
  const { kit, wallet } = await setUp()
  wallet.rejectNext({ method: 'getBalance', error: new Error('offline') })
  await expect(fetchBalance(kit, { address: second })).rejects.toThrow('offline')
  expect((await fetchBalance(kit, { address: second })).balance).toBe('1.5')
})

test('R-ADPT-03 throws for a namespace that cannot read balances', async () => {
  const { kit } = await setUp(['getBalance'])
  const error = await fetchBalance(kit, { address: second }).catch((reason: unknown) => reason)
  expect(isKitError(error, 'adapter/capability-missing')).toBe(true)
})
