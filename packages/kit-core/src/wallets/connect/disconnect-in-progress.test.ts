/** Requests that start while a wallet is slow to disconnect. */
import { setImmediate } from 'node:timers'
import { connect, disconnect, getProvider, ready, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'

const WALLET = 'test.wallet.eip155'
const OTHER = 'host.wallet.eip155'

async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
}

async function connected(...connectorIds: readonly string[]) {
  const evm = mockAdapter()
  const storage = createMemoryStorage()
  const { kit } = createTestKit({
    adapters: [evm, mockAdapter({ namespace: 'solana' })],
    storage,
    options: { networks: [mainnet, solana] },
  })
  start(kit)
  await ready(kit)
  for (const connectorId of connectorIds) await connect(kit, { connectorId })
  const wallets = () => kit.getState().connect.connections.eip155?.map(({ connectorId }) => connectorId) ?? []
  const asked = () => evm.controls.requests.map(({ method }) => method).filter((method) => /connect$/.test(method))
  const stored = () => storage.entries()['@bowline/connections'] ?? ''
  return { kit, evm: evm.controls, wallets, asked, stored }
}

const outcomeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test.each([
  ['all', undefined],
  ['its namespace', { namespace: 'eip155' as const }],
  ['it', { namespace: 'eip155' as const, connectorId: WALLET }],
])('R-CONN-260 connects a wallet that is requested again while it is slow to disconnect %s', async (_, what) => {
  const { kit, evm, wallets, asked, stored } = await connected(WALLET)
  evm.holdNext({ method: 'disconnect' })
  const leaving = outcomeOf(disconnect(kit, what))
  const trying = outcomeOf(connect(kit, { connectorId: WALLET }))
  await settled()
  expect(kit.getState().connect.status).toBe('connecting')
  evm.approve()
  expect([await leaving, await trying]).toEqual(['done', 'done'])
  await settled()
  expect([wallets(), asked()]).toEqual([[WALLET], ['connect', 'disconnect', 'connect']])
  expect(kit.getState().connect.status).toBe('connected')
  expect(stored()).toContain(WALLET)
})

test('R-CONN-260 connects a wallet that is requested again when its disconnect fails', async () => {
  const { kit, evm, wallets } = await connected(WALLET)
  evm.holdNext({ method: 'disconnect' })
  const leaving = outcomeOf(disconnect(kit))
  const trying = outcomeOf(connect(kit, { connectorId: WALLET }))
  evm.reject(new Error('stuck'))
  expect([await leaving, await trying, wallets()]).toEqual(['connect/disconnect-chains', 'done', [WALLET]])
})

test('R-CONN-260 disconnects once when a disconnect comes last', async () => {
  const { kit, evm, wallets, asked, stored } = await connected(WALLET)
  evm.holdNext({ method: 'disconnect' })
  const first = outcomeOf(disconnect(kit))
  const trying = outcomeOf(connect(kit, { connectorId: WALLET }))
  const last = outcomeOf(disconnect(kit, { namespace: 'eip155' }))
  await settled()
  evm.approve()
  expect([await first, await trying, await last]).toEqual(['done', 'request/aborted', 'done'])
  expect([wallets(), asked(), stored()]).toEqual([[], ['connect', 'disconnect'], ''])
})

test('R-CONN-260 connects when an attempt comes last after two disconnects', async () => {
  const { kit, evm, wallets } = await connected(WALLET)
  evm.holdNext({ method: 'disconnect' })
  const first = outcomeOf(disconnect(kit))
  const second = outcomeOf(disconnect(kit))
  const trying = outcomeOf(connect(kit, { connectorId: WALLET }))
  evm.approve()
  expect([await first, await second, await trying]).toEqual(['done', 'done', 'done'])
  await settled()
  expect(wallets()).toEqual([WALLET])
})

test('R-CONN-261 connects another wallet meanwhile without waiting, and keeps it', async () => {
  const { kit, evm, wallets, stored } = await connected(WALLET)
  evm.holdNext({ method: 'disconnect' })
  const leaving = outcomeOf(disconnect(kit))
  expect(await outcomeOf(connect(kit, { connectorId: OTHER }))).toBe('done')
  expect(wallets()).toContain(OTHER)
  evm.approve()
  expect([await leaving, wallets()]).toEqual(['done', [OTHER]])
  expect(stored()).toContain(OTHER)
  expect(stored()).not.toContain(WALLET)
})

test('R-CONN-261 revokes a stored wallet that responds during the disconnect', async () => {
  const evm = mockAdapter()
  const storage = createMemoryStorage()
  const before = createTestKit({ adapters: [evm], storage }).kit
  const stop = start(before)
  await ready(before)
  for (const connectorId of [OTHER, WALLET]) await connect(before, { connectorId })
  stop()
  const { kit } = createTestKit({ adapters: [evm], storage })
  evm.controls.holdNext({ method: 'reconnect' })
  start(kit)
  await settled()
  evm.controls.holdNext({ method: 'reconnect' })
  evm.controls.approve()
  await ready(kit)
  await settled()
  evm.controls.holdNext({ method: 'disconnect' })
  const leaving = outcomeOf(disconnect(kit))
  await settled()
  evm.controls.approve()
  await settled()
  evm.controls.approve()
  expect(await leaving).toBe('done')
  await settled()
  expect(kit.getState().connect).toMatchObject({ status: 'disconnected', connections: { eip155: [] } })
  const left = evm.controls.requests.filter(({ method }) => method === 'disconnect')
  expect(left.map(({ params }) => params)).toEqual([{ connectorId: WALLET }, { connectorId: OTHER }])
})

test('R-CONN-260 connects a wallet after the revocation of its late approval has finished', async () => {
  const evm = mockAdapter({ ignoresAbort: true })
  const { kit } = createTestKit({ adapters: [evm] })
  start(kit)
  await ready(kit)
  const leaving = new AbortController()
  evm.controls.holdNext({ method: 'connect' })
  const first = outcomeOf(connect(kit, { connectorId: WALLET, signal: leaving.signal }))
  await settled()
  leaving.abort()
  evm.controls.holdNext({ method: 'disconnect' })
  evm.controls.approve()
  await settled()
  const second = outcomeOf(connect(kit, { connectorId: WALLET }))
  await settled()
  evm.controls.approve()
  expect([await first, await second]).toEqual(['request/aborted', 'done'])
  expect(await outcomeOf(getProvider(kit))).toBe('done')
})

test('R-CONN-262 revokes a late approval that was left to a newer attempt when that attempt fails', async () => {
  const evm = mockAdapter({ ignoresAbort: true })
  const { kit } = createTestKit({ adapters: [evm] })
  start(kit)
  await ready(kit)
  evm.controls.holdNext({ method: 'connect' })
  evm.controls.holdNext({ method: 'connect' })
  const first = outcomeOf(connect(kit, { connectorId: WALLET }))
  const second = outcomeOf(connect(kit, { connectorId: WALLET }))
  await settled()
  evm.controls.approve()
  await settled()
  evm.controls.reject()
  expect([await first, await second]).toEqual(['request/aborted', 'wallet/user-rejected'])
  await settled()
  expect(evm.controls.requests.map(({ method }) => method)).toEqual(['connect', 'connect', 'disconnect'])
})

test('R-CONN-262 revokes a late approval that arrives during a disconnect after the disconnect', async () => {
  const evm = mockAdapter({ ignoresAbort: true })
  const { kit } = createTestKit({ adapters: [evm] })
  start(kit)
  await ready(kit)
  for (const connectorId of [WALLET, OTHER]) await connect(kit, { connectorId })
  evm.controls.holdNext({ method: 'connect' })
  const trying = outcomeOf(connect(kit, { connectorId: WALLET }))
  await settled()
  evm.controls.holdNext({ method: 'disconnect' })
  const leaving = outcomeOf(disconnect(kit))
  await settled()
  evm.controls.approve()
  await settled()
  evm.controls.approve()
  expect([await trying, await leaving]).toEqual(['request/aborted', 'done'])
  await settled()
  const left = evm.controls.requests.filter(({ method }) => method === 'disconnect')
  expect(left.map(({ params }) => params)).toEqual([OTHER, WALLET, WALLET].map((connectorId) => ({ connectorId })))
})
